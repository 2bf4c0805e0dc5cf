"""From findings to the extraction: data in the interface's shape, evidence by path, what is missing."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

from recovery_contract.json_values import value_at
from recovery_invoices.extraction import EXPECTED_FIELDS, Extraction
from recovery_invoices.fields.finding import Findings
from recovery_invoices.fields.forms_of_address import split_person

#: Findings that describe the debtor's contact rather than the debtor.
_CONTACT = {"debtor.email": "email", "debtor.phone": "phone"}


def assemble_extraction(
    findings: Findings, more: dict[str, Any], confidence: float, warnings: Iterable[dict[str, Any]]
) -> Extraction:
    data: dict[str, Any] = {"invoice": {}, "debtor": {}, "creditor": {}, **more, "fields": {}}
    for path, finding in findings.items():
        if path in _CONTACT or path == "debtor.contact_name":
            continue
        _set(data, path, finding.value)
        data["fields"][path] = finding.evidence()
    contact = _contact(findings)
    data["debtor"]["contacts"] = [contact] if contact else []
    for path, key in _CONTACT.items():
        if path in findings:
            data["fields"][f"debtor.contacts.0.{key}"] = findings[path].evidence()
    return Extraction(
        confidence=round(confidence, 3),
        data=data,
        missing_fields=[path for path in EXPECTED_FIELDS if _is_missing(data, path)],
        warnings=list(warnings),
    )


def _contact(findings: Findings) -> dict[str, Any] | None:
    contact: dict[str, Any] = {
        key: one_line(findings[path].value) for path, key in _CONTACT.items() if path in findings
    }
    if "debtor.contact_name" in findings:
        first, last = split_person(one_line(str(findings["debtor.contact_name"].value)))
        contact |= {"first_name": first, "last_name": last} if first else {"last_name": last}
    return contact | {"level": 0} if contact else None


def _set(data: dict[str, Any], path: str, value: object) -> None:
    *parents, leaf = path.split(".")
    for parent in parents:
        data = data.setdefault(parent, {})
    data[leaf] = one_line(value)


def one_line(value: Any) -> Any:
    """Return texts without line breaks and without characters that only steer how others are shown."""
    if isinstance(value, list):
        return [one_line(inner) for inner in value]
    if not isinstance(value, str):
        return value
    return " ".join("".join(" " if _is_control(character) else character for character in value).split())


def _is_control(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp", "Cs")


def _is_missing(data: dict[str, Any], path: str) -> bool:
    if path == "debtor.contacts":
        return not any(contact.get("email") for contact in data["debtor"]["contacts"])
    return value_at(data, path) in (None, "", [])
