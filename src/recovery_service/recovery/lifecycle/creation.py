"""Takes an invoice as a receivable: refusals that can be forced, warnings that never block, and the planned start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any, Final, NamedTuple

from sqlalchemy import select

from recovery_contract.errors import ErrorCode
from recovery_contract.events import DebtorSummary, ReceivableCreated
from recovery_contract.fields import to_minor
from recovery_contract.ids import DebtorId, ExtractionId, ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.limitation import barred_after, select_law
from recovery_contract.progress import HistoryEntry
from recovery_contract.receivables import (
    ACCOUNT_IBAN,
    PURSUE_PRINCIPAL,
    PURSUITS,
    CreateReceivableRequest,
    takes_letters,
)
from recovery_contract.users import UserStatus
from recovery_service.context.clock import CLOCK
from recovery_service.context.core import Context
from recovery_service.db.batch import batch
from recovery_service.db.bundle import Bundle, Row, Rows
from recovery_service.errors import ServiceError
from recovery_service.extraction import service as extraction
from recovery_service.ids import ContactId, new_id
from recovery_service.jobs import queue
from recovery_service.law import rates
from recovery_service.law.countries import detect_country
from recovery_service.law.rules import EDITION
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.insolvency import repository as insolvencies
from recovery_service.ledger.receivables import checks, repository
from recovery_service.ledger.receivables.rows import (
    BY_POST,
    WISH,
    ContactRow,
    ReceivableDetails,
    ReceivableRow,
)
from recovery_service.ledger.timeline.events import INTERESTED, emit_event
from recovery_service.ledger.timeline.history import add_note, record_audit
from recovery_service.ledger.users import service as users
from recovery_service.ledger.users.rows import CreditorProfile, UserRow
from recovery_service.principal import Principal
from recovery_service.recovery.dunning import decision_rules, planning, preferences
from recovery_service.recovery.lifecycle import credited_before, transitions, unread_terms

_BEFORE: Final = Bundle(
    clock=CLOCK,
    preferences=preferences.OF_CREDITORS,
    endpoints=INTERESTED,
    **repository.BEFORE_CREATION,
)
_RELATED: Final = Bundle(
    rates=rates.ENTERED,
    insolvencies=insolvencies.OF_DEBTORS,
    namesakes=select(repository.HAS_NAMESAKE.label("exists")),
)


class CreatedReceivable(NamedTuple):
    """A new receivable, with what stands around it: `related` are the entered rates, the procedure over its debtor, and
    whether the creditor has another debtor of that name."""

    receivable: ReceivableRow
    details: ReceivableDetails
    related: Rows


class Refusal(NamedTuple):
    """Reason for which a submission would be refused.

    `field` is the path of what is refused, `value` what stood there, and `details` are more values of it.
    """

    code: ErrorCode
    message: str
    field: str
    value: Any
    details: Mapping[str, Any] | None = None


def create_receivable(
    context: Context, principal: Principal, request: CreateReceivableRequest
) -> CreatedReceivable:
    """Return a new receivable, pending; its recovery starts 24 hours later.

    Raises NotFound for a creditor whom the caller does not see, ServiceError USER_NOT_ACTIVE, and without
    `force_proceed` DUPLICATE_RECEIVABLE, NOT_YET_DUE or PAST_LIMITATION.
    """
    # Held until the end: of two identical submissions at once the second has to find the first.
    user = users.require(context.connection, principal, request.user_id, for_update=True, field="user_id")
    if user.status is not UserStatus.ACTIVE:
        message = f"The user is {user.status}; receivables are taken once it is active."
        raise ServiceError(409, ErrorCode.USER_NOT_ACTIVE, message, "user_id", user.id)
    identity = checks.debtor_identity(request.debtor)
    before = _load_before(context, user, request, identity)
    at = context.clock.read(next(iter(before["clock"]), None))
    country = detect_country(_party(user))
    today = Workdays(country).local_date(at)
    debtor = repository.existing_debtor(before) or repository.debtor_at_address(
        context.connection, user.client_id, user.id, identity
    )
    same = _find_same(request, identity, debtor, repository.same_numbers(before))
    refusals = list(_refusals(user, request, country, today, same))
    if refusals and not request.force_proceed:
        code, message, field, received, details = refusals[0]
        raise ServiceError(409, code, message, field, received).explain(**(details or {}))
    warnings = checks.find_warnings(request, today)
    warnings += [{"code": code, "message": text, "field": field} for code, text, field, *_ in refusals]
    receivable_id = new_id(ReceivableId)
    metadata = request.metadata or {}
    terms = {**unread_terms.read_terms(metadata), **_terms_of_creditor(before["preferences"], user, request)}
    read = None
    if "extraction_id" in terms:
        extraction_id = ExtractionId(str(terms["extraction_id"]))
        read = extraction.attach_to_receivable(
            context.connection, principal, extraction_id, receivable_id, at
        )
    if read is not None:
        printed = read["data"]["creditor"].get("iban")
        terms = {**({ACCOUNT_IBAN: printed} if printed else {}), **terms}
    elif "extraction_id" in terms:
        del terms["extraction_id"]
        message = "There is no such extraction; its document is not attached."
        warnings.append({"code": "EXTRACTION_UNKNOWN", "message": message, "field": "metadata.extraction_id"})
    warnings += unread_terms.find_warnings(metadata, terms, country)
    credited = credited_before.read_credit_notes(request, country, at)
    warnings += credited.warnings
    terms |= _terms_of_debtor(debtor, request)
    values = {
        **_values(user, request, identity, credited, is_by_post=bool(terms.get(BY_POST))),
        "debtor_id": new_id(DebtorId) if debtor is None else debtor.id,
        "id": receivable_id,
        "created_at": at,
        "metadata": metadata,
        "terms": terms,
        "warnings": warnings,
        "time_barred": any(code is ErrorCode.PAST_LIMITATION for code, *_ in refusals),
    }
    contacts = _contacts(receivable_id, request)
    about_debtor = {
        "client": user.client_id,
        "user": user.id,
        "name": identity.name,
        "debtor": values["debtor_id"],
        "debtors": [values["debtor_id"]],
    }
    with batch(context.connection, _RELATED, about_debtor) as written:
        row, begun = _add(
            context, values, contacts, at=at, actor=principal.subject, endpoints=before["endpoints"]
        )
        noted = [begun]
        if row.prepaid_minor:
            noted.insert(0, _note_prepaid(context, row, at, principal.subject))
        for reduction in row.reductions:
            note = credited_before.note_credit_note(context, row, reduction, at=at, actor=principal.subject)
            noted.insert(0, note)
    contacts.sort(key=lambda contact: contact.level)
    around = ReceivableDetails(CreditorProfile.from_user(user), at, contacts, noted)
    return CreatedReceivable(row, around, written.read)


def _load_before(
    context: Context, user: UserRow, request: CreateReceivableRequest, identity: checks.DebtorIdentity
) -> Rows:
    """Return what is there before the receivable is, and the clock."""
    keys = map(checks.comparison_key, request.invoice.numbers)
    parameters = repository.creation_parameters(user.client_id, user.id, identity, keys)
    clock_id = context.clock.clock_id_of(user.client_id)
    return _BEFORE.load(context.connection, {**parameters, "creditors": [user.id], "clock": clock_id})


def _terms_of_creditor(
    stored_preferences: Iterable[Row], user: UserRow, request: CreateReceivableRequest
) -> dict[str, Any]:
    """Return what counts for a new receivable from now on: what is asked for, the tolerance, the rows of the law."""
    stored = preferences.by_creditor(stored_preferences).get(user.id, {})
    values = {kind: row["value"] for kind, row in stored.items()}
    is_individual = request.debtor.company_type == "individual"
    return {
        "pursue": _pursuit(values.get("plan"), request.metadata or {}, is_individual=is_individual),
        "tolerance_minor": decision_rules.tolerance_minor(values.get("rules"), request.invoice.currency),
        "law_edition": EDITION,
    }


def _terms_of_debtor(
    debtor: repository.ExistingDebtor | None, request: CreateReceivableRequest
) -> dict[str, Any]:
    """Return how the debtor is to be reached, as every open invoice of it has it, and unless the request says."""
    new = request.debtor
    names = (WISH, BY_POST) if new.by_post is None and takes_letters(new.address) else (WISH,)
    terms = {} if debtor is None else debtor.terms
    return {name: terms[name] for name in names if name in terms}


def _contacts(receivable_id: ReceivableId, request: CreateReceivableRequest) -> list[ContactRow]:
    return [
        ContactRow(
            id=new_id(ContactId),
            receivable_id=receivable_id,
            position=position,
            **{**contact.model_dump(), "level": contact.level or 0},
        )
        for position, contact in enumerate(request.debtor.contacts)
    ]


def _note_prepaid(context: Context, row: ReceivableRow, at: int, actor: str) -> HistoryEntry:
    amount = row.to_money(row.prepaid_minor)
    text = f"{amount} {row.currency} of the invoice had been paid before."
    data = {"amount": str(amount)}
    return add_note(context, row.id, at=at, kind="prepaid", text=text, actor=actor, data=data)


def create_after_reversal(
    context: Context, row: ReceivableRow, amount_minor: int, *, at: int, actor: str
) -> ReceivableRow:
    """Return a new receivable over what a reversal took back from a recovered one, against the same debtor."""
    copied = {name: value for name, value in row._asdict().items() if name not in _NEVER_FOLLOWED}
    receivable_id = new_id(ReceivableId)
    values = {
        **copied,
        "id": receivable_id,
        "created_at": at,
        "amount_minor": amount_minor,
        "before_tax_minor": None,
        "tax_minor": None,
        "metadata": {**row.metadata, "follows": row.id},
        "follows_id": row.id,
    }
    contacts = [
        replace(contact, id=new_id(ContactId), receivable_id=receivable_id)
        for contact in repository.contacts(context.connection, row.id)
    ]
    successor, _ = _add(context, values, contacts, at=at, actor=actor)
    text = f"The payment was reversed after the end; {successor.id} goes on for it."
    data = {"receivable_id": successor.id}
    add_note(context, row.id, at=at, kind="followed", text=text, actor=actor, data=data)
    return successor


_NEVER_FOLLOWED: Final = (
    "prepaid_minor", "paid_minor", "overpaid_minor", "reductions", "started_at", "closed_at", "phone_attempted",
    "dispute",    "decision_deadline", "payout_minor", "payout_at", "status",
)  # fmt: skip


class _Added(NamedTuple):
    receivable: ReceivableRow
    history: HistoryEntry


def _add(
    context: Context,
    values: Mapping[str, Any],
    contacts: Sequence[ContactRow],
    *,
    at: int,
    actor: str,
    endpoints: Sequence[Row] | None = None,
) -> _Added:
    primary = min(contacts, key=lambda contact: contact.level, default=None)
    email = "" if primary is None else primary.email
    row = repository.add(
        context.connection,
        {**values, "status": str(ReceivableStatus.PENDING), "debtor_email": email},
        [checks.comparison_key(number) for number in values["numbers"]],
        contacts,
    )
    payload = ReceivableCreated(
        receivable_id=row.id,
        user_id=row.user_id,
        amount=row.to_money(row.amount_minor),
        currency=row.currency,
        status=row.status,
        debtor=DebtorSummary(
            name=row.debtor_name, has_email=bool(email), has_phone=any(contact.phone for contact in contacts)
        ),
    )
    text = f"Invoice {', '.join(row.numbers)} was submitted."
    numbers = {"numbers": row.numbers}
    begun = add_note(context, row.id, at=at, kind="created", text=text, actor=actor, data=numbers)
    record_audit(
        context.connection,
        actor,
        "receivable.create",
        row.id,
        after={"status": str(row.status), "amount_minor": row.amount_minor, "currency": row.currency},
    )
    emit_event(
        context, row, type="receivable.created", data=payload, at=at, is_first=True, endpoints=endpoints
    )
    key, due_at = planning.start_key(row.id), transitions.recovery_start_time(context, row, at)
    queue.schedule(context, row.client_id, planning.START, key, {"receivable_id": row.id}, due_at=due_at)
    return _Added(row, begun)


def _values(
    user: UserRow,
    request: CreateReceivableRequest,
    identity: checks.DebtorIdentity,
    credited: credited_before.CreditedBefore,
    *,
    is_by_post: bool,
) -> dict[str, Any]:
    invoice, debtor = request.invoice, request.debtor
    owner = {"client_id": user.client_id, "user_id": user.id}

    def minor(name: str) -> int | None:
        value = getattr(invoice, name)
        return None if value is None else to_minor(value, invoice.currency)

    described = debtor.model_dump(mode="json", exclude={"company_name", "contacts"}, exclude_none=True)
    described.pop("by_post", None)
    described |= {"by_post": True} if is_by_post or debtor.by_post else {}
    return {
        **owner,
        "currency": invoice.currency,
        "amount_minor": minor("amount"),
        "before_tax_minor": minor("amount_before_tax"),
        "tax_minor": minor("tax_amount"),
        "prepaid_minor": (minor("prepaid_amount") or 0) - credited.minor,
        "reductions": credited.reductions,
        "numbers": invoice.numbers,
        "issue_date": invoice.issue_date,
        "due_date": invoice.due_date,
        "service_description": invoice.service_description,
        "debtor_name": debtor.company_name,
        "debtor_key": identity.name,
        "debtor_siret": identity.siret,
        "debtor_vat": identity.vat,
        "debtor": described,
    }


def _refusals(
    user: UserRow, request: CreateReceivableRequest, country: str, today: date, same: _Duplicate | None
) -> Iterable[Refusal]:
    invoice = request.invoice
    if same is not None:
        number, row = same
        message = f"Invoice {number} against {row.debtor_name} was submitted already, as {row.id}."
        yield Refusal(
            ErrorCode.DUPLICATE_RECEIVABLE, message, "invoice.numbers", number, {"receivable_id": row.id}
        )
    due = invoice.due_date.isoformat()
    if invoice.due_date > today:
        message = f"The invoice is due on {due}."
        yield Refusal(ErrorCode.NOT_YET_DUE, message, "invoice.due_date", due)
    law = select_law(_party(user), country)
    professional = request.debtor.company_type != "individual"
    last = barred_after(law, professional=professional, due=invoice.due_date)
    if last is not None and today > last:
        message = f"The receivable is time-barred: {last.isoformat()} was the last day to claim it."
        yield Refusal(ErrorCode.PAST_LIMITATION, message, "invoice.due_date", due)


def _party(user: UserRow) -> dict[str, Any]:
    return {"address": user.company.get("address"), "siret": user.company.get("siret")}


class _Duplicate(NamedTuple):
    """An invoice number that this creditor gave before for this debtor, and the receivable that has it."""

    number: str
    receivable: repository.SameNumber


def _find_same(
    request: CreateReceivableRequest,
    identity: checks.DebtorIdentity,
    debtor: repository.ExistingDebtor | None,
    same_numbers: Sequence[repository.SameNumber],
) -> _Duplicate | None:
    keys = {checks.comparison_key(number): number for number in request.invoice.numbers}
    for row in same_numbers:
        if (debtor is not None and row.debtor_id == debtor.id) or row.debtor_key == identity.name:
            shared = next(keys[key] for key in map(checks.comparison_key, row.numbers) if key in keys)
            return _Duplicate(shared, row)
    return None


def _pursuit(plan: Mapping[str, Any] | None, metadata: Mapping[str, Any], *, is_individual: bool) -> str:
    """Return what the debtor is asked for: as the submission says, else as the creditor set it with the plan, else the
    invoice alone. What is set later changes no sum that is asked for already."""
    if metadata.get("pursue") in PURSUITS:
        return str(metadata["pursue"])
    stored = plan or {}
    of_persons = stored.get("pursue_individuals") if is_individual else None
    return str(of_persons or stored.get("pursue") or PURSUE_PRINCIPAL)
