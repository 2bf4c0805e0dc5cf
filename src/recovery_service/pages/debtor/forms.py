"""Reads what a debtor typed and attached: amounts in any of our languages, days, files told by their first bytes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import Final

from recovery_contract.fields import to_minor
from recovery_service.files.media import media_type_of
from recovery_service.ids import FileId

FILE_BYTES: Final = 10 * 1024 * 1024
FILES: Final = 5
MESSAGE_LENGTH: Final = 4_000

_AMOUNT: Final = re.compile(r"[0-9]{1,12}(\.[0-9]{1,3})?")


@dataclass(frozen=True)
class SubmittedText:
    """Text and file ids of a debtor's answer."""

    message: str = ""
    file_ids: list[FileId] = field(default_factory=list)


class FormFault(Exception):
    """Fault in a form, as the key of a phrase."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True)
class Upload:
    name: str
    media_type: str
    content: bytes = field(repr=False)


@dataclass(frozen=True)
class Form:
    """The fields as text, and the files with content."""

    fields: Mapping[str, str]
    files: Sequence[tuple[str, bytes]] = ()

    def text(self, name: str) -> str:
        return self.fields.get(name, "").replace("\0", "").strip()[:MESSAGE_LENGTH]

    def amount(self, name: str, currency: str, at_most: int) -> int | None:
        """Return minor units, None where the field is empty. Raises FormFault for more than what is open."""
        text = self.text(name)
        if not text:
            return None
        try:
            minor = to_minor(Decimal(_plain_number(text)), currency)
        except ValueError:
            raise FormFault("error_amount") from None
        if not 0 < minor <= at_most:
            raise FormFault("error_amount")
        return minor

    def day(self, name: str) -> date:
        try:
            return date.fromisoformat(self.text(name))
        except ValueError:
            raise FormFault("error_day") from None

    def uploads(self) -> list[Upload]:
        """Return the uploaded files.

        Raises FormFault for a file of another type, one too large, or one too many.
        """
        if len(self.files) > FILES:
            raise FormFault("error_file")
        uploads = []
        for name, content in self.files:
            media_type = media_type_of(content)
            if media_type is None or len(content) > FILE_BYTES:
                raise FormFault("error_file")
            uploads.append(Upload(name, media_type, content))
        return uploads


def _plain_number(text: str) -> str:
    """Return 1 234,56 and 1,234.56 and 1234.56 as 1234.56: the last mark with one or two digits behind it is the
    decimal mark. Raises ValueError for anything that is no amount.
    """
    packed = re.sub(r"[\s\u00a0\u202f'€]", "", text)
    integer, sign, decimals = packed, "", ""
    match = re.fullmatch(r"(.*)([.,])([0-9]{1,2})", packed)
    if match:
        integer, sign, decimals = match.groups()
    plain = re.sub(r"[.,]", "", integer) + ("." + decimals if sign else "")
    if not _AMOUNT.fullmatch(plain):
        raise ValueError("not an amount")
    return plain
