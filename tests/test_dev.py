"""`dev.py` where it decides: command lines, the stamp, healing, a missing display, and what failures say."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import measure
from tests.depth import rounds
from tools import (
    app,
    bench,
    checks,
    command_line,
    environment,
    installation,
    locking,
    system_packages,
    testing,
)
from tools.children import captured, wait_for
from tools.problem import Problem
from tools.qt_libraries import platforms_for

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def project(tmp_path):
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "requirements.lock").write_text("a==1\n")
    return tmp_path


@pytest.fixture
def installs(monkeypatch):
    """Replaces the slow parts of a set-up by ones that only note what was asked for."""
    asked = []

    def create(folder):
        asked.append("create")
        python = environment.python_of(folder.parent)
        python.parent.mkdir(parents=True)
        python.touch()

    monkeypatch.setattr(installation, "create", create)
    monkeypatch.setattr(installation, "install", lambda root, python: asked.append("install"))
    monkeypatch.setattr(installation, "is_usable", lambda python: python.exists())
    return asked


@pytest.mark.parametrize(
    ("arguments", "status", "says"),
    [
        ([], 2, "A command is missing"),
        (["fly"], 2, "no command 'fly'"),
        (["lock", "now"], 2, "takes no arguments"),
        (["bench", "nothing_of_that_name"], 2, "no benchmark"),
    ],
)
def test_a_wrong_command_line_is_one_sentence_and_status_2(arguments, status, says, capsys):
    assert command_line.main(arguments) == status
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [["--minutes", "0"], ["--minutes", "x"], ["--minutes", "nan"], ["--fast"], ["--minutes", "9"]],
)
def test_check_refuses_what_it_cannot_do(arguments, capsys, monkeypatch):
    monkeypatch.setattr(checks, "ready", lambda root: pytest.fail("set up before the arguments were read"))
    assert command_line.main(["check", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_help_names_every_command(capsys):
    assert command_line.main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(f"  {name} " in said for name in command_line.COMMANDS)


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (errno.ENOSPC, "no space left"),
        (errno.EROFS, "cannot be written"),
        (errno.EACCES, "no permission"),
        (errno.EMFILE, "refused"),
    ],
)
def test_a_system_failure_is_one_sentence_and_status_1(monkeypatch, capsys, number, says):
    def fail(root, arguments):
        raise OSError(number, os.strerror(number), "/somewhere/.venv")

    monkeypatch.setitem(command_line.COMMANDS, "run", fail)
    assert command_line.main(["run"]) == 1
    said = capsys.readouterr().err
    assert says in said
    assert "/somewhere/.venv" in said
    assert said.count("\n") == 1


def test_ctrl_c_is_silent_and_status_130(monkeypatch, capsys):
    def interrupted(root, arguments):
        raise KeyboardInterrupt

    monkeypatch.setitem(command_line.COMMANDS, "run", interrupted)
    assert command_line.main(["run"]) == 130
    assert capsys.readouterr() == ("", "")


def test_an_old_python_is_told_so_without_a_traceback():
    pretend = (
        "import runpy, sys; sys.version_info = (3, 10, 1); runpy.run_path('dev.py', run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", pretend], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Recovery Desktop needs Python 3.11 to 3.14")
    assert done.stderr.count("\n") == 1


def test_the_first_start_sets_up_and_the_second_does_not(project, installs):
    environment.ready(project)
    environment.ready(project)
    assert installs == ["create", "install"]


@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_a_changed_lock_or_project_updates_the_environment_in_place(project, installs, name):
    environment.ready(project)
    (project / name).write_text("b==2\n")
    assert not environment.is_ready(project)
    environment.ready(project)
    assert installs == ["create", "install", "install"]


def test_an_interrupted_set_up_starts_from_nothing(project, installs, monkeypatch):
    def interrupted(root, python):
        (root / environment.FOLDER / "half-a-package").touch()
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(installation, "install", interrupted)
        with pytest.raises(KeyboardInterrupt):
            environment.ready(project)
    assert not environment.is_ready(project)
    environment.ready(project)
    assert installs == ["create", "create", "install"]
    assert not (project / environment.FOLDER / "half-a-package").exists()


def test_an_environment_made_by_hand_is_kept(project, installs):
    installation.create(project / environment.FOLDER)
    environment.ready(project)
    assert installs == ["create", "install"]


def test_a_lost_python_or_a_damaged_stamp_means_set_up_again(project, installs):
    environment.ready(project)
    environment.python_of(project).unlink()
    assert not environment.is_ready(project)
    environment.ready(project)
    (project / environment.FOLDER / environment.STAMP).write_bytes(b"\xff\0")
    assert not environment.is_ready(project)


def test_another_place_is_another_environment(project, tmp_path_factory):
    other = tmp_path_factory.mktemp("moved")
    for name in ("requirements.lock", "pyproject.toml"):
        (other / name).write_bytes((project / name).read_bytes())
    assert environment.fingerprint(project) != environment.fingerprint(other)


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("OSError: [Errno 28] No space left on device", "no space left"),
        ("HTTPSConnection: NewConnectionError", "index could not be reached"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "not the one that"),
        ("ERROR: No matching distribution found for a==1", "has no build of a locked package"),
        (
            "ERROR: Could not find a version that satisfies a (from versions: none)",
            "could not be reached, or",
        ),
        ("noise\nERROR: the moon is full\nmore noise", "could not be installed: the moon is full"),
        ("", "no reason was given"),
    ],
)
def test_what_pip_says_becomes_one_sentence(project, monkeypatch, answer, says):
    monkeypatch.setattr(installation, "captured", lambda command, variables: (1, answer))
    with pytest.raises(Problem, match=says) as caught:
        installation.install(project, Path("python"))
    assert "\n" not in str(caught.value)
    assert caught.value.status == 1


def test_a_missing_venv_module_names_the_command_that_brings_it(monkeypatch, tmp_path):
    monkeypatch.setattr(installation, "captured", lambda command: (1, "ensurepip is not available"))
    monkeypatch.setattr(installation, "may_install", lambda: False)
    monkeypatch.setattr(installation.shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(Problem, match=r"sudo apt-get install -y python3\.\d+-venv"):
        installation.create(tmp_path / "environment")


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
def test_only_a_linux_without_display_gets_the_tour(platform, variables, expected):
    assert app.needs_tour(platform, variables) is expected


def test_run_without_display_says_so_and_names_the_folder(monkeypatch, capsys, tmp_path):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(app.sys, "platform", "linux")
    started = []
    monkeypatch.setattr(app, "tour", lambda root, arguments: started.append(arguments) or 0)
    assert app.run(tmp_path, []) == 0
    folder = str(tmp_path / "tour")
    assert started == [["--out", folder]]
    assert folder in capsys.readouterr().err


def test_run_passes_its_arguments_on(monkeypatch, tmp_path):
    monkeypatch.setenv("DISPLAY", ":0")
    started = []
    monkeypatch.setattr(app, "ready", lambda root: Path("python"))
    monkeypatch.setattr(app, "make_loadable", lambda root, python, platforms: None)
    monkeypatch.setattr(app, "become", lambda command: started.append(command) or 0)
    assert app.run(tmp_path, ["an invoice.pdf", "--connection", "c.json"]) == 0
    assert started == [["python", "-m", "recovery_desktop", "an invoice.pdf", "--connection", "c.json"]]


def test_build_says_when_there_is_nothing_to_build_with(tmp_path):
    with pytest.raises(Problem, match=r"packaging/build\.py"):
        app.build(tmp_path, [])


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, ("offscreen",)),
        ({"DISPLAY": ":0"}, ("xcb",)),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}, ("wayland", "xcb")),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "vnc:size=800x600"}, ("vnc",)),
    ],
)
def test_the_platform_that_qt_will_take_is_the_one_that_is_checked(variables, expected):
    assert platforms_for(variables) == expected


def test_system_packages_are_read_by_section(tmp_path):
    file = tmp_path / "packaging" / "system-packages.txt"
    file.parent.mkdir()
    file.write_text("# all\n[run] # Qt\na b # two\n\nc\n[test]\nd\n")
    assert system_packages.packages_of(tmp_path, "run") == ["a", "b", "c"]
    assert system_packages.packages_of(tmp_path, "test", "run") == ["a", "b", "c", "d"]
    for section in ("run", "test", "services", "build"):
        assert system_packages.packages_of(ROOT, section)


def test_without_the_right_to_install_the_one_command_is_named(monkeypatch):
    monkeypatch.setattr(system_packages, "_as_root", lambda: None)
    with pytest.raises(Problem, match="run: sudo apt-get install -y --no-install-recommends libgl1 libegl1"):
        system_packages.install_packages(["libgl1", "libegl1"])


def test_packages_that_the_release_does_not_know_are_left_out(monkeypatch):
    asked = []

    def apt(command):
        asked.append(command)
        unknown = "chromium" in command
        said = "E: Unable to locate package chromium\nE: Package 'dunst' has no installation candidate\n"
        return subprocess.CompletedProcess(command, 100 if unknown else 0, "", said if unknown else "")

    monkeypatch.setattr(system_packages, "_as_root", lambda: ["sudo", "-n"])
    monkeypatch.setattr(system_packages, "_apt", apt)
    assert system_packages.install_packages(["xvfb", "chromium", "dunst"]) == ["chromium", "dunst"]
    assert asked[-1][-1] == "xvfb"
    assert asked[-1][:3] == ["sudo", "-n", "apt-get"]


@pytest.mark.parametrize(
    ("arguments", "spread"),
    [
        ([], ["-n", "3", "--dist", "loadfile"]),
        (["tests/service", "-k", "n"], ["-n", "3", "--dist", "loadfile"]),
        (["-n0"], []),
        (["--numprocesses=2"], []),
        (["--pdb"], []),
    ],
)
def test_the_suite_uses_every_core_unless_told_otherwise(arguments, spread):
    command = testing.pytest_command(Path("python"), arguments, cores=3)
    assert command == ["python", "-m", "pytest", *spread, *arguments]


def test_tests_are_headless_and_ci_is_recognised():
    assert testing.headless({"DISPLAY": ":0"})["QT_QPA_PLATFORM"] == "offscreen"
    assert testing.is_continuous_integration({"CI": "true"})
    assert not testing.is_continuous_integration({"CI": ""})


def test_a_failed_part_fails_the_check(monkeypatch, capsys):
    monkeypatch.setattr(checks, "ready", lambda root: sys.executable)
    monkeypatch.setattr(checks, "PARTS", (("good", ("this",)), ("bad", ("no_such_module",))))
    monkeypatch.chdir(ROOT)
    assert checks.check(ROOT, []) == 1
    said = capsys.readouterr().out
    assert "good" in said
    assert said.endswith("check failed: bad\n")


def test_deep_runs_are_scaled(monkeypatch):
    monkeypatch.delenv("RECOVERY_DEEP", raising=False)
    assert rounds(100, 10_000) == 100
    monkeypatch.setenv("RECOVERY_DEEP", "1")
    assert rounds(100, 10_000) == 10_000
    monkeypatch.setenv("RECOVERY_DEEP_SCALE", "0.2")
    assert rounds(100, 10_000) == 2_000
    assert rounds(100, 200) == 100


@pytest.mark.parametrize(
    "line", ["--hash=sha256:00\nx @ file:///opt/x.whl\n", "x @ https://host/x.whl\n", "./folder\n"]
)
def test_a_lock_never_names_a_place(line):
    with pytest.raises(Problem, match="depends on this machine"):
        locking.refuse_local(line)
    locking.refuse_local("a==1 ; sys_platform == 'linux' \\\n    --hash=sha256:00\n")


def test_a_child_gives_its_status_and_what_it_printed():
    assert wait_for([sys.executable, "-c", "raise SystemExit(7)"]) == 7
    assert captured([sys.executable, "-c", "print('said')"]) == (0, "said\n")


def test_bench_prints_one_row_for_each_figure(capsys):
    slow = measure.figure("slow", "a thing", [4.0, 4.0, 5.0], [2.0, 2.0, 2.0], goal=1.5)
    many = measure.figure("many", "per second", [9.0], [10.0], goal=0.6, unit="/s", at_least=True)
    measure.report(slow, many, packages=["pytest"])
    rows = bench.rows_in("noise\n" + capsys.readouterr().out)
    assert [(row.name, row.ratio, row.met) for row in rows] == [("slow", 2.0, False), ("many", 0.9, True)]
    lines = bench.table(rows).splitlines()
    assert lines[1].split()[-3:] == ["<=", "1.5", "MISSED"]
    assert lines[2].split()[-3:] == [">=", "0.6", "met"]


def test_bench_check_fails_for_a_missed_goal_and_for_a_broken_benchmark(tmp_path, monkeypatch, capsys):
    folder = tmp_path / "benchmarks"
    folder.mkdir()
    (folder / "measure.py").touch()
    row = {
        "name": "n",
        "what": "w",
        "ours": 4,
        "floor": 2,
        "ratio": 2,
        "goal": 1.5,
        "unit": "ms",
        "details": {},
    }
    (folder / "missed.py").write_text(f"import json\nprint(json.dumps({row}))\n")
    monkeypatch.setattr(bench, "ready", lambda root: Path(sys.executable))
    monkeypatch.setattr(bench, "make_loadable", lambda root, python, platforms: None)
    assert bench.bench(tmp_path, []) == 0
    assert bench.bench(tmp_path, ["--check"]) == 1
    assert "goal missed: n" in capsys.readouterr().err
    (folder / "broken.py").write_text("raise SystemExit(3)\n")
    assert bench.bench(tmp_path, ["broken"]) == 1
    assert "gave no figure: broken" in capsys.readouterr().err


def test_repetitions_alternate_and_the_first_pair_warms_up():
    order = []
    ours, floor = measure.alternate(
        lambda: order.append("ours") or float(len(order)),
        lambda: order.append("floor") or float(len(order)),
        3,
    )
    assert order == ["floor", "ours", "ours", "floor", "floor", "ours", "ours", "floor"]
    assert (len(ours), len(floor)) == (3, 3)
    assert min(ours + floor) == 3


def test_percentiles_are_samples_that_occurred():
    samples = [float(number) for number in range(1, 101)]
    assert [measure.percentile(samples, share) for share in (0, 50, 99, 100)] == [1, 50, 99, 100]
    assert measure.percentile([7.0], 99) == 7
