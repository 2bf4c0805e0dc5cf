"""What a person sees where one of our pages cannot take or show something: a page in its language, never JSON."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from recovery_service.errors import ServiceError
from recovery_service.pages.reader_language import reader_language
from recovery_service.web.guards import PAGE_BODY_BYTES
from recovery_service.web.request_body import MIB
from recovery_service.wording.phrases import phrase

_PAGES: Final = re.compile(r"(/(?:r|onboarding)/[\w.~-]+)(?:/.*)?|/oauth/(?:authorize|consent)")
_FOR_PROGRAMS: Final = ("/v1/", "/oauth/", "/card-events/")
_WORDS: Final = {
    404: "refused_missing", 405: "refused_missing", 413: "refused_large", 429: "refused_busy", 503: "refused_busy",
}  # fmt: skip
_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "Vary": "Accept, Accept-Language",
    "X-Robots-Tag": "noindex, nofollow",
}
_TEMPLATES: Final = Environment(
    loader=PackageLoader("recovery_service.pages.debtor"), autoescape=True, undefined=StrictUndefined
)


def refused_page(scope: Scope, error: ServiceError) -> Response | None:
    """Return None where no person looks: then the refusal is told as everywhere else."""
    match = _PAGES.fullmatch(scope["path"])
    if match is None and not (error.status == HTTPStatus.NOT_FOUND and _is_followed_by_a_person(scope)):
        return None
    language = reader_language(scope)

    def text(key: str, **values: object) -> str:
        return phrase(key, language, **values)

    html = _TEMPLATES.get_template("refused.html").render(
        t=text,
        language=language,
        practice=False,
        words="refused_nothing_here" if match is None else _WORDS.get(error.status, "refused_else"),
        limit=PAGE_BODY_BYTES // MIB,
        number=scope["state"]["request_id"],
        back=f"{match[1]}?lang={language}" if match and match[1] else None,
    )
    return HTMLResponse(html, error.status, {**error.headers, **_HEADERS, "Content-Language": language})


def _is_followed_by_a_person(scope: Scope) -> bool:
    """Return whether a browser goes to an address that no program has: it asks for a page before anything else."""
    first = Headers(scope=scope).get("accept", "").partition(",")[0].partition(";")[0].strip()
    return (
        scope["method"] in ("GET", "HEAD")
        and first == "text/html"
        and not scope["path"].startswith(_FOR_PROGRAMS)
    )
