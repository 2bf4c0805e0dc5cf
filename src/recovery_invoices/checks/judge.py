"""Bring page and embedded invoice together, refuse what is no invoice, and say how sure the whole is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from recovery_invoices.embedded.invoice import EmbeddedInvoice, values_of
from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.totals import Totals


@dataclass(slots=True)
class Judgement:
    findings: Findings
    confidence: float = 0.5
    warnings: list[dict[str, Any]] = field(default_factory=list)


def judge(
    document: Document, printed: Findings, totals: Totals, embedded: list[EmbeddedInvoice], creditor: CreditorHint
) -> Judgement:
    findings = printed
    if embedded:
        findings = _from_xml(embedded[0])
    return Judgement(findings, 0.95 if embedded else 0.5)


def _from_xml(invoice: EmbeddedInvoice) -> Findings:
    return {
        path: Finding(value, 0.98, "embedded_xml", f"from the embedded {invoice.dialect} invoice")
        for path, value in values_of(invoice).items()
    }
