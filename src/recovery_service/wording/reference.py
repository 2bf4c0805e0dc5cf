"""The reference on letters, messages and pages; made where statements are matched, so that both always agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from recovery_bank.references import creditor_reference as creditor_reference
from recovery_bank.references import format_reference as format_reference
from recovery_bank.references import joint_reference as joint_reference

NUMBERS_AT_MOST: Final = 3
LONGEST_NUMBERS: Final = 100
"""A transfer has room for 140 signs."""


def transfer_text(numbers: Sequence[str], reference: str) -> str:
    """Return what a transfer says: the invoices' numbers, by which a bookkeeper knows them, before the reference."""
    named = ", ".join(numbers)
    if len(numbers) > NUMBERS_AT_MOST or len(named) > LONGEST_NUMBERS:
        others = f" +{len(numbers) - 1}" if len(numbers) > 1 else ""
        named = f"{numbers[0][:LONGEST_NUMBERS]}{others}"
    return f"{named} / {format_reference(reference)}"
