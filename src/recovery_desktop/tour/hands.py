"""A person's hands and eyes: widgets are found by the names that a screen reader says, and touched by real events."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QScrollArea, QWidget

from recovery_desktop.tour.translations import translations_of
from recovery_desktop.ui.widgets.press_guard import PRESSABLE_FROM

LIMIT_SECONDS: Final = 60.0
LOOK_SECONDS: Final = 0.02
LOOK_SHARE: Final = 4
LOOK_MOST_SECONDS: Final = 0.1
REACH_SECONDS: Final = 10.0
"""Until what can be seen can be touched: what was just shown gets its place some turns later, and a message passes."""

CONTROL: Final = Qt.KeyboardModifier.ControlModifier
LEFT: Final = Qt.MouseButton.LeftButton
COPY: Final = Qt.DropAction.CopyAction

Result = TypeVar("Result")
Kind = TypeVar("Kind", bound=QWidget)


class NotReached(Exception):
    """Failure: something did not appear in time, or could not be clicked."""


async def wait_until(condition: Callable[[], Result], what: str, seconds: float = LIMIT_SECONDS) -> Result:
    """Look again and again until `condition` gives something true, and return that. Raises NotReached."""
    loop = asyncio.get_running_loop()
    ends = loop.time() + seconds
    began = loop.time()
    while not (result := condition()):
        looked = loop.time()
        if looked > ends:
            raise NotReached(f"{what}: not within {seconds:g} seconds")
        # A look at all widgets of a window takes as long as the pause: what is waited for needs the processor more.
        await asyncio.sleep(min(max(LOOK_SECONDS, LOOK_SHARE * (looked - began)), LOOK_MOST_SECONDS))
        began = loop.time()
    return result


def accessible_name(widget: QWidget) -> str:
    """Return what a screen reader says for it, without mnemonics."""
    # Asked first: on Linux the interface gives a drop-down list's choice for its name.
    spoken = widget.accessibleName()
    if not spoken and (interface := QAccessible.queryAccessibleInterface(widget)) is not None:
        spoken = interface.text(QAccessible.Text.Name)
    return spoken.replace("&", "").strip()


class UiDriver:
    """Works on whatever is in front: an open dialog, else the window that `window` gives.

    Names are given in English and looked for in the language that the app speaks.
    """

    def __init__(self, window: Callable[[], QWidget]) -> None:
        self._window = window

    @property
    def front_widget(self) -> QWidget:
        return QApplication.activeModalWidget() or self._window()

    def find_visible(self, name: str, kind: type[Kind], within: QWidget | None = None) -> Kind | None:
        """Return the first visible widget of that kind and name."""
        root, names = within or self.front_widget, translations_of(name)
        for widget in root.findChildren(kind):
            if widget.isVisible() and accessible_name(widget) in names:
                return widget
        return None

    async def find(
        self,
        name: str,
        kind: type[Kind],
        *,
        within: QWidget | None = None,
        enabled: bool = True,
        seconds: float = LIMIT_SECONDS,
    ) -> Kind:
        def there() -> Kind | None:
            widget = self.find_visible(name, kind, within)
            return widget if widget is not None and (widget.isEnabled() or not enabled) else None

        visible = await wait_until(there, f"{kind.__name__} {name!r}{' enabled' if enabled else ''}", seconds)
        assert visible is not None
        return visible

    async def _touch(self, name: str, kind: type[Kind], within: QWidget | None) -> Kind:
        """Click it as soon as a click would reach it. Raises NotReached, which says what was in the way."""
        loop = asyncio.get_running_loop()
        widget = await self.find(name, kind, within=within)
        ends = loop.time() + REACH_SECONDS
        while True:
            try:
                click_widget(widget)
            except NotReached:
                if loop.time() > ends:
                    raise
            else:
                return widget
            await asyncio.sleep(LOOK_SECONDS)
            widget = await self.find(name, kind, within=within)

    async def click(self, name: str, kind: type[QWidget], *, within: QWidget | None = None) -> None:
        await self._touch(name, kind, within)
        await process_events()

    async def type_into(
        self, name: str, text: str, kind: type[QWidget], *, within: QWidget | None = None
    ) -> None:
        """Click into a field and type over whatever stands there."""
        field = await self._touch(name, kind, within)
        QTest.keyClick(field, Qt.Key.Key_A, CONTROL)
        QTest.keyClick(field, Qt.Key.Key_Delete)
        type_text(field, text)
        await process_events()

    async def choose_entry(self, name: str, words: str, *, within: QWidget | None = None) -> None:
        """Choose an entry of a drop-down list by the keyboard: first to the top, then down to it."""
        box = await self.find(name, QComboBox, within=within)
        entries = [box.itemText(at) for at in range(box.count())]
        wanted = next((entry for entry in entries if entry in translations_of(words)), None)
        if wanted is None:
            raise NotReached(f"{name!r} offers {', '.join(entries)}, not {words!r}")
        scroll_to(box)
        box.setFocus(Qt.FocusReason.MouseFocusReason)
        QTest.keyClick(box, Qt.Key.Key_Home)
        for _ in range(entries.index(wanted)):
            QTest.keyClick(box, Qt.Key.Key_Down)
        await process_events()

    async def press_key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.front_widget, key, modifier)
        await process_events()

    async def click_item(self, view: QAbstractItemView, index: QModelIndex, *, twice: bool = False) -> None:
        view.scrollTo(index)
        place = view.visualRect(index).center()
        click = QTest.mouseDClick if twice else QTest.mouseClick
        click(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
        await process_events()

    async def start_drag(self, files: Sequence[Path]) -> Drag:
        """Bring files over the window; the drag is still in the air."""
        drag = Drag(self._window(), files)
        drag.enter()
        await process_events()
        return drag


class Drag:
    """Files from the file manager over a window."""

    def __init__(self, window: QWidget, files: Sequence[Path]) -> None:
        self._window = window
        self._data = QMimeData()
        self._data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
        self._place = window.rect().center()

    def enter(self) -> None:
        entering = QDragEnterEvent(self._place, COPY, self._data, LEFT, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self._window, entering)
        moving = QDragMoveEvent(self._place, COPY, self._data, LEFT, Qt.KeyboardModifier.NoModifier)
        # As Qt itself does: who took the drag as it entered need not say so again.
        moving.setAccepted(entering.isAccepted())
        QApplication.sendEvent(self._window, moving)
        if not (entering.isAccepted() and moving.isAccepted()):
            raise NotReached("the window does not take the files that hover over it")

    async def drop(self) -> None:
        dropping = QDropEvent(QPointF(self._place), COPY, self._data, LEFT, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self._window, dropping)
        if not dropping.isAccepted():
            raise NotReached("the window did not take the dropped files")
        await process_events()


def click_widget(widget: QWidget) -> None:
    """Click the middle of the widget's visible part; raise where something else lies on top."""
    scroll_to(widget)
    window, middle = widget.window(), widget.visibleRegion().boundingRect().center()
    under = window.childAt(widget.mapTo(window, middle))
    if widget.visibleRegion().isEmpty() or not _is_part(under, widget):
        covered_by = accessible_name(under) or type(under).__name__ if under is not None else "nothing"
        raise NotReached(f"{accessible_name(widget)!r} cannot be clicked: there is {covered_by!r} instead")
    if (widget.property(PRESSABLE_FROM) or 0.0) > time.monotonic():
        raise NotReached(f"{accessible_name(widget)!r} has only just come")
    if not window.isActiveWindow():
        # A click does it for a person; that of a test does not reach the system, which need not have put it in front.
        window.activateWindow()
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, middle)


