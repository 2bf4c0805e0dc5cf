"""An upgrade over two hundred open recoveries sends nothing by itself and asks for the same sums."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from recovery_service.context.clock import current_ms, to_ms
from recovery_service.db.database import Database
from recovery_service.db.migrate import upgrade
from recovery_service.db.tables.clock import clock_table
from tests.packaging.open_recoveries import COUNT, Creditor, copy_rows, mail_server, restored, sums_claimed
from tests.service.conftest import postgres
from tests.service.postgresql import Server

__all__ = ["postgres"]

REVISION = "0011"

PLANNED = (
    "SELECT id, receivable_id, position, channel, level, tone, template, at, subject, body"
    " FROM planned_contact ORDER BY id"
)
STATES = "SELECT id, channel, state FROM planned_contact ORDER BY id"
BY_HAND = ("phone", "letter")
"""Contacts that a person makes: what the release took for made without being told so is to be signed off."""
AGREED = "SELECT id, receivable_id, kind, state, open_minor, parts FROM agreement ORDER BY id"
PROMISED = "SELECT id, receivable_id, amount_minor, day, state FROM promise ORDER BY id"

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


class Upgraded:
    """The kept database in today's schema, its clocks where they stood, and its two creditors."""

    def __init__(self, database: Database, mail: Any, state: dict[str, Any]) -> None:
        self.mail, self.state = mail, state
        self.database = database
        self.before = self.rows_of_plans()
        self.states_before = self.rows(STATES)
        upgrade(self.database)
        self.creditors = [
            (
                Creditor(
                    self.database,
                    mail.port,
                    embedded=creditor_state["embedded"],
                    client_id=creditor_state["client_id"],
                ),
                creditor_state,
            )
            for creditor_state in state["creditors"]
        ]
        for _, creditor_state in self.creditors:
            self._wind_back_to(creditor_state["client_id"], datetime.fromisoformat(creditor_state["now"]))

    def _wind_back_to(self, client_id: str, moment: datetime) -> None:
        with self.database.write() as connection:
            connection.execute(
                update(clock_table)
                .where(clock_table.c.clock_id == client_id)
                .values(offset_ms=to_ms(moment) - current_ms())
            )

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        with self.database.read() as connection:
            return [tuple(row) for row in connection.execute(text(query))]

    def rows_of_plans(self) -> list[list[tuple[Any, ...]]]:
        """What is planned, agreed on and promised."""
        return [self.rows(query) for query in (PLANNED, AGREED, PROMISED)]

    def close(self) -> None:
        for creditor, _ in self.creditors:
            creditor.close()
        self.database.close()


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Upgraded]:
    state = restored(tmp_path, REVISION)
    with mail_server() as mail:
        opened = Upgraded(Database.in_folder(tmp_path), mail, state)
        yield opened
        opened.close()


@pytest.fixture
def upgraded_on_postgresql(tmp_path: Path, postgres: Server) -> Iterator[Upgraded]:
    """The same recoveries, as a hosted service of that release had them. Nothing else shows what the migrations do to
    them there; its time is that of two hundred reads."""
    state, url = restored(tmp_path, REVISION), postgres.new_database()
    database = Database(url)
    copy_rows(tmp_path / "service.sqlite3", database, REVISION)
    with mail_server() as mail:
        opened = Upgraded(database, mail, state)
        yield opened
        opened.close()
    postgres.drop(url)


def test_upgrade_of_open_recoveries_nothing_leaves_by_the_upgrade_alone(upgraded: Upgraded) -> None:
    attempts = upgraded.rows("SELECT id, outcome FROM contact_attempt ORDER BY id")
    assert len(attempts) > COUNT
    for creditor, _ in upgraded.creditors:
        creditor.advance(0)
    assert upgraded.mail.messages == []
    assert upgraded.rows("SELECT id, outcome FROM contact_attempt ORDER BY id") == attempts
    assert upgraded.rows("SELECT count(*) FROM sandbox_outbox") == [(0,)]


