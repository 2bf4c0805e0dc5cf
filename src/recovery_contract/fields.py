"""Field types that every resource shares: exact amounts, currencies, timestamps, email addresses."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from decimal import Decimal, InvalidOperation
from functools import cache, lru_cache
from typing import Annotated, Any, Final, LiteralString, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    PlainSerializer,
    WithJsonSchema,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError

from recovery_contract.money import CURRENCIES as CURRENCIES
from recovery_contract.money import MAX_MINOR_UNITS as MAX_MINOR_UNITS
from recovery_contract.money import MINOR_DIGITS as MINOR_DIGITS
from recovery_contract.money import from_minor as from_minor
from recovery_contract.money import minor_digits as minor_digits
from recovery_contract.money import to_minor as to_minor
from recovery_contract.reason_templates import make_reason


def _strict_number(value: Any) -> Any:
    if isinstance(value, Decimal):
        return _finite(value)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError("must be a number")
    return _finite(Decimal(str(value)))


def _lenient_number(value: Any) -> Any:
    # Nearly all are our own.
    if isinstance(value, Decimal):
        return _finite(value)
    if isinstance(value, str):
        try:
            return _finite(Decimal(value))
        except InvalidOperation:
            raise ValueError("must be a number") from None
    return _strict_number(value)


def _finite(value: Decimal) -> Decimal:
    if not value.is_finite():
        raise ValueError("must be a finite number")
    return value


@lru_cache(4_096)
def json_number(value: Decimal) -> int | float:
    """Return the JSON number that shows exactly this amount (exact up to MAX_MINOR_UNITS)."""
    return int(value) if value == value.to_integral_value() else float(value)


def _day(value: Any) -> Any:
    if type(value) is date or (isinstance(value, str) and _DAY.fullmatch(value)):
        return value
    raise ValueError("must be a day, written YYYY-MM-DD")


def _aware(value: datetime) -> datetime:
    if value.tzinfo is UTC:
        return value
    return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def iso_timestamp(value: datetime) -> str:
    """Return the time in UTC with milliseconds and a Z at the end."""
    # Every answer is made of these, and nearly all are in UTC already.
    there = value if value.tzinfo is UTC else value.astimezone(UTC)
    return there.isoformat(timespec="milliseconds")[: -len("+00:00")] + "Z"


_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_PLAIN_EMAIL: Final = re.compile(
    r"[A-Za-z0-9]+(?:[._+-][A-Za-z0-9]+)*@(?:[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\.)+([A-Za-z]{2,})"
)
_PLAIN_LENGTH: Final = 64
_RESERVED: Final = frozenset({"arpa", "invalid", "local", "localhost", "onion", "test"})


def validation_error(code: LiteralString, /, **params: Any) -> PydanticCustomError:
    """Return what a validator raises, so that the refusal of a body tells the reason by its code."""
    return PydanticCustomError(code, "{message}", make_reason(code, **params))


def _email(value: str) -> str:
    # A pattern accepts nearly all addresses; the library's rules for the rest take a hundred times as long.
    plain = _PLAIN_EMAIL.fullmatch(value) if len(value) <= _PLAIN_LENGTH else None
    if plain is None or plain[1].lower() in _RESERVED:
        _check_email(value)
    return value


def _check_email(value: str) -> None:
    # Most processes only ever read addresses: who checks the first one pays for loading the rules.
    from email_validator import EmailNotValidError, validate_email

    try:
        validate_email(
            value,
            check_deliverability=False,
            test_environment=True,
            globally_deliverable=False,
            allow_smtputf8=False,
        )
    except EmailNotValidError:
        raise validation_error("email_invalid") from None


#: What ends a line in any program; the first two also end a header of a mail or an answer.
_LINE_ENDS: Final = re.compile("[\r\n\v\f\x1c-\x1e\x85\u2028\u2029]")


def _one_line(value: str) -> str:
    if _LINE_ENDS.search(value):
        raise ValueError("must be one line")
    return value


ONE_LINE: Final = AfterValidator(_one_line)
OneLine = Annotated[str, ONE_LINE]
"""A name or a number: it stands in subjects, headers and file names."""

_NUMBER = WithJsonSchema({"type": "number"})
_AS_NUMBER = PlainSerializer(json_number, return_type=float, when_used="json")

RequestAmount = Annotated[Decimal, BeforeValidator(_strict_number), _AS_NUMBER, _NUMBER]
"""An amount that we send or require: a JSON number, never text."""

Amount = Annotated[Decimal, BeforeValidator(_lenient_number), _AS_NUMBER, _NUMBER]
"""An amount that we are told: a JSON number or, from a foreign service, numeric text."""

RequestDay = Annotated[date, Field(strict=False), BeforeValidator(_day)]
"""A day that we send or require, also where the JSON is parsed already: a date, or one written as JSON has it."""

Timestamp = Annotated[
    datetime,
    AfterValidator(_aware),
    PlainSerializer(iso_timestamp, return_type=str, when_used="json"),
    WithJsonSchema({"type": "string", "format": "date-time"}),
]
Email = Annotated[str, AfterValidator(_email), WithJsonSchema({"type": "string", "format": "email"})]


class Body(BaseModel):
    """What a caller sends: unknown fields and coerced types are refused, so a typo is never lost silently.

    It reads parsed JSON, which has days and enumerations as text: the fields of a request are `RequestDay`, and an
    enumeration with `Field(strict=False)`.
    """

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    def find_null_field(self) -> str | None:
        """Return the path of a field that was given as null. On the wire a key without a value is left out: the
        interface gives every field a type, and null is none of them."""
        for name in self.__class__.model_fields:
            value = getattr(self, name)
            if value is None and name in self.model_fields_set:
                return name
            for at, inner in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(inner, Body) and (path := inner.find_null_field()) is not None:
                    return f"{name}[{at}].{path}" if isinstance(value, list) else f"{name}.{path}"
        return None

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core_schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        schema = handler(core_schema)
        described = handler.resolve_ref_schema(schema)
        for name, field in described.get("properties", {}).items():
            kinds = [kind for kind in field.get("anyOf", []) if kind != {"type": "null"}]
            if len(kinds) == 1 and len(field["anyOf"]) == 2:
                rest = {key: value for key, value in field.items() if key not in ("anyOf", "default")}
                described["properties"][name] = {**kinds[0], **rest}
        return schema


class Resource(BaseModel):
    """What a service answers: unknown fields are kept and never a reason to fail."""

    model_config = ConfigDict(extra="allow", frozen=True)

    @classmethod
    def of_checked(cls, **values: Any) -> Self:
        """Return one of values that are what its fields hold, each required one among them: nothing is looked at. The
        rows of a list take a third of the time."""
        resource = cls.__new__(cls)
        inner = {
            "__dict__": {**_defaults(cls), **values},
            "__pydantic_fields_set__": set(values),
            "__pydantic_extra__": {},
            "__pydantic_private__": None,
        }
        for name, value in inner.items():
            object.__setattr__(resource, name, value)
        return resource

    def wire(self) -> dict[str, Any]:
        """Return the resource as JSON values; keys without a value are left out."""
        return self.model_dump(mode="json", exclude_none=True)


@cache
def _defaults(resource: type[Resource]) -> dict[str, Any]:
    """Return the fields in their order, which is that of the JSON."""
    return {name: field.get_default() for name, field in resource.model_fields.items()}


class Address(Body):
    line1: str | None = None
    line2: str | None = None
    city: str | None = None
    postal_code: str | None = None
    country: str | None = None
