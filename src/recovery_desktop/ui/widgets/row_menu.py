"""The menu of a row, by the right mouse button or the menu key: what can be done with it, and its words to copy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QMenu, QWidget

from recovery_desktop.ui import icons

Act = Callable[[], object]
Offered = Sequence[tuple[str, Act]]
Lines = Sequence[Sequence[str]]


def tr(words: str) -> str:
    return QCoreApplication.translate("row_menu", words)


def copy(lines: Lines) -> None:
    """Copy the lines to the clipboard so that a spreadsheet calculates nothing in them."""
    # Loaded with the first copy, long after the window is on view.
    from recovery_desktop.documents.cells import cells_as_text

    copied = ("\t".join(" ".join(cell.split()) for cell in cells_as_text(line)) for line in lines)
    QGuiApplication.clipboard().setText("\n".join(copied))


def offer(widget: QWidget, lines: Callable[[], Lines], offered: Callable[[], Offered] = tuple) -> None:
    """Give it a menu with what is `offered` at that moment, and with `lines` to copy."""
    widget.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    widget.customContextMenuRequested.connect(
        lambda place: _menu(widget, lines, offered()).popup(widget.mapToGlobal(place))
    )


def offer_row(row: QWidget) -> None:
    """Offer what the row's buttons do, and copying its words."""
    for label in row.findChildren(QLabel):
        # The label's own menu would copy only its text and hide the menu of the row.
        label.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
    offer(row, lambda: [_words_of(row)], lambda: _buttons_of(row))


def offer_cells(view: QAbstractItemView) -> None:
    """Offer copying the row under the mouse, or only its cell."""
    view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    view.customContextMenuRequested.connect(lambda place: _ask_cells(view, place))


def _ask_cells(view: QAbstractItemView, place: QPoint) -> None:
    index, model = view.indexAt(place), view.model()
    if not index.isValid():
        return
    row = [str(index.siblingAtColumn(at).data() or "") for at in range(model.columnCount(index.parent()))]
    cell = str(index.data() or "")
    only: Offered = [(tr("Copy this cell"), lambda: copy([[cell]]))] if len(row) > 1 and cell else []
    _menu(view, lambda: [row], only).popup(view.viewport().mapToGlobal(place))


def _menu(widget: QWidget, lines: Callable[[], Lines], offered: Offered) -> QMenu:
    menu = QMenu(widget)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for name, act in offered:
        menu.addAction(name).triggered.connect(lambda _=False, act=act: act())
    if offered:
        menu.addSeparator()
    action = QAction(icons.icon("copy"), tr("Copy"), menu)
    action.setShortcut(QKeySequence.StandardKey.Copy)
    action.triggered.connect(lambda: copy(lines()))
    menu.addAction(action)
    return menu


def _buttons_of(row: QWidget) -> list[tuple[str, Act]]:
    shown = [button for button in row.findChildren(QAbstractButton) if button.isVisibleTo(row)]
    return [
        (button.accessibleName() or button.text(), button.click) for button in shown if button.isEnabled()
    ]


def _words_of(row: QWidget) -> list[str]:
    """Return what is chosen in one of its texts, else all of them."""
    labels = [label for label in row.findChildren(QLabel) if label.isVisibleTo(row)]
    chosen = [label.selectedText() for label in labels if label.hasSelectedText()]
    return chosen or [label.text() for label in labels if label.text()]
