"""Every row of the table of actions holds together: what it sends, where, what becomes of it, and its words."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import ValidationError

from recovery_contract.allowed_actions import RULES, Party
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.action import Outcome, ReceivableAction
from recovery_desktop.actions.table import ACTIONS, SUBMIT, SUBMIT_EVIDENCE
from tests.desktop.edge import a_submission
from tests.desktop.ui.fakes import a_receivable
from tests.desktop.ui.pages.settings_scene import PLAN
from tests.desktop.wire import world
from tools.texts import LANGUAGES, read

ROOT = Path(__file__).resolve().parents[3]
REQUESTS: dict[str, dict[str, Any]] = {
    "submit": a_submission(),
    "cancel": {"reason": "paid_directly", "notes": "In cash"},
    "evidence": {"statement": "Delivered."},
    "partial_payment": {"action": "continue_recovery"},
    "add_contact": {"email": "boss@debtor.example", "level": 1},
    "correct_debtor": {"address": {"line1": "3 rue Neuve", "city": "Lyon"}, "all_open": True},
    "metadata": {"metadata": {"note": "called", "old": None}},
    "record_payment": {"amount": 12.5, "date": "2026-11-02"},
    "reverse_payment": {"reason": "It was of another debtor."},
    "credit_note": {"number": "AV-7", "amount": 20, "date": "2026-11-02"},
    "remind_alone": {"alone": True},
    "pause": {"until": "2026-12-02"},
    "resume": {},
    "pursuit": {"pursue": "all"},
    "call": {"outcome": "no_answer"},
    "promise": {"day": "2026-12-02"},
    "dispute": {"reason": "quality", "message": "The railing wobbles.", "amount": 12.5},
    "dispute_settled": {"statement": "One window is replaced.", "settled": True},
    "proposal": {"instalments": 3, "first_on": "2026-12-02"},
    "agreement": {"action": "refuse"},
    "insolvency": {"procedure": "liquidation", "opened_on": "2026-11-02"},
    "insolvency_withdrawn": {},
    "planned_contact": {"action": "skip"},
    "approve_plan": PLAN.model_copy(update={"approved": True}).model_dump(mode="json", exclude_none=True),
    "contact_task": {"action": "done", "on": "2026-11-02"},
    "same_debtor": {"debtor_id": "dbt_2", "same": True},
    "received_message": {"decision": "wait", "day": "2026-11-02"},
    "message_answer": {"subject": "Your question", "body": "Here is the invoice."},
}
PROGRESS: dict[str, dict[str, Any]] = {"add_contact": {"contacts": []}, "agreement": {}}
each_action = pytest.mark.parametrize("action", ACTIONS.values(), ids=list(ACTIONS))


def test_action_table_has_a_row_for_each_stored_kind() -> None:
    """Those of every version before this one among them: what waits in a store is still sent."""
    stored = {
        *("submit", "cancel", "add_contact", "evidence", "partial_payment", "metadata", "record_payment"),
        *("planned_contact", "contact_task", "agreement", "proposal", "promise", "call", "insolvency"),
        *("received_message", "insolvency_withdrawn", "same_debtor", "reverse_payment", "credit_note"),
        *("remind_alone", "message_answer", "approve_plan", "pause", "resume"),
    }
    assert stored <= set(ACTIONS)
    assert set(ACTIONS) == set(REQUESTS)


@each_action
def test_request_is_stored_and_sent_as_its_model_says(action: ReceivableAction[Any]) -> None:
    values = REQUESTS[action.kind]
    target = "target" if "{target_id}" in action.path else ""
    if action.body is None:
        assert action.to_request_body(action.to_stored(None, target)) is None
        return
    request = action.body.model_validate(values)
    stored = action.to_stored(request, target)
    assert stored.get("id", "") == target
    sent = action.to_request_body(stored)
    assert sent is not None
    assert action.body.model_validate(sent) == request
    assert values.items() <= sent.items()
    with pytest.raises(ValidationError):
        action.body.model_validate({**sent, "nobody_knows_this": 1})


def test_action_paths_exist_in_the_description_of_the_service(tmp_path: Path) -> None:
    async def ask() -> dict[str, Any]:
        with world(tmp_path) as there:
            async with httpx.AsyncClient(transport=there.wire) as client:
                return dict((await client.get("http://service.test/openapi.json")).json()["paths"])

    described = asyncio.run(ask())
    paths = {
        (re.sub(r"{\w+}", "{}", path), method) for path, methods in described.items() for method in methods
    }
    for action in ACTIONS.values():
        assert (re.sub(r"{\w+}", "{}", action.path), action.method.lower()) in paths, action.kind


@each_action
def test_rule_stands_in_the_table_of_the_contract(action: ReceivableAction[Any]) -> None:
    assert action.rules <= RULES[Party.CREDITOR].keys()
    assert action.blocks <= RULES[Party.CREDITOR].keys()
    # What has no rule is about a draft, or about something that the service names one by one.
    assert action.rules or action is SUBMIT or "{target_id}" in action.path


@each_action
def test_outcome_of_a_lost_answer_can_be_told(action: ReceivableAction[Any]) -> None:
    if action is SUBMIT:
        assert action.outcome is None
        return
    assert action.outcome is not None
    now: Receivable = a_receivable(**PROGRESS.get(action.kind, {}))
    assert action.outcome(now, {"id": "target", **REQUESTS[action.kind]}) in Outcome


@each_action
@pytest.mark.parametrize("code", sorted(set(LANGUAGES) - {"en"}))
def test_words_are_translated(action: ReceivableAction[Any], code: str) -> None:
    translations = read(ROOT, code)
    undo = {action.undo_text, *(action.undo_text_if or ())[1:]}
    for context, words in [("Lost", action.lost_text), *(("App", text) for text in undo)]:
        assert translations.get((context, words)), words


def test_action_composed_of_a_prepared_form_is_evidence_alone() -> None:
    composed = [row for row in ACTIONS.values() if row.compose is not SUBMIT.compose]
    assert composed == [SUBMIT_EVIDENCE]
