"""/docs: the reference of the interface, the errors and the events, without anything from elsewhere."""

from __future__ import annotations

import gzip
import re
from functools import cache
from typing import Any, Final

from fastapi import APIRouter, Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape
from starlette.responses import HTMLResponse, Response

from recovery_contract.events import EXPLICIT_ONLY
from recovery_contract.samples import SAMPLES
from recovery_service.errors import NotFound
from recovery_service.resources import resource_path
from recovery_service.web import reference

router = APIRouter(include_in_schema=False)

_POLICY: Final = (
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
# The reference makes its styles while it runs, and searches in a thread of its own.
_REFERENCE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; worker-src blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
_CODE: Final = re.compile(r"`([^`]+)`")
_CACHED: Final = {"Cache-Control": "max-age=86400", "Vary": "Accept-Encoding"}


@router.get("/docs")
def show_reference() -> Response:
    return _page("reference", _REFERENCE_POLICY, root="")


@router.get("/docs/guide")
def show_guide() -> Response:
    # Read by few, and the reader of Markdown need not be loaded for anybody else.
    from recovery_service.pages.reference.guide import read_guide

    return _page("guide", _POLICY, root="../", guide=read_guide())


@router.get("/docs/redoc.js")
def get_script(request: Request) -> Response:
    """Return the program that shows the reference, as it was published; its licence is
    `resources/licences/redoc.txt`.
    """
    packed = resource_path("reference", "redoc.standalone.js.gz").read_bytes()
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="text/javascript", headers={**_CACHED, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="text/javascript", headers=_CACHED)


@router.get("/docs/reference.js")
def get_start_script() -> Response:
    text = resource_path("reference", "reference.js").read_text("utf-8")
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "max-age=3600"})


@router.get("/docs/style.css")
def get_stylesheet() -> Response:
    text = resource_path("reference", "docs.css").read_text("utf-8")
    return Response(text, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


@router.get("/docs/errors")
def list_errors() -> Response:
    return _page("errors", _POLICY, root="../", errors=reference.error_texts())


@router.get("/docs/errors/{code}")
def show_error(code: str) -> Response:
    text = reference.error_texts().get(code)
    if text is None:
        raise NotFound
    return _page("error", _POLICY, root="../../", code=code, error=text)


@router.get("/docs/events")
def list_events() -> Response:
    texts = reference.event_texts()
    fields = {type_: sorted(SAMPLES[type_]) for type_ in texts}
    return _page("events", _POLICY, root="../", events=texts, fields=fields, explicit=EXPLICIT_ONLY)


@cache
def _templates() -> Environment:
    folder = resource_path("reference", "reference.html").parent
    templates = Environment(
        loader=FileSystemLoader(folder), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    templates.filters["code"] = _mark_code
    return templates


def _mark_code(text: str) -> Markup:
    """Return a text of the reference with what stands between backticks set as code."""
    return Markup(_CODE.sub(r"<code>\1</code>", str(escape(text))))


def _page(name: str, policy: str, **values: Any) -> Response:
    html = _templates().get_template(f"{name}.html").render(**values)
    return HTMLResponse(html, headers={"Content-Security-Policy": policy, "Cache-Control": "max-age=300"})
