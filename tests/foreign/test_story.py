"""The whole work of a creditor with services that speak the interface in other ways than ours does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.depth import is_deep, rounds
from tests.foreign.app import app_over
from tests.foreign.dialect import WAYS, Dialect, covering, pairs, sampled, singles
from tests.foreign.event_source import NAMES
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


PARTICULAR = Dialect(
    hints="webhooks",
    subscriptions="named",
    page_limit="ten",
    pkce="refused at the token",
    statistics="days only",
    creditor_figures="of the platform",
    evidence="base64",
    order="oldest",
)
FACTS = {
    "event_list": False,
    "webhook_events": list(NAMES),
    "page_size": 10,
    "pkce": False,
    "statistics": "days",
    "statistics_of_platform": True,
    "evidence_files": "base64",
    "newest_first": False,
    "extensions": False,
    "reading_creates": False,
}


def test_service_whose_provider_says_how_it_speaks_is_asked_nothing_in_vain(tmp_path: Path) -> None:
    async def story() -> None:
        service = ForeignService(PARTICULAR)
        async with serving(service) as server, app_over(tmp_path, server, profile=FACTS) as app:
            await complete_story(app, service, tmp_path)
        # The story itself asks for two things that cannot be: a late cancellation, and news after the tokens ended.
        assert {code for _, _, code in service.refusals} <= {"WRONG_STATE", "UNAUTHORIZED"}

    asyncio.run(story())
