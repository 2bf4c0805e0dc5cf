"""The list of invoices on their way: what is read now, what is certain, and each with what can be done."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.commands.import_files import without_tables
from recovery_desktop.ids import DraftId
from recovery_desktop.store.drafts import Draft
from recovery_desktop.ui import dialogs, notices
from recovery_desktop.ui.draft_words import draft_action, draft_title
from recovery_desktop.ui.help.link import help_icon
from recovery_desktop.ui.pages.submit.queue_cards import ByPostCard, CertainCard, ProgressCard
from recovery_desktop.ui.pages.submit.queue_words import stage_of, words_of
from recovery_desktop.ui.pages.submit.state import READABLE, SubmitState
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button, change_variant
from recovery_desktop.ui.widgets.drop_zone import DropZone
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.progress_row import ProgressRow
from recovery_desktop.ui.widgets.search_field import SearchField

SEARCHED_FROM = 5
"""So many rows are looked through faster with words than with the eyes."""
ROWS_AT_ONCE = 6
"""Rows that are new: of a whole folder's the window would be still while they are made."""


class Queue(ScrollColumn):
    """`certain_requested` for the summary of what is certain, `left_out_requested` for the list of what was left out,
    `tables_chosen` with tables of invoices to take in."""

    certain_requested = Signal()
    left_out_requested = Signal()
    tables_chosen = Signal(object)

    def __init__(self, state: SubmitState) -> None:
        super().__init__(860)
        self._state, self._batch = state, state.batch
        self._rows: dict[str, ProgressRow] = {}
        self._shown: dict[str, object] = {}
        self._awaits_first = True
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._appraise)
        self._rest = QTimer(self)
        self._rest.setInterval(0)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._show_rows)
        header = self.header = PageHeader(self.tr("Submit invoices"), self._how())
        header.corner.addWidget(help_icon("papers"))
        self.banner = Banner("", "danger")
        self.zone = DropZone(
            self.tr("Drop invoices anywhere on this window"),
            self.tr(
                "PDF, photos, XML invoices, saved messages, lists from your books (XLSX, ODS, CSV), ZIP and folders."
            ),
            self.tr("Choose files"),
        )
        self.zone.setMinimumHeight(230)
        self.zone.files_requested.connect(self.choose_files)
        self.sample = BusyButton(self.tr("Use the sample invoice"), "ordinary", "file")
        self.sample.clicked.connect(state.intake.use_sample)
        self.zone.add_action(self.sample)
        self.ways_in = self._make_ways_in()
        self.no_sample = Label(
            self.tr("You have used every sample invoice. Drop one of your own, or enter one manually."),
            "muted",
        )
        self.left_out = button("", "quiet", "info", flush=True)
        self.left_out.clicked.connect(self.left_out_requested)
        self._left_out_row = FlowRow(self.left_out)
        for widget in (header, self.ways_in, self.no_sample, self.banner, self.zone, self._left_out_row):
            self.column.addWidget(widget)
        self.progress = ProgressCard(self._batch)
        self.certain = CertainCard(self._batch)
        self.certain.submit.clicked.connect(self.certain_requested)
        self.by_post = ByPostCard(self._batch)
        self._list()
        for widget in (self.progress, self.list):
            self.column.addWidget(widget)
        self.column.addStretch()
        state.changed.connect(self.show_state)
        state.batch.changed.connect(self.show_state)

    def _make_ways_in(self) -> QWidget:
        self.choose = button(self.tr("Choose files"), "primary", "plus")
        self.choose.clicked.connect(self.choose_files)
        empty = button(self.tr("Enter manually"), "ordinary", "draft")
        empty.clicked.connect(self._state.intake.add_empty)
        table = button(self.tr("Import a spreadsheet"), "ordinary", "table")
        table.clicked.connect(self.choose_table)
        self.another = BusyButton(self.tr("Another sample invoice"), "ordinary", "file")
        self.another.clicked.connect(self._state.intake.use_sample)
        folder = button(self.tr("Choose a folder"), "ordinary", "folder")
        folder.clicked.connect(self.choose_folder)
        return FlowRow(self.choose, folder, empty, table, self.another)

    def _list(self) -> QWidget:
        self.list = Card(self.tr("In progress"))
        self.search = SearchField(self.tr("Search"), self.tr("Search invoices in progress"))
        self.search.textChanged.connect(self._batch.search_for)
        self.failed = button("", "quiet", "refresh")
        self.failed.clicked.connect(self._batch.read_failed_again)
        self.list.corner.addWidget(self.failed)
        self.list.corner.addWidget(self.search)
        self._list_rows = QVBoxLayout()
        self._list_rows.setSpacing(S)
        self.list.body.addLayout(self._list_rows)
        self.nothing = Label(self.tr("No matches."), "muted")
        self.list.body.addWidget(self.nothing)
        self.more = button("", "quiet", flush=True)
        self.more.clicked.connect(self._batch.show_more)
        self.list.body.addWidget(self.more)
        return self.list

    @property
    def start(self) -> QWidget:
        """What most people press first."""
        ready = next((row for row in self._rows.values() if row.is_primary), None)
        if ready is not None:
            return ready.check
        if self.sample.isVisibleTo(self):
            return self.sample
        return self.zone.action if self.zone.isVisibleTo(self) else self.choose

    def choose_files(self) -> None:
        """Ask for files to open."""
        dialogs.choose_invoices(self, self.tr("Open invoices"), self.take_files)

    def choose_folder(self) -> None:
        """Ask for a folder whose files are all taken in."""
        dialogs.choose_folder(
            self, self.tr("Open a folder of invoices"), lambda path: self.take_files([path])
        )

    def choose_table(self) -> None:
        dialogs.choose_files(
            self, self.tr("Open a spreadsheet of invoices"), self.tr("Tables (*.csv *.tsv *.xlsx *.xlsm *.xls *.ods)"),
            self._take_tables,
        )  # fmt: skip

    def take_files(self, paths: list[Path]) -> None:
        files, tables = without_tables(paths)
        if files:
            self._state.intake.add_files(files)
        if tables:
            self._state.intake.tables_received.emit(tables)

    def _take_tables(self, paths: list[Path]) -> None:
        self.tables_chosen.emit(paths)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_state()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
        self.progress.let_go()

    def _appraise(self) -> None:
        if not self._batch.appraise_some():
            self._timer.stop()

    def show_state(self) -> None:
        """Show the list, unless one of its drafts is under review instead."""
        state, batch = self._state, self._batch
        if state.current is not None:
            return
        if self.isVisible() and not batch.is_appraised:
            self._timer.start()
        failure = state.intake.failure or batch.failure
        self.banner.say(notices.notice(failure).sentence if failure is not None else "")
        is_first = state.intake.busy("sample") and state.intake.is_first_sample
        any_ = bool(state.rows) and not is_first
        self.zone.show_progress(self.tr("The invoice is being read on this computer.") if is_first else "")
        self.zone.setVisible(not any_)
        for sample, is_place in ((self.sample, not any_), (self.another, any_)):
            sample.setVisible(is_place and state.intake.offers_sample)
            sample.show_busy(state.intake.busy("sample"), self.tr("Reading…"))
        self.no_sample.setVisible(state.intake.is_out_of_samples)
        self.choose.setVisible(any_)
        left_out = state.left_out_count
        self.left_out.setText(f" {self.tr('%n left out', '', left_out)}")
        self.left_out.setAccessibleName(self.left_out.text().strip())
        self._left_out_row.setVisible(bool(left_out))
        self._show_first_way()
        self.list.setVisible(any_)
        if not any_:
            self.progress.let_go()
        self.progress.show_state()
        self.certain.show_state()
        self.header.show_subtitle(self._how())
        self.by_post.show_state()
        self._show_rows()

    def _how(self) -> str:
        """Say how invoices are submitted; several together only where some can be."""
        if self._batch.certain:
            return self.tr(
                "You review each invoice first, or submit together what was read with certainty."
                " Nothing is sent before that."
            )
        return self.tr("You review each invoice first. Nothing is sent before that.")

    def _show_first_way(self) -> None:
        """Make the sample the primary button in Practice, and choosing files elsewhere."""
        is_sample = self._state.intake.offers_sample
        change_variant(self.sample, "primary" if is_sample else "ordinary", "file")
        change_variant(self.zone.action, "ordinary" if is_sample else "primary", "plus")

    def _show_rows(self) -> None:
        batch = self._batch
        matching = batch.matching
        on_view = matching[: batch.most]
        wanted = {row.id for row in on_view}
        for id in [id for id in self._rows if id not in wanted]:
            gone = self._rows.pop(id)
            self._shown.pop(id, None)
            gone.hide()
            gone.deleteLater()
        added = 0
        for at, draft in enumerate(on_view):
            if draft.id not in self._rows:
                if added == ROWS_AT_ONCE:
                    self._rest.start()
                    break
                added += 1
                self._add_row(at, draft)
            self._show_row(draft)
        self._show_primary(on_view)
        left = len(matching) - len(on_view)
        self.more.setText(self.tr("Show %n more", "", left))
        self.more.setVisible(left > 0)
        self.nothing.setVisible(not matching)
        self.search.setVisible(len(self._state.rows) >= SEARCHED_FROM or bool(batch.search))
        failed = len(batch.failed)
        self.failed.setText(f" {self.tr('Try %n failed again', '', failed)}")
        self.failed.setAccessibleName(self.failed.text().strip())
        self.failed.setVisible(failed > 1)

    def _show_primary(self, on_view: list[Draft]) -> None:
        """Mark where work goes on: everything that is certain, else reading that was paused, else the first that can
        be checked, else more files."""
        ready = next((draft.id for draft in on_view if draft.state == "review"), None)
        is_settled = self.certain.isHidden() and self.progress.isHidden()
        first = ready if is_settled else None
        for id, row in self._rows.items():
            row.show_primary(id == first)
        goes_on_elsewhere = ready or not self.certain.isHidden() or self._batch.paused
        change_variant(self.choose, "ordinary" if goes_on_elsewhere else "primary", "plus")
        change_variant(self.progress.go_on, "primary" if self.certain.isHidden() else "ordinary", "forward")
        may_lead = self.isVisible() and self._awaits_first and self._is_at_the_way_in()
        if first is not None and first in self._rows and may_lead:
            self._rows[first].check.setFocus(Qt.FocusReason.OtherFocusReason)
        self._awaits_first = first not in self._rows

    def _is_at_the_way_in(self) -> bool:
        """Return whether the keyboard is where files are chosen, and not where somebody types or presses something."""
        focused = self.focusWidget()
        return focused is None or self.zone.isAncestorOf(focused) or focused in self.ways_in.children()

    def _add_row(self, at: int, draft: Draft) -> None:
        row = ProgressRow(draft.file_name or draft_title(draft))
        row.cancelled.connect(lambda: self._batch.remove([draft.id]))
        row.retried.connect(lambda: self._state.intake.read_again(draft.id))
        row.opened.connect(lambda: self._state.open(draft.id))
        row.undone.connect(lambda: self._batch.take_back(draft.id))
        row.hurried.connect(lambda: self._batch.send_now(draft.id))
        row.both_wanted.connect(lambda: self._keep_both(draft.id))
        self._rows[draft.id] = row
        self._list_rows.insertWidget(at, row)

    def _keep_both(self, draft_id: DraftId) -> None:
        row = next((row for row in self._state.rows if row.id == draft_id), None)
        other = self._batch.look_alike(row) if row is not None else None
        if other is not None:
            self._batch.keep_both(draft_id, other)
            self._state.reread([draft_id, *other.draft_ids])

    def _show_row(self, draft: Draft) -> None:
        row, batch = self._rows[draft.id], self._batch
        resting = batch.resting.get(draft.id)
        fraction = self._state.uploaded(draft.id) if draft.state == "uploading" else None
        words, tone = words_of(draft, batch)
        rests = draft.state == "submitting" and resting is not None
        stage = stage_of(draft, batch)
        title, action = draft_title(draft), draft_action(draft)
        is_doubled = draft.state == "review" and batch.look_alike(draft) is not None
        shown = (title, action, stage, words, fraction, tone, rests, draft.state, is_doubled)
        if self._shown.get(draft.id) == shown:
            return
        self._shown[draft.id] = shown
        row.rename(title, action)
        row.show_stage(stage, words, fraction, tone=tone)
        row.allow(
            open=draft.state in READABLE and not rests,
            retry=draft.state == "unread" and bool(draft.file_path),
            rest=rests,
            remove=draft.state != "submitting",
            keep_both=is_doubled,
        )
