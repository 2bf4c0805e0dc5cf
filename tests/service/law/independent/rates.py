"""Rates of interest day by day: statutory, agreed, and what the law lets of an agreed one."""
from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from decimal import ROUND_CEILING, ROUND_UP, Decimal, localcontext

from tests.service.law.independent.readings import *  # noqa: F403


def half_year(day: date) -> date:
    return date(day.year, 1 if day.month < 7 else 7, 1)


class RateTable:
    def __init__(self, rows):
        self.rows: dict[str, list] = {}
        for reference, since, percent in rows:
            self.rows.setdefault(reference, []).append((since, D(str(percent))))
        for entries in self.rows.values():
            entries.sort()

    def entry(self, reference, day):
        hit = None
        for since, percent in self.rows.get(reference, ()):
            if since <= day:
                hit = (since, percent)
        return hit

    def value(self, reference, day, mode, missing):
        """The reference in force for `day`; None where nobody gave it."""
        moment = half_year(day) if mode == "float" else day
        hit = self.entry(reference, moment)
        if hit is None:
            return None
        if missing == "none" and hit[0] < half_year(moment):
            return None
        return hit[1]

    def changes(self):
        return {since for entries in self.rows.values() for since, _ in entries}


def statutory(rule, table, day, mode, missing):
    """Percent a year by statute on `day`, None where its reference is not counted."""
    if rule is None:
        return ZERO
    if rule.reference is None:
        return rule.margin
    value = table.value(rule.reference, day, mode, missing)
    if value is None:
        return None
    percent = value + rule.margin
    if rule.step:
        percent = (percent / rule.step).to_integral_value(ROUND_CEILING) * rule.step
    return percent


def rate_on(history, options, table, day, first_day):
    if options.rate_mode == "frozen":
        day = first_day
    elif options.rate_mode == "frozen_due":
        day = min(first_day, history.due_date)
    mode = "float" if options.rate_mode in ("float", "frozen", "frozen_due") else "daily"
    law = statutory(RATES[history.country][options.regime], table, day, mode, options.missing_rate)
    if options.lower_at_due and law is not None:
        at_due = statutory(RATES[history.country][options.regime], table, history.due_date, mode, options.missing_rate)
        law = None if at_due is None else min(law, at_due)
    agreed = history.agreed_rate
    if agreed is None or options.agreed == "ignore":
        percent = law
    else:
        if not isinstance(agreed, AgreedRate):
            agreed = AgreedRate(percent=D(str(agreed)))
        if agreed.percent is not None:
            percent = agreed.percent
        else:
            value = table.value(agreed.reference, day, mode, options.missing_rate)
            percent = None if value is None else value * agreed.multiple + agreed.margin
        if options.agreed == "at_least_statutory" and percent is not None and law is not None:
            percent = max(percent, law)
        elif options.agreed == "fr_floor" and percent is not None and history.professional:
            legal = table.value("FR_LEGAL_PRO", day, mode, options.missing_rate)   # L441-10 II: 3 x legal rate
            percent = percent if legal is None else max(percent, 3 * legal)
        percent = capped(history, options, table, day, mode, percent, law)
    if percent is None:
        return None
    if options.max_rate is not None:
        percent = min(percent, options.max_rate)
    return max(percent, ZERO)


def capped(history, options, table, day, mode, percent, law):
    """Ceilings of the law on an agreed rate."""
    if percent is None:
        return None
    if options.cap == "pl_double":                                     # art. 481 § 2(1) KC
        nbp = table.value("NBP", day, "daily", options.missing_rate)
        return percent if nbp is None else min(percent, 2 * (nbp + D("5.5")))
    if options.cap == "pt_1146":                                       # art. 1146(2) CC, art. 102 § 2 C. Com.
        return percent if law is None else min(percent, law + 9)
    if options.cap == "statutory":
        ceiling = statutory(RATES[history.country]["b2b"], table, day, "float", options.missing_rate)
        if options.lower_at_due and ceiling is not None:
            ceiling = min(ceiling, statutory(RATES[history.country]["b2b"], table, history.due_date, "float", options.missing_rate))
        return percent if ceiling is None else min(percent, ceiling)
    if options.cap == "be_xix" and not history.professional:           # art. XIX.4 CDE
        ceiling = statutory(RATES["BE"]["b2b"], table, day, "float", options.missing_rate)
        return percent if ceiling is None else min(percent, ceiling)
    return percent
