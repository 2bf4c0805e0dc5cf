"""How firm a contact is worded: never softer than what its debtor has heard for another open invoice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, bindparam, or_, select, update

from recovery_contract.ids import DebtorId, ReceivableId
from recovery_service.db.lists import InList, group_by_key
from recovery_service.db.tables.recovery import attempt_table, planned_contact_table, recovery_table
from recovery_service.recovery.dunning.limitation import NOTICE
from recovery_service.recovery.dunning.pause_reasons import REPLIES
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.steps import UNHEARD

TONES: Final = ("friendly", "neutral", "firm")
"""From the softest to the firmest."""


class ToneRecord(NamedTuple):
    """A contact of an open recovery that was made (`outcome` says how it went) or is still to come."""

    debtor_id: DebtorId
    receivable_id: ReceivableId
    tone: str
    template: str
    state: str
    at: int
    paused_reason: str | None
    outcome: str | None

    @property
    def has_reached_debtor(self) -> bool:
        return self.outcome is not None and self.outcome not in UNHEARD

    @property
    def is_planned(self) -> bool:
        return self.outcome is None and self.state in ("planned", "to_do") and self.paused_reason is None

    @property
    def rank(self) -> int:
        return len(TONES) - 1 if self.template == NOTICE else _rank(self.tone)


_P, _A, _R = planned_contact_table.c, attempt_table.c, recovery_table.c
_OF_DEBTORS: Final = (
    select(
        _P.debtor_id, _P.receivable_id, _P.tone, _P.template, _P.state, _P.at, _R.paused_reason, _A.outcome
    )
    .join(recovery_table, _R.receivable_id == _P.receivable_id)
    .outerjoin(attempt_table, and_(_A.debtor_id == _P.debtor_id, _A.planned_contact_id == _P.id))
    .where(InList(_P.debtor_id, "ids"), _P.state != "not_made", _R.stopped_at.is_(None))
)
_RAISE: Final = update(planned_contact_table).where(
    _P.receivable_id == bindparam("which"),
    _P.tone.in_(bindparam("softer", expanding=True)),
    or_(_P.state == "planned", _P.id == bindparam("this")),
)


def load_tones(connection: Connection, debtor_ids: Iterable[DebtorId]) -> dict[DebtorId, list[ToneRecord]]:
    """Return them by debtor, over all its open invoices; who hears nothing is left out."""
    rows = connection.execute(_OF_DEBTORS, {"ids": sorted(set(debtor_ids))}).mappings()
    return group_by_key(
        (row["debtor_id"], ToneRecord(**row)) for row in rows if row["template"] not in REPLIES
    )


def choose_tone(planned: PlannedRow, spoken: Sequence[ToneRecord], *, foreseen: bool = False) -> str:
    """Return the tone in which this contact is worded. `foreseen`: counting what is made before it by plan."""
    if planned.template in REPLIES:
        return planned.tone
    others = [
        one.rank
        for one in spoken
        if one.receivable_id != planned.receivable_id
        and (one.has_reached_debtor or (foreseen and one.is_planned and one.at < planned.at))
    ]
    rank = max(others, default=0)
    return TONES[rank] if rank > _rank(planned.tone) else planned.tone


def store_tone(connection: Connection, planned: PlannedRow, tone: str) -> None:
    """Raise the tone of what follows this contact to at least this one, even once the other invoice is paid."""
    if tone != planned.tone:
        softer = [other for other in TONES if _rank(other) < _rank(tone)]
        values = {"which": planned.receivable_id, "this": planned.id, "softer": softer}
        connection.execute(_RAISE.values(tone=tone), values)


def _rank(tone: str) -> int:
    return TONES.index(tone) if tone in TONES else TONES.index("neutral")
