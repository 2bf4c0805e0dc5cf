"""On a creditor's own machine payments go straight to its account: nothing is paid out."""

import json
from collections.abc import Callable

import pytest
from sqlalchemy import update

from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.receivables import CreateReceivableRequest
from recovery_contract.users import CreateUserRequest
from recovery_service.api.progress import to_resource
from recovery_service.context.core import Core
from recovery_service.db.tables.users import user_table
from recovery_service.ledger.receivables import service
from recovery_service.ledger.users import service as users
from recovery_service.principal import PLATFORM, Principal
from recovery_service.recovery.lifecycle import creation, partial_payments, payments
from tests.builders import a_receivable_request, a_user


@pytest.mark.parametrize(
    ("environment", "source"), [("production", "creditor"), ("test", "test"), ("test", "page")]
)
def test_embedded_service_pays_nothing_out(
    make_core_for: Callable[..., Core], client_id: str, environment: str, source: str
) -> None:
    """In practice too: the letter names the creditor's own account."""
    core = make_core_for(environment=environment, embedded=True)
    principal = Principal(client_id, PLATFORM, frozenset())
    with core.write() as context:
        at = core.clock.now(context.connection, client_id)
        user = users.create(context, principal, CreateUserRequest(**a_user()), at=at)
        context.connection.execute(update(user_table).values(status="active"))
        body = json.dumps(a_receivable_request(user.id))
        request = CreateReceivableRequest.model_validate_json(body)
        created = creation.create_receivable(context, principal, request).receivable
        payments.record_payment(
            context,
            created.id,
            amount_minor=created.amount_minor,
            reference=None,
            source=source,
        )
        partial_payments.settle_receivable(context, created.id)
        row = service.load(context.connection, created.id)
        recovery_progress = to_resource(context, row).recovery_progress
    assert row.status is ReceivableStatus.RECOVERED
    assert (row.payout_at, recovery_progress.payout) == (None, None)
    assert [entry.kind for entry in recovery_progress.history or []] == [
        "recovered",
        "payment.received",
        "sent_to_recovery",
        "created",
    ]
