"""A line of what an approval covers besides the message on view: what, to whom, when, and whether it is left out."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_contract.extensions import PlannedContact
from recovery_contract.receivables import Receivable
from recovery_desktop.ui import text
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.wording.contacts import foreseen_skip
from recovery_desktop.ui.wording.message_names import text_word


class PlannedRow(QWidget):
    read_requested = Signal()

    def __init__(self, row: PlannedContact, receivable: Receivable | None) -> None:
        super().__init__()
        by_post = receivable is not None and receivable.recovery_progress.by_post
        whom = text.recipient_word(row.level, by_post=by_post)
        name = self.tr("{channel} to the {level}").format(channel=text.channel_word(row.type), level=whom)
        if row.template and row.type != "phone":
            # An approval covers a formal notice, too: what it is stands first.
            name = f"{text_word(row.template)} · {name}"
        # A call and a text message have their hour as an email has.
        when = text.weekday_moment(row.if_approved_at or row.at)
        line = QHBoxLayout()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(line)
        if left_out := foreseen_skip(row, receivable):
            why = Label(left_out, "caption")
            why.set_tone("warning")
            rows.addWidget(why)
        line.addWidget(IconLabel(text.channel_icon(row.type), "muted"))
        line.addWidget(Label(name, wrap=False))
        line.addStretch(1)
        line.addWidget(Label(when, "muted", wrap=False))
        if row.skipped is None:
            reads = button(self.tr("Read"), "quiet")
            reads.setAccessibleName(self.tr("Read: {what}, {when}").format(what=name, when=when))
            reads.clicked.connect(self.read_requested)
            line.addWidget(reads)
        self.setAccessibleName(", ".join(part for part in (name, when, left_out) if part))
