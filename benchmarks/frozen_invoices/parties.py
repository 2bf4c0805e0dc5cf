"""Invented companies: name, address, tax numbers, bank account, and how they are printed."""

import re
import unicodedata
from dataclasses import dataclass, field
from random import Random

from benchmarks.frozen_invoices import identifiers, lexicon

SPEECH = {
    "FR": "fr", "BE": "nl", "CH": "de", "LU": "fr", "DE": "de", "AT": "de", "ES": "es", "MX": "es", "IT": "it",
    "NL": "nl", "PL": "pl", "PT": "pt", "BR": "pt",
}  # fmt: skip
"""The language of a country's companies where it is not English."""


@dataclass
class Party:
    """A company as it is printed; `place` are the lines that hold postcode and city."""

    name: str
    street: str
    place: list[str]
    postal_code: str
    city: str
    country: str
    country_name: str | None = None
    attention: str | None = None
    email: str | None = None
    phone: str | None = None
    web: str | None = None
    tax_number: str | None = None
    tax_label: str = ""
    tax_printed: str | None = None
    siret: str | None = None
    ids: list[tuple[str, str]] = field(default_factory=list)
    iban: str | None = None
    bank: list[tuple[str, str]] = field(default_factory=list)

    @property
    def address(self) -> list[str]:
        return [self.street, *self.place, *([self.country_name] if self.country_name else [])]

    def truth(self) -> dict[str, object]:
        """The values as the wire carries them: numbers without separators."""
        return {
            "company_name": self.name,
            "address": {
                "line1": self.street,
                "postal_code": self.postal_code,
                "city": self.city,
                "country": self.country,
            },
            "vat_number": self.tax_number,
            "siret": self.siret,
            "email": self.email,
        }

    def printed(self) -> dict[str, str]:
        """The strings that must stand on the paper, by path of the truth."""
        rows = {
            "company_name": self.name,
            "line1": self.street,
            "postal_code": self.postal_code,
            "city": self.city,
        }
        optional = {
            "vat_number": self.tax_printed,
            "siret": self.siret,
            "email": self.email,
            "iban": self.iban,
        }
        return rows | {key: value for key, value in optional.items() if value}


def _domain(name: str) -> str:
    plain = (
        unicodedata.normalize("NFKD", name.replace("ł", "l").replace("ß", "ss"))
        .encode("ascii", "ignore")
        .decode()
    )
    return "-".join(re.findall(r"[a-z0-9]+", plain.casefold())[:2])


def _numbers(text: str, random: Random) -> str:
    return re.sub(r"\{(\d)\}", lambda m: identifiers.filled("#" * int(m[1]), random), text)


def _place(country: dict[str, object], language: str, random: Random) -> tuple[list[str], str, str]:
    code, city = random.choice(lexicon.localized(country, "cities", language)).split("|")
    lines = str(country["place"]).format(postcode=code, city=city).split("\n")
    # A state before the postcode, a province behind the city belong to neither.
    code = (
        re.sub(r"^[A-Z]{2,3} (?=[A-Z]?\d)", "", code)
        if country["currency"] in {"USD", "CAD", "AUD"}
        else code
    )
    return lines, code, re.sub(r"( \([A-Z]{2}\)|, [A-Z][a-z]{2}\.|, N\.L\.| - [A-Z]{2})$", "", city)


def _street(country: dict[str, object], words: dict[str, list[str]], random: Random) -> str:
    street, number = random.choice(words["streets"]), random.randint(1, 148)
    text = str(country["street"]).format(n=number, n00=number * 10 + 4, street=street)
    return text[0].upper() + text[1:] if not text.startswith("ul.") else text


