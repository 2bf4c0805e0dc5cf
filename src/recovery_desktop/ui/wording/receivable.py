"""The words of a receivable: what happens next and why, reasons, kinds of evidence and what each proves."""

from __future__ import annotations

from datetime import date, datetime
from decimal import Decimal

from PySide6.QtCore import QCoreApplication

from recovery_contract.actions import EvidenceType
from recovery_contract.agreements import Agreement
from recovery_contract.lifecycle import TERMINAL
from recovery_contract.progress import CreditorPause, RecoveryProgress
from recovery_contract.reasons import Reason
from recovery_contract.receivables import Receivable
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import reasons, text


def _tr(words: str) -> str:
    return QCoreApplication.translate("receivable", words)


def next_sentence(receivable: Receivable, now: datetime | None = None) -> tuple[str, str]:
    """Return what happens next, and why; from what the service says."""
    progress = receivable.recovery_progress
    if progress.insolvency is not None and is_insolvent(receivable):
        day = progress.insolvency.declare_by
        if day is None:
            return _tr("Find out by when the claim must be declared."), pause_word("insolvency")
        words = _tr("Declare your claim by {day} ({when}).")
        return _by_day(words, day, now), pause_word("insolvency")
    if progress.decision is not None:
        deadline = progress.decision.deadline
        if deadline is None:
            return _tr("Decide about the partial payment."), ""
        words = _by_day(_tr("Decide about the partial payment by {day} ({when})."), deadline, now)
        default = _DEFAULTS.get(progress.decision.default or "", "")
        return words, _tr(default) if default else ""
    if progress.dispute is not None and receivable.status in ("disputed", "evidence_requested"):
        deadline = progress.dispute.evidence_deadline
        if deadline is not None and deadline < (now or text.current_moment()):
            return _tr("Answer with evidence: the deadline has passed."), _tr(
                "Recovery stays paused until you answer."
            )
        if deadline is None:
            return _tr("Answer with evidence."), _tr("Contacts pause until you answer.")
        words = _by_day(_tr("Answer with evidence by {day} ({when})."), deadline, now)
        if progress.dispute.default == "stay_paused":
            return words, _tr("Contacts pause until you answer.")
        return words, _tr("Contacts pause until then.")
    if progress.agreement is not None and progress.agreement.state == "accepted":
        waited_for = [part for part in progress.agreement.instalments if part.state != "paid"]
        if waited_for:
            words = _tr("The debtor pays {amount}, {when}.").format(
                amount=text.money(waited_for[0].amount - waited_for[0].paid, receivable.currency),
                when=text.days_and_date(waited_for[0].due_on, now),
            )
            return words, pause_word("instalments")
    if progress.agreement is not None and progress.agreement.state == "proposed":
        return _proposal(progress, progress.agreement, now)
    if progress.next_action is not None and progress.next_action.type == "payment_final":
        when = text.days_and_date(progress.next_action.at, now)
        return _tr("Paid. It counts as recovered {when}.").format(when=when), why_word(
            progress.next_action.why
        )
    if progress.paused is not None:
        if progress.paused.reason == "creditor":
            return _creditors_pause()
        return _tr("Recovery is paused."), pause_word(progress.paused.reason)
    if progress.creditor_pause is not None and receivable.status not in TERMINAL:
        return _creditors_pause()
    if progress.next_action is not None:
        action = progress.next_action
        whom = text.recipient_word(action.level, by_post=progress.by_post)
        if action.type == "start":
            when = text.days_and_date(action.at, now)
            return _tr("Recovery starts {when}.").format(when=when), _tr("Until then you can take it back.")
        if action.type == "review":
            return _at_the_end(progress.phase, action.at, now)
        if action.why is not None and action.why.code == "not_approved":
            words = _tr("{channel} to the {level}, once you have approved the plan.").format(
                channel=text.channel_word(action.type), level=whom
            )
            return words, _tr("Nothing is sent before that.")
        if action.why is not None and action.why.code == "not_reviewed":
            words = _tr("{channel} to the {level}, once you have approved its text.").format(
                channel=text.channel_word(action.type), level=whom
            )
            return words, why_word(action.why)
        if not text.is_channel(action.type):
            # What a service that is not ours calls it.
            planned = text.quoted(action.type)
            words = (
                _tr("The service plans {what}, {when}.") if action.at else _tr("The service plans {what}.")
            )
            return words.format(what=planned, when=text.days_and_date(action.at, now)), ""
        words = _tr("{channel} to the {level}, {when}.").format(
            channel=text.channel_word(action.type),
            level=whom,
            when=text.days_and_date(action.at, now),
        )
        return words, why_word(action.why)
    if progress.payout is not None and progress.payout.amount > 0:
        paid = text.money(progress.payout.amount, receivable.currency)
        when = text.days_and_date(progress.payout.scheduled, now)
        if progress.payout.scheduled <= (now or text.current_moment()):
            return _tr("{amount} was paid out to you, {when}.").format(amount=paid, when=when), ""
        return _tr("{amount} is paid out to you, {when}.").format(amount=paid, when=when), ""
    if receivable.status in TERMINAL:
        return _at_the_creditor(receivable) or _tr("Nothing more: this is closed."), ""
    if receivable.status == "pending":
        return _tr("Recovery starts within a day. Until then you can take it back."), ""
    return _tr("Nothing is planned at the moment."), ""


