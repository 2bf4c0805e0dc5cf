"""Why the app does not start, in a window: who starts it with a click sees nothing that is only printed."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout

from recovery_desktop.store.database import NewerSchema
from recovery_desktop.ui.theme.tokens import XL, L, M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.label import Label


@dataclass(frozen=True)
class Refusal:
    """`title` what happened, `next_step` what to do, `detail` what the system said."""

    title: str
    next_step: str
    detail: str


def refusal(error: Exception) -> Refusal:
    """Return the words for NewerSchema, StoreUnusable, or an OSError of the data folder."""
    if isinstance(error, NewerSchema):
        return Refusal(
            tr("This data was saved by a newer version of the app"),
            tr("Install the newest version, then start again. Nothing changed."),
            str(error),
        )
    return Refusal(
        tr("The data folder cannot be used"),
        tr(
            "Make sure the folder exists, that you can write to it and that the disk has "
            "space, then start again. Nothing changed."
        ),
        str(error),
    )


def explained(error: Exception) -> QDialog:
    """Return a window of its own, not shown yet."""
    words = refusal(error)
    dialog = QDialog()
    dialog.setWindowTitle(tr("Recovery Desktop cannot start"))
    dialog.setMinimumWidth(480)
    close = button(tr("Close"), "primary")
    close.clicked.connect(dialog.accept)
    buttons = QDialogButtonBox()
    buttons.addButton(close, QDialogButtonBox.ButtonRole.AcceptRole)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(XL, XL, XL, L)
    column.setSpacing(M)
    column.addWidget(Label(words.title, "title"))
    column.addWidget(Label(words.next_step))
    column.addWidget(Label(words.detail, "muted"))
    column.addSpacing(M)
    column.addWidget(buttons)
    close.setFocus()
    return dialog


def tr(words: str) -> str:
    return QCoreApplication.translate("refused_start", words)
