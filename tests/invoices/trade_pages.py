"""Pages set by hand in the manner of different trades and countries, and what must be read on them."""

from __future__ import annotations

#: One text a line: x and y in points from the top left, an optional size after a slash, then the words.
PAGES = {
    "an American statement of services": (
        """
        40 40/14 Cloudy Services, Inc. Invoice
        40 60 Email or talk to us about your account or bill, visit cloudy.example/contact-us/
        330 90/11 Invoice Summary
        330 105 Invoice Number:
        480 105 42183017
        330 117 Invoice Date:
        480 117 August 3 , 2014
        330 140 TOTAL AMOUNT DUE ON August 3 , 2014
        520 140 $4.11
        40 90 Account number:
        40 102 0000000000
        40 120 Bill to Address:
        40 132 Blue Harbor LLC
        40 144 ATTN: Jane Roe
        40 156 1234 Pine Street
        40 168 Springfield, OR, 97477, US
        40 200 This invoice is for the billing period July 1 - July 31 , 2014
        40 230/11 Summary
        40 245 Service Charges
        520 245 $4.11
        60 257 Charges
        520 257 $4.11
        60 269 Credits
        520 269 $0.00
        60 281 Tax *
        520 281 $0.00
        40 300 Total for this invoice
        520 300 $4.11
        """,
        ("42183017", "2014-08-03", None, "4.11", "USD", "Blue Harbor LLC", "97477"),
    ),
    "a French subscription": (
        """
        40 40/12 Fournisseur Internet SAS
        300 40/11 Facture n° 562044387 du 02 juillet 2015
        300 90 M. DUPONT JEAN
        300 102 12 RUE DE LA PAIX
        300 114 APPT 4
        300 126 75002 PARIS
        40 90 N° client : 12345678
        40 102 Identifiant : fbx123456
        40 170 Abonnement du 02/07/2015 au 01/08/2015
        480 170 24,99
        40 182 Dont TVA à 20 %
        480 182 5,00
        40 200 Total de la facture HT
        480 200 24,99
        40 212 TVA (20%)
        480 212 5,00
        40 224 Total facture TTC
        480 224 29,99 €
        40 250 Prélèvement le 08/07/2015
        """,
        ("562044387", "2015-07-02", None, "29.99", "EUR", "M. DUPONT JEAN", "75002"),
    ),
    "a German craftsman": (
        """
        50 100/6 Malerbetrieb Nord GmbH, Deichweg 3, 25746 Heide
        50 115 Frau
        50 127 Erika Mustermann
        50 139 Am Markt 7
        50 163 25746 Heide
        380 115 Kunden-Nr.: 10023
        380 127 Datum: 14.05.2024
        380 139 Unser Zeichen: MB
        50 220/14 Rechnung 2024/118
        50 240 Bauvorhaben: Am Markt 7, Anstrich Fassade
        50 270 Pos.
        90 270 Leistung
        380 270 Einheit
        450 270 EP EUR
        510 270 GP EUR
        50 285 1
        90 285 Fassade streichen
        380 285 120 m²
        450 285 12,50
        510 285 1.500,00
        380 320 Netto
        510 320 1.500,00
        380 332 19% USt.
        510 332 285,00
        380 344 Brutto
        510 344 1.785,00
        50 380 Bitte überweisen Sie den Rechnungsbetrag bis zum 28.05.2024 auf unser Konto.
        50 392 Im Rechnungsbetrag sind 1.200,00 € Lohnkosten enthalten.
        50 780/7 Malerbetrieb Nord GmbH - Sitz Heide - HRB 123 - GF: A. Nord - IBAN DE02120300000000202051
        """,
        ("2024/118", "2024-05-14", "2024-05-28", "1785.00", "EUR", "Frau Erika Mustermann", "25746"),
    ),
    "an Italian studio": (
        """
        40 40/12 STUDIO BIANCHI S.R.L.
        40 55 Via Roma 12 - 20121 Milano (MI)
        40 67 P.IVA 12345670017
        330 90 Spett.le
        330 102 Officine Verdi S.p.A.
        330 114 Viale Europa 44
        330 126 37100 Verona (VR)
        330 138 P.IVA 00743110157
        40 180/12 FATTURA N. 45/2024 DEL 12/03/2024
        40 220 Descrizione
        400 220 Importo
        40 235 Consulenza
        400 235 1.000,00
        300 300 Totale imponibile
        500 300 1.000,00
        300 312 IVA 22%
        500 312 220,00
        300 324 TOTALE FATTURA
        500 324 1.220,00
        40 360 Pagamento: bonifico 30 gg data fattura fine mese
        """,
        ("45/2024", "2024-03-12", "2024-04-30", "1220.00", "EUR", "Officine Verdi S.p.A.", "37100"),
    ),
    "a Spanish workshop": (
        """
        40 40/12 Talleres Sol, S.L.
        40 55 CIF: B58378431
        40 67 C/ Mayor 15, 41001 Sevilla
        40 110/16 FACTURA
        40 130 Nº: F-2024-031
        150 130 Fecha: 07/02/2024
        300 130 Vencimiento: 08/03/2024
        300 60 DATOS DEL CLIENTE
        300 72 Hotel Mar Azul S.A.
        300 84 Avda. del Puerto 88
        300 96 46023 Valencia
        300 108 CIF: A28015865
        40 200 CONCEPTO
        450 200 TOTAL
        40 215 Reparación caldera
        450 215 350,00 €
        350 260 BASE IMPONIBLE
        450 260 IVA 21%
        520 260 TOTAL
        350 272 350,00 €
        450 272 73,50 €
        520 272 423,50 €
        """,
        ("F-2024-031", "2024-02-07", "2024-03-08", "423.50", "EUR", "Hotel Mar Azul S.A.", "46023"),
    ),
    "an American gardener": (
        """
        40 40/14 Lakeside Landscaping
        40 58 PO Box 144
        40 70 Madison, WI 53703
        40 82 (608) 555-0100
        420 40/20 INVOICE
        420 70 DATE
        500 70 5/14/2024
        420 82 INVOICE #
        500 82 1047
        420 94 CUSTOMER ID
        500 94 A12
        40 120 BILL TO
        40 134 Oak Hill Condo Association
        40 146 Attn: Accounts Payable
        40 158 900 Oak Hill Dr
        40 170 Madison, WI 53711
        40 210 DESCRIPTION
        500 210 AMOUNT
        40 225 Lawn care May
        500 225 450.00
        40 240 Mulch
        500 240 120.00
        420 300 Subtotal
        500 300 570.00
        420 312 Taxable
        500 312 120.00
        420 324 Tax rate
        500 324 5.500%
        420 336 Tax due
        500 336 6.60
        420 348 TOTAL
        500 348 $576.60
        40 350 1. Total payment due in 30 days
        40 362 2. Please include the invoice number on your check
        """,
        ("1047", "2024-05-14", "2024-06-13", "576.60", "USD", "Oak Hill Condo Association", "53711"),
    ),
    "a Dutch web agency": (
        """
        40 40/14 Webbureau Zuid
        40 110 De Groene Kas B.V.
        40 122 T.a.v. de administratie
        40 134 Tuinlaan 5
        40 146 2671 AB Naaldwijk
        350 110 Factuurnummer
        450 110 20240056
        350 122 Factuurdatum
        450 122 3 april 2024
        350 134 Betreft
        450 134 Onderhoud website
        40 200 Omschrijving
        450 200 Bedrag
        40 215 Onderhoud Q1
        450 215 € 600,00
        350 260 Subtotaal
        450 260 € 600,00
        350 272 21% btw
        450 272 € 126,00
        350 284 Totaal
        450 284 € 726,00
        40 320 Wij verzoeken u vriendelijk het totaalbedrag binnen 14 dagen over te maken op rekening NL91ABNA0417164300
        40 332 ten name van Webbureau Zuid onder vermelding van het factuurnummer.
        40 800/7 Webbureau Zuid | Kerkstraat 1 | 5611 AA Eindhoven | KvK 12345678 | BTW NL001234567B01
        """,
        ("20240056", "2024-04-03", "2024-04-17", "726.00", "EUR", "De Groene Kas B.V.", "2671 AB"),
    ),
    "a British wholesaler": (
        """
        40 40/13 GREEN VALLEY SUPPLIES
        40 56 88 Market Rd, Bristol BS1 4RN, United Kingdom
        40 68 VAT Reg No: GB980780684
        400 40/14 SALES INVOICE
        400 60 Invoice No
        480 60 SI-20311
        400 72 Tax Point
        480 72 12/02/2024
        400 84 Account
        480 84 HAR001
        40 110 Invoice Address
        300 110 Delivery Address
        40 122 Harbour Cafe Ltd
        300 122 Harbour Cafe Ltd
        40 134 2 Quay Street
        300 134 Unit 9
        40 146 Bristol
        300 146 Dock Road
        40 158 BS1 6UQ
        300 158 Bristol BS2 1AA
        40 220 Qty
        80 220 Description
        400 220 Unit Price
        470 220 Net
        520 220 VAT
        40 235 10
        80 235 Paper cups
        400 235 5.00
        470 235 50.00
        520 235 20%
        400 300 Goods total
        500 300 50.00
        400 312 VAT
        500 312 10.00
        400 324 Invoice Total
        500 324 £60.00
        40 360 Terms: 30 days net from date of invoice
        """,
        ("SI-20311", "2024-02-12", "2024-03-13", "60.00", "GBP", "Harbour Cafe Ltd", "BS1 6UQ"),
    ),
    "a French plumber": (
        """
        50 50/12 EURL PLOMBERIE DURAND
        50 64 5 impasse des Lilas
        50 76 31000 TOULOUSE
        50 88 Siret : 404 833 048 00022
        50 100 durand.plomberie@exemple.fr
        330 130 SCI Les Platanes
        330 142 Mme Martin
        330 154 18 boulevard Carnot
        330 166 31000 TOULOUSE
        50 210/14 FACTURE N° 2024-017
        50 228 Date : 03/05/2024
        50 240 Réf. devis : D2024-009
        50 280 Désignation
        350 280 Qté
        400 280 PU HT
        470 280 Total HT
        50 295 Remplacement chauffe-eau
        350 295 1
        400 295 890,00 €
        470 295 890,00 €
        380 340 Total HT
        470 340 890,00 €
        380 352 TVA 10 %
        470 352 89,00 €
        380 364 Total TTC
        470 364 979,00 €
        380 376 Acompte versé
        470 376 300,00 €
        380 388 Reste à payer
        470 388 679,00 €
        50 420 Paiement à réception de facture. En cas de retard, pénalités de 10 % l'an et indemnité de 40 €.
        """,
        ("2024-017", "2024-05-03", "2024-05-03", "979.00", "EUR", "SCI Les Platanes", "31000"),
    ),
    "a German wholesaler with discount": (
        """
        60 60/14 Lieferant GmbH
        60 130/6 Lieferant GmbH, Lieferantenstraße 20, 80333 München
        60 150 Kunden AG Mitte
        60 162 Hans Muster
        60 174 Kundenstraße 15
        60 186 69876 Frankfurt
        360 150 Rechnungs-Nr.
        460 150 471102
        360 162 Rechnungsdatum
        460 162 05.03.2018
        360 174 Lieferdatum
        460 174 05.03.2018
        360 186 Kunden-Nr.
        460 186 GE2020211
        60 240/16 Rechnung
        60 280 Pos
        90 280 Artikel
        300 280 Menge
        380 280 Einzelpreis
        480 280 Gesamt
        60 295 1
        90 295 Trennblätter A4
        300 295 20 Stk
        380 295 9,90 €
        480 295 198,00 €
        60 307 2
        90 307 Joghurt Banane
        300 307 50 Stk
        380 307 5,50 €
        480 307 275,00 €
        300 350 Summe Netto
        480 350 473,00 €
        300 362 MwSt 19 % auf 198,00 €
        480 362 37,62 €
        300 374 MwSt 7 % auf 275,00 €
        480 374 19,25 €
        300 386 Rechnungsbetrag
        480 386 529,87 €
        60 420 Zahlbar innerhalb 30 Tagen netto bis 04.04.2018, 3% Skonto innerhalb 10 Tagen bis 15.03.2018
        60 790/7 Lieferant GmbH  USt-IdNr. DE123456789  Steuernr. 201/113/40209
        """,
        ("471102", "2018-03-05", "2018-04-04", "529.87", "EUR", "Kunden AG Mitte", "69876"),
    ),
    "an Indian shop": (
        """
        200 40/16 Tax Invoice
        40 70 Sold By: Bright Retail Pvt Ltd
        40 82 Plot 12, Whitefield Road, Bengaluru 560066
        350 70 Invoice No: FAAAA41400012
        350 82 Invoice Date: 14-03-2024
        350 94 Order ID: OD11099
        40 130 Billing Address
        300 130 Shipping Address
        40 142 Ravi Kumar
        300 142 Ravi Kumar
        40 154 21 Lake View Road
        300 154 21 Lake View Road
        40 166 Chennai 600028
        300 166 Chennai 600028
        40 220 Product
        300 220 Qty
        360 220 Gross Amount
        440 220 Tax
        500 220 Total
        40 235 Earphones
        300 235 1
        360 235 499.00
        440 235 76.12
        500 235 499.00
        400 280 Grand Total
        500 280 Rs. 499.00
        """,
        ("FAAAA41400012", "2024-03-14", None, "499.00", "INR", "Ravi Kumar", "600028"),
    ),
}
