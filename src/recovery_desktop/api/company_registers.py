"""Public registers of companies: the French one by name or number, the European Union's of VAT numbers by number."""

from __future__ import annotations

from typing import Final, TypeVar
from urllib.parse import quote, urlencode

import httpx
from pydantic import BaseModel, Field, ValidationError

from recovery_desktop.api.open_web import fetch_page, open_web
from recovery_desktop.failures import Offline

FRENCH: Final = "https://recherche-entreprises.api.gouv.fr/search"
EUROPEAN: Final = "https://ec.europa.eu/taxation_customs/vies/rest-api/ms"
ANSWER_BYTES: Final = 1024 * 1024
MOST: Final = 5
"""More than a person compares: what follows is better found with more of the name."""

T = TypeVar("T", bound=BaseModel)


class Establishment(BaseModel):
    siret: str = ""
    adresse: str | None = None
    code_postal: str | None = None
    libelle_commune: str | None = None


class FrenchCompany(BaseModel):
    siren: str
    nom_complet: str | None = None
    nom_raison_sociale: str | None = None
    siege: Establishment = Establishment()
    matching_etablissements: list[Establishment] = Field(default_factory=list)


class FrenchAnswer(BaseModel):
    results: list[FrenchCompany]


class VatAnswer(BaseModel):
    """`userError` tells an unknown number (INVALID) from a country whose register is away."""

    is_valid: bool = Field(alias="isValid")
    user_error: str = Field("", alias="userError")
    name: str | None = None
    address: str | None = None


async def search_french_register(
    typed: str, transport: httpx.AsyncBaseTransport | None = None
) -> list[FrenchCompany]:
    """Return the open companies of a name, SIREN or SIRET. Raises Offline where the register gives no answer."""
    query = urlencode({"q": typed, "etat_administratif": "A", "per_page": MOST, "page": 1})
    return (await _ask(f"{FRENCH}?{query}", FrenchAnswer, transport)).results


async def ask_vat_register(
    country: str, number: str, transport: httpx.AsyncBaseTransport | None = None
) -> VatAnswer:
    """Return what the register of this country says of a VAT number. Raises Offline where it gives no answer."""
    answer = await _ask(f"{EUROPEAN}/{quote(country)}/vat/{quote(number)}", VatAnswer, transport)
    if not answer.is_valid and answer.user_error not in {"INVALID", "INVALID_INPUT"}:
        raise Offline
    return answer


async def _ask(address: str, model: type[T], transport: httpx.AsyncBaseTransport | None) -> T:
    async with open_web(transport) as client:
        try:
            content = await fetch_page(client, address, ANSWER_BYTES)
        except httpx.ConnectError as error:
            raise Offline from error
    try:
        return model.model_validate_json(content or b"")
    except ValidationError as error:
        raise Offline from error
