"""Which receivables wait for the creditor's answer, as text for the database."""

from recovery_contract.lifecycle import ReceivableStatus

CONTRACT_STATUSES = ", ".join(f"'{status}'" for status in sorted(ReceivableStatus))
_WAITS = (
    "(deadline IS NOT NULL OR status IN ('disputed', 'evidence_requested')"
    " OR (status = 'payment_received' AND remaining > 0))"
)


def condition_of_waiting(marks: str) -> str:
    """Return whether something is asked: under one of these statuses, or by a day under one that only this service
    knows."""
    # The first part is the condition of an index, term by term.
    return (
        f"{_WAITS} AND (status IN ({marks}) OR status NOT IN ({CONTRACT_STATUSES}) AND deadline IS NOT NULL)"
    )
