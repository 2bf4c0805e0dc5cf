"""Refresh tokens rotate; a lost answer can be had again for a minute, any other reuse ends the family."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from recovery_service.access import clients
from recovery_service.context.core import Core
from recovery_service.db.tables.oauth import refresh_token_table
from tests.service.oauth.browser import REDIRECT


@pytest.fixture
def refresh(exchange: Callable[..., Any], platform: dict[str, Any]) -> Callable[..., Any]:
    return lambda token, **more: exchange(
        **{"grant_type": "refresh_token", "refresh_token": token, **platform, **more}
    )


PAIR = ("access_token", "refresh_token")


@pytest.mark.database
def test_refresh_gives_a_new_pair(
    refresh: Callable[..., Any], issued_tokens: dict[str, Any], works: Callable[..., Any]
) -> None:
    second = refresh(issued_tokens["refresh_token"]).json()
    third = refresh(second["refresh_token"]).json()
    assert len({issued_tokens["refresh_token"], second["refresh_token"], third["refresh_token"]}) == 3
    assert works(second["access_token"])
    assert works(third["access_token"])


def test_lost_answer_can_be_had_again_for_a_minute(
    refresh: Callable[..., Any], issued_tokens: dict[str, Any], later: Callable[..., Any]
) -> None:
    first = refresh(issued_tokens["refresh_token"]).json()
    later(58)
    again = refresh(issued_tokens["refresh_token"]).json()
    assert [again[name] for name in PAIR] == [first[name] for name in PAIR]
    assert 3530 <= again["expires_in"] <= 3542


def test_reuse_after_the_minute_ends_the_family(
    refresh: Callable[..., Any],
    issued_tokens: dict[str, Any],
    later: Callable[..., Any],
    works: Callable[..., Any],
) -> None:
    first = refresh(issued_tokens["refresh_token"]).json()
    later(61)
    reused = refresh(issued_tokens["refresh_token"])
    assert (reused.status_code, reused.json()["error"]) == (400, "invalid_grant")
    assert not works(first["access_token"])
    assert refresh(first["refresh_token"]).status_code == 400


def test_refresh_before_the_last_cannot_be_repeated(
    refresh: Callable[..., Any], issued_tokens: dict[str, Any], works: Callable[..., Any]
) -> None:
    first = refresh(issued_tokens["refresh_token"]).json()
    second = refresh(first["refresh_token"]).json()
    assert refresh(issued_tokens["refresh_token"]).status_code == 400
    assert not works(second["access_token"])


def test_refresh_by_another_client_is_refused_and_changes_nothing(
    core: Core, refresh: Callable[..., Any], issued_tokens: dict[str, Any]
) -> None:
    with core.database.write() as connection:
        other = clients.add(connection, name="Other", redirect_uris=[REDIRECT], public=False)
    assert refresh(issued_tokens["refresh_token"], **other).status_code == 400
    assert refresh(issued_tokens["refresh_token"]).status_code == 200


@pytest.mark.database
def test_refreshes_at_once_all_receive_the_same_pair(
    refresh: Callable[..., Any], issued_tokens: dict[str, Any]
) -> None:
    with ThreadPoolExecutor(8) as pool:
        responses = list(pool.map(lambda _: refresh(issued_tokens["refresh_token"]), range(16)))
    assert {tuple(response.json()[name] for name in PAIR) for response in responses} == {
        tuple(responses[0].json()[name] for name in PAIR)
    }


def test_tokens_cannot_be_read_from_the_database(
    core: Core, refresh: Callable[..., Any], issued_tokens: dict[str, Any], tmp_path: Path
) -> None:
    second = refresh(issued_tokens["refresh_token"]).json()
    core.database.close()
    stored = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())
    for secret in (*map(issued_tokens.get, PAIR), *map(second.get, PAIR)):
        assert secret.encode() not in stored


def test_successor_is_readable_with_the_presented_token_only(
    core: Core, refresh: Callable[..., Any], issued_tokens: dict[str, Any]
) -> None:
    refresh(issued_tokens["refresh_token"])
    with core.database.read() as connection:
        rows = connection.execute(refresh_token_table.select()).all()
    assert [row.successor_sealed is not None for row in rows].count(True) == 1
