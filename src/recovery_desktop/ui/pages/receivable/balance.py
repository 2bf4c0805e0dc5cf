"""The balance as arithmetic: each line with what it is, how it is reckoned, and what it adds."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from recovery_contract.lifecycle import TERMINAL
from recovery_contract.money import from_minor
from recovery_contract.progress import AGREED_RATE, Balance, BalanceLine
from recovery_contract.receivables import PURSUE_ALL, CompanyType, Receivable
from recovery_desktop.store.figures import PAID
from recovery_desktop.ui import text
from recovery_desktop.ui.wording.rates import publisher_words

DAYS_A_YEAR: Final = 365


def _tr(words: str) -> str:
    return QCoreApplication.translate("receivable", words)


@dataclass(frozen=True)
class Row:
    """`how` is the arithmetic in words, empty where there is none; `amount` None where it cannot be reckoned."""

    what: str
    amount: Decimal | None
    how: str = ""


_CHARGES: Final = frozenset({"interest", "rate_missing", "fixed_fee"})


def unclaimed_charges(receivable: Receivable) -> Decimal:
    """Return what the law adds to an invoice of which the creditor asks for the invoice alone; 0 where all of it is
    asked for, or where nobody says which."""
    progress, balance = receivable.recovery_progress, receivable.recovery_progress.balance
    if balance is None or progress.remaining_amount is None or progress.pursue == PURSUE_ALL:
        return Decimal(0)
    left_out = balance.remaining - max(Decimal(0), progress.remaining_amount)
    # What is missing beyond that was written off, and no interest.
    return max(Decimal(0), min(left_out, balance.interest + balance.fixed_fee))


def claimed_charges(receivable: Receivable) -> Decimal:
    """Return what of the sum asked for is interest and fixed sum; 0 where the invoice alone is asked for."""
    progress, balance = receivable.recovery_progress, receivable.recovery_progress.balance
    if balance is None or progress.pursue != PURSUE_ALL:
        return Decimal(0)
    return max(Decimal(0), min(balance.interest + balance.fixed_fee, balance.remaining))


def asks_fixed_sum(receivable: Receivable) -> bool:
    """Return whether the law adds a fixed sum beside the interest."""
    balance = receivable.recovery_progress.balance
    return balance is not None and balance.fixed_fee > 0


def rows_of(receivable: Receivable) -> list[Row]:
    """Return what is asked for, line by line; the last row is what remains of it."""
    progress, balance = receivable.recovery_progress, receivable.recovery_progress.balance
    if balance is None:
        paid = progress.amount_paid or Decimal(0)
        remaining = progress.remaining_amount
        rows = [Row(_tr("Invoice"), receivable.amount)]
        if remaining is None and not paid and receivable.status in PAID:
            return rows  # something came in, and nobody says how much of it is left
        rest = receivable.amount - paid if remaining is None else remaining
        return [*rows, *([Row(_tr("Paid"), -paid)] if paid else []), Row(_tr("Remaining"), rest)]
    left_out = unclaimed_charges(receivable)
    rows = _lines(receivable, balance, charges=False if left_out else None)
    rest = balance.remaining - left_out
    if left_out and (beyond := rest - sum((row.amount or Decimal(0) for row in rows), Decimal(0))) > 0:
        rows.append(Row(_tr("Overpaid"), beyond))
    if receivable.status in TERMINAL and rest > 0:
        rows.append(Row(_tr("No longer asked for"), -rest))
        rest = Decimal(0)
    return [*rows, Row(_tr("Remaining"), rest)]


def charge_rows(receivable: Receivable) -> list[Row]:
    """Return what is not asked for, line by line."""
    balance = receivable.recovery_progress.balance
    if balance is None or not unclaimed_charges(receivable):
        return []
    return _lines(receivable, balance, charges=True)


def _lines(receivable: Receivable, balance: Balance, *, charges: bool | None) -> list[Row]:
    """Return the balance's lines; `charges` True selects interest and fixed sums, False everything else, None all."""
    if balance.lines:
        return [
            _row(line, receivable)
            for line in balance.lines
            if charges is None or (line.kind in _CHARGES) is charges
        ]
    parts = (
        (_tr("Invoice"), balance.principal, False),
        (_tr("Interest"), balance.interest, True),
        (_tr("Fixed sum"), balance.fixed_fee, True),
        (_tr("Paid"), -balance.paid, False),
    )
    return [
        Row(name, amount)
        for name, amount, is_charge in parts
        if amount and (charges is None or is_charge is charges)
    ]


