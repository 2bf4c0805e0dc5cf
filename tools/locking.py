"""`dev.py lock`: resolves pyproject.toml anew into requirements.lock, for every platform, with hashes.

What the wheels ask of Windows and macOS is written down beside it.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.children import captured
from tools.environment import ready
from tools.installation import create
from tools.problem import Problem

HEADER = "# Made by `python3 dev.py lock` for Linux, macOS and Windows; do not edit by hand.\n"
RESOLVE = (
    *("pip", "compile", "--universal", "--python-version", "3.11", "--extra", "dev", "--upgrade"),
    *("--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate", "--quiet"),
)


def lock(root: Path, arguments: list[str]) -> int:
    """Upgrade everything to the newest that pyproject.toml allows, then update .venv/."""
    if arguments:
        raise Problem("dev.py lock takes no arguments.", 2)
    with tempfile.TemporaryDirectory(prefix="recovery-lock-") as scratch:
        resolver = _resolver(Path(scratch))
        result = Path(scratch) / "requirements.lock"
        command = [str(resolver), *RESOLVE, "pyproject.toml", "--output-file", str(result)]
        done = subprocess.run(command, cwd=root, env=_index_settings(resolver), check=False)
        if done.returncode:
            raise Problem("The dependencies could not be resolved; requirements.lock is unchanged.")
        text = result.read_text(encoding="utf-8")
        refuse_local(text)
        (root / "requirements.lock").write_text(HEADER + text, encoding="utf-8", newline="\n")
    _record_wheels(root, ready(root))
    names = set(re.findall(r"^([\w.-]+)==", text, re.MULTILINE))
    print(f"requirements.lock names {len(names)} packages.")
    return 0


def refuse_local(text: str) -> None:
    """Refuse a lock file that names a place on this machine: it must mean the same everywhere.

    Raises Problem.
    """
    if place := re.search(r"(file:|https?:)\S+|^[./]\S+", text, re.MULTILINE):
        raise Problem(
            f"The resolution depends on this machine ({place.group()}); requirements.lock is unchanged."
        )


def _record_wheels(root: Path, python: Path) -> None:
    """Record what the wheels of the new versions require of Windows and macOS. Raises Problem."""
    print("Reading the wheels of Windows and macOS that are new.", file=sys.stderr, flush=True)
    command = [str(python), str(root / "packaging" / "wheels.py"), "record"]
    if subprocess.run(command, cwd=root, check=False).returncode:
        raise Problem("The wheels could not be read: requirements.lock is new, packaging/wheels.csv is not.")


def _resolver(scratch: Path) -> Path:
    folder = scratch / "resolver"
    create(folder)
    inside = folder / ("Scripts" if sys.platform == "win32" else "bin")
    status, answer = captured([str(inside / "python"), "-m", "pip", "install", "--quiet", "uv"])
    if status:
        raise Problem(f"The resolver uv could not be installed: {answer.strip().splitlines()[-1]}")
    return inside / "uv"


def _index_settings(resolver: Path) -> dict[str, str]:
    """Return the environment of uv with pip's index and certificates, and no folder of local files."""
    variables = {key: value for key, value in os.environ.items() if not key.startswith("UV_")}
    for setting, names in (("index-url", ["UV_DEFAULT_INDEX"]), ("cert", ["SSL_CERT_FILE"])):
        for source in ("global", "user", "site", ":env:"):
            command = [str(resolver.with_name("python")), "-m", "pip", "config", "get", f"{source}.{setting}"]
            status, answer = captured(command)
            if status == 0:
                variables |= dict.fromkeys(names, answer.strip())
    return variables
