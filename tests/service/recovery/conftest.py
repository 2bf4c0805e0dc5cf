"""Production on a virtual clock: messages really leave, by SMTP, an HTTP gateway and a folder of letters."""

import dataclasses
import threading
from collections.abc import Callable, Iterator
from http.server import HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_service.composition import compose_core
from recovery_service.context.core import Core
from recovery_service.settings import SmsGateway
from tests.builders import a_contact, a_debtor
from tests.service.imap_server import ImapServer
from tests.service.recovery.desk import STEPS
from tests.service.recovery.production import Gateway, Machine, MailServer
from tests.service.recovery.reading import switch_on
from tests.service.steps import DAY, an_active_user, good, submit

ADDRESS = {"line1": "3 place du Marché", "postal_code": "38000", "city": "Grenoble", "country": "France"}


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    server.controller.start()
    yield server
    server.controller.stop()


@pytest.fixture
def gateway() -> Iterator[Any]:
    server = HTTPServer(("127.0.0.1", 0), Gateway)
    server.taken = []  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def machine(
    core: Core,
    client_id: str,
    make_token: Callable[..., str],
    mail_server: MailServer,
    gateway: Any,
    tmp_path: Path,
    open_client: Callable[..., httpx.Client],
) -> Machine:
    settings = dataclasses.replace(
        core.settings,
        environment="production",
        embedded=True,
        letter_folder=tmp_path / "letters",
        sms_gateway=SmsGateway(
            f"http://127.0.0.1:{gateway.server_port}/Messages.json", "account", "+33700000000", "secret"
        ),
    )
    return Machine(
        compose_core(settings, core.database, core.clock), client_id, make_token(), mail_server, open_client
    )


@pytest.fixture
def begun(client: httpx.Client, machine: Machine) -> dict[str, Any]:
    """A receivable of an active creditor whose mailbox works and whose plan is approved, not yet started."""
    user = an_active_user(client)
    contacts = [
        a_contact(email="paul@debtor.example", phone="06 12 34 56 78", first_name="Paul", last_name="Durand"),
        a_contact(email="accounts@debtor.example", level=1),
    ]
    submitted = submit(client, user, debtor=a_debtor(contacts=contacts, address=ADDRESS))
    good(machine.use_mailbox(user))
    machine.approve(user)
    machine.mail_server.messages.clear()
    return submitted


@pytest.fixture(scope="module")
def imap_server() -> Iterator[ImapServer]:
    server = ImapServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def inbox(imap_server: ImapServer) -> ImapServer:
    imap_server.empty()
    return imap_server


@pytest.fixture
def reminded(begun: dict[str, Any], machine: Machine, inbox: ImapServer) -> dict[str, Any]:
    """A receivable whose debtor had its first reminder, in a mailbox that is read."""
    machine.advance(4 * DAY)
    good(switch_on(machine, inbox, begun["user_id"]))
    return begun


@pytest.fixture
def desk(
    machine: Machine, open_client: Callable[..., httpx.Client], make_token: Callable[..., str], client_id: str
) -> Machine:
    """As `machine`, but nothing takes letters: the creditor prints them."""
    settings = dataclasses.replace(machine.core.settings, letter_folder=None)
    core = compose_core(settings, machine.core.database, machine.core.clock)
    return Machine(core, client_id, make_token(), machine.mail_server, open_client)


@pytest.fixture
def planned(client: httpx.Client, desk: Machine) -> dict[str, Any]:
    user = an_active_user(client)
    contacts = [a_contact(email="paul@debtor.example", phone="06 12 34 56 78", first_name="Paul")]
    submitted = submit(client, user, debtor=a_debtor(contacts=contacts, address=ADDRESS))
    good(desk.use_mailbox(user))
    plan = {"name": "own", "relationship": "neutral", "steps": STEPS, "approved": True}
    good(desk.client.put(f"/v1/users/{user}/plan", json=plan))
    desk.mail_server.messages.clear()
    return submitted
