"""Tax numbers, company numbers and bank accounts: invented, with right check digits."""

import string
from importlib import import_module
from random import Random
from typing import Any

from stdnum import iban as iban_standard
from stdnum import luhn

# Digits of each tax number before its check, and what must stand around them.
_SHAPES = {
    "gb.vat": "#########",
    "ie.vat": "#######@",
    "us.ein": "#########",
    "ca.bn": "#########",
    "au.abn": "###########",
    "nz.ird": "1########",
    "za.tin": "9#########",
    "be.vat": "0#########",
    "ch.uid": "CHE#########",
    "lu.tva": "########",
    "de.vat": "#########",
    "at.uid": "U########",
    "es.cif": "B########",
    "it.iva": "0##########",
    "nl.btw": "#########B01",
    "pl.nip": "##########",
    "pt.nif": "5########",
}
_CLABE_WEIGHTS = (3, 7, 1)


def filled(shape: str, random: Random) -> str:
    """Replace # by a digit, @ by a capital letter."""
    kinds = {"#": string.digits, "@": "ABCDEFGHIJKLMNOPQRSTUVW"}
    return "".join(random.choice(kinds[c]) if c in kinds else c for c in shape)


def tax_number(name: str, random: Random) -> str:
    """A number that its country's check passes, without separators: "de.vat" names the check."""
    if name == "fr.tva":
        siren = siret(random)[:9]
        return f"{(12 + 3 * (int(siren) % 97)) % 97:02d}{siren}"
    if name == "mx.rfc":
        from stdnum.mx import rfc

        stem = (
            filled("@@@", random)
            + f"{random.randint(0, 20):02d}{random.randint(1, 12):02d}15"
            + filled("@#", random)
        )
        return stem + str(rfc.calc_check_digit(stem))
    if name == "br.cnpj":
        from stdnum.br import cnpj

        stem = filled("########0001", random)
        return stem + str(cnpj.calc_check_digits(stem))
    check: Any = import_module(f"stdnum.{name}")
    while True:
        number = filled(_SHAPES[name], random)
        if check.is_valid(number):
            return number.removeprefix("CHE")


def siret(random: Random) -> str:
    """A company number of a French establishment, whose first nine digits are its SIREN."""
    siren = filled("8#######", random)
    siren += str(luhn.calc_check_digit(siren))
    stem = f"{siren}000{random.randint(1, 4)}"
    return stem + str(luhn.calc_check_digit(stem))


def spaced(number: str, form: str) -> str:
    """Set a number as its country prints it: {0:3} are three characters from the first on, {} is the whole."""
    pieces, rest = [], form
    while "{" in rest:
        before, _, tail = rest.partition("{")
        inner, _, rest = tail.partition("}")
        start, _, length = inner.partition(":")
        pieces += [before, number[int(start) : int(start) + int(length)] if inner else number]
    return "".join([*pieces, rest])


def _italian(random: Random) -> str:
    body = filled("##########", random) + filled("############", random)
    odd = (1, 0, 5, 7, 9, 13, 15, 17, 19, 21)
    total = sum(odd[int(c)] if i % 2 == 0 else int(c) for i, c in enumerate(body))
    return string.ascii_uppercase[total % 26] + body


def _french(random: Random) -> str:
    bank, branch, account = (filled("#" * n, random) for n in (5, 5, 11))
    key = 97 - (89 * int(bank) + 15 * int(branch) + 3 * int(account)) % 97
    return f"{bank}{branch}{account}{key:02d}"


def _spanish(random: Random) -> str:
    bank, account = filled("########", random), filled("##########", random)

    def digit(text: str) -> str:
        weights = (1, 2, 4, 8, 5, 10, 9, 7, 3, 6)
        rest = 11 - sum(int(c) * w for c, w in zip(text, weights, strict=True)) % 11
        return {10: "1", 11: "0"}.get(rest, str(rest))

    return bank + digit("00" + bank) + digit(account) + account


def _belgian(random: Random) -> str:
    body = filled("##########", random)
    return f"{body}{int(body) % 97 or 97:02d}"


def _portuguese(random: Random) -> str:
    body = filled("#" * 19, random)
    return f"{body}{98 - int(body + '00') % 97:02d}"


def _polish(random: Random) -> str:
    bank = filled("#######", random)
    check = (10 - sum(int(c) * w for c, w in zip(bank, (3, 9, 7, 1, 3, 9, 7), strict=True)) % 10) % 10
    return f"{bank}{check}{filled('#' * 16, random)}"


_NATIONAL = {"IT": _italian, "FR": _french, "ES": _spanish, "BE": _belgian, "PT": _portuguese, "PL": _polish}
_PLAIN = {
    "GB": "@@@@##############",
    "IE": "@@@@##############",
    "CH": "#################",
    "LU": "################",
    "DE": "##################",
    "AT": "################",
    "NL": "@@@@##########",
    "BR": "#######################C1",
}


def iban(country: str, random: Random) -> str | None:
    """An account number of this country, None where it has no IBAN."""
    if country not in _NATIONAL and country not in _PLAIN:
        return None
    while True:
        body = _NATIONAL[country](random) if country in _NATIONAL else filled(_PLAIN[country], random)
        number = f"{country}{iban_standard.calc_check_digits(f'{country}00{body}')}{body}"
        if iban_standard.is_valid(number):
            return number


def clabe(random: Random) -> str:
    body = filled("#" * 17, random)
    total = sum(int(c) * _CLABE_WEIGHTS[i % 3] % 10 for i, c in enumerate(body))
    return f"{body}{(10 - total % 10) % 10}"


def grouped(number: str, size: int = 4) -> str:
    return " ".join(number[i : i + size] for i in range(0, len(number), size))
