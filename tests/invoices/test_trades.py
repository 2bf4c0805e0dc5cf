"""Pages of different trades and countries are read."""

from __future__ import annotations

from decimal import Decimal

import pytest

from recovery_invoices import Reader
from tests.invoices.pdf_parts import one_page
from tests.invoices.trade_pages import PAGES


def set_by_hand(lines: str) -> bytes:
    content = b""
    for line in lines.strip().splitlines():
        x, y, text = line.strip().split(" ", 2)
        top, _, size = y.partition("/")
        shown = text.encode("cp1252").replace(b"(", b"\\(").replace(b")", b"\\)")
        content += b"BT /F1 %d Tf 1 0 0 1 %d %d Tm (%s) Tj ET\n" % (
            int(size or 9),
            int(x),
            842 - int(top),
            shown,
        )
    return one_page(content).replace(
        b"/BaseFont /Helvetica", b"/BaseFont /Helvetica /Encoding /WinAnsiEncoding"
    )


@pytest.mark.parametrize("name", PAGES)
def test_page_of_this_kind(reader: Reader, name: str) -> None:
    lines, (number, issued, due, amount, currency, debtor, postal_code) = PAGES[name]
    data = reader.read(set_by_hand(lines)).data
    invoice = data["invoice"]
    assert invoice["numbers"] == [number]
    assert (invoice["issue_date"], invoice.get("due_date")) == (issued, due)
    assert (invoice["amount"], invoice["currency"]) == (Decimal(amount), currency)
    assert data["debtor"]["company_name"] == debtor
    assert data["debtor"]["address"]["postal_code"] == postal_code


@pytest.mark.parametrize(
    ("name", "kind", "is_sure"),
    [
        ("Boulangerie Perrin", "company", True),
        ("Autohaus Kramer", "company", True),
        ("Kramer Gebäudereinigung", "company", True),
        ("Luc Perrin", "individual", False),
        ("Thomas Becker", "individual", False),
    ],
)
def test_trade_in_a_name_tells_a_company_from_a_person(
    reader: Reader, name: str, kind: str, is_sure: bool
) -> None:
    page = next(lines for lines, (*_, debtor, _) in PAGES.values() if debtor == "Frau Erika Mustermann")
    assert page.count("Erika Mustermann") == 1
    lines = page.replace("50 115 Frau\n", "").replace("Erika Mustermann", name)
    data = reader.read(set_by_hand(lines)).data
    assert data["debtor"]["company_name"] == name
    assert data["debtor"]["company_type"] == kind
    assert (data["fields"]["debtor.company_type"]["confidence"] >= 0.9) is is_sure


WINDOWS = """
    40 40/14 Dale Joinery
    430 90 Invoice
    430 102 No: 118
    430 114 Date: 4 March 2025
    40 240 Repair of windows
    460 240 £120.00
    40 300 Total due £120.00
    40 330 Sort code 40-27-15
    40 342 Account number 31926819
    40 780 Dale Joinery, Unit 4 Kirk Mills, Leeds LS5 3BT
"""


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["To: Blue Harbor Ltd, 118 High Road, Leeds LS12 2EJ"],
         ("Blue Harbor Ltd", "118 High Road", None, "LS12 2EJ", "Leeds")),
        (["Bill to: Blue Harbor Ltd, Unit 3, Mill Lane, Leeds, LS1 4AB"],
         ("Blue Harbor Ltd", "Unit 3, Mill Lane", None, "LS1 4AB", "Leeds")),
        (["Client : Menuiserie Exemple SARL, 12 rue des Lilas, 69003 Lyon"],
         ("Menuiserie Exemple SARL", "12 rue des Lilas", None, "69003", "Lyon")),
        (["Blue Harbor Ltd", "Accounts Payable", "5 Mill Lane", "Leeds", "LS1 4AB"],
         ("Blue Harbor Ltd", "5 Mill Lane", "Accounts Payable", "LS1 4AB", "Leeds")),
        (["Blue Harbor Ltd", "FAO Susan Sample", "5 Mill Lane", "Leeds LS1 4AB"],
         ("Blue Harbor Ltd", "5 Mill Lane", None, "LS1 4AB", "Leeds")),
        (["Blue Harbor Ltd", "Purchase Ledger", "5 Mill Lane", "Leeds", "West Yorkshire", "LS1 4AB"],
         ("Blue Harbor Ltd", "5 Mill Lane", "Purchase Ledger", "LS1 4AB", "Leeds")),
        (["Blue Council", "Finance Department", "Civic Hall", "Mill Street", "Leeds, West Yorkshire", "LS1 4AB"],
         ("Blue Council", "Mill Street", "Finance Department, Civic Hall", "LS1 4AB", "Leeds")),
        (["Blue Harbor Ltd", "The Old Mill", "5 Mill Lane", "Leeds LS1 4AB"],
         ("Blue Harbor Ltd", "5 Mill Lane", "The Old Mill", "LS1 4AB", "Leeds")),
        (["Mrs Jane Sample", "Rose Cottage", "Church Lane", "Little Sample", "Leeds LS1 4AB"],
         ("Mrs Jane Sample", "Church Lane", "Rose Cottage, Little Sample", "LS1 4AB", "Leeds")),
        (["Menuiserie Exemple SARL", "ZA Les Landes", "12 rue des Lilas", "44000 Nantes"],
         ("Menuiserie Exemple SARL", "12 rue des Lilas", "ZA Les Landes", "44000", "Nantes")),
        (["Menuiserie Exemple", "ZA Les Landes", "44000 Nantes"],
         ("Menuiserie Exemple", "ZA Les Landes", None, "44000", "Nantes")),
        (["Menuiserie Exemple SARL", "Mme Jeanne Exemple", "12 rue des Lilas", "44000 Nantes"],
         ("Menuiserie Exemple SARL", "12 rue des Lilas", None, "44000", "Nantes")),
    ],
)  # fmt: skip
def test_british_address_with_department_and_address_on_one_line(
    reader: Reader, lines: list[str], expected: tuple[str | None, ...]
) -> None:
    block = "\n".join(f"40 {90 + 12 * at} {line}" for at, line in enumerate(lines))
    debtor = reader.read(set_by_hand(f"{WINDOWS.strip()}\n{block}")).data["debtor"]
    address = debtor["address"]
    read = debtor["company_name"], *(address.get(key) for key in ("line1", "line2", "postal_code", "city"))
    assert read == expected


