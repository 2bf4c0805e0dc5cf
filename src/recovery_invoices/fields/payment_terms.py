"""Payment terms in words: how many days after the invoice payment is due."""

from __future__ import annotations

import calendar
import re
from collections.abc import Iterator
from datetime import date, timedelta

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding
from recovery_invoices.fields.reason import reason
from recovery_invoices.text.layout import Cell, fold

_DAY_WORDS = r"tagen?|days?|jours?|jrs?|j|dagen|dager|dage|dagar|giorni|gg|dias|dni|dnu|paivaa"
_END_OF_MONTH = r"fin de mois|fdm|fm|eom|end of month|f\.?m\.?|fine mese|fin de mes|fim do mes|monatsende"
#: Days of payment, and `end` where they run to the end of the month.
_DAYS = re.compile(
    rf"(?<![\d.,])(?P<days>\d{{1,3}})\s*(?:kalender|calendar )?(?:{_DAY_WORDS})(?![a-z])"
    rf"(?:[\s.,]*(?:nets?|netto|date de facture|data fattura|d\.?f\.?|fecha factura)?[\s.]*"
    rf"(?P<end>{_END_OF_MONTH})(?![a-z]))?"
    rf"|(?<![a-z])nett?o?\s*:?\s*(?P<net>\d{{1,3}})(?![\d.,]|\s?%)(?:\s*(?P<netend>{_END_OF_MONTH})(?![a-z]))?"
)
_IN_WORDS = {
    word: number
    for number, words in (
        ("7", "seven sept sieben zeven sette siete sete siedmiu"),
        ("8", "eight huit acht otto ocho oito osmiu"),
        ("10", "ten dix zehn tien dieci diez dez dziesieciu"),
        ("14", "fourteen quatorze vierzehn veertien quattordici catorce catorze czternastu"),
        ("15", "fifteen quinze funfzehn vijftien quindici quince pietnastu"),
        ("20", "twenty vingt zwanzig twintig venti veinte vinte dwudziestu"),
        ("30", "thirty trente dreisig dertig trenta treinta trinta trzydziestu"),
        ("45", "quarante-cinq funfundvierzig vijfenveertig quarantacinque"),
        ("60", "sixty soixante sechzig zestig sessanta sesenta sessenta szescdziesieciu"),
        ("90", "ninety quatre-vingt-dix neunzig negentig novanta noventa"),
    )
    for word in words.split()
}
_NUMBERS = re.compile(
    rf"(?<![a-z-])(?:{'|'.join(sorted(_IN_WORDS, key=len, reverse=True))})(?= (?:{_DAY_WORDS})(?![a-z]))"
)
_AT_ONCE = re.compile(
    r"sofort|due on receipt|upon receipt|a reception(?! de la commande)|paiement immediat|comptant|immediate|a vista"
    r"|contado|pronto pagamento|direct te betalen|rimessa diretta|payable on receipt|natychmiast|vid mottagande"
)
_CONTEXT = re.compile(
    r"zahl|pay|paiement|reglement|regle|terms|condition|netto|net\b|delai|betal|pagament|pago|fallig|due"
    r"|echeance|termijn|ziel|abzug|over te maken|voldoen|uberweis|begleich|virement|remit|settle|bonifico"
    r"|transferencia|plazo|prazo|pronto|saldo|versar|corrispo|wplac|naleznosc|graag|anweisung|vencim|cobro|liquid|credit|kredit|platn|zaplat|przelew|termin|forfall|forfald|splatn|kasse|factuurdatum"
)
#: Other days: of a discount, of lateness, of an offer, of delivery.
_NOT_TERMS = re.compile(
    r"skonto|escompte|discount|korting|sconto|descuento|desconto|pronto pago|pronto pagamento|rabat|deduct"
    r"|retard|verzug|late\b|overdue|gultig|valid|return|retour|mahn|widerruf|garant|opozn|liefer|deliver|livraison|%"
)
_CLAUSE = re.compile(r"[.;]\s|,\s|\s(?:oder|ou|or|of|o|sonst|otherwise|sinon|anders)\s")
_LONGEST = 365
_SHORT = 30
_LONGEST_WORDS = 60


def due_from_terms(text: str, issue: date) -> date | None:
    """Return the due date that folded payment terms give for an invoice of this day."""
    text = _NUMBERS.sub(lambda word: _IN_WORDS[word.group()], text)
    match = next(_DAYS.finditer(text), None)
    if match is None:
        return issue if _AT_ONCE.search(text) else None
    days = int(match["days"] or match["net"])
    if days > _LONGEST:
        return None
    due = issue + timedelta(days=days)
    if match["end"] or match["netend"]:
        due = due.replace(day=calendar.monthrange(due.year, due.month)[1])
    return due


def find_terms(document: Document, issue: date) -> Finding | None:
    """Return the due date that the terms on the page give."""
    for cell in document.cells:
        if not _CONTEXT.search(cell.folded) and not (
            _DAYS.search(cell.folded) and _CONTEXT.search(_before(document, cell))
        ):
            continue
        texts = list(_clauses(cell.text))
        if document.labels(cell) or len(cell.folded) <= _SHORT:
            texts += [other.text for other in document.right_of(cell)[:1]]
        for text in texts:
            due = due_from_terms(fold(text), issue)
            if due:
                why = reason("payment_terms", words=text[:_LONGEST_WORDS].strip(" .:;,"))
                return Finding(
                    due.isoformat(), 0.6, "derived", why, cell.page, cell.box_of(0, len(cell.text))
                )  # fmt: skip
    return None


def _before(document: Document, cell: Cell) -> str:
    """Return the line over this one: the sentence that goes on here, or the heading of this value."""
    over = [
        other
        for other in document.neighbours(cell)
        if other is not cell
        and -0.3 * cell.height <= cell.top - other.bottom < 1.2 * cell.height
        and abs(other.x0 - cell.x0) < 4
    ]
    text = max(over, key=lambda other: other.bottom).folded if over else ""
    return "" if _NOT_TERMS.search(text) else text


def is_no_term(text: str) -> bool:
    """Return whether folded words speak of a discount or of something else than the day of payment."""
    return bool(_NOT_TERMS.search(text))


def _clauses(text: str) -> Iterator[str]:
    """Yield the clauses, as printed, that speak of the day of payment."""
    folded, start = fold(text), 0
    for end in (*_CLAUSE.finditer(folded), None):
        stop = end.start() if end else len(text)
        if not _NOT_TERMS.search(folded[start:stop]):
            yield text[start:stop]
        start = end.end() if end else stop
