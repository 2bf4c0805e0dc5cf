"""How recoveries go, set by the app at the real service: a mailbox tried at a real mail server, plan, texts, rules."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from recovery_contract.creditor_settings import Mailbox, StandingRules, TemplateList
from recovery_contract.extensions import AddSuppressionRequest, SuppressionPage
from recovery_contract.mail_sign_in import OVERRIDE
from recovery_contract.users import CreateUserRequest
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands import suppressions
from recovery_desktop.commands.mail_sign_in import load_mail_sign_in, sign_in_mailbox
from recovery_desktop.commands.onboard_creditor import create_creditor
from recovery_desktop.commands.recovery_settings import (
    fetch_recovery_settings,
    set_mailbox,
    set_plan,
    set_rules,
    set_templates,
)
from recovery_desktop.failures import Refused
from recovery_service.recovery.contacts.mailbox import load_mail_providers
from recovery_service.transport.channels import ProductionChannels
from tests.desktop.wire import world
from tests.mail_provider import ADDRESS, MailProvider
from tests.ports import free_port
from tests.service.recovery.production import MailServer

# The test's server takes passwords without TLS on purpose: it listens on this machine only.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    server.controller.start()
    yield server
    server.controller.stop()


def tell(folder: Path, story: Callable[[ConnectionContext], Awaitable[None]]) -> None:
    """With a creditor of a service on this computer that really sends."""

    async def run() -> None:
        with world(folder) as there:
            await create_creditor(there.context, CreateUserRequest(email="me@creditor.test"))
            core = there.wire._service.app.state.core  # type: ignore[attr-defined]
            really = replace(core.settings, environment="production", embedded=True)
            object.__setattr__(core, "settings", really)
            object.__setattr__(core, "channels", ProductionChannels())
            try:
                await story(there.context)
            finally:
                await there.context.client.close()

    asyncio.run(run())


def mailbox(port: int, password: str | None = "right", **changes: object) -> Mailbox:
    values = {
        "host": "127.0.0.1",
        "port": port,
        "username": "me",
        "security": "none",
        "sender": "me@company.test",
    }
    return Mailbox.model_validate({**values, "password": password, **changes})


def test_mailbox_is_tried_kept_sealed_and_never_read_back(tmp_path: Path, mail_server: MailServer) -> None:
    async def story(context: ConnectionContext) -> None:
        assert (await fetch_recovery_settings(context)).mailbox is None
        stored = await set_mailbox(context, mailbox(mail_server.port))
        assert (stored.verified, stored.password) == (True, None)
        (message,) = mail_server.messages
        assert message["To"].addresses[0].addr_spec == "me@creditor.test"
        assert message["Subject"] == "Your mailbox works"
        # Without typing the password again.
        assert await set_mailbox(context, mailbox(mail_server.port, None, sender="you@company.test"))
        assert mail_server.messages[1]["From"].addresses[0].addr_spec == "you@company.test"
        shown = (await fetch_recovery_settings(context)).mailbox
        assert shown is not None
        assert (shown.sender, shown.password) == ("you@company.test", None)

    tell(tmp_path, story)
    stored = b"".join(path.read_bytes() for path in (tmp_path / "service").glob("*.sqlite3*"))
    assert b"me@creditor.test" in stored
    assert b'"right"' not in stored


def test_mailbox_that_fails_is_reported_and_not_stored(
    tmp_path: Path, mail_server: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    getaddrinfo = socket.getaddrinfo

    def look_up(host: Any, *rest: Any, **more: Any) -> Any:
        if host == "smtp.nowhere.invalid":
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
        return getaddrinfo(host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)

    async def story(context: ConnectionContext) -> None:
        with pytest.raises(Refused, match="refused the sign-in") as refused:
            await set_mailbox(context, mailbox(mail_server.port, "wrong"))
        assert refused.value.field == "password"
        trials: tuple[tuple[dict[str, Any], str, str], ...] = (
            ({"port": free_port()}, "host", "does not answer"),
            ({"host": "smtp.nowhere.invalid", "security": "tls"}, "host", "No mail server of this name"),
            ({"security": "starttls"}, "security", "Choose another one"),
            ({"security": "tls"}, "security", "Choose another one"),
        )
        for changes, field, words in trials:
            with pytest.raises(Refused, match=words) as refused:
                await set_mailbox(context, mailbox(**{"port": mail_server.port, **changes}))
            assert refused.value.field == field
        mail_server.responses.append("451 4.7.1 Greylisted, come back in 5 minutes")
        with pytest.raises(Refused, match="It said: 451 4.7.1 Greylisted".replace(".", r"\.")):
            await set_mailbox(context, mailbox(mail_server.port))
        mail_server.responses.append("554 5.7.1 You may not send")
        with pytest.raises(Refused, match="No message could be sent"):
            await set_mailbox(context, mailbox(mail_server.port))
        assert (await fetch_recovery_settings(context)).mailbox is None

    tell(tmp_path, story)


def test_mailbox_is_signed_in_in_the_browser_and_sends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(context: ConnectionContext) -> None:
        browsers = []

        def browse(address: str) -> None:
            assert parse_qs(urlsplit(address).query)["login_hint"] == [ADDRESS]
            get = partial(httpx.get, address, follow_redirects=True, trust_env=False)
            browsers.append(asyncio.create_task(asyncio.to_thread(get)))

        google = load_mail_sign_in()["google"]
        consent = await sign_in_mailbox(google, ADDRESS, browse)
        assert (await browsers[0]).status_code == 200
        mailbox_to_set = Mailbox(host=google.host, sender=ADDRESS, username=ADDRESS, consent=consent)
        stored = await set_mailbox(context, mailbox_to_set)
        assert (stored.provider, stored.consent, stored.verified) == ("google", None, True)
        (message,) = provider.mail.messages
        assert message["From"].addresses[0].addr_spec == ADDRESS

    load_mail_sign_in.cache_clear()
    load_mail_providers.cache_clear()
    with MailProvider().running() as provider:
        monkeypatch.setenv(OVERRIDE, str(provider.write_table(tmp_path / "mail_sign_in.toml")))
        tell(tmp_path, story)
    load_mail_sign_in.cache_clear()
    load_mail_providers.cache_clear()


def test_plan_texts_and_rules_are_kept_by_the_service(tmp_path: Path) -> None:
    async def story(context: ConnectionContext) -> None:
        before = await fetch_recovery_settings(context)
        assert before.plan is not None
        assert before.texts is not None
        assert not before.plan.approved, "nothing leaves this computer before it was approved"
        plan = before.plan.model_copy(update={"steps": before.plan.steps[:2], "approved": True})
        assert await set_plan(context, plan) == plan
        rules = StandingRules(
            accept_share=0.9,
            instalments_at_most=3,
            on_partial_payment="continue_recovery",
            rounding_tolerance=2,
            combine_reminders=True,
            waive_charges=True,
        )
        assert await set_rules(context, rules) == rules
        first = before.texts.data[0].model_copy(update={"body": "Please pay {{ amount }}."})
        await set_templates(context, TemplateList(data=[first, *before.texts.data[1:]]))
        broken = first.model_copy(update={"body": "{{ amount"})
        with pytest.raises(Refused, match="mistake"):
            await set_templates(context, TemplateList(data=[broken]))
        after = await fetch_recovery_settings(context)
        assert (after.plan, after.rules) == (plan, rules)
        assert after.texts is not None
        assert first in after.texts.data
        assert len(after.texts.data) == len(before.texts.data)

    tell(tmp_path, story)


def test_suppression_is_stored_by_the_service(tmp_path: Path) -> None:
    async def story(context: ConnectionContext) -> None:
        assert await suppressions.fetch_suppressions(context) == SuppressionPage(data=[])
        phone = AddSuppressionRequest(address="06 12 34 56 78", note="asked for it")
        entry = await suppressions.add_suppression(context, phone)
        assert (entry.type, entry.reason, entry.note) == ("phone", "creditor", "asked for it")
        await suppressions.add_suppression(context, AddSuppressionRequest(address="x@debtor.test"))
        matches = await suppressions.fetch_suppressions(context, "612")
        assert matches is not None
        assert [row.id for row in matches.data] == [entry.id]
        for _ in range(2):
            await suppressions.remove_suppression(context, entry.id)
        left = await suppressions.fetch_suppressions(context)
        assert left is not None
        assert [row.address for row in left.data] == ["x@debtor.test"]

    tell(tmp_path, story)
