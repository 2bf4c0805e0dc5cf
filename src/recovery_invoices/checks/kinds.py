"""What kind of document this is: titles of everything that looks like an invoice and is none."""

from __future__ import annotations

import re
import statistics
from dataclasses import dataclass

from recovery_invoices.fields.document import Document
from recovery_invoices.text.layout import Cell

#: (code, strong titles, titles that count only when set as a heading)
KINDS: tuple[tuple[str, str, str], ...] = (
    (
        "CREDIT_NOTE",
        r"gutschrift\b|gutschriftsanzeige|rechnungs-?\s?korrektur|storno-?rechnung|rechnungsstorno"
        r"|korrekturrechnung|facture d'avoir|avoir\b(?! |$)"
        r"|avoir (?:n|sur|client)|note de credit|credit note|credit memo|credit invoice|creditnota"
        r"|creditfactuur|nota (?:di )?credito|faktura korygujaca|korekta faktury|nota korygujaca|nota kredytowa"
        r"|kreditfaktura|nota de credito"
        r"|nota de abono|factura (?:rectificativa|de abono)|adjustment note"
        r"|fattura di storno|credit memorandum|sales credit",
        r"avoir|storno|abono|credit",
    ),
    (
        "PRO_FORMA",
        r"pro-?\s?forma|facture pro-?\s?forma|proforma invoice|proforma-?rechnung|(?:fattura|faktura|factura"
        r"|fatura|factuur) pro-?\s?forma", r"$^",
    ),
    (
        "QUOTE",
        r"quotation|oferta (?:handlowa|cenowa)|oferta nr|kostenvoranschlag|preventivo\b|presupuesto\b"
        r"|orcamento\b|price quote|sales quote"
        r"|unverbindliches angebot|proposta comercial|proposition commerciale|offerta commerciale",
        r"quote|estimate|angebot|devis|offerte|offerta|proposal|cotizacion|oferta",
    ),
    (
        "ORDER",
        r"purchase order(?!\s*(?:n|#|:|ref))|order confirmation|auftragsbestatigung|confirmation de commande"
        r"|orderbevestiging|inkooporder"
        r"|ordine di acquisto|conferma d'ordine|orden de compra|nota de encomenda|confirmacion de pedido"
        r"|sales order confirmation|accuse de reception de commande|pedido a proveedor|kaufbestellung"
        r"|material requisition",
        r"purchase order|bestellung|bon de commande|bestelbon|pedido|encomenda|order|ordine|commande",
    ),
    (
        "DELIVERY_NOTE",
        r"packing slip|packing list|leveringsbon|documento di trasporto|guia de remessa|proof of delivery"
        r"|bill of lading|frachtbrief",
        r"delivery note|lieferschein|bon de livraison|pakbon|albaran|bordereau de livraison|ddt",
    ),
    (
        "RECEIPT",
        r"payment receipt|sales receipt|kassenbon|kassenbeleg|quittung\b|zahlungsbestatigung|zahlungsbeleg"
        r"|ticket de caisse|recu de paiement"
        r"|kwitantie|kassabon|ontvangstbewijs|attestation de paiement"
        r"|scontrino|recibo de pago|comprobante de pago|receipt of payment"
        r"|official receipt|cash receipt|payment confirmation",
        r"receipt|recu|ricevuta|recibo|quittung|bon|justificatif de paiement",
    ),
    (
        "STATEMENT",
        r"statement of account|account statement|kontoauszug|releve de compte|rekeningoverzicht"
        r"|estratto conto|extracto de cuenta|extrato de conta",
        r"statement|releve|saldenliste|bank statement",
    ),
    (
        "REMINDER",
        r"zahlungserinnerung|payment reminder|\d\. mahnung|lettre de relance|mise en demeure|aanmaning"
        r"|betalingsherinnering"
        r"|wezwanie do zaplaty|sollecito di pagamento|recordatorio de pago|past due notice|overdue notice",
        r"mahnung|reminder|relance|herinnering|sollecito|final notice",
    ),
    (
        "CONTRACT",
        r"(?:[a-z]+ ){0,5}agreement$|(?:[a-z]+ )?license and distribution agreement|this agreement"
        r"|kaufvertrag|mietvertrag|dienstleistungsvertrag|arbeitsvertrag"
        r"|contrat de [a-z]+|rental agreement|service agreement|lease agreement|general terms and conditions"
        r"|allgemeine geschaftsbedingungen",
        r"agreement|contract|vertrag|contrat|overeenkomst|contratto|contrato|terms and conditions|conditions generales",
    ),
    (
        "NOT_AN_INVOICE",
        r"validierungsbericht|validation report|prufbericht|timesheet|time sheet|stundenzettel"
        r"|detailed report|tatigkeitsnachweis|lebenslauf|curriculum"
        r"|w-9|request for taxpayer|application form|antragsformular|certificate of|payslip|bulletin de paie"
        r"|gehaltsabrechnung|lohnabrechnung",
        r"report|bericht|rapport|form|formular|formulaire|questionnaire|certificate|zertifikat|attestation"
        r"|minutes|protokoll|brief|memo|newsletter",
    ),
)  # fmt: skip
_COMPILED = tuple(
    (code, re.compile(rf"(?:{strong})"), re.compile(rf"(?:{headed})(?![a-z])"))
    for code, strong, headed in KINDS
)
_INVOICE = re.compile(
    r"[a-z]*rechnung(?!s)|facture|invoice|factuur|fattura|factura|fatura|tax invoice|note d'honoraires|selbstabrechnung"
)
_MENTION = re.compile(
    r"rechnung|facture|invoice|factuur|fattura|factura|fatura|liquidation|kostennote|honorar"
)
_HEADING = 1.25
_HEAD = 0.15
_IN_CAPITALS = frozenset(["DELIVERY_NOTE", "REMINDER", "STATEMENT"])
#: Documents that an invoice names with their day: `Delivery note 17 of 3 May`.
_REFERRED_TO = frozenset(["ORDER", "QUOTE", "DELIVERY_NOTE", "CONTRACT"])


