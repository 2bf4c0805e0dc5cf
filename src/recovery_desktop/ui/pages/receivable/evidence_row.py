"""One file of evidence in the form: what it is, what it shows, a look at it, and taking it out."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_contract.actions import EvidenceType
from recovery_desktop.actions.evidence_request import EvidenceFile
from recovery_desktop.ui import text
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button, icon_button
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import ElidedLabel, Label
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField
from recovery_desktop.ui.wording import receivable as words


class EvidenceFileRow(QWidget):
    kind_chosen = Signal(str)
    described = Signal(str)
    removed = Signal()
    looked_at = Signal()

    def __init__(self, piece: EvidenceFile) -> None:
        super().__init__()
        name = ElidedLabel(piece.name, "strong")
        size = Label(text.size_of(piece.size), "caption", wrap=False)
        look = button(self.tr("View"), "quiet")
        look.setAccessibleName(self.tr("View {name}").format(name=piece.name))
        look.clicked.connect(self.looked_at)
        remove = icon_button("close", self.tr("Remove {name}").format(name=piece.name))
        remove.clicked.connect(self.removed)
        head = QHBoxLayout()
        head.setSpacing(S)
        head.addWidget(IconLabel("file", "muted"))
        head.addWidget(name, 1)
        head.addWidget(size)
        head.addWidget(look)
        head.addWidget(remove)
        self.kind = ChoiceField(
            self.tr("Type"), [(one.value, words.evidence_word(one)) for one in EvidenceType]
        )
        self.kind.box.setAccessibleName(self.tr("Type of {name}").format(name=piece.name))
        self.kind.show_value(piece.kind)
        self.kind.chosen.connect(self.kind_chosen)
        self.description = TextField(
            self.tr("What it shows"), optional=True, placeholder=self.tr("In one line")
        )
        self.description.line.setAccessibleName(self.tr("What {name} shows").format(name=piece.name))
        self.description.show_value(piece.description)
        self.description.edited.connect(self.described)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(S)
        column.addLayout(head)
        column.addWidget(SideBySide(self.kind, self.description, narrowest=12, shares=(2, 3)))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
