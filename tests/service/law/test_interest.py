"""The balance's arithmetic against cases worked out by hand, and what must hold for any of them."""

from datetime import date, timedelta
from decimal import Decimal
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from recovery_service.law.interest import InterestTerms, Paid, calculate_lines, covered_interest
from recovery_service.law.rates import PUBLISHED, Rate, Rates
from recovery_service.law.rules import agreed_rate_cap, late_payment_rule
from recovery_service.recovery.balance.calculation import Calculation

RATES = Rates(PUBLISHED)


def terms(country: str = "FR", **changes: Any) -> InterestTerms:
    values = {
        "principal_minor": 100_000,
        "currency": "EUR",
        "due": date(2025, 3, 31),
        "invoices": 1,
        "professional": True,
        "rule": late_payment_rule(country),
    }
    return InterestTerms(**{**values, **changes})


def reckoned(
    as_of: date, payments: list[Paid] | tuple[Any, ...] = (), rates: Rates = RATES, **changes: Any
) -> list[tuple[str, int]]:
    return [(line.kind, line.minor) for line in calculate_lines(terms(**changes), payments, as_of, rates)]


def test_interest_on_the_due_day_is_zero() -> None:
    assert reckoned(date(2025, 3, 31)) == [("principal", 100_000)]


def test_first_day_late_counts_one_day() -> None:
    # 1,000.00 x 13.15 % x 1 / 365 = 0.3603
    assert reckoned(date(2025, 4, 1)) == [("principal", 100_000), ("interest", 36), ("fixed_fee", 4_000)]


def test_interest_uses_the_rate_of_each_half_year() -> None:
    # To 30 June: 91 days at 3.15 + 10 = 13.15 %: 32.7849; then 31 days at 2.15 + 10 = 12.15 %: 10.3192.
    assert reckoned(date(2025, 7, 31)) == [
        ("principal", 100_000),
        ("interest", 3_278),
        ("interest", 1_032),
        ("fixed_fee", 4_000),
    ]


def test_leap_year_has_one_more_day_over_the_same_divisor() -> None:
    # Due on 31 December 2023: 182 days to 30 June 2024 at 4.50 + 10 = 14.50 %: 72.3014.
    assert reckoned(date(2024, 6, 30), due=date(2023, 12, 31))[1] == ("interest", 7_230)
    # 29 February alone, 1 day at 14.50 %: 0.3973.
    assert reckoned(date(2024, 2, 29), due=date(2024, 2, 28))[1] == ("interest", 40)


def test_partial_payment_lowers_the_base_from_the_next_day() -> None:
    # 30 days on 1,000.00: 10.8082; then 61 days on 600.00 to 30 June: 13.1860.
    paid = [Paid(date(2025, 4, 30), 40_000)]
    assert reckoned(date(2025, 6, 30), paid) == [
        ("principal", 100_000),
        ("interest", 1_081),
        ("interest", 1_319),
        ("fixed_fee", 4_000),
        ("payment", -40_000),
    ]


def test_payment_in_full_ends_the_interest() -> None:
    paid = [Paid(date(2025, 4, 10), 100_000)]
    assert reckoned(date(2026, 6, 30), paid) == reckoned(date(2025, 4, 10), paid)


def test_payment_before_the_due_day_bears_no_interest() -> None:
    # 91 days on 500.00 at 13.15 %: 16.3925.
    assert reckoned(date(2025, 6, 30), [Paid(date(2025, 3, 1), 50_000)])[1] == ("interest", 1_639)


def test_payment_by_due_day_owes_no_fixed_sum() -> None:
    paid = [Paid(date(2025, 3, 1), 60_000), Paid(date(2025, 3, 31), 40_000)]
    assert [kind for kind, _ in reckoned(date(2025, 6, 30), paid)] == ["principal", "payment", "payment"]
    assert ("fixed_fee", 4_000) in reckoned(date(2025, 6, 30), [Paid(date(2025, 4, 1), 100_000)])
    assert ("fixed_fee", 4_000) in reckoned(date(2025, 6, 30), [Paid(date(2025, 3, 31), 99_999)])


