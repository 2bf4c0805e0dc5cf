"""The tone of contacts: a plan turned to another relationship with the debtor, and the words for both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from recovery_contract.creditor_settings import RecoveryPlan

Tone = Literal["friendly", "neutral", "firm"]
Relationship = Literal["keep", "neutral", "firm"]

SOFTER: Final[Mapping[Tone, Tone]] = {"firm": "neutral", "neutral": "friendly", "friendly": "friendly"}
FIRMER: Final[Mapping[Tone, Tone]] = {"friendly": "neutral", "neutral": "firm", "firm": "firm"}
_TURNS: Final[Mapping[Relationship, int]] = {"keep": 0, "neutral": 1, "firm": 2}

RELATIONSHIPS: Final[Mapping[str, Relationship]] = {
    "keep": "keep", "friendly": "keep", "neutral": "neutral", "firm": "firm",
}  # fmt: skip
"""What `metadata.plan` and `metadata.tone` may say at creation, and the relationship that it stands for."""


def adapt_plan(plan: RecoveryPlan, relationship: Relationship) -> RecoveryPlan:
    """Return the same contacts in the tones of another relationship."""
    steps = list(plan.steps)
    turns = _TURNS[relationship] - _TURNS[plan.relationship]
    tones = FIRMER if turns > 0 else SOFTER
    for _ in range(abs(turns)):
        steps = [step.model_copy(update={"tone": tones[step.tone]}) for step in steps]
    return plan.model_copy(update={"steps": steps, "relationship": relationship})
