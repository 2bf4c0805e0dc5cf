"""Figures and charts, each with its table and the number of cases it rests on."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from recovery_contract.statistics import Period, RecoveryStats
from recovery_desktop.ui import dialogs, notices, paper, text
from recovery_desktop.ui.pages.statistics import words
from recovery_desktop.ui.pages.statistics.cards import ChartCard, Figure
from recovery_desktop.ui.pages.statistics.export import received
from recovery_desktop.ui.pages.statistics.local_cards import LocalCards
from recovery_desktop.ui.pages.statistics.state import Days, StatisticsState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import icon_button
from recovery_desktop.ui.widgets.chart import Chart
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.drawing import Point
from recovery_desktop.ui.widgets.empty_state import EmptyState
from recovery_desktop.ui.widgets.figures_table import FiguresTable
from recovery_desktop.ui.widgets.frames import PageHeader, ScrollColumn, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField

RANGE: Final = "range"


class StatisticsPage(QWidget):
    """`files_requested` where there is nothing to count yet."""

    files_requested = Signal()

    def __init__(self, state: StatisticsState) -> None:
        super().__init__()
        self._state = state
        header = PageHeader(self.tr("Statistics"), self.tr("Counted from the day of submission."))
        self.period = ChoiceField(
            self.tr("Period"),
            [
                (Period.ALL_TIME, self.tr("All time")),
                (Period.LAST_MONTH, self.tr("Last month")),
                (Period.LAST_QUARTER, self.tr("Last quarter")),
                (Period.LAST_YEAR, self.tr("Last year")),
                (RANGE, self.tr("From … until …")),
            ],
        )
        self.period.box.setMinimumContentsLength(16)
        self.period.chosen.connect(self._choose)
        self.export = icon_button("export", self.tr("Export the figures"))
        self.export.clicked.connect(self._ask_file)
        header.corner.addWidget(self.period)
        self.print = icon_button("print", self.tr("Print the figures"), "Ctrl+P")
        self.print.clicked.connect(self._ask_printer)
        for tool in (self.export, self.print):
            header.corner.addWidget(tool, 0, Qt.AlignmentFlag.AlignBottom)
        self.first, self.last = DateField(self.tr("From")), DateField(self.tr("Until"))
        for field in (self.first, self.last):
            field.edited.connect(lambda _: self._choose(RANGE))
        self.range = SideBySide(self.first, self.last)
        self.range.hide()
        self.banner = Banner("", "warning")
        self.platform = Banner("", "info")
        self.figures = {
            "paid": Figure(self.tr("Paid")),
            "sent": Figure(self.tr("Submitted")),
            "days": Figure(self.tr("Days to recovery")),
        }
        self.phone = Chart("bar", self.tr("Success with and without phone"), text.percent)
        self.money = Chart(
            "bar", self.tr("Submitted and paid"), lambda value: text.money(value, self._currency)
        )
        self._currency = "EUR"
        cases = self.tr("Cases")
        amount, count = self.tr("Amount"), self.tr("Invoices")
        self.phone_table = FiguresTable(["", self.tr("Success"), cases], self.phone.accessibleName())
        self.money_table = FiguresTable(["", amount, count], self.money.accessibleName())
        self.few = Label(self.tr("Few cases: the difference may be chance."), "caption")
        self.until_final = Label(
            self.tr(
                "Money counts as soon as it is paid. An invoice counts as recovered once the bank can no longer take it"
                " back."
            ),
            "caption",
        )
        self.others = Label("", "body")
        self._ways = (self.tr("With phone"), self.tr("Without phone"))
        self._sums = (self.tr("Submitted"), self.tr("Paid"), self.tr("Recovered"))
        phone = ChartCard(self.phone, self.phone_table, self.few)
        money = ChartCard(self.money, self.money_table)
        self.here = LocalCards()
        self._cards = (phone, money, *self.here.cards)
        self._lay_out(header, phone, money)
        state.changed.connect(self._show)
        self._show()

    def _lay_out(self, header: PageHeader, phone: ChartCard, money: ChartCard) -> None:
        page = ScrollColumn(980)
        for widget in (
            header,
            self.range,
            self.banner,
            self.platform,
            SideBySide(*self.figures.values(), narrowest=14),
            self.others,
            self.until_final,
            SideBySide(phone, money, narrowest=22),
            *self.here.cards,
        ):
            page.column.addWidget(widget)
        page.column.addStretch(1)
        self.nothing = EmptyState(
            "statistics",
            self.tr("No figures yet"),
            self.tr("Figures appear once you submit an invoice."),
            self.tr("Open an invoice"),
        )
        self.nothing.acted.connect(self.files_requested)
        self.stack = QStackedWidget()
        self.stack.addWidget(page)
        self.stack.addWidget(self.nothing)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.stack)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._state.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._state.leave()

    def _show(self) -> None:
        state, stats = self._state, self._state.stats
        none_at_all = (
            stats is not None
            and not stats.total_sent
            and state.period == Period.ALL_TIME
            and state.counted
            and not state.months
        )
        self.stack.setCurrentIndex(1 if none_at_all else 0)
        ranged = isinstance(state.period, Days)
        self.period.show_value(RANGE if isinstance(state.period, Days) else state.period)
        self.range.setVisible(ranged)
        self.export.setEnabled(not state.busy("export"))
        self.here.show_counted(state.ages, state.months, counted=state.counted)
        self.banner.say(notices.notice(state.failure).sentence if state.failure is not None else "")
        self.platform.say(self._whose())
        if stats is None:
            for figure in self.figures.values():
                figure.show_figure("–", "")
            self.phone.show_points([])
            self.money.show_points([])
            # As many rows as there will be: nothing below moves when the figures come.
            self.phone_table.show_rows([(way, "–", "–") for way in self._ways])
            self.money_table.show_rows([(sum_, "–", "–") for sum_ in self._sums])
            self.few.hide()
            self.until_final.hide()
            self.others.hide()
            return
        self._currency = stats.currency or "EUR"
        self._show_figures(stats)

    def _show_figures(self, stats: RecoveryStats) -> None:
        success = self._state.success
        # Received money counts at once, an invoice only once its payment is final, so both are shown separately.
        share = (
            self.tr("{share} of what was submitted").format(share=text.percent(success))
            if success is not None
            else ""
        )
        self.figures["paid"].show_figure(text.money(self._state.received, self._currency), share)
        invoices = self.tr("Invoices recovered: {count} of {all}").format(
            all=stats.total_sent, count=stats.total_recovered
        )
        self.figures["sent"].show_figure(text.money(stats.total_amount_sent, self._currency), invoices)
        days = QLocale().toString(stats.avg_days_to_recovery, "f", 0)
        count = stats.total_recovered
        recovered = self.tr("Average of %n recovered", "", count) if count else ""
        is_waiting = self._state.received > stats.total_amount_recovered
        self.until_final.setVisible(is_waiting)
        self.figures["days"].show_figure(days if stats.total_recovered else "–", recovered)
        rates = (stats.with_phone_success_rate, stats.without_phone_success_rate)
        closed = (stats.closed_with_phone, stats.closed_without_phone)
        shares = [
            (way, Decimal(str(rate)), count)
            for way, rate, count in zip(self._ways, rates, closed, strict=True)
        ]
        self.phone.show_points(
            [
                Point(name, rate, self._cases(count), label=_share_of(rate, count))
                for name, rate, count in shares
            ]
        )
        self.phone_table.show_rows(
            [
                (name, _share_of(rate, count), self.tr("not given") if count is None else str(count))
                for name, rate, count in shares
            ]
        )
        self.few.setVisible(self._state.rests_on_few)
        self._show_money(stats)
        self._show_others(stats)

    def _show_others(self, stats: RecoveryStats) -> None:
        """Say which invoices are not among the figures: sums of different currencies are never added."""
        others = [one for one in stats.by_currency or () if one.total_sent]
        sums_of_others = "; ".join(
            self.tr("%n in {currency}, {sent} submitted, {paid} paid", "", one.total_sent).format(
                currency=one.currency,
                sent=text.money(one.total_amount_sent, one.currency),
                paid=text.money(received(one), one.currency),
            )
            for one in others
        )
        words_of_all = self.tr("The figures above count the invoices in {currency}. Beside them: {others}.")
        self.others.setText(words_of_all.format(currency=self._currency, others=sums_of_others))
        self.others.setVisible(bool(others))

    def _show_money(self, stats: RecoveryStats) -> None:
        submitted, paid, recovered = self._sums
        sent, got = stats.total_amount_sent, self._state.received
        self.money.show_points([Point(submitted, sent, tone="neutral"), Point(paid, got)])
        self.money_table.show_rows(
            [
                (submitted, text.money(sent, self._currency), str(stats.total_sent)),
                (paid, text.money(got, self._currency), "–"),
                (
                    recovered,
                    text.money(stats.total_amount_recovered, self._currency),
                    str(stats.total_recovered),
                ),
            ]
        )

    def _choose(self, value: str) -> None:
        if value == RANGE:
            days = Days(self.first.value, self.last.value)
            self.last.explain()
            if days.is_backwards:
                self.last.refuse(self.tr("This is before the first day. Choose a later one."))
            self._state.choose(days)
        else:
            self._state.choose(Period(value))

    def _ask_file(self) -> None:
        today = text.current_moment().astimezone().date().isoformat()
        self.file_dialog = dialogs.choose_new_file(
            self,
            self.export.accessibleName(),
            f"{words.tr('Statistics').lower()}-{today}",
            [
                self.tr("Spreadsheet (*.xlsx)"),
                self.tr("Comma-separated values (*.csv)"),
                self.tr("This page to print (*.pdf)"),
            ],
            self._take_file,
        )

    def _take_file(self, path: Path) -> None:
        if path.suffix.lower() == ".pdf":
            self._state.keep(path, paper.pdf_of(self.sheet()))
        else:
            self._state.export(path)

    def _ask_printer(self) -> None:
        self.print_dialog = paper.ask_printer(
            self, self.tr("Statistics"), self.sheet, self._state.not_printed
        )

    def sheet(self) -> paper.Sheet:
        """Return what is on view, for paper."""
        today = text.day(text.current_moment().astimezone().date())
        sections = [card.section() for card in self._cards]
        return paper.Sheet(
            self.tr("Statistics"),
            " · ".join(part for part in (self._span(), today, self._whose()) if part),
            [figure.texts for figure in self.figures.values()],
            [section for section in sections if section is not None],
        )

    def _whose(self) -> str:
        """Return nothing where the figures are the creditor's own."""
        if not self._state.of_platform:
            return ""
        return self.tr(
            "This service counts all creditors of the platform together: these figures are not yours alone. What is"
            " owed by age and by month is."
        )

    def _span(self) -> str:
        period = self._state.period
        if isinstance(period, Days):
            return f"{text.day(period.first)} – {text.day(period.last)}"
        return self.period.box.currentText()

    def _cases(self, count: int | None) -> str:
        """Return how many closed receivables a rate rests on; a service may not say."""
        return "" if count is None else self.tr("Closed: {count}").format(count=count)


def _share_of(share: Decimal, cases: int | None) -> str:
    """Return the share in words; of no cases there is none."""
    return "–" if cases == 0 else text.percent(share)
