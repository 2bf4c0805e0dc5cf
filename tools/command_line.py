"""The command line of `dev.py`: the commands, and each failure as one sentence with an exit status."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

from tools.problem import Problem

ROOT = Path(__file__).resolve().parent.parent

USAGE = """usage: python3 dev.py COMMAND [ARGUMENT ...]

  setup                            only the environment in .venv/, which every other command sets up too
  run [ARGUMENT ...]               set up, then start the app; without a display, run the tour
  tour --out DIR [ARGUMENT ...]    the whole story in pictures, without a display
  test [--packaging] [PYTEST ...]  the whole test suite, headless
  check [PART ...] [--deep [--minutes N]]
                                   format, lint, types, workflows, imports, architecture, consistency,
                                   or the parts that are named; --deep adds the heavy suites in full size
  bench [--check] [NAME ...]       the figures; --check fails where one misses its goal, --short takes five minutes
  build [ARGUMENT ...]             the installers, into dist/
  texts [--missing LANGUAGE] [--take LANGUAGE FILE.json]
                                   refresh the translations in resources/locale from the sources
  lock                             refresh requirements.lock from pyproject.toml

Each command first brings the environment in .venv/ up to date."""


def main(arguments: list[str]) -> int:
    try:
        return _command(arguments)
    except Problem as problem:
        return _say(str(problem), problem.status)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        return _say(sentence_for(error))


def _command(arguments: list[str]) -> int:
    if not arguments:
        raise Problem("A command is missing; python3 dev.py --help lists them.", 2)
    name, *rest = arguments
    if name in ("-h", "--help", "help"):
        print(USAGE)
        return 0
    if name not in COMMANDS:
        raise Problem(f"There is no command {name!r}; python3 dev.py --help lists them.", 2)
    return COMMANDS[name](ROOT, rest)


# Imported one by one, so that the second `run` pays only for what it needs.
def _setup(root: Path, arguments: list[str]) -> int:
    from tools.environment import ready

    if arguments:
        raise Problem("dev.py setup takes no arguments.", 2)
    ready(root)
    return 0


def _run(root: Path, arguments: list[str]) -> int:
    from tools.app import run

    return run(root, arguments)


def _tour(root: Path, arguments: list[str]) -> int:
    from tools.app import tour

    return tour(root, arguments)


def _test(root: Path, arguments: list[str]) -> int:
    from tools.testing import test

    return test(root, arguments)


def _check(root: Path, arguments: list[str]) -> int:
    from tools.checks import check

    return check(root, arguments)


def _bench(root: Path, arguments: list[str]) -> int:
    from tools.bench import bench

    return bench(root, arguments)


def _build(root: Path, arguments: list[str]) -> int:
    from tools.app import build

    return build(root, arguments)


def _lock(root: Path, arguments: list[str]) -> int:
    from tools.locking import lock

    return lock(root, arguments)


def _texts(root: Path, arguments: list[str]) -> int:
    from tools.children import wait_for
    from tools.environment import ready

    return wait_for([str(ready(root)), "-m", "tools.texts", *arguments], dict(os.environ), cwd=root)


COMMANDS: dict[str, Callable[[Path, list[str]], int]] = {
    "setup": _setup,
    "run": _run,
    "tour": _tour,
    "test": _test,
    "check": _check,
    "bench": _bench,
    "build": _build,
    "texts": _texts,
    "lock": _lock,
}


def sentence_for(error: OSError) -> str:
    """Explain a failed system call to the person who typed the command."""
    where = f" ({error.filename})" if error.filename else ""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"There is no space left on the disk{where}; about 2 GB are needed."
    if error.errno == errno.EROFS:
        return f"This folder cannot be written{where}; copy the project to one that can."
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"There is no permission for this folder{where}; copy the project to one of your own."
    return f"The operating system refused: {os.strerror(error.errno or 0)}{where}."


def _say(sentence: str, status: int = 1) -> int:
    print(sentence, file=sys.stderr)
    return status
