"""The cards about recoveries, or why there are none."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.recovery_settings.mailbox import MailboxCard
from recovery_desktop.ui.pages.recovery_settings.reading import ReadingCard
from recovery_desktop.ui.pages.recovery_settings.sender_domain import SenderDomainCard
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.pages.settings.never.card import NeverCard
from recovery_desktop.ui.pages.settings.never.state import NeverState
from recovery_desktop.ui.pages.settings.recovery.accounts import AccountsCard
from recovery_desktop.ui.pages.settings.recovery.letterhead import LetterheadCard
from recovery_desktop.ui.pages.settings.recovery.letters import LettersCard
from recovery_desktop.ui.pages.settings.recovery.plan import PlanCard
from recovery_desktop.ui.pages.settings.recovery.rates import RatesCard
from recovery_desktop.ui.pages.settings.recovery.rules import RulesCard
from recovery_desktop.ui.pages.settings.recovery.summaries import summaries_of
from recovery_desktop.ui.pages.settings.recovery.texts import TextsCard
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.field import Field
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from recovery_desktop.ui.widgets.label import Label


class RecoverySection(QWidget):
    def __init__(self, state: RecoveryState, never: NeverState | None = None) -> None:
        """`never` is left out where only the rest is looked at."""
        super().__init__()
        self._state = state
        self.banner = Banner("", "warning", action=self.tr("Try again"))
        self.banner.acted.connect(state.refresh)
        self.words = Label("", "muted")
        self.mailbox, self.letters, self.plan = MailboxCard(state), LettersCard(state), PlanCard(state)
        self.reading, self.domain = ReadingCard(state), SenderDomainCard(state)
        self.letterhead, self.accounts = LetterheadCard(state), AccountsCard(state)
        self.texts, self.rules, self.rates = TextsCard(state), RulesCard(state), RatesCard(state)
        self.plan.choices.rate_requested.connect(self._lead_to_rates)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(M)
        self._cards: dict[str, FoldingCard] = {
            "mailbox": self.mailbox,
            "domain": self.domain,
            "reading": self.reading,
            "accounts": self.accounts,
            "letters": self.letters,
            "letterhead": self.letterhead,
            "plan": self.plan,
            "rules": self.rules,
            "texts": self.texts,
        }
        for widget in (self.banner, self.words, self.rates, *self._cards.values()):
            column.addWidget(widget)
        self.never = None if never is None else NeverCard(never)
        if self.never is not None:
            self._cards["never"] = self.never
            column.addWidget(self.never)
        # What is set stands on one screen; a missing rate is open, and above all.
        for card in self._cards.values():
            card.make_foldable()
        self._has_read = False
        state.changed.connect(self.show_state)
        self.show_state()

    def show_state(self) -> None:
        state = self._state
        for key in state.failed:
            # What went wrong is said in the card.
            if key in self._cards:
                self._cards[key].unfold()
        failure = state.failed.get("read")
        self.banner.say("" if failure is None else notices.notice(failure).sentence)
        offered = state.settings is not None and state.settings.plan is not None
        for card in (self.mailbox, self.plan, self.texts, self.rules):
            card.setVisible(offered)
            card.show_state()
        # A password given to Practice would do nothing.
        self.mailbox.setVisible(offered and not state.session.is_practice)
        self.domain.show_state()
        self.reading.show_state()
        self.letters.setVisible(offered and state.settings is not None and state.settings.letters is not None)
        self.letters.show_state()
        self.letterhead.setVisible(
            offered and state.settings is not None and state.settings.letterhead is not None
        )
        self.letterhead.show_state()
        self.rates.show_state()
        self.accounts.show_state()
        if state.busy("read") and state.settings is None:
            self.words.setText(self.tr("Loading…"))
        elif state.settings is not None and not offered:
            self.words.setText(
                self.tr("This service decides itself how it recovers; it offers no settings here.")
            )
        elif offered and state.session.is_practice:
            self.words.setText(
                self.tr(
                    "Practice sends nothing and needs no mailbox. You set up yours when you start for real."
                )
            )
        else:
            self.words.setText("")
        self.words.setVisible(bool(self.words.text()))
        self._summarise()
        self._lead()

    def _summarise(self) -> None:
        state = self._state
        for key, words in summaries_of(state).items():
            self._cards[key].summarise(words)
        had_read, self._has_read = self._has_read, state.settings is not None
        if had_read or state.settings is None:
            return
        if state.settings.mailbox is None and not state.session.is_practice:
            # Without it nothing leaves: that is why somebody comes here.
            self.mailbox.unfold()

    def _lead_to_rates(self) -> None:
        self._state.wanted = "rates"
        self.show_state()

    def _lead(self) -> None:
        """Open the part that somebody was led to and bring the keyboard there, once it can be seen."""
        state = self._state
        if state.settings is None or state.busy("read") or not state.wanted:
            return
        wanted, state.wanted = state.wanted, ""
        fields: dict[str, Field] = {"rates": self.rates.first, "pursuit": self.plan.choices.pursue}
        card = self._cards.get("plan" if wanted == "pursuit" else wanted)
        if card is not None:
            card.unfold()
        field = fields.get(wanted)
        if field is not None and not field.isHidden():
            field.take_focus()
        elif wanted == "mailbox" and not self.mailbox.isHidden():
            self.mailbox.take_focus()
        elif card is not None and not card.isHidden():
            card.turn.setFocus(Qt.FocusReason.OtherFocusReason)
