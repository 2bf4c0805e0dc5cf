"""The sentences of a receivable: what happens next and why, the arithmetic, what each thing that happened means."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal

from PySide6.QtCore import QCoreApplication

from recovery_contract.actions import EvidenceType
from recovery_contract.lifecycle import TERMINAL
from recovery_contract.progress import HistoryEntry
from recovery_contract.receivables import Receivable
from recovery_desktop.ui import text
from recovery_desktop.ui.marking import QT_TRANSLATE_NOOP
from recovery_desktop.ui.widgets.timeline import Moment


def _tr(words: str) -> str:
    return QCoreApplication.translate("receivable", words)


def next_sentence(receivable: Receivable, now: datetime | None = None) -> tuple[str, str]:
    """What happens next, and why; from what the service says."""
    progress = receivable.recovery_progress
    if progress.decision is not None:
        when = text.days_from(progress.decision.deadline, now)
        default = _DEFAULTS.get(progress.decision.default or "", "")
        return _tr("You decide about the partial payment, {when}.").format(when=when), _tr(
            default
        ) if default else ""
    if progress.dispute is not None and receivable.status in ("disputed", "evidence_requested"):
        when = text.days_from(progress.dispute.evidence_deadline, now)
        return _tr("You answer with evidence, {when}.").format(when=when), _tr("Contacts pause until then.")
    if progress.paused is not None:
        return _tr("Recovery is paused."), pause_word(progress.paused.reason)
    if progress.next_action is not None:
        action = progress.next_action
        if action.type == "start":
            when = text.days_from(action.at, now)
            return _tr("Recovery starts {when}.").format(when=when), action.why or ""
        words = _tr("{channel} to the {level}, {when}.").format(
            channel=text.channel_word(action.type),
            level=text.level_word(action.level),
            when=text.days_from(action.at, now),
        )
        return words, action.why or ""
    if progress.payout is not None:
        paid = text.money(progress.payout.amount, receivable.currency)
        when = text.days_from(progress.payout.scheduled, now)
        if progress.payout.scheduled <= (now or text.current_moment()):
            return _tr("{amount} was paid out to you, {when}.").format(amount=paid, when=when), ""
        return _tr("{amount} is paid out to you, {when}.").format(amount=paid, when=when), ""
    if receivable.status in TERMINAL:
        return _tr("Nothing more: this is closed."), ""
    if receivable.status == "pending":
        return _tr("Recovery starts within a day. Until then it can be taken back."), ""
    return _tr("Nothing is planned at the moment."), ""


_DEFAULTS = {
    "continue_recovery": QT_TRANSLATE_NOOP("receivable", "Without an answer recovery goes on for the rest."),
    "mark_complete": QT_TRANSLATE_NOOP("receivable", "Without an answer the rest is written off."),
}


_PAUSES = {
    "payment_settles": QT_TRANSLATE_NOOP("receivable", "A payment arrived and is being settled."),
    "partial_payment_decision": QT_TRANSLATE_NOOP(
        "receivable", "A part was paid; you decide about the rest."
    ),
    "disputed": QT_TRANSLATE_NOOP("receivable", "The debtor disputes the invoice."),
    "evidence_requested": QT_TRANSLATE_NOOP("receivable", "Evidence is asked for."),
    "suspended": QT_TRANSLATE_NOOP("receivable", "Your account is suspended."),
    "wrong_person": QT_TRANSLATE_NOOP("receivable", "Somebody said that they are not the debtor."),
}


def pause_word(reason: str) -> str:
    """Why nothing happens: known by its code, or as it was written."""
    return _tr(_PAUSES[reason]) if reason in _PAUSES else reason.replace("_", " ")


def balance_rows(receivable: Receivable) -> list[tuple[str, str]]:
    """The arithmetic line by line; the last row is what remains."""
    progress, currency = receivable.recovery_progress, receivable.currency
    balance = progress.balance
    if balance is None:
        paid = progress.amount_paid or Decimal(0)
        remaining = (
            progress.remaining_amount if progress.remaining_amount is not None else receivable.amount - paid
        )
        rows = [(_tr("Invoice"), text.money(receivable.amount, currency))]
        if paid:
            rows.append((_tr("Paid"), text.money(-paid, currency)))
        return [*rows, (_tr("Remaining"), text.money(remaining, currency))]
    if balance.lines:
        rows = [(line.label, text.money(line.amount, currency)) for line in balance.lines]
    else:
        parts = (
            (_tr("Invoice"), balance.principal),
            (_tr("Interest"), balance.interest),
            (_tr("Fixed fee"), balance.fixed_fee),
            (_tr("Paid"), -balance.paid),
        )
        rows = [(name, text.money(amount, currency)) for name, amount in parts if amount]
    return [*rows, (_tr("Remaining"), text.money(balance.remaining, currency))]


_KINDS = {
    "created": ("submit", "neutral"),
    "sent_to_recovery": ("progress", "info"),
    "contact.attempted": ("email", "info"),
    "payment.received": ("money", "success"),
    "payment.partial": ("money", "warning"),
    "disputed": ("dispute", "danger"),
    "evidence.requested": ("evidence", "warning"),
    "evidence.submitted": ("evidence", "info"),
    "recovered": ("done", "success"),
    "resumed": ("progress", "info"),
    "cancelled": ("error", "neutral"),
}


def moment_of(entry: HistoryEntry) -> Moment:
    """An entry of the history for the timeline."""
    kind = entry.kind.removeprefix("receivable.")
    icon, tone = _KINDS.get(kind, ("info", "neutral"))
    channel = (entry.data or {}).get("contact_type") or (entry.data or {}).get("type")
    if kind == "contact.attempted" and isinstance(channel, str):
        icon = text.channel_icon(channel)
    below = [text.moment(entry.at)]
    if entry.actor:
        below.append(entry.actor)
    return Moment(icon, tone, entry.text, " · ".join(below))


_EVIDENCE = {
    EvidenceType.INVOICE: QT_TRANSLATE_NOOP("receivable", "Invoice"),
    EvidenceType.QUOTE: QT_TRANSLATE_NOOP("receivable", "Quote"),
    EvidenceType.PURCHASE_ORDER: QT_TRANSLATE_NOOP("receivable", "Purchase order"),
    EvidenceType.CONTRACT: QT_TRANSLATE_NOOP("receivable", "Contract"),
    EvidenceType.DELIVERY_NOTE: QT_TRANSLATE_NOOP("receivable", "Delivery note"),
    EvidenceType.CORRESPONDENCE: QT_TRANSLATE_NOOP("receivable", "Correspondence"),
    EvidenceType.PROOF_OF_SERVICE: QT_TRANSLATE_NOOP("receivable", "Proof of service"),
    EvidenceType.OTHER: QT_TRANSLATE_NOOP("receivable", "Other"),
}


def evidence_word(kind: str) -> str:
    """A kind of evidence in words; an unknown one stands as it came."""
    return _tr(_EVIDENCE[EvidenceType(kind)]) if kind in {str(one) for one in EvidenceType} else kind


def reason_word(reason: str | None) -> str:
    """A debtor's reason: known by its code, or as it was written."""
    return (reason or "").replace("_", " ").strip()
