"""Row with a widget at either end, stacked where it is too narrow."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from recovery_desktop.ui.theme.tokens import S

_SIDE_BY_SIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop


class Ends(QWidget):
    """The `last` is what people go on with: below each other it stands first."""

    def __init__(self, first: QWidget, last: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._both = (first, last)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(S)
        row.addWidget(first)
        row.addStretch()
        row.addWidget(last)
        row.setSizeConstraint(QBoxLayout.SizeConstraint.SetNoConstraint)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needed = sum(one.sizeHint().width() for one in self._both) + 2 * S
        wanted = _SIDE_BY_SIDE if needed <= self.width() else _BELOW
        if wanted != self._row.direction():
            self._row.setDirection(wanted)
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return a hint as narrow as the wider of both, because that is how narrow it can become."""
        hint = super().minimumSizeHint()
        hint.setWidth(max(one.sizeHint().width() for one in self._both))
        return hint
