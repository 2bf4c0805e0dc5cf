"""The addresses of the debtor's page: reading changes nothing, each answer is a form sent once."""

from __future__ import annotations

import hashlib
import hmac
from typing import Annotated, Any, Final

from fastapi import APIRouter, Request
from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response

from recovery_service.core import Core
from recovery_service.law.countries import LANGUAGES
from recovery_service.oauth.pages import stylesheet
from recovery_service.pages.debtor import answers
from recovery_service.pages.debtor.forms import FILES, Form, FormFault
from recovery_service.pages.debtor.view import LANGUAGE_NAMES, Gone, find, page_values
from recovery_service.recovery.phrases import phrase
from recovery_service.web.auth import CORE

router = APIRouter()

_TEMPLATES: Final = Environment(
    loader=PackageLoader("recovery_service.pages.debtor"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)

HEADERS: Final = {
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; img-src 'none'",
}

CoreIn = Annotated[Core, CORE]


@router.get("/r/style.css")
def style() -> Response:
    own, _, _ = _TEMPLATES.loader.get_source(_TEMPLATES, "style.css")  # type: ignore[union-attr]
    headers = {"Cache-Control": "public, max-age=3600"}
    return Response(stylesheet() + own, media_type="text/css", headers=headers)


@router.get("/r/{token}")
def show(request: Request, token: str, core: CoreIn) -> Response:
    done = request.query_params.get("done")
    return _page(core, request, token, done=done if done in answers.KINDS else None, fault=None)


@router.post("/r/{token}/{kind}")
async def take(request: Request, token: str, kind: str, core: CoreIn) -> Response:
    if kind not in answers.KINDS:
        raise HTTPException(404)
    form = await _form(request)
    return await run_in_threadpool(_take, core, request, token, kind, form)


def _take(core: Core, request: Request, token: str, kind: str, form: Form | None) -> Response:
    fault = "error_file"
    if form is not None:
        fault = "error_stale"
        if hmac.compare_digest(form.text("csrf").encode(), csrf(core, token).encode()):
            try:
                with core.database.write() as connection:
                    now = find(connection, core, token)
                    if not isinstance(now, Gone):
                        answers.take(connection, core, now.receivable.id, kind, form)
                language = _language(request, "")
                query = f"?done={kind}" + (f"&lang={language}" if language else "")
                return RedirectResponse(f"/r/{token}{query}", 303, headers=HEADERS)
            except FormFault as error:
                fault = error.key
    return _page(core, request, token, done=None, fault=fault)


def _page(core: Core, request: Request, token: str, *, done: str | None, fault: str | None) -> Response:
    with core.database.read() as connection:
        now = find(connection, core, token)
        if isinstance(now, Gone):
            return _gone(request, now)
        language = _language(request, now.language)
        values = page_values(connection, core, now, token, language, done=done, fault=fault)
    html = _TEMPLATES.get_template("page.html").render(**values, csrf=csrf(core, token))
    return HTMLResponse(html, 400 if fault else 200, {**HEADERS, "Content-Language": language})


def _gone(request: Request, gone: Gone) -> Response:
    language = _language(request, gone.language or _accepted(request))

    def text(key: str, **values: Any) -> str:
        return phrase(key, language, **values)

    html = _TEMPLATES.get_template("gone.html").render(
        t=text, language=language, creditor=gone.creditor, email=gone.email, practice=False
    )
    return HTMLResponse(html, 410 if gone.creditor else 404, {**HEADERS, "Content-Language": language})


def csrf(core: Core, token: str) -> str:
    """Ties a form to the page it was shown on; another site does not know it."""
    return hmac.new(core.settings.link_key, f"form|{token}".encode(), hashlib.sha256).hexdigest()


def _language(request: Request, otherwise: str) -> str:
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGE_NAMES else otherwise


def _accepted(request: Request) -> str:
    for part in request.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


async def _form(request: Request) -> Form | None:
    """None where the form cannot be read, or carries more files than it may."""
    try:
        data: FormData = await request.form(max_files=FILES + 1, max_fields=30)
    except HTTPException:
        return None
    async with request.form():
        fields = {name: value for name, value in data.multi_items() if isinstance(value, str)}
        uploads = [value for _, value in data.multi_items() if isinstance(value, UploadFile)]
        files = [(upload.filename or "file", await upload.read()) for upload in uploads]
    return Form(fields, [(name, content) for name, content in files if content])