def _by_day(words: str, day: date | datetime, now: datetime | None) -> str:
    """Say by when the person has to do something, and in how many days that is."""
    last = day.astimezone().date() if isinstance(day, datetime) else day
    return words.format(day=text.short_day(last), when=text.days_from(day, now))


def _proposal(progress: RecoveryProgress, agreement: Agreement, now: datetime | None) -> tuple[str, str]:
    """Say who answers the proposal and by when, and what becomes of contacts meanwhile."""
    is_theirs, until = agreement.proposed_by == "debtor", agreement.answer_until
    if until is None:
        words = (
            _tr("Answer the debtor’s proposal.") if is_theirs else _tr("The debtor answers your proposal.")
        )
    elif is_theirs:
        words = _by_day(_tr("Answer the debtor’s proposal by {day} ({when})."), until, now)
    else:
        words = _by_day(_tr("The debtor can answer your proposal until {day} ({when})."), until, now)
    if progress.paused is not None:
        return words, pause_word(progress.paused.reason)
    return words, "" if progress.next_action is None else _tr("Contacts continue meanwhile.")


def is_insolvent(receivable: Receivable) -> bool:
    """Return whether all that is left is to declare the claim."""
    return receivable.recovery_progress.insolvency is not None and receivable.status not in TERMINAL


def is_without_contacts(receivable: Receivable) -> bool:
    """Return whether nobody is contacted any more, whatever was planned."""
    return is_paid(receivable) or is_insolvent(receivable) or receivable.status in TERMINAL


def is_paid(receivable: Receivable) -> bool:
    """Return whether all that is asked for has arrived: nobody is contacted, unless the bank takes it back."""
    following = receivable.recovery_progress.next_action
    return following is not None and following.type == "payment_final"


def _at_the_creditor(receivable: Receivable) -> str:
    """Return what arrived on the creditor's own account; empty where nothing did, or the service does not tell."""
    payments = receivable.recovery_progress.payments or ()
    arrived = sum((each.amount for each in payments if each.reversed_at is None), Decimal(0))
    if not arrived:
        return ""
    amount = text.money(arrived, receivable.currency)
    return _tr("{amount} arrived. Nothing more happens.").format(amount=amount)


def _at_the_end(phase: str | None, at: datetime | None, now: datetime | None) -> tuple[str, str]:
    """Say that the plan is over, or will be on that day, and what the person can do then."""
    choice = _tr("Add another contact, agree with the debtor, go to court, or end recovery.")
    if phase == "review":
        return _tr("The plan ended without payment. You decide what comes next."), choice
    when = text.days_and_date(at, now)
    return _tr("No more contacts are planned. Without payment, you decide what comes next {when}.").format(
        when=when
    ), ""


