"""A report of a message that came back, handed in by whoever runs the mail server."""

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.errors import InvalidState
from recovery_service.operators.service import Operator
from recovery_service.recovery.dunning import attempt_repository
from tests.builders import a_contact, a_debtor
from tests.service.recovery.test_bounces import a_report
from tests.service.steps import DAY, advance, in_process


def test_report_is_taken_once(client: httpx.Client, core: Core) -> None:
    contacts = [a_contact(), a_contact(email="accounts@debtor.example", level=1)]
    id_ = in_process(client, debtor=a_debtor(contacts=contacts))["id"]
    advance(client, 4 * DAY)
    with core.write() as context:
        [attempt] = attempt_repository.of_receivable(context.connection, id_)
        operator = Operator(context, "ann")
        assert operator.take_bounce(a_report(attempt.message_id)) == id_
        with pytest.raises(InvalidState):
            operator.take_bounce(a_report(attempt.message_id))
