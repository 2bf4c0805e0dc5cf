"""The words of the generated invoices, by language: several ways to say each thing, as real invoices do."""

from __future__ import annotations

MONTHS = {
    "en": [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ],
    "fr": [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ],
    "de": [
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    ],
    "nl": [
        "januari",
        "februari",
        "maart",
        "april",
        "mei",
        "juni",
        "juli",
        "augustus",
        "september",
        "oktober",
        "november",
        "december",
    ],
    "it": [
        "gennaio",
        "febbraio",
        "marzo",
        "aprile",
        "maggio",
        "giugno",
        "luglio",
        "agosto",
        "settembre",
        "ottobre",
        "novembre",
        "dicembre",
    ],
    "es": [
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
    ],
    "pt": [
        "janeiro",
        "fevereiro",
        "março",
        "abril",
        "maio",
        "junho",
        "julho",
        "agosto",
        "setembro",
        "outubro",
        "novembro",
        "dezembro",
    ],
}

#: What each label may be called; the generator picks one by its seed.
LABELS: dict[str, dict[str, list[str]]] = {
    "title": {
        "en": ["Invoice", "INVOICE", "Tax Invoice"], "fr": ["Facture", "FACTURE"],
        "de": ["Rechnung", "RECHNUNG"],
        "nl": ["Factuur", "FACTUUR"], "it": ["Fattura", "FATTURA"], "es": ["Factura", "FACTURA"],
        "pt": ["Fatura", "FATURA"],
    },
    "number": {
        "en": ["Invoice number", "Invoice No.", "Invoice #"],
        "fr": ["N° de facture", "Numéro de facture", "Facture n°"],
        "de": ["Rechnungsnummer", "Rechnungs-Nr.", "Rechnung Nr."],
        "nl": ["Factuurnummer", "Factuurnr.", "Factuur nr."],
        "it": ["Numero fattura", "Fattura n.", "N. fattura"],
        "es": ["Número de factura", "Factura nº", "Nº factura"],
        "pt": ["Número da fatura", "Fatura n.º", "N.º da fatura"],
    },
    "issued": {
        "en": ["Invoice date", "Date", "Issue date"], "fr": ["Date de facture", "Date", "Date d'émission"],
        "de": ["Rechnungsdatum", "Datum", "Ausstellungsdatum"], "nl": ["Factuurdatum", "Datum"],
        "it": ["Data fattura", "Data", "Data di emissione"],
        "es": ["Fecha de factura", "Fecha", "Fecha de emisión"],
        "pt": ["Data da fatura", "Data", "Data de emissão"],
    },
    "due": {
        "en": ["Due date", "Payment due", "Pay by"], "fr": ["Date d'échéance", "Échéance", "À payer avant le"],
        "de": ["Fällig am", "Zahlbar bis", "Zahlungsziel"], "nl": ["Vervaldatum", "Te betalen voor"],
        "it": ["Scadenza", "Data di scadenza"], "es": ["Vencimiento", "Fecha de vencimiento"],
        "pt": ["Vencimento", "Data de vencimento"],
    },
    "customer_number": {
        "en": ["Customer no."], "fr": ["N° client"], "de": ["Kundennummer"], "nl": ["Klantnummer"],
        "it": ["Codice cliente"], "es": ["Nº de cliente"], "pt": ["N.º de cliente"],
    },
    "delivered": {
        "en": ["Delivery date"], "fr": ["Date de livraison"], "de": ["Lieferdatum"], "nl": ["Leverdatum"],
        "it": ["Data consegna"], "es": ["Fecha de entrega"], "pt": ["Data de entrega"],
    },
    "order": {
        "en": ["Order no."], "fr": ["Bon de commande"], "de": ["Bestellnummer"], "nl": ["Ordernummer"],
        "it": ["Ordine n."], "es": ["Pedido nº"], "pt": ["Encomenda n.º"],
    },
    "buyer": {
        "en": ["Bill to", "Invoice to", "Customer"], "fr": ["Facturé à", "Client", "Adresse de facturation"],
        "de": ["Rechnung an", "Kunde", "Rechnungsempfänger"], "nl": ["Factuuradres", "Klant", "Factuur aan"],
        "it": ["Cliente", "Destinatario", "Spett.le"], "es": ["Cliente", "Facturar a"],
        "pt": ["Cliente", "Faturado a"],
    },
    "seller": {
        "en": ["From", "Seller"], "fr": ["Émetteur", "Vendeur"], "de": ["Verkäufer", "Rechnungssteller"],
        "nl": ["Leverancier", "Van"], "it": ["Fornitore"], "es": ["Emisor", "Proveedor"],
        "pt": ["Emitente", "Fornecedor"],
    },
    "ship": {
        "en": ["Ship to"], "fr": ["Adresse de livraison"], "de": ["Lieferadresse"], "nl": ["Afleveradres"],
        "it": ["Destinazione"], "es": ["Dirección de entrega"], "pt": ["Local de entrega"],
    },
    "item": {
        "en": ["Description", "Item"], "fr": ["Désignation", "Description"],
        "de": ["Bezeichnung", "Beschreibung"],
        "nl": ["Omschrijving"], "it": ["Descrizione"], "es": ["Descripción", "Concepto"],
        "pt": ["Descrição", "Designação"],
    },
    "quantity": {
        "en": ["Qty"], "fr": ["Qté"], "de": ["Menge"], "nl": ["Aantal"], "it": ["Q.tà"], "es": ["Cant."],
        "pt": ["Qtd."],
    },
    "price": {
        "en": ["Unit price"], "fr": ["Prix unitaire"], "de": ["Einzelpreis"], "nl": ["Prijs"],
        "it": ["Prezzo"], "es": ["Precio"], "pt": ["Preço"],
    },
    "line": {
        "en": ["Amount", "Total"], "fr": ["Montant", "Total"], "de": ["Betrag", "Gesamt"],
        "nl": ["Bedrag", "Totaal"],
        "it": ["Importo"], "es": ["Importe"], "pt": ["Valor", "Total"],
    },
    "net": {
        "en": ["Subtotal", "Net total", "Total excl. VAT"], "fr": ["Total HT", "Montant HT", "Sous-total"],
        "de": ["Nettobetrag", "Zwischensumme", "Summe netto"], "nl": ["Subtotaal", "Totaal excl. btw"],
        "it": ["Imponibile", "Totale imponibile"], "es": ["Base imponible", "Subtotal"],
        "pt": ["Subtotal", "Total sem IVA"],
    },
    "tax": {
        "en": ["VAT", "Tax", "VAT {rate}%"], "fr": ["TVA", "TVA {rate} %", "Montant TVA"],
        "de": ["MwSt.", "zzgl. {rate} % MwSt.", "Umsatzsteuer {rate}%"],
        "nl": ["BTW", "BTW {rate}%", "Btw-bedrag"],
        "it": ["IVA {rate}%", "IVA", "Totale IVA"], "es": ["IVA {rate}%", "Cuota IVA", "IVA"],
        "pt": ["IVA ({rate}%)", "IVA", "Total IVA"],
    },
    "gross": {
        "en": ["Total", "Grand total", "Total due"], "fr": ["Total TTC", "Montant TTC", "Net à payer"],
        "de": ["Gesamtbetrag", "Rechnungsbetrag", "Gesamtsumme brutto"],
        "nl": ["Totaal", "Totaal incl. btw", "Te betalen"],
        "it": ["Totale", "Totale fattura", "Totale documento"],
        "es": ["Total", "Total factura", "Importe total"],
        "pt": ["Total", "Total com IVA", "Total a pagar"],
    },
    "terms": {
        "en": ["Payment due within {days} "
               "days.", "Terms: net {days} days"],
               "fr": ["Paiement à {days} jours.", "Conditions de règlement : {days} jours nets"],
        "de": ["Zahlbar innerhalb von {days} Tagen ohne Abzug.", "Zahlungsbedingungen: {days} Tage netto"],
        "nl": ["Betaling binnen {days} dagen.", "Betalingstermijn: {days} dagen"], "it": ["Pagamento: {days} "
                                                                                          "giorni data fattura"],
        "es": ["Forma de pago: transferencia a {days} días"], "pt": ["Condições de pagamento: {days} dias"],
    },
    "your_vat": {
        "en": ["Your VAT ID", "Customer VAT no."], "fr": ["N° TVA client", "Votre n° TVA"],
        "de": ["Ihre USt-IdNr.", "USt-IdNr. Kunde"],
        "nl": ["Uw btw-nummer"], "it": ["P. IVA cliente"], "es": ["NIF cliente"], "pt": ["NIF do cliente"],
    },
    "thanks": {
        "en": ["Thank you for your business."], "fr": ["Nous vous remercions de votre confiance."],
        "de": ["Vielen Dank für Ihren Auftrag. Wir berechnen Ihnen wie folgt:"], "nl": ["Hartelijk dank voor "
                                                                                        "uw opdracht."],
        "it": ["Grazie per la fiducia "
               "accordata."], "es": ["Gracias por su confianza."], "pt": ["Obrigado pela sua preferência."],
    },
    "page": {
        "en": ["Page 1 of 1"], "fr": ["Page 1 / 1"], "de": ["Seite 1 von 1"], "nl": ["Pagina 1 van 1"],
        "it": ["Pagina 1 di 1"], "es": ["Página 1 de 1"], "pt": ["Página 1 de 1"],
    },
}  # fmt: skip

