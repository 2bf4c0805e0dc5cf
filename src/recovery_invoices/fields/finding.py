"""One value found, with the evidence for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from recovery_invoices.fields.reason import Reason
from recovery_invoices.text.layout import Box


@dataclass(slots=True)
class Finding:
    """`source` is embedded_xml, text, ocr or derived; `page` counts from 1."""

    value: Any
    confidence: float
    source: str
    reason: Reason
    page: int | None = None
    box: Box | None = None

    def evidence(self) -> dict[str, Any]:
        return {
            "confidence": round(self.confidence, 3),
            "source": self.source,
            "page": self.page,
            "box": list(self.box) if self.box else None,
            "reason": self.reason.as_wire(),
        }


Findings = dict[str, Finding]
