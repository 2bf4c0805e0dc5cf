"""A person at the app, in a process that may be killed at any moment, over a foreign service.

Whoever starts it again goes on with what the app shows; what the app asks is answered as the service says on the phone.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from recovery_contract.actions import (
    CancelReason,
    CancelRequest,
    PartialPaymentAction,
    PartialPaymentDecision,
)
from recovery_contract.allowed_actions import Action
from recovery_contract.receivables import Contact
from recovery_desktop.actions import table as actions
from recovery_desktop.actions.action import ReceivableAction
from recovery_desktop.api import backoff
from recovery_desktop.commands.evidence import PreparedEvidence, save_prepared
from recovery_desktop.commands.requests import request_action
from recovery_desktop.commands.unknown_outcomes import confirm_arrival, list_unknown_outcomes, send_again
from recovery_desktop.ids import SubjectId
from recovery_desktop.store.intents import Intent
from recovery_desktop.sync import outbox
from tests.foreign.app import App, a_request
from tests.foreign.server import ForeignServer
from tests.foreign.service import ForeignService

INVOICES: Final = {"F-1": "320.5", "F-2": "75", "F-3": "1200"}
FOLLOWED: Final = "F-1"
BOOKS: Final = "books.json"
"""What the service has, as it would say on the phone."""


def live(folder: Path, base_url: str, dispute: str, asks: bool) -> None:
    """One life of the app, to the end of the work or to its kill."""
    # Nothing is on its way where the one who sent it was killed, and nobody here waits for a network.
    outbox.ABSENCE_PROVES_AFTER_SECONDS = 0  # type: ignore[misc]
    backoff.PAUSES_SECONDS = (0.05, 0.1)  # type: ignore[misc,assignment]
    asyncio.run(_live(folder, base_url, dispute, asks))


async def _live(folder: Path, base_url: str, dispute: str, asks: bool) -> None:
    app = App(folder, ForeignServer(ForeignService()), base_url)
    await app.connection.open()
    app.connection.start()
    answering = asyncio.ensure_future(_answer(app, folder))
    try:
        await _work(app, dispute, asks)
    finally:
        answering.cancel()
        await asyncio.gather(answering, return_exceptions=True)
        await app.connection.close()
        app.store.close()
    assert app.broken == []


async def _work(app: App, dispute: str, asks: bool) -> None:
    store, user_id = app.context.connection_store, app.context.creditor
    for number in INVOICES.keys() - _submissions(app).keys():
        draft = store.drafts.add()
        request_action(app.context, draft.id, actions.SUBMIT, a_request(user_id, number, INVOICES[number]))
    for intent in _submissions(app).values():
        await app.settles(intent)
    id = (_submissions(app)[FOLLOWED].answer or {})["receivable_id"]
    await _decide(app, id, actions.ADD_CONTACT, Contact(email="chef@aubin.example", level=1))
    if asks:
        await _decide(
            app,
            id,
            actions.DECIDE_PARTIAL_PAYMENT,
            PartialPaymentDecision(action=PartialPaymentAction.CONTINUE_RECOVERY),
            lambda: app.allows(id, Action.DECIDE_PARTIAL_PAYMENT),
        )
    save_prepared(store, id, PreparedEvidence((), "Delivered."))
    await _decide(app, id, actions.SUBMIT_EVIDENCE, None, lambda: app.status(id) == dispute)
    end = CancelRequest(reason=CancelReason.BUSINESS_DECISION)
    await _decide(app, id, actions.CANCEL, end, lambda: app.status(id) == "in_process")


def _submissions(app: App) -> dict[str, Intent]:
    """By number of the invoice, those of earlier lives too."""
    store = app.context.connection_store
    drafts = store.drafts.list_in_states("submitting", "submitted")
    intents = [intent for draft in drafts for intent in store.intents.of_subject(draft.id)]
    return {intent.body["invoice"]["numbers"][0]: intent for intent in intents}


async def _decide(
    app: App, id: SubjectId, action: ReceivableAction[Any], body: Any, when: Callable[[], bool] = lambda: True
) -> None:
    """Decide as soon as the app offers it, unless that was done in an earlier life."""

    def decided() -> list[Intent]:
        intents = app.context.connection_store.intents.of_subject(id)
        return [intent for intent in intents if intent.kind == action.kind]

    if not decided():
        await app.sees(when, f"{action.kind} to be offered")
        request_action(app.context, id, action, body)
    await app.settles(decided()[0])


async def _answer(app: App, folder: Path) -> None:
    while True:
        for question in list_unknown_outcomes(app.context.connection_store):
            _answer_one(app, question.intent, json.loads((folder / BOOKS).read_text("utf-8")))
        await asyncio.sleep(0.05)


def _answer_one(app: App, intent: Intent, books: dict[str, Any]) -> None:
    if intent.kind == actions.SUBMIT.kind:
        there = books["submitted"].get(intent.body["invoice"]["numbers"][0])
        is_there = there is not None
    else:
        there, name = None, actions.ACTIONS[intent.kind].path.rpartition("/")[2]
        is_there = [intent.subject_id, name] in books["actions"]
    if is_there:
        confirm_arrival(app.context, intent.id, there)
    else:
        send_again(app.context, intent.id)
