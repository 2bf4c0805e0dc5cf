"""Around the list of invoices on their way: how far the reading is above it, below it what is certain already."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout

from recovery_desktop.ui import text
from recovery_desktop.ui.pages.submit.batch import BatchState, sums_of
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import ElidedLabel, Label

SEVERAL: Final = 2
"""One is decided where it is reviewed."""


class ProgressCard(Card):
    """Card shown while files are read or reading is paused."""

    def __init__(self, batch: BatchState) -> None:
        super().__init__()
        self._batch = batch
        self.words = Label("", "strong")
        self.file = ElidedLabel("", "caption")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Files that were read"))
        self.pause = button(self.tr("Pause"), "ordinary", "pause")
        self.pause.clicked.connect(batch.pause)
        self.go_on = button(self.tr("Resume"), "primary", "forward")
        self.go_on.clicked.connect(batch.go_on)
        self.cancel = button(self.tr("Remove unread files"), "quiet")
        self.cancel.clicked.connect(batch.cancel_waiting)
        head = QHBoxLayout()
        head.setSpacing(S)
        head.addWidget(self.words, 1)
        for action in (self.cancel, self.pause, self.go_on):
            head.addWidget(action)
        self.body.addLayout(head)
        # The line of what is read now keeps its height while nothing is.
        last = QHBoxLayout()
        last.addStrut(self.file.sizeHint().height())
        last.addWidget(self.file, 1)
        self.body.addWidget(self.bar)
        self.body.addLayout(last)
        self.body.setSpacing(S)
        self._was_reading = False

    def let_go(self) -> None:
        """Give the place away: the list is looked at anew, or nothing stands in it."""
        self._was_reading = False

    def show_state(self) -> None:
        progress, paused = self._batch.progress, self._batch.paused
        runs = progress.runs and (paused or progress.total > 1)
        self.setVisible(runs or self._was_reading)
        self._was_reading = self._was_reading or runs
        self.cancel.setVisible(runs)
        if not runs:
            self._show_end()
            return
        words = self.tr("{done} of {whole} read").format(
            done=progress.done + progress.failed, whole=progress.total
        )
        if paused:
            words = self.tr("Paused: {words}").format(words=words)
        if progress.failed:
            words = f"{words}. {self.tr('%n could not be read', '', progress.failed)}"
        self.words.setText(words)
        self.bar.setRange(0, max(progress.total, 1))
        self.bar.setValue(progress.done + progress.failed)
        self.file.setText(self.tr("Reading {name}").format(name=progress.current) if progress.current else "")
        self.file.setVisible(bool(progress.current))
        self.pause.setVisible(not paused)
        self.go_on.setVisible(paused)

    def _show_end(self) -> None:
        """Stay in its place once all is read: the list below would jump up to where one aims."""
        self.words.setText(self.tr("All read"))
        self.bar.setValue(self.bar.maximum())
        for gone in (self.file, self.pause, self.go_on):
            gone.hide()


class CertainCard(Card):
    """Card shown while drafts are certain; `submit` asks for the summary of it."""

    def __init__(self, batch: BatchState) -> None:
        super().__init__()
        self._batch = batch
        self.words = Label("", "strong")
        self.submit = button(self.tr("Submit all ready"), "primary", "submit")
        text_column = QVBoxLayout()
        text_column.setSpacing(S)
        text_column.addWidget(self.words)
        text_column.addWidget(
            Label(
                self.tr(
                    "Read with certainty, and addressed to companies and people you have confirmed before."
                ),
                "caption",
            )
        )
        row = QHBoxLayout()
        row.addLayout(text_column, 1)
        row.addWidget(self.submit)
        self.body.addLayout(row)

    def show_state(self) -> None:
        chosen = self._batch.certain
        self.setVisible(bool(chosen))
        sums = ", ".join(text.money(*one) for one in sums_of(chosen))
        words = self.tr("%n invoice(s) ready to submit", "", len(chosen))
        self.words.setText(text.named(words, sums) if chosen else "")


class ByPostCard(Card):
    """Card shown while several drafts lack nothing but an email address, and letters could be sent instead."""

    def __init__(self, batch: BatchState) -> None:
        super().__init__()
        self._batch = batch
        self.words = Label("", "strong")
        self.choose = button(self.tr("Recover by letter"), "ordinary", "letter")
        self.choose.clicked.connect(
            lambda: batch.choose_by_post([one.draft_id for one in batch.without_email])
        )
        about = self.tr("Their postal addresses are known: letters can be sent instead of emails.")
        text_column = QVBoxLayout()
        text_column.setSpacing(S)
        text_column.addWidget(self.words)
        text_column.addWidget(Label(about, "caption"))
        row = QHBoxLayout()
        row.addLayout(text_column, 1)
        row.addWidget(self.choose)
        self.body.addLayout(row)

    def show_state(self) -> None:
        count = len(self._batch.without_email)
        self.setVisible(count >= SEVERAL)
        self.words.setText(self.tr("%n invoice(s) without an email address", "", count))
