"""Why debtors dispute an invoice, and which evidence answers each reason."""

from __future__ import annotations

from typing import Final

from recovery_contract.actions import EvidenceType as E

EVIDENCE: Final[dict[str, tuple[E, ...]]] = {
    "not_received": (E.DELIVERY_NOTE, E.PROOF_OF_SERVICE, E.PURCHASE_ORDER),
    "not_ordered": (E.PURCHASE_ORDER, E.QUOTE, E.CONTRACT),
    "quality": (E.CONTRACT, E.PROOF_OF_SERVICE, E.CORRESPONDENCE),
    "service_not_as_agreed": (E.CONTRACT, E.PROOF_OF_SERVICE, E.CORRESPONDENCE),
    "wrong_amount": (E.QUOTE, E.PURCHASE_ORDER, E.CONTRACT),
    "already_paid": (E.INVOICE, E.CORRESPONDENCE),
    "wrong_person": (E.INVOICE, E.CONTRACT),
    "other": (E.INVOICE, E.CONTRACT),
}

WITHOUT_DISPUTE: Final = (E.INVOICE, E.CONTRACT)
"""What is asked for where nobody disputes but the claim has to be shown."""


def required_evidence(reason: str) -> list[str]:
    """Return the kinds of document that answer this reason; an unknown one is answered like `other`."""
    return [str(kind) for kind in EVIDENCE.get(reason, EVIDENCE["other"])]
