"""What the service says may be done, and what it does when it is asked to: one rule, in every state of the sandbox."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_contract.allowed_actions import NAMED_ONLY, RULES, Action, Party, creditor_actions
from recovery_contract.receivables import Receivable
from tests.service.agreements.test_agreements import day
from tests.service.insolvency.test_insolvency import debtor_of
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import reachable
from tests.service.steps import dispute, good, in_process, pay, read, submit


def pending(client: httpx.Client, caller: Callable[..., Any]) -> str:
    return submit(client)["id"]


def begun(client: httpx.Client, caller: Callable[..., Any]) -> str:
    return in_process(client, debtor=reachable())["id"]


def paid(client: httpx.Client, caller: Callable[..., Any]) -> str:
    id_ = begun(client, caller)
    pay(client, id_)
    return id_


def partially_paid(client: httpx.Client, caller: Callable[..., Any]) -> str:
    id_ = begun(client, caller)
    pay(client, id_, 300)
    return id_


def written_off(client: httpx.Client, caller: Callable[..., Any]) -> str:
    id_ = partially_paid(client, caller)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "mark_complete"}))
    return id_


def disputed(client: httpx.Client, caller: Callable[..., Any]) -> str:
    id_ = begun(client, caller)
    dispute(client, id_)
    return id_


def cancelled(client: httpx.Client, caller: Callable[..., Any]) -> str:
    id_ = begun(client, caller)
    good(client.post(f"/v1/receivables/{id_}/cancel", json={"reason": "business_decision"}))
    return id_


def plan_proposed(client: httpx.Client, caller: Callable[..., Any]) -> str:
    id_ = begun(client, caller)
    response = Page(client, caller, id_).send("plan", count="3", day=day(client, 10))
    assert response.status_code == 303
    return id_


def offered(client: httpx.Client, caller: Callable[..., Any]) -> str:
    id_ = begun(client, caller)
    propose = {"instalments": 3, "first_on": day(client, 10)}
    good(client.post(f"/v1/receivables/{id_}/agreements", json=propose))
    return id_


def agreed(client: httpx.Client, caller: Callable[..., Any]) -> str:
    id_ = begun(client, caller)
    propose = {"instalments": 3, "first_on": day(client, 10), "agreed": True}
    good(client.post(f"/v1/receivables/{id_}/agreements", json=propose))
    return id_


def insolvent(client: httpx.Client, caller: Callable[..., Any]) -> str:
    id_ = begun(client, caller)
    declared = {"procedure": "receivership", "opened_on": "2026-01-10"}
    good(client.put(f"/v1/debtors/{debtor_of(client, id_)}/insolvency", json=declared))
    return id_


SCENES = (
    pending, begun, paid, partially_paid, written_off, disputed, cancelled, plan_proposed, offered, agreed, insolvent,
)  # fmt: skip

HARMLESS_FIRST = (
    Action.UPDATE_METADATA,
    Action.ADD_CONTACT,
    Action.CORRECT_DEBTOR,
    Action.REMIND_ALONE,
    Action.PAUSE,
    Action.RESUME,
    Action.CHANGE_PURSUIT,
    Action.RECORD_CALL,
    Action.RECORD_PROMISE,
    Action.REFUSE_AGREEMENT,
    Action.END_AGREEMENT,
    Action.WITHDRAW_INSOLVENCY,
    Action.PROPOSE_AGREEMENT,
    Action.SUBMIT_EVIDENCE,
    Action.RECORD_DISPUTE,
    Action.RECORD_PAYMENT,
    Action.DECIDE_PARTIAL_PAYMENT,
    Action.RECORD_CREDIT_NOTE,
    Action.DECLARE_INSOLVENCY,
    Action.CANCEL,
)


def ask(client: httpx.Client, id_: str, action: Action) -> httpx.Response:
    """The service is asked for it, in the plainest way."""
    here = f"/v1/receivables/{id_}"
    recovery_progress = read(client, id_)["recovery_progress"]
    debtor = f"/v1/debtors/{recovery_progress['debtor']['id']}/insolvency"
    answered = (recovery_progress.get("agreement") or {"id": "agr_none"})["id"]
    payment = (recovery_progress.get("payments") or [{"id": "pay_none"}])[-1]["id"]
    posts = {
        Action.CANCEL: ("cancel", {"reason": "business_decision"}),
        Action.SUBMIT_EVIDENCE: ("evidence", {"statement": "Delivered."}),
        Action.DECIDE_PARTIAL_PAYMENT: ("partial-payment", {"action": "continue_recovery"}),
        Action.ADD_CONTACT: ("contacts", {"email": "accounts@example.com"}),
        Action.CORRECT_DEBTOR: ("debtor", {"company_name": "Boulangerie Petit SARL"}),
        Action.RECORD_PAYMENT: ("payments", {"amount": 1, "date": day(client)}),
        Action.REVERSE_PAYMENT: (f"payments/{payment}/reverse", {"reason": "Another debtor paid."}),
        Action.RECORD_CREDIT_NOTE: ("credit-notes", {"number": "AV-7", "amount": 1, "date": day(client)}),
        Action.REMIND_ALONE: ("remind-alone", {"alone": True}),
        Action.PAUSE: ("pause", {}),
        Action.RESUME: ("resume", None),
        Action.CHANGE_PURSUIT: ("pursuit", {"pursue": "all"}),
        Action.RECORD_CALL: ("calls", {"outcome": "no_answer"}),
        Action.RECORD_PROMISE: ("promises", {"day": day(client, 3)}),
        Action.RECORD_DISPUTE: ("disputes", {"reason": "wrong_amount"}),
        Action.PROPOSE_AGREEMENT: ("agreements", {"instalments": 2, "first_on": day(client, 10)}),
        **{
            Action(f"{verb}_agreement"): (f"agreements/{answered}", {"action": verb})
            for verb in ("accept", "refuse", "counter", "end")
        },
    }
    if action is Action.UPDATE_METADATA:
        return client.patch(here, json={"metadata": {"our": "number"}})
    if action is Action.DECLARE_INSOLVENCY:
        return client.put(debtor, json={"procedure": "receivership", "opened_on": "2026-01-10"})
    if action is Action.WITHDRAW_INSOLVENCY:
        return client.delete(debtor)
    path, body = posts[action]
    return client.post(f"{here}/{path}", json=body)


def allowed(client: httpx.Client, id_: str) -> set[str]:
    return set(read(client, id_)["recovery_progress"]["allowed_actions"])


@pytest.mark.parametrize("scene", SCENES)
def test_actions_follow_allowed_actions(
    client: httpx.Client, caller: Callable[..., httpx.Client], scene: Callable[..., Any]
) -> None:
    id_ = scene(client, caller)
    listed = allowed(client, id_)
    for action in RULES[Party.CREDITOR]:
        if action not in listed:
            response = ask(client, id_, action)
            assert response.status_code in (400, 404, 409), (action, response.text)
    assert allowed(client, id_) == listed
    for action in HARMLESS_FIRST:
        if action in allowed(client, id_):
            response = ask(client, id_, action)
            assert response.is_success, (action, response.text)


@pytest.mark.parametrize("verb", ["accept", "counter"])
def test_debtor_proposal_can_be_answered(
    client: httpx.Client, caller: Callable[..., httpx.Client], verb: str
) -> None:
    id_ = plan_proposed(client, caller)
    action = Action(f"{verb}_agreement")
    assert action in allowed(client, id_)
    assert ask(client, id_, action).is_success


@pytest.mark.parametrize("scene", SCENES)
def test_answer_the_list_and_the_table_say_the_same(
    client: httpx.Client, caller: Callable[..., httpx.Client], scene: Callable[..., Any]
) -> None:
    id_ = scene(client, caller)
    result = read(client, id_)
    text = result["recovery_progress"].pop("allowed_actions")
    assert creditor_actions(Receivable.model_validate(result)) == set(text) - NAMED_ONLY
    rows = good(client.get("/v1/receivables"))["data"]
    listed = next(row for row in rows if row["id"] == id_)
    assert listed["recovery_progress"]["allowed_actions"] == text
