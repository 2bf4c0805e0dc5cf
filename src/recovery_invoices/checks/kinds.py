"""What kind of document this is: titles of everything that looks like an invoice and is none."""

from __future__ import annotations

import re
import statistics
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from recovery_invoices.checks.titles import is_invoice_title
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
#: Most lines are no title at all: one look at each tells.
_ANY_STRONG = re.compile("|".join(strong.pattern for _, strong, _ in _COMPILED))
_ANY = re.compile("|".join(f"{strong.pattern}|{headed.pattern}" for _, strong, headed in _COMPILED))
_INVOICE = re.compile(
    r"[a-z]*rechnung(?!s)|facture|invoice|factuur|fattura|factura|fatura|tax invoice|note d'honoraires|selbstabrechnung"
)
_MENTION = re.compile(
    r"rechnung|facture|invoice|factuur|fattura|factura|fatura|liquidation|kostennote|honorar"
)
_HEADING = 1.25
_HEAD = 0.15
_IN_CAPITALS = frozenset(["DELIVERY_NOTE", "REMINDER", "STATEMENT"])
_LABELLED = re.compile(r":\s*\S*\d")
#: Documents that an invoice names with their day or number: `Delivery note 17 of 3 May`, `Order: 17`.
_REFERRED_TO = frozenset(["ORDER", "QUOTE", "DELIVERY_NOTE", "CONTRACT"])


@dataclass(frozen=True, slots=True)
class DocumentKind:
    code: str
    cell: Cell


@dataclass(frozen=True, slots=True)
class Titles:
    """The strongest title of another paper with its weight, and how prominent an invoice's is: 0 without one."""

    other: DocumentKind | None = None
    weight: float = 0.0
    invoice: float = 0.0

    @property
    def outweighed(self) -> bool:
        """Return whether an invoice's title stands out more than the other paper's."""
        if self.other is None:
            return True
        if self.other.code == "CREDIT_NOTE":
            return self.invoice > self.weight + 0.4
        return self.invoice > 0 and self.invoice >= self.weight


_TITLES: WeakKeyDictionary[Document, Titles] = WeakKeyDictionary()


def detect_other_kind(document: Document) -> DocumentKind | None:
    """Return the kind named by a title, unless an invoice's title outweighs it."""
    titles = find_titles(document)
    return None if titles.outweighed else titles.other


def find_titles(document: Document) -> Titles:
    """Return the titles of a document; looked for once."""
    if document not in _TITLES:
        _TITLES[document] = _find_titles(document)
    return _TITLES[document]


def _find_titles(document: Document) -> Titles:
    first = document.pages[0].number if document.pages else 0
    cells = [cell for page in document.pages[:3] for cell in document.by_page[page.number]]
    if not cells:
        return Titles()
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
        is_named = is_invoice_title(text)
        if is_named or ((_INVOICE.match(text) or _is_title(document, cell)) and not _names_other(text)):
            rest = _INVOICE.sub("", text, count=1)
            if upper or size > _HEADING:
                invoice = max(invoice, prominence if len(rest) < 50 else 0.8)
        # `Contract invoice` is an invoice, whatever it begins with.
        for code, strong, headed in () if is_named or not _ANY.match(text) else _COMPILED:
            is_value = bool(document.dates(cell)) or bool(_LABELLED.search(text))
            refers = code in _REFERRED_TO and size <= _HEADING and is_value
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
    return Titles(best[1], best[0], invoice) if best else Titles(invoice=invoice)


def _is_title(document: Document, cell: Cell) -> bool:
    return any(hit.kind == "number" and hit.at_start and hit.weight >= 0.5 for hit in document.labels(cell))


def _has_value(document: Document, cell: Cell) -> bool:
    """Return whether the words announce a value beside them, as `Purchase order: 8268` does, and are no title."""
    if not cell.text.endswith(":"):
        return False
    neighbour = next(iter(document.right_of(cell)), None)
    return neighbour is not None and not neighbour.text.endswith(":")


def _names_other(text: str) -> bool:
    return _ANY_STRONG.match(text) is not None


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
        (_MENTION.search(cell.folded) or is_invoice_title(cell.folded.strip(" *-:#"))) and len(cell.text) < 60
        for cell in document.cells
    )
