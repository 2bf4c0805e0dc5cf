"""A control with its label above and one line below that says what is wrong, doubtful or understood."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from recovery_desktop.ui.theme.tokens import XL, XS
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label, Title, restyle

State = Literal["", "danger", "warning", "success", "muted"]
_ICONS = {"danger": "error", "warning": "warning", "success": "done"}


class Field(QWidget):
    """Label, control and message; the message is the control's accessible description too.

    What is wrong with an entry is said by `refuse` (of several fields by `complain`): the next change takes it away.
    """

    focused = Signal()

    def __init__(
        self,
        label: str,
        control: QWidget,
        *,
        hint: str = "",
        optional: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.control = control
        self._hint = hint
        self._message, self._state = "", ""
        self._line_below: tuple[str, str] | None = None
        self._refused = False
        self._label = Title(_shown(label), "label")
        self._label.setBuddy(control)
        self._mark = Label(self.tr("optional") if optional else "", "caption", wrap=False)
        self._icon = IconLabel("info", "muted", 0.85)
        self._words = Label("", "caption")
        control.setAccessibleName(label)
        control.installEventFilter(self)
        self.setFocusProxy(control)

        self.heading = QHBoxLayout()
        self.heading.setSpacing(XS * 2)
        self.heading.addWidget(self._label)
        self.heading.addWidget(self._mark)
        self.heading.addStretch()
        below = QHBoxLayout()
        below.setSpacing(XS)
        below.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        below.addWidget(self._words, 1)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(XS)
        column.addLayout(self.heading)
        column.addWidget(control)
        column.addLayout(below)
        column.addStretch(1)
        self.say("")

    def keep_room(self, height: int) -> None:
        """Let the heading be at least so high, for labels in a row of which some have badges."""
        self.heading.addStrut(height)

    @property
    def heading_height(self) -> int:
        """How high the label is at this width, with what stands beside it: a long one has a second line."""
        return self.heading.geometry().height()

    def raise_heading(self, height: int) -> None:
        """Let the label stand above its control in a space so high; 0 for its own height."""
        spare = max(0, height - self.heading_height) if height else 0
        if self._column.contentsMargins().top() != spare:
            self._column.setContentsMargins(0, spare, 0, 0)

    def leave_name_to_title(self) -> None:
        """Hide the label where the title right above says the same; a screen reader still reads it."""
        self._label.hide()
        self._mark.setHidden(not self._mark.text())

    def keep_line(self) -> None:
        """Let the line below keep its place while it is empty: what stands further down must not move as one types."""
        self._words.keep_room()

    @property
    def label(self) -> str:
        return self._label.text().replace("&&", "&")

    def rename(self, label: str) -> None:
        """Change the label of the same control."""
        self._label.setText(_shown(label))
        self.control.setAccessibleName(label)

    def give_hint(self, hint: str) -> None:
        """Change what is said below while there is nothing else to say."""
        if hint != self._hint:
            self._hint = hint
            if not self._message:
                self._line_below = None
                self.say("")

    @property
    def message(self) -> str:
        """What stands below the control now, without the hint."""
        return self._message

    @property
    def state(self) -> str:
        return self._state

    @property
    def doubt(self) -> str:
        """Why what stands here cannot be meant, whatever the form is; empty for nothing wrong."""
        return ""

    def explain(self) -> None:
        """Say below what is understood, where that helps."""
        self.say("")

    def refuse(self, words: str) -> None:
        """Say why this entry cannot be taken, until it is changed."""
        self.say(words)
        self._refused = True

    def reconsider(self) -> None:
        """Check the refusal again: the entry, or what it is compared with, has changed."""
        if self._refused:
            self.explain()

    def take_focus(self) -> None:
        """Bring the keyboard here, and this on view."""
        self.control.setFocus(Qt.FocusReason.OtherFocusReason)
        # Only once the message below has its place is it known how far to scroll.
        QTimer.singleShot(0, self, self._come_on_view)

    def _come_on_view(self) -> None:
        around = self.parentWidget()
        while around is not None:
            if isinstance(around, QScrollArea):
                self._scroll_to(around)
            around = around.parentWidget()

    def _scroll_to(self, area: QScrollArea) -> None:
        """Scroll to the field; leave the page's head in view where both fit."""
        content = area.widget()
        if content is None:
            return
        foot = self.mapTo(content, QPoint(0, self.height())).y() + XL
        if foot <= area.viewport().height():
            area.verticalScrollBar().setValue(0)
        else:
            area.ensureWidgetVisible(self, 0, XL)

    def say(self, message: str, state: State = "danger") -> None:
        """Put a message below the control; an empty one brings back the hint."""
        self._refused = False
        line = (message, state if message else "")
        if self._line_below == line:
            # Said again for each field at each key: to style it anew costs more than all the rest.
            return
        self._line_below = line
        self._message, self._state = line
        shown = message or self._hint
        self._words.setText(shown)
        self._words.set_tone(self._state)
        self._words.setVisible(bool(shown))
        icon = _ICONS.get(self._state)
        self._icon.setVisible(icon is not None)
        if icon:
            self._icon.show_icon(icon, self._state)
        self.control.setAccessibleDescription(shown)
        if self.control.property("state") != self._state:
            self.control.setProperty("state", self._state)
            restyle(self.control)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.control and event.type() == QEvent.Type.FocusIn:
            self.focused.emit()
        return super().eventFilter(watched, event)


def complain(*rows: tuple[Field, str]) -> bool:
    """Return whether an entry cannot be taken: each such field says so, and the keyboard goes to the first.

    The words of a row say what the form has against its entry, empty for nothing; what the field itself doubts comes
    before them.
    """
    wrong = []
    for field, words in rows:
        if complaint := field.doubt or words:
            field.refuse(complaint)
            wrong.append(field)
        else:
            field.reconsider()
    if wrong:
        wrong[0].take_focus()
    return bool(wrong)


def _shown(label: str) -> str:
    """Return a label as Qt shows it: beside its control a single & marks a key, and is eaten of a name."""
    return label.replace("&", "&&")
