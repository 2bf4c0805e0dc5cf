"""Letters that the creditor posts and calls that the creditor makes: tasks until they are signed off."""

import dataclasses
import io
from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Any

import httpx
import pypdfium2
import pytest
from sqlalchemy import text

from recovery_service.composition import compose_core
from recovery_service.context.core import Core
from recovery_service.db.migrate import upgrade
from recovery_service.errors import Invalid, InvalidState, NotFound
from recovery_service.jobs import queue
from recovery_service.operators.service import Operator
from recovery_service.recovery.dunning import sign_off_deadline
from tests.builders import a_contact, a_debtor
from tests.service.db.test_migrations import SINCE_0017
from tests.service.recovery.conftest import ADDRESS
from tests.service.recovery.production import Machine, attempts
from tests.service.steps import DAY, an_active_user, dispute, good, pay, read, refused, submit

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")

STEPS = [
    {"after_business_days": 0, "channel": "email", "template": "reminder_first"},
    {"after_business_days": 3, "channel": "letter", "template": "reminder_letter"},
    {"after_business_days": 8, "channel": "email", "template": "reminder_last"},
    {"after_business_days": 12, "channel": "phone", "template": "call"},
    {"after_business_days": 16, "channel": "email", "template": "reminder_last"},
]


@pytest.fixture
def desk(
    machine: Machine, open_client: Callable[..., httpx.Client], make_token: Callable[..., str], client_id: str
) -> Machine:
    """As `machine`, but nothing takes letters: the creditor prints them."""
    settings = dataclasses.replace(machine.core.settings, letter_folder=None)
    core = compose_core(settings, machine.core.database, machine.core.clock)
    return Machine(core, client_id, make_token(), machine.mail_server, open_client)


@pytest.fixture
def begun(client: httpx.Client, desk: Machine) -> dict[str, Any]:
    user = an_active_user(client)
    contacts = [a_contact(email="paul@debtor.example", phone="06 12 34 56 78", first_name="Paul")]
    submitted = submit(client, user, debtor=a_debtor(contacts=contacts, address=ADDRESS))
    good(desk.use_mailbox(user))
    plan = {"name": "own", "relationship": "neutral", "steps": STEPS, "approved": True}
    good(desk.client.put(f"/v1/users/{user}/plan", json=plan))
    desk.mail_server.messages.clear()
    return submitted


def tasks(desk: Machine, **query: Any) -> list[Any]:
    return good(desk.client.get("/v1/contact-tasks", params=query))["data"]


def sign(desk: Machine, task: dict[str, Any], **action: Any) -> httpx.Response:
    return desk.client.post(f"/v1/contact-tasks/{task['id']}", json=action)


def until_task(desk: Machine, kind: str) -> dict[str, Any]:
    for _ in range(40):
        matches = [task for task in tasks(desk) if task["type"] == kind]
        if matches:
            return matches[0]
        desk.advance(DAY)
    raise AssertionError("no task came up")


def now(desk: Machine) -> int:
    with desk.core.database.read() as connection:
        return desk.core.clock.now(connection, desk.client_id)


def events_of(desk: Machine, kind: str) -> list[dict[str, Any]]:
    body = good(desk.client.get("/v1/events", params={"limit": 100, "type": kind}))
    return body["data"]


def test_letter_that_comes_up_is_a_task_and_nothing_is_told_as_made(
    begun: dict[str, Any], desk: Machine
) -> None:
    task = until_task(desk, "letter")
    assert (task["receivable_id"], task["debtor_name"]) == (
        begun["id"],
        begun["recovery_progress"]["debtor_name"],
    )
    assert "Grenoble" in task["to"]
    assert task["body"]
    assert [a["type"] for a in attempts(desk.client, begun["id"])] == ["email"]
    progress = read(desk.client, begun["id"])["recovery_progress"]
    assert progress["attempts"]["letter"] == 0
    assert progress["next_action"]["type"] == "letter"
    assert [e["data"]["contact_type"] for e in events_of(desk, "receivable.contact.attempted")] == ["email"]
    items = good(desk.client.get(f"/v1/receivables/{begun['id']}/messages"))["data"]
    assert [message["type"] for message in items] == ["email"]


def test_plan_waits_for_the_letter_and_nobody_is_told_that_it_ended(
    begun: dict[str, Any], desk: Machine
) -> None:
    until_task(desk, "letter")
    desk.advance(60 * DAY)
    assert [a["type"] for a in attempts(desk.client, begun["id"])] == ["email"]
    kinds = [e["kind"] for e in read(desk.client, begun["id"])["recovery_progress"]["history"]]
    assert "plan.ended" not in kinds


