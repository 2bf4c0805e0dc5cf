"""What the command palette offers: the pages, what can be done from anywhere, and every receivable."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QCoreApplication

from recovery_desktop.app.pages import PAGES, Pages
from recovery_desktop.folding import fold
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.store.searching import SEARCH_FROM
from recovery_desktop.ui import text
from recovery_desktop.ui.command_palette import Entry, Palette
from recovery_desktop.ui.pages.controller import AppContext, tr
from recovery_desktop.ui.rail import page_keys
from recovery_desktop.ui.rows import figure, title_of
from recovery_desktop.ui.widgets.button import native_keys
from recovery_desktop.ui.window import Window

if TYPE_CHECKING:
    from recovery_desktop.ui.pages.notices.controller import NoticesController
    from recovery_desktop.ui.pages.settings.controller import SettingsController

RECEIVABLES: Final = 20
SETTINGS: Final = (
    ("mailbox", "MailboxCard", "Your mailbox"),
    ("domain", "SenderDomainCard", "Will your messages arrive?"),
    ("reading", "ReadingCard", "Debtors’ replies"),
    ("accounts", "AccountsCard", "Accounts"),
    ("letters", "LettersCard", "Letters"),
    ("letterhead", "LetterheadCard", "Logo and colour"),
    ("plan", "PlanCard", "Recovery plan"),
    ("rules", "RulesCard", "Automatic answers"),
    ("texts", "TextsCard", "Texts"),
    ("never", "NeverCard", "Never contact"),
)
"""Each card of the settings about recoveries: its key, and the title that it has there."""


def open_palette(app: AppContext, pages: Pages, window: Window) -> Palette:
    fixed = [*_pages(window), *_actions(app, pages, window), *_settings(app), *_help(window)]

    def find(typed: str) -> list[Entry]:
        return [*match_entries(fixed, typed), *_receivables(app, typed)]

    palette = Palette(window, find)
    palette.show_over(window)
    return palette


def match_entries(entries: Sequence[Entry], typed: str) -> list[Entry]:
    """Return the entries in whose title or words every typed word begins a word. Those whose title begins so come
    first, those that only their words name last."""
    terms = fold(typed).split()

    def fits(words: str) -> bool:
        parts = fold(words).split()
        return all(any(part.startswith(term) for part in parts) for term in terms)

    def rank(entry: Entry) -> int:
        if fold(entry.title).startswith(" ".join(terms)):
            return 0
        return 1 if fits(entry.title) else 2

    matches = [entry for entry in entries if fits(f"{entry.title} {entry.words}")]
    return sorted(matches, key=rank)


def _pages(window: Window) -> list[Entry]:
    rows = [row for row in PAGES if row.icon]
    keys = page_keys([row.key for row in rows])
    return [
        Entry(tr(row.name), row.icon, native_keys(keys[row.key]), partial(window.choose_page, row.key))
        for row in rows
    ]


def _actions(app: AppContext, pages: Pages, window: Window) -> list[Entry]:
    def look(choice: str) -> Callable[[], None]:
        return lambda: cast("SettingsController", pages["settings"]).state.choose("theme", choice)

    notices = cast("NoticesController", pages["notices"])
    return [
        Entry(tr("Open invoices"), "open", native_keys("Ctrl+O"), app.ask_files),
        Entry(tr("Search the board"), "search", native_keys("Ctrl+F"), window.search_requested.emit),
        Entry(tr("Letters and calls"), "print", "", lambda: app.show_page("letters_and_calls")),
        Entry(tr("Mark all notices as read"), "check", "", notices.state.read_all),
        Entry(tr("Add deadlines to the calendar"), "calendar", "", partial(notices.ask_calendar, window)),
        Entry(tr("Light theme"), "settings", "", look("light")),
        Entry(tr("Dark theme"), "settings", "", look("dark")),
        Entry(tr("System theme"), "settings", "", look("system")),
        Entry(tr("Keyboard shortcuts"), "info", "?", window.show_shortcuts),
        Entry(tr("Quit"), "close", native_keys("Ctrl+Q"), app.quit),
    ]


def _settings(app: AppContext) -> list[Entry]:
    """Return the parts of the settings about recoveries by the names of their cards."""
    kind = tr("Settings")
    return [
        Entry(
            QCoreApplication.translate(context, title),
            "settings",
            kind,
            partial(app.show_settings, "recovery", part),
        )
        for part, context, title in SETTINGS
    ]


def _help(window: Window) -> list[Entry]:
    from recovery_desktop.ui.help.link import open_help
    from recovery_desktop.ui.help.news_sheet import open_news
    from recovery_desktop.ui.help.topics import load_pages

    kind = tr("Help")
    pages = [
        Entry(page.title, "question", kind, partial(open_help, window, page.topic), page.words)
        for page in load_pages()
    ]
    return [
        Entry(kind, "question", native_keys("F1"), partial(open_help, window)),
        *pages,
        Entry(tr("What’s new"), "info", "", partial(open_news, window)),
    ]


def _receivables(app: AppContext, typed: str) -> list[Entry]:
    if len(fold(typed).strip()) < SEARCH_FROM:
        return []
    listing = app.session.connection_store.listing
    matches = listing.rows_matching(typed)
    rows = [] if matches is None else listing.newest_of(matches, RECEIVABLES)
    receivables = listing.load_rows(rows)
    return [_receivable(app, receivables[row]) for row in rows]


def _receivable(app: AppContext, row: ReceivableRow) -> Entry:
    title = " · ".join(part for part in (title_of(row), row.numbers) if part)
    return Entry(title, text.status_icon(row.status), figure(row), partial(app.show_receivable, row.id))
