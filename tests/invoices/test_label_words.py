"""Labels that no table names whole are known by their words, also where a narrow column broke them into two lines."""

from __future__ import annotations

from decimal import Decimal

import pytest

from recovery_invoices import Reader
from recovery_invoices.fields.labels import find_labels
from recovery_invoices.text.layout import Cell, Word
from tests.invoices.test_trades import set_by_hand


def kinds(text: str) -> list[str]:
    words = [Word(piece, index, 0, index + 1, 1) for index, piece in enumerate(text.split())]
    return [hit.kind for hit in find_labels(Cell(1, words)) if hit.at_start]


@pytest.mark.parametrize(
    ("label", "kind"),
    [
        ("Fecha del documento", "issue_date"),
        ("Rechnungsausstellungsdatum", "issue_date"),
        ("Jour de facturation", "issue_date"),
        ("Gestellt am", "issue_date"),
        ("Expedida el", "issue_date"),
        ("En date du", "issue_date"),
        ("Settlement date", "due_date"),
        ("Fälligkeitsdatum der Rechnung", "due_date"),
        ("Onze factuur nr.", "number"),
        ("Doc. n.", "number"),
        ("Fakturanummer", "number"),
        ("Numer faktury", "number"),
        ("Data dostawy", "other"),
        ("Datum der Bestellung", "other"),
        ("Codice del cliente", "other"),
        ("Montant total hors TVA", "net"),
        ("Samlet total inkl. moms", "gross"),
        ("Kwota do zapłaty", "gross"),
        ("Dati del cliente", "buyer"),
        ("Client facturé", "buyer"),
        ("Nabywca usługi", "buyer"),
        ("Lieu de livraison", "ship"),
    ],
)
def test_label_of_known_words_is_what_they_say(label: str, kind: str) -> None:
    assert kinds(f"{label}:")[:1] == [kind]


@pytest.mark.parametrize("text", ["Please quote the invoice number with your payment.", "Payment due soon"])
def test_sentence_that_begins_with_words_of_labels_is_no_label(text: str) -> None:
    assert kinds(text)[:1] in ([], ["due_date"])


def test_label_and_date_on_two_lines_belong_together(reader: Reader) -> None:
    lines = """
        40 40/14 Factura
        40 90 Número de
        130 90 F-2291
        40 100 factura
        40 115 Fecha de
        130 115 29 de abril de
        40 125 emisión
        130 125 2024
        40 140 Fecha de
        130 140 03/05/2024
        40 150 entrega
        40 170 Cliente:
        40 181 Muestra Azul S.L.
        40 192 Calle del Ejemplo, 4
        40 203 28001 Madrid
        40 300 Total factura
        300 300 121,00 EUR
    """
    data = reader.read(set_by_hand(lines)).data
    assert data["invoice"]["numbers"] == ["F-2291"]
    assert data["invoice"]["issue_date"] == "2024-04-29"
    assert data["invoice"]["amount"] == Decimal(121)


def test_stacked_labels_with_a_value_each_are_not_joined(reader: Reader) -> None:
    lines = """
        40 40/14 Invoice A-17
        40 90 PO date
        130 90 01 February 2024
        40 100 Date of invoice
        130 100 19 February 2024
        40 170 Bill to
        40 181 Blue Harbor Ltd
        40 192 1 High Street
        40 203 Leeds LS1 4AP
        40 300 Total
        300 300 GBP 120.00
    """
    assert reader.read(set_by_hand(lines)).data["invoice"]["issue_date"] == "2024-02-19"


@pytest.mark.parametrize(
    ("first", "second", "name"),
    [
        ("Modelo y Prueba S.A. de", "C.V.", "Modelo y Prueba S.A. de C.V."),
        ("Imprimerie Bleue &", "Essai SARL", "Imprimerie Bleue & Essai SARL"),
        ("Timmerwerken Verzonnen", "VOF", "Timmerwerken Verzonnen VOF"),
        (
            "Muster Gesellschaft für Raumausstattung",
            "und Objekteinrichtung Beispielstadt mbH & Co. KG",
            "Muster Gesellschaft für Raumausstattung und Objekteinrichtung Beispielstadt mbH & Co. KG",
        ),
        (
            "Société d’Exemple pour le Modèle",
            "et l’Essai SAS",
            "Société d’Exemple pour le Modèle et l’Essai SAS",
        ),
        ("Eheleute", "Erika und Max Muster", "Eheleute Erika und Max Muster"),
        ("Monsieur et Madame", "Luc Exemple", "Monsieur et Madame Luc Exemple"),
        ("Sig. e Sig.ra", "Mario Esempio", "Sig. e Sig.ra Mario Esempio"),
    ],
)
def test_name_on_two_lines_is_taken_whole(reader: Reader, first: str, second: str, name: str) -> None:
    lines = f"""
        40 40/14 Facture A-17 du 4 mars 2025
        40 100 Facturé à
        40 111 {first}
        40 121 {second}
        40 131 12 rue du Modèle
        40 141 33000 Bordeaux
        40 300 Total TTC
        300 300 120,00 EUR
    """
    assert reader.read(set_by_hand(lines)).data["debtor"]["company_name"] == name


