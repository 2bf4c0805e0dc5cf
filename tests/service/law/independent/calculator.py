"""Runs a history of `readings` to its balance, see there."""
from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from decimal import ROUND_CEILING, ROUND_UP, Decimal, localcontext

from tests.service.law.independent.rates import RateTable, half_year, rate_on
from tests.service.law.independent.readings import *  # noqa: F403

# ---------------------------------------------------------------------------------------------- fixed sums

def converted(amount, source, target, fx, warnings):
    if source == target:
        return amount
    if (rate := fx.get(f"{source}>{target}")) is not None:
        return amount * D(str(rate))
    if rate := fx.get(f"{target}>{source}"):
        return amount / D(str(rate))
    warnings.append(f"fixed sum of {amount} {source} not converted to {target}: no rate document")
    return None


def fixed_sum(history, options, claim, warnings):
    """What the law adds for one late invoice of `claim`."""
    country, currency, fx = history.country, history.currency, history.fx
    if options.fixed == "none":
        return ZERO
    if options.fixed == "nl_bik":                                      # Besluit vergoeding buitengerechtelijke incassokosten
        total, low = ZERO, ZERO
        for high, percent in ((2500, 15), (5000, 10), (10000, 5), (200000, 1), (10**15, "0.5")):
            total += max(ZERO, min(claim, D(high)) - low) * D(str(percent)) / 100
            low = D(high)
        return min(max(total, D(40)), D(6775))
    if options.fixed == "be_xix":                                      # art. XIX.4 CDE, where a clause was agreed
        if claim <= 150:
            return D(20)
        if claim <= 500:
            return D(30) + (claim - 150) / 10
        return min(D(65) + (claim - 500) / 20, D(2000))
    if country == "GB":                                                # s. 5A: under 1,000; under 10,000; else
        size = converted(claim, currency, "GBP", fx, warnings)
        if size is None:
            return ZERO
        sum_, unit = D(40 if size < 1000 else 70 if size < 10000 else 100), "GBP"
    elif country == "IE":                                              # reg. 9 and Schedule: not exceeding
        size = converted(claim, currency, "EUR", fx, warnings)
        if size is None:
            return ZERO
        sum_, unit = D(40 if size <= 1000 else 70 if size <= 10000 else 100), "EUR"
    elif country == "PL":                                              # art. 10: up to 5,000; under 50,000; from 50,000
        size = converted(claim, currency, "PLN", fx, warnings)
        if size is None:
            return ZERO
        sum_, unit = D(40 if size <= 5000 else 70 if size < 50000 else 100), "EUR"
    elif country == "SE":                                              # förordning 1981:1057
        sum_, unit = D(450), "SEK"
    elif country == "DK":                                              # renteloven § 9 a, bek. 105 of 31 January 2013
        sum_, unit = D(310), "DKK"
    elif country == "CZ":                                              # nařízení vlády 351/2013 § 3
        sum_, unit = D(1200), "CZK"
    else:
        sum_, unit = D(40), "EUR"
    result = converted(sum_, unit, currency, fx, warnings)
    return ZERO if result is None else result


# ---------------------------------------------------------------------------------------------- the calculation

def shifted_due(history, options):
    day = history.due_date
    if options.due_shift == "none":
        return day
    free = {6} if options.due_shift == "sunday" else {5, 6}
    while day.weekday() in free or day in options.holidays:
        day += DAY
    return day


def add_years(day, years):
    try:
        return day.replace(year=day.year + years)
    except ValueError:
        return date(day.year + years, 3, 1)


def days_in_year(year):
    return (date(year + 1, 1, 1) - date(year, 1, 1)).days


