"""Rates with which money of several currencies is put in order: typed by the person, used for nothing else."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from recovery_desktop.store.filters import SortRates
from recovery_desktop.ui import text, typed
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.understood_field import UnderstoodField


class FactorField(UnderstoodField[Decimal]):
    """What one unit of `currency` is worth in `base`."""

    def __init__(self, currency: str, base: str) -> None:
        self._currency, self._base = currency, base
        super().__init__(
            self.tr("One {currency} in {base}").format(currency=currency, base=base),
            hint=self.tr("Such as {example}").format(example=text.number(Decimal("1.08"), 2)),
            optional=True,
        )

    def read(self, raw: str) -> Decimal:
        return typed.factor(raw)

    def written(self, value: Decimal) -> str:
        digits = max(0, -int(value.normalize().as_tuple().exponent))
        return text.number(value, digits)

    def in_full(self, value: Decimal) -> str:
        return f"1 {self._currency} = {self.written(value)} {self._base}"


class RatesSheet(Sheet):
    def __init__(self, parent: QWidget, state: BoardState) -> None:
        super().__init__(parent, self.tr("Exchange rates for sorting"), width=34)
        self._state, rates, currencies = state, state.rates, state.currencies
        self._base = rates.base if rates.base in currencies else currencies[0]
        self.body.addWidget(
            Label(
                self.tr(
                    "Invoices in several currencies are sorted by these rates. No amount is "
                    "converted. A currency without a rate is sorted separately."
                ),
                "muted",
            )
        )
        before = dict(rates.rates) if rates.base == self._base else {}
        self.fields: dict[str, FactorField] = {}
        for currency in sorted(currencies):
            if currency != self._base:
                field = self.fields[currency] = FactorField(currency, self._base)
                field.show_value(before.get(currency))
                self.body.addWidget(field)
        self.day = DateField(self.tr("Rates of"))
        self.day.show_value(rates.on or text.current_moment().astimezone().date())
        self.body.addWidget(self.day)
        self.agree = button(self.tr("Use these rates"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.add_buttons(decline, self.agree)

    def _agree(self) -> None:
        doubts = [(field, field.doubt) for field in self.fields.values()]
        day = self.tr("Enter the day of these rates.") if self.day.value is None else ""
        if complain(*doubts, (self.day, day)):
            return
        rates = [(name, field.value) for name, field in self.fields.items() if field.value is not None]
        self._state.sort_with(SortRates(self._base, tuple(rates), self.day.value))
        self.accept()


class OrderNote(QWidget):
    """Says how money of several currencies was put in order; hidden where there is nothing to say."""

    rates_requested = Signal()

    def __init__(self, state: BoardState) -> None:
        super().__init__()
        self._state = state
        self.words = Label("", "caption", wrap=False)
        self.rates = button(self.tr("Rates…"), "quiet")
        self.rates.setProperty("compact", "true")
        self.rates.clicked.connect(self.rates_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(M)
        row.addWidget(self.words)
        row.addWidget(self.rates)
        row.addStretch(1)

    def show_order(self) -> None:
        currencies, rates = self._state.currencies, self._state.rates
        self.setVisible(len(currencies) > 1)
        if len(currencies) < 2:
            return
        apart = sorted(set(currencies) - rates.currencies)
        compared = set(currencies) & rates.currencies
        if len(compared) < 2 or rates.on is None:
            self.words.setText(self.tr("Several currencies: each is sorted separately."))
            return
        words = self.tr("Sorted by your rates of {day}.").format(day=text.day(rates.on))
        if apart:
            missing = self.tr("Sorted separately, without a rate: {currencies}.").format(
                currencies=", ".join(apart)
            )
            words = f"{words} {missing}"
        self.words.setText(words)
