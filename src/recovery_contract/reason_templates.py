"""Reasons as codes with params, and the English of each; without a model, so that a reading child loads no more.

A template names its params with their kinds, as in `Net {net:money} and tax {tax:money}`. A code has one template for
each set of params. What a person reads is made from code and params where the person reads it, in their language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from enum import StrEnum
from functools import cache
from string import Formatter
from typing import Any, Final

from recovery_contract.money import minor_digits
from recovery_contract.reading_reasons import READING_TEMPLATES
from recovery_contract.service_reasons import CONTACT_TEMPLATES, DELIVERY_TEMPLATES, REFUSAL_TEMPLATES

TABLES: Final[tuple[Mapping[str, str | tuple[str, ...]], ...]] = (
    READING_TEMPLATES,
    CONTACT_TEMPLATES,
    REFUSAL_TEMPLATES,
    DELIVERY_TEMPLATES,
)

CURRENCY: Final = "currency"
"""The param that says the currency of every amount beside it; left out where it is not known."""
BECAUSE: Final = "because"
"""A param that any reason may have: a further reason, said after it."""


class Kind(StrEnum):
    """What the value of a param is, and how it is written in JSON."""

    MONEY = "money"
    """A decimal string; its currency stands beside it as `currency`."""
    DAY = "day"
    """YYYY-MM-DD."""
    DAYS = "days"
    """A list of days."""
    NUMBER = "number"
    """An integer, or a decimal string."""
    TEXT = "text"
    """Words of a document or a person, as they stand there."""
    IDENTIFIER = "identifier"
    """The number of a company, without spaces."""
    REASON = "reason"
    """Another reason, within the sentence."""
    VALUE = "value"
    """{kind, value}: what a field of an invoice holds, of one of the kinds above."""


@dataclass(frozen=True, slots=True)
class Template:
    """`source` is the English with {names} alone, as it is looked up for translation."""

    source: str
    kinds: Mapping[str, Kind]

    def fits(self, names: frozenset[str]) -> bool:
        named = frozenset(self.kinds)
        return names == named or (names == named | {CURRENCY} and self._has_amounts)

    @property
    def _has_amounts(self) -> bool:
        return any(kind in (Kind.MONEY, Kind.VALUE) for kind in self.kinds.values())


@cache
def templates_for(code: str) -> tuple[Template, ...]:
    """Return every template of the code, none where it is not known."""
    for table in TABLES:
        if (rows := table.get(code)) is not None:
            return tuple(parse_reason(row) for row in ((rows,) if isinstance(rows, str) else rows))
    return ()


def parse_reason(row: str) -> Template:
    source, kinds = "", {}
    for literal, name, kind, _ in Formatter().parse(row):
        source += literal
        if name is not None:
            source += f"{{{name}}}"
            kinds[name] = Kind(kind or "")
    return Template(source, kinds)


def template_for(code: str, params: Mapping[str, Any]) -> Template | None:
    """Return the template that takes just these params, None for a code or params that are not known."""
    names = frozenset(params) - {BECAUSE}
    return next((one for one in templates_for(code) if one.fits(names)), None)


def make_reason(code: str, /, **params: Any) -> dict[str, Any]:
    """Return {code, params, message} as it crosses the wire. Raises KeyError where no template takes these params."""
    template = template_for(code, params)
    if template is None:
        raise KeyError(f"no template of {code} takes {', '.join(params) or 'nothing'}")
    plain = {name: _to_json(template.kinds.get(name), value) for name, value in params.items()}
    words = {name: english(kind, plain[name], plain.get(CURRENCY)) for name, kind in template.kinds.items()}
    message = template.source.format(**words)
    if BECAUSE in plain:
        message = f"{message} {plain[BECAUSE]['message']}"
    return {"code": code, "params": plain, "message": message}


def _to_json(kind: Kind | None, value: Any) -> Any:
    match kind, value:
        case (Kind.VALUE, _):
            return _value(value)
        case (_, Decimal()):
            return f"{value:f}"
        case (_, date()):
            return value.isoformat()
        case (Kind.DAYS, _):
            return [_to_json(Kind.DAY, one) for one in value]
        case (Kind.MONEY, int()):
            return str(value)
        case _:
            return value


def _value(value: Any) -> dict[str, Any]:
    match value:
        case Decimal():
            return {"kind": Kind.MONEY, "value": f"{value:f}"}
        case date():
            return {"kind": Kind.DAY, "value": value.isoformat()}
        case list():
            return {"kind": Kind.TEXT, "value": ", ".join(map(str, value))}
        case _:
            return {"kind": Kind.TEXT, "value": str(value)}


def english(kind: Kind, value: Any, currency: str | None) -> str:
    match kind:
        case Kind.MONEY:
            digits = minor_digits(currency or "EUR")
            return f"{Decimal(value):,.{digits}f} {currency or ''}".rstrip()
        case Kind.DAYS:
            return ", ".join(map(str, value))
        case Kind.REASON:
            return str(value["message"])
        case Kind.VALUE:
            return english(Kind(value["kind"]), value["value"], currency)
        case _:
            return str(value)