class _Run:
    def __init__(self, history, options):
        self.h, self.o = history, options
        self.quantum = D(1).scaleb(-DECIMALS.get(history.currency, 2))
        self.table = RateTable(history.rates)
        self.lines, self.warnings = [], []
        self.principal = history.principal
        self.owed = {FIXED: ZERO, INTEREST: ZERO}
        self.capitalised = ZERO                    # part of the interest that itself bears interest
        self.interest_accrued = self.fixed_accrued = self.overpaid = ZERO
        self.extras_stopped = False
        self.splits = {}                           # payment id -> what went where
        self.due = shifted_due(history, options)
        self.first = self._first_day()
        self.fixed_after = self._fixed_after()
        self.missing_noted = set()

    def _first_day(self):
        due_start = self.due + DAY if self.o.first_day == "due+1" else self.due
        if self.o.start == "none":
            return None
        if self.o.start == "notice" and self.h.agreed_rate is None:
            return None if self.h.notice_date is None else max(due_start, self.h.notice_date + (1 + self.o.notice_delay) * DAY)
        if self.o.start == "notice" and self.h.country == "BE":        # XIX.2: also an agreed rate waits for the reminder
            return None if self.h.notice_date is None else max(due_start, self.h.notice_date + (1 + self.o.notice_delay) * DAY)
        return due_start

    def _fixed_after(self):
        """The last day on which the fixed sum is not owed yet; None: never."""
        if self.o.fixed == "be_xix" or (self.o.fixed == "nl_bik" and not self.h.professional):
            # XIX.2 CDE, 6:96 lid 6 BW: only after a reminder and 14 days
            return None if self.h.notice_date is None else max(self.due, self.h.notice_date + 14 * DAY)
        return self.due

    def round(self, amount):
        return amount.quantize(self.quantum, MODES[self.o.rounding_mode])

    # -- interest

    def cuts(self, start, end):
        """Days within (start, end) on which rate, divisor or base may change."""
        points = {day for day in self.table.changes()}
        for year in range(start.year, end.year + 2):
            points |= {date(year, 1, 1), date(year, 7, 1)}
        return sorted(day for day in points if start < day < end)

    def accrue(self, start, end):
        """Interest for the days start <= day < end on the present base."""
        if self.first is None or self.extras_stopped:
            return
        start = max(start, self.first)
        while start < end:
            stop = end
            if self.o.compound == "annual":
                years = 1
                while add_years(self.first, years) <= start:
                    years += 1
                stop = min(end, add_years(self.first, years))
            self._accrue(start, stop)
            if self.o.compound == "annual" and any(stop == add_years(self.first, n) for n in range(1, 60)):
                self.capitalised = self.owed[INTEREST]
            start = stop

    def _accrue(self, start, end):
        base = self.principal + self.capitalised
        if base <= 0:
            return
        pieces = []                                # [start, end, percent, divisor]
        points = [start, *self.cuts(start, end), end]
        for low, high in zip(points, points[1:]):
            percent = rate_on(self.h, self.o, self.table, low, self.first)
            if percent is None:
                key = half_year(low)
                if key not in self.missing_noted:
                    self.missing_noted.add(key)
                    self.warnings.append(f"no rate counted for the half-year of {key}: no interest")
                continue
            divisor = {"365": 365, "360": 360}.get(self.o.day_count) or days_in_year(low.year)
            last = pieces[-1] if pieces else None
            split = self.o.rounding == "period" and low == half_year(low)
            if last and last[1] == low and last[2] == percent and last[3] == divisor and not split:
                last[1] = high
            else:
                pieces.append([low, high, percent, divisor])
        for low, high, percent, divisor in pieces:
            days = (high - low).days
            amount = base * percent * days / (100 * divisor)
            if self.o.rounding == "day":
                amount = self.round(base * percent / (100 * divisor)) * days
            if self.o.rounding in ("line", "period"):
                amount = self.round(amount)
            if self.o.cap_at_principal:
                amount = max(ZERO, min(amount, self.principal - self.owed[INTEREST]))
            if not amount and not percent:
                continue
            self.owed[INTEREST] += amount
            self.interest_accrued += amount
            self.lines.append(Line("interest", amount, low, high - DAY, days, base, percent))

    # -- events

    def default_begins(self):
        """The fixed sums, once the due day has gone by with something unpaid."""
        if self.principal <= 0 or self.o.fixed == "none":
            return
        if self.h.agreed_rate is not None and not self.o.fixed_with_agreed:
            return
        count = max(1, self.h.invoices) if self.o.fixed_per == "invoice" else 1
        claim = self.h.principal if self.o.fixed_base == "invoice" else self.principal
        amount = self.round(fixed_sum(self.h, self.o, claim / count, self.warnings)) * count
        if amount:
            self.owed[FIXED] += amount
            self.fixed_accrued += amount
            self.lines.append(Line("fixed_sum", amount, self.fixed_after + DAY))

    def take(self, amount, order):
        split = {}
        for part in order:
            owed = self.principal if part == PRINCIPAL else self.owed[part]
            paid = min(amount, max(owed, ZERO))
            if not paid:
                continue
            if part == PRINCIPAL:
                self.principal -= paid
            else:
                self.owed[part] -= paid
                if part == INTEREST:                   # the oldest interest, which bears interest itself, is paid first
                    self.capitalised = max(ZERO, self.capitalised - paid)
            split[part] = paid
            amount -= paid
        if amount:
            self.overpaid += amount
            split["overpaid"] = amount
        return split

    def round_event(self):
        if self.o.rounding == "event":
            rounded = self.round(self.owed[INTEREST])
            self.interest_accrued += rounded - self.owed[INTEREST]
            self.owed[INTEREST] = rounded
            self.capitalised = min(self.capitalised, rounded)

    def apply(self, event):
        self.round_event()
        if event.kind == "payment":
            split = self.take(event.amount, self.o.order)
            self.splits[event.id] = split
            self.lines.append(Line("payment", -event.amount, event.date, split=split))
        elif event.kind == "reversal":                                 # only with reversal="date"
            split, left = dict(self.splits.get(event.reverses, {})), event.amount
            back = {}
            for part in ("overpaid", *reversed(self.o.order)):
                amount = min(left, split.get(part, ZERO))
                if not amount:
                    continue
                left -= amount
                back[part] = amount
                if part == "overpaid":
                    self.overpaid -= amount
                elif part == PRINCIPAL:
                    self.principal += amount
                else:
                    self.owed[part] += amount
                self.splits[event.reverses][part] = split[part] - amount
            self.lines.append(Line("reversal", event.amount - left, event.date, split=back))
        elif event.kind == "credit_note":
            used = min(event.amount, max(self.principal, ZERO))
            self.principal -= used
            split = {PRINCIPAL: used}
            if rest := event.amount - used:
                if self.o.credit_excess == "offset":
                    split |= self.take(rest, tuple(p for p in self.o.order if p != PRINCIPAL))
                else:
                    self.overpaid += rest
                    split["overpaid"] = rest
            self.lines.append(Line("credit_note", -event.amount, event.date, split=split))
        elif event.kind == "waiver":
            extras = self.owed[INTEREST] + self.owed[FIXED]
            amount = extras if event.amount is None else min(event.amount, extras)
            split = self.take(amount, self.o.waiver_order)
            if event.amount is None and self.o.waiver_scope == "future":
                self.extras_stopped = True
            self.lines.append(Line("waiver", -amount, event.date, split=split))
        else:
            raise ValueError(f"unknown event {event.kind!r}")

    def events(self):
        """What counts at as_of, in order: reversals resolved, credit notes put where the reading wants them."""
        h, o = self.h, self.o
        counted = [e for e in h.events if e.date <= h.as_of]
        reversals = [e for e in h.events if e.kind == "reversal" and (e.date <= h.as_of or o.hindsight)]
        amounts = {}
        for n, event in enumerate(counted):
            if event.kind == "payment":
                amounts[event.id or f"#{n}"] = event.amount
        for reversal in reversals:
            if reversal.reverses not in {e.id for e in h.events if e.kind == "payment"}:
                raise ValueError(f"reversal of an unknown payment {reversal.reverses!r}")
        result, early = [], []
        if o.reversal == "void":
            for reversal in reversals:
                if reversal.reverses in amounts:
                    used = amounts[reversal.reverses] if reversal.amount is None else reversal.amount
                    amounts[reversal.reverses] = max(ZERO, amounts[reversal.reverses] - used)
        for n, event in enumerate(counted):
            if event.kind == "payment":
                key = event.id or f"#{n}"
                if amounts[key]:
                    result.append(replace(event, id=key, amount=amounts[key]))
            elif event.kind == "reversal":
                if o.reversal == "date":
                    amount = event.amount if event.amount is not None else amounts.get(event.reverses, ZERO)
                    result.append(replace(event, amount=amount))
            elif event.kind == "credit_note" and o.credit_note == "retroactive":
                early.append(event)
            else:
                result.append(event)
        result.sort(key=lambda e: e.date)              # stable: the order document counts within a day
        return early, result

    def run(self):
        h, o = self.h, self.o
        early, events = self.events()
        if h.prepaid:
            self.principal -= min(h.prepaid, self.principal)
            self.overpaid += max(ZERO, h.prepaid - h.principal)
            self.lines.append(Line("prepaid", -h.prepaid))
        for event in early:
            self.apply(event)
        behind = 1 if o.last_day_counts else 0         # interest runs up to event day + behind (exclusive)
        at = date.min + DAY
        begun = False
        for event in events:
            if not begun and self.fixed_after and event.date > self.fixed_after:
                self.default_begins()
                begun = True
            stop = event.date + behind * DAY
            if stop > at:
                self.accrue(at, stop)
                at = stop
            self.apply(event)
        if not begun and self.fixed_after and h.as_of > self.fixed_after:
            self.default_begins()
        stop = h.as_of + behind * DAY
        if stop > at:
            self.accrue(at, stop)
        interest = self.owed[INTEREST]
        if o.rounding in ("event", "total"):
            interest, self.interest_accrued = self.round(interest), self.round(self.interest_accrued)
        principal, fixed = self.round(self.principal), self.round(self.owed[FIXED])
        money = h.principal - min(h.prepaid, h.principal)
        for event in (*early, *events):                # the wire's view: payments against the invoice first
            if event.kind in ("payment", "credit_note"):
                money -= event.amount
            elif event.kind == "reversal":
                money += event.amount
        # where nothing more is owed an overpayment is shown apart; where something is, it is set off
        set_off = min(self.overpaid, interest + fixed + principal) if self.overpaid else ZERO
        if set_off:
            self.warnings.append(f"overpayment of {set_off} set off against what arose later")
            self.overpaid -= set_off
            left = {FIXED: fixed, INTEREST: interest, PRINCIPAL: principal}
            for name in o.order:
                used = min(set_off, left[name])
                left[name] -= used
                set_off -= used
            fixed, interest, principal = (self.round(left[name]) for name in EXTRAS_FIRST)
        return Balance(principal, interest, fixed, principal + interest + fixed, self.lines, self.interest_accrued,
                       self.fixed_accrued, self.round(self.overpaid), max(ZERO, self.round(money)), self.warnings,
                       {f.name: getattr(o, f.name) for f in fields(o)})


