"""The reference that a debtor gives with a transfer: an ISO 11649 creditor reference made from the receivable."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Final

from stdnum.iso7064 import mod_97_10

from recovery_contract.ids import ReceivableId

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH: Final = 12
"""60 bits: two receivables of one creditor meet with a chance of one in two million at a million of them."""

_SHAPE: Final = re.compile(rf"RF\d\d[{_ALPHABET}]{{{_LENGTH}}}")


def creditor_reference(receivable_id: ReceivableId) -> str:
    """Return RF, two check digits and twelve characters, always the same for a receivable.

    Letters that look like digits are not used.
    """
    number = int.from_bytes(hashlib.sha256(receivable_id.encode()).digest()[:8])
    body = ""
    for _ in range(_LENGTH):
        number, digit = divmod(number, len(_ALPHABET))
        body += _ALPHABET[digit]
    return f"RF{mod_97_10.calc_check_digits(body + 'RF')}{body}"


def joint_reference(receivable_id: ReceivableId) -> str:
    """Return the reference of one transfer for all open invoices of this receivable's debtor."""
    return creditor_reference(ReceivableId(f"all:{receivable_id}"))


def format_reference(reference: str) -> str:
    """Return the reference as people read and type it: groups of four."""
    return " ".join(reference[start : start + 4] for start in range(0, len(reference), 4))


def find_references(text: str) -> Iterator[str]:
    """Yield references of our length with right check digits, wherever they stand and however they are spaced."""
    compact = "".join(sign for sign in text.upper() if sign.isalnum())
    start = compact.find("RF")
    while start >= 0:
        if match := _SHAPE.match(compact, start):
            reference = match.group()
            if mod_97_10.is_valid(reference[4:] + reference[:4]):
                yield reference
        start = compact.find("RF", start + 1)
