"""Why a value is what it is, as long as nobody asked for the words: most candidates are never shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from recovery_contract.reason_templates import make_reason


@dataclass(frozen=True, slots=True)
class Reason:
    """A code of the contract with its params."""

    code: str
    params: Mapping[str, Any]

    def as_wire(self) -> dict[str, Any]:
        return make_reason(self.code, **self.params)


def reason(code: str, /, **params: Any) -> Reason:
    return Reason(code, params)