def balance(history: History, **options) -> Balance:
    """What is owed on `history.as_of` by the country's law, under the default reading or the one document."""
    with localcontext() as context:
        context.prec = 40
        return _Run(history, options_for(history, **options)).run()


# ---------------------------------------------------------------------------------------------- readings


def _decimal(value):
    return None if value is None else D(str(value))


def from_json(data: dict) -> History:
    agreed = data.get("agreed_rate")
    if isinstance(agreed, dict):
        agreed = AgreedRate(_decimal(agreed.get("percent")), agreed.get("reference"),
                            D(str(agreed.get("multiple", 1))), D(str(agreed.get("margin", 0))))
    elif agreed is not None:
        agreed = AgreedRate(percent=D(str(agreed)))
    day = date.fromisoformat
    notice = data.get("notice_date")
    return History(
        data["country"], data["currency"], data["professional"], D(str(data["principal"])), day(data["due_date"]), agreed,
        [(reference, day(since), D(str(percent))) for reference, since, percent in data["rates"]],
        [Event(e["kind"], day(e["date"]), _decimal(e.get("amount")), e.get("id"), e.get("reverses")) for e in data["events"]],
        day(data["as_of"]), D(str(data.get("prepaid", 0))), notice and day(notice), data.get("invoices", 1),
        {pair: D(str(rate)) for pair, rate in data.get("fx", {}).items()})
