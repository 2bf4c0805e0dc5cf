"""A sign-out ends what was granted, at the service too, whenever that can be reached."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qs

import httpx
import pytest

from recovery_desktop.commands.sign_in import list_tokens_to_revoke, revoke_old_tokens, sign_out
from recovery_desktop.failures import Offline, ServiceFault
from tests.desktop.edge import Wire, answer, connected_to, error, run

REVOKE = ("POST", "/oauth/revoke")


def test_sign_out_revokes_the_token(tmp_path: Path) -> None:
    wire = Wire()
    wire.on(*REVOKE, answer(200))
    context = connected_to(wire, tmp_path)
    sign_out(context)
    assert not context.client.session.is_signed_in
    run(revoke_old_tokens(context))
    sent = parse_qs(wire.requests[-1].content.decode())
    assert sent == {"token": ["refresh"], "client_id": ["clt_1"]}
    run(revoke_old_tokens(context))
    assert wire.count(*REVOKE) == 1


@pytest.mark.parametrize(
    ("fault", "failure"), [(httpx.ConnectError("offline"), Offline), (answer(503), ServiceFault)]
)
def test_sign_out_while_the_service_is_away_is_kept_and_sealed(
    tmp_path: Path, fault: httpx.Response | Exception, failure: type[Exception]
) -> None:
    wire = Wire()
    wire.on(*REVOKE, fault)
    context = connected_to(wire, tmp_path)
    sign_out(context)
    with pytest.raises(failure):
        run(revoke_old_tokens(context))
    (stored,) = list_tokens_to_revoke(context)
    assert "refresh" not in stored
    assert b"refresh" not in bytes.fromhex(stored)
    wire.on(*REVOKE, answer(200))
    run(revoke_old_tokens(context))
    assert list_tokens_to_revoke(context) == []


def test_service_that_revokes_nothing_is_asked_once(tmp_path: Path) -> None:
    wire = Wire()
    wire.on(*REVOKE, error(404, "NOT_FOUND"))
    context = connected_to(wire, tmp_path)
    sign_out(context)
    run(revoke_old_tokens(context))
    assert list_tokens_to_revoke(context) == []
