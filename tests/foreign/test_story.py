"""The whole work of a creditor with services that speak the interface in other ways than ours does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.depth import is_deep, rounds
from tests.foreign.app import app_over
from tests.foreign.dialect import WAYS, Dialect, covering, pairs, sampled, singles
from tests.foreign.server import serving
from tests.foreign.service import ForeignService
from tests.foreign.story import complete_story

DIALECTS = covering(10)
"""In few stories the most pairs."""
DEEP = [*singles(), *pairs(200), *covering(100), *sampled(rounds(1, 1_000))] if is_deep() else []


def test_dialects_include_sixty_besides_the_plainest() -> None:
    assert len(singles()) >= 60
    assert len(set(pairs(200))) == 200
    assert all(len(set(ways)) == len(ways) for ways in WAYS.values())


@pytest.mark.deep
@pytest.mark.parametrize("dialect", dict.fromkeys([*DIALECTS, *DEEP]), ids=str)
def test_whole_story(tmp_path: Path, dialect: Dialect) -> None:
    async def story() -> None:
        service = ForeignService(dialect)
        async with serving(service) as server, app_over(tmp_path, server) as app:
            await complete_story(app, service, tmp_path)
        assert service.webhooks == {}
        assert service.misfits == []

    asyncio.run(story())
