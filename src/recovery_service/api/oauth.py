"""/oauth/authorize, the consent page behind it, /oauth/token and /oauth/revoke."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import parse_qsl

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, RedirectResponse, Response

from recovery_contract.ids import ClientId
from recovery_contract.oauth import Scope
from recovery_service.access import clients
from recovery_service.access.oauth_server import BASIC_CHALLENGE, OAuthRequest, Server, read_basic
from recovery_service.access.secrets import generate_secret
from recovery_service.access.tokens import find_grant, revoke
from recovery_service.context.core import Core
from recovery_service.pages.consent import consent, pages
from recovery_service.pages.consent.mailer import MailFailed, send_code
from recovery_service.pages.consent.texts import negotiate_language
from recovery_service.web.auth import CoreIn
from recovery_service.web.rate_limits import Rates, Window

metadata_router = APIRouter(include_in_schema=False)
router = APIRouter(prefix="/oauth")
pages_router = APIRouter(prefix="/oauth")
"""What a person sees in a browser. The service inside the app has none of it: the app gets its tokens without."""

COOKIE = "recovery_browser"
_NO_STORE = {"Cache-Control": "no-store", "Pragma": "no-cache"}
_FORM = "application/x-www-form-urlencoded"
_CODES_PER_ADDRESS = 5
_CODES_PER_SOURCE = 20
_HOUR = 3600


@metadata_router.get("/.well-known/oauth-authorization-server")
def show_metadata(core: CoreIn) -> Response:
    """Return what a client has to know of the addresses here (RFC 8414)."""
    base = core.base_url
    methods = ["client_secret_basic", "client_secret_post", "none"]
    metadata = {
        "issuer": base,
        "authorization_endpoint": f"{base}/oauth/authorize",
        "token_endpoint": f"{base}/oauth/token",
        "token_endpoint_auth_methods_supported": methods,
        "revocation_endpoint": f"{base}/oauth/revoke",
        "revocation_endpoint_auth_methods_supported": methods,
        "scopes_supported": [scope.value for scope in Scope],
        "response_types_supported": ["code"],
        "response_modes_supported": ["query"],
        "grant_types_supported": ["authorization_code", "refresh_token"],
        "code_challenge_methods_supported": ["S256"],
        "service_documentation": f"{base}/docs",
    }
    return JSONResponse(metadata, headers={"Cache-Control": "max-age=3600"})


@pages_router.get("/authorize", operation_id="authorize")
def authorize(request: Request, core: CoreIn) -> Response:
    browser = request.cookies.get(COOKIE) or generate_secret()
    try:
        name = consent.begin_consent(core, request.query_params.multi_items(), browser)
    except consent.ConsentRefused as refused:
        return pages.refused_page(core, refused, _language(request))
    response = RedirectResponse(f"/oauth/consent?id={name}", 302)
    secure = core.base_url.startswith("https://")
    response.set_cookie(COOKIE, browser, httponly=True, samesite="lax", path="/oauth", secure=secure)
    return response


@pages_router.get("/consent", include_in_schema=False)
def show_consent(request: Request, core: CoreIn) -> Response:
    browser = request.cookies.get(COOKIE, "")
    try:
        with core.database.read() as connection:
            pending = consent.find_consent(connection, request.query_params.get("id", ""), browser)
    except consent.ConsentRefused as refused:
        return pages.refused_page(core, refused, _language(request))
    again = "again" in request.query_params
    return pages.consent_page(core, pending, browser, _language(request), is_sent_again=again)


@pages_router.post("/consent", include_in_schema=False)
async def submit_consent_step(request: Request, core: CoreIn) -> Response:
    form = dict(await _form(request) or [])
    try:
        return await _step(request, core, form)
    except consent.ConsentRefused as refused:
        return pages.refused_page(core, refused, _language(request))


@pages_router.get("/style.css", include_in_schema=False)
def get_stylesheet() -> Response:
    return Response(pages.stylesheet(), media_type="text/css", headers={"Cache-Control": "max-age=3600"})


@router.post("/token", operation_id="token")
async def issue_token(request: Request, core: CoreIn) -> Response:
    pairs = await _form(request)
    problem = _problem(pairs)
    if pairs is None or problem is not None:
        return _token_refusal(problem or "")
    form = dict(pairs)
    if not form.get("grant_type"):
        return _token_refusal("grant_type is needed.")
    if read_basic(_authorization(request)) is not None and form.get("client_secret"):
        return _token_refusal("Give the client's secret by HTTP Basic or in the form, not both.")
    return await run_in_threadpool(_exchange, core, pairs, _authorization(request))


@router.post("/revoke", operation_id="revoke")
async def revoke_token(request: Request, core: CoreIn) -> Response:
    """Revoke a grant by one of its tokens (RFC 7009). An unknown token, or another client's, counts as revoked."""
    pairs = await _form(request)
    problem = _problem(pairs)
    if pairs is None or problem is not None:
        return _token_refusal(problem or "")
    form = dict(pairs)
    if (basic := read_basic(_authorization(request))) is not None:
        form |= {"client_id": basic.client_id, "client_secret": basic.client_secret}
    if not form.get("token") or not form.get("client_id"):
        return _token_refusal("token and client_id are needed.")
    return await run_in_threadpool(_revoke, core, form)


