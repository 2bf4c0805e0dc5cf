"""Recovery plans as rows: after how many working days, by which channel, to which contact, in which tone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

from recovery_contract.creditor_settings import PlanStep, RecoveryPlan

Channel = Literal["email", "phone", "sms", "letter"]
Relationship = Literal["keep", "neutral", "firm"]
CHANNELS: Final[tuple[Channel, ...]] = ("email", "phone", "sms", "letter")

# Working days since the start, channel, level, tone, template. 42 working days are less than sixty days. A step leaves
# after the term that the one before names: six working days are more than seven days, eight than seven and two working
# days of the post, fourteen than fifteen and the post.
_STEPS: Final[Mapping[Relationship, tuple[tuple[int, str, int, str, str], ...]]] = {
    "keep": (
        (0, "email", 0, "friendly", "reminder_first"),
        (6, "email", 0, "friendly", "reminder_second"),
        (12, "phone", 0, "friendly", "call"),
        (18, "sms", 0, "friendly", "reminder_short"),
        (26, "letter", 0, "neutral", "reminder_letter"),
        (36, "email", 0, "neutral", "reminder_last"),
    ),
    "neutral": (
        (0, "email", 0, "friendly", "reminder_first"),
        (4, "sms", 0, "friendly", "reminder_short"),
        (6, "phone", 0, "neutral", "call"),
        (8, "email", 0, "neutral", "reminder_second"),
        (14, "letter", 0, "neutral", "reminder_letter"),
        (22, "email", 0, "firm", "reminder_last"),
        (28, "letter", 0, "firm", "formal_notice"),
        (42, "phone", 0, "firm", "call"),
    ),
    "firm": (
        (0, "email", 0, "neutral", "reminder_second"),
        (6, "phone", 0, "neutral", "call"),
        (8, "sms", 0, "neutral", "reminder_short"),
        (10, "email", 0, "firm", "reminder_last"),
        (16, "letter", 0, "firm", "formal_notice"),
        (30, "phone", 0, "firm", "call"),
    ),
}

REVIEW_AFTER: Final = 10
"""Working days after the last contact before the creditor is told that the plan has ended."""


@cache
def default_plan(relationship: Relationship = "neutral", *, approved: bool = False) -> RecoveryPlan:
    steps = [
        PlanStep.model_validate(
            {
                "after_business_days": days,
                "channel": channel,
                "level": level,
                "tone": tone,
                "template": template,
            }
        )
        for days, channel, level, tone, template in _STEPS[relationship]
    ]
    return RecoveryPlan(name="standard", relationship=relationship, steps=steps, approved=approved)
