"""A hosted service mails debtors through its own server, in the creditor's name, where no mailbox was given."""

import dataclasses
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_service.cli.delivery_settings import read_delivery_settings
from recovery_service.cli.program import UsageError
from recovery_service.composition import compose_core
from recovery_service.context.core import Core
from recovery_service.recovery.correspondence import repository, schedule
from recovery_service.settings import Mailer, ReplyMailbox, SmsGateway
from tests.builders import a_contact, a_debtor
from tests.service.imap_server import ImapServer, a_message
from tests.service.recovery.production import Machine, MailServer, attempts
from tests.service.recovery.reading import visit
from tests.service.steps import DAY, an_active_user, good, read, submit

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


def hosted(
    core: Core,
    client_id: str,
    make_token: Callable[..., Any],
    mail_server: MailServer,
    open_client: Callable[..., Any],
    **changes: Any,
) -> Machine:
    mailer = Mailer(
        "127.0.0.1", mail_server.port, "none", "mail@service.example", "service", "right", **changes
    )
    settings = dataclasses.replace(
        core.settings, environment="production", embedded=False, collector="Inkasso Nord", mailer=mailer
    )
    return Machine(
        compose_core(settings, core.database, core.clock), client_id, make_token(), mail_server, open_client
    )


def begun(client: httpx.Client, machine: Machine) -> str:
    submitted = submit(
        client, an_active_user(client), debtor=a_debtor(contacts=[a_contact(email="paul@debtor.example")])
    )
    machine.advance(5 * DAY)
    return submitted["id"]


def test_hosted_production_mails_the_debtor_without_a_mailbox_of_the_creditor(
    client: httpx.Client,
    core: Core,
    client_id: str,
    make_token: Callable[..., str],
    mail_server: MailServer,
    open_client: Callable[..., httpx.Client],
) -> None:
    machine = hosted(core, client_id, make_token, mail_server, open_client)
    id_ = begun(client, machine)
    [sent] = mail_server.messages
    [sender] = sent["From"].addresses
    assert (sender.display_name, sender.addr_spec) == (
        "Couverture Durand via Inkasso Nord",
        "mail@service.example",
    )
    [reply] = sent["Reply-To"].addresses
    assert (reply.display_name, reply.addr_spec) == ("Couverture Durand", "owner@creditor.example")
    assert [(one["type"], one["outcome"]) for one in attempts(machine.client, id_)] == [("email", "sent")]


def test_replies_go_to_an_address_of_the_receivable_where_the_operator_takes_them(
    client: httpx.Client,
    core: Core,
    client_id: str,
    make_token: Callable[..., str],
    mail_server: MailServer,
    open_client: Callable[..., httpx.Client],
) -> None:
    machine = hosted(
        core, client_id, make_token, mail_server, open_client, reply_address="replies@service.example"
    )
    id_ = begun(client, machine)
    [sent] = mail_server.messages
    assert sent["Reply-To"].addresses[0].addr_spec == f"replies+{id_}@service.example"


def test_creditor_s_own_mailbox_goes_before_the_service_s(
    client: httpx.Client,
    core: Core,
    client_id: str,
    make_token: Callable[..., str],
    mail_server: MailServer,
    open_client: Callable[..., httpx.Client],
) -> None:
    mine = hosted(core, client_id, make_token, mail_server, open_client)
    submitted = submit(client, user := an_active_user(client))
    own = Machine(core, client_id, make_token(), mail_server, open_client)
    good(own.use_mailbox(user))
    settings = dataclasses.replace(mine.core.settings, embedded=True)
    here = compose_core(settings, mine.core.database, mine.core.clock)
    machine = Machine(here, client_id, make_token(), mail_server, open_client)
    machine.approve(user)
    mail_server.messages.clear()
    machine.advance(5 * DAY)
    [sent] = mail_server.messages
    assert sent["From"].addresses[0].addr_spec == "owner@creditor.example"
    assert [one["outcome"] for one in attempts(machine.client, submitted["id"])] == ["sent"]


