"""The list of invoices over what is ready to go, or together with it where both have no room."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_desktop.ui.pages.submit.queue import Queue
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XXL, M

LOWEST_WITH_FOOT: Final = 42
"""In letters of the body text: where the page is lower, a foot would cover the list."""


class FootedQueue(QWidget):
    """Below the list that may come and go while one reads it; on a low page it scrolls with it, above the list."""

    def __init__(self, queue: Queue) -> None:
        super().__init__()
        self._queue = queue
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(queue, 1)
        self._feet = []
        for card in (queue.by_post, queue.certain):
            foot = QHBoxLayout()
            foot.setContentsMargins(XXL, 0, XXL, M)
            foot.addWidget(card)
            queue.keep_as_wide(card)
            column.addLayout(foot)
            self._feet.append((foot, card))
        self.has_foot = True
        theme.follow(self, self._place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        has_foot = self.height() >= LOWEST_WITH_FOOT * theme.sizes().body
        if has_foot == self.has_foot:
            return
        self.has_foot = has_foot
        column = self._queue.column
        for foot, card in self._feet:
            was_hidden = card.isHidden()
            if has_foot:
                column.removeWidget(card)
                foot.addWidget(card)
                foot.setContentsMargins(XXL, 0, XXL, M)
            else:
                foot.removeWidget(card)
                foot.setContentsMargins(0, 0, 0, 0)
                column.insertWidget(column.indexOf(self._queue.list), card)
            card.setHidden(was_hidden)