def test_number_of_a_register_is_not_the_invoices(reader: Reader) -> None:
    lines = """
        40 40/14 Invoice
        40 60 Date: 4 March 2025
        40 170 Bill to
        40 181 Blue Harbor Ltd
        40 192 1 High Street
        40 203 Leeds LS1 4AP
        40 300 Total
        300 300 GBP 120.00
        40 790 Blue Example Ltd Reg. no. 83962
    """
    extraction = reader.read(set_by_hand(lines))
    assert "numbers" not in extraction.data["invoice"]
    assert "invoice.numbers" in extraction.missing_fields


def test_addresses_in_three_columns_are_each_whole(reader: Reader) -> None:
    lines = """
        40 40/14 Invoice A-17
        40 60 Date: 4 March 2025
        40 100 From
        210 100 Customer
        390 100 Ship to
        40 112 Green Example Ltd
        210 112 Blue Harbor Ltd
        390 112 Blue Harbor Ltd
        40 124 4 Sample Road
        210 124 Accounts Department
        390 124 7 Dock Lane
        40 136 Leeds LS1 4AP
        210 136 1 High Street
        390 136 Leeds LS1 4AP
        210 148 Edinburgh EH3 9QA
        40 300 Total
        300 300 GBP 120.00
    """
    debtor = reader.read(set_by_hand(lines)).data["debtor"]
    assert debtor["company_name"] == "Blue Harbor Ltd"
    assert (debtor["address"]["line1"], debtor["address"]["postal_code"]) == ("1 High Street", "EH3 9QA")


def test_broken_street_and_town_are_joined(reader: Reader) -> None:
    lines = """
        40 40/14 Rechnung Nr. A-17 vom 4. Februar 2025
        40 100 Rechnung an
        40 111 Blaue Muster GmbH
        40 121 Am Probeplatz
        40 131 130
        40 141 67433 Neustadt an der
        40 151 Weinstraße
        40 300 Gesamtbetrag
        300 300 120,00 EUR
    """
    address = reader.read(set_by_hand(lines)).data["debtor"]["address"]
    assert (address["line1"], address["city"]) == ("Am Probeplatz 130", "Neustadt an der Weinstraße")


def test_tight_headings_are_each_a_label(reader: Reader) -> None:
    lines = """
        40 40/14 Factuur
        40 90 Documentnummer
        119 90 Periode
        190 90 Factuurdatum
        40 102 SI0070821
        119 102 mei 2023
        190 102 09-06-2023
        40 150 Afnemer:
        40 161 Blauwe Voorbeeld B.V.
        40 172 Voorbeeldstraat 122
        40 183 3512 JE Utrecht
        40 300 Totaal incl. btw
        300 300 EUR 121,00
    """
    invoice = reader.read(set_by_hand(lines)).data["invoice"]
    assert (invoice["numbers"], invoice["issue_date"]) == (["SI0070821"], "2023-06-09")


@pytest.mark.parametrize("line", ["Delivery note B-12 of 3 March 2025", "Guia de remessa B-12 de 03/03/2025"])
def test_document_kind_ignores_other_documents_that_an_invoice_refers_to(reader: Reader, line: str) -> None:
    lines = f"""
        40 40/11 Nota de honorários A-17
        40 60 {line}
        40 100 Cliente
        40 111 Amostra Azul Lda
        40 121 Rua do Exemplo, 4
        40 131 1000-001 Lisboa
        40 160 Data: 04/03/2025
        40 300 Total a pagar
        300 300 120,00 EUR
    """
    assert not any(warning["code"] == "DELIVERY_NOTE" for warning in reader.read(set_by_hand(lines)).warnings)


@pytest.mark.parametrize(
    ("terms", "due"),
    [
        ("Przelew 10 dni", "2025-03-14"),
        ("10 Tage 2 % Skonto, 30 Tage netto", "2025-04-03"),
        ("Prazo: 15 dias da data da fatura", "2025-03-19"),
        ("Délai de paiement : 45 jours fin de mois", "2025-04-30"),
    ],
)
def test_terms_without_their_discount_give_the_due_date(reader: Reader, terms: str, due: str) -> None:
    lines = f"""
        40 40/14 Faktura nr A-17
        40 60 Data wystawienia: 04.03.2025
        40 100 Nabywca:
        40 111 Wzór S.A.
        40 121 ul. Wzorcowa 4
        40 131 31-042 Kraków
        40 300 Razem brutto
        300 300 120,00 PLN
        40 340 {terms}
    """
    lines = lines.replace("ó", "o")
    assert reader.read(set_by_hand(lines)).data["invoice"]["due_date"] == due
