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
    ("first", "second", "whole"),
    [
        ("Modelo y Prueba S.A. de", "C.V.", "Modelo y Prueba S.A. de C.V."),
        ("Imprimerie Bleue &", "Essai SARL", "Imprimerie Bleue & Essai SARL"),
        ("Timmerwerken Verzonnen", "VOF", "Timmerwerken Verzonnen VOF"),
    ],
)
def test_name_on_two_lines_is_taken_whole(reader: Reader, first: str, second: str, whole: str) -> None:
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
    assert reader.read(set_by_hand(lines)).data["debtor"]["company_name"] == whole


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
