"""From an electronic invoice (UBL or CII) to pages that show its values and carry its XML unchanged."""

from __future__ import annotations

import io
import json
from typing import Any

import pikepdf
import typst

from recovery_invoices.electronic.words import LANGUAGES, WORDS, format_day, format_money
from recovery_invoices.embedded.attachments import MAX_XML
from recovery_invoices.embedded.invoice import EmbeddedInvoice, Party, due_of, prepaid_of
from recovery_invoices.embedded.read import invoices_of, isolate
from recovery_invoices.failures import ExtractionError
from recovery_invoices.task import Ask, Task, TaskResponse

ATTACHED_AS = "invoice.xml"
MOST_LINES = 100
#: The same invoice gives the same file, by which it is recognised.
_NO_DAY = "D:19700101000000Z"
#: Nothing of the values is read as markup: they come as one JSON string.
_SOURCE = b"""
#let d = json(bytes(sys.inputs.data))
#set document(title: d.title, date: none)
#set page(paper: "a4", margin: 20mm, footer: align(center, text(8pt, d.footer)))
#set text(font: ("Libertinus Serif", "DejaVu Sans Mono", "New Computer Modern"), size: 10.5pt, lang: d.language)
#let lines(words) = for word in words [#word \\ ]
#let party(word, rows) = [#text(8pt, word) \\ #strong(rows.at(0, default: "")) \\
  #lines(rows.slice(calc.min(1, rows.len())))]
#grid(columns: (1fr, 1fr), gutter: 12mm, party(d.seller_word, d.seller), party(d.buyer_word, d.buyer))
#v(10mm)
#text(16pt, strong(d.title))
#v(2mm)
#grid(columns: (45mm, 1fr), row-gutter: 2.5mm, ..d.facts.map(((name, value)) => (name, value)).flatten())
#v(6mm)
#if d.lines.len() > 0 [#strong(d.what) \\ #lines(d.lines)]
#v(6mm)
#align(right, grid(columns: (auto, 45mm), row-gutter: 2.5mm, align: (left, right),
  ..d.sums.map(((name, value)) => (name, value)).flatten()))
#v(6mm)
#lines(d.notes)
"""


def to_pdf(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    if len(block) > MAX_XML:
        raise ExtractionError("TOO_LARGE", MAX_XML // (1024 * 1024))
    invoices = invoices_of(block)
    if not invoices:
        raise ExtractionError("NOT_AN_INVOICE_XML")
    index = int(message.get("index", 0))
    if not 0 <= index < len(invoices):
        raise ExtractionError("NOT_AN_INVOICE_XML")
    if len(invoices) > 1:
        block = isolate(block, index)
    data = json.dumps(_shown(invoices[index]))
    try:
        page = typst.compile(_SOURCE, format="pdf", sys_inputs={"data": data}, font_paths=_fonts())
    except typst.TypstError as error:
        raise ExtractionError("UNREADABLE") from error
    return {"count": len(invoices)}, _carrying(page, block)


def _fonts() -> typst.Fonts:
    """Return the fonts that come with the typesetter: the child process may read no others."""
    return typst.Fonts(include_system_fonts=False)


def _carrying(page: bytes, xml: bytes) -> bytes:
    out = io.BytesIO()
    with pikepdf.open(io.BytesIO(page)) as pdf:
        pdf.attachments[ATTACHED_AS] = pikepdf.AttachedFileSpec(
            pdf,
            xml,
            description="",
            filename=ATTACHED_AS,
            mime_type="text/xml",
            creation_date=_NO_DAY,
            mod_date=_NO_DAY,
        )
        pdf.save(out, deterministic_id=True)
    return out.getvalue()


def _shown(invoice: EmbeddedInvoice) -> dict[str, Any]:
    language = LANGUAGES.get((invoice.seller.country or "").upper(), "en")
    words = WORDS[language]
    kind = {None: "invoice", "CREDIT_NOTE": "credit"}.get(invoice.refusal, "other")
    days = [("issued", invoice.issue_date), ("due", invoice.due_date)]
    sums = [
        ("net", invoice.amount_before_tax),
        ("tax", invoice.tax_amount),
        ("total", invoice.amount),
        ("prepaid", prepaid_of(invoice)),
        ("payable", due_of(invoice)),
    ]
    return {
        "language": language,
        "title": " ".join([words[kind], *invoice.numbers]),
        "seller_word": words["seller"],
        "buyer_word": words["buyer"],
        "seller": _party(invoice.seller, words),
        "buyer": _party(invoice.buyer, words),
        "facts": [[words[name], format_day(value, language)] for name, value in days if value is not None],
        "what": words["what"],
        "lines": invoice.lines[:MOST_LINES],
        "sums": [
            [words[name], format_money(value, invoice.currency, language)]
            for name, value in sums
            if value is not None
        ],
        "notes": [f"{words['terms']}: {invoice.terms}"] if invoice.terms else [],
        "footer": words["from"].format(dialect=invoice.dialect),
    }


def _party(party: Party, words: dict[str, str]) -> list[str]:
    town = " ".join(part for part in (party.postal_code, party.city) if part)
    rows = [party.name, party.line1, party.line2, town, party.country]
    rows += [f"SIRET {party.siret}" if party.siret else None]
    rows += [f"{words['vat']} {party.vat_number}" if party.vat_number else None]
    rows += [party.contact_name, party.email, party.phone]
    rows += [f"{words['iban']} {party.iban}" if party.iban else None]
    return [row for row in rows if row]


TASKS: dict[str, Task] = {"to_pdf": to_pdf}
