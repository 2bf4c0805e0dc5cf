"""Operations beyond the interface's own; a 404 on the collection means that the service does not offer them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from recovery_contract.agreements import AgreementList
from recovery_contract.correspondence import AnswerDrafts, MailboxReading, ReceivedMessageList
from recovery_contract.creditor_settings import (
    Letters,
    Mailbox,
    RecoveryPlan,
    SenderDomain,
    StandingRules,
    TemplateList,
)
from recovery_contract.extensions import (
    AddSuppressionRequest,
    BalanceResponse,
    ContactTaskList,
    DebtorQuestionList,
    DocumentList,
    EnterRatesRequest,
    MessageList,
    PlannedContactList,
    PlannedMessage,
    Rates,
    Suppression,
    SuppressionPage,
    Timeline,
)
from recovery_contract.ids import (
    DocumentId,
    PlannedContactId,
    ReceivableId,
    ReceivedMessageId,
    SuppressionId,
    UserId,
)
from recovery_contract.letterhead import Letterhead
from recovery_desktop.api.response_parsing import validate_resource
from recovery_desktop.api.transport import Call, Transport, join_path


class ExtensionsApi:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def timeline(self, receivable_id: ReceivableId) -> Timeline:
        return validate_resource(
            Timeline, await self._get(join_path("v1", "receivables", receivable_id, "timeline"), "page")
        )

    async def documents(self, receivable_id: ReceivableId) -> DocumentList:
        return validate_resource(
            DocumentList, await self._get(join_path("v1", "receivables", receivable_id, "documents"), "page")
        )

    async def document(self, receivable_id: ReceivableId, document_id: DocumentId) -> bytes:
        path = join_path("v1", "receivables", receivable_id, "documents", document_id)
        return (await self._transport.fetch(Call("GET", path, is_file=True))).content

    async def case_file(self, receivable_id: ReceivableId) -> bytes:
        """Return a ZIP archive."""
        path = join_path("v1", "receivables", receivable_id, "case-file")
        return (await self._transport.fetch(Call("GET", path, is_file=True))).content

    async def balance(self, receivable_id: ReceivableId) -> BalanceResponse:
        return validate_resource(
            BalanceResponse, await self._get(join_path("v1", "receivables", receivable_id, "balance"))
        )

    async def messages(self, receivable_id: ReceivableId) -> MessageList:
        """Return every contact made so far, word for word."""
        return validate_resource(
            MessageList, await self._get(join_path("v1", "receivables", receivable_id, "messages"), "page")
        )

    async def get_standing_rules(self, user_id: UserId) -> StandingRules:
        return validate_resource(
            StandingRules, await self._get(join_path("v1", "users", user_id, "standing-rules"))
        )

    async def put_standing_rules(self, user_id: UserId, rules: StandingRules) -> StandingRules:
        path = join_path("v1", "users", user_id, "standing-rules")
        return validate_resource(
            StandingRules, await self._put(path, rules.model_dump(mode="json", exclude_none=True))
        )

    async def mailbox(self, user_id: UserId) -> Mailbox:
        return validate_resource(Mailbox, await self._get(join_path("v1", "users", user_id, "mailbox")))

    async def sender_domain(self, user_id: UserId) -> SenderDomain:
        """Return what the mailbox's domain publishes of who may send for it."""
        path = join_path("v1", "users", user_id, "mailbox", "domain")
        return validate_resource(SenderDomain, await self._get(path))

    async def put_mailbox(self, user_id: UserId, mailbox: Mailbox) -> Mailbox:
        """Store the mailbox, if a message could be sent through it.

        Raises Refused with the field and the server's words.
        """
        body = mailbox.model_dump(mode="json", exclude_none=True, exclude={"verified"})
        return validate_resource(Mailbox, await self._put(join_path("v1", "users", user_id, "mailbox"), body))

    async def letters(self, user_id: UserId) -> Letters:
        return validate_resource(Letters, await self._get(join_path("v1", "users", user_id, "letters")))

    async def put_letters(self, user_id: UserId, letters: Letters) -> Letters:
        """Store the letter settings. Raises Refused with the field and why it cannot work."""
        body = letters.model_dump(mode="json", exclude_none=True)
        return validate_resource(Letters, await self._put(join_path("v1", "users", user_id, "letters"), body))

    async def letterhead(self, user_id: UserId) -> Letterhead:
        return validate_resource(Letterhead, await self._get(join_path("v1", "users", user_id, "letterhead")))

    async def put_letterhead(self, user_id: UserId, letterhead: Letterhead) -> Letterhead:
        """Store the letterhead; what is left out is removed. Raises Refused with the field."""
        body = letterhead.model_dump(mode="json", exclude_none=True, exclude={"used_colour"})
        path = join_path("v1", "users", user_id, "letterhead")
        return validate_resource(Letterhead, await self._put(path, body))

    async def rates(self, user_id: UserId) -> Rates:
        return validate_resource(Rates, await self._get(join_path("v1", "users", user_id, "rates")))

    async def put_rates(self, user_id: UserId, request: EnterRatesRequest) -> Rates:
        return validate_resource(
            Rates,
            await self._put(join_path("v1", "users", user_id, "rates"), request.model_dump(mode="json")),
        )

    async def plan(self, user_id: UserId) -> RecoveryPlan:
        return validate_resource(RecoveryPlan, await self._get(join_path("v1", "users", user_id, "plan")))

    async def put_plan(self, user_id: UserId, plan: RecoveryPlan) -> RecoveryPlan:
        path = join_path("v1", "users", user_id, "plan")
        return validate_resource(
            RecoveryPlan,
            await self._put(path, plan.model_dump(mode="json", exclude_none=True, exclude={"example"})),
        )

    async def templates(self, user_id: UserId) -> TemplateList:
        return validate_resource(
            TemplateList, await self._get(join_path("v1", "users", user_id, "templates"), "page")
        )

    async def put_templates(self, user_id: UserId, templates: TemplateList) -> TemplateList:
        call = Call(
            "PUT",
            join_path("v1", "users", user_id, "templates"),
            "page",
            json=templates.model_dump(mode="json"),
        )
        return validate_resource(TemplateList, await self._transport.send(call))

    async def suppressions(self, user_id: UserId, search: str = "") -> SuppressionPage:
        """Return the newest hundred, those with `search` in them."""
        params = {"limit": 100, "search": search or None}
        path = join_path("v1", "users", user_id, "suppressions")
        return validate_resource(
            SuppressionPage, await self._transport.send(Call("GET", path, "page", params=params))
        )

    async def add_suppression(self, user_id: UserId, request: AddSuppressionRequest) -> Suppression:
        path = join_path("v1", "users", user_id, "suppressions")
        body = request.model_dump(mode="json", exclude_none=True)
        return validate_resource(Suppression, await self._transport.send(Call("POST", path, json=body)))

    async def remove_suppression(self, user_id: UserId, suppression_id: SuppressionId) -> None:
        path = join_path("v1", "users", user_id, "suppressions", suppression_id)
        await self._transport.send(Call("DELETE", path, "anything"))

    async def planned_contacts(
        self, user_id: UserId | None = None, receivable_id: ReceivableId | None = None
    ) -> PlannedContactList:
        params = {"user_id": user_id, "receivable_id": receivable_id}
        call = Call("GET", "/v1/planned-contacts", "page", params=params)
        return validate_resource(PlannedContactList, await self._transport.send(call))

    async def planned_contact(self, contact_id: PlannedContactId) -> PlannedMessage:
        """Fetch a planned contact with the message it would send now."""
        return validate_resource(
            PlannedMessage, await self._get(join_path("v1", "planned-contacts", contact_id))
        )

    async def mailbox_reading(self, user_id: UserId) -> MailboxReading:
        """Return whether the mailbox is read for answers, and where."""
        path = join_path("v1", "users", user_id, "mailbox-reading")
        return validate_resource(MailboxReading, await self._get(path))

    async def put_mailbox_reading(self, user_id: UserId, reading: MailboxReading) -> MailboxReading:
        path = join_path("v1", "users", user_id, "mailbox-reading")
        body = reading.model_dump(mode="json", exclude_none=True, exclude={"read_at", "failure"})
        return validate_resource(MailboxReading, await self._put(path, body))

    async def received_messages(
        self, receivable_id: ReceivableId | None = None, state: str | None = None
    ) -> ReceivedMessageList:
        """Return what debtors wrote by email, the newest first."""
        params = {"receivable_id": receivable_id, "state": state}
        call = Call("GET", "/v1/received-messages", "page", params=params)
        return validate_resource(ReceivedMessageList, await self._transport.send(call))

    async def answer_drafts(self, message_id: ReceivedMessageId) -> AnswerDrafts:
        """Return texts that answer this message of a debtor."""
        path = join_path("v1", "received-messages", message_id, "answers")
        return validate_resource(AnswerDrafts, await self._get(path))

    async def agreements(self, receivable_id: ReceivableId) -> AgreementList:
        """Return what was agreed or proposed, and the invoices that one plan may be over."""
        path = join_path("v1", "receivables", receivable_id, "agreements")
        return validate_resource(AgreementList, await self._get(path))

    async def contact_tasks(self) -> ContactTaskList:
        """Return letters to be printed and posted, calls to be made."""
        return validate_resource(ContactTaskList, await self._get("/v1/contact-tasks", "page"))

    async def task_letter(self, task_id: PlannedContactId) -> bytes:
        """Return the letter to be printed, dated today."""
        path = join_path("v1", "contact-tasks", task_id, "letter")
        return (await self._transport.fetch(Call("GET", path, is_file=True))).content

    async def task_letters(self, task_ids: Sequence[PlannedContactId]) -> bytes:
        """Return several letters to be printed, dated today, in one file."""
        call = Call("GET", "/v1/contact-tasks/letters", params={"id[]": list(task_ids)}, is_file=True)
        return (await self._transport.fetch(call)).content

    async def debtor_questions(self) -> DebtorQuestionList:
        """Return debtors that may be the same as another one."""
        return validate_resource(DebtorQuestionList, await self._get("/v1/debtors/questions", "page"))

    async def _put(self, path: str, body: dict[str, Any]) -> Any:
        return await self._transport.send(Call("PUT", path, json=body))

    async def _get(self, path: str, shape: Any = "object") -> Any:
        return await self._transport.send(Call("GET", path, shape))
