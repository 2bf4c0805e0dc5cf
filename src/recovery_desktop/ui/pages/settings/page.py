"""Everything that can be set, in sections: one calm column each."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from functools import cached_property

from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QVBoxLayout, QWidget

from recovery_desktop.translation import LANGUAGES
from recovery_desktop.ui import dialogs, language, text
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.pages.settings.about.card import About
from recovery_desktop.ui.pages.settings.about.state import AboutState
from recovery_desktop.ui.pages.settings.data.section import DataSection
from recovery_desktop.ui.pages.settings.data.state import DataState
from recovery_desktop.ui.pages.settings.never.state import NeverState
from recovery_desktop.ui.pages.settings.notices import NoticeSettings
from recovery_desktop.ui.pages.settings.recovery.section import RecoverySection
from recovery_desktop.ui.pages.settings.remembered import RememberedCorrections
from recovery_desktop.ui.pages.settings.state import SettingsState
from recovery_desktop.ui.pages.settings.watched.card import WatchedCard
from recovery_desktop.ui.pages.settings.watched.state import WatchedState
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XL
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, KeyValues, PageHeader, ScrollColumn, SideBySide, stacked
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.tabs import Section, Tabs
from recovery_desktop.ui.widgets.text_field import ChoiceField
from recovery_desktop.ui.wording.connections import kind_word


class SettingsPage(QWidget):
    def __init__(
        self,
        state: SettingsState,
        about: AboutState | None = None,
        recovery: RecoveryState | None = None,
        data: DataState | None = None,
        never: NeverState | None = None,
        watched: WatchedState | None = None,
    ) -> None:
        """Build the page; a state that is left out has no section."""
        super().__init__()
        self._state = state
        self._spoken = state.choice("language")
        self._show_parts: list[Callable[[], None]] = []
        # Each section is made when it is first asked for: all of them together would hold up the page.
        sections: list[tuple[str, str, Section]] = [
            ("look", self.tr("Appearance"), lambda: _section(self._look())),
            ("notices", self.tr("Notices"), lambda: _section(self.notice_settings)),
        ]
        if recovery is not None:
            sections.append(("recovery", self.tr("Recoveries"), lambda: RecoverySection(recovery, never)))
        sections += [
            ("learned", self.tr("Learned"), lambda: _section(self.remembered)),
            ("data", self.tr("Data"), lambda: self._data_section(data, watched)),
            ("support", self.tr("Support"), lambda: _section(self._logs())),
        ]
        if about is not None:
            sections.append(("about", self.tr("About"), lambda: _section(About(about))))
        page = ScrollColumn(760)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)
        page.column.addWidget(PageHeader(self.tr("Settings")))
        self.sections = Tabs(sections)
        page.column.addWidget(self.sections)
        page.column.addStretch(1)
        self.sections.shown.connect(state.section_shown)
        state.section_requested.connect(self.sections.show_section)
        state.section_requested.connect(lambda _: page.to_top())
        state.changed.connect(self._show)

    def _follow(self, show: Callable[[], None]) -> None:
        """Show this part now and after every change."""
        self._show_parts.append(show)
        show()

    @cached_property
    def remembered(self) -> RememberedCorrections:
        section = RememberedCorrections(self._state)
        self._follow(section.show_state)
        return section

    @cached_property
    def notice_settings(self) -> NoticeSettings:
        section = NoticeSettings(self._state)
        self._follow(section.show_state)
        return section

    def _data_section(self, data: DataState | None, watched: WatchedState | None) -> QWidget:
        cards: list[QWidget] = [self._connection()]
        if watched is not None:
            cards.append(WatchedCard(watched))
        if data is not None:
            cards.append(DataSection(data))
        return _section(*cards)

    def _look(self) -> Card:
        card = Card(self.tr("Appearance"))
        self.theme = ChoiceField(
            self.tr("Theme"),
            [
                ("system", self.tr("Match system")),
                ("light", self.tr("Light")),
                ("dark", self.tr("Dark")),
                ("contrast", self.tr("High contrast")),
            ],
        )
        self.theme.chosen.connect(lambda value: self._state.choose("theme", value))
        sizes = [
            (str(scale), text.percent(Decimal(str(scale)))) for scale in (1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
        ]
        self.text_size = ChoiceField(self.tr("Text size"), sizes)
        self.text_size.chosen.connect(lambda value: self._state.choose("text_scale", float(value)))
        self.still = QCheckBox(self.tr("Reduce motion"))
        self.still.toggled.connect(lambda value: self._state.choose("reduced_motion", value))
        self.language = ChoiceField(self.tr("Language"), self._languages())
        self.language.chosen.connect(lambda value: self._state.choose("language", value))
        self.later = Label(self.tr("The language changes at the next start."), "muted")
        card.body.addWidget(SideBySide(self.theme, self.text_size))
        card.body.addWidget(self.language)
        card.body.addWidget(self.later)
        card.body.addWidget(self.still)
        self._follow(self._show_look)
        return card

    def _languages(self) -> list[tuple[str, str]]:
        unreviewed = self.tr("{language} (not reviewed)")
        rows = [
            (code, name if reviewed else unreviewed.format(language=name))
            for code, (name, _, reviewed) in LANGUAGES.items()
        ]
        return [(language.SYSTEM, self.tr("Match system")), *rows]

    def _connection(self) -> Card:
        card = Card(self.tr("Connection and data"))
        self.facts = KeyValues()
        self.keyring = Label(
            self.tr("The password store of this computer is not available: you sign in at each start."),
            "muted",
        )
        other = button(self.tr("Use another connection"))
        other.clicked.connect(self._state.left)
        out = button(self.tr("Sign out"), "quiet")
        out.clicked.connect(self._state.signed_out)
        folder = button(self.tr("Open the data folder"), "ordinary", "open")
        folder.clicked.connect(self._state.open_data_folder)
        card.body.addWidget(self.facts)
        card.body.addWidget(self.keyring)
        card.body.addWidget(FlowRow(folder, other, out))
        self._follow(self._show_facts)
        return card

    def _logs(self) -> Card:
        card = Card(self.tr("Logs"))
        card.body.addWidget(
            Label(self.tr("For support. Names, addresses and secrets are left out."), "muted")
        )
        self.log = QPlainTextEdit()
        self.log.setReadOnly(True)
        self.log.setTabChangesFocus(True)
        self.log.setAccessibleName(self.tr("Log"))
        self.log.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.log.setVisible(False)
        theme.follow(self.log, lambda: self.log.setFixedHeight(theme.sizes().body * 22))
        show = button(self.tr("Show the log"), "ordinary", "file")
        show.clicked.connect(self._state.read_log)
        self.keep_log = button(self.tr("Save for support"), "ordinary", "save")
        self.keep_log.clicked.connect(self._choose_log)
        self.log_status = Label("", "body")
        card.body.addWidget(FlowRow(show, self.keep_log))
        card.body.addWidget(self.log_status)
        card.body.addWidget(self.log)
        self._follow(self._show_log)
        return card

    def _choose_log(self) -> None:
        dialogs.choose_new_file(
            self,
            self.tr("Save for support"),
            "recovery-desktop-support.zip",
            [self.tr("Archive (*.zip)")],
            self._state.save_log,
        )

    def _show(self) -> None:
        for show in self._show_parts:
            show()

    def _show_look(self) -> None:
        state = self._state
        self.theme.show_value(str(state.choice("theme")))
        self.text_size.show_value(str(float(state.choice("text_scale"))))
        self.language.show_value(str(state.choice("language")))
        self.later.setVisible(state.choice("language") != self._spoken)
        if self.still.isChecked() != bool(state.choice("reduced_motion")):
            self.still.setChecked(bool(state.choice("reduced_motion")))

    def _show_facts(self) -> None:
        facts = self._state.facts()
        rows = []
        if facts is not None:
            elsewhere = (
                (self.tr("Address"), facts.base_url),
                (self.tr("Environment"), facts.environment),
            )
            rows = [
                (self.tr("Connection"), facts.name or kind_word(facts.kind)),
                *((name, value) for name, value in elsewhere if value),
                (self.tr("Creditor"), facts.creditor or "–"),
                (self.tr("Data folder"), str(facts.data_folder)),
            ]
        self.facts.show_rows(rows)
        self.keyring.setVisible(facts is not None and not facts.has_stored_key)

    def _show_log(self) -> None:
        state = self._state
        shown = "\n".join(state.log)
        self.log.setVisible(bool(shown))
        self.keep_log.setVisible(bool(shown))
        self.log_status.setText(state.log_status())
        self.log_status.setVisible(bool(self.log_status.text()))
        if self.log.toPlainText() != shown:
            self.log.setPlainText(shown)
            self.log.moveCursor(self.log.textCursor().MoveOperation.End)


def _section(*cards: QWidget) -> QWidget:
    return stacked(*cards, spacing=XL)
