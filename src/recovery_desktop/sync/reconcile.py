"""Finds out whether something whose answer was lost has happened, by looking and not by doing it again."""

from __future__ import annotations

from datetime import datetime

from recovery_contract.receivables import Receivable
from recovery_desktop.commands.connected import Connected
from recovery_desktop.commands.find_invoice import Finding, Found, look_for_invoice
from recovery_desktop.failures import Refused
from recovery_desktop.store.intents import Intent


async def look_for(connected: Connected, intent: Intent) -> Found:
    """Raises a Failure other than Refused where the service cannot be asked."""
    if intent.kind == "submit":
        return await _look_for_submission(connected, intent)
    try:
        now = await connected.client.receivables.get(intent.subject_id)
    except Refused:
        return Found(Finding.UNSURE)
    connected.shelf.receivables.put([now], full=True)
    return Found(_seen_in(now, intent))


async def _look_for_submission(connected: Connected, intent: Intent) -> Found:
    invoice = intent.body["invoice"]
    # A test clock only ever runs ahead of real time, so this bound is never too late.
    since = datetime.fromisoformat(intent.sent_at or intent.created_at)
    return await look_for_invoice(connected, str(intent.body["user_id"]), invoice, since)


def _seen_in(now: Receivable, intent: Intent) -> Finding:
    """Each kind leaves a trace of its own; where it leaves none that we can read, the person is asked."""
    progress = now.recovery_progress
    body = intent.body
    if intent.kind == "cancel":
        return Finding.HAPPENED if now.status == "cancelled" else Finding.DID_NOT_HAPPEN
    if intent.kind == "evidence":
        paused = now.status in ("disputed", "evidence_requested")
        return Finding.DID_NOT_HAPPEN if paused else Finding.HAPPENED
    if intent.kind == "partial_payment":
        if progress.decision is not None:
            return Finding.DID_NOT_HAPPEN
        return Finding.HAPPENED if now.status != "payment_received" else Finding.UNSURE
    if intent.kind == "add_contact" and progress.contacts is not None:
        there = any(contact.get("email") == body["email"] for contact in progress.contacts)
        return Finding.HAPPENED if there else Finding.DID_NOT_HAPPEN
    if intent.kind == "agreement" and progress.agreement is not None:
        is_open = progress.agreement.id == body["id"] and progress.agreement.state == "proposed"
        return Finding.DID_NOT_HAPPEN if is_open else Finding.HAPPENED
    if intent.kind == "proposal" and progress.agreement is not None:
        stands = progress.agreement.state in ("proposed", "accepted")
        stands = stands and progress.agreement.proposed_by != "debtor"
        return Finding.HAPPENED if stands else Finding.DID_NOT_HAPPEN
    if intent.kind == "same_debtor":
        asked = progress.same_debtor_question
        is_open = asked is not None and asked.debtor_id == body["debtor_id"]
        return Finding.DID_NOT_HAPPEN if is_open else Finding.HAPPENED
    if intent.kind == "insolvency_withdrawn" and progress.insolvency is None:
        return Finding.HAPPENED
    if intent.kind in (
        "metadata",
        "planned_contact",
        "contact_task",
        "insolvency",
        "insolvency_withdrawn",
        "promise",
    ):
        return Finding.DID_NOT_HAPPEN  # the same again changes nothing, or is refused
    return Finding.UNSURE