_DEFAULTS = {
    "continue_recovery": QT_TRANSLATE_NOOP(
        "receivable", "Without an answer, recovery continues for the rest."
    ),
    "mark_complete": QT_TRANSLATE_NOOP("receivable", "Without an answer, the rest is written off."),
}


_PAUSES = {
    "creditor": QT_TRANSLATE_NOOP("receivable", "You paused contacts."),
    "payment_settles": QT_TRANSLATE_NOOP(
        "receivable", "Paid: it counts as recovered once the bank can no longer reverse the payment."
    ),
    "partial_payment_decision": QT_TRANSLATE_NOOP(
        "receivable", "Part of it was paid. You decide about the rest."
    ),
    "disputed": QT_TRANSLATE_NOOP("receivable", "The debtor disputes the invoice."),
    "evidence_requested": QT_TRANSLATE_NOOP("receivable", "Evidence is requested."),
    "says_paid": QT_TRANSLATE_NOOP(
        "receivable", "The debtor says it is paid. Without a payment, recovery resumes after seven days."
    ),
    "says_insolvent": QT_TRANSLATE_NOOP(
        "receivable",
        "The debtor says it is insolvent. Unless you report it, recovery resumes after seven days.",
    ),
    "replied": QT_TRANSLATE_NOOP(
        "receivable",
        "The debtor has written. If you decide nothing, recovery resumes after five working days.",
    ),
    "instalments": QT_TRANSLATE_NOOP(
        "receivable", "An agreement is in force; contacts pause while it is kept."
    ),
    "proposal": QT_TRANSLATE_NOOP("receivable", "A proposal awaits an answer; contacts pause meanwhile."),
    "insolvency": QT_TRANSLATE_NOOP(
        "receivable", "The debtor is insolvent: all you can do is declare the claim."
    ),
    "suspended": QT_TRANSLATE_NOOP("receivable", "Your account is suspended."),
    "wrong_person": QT_TRANSLATE_NOOP("receivable", "Someone said they are not the debtor."),
}


def _creditors_pause() -> tuple[str, str]:
    """Return what holds during it; until when is said once, where it is ended too."""
    return pause_word("creditor"), _tr("The debtor can still pay and answer.")


def pause_sentence(pause: CreditorPause | None) -> str:
    """Return until when the creditor lets contacts rest."""
    if pause is None or pause.until is None:
        return _tr("Paused until you resume it.")
    return _tr("Paused until {day}.").format(day=text.day(pause.until))


def pause_word(reason: str) -> str:
    """Return why the recovery is paused: by its code, or as it was written."""
    return _tr(_PAUSES[reason]) if reason in _PAUSES else reason.replace("_", " ")


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
    """Return a kind of evidence in words; an unknown one stands as it came."""
    return _tr(_EVIDENCE[EvidenceType(kind)]) if kind in {str(one) for one in EvidenceType} else kind


_REASONS = {
    "not_received": QT_TRANSLATE_NOOP("receivable", "nothing was received"),
    "goods_not_received": QT_TRANSLATE_NOOP("receivable", "nothing was received"),
    "not_ordered": QT_TRANSLATE_NOOP("receivable", "nothing was ordered"),
    "quality": QT_TRANSLATE_NOOP("receivable", "the quality is not right"),
    "service_not_as_agreed": QT_TRANSLATE_NOOP("receivable", "it is not as agreed"),
    "wrong_amount": QT_TRANSLATE_NOOP("receivable", "the amount is wrong"),
    "already_paid": QT_TRANSLATE_NOOP("receivable", "it is already paid"),
    "wrong_person": QT_TRANSLATE_NOOP("receivable", "someone else owes it"),
    "other": QT_TRANSLATE_NOOP("receivable", "another reason"),
}


