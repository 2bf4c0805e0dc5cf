"""How a debtor wants to be reached: kept with each open receivable, and followed where the debtor can be reached so."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from recovery_service.recovery.dunning.limitation import NOTICE
from recovery_service.recovery.dunning.pause_reasons import NUDGE, REPLIES
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import Situation, Unreachable

CHANNELS: Final = ("email", "letter", "phone")
HOURS: Final = ("morning", "afternoon")
WISHED: Final = "wished"
"""Why a contact stands as it does, or is not made."""
_FIXED: Final = REPLIES | {NOTICE, NUDGE, "time_barred"}
"""Texts whose form the law or their purpose decides."""
_SPOKEN: Final = ("phone", "sms")


def follow_wish(situation: Situation, row: PlannedRow) -> PlannedRow:
    """Return the contact by the channel that the debtor wants; not to be made where only another one is wanted."""
    wish = situation.receivable.contact_wish
    if wish is None or row.template in _FIXED or row.channel == wish.channel:
        return row
    if row.channel in _SPOKEN:
        is_unwanted = wish.channel in ("email", "letter") or (wish.no_calls and row.channel == "phone")
        is_written_to = any(_reaches(situation, other, row.level) for other in ("email", "letter"))
        return (
            replace(row, state="not_made", reason=WISHED, why=WISHED)
            if is_unwanted and is_written_to
            else row
        )
    is_calling_unwanted = wish.channel == "phone" and wish.no_calls
    if wish.channel and not is_calling_unwanted and _reaches(situation, wish.channel, row.level):
        return replace(row, channel=wish.channel, why=WISHED, why_params=None)
    return row


def _reaches(situation: Situation, channel: str, level: int) -> bool:
    return not isinstance(situation.find_target(channel, level), Unreachable)
