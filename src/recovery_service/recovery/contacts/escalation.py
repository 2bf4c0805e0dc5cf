"""Whom a step goes to: the person of its level, or one further up where nobody has answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from recovery_service.recovery.dunning.attempt_repository import AttemptSummary
from recovery_service.recovery.dunning.pause_reasons import NUDGE
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import Situation

SILENCE_AFTER: Final = 3
"""Contacts at one level without an answer before the next level is tried."""


def level_after_silence(
    situation: Situation, attempts: Sequence[AttemptSummary], planned: PlannedRow
) -> tuple[int, bool]:
    """Return the step's level, or the one that a bounce or silence has led to; and whether silence leads there now."""
    recovery = situation.recovery
    assert recovery is not None
    level = max(planned.level, recovery.level)
    silent = sum(one.level == level for one in attempts if one.template != NUDGE) >= SILENCE_AFTER
    above = [other for other in situation.levels if other > level]
    return (above[0], True) if silent and above else (level, False)
