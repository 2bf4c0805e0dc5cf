"""The language of the app: the person's choice or the system's, in texts, dates and numbers alike."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from recovery_desktop import resources
from recovery_desktop.translation import LANGUAGES

SYSTEM: Final = "system"


def start(app: QCoreApplication, choice: str, system: QLocale | None = None) -> str:
    """Speak the chosen language from now on; answers its code. Call it before anything is shown.

    `choice` is a code of LANGUAGES or SYSTEM. A system in a language that we do not speak keeps its own dates
    and numbers, and reads English.
    """
    locale = locale_for(choice, system or QLocale.system())
    QLocale.setDefault(locale)
    code = code_of(locale)
    folder = resources.resource_folder() / "locale"
    _install(app, f"recovery_desktop_{code}", folder)
    if code != "en":
        # Qt's own texts: the buttons and lists of its dialogs.
        _install(app, f"qtbase_{code}", Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)))
    return code


def locale_for(choice: str, system: QLocale) -> QLocale:
    """Return the system's locale where its language is the chosen one: a Belgian reads French with Belgian numbers."""
    if system.language() == QLocale.Language.C:
        system = QLocale("en_GB")
    if choice not in LANGUAGES or QLocale.languageToCode(system.language()) == choice:
        return system
    return QLocale(f"{choice}_{LANGUAGES[choice][1]}")


def code_of(locale: QLocale) -> str:
    """Return the language that we speak to a person of this locale."""
    code = QLocale.languageToCode(locale.language())
    return code if code in LANGUAGES else "en"


def _install(app: QCoreApplication, name: str, folder: Path) -> None:
    translator = QTranslator(app)
    if translator.load(name, str(folder)):
        app.installTranslator(translator)
