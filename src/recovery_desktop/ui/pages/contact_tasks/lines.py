"""One letter or call in a list: whom it is for, since when it waits, and how much is outstanding."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from recovery_desktop.ui import text
from recovery_desktop.ui.widgets.line_button import LineButton

if TYPE_CHECKING:
    from recovery_contract.extensions import ContactTask


def title_of_task(task: ContactTask) -> str:
    return " · ".join(part for part in (task.debtor_name, ", ".join(task.invoice_numbers)) if part)


def _what_to_do(task: ContactTask) -> str:
    """Say what is to be done, and since when; what has come up today waits since no day."""
    since = task.since.astimezone().date()
    is_new = since >= text.current_moment().astimezone().date()
    if task.type == "letter":
        form = QCoreApplication.translate("TodayPage", "Print and post the letter · since {day}")
        new = QCoreApplication.translate("TodayPage", "Print and post the letter")
    else:
        form = QCoreApplication.translate("TodayPage", "Call {number} · since {day}")
        new = QCoreApplication.translate("TodayPage", "Call {number}")
    return (new if is_new else form).format(number=task.to or "", day=text.short_day(since))


def task_line(task: ContactTask, opens: Callable[[], None]) -> LineButton:
    is_letter = task.type == "letter"
    words = _what_to_do(task)
    money = "" if task.amount is None else text.money(task.amount, task.currency or "EUR")
    action = (
        QCoreApplication.translate("TodayPage", "Print")
        if is_letter
        else QCoreApplication.translate("TodayPage", "Call")
    )
    icon = "print" if is_letter else "phone"
    line = LineButton(title_of_task(task), words, money, icon, "warning", action=action)
    line.clicked.connect(lambda: opens())
    return line
