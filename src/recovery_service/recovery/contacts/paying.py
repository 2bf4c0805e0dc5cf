"""How to pay, in a mail or a letter: where to, with which reference, and whether the whole sum is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from recovery_service.recovery.dunning.pause_reasons import (
    ACKNOWLEDGEMENTS,
    ASKING_REPLIES,
    OBJECTION_ANSWERED,
    REPLIES,
)
from recovery_service.wording.accounts import account_rows, has_account
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import TransferWords
from recovery_service.wording.templates import fragment


def shows_sum(template: str) -> bool:
    """Return whether a message with this text asks for the whole sum, so that it says what that is made up of."""
    return template not in REPLIES or template in ASKING_REPLIES


def payment_rows(language: str, values: Mapping[str, Any], bic: str | None) -> list[list[str]]:
    """Return where to transfer to, as names and values."""
    return [list(row) for row in account_rows({**values, "bic": bic}, language)]


def reference_note(transfer: TransferWords, language: str, *, names_several: bool) -> str | None:
    """Return what a reference alone stands for, where the payer's bank has no room for the invoice's number beside it;
    None where the number is named with it, and where the text says that it is for several."""
    if not transfer.is_short or names_several:
        return None
    return phrase("reference_note", language, numbers=transfer.numbers)


def asks_for_payment(template: str, values: Mapping[str, Any]) -> bool:
    """Return whether a mail says how to pay: not where it acknowledges something, unless a claim is maintained."""
    is_maintained = template == OBJECTION_ANSWERED and bool(values["left"]) and not values["barred"]
    return is_maintained or template not in ACKNOWLEDGEMENTS


def payment_instructions(language: str, values: Mapping[str, Any], *, asks: bool) -> list[str]:
    """Return how to pay, where something is asked for, and where to answer."""
    lines = [fragment("transfer", language, values)] if has_account(values) and asks else []
    page = "page" if asks else "page_answer"
    lines.append(fragment(page if values["page_url"] else "reply", language, values))
    return lines
