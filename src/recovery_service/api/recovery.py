"""The operations on recoveries beyond the interface's own: balance, planned contacts, calls, plan, texts, mailbox."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from recovery_contract.creditor_settings import Letters, Mailbox, RecoveryPlan, StandingRules, TemplateList
from recovery_contract.extensions import (
    BalanceResponse,
    ContactTaskAction,
    ContactTaskList,
    EnterRatesRequest,
    MessageList,
    PlannedContactAction,
    PlannedContactList,
    RecordCallRequest,
    RemindAloneRequest,
)
from recovery_contract.ids import DebtorId, PlannedContactId, ReceivableId, UserId
from recovery_service.api import preferences
from recovery_service.api.progress import to_resource
from recovery_service.api.typesetting import LETTERS
from recovery_service.context.clock import to_ms
from recovery_service.context.core import Core
from recovery_service.errors import Invalid, NotFound
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.ledger.users import service as users
from recovery_service.principal import Principal
from recovery_service.privacy import erasure
from recovery_service.recovery.balance import reference_rates
from recovery_service.recovery.balance.breakdown import balance_day, load_balance
from recovery_service.recovery.case_file import archive as case_file
from recovery_service.recovery.contacts import (
    calls,
    letter_settings,
    mailbox,
    planned,
    sent_messages,
    tasks,
)
from recovery_service.recovery.contacts.mailbox import ProposedMailbox
from recovery_service.recovery.correspondence import schedule
from recovery_service.recovery.dunning import decision_rules
from recovery_service.recovery.lifecycle import actions
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.long_work import TYPESETTING, LongWork
from recovery_service.web.parsing import body
from recovery_service.web.response import no_content, respond

router = APIRouter(route_class=Concluded)


@serves(router, "getBalance")
def get_balance(
    id: ReceivableId,
    principal: CallerIn,
    core: CoreIn,
    as_of: Annotated[str | None, Query(json_schema_extra={"format": "date"})] = None,
) -> Response:
    with core.read() as context:
        row = receivables.require(context.connection, principal, id)
        creditor = users.load_profile(context.connection, row.user_id)
        day = balance_day(row, creditor, core.clock.now(context.connection, row.client_id))
        result = load_balance(context, id, day if as_of is None else _day(as_of))
    return respond(BalanceResponse(**dict(result), currency=row.currency))


@serves(router, "listMessages", dependencies=[LETTERS])
def list_messages(id: ReceivableId, principal: CallerIn, core: CoreIn) -> Response:
    """Return every contact made so far, word for word."""
    with core.database.read() as connection:
        row = receivables.require(connection, principal, id)
        return respond(MessageList(data=sent_messages.list_sent_messages(connection, row.id)))


@serves(router, "getCaseFile", dependencies=[LETTERS])
async def get_case_file(
    id: ReceivableId, principal: CallerIn, core: CoreIn, typesetting: Annotated[LongWork, TYPESETTING]
) -> Response:
    archive = await typesetting.run(principal.client_id, partial(case_file.build_archive, core, id))
    headers = {"Content-Disposition": f'attachment; filename="case-{id}.zip"'}
    return Response(archive, media_type="application/zip", headers=headers)


@serves(router, "remindAlone")
def remind_alone(
    id: ReceivableId,
    principal: CallerIn,
    core: CoreIn,
    request: Annotated[RemindAloneRequest, body(RemindAloneRequest)],
) -> Response:
    with receivables.locked_receivable(core, principal, id) as locked:
        row = actions.set_reminded_alone(
            locked.context, locked.row, request.alone, at=locked.at, actor=principal.subject
        )
        receivable = to_resource(locked.context, row)
    return respond(receivable)


@serves(router, "recordCall")
def record_call(
    id: ReceivableId,
    principal: CallerIn,
    core: CoreIn,
    call: Annotated[RecordCallRequest, body(RecordCallRequest)],
) -> Response:
    with receivables.locked_receivable(core, principal, id) as locked:
        calls.record_call(locked.context, locked.row, call, at=locked.at, actor="creditor")
        _audit(locked.context.connection, principal, "call.record", id, {"outcome": call.outcome})
        receivable = to_resource(locked.context, receivables.load(locked.context.connection, id))
    return respond(receivable)


@serves(router, "listPlannedContacts")
def list_planned_contacts(
    principal: CallerIn,
    core: CoreIn,
    user_id: Annotated[UserId | None, Query()] = None,
    until: Annotated[str | None, Query(json_schema_extra={"format": "date-time"})] = None,
    receivable_id: Annotated[ReceivableId | None, Query()] = None,
) -> Response:
    moment = None if until is None else _moment(until)
    with core.read() as context:
        contacts = planned.list_planned(
            context, principal, user_id=user_id, until=moment, receivable_id=receivable_id
        )
    return respond(PlannedContactList(data=contacts))


@serves(router, "getPlannedContact")
def get_planned_contact(id: PlannedContactId, principal: CallerIn, core: CoreIn) -> Response:
    """Return a planned contact with the message it would send now."""
    with core.read() as context:
        return respond(planned.preview_message(context, principal, id))


@serves(router, "changePlannedContact")
def change_planned_contact(
    id: PlannedContactId,
    principal: CallerIn,
    core: CoreIn,
    action: Annotated[PlannedContactAction, body(PlannedContactAction)],
) -> Response:
    with core.write() as context:
        if action.action == "send_now":
            actions.start_for_contact(context, principal, id)
        contact = planned.change_planned_contact(context, principal, id, action)
        _audit(context.connection, principal, f"planned_contact.{action.action}", id, {"at": str(contact.at)})
    return respond(contact)


@serves(router, "listContactTasks")
def list_contact_tasks(
    principal: CallerIn,
    core: CoreIn,
    user_id: Annotated[UserId | None, Query()] = None,
    receivable_id: Annotated[ReceivableId | None, Query()] = None,
) -> Response:
    """Return letters to be printed and posted, calls to be made."""
    with core.read() as context:
        due = tasks.list_tasks(context, principal, user_id=user_id, receivable_id=receivable_id)
    return respond(ContactTaskList(data=due))


@serves(router, "signOffContact")
def sign_off_contact(
    id: PlannedContactId,
    principal: CallerIn,
    core: CoreIn,
    request: Annotated[ContactTaskAction, body(ContactTaskAction)],
) -> Response:
    with core.write() as context:
        row = tasks.sign_off(context, principal, id, request)
        _audit(context.connection, principal, f"contact_task.{request.action}", id, {"on": str(request.on)})
        receivable = receivables.load(context.connection, row.receivable_id)
    return respond(planned.to_resource(row, receivable))


@serves(router, "getPlan")
def get_plan(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    with core.read() as context:
        user = users.require(context.connection, principal, id)
        plan = preferences.load_plan(context, id, context.now(user.client_id))
        return respond(plan.model_dump(mode="json"))


@serves(router, "putPlan")
def put_plan(
    id: UserId, principal: CallerIn, core: CoreIn, plan: Annotated[RecoveryPlan, body(RecoveryPlan)]
) -> Response:
    with core.write() as context:
        user = users.require(context.connection, principal, id, for_update=True)
        at = core.clock.now(context.connection, user.client_id)
        stored = preferences.set_plan(context, id, plan, at)
        _audit(
            context.connection,
            principal,
            "plan.set",
            id,
            {"approved": plan.approved, "steps": len(plan.steps)},
        )
    return respond(stored.model_dump(mode="json"))


@serves(router, "getTemplates")
def get_templates(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        users.require(connection, principal, id)
        return respond(preferences.load_templates(connection, id).model_dump(mode="json"))


@serves(router, "putTemplates")
def put_templates(
    id: UserId, principal: CallerIn, core: CoreIn, templates: Annotated[TemplateList, body(TemplateList)]
) -> Response:
    with core.database.write() as connection:
        user = users.require(connection, principal, id, for_update=True)
        at = core.clock.now(connection, user.client_id)
        stored = preferences.set_templates(connection, id, templates, at)
        _audit(connection, principal, "templates.set", id, {"texts": len(templates.data)})
    return respond(stored.model_dump(mode="json"))


@serves(router, "getStandingRules")
def get_standing_rules(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        users.require(connection, principal, id)
        return respond(decision_rules.load_rules(connection, id).model_dump(mode="json", exclude_none=True))


@serves(router, "putStandingRules")
def put_standing_rules(
    id: UserId, principal: CallerIn, core: CoreIn, rules: Annotated[StandingRules, body(StandingRules)]
) -> Response:
    with core.database.write() as connection:
        user = users.require(connection, principal, id, for_update=True)
        at = core.clock.now(connection, user.client_id)
        decision_rules.store_rules(connection, id, rules, at)
        stored = decision_rules.load_rules(connection, id)
        _audit(connection, principal, "standing_rules.set", id, rules.model_dump(mode="json"))
    return respond(stored.model_dump(mode="json", exclude_none=True))


@serves(router, "getMailbox")
def get_mailbox(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    return respond(_load_mailbox(core, principal, id).model_dump(mode="json", exclude_none=True))


@serves(router, "getSenderDomain")
async def get_sender_domain(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    stored = await run_in_threadpool(_load_mailbox, core, principal, id)
    return respond(await mailbox.check_sender_domain(core, stored))


def _load_mailbox(core: Core, principal: Principal, user_id: UserId) -> Mailbox:
    """Return the user's mailbox. Raises NotFound where there is none."""
    with core.database.read() as connection:
        users.require(connection, principal, user_id)
        stored = mailbox.load_mailbox(connection, user_id)
    if stored is None:
        raise NotFound
    return stored


