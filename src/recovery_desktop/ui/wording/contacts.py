"""What came of contacts, in one sentence each: mails, letters, messages and calls."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.progress import WishedContact
from recovery_contract.reasons import Reason
from recovery_contract.receivables import Receivable
from recovery_desktop.json_values import day_of
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.address import lacks_post
from recovery_desktop.ui.wording.money import Data, Teller
from recovery_desktop.ui.wording.receivable import why_word

if TYPE_CHECKING:  # the first page says outcomes too, and waits for no models of the wire
    from recovery_contract.extensions import PlannedContact


def _tr(words: str) -> str:
    return QCoreApplication.translate("receivable", words)


def _attempted(data: Data, receivable: Receivable) -> str:
    channel = str(data.get("type") or data.get("contact_type") or "")
    if not channel or "to" not in data:
        return ""
    to = str(data["to"] or "")
    words = _tr("{channel} to {to}.") if to else _tr("{channel} to the debtor.")
    sentences = [words.format(channel=text.channel_word(channel), to=to)]
    if subject := str(data.get("subject") or ""):
        sentences.append(f"{text.quoted(subject)}.")
    outcome = str(data.get("outcome") or "")
    if data.get("simulated") and channel == "letter":
        sentences.append(_tr("Simulated: it counts as posted, nothing was printed."))
    elif outcome in _OUTCOMES:
        sentences.append(outcome_word(outcome))
    elif outcome:
        sentences.append(f"{outcome.replace('_', ' ')}.")
    return " ".join(part for part in sentences if part)


def outdated_word(contact: PlannedContact | None) -> str:
    """Return what has changed since the creditor wrote this text; empty where it holds."""
    if contact is None or contact.outdated is None:
        return ""
    params = contact.outdated.params or {}
    was, now = (str(params.get(name, "")) for name in ("was", "now"))
    changed = _tr("The amount owed has changed since you wrote this: was {was}, now {now}. Check the text.")
    return changed.format(was=was, now=now)


def wish_words(wish: WishedContact) -> str:
    """Say how a debtor wants to be reached."""
    parts = [_WISHES[one] for one in (wish.channel, wish.hours) if one in _WISHES]
    if wish.no_calls:
        parts.append(QT_TRANSLATE_NOOP("receivable", "no calls"))
    return ", ".join(_tr(one) for one in parts) or _tr("no preference")


_WISHES: Final = {
    "email": QT_TRANSLATE_NOOP("receivable", "by email"),
    "letter": QT_TRANSLATE_NOOP("receivable", "by post"),
    "phone": QT_TRANSLATE_NOOP("receivable", "by phone"),
    "morning": QT_TRANSLATE_NOOP("receivable", "in the morning"),
    "afternoon": QT_TRANSLATE_NOOP("receivable", "in the afternoon"),
}


def attempt_word(data: Data) -> str:
    """Return an attempt in words as events describe it: its level, without the address."""
    channel, level = str(data.get("contact_type") or ""), data.get("contact_level")
    if not channel:
        return ""
    return _tr("{channel} to the {level}.").format(
        channel=text.channel_word(channel), level=text.level_word(level if isinstance(level, int) else None)
    )


_OUTCOMES: Final = {
    "sent": "",
    "delivered": QT_TRANSLATE_NOOP("receivable", "Delivered."),
    "bounced": QT_TRANSLATE_NOOP("receivable", "Came back."),
    "returned": QT_TRANSLATE_NOOP("receivable", "Came back; it is sent once more."),
    "failed": QT_TRANSLATE_NOOP("receivable", "Could not be delivered."),
    "reached": QT_TRANSLATE_NOOP("receivable", "Someone answered."),
    "no_answer": QT_TRANSLATE_NOOP("receivable", "No answer."),
    "promised": QT_TRANSLATE_NOOP("receivable", "They promised to pay."),
    "disputed": QT_TRANSLATE_NOOP("receivable", "They dispute the invoice."),
    "called_in": QT_TRANSLATE_NOOP("receivable", "They called."),
    "wrong_number": QT_TRANSLATE_NOOP("receivable", "Wrong number."),
    "voicemail": QT_TRANSLATE_NOOP("receivable", "A message was left."),
    "to_call": QT_TRANSLATE_NOOP("receivable", "It is on the call list."),
    "to_print": QT_TRANSLATE_NOOP("receivable", "To be printed and posted."),
    "unconfirmed": QT_TRANSLATE_NOOP("receivable", "Not confirmed."),
    "printed": QT_TRANSLATE_NOOP("receivable", "Printed."),
    "exported": QT_TRANSLATE_NOOP("receivable", "Handed over for printing."),
}


def outcome_word(outcome: str) -> str:
    """Return what became of a contact, in a sentence; an unknown one stands as it came."""
    outcomes = _OUTCOMES.get(outcome)
    if outcomes is None:
        return outcome.replace("_", " ")
    return _tr(outcomes) if outcomes else ""


def foreseen_skip(planned: PlannedContact, receivable: Receivable | None) -> str:
    """Return why this contact is going to be left out as things stand, empty where nothing says so."""
    if planned.skipped is not None:
        return _tr("Will be left out. {why}").format(why=why_word(planned.skipped))
    debtor = None if receivable is None else receivable.recovery_progress.debtor
    if planned.type != "letter" or debtor is None or not lacks_post(debtor.get("address")):
        return ""
    return _tr("Will be left out: the debtor’s street or town is missing.")


def _unsent_contact(data: Data, receivable: Receivable) -> str:
    channel, reason = str(data.get("type") or ""), str(data.get("reason") or "")
    if not channel:
        return ""
    if reason == "skipped":
        planned = _moment(data.get("at"))
        if planned is None:
            return _tr("{channel}: skipped by you.").format(channel=text.channel_word(channel))
        return _tr("{channel} of {day}: skipped by you.").format(
            channel=text.channel_word(channel), day=text.short_day(planned.astimezone().date())
        )
    return _tr("{channel} is left out. {why}").format(
        channel=text.channel_word(channel), why=why_word(Reason(code=reason, params={}))
    )


def _to_do(data: Data, receivable: Receivable) -> str:
    words = _TO_DO.get(str(data.get("type") or ""))
    return _tr(words) if words else ""


_TO_DO: Final = {
    "letter": QT_TRANSLATE_NOOP("receivable", "A letter is ready: print and post it."),
    "phone": QT_TRANSLATE_NOOP("receivable", "A call is due."),
}


def _bounced(data: Data, receivable: Receivable) -> str:
    if data.get("type") == "letter":
        return _letter("returned", data)
    to = str(data.get("to") or "")
    if data.get("outcome") == "returned":
        return _tr("Email to {to} came back this time; it is sent once more.").format(to=to) if to else ""
    return _tr("Email to {to} comes back; the next contact is tried.").format(to=to) if to else ""


def _letter(what: str, data: Data) -> str:
    number = data.get("number")
    return _tr(_LETTERS[what]).format(number=number) if isinstance(number, int) else ""


_LETTERS: Final = {
    "posted": QT_TRANSLATE_NOOP("receivable", "Letter no. {number} was posted."),
    "delivered": QT_TRANSLATE_NOOP("receivable", "Letter no. {number} was delivered."),
    "returned": QT_TRANSLATE_NOOP("receivable", "Letter no. {number} came back: check the postal address."),
}


def _delayed(data: Data, receivable: Receivable) -> str:
    channel = str(data.get("type") or "")
    if not channel:
        return ""
    if data.get("outcome") == "login_refused":
        why = why_word(Reason(code=str(data.get("reason") or "mailbox_refused"), params={}))
        return _tr("{channel} is waiting. {why}").format(channel=text.channel_word(channel), why=why)
    return _tr("{channel} is waiting: the receiving server asked to try again later.").format(
        channel=text.channel_word(channel)
    )


def _contact_added(data: Data, receivable: Receivable) -> str:
    to = str(data.get("to") or "")
    if not to:
        return ""
    return _tr("{to} was added as {level}.").format(to=to, level=text.level_word(data.get("level")))


def _called(data: Data, receivable: Receivable) -> str:
    outcome = str(data.get("outcome") or "")
    if not outcome:
        return ""
    if (day := day_of(data.get("on"))) is not None:
        return _tr("Call on {day}: {outcome}").format(day=text.day(day), outcome=outcome_word(outcome))
    return (
        outcome_word(outcome)
        if outcome == "called_in"
        else _tr("Call: {outcome}").format(outcome=outcome_word(outcome))
    )


TELLERS_OF_CONTACTS: Final[Mapping[str, Teller]] = {
    "contact.attempted": _attempted,
    "contact.not_made": _unsent_contact,
    "contact.to_do": _to_do,
    "contact.bounced": _bounced,
    "contact.delayed": _delayed,
    "contact.posted": lambda data, receivable: _letter("posted", data),
    "contact.delivered": lambda data, receivable: _letter("delivered", data),
    "contact.added": _contact_added,
    "call.recorded": _called,
}


def _moment(value: Any) -> datetime | None:
    try:
        return datetime.fromisoformat(str(value))
    except ValueError:
        return None
