"""What the metadata of a new receivable asks for, and warnings of what has no effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from recovery_contract.receivables import METADATA_READ_AT_CREATION, PURSUITS
from recovery_contract.tones import RELATIONSHIPS
from recovery_service.law.rates import parse_agreed_rate, parse_rate_multiple
from recovery_service.law.rules import late_payment_rule

TERMS_LENGTH: Final = 200


def read_terms(metadata: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of the keys that are read once, at creation; what is not text or a number is nothing to
    read."""
    terms = {}
    for key in METADATA_READ_AT_CREATION:
        value = metadata.get(key)
        if isinstance(value, str | int | float) and not isinstance(value, bool):
            terms[key] = value[:TERMS_LENGTH] if isinstance(value, str) else value
    return terms


def find_warnings(
    metadata: Mapping[str, Any], terms: Mapping[str, Any], country: str
) -> list[dict[str, Any]]:
    """Return them as {code, message, field}; `terms` are what was read of the metadata."""
    return [
        *_unreadable_rate(metadata, terms, country),
        *_unknown_tones(metadata),
        *_unknown_pursuit(metadata),
    ]


def _unreadable_rate(
    metadata: Mapping[str, Any], terms: Mapping[str, Any], country: str
) -> list[dict[str, Any]]:
    """Warn of an agreed rate that cannot be applied; the statutory one counts in its place."""
    written = terms.get("late_payment_rate")
    if metadata.get("late_payment_rate") is None or parse_agreed_rate(written) is not None:
        return []
    if parse_rate_multiple(written) is None:
        why = "The agreed rate is a number from 0 to 100, in per cent a year, or as in `3 x legal rate`"
    elif (rule := late_payment_rule(country)) is None or rule.floor is None:
        why = f"No legal rate is known here whose multiple could be taken ({country})"
    else:
        return []
    message = f"{why}; the statutory rate counts instead."
    return [{"code": "RATE_UNREADABLE", "message": message, "field": "metadata.late_payment_rate"}]


def _unknown_tones(metadata: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Warn of a tone that was asked for and has no effect."""
    names = ", ".join(RELATIONSHIPS)
    return [
        {
            "code": "TONE_UNKNOWN",
            "message": f"It is one of {names}; the creditor's plan counts as it is.",
            "field": f"metadata.{key}",
        }
        for key in ("plan", "tone")
        if metadata.get(key) is not None and metadata[key] not in tuple(RELATIONSHIPS)
    ]


def _unknown_pursuit(metadata: Mapping[str, Any]) -> list[dict[str, Any]]:
    if metadata.get("pursue") is None or metadata["pursue"] in PURSUITS:
        return []
    message = f"It is one of {', '.join(PURSUITS)}; what the creditor set for all counts."
    return [{"code": "PURSUIT_UNKNOWN", "message": message, "field": "metadata.pursue"}]
