"""Every operation for every kind of caller: generated from the table of operations, so that none is forgotten.

A foreign object is told apart from an absent one by nothing: same status, same body but for request id and time.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, update

from recovery_contract.oauth import ALL_SCOPES, Scope
from recovery_contract.operations import OPERATIONS, Operation
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.context.clock import current_ms
from recovery_service.db.database import Database
from recovery_service.db.tables.oauth import client_table
from recovery_service.db.tables.recovery import planned_contact_table
from recovery_service.db.tables.schema import METADATA
from recovery_service.principal import PLATFORM
from tests.depth import is_deep
from tests.service.conformance.conftest import Running
from tests.service.conformance.platform import Platform, submission
from tests.service.conformance.world import World
from tests.service.conftest import make_core

pytestmark = pytest.mark.deep

ON_POSTGRESQL = ("test_owner_may_do_everything",)
ON_BOTH = ("test_lists_cursors_and_filters_show_nothing_foreign",)
"""The others run on SQLite; under --deep each runs on both. A refusal asks the database for no more than whose an
object is; the owner's own calls reach all of it."""

Tokens = Callable[..., str]
Connect = Callable[[str | None], Platform]

SAMPLE = Path(__file__).resolve().parents[3] / "resources" / "sample-invoice.pdf"
ANOTHER_ADDRESS = {"contacts": [{"email": "somebody.else@debtor.test"}]}
WITH_ID = [operation for operation in OPERATIONS if "{" in operation.path]


@pytest.fixture(autouse=True)
def _database_of_every_run(request: pytest.FixtureRequest, running: Running) -> None:
    name = request.function.__name__
    if not is_deep() and name not in ON_BOTH and running.core.database.is_sqlite is (name in ON_POSTGRESQL):
        pytest.skip("on this database under --deep only")


def send(platform: Platform, operation: Operation, path: str, world: World) -> tuple[int, Any]:
    how: dict[str, Any] = {}
    if operation.id == "extractInvoice":
        how = {"files": {"file": ("a.pdf", SAMPLE.read_bytes())}, "data": {"user_id": world.user}}
    elif operation.id == "getTaskLetters":
        how = {"params": {"id[]": world.planned}}
    elif operation.method in ("POST", "PATCH", "PUT"):
        how = {"json": right_bodies(world).get(operation.id, {})}
    response = platform.http.request(operation.method, path, **how)
    body = (
        response.json() if response.headers.get("content-type", "").startswith("application/json") else None
    )
    return response.status_code, body


def right_bodies(world: World) -> dict[str, Any]:
    """What is accepted, by operation; the others take an empty object."""
    today = str(datetime.now(UTC).date())
    # Every receivable that is begun for a call moves the clock on by a day.
    soon = str(datetime.now(UTC).date() + timedelta(days=28))
    step = {"after_business_days": 0, "channel": "email", "template": "reminder_first"}
    return {
        "createUser": {"email": "new@creditor.test"},
        "createReceivable": submission(world.user),
        "cancelReceivable": {"reason": "business_decision"},
        "addContact": {"email": "third@debtor.test"},
        "submitEvidence": {"statement": "Delivered."},
        "decidePartialPayment": {"action": "continue_recovery"},
        "recordPayment": {"amount": 1, "date": today},
        "reversePayment": {"reason": "Another debtor paid."},
        "recordCreditNote": {"number": "AV-7", "amount": 1, "date": today},
        "remindAlone": {"alone": True},
        "pauseReceivable": {},
        "correctDebtor": {"company_name": "Boulangerie Petit SARL"},
        "changePursuit": {"pursue": "all"},
        "recordDispute": {"reason": "quality"},
        "recordCall": {"outcome": "no_answer"},
        "proposeAgreement": {"instalments": 2, "first_on": soon},
        "answerAgreement": {"action": "end"},
        "recordPromise": {"day": soon},
        "answerSameDebtor": {"debtor_id": world.debtor, "same": True},
        "declareInsolvency": {"procedure": "liquidation", "opened_on": "2026-01-02"},
        "changePlannedContact": {"action": "skip"},
        "signOffContact": {"action": "done"},
        "createWebhook": {"url": "http://127.0.0.1:9/y", "events": ["*"]},
        "testWebhook": {"type": "receivable.created", "endpoint_id": world.webhook},
        "recoverDeliveries": {"since": today},
        "putPlan": {"steps": [step]},
        "putTemplates": {"data": []},
        "putLetters": {"way": "operator"},
        "putLetterhead": {"colour": "#8a1c1c"},
        "putAccounts": {"data": []},
        "putRates": {"data": []},
        "addSuppression": {"address": "+33 6 12 34 56 78"},
        "putMailboxReading": {"enabled": False},
        "decideReceivedMessage": {"decision": "done"},
        "answerReceivedMessage": {"subject": "Re:", "body": "Thank you."},
        "putMailbox": {"host": "mail.creditor.test", "sender": "owner@creditor.test"},
        "testDispute": {"reason": "quality"},
        "testDebtorAction": {"action": "nothing"},
        "testReceiveMessage": {"text": "It was paid."},
        "putProfile": {"company": {"name": "Couverture Durand"}},
        "advanceClock": {"seconds": 0},
    }


