"""Why a file could not be read: a code, and a reason for a person."""

from __future__ import annotations

from recovery_contract.reason_templates import make_reason

MAX_MEGABYTES = 20
#: The reasons that name a limit, where none is given.
_LIMITS = {
    "TOO_LARGE": MAX_MEGABYTES,
    "CONTAINER_TOO_LARGE": 1024,
    "TOO_MANY_PARTS": 2_000,
    "UNPACKS_TOO_LARGE": 1024,
}


class ExtractionError(Exception):
    """The file was not read. `reason` is {code, params, message}; its code is `code` with `file_` before it."""

    def __init__(self, code: str, most: int | None = None) -> None:
        """`most` is the limit that the reason names."""
        most = _LIMITS.get(code) if most is None else most
        params = {} if most is None else {"most": most}
        self.code = code
        self.reason = make_reason(f"file_{code.lower()}", **params)
        super().__init__(f"{code}: {self.message}")

    @property
    def message(self) -> str:
        return str(self.reason["message"])

    def as_wire(self) -> dict[str, str]:
        return {"code": self.code, "message": self.message}
