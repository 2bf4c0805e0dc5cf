"""What board and table list over a real store: searched, narrowed, ordered, kept as views."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from datetime import timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from recovery_contract.ids import UserId
from recovery_desktop.actions.table import SUBMIT
from recovery_desktop.store.filters import Filters, Order
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.board import words as columns
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.board.table import KEYS
from recovery_desktop.ui.pages.board.view_menu import NameDialog, ViewMenu
from recovery_desktop.ui.pages.board.views import SavedView
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.pages.submit.form_request import request_of
from recovery_desktop.ui.widgets.board_column import CARD
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.pages.desk import Desk, put

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


# What is listed


def test_usual_columns_stand_and_others_appear_when_needed(desk: Desk) -> None:
    assert desk.state.shown == ["pending", "in_process", "disputed", "payment_received", "recovered"]
    put(desk.connection_store, a_receivable("rec_x", "written_off"))
    desk.state.on_store_changed(["rec_x"])
    assert desk.state.shown[-1] == "written_off"


@pytest.mark.parametrize(
    "typed",
    [
        "FA-2026-014",
        "Atelier",
        "ATELIER brun",
        "4200.00",
        "4 200,00",
        "4 200,00 €",
        "4\u202f200",
        "4.200,00",
        "4,200.00",
        "compta@atelier-brun Atelier",
        "at",
    ],
)
def test_search_finds_by_number_debtor_email_and_amount_in_every_spelling(desk: Desk, typed: str) -> None:
    desk.state.search_for(typed)
    desk.state.place_again()
    assert "rec_1" in desk.columns()["in_process"]
    desk.state.show_form("table")
    assert "rec_1" in desk.ids(desk.state.listed)


def test_search_reads_over_accents(desk: Desk) -> None:
    desk.state.search_for("cafe")
    desk.state.place_again()
    rows_by_column = [desk.connection_store.receivables.rows(ids) for ids in desk.columns().values()]
    assert {row.debtor_name for rows in rows_by_column for row in rows.values()} == {"Café de la Gare"}


def test_search_without_result_offers_the_way_back(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    qtbot.keyClicks(page.search, "nothing like this")
    qtbot.waitUntil(page.no_result.isVisible)
    assert (desk.state.columns, desk.state.empty) == ({}, False)
    page.no_result.action.click()
    assert page.search.text() == ""
    assert not page.no_result.isVisible()
    assert desk.state.count == 16


def test_typing_narrows_and_escape_opens_again(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    qtbot.keyClicks(page.search, "Garage")
    qtbot.waitUntil(lambda: desk.columns() == {"payment_received": ["rec_3"]})
    assert "disputed" not in page.columns
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: "disputed" in desk.state.columns)


def test_empty_board_leads_to_the_first_invoice(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(tmp_path, filled=False)
    page = BoardPage(desk.state)
    qtbot.addWidget(page)
    page.show()
    assert not page.search.isVisible()
    with qtbot.waitSignal(page.files_requested):
        page.nothing.action.click()
    desk.store.close()


@pytest.mark.parametrize(
    ("status", "remaining", "figure", "age"),
    [
        ("in_process", 2000, "€2,000.00", "Over 90 days late, 1, €2,000.00"),
        ("disputed", 1200, "€1,200.00", "Over 90 days late, 1, €1,200.00"),
        ("payment_received", 1200, "€800.00", "Over 90 days late, 1, €1,200.00"),
        ("payment_received", 0, "€2,000.00", "Over 90 days late, 0"),
        ("recovered", 0, "€2,000.00", "Over 90 days late, 0"),
    ],
)
def test_head_of_a_column_says_the_figure_of_its_only_card(
    qapp: QApplication, tmp_path: Path, status: str, remaining: int, figure: str, age: str
) -> None:
    desk = Desk(tmp_path, filled=False)
    due = NOW.date() - timedelta(days=200)
    progress = {"remaining_amount": Decimal(remaining), "prepaid_amount": Decimal(880), "due_date": due}
    put(desk.connection_store, a_receivable("a", status, "2880", **progress))
    page = BoardPage(desk.state)
    page.show()
    cards = page.columns[status].cards
    assert cards.accessibleDescription() == f"1, {figure}"
    card = cards.model().index(0, 0).data(CARD)
    assert card.amount == figure
    # A payment in part is not called paid, neither over its column nor on its card.
    assert cards.accessibleName() != "Paid"
    assert card.foot.startswith("Paid in part") == (status == "payment_received" and remaining > 0)
    assert page.ages.ages["over_90"].accessibleName() == age
    assert columns.money_of(desk.state.sums_of(desk.state.columns[status])) == figure
    page.hide()
    shiboken6.delete(page)
    desk.store.close()


@pytest.mark.parametrize("status", ["recovered", "cancelled"])
def test_remaining_of_an_ended_receivable_asks_for_nothing(
    tmp_path: Path, qapp: QApplication, status: str
) -> None:
    desk = Desk(tmp_path, filled=False)
    put(desk.connection_store, a_receivable("ended", status, "900", remaining_amount=Decimal(800)))
    put(desk.connection_store, a_receivable("open", "in_process", "500", remaining_amount=Decimal(400)))
    rows = desk.connection_store.receivables.rows(["ended", "open"])
    assert columns.row_texts(rows["ended"])["remaining"] == "–"
    assert columns.export_cells(["remaining"], rows["ended"])[0] is None
    assert columns.row_texts(rows["open"])["remaining"] == text.money(Decimal(400), "EUR")
    for descending in (True, False):
        in_order = desk.connection_store.listing.ordered(Filters(), Order("remaining", descending), NOW)
        assert desk.ids(in_order) == ["open", "ended"]
    desk.store.close()


def test_amounts_are_compared_in_the_minor_units_of_their_currency(
    tmp_path: Path, qapp: QApplication
) -> None:
    desk = Desk(tmp_path, filled=False)
    yen = a_receivable("yen", amount="5000").model_copy(update={"currency": "JPY"})
    put(desk.connection_store, yen, a_receivable("euro", amount="50"))
    assert desk.ids(desk.connection_store.listing.ordered(Filters(least=Decimal(1000)), Order(), NOW)) == [
        "yen"
    ]
    desk.store.close()


# Chips and views


def test_view_is_kept_shown_renamed_and_deleted(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    state = desk.state
    state.narrow(Filters(statuses=("disputed",), least=Decimal("12.50"), deadline_days=30, ages=("to_60",)))
    state.sort_by(Order("amount", True))
    state.show_form("table")
    page._open_views()
    menu = page.findChild(ViewMenu)
    next(action for action in menu.actions() if action.text() == "Save this view…").trigger()
    dialog = page.findChild(NameDialog)
    dialog.agree.click()
    assert dialog.name.state == "danger"
    dialog.name.show_value("Hard ones")
    dialog.agree.click()
    before = (state.filters, state.order, state.form)
    assert page.tools.views.main.accessibleName() == "View: Hard ones"

    later = desk.again()
    later.show_view("Hard ones")
    assert (later.filters, later.order, later.form) == before
    assert not later.rename_view("Hard ones", "  ")
    assert later.rename_view("Hard ones", "Hardest")
    assert later.view_name == "Hardest"
    removed: list[SavedView] = []
    later.view_removed.connect(removed.append)
    later.remove_view("Hardest")
    assert len(desk.again().views) == 0
    assert later.restore_view(removed[0])
    assert [view.name for view in desk.again().views] == ["Hardest"]
    assert not later.restore_view(removed[0]), "its name is taken"


def test_board_ignores_preferences_of_an_unknown_app(desk: Desk) -> None:
    desk.store.preferences.set("board.views", [{"name": "From elsewhere"}, 7])
    desk.store.preferences.set(
        "board.columns", {"widths": {"debtor": "wide"}, "order": ["debtor"], "hidden": 3}
    )
    state = desk.again()
    assert len(state.views) == 0
    state.show_form("table")
    board = BoardPage(state)
    assert board.lines.lines.shown_keys == [key for key in KEYS if key != "tags"]
    board.deleteLater()


class ManualReader:
    """Answers of long reads come when they are let go."""

    def __init__(self, desk: Desk) -> None:
        self._listing = desk.connection_store.listing
        self.pending: list[tuple[Future[Any], Callable[[Any], Any]]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._listing, name)

    def in_background(self, work: Callable[[Any], Any]) -> Future[Any]:
        future: Future[Any] = Future()
        self.pending.append((future, work))
        return future

    def cancel(self, future: Future[Any]) -> None:
        """As with what runs already: the answer comes nevertheless."""

    def let_go(self) -> None:
        future, work = self.pending.pop(0)
        future.set_result(work(self._listing))


def test_answer_to_an_earlier_search_is_not_shown(qtbot: QtBot, desk: Desk) -> None:
    reader = ManualReader(desk)
    desk.connection_store.listing = reader
    state = desk.again()
    assert state.count == 16
    placed: list[int] = []
    state.placed.connect(lambda: placed.append(state.count))
    for at, words in enumerate(("cafe", "Garage"), 1):
        state.search_for(words)
        qtbot.waitUntil(lambda at=at: len(reader.pending) == at)
    reader.let_go()
    assert (placed, state.count) == ([], 16)
    reader.let_go()
    assert placed == [1]
    assert {status: desk.ids(rows) for status, rows in state.columns.items()} == {
        "payment_received": ["rec_3"]
    }


def test_letter_that_leaves_the_same_rows_leaves_their_lists(qtbot: QtBot, desk: Desk) -> None:
    state = desk.state
    lists = []
    for words in ("g", "ga", "gar", "gara", "garag"):
        with qtbot.waitSignal(state.placed):
            state.search_for(words)
        lists.append(state.columns)
    assert lists[-1] is lists[-2]
    assert {status: desk.ids(rows) for status, rows in lists[-1].items()} == {"payment_received": ["rec_3"]}
    put(desk.connection_store, a_receivable("rec_90", debtor="Garage Nord"))
    state.on_store_changed(["rec_90"])
    assert state.count == 2


def test_search_that_was_not_answered_is_asked_again_when_the_board_is_on_view(
    qtbot: QtBot, desk: Desk
) -> None:
    reader = ManualReader(desk)
    desk.connection_store.listing = reader
    state = desk.again()
    assert state.count == 16
    state.search_for("Garage")
    qtbot.waitUntil(lambda: len(reader.pending) == 1)
    state.rest()
    reader.let_go()
    assert state.count == 16
    state.wake()
    assert state.count == 1


def test_submission_stands_on_an_empty_board_while_it_leaves_and_can_be_taken_back(
    qtbot: QtBot, tmp_path: Path
) -> None:
    desk = Desk(tmp_path, filled=False)
    page = BoardPage(desk.state)
    qtbot.addWidget(page)
    assert desk.state.empty
    draft = desk.connection_store.drafts.add()
    values = {"invoice.issue_date": "2026-08-03", "invoice.due_date": "2026-09-02", "invoice.amount": "1200"}
    form = Form(values | {"debtor.company_name": "Atelier Brun SARL", "invoice.numbers": "FA-1"})
    at_once = desk.session.request(draft.id, SUBMIT, request_of(form, UserId("usr_1")))
    page.show()
    cards = page._columns.leaving
    assert cards.isVisible()
    assert not cards.findChildren(QPushButton), "the message that says so has the only way back"
    desk.session.withdraw(at_once.id)
    body = request_of(form, UserId("usr_1")).model_dump(mode="json")
    intent = desk.connection_store.intents.add(SUBMIT.kind, draft.id, body, delay_seconds=600)
    desk.state.reread_leaving()
    qtbot.waitUntil(lambda: bool(cards.findChildren(QPushButton)))
    (undo,) = cards.findChildren(QPushButton)
    pending = page._columns.columns["pending"]
    assert "1" in [label.text() for label in pending.findChildren(QLabel)], (
        "a column counts what stands in it"
    )
    assert page.tools.count.text() == "1 invoice(s)"
    with qtbot.waitSignal(desk.state.undone) as undone:
        undo.click()
    assert undone.args == [intent.id, draft.id]
    desk.session.withdraw(intent.id)
    desk.state.reread_leaving()
    qtbot.waitUntil(lambda: not cards.isVisible())
    assert desk.state.empty
    desk.store.close()


@pytest.mark.parametrize("first", ["answer", "news", "answer while the board rests between two readings"])
def test_submission_and_what_became_of_it_are_never_seen_together_nor_both_missing(
    qtbot: QtBot, tmp_path: Path, first: str
) -> None:
    desk = Desk(tmp_path, filled=False)
    state, intents = desk.state, desk.connection_store.intents
    page = BoardPage(state)
    qtbot.addWidget(page)
    page.show()
    controller_of = {"receivable": state.on_store_changed, "intent": lambda ids: state.reread_leaving()}
    desk.store.changes.listen(lambda change: controller_of.get(change.kind, lambda ids: None)(change.ids))
    card_counts: list[int] = []
    state.placed.connect(lambda: card_counts.append(len(state.leaving) + state.count))
    draft = desk.connection_store.drafts.add()
    values = {"invoice.issue_date": "2026-08-03", "invoice.due_date": "2026-09-02", "invoice.amount": "1200"}
    form = Form(values | {"debtor.company_name": "Atelier Brun SARL", "invoice.numbers": "FA-1"})
    intent = desk.session.request(draft.id, SUBMIT, request_of(form, UserId("usr_1")))
    intents.mark_sending(intent.id)
    became = a_receivable("rcv_1", "pending", "1200", number="FA-1")
    if first == "news":
        put(desk.connection_store, became)
    elif first != "answer":
        state._free_at = time.monotonic() + 0.2
    with desk.store.database.write():
        put(desk.connection_store, became)
        intents.mark_done(intent.id, {"receivable_id": "rcv_1"})
    qtbot.waitUntil(lambda: state.count == 1 and not state.leaving)
    assert card_counts
    assert set(card_counts) == {1}
    page.hide()
    desk.store.close()
