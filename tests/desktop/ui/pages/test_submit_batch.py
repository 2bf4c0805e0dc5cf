"""Many invoices at once: what is certain, what rests, what is known, what was removed comes back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from recovery_contract.reading_reasons import NOT_INVOICES, READING_TEMPLATES
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit import batch
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.batch import ON_VIEW
from recovery_desktop.ui.pages.submit.certain import CertainSheet
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.queue_words import words_of
from recovery_desktop.ui.pages.submit.state import SubmitState
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.pages.submissions import BRUN, read_of, submit_state, submitted
from tests.desktop.ui.session import run


@pytest.fixture
def state(qapp: QApplication, session: Session) -> SubmitState:
    return submit_state(session)


def add(connection_store: ConnectionStore, number: str, **changes: object) -> str:
    draft = connection_store.drafts.add(file_name=f"{number}.pdf", file_path=f"/{number}.pdf")
    read = read_of(number)
    # Each of another day: invoices of one day and amount look like the same one.
    before = connection_store.drafts.count_in_states("review", "submitting")
    read["data"]["invoice"]["issue_date"] = (NOW - timedelta(days=90 + before)).date().isoformat()
    for path, value in changes.items():
        read["data"]["fields"][path.replace("__", ".")] = value
    connection_store.drafts.change_state(draft.id, "review", extraction=read)
    return draft.id


def certain(state: SubmitState) -> list[str]:
    state.reread()
    while state.batch.appraise_some():
        pass
    return [one.draft_id for one in state.batch.certain]


def test_certain_is_what_was_read_without_a_doubt_to_a_debtor_confirmed_before(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    first = add(connection_store, "FA-1")
    assert certain(state) == []
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    state.batch.forget_appraisals()
    assert certain(state) == [first]
    (one,) = state.batch.certain
    assert [contact["email"] for contact in one.form.contacts] == ["compta@atelier-brun.example"]


@pytest.mark.parametrize(
    "spoil",
    [
        "doubtful field",
        "warning",
        "duplicate",
        "same number",
        "other email",
        "individual",
        "refused",
        "not due",
    ],
)
def test_draft_with_one_doubt_is_not_certain(
    state: SubmitState, connection_store: ConnectionStore, spoil: str
) -> None:
    debtor = {**BRUN, "company_type": "individual"} if spoil == "individual" else BRUN
    connection_store.debtors.confirm("earlier", debtor, "FA-0")
    read = read_of("FA-1")
    if spoil == "doubtful field":
        read["data"]["fields"]["invoice.amount"] = {"confidence": 0.8, "source": "text"}
    if spoil == "warning":
        read["warnings"] = [{"code": "SUM", "message": "The lines do not add up."}]
    if spoil == "not due":
        read["data"]["invoice"]["due_date"] = (datetime.now(UTC) + timedelta(days=9)).date().isoformat()
    draft = connection_store.drafts.add(file_name="a.pdf")
    failure = {"code": "NOT_YET_DUE", "message": "No."} if spoil == "refused" else None
    connection_store.drafts.change_state(draft.id, "review", extraction=read, failure=failure)
    if spoil == "duplicate":
        connection_store.receivables.put([a_receivable(number="FA-1")], full=True)
    if spoil == "same number":
        add(connection_store, "FA-1")
    if spoil == "other email":
        body = {"contacts": [{"email": "somebody@else.example"}], "touched": [forms.CONTACTS]}
        connection_store.drafts.save_typed(draft.id, body)
    assert certain(state) == []


def test_summary_names_all_and_leaves_out_what_is_unticked(
    qtbot: QtBot, state: SubmitState, session: Session, connection_store: ConnectionStore
) -> None:
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    ids = [add(connection_store, f"FA-{number}") for number in (1, 2, 3)]
    assert certain(state) == ids
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    sheet = CertainSheet(page, state.batch)
    cells = [sheet.table.item(0, place).text() for place in range(4)]
    assert cells == ["Atelier Brun SARL", "FA-1", "€1,200.00", "compta@atelier-brun.example"]
    sheet.table.item(1, 0).setCheckState(Qt.CheckState.Unchecked)
    assert sheet.sum.text() == "Total: €2,400.00"
    sent: list[list[str]] = []
    state.batch.submitted.connect(sent.append)
    sheet.agree.click()
    assert [request.invoice.numbers for request in submitted(connection_store)] == [["FA-1"], ["FA-3"]]
    state.reread()
    assert set(state.batch.resting) == {ids[0], ids[2]}
    assert state.batch.take_back(ids[0])
    assert connection_store.drafts.get(ids[0]).state == "review"
    assert state.batch.take_back_all(sent[0]) is False, "one of them is back already"


def test_draft_changed_since_the_summary_does_not_leave(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    add(connection_store, "FA-1")
    certain(state)
    summary = state.batch.certain
    connection_store.receivables.put([a_receivable(number="FA-1")], full=True)
    state.batch.submit(summary)
    assert submitted(connection_store) == []


def test_corrections_teach_also_where_several_are_submitted_together(
    state: SubmitState, connection_store: ConnectionStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    first, second = add(connection_store, "FA-1"), add(connection_store, "FA-2")
    state.open(first)
    state.edit("invoice.service_description", "Oak doors")
    taught: list[str] = []

    async def learn(context: object, reader: object, draft_id: str, request: object) -> None:
        taught.append(draft_id)

    monkeypatch.setattr(batch, "learn_corrections", learn)
    assert certain(state) == [first, second]
    state.batch.submit(state.batch.certain)
    run(state.session)
    assert taught == [first]


def test_removed_draft_is_restored_as_it_was(state: SubmitState, connection_store: ConnectionStore) -> None:
    ids = [add(connection_store, f"FA-{number}") for number in (1, 2)]
    before = [connection_store.drafts.get(id) for id in ids]
    state.reread()
    gone: list[list[object]] = []
    state.batch.removed.connect(gone.append)
    state.batch.remove(ids)
    assert connection_store.drafts.list_open() == []
    state.batch.put_back(gone[0])
    after = connection_store.drafts.list_open()
    assert [(row.id, row.extraction) for row in after] == [(row.id, row.extraction) for row in before]


def test_draft_read_before_the_batch_is_shown_counts(
    state: SubmitState, connection_store: ConnectionStore
) -> None:
    add(connection_store, "earlier")
    state.reread()
    add(connection_store, "quick")
    for number in range(3):
        connection_store.drafts.add(file_name=f"{number}.pdf", file_path=f"/{number}.pdf", state="waiting")
    state.reread()
    assert (state.batch.progress.done, state.batch.progress.total) == (1, 4)


def test_progress_counts_the_batch_and_hundreds_are_shown_in_portions(
    qtbot: QtBot, state: SubmitState, session: Session, connection_store: ConnectionStore
) -> None:
    add(connection_store, "FA-old")
    state.reread()
    waiting = [
        connection_store.drafts.add(state="waiting", file_name=f"{n}.pdf", file_path="/x") for n in range(200)
    ]
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    queue = page.queue
    assert queue.progress.words.text() == "0 of 200 read"
    assert queue.progress.bar.maximum() == 200
    assert len(queue._rows) < ON_VIEW, "the window answers while they are made"
    qtbot.waitUntil(lambda: len(queue._rows) == ON_VIEW, timeout=30_000)
    for draft in waiting[:2]:
        connection_store.drafts.change_state(draft.id, "review", extraction=read_of("FA-1"))
    connection_store.drafts.change_state(waiting[2].id, "unread", failure={"code": "X", "message": "Torn."})
    session.reading_queue.current = waiting[3].id
    state.reread([draft.id for draft in waiting[:3]])
    assert queue.progress.words.text().startswith("3 of 200 read")
    assert queue.progress.file.text() == "Reading 3.pdf"
    queue.progress.pause.click()
    assert queue.progress.words.text().startswith("Paused")
    assert queue.progress.go_on.isVisible()
    queue.search.setText("199")
    assert len(queue._rows) == 1
    queue.search.clear()
    queue.more.click()
    qtbot.waitUntil(lambda: len(queue._rows) == 2 * ON_VIEW, timeout=30_000)
    before = queue.list.y()
    queue.progress.cancel.click()
    state.reread()
    assert [row.file_name for row in connection_store.drafts.list_open()] == [
        "FA-old.pdf",
        "0.pdf",
        "1.pdf",
        "2.pdf",
    ]
    assert queue.progress.words.text() == "All read"
    assert queue.list.y() == before
    page.hide()
    page.show()
    assert not queue.progress.isVisible()


def test_keyboard_goes_from_one_invoice_to_the_next(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    ids = [add(connection_store, f"FA-{number}") for number in (1, 2, 3)]
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    state.open(ids[0])
    assert page.review.place.text() == "1 of 3"
    number = page.review.entry.fields["invoice.numbers"].field.control
    number.setFocus()
    qtbot.keyClick(number, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert state.current is not None
    assert state.current.id == ids[1]
    assert page.review.entry.fields["invoice.numbers"].field.control.text() == "FA-2"  # type: ignore[attr-defined]
    page.review.next.click()
    assert not page.review.next.isEnabled()
    page.review.previous.click()
    assert state.place == (2, 3)


def test_submitting_one_goes_on_to_the_next(state: SubmitState, connection_store: ConnectionStore) -> None:
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    ids = [add(connection_store, f"FA-{number}") for number in (1, 2, 3)]
    state.reread()
    for following, place in ((ids[2], (3, 3)), (ids[0], (1, 3)), (None, (0, 0))):
        state.open(ids[1]) if following == ids[2] else None
        state.submit()
        assert (state.current.id if state.current else None) == following
        assert state.place_among_all == place, "those that were submitted are counted"


def test_confirmed_debtor_is_shown_cleared_and_forgotten(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    draft = connection_store.drafts.add()
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft.id)
    strip = page.review.entry.debtor_strip
    assert not strip.isVisible()
    state.edit("debtor.company_name", "Atelier Bru")
    assert state.form.value("debtor.address.city") == ""
    state.edit("debtor.company_name", "Atelier Brun SARL")
    assert state.form.value("debtor.address.city") == "Lyon"
    assert "FA-0" in strip.words.text()
    assert "the contacts" in strip.filled.text()
    state.edit("debtor.address.city", "Villeurbanne")
    state.edit("debtor.company_name", "Atelier Brunel")
    assert state.form.value("debtor.address.city") == "Villeurbanne", "what was typed stays"
    assert (state.form.value("debtor.siret"), state.form.contacts) == ("", ())
    state.edit("debtor.company_name", "Atelier Brun SARL")
    strip.clear.click()
    assert state.form.contacts == ()
    assert not strip.isVisible()
    state.edit("debtor.company_name", "Atelier Brun")
    state.edit("debtor.company_name", "Atelier Brun SARL")
    assert not strip.isVisible(), "what was refused is not offered again"
    again = connection_store.drafts.add({"values": {"debtor.company_name": "atelier brun sarl"}})
    state.reread()
    state.open(again.id)
    strip.forget.click()
    assert connection_store.debtors.names() == []
    assert state.form.contacts == ()


def test_duplicate_is_said_beside_the_number_as_one_types(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    connection_store.receivables.put([a_receivable(number="FA-12")], full=True)
    draft = connection_store.drafts.add()
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    state.open(draft.id)
    number = page.review.entry.fields["invoice.numbers"].field
    state.edit("invoice.numbers", "FA-1")
    assert "submitted" not in number.message
    state.edit("invoice.numbers", "FA-12")
    assert number.message.startswith("You submitted FA-12 on ")


def test_refusal_says_what_going_on_would_mean(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    draft = add(connection_store, "FA-1")
    connection_store.drafts.change_state(
        draft, "review", failure={"code": "DUPLICATE_RECEIVABLE", "message": "Submitted already."}
    )
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    assert "contacted twice" in page.review.failure.words
    assert page.review.failure.action.isVisible()


@pytest.mark.parametrize("code", sorted(NOT_INVOICES))
def test_document_that_is_no_invoice_is_never_called_ready(
    state: SubmitState, connection_store: ConnectionStore, code: str
) -> None:
    draft = connection_store.drafts.add(file_name="other.pdf", file_path="/other.pdf")
    read = read_of("CN-1")
    # As another service says it, which knows no params.
    read["warnings"] = [{"code": code, "field": None, "message": "No invoice."}]
    connection_store.drafts.change_state(draft.id, "review", extraction=read)
    assert certain(state) == []
    words, tone = words_of(connection_store.drafts.get(draft.id), state.batch)
    assert words.endswith(READING_TEMPLATES[code])
    assert tone == "warning"


def test_what_is_ready_to_submit_covers_no_list_on_a_low_page(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    add(connection_store, "FA-1")
    connection_store.debtors.confirm("earlier", BRUN, "FA-0")
    assert len(certain(state)) == 1
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.resize(800, 900)
    page.show()
    queue = page.queue
    assert queue.certain.isVisible()
    assert not queue.isAncestorOf(queue.certain)
    page.resize(800, 480)
    assert queue.isAncestorOf(queue.certain)
    assert queue.certain.isVisible()
    assert queue.column.indexOf(queue.certain) < queue.column.indexOf(queue.list)
    page.resize(800, 900)
    assert not queue.isAncestorOf(queue.certain)
    assert queue.certain.isVisible()
