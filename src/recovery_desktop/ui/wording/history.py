"""What happened in one sentence each: from the data of an entry, empty where the data does not say enough."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.actions import CancelReason
from recovery_contract.progress import WishedContact
from recovery_contract.receivables import PURSUE_ALL, Receivable
from recovery_desktop.json_values import amount_of, day_of
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.cancelling import cancel_reason
from recovery_desktop.ui.wording.contacts import TELLERS_OF_CONTACTS, wish_words
from recovery_desktop.ui.wording.corrections import correction_words
from recovery_desktop.ui.wording.money import TELLERS_OF_MONEY, Data, Teller
from recovery_desktop.ui.wording.receivable import evidence_word, reason_word


def _tr(words: str) -> str:
    return QCoreApplication.translate("receivable", words)


def _created(data: Data, receivable: Receivable) -> str:
    numbers = [str(number) for number in data.get("numbers") or []]
    if not numbers:
        return _tr("The invoice was submitted.")
    return _tr("The invoice {numbers} was submitted.").format(numbers=", ".join(numbers))


def _planned(data: Data, receivable: Receivable) -> str:
    action = receivable.recovery_progress.next_action
    if action is not None and action.why is not None and action.why.code == "not_approved":
        return _tr("The reminders were planned. Nothing is sent until you approve them.")
    return _tr("The reminders were planned.")


def _approved(data: Data, receivable: Receivable) -> str:
    if data.get("every"):
        return _tr("The plan was approved, for later invoices too.")
    return _tr("The plan was approved.")


def _promised(data: Data, receivable: Receivable) -> str:
    amount, day = amount_of(data.get("amount")), day_of(data.get("day"))
    if amount is None or day is None:
        return ""
    return _tr("The debtor promised {amount} for {day}.").format(
        amount=text.money(amount, receivable.currency), day=text.day(day)
    )


def _promise_broken(data: Data, receivable: Receivable) -> str:
    day = day_of(data.get("day"))
    return _tr("The payment promised for {day} did not arrive.").format(day=text.day(day)) if day else ""


def _promise_fulfilled(data: Data, receivable: Receivable) -> str:
    day = day_of(data.get("day"))
    return _tr("The payment promised for {day} arrived.").format(day=text.day(day)) if day else ""


def _says_paid(data: Data, receivable: Receivable) -> str:
    amount, day = amount_of(data.get("amount")), day_of(data.get("day"))
    if amount is None or day is None:
        return ""
    return _tr("The debtor says {amount} was paid on {day}: check your account.").format(
        amount=text.money(amount, receivable.currency), day=text.day(day)
    )


def _says_insolvent(data: Data, receivable: Receivable) -> str:
    day = day_of(data.get("day"))
    if day is None:
        return ""
    words = _tr("The debtor says insolvency proceedings were opened on {day}: check this, and report it.")
    return words.format(day=text.day(day))


def _objects(data: Data, receivable: Receivable) -> str:
    reason = reason_word(str(data.get("dispute_reason") or ""))
    amount = amount_of(data.get("amount"))
    words = _tr("The debtor objects to the invoice: read it before you decide.")
    if amount is not None:
        part = text.money(amount, receivable.currency)
        words = _tr("The debtor objects to {amount} of the invoice: read it before you decide.").format(
            amount=part
        )
    return _tr("{what} Reason: {reason}.").format(what=words, reason=reason) if reason else words


def _disputed(data: Data, receivable: Receivable) -> str:
    reason = reason_word(str(data.get("dispute_reason") or ""))
    amount = amount_of(data.get("amount"))
    words = _tr("The debtor disputes the invoice; contacts pause.")
    if amount is not None:
        part = text.money(amount, receivable.currency)
        words = _tr("The debtor disputes {amount} of the invoice; contacts pause.").format(amount=part)
    return _tr("{what} Reason: {reason}.").format(what=words, reason=reason) if reason else words


def _evidence_requested(data: Data, receivable: Receivable) -> str:
    requested = ", ".join(evidence_word(str(kind)) for kind in data.get("evidence_requested") or [])
    if not requested:
        return _tr("Evidence was requested; contacts pause.")
    return _tr("Evidence was requested; contacts pause: {asked}.").format(asked=requested)


def _evidence_submitted(data: Data, receivable: Receivable) -> str:
    if data.get("settled"):
        return _tr("The dispute is settled; recovery resumes after some days.")
    kinds = ", ".join(evidence_word(str(kind)) for kind in data.get("evidence_types") or [])
    if not kinds:
        return _tr("You answered; recovery resumes.")
    return _tr("You answered with evidence ({kinds}); recovery resumes.").format(kinds=kinds)


def _recovered(data: Data, receivable: Receivable) -> str:
    total = amount_of(data.get("total_recovered"))
    if total is None:
        return ""
    got = text.money(total, receivable.currency)
    sentence = _tr("Recovered: {amount}.").format(amount=got)
    progress = receivable.recovery_progress
    # What had been paid before, and what was taken off the invoice, was not owed and is not written off.
    owed = receivable.amount - (progress.prepaid_amount or 0) - (progress.reduced_amount or 0)
    if total < owed:
        rest = text.money(owed - total, receivable.currency)
        sentence = _tr("Closed with {amount} recovered; {rest} was written off.").format(
            amount=got, rest=rest
        )
    if extras := amount_of(data.get("extras_waived")):
        waived = text.money(extras, receivable.currency)
        words = _tr("Interest and fixed sum of {amount} were not asked for.")
        if progress.pursue == PURSUE_ALL:
            words = _tr("Interest and fixed sum of {amount} were not paid and are no longer asked for.")
        sentence += " " + words.format(amount=waived)
    return sentence


def _reminded_alone(data: Data, receivable: Receivable) -> str:
    if data.get("alone"):
        return _tr("Reminders name this invoice separately.")
    return _tr("Reminders name this invoice together with others of the debtor.")


def _wished(data: Data, receivable: Receivable) -> str:
    words = wish_words(WishedContact.model_validate(data))
    return _tr("The debtor wants to be reached {how}.").format(how=words)


def _pursuit(data: Data, receivable: Receivable) -> str:
    if data.get("pursue") == PURSUE_ALL:
        return _tr("From the next message on, interest and fixed sums are asked for too.")
    return _tr("Interest and fixed sums are no longer asked for.")


def _paused(data: Data, receivable: Receivable) -> str:
    last = day_of(data.get("until"))
    if last is None:
        return _tr("You paused contacts until you resume them.")
    return _tr("You paused contacts until {day}.").format(day=text.day(last))


def _resumed(data: Data, receivable: Receivable) -> str:
    reason = str(data.get("reason") or "")
    return _tr(_RESUMED[reason]) if reason in _RESUMED else _tr("Recovery resumes.")


_RESUMED: Final = {
    "creditor": QT_TRANSLATE_NOOP("receivable", "You ended the pause; recovery resumes."),
    "pause_over": QT_TRANSLATE_NOOP("receivable", "The pause is over; recovery resumes."),
    "continue_recovery": QT_TRANSLATE_NOOP("receivable", "Recovery continues for what remains."),
    "dispute_withdrawn": QT_TRANSLATE_NOOP(
        "receivable", "The debtor withdrew the dispute; recovery resumes."
    ),
    "payment_reversed": QT_TRANSLATE_NOOP("receivable", "A payment was reversed; recovery resumes."),
    "paid": QT_TRANSLATE_NOOP("receivable", "The disputed amount was paid."),
    "not_entered": QT_TRANSLATE_NOOP(
        "receivable", "The payment the debtor mentioned was not recorded; recovery resumes."
    ),
    "insolvency_not_entered": QT_TRANSLATE_NOOP(
        "receivable", "The insolvency the debtor mentioned was not reported; recovery resumes."
    ),
}


def _cancelled(data: Data, receivable: Receivable) -> str:
    reason = str(data.get("cancellation_reason") or "")
    if reason in {str(one) for one in CancelReason}:
        why = cancel_reason(CancelReason(reason))[0]
        return _tr("Recovery was cancelled: {why}.").format(why=why)
    return _tr("Recovery was cancelled.")


def _proposed(data: Data, receivable: Receivable) -> str:
    total, first = amount_of(data.get("total")), day_of(data.get("first_on"))
    if total is None or first is None:
        return ""
    mine = data.get("proposed_by") != "debtor"
    is_sum = data.get("kind") == "settlement"
    words = _tr(_AGREED[is_sum] if data.get("agreed") else _PROPOSED[mine, is_sum])
    return words.format(
        total=text.money(total, receivable.currency), count=data.get("instalments"), day=text.day(first)
    )


_PROPOSED: Final = {
    (True, True): QT_TRANSLATE_NOOP("receivable", "Your proposal: to settle for {total} by {day}."),
    (False, True): QT_TRANSLATE_NOOP("receivable", "The debtor proposed to settle for {total} by {day}."),
    (True, False): QT_TRANSLATE_NOOP("receivable", "Your proposal: {total} in {count} payments from {day}."),
    (False, False): QT_TRANSLATE_NOOP(
        "receivable", "The debtor proposed {total} in {count} payments from {day}."
    ),
}
_AGREED: Final = {
    True: QT_TRANSLATE_NOOP("receivable", "You entered what was agreed: to settle for {total} by {day}."),
    False: QT_TRANSLATE_NOOP(
        "receivable", "You entered what was agreed: {total} in {count} payments from {day}."
    ),
}
"""What both had agreed before it was entered, by whether it is over less than the whole."""


def _agreement_changed(data: Data, receivable: Receivable) -> str:
    state = str(data.get("state") or "")
    sentence = _tr(_AGREEMENTS[state]) if state in _AGREEMENTS else ""
    if sentence and data.get("decided_by") == "standing_rule":
        sentence += " " + _tr("Your rule answered.")
    return sentence


_AGREEMENTS: Final = {
    "accepted": QT_TRANSLATE_NOOP("receivable", "The agreement is in force; contacts pause."),
    "refused": QT_TRANSLATE_NOOP("receivable", "The proposal was refused."),
    "replaced": QT_TRANSLATE_NOOP("receivable", "A newer proposal replaced it."),
    "expired": QT_TRANSLATE_NOOP("receivable", "Nobody answered the proposal in time."),
    "kept": QT_TRANSLATE_NOOP("receivable", "The agreement was kept to the end."),
    "broken": QT_TRANSLATE_NOOP("receivable", "The agreement was broken; recovery resumes."),
    "ended": QT_TRANSLATE_NOOP("receivable", "The agreement was ended."),
}


def _insolvent(data: Data, receivable: Receivable) -> str:
    opened, last = day_of(data.get("opened_on")), day_of(data.get("declare_by"))
    if opened is None:
        return ""
    sentence = _tr("The debtor has been insolvent since {day}; contacts stop.").format(day=text.day(opened))
    if last is not None:
        sentence += " " + _tr("Declare the claim by {day}.").format(day=text.day(last))
    return sentence


def _always(words: str) -> Teller:
    return lambda data, receivable: _tr(words)


def _limitation_near(data: Data, receivable: Receivable) -> str:
    day = day_of(data.get("barred_after"))
    if day is None:
        return _tr("The claim becomes time-barred soon.")
    return _tr("The claim becomes time-barred: {day} is the last day to go to court.").format(
        day=text.day(day)
    )


def _plan_ended(data: Data, receivable: Receivable) -> str:
    attempts = data.get("attempts")
    if isinstance(attempts, Mapping) and not any(attempts.values()):
        return _tr("The plan ended; nobody could be contacted.")
    return _tr("The plan ended without payment. The case file is ready for a lawyer or the court.")


def _received(data: Data, receivable: Receivable) -> str:
    name, subject = str(data.get("name") or data.get("from") or ""), str(data.get("subject") or "")
    if not name:
        return ""
    words = _tr("{name} has written: {subject}") if subject else _tr("{name} has written.")
    return words.format(name=name, subject=text.quoted(subject))


def _answered_by_program(data: Data, receivable: Receivable) -> str:
    name = str(data.get("name") or data.get("from") or "")
    return _tr("An automatic answer of {name} arrived.").format(name=name) if name else ""


def _message_decided(data: Data, receivable: Receivable) -> str:
    words = _MESSAGE_DECISIONS.get(str(data.get("decision") or ""))
    return _tr(words) if words else ""


_MESSAGE_DECISIONS: Final = {
    "done": QT_TRANSLATE_NOOP("receivable", "The message needed no action; recovery resumes."),
    "promise": QT_TRANSLATE_NOOP("receivable", "You recorded the promise from the message."),
    "says_paid": QT_TRANSLATE_NOOP("receivable", "The message says it is paid; you wait for the payment."),
    "dispute": QT_TRANSLATE_NOOP("receivable", "You marked the invoice as disputed because of the message."),
    "wrong_person": QT_TRANSLATE_NOOP("receivable", "The message came from the wrong person."),
    "wait": QT_TRANSLATE_NOOP("receivable", "You wait until the debtor is back."),
    "answered": QT_TRANSLATE_NOOP("receivable", "You answered the message."),
}


TELLERS: Final[Mapping[str, Teller]] = {
    "created": _created,
    "sent_to_recovery": _planned,
    "approved": _approved,
    **TELLERS_OF_CONTACTS,
    **TELLERS_OF_MONEY,
    "followed": _always(
        QT_TRANSLATE_NOOP(
            "receivable", "The payment was reversed after the end: recovery starts again for it."
        )
    ),
    "message.received": _received,
    "message.automatic": _answered_by_program,
    "message.decided": _message_decided,
    "promise.made": _promised,
    "promise.broken": _promise_broken,
    "promise.kept": _promise_fulfilled,
    "debtor.says_paid": _says_paid,
    "debtor.says_insolvent": _says_insolvent,
    "debtor.objects": _objects,
    "debtor.files": _always(QT_TRANSLATE_NOOP("receivable", "The debtor attached files.")),
    "debtor.wrong_person": _always(
        QT_TRANSLATE_NOOP(
            "receivable", "Someone said the invoice is not theirs. Who else should be contacted?"
        )
    ),
    "debtor.wish": _wished,
    "debtor.corrected": correction_words,
    "debtor.erased": _always(
        QT_TRANSLATE_NOOP("receivable", "The debtor’s data was erased; amounts and dates stay.")
    ),
    "disputed": _disputed,
    "evidence.requested": _evidence_requested,
    "evidence.submitted": _evidence_submitted,
    "evidence.deadline_passed": _always(
        QT_TRANSLATE_NOOP("receivable", "The deadline passed; recovery stays paused until you answer.")
    ),
    "agreement.proposed": _proposed,
    **{f"agreement.{state}": _agreement_changed for state in _AGREEMENTS},
    "insolvency.declared": _insolvent,
    "insolvency.withdrawn": _always(
        QT_TRANSLATE_NOOP("receivable", "The debtor is no longer insolvent; recovery resumes.")
    ),
    "recovered": _recovered,
    "reminded_alone": _reminded_alone,
    "pursuit": _pursuit,
    "paused": _paused,
    "resumed": _resumed,
    "cancelled": _cancelled,
    "plan.ended": _plan_ended,
    "limitation.near": _limitation_near,
    "limitation.passed": _always(
        QT_TRANSLATE_NOOP(
            "receivable",
            "The claim is time-barred: only letters that say so are sent.",
        )
    ),
}