def test_sign_in_refused_to_the_service_itself_is_told_apart_from_the_creditor_s_mailbox(
    client: httpx.Client,
    core: Core,
    client_id: str,
    make_token: Callable[..., str],
    mail_server: MailServer,
    open_client: Callable[..., httpx.Client],
    caplog: pytest.LogCaptureFixture,
) -> None:
    machine = hosted(core, client_id, make_token, mail_server, open_client)
    mail_server.password = "changed"
    id_ = begun(client, machine)
    assert mail_server.messages == []
    progress = read(machine.client, id_)["recovery_progress"]
    assert progress["next_action"]["why"]["code"] == "service_refused"
    result = next(entry for entry in progress["history"] if entry["kind"] == "contact.delayed")
    assert result["data"]["reason"] == "service_refused"
    assert "mailbox" not in result["text"]
    assert not result["data"].get("detail")
    mail_server.password = "right"
    machine.advance(3 * DAY)
    assert len(mail_server.messages) == 1


def test_mail_without_server_and_mailbox_waits_and_says_why(
    client: httpx.Client,
    core: Core,
    client_id: str,
    make_token: Callable[..., str],
    mail_server: MailServer,
    open_client: Callable[..., httpx.Client],
) -> None:
    machine = hosted(core, client_id, make_token, mail_server, open_client)
    settings = dataclasses.replace(machine.core.settings, mailer=None)
    without = Machine(
        compose_core(settings, core.database, core.clock), client_id, make_token(), mail_server, open_client
    )
    begun(client, without)
    assert mail_server.messages == []
    waiting = good(without.client.get("/v1/planned-contacts"))["data"]
    assert "no_mailbox" in {one["why"]["code"] for one in waiting}


