"""The request that evidence leaves as, with its files."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from recovery_contract.actions import EvidenceType
from recovery_desktop.failures import Failure


class EvidenceMissing(Failure):
    title = "An evidence file is missing"
    next_step = "Add it again, then submit."


@dataclass(frozen=True)
class EvidenceFile:
    """One file of evidence: `path` is our copy, `name` as the person had it, `kind` a type of evidence."""

    path: str
    name: str
    media: str
    size: int
    kind: str = EvidenceType.OTHER.value
    description: str = ""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


FileForm = Literal["data_url", "base64"]


def build_evidence_request(body: Mapping[str, Any], form: FileForm = "data_url") -> bytes:
    """Return the request as JSON, its files read now, each with its kind before its content or without. Raises
    EvidenceMissing."""
    documents = []
    for entry in body.get("pieces", []):
        piece = EvidenceFile(**entry)
        try:
            content = Path(piece.path).read_bytes()
        except OSError as error:
            raise EvidenceMissing(piece.name) from error
        words = piece.description.strip() or piece.name
        start = f"data:{piece.media};base64," if form == "data_url" else ""
        file = start + base64.b64encode(content).decode("ascii")
        documents.append({"type": piece.kind, "file": file, "description": words})
    request: dict[str, Any] = {}
    if documents:
        request["documents"] = documents
    if body.get("statement"):
        request["statement"] = body["statement"]
    return json.dumps(request).encode()
