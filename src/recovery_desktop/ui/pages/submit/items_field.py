"""What was sold, one item on a line; in its value semicolons part them, as the reader writes it."""

from __future__ import annotations

from typing import Final

from recovery_desktop.ui.widgets.text_field import LongTextField

_PARTING: Final = "; "


class ItemsField(LongTextField):
    @property
    def value(self) -> str:
        lines = (line.strip(" ;") for line in self.area.text().splitlines())
        return _PARTING.join(line for line in lines if line)

    def show_value(self, value: str) -> None:
        shown = value.replace(_PARTING, "\n")
        if self.value != value and self.area.text().strip() != shown:
            super().show_value(shown)

    def _changed(self) -> None:
        if not self._showing:
            self.reconsider()
            self.edited.emit(self.value)