def test_letter_signed_off_counts_on_its_day_and_the_plan_goes_on_from_there(
    begun: dict[str, Any], desk: Machine
) -> None:
    task = until_task(desk, "letter")
    desk.advance(20 * DAY)
    posted = datetime.fromtimestamp(now(desk) / 1000).date() - timedelta(days=1)
    done = good(sign(desk, task, action="done", on=posted.isoformat()))
    assert "to_do" not in done
    assert tasks(desk) == []
    progress = read(desk.client, begun["id"])["recovery_progress"]
    assert progress["attempts"]["letter"] == 1
    assert progress["last_contact"]["type"] == "letter"
    assert progress["last_contact"]["at"].startswith(posted.isoformat())
    coming = progress["next_action"]
    assert coming["type"] == "email"
    # Five working days after the day on which it really went out.
    assert date.fromisoformat(coming["at"][:10]) >= posted + timedelta(days=7)
    [letter, _] = sorted(
        events_of(desk, "receivable.contact.attempted"), key=lambda e: e["data"]["contact_type"], reverse=True
    )
    assert (letter["data"]["contact_type"], letter["data"]["contact_number"]) == ("letter", 2)
    assert letter["data"]["next_action"] == "email"


def test_letter_is_dated_on_the_day_it_is_printed_and_kept_as_it_was(
    begun: dict[str, Any], desk: Machine
) -> None:
    task = until_task(desk, "letter")
    first = desk.client.get(f"/v1/contact-tasks/{task['id']}/letter")
    assert first.headers["content-type"] == "application/pdf"
    desk.advance(3 * DAY)
    second = desk.client.get(f"/v1/contact-tasks/{task['id']}/letter")
    assert words(first.content) != words(second.content)
    assert good(desk.client.get(f"/v1/receivables/{begun['id']}/documents"))["data"] == []
    good(sign(desk, task, action="done"))
    items = good(desk.client.get(f"/v1/receivables/{begun['id']}/messages"))["data"]
    [document] = [message["document_id"] for message in items if message["type"] == "letter"]
    response = desk.client.get(f"/v1/receivables/{begun['id']}/documents/{document}")
    assert words(response.content) == words(second.content)


def test_letters_are_printed_in_one_file_all_or_none(begun: dict[str, Any], desk: Machine) -> None:
    task = until_task(desk, "letter")
    one = desk.client.get(f"/v1/contact-tasks/{task['id']}/letter")
    stacked = desk.client.get("/v1/contact-tasks/letters", params={"id[]": [task["id"], task["id"]]})
    assert stacked.headers["content-type"] == "application/pdf"
    assert words(stacked.content) == words(one.content)
    refused(
        desk.client.get("/v1/contact-tasks/letters", params={"id[]": [task["id"], "pln_none"]}),
        404,
        "NOT_FOUND",
    )
    refused(desk.client.get("/v1/contact-tasks/letters"), 400, "VALIDATION_ERROR")


def words(content: bytes) -> str:
    document = pypdfium2.PdfDocument(io.BytesIO(content))
    match = "\n".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return match


def test_postponed_letter_comes_up_again_on_its_day(begun: dict[str, Any], desk: Machine) -> None:
    task = until_task(desk, "letter")
    later = datetime.fromtimestamp(now(desk) / 1000).date() + timedelta(days=10)
    good(sign(desk, task, action="postpone", on=later.isoformat()))
    assert tasks(desk) == []
    desk.advance(8 * DAY)
    assert tasks(desk) == []
    desk.advance(6 * DAY)
    [again] = tasks(desk)
    assert again["id"] == task["id"]
    assert [a["type"] for a in attempts(desk.client, begun["id"])] == ["email"]


def test_letter_given_up_is_not_counted_and_the_plan_goes_on(begun: dict[str, Any], desk: Machine) -> None:
    task = until_task(desk, "letter")
    good(sign(desk, task, action="not_done", notes="They called us"))
    entry = read(desk.client, begun["id"])["recovery_progress"]["history"][0]
    assert (entry["kind"], entry["data"]["reason"], entry["data"]["notes"]) == (
        "contact.not_made",
        "not_done",
        "They called us",
    )
    until_task(desk, "phone")
    assert [a["type"] for a in attempts(desk.client, begun["id"])] == ["email", "email"]


