"""Letters that the creditor prints, of a claim that became barred meanwhile: no threat, and nothing due again."""

from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest

from tests.builders import a_contact, a_debtor, an_invoice
from tests.service.recovery.conftest import ADDRESS
from tests.service.recovery.desk import now, sign, tasks, until_task, words
from tests.service.recovery.test_limitation import YEARS
from tests.service.steps import DAY, an_active_user, good, read, refused, submit

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")

NO_THREAT = (
    "mise en demeure", "tribunal", "avocat", "commissaire de justice", "pénalités", "indemnité", "intérêts de retard",
)  # fmt: skip
PLAINLY = "aucune action en justice"
DUE_AGAIN = ("exigible", "solde")


def letter_first(template: Any) -> Any:
    return [
        {"after_business_days": 0, "channel": "letter", "template": template},
        {"after_business_days": 300, "channel": "email", "template": "reminder_last"},
    ]


def claim(client: Any, desk: Any, steps: Any, *, days_left: Any) -> Any:
    """A recovery by these steps of a claim that can be claimed so many days more."""
    last = (datetime.fromtimestamp(now(desk) / 1000) + timedelta(days=days_left)).date()
    due = last.replace(year=last.year - YEARS, day=min(last.day, 28))
    user = an_active_user(client)
    submitted = submit(
        client,
        user,
        invoice=an_invoice(
            due_date=due.isoformat(), issue_date=(due - timedelta(days=30)).isoformat(), amount=1200
        ),
        debtor=a_debtor(contacts=[a_contact(email="paul@debtor.example")], address=ADDRESS),
    )
    good(desk.use_mailbox(user))
    plan = {"name": "own", "relationship": "neutral", "steps": steps, "approved": True}
    good(desk.client.put(f"/v1/users/{user}/plan", json=plan))
    return submitted["id"]


def is_barred(desk: Any, id_: Any) -> Any:
    return read(desk.client, id_)["recovery_progress"]["limitation"]["barred"]


def until_barred(desk: Any, id_: Any) -> None:
    for _ in range(60):
        if is_barred(desk, id_):
            return
        desk.advance(DAY)
    raise AssertionError("it is not barred")


def skip_limitation_check(desk: Any) -> None:
    """What looks on the day has not run yet, as after a night in which the computer was off."""
    with desk.core.database.write() as connection:
        connection.exec_driver_sql("DELETE FROM job WHERE kind = 'recovery.limitation'")


def letter_of(desk: Any, task: Any) -> Any:
    return " ".join(words(desk.client.get(f"/v1/contact-tasks/{task['id']}/letter").content).split())


@pytest.mark.parametrize("looks", [True, False])
def test_letter_to_print_of_a_claim_that_became_barred_threatens_nothing(
    client: httpx.Client, desk: Any, looks: Any
) -> None:
    id_ = claim(client, desk, letter_first("reminder_letter"), days_left=25)
    task = until_task(desk, "letter")
    assert PLAINLY not in letter_of(desk, task)
    if not looks:
        skip_limitation_check(desk)
    until_barred(desk, id_)
    [left] = tasks(desk)
    assert left["id"] == task["id"]
    stacked = words(desk.client.get("/v1/contact-tasks/letters", params={"id[]": task["id"]}).content)
    for text in (letter_of(desk, task), left["body"], " ".join(stacked.split())):
        assert PLAINLY in text
        assert [word for word in NO_THREAT if word in text.lower()] == []
    good(sign(desk, task, action="done"))
    [stored] = good(desk.client.get(f"/v1/receivables/{id_}/messages"))["data"]
    assert stored["template"] == "time_barred"
    assert PLAINLY in stored["body"]


def test_second_letter_of_a_barred_claim_is_not_printed_where_nothing_has_looked_yet(
    client: httpx.Client, desk: Any
) -> None:
    steps = [{**letter_first("reminder_letter")[0], "after_business_days": days} for days in (20, 30)]
    id_ = claim(client, desk, steps, days_left=10)
    desk.advance(2 * DAY)
    skip_limitation_check(desk)
    good(sign(desk, until_task(desk, "letter"), action="done"))
    desk.advance(60 * DAY)
    assert tasks(desk) == []
    [only] = good(desk.client.get(f"/v1/receivables/{id_}/messages"))["data"]
    assert only["template"] == "time_barred"


@pytest.mark.parametrize("looks", [True, False])
def test_formal_notice_to_print_of_a_claim_that_became_barred_is_not_printed(
    client: httpx.Client, desk: Any, looks: Any
) -> None:
    id_ = claim(client, desk, letter_first("formal_notice"), days_left=25)
    task = until_task(desk, "letter")
    assert "mise en demeure" in letter_of(desk, task).lower()
    if not looks:
        skip_limitation_check(desk)
    until_barred(desk, id_)
    assert [one.get("body") for one in tasks(desk)] == ([] if looks else [None])
    refused(desk.client.get(f"/v1/contact-tasks/{task['id']}/letter"), 409, "INVALID_STATE")
    preview = desk.client.get(f"/v1/planned-contacts/{task['id']}").json()
    assert "body" not in preview


def test_letter_of_a_barred_claim_whose_agreement_broke_says_nothing_due_again(
    client: httpx.Client, desk: Any
) -> None:
    id_ = claim(client, desk, letter_first("reminder_letter"), days_left=12)
    first = (datetime.fromtimestamp(now(desk) / 1000) + timedelta(days=4)).date()
    body = {"instalments": 2, "first_on": first.isoformat(), "agreed": True}
    desk.advance(2 * DAY)
    good(desk.client.post(f"/v1/receivables/{id_}/agreements", json=body))
    until_barred(desk, id_)
    task = until_task(desk, "letter")
    letter = letter_of(desk, task)
    assert "accord" in letter
    assert PLAINLY in letter
    assert [word for word in DUE_AGAIN if word in letter] == []
