"""The list of gestures names code and stories that are there, and leaves out no story of a gesture."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from recovery_desktop.actions.table import ACTIONS

ROOT = Path(__file__).resolve().parent.parent
ROWS = [
    re.findall(r"`([^`]+)`", line)
    for line in (ROOT / "docs" / "gestures.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("|") and "`test_" in line
]
REMOVING = [
    [cell.strip() for cell in line.strip("| ").split("|")]
    for line in (ROOT / "docs" / "gestures.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("|") and ".py` |" in line and "`tests/" in line
]
VERBS = re.compile(
    r"(Remove|Delete|Forget|Erase|Cancel recovery|Cancel %n|Stop watching|Stop reading|Sign out|End the"
    r"|Take the \w+ back|Skip|Refuse|Accept and close|Write it off|The debtor is right|Separate|Join|Save tags"
    r"|Not for an invoice|No: remove|Leave these fields|Mark all|Back to the original|Use the usual|Restore a)"
)
BUTTONS = ("button", "icon_button", "BusyButton", "addAction", "rename", "Banner")
WAYS = {
    "undo": "[Uu]ndo|take_back|taken back|put_back|restore|withdraw",
    "question": "Dialog|question|agree|press",
    "form": "",
    "switch": "",
}
"""What the test of such a gesture has in it at least."""
SENT_AT_ONCE = {"metadata", "contact_task"}
"""Requests that do not rest before they leave: the value of before, or the task, is put back by another one."""
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


def removing_code() -> set[str]:
    """The modules of the window with a button whose words take something away, or that is a dangerous one."""
    window = ROOT / "src" / "recovery_desktop" / "ui"
    return {
        path.relative_to(window.parent).as_posix()
        for path in window.rglob("*.py")
        if path.name not in ("dialogs.py",)
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and called(call) in BUTTONS and takes_away(call)
    }


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def takes_away(call: ast.Call) -> bool:
    texts = [
        node.value
        for node in ast.walk(call)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    # A banner in the tone of danger says that something failed: it takes nothing away.
    is_dangerous = called(call) != "Banner" and "danger" in texts
    return is_dangerous or any(VERBS.match(words) for words in texts)


def test_gestures_that_take_something_away_have_a_row() -> None:
    listed = {row[1].strip("`") for row in REMOVING}
    assert removing_code() - listed == set()
    assert len(REMOVING) == len({tuple(row[:2]) for row in REMOVING})


def test_gestures_that_take_something_away_are_held_by_a_test() -> None:
    for gesture, code, way, test in REMOVING:
        source = (ROOT / "src" / "recovery_desktop" / code.strip("`")).read_text(encoding="utf-8")
        assert all(words.strip() in source for words in gesture.split(",")), gesture
        assert re.search(WAYS[way], (ROOT / test.strip("`")).read_text(encoding="utf-8")), (gesture, test)


def test_requests_rest_before_they_leave_or_are_put_back() -> None:
    assert {kind for kind, action in ACTIONS.items() if not action.rests} == SENT_AT_ONCE
