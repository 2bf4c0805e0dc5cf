"""What only the person can do, as the service tells it: a missing rate counts where a recovery reckons with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from recovery_contract.creditor_settings import RecoveryPlan
from recovery_contract.extensions import MissingRate, PlannedContact, Rates
from recovery_desktop.commands.tasks import Tasks, awaits_approval, fetch_tasks, load_cached_tasks
from recovery_desktop.failures import Refused
from recovery_desktop.store.notices import RATE_MISSING
from recovery_desktop.store.store import ConnectionStore
from tests.desktop.edge import run
from tests.desktop.ui.fakes import a_receivable, a_store
from tests.desktop.ui.pages.approval_scene import planned as planned_contact
from tests.desktop.ui.pages.settings_scene import PLAN
from tests.desktop.ui.pages.tasks import a_debtor_question

MISSING = MissingRate(reference="ecb", since=date(2026, 7, 1))


@pytest.fixture
def connection_store(tmp_path: Path) -> Iterator[ConnectionStore]:
    store, connection_store = a_store(tmp_path)
    yield connection_store
    store.close()


def look(
    connection_store: ConnectionStore,
    missing: list[MissingRate],
    *,
    may_enter: bool = True,
    kind: str = "this_computer",
    profile: dict[str, Any] | None = None,
    debtors: Callable[[], Any] = lambda: SimpleNamespace(data=[]),
    approved: bool = False,
    reads: bool = True,
    planned: Sequence[PlannedContact] = (),
) -> Tasks:
    async def contact_tasks() -> SimpleNamespace:
        return SimpleNamespace(data=[])

    async def planned_contacts(user_id: str) -> SimpleNamespace:
        return SimpleNamespace(data=list(planned))

    async def plan(user_id: str) -> RecoveryPlan:
        return PLAN.model_copy(update={"approved": approved})

    async def rates(user_id: str) -> Rates:
        return Rates(data=[], missing=missing, may_enter=may_enter)

    async def mailbox_reading(user_id: str) -> SimpleNamespace:
        return SimpleNamespace(enabled=reads, failure=None)

    async def received_messages(state: str) -> SimpleNamespace:
        return SimpleNamespace(data=[])

    async def debtor_questions() -> Any:
        return debtors()

    api = SimpleNamespace(
        contact_tasks=contact_tasks,
        planned_contacts=planned_contacts,
        plan=plan,
        rates=rates,
        debtor_questions=debtor_questions,
        received_messages=received_messages,
        mailbox_reading=mailbox_reading,
    )
    row = SimpleNamespace(profile=profile or {}, user_id="usr_1", kind=kind)
    context: Any = SimpleNamespace(
        row=row, connection_store=connection_store, client=SimpleNamespace(extensions=api)
    )
    return run(fetch_tasks(context))


def noted(connection_store: ConnectionStore) -> list[str]:
    return [row.type for row in connection_store.notices.newest(10)]


def test_missing_rate_of_an_open_recovery_is_a_task_and_noted_once(connection_store: ConnectionStore) -> None:
    connection_store.receivables.put([a_receivable(due_date=date(2026, 3, 1))], full=True)
    assert look(connection_store, [MISSING]).missing_rates == (MISSING,)
    assert look(connection_store, [MISSING]).missing_rates == (MISSING,)
    assert noted(connection_store) == [RATE_MISSING]


@pytest.mark.parametrize("reads", [True, False])
def test_mailbox_that_is_not_read_for_replies_is_told(connection_store: ConnectionStore, reads: bool) -> None:
    assert look(connection_store, [], reads=reads) == Tasks(replies_off=not reads)
    assert load_cached_tasks(connection_store).replies_off is not reads


def test_invoice_that_a_pause_holds_back_does_not_wait_for_the_approval(
    connection_store: ConnectionStore,
) -> None:
    rows = [
        planned_contact(a_receivable(id_), 1, waits_because=waits)
        for id_, waits in (("rec_1", None), ("rec_2", "creditor"))
    ]
    assert look(connection_store, [], planned=rows).unapproved == 1


def test_missing_rate_beside_an_agreed_one_is_no_task(connection_store: ConnectionStore) -> None:
    connection_store.receivables.put([a_receivable(due_date=date(2026, 3, 1))], full=True)
    assert look(connection_store, [MISSING.model_copy(update={"needed": False})]) == Tasks()
    assert noted(connection_store) == []


@pytest.mark.parametrize(
    ("status", "due", "may_enter"),
    [
        ("recovered", date(2026, 3, 1), True),
        ("in_process", date(2027, 1, 1), True),
        ("in_process", date(2026, 3, 1), False),
    ],
)
def test_missing_rate_that_nothing_reckons_with_or_others_enter_is_no_task(
    connection_store: ConnectionStore, status: str, due: date, may_enter: bool
) -> None:
    connection_store.receivables.put([a_receivable(status=status, due_date=due)], full=True)
    assert look(connection_store, [MISSING], may_enter=may_enter) == Tasks()
    assert noted(connection_store) == []


@pytest.mark.parametrize("kind", ["this_computer", "service"])
def test_question_about_a_debtor_is_kept_to_be_shown_without_the_service(
    connection_store: ConnectionStore, kind: str
) -> None:
    requests = a_debtor_question()
    look(connection_store, [], kind=kind, debtors=lambda: SimpleNamespace(data=[requests]))
    assert load_cached_tasks(connection_store).same_debtor == (requests,)


def test_service_without_extensions_is_not_asked_about_debtors(connection_store: ConnectionStore) -> None:
    def never() -> Any:
        raise AssertionError("asked")

    profile = {"extensions": False}
    assert look(connection_store, [], kind="service", profile=profile, debtors=never) == Tasks()


def test_service_that_knows_no_question_about_debtors_has_none(connection_store: ConnectionStore) -> None:
    def unknown() -> Any:
        raise Refused(404, "NOT_FOUND", "No such operation.")

    assert look(connection_store, [], kind="service", debtors=unknown).same_debtor == ()


@pytest.mark.parametrize("approved", [True, False])
def test_approval_is_known_before_anything_is_planned(
    connection_store: ConnectionStore, approved: bool
) -> None:
    look(connection_store, [], approved=approved)
    assert awaits_approval("this_computer", connection_store) is not approved
