"""Rates, periods and countries: dated rows that say where they come from."""

from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from recovery_contract.limitation import LIMITATIONS, barred_after, find_limitation_period, select_law
from recovery_service.context.core import Core
from recovery_service.law import rates
from recovery_service.law.countries import choose_language, detect_country, time_zone_of
from recovery_service.law.rules import LATE_RULES, NOTICE_RULES, agreed_rate_cap
from recovery_service.wording.formats import cite


def test_law_rows_have_their_source() -> None:
    assert all(rate.source and rate.since == rates.start_of_half_year(rate.since) for rate in rates.PUBLISHED)
    assert all(rule.article and rule.fee_article for rule in LATE_RULES.values())
    assert all(rule.article for rule in NOTICE_RULES.values())


def test_german_base_rate_follows_the_central_bank() -> None:
    """§ 247 BGB moves it by as many points as the reference moved, so their distance never changes."""
    published = rates.Rates()
    starts = [rate.since for rate in rates.PUBLISHED if rate.reference == "de-base"]
    assert {
        published.rate_on("ecb", day).points - published.rate_on("de-base", day).points for day in starts
    } == {Decimal("0.88")}


# The European Central Bank's main refinancing rate from the day of each change on.
ECB_STEPS = """
2016-03-16 0.00
2022-07-27 0.50
2022-09-14 1.25
2022-11-02 2.00
2022-12-21 2.50
2023-02-08 3.00
2023-03-22 3.50
2023-05-10 3.75
2023-06-21 4.00
2023-08-02 4.25
2023-09-20 4.50
2024-06-12 4.25
2024-09-18 3.65
2024-10-23 3.40
2024-12-18 3.15
2025-02-05 2.90
2025-03-12 2.65
2025-04-23 2.40
2025-06-11 2.15
"""


def test_austrian_base_rate_moves_once_the_reference_has_moved_by_half_a_point() -> None:
    """1. Euro-JuBeG art. I § 1: smaller changes are kept until together they reach half a point."""
    base, followed, since = Decimal("-0.62"), Decimal("0.00"), {}
    for line in ECB_STEPS.split("\n")[1:-1]:
        day, points = line.split()
        if abs(Decimal(points) - followed) >= Decimal("0.5"):
            base, followed = base + Decimal(points) - followed, Decimal(points)
        since[date.fromisoformat(day)] = base
    published = rates.Rates()
    for row in rates.PUBLISHED:
        if row.reference == "at-base":
            in_force = max(day for day in since if day <= row.since)
            assert published.rate_on("at-base", row.since).points == since[in_force], row.since


def test_german_limit_is_the_end_of_the_third_year() -> None:
    assert barred_after("DE", professional=True, due=date(2022, 2, 1)) == date(2025, 12, 31)
    restarted = barred_after("DE", professional=True, due=date(2022, 2, 1), acknowledged=[date(2024, 5, 2)])
    assert restarted == date(2027, 5, 2)


def test_period_begins_anew_only_where_that_moves_its_last_day() -> None:
    due = date(2026, 9, 30)
    # The German period begins with the end of the year: until then nothing runs that could begin anew.
    early = find_limitation_period("DE", professional=True, due=due, acknowledged=[date(2026, 11, 29)])
    assert early is not None
    assert (early.last_day, early.restarted_on) == (date(2029, 12, 31), None)
    later = find_limitation_period("DE", professional=True, due=due, acknowledged=[date(2027, 1, 4)])
    assert later is not None
    assert (later.last_day, later.restarted_on) == (date(2030, 1, 4), date(2027, 1, 4))
    french = find_limitation_period("FR", professional=True, due=due, acknowledged=[date(2026, 11, 29)])
    assert french is not None
    assert french.restarted_on == date(2026, 11, 29)


@pytest.mark.parametrize(
    ("country", "company", "individual"),
    [
        ("AT", date(2023, 3, 1), date(2023, 3, 1)),
        ("BE", date(2030, 3, 1), None),
        ("GB", date(2026, 3, 1), date(2026, 3, 1)),
        ("GB-SCT", date(2025, 3, 1), date(2025, 3, 1)),
        ("ES", date(2025, 3, 1), None),
        ("IT", date(2030, 3, 1), date(2030, 3, 1)),
        ("NL", date(2025, 3, 1), None),
    ],
)
def test_limitation_periods_differ_by_country(country: str, company: date, individual: date | None) -> None:
    due = date(2020, 3, 1)
    assert barred_after(country, professional=True, due=due) == company
    assert barred_after(country, professional=False, due=due) == individual


def test_limit_of_what_a_consumer_agreed_to_is_named_by_the_law_of_its_country() -> None:
    named = {}
    for country in ("GB", "DE"):
        cap = agreed_rate_cap(country, professional=False)
        assert cap is not None
        named[country] = cite(cap.article, "de").replace("\u00a0", " ")
    assert named == {
        "GB": "Consumer Rights Act 2015 sch. 2 para. 6",
        "DE": "Richtlinie 93/13/EWG Anhang Nr. 1 Buchst. e",
    }


@pytest.mark.parametrize(("country", "restarts"), [("FR", False), ("DE", False), ("ES", True), ("IT", True)])
def test_formal_notice_starts_the_period_anew_only_where_the_law_says_so(
    country: str, restarts: bool
) -> None:
    due, notice = date(2024, 3, 1), date(2025, 1, 10)
    limitation_period = find_limitation_period(country, professional=True, due=due, notices=[notice])
    assert limitation_period.restarted_on == (notice if restarts else None)
    assert (limitation_period.last_day > barred_after(country, professional=True, due=due)) == restarts


