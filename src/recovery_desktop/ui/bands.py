"""The place of the bands over the pages: nothing under the pointer moves when one comes or goes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QVBoxLayout, QWidget

from recovery_desktop.ui.file_drop import DropOverlay
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.frames import PageHeader, ScrollColumn

ARRIVING_MS: Final = 250
"""After a page came on view: what belongs to it may still come, and nobody aims at anything yet."""
PRIMARY_WEIGHT: Final = 10
"""A button that leads on counts as so many others, where something has to be covered."""
HEADING_WEIGHT: Final = 5
"""So does the page's name: a page opens with it on view."""


class Bands(QWidget):
    """Stands over the pages, as high as the bands that were there when the page on view came.

    A band that comes later floats over the page; with the next page it takes its place. The room of one that goes
    stays until then.
    """

    def __init__(self, host: QWidget, page: QWidget) -> None:
        super().__init__()
        self._host, self._page = host, page
        self._bands: dict[str, Banner] = {}
        self._expected: str | None = None
        self._is_settling = self._is_moving = False
        self.top, self.floating = _Column(host), _Column(host)
        self.floating.setObjectName("floating_bands")
        self._arriving = QTimer(self)
        self._arriving.setSingleShot(True)
        self._arriving.setInterval(ARRIVING_MS)
        self._arriving.timeout.connect(self._arrived)
        self.setFixedHeight(0)
        page.installEventFilter(self)

    def get(self, key: str) -> Banner | None:
        return self._bands.get(key)

    def expect(self, key: str) -> None:
        """Leave room for the band of that key, which comes once there is a connection."""
        self._expected = key
        self.settle()

    def show_band(self, key: str, band: Banner | None) -> None:
        """Show a band under that key, or take it away."""
        old = self._bands.pop(key, None)
        if old is not None:
            old.removeEventFilter(self)
            old.hide()
            old.deleteLater()
        if band is not None:
            self._bands[key] = band
            band.installEventFilter(self)
            self._move(band, self.top if key == self._expected else self.floating)
            self._expected = None if key == self._expected else self._expected
            band.show()
        self._follow()

    def turn(self) -> None:
        """Another page comes on view: give every band its place."""
        self._is_settling = True
        self.settle()
        self._arriving.start()

    def _arrived(self) -> None:
        self.settle()
        self._is_settling = False

    def settle(self) -> None:
        """Put all bands over the page, and make the place as high as they are."""
        for band in self._bands.values():
            self._move(band, self.top)
        room = self.top.height_at(self.width())
        if self._expected is not None and not room:
            room = Banner("", "practice", action=" ", rounded=False).sizeHint().height()
        self.setFixedHeight(room)
        self._lay_out()

    def _follow(self) -> None:
        """Show what came or went without moving the page."""
        if self._is_settling or not self._host.isVisible():
            self.settle()
            return
        self._lay_out()

    def _lay_out(self) -> None:
        width = self.width()
        at = self.mapTo(self._host, QPoint(0, 0)) if self._host.isAncestorOf(self) else QPoint(0, 0)
        self.top.setGeometry(QRect(at, self.size()))
        self.top.setVisible(self.top.has_bands)
        self.top.raise_()
        self.floating.setVisible(self.floating.has_bands)
        if self.floating.has_bands:
            place = self._floating_place(width, self.floating.height_at(width))
            self.floating.setGeometry(place)
            self.floating.raise_()
            self._keep_reachable(place)
        else:
            self._keep_reachable(QRect())
        for veil in self._host.findChildren(DropOverlay):
            veil.raise_()

    def _floating_place(self, width: int, height: int) -> QRect:
        """Return the foot of the page, or its head where less is covered there that can be pressed."""
        page = QRect(self._page.mapTo(self._host, QPoint(0, 0)), self._page.size())
        foot = QRect(page.left(), page.bottom() - height + 1, width, height)
        head = QRect(page.left(), page.top(), width, height)
        return min((foot, head), key=self._covered)

    def _covered(self, place: QRect) -> int:
        pressed = [one for one in self._page.findChildren(QAbstractButton) if one.isVisible()]
        weights: list[tuple[QWidget, int]]
        weights = [(one, PRIMARY_WEIGHT if one.property("variant") == "primary" else 1) for one in pressed]
        headings = self._page.findChildren(PageHeader)
        weights += [(one, HEADING_WEIGHT) for one in headings if one.isVisible()]
        return sum(
            weight
            for one, weight in weights
            if place.intersects(QRect(one.mapTo(self._host, QPoint(0, 0)), one.size()))
        )

    def _keep_reachable(self, place: QRect) -> None:
        """Let what the bands cover at the foot of a column be scrolled to."""
        for column in self._page.findChildren(ScrollColumn):
            if column.isVisible():
                foot = column.mapTo(self._host, QPoint(0, 0)).y() + column.height()
                column.leave_foot(max(0, foot - place.top()) if place.bottom() >= foot - 1 else 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._page:
            if event.type() == QEvent.Type.Resize:
                self._lay_out()
        elif self._is_moving:
            pass
        elif event.type() == QEvent.Type.ShowToParent and isinstance(watched, Banner):
            if not self._is_settling and self._needs_more_room(watched):
                # It is still being shown where it stands.
                QTimer.singleShot(0, self, lambda: self._float(watched))
            else:
                self._follow()
        elif event.type() == QEvent.Type.HideToParent:
            self._follow()
        elif (
            event.type() == QEvent.Type.LayoutRequest and isinstance(watched, Banner) and self._cuts(watched)
        ):
            QTimer.singleShot(0, self, self._make_room)
        return super().eventFilter(watched, event)

    def _needs_more_room(self, band: Banner) -> bool:
        return band.parentWidget() is self.top and self.top.height_at(self.width()) > self.height()

    def _cuts(self, band: Banner) -> bool:
        """Return whether the words of a band that had its place have become too long for it."""
        return band.parentWidget() is self.top and 0 < band.height() < _height_at(band, self.width())

    def _make_room(self) -> None:
        """Give longer words the room that a band left when it went, else what they need."""
        if self.top.height_at(self.width()) > self.height():
            self.settle()
        else:
            self._lay_out()

    def _float(self, band: Banner) -> None:
        if band in self._bands.values() and not band.isHidden():
            self._move(band, self.floating)
            self._lay_out()

    def _move(self, band: Banner, column: _Column) -> None:
        """Put the band there; that it goes off view for it and comes back is no news."""
        self._is_moving = True
        column.add(band)
        self._is_moving = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            # The same bands, in as many lines as they need now: everything on the page moves anyway.
            self.settle()
        else:
            self._lay_out()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._lay_out()


class _Column(QFrame):
    """Bands below each other."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        # An alignment at the top would give a band that wraps the height of its one line.
        self._column.addStretch()
        self.hide()

    @property
    def has_bands(self) -> bool:
        return any(not band.isHidden() for band in self._bands())

    def add(self, band: Banner) -> None:
        """Take the band in from wherever it stands; a hidden one stays hidden."""
        if band.parentWidget() is self:
            return
        is_hidden = band.isHidden() and band.parentWidget() is not None
        self._column.insertWidget(self._column.count() - 1, band)
        band.setVisible(not is_hidden)

    def height_at(self, width: int) -> int:
        """Return how high the bands are at this width."""
        return sum(_height_at(band, width) for band in self._bands() if not band.isHidden())

    def _bands(self) -> list[Banner]:
        items = (self._column.itemAt(at) for at in range(self._column.count()))
        return [band for item in items if item and isinstance(band := item.widget(), Banner)]


def _height_at(band: Banner, width: int) -> int:
    band.arrange(width)
    return band.heightForWidth(width) if band.hasHeightForWidth() else band.sizeHint().height()
