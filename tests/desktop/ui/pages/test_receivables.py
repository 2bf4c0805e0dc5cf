"""Board, Today and the detail over a real store."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from recovery_contract.actions import CancelReason, EvidenceSubmission, PartialPaymentAction
from recovery_contract.lifecycle import Call, ReceivableStatus
from recovery_contract.receivables import Contact
from recovery_desktop.store.store import Shelf
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.pages.board.table import ColumnTable
from recovery_desktop.ui.pages.receivable import words
from recovery_desktop.ui.pages.receivable.cancel import CancelDialog
from recovery_desktop.ui.pages.receivable.contact import ContactDialog
from recovery_desktop.ui.pages.receivable.evidence import EvidenceDialog
from recovery_desktop.ui.pages.receivable.page import ReceivablePage
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.state import TodayState
from tests.desktop.ui.fakes import (
    NOW,
    ReceivableCommands,
    Spawned,
    a_full_board,
    a_receivable,
    a_store,
    disputed,
    half_paid,
    in_recovery,
)


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    store, made = a_store(tmp_path)
    yield made
    store.close()


@pytest.fixture
def board(qapp: QApplication, shelf: Shelf) -> BoardState:
    shelf.receivables.put(a_full_board(), full=True)
    return BoardState(Spawned(), shelf.receivables)


@pytest.fixture
def one(qapp: QApplication, shelf: Shelf) -> tuple[ReceivableState, ReceivableCommands]:
    shelf.receivables.put(a_full_board(), full=True)
    commands = ReceivableCommands(shelf)
    return ReceivableState(Spawned(), shelf.receivables, shelf.intents, commands, lambda _: False), commands


def test_usual_columns_stand_and_others_appear_when_needed(board: BoardState, shelf: Shelf) -> None:
    assert board.shown == ["pending", "in_process", "disputed", "payment_received", "recovered"]
    shelf.receivables.put([a_receivable("rec_x", "written_off")], full=True)
    board.noticed(["rec_x"])
    assert board.shown[-1] == "written_off"


def test_a_move_is_seen_in_the_models_and_marked_fresh(board: BoardState, shelf: Shelf) -> None:
    left, right = ColumnTable(board, "in_process"), ColumnTable(board, "recovered")
    testers = [QAbstractItemModelTester(model) for model in (left, right)]
    removed, inserted, resets = [], [], []
    left.rowsRemoved.connect(lambda *args: removed.append(args[1]))
    right.rowsInserted.connect(lambda *args: inserted.append(args[1]))
    for model in (left, right):
        board.placed.connect(model.place)
        model.modelReset.connect(lambda: resets.append(True))
    shelf.receivables.put([a_receivable("rec_1", ReceivableStatus.RECOVERED)], full=True)
    board.noticed(["rec_1"])
    assert (len(removed), len(inserted), resets) == (1, 1, [])
    assert "rec_1" in board.fresh
    assert "rec_1" in right.ids
    assert len(testers) == 2


def test_search_finds_by_number_debtor_and_amount(board: BoardState) -> None:
    for found in ("FA-2026-014", "Atelier", "4200.00", "compta@atelier-brun Atelier"):
        board.search_for(found)
        board.place()
        assert board.columns.get("in_process", []).count("rec_1") == 1, found
    board.search_for("nothing like this")
    board.place()
    assert (board.columns, board.empty) == ({}, False)


def test_the_board_opens_a_card_and_keeps_count(qtbot: QtBot, board: BoardState) -> None:
    page = BoardPage(board)
    qtbot.addWidget(page)
    page.show()
    column = page.columns["disputed"]
    assert column.cards.accessibleDescription() == "1, €18,250.50"
    column.cards.selectRow(0)
    with qtbot.waitSignal(board.opened) as opened:
        qtbot.keyClick(column.cards, Qt.Key.Key_Return)
    assert opened.args == ["rec_2"]


def test_typing_in_the_search_narrows_the_board(qtbot: QtBot, board: BoardState) -> None:
    page = BoardPage(board)
    qtbot.addWidget(page)
    page.show()
    qtbot.keyClicks(page.search, "Garage")
    qtbot.waitUntil(lambda: board.columns == {"payment_received": ["rec_3"]})
    assert "disputed" not in page.columns
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: "disputed" in board.columns)


def test_an_empty_board_leads_to_the_first_invoice(qtbot: QtBot, shelf: Shelf) -> None:
    page = BoardPage(BoardState(Spawned(), shelf.receivables))
    qtbot.addWidget(page)
    with qtbot.waitSignal(page.files_asked):
        page.nothing.action.click()


def test_today_names_what_waits_and_adds_up(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.receivables.put(a_full_board(), full=True)
    made = shelf.drafts.add(file_name="a.pdf")
    state = TodayState(Spawned(), shelf.receivables, shelf.drafts)
    assert [row.id for row in state.due] == ["rec_3", "rec_2"]
    assert [draft.id for draft in state.to_check] == [made.id]
    assert state.waiting == 3
    sums = {total.status: total.amount for total in shelf.receivables.sums()}
    assert state.recovered["EUR"] == sums["recovered"]
    assert state.outstanding["EUR"] == sum(sums.values(), Decimal(0)) - sums["recovered"]
    page = TodayPage(state)
    qtbot.addWidget(page)
    page.show()
    with qtbot.waitSignal(state.opened) as opened:
        page.due._lines[1].click()
    assert opened.args == ["rec_3"]


def test_what_may_be_asked_comes_from_the_lifecycle(one: tuple[ReceivableState, ReceivableCommands]) -> None:
    state, _ = one
    expected = {
        in_recovery().id: {Call.CANCEL, Call.ADD_CONTACT, Call.UPDATE_METADATA},
        disputed().id: {Call.CANCEL, Call.SUBMIT_EVIDENCE, Call.ADD_CONTACT, Call.UPDATE_METADATA},
        half_paid().id: {Call.DECIDE_PARTIAL_PAYMENT, Call.ADD_CONTACT, Call.UPDATE_METADATA},
    }
    for id, calls in expected.items():
        state.open(id)
        assert state.allowed == calls


def test_a_decision_is_durable_asked_once_and_can_be_taken_back(
    one: tuple[ReceivableState, ReceivableCommands], shelf: Shelf
) -> None:
    state, commands = one
    told: list[tuple[str, str]] = []
    state.decided.connect(lambda call, intent: told.append((call, intent)))
    state.open(half_paid().id)
    state.decide(PartialPaymentAction.CONTINUE_RECOVERY)
    state.decide(PartialPaymentAction.MARK_COMPLETE)
    assert [name for name, _ in commands.asked] == ["partial_payment"]
    assert told[0][0] == "partial-payment"
    assert Call.DECIDE_PARTIAL_PAYMENT not in state.allowed
    assert state.take_back(told[0][1])
    assert Call.DECIDE_PARTIAL_PAYMENT in state.allowed


def test_a_refused_decision_is_told_on_the_page(
    qtbot: QtBot, one: tuple[ReceivableState, ReceivableCommands], shelf: Shelf
) -> None:
    state, _ = one
    page = ReceivablePage(state)
    qtbot.addWidget(page)
    page.show()
    state.open("rec_1")
    state.cancel(CancelReason.BUSINESS_DECISION, "")
    assert page.waiting.isVisible()
    intent = state.under_way[0]
    shelf.intents.refused(intent.id, {"code": "INVALID_STATE", "message": "It is paid."})
    state.noticed(["rec_1"])
    assert "It is paid." in page.banner.words
    assert page.cancel.isVisible()


def test_the_page_explains_balance_and_next_step(
    qtbot: QtBot, one: tuple[ReceivableState, ReceivableCommands]
) -> None:
    state, _ = one
    page = ReceivablePage(state)
    qtbot.addWidget(page)
    page.show()
    state.open("rec_1")
    assert page.balance.rows[-1] == ("Remaining", "€4,277.99")
    assert page.next.text() == "Letter to the primary contact, in 3 days."
    assert page.why.text() == "Two emails stayed without an answer."
    assert [moment.sentence for moment in page.timeline.moments][-1] == "The invoice was submitted."
    page.open.click()
    assert "https://pay.example.org/r/abc" in page.link.text()
    with qtbot.waitSignal(page.copied):
        page.copy.click()
    assert QApplication.clipboard().text() == "https://pay.example.org/r/abc"


def test_a_partial_payment_is_decided_with_its_consequences_in_view(
    qtbot: QtBot, one: tuple[ReceivableState, ReceivableCommands]
) -> None:
    state, commands = one
    page = ReceivablePage(state)
    qtbot.addWidget(page)
    page.show()
    state.open("rec_3")
    assert page.asked.finish_means.text() == "You keep €150.00 and write off €160.00 for good."
    page.asked.finish.click()
    assert commands.asked[0][1].action is PartialPaymentAction.MARK_COMPLETE
    assert not page.asked.isVisible()


def test_cancelling_asks_why(qtbot: QtBot, one: tuple[ReceivableState, ReceivableCommands]) -> None:
    state, commands = one
    page = ReceivablePage(state)
    qtbot.addWidget(page)
    state.open("rec_1")
    dialog = CancelDialog(page, state)
    dialog.reasons.buttons()[3].setChecked(True)
    assert "corrected" in dialog.means.text()
    dialog.notes.show_value("Wrong customer")
    dialog.agree.click()
    request = commands.asked[0][1]
    assert (request.reason, request.notes) == (CancelReason.INCORRECT_SUBMISSION, "Wrong customer")


def test_a_contact_needs_an_email(qtbot: QtBot, one: tuple[ReceivableState, ReceivableCommands]) -> None:
    state, commands = one
    page = ReceivablePage(state)
    qtbot.addWidget(page)
    state.open("rec_1")
    dialog = ContactDialog(page, state)
    dialog.agree.click()
    assert dialog.email.state == "danger"
    assert commands.asked == []
    dialog.email.show_value("a@b.example")
    dialog.agree.click()
    assert commands.asked[0][1] == Contact(email="a@b.example", level=1)


def test_evidence_takes_what_it_can_and_names_what_it_cannot(
    qtbot: QtBot, one: tuple[ReceivableState, ReceivableCommands], tmp_path: Path
) -> None:
    state, commands = one
    page = ReceivablePage(state)
    qtbot.addWidget(page)
    state.open("rec_2")
    dialog = EvidenceDialog(page, state)
    dialog.agree.click()
    assert "Add a file" in dialog.problem.words
    good, bad = tmp_path / "note.pdf", tmp_path / "holiday.docx"
    good.write_bytes(b"%PDF-1.7 ...")
    bad.write_bytes(b"PK")
    dialog.add_files([good, bad, tmp_path / "missing.pdf"])
    assert [piece.name for piece in dialog.pieces] == ["note.pdf"]
    assert "missing.pdf" in dialog.problem.words
    dialog.statement.show_value("All twelve doors were delivered.")
    dialog.agree.click()
    evidence = commands.asked[0][1]
    assert isinstance(evidence, EvidenceSubmission)
    assert evidence.documents is not None
    assert evidence.documents[0].file.startswith("data:application/pdf;base64,")


@pytest.mark.parametrize(
    ("receivable", "sentence"),
    [
        (half_paid(), "You decide about the partial payment, in 4 days."),
        (disputed(), "You answer with evidence, in 6 days."),
        (a_receivable(status="pending"), "Recovery starts within a day. Until then it can be taken back."),
        (a_receivable(status="recovered"), "Nothing more: this is closed."),
        (a_receivable(status="unheard_of"), "Nothing is planned at the moment."),
    ],
)
def test_what_comes_next_is_one_sentence(qapp: QApplication, receivable: object, sentence: str) -> None:
    assert words.next_sentence(receivable, NOW)[0] == sentence
