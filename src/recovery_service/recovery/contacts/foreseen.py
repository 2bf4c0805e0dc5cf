"""What a planned contact will rest on when it is made: everything that is planned before it has left by then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from recovery_service.context.core import Context
from recovery_service.recovery.contacts.attempts import next_number
from recovery_service.recovery.contacts.background import ContactBackground
from recovery_service.recovery.contacts.escalation import level_after_silence
from recovery_service.recovery.dunning import scheduling
from recovery_service.recovery.dunning.attempt_repository import AttemptSummary
from recovery_service.recovery.dunning.pause_reasons import REPLIES
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import Situation, Unreachable

_REACHED: Final = "sent"


def foresee_moments(context: Context, background: ContactBackground) -> ContactBackground:
    """Return it with every planned contact at the moment at which it would be made if it were approved now."""
    receivable = background.situation.receivable
    if receivable.is_pending:
        return background
    at = context.now(receivable.client_id)
    moments = scheduling.foresee_approval(context, receivable.debtor_id, receivable.id, at)
    return replace(
        background,
        upcoming=[replace(row, at=moments.get(row.id, row.at)) for row in background.upcoming],
    )


def foresee_background(background: ContactBackground, planned: PlannedRow) -> ContactBackground:
    """Return it as it will be when this contact is made, where all goes by plan and nobody answers."""
    before = [row for row in background.upcoming if row.id != planned.id and row.at < planned.at]
    situation, attempts = background.situation, list(background.attempts)
    for row in sorted(before, key=lambda row: (row.at, row.position)):
        level = foresee_level(situation, attempts, row)
        if row.template in REPLIES or isinstance(situation.find_target(row.channel, level), Unreachable):
            continue
        if situation.recovery is not None:
            situation = replace(situation, recovery=replace(situation.recovery, level=level))
        attempts.append(
            AttemptSummary(
                receivable_id=row.receivable_id,
                number=next_number(attempts),
                channel=row.channel,
                level=level,
                at=row.at,
                template=row.template,
                outcome=_REACHED,
                planned_contact_id=row.id,
            )
        )
    left = [row for row in background.upcoming if row not in before]
    return replace(background, situation=situation, attempts=attempts, upcoming=left)


def foresee_level(situation: Situation, attempts: Sequence[AttemptSummary], planned: PlannedRow) -> int:
    """Return the level of the person whom this contact goes to."""
    if situation.recovery is None:
        return planned.level
    return level_after_silence(situation, attempts, planned)[0]