def interest_per_day(receivable: Receivable) -> Decimal | None:
    """Return the interest of one day, rounded; None where nothing is known to grow, or it is not claimed any more."""
    balance = receivable.recovery_progress.balance
    running = [line for line in (balance.lines or [] if balance else []) if line.kind == "interest"]
    if not running or balance is None or receivable.status in TERMINAL or is_barred(receivable):
        return None
    if running[-1].until is None or running[-1].until < balance.as_of:
        return None
    rate, base = running[-1].rate, running[-1].base
    if rate is None or base is None:
        return None
    # The line ends today and knows nothing of what arrived today; what arrived before may have covered interest first.
    arrived = any(line.kind == "payment" and line.since == balance.as_of for line in balance.lines or [])
    left = receivable.recovery_progress.remaining_amount
    if left is not None and (arrived or left <= 0):
        base = max(Decimal(0), min(base, left))
    unit = from_minor(1, receivable.currency)
    return (base * rate / 100 / DAYS_A_YEAR).quantize(unit, ROUND_HALF_UP) or None


def describe_claimed_part(receivable: Receivable) -> str:
    """Return what of the balance is not asked for; empty where all of it is."""
    left_out, balance = unclaimed_charges(receivable), receivable.recovery_progress.balance
    if not left_out or balance is None:
        return _tr("No interest is asked for.") if lacks_interest(receivable) else ""
    is_over = receivable.status in TERMINAL or not receivable.recovery_progress.remaining_amount
    now_words, past_words = (
        (
            _tr("The fixed sum, {extras}, is not asked for."),
            _tr("The fixed sum, {extras}, was not asked for."),
        )
        if not balance.interest
        else (_tr("Interest, {extras}, is not asked for."), _tr("Interest, {extras}, was not asked for."))
        if not balance.fixed_fee
        else (
            _tr("Interest and the fixed sum, {extras}, are not asked for."),
            _tr("Interest and the fixed sum, {extras}, were not asked for."),
        )
    )
    words = (past_words if is_over else now_words).format(extras=text.money(left_out, receivable.currency))
    if is_rate_missing(receivable) and not is_over:
        missing = _tr(
            "Interest cannot be worked out yet: the statutory rate of a half-year is missing. Enter it under "
            "Settings → Recoveries → Statutory rates."
        )
        words = " ".join(filter(None, (words, missing, publisher_words(receivable))))
    return words


def is_rate_missing(receivable: Receivable) -> bool:
    """Return whether interest of some days cannot be reckoned, as nobody has entered its rate."""
    balance = receivable.recovery_progress.balance
    return balance is not None and any(line.kind == "rate_missing" for line in balance.lines or ())


def lacks_interest(receivable: Receivable) -> bool:
    """Return whether a private person is asked for the open invoice alone, and nothing runs that could be added."""
    progress = receivable.recovery_progress
    return (
        (progress.debtor or {}).get("company_type") == CompanyType.INDIVIDUAL
        and progress.balance is not None
        and progress.pursue not in (None, PURSUE_ALL)
        and receivable.status not in TERMINAL
        and bool(progress.remaining_amount)
        and not is_barred(receivable)
    )


def agreed_words(receivable: Receivable) -> str:
    """Return what was agreed, what of it has arrived and what comes next; empty where nothing is agreed."""
    balance = receivable.recovery_progress.balance
    agreed = None if balance is None else balance.agreed
    if agreed is None:
        return ""
    paid, total = text.money(agreed.paid, receivable.currency), text.money(agreed.total, receivable.currency)
    sentence = _tr("Agreed: {paid} of {total} paid, {done} of {parts} payments.").format(
        paid=paid, total=total, done=agreed.parts_paid, parts=agreed.parts
    )
    if agreed.next_due_on is None or agreed.next_amount is None:
        return sentence
    amount = text.money(agreed.next_amount, receivable.currency)
    words = _tr("Next: {amount} by {day}.")
    if agreed.state == "broken":
        words = _tr("Missed: {amount} on {day}.")
    return sentence + " " + words.format(amount=amount, day=text.day(agreed.next_due_on))