@serves(router, "putMailbox")
async def put_mailbox(
    id: UserId, principal: CallerIn, core: CoreIn, request: Annotated[Mailbox, body(Mailbox)]
) -> Response:
    """Store the mailbox, if a message could be sent through it; in the test environment nothing is sent."""
    proposed = await run_in_threadpool(mailbox.prepare_mailbox, core, principal, id, request)
    verified = None
    if core.channels.is_real:
        delivery = await mailbox.send_trial_mail(proposed.server, proposed.creditor)
        mailbox.require_delivered(proposed.mailbox, delivery)
        verified = True
    stored = await run_in_threadpool(_store_mailbox, core, principal, id, proposed, verified)
    return respond(stored.model_dump(mode="json", exclude_none=True))


def _store_mailbox(
    core: Core, principal: Principal, user_id: UserId, proposed: ProposedMailbox, verified: bool | None
) -> Mailbox:
    """Store it, and look into it at once where it is read: what it could not sign in with is replaced."""
    stored = mailbox.store_mailbox(core, principal, user_id, proposed, verified)
    with core.write() as context:
        schedule.schedule_waiting_visit(context, user_id)
    return stored


@serves(router, "getLetters")
def get_letters(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    with core.read() as context:
        users.require(context.connection, principal, id)
        stored = letter_settings.load_settings(context, id)
    return respond(stored.model_dump(mode="json", exclude_none=True))


@serves(router, "putLetters")
def put_letters(
    id: UserId, principal: CallerIn, core: CoreIn, request: Annotated[Letters, body(Letters)]
) -> Response:
    with core.database.read() as connection:
        users.require(connection, principal, id)
    letter_settings.check_settings(core.settings, request)
    with core.write() as context:
        user = users.require(context.connection, principal, id, for_update=True)
        at = core.clock.now(context.connection, user.client_id)
        stored = letter_settings.store_settings(context, id, request, at)
        _audit(
            context.connection, principal, "letters.set", id, {"way": stored.way, "lines": len(stored.sender)}
        )
    return respond(stored.model_dump(mode="json", exclude_none=True))


@serves(router, "getRates")
def get_rates(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    with core.read() as context:
        user = users.require(context.connection, principal, id)
        return respond(
            reference_rates.load_reference_rates(
                context, id, core.clock.now(context.connection, user.client_id)
            )
        )


@serves(router, "putRates")
def put_rates(
    id: UserId,
    principal: CallerIn,
    core: CoreIn,
    request: Annotated[EnterRatesRequest, body(EnterRatesRequest)],
) -> Response:
    with core.write() as context:
        user = users.require(context.connection, principal, id, for_update=True)
        reference_rates.record_rates(context, request)
        _audit(context.connection, principal, "rates.set", id, request.model_dump(mode="json"))
        return respond(
            reference_rates.load_reference_rates(
                context, id, core.clock.now(context.connection, user.client_id)
            )
        )


@serves(router, "getPrivacyRecord")
def get_privacy_record(id: DebtorId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        return respond(erasure.load_privacy_record(connection, principal, id))


@serves(router, "erasePrivacyRecord")
def erase_privacy_record(id: DebtorId, principal: CallerIn, core: CoreIn) -> Response:
    with core.write() as context:
        erasure.erase_debtor(context, principal, id)
        _audit(context.connection, principal, "debtor.erase", id, {})
    return no_content()


def _audit(connection: Any, principal: Principal, action: str, object_id: str, after: dict[str, Any]) -> None:
    record_audit(connection, principal.subject, action, object_id, after=after)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Invalid("as_of is a date such as 2026-03-31", "as_of", text) from None


def _moment(text: str) -> int:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise Invalid("until is a date-time such as 2026-03-31T00:00:00Z", "until", text) from None
    return to_ms(moment if moment.tzinfo else moment.replace(tzinfo=UTC))
