"""The information sheet and reply form (Annex 1) and the financial statement form (Annex 2) of the Pre-Action Protocol
for Debt Claims, which go with a formal notice to a private person in Great Britain."""

from __future__ import annotations

from typing import Final

from recovery_service.context.core import Core
from recovery_service.recovery.contacts.background import ContactBackground
from recovery_service.recovery.contacts.letter_settings import is_printed
from recovery_service.recovery.dunning.limitation import NOTICE
from recovery_service.recovery.dunning.situation import Situation

_COUNTRY: Final = "GB"


def is_letter_of_claim(situation: Situation, template: str) -> bool:
    """Return whether the protocol asks for the forms beside this letter."""
    return template == NOTICE and situation.receivable.is_individual and situation.country == _COUNTRY


def are_enclosed(core: Core, background: ContactBackground, template: str) -> bool:
    """Return whether the creditor puts them into the envelope: what is posted by itself encloses nothing."""
    is_by_hand = is_printed(core.settings, background.preferences)
    return is_by_hand and is_letter_of_claim(background.situation, template)
