"""What was delivered, as the lines of the invoice say it."""

from __future__ import annotations

import pytest

from recovery_invoices import Reader
from tests.invoices.test_general_layouts import LETTER
from tests.invoices.test_trades import set_by_hand


@pytest.mark.parametrize("heading", ["", "40 210 Bezeichnung\n"])
def test_works_of_their_own_are_parted_and_lines_of_one_are_not(reader: Reader, heading: str) -> None:
    items = "40 222 Einbauschrank, 2,60 m,\n430 222 90,00\n40 236 Montage vor Ort\n430 236 10,00"
    invoice = reader.read(set_by_hand(f"{LETTER.strip()}\n{heading}{items}")).data["invoice"]
    assert invoice["service_description"] == "Einbauschrank, 2,60 m; Montage vor Ort"


@pytest.mark.parametrize(
    ("lines", "description"),
    [
        (("Einbauschrank", "aus geölter Eiche", "Montage"), "Einbauschrank aus geölter Eiche; Montage"),
        (("Einbauschrank", "Maße 2,60 m", "Montage"), "Einbauschrank, Maße 2,60 m; Montage"),
    ],
)
def test_line_without_an_amount_goes_on_with_the_work_over_it(
    reader: Reader, lines: tuple[str, ...], description: str
) -> None:
    first, more, last = lines
    items = f"40 210 Bezeichnung\n40 222 {first}\n430 222 90,00\n40 234 {more}\n40 246 {last}\n430 246 10,00"
    invoice = reader.read(set_by_hand(f"{LETTER.strip()}\n{items}")).data["invoice"]
    assert invoice["service_description"] == description


@pytest.mark.parametrize(
    "lines",
    [
        "300 100 Service comptabilité\n300 112 7, chemin de Besson\n300 124 60082 Exempleville",
        "300 600 Subject to Sampletown jurisdiction.",
        "300 100 Leistung\n300 112 Blaue Muster AG\n300 124 17. November 2025",
        "300 100 Leistung\n300 112 Zahlbar innerhalb von 30 Tagen netto",
    ],
)
def test_address_heading_or_terms_are_no_description_of_the_work(reader: Reader, lines: str) -> None:
    read = reader.read(set_by_hand(f"{LETTER.strip()}\n{lines}"))
    assert read.data["invoice"].get("service_description") is None
    assert "invoice.service_description" in read.missing_fields


@pytest.mark.parametrize(
    "row",
    [
        "40 {top} {count} {unit}\n130 {top} {work}\n430 {top} {sum}",
        "40 {top} {count}\n80 {top} {unit}\n130 {top} {work}\n430 {top} {sum}",
        "130 {top} {work}\n300 {top} {count} {unit}\n430 {top} {sum}",
        "130 {top} {work}\n300 {top} {count}\n340 {top} {unit}\n430 {top} {sum}",
    ],
)
@pytest.mark.parametrize("unit", ["psch", "Psch.", "Stck", "Std.", "m²", "lfdm"])
def test_quantities_and_units_are_no_work(reader: Reader, row: str, unit: str) -> None:
    rows = [("Wände streichen", "1,00", "90,00"), ("Reinigung", "3,00", "10,00")]
    items = "\n".join(
        row.format(top=top, count=count, unit=unit, work=work, sum=sum_)
        for top, (work, count, sum_) in zip((222, 236), rows, strict=True)
    )
    text = f"{LETTER.strip()}\n130 210 Bezeichnung\n{items}"
    description = reader.read(set_by_hand(text)).data["invoice"]["service_description"]
    assert description == "Wände streichen; Reinigung"


def test_lump_sum_is_left_out_of_the_work_that_it_is_for(reader: Reader) -> None:
    items = (
        "40 210 Leistung\n40 222 1 psch Reinigung\n430 222 90,00\n40 236 20 m² Wände streichen\n430 236 10,00"
    )
    invoice = reader.read(set_by_hand(f"{LETTER.strip()}\n{items}")).data["invoice"]
    assert invoice["service_description"] == "Reinigung; 20 m² Wände streichen"
