"""Files and folders that another program opens: what came of it, and the other ways to them."""

from __future__ import annotations

import mimetypes
import shutil
import sys
from pathlib import Path

from PySide6.QtCore import QProcess, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.ui import dialogs
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.label import Label

ASKS_FOR_PROGRAM = "xdg-mime"


def open_path(path: Path) -> bool:
    """Open a file or folder in the program that the system has for it; False where there is none."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


class OpenedFile(QWidget):
    """Hidden until a file was opened. Then it says whether a program did, and offers the file all the same: a viewer
    that does not start tells nobody."""

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self._path: Path | None = None
        self.words = Label("", "caption")
        self.save = button(self.tr("Save as…"), "quiet", "save", flush=True)
        self.save.clicked.connect(self._choose_place)
        self.folder = button(self.tr("Show in folder"), "quiet", "open", flush=True)
        self.folder.clicked.connect(self._show_folder)
        self.copy = button(self.tr("Copy the path"), "quiet", "copy", flush=True)
        self.copy.clicked.connect(self._copy)
        self._program_query = QProcess(self)
        self._program_query.finished.connect(self._take_program_name)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(S)
        layout.addWidget(self.words)
        layout.addWidget(FlowRow(self.save, self.folder, self.copy))
        self.hide()

    def open(self, path: Path, name: str) -> None:
        """Open the file, and offer the other ways to it; `name` is suggested where the person saves it."""
        self._path, self._name = path, name
        self.words.set_tone("")
        if open_path(path):
            self.words.setText(
                self.tr(
                    "Opened outside of this app. If nothing appeared, save the file or open it from its folder."
                )
            )
            self._ask_for_program(path)
        else:
            self._say_unopened()
        self.show()

    def _say_unopened(self) -> None:
        self.words.setText(
            self.tr("No program on this computer opened the file. Save it, or open it from its folder.")
        )
        self.words.set_tone("warning")

    def _ask_for_program(self, path: Path) -> None:
        """Ask which program the desktop would take: on Linux the opening itself does not tell that there is none."""
        kind, _ = mimetypes.guess_type(path.name)
        command = shutil.which(ASKS_FOR_PROGRAM) if sys.platform == "linux" else None
        if kind and command and self._program_query.state() == QProcess.ProcessState.NotRunning:
            self._program_query.start(command, ["query", "default", kind])

    def _take_program_name(self, code: int) -> None:
        if code == 0 and not self._program_query.readAllStandardOutput().trimmed():
            self._say_unopened()

    def _choose_place(self) -> None:
        dialogs.choose_place(self, self.save.text().strip(), self._name, self._save)

    def _save(self, place: Path) -> None:
        assert self._path is not None
        try:
            shutil.copyfile(self._path, place)
        except OSError:
            words, tone = self.tr("It could not be saved there. Choose another folder."), "warning"
        else:
            words, tone = self.tr("Saved as {path}").format(path=place), ""
        self.words.setText(words)
        self.words.set_tone(tone)

    def _show_folder(self) -> None:
        if self._path is not None and not open_path(self._path.parent):
            self.words.setText(str(self._path))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(str(self._path))
        self.words.setText(self.tr("The path is on the clipboard."))
