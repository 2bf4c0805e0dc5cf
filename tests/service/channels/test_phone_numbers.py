"""Which numbers are landlines: by the numbering plan of the country, where it tells."""

import pytest

from recovery_service.transport.phone_numbers import is_landline


@pytest.mark.parametrize(
    ("country", "landline", "mobile"),
    [
        ("FR", "04 76 00 00 00", "06 12 34 56 78"),
        ("DE", "030 901820", "0151 23456789"),
        ("GB", "020 7946 0018", "07912 345678"),
        ("ES", "91 234 56 78", "612 34 56 78"),
        ("IT", "06 698 12345", "347 123 4567"),
        ("NL", "020 123 4567", "06-12345678"),
    ],
)
def test_landline_of_a_country_is_told_from_its_mobiles(country: str, landline: str, mobile: str) -> None:
    assert is_landline(landline, country)
    assert not is_landline(mobile, country)


def test_number_with_a_prefix_belongs_to_its_own_country() -> None:
    assert is_landline("+49 30 901820", "FR")
    assert not is_landline("+49 151 23456789", "FR")


@pytest.mark.parametrize(
    "number", ["+1 212 555 2368", "07700 900123", "0970 123456", "call me", "", "12", "+999 123456789"]
)
def test_number_that_is_no_sure_landline_is_none(number: str) -> None:
    assert not is_landline(number, "GB")
