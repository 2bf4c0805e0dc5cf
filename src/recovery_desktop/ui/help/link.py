"""The quiet question mark where questions arise: it opens the help page that answers them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QWidget

from recovery_desktop.ui.help.topics import load_page
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button, icon_button
from recovery_desktop.ui.widgets.label import Label


def open_help(over: QWidget, topic: str = "") -> None:
    """Open the page over this window, or the list of all."""
    from recovery_desktop.ui.help.sheet import HelpSheet

    HelpSheet(over.window(), topic).open()


def help_icon(topic: str) -> QToolButton:
    mark = icon_button("question", _help_name(topic))
    mark.setProperty("help", topic)
    mark.clicked.connect(lambda: open_help(mark, topic))
    return mark


def learn_more(topic: str) -> QPushButton:
    """Return the link in words, where there is room for them."""
    link = button(QCoreApplication.translate("HelpSheet", "Learn more"), "quiet", "question", flush=True)
    link.setAccessibleName(_help_name(topic))
    link.setProperty("help", topic)
    link.clicked.connect(lambda: open_help(link, topic))
    return link


def with_help(title: Label, topic: str) -> QWidget:
    """Return the title with the question mark at its right."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(S)
    layout.addWidget(title, 1)
    layout.addWidget(help_icon(topic))
    return row


def _help_name(topic: str) -> str:
    return QCoreApplication.translate("HelpSheet", "Help: {title}").format(title=load_page(topic).title)