def plain(body: Any) -> str:
    """An error without what differs from answer to answer."""
    return re.sub(r'"(request_id|timestamp)": ?"[^"]*"', "", str(body).replace("'", '"'))


@pytest.fixture
def world(platform: Platform) -> World:
    return World(platform)


# What has to have happened to a receivable before it permits the call.
BEFORE: dict[str, tuple[str, dict[str, Any]]] = {
    "submitEvidence": ("request-evidence", {}),
    "decidePartialPayment": ("pay", {"amount": 10}),
}
# A setting can be read once it was written, and what is deleted is deleted last.
ORDER = ("PUT", "POST", "PATCH", "GET", "DELETE")
# Whose debtor is insolvent is asked for nothing more.
LAST = ("declareInsolvency", "getInsolvency", "withdrawInsolvency")


def end_all(platform: Platform) -> None:
    """What is held of a debtor can be erased once nothing is open any more."""
    for row in platform.get("/v1/receivables", limit=100)["data"]:
        if row["status"] == "payment_received":
            platform.post(f"/v1/receivables/{row['id']}/partial-payment", {"action": "mark_complete"})
        elif row["status"] not in ("cancelled", "recovered"):
            platform.post(f"/v1/receivables/{row['id']}/cancel", {"reason": "business_decision"})


# Nobody makes contacts by hand in the test environment: these want one that waits for a person.
BY_HAND = ("getTaskLetter", "getTaskLetters", "signOffContact")


def make_by_hand(database: Database, planned_id: str) -> None:
    with database.write() as connection:
        waits = {"state": "to_do", "channel": "letter", "template": "reminder_letter", "at": current_ms()}
        row = planned_contact_table.c.id == planned_id
        connection.execute(update(planned_contact_table).where(row).values(**waits))


def test_owner_may_do_everything(world: World, platform: Platform, running: Running) -> None:
    for operation in sorted(OPERATIONS, key=lambda row: (row.id in LAST, ORDER.index(row.method))):
        if operation.id == "changePlannedContact":  # days have passed, and the first one with them
            world.planned = platform.get("/v1/planned-contacts", user_id=world.user)["data"][-1]["id"]
        path = world.path(operation, world.id_for(operation)) if "{" in operation.path else operation.path
        if "/receivables/{id}" in operation.path and operation.method == "POST":
            fresh = platform.in_recovery(world.user)["id"]
            if operation.id == "answerAgreement":
                world.agreement = platform.post(f"/v1/receivables/{fresh}/agreements", world.proposal, 201)[
                    "id"
                ]
            if operation.id == "reversePayment":
                arrived = right_bodies(world)["recordPayment"]
                world.payment = platform.post(f"/v1/receivables/{fresh}/payments", arrived, 201)["id"]
            if operation.id == "resumeReceivable":
                platform.post(f"/v1/receivables/{fresh}/pause", {})
            path = world.path(operation, fresh)
            if operation.id in BEFORE:
                step, body = BEFORE[operation.id]
                platform.post(f"/v1/test/receivables/{fresh}/{step}", body)
        if operation.id in BY_HAND:
            make_by_hand(running.core.database, world.planned)
        if operation.id == "erasePrivacyRecord":
            end_all(platform)
        status, response = send(platform, operation, path, world)
        assert 200 <= status < 300, (operation.id, status, response)


def test_production_does_not_know_a_test_token(
    world: World, tokens: Tokens, tmp_path: Path, caller_for: Callable[..., httpx.Client]
) -> None:
    database = Database.in_folder(tmp_path / "production")
    METADATA.create_all(database.engine)
    core = make_core(database, environment="production", public_url="https://service.example")
    with database.write() as connection:
        connection.execute(
            insert(client_table).values(
                client_id="clt_own", name="A platform", redirect_uris=[], created_at=current_ms()
            )
        )
        grant = create_grant(connection, client_id="clt_own", subject=PLATFORM, scope=ALL_SCOPES)
        own = issue_access_token(connection, grant, 3600)
    stranger, owner = caller_for(core, tokens()), caller_for(core, own)
    for operation in OPERATIONS:
        path = world.path(operation, world.id_for(operation)) if "{" in operation.path else operation.path
        is_test = operation.kind == "test"
        assert stranger.request(operation.method, path).status_code == (404 if is_test else 401), operation.id
        answered = owner.request(operation.method, path).status_code
        assert answered == 404 if is_test else answered != 401, operation.id
    database.close()


