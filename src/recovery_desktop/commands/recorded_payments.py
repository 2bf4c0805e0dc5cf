"""Every payment in one list: those of bank statements, and those by hand, by card or on the debtor's page."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Final

from recovery_contract.allowed_actions import RULES, Action, Party
from recovery_contract.ids import PaymentId, ReceivableId
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.table import RECORD_PAYMENT, REVERSE_PAYMENT
from recovery_desktop.api.pacing import in_background
from recovery_desktop.commands.match_payments import (
    GROUPS,
    LONGEST_REFERENCE,
    WAITING,
    Payment,
    PaymentPart,
    load_statement_payments,
)
from recovery_desktop.commands.refresh import refresh_receivable
from recovery_desktop.failures import Refused
from recovery_desktop.ids import StatementEntryId
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.recorded_payments import (
    RecordedPaymentRow,
    list_without_payments,
    read_recorded_payments,
)
from recovery_desktop.store.statements import ClaimRow, read_claims

BY_HAND: Final = "creditor"
"""The source of what the creditor entered; what it confirmed of a statement has this source with the service, too."""
FETCHED_AT_ONCE: Final = 50
SAME_WITHIN_DAYS: Final = 10
"""Who enters a payment by hand knows its day only nearly."""


async def load_payments(context: ConnectionContext) -> list[Payment]:
    """Return every payment, by GROUPS and the newest first."""
    payments = await load_statement_payments(context)
    path = context.store.database.path
    recorded = await asyncio.to_thread(read_recorded_payments, path, context.id)
    requests = context.connection_store.intents.list_unsettled()
    entered = list(_entered_by_hand(requests, payments))
    if not recorded and not entered:
        return payments
    claims = {row.id: row for row in await asyncio.to_thread(read_claims, path, context.id)}
    combined = _Combined(recorded, requests, claims)
    payments = [combined.with_recorded(payment) for payment in payments]
    on_their_way = [combined.to_sent(intent) for intent in entered if intent.receivable_id in claims]
    rest = combined.rest()
    payments = [_with_earlier(payment, [*on_their_way, *rest]) for payment in payments]
    payments += [*on_their_way, *rest]
    return sorted(payments, key=lambda one: (GROUPS.index(one.group), -one.booked_on.toordinal()))


async def fetch_unlisted_payments(context: ConnectionContext) -> bool:
    """Ask for the payments of receivables of which a list told only that money arrived; return whether there may be
    more of them. Raises a Failure."""
    ids = list_without_payments(context.store.database, context.id, FETCHED_AT_ONCE)
    fetched = 0
    with in_background():
        for id in ids:
            try:
                await refresh_receivable(context, id)
            except Refused:
                continue  # gone or not ours: the list decides
            fetched += 1
    return fetched > 0 and len(ids) == FETCHED_AT_ONCE


def _entered_by_hand(requests: Sequence[Intent], payments: Sequence[Payment]) -> Iterator[Intent]:
    """Return payments on their way that no statement brought."""
    confirmed = {
        (part.receivable_id, part.amount, payment.booked_on)
        for payment in payments
        if payment.group == "sent"
        for part in payment.parts
    }
    for intent in requests:
        if intent.kind == RECORD_PAYMENT.kind:
            amount, day = Decimal(str(intent.body["amount"])), date.fromisoformat(intent.body["date"])
            if (intent.receivable_id, amount, day) not in confirmed:
                yield intent


def _with_earlier(payment: Payment, by_hand: Sequence[Payment]) -> Payment:
    """Return a payment that waits with the day of one entered by hand that it likely is; nothing is proposed for it
    without a look then."""
    if payment.group not in WAITING:
        return payment
    alike = [
        one
        for one in by_hand
        if one.source == BY_HAND
        and one.group in ("sent", "recorded")
        and (one.amount, one.currency) == (payment.amount, payment.currency)
        and abs((one.booked_on - payment.booked_on).days) <= SAME_WITHIN_DAYS
    ]
    if not payment.parts and len({one.parts[0].receivable_id for one in alike}) == 1:
        payment = replace(payment, parts=(PaymentPart(*_for_whom(alike[0]), alike[0].parts[0].claim),))
    chosen = [(part.receivable_id, part.amount) for part in payment.parts]
    earlier = next((one.booked_on for one in alike if chosen == [_for_whom(one)]), None)
    if earlier is None:
        return payment
    reasons = tuple(dict.fromkeys((*payment.reasons, ("seen_before", ""))))
    return replace(payment, group="check", earlier=earlier, reasons=reasons)


def _for_whom(by_hand: Payment) -> tuple[ReceivableId, Decimal]:
    return by_hand.parts[0].receivable_id, by_hand.amount


class _Combined:
    """What the service recorded, each payment once: with the entry of a statement that it came by, or on its own."""

    def __init__(
        self,
        recorded: Sequence[RecordedPaymentRow],
        requests: Sequence[Intent],
        claims: dict[ReceivableId, ClaimRow],
    ) -> None:
        self._rows, self._claims = list(recorded), claims
        self._reversals = {intent.body["id"] for intent in requests if intent.kind == REVERSE_PAYMENT.kind}

    def with_recorded(self, payment: Payment) -> Payment:
        """Return the entry of a statement with what the service recorded for it."""
        if payment.group != "recorded":
            return payment
        rows = [self._take(payment, part) for part in payment.parts]
        parts = tuple(
            part if row is None else self._part(row) for part, row in zip(payment.parts, rows, strict=True)
        )
        reversed_on = [row.reversed_on for row in rows if row is not None and row.reversed_on is not None]
        if len(reversed_on) < len(parts):
            return replace(payment, parts=parts)
        return replace(payment, parts=parts, group="reversed", reversed_on=max(reversed_on))

    def rest(self) -> list[Payment]:
        """Return what came by no statement of this computer."""
        return [self._on_its_own(row) for row in self._rows if row.receivable_id in self._claims]

    def to_sent(self, intent: Intent) -> Payment:
        """Return a payment that was entered by hand and is on its way."""
        claim, amount = self._claims[intent.receivable_id], Decimal(str(intent.body["amount"]))
        return Payment(
            id=StatementEntryId(intent.id),
            group="sent",
            booked_on=date.fromisoformat(intent.body["date"]),
            payer=claim.debtor_name,
            text=intent.body.get("reference") or "",
            references=(),
            amount=amount,
            currency=claim.currency,
            parts=(PaymentPart(claim.id, amount, claim),),
            source=BY_HAND,
        )

    def _take(self, payment: Payment, part: PaymentPart) -> RecordedPaymentRow | None:
        """Return what this part was recorded as, which counts for no other entry then."""
        reference = payment.reference[:LONGEST_REFERENCE]
        for row in self._rows:
            # The service counts a day that has not begun where it is as today.
            tolerance = SAME_WITHIN_DAYS if part.is_linked else 1
            is_same_day = abs((row.arrived_on - payment.booked_on).days) <= tolerance
            is_same = (row.source, row.receivable_id, row.amount) == (
                BY_HAND,
                part.receivable_id,
                part.amount,
            )
            if is_same and is_same_day and (part.is_linked or row.reference in ("", reference)):
                self._rows.remove(row)
                return row
        return None

    def _on_its_own(self, row: RecordedPaymentRow) -> Payment:
        claim = self._claims[row.receivable_id]
        return Payment(
            id=StatementEntryId(row.id),
            group="recorded" if row.reversed_on is None else "reversed",
            booked_on=row.arrived_on,
            payer=claim.debtor_name,
            text=row.reference,
            references=(),
            amount=row.amount,
            currency=row.currency,
            parts=(self._part(row),),
            source=row.source,
            reversed_on=row.reversed_on,
        )

    def _part(self, row: RecordedPaymentRow) -> PaymentPart:
        claim = self._claims.get(row.receivable_id)
        return PaymentPart(row.receivable_id, row.amount, claim, row.id, _is_reversible(row, self._reversals))


def _is_reversible(row: RecordedPaymentRow, on_their_way: Collection[PaymentId]) -> bool:
    """Return whether the creditor may take it back, as far as is known."""
    if row.source != BY_HAND or row.reversed_on is not None or row.id in on_their_way:
        return False
    if row.allowed_actions is not None:
        return Action.REVERSE_PAYMENT in row.allowed_actions
    return row.status in RULES[Party.CREDITOR][Action.REVERSE_PAYMENT].states
