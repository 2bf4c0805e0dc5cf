"""A resource of values that are right is the one that is checked, and so is its JSON."""

from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import pytest

from recovery_contract.fields import Resource
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import Balance, ContactPoint, RecoveryProgress
from recovery_contract.receivables import Receivable

BALANCE = {
    "as_of": date(2026, 2, 28),
    "due": Decimal("1200.50"),
    **{name: Decimal(7) for name in ("principal", "interest", "fixed_fee", "paid", "remaining")},
}
PROGRESS = {
    "metadata": {"order": 1},
    "balance": Balance(**BALANCE),
    "next_action": ContactPoint(type="email", at=datetime(2026, 2, 28, 9, 30, tzinfo=UTC)),
    "due_date": date(2026, 1, 31),
    "invoice_numbers": ["F-1"],
    "dispute": None,
}
RECEIVABLE = {
    "currency": "EUR",
    "id": "rcv_1",
    "user_id": "usr_1",
    "status": ReceivableStatus.PENDING,
    "amount": Decimal("1200.5"),
    "recovery_progress": RecoveryProgress(**PROGRESS),
    "created_at": datetime(2026, 2, 1, tzinfo=UTC),
}


@pytest.mark.parametrize(
    ("kind", "values"), [(Balance, BALANCE), (RecoveryProgress, PROGRESS), (Receivable, RECEIVABLE)]
)
def test_resource_of_checked_values_is_the_checked_one(kind: type[Resource], values: dict[str, Any]) -> None:
    resource, checked = kind.of_checked(**values), kind(**values)
    assert resource == checked
    assert resource.model_fields_set == checked.model_fields_set
    assert resource.model_dump_json(exclude_none=True) == checked.model_dump_json(exclude_none=True)
    assert resource.model_copy(update={"extra": 1}) == checked.model_copy(update={"extra": 1})
    assert kind.model_validate_json(resource.model_dump_json()) == checked
