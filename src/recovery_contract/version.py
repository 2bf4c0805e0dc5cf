"""The interface's version date and the header that carries it."""

from typing import Final

API_VERSION: Final = "2026-01-02"
VERSION_HEADER: Final = "Service-Version"
REQUEST_ID_HEADER: Final = "X-Request-Id"
IDEMPOTENCY_HEADER: Final = "Idempotency-Key"
IDEMPOTENCY_KEY_LENGTH: Final = 255
