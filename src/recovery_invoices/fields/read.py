"""All field rules on one document, in the order in which they need each other."""

from __future__ import annotations

from datetime import date

from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.currency import find_currency
from recovery_invoices.fields.description import find_description
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.invoice_dates import find_due_date, find_issue_date
from recovery_invoices.fields.number import find_numbers
from recovery_invoices.fields.parties import Parties, find_parties
from recovery_invoices.fields.totals import find_totals


def read_fields(document: Document, creditor: CreditorHint) -> tuple[Findings, Parties]:
    """Return everything the page says, by path, and the parties; values are strings, Decimals or lists of strings."""
    findings: Findings = {}

    def put(path: str, finding: Finding | None) -> None:
        if finding is not None and finding.value not in (None, "", []):
            findings[path] = finding

    put("invoice.numbers", find_numbers(document))
    issue = find_issue_date(document)
    put("invoice.issue_date", issue)
    put("invoice.due_date", find_due_date(document, date.fromisoformat(issue.value) if issue else None))
    totals = find_totals(document)
    put("invoice.amount", totals.gross)
    put("invoice.amount_before_tax", totals.net)
    put("invoice.tax_amount", totals.tax)
    put("invoice.prepaid_amount", totals.prepaid)
    put("invoice.due_amount", totals.due)
    parties = find_parties(document, creditor)
    findings |= parties.findings
    put("invoice.currency", find_currency(document, totals.gross, parties.countries))
    put("invoice.service_description", find_description(document))
    return findings, parties
