"""The README's table of moves is the lifecycle table."""

from __future__ import annotations

from pathlib import Path

from recovery_contract.lifecycle import TRANSITIONS

README = Path(__file__).parents[2] / "README.md"


def test_readme_shows_every_move_and_no_other() -> None:
    text = README.read_text(encoding="utf-8")
    shown = text.partition("held by a test -->")[2].partition("<!-- lifecycle end -->")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in shown.strip().splitlines()[2:]]
    expected = [
        [status, trigger.replace("_", " "), move.to, f"`{move.event}`" if move.event else "-", move.source]
        for (status, trigger), move in TRANSITIONS.items()
    ]
    assert rows == expected
