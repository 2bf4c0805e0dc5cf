"""The app speaks the chosen language or the system's, and every text of it is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLabel

from recovery_desktop import translation
from recovery_desktop.resources import resource_folder
from recovery_desktop.ui import language
from tools.texts import COMPLETE, LANGUAGES, compile_texts, find, is_counted, quarrels, read

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def texts() -> list[tuple[str, str]]:
    return list(find(ROOT).texts)


@pytest.fixture
def speaking(qapp: QCoreApplication) -> Iterator[QCoreApplication]:
    before = QLocale()
    yield qapp
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("choice", "system", "locale"),
    [
        ("system", "fr_BE", "fr_BE"),
        ("system", "pl_PL", "pl_PL"),
        ("fr", "fr_BE", "fr_BE"),
        ("fr", "de_DE", "fr_FR"),
        ("en", "pl_PL", "en_GB"),
        ("system", "C", "en_GB"),
        ("de", "C", "de_DE"),
    ],
)
def test_numbers_and_dates_are_the_systems_where_the_language_is(
    choice: str, system: str, locale: str
) -> None:
    assert language.locale_for(choice, QLocale(system)).name() == locale


def test_unsupported_system_language_falls_back_to_english(speaking: QCoreApplication) -> None:
    assert language.start(speaking, "system", QLocale("pl_PL")) == "en"
    assert QLocale().name() == "pl_PL"


def test_chosen_language_is_spoken(speaking: QCoreApplication) -> None:
    assert language.start(speaking, "fr", QLocale("en_US")) == "fr"
    assert QCoreApplication.translate("SettingsPage", "Settings") == "Paramètres"
    assert QLocale().toString(1234.5, "f", 2) == "1\u202f234,50"


def test_texts_can_all_be_looked_up() -> None:
    assert find(ROOT).faults == []


@pytest.mark.parametrize("code", COMPLETE)
def test_texts_have_no_missing_translation(code: str, texts: list[tuple[str, str]]) -> None:
    translations = read(ROOT, code)
    wanted = [text for text in texts if code != "en" or is_counted(text[1])]
    assert [text for text in wanted if not all(translations.get(text, [""]))] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_translations_keep_the_places_for_values(code: str) -> None:
    assert [
        fault for (_, source), forms in read(ROOT, code).items() for fault in quarrels(source, forms)
    ] == []


@pytest.mark.parametrize("code", ["fr", "it"])
def test_translations_have_the_apostrophe_of_print(code: str) -> None:
    forms = [form for translation in read(ROOT, code).values() for form in translation]
    assert [form for form in forms if re.search(r"\w'\w", form)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_compiled_form_is_that_of_the_texts(code: str, tmp_path: Path) -> None:
    folder = resource_folder() / "locale"
    fresh = tmp_path / "fresh.qm"
    compile_texts(folder / f"recovery_desktop_{code}.ts", fresh)
    assert fresh.read_bytes() == (folder / f"recovery_desktop_{code}.qm").read_bytes()


def test_failures_have_their_words_in_the_translations(texts: list[tuple[str, str]]) -> None:
    translated = {text for _, text in texts}
    shown = set()
    for file in (ROOT / "src" / "recovery_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                shown |= {text for part in node.body for text in _failure_texts(part)}
    assert "The service cannot be reached" in shown
    assert shown - translated == set()


def _failure_texts(part: ast.stmt) -> list[str]:
    names = (
        [target.id for target in part.targets if isinstance(target, ast.Name)]
        if isinstance(part, ast.Assign)
        else []
    )
    if not {"title", "next_step"} & set(names):
        return []
    assert isinstance(part, ast.Assign)
    value = part.value
    return [value.value] if isinstance(value, ast.Constant) and isinstance(value.value, str) else []


def test_app_and_its_files_name_the_same_languages() -> None:
    assert set(translation.LANGUAGES) == set(LANGUAGES)


@pytest.mark.parametrize("code", ["fr", "de", "es", "it", "nl"])
def test_file_dialog_speaks_the_language_throughout(speaking: QCoreApplication, code: str) -> None:
    def words() -> set[str]:
        dialog = QFileDialog()
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        shown = {one.text() for one in dialog.findChildren(QLabel)}
        shown |= {one.text() or one.toolTip() for one in dialog.findChildren(QAbstractButton)}
        dialog.deleteLater()
        return shown - {""}

    english = words()
    language.start(speaking, code)
    assert english & words() == set()