def test_upgrade_of_open_recoveries_keeps_every_planned_contact_agreement_and_promise(
    upgraded: Upgraded,
) -> None:
    assert all(upgraded.before)
    assert upgraded.rows_of_plans() == upgraded.before
    changed = set(upgraded.rows(STATES)) - set(upgraded.states_before)
    assert {(channel, state) for _, channel, state in changed} <= {(name, "to_do") for name in BY_HAND}
    states = upgraded.rows(STATES)
    for creditor, creditor_state in upgraded.creditors:
        creditor.advance(0)
        rules = creditor.call("GET", f"/v1/users/{creditor_state['user_id']}/standing-rules")
        assert rules["combine_reminders"] is False
    assert (upgraded.rows_of_plans(), upgraded.rows(STATES)) == (upgraded.before, states)


def test_upgrade_of_open_recoveries_asks_for_the_same_sums(upgraded: Upgraded) -> None:
    _assert_same_sums(upgraded)


def test_upgrade_of_open_recoveries_on_postgresql_sends_nothing_and_changes_no_sum(
    upgraded_on_postgresql: Upgraded,
) -> None:
    upgraded = upgraded_on_postgresql
    assert all(upgraded.before)
    assert upgraded.rows_of_plans() == upgraded.before
    attempts = upgraded.rows("SELECT id, outcome FROM contact_attempt ORDER BY id")
    for creditor, _ in upgraded.creditors:
        creditor.advance(0)
    assert upgraded.mail.messages == []
    assert upgraded.rows("SELECT id, outcome FROM contact_attempt ORDER BY id") == attempts
    assert upgraded.rows_of_plans() == upgraded.before
    _assert_same_sums(upgraded)


def _assert_same_sums(upgraded: Upgraded) -> None:
    receivables = 0
    for creditor, creditor_state in upgraded.creditors:
        now = sums_claimed(creditor, list(creditor_state["asked"]))
        receivables += len(now)
        for id_, then in creditor_state["asked"].items():
            assert now[id_]["status"] == then["status"]
            assert now[id_]["remaining_amount"] == then["remaining_amount"]
            assert _sums(now[id_]["balance"]) == _sums(then["balance"])
            if then["status"] == "in_process":
                assert now[id_]["balance"]["due"] == then["remaining_amount"]
    assert receivables == COUNT


def test_upgrade_of_open_recoveries_goes_on_with_one_contact_a_day_for_each_debtor(
    upgraded: Upgraded,
) -> None:
    before = len(upgraded.rows("SELECT id FROM contact_attempt"))
    for creditor, creditor_state in upgraded.creditors:
        if creditor_state["embedded"]:
            creditor.use_mailbox(creditor_state["user_id"])
        # Letters and calls that were told as made are open again; the plan goes on once they are signed off.
        for task in creditor.client.get("/v1/contact-tasks").json()["data"]:
            done = {"action": "done", "on": task["since"][:10]}
            assert creditor.client.post(f"/v1/contact-tasks/{task['id']}", json=done).status_code == 200
        # A text message that cannot leave is left out first; what follows keeps the gap of the plan.
        creditor.advance(16 * 86_400)
    assert len(upgraded.mail.messages) > 0
    assert len(upgraded.rows("SELECT id FROM contact_attempt")) > before
    moment = max(
        to_ms(datetime.fromisoformat(creditor_state["now"])) for _, creditor_state in upgraded.creditors
    )
    a_day = upgraded.rows(
        "SELECT debtor_id, date(at / 1000, 'unixepoch'), count(*) FROM contact_attempt"
        f" WHERE at > {moment} GROUP BY 1, 2"
    )
    assert {count for _, _, count in a_day} == {1}


def _sums(balance: dict[str, Any]) -> dict[str, Any]:
    return {name: balance[name] for name in ("principal", "interest", "fixed_fee", "paid", "remaining")}
