"""What a careful eye checks on a shown widget: controls have names, nothing is cut off, the keyboard arrives."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCalendarWidget,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QToolButton,
    QWidget,
)

from recovery_desktop.ui.widgets.chart import Chart
from recovery_desktop.ui.widgets.figures_table import FiguresTable
from recovery_desktop.ui.widgets.frames import ScrollColumn
from recovery_desktop.ui.widgets.label import ElidedLabel
from recovery_desktop.ui.widgets.line_button import LineButton
from recovery_desktop.ui.widgets.lines_head import LinesHead
from recovery_desktop.ui.widgets.progress_row import ProgressRow

ROWS = (QAbstractItemView, LineButton, ProgressRow, FiguresTable, Chart)
CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QAbstractItemView, QPlainTextEdit)


def visible(root: QWidget) -> list[QWidget]:
    """Everything shown but the drawn parts inside a line of text."""
    shown = (widget for widget in (root, *root.findChildren(QWidget)) if widget.isVisibleTo(root))
    return [widget for widget in shown if not isinstance(widget.parentWidget(), QLineEdit)]


def unreachable(root: QWidget) -> list[str]:
    """Buttons that Tab does not reach; of an exclusive group the chosen one is enough, the arrows do the rest."""
    path = set(tab_path(root))
    return [
        f"Tab does not reach {button.accessibleName() or button.text()!r}"
        for button in visible(root)
        if isinstance(button, QAbstractButton)
        and button.isEnabled()
        and button not in path
        and not (button.group() is not None and button.group().exclusive() and not button.isChecked())
    ]


def badly_begun(root: QWidget) -> list[str]:
    """The control that has the keyboard, where it leads back, closes, or is a mere icon beside the work."""
    begun = root.window().focusWidget()
    if begun is None or not root.isAncestorOf(begun):
        return []
    leads_away = begun.property("closes") or (isinstance(begun, QToolButton) and not begun.text())
    return [f"the keyboard begins at {begun.accessibleName()!r}"] if leads_away else []


def in_doubt(root: QWidget) -> list[str]:
    """Buttons that each claim to be the next step, where a person has one."""
    primary = [
        widget.accessibleName() or widget.text().strip()
        for widget in visible(root)
        if isinstance(widget, QAbstractButton) and widget.property("variant") == "primary"
    ]
    return [f"the next step is {primary}"] if len(primary) > 1 else []


def unnamed(root: QWidget) -> list[str]:
    """Controls that a screen reader could not name."""
    faults = []
    for widget in visible(root):
        if isinstance(widget, CONTROLS) and not widget.objectName().startswith("qt_"):
            named = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
            if not named:
                faults.append(f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}")
    return faults


def clipped(root: QWidget) -> list[str]:
    """Texts that do not fit their widget, and widgets that stick out of a parent which does not scroll."""
    faults = []
    for widget in visible(root):
        if isinstance(widget, QLabel) and widget.text() and not isinstance(widget, ElidedLabel):
            faults += _cut_label(widget)
        elif (
            isinstance(widget, QAbstractButton)
            and widget.text()
            and widget.width() < widget.sizeHint().width() - 2
        ):
            faults.append(f"button {widget.text()!r}: {widget.width()} of {widget.sizeHint().width()}")
        parent = widget.parentWidget()
        if widget is not root and parent is not None and not _scrolls(parent):
            outside = widget.geometry().united(parent.rect()) != parent.rect()
            if outside and isinstance(widget, (QLabel, *CONTROLS)):
                faults.append(
                    f"{type(widget).__name__} {_accessible_text(widget)!r} sticks out of {type(parent).__name__}"
                )
    return faults


def too_wide(root: QWidget) -> list[str]:
    """Columns that cannot become as narrow as the window: their right edge would be out of sight."""
    return [
        f"{type(column).__name__} is {column.widget().width() - column.viewport().width()} too wide"
        for column in visible(root)
        if isinstance(column, ScrollColumn) and column.widget().width() > column.viewport().width()
    ]


def _cut_label(label: QLabel) -> list[str]:
    flags = int(Qt.TextFlag.TextWordWrap) if label.wordWrap() else 0
    room = label.contentsRect()
    needed = label.fontMetrics().boundingRect(QRect(0, 0, max(room.width(), 1), 10_000), flags, label.text())
    if needed.width() > room.width() + 2 or needed.height() > room.height() + 2:
        return [
            f"label {label.text()!r}: {room.width()}x{room.height()} of {needed.width()}x{needed.height()}"
        ]
    return []


def _scrolls(widget: QWidget) -> bool:
    return isinstance(widget, QAbstractScrollArea) or widget.objectName() == "qt_scrollarea_viewport"


def _accessible_text(widget: QWidget) -> str:
    words = getattr(widget, "text", None)
    return str(words()) if callable(words) else widget.accessibleName()


def tab_path(root: QWidget) -> list[QWidget]:
    """The widgets that Tab visits inside this one, in order."""
    path, widget = [], root.nextInFocusChain()
    while widget is not None and widget is not root:
        reachable = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled()
        if root.isAncestorOf(widget) and widget.isVisibleTo(root) and reachable:
            path.append(widget)
        widget = widget.nextInFocusChain()
    return path


def untold(root: QWidget) -> list[str]:
    """Buttons that are only an icon and do not say what they do, or not by which key."""
    faults = []
    for widget in visible(root):
        if not isinstance(widget, QAbstractButton) or widget.text().strip() or widget.icon().isNull():
            continue
        name, tip = widget.accessibleName() or type(widget).__name__, widget.toolTip()
        keys = widget.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if not tip:
            faults.append(f"{name!r} has no tooltip")
        elif keys and keys not in tip:
            faults.append(f"the tooltip of {name!r} does not name {keys}: {tip!r}")
    return faults


def has_only_boxes(widget: QWidget) -> bool:
    """Each row can be ticked, and nothing else can be done with it."""
    return isinstance(widget, QListWidget) and all(
        widget.item(row).flags() & Qt.ItemFlag.ItemIsUserCheckable for row in range(widget.count())
    )


def without_menu(root: QWidget) -> list[str]:
    """Lists, tables and rows that offer nothing under the right mouse button."""
    return [
        f"{type(widget).__name__} {widget.accessibleName()!r} has no menu"
        for widget in visible(root)
        if isinstance(widget, ROWS)
        and not isinstance(widget, QHeaderView)
        and not has_only_boxes(widget)
        and not isinstance(widget.parentWidget(), (QComboBox, QCalendarWidget))
        and widget.contextMenuPolicy() is not Qt.ContextMenuPolicy.CustomContextMenu
    ]


def is_arrow_down(head: LinesHead) -> bool:
    """Whether the widest row of the arrow beside the sorted heading is its upper one."""
    head.window().show()
    at = head.sectionViewportPosition(head.sorted_column)
    across = range(at, min(at + head.sectionSize(head.sorted_column), head.width()))
    with_arrow = head.grab().toImage()
    column, descending = head.sorted_column, head.is_descending
    head.show_order(-1, descending=False)
    without = head.grab().toImage()
    head.show_order(column, descending=descending)
    deep = range(head.height())
    rows = [sum(with_arrow.pixel(x, y) != without.pixel(x, y) for x in across) for y in deep]
    drawn = [count for count in rows if count]
    return drawn[0] > drawn[-1]
