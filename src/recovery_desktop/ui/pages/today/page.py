"""The first page: what needs me, then what was paid and what comes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import TERMINAL, ReceivableStatus
from recovery_desktop.commands.document_kind import OtherDocument, get_other_document
from recovery_desktop.commands.draft_summary import summarise_draft
from recovery_desktop.commands.unknown_outcomes import RefusedDecision, UnknownOutcome
from recovery_desktop.ids import DraftId
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui import notices, reasons, text
from recovery_desktop.ui.draft_words import draft_action, draft_title, is_failed
from recovery_desktop.ui.pages.contact_tasks.lines import task_line
from recovery_desktop.ui.pages.today.list_card import ListCard
from recovery_desktop.ui.pages.today.paused import PausedCard
from recovery_desktop.ui.pages.today.replies import RepliesHint
from recovery_desktop.ui.pages.today.sentences import not_by_itself, nothing_before
from recovery_desktop.ui.pages.today.state import DRAFTS_SHOWN, KINDS, TodayState, subject_of
from recovery_desktop.ui.pages.today.unaddressed import unaddressed_lines
from recovery_desktop.ui.rows import owed, paid, payment_word, planned_word, title_of, when
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.empty_state import EmptyState, PageOrNothing
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.line_button import LineButton
from recovery_desktop.ui.wording.sending import while_open_word

if TYPE_CHECKING:  # what the service answers is loaded after the window is on view
    from recovery_contract.correspondence import ReceivedMessage
    from recovery_contract.extensions import ContactTask, DebtorQuestion

_WORDS_SHOWN: Final = 80


class TodayPage(QWidget):
    files_requested = Signal()

    def __init__(self, state: TodayState) -> None:
        super().__init__()
        self._state = state
        self._had_view = self._is_stale = False
        page = self._page = ScrollColumn(980)
        self.header = PageHeader(self.tr("Today"))
        sums = []
        self.outstanding, self.recovered = Label("", "display", wrap=False), Label("", "display", wrap=False)
        self.paid_name = Label("", "muted")
        for name, value in (
            (Label(self.tr("Outstanding"), "muted"), self.outstanding),
            (self.paid_name, self.recovered),
        ):
            sums.append(Card())
            sums[-1].body.addWidget(name)
            sums[-1].body.addWidget(value)
        self.due = ListCard(self.tr("Needs you"))
        self.all_tasks = button(self.tr("All letters and calls"), "quiet", "print")
        self.all_tasks.clicked.connect(state.tasks_requested)
        self.due.corner.addWidget(self.all_tasks)
        self.paid = ListCard(self.tr("Payments"))
        self.coming = ListCard(self.tr("What happens next"))
        self.coming.rest.clicked.connect(state.board_requested)
        self.coming.body.addWidget(RepliesHint(state))
        going_on = SideBySide(self.coming, self.paid, narrowest=22)
        for widget in (self.header, self.due, SideBySide(*sums), going_on, PausedCard(state)):
            page.column.addWidget(widget)
        page.column.addStretch(1)
        self.nothing = EmptyState(
            "today",
            self.tr("Which invoice is unpaid?"),
            self.tr("Drop its PDF anywhere on this window. You review it before anything is sent."),
            self.tr("Open an invoice"),
        )
        self.nothing.acted.connect(self.files_requested)
        self._page_or_empty = PageOrNothing(self, page, self.nothing)
        self._lines_of: Mapping[str, Callable[[], list[LineButton]]] = {
            "plan": self._plan_lines,
            "notice": lambda: [self._notice_line(row) for row in state.unread_notices],
            "mailbox": self._mailbox_lines,
            "mailbox_refused": self._mailbox_refused_lines,
            "letters_refused": self._letters_refused_lines,
            "mailbox_unread": self._mailbox_unread_lines,
            "rate": self._rate_lines,
            "lost": lambda: [self._lost_line(question) for question in state.lost],
            "refused": lambda: [self._refused_line(refused) for refused in state.refused],
            "message": lambda: [self._message_line(message) for message in state.messages],
            "unreached": lambda: [self._unreached_line(row) for row in state.unreached],
            "unaddressed": lambda: unaddressed_lines(self, state),
            "task": lambda: [self._task_line(task) for task in state.tasks],
            "debtor": lambda: [self._debtor_line(question) for question in state.same_debtor],
            "draft": self._draft_lines,
            "answer": lambda: [self._due_line(row) for row in state.due],
            "ended": lambda: [self._ended_line(row) for row in state.ended],
        }
        state.reread_done.connect(self._show)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._had_view = True
        if self._is_stale:
            self._show()
        self._page.to_top()

    @property
    def start(self) -> QWidget | None:
        """Where the keyboard begins: the first thing to do, and never where a key would end a pause."""
        if self.due.first is not None or not self._state.paused:
            return self.due.first
        return self.coming.first or self.paid.first or self.header

    def _show(self) -> None:
        # All lines are made anew: not at each key that is typed on another page.
        self._is_stale = self._had_view and not self.isVisible()
        if self._is_stale:
            return
        state = self._state
        self._page_or_empty.show_nothing(state.empty)
        waiting = state.waiting
        self.header.show_subtitle(
            self.tr("Waiting for you: {count}").format(count=waiting) if waiting else self._caught_up()
        )
        self.outstanding.setText(_money(state.outstanding))
        self.paid_name.setText(self.tr("Paid, at least") if state.unknown_payments else self.tr("Paid"))
        self.recovered.setText(_money(state.recovered))
        self.due.show_rows([line for kind in KINDS for line in self._lines_of[kind]()])
        self.due.show_more(
            self.tr("And {count} more on the board").format(count=state.more_due) if state.more_due else ""
        )
        self.all_tasks.setVisible(bool(state.tasks))
        self.due.setVisible(bool(waiting))
        self.coming.show_rows([self._coming_line(row) for row in state.coming])
        self.coming.setVisible(bool(state.coming))
        self.coming.show_rest(state.more_coming)
        self.coming.show_more(while_open_word(is_this_computer=state.session.is_this_computer))
        self.paid.show_rows([self._paid_line(row) for row in state.paid])
        self.paid.setVisible(bool(state.paid))

    def _caught_up(self) -> str:
        """Say that nothing is left to do, and what comes next where something does."""
        following = next(iter(self._state.coming), None)
        if following is None:
            return self.tr("You’re all caught up.")
        later = self._state.has_more_today
        words = self.tr("Later today: {what}") if later else self.tr("You’re all caught up. Next: {what}")
        return words.format(what=f"{title_of(following)} · {planned_word(following)}")

    def _waiting_words(self, row: ReceivableRow) -> str:
        what = payment_word(row)
        deadline = when(row.deadline)
        return f"{what} · {text.answer_awaited(deadline)[0]}" if deadline else what

    def _draft_lines(self) -> list[LineButton]:
        """Return the first of them: hundreds may come at once, and all lines are made anew with each that was read."""
        drafts, left = self._state.to_check, self._state.check_count - DRAFTS_SHOWN
        lines = [self._draft_line(draft) for draft in drafts[:DRAFTS_SHOWN]]
        if left > 0:
            title = self.tr("{count} more to review").format(count=left)
            opens, does = self._opens_draft(drafts[DRAFTS_SHOWN].id), self.tr("Review")
            lines.append(_line(title, self.tr("Review and submit it"), "", "draft", "accent", opens, does))
        return lines

    def _draft_line(self, draft: Draft) -> LineButton:
        about = summarise_draft(draft)
        name = draft_title(draft)
        amount = text.money(about.amount, about.currency) if about.amount and about.currency else ""
        if draft.state == "unread":
            words = self.tr("It could not be read: enter it manually, or remove it")
        elif draft.failure:
            words = notices.not_submitted(draft.failure)
        elif (other := get_other_document(draft)) is not None:
            return self._other_line(name, draft, other)
        else:
            number = about.number if about.number != name else ""
            words = " · ".join(filter(None, (number, self.tr("Review and submit it"))))
        icon, tone = ("error", "danger") if is_failed(draft) else ("draft", "accent")
        return _line(name, words, amount, icon, tone, self._opens_draft(draft.id), draft_action(draft))

    def _other_line(self, name: str, draft: Draft, other: OtherDocument) -> LineButton:
        words = reasons.in_words(other.reason)
        return _line(name, words, "", "warning", "warning", self._opens_draft(draft.id), self.tr("Review"))

    def _plan_lines(self) -> list[LineButton]:
        waiting = self._state.unapproved
        if not waiting:
            return []
        title, words = self.tr("Read and approve the first message"), nothing_before(waiting)
        if not self._state.latest.ready:
            # Nothing waits today: the first messages have left, or their day has not come.
            title, words = self.tr("Approve the plan"), not_by_itself(waiting)
        opens = self._state.approval_requested.emit
        return [_line(title, words, "", "email", "warning", opens, self.tr("Approve"))]

    def _mailbox_lines(self) -> list[LineButton]:
        return self._waits_for_settings(
            self._state.without_mailbox,
            self.tr("Set up the mailbox to send from"),
            "email",
            self.tr("Set up"),
        )

    def _mailbox_refused_lines(self) -> list[LineButton]:
        provider, waiting = self._state.mailbox_provider, self._state.mailbox_refused
        if waiting and provider:
            title = self.tr("{provider} no longer lets this app send your mail").format(provider=provider)
            asks = self._state.sign_in_requested.emit
            return [
                _line(title, nothing_before(waiting), "", "error", "danger", asks, self.tr("Sign in again"))
            ]
        return self._waits_for_settings(
            self._state.mailbox_refused,
            self.tr("Your mailbox refuses the sign-in: enter its password again"),
            "error",
            self.tr("Reconnect"),
        )

    def _letters_refused_lines(self) -> list[LineButton]:
        return self._waits_for_settings(
            self._state.letters_refused,
            self.tr("Your letter provider refuses the sign-in: enter the key again"),
            "error",
            self.tr("Reconnect"),
            "letters",
        )

    def _waits_for_settings(
        self, waiting: int, title: str, icon: str, action: str, part: str = "mailbox"
    ) -> list[LineButton]:
        if not waiting:
            return []
        tone = "danger" if icon == "error" else "warning"
        opens = partial(self._state.settings_requested.emit, part)
        return [_line(title, nothing_before(waiting), "", icon, tone, opens, action)]

    def _rate_lines(self) -> list[LineButton]:
        state = self._state
        if not state.missing_rates:
            return []
        first = min(one.since for one in state.missing_rates)
        words = self.tr(
            "Since {day}. Recovery goes on, without interest for that half-year. You can enter the rate."
        ).format(day=text.day(first))
        title = self.tr("A statutory interest rate has not been entered yet")
        return [_line(title, words, "", "info", "neutral", state.rates_requested.emit, self.tr("Enter"))]

    def _refused_line(self, refused: RefusedDecision) -> LineButton:
        why = notices.ended(notices.reason(refused.refusal) or "–")
        words = self.tr("The service refused what you decided: {why}").format(why=why)
        row = refused.row
        return _line(
            title_of(row), words, owed(row), "error", "danger", self._opens(row.id), self.tr("Decide")
        )

    def _mailbox_unread_lines(self) -> list[LineButton]:
        if not self._state.latest.mailbox_unread:
            return []
        title = self.tr("Your mailbox")
        words = self.tr("It cannot be read: debtors’ replies do not arrive here")
        asks = partial(self._state.settings_requested.emit, "reading")
        return [_line(title, words, "", "error", "danger", asks, self.tr("Review"))]

    def _message_line(self, message: ReceivedMessage) -> LineButton:
        title = " · ".join(part for part in (message.debtor_name, ", ".join(message.invoice_numbers)) if part)
        name = message.sender_name or message.sender
        words = self.tr("{name} has written: {words}").format(
            name=name, words=text.quoted(_beginning(message.body or message.subject))
        )
        return _line(
            title, words, "", "email", "warning", self._opens(message.receivable_id), self.tr("Read")
        )

    def _unreached_line(self, row: ReceivableRow) -> LineButton:
        following = planned_word(row) if row.next_type and row.next_type != "review" else ""
        words = self.tr("Email to the debtor comes back: add another contact.")
        if following:
            words = self.tr("Email to the debtor comes back: add another contact. Next: {what}").format(
                what=following
            )
        opens = self._opens(row.id)
        return _line(title_of(row), words, owed(row), "email", "warning", opens, self.tr("Add a contact"))

    def _task_line(self, task: ContactTask) -> LineButton:
        return task_line(task, lambda: self._open_task(task))

    def _open_task(self, task: ContactTask) -> None:
        from recovery_desktop.ui.pages.contact_tasks.sheet import TaskSheet

        TaskSheet(self, self._state, task).open()

    def _debtor_line(self, question: DebtorQuestion) -> LineButton:
        from recovery_desktop.ui.same_debtor import listed

        title = f"{question.debtor_name} · {listed(question.invoice_numbers, question.receivable_count)}"
        numbers = listed(question.same_as.invoice_numbers, question.same_as.receivable_count)
        words = self.tr("Same debtor as for {numbers}?").format(numbers=numbers)
        opens = partial(self._ask_of_debtors, question)
        return _line(title, words, "", "question", "warning", opens, self.tr("Answer"))

    def _ask_of_debtors(self, question: DebtorQuestion) -> None:
        from recovery_desktop.ui.pages.today.same_debtor import SameDebtorSheet

        SameDebtorSheet(self, self._state, question).open()

    def _notice_line(self, row: ReceivableRow) -> LineButton:
        words = self.tr("Formal notice that no lawyer has reviewed: it waits until you read and approve it.")
        opens = self._opens(row.id)
        return _line(title_of(row), words, owed(row), "letter", "warning", opens, self.tr("Approve"))

    def _ended_line(self, row: ReceivableRow) -> LineButton:
        words = self.tr("The plan ended without payment: decide what comes next")
        opens = self._opens(row.id)
        return _line(title_of(row), words, owed(row), "question", "warning", opens, self.tr("Decide"))

    def _lost_line(self, question: UnknownOutcome) -> LineButton:
        words = self.tr("The answer was lost. Did it arrive?")
        opens = partial(self._ask, question)
        return _line(subject_of(question), words, "", "question", "warning", opens, self.tr("Answer"))

    def _ask(self, question: UnknownOutcome) -> None:
        # Rarely needed, and never for the first picture.
        from recovery_desktop.ui.pages.today.lost import LostAnswerSheet

        LostAnswerSheet(self, self._state, question).open()

    def _due_line(self, row: ReceivableRow) -> LineButton:
        icon, tone, deadline = text.status_icon(row.status), "warning", when(row.deadline)
        if deadline:
            tone = text.answer_awaited(deadline)[2]
        is_decision = row.status == ReceivableStatus.PAYMENT_RECEIVED
        action = self.tr("Decide") if is_decision else self.tr("Answer")
        return _line(
            title_of(row), self._waiting_words(row), owed(row), icon, tone, self._opens(row.id), action
        )

    def _coming_line(self, row: ReceivableRow) -> LineButton:
        return _line(
            title_of(row),
            self._planned_words(row),
            paid(row) if row.status == ReceivableStatus.PAYMENT_RECEIVED else owed(row),
            text.channel_icon(row.next_type or ""),
            "muted",
            self._opens(row.id),
        )

    def _planned_words(self, row: ReceivableRow) -> str:
        if row.id not in self._state.latest.moved_on:
            return planned_word(row)
        return self.tr("Email came back. Next contact: {what}").format(what=planned_word(row))

    def _paid_line(self, row: ReceivableRow) -> LineButton:
        opens = self._opens(row.id)
        if row.open and row.status not in TERMINAL:
            words = self.tr("Paid in part · {amount} left").format(amount=owed(row))
            return _line(title_of(row), words, paid(row), "money", "info", opens)
        is_quiet = row.status == ReceivableStatus.CANCELLED or row.is_amount_unknown
        icon, tone = ("money", "muted") if is_quiet else ("done", "success")
        words = payment_word(row)
        return _line(title_of(row), words, paid(row), icon, tone, opens)

    def _opens(self, id: ReceivableId) -> Callable[[], None]:
        return lambda: self._state.opened.emit(id)

    def _opens_draft(self, id: DraftId) -> Callable[[], None]:
        return lambda: self._state.draft_opened.emit(id)


def _beginning(words: str) -> str:
    """Return as much of the text as fits into a line."""
    line = " ".join(words.split())
    return line if len(line) <= _WORDS_SHOWN else f"{line[:_WORDS_SHOWN].rsplit(' ', 1)[0]}…"


def _money(sums: dict[str, Decimal]) -> str:
    """Return the sums, each currency in a line of its own, so that nothing is cut."""
    return "\n".join(text.money(amount, currency) for currency, amount in sorted(sums.items())) or text.money(
        0
    )


def _line(
    title: str,
    words: str,
    amount: str,
    icon: str,
    tone: str,
    opens: Callable[[], None],
    action: str = "",
) -> LineButton:
    line = LineButton(title, words, amount, icon, tone, action=action)
    line.clicked.connect(lambda: opens())
    return line
