"""The migrations make exactly the tables that the service works with, whoever starts first."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from recovery_contract.reasons import Reason
from recovery_service.context.core import Core
from recovery_service.db import migrate
from recovery_service.db.database import Database
from recovery_service.db.migrate import alembic_configuration, current_revision, newest_revision, upgrade
from recovery_service.db.tables.schema import METADATA
from recovery_service.ledger import card_payments as cards
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.recovery.lifecycle import unclaimed_payments
from recovery_service.statistics.sums import update_sums
from tests.builders import a_contact, a_debtor, an_invoice
from tests.service.conftest import SERVERS
from tests.service.steps import an_active_user, good, in_process, submit

SINCE_0036 = (
    "ALTER TABLE oauth_client DROP COLUMN limits",
    "ALTER TABLE job DROP COLUMN trace",
    "DROP TABLE logo",
    "ALTER TABLE worker DROP COLUMN relays",
    "DROP TABLE client_change",
    "ALTER TABLE creditor DROP COLUMN accounts",
)
SINCE_0035 = (
    "ALTER TABLE planned_contact DROP COLUMN values_written",
    *SINCE_0036,
    "DROP INDEX ix_job_failed_at",
    "ALTER TABLE job DROP COLUMN failed_at",
)
SINCE_0034 = (
    *SINCE_0035,
    "DROP TABLE statistics_sum",
    "DROP INDEX ix_receivable_unsummed",
    "ALTER TABLE receivable DROP COLUMN summed_status",
    "ALTER TABLE receivable DROP COLUMN summed_amount_minor",
    "ALTER TABLE receivable DROP COLUMN summed_paid_minor",
    "ALTER TABLE receivable DROP COLUMN summed_closed_at",
    "ALTER TABLE receivable DROP COLUMN summed_phone_attempted",
    "CREATE INDEX ix_receivable_statistics ON receivable (client_id, currency, status, phone_attempted)",
)
SINCE_0033 = (
    *SINCE_0034,
    "DROP INDEX ix_planned_contact_answers",
    "ALTER TABLE planned_contact DROP COLUMN enclosures",
)
SINCE_0032 = (*SINCE_0033, "DROP INDEX ix_agreement_joint_id", "ALTER TABLE agreement DROP COLUMN joint_id")
SINCE_0031 = ("DROP INDEX ix_delivery_attempt_event_id", *SINCE_0032)
SINCE_0029 = (
    *SINCE_0031,
    "DROP TABLE received_message",
    "DROP TABLE mailbox_reading",
    "ALTER TABLE planned_contact DROP COLUMN answers",
    "DROP INDEX ix_job_clock_id_lane_due_at",
    "ALTER TABLE job DROP COLUMN client_id",
)
SINCE_0027 = (
    "ALTER TABLE receivable DROP COLUMN reductions",
    "DROP TABLE receivable_metadata",
    "DROP INDEX ix_creditor_newest",
    *SINCE_0029,
)
SINCE_0026 = (
    *SINCE_0027,
    "ALTER TABLE webhook_endpoint DROP COLUMN last_error",
    "ALTER TABLE webhook_endpoint ADD COLUMN last_error TEXT",
    "ALTER TABLE webhook_endpoint DROP COLUMN disabled_reason",
    "ALTER TABLE webhook_endpoint ADD COLUMN disabled_reason TEXT",
    "ALTER TABLE delivery_attempt DROP COLUMN error",
    "ALTER TABLE delivery_attempt ADD COLUMN error TEXT",
)
SINCE_0025 = ("ALTER TABLE planned_contact DROP COLUMN why_params", *SINCE_0026)
SINCE_0022 = (
    *SINCE_0025,
    "DROP INDEX ix_idempotent_answer_about",
    "ALTER TABLE idempotent_answer DROP COLUMN about",
    "DROP TABLE different_debtors",
    "DROP INDEX ix_receivable_debtor_siret",
    "DROP INDEX ix_receivable_debtor_vat",
    "ALTER TABLE receivable DROP COLUMN debtor_siret",
    "ALTER TABLE receivable DROP COLUMN debtor_vat",
)
SINCE_0017 = (
    "DROP INDEX ix_audit_at",
    "DROP INDEX ix_event_receivable_id",
    "ALTER TABLE event DROP COLUMN receivable_id",
    "DROP TABLE fee_to_invoice",
    "ALTER TABLE oauth_client DROP COLUMN disabled_at",
    "ALTER TABLE webhook_endpoint DROP COLUMN retired_secrets",
    "ALTER TABLE webhook_endpoint ADD COLUMN previous_secret TEXT",
    "ALTER TABLE webhook_endpoint ADD COLUMN previous_until BIGINT",
    "ALTER TABLE recovery DROP COLUMN limitation_told",
    "ALTER TABLE planned_contact DROP COLUMN plan_at",
    "ALTER TABLE card_checkout DROP COLUMN session_id",
    *SINCE_0022,
)
SINCE_0011 = (
    "ALTER TABLE recovery DROP COLUMN plan_ended_at",
    "ALTER TABLE receivable DROP COLUMN last_event_at",
    "ALTER TABLE receivable DROP COLUMN prepaid_minor",
    *SINCE_0017,
    "DROP TABLE worker",
)
"""Takes back what later migrations made, where a test begins from an older schema: one line each."""


pytestmark = pytest.mark.database


@pytest.fixture
def empty(database_kind: Any, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Any]:
    if database_kind == "sqlite":
        opened = Database.in_folder(tmp_path / "empty")
    else:
        opened = Database(request.getfixturevalue(SERVERS[database_kind]).new_database())
    yield opened
    opened.close()


def test_newest_migration_equals_the_metadata(empty: Any) -> None:
    upgrade(empty)
    with empty.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_indexes_are_the_same_as_those_of_the_metadata(empty: Any, database: Database) -> None:
    upgrade(empty)
    created, wanted = (indexes_of(one) for one in (empty, database))
    created.pop("alembic_version", None)
    assert created == wanted


def indexes_of(database: Any) -> Any:
    inspection = inspect(database.engine)
    return {
        table: sorted(
            (index["name"], tuple(index["column_names"]), index["unique"])
            for index in inspection.get_indexes(table)
        )
        for table in inspection.get_table_names()
    }


def test_newest_is_known_without_reading_the_migrations() -> None:
    assert newest_revision() == ScriptDirectory.from_config(alembic_configuration()).get_current_head()


def test_second_start_changes_nothing(empty: Any) -> None:
    upgrade(empty)
    with empty.read() as connection:
        before = current_revision(connection)
        assert before == newest_revision()
    upgrade(empty)
    with empty.read() as connection:
        assert current_revision(connection) == before


def test_migration_by_many_processes_at_once_succeeds(empty: Any) -> None:
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: upgrade(empty), range(4)))
    with empty.read() as connection:
        assert connection.execute(text("SELECT count(*) FROM alembic_version")).scalar() == 1


def test_counters_are_not_logged_on_postgresql(empty: Any) -> None:
    upgrade(empty)
    if empty.is_sqlite:
        return
    with empty.read() as connection:
        kind = text("SELECT relpersistence FROM pg_class WHERE relname = 'rate_window'")
        assert connection.execute(kind).scalar() == "u"


def test_migration_carries_suppressions_and_unclaimed_money_over(client: httpx.Client, core: Core) -> None:
    receivable = in_process(client)
    debtor = receivable["recovery_progress"]["debtor"]["id"]
    checkout = {
        "id": "chk_1",
        "receivable_id": receivable["id"],
        "once": "o",
        "client_id": "c",
        "provider": "stripe",
    }
    checkout |= {"amount_minor": 1000, "currency": "EUR", "opened_at": 1, "refunded_minor": 300}
    noted = {"amount_minor": 700, "currency": "EUR", "reference": "pi_1"}
    with core.database.write() as connection:
        for statement in (
            "DROP TABLE suppression",
            "DROP TABLE unclaimed_money",
            "ALTER TABLE card_checkout DROP COLUMN refunds",
            *SINCE_0011,
            "CREATE TABLE suppression (client_id VARCHAR(40), debtor_id VARCHAR(60), channel VARCHAR(10),"
            " address VARCHAR(400), reason VARCHAR(60), at BIGINT)",
            "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
            "INSERT INTO alembic_version VALUES ('0009')",
        ):
            connection.execute(text(statement))
        old = text("INSERT INTO suppression VALUES ('c', :debtor, :channel, :address, :reason, :at)")
        for channel, address, reason in (
            ("email", "paul@debtor.example", "bounced"),
            ("sms", "06 12 34 56 78", "wrong_person"),
            ("phone", "06 12 34 56 78", "wrong_person"),
        ):
            row = {"debtor": debtor, "channel": channel, "address": address, "reason": reason, "at": 5}
            connection.execute(old, row)
        names = ", ".join(checkout)
        values = ", ".join(f":{name}" for name in checkout)
        connection.execute(
            text(f"INSERT INTO card_checkout ({names}, chargebacks) VALUES ({values}, '{{}}')"), checkout
        )
        record_audit(connection, "payment_provider", "card.unclaimed", "chk_1", after=noted)
    upgrade(core.database)
    listed = good(client.get(f"/v1/users/{receivable['user_id']}/suppressions"))["data"]
    assert [(row["type"], row["address"], row["reason"]) for row in listed] == [
        ("phone", "0612345678", "wrong_person"),
        ("email", "paul@debtor.example", "bounced"),
    ]
    with core.database.read() as connection:
        [money] = unclaimed_payments.list_unclaimed(connection, "open")
        match = cards.find(connection, "stripe", "chk_1")
    assert (money.amount_minor, money.origin, money.receivable_id) == (700, "pi_1", receivable["id"])
    assert match.refunds == [{"amount_minor": 300, "receivable_id": receivable["id"], "failed": None}]


def test_plan_that_had_ended_before_the_upgrade_is_shown_as_ended_and_nobody_is_told_again(
    client: httpx.Client, core: Core
) -> None:
    ended, running = in_process(client), in_process(client)
    with core.database.write() as connection:
        for statement in (
            f"UPDATE planned_contact SET state = 'not_made' WHERE receivable_id = '{ended['id']}'",
            f"INSERT INTO history (receivable_id, at, kind, text) VALUES ('{ended['id']}', 1000, 'plan.ended', '')",
            *SINCE_0011,
            "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
            "INSERT INTO alembic_version VALUES ('0011')",
        ):
            connection.execute(text(statement))
    upgrade(core.database)
    phases = [
        good(client.get(f"/v1/receivables/{one['id']}"))["recovery_progress"]["phase"]
        for one in (ended, running)
    ]
    assert phases == ["review", "contacting"]
    items = good(client.get("/v1/events", params={"type": "receivable.plan.ended"}))["data"]
    assert items == []


def test_migrations_form_a_chain_and_are_named_by_their_numbers() -> None:
    folder = Path(migrate.__file__).parent / "migrations" / "versions"
    files = sorted(folder.glob("r[0-9]*.py"))
    # A number may be left out: whoever works on another part may have been given it.
    for before, file in zip([None, *files], files, strict=False):
        text_ = file.read_text("utf-8")
        assert f'revision = "{file.name[1:5]}"' in text_
        assert before is None or f'down_revision = "{before.name[1:5]}"' in text_


def test_debtors_of_before_keep_their_ids_and_are_known_by_their_numbers_after_the_upgrade(
    client: httpx.Client, core: Core
) -> None:
    user = an_active_user(client)
    email = [a_contact(email="accounts@debtor.example")]
    before = submit(client, user, debtor=a_debtor(siret="55210055400013", vat_number="FR83404833048"))
    id_ = before["recovery_progress"]["debtor"]["id"]
    with core.database.write() as connection:
        connection.execute(text("UPDATE receivable SET debtor_key = 'siren:552100554'"))
        for statement in (
            *SINCE_0022,
            "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
            "DROP INDEX ix_receivable_debtor",
            "CREATE INDEX ix_receivable_debtor ON receivable (client_id, user_id, debtor_key)",
            "INSERT INTO alembic_version VALUES ('0022')",
        ):
            connection.execute(text(statement))
    upgrade(core.database)
    for numbers in ({"siret": "55210055400013"}, {"vat_number": "FR83404833048"}):
        debtor = a_debtor(company_name="Another spelling", contacts=email, **numbers)
        submitted = submit(client, user, debtor=debtor, invoice=an_invoice())
        assert submitted["recovery_progress"]["debtor"]["id"] == id_
    nameless = a_debtor(company_name=before["recovery_progress"]["debtor_name"], contacts=email)
    submitted = submit(client, user, debtor=nameless, invoice=an_invoice())
    assert submitted["recovery_progress"]["same_debtor_question"]["debtor_id"] == id_


def test_sentences_why_a_contact_waits_become_codes_and_unknown_ones_stay(
    client: httpx.Client, core: Core
) -> None:
    id_ = in_process(client)["id"]
    sentences = (
        "Step 3 of the plan",
        "After the promised day, 2026-03-31",
        "The creditor moved it.",
        "Because.",
    )
    with core.database.write() as connection:
        for statement in (
            *SINCE_0025,
            "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
            "INSERT INTO alembic_version VALUES ('0025')",
        ):
            connection.execute(text(statement))
        ids = (
            connection.execute(
                text("SELECT id FROM planned_contact WHERE receivable_id = :which ORDER BY at, id"),
                {"which": id_},
            )
            .scalars()
            .all()
        )
        for contact_id, sentence in zip(ids, sentences, strict=False):
            change = text("UPDATE planned_contact SET why = :why WHERE id = :which")
            connection.execute(change, {"why": sentence, "which": contact_id})
    upgrade(core.database)
    rows = good(client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]
    assert [row["why"] for row in rows[:4]] == [
        Reason.of("plan_step", step=3).wire(),
        Reason.of("promised", day="2026-03-31").wire(),
        Reason.of("edited").wire(),
        {"code": "", "message": "Because."},
    ]


def test_sentences_of_failed_deliveries_become_codes_and_unknown_ones_stay(
    client: httpx.Client, core: Core
) -> None:
    body = good(client.post("/v1/webhooks", json={"url": "https://hooks.example.com/", "events": ["*"]}))
    with core.database.write() as connection:
        for statement in (
            *SINCE_0026,
            "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
            "INSERT INTO alembic_version VALUES ('0026')",
            "UPDATE webhook_endpoint SET last_error = 'not connected: the address is not public',"
            " disabled_reason = 'The cables are cut.'",
        ):
            connection.execute(text(statement))
    upgrade(core.database)
    health = good(client.get(f"/v1/webhooks/{body['id']}/health"))
    assert health["last_error"] == "not connected: the address is not public"
    reason = Reason.of("delivery_not_connected", why=Reason.of("address_not_public"))
    assert health["last_error_reason"] == reason.wire()
    [listed] = good(client.get("/v1/webhooks"))
    assert listed["disabled_because"] == {"code": "", "message": "The cables are cut."}


def test_metadata_of_before_is_searched_after_the_upgrade(client: httpx.Client, core: Core) -> None:
    metadata = {"order": "A-1", "lot": 7, "deep": {"a": 1}, "k" * 41: "x", "vip": False}
    submitted = submit(client, metadata=metadata)
    with core.database.write() as connection:
        for statement in (
            *SINCE_0027,
            "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
            "INSERT INTO alembic_version VALUES ('0027')",
        ):
            connection.execute(text(statement))
    upgrade(core.database)
    for key, value in {"order": "A-1", "lot": "7", "vip": "false"}.items():
        rows = good(client.get("/v1/receivables", params={f"metadata[{key}]": value}))["data"]
        assert [row["id"] for row in rows] == [submitted["id"]]


def test_statistics_are_the_same_after_the_upgrade_and_once_summed(client: httpx.Client, core: Core) -> None:
    user = an_active_user(client)
    for _ in range(3):
        submit(client, user)
    before = good(client.get("/v1/reports/stats"))
    with core.database.write() as connection:
        for statement in (
            *SINCE_0034,
            "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
            "INSERT INTO alembic_version VALUES ('0034')",
        ):
            connection.execute(text(statement))
    upgrade(core.database)
    assert good(client.get("/v1/reports/stats")) == before
    update_sums(core)
    assert good(client.get("/v1/reports/stats")) == before
    assert before["total_sent"] == 3
