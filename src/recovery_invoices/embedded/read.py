"""From a PDF's attachments to the one embedded invoice, or to the reason why it is not one."""

from __future__ import annotations

from xml.etree.ElementTree import tostring

from recovery_invoices.embedded import cii, facturae, fattura_pa, ubl
from recovery_invoices.embedded.attachments import find_attachments
from recovery_invoices.embedded.invoice import (
    EmbeddedInvoice,
    find_child,
    find_children,
    local_name,
    parse_xml,
)
from recovery_invoices.embedded.signed_envelope import unwrapped

#: Root elements of documents that travel like invoices and are none.
OTHER_DOCUMENTS = {
    "SCRDMCCBDACIOMessageStructure": "ORDER",
    "Order": "ORDER",
    "OrderResponse": "ORDER",
    "DespatchAdvice": "DELIVERY_NOTE",
}


def read_embedded_invoices(data: bytes) -> tuple[list[EmbeddedInvoice], bool]:
    """Return every distinct invoice among the attachments, the fullest first, usually none or one; and whether what
    the pages write is damaged."""
    files = find_attachments(data)
    invoices = [invoice for content in files.xml for invoice in invoices_of(content)]
    for invoice in invoices:
        invoice.container_damaged = files.metadata_damaged
    return sorted(invoices, key=lambda one: -_fullness(one)), files.text_damaged


def invoices_of(content: bytes) -> list[EmbeddedInvoice]:
    """Return what an XML file says, signed or not: more than one invoice from a lot, none from another document."""
    root = parse_xml(unwrapped(content))
    if root is None:
        return []
    name = local_name(root)
    if name in cii.ROOTS:
        return [cii.read_cii(root)]
    if name in ubl.ROOTS:
        return [ubl.read_ubl(root)]
    if name in fattura_pa.ROOTS:
        return fattura_pa.read_fattura_pa(root)
    if name in facturae.ROOTS:
        return facturae.read_facturae(root)
    if name in OTHER_DOCUMENTS:
        return [EmbeddedInvoice(dialect=name, refusal=OTHER_DOCUMENTS[name])]
    return []


def isolate(content: bytes, index: int) -> bytes:
    """Return a lot with one of its invoices left; a signature around the lot says nothing of the part."""
    root = parse_xml(unwrapped(content))
    if root is None:
        return content
    holder = find_child(root, "Invoices") if local_name(root) in facturae.ROOTS else root
    members = find_children(holder, "Invoice") or find_children(holder, "FatturaElettronicaBody")
    for at, member in enumerate(members):
        if at != index and holder is not None:
            holder.remove(member)
    return bytes(tostring(root, encoding="utf-8", xml_declaration=True))


def _fullness(invoice: EmbeddedInvoice) -> int:
    values = (invoice.numbers, invoice.issue_date, invoice.amount, invoice.buyer.name, invoice.refusal)
    return sum(value not in (None, []) for value in values)
