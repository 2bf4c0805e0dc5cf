"""Each planted defect is noticed by the tests that are named for it; the table itself fits the sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.depth import is_deep
from tests.planted import DEFECTS, Defect

ROOT = Path(__file__).parents[1]
PARTS = ("src", "tests", "resources", "pyproject.toml")
TESTS_FAILED = 1
"""The exit status of pytest where tests ran and failed; every other one means that they did not run."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tree of its own: nothing is ever planted into the sources."""
    folder = tmp_path_factory.mktemp("planted")
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=unwanted)
        else:
            shutil.copy2(ROOT / part, folder / part)
    # Each run reads nearly all of it. By content: a defect may be planted within the second of the copy.
    compiler = [sys.executable, "-m", "compileall", "-q", "-j", "0", "--invalidation-mode", "checked-hash"]
    subprocess.run([*compiler, str(folder / "src")], check=True)
    return folder


def run(tree: Path, *tests: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    variables = {
        name: value for name, value in os.environ.items() if not name.startswith(("RECOVERY_", "PYTEST_"))
    }
    variables |= {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=tree, env=variables, capture_output=True, text=True, timeout=600)


def by_name(defect: Defect) -> str:
    return defect.name


@pytest.mark.parametrize("defect", DEFECTS, ids=by_name)
def test_defect_can_still_be_planted(defect: Defect) -> None:
    source = (ROOT / defect.file).read_text(encoding="utf-8")
    assert source.count(defect.old) == 1
    compile(source.replace(defect.old, defect.new), defect.file, "exec")
    for test in defect.tests:
        file, _, name = test.partition("::")
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")


def test_planted_defects_are_enough_and_all_different() -> None:
    assert len(DEFECTS) >= 20
    assert len({(defect.file, defect.old) for defect in DEFECTS}) == len(DEFECTS)


@pytest.mark.deep
@pytest.mark.skipif(not is_deep(), reason="runs a pytest for each test named: under `dev.py check --deep`")
def test_planted_tests_pass_without_a_defect(copy: Path) -> None:
    named = sorted({test for defect in DEFECTS for test in defect.tests})
    answer = run(copy, *named)
    assert answer.returncode == 0, answer.stdout[-4000:]


@pytest.mark.deep
@pytest.mark.skipif(not is_deep(), reason="runs a pytest for each test named: under `dev.py check --deep`")
@pytest.mark.parametrize("defect", DEFECTS, ids=by_name)
def test_planted_defect_is_noticed(copy: Path, defect: Defect) -> None:
    planted = copy / defect.file
    sound = planted.read_text(encoding="utf-8")
    planted.write_text(sound.replace(defect.old, defect.new), encoding="utf-8")
    try:
        for test in defect.tests:
            answer = run(copy, test)
            assert answer.returncode == TESTS_FAILED, (
                f"{test}\n{answer.stdout[-3000:]}{answer.stderr[-1000:]}"
            )
    finally:
        planted.write_text(sound, encoding="utf-8")
