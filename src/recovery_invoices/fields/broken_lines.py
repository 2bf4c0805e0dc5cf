"""Lines of an address that a narrow column broke: the rest of a street, the second half of a town's name."""

from __future__ import annotations

import re
from dataclasses import replace

from recovery_invoices.fields.addresses import is_street
from recovery_invoices.fields.countries import parse_country
from recovery_invoices.fields.lines import Block, Line
from recovery_invoices.text.layout import fold, has_digit

_SAME_EDGE, _LINE_GAP = 3.0, 0.6
#: What a town's name cannot end with.
_OPEN_TOWN = re.compile(
    r"(?:\b(?:an|an der|am|im|in|ob|bei|a\.d\.|de|del|la|les|los|el|sur|sous|upon|on|st|saint|sankt)\.?|-)$"
)
_HOUSE_NUMBER = re.compile(r"^(?:n[°ºo]\.? ?)?\d{1,4} ?[a-z]?(?: ?[-/] ?\d{1,4} ?[a-z]?)?$")
_END_OF_STREET = re.compile(
    r"^(?:street|st\.?|road|rd\.?|avenue|ave\.?|highway|lane|drive|quay|place|court|square|crescent|boulevard|blvd\.?|way"
    r"|park|dto\.?|esq\.?|izq\.?|dcha\.?)[ .,]*(?:[nsew]{1,2}|north|south|east|west)?$"
)


def is_next_line(upper: Line, lower: Line) -> bool:
    """Return whether the lower line stands under the upper one as the next line of one text would."""
    return (
        upper.cell is not lower.cell
        and abs(upper.cell.x0 - lower.cell.x0) <= _SAME_EDGE
        and lower.cell.top - upper.cell.bottom <= _LINE_GAP * lower.cell.height
    )


def join_broken_lines(block: Block) -> None:
    """Join what belongs together in the lines of the block."""
    _mend_town(block)
    end = block.town_at if block.town_at is not None else len(block.lines)
    for index in range(end - 1, 0, -1):
        upper, lower = block.lines[index - 1], block.lines[index]
        if (
            upper.attribute is None
            and is_next_line(upper, lower)
            and _is_rest_of_street(upper.text, lower.text)
        ):
            block.lines[index - 1] = Line(upper.cell, f"{upper.text} {lower.text}", lower.attribute)
            del block.lines[index]
            if block.town_at is not None:
                block.town_at -= 1


def _mend_town(block: Block) -> None:
    if block.town is None or block.town_at is None or block.town_at + 1 >= len(block.lines):
        return
    upper, lower = block.lines[block.town_at], block.lines[block.town_at + 1]
    city, rest = block.town.city, lower.text.strip()
    goes_on = bool(_OPEN_TOWN.search(fold(city))) and fold(upper.text).endswith(fold(city))
    if (
        goes_on
        and is_next_line(upper, lower)
        and rest.replace(" ", "").replace("-", "").isalpha()
        and not parse_country(rest)
    ):
        block.town = replace(block.town, city=f"{city}{'' if city.endswith('-') else ' '}{rest}")


def _is_rest_of_street(upper: str, lower: str) -> bool:
    above, below = fold(upper).strip(), fold(lower).strip()
    is_numbered = has_digit(above)
    if _HOUSE_NUMBER.match(below):
        return not is_numbered and above[:1].isalpha()
    if _END_OF_STREET.match(below):
        return is_numbered
    return above.endswith(",") and not is_numbered and has_digit(below) and not is_street(above)
