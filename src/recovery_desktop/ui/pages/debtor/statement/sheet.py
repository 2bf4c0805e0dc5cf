"""The statement of account before it is written: its language, who writes, where to pay to."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtWidgets import QWidget

from recovery_desktop.translation import LANGUAGES
from recovery_desktop.ui import checks, dialogs, text
from recovery_desktop.ui.pages.debtor.statement.build import StatementForm
from recovery_desktop.ui.pages.debtor.statement.state import Statements
from recovery_desktop.ui.paper import ask_printer
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField, TextField


class StatementSheet(Sheet):
    """What is typed is stored at once, for every later statement."""

    def __init__(self, parent: QWidget, statements: Statements) -> None:
        super().__init__(parent, self.tr("Statement of account"), width=40)
        self._statements, form = statements, statements.form
        statements.fetch_letterhead()
        self.language = ChoiceField(
            self.tr("Language"), [(code, name) for code, (name, _, _) in LANGUAGES.items()]
        )
        self.language.show_value(form.language)
        self.writer = LongTextField(self.tr("Your name and address"), lines=4)
        self.writer.show_value(form.sender)
        self.account = TextField(self.tr("Account for payment"), optional=True)
        self.account.show_value(form.account)
        self.writer.edited.connect(lambda _: statements.save_form(self.form))
        self.account.edited.connect(lambda _: statements.save_form(self.form))
        about = self.tr(
            "All open invoices as of today, with payments and days late, in each currency; without interest and fixed"
            " sums."
        )
        for widget in (Label(about, "muted"), self.language, self.writer, self.account):
            self.body.addWidget(widget)
        self.save = button(self.tr("Save as PDF…"), "primary")
        self.save.clicked.connect(self._ask_file)
        self.print = button(self.tr("Print…"), "ordinary", "print")
        self.print.clicked.connect(self._ask_printer)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.add_buttons(decline, self.print, self.save)

    @property
    def form(self) -> StatementForm:
        return StatementForm(self.language.value, self.writer.value, self.account.value)

    def _is_wrong(self) -> bool:
        named = "" if self.writer.value else self.tr("Enter your name: the debtor must see who writes.")
        return complain(
            (self.writer, named or self.writer.doubt),
            (self.account, checks.account_doubt(self.account.value)),
        )

    def _ask_file(self) -> None:
        if self._is_wrong():
            return
        statement = self._statements.sheet(self.form)
        day = text.current_moment().astimezone().date().isoformat()
        plain = re.sub(
            r"[^\w.-]+", "-", f"{statement.title} {self._statements.name}", flags=re.UNICODE
        ).strip("-.")
        self.file_dialog = dialogs.choose_new_file(
            self,
            self.title.text(),
            f"{plain[:80]}-{day}",
            [self.tr("To print and send (*.pdf)")],
            self._write,
        )

    def _write(self, path: Path) -> None:
        self._statements.write(path, self.form)
        self.accept()

    def _ask_printer(self) -> None:
        if self._is_wrong():
            return
        statements, form = self._statements, self.form
        self.print_dialog = ask_printer(
            self, self.title.text(), lambda: statements.sheet(form), statements.not_printed
        )
