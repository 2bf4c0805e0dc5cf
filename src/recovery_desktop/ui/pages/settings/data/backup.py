"""One backup file: saved under a passphrase, looked into before it is brought back."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from recovery_desktop.failures import WrongPassphrase
from recovery_desktop.ui import dialogs
from recovery_desktop.ui.pages.settings.data.state import SHORTEST, DataState
from recovery_desktop.ui.text import current_moment, moment, size_of
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, KeyValues, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import TextField


class BackupCard(Card):
    def __init__(self, state: DataState) -> None:
        super().__init__(self.tr("Backup"))
        self._state = state
        self.words = Label("", "muted")
        self.save = button(self.tr("Save a backup"), "ordinary", "save")
        self.save.clicked.connect(lambda: state.go("save"))
        self.bring = button(self.tr("Restore a backup"), "ordinary", "undo")
        self.bring.clicked.connect(self._choose)
        self.rest = FlowRow(self.save, self.bring)
        self.saving, self.looking, self.ready = self._saving(), self._looking(), self._ready()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Saving the backup"))
        self.stop = button(self.tr("Stop"), "quiet")
        self.stop.clicked.connect(lambda: state.stop("back_up"))
        self.stopping = FlowRow(self.stop)
        for widget in (self.words, self.rest, self.saving, self.looking, self.ready, self.bar, self.stopping):
            self.body.addWidget(widget)

    def _saving(self) -> QWidget:
        self.first = TextField(self.tr("Passphrase of the backup"), secret=True)
        self.second = TextField(self.tr("Repeat the passphrase"), secret=True)
        for field in (self.first, self.second):
            field.edited.connect(lambda _: self.second.reconsider())
        warning = Label(
            self.tr(
                "The passphrase protects the key to passwords and sessions. Names and amounts in the file are not "
                "encrypted: keep it where only you can read it."
            ),
            "caption",
        )
        choose = button(self.tr("Choose where to save it"), "primary")
        choose.clicked.connect(self._save)
        return _column(SideBySide(self.first, self.second), warning, FlowRow(choose, self._back()))

    def _looking(self) -> QWidget:
        self.facts = KeyValues()
        meant = Label(
            self.tr(
                "It replaces everything on this computer. What is here now is kept aside in the "
                "data folder. Reminders sent after the backup was made may be sent a second time."
            ),
            "caption",
        )
        self.opening = TextField(self.tr("Passphrase of this backup"), secret=True)
        self.check = BusyButton(self.tr("Check and restore"))
        self.check.clicked.connect(self._bring_back)
        return _column(self.facts, meant, self.opening, FlowRow(self.check, self._back()))

    def _ready(self) -> QWidget:
        words = Label(
            self.tr(
                "The backup is intact and ready. It is restored when the app closes; then start "
                "the app again."
            )
        )
        close = button(self.tr("Close the app now"), "primary")
        close.clicked.connect(self._state.leave)
        return _column(words, FlowRow(close))

    def show_state(self) -> None:
        state = self._state
        saving = state.busy("back_up")
        words = self.tr("Saved as {name}. Keep the passphrase: nobody can restore it.")
        self.words.setText(
            words.format(name=state.saved.name)
            if state.saved is not None
            else self.tr(
                "Everything kept on this computer in one file: receivables, drafts, documents, settings, and the data "
                "of the service that runs here."
            )
        )
        self.rest.setVisible(state.step in ("rest", "erase", "erased"))
        self.saving.setVisible(state.step == "save" and not saving)
        self.looking.setVisible(state.step == "look")
        self.ready.setVisible(state.step == "ready")
        self.bar.setVisible(saving)
        self.bar.setValue(round(state.share * 100))
        self.stopping.setVisible(saving)
        self.check.show_busy(state.busy("lay_ready"), self.tr("Checking"))
        if isinstance(state.failure, WrongPassphrase):
            # Said once: the next change takes it away.
            state.failure = None
            complain((self.opening, self.tr("This passphrase does not open the backup. Type it again.")))
        if state.backup_facts is not None:
            created_at = datetime.fromisoformat(state.backup_facts.created_at)
            self.facts.show_rows(
                [
                    (self.tr("Created"), moment(created_at)),
                    (self.tr("Version of the app"), state.backup_facts.app),
                    (self.tr("Documents"), str(state.backup_facts.files)),
                    (self.tr("Size"), size_of(state.backup_facts.size)),
                ]
            )

    def _back(self) -> QWidget:
        back = button(self.tr("Cancel"), "quiet")
        back.clicked.connect(lambda: self._state.go("rest"))
        return back

    def _save(self) -> None:
        long_enough = len(self.first.line.text()) >= SHORTEST
        is_same = self.first.line.text() == self.second.line.text()
        short = self.tr("At least {count} characters.").format(count=SHORTEST)
        if not complain(
            (self.first, "" if long_enough else short),
            (self.second, "" if is_same or not long_enough else self.tr("The two are not the same.")),
        ):
            name = f"recovery-desktop-{current_moment():%Y-%m-%d}.zip"
            dialogs.choose_new_file(
                self, self.tr("Save the backup"), name, [self.tr("Backup (*.zip)")], self.save_to
            )

    def save_to(self, target: Path) -> None:
        passphrase = self.first.line.text()
        self.first.line.put("")
        self.second.line.put("")
        self._state.back_up(target, passphrase)

    def _choose(self) -> None:
        dialogs.choose_files(
            self,
            self.tr("Choose a backup"),
            self.tr("Backup (*.zip)"),
            lambda files: self._state.look(files[0]),
        )

    def _bring_back(self) -> None:
        needed = self.tr("Type the passphrase that you chose when you saved it.")
        if complain((self.opening, "" if self.opening.line.text() else needed)):
            return
        self._state.lay_ready(self.opening.line.text())


def _column(*widgets: QWidget) -> QWidget:
    container = QWidget()
    column = QVBoxLayout(container)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(M)
    for widget in widgets:
        column.addWidget(widget)
    return container
