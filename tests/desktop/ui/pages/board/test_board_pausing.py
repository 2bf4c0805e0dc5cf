"""Many invoices paused, resumed and tagged at once, and how far an action on many has come."""

from __future__ import annotations

from datetime import date
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import CreditorPause
from recovery_desktop.failures import Refused
from recovery_desktop.store.filters import Filters, Order, SortRates
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.board.pause import PauseManyDialog
from recovery_desktop.ui.pages.board.rates import RatesSheet
from recovery_desktop.ui.pages.board.sending_bar import FailedSheet
from recovery_desktop.ui.pages.board.tagging import TagDialog
from recovery_desktop.ui.pages.board.words import row_texts
from recovery_desktop.ui.pages.today.paused import PausedCard
from recovery_desktop.ui.pages.today.state import TodayState
from recovery_desktop.ui.widgets.line_button import LineButton
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.pages.desk import Desk, put, table

MAY_PAUSE = {"allowed_actions": ["cancel", "pause"]}
PAUSED = {
    "allowed_actions": ["cancel", "pause", "resume"],
    "creditor_pause": CreditorPause(since=NOW, until=date(2027, 1, 15)),
}


def some(desk: Desk, count: int, **progress: Any) -> list[int]:
    ids = [f"more_{n}" for n in range(count)]
    put(desk.connection_store, *(a_receivable(id, ReceivableStatus.IN_PROCESS, **progress) for id in ids))
    desk.state.place_again()
    return [desk.row(id) for id in ids]


def test_pausing_many_takes_those_that_the_service_lets_pause(
    qtbot: QtBot, desk: Desk, page: BoardPage
) -> None:
    can = some(desk, 3, **MAY_PAUSE)
    desk.state.choose([*can, desk.row("rec_1")])
    assert page.bulk.pause.isVisibleTo(page)
    assert not page.bulk.resume.isVisibleTo(page)
    dialog = PauseManyDialog(page, desk.state)
    assert (len(dialog.plan.can), dict(dialog.plan.cannot)) == (3, {"not_now": 1})
    dialog.form.day.show_value(date(2020, 1, 1))
    dialog.agree.click()
    assert dialog.form.day.message
    dialog.form.open_end.setChecked(True)
    with qtbot.waitSignal(desk.state.paused) as paused:
        dialog.agree.click()
    intents = desk.connection_store.intents.list_unsettled()
    assert {(one.kind, str(one.body)) for one in intents} == {("pause", "{}")}
    assert desk.state.take_back(paused.args[0])
    assert desk.connection_store.intents.list_unsettled() == []
    assert desk.state.sending is None


def test_service_without_pauses_is_not_asked_for_one(desk: Desk, page: BoardPage) -> None:
    desk.state.choose([desk.row("rec_1"), desk.row("rec_2")])
    assert not page.bulk.pause.isVisibleTo(page)
    assert not page.bulk.resume.isVisibleTo(page)


def test_paused_ones_say_so_and_are_resumed_together(qtbot: QtBot, desk: Desk, page: BoardPage) -> None:
    rows = some(desk, 2, **PAUSED)
    assert {row.paused_until for row in desk.state.window(rows).values()} == {"2027-01-15"}
    desk.state.choose(rows)
    assert page.bulk.resume.isVisibleTo(page)
    shown = [row_texts(row) for row in desk.state.window(rows).values()]
    assert {(one["status"], one["next"]) for one in shown} == {("Paused", "Until 15\u00a0Jan\u00a02027")}
    today = TodayState(desk.session)
    card = PausedCard(today)
    qtbot.addWidget(card)
    lines = card.findChildren(LineButton)
    assert [line.accessibleDescription() for line in lines] == ["Open", "Open"]
    assert all("Until 15\u00a0Jan\u00a02027" in line.accessibleName() for line in lines)
    with qtbot.waitSignal(today.opened) as opened:
        lines[0].click()
    assert opened.args == [today.paused[0].id]
    assert not desk.connection_store.intents.list_unsettled()
    with qtbot.waitSignal(desk.state.resumed):
        page.bulk.resume.click()
    assert {one.kind for one in desk.connection_store.intents.list_unsettled()} == {"resume"}