def company(code: str, language: str, trade: str | None, random: Random) -> Party:
    """A company of this country; without a trade it may be a public body or an association."""
    country, words = lexicon.countries()[code], lexicon.words(language)
    if trade is None and random.random() < 0.28:
        name = random.choice(words["long_bodies"] if random.random() < 0.3 else words["bodies"])
        stem = name
    else:
        trade = trade or random.choice(sorted(words["trades"]))
        stem = random.choice(words["stems"])
        kind = random.choice(words["trades"][trade])
        body = (
            f"{kind} {stem}"
            if language in ("fr", "es", "it", "pt") and random.random() < 0.6
            else f"{stem} {kind}"
        )
        legal = random.choice(lexicon.localized(country, "legal", language))
        name = f"{body}{'' if legal.startswith(',') else ' '}{legal}"
    lines, postal_code, city = _place(country, language, random)
    party = Party(name, _street(country, words, random), lines, postal_code, city, code)
    domain = _domain(stem)
    box = random.choice(["office", "info", "accounts", "billing"])
    party.email, party.web = f"{box}@{domain}.example", f"www.{domain}.example"
    party.phone = _numbers(random.choice(country["phone"]), random)
    _identify(party, country, language, random)
    return party


def _identify(party: Party, country: dict[str, object], language: str, random: Random) -> None:
    number = identifiers.tax_number(str(country["tax_id"]), random)
    party.tax_label = random.choice(lexicon.localized(country, "tax_label", language))
    party.tax_printed = identifiers.spaced(number, str(country["tax_form"]))
    if party.country == "IT" and random.random() < 0.5:
        party.tax_printed = number
    if party.country in ("CH", "BE") and random.random() < 0.5:
        words = {"CH": {"de": " MWST", "fr": " TVA", "it": " IVA"}}.get(party.country, {})
        party.tax_printed += words.get(language, "")
    party.tax_number = re.sub(r"[^A-Z0-9]", "", party.tax_printed)
    party.tax_number = re.sub(r"(?<=\d)(MWST|TVA|IVA|RT0001)$", "", party.tax_number)
    party.ids = [(party.tax_label, party.tax_printed)]
    others = country["other_label"]
    if isinstance(others, list) and others and random.random() < 0.6:
        if country["other"] == "siret":
            party.siret = identifiers.siret(random)
            # The tax number of a French company holds its SIREN.
            siren = party.siret[:9]
            party.tax_number = party.tax_printed = f"FR{(12 + 3 * (int(siren) % 97)) % 97:02d}{siren}"
            party.ids = [(party.tax_label, party.tax_printed)]
            shown = f"{siren[:3]} {siren[3:6]} {siren[6:]} {party.siret[9:]}"
            party.ids.append((random.choice(others), random.choice([shown, party.siret])))
        else:
            party.ids.append((random.choice(others), identifiers.filled(str(country["other"]), random)))


def give_bank(party: Party, labels: dict[str, str], random: Random) -> None:
    """An account to pay to: by IBAN where the country has one, else by its own numbers."""
    number = identifiers.iban(party.country, random)
    bic = f"{identifiers.filled('@@@@', random)}{party.country}{random.choice(['2X', '22', 'P1', 'MM'])}"
    if number:
        party.iban = number
        party.bank = [("IBAN", identifiers.grouped(number))]
        if random.random() < 0.7:
            party.bank.append((random.choice(["BIC", "BIC/SWIFT", "SWIFT"]), bic))
        if party.country == "GB" and random.random() < 0.6:
            party.iban = None
            party.bank = [("Sort code", "20-" + identifiers.filled("##-##", random))]
            party.bank.append((labels["account"], identifiers.filled("########", random)))
    elif party.country == "US":
        party.bank = [("Routing", identifiers.filled("#########", random))]
        party.bank.append((labels["account"], identifiers.filled("##########", random)))
    elif party.country == "AU":
        party.bank = [("BSB", identifiers.filled("###-###", random))]
        party.bank.append((labels["account"], identifiers.filled("########", random)))
    elif party.country == "MX":
        party.bank = [("CLABE", identifiers.clabe(random))]
    else:
        party.bank = [(labels["account"], identifiers.filled("##-####-#######-##", random)), ("SWIFT", bic)]
