"""The accounts that a creditor is paid into, and which of them fits an invoice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Final

from pydantic import AfterValidator, Field

from recovery_contract.fields import Body, OneLine
from recovery_contract.money import CURRENCIES
from recovery_contract.users import BankAccount

ACCOUNTS_AT_MOST: Final = 20
_EURO: Final = "ADATBEBGCYDEEEESFIFRGRHRIEITLTLULVMCMEMTNLPTSISKSMVAXK"
_HOME_CURRENCIES: Final = {
    **dict.fromkeys(re.findall("..", _EURO), "EUR"),
    "CH": "CHF",
    "CZ": "CZK",
    "DK": "DKK",
    "FO": "DKK",
    "GB": "GBP",
    "GI": "GIP",
    "HU": "HUF",
    "IS": "ISK",
    "LI": "CHF",
    "NO": "NOK",
    "PL": "PLN",
    "RO": "RON",
    "SE": "SEK",
}
"""By the country of an IBAN, in which currency an account there usually is."""
_BRITISH_IBAN: Final = 22
_BRITISH_DIGITS: Final = 14


def _currency(value: str) -> str:
    if value not in CURRENCIES:
        raise ValueError("not a currency of ISO 4217")
    return value


class Account(BankAccount):
    """A further account, for invoices in `currency` or those that name it; `name` is the creditor's own word for it."""

    currency: Annotated[str, AfterValidator(_currency)]
    name: OneLine | None = None


class Accounts(Body):
    """Every account of a creditor. `main` is the one of the profile and only answered."""

    data: Annotated[list[Account], Field(max_length=ACCOUNTS_AT_MOST)]
    main: BankAccount | None = None


def compact_account(number: object) -> str:
    """Return the number as it is compared: without the blanks, dots and dashes that people write."""
    return "".join(letter for letter in str(number or "") if letter.isalnum()).upper()


def british_account(number: object) -> tuple[str, str] | None:
    """Return (sort code, account number) of a British IBAN, or of a sort code of six digits with an account number of
    eight behind it, as British accounts are known at home; None for any other."""
    compact = compact_account(number)
    if compact.startswith("GB") and len(compact) == _BRITISH_IBAN:
        compact = compact[-_BRITISH_DIGITS:]
    if not (len(compact) == _BRITISH_DIGITS and compact.isascii() and compact.isdecimal()):
        return None
    return "-".join(compact[at : at + 2] for at in (0, 2, 4)), compact[6:]


def is_like_iban(number: object) -> bool:
    """Return whether it begins as an IBAN does; its check digits may still be wrong."""
    compact = compact_account(number)
    return compact[:2].isalpha() and compact[2:4].isdecimal()


def in_fours(number: object) -> str:
    """Return the number as it is read: in groups of four, a British one at home as sort code and account number."""
    compact = compact_account(number)
    british = None if is_like_iban(compact) else british_account(compact)
    if british is not None:
        return " ".join(british)
    return " ".join(compact[at : at + 4] for at in range(0, len(compact), 4))


def currency_of_country(country: str) -> str | None:
    """Return the currency of a country that has IBANs, None for one that is not known."""
    return _HOME_CURRENCIES.get(country.upper())


def home_currency(iban: object) -> str | None:
    """Return in which currency an account with this IBAN, or British number, usually is; None where it does not
    tell."""
    number = compact_account(iban)
    if british_account(number) is not None:
        return "GBP"
    return currency_of_country(number[:2]) if number[2:4].isdigit() else None


def choose_account(
    main: BankAccount | None, further: Sequence[Account], currency: str, printed: object = None
) -> BankAccount | None:
    """Return where an invoice is paid: into the account that it names, if it is one of these; else into one in its
    currency; else into the main one."""
    every = [*([] if main is None else [main]), *further]
    named = compact_account(printed)
    for account in every if named else ():
        if compact_account(account.iban) == named:
            return account
    if main is not None and home_currency(main.iban) == currency:
        return main
    return next((account for account in further if account.currency == currency), main)


def has_account_in(accounts: Accounts, currency: str) -> bool:
    """Return whether one is in this currency; of a main account that does not tell its own it is taken to be."""
    main = None if accounts.main is None else home_currency(accounts.main.iban)
    return main in (None, currency) or any(account.currency == currency for account in accounts.data)