def test_last_day_of_the_calendar_can_be_reckoned() -> None:
    assert reckoned(date.max, agreed_rate=Decimal(5))[-1] == ("fixed_fee", 4_000)


def test_payment_that_has_not_come_yet_does_not_count() -> None:
    later = [Paid(date(2025, 5, 1), 50_000)]
    assert reckoned(date(2025, 4, 30), later) == reckoned(date(2025, 4, 30))


def test_contract_s_rate_replaces_the_statutory_one() -> None:
    # 91 days at 15 %: 37.3973.
    assert reckoned(date(2025, 6, 30), agreed_rate=Decimal(15))[1] == ("interest", 3_740)


@pytest.mark.parametrize(
    ("country", "interest"),
    [
        ("DE", 2_810),  # 2.27 + 9 = 11.27 %: 28.0978
        ("ES", 2_780),  # 3.15 + 8 = 11.15 %: 27.7986
        ("IT", 2_780),
        ("NL", 2_780),
        ("IE", 2_780),
        ("AT", 2_924),  # 2.53 + 9.2 = 11.73 %: 29.2447
        ("BE", 2_867),  # 11.15 rounded up to 11.5 %: 28.6712
    ],
)
def test_interest_follows_the_rule_of_the_country(country: str, interest: int) -> None:
    assert reckoned(date(2025, 6, 30), country=country) == [
        ("principal", 100_000),
        ("interest", interest),
        ("fixed_fee", 4_000),
    ]


def terms_without_rule() -> dict[str, Any]:
    return {"rule": None}


def test_outside_the_rules_nothing_is_invented() -> None:
    assert reckoned(date(2025, 6, 30), **terms_without_rule()) == [("principal", 100_000)]


def test_consumer_owes_neither_statutory_interest_nor_the_fixed_sum() -> None:
    assert reckoned(date(2025, 6, 30), professional=False) == [("principal", 100_000)]


def test_fixed_sum_is_owed_for_each_invoice_and_in_euro_only() -> None:
    assert ("fixed_fee", 12_000) in reckoned(date(2025, 6, 30), invoices=3)
    assert "fixed_fee" not in dict(reckoned(date(2025, 6, 30), currency="USD"))


def test_unknown_rate_is_asked_for_in_one_line_and_claims_nothing() -> None:
    calculated = calculate_lines(terms(due=date(2026, 6, 15)), [], date(2027, 2, 1), RATES)
    missing = [line for line in calculated if line.kind == "rate_missing"]
    assert [(line.minor, line.since, line.until, line.points) for line in missing] == [
        (0, date(2026, 7, 1), date(2027, 2, 1), None)
    ]


def test_austrian_rate_is_asked_for_until_somebody_enters_it() -> None:
    late = {"due": date(2026, 6, 30), "country": "AT"}
    assert "rate_missing" in dict(reckoned(date(2026, 9, 29), **late))
    entered = Rates([*PUBLISHED, Rate("at-base", date(2026, 7, 1), Decimal("1.00"), "a test")])
    # 1.00 + 9.2 = 10.20 %, 91 days: 25.4301
    assert reckoned(date(2026, 9, 29), rates=entered, **late)[1] == ("interest", 2_543)


def test_contract_s_rate_below_the_floor_counts_as_the_floor() -> None:
    low = {"agreed_rate": Decimal(5)}
    # Three times 3.71 = 11.13 %, 91 days: 27.7488.
    calculated = calculate_lines(terms(**low), [], date(2025, 6, 30), RATES)[1]
    assert (calculated.minor, calculated.points) == (2_775, Decimal("11.13"))
    assert calculated.source == "C. com. art. L441-10 II"
    # The floor of each half-year is its own: from July on three times 2.76.
    later = calculate_lines(terms(**low), [], date(2025, 7, 31), RATES)[2]
    assert later.points == Decimal("8.28")


