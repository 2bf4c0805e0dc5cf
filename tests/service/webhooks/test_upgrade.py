"""What signed before an upgrade of the database signs after it."""

import json
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from recovery_service.context.core import Core
from recovery_service.db.migrate import upgrade
from tests.service.db.test_migrations import SINCE_0017
from tests.service.webhooks.test_signatures import DAY, verifies

HOUR = 3_600
pytestmark = pytest.mark.database

AS_IT_WAS = (
    *SINCE_0017,
    "UPDATE webhook_endpoint SET previous_secret = :secret, previous_until = :until",
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
    "INSERT INTO alembic_version VALUES ('0017')",
)


def test_secret_that_was_replaced_an_hour_before_the_upgrade_signs_beside_the_new_one(
    core: Core, client: httpx.Client, receiver: Any, register: Any, tell: Any, advance: Any
) -> None:
    endpoint = register(receiver.url)
    new = client.post(f"/v1/webhooks/{endpoint['id']}/rotate-secret").json()["secret"]
    advance(HOUR)
    with core.database.write() as connection:
        [retired] = connection.execute(text("SELECT retired_secrets FROM webhook_endpoint")).scalars()
        [stored] = json.loads(retired) if isinstance(retired, str) else retired
        for statement in AS_IT_WAS:
            provided = stored if ":secret" in statement else {}
            connection.execute(text(statement), provided)
    upgrade(core.database)
    tell()
    advance(1)
    (request,) = receiver.requests
    assert verifies(request, new)
    assert verifies(request, endpoint["secret"])
    advance(DAY)
    tell()
    advance(1)
    last = receiver.requests[-1]
    assert verifies(last, new)
    assert not verifies(last, endpoint["secret"])
