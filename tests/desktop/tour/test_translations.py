"""The tour looks for English texts; it finds them only where the app has them, word for word, in each language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from recovery_desktop import tour
from recovery_desktop.tour.translations import translations_of

LOOKS = ("wait_for_text", "press", "go_to", "has_text")
TYPED_BY_THE_DEBTOR = {"Two shelves are missing."}


def looked_for() -> Iterator[str]:
    for path in Path(tour.__file__).parent.glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(call, ast.Call)
                and isinstance(call.func, ast.Attribute)
                and call.func.attr in LOOKS
            ):
                yield from (
                    word.value
                    for word in call.args
                    if isinstance(word, ast.Constant) and isinstance(word.value, str)
                )


@pytest.mark.parametrize("locale", [QLocale("fr_FR"), QLocale("de_DE")], ids=["fr", "de"])
def test_every_text_that_the_tour_looks_for_is_one_of_the_app(locale: QLocale) -> None:
    texts = set(looked_for()) - TYPED_BY_THE_DEBTOR
    assert len(texts) > 40
    before = QLocale()
    QLocale.setDefault(locale)
    try:
        # A word that is the same in both languages is translated, too.
        assert [text for text in sorted(texts) if len(translations_of(text)) == 1] == []
    finally:
        QLocale.setDefault(before)


def test_text_with_an_open_end_is_found_by_its_beginning() -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("fr_FR"))
    try:
        words = translations_of("The mailbox refused the sign-in: {why}")
    finally:
        QLocale.setDefault(before)
    assert words == {
        "The mailbox refused the sign-in: ",
        "La messagerie a refusé la connexion\N{NO-BREAK SPACE}: ",
    }
