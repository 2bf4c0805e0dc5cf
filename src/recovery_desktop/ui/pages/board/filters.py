"""What the list is narrowed to, as chips: each opens a small choice and can be emptied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QListWidget, QRadioButton, QWidget

from recovery_desktop.store.filters import AGES
from recovery_desktop.ui import text
from recovery_desktop.ui.ages import age_word
from recovery_desktop.ui.pages.board import words
from recovery_desktop.ui.pages.board.listing import COLUMNS
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.chip import Chip, Popover, open_from
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.search_field import SearchField

EMPTIED: Final[dict[str, dict[str, Any]]] = {
    "status": {"statuses": ()},
    "age": {"ages": ()},
    "debtor": {"debtor": ""},
    "amount": {"least": None, "most": None},
    "deadline": {"deadline_days": None},
    "tag": {"tags": ()},
}


class FilterChips:
    """The chips by key, in order; `chips` are placed by the page."""

    def __init__(self, state: BoardState, page: QWidget) -> None:
        self._state, self._page = state, page
        makes: dict[str, Callable[[Popover], None]] = {
            "status": self._choose_statuses,
            "age": self._choose_ages,
            "debtor": self._choose_debtor,
            "amount": self._choose_amounts,
            "deadline": self._choose_deadline,
            "tag": self._choose_tags,
        }
        self.chips: dict[str, Chip] = {}
        for key, fill in makes.items():
            name = words.filter_name(key)
            chip = Chip(name, clear=words.tr("Remove the filter: {name}").format(name=name))
            chip.cleared.connect(lambda key=key: self._empty(key))
            open_from(chip, partial(self._popover, name, fill))
            self.chips[key] = chip
        self.show_filters()

    def show_filters(self) -> None:
        words_by_filter = words.filter_words(self._state.filters)
        for key, chip in self.chips.items():
            chip.show_words(words_by_filter.get(key, ""))
        self.chips["tag"].setVisible(bool(self._state.filters.tags) or self._state.has_tags)

    def _empty(self, key: str) -> None:
        self._narrow(**EMPTIED[key])

    def _narrow(self, **changes: Any) -> None:
        filters = replace(self._state.filters, **changes)
        if filters != self._state.filters:
            self._state.narrow(filters)

    def _popover(self, name: str, fill: Callable[[Popover], None]) -> Popover:
        popover = Popover(self._page, name)
        popover.body.addWidget(Label(name, "label"))
        fill(popover)
        return popover

    def _choose_statuses(self, popover: Popover) -> None:
        for status in COLUMNS:
            box = QCheckBox(text.column_word(status))
            box.setChecked(status in self._state.filters.statuses)
            box.toggled.connect(lambda on, status=status: self._toggle_status(str(status), on))
            popover.body.addWidget(box)

    def _toggle_status(self, status: str, on: bool) -> None:
        chosen = {*self._state.filters.statuses, status} if on else {*self._state.filters.statuses} - {status}
        self._narrow(statuses=tuple(str(one) for one in COLUMNS if one in chosen))

    def _choose_ages(self, popover: Popover) -> None:
        for age in AGES:
            box = QCheckBox(age_word(age))
            box.setChecked(age in self._state.filters.ages)
            box.toggled.connect(lambda on, age=age: self.toggle_age(age, on))
            popover.body.addWidget(box)

    def toggle_age(self, age: str, on: bool) -> None:
        chosen = {*self._state.filters.ages, age} if on else {*self._state.filters.ages} - {age}
        self._narrow(ages=tuple(age_range for age_range in AGES if age_range in chosen))

    def _choose_tags(self, popover: Popover) -> None:
        for tag, count in self._state.tags.counts():
            box = QCheckBox(f"{tag}  ·  {QLocale().toString(count)}")
            box.setChecked(tag in self._state.filters.tags)
            box.toggled.connect(lambda on, tag=tag: self._toggle_tag(tag, on))
            popover.body.addWidget(box)

    def _toggle_tag(self, tag: str, on: bool) -> None:
        chosen = {*self._state.filters.tags, tag} if on else {*self._state.filters.tags} - {tag}
        self._narrow(tags=tuple(sorted(chosen)))

    def _choose_debtor(self, popover: Popover) -> None:
        matches = QListWidget()
        matches.setAccessibleName(words.tr("Debtors"))
        matches.setTextElideMode(Qt.TextElideMode.ElideRight)
        matches.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        matches.setFixedHeight(theme.sizes().body * 14)
        search = SearchField(words.tr("Name"), words.tr("Search debtors"))

        def show(typed_name: str) -> None:
            matches.clear()
            for name, count in self._state.reads.debtors(typed_name):
                matches.addItem(f"{name}  ·  {QLocale().toString(count)}")
                matches.item(matches.count() - 1).setData(Qt.ItemDataRole.UserRole, name)
            if matches.count():
                matches.setCurrentRow(0)

        def choose() -> None:
            if matches.currentItem() is not None:
                popover.close()
                self._narrow(debtor=str(matches.currentItem().data(Qt.ItemDataRole.UserRole)))

        search.textChanged.connect(show)
        search.left.connect(matches.setFocus)
        search.returnPressed.connect(choose)
        matches.itemActivated.connect(choose)
        matches.itemClicked.connect(choose)
        popover.body.addWidget(search)
        popover.body.addWidget(matches)
        show("")

    def _choose_amounts(self, popover: Popover) -> None:
        filters = self._state.filters
        least = AmountField(words.tr("At least"), optional=True)
        most = AmountField(words.tr("At most"), optional=True)
        for field, value in ((least, filters.least), (most, filters.most)):
            field.show_value(value)
            field.setFixedWidth(theme.sizes().body * 16)
            field.line.returnPressed.connect(lambda: use())
            popover.body.addWidget(field)
        agree = button(words.tr("Use"), "primary")
        popover.body.addWidget(agree)

        def use() -> None:
            """Apply the amounts; say at the field what is not understood, and keep what was typed."""
            is_less = least.value is not None and most.value is not None and least.value > most.value
            less = words.tr("This is less than the lower amount.")
            if complain((least, ""), (most, less if is_less else "")):
                return
            popover.close()
            self._narrow(least=least.value, most=most.value)

        agree.clicked.connect(use)

    def _choose_deadline(self, popover: Popover) -> None:
        group = QButtonGroup(popover)
        rows: list[tuple[int | None, str]] = [(None, words.tr("At any time"))]
        rows += [(days, words.deadline_word(days).capitalize()) for days in words.DEADLINES]
        for days, name in rows:
            choice = QRadioButton(name)
            choice.setChecked(days == self._state.filters.deadline_days)
            choice.clicked.connect(lambda _=False, days=days: self._narrow(deadline_days=days))
            group.addButton(choice)
            popover.body.addWidget(choice)
