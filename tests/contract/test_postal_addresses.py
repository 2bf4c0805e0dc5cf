"""What stands above the street and what below it, by the country of the address."""

import pytest

from recovery_contract.postal_addresses import names_another, street_lines, town_lines


@pytest.mark.parametrize(
    ("country", "line1", "line2", "lines"),
    [
        ("GB", "Mill Lane", "Rose Cottage", ["Rose Cottage", "Mill Lane"]),
        ("GB", "12 Quay Street", "Flat 4, Harbour House", ["Flat 4, Harbour House", "12 Quay Street"]),
        ("GB", "Flat 4, Harbour House", "12 Quay Street", ["Flat 4, Harbour House", "12 Quay Street"]),
        ("GB", "Unit 3 Kings Estate", "Mill Lane", ["Unit 3 Kings Estate", "Mill Lane"]),
        ("GB", "12 Quay Street", "PO Box 17", ["12 Quay Street", "PO Box 17"]),
        ("IE", "4 Main Street", "The Old Mill", ["The Old Mill", "4 Main Street"]),
        ("US", "120 Harbor Street", "Suite 4", ["Suite 4", "120 Harbor Street"]),
        (
            "FR",
            "12 rue des Tilleuls",
            "Bâtiment C, BP 40217",
            ["Bâtiment C", "12 rue des Tilleuls", "BP 40217"],
        ),
        ("FR", "12 rue des Tilleuls", "ZA Les Landes", ["12 rue des Tilleuls", "ZA Les Landes"]),
        ("FR", "ZA Les Landes", "", ["ZA Les Landes"]),
        ("FR", "4 route de la Mer", "Lieu-dit Kerbihan", ["4 route de la Mer", "Lieu-dit Kerbihan"]),
        (
            "FR",
            "4 route de la Mer",
            "Résidence Les Mouettes",
            ["Résidence Les Mouettes", "4 route de la Mer"],
        ),
        ("DE", "Hafenstr. 4", "Hinterhaus", ["Hinterhaus", "Hafenstr. 4"]),
        ("DE", "Hafenstraße 4", "z. Hd. Frau Kern", ["z. Hd. Frau Kern", "Hafenstraße 4"]),
        ("CH", "Seestrasse 12", "Postfach", ["Seestrasse 12", "Postfach"]),
        ("ES", "Calle Mayor 4", "2º izquierda", ["Calle Mayor 4", "2º izquierda"]),
        (None, "Hafenstraße 4", "Zweiter Stock", ["Hafenstraße 4", "Zweiter Stock"]),
        ("PL", "ul. Długa 4", "c/o Nowak", ["c/o Nowak", "ul. Długa 4"]),
        ("GB", "17 Priory Mead", "Portishead", ["17 Priory Mead", "Portishead"]),
        ("GB", "3 Long Row", "Flat 2, Easton", ["Flat 2", "3 Long Row", "Easton"]),
        (
            "GB",
            "Church Lane",
            "Rose Cottage, Little Sample",
            ["Rose Cottage", "Church Lane", "Little Sample"],
        ),
        (
            "GB",
            "22 Merchant Quay Lane",
            "Accounts Payable, Unit 3, Wharf Court",
            ["Accounts Payable", "Unit 3, Wharf Court", "22 Merchant Quay Lane"],
        ),
        ("GB", "12 Quay Street", "The Old Bakery", ["The Old Bakery", "12 Quay Street"]),
        ("IE", "4 Main Street", "Ballsbridge", ["4 Main Street", "Ballsbridge"]),
        (
            "GB",
            "Unit 3, Wharf Court",
            "Accounts Payable, 22 Merchant Quay Lane",
            ["Accounts Payable", "Unit 3, Wharf Court", "22 Merchant Quay Lane"],
        ),
        (
            "GB",
            "22 Quay Lane",
            "Wharf Court, Accounts Dept",
            ["Accounts Dept", "Wharf Court", "22 Quay Lane"],
        ),
        ("FR", "4 route de la Mer", "Kerbihan", ["4 route de la Mer", "Kerbihan"]),
        (
            "FR",
            "12 rue des Tilleuls",
            "Service comptabilité, Bâtiment C",
            ["Service comptabilité", "Bâtiment C", "12 rue des Tilleuls"],
        ),
        (
            "FR",
            "12 rue des Tilleuls",
            "chez M. Martin, Résidence Les Pins",
            ["chez M. Martin", "Résidence Les Pins", "12 rue des Tilleuls"],
        ),
        ("DE", "Hafenstr. 4", "Buchhaltung, Hinterhaus", ["Buchhaltung", "Hinterhaus", "Hafenstr. 4"]),
        ("DE", "Hafenstr. 4", "c/o Kern", ["c/o Kern", "Hafenstr. 4"]),
        ("DE", "Hafenstr. 4", "Ortsteil Seedorf", ["Ortsteil Seedorf", "Hafenstr. 4"]),
        ("NL", "Kade 4", "Afdeling Crediteuren", ["Afdeling Crediteuren", "Kade 4"]),
        ("ES", "Calle Mayor 4", "Dpto. de Contabilidad", ["Dpto. de Contabilidad", "Calle Mayor 4"]),
    ],
)
def test_lines_stand_as_the_country_writes_them(
    country: str | None, line1: str, line2: str, lines: list[str]
) -> None:
    assert street_lines({"line1": line1, "line2": line2}, country) == lines


@pytest.mark.parametrize(
    ("country", "lines"),
    [
        ("GB", ["Bristol", "BS1 4DJ"]),
        ("IE", ["Bristol", "BS1 4DJ"]),
        ("JE", ["Bristol", "BS1 4DJ"]),
        ("US", ["Bristol BS1 4DJ"]),
        ("FR", ["BS1 4DJ Bristol"]),
        (None, ["BS1 4DJ Bristol"]),
    ],
)
def test_postal_code_stands_where_the_country_has_it(country: str | None, lines: list[str]) -> None:
    assert town_lines({"postal_code": "BS1 4DJ", "city": "Bristol"}, country) == lines


@pytest.mark.parametrize("country", ["GB", "FR"])
def test_town_without_a_postal_code_is_one_line_and_nothing_is_none(country: str) -> None:
    assert town_lines({"city": "Bristol"}, country) == ["Bristol"]
    assert town_lines({"postal_code": " "}, country) == []


@pytest.mark.parametrize(
    ("line2", "is_another"),
    [
        ("z. Hd. Buchhaltung", True),
        ("Attn Accounts", True),
        ("à l’attention du service comptabilité", True),
        ("Hinterhaus, z. Hd. Frau Kern", True),
        ("z. Hd. Herrn Muster", False),
        ("c/o Hafenhaus AG", False),
        ("Buchhaltung", False),
        ("", False),
    ],
)
def test_address_says_for_whom_within_the_company_it_is(line2: str, is_another: bool) -> None:
    assert names_another({"line1": "Hafenstraße 4", "line2": line2}, "Muster") is is_another
