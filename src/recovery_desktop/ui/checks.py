"""Checks while one types, shown as warnings: company numbers, VAT numbers, email addresses, sums and dates."""

from __future__ import annotations

import re
from datetime import date
from decimal import Decimal
from typing import Final

from email_validator import EmailNotValidError, validate_email
from PySide6.QtCore import QCoreApplication, QLocale
from stdnum import iban
from stdnum.fr import siren, siret

from recovery_contract.accounts import currency_of_country, is_like_iban
from recovery_contract.vat_numbers import is_doubtful_vat_number
from recovery_desktop.ui.countries import find_country


def _tr(text: str) -> str:
    return QCoreApplication.translate("checks", text)


def siret_doubt(typed: str) -> str:
    """Return why this is no SIRET (or SIREN), empty where it is one or nothing was typed."""
    bare = typed.replace(" ", "").replace("\u00a0", "").replace("\u202f", "").replace(".", "")
    if not bare or siret.is_valid(bare) or siren.is_valid(bare):
        return ""
    if not bare.isdecimal():
        return _tr("A SIREN or SIRET has digits only.")
    if len(bare) not in (9, 14):
        return _tr("A SIREN has 9 digits, a SIRET 14; this has {count}.").format(count=len(bare))
    return _tr("The check digit does not match. Check the number.")


_VAT_EXAMPLES: Final = {
    "AT": "ATU13585627",
    "BE": "BE0428759497",
    "CH": "CHE-107.787.577",
    "DE": "DE136695976",
    "ES": "ESB58378431",
    "FR": "FR40303265045",
    "GB": "GB980780684",
    "IE": "IE6433435F",
    "IT": "IT00743110157",
    "LU": "LU15027442",
    "NL": "NL004495445B01",
}
"""Numbers that pass their country's check."""
_COUNTRY_OF_LANGUAGE: Final = {"en": "GB"}
"""Where the language's two letters are not those of a country with an example."""


def vat_doubt(typed: str, country: str = "") -> str:
    """Return why this is no VAT number, empty where it is one or nothing was typed.

    The example is of the country whose letters were typed, else of the company's `country`, else of the person's.
    """
    if not typed.strip() or not is_doubtful_vat_number(typed):
        return ""
    language = QLocale().name()[:2]
    likely = (
        typed.strip()[:2].upper(),
        find_country(country),
        QLocale.territoryToCode(QLocale().territory()),
        _COUNTRY_OF_LANGUAGE.get(language, language.upper()),
    )
    example = next((_VAT_EXAMPLES[one] for one in likely if one in _VAT_EXAMPLES), _VAT_EXAMPLES["GB"])
    return _tr("This does not look like a VAT number, such as {example}.").format(example=example)


LINE_MOST: Final = 500
TEXT_MOST: Final = 10_000
"""In letters: more is not what anybody types into a line or a text, but a paste that went wrong."""
SUBJECT_MOST: Final = 200
BODY_MOST: Final = 20_000
"""The same of a message to a debtor, as the service takes it."""


def length_doubt(typed: str, most: int) -> str:
    """Return whether it is longer than can be meant."""
    if len(typed) <= most:
        return ""
    return _tr("At most {most} characters; it has {count}.").format(most=most, count=len(typed))


def country_doubt(typed: str) -> str:
    """Return why this names no country, empty where it does or nothing was typed."""
    if not typed.strip() or find_country(typed):
        return ""
    return _tr("Choose a country from the list.")


def account_doubt(typed: str, country: str = "") -> str:
    """Return why nobody can pay to this account, empty where they can or nothing was typed. Where accounts have an
    IBAN, as in `country`, it has to be one; British ones are known at home by sort code and number."""
    bare = "".join(letter for letter in typed.upper() if letter.isalnum())
    if not typed.strip():
        return ""
    if is_like_iban(bare):
        return "" if iban.is_valid(bare) else _tr("The check digits of this IBAN do not match.")
    if country in BRITISH:
        return (
            ""
            if _SORT_CODE_FIRST.fullmatch(typed.strip())
            else _tr("Enter the sort code of 6 digits and the account number of 8, or the IBAN.")
        )
    if currency_of_country(country) is not None:
        return _tr("This is not an IBAN. It begins with two letters and two digits; your bank shows it.")
    return (
        ""
        if 5 <= len(bare) <= 34 and bare.isascii()
        else _tr("This is neither an IBAN nor an account number.")
    )


BRITISH: Final = ("GB", "GG", "IM", "JE")
_SORT_CODE_FIRST: Final = re.compile(r"\d\d[- ]?\d\d[- ]?\d\d[-,;/ ]*\d{4} ?\d{4}", re.ASCII)


def phone_doubt(typed: str) -> str:
    """Return why this is no telephone number, empty where it may be one or nothing was typed; an extension may
    follow it."""
    digits = sum(letter.isdecimal() for letter in typed)
    if not typed.strip() or (5 <= digits <= 20 and len(typed.strip()) <= 40 and "@" not in typed):
        return ""
    return _tr("This is not a phone number. Enter it as +33\u00a01\u00a023\u00a045\u00a067\u00a089.")


def is_port(typed: str) -> bool:
    return typed.isascii() and typed.isdecimal() and 1 <= int(typed[:6]) <= 65_535


_OF_MAILBOXES: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]", re.ASCII)


def email_doubt(typed: str) -> str:
    """Return why this is no email address, empty where it is one or nothing was typed."""
    if not typed.strip():
        return ""
    try:
        validate_email(
            typed.strip(),
            check_deliverability=False,
            test_environment=True,
            globally_deliverable=False,
            allow_smtputf8=False,
        )
    except EmailNotValidError:
        return _address_doubt(typed.strip())
    return ""


def _address_doubt(typed: str) -> str:
    """Return why mail servers refuse this address: the first character that is to blame, where it is one."""
    name, _, domain = typed.rpartition("@")
    wrong = [letter for letter in name if not _OF_MAILBOXES.fullmatch(letter)]
    wrong += [letter for letter in domain if not letter.isalnum() and letter not in "-."]
    if not wrong:
        return _tr("This is not an email address.")
    if wrong[0] in (" ", "\u00a0"):
        return _tr("An email address has no spaces.")
    if not wrong[0].isprintable():
        return _tr("There is an invisible character in it. Type the address instead of pasting it.")
    return _tr("“{character}” cannot be used in an email address.").format(character=wrong[0])


def sum_doubt(total: Decimal | None, net: Decimal | None, tax: Decimal | None) -> str:
    """Return whether net and tax add up to the total, where all three are known."""
    if total is None or net is None or tax is None or net + tax == total:
        return ""
    return _tr("Net and tax add up to another sum.")


def issue_doubt(issued: date | None, today: date | None = None) -> str:
    """Return whether an invoice can have been written on that day."""
    if issued is not None and issued > (today or date.today()):
        return _tr("This day is in the future.")
    return ""


def due_doubt(issued: date | None, due: date | None) -> str:
    """Return whether the due date makes sense: not before the issue. It may be still to come."""
    if issued is not None and due is not None and due < issued:
        return _tr("This is before the invoice date.")
    return ""
