"""The person's own words for the chosen ones: those in use to tick, and a new one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from recovery_desktop.store.tags import MAX_LENGTH, clean_tag
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import TextField

SHOWN_LINES = 8
LINE = 2.2
"""In letters: the height of one tag with its box."""


class TagDialog(Sheet):
    """A tag that some of the chosen have stands half ticked, and stays as it is unless it is ticked or emptied."""

    def __init__(self, parent: QWidget, state: BoardState) -> None:
        count = len(state.chosen)
        title = QCoreApplication.translate("TagDialog", "Tags of %n invoice(s)", None, count)
        super().__init__(parent, title, width=32)
        self._state = state
        self.body.setSpacing(S)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Tags"))
        counted = state.tags_of_chosen()
        for tag, used in counted:
            words = self.tr("{tag} · on {used} of {count}").format(tag=tag, used=used, count=count)
            item = QListWidgetItem(tag if used in (0, count) else words)
            item.setData(Qt.ItemDataRole.UserRole, tag)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            some = Qt.CheckState.PartiallyChecked if used else Qt.CheckState.Unchecked
            item.setCheckState(Qt.CheckState.Checked if used == count else some)
            self.list.addItem(item)
        lines = min(max(len(counted), 1), SHOWN_LINES)
        theme.follow(self, lambda: self._measure(lines))
        self.new = TextField(self.tr("New tag"), optional=True, most=MAX_LENGTH)
        self.new.line.returnPressed.connect(self._agree)
        self.agree = button(self.tr("Save tags"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.body.addWidget(self.list)
        self.list.setVisible(bool(counted))
        self.body.addWidget(self.new)
        self.body.addWidget(
            Label(self.tr("Tags stay on this computer. Search and filters find them."), "muted")
        )
        self.add_buttons(decline, self.agree)

    def _measure(self, lines: int) -> None:
        high = round(theme.sizes().body * LINE)
        for at in range(self.list.count()):
            self.list.item(at).setSizeHint(QSize(0, high))
        self.list.setFixedHeight(high * lines + 2 * S)

    def _agree(self) -> None:
        if complain((self.new, "")):
            return
        items = [self.list.item(at) for at in range(self.list.count())]
        states = {str(item.data(Qt.ItemDataRole.UserRole)): item.checkState() for item in items}
        added = [tag for tag, state in states.items() if state == Qt.CheckState.Checked]
        removed = [tag for tag, state in states.items() if state == Qt.CheckState.Unchecked]
        if new := clean_tag(self.new.value):
            added.append(new)
        self._state.tag(added, removed)
        self.accept()
