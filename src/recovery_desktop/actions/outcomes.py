"""Detection of a request's effect on the receivable: each action leaves its own trace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from recovery_contract.receivables import Receivable
from recovery_desktop.actions.action import Outcome
from recovery_desktop.store.sources import source_of

Values = Mapping[str, Any]


def _outcome(has_happened: bool) -> Outcome:
    return Outcome.HAPPENED if has_happened else Outcome.DID_NOT_HAPPEN


def resolve_cancellation(now: Receivable, body: Values) -> Outcome:
    return _outcome(now.status == "cancelled")


def resolve_evidence(now: Receivable, body: Values) -> Outcome:
    return _outcome(now.status not in ("disputed", "evidence_requested"))


def resolve_decision(now: Receivable, body: Values) -> Outcome:
    if now.recovery_progress.decision is not None:
        # A question that came as an event stays open here until an event closes it: that proves nothing.
        is_from_service = source_of(now, "decision") is None
        return Outcome.DID_NOT_HAPPEN if is_from_service else Outcome.UNSURE
    return Outcome.HAPPENED if now.status != "payment_received" else Outcome.UNSURE


def resolve_added_contact(now: Receivable, body: Values) -> Outcome:
    contacts = now.recovery_progress.contacts
    if contacts is None or source_of(now, "contacts") is not None:
        return Outcome.UNSURE
    return _outcome(any(contact.get("email") == body["email"] for contact in contacts))


def resolve_correction(now: Receivable, body: Values) -> Outcome:
    debtor, contacts = now.recovery_progress.debtor, now.recovery_progress.contacts
    if debtor is None or contacts is None:
        return Outcome.UNSURE
    names = ("company_name", "siret", "vat_number", "address")
    facts = {name: body[name] for name in names if name in body}
    has_facts = all((debtor.get(name) or "") == value for name, value in facts.items())
    corrected = [one["corrected"] for one in body.get("contacts") or ()]
    has_contacts = all(any(one.items() <= contact.items() for contact in contacts) for one in corrected)
    is_as_chosen = "by_post" not in body or bool(now.recovery_progress.by_post) == body["by_post"]
    return _outcome(has_facts and has_contacts and is_as_chosen)


def resolve_agreement_answer(now: Receivable, body: Values) -> Outcome:
    agreement = now.recovery_progress.agreement
    if agreement is None:
        return Outcome.UNSURE
    return _outcome(agreement.id != body["id"] or agreement.state != "proposed")


def resolve_proposal(now: Receivable, body: Values) -> Outcome:
    agreement = now.recovery_progress.agreement
    if agreement is None:
        return Outcome.UNSURE
    return _outcome(agreement.state in ("proposed", "accepted") and agreement.proposed_by != "debtor")


def resolve_same_debtor_answer(now: Receivable, body: Values) -> Outcome:
    question = now.recovery_progress.same_debtor_question
    return _outcome(question is None or question.debtor_id != body["debtor_id"])


def resolve_insolvency_withdrawal(now: Receivable, body: Values) -> Outcome:
    return _outcome(now.recovery_progress.insolvency is None)


def resolve_credit_note(now: Receivable, body: Values) -> Outcome:
    reductions = now.recovery_progress.reductions or []
    return _outcome(any(reduction.number == body["number"] for reduction in reductions))


def resolve_reversal(now: Receivable, body: Values) -> Outcome:
    payments = now.recovery_progress.payments or []
    return _outcome(not any(payment.id == body["id"] and not payment.reversed_at for payment in payments))


def resolve_remind_alone(now: Receivable, body: Values) -> Outcome:
    return _outcome(bool(now.recovery_progress.reminded_alone) == body["alone"])


def resolve_pause(now: Receivable, body: Values) -> Outcome:
    pause = now.recovery_progress.creditor_pause
    day = None if pause is None or pause.until is None else pause.until.isoformat()
    return _outcome(pause is not None and day == body.get("until"))


def resolve_resumption(now: Receivable, body: Values) -> Outcome:
    return _outcome(now.recovery_progress.creditor_pause is None)


def resolve_pursuit(now: Receivable, body: Values) -> Outcome:
    return _outcome(now.recovery_progress.pursue == body["pursue"])


def repeat_request(now: Receivable, body: Values) -> Outcome:
    """Return the same again changes nothing, or is refused."""
    return Outcome.DID_NOT_HAPPEN


def ask_person(now: Receivable, body: Values) -> Outcome:
    """Leave the outcome open: the receivable shows no trace by which to tell."""
    return Outcome.UNSURE
