"""The rules of the pages before the work: welcome, sign-in, onboarding, Practice, settings. No window is needed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from recovery_contract.reports import Period, RecoveryStats
from recovery_contract.users import Requirements
from recovery_desktop.failures import Offline, Refused
from recovery_desktop.store.cohorts import Cohort
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.onboarding.state import OnboardingState, request_of
from recovery_desktop.ui.pages.practice.state import WEEK_SECONDS, PracticeState
from recovery_desktop.ui.pages.settings.state import ConnectionFacts, SettingsState
from recovery_desktop.ui.pages.sign_in.state import SignInState
from recovery_desktop.ui.pages.statistics.page import StatisticsPage
from recovery_desktop.ui.pages.statistics.state import Aged, Days, Span, StatisticsState
from recovery_desktop.ui.pages.welcome.state import ServiceAddress, WelcomeState
from tests.desktop.ui.fakes import NOW, Creditor, Learned, Spawned, a_user

pytestmark = pytest.mark.usefixtures("qapp")


class Opened:
    def __init__(self, failure: Exception | None = None) -> None:
        self.asked: list[tuple[str, ServiceAddress | None]] = []
        self.failure = failure

    async def __call__(self, kind: Any, address: ServiceAddress | None, /) -> None:
        self.asked.append((kind, address))
        if self.failure:
            raise self.failure


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_practice_opens_at_once_and_only_once() -> None:
    spawn, opened = Spawned(), Opened()
    state = WelcomeState(spawn, opened, read)
    told: list[str] = []
    state.opened.connect(told.append)
    state.choose("practice")
    state.choose("practice")
    assert state.busy("open")
    spawn.run()
    assert (opened.asked, told) == ([("practice", None)], ["practice"])
    assert not state.busy()


def test_a_failure_stays_until_something_is_tried_again() -> None:
    spawn, opened = Spawned(), Opened(Offline("refused"))
    state = WelcomeState(spawn, opened, read)
    state.choose("this_computer")
    spawn.run()
    assert isinstance(state.failure, Offline)
    assert not state.busy()
    opened.failure = None
    state.choose("this_computer")
    assert state.failure is None
    spawn.run()


@pytest.mark.parametrize(
    ("url", "safe"),
    [
        ("https://api.example.org", True),
        ("http://127.0.0.1:8000", True),
        ("http://api.example.org", False),
        ("api.example.org", False),
        ("https://", False),
    ],
)
def test_a_service_is_reached_over_https_or_on_this_machine(url: str, safe: bool) -> None:
    spawn, opened = Spawned(), Opened()
    state = WelcomeState(spawn, opened, read)
    state.choose("service")
    state.edit("base_url", url)
    state.edit("client_id", "rd")
    state.connect_service()
    spawn.run()
    assert bool(opened.asked) is safe


def test_a_connection_file_fills_the_form(tmp_path: Path) -> None:
    path = tmp_path / "connection.json"
    path.write_text(
        json.dumps({"name": "Acme", "base_url": "https://api.example.org", "client_id": "x", "more": 1})
    )
    state = WelcomeState(Spawned(), Opened(), read)
    state.read_file(path)
    assert (state.ready, state.address.name, state.file_problem) == (True, "Acme", False)


@pytest.mark.parametrize("content", ["", "[]", "{}", "not json", '{"base_url": "https://x.example"}'])
def test_what_is_no_connection_file_is_said_so(tmp_path: Path, content: str) -> None:
    path = tmp_path / "connection.json"
    path.write_text(content)
    state = WelcomeState(Spawned(), Opened(), read)
    state.read_file(path)
    assert state.file_problem
    state.read_file(tmp_path / "missing.json")
    assert state.file_problem


class Signing:
    """A sign-in that tells its address and then does as it was told."""

    def __init__(self, *, failure: Exception | None = None, endless: bool = False) -> None:
        self.failure, self.endless = failure, endless

    async def __call__(self, address_ready: Callable[[str], None], /) -> None:
        address_ready("https://service.example.org/authorize")
        if self.endless:
            await asyncio.Event().wait()
        if self.failure:
            raise self.failure


def test_signing_in_opens_the_browser_and_goes_on() -> None:
    spawn, opened, done = Spawned(), [], []
    state = SignInState(spawn, Signing(), lambda address: opened.append(address) is None)
    state.signed_in.connect(lambda: done.append(True))
    state.start()
    assert state.phase == "preparing"
    spawn.run()
    assert (opened, done, state.phase) == (["https://service.example.org/authorize"], [True], "done")


def test_without_a_browser_the_address_is_offered() -> None:
    spawn = Spawned()
    state = SignInState(spawn, Signing(endless=True), lambda address: False)
    state.start()
    state._address_ready("https://service.example.org/authorize")
    assert (state.phase, state.browser_missing) == ("waiting", True)
    state.cancel()
    assert (state.phase, state.busy(), state.address) == ("stopped", False, "")


def test_a_closed_browser_can_be_opened_again_and_a_failed_sign_in_tried_again() -> None:
    spawn, opened = Spawned(), []
    signing = Signing(failure=Offline("no answer"))
    state = SignInState(spawn, signing, lambda address: opened.append(address) is None)
    state.start()
    state._address_ready("https://service.example.org/authorize")
    state.open_again()
    assert len(opened) == 2
    spawn.run()
    assert (state.phase, isinstance(state.failure, Offline)) == ("stopped", True)
    signing.failure = None
    state.start()
    spawn.run()
    assert (state.phase, state.failure) == ("done", None)


def test_the_form_of_a_creditor_is_kept_at_every_key() -> None:
    creditor = Creditor()
    state = OnboardingState(Spawned(), creditor, creditor, lambda _: True)
    state.edit("company.name", "Atelier Du")
    assert creditor.typed["company.name"] == "Atelier Du"
    again = OnboardingState(Spawned(), creditor, creditor, lambda _: True)
    assert again.values["company.name"] == "Atelier Du"


def test_a_doubtful_number_warns_and_a_missing_email_stops() -> None:
    spawn, creditor = Spawned(), Creditor()
    state = OnboardingState(spawn, creditor, creditor, lambda _: True)
    state.edit("company.name", "Atelier Dupont")
    state.edit("company.siret", "732 829 320 00075")
    assert state.warning("company.siret")
    state.create()
    spawn.run()
    assert (state.missing(), creditor.created) == ({"email": "empty"}, [])
    state.edit("email", "nobody")
    assert state.missing()["email"] not in ("", "empty")
    state.edit("email", "jeanne@atelier-dupont.example")
    state.create()
    spawn.run()
    assert creditor.created[0].email == "jeanne@atelier-dupont.example"


def test_empty_fields_are_left_out_of_the_request() -> None:
    request = request_of({"email": "a@b.example", "company.name": "A", "company.address.city": "Lyon"})
    assert request.model_dump(exclude_none=True) == {
        "email": "a@b.example",
        "company": {"name": "A", "address": {"city": "Lyon"}},
    }


def test_the_checklist_is_ordered_by_urgency_and_names_each_once() -> None:
    needs = Requirements(
        past_due=["mandate"], currently_due=["mandate", "bank_account"], eventually_due=["x"]
    )
    creditor = Creditor(known=a_user("onboarding"), needs=needs)
    state = OnboardingState(Spawned(), creditor, creditor, lambda _: True)
    assert state.stage == "checklist"
    assert state.checklist() == [("mandate", "past"), ("bank_account", "now"), ("x", "later")]


def test_becoming_active_is_told_once() -> None:
    creditor = Creditor(known=a_user("onboarding"))
    state = OnboardingState(Spawned(), creditor, creditor, lambda _: True)
    told: list[bool] = []
    state.activated.connect(lambda: told.append(True))
    creditor.known = a_user("active")
    state.reread()
    state.reread()
    assert (state.stage, told) == ("active", [True])


def test_without_a_browser_the_hosted_page_is_named() -> None:
    creditor = Creditor(known=a_user("onboarding"))
    state = OnboardingState(Spawned(), creditor, creditor, lambda _: False)
    state.open_hosted_page()
    assert state.browser_missing


class Clock:
    def __init__(self, planned: bool) -> None:
        self.planned, self.advanced = planned, 0
        self.refuses = False

    async def advance(self, seconds: int, /) -> None:
        if self.refuses:
            raise Offline("gone")
        self.advanced += seconds

    async def advance_to_next(self, expect: Callable[[datetime], None], /) -> bool:
        if self.planned:
            expect(datetime.now(UTC) + timedelta(days=3))
        return self.planned

    async def now(self) -> datetime:
        return NOW


def test_the_practice_clock_moves_and_says_when_nothing_is_planned() -> None:
    spawn, clock = Spawned(), Clock(planned=False)
    state = PracticeState(spawn, clock)
    state.next_event()
    state.week()
    assert len(spawn.waiting) == 1
    spawn.run()
    assert (state.nothing_planned, state.now) == (True, NOW)
    state.week()
    spawn.run()
    assert (clock.advanced, state.nothing_planned) == (WEEK_SECONDS, False)


def test_the_new_time_is_expected_before_anything_can_arrive_from_it() -> None:
    spawn, clock = Spawned(), Clock(planned=True)
    state = PracticeState(spawn, clock)
    expected: list[int] = []
    state.expected.connect(lambda: expected.append(round(state.ahead / timedelta(days=1))))
    state.next_event()
    spawn.run()
    assert expected == [3]
    before, clock.refuses = state.ahead, True
    state.week()
    spawn.run()
    assert (len(expected), state.ahead) == (2, before)


def test_choices_are_kept_and_take_effect(qapp: QApplication, tmp_path: Path) -> None:
    kept: dict[str, Any] = {}

    class Choices:
        def get(self, name: str, default: Any = None) -> Any:
            return kept.get(name, default)

        def set(self, name: str, value: Any) -> None:
            kept[name] = value

    opened: list[Path] = []
    facts = ConnectionFacts("Practice", "http://127.0.0.1:1", "test", "", True, tmp_path)
    lines = [f"line {n}" for n in range(1000)]
    state = SettingsState(
        Spawned(),
        Choices(),
        lambda: facts,
        lambda: lines,
        lambda path: opened.append(path) is None,
        Learned(),
    )
    looks: list[tuple[str, float]] = []
    state.look_changed.connect(lambda choice, scale: looks.append((choice, scale)))
    state.choose("theme", "dark")
    state.choose("text_scale", 1.5)
    state.open_data_folder()
    state.read_log()
    assert looks == [("dark", 1.0), ("dark", 1.5)]
    assert (opened, state.log[-1], len(state.log)) == ([tmp_path], "line 999", 400)


def test_a_refusal_is_told_in_known_words_or_as_it_came() -> None:
    known = notices.notice(Refused(409, "NOT_YET_DUE", "due_date lies ahead"))
    foreign = notices.notice(Refused(400, "E17", "The tax office is closed."))
    assert known.told == "This invoice is not due yet."
    assert foreign.told == "The tax office is closed."
    assert "Correct what is named" in known.sentence


def test_statistics_show_what_came_in_where_the_service_tells_it() -> None:
    state = StatisticsState(Spawned(), no_statistics, Known())
    state.stats = a_report(3)
    assert state.received == 50
    state.stats = a_report(3).model_copy(update={"total_amount_received": Decimal(70)})
    assert state.received == 70


async def no_statistics(span: object, /) -> RecoveryStats:
    raise AssertionError("nobody asks")


def a_report(sent: int) -> RecoveryStats:
    return RecoveryStats(
        total_sent=sent,
        total_recovered=1,
        total_amount_sent=100,
        total_amount_recovered=50,
        avg_days_to_recovery=12,
        with_phone_success_rate=0.5,
        without_phone_success_rate=0,
        closed_with_phone=2,
        closed_without_phone=0,
    )


class Known:
    """What is known on this computer, as it was given."""

    def __init__(self) -> None:
        self.exported: list[Path] = []
        self.kept: list[tuple[Path, bytes]] = []

    async def ages(self) -> list[Aged]:
        await asyncio.sleep(0)
        return [Aged("Not due", "neutral", "EUR", 3, Decimal(120))]

    async def months(self, limit: int, /) -> list[Cohort]:
        return [Cohort(date(2026, 9, 1), "EUR", 4, Decimal(400), 1, Decimal(100), 2, 1, 21.4)]

    async def write(self, path: Path, stats: RecoveryStats | None, /) -> None:
        self.exported.append(path)

    async def keep(self, path: Path, content: bytes, /) -> None:
        self.kept.append((path, content))


def test_another_period_clears_the_figures_until_its_own_arrive() -> None:
    asked: list[Span] = []

    async def told(period: Span, /) -> RecoveryStats:
        asked.append(period)
        return a_report(4)

    spawn = Spawned()
    state = StatisticsState(spawn, told, Known())
    state.look()
    spawn.run()
    assert state.success == Decimal("0.25")
    state.choose(Period.LAST_MONTH)
    assert (state.stats, state.success) == (None, None)
    spawn.run()
    assert asked == [Period.ALL_TIME, Period.LAST_MONTH]
    assert state.stats is not None


def test_what_is_known_here_fills_in_beside_the_page_and_is_given_up_when_it_is_left(qtbot: QtBot) -> None:
    async def told(period: Span, /) -> RecoveryStats:
        return a_report(4)

    spawn = Spawned()
    state = StatisticsState(spawn, told, Known())
    page = StatisticsPage(state)
    qtbot.addWidget(page)
    page.show()
    # Its place is there before the first figure is.
    assert page.here.owed.isVisible()
    assert (page.here.ages_table.rows, state.counted, len(spawn.waiting)) == ([], False, 2)
    page.hide()
    assert (state.counted, len(spawn.waiting)) == (False, 1)
    page.show()
    spawn.run()
    assert page.here.ages_table.rows == [("Not due", "€120.00", "3")]
    page.hide()
    page.show()
    # What was counted the last time stands until it is counted anew.
    assert (page.here.ages_table.rows, state.counted) == ([("Not due", "€120.00", "3")], True)
    state.switched()
    assert (page.here.ages_table.rows, state.counted, state.stats) == ([], False, None)


def test_figures_of_another_period_or_connection_are_asked_for_once_more() -> None:
    asked: list[Span] = []

    async def told(period: Span, /) -> RecoveryStats:
        asked.append(period)
        if len(asked) == 1:
            state.choose(Period.LAST_YEAR)
        elif len(asked) == 2:
            state.switched()
        return a_report(len(asked))

    spawn = Spawned()
    state = StatisticsState(spawn, told, Known())
    state.look()
    spawn.run()
    assert asked == [Period.ALL_TIME, Period.LAST_YEAR, Period.LAST_YEAR]
    assert state.stats is not None
    assert state.stats.total_sent == 3


def test_a_rate_says_how_many_cases_it_rests_on(qtbot: QtBot) -> None:
    async def told(period: Span, /) -> RecoveryStats:
        return a_report(4)

    spawn = Spawned()
    page = StatisticsPage(StatisticsState(spawn, told, Known()))
    qtbot.addWidget(page)
    page.show()
    spawn.run()
    assert page.phone.accessibleDescription() == "With phone: 50% (Closed: 2); Without phone: – (Closed: 0)"
    assert page.phone_table.rows == [("With phone", "50%", "2"), ("Without phone", "–", "0")]
    assert page.few.isVisible()
    assert page.here.ages_table.rows == [("Not due", "€120.00", "3")]
    assert page.here.months_table.rows == [("Sept 2026", "4", "1", "25%", "€100.00", "21 (1)")]


def test_a_range_is_asked_for_once_it_is_whole(qtbot: QtBot) -> None:
    asked: list[Span] = []

    async def told(period: Span, /) -> RecoveryStats:
        asked.append(period)
        return a_report(4)

    spawn = Spawned()
    page = StatisticsPage(StatisticsState(spawn, told, Known()))
    qtbot.addWidget(page)
    page.show()
    spawn.run()
    asked.clear()
    page.period.chosen.emit("range")
    assert page.range.isVisible()
    page.first.line.setText("2026-09-30")
    page.last.line.setText("2026-09-01")
    page.last.edited.emit("2026-09-01")
    assert (asked, spawn.waiting) == ([], [])
    page.last.line.setText("2026-10-31")
    page.last.edited.emit("2026-10-31")
    spawn.run()
    assert asked == [Days(date(2026, 9, 30), date(2026, 10, 31))]


def test_until_the_requirements_are_known_the_page_looks_for_them_and_says_so() -> None:
    creditor, spawned = Creditor(known=a_user("onboarding")), Spawned()
    state = OnboardingState(spawned, creditor, creditor, lambda _: True)
    assert state.looking
    state.reread()
    assert len(spawned.waiting) == 1
    spawned.run()
    assert (creditor.looks, state.looking) == (1, False)
    creditor.needs = Requirements(past_due=[], currently_due=["mandate"], eventually_due=[])
    state.reread()
    assert state.checklist() == [("mandate", "now")]
    assert creditor.looks == 1


def test_who_has_just_signed_up_is_not_asked_for_twice() -> None:
    creditor, spawned = Creditor(), Spawned()
    state = OnboardingState(spawned, creditor, creditor, lambda _: True)
    state.edit("email", "a@b.example")
    state.edit("company.name", "A")
    state.create()
    creditor.known = a_user("onboarding")
    state.reread()
    assert state.looking, "while the answer is under way"
    spawned.run()
    assert (creditor.looks, state.looking) == (0, False)