def reason_word(reason: str | None) -> str:
    """Return a debtor's reason: known by its code, or as it was written."""
    if reason in _REASONS:
        return _tr(_REASONS[reason])
    return (reason or "").replace("_", " ").strip()


_PROOFS = {
    ("not_received", EvidenceType.DELIVERY_NOTE): QT_TRANSLATE_NOOP(
        "receivable", "Signed or stamped, it shows who took the goods, and when."
    ),
    ("not_received", EvidenceType.PROOF_OF_SERVICE): QT_TRANSLATE_NOOP(
        "receivable", "A report, photo or tracking page shows that the work or parcel arrived."
    ),
    ("not_received", EvidenceType.PURCHASE_ORDER): QT_TRANSLATE_NOOP(
        "receivable", "It shows what was to be delivered, and where."
    ),
    ("not_ordered", EvidenceType.PURCHASE_ORDER): QT_TRANSLATE_NOOP(
        "receivable", "It shows that the order came from the debtor."
    ),
    ("not_ordered", EvidenceType.QUOTE): QT_TRANSLATE_NOOP(
        "receivable", "Accepted in writing, a quote is an order."
    ),
    ("not_ordered", EvidenceType.CONTRACT): QT_TRANSLATE_NOOP(
        "receivable", "Signed, it shows who ordered what at which price."
    ),
    ("quality", EvidenceType.CONTRACT): QT_TRANSLATE_NOOP("receivable", "It shows which quality was agreed."),
    ("quality", EvidenceType.PROOF_OF_SERVICE): QT_TRANSLATE_NOOP(
        "receivable", "A signed acceptance or photos show how it was when it was handed over."
    ),
    ("quality", EvidenceType.CORRESPONDENCE): QT_TRANSLATE_NOOP(
        "receivable", "It shows that nobody complained at the time, or what was offered."
    ),
    ("wrong_amount", EvidenceType.QUOTE): QT_TRANSLATE_NOOP(
        "receivable", "It shows the price that was accepted."
    ),
    ("wrong_amount", EvidenceType.PURCHASE_ORDER): QT_TRANSLATE_NOOP(
        "receivable", "It shows quantities and prices as the debtor ordered them."
    ),
    ("wrong_amount", EvidenceType.CONTRACT): QT_TRANSLATE_NOOP(
        "receivable", "It shows the agreed price and what comes on top."
    ),
    ("already_paid", EvidenceType.INVOICE): QT_TRANSLATE_NOOP(
        "receivable", "It shows which invoice is open, beside the one that was paid."
    ),
    ("already_paid", EvidenceType.CORRESPONDENCE): QT_TRANSLATE_NOOP(
        "receivable", "A statement of account shows that nothing arrived."
    ),
    ("wrong_person", EvidenceType.INVOICE): QT_TRANSLATE_NOOP(
        "receivable", "It shows to whom the invoice was addressed."
    ),
    ("wrong_person", EvidenceType.CONTRACT): QT_TRANSLATE_NOOP(
        "receivable", "It shows who signed, and for which company."
    ),
}
"""What a piece proves against a debtor's reason."""

_SAME_PROOFS = {"goods_not_received": "not_received", "service_not_as_agreed": "quality"}

_PROOFS_OF_KIND = {
    EvidenceType.INVOICE: QT_TRANSLATE_NOOP("receivable", "It shows what is claimed."),
    EvidenceType.QUOTE: QT_TRANSLATE_NOOP("receivable", "It shows what was offered, and at which price."),
    EvidenceType.PURCHASE_ORDER: QT_TRANSLATE_NOOP("receivable", "It shows what was ordered."),
    EvidenceType.CONTRACT: QT_TRANSLATE_NOOP("receivable", "It shows what both sides agreed on."),
    EvidenceType.DELIVERY_NOTE: QT_TRANSLATE_NOOP("receivable", "It shows what was delivered, and when."),
    EvidenceType.CORRESPONDENCE: QT_TRANSLATE_NOOP("receivable", "It shows what was written at the time."),
    EvidenceType.PROOF_OF_SERVICE: QT_TRANSLATE_NOOP("receivable", "It shows that the work was done."),
    EvidenceType.OTHER: QT_TRANSLATE_NOOP("receivable", "Say in its description what it shows."),
}


