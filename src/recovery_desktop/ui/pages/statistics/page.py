"""A few figures, two charts; each says how many cases it rests on."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QLocale
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from recovery_contract.reports import Period, RecoveryStats
from recovery_desktop.ui import notices, text
from recovery_desktop.ui.pages.statistics.state import StatisticsState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.chart import Chart, Point
from recovery_desktop.ui.widgets.empty_state import EmptyState
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField


class StatisticsPage(QWidget):
    def __init__(self, state: StatisticsState) -> None:
        super().__init__()
        self._state = state
        page = ScrollColumn(980)
        header = PageHeader(self.tr("Statistics"), self.tr("Counted from the day of submission."))
        self.period = ChoiceField(
            self.tr("Period"),
            [
                (Period.ALL_TIME, self.tr("All time")),
                (Period.LAST_MONTH, self.tr("Last month")),
                (Period.LAST_QUARTER, self.tr("Last quarter")),
                (Period.LAST_YEAR, self.tr("Last year")),
            ],
        )
        self.period.chosen.connect(lambda value: state.choose(Period(value)))
        header.corner.addWidget(self.period)
        self.banner = Banner("", "warning")
        self.figures = {
            "recovered": _Figure(self.tr("Recovered")),
            "sent": _Figure(self.tr("Submitted")),
            "days": _Figure(self.tr("Days to recovery")),
        }
        self.phone = Chart("bar", self.tr("Success with and without phone"), _percent)
        self.money = Chart(
            "bar", self.tr("Submitted and recovered"), lambda value: text.money(value, self._currency)
        )
        self._currency = "EUR"
        charts = []
        for title, chart in (
            (self.tr("Success with and without phone"), self.phone),
            (self.tr("Submitted and recovered"), self.money),
        ):
            card = Card(title)
            card.body.addWidget(chart)
            charts.append(card)
        for widget in (header, self.banner, SideBySide(*self.figures.values(), narrowest=14)):
            page.column.addWidget(widget)
        page.column.addWidget(SideBySide(*charts, narrowest=22))
        page.column.addStretch()
        self.nothing = EmptyState(
            "statistics",
            self.tr("Nothing to count yet"),
            self.tr("Figures appear with the first invoice that you submit."),
        )
        self.stack = QStackedWidget()
        self.stack.addWidget(page)
        self.stack.addWidget(self.nothing)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.stack)
        state.changed.connect(self._show)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._state.look()

    def _show(self) -> None:
        state, stats = self._state, self._state.stats
        none_at_all = stats is not None and not stats.total_sent and state.period == Period.ALL_TIME
        self.stack.setCurrentIndex(1 if none_at_all else 0)
        self.period.show_value(state.period)
        self.banner.say(notices.notice(state.failure).sentence if state.failure is not None else "")
        if stats is None:
            for figure in self.figures.values():
                figure.show_figure("–", "")
            self.phone.show_points([])
            self.money.show_points([])
            return
        self._currency = stats.currency or "EUR"
        self._show_figures(stats)

    def _show_figures(self, stats: RecoveryStats) -> None:
        success = self._state.success
        share = (
            self.tr("{share} of what was submitted").format(share=_percent(success))
            if success is not None
            else ""
        )
        self.figures["recovered"].show_figure(text.money(stats.total_amount_recovered, self._currency), share)
        invoices = self.tr("Invoices: {count}").format(count=stats.total_sent)
        self.figures["sent"].show_figure(text.money(stats.total_amount_sent, self._currency), invoices)
        days = QLocale().toString(stats.avg_days_to_recovery, "f", 0)
        recovered = self.tr("Average of {count} recovered").format(count=stats.total_recovered)
        self.figures["days"].show_figure(days if stats.total_recovered else "–", recovered)
        rows = (
            (self.tr("With phone"), stats.with_phone_success_rate, stats.closed_with_phone),
            (self.tr("Without phone"), stats.without_phone_success_rate, stats.closed_without_phone),
        )
        self.phone.show_points(
            [Point(name, Decimal(str(rate)), self._cases(count)) for name, rate, count in rows]
        )
        self.money.show_points(
            [
                Point(self.tr("Submitted"), stats.total_amount_sent, tone="neutral"),
                Point(self.tr("Recovered"), stats.total_amount_recovered),
            ]
        )

    def _cases(self, count: int | None) -> str:
        """How many closed receivables a rate rests on; a service may not say."""
        return "" if count is None else self.tr("Closed: {count}").format(count=count)


class _Figure(Card):
    def __init__(self, name: str) -> None:
        super().__init__()
        self._value, self._below = Label("–", "display", wrap=False), Label("", "caption")
        self.body.addWidget(Label(name, "muted"))
        self.body.addWidget(self._value)
        self.body.addWidget(self._below)

    def show_figure(self, value: str, below: str) -> None:
        self._value.setText(value)
        self._below.setText(below)


def _percent(share: Decimal) -> str:
    return f"{QLocale().toString(round(share * 100))} %"
