"""From an invoice on the window to a receivable on the board."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.store.drafts import Draft
from recovery_desktop.tour.hands import NotReached, wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from recovery_desktop.ui import text
from recovery_desktop.ui.draft_words import draft_title
from recovery_desktop.ui.field_names import name_of
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import reading
from recovery_desktop.ui.pages.submit.debtor_kind import KIND
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.review import Review

EMAIL = "comptabilite@societe-modele.example"
RECENT = timedelta(days=3 * 365)
"""An older due date is corrected: what is time-barred takes another way than the one shown here."""

UNREAD = {
    "invoice.numbers": "2025-0117",
    "invoice.amount": "3048.00",
    "invoice.service_description": "Agencement de bureau",
    "debtor.company_name": "Société Modèle SAS",
}
"""What a person types where nothing was read."""


def review(tour: Tour) -> Review:
    page = tour.stage.window.page("submit")
    if not isinstance(page, SubmitPage):
        raise NotReached("the page of submissions is another one")
    return page.review


def newest(tour: Tour) -> Draft:
    drafts = tour.stage.connection_store.drafts.list_open()
    if not drafts:
        raise NotReached("nothing is on its way")
    return drafts[-1]


def review_button(draft: Draft) -> str:
    """Return the name of the button that opens the draft from the list."""
    return f"Review {draft.file_name or draft_title(draft)}"


async def hold_over_the_window(tour: Tour) -> None:
    await tour.hands.start_drag([tour.invoice])
    await tour.hands.find("Drop invoices here", QWidget)


async def drop(tour: Tour) -> None:
    await drop_files(tour, tour.invoice)
    await tour.wait_for_page("submit")
    await wait_until(
        lambda: newest(tour).state in ("review", "unread"), "the invoice to be read", SLOW_SECONDS
    )
    await tour.hands.find(review_button(newest(tour)), QPushButton)


async def drop_files(tour: Tour, *files: Path) -> None:
    before = len(tour.stage.connection_store.drafts.list_open())
    drag = await tour.hands.start_drag(files)
    await drag.drop()
    expected = before + len(files)
    await wait_until(
        lambda: len(tour.stage.connection_store.drafts.list_open()) == expected,
        f"{len(files)} files to be taken in",
    )


async def check(tour: Tour) -> None:
    """Focus on the amount marks its place on the page, where it was found there."""
    await tour.press(review_button(newest(tour)))
    await tour.hands.find("Recover this invoice", QPushButton, enabled=False)
    page = review(tour)
    await focus(tour, "invoice.amount")
    boxes = reading.boxes(tour.stage.app.submit.extraction)
    if "invoice.amount" in boxes:
        await wait_until(lambda: page.paper.marked == "invoice.amount", "the amount to be marked on the page")


async def focus(tour: Tour, path: str) -> QWidget:
    control = review(tour).entry.fields[path].field.control
    await tour.hands.click(name_of(path), type(control), within=review(tour))
    return control


async def fill(tour: Tour, path: str, words: str) -> None:
    control = review(tour).entry.fields[path].field.control
    await tour.hands.type_into(name_of(path), words, type(control), within=review(tour))


async def correct(tour: Tour) -> None:
    """Type what was not found, bring old dates up to date, say in one's own words what was delivered, and what kind
    of debtor it is where nothing proves it."""
    form = tour.stage.app.submit.form
    for path, words in UNREAD.items():
        if not form.value(path) or path in tour.stage.app.submit.problems():
            await fill(tour, path, words)
    due = forms.date_of(form, "invoice.due_date") if "invoice.due_date" not in _wrong(tour) else None
    today = date.today()
    if due is None or not today - RECENT < due < today:
        await fill(tour, "invoice.issue_date", text.written_day(today - timedelta(days=90)))
        await fill(tour, "invoice.due_date", text.written_day(today - timedelta(days=60)))
    elif "invoice.issue_date" in _wrong(tour):
        await fill(tour, "invoice.issue_date", text.written_day(due - timedelta(days=30)))
    await fill(tour, "invoice.service_description", "Agencement de bureau, pose comprise")
    if KIND in _wrong(tour):
        await tour.hands.choose_entry("The debtor is", "a company", within=review(tour))
    await wait_until(lambda: _wrong(tour) <= {forms.CONTACTS}, "all fields but the contact to be right")


async def miss_the_contact(tour: Tour) -> None:
    """Empty the contact's address: nothing can be submitted then, and the page says so."""
    await tour.hands.type_into("Email", "", QLineEdit, within=review(tour))
    await wait_until(lambda: forms.CONTACTS in _wrong(tour), "the missing contact to be noticed")
    await tour.wait_for_text("Contact with an email", within=review(tour))
    await tour.press("Recover this invoice")
    await tour.wait_for_text("Required", within=review(tour))
    if tour.stage.connection_store.drafts.get(newest(tour).id).state in ("submitting", "submitted"):
        raise NotReached("an invoice without a contact could be submitted")


async def complete(tour: Tour) -> None:
    await tour.hands.type_into("Email", EMAIL, QLineEdit, within=review(tour))
    await tour.hands.find("Recover this invoice", QPushButton)
    form = forms.form_of(tour.stage.connection_store.drafts.get(newest(tour).id).body)
    if form.contacts[0].get("email") != EMAIL:
        raise NotReached("what was typed is not in the store")


async def submit(tour: Tour) -> None:
    """Submit the invoice, which rests for some seconds in which it can be taken back."""
    tour.earlier_ids = set(tour.stage.connection_store.receivables.open_ids())
    await tour.press("Recover this invoice")
    await tour.wait_for_page("board")
    await wait_until(tour.stage.window.toast.isVisible, "the offer to take it back")


async def arrive(tour: Tour) -> None:
    receivables = tour.stage.connection_store.receivables
    await wait_until(
        lambda: set(receivables.open_ids()) - tour.earlier_ids, "the service to take the invoice"
    )
    (tour.receivable_id,) = set(receivables.open_ids()) - tour.earlier_ids
    await tour.find_card(ReceivableStatus.PENDING)


async def submit_another(tour: Tour) -> None:
    """Submit the same page under another number and for another amount."""
    await drop(tour)
    await tour.press(review_button(newest(tour)))
    await tour.hands.find("Recover this invoice", QPushButton, enabled=False)
    await correct(tour)
    await fill(tour, "invoice.numbers", "AE-2025-0131")
    await fill(tour, "invoice.amount_before_tax", "")
    await fill(tour, "invoice.tax_amount", "")
    await fill(tour, "invoice.amount", "780.00")
    await complete(tour)
    await submit(tour)
    await arrive(tour)


def _wrong(tour: Tour) -> set[str]:
    return {path.split(".0.")[0] for path in tour.stage.app.submit.problems()}
