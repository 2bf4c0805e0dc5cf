"""VAT numbers of every country are checked by that country's own rule."""

import pytest

from recovery_contract.vat_numbers import compact_vat_number, is_doubtful_vat_number, is_valid_vat_number

RIGHT = [
    "ATU13585627", "BE0428759497", "BG175074752", "CY10259033P", "CZ25123891", "DE136695976", "DK13585628",
    "EE100931558", "EL094259216", "GR094259216", "ESB58378431", "ESA13585625", "FI20774740", "FR40303265045",
    "HR33392005961", "HU12892312", "IE6433435F", "IE6433435OA", "IT00743110157", "LT119511515", "LU15027442",
    "LV40003521600", "MT11679112", "NL004495445B01", "PL8567346215", "PT501964843", "RO18547290", "SE123456789701",
    "SI50223054", "SK2022749619", "GB980780684", "GB 980 7806 84", "XI980780684", "CHE-107.787.577",
    "CHE-107.787.577 MWST", "CHE107787577TVA", "NO 995 525 828 MVA",
]  # fmt: skip


@pytest.mark.parametrize("number", RIGHT)
def test_vat_number_of_any_country_passes_its_check(number: str) -> None:
    assert is_valid_vat_number(number) is True
    assert not is_doubtful_vat_number(number)


@pytest.mark.parametrize(
    "number",
    [
        "GB980780685",
        "FR41303265045",
        "DE136695977",
        "CHE-107.787.578",
        "NO995525829MVA",
        "12345678",
        "GB",
        "",
    ],
)
def test_vat_number_with_a_wrong_digit_or_without_country_is_doubtful(number: str) -> None:
    assert is_valid_vat_number(number) is False
    assert is_doubtful_vat_number(number)


@pytest.mark.parametrize("number", ["LI12345", "US12-3456789", "JE1234567"])
def test_vat_number_of_a_country_without_a_known_check_is_not_called_wrong(number: str) -> None:
    assert is_valid_vat_number(number) is None
    assert not is_doubtful_vat_number(number)


def test_vat_number_compact_drops_what_is_only_writing() -> None:
    assert compact_vat_number("gb 980-7806.84") == "GB980780684"
