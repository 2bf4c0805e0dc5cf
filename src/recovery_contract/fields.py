"""Field types that every resource shares: exact amounts, currencies, timestamps, email addresses."""

from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal, InvalidOperation
from typing import Annotated, Any, Final

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    GetJsonSchemaHandler,
    PlainSerializer,
    WithJsonSchema,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema

MAX_MINOR_UNITS: Final = 10**12
"""The largest amount in minor units: far inside what a JSON double carries without loss."""

MINOR_DIGITS: Final = {
    **dict.fromkeys(("BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF"), 0),
    **dict.fromkeys(("UGX", "UYI", "VND", "VUV", "XAF", "XOF", "XPF"), 0),
    **dict.fromkeys(("BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"), 3),
}
"""ISO 4217 currencies whose minor unit is not a hundredth (source: ISO 4217 list one)."""

CURRENCIES: Final = frozenset(
    " ".join(
        (
            "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD",
            "CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF",
            "GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK",
            "LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD",
            "OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN",
            "SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYI UYU UZS VES VND VUV WST XAF XCD XOF",
            "XPF YER ZAR ZMW ZWG",
        )
    ).split()
)


def minor_digits(currency: str) -> int:
    """How many decimals an amount of this ISO 4217 currency has."""
    return MINOR_DIGITS.get(currency, 2)


def to_minor(amount: Decimal, currency: str) -> int:
    """The amount in integer minor units. Raises ValueError where it has more decimals than the currency."""
    scaled = amount.scaleb(minor_digits(currency))
    if scaled != scaled.to_integral_value():
        raise ValueError(f"{currency} has {minor_digits(currency)} decimals")
    return int(scaled)


def from_minor(units: int, currency: str) -> Decimal:
    """The exact amount of so many minor units."""
    return Decimal(units).scaleb(-minor_digits(currency))


def _strict_number(value: Any) -> Any:
    if isinstance(value, Decimal):
        return _finite(value)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueError("must be a number")
    return _finite(Decimal(str(value)))


def _tolerant_number(value: Any) -> Any:
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


def json_number(value: Decimal) -> int | float:
    """The JSON number that shows exactly this amount (exact up to MAX_MINOR_UNITS)."""
    return int(value) if value == value.to_integral_value() else float(value)


def _aware(value: datetime) -> datetime:
    return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def iso_timestamp(value: datetime) -> str:
    """UTC, milliseconds, a Z at the end."""
    return value.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _email(value: str) -> str:
    # Most processes only ever read addresses: who checks the first one pays for loading the rules.
    from email_validator import EmailNotValidError, validate_email

    try:
        validate_email(value, check_deliverability=False, test_environment=True, globally_deliverable=False)
    except EmailNotValidError as error:
        raise ValueError(f"must be an email address: {error}") from None
    return value


_NUMBER = WithJsonSchema({"type": "number"})
_AS_NUMBER = PlainSerializer(json_number, return_type=float, when_used="json")

RequestAmount = Annotated[Decimal, BeforeValidator(_strict_number), _AS_NUMBER, _NUMBER]
"""An amount that we send or require: a JSON number, never text."""

Amount = Annotated[Decimal, BeforeValidator(_tolerant_number), _AS_NUMBER, _NUMBER]
"""An amount that we are told: a JSON number or, from a foreign service, numeric text."""

Timestamp = Annotated[
    datetime, AfterValidator(_aware), PlainSerializer(iso_timestamp, return_type=str, when_used="json")
]
Email = Annotated[str, AfterValidator(_email), WithJsonSchema({"type": "string", "format": "email"})]


class Body(BaseModel):
    """What a caller sends: unknown fields and coerced types are refused, so a typo is never lost silently."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    def null_given(self) -> str | None:
        """The path of a field that was given as null. On the wire a key without a value is left out: the interface
        gives every field a type, and null is none of them."""
        for name in self.__class__.model_fields:
            value = getattr(self, name)
            if value is None and name in self.model_fields_set:
                return name
            for at, inner in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(inner, Body) and (path := inner.null_given()) is not None:
                    return f"{name}.{at}.{path}" if isinstance(value, list) else f"{name}.{path}"
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

    def wire(self) -> dict[str, Any]:
        """As JSON values, keys without a value left out."""
        return self.model_dump(mode="json", exclude_none=True)


class Address(Body):
    line1: str | None = None
    line2: str | None = None
    city: str | None = None
    postal_code: str | None = None
    country: str | None = None
