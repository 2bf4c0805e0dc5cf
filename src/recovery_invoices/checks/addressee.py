"""Whether the invoice is addressed to the one who reads it: a supplier's, on which nobody owes them anything."""

from __future__ import annotations

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.embedded.invoice import EmbeddedInvoice
from recovery_invoices.extraction import UNKNOWN_CREDITOR, CreditorHint
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Findings
from recovery_invoices.fields.identifiers import find_identifiers
from recovery_invoices.fields.lines import Block
from recovery_invoices.fields.names import lines_with_name
from recovery_invoices.fields.parties import describe_parties, is_creditor, score_blocks
from recovery_invoices.fields.party_roles import assign_identifiers
from recovery_invoices.text.layout import fold, letters_and_digits

#: A paper with fewer blocks has the address of one party only; and how sure it is whose that is.
_SELLER_AND_BUYER, _UNSURE = 2, 0.5


def find_supplier(
    creditor: CreditorHint, document: Document, findings: Findings, embedded: list[EmbeddedInvoice]
) -> Findings | None:
    """Return what is known of the one who asks the creditor for money, None where the creditor is not who has to pay:
    by the embedded invoice, else by the block that holds the creditor's name or number and by whose the name and the
    numbers of the seller are."""
    of_seller = {path: one for path, one in findings.items() if path.startswith("creditor.")}
    names = {key for value in (creditor.name, *creditor.other_names) if (key := letters_and_digits(value))}
    numbers = {key for value in (creditor.vat_number, creditor.siret) if (key := letters_and_digits(value))}
    if not names and not numbers:
        return None
    if embedded:
        is_buyer = not embedded[0].self_billed and _is_embedded_buyer(findings, names, numbers)
        return of_seller if is_buyer else None
    scored = score_blocks(document, UNKNOWN_CREDITOR)
    own = [
        (score, block)
        for score, block in scored
        if is_creditor(block, creditor) or _is_named(block, creditor)
    ]
    if not own or any(block.label is not None and block.label.kind == "seller" for _, block in own):
        return None
    score, block = own[0]
    is_called_buyer = block.label is not None and block.label.kind == "buyer"
    if not is_called_buyer and (score <= 0 or block is not scored[0][1]):
        return None
    if len(scored) < _SELLER_AND_BUYER:
        # No address of the seller's beside the reader's own: another company heads the paper.
        parties = describe_parties(document, UNKNOWN_CREDITOR, scored, block, _UNSURE)
        of_seller = {path: one for path, one in parties.findings.items() if path.startswith("creditor.")}
        if not is_called_buyer and (
            not _names_another(of_seller, creditor) or _stands_elsewhere(document, block, creditor)
        ):
            return None
    sides = assign_identifiers(
        document, find_identifiers(document), block, [one for _, one in scored], UNKNOWN_CREDITOR
    )
    return of_seller if _is_anothers(sides, creditor, of_seller) else None


def _stands_elsewhere(document: Document, block: Block, creditor: CreditorHint) -> bool:
    """Return whether the creditor's name stands beside its address as well, as a seller's does in letterhead and
    foot."""
    inside = {id(line.cell) for line in block.lines}
    own = {_without_form(name) for name in (creditor.name, *creditor.other_names)} - {""}
    return any(
        name in letters_and_digits(cell.text)
        for cell in document.cells
        if id(cell) not in inside
        for name in own
    )


def _is_named(block: Block, creditor: CreditorHint) -> bool:
    """Return whether the block has a name of the creditor without its legal form, as suppliers write it."""
    own = {_without_form(name) for name in (creditor.name, *creditor.other_names)} - {""}
    return any(_without_form(line.text) in own for line in lines_with_name(block))


def _without_form(name: str | None) -> str:
    return letters_and_digits(LEGAL_FORM.sub("", fold(name or "")))


def _is_embedded_buyer(findings: Findings, names: set[str], numbers: set[str]) -> bool:
    def key(path: str) -> str:
        finding = findings.get(path)
        return letters_and_digits(str(finding.value)) if finding is not None else ""

    sellers = {key("creditor.name"), key("creditor.vat_number"), key("creditor.siret")}
    buyers = {key("debtor.company_name"), key("debtor.vat_number"), key("debtor.siret")}
    own = names | numbers
    return bool(buyers & own) and not sellers & own


def _is_anothers(sides: Findings, creditor: CreditorHint, findings: Findings) -> bool:
    """Return whether the account, the number or the name of the one who asks for the payment is not the creditor's,
    and no other number of the creditor's stands where the seller's do."""
    numbers = {
        path: (letters_and_digits(str(sides[path].value)), key)
        for path, value in (
            ("creditor.iban", creditor.iban),
            ("creditor.vat_number", creditor.vat_number),
            ("creditor.siret", creditor.siret),
            ("creditor.email", creditor.email),
        )
        if path in sides and (key := letters_and_digits(value))
    }
    differs = any(read != own for path, (read, own) in numbers.items() if path != "creditor.email")
    return (differs or _names_another(findings, creditor)) and all(
        read != own for read, own in numbers.values()
    )


def _names_another(findings: Findings, creditor: CreditorHint) -> bool:
    """Return whether a seller is named who is not the creditor."""
    seller = _without_form(str(findings["creditor.name"].value)) if "creditor.name" in findings else ""
    own = {_without_form(name) for name in (creditor.name, *creditor.other_names)} - {""}
    return bool(seller) and bool(own) and not any(name in seller or seller in name for name in own)
