"""A person's browser played over HTTP: it opens the service's pages, reads their forms and submits them.

It knows no endpoint and builds no request of its own: what it sends is what the form on the page says, with the fields
that a person would fill in.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Self
from urllib.parse import urljoin

import httpx
from lxml import html

PATIENCE_SECONDS: Final = 60.0
TYPED: Final = ("text", "email", "tel", "number", "date", "search", "url", "password", "")
PIXEL: Final = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
"""A picture of one point, for pages that ask for a photographed document."""


class PageRefused(Exception):
    """The page answered with an error, or had no such form; `page` is what came instead."""

    def __init__(self, message: str, page: Page) -> None:
        super().__init__(f"{message}\n{page.words[:800]}")
        self.page = page


@dataclass(frozen=True)
class Control:
    """One control of a form; `choices` are the values of a select or of the radio buttons under one name.
    `is_sent` is false for a box that is not ticked."""

    name: str
    kind: str
    value: str
    choices: tuple[str, ...] = ()
    is_sent: bool = True


@dataclass(frozen=True)
class Form:
    """A form as it stands on the page. `buttons` maps the words on a button to the (name, value) it sends;
    `in_parts` asks for multipart; `unfolded` is false inside a section that is folded up."""

    action: str
    method: str
    controls: tuple[Control, ...]
    buttons: Mapping[str, tuple[str, str]]
    in_parts: bool = False
    unfolded: bool = True

    def control(self, name: str) -> Control | None:
        return next((control for control in self.controls if control.name == name), None)

    @property
    def names(self) -> set[str]:
        return {control.name for control in self.controls}


@dataclass(frozen=True)
class Page:
    url: str
    status: int
    text: str
    root: Any = field(repr=False)

    @property
    def words(self) -> str:
        """What can be read on it, white space folded."""
        texts = self.root.xpath("//text()[not(ancestor::style or ancestor::script)]")
        return " ".join(" ".join(texts).split())

    @property
    def forms(self) -> list[Form]:
        return [_form(form, self.url) for form in self.root.iter("form")]

    def form_with(self, *names: str) -> Form:
        """Return the first form that has controls or buttons of all these names. Raises PageRefused."""
        for form in self.forms:
            sent = {name for name, _ in form.buttons.values()}
            if set(names) <= form.names | sent:
                return form
        raise PageRefused(f"{self.url} has no form with {', '.join(names)}", self)

    def links(self) -> list[str]:
        return [urljoin(self.url, link.get("href")) for link in self.root.iter("a") if link.get("href")]


class Browser:
    """Keeps cookies, follows redirects (the one back to the app's loopback listener too)."""

    def __init__(self) -> None:
        # A browser on this machine reaches loopback directly, whatever proxy the environment names.
        self._http = httpx.AsyncClient(
            follow_redirects=True,
            timeout=PATIENCE_SECONDS,
            trust_env=False,
            headers={"Accept": "text/html", "Accept-Language": "en", "User-Agent": "Mozilla/5.0 (tour)"},
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def open(self, url: str) -> Page:
        return _page(await self._http.get(url))

    async def submit(
        self,
        page: Page,
        form: Form,
        values: Mapping[str, str] | None = None,
        *,
        press: str | None = None,
        files: Mapping[str, tuple[str, bytes, str]] | None = None,
    ) -> Page:
        """Send a form with `values` typed into it, by the button `press` (part of its words, or a value it sends).

        Raises PageRefused for a field that the form does not have or offer, and for an answer of 400 and above.
        """
        sent = {
            control.name: control.value
            for control in form.controls
            if control.is_sent and control.kind != "file"
        }
        for name, value in (values or {}).items():
            control = form.control(name)
            if control is None or (control.choices and value not in control.choices):
                raise PageRefused(f"{page.url} takes no {name}={value}", page)
            sent[name] = value
        button = _pressed(page, form, press)
        if button is not None and button[0]:
            sent[button[0]] = button[1]
        headers = {"Origin": _origin(page.url), "Referer": page.url}
        if form.method == "get":
            answer = await self._http.get(form.action, params=sent, headers=headers)
        elif form.in_parts:
            parts: dict[str, Any] = {name: (None, value) for name, value in sent.items()}
            answer = await self._http.post(form.action, files=parts | dict(files or {}), headers=headers)
        else:
            answer = await self._http.post(form.action, data=sent, headers=headers)
        reached = _page(answer)
        if reached.status >= 400:
            raise PageRefused(f"{form.action} answered {reached.status}", reached)
        return reached


def _page(answer: httpx.Response) -> Page:
    text = answer.text
    root = html.fromstring(text if text.strip() else "<p></p>")
    return Page(str(answer.url), answer.status_code, text, root)


def _form(element: Any, base: str) -> Form:
    controls: dict[str, Control] = {}
    buttons: dict[str, tuple[str, str]] = {}
    for tag in element.iter("input", "select", "textarea", "button"):
        name, kind = tag.get("name") or "", (tag.get("type") or "").lower()
        if tag.get("disabled") is not None:
            continue
        if tag.tag == "button" and kind in ("", "submit"):
            buttons[" ".join(tag.text_content().split())] = (name, tag.get("value") or "")
        elif tag.tag == "input" and kind in ("submit", "image"):
            buttons[tag.get("value") or ""] = (name, tag.get("value") or "")
        elif name:
            control = _control(tag, name, kind, controls.get(name))
            if control is not None:
                controls[name] = control
    action = urljoin(base, element.get("action") or base)
    method, encoding = element.get("method") or "get", element.get("enctype") or ""
    in_parts = encoding.lower() == "multipart/form-data"
    unfolded = not element.xpath("ancestor::details[not(@open)]")
    return Form(action, method.lower(), tuple(controls.values()), buttons, in_parts, unfolded)


def _control(tag: Any, name: str, kind: str, before: Control | None) -> Control | None:
    if tag.tag == "select":
        options = [option.get("value", option.text or "") for option in tag.iter("option")]
        chosen = [o.get("value", o.text or "") for o in tag.iter("option") if o.get("selected") is not None]
        return Control(name, "select", (chosen or options or [""])[0], tuple(options))
    if tag.tag == "textarea":
        return Control(name, "textarea", tag.text or "")
    value = tag.get("value") or ("on" if kind in ("checkbox", "radio") else "")
    if kind == "radio":
        choices = (*(before.choices if before else ()), value)
        chosen_value = value if tag.get("checked") is not None else (before.value if before else value)
        return Control(name, kind, chosen_value, choices)
    if kind == "checkbox":
        # A person ticks what the page requires; the rest stays as it was.
        is_sent = tag.get("checked") is not None or tag.get("required") is not None
        return Control(name, kind, value, (value,), is_sent)
    return Control(name, kind, value) if kind in (*TYPED, "hidden", "file") else None


def _pressed(page: Page, form: Form, press: str | None) -> tuple[str, str] | None:
    if press is None:
        return next(iter(form.buttons.values()), None)
    for words, (name, value) in form.buttons.items():
        if press == value or press.lower() in words.lower():
            return name, value
    raise PageRefused(f"{page.url} has no button {press!r}, only {', '.join(form.buttons)}", page)


def _origin(url: str) -> str:
    parts = httpx.URL(url)
    return f"{parts.scheme}://{parts.netloc.decode()}"
