"""What a fault of a body is told as: our own words for the kinds that the models themselves refuse."""

from __future__ import annotations

from typing import Final

from pydantic_core import ErrorDetails

_WORDS: Final = {
    "extra_forbidden": "There is no field of this name here.",
    "string_type": "This has to be a text.",
    "bool_type": "This has to be true or false.",
    "int_type": "This has to be a whole number.",
    "int_from_float": "This has to be a whole number.",
    "decimal_type": "This has to be a number.",
    "float_type": "This has to be a number.",
    "list_type": "This has to be a list.",
    "dict_type": "This has to be an object.",
    "model_type": "This has to be an object.",
    "model_attributes_type": "This has to be an object.",
    "literal_error": "This has to be one of {expected}.",
    "enum": "This has to be one of {expected}.",
    "greater_than": "This has to be more than {gt}.",
    "greater_than_equal": "This has to be {ge} or more.",
    "less_than": "This has to be less than {lt}.",
    "less_than_equal": "This has to be {le} or less.",
    "string_too_short": "This has to have at least {min_length} characters.",
    "string_too_long": "This has at most {max_length} characters.",
    "too_short": "This has to have at least {min_length} entries.",
    "too_long": "This has at most {max_length} entries.",
    "date_from_datetime_parsing": "This has to be a day, such as 2026-02-20.",
    "date_parsing": "This has to be a day, such as 2026-02-20.",
    "date_type": "This has to be a day, such as 2026-02-20.",
    "datetime_parsing": "This has to be a moment, such as 2026-02-20T10:00:00Z.",
    "datetime_type": "This has to be a moment, such as 2026-02-20T10:00:00Z.",
    "datetime_from_date_parsing": "This has to be a moment, such as 2026-02-20T10:00:00Z.",
}


def words_of(fault: ErrorDetails) -> str:
    """Return what is wrong, without the words of the library that found it."""
    words = _WORDS.get(fault["type"])
    return (
        fault["msg"].removeprefix("Value error, ") if words is None else words.format(**fault.get("ctx", {}))
    )
