"""Who hears of agreements, and in which words: the timeline of the receivable and the creditor's platform."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from recovery_contract.events import AgreementChanged, AgreementProposed
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.ledger.agreements.repository import AgreementRow
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.timeline.events import emit_event
from recovery_service.ledger.timeline.history import add_note


class _Entry(NamedTuple):
    """An entry of the timeline; `noted` is what it says beyond the event."""

    kind: str
    text: str
    noted: Mapping[str, Any] = MappingProxyType({})


def announce_proposal(
    context: Context, receivable: ReceivableRow, row: AgreementRow, actor: str, at: int, *, is_agreed: bool
) -> None:
    """Announce a proposal; `is_agreed` where both have agreed already, and the creditor enters it."""
    data = AgreementProposed(
        receivable_id=receivable.id,
        agreement_id=row.id,
        kind=row.kind,
        proposed_by=row.proposed_by,
        total=receivable.to_money(row.total_minor),
        open_amount=receivable.to_money(row.open_minor),
        instalments=len(row.parts),
        first_on=row.parts[0].due_on,
        answer_until=to_datetime(row.answer_until),
    )
    message = f" {row.message}" if row.message else ""
    text = f"The {row.proposed_by} proposes {describe(receivable, row)}.{message}"
    if is_agreed:
        text = f"The creditor enters what was agreed: {describe(receivable, row)}."
    entry = _Entry("agreement.proposed", text, {"agreed": True} if is_agreed else {})
    _announce(context, receivable, data, entry, actor, at)


def announce_change(
    context: Context,
    receivable: ReceivableRow,
    row: AgreementRow,
    kind: str,
    text: str,
    actor: str,
    at: int,
) -> None:
    """Announce a change by event and timeline; `kind` is the timeline entry's, `text` its words."""
    data = AgreementChanged(
        receivable_id=receivable.id,
        agreement_id=row.id,
        kind=row.kind,
        state=row.state,
        decided_by=row.decided_by,
        rule=row.rule,
    )
    _announce(context, receivable, data, _Entry(kind, text), actor, at)


def describe(receivable: ReceivableRow, row: AgreementRow) -> str:
    """Describe the agreement in a sentence for people: 3 instalments of 400.00 EUR from 2026-03-01."""
    first, last = row.parts[0], row.parts[-1]
    each = f"{receivable.to_money(first.minor)} {receivable.currency}"
    if len(row.parts) == 1:
        description = f"{each} on {first.due_on.isoformat()}"
    elif len({part.minor for part in row.parts[:-1]}) > 1:
        total = f"{receivable.to_money(row.total_minor)} {receivable.currency}"
        description = f"{total} in {len(row.parts)} instalments from {first.due_on.isoformat()}"
    else:
        odd = "" if last.minor == first.minor else f" (the last {receivable.to_money(last.minor)})"
        description = f"{len(row.parts)} instalments of {each}{odd} from {first.due_on.isoformat()}"
    if row.kind == "settlement":
        return f"{description}, settling {receivable.to_money(row.open_minor)} {receivable.currency}"
    return description


def _announce(
    context: Context,
    receivable: ReceivableRow,
    data: AgreementProposed | AgreementChanged,
    entry: _Entry,
    actor: str,
    at: int,
) -> None:
    details = {name: value for name, value in data.wire().items() if name != "receivable_id"} | dict(
        entry.noted
    )
    add_note(context, receivable.id, at=at, kind=entry.kind, text=entry.text, actor=actor, data=details)
    change = "proposed" if isinstance(data, AgreementProposed) else "changed"
    emit_event(context, receivable, type=f"receivable.agreement.{change}", data=data, at=at)
