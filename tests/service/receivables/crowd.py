"""One of several processes that act on the same receivables at once, as hosts of one service do."""

import os
import random
import warnings
from typing import Any

from recovery_service.app import build_app
from recovery_service.db.database import Database
from tests.service.conftest import make_core

ROUNDS = 40
END_CHANCE = 0.01


def act(url: Any, token: Any, receivable_ids: Any, seed: Any) -> None:
    """Payments, disputes, evidence, decisions and ends, in an order of its own; refusals are part of it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from starlette.testclient import TestClient

    chance = random.Random(seed)
    database = Database(url)
    headers = {"Authorization": f"Bearer {token}"}
    with TestClient(build_app(make_core(database, worker=False)), headers=headers) as client:
        for _ in range(ROUNDS):
            # Ends are rare: what has ended takes nothing any more.
            path, body = chance.choice(ENDS if chance.random() < END_CHANCE else DEEDS)
            response = client.post(path.format(id=chance.choice(receivable_ids)), json=body)
            assert response.status_code < 500, response.text
    database.close()
    os._exit(0)


DEEDS = [
    ("/v1/test/receivables/{id}/pay", {"amount": 1}),
    ("/v1/test/receivables/{id}/dispute", {"reason": "wrong_amount", "message": "Less."}),
    ("/v1/test/receivables/{id}/request-evidence", {}),
    ("/v1/receivables/{id}/evidence", {"statement": "We agreed on it."}),
    ("/v1/receivables/{id}/partial-payment", {"action": "continue_recovery"}),
    ("/v1/receivables/{id}/partial-payment", {"action": "continue_recovery"}),
]
ENDS = [
    ("/v1/receivables/{id}/cancel", {"reason": "business_decision"}),
    ("/v1/receivables/{id}/partial-payment", {"action": "mark_complete"}),
]