def test_call_is_a_task_with_number_and_words_until_it_was_made(begun: dict[str, Any], desk: Machine) -> None:
    good(sign(desk, until_task(desk, "letter"), action="done"))
    task = until_task(desk, "phone")
    assert task["to"] == "06 12 34 56 78"
    assert task["body"]
    assert "phone" not in [a["type"] for a in attempts(desk.client, begun["id"])]
    good(sign(desk, task, action="done", outcome="no_answer", notes="Tried twice"))
    created = [a for a in attempts(desk.client, begun["id"]) if a["type"] == "phone"]
    assert [a["outcome"] for a in created] == ["no_answer"]
    assert read(desk.client, begun["id"])["recovery_progress"]["history"][0]["text"] == (
        "Call: no_answer. Tried twice"
    )


def test_call_that_is_entered_signs_off_the_task(begun: dict[str, Any], desk: Machine) -> None:
    good(sign(desk, until_task(desk, "letter"), action="done"))
    until_task(desk, "phone")
    good(desk.client.post(f"/v1/receivables/{begun['id']}/calls", json={"outcome": "promised"}))
    assert tasks(desk) == []
    assert read(desk.client, begun["id"])["recovery_progress"]["attempts"]["phone"] == 1


def test_task_rests_while_the_recovery_does_and_goes_with_its_end(
    begun: dict[str, Any], desk: Machine, client: httpx.Client
) -> None:
    until_task(desk, "letter")
    dispute(client, begun["id"])
    assert tasks(desk) == []
    pay(client, begun["id"])
    desk.advance(30 * DAY)
    assert tasks(desk) == []
    sent = [a["template"] for a in attempts(desk.client, begun["id"])]
    assert sent in (
        ["reminder_first", "dispute_received", "payment_received"],
        ["reminder_first", "payment_received"],
    )


@pytest.mark.parametrize(
    "action",
    [
        {"action": "done", "on": "2020-01-01"},
        {"action": "done", "on": "2999-01-01"},
        {"action": "postpone"},
        {"action": "postpone", "on": "2020-01-01"},
        {"action": "postpone", "on": "2999-01-01"},
    ],
)
def test_day_that_can_not_be_is_refused(begun: dict[str, Any], desk: Machine, action: dict[str, Any]) -> None:
    task = until_task(desk, "letter")
    assert refused(sign(desk, task, **action), 400, "VALIDATION_ERROR")["field"] == "on"
    assert tasks(desk) == [task]


def test_contact_not_due_cannot_be_signed_off(begun: dict[str, Any], desk: Machine) -> None:
    task = until_task(desk, "letter")
    good(sign(desk, task, action="done"))
    refused(sign(desk, task, action="done"), 409, "INVALID_STATE")
    refused(desk.client.get(f"/v1/contact-tasks/{task['id']}/letter"), 409, "INVALID_STATE")


def test_letters_and_calls_of_an_earlier_version_are_open_after_the_upgrade(
    begun: dict[str, Any], desk: Machine
) -> None:
    task = until_task(desk, "letter")
    _in_the_former_shape(desk.core, task)
    before = read(desk.client, begun["id"])["recovery_progress"]
    _in_the_schema_of_that_version(desk.core)
    assert before["attempts"]["letter"] == 1 or before["history"][0]["kind"] == "contact.attempted"
    upgrade(desk.core.database)
    [open_] = tasks(desk)
    assert (open_["id"], open_["type"]) == (task["id"], "letter")
    progress = read(desk.client, begun["id"])["recovery_progress"]
    assert progress["attempts"]["letter"] == 0
    assert progress["history"][0]["kind"] == "contact.to_do"
    sent = len(desk.mail_server.messages)
    desk.advance(30 * DAY)
    assert len(desk.mail_server.messages) == sent
    good(sign(desk, open_, action="done", on=task["since"][:10]))
    items = good(desk.client.get(f"/v1/receivables/{begun['id']}/messages"))["data"]
    assert [m["body"] for m in items if m["type"] == "letter"] == ["As it was written"]


