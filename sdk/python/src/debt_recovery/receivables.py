"""Receivables: unpaid invoices on their way to being paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from debt_recovery.calls import Call, get_call, join, pairs, post_call, without_none
from debt_recovery.models import Page, Receivable

Fields = Mapping[str, Any]


def create(
    user_id: str,
    invoice: Fields,
    debtor: Fields,
    *,
    metadata: Fields | None = None,
    force_proceed: bool | None = None,
) -> Call[Receivable]:
    body = without_none(metadata=metadata, force_proceed=force_proceed)
    return post_call("/v1/receivables", {"user_id": user_id, "invoice": invoice, "debtor": debtor, **body})


def retrieve(receivable_id: str, *, expand: Sequence[str] = ()) -> Call[Receivable]:
    return get_call(join("v1", "receivables", receivable_id), expand=list(expand))


def list_all(
    *,
    metadata: Mapping[str, str | int | float | bool] | None = None,
    statuses: Sequence[str] = (),
    created: Mapping[str, str] | None = None,
    expand: Sequence[str] = (),
    **filters: str | int | None,
) -> Call[Page[Receivable]]:
    """List receivables.

    `filters` are `user_id`, `debtor_id`, `status`, `invoice_number`, `limit`, `starting_after`,
    `ending_before`.
    """
    query = {
        **filters,
        "metadata": metadata,
        "statuses": list(statuses),
        "created": created,
        "expand": list(expand),
    }
    return Call("GET", "/v1/receivables", pairs(query))


def update(receivable_id: str, metadata: Fields) -> Call[Receivable]:
    return Call("PATCH", join("v1", "receivables", receivable_id), json={"metadata": metadata})


def cancel(receivable_id: str, reason: str, notes: str | None = None) -> Call[Receivable]:
    return post_call(
        join("v1", "receivables", receivable_id, "cancel"), without_none(reason=reason, notes=notes)
    )


def pause(receivable_id: str, until: str | None = None) -> Call[Receivable]:
    """Let contacts rest to the end of the day `until`, or without one until `resume`."""
    return post_call(join("v1", "receivables", receivable_id, "pause"), without_none(until=until))


def resume(receivable_id: str) -> Call[Receivable]:
    """Let contacts go on."""
    return post_call(join("v1", "receivables", receivable_id, "resume"))


def add_contact(receivable_id: str, email: str, **more: Any) -> Call[dict[str, Any]]:
    return post_call(join("v1", "receivables", receivable_id, "contacts"), {"email": email, **more})


def submit_evidence(
    receivable_id: str, *, documents: Sequence[Fields] = (), statement: str | None = None
) -> Call[Receivable]:
    body = without_none(documents=list(documents) or None, statement=statement)
    return post_call(join("v1", "receivables", receivable_id, "evidence"), body)


def decide_partial_payment(receivable_id: str, action: str, notes: str | None = None) -> Call[Receivable]:
    """Decide what follows a partial payment; `action` is `continue_recovery` or `mark_complete`."""
    return post_call(
        join("v1", "receivables", receivable_id, "partial-payment"), without_none(action=action, notes=notes)
    )


def extract(user_id: str, name: str, content: bytes) -> Call[dict[str, Any]]:
    """Read a PDF invoice; nothing is created."""
    files = {"file": (name, content, "application/pdf"), "user_id": (None, user_id)}
    return Call("POST", "/v1/receivables/ocr", files=files)
