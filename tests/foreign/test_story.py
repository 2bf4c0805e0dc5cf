"""The whole work of a creditor with services that speak the interface in other ways than ours does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.depth import rounds
from tests.foreign.app import app_over
from tests.foreign.dialect import Dialect, pairwise
from tests.foreign.server import serving
from tests.foreign.service import ForeignService
from tests.foreign.story import complete_story

DIALECTS = pairwise(rounds(10, 1_000))


@pytest.mark.deep
@pytest.mark.parametrize("dialect", DIALECTS, ids=str)
def test_whole_story(tmp_path: Path, dialect: Dialect) -> None:
    async def story() -> None:
        service = ForeignService(dialect)
        async with serving(service) as server, app_over(tmp_path, server) as app:
            await complete_story(app, service, tmp_path)
        assert service.webhooks == {}
        assert service.misfits == []

    asyncio.run(story())
