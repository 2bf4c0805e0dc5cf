"""A reason in the person's words: from its code and params, in their language, with numbers and days as they write."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.reason_templates import BECAUSE, CURRENCY, Kind, template_for
from recovery_desktop.ui import text

if TYPE_CHECKING:
    # The first page says reasons too, and the first paint waits for no models of the wire.
    from recovery_contract.reasons import Reason

_LONGEST: Final = 1_000
"""In letters, of one param: what is longer comes from no service of ours."""
_DEEPEST: Final = 3


def in_words(reason: Reason | Mapping[str, Any] | str | None) -> str:
    """Return the words of the reason, which may be one as it was stored; those of a service that knows other codes
    stand as they came."""
    if reason is None or isinstance(reason, str):
        return reason or ""
    message = reason.get("message") if isinstance(reason, Mapping) else reason.message
    return own_words(reason) or str(message or "")


def own_words(reason: Reason | Mapping[str, Any] | None) -> str:
    """Return the words of ours for it; empty where there are none."""
    if reason is None:
        return ""
    if isinstance(reason, Mapping):
        return _words(str(reason.get("code")), reason.get("params"), 0)
    return _words(reason.code, reason.params, 0)


def _words(code: str, params: object, depth: int) -> str:
    """Return the reason in words; empty where code or params are not those of the contract."""
    if not isinstance(params, Mapping) or (template := template_for(code, params)) is None:
        return ""
    try:
        shown = {name: _format(kind, params[name], params, depth) for name, kind in template.kinds.items()}
        words = QCoreApplication.translate("reasons", template.source).format(**shown)
        return (
            f"{words} {_format(Kind.REASON, params[BECAUSE], params, depth)}" if BECAUSE in params else words
        )
    except (ArithmeticError, KeyError, TypeError, ValueError):
        # A foreign service may mean something else by this code.
        return ""


def _format(kind: Kind, value: Any, params: Mapping[str, Any], depth: int) -> str:
    """Format a value. Raises ArithmeticError, KeyError, TypeError or ValueError for what is not of this kind."""
    match kind:
        case Kind.MONEY:
            amount = _number(value)
            currency = params.get(CURRENCY)
            return text.money(amount, str(currency)) if currency else _signed(amount, 2)
        case Kind.NUMBER:
            amount = _number(value)
            return _signed(amount, max(0, -int(amount.as_tuple().exponent)))
        case Kind.DAY:
            return text.day(date.fromisoformat(value))
        case Kind.DAYS:
            return ", ".join(text.day(date.fromisoformat(one)) for one in _listed(value))
        case Kind.REASON:
            return _nested(value, depth + 1)
        case Kind.VALUE:
            return _format(_simple(value["kind"]), value["value"], params, depth)
        case Kind.IDENTIFIER:
            return text.siret(_line(value))
        case Kind.TEXT:
            return _line(value)


def _simple(kind: str) -> Kind:
    """Return the kind of a value, which is no reason and no value of a value."""
    if kind in (Kind.REASON, Kind.VALUE):
        raise ValueError(kind)
    return Kind(kind)


def _nested(value: Any, depth: int) -> str:
    if depth > _DEEPEST:
        raise ValueError("too deep")
    words = _words(str(value["code"]), value.get("params"), depth) or str(value.get("message") or "")
    if not words:
        raise ValueError("says nothing")
    return words


def _number(value: Any) -> Decimal:
    amount = Decimal(_line(value) if isinstance(value, str) else value)
    if isinstance(value, bool) or not amount.is_finite() or abs(amount.adjusted()) > 20:
        raise ValueError("not a number")
    return amount


def _signed(amount: Decimal, digits: int) -> str:
    return ("\u2212" if amount < 0 else "") + text.number(amount, digits)


def _listed(value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) > _LONGEST:
        raise TypeError("not a list")
    return value


def _line(value: Any) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise TypeError("not a text")
    return value
