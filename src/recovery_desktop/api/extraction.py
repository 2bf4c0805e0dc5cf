"""Uploads a PDF to be read, telling how much has left."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any, Final

from recovery_contract.extraction import ExtractionResult
from recovery_contract.ids import UserId
from recovery_desktop.api.response_parsing import remove_nulls, validate_resource
from recovery_desktop.api.transport import Call, Transport

EMPTY_EXTRACTION: Final = {
    "extraction_id": "",
    "confidence": 0,
    "data": {},
    "missing_fields": [],
    "warnings": [],
}
FREE: Final[dict[str, Any]] = {"data": {}, "warnings": []}

Progress = Callable[[int, int], None]


class ExtractionApi:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def extract(
        self, content: bytes, file_name: str, user_id: UserId, key: str, progress: Progress
    ) -> ExtractionResult:
        """Upload a file to be read; `progress` gets bytes sent and bytes in all."""
        call = Call(
            "POST",
            "/v1/receivables/ocr",
            "extraction",
            parts={"file": (file_name, _Watched(content, progress), "application/pdf")},
            form={"user_id": user_id},
            key=key,
        )
        answer: Any = await self._transport.send(call)
        if isinstance(answer, dict):
            answer = EMPTY_EXTRACTION | remove_nulls(answer)
        return validate_resource(ExtractionResult, answer, FREE)


class _Watched(io.BytesIO):
    """A file whose reader is the upload."""

    def __init__(self, content: bytes, progress: Progress) -> None:
        super().__init__(content)
        self._size, self._progress = len(content), progress

    def read(self, size: int | None = -1) -> bytes:
        chunk = super().read(size)
        self._progress(self.tell(), self._size)
        return chunk
