"""One more person to write to."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_contract.receivables import Contact
from recovery_desktop.actions.table import ADD_CONTACT
from recovery_desktop.ui import checks
from recovery_desktop.ui.pages.receivable.refused_form import refill_form
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField


class ContactDialog(Sheet):
    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        super().__init__(parent, self.tr("Add a contact"), width=32)
        self._state = state
        self.email = TextField(self.tr("Email"))
        self.first_name = TextField(self.tr("First name"), optional=True)
        self.last_name = TextField(self.tr("Last name"), optional=True)
        self.phone = TextField(self.tr("Phone"), optional=True)
        levels = [
            ("0", self.tr("Contacted first")),
            ("1", self.tr("Contacted second")),
            ("2", self.tr("Only if others don’t answer")),
        ]
        self.level = ChoiceField(self.tr("Order"), levels)
        self.level.show_value("1")
        self.agree = button(self.tr("Add"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        for field in (self.email, self.first_name, self.last_name, self.phone, self.level):
            self.body.addWidget(field)
        self.add_buttons(decline, self.agree)
        refill_form(
            state.refused,
            ADD_CONTACT,
            {
                "email": self.email,
                "first_name": self.first_name,
                "last_name": self.last_name,
                "phone": self.phone,
                "level": self.level,
            },
        )

    def _agree(self) -> None:
        email = self.email.value
        needed = "" if email else self.tr("Enter an email address.")
        if complain(
            (self.email, needed or checks.email_doubt(email)),
            (self.first_name, ""),
            (self.last_name, ""),
            (self.phone, checks.phone_doubt(self.phone.value)),
        ):
            return
        self._state.request(
            ADD_CONTACT,
            Contact(
                email=email,
                first_name=self.first_name.value or None,
                last_name=self.last_name.value or None,
                phone=self.phone.value or None,
                level=int(self.level.value),
            ),
        )
        self.accept()
