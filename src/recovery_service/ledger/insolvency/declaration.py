"""Whether a debtor is insolvent, for the rest of the service."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from recovery_contract.ids import DebtorId
from recovery_service.ledger.insolvency import repository
from recovery_service.ledger.insolvency.repository import InsolvencyRow

__all__ = ["InsolvencyRow"]


def of_debtor(connection: Connection, debtor_id: DebtorId) -> InsolvencyRow | None:
    return repository.of_debtor(connection, debtor_id)


def forget(connection: Connection, debtor_id: DebtorId) -> None:
    """Remove the insolvency of an erased debtor."""
    repository.remove(connection, debtor_id)


def of_debtors(connection: Connection, debtor_ids: Sequence[DebtorId]) -> dict[DebtorId, InsolvencyRow]:
    """Return those of these debtors that are insolvent."""
    return repository.of_debtors(connection, debtor_ids)
