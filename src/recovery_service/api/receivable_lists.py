"""What a list of receivables is asked for: filters, and parts of each receivable that rows leave out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Any

from fastapi import Depends, Query, Request

from recovery_contract.ids import DebtorId, UserId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.receivables import (
    EXPANDABLE,
    METADATA_FILTERS,
    METADATA_KEY_LENGTH,
    METADATA_VALUE_LENGTH,
    Receivable,
)
from recovery_service.context.core import Context
from recovery_service.errors import Invalid
from recovery_service.ledger.receivables import service
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.receivables.search import ReceivableFilter
from recovery_service.ledger.users import service as users
from recovery_service.web.query import CREATED, CreatedSpan, choose_statuses, keyed_values


async def _metadata(
    request: Request,
    metadata: Annotated[str | None, Query()] = None,  # declared so that the name is known: it has a key
) -> dict[str, str]:
    values = keyed_values(request.query_params.multi_items(), "metadata")
    if len(values) > METADATA_FILTERS:
        raise Invalid(f"at most {METADATA_FILTERS} keys of metadata are searched by at once", "metadata")
    for key, value in values.items():
        if len(key) > METADATA_KEY_LENGTH or len(value) > METADATA_VALUE_LENGTH:
            most = f"{METADATA_KEY_LENGTH} characters of a key and {METADATA_VALUE_LENGTH} of a value"
            raise Invalid(f"metadata is searched by up to {most}", f"metadata[{key}]", value)
    return values


async def _filter(
    created: Annotated[CreatedSpan, CREATED],
    metadata: Annotated[dict[str, str], Depends(_metadata)],
    user_id: Annotated[UserId | None, Query()] = None,
    debtor_id: Annotated[DebtorId | None, Query()] = None,
    status: Annotated[str | None, Query()] = None,
    statuses: Annotated[list[str] | None, Query(alias="statuses[]")] = None,
    invoice_number: Annotated[str | None, Query(min_length=1)] = None,
) -> ReceivableFilter:
    return ReceivableFilter(
        user_id=user_id,
        debtor_id=debtor_id,
        statuses=choose_statuses(ReceivableStatus, status, statuses),
        invoice_number=invoice_number,
        created_from=created.first,
        created_to=created.last,
        metadata=metadata,
    )


RECEIVABLE_FILTER: Any = Depends(_filter)
"""`wanted: Annotated[ReceivableFilter, RECEIVABLE_FILTER]`"""
EXPAND: Any = Query(alias="expand[]")
"""`parts: Annotated[list[str] | None, EXPAND] = None`"""


def expand(
    context: Context, rows: Sequence[ReceivableRow], receivables: Sequence[Receivable], parts: Collection[str]
) -> list[Receivable]:
    """Return the receivables of these rows with the parts that were asked for. Raises Invalid for one that is none."""
    for part in parts:
        if part not in EXPANDABLE:
            raise Invalid(f"expand[] is one of {', '.join(EXPANDABLE)}", "expand[]", part)
    owners = users.load_all(context.connection, {row.user_id for row in rows}) if "user" in parts else {}
    contacts = (
        service.contacts_of(context.connection, [row.id for row in rows]) if "contacts" in parts else {}
    )
    expanded = []
    for row, receivable in zip(rows, receivables, strict=True):
        inner: dict[str, Any] = {}
        if "debtor" in parts:
            inner["debtor"] = row.debtor_resource()
        if "invoice" in parts:
            inner["invoice"] = row.invoice_resource()
        if "contacts" in parts:
            inner["contacts"] = [contact.to_resource() for contact in contacts.get(row.id, [])]
        outer: dict[str, Any] = {"recovery_progress": receivable.recovery_progress.model_copy(update=inner)}
        if row.user_id in owners:
            outer["user"] = users.to_resource(context.core, owners[row.user_id])
        expanded.append(receivable.model_copy(update=outer))
    return expanded
