"""A form filled in rightly, to be spoilt field by field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtWidgets import QPushButton, QWidget

from recovery_desktop.ui.widgets.field import Field

AT_ONCE: Final = ""
"""Nothing is pressed: such a form says what is wrong as it is typed."""


@dataclass
class Form:
    """`root` holds the fields, found by their labels; `agree` names the button that hands the form in, `good` what
    makes every field right that is not right from the beginning."""

    root: QWidget
    agree: str | Mapping[str, str] = AT_ONCE
    good: Mapping[str, str] = field(default_factory=dict)

    @property
    def fields(self) -> list[Field]:
        """Those of a part that is not on view are no part of the form now."""
        return [
            one
            for one in self.root.findChildren(Field)
            if one.isVisibleTo(self.root) and type(one).__name__ != "ChoiceField"
        ]

    def field(self, label: str) -> Field:
        return next(one for one in self.fields if one.label == label)

    def press(self, label: str) -> None:
        agree = self.agree if isinstance(self.agree, str) else self.agree.get(label, self.agree["*"])
        if agree:
            buttons = [one for one in self.root.findChildren(QPushButton) if one.isVisibleTo(self.root)]
            next(one for one in buttons if one.accessibleName() == agree).click()
