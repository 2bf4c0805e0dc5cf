"""What is known of a receivable, from three sources: the service's progress where it says something, else the signed
events that were received, else what the person entered, or what was read in the file it came of. This is the one place
that puts them together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any, Final, Literal

from pydantic import PrivateAttr, TypeAdapter, ValidationError

from recovery_contract.events import Event
from recovery_contract.fields import Timestamp
from recovery_contract.ids import EventId
from recovery_contract.lifecycle import PHASES, TERMINAL, ReceivableStatus
from recovery_contract.progress import (
    ContactPoint,
    DecisionState,
    DisputeState,
    HistoryEntry,
    Payout,
    RecoveryProgress,
)
from recovery_contract.receivables import Receivable
from recovery_desktop.json_values import amount_of, day_of
from recovery_desktop.store.intents import Intent

SourceKind = Literal["event", "entry", "file", "status"]
"""A signed event, what the person entered, what was read in a file, or nothing but the status."""
_MOMENT: Final = TypeAdapter(Timestamp)
_RECEIVED_FIRST: Final = {"receivable.payment.received": 0, "receivable.payment.partial": 1}
"""Of two events of the same moment the payment comes before the question about it."""


@dataclass(frozen=True)
class ValueSource:
    """Source of a value that the service's progress does not contain; `at` is when the event was created."""

    kind: SourceKind
    at: datetime | None = None


class SourcedReceivable(Receivable):
    """A receivable of whose progress some values come from elsewhere."""

    _sources: dict[str, ValueSource] = PrivateAttr(default_factory=dict)

    @property
    def sources(self) -> Mapping[str, ValueSource]:
        """By the name of the value in `recovery_progress`; what the service tells is not named."""
        return self._sources


@dataclass(frozen=True)
class ReceivedEvent:
    """`received_at` is by the clock of this computer, as the times of intents are."""

    event: Event
    received_at: str


def source_of(receivable: Receivable, name: str) -> ValueSource | None:
    """Return where this value of the progress comes from; None where the service sent it, or nobody did."""
    return receivable.sources.get(name) if isinstance(receivable, SourcedReceivable) else None


def tells_state(progress: RecoveryProgress) -> bool:
    """Return whether this progress says where the recovery stands, so that what it leaves out is not the case."""
    if progress.allowed_actions is not None:
        return True
    return progress.phase in PHASES and progress.remaining_amount is not None


def complete(
    receivable: Receivable,
    events: Iterable[ReceivedEvent],
    requests: Sequence[Intent],
    read: Mapping[str, Any] | None = None,
) -> Receivable:
    """Return it with what events and the person's own requests add; `requests` are those that took effect, `read` is
    what was read in the file of which the service created it."""
    progress = receivable.recovery_progress
    if tells_state(progress):
        return receivable
    if not (events or requests or read) and receivable.status != ReceivableStatus.PAYMENT_RECEIVED:
        # Nothing is known from elsewhere, as of nearly all in a first mirror, and the status asks for no decision.
        return receivable
    entered = _entered_values(receivable, requests)
    reported = _ReportedValues(receivable, requests)
    for received in sorted(events, key=_order):
        reported.take(received)
    added: dict[str, tuple[Any, ValueSource]] = {
        name: (value, ValueSource("file")) for name, value in (read or {}).items()
    }
    added |= {name: (value, ValueSource("entry")) for name, value in entered.items()}
    added |= reported.close()
    if added.get("history") is None and (history := _own_history(receivable, requests)):
        added["history"] = (history, ValueSource("entry"))
    from_service = {name for name in added if getattr(progress, name) is not None}
    if progress.remaining_amount is not None or progress.amount_paid is not None:
        # Half of a sum from elsewhere would not add up.
        from_service |= {"remaining_amount", "amount_paid"}
    added = {name: value for name, value in added.items() if name not in from_service}
    if not added:
        return receivable
    update = {name: value for name, (value, _) in added.items()}
    if "remaining_amount" in added and progress.balance is not None:
        # What the balance asks for does not know of that payment.
        update["balance"] = progress.balance.model_copy(update={"due": None})
    updated = progress.model_copy(update=update)
    sourced = SourcedReceivable.model_construct(
        receivable.model_fields_set, **{**dict(receivable), "recovery_progress": updated}
    )
    sourced._sources.update({name: source for name, (_, source) in added.items()})
    return sourced


def _order(received: ReceivedEvent) -> tuple[datetime, int, str]:
    event = received.event
    return event.created_at, _RECEIVED_FIRST.get(event.type, 2), event.id


