"""Independent calculator of what a debtor owes (14 countries). Standard library and Decimal only.

Written from the statutes (see rules.md), without reading the product. Where the law allows several readings
each of them is an option of `balance`.
"""
from __future__ import annotations

from dataclasses import dataclass, field, fields
from datetime import date, timedelta
from decimal import ROUND_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, ROUND_UP, Decimal

D = Decimal
DAY = timedelta(days=1)
ZERO = D(0)
FIXED, INTEREST, PRINCIPAL = "fixed", "interest", "principal"
MODES = {"half_up": ROUND_HALF_UP, "half_even": ROUND_HALF_EVEN, "down": ROUND_DOWN, "up": ROUND_UP}
DECIMALS = {"JPY": 0, "KRW": 0, "CLP": 0, "ISK": 0, "VND": 0, "KWD": 3, "BHD": 3, "TND": 3, "OMR": 3, "JOD": 3}


# ---------------------------------------------------------------------------------------------- the input

@dataclass(frozen=True)
class AgreedRate:
    """A contract's rate: `percent` a year, or `multiple` x the reference + `margin` (as '3 x legal rate')."""
    percent: Decimal | None = None
    reference: str | None = None
    multiple: Decimal = D(1)
    margin: Decimal = ZERO


@dataclass(frozen=True)
class Event:
    """`payment`, `reversal` (of payment `reverses`), `credit_note`, or `waiver` (of extras; amount None = all)."""
    kind: str
    date: date
    amount: Decimal | None = None
    id: str | None = None
    reverses: str | None = None


@dataclass
class History:
    country: str                                  # the law that governs the claim
    currency: str
    professional: bool                            # debtor is a business (or public body), not a consumer
    principal: Decimal                            # invoice total, tax included
    due_date: date
    agreed_rate: AgreedRate | Decimal | None
    rates: list                                   # (reference, since, percent); effective from `since` on
    events: list
    as_of: date
    prepaid: Decimal = ZERO                       # paid before recovery, counts from the start
    notice_date: date | None = None               # formal notice / first reminder, for consumers
    invoices: int = 1                             # invoices billed together
    fx: dict = field(default_factory=dict)        # {"EUR>PLN": Decimal} to convert fixed sums


@dataclass(frozen=True)
class Line:
    kind: str                                     # interest, fixed_sum, payment, reversal, credit_note, waiver, prepaid
    amount: Decimal                               # what it adds (negative: takes off)
    since: date | None = None
    until: date | None = None
    days: int | None = None
    base: Decimal | None = None
    rate: Decimal | None = None
    split: dict | None = None                     # of a payment: what went where


@dataclass
class Balance:
    principal_left: Decimal
    interest: Decimal                             # accrued and still owed
    fixed_sums: Decimal                           # still owed
    total: Decimal
    lines: list
    interest_accrued: Decimal = ZERO              # ever accrued, before payments and waivers
    fixed_accrued: Decimal = ZERO
    overpaid: Decimal = ZERO
    invoice_left: Decimal = ZERO                  # the wire's remaining_amount: payments against the invoice first
    warnings: list = field(default_factory=list)
    options: dict = field(default_factory=dict)


# ---------------------------------------------------------------------------------------------- the options

@dataclass(frozen=True)
class Options:
    regime: str = "b2b"                 # a key of RATES[country]
    first_day: str = "due+1"            # due+1 | due : first day that bears interest
    last_day_counts: bool = True        # the day of payment, and as_of, bear interest
    due_shift: str = "none"             # none | sunday | weekend : due day moves to the next working day
    holidays: tuple = ()                # dates, used with due_shift
    day_count: str = "365"              # 365 | actact | 360
    rate_mode: str = "float"            # float (half-year) | daily (every entry) | frozen (first day) | frozen_due (due date)
    compound: str = "none"              # none | annual
    start: str = "due"                  # due | notice | none
    notice_delay: int = 0               # with start=notice: days of grace after the notice
    agreed: str = "replace"             # replace | at_least_statutory | fr_floor | ignore
    cap: str = "none"                   # none | pl_double | pt_1146 | be_xix | statutory
    lower_at_due: bool = False          # of the rates of that day and of the due date the lower one (IE, cautious)
    max_rate: Decimal | None = None     # a ceiling document by the caller (usury threshold)
    order: tuple = (FIXED, INTEREST, PRINCIPAL)
    fixed: str = "law"                  # law | none | nl_bik | be_xix
    fixed_base: str = "unpaid"          # unpaid (at default) | invoice (full amount): for the tier
    fixed_per: str = "invoice"          # invoice | claim
    fixed_with_agreed: bool = True      # the fixed sum is due beside an agreed rate
    credit_note: str = "date"           # date | retroactive
    credit_excess: str = "offset"       # offset (against extras) | hold
    reversal: str = "void"              # void (payment never was) | date (counts until reversed)
    hindsight: bool = False             # events after as_of that undo earlier ones are counted
    waiver_scope: str = "accrued"       # accrued | future (waiver of all extras also stops later ones)
    waiver_order: tuple = (INTEREST, FIXED)
    rounding: str = "line"              # line | period (lines split each half-year) | day (a day's interest) | event | total
    rounding_mode: str = "half_up"
    cap_at_principal: bool = False      # AT § 1335 ABGB: interest never above the principal
    missing_rate: str = "carry"         # carry (last entry goes on) | none (no entry in the half-year: no interest)


