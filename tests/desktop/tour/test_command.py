"""The tour's command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(
    sys.platform == "win32", reason="there no name may hold a colon, but every whole path does"
)
def test_colon_in_the_place_of_its_scratch_folder_does_not_end_it(tmp_path: Path) -> None:
    scratch = tmp_path / "C:"
    scratch.mkdir()
    folder = tmp_path / "taken"
    folder.write_text("a file where the pictures' folder should go")
    command = [sys.executable, "-m", "recovery_desktop", "tour", "--out", str(folder)]
    place = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TMPDIR": str(scratch)}
    done = subprocess.run(command, env=place, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 2, done.stderr
    assert done.stderr == f"{folder} cannot be used: File exists.\n"


def test_folder_that_is_named_from_here_is_made_here(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    command = [sys.executable, "-m", "recovery_desktop", "tour", "--out", "taken"]
    place = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        command, env=place, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.stderr == f"{tmp_path / 'taken'} cannot be used: File exists.\n"
