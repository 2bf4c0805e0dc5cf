"""A line that people fill in their own way: what was understood stands below it, a wrong guess is never saved."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from recovery_desktop.ui import typed
from recovery_desktop.ui.widgets.field import Field
from recovery_desktop.ui.widgets.line import Line

Value = TypeVar("Value")


class UnderstoodField(Field, Generic[Value]):
    """`edited` carries the raw text at every key, for the draft; `value` is what it means, None where unclear.

    A kind of value says how it is read, how a person would type it, and how it is said in full.
    """

    edited = Signal(str)

    def __init__(
        self, label: str, *, hint: str = "", optional: bool = False, parent: QWidget | None = None
    ) -> None:
        self.line = Line()
        super().__init__(label, self.line, hint=hint, optional=optional, parent=parent)
        # What was understood appears there with the first key.
        self.keep_line()
        self.line.written.connect(self._typed)

    def read(self, raw: str) -> Value:
        """Return what the text means. Raises NotUnderstood."""
        raise NotImplementedError

    def written(self, value: Value) -> str:
        """Return the value as a person of this locale would type it."""
        raise NotImplementedError

    def in_full(self, value: Value) -> str:
        """Return the value so that no one can misread it."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        return self.line.text().strip()

    @property
    def value(self) -> Value | None:
        """None for nothing or something not understood."""
        if not self.text:
            return None
        try:
            return self.read(self.text)
        except typed.NotUnderstood:
            return None

    @property
    def doubt(self) -> str:
        """Why what was typed is not understood."""
        try:
            if self.text:
                self.read(self.text)
        except typed.NotUnderstood as error:
            return str(error)
        return ""

    def show_text(self, raw: str) -> None:
        """Bring back what was typed, as it was typed."""
        if self.text != raw:
            self.line.put(raw)
            self.explain()

    def show_value(self, value: Value | None) -> None:
        """Show a value in the person's locale, unless what stands here means the same already."""
        if value == self.value:
            return
        self.line.put("" if value is None else self.written(value))
        self.explain()

    def explain(self) -> None:
        """Say below what is understood, or what is wrong."""
        value = self.value
        if value is None:
            self.say(self.doubt)
        else:
            self.say(self.in_full(value), "muted")

    def _typed(self, raw: str) -> None:
        self.explain()
        self.edited.emit(raw)