def test_tags_are_shown_and_found_by_search_filter_and_view_and_outlive_an_answer(
    qtbot: QtBot, desk: Desk, page: BoardPage
) -> None:
    rows = some(desk, 2)
    assert not page.tools.filters.chips["tag"].isVisibleTo(page)
    desk.state.choose(rows)
    dialog = TagDialog(page, desk.state)
    dialog.new.show_value("  Été   chantier ")
    with qtbot.waitSignal(desk.state.tagged) as tagged:
        dialog.agree.click()
    desk.state.on_store_changed(())
    assert page.tools.filters.chips["tag"].isVisibleTo(page)
    assert {row.tags for row in desk.state.window(rows).values()} == {("Été chantier",)}
    # The service answers anew: the words stay.
    some(desk, 2, amount_paid=None, next_action=None)
    assert desk.state.reads.rows_matching("ete chant") == frozenset(rows)
    desk.state.narrow(Filters(tags=("été CHANTIER",)))
    assert set(desk.state.shown_rows) == set(rows)
    desk.state.save_view("Chantier")
    view = desk.again().views.named("Chantier")
    assert view is not None
    assert view.filters.tags == ("été CHANTIER",)
    tagged.args[1]()
    assert desk.connection_store.tags.counts() == []


def test_search_that_was_left_is_shown_as_a_filter_and_ends_there(desk: Desk, page: BoardPage) -> None:
    page.search.setText("Petit")
    desk.state.search_for("Petit")
    desk.state.place_again()
    chip = page.tools.search
    assert not chip.isVisibleTo(page)
    page.hide()
    page.show()
    assert chip.isVisibleTo(page)
    assert "Petit" in chip.main.words
    assert chip.clear is not None
    chip.clear.click()
    desk.state.place_again()
    assert not chip.isVisibleTo(page)
    assert page.search.text() == ""
    assert not desk.state.narrowed


def test_largest_first_compares_currencies_only_by_rates_of_the_person(desk: Desk, page: BoardPage) -> None:
    amounts = {"chf": ("CHF", "900"), "jpy": ("JPY", "100000"), "eur": ("EUR", "950"), "gbp": ("GBP", "10")}
    put(
        desk.connection_store,
        *(
            a_receivable(id, ReceivableStatus.IN_PROCESS, amount).model_copy(update={"currency": currency})
            for id, (currency, amount) in amounts.items()
        ),
    )
    state = table(page).state
    state.place()
    assert page.order_note.isHidden()

    def order() -> list[str]:
        return [id for id in desk.ids(state.listed) if id in amounts]

    state.sort_by(Order("amount", True))
    assert order() == ["chf", "eur", "gbp", "jpy"]
    assert page.order_note.words.text() == "Several currencies: each is sorted separately."
    sheet = RatesSheet(page, state)
    assert list(sheet.fields) == ["CHF", "GBP", "JPY"]
    sheet.fields["CHF"].show_text("x")
    sheet.agree.click()
    assert state.rates == SortRates()
    sheet.fields["CHF"].show_text("1,10")
    sheet.fields["JPY"].show_text("0.0061")
    sheet.agree.click()
    assert order() == ["chf", "eur", "jpy", "gbp"]
    assert page.order_note.words.text().endswith("Sorted separately, without a rate: GBP.")
    assert desk.again().rates == state.rates


def test_half_ticked_tag_stays_as_it_is(desk: Desk, page: BoardPage) -> None:
    rows = some(desk, 2)
    ids = desk.ids(rows)
    desk.connection_store.tags.set({ids[0]: ["VIP", "Old"], ids[1]: ["Old"]})
    desk.state.choose(rows)
    dialog = TagDialog(page, desk.state)
    items = {item.text(): item for item in map(dialog.list.item, range(2))}
    assert items["VIP · on 1 of 2"].checkState() == Qt.CheckState.PartiallyChecked
    items["Old"].setCheckState(Qt.CheckState.Unchecked)
    dialog.agree.click()
    assert desk.connection_store.tags.of(ids) == {ids[0]: ("VIP",), ids[1]: ()}


def test_action_on_many_says_how_far_it_is_what_failed_and_what_was_not_begun(
    desk: Desk, page: BoardPage
) -> None:
    rows = some(desk, 6, **PAUSED)
    desk.state.choose(rows)
    desk.state.resume_chosen()
    intents = desk.connection_store.intents
    first, second, *_ = intents.list_unsettled()
    bar = page.sending
    assert bar.isVisibleTo(page)
    intents.mark_sending(first.id)
    intents.mark_done(first.id, {})
    intents.mark_sending(second.id)
    intents.mark_refused(second.id, Refused(409, "INVALID_STATE", "It is over.").to_json())
    desk.state.reread_sending()
    assert bar.words.text() == "2 of 6 sent, 1 failed"
    bar.stop.click()
    assert bar.words.text() == "1 done, 1 failed, 4 not started"
    assert not bar.stop.isVisibleTo(page)
    assert intents.list_unsettled() == []
    bar.details.click()
    sheet = page.findChild(FailedSheet)
    assert sheet is not None
    sheet.reject()
    bar.close_button.click()
    assert not bar.isVisibleTo(page)
