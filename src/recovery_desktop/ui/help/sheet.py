"""Help in a sheet: one page at a time, or the list of all of them with a search; Escape leads back to the work."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_desktop.ui.help.topics import BULLET, HelpPage, load_page, load_pages, search_pages
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import M, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import clear
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.line_button import LineButton
from recovery_desktop.ui.widgets.search_field import SearchField
from recovery_desktop.ui.widgets.sheet import Sheet

WIDTH = 46
"""In letters of the body text: as wide as is read with ease."""


class HelpSheet(Sheet):
    """`topic` is the page on view, empty for the list."""

    def __init__(self, parent: QWidget, topic: str = "") -> None:
        super().__init__(parent, self.tr("Help"), width=WIDTH)
        self.topic = topic
        self.search = SearchField(self.tr("Search help"), self.tr("Search help"))
        self.search.setMaximumWidth(16_777_215)
        self.search.textChanged.connect(self._list)
        self.search.left.connect(self._focus_first)
        self.search.returnPressed.connect(self._open_first)
        self.nothing = Label(self.tr("No help page matches."), "muted")
        self._place = QVBoxLayout()
        self._place.setSpacing(M)
        self.body.addWidget(self.search)
        self.body.addWidget(self.nothing)
        self.body.addLayout(self._place)
        self.body.addStretch(1)
        self.all = button(self.tr("All help pages"))
        self.all.clicked.connect(self.show_list)
        # No primary button: Return in the search opens a page.
        self.close_button = button(self.tr("Close"))
        self.close_button.clicked.connect(self.accept)
        self.add_buttons(self.all, self.close_button)
        self._show()
        if topic:
            # Else the first link had it, and the page began at its end where it does not fit.
            self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_topic(self, topic: str) -> None:
        self.topic = topic
        self._show()
        self.fit()
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_list(self) -> None:
        """Show all pages, ready to be searched."""
        self.topic = ""
        self._show()
        self.fit()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self._scroll.verticalScrollBar()
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}.get(
            Qt.Key(event.key())
        )
        if self.topic and step is not None:
            bar.setValue(bar.value() + step * theme.sizes().body * 2)
            return
        super().keyPressEvent(event)

    def _show(self) -> None:
        is_list = not self.topic
        self.search.setVisible(is_list)
        self.all.setVisible(not is_list)
        if is_list:
            self._say_title(self.tr("Help"))
            self._list()
        else:
            self._page(load_page(self.topic))

    def _say_title(self, title: str) -> None:
        self.title.setText(title)
        self.setWindowTitle(title)

    def _list(self) -> None:
        clear(self._place)
        self._place.setSpacing(0)
        pages = search_pages(load_pages(), self.search.text())
        for page in pages:
            line = LineButton(page.title, page.summary, "", "question", "muted", action="")
            line.clicked.connect(lambda _=False, topic=page.topic: self._turn_to(topic))
            self._place.addWidget(line)
        self.nothing.setVisible(not pages)

    def _page(self, page: HelpPage) -> None:
        clear(self._place)
        self._place.setSpacing(M)
        self.nothing.hide()
        self._say_title(page.title)
        for block in page.blocks:
            self._place.addWidget(point(block) if block.startswith(BULLET) else _paragraph(block))
        self._place.addWidget(Label(self.tr("See also"), "label"))
        others = [button(load_page(topic).title, "quiet", flush=True) for topic in page.more]
        for other, topic in zip(others, page.more, strict=True):
            other.clicked.connect(lambda _=False, topic=topic: self._turn_to(topic))
        self._place.addWidget(FlowRow(*others))

    def _turn_to(self, topic: str) -> None:
        # A turn later: the button that was pressed is taken away by it.
        QTimer.singleShot(0, self, lambda: self.show_topic(topic))

    def _lines(self) -> list[LineButton]:
        at = (self._place.itemAt(n) for n in range(self._place.count()))
        return [line for item in at if item is not None and isinstance(line := item.widget(), LineButton)]

    def _focus_first(self) -> None:
        for line in self._lines()[:1]:
            line.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_first(self) -> None:
        if self.search.text().strip():
            for line in self._lines()[:1]:
                line.click()


def _paragraph(words: str) -> Label:
    return Label(words).selectable()


def point(block: str) -> QWidget:
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(S)
    layout.addWidget(Label("•", "muted", wrap=False), 0, Qt.AlignmentFlag.AlignTop)
    layout.addWidget(_paragraph(block.removeprefix(BULLET)), 1)
    return row
