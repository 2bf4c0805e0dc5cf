"""How letters are posted, and the lines under the creditor's name at their head."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, cast

from pydantic import ValidationError

from recovery_contract.creditor_settings import Letters
from recovery_desktop.ui import dialogs, notices
from recovery_desktop.ui.field_errors import show_field_error
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.field import Field, complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField, TextField

LINES_AT_MOST: Final = 6
LINE_AT_MOST: Final = 80
Way = Literal["print", "folder", "provider", "operator"]


class LettersCard(FoldingCard):
    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Letters"))
        self._state = state
        self._shown: Letters | None = None
        self.words = Label("", "muted")
        self.banner = Banner("", "danger")
        self.way = ChoiceField(
            self.tr("How letters are sent"),
            [
                ("print", self.tr("I print and post them")),
                ("folder", self.tr("Into a folder, as PDF")),
                ("provider", self.tr("Through a provider")),
            ],
        )
        self.way.chosen.connect(lambda _: self._show_ways())
        self.folder = TextField(self.tr("Folder for letters"), most=1_000)
        self.choose = button(self.tr("Choose a folder"), "quiet", "open", flush=True)
        self.choose.clicked.connect(self._choose_folder)
        self.url = TextField(self.tr("Address of the provider"), placeholder="https://", most=2_000)
        self.token = TextField(self.tr("Token of the provider"), secret=True, most=2_000)
        self.provider = SideBySide(self.url, self.token)
        self.lines = LongTextField(
            self.tr("Lines under your name"),
            hint=self.tr(
                "At the top of each letter. If empty: the address, email and phone of your account."
            ),
            optional=True,
            lines=4,
        )
        self.fields: dict[str, Field] = {
            "way": self.way,
            "folder": self.folder,
            "url": self.url,
            "token": self.token,
            "sender": self.lines,
        }
        for field in (self.folder, self.url, self.token, self.lines):
            field.edited.connect(lambda _: self._show_ways())
        self.save = BusyButton(self.tr("Save"))
        self.save.clicked.connect(self._save)
        self.choosing = FlowRow(self.choose)
        for widget in (
            self.words,
            self.banner,
            self.way,
            self.folder,
            self.choosing,
            self.provider,
            self.lines,
            FlowRow(self.save),
        ):
            self.body.addWidget(widget)

    def show_state(self) -> None:
        state = self._state
        letters = state.settings.letters if state.settings is not None else None
        if letters is not None and letters != self._shown:
            self._shown = letters
            if letters.way != "operator":
                self.way.show_value(letters.way)
            self.folder.show_value(letters.folder or "")
            self.url.show_value(letters.url or "")
            self.token.line.put("")
            self.lines.show_value("\n".join(letters.sender))
        self.save.show_busy(state.busy("letters"), self.tr("Saving"))
        self._show_failure()
        self._show_ways()

    def _show_ways(self) -> None:
        # Practice posts nothing, whichever way was chosen.
        ours = self._shown is not None and self._shown.way != "operator" and self._state.sends
        way = self.way.value if ours else "operator"
        self.way.setVisible(ours)
        self.folder.setVisible(way == "folder")
        self.choosing.setVisible(way == "folder")
        self.provider.setVisible(way == "provider")
        is_unchanged = (
            self._shown is not None and self._shown.way == "provider" and self._shown.url == self.url.value
        )
        self.token.line.setPlaceholderText(self.tr("Unchanged") if is_unchanged else "")
        self.words.setText(self._words(way))

    def _words(self, way: str) -> str:
        if self._state.done == "letters":
            return self.tr("Saved. It applies to letters from now on.")
        if not self._state.sends:
            return self.tr("Practice posts nothing; a letter is only shown.")
        return {
            "print": self.tr("Each letter waits as a PDF on the page of its invoice."),
            "folder": self.tr(
                "Each letter is saved there once, ready to print: for a shared folder or a print shop."
            ),
            "provider": self.tr("Each letter is handed over once, as PDF and address, over HTTPS."),
        }.get(way, self.tr("The operator of this service prints and posts the letters."))

    def _show_failure(self) -> None:
        failure = self._state.failed.get("letters")
        if show_field_error(failure, self.fields):
            # Said once: the next change takes it away.
            del self._state.failed["letters"]
            self.banner.say("")
        else:
            self.banner.say("" if failure is None else notices.notice(failure).sentence)
        self.banner.setVisible(bool(self.banner.words))

    def _choose_folder(self) -> None:
        def take(folder: Path) -> None:
            self.folder.show_value(str(folder))
            self.folder.reconsider()
            self._show_ways()

        self.dialog = dialogs.choose_folder(self, self.tr("Folder for letters"), take)

    def _save(self) -> None:
        assert self._shown is not None
        way = cast("Way", "operator" if self._shown.way == "operator" else self.way.value)
        lines = [line.strip() for line in self.lines.value.splitlines() if line.strip()]
        no_folder = "" if self.folder.value else self.tr("Where letters are saved.")
        no_url = "" if "://" in self.url.value else self.tr("An address that begins with https://")
        of_way = {"folder": [(self.folder, no_folder)], "provider": [(self.url, no_url), (self.token, "")]}
        if complain(*of_way.get(way, []), (self.lines, self._too_much(lines))):
            return
        provider = way == "provider"
        try:
            letters = Letters(
                way=way,
                folder=self.folder.value if way == "folder" else None,
                url=self.url.value if provider else None,
                token=(self.token.line.text() or None) if provider else None,
                sender=lines,
            )
        except ValidationError:
            self.banner.say(self.tr("These values cannot be used together."))
            return
        self._state.set_letters(letters)

    def _too_much(self, lines: list[str]) -> str:
        if len(lines) > LINES_AT_MOST or any(len(line) > LINE_AT_MOST for line in lines):
            words = self.tr("At most {lines} lines of {letters} characters.")
            return words.format(lines=LINES_AT_MOST, letters=LINE_AT_MOST)
        return ""
