"""Surfaces and rhythm: card, rule, page header, key-value rows, scrolling column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XL, XS, XXL, L, M, S
from recovery_desktop.ui.widgets.anchored_control import AnchoredControl
from recovery_desktop.ui.widgets.field import Field
from recovery_desktop.ui.widgets.flow import FlowLayout
from recovery_desktop.ui.widgets.label import Label, Role, Title


class Card(QFrame):
    """A white surface with a title; `body` takes the content, `corner` what stands at the title's right, or below it
    where there is no room for that."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "card")
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(L, L, L, L)
        self.body.setSpacing(M)
        self.corner = FlowLayout(leading=1)
        self.title = Title(title)
        if title:
            self.corner.addWidget(self.title)
            self.body.addLayout(self.corner)


def rule() -> QFrame:
    """Return a hairline."""
    line = QFrame()
    line.setProperty("surface", "rule")
    line.setFixedHeight(1)
    return line


def stacked(*cards: QWidget, spacing: int = L) -> QWidget:
    """Return a container with the cards below each other, at the top."""
    container = QWidget()
    column = QVBoxLayout(container)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(spacing)
    for card in cards:
        column.addWidget(card)
    column.addStretch(1)
    return container


NARROWEST_TITLE: Final = 9
"""In letters: with less room beside its actions, a page's name would stand letter by letter."""


class PageHeader(QWidget):
    """The page's name, one line about it, and its actions at the right, or below where the window is narrow."""

    def __init__(
        self, title: str, subtitle: str = "", parent: QWidget | None = None, *, role: Role = "heading"
    ) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.title = Label(title, role)
        # Without a parent, showing it would open a window of its own for a moment, which takes the focus.
        self.subtitle = Label(subtitle, "muted", parent=self)
        self.subtitle.setVisible(bool(subtitle))
        words = QVBoxLayout()
        words.setSpacing(XS)
        words.addStretch()
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        words.addStretch()
        self.corner = QHBoxLayout()
        self.corner.setSpacing(S)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(L)
        self._row.addLayout(words, 1)
        self._row.addLayout(self.corner)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        left = event.size().width() - self.corner.minimumSize().width() - L
        is_narrow = left < NARROWEST_TITLE * theme.sizes().body or self._is_squeezed(left)
        self._row.setDirection(
            QHBoxLayout.Direction.TopToBottom if is_narrow else QHBoxLayout.Direction.LeftToRight
        )
        self._row.setAlignment(self.corner, Qt.AlignmentFlag.AlignLeft if is_narrow else Qt.AlignmentFlag(0))

    def _is_squeezed(self, width: int) -> bool:
        """Return whether the line about the page would take more than two lines beside the actions."""
        lines = self.subtitle.heightForWidth(max(width, 1)) / self.subtitle.fontMetrics().lineSpacing()
        return not self.subtitle.isHidden() and round(lines) > 2

    def show_subtitle(self, words: str) -> None:
        self.subtitle.setText(words)
        self.subtitle.setVisible(bool(words))


