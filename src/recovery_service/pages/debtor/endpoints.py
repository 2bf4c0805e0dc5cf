"""The addresses of the debtor's page: reading changes nothing, each answer is a form sent once."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Request
from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response

from recovery_invoices import Reader
from recovery_service.context.core import Core
from recovery_service.files.checking import ReaderIn, find_unreadable_file
from recovery_service.law.countries import LANGUAGES
from recovery_service.pages.consent.pages import stylesheet
from recovery_service.pages.debtor import card, submissions
from recovery_service.pages.debtor.forms import FILES, Form, FormFault
from recovery_service.pages.debtor.view import LANGUAGE_NAMES, LinkGone, find_by_link, page_values
from recovery_service.web.auth import CoreIn
from recovery_service.web.long_work import CHECKING, LongWork
from recovery_service.wording.line_breaks import without_breaks
from recovery_service.wording.phrases import phrase

router = APIRouter()

_TEMPLATES: Final = Environment(
    loader=PackageLoader("recovery_service.pages.debtor"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_TEMPLATES.filters["whole"] = without_breaks

HEADERS: Final = {
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
    "Cache-Control": "no-store",
}
_POLICY: Final = (
    "default-src 'none'; style-src 'self'{styles}; form-action 'self'{more}; frame-ancestors 'none'; "
    "base-uri 'none'; img-src {images}"
)


@router.get("/r/style.css")
def get_stylesheet() -> Response:
    own, _, _ = _TEMPLATES.loader.get_source(_TEMPLATES, "style.css")  # type: ignore[union-attr]
    headers = {"Cache-Control": "public, max-age=3600"}
    return Response(stylesheet() + own, media_type="text/css", headers=headers)


@router.get("/r/{token}")
def show_page(request: Request, token: str, core: CoreIn) -> Response:
    done = request.query_params.get("done")
    is_confirmation = done in submissions.KINDS or done == card.KIND
    return _page(core, request, token, done=done if is_confirmation else None, fault=None)


@router.post("/r/{token}/{kind}")
async def submit_form(
    request: Request,
    token: str,
    kind: str,
    core: CoreIn,
    reader: ReaderIn,
    checking: Annotated[LongWork, CHECKING],
) -> Response:
    if kind not in submissions.KINDS and kind != card.KIND:
        raise HTTPException(404)
    form = await _form(request)
    if kind == card.KIND:
        return await _begin_card(core, request, token, form)
    opens = True
    if form is not None and form.files and _is_of_this_page(core, token, form):
        # Who is at the other end is all that is known of a debtor.
        source = request.client.host if request.client else ""
        opens = await checking.run(f"page {source}", partial(_opens, reader, form))
    return await run_in_threadpool(_take, core, request, token, kind, form, opens=opens)


def _opens(reader: Reader, form: Form) -> bool:
    """Return whether all its files are what they say, and ours to take."""
    try:
        return find_unreadable_file(reader, form.uploads()) is None
    except FormFault:
        return False


async def _begin_card(core: Core, request: Request, token: str, form: Form | None) -> Response:
    """Redirect to the payment provider's page, without a script."""
    fault = "error_stale"
    if form is not None and _is_of_this_page(core, token, form):
        try:
            url = await card.begin_card_payment(core, token, form, _language(request, "en"))
        except FormFault as error:
            fault = error.key
        else:
            if url is not None:
                return RedirectResponse(url, 303, headers=_headers(core))
    return await run_in_threadpool(_page, core, request, token, done=None, fault=fault)


def _take(core: Core, request: Request, token: str, kind: str, form: Form | None, *, opens: bool) -> Response:
    fault = "error_file"
    if form is not None:
        fault = "error_stale"
        if _is_of_this_page(core, token, form):
            try:
                if not opens:
                    raise FormFault("error_file")
                with core.write() as context:
                    now = find_by_link(context, token)
                    if not isinstance(now, LinkGone):
                        submissions.handle_submission(context, now.receivable.id, kind, form)
                language = _language(request, "")
                query = f"?done={kind}" + (f"&lang={language}" if language else "")
                return RedirectResponse(f"/r/{token}{query}", 303, headers=_headers(core))
            except FormFault as error:
                fault = error.key
    return _page(core, request, token, done=None, fault=fault)


def _page(core: Core, request: Request, token: str, *, done: str | None, fault: str | None) -> Response:
    with core.read() as context:
        now = find_by_link(context, token)
        if isinstance(now, LinkGone):
            return _gone(core, request, now)
        language = _language(request, now.language)
        values = page_values(context, now, token, language, done=done, fault=fault)
        by_card = card.is_offered(context, now.receivable)
    html = _TEMPLATES.get_template("page.html").render(**values, csrf=csrf_token(core, token), card=by_card)
    headers = _headers(core, values["head"])
    return HTMLResponse(html, 400 if fault else 200, {**headers, "Content-Language": language})


def _gone(core: Core, request: Request, gone: LinkGone) -> Response:
    language = _language(request, gone.language or _accepted(request))

    def text(key: str, **values: Any) -> str:
        return phrase(key, language, **values)

    html = _TEMPLATES.get_template("gone.html").render(
        t=text, language=language, creditor=gone.creditor, email=gone.email, practice=False
    )
    return HTMLResponse(html, 410 if gone.creditor else 404, {**_headers(core), "Content-Language": language})


def _headers(core: Core, head: Mapping[str, Any] | None = None) -> dict[str, str]:
    """Return the page's headers. A browser also checks where the answer to a form may lead. Only the page of a creditor
    with a letterhead has a style and a picture of its own."""
    policy = _POLICY.format(
        more=card.payment_page_origin(core),
        styles=f" 'nonce-{head['nonce']}'" if head and head["line"] else "",
        images="data:" if head and head["image"] else "'none'",
    )
    return {**HEADERS, "Content-Security-Policy": policy}


def _is_of_this_page(core: Core, token: str, form: Form) -> bool:
    return hmac.compare_digest(form.text("csrf").encode(), csrf_token(core, token).encode())


def csrf_token(core: Core, token: str) -> str:
    """Tie a form to the page it was shown on; another site does not know it."""
    return hmac.new(core.settings.link_key, f"form|{token}".encode(), hashlib.sha256).hexdigest()


def _language(request: Request, otherwise: str) -> str:
    code = request.query_params.get("lang", "")
    return code if code in LANGUAGE_NAMES else otherwise


def _accepted(request: Request) -> str:
    for candidate in request.headers.get("accept-language", "").split(","):
        code = candidate.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


async def _form(request: Request) -> Form | None:
    """Return None where the form cannot be read, or carries more files than it may."""
    try:
        data: FormData = await request.form(max_files=FILES + 1, max_fields=30)
    except HTTPException:
        return None
    async with request.form():
        fields = {name: value for name, value in data.multi_items() if isinstance(value, str)}
        uploads = [value for _, value in data.multi_items() if isinstance(value, UploadFile)]
        files = [(upload.filename or "file", await upload.read()) for upload in uploads]
    return Form(fields, [(name, content) for name, content in files if content])
