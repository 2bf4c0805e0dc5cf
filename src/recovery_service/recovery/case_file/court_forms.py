"""Fills in what a court asks for from what is known: as JSON values, and as a PDF to copy from."""

from __future__ import annotations

from datetime import date
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from recovery_contract.fields import json_number
from recovery_contract.progress import AGREED_RATE
from recovery_service.context.core import Context
from recovery_service.law.forms import CourtForm, declaration, payment_order
from recovery_service.law.insolvency import DECLARATION_RULES
from recovery_service.ledger.agreements import current
from recovery_service.ledger.insolvency import declaration as declared
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.recovery.balance.breakdown import Reckoning, day_at, reckon
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.recovery.dunning.limitation import NOTICE, limitation
from recovery_service.recovery.dunning.situation import Situation
from recovery_service.recovery.lifecycle import insolvency
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase
from recovery_service.wording.typesetting import typeset_template

OPTIONAL: Final = frozenset({"agent", "referral", "notice"})
"""What a form asks for only where there is such a thing."""


class FilledForm(NamedTuple):
    """`values` are {form, fields, missing, notes, sums}."""

    form: CourtForm
    values: dict[str, Any]


def filled(context: Context, now: Situation, at: int, documents: int) -> FilledForm | None:
    """The form that comes next for this receivable; the declaration of the claim where the debtor is insolvent, None
    where the debtor's country has no row."""
    receivable = now.receivable
    procedure = declared.of_debtor(context.connection, receivable.debtor_id)
    today = now.workdays.local_date(at)
    if procedure is not None:
        form = declaration(now.country)
        reckoning = reckon(context.connection, receivable, procedure.opened_on)
        told = insolvency.tell(context, [receivable], procedure)
        more = _procedure(form, told.model_dump(), now.country)
    else:
        found = payment_order(now.country, professional=not receivable.is_individual)
        if found is None:
            return None
        form, more = found, {}
        reckoning = reckon(context.connection, receivable, day_at(now.creditor, at))
    values = {
        **_parties(now),
        **_sums(form, receivable, reckoning),
        **_rest(context.connection, form, now, documents),
        **more,
    }
    notes = _notes(context.connection, form, receivable, reckoning, today, is_insolvent=procedure is not None)
    return FilledForm(form, _told(form, values, notes, receivable, reckoning))


def typeset(form: CourtForm, told: dict[str, Any]) -> bytes:
    """Return the values as a readable PDF."""
    sections: list[dict[str, Any]] = []
    for entry in told["fields"]:
        if not sections or sections[-1]["title"] != entry["section"]:
            sections.append({"title": entry["section"], "rows": []})
        value = entry["value"]
        if value is None and entry["key"] in OPTIONAL:
            value = form.labels["none"]
        sections[-1]["rows"].append({"label": entry["label"], "value": value})
    data = {
        "title": form.title,
        "basis": form.basis,
        "language": form.language,
        "missing": form.labels["missing"],
        "notes": told["notes"],
        "sections": sections,
    }
    return typeset_template("form.typ", data)


def _told(
    form: CourtForm,
    values: dict[str, str | None],
    notes: list[str],
    receivable: ReceivableRow,
    reckoning: Reckoning,
) -> dict[str, Any]:
    fields = [
        {"section": section, "key": key, "label": label, "value": values.get(key) or None}
        for section, key, label in form.fields
    ]
    money = receivable.money
    sums = {
        kind: reckoning.total(kind) for kind in ("principal", "interest", "fixed_fee", "prepaid", "payment")
    }
    return {
        "form": {"key": form.key, "title": form.title, "basis": form.basis, "url": form.url},
        "as_of": reckoning.as_of.isoformat(),
        "currency": receivable.currency,
        "sums": {
            **{kind: json_number(money(minor)) for kind, minor in sums.items()},
            "total": json_number(money(reckoning.total())),
        },
        "fields": fields,
        "missing": [
            entry["key"] for entry in fields if entry["value"] is None and entry["key"] not in OPTIONAL
        ],
        "notes": notes,
    }


