"""A creditor's own words: a text is edited beside its preview, debtors are written to in it, and it goes back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QPlainTextEdit, QPushButton

from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui.pages.settings.recovery.texts import TextsCard
from tests.together.scene import curtain
from tests.together.shortcut import ask, later, to_submission

OWN = "The joiner asks for [To pay now] once more."


async def test_own_text_is_edited_beside_its_preview_written_to_the_debtor_and_put_back(
    tmp_path: Path,
) -> None:
    async with curtain(tmp_path) as tour:
        await to_submission(tour)
        await tour.go_to("Settings")
        await tour.press("Recoveries")
        await tour.press("Change: Texts")
        await tour.wait_for_text("As a debtor sees it, with an invented invoice")
        card = texts_of(tour)
        assert card.which.value == "reminder_first/email"
        await tour.hands.choose_entry("Language", "Français", within=card)
        original = card.area.value
        await tour.hands.type_into("Text", OWN, QPlainTextEdit)
        await wait_until(lambda: begins_with_own_words(card.read.text()), "the preview of these words")
        await tour.hands.click("Save", QPushButton, within=card)
        await wait_until(lambda: not card.earlier.isHidden(), "the text to be stored")

        await later(tour, 20)
        messages = await ask(tour, "GET", "receivables", tour.receivable_id, "messages")
        assert [one for one in messages if begins_with_own_words(one["body"])]

        await tour.hands.click("Restore original", QPushButton, within=card)
        await tour.hands.click("Restore original", QPushButton)
        await wait_until(lambda: card.area.value == original, "the original")


def begins_with_own_words(text: str) -> bool:
    return "The joiner asks for" in text and "once more." in text and "[" not in text


def texts_of(tour: Tour) -> TextsCard:
    return next(card for card in tour.stage.app.window.findChildren(TextsCard) if card.isVisible())
