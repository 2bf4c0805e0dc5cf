"""In which language a page speaks to whom nothing but the request is known of."""

from __future__ import annotations

from starlette.datastructures import Headers, QueryParams
from starlette.types import Scope

from recovery_service.law.countries import LANGUAGES


def reader_language(scope: Scope) -> str:
    """Return the one that was asked for; else the first of the browser's that is ours."""
    requested = QueryParams(scope["query_string"]).get("lang", "")
    if requested in LANGUAGES:
        return requested
    for candidate in Headers(scope=scope).get("accept-language", "").split(","):
        code = candidate.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"
