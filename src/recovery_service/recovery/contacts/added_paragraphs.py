"""Paragraphs that the law of one case wants below a text of ours, whatever the text says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from recovery_service.recovery.contacts import reply_forms
from recovery_service.recovery.contacts.message_values import Draft
from recovery_service.wording.templates import fragment


def list_added_paragraphs(draft: Draft, values: Mapping[str, Any]) -> list[str]:
    """Return them in their order; words of the creditor's own stand as they are."""
    if draft.planned.body:
        return []
    paragraphs = []
    if reply_forms.is_letter_of_claim(draft.situation, draft.text.key):
        encloses = reply_forms.are_enclosed(draft.core, draft.background, draft.text.key)
        paragraphs.append(fragment("reply_form", draft.language, {**values, "encloses_forms": encloses}))
    return paragraphs