def _entered_values(receivable: Receivable, requests: Sequence[Intent]) -> dict[str, Any]:
    """Return what the person submitted and added since."""
    submission = next((one.body for one in requests if one.kind == "submit"), None)
    added = [dict(one.body) for one in requests if one.kind == "add_contact"]
    metadata: dict[str, Any] = dict((submission or {}).get("metadata") or {})
    for one in requests:
        if one.kind == "metadata":
            metadata |= one.body.get("metadata") or {}
    values: dict[str, Any] = {}
    if metadata:
        values["metadata"] = {name: value for name, value in metadata.items() if value is not None}
    if submission is None:
        return {**values, "contacts": added} if added else values
    invoice, debtor = dict(submission["invoice"]), dict(submission["debtor"])
    contacts = [*(debtor.pop("contacts", None) or []), *added]
    first: Mapping[str, Any] = min(contacts, key=lambda contact: contact.get("level") or 0, default={})
    values |= {
        "invoice": invoice,
        "invoice_numbers": [str(number) for number in invoice.get("numbers") or []],
        "debtor": debtor,
        "debtor_name": debtor.get("company_name"),
        "debtor_email": first.get("email"),
        "contacts": contacts,
    }
    values["due_date"] = day_of(invoice.get("due_date"))
    prepaid = amount_of(invoice.get("prepaid_amount"))
    if prepaid and amount_of(invoice.get("amount")) == receivable.amount:
        # Where the amount was lowered by it, it is in there already.
        values["prepaid_amount"] = prepaid
    return {name: value for name, value in values.items() if value is not None}


def _own_history(receivable: Receivable, requests: Sequence[Intent]) -> list[HistoryEntry]:
    """Return what the person is known to have done, newest first."""
    entries = []
    for one in requests:
        at = datetime.fromisoformat(one.sent_at or one.created_at)
        if one.kind == "submit":
            data = {"numbers": one.body["invoice"].get("numbers") or []}
            entries.append(HistoryEntry(at=receivable.created_at, kind="created", text="", data=data))
        elif one.kind == "add_contact":
            data = {"to": one.body.get("email"), "level": one.body.get("level")}
            entries.append(HistoryEntry(at=at, kind="contact.added", text="", actor="you", data=data))
        elif one.kind == "evidence":
            entries.append(HistoryEntry(at=at, kind="evidence.submitted", text="", actor="you", data={}))
    return sorted(entries, key=lambda entry: entry.at, reverse=True)


