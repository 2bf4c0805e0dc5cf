"""How long a creditor has to declare a claim in a debtor's insolvency, one row per country, each with its source.

Where a court sets the day there is nothing to reckon: the day has to be asked for, and nothing is invented.
"""

from __future__ import annotations

import calendar
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final


@dataclass(frozen=True)
class DeclarationRule:
    """`months` after the publication of the opening, None where a court sets the day; `months_abroad` for a creditor
    of another country. `stops_interest` names the rule by which interest ends with the opening, None where none was
    checked; it bears the day of the opening itself where `bears_opening_day`."""

    country: str
    months: int | None
    months_abroad: int | None
    text: str
    declare_to: str
    source: str
    url: str
    stops_interest: str | None
    bears_opening_day: bool = True


_C_COM: Final = "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000005634379/"

DECLARATION_RULES: Final = {
    rule.country: rule
    for rule in (
        DeclarationRule(
            "FR", 2, 4,
            "Two months from the publication in the BODACC, four for a creditor outside metropolitan France.",
            "the mandataire judiciaire, or the liquidateur in a liquidation",
            "C. com. art. L622-24 and R622-24", _C_COM, "C. com. art. L622-28",
        ),
        DeclarationRule(
            "DE", None, None,
            "The court sets the day in the opening order, between two weeks and three months after it.",
            "the Insolvenzverwalter, in writing", "§§ 28, 174 InsO",
            "https://www.gesetze-im-internet.de/inso/__28.html", "§ 39 Abs. 1 Nr. 1 InsO",
            bears_opening_day=False,
        ),
        DeclarationRule(
            "AT", None, None, "The court's edict names the day.", "the insolvency court", "§§ 74, 103 IO",
            "https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10001736&Paragraf=74",
            "§ 58 Z 1 IO",
        ),
        DeclarationRule(
            "BE", None, None, "The judgment names the day.", "the register REGSOL", "CDE art. XX.155",
            "https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel", None,
        ),
        DeclarationRule(
            "ES", 1, 1, "One month from the day after the publication in the BOE.",
            "the administración concursal", "TRLC (RDLeg 1/2020) art. 28.1.5.º and 255",
            "https://www.boe.es/buscar/act.php?id=BOE-A-2020-4859", "TRLC art. 152",
        ),
        DeclarationRule(
            "IT", None, None,
            "At least thirty days before the hearing on the claims; the judgment names the day of the hearing.",
            "the curatore, by certified mail", "CCII (D.Lgs. 14/2019) art. 201",
            "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2019-01-12;14", "CCII art. 154",
        ),
        DeclarationRule(
            "NL", None, None, "The rechter-commissaris sets the day.", "the curator", "Fw art. 108, 110",
            "https://wetten.overheid.nl/BWBR0001860", "Fw art. 128",
        ),
    )
}  # fmt: skip


def claimed_until(country: str, opened_on: date) -> date:
    """Return the last day whose interest is part of the claim that is declared."""
    rule = DECLARATION_RULES.get(country)
    return opened_on if rule is None or rule.bears_opening_day else opened_on - timedelta(days=1)


def declaration_deadline(
    rule: DeclarationRule, published_on: date | None, creditor_country: str
) -> date | None:
    """Return the last day, None where a court names it or the publication is not known. A day off does not extend it
    here: whoever declares in time by this date is in time by any."""
    months = rule.months if creditor_country == rule.country else rule.months_abroad
    if months is None or published_on is None:
        return None
    year, month = divmod(published_on.year * 12 + published_on.month - 1 + months, 12)
    day = min(published_on.day, calendar.monthrange(year, month + 1)[1])
    return date(year, month + 1, day)
