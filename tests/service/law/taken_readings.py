"""The readings that this service takes, of all those that the calculator offers (`rules.md` names them)."""

from __future__ import annotations

from decimal import Decimal
from typing import Any, Final, NamedTuple

from tests.service.law.independent import calculator

INVOICE_FIRST: Final = ("principal", "interest", "fixed")

EVERYWHERE: Final = {"day_count": "365", "rounding": "period", "credit_note": "retroactive"}
"""A credit note corrects the invoice: what it takes off was never owed, and bore no interest."""
READINGS: Final[dict[str, dict[str, Any]]] = {
    "NL": {"compound": "none", "agreed": "replace"},  # less than the law, which adds interest on interest
    "PT": {"cap": "statutory"},  # less than the law, whose figure was not verified
    "IT": {"cap": "statutory"},  # less than the law, whose thresholds change each quarter
    "IE": {"rate_mode": "float", "lower_at_due": True},  # the lower of two readings
    "GB": {"rate_mode": "frozen", "fixed_with_agreed": False},
    "CZ": {"fixed": "none"},  # less than the law, whose 1,200 koruna were not verified
    # Less than the law, which asks for euros in zloty, and whose limit of an agreed rate is never below this one.
    "PL": {"agreed": "replace", "cap": "statutory", "due_shift": "none", "fixed": "none"},
}
"""Of professionals, where the calculator takes another reading by default."""
CONSUMERS: Final[dict[str, Any]] = {
    "fixed": "none", "agreed": "replace", "rate_mode": "float", "due_shift": "none", "compound": "none",
    "cap_at_principal": False,
}  # fmt: skip
"""A rate agreed with a consumer is claimed, up to that between professionals, and nothing else."""
AFTER_NOTICE: Final[dict[str, str]] = {
    "FR": "legal", "DE": "consumer", "NL": "legal", "IT": "legal", "ES": "legal"
}  # fmt: skip
"""Of private persons without an agreed rate: the law whose interest runs once the term of a formal notice is over, that
is later than some of these laws let it begin."""


class Figures(NamedTuple):
    """In the currency: what arose of interest and fixed sums, what is left of all, and of the invoice alone: as if
    payments counted against it first, and as the law allocates them."""

    interest: Decimal
    fixed: Decimal
    total: Decimal
    invoice_left: Decimal
    allocated_left: Decimal


def their_figures(history: Any, *, interest_first: bool, **changes: Any) -> Figures:
    """Return what the calculator finds under these readings; `changes` are further ones."""
    options = {**EVERYWHERE, "order": calculator.FIXED_LAST if interest_first else INVOICE_FIRST}
    if not history.professional:
        options |= {**CONSUMERS, "start": "none" if history.agreed_rate is None else "due"}
        if history.agreed_rate is None and history.country in AFTER_NOTICE:
            options |= {"start": "notice", "regime": AFTER_NOTICE[history.country]}
        options["cap"] = "statutory"
        options["lower_at_due"] = history.country == "IE"
        options["rate_mode"] = "frozen" if history.country in ("GB", "CZ") else "float"
    else:
        options |= READINGS.get(history.country, {})
    balance = calculator.balance(history, **{**options, **changes})
    assert balance.overpaid == 0 or balance.total == 0
    total = balance.total - balance.overpaid
    return Figures(
        balance.interest_accrued, balance.fixed_accrued, total, balance.invoice_left, balance.principal_left
    )


def is_comparable(history: Any) -> bool:
    """Return whether this service can take the history: an agreed rate is a figure or a multiple of the legal one."""
    agreed = history.agreed_rate
    return agreed is None or agreed.percent is not None or agreed.reference == "FR_LEGAL_PRO"