def _parties(now: Situation) -> dict[str, str | None]:
    creditor, debtor = now.creditor, now.receivable.debtor
    address = debtor.get("address") or {}
    return {
        "creditor_name": creditor.name,
        "creditor_seat": ", ".join(formats.postal(creditor.address)),
        "creditor_number": creditor.siret,
        "debtor_name": now.receivable.debtor_name,
        "debtor_seat": ", ".join(formats.postal(address)),
        "debtor_number": debtor.get("siret"),
    }


def _source(given: str | None, language: str) -> str:
    if given is None:
        return ""
    return f" ({phrase('agreed_rate', language) if given == AGREED_RATE else given})"


def _sums(form: CourtForm, receivable: ReceivableRow, reckoning: Reckoning) -> dict[str, str | None]:
    """The amounts as the court wants them apart; they add up to the balance of that day."""

    def money(minor: int) -> str:
        return formats.money(minor, receivable.currency, form.language)

    interest = [line for line in reckoning.lines if line.kind == "interest"]
    total, fee = reckoning.total(), reckoning.total("fixed_fee")
    accrued = sum(line.minor for line in interest)
    # Of that day: what came after the opening of a procedure lowers no claim that is declared.
    left = max(0, reckoning.invoice_left)
    beyond = total - left - accrued - fee
    rates = dict.fromkeys(
        f"{formats.points(line.points, form.language)}" + _source(line.source, form.language)
        for line in interest
        if line.points is not None
    )
    told = form.labels["no_interest"]
    if interest and interest[0].since is not None:
        told = form.labels["interest"].format(
            amount=money(accrued), day=_day(reckoning.as_of, form), since=_day(interest[0].since, form)
        )
    return {
        "basis": form.labels["invoice"].format(
            numbers=formats.numbers(receivable.numbers),
            issued=_day(receivable.issue_date, form),
            due=_day(receivable.due_date, form),
            what=receivable.service_description,
        ),
        "principal": money(left),
        "interest": told,
        "interest_rule": " ; ".join(rates) or form.labels["no_interest"],
        "fixed_fee": money(fee),
        "paid_beyond": money(beyond) if beyond else form.labels["none"],
        "total": money(total),
    }


def _rest(connection: Connection, form: CourtForm, now: Situation, documents: int) -> dict[str, str | None]:
    city = (now.receivable.debtor.get("address") or {}).get("city")
    made = attempt_repository.of_receivable(connection, now.receivable.id)
    notices = [_day(now.workdays.local_date(row.at), form) for row in made if row.template == NOTICE]
    rule = form.labels.get("court_rule")
    return {
        "court_rule": rule.format(city=city or form.labels["missing"]) if rule else None,
        "attachments": form.labels["attachments"].format(count=documents),
        "notice": ", ".join(notices) or None,
    }


def _procedure(form: CourtForm, told: dict[str, Any], country: str) -> dict[str, str | None]:
    rule = DECLARATION_RULES.get(country)
    stops = rule.stops_interest if rule else None
    last = told["declare_by"]
    return {
        "procedure": form.labels[told["procedure"]],
        "opened_on": _day(told["opened_on"], form),
        "insolvency_court": told["court"],
        "insolvency_reference": told["reference"],
        "administrator": told["administrator"],
        "declare_by": None if last is None else _day(last, form),
        "rule": f"{rule.text} ({rule.source})" if rule else None,
        "interest_stop": form.labels["interest_stop"].format(rule=stops) if stops else None,
    }


def _notes(
    connection: Connection,
    form: CourtForm,
    receivable: ReceivableRow,
    reckoning: Reckoning,
    today: date,
    *,
    is_insolvent: bool,
) -> list[str]:
    period = limitation(connection, receivable)
    found = {
        "barred": receivable.time_barred or (period is not None and period.last_day < today),
        "disputed": receivable.dispute is not None,
        "agreed": not is_insolvent and current.in_force(connection, receivable.id) is not None,
        "rate_missing": reckoning.rate_missing,
    }
    return [form.labels[name] for name, applies in found.items() if applies]


def _day(day: date, form: CourtForm) -> str:
    return formats.day(day, form.language)
