"""The sections of the onboarding page as one table: their fields, what they settle, how a form becomes values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from recovery_service.deployment import DeploymentKind
from recovery_service.ledger.users.checks import compact
from recovery_service.ledger.users.rows import UserRow

IDENTITY_BYTES: Final = 10 * 1024 * 1024
_ACCOUNT: Final = re.compile(r"[A-Z0-9]{5,34}")
_SIGNATURES: Final = {b"%PDF-": "application/pdf", b"\x89PNG\r\n": "image/png", b"\xff\xd8\xff": "image/jpeg"}


@dataclass(frozen=True)
class Field:
    """An input; `autocomplete` is the browser's word for it. The hint of one that `depends` on others says when it is
    required."""

    name: str
    required: bool = False
    autocomplete: str = "off"
    kind: str = "text"
    most: int = 200
    half: bool = False
    depends: bool = False


@dataclass(frozen=True)
class Section:
    """`keys` are the requirements that it settles."""

    name: str
    keys: tuple[str, ...]
    fields: tuple[Field, ...]
    places: tuple[DeploymentKind, ...] = tuple(DeploymentKind)


_IDENTIFYING: Final = (DeploymentKind.TEST, DeploymentKind.PRACTICE, DeploymentKind.HOSTED)

SECTIONS: Final = (
    Section(
        "company",
        ("company.name", "company.siret", "company.address"),
        (
            Field("name", True, "organization"),
            Field("line1", True, "address-line1"),
            Field("line2", False, "address-line2"),
            Field("postal_code", True, "postal-code", half=True, most=20),
            Field("city", True, "address-level2", half=True),
            Field("country", True, "country", kind="country"),
            Field("siret", half=True, most=30, depends=True),
            Field("vat_number", half=True, most=30),
            Field("website", False, "url", kind="url", half=True, most=500),
            Field("phone", False, "tel", kind="tel", half=True, most=50),
        ),
    ),
    Section(
        "contact",
        ("contact.name",),
        (
            Field("first_name", True, "given-name", half=True),
            Field("last_name", True, "family-name", half=True),
            Field("job_title", False, "organization-title", half=True),
            Field("contact_phone", False, "tel", kind="tel", half=True, most=50),
        ),
    ),
    Section(
        "bank",
        ("bank_account",),
        (
            Field("account_holder", False),
            Field("iban", True, most=50),
            Field("bic", half=True, most=20),
        ),
    ),
    Section(
        "identity",
        ("identity_document",),
        (Field("document", True, kind="file"),),
        _IDENTIFYING,
    ),
    Section(
        "mandate",
        ("mandate",),
        (Field("mandate_name", True, "name"), Field("agree", True, kind="checkbox")),
        _IDENTIFYING,
    ),
    Section("mailbox", ("mailbox",), (), (DeploymentKind.OWN_MACHINE,)),
)


def sections(place: DeploymentKind) -> list[Section]:
    return [section for section in SECTIONS if place in section.places]


def find_problems(section: Section, form: Mapping[str, str]) -> dict[str, str]:
    """Return what is wrong with each field: the key of a phrase."""
    errors: dict[str, str] = {}
    for field in section.fields:
        text = form.get(field.name, "").strip()
        if field.required and not text and field.kind != "file":
            errors[field.name] = "needed"
        elif len(text) > field.most:
            errors[field.name] = "too_long"
        elif any(not letter.isprintable() for letter in text):
            errors[field.name] = "unreadable"
    if section.name == "bank" and "iban" not in errors and not _ACCOUNT.fullmatch(compact(form["iban"])):
        errors["iban"] = "no_iban"
    return errors


def parse_values(section: Section, form: Mapping[str, str], user: UserRow, at: int) -> dict[str, Any]:
    """Return the columns to store for a form without problems; empty fields are left out."""
    text = {field.name: form.get(field.name, "").strip() for field in section.fields}
    if section.name == "company":
        names = ("line1", "line2", "postal_code", "city", "country")
        address = {name: text[name] for name in names if text[name]}
        rest = ("name", "siret", "vat_number", "website", "phone")
        return {"company": {**{name: text[name] for name in rest if text[name]}, "address": address}}
    if section.name == "contact":
        contact = {**text, "phone": text["contact_phone"]}
        return {"contact": {name: contact[name] for name in _CONTACT if contact[name]}}
    if section.name == "bank":
        return {
            "account_holder": text["account_holder"] or None,
            "iban": compact(text["iban"]),
            "bic": compact(text["bic"]) or None,
        }
    if section.name == "mandate":
        return {"mandate_name": text["mandate_name"], "mandate_signed_at": at}
    raise ValueError(f"{section.name} is not a form of texts")


def prefilled_values(section: Section, user: UserRow) -> dict[str, str]:
    """Return what the form is filled with: what was given before, but for the account, which is shown in part only."""
    if section.name == "company":
        return {**{name: user.company.get(name) or "" for name in _COMPANY}, **user.address}
    if section.name == "contact":
        contact = {name: user.contact.get(name) or "" for name in _CONTACT}
        return {**contact, "contact_phone": contact["phone"]}
    if section.name == "bank":
        return {"account_holder": user.account_holder or user.company.get("name", ""), "bic": user.bic or ""}
    return {}


def media_type(content: bytes) -> str | None:
    """Return what a document is by its first bytes; None: nothing that is taken."""
    return next((kind for start, kind in _SIGNATURES.items() if content.startswith(start)), None)


def mask_iban(iban: str) -> str:
    return f"{iban[:4]} •••• {iban[-4:]}"


_COMPANY: Final = ("name", "siret", "vat_number", "website", "phone")
_CONTACT: Final = ("first_name", "last_name", "job_title", "phone")
