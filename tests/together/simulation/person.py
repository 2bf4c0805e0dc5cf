"""A person who submits and decides, and the world around them: debtors who pay and dispute, days that pass."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import httpx
from pydantic import BaseModel

from recovery_contract.actions import CancelRequest, PartialPaymentDecision
from recovery_contract.extensions import RecordPaymentRequest
from recovery_contract.receivables import Contact, CreateReceivableRequest, UpdateReceivableRequest
from recovery_desktop.actions import table as actions
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.evidence import PreparedEvidence, save_prepared
from recovery_desktop.commands.requests import request_action, withdraw
from recovery_desktop.store.intents import Intent
from tests.builders import a_debtor
from tests.together.simulation.sides import Desktop, Service, ask
from tests.together.simulation.universe import Universe

Model = TypeVar("Model", bound=BaseModel)
DAY: Final = 86_400
HOW_OFTEN: Final = {
    "submit": 5,
    "submit_twice": 1,
    "take_back": 1,
    "cancel": 1,
    "contact": 2,
    "payment": 2,
    "metadata": 3,
    "evidence": 2,
    "decide": 2,
    "wake": 1,
    "debtor_pays": 2,
    "debtor_disputes": 2,
    "days_pass": 2,
}


@dataclass
class Ledger:
    """What the person meant, kept outside of both programs: the intent of each mark that it leaves at the service."""

    submissions: dict[str, str] = field(default_factory=dict)
    contacts: dict[str, str] = field(default_factory=dict)
    payments: dict[str, str] = field(default_factory=dict)
    cancels: dict[str, list[str]] = field(default_factory=dict)
    notes: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    undone: set[str] = field(default_factory=set)

    def intents(self) -> list[str]:
        of_receivables = [id for ids in self.cancels.values() for id in ids]
        of_notes = [id for rows in self.notes.values() for id, _ in rows]
        marks = (*self.submissions.values(), *self.contacts.values(), *self.payments.values())
        return [*marks, *of_receivables, *of_notes]


class Person:
    def __init__(self, universe: Universe, desktop: Desktop, service: Service, token: str) -> None:
        self._universe, self._desktop, self._service, self._token = universe, desktop, service, token
        self._count = 0
        self.ledger = Ledger()

    async def act(self) -> None:
        """One action, as soon as the app runs; then some time."""
        chance = self._universe.chance
        while self._desktop.connection is None:
            await asyncio.sleep(1)
        (name,) = chance.choices(list(HOW_OFTEN), list(HOW_OFTEN.values()))
        self._universe.note("person", name)
        self._count += 1
        context = self._desktop.connection.context
        if name in ("debtor_pays", "debtor_disputes", "days_pass"):
            await self._outside(name)
        elif name == "wake":
            self._desktop.connection._woke()
        else:
            action: Callable[[ConnectionContext], Intent | None] = getattr(self, f"_{name}")
            action(context)
        await asyncio.sleep(chance.uniform(0.1, 15))

    def _submit(self, context: ConnectionContext) -> Intent:
        number = f"F-{self._count:05}"
        body = {
            "user_id": context.user_id,
            "invoice": {
                "numbers": [number],
                "issue_date": "2026-01-05",
                "due_date": "2026-02-05",
                "amount": 100 + self._universe.chance.randrange(9) * 50.25,
                "service_description": "Repair of the roof",
            },
            "debtor": a_debtor(company_name=f"Menuiserie {self._count % 7}"),
        }
        draft = context.connection_store.drafts.add(body)
        request = _parse_body(CreateReceivableRequest, body)
        delay = self._universe.chance.choice([0, 0, 6])
        intent = request_action(context, draft.id, actions.SUBMIT, request, delay_seconds=delay)
        self.ledger.submissions[number] = intent.id
        return intent

    def _submit_twice(self, context: ConnectionContext) -> None:
        intent = self._submit(context)
        draft = context.connection_store.drafts.get(intent.subject_id)
        request_action(context, draft.id, actions.SUBMIT, _parse_body(CreateReceivableRequest, draft.body))

    def _take_back(self, context: ConnectionContext) -> None:
        waiting = [one for one in context.connection_store.intents.list_unsettled() if one.kind == "submit"]
        for intent in waiting[-1:]:
            if withdraw(context, intent.id):
                self.ledger.undone.add(intent.id)

    def _cancel(self, context: ConnectionContext) -> None:
        for id in self._one_of(context, "in_process", "pending"):
            intent = request_action(
                context, id, actions.CANCEL, _parse_body(CancelRequest, {"reason": "paid_directly"})
            )
            self.ledger.cancels.setdefault(id, []).append(intent.id)

    def _contact(self, context: ConnectionContext) -> None:
        for id in self._one_of(context, "in_process", "pending"):
            email = f"person{self._count}@debtor.example"
            intent = request_action(
                context, id, actions.ADD_CONTACT, _parse_body(Contact, {"email": email, "level": 1})
            )
            self.ledger.contacts[email] = intent.id

    def _payment(self, context: ConnectionContext) -> None:
        for id in self._one_of(context, "in_process", "payment_received"):
            reference = f"bank line {self._count}"
            body = {"amount": 1 + self._count / 100, "date": "2026-03-02", "reference": reference}
            intent = request_action(
                context, id, actions.RECORD_PAYMENT, _parse_body(RecordPaymentRequest, body)
            )
            self.ledger.payments[reference] = intent.id

    def _metadata(self, context: ConnectionContext) -> None:
        for id in self._one_of(context, "in_process", "pending", "disputed", "payment_received"):
            intent = request_action(
                context,
                id,
                actions.UPDATE_METADATA,
                UpdateReceivableRequest(metadata={"note": self._count}),
            )
            self.ledger.notes.setdefault(id, []).append((intent.id, self._count))

    def _evidence(self, context: ConnectionContext) -> None:
        for id in self._one_of(context, "disputed", "evidence_requested"):
            save_prepared(
                context.connection_store, id, PreparedEvidence(statement=f"Signed, see {self._count}")
            )
            request_action(context, id, actions.SUBMIT_EVIDENCE)

    def _decide(self, context: ConnectionContext) -> None:
        for id in self._one_of(context, "payment_received"):
            action = self._universe.chance.choice(["continue_recovery", "mark_complete"])
            request_action(
                context,
                id,
                actions.DECIDE_PARTIAL_PAYMENT,
                _parse_body(PartialPaymentDecision, {"action": action}),
            )

    def _one_of(self, context: ConnectionContext, *statuses: str) -> list[str]:
        ids = sorted(id for _, id in context.connection_store.receivables.ids(statuses))
        return [self._universe.chance.choice(ids)] if ids else []

    async def _outside(self, what: str) -> None:
        """Nothing happens where the service does not run."""
        life = self._service.life
        if life is None or life.is_over:
            return
        chance = self._universe.chance
        if what == "days_pass":
            seconds = chance.choice([3_600, DAY, 3 * DAY])
            await self._ask("/v1/test/clock/advance", {"seconds": seconds})
            return
        connection_store = self._desktop.store.connection_store("simulated") if self._desktop.store else None
        ids = (
            sorted(id for _, id in connection_store.receivables.ids(("in_process",)))
            if connection_store
            else []
        )
        if not ids:
            return
        place = f"/v1/test/receivables/{chance.choice(ids)}"
        if what == "debtor_pays":
            await self._ask(f"{place}/pay", chance.choice([{}, {"amount": 20}]))
        else:
            await self._ask(f"{place}/dispute", {"reason": "wrong_amount", "message": "We agreed on less."})

    async def _ask(self, path: str, body: Any) -> None:
        try:
            await ask(self._service, self._token, "POST", path, body)
        except httpx.TransportError:
            return  # the service died over it


def _parse_body(model: type[Model], body: Any) -> Model:
    """As the forms make it: from JSON."""
    return model.model_validate_json(json.dumps(body))