@pytest.mark.parametrize(
    ("country", "professional", "source"),
    [
        ("FR", True, "C. com. art. L110-4, C. civ. art. 2224"),
        ("FR", False, "C. conso. art. L218-2"),
        ("DE", True, "§§ 195, 199 Abs. 1 BGB"),
        ("DE", False, "§§ 195, 199 Abs. 1 BGB"),
    ],
)
def test_limitation_names_the_article_of_this_kind_of_debtor(
    country: str, professional: bool, source: str
) -> None:
    period = find_limitation_period(country, professional=professional, due=date(2024, 3, 1))
    assert period is not None
    assert period.source == source


def test_limitation_periods_name_their_source() -> None:
    for row in LIMITATIONS.values():
        assert row.source
        assert row.restart
        assert row.url.startswith("https://")


def test_rate_that_somebody_entered_counts(core: Core) -> None:
    with core.database.write() as connection:
        assert rates.load_rates(connection).rate_on("ecb", date(2027, 3, 1)) is None
        rates.record_rate(
            connection,
            reference="ecb",
            since=date(2027, 1, 1),
            points=Decimal("2.00"),
            source="the central bank",
        )
        assert rates.load_rates(connection).rate_on("ecb", date(2027, 3, 1)).points == Decimal("2.00")
        assert rates.load_rates(connection).rate_on("ecb", date(2027, 7, 1)) is None


@pytest.mark.parametrize(
    ("reference", "since", "source"),
    [("libor", date(2027, 1, 1), "x"), ("ecb", date(2027, 2, 1), "x"), ("ecb", date(2027, 1, 1), " ")],
)
def test_rate_without_sense_is_refused(core: Core, reference: str, since: date, source: str) -> None:
    with core.database.write() as connection, pytest.raises(ValueError, match=r"."):
        rates.record_rate(connection, reference=reference, since=since, points=Decimal(1), source=source)


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
def test_party_s_country_is_found(party: dict[str, Any], country: str) -> None:
    assert detect_country(party, "ES") == country


@pytest.mark.parametrize("country", ["DE", "FR"])
def test_period_ends_with_the_calendar_at_the_latest(country: str) -> None:
    assert barred_after(country, professional=True, due=date(9999, 2, 1)) == date.max


@pytest.mark.parametrize(
    ("country", "postal_code", "law"),
    [
        ("GB", "EH1 1YZ", "GB-SCT"),
        ("GB", "g2 8lu", "GB-SCT"),
        ("GB", "TD9 0AA", "GB-SCT"),
        ("GB", "TD15 1AA", "GB"),
        ("GB", "GL1 2AB", "GB"),
        ("GB", "SW1A 1AA", "GB"),
        ("GB", None, "GB"),
        ("GB", "\N{SUPERSCRIPT TWO}EH", "GB"),
        ("FR", "EH1 1YZ", "FR"),
    ],
)
def test_scotland_has_a_law_of_its_own(country: str, postal_code: str | None, law: str) -> None:
    assert select_law({"address": {"postal_code": postal_code}}, country) == law
    assert select_law({}, country) == country


def test_uncertain_row_is_marked() -> None:
    assert {code for code, row in LIMITATIONS.items() if row.to_check} == {"BE", "GB", "GB-SCT"}


def test_legal_rate_is_that_of_creditors_in_business_and_the_default_rate_another() -> None:
    """The arrêtés fix two legal rates; ours is that for everybody but private persons, and serves as a floor only."""
    published = rates.Rates()
    half_years = {
        (2022, 7): "0.77",
        (2023, 1): "2.06",
        (2023, 7): "4.22",
        (2024, 7): "4.92",
        (2026, 1): "2.62",
    }
    for (year, month), points in half_years.items():
        assert published.rate_on("fr-legal", date(year, month, 1)).points == Decimal(points)
    rule = LATE_RULES["FR"]
    assert (rule.reference, rule.margin) == ("ecb", 10)
    assert (rule.floor.reference, rule.floor.times) == ("fr-legal", 3)


def test_belgium_reads_two_languages() -> None:
    assert choose_language({"address": {"postal_code": "9000"}}, "BE") == "nl"
    assert choose_language({"address": {"postal_code": "4000"}}, "BE") == "fr"
    swiss = {"1201": "fr", "1700": "fr", "1712": "de", "2501": "de", "2800": "fr", "3001": "de", "3960": "fr"}
    swiss |= {"3970": "de", "6460": "de", "6900": "it", "7742": "it", "8001": "de", "": "de"}
    for code, language in swiss.items():
        assert choose_language({"address": {"postal_code": code}}, "CH") == language, code
    assert choose_language({}, "SE") == "en"
    assert choose_language({"address": {"postal_code": "9\N{SUPERSCRIPT TWO}00"}}, "BE") == "fr"


def test_countries_have_a_time_zone() -> None:
    assert all(time_zone_of(country) for country in (*LATE_RULES, "US", "XX"))


def test_partial_payment_starts_the_period_anew_unless_it_had_run_out() -> None:
    due = date(2018, 3, 1)
    assert barred_after("FR", professional=True, due=due) == date(2023, 3, 1)
    assert barred_after("FR", professional=False, due=due) == date(2020, 3, 1)
    restarted = barred_after("FR", professional=True, due=due, acknowledged=[date(2022, 6, 1)])
    assert restarted == date(2027, 6, 1)
    too_late = barred_after("FR", professional=True, due=due, acknowledged=[date(2024, 6, 1)])
    assert too_late == date(2023, 3, 1)
    assert barred_after("PL", professional=True, due=due) is None
    assert barred_after("FR", professional=True, due=date(2020, 2, 29)) == date(2025, 2, 28)
    # A period whose last day its month does not have ends with that month (CPC art. 641, § 188 Abs. 3 BGB, § 902 ABGB).
    assert barred_after("AT", professional=True, due=date(2024, 2, 29)) == date(2027, 2, 28)
