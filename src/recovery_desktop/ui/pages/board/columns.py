"""The board's form: a column for each status, and the cards that are picture_and_place to move from one to another."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, QLocale, QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QTableView, QWidget

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.board import words
from recovery_desktop.ui.pages.board.cards import ColumnModel
from recovery_desktop.ui.pages.board.leaving import LeavingCards
from recovery_desktop.ui.pages.board.picking import pick, picked
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.board_column import BoardColumn
from recovery_desktop.ui.widgets.flight import Flight, fly

CARDS_AT_TOP = 12
"""So many cards a column has on view in most windows."""


class ColumnsForm(QScrollArea):
    """`menu_requested` carries the view in which something is asked of the chosen ones."""

    menu_requested = Signal(object, object)

    def __init__(self, state: BoardState) -> None:
        super().__init__()
        self._state = state
        self._picking = False
        self.columns: dict[str, BoardColumn] = {}
        self._models: dict[str, ColumnModel] = {}
        # A search empties columns and fills them again; to make one takes longer than to paint it.
        self._aside: dict[str, tuple[BoardColumn, ColumnModel]] = {}
        self.flights: list[Flight] = []
        self.leaving = LeavingCards()
        self.leaving.undone.connect(state.undone)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(M)
        self._ground = inside = QWidget()
        inside.setLayout(self._row)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)

    def place(self) -> None:
        """Take over what the state says; what moved between two columns on view goes there visibly."""
        leaving = self._places()
        state = self._state
        self._picking = True
        self._arrange()
        self.leaving.show_submissions(state.leaving)
        # Columns that come or go change the width of all: before the cards are painted, not after.
        QCoreApplication.sendPostedEvents(self._ground, QEvent.Type.LayoutRequest.value)
        at_top = []
        for status, model in self._models.items():
            cards = self.columns[status].cards
            scrolled = cards.verticalScrollBar().value()
            if model.place():
                # Or it comes a turn later and paints everything once more.
                cards.executeDelayedItemsLayout()
                cards.verticalScrollBar().setValue(0 if state.search else scrolled)
            if not cards.verticalScrollBar().value():
                at_top.append(model)
            pick(cards, set(state.chosen))
        self._picking = False
        self._read_ahead(at_top)
        self._let_fly(leaving)

    def _read_ahead(self, models: list[ColumnModel]) -> None:
        """Load the first cards of these columns at once, instead of one by one while they are painted."""
        firsts = [(model, model.rows[:CARDS_AT_TOP]) for model in models]
        missing_rows = [row for model, rows in firsts for row in model.missing(rows)]
        if missing_rows:
            loaded = self._state.window(missing_rows)
            for model, rows in firsts:
                model.load_missing(
                    rows, lambda missing_rows: {row: loaded[row] for row in missing_rows if row in loaded}
                )

    def _arrange(self) -> None:
        for status in set(self.columns) - set(self._state.shown):
            gone = self.columns.pop(status)
            self._aside[status] = (gone, self._models.pop(status))
            self._row.removeWidget(gone)
            gone.cards.clearSelection()
            gone.hide()
        for at, status in enumerate(self._state.shown):
            if status in self._aside:
                self.columns[status], self._models[status] = self._aside.pop(status)
                self.columns[status].show()
            elif status not in self.columns:
                self._add(status)
            column = self.columns[status]
            if self._row.indexOf(column) != at:
                self._row.removeWidget(column)
                self._row.insertWidget(at, column, 1)

    def _add(self, status: str) -> None:
        column = BoardColumn(text.column_word(status), text.status_icon(status), text.status_tone(status))
        model = ColumnModel(self._state, status, column)
        column.set_model(model)
        if status == ReceivableStatus.PENDING:
            column.put_above(self.leaving)
        column.opened.connect(self._state.opened)
        cards = column.cards
        cards.picked.connect(self._pick)
        cards.left.connect(lambda aside, status=status: self._go_aside(status, aside))
        cards.customContextMenuRequested.connect(
            lambda place, cards=cards: self.menu_requested.emit(cards, place)
        )
        self.columns[status], self._models[status] = column, model

    def show_sums(self) -> None:
        state = self._state
        for status, column in self.columns.items():
            number = len(self._models[status].rows)
            if status == ReceivableStatus.PENDING:
                # What is still on its way stands in this column too.
                number += len(state.leaving)
            # An empty column says so by being empty.
            count = QLocale().toString(number) if number else ""
            sums = {currency: total.figure for currency, total in state.totals.of(status).items()}
            money = words.money_of(sums) if state.totals.is_loaded else "…"
            column.show_totals(count, money)

    def touch(self, rows: object) -> None:
        for model in self._models.values():
            model.touch(rows if isinstance(rows, set) else ())

    def _pick(self) -> None:
        if not self._picking:
            self._state.choose(
                row for status in self._state.shown for row in picked(self.columns[status].cards)
            )

    def pick_none(self) -> None:
        for column in self.columns.values():
            column.cards.clearSelection()

    def _go_aside(self, status: str, aside: int) -> None:
        """Move to the next column that has cards, at the same height."""
        shown = [one for one in self._state.shown if one == status or self._models[one].rows]
        at = shown.index(status) + aside
        if not 0 <= at < len(shown):
            return
        here, there = self.columns[status].cards, self.columns[shown[at]].cards
        height = here.visualRect(here.currentIndex()).center().y()
        model = there.model()
        row = there.rowAt(height)
        wanted = model.index(row if row >= 0 else model.rowCount() - 1, 0)
        there.selectionModel().setCurrentIndex(wanted, QItemSelectionModel.SelectionFlag.NoUpdate)
        there.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(self.columns[shown[at]])

    def focus_first(self) -> None:
        """Focus the first column that has a card."""
        for status in self._state.shown:
            if self._models[status].rows:
                self.columns[status].cards.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    @property
    def views(self) -> list[QTableView]:
        return [self.columns[status].cards for status in self._state.shown if status in self.columns]

    def _places(self) -> dict[int, QPoint]:
        """Return where the cards stand that are about to move."""
        places: dict[int, QPoint] = {}
        if not self.isVisible():
            return places
        for move in self._state.moves:
            place = self._place_of(move.before, move.row) if move.before in self.columns else None
            if place is not None:
                places[move.row] = place
        return places

    def _place_of(self, status: str, row: int) -> QPoint | None:
        model, cards = self._models[status], self.columns[status].cards
        place = cards.place_of(model.index(model.rows.index(row), 0)) if row in model.rows else None
        return None if place is None else cards.mapTo(self._ground, place.topLeft())

    def _let_fly(self, leaving: dict[int, QPoint]) -> None:
        self.flights = []
        if not leaving:
            return
        self._row.activate()
        for move in self._state.moves:
            if move.row not in leaving or move.after not in self.columns:
                continue
            column, model = self.columns[move.after], self._models[move.after]
            face = model.face(model.rows.index(move.row)) if move.row in model.rows else None
            if face is None:
                continue
            # As it will look: what it says is true already.
            picture = column.cards.picture_of(face)
            head = column.mapTo(self._ground, column.rect().topLeft())
            place = self._place_of(move.after, move.row)
            flight = fly(self._ground, picture, leaving[move.row], head if place is None else place)
            if flight is not None:
                self.flights.append(flight)
                # On its way alone, not at its new place as well.
                column.cards.expect(face.id)
                flight.landed.connect(partial(column.cards.arrive, face.id))
