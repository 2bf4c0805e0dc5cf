"""What happened, in sentences of our own: built from an entry's kind and data, else as the service put it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.progress import HistoryEntry
from recovery_contract.receivables import Receivable
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.widgets.timeline import Moment
from recovery_desktop.ui.wording.contacts import attempt_word
from recovery_desktop.ui.wording.history import TELLERS
from recovery_desktop.ui.wording.money import Data


def _tr(words: str) -> str:
    return QCoreApplication.translate("receivable", words)


def timeline_moment(entry: HistoryEntry, receivable: Receivable) -> Moment:
    """Return an entry of the history for the timeline; `key` is the message it can open."""
    kind = entry.kind.removeprefix("receivable.")
    data: Data = entry.data or {}
    icon, tone = _LOOKS.get(kind, ("info", "neutral"))
    channel = data.get("contact_type") or data.get("type")
    if kind == "contact.attempted" and isinstance(channel, str):
        icon = text.channel_icon(channel)
    sentence = TELLERS[kind](data, receivable) if kind in TELLERS else ""
    if kind == "contact.attempted" and not sentence and "contact_level" in data:
        sentence = attempt_word(data)
    # A reason with our own words is not quoted.
    quote = "" if data.get("code") else str(data.get(_QUOTES.get(kind, "")) or "")
    if kind in _WRITTEN:
        quote, sentence = entry.text, _tr(_WRITTEN[kind])
    below = [text.moment(entry.at)]
    if actor := actor_word(entry.actor):
        below.append(actor)
    key = str(data.get(_KEYS.get(kind, "")) or "")
    return Moment(icon, tone, sentence or entry.text, " · ".join(below), quote=quote, key=key)


def with_reversal(moment: Moment, entry: HistoryEntry, reversible: Collection[str]) -> Moment:
    """Return the entry of a payment with its id where the creditor may take the payment back."""
    payment_id = str((entry.data or {}).get("payment_intent_id") or "")
    is_payment = entry.kind.removeprefix("receivable.") == "payment.received"
    return replace(moment, payment=payment_id) if is_payment and payment_id in reversible else moment


def without_message(moment: Moment) -> Moment:
    """Return the same entry, of whose message nothing is known."""
    return replace(moment, key="")


_LOOKS: Final = {
    "created": ("submit", "neutral"),
    "sent_to_recovery": ("calendar", "info"),
    "approved": ("done", "info"),
    "contact.attempted": ("email", "info"),
    "contact.bounced": ("warning", "warning"),
    "contact.delayed": ("clock", "warning"),
    "contact.not_made": ("stop", "neutral"),
    "contact.to_do": ("question", "warning"),
    "contact.posted": ("letter", "info"),
    "contact.delivered": ("letter", "success"),
    "contact.added": ("person", "neutral"),
    "call.recorded": ("phone", "info"),
    "message.received": ("email", "warning"),
    "message.automatic": ("email", "neutral"),
    "message.decided": ("done", "neutral"),
    "prepaid": ("money", "neutral"),
    "credit_note": ("money", "neutral"),
    "credited": ("done", "success"),
    "reminded_alone": ("email", "neutral"),
    "pursuit": ("money", "neutral"),
    "rounded": ("done", "neutral"),
    "payment.received": ("money", "success"),
    "payment.partial": ("question", "warning"),
    "payment.reversed": ("undo", "danger"),
    "payment.refund_failed": ("undo", "warning"),
    "payment.unclaimed": ("warning", "warning"),
    "payment.assigned": ("money", "neutral"),
    "payment.returned": ("undo", "neutral"),
    "payout.made": ("money", "success"),
    "followed": ("forward", "warning"),
    "debtor.erased": ("remove", "neutral"),
    "promise.made": ("calendar", "info"),
    "promise.broken": ("calendar", "warning"),
    "promise.kept": ("calendar", "success"),
    "debtor.says_paid": ("question", "warning"),
    "debtor.says_insolvent": ("question", "warning"),
    "debtor.objects": ("dispute", "warning"),
    "debtor.corrected": ("person", "neutral"),
    "debtor.files": ("file", "neutral"),
    "debtor.wish": ("person", "info"),
    "debtor.wrong_person": ("person", "warning"),
    "disputed": ("dispute", "danger"),
    "evidence.requested": ("evidence", "warning"),
    "evidence.submitted": ("evidence", "info"),
    "evidence.statement": ("draft", "neutral"),
    "dispute.settled": ("done", "info"),
    "evidence.deadline_passed": ("clock", "danger"),
    "notes": ("draft", "neutral"),
    "recovered": ("done", "success"),
    "paused": ("pause", "neutral"),
    "resumed": ("progress", "info"),
    "cancelled": ("error", "neutral"),
    "plan.ended": ("info", "warning"),
    "limitation.near": ("clock", "warning"),
    "limitation.passed": ("stop", "danger"),
    "agreement.proposed": ("question", "info"),
    "insolvency.declared": ("warning", "danger"),
    "insolvency.withdrawn": ("progress", "info"),
}

_KEYS: Final = {
    "contact.attempted": "attempt_id",
    "message.received": "received_message_id",
    "message.automatic": "received_message_id",
}
"""Entries that open a message, by the name under which they carry its id."""

_QUOTES: Final = {
    "disputed": "dispute_message",
    "cancelled": "notes",
    "call.recorded": "notes",
    "contact.not_made": "notes",
    "debtor.says_paid": "message",
    "debtor.says_insolvent": "message",
    "debtor.objects": "message",
    "debtor.wrong_person": "message",
    "payment.reversed": "reason",
}
"""What somebody wrote, by the name under which the entry carries it."""

_WRITTEN: Final = {
    "notes": QT_TRANSLATE_NOOP("receivable", "A note was saved."),
    "evidence.statement": QT_TRANSLATE_NOOP("receivable", "Your statement was recorded."),
    "dispute.settled": QT_TRANSLATE_NOOP("receivable", "You settled the dispute with the debtor."),
}
"""Entries whose text is what a person wrote."""


_ACTORS: Final = {
    "user": QT_TRANSLATE_NOOP("receivable", "you"),
    "creditor": QT_TRANSLATE_NOOP("receivable", "you"),
    "you": QT_TRANSLATE_NOOP("receivable", "you"),
    "debtor": QT_TRANSLATE_NOOP("receivable", "the debtor"),
    "operator": QT_TRANSLATE_NOOP("receivable", "the recovery service"),
    "platform": QT_TRANSLATE_NOOP("receivable", "your platform"),
    "payment_provider": QT_TRANSLATE_NOOP("receivable", "the payment provider"),
    "service": "",
}


def actor_word(actor: str | None) -> str:
    """Return who acted; the service itself is not named, an unknown one stands as it came."""
    if actor in _ACTORS:
        return _tr(_ACTORS[actor]) if _ACTORS[actor] else ""
    return actor or ""