def proof_word(reason: str | None, kind: str) -> str:
    """Return what a piece of this kind proves against this reason; empty for a kind nobody knows."""
    if kind not in {str(one) for one in EvidenceType}:
        return ""
    piece = EvidenceType(kind)
    reason = _SAME_PROOFS.get(reason or "", reason or "")
    return _tr(_PROOFS.get((reason, piece), _PROOFS_OF_KIND[piece]))


_OWN = {
    "skipped": QT_TRANSLATE_NOOP("receivable", "You skipped it."),
    "edited": QT_TRANSLATE_NOOP("receivable", "You changed it."),
    "sum_changed": QT_TRANSLATE_NOOP("receivable", "The amount owed has changed since you wrote this."),
    "sent_now": QT_TRANSLATE_NOOP("receivable", "You read it and send it now."),
    "brought_forward": QT_TRANSLATE_NOOP(
        "receivable",
        "You brought it forward to the first day that deadlines which you gave and other contacts leave free.",
    ),
    "approved": QT_TRANSLATE_NOOP("receivable", "You approved it."),
    "not_done": QT_TRANSLATE_NOOP("receivable", "You did not do it."),
    "letters_only": QT_TRANSLATE_NOOP("receivable", "You chose letters alone."),
    "postponed": QT_TRANSLATE_NOOP("receivable", "You postponed it to this day."),
    "not_approved": QT_TRANSLATE_NOOP("receivable", "You have not approved the plan yet."),
    "not_reviewed": QT_TRANSLATE_NOOP(
        "receivable", "No lawyer has reviewed this text: it waits until you have read and approved it."
    ),
    "not_active": QT_TRANSLATE_NOOP("receivable", "Your account is suspended."),
    "mailbox_refused": QT_TRANSLATE_NOOP("receivable", "Your mailbox refused the sign-in."),
    "letters_refused": QT_TRANSLATE_NOOP("receivable", "Your letter provider refused the sign-in."),
}
"""Reasons that lie with the creditor, who reads them here."""


def why_word(reason: Reason | None) -> str:
    """Return why a contact is planned, waits or is not made: known by its code, or as the service put it. Which step of
    the plan it is says nothing to a person: those that cannot be made are counted in it."""
    if reason is not None and reason.code == "plan_step":
        return ""
    if reason is not None and reason.code in _OWN:
        return _tr(_OWN[reason.code])
    return reasons.in_words(reason)


_NOT_EVIDENCE = {
    "TOO_LARGE": QT_TRANSLATE_NOOP("receivable", "{name} is larger than 10 MB."),
    "UNREADABLE": QT_TRANSLATE_NOOP("receivable", "{name} cannot be read: {reason}"),
    "WRONG_KIND": QT_TRANSLATE_NOOP("receivable", "{name} is not a PDF, PNG or JPEG file."),
    "DOES_NOT_OPEN": QT_TRANSLATE_NOOP("receivable", "{name} cannot be opened. {reason}"),
    "TOO_MANY": QT_TRANSLATE_NOOP("receivable", "{name} was not added: twenty files at most."),
    "TOO_LARGE_TOGETHER": QT_TRANSLATE_NOOP(
        "receivable", "{name} was not added: the files would exceed 50 MB together."
    ),
}


def not_evidence_word(code: str) -> str:
    """Return why a file is not taken, with places for its name and the system's reason."""
    return _tr(_NOT_EVIDENCE[code])


def debtor_and_invoice(receivable: Receivable) -> str:
    """Return who owes it and which invoice it is, as in "Atelier Brun · FA-1"."""
    progress = receivable.recovery_progress
    names = (progress.debtor_name or progress.debtor_email, ", ".join(progress.invoice_numbers or []))
    return " · ".join(name for name in names if name)