@dataclass(frozen=True, slots=True)
class DocumentKind:
    code: str
    cell: Cell


def detect_other_kind(document: Document) -> DocumentKind | None:
    """Return the kind named by a title, unless an invoice's title outweighs it."""
    first = document.pages[0].number if document.pages else 0
    cells = [cell for page in document.pages[:3] for cell in document.by_page[page.number]]
    if not cells:
        return None
    usual = statistics.median(cell.height for cell in cells) or 1.0
    best: tuple[float, DocumentKind] | None = None
    invoice = 0.0
    for cell in cells:
        height = document.sizes[cell.page][1]
        upper = cell.page == first and cell.top < 0.5 * height
        text = cell.folded.strip(" *-:#")
        size = cell.height / usual
        prominence = size + (0.3 if upper else 0.0) + (0.2 if cell.text.isupper() else 0.0)
        if len(text) > 70 or _has_value(document, cell):
            continue
        if (_INVOICE.match(text) or _is_title(document, cell)) and not _names_other(text):
            rest = _INVOICE.sub("", text, count=1)
            if upper or size > _HEADING:
                invoice = max(invoice, prominence if len(rest) < 50 else 0.8)
        for code, strong, headed in _COMPILED:
            refers = code in _REFERRED_TO and size <= _HEADING and bool(document.dates(cell))
            is_strong = bool(strong.match(text)) and (upper or size > _HEADING) and not refers
            match = headed.match(text)
            alone = match is not None and len(text) - match.end() < 25 and ":" not in text
            is_heading = size > _HEADING and cell.top < 0.45 * height
            # A line printer knows one size: capitals at the head of the page are its titles.
            is_heading |= (
                cell.text.isupper() and cell.top < _HEAD * height and " " in text and code in _IN_CAPITALS
            )
            if not is_strong and not (alone and is_heading):
                continue
            weight = prominence + (0.4 if is_strong else 0.0)
            if best is None or weight > best[0]:
                best = (weight, DocumentKind(code, cell))
    if best is None or (invoice and invoice >= best[0] and best[1].code != "CREDIT_NOTE"):
        return None
    if best[1].code == "CREDIT_NOTE" and invoice > best[0] + 0.4:
        return None
    return best[1]


def _is_title(document: Document, cell: Cell) -> bool:
    return any(hit.kind == "number" and hit.at_start and hit.weight >= 0.5 for hit in document.labels(cell))


def _has_value(document: Document, cell: Cell) -> bool:
    """Return whether the words announce a value beside them, as `Purchase order: 8268` does, and are no title."""
    if not cell.text.endswith(":"):
        return False
    neighbour = next(iter(document.right_of(cell)), None)
    return neighbour is not None and not neighbour.text.endswith(":")


def _names_other(text: str) -> bool:
    return any(strong.match(text) for _, strong, _ in _COMPILED)


def is_titled_invoice(document: Document) -> bool:
    """Return whether a title in the upper half of the first page calls the document an invoice."""
    if not document.pages:
        return False
    first = document.pages[0]
    return any(
        (_INVOICE.match(cell.folded) or _is_title(document, cell)) and not _names_other(cell.folded)
        for cell in document.by_page[first.number]
        if cell.top < 0.5 * first.height and len(cell.text) < 40
    )


def is_called_invoice(document: Document) -> bool:
    """Return whether anything on the page announces an invoice: a title, or a label of its number."""
    return any(hit.at_start and hit.weight >= 0.5 for hit in document.labels_of_kind("number")) or any(
        _MENTION.search(cell.folded) and len(cell.text) < 60 for cell in document.cells
    )
