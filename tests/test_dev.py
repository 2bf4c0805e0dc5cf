"""`dev.py` where it decides: command lines, a missing display, how tests and checks run."""

import errno
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.depth import rounds
from tools import (
    app,
    assertions,
    checks,
    command_line,
    testing,
)
from tools.children import captured, wait_for

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        ([], 2, "A command is missing"),
        (["fly"], 2, "no command 'fly'"),
        (["lock", "now"], 2, "takes no arguments"),
        (["setup", "all"], 2, "takes no arguments"),
        (["bench", "nothing_of_that_name"], 2, "no benchmark"),
    ],
)
def test_wrong_command_line_is_one_sentence_and_status_2(
    arguments: list[Any], status: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command_line.main(arguments) == status
    message = capsys.readouterr().err
    assert says in message
    assert message.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [["--minutes", "0"], ["--minutes", "x"], ["--minutes", "nan"], ["--fast"], ["--minutes", "9"]],
)
def test_check_refuses_what_it_cannot_do(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "with_qt", lambda root: pytest.fail("set up before the arguments were read"))
    assert command_line.main(["check", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert command_line.main(["--help"]) == 0
    output = capsys.readouterr().out
    assert all(f"  {name} " in output for name in command_line.COMMANDS)


def test_commands_that_the_documents_name_are_there() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/guide/*.md")]
    pages += [*ROOT.glob("resources/reference/*.md"), *ROOT.glob("sdk/*/*.md")]
    named = {name for page in pages for name in re.findall(r"dev\.py ([a-z]+)\b", page.read_text("utf-8"))}
    assert "setup" in named
    assert named <= set(command_line.COMMANDS)


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (errno.ENOSPC, "no space left"),
        (errno.EROFS, "cannot be written"),
        (errno.EACCES, "no permission"),
        (errno.EMFILE, "refused"),
    ],
)
def test_system_failure_is_one_sentence_and_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int, says: str
) -> None:
    def fail(root: Path, arguments: list[Any]) -> None:
        raise OSError(number, os.strerror(number), "/somewhere/.venv")

    monkeypatch.setitem(command_line.COMMANDS, "run", fail)
    assert command_line.main(["run"]) == 1
    message = capsys.readouterr().err
    assert says in message
    assert "/somewhere/.venv" in message
    assert message.count("\n") == 1


def test_ctrl_c_is_silent_and_status_130(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(root: Path, arguments: list[Any]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setitem(command_line.COMMANDS, "run", interrupted)
    assert command_line.main(["run"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("version", "says"),
    [
        ("version_info = (3, 10, 1)", "Recovery Desktop needs Python 3.11 to 3.14"),
        ("maxsize = 2**31 - 1", "Recovery Desktop needs a 64-bit Python"),
    ],
)
def test_python_that_does_not_fit_is_told_so_without_a_traceback(version: str, says: str) -> None:
    pretend = f"import runpy, sys; sys.{version}; runpy.run_path('dev.py', run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", pretend], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith(says)
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {}, True),
        ("linux", {"DISPLAY": ""}, True),
        ("linux", {"DISPLAY": ":0"}, False),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, False),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, False),
        ("darwin", {}, False),
        ("win32", {}, False),
    ],
)
def test_tour_is_for_linux_without_a_display_only(
    platform: str, variables: dict[str, Any], expected: bool
) -> None:
    assert app.needs_tour(platform, variables) is expected


def test_run_without_display_says_so_and_names_the_folder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(app.sys, "platform", "linux")
    started = []
    monkeypatch.setattr(app, "tour", lambda root, arguments: started.append(arguments) or 0)
    assert app.run(tmp_path, []) == 0
    folder = str(tmp_path / "tour")
    assert started == [["--out", folder]]
    assert folder in capsys.readouterr().err


def test_run_passes_its_arguments_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    started = []
    monkeypatch.setattr(app, "ready", lambda root: Path("python"))
    monkeypatch.setattr(app, "make_loadable", lambda root, python, platforms: None)
    monkeypatch.setattr(app, "become", lambda command: started.append(command) or 0)
    assert app.run(tmp_path, ["an invoice.pdf", "--connection", "c.json"]) == 0
    assert started == [["python", "-m", "recovery_desktop", "an invoice.pdf", "--connection", "c.json"]]


