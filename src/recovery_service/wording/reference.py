"""The reference on letters, messages and pages; made where statements are matched, so that both always agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from recovery_bank.references import creditor_reference as creditor_reference
from recovery_bank.references import format_reference as format_reference
from recovery_bank.references import joint_reference as joint_reference

NUMBERS_AT_MOST: Final = 3
LONGEST_NUMBERS: Final = 100
"""A transfer has room for 140 signs."""


class TransferWords(NamedTuple):
    """What a transfer says: the invoices' numbers, by which a bookkeeper knows them, and the reference. `is_short`
    where the payer's bank takes no more than 18 characters: then it says the reference alone, which has 16."""

    numbers: str
    reference: str
    is_short: bool

    @property
    def text(self) -> str:
        return self.reference if self.is_short else f"{self.numbers} / {format_reference(self.reference)}"

    @property
    def shown_reference(self) -> str:
        """Return the reference as people read it, in groups of four."""
        return format_reference(self.reference)

    @property
    def shown(self) -> str:
        """Return what the transfer says as people read it."""
        return self.shown_reference if self.is_short else self.text


def transfer_words(numbers: Sequence[str], reference: str, *, is_short: bool) -> TransferWords:
    named = ", ".join(numbers)
    if len(numbers) > NUMBERS_AT_MOST or len(named) > LONGEST_NUMBERS:
        others = f" +{len(numbers) - 1}" if len(numbers) > 1 else ""
        named = f"{numbers[0][:LONGEST_NUMBERS]}{others}"
    return TransferWords(named, reference, is_short)
