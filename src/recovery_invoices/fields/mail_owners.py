"""Whose the e-mail address is that stands among an invoice's particulars, beside the buyer's block."""

from __future__ import annotations

import re
from collections.abc import Sequence

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.identifiers import Identifier
from recovery_invoices.fields.lines import Block
from recovery_invoices.fields.party_roles import as_in_domain, is_sellers_domain
from recovery_invoices.fields.reason import reason

_FOOT = 0.75
#: So many letters of a name in an address are no coincidence.
_SAYS_WHOSE = 5
_NO_LETTERS = re.compile(r"[\W\d_]+")


def part_addresses(
    document: Document, identifiers: Sequence[Identifier], buyer: Block | None, findings: Findings, own: str
) -> None:
    """Take back an address that was called the seller's only for where it stands: it is the customer's where it is
    called as a name in their block, and nobody's where nothing says whose it is. `own` is what the creditor uses."""
    finding = findings.get("creditor.email")
    if finding is None or buyer is None or finding.value == own:
        return
    mails = [one for one in identifiers if one.kind == "email"]
    one = next(mail for mail in mails if mail.value == finding.value)
    sellers = str(findings["creditor.name"].value) if "creditor.name" in findings else ""
    if (
        not _is_next_to(one, buyer)
        or _is_called(one.value, [sellers])
        or is_sellers_domain(document, one, buyer, {own})
    ):
        return
    del findings["creditor.email"]
    if _is_called(one.value, [line.text for line in buyer.lines]) and "debtor.email" not in findings:
        findings["debtor.email"] = _of(document, one, "near_buyer", finding.confidence)
    at_foot = (mail for mail in mails if mail.cell.top > _FOOT * document.sizes[mail.cell.page][1])
    if (sellers_own := next(at_foot, None)) is not None:
        findings["creditor.email"] = _of(document, sellers_own, "near_seller", finding.confidence)


def _is_next_to(one: Identifier, buyer: Block) -> bool:
    return (
        one.cell.page == buyer.page
        and one.cell.x0 > buyer.x1
        and buyer.top - 3 * one.cell.height < one.cell.top < buyer.bottom + 3 * one.cell.height
    )


def _is_called(address: str, names: Sequence[str]) -> bool:
    """Return whether a word of the address is a word of these names."""
    words = {as_in_domain(word) for name in names for word in _NO_LETTERS.split(name)}
    of_address = (as_in_domain(word) for word in _NO_LETTERS.split(address))
    return any(len(word) >= _SAYS_WHOSE and word in words for word in of_address)


def _of(document: Document, one: Identifier, why: str, sure: float) -> Finding:
    return Finding(one.value, sure, document.source_of[one.cell.page], reason(why), one.cell.page, one.box)
