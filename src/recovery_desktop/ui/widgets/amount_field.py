"""An amount of money as people write it: what was understood stands below, a wrong guess is never saved."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QWidget

from recovery_contract.money import minor_digits
from recovery_desktop.ui import text, typed
from recovery_desktop.ui.widgets.field import Field
from recovery_desktop.ui.widgets.line import Line


class AmountField(Field):
    """`edited` carries the raw text at every key, for the draft; `value` is what it means, None where unclear."""

    edited = Signal(str)

    def __init__(
        self,
        label: str,
        currency: str = "EUR",
        *,
        hint: str = "",
        optional: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self.line = Line()
        self.currency = currency
        super().__init__(label, self.line, hint=hint, optional=optional, parent=parent)
        self.line.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.line.setInputMethodHints(Qt.InputMethodHint.ImhFormattedNumbersOnly)
        self.line.written.connect(self._typed)

    @property
    def text(self) -> str:
        return self.line.text().strip()

    @property
    def value(self) -> Decimal | None:
        """The exact amount, or None for nothing or something not understood."""
        if not self.text:
            return None
        try:
            return typed.amount(self.text, self.currency)
        except typed.NotUnderstood:
            return None

    @property
    def doubt(self) -> str:
        """Why what was typed is not understood."""
        try:
            if self.text:
                typed.amount(self.text, self.currency)
        except typed.NotUnderstood as error:
            return str(error)
        return ""

    def show_text(self, raw: str) -> None:
        """Bring back what was typed, as it was typed."""
        if self.text != raw:
            self.line.put(raw)
        self.explain()

    def show_value(self, value: Decimal | None) -> None:
        """Show an amount in the person's locale, unless the same amount is being typed already."""
        if value is None and not self.text:
            return
        if value is not None and value == self.value:
            return
        self.line.put("" if value is None else self.written(value))
        self.explain()

    def show_currency(self, currency: str) -> None:
        self.currency = currency
        self.explain()

    def _typed(self, raw: str) -> None:
        self.explain()
        self.edited.emit(raw)

    def written(self, value: Decimal) -> str:
        """The amount as a person of this locale would type it."""
        return text.number(value, minor_digits(self.currency), QLocale())

    def explain(self) -> None:
        """Say below what is understood, or what is wrong."""
        value = self.value
        if value is None:
            self.say(self.doubt)
        else:
            self.say(text.money(value, self.currency), "muted")
