"""Facts about a debtor that the creditor corrects: they count for all that is still to be sent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from recovery_contract.allowed_actions import Action, Party
from recovery_contract.debtor_correction import ContactCorrection, CorrectDebtorRequest
from recovery_contract.events import DebtorCorrected
from recovery_contract.fields import Address
from recovery_contract.ids import ReceivableId
from recovery_contract.reasons import Reason
from recovery_contract.receivables import Contact, takes_letters
from recovery_service.context.core import Context
from recovery_service.errors import Invalid
from recovery_service.ids import ContactId, new_id
from recovery_service.ledger import permissions
from recovery_service.ledger.receivables import checks, repository
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import BY_POST, TEXTS_APPROVED, ContactRow, ReceivableRow
from recovery_service.ledger.receivables.service import LockedReceivable
from recovery_service.ledger.timeline.events import emit_event
from recovery_service.ledger.timeline.history import add_note, record_audit
from recovery_service.principal import Principal
from recovery_service.recovery.dunning import planning, scheduling
from recovery_service.recovery.dunning import repository as plan
from recovery_service.recovery.dunning import service as recovery
from recovery_service.recovery.dunning.pause_reasons import ANSWER
from recovery_service.recovery.dunning.printed_letters import delete_unsent_letter
from recovery_service.recovery.lifecycle import transitions

_APPROVALS: Final = ("approved", TEXTS_APPROVED)
_NUMBERS: Final = ("siret", "vat_number")
_WARNED_OF_NUMBERS: Final = tuple(f"debtor.{name}" for name in _NUMBERS)


@dataclass(frozen=True)
class _Change:
    """One fact; `field` is its path as the receivable has it. Absent facts are empty."""

    field: str
    before: Any
    after: Any


def correct_debtor(
    context: Context, principal: Principal, receivable_id: ReceivableId, request: CorrectDebtorRequest
) -> ReceivableRow:
    """Correct what is given, of this receivable or of every open one against its debtor. Messages that were sent stay
    as they are.

    Raises NotFound for one that the caller does not see, InvalidState for a closed one, Invalid for a contact that it
    does not have, and for an address without what a letter needs where nothing but letters reaches the debtor.
    """
    row = receivables.require(context.connection, principal, receivable_id)
    plan.lock_debtor(context.connection, row.debtor_id)
    ids = {receivable_id}
    if request.all_open:
        ids |= {one.id for one in repository.open_of_debtor(context.connection, row.user_id, row.debtor_id)}
    locked = receivables.lock_all(context, sorted(ids))
    if permissions.obstacles(locked[receivable_id].row, Party.CREDITOR, Action.CORRECT_DEBTOR):
        raise transitions.invalid_state(context.connection, locked[receivable_id].row, "correct_debtor")
    _check_contacts(context, locked[receivable_id].row, request)
    _check_address(request, [one.row for one in locked.values()])
    for one in locked.values():
        if not one.row.is_closed:
            _correct(one, request, actor=principal.subject)
    return receivables.load(context.connection, receivable_id)


def _check_contacts(context: Context, row: ReceivableRow, request: CorrectDebtorRequest) -> None:
    emails = {one.email for one in receivables.contacts(context.connection, row.id)}
    for place, contact in enumerate(request.contacts or ()):
        field = f"contacts[{place}].email"
        if contact.email is None and not row.lacks_email:
            raise Invalid(Reason.of("missing"), field)
        if contact.email is not None and contact.email not in emails:
            raise Invalid(Reason.of("contact_unknown"), field, contact.email)


def _check_address(request: CorrectDebtorRequest, rows: Sequence[ReceivableRow]) -> None:
    """Raise Invalid where no letter would arrive any more and letters are all there is."""
    if request.address is None and not request.by_post:
        return
    for row in rows:
        address = request.address or Address.model_validate(row.debtor.get("address") or {})
        if row.is_closed or not _is_by_post_after(row, request) or takes_letters(address):
            continue
        why = Reason.of("by_post_no_address")
        if request.address is None:
            raise Invalid(why, "by_post", request.by_post)
        raise Invalid(why, "address", request.address.model_dump(exclude_none=True))


def _is_by_post_after(row: ReceivableRow, request: CorrectDebtorRequest) -> bool:
    """Return whether letters alone are sent once the request has its effect."""
    if not row.debtor_email:
        return row.is_by_post and not request.contacts
    return row.is_by_post if request.by_post is None else request.by_post


def _correct(locked: LockedReceivable, request: CorrectDebtorRequest, *, actor: str) -> None:
    context, row, at = locked.context, locked.row, locked.at
    contacts = receivables.contacts(context.connection, row.id)
    corrections = list(_match(contacts, request.contacts or ()))
    first = _first_contacts(row, request)
    changes = [
        *_facts(row, request),
        *(change for contact, one in corrections for change in _contact(contact, one.corrected)),
        *(change for contact in first for change in _contact(None, contact)),
    ]
    if not changes:
        return
    was_by_post = row.is_by_post
    for contact, correction in corrections:
        values = correction.corrected.model_dump()
        level = contact.level if correction.corrected.level is None else correction.corrected.level
        repository.change_contact(context.connection, contact.id, {**values, "level": level})
    for position, added in enumerate(first):
        values = {**added.model_dump(), "level": added.level or 0, "position": position}
        owner = {"id": new_id(ContactId), "receivable_id": row.id}
        repository.add_contact(context.connection, {**values, **owner})
    row = receivables.change(context.connection, row.id, **_columns(context, row, request))
    fields = [change.field for change in changes]
    add_note(
        context,
        row.id,
        at=at,
        kind="debtor.corrected",
        text="The creditor corrected facts about the debtor.",
        actor=actor,
        data={"changes": [vars(change) for change in changes]},
    )
    # Whoever is erased later must not live on in the audit: it names the facts alone.
    record_audit(context.connection, actor, "receivable.correct_debtor", row.id, after={"fields": fields})
    if was_by_post and not row.is_by_post:
        recovery.mail_again(context, row.id, at)
    elif row.is_by_post and not was_by_post:
        recovery.post_instead(context, row.id, at)
    # Whoever is reached by letter alone is found at the name and the address.
    is_elsewhere = row.is_by_post or was_by_post or any(field.endswith(".email") for field in fields)
    _make_anew(context, row, at, is_elsewhere=is_elsewhere)
    payload = DebtorCorrected(receivable_id=row.id, status=row.status, fields=fields)
    emit_event(context, row, type="receivable.debtor.corrected", data=payload, at=at)


def _match(
    contacts: Sequence[ContactRow], corrections: Sequence[ContactCorrection]
) -> Iterator[tuple[ContactRow, ContactCorrection]]:
    """Yield each contact that is corrected; another invoice may not have it."""
    by_email = {one.email: one for one in corrections}
    for contact in contacts:
        if contact.email in by_email:
            yield contact, by_email[contact.email]


def _first_contacts(row: ReceivableRow, request: CorrectDebtorRequest) -> list[Contact]:
    """Return the contacts that a debtor gets that was reached by letter alone."""
    if not row.lacks_email:
        return []
    return [one.corrected for one in request.contacts or () if one.email is None]


def _facts(row: ReceivableRow, request: CorrectDebtorRequest) -> Iterator[_Change]:
    if request.company_name is not None and request.company_name != row.debtor_name:
        yield _Change("company_name", row.debtor_name, request.company_name)
    for name, number in _numbers(request).items():
        if (row.debtor.get(name) or "") != number:
            yield _Change(name, row.debtor.get(name), number or None)
    is_by_post = _is_by_post_after(row, request)
    if request.by_post is not None and row.debtor_email and is_by_post != row.is_by_post:
        yield _Change("by_post", row.is_by_post, is_by_post)
    if request.address is None:
        return
    before = row.debtor.get("address") or {}
    for name in Address.model_fields:
        old, new = before.get(name) or "", getattr(request.address, name) or ""
        if old != new:
            yield _Change(f"address.{name}", old, new)


def _numbers(request: CorrectDebtorRequest) -> dict[str, str]:
    """Return the numbers that are given, empty where they are taken away."""
    numbers = {"siret": request.siret, "vat_number": request.vat_number}
    return {name: number.strip() for name, number in numbers.items() if number is not None}


def _contact(contact: ContactRow | None, corrected: Contact) -> Iterator[_Change]:
    """Yield what is different from before; all of it where there was no contact."""
    for name in Contact.model_fields:
        old, new = getattr(contact, name, None), getattr(corrected, name)
        if name == "level" and new is None:
            continue
        if (old or "") != (new or ""):
            yield _Change(f"contacts.{name}", old, new)


def _columns(context: Context, row: ReceivableRow, request: CorrectDebtorRequest) -> dict[str, Any]:
    """Return what changes in the receivable itself. What the creditor approved for it said something else."""
    contacts = receivables.contacts(context.connection, row.id)
    terms = {name: value for name, value in row.terms.items() if name not in _APPROVALS}
    values: dict[str, Any] = {"terms": terms}
    if contacts:
        values |= row.columns_with_email(contacts[0].email)
        if _is_by_post_after(row, request):
            values["debtor"] = {**row.debtor, "by_post": True}
    if request.by_post is not None:
        terms.pop(BY_POST, None)
        terms |= {BY_POST: True} if request.by_post and request.all_open else {}
    if request.company_name is not None:
        values["debtor_name"] = request.company_name
        values["debtor_key"] = checks.name_key(request.company_name)
    if request.address is not None:
        address = request.address.model_dump(exclude_none=True)
        values["debtor"] = {**values.get("debtor", row.debtor), "address": address}
    if numbers := _numbers(request):
        values |= _columns_of_numbers(row, {**values.get("debtor", row.debtor), **numbers})
    return values


def _columns_of_numbers(row: ReceivableRow, debtor: Mapping[str, Any]) -> dict[str, Any]:
    """Return the debtor with its numbers as they are now, what it is recognised by, and what seems wrong in them."""
    corrected = {name: value for name, value in debtor.items() if name not in _NUMBERS or value}
    keys = checks.number_keys(corrected.get("siret"), corrected.get("vat_number"))
    others = [one for one in row.warnings if one.get("field") not in _WARNED_OF_NUMBERS]
    return {
        "debtor": corrected,
        "debtor_siret": keys["siret"],
        "debtor_vat": keys["vat"],
        "warnings": [*checks.find_number_warnings(corrected), *others],
    }


def _make_anew(context: Context, row: ReceivableRow, at: int, *, is_elsewhere: bool) -> None:
    """Make what waits to be printed or sent anew, and plan what nobody could be reached by before. A letter whose
    approval this ends is planned again: it waits to be approved like any other."""
    may_leave = planning.may_leave(context, row)
    for step in plan.list_planned(context.connection, row.id, "to_do", "planned"):
        if step.state == "to_do":
            delete_unsent_letter(context.connection, step)
            if step.channel == "letter" and not may_leave:
                scheduling.postpone(context, step, at, "not_approved")
        elif step.why in scheduling.READ_BY_PERSON and step.template != ANSWER:
            plan.change_planned(context.connection, step.id, why="edited")
    if is_elsewhere:
        recovery.replan_after_new_contact(context, row.id, at)
    else:
        recovery.replan_unreached(context, row.id, at)
