"""A connection that is forgotten leaves nothing here, and no session at its service."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import httpx
import pytest

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.oauth_session import Tokens
from recovery_desktop.commands.forget_connection import end_sessions, forget_connection, sessions_to_end
from recovery_desktop.commands.sign_in import sign_out
from recovery_desktop.failures import Offline, ServiceFault
from recovery_desktop.session.connector import Connector
from recovery_desktop.session.session import Session
from recovery_desktop.settings import Places
from tests.desktop.edge import Wire, answer, connected_to, run

REVOKE = ("POST", "/oauth/revoke")


def signed_in_session(wire: Wire, folder: Path) -> ConnectionContext:
    context = connected_to(wire, folder)
    vault = context.vault
    context.store.connections.change(
        "con_1",
        sealed_session=vault.seal(Tokens("access", "refresh", None).to_text(), "con_1 session"),
        sealed_client_secret=vault.seal("secret", "con_1 client secret"),
    )
    return context


async def end(context: ConnectionContext, wire: Wire) -> None:
    await end_sessions(context.store, context.vault, lambda base_url: wire.http())


def test_forget_connection_revokes_its_session(tmp_path: Path) -> None:
    wire = Wire()
    wire.on(*REVOKE, answer(200))
    context = signed_in_session(wire, tmp_path)
    forget_connection(context.store, context.vault, "con_1")
    assert context.store.connections.all() == []
    run(end(context, wire))
    sent = parse_qs(wire.requests[-1].content.decode())
    assert sent == {"token": ["refresh"], "client_id": ["clt_1"], "client_secret": ["secret"]}
    run(end(context, wire))
    assert wire.count(*REVOKE) == 1


@pytest.mark.parametrize(
    ("fault", "failure"), [(httpx.ConnectError("offline"), Offline), (answer(503), ServiceFault)]
)
def test_forget_connection_while_the_service_is_away_is_kept_and_sealed(
    tmp_path: Path, fault: httpx.Response | Exception, failure: type[Exception]
) -> None:
    wire = Wire()
    wire.on(*REVOKE, fault)
    context = signed_in_session(wire, tmp_path)
    forget_connection(context.store, context.vault, "con_1")
    with pytest.raises(failure):
        run(end(context, wire))
    [stored] = sessions_to_end(context.store)
    assert "refresh" not in str(stored)
    assert b"refresh" not in bytes.fromhex(stored["tokens"][0])
    assert b"secret" not in bytes.fromhex(stored["client_secret"])
    wire.on(*REVOKE, answer(200))
    run(end(context, wire))
    assert sessions_to_end(context.store) == []


def test_forget_connection_keeps_an_earlier_sign_out_that_was_not_told(tmp_path: Path) -> None:
    wire = Wire()
    wire.on(*REVOKE, answer(200))
    context = connected_to(wire, tmp_path)
    sign_out(context)
    forget_connection(context.store, context.vault, "con_1")
    run(end(context, wire))
    assert parse_qs(wire.requests[-1].content.decode())["token"] == ["refresh"]


def test_forget_connection_that_nobody_is_signed_in_to_tells_nothing(tmp_path: Path) -> None:
    context = connected_to(Wire(), tmp_path)
    forget_connection(context.store, context.vault, "con_1")
    assert sessions_to_end(context.store) == []


def test_forget_on_the_connection_page_keeps_what_is_to_be_ended(tmp_path: Path) -> None:
    context = signed_in_session(Wire(), tmp_path)
    spawned = []

    def spawn(work: Any) -> None:  # type: ignore[no-untyped-def]
        spawned.append(work)
        work.close()

    session = Session(context.store, Places(tmp_path), spawn, lambda address: True)

    async def vault() -> Any:  # type: ignore[no-untyped-def]
        return context.vault

    connector = Connector(session, None, vault, None, lambda: None)  # type: ignore[arg-type]
    run(connector.forget("con_1"))
    assert context.store.connections.all() == []
    assert len(sessions_to_end(context.store)) == len(spawned) == 1