def test_floor_touches_no_higher_rate_no_consumer_no_other_country_and_no_unknown_half_year() -> None:
    def points(rates: Rates = RATES, **changes: Any) -> Any:
        return calculate_lines(terms(**changes), [], date(2025, 6, 30), rates)[1].points

    assert points(agreed_rate=Decimal("11.13")) == Decimal("11.13")
    assert points(agreed_rate=Decimal(15)) == Decimal(15)
    assert points(agreed_rate=Decimal(5), professional=False) == Decimal(5)
    assert points(agreed_rate=Decimal(5), country="DE") == Decimal(5)
    unknown = Rates([rate for rate in PUBLISHED if rate.reference != "fr-legal"])
    assert points(unknown, agreed_rate=Decimal(5)) == Decimal(5)


def test_multiple_of_the_legal_rate_follows_it_and_is_no_statutory_one() -> None:
    calculated = calculate_lines(terms(agreed_times=3), [], date(2025, 7, 31), RATES)
    assert [(line.points, line.source) for line in calculated[1:3]] == [
        (Decimal("11.13"), "agreed rate"),
        (Decimal("8.28"), "agreed rate"),
    ]
    more = calculate_lines(terms(agreed_times=4), [], date(2025, 6, 30), RATES)[1]
    assert (more.points, more.source) == (Decimal("14.84"), "agreed rate")
    less = calculate_lines(terms(agreed_times=1), [], date(2025, 6, 30), RATES)[1]
    assert (less.points, less.source) == (Decimal("11.13"), "C. com. art. L441-10 II")
    consumer = calculate_lines(terms(agreed_times=1, professional=False), [], date(2025, 6, 30), RATES)[1]
    assert consumer.points == Decimal("3.71")


def test_multiple_of_a_legal_rate_that_nobody_published_claims_nothing() -> None:
    unknown = Rates([rate for rate in PUBLISHED if rate.reference != "fr-legal"])
    assert ("rate_missing", 0) in reckoned(date(2025, 6, 30), rates=unknown, agreed_times=3)


def test_rate_agreed_with_a_belgian_consumer_has_the_law_s_ceiling() -> None:
    def first(agreed: int, rates: Rates = RATES) -> tuple[Any, ...]:
        calculated = calculate_lines(
            agreed_terms("BE", agreed, professional=False), [], date(2025, 6, 30), rates
        )
        return calculated[1].kind, calculated[1].points, calculated[1].source

    # 3.15 + 8 = 11.15, rounded up to the half point.
    assert first(15) == ("interest", Decimal("11.5"), "Code de droit économique art. XIX.4")
    assert first(5) == ("interest", Decimal(5), "agreed rate")
    unknown = Rates([rate for rate in PUBLISHED if rate.reference != "ecb"])
    assert first(5, unknown)[0] == "rate_missing"


def agreed_terms(country: str, agreed: float, *, professional: bool = True, **changes: Any) -> InterestTerms:
    cap = agreed_rate_cap(country, professional=professional)
    rate = Decimal(str(agreed))
    return terms(country, agreed_rate=rate, professional=professional, cap=cap, **changes)


@pytest.mark.parametrize(
    ("country", "professional", "agreed", "claimed"),
    [
        ("PT", True, 20, "11.15"),  # 3.15 + 8
        ("PT", True, 6, "6"),
        ("IT", True, 20, "11.15"),
        ("GR", True, 20, "11.15"),  # no national law was read
        ("FR", True, 20, "20"),
        ("DE", True, 20, "20"),
        ("PL", True, 20, "15.75"),  # 5.75 + 10, less than the cap of 2 x (5.75 + 5.5)
        ("PL", False, 20, "15.75"),
        ("DE", False, 20, "11.27"),  # 2.27 + 9
        ("FR", False, 20, "13.15"),
        ("FR", False, 8, "8"),
    ],
)
def test_agreed_rate_is_claimed_up_to_the_limit(
    country: str, professional: bool, agreed: int, claimed: str
) -> None:
    limited = agreed_terms(country, agreed, professional=professional)
    line = calculate_lines(limited, [], date(2025, 6, 30), RATES)[1]
    assert (line.kind, line.points) == ("interest", Decimal(claimed))
    assert (line.source == "agreed rate") is (line.points == agreed)


