"""Two debtors that are one, and one that is two: the person chooses which."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from recovery_contract.ids import ReceivableId
from recovery_desktop.folding import fold
from recovery_desktop.store.debtor_book import DebtorSummary
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.debtor.state import DebtorState
from recovery_desktop.ui.rows import owed
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.row_menu import offer_cells
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import TextField

AT = int(Qt.ItemDataRole.UserRole)
LISTED = 200


class JoinSheet(Sheet):
    def __init__(self, parent: QWidget, state: DebtorState) -> None:
        name = state.debtor.name if state.debtor is not None else ""
        super().__init__(parent, self.tr("Who is the same as {name}?").format(name=name), width=44)
        self._state = state
        self._candidates = likely_first(state.others, name)
        self.search = TextField(self.tr("Search"), placeholder=self.tr("Name, email, invoice number"))
        self.matches = QListWidget()
        self.matches.setObjectName("found")
        self.matches.setAccessibleName(self.tr("Debtors"))
        self.matches.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.matches.setTextElideMode(Qt.TextElideMode.ElideRight)
        offer_cells(self.matches)
        theme.follow(self.matches, lambda: self.matches.setFixedHeight(theme.sizes().body * 14))
        self.nothing = Label(self.tr("No other debtor matches."), "muted")
        self.means = Label("", "muted")
        for widget in (self.search, self.matches, self.nothing, self.means):
            self.body.addWidget(widget)
        self.agree = button(self.tr("Join"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.add_buttons(decline, self.agree)
        self.search.line.textChanged.connect(self._look)
        self.matches.currentRowChanged.connect(lambda _: self._explain())
        self.matches.itemActivated.connect(lambda _: self._agree())
        self._look("")
        self.search.line.setFocus()

    def _look(self, typed: str) -> None:
        terms = fold(typed).split()
        fitting = [
            (at, one)
            for at, one in enumerate(self._candidates)
            if all(term in one.searchable for term in terms)
        ]
        self.matches.clear()
        for at, debtor in fitting[:LISTED]:
            item = QListWidgetItem(_line(debtor))
            item.setData(AT, at)
            self.matches.addItem(item)
        self.nothing.setVisible(not self.matches.count())
        self._explain()

    @property
    def chosen(self) -> DebtorSummary | None:
        item = self.matches.currentItem()
        return None if item is None else self._candidates[int(item.data(AT))]

    def _explain(self) -> None:
        other = self.chosen
        if other is not None and self._state.asks_about(other):
            words = self.tr(
                "From now on both count as one: at most one contact a day and three a week for "
                "all invoices together. An insolvency, or an address that must not be contacted, "
                "applies to both. Once sent, this cannot be undone."
            )
        else:
            words = self.tr(
                "Both become one in this app, with all invoices, people and notes; later "
                "invoices of either are added. The service still contacts each separately. You "
                "can undo this at any time."
            )
        self.means.setText(words if other is not None else "")
        self.agree.setEnabled(other is not None)

    def _agree(self) -> None:
        if self.chosen is not None:
            self._state.join(self.chosen)
            self.accept()


class SeparateSheet(Sheet):
    def __init__(self, parent: QWidget, state: DebtorState) -> None:
        name = state.debtor.name if state.debtor is not None else ""
        super().__init__(
            parent, self.tr("Which invoices don’t belong to {name}?").format(name=name), width=44
        )
        self._state = state
        self.body.addWidget(
            Label(
                self.tr(
                    "In this app they then belong to another debtor; later invoices with the same "
                    "name, numbers and email follow them. Nothing changes at the service. You can "
                    "undo this at any time."
                ),
                "muted",
            )
        )
        self.invoices = QListWidget()
        self.invoices.setObjectName("found")
        self.invoices.setAccessibleName(self.tr("Invoices"))
        self.invoices.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.invoices.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        offer_cells(self.invoices)
        theme.follow(self.invoices, lambda: self.invoices.setFixedHeight(theme.sizes().body * 16))
        rows = state.details.rows
        # What all of them have in common would only make the line too long for what tells them apart.
        names, emails = {row.debtor_name for row in rows}, {row.debtor_email for row in rows}
        for row in rows:
            name, email = row.debtor_name * (len(names) > 1), (row.debtor_email or "") * (len(emails) > 1)
            due = text.short_day(row.due_date) if row.due_date else ""
            words = (row.numbers or row.id, name, email, due, owed(row))
            item = QListWidgetItem("  ·  ".join(part for part in words if part))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            item.setData(AT, row.id)
            item.setSizeHint(QSize(0, round(theme.sizes().body * 2.4)))
            self.invoices.addItem(item)
        self.invoices.itemChanged.connect(lambda _: self._count())
        self.body.addWidget(self.invoices)
        self.agree = button(self.tr("Separate"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.add_buttons(decline, self.agree)
        self._count()

    @property
    def chosen(self) -> list[ReceivableId]:
        items = [self.invoices.item(at) for at in range(self.invoices.count())]
        return [item.data(AT) for item in items if item.checkState() == Qt.CheckState.Checked]

    def _count(self) -> None:
        """Let some go, never all of them: then nobody would be left to be separated from."""
        self.agree.setEnabled(0 < len(self.chosen) < self.invoices.count())

    def _agree(self) -> None:
        self._state.separate(self.chosen)
        self.accept()


def likely_first(debtors: Sequence[DebtorSummary], name: str) -> list[DebtorSummary]:
    """Return them with those first whose name shares most words with this one, then by name."""
    own = set(fold(name).split())

    def rank(one: DebtorSummary) -> tuple[int, str]:
        return -len(own & set(fold(one.name).split())), fold(one.name)

    return sorted(debtors, key=rank)


def _line(debtor: DebtorSummary) -> str:
    invoices = QCoreApplication.translate("JoinSheet", "%n invoice(s)", None, debtor.count)
    sums = text.sums(debtor.owed)
    email = debtor.email if debtor.email != debtor.name else ""
    # What tells two of one name apart has a line of its own, and is cut last.
    return f"{debtor.name}\n" + "  ·  ".join(part for part in (sums, invoices, email) if part)
