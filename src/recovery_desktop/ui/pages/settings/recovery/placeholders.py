"""The values and conditions of a text: what each is called, an example, and a menu that writes it."""

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
"""Those that a creditor writes into a text."""
NEEDED: Final = ("numbers", "amount", "to_pay", "left", "deadline")
"""Of these a debtor has to know which invoice, how much, and by when: a text that loses one says so while it is edited.
What asks for one sum needs no other."""
SUMS: Final = frozenset({"amount", "to_pay", "left", "principal", "total"})
VALUES: Final = {
    **PLACEHOLDERS,
    "total": QT_TRANSLATE_NOOP("TextsCard", "Total of the table"),
    "added": QT_TRANSLATE_NOOP("TextsCard", "Interest and costs asked for"),
    "reserved": QT_TRANSLATE_NOOP("TextsCard", "Interest and costs not asked for"),
    "charges": QT_TRANSLATE_NOOP("TextsCard", "What interest and costs are called"),
    "as_of": QT_TRANSLATE_NOOP("TextsCard", "Day of the calculation"),
    "notice_on": QT_TRANSLATE_NOOP("TextsCard", "Day of the formal notice"),
    "received": QT_TRANSLATE_NOOP("TextsCard", "Payments received"),
    "thanked": QT_TRANSLATE_NOOP("TextsCard", "Paid since the last message"),
    "next_part": QT_TRANSLATE_NOOP("TextsCard", "Next instalment"),
    "next_day": QT_TRANSLATE_NOOP("TextsCard", "Day of the next instalment"),
    "interest_after": QT_TRANSLATE_NOOP("TextsCard", "Law on interest after a notice"),
    "disputed": QT_TRANSLATE_NOOP("TextsCard", "Disputed amount"),
    "objection": QT_TRANSLATE_NOOP("TextsCard", "Words of the objection"),
    "answer": QT_TRANSLATE_NOOP("TextsCard", "Your answer"),
    "message": QT_TRANSLATE_NOOP("TextsCard", "Your message with a proposal"),
    "creditor_address": QT_TRANSLATE_NOOP("TextsCard", "Address of your company"),
    "holder": QT_TRANSLATE_NOOP("TextsCard", "Holder of the account"),
    "missed": QT_TRANSLATE_NOOP("TextsCard", "The missed instalment"),
    "service": QT_TRANSLATE_NOOP("TextsCard", "What was delivered"),
}
"""All that have a name; the others belong to texts that have them."""
CONDITIONS: Final = {
    "added": QT_TRANSLATE_NOOP("TextsCard", "interest is asked for"),
    "reserved": QT_TRANSLATE_NOOP("TextsCard", "interest is not asked for yet"),
    "part": QT_TRANSLATE_NOOP("TextsCard", "part of it is paid"),
    "thanked": QT_TRANSLATE_NOOP("TextsCard", "a part was paid since the last message"),
    "left": QT_TRANSLATE_NOOP("TextsCard", "something is left to pay"),
    "paid_in_full": QT_TRANSLATE_NOOP("TextsCard", "everything is paid"),
    "itemised": QT_TRANSLATE_NOOP("TextsCard", "the sum has parts"),
    "reserves_interest": QT_TRANSLATE_NOOP("TextsCard", "there is interest"),
    "several": QT_TRANSLATE_NOOP("TextsCard", "there are several invoices"),
    "person": QT_TRANSLATE_NOOP("TextsCard", "the debtor is a private person"),
    "named": QT_TRANSLATE_NOOP("TextsCard", "the contact’s name is known"),
    "own": QT_TRANSLATE_NOOP("TextsCard", "you write in your own name"),
    "one_day": QT_TRANSLATE_NOOP("TextsCard", "it is one day late"),
    "written_on": QT_TRANSLATE_NOOP("TextsCard", "there was a message before"),
    "promise": QT_TRANSLATE_NOOP("TextsCard", "a promise was broken"),
    "page_url": QT_TRANSLATE_NOOP("TextsCard", "the debtor has a page"),
    "last": QT_TRANSLATE_NOOP("TextsCard", "no further reminder comes"),
    "notice_follows": QT_TRANSLATE_NOOP("TextsCard", "a formal notice comes next"),
    "notice_on": QT_TRANSLATE_NOOP("TextsCard", "a formal notice was sent"),
    "accrues": QT_TRANSLATE_NOOP("TextsCard", "interest continues to run"),
    "interest_after": QT_TRANSLATE_NOOP("TextsCard", "interest begins with the notice"),
    "barred": QT_TRANSLATE_NOOP("TextsCard", "the claim is time-barred"),
    "settles": QT_TRANSLATE_NOOP("TextsCard", "a smaller sum settles the invoice"),
    "settled": QT_TRANSLATE_NOOP("TextsCard", "the agreed sum is paid"),
    "next_part": QT_TRANSLATE_NOOP("TextsCard", "another instalment follows"),
    "disputed": QT_TRANSLATE_NOOP("TextsCard", "only a part is disputed"),
    "objection": QT_TRANSLATE_NOOP("TextsCard", "the debtor wrote why"),
    "answer": QT_TRANSLATE_NOOP("TextsCard", "you wrote an answer"),
    "message": QT_TRANSLATE_NOOP("TextsCard", "you wrote a message with the proposal"),
    "law_fr": QT_TRANSLATE_NOOP("TextsCard", "French law applies"),
    "law_es": QT_TRANSLATE_NOOP("TextsCard", "Spanish law applies"),
    "law_it": QT_TRANSLATE_NOOP("TextsCard", "Italian law applies"),
    "law_nl": QT_TRANSLATE_NOOP("TextsCard", "Dutch law applies"),
}
"""What a text may make depend: each completes “Only if …”."""


class PlaceholderMenu(QMenu):
    def __init__(self, parent: QWidget, write: Callable[[str], None]) -> None:
        """`write` takes the name in its brackets."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        language = code_of(QLocale())
        for name, words in PLACEHOLDERS.items():
            meaning = QCoreApplication.translate("TextsCard", words)
            action = self.addAction(f"{meaning} · {example(name, language)}".replace("&", "&&"))
            action.triggered.connect(lambda _=False, meaning=meaning: write(f"[{meaning}]"))
