"""Proposes which payment is for which receivable, and records what the person confirmed: each an intent first."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any, Final, Literal, cast, get_args

from recovery_contract.actions import CancelReason, CancelRequest
from recovery_contract.extensions import RecordPaymentRequest
from recovery_contract.ids import PaymentId, ReceivableId
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.table import CANCEL, RECORD_PAYMENT
from recovery_desktop.commands.requests import request_action, withdraw
from recovery_desktop.documents.statements import Match, MatchClaim, match_payments
from recovery_desktop.ids import IntentId, StatementEntryId
from recovery_desktop.store.intents import UNSETTLED
from recovery_desktop.store.statements import ClaimRow, EntryRow, read_claims

Group = Literal["certain", "check", "unmatched", "taken_back", "sent", "recorded", "reversed", "set_aside"]
GROUPS: Final[tuple[Group, ...]] = get_args(Group)
WAITING: Final = ("certain", "check", "unmatched")
LONGEST_REFERENCE: Final = 140
STATEMENT: Final = "statement"


@dataclass(frozen=True)
class PaymentPart:
    """Part of a payment for one receivable; `claim` None where it is not known any more. `payment_id` is what the
    service recorded it as, where it was and that is known. `is_linked`: it had been recorded before the statement
    came, and the person said so."""

    receivable_id: ReceivableId
    amount: Decimal
    claim: ClaimRow | None
    payment_id: PaymentId | None = None
    is_reversible: bool = False
    is_linked: bool = False


@dataclass(frozen=True)
class Payment:
    """An entry of a statement, or what the service recorded without one, as the page shows it. `reasons` are (code,
    detail); `refusal` why the service refused it, as it was kept. `source` says where it is from: STATEMENT, or as
    the service names it. `reversed_on` where all of it was taken back."""

    id: StatementEntryId
    group: Group
    booked_on: date
    payer: str
    text: str
    references: tuple[str, ...]
    amount: Decimal
    currency: str
    payer_account: str = ""
    parts: tuple[PaymentPart, ...] = ()
    reasons: tuple[tuple[str, str], ...] = ()
    alternatives: tuple[ClaimRow, ...] = ()
    refusal: Mapping[str, Any] | None = None
    is_withdrawn: bool = False
    source: str = STATEMENT
    reversed_on: date | None = None
    earlier: date | None = None
    """The day of a payment of this amount that was recorded without a statement for the same invoice: likely this."""

    @property
    def reference(self) -> str:
        """What the service is told of it."""
        return " ".join((*self.references, self.text)).strip() or self.payer

    @property
    def reversible(self) -> PaymentPart | None:
        """What of it the creditor can take back next."""
        return next((part for part in self.parts if part.is_reversible), None)

    @property
    def can_be_confirmed(self) -> bool:
        """Something is proposed, and it can still be recorded: what is owed in another currency is not paid by it."""
        claims = [part.claim for part in self.parts]
        return bool(claims) and all(
            claim is not None and not claim.is_closed and claim.currency == self.currency for claim in claims
        )


async def load_statement_payments(context: ConnectionContext) -> list[Payment]:
    """Return all that came in over statements with what is proposed for it, by GROUPS and the newest first."""
    statements = context.connection_store.statements
    came = statements.entries(("payment", "taken_back"), ("open", "confirmed", "set_aside"))
    if not came:
        return []
    path, connection_id = context.store.database.path, context.id
    claims = {row.id: row for row in await asyncio.to_thread(read_claims, path, connection_id)}
    states = {
        IntentId(part["intent_id"]): context.connection_store.intents.get(part["intent_id"])
        for entry in came
        for part in entry.parts
        if part.get("intent_id")
    }
    states_by_entry = {
        entry.id: _state_of(entry, {id: one.state for id, one in states.items()}) for entry in came
    }
    paid: dict[ReceivableId, list[tuple[date, Decimal]]] = {}
    for entry in came:
        if states_by_entry[entry.id] in ("sent", "recorded"):
            for part in entry.parts:
                paid.setdefault(part["receivable_id"], []).append((entry.booked_on, Decimal(part["amount"])))
    open_ones = [one for one in came if one.kind == "payment" and states_by_entry[one.id] == "open"]
    proposals = await asyncio.to_thread(_matched, open_ones, list(claims.values()), paid)
    refusals = {id: one.failure for id, one in states.items() if one.state == "refused" and one.failure}
    payments = [
        _payment(entry, states_by_entry[entry.id], proposals.get(entry.id), claims, refusals)
        for entry in came
    ]
    return sorted(payments, key=lambda payment: GROUPS.index(payment.group))


def record_payments(
    context: ConnectionContext, payments: Sequence[Payment], *, delay_seconds: float = 0
) -> list[StatementEntryId]:
    """Confirm proposals: all of them are on disk when this returns, or none. The ids of those that were still open.

    Where the service does not offer to record a payment, the receivable is ended as paid directly instead.
    """
    done = []
    with context.store.database.write():
        for payment in payments:
            entry = context.connection_store.statements.entry(payment.id)
            if not payment.can_be_confirmed or _intents_state(context, entry) in ("sent", "recorded"):
                continue
            parts = [
                {
                    "receivable_id": part.receivable_id,
                    "amount": str(part.amount),
                    "intent_id": _add_intent(context, payment, part, delay_seconds),
                }
                for part in payment.parts
            ]
            context.connection_store.statements.decide(payment.id, "confirmed", parts)
            done.append(payment.id)
    return done


def link_payment(context: ConnectionContext, payment: Payment) -> None:
    """Store that the payment is one that was recorded before its statement came: nothing more is booked."""
    parts = [
        {"receivable_id": part.receivable_id, "amount": str(part.amount), "linked": True}
        for part in payment.parts
    ]
    context.connection_store.statements.decide(payment.id, "confirmed", parts)


def withdraw_payments(context: ConnectionContext, entry_ids: Sequence[StatementEntryId]) -> bool:
    """Withdraw payments that have not left; return False where one has, or may have."""
    all_back = True
    with context.store.database.write():
        for id in entry_ids:
            entry = context.connection_store.statements.entry(id)
            withdrawn = [part.get("linked") or withdraw(context, part["intent_id"]) for part in entry.parts]
            if all(withdrawn):
                context.connection_store.statements.decide(id, "open")
            else:
                all_back = False
    return all_back


def choose_receivable(context: ConnectionContext, payment: Payment, receivable_id: ReceivableId) -> None:
    """Store the person's choice instead of the proposal, until it is confirmed."""
    part = {"receivable_id": receivable_id, "amount": str(payment.amount)}
    context.connection_store.statements.decide(payment.id, "open", [part])


