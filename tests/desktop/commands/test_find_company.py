"""Companies in public registers: found by a French number, by a VAT number or by a name."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import parse_qs, urlparse

import httpx
import pytest

from recovery_desktop.commands.find_company import RegisterEntry, find_companies, kind_of
from recovery_desktop.failures import Offline

SIRET = "73282932000082"
WORKSHOP = {
    "siren": "732829320",
    "nom_complet": "MENUISERIE ESSAI (ESSAI)",
    "nom_raison_sociale": "MENUISERIE ESSAI",
    "siege": {
        "siret": "73282932000074",
        "adresse": "12 RUE DES ESSAIS 69001 LYON",
        "code_postal": "69001",
        "libelle_commune": "LYON",
    },
    "matching_etablissements": [
        {
            "siret": SIRET,
            "adresse": "3 QUAI NEUF 13002 MARSEILLE",
            "code_postal": "13002",
            "libelle_commune": "MARSEILLE",
        }
    ],
}
SEAT = RegisterEntry("MENUISERIE ESSAI", "73282932000074", "12 RUE DES ESSAIS", "69001", "LYON", "FR")


class Register:
    """Answers everything with one body and keeps what was asked."""

    def __init__(self, body: object, status: int = 200) -> None:
        self.body, self.status, self.urls = body, status, list[str]()

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.urls.append(str(request.url))
        return httpx.Response(self.status, json=self.body)

    def find(self, typed: str) -> list[RegisterEntry]:
        return asyncio.run(find_companies(typed, httpx.MockTransport(self)))


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("732 829 320 00074", "french"),
        ("732829320", "french"),
        ("FR 44 732829320", "french"),
        ("DE 136 695 976", "vat"),
        ("el 094259216", "vat"),
        ("DE136695977", "name"),
        ("CHE-116.281.710 MWST", "name"),
        ("Menuiserie Essai", "name"),
        ("FR Conseil 123", "name"),
        (" ", ""),
    ],
)
def test_what_is_typed_is_told_apart(typed: str, kind: str) -> None:
    assert kind_of(typed) == kind


@pytest.mark.parametrize(
    ("typed", "query", "entry"),
    [
        ("732 829 320", "732829320", SEAT),
        ("FR44 732 829 320", "732829320", SEAT),
        (SIRET, SIRET, RegisterEntry("MENUISERIE ESSAI", SIRET, "3 QUAI NEUF", "13002", "MARSEILLE", "FR")),
        (" Menuiserie Essai ", "Menuiserie Essai", SEAT),
    ],
)
def test_french_company_is_found_by_number_or_name(typed: str, query: str, entry: RegisterEntry) -> None:
    register = Register({"results": [WORKSHOP]})
    assert register.find(typed) == [entry]
    (url,) = map(urlparse, register.urls)
    assert (url.scheme, url.hostname) == ("https", "recherche-entreprises.api.gouv.fr")
    assert parse_qs(url.query)["q"] == [query]


def test_number_of_another_company_is_not_taken_for_this_one() -> None:
    assert Register({"results": [WORKSHOP]}).find("552 100 554") == []


def test_what_a_company_keeps_to_itself_is_left_empty() -> None:
    hidden: dict[str, Any] = {
        "siren": "732829320",
        "nom_complet": "[NON-DIFFUSIBLE]",
        "siege": {"siret": "73282932000074", "adresse": "[NON-DIFFUSIBLE]", "code_postal": None},
    }
    assert Register({"results": [hidden]}).find("732829320") == [
        RegisterEntry(tax_id="73282932000074", country="FR")
    ]


@pytest.mark.parametrize(
    ("typed", "name", "address", "entry"),
    [
        (
            "BE 0403.170.701",
            "ESSAI NV",
            "Nieuwstraat 1\n1000 Brussel",
            RegisterEntry("ESSAI NV", "BE0403170701", "Nieuwstraat 1", "1000", "Brussel", "BE"),
        ),
        (
            "NL004495445B01",
            "ESSAI B.V.",
            "\nDAM 00001\n1012JS AMSTERDAM\n",
            RegisterEntry("ESSAI B.V.", "NL004495445B01", "DAM 00001", "1012JS", "AMSTERDAM", "NL"),
        ),
        ("EL094259216", "ESSAI", "ONE LINE", RegisterEntry("ESSAI", "EL094259216", country="GR")),
        ("DE136695976", "---", "---", RegisterEntry(tax_id="DE136695976", country="DE")),
    ],
)
def test_company_of_a_vat_number_is_what_its_country_tells(
    typed: str, name: str, address: str, entry: RegisterEntry
) -> None:
    register = Register({"isValid": True, "userError": "VALID", "name": name, "address": address})
    assert register.find(typed) == [entry]
    bare = entry.tax_id
    assert register.urls == [
        f"https://ec.europa.eu/taxation_customs/vies/rest-api/ms/{bare[:2]}/vat/{bare[2:]}"
    ]


def test_company_that_does_not_exist_is_found_by_nobody() -> None:
    assert Register({"results": []}).find("732829320") == []
    unknown = {"isValid": False, "userError": "INVALID", "name": "---", "address": "---"}
    assert Register(unknown).find("DE136695976") == []


@pytest.mark.parametrize(
    ("typed", "body", "status"),
    [
        ("DE136695976", {"isValid": False, "userError": "MS_UNAVAILABLE"}, 200),
        ("732829320", {"erreur": "trop de requêtes"}, 429),
        ("732829320", {"results": [{"siren": 5}]}, 200),
        ("732829320", ["x" * 1_100_000], 200),
    ],
    ids=["country away", "too many", "another form", "long"],
)
def test_register_without_a_usable_answer_says_nothing_of_the_company(
    typed: str, body: object, status: int
) -> None:
    with pytest.raises(Offline):
        Register(body, status).find(typed)


def test_register_that_is_not_reached_is_an_offline_matter() -> None:
    def refuse(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("no such host", request=request)

    with pytest.raises(Offline):
        asyncio.run(find_companies("732829320", httpx.MockTransport(refuse)))
