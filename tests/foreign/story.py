"""The whole work of a creditor, step by step, with a foreign service at the other end."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

from recovery_contract.actions import (
    CancelReason,
    CancelRequest,
    PartialPaymentAction,
    PartialPaymentDecision,
)
from recovery_contract.allowed_actions import Action
from recovery_contract.receivables import Contact, UpdateReceivableRequest
from recovery_contract.statistics import Period
from recovery_contract.users import CreateUserRequest
from recovery_desktop.actions import table as actions
from recovery_desktop.actions.creditor import is_active
from recovery_desktop.commands.evidence import (
    PreparedEvidence,
    add_evidence_files,
    load_prepared,
    save_prepared,
)
from recovery_desktop.commands.fetch_statistics import fetch_statistics
from recovery_desktop.commands.import_files import import_files
from recovery_desktop.commands.onboard_creditor import create_creditor
from recovery_desktop.commands.read_invoice import (
    is_creation_open,
    list_likely,
    read_invoice,
    take_as_created,
    take_as_not_created,
)
from recovery_desktop.commands.receivable_details import fetch_details
from recovery_desktop.commands.refresh import refresh_receivable
from recovery_desktop.commands.requests import request_action
from tests.foreign.app import App, a_request
from tests.foreign.dialect import Dialect
from tests.foreign.service import ForeignService
from tests.papers import PDF

SEEDED = 5


async def complete_story(app: App, service: ForeignService, folder: Path) -> None:
    """From signing in to the figures, each step seen at both ends."""
    await app.sign_in()
    await _becomes_a_creditor(app, service)
    await _sees_what_is_there(app, service)
    submitted = await _reads_and_submits(app, service, folder)
    await _follows(app, service, submitted)
    await _decide_payment(app, service, submitted)
    await _submit_evidence(app, service, submitted, folder)
    await _changes_and_cancels(app, service, submitted)
    await _read_statistics(app, service.dialect)
    service.forget_tokens()
    await refresh_receivable(app.context, submitted)


async def _becomes_a_creditor(app: App, service: ForeignService) -> None:
    await create_creditor(app.context, CreateUserRequest(email="me@creditor.example"))
    (user_id,) = service.users
    assert not is_active(app.context)
    service.activate(user_id)
    await app.sees(lambda: is_active(app.context), "the creditor to be active")


async def _sees_what_is_there(app: App, service: ForeignService) -> None:
    (user_id,) = service.users
    strange = "negotiating" if service.dialect.words == "unknown" else "in_process"
    ids = [service.seed(user_id, strange if n == 0 else "recovered", 75 + n) for n in range(SEEDED)]
    await app.sees(lambda: all(app.status(id) for id in ids), "what was there")
    assert app.status(ids[0]) == strange
    first = app.context.connection_store.receivables.get(ids[0])
    assert first is not None
    assert first.amount == Decimal(75)


async def _reads_and_submits(app: App, service: ForeignService, folder: Path) -> str:
    """Whatever reading did: in the end the service has the invoice once."""
    context = app.context
    (user_id,) = service.users
    before = set(service.receivables)
    (folder / "F-7.pdf").write_bytes(PDF)
    (draft,) = (await import_files(context, [folder / "F-7.pdf"])).drafts
    await read_invoice(context, draft.id, lambda id, share: None)
    draft = context.connection_store.drafts.get(draft.id)
    assert draft.state == "review"
    if is_creation_open(context, draft):
        # Nobody but the person can tell: what is new there is looked at before anything is submitted.
        (likely,) = list_likely(context, draft) or [None]
        if likely is None:
            take_as_not_created(context, draft.id)
        else:
            take_as_created(context, draft.id, likely.id)
        draft = context.connection_store.drafts.get(draft.id)
    assert (draft.created_as is not None) == service.dialect.reading.startswith("creates")
    request = a_request(user_id)
    intent = request_action(context, draft.id, actions.SUBMIT, request, target_id=draft.created_as or "")
    await app.settles(intent)
    assert context.connection_store.drafts.get(draft.id).state == "submitted"
    (created,) = set(service.receivables) - before
    await app.sees(lambda: app.status(created) == "pending", "what was submitted")
    if draft.created_as is not None:
        await app.sees(lambda: (created, "contacts") in service.done(), "that its contact was added")
    receivable = context.connection_store.receivables.get(created)
    assert receivable is not None
    assert receivable.recovery_progress.debtor_name == "Aubin"
    assert receivable.recovery_progress.invoice_numbers == ["F-7"]
    return created


async def _follows(app: App, service: ForeignService, id: str) -> None:
    service.starts(id)
    await app.sees(lambda: app.status(id) == "in_process", "that recovery started")


async def _decide_payment(app: App, service: ForeignService, id: str) -> None:
    service.is_paid(id, 100)
    own_status = service.receivables[id]["status"]
    await app.sees(lambda: app.status(id) == own_status, "the payment")
    if service.dialect.hints != "none" or service.dialect.payments != "own status":
        await app.sees(lambda: app.allows(id, Action.DECIDE_PARTIAL_PAYMENT), "that it can be answered")
    decision = PartialPaymentDecision(action=PartialPaymentAction.CONTINUE_RECOVERY, notes="Go on.")
    await app.settles(request_action(app.context, id, actions.DECIDE_PARTIAL_PAYMENT, decision))
    answer = (id, "partial-payment", {"action": "continue_recovery", "notes": "Go on."})
    assert [one for one in service.actions if one[1] == "partial-payment"] == [answer]
    await app.sees(lambda: app.status(id) == "in_process", "that it goes on")


async def _submit_evidence(app: App, service: ForeignService, id: str, folder: Path) -> None:
    service.is_disputed(id)
    await app.sees(lambda: app.status(id) == service.dialect.dispute, "the dispute")
    proof, connection_store = folder / "delivery.pdf", app.context.connection_store
    proof.write_bytes(PDF)
    assert await add_evidence_files(connection_store, app.context.files, id, [proof], "delivery_note") == []
    save_prepared(
        connection_store,
        id,
        PreparedEvidence(load_prepared(connection_store, id).pieces, "Delivered."),
    )
    intent = request_action(app.context, id, actions.SUBMIT_EVIDENCE)
    if service.dialect.evidence == "reference":
        # Nobody but the service can make one: the person is told, what was prepared stays, words still go.
        await app.settles(intent, "refused")
        assert app.intent(intent).failure == {
            "code": "NO_FILES_HERE",
            "message": "This service accepts no files as evidence.",
        }
        assert load_prepared(connection_store, id).size == len(PDF)
        save_prepared(connection_store, id, PreparedEvidence((), "Delivered."))
        intent = request_action(app.context, id, actions.SUBMIT_EVIDENCE)
    await app.settles(intent)
    sent = [body for where, action, body in service.actions if (where, action) == (id, "evidence")]
    assert [body["statement"] for body in sent] == ["Delivered."]
    assert len(sent[0].get("documents", [])) == (service.dialect.evidence != "reference")
    assert not load_prepared(connection_store, id).has_content
    await app.sees(lambda: app.status(id) == "in_process", "that it goes on")


async def _changes_and_cancels(app: App, service: ForeignService, id: str) -> None:
    """In the order in which they were decided."""
    contact = request_action(
        app.context, id, actions.ADD_CONTACT, Contact(email="chef@aubin.example", level=1)
    )
    noted = request_action(
        app.context,
        id,
        actions.UPDATE_METADATA,
        UpdateReceivableRequest(metadata={"notes": "Mornings only."}),
    )
    cancelled = request_action(
        app.context, id, actions.CANCEL, CancelRequest(reason=CancelReason.BUSINESS_DECISION)
    )
    for intent in (contact, noted, cancelled):
        await app.settles(intent)
    assert [action for where, action, _ in service.actions if where == id][-2:] == ["contacts", "cancel"]
    await app.sees(lambda: app.status(id) == "cancelled", "that it is cancelled")
    # Too late: refused in words, and nothing changes.
    late = request_action(app.context, id, actions.CANCEL, CancelRequest(reason=CancelReason.PAID_DIRECTLY))
    await app.settles(late, "refused")
    assert (app.intent(late).failure or {})["code"] in ("WRONG_STATE", "HTTP_409")


async def _read_statistics(app: App, dialect: Dialect) -> None:
    assert (await fetch_statistics(app.context, Period.LAST_MONTH)).total_sent == 3
    assert (await fetch_statistics(app.context, Period.ALL_TIME)).total_sent == 99
    details = await fetch_details(app.context, "rcv_x", app.context.user_id or "")
    assert not details.offered
