"""The ways out of production: jobs hand contacts over, and the service's own mail goes through its mail server."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from recovery_contract.ids import ClientId, ReceivableId
from recovery_service.context.channels import Contact
from recovery_service.transport import service_mail


class ProductionChannels:
    """See `context.channels.Channels`."""

    is_real = True

    def immediate_outcome(self, channel: str, address: str) -> str | None:
        return None

    def record_contacts(self, connection: Connection, contacts: Sequence[Contact]) -> None:
        if contacts:
            raise RuntimeError("in production a job hands every contact over")

    def erase_messages(self, connection: Connection, receivable_id: ReceivableId, replacement: str) -> None:
        """Do nothing: production stores no copies of messages here."""

    async def send_service_mail(self, client_id: ClientId, address: str, subject: str, body: str) -> None:
        await service_mail.send_service_mail(address, subject, body)