def _revoke(core: Core, form: dict[str, str]) -> Response:
    with core.database.write() as connection:
        client = clients.find(connection, ClientId(form["client_id"]))
        if client is None or not (
            client.is_public or client.check_client_secret(form.get("client_secret", ""))
        ):
            body = {"error": "invalid_client", "error_description": "The client is not known by these words."}
            return JSONResponse(body, 401, headers={**_NO_STORE, "WWW-Authenticate": BASIC_CHALLENGE})
        grant = find_grant(connection, form["token"], client.client_id)
        if grant is not None:
            revoke(connection, grant)
    return Response(status_code=200, headers=_NO_STORE)


def _problem(pairs: Sequence[tuple[str, str]] | None) -> str | None:
    """Return why a form cannot be read as one."""
    if pairs is None:
        return "Send the parameters as application/x-www-form-urlencoded."
    if len({name for name, _ in pairs}) < len(pairs):
        return "A parameter is given twice."
    if any("\0" in name or "\0" in value for name, value in pairs):
        return "A parameter holds a character that no value has."
    return None


def _authorization(request: Request) -> dict[str, str]:
    """Return the header by which a client may prove itself, as RFC 6749 names it."""
    value = request.headers.get("authorization")
    return {} if value is None else {"Authorization": value}


def _exchange(core: Core, pairs: Sequence[tuple[str, str]], headers: Mapping[str, str]) -> Response:
    # One transaction whatever the answer is: a refusal may have revoked something.
    with core.database.write() as connection:
        request = OAuthRequest("POST", pairs, headers)
        response: Response = Server(connection).create_token_response(request)
        return response


def _token_refusal(description: str) -> Response:
    body = {"error": "invalid_request", "error_description": description}
    return JSONResponse(body, 400, headers=_NO_STORE)


async def _step(request: Request, core: Core, form: dict[str, str]) -> Response:
    name, browser = form.get("consent", ""), request.cookies.get(COOKIE, "")
    consent.check_csrf(name, browser, form.get("csrf", ""))
    pending = await run_in_threadpool(_find, core, name, browser)
    here = RedirectResponse(f"/oauth/consent?id={name}", 303)
    step = form.get("step")
    if step in ("allow", "deny"):
        where = await run_in_threadpool(
            consent.record_decision, core, pending, "allow" if step == "allow" else "deny"
        )
        return RedirectResponse(where, 303)
    if step == "email":
        problem = await _send_code(request, core, pending, form.get("email", ""))
    elif step == "again":
        problem = await _send_code(request, core, pending, pending.email or "")
        here = RedirectResponse(f"/oauth/consent?id={name}&again=1", 303)
    elif step == "code":
        right = await run_in_threadpool(consent.enter_code, core, pending, form.get("code", ""))
        problem = None if right else "code_wrong"
    elif step == "other":
        await run_in_threadpool(consent.forget_email, core, pending)
        problem = None
    else:
        raise consent.ConsentRefused("bad_request")
    if problem is None:
        return here
    return pages.consent_page(core, pending, browser, _language(request), problem, form.get("email", ""))


def _find(core: Core, name: str, browser: str) -> consent.Consent:
    with core.database.read() as connection:
        return consent.find_consent(connection, name, browser)


async def _send_code(request: Request, core: Core, pending: consent.Consent, email: str) -> str | None:
    """Return the name of the problem, None where the code is on its way."""
    address = consent.parse_address(email)
    if address is None:
        return "email_wrong"
    rates: Rates = request.app.state.rates
    source = request.client.host if request.client else "unknown"
    windows = [
        Window(f"sign-in:{pending.client.client_id}:{address}"[:200], _CODES_PER_ADDRESS, _HOUR),
        Window(f"sign-in@{source}", _CODES_PER_SOURCE, _HOUR),
    ]
    if (await run_in_threadpool(rates.count, windows)).exceeded:
        return "paced"  # a code that was sent before stays valid
    code = await run_in_threadpool(consent.set_email, core, pending, address)
    try:
        await send_code(core, pending.client.client_id, address, code, _language(request))
    except MailFailed:
        if not pending.awaits_code:
            await run_in_threadpool(consent.forget_email, core, pending)
        return "mail_failed"
    return None


async def _form(request: Request) -> list[tuple[str, str]] | None:
    """Return the pairs of a form-encoded body; None where it is something else."""
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type != _FORM:
        return None
    text = (await request.body()).decode(errors="replace")
    return parse_qsl(text, keep_blank_values=True)


def _language(request: Request) -> str:
    return negotiate_language(request.headers.get("accept-language", ""))