@dataclass(frozen=True)
class Rate:
    """reference + margin; `step`: rounded up to a multiple of it; no reference: margin alone."""
    reference: str | None
    margin: Decimal
    step: Decimal | None = None


def R(reference, margin, step=None):
    return Rate(reference, D(str(margin)), D(str(step)) if step else None)


RATES = {
    "FR": {"b2b": R("ECB", 10), "legal": R("FR_LEGAL_PRO", 0)},
    "DE": {"b2b": R("DE_BASE", 9), "consumer": R("DE_BASE", 5)},
    "IT": {"b2b": R("ECB", 8), "legal": R("IT_LEGAL", 0)},
    "ES": {"b2b": R("ECB", 8), "legal": R("ES_LEGAL", 0)},
    "NL": {"b2b": R("ECB", 8), "legal": R("NL_LEGAL", 0)},
    "BE": {"b2b": R("ECB", 8, "0.5"), "b2b_unrounded": R("ECB", 8), "legal": R("BE_LEGAL", 0)},
    "AT": {"b2b": R("AT_BASE", "9.2"), "civil": R(None, 4)},
    "PT": {"b2b": R("ECB", 8), "commercial3": R("ECB", 7), "civil": R(None, 4)},
    "IE": {"b2b": R("ECB", 8), "none": None, "courts_act": R(None, 2)},
    "GB": {"b2b": R("BOE", 8), "none": None, "s69": R(None, 8)},
    "PL": {"b2b": R("NBP", 10), "b2b_health": R("NBP", 8), "civil": R("NBP", "5.5")},
    "SE": {"b2b": R("SE_REF", 8)},
    "DK": {"b2b": R("DK_LENDING", 8)},
    "CZ": {"b2b": R("CNB_REPO", 8)},
}

EXTRAS_FIRST = (FIXED, INTEREST, PRINCIPAL)
INTEREST_FIRST = (INTEREST, FIXED, PRINCIPAL)
FIXED_LAST = (INTEREST, PRINCIPAL, FIXED)

# default reading: (for professionals, for consumers)
DEFAULTS = {
    "FR": (dict(order=INTEREST_FIRST, agreed="fr_floor"),
           dict(order=INTEREST_FIRST, regime="legal", fixed="none", start="notice")),
    "DE": (dict(day_count="actact"), dict(day_count="actact", regime="consumer", fixed="none")),
    "IT": ({}, dict(regime="legal", fixed="none", rate_mode="daily")),
    "ES": (dict(order=FIXED_LAST), dict(order=FIXED_LAST, regime="legal", fixed="none", start="notice", rate_mode="daily")),
    "NL": (dict(day_count="actact", compound="annual", agreed="at_least_statutory"),
           dict(day_count="actact", compound="annual", agreed="at_least_statutory", regime="legal", fixed="none", rate_mode="daily")),
    "BE": ({}, dict(regime="legal", fixed="none", start="notice", cap="be_xix", rate_mode="daily")),
    "AT": (dict(day_count="actact"), dict(day_count="actact", regime="civil", fixed="none", cap_at_principal=True)),
    "PT": (dict(cap="pt_1146"), dict(regime="civil", fixed="none", cap="pt_1146")),
    "IE": (dict(rate_mode="frozen_due"), dict(regime="none", fixed="none")),
    "GB": (dict(rate_mode="frozen", fixed_with_agreed=False), dict(regime="none", fixed="none")),
    "PL": (dict(agreed="at_least_statutory", cap="pl_double", due_shift="weekend"),
           dict(regime="civil", rate_mode="daily", cap="pl_double", fixed="none", due_shift="weekend")),
    "SE": ({}, dict(fixed="none")),
    "DK": ({}, dict(fixed="none")),
    "CZ": (dict(day_count="actact", rate_mode="frozen"), dict(day_count="actact", rate_mode="frozen", fixed="none")),
}
COUNTRIES = tuple(DEFAULTS)

def options_for(history: History, **overrides) -> Options:
    if history.country not in DEFAULTS:
        raise ValueError(f"no rules for {history.country!r}")
    counted = {f.name for f in fields(Options)}
    if unknown := set(overrides) - counted:
        raise TypeError(f"unknown options {sorted(unknown)}")
    values = dict(DEFAULTS[history.country][0 if history.professional else 1])
    values.update(overrides)
    options = Options(**values)
    if sorted(options.order) != sorted(EXTRAS_FIRST):
        raise ValueError("order names fixed, interest and principal once each")
    if options.regime not in RATES[history.country]:
        raise ValueError(f"{history.country} has no regime {options.regime!r}: {sorted(RATES[history.country])}")
    return options
