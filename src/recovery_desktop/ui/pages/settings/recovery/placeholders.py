"""The values that a text may name: what each stands for, an example, and a menu that writes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QMenu, QWidget

from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui.language import code_of
from recovery_desktop.ui.pages.settings.recovery.sample import example

PLACEHOLDERS: Final = {
    "contact": QT_TRANSLATE_NOOP("TextsCard", "Who is written to"),
    "debtor": QT_TRANSLATE_NOOP("TextsCard", "Name of the debtor"),
    "creditor": QT_TRANSLATE_NOOP("TextsCard", "Name of your company"),
    "numbers": QT_TRANSLATE_NOOP("TextsCard", "Invoice number"),
    "issue_date": QT_TRANSLATE_NOOP("TextsCard", "Date of the invoice"),
    "due_date": QT_TRANSLATE_NOOP("TextsCard", "Due date"),
    "days_late": QT_TRANSLATE_NOOP("TextsCard", "Days late"),
    "amount": QT_TRANSLATE_NOOP("TextsCard", "All that is asked for"),
    "to_pay": QT_TRANSLATE_NOOP("TextsCard", "What is to be paid now"),
    "principal": QT_TRANSLATE_NOOP("TextsCard", "Of it, the invoice itself"),
    "interest": QT_TRANSLATE_NOOP("TextsCard", "Of it, late-payment interest"),
    "fee": QT_TRANSLATE_NOOP("TextsCard", "Of it, the fixed sum for recovery costs"),
    "paid": QT_TRANSLATE_NOOP("TextsCard", "What was paid"),
    "left": QT_TRANSLATE_NOOP("TextsCard", "What is still owed"),
    "deadline": QT_TRANSLATE_NOOP("TextsCard", "Day until which to pay"),
    "written_on": QT_TRANSLATE_NOOP("TextsCard", "Day of the message before"),
    "promise": QT_TRANSLATE_NOOP("TextsCard", "The promise that was not held"),
    "iban": QT_TRANSLATE_NOOP("TextsCard", "Your IBAN"),
    "reference": QT_TRANSLATE_NOOP("TextsCard", "Reference for the transfer"),
    "page_url": QT_TRANSLATE_NOOP("TextsCard", "Address of the debtor’s page"),
    "plan": QT_TRANSLATE_NOOP("TextsCard", "The instalments"),
    "settles": QT_TRANSLATE_NOOP("TextsCard", "The smaller sum of a settlement"),
    "answer_by": QT_TRANSLATE_NOOP("TextsCard", "Day until which to answer"),
}
"""Those that a creditor writes into a text; the other names of `sample.SAMPLE` belong to texts that have them."""


class PlaceholderMenu(QMenu):
    def __init__(self, parent: QWidget, write: Callable[[str], None]) -> None:
        """`write` takes the name in its braces."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        language = code_of(QLocale())
        for name, words in PLACEHOLDERS.items():
            meaning = QCoreApplication.translate("TextsCard", words)
            action = self.addAction(f"{meaning} · {example(name, language)}".replace("&", "&&"))
            action.triggered.connect(lambda _=False, name=name: write(f"{{{{ {name} }}}}"))
