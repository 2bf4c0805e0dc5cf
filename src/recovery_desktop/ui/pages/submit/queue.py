"""The list of invoices on their way: what is read now, what is certain, and each with what can be done."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from recovery_desktop.store.drafts import Draft
from recovery_desktop.ui import dialogs, notices, text
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.batch import leaves_at, sums_of
from recovery_desktop.ui.pages.submit.state import READABLE, SubmitState
from recovery_desktop.ui.tokens import S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.drop import DropZone
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn
from recovery_desktop.ui.widgets.label import ElidedLabel, Label
from recovery_desktop.ui.widgets.progress_row import ProgressRow, Stage
from recovery_desktop.ui.widgets.search_field import SearchField

_STAGES: dict[str, Stage] = {
    "waiting": "waiting",
    "uploading": "running",
    "reading": "running",
    "review": "done",
    "unread": "failed",
    "submitting": "running",
}
SEARCHED_FROM = 5
"""So many rows are looked through faster with words than with the eyes."""


class Queue(ScrollColumn):
    """`certain_asked` for the summary of what is certain, `table_chosen` with a table of invoices to take in."""

    certain_asked = Signal()
    table_chosen = Signal(object)

    def __init__(self, state: SubmitState) -> None:
        super().__init__(860)
        self._state, self._batch = state, state.batch
        self._rows: dict[str, ProgressRow] = {}
        self._shown: dict[str, object] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._appraise)
        header = PageHeader(
            self.tr("Submit invoices"),
            self.tr("What is read here waits for your check. Nothing is sent before."),
        )
        self.banner = Banner("", "danger")
        self.zone = DropZone(
            self.tr("Drop invoices anywhere on this window"),
            self.tr("PDF files, or photos as PNG or JPEG. Several at once."),
            self.tr("Choose files"),
        )
        self.zone.setMinimumHeight(230)
        self.zone.asked.connect(self.choose_files)
        for widget in (header, self._ways_in(), self.banner, self.zone):
            self.column.addWidget(widget)
        for widget in (self._progress(), self._certain(), self._list()):
            self.column.addWidget(widget)
        self.column.addStretch()
        state.changed.connect(self.show_state)
        state.batch.changed.connect(self.show_state)

    def _ways_in(self) -> QWidget:
        self.choose = button(self.tr("Choose files"), "primary", "plus")
        self.choose.clicked.connect(self.choose_files)
        empty = button(self.tr("Type one in"), "ordinary", "draft")
        empty.clicked.connect(self._state.add_empty)
        table = button(self.tr("Take in a table"), "ordinary", "table")
        table.clicked.connect(self.choose_table)
        return FlowRow(self.choose, empty, table)

    def _progress(self) -> QWidget:
        self.progress = Card()
        self.progress_words = Label("", "strong")
        self.progress_file = ElidedLabel("", "caption")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Files that were read"))
        self.pause = button(self.tr("Pause"), "ordinary", "pause")
        self.pause.clicked.connect(self._batch.pause)
        self.go_on = button(self.tr("Go on"), "primary", "forward")
        self.go_on.clicked.connect(self._batch.go_on)
        self.cancel = button(self.tr("Remove what is not read"), "quiet")
        self.cancel.clicked.connect(self._batch.cancel_waiting)
        head = QHBoxLayout()
        head.setSpacing(S)
        head.addWidget(self.progress_words, 1)
        for action in (self.cancel, self.pause, self.go_on):
            head.addWidget(action)
        self.progress.body.addLayout(head)
        self.progress.body.addWidget(self.bar)
        self.progress.body.addWidget(self.progress_file)
        self.progress.body.setSpacing(S)
        return self.progress

    def _certain(self) -> QWidget:
        self.certain = Card()
        self.certain_words = Label("", "strong")
        self.submit_certain = button(self.tr("Look through and submit"), "primary", "submit")
        self.submit_certain.clicked.connect(self.certain_asked)
        said = QVBoxLayout()
        said.setSpacing(S)
        said.addWidget(self.certain_words)
        said.addWidget(
            Label(
                self.tr("Read without a doubt, to companies and addresses that you confirmed before."),
                "caption",
            )
        )
        row = QHBoxLayout()
        row.addLayout(said, 1)
        row.addWidget(self.submit_certain)
        self.certain.body.addLayout(row)
        return self.certain

    def _list(self) -> QWidget:
        self.list = Card(self.tr("On their way"))
        self.search = SearchField(self.tr("Search"), self.tr("Search what is on its way"))
        self.search.textChanged.connect(self._batch.search_for)
        self.failed = button("", "quiet", "refresh")
        self.failed.clicked.connect(self._batch.read_failed_again)
        self.list.corner.addWidget(self.failed)
        self.list.corner.addWidget(self.search)
        self._list_rows = QVBoxLayout()
        self._list_rows.setSpacing(0)
        self.list.body.addLayout(self._list_rows)
        self.nothing = Label(self.tr("Nothing on its way has these words."), "muted")
        self.list.body.addWidget(self.nothing)
        self.more = button("", "quiet", flush=True)
        self.more.clicked.connect(self._batch.show_more)
        self.list.body.addWidget(self.more)
        return self.list

    def choose_files(self) -> None:
        """Ask for files to open."""
        dialogs.choose_files(
            self,
            self.tr("Open invoices"),
            self.tr("Invoices (*.pdf *.png *.jpg *.jpeg *.heic *.heif);;All files (*)"),
            self.take_files,
        )

    def choose_table(self) -> None:
        dialogs.choose_files(
            self, self.tr("Open a table of invoices"), self.tr("Tables (*.csv *.tsv)"), self._take_table
        )

    def take_files(self, paths: list[Path]) -> None:
        self._state.add_files(paths)

    def _take_table(self, paths: list[Path]) -> None:
        self.table_chosen.emit(paths[0])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_state()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

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
        failure = state.failure or batch.failure
        self.banner.say(notices.notice(failure).sentence if failure is not None else "")
        any_ = bool(state.rows)
        self.zone.setVisible(not any_)
        self.choose.setVisible(any_)
        self.list.setVisible(any_)
        self._show_progress()
        self._show_certain()
        self._show_rows()

    def _show_progress(self) -> None:
        progress, paused = self._batch.progress, self._batch.paused
        self.progress.setVisible(progress.runs and (paused or progress.whole > 1))
        words = self.tr("{done} of {whole} read").format(
            done=progress.done + progress.failed, whole=progress.whole
        )
        if paused:
            words = self.tr("Paused: {words}").format(words=words)
        if progress.failed:
            words = f"{words}. {self.tr('%n could not be read', '', progress.failed)}"
        self.progress_words.setText(words)
        self.bar.setRange(0, max(progress.whole, 1))
        self.bar.setValue(progress.done + progress.failed)
        self.progress_file.setText(
            self.tr("Reading {name}").format(name=progress.current) if progress.current else ""
        )
        self.progress_file.setVisible(bool(progress.current))
        self.pause.setVisible(not paused)
        self.go_on.setVisible(paused)

    def _show_certain(self) -> None:
        chosen = self._batch.certain
        self.certain.setVisible(bool(chosen))
        sums = ", ".join(text.money(*one) for one in sums_of(chosen))
        words = self.tr("%n invoice(s) are certain", "", len(chosen))
        self.certain_words.setText(text.named(words, sums) if chosen else "")

    def _show_rows(self) -> None:
        batch = self._batch
        found = batch.found
        on_view = found[: batch.most]
        wanted = {row.id for row in on_view}
        for id in [id for id in self._rows if id not in wanted]:
            gone = self._rows.pop(id)
            self._shown.pop(id, None)
            gone.hide()
            gone.deleteLater()
        for at, draft in enumerate(on_view):
            if draft.id not in self._rows:
                self._add_row(at, draft)
            self._show_row(draft)
        left = len(found) - len(on_view)
        self.more.setText(self.tr("Show %n more", "", left))
        self.more.setVisible(left > 0)
        self.nothing.setVisible(not found)
        self.search.setVisible(len(self._state.rows) >= SEARCHED_FROM or bool(batch.search))
        failed = len(batch.failed)
        self.failed.setText(f" {self.tr('Try %n failed again', '', failed)}")
        self.failed.setAccessibleName(self.failed.text().strip())
        self.failed.setVisible(failed > 1)

    def _add_row(self, at: int, draft: Draft) -> None:
        row = ProgressRow(self._name(draft))
        row.cancelled.connect(lambda: self._batch.remove([draft.id]))
        row.retried.connect(lambda: self._state.read_again(draft.id))
        row.opened.connect(lambda: self._state.open(draft.id))
        row.taken_back.connect(lambda: self._batch.take_back(draft.id))
        row.hurried.connect(lambda: self._batch.send_now(draft.id))
        self._rows[draft.id] = row
        self._list_rows.insertWidget(at, row)

    def _name(self, draft: Draft) -> str:
        return draft.file_name or self.tr("Typed in")

    def _show_row(self, draft: Draft) -> None:
        row, batch = self._rows[draft.id], self._batch
        resting = batch.resting.get(draft.id)
        fraction = self._state.uploaded(draft.id) if draft.state == "uploading" else None
        words, tone = self._words(draft)
        rests = draft.state == "submitting" and resting is not None
        stage: Stage = "waiting" if rests else _STAGES.get(draft.state, "waiting")
        shown = (stage, words, fraction, tone, rests, draft.state)
        if self._shown.get(draft.id) == shown:
            return
        self._shown[draft.id] = shown
        row.show_stage(stage, words, fraction, tone=tone)
        row.allow(
            open=draft.state in READABLE and not rests,
            retry=draft.state == "unread" and bool(draft.file_path),
            rest=rests,
            remove=draft.state != "submitting",
        )

    def _words(self, draft: Draft) -> tuple[str, str]:
        """What is said of a draft, and in which tone."""
        if draft.state == "submitting":
            resting = self._batch.resting.get(draft.id)
            if resting is None:
                return self.tr("Submitting"), ""
            return self.tr("Leaves on {moment}").format(moment=text.moment(leaves_at(resting))), ""
        if draft.state == "review":
            return self._to_check(draft)
        if draft.state == "unread":
            return self._why_unread(draft), ""
        waiting = self.tr("Paused") if self._batch.paused else self.tr("Waiting")
        words = {"uploading": self.tr("Uploading"), "reading": self.tr("Reading")}
        return words.get(draft.state, waiting), ""

    def _to_check(self, draft: Draft) -> tuple[str, str]:
        made = self._batch.appraisal(draft)
        total = made.total
        debtor = made.form.value("debtor.company_name")
        about = ""
        if total is not None and debtor:
            money = text.money(total, made.form.currency)
            about = self.tr("{amount} from {debtor}").format(amount=money, debtor=debtor)
        earlier = made.doubts.get("invoice.numbers", "")
        if earlier:
            said, tone = earlier, "warning"
        elif made.missing:
            names = ", ".join(dict.fromkeys(forms.name_of(_top(path)) for path in made.missing))
            said, tone = self.tr("Missing: {names}").format(names=names), ""
        elif made.certain:
            said, tone = self.tr("Certain"), "success"
        else:
            said, tone = self.tr("Ready to be checked and submitted"), ""
        return (f"{about} · {said}" if about else said), tone

    def _why_unread(self, draft: Draft) -> str:
        said = notices.kept(draft.failure or {})
        return " ".join(part for part in (said, self.tr("You can type the fields in.")) if part)


def _top(path: str) -> str:
    """The field of a path inside a contact is the contacts' own."""
    return forms.CONTACTS if path.startswith(forms.CONTACTS) else path
