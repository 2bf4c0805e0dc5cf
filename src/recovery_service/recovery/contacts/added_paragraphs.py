"""Paragraphs that the law of one case wants below a text of ours, whatever the text says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from recovery_service.recovery.contacts import reply_forms
from recovery_service.recovery.contacts.message_values import Draft
from recovery_service.recovery.dunning.steps import announces_legal_steps
from recovery_service.wording import formats
from recovery_service.wording.templates import fragment


def list_added_paragraphs(draft: Draft, values: Mapping[str, Any]) -> list[str]:
    """Return them in their order; words of the creditor's own stand as they are."""
    if draft.planned.body:
        return []
    paragraphs = []
    if article := _reserved_interest(draft):
        paragraphs.append(fragment("interest_reserved", draft.language, {**values, "article": article}))
    if reply_forms.is_letter_of_claim(draft.situation, draft.text.key):
        encloses = reply_forms.are_enclosed(draft.core, draft.background, draft.text.key)
        paragraphs.append(fragment("reply_form", draft.language, {**values, "encloses_forms": encloses}))
    return paragraphs


def _reserved_interest(draft: Draft) -> str | None:
    """Return the article of interest that is owed, not asked for and not calculated because its rate is not known: a
    text names the sum of what it reserves, which this is not part of."""
    terms, claim = draft.calculation.terms, draft.claim
    is_open = (
        not claim.charges and not draft.receivable.pursues_all and not draft.background.is_barred(draft.at)
    )
    is_unknown = terms.rule is not None and terms.is_by_traders_law and draft.calculation.has_missing_rate
    if not (is_open and is_unknown and announces_legal_steps(draft.text.key)):
        return None
    return formats.cite(terms.rule.article, draft.language) if terms.rule is not None else None
