"""From a PDF's attachments to the one embedded invoice, or to the reason why it is not one."""

from __future__ import annotations

from recovery_invoices.embedded import cii, ubl
from recovery_invoices.embedded.attachments import find_attachments
from recovery_invoices.embedded.invoice import EmbeddedInvoice, local_name, parse_xml

#: Root elements of documents that travel like invoices and are none.
OTHER_DOCUMENTS = {
    "SCRDMCCBDACIOMessageStructure": "ORDER",
    "Order": "ORDER",
    "OrderResponse": "ORDER",
    "DespatchAdvice": "DELIVERY_NOTE",
}


def read_embedded_invoices(data: bytes) -> list[EmbeddedInvoice]:
    """Return every distinct invoice among the attachments, the fullest first; usually none or one."""
    files = find_attachments(data)
    invoices = [invoice for content in files.xml if (invoice := invoice_of(content)) is not None]
    for invoice in invoices:
        invoice.container_damaged = files.metadata_damaged
    return sorted(invoices, key=lambda one: -_fullness(one))


def invoice_of(content: bytes) -> EmbeddedInvoice | None:
    """Return what an XML file says; None where it is no document that travels like an invoice."""
    root = parse_xml(content)
    if root is None:
        return None
    name = local_name(root)
    if name in cii.ROOTS:
        return cii.read_cii(root)
    if name in ubl.ROOTS:
        return ubl.read_ubl(root)
    if name in OTHER_DOCUMENTS:
        return EmbeddedInvoice(dialect=name, refusal=OTHER_DOCUMENTS[name])
    return None


def _fullness(invoice: EmbeddedInvoice) -> int:
    values = (invoice.numbers, invoice.issue_date, invoice.amount, invoice.buyer.name, invoice.refusal)
    return sum(value not in (None, []) for value in values)
