"""A reason as it crosses the wire: a code with params, and its English beside them for whoever reads the wire."""

from __future__ import annotations

from typing import Any, Self

from pydantic import field_validator, model_validator

from recovery_contract.fields import Resource
from recovery_contract.reason_templates import make_reason


class Reason(Resource):
    """`params` are JSON values of the kinds that `reason_templates` gives them; they are absent where the sender does
    not know these codes, and only `message` says something. A string in its place is such a message."""

    code: str = ""
    params: dict[str, Any] | None = None
    message: str = ""

    @model_validator(mode="before")
    @classmethod
    def _understand_words(cls, value: Any) -> Any:
        return {"message": value} if isinstance(value, str) else value

    @field_validator("params", mode="before")
    @classmethod
    def _leave_foreign_params(cls, value: Any) -> Any:
        return value if isinstance(value, dict) else None

    @classmethod
    def of(cls, code: str, /, **params: Any) -> Self:
        """Make a reason from its code. Raises KeyError where no template of the code takes these params."""
        plain = {name: one.wire() if isinstance(one, Reason) else one for name, one in params.items()}
        return cls(**make_reason(code, **plain))
