"""Letters and calls that a hosted service makes for its creditors: signed off by its operator, or lapsed."""

import dataclasses
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_service.composition import compose_core
from recovery_service.errors import Invalid, InvalidState, NotFound
from recovery_service.jobs import queue
from recovery_service.operators.service import Operator
from recovery_service.recovery.dunning import sign_off_deadline
from tests.service.recovery.desk import tasks, until_task
from tests.service.recovery.production import Machine, attempts
from tests.service.steps import DAY, dispute, read

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


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
    planned: dict[str, Any], hosted: Machine
) -> None:
    task = until_task(hosted, "letter")
    hosted.advance(11 * DAY)
    assert [one["id"] for one in tasks(hosted)] == [task["id"]]
    hosted.advance(10 * DAY)
    [lapsed] = lapsed_in(hosted, planned["id"])
    assert (lapsed["data"]["type"], lapsed["actor"]) == ("letter", "service")
    assert "letter" not in [a["type"] for a in attempts(hosted.client, planned["id"])]
    hosted.advance(60 * DAY)
    kinds = [e["kind"] for e in read(hosted.client, planned["id"])["recovery_progress"]["history"]]
    assert "plan.ended" in kinds


def test_hosted_task_rests_with_a_dispute_and_has_its_whole_term_after_it(
    planned: dict[str, Any], hosted: Machine, client: httpx.Client
) -> None:
    until_task(hosted, "letter")
    dispute(client, planned["id"])
    hosted.advance(16 * DAY)
    assert lapsed_in(hosted, planned["id"]) == []


def test_hosted_task_that_came_up_before_there_was_a_term_has_one_from_the_next_start(
    planned: dict[str, Any], hosted: Machine
) -> None:
    task = until_task(hosted, "letter")
    with hosted.core.database.write() as connection:
        queue.cancel_all(connection, f"{sign_off_deadline.LAPSE}:{planned['id']}:")
    hosted.advance(30 * DAY)
    assert [one["id"] for one in tasks(hosted)] == [task["id"]]
    sign_off_deadline.start_missing_deadlines(hosted.core)
    hosted.advance(7 * DAY)
    assert [one["id"] for one in tasks(hosted)] == [task["id"]]
    hosted.advance(12 * DAY)
    assert tasks(hosted) == []


def test_operator_lists_prints_and_signs_off(planned: dict[str, Any], hosted: Machine) -> None:
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
    assert read(hosted.client, planned["id"])["recovery_progress"]["attempts"]["letter"] == 1
