"""The summary of what is certain: names, amounts and emails to look through before all of it is submitted."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from recovery_desktop.ui import text
from recovery_desktop.ui.address import address_lines
from recovery_desktop.ui.pages.submit.appraisal import Appraisal
from recovery_desktop.ui.pages.submit.batch import BatchState, sums_of
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.row_menu import offer_cells
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.tooltip import set_tooltip

DAY = timedelta(days=1)
MOST_ROWS = 10
"""On view at once; the others are scrolled to."""


class CertainSheet(Sheet):
    """Each can be left out; what is submitted is what stands here."""

    def __init__(self, parent: QWidget, batch: BatchState) -> None:
        super().__init__(parent, self.tr("Submit all ready"), width=62)
        self._batch = batch
        self._rows = batch.certain
        self.body.addWidget(
            Label(
                self.tr(
                    "Each was read with certainty, and goes to a company and people you have confirmed before."
                ),
                "muted",
            )
        )
        self.table = self._table()
        self.body.addWidget(self.table)
        self.sum = Label("", "strong")
        self.body.addWidget(self.sum)
        # By this computer's clock, which the sending follows; the one of Practice may be ahead.
        leaves = text.moment(datetime.now(UTC) + DAY)
        self.body.addWidget(
            Label(
                self.tr(
                    "They are submitted on {moment}, or when the app is next open after that. Until "
                    "then you can take each back in the list, or submit it at once."
                ).format(moment=leaves)
            )
        )
        decline = button(self.tr("Not now"))
        decline.clicked.connect(self.reject)
        self.agree = button("", "primary", "submit")
        self.agree.clicked.connect(self._agree)
        self.add_buttons(decline, self.agree)
        self.table.itemChanged.connect(lambda _: self._count())
        self._count()

    def _table(self) -> QTableWidget:
        headings = [self.tr("Debtor"), self.tr("Invoice"), self.tr("Amount"), self.tr("Recipient")]
        table = QTableWidget(len(self._rows), len(headings))
        table.setAccessibleName(self.tr("What will be submitted"))
        table.setHorizontalHeaderLabels(headings)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.setShowGrid(False)
        table.verticalHeader().hide()
        offer_cells(table)
        header = table.horizontalHeader()
        header.setAccessibleName(self.tr("Columns"))
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)
        for at, one in enumerate(self._rows):
            for place, words in enumerate(_cells(one)):
                item = QTableWidgetItem(words)
                set_tooltip(item, words)
                if place == 0:
                    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                    item.setCheckState(Qt.CheckState.Checked)
                if place == 2:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                table.setItem(at, place, item)
        amount = table.horizontalHeaderItem(2)
        if amount is not None:
            amount.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        theme.follow(table, lambda: _fit(table))
        return table

    @property
    def chosen(self) -> list[Appraisal]:
        """Those that are ticked, in the order of the list."""
        return [
            one
            for at, one in enumerate(self._rows)
            if (item := self.table.item(at, 0)) is not None and item.checkState() == Qt.CheckState.Checked
        ]

    def _count(self) -> None:
        chosen = self.chosen
        words = self.tr("Submit %n invoice(s)", "", len(chosen))
        self.agree.setText(f" {words}")
        self.agree.setAccessibleName(words)
        self.agree.setEnabled(bool(chosen))
        sums = ", ".join(text.money(*one) for one in sums_of(chosen))
        self.sum.setText(self.tr("Total: {sums}").format(sums=sums or "–"))

    def _agree(self) -> None:
        self._batch.submit(self.chosen)
        self.accept()


def _cells(one: Appraisal) -> tuple[str, str, str, str]:
    form = one.form
    due = one.due
    return (
        form.value("debtor.company_name"),
        form.value("invoice.numbers"),
        text.money(due, form.currency) if due is not None else "",
        _recipient(form),
    )


def _recipient(form: Form) -> str:
    if not form.goes_by_post:
        return ", ".join(contact["email"] for contact in form.contacts if contact.get("email"))
    address = {
        part: form.value(f"debtor.address.{part}")
        for part in ("line1", "line2", "postal_code", "city", "country")
    }
    where = ", ".join(address_lines(address, ""))
    return QCoreApplication.translate("CertainSheet", "By letter: {address}").format(address=where)


def _fit(table: QTableWidget) -> None:
    body = theme.sizes().body
    table.resizeColumnToContents(1)
    table.resizeColumnToContents(2)
    for at in (1, 2):
        table.setColumnWidth(at, min(table.columnWidth(at) + body, body * 14))
    table.verticalHeader().setDefaultSectionSize(round(body * 2.2))
    rows = min(table.rowCount(), MOST_ROWS)
    table.setFixedHeight(round(body * 2.2) * rows + table.horizontalHeader().sizeHint().height() + body // 2)