class KeyValues(QWidget):
    """Rows of a quiet name and its value, aligned; amounts stand at the right edge."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(XL)
        self._grid.setVerticalSpacing(S)
        self._grid.setColumnStretch(1, 1)
        self._shown: list[tuple[str, str]] = []

    @property
    def rows(self) -> list[tuple[str, str]]:
        return list(self._shown)

    def show_rows(
        self, rows: Sequence[tuple[str, str]], *, amounts: bool = False, total: bool = False
    ) -> None:
        """Show (name, value) rows. `amounts` sets values to the right; `total` makes the last row strong."""
        if list(rows) == self._shown:
            return
        clear(self._grid)
        self._shown = list(rows)
        for at, (name, value) in enumerate(rows):
            last = total and at == len(rows) - 1
            key = Label(name, "strong" if last else "muted", wrap=amounts)
            shown = Label(value, "strong" if last else "body", wrap=not amounts).selectable()
            shown.setAccessibleName(f"{name}: {value}")
            side = Qt.AlignmentFlag.AlignRight if amounts else Qt.AlignmentFlag.AlignLeft
            key.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            shown.setAlignment(side | Qt.AlignmentFlag.AlignTop)
            if last:
                self._grid.addWidget(rule(), at * 2, 0, 1, 2)
            self._grid.addWidget(key, at * 2 + 1, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(shown, at * 2 + 1, 1)
        self._grid.setColumnStretch(0, 1 if amounts else 0)
        self._grid.setColumnStretch(1, 0 if amounts else 1)
        self._grid.setColumnMinimumWidth(0, 0 if amounts else 110)


class SideBySide(QWidget):
    """Fields in one row of equal widths while there is room for that, below each other where there is not."""

    def __init__(
        self,
        *fields: QWidget,
        narrowest: int = 0,
        shares: Sequence[int] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`narrowest` in letters is how narrow each may become before they stack; `shares` of the width."""
        super().__init__(parent)
        self._fields, self._narrowest = fields, narrowest
        # What has badges and messages of its own stands around its field.
        inside = [[one] if isinstance(one, Field) else one.findChildren(Field) for one in fields]
        self._labelled = [within[0] for within in inside if len(within) == 1]
        self._shares = list(shares) or [1] * len(fields)
        self._abreast = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(L)
        self._grid.setVerticalSpacing(L)
        self._place(len(fields))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange(self.width())
        self._align_headings()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_width()
            self._align_headings()
        return super().event(event)

    def arrange(self, width: int) -> None:
        """Place them as they will stand at this width, to measure before anything is shown."""
        widest = max((field.minimumSizeHint().width() for field in self._fields), default=1)
        widest = max(widest, self._narrowest * theme.sizes().body)
        fits = width + L >= (widest + L) * len(self._fields)
        self._place(len(self._fields) if fits else 1)

    def minimumSizeHint(self) -> QSize:
        """Return a hint as wide as one field, because that is how narrow it can become."""
        hint = super().minimumSizeHint()
        hint.setWidth(max((field.minimumSizeHint().width() for field in self._fields), default=0))
        return hint

    def _place(self, abreast: int) -> None:
        if abreast == self._abreast:
            return
        self._abreast = abreast
        for field in self._fields:
            self._grid.removeWidget(field)
        for at, field in enumerate(self._fields):
            self._grid.addWidget(field, at // abreast, at % abreast)
        self._share_width()
        # A layout reports the width of its columns as minimum; the widget must be able to give way.
        self._grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        self._align_headings()
        self.updateGeometry()

    def _align_headings(self) -> None:
        """Let the controls of a row stand at one height, whichever label needs a second line."""
        fields = self._labelled
        abreast = [field for field in fields if self._abreast > 1 and field.isVisibleTo(self)]
        highest = max((field.heading_height for field in abreast), default=0)
        for field in fields:
            field.raise_heading(highest if field in abreast else 0)

    def _share_width(self) -> None:
        """Leave no place to a field that is hidden, where it stands beside others."""
        for at, field in enumerate(self._fields):
            has_place = at < self._abreast and not (self._abreast > 1 and field.isHidden())
            share = self._shares[at] if has_place else 0
            if self._grid.columnStretch(at) != share:
                self._grid.setColumnStretch(at, share)


def clear(layout: QGridLayout | QVBoxLayout | QHBoxLayout) -> None:
    """Take everything out of a layout and delete it."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        elif isinstance(nested := item.layout(), QGridLayout | QVBoxLayout | QHBoxLayout):
            clear(nested)


class ScrollColumn(QScrollArea):
    """A page's column: it scrolls vertically, never sideways, and stays readable on wide windows."""

    def __init__(self, width: int = 0, margin: int = XXL, parent: QWidget | None = None) -> None:
        """`width` is the most that lines may take at the usual text size; it grows with the text."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._room, self._width = 0, width
        self._strips, self._has_bar = (0, 0), False
        self._inside = QWidget()
        self._margin = margin
        row = QHBoxLayout(self._inside)
        row.setContentsMargins(margin, margin, margin, margin)
        row.setSpacing(0)
        container = QWidget()
        container.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.column = QVBoxLayout(container)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(XL)
        row.addWidget(container, 1)
        self.setWidget(self._inside)
        self._inside.installEventFilter(self)
        self._anchor = AnchoredControl(self, self._leave_strips)
        # Qt would move it to show the end of what is wider than the window.
        self.horizontalScrollBar().valueChanged.connect(self._stay_at_the_left)
        self.keep_as_wide(container)

    def _stay_at_the_left(self) -> None:
        self.horizontalScrollBar().setValue(0)

    def to_top(self) -> None:
        """Show the page from its beginning."""
        self._anchor.release()
        self.verticalScrollBar().setValue(0)

    def _leave_strips(self, above: int, below: int) -> None:
        self._strips = above, below
        layout = self._inside.layout()
        if layout is not None:
            self._set_margins()
            self._make_room()
            layout.activate()
            # The new height counts for the scroll bar at once, before anything is drawn.
            QApplication.sendPostedEvents(self, QEvent.Type.LayoutRequest)

    def _set_margins(self) -> None:
        """Leave as much at both sides of the whole area: a column stands where it stood when the scroll bar comes."""
        margin, layout = self._margin, self._inside.layout()
        above, below = self._strips
        if layout is not None:
            bar = self.verticalScrollBar().sizeHint().width() if self._has_bar else 0
            layout.setContentsMargins(margin, margin + above, max(0, margin - bar), margin + below)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._anchor.release()

    def keep_as_wide(self, widget: QWidget) -> None:
        """Let it be no wider than the lines of this column; for what stands over its foot, too."""
        if width := self._width:
            theme.follow(
                widget, lambda: widget.setMaximumWidth(round(width * theme.sizes().body / _USUAL_BODY))
            )

    def leave_foot(self, height: int) -> None:
        """Leave so much of the foot to what stands over it."""
        if height != self.viewportMargins().bottom():
            self.setViewportMargins(0, 0, 0, height)

    def height_for(self, width: int) -> int:
        """Return how high the content is at this width, wrapped text included."""
        layout = self._inside.layout()
        if layout is None:
            return 0
        wraps = layout.hasHeightForWidth()
        return layout.totalHeightForWidth(width) if wraps else layout.totalSizeHint().height()

    def _make_room(self) -> None:
        # A scroll area asks its content for a minimum height without telling it the width, so wrapped
        # lines would be squeezed.
        if self._room:
            self._inside.setMinimumHeight(self.height_for(self._room))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Of the viewport: asked for as a widget, Python would load every kind of widget to tell which one it is.
        self._room = event.size().width()
        if self._has_bar != self.verticalScrollBar().isVisibleTo(self):
            self._has_bar = not self._has_bar
            self._set_margins()
        self._make_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        is_filtered = super().eventFilter(watched, event)
        if watched is self._inside and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            layout = self._inside.layout()
            if layout is not None:
                layout.activate()
            self._anchor.hold()
        return is_filtered

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        hint.setWidth(min(self._inside.minimumSizeHint().width(), 480))
        return hint


_USUAL_BODY = 13
