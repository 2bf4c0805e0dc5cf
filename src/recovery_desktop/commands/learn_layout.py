"""Learning from the person: what was put right before a submission is remembered, applied, and taken back."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any

from recovery_contract.json_values import value_at
from recovery_contract.receivables import CreateReceivableRequest
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.invoice_paths import AMOUNTS, PATHS
from recovery_desktop.documents.learning import apply_remembered, find_teachable, undo_correction
from recovery_desktop.documents.region_reader import NothingRead, RegionReader
from recovery_desktop.ids import ConnectionId, CorrectionId, DraftId
from recovery_desktop.store.corrections import CorrectionRow
from recovery_desktop.store.drafts import Draft, Drafts
from recovery_desktop.store.store import Store

log = logging.getLogger(__name__)


async def learn_corrections(
    context: ConnectionContext,
    region_reader: RegionReader,
    draft_id: DraftId,
    request: CreateReceivableRequest,
) -> list[CorrectionRow]:
    """Return what the person changed in what was read of this draft, with the place where it is printed. A change that
    the page does not show teaches nothing and is left out; one that was taken back meanwhile too."""
    draft = context.connection_store.drafts.get(draft_id)
    read = draft.extraction
    layout = read["data"].get("layout") if read else None
    if read is None or draft.file_path is None or not layout or not layout.get("seller"):
        return []
    changed = dict(_changed(read, frozenset(draft.body.get("touched", ())), request))
    if not changed:
        return []
    try:
        taught = await find_teachable(region_reader, Path(draft.file_path), read, changed)
    except NothingRead as failure:
        log.warning("nothing is learned from draft %s: %s", draft_id, failure.detail)
        return []
    with context.store.database.write():
        if context.connection_store.drafts.get(draft_id).state not in ("submitting", "submitted"):
            return []
        # What was applied and then put right once more was wrong for this layout.
        for path in changed:
            if applied := read["data"].get("fields", {}).get(path, {}).get("learned"):
                context.store.corrections.forget(applied)
        return [
            context.store.corrections.remember(
                layout,
                one.path,
                str(one.value) if isinstance(one.value, Decimal) else one.value,
                learned_from=", ".join(request.invoice.numbers),
                draft_id=draft_id,
                page=one.page,
                box=one.box,
            )
            for one in taught
        ]


async def apply_learned_corrections(
    store: Store, region_reader: RegionReader, file: Path, extraction: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the extraction with what is remembered of its layout; as it is where nothing is, or the file cannot be
    read here."""
    layout = extraction["data"].get("layout")
    seller = layout.get("seller") if isinstance(layout, Mapping) else None
    remembered = store.corrections.of_seller(str(seller)) if seller else []
    if not remembered:
        return dict(extraction)
    try:
        return await apply_remembered(region_reader, file, extraction, remembered)
    except NothingRead as failure:
        log.warning("what is remembered of this layout is not applied: %s", failure.detail)
        return dict(extraction)


@dataclass(frozen=True)
class ForgottenCorrections:
    """`drafts` are (connection, as it was, as it is now) of those that had been filled with them."""

    rows: tuple[CorrectionRow, ...]
    drafts: tuple[tuple[ConnectionId, Draft, Draft], ...]


def forget_correction(store: Store, correction_id: CorrectionId) -> ForgottenCorrections:
    """Forget a correction and take it out of every draft that was filled with it."""
    return _forget(store, [correction_id])


def forget_all_corrections(store: Store) -> ForgottenCorrections:
    return _forget(store, [row.id for row in store.corrections.all()])


def restore_corrections(store: Store, forgotten: ForgottenCorrections) -> None:
    """Apply them again, also in drafts of which the reading is as it was left; what was typed since stays."""
    with store.database.write():
        store.corrections.restore(forgotten.rows)
        for connection_id, before, after in forgotten.drafts:
            drafts = store.connection_store(connection_id).drafts
            now = drafts.open_among([before.id]).get(before.id)
            # The review stores what it fills in: its body is another one a moment later.
            if now is not None and (now.state, now.extraction) == (after.state, after.extraction):
                drafts.change_state(
                    before.id,
                    before.state,
                    extraction=before.extraction,
                    failure=before.failure,
                    body=before.body if now.body == after.body else now.body,
                )


def _forget(store: Store, ids: Sequence[CorrectionId]) -> ForgottenCorrections:
    rows = tuple(row for row in store.corrections.all() if row.id in ids)
    before: dict[tuple[ConnectionId, DraftId], Draft] = {}
    with store.database.write():
        for correction_id in ids:
            store.corrections.forget(correction_id)
            for connection in store.connections.all():
                for draft in _clear_from_drafts(store.connection_store(connection.id).drafts, correction_id):
                    before.setdefault((connection.id, draft.id), draft)
    return ForgottenCorrections(
        rows,
        tuple(
            (connection_id, draft, store.connection_store(connection_id).drafts.get(draft_id))
            for (connection_id, draft_id), draft in before.items()
        ),
    )


def _clear_from_drafts(drafts: Drafts, correction_id: CorrectionId) -> Iterator[Draft]:
    """Yield each draft that was filled with it, as it was."""
    for draft in drafts.list_filled_by(correction_id):
        assert draft.extraction is not None
        paths = [
            path
            for path, evidence in draft.extraction["data"].get("fields", {}).items()
            if evidence.get("learned") == correction_id
        ]
        if paths:
            drafts.change_state(
                draft.id,
                draft.state,
                extraction=undo_correction(draft.extraction, correction_id),
                failure=draft.failure,
                body=_without(draft.body, paths),
            )
            yield draft


def _without(body: Mapping[str, Any], paths: list[str]) -> dict[str, Any]:
    """Remove what had only been filled in; what was typed stays."""
    values = {
        path: value
        for path, value in body.get("values", {}).items()
        if path not in paths or path in body.get("touched", ())
    }
    return {**body, "values": values} if "values" in body else dict(body)


def _changed(
    read: Mapping[str, Any], touched: frozenset[str], request: CreateReceivableRequest
) -> Iterator[tuple[str, Any]]:
    """Return (path, value as the reader gives it) of what a person decided otherwise than it was read."""
    values = request.model_dump()
    for path in PATHS:
        value = value_at(values, path)
        if isinstance(value, date):
            value = value.isoformat()
        if (
            path in touched
            and value not in (None, "", [])
            and not _same(path, value, value_at(read["data"], path))
        ):
            yield path, str(value) if path == "debtor.company_type" else value


def _same(path: str, value: Any, read: Any) -> bool:
    if path in AMOUNTS:
        try:
            return read is not None and Decimal(str(read)) == value
        except InvalidOperation:
            return False
    if isinstance(value, list):
        return isinstance(read, list) and [str(one).strip() for one in read] == value
    return read is not None and " ".join(str(read).split()) == " ".join(str(value).split())
