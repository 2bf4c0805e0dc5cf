"""Board and table with what narrows them above and what can be done with many below."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QSizePolicy,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from recovery_desktop.store.filters import Filters
from recovery_desktop.store.listing import AgeSum
from recovery_desktop.ui import notices
from recovery_desktop.ui.help.link import help_icon
from recovery_desktop.ui.pages.board import copy_and_export, words
from recovery_desktop.ui.pages.board.ageing import AgeStrip
from recovery_desktop.ui.pages.board.bulk_bar import FROM, BulkBar, ExportBar
from recovery_desktop.ui.pages.board.cancel import CancelManyDialog
from recovery_desktop.ui.pages.board.columns import ColumnsForm
from recovery_desktop.ui.pages.board.forms_switch import FormsSwitch
from recovery_desktop.ui.pages.board.lines import LinesForm
from recovery_desktop.ui.pages.board.narrowed_line import NarrowedLine
from recovery_desktop.ui.pages.board.pause import PauseManyDialog
from recovery_desktop.ui.pages.board.picking import pick, picked
from recovery_desktop.ui.pages.board.rates import OrderNote, RatesSheet
from recovery_desktop.ui.pages.board.record import RecordManyDialog
from recovery_desktop.ui.pages.board.row_menu import RowMenu
from recovery_desktop.ui.pages.board.sending_bar import SendingBar
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.pages.board.table import KEYS
from recovery_desktop.ui.pages.board.tagging import TagDialog
from recovery_desktop.ui.pages.board.tools import ToolsRow, pop_up
from recovery_desktop.ui.pages.board.view_menu import ViewMenu
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XL, L, M
from recovery_desktop.ui.widgets.board_column import BoardColumn
from recovery_desktop.ui.widgets.button import icon_button
from recovery_desktop.ui.widgets.empty_state import EmptyState
from recovery_desktop.ui.widgets.frames import PageHeader
from recovery_desktop.ui.widgets.search_field import SearchField
from recovery_desktop.ui.widgets.tooltip import set_tooltip

ROOM_FOR_AGES = 34
"""In letters: a lower page leaves the strip of ages out; their filter stays."""

ROOM_FOR_CARDS = 8
"""In letters: where less is left between what narrows them and what was chosen, only the latter stays."""

ROOM_FOR_NAMES = 38
ROOM_FOR_EXPORT = 48

_BOARD, _TABLE, _NO_RESULT, _NOTHING = range(4)


class BoardPage(QWidget):
    """`files_requested` where there is nothing yet and the person wants to open the first invoice; `announced` carries
    a passing message."""

    files_requested = Signal()
    announced = Signal(str)

    def __init__(self, state: BoardState) -> None:
        super().__init__()
        self.state = state
        self.header = PageHeader(self.tr("Board"))
        self.header.title.setWordWrap(False)
        theme.follow(
            self.header, lambda: self.header.title.setMinimumWidth(self.header.title.sizeHint().width())
        )
        self.search = SearchField(self.tr("Number, debtor, amount, email"), self.tr("Search invoices"))
        self.search.textEdited.connect(state.search_for)
        self.search.textChanged.connect(self._searched)
        self.search.left.connect(lambda: self._form.focus_first())
        self.export = icon_button("export", self.tr("Export the list"))
        self.export.setText(f" {self.tr('Export')}")
        self.export.setProperty("part", "form")
        set_tooltip(self.export, self.tr("Export the list (Ctrl+E)"))
        self.export.clicked.connect(self.ask_file)
        # First in the layout, so that the keyboard begins there; then what stands before it.
        self.header.corner.addWidget(self.search)
        self._switch = FormsSwitch(self)
        self._switch.chosen.connect(state.show_form)
        self.forms = self._switch.forms
        for at, tool in enumerate((*self.forms.values(), self.export, help_icon("board"))):
            self.header.corner.insertWidget(at, tool)
        self.tools = ToolsRow(state)
        self.tools.views.opened.connect(self._open_views)
        self.tools.search.opened.connect(self.focus_search)
        self.narrowed = NarrowedLine()
        self.narrowed.cleared.connect(self._clear_named)
        self.order_note = OrderNote(state)
        self.order_note.rates_requested.connect(lambda: RatesSheet(self, state).open())
        self.ages = AgeStrip()
        self._aged: tuple[list[AgeSum], tuple[str, ...]] | None = None
        self.ages.toggled.connect(self.tools.filters.toggle_age)
        self._columns = ColumnsForm(state)
        self._lines: LinesForm | None = None
        self._columns.menu_requested.connect(self._ask_menu)
        self.stack = QStackedWidget()
        # Its empty states are higher than cards have to be: they would press the rows of buttons below it together.
        self.stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.stack.addWidget(self._columns)
        self._table_place = QWidget()
        place = QVBoxLayout(self._table_place)
        place.setContentsMargins(0, 0, 0, 0)
        self.stack.addWidget(self._table_place)
        self._add_empty_states()
        self.bulk = BulkBar(state)
        self.bulk.cancel_requested.connect(self.ask_cancel)
        self.bulk.record_requested.connect(self.ask_record)
        self.bulk.export_requested.connect(self.ask_file)
        self.bulk.copy_requested.connect(self.copy_chosen)
        self.bulk.pause_requested.connect(self.ask_pause)
        self.bulk.resume_requested.connect(state.resume_chosen)
        self.bulk.tags_requested.connect(self.ask_tags)
        self.bulk.ended.connect(self._pick_none)
        self.exporting = ExportBar(state)
        self.exporting.stopped.connect(lambda: state.stop("export"))
        self.sending = SendingBar(state)
        self._lay_out()
        state.placed.connect(self._show)
        state.totals.figured.connect(self._show_sums)
        state.touched.connect(self._touch)
        state.changed.connect(self._follow)
        state.chosen_changed.connect(self._unpick)
        state.chosen_changed.connect(self._show_what_fits)
        state.sending_changed.connect(self._show_what_fits)
        self._show()
        self._follow()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(XL, XL, XL, L)
        layout.setSpacing(M)
        for part in (self.header, self.tools, self.narrowed, self.order_note, self.ages):
            layout.addWidget(part)
        layout.addWidget(self.stack, 1)
        layout.addWidget(self.bulk)
        layout.addWidget(self.exporting)
        layout.addWidget(self.sending)
        for keys, act in (("Ctrl+E", self.ask_file), ("Ctrl+Shift+T", self._turn_form)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _add_empty_states(self) -> None:
        self.no_result = EmptyState(
            "search",
            self.tr("No matches"),
            self.tr("No invoice matches all of this. Remove a filter, or clear them all."),
            self.tr("Clear filters"),
        )
        self.no_result.acted.connect(self.state.clear)
        self.nothing = EmptyState(
            "board",
            self.tr("Nothing in recovery yet"),
            self.tr("Drop an unpaid invoice on this window. It becomes a card here, and you see it move."),
            self.tr("Open an invoice"),
        )
        self.nothing.acted.connect(self.files_requested)
        self.stack.addWidget(self.no_result)
        self.stack.addWidget(self.nothing)

    @property
    def start(self) -> QWidget:
        """Where the keyboard begins."""
        return self.nothing.action if self.state.empty else self.search

    @property
    def columns(self) -> dict[str, BoardColumn]:
        return self._columns.columns

    @property
    def lines(self) -> LinesForm:
        """The table, made when it is first shown."""
        if self._lines is None:
            self._lines = LinesForm(self.state)
            self._lines.menu_requested.connect(self._ask_menu)
            self._lines.copied.connect(self.copy_chosen)
            layout = self._table_place.layout()
            assert layout is not None
            layout.addWidget(self._lines)
        return self._lines

    @property
    def _form(self) -> ColumnsForm | LinesForm:
        return self.lines if self.state.form == "table" else self._columns

    def focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _searched(self, words_typed: str) -> None:
        # Escape empties the field without a key of its text.
        if not words_typed and self.state.search:
            self.state.search_for("")

    def _show(self) -> None:
        state = self.state
        if state.empty:
            at = _NOTHING
        elif state.narrowed and not state.count:
            at = _NO_RESULT
        else:
            at = _TABLE if state.form == "table" else _BOARD
            self._form.place()
        self.stack.setCurrentIndex(at)
        for part in (self.search, self.export, *self.forms.values()):
            part.setVisible(not state.empty)
        self.export.setEnabled(state.count > 0)
        self.forms[state.form].setChecked(True)
        if " ".join(self.search.text().split()) != state.search:
            self.search.setText(state.search)
        self.tools.show_state()
        self._show_what_fits()
        self._show_sums()

    def _show_sums(self) -> None:
        if self.stack.currentIndex() == _BOARD:
            self._columns.show_sums()
        aged = (self.state.totals.ages, self.state.filters.ages)
        # A search leaves them as they are: they are not painted at every key either.
        if self.state.totals.is_loaded and aged != self._aged:
            self._aged = aged
            self.ages.show_ages(*aged)
            self._show_what_fits()

    def _fit(self) -> None:
        """Show the forms' names next to their icons while there is room."""
        self._switch.show_names(self.width() >= ROOM_FOR_NAMES * theme.sizes().body)
        style = Qt.ToolButtonStyle
        is_wide = self.width() >= ROOM_FOR_EXPORT * theme.sizes().body
        self.export.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if is_wide else style.ToolButtonIconOnly
        )
        self._show_what_fits()

    def _show_what_fits(self) -> None:
        """Leave the cards the room that they need: ages and order give way first, then what could be done next."""
        needed = ROOM_FOR_AGES * theme.sizes().body
        self.bulk.show_chosen()
        if self.height() < needed and not self.sending.isHidden():
            self.bulk.hide()
        inside = self.width() - 2 * XL
        # Rows of buttons are as high as the width makes them.
        bars = sum(_height_in(bar, inside) for bar in (self.bulk, self.sending) if not bar.isHidden())
        wrapped = _height_in(self.tools, inside) - self.tools.sizeHint().height()
        has_room = self.height() - bars - wrapped - self.ages.extra_height >= needed
        # A search leaves the ages as they are: where it finds nothing, they would speak of what is not shown.
        has_hits = bool(self.state.count) or not self.state.search
        self.ages.setVisible(has_room and has_hits and not self.state.empty and self.ages.has_content)
        self.order_note.show_order()
        if bars and not has_room:
            self.order_note.hide()
        is_crowded = bool(bars) and self._is_crowded(bars)
        self.tools.setVisible(not self.state.empty and not is_crowded)
        # A list that looks complete but is not would be trusted.
        hidden_filters = len(words.filter_words(self.state.filters)) if is_crowded else 0
        chosen = len(self.state.chosen)
        self.narrowed.show_counts(hidden_filters, chosen if chosen >= FROM and self.bulk.isHidden() else 0)

    def _is_crowded(self, bars: int) -> bool:
        """Return whether the cards would be left less than they need between the filters and these bars."""
        inside = self.width() - 2 * XL
        used = _height_in(self.header, inside) + _height_in(self.tools, inside) + bars + XL + L + 3 * M
        return self.height() - used < ROOM_FOR_CARDS * theme.sizes().body

    def _clear_named(self) -> None:
        if self.bulk.isHidden():
            self._pick_none()
        if self.tools.isHidden():
            self.state.narrow(Filters())

    def _touch(self, rows: object) -> None:
        self._columns.touch(rows)
        if self._lines is not None:
            self._lines.touch(rows)

    def _follow(self) -> None:
        self.tools.views.show_words(self.state.view_name)
        failure = self.state.failure
        if failure is not None:
            self.state.failure = None
            self.announced.emit(notices.notice(failure).sentence)

    def _turn_form(self) -> None:
        self.state.show_form("board" if self.state.form == "table" else "table")
        self._form.focus_first()

    def _open_views(self) -> None:
        fill = self.lines.lines.fill_columns_menu if self.state.form == "table" else None
        pop_up(ViewMenu(self, self.state, fill), self.tools.views)

    # What is asked of the chosen ones

    def _unpick(self) -> None:
        """Clear the selection on view when nothing is chosen any more, as after cancelling."""
        if not self.state.chosen:
            self._form.pick_none()

    def _pick_none(self) -> None:
        self._form.pick_none()
        self._form.focus_first()

    @property
    def _keys(self) -> list[str]:
        return self.lines.lines.shown_keys if self.state.form == "table" else self._all_keys

    @property
    def _all_keys(self) -> list[str]:
        return [key for key in KEYS if key != "tags" or self.state.has_tags]

    def ask_cancel(self) -> None:
        if self.state.chosen:
            CancelManyDialog(self, self.state).open()

    def ask_record(self) -> None:
        if self.state.chosen:
            RecordManyDialog(self, self.state).open()

    def ask_pause(self) -> None:
        if self.state.chosen:
            PauseManyDialog(self, self.state).open()

    def ask_tags(self) -> None:
        if self.state.chosen:
            TagDialog(self, self.state).open()

    def ask_file(self) -> None:
        """Ask where to export what was chosen, where that is more than the current line, else everything shown."""
        if self.state.count and not self.state.busy("export"):
            self.file_dialog = copy_and_export.choose_export_file(self, self.state, self._keys)

    def _choose_in_hand(self) -> None:
        """Select the current line or card where nothing is selected, so that keys act on it."""
        view = self.focusWidget()
        if not self.state.chosen and isinstance(view, QTableView) and view.currentIndex().isValid():
            view.selectRow(view.currentIndex().row())

    def copy_chosen(self) -> None:
        self._choose_in_hand()
        if self.state.chosen:
            count = copy_and_export.copy_rows(self.state, self.state.chosen, self._keys)
            self.announced.emit(self.tr("Copied: {count}").format(count=QLocale().toString(count)))

    def _ask_menu(self, view: QTableView, place: QPoint) -> None:
        index = view.indexAt(place)
        if not index.isValid():
            return
        row = view.model().rows[index.row()]  # type: ignore[attr-defined]
        if row not in picked(view):
            self._pick_none()
            pick(view, {row})
        self.make_menu(row, str(index.data(Qt.ItemDataRole.DisplayRole) or "")).popup(
            view.viewport().mapToGlobal(place)
        )

    def make_menu(self, row: int, cell: str) -> RowMenu:
        menu = RowMenu(self, self.state, row, cell)
        menu.copy_requested.connect(self.copy_chosen)
        menu.export_requested.connect(self.ask_file)
        menu.record_requested.connect(self.ask_record)
        menu.cancel_requested.connect(self.ask_cancel)
        menu.pause_requested.connect(self.ask_pause)
        menu.resume_requested.connect(self.state.resume_chosen)
        menu.tags_requested.connect(self.ask_tags)
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_chosen()
        elif event.key() == Qt.Key.Key_Delete:
            self._choose_in_hand()
            if self.state.chosen:
                self.ask_cancel()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self.state.wake()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.state.rest()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _height_in(widget: QWidget, width: int) -> int:
    return max(widget.sizeHint().height(), widget.heightForWidth(width))
