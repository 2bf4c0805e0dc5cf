"""What a sender's domain publishes, as a receiving mail server would read it."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from recovery_contract.creditor_settings import Mailbox, SenderDomain
from recovery_service.context.channels import TextLookup
from recovery_service.recovery.contacts.mailbox import check_sender_domain
from recovery_service.transport.domain_records import NoAnswer, check_domain

DOMAIN = "mail.creditor.example"


def zone(records: Mapping[str, list[str]], silent: str = "nothing") -> TextLookup:
    async def look_up(name: str) -> list[str]:
        if name.startswith(silent):
            raise NoAnswer(name)
        return records.get(name, [])

    return look_up


def check(records: Mapping[str, list[str]], silent: str = "nothing") -> SenderDomain:
    return asyncio.run(check_domain(DOMAIN, zone(records, silent)))


@pytest.mark.parametrize(
    ("texts", "state"),
    [
        ([], "missing"),
        (["some-verification=1"], "missing"),
        (["v=spf10 -all"], "missing"),
        (["other", "v=spf1 include:_spf.example ~all"], "present"),
        (["V=SPF1 mx -ALL"], "present"),
        (["v=spf1 mx", "v=spf1 a -all"], "several"),
        (["v=spf1 +all"], "anyone"),
        (["v=spf1 mx all"], "anyone"),
    ],
)
def test_spf_is_one_record_that_names_servers(texts: list[str], state: str) -> None:
    assert check({DOMAIN: texts}).spf == state


@pytest.mark.parametrize(
    ("records", "state"),
    [
        ({}, "missing"),
        ({f"_dmarc.{DOMAIN}": ["v=DMARC1; p=reject"]}, "reject"),
        ({f"_dmarc.{DOMAIN}": ["noise", "v=DMARC1;p=Quarantine; rua=mailto:a@b.example"]}, "quarantine"),
        ({f"_dmarc.{DOMAIN}": ["v=DMARC1; p=none"]}, "none"),
        ({"_dmarc.creditor.example": ["v=DMARC1; p=reject"]}, "reject"),
        ({"_dmarc.creditor.example": ["v=DMARC1; p=reject; sp=none"]}, "none"),
        ({"_dmarc.example": ["v=DMARC1; p=reject"]}, "missing"),
    ],
)
def test_dmarc_is_of_the_domain_or_of_the_one_above(records: dict[str, list[str]], state: str) -> None:
    assert check(records).dmarc == state


@pytest.mark.parametrize(
    ("text", "state"),
    [("v=DKIM1; k=rsa; p=MIIB", "present"), ("v=DKIM1; p=", "unknown"), ("nothing of it", "unknown")],
)
def test_dkim_is_a_key_that_was_not_withdrawn(text: str, state: str) -> None:
    assert check({f"selector1._domainkey.{DOMAIN}": [text]}).dkim == state


def test_silent_name_servers_say_neither_that_a_record_is_there_nor_that_it_is_missing() -> None:
    assert check({}, silent="") == SenderDomain(domain=DOMAIN)
    partly = check({DOMAIN: ["v=spf1 -all"]}, silent="google._domainkey")
    assert (partly.spf, partly.dkim, partly.dmarc) == ("present", None, "missing")


@pytest.mark.parametrize(("host", "spf"), [("smtp.creditor.example", "present"), ("127.0.0.1", None)])
def test_only_the_mailbox_s_own_domain_is_asked_and_none_for_a_server_on_this_machine(
    host: str, spf: str | None
) -> None:
    names: list[str] = []

    async def look_up(name: str) -> list[str]:
        names.append(name)
        return ["v=spf1 -all"] if name == DOMAIN else []

    core: Any = type("Core", (), {"text_lookup": staticmethod(look_up)})()
    mailbox = Mailbox(host=host, sender=f"owner@{DOMAIN}")
    assert asyncio.run(check_sender_domain(core, mailbox)).spf == spf
    assert all(name.endswith(".creditor.example") for name in names)
    assert bool(names) is (spf is not None)
