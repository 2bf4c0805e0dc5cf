"""What was granted can be taken back: by the app, by an operator on the command line, for a whole client."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_service.__main__ import main
from recovery_service.access import clients
from recovery_service.access.tokens import authenticate
from recovery_service.context.core import Core
from tests.service.oauth.browser import Person


def is_good(core: Core, token: str) -> bool:
    with core.database.read() as connection:
        return authenticate(connection, token) is not None


@pytest.mark.database
@pytest.mark.parametrize("kind", ["access_token", "refresh_token"])
def test_revoking_one_token_ends_the_grant(
    core: Core,
    caller: Callable[..., httpx.Client],
    platform: dict[str, Any],
    issued_tokens: dict[str, Any],
    exchange: Callable[..., Any],
    kind: str,
) -> None:
    form = {**platform, "token": issued_tokens[kind]}
    response = caller(None).post("/oauth/revoke", data=form)
    assert response.status_code == 200
    assert not is_good(core, issued_tokens["access_token"])
    refused = exchange(grant_type="refresh_token", refresh_token=issued_tokens["refresh_token"], **platform)
    assert refused.status_code == 400
    assert caller(None).post("/oauth/revoke", data=form).status_code == 200


def test_token_of_another_client_or_of_nobody_changes_nothing(
    core: Core, caller: Callable[..., httpx.Client], app_client: str, issued_tokens: dict[str, Any]
) -> None:
    for token in (issued_tokens["access_token"], issued_tokens["refresh_token"], "guessed"):
        response = caller(None).post("/oauth/revoke", data={"client_id": app_client, "token": token})
        assert response.status_code == 200
    assert is_good(core, issued_tokens["access_token"])


def test_client_that_does_not_prove_itself_revokes_nothing(
    core: Core, caller: Callable[..., httpx.Client], platform: dict[str, Any], issued_tokens: dict[str, Any]
) -> None:
    token = issued_tokens["access_token"]
    for form in (
        {"client_id": platform["client_id"], "token": token},
        {"client_id": platform["client_id"], "client_secret": "guessed", "token": token},
        {"client_id": "clt_unknown", "token": token},
    ):
        assert caller(None).post("/oauth/revoke", data=form).status_code == 401
    assert caller(None).post("/oauth/revoke", data={"token": token}).status_code == 400
    assert caller(None).post("/oauth/revoke", json={"token": token}).status_code == 400
    assert is_good(core, token)


@pytest.mark.database
def test_tokens_of_a_disabled_client_stop_at_once(
    core: Core,
    caller: Callable[..., httpx.Client],
    platform: dict[str, Any],
    issued_tokens: dict[str, Any],
    exchange: Callable[..., Any],
) -> None:
    with core.database.write() as connection:
        assert clients.disable(connection, platform["client_id"])
        assert not clients.disable(connection, platform["client_id"])
    bearer = {"Authorization": f"Bearer {issued_tokens['access_token']}"}
    assert caller(None).get("/v1/receivables", headers=bearer).status_code == 401
    refused = exchange(grant_type="refresh_token", refresh_token=issued_tokens["refresh_token"], **platform)
    assert refused.status_code in (400, 401)


def test_client_that_is_disabled_while_a_person_looks_at_its_page_is_given_nothing(
    core: Core, signed_in: tuple[Person, str], platform: dict[str, Any]
) -> None:
    person, _ = signed_in
    with core.database.write() as connection:
        clients.disable(connection, platform["client_id"])
    assert person.press("allow").status_code == 400


class TestOnTheCommandLine:
    @pytest.fixture
    def run_lines(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> Callable[..., list[dict[str, Any]]]:
        """What a command prints, a JSON object a line."""

        def run(*arguments: Any) -> list[dict[str, Any]]:
            assert main([*arguments, "--data-dir", str(tmp_path / "cli")]) == 0
            return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

        assert main(["init", "--environment", "test", "--data-dir", str(tmp_path / "cli")]) == 0
        capsys.readouterr()
        return run

    @pytest.fixture
    def client_id(self, run_lines: Callable[..., Any]) -> str:
        [created] = run_lines(
            "client", "add", "--name", "A platform", "--redirect-uri", "https://platform.example/"
        )
        return created["client_id"]

    def test_tokens_are_listed_and_revoked(self, run_lines: Callable[..., Any], client_id: str) -> None:
        run_lines("token", "create", "--client-id", client_id)
        [one] = run_lines("token", "list", "--client-id", client_id)
        assert (one["subject"], one["revoked_at"]) == ("platform", None)
        run_lines("token", "revoke", "--client-id", client_id, "--grant-id", one["grant_id"])
        [one] = run_lines("token", "list", "--client-id", client_id)
        assert one["revoked_at"] is not None

    def test_secret_is_changed_and_client_disabled(
        self,
        run_lines: Callable[..., Any],
        client_id: str,
        tmp_path: Path,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        [fresh] = run_lines("client", "rotate-secret", "--client-id", client_id)
        assert fresh["client_secret"]
        run_lines("client", "disable", "--client-id", client_id)
        place = ("--data-dir", str(tmp_path / "cli"), "--client-id", client_id)
        for command in (
            ("client", "disable"),
            ("client", "rotate-secret"),
            ("token", "create"),
        ):
            assert main([*command, *place]) == 2
        assert main(["token", "revoke", *place, "--grant-id", "gra_unknown"]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 4

    def test_limits_of_a_client_are_set_shown_and_taken_back(
        self, run_lines: Callable[..., Any], client_id: str, tmp_path: Path
    ) -> None:
        usual = {"standard": 100, "receivables": 50, "ocr": 10}
        for options, changed in (
            ((), {}),
            (("--standard", "600"), {"standard": 600}),
            (("--ocr", "30"), {"standard": 600, "ocr": 30}),
            (("--default", "--receivables", "20"), {"receivables": 20}),
            (("--default",), {}),
        ):
            [shown] = run_lines("client", "limits", "--client-id", client_id, *options)
            assert shown == {"client_id": client_id, "a_minute": {**usual, **changed}}
        run_lines("client", "limits", "--client-id", client_id, "--ocr", "30")
        [listed] = run_lines("client", "list")
        assert listed.pop("created_at")
        assert listed == {
            "client_id": client_id,
            "name": "A platform",
            "environment": "test",
            "disabled_at": None,
            "a_minute": {**usual, "ocr": 30},
        }
        place = ("--data-dir", str(tmp_path / "cli"), "--client-id")
        assert main(["client", "limits", *place, client_id, "--standard", "0"]) == 2
        assert main(["client", "limits", *place, "clt_unknown"]) == 2

    def test_client_that_is_enabled_again_gets_new_tokens_and_no_old_one_back(
        self,
        run_lines: Callable[..., Any],
        client_id: str,
        tmp_path: Path,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        run_lines("token", "create", "--client-id", client_id)
        run_lines("client", "disable", "--client-id", client_id)
        [result] = run_lines("client", "enable", "--client-id", client_id)
        assert result == {"client_id": client_id, "disabled": False}
        [old] = run_lines("token", "list", "--client-id", client_id)
        assert old["revoked_at"] is not None
        [new] = run_lines("token", "create", "--client-id", client_id)
        assert new["access_token"]
        place = ("--data-dir", str(tmp_path / "cli"), "--client-id", client_id)
        assert main(["client", "enable", *place]) == 2
        assert "no disabled client" in capsys.readouterr().err
