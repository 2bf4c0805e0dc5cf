"""A rate in per cent a year, or so many times the legal rate."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from recovery_desktop.ui import text, typed
from recovery_desktop.ui.typed import Multiple, Rate
from recovery_desktop.ui.widgets.understood_field import UnderstoodField


class RateField(UnderstoodField[Rate]):
    def read(self, raw: str) -> Rate:
        return typed.rate(raw)

    def written(self, value: Rate) -> str:
        if isinstance(value, Multiple):
            return self.tr("{times} × legal rate").format(times=value.times)
        digits = max(0, -int(value.normalize().as_tuple().exponent))
        return text.number(value, digits, QLocale())

    def in_full(self, value: Rate) -> str:
        if isinstance(value, Multiple):
            return self.tr("{times} times the legal rate of each half-year").format(times=value.times)
        return self.tr("{rate}% a year").format(rate=self.written(value))
