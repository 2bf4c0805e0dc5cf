"""What is owed by age, and what became of each month: counted on this computer, whatever the period."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from decimal import Decimal

from PySide6.QtCore import QDate, QLocale, QObject

from recovery_desktop.store.cohorts import Cohort
from recovery_desktop.store.listing import AgeSum
from recovery_desktop.ui import text
from recovery_desktop.ui.ages import AGE_TONES, age_word
from recovery_desktop.ui.pages.statistics.cards import ChartCard
from recovery_desktop.ui.widgets.chart import Chart
from recovery_desktop.ui.widgets.drawing import Point
from recovery_desktop.ui.widgets.figures_table import FiguresTable


class LocalCards(QObject):
    """`cards` are to be laid out below each other."""

    def __init__(self) -> None:
        super().__init__()
        self._owed_in = "EUR"
        self._shown: object = None
        amount, count = self.tr("Amount"), self.tr("Invoices")
        self.ages = Chart("bar", self.tr("Still owed by age"), lambda v: text.money(v, self._owed_in))
        self.ages_table = FiguresTable([self.tr("Age"), amount, count], self.ages.accessibleName())
        self.months = Chart("line", self.tr("Recovered by month of submission"), text.percent)
        self.months_table = FiguresTable(
            [self.tr("Month"), count, self.tr("Recovered"), self.tr("Share"), amount, self.tr("Days")],
            self.months.accessibleName(),
        )
        self.owed = ChartCard(self.ages, self.ages_table)
        self.by_month = ChartCard(self.months, self.months_table)
        self.cards = (self.owed, self.by_month)

    def show_counted(self, ages: Sequence[AgeSum], months: Sequence[Cohort], *, counted: bool) -> None:
        """Show the counted figures; keep the cards' place until counting is done, then hide empty ones."""
        if self._shown == (ages, months, counted):
            return
        self._shown = (ages, months, counted)
        self.owed.setVisible(bool(ages) or not counted)
        self.by_month.setVisible(bool(months) or not counted)
        self._show_ages(ages)
        self._show_months(months)

    def _show_ages(self, ages: Sequence[AgeSum]) -> None:
        self._owed_in = ages[0].currency if ages else "EUR"
        # Of several currencies the bars are those of the first; the table has all of them.
        self.ages.show_points(
            [
                Point(age_word(total.age), total.amount, str(total.count), AGE_TONES[total.age])
                for total in ages
                if total.currency == self._owed_in
            ]
        )
        self.ages_table.show_rows(
            [
                (age_word(total.age), text.money(total.amount, total.currency), str(total.count))
                for total in ages
            ]
        )

    def _show_months(self, months: Sequence[Cohort]) -> None:
        first = [month for month in months if months[0].currency == month.currency]
        self.months.show_points(
            [
                Point(_month(row.month), Decimal(row.recovered) / row.count, self._of(row))
                for row in reversed(first)
            ]
        )
        self.months.setVisible(len(first) > 1)
        self.months_table.show_rows(
            [
                (
                    _month(row.month),
                    str(row.count),
                    str(row.recovered),
                    text.percent(Decimal(row.recovered) / row.count),
                    _received(row),
                    "–" if row.days is None else f"{QLocale().toString(row.days, 'f', 0)} ({row.timed})",
                )
                for row in months
            ]
        )

    def _of(self, row: Cohort) -> str:
        return self.tr("{recovered} of {count}").format(recovered=row.recovered, count=row.count)


def _received(row: Cohort) -> str:
    """Return what came in; at least, where nobody said how much a payment was."""
    amount = text.money(row.recovered_amount, row.currency)
    return f"≥ {amount}" if row.unknown else amount


def _month(first: date) -> str:
    return QLocale().toString(QDate(first.year, first.month, 1), "MMM yyyy")
