"""Debtors who are reached by letter alone, because no email address is known or because the creditor chose it: what a
plan would mail them becomes letters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from recovery_contract.creditor_settings import RecoveryPlan
from recovery_service.recovery.dunning.pause_reasons import NUDGE, OBJECTION_ANSWERED, PLAN_REPLIES, REPLIES
from recovery_service.recovery.dunning.reasons import PlannedReason
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import Situation
from recovery_service.recovery.dunning.steps import TIME_BARRED

SAME_LETTER: Final = "same_letter"
"""Why a step is left out: the letter before it has the same words in the same tone."""
NO_LETTER: Final = "no_letter"
"""Why something is not told: it would go by email, and is worth no letter of its own."""
LETTERS_TOO: Final = PLAN_REPLIES | {OBJECTION_ANSWERED}
"""Answers that a debtor cannot do without: terms that are offered, agreed or refused, and why a claim is maintained."""
_STEP: Final = "plan_step_by_post"
_REMINDERS: Final = frozenset({"reminder_first", "reminder_second", "reminder_letter", "reminder_last"})
_LETTER: Final = "reminder_letter"
"""The reminder that is written as a letter; its words go by its tone and by what was written before."""


def as_letter(situation: Situation, row: PlannedRow) -> PlannedRow:
    """Return the step as a letter where it would be mailed to a debtor that is reached by letter alone. Of a barred
    claim the plan has its own letters, and each says the same."""
    receivable = situation.receivable
    if not receivable.is_by_post or receivable.time_barred or row.channel != "email":
        return row
    if row.template in LETTERS_TOO:
        return replace(row, channel="letter")
    if row.template == NUDGE or row.template in REPLIES:
        return row
    why = PlannedReason(_STEP, {"step": row.position // 10 + 1})
    template = _LETTER if row.template in _REMINDERS else row.template
    return replace(row, channel="letter", template=template, **why._asdict())


def says_the_same(situation: Situation, row: PlannedRow, before: PlannedRow | None) -> bool:
    """Return whether this letter would only repeat the one `before` it."""
    if before is None or row.channel != "letter":
        return False
    if row.template == before.template == TIME_BARRED:
        return True
    if not situation.receivable.is_by_post:
        return False
    return row.body is None and row.template == before.template == _LETTER and row.tone == before.tone


def as_planned(rows: Sequence[PlannedRow], plan: RecoveryPlan) -> list[PlannedRow]:
    """Return what became letters, or was left out because of them, as the plan has it, now that mails may leave;
    what the creditor has changed stays."""
    steps = sorted(plan.steps, key=lambda step: step.after_business_days)
    meant = {place * 10: step for place, step in enumerate(steps)}
    restored = []
    for row in rows:
        step = meant.get(row.position)
        if step is None or row.channel != "letter":
            continue
        is_left_out = row.state == "not_made" and row.reason == SAME_LETTER
        is_mail = step.channel == "email" and row.state == "planned" and row.why != "edited"
        if is_left_out or is_mail:
            template = step.template if row.template == _LETTER else row.template
            restored.append(replace(row, channel=step.channel, template=template))
    return restored