@pytest.mark.parametrize(
    ("lines", "number"),
    [
        (
            "350 50 Sort code: 12-05-25\n350 62 Account no: 31926819\n430 102 Inv. no. 118\n430 114 4 March 2025",
            "118",
        ),
        ("350 50 Sort code 12-05-25\n350 62 Account no. 31926819\n430 114 4 March 2025", None),
        ("40 200 BACS to 12-05-25 31926819\n430 114 4 March 2025", None),
        ("40 200 S/C 40-27-15 Acc No 31926819\n430 114 4 March 2025", None),
    ],
)
def test_account_and_sort_code_are_neither_number_nor_day(
    reader: Reader, lines: str, number: str | None
) -> None:
    page = WINDOWS.replace("430 102 No: 118\n", "").replace("430 114 Date: 4 March 2025\n", "")
    data = reader.read(set_by_hand(f"{page.strip()}\n40 90 Blue Harbor Ltd\n40 102 5 Mill Lane\n"
                                   f"40 114 Leeds LS1 4AB\n{lines}")).data  # fmt: skip
    assert data["invoice"].get("numbers") == ([number] if number else None)
    assert (data["invoice"]["issue_date"], data["invoice"].get("due_date")) == ("2025-03-04", None)
    assert data["debtor"]["contacts"] == []


@pytest.mark.parametrize(
    ("foot", "holder"),
    [
        ("Inhaberin: Erika Mustermann", "Erika Mustermann"),
        ("Inh. Erika Mustermann", "Erika Mustermann"),
        ("Owner: Erika Mustermann", "Erika Mustermann"),
        ("Proprietor Erika Mustermann", "Erika Mustermann"),
        ("Titolare: Erika Mustermann", "Erika Mustermann"),
        ("Inh. E. Mustermann", None),
        ("Kontoinhaber: Dale Joinery", None),
        ("Kto. Inh. Erika Mustermann", "Erika Mustermann"),
        ("Owner occupied homes are exempt", None),
    ],
)
def test_owner_is_no_company_but_may_hold_the_account(reader: Reader, foot: str, holder: str | None) -> None:
    buyer = "40 90 Blue Harbor Ltd\n40 102 5 Mill Lane\n40 114 Leeds LS1 4AB"
    owned = f"40 700 {foot}\n40 712 Unit 4 Kirk Mills\n40 724 Leeds LS5 3BT"
    page = WINDOWS.replace("Dale Joinery, Unit 4", f"Dale Joinery, {foot}, Unit 4")
    seller = reader.read(set_by_hand(f"{page.strip()}\n{buyer}\n{owned}")).data["creditor"]
    assert (seller.get("name"), seller.get("account_holder")) == ("Dale Joinery", holder)


SOLE_TRADER = """
    40 40 Studio Vaubert
    40 52 22 rue des Trois-Tilleuls
    40 64 69004 Lyon
    40 120 Dorsanne Mécanique SAS
    40 132 118 chemin des Forges
    40 144 42300 Roanne
    400 120 Facture n° : 2026-118
    400 132 Date : 05/10/2026
    400 300 Net à payer
    500 300 2 824,00 €
    40 780 {foot}
    40 792 IBAN FR76 1990 6000 4204 4178 3025 677
"""


@pytest.mark.parametrize(
    ("foot", "holder"),
    [
        ("Camille Vaubert EI – micro-entreprise – APE 7410Z", "Camille Vaubert"),
        ("EI Camille Vaubert", "Camille Vaubert"),
        ("Camille Vaubert Entrepreneur individuel", "Camille Vaubert"),
        ("Titulaire : Camille Vaubert", "Camille Vaubert"),
        ("Zone d’activité EI", None),
        ("Merci de votre confiance", None),
    ],
)
def test_french_sole_trader_holds_the_account(reader: Reader, foot: str, holder: str | None) -> None:
    seller = reader.read(set_by_hand(SOLE_TRADER.format(foot=foot))).data["creditor"]
    assert (seller.get("name"), seller.get("account_holder")) == ("Studio Vaubert", holder)
