"""Cards and lines in hand: seen to move, chosen, opened, cancelled, copied and exported."""

from __future__ import annotations

import csv
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QFileDialog, QLayout, QMenu
from pytestqt.qtbot import QtBot

from recovery_contract.actions import CancelReason, CancelRequest
from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.actions.table import CANCEL
from recovery_desktop.store.filters import Filters, Order
from recovery_desktop.ui.pages.board.cancel import CancelManyDialog
from recovery_desktop.ui.pages.board.cards import ColumnModel
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.board.picking import picked
from recovery_desktop.ui.pages.board.table import KEYS
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.board_column import CARD
from tests.desktop.ui.fakes import a_receivable
from tests.desktop.ui.looking import clipped, is_arrow_down
from tests.desktop.ui.pages.desk import Desk, put, table

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


# Board: cards, moves, choosing


def test_filters_give_way_to_what_was_chosen_where_the_window_is_too_low_for_both(
    qapp: QApplication, desk: Desk, page: BoardPage
) -> None:
    desk.state.narrow(Filters(least=Decimal(500)))
    desk.state.choose([desk.row("rec_1"), desk.row("rec_2")])
    # As the window squeezes it where text is large; a window of its own would not become as small.
    layout = page.layout()
    assert layout is not None
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    page.setMinimumSize(0, 0)
    page.resize(480, 320)
    qapp.processEvents()
    assert (page.tools.isVisible(), page.bulk.isVisible(), clipped(page.bulk)) == (False, True, [])
    assert (page.narrowed.isVisible(), page.narrowed.words.text()[:8]) == (True, "1 filter")
    page.narrowed.clear.click()
    qapp.processEvents()
    assert (page.narrowed.isVisible(), bool(desk.state.filters)) == (False, False)
    assert page.bulk.isVisible()
    desk.state.choose([])
    qapp.processEvents()
    assert (page.tools.isVisible(), page.bulk.isVisible()) == (True, False)


def test_move_is_seen_in_the_models_and_marked_fresh(desk: Desk) -> None:
    state, row = desk.state, desk.row("rec_1")
    left, right = ColumnModel(state, "in_process"), ColumnModel(state, "recovered")
    testers = [QAbstractItemModelTester(model) for model in (left, right)]
    removed, inserted, resets = [], [], []
    left.rowsRemoved.connect(lambda *args: removed.append(args[1]))
    right.rowsInserted.connect(lambda *args: inserted.append(args[1]))
    for model in (left, right):
        state.placed.connect(model.place)
        model.modelReset.connect(lambda: resets.append(True))
    put(desk.connection_store, a_receivable("rec_1", ReceivableStatus.RECOVERED))
    state.on_store_changed(["rec_1"])
    assert (len(removed), len(inserted), resets) == (1, 1, [])
    assert row in state.fresh
    assert row in right.rows
    assert len(testers) == 2


@pytest.mark.parametrize("still", [False, True])
def test_card_is_seen_to_move_unless_things_should_stay_still(
    qtbot: QtBot, desk: Desk, page: BoardPage, still: bool
) -> None:
    theme.set_reduced_motion(still)
    try:
        qtbot.waitExposed(page)
        put(desk.connection_store, a_receivable("rec_1", ReceivableStatus.RECOVERED))
        desk.state.on_store_changed(["rec_1"])
        flights = page._columns.flights
        assert len(flights) == (0 if still else 1)
        if flights:
            qtbot.waitUntil(lambda: not shiboken6.isValid(flights[0]))
    finally:
        theme.set_reduced_motion(False)


