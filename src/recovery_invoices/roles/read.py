"""What a page says: the values of the rules, and what the network makes of them."""

from __future__ import annotations

from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.currency import find_currency
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Findings
from recovery_invoices.fields.read import read_fields
from recovery_invoices.roles.choice import choose
from recovery_invoices.roles.decide import merge
from recovery_invoices.roles.network import INVOICE
from recovery_invoices.roles.parties import choose_parties

_PARTIES = ("debtor.", "creditor.")


def read_values(document: Document, creditor: CreditorHint) -> tuple[Findings, float]:
    """Return everything the page says, by path, and how likely it is another paper than an invoice; values are strings,
    Decimals or lists of strings."""
    findings, parties_of_rules = read_fields(document, creditor)
    choice = choose(document, findings, creditor)
    if choice is None:
        return findings, 0.0
    parties = choose_parties(document, creditor, choice, parties_of_rules)
    others = {path: one for path, one in findings.items() if not path.startswith(_PARTIES)}
    merged = merge(document, others | parties.findings, choice)
    gross = merged.get("invoice.amount")
    if parties is not parties_of_rules or gross is None or gross.value != _value(findings, "invoice.amount"):
        currency = find_currency(document, gross, parties.countries)
        if currency is not None:
            merged["invoice.currency"] = currency
    return merged, 1.0 - choice.kinds[INVOICE]


def _value(findings: Findings, path: str) -> object:
    return findings[path].value if path in findings else None
