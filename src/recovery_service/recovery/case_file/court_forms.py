"""Fills in what a court asks for from what is known: as JSON values, and as a PDF to copy from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from recovery_contract.accounts import is_like_iban
from recovery_contract.fields import json_number
from recovery_contract.progress import AGREED_RATE
from recovery_service.context.core import Context
from recovery_service.law.forms import (
    CourtForm,
    claim_declaration_form,
    european_order_form,
    name_declaration_rule,
    payment_order_form,
)
from recovery_service.law.insolvency import DECLARATION_RULES, claimed_until
from recovery_service.law.interest import ClaimLine
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.insolvency import declaration as declared
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.letters.typesetting import typeset_template
from recovery_service.recovery.balance.breakdown import Calculation, calculate, local_day
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.recovery.dunning.limitation import NOTICE, load_limitation
from recovery_service.recovery.dunning.situation import Situation
from recovery_service.recovery.lifecycle import insolvency
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import format_reference

OPTIONAL: Final = frozenset(
    {
        "agent", "bic", "creditor_number", "creditor_phone", "debtor_email", "debtor_number", "debtor_phone",
        "further_interest", "notice", "penalties", "referral", "tort",
    }
)  # fmt: skip
"""What a form asks for only where there is such a thing."""
_UNRECORDED: Final = frozenset(
    {"bic", "creditor_number", "creditor_phone", "debtor_email", "debtor_number", "debtor_phone"}
)
"""Of these, what there may be without our knowing it: a court is not told that there is none."""


class FilledForm(NamedTuple):
    """`values` are {form, fields, missing, notes, sums}."""

    form: CourtForm
    values: dict[str, Any]


def fill_forms(context: Context, situation: Situation, at: int, exhibits: int) -> list[FilledForm]:
    """Return the forms that come next for this receivable: the debtor's country's payment order and the European one,
    as far as there are rows for them; the declaration of the claim alone where the debtor is insolvent."""
    receivable = situation.receivable
    procedure = declared.of_debtor(context.connection, receivable.debtor_id)
    if procedure is not None:
        form = claim_declaration_form(situation.country, situation.language)
        as_of = claimed_until(situation.country, procedure.opened_on)
        calculation = calculate(context.connection, receivable, as_of)
        resource = insolvency.build_resource(context, [receivable], procedure)
        more = _procedure(form, resource.model_dump(), situation.country)
        return [_fill(context, form, situation, at, exhibits, calculation, more)]
    forms = (
        payment_order_form(situation.country, professional=not receivable.is_individual),
        european_order_form(situation.country, situation.creditor_country, situation.language),
    )
    calculation = calculate(context.connection, receivable, local_day(situation.creditor, at))
    return [
        _fill(context, form, situation, at, exhibits, calculation, {}) for form in forms if form is not None
    ]


def _fill(
    context: Context,
    form: CourtForm,
    situation: Situation,
    at: int,
    exhibits: int,
    calculation: Calculation,
    more: Mapping[str, str | None],
) -> FilledForm:
    receivable, form = situation.receivable, _in_print(form)
    values = {
        **_parties(situation, form.language),
        **_sums(form, receivable, calculation),
        **_rest(context.connection, form, situation, exhibits),
        **more,
    }
    today = situation.workdays.local_date(at)
    is_insolvent = bool(more)
    notes = _notes(context.connection, form, receivable, calculation, today, is_insolvent=is_insolvent)
    return FilledForm(form, _form_content(form, values, notes, receivable, calculation))


def _in_print(form: CourtForm) -> CourtForm:
    """Return the form with its words as a printer sets them."""

    def typographic(text: str) -> str:
        return formats.typographic(text, form.language)

    return replace(
        form,
        title=typographic(form.title),
        basis=typographic(form.basis),
        fields=tuple((typographic(section), key, typographic(label)) for section, key, label in form.fields),
        labels={key: typographic(text) for key, text in form.labels.items()},
    )


def typeset(form: CourtForm, content: dict[str, Any]) -> bytes:
    """Return the values as a readable PDF."""
    sections: list[dict[str, Any]] = []
    for entry in content["fields"]:
        if not sections or sections[-1]["title"] != entry["section"]:
            sections.append({"title": entry["section"], "rows": []})
        value = entry["value"]
        if value is None and entry["key"] in OPTIONAL:
            value = phrase("not_given", form.language) if entry["key"] in _UNRECORDED else form.labels["none"]
        sections[-1]["rows"].append({"label": entry["label"], "value": value})
    data = {
        "title": form.title,
        "basis": form.basis,
        "language": form.language,
        "missing": form.labels["missing"],
        "notes": content["notes"],
        "sections": sections,
    }
    return typeset_template("form.typ", data)


def _form_content(
    form: CourtForm,
    values: dict[str, str | None],
    notes: list[str],
    receivable: ReceivableRow,
    calculation: Calculation,
) -> dict[str, Any]:
    fields = [
        {"section": section, "key": key, "label": label, "value": values.get(key) or None}
        for section, key, label in form.fields
    ]
    money = receivable.to_money
    sums = {
        kind: calculation.total(kind) for kind in ("principal", "interest", "fixed_fee", "prepaid", "payment")
    }
    # What was taken off stands among the sums where there is any, so that they add up to the total.
    sums |= {kind: minor for kind in ("credit_note", "rounding") if (minor := calculation.total(kind))}
    return {
        "form": {"key": form.key, "title": form.title, "basis": form.basis, "url": form.url},
        "as_of": calculation.as_of.isoformat(),
        "currency": receivable.currency,
        "sums": {
            **{kind: json_number(money(minor)) for kind, minor in sums.items()},
            "total": json_number(money(calculation.total())),
        },
        "fields": fields,
        "missing": [
            entry["key"] for entry in fields if entry["value"] is None and entry["key"] not in OPTIONAL
        ],
        "notes": notes,
    }


def _parties(situation: Situation, language: str) -> dict[str, str | None]:
    creditor, debtor = situation.creditor, situation.receivable.debtor
    address = debtor.get("address") or {}
    return {
        "creditor_name": creditor.name,
        "creditor_seat": ", ".join(formats.postal_lines(creditor.address, language)),
        "creditor_number": creditor.siret,
        "creditor_phone": creditor.phone,
        "creditor_email": creditor.email,
        "creditor_country": formats.country_name(situation.creditor_country, language),
        "debtor_country": formats.country_name(situation.country, language),
        "court_country": formats.country_name(situation.country, language),
        "holder": creditor.account_holder,
        "iban": format_reference(creditor.iban) if creditor.iban and is_like_iban(creditor.iban) else None,
        "bic": creditor.bic,
        "debtor_name": situation.receivable.debtor_name,
        "debtor_seat": ", ".join(formats.postal_lines(address, language)),
        "debtor_number": debtor.get("siret") or debtor.get("vat_number"),
        "debtor_phone": next((one.phone for one in situation.contacts if one.phone), None),
        "debtor_email": next((one.email for one in situation.contacts if one.email), None),
    }


def _source(source: str | None, language: str) -> str:
    if source is None:
        return ""
    return (
        f" ({phrase('agreed_rate', language) if source == AGREED_RATE else formats.cite(source, language)})"
    )


def _sums(form: CourtForm, receivable: ReceivableRow, calculation: Calculation) -> dict[str, str | None]:
    """Return the amounts as the court wants them apart; they add up to the balance of that day."""

    def money(minor: int) -> str:
        return formats.format_money(minor, receivable.currency, form.language)

    interest = _unpaid_interest(calculation)
    total, fee = calculation.total(), calculation.total("fixed_fee")
    accrued = calculation.interest_left
    # Of that day: what came after the opening of a procedure lowers no claim that is declared. What covered interest
    # has lowered the invoice by so much less.
    left = max(0, calculation.principal_left)
    beyond = total - left - accrued - fee
    fee_source = next((line.source for line in calculation.lines if line.kind == "fixed_fee"), None)
    rates = dict.fromkeys(
        f"{formats.format_rate(line.points, form.language)}" + _source(line.source, form.language)
        for line in interest
        if line.points is not None
    )
    label = form.labels["no_interest"]
    if interest and interest[0].since is not None:
        label = form.labels["interest"].format(
            amount=money(accrued), day=_day(calculation.as_of, form), since=_day(interest[0].since, form)
        )
        covered = sum(line.minor for line in interest) - accrued
        if covered > 0:  # who calculates it anew has to come to the same sum
            label = phrase("interest_after_payments", form.language, interest=label, paid=money(covered))
    return {
        "basis": form.labels["invoice"].format(
            numbers=formats.format_invoice_numbers(receivable.numbers),
            issued=_day(receivable.issue_date, form),
            due=_day(receivable.due_date, form),
            what=formats.write_items(receivable.service_description, form.language),
        ),
        "principal": money(left),
        "interest": label,
        "interest_rule": " ; ".join(rates) or form.labels["no_interest"],
        "further_interest": _further_interest(form, calculation, money(left)),
        "circumstances": form.labels.get("partly" if calculation.paid > 0 else "unpaid"),
        "fixed_fee": f"{money(fee)}{_source(fee_source, form.language)}",
        "paid_beyond": money(beyond) if beyond else form.labels["none"],
        "total": money(total),
    }


def _unpaid_interest(calculation: Calculation) -> list[ClaimLine]:
    """Return the lines of interest that payments have not covered whole, the oldest first."""
    covered, lines = calculation.interest_paid, []
    for line in calculation.lines:
        if line.kind != "interest":
            continue
        covered -= line.minor
        if covered < 0:
            lines.append(line)
    return lines


def _further_interest(form: CourtForm, calculation: Calculation, left: str) -> str | None:
    """Return what goes on running from the day after the calculation until payment."""
    last = next((line for line in reversed(calculation.lines) if line.kind == "interest"), None)
    words = form.labels.get("further")
    if words is None or last is None or last.points is None or last.until != calculation.as_of:
        return None
    since = calculation.as_of + timedelta(days=1)
    rate = formats.format_rate(last.points, form.language)
    return words.format(rate=rate, principal=left, since=_day(since, form))


def _rest(
    connection: Connection, form: CourtForm, situation: Situation, exhibits: int
) -> dict[str, str | None]:
    city = (situation.receivable.debtor.get("address") or {}).get("city")
    attempts = attempt_repository.of_receivable(connection, situation.receivable.id)
    notices = [
        _day(situation.workdays.local_date(row.at), form) for row in attempts if row.template == NOTICE
    ]
    rule = form.labels.get("court_rule")
    return {
        "court_rule": rule.format(city=city or form.labels["missing"]) if rule else None,
        "attachments": form.labels["attachments"].format(count=exhibits) if exhibits else None,
        "jurisdiction": form.labels.get("jurisdiction"),
        "notice": ", ".join(notices) or None,
    }


def _procedure(form: CourtForm, declared: dict[str, Any], country: str) -> dict[str, str | None]:
    rule = DECLARATION_RULES.get(country)
    stops = rule.stops_interest if rule else None
    last = declared["declare_by"]
    return {
        "procedure": form.labels[declared["procedure"]],
        "opened_on": _day(declared["opened_on"], form),
        "insolvency_court": declared["court"],
        "insolvency_reference": declared["reference"],
        "administrator": declared["administrator"],
        "declare_by": None if last is None else _day(last, form),
        "rule": f"{name_declaration_rule(country, form.language) or rule.text} ({rule.source})"
        if rule
        else None,
        "interest_stop": form.labels["interest_stop"].format(rule=stops) if stops else None,
    }


def _notes(
    connection: Connection,
    form: CourtForm,
    receivable: ReceivableRow,
    calculation: Calculation,
    today: date,
    *,
    is_insolvent: bool,
) -> list[str]:
    period = load_limitation(connection, receivable)
    conditions = {
        "barred": receivable.time_barred or (period is not None and period.last_day < today),
        "disputed": receivable.dispute is not None,
        "agreed": not is_insolvent and agreement_queries.find_in_force(connection, receivable.id) is not None,
        "rate_missing": calculation.has_missing_rate,
    }
    return [form.labels[name] for name, applies in conditions.items() if applies]


def _day(day: date, form: CourtForm) -> str:
    return formats.format_day(day, form.language)