def _in_the_former_shape(core: Core, task: dict[str, Any]) -> None:
    with core.database.write() as connection:
        connection.execute(
            text("UPDATE planned_contact SET state = 'done' WHERE id = :id"), {"id": task["id"]}
        )
        connection.execute(
            text(
                "INSERT INTO contact_attempt (id, receivable_id, client_id, user_id, debtor_id, planned_contact_id,"
                " number, channel, level, address, language, template, subject, body, letter, at, outcome,"
                " outcome_at, tries) SELECT 'att_1', receivable_id, client_id, user_id, debtor_id, id, 2, channel,"
                " 0, 'Debtor', 'fr', template, 'A letter', 'As it was written', 'null', at, 'to_print', at, 0"
                " FROM planned_contact WHERE id = :id"
            ),
            {"id": task["id"]},
        )
        connection.execute(
            text(
                "UPDATE history SET kind = 'contact.attempted', text = 'Letter no. 2 (to_print)',"
                ' data = \'{"type": "letter", "attempt_id": "att_1", "outcome": "to_print"}\''
                " WHERE kind = 'contact.to_do'"
            )
        )


def _in_the_schema_of_that_version(core: Core) -> None:
    with core.database.write() as connection:
        for statement in SINCE_0017:
            connection.execute(text(statement))
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
        connection.execute(text("INSERT INTO alembic_version VALUES ('0016')"))


@pytest.fixture
def hosted(
    desk: Machine, make_token: Callable[..., str], open_client: Callable[..., httpx.Client]
) -> Machine:
    """The same service run for many creditors: its operator, not the creditor, is at the printer."""
    settings = dataclasses.replace(desk.core.settings, embedded=False)
    core = compose_core(settings, desk.core.database, desk.core.clock)
    return Machine(core, desk.client_id, make_token(), desk.mail_server, open_client)


def lapsed_in(hosted: Machine, id_: str) -> list[Any]:
    entries = read(hosted.client, id_)["recovery_progress"]["history"]
    return [entry for entry in entries if entry.get("data", {}).get("reason") == "not_signed_off"]


def test_hosted_task_that_nobody_signs_off_lapses_and_the_plan_goes_on(
    begun: dict[str, Any], hosted: Machine
) -> None:
    task = until_task(hosted, "letter")
    hosted.advance(11 * DAY)
    assert [one["id"] for one in tasks(hosted)] == [task["id"]]
    hosted.advance(10 * DAY)
    [lapsed] = lapsed_in(hosted, begun["id"])
    assert (lapsed["data"]["type"], lapsed["actor"]) == ("letter", "service")
    assert "letter" not in [a["type"] for a in attempts(hosted.client, begun["id"])]
    hosted.advance(60 * DAY)
    kinds = [e["kind"] for e in read(hosted.client, begun["id"])["recovery_progress"]["history"]]
    assert "plan.ended" in kinds


def test_hosted_task_rests_with_a_dispute_and_has_its_whole_term_after_it(
    begun: dict[str, Any], hosted: Machine, client: httpx.Client
) -> None:
    until_task(hosted, "letter")
    dispute(client, begun["id"])
    hosted.advance(16 * DAY)
    assert lapsed_in(hosted, begun["id"]) == []


def test_hosted_task_that_came_up_before_there_was_a_term_has_one_from_the_next_start(
    begun: dict[str, Any], hosted: Machine
) -> None:
    task = until_task(hosted, "letter")
    with hosted.core.database.write() as connection:
        queue.cancel_all(connection, f"{sign_off_deadline.LAPSE}:{begun['id']}:")
    hosted.advance(30 * DAY)
    assert [one["id"] for one in tasks(hosted)] == [task["id"]]
    sign_off_deadline.start_missing_deadlines(hosted.core)
    hosted.advance(7 * DAY)
    assert [one["id"] for one in tasks(hosted)] == [task["id"]]
    hosted.advance(12 * DAY)
    assert tasks(hosted) == []


def test_operator_lists_prints_and_signs_off(begun: dict[str, Any], hosted: Machine) -> None:
    task = until_task(hosted, "letter")
    with hosted.core.write() as context:
        operator = Operator(context, "ann")
        for whose in (task["user_id"], "all"):
            assert [one["id"] for one in operator.contact_tasks(whose)["contact_tasks"]] == [task["id"]]
        assert operator.task_letter(task["id"]).startswith(b"%PDF")
        with pytest.raises(NotFound):
            operator.task_letter("pln_none")
        with pytest.raises(Invalid):
            operator.sign_off(task["id"], "posted", None, None, None)
        assert operator.sign_off(task["id"], "done", None, None, None)["state"] == "done"
        with pytest.raises(InvalidState):
            operator.sign_off(task["id"], "done", None, None, None)
    assert read(hosted.client, begun["id"])["recovery_progress"]["attempts"]["letter"] == 1
