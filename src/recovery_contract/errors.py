"""The one error shape and the codes that our service uses."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from recovery_contract.fields import Resource, Timestamp
from recovery_contract.ids import RequestId
from recovery_contract.reasons import Reason


class ErrorCode(StrEnum):
    VALIDATION_ERROR = "VALIDATION_ERROR"
    MISSING_EMAIL_CONTACT = "MISSING_EMAIL_CONTACT"
    UNSUPPORTED_VERSION = "UNSUPPORTED_VERSION"
    UNAUTHORIZED = "UNAUTHORIZED"
    FORBIDDEN = "FORBIDDEN"
    NOT_FOUND = "NOT_FOUND"
    METHOD_NOT_ALLOWED = "METHOD_NOT_ALLOWED"
    INVALID_STATE = "INVALID_STATE"
    DUPLICATE_RECEIVABLE = "DUPLICATE_RECEIVABLE"
    NOT_YET_DUE = "NOT_YET_DUE"
    PAST_LIMITATION = "PAST_LIMITATION"
    USER_NOT_ACTIVE = "USER_NOT_ACTIVE"
    IDEMPOTENCY_CONFLICT = "IDEMPOTENCY_CONFLICT"
    IN_PROGRESS = "IN_PROGRESS"
    FILE_TOO_LARGE = "FILE_TOO_LARGE"
    UNSUPPORTED_FILE = "UNSUPPORTED_FILE"
    RATE_LIMITED = "RATE_LIMITED"
    INTERNAL_ERROR = "INTERNAL_ERROR"


FORCEABLE = frozenset({ErrorCode.DUPLICATE_RECEIVABLE, ErrorCode.NOT_YET_DUE, ErrorCode.PAST_LIMITATION})
"""The refusals that `force_proceed` overrides."""


class ErrorInfo(Resource):
    """`reason` says what `message` says as a code, where a person may read it; `hint` what to do about the code, and
    `doc_url` where more is said of it."""

    code: str
    message: str
    field: str | None = None
    details: dict[str, Any] | None = None
    reason: Reason | None = None
    hint: str | None = None
    doc_url: str | None = None


class Meta(Resource):
    request_id: RequestId | None = None
    timestamp: Timestamp | None = None


class ErrorBody(Resource):
    error: ErrorInfo
    meta: Meta | None = None
