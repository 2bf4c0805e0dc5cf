"""What a planned contact says on its day, after what is planned before it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from recovery_contract.ids import ReceivableId
from recovery_contract.reasons import Reason
from recovery_service.context.core import Context
from recovery_service.recovery.contacts.answers import find_answer_target
from recovery_service.recovery.contacts.background import ContactBackground, load_background
from recovery_service.recovery.contacts.combining import load_group
from recovery_service.recovery.contacts.compose import Message, compose_message, restrict_if_barred
from recovery_service.recovery.contacts.foreseen import foresee_background, foresee_level, foresee_moments
from recovery_service.recovery.contacts.own_words import find_outdated, follow_values
from recovery_service.recovery.dunning import service as recovery
from recovery_service.recovery.dunning import tone, upcoming
from recovery_service.recovery.dunning.pause_reasons import ANSWER
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import ContactTarget, Unreachable
from recovery_service.wording.templates import TextBroken, TextMissing


@dataclass(frozen=True)
class ForeseenMessage:
    """`shown` is the contact as it stands in the plan, `row` as it is made at `at`; None where nothing is said, and
    `target` and `message` where it cannot be made."""

    background: ContactBackground
    shown: PlannedRow
    row: PlannedRow | None
    moment: int
    at: int
    target: ContactTarget | None = None
    message: Message | None = None

    @property
    def outdated(self) -> Reason | None:
        """Return what has changed since the creditor wrote its words, where they wait for that."""
        return find_outdated(self.shown, self.message.values) if self.message is not None else None


def foresee_message(context: Context, row: PlannedRow) -> ForeseenMessage:
    """Return it with the words that it has on its day."""
    loaded = load_begun(context, row.receivable_id)
    shown = next((one for one in loaded.upcoming if one.id == row.id), row)
    background = foresee_moments(context, loaded)
    row = next((one for one in background.upcoming if one.id == row.id), shown)
    moment = row.at
    row = replace(row, tone=_choose_tone(row, background))
    background = foresee_background(background, row)
    now, level = background.situation, foresee_level(background.situation, background.attempts, row)
    is_answer = row.template == ANSWER
    target = (
        find_answer_target(context.connection, now, row) if is_answer else now.find_target(row.channel, level)
    )
    # Days late, interest and terms are those of the day on which it leaves.
    at = max(row.at, context.now(now.receivable.client_id))
    permitted = restrict_if_barred(background, row, at)
    shown = replace(shown, tone=_choose_tone(shown, loaded))
    foreseen = ForeseenMessage(background, shown, permitted, moment, at)
    if permitted is None or isinstance(target, Unreachable) or now.receivable.is_closed:
        return foreseen
    foreseen = replace(foreseen, target=target)
    try:
        group = load_group(context, background, permitted, target, at)
        message = compose_message(
            context.core, background, permitted, target, at, companions=group.companions
        )
    except (TextMissing, TextBroken):
        return foreseen
    return replace(foreseen, row=follow_values(permitted, message.values), message=message)


def _choose_tone(row: PlannedRow, background: ContactBackground) -> str:
    """Return how firm it is going to be, by what is planned before it."""
    is_open = row.state in ("planned", "to_do")
    return tone.choose_tone(row, background.spoken, foreseen=True) if is_open else row.tone


def load_begun(context: Context, receivable_id: ReceivableId) -> ContactBackground:
    """Return the background as it will be once the recovery has begun."""
    background = load_background(context, receivable_id)
    situation = background.situation
    receivable = situation.receivable
    if not receivable.is_pending:
        return background
    rows = upcoming.list_upcoming(context, receivable)
    begun = recovery.new_recovery(context.core, situation, receivable.created_at + upcoming.TAKE_BACK_MS)
    return replace(
        background,
        situation=replace(situation, recovery=begun),
        upcoming=[row for row in rows if row.state == "planned"],
    )
