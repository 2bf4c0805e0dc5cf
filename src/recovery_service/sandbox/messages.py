"""What debtors of the test environment write: read as what arrives in a mailbox is read."""

from __future__ import annotations

from datetime import timedelta
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from typing import Final

from recovery_contract.ids import MessageId, ReceivableId
from recovery_contract.reasons import Reason
from recovery_contract.sandbox import DebtorMessageRequest
from recovery_invoices import ExtractionError, Reader
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Core
from recovery_service.errors import Invalid
from recovery_service.ids import new_id
from recovery_service.ledger.receivables import service as receivables
from recovery_service.principal import Principal
from recovery_service.recovery.correspondence import receiving, repository
from recovery_service.recovery.correspondence.matching import Match, Owner
from recovery_service.recovery.correspondence.reading import Incoming
from recovery_service.recovery.correspondence.repository import MessageRow
from recovery_service.recovery.dunning.situation import load_situation
from recovery_service.sandbox.debtors import require_address
from recovery_service.wording import formats
from recovery_service.wording.templates import fragment

PROMISED_DAYS: Final = 10


def write_promise(core: Core, reader: Reader, principal: Principal, receivable_id: ReceivableId) -> None:
    """Let the debtor promise to pay in some days, and ask for the invoice, in their language."""
    with core.read() as context:
        receivables.require(context.connection, principal, receivable_id)
        situation = load_situation(context, receivable_id)
        today = to_datetime(context.now(situation.receivable.client_id)).date()
    language = situation.language
    values = {
        "day": formats.format_day(today + timedelta(days=PROMISED_DAYS), language),
        "numbers": formats.format_invoice_numbers(situation.receivable.numbers),
        "debtor": situation.receivable.debtor_name,
    }
    request = DebtorMessageRequest(
        subject=f"Re: {values['numbers']}"[:200], text=fragment("practice_message", language, values)
    )
    receive_message(core, reader, principal, receivable_id, request)


def receive_message(
    core: Core,
    reader: Reader,
    principal: Principal,
    receivable_id: ReceivableId,
    request: DebtorMessageRequest,
) -> MessageRow:
    """Let the first contact of the receivable write this. Raises NotFound, InvalidState where no email address of the
    debtor is known, and Invalid for what cannot be read."""
    with core.read() as context:
        row = receivables.require(context.connection, principal, receivable_id)
        require_address(row)
        at = to_datetime(context.now(row.client_id))
    message = EmailMessage(policy=SMTP)
    message["From"] = row.debtor_email
    message["Subject"] = " ".join(request.subject.split())
    message["Date"] = format_datetime(at)
    message["Message-ID"] = f"<{new_id(MessageId)}@debtor.invalid>"
    message.set_content(request.text)
    raw = message.as_bytes()
    try:
        (headers,) = reader.read_mail_headers([raw])
        assert headers is not None
        read = reader.read_mail(raw, headers, at.date())
    except ExtractionError as error:
        raise Invalid(Reason(**error.reason), "text") from error
    with core.write() as context:
        owner = Owner(row.user_id, frozenset())
        receiving.receive(context, owner, Incoming(Match((receivable_id,)), read))
        return repository.of_receivable(context.connection, receivable_id)[-1]
