"""The ways out of the test environment: into the outbox, and to debtors who play along."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection
from starlette.concurrency import run_in_threadpool

from recovery_contract.ids import ClientId, ReceivableId
from recovery_service.context.channels import Contact
from recovery_service.context.clock import Clock
from recovery_service.db.database import Database
from recovery_service.sandbox import debtors, outbox


class SandboxChannels:
    """See `context.channels.Channels`. Nothing leaves the machine."""

    is_real = False

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def immediate_outcome(self, channel: str, address: str) -> str | None:
        if channel == "email" and debtors.is_bouncing(address):
            return "bounced"
        return "reached" if channel == "phone" else "sent"

    def record_contacts(self, connection: Connection, contacts: Sequence[Contact]) -> None:
        outbox.store_messages(
            connection,
            [
                outbox.OutboxRow(
                    one.client_id,
                    one.user_id,
                    one.channel,
                    one.receivable_id,
                    one.recipient,
                    one.subject,
                    one.body,
                    one.at,
                )
                for one in contacts
            ],
        )
        for one in contacts:
            if one.is_first:
                debtors.schedule_debtor_reaction(connection, self._clock, one)

    def erase_messages(self, connection: Connection, receivable_id: ReceivableId, replacement: str) -> None:
        outbox.erase_messages(connection, receivable_id, replacement)

    async def send_service_mail(self, client_id: ClientId, address: str, subject: str, body: str) -> None:
        await run_in_threadpool(self._keep_mail, client_id, address, subject, body)

    def _keep_mail(self, client_id: ClientId, address: str, subject: str, body: str) -> None:
        with self._database.write() as connection:
            at = self._clock.now(connection, client_id)
            mail = outbox.OutboxRow(
                client_id, outbox.NOBODY, "email", ReceivableId(""), address, subject, body, at
            )
            outbox.store_messages(connection, [mail])
