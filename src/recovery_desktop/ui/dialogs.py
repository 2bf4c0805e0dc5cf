"""Questions and file choices that are awaited: dialogs are opened, never run in a loop of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QDir, QFileInfo, QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QVBoxLayout, QWidget

from recovery_desktop.ui.theme.tokens import XL, L, M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.help_key import follow_help_key
from recovery_desktop.ui.widgets.label import Label


def finished(dialog: QDialog) -> asyncio.Future[int]:
    """Open the dialog over its window; the future is its result once it closes."""
    future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def settle(result: int) -> None:
        if not future.done():
            future.set_result(result)
        dialog.deleteLater()

    dialog.finished.connect(settle)
    dialog.open()
    return future


def question(parent: QWidget, title: str, words: str, yes: str, *, dangerous: bool = False) -> QDialog:
    """Return a dialog with a title, one paragraph, and two buttons; accepting it means `yes`."""
    dialog = QDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setMinimumWidth(420)
    follow_help_key(dialog)
    agree = button(yes, "danger" if dangerous else "primary")
    decline = button(QCoreApplication.translate("dialogs", "Cancel"))
    agree.clicked.connect(dialog.accept)
    decline.clicked.connect(dialog.reject)
    buttons = QDialogButtonBox()
    buttons.addButton(decline, QDialogButtonBox.ButtonRole.RejectRole)
    buttons.addButton(agree, QDialogButtonBox.ButtonRole.AcceptRole)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(XL, XL, XL, L)
    column.setSpacing(M)
    column.addWidget(Label(title, "title"))
    column.addWidget(Label(words))
    column.addSpacing(M)
    column.addWidget(buttons)
    (decline if dangerous else agree).setFocus()
    return dialog


async def confirm(parent: QWidget, title: str, words: str, yes: str, *, dangerous: bool = False) -> bool:
    """Ask, and answer whether the person agreed."""
    dialog = question(parent, title, words, yes, dangerous=dangerous)
    return await finished(dialog) == int(QDialog.DialogCode.Accepted)


class _Places:
    """The folder in which file dialogs open: the person's documents, then where something was chosen last."""

    def __init__(self) -> None:
        self._chosen = ""

    @property
    def folder(self) -> str:
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return next((one for one in (self._chosen, documents) if one and QDir(one).exists()), QDir.homePath())

    def remember(self, names: list[str]) -> None:
        self._chosen = QFileInfo(names[0]).absolutePath()


_PLACES: Final = _Places()


def choose_files(
    parent: QWidget, title: str, pattern: str, chosen: Callable[[list[Path]], None]
) -> QFileDialog:
    """Open a file dialog; `chosen` is called with the files once the person agrees."""
    dialog = QFileDialog(parent, title, _PLACES.folder)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setNameFilter(pattern)
    dialog.filesSelected.connect(_PLACES.remember)
    dialog.filesSelected.connect(lambda names: chosen([Path(name) for name in names]))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def choose_invoices(parent: QWidget, title: str, chosen: Callable[[list[Path]], None]) -> QFileDialog:
    """Open a file dialog for all that an invoice may come in."""
    pattern = QCoreApplication.translate(
        "App",
        "Invoices (*.pdf *.png *.jpg *.jpeg *.heic *.heif *.tif *.xml *.p7m *.docx *.odt *.eml *.msg *.zip);;"
        "All files (*)",
    )
    return choose_files(parent, title, pattern, chosen)


def choose_new_file(
    parent: QWidget, title: str, suggested: str, patterns: Sequence[str], chosen: Callable[[Path], None]
) -> QFileDialog:
    """Ask for the name of a file to write; its ending is that of the chosen pattern, as in "Table (*.csv)", or where
    there are no patterns the one that is typed."""
    dialog = QFileDialog(parent, title, _PLACES.folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilters(list(patterns))
    dialog.selectFile(suggested)

    def take_ending(pattern: str) -> None:
        dialog.setDefaultSuffix(pattern.rpartition("*.")[2].rstrip(")"))

    if patterns:
        dialog.filterSelected.connect(take_ending)
        take_ending(patterns[0])
    dialog.filesSelected.connect(_PLACES.remember)
    dialog.filesSelected.connect(lambda names: chosen(Path(names[0])))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def choose_place(parent: QWidget, title: str, name: str, chosen: Callable[[Path], None]) -> QFileDialog:
    """Ask where to save what has this name already, ending included."""
    return choose_new_file(parent, title, name, (), chosen)


def choose_folder(parent: QWidget, title: str, chosen: Callable[[Path], None]) -> QFileDialog:
    dialog = QFileDialog(parent, title, _PLACES.folder)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.filesSelected.connect(_PLACES.remember)
    dialog.filesSelected.connect(lambda names: chosen(Path(names[0])))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog


def may_open(address: str) -> bool:
    """Tell whether the address may be opened in a browser: https, and http to this machine."""
    url = QUrl(address, QUrl.ParsingMode.StrictMode)
    if not url.isValid() or not url.host() or url.userInfo():
        return False
    return url.scheme() == "https" or (url.scheme() == "http" and url.host() in ("127.0.0.1", "::1"))


def open_address(address: str) -> bool:
    """Open in the system's browser; False where the address may not be opened or no browser answers."""
    return may_open(address) and QDesktopServices.openUrl(QUrl(address))
