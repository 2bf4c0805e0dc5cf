"""Finds a company in a public register by a SIRET, a VAT number or a name, once the person asks for that."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

import httpx
from stdnum.eu.vat import MEMBER_STATES
from stdnum.fr import siren, siret

from recovery_contract.vat_numbers import compact_vat_number, is_valid_vat_number

_VAT_PREFIXES: Final = MEMBER_STATES | {"el", "xi"}
"""First letters of the numbers in the register of the European Union; Greece and Northern Ireland have others."""

_PLACE: Final = re.compile(r"(?:[A-Z]{1,2}-)?(?P<postal_code>\d[\d -]{2,6}\d(?: ?[A-Z]{2})?) +(?P<city>\D.*)")

Kind = Literal["", "name", "french", "vat"]


@dataclass(frozen=True)
class RegisterEntry:
    """What a register says; empty what it does not."""

    name: str = ""
    tax_id: str = ""
    line1: str = ""
    postal_code: str = ""
    city: str = ""
    country: str = ""


def kind_of(typed: str) -> Kind:
    """Return what this is: a French number, a VAT number, else a name. A number must have a right check digit."""
    bare = compact_vat_number(typed)
    if siret.is_valid(bare) or siren.is_valid(bare):
        return "french"
    if bare[:2].lower() in _VAT_PREFIXES and is_valid_vat_number(bare):
        return "french" if bare[:2] == "FR" and siren.is_valid(bare[4:]) else "vat"
    return "name" if bare else ""


async def find_companies(
    typed: str, transport: httpx.AsyncBaseTransport | None = None
) -> list[RegisterEntry]:
    """Return who this may be: one at most for a number. Raises Offline where the register gives no answer."""
    # Brings an HTTP client along: only who asks pays for it.
    from recovery_desktop.api.company_registers import search_french_register

    kind, bare = kind_of(typed), compact_vat_number(typed)
    if kind == "vat":
        return await _by_vat_number(bare, transport)
    wanted = bare[4:] if bare[:2] == "FR" else bare
    companies = await search_french_register(wanted if kind == "french" else typed.strip(), transport)
    entries = []
    for company in companies:
        places = [one for one in company.matching_etablissements if kind == "french" and one.siret == wanted]
        place = places[0] if places else company.siege
        if kind == "french" and company.siren != wanted[:9]:
            continue
        name = company.nom_raison_sociale or company.nom_complet
        line, code, city = (
            _disclosed(place.adresse),
            _disclosed(place.code_postal),
            _disclosed(place.libelle_commune),
        )
        entries.append(
            RegisterEntry(
                _disclosed(name),
                place.siret or company.siren,
                line.partition(f" {code} ")[0],
                code,
                city,
                "FR",
            )
        )
    return entries


async def _by_vat_number(bare: str, transport: httpx.AsyncBaseTransport | None) -> list[RegisterEntry]:
    from recovery_desktop.api.company_registers import ask_vat_register

    letters = bare[:2]
    answer = await ask_vat_register(letters, bare[2:], transport)
    if not answer.is_valid:
        return []
    country = {"EL": "GR", "XI": "GB"}.get(letters, letters)
    lines = [line.strip() for line in _disclosed(answer.address).splitlines() if line.strip()]
    place = _PLACE.fullmatch(lines[-1]) if len(lines) > 1 else None
    if place is None:
        return [RegisterEntry(name=_disclosed(answer.name), tax_id=bare, country=country)]
    return [
        RegisterEntry(_disclosed(answer.name), bare, lines[0], place["postal_code"], place["city"], country)
    ]


def _disclosed(words: str | None) -> str:
    """Return what a register says; some write dashes or a note in brackets for what they do not disclose."""
    text = (words or "").strip()
    return "" if not text.strip("- ") or text.startswith("[") else text
