"""The texts that debtors read, by language: edited, and seen as they will be read before they are kept."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QMenu, QPushButton

from recovery_contract.creditor_settings import MessageTemplate
from recovery_desktop.commands.text_versions import TextVersion
from recovery_desktop.failures import Refused
from recovery_desktop.translation import LANGUAGES
from recovery_desktop.ui import checks, dialogs, notices
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.pages.settings.recovery.placeholders import PlaceholderMenu
from recovery_desktop.ui.pages.settings.recovery.sample import TONES, has_tones, preview, unknown
from recovery_desktop.ui.text import channel_word, moment
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField, TextField
from recovery_desktop.ui.wording.message_names import text_word

BEGINNING = 40
"""In letters: so much of an earlier version stands in the menu."""


class TextsCard(Card):
    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Texts"))
        self._state = state
        self._shown: list[MessageTemplate] = []
        self.words = Label("", "muted")
        self.banner = Banner("", "danger")
        self.which = ChoiceField(self.tr("Text"), [])
        self.language = ChoiceField(self.tr("Language"), [])
        tones = (self.tr("Friendly"), self.tr("Neutral"), self.tr("Firm"))
        self.tone = ChoiceField(self.tr("Tone"), list(zip(TONES, tones, strict=True)))
        self.tone.show_value("neutral")
        self.tone.chosen.connect(lambda _: self._typed())
        self.which.chosen.connect(lambda _: self._choose())
        self.language.chosen.connect(lambda _: self._choose())
        self.subject = TextField(self.tr("Subject"), optional=True, most=checks.SUBJECT_MOST)
        self.area = LongTextField(self.tr("Text"), lines=8, most=checks.BODY_MOST)
        for field in (self.subject, self.area):
            field.edited.connect(lambda _: self._typed())
        self.enabled = QCheckBox(self.tr("In use"))
        self.enabled.toggled.connect(lambda _: self._typed())
        self.read = Label("", "body").selectable()
        self.read.setAccessibleName(self.tr("Preview"))
        self.save = BusyButton(self.tr("Save"))
        self.save.clicked.connect(self._save)
        self.put_back = button(self.tr("Discard changes"), "quiet")
        self.put_back.clicked.connect(self._choose)
        self.insert = button(self.tr("Insert a value"), "quiet", "plus", flush=True)
        self.insert.clicked.connect(lambda: self._pop_up(PlaceholderMenu(self, self._insert), self.insert))
        self.earlier = button(self.tr("Earlier versions"), "quiet", "clock", flush=True)
        self.earlier.clicked.connect(lambda: self._pop_up(self.make_versions_menu(), self.earlier))
        self.original = button(self.tr("Restore original"), "quiet", "undo", flush=True)
        self.original.clicked.connect(self._reset)
        for widget in (
            self.words,
            self.banner,
            SideBySide(self.which, self.language, shares=(2, 1)),
            self.subject,
            self.area,
            FlowRow(self.insert, self.earlier, self.original),
            self.enabled,
            Label(self.tr("As a debtor sees it, with an invented invoice"), "label"),
            self.tone,
            self.read,
            FlowRow(self.save, self.put_back),
        ):
            self.body.addWidget(widget)

    def show_state(self) -> None:
        state = self._state
        texts = state.settings.texts if state.settings is not None else None
        rows = [] if texts is None else texts.data
        if rows != self._shown:
            self._shown = list(rows)
            self._offer()
        failure = state.failed.get("texts")
        if isinstance(failure, Refused) and (failure.field or "").endswith("body"):
            self.area.refuse(notices.refusal(failure))
            self.area.take_focus()
            del state.failed["texts"]
            failure = None
        self.banner.say("" if failure is None else notices.notice(failure).sentence)
        self.save.show_busy(state.busy("texts"), self.tr("Saving"))
        self._show_words()

    def _pop_up(self, menu: QMenu, below: QPushButton) -> None:
        menu.popup(below.mapToGlobal(QPoint(0, below.height())))

    def _insert(self, placeholder: str) -> None:
        self.area.area.insertPlainText(placeholder)
        self.area.take_focus()

    def make_versions_menu(self) -> QMenu:
        """Return the versions of the text on view; a chosen one is read and changed before it is stored."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        text = self._chosen()
        for version in [] if text is None else self._state.versions_of(text):
            beginning = " ".join(version.body.split())[:BEGINNING]
            action = menu.addAction(f"{moment(version.at)} · {beginning}…".replace("&", "&&"))
            action.triggered.connect(lambda _=False, version=version: self._show_version(version))
        return menu

    def _show_version(self, version: TextVersion) -> None:
        self.subject.show_value(version.subject)
        self.area.show_value(version.body)
        self._typed()

    def _reset(self) -> None:
        text = self._chosen()
        if text is None:
            return
        dialog = dialogs.question(
            self,
            self.tr("Restore the original text?"),
            self.tr("Your text is replaced by the original. You find it again among the earlier versions."),
            self.tr("Restore original"),
        )
        dialog.accepted.connect(lambda: self._state.reset_text(text))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _offer(self) -> None:
        selected, language = self.which.value, self.language.value
        names = sorted({(text.key, text.channel) for text in self._shown})
        languages = sorted({text.language for text in self._shown})
        _refill(self.which, [(f"{k}/{c}", f"{text_word(k)} ({channel_word(c)})") for k, c in names], selected)
        spoken = [(code, LANGUAGES[code][0] if code in LANGUAGES else code) for code in languages]
        _refill(self.language, spoken, language or QLocale().name()[:2])
        self._choose()

    def _choose(self) -> None:
        text = self._chosen()
        if text is None:
            for field in (self.subject, self.area):
                field.show_value("")
            self._typed()
            return
        self.subject.setVisible(text.channel in ("email", "letter"))
        self.subject.show_value(text.subject)
        self.area.show_value(text.body)
        self.enabled.setChecked(text.enabled)
        self._typed()

    def _chosen(self) -> MessageTemplate | None:
        key, _, channel = self.which.value.partition("/")
        name = (key, channel, self.language.value)
        return next((one for one in self._shown if (one.key, one.channel, one.language) == name), None)

    def _edited(self) -> MessageTemplate | None:
        text = self._chosen()
        if text is None:
            return None
        typed = {"subject": self.subject.value, "body": self.area.value, "enabled": self.enabled.isChecked()}
        return text.model_copy(update=typed)

    def _typed(self) -> None:
        for field in (self.subject, self.area):
            field.say(self._unknown(field.value))
        tone, language = self.tone.value, self.language.value
        self.tone.setVisible(has_tones(self.subject.value + self.area.value))
        subject = f"{preview(self.subject.value, tone, language)}\n\n" if self.subject.value else ""
        self.read.setText(subject + preview(self.area.value, tone, language))
        self._show_words()

    def _unknown(self, typed: str) -> str:
        names = unknown(typed)
        words = self.tr("There is no value with this name: {name}")
        return words.format(name=names[0]) if names else ""

    def _show_words(self) -> None:
        text, edited = self._chosen(), self._edited()
        changed = text != edited
        if text is None and self._shown:
            words = self.tr("This text does not exist in this language: the English one is used.")
        elif text is not None and not text.reviewed:
            words = self.tr("This translation was not reviewed by a lawyer. Read it before you use it.")
        elif self._state.done == "texts" and not changed:
            words = self.tr("Saved.")
        else:
            words = self.tr("Greeting, payment details and signature are added automatically.")
        self.words.setText(words)
        self.put_back.setVisible(changed)
        self.earlier.setVisible(text is not None and bool(self._state.versions_of(text)))
        self.original.setVisible(text is not None)
        self.save.allow(changed, self.tr("Nothing changed"))

    def _save(self) -> None:
        edited = self._edited()
        empty = ""
        if self.enabled.isChecked() and not self.area.value:
            empty = self.tr("An empty text cannot be sent. Write it, or switch it off.")
        subject = [(self.subject, self._unknown(self.subject.value))] if not self.subject.isHidden() else []
        if complain(*subject, (self.area, empty or self._unknown(self.area.value))):
            return
        if edited is not None:
            self._state.set_text(edited)


def _refill(field: ChoiceField, rows: list[tuple[str, str]], chosen: str) -> None:
    field.box.clear()
    for value, words in rows:
        field.box.addItem(words, value)
    at = field.box.findData(chosen)
    field.box.setCurrentIndex(max(at, 0))