def test_agreed_rate_without_a_published_limit_is_claimed_up_to_the_lowest_possible_one() -> None:
    line = calculate_lines(agreed_terms("PT", 20), [], date(2025, 6, 30), Rates([]))[1]
    assert (line.kind, line.points) == ("interest", Decimal(8))


@pytest.mark.parametrize(
    ("due", "expected"), [("2022-06-01", ["8.00"] * 3), ("2024-06-01", ["12.50", "12.25", "11.15"])]
)
def test_irish_rate_is_the_lower_one_of_the_due_date_and_the_day(due: str, expected: list[str]) -> None:
    due_day = date.fromisoformat(due)
    until = date(due_day.year + 1, 3, 31)
    lines = calculate_lines(terms("IE", due=due_day), [], until, RATES)
    points = [str(line.points) for line in lines if line.kind == "interest"]
    assert points == expected


days = st.dates(date(2017, 1, 1), date(2026, 12, 31))
payments = st.lists(st.builds(Paid, on=days, minor=st.integers(1, 60_000)), max_size=4)


@given(
    due=days,
    late=st.integers(0, 1_500),
    paid=payments,
    country=st.sampled_from(["FR", "DE", "BE", "AT", "ES"]),
)
def test_periods_lie_end_to_end_and_cover_every_day_owed(
    due: date, late: int, paid: list[Any], country: str
) -> None:
    as_of = due + timedelta(days=late)
    calculated = calculate_lines(terms(country=country, due=due), paid, as_of, RATES)
    periods = [line for line in calculated if line.kind in ("interest", "rate_missing")]
    for line in periods:
        assert line.days == (line.until - line.since).days + 1
        assert line.minor >= 0
    for before, after in pairwise(periods):
        assert after.since == before.until + timedelta(days=1)
    if periods:
        assert periods[0].since == due + timedelta(days=1)
    if late and sum(p.minor for p in paid if p.on <= as_of) < 100_000:
        assert sum(line.days for line in periods) == late


@given(due=days, late=st.integers(0, 1_500), paid=payments)
def test_paying_never_raises_what_is_left(due: date, late: int, paid: list[Any]) -> None:
    as_of = due + timedelta(days=late)
    left = [
        sum(line.minor for line in calculate_lines(terms(due=due), some, as_of, RATES))
        for some in (paid, [*paid, Paid(due, 1_000)])
    ]
    assert left[1] <= left[0] - 1_000


def test_british_interest_keeps_the_rate_of_its_first_day() -> None:
    # Due on 30 June 2025: from 1 July on 4.25 + 8 = 12.25 %, also in 2026. 184 and 31 days: 61.7534 and 10.4041.
    lines = reckoned(date(2026, 1, 31), country="GB", currency="GBP", due=date(2025, 6, 30))
    assert lines[1:] == [("interest", 6_175), ("interest", 1_040), ("fixed_fee", 7_000)]


@pytest.mark.parametrize(
    ("minor", "invoices", "fee"),
    [
        (99_999, 1, 4_000),
        (100_000, 1, 7_000),
        (999_999, 1, 7_000),
        (1_000_000, 1, 10_000),
        (199_999, 2, 8_000),
    ],
)
def test_british_fixed_sum_grows_with_the_debt(minor: int, invoices: int, fee: int) -> None:
    changes = {"principal_minor": minor, "invoices": invoices, "currency": "GBP"}
    assert reckoned(date(2025, 4, 1), country="GB", **changes)[-1] == ("fixed_fee", fee)


@pytest.mark.parametrize(
    ("minor", "fee"), [(100_000, 4_000), (100_001, 7_000), (1_000_000, 7_000), (1_000_001, 10_000)]
)
def test_irish_fixed_sum_grows_above_a_thousand_and_ten_thousand_euro(minor: int, fee: int) -> None:
    lines = reckoned(date(2025, 4, 1), country="IE", principal_minor=minor)
    assert lines[-1] == ("fixed_fee", fee)
    first = reckoned(date(2025, 4, 1), country="IE", principal_minor=minor, rule=late_payment_rule("IE", 1))
    assert first[-1] == ("fixed_fee", 4_000)


