"""What a dropped document is where the reader named it something else than an invoice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from recovery_contract.reading_reasons import NOT_INVOICES
from recovery_desktop.store.drafts import Draft

IS_INVOICE: Final = "is_invoice"
"""In a draft's body: the person decided that the document is an invoice after all."""
CREDIT_NOTE: Final = "CREDIT_NOTE"
UNREADABLE: Final = "UNREADABLE"
"""Names no kind of document: what no machine can read is left to the person to type in."""


@dataclass(frozen=True)
class OtherDocument:
    """`reason` is the reader's, {code, params, message}."""

    code: str
    reason: Mapping[str, Any]

    @property
    def is_credit_note(self) -> bool:
        return self.code == CREDIT_NOTE


def detect_other_document(extraction: Mapping[str, Any] | None) -> OtherDocument | None:
    """Return what the reader says against its being an invoice; None for an invoice."""
    for one in (extraction or {}).get("warnings", ()):
        if one["code"] in NOT_INVOICES:
            # Another service may leave out the params, which these reasons do not need.
            return OtherDocument(one["code"], {"params": {}, **one})
    return None


def get_other_document(draft: Draft) -> OtherDocument | None:
    """Return what the document is where nothing may be asked for it; None where it is an invoice or may be one."""
    kind = detect_other_document(draft.extraction)
    if kind is None or kind.code == UNREADABLE or draft.body.get(IS_INVOICE):
        return None
    return kind
