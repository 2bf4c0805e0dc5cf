"""Letters that the creditor posts and calls that the creditor makes: tasks until they are signed off."""

from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from sqlalchemy import text

from recovery_service.context.core import Core
from recovery_service.db.migrate import upgrade
from recovery_service.law.workdays import days_on_earth
from tests.service.db.test_migrations import SINCE_0017
from tests.service.recovery.desk import events_of, now, sign, tasks, until_task, words
from tests.service.recovery.production import Machine, attempts
from tests.service.steps import DAY, dispute, good, pay, read, refused

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


def test_letter_that_comes_up_is_a_task_and_nothing_is_told_as_made(
    planned: dict[str, Any], desk: Machine
) -> None:
    task = until_task(desk, "letter")
    assert (task["receivable_id"], task["debtor_name"]) == (
        planned["id"],
        planned["recovery_progress"]["debtor_name"],
    )
    assert "Grenoble" in task["to"]
    assert task["body"]
    assert [a["type"] for a in attempts(desk.client, planned["id"])] == ["email"]
    progress = read(desk.client, planned["id"])["recovery_progress"]
    assert progress["attempts"]["letter"] == 0
    assert progress["next_action"]["type"] == "letter"
    assert [e["data"]["contact_type"] for e in events_of(desk, "receivable.contact.attempted")] == ["email"]
    items = good(desk.client.get(f"/v1/receivables/{planned['id']}/messages"))["data"]
    assert [message["type"] for message in items] == ["email"]


def test_plan_waits_for_the_letter_and_nobody_is_told_that_it_ended(
    planned: dict[str, Any], desk: Machine
) -> None:
    until_task(desk, "letter")
    desk.advance(60 * DAY)
    assert [a["type"] for a in attempts(desk.client, planned["id"])] == ["email"]
    kinds = [e["kind"] for e in read(desk.client, planned["id"])["recovery_progress"]["history"]]
    assert "plan.ended" not in kinds


def test_letter_signed_off_counts_on_its_day_and_the_plan_goes_on_from_there(
    planned: dict[str, Any], desk: Machine
) -> None:
    task = until_task(desk, "letter")
    desk.advance(20 * DAY)
    posted = datetime.fromtimestamp(now(desk) / 1000).date() - timedelta(days=1)
    done = good(sign(desk, task, action="done", on=posted.isoformat()))
    assert "to_do" not in done
    assert tasks(desk) == []
    progress = read(desk.client, planned["id"])["recovery_progress"]
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
    planned: dict[str, Any], desk: Machine
) -> None:
    task = until_task(desk, "letter")
    first = desk.client.get(f"/v1/contact-tasks/{task['id']}/letter")
    assert first.headers["content-type"] == "application/pdf"
    desk.advance(3 * DAY)
    second = desk.client.get(f"/v1/contact-tasks/{task['id']}/letter")
    assert words(first.content) != words(second.content)
    assert good(desk.client.get(f"/v1/receivables/{planned['id']}/documents"))["data"] == []
    good(sign(desk, task, action="done"))
    items = good(desk.client.get(f"/v1/receivables/{planned['id']}/messages"))["data"]
    [document] = [message["document_id"] for message in items if message["type"] == "letter"]
    response = desk.client.get(f"/v1/receivables/{planned['id']}/documents/{document}")
    assert words(response.content) == words(second.content)


def test_letters_are_printed_in_one_file_all_or_none(planned: dict[str, Any], desk: Machine) -> None:
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


def test_postponed_letter_comes_up_again_on_its_day(planned: dict[str, Any], desk: Machine) -> None:
    task = until_task(desk, "letter")
    later = datetime.fromtimestamp(now(desk) / 1000).date() + timedelta(days=10)
    good(sign(desk, task, action="postpone", on=later.isoformat()))
    assert tasks(desk) == []
    desk.advance(8 * DAY)
    assert tasks(desk) == []
    desk.advance(6 * DAY)
    [again] = tasks(desk)
    assert again["id"] == task["id"]
    assert [a["type"] for a in attempts(desk.client, planned["id"])] == ["email"]


def test_letter_given_up_is_not_counted_and_the_plan_goes_on(planned: dict[str, Any], desk: Machine) -> None:
    task = until_task(desk, "letter")
    good(sign(desk, task, action="not_done", notes="They called us"))
    entry = read(desk.client, planned["id"])["recovery_progress"]["history"][0]
    assert (entry["kind"], entry["data"]["reason"], entry["data"]["notes"]) == (
        "contact.not_made",
        "not_done",
        "They called us",
    )
    until_task(desk, "phone")
    assert [a["type"] for a in attempts(desk.client, planned["id"])] == ["email", "email"]


def test_call_is_a_task_with_number_and_words_until_it_was_made(
    planned: dict[str, Any], desk: Machine
) -> None:
    good(sign(desk, until_task(desk, "letter"), action="done"))
    task = until_task(desk, "phone")
    assert task["to"] == "06 12 34 56 78"
    assert task["body"]
    assert "phone" not in [a["type"] for a in attempts(desk.client, planned["id"])]
    good(sign(desk, task, action="done", outcome="no_answer", notes="Tried twice"))
    created = [a for a in attempts(desk.client, planned["id"]) if a["type"] == "phone"]
    assert [a["outcome"] for a in created] == ["no_answer"]
    assert read(desk.client, planned["id"])["recovery_progress"]["history"][0]["text"] == (
        "Call: no_answer. Tried twice"
    )


