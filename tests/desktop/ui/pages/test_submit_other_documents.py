"""A document that is no invoice is said to be what it is, and nothing is asked for it until a person decides."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from recovery_contract.reading_reasons import NOT_INVOICES, READING_TEMPLATES
from recovery_desktop.commands import invoice_paths
from recovery_desktop.commands.document_kind import UNREADABLE
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.field_names import name_of
from recovery_desktop.ui.pages.submit.certain import CertainSheet
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.queue_words import stage_of, words_of
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.state import TodayState
from tests.desktop.ui.pages.submissions import BRUN, read_of, submit_state, submitted

CREDIT_NOTE = READING_TEMPLATES["CREDIT_NOTE"]
OTHERS = sorted(NOT_INVOICES - {UNREADABLE})


@pytest.fixture
def state(qapp: QApplication, session: Session, connection_store: ConnectionStore) -> SubmitState:
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    return submit_state(session)


def add(
    connection_store: ConnectionStore, number: str, amount: str = "1200.00", code: str = "", **invoice: Any
) -> str:
    draft = connection_store.drafts.add(file_name=f"{number}.pdf", file_path=f"/{number}.pdf")
    read = read_of(number, amount, **invoice)
    if code:
        read["warnings"] = [{"code": code, "field": None, "message": "No invoice."}]
    connection_store.drafts.change_state(draft.id, "review", extraction=read)
    return draft.id


def opened(qtbot: QtBot, state: SubmitState, draft: str) -> SubmitPage:
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    return page


@pytest.mark.parametrize("code", OTHERS)
def test_document_that_is_no_invoice_cannot_be_recovered(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore, code: str
) -> None:
    review = opened(qtbot, state, add(connection_store, "CN-1", code=code)).review
    assert not review.submit.isVisible()
    assert not review.why_not.isVisible()
    assert not review.entry.isVisible()
    state.submit()
    state.submit(force_proceed=True)
    assert submitted(connection_store) == []
    assert review.other.what.text() == READING_TEMPLATES[code]
    assert "not asked to pay it" in review.other.nothing_due.text()


def test_credit_note_asks_for_no_other_amount(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    review = opened(qtbot, state, add(connection_store, "CN-1", "-240.00", "CREDIT_NOTE")).review
    words = review.other.nothing_due.text()
    assert "It reduces what Atelier Brun SARL owes you." in words
    assert name_of(invoice_paths.PREPAID) == "Already paid or credited"
    assert name_of(invoice_paths.PREPAID) in words
    assert not review.banner.isVisible()
    assert not review.doubts.isVisible()


def test_document_that_is_no_invoice_can_be_removed_and_put_back(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    page = opened(qtbot, state, add(connection_store, "CN-1", code="CREDIT_NOTE"))
    removed: list[list[object]] = []
    state.batch.removed.connect(removed.append)
    page.review.other.remove.click()
    assert connection_store.drafts.list_open() == []
    assert state.current is None
    assert len(removed) == 1


def test_invoice_after_all_is_decided_by_the_person_and_kept(
    qtbot: QtBot, state: SubmitState, session: Session, connection_store: ConnectionStore
) -> None:
    draft = add(connection_store, "FA-1", code="CREDIT_NOTE")
    page = opened(qtbot, state, draft)
    page.review.other.is_invoice.click()
    assert page.review.submit.isVisible()
    assert page.review.entry.isVisible()
    assert not page.review.other.isVisible()
    again = SubmitState(session)
    again.open(draft)
    assert again.other_document is None
    read = connection_store.drafts.get(draft)
    assert words_of(read, again.batch)[0].endswith("Ready to review")
    assert stage_of(read, again.batch) == "to check"
    again.submit()
    assert [request.invoice.numbers for request in submitted(connection_store)] == [["FA-1"]]


def test_page_without_text_can_be_typed_in(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    review = opened(qtbot, state, add(connection_store, "FA-1", code=UNREADABLE)).review
    assert review.submit.isVisible()
    assert review.entry.isVisible()


def test_document_that_is_no_invoice_is_not_counted_for_submission(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    first, note, last = (
        add(connection_store, "FA-1"),
        add(connection_store, "CN-1", code="CREDIT_NOTE"),
        add(connection_store, "FA-2"),
    )
    state.open(first)
    state.reread()
    assert state.place == (1, 2)
    state.turn(1)
    assert state.current is not None
    assert state.current.id == last
    state.open(note)
    assert state.place == (0, 2)


def test_document_that_is_no_invoice_is_named_on_today(
    qtbot: QtBot, session: Session, connection_store: ConnectionStore
) -> None:
    note = add(connection_store, "CN-1", code="CREDIT_NOTE")
    page = TodayPage(TodayState(session))
    qtbot.addWidget(page)
    (line,) = page.due._lines
    assert str(CREDIT_NOTE) in line.accessibleName()
    assert "submit" not in line.accessibleName()
    connection_store.drafts.save_typed(note, {"is_invoice": True})
    page._state.reread()
    (line,) = page.due._lines
    assert "Review and submit it" in line.accessibleName()


def test_list_names_the_sum_due(qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore) -> None:
    draft = add(connection_store, "FA-1", "2880.00", prepaid_amount="880.00")
    page = opened(qtbot, state, draft)
    words, _ = words_of(connection_store.drafts.get(draft), state.batch)
    assert words == "FA-1 · €2,000.00 · Ready to submit"
    assert page.review.why_not.text() == "Saved. €2,000.00 from Atelier Brun SARL."
    state.close()
    while state.batch.appraise_some():
        pass
    sheet = CertainSheet(page, state.batch)
    amount = sheet.table.item(0, 2)
    assert amount is not None
    assert amount.text() == "€2,000.00"
    assert sheet.sum.text() == "Total: €2,000.00"


def test_list_says_first_that_an_invoice_says_it_was_paid(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    added = connection_store.drafts.add(file_name="F-9.pdf", file_path="/F-9.pdf")
    read = read_of("F-9", "1200.00")
    read["data"]["debtor"]["contacts"] = []
    reason = {"code": "ALREADY_PAID", "field": "invoice.amount", "params": {"words": "PAYÉE LE 12/10/2026"}}
    read["warnings"] = [{**reason, "message": "The invoice says it is paid: “PAYÉE LE 12/10/2026”."}]
    connection_store.drafts.change_state(added.id, "review", extraction=read)
    state.reread()
    [draft] = state.rows
    words, tone = words_of(draft, state.batch)
    assert "PAYÉE LE 12/10/2026" in words
    assert (tone, stage_of(draft, state.batch)) == ("warning", "to check")


def test_paper_notes_what_the_row_of_a_list_says_was_paid_once_the_row_is_removed(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    values = {
        "invoice.numbers": "F-3",
        "invoice.amount": "1200.00",
        "invoice.prepaid_amount": "600.00",
        "debtor.company_name": "Atelier Brun SARL",
    }
    [row] = connection_store.drafts.add_typed([("open.csv · 3", {"values": values, "contacts": []})])
    paper = add(connection_store, "F-3")
    state.reread()
    state.batch.remove([row])
    state.reread()
    [left] = state.rows
    assert left.id == paper
    assert state.batch.appraisal(left).due == Decimal(600)
    assert "open.csv" in state.batch.appraisal(left).doubts["invoice.prepaid_amount"]


def test_tick_stands_only_where_it_may_go_as_it_is(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    ready = add(connection_store, "FA-1")
    lacking = add(connection_store, "FA-2", "90.00", service_description="")
    note = add(connection_store, "CN-1", code="CREDIT_NOTE")
    state.reread()
    stages = [stage_of(connection_store.drafts.get(draft), state.batch) for draft in (ready, lacking, note)]
    assert stages == ["done", "to check", "to check"]
    assert words_of(connection_store.drafts.get(ready), state.batch)[0].endswith("Ready to submit")
