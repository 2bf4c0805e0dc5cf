"""Numbers, days and names on an invoice that are not its own: of taxes, of the customer, of the paper before."""

from __future__ import annotations

import pytest

from benchmarks.odd_invoices.documents import documents
from benchmarks.unseen_layouts import is_right, value_at
from recovery_invoices import Reader
from tests.invoices.test_trades import set_by_hand

COLUMNS = """
    40 40 Señales y Pinturas Andaluzas, S.L. · CIF B41998877
    40 52 C/ Laminadora 14, 41007 Sevilla
    400 40 FACTURA DE VENTA
    40 90 Número
    160 90 Fecha
    280 90 Cliente
    380 90 NIF
    470 90 Vencimiento
    40 102 FV-25-0771
    160 102 02/10/2025
    280 102 430.1182
    380 102 P4110100A
    470 102 01/12/2025
    280 150 Talleres del Puerto, S.L.
    280 162 Plaza de España, 1
    280 174 41318 Villaverde del Río
    40 220 Pintura vial blanca 25 kg
    500 220 1.860,00
    300 420 Base imponible
    500 420 1.860,00
    300 432 IVA 21 %
    500 432 390,60
    300 444 Total factura
    500 444 2.250,60 €
"""


def test_number_is_neither_the_customers_nor_the_one_for_taxes(reader: Reader) -> None:
    assert reader.read(set_by_hand(COLUMNS)).data["invoice"]["numbers"] == ["FV-25-0771"]


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("fr-b01", "invoice.issue_date"),
        ("es-05", "invoice.numbers"),
        ("nl-b05", "debtor.company_name"),
        ("nl-b05", "debtor.address.city"),
    ],
)
def test_value_of_a_page_written_by_hand_is_read_again(reader: Reader, name: str, path: str) -> None:
    pages = {
        one.layout.partition(".")[0]: one
        for strangers in (False, True)
        for one in documents(False, strangers)
    }
    extraction = reader.read(pages[name].pdf)
    assert is_right(pages[name].truth[path], value_at(extraction.data, path))


LETTER = """
    71 63 Studio Vaubert – Camille Vaubert EI
    71 76 Graphiste indépendante
    71 89 22 rue des Trois-Tilleuls
    71 102 69004 Lyon
    71 115 studio.vaubert@orange.fr
    71 128 SIRET 892 317 454 00015
    71 165 Dorsanne Mécanique SAS
    71 177 Service comptabilité
    71 189 118 chemin des Forges
    71 201 42300 Roanne
    71 213 SIREN 791 463 029
    430 248 Lyon, le 05/10/2026
    71 290 Facture n°: 2026-10-03 Prestation: site vitrine, septembre 2026
    71 315 Bonjour,
    71 330 Voici la facture correspondant à nos échanges avec Mme Fabre.
    71 392 Conception graphique du site
    470 392 1 900,00 €
    71 406 Catalogue produits 24 pages, mise en page
    470 406 924,00 €
    400 449 Net à payer
    470 449 2 824,00 €
    71 480 Règlement par virement à 30 jours, soit au plus tard le 4 novembre 2026.
"""
NUMBER_LINE = "Facture n°: 2026-10-03 Prestation: site vitrine, septembre 2026"


@pytest.mark.parametrize("line", [NUMBER_LINE, "Facture n° 2026-10-03", "Numéro de facture : 2026-10-03"])
def test_number_that_looks_like_a_day_is_the_number_after_a_label_that_says_so(
    reader: Reader, line: str
) -> None:
    extraction = reader.read(set_by_hand(LETTER.replace(NUMBER_LINE, line)))
    assert extraction.data["invoice"]["numbers"] == ["2026-10-03"]
    assert extraction.data["invoice"]["issue_date"] == "2026-10-05"
    assert extraction.data["invoice"]["due_date"] == "2026-11-04"


def test_number_that_looks_like_a_day_is_read_in_its_column(reader: Reader) -> None:
    lines = LETTER.replace(f"71 290 {NUMBER_LINE}", "71 290 Facture n°\n200 290 2026-10-03")
    assert reader.read(set_by_hand(lines)).data["invoice"]["numbers"] == ["2026-10-03"]


def test_day_of_the_invoice_beside_its_label_is_no_number(reader: Reader) -> None:
    lines = LETTER.replace(NUMBER_LINE, "Facture du 2026-10-05").replace("Lyon, le 05/10/2026", "Lyon")
    invoice = reader.read(set_by_hand(lines)).data["invoice"]
    assert "2026-10-05" not in invoice.get("numbers", [])
    assert invoice["issue_date"] == "2026-10-05"


@pytest.mark.parametrize(
    "identifier",
    [
        "SIREN 791 463 029",
        "SIREN : 791463029",
        "N° SIREN 791 463 029",
        "RCS Roanne B 791 463 029",
        "R.C.S. Roanne 791463029",
        "SIRET 791 463 029 00017",
        "N° TVA 40791463029",
        "HRB 184402",
        "Amtsgericht Köln HRB 184402",
        "USt-IdNr. 812345678",
        "St.-Nr. 219/5712/0421",
        "KvK 62418830",
        "P. IVA 01234567897",
        "CIF B41998877",
        "NIP 525-22-48-481",
        "Company No. 04458901",
        "APE 7410Z",
    ],
)
def test_identifier_of_a_company_is_never_the_number(reader: Reader, identifier: str) -> None:
    lines = LETTER.replace(NUMBER_LINE, "Facture").replace("SIREN 791 463 029", identifier)
    assert "numbers" not in reader.read(set_by_hand(lines)).data["invoice"]