ITEMS = {
    "en": ["Website maintenance", "Oak shelf, 120 cm", "Consulting in March", "Garden work"],
    "fr": ["Entretien du site", "Étagère en chêne 120 cm", "Conseil du mois de mars", "Travaux de jardin"],
    "de": ["Wartung der Webseite", "Regal Eiche 120 cm", "Beratung im März", "Gartenarbeiten"],
    "nl": ["Onderhoud website", "Eiken plank 120 cm", "Advies maart", "Tuinwerk"],
    "it": ["Manutenzione del sito", "Mensola in rovere 120 cm", "Consulenza di marzo", "Lavori in giardino"],
    "es": ["Mantenimiento web", "Estante de roble 120 cm", "Consultoría de marzo", "Trabajos de jardín"],
    "pt": [
        "Manutenção do sítio",
        "Prateleira de carvalho 120 cm",
        "Consultoria de março",
        "Trabalhos de jardim",
    ],
}

#: Companies that do not exist, with an address and identifiers in the form of their country.
COMPANIES = {
    "en": [
        ("Northgate Timber Ltd", "14 Harbour Road", "BS1 4RN", "Bristol", "GB", "GB980780684"),
        ("Fenwick & Lowe Design", "7 Mill Lane", "LS2 7EQ", "Leeds", "GB", "GB365684514"),
        ("Bluewater Catering Ltd", "221 Station Street", "NR1 1EF", "Norwich", "GB", "GB123456782"),
    ],
    "fr": [
        ("Atelier du Lac SARL", "12 rue des Tilleuls", "74000", "Annecy", "FR", "FR83404833048"),
        ("Menuiserie Roche SAS", "3 avenue de la Gare", "38000", "Grenoble", "FR", "FR40303265045"),
        ("Papeterie du Port", "48 quai Gambetta", "33000", "Bordeaux", "FR", "FR23334175221"),
    ],
    "de": [
        ("Holzbau Nordheide GmbH", "Lindenstraße 8", "21244", "Buchholz", "DE", "DE136695976"),
        ("Gärtnerei Sonnenhof KG", "Am Anger 17", "99084", "Erfurt", "DE", "DE129274202"),
        ("Druckerei am Markt", "Marktplatz 5", "34117", "Kassel", "DE", "DE811569869"),
    ],
    "nl": [
        ("Bakkerij De Molen B.V.", "Dorpsstraat 21", "3512 JE", "Utrecht", "NL", "NL004495445B01"),
        ("Tuinen van Oost", "Keizersgracht 310", "1016 EX", "Amsterdam", "NL", "NL123456782B12"),
        ("Schilderwerken Vos", "Kade 4", "2011 AB", "Haarlem", "NL", "NL001234567B01"),
    ],
    "it": [
        ("Falegnameria Rossi S.r.l.", "Via Garibaldi 26", "40121", "Bologna", "IT", "IT00743110157"),
        ("Studio Verde", "Corso Italia 9", "10121", "Torino", "IT", "IT12345670017"),
        ("Grafica del Porto S.p.A.", "Via dei Mille 103", "16121", "Genova", "IT", "IT07643520567"),
    ],
    "es": [
        ("Carpintería del Sur S.L.", "Calle Mayor 15", "41001", "Sevilla", "ES", "ESB58378431"),
        ("Jardines Levante", "Avenida del Puerto 88", "46023", "Valencia", "ES", "ESA28015865"),
        ("Imprenta Central S.A.", "Plaza Nueva 2", "48005", "Bilbao", "ES", "ESA13585625"),
    ],
    "pt": [
        ("Carpintaria do Norte Lda", "Rua das Flores 45", "4050-262", "Porto", "PT", "PT501964843"),
        ("Jardins da Costa", "Avenida da Liberdade 180", "1250-146", "Lisboa", "PT", "PT502757191"),
        ("Gráfica Atlântico Lda", "Praça da República 12", "3000-343", "Coimbra", "PT", "PT500273170"),
    ],
}

PERSONS = {
    "en": "John Doe", "fr": "Jean Dupont", "de": "Erika Mustermann", "nl": "Jan Jansen",
    "it": "Mario Rossi", "es": "Juan Pérez", "pt": "João Silva",
}  # fmt: skip
