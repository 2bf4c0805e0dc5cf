"""What invoices print beside their values, by language; each row a key, then its wordings."""

from __future__ import annotations

_TABLE = {
    "en": """
title Invoice; INVOICE; Tax Invoice
number Invoice number; Invoice no.; Invoice #; Document no.
issued Invoice date; Date; Date of issue; Issued
due Due date; Payment due; Please pay by; Pay by
order Your order; PO number; Order ref.
ordered Order date; Ordered on
delivered Delivery date; Date of supply; Shipped
customer Customer no.; Account
buyer Bill to; Invoice to; Customer; Sold to
seller From; Seller
ship Deliver to; Ship to
item Description; Item
quantity Qty; Quantity
price Unit price; Rate
line Amount; Line total
net Subtotal; Net total; Total excl. VAT
tax VAT {rate} %; VAT @ {rate}%; Tax ({rate} %)
gross Total; Total incl. VAT; Invoice total; Grand total
discount Discount
shipping Shipping; Carriage
prepaid Deposit received; Less payments received; Paid on account
rest Balance due; Amount due; Still to pay
vat VAT no.; VAT reg. no.
terms Payment within {days} days.; Terms: net {days} days
early 2 % discount if paid by {early}
thanks Thank you for your business.
page Page 1 of 1
credit Credit note
quote Quotation
order_title Purchase order
note Delivery note
""",
    "fr": """
title Facture; FACTURE; Facture de vente
number Facture n°; N° de facture; Numéro; Référence facture
issued Date de facture; Date; Date d'émission; Émise le
due Date d'échéance; Échéance; À régler avant le; Payable au plus tard le
order Votre commande; Bon de commande n°; Réf. commande
ordered Date de commande; Commandé le
delivered Date de livraison; Livré le
customer N° client; Code client
buyer Facturé à; Client; Adresse de facturation; Destinataire
seller Émetteur; Vendeur
ship Livré à; Adresse de livraison
item Désignation; Description
quantity Qté; Quantité
price Prix unitaire; PU HT
line Montant HT; Total
net Total HT; Montant HT; Sous-total HT
tax TVA {rate} %; TVA à {rate} %; Montant TVA ({rate} %)
gross Total TTC; Montant TTC; Total à payer TTC
discount Remise
shipping Frais de port; Port
prepaid Acompte versé; Acompte déjà réglé; Déduction acompte
rest Net à payer; Reste à payer; Solde dû
vat N° TVA; TVA intracommunautaire
terms Paiement à {days} jours.; Conditions : {days} jours net
early Escompte de 2 % si paiement avant le {early}
thanks Merci de votre confiance.
page Page 1/1
credit Avoir
quote Devis
order_title Bon de commande
note Bon de livraison
""",
    "de": """
title Rechnung; RECHNUNG; Ausgangsrechnung
number Rechnungsnummer; Rechnungs-Nr.; Rechnung Nr.; Beleg-Nr.
issued Rechnungsdatum; Datum; Ausstellungsdatum; Belegdatum
due Fällig am; Zahlbar bis; Fälligkeit; Zahlungsziel
order Ihre Bestellung; Bestellnummer; Auftrags-Nr.
ordered Bestelldatum; Ihre Bestellung vom
delivered Lieferdatum; Leistungsdatum; Geliefert am
customer Kundennummer; Kunden-Nr.
buyer Rechnungsempfänger; Rechnung an; Kunde; Rechnungsanschrift
seller Absender; Verkäufer
ship Lieferadresse; Lieferanschrift
item Bezeichnung; Beschreibung; Leistung
quantity Menge; Anzahl
price Einzelpreis; Preis
line Betrag; Gesamt
net Nettobetrag; Zwischensumme; Summe netto
tax MwSt. {rate} %; zzgl. {rate} % USt.; Umsatzsteuer {rate} %
gross Gesamtbetrag; Rechnungsbetrag; Summe brutto; Gesamtsumme
discount Rabatt
shipping Versandkosten; Fracht
prepaid Abzüglich Anzahlung; Erhaltene Anzahlung; Bereits gezahlt
rest Restbetrag; Noch zu zahlen; Zahlbetrag
vat USt-IdNr.; UID
terms Zahlbar innerhalb von {days} Tagen ohne Abzug.; Zahlungsbedingungen: {days} Tage netto
early 2 % Skonto bei Zahlung bis {early}
thanks Vielen Dank für Ihren Auftrag.
page Seite 1 von 1
credit Gutschrift; Stornorechnung
quote Angebot
order_title Bestellung
note Lieferschein
""",
    "nl": """
title Factuur; FACTUUR
number Factuurnummer; Factuurnr.; Nummer
issued Factuurdatum; Datum
due Vervaldatum; Te betalen vóór; Uiterste betaaldatum
order Uw bestelling; Ordernummer
ordered Besteldatum; Orderdatum
delivered Leverdatum; Geleverd op
customer Klantnummer; Debiteurnr.
buyer Factuuradres; Klant; Aan
seller Van; Leverancier
ship Afleveradres
item Omschrijving
quantity Aantal
price Prijs; Stuksprijs
line Bedrag; Totaal
net Subtotaal; Totaal excl. btw
tax Btw {rate} %; {rate}% btw
gross Totaal incl. btw; Totaal; Factuurbedrag
discount Korting
shipping Verzendkosten
prepaid Aanbetaling; Reeds betaald
rest Nog te betalen; Openstaand bedrag
vat Btw-nr.; Btw-nummer
terms Betaling binnen {days} dagen.; Betalingstermijn: {days} dagen
early 2 % korting bij betaling vóór {early}
thanks Bedankt voor uw opdracht.
page Pagina 1 van 1
credit Creditnota
quote Offerte
order_title Inkooporder
note Pakbon
""",
    "it": """
title Fattura; FATTURA
number Fattura n.; Numero fattura; Numero documento
issued Data fattura; Data; Data documento
due Scadenza; Data scadenza; Da pagare entro il
order Vs. ordine; Ordine n.
ordered Data ordine
delivered Data consegna
customer Codice cliente
buyer Spett.le; Cliente; Destinatario; Intestatario
seller Fornitore; Cedente
ship Luogo di destinazione
item Descrizione
quantity Q.tà; Quantità
price Prezzo unitario; Prezzo
line Importo; Totale
net Imponibile; Totale imponibile
tax IVA {rate} %; Imposta {rate} %
gross Totale fattura; Totale documento; Totale
discount Sconto
shipping Spese di trasporto
prepaid Acconto versato; Acconto
rest Saldo a pagare; Netto a pagare
vat P. IVA; Partita IVA
terms Pagamento a {days} giorni data fattura; Pagamento entro {days} giorni.
early Sconto 2 % per pagamento entro il {early}
thanks Grazie per la fiducia.
page Pagina 1 di 1
credit Nota di credito
quote Preventivo
order_title Ordine di acquisto
note Documento di trasporto
""",
    "es": """
title Factura; FACTURA
number Factura n.º; Número de factura; N.º factura
issued Fecha de factura; Fecha; Fecha de emisión
due Fecha de vencimiento; Vencimiento; Pagar antes del
order Su pedido; Pedido n.º
ordered Fecha de pedido
delivered Fecha de entrega
customer N.º de cliente; Código cliente
buyer Facturar a; Cliente; Datos del cliente
seller Emisor; Proveedor
ship Dirección de entrega
item Concepto; Descripción
quantity Cantidad; Uds.
price Precio unitario; Precio
line Importe; Total
net Base imponible; Subtotal
tax IVA {rate} %; Cuota IVA {rate} %
gross Total factura; Total; Importe total
discount Descuento
shipping Gastos de envío; Portes
prepaid Anticipo recibido; Entrega a cuenta
rest Importe pendiente; Total a pagar
vat NIF; CIF
terms Pago a {days} días.; Forma de pago: {days} días fecha factura
early Descuento del 2 % por pago antes del {early}
thanks Gracias por su confianza.
page Página 1 de 1
credit Factura rectificativa; Nota de abono
quote Presupuesto
order_title Orden de compra
note Albarán
""",
    "pt": """
title Fatura; FATURA
number Fatura n.º; Número da fatura
issued Data da fatura; Data de emissão; Data
due Vencimento; Data de vencimento; Pagar até
order Sua encomenda; Encomenda n.º
ordered Data da encomenda
delivered Data de entrega
customer N.º de cliente
buyer Faturar a; Cliente
seller Emitente; Fornecedor
ship Local de entrega
item Descrição; Artigo
quantity Qtd.; Quantidade
price Preço unitário; Preço
line Valor; Total
net Subtotal; Total sem IVA
tax IVA {rate} %; Imposto {rate} %
gross Total; Total com IVA; Total da fatura
discount Desconto
shipping Portes
prepaid Adiantamento recebido; Valor pago
rest Valor a pagar; Total em dívida
vat NIF; Contribuinte
terms Pagamento a {days} dias.
early Desconto de 2 % até {early}
thanks Obrigado pela preferência.
page Página 1 de 1
credit Nota de crédito
quote Orçamento
order_title Nota de encomenda
note Guia de remessa
""",
    "pl": """
title Faktura; FAKTURA VAT
number Faktura nr; Numer faktury
issued Data wystawienia; Data faktury
due Termin płatności; Płatne do
order Zamówienie nr
ordered Data zamówienia
delivered Data sprzedaży; Data dostawy
customer Nr klienta
buyer Nabywca
seller Sprzedawca
ship Odbiorca
item Nazwa towaru lub usługi; Opis
quantity Ilość
price Cena netto
line Wartość netto
net Razem netto; Wartość netto
tax VAT {rate} %; Podatek VAT {rate} %
gross Razem brutto; Do zapłaty; Kwota brutto
discount Rabat
shipping Koszt dostawy
prepaid Zapłacono; Zaliczka
rest Pozostało do zapłaty
vat NIP
terms Termin płatności: {days} dni.
early Rabat 2 % przy płatności do {early}
thanks Dziękujemy za współpracę.
page Strona 1 z 1
credit Faktura korygująca
quote Oferta
order_title Zamówienie
note Dokument WZ
""",
}
LABELS: dict[str, dict[str, list[str]]] = {
    language: {
        key: [word.strip() for word in words.split(";")]
        for key, _, words in (row.partition(" ") for row in table.strip().splitlines())
    }
    for language, table in _TABLE.items()
}