def test_build_passes_its_steps_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started = []
    monkeypatch.setattr(app, "ready", lambda root: Path("python"))
    monkeypatch.setattr(app, "make_loadable", lambda root, python, platforms: None)
    monkeypatch.setattr(app.system_packages, "may_install", lambda: False)
    monkeypatch.setattr(app, "become", lambda command: started.append(command) or 0)
    assert app.build(tmp_path, ["freeze", "try"]) == 0
    assert started == [["python", str(tmp_path / "packaging" / "make.py"), "freeze", "try"]]


@pytest.mark.parametrize(
    ("arguments", "spread"),
    [
        ([], ["-n", "3", "--dist", "loadfile", "--no-loadscope-reorder"]),
        (["tests/service", "-k", "n"], ["-n", "3", "--dist", "loadfile", "--no-loadscope-reorder"]),
        (["-n0"], []),
        (["--numprocesses=2"], []),
        (["--pdb"], []),
    ],
)
def test_suite_uses_every_core_unless_told_otherwise(arguments: list[Any], spread: list[Any]) -> None:
    command = testing.pytest_command(Path("python"), arguments, workers=3)
    assert command == ["python", "-m", "pytest", *spread, *arguments]


def test_assertions_of_a_test_module_are_rewritten_once_and_again_after_a_change(tmp_path: Path) -> None:
    module, helper = tmp_path / "test_one.py", tmp_path / "helper.py"
    for written in (module, helper):
        written.write_text("def test_it():\n    assert 1 + 1 == 2\n", encoding="utf-8")
    (tmp_path / "test_broken.py").write_text("def", encoding="utf-8")
    assertions.rewrite_all(tmp_path)
    assert assertions.is_ready(module)
    assert not assertions.cache_path(helper).exists()
    module.write_text("def test_it():\n    assert 1 + 1 == 3\n", encoding="utf-8")
    assert not assertions.is_ready(module)
    assertions.rewrite_all(tmp_path)
    assert assertions.is_ready(module)


def test_tests_are_headless_and_ci_is_recognised() -> None:
    assert testing.headless({"DISPLAY": ":0"})["QT_QPA_PLATFORM"] == "offscreen"
    assert "PYTHONDONTWRITEBYTECODE" not in testing.headless({"PYTHONDONTWRITEBYTECODE": "1"})
    assert testing.is_continuous_integration({"CI": "true"})
    assert not testing.is_continuous_integration({"CI": ""})


def test_files_of_tests_are_written_to_memory_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(testing, "MEMORY", tmp_path)
    monkeypatch.setattr(testing, "MEMORY_NEEDED", 1)
    assert testing.headless({})["PYTEST_DEBUG_TEMPROOT"] == str(tmp_path)
    assert testing.headless({"PYTEST_DEBUG_TEMPROOT": "chosen"})["PYTEST_DEBUG_TEMPROOT"] == "chosen"
    monkeypatch.setattr(testing, "MEMORY_NEEDED", 2**80)
    assert "PYTEST_DEBUG_TEMPROOT" not in testing.headless({})
    monkeypatch.setattr(testing, "MEMORY", tmp_path / "absent")
    assert "PYTEST_DEBUG_TEMPROOT" not in testing.headless({})


def test_failed_part_fails_the_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "with_qt", lambda root: sys.executable)
    monkeypatch.setattr(checks, "PARTS", (("good", ("this",)), ("bad", ("no_such_module",))))
    monkeypatch.chdir(ROOT)
    assert checks.check(ROOT, []) == 1
    output = capsys.readouterr().out
    assert "good" in output
    assert output.endswith("check failed: bad\n")


def test_check_with_named_parts_runs_only_those(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checks, "with_qt", lambda root: sys.executable)
    monkeypatch.setattr(checks, "PARTS", (("good", ("this",)), ("bad", ("no_such_module",))))
    assert checks.check(ROOT, ["good"]) == 0
    assert "bad" not in capsys.readouterr().out


