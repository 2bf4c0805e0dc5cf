"""The words over the columns of tables of invoices, as people and bookkeeping programs write them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

OPEN_AMOUNT: Final = "open_amount"
"""What is still owed of an invoice, as books export it: a row of nothing, or less, is settled."""
OPEN_BALANCE: Final = "invoice.open_balance"
"""In a row without a total, the open amount that stands in for it."""
OPEN_SIDE: Final = "open_side"
"""Whether the open amount is a debit, and owed, or a credit."""
PAID: Final = "paid"
"""Whether an invoice is paid, in exports that name no open amount."""
PAID_ON: Final = "paid_on"
"""The day of the payment, or of the last one."""
PAID_AMOUNT: Final = "invoice.prepaid_amount"
"""What was paid already, in exports that name no open amount."""
CREDIT_WORDS: Final = frozenset({"h", "haben", "c", "cr", "credit", "avere", "haber"})
SUM_OF_OTHERS: Final = re.compile(
    r"((grand|sub|sous) )?(totals?|totale|totaal|subtotal|sum|suma|somma|somme|(gesamt|end|zwischen)?summe|gesamt)"
    r"( (general|generale|ht|ttc|eur))?"
)
"""The name, folded, of a line that sums up others."""
PAID_WORDS: Final = frozenset(
    {
        "paid", "paidoff", "paye", "payee", "reglee", "bezahlt", "beglichen", "pagado", "pagada", "pagato", "pagata",
        "betaald", "yes", "oui", "ja", "si", "true", "1", "voided", "void", "annulee", "storniert",
    }
)  # fmt: skip

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "invoice.numbers": (
        "number", "invoicenumber", "invoice number", "invoice no", "invoice", "numero", "numero de facture",
        "n facture", "no facture", "facture", "ref facture", "reference", "rechnungsnummer", "rechnungsnr",
        "rechnung nr", "rechnung", "belegnummer", "nummer", "num", "voucher number", "vouchernumber",
        "rechnungs nr", "re nr", "belegnr", "belegfeld 1", "numero factura", "numero de factura",
        "n factura", "factura", "numero fattura", "fattura", "numero documento", "factuurnummer",
        "factuurnr", "transactionoverview reference", "ref", "n piece", "no piece", "num piece", "numero piece",
        "numero de piece", "piece",
    ),
    "invoice.issue_date": (
        "issue date", "invoice date", "invoicedate", "invoice bill date", "issued", "issued on", "date",
        "date facture", "date de facture", "emise le", "date d emission", "date emission", "rechnungsdatum",
        "datum", "belegdatum", "date facturation", "voucher date", "voucherdate", "transaction date",
        "transactionoverview date", "fecha", "fecha de factura", "fecha factura", "data", "data fattura",
        "factuurdatum",
    ),
    "invoice.due_date": (
        "due date", "duedate", "due", "due on", "payable by", "echeance", "date d echeance",
        "date echeance", "a payer le", "faelligkeit", "falligkeit", "fallig am", "faellig am",
        "falligkeitsdatum", "faelligkeitsdatum", "date limite reglement", "date limite de reglement",
        "zahlbar bis", "vencimiento", "fecha de vencimiento", "scadenza", "data scadenza", "vervaldatum",
        "vervaldag",
    ),
    "invoice.amount": (
        "amount", "total", "gross", "gross amount", "total signed", "total incl tax", "total ttc",
        "montant ttc", "ttc", "montant", "betrag", "brutto", "bruttobetrag", "gesamtbetrag",
        "rechnungsbetrag", "sollbetrag", "betrag soll", "umsatz soll", "total amount", "totalamount",
        "importe", "importe total", "importo", "totale", "totaal", "bedrag",
    ),
    "invoice.amount_before_tax": (
        "net", "net amount", "untaxed amount signed", "amount before tax", "total ht", "montant ht", "ht",
        "netto", "nettobetrag",
    ),
    "invoice.tax_amount": (
        "tax", "vat", "vat amount", "tax amount", "taxtotal", "tva", "montant tva", "mwst", "ust",
        "mehrwertsteuer", "umsatzsteuer",
    ),
    OPEN_AMOUNT: (
        "amount due", "invoiceamountdue", "amount due signed", "balance due", "open balance", "open amount",
        "outstanding", "outstanding amount", "balance", "reste a payer", "reste du", "montant restant du",
        "solde", "solde du", "offener betrag", "betrag offen", "offen", "restbetrag", "offener saldo",
        "saldo", "importe pendiente", "saldo pendiente", "importo residuo", "importo aperto",
        "openstaand bedrag", "openstaand", "openamount", "open", "outstanding balance", "reste a encaisser",
        "pendiente", "residuo", "transactionoverview agedamount",
    ),
    OPEN_SIDE: ("s h", "sh", "soll haben", "soll haben kennzeichen", "s h saldo", "saldo s h"),
    PAID_ON: (
        "paid on", "payment date", "date paid", "paid date", "paiddate", "paymentdate", "fullypaidondate",
        "date de paiement", "date paiement", "payee le", "paye le", "reglee le", "regle le",
        "date de reglement", "date reglement", "date encaissement", "date d encaissement", "encaissee le", "bezahlt am",
        "zahlungsdatum", "zahldatum", "zahlung am", "beglichen am", "zahlungseingang", "zahlungseingang am",
        "fecha de pago", "fecha pago", "pagada el", "data pagamento", "data di pagamento", "pagato il", "betaaldatum",
        "betaald op",
    ),
    PAID_AMOUNT: (
        "amount paid", "paid amount", "invoiceamountpaid", "amountpaid", "already paid", "payments", "montant paye",
        "montant regle", "montant encaisse", "deja paye", "deja regle", "regle", "encaisse", "acompte",
        "bezahlter betrag", "betrag bezahlt", "gezahlt", "gezahlter betrag", "bereits bezahlt", "zahlungen",
        "importe pagado", "importo pagato", "betaald bedrag",
    ),
    PAID: (
        "facture payee", "facture reglee", "payee", "paye", "reglee", "paid", "bezahlt", "voucherstatus",
        "voucher status", "payment status", "zahlungsstatus", "pagado", "pagada", "pagato", "pagata", "betaald",
    ),
    "invoice.currency": (
        "currency", "devise", "monnaie", "wahrung", "waehrung",
    ),
    "invoice.service_description": (
        "description", "service", "subject", "what for", "objet", "designation", "libelle", "prestation",
        "leistung", "beschreibung", "betreff", "bezeichnung", "memo description", "memo", "buchungstext",
        "note facture", "concepto", "descrizione", "omschrijving",
    ),
    "debtor.company_name": (
        "debtor", "customer", "contactname", "invoice partner display name", "client", "company",
        "company name", "customer name", "name", "debiteur", "societe", "raison sociale", "nom",
        "nom du client", "kunde", "kundenname", "firma", "schuldner", "debitor", "kontobezeichnung",
        "kontobeschriftung", "contact", "contact name", "customer full name", "customerrecord accountname",
        "nom du tiers", "tiers", "nom societe", "cliente", "ragione sociale", "klant", "kontakt",
        "debitor name",
    ),
    "debtor.company_type": (
        "type", "company type", "kind", "type de client", "art", "kundentyp",
    ),
    "debtor.siret": (
        "siret", "siren", "n siret", "numero siret",
    ),
    "debtor.vat_number": (
        "vat number", "vat no", "vat id", "numero de tva", "n tva", "tva intracommunautaire", "ust id",
        "ust idnr", "ustid", "umsatzsteuer id",
    ),
    "debtor.address.line1": (
        "street", "poaddressline1", "address", "address 1", "address line 1", "adresse", "adresse 1", "rue",
        "strasse", "strasze", "strasse und hausnummer", "anschrift",
    ),
    "debtor.address.line2": (
        "address 2", "poaddressline2", "address line 2", "adresse 2", "complement", "adresszusatz",
    ),
    "debtor.address.postal_code": (
        "postal code", "popostalcode", "postcode", "zip", "zip code", "code postal", "cp", "plz",
        "postleitzahl",
    ),
    "debtor.address.city": (
        "city", "pocity", "town", "ville", "ort", "stadt",
    ),
    "debtor.address.country": (
        "country", "pocountry", "country code", "pays", "land",
    ),
    "contact.email": (
        "email", "emailaddress", "e mail", "mail", "email address", "courriel", "adresse email",
        "adresse e mail", "contact email", "e mail adresse", "kontakt e mail",
    ),
    "contact.first_name": (
        "first name", "prenom", "vorname",
    ),
    "contact.last_name": (
        "last name", "surname", "nom de famille", "nom du contact", "nachname",
    ),
    "contact.phone": (
        "phone", "telephone", "tel", "phone number", "mobile", "portable", "telefon", "telefonnummer",
    ),
}  # fmt: skip
"""Folded; the first role that fits a column has it."""
