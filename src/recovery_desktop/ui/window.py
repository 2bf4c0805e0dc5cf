"""The window: rail, bands, page stack, status line, shortcuts and drops. It knows no page and decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QKeyCombination, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from recovery_desktop.ui.bands import Bands
from recovery_desktop.ui.file_drop import DropOverlay, dropped_files
from recovery_desktop.ui.rail import Rail, page_keys
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XS, L
from recovery_desktop.ui.widgets import work_indicator
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import press_by_return
from recovery_desktop.ui.widgets.connection_indicator import ConnectionIndicator
from recovery_desktop.ui.widgets.focus_ring import FocusRing
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.work_indicator import WorkIndicator

if TYPE_CHECKING:  # nothing is said before the window is on view
    from recovery_desktop.ui.widgets.undo_toast import Toast

SMALLEST = QSize(1024, 600)
PALETTE: Final = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_K)
FIRST_SIZE = QSize(1280, 800)
FRAME_HEIGHT: Final = 40


@dataclass(frozen=True)
class PageRow:
    """One page: `make` runs when it is first shown; pages without a place in the rail have `icon` empty."""

    key: str
    name: str
    icon: str
    make: Callable[[], QWidget]
    at_foot: bool = False


class Window(QMainWindow):
    """Shows pages by key. `painted` comes once, after it was on view. `page_chosen` comes before a page
    is shown that the person asked for by its name. `closing` and `quitting` ask whoever owns the app's life to let it
    rest or end; the window never closes itself."""

    files_dropped = Signal(list)
    picture_pasted = Signal(bytes)
    files_requested = Signal()
    search_requested = Signal()
    page_shown = Signal(str)
    page_chosen = Signal(str)
    undone = Signal()
    acted = Signal()
    painted = Signal()
    closing = Signal()
    quitting = Signal()
    palette_requested = Signal()
    help_requested = Signal()

    def __init__(self, pages: Sequence[PageRow]) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("Recovery Desktop"))
        self.setMinimumSize(SMALLEST)
        self.resize(_first_size(self))
        self._rows = {row.key: row for row in pages}
        self._created_pages: dict[str, QWidget] = {}
        self._shown = ""
        self._may_close = self._was_painted = self._by_mouse = False
        self.connection = ConnectionIndicator()
        self.work = WorkIndicator()
        self.place = Label("", "caption", wrap=False)
        self.rail = Rail([(row.key, row.name, row.icon, row.at_foot) for row in pages if row.icon])
        self.rail.chosen.connect(self._show_chosen)
        self.rail.help_requested.connect(self.help_requested)
        self._stack = QStackedWidget()
        self._bands = Bands(self, self._stack)
        self.setCentralWidget(self._laid_out())
        overlay = DropOverlay(self, self.tr("Drop invoices here"))
        overlay.dropped.connect(self.files_dropped)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)
        self._ring = FocusRing(application, self)
        self._bind_keys([row.key for row in pages if row.icon])

    def _laid_out(self) -> QWidget:
        line = QFrame()
        line.setObjectName("status_line")
        state = QHBoxLayout(line)
        state.setContentsMargins(L, XS, L, XS)
        state.addWidget(self.connection)
        state.addStretch()
        state.addWidget(self.work)
        state.addWidget(self.place)
        self._status_line = line
        theme.follow(line, lambda: line.setMinimumHeight(work_indicator.height() + 2 * XS + 1))
        # Bands come and go: beside the rail, so that what leads to the pages stays where it is.
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._bands)
        right.addWidget(self._stack, 1)
        right.addWidget(line)
        central = QWidget()
        along = QHBoxLayout(central)
        along.setContentsMargins(0, 0, 0, 0)
        along.setSpacing(0)
        along.addWidget(self.rail)
        along.addLayout(right, 1)
        return central

    def _bind_keys(self, keys: Sequence[str]) -> None:
        for key, shortcut in page_keys(keys).items():
            self._key(shortcut, partial(self._go, key))
        self._key("Ctrl+O", self.files_requested.emit)
        self._key("Ctrl+F", self.search_requested.emit)
        self._key("Ctrl+V", self._paste)
        self._key("?", self.show_shortcuts)
        self._key("F1", self.help_requested.emit)
        self._key(PALETTE, self.palette_requested.emit)
        self._key("Ctrl+Q", self.quitting.emit)

    def _follow_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        if new is None or not self.isAncestorOf(new):
            return
        shown = self._created_pages.get(self._shown)
        hidden = (one for one in self._created_pages.values() if one is not shown)
        if old is not None and old.isVisible() and any(one.isAncestorOf(new) for one in hidden):
            # A page that is not on view has changed: what is typed now is meant for the one that is.
            old.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        new.installEventFilter(self)
        page = self._created_pages.get(self._shown)
        if old is None or old.isVisible() or page is None or not page.isAncestorOf(old):
            return
        # It went off view, and Qt hands the keyboard to whatever follows: the rail, a band, what closes or deletes.
        if not page.isAncestorOf(new) or not _is_harmless(new):
            (_start_of(page) or page).setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # On Linux a text field would take Ctrl+K for itself and delete the rest of its line.
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if event.keyCombination() == PALETTE:
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def _paste(self) -> None:
        """Import pasted files as if they were dropped, or a picture; a text field takes the keys before."""
        from recovery_desktop.ui.pasting import pasted_picture

        data = QApplication.clipboard().mimeData()
        if files := dropped_files(data):
            self.files_dropped.emit(files)
        elif picture := pasted_picture(data):
            self.picture_pasted.emit(picture)

    def _go(self, key: str) -> None:
        if self.rail.isVisible():
            self.choose_page(key)

    def choose_page(self, key: str) -> None:
        """Show the page that the person asked for by its name."""
        self.page_chosen.emit(key)
        self.show_page(key)

    def _key(self, keys: str | QKeyCombination, action: Callable[[], object]) -> None:
        QShortcut(QKeySequence(keys), self).activated.connect(lambda: action())

    @cached_property
    def toast(self) -> Toast:
        from recovery_desktop.ui.widgets.undo_toast import Toast

        toast = Toast(self)
        toast.undone.connect(self.undone)
        toast.acted.connect(self.acted)
        return toast

    @property
    def shown(self) -> str:
        """The key of the page on view."""
        return self._shown

    def page(self, key: str) -> QWidget:
        """Return the page of that key, made now if it was not yet. Raises KeyError for an unknown key."""
        if key not in self._created_pages:
            page = self._rows[key].make()
            page.setObjectName("page")
            page.setAccessibleName(self._rows[key].name)
            self._created_pages[key] = page
            self._stack.addWidget(page)
        return self._created_pages[key]

    def _show_chosen(self, key: str) -> None:
        """Show the page; chosen by mouse, no control is marked as if keys had led to it."""
        at = self.focusWidget()
        self._by_mouse = self.rail.is_pressed or at is None or not self.rail.isAncestorOf(at)
        if at is not None and self._by_mouse:
            at.clearFocus()
        self.choose_page(key)
        self._by_mouse = False

    def show_page(self, key: str) -> None:
        page = self.page(key)
        changed = key != self._shown
        self._shown = key
        # Asked before: Qt hands the keyboard of what goes off view to the first control that follows.
        at, last = self.focusWidget(), page.focusWidget()
        theme.catch_up(page)
        self._stack.setCurrentWidget(page)
        self.rail.mark(key)
        stays = at is not None and (self.rail.isAncestorOf(at) or (page.isAncestorOf(at) and not changed))
        if not stays or not self.isVisible():
            self._hand_keyboard_to(page, last)
        if changed:
            self._bands.turn()
            self.page_shown.emit(key)

    def show_rail(self, shown: bool) -> None:
        """Hide the rail and the status line while there is nothing to navigate yet."""
        self.rail.setVisible(shown)
        self._status_line.setVisible(shown)

    def show_band(self, key: str, band: Banner | None) -> None:
        """Put a band over the pages under that key, or take it away."""
        self._bands.show_band(key, band)

    def expect_band(self, key: str) -> None:
        """Leave room for a band that comes with the connection."""
        self._bands.expect(key)

    def band(self, key: str) -> Banner | None:
        return self._bands.get(key)

    def show_shortcuts(self) -> None:
        from recovery_desktop.ui.shortcuts import ShortcutList

        pages = {row.key: row.name for row in self._rows.values() if row.icon}
        ShortcutList(self, pages).open()

    def remembered(self) -> bytes:
        """Place and size, to be given to `restore` at the next start."""
        return bytes(self.saveGeometry().data())

    def restore(self, remembered: bytes) -> None:
        self.restoreGeometry(QByteArray(remembered))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if focused is None or not press_by_return(focused, event):
            super().keyPressEvent(event)

    def let_close(self) -> None:
        """Let the window close from now on."""
        self._may_close = True

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            # What is inside is painted in the same turn of the loop.
            QTimer.singleShot(0, self, self.painted.emit)

    def event(self, event: QEvent) -> bool:
        # Asked for first: Qt sends events before anything of the window is there.
        is_front = event.type() == QEvent.Type.WindowActivate
        if is_front and self.focusWidget() is None and self._shown in self._created_pages:
            # What had the keyboard is gone, and Qt would now mark the first page of the rail.
            self._hand_keyboard_to(self._created_pages[self._shown], None)
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._may_close:
            event.accept()
            return
        event.ignore()
        self.closing.emit()

    def sizeHint(self) -> QSize:
        return FIRST_SIZE

    def _hand_keyboard_to(self, page: QWidget, last: QWidget | None) -> None:
        """Focus where it was on this page the `last` time, else its first stop."""
        start = _start_of(page)
        if last is not None and not (last.isEnabled() and last.isVisibleTo(page) and _is_harmless(last)):
            last = None
        stop = start if self._by_mouse else last or start or _first_stop(page)
        # Of a page without a stop the page itself has it: Qt would mark the first page of the rail.
        (stop or page).setFocus(Qt.FocusReason.OtherFocusReason)


def _first_size(window: QWidget) -> QSize:
    """Return the first size: as large as the screen has room for, at least the smallest."""
    room = window.screen().availableSize() - QSize(0, FRAME_HEIGHT)
    return FIRST_SIZE.boundedTo(room.expandedTo(SMALLEST))


def _start_of(page: QWidget) -> QWidget | None:
    """Return where the page wants work to begin, if that can be used now."""
    start = getattr(page, "start", None)
    return start if isinstance(start, QWidget) and start.isEnabled() and start.isVisibleTo(page) else None


def _first_stop(page: QWidget) -> QWidget | None:
    # Not along the chain of the focus: it leads through other pages, and Python then takes their menus for its own.
    for widget in page.findChildren(QWidget):
        tabbed = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled()
        if tabbed and widget.isVisibleTo(page) and _is_harmless(widget):
            return widget
    return None


def _is_harmless(widget: QWidget) -> bool:
    """Return whether a key that was meant for something else neither closes nor deletes by it."""
    return widget.property("variant") != "danger" and not widget.property("closes")
