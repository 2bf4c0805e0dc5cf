"""The rules of EN 16931-1 that an invoice's own figures can break, as a table; who breaks one is warned about it.

Cents are compared as the standard does: a tax may differ by a cent from its rate, for it is rounded once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal

from recovery_invoices.embedded.invoice import EmbeddedInvoice

_CENT = Decimal("0.01")
_ROUNDED = Decimal("0.015")
#: Dialects that follow the standard.
_STANDARD = frozenset(["UBL", "CII"])
#: Profiles that leave lines out, by what their guideline ends with.
_WITHOUT_LINES = ("minimum", "basicwl")
#: What must be there is asked of an invoice that says it follows the standard; sums have to be right in any.
_CLAIM = "en16931"
_OF_SUMS = "BR-CO-1"
#: ZUGFeRD 1.0 is older than the standard.
_OLDER = "ferd:"


@dataclass(frozen=True, slots=True)
class Rule:
    """`problem` is the reason's code; `is_broken` says nothing where a figure that it needs is not there."""

    name: str
    problem: str
    is_broken: Callable[[EmbeddedInvoice], bool]

    @property
    def concerns_sums(self) -> bool:
        return self.name.startswith(_OF_SUMS)


def _lines_differ(of: EmbeddedInvoice) -> bool:
    if of.line_total is None or not of.line_amounts:
        return False
    return abs(sum(of.line_amounts, Decimal(0)) - of.line_total) > _CENT


def _net_differs(of: EmbeddedInvoice) -> bool:
    if of.line_total is None or of.amount_before_tax is None:
        return False
    return abs(of.line_total - of.allowances + of.charges - of.amount_before_tax) > _CENT


def _taxes_differ(of: EmbeddedInvoice) -> bool:
    if of.tax_amount is None or not of.taxes:
        return False
    return abs(sum((one.amount for one in of.taxes), Decimal(0)) - of.tax_amount) > _CENT


def _total_differs(of: EmbeddedInvoice) -> bool:
    if of.amount is None or of.amount_before_tax is None or of.tax_amount is None:
        return False
    return abs(of.amount_before_tax + of.tax_amount - of.amount) > _CENT


def _rate_differs(of: EmbeddedInvoice) -> bool:
    return any(
        one.rate is not None and abs(one.base * one.rate / 100 - one.amount) > _ROUNDED for one in of.taxes
    )


def _due_is_unknown(of: EmbeddedInvoice) -> bool:
    return (of.due or Decimal(0)) > 0 and of.due_date is None and not of.terms and not _is_small(of)


def _is_small(of: EmbeddedInvoice) -> bool:
    return of.profile.endswith(_WITHOUT_LINES)


RULES: tuple[Rule, ...] = (
    Rule("BR-02", "required_value_missing", lambda of: not of.numbers),
    Rule("BR-03", "required_value_missing", lambda of: of.issue_date is None),
    Rule("BR-05", "required_value_missing", lambda of: of.currency is None),
    Rule("BR-06", "required_value_missing", lambda of: of.seller.name is None),
    Rule("BR-07", "required_value_missing", lambda of: of.buyer.name is None),
    Rule("BR-13", "required_value_missing", lambda of: of.amount_before_tax is None),
    Rule("BR-14", "required_value_missing", lambda of: of.amount is None),
    Rule("BR-15", "required_value_missing", lambda of: of.due is None),
    Rule("BR-16", "required_value_missing", lambda of: not of.lines and not _is_small(of)),
    Rule("BR-CO-10", "lines_do_not_add_up", _lines_differ),
    Rule("BR-CO-13", "lines_do_not_add_up", _net_differs),
    Rule("BR-CO-14", "taxes_do_not_add_up", _taxes_differ),
    Rule("BR-CO-15", "net_and_tax_differ_from_total", _total_differs),
    Rule("BR-CO-17", "tax_differs_from_rate", _rate_differs),
    Rule("BR-CO-25", "no_due_date_and_no_terms", _due_is_unknown),
)
"""BR-CO-16, what is due, is checked for every dialect: `checks.assessment`."""


def broken_rules(invoice: EmbeddedInvoice) -> Iterator[Rule]:
    if invoice.dialect not in _STANDARD or invoice.refusal or _OLDER in invoice.profile:
        return
    follows = _CLAIM in invoice.profile
    yield from (rule for rule in RULES if (follows or rule.concerns_sums) and rule.is_broken(invoice))
