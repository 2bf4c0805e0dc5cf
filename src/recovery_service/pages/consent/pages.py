"""Renders the consent page: plain HTML that works without scripts and cannot be framed."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.responses import HTMLResponse, Response

from recovery_service.context.core import Core
from recovery_service.pages.consent.consent import Consent, ConsentRefused, csrf_token
from recovery_service.pages.consent.texts import TEXTS
from recovery_service.principal import PLATFORM
from recovery_service.wording.line_breaks import without_breaks

_TEMPLATES = Environment(
    loader=PackageLoader("recovery_service.pages.consent"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
)
_TEMPLATES.filters["whole"] = without_breaks


def stylesheet() -> str:
    assert _TEMPLATES.loader is not None
    source, _, _ = _TEMPLATES.loader.get_source(_TEMPLATES, "style.css")
    return source


def consent_page(
    core: Core,
    consent: Consent,
    browser: str,
    language: str,
    problem: str | None = None,
    typed: str = "",
    *,
    is_sent_again: bool = False,
) -> Response:
    """Return the page for the step at which this consent is; `problem` names what was wrong with the last one."""
    template = "code.html" if consent.awaits_code else "email.html"
    name = template if consent.subject is None else "consent.html"
    values = {
        "consent": consent.name,
        "csrf": csrf_token(consent.name, browser),
        "client": consent.client.name,
        "email": consent.verified_email or consent.email,
        "platform": consent.subject == PLATFORM,
        "scopes": consent.scopes,
        "where": _where(consent.redirect_uri, language),
        "problem": problem,
        "typed": typed or consent.email or "",
        "is_sent_again": is_sent_again,
    }
    status = 200 if problem is None else 400
    return _page(core, name, language, status, _form_target(consent.redirect_uri), values)


def refused_page(core: Core, refused: ConsentRefused, language: str) -> Response:
    """Say why it does not go on; leads nowhere."""
    values = {"reason": refused.reason, "parameters": refused.parameters}
    return _page(core, "refused.html", language, refused.status, "", values)


def _page(
    core: Core, name: str, language: str, status: int, form_target: str, values: dict[str, Any]
) -> Response:
    html = _TEMPLATES.get_template(name).render(
        text=TEXTS[language], language=language, practice=core.settings.deployment.marks_practice, **values
    )
    policy = (
        f"default-src 'none'; style-src 'self'; form-action 'self' {form_target}".rstrip()
        + "; frame-ancestors 'none'; base-uri 'none'"
    )
    headers = {
        "Content-Security-Policy": policy,
        "Content-Language": language,
        "Vary": "Accept-Language, Cookie",
    }
    return HTMLResponse(html, status, headers)


def _form_target(redirect_uri: str) -> str:
    """Return where a form may lead after its answer: browsers check the redirect as well."""
    url = urlsplit(redirect_uri)
    # A policy has no form for the numbers of IPv6 addresses.
    return "http:" if "[" in url.netloc else f"{url.scheme}://{url.netloc}"


def _where(redirect_uri: str, language: str) -> str:
    url = urlsplit(redirect_uri)
    return TEXTS[language]["this_app"] if url.scheme == "http" else url.hostname or ""