def test_check_needs_the_libraries_of_qt_as_tests_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """The architecture is a test: on a machine without them it would end before it began."""
    loaded = []
    monkeypatch.setattr(testing, "ready", lambda root: Path(sys.executable))
    monkeypatch.setattr(testing, "make_loadable", lambda root, python, platforms: loaded.append(platforms))
    monkeypatch.setattr(checks, "PARTS", ())
    monkeypatch.chdir(ROOT)
    assert checks.check(ROOT, []) == 0
    assert loaded == [("offscreen",)]


def test_deep_runs_are_scaled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RECOVERY_DEEP", raising=False)
    assert rounds(100, 10_000) == 100
    monkeypatch.setenv("RECOVERY_DEEP", "1")
    assert rounds(100, 10_000) == 10_000
    monkeypatch.setenv("RECOVERY_DEEP_SCALE", "0.2")
    assert rounds(100, 10_000) == 2_000
    assert rounds(100, 200) == 100


def test_child_gives_its_status_and_what_it_printed() -> None:
    assert wait_for([sys.executable, "-c", "raise SystemExit(7)"]) == 7
    assert captured([sys.executable, "-c", "print('said')"]) == (0, "said\n")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives orphans to the next ancestor")
def test_processes_left_by_a_crashed_child_are_ended() -> None:
    sleeper = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"
    crasher = (
        "import os, subprocess, sys\n"
        f"child = subprocess.Popen([sys.executable, '-c', {sleeper!r}], start_new_session=True)\n"
        "os.abort()"
    )
    runner = (
        "import sys\n"
        "from tools.children import adopt_orphans, end_orphans, wait_for\n"
        "adopt_orphans()\n"
        f"print(wait_for([sys.executable, '-c', {crasher!r}]), flush=True)\n"
        "left = end_orphans(grace_seconds=0.2, patience_seconds=0.2)\n"
        "print(len(left), 'import signal, time' in left[0], flush=True)"
    )
    done = subprocess.run(
        [sys.executable, "-c", runner], capture_output=True, text=True, cwd=ROOT, timeout=60, check=True
    )
    assert done.stdout.split() == ["-6", "1", "True"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives orphans to the next ancestor")
def test_process_that_ends_by_itself_is_not_reported() -> None:
    leaver = "import subprocess; subprocess.Popen(['sleep', '0.3'], start_new_session=True)"
    runner = (
        "import sys\n"
        "from tools.children import adopt_orphans, end_orphans, wait_for\n"
        "adopt_orphans()\n"
        f"wait_for([sys.executable, '-c', {leaver!r}])\n"
        "sys.exit(len(end_orphans(patience_seconds=30)))"
    )
    assert subprocess.run([sys.executable, "-c", runner], cwd=ROOT, timeout=60, check=False).returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives orphans to the next ancestor")
def test_orphan_that_ended_is_buried_while_its_run_goes_on() -> None:
    waiter = (
        "import os, subprocess, sys, time\n"
        "shell = 'sleep 0 & echo $!'\n"
        "orphan = subprocess.run(['sh', '-c', shell], capture_output=True, text=True, check=True).stdout.strip()\n"
        "until = time.monotonic() + 30\n"
        "while os.path.exists(f'/proc/{orphan}') and time.monotonic() < until: time.sleep(0.05)\n"
        "sys.exit(os.path.exists(f'/proc/{orphan}'))"
    )
    runner = (
        "import sys\n"
        "from tools.children import adopt_orphans, wait_for\n"
        "adopt_orphans()\n"
        f"sys.exit(wait_for([sys.executable, '-c', {waiter!r}], with_orphans=True))"
    )
    assert subprocess.run([sys.executable, "-c", runner], cwd=ROOT, timeout=60, check=False).returncode == 0


@pytest.mark.parametrize("with_orphans", [False, True])
def test_child_that_takes_too_long_is_ended(with_orphans: bool) -> None:
    with pytest.raises(subprocess.TimeoutExpired):
        wait_for(
            [sys.executable, "-c", "import time; time.sleep(600)"],
            limit_seconds=0.2,
            with_orphans=with_orphans,
        )
