"""The whole work of a creditor before a judge who is not ours: every request is one that the interface describes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.depth import is_deep
from tests.foreign.app import app_over
from tests.foreign.dialect import Dialect
from tests.foreign.prism import judging
from tests.foreign.server import serving
from tests.foreign.service import ForeignService
from tests.foreign.story import complete_story

INTERFACE = Path(__file__).parents[1] / "service" / "conformance" / "interface.yaml"
DIALECTS = (Dialect(hints="webhooks"), Dialect(hints="none", evidence="base64", statistics="days"))

pytestmark = [
    pytest.mark.deep,
    pytest.mark.skipif(not is_deep(), reason="fetches Prism with npm: under `dev.py check --deep`"),
]


@pytest.mark.parametrize("dialect", DIALECTS, ids=str)
def test_requests_of_the_whole_story_are_valid(tmp_path: Path, dialect: Dialect) -> None:
    async def story() -> None:
        service = ForeignService(dialect)
        async with serving(service) as server, judging(INTERFACE, server.base_url) as prism:
            async with app_over(tmp_path, server, prism.base_url) as app:
                await complete_story(app, service, tmp_path)
            assert prism.refused() == []
            assert prism.request_count > 40
        assert service.misfits == []

    asyncio.run(story())


def test_judge_notices_a_request_that_does_not_fit() -> None:
    async def story() -> None:
        service = ForeignService()
        service.access.add("acc")
        async with serving(service) as server, judging(INTERFACE, server.base_url) as prism:
            headers = {"Authorization": "Bearer acc", "Service-Version": "2026-01-02"}
            async with httpx.AsyncClient(base_url=prism.base_url, headers=headers, trust_env=False) as http:
                await http.post("/v1/users", json={"email": 5, "company": "Aubin"})
                await http.get("/v1/somewhere/else")
            messages = {wrong.split()[0] for wrong in prism.refused()}
            assert messages == {"request.body.email", "request.body.company"}

    asyncio.run(story())
