"""The words and forms of a paper that shows an electronic invoice, in the language of the country it comes from."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import Final

LANGUAGES: Final = {
    "FR": "fr", "MC": "fr", "DE": "de", "AT": "de", "LI": "de", "ES": "es", "IT": "it", "SM": "it", "NL": "nl",
}  # fmt: skip

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "invoice": "Invoice", "credit": "Credit note", "other": "Document", "issued": "Invoice date", "due": "Due date",
        "seller": "From", "buyer": "To", "what": "Description", "net": "Total excl. tax", "tax": "Tax",
        "total": "Total incl. tax", "prepaid": "Already paid", "payable": "Amount due", "vat": "VAT no.",
        "iban": "IBAN", "terms": "Payment terms",
        "from": "Shown from the electronic invoice ({dialect}) that is attached to this file.",
    },
    "fr": {
        "invoice": "Facture", "credit": "Avoir", "other": "Document", "issued": "Date de facture",
        "due": "Date d’échéance", "seller": "Émetteur", "buyer": "Client", "what": "Désignation", "net": "Total HT",
        "tax": "TVA", "total": "Total TTC", "prepaid": "Déjà réglé", "payable": "Net à payer",
        "vat": "N° TVA", "iban": "IBAN", "terms": "Conditions de règlement",
        "from": "Présentation de la facture électronique ({dialect}) jointe à ce fichier.",
    },
    "de": {
        "invoice": "Rechnung", "credit": "Rechnungskorrektur", "other": "Dokument", "issued": "Rechnungsdatum",
        "due": "Fällig am", "seller": "Rechnungssteller", "buyer": "Rechnungsempfänger", "what": "Bezeichnung",
        "net": "Nettobetrag", "tax": "Umsatzsteuer", "total": "Bruttobetrag", "prepaid": "Bereits gezahlt",
        "payable": "Zahlbetrag", "vat": "USt-IdNr.", "iban": "IBAN", "terms": "Zahlungsbedingungen",
        "from": "Darstellung der elektronischen Rechnung ({dialect}), die dieser Datei beiliegt.",
    },
    "es": {
        "invoice": "Factura", "credit": "Factura rectificativa", "other": "Documento", "issued": "Fecha de factura",
        "due": "Fecha de vencimiento", "seller": "Emisor", "buyer": "Cliente", "what": "Concepto",
        "net": "Base imponible", "tax": "IVA", "total": "Total con IVA", "prepaid": "Ya pagado",
        "payable": "Importe a pagar", "vat": "NIF-IVA", "iban": "IBAN", "terms": "Condiciones de pago",
        "from": "Representación de la factura electrónica ({dialect}) adjunta a este archivo.",
    },
    "it": {
        "invoice": "Fattura", "credit": "Nota di credito", "other": "Documento", "issued": "Data fattura",
        "due": "Scadenza", "seller": "Emittente", "buyer": "Cliente", "what": "Descrizione", "net": "Imponibile",
        "tax": "IVA", "total": "Totale IVA inclusa", "prepaid": "Già pagato", "payable": "Importo da pagare",
        "vat": "Partita IVA", "iban": "IBAN", "terms": "Condizioni di pagamento",
        "from": "Rappresentazione della fattura elettronica ({dialect}) allegata a questo file.",
    },
    "nl": {
        "invoice": "Factuur", "credit": "Creditnota", "other": "Document", "issued": "Factuurdatum",
        "due": "Vervaldatum", "seller": "Afzender", "buyer": "Aan", "what": "Omschrijving",
        "net": "Totaal excl. btw", "tax": "Btw", "total": "Totaal incl. btw", "prepaid": "Reeds betaald",
        "payable": "Te betalen", "vat": "Btw-nummer", "iban": "IBAN", "terms": "Betalingsvoorwaarden",
        "from": "Weergave van de elektronische factuur ({dialect}) die bij dit bestand zit.",
    },
}  # fmt: skip

_MARKS: Final = {"fr": (" ", ","), "en": (",", ".")}


def format_money(value: Decimal, currency: str | None, language: str) -> str:
    """Return `1 234,50 EUR` as that language writes it."""
    group, mark = _MARKS.get(language, (".", ","))
    digits = max(2, -int(value.normalize().as_tuple().exponent))
    plain = f"{value:,.{digits}f}".replace(",", "\0").replace(".", mark).replace("\0", group)
    return f"{plain} {currency}" if currency else plain


def format_day(value: date, language: str) -> str:
    forms = {"en": "%Y-%m-%d", "de": "%d.%m.%Y", "nl": "%d-%m-%Y"}
    return value.strftime(forms.get(language, "%d/%m/%Y"))
