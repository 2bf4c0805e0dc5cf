"""Taking everything out in open formats, and deleting everything from this computer."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QProgressBar

from recovery_desktop.ui import dialogs
from recovery_desktop.ui.pages.settings.data.state import DataState
from recovery_desktop.ui.text import current_moment
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, KeyValues
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import TextField


class ExportCard(Card):
    def __init__(self, state: DataState) -> None:
        super().__init__(self.tr("Export"))
        self._state = state
        self.words = Label("", "muted")
        self.begin = button(self.tr("Export everything"), "ordinary", "export")
        self.begin.clicked.connect(self._choose)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Exporting"))
        self.stop = button(self.tr("Stop"), "quiet")
        self.stop.clicked.connect(lambda: state.stop("export"))
        for widget in (self.words, self.bar, FlowRow(self.begin, self.stop)):
            self.body.addWidget(widget)

    def show_state(self) -> None:
        state = self._state
        self.words.setText(
            self.tr("Exported as {name}.").format(name=state.exported.name)
            if state.exported is not None
            else self.tr(
                "A ZIP of JSON and CSV tables and your documents, to be read by any other program. Passwords and keys "
                "are not in it."
            )
        )
        self.bar.setVisible(state.busy("export"))
        self.bar.setValue(round(state.share * 100))
        self.begin.setVisible(not state.busy("export"))
        self.stop.setVisible(state.busy("export"))

    def _choose(self) -> None:
        name = f"recovery-desktop-export-{current_moment():%Y-%m-%d}.zip"
        dialogs.choose_new_file(
            self, self.tr("Export everything"), name, [self.tr("Archive (*.zip)")], self.export_to
        )

    def export_to(self, target: Path) -> None:
        self._state.export(target)


class EraseCard(Card):
    """Deletes only after the word was typed."""

    def __init__(self, state: DataState) -> None:
        super().__init__(self.tr("Delete everything"))
        self._state = state
        self.words = Label(self.tr("From this computer, for good. Only a backup can bring it back."), "muted")
        self.open = button(self.tr("Delete everything"), "danger", "remove")
        self.open.clicked.connect(lambda: state.go("erase"))
        self.closed = FlowRow(self.open)
        self.facts = KeyValues()
        self.word = self.tr("DELETE")
        self.typed = TextField(self.tr("Type {word} to confirm").format(word=self.word))
        self.typed.edited.connect(lambda _: self.show_state())
        self.agree = button(self.tr("Delete it and close the app"), "danger")
        self.agree.clicked.connect(self._erase)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self._decline)
        self.asking = FlowRow(decline, self.agree)
        for widget in (self.words, self.closed, self.facts, self.typed, self.asking):
            self.body.addWidget(widget)

    def show_state(self) -> None:
        asking = self._state.step == "erase"
        for widget in (self.facts, self.typed, self.asking):
            widget.setVisible(asking)
        self.closed.setVisible(not asking)
        self.agree.setEnabled(self.typed.value == self.word)
        if asking:
            holdings = self._state.holdings()
            gone = self.tr(
                "{receivables} receivables and {drafts} drafts as this app knows them, {files} documents, settings, "
                "corrections, logs, and earlier data that were kept aside"
            ).format(receivables=holdings.receivables, drafts=holdings.drafts, files=holdings.files)
            rows = [(self.tr("Deleted"), gone)]
            if holdings.this_computer:
                rows.append(
                    (
                        self.tr("Stops"),
                        self.tr("The recoveries that run on this computer: nobody is contacted any more"),
                    )
                )
            if holdings.waiting:
                rows.append(
                    (
                        self.tr("Never sent"),
                        self.tr("Decisions that still wait: {count}").format(count=holdings.waiting),
                    )
                )
            rows.append(
                (
                    self.tr("Stays"),
                    self.tr("What a hosted service holds, and every file that you saved elsewhere"),
                )
            )
            self.facts.show_rows(rows)

    def _erase(self) -> None:
        if self.typed.value == self.word:
            self._state.erase()

    def _decline(self) -> None:
        self.typed.line.put("")
        self._state.go("rest")
