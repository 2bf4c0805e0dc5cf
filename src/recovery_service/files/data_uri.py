"""Reads evidence files out of data URIs, within their limits; nothing is ever fetched from anywhere."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from recovery_contract.actions import EVIDENCE_MEDIA, EvidenceDocument
from recovery_contract.reasons import Reason
from recovery_contract.upload_limits import EVIDENCE_FILE_BYTES, EVIDENCE_TOTAL_BYTES
from recovery_service.errors import Invalid
from recovery_service.files.media import media_type_of

_HEAD: Final = re.compile(r"data:([a-zA-Z0-9.+/-]+)((?:;[^,;]*)*);base64,")
_HEAD_LENGTH: Final = 300
_ENDINGS: Final = {"application/pdf": "pdf", "image/png": "png", "image/jpeg": "jpg"}
_MIB: Final = 1024 * 1024


@dataclass(frozen=True)
class Attachment:
    """A document and its content; `name` is made here from its type and place."""

    document: EvidenceDocument
    media_type: str
    name: str
    content: bytes = field(repr=False)


def decode_documents(documents: Sequence[EvidenceDocument]) -> list[Attachment]:
    """Decode the documents. Raises Invalid with the path of the first file that cannot be taken."""
    decoded: list[Attachment] = []
    total = 0
    for index, document in enumerate(documents):
        where = f"documents[{index}].file"
        media_type, content = decode_data_uri(document.file, where)
        total += len(content)
        if total > EVIDENCE_TOTAL_BYTES:
            raise Invalid(Reason.of("attachments_too_large", size=EVIDENCE_TOTAL_BYTES // _MIB), where)
        name = f"{document.type}-{index + 1}.{_ENDINGS[media_type]}"
        decoded.append(Attachment(document, media_type, name, content))
    return decoded


def decode_data_uri(uri: str, where: str) -> tuple[str, bytes]:
    """Return the media type and content of a data URI. Raises Invalid for anything else: a URL, a path, another
    format."""
    head = _HEAD.match(uri[:_HEAD_LENGTH])
    if head is None:
        message = "A file is given as its content: data:application/pdf;base64,… (PDF, PNG or JPEG)"
        raise Invalid(message, where, uri[:80])
    try:
        content = base64.b64decode(uri[head.end() :], validate=True)
    except binascii.Error:
        raise Invalid("The file's content is not base64", where) from None
    except ValueError:
        raise Invalid("The file's content is not base64: it has characters beyond ASCII", where) from None
    if len(content) > EVIDENCE_FILE_BYTES:
        raise Invalid(Reason.of("attachment_too_large", size=EVIDENCE_FILE_BYTES // _MIB), where)
    if not content:
        raise Invalid(Reason.of("attachment_empty"), where)
    claimed = head.group(1).lower().replace("image/jpg", "image/jpeg")
    if claimed not in EVIDENCE_MEDIA:
        raise Invalid(Reason.of("attachment_format"), where, claimed)
    if media_type_of(content) != claimed:
        raise Invalid(Reason.of("attachment_not_its_kind"), where, claimed)
    return claimed, content
