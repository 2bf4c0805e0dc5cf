"""What the numbering plan of a country says of a phone number."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=10_000)
def is_landline(number: str, country: str) -> bool:
    """Return whether it is surely a landline, which takes no text message; `country` is where it belongs without a
    prefix of its own. Where the plan does not tell landlines and mobiles apart, and of what is no number, it is not."""
    # Most processes send no text message: who looks at the first number pays for loading the plans.
    from phonenumbers import NumberParseException, PhoneNumberType, number_type, parse

    try:
        return number_type(parse(number, country)) == PhoneNumberType.FIXED_LINE
    except NumberParseException:
        return False