def test_call_that_is_entered_signs_off_the_task(planned: dict[str, Any], desk: Machine) -> None:
    good(sign(desk, until_task(desk, "letter"), action="done"))
    until_task(desk, "phone")
    good(desk.client.post(f"/v1/receivables/{planned['id']}/calls", json={"outcome": "promised"}))
    assert tasks(desk) == []
    assert read(desk.client, planned["id"])["recovery_progress"]["attempts"]["phone"] == 1


def test_task_rests_while_the_recovery_does_and_goes_with_its_end(
    planned: dict[str, Any], desk: Machine, client: httpx.Client
) -> None:
    until_task(desk, "letter")
    dispute(client, planned["id"])
    assert tasks(desk) == []
    pay(client, planned["id"])
    desk.advance(30 * DAY)
    assert tasks(desk) == []
    sent = [a["template"] for a in attempts(desk.client, planned["id"])]
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
def test_day_that_can_not_be_is_refused(
    planned: dict[str, Any], desk: Machine, action: dict[str, Any]
) -> None:
    task = until_task(desk, "letter")
    assert refused(sign(desk, task, **action), 400, "VALIDATION_ERROR")["field"] == "on"
    assert tasks(desk) == [task]


@pytest.mark.parametrize("end", ["west", "east"])
def test_letter_is_signed_off_by_the_calendar_of_a_computer_at_either_end_of_the_earth(
    planned: dict[str, Any], desk: Machine, end: str
) -> None:
    task = until_task(desk, "letter")
    came_up = datetime.fromisoformat(task["since"])
    there = datetime.fromtimestamp(now(desk) / 1000, ZoneInfo("Europe/Paris"))
    desk.advance((23.5 - there.hour - there.minute / 60) % 24 * 3600)
    at = datetime.fromtimestamp(now(desk) / 1000, UTC)
    moment, zone = (came_up, "Etc/GMT+12") if end == "west" else (at, "Etc/GMT-14")
    day = moment.astimezone(ZoneInfo(zone)).date()
    assert day != moment.astimezone(ZoneInfo("Europe/Paris")).date()
    good(sign(desk, task, action="done", on=day.isoformat()))
    last = read(desk.client, planned["id"])["recovery_progress"]["last_contact"]
    assert last["type"] == "letter"
    assert came_up <= datetime.fromisoformat(last["at"]) <= at + timedelta(minutes=5)


@pytest.mark.parametrize("at", ["2026-03-10T00:30+01:00", "2026-03-10T23:30+01:00", "2026-03-10T12:00+01:00"])
def test_days_of_a_moment_are_those_of_both_ends_of_the_earth(at: str) -> None:
    moment = datetime.fromisoformat(at)
    first, last = days_on_earth(round(moment.timestamp() * 1000))
    assert first == moment.astimezone(ZoneInfo("Etc/GMT+12")).date()
    assert last == moment.astimezone(ZoneInfo("Etc/GMT-14")).date()


def test_letter_is_postponed_to_tomorrow_by_a_calendar_that_is_behind(
    planned: dict[str, Any], desk: Machine
) -> None:
    task = until_task(desk, "letter")
    there = datetime.fromtimestamp(now(desk) / 1000, ZoneInfo("Europe/Paris"))
    desk.advance((0.5 - there.hour - there.minute / 60) % 24 * 3600)
    today = datetime.fromtimestamp(now(desk) / 1000, ZoneInfo("Europe/Paris")).date()
    good(sign(desk, task, action="postpone", on=today.isoformat()))
    assert tasks(desk) == []


def test_contact_not_due_cannot_be_signed_off(planned: dict[str, Any], desk: Machine) -> None:
    task = until_task(desk, "letter")
    good(sign(desk, task, action="done"))
    refused(sign(desk, task, action="done"), 409, "INVALID_STATE")
    refused(desk.client.get(f"/v1/contact-tasks/{task['id']}/letter"), 409, "INVALID_STATE")


def test_letters_and_calls_of_an_earlier_version_are_open_after_the_upgrade(
    planned: dict[str, Any], desk: Machine
) -> None:
    task = until_task(desk, "letter")
    _in_the_former_shape(desk.core, task)
    before = read(desk.client, planned["id"])["recovery_progress"]
    _in_the_schema_of_that_version(desk.core)
    assert before["attempts"]["letter"] == 1 or before["history"][0]["kind"] == "contact.attempted"
    upgrade(desk.core.database)
    [open_] = tasks(desk)
    assert (open_["id"], open_["type"]) == (task["id"], "letter")
    progress = read(desk.client, planned["id"])["recovery_progress"]
    assert progress["attempts"]["letter"] == 0
    assert progress["history"][0]["kind"] == "contact.to_do"
    sent = len(desk.mail_server.messages)
    desk.advance(30 * DAY)
    assert len(desk.mail_server.messages) == sent
    good(sign(desk, open_, action="done", on=task["since"][:10]))
    items = good(desk.client.get(f"/v1/receivables/{planned['id']}/messages"))["data"]
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


def test_contact_behind_a_task_is_not_brought_forward(planned: dict[str, Any], desk: Machine) -> None:
    until_task(desk, "letter")
    coming = good(desk.client.get("/v1/planned-contacts", params={"receivable_id": planned["id"]}))["data"]
    behind = next(row for row in coming if not row.get("to_do"))
    response = desk.client.post(f"/v1/planned-contacts/{behind['id']}", json={"action": "send_now"})
    refused(response, 409, "INVALID_STATE")
    [letter] = tasks(desk)
    good(sign(desk, letter, action="done"))
    good(desk.client.post(f"/v1/planned-contacts/{behind['id']}", json={"action": "send_now"}))
