"""What narrows and orders the board and the table."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QListWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.store.filters import Filters, Order
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.widgets.amount_field import AmountField
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.pages.desk import Desk, popover, put


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        (Filters(statuses=("disputed",)), {"rec_2"}),
        (Filters(debtor="Garage Fabre"), {"rec_3"}),
        (Filters(least=Decimal(4200), most=Decimal("4200.00")), {"rec_1"}),
        (Filters(least=Decimal(18_000)), {"rec_2"}),
        (Filters(deadline_days=4), {"rec_3"}),
        (Filters(deadline_days=7), {"rec_2", "rec_3"}),
        (Filters(deadline_days=7, statuses=("disputed",)), {"rec_2"}),
    ],
)
def test_filters_narrow_both_forms_alike(desk: Desk, filters: Filters, expected: set[str]) -> None:
    desk.state.narrow(filters)
    assert {id for ids in desk.columns().values() for id in ids} == expected
    desk.state.show_form("table")
    assert set(desk.ids(desk.state.listed)) == expected


@pytest.mark.parametrize(
    ("late", "age"),
    [
        (None, "unknown"), (-3, "not_due"), (0, "not_due"), (1, "to_30"), (30, "to_30"), (31, "to_60"),
        (60, "to_60"), (61, "to_90"), (90, "to_90"), (91, "over_90"), (400, "over_90"),
    ],
)  # fmt: skip
def test_ages_begin_and_end_on_their_days(
    tmp_path: Path, qapp: QApplication, late: int | None, age: str
) -> None:
    desk = Desk(tmp_path, filled=False)
    due = None if late is None else NOW.date() - timedelta(days=late)
    put(
        desk.connection_store,
        a_receivable("open", due_date=due),
        a_receivable("done", "recovered", due_date=due),
    )
    sums = desk.connection_store.listing.ageing(Filters(), NOW)
    assert [(total.age, total.count, total.amount) for total in sums] == [(age, 1, Decimal(4200))]
    rows = desk.connection_store.listing.ordered(Filters(ages=(age,)), Order(), NOW)
    assert desk.ids(rows) == ["open"]
    desk.store.close()


def test_age_in_the_strip_narrows_to_it_and_back(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    put(desk.connection_store, a_receivable("old", due_date=NOW.date() - timedelta(days=200), amount="77.50"))
    desk.state.on_store_changed(["old"])
    strip = page.ages.ages["over_90"]
    assert strip.accessibleName() == "Over 90 days late, 1, €77.50"
    strip.click()
    assert desk.columns() == {"in_process": ["old"]}
    assert page.tools.filters.chips["age"].main.accessibleName() == "Age: Over 90 days late"
    assert strip.isChecked()
    strip.click()
    assert not desk.state.filters
    assert not page.tools.clear.isVisible()


def test_ages_are_not_shown_over_a_search_that_finds_nothing(
    qtbot: QtBot, desk: Desk, page: BoardPage
) -> None:
    assert page.ages.isVisible()
    desk.state.search_for("nothing like this")
    desk.state.place_again()
    assert not page.ages.isVisible()
    desk.state.search_for("")
    desk.state.place_again()
    assert page.ages.isVisible()


def test_age_strip_names_an_unknown_due_date_only_where_there_is_one(
    qtbot: QtBot, desk: Desk, page: BoardPage
) -> None:
    unknown = page.ages.ages["unknown"]
    before = page.ages.ages["not_due"].accessibleName()
    assert unknown.isHidden()
    put(desk.connection_store, a_receivable("bare", due_date=None, amount="77.50"))
    desk.state.on_store_changed(["bare"])
    assert unknown.isVisible()
    assert unknown.accessibleName() == "Due date unknown, 1, €77.50"
    assert page.ages.ages["not_due"].accessibleName() == before
    unknown.click()
    assert desk.columns() == {"in_process": ["bare"]}


@pytest.mark.parametrize("form", ["board", "table"])
@pytest.mark.parametrize(
    ("order", "first"),
    [(Order("amount", True), "rec_2"), (Order("next", False), None), (Order("number", False), "rec_3")],
)
def test_orders_hold_in_both_forms(desk: Desk, form: str, order: Order, first: str | None) -> None:
    desk.state.show_form("table")
    desk.state.sort_by(order)
    in_table = desk.ids(desk.state.listed)
    assert first is None or in_table[0] == first
    desk.state.show_form("board")
    for ids in desk.columns().values():
        assert ids == [id for id in in_table if id in ids]


def test_numbers_are_ordered_by_value_and_nothing_comes_last(tmp_path: Path, qapp: QApplication) -> None:
    desk = Desk(tmp_path, filled=False)
    put(desk.connection_store, *(a_receivable(name, number=name) for name in ("FA-10", "FA-9", "fa-100")))
    put(desk.connection_store, a_receivable("none", invoice_numbers=[]))
    listing = desk.connection_store.listing
    assert desk.ids(listing.ordered(Filters(), Order("number", False), NOW)) == [
        "FA-9",
        "FA-10",
        "fa-100",
        "none",
    ]
    assert desk.ids(listing.ordered(Filters(), Order("number", True), NOW)) == [
        "fa-100",
        "FA-10",
        "FA-9",
        "none",
    ]
    desk.store.close()


def test_status_chip_ticks_several_and_its_cross_empties_it(
    qtbot: QtBot, desk: Desk, page: BoardPage
) -> None:
    chip = page.tools.filters.chips["status"]
    boxes = {box.text(): box for box in popover(page, chip).findChildren(QCheckBox)}
    boxes["Disputed"].click()
    boxes["Payment received"].click()
    assert desk.columns() == {"disputed": ["rec_2"], "payment_received": ["rec_3"]}
    assert desk.state.shown == ["disputed", "payment_received"]
    assert chip.main.accessibleName() == "Status: Disputed, Payment received"
    assert chip.clear is not None
    assert chip.clear.accessibleName() == "Remove the filter: Status"
    chip.clear.click()
    assert desk.state.count == 16
    assert chip.main.hasFocus()


def test_debtor_is_searched_by_name_and_chosen_by_the_keyboard(
    qtbot: QtBot, desk: Desk, page: BoardPage
) -> None:
    filter_popover = popover(page, page.tools.filters.chips["debtor"])
    debtor_list = filter_popover.findChild(QListWidget)
    search = filter_popover.findChildren(type(page.search))[0]
    qtbot.keyClicks(search, "cafe")
    assert [debtor_list.item(at).text() for at in range(debtor_list.count())] == ["Café de la Gare  ·  3"]
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert desk.state.filters == Filters(debtor="Café de la Gare")
    assert desk.state.count == 3


def test_amounts_that_contradict_each_other_say_so_beside_the_field(
    qtbot: QtBot, desk: Desk, page: BoardPage
) -> None:
    filter_popover = popover(page, page.tools.filters.chips["amount"])
    least, most = filter_popover.findChildren(AmountField)
    qtbot.keyClicks(least.line, "1 000,00")
    qtbot.keyClicks(most.line, "10")
    qtbot.keyClick(most.line, Qt.Key.Key_Return)
    assert (most.state, filter_popover.isVisible()) == ("danger", True)
    most.line.clear()
    qtbot.keyClicks(most.line, "nonsense")
    qtbot.keyClick(most.line, Qt.Key.Key_Return)
    assert filter_popover.isVisible()
    most.line.clear()
    qtbot.keyClicks(most.line, "5000")
    qtbot.keyClick(most.line, Qt.Key.Key_Return)
    assert desk.state.filters == Filters(least=Decimal("1000.00"), most=Decimal("5000.00"))
    assert page.tools.filters.chips["amount"].main.accessibleName() == "Amount: 1,000 to 5,000"
