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
    "contact": QT_TRANSLATE_NOOP("TextsCard", "Who to contact"),
    "debtor": QT_TRANSLATE_NOOP("TextsCard", "Name of the debtor"),
    "creditor": QT_TRANSLATE_NOOP("TextsCard", "Name of your company"),
    "numbers": QT_TRANSLATE_NOOP("TextsCard", "Invoice number"),
    "issue_date": QT_TRANSLATE_NOOP("TextsCard", "Invoice date"),
    "due_date": QT_TRANSLATE_NOOP("TextsCard", "Due date"),
    "days_late": QT_TRANSLATE_NOOP("TextsCard", "Days late"),
    "amount": QT_TRANSLATE_NOOP("TextsCard", "Total claimed"),
    "to_pay": QT_TRANSLATE_NOOP("TextsCard", "To pay now"),
    "principal": QT_TRANSLATE_NOOP("TextsCard", "Of which the invoice"),
    "interest": QT_TRANSLATE_NOOP("TextsCard", "Of which late-payment interest"),
    "fee": QT_TRANSLATE_NOOP("TextsCard", "Of which the fixed sum for recovery costs"),
    "paid": QT_TRANSLATE_NOOP("TextsCard", "Paid"),
    "left": QT_TRANSLATE_NOOP("TextsCard", "Outstanding"),
    "deadline": QT_TRANSLATE_NOOP("TextsCard", "Pay by"),
    "written_on": QT_TRANSLATE_NOOP("TextsCard", "Day of the previous message"),
    "promise": QT_TRANSLATE_NOOP("TextsCard", "The broken promise"),
    "iban": QT_TRANSLATE_NOOP("TextsCard", "Your IBAN"),
    "reference": QT_TRANSLATE_NOOP("TextsCard", "Reference for the transfer"),
    "page_url": QT_TRANSLATE_NOOP("TextsCard", "Address of the debtor’s page"),
    "plan": QT_TRANSLATE_NOOP("TextsCard", "The instalments"),
    "settles": QT_TRANSLATE_NOOP("TextsCard", "The settlement amount"),
    "answer_by": QT_TRANSLATE_NOOP("TextsCard", "Answer by"),
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
