"""An amount of money as people write it."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QWidget

from recovery_contract.money import minor_digits
from recovery_desktop.ui import text, typed
from recovery_desktop.ui.widgets.understood_field import UnderstoodField


class AmountField(UnderstoodField[Decimal]):
    """The exact amount in its currency."""

    def __init__(
        self,
        label: str,
        currency: str = "EUR",
        *,
        hint: str = "",
        optional: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self.currency = currency
        super().__init__(label, hint=hint, optional=optional, parent=parent)
        self.line.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.line.setInputMethodHints(Qt.InputMethodHint.ImhFormattedNumbersOnly)

    def read(self, raw: str) -> Decimal:
        return typed.amount(raw, self.currency)

    def written(self, value: Decimal) -> str:
        return text.number(value, minor_digits(self.currency), QLocale())

    def in_full(self, value: Decimal) -> str:
        return text.money(value, self.currency)

    def show_currency(self, currency: str) -> None:
        if self.currency != currency:
            self.currency = currency
            self.explain()