async def click_first(find: Callable[[], Sequence[QWidget]], what: str) -> None:
    """Click the first of these as soon as it can be reached: a list may be drawn anew at any moment."""

    def touched() -> bool:
        for widget in find()[:1]:
            try:
                click_widget(widget)
            except NotReached:
                return False
            return True
        return False

    await wait_until(touched, what)
    await process_events()


def _is_part(under: QWidget | None, widget: QWidget) -> bool:
    return under is not None and (under is widget or widget.isAncestorOf(under))


def type_text(widget: QWidget, text: str) -> None:
    """Type each letter as a key of its own; any letter, not only those of a test keyboard."""
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(widget, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter))


def scroll_to(widget: QWidget) -> None:
    """Scroll until the widget can be seen."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget, 24, 24)
        parent = parent.parentWidget()


def scroll_to_top(root: QWidget) -> None:
    """Turn the wheel until what is in front stands at its beginning again."""
    for area in root.findChildren(QScrollArea):
        bar = area.verticalScrollBar()
        while area.isVisible() and bar.value() > bar.minimum():
            before = bar.value()
            middle = QPointF(area.viewport().rect().center())
            turned = QWheelEvent(
                middle,
                area.viewport().mapToGlobal(middle),
                QPoint(),
                QPoint(0, 1200),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(area.viewport(), turned)
            if bar.value() == before:
                return


async def process_events() -> None:
    """Let the loop deliver what a gesture set off: layouts, paints, the first steps of commands."""
    for _ in range(3):
        await asyncio.sleep(0.01)