@pytest.mark.parametrize("has_gateway", [False, True])
def test_text_message_is_planned_only_where_one_can_leave(
    client: httpx.Client,
    core: Core,
    client_id: str,
    make_token: Callable[..., str],
    mail_server: MailServer,
    open_client: Callable[..., httpx.Client],
    gateway: Any,
    has_gateway: bool,
) -> None:
    machine = hosted(core, client_id, make_token, mail_server, open_client)
    address = f"http://127.0.0.1:{gateway.server_port}/Messages.json"
    if has_gateway:
        settings = dataclasses.replace(
            machine.core.settings, sms_gateway=SmsGateway(address, "account", "+33700000000", "secret")
        )
        machine = Machine(
            compose_core(settings, core.database, core.clock),
            client_id,
            make_token(),
            mail_server,
            open_client,
        )
    reached = a_debtor(contacts=[a_contact(email="paul@debtor.example", phone="+33612345678")])
    id_ = submit(client, an_active_user(client), debtor=reached)["id"]
    reasons = set() if has_gateway else {"no_gateway"}

    def texts() -> list[dict[str, Any]]:
        rows = good(machine.client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]
        return [row for row in rows if row["type"] == "sms"]

    # It is foreseen so before the recovery begins.
    [foreseen] = texts()
    assert {foreseen["skipped"]["code"] for _ in reasons} == reasons
    assert ("skipped" in foreseen) is not has_gateway
    assert good(machine.client.get(f"/v1/planned-contacts/{foreseen['id']}"))["type"] == "sms"
    if not has_gateway:
        planned = good(machine.client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]
        [call, *_] = [row for row in planned if row["type"] == "phone"]
        by_text = {"action": "edit", "type": "sms"}
        assert machine.client.post(f"/v1/planned-contacts/{call['id']}", json=by_text).status_code == 409
    machine.advance(30 * DAY)
    history = read(machine.client, id_)["recovery_progress"]["history"]
    assert not any(one["data"].get("reason") == "no_gateway" for one in history)
    assert {row["skipped"]["code"] for row in texts()} == reasons
    assert len(gateway.taken) == int(has_gateway)


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        (
            "smtp://us%40er:p%2Fw@mail.example:2525?from=mail%40service.example",
            Mailer("mail.example", 2525, "starttls", "mail@service.example", "us@er", "p/w"),
        ),
        (
            "smtps://mail.example?from=mail@service.example",
            Mailer("mail.example", 465, "tls", "mail@service.example"),
        ),
        (
            "smtp://127.0.0.1:25?from=mail@service.example",
            Mailer("127.0.0.1", 25, "none", "mail@service.example"),
        ),
    ],
)
def test_mailer_is_settled_by_the_environment(
    monkeypatch: pytest.MonkeyPatch, url: str, expected: Mailer
) -> None:
    monkeypatch.setenv("RECOVERY_MAIL_URL", url)
    assert read_delivery_settings()["mailer"] == expected


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RECOVERY_MAIL_URL", "https://mail.example?from=mail@service.example"),
        ("RECOVERY_MAIL_URL", "smtp://mail.example"),
        ("RECOVERY_MAIL_URL", "smtp://mail.example:99999?from=mail@service.example"),
        ("RECOVERY_MAIL_URL", "smtp://mail.example?from=nobody"),
        ("RECOVERY_REPLY_ADDRESS", "replies"),
        ("RECOVERY_REPLY_ADDRESS", "replies@service.example"),
    ],
)
def test_mailer_without_sense_is_refused_at_the_start(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(UsageError, match=name):
        read_delivery_settings()


@pytest.mark.parametrize(
    ("replies", "address"),
    [
        ("replies@service.example", "replies+{}@service.example"),
        ("*@replies.service.example", "{}@replies.service.example"),
    ],
)
def test_reply_to_the_address_of_a_receivable_is_read_in_the_mailbox_of_the_service(
    client: httpx.Client,
    core: Core,
    client_id: str,
    make_token: Callable[..., str],
    mail_server: MailServer,
    open_client: Callable[..., httpx.Client],
    inbox: ImapServer,
    replies: str,
    address: str,
) -> None:
    place = ReplyMailbox("127.0.0.1", inbox.port, "none", "owner", "right")
    machine = hosted(
        core, client_id, make_token, mail_server, open_client, reply_address=replies, reply_mailbox=place
    )
    id_ = begun(client, machine)
    [reply] = mail_server.messages[-1]["Reply-To"].addresses
    assert reply.addr_spec == address.format(id_)
    answer = a_message("We shall pay soon.", sender="boss@else.example")
    del answer["To"]
    answer["To"] = reply.addr_spec
    inbox.deliver(answer)
    inbox.deliver(a_message("About nothing of ours", sender="paul@debtor.example"))
    schedule.start_missing_visits(machine.core)
    assert len(visit(machine, "*").incoming) == 1
    [message] = good(machine.client.get("/v1/received-messages"))["data"]
    assert (message["receivable_id"], message["sender"]) == (id_, "boss@else.example")
    machine = hosted(core, client_id, make_token, mail_server, open_client)
    schedule.start_missing_visits(machine.core)
    with machine.core.read() as context:
        assert repository.list_enabled(context.connection) == []


@pytest.mark.parametrize(
    ("url", "place"),
    [
        ("imaps://us%40er:pa%2Fss@imap.example", ReplyMailbox("imap.example", 993, "tls", "us@er", "pa/ss")),
        ("imap://user:pass@localhost:1143", ReplyMailbox("localhost", 1143, "none", "user", "pass")),
    ],
)
def test_mailbox_of_replies_is_named_by_its_url(
    monkeypatch: pytest.MonkeyPatch, url: str, place: ReplyMailbox
) -> None:
    monkeypatch.setenv("RECOVERY_MAIL_URL", "smtps://smtp.example?from=mail@service.example")
    monkeypatch.setenv("RECOVERY_REPLY_ADDRESS", "*@service.example")
    monkeypatch.setenv("RECOVERY_REPLY_MAILBOX_URL", url)
    mailer = read_delivery_settings()["mailer"]
    assert mailer is not None
    assert mailer.reply_mailbox == place
    monkeypatch.setenv("RECOVERY_REPLY_MAILBOX_URL", "imap.example")
    with pytest.raises(UsageError, match=r"imap\[s\]"):
        read_delivery_settings()
