"""How old what is still owed is: a button for each age with count and sum, which narrows the list to it."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from recovery_desktop.store.filters import AGES
from recovery_desktop.store.listing import AgeSum
from recovery_desktop.ui.ages import AGE_TONES, age_word, short_age_word
from recovery_desktop.ui.pages.board import words
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XS, M, S
from recovery_desktop.ui.widgets.label import ElidedLabel, Label
from recovery_desktop.ui.widgets.tooltip import set_tooltip

BAR = 3


class _Age(QPushButton):
    """The bar below says which share of all that is owed it has; the words say everything."""

    def __init__(self, age: str) -> None:
        super().__init__()
        self.setProperty("variant", "age")
        self.setCheckable(True)
        # All of one height, whichever has most to say.
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._age, self._share, self.has_sum = age, 0.0, False
        self._name = ElidedLabel(age_word(age), "caption")
        self._sum = Label("", "strong", wrap=False)
        for label in (self._name, self._sum):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(M, XS + 2, M, XS + 2 + BAR)
        inside.setSpacing(0)
        inside.addWidget(self._name)
        inside.addWidget(self._sum)
        inside.addStretch(1)

    def show_sums(self, sums: list[AgeSum], share: float) -> None:
        count = sum(total.count for total in sums)
        number, money = (
            QLocale().toString(count),
            words.money_of({total.currency: total.amount for total in sums}),
        )
        self._name.setText(
            f"{short_age_word(self._age)}  ·  {number}" if count else short_age_word(self._age)
        )
        # A currency a line: a sum that is cut would be another sum.
        self.has_sum = bool(count)
        self._sum.setText("\n".join(money.split(" · ")) or "–")
        self._share = share
        description = ", ".join(part for part in (age_word(self._age), number, money) if part)
        self.setAccessibleName(description)
        set_tooltip(self, description)
        self.update()

    @property
    def extra_height(self) -> int:
        """How much higher it is than with one sum."""
        return self._sum.text().count("\n") * self._sum.fontMetrics().height()

    def sizeHint(self) -> QSize:
        inside = self.layout()
        return inside.sizeHint() if inside else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        inside = self.layout()
        return inside.minimumSize() if inside else super().minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._share:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(AGE_TONES[self._age]))
        full_width = self.width() - 2 * M
        bar = QRectF(M, self.height() - BAR - XS, max(BAR, full_width * self._share), BAR)
        painter.drawRoundedRect(bar, BAR / 2, BAR / 2)


class AgeStrip(QWidget):
    """`toggled` carries an age and whether it is wanted."""

    toggled = Signal(str, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ages = {age: _Age(age) for age in AGES}
        self._showing = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(S)
        for age, chip in self.ages.items():
            chip.toggled.connect(lambda on, age=age: self._turned(age, on))
            row.addWidget(chip, 1)
        theme.follow(self, self._measure)

    def _measure(self) -> None:
        # Buttons of the style can be squeezed to nothing.
        self.setFixedHeight(max(chip.sizeHint().height() for chip in self.ages.values()))

    def show_ages(self, sums: list[AgeSum], chosen: tuple[str, ...]) -> None:
        # Of several currencies no shares can be drawn: their units do not add up.
        total_amount = sum((total.amount for total in sums), Decimal(0))
        comparable = len({total.currency for total in sums}) == 1 and total_amount > 0
        for age, chip in self.ages.items():
            of_age = [total for total in sums if total.age == age]
            amount = sum((total.amount for total in of_age), Decimal(0))
            chip.show_sums(of_age, float(amount / total_amount) if comparable else 0.0)
            if age == "unknown":
                # Most services and every entry name the due date: no place is kept for what is rarely there.
                chip.setVisible(bool(of_age) or age in chosen)
            self._showing = True
            chip.setChecked(age in chosen)
            self._showing = False
        self._measure()

    @property
    def has_content(self) -> bool:
        """Whether anything is owed, or the list is narrowed to an age."""
        return any(chip.has_sum or chip.isChecked() for chip in self.ages.values())

    @property
    def extra_height(self) -> int:
        return max(chip.extra_height for chip in self.ages.values())

    def _turned(self, age: str, on: bool) -> None:
        if not self._showing:
            self.toggled.emit(age, on)
