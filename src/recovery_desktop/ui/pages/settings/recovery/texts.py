"""The texts that debtors read, by language: edited, and seen as they will be read before they are kept."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QCoreApplication, QLocale, QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QMenu, QPushButton

from recovery_contract.creditor_settings import MessageTemplate
from recovery_desktop.commands.text_versions import TextVersion
from recovery_desktop.failures import Refused
from recovery_desktop.translation import LANGUAGES
from recovery_desktop.ui import checks, dialogs, notices
from recovery_desktop.ui.countries import find_country
from recovery_desktop.ui.language import code_of
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.pages.settings.recovery.edited_words import EditedWords
from recovery_desktop.ui.pages.settings.recovery.marked_text import MarkedText
from recovery_desktop.ui.pages.settings.recovery.placeholders import NEEDED, SUMS, VALUES, PlaceholderMenu
from recovery_desktop.ui.pages.settings.recovery.plain_text import Mistake
from recovery_desktop.ui.pages.settings.recovery.sample import has_tones, preview
from recovery_desktop.ui.pages.settings.recovery.template_parts import TONES
from recovery_desktop.ui.text import channel_word, moment
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField, TextField
from recovery_desktop.ui.wording.message_names import text_word

BEGINNING = 40
"""In letters: so much of an earlier version stands in the menu."""
ORDER = (
    "reminder_first",
    "reminder_second",
    "reminder_last",
    "reminder_short",
    "call",
    "reminder_letter",
    "formal_notice",
)
"""As they usually follow each other; the others stand behind them by name."""


class TextsCard(FoldingCard):
    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Texts"))
        self._state = state
        self._shown: list[MessageTemplate] = []
        self._words = {"subject": EditedWords(""), "body": EditedWords("")}
        self._tone = "neutral"
        self.words = Label("", "muted")
        self.banner = Banner("", "danger")
        self.which = ChoiceField(self.tr("Text"), [])
        self.language = ChoiceField(self.tr("Language"), [])
        tones = (self.tr("Friendly"), self.tr("Neutral"), self.tr("Firm"))
        self.tone = ChoiceField(self.tr("Tone"), list(zip(TONES, tones, strict=True)))
        self.tone.show_value("neutral")
        self.tone.chosen.connect(lambda _: self._turn())
        self.by_tone = QCheckBox(self.tr("Each tone has its own words"))
        self.by_tone.toggled.connect(lambda _: self._typed())
        self.which.chosen.connect(lambda _: self._choose())
        self.language.chosen.connect(lambda _: self._choose())
        self.subject = TextField(self.tr("Subject"), optional=True, most=checks.SUBJECT_MOST)
        self.area = LongTextField(
            self.tr("Text"),
            hint=self.tr(
                "What is in brackets is filled in for each invoice. A part that begins with “Only if” is left out "
                "where that is not so."
            ),
            lines=10,
            most=checks.BODY_MOST,
        )
        self._marks = MarkedText(self.area.area)
        for field in (self.subject, self.area):
            field.edited.connect(lambda _: self._typed())
        self.enabled = QCheckBox(self.tr("In use"))
        self.enabled.toggled.connect(lambda _: self._typed())
        self.one_for_all = Label(
            self.tr("Saved like this, these words replace those of the other tones."), "muted"
        )
        self.read = Label("", "body").selectable()
        self.read.setAccessibleName(self.tr("Preview"))
        self.save = BusyButton(self.tr("Save"))
        self.save.clicked.connect(self._save)
        self.put_back = button(self.tr("Discard changes"), "quiet")
        self.put_back.clicked.connect(self._choose)
        self.saved = Label(self.tr("Saved."), "muted", wrap=False)
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
            self.by_tone,
            self.one_for_all,
            self.tone,
            self.subject,
            self.area,
            FlowRow(self.insert, self.earlier, self.original),
            self.enabled,
            Label(self.tr("As a debtor sees it, with an invented invoice"), "label"),
            self.read,
            FlowRow(self.save, self.put_back, self.saved),
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
            beginning = " ".join(EditedWords(version.body).plain[self._tone].split())[:BEGINNING]
            action = menu.addAction(f"{moment(version.at)} · {beginning}…".replace("&", "&&"))
            action.triggered.connect(lambda _=False, version=version: self._show_version(version))
        return menu

    def _show_version(self, version: TextVersion) -> None:
        self._take(version.subject, version.body)

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
        selected = self.which.value
        language = self.language.value if self.language.box.count() else self._language_of_debtors()
        names = sorted({(text.key, text.channel) for text in self._shown}, key=lambda name: _rank(*name))
        languages = sorted({text.language for text in self._shown})
        _refill(self.which, [(f"{k}/{c}", f"{text_word(k)} ({channel_word(c)})") for k, c in names], selected)
        spoken = [(code, LANGUAGES[code][0] if code in LANGUAGES else code) for code in languages]
        _refill(self.language, spoken, language)
        self._choose()

    def _language_of_debtors(self) -> str:
        country = find_country(self._state.session.connection_store.debtors.main_country())
        if not country:
            return code_of(QLocale())
        territory = QLocale.codeToTerritory(country)
        any_language, any_script = QLocale.Language.AnyLanguage, QLocale.Script.AnyScript
        return code_of(QLocale(any_language, any_script, territory))

    def _first_tone(self) -> str:
        """Return the tone in which the plan uses this text first: who changes only that one changes what is read."""
        plan = None if self._state.settings is None else self._state.settings.plan
        uses = (
            step.tone
            for step in (plan.steps if plan else ())
            if f"{step.template}/{step.channel}" == self.which.value
        )
        return next(uses, "neutral")

    def _choose(self) -> None:
        text = self._chosen()
        self._tone = self._first_tone()
        self.tone.show_value(self._tone)
        self.subject.setVisible(text is not None and text.channel in ("email", "letter"))
        self.enabled.setChecked(text is not None and text.enabled)
        self._take(text.subject if text is not None else "", text.body if text is not None else "")

    def _take(self, subject: str, body: str) -> None:
        """Show these stored words to be edited."""
        self._words = {"subject": EditedWords(subject), "body": EditedWords(body)}
        self._show_tone()
        is_locked = any(words.is_locked for words in self._words.values())
        for field in (self.subject.line, self.area.area):
            field.setReadOnly(is_locked)
        self.insert.setEnabled(not is_locked)
        self.by_tone.setChecked(has_tones(subject + body))
        self.by_tone.setVisible(not is_locked)
        self._typed()

    def _show_tone(self) -> None:
        self.subject.show_value(self._words["subject"].plain[self._tone])
        self.area.show_value(self._words["body"].plain[self._tone])

    def _turn(self) -> None:
        """Show the words of the tone that was chosen."""
        self._tone = self.tone.value
        self._show_tone()
        self._typed()

    def _chosen(self) -> MessageTemplate | None:
        key, _, channel = self.which.value.partition("/")
        name = (key, channel, self.language.value)
        return next((one for one in self._shown if (one.key, one.channel, one.language) == name), None)

    def _edited(self) -> MessageTemplate | None:
        """Return the text as it stands here. Raises Mistake."""
        text = self._chosen()
        if text is None:
            return None
        words = {name: words.stored(self._one_tone) for name, words in self._words.items()}
        return text.model_copy(update={**words, "enabled": self.enabled.isChecked()})

    @property
    def _one_tone(self) -> str:
        """The tone whose words count for all, where they are the same."""
        return "" if self.by_tone.isChecked() else self._tone

    def _typed(self) -> None:
        self.tone.setVisible(self.by_tone.isChecked())
        for field, words in ((self.subject, self._words["subject"]), (self.area, self._words["body"])):
            if not words.is_locked:
                words.plain[self._tone] = field.value
            mistake = words.mistake(self._tone)
            field.say("" if mistake is None else mistake.words)
            if field is self.area:
                self._marks.show_mistake(mistake)
        if any(words.is_locked for words in self._words.values()):
            locked = self.tr("Part of this text cannot be shown in words: it can be read here, not changed.")
            self.area.say(locked, "muted")
        elif not self.area.message:
            self.area.say(self._missing(), "warning")
        is_lost = not self.by_tone.isChecked() and any(words.has_tones for words in self._words.values())
        self.one_for_all.setVisible(is_lost)
        self._preview()
        self._show_words()

    def _missing(self) -> str:
        """Return which values the debtor needs and cannot read any more."""
        rows = [words.values(self._tone) for words in self._words.values()]
        before = {name for names, _ in rows for name in names}
        now = {name for _, names in rows for name in names}
        gone = [name for name in NEEDED if name in before - now and not (name in SUMS and now & SUMS)]
        if not gone:
            return ""
        names = ", ".join(f"[{QCoreApplication.translate('TextsCard', VALUES[name])}]" for name in gone)
        words = self.tr("No longer in this text: {values}. Put it back if the debtor is to read it.")
        return words.replace("{values}", names)

    def _preview(self) -> None:
        """Show the text as a debtor reads it; while something is wrong, as it was before."""
        with suppress(Mistake):
            edited = self._edited()
            subject, body = ("", "") if edited is None else (edited.subject, edited.body)
            rows = [preview(words, self._tone, self.language.value) for words in (subject, body) if words]
            self.read.setText("\n\n".join(rows))

    def _show_words(self) -> None:
        text = self._chosen()
        try:
            changed = text != self._edited()
        except Mistake:
            changed = True
        if text is None and self._shown:
            words = self.tr("This text does not exist in this language: the English one is used.")
        elif text is not None and not text.reviewed:
            words = self.tr("This translation was not reviewed by a lawyer. Read it before you use it.")
        else:
            words = self.tr("Greeting, payment details and signature are added automatically.")
        self.words.setText(words)
        # Beside what was pressed: the head of the card is out of view by then.
        self.saved.setVisible(self._state.done == "texts" and not changed)
        self.put_back.setVisible(changed)
        self.earlier.setVisible(text is not None and bool(self._state.versions_of(text)))
        self.original.setVisible(text is not None)
        self.save.allow(changed, self.tr("Nothing changed"))

    def _save(self) -> None:
        empty = ""
        if self.enabled.isChecked() and not self.area.value:
            empty = self.tr("An empty text cannot be sent. Write it, or switch it off.")
        self._find_mistake()
        subject = [(self.subject, self._wrong("subject"))] if not self.subject.isHidden() else []
        if complain(*subject, (self.area, empty or self._wrong("body"))):
            return
        edited = self._edited()
        if edited is not None:
            self._state.set_text(edited)

    def _find_mistake(self) -> None:
        """Go to the tone in which something is wrong, where it is another one."""
        if self._one_tone or self._wrong("subject") or self._wrong("body"):
            return
        for tone in TONES:
            if any(words.mistake(tone) for words in self._words.values()):
                self.tone.show_value(tone)
                self._turn()
                return

    def _wrong(self, name: str) -> str:
        mistake = self._words[name].mistake(self._tone)
        return "" if mistake is None else mistake.words


def _rank(key: str, channel: str) -> tuple[int, str, str]:
    return (ORDER.index(key) if key in ORDER else len(ORDER), key, channel)


def _refill(field: ChoiceField, rows: list[tuple[str, str]], chosen: str) -> None:
    field.box.clear()
    for value, words in rows:
        field.box.addItem(words, value)
    at = field.box.findData(chosen)
    field.box.setCurrentIndex(max(at, 0))
