"""Above the fields: whether the draft is the same invoice as another one, where debtor, day and amount are the same."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.pages.submit.queue_words import look_alike_words
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.ends import Ends
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label


class LookAlikeCard(Card):
    """On view until the person has said so: one invoice must not be asked for twice."""

    def __init__(self, state: SubmitState, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Is it the same invoice?"), parent=parent)
        self._state = state
        self.words = Label("", "strong")
        self.means = Label(
            self.tr("If it is, remove one of them: otherwise the debtor is asked twice for one amount."),
            "muted",
        )
        self.remove = button(self.tr("Remove this one"), "quiet", flush=True)
        self.remove.clicked.connect(state.remove_current)
        self.remove_other = button(self.tr("Keep this one, remove the other"), "quiet")
        self.remove_other.clicked.connect(state.remove_look_alike)
        self.keep_both = button(self.tr("Keep both"))
        self.keep_both.clicked.connect(state.keep_both)
        ways = Ends(Ends(self.remove, self.remove_other), self.keep_both)
        for widget in (self.words, self.means, ways):
            self.body.addWidget(widget)

    def show_state(self) -> None:
        other = self._state.look_alike
        self.setVisible(other is not None)
        if other is not None:
            self.words.setText(look_alike_words(other))
            # One of several others is no longer "the other".
            self.remove_other.setVisible(len(other.draft_ids) == 1)
