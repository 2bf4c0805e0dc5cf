"""The dialog that corrects a debtor: name, numbers, address, contacts; of an invoice, of a debtor, and from Today."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from recovery_contract.debtor_correction import ContactCorrection, CorrectDebtorRequest
from recovery_contract.fields import Address
from recovery_contract.receivables import CompanyType, Contact, Receivable
from recovery_desktop.ui import checks, text
from recovery_desktop.ui.address import lacks_email
from recovery_desktop.ui.countries import find_country
from recovery_desktop.ui.titles import join_title, offered_titles, split_title
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.country_field import CountryField
from recovery_desktop.ui.widgets.field import Field, complain
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField

CONTACTS_SHOWN: Final = 5
"""Nobody corrects more at once, and a service may tell thousands."""


class CorrectDebtorSheet(Sheet):
    """`agreed` carries the request; where nothing was changed, it just closes."""

    agreed = Signal(object)

    def __init__(
        self,
        parent: QWidget,
        receivable: Receivable,
        *,
        needs_address: bool = False,
        is_for_all: bool = False,
        needs_approval: bool = False,
        wanted: Mapping[str, Any] | None = None,
    ) -> None:
        """`needs_address` where a letter waits for it; `is_for_all` where nothing but all open invoices is meant;
        `needs_approval` where what the person approved is asked for again; `wanted` is a request that was refused, to
        be typed on."""
        super().__init__(parent, self.tr("Correct the debtor’s details"), width=44)
        progress, wanted = receivable.recovery_progress, wanted or {}
        self._needs_address = needs_address
        self._debtor = dict(progress.debtor or {})
        self._name = str(self._debtor.get("company_name") or progress.debtor_name or "")
        contacts = [one for one in progress.contacts or () if one.get("email")]
        self._contacts = sorted(contacts, key=lambda one: int(one.get("level") or 0))
        self._is_by_post = lacks_email(progress)
        if self._is_by_post:
            self._contacts = [{}]
        self.name = TextField(self.tr("Name"))
        self.name.show_value(str(wanted.get("company_name") or self._name))
        self.numbers: dict[str, TextField] = {
            "siret": TextField(self.tr("SIREN or SIRET"), optional=True),
            "vat_number": TextField(self.tr("VAT number"), optional=True),
        }
        for part, field in self.numbers.items():
            field.show_value(str(wanted.get(part, self._debtor.get(part)) or ""))
        self.address: dict[str, TextField] = {
            "line1": TextField(self.tr("Address line 1")),
            "line2": TextField(self.tr("Address line 2"), optional=True),
            "postal_code": TextField(self.tr("Postcode")),
            "city": TextField(self.tr("Town or city")),
            "country": CountryField(self.tr("Country"), optional=True),
        }
        for part, field in self.address.items():
            field.show_value(
                str((wanted.get("address") or self._debtor.get("address") or {}).get(part) or "")
            )
        for number in self.numbers.values():
            number.edited.connect(self._doubt_numbers)
        self.address["country"].edited.connect(self._show_numbers)
        self.contacts = [self._contact_fields(contact, wanted) for contact in self._contacts[:CONTACTS_SHOWN]]
        self.every = QCheckBox(self.tr("For all open invoices of this debtor"))
        self.every.setChecked(bool(wanted.get("all_open", True)))
        means = self.tr("This holds for everything that is still to be sent. What was sent stays as it was.")
        if needs_approval:
            again = self.tr("Messages that you approved wait for your approval again.")
            means = f"{means} {again}"
        self.body.addWidget(Label(means, "muted"))
        self.body.addWidget(self.every)
        self.every.setVisible(not is_for_all)
        self.body.addWidget(self.name)
        self._both_numbers = SideBySide(*self.numbers.values())
        self.body.addWidget(self._both_numbers)
        self.body.addWidget(SideBySide(self.address["line1"], self.address["line2"]))
        self.body.addWidget(SideBySide(self.address["postal_code"], self.address["city"]))
        self.body.addWidget(self.address["country"])
        for contact, fields in zip(self._contacts, self.contacts, strict=False):
            title = self.by_post_words if self._is_by_post else text.level_title(contact.get("level"))
            self.body.addWidget(Label(title, "caption"))
            self.body.addWidget(SideBySide(fields["email"], fields["phone"]))
            names = (fields["title"], fields["first_name"], fields["last_name"])
            self.body.addWidget(SideBySide(*names, shares=(2, 3, 3)))
        self.agree = button(self.tr("Correct"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.add_buttons(decline, self.agree)
        self._show_numbers()
        self._doubt_numbers()

    def _show_numbers(self) -> None:
        """Show the numbers that this debtor can have: a private person has none, and only a French company a SIREN. One
        that is there stays on view."""
        is_person = self._debtor.get("company_type") == CompanyType.INDIVIDUAL
        country = self.address["country"].value
        is_french = (find_country(country) or country) in ("", "FR")
        wanted = {"siret": is_french and not is_person, "vat_number": not is_person}
        for part, is_wanted in wanted.items():
            wanted[part] = is_wanted or bool(self.numbers[part].value)
            self.numbers[part].setVisible(wanted[part])
        self._both_numbers.setVisible(any(wanted.values()))

    def _doubt_numbers(self) -> None:
        """Say what seems wrong in a number; it is taken all the same, for its owner may print it so."""
        self.numbers["siret"].say(checks.siret_doubt(self.numbers["siret"].value), "warning")
        vat, country = self.numbers["vat_number"], self.address["country"].value
        vat.say(checks.vat_doubt(vat.value, country), "warning")

    @property
    def by_post_words(self) -> str:
        return self.tr(
            "No email address is known: letters are sent. With one, emails take their place again."
        )

    def _contact_fields(
        self, contact: Mapping[str, Any], wanted: Mapping[str, Any]
    ) -> dict[str, TextField | ChoiceField]:
        fields: dict[str, TextField | ChoiceField] = {
            "email": TextField(self.tr("Email"), optional=self._is_by_post),
            "phone": TextField(self.tr("Phone"), optional=True),
            "title": ChoiceField(self.tr("Title"), offered_titles()),
            "first_name": TextField(self.tr("First name"), optional=True),
            "last_name": TextField(self.tr("Last name"), optional=True),
        }
        retyped = {one.get("email"): one["corrected"] for one in wanted.get("contacts") or ()}
        values = dict(retyped.get(contact.get("email"), contact))
        values["title"], values["first_name"] = split_title(str(values.get("first_name") or ""))
        for part, field in fields.items():
            field.show_value(str(values.get(part) or ""))
        return fields

    @property
    def fields(self) -> dict[str, Field]:
        """The fields by their names in the request, for what a service says of one."""
        named: dict[str, Field] = {"company_name": self.name}
        named |= self.numbers
        named |= {f"address.{part}": field for part, field in self.address.items()}
        for place, contact in enumerate(self.corrected_contacts):
            at = next(
                at for at, one in enumerate(self._contacts) if contact.email in (None, one.get("email"))
            )
            rows = {f"contacts[{place}].corrected.{part}": one for part, one in self.contacts[at].items()}
            named |= rows
        return named

    @property
    def corrected_contacts(self) -> list[ContactCorrection]:
        """The contacts of which something was changed, each as a whole."""
        corrections = []
        for contact, fields in zip(self._contacts, self.contacts, strict=False):
            typed = {part: field.value for part, field in fields.items()}
            typed["first_name"] = join_title(typed.pop("title"), typed["first_name"])
            if any(value != str(contact.get(part) or "") for part, value in typed.items()):
                unchanged = {"job_title": contact.get("job_title"), "level": contact.get("level")}
                values = {
                    part: value for part, value in {**typed, **unchanged}.items() if value not in (None, "")
                }
                corrected = Contact.model_validate(values)
                corrections.append(ContactCorrection(email=contact.get("email"), corrected=corrected))
        return corrections

    @property
    def _is_contact_typed(self) -> bool:
        """Whether anything stands in the fields of a contact."""
        return any(field.value for fields in self.contacts for field in fields.values())

    @property
    def _stored_address(self) -> dict[str, str]:
        return {part: value for part, value in (self._debtor.get("address") or {}).items() if value}

    @property
    def _typed_address(self) -> dict[str, str]:
        """The address as it is typed, without what is empty; a country that was not changed as it was written."""
        before = self._debtor.get("address") or {}
        typed = {part: field.value for part, field in self.address.items()}
        country = str(before.get("country") or "")
        if typed["country"] == (find_country(country) or country):
            typed["country"] = country
        return {part: value for part, value in typed.items() if value}

    def _agree(self) -> None:
        if self._complain():
            return
        facts: dict[str, Any] = {}
        if self.name.value != self._name:
            facts["company_name"] = self.name.value
        for part, field in self.numbers.items():
            if field.value != str(self._debtor.get(part) or ""):
                facts[part] = field.value
        if (typed := self._typed_address) != self._stored_address:
            facts["address"] = Address.model_validate(typed)
        if contacts := self.corrected_contacts:
            facts["contacts"] = contacts
        if facts:
            self.agreed.emit(CorrectDebtorRequest(**facts, all_open=self.every.isChecked()))
        self.accept()

    def _complain(self) -> bool:
        # Whoever corrects an email address alone is not asked for an address that nobody knew.
        is_meant = bool(self._typed_address) and self._typed_address != self._stored_address
        line, city = self.address["line1"], self.address["city"]
        stays_by_post = self._is_by_post and not self._is_contact_typed
        needs = self._needs_address or is_meant or stays_by_post
        no_line = self.tr("A letter needs a street.") if needs and not line.value else ""
        no_city = self.tr("A letter needs a town.") if needs and not city.value else ""
        code = self.address["postal_code"]
        no_code = self.tr("A letter needs a postcode.") if stays_by_post and not code.value else ""
        rows: list[tuple[Field, str]] = [
            (self.name, "" if self.name.value else self.tr("Enter a name.")),
            (line, no_line),
            (code, no_code),
            (city, no_city),
            (self.address["country"], ""),
        ]
        for fields in self.contacts:
            email = fields["email"].value
            is_typed = not self._is_by_post or self._is_contact_typed
            needed = self.tr("Enter an email address.") if is_typed else ""
            rows.append((fields["email"], checks.email_doubt(email) if email else needed))
            rows.append((fields["phone"], checks.phone_doubt(fields["phone"].value)))
        return complain(*rows)


class NoCorrectionSheet(Sheet):
    """Says that the service has no way to correct a debtor, and what is left to do."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, self.tr("The details cannot be corrected"), width=36)
        words = self.tr(
            "This service has no way to correct a debtor’s details after the submission. You can add a contact with "
            "the right email address, or cancel this recovery and submit the invoice again with the right "
            "address."
        )
        self.words = Label(words)
        self.body.addWidget(self.words)
        close = button(self.tr("Close"), "primary")
        close.clicked.connect(self.reject)
        self.add_buttons(close)
