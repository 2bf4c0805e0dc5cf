"""Whether the page shows a tax at all: two order lines may add up to a total as net and tax do."""

from __future__ import annotations

import re
from collections.abc import Iterator

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.labels import LabelHit
from recovery_invoices.text.layout import Cell

#: Phrases that say why there is no tax.
_EXEMPT = re.compile(
    # German, and what English calls the same.
    r"§ ?19|kleinunternehmer|(?:keine?|ohne|kein ausweis (?:der|von)) (?:umsatzsteuer|mehrwertsteuer|mwst|ust)\b"
    r"|umsatzsteuerfrei|steuerfrei|umsatzsteuerbefreit|mehrwertsteuerbefreit|steuerschuldnerschaft"
    r"|reverse.charge|not (?:currently )?(?:registered for vat|vat.registered)"
    r"|no vat\b|vat (?:is )?not (?:charged|applicable|due)|vat exempt|exempt from vat|zero.rated"
    r"|outside (?:of )?the scope of vat"
    # French, Dutch, Italian, Spanish, Portuguese.
    r"|tva non applicable|\b293 ?b\b|franchise (?:en base )?de tva|exoner(?:ation|e) de tva|autoliquidation"
    r"|btw.?verlegd|vrijgesteld|kleineondernemersregeling|geen btw\b"
    r"|esente iva|esenzione iva|forfettari|senza applicazione dell'iva|non (?:soggett[ao] (?:a|ad) iva|imponibile)"
    r"|fuori campo iva|inversione contabile"
    r"|exent[oa] de iva|no sujet[oa] a iva|inversion del sujeto pasivo|isent[oa] de iva|autoliquidacao"
)
#: What follows the word for a tax in the number of who pays it.
_OF_NUMBER = re.compile(
    r"\W*(?:id|no|nr|n|num\w*|reg\w*|ident\w*|intracom\w*)?\W*(?:[a-z]{2}[ -]?)?(?:\d[ .-]?){6}\d(?!\d*[.,]\d\d\b)"
)
#: What else is a percentage: of a discount, a deposit, a delay.
_OTHER_RATE = re.compile(
    r"discount|rebate|deposit|retainer|upfront|advance|balance|interest|late|skonto|rabatt|nachlass|anzahlung|verzug"
    r"|escompte|remise|rabais|acompte|arrhes|penalit|retard|korting|aanbetaling|voorschot|sconto|acconto|anticip"
    r"|interess|descuento|desconto|intereses|juros|cotton|coton|baumwolle|katoen|cotone|algodon"
)
#: A percentage in a longer text is one of a discount or of a delay.
_LONGEST_RATE = 40
#: How far under its heading a column of taxes reaches, in points.
_COLUMN = 220.0


def says_no_tax(document: Document) -> bool:
    """Return whether the page says why there is no tax."""
    return any(_EXEMPT.search(cell.folded) for cell in document.cells)


def shows_tax(document: Document) -> bool:
    """Return whether a label, a rate or a column of the page is a tax's: amounts alone are none. Of a language without
    rules the words are not known."""
    if not document.has_language_rules:
        return True
    is_exempt = says_no_tax(document)
    for hit in document.labels_of_kind("tax"):
        if not _is_of_note(hit) and (not is_exempt or any(_amounts_at(document, hit))):
            return True
    return not is_exempt and any(
        one.percent
        for cell in document.cells
        if len(cell.text) <= _LONGEST_RATE and not _OTHER_RATE.search(cell.folded)
        for one in document.amounts(cell)
    )


def _is_of_note(hit: LabelHit) -> bool:
    return _EXEMPT.search(hit.cell.folded) is not None or bool(_OF_NUMBER.match(hit.cell.folded, hit.end))


def _amounts_at(document: Document, hit: LabelHit) -> Iterator[bool]:
    """Yield whether each amount in the row of a label, or in the column under it, is more than nothing."""
    cells: list[Cell] = [hit.cell, *document.right_of(hit.cell), *document.below(hit.cell, _COLUMN)]
    for cell in cells:
        for one in document.amounts(cell):
            yield one.is_money and bool(one.value(document.decimal_sign))
