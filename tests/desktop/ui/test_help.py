"""The help: whole in each language, in the app's own words, found by what a person types, and opened where one is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.app import help as app_help
from recovery_desktop.app.pages import PAGES
from recovery_desktop.app.palette_entries import match_entries
from recovery_desktop.commands import version_news as news
from recovery_desktop.commands.check_for_update import running_version
from recovery_desktop.resources import resource
from recovery_desktop.ui import dialogs
from recovery_desktop.ui.command_palette import Entry
from recovery_desktop.ui.help import topics
from recovery_desktop.ui.help.link import help_icon, learn_more
from recovery_desktop.ui.help.sheet import HelpSheet
from recovery_desktop.ui.help.topics import TOPICS, WRITTEN, load_page, load_pages, search_pages
from recovery_desktop.ui.widgets.line_button import LineButton
from recovery_desktop.ui.widgets.passphrase import PassphraseDialog
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.window import PageRow, Window
from tests.desktop.ui.fakes import a_store
from tests.test_glossary import ROOT
from tools.texts import read

QUOTES = {"en": ("“", "”"), "fr": ("«", "»"), "de": ("„", "“")}
LONGEST = 1_900
"""In letters: a page that is longer is not read."""


@pytest.fixture
def language() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def speak(code: str) -> None:
    QLocale.setDefault(QLocale({"en": "en_GB", "fr": "fr_FR", "de": "de_DE", "nl": "nl_NL"}[code]))


def plain(words: str) -> str:
    return words.replace("\u00a0", " ").replace("\u202f", " ").strip().rstrip("… ").strip()


def app_words(code: str) -> set[str]:
    """Every text of the app in this language."""
    if code == "en":
        return {plain(source) for _, source in read(ROOT, "fr")}
    return {plain(form) for forms in read(ROOT, code).values() for form in forms if form}


@pytest.mark.parametrize("code", WRITTEN)
@pytest.mark.usefixtures("language")
def test_help_has_each_page_in_each_language(code: str) -> None:
    folder = resource("help", code, f"{TOPICS[0]}.toml").parent
    assert {file.stem for file in folder.iterdir()} == {*TOPICS, "news"}
    speak(code)
    pages = load_pages()
    assert len({page.title for page in pages}) == len(TOPICS)
    for page in pages:
        assert page.words, page.topic
        assert page.more, page.topic
        assert 0 < len("".join(page.blocks)) <= LONGEST, page.topic


@pytest.mark.parametrize("code", WRITTEN)
@pytest.mark.usefixtures("language")
def test_links_of_help_lead_to_other_pages(code: str) -> None:
    speak(code)
    for page in load_pages():
        assert set(page.more) <= set(TOPICS) - {page.topic}, page.topic
    english = {topic: topics._load(topic, "en").more for topic in TOPICS}
    assert {page.topic: page.more for page in load_pages()} == english


@pytest.mark.parametrize("code", WRITTEN)
@pytest.mark.usefixtures("language")
def test_help_names_controls_as_the_app_does(code: str) -> None:
    speak(code)
    opening, closing = QUOTES[code]
    quoted = re.compile(f"{opening}([^{opening}{closing}]+){closing}")
    vocabulary = app_words(code)
    strange = {
        f"{page.topic}: {words}"
        for page in load_pages()
        for block in page.blocks
        for words in quoted.findall(block)
        if plain(words) not in vocabulary
    }
    assert strange == set()


@pytest.mark.usefixtures("language")
def test_help_in_a_language_without_pages_is_english() -> None:
    speak("nl")
    assert load_page("reading").title == topics._load("reading", "en").title


@pytest.mark.parametrize(
    ("code", "typed", "topic"),
    [
        ("en", "gmail", "mailbox"),
        ("en", "app password", "mailbox"),
        ("en", "40 euros", "interest"),
        ("en", "MT940", "statement"),
        ("en", "bankrupt", "debtor"),
        ("en", "stamp", "letters"),
        ("fr", "mot de passe", "mailbox"),
        ("fr", "compte actif", "mailbox"),
        ("fr", "pénalités", "interest"),
        ("fr", "relevé", "statement"),
        ("fr", "imprimer", "letters"),
        ("fr", "mensualité", "partial_payment"),
        ("de", "Einwand", "dispute"),
        ("de", "Passwort", "mailbox"),
        ("de", "Skonto", "partial_payment"),
        ("de", "uberweisung", "statement"),
        *(
            ("en", word, "costs")
            for word in ("cost", "price", "costo", "precio", "prezzo", "kosten", "prijs")
        ),
        *(("fr", word, "costs") for word in ("coût", "prix", "coûte", "gratuit")),
        *(("de", word, "costs") for word in ("Kosten", "kostet", "Preis", "kostenlos")),
    ],
)
@pytest.mark.usefixtures("language")
def test_help_is_found_by_words_a_person_would_type(code: str, typed: str, topic: str) -> None:
    speak(code)
    assert search_pages(load_pages(), typed)[0].topic == topic
    entries = [Entry(page.title, "question", "", lambda: None, page.words) for page in load_pages()]
    assert load_page(topic).title in [entry.title for entry in match_entries(entries, typed)]


def test_palette_lists_what_is_named_so_before_what_only_has_the_word() -> None:
    entries = [
        Entry("Your mailbox", "question", "", lambda: None, "payment"),
        Entry("Search payments", "search", "", lambda: None),
        Entry("Payments", "money", "", lambda: None),
    ]
    titles = [entry.title for entry in match_entries(entries, "pay")]
    assert titles == ["Payments", "Search payments", "Your mailbox"]


def shown_words(sheet: HelpSheet) -> str:
    return "\n".join(label.text() for label in sheet.findChildren(QLabel) if label.isVisibleTo(sheet))


def test_help_is_searched_read_and_left_by_keys(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    sheet = HelpSheet(window)
    sheet.open()
    qtbot.waitExposed(sheet)
    assert len(sheet.findChildren(LineButton)) == len(TOPICS)
    assert sheet.focusWidget() is sheet.search
    QTest.keyClicks(sheet.search, "app password")
    QTest.keyClick(sheet.search, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sheet.topic == "mailbox")
    assert sheet.title.text() == load_page("mailbox").title
    assert "two-step" in shown_words(sheet)
    onward = next(one for one in sheet.findChildren(QPushButton) if one.text() == load_page("messages").title)
    onward.click()
    qtbot.waitUntil(lambda: sheet.topic == "messages")
    sheet.all.click()
    assert sheet.search.isVisible()
    QTest.keyClicks(sheet.search, "zzz")
    assert sheet.nothing.isVisible()
    with qtbot.waitSignal(sheet.finished):
        QTest.keyClick(sheet, Qt.Key.Key_Escape)


@pytest.mark.parametrize("make", [help_icon, learn_more])
def test_question_mark_opens_its_page(qtbot: QtBot, make: object) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    link = make("letters")  # type: ignore[operator]
    assert isinstance(link, QToolButton | QPushButton)
    link.setParent(window)
    window.show()
    assert load_page("letters").title in link.accessibleName()
    link.click()
    (sheet,) = window.findChildren(HelpSheet)
    assert sheet.topic == "letters"
    sheet.reject()


def test_pages_of_the_table_have_a_topic_that_exists() -> None:
    assert set(app_help.FITTING) <= {row.key for row in PAGES}
    assert set(app_help.FITTING.values()) <= set(TOPICS)


def test_dialogs_with_a_topic_of_their_own_are_there() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/recovery_desktop/ui").rglob("*.py"))
    assert set(app_help.IN_DIALOGS) <= set(TOPICS)
    for names in app_help.IN_DIALOGS.values():
        assert [name for name in names if not re.search(rf"class {name}\((Sheet|QDialog)\b", sources)] == []


@pytest.mark.parametrize(
    "make",
    [
        lambda parent: Sheet(parent, "Second"),
        lambda parent: PassphraseDialog(parent, "enter"),
        lambda parent: dialogs.question(parent, "Title", "Words", "Yes"),
    ],
    ids=["sheet", "passphrase", "question"],
)
def test_f1_in_a_dialog_over_a_dialog_reaches_the_window(
    qtbot: QtBot, make: Callable[[QWidget], QDialog]
) -> None:
    window = Window([PageRow("today", "Today", "today", QWidget)])
    qtbot.addWidget(window)
    first = Sheet(window, "First")
    second = make(first)
    with qtbot.waitExposed(second):
        second.show()
    with qtbot.waitSignal(window.help_requested):
        QTest.keyClick(second, Qt.Key.Key_F1)


@pytest.mark.parametrize("code", WRITTEN)
@pytest.mark.usefixtures("language")
def test_news_tell_of_this_version_in_each_language(code: str) -> None:
    speak(code)
    versions = news.load_news(code)
    english = news.load_news("en")
    assert running_version() in [version.number for version in versions]
    assert [(one.number, len(one.items)) for one in versions] == [
        (one.number, len(one.items)) for one in english
    ]


def test_news_are_shown_once_after_an_update(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        news,
        "load_news",
        lambda _: [news.VersionNews(number, ("x",)) for number in ("0.3.0", "0.2.0", "0.1.0")],
    )
    choices = a_store(tmp_path)[0].preferences

    def numbers(running: str, *, is_first_start: bool = False) -> list[str]:
        return [one.number for one in news.take_unseen(choices, running, "en", is_first_start=is_first_start)]

    assert numbers("0.1.0", is_first_start=True) == []
    assert numbers("0.1.0") == []
    assert numbers("0.2.0") == ["0.2.0"]
    assert numbers("0.2.0") == []
    assert numbers("0.3.0") == ["0.3.0"]
    assert numbers("0.2.0") == []


def test_news_of_all_versions_that_were_skipped_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        news,
        "load_news",
        lambda _: [news.VersionNews(number, ("x",)) for number in ("0.3.0", "0.2.0", "0.1.0")],
    )
    choices = a_store(tmp_path)[0].preferences
    shown = news.take_unseen(choices, "0.3.0", "en", is_first_start=False)
    assert [one.number for one in shown] == ["0.3.0", "0.2.0"]