def can_record_payments(context: ConnectionContext) -> bool:
    """Return whether the service takes payments that a creditor saw; taken for granted until it says that it does
    not."""
    return bool(context.row.profile.get("records_payments", True))


def _add_intent(
    context: ConnectionContext, payment: Payment, part: PaymentPart, delay_seconds: float
) -> IntentId:
    reference = payment.reference
    if not can_record_payments(context):
        notes = f"{payment.booked_on.isoformat()} {part.amount} {payment.currency} {reference}"[:500]
        cancel = CancelRequest(reason=CancelReason.PAID_DIRECTLY, notes=notes)
        return request_action(context, part.receivable_id, CANCEL, cancel, delay_seconds=delay_seconds).id
    request = RecordPaymentRequest(
        amount=part.amount, date=payment.booked_on, reference=reference[:LONGEST_REFERENCE] or None
    )
    return request_action(
        context, part.receivable_id, RECORD_PAYMENT, request, delay_seconds=delay_seconds
    ).id


def _intents_state(context: ConnectionContext, entry: EntryRow) -> str:
    ids = [part["intent_id"] for part in entry.parts if part.get("intent_id")]
    return _state_of(entry, {id: context.connection_store.intents.get(id).state for id in ids})


def _state_of(entry: EntryRow, states: Mapping[str, str]) -> str:
    """Return open, set_aside, sent or recorded.

    What was withdrawn or refused is open again, unless a part of it stands.
    """
    if entry.state != "confirmed":
        return entry.state
    if any(part.get("linked") for part in entry.parts):
        return "recorded"
    of_parts = [states.get(str(part.get("intent_id")), "withdrawn") for part in entry.parts]
    if any(state in UNSETTLED for state in of_parts):
        return "sent"
    return "recorded" if "done" in of_parts else "open"


def _matched(
    entries: Sequence[EntryRow],
    claims: Sequence[ClaimRow],
    paid: Mapping[ReceivableId, list[tuple[date, Decimal]]],
) -> dict[str, Match]:
    if not entries:
        return {}
    match_claims = [
        MatchClaim(
            row.id,
            row.numbers,
            row.debtor_name,
            row.currency,
            row.amount,
            row.remaining,
            row.issued_on,
            row.is_closed,
            tuple(paid.get(row.id, ())),
            row.due_on,
            row.debtor_id,
            row.is_joined,
        )
        for row in claims
    ]
    return match_payments([entry.body for entry in entries], match_claims)


def _in_other_currency(
    parts: Sequence[tuple[ReceivableId, Decimal]],
    body: Mapping[str, Any],
    claims: Mapping[ReceivableId, ClaimRow],
) -> list[tuple[str, str]]:
    """Return the reason against it, for each currency that is not the payment's."""
    owed = dict.fromkeys(claims[id].currency for id, _ in parts if id in claims)
    return [("other_currency", currency) for currency in owed if currency != body["currency"]]


def _payment(
    entry: EntryRow,
    state: str,
    proposed: Match | None,
    claims: Mapping[ReceivableId, ClaimRow],
    refusals: Mapping[IntentId, Mapping[str, Any]],
) -> Payment:
    body: Mapping[str, Any] = entry.body
    group: Group = "unmatched"
    parts: Sequence[tuple[ReceivableId, Decimal]] = ()
    reasons: tuple[tuple[str, str], ...] = ()
    chosen = [(ReceivableId(part["receivable_id"]), Decimal(part["amount"])) for part in entry.parts]
    is_linked = state == "recorded" and any(part.get("linked") for part in entry.parts)
    refusal = next((refusals[p["intent_id"]] for p in entry.parts if p.get("intent_id") in refusals), None)
    if state in ("sent", "recorded", "set_aside"):
        group, parts = cast(Group, state), chosen
    elif entry.kind == "taken_back":
        group = "taken_back"
    elif entry.state == "open" and chosen:
        group, parts, reasons = "check", chosen, (("chosen", ""), *_in_other_currency(chosen, body, claims))
    elif proposed is not None:
        group, parts, reasons = cast(Group, proposed.certainty), proposed.parts, proposed.reasons
        if refusal and group == "certain":
            group = "check"
    alternatives = proposed.alternatives if proposed is not None else ()
    return Payment(
        id=entry.id,
        group=group,
        booked_on=entry.booked_on,
        payer=str(body.get("payer", "")),
        text=str(body.get("text", "")),
        references=tuple(body.get("references", ())),
        amount=Decimal(body["amount"]),
        currency=str(body["currency"]),
        payer_account=str(body.get("payer_account", "")),
        parts=tuple(PaymentPart(id, amount, claims.get(id), is_linked=is_linked) for id, amount in parts),
        reasons=reasons,
        alternatives=tuple(claims[id] for id in alternatives if id in claims),
        refusal=refusal,
        is_withdrawn=entry.kind == "taken_back",
    )
