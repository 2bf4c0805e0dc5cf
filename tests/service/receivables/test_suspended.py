"""Nobody is contacted for a creditor whose account is suspended, whatever happens to its receivables."""

from typing import Any

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.operators.service import Operator
from tests.service.steps import DAY, advance, dispute, events, good, in_process, read, submit


def suspended(core: Any, user_id: Any) -> None:
    with core.write() as context:
        Operator(context, "Jo").suspend(user_id)


def reason(client: Any, id_: Any) -> Any:
    return read(client, id_)["recovery_progress"].get("paused", {}).get("reason")


@pytest.mark.database
def test_recovery_that_starts_or_goes_on_meanwhile_stays_paused(client: httpx.Client, core: Core) -> None:
    disputed = in_process(client)
    user_id = disputed["user_id"]
    dispute(client, disputed["id"])
    pending = submit(client, user_id)
    suspended(core, user_id)
    advance(client, DAY)
    good(client.post(f"/v1/receivables/{disputed['id']}/evidence", json={"statement": "Here."}))
    for id_ in (pending["id"], disputed["id"]):
        assert (read(client, id_)["status"], reason(client, id_)) == ("in_process", "suspended")
    advance(client, 60 * DAY)
    assert "receivable.contact.attempted" not in {match["type"] for match in events(client)}
    with core.write() as context:
        Operator(context, "Jo").reinstate(user_id)
    assert reason(client, pending["id"]) is None
    advance(client, 10 * DAY)
    assert "receivable.contact.attempted" in {
        sent_event["type"] for sent_event in events(client, of=pending["id"])
    }
