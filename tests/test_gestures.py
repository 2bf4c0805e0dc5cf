"""The list of gestures names code and stories that are there, and leaves out no story of a gesture."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROWS = [
    re.findall(r"`([^`]+)`", line)
    for line in (ROOT / "docs" / "gestures.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("|") and "`test_" in line
]
OF_NO_GESTURE = {
    "test_power_cuts.py",
    "test_private_files.py",
    "test_refused_start.py",
    "test_same_words.py",
    "test_snapshots.py",
    "test_tour.py",
}
"""Stories of what happens to the app, of the pictures made of it, and of what stories share."""


def test_gestures_have_code_and_a_story() -> None:
    assert len(ROWS) > 25
    for code, *stories in ROWS:
        assert (ROOT / "src" / "recovery_desktop" / code).exists(), code
        assert stories
        assert [name for name in stories if not (ROOT / "tests" / "together" / name).is_file()] == []


def test_stories_are_all_listed() -> None:
    listed = {name for row in ROWS for name in row[1:]}
    there = {path.name for path in (ROOT / "tests" / "together").glob("test_*.py")}
    assert there - listed == OF_NO_GESTURE
