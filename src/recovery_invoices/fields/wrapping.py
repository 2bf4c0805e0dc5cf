"""Lines that go on below: a label or a date that a narrow column broke into two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from recovery_invoices.fields.label_words import ends_open
from recovery_invoices.text.layout import Cell, has_digit

#: How far apart two lines of one text are at most, in heights of a line; rows of a table stand further apart.
_LINE_GAP = 0.55
_LARGEST_OVERLAP = 0.6
_SAME_EDGE = 1.5
_SAME_HEIGHT = 0.15
_LONGEST_LABEL = 40


def continuations(rows: Mapping[int, Sequence[Sequence[Cell]]]) -> dict[int, Cell]:
    """Return, by the id of each cell, the cell that stands right under it as the next line of one text would."""
    lower: dict[int, Cell] = {}
    for lines in rows.values():
        for index, row in enumerate(lines):
            for cell in row:
                following = next(
                    (
                        other
                        for line in lines[index + 1 : index + 4]
                        for other in line
                        if is_next_line(cell, other, [cell.x0])
                    ),
                    None,
                )
                if following is not None:
                    lower[id(cell)] = following
    return lower


def is_next_line(cell: Cell, other: Cell, edges: Sequence[float]) -> bool:
    """Return whether the other cell stands right under this one, at one of these left edges."""
    gap = other.top - cell.bottom
    return (
        any(abs(other.x0 - edge) <= _SAME_EDGE for edge in edges)
        and -_LARGEST_OVERLAP * cell.height < gap <= _LINE_GAP * cell.height
        and abs(other.height - cell.height) <= _SAME_HEIGHT * cell.height
    )


def is_broken_label(upper: Cell, lower: Cell, values: tuple[Cell | None, Cell | None], goes_on: bool) -> bool:
    """Return whether two lines can be one label: they have one value beside them, or none.

    `values` stand beside the two lines; `goes_on` where the second of them is the next line of the first.
    """
    if ":" in upper.text or len(upper.text) + len(lower.text) > _LONGEST_LABEL:
        return False
    if has_digit(upper.text + lower.text.partition(":")[0]):
        return False
    if None in values:
        return True
    return goes_on and ends_open(upper.folded)
