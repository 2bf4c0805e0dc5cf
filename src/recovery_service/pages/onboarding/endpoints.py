"""The addresses of the onboarding page: plain forms that work without scripts."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse, Response

from recovery_service.access.links import check_onboarding_token
from recovery_service.context.core import Context, Core
from recovery_service.errors import InvalidState, NotFound
from recovery_service.law.countries import LANGUAGES
from recovery_service.ledger.users import onboarding, service
from recovery_service.ledger.users.rows import UserRow
from recovery_service.pages.onboarding import sections as table
from recovery_service.pages.onboarding.view import (
    PageState,
    closed_page,
    load_stylesheet,
    negotiate_language,
    render_page,
)
from recovery_service.web.auth import CoreIn

router = APIRouter(prefix="/onboarding", include_in_schema=False)

COOKIE: Final = "recovery_onboarding"


@router.get("/style.css")
def stylesheet() -> Response:
    return Response(load_stylesheet(), media_type="text/css", headers={"Cache-Control": "max-age=3600"})


@router.get("/{token}")
def show_page(request: Request, token: str, core: CoreIn) -> Response:
    language = _language(request)
    browser = request.cookies.get(COOKIE) or secrets.token_urlsafe(32)
    with core.write() as context:
        user = _user(context, token)
        if user is None:
            return closed_page(core, language, "link_invalid", 404)
        at = core.clock.now(context.connection, user.client_id)
        user = onboarding.note_page_opened(context, user.id, at=at)
    response = render_page(_state(core, request, user, token, browser))
    secure = core.base_url.startswith("https://")
    response.set_cookie(COOKIE, browser, httponly=True, samesite="strict", path="/onboarding", secure=secure)
    return response


@router.post("/{token}/{section}")
async def submit_section(request: Request, token: str, section: str, core: CoreIn) -> Response:
    async with request.form(max_files=1, max_fields=20) as form:
        texts = {name: value for name, value in form.items() if isinstance(value, str)}
        document = form.get("document")
        content = b""
        name = ""
        if isinstance(document, UploadFile):
            content, name = await document.read(table.IDENTITY_BYTES + 1), document.filename or ""
    return await run_in_threadpool(_take, request, core, token, section, texts, name, content)


def _take(
    request: Request,
    core: Core,
    token: str,
    name: str,
    form: Mapping[str, str],
    file_name: str,
    content: bytes,
) -> Response:
    language = form.get("lang", "") if form.get("lang") in LANGUAGES else _language(request)
    browser = request.cookies.get(COOKIE, "")
    with core.write() as context:
        user = _user(context, token)
        if user is None:
            return closed_page(core, language, "link_invalid", 404)
        if not hmac.compare_digest(_csrf(core, user, browser), form.get("csrf", "").encode()):
            return closed_page(core, language, "form_expired", 403, back=f"/onboarding/{token}")
        section = next(
            (row for row in table.sections(core.settings.deployment.place) if row.name == name), None
        )
        if section is None or not section.fields:
            return closed_page(core, language, "link_invalid", 404)
        problems = table.find_problems(section, form)
        if section.name == "identity":
            problems |= _document_problems(content)
        if problems:
            state = _state(core, request, user, token, browser, language)
            return render_page(state, wrong=section.name, problems=problems, typed=form)
        try:
            _store(context, user, section, form, language, file_name, content)
        except InvalidState:
            return closed_page(core, language, "account_closed", 409, back=f"/onboarding/{token}")
    return RedirectResponse(f"/onboarding/{token}?lang={language}&saved={section.name}#progress", 303)


def _store(
    context: Context,
    user: UserRow,
    section: table.Section,
    form: Mapping[str, str],
    language: str,
    file_name: str,
    content: bytes,
) -> None:
    at = context.now(user.client_id)
    if section.name == "identity":
        kind = table.media_type(content)
        assert kind is not None
        onboarding.submit_document(context, user.id, name=file_name, media_type=kind, content=content, at=at)
        return
    values = {**table.parse_values(section, form, user, at), "language": language}
    onboarding.submit(context, user.id, values, at=at, action=f"user.{section.name}")


def _document_problems(content: bytes) -> dict[str, str]:
    if not content:
        return {"document": "needed"}
    if len(content) > table.IDENTITY_BYTES:
        return {"document": "file_too_large"}
    return {} if table.media_type(content) else {"document": "file_unsupported"}


def _user(context: Context, token: str) -> UserRow | None:
    """Return the creditor whose current link this is."""
    linked = check_onboarding_token(context.core, token)
    if linked is None:
        return None
    try:
        user = service.load(context.connection, linked.id)
    except NotFound:
        return None
    return user if user.link_generation == linked.generation else None


def _state(
    core: Core, request: Request, user: UserRow, token: str, browser: str, language: str | None = None
) -> PageState:
    return PageState(
        core=core,
        user=user,
        language=language or _language(request, user),
        token=token,
        csrf=_csrf(core, user, browser).decode(),
        saved=request.query_params.get("saved", ""),
        back_to=_callback(user),
    )


def _callback(user: UserRow) -> str | None:
    """Return where the button at the end leads: a secure address, or a program on this machine."""
    url = user.callback_url or ""
    try:
        parsed = urlsplit(url)
        host = parsed.hostname
    except ValueError:
        return None
    local = parsed.scheme == "http" and host in ("127.0.0.1", "::1", "localhost")
    safe = host and all(letter.isprintable() and letter not in ' "<>\\' for letter in url)
    return url if safe and (parsed.scheme == "https" or local) else None


def _language(request: Request, user: UserRow | None = None) -> str:
    chosen: Any = request.query_params.get("lang")
    if chosen in LANGUAGES:
        return str(chosen)
    if user is not None and user.language:
        return user.language
    return negotiate_language(request.headers.get("accept-language", ""))


def _csrf(core: Core, user: UserRow, browser: str) -> bytes:
    """Return the token that makes a form good only in the browser that it was shown to."""
    message = f"onboarding form|{user.id}|{user.link_generation}|{browser}".encode()
    return hmac.new(core.settings.link_key, message, hashlib.sha256).hexdigest().encode()
