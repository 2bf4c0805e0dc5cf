"""The creditor's own mailbox: kept with its password sealed, tried with a mail to the creditor before it counts."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_contract.extensions import Mailbox
from recovery_service.channels.delivery import Delivery
from recovery_service.channels.mail import Mail, MailServer, send_mail
from recovery_service.core import Core
from recovery_service.ids import new_id
from recovery_service.recovery import repository
from recovery_service.sealed import seal, unseal

KIND = "mailbox"


def server_of(connection: Connection, core: Core, user_id: str) -> MailServer | None:
    """Where this creditor's mail is handed in, None where no mailbox was given."""
    kept = repository.preference(connection, user_id, KIND)
    if kept is None:
        return None
    value = kept["value"]
    secret = kept["secret"]
    password = unseal(core.settings.data_key, secret, _owner(user_id)) if secret else None
    return MailServer(
        host=value["host"],
        port=value["port"],
        security=value["security"],
        sender=value["sender"],
        username=value.get("username"),
        password=password,
    )


def keep(
    connection: Connection, core: Core, user_id: str, given: Mailbox, *, verified: bool, at: int
) -> None:
    """Stores the mailbox; without a new password the one given before stays."""
    before = repository.preference(connection, user_id, KIND)
    same = before is not None and all(
        before["value"].get(name) == getattr(given, name) for name in ("host", "username")
    )
    if given.password is not None:
        secret: str | None = seal(core.settings.data_key, given.password, _owner(user_id))
    else:
        secret = before["secret"] if before is not None and same else None
    value = given.model_dump(mode="json", exclude={"password", "verified"})
    repository.set_preference(connection, user_id, KIND, value, at=at, secret=secret, approved=verified)


def told(connection: Connection, user_id: str) -> Mailbox | None:
    """As the interface shows it: without the password."""
    kept = repository.preference(connection, user_id, KIND)
    return None if kept is None else Mailbox(**kept["value"], verified=bool(kept["approved"]))


async def try_out(server: MailServer, *, to: str, name: str) -> Delivery:
    """Sends the creditor a mail through the mailbox, which proves that it works."""
    domain = server.sender.rpartition("@")[2]
    mail = Mail(
        message_id=f"{new_id('msg')}@{domain}",
        to=to,
        to_name=name,
        sender_name=name,
        reply_to=to,
        subject="Your mailbox works",
        body="This message was sent through your mailbox to try it. Reminders can leave through it now.",
        language="en",
    )
    return await send_mail(server, mail)


def _owner(user_id: str) -> str:
    return f"mailbox:{user_id}"
