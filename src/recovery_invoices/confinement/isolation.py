"""What holds around a child beyond its limits, and what this machine does not offer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

Measure = Literal["privileges", "network", "files", "system_calls"]

#: `privileges`: no capability, and none can be gained. `network`: no socket reaches anything. `files`: nothing but the
#: child's own libraries can be read, nothing can be written. `system_calls`: only those that reading a document needs.
MEASURES: Final[tuple[Measure, ...]] = ("privileges", "network", "files", "system_calls")


@dataclass(frozen=True, slots=True)
class Isolation:
    """`missing` says for each measure that does not hold why it does not, in English for an operator."""

    missing: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_complete(self) -> bool:
        return not self.missing

    def holds(self, measure: Measure) -> bool:
        return measure not in self.missing

    def __str__(self) -> str:
        if self.is_complete:
            return "complete"
        return "; ".join(f"{measure}: {reason}" for measure, reason in self.missing.items())

    def as_wire(self) -> dict[str, Any]:
        return {"missing": dict(self.missing)}

    @classmethod
    def from_wire(cls, values: Mapping[str, Any]) -> Isolation:
        return cls({str(name): str(reason) for name, reason in dict(values.get("missing", {})).items()})
