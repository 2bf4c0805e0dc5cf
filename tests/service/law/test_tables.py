"""Rates, periods and countries: dated rows that say where they come from."""

from datetime import date
from decimal import Decimal

import pytest

from recovery_service.law import rates
from recovery_service.law.countries import country_of, language_of, zone_of
from recovery_service.law.limitation import barred_after
from recovery_service.law.rules import LATE_RULES


def test_every_row_has_its_source():
    assert all(rate.source and rate.since == rates.half_year(rate.since) for rate in rates.PUBLISHED)
    assert all(rule.article and rule.fee_article for rule in LATE_RULES.values())


def test_the_german_base_rate_follows_the_central_bank():
    """§ 247 BGB moves it by as many points as the reference moved, so their distance never changes."""
    known = rates.Rates()
    starts = [rate.since for rate in rates.PUBLISHED if rate.reference == "de-base"]
    assert {known.on("ecb", day).points - known.on("de-base", day).points for day in starts} == {
        Decimal("0.88")
    }


def test_a_rate_that_somebody_entered_counts(core):
    with core.database.write() as connection:
        assert rates.known(connection).on("ecb", date(2027, 3, 1)) is None
        rates.enter(
            connection,
            reference="ecb",
            since=date(2027, 1, 1),
            points=Decimal("2.00"),
            source="the central bank",
        )
        assert rates.known(connection).on("ecb", date(2027, 3, 1)).points == Decimal("2.00")
        assert rates.known(connection).on("ecb", date(2027, 7, 1)) is None


@pytest.mark.parametrize(
    ("reference", "since", "source"),
    [("libor", date(2027, 1, 1), "x"), ("ecb", date(2027, 2, 1), "x"), ("ecb", date(2027, 1, 1), " ")],
)
def test_a_rate_without_sense_is_refused(core, reference, since, source):
    with core.database.write() as connection, pytest.raises(ValueError, match=r"."):
        rates.enter(connection, reference=reference, since=since, points=Decimal(1), source=source)


@pytest.mark.parametrize(
    ("party", "country"),
    [
        ({"address": {"country": "FR"}}, "FR"),
        ({"address": {"country": "Deutschland"}}, "DE"),
        ({"address": {"country": "Pays-Bas"}}, "NL"),
        ({"address": {"country": "ITA"}}, "IT"),
        ({"vat_number": "EL123456789"}, "GR"),
        ({"vat_number": "BE0123456789"}, "BE"),
        ({"siret": "73282932000074"}, "FR"),
        ({"address": {"country": "Atlantis"}}, "ES"),
        ({}, "ES"),
    ],
)
def test_a_party_s_country_is_found(party, country):
    assert country_of(party, "ES") == country


def test_belgium_reads_two_languages():
    assert language_of({"address": {"postal_code": "9000"}}, "BE") == "nl"
    assert language_of({"address": {"postal_code": "4000"}}, "BE") == "fr"
    assert language_of({}, "SE") == "en"


def test_every_country_has_a_zone():
    assert all(zone_of(country) for country in (*LATE_RULES, "US", "XX"))


def test_a_partial_payment_starts_the_period_anew_unless_it_had_run_out():
    due = date(2018, 3, 1)
    assert barred_after("FR", professional=True, due=due) == date(2023, 3, 1)
    assert barred_after("FR", professional=False, due=due) == date(2020, 3, 1)
    restarted = barred_after("FR", professional=True, due=due, acknowledged=[date(2022, 6, 1)])
    assert restarted == date(2027, 6, 1)
    too_late = barred_after("FR", professional=True, due=due, acknowledged=[date(2024, 6, 1)])
    assert too_late == date(2023, 3, 1)
    assert barred_after("PL", professional=True, due=due) is None
    assert barred_after("FR", professional=True, due=date(2020, 2, 29)) == date(2025, 3, 1)
