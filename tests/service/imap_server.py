"""A real IMAP server: Dovecot as an ordinary user, with folders and a configuration of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from pathlib import Path

from imapclient import IMAPClient

from tests.needed import absent
from tests.ports import free_port

CONFIGURATION = """
base_dir = {place}/run
state_dir = {place}/state
log_path = {place}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_max_userip_connections = 50
auth_mechanisms = plain login
default_internal_user = {user}
default_internal_group = {group}
default_login_user = {login_user}
first_valid_uid = 0
first_valid_gid = 0
mail_location = maildir:{place}/mail/%n
mail_home = {place}/mail/%n
mmap_disable = yes
mail_fsync = never
passdb {{
  driver = passwd-file
  args = scheme=PLAIN {place}/users
}}
userdb {{
  driver = static
  args = uid={uid} gid={gid} home={place}/mail/%n
}}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = {port}
  }}
  inet_listener imaps {{
    port = 0
  }}
}}
service anvil {{
  chroot =
}}
service imap {{
  process_limit = 20
}}
service stats {{
  chroot =
}}
"""


class ImapServer:
    """`owner` is its one mailbox, whose password is `right`."""

    def __init__(self) -> None:
        # A folder of its own: where the tests run as root, the server's processes do not.
        self.place = place = Path(tempfile.mkdtemp(prefix="imap-"))
        place.chmod(0o755)
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        import grp  # of systems that have Dovecot
        import pwd

        account = pwd.getpwuid(os.getuid())
        mail = account if account.pw_uid else pwd.getpwnam("nobody")
        (place / "mail").mkdir(parents=True)
        os.chown(place / "mail", mail.pw_uid, mail.pw_gid)
        (place / "users").write_text("owner:right\n")
        self._configuration = place / "dovecot.conf"
        self._configuration.write_text(
            CONFIGURATION.format(
                place=place,
                user=account.pw_name,
                group=grp.getgrgid(account.pw_gid).gr_name,
                # Dovecot lets nobody sign in as root.
                login_user=mail.pw_name,
                uid=mail.pw_uid,
                gid=mail.pw_gid,
                port=self.port,
            )
        )

    def start(self) -> None:
        program = shutil.which("dovecot") or "/usr/sbin/dovecot"
        if not Path(program).exists():
            absent("dovecot is not installed")
        self._process = subprocess.Popen(
            [program, "-F", "-c", str(self._configuration)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + 60
        while True:
            try:
                with self.signed_in():
                    return
            except (OSError, IMAPClient.Error):
                if self._process.poll() is not None or time.monotonic() > end:
                    raise AssertionError((self.place / "log").read_text()) from None
                self._process.poll()

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(30)
            self._process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.place)

    @contextmanager
    def signed_in(self) -> Iterator[IMAPClient]:
        client = IMAPClient("127.0.0.1", self.port, ssl=False, timeout=10)
        try:
            client.login("owner", "right")
            yield client
        finally:
            client.shutdown()

    def deliver(self, message: EmailMessage | bytes, at: datetime | None = None) -> None:
        raw = message if isinstance(message, bytes) else message.as_bytes()
        with self.signed_in() as client:
            client.append("INBOX", raw, msg_time=at)

    def deliver_all(self, messages: Iterable[EmailMessage]) -> None:
        with self.signed_in() as client:
            for message in messages:
                client.append("INBOX", message.as_bytes())

    def empty(self) -> None:
        with self.signed_in() as client:
            client.select_folder("INBOX")
            uids = client.search()
            if uids:
                client.delete_messages(uids)
                client.expunge()

    def flags(self) -> list[tuple[bytes, ...]]:
        """Return the flags of every message, in their order."""
        with self.signed_in() as client:
            client.select_folder("INBOX", readonly=True)
            fetched = client.fetch(client.search(), ["FLAGS"])
            return [
                tuple(flag for flag in fetched[uid][b"FLAGS"] if flag != b"\\Recent")
                for uid in sorted(fetched)
            ]

    def renumber(self) -> None:
        """Give all messages new numbers, as after a server was set up anew."""
        self.stop()
        inbox = self.place / "mail" / "owner"
        for name in (
            "dovecot-uidlist",
            "dovecot.index",
            "dovecot.index.log",
            "dovecot.index.cache",
            "dovecot-uidvalidity",
        ):
            (inbox / name).unlink(missing_ok=True)
        for left in inbox.glob("dovecot-uidvalidity.*"):
            left.unlink()
        self.start()


def a_message(
    text: str,
    *,
    sender: str = "Paul Durand <paul@debtor.example>",
    subject: str = "Re: Facture",
    references: str | None = None,
    **headers: str,
) -> EmailMessage:
    message = EmailMessage()
    message["From"] = sender
    message["To"] = "owner@creditor.example"
    message["Subject"] = subject
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = make_msgid(domain="debtor.example")
    if references is not None:
        message["In-Reply-To"] = references
        message["References"] = references
    for name, value in headers.items():
        message[name.replace("_", "-")] = value
    message.set_content(text)
    return message
