"""How many mails leave in a minute: of each mailbox, to each provider, over all processes."""

from typing import Any

import pytest

from recovery_service.db.database import Database
from recovery_service.recovery.contacts.mail_limits import MailLimits
from recovery_service.transport.mail import MailServer
from recovery_service.transport.mail_login import PasswordLogin
from tests.service.conftest import make_core


def a_mailbox(name: str) -> MailServer:
    return MailServer("mail.example", 587, "starttls", f"{name}@mail.example", PasswordLogin(name, "secret"))


@pytest.mark.database("postgresql")
def test_limits_are_shared_by_all_processes_and_waits_are_spread(database: Database) -> None:
    core = make_core(database, unlimited=False, mailbox_a_minute=2, provider_a_minute=5, mail_a_minute=0)
    one, two = MailLimits(core), MailLimits(core)

    def waits(limits: Any, name: str, *, is_own: bool = True) -> int:
        return limits.wait_seconds(a_mailbox(name), is_own=is_own)

    assert [waits(one, "anne"), waits(two, "anne")] == [0, 0]
    third, fourth, fifth = waits(one, "anne"), waits(two, "anne"), waits(one, "anne")
    assert 0 < third <= 61
    assert (0 < fourth <= 61, 60 < fifth <= 121) == (True, True)
    # The five that counted for the provider leave no room for another of its mailboxes.
    assert 0 < waits(two, "paul") <= 61
    assert waits(one, "anne", is_own=False) == 0


@pytest.mark.parametrize(("a_minute", "is_free"), [(1, False), (0, True)])
def test_operator_limits_its_own_server(database: Database, a_minute: int, is_free: bool) -> None:
    limits = MailLimits(make_core(database, unlimited=False, mail_a_minute=a_minute))
    assert limits.wait_seconds(a_mailbox("service"), is_own=False) == 0
    assert (limits.wait_seconds(a_mailbox("service"), is_own=False) == 0) is is_free