def test_moving_card_is_seen_once_on_its_way_and_nothing_else_moves(
    qtbot: QtBot, desk: Desk, page: BoardPage
) -> None:
    qtbot.waitExposed(page)
    before = {status: column.geometry() for status, column in page.columns.items()}
    put(desk.connection_store, a_receivable("rec_1", ReceivableStatus.RECOVERED))
    desk.state.on_store_changed(["rec_1"])
    (flight,) = page._columns.flights
    cards = page.columns["recovered"].cards
    (at,) = [n for n in range(cards.model().rowCount()) if cards.model().index(n, 0).data(CARD).id == "rec_1"]
    place = cards.visualRect(cards.model().index(at, 0))

    def colours() -> int:
        image = cards.viewport().grab(place).toImage()
        return len({image.pixel(x, image.height() // 2) for x in range(image.width())})

    assert colours() == 1, "its place is empty while it is on its way"
    on_its_way = flight.grab().toImage()
    with qtbot.waitSignal(flight.landed):
        pass
    assert colours() > 1
    arrived = cards.viewport().grab(place).toImage()
    middle = arrived.rect().center()
    row = [(x, middle.y()) for x in range(20, arrived.width() - 20)]
    assert [on_its_way.pixel(*at) for at in row] == [arrived.pixel(*at) for at in row], (
        "it says what it will say"
    )
    assert {status: column.geometry() for status, column in page.columns.items()} == before


def test_board_reads_changes_of_its_hidden_time_when_shown(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    page.hide()
    put(desk.connection_store, a_receivable("rec_1", ReceivableStatus.RECOVERED))
    desk.state.on_store_changed(["rec_1"])
    assert "rec_1" in desk.columns()["in_process"]
    page.show()
    assert "rec_1" in desk.columns()["recovered"]


def test_click_or_enter_opens_a_card_and_control_chooses_it(
    qtbot: QtBot, desk: Desk, page: BoardPage
) -> None:
    cards = page.columns["in_process"].cards
    place = cards.visualRect(cards.model().index(1, 0)).center()
    qtbot.mouseClick(cards.viewport(), Qt.MouseButton.LeftButton, CONTROL, place)
    assert len(desk.state.chosen) == 1
    qtbot.keyClick(cards, Qt.Key.Key_Down)
    assert len(desk.state.chosen) == 1
    qtbot.keyClick(cards, Qt.Key.Key_Space)
    assert len(desk.state.chosen) == 2
    assert page.bulk.isVisible()
    with qtbot.waitSignal(desk.state.opened) as opened:
        qtbot.keyClick(cards, Qt.Key.Key_Return)
    assert opened.args == desk.ids(cards.model().rows[2:3])
    other = page.columns["disputed"].cards
    with qtbot.waitSignal(desk.state.opened) as opened:
        qtbot.mouseClick(
            other.viewport(),
            Qt.MouseButton.LeftButton,
            pos=other.visualRect(other.model().index(0, 0)).center(),
        )
    assert opened.args == ["rec_2"]


def test_arrows_go_from_column_to_column(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    page.activateWindow()
    page.columns["pending"].cards.setFocus()
    qtbot.keyClick(page.columns["pending"].cards, Qt.Key.Key_Right)
    assert page.columns["in_process"].cards.currentIndex().isValid()
    qtbot.keyClick(page.columns["in_process"].cards, Qt.Key.Key_Right)
    assert page.columns["disputed"].cards.currentIndex().row() == 0
    assert desk.state.chosen == ()


def test_sums_follow_what_is_shown(desk: Desk, page: BoardPage) -> None:
    assert page.columns["disputed"].cards.accessibleDescription() == "1, €18,250.50"
    desk.state.search_for("FA-2026-014")
    desk.state.place_again()
    assert page.columns["in_process"].cards.accessibleDescription() == "1, €4,200.00"


# Table


def test_table_says_every_column_in_the_locale(desk: Desk, page: BoardPage) -> None:
    QLocale.setDefault(QLocale("fr_FR"))
    desk.state.sort_by(Order("amount", True))
    model = table(page).lines.model
    QAbstractItemModelTester(model)
    cells = {key: model.index(0, at).data() for at, key in enumerate(KEYS)}
    assert cells["amount"].replace("\u202f", " ").replace("\xa0", " ") == "18 250,50 €"
    assert (cells["number"], cells["status"]) == ("FA-2026-009", "Disputed")
    assert (
        model.index(0, KEYS.index("age")).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Days late: ")
    )
    right = model.index(0, KEYS.index("amount")).data(Qt.ItemDataRole.TextAlignmentRole)
    assert right & int(Qt.AlignmentFlag.AlignRight)


def test_head_sorts_and_a_second_click_turns_it_round(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    lines = table(page).lines.lines
    for key, orders in (("amount", (True, False)), ("debtor", (False, True))):
        for descending in orders:
            lines.sorted_by.emit(KEYS.index(key))
            assert desk.state.order == Order(key, descending)
            assert is_arrow_down(lines.head) is descending
    assert lines.head.sorted_column == KEYS.index("debtor")


def test_form_and_columns_are_remembered(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    lines = table(page).lines.lines
    lines.setColumnWidth(0, 300)
    lines.horizontalHeader().moveSection(KEYS.index("amount"), 0)
    menu = QMenu()
    lines.fill_columns_menu(menu)
    next(action for action in menu.actions() if action.text() == "Days late").trigger()
    qtbot.waitUntil(lambda: "hidden" in desk.store.preferences.get("board.columns", {}))
    again = BoardPage(desk.again())
    qtbot.addWidget(again)
    assert again.state.form == "table"
    shown = again.lines.lines
    assert shown.shown_keys[:2] == ["amount", "number"]
    assert "age" not in shown.shown_keys
    again.resize(2000, 700)
    again.show()
    assert shown.columnWidth(0) == 300


def test_columns_make_way_in_a_small_window_unless_somebody_asked_for_them(
    desk: Desk, page: BoardPage
) -> None:
    lines = table(page).lines.lines

    def on_view(width: int) -> list[str]:
        lines.resize(width, 300)
        return [key for at, key in enumerate(KEYS) if not lines.isColumnHidden(at)]

    assert on_view(1400) == [key for key in KEYS if key not in ("tags", "updated")]
    assert on_view(750) == ["number", "debtor", "status", "remaining", "next"]
    assert on_view(300) == ["debtor", "status", "remaining"]
    assert "amount" in lines.shown_keys, "what is copied or exported does not depend on the window"
    menu = QMenu()
    lines.fill_columns_menu(menu)
    amount = next(action for action in menu.actions() if action.text() == "Amount")
    assert not amount.isChecked()
    amount.trigger()
    assert on_view(300) == ["debtor", "status", "amount", "remaining"]
    lines.restore(lines.columns)
    assert "amount" in on_view(300)
    assert on_view(1400) == [key for key in KEYS if key not in ("tags", "updated")]


def test_table_keeps_the_line_in_hand_when_the_list_changes(
    qtbot: QtBot, desk: Desk, page: BoardPage
) -> None:
    form = table(page).lines
    form.lines.setCurrentIndex(form.model.index(4, 1))
    here = form.model.rows[4]
    put(desk.connection_store, *(a_receivable(f"new_{n}", number=f"N-{n}") for n in range(3)))
    desk.state.on_store_changed([f"new_{n}" for n in range(3)])
    at = form.lines.currentIndex()
    assert (form.model.rows[at.row()], at.column()) == (here, 1)
    assert desk.state.chosen == (here,)


def test_shift_and_control_a_choose_many_lines(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    lines = table(page).lines.lines
    lines.setCurrentIndex(lines.model().index(0, 0))
    for _ in range(2):
        qtbot.keyClick(lines, Qt.Key.Key_Down, SHIFT)
    assert len(desk.state.chosen) == 3
    qtbot.keyClick(lines, Qt.Key.Key_A, CONTROL)
    assert desk.state.chosen == tuple(desk.state.listed)
    assert page.bulk.words.text().startswith("16")
    qtbot.keyClick(lines, Qt.Key.Key_Escape)
    assert desk.state.chosen == ()
    assert not page.bulk.isVisible()


def test_hundred_thousand_lines_read_only_what_is_on_view(desk: Desk, page: BoardPage) -> None:
    read: list[int] = []
    listing, rows = desk.connection_store.listing, list(range(100_000))

    class Long:
        def __getattr__(self, name: str) -> object:
            return getattr(listing, name)

        def ordered(self, *_: object) -> list[int]:
            return rows

        def load_rows(self, wanted: list[int]) -> dict[int, object]:
            read.extend(wanted)
            row = listing.load_rows([desk.row("rec_1")])[desk.row("rec_1")]
            return dict.fromkeys(wanted, row)

    desk.connection_store.listing = Long()
    model = table(page).lines.model
    assert model.rowCount() == 100_000
    assert model.index(99_999, 1).data() == "Atelier Brun SARL"
    on_view = page.lines.lines.viewport().height() // page.lines.lines.rowHeight(0) + 2
    assert len(set(read)) <= 3 * 64 + on_view


# Cancelling many


def test_cancelling_many_says_which_cannot_and_why(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    table(page)
    desk.session.request("rec_2", CANCEL, CancelRequest(reason=CancelReason.PAID_DIRECTLY))
    page.lines.lines.selectAll()
    dialog = CancelManyDialog(page, desk.state)
    assert dialog.plan.total == 16
    assert dict(dialog.plan.cannot) == {"payment_received": 1, "recovered": 4, "under_way": 1}
    assert "4 recovered" in dialog.cannot
    assert "1 already being cancelled" in dialog.cannot
    assert not dialog.agree.isEnabled()
    dialog.reasons.buttons()[2].setChecked(True)
    dialog.notes.show_value("All of them")
    with qtbot.waitSignal(desk.state.cancelled) as cancelled:
        dialog.agree.click()
    intents = [one for one in desk.connection_store.intents.list_unsettled() if one.id in cancelled.args[0]]
    ids, request = [one.subject_id for one in intents], CancelRequest.model_validate(intents[0].body)
    assert all(one.body == intents[0].body for one in intents)
    assert len(ids) == len(set(ids)) == len(cancelled.args[0]) == 10
    assert (request.reason, request.notes) == (CancelReason.BUSINESS_DECISION, "All of them")
    assert desk.state.chosen == ()
    assert picked(page.lines.lines) == []
    assert {intent.kind for intent in desk.connection_store.intents.list_unsettled()} == {"cancel"}
    assert desk.state.take_back(cancelled.args[0])
    assert [intent.subject_id for intent in desk.connection_store.intents.list_unsettled()] == ["rec_2"]


def test_cancelling_none_that_can_be_cancelled_asks_nothing(
    qtbot: QtBot, desk: Desk, page: BoardPage
) -> None:
    desk.state.choose([desk.row("rec_3")])
    dialog = CancelManyDialog(page, desk.state)
    assert not dialog.agree.isVisibleTo(dialog)
    assert "1 with a payment" in dialog.cannot


def test_menu_acts_on_the_chosen_ones(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    form = table(page).lines
    row = desk.row("rec_3")
    form.lines.selectRow(form.model.rows.index(row))
    menu = page.make_menu(row, "Garage Fabre")
    actions = {action.text(): action for action in menu.actions()}
    assert not actions["Cancel recovery…"].isEnabled()
    actions["Copy this cell"].trigger()
    assert QApplication.clipboard().text() == "Garage Fabre"
    with qtbot.waitSignal(desk.state.opened) as opened:
        actions["Open"].trigger()
    assert opened.args == ["rec_3"]
    actions["Only this debtor"].trigger()
    assert desk.ids(desk.state.listed) == ["rec_3"]


# Taking along


def test_copied_lines_are_a_table_with_a_head(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    put(desk.connection_store, a_receivable("bad", debtor='=HYPERLINK("http://x")\tand more', number="-1+2"))
    desk.state.on_store_changed(["bad"])
    form = table(page).lines
    form.lines.selectRow(form.model.rows.index(desk.row("bad")))
    qtbot.keyClick(form.lines, Qt.Key.Key_C, CONTROL)
    head, line = QApplication.clipboard().text().split("\n")
    assert head.split("\t")[:3] == ["Invoice", "Debtor", "Email"]
    cells = line.split("\t")
    assert len(cells) == len(head.split("\t"))
    assert cells[:2] == ["'-1+2", '\'=HYPERLINK("http://x") and more']
    assert cells[4] == "4200.00"


@pytest.mark.parametrize("choose", [lambda rows: (), lambda rows: rows[1:3]])
def test_export_takes_what_is_shown_or_chosen(
    qtbot: QtBot, desk: Desk, page: BoardPage, tmp_path: Path, choose: Callable[[list[int]], list[int]]
) -> None:
    table(page)
    desk.state.narrow(Filters(statuses=("in_process",)))
    desk.state.choose(choose(desk.state.listed))
    wanted = list(desk.state.chosen or desk.state.listed)
    page.ask_file()
    dialog = page.file_dialog
    assert isinstance(dialog, QFileDialog)
    with qtbot.waitSignal(desk.state.exported) as exported:
        dialog.filesSelected.emit([str(tmp_path / "list.csv")])
        desk.spawned.run()
    dialog.close()
    assert exported.args == [str(tmp_path / "list.csv")]
    with (tmp_path / "list.csv").open(encoding="utf-8-sig", newline="") as file:
        head, *rows = csv.reader(file)
    assert head[:3] == ["Invoice", "Debtor", "Email"]
    loaded = desk.connection_store.listing.load_rows(wanted)
    assert [row[0] for row in rows] == [loaded[row].numbers for row in wanted]
    assert [Decimal(row[head.index("Amount")]) for row in rows] == [loaded[row].amount for row in wanted]


def test_picked_rows_are_those_of_the_view(desk: Desk, page: BoardPage) -> None:
    lines = table(page).lines.lines
    lines.selectAll()
    assert picked(lines) == desk.state.listed
