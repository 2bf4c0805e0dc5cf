"""Statistics: the service's figures over a period, what is known here beside them, and which of them count."""

from __future__ import annotations

import asyncio
from datetime import date
from decimal import Decimal

import httpx
import pytest
from pytestqt.qtbot import QtBot

from recovery_contract.statistics import CurrencyTotals, Period
from recovery_desktop.session.session import Session
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.statistics.page import StatisticsPage
from recovery_desktop.ui.pages.statistics.state import StatisticsState
from tests.desktop.ui.fakes import Spawned, a_receivable
from tests.desktop.ui.pages.figures import STATS, a_report, report
from tests.desktop.ui.session import FakeService

OWED = [("Not due yet", "€120.00", "3")]


@pytest.fixture
def state(qtbot: QtBot, session: Session, service: FakeService) -> StatisticsState:
    report(session, service)
    return StatisticsState(session)


@pytest.fixture
def page(qtbot: QtBot, state: StatisticsState) -> StatisticsPage:
    result = StatisticsPage(state)
    qtbot.addWidget(result)
    result.show()
    return result


def periods(service: FakeService) -> list[str | None]:
    """Those that the service was asked for."""
    return [sent.query.get("period") for sent in service.requests_to("GET", STATS)]


def test_statistics_opened_while_the_service_starts_wait_for_it(
    session: Session, service: FakeService, spawned: Spawned, state: StatisticsState
) -> None:
    reachable = session.context.client.transport.reachable
    reachable.clear()
    state.refresh()

    async def start() -> None:
        for _ in range(20):
            await asyncio.sleep(0)
        assert (periods(service), state.failure) == ([], None)
        reachable.set()

    async def story() -> None:
        started, spawned.waiting = spawned.waiting, []
        await asyncio.gather(*started, start())

    asyncio.run(story())
    assert (state.failure, state.stats is not None) == (None, True)


def test_statistics_say_which_invoices_in_other_currencies_they_do_not_count(
    page: StatisticsPage, state: StatisticsState
) -> None:
    swiss = CurrencyTotals(
        currency="CHF", total_sent=1, total_recovered=0, total_amount_sent=500, total_amount_recovered=0
    )
    state.stats = a_report(13).model_copy(update={"currency": "EUR", "by_currency": [swiss]})
    state.changed.emit()
    words = page.others.text().replace("\u00a0", " ")
    assert words.startswith("The figures above count the invoices in EUR. Beside them: 1 in CHF, ")
    state.stats = a_report(13)
    state.changed.emit()
    assert page.others.isHidden()


def test_statistics_show_what_came_in_where_the_service_tells_it(state: StatisticsState) -> None:
    state.stats = a_report(3)
    assert state.received == 50
    state.stats = a_report(3).model_copy(update={"total_amount_received": Decimal(70)})
    assert state.received == 70


def test_statistics_another_period_clears_the_figures_until_its_own_arrive(
    service: FakeService, spawned: Spawned, state: StatisticsState
) -> None:
    state.refresh()
    spawned.run()
    assert state.success == Decimal("0.5")
    state.choose(Period.LAST_MONTH)
    assert (state.stats, state.success) == (None, None)
    spawned.run()
    assert periods(service) == [Period.ALL_TIME, Period.LAST_MONTH]
    assert state.stats is not None


def test_statistics_known_here_fill_in_beside_the_page_and_are_given_up_when_it_is_left(
    spawned: Spawned, state: StatisticsState, page: StatisticsPage
) -> None:
    # Its place is there before the first figure is.
    assert page.here.owed.isVisible()
    assert (page.here.ages_table.rows, state.counted, len(spawned.waiting)) == ([], False, 2)
    page.hide()
    assert (state.counted, len(spawned.waiting)) == (False, 1)
    page.show()
    spawned.run()
    assert page.here.ages_table.rows == OWED
    page.hide()
    page.show()
    # What was counted the last time stands until it is counted anew.
    assert (page.here.ages_table.rows, state.counted) == (OWED, True)
    state.on_connection_changed()
    assert (page.here.ages_table.rows, state.counted, state.stats) == ([], False, None)


