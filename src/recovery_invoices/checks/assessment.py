"""Bring page and embedded invoice together, refuse what is no invoice, and say how sure the whole is."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import Any

from recovery_contract.reading_reasons import ADDRESSED_TO_YOU
from recovery_contract.reason_templates import make_reason
from recovery_invoices.checks.addressee import find_supplier
from recovery_invoices.checks.kinds import (
    DocumentKind,
    detect_other_kind,
    is_called_invoice,
    is_titled_invoice,
)
from recovery_invoices.checks.likeness import is_other_paper
from recovery_invoices.checks.rules import CHECKS, currency_param
from recovery_invoices.checks.terms import late_payment_terms
from recovery_invoices.embedded.en16931 import broken_rules
from recovery_invoices.embedded.invoice import EmbeddedInvoice, due_of, field_values, prepaid_of
from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.reason import Reason, reason
from recovery_invoices.locate import find_printed_value
from recovery_invoices.text.layout import letters_and_digits

CORE = ("invoice.numbers", "invoice.issue_date", "invoice.amount", "invoice.currency", "debtor.company_name")
_UNEXPLAINED = 0.5
_PAYMENTS = ("invoice.prepaid_amount", "invoice.due_amount")
_NAME, _KIND = "debtor.company_name", "debtor.company_type"
_CROSS_CHECKED = ("invoice.numbers", "invoice.issue_date", "invoice.amount")
#: The five values stand or fall together more often than chance: their product is too low.
_CALIBRATION = 0.6
_LOTS = frozenset(["FatturaPA", "Facturae"])
#: What need not be asked of an invoice that somebody else wrote to the creditor.
_OF_THE_CREDITOR = frozenset(["NOT_FROM_CREDITOR", "OTHER_ACCOUNT", "OTHER_SELLER", "DEBTOR_IS_CREDITOR"])
_CENTS = Decimal("0.02")
#: A value that does not stand in doubt.
_PLAIN = 0.5
#: What is written in a language without rules of its own is never certain.
_FOREIGN = 0.85
#: What a missing core value leaves of the confidence.
_MISSING = 0.2


@dataclass(slots=True)
class Assessment:
    findings: Findings
    terms: dict[str, Any]
    confidence: float = 0.0
    warnings: list[dict[str, Any]] = field(default_factory=list)

    def warn(self, code: str, path: str | None, params: Mapping[str, Any]) -> None:
        self.warnings.append(warning(code, path, **params))


def assess(
    document: Document,
    printed: Findings,
    embedded: list[EmbeddedInvoice],
    creditor: CreditorHint,
    unlike_invoice: float = 0.0,
) -> Assessment:
    """Return everything known about the document; nothing in it is changed, doubtful values are flagged.

    `unlike_invoice` is how likely the network takes it for another paper.
    """
    invoice = embedded[0] if embedded else None
    findings = _merge_findings(document, printed, invoice) if invoice else _with_payment(printed)
    notes = invoice.notes if invoice else {}
    assessment = Assessment(findings, late_payment_terms(document, notes))
    if invoice:
        _cross_check(document, printed, embedded, assessment)
        _check_due(invoice, assessment)
        for rule in broken_rules(invoice):
            problem = make_reason(rule.problem)
            assessment.warnings.append(warning("E_INVOICE_RULE", None, rule=rule.name, because=problem))
    for check in CHECKS:
        for doubt in check(document, findings, creditor):
            if doubt.params is not None:
                assessment.warn(doubt.code, doubt.field, doubt.params)
            for path in doubt.weaker:
                if path in findings:
                    findings[path].confidence *= doubt.factor
    if invoice and invoice.factored and not any(one["code"] == "FACTORED" for one in assessment.warnings):
        assessment.warn("FACTORED", None, {})
    if not document.has_language_rules and invoice is None:
        assessment.warn("LANGUAGE_NOT_KNOWN", None, {})
        for finding in findings.values():
            finding.confidence = min(finding.confidence, _FOREIGN)
    sure = math.prod(findings[path].confidence if path in findings else _MISSING for path in CORE)
    if invoice is None:
        sure **= _CALIBRATION
    refusal = _refusal(document, findings, embedded, unlike_invoice)
    supplier = find_supplier(creditor, document, findings, embedded) if refusal is None else None
    if supplier is not None:
        # Whose invoice it is has been said, and nobody is the debtor of the one who has to pay.
        refusal = reason(ADDRESSED_TO_YOU)
        assessment.warnings = [one for one in assessment.warnings if one["code"] not in _OF_THE_CREDITOR]
        of_parties = ("debtor.", "creditor.")
        assessment.findings = {path: one for path, one in findings.items() if not path.startswith(of_parties)}
        assessment.findings |= supplier
    if not embedded and document.pages and not refusal and not is_called_invoice(document):
        assessment.warn("NOT_CALLED_INVOICE", None, {})
    if refusal:
        assessment.warnings.insert(0, warning(refusal.code, None, **refusal.params))
        sure *= 0.02
    assessment.confidence = sure
    return assessment


def _with_payment(printed: Findings) -> Findings:
    """Return the findings with what was paid or deducted where less is due than the total and nothing says why: to be
    checked, so that nobody is asked for more than the paper asks for."""
    total, due = (printed.get(path) for path in ("invoice.amount", "invoice.due_amount"))
    if total is None or due is None or "invoice.prepaid_amount" in printed or total.value - due.value < 1:
        return printed
    less = Finding(total.value - due.value, _UNEXPLAINED, "derived", reason("total_less_due"))
    return {**printed, "invoice.prepaid_amount": less}


def _merge_findings(document: Document, printed: Findings, invoice: EmbeddedInvoice) -> Findings:
    """Return values of the XML with their place on the page; what the XML does not hold comes from the page."""
    merged: Findings = {}
    for path, value in field_values(invoice).items():
        place = find_printed_value(document, value)
        why = reason("embedded_invoice", format=invoice.dialect)
        merged[path] = Finding(value, 0.985, "embedded_xml", why, *(place or (None, None)))
    says_what_is_due = invoice.due is not None or invoice.prepaid is not None
    for path, finding in printed.items():
        if path in _PAYMENTS and says_what_is_due:
            continue
        if path not in merged and not path.startswith(("creditor.", "debtor.siret", "debtor.vat")):
            if path != _KIND or not _has_printed_name(printed, merged):
                finding.confidence *= 0.8
            merged[path] = finding
    return merged


def _has_printed_name(printed: Findings, merged: Findings) -> bool:
    """Return whether the page calls the debtor what the XML does: the kind that its name says is then that of both."""
    names = [findings[_NAME].value for findings in (printed, merged) if _NAME in findings]
    return len(names) == 2 and len({letters_and_digits(str(name)) for name in names}) == 1


def _cross_check(
    document: Document, printed: Findings, embedded: list[EmbeddedInvoice], assessment: Assessment
) -> None:
    """Say where page and XML, or two XML files, disagree."""
    findings = assessment.findings
    if any(page.is_readable for page in document.pages):
        for path in _CROSS_CHECKED:
            finding = findings.get(path)
            if finding is None or finding.source != "embedded_xml" or finding.box is not None:
                continue
            if path == "invoice.amount" and finding.value == 0:
                continue
            other = printed.get(path)
            params = {"value": _value(path, finding.value)}
            if other and other.confidence > 0.5:
                params["printed"] = _value(path, other.value)
            assessment.warn("XML_DISAGREES", path, {**params, **_currency_param(path, findings)})
            finding.confidence *= 0.6
    invoice = embedded[0]
    if _is_lot(embedded):
        assessment.warn("SEVERAL_INVOICES", None, {"count": len(embedded)})
        embedded = embedded[:1]
    for other_invoice in embedded[1:]:
        for path, mine, theirs in (
            ("invoice.numbers", invoice.numbers, other_invoice.numbers),
            ("invoice.amount", invoice.amount, other_invoice.amount),
            ("invoice.issue_date", invoice.issue_date, other_invoice.issue_date),
        ):
            if theirs and mine != theirs and path in findings:
                params = {"one": _value(path, mine), "other": _value(path, theirs)}
                assessment.warn("XML_DISAGREES", path, {**params, **_currency_param(path, findings)})
                findings[path].confidence *= 0.5
    if len(embedded) > 1:
        assessment.warn("SEVERAL_EMBEDDED", None, {})
        _weaken(findings, 0.85)
    if invoice.container_damaged:
        assessment.warn("CONTAINER_DAMAGED", None, {})
        _weaken(findings, 0.7)
    if invoice.other_due_dates:
        assessment.warn("SEVERAL_DUE_DATES", "invoice.due_date", {"days": invoice.other_due_dates})


def _is_lot(embedded: list[EmbeddedInvoice]) -> bool:
    """Return whether the invoices came out of one file that may hold many, and differ in their numbers."""
    numbers = {tuple(one.numbers) for one in embedded}
    return len(numbers) > 1 and {one.dialect for one in embedded} <= _LOTS


def _check_due(invoice: EmbeddedInvoice, assessment: Assessment) -> None:
    """Check BR-CO-16 of EN 16931: due is the total less what was paid, plus the rounding."""
    if invoice.withheld and invoice.amount is not None and (due := due_of(invoice)) is not None:
        params = {"due": due, "total": invoice.amount, **currency_param(assessment.findings)}
        assessment.warn("DUE_DIFFERS", "invoice.due_amount", params)
    if invoice.amount is None or invoice.due is None or (invoice.prepaid is None and invoice.due == 0):
        return
    paid = (prepaid_of(invoice) or Decimal(0)) + invoice.withheld
    expected = invoice.amount - paid + (invoice.rounding or Decimal(0))
    if abs(expected - invoice.due) > _CENTS:
        params = {"due": invoice.due, "sum": expected, **currency_param(assessment.findings)}
        assessment.warn("SUM_MISMATCH", "invoice.due_amount", params)
        for path in _PAYMENTS:
            if path in assessment.findings:
                assessment.findings[path].confidence *= 0.6


def _weaken(findings: Findings, factor: float) -> None:
    for finding in findings.values():
        if finding.source == "embedded_xml":
            finding.confidence *= factor


def _refusal(
    document: Document, findings: Findings, embedded: list[EmbeddedInvoice], unlike_invoice: float
) -> Reason | None:
    """Return why the document must not become a receivable."""
    for invoice in embedded:
        if invoice.refusal:
            return reason(invoice.refusal)
    amount = findings.get("invoice.amount")
    if amount is not None and amount.value < 0:
        return reason("CREDIT_NOTE")
    self_billed = any(invoice.self_billed for invoice in embedded)
    kind = None if self_billed else detect_other_kind(document)
    # Whoever takes a credit note for an invoice asks for money that is owed the other way round: its title is enough.
    if kind and kind.code == "CREDIT_NOTE":
        return _headed(kind)
    if embedded:
        return None
    if not any(page.words for page in document.pages):
        return reason("UNREADABLE")
    is_other, kind = is_other_paper(document, findings, unlike_invoice)
    says_something = any(path in findings for path in CORE if path != "invoice.currency")
    # A page that has little more than its title is what that says.
    has_gaps = kind is None and amount is None and says_something and is_titled_invoice(document)
    if is_other and not has_gaps:
        return _headed(kind) if kind else reason("NOT_AN_INVOICE")
    if is_other is None and not is_called_invoice(document) and not _is_like_invoice(findings):
        return reason("NOT_AN_INVOICE", because=make_reason("not_called_invoice"))
    if amount is None and not has_gaps:
        return reason("NOT_AN_INVOICE", because=make_reason("no_total"))
    return None


def _headed(kind: DocumentKind) -> Reason:
    return reason(kind.code, because=make_reason("headed", title=kind.cell.text[:60]))


def _is_like_invoice(findings: Findings) -> bool:
    """Return whether what was read makes an invoice, whatever the document is called: a total with its tax, who has to
    pay, and until when or to which account."""
    asks = "invoice.due_date" in findings or "creditor.iban" in findings
    return asks and all(
        path in findings and findings[path].confidence >= _PLAIN
        for path in ("invoice.amount", "invoice.tax_amount", "invoice.issue_date", "debtor.company_name")
    )


def _value(path: str, value: Any) -> Any:
    """Return a day, which is a text among the findings, as the day that it is."""
    return date.fromisoformat(value) if path == "invoice.issue_date" and isinstance(value, str) else value


def _currency_param(path: str, findings: Findings) -> dict[str, str]:
    return currency_param(findings) if path == "invoice.amount" else {}


def warning(code: str, path: str | None, /, **params: Any) -> dict[str, Any]:
    """Return a warning in the form of the API."""
    return {**make_reason(code, **params), "field": path}
