"""The letterhead: a logo and a colour for mails, letters and the debtor's page, with how they look."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog

from recovery_contract.letterhead import LOGO_FILE_BYTES, LOGO_HEIGHT, LOGO_WIDTH, Letterhead
from recovery_desktop.ui import dialogs, notices
from recovery_desktop.ui.document_view.page_drawing import image_of
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.pages.settings.recovery.letterhead_preview import LetterheadPreview
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from recovery_desktop.ui.widgets.label import Label


class LetterheadCard(FoldingCard):
    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Logo and colour"))
        self._state = state
        self.words = Label("", "muted")
        self.banner = Banner("", "danger")
        self.choose = BusyButton(self.tr("Choose a logo…"), "ordinary", "file")
        self.choose.clicked.connect(self._choose_logo)
        self.remove = button(self.tr("Remove the logo"), "quiet", "remove")
        self.remove.clicked.connect(lambda: self._change(logo=None))
        limits = self.tr(
            "PNG or JPEG, {size} MB at most. It is scaled down to {width} × {height} pixels at most."
        )
        self.limits = Label(
            limits.format(size=LOGO_FILE_BYTES // 2**20, width=LOGO_WIDTH, height=LOGO_HEIGHT), "muted"
        )
        self.colour = button(self.tr("Choose a colour…"), "ordinary")
        self.colour.clicked.connect(self._choose_colour)
        self.usual = button(self.tr("Use the default colour"), "quiet", "undo")
        self.usual.clicked.connect(lambda: self._change(colour=None))
        self.darker = Label("", "muted")
        self.preview = LetterheadPreview()
        self.undo = button(self.tr("Undo"), "quiet", "undo")
        self.undo.clicked.connect(state.undo_letterhead)
        for widget in (
            self.words,
            self.banner,
            FlowRow(self.choose, self.remove),
            self.limits,
            FlowRow(self.colour, self.usual),
            self.darker,
            Label(self.tr("Preview: an email and a letter"), "label"),
            self.preview,
            FlowRow(self.undo),
        ):
            self.body.addWidget(widget)

    def show_state(self) -> None:
        state, letterhead = self._state, self._letterhead
        busy = state.busy("letterhead")
        self.choose.show_busy(busy, self.tr("Saving"))
        for control in (self.remove, self.colour, self.usual, self.undo):
            control.setEnabled(not busy)
        self.remove.setVisible(letterhead.logo is not None)
        self.usual.setVisible(letterhead.colour is not None)
        self.undo.setVisible(state.letterhead_before is not None)
        failure = state.failed.get("letterhead")
        self.banner.say("" if failure is None else notices.notice(failure).sentence)
        self.banner.setVisible(bool(self.banner.words))
        if state.done == "letterhead":
            self.words.setText(self.tr("Saved. It applies to everything sent from now on."))
        else:
            self.words.setText(
                self.tr("They appear at the top of emails and letters, and on the debtor’s page.")
            )
        used = letterhead.used_colour or letterhead.colour
        is_darker = (used or "").lower() != (letterhead.colour or "").lower()
        self.darker.setText(
            self.tr("Text in this colour would be unreadable on white, so a darker shade is used.")
            if is_darker
            else ""
        )
        self.darker.setVisible(is_darker)
        image = None if state.logo is None else image_of(state.logo)
        self.preview.show_head(self.tr("Your company"), image, used)

    @property
    def _letterhead(self) -> Letterhead:
        settings = self._state.settings
        return (settings.letterhead if settings is not None else None) or Letterhead()

    def _change(self, **values: str | None) -> None:
        self._state.set_letterhead(self._letterhead.model_copy(update=values))

    def _choose_logo(self) -> None:
        def take(files: list[Path]) -> None:
            self._state.choose_logo(files[0])

        pattern = self.tr("Pictures ({endings})").format(endings="*.png *.jpg *.jpeg")
        self.dialog = dialogs.choose_files(self, self.tr("Choose a logo"), pattern, take)

    def _choose_colour(self) -> None:
        dialog = QColorDialog(QColor(self._letterhead.colour or "#1f4e5f"), self)
        dialog.setWindowTitle(self.tr("Choose a colour"))
        dialog.colorSelected.connect(lambda colour: self._change(colour=colour.name()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