def test_statistics_of_another_period_or_connection_are_asked_for_once_more(
    service: FakeService, spawned: Spawned, state: StatisticsState
) -> None:
    def answer(request: httpx.Request) -> httpx.Response:
        count = len(periods(service))
        if count == 1:
            state.choose(Period.LAST_YEAR)
        elif count == 2:
            state.on_connection_changed()
        return httpx.Response(200, json=a_report(count).model_dump(mode="json"))

    service.handles("GET", STATS, answer)
    state.refresh()
    spawned.run()
    assert periods(service) == [Period.ALL_TIME, Period.LAST_YEAR, Period.LAST_YEAR]
    assert state.stats is not None
    assert state.stats.total_sent == 3


def test_statistics_rate_says_how_many_cases_it_rests_on(spawned: Spawned, page: StatisticsPage) -> None:
    spawned.run()
    assert page.phone.accessibleDescription() == "With phone: 50% (Closed: 2); Without phone: – (Closed: 0)"
    assert page.phone_table.rows == [("With phone", "50%", "2"), ("Without phone", "–", "0")]
    assert page.few.isVisible()
    assert page.here.ages_table.rows == OWED
    assert page.here.months_table.rows == [("Sept 2026", "4", "1", "25%", "€100.00", "21 (1)")]


def test_statistics_range_is_asked_for_once_it_is_whole(
    service: FakeService, spawned: Spawned, page: StatisticsPage
) -> None:
    spawned.run()
    service.sent.clear()
    page.period.chosen.emit("range")
    assert page.range.isVisible()
    page.first.line.setText("2026-09-30")
    page.last.line.setText("2026-09-01")
    page.last.edited.emit("2026-09-01")
    assert (service.sent, spawned.waiting) == ([], [])
    page.last.line.setText("2026-10-31")
    page.last.edited.emit("2026-10-31")
    spawned.run()
    (sent,) = service.requests_to("GET", STATS)
    assert sent.query == {"from": str(date(2026, 9, 30)), "to": str(date(2026, 10, 31))}


def test_statistics_money_and_invoices_are_each_told_by_their_own_measure(page: StatisticsPage) -> None:
    """Two are paid, one of them not finally: all the money came in, one invoice is recovered."""
    state = page._state
    state.stats = a_report(2).model_copy(update={"total_amount_received": Decimal(100)})
    state.changed.emit()
    assert page.figures["paid"].texts[1:] == (text.money(100), "100% of what was submitted")
    assert page.figures["sent"].texts[1:] == (text.money(100), "Invoices recovered: 1 of 2")
    assert page.until_final.isVisible()
    assert page.money_table.rows[1:] == [("Paid", text.money(100), "–"), ("Recovered", text.money(50), "1")]


def test_statistics_say_nothing_of_the_days_of_none_recovered(page: StatisticsPage) -> None:
    page._state.stats = a_report(2).model_copy(update={"total_recovered": 0})
    page._state.changed.emit()
    assert page.figures["days"].texts[1:] == ("–", "")


@pytest.mark.parametrize(
    ("kind", "currency"),
    [("this_computer", "GBP"), ("service", None)],
    ids=["this app's service", "elsewhere"],
)
def test_statistics_of_somebody_with_pounds_alone_are_in_pounds(
    session: Session, service: FakeService, spawned: Spawned, kind: str, currency: str | None
) -> None:
    pounds = a_receivable().model_copy(update={"currency": "GBP"})
    session.connection_store.receivables.put([pounds], full=True)
    with session.store.database.write() as connection:
        connection.execute("UPDATE connection SET kind = ?", (kind,))
    session.store.connections.change("c1", profile={"keeps_keys": True})
    service.answers("GET", STATS, a_report(1).model_dump(mode="json"))
    state = StatisticsState(session)
    state.choose(Period.ALL_TIME)
    spawned.run()
    assert [sent.query.get("currency") for sent in service.requests_to("GET", STATS)] == [currency]
