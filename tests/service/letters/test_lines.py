"""Where the lines of a letter or form end: never within what is read as one."""

import pytest

from recovery_service.letters.typesetting import typeset_template
from tests.service.recovery.desk import words

TOGETHER = [
    "1012 AB Amsterdam",
    "75011 Paris",
    "LS1 4AP",
    "E-Mail",
    "e-mail",
    "Ley 3/2004",
    "(CE) n° 1896/2006",
    "RF18 5390 0754 7034",
]


@pytest.mark.parametrize("one", TOGETHER)
def test_line_of_a_form_never_ends_within_what_is_read_as_one(one: str) -> None:
    # Each paragraph ends its first line a little later than the one before it.
    notes = [f"{'i' * length} {one} und" for length in range(100, 260, 2)]
    data = {"language": "de", "title": "T", "basis": "B", "notes": notes, "sections": [], "missing": "-"}
    read = words(typeset_template("form.typ", data)).replace("\u00a0", " ")
    assert read.count(one) == len(notes)
