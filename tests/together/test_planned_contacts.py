"""The contacts ahead: before recovery begins one is skipped, one gets other words and another day, and one that is made
now begins it; so it happens."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton

from recovery_contract.extensions import PlannedContact
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui import text
from recovery_desktop.ui.wording.message_names import text_word
from tests.builders import a_contact, a_debtor
from tests.together.scene import curtain
from tests.together.shortcut import ADDRESS, ask, later, look, to_submission

DEBTOR = a_debtor(contacts=[a_contact(phone="+33 6 12 34 56 78")], address=ADDRESS)


async def test_planned_contact_is_skipped_changed_and_sent_now_before_recovery_begins(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_submission(tour, debtor=DEBTOR)
        await tour.press("Planned contacts")
        await tour.wait_for_text("Sending one now starts the recovery at once.")
        first = planned(tour)
        letter = next(row for row in first if row.type == "letter")
        await tour.press(f"Skip: {text_word(letter.template)} · Letter to the primary contact")
        await wait_until(
            lambda: next(row for row in planned(tour) if row.id == letter.id).skipped, "it to be skipped"
        )
        await tour.wait_for_text("You skipped it.")

        mail = next(row for row in planned(tour) if row.type == "email")
        await tour.press(f"Edit: {text_word(mail.template)} · Email to the primary contact")
        await wait_until(lambda: text_of(tour), "what it would say")
        assert (tour.receivable.recovery_progress.invoice_numbers or ["?"])[0] in text_of(tour)
        day = text.current_moment().date() + timedelta(days=10)
        await tour.hands.type_into("Day", day.isoformat(), QLineEdit)
        await tour.hands.type_into("Text", "Please call me on Monday.", QPlainTextEdit)
        await tour.press("Save")
        await wait_until(lambda: moved(tour, mail), "it to be moved")

        call = next(row for row in planned(tour) if row.type == "phone" and not row.skipped)
        await tour.hands.click("Bring forward: Phone call to the primary contact", QPushButton)
        await tour.wait_for_text("then follows on a later day")
        assert call.at == at_of(tour, call), "nothing moves before it was asked"
        await tour.press("Bring forward")
        await wait_until(lambda: call.at != at_of(tour, call), "it to be made now")
        await tour.wait_for_status("in_process")
        await later(tour, 20)
        await look(tour)
        sent = await ask(tour, "GET", "receivables", tour.receivable_id, "messages")
        assert not [message for message in sent if message["template"] == letter.template]
        assert [message for message in sent if "Please call me on Monday." in message["body"]]
        await tour.press("Overview")
        shown = next(
            message for message in tour.stage.app.receivable.details.messages if message.type == "email"
        )
        await tour.hands.click(name_of_reading(tour, shown.id), QPushButton)
        await tour.wait_for_text(shown.subject)


def planned(tour: Tour) -> list[PlannedContact]:
    details = tour.stage.app.receivable.details
    return list(details.planned or ()) if details is not None else []


def at_of(tour: Tour, planned_contact: PlannedContact) -> object:
    return next((row.at for row in planned(tour) if row.id == planned_contact.id), None)


def moved(tour: Tour, before: PlannedContact) -> bool:
    now = at_of(tour, before)
    return now is not None and now != before.at


def text_of(tour: Tour) -> str:
    area = tour.hands.find_visible("Text", QPlainTextEdit)
    return "" if area is None else area.toPlainText()


def name_of_reading(tour: Tour, key: str) -> str:
    page = tour.stage.window.page("receivable")
    moment = next(one for one in page.overview.timeline.moments if one.key == key)  # type: ignore[attr-defined]
    return f"Read: {moment.sentence}"
