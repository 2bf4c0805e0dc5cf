"""What the service would refuse is said before it is asked; what it refuses after all is said loudly."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QLineEdit, QPushButton

from recovery_desktop.store.drafts import Draft
from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import process_events, wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.queue import Queue
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.line_button import LineButton
from recovery_desktop.ui.widgets.progress_row import ProgressRow
from tests.together.scene import curtain, drafts, to_active

EMAIL = "achats@port.example"


class Case(NamedTuple):
    """`said` is the reason, `meaning` what it would be to go on anyway."""

    number: str
    due: date
    message: str
    meaning: str


TODAY = date.today()
BARRED = TODAY - timedelta(days=6 * 366)
CASES = (
    Case("FA-79", BARRED, "It is time-barred:", "it can no longer be claimed in court"),
    Case("FA-77", TODAY - timedelta(days=60), "You submitted FA-77 on", "would be contacted twice"),
)


async def type_in(tour: Tour, number: str, due: date) -> Draft:
    """Whole but for whom to write to."""
    await tour.go_to("Submit")
    await tour.press("Enter manually")
    for path, words in {
        "invoice.numbers": number,
        "invoice.issue_date": text.written_day(min(due, TODAY) - timedelta(days=30)),
        "invoice.due_date": text.written_day(due),
        "invoice.amount": "100.00",
        "invoice.service_description": "Oak shelves",
        "debtor.company_name": "Papeterie du Port",
    }.items():
        await submitting.fill(tour, path, words)
    (draft,) = await drafts(tour, ["review"])
    return draft


async def submit(tour: Tour, number: str) -> None:
    before = tour.stage.connection_store.receivables.count()
    await type_in(tour, number, TODAY - timedelta(days=60))
    await tour.hands.type_into("Email", EMAIL, QLineEdit, within=submitting.review(tour))
    await tour.press("Recover this invoice")
    await wait_until(
        lambda: tour.stage.connection_store.receivables.count() == before + 1,
        "the service to take the invoice",
    )


def queue(tour: Tour) -> Queue:
    page = tour.stage.window.page("submit")
    assert isinstance(page, SubmitPage)
    return page.queue


def row_in_the_list(tour: Tour) -> ProgressRow:
    (row,) = [row for row in queue(tour).findChildren(ProgressRow) if row.isVisible()]
    return row


def mark_of(row: ProgressRow) -> str:
    """The tone of its icon."""
    (icon,) = row.findChildren(IconLabel)
    return icon._token


def says(row: ProgressRow, words: str) -> bool:
    return any(words in label.text() for label in row.findChildren(Label) if label.isVisible())


async def test_refusals_seen_before_are_said_with_their_reason_and_submitted_only_anyway(
    tmp_path: Path,
) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        await submit(tour, "FA-77")
        for at, case in enumerate(CASES):
            draft = await type_in(tour, case.number, case.due)
            review = submitting.review(tour)
            await tour.hands.type_into("Email", EMAIL, QLineEdit, within=review)
            await tour.wait_for_text(case.message, within=review)
            await tour.wait_for_text(case.meaning, within=review)
            await tour.press("Recover this invoice")
            await process_events()
            assert tour.stage.connection_store.intents.of_subject(draft.id) == [], case
            await tour.press("Back to the list")
            await wait_until(
                lambda case=case: says(row_in_the_list(tour), case.message), f"the list to say {case}"
            )
            assert mark_of(row_in_the_list(tour)) == "warning", case
            await tour.press("Review Entered manually")
            await tour.press("Submit anyway")
            await wait_until(
                lambda at=at: tour.stage.connection_store.receivables.count() == at + 2,
                "the service to take it anyway",
            )


async def test_invoice_that_is_not_due_yet_is_submitted_like_any_other(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        due = TODAY + timedelta(days=9)
        await type_in(tour, "FA-78", due)
        review = submitting.review(tour)
        await tour.hands.type_into("Email", EMAIL, QLineEdit, within=review)
        words = f"Not due until {text.day(due)}"
        await wait_until(
            lambda: words in submitting.review(tour).entry.not_due.text(), "until when it is not due"
        )
        assert tour.hands.find_visible("Submit anyway", QPushButton) is None
        await tour.press("Recover this invoice")
        await wait_until(
            lambda: tour.stage.connection_store.receivables.count() == 1, "the service to take the invoice"
        )


async def test_missing_contact_is_said_before_and_cannot_be_submitted_anyway(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        draft = await type_in(tour, "FA-80", TODAY - timedelta(days=60))
        review = submitting.review(tour)
        await tour.wait_for_text("Still needed: Contact with an email", within=review)
        await tour.press("Recover this invoice")
        await tour.wait_for_text("An email address of the debtor is needed", within=review)
        assert tour.hands.find_visible("Submit anyway", QPushButton) is None
        assert tour.stage.connection_store.intents.of_subject(draft.id) == []
        await tour.press("Back to the list")
        await wait_until(
            lambda: says(row_in_the_list(tour), "Still needed: Contact with an email"), "the list"
        )


async def test_refusal_after_all_is_said_in_a_toast_on_today_and_red_on_the_draft(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        await submit(tour, "FA-77")
        # The service reads it as the same number, this computer does not.
        draft = await type_in(tour, "FA 77", TODAY - timedelta(days=60))
        await tour.press("Recover this invoice")
        message = "Not submitted: This invoice was submitted before."
        toast = tour.stage.window.toast
        await wait_until(lambda: toast.isVisible() and toast.words == message, "the refusal in a toast")
        await tour.press("Complete")
        review = submitting.review(tour)
        await tour.wait_for_text("would be contacted twice", within=review)
        assert tour.stage.app.submit.current is not None
        assert tour.stage.app.submit.current.id == draft.id
        await tour.press("Back to the list")
        await tour.go_to("Today")
        today = tour.stage.window.page("today")
        assert isinstance(today, TodayPage)

        def line() -> LineButton | None:
            lines = [one for one in today.due.findChildren(LineButton) if one.isVisible()]
            return lines[0] if lines and message in lines[0].accessibleName() else None

        await wait_until(line, "the refusal on Today, first")
        assert today.header.subtitle.text() == "Waiting for you: 1"
        await tour.go_to("Submit")
        await wait_until(lambda: says(row_in_the_list(tour), message), "the refusal in the list")
        assert mark_of(row_in_the_list(tour)) == "danger"
        await tour.press("Review Entered manually")
        await tour.press("Submit anyway")
        await wait_until(
            lambda: tour.stage.connection_store.receivables.count() == 2, "the service to take it anyway"
        )