class _ReportedValues:
    """Values from the events of one receivable, applied in the order of their creation."""

    def __init__(self, receivable: Receivable, requests: Sequence[Intent]) -> None:
        self._receivable, self._requests = receivable, requests
        self._values: dict[str, tuple[Any, ValueSource]] = {}
        self._history: list[HistoryEntry] = []
        self._attempts: dict[str, int] = {}
        self._payments: dict[str, Decimal] = {}
        self._total_paid = Decimal(0)
        self._remaining: Decimal | None = None
        self._decision_requested_at = ""
        self._newest: datetime | None = None

    def take(self, received: ReceivedEvent) -> None:
        event = received.event
        kind = event.type.removeprefix("receivable.")
        source, data = ValueSource("event", event.created_at), event.data
        if event.type == "payment.received" or not event.type.startswith("receivable."):
            return  # said once more under its other name, or about something else
        self._newest = event.created_at
        self._history.append(
            HistoryEntry(at=event.created_at, kind=kind, text=kind.replace(".", " "), data=data)
        )
        match kind:
            case "created":
                debtor = data.get("debtor")
                name = debtor.get("name") if isinstance(debtor, Mapping) else None
                self._set("debtor_name", _text(name), source)
            case "sent_to_recovery":
                self._set("recovery_page_url", _text(data.get("recovery_page_url")), source)
                self._forget("decision", "dispute", "next_action")
            case "contact.attempted":
                self._take_attempt(data, source)
            case "payment.received":
                self._take_payment(event.id, data, source)
            case "payment.partial":
                self._take_question(received, source)
            case "disputed" | "evidence.requested":
                self._take_dispute(data, source)
            case "evidence.submitted" | "resumed":
                self._forget("decision", "dispute")
            case "recovered":
                self._take_end(data, source)
            case "cancelled":
                self._forget("decision", "dispute", "next_action")

    def close(self) -> dict[str, tuple[Any, ValueSource]]:
        """Return the values, without what the status or the person's own answer has settled."""
        status, requests = self._receivable.status, self._requests
        requested_at = self._decision_requested_at
        if any(one.kind == "partial_payment" and (one.sent_at or "") >= requested_at for one in requests):
            self._forget("decision")
        if status in TERMINAL:
            self._forget("decision", "dispute", "next_action")
        if status not in (ReceivableStatus.PENDING, ReceivableStatus.IN_PROCESS):
            self._forget("next_action")
        self._close_money()
        if status == ReceivableStatus.PAYMENT_RECEIVED and self._remaining is None and not self._is_answered:
            # No source says whether the whole sum arrived; the person may know.
            self._values.setdefault("decision", (DecisionState(), ValueSource("status")))
        if self._newest is not None:
            self._values["history"] = (self._merged_history(), ValueSource("event", self._newest))
        if self._attempts:
            self._values["attempts"] = (self._attempts, ValueSource("event", self._newest))
        return self._values

    @property
    def _is_answered(self) -> bool:
        return any(one.kind == "partial_payment" for one in self._requests)

    def _merged_history(self) -> list[HistoryEntry]:
        """Return the history with the person's actions that no event reports, newest first."""
        kinds = {entry.kind for entry in self._history}
        own = [one for one in _own_history(self._receivable, self._requests) if one.kind not in kinds]
        return sorted([*own, *self._history], key=lambda entry: entry.at, reverse=True)

    def _close_money(self) -> None:
        amount, paid = self._receivable.amount, max(sum(self._payments.values()), self._total_paid)
        remaining = self._remaining
        if remaining is None:
            return
        if not paid:
            paid = max(Decimal(0), amount - remaining)
        source = self._values["remaining_amount"][1]
        self._values["remaining_amount"] = (remaining, source)
        self._values["amount_paid"] = (paid, source)

    def _take_attempt(self, data: Mapping[str, Any], source: ValueSource) -> None:
        channel, level = _text(data.get("contact_type")), data.get("contact_level")
        if channel is not None:
            self._attempts[channel] = self._attempts.get(channel, 0) + 1
            point = ContactPoint(type=channel, level=level if isinstance(level, int) else None, at=source.at)
            self._set("last_contact", point, source)
        self._forget("next_action")
        if following := _text(data.get("next_action")):
            at = _moment(data.get("next_action_date"))
            self._set("next_action", ContactPoint(type=following, at=at), source)
        decision = self._values.get("decision")
        deadline = None if decision is None else decision[0].deadline
        if deadline is not None and source.at is not None and source.at > deadline:
            self._forget("decision")  # nobody answered in time, and the service went on

    def _take_payment(self, event_id: EventId, data: Mapping[str, Any], source: ValueSource) -> None:
        payment, remaining = amount_of(data.get("payment_amount")), amount_of(data.get("remaining_amount"))
        name = _text(data.get("payment_intent_id")) or event_id
        is_new = name not in self._payments
        if payment is not None:
            self._payments[name] = payment
        if remaining is None and data.get("payment_type") == "full":
            remaining = Decimal(0)
        if remaining is None and payment is not None and is_new:
            # Sums that were told already may hold this payment: what is paid in all sets the bound.
            paid = max(sum(self._payments.values()), self._total_paid)
            remaining = max(Decimal(0), self._receivable.amount - paid)
        if remaining is not None:
            self._say_remaining(remaining, source)
        if remaining == 0:
            self._forget("decision")
        self._forget("next_action")

    def _take_question(self, received: ReceivedEvent, source: ValueSource) -> None:
        data = received.event.data
        original, paid, remaining = (
            amount_of(data.get(f"{name}_amount")) for name in ("original", "paid", "remaining")
        )
        self._total_paid = max(self._total_paid, paid or Decimal(0))
        if remaining is None and paid is not None:
            remaining = (original or self._receivable.amount) - paid
        if remaining is not None:
            self._say_remaining(remaining, source)
        self._forget("next_action")
        decision = DecisionState(
            original_amount=original,
            paid_amount=paid,
            remaining_amount=remaining,
            deadline=_moment(data.get("decision_deadline")),
        )
        self._values["decision"] = (decision, source)
        self._decision_requested_at = received.received_at

    def _take_dispute(self, data: Mapping[str, Any], source: ValueSource) -> None:
        requested = data.get("evidence_requested")
        self._forget("next_action", "decision")
        self._values["dispute"] = (
            DisputeState(
                reason=_text(data.get("dispute_reason")),
                message=_text(data.get("dispute_message")),
                evidence_requested=[one for one in requested if isinstance(one, str)]
                if isinstance(requested, list)
                else [],
                evidence_deadline=_moment(data.get("evidence_deadline")),
            ),
            source,
        )

    def _take_end(self, data: Mapping[str, Any], source: ValueSource) -> None:
        total, scheduled = amount_of(data.get("total_recovered")), _moment(data.get("payout_scheduled"))
        self._forget("decision", "dispute", "next_action")
        if total is None:
            return
        self._total_paid = max(self._total_paid, total)
        self._say_remaining(max(Decimal(0), self._receivable.amount - total), source)
        # With nothing to pay out, the moment named is that of the end itself.
        if scheduled is not None and (source.at is None or scheduled > source.at):
            self._set("payout", Payout(amount=total, scheduled=scheduled), source)

    def _say_remaining(self, remaining: Decimal, source: ValueSource) -> None:
        self._remaining = remaining
        self._values["remaining_amount"] = (remaining, source)

    def _set(self, name: str, value: Any, source: ValueSource) -> None:
        if value is not None:
            self._values[name] = (value, source)

    def _forget(self, *names: str) -> None:
        for name in names:
            self._values.pop(name, None)


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) and value.strip() else None


def _moment(value: Any) -> datetime | None:
    """Return a moment; a day is its first one."""
    if not isinstance(value, str):
        return None
    try:
        return _MOMENT.validate_python(value, strict=False)
    except ValidationError:
        return None
