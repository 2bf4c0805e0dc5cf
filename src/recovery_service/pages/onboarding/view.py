"""Renders the onboarding page from what is there and what is missing."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from babel import Locale
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.responses import HTMLResponse, Response

from recovery_contract.users import KybStatus, UserStatus
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Core
from recovery_service.deployment import DeploymentKind
from recovery_service.law.countries import LANGUAGES
from recovery_service.ledger.users import requirements as rules
from recovery_service.ledger.users.checks import find_doubtful_numbers
from recovery_service.ledger.users.requirements import Need
from recovery_service.ledger.users.rows import UserRow
from recovery_service.pages.onboarding import sections as table
from recovery_service.resources import resource_path
from recovery_service.wording.formats import format_day

_POLICY: Final = (
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)


@dataclass(frozen=True)
class PageState:
    """Data for rendering besides the submitted section."""

    core: Core
    user: UserRow
    language: str
    token: str
    csrf: str
    saved: str
    back_to: str | None


def render_page(
    state: PageState,
    *,
    wrong: str | None = None,
    problems: Mapping[str, str] | None = None,
    typed: Mapping[str, str] | None = None,
) -> Response:
    """Return the whole page; `problems` of the section `wrong` are shown beside its fields, filled as typed."""
    user, place = state.user, state.core.settings.deployment.place
    missing = set(rules.list_missing(user, place, Need.NOW))
    later = set(rules.list_missing(user, place, Need.LATER))
    sections = table.sections(place)
    is_open = not user.is_suspended and not (
        place is DeploymentKind.HOSTED and user.kyb_status == KybStatus.VERIFIED
    )
    doubts = find_doubtful_numbers(user)
    steps = []
    for section in sections:
        due = [key for key in section.keys if key in missing]
        is_wrong = section.name == wrong
        steps.append(
            {
                "name": section.name,
                "fields": section.fields,
                "done": not due and not (set(section.keys) & later),
                "optional": not due and bool(set(section.keys) & later),
                "values": typed if is_wrong and typed else table.prefilled_values(section, user),
                "problems": (problems or {}) if is_wrong else {},
                "doubts": [field.name for field in section.fields if field.name in doubts],
                "partly": bool(due) and len(due) < len(section.keys),
                "glance": _glance(section.name, state),
            }
        )
    saved = state.saved if state.saved in {section.name for section in sections} else ""
    doubted = next((step["name"] for step in steps if step["doubts"] and step["name"] == saved), None)
    first = next((step["name"] for step in steps if not step["done"] and not step["optional"]), None)
    values = {
        "steps": steps,
        "unfold": wrong or doubted or first,
        "done": sum(1 for step in steps if step["done"] or step["optional"]),
        "outcome": _outcome(user, place, missing),
        "is_open": is_open,
        "user": user,
        "token": state.token,
        "csrf": state.csrf,
        "saved": saved,
        "back_to": state.back_to,
        "countries": _countries(state.language),
        "own_machine": place is DeploymentKind.OWN_MACHINE,
    }
    return _html("onboarding.html", state.core, state.language, 400 if wrong else 200, values)


def closed_page(core: Core, language: str, reason: str, status: int, back: str | None = None) -> Response:
    """Say why it does not go on."""
    return _html("onboarding_closed.html", core, language, status, {"reason": reason, "back": back})


def negotiate_language(accepted: str) -> str:
    """Return the first language that the browser accepts and that the page speaks."""
    for candidate in accepted.split(","):
        name = candidate.partition(";")[0].strip().lower()[:2]
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def load_stylesheet() -> str:
    return resource_path("pages", "onboarding.css").read_text("utf-8")


def _outcome(user: UserRow, place: DeploymentKind, missing: set[str]) -> str | None:
    """Return which message stands above everything, if one does."""
    if user.is_suspended:
        return "suspended"
    if user.status is UserStatus.ACTIVE:
        return "active"
    if user.kyb_status == KybStatus.REJECTED and missing:
        return "rejected"
    return "in_review" if user.kyb_status == KybStatus.IN_REVIEW else None


def _glance(name: str, state: PageState) -> str:
    """Return what was given, on one line."""
    user = state.user
    if name == "company":
        return ", ".join(filter(None, (user.company.get("name"), user.address.get("city"))))
    if name == "contact":
        return " ".join(filter(None, (user.contact.get("first_name"), user.contact.get("last_name"))))
    if name == "bank":
        return table.mask_iban(user.iban) if user.iban else ""
    if name == "identity" and user.identity_given_at is not None:
        return _day(user.identity_given_at, state.language)
    if name == "mandate" and user.mandate_signed_at is not None:
        return f"{user.mandate_name}, {_day(user.mandate_signed_at, state.language)}"
    return ""


def _day(moment: int, language: str) -> str:
    return format_day(to_datetime(moment).date(), language)


@cache
def _countries(language: str) -> list[tuple[str, str]]:
    """Return code and name of every country, sorted by name."""
    names = Locale(language).territories
    countries = [(code, name) for code, name in names.items() if len(code) == 2 and code.isalpha()]
    return sorted(
        ((code, name) for code, name in countries if code not in ("EU", "EZ", "UN", "QO", "ZZ", "XA", "XB")),
        key=lambda row: row[1].casefold().replace("É", "e").replace("é", "e").replace("ö", "o"),
    )


@cache
def load_phrases() -> dict[str, dict[str, str]]:
    return tomllib.loads(resource_path("pages", "onboarding.toml").read_text("utf-8"))


@cache
def _templates() -> Environment:
    folder = resource_path("pages", "onboarding.html").parent
    return Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _html(name: str, core: Core, language: str, status: int, values: Mapping[str, Any]) -> Response:
    text = {key: row[language] for key, row in load_phrases().items()}
    html = (
        _templates()
        .get_template(name)
        .render(
            text=text,
            language=language,
            languages=LANGUAGES,
            practice=core.settings.deployment.marks_practice,
            **values,
        )
    )
    headers = {
        "Content-Security-Policy": _POLICY,
        "Content-Language": language,
        "X-Robots-Tag": "noindex",
        "Vary": "Accept-Language, Cookie",
    }
    return HTMLResponse(html, status, headers)
