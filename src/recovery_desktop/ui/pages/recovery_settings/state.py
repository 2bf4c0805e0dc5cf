"""What the creditor sets for its recoveries, as the service keeps it; what is being typed belongs to the cards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import Signal

from recovery_contract.accounts import Accounts
from recovery_contract.correspondence import MailboxReading
from recovery_contract.creditor_settings import (
    Letters,
    Mailbox,
    MailboxConsent,
    MessageTemplate,
    RecoveryPlan,
    SenderDomain,
    StandingRules,
    TemplateList,
)
from recovery_contract.extensions import EnteredRate
from recovery_contract.letterhead import Letterhead
from recovery_contract.mail_sign_in import MailSignInProvider
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.table import APPROVE_PLAN
from recovery_desktop.commands import accounts as account_commands
from recovery_desktop.commands import letterhead as letterheads
from recovery_desktop.commands import recovery_settings
from recovery_desktop.commands.mail_providers import MailProvider
from recovery_desktop.commands.recovery_settings import RecoverySettings
from recovery_desktop.commands.text_versions import TextVersion, list_versions, note_version
from recovery_desktop.documents.drawing import DrawnPage
from recovery_desktop.failures import Failure, Offline, Refused
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import Intent
from recovery_desktop.ui.pages.state import PageState

T = TypeVar("T")


@dataclass(frozen=True)
class ServerLookup:
    """Result of looking for an address's mail server at its domain and in a public table.

    `is_offline` where neither answers.
    """

    address: str = ""
    provider: MailProvider | None = None
    tried_own_domain: bool = False
    tried_table: bool = False
    is_offline: bool = False


class RecoveryState(PageState):
    """`settings` is None until loaded. `failed` is what went wrong last, by the card; `done` the card that was
    saved last. `sign_in_address` is what the browser has open while a mailbox is being signed in, else empty.
    `decided` carries words and the id of what can be undone; an approval rests in `is_approving` until then."""

    decided = Signal(str, str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.settings: RecoverySettings | None = None
        self.failed: dict[str, Failure] = {}
        self.done = ""
        self.wanted = ""
        """The part of the section that somebody was led to and that is not on view yet: the key of its card."""
        self.lookup = ServerLookup()
        self.sign_in_address = ""
        self.browser_missing = False
        self.sender_domain: SenderDomain | None = None
        self.logo: DrawnPage | None = None
        self.letterhead_before: Letterhead | None = None
        self.accounts_before: Accounts | None = None
        self.is_approving = False
        self._approval: Intent | None = None
        self._consent: tuple[str, MailboxConsent] | None = None

    @property
    def sends(self) -> bool:
        """Whether anything really leaves; Practice sends nothing."""
        connection = self.session.connection
        return connection is not None and connection.context.row.environment != "test"

    def refresh(self) -> None:
        self.is_approving = self._find_approval()

        async def work() -> None:
            self.settings = await recovery_settings.fetch_recovery_settings(self.session.context)
            self.logo = await letterheads.draw_logo(self.settings.letterhead)

        self._do("read", work)

    def reset(self) -> None:
        """Clear the state for another connection."""
        self.settings, self.failed, self.done, self.sender_domain = None, {}, "", None
        self.logo, self.letterhead_before, self.accounts_before = None, None, None
        self.changed.emit()

    def find_server(self, address: str, then: Callable[[], None] = lambda: None) -> None:
        """Ask the provider of this address for its mail server, and where it publishes none, at the second time, a
        public table; do `then` what waits for a server that was named. A
        domain that does not answer twice may have a mail server all the same: then the one on view is tried."""
        before = self.lookup
        is_second = before.address == address and before.tried_own_domain and not before.is_offline

        async def work() -> None:
            # Brings an HTTP client and the reader of foreign files along: only who looks pays for it.
            from recovery_desktop.commands.find_mail_server import find_mail_server

            try:
                provider = await find_mail_server(address, ask_public_table=is_second)
            except Offline:
                self.lookup = ServerLookup(address, tried_own_domain=True, is_offline=True)
                if before == self.lookup:
                    then()
                return
            self.lookup = ServerLookup(address, provider, tried_own_domain=True, tried_table=is_second)
            if provider is not None:
                self.changed.emit()
                then()

        self.act("find", work)

    @property
    def typed(self) -> dict[str, str]:
        """What was typed for a mailbox that was not tried yet, without its password."""
        typed: dict[str, str] = self.session.store.preferences.get(self._typed_name, {})
        return typed

    def save_typed_mailbox(self, values: dict[str, str]) -> None:
        self.session.store.preferences.set(self._typed_name, values)

    @property
    def _typed_name(self) -> str:
        return f"mailbox form {self.session.connection_store.connection_id}"

    def set_mailbox(self, mailbox: Mailbox) -> None:
        async def work() -> None:
            await self._store_mailbox(mailbox)

        self._do("mailbox", work)

    async def _store_mailbox(self, mailbox: Mailbox) -> None:
        self._keep(mailbox=await recovery_settings.set_mailbox(self.session.context, mailbox))
        self.save_typed_mailbox({})
        self.sender_domain = None
        if self.sends:
            self.check_sender_domain()

    def sign_in_mailbox(self, provider: MailSignInProvider, address: str) -> None:
        """Sign in through the browser, then test the mailbox. A consent that could not be tested can be used again."""

        async def work() -> None:
            from recovery_desktop.commands.mail_sign_in import sign_in_mailbox

            for_whom = f"{provider.name} {address}"
            if self._consent is None or self._consent[0] != for_whom:
                try:
                    consent = await sign_in_mailbox(provider, address, self._open_browser)
                finally:
                    self.sign_in_address = ""
                self._consent = (for_whom, consent)
                self.changed.emit()
            mailbox = Mailbox(
                host=provider.host,
                port=provider.port,
                security=provider.security,
                username=address,
                sender=address,
                consent=self._consent[1],
            )
            try:
                await self._store_mailbox(mailbox)
            except Refused as refused:
                if refused.field == "consent":
                    self._consent = None
                raise
            self._consent = None

        self._do("mailbox", work)

    def sign_in_again(self) -> None:
        """Sign in to the mailbox in the same way as before."""

        async def work() -> None:
            from recovery_desktop.commands.mail_sign_in import load_mail_sign_in

            if self.settings is None:
                self.settings = await recovery_settings.fetch_recovery_settings(self.session.context)
            mailbox = self.settings.mailbox
            if mailbox is not None and mailbox.provider is not None:
                provider = load_mail_sign_in()[mailbox.provider]
                if provider.is_offered:
                    self.sign_in_mailbox(provider, mailbox.username or mailbox.sender)

        self._do("sign in again", work)

    def _open_browser(self, address: str) -> None:
        self.sign_in_address = address
        self.open_browser_again()

    def open_browser_again(self) -> None:
        self.browser_missing = not self.session.open_address(self.sign_in_address)
        self.changed.emit()

    def cancel_sign_in(self) -> None:
        self.stop("mailbox")

    def check_sender_domain(self) -> None:
        """Ask what the mailbox's domain publishes of who may send for it."""

        async def work() -> None:
            self.failed.pop("domain", None)
            try:
                self.sender_domain = await recovery_settings.fetch_sender_domain(self.session.context)
            except Failure as failure:
                self.failed["domain"] = failure

        self.act("domain", work)

    def set_reading(self, reading: MailboxReading) -> None:
        self._set("reading", recovery_settings.set_reading, reading)

    def set_letters(self, letters: Letters) -> None:
        self._set("letters", recovery_settings.set_letters, letters)

    def choose_logo(self, path: Path) -> None:
        """Store a picture as the logo."""

        async def work() -> None:
            logo = await letterheads.read_logo(path)
            await self._store_letterhead(self._letterhead.model_copy(update={"logo": logo}))

        self._do("letterhead", work)

    def set_letterhead(self, letterhead: Letterhead) -> None:
        async def work() -> None:
            await self._store_letterhead(letterhead)

        self._do("letterhead", work)

    def undo_letterhead(self) -> None:
        """Go back to what was there before the last change; to undo that again is a change as well."""
        if self.letterhead_before is not None:
            self.set_letterhead(self.letterhead_before)

    @property
    def _letterhead(self) -> Letterhead:
        return (self.settings.letterhead if self.settings is not None else None) or Letterhead()

    async def _store_letterhead(self, letterhead: Letterhead) -> None:
        before = self._letterhead
        stored = await letterheads.set_letterhead(self.session.context, letterhead)
        self.logo = await letterheads.draw_logo(stored)
        self.letterhead_before = before
        self._keep(letterhead=stored)

    def set_plan(self, plan: RecoveryPlan) -> None:
        plan = _to_send(plan)

        async def work() -> None:
            was_approved = (
                self.settings is not None and self.settings.plan is not None and self.settings.plan.approved
            )
            stored = await recovery_settings.set_plan(self.session.context, plan)
            if stored.approved and not was_approved:
                await recovery_settings.refresh_after_approval(self.session.context)
            none_waits = {"ready": 0, "approved": 0, "unapproved": 0} if stored.approved else {}
            self._keep(plan=stored, **none_waits)

        self._do("plan", work)

    def approve_plan(self, plan: RecoveryPlan) -> None:
        """Store and approve the plan. It rests like everything that leaves, where something waits for it."""
        receivables = self.session.connection_store.receivables
        waiting = [*receivables.waiting_for_approval(), *receivables.open_ids()]
        if not waiting:
            self.set_plan(plan)
        elif not self.is_approving:
            intent = self.session.request(
                waiting[0], APPROVE_PLAN, _to_send(plan), target_id=self.session.context.creditor
            )
            self._approval = intent
            self.failed.pop("plan", None)
            self.decided.emit(APPROVE_PLAN.undo_words(intent.body), intent.id)
            self.on_intents_changed()

    def on_intents_changed(self) -> None:
        """Refresh after the approval left, was refused or was taken back."""
        was_approving, self.is_approving = self.is_approving, self._find_approval()
        if was_approving == self.is_approving:
            return
        if was_approving:
            self._show_approval()
        self.changed.emit()

    def _show_approval(self) -> None:
        """Show how it ended; one that was taken back is not there any more."""
        intent = None
        if self._approval is not None:
            rows = self.session.connection_store.intents.of_subject(self._approval.subject_id)
            intent = next((row for row in rows if row.id == self._approval.id), None)
        if intent is not None and intent.state == "refused":
            self.failed["plan"] = Refused.from_json(intent.failure or {})
        elif intent is None or intent.state == "done":
            self.refresh()

            async def work() -> None:
                await recovery_settings.refresh_after_approval(self.session.context)

            self._do("plan", work)

    def _find_approval(self) -> bool:
        unsettled = self.session.connection_store.intents.list_unsettled()
        return any(intent.kind == APPROVE_PLAN.kind for intent in unsettled)

    def set_accounts(self, accounts: Accounts) -> None:
        """Replace the accounts beside the main one; what was there before can be put back."""

        async def work() -> None:
            before = self.settings.accounts if self.settings is not None else None
            self._keep(accounts=await account_commands.set_accounts(self.session.context, accounts))
            self.accounts_before = before

        self._do("accounts", work)

    def undo_accounts(self) -> None:
        """Go back to what was there before the last change; to undo that again is a change as well."""
        if self.accounts_before is not None:
            self.set_accounts(self.accounts_before)

    def set_rules(self, rules: StandingRules) -> None:
        self._set("rules", recovery_settings.set_rules, rules)

    def enter_rate(self, rate: EnteredRate) -> None:
        self._set("rates", recovery_settings.enter_rate, rate)

    def set_text(self, text: MessageTemplate) -> None:
        """Store a text in place of the one of the same name, channel and language."""
        self._set("texts", recovery_settings.set_templates, TemplateList(data=[*self._others(text), text]))

    def reset_text(self, text: MessageTemplate) -> None:
        """Go back to the service's own text: it stands where the creditor has none."""
        self._set("texts", recovery_settings.set_templates, TemplateList(data=self._others(text)))

    def versions_of(self, text: MessageTemplate) -> list[TextVersion]:
        """Return what this text was before, the newest first."""
        return list_versions(self.session.store.preferences, self.session.context.id, text)

    def _others(self, text: MessageTemplate) -> list[MessageTemplate]:
        """Return all other texts; what this one was is noted."""
        assert self.settings is not None
        assert self.settings.texts is not None
        name = (text.key, text.channel, text.language)
        others = []
        for one in self.settings.texts.data:
            if (one.key, one.channel, one.language) != name:
                others.append(one)
            else:
                note_version(self.session.store.preferences, self.session.context.id, one)
        return others

    def _set(self, name: str, command: Callable[[ConnectionContext, T], Awaitable[object]], value: T) -> None:
        """Store a setting and keep the service's answer; `name` is the card's and the setting's."""

        async def work() -> None:
            self._keep(**{name: await command(self.session.context, value)})

        self._do(name, work)

    def _keep(self, **settings: Any) -> None:
        self.settings = replace(self.settings or RecoverySettings(), **settings)

    def _do(self, name: str, command: Callable[[], Coroutine[Any, Any, None]]) -> None:
        async def work() -> None:
            self.failed.pop(name, None)
            self.done = ""
            try:
                await command()
            except Failure as failure:
                self.failed[name] = failure
                return
            self.done = name

        self.act(name, work)


def _to_send(plan: RecoveryPlan) -> RecoveryPlan:
    """Return it without what the service alone says."""
    return plan.model_copy(update={"example": None})
