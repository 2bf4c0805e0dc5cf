"""/: what this service is, for a person who typed its address: debtors first, then builders, then who runs it."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.responses import HTMLResponse, Response

from recovery_service.law.countries import LANGUAGES
from recovery_service.pages.debtor.view import LANGUAGE_NAMES
from recovery_service.pages.reader_language import reader_language
from recovery_service.settings import Settings
from recovery_service.web.auth import CoreIn
from recovery_service.wording.phrases import phrase

router = APIRouter(include_in_schema=False)

_TEMPLATES: Final = Environment(
    loader=PackageLoader("recovery_service.pages.debtor"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "Vary": "Accept-Language",
}


@router.get("/")
def show_front_page(request: Request, core: CoreIn) -> Response:
    language = reader_language(request.scope)

    def text(key: str, **values: object) -> str:
        return phrase(key, language, **values)

    html = _TEMPLATES.get_template("front.html").render(
        t=text,
        language=language,
        languages=[(code, LANGUAGE_NAMES[code]) for code in LANGUAGES],
        practice=core.settings.deployment.marks_practice,
        operator=_operator(core.settings),
    )
    return HTMLResponse(html, headers={**_HEADERS, "Content-Language": language})


def _operator(settings: Settings) -> list[str]:
    """Return who runs the service, line by line; nothing where nobody said so."""
    if settings.collector == Settings.collector and not settings.collector_address:
        return []
    return [line for line in (settings.collector, settings.collector_address, settings.supervisor) if line]