def test_british_fixed_sum_is_not_claimed_beside_an_agreed_rate_or_in_another_currency() -> None:
    agreed = reckoned(date(2025, 4, 1), country="GB", currency="GBP", agreed_rate=Decimal(6))
    euro = reckoned(date(2025, 4, 1), country="GB")
    assert [kind for kind, _ in agreed] == [kind for kind, _ in euro] == ["principal", "interest"]


def test_swedish_interest_and_fixed_sum_are_in_kronor() -> None:
    # 1,000.00 x (3.00 + 8) % x 10 / 365 = 3.0137
    lines = reckoned(date(2025, 4, 10), country="SE", currency="SEK")
    assert lines[1:] == [("interest", 301), ("fixed_fee", 45_000)]


def test_interest_and_fixed_sums_of_the_fourth_edition() -> None:
    # 1,000.00 x (2.75 + 8) % x 10 / 365 = 2.9452
    danish = reckoned(date(2025, 4, 10), country="DK", currency="DKK")
    assert danish[1:] == [("interest", 295), ("fixed_fee", 31_000)]
    # The rate of the half-year in which it was due, 4.75 + 8, for all days: 16 in December, 31 in January.
    czech = reckoned(date(2025, 1, 31), country="CZ", currency="CZK", due=date(2024, 12, 15))
    assert czech[1:] == [("interest", 559), ("interest", 1_083)]
    # 31 days at 5.25 + 10, the rate of 1 July, though it was lowered two days later: 12.9521
    polish = reckoned(date(2025, 7, 31), country="PL", currency="PLN", due=date(2025, 6, 30))
    assert polish[1:] == [("interest", 1_295)]
    assert [late_payment_rule(country, 3) for country in ("CZ", "DK", "PL")] == [None, None, None]


def test_finnish_reference_is_rounded_up_to_a_half() -> None:
    # 3.15 becomes 3.5: 11.5 % x 10 / 365 = 3.1507; 2.15 becomes 2.5 (the bank named 10.5 % for 2026).
    assert reckoned(date(2025, 4, 10), country="FI")[1] == ("interest", 315)
    assert reckoned(date(2026, 1, 10), country="FI", due=date(2025, 12, 31))[1] == ("interest", 288)


def test_bulgarian_interest_begins_with_the_euro() -> None:
    # 31 days of January 2026 at 2.15 + 8 = 10.15 %: 8.6205
    lines = reckoned(date(2026, 1, 31), country="BG", due=date(2025, 9, 30))
    assert lines[1:] == [("interest", 862)]
    assert reckoned(date(2025, 12, 31), country="BG", due=date(2025, 9, 30))[1:] == []
    assert reckoned(date(2026, 4, 1), country="BG", due=date(2026, 3, 31))[-1] == ("fixed_fee", 4_000)


@pytest.mark.parametrize("country", ["BG", "GB", "SE"])
def test_countries_of_the_second_edition_have_no_rule_in_the_first(country: str) -> None:
    assert late_payment_rule(country, 1) is None
    assert agreed_rate_cap(country, professional=False, edition=1) is None


def test_first_edition_rounds_no_finnish_reference() -> None:
    rule = late_payment_rule("FI", 1)
    assert rule is not None
    assert rule.step is None


def test_charges_after_a_payment_that_covered_interest_first_are_what_is_beyond_the_base_of_interest() -> (
    None
):
    claimed, day = terms(interest_first=True), date(2025, 7, 31)
    paid = [Paid(date(2025, 6, 30), 50_000)]
    lines = tuple(calculate_lines(claimed, paid, day, RATES))
    result = Calculation(claimed, lines, day, covered_interest(claimed, paid, day, RATES))
    base = [line.base_minor for line in lines if line.kind == "interest"][-1]
    # 1,000.00 + 32.78 of interest - 500.00: interest runs on 532.78 from then on.
    assert (base, result.principal_left) == (53_278, 53_278)
    assert result.charges == result.total() - 53_278