def test_operations_without_a_valid_token_answer_401(
    world: World, connect: Connect, tokens: Tokens, revoke: Callable[[str], None]
) -> None:
    revoked = tokens()
    revoke(revoked)
    callers = [connect(None), connect("nothing"), connect(tokens(seconds=-1)), connect(revoked)]
    for operation in OPERATIONS:
        for caller in callers:
            path = world.path(operation, world.id_for(operation) if "{" in operation.path else "")
            assert send(caller, operation, path, world)[0] == 401, operation.id


@pytest.mark.parametrize("scope", list(Scope))
def test_missing_scope_is_forbidden(world: World, connect: Connect, tokens: Tokens, scope: Scope) -> None:
    others = " ".join(other for other in Scope if other is not scope)
    caller = connect(tokens(scope=others))
    needing = [operation for operation in OPERATIONS if operation.scope is scope]
    assert needing
    for operation in needing:
        path = world.path(operation, world.id_for(operation) if "{" in operation.path else "")
        status, body = send(caller, operation, path, world)
        assert (status, body["error"]["code"]) == (403, "FORBIDDEN"), operation.id


def test_foreign_is_absent(
    world: World, connect: Connect, tokens: Tokens, other_client: str, creditor_subject: str
) -> None:
    strangers = {
        "another platform": connect(tokens(client=other_client)),
        "another creditor of the platform": connect(tokens(subject=creditor_subject)),
    }
    for operation in WITH_ID:
        real = world.id_for(operation)
        absent = real[:-6] + "zzzzz0"
        for who, stranger in strangers.items():
            foreign = send(stranger, operation, world.path(operation, real), world)
            nothing = send(stranger, operation, world.path(operation, absent), world)
            assert foreign[0] == 404, (operation.id, who, foreign)
            assert plain(foreign[1]).replace(real, "") == plain(nothing[1]).replace(absent, ""), operation.id


def test_lists_cursors_and_filters_show_nothing_foreign(
    world: World,
    platform: Platform,
    connect: Connect,
    tokens: Tokens,
    other_client: str,
    creditor_subject: str,
) -> None:
    receivable = platform.in_recovery(world.user, debtor=ANOTHER_ADDRESS)
    assert [row["receivable_id"] for row in platform.get("/v1/debtors/questions")["data"]] == [
        receivable["id"]
    ]
    for token in (tokens(client=other_client), tokens(subject=creditor_subject)):
        stranger = connect(token)
        assert stranger.get("/v1/receivables")["data"] == []
        assert stranger.get("/v1/receivables", user_id=world.user)["data"] == []
        stranger.get("/v1/receivables", 400, starting_after=world.receivable)
        assert stranger.get("/v1/webhooks") == []
        assert stranger.get("/v1/events")["data"] == []
        assert stranger.get("/v1/webhooks/logs")["data"] == []
        assert stranger.get("/v1/planned-contacts")["data"] == []
        assert stranger.get("/v1/debtors/questions")["data"] == []
        assert stranger.get("/v1/reports/stats")["total_sent"] == 0
        assert stranger.get("/v1/test/outbox")["data"] == []
        stranger.post("/v1/receivables", submission(world.user), 404)


def test_creditor_sees_what_is_its_own(connect: Connect, tokens: Tokens, creditor_subject: str) -> None:
    creditor = connect(tokens(subject=creditor_subject))
    mine = creditor.user()["id"]
    receivable_id = creditor.receivable(mine)["id"]
    assert [row["id"] for row in creditor.get("/v1/receivables")["data"]] == [receivable_id]
    assert creditor.get("/v1/reports/stats")["total_sent"] == 1
    platform = connect(tokens())
    assert platform.get(f"/v1/receivables/{receivable_id}")["id"] == receivable_id


def test_keys_belong_to_who_used_them(
    connect: Connect, tokens: Tokens, other_client: str, creditor_subject: str
) -> None:
    key = {"Idempotency-Key": "shared-by-chance"}
    created = {
        connect(token).post("/v1/users", {"email": "k@creditor.test"}, 201, headers=key)["id"]
        for token in (tokens(), tokens(client=other_client), tokens(subject=creditor_subject))
    }
    assert len(created) == 3


def test_operation_without_a_row_does_not_exist(platform: Platform) -> None:
    described = platform.get("/openapi.json")["paths"]
    offered = {
        (method.upper(), path)
        for path, methods in described.items()
        if path.startswith("/v1/")
        for method in methods
    }
    assert offered == {(operation.method, operation.path) for operation in OPERATIONS}