def is_barred(receivable: Receivable) -> bool:
    """Return whether no court helps with it any more."""
    limitation = receivable.recovery_progress.limitation
    return limitation is not None and limitation.barred


def limitation_words(receivable: Receivable) -> tuple[str, str]:
    """Return until when the claim can be made and by which rules; empty where nothing was checked or remains."""
    limitation = receivable.recovery_progress.limitation
    if limitation is None or receivable.recovery_progress.remaining_amount == 0:
        return "", ""
    if limitation.barred:
        barred = _tr("Time-barred: {day} was the last day to claim it in court.")
        means = _tr(
            "The debtor may refuse to pay. Letters that say so, an agreement and payments are still possible; interest "
            "is no longer asked for."
        )
        return barred.format(day=text.day(limitation.barred_after)), f"{means} {limitation.source}."
    sentence = _tr("Time-barred after {day}.").format(day=text.day(limitation.barred_after))
    if limitation.restarted_on is not None:
        sentence += " " + _tr("The period restarted on {day}.").format(day=text.day(limitation.restarted_on))
    if limitation.notice_restarts:
        how = _tr(
            "If the debtor pays a part, admits the debt or gets a formal notice, the period can start again."
        )
    else:
        how = _tr(
            "If the debtor pays a part or admits the debt, the period can start again. A reminder changes nothing."
        )
    rules = ", ".join((limitation.source, limitation.restarts_by))
    rule = f"{how} {rules}."
    if limitation.to_check:
        rule += " " + _tr("Check this with a lawyer.")
    return sentence, rule


def _row(line: BalanceLine, receivable: Receivable) -> Row:
    currency = receivable.currency
    base = "" if line.base is None else text.money(line.base, currency)
    match line.kind:
        case "principal":
            numbers = ", ".join(receivable.recovery_progress.invoice_numbers or [])
            due = text.was_due(line.since) if line.since else ""
            return Row(_tr("Invoice {numbers}").format(numbers=numbers).strip(), line.amount, due)
        case "interest" if line.rate is not None and line.days is not None and base:
            how = _tr("{base} × {rate}% × {days} days ÷ 365").format(
                base=base, rate=_points(line.rate), days=line.days
            )
            how = how.replace("÷ ", "÷\u00a0")  # a narrow line must not part the sign from its number
            if line.source == AGREED_RATE:
                how = _tr("{arithmetic} (agreed rate)").format(arithmetic=how)
            return Row(_span(line), line.amount, how)
        case "rate_missing":
            how = _tr("Not claimed: the reference rate of this half-year has not been entered yet.")
            return Row(_span(line), None, how)
        case "fixed_fee" if line.base:
            count = int(line.amount / line.base)
            how = _tr("{count} × {base}").format(count=count, base=base)
            return Row(_tr("Fixed sum for recovery costs"), line.amount, how)
        case "prepaid":
            return Row(_tr("Paid before"), line.amount)
        case "credit_note":
            day = text.short_day(line.since) if line.since else ""
            return Row(_tr("Credit note {number}").format(number=line.source or "").strip(), line.amount, day)
        case "overpaid":
            return Row(_tr("Paid beyond what is asked for, to be paid back"), line.amount)
        case "rounding":
            return Row(_tr("Small difference, no longer asked for"), line.amount)
        case "payment":
            day = text.short_day(line.since) if line.since else ""
            return Row(_tr("Paid {day}").format(day=day).strip(), line.amount, line.source or "")
    return Row(line.label, line.amount)


def _span(line: BalanceLine) -> str:
    if line.since is None or line.until is None:
        return _tr("Interest")
    return _tr("Interest, {since} – {until}").format(
        since=text.short_day(line.since), until=text.short_day(line.until)
    )


def _points(rate: Decimal) -> str:
    shown = rate.normalize()
    digits = max(0, -int(shown.as_tuple().exponent))
    return text.number(rate, digits, QLocale())
