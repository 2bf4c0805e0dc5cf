"""The debtor's contacts: the first is the primary one, each needs an email; without any, letters where that is
possible."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from recovery_contract.receivables import CompanyType
from recovery_desktop.ids import DraftId
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.theme.tokens import XL, L, S
from recovery_desktop.ui.titles import join_title, offered_titles, split_title
from recovery_desktop.ui.widgets.button import button, icon_button
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField


class Contacts(QWidget):
    def __init__(self, state: SubmitState) -> None:
        super().__init__()
        self._state = state
        self._wanted = 1
        self.editors: list[ContactEditor] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(XL)
        self.add = button(self.tr("Add a contact"), "quiet", "plus", flush=True)
        self.add.clicked.connect(self._add)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(L)
        layout.addWidget(Label(self.tr("Who to contact"), "title"))
        self.why_email = Label("", "muted")
        layout.addWidget(self.why_email)
        self.by_post = QCheckBox()
        self.by_post.clicked.connect(state.choose_by_post)
        self.by_post_means = Label("", "muted")
        for widget in (self.by_post, self.by_post_means):
            layout.addWidget(widget)
        layout.addLayout(self._column)
        layout.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        state.opened.connect(self._start_over)

    def _start_over(self, _id: DraftId) -> None:
        self._wanted = 1
        for editor in self.editors:
            for field in editor.fields.values():
                field.show_value("")

    def _add(self) -> None:
        self._wanted = len(self.editors) + 1
        self.show_state(self._state.problems(), self._state.doubts())
        self.editors[-1].fields["email"].take_focus()

    def _remove(self, at: int) -> None:
        self._wanted = max(1, self._wanted - 1)
        # The last editor goes; Qt would hand its keyboard on to the first field of the page, and scroll there.
        self.editors[max(0, at - 1)].fields["email"].take_focus()
        self._state.remove_contact(at)

    def show_state(self, problems: dict[str, str], doubts: dict[str, str]) -> None:
        """Show one editor for each contact, and at least one."""
        contacts = self._state.form.contacts
        self._show_why_email(problems)
        problems = self._name_both_ways(problems)
        self._show_by_post()
        count = max(len(contacts), self._wanted)
        while len(self.editors) < count:
            editor = ContactEditor(self._state, len(self.editors))
            editor.remove.clicked.connect(lambda _=False, at=len(self.editors): self._remove(at))
            self.editors.append(editor)
            self._column.addWidget(editor)
        while len(self.editors) > count:
            gone = self.editors.pop()
            gone.hide()
            gone.deleteLater()
        for at, editor in enumerate(self.editors):
            editor.show_contact(contacts[at] if at < len(contacts) else {}, alone=count == 1)
            editor.show_messages(problems, doubts)
        if forms.CONTACTS in problems and self._state.tried:
            # Why it is needed stands above.
            self.editors[0].fields["email"].say(QCoreApplication.translate("form", "Required"))

    def _name_both_ways(self, problems: dict[str, str]) -> dict[str, str]:
        """Return the problems, a missing email address with the other way where letters can go instead."""
        if not (self._state.takes_by_post and self._state.form.can_go_by_post):
            return problems
        either = self.tr("Enter an email address, or tick “No email address: recover by letter” above.")
        lacking = [
            path for path in problems if path.startswith(f"{forms.CONTACTS}.") and path.endswith(".email")
        ]
        return problems | dict.fromkeys(lacking, either)

    def _show_why_email(self, problems: dict[str, str]) -> None:
        form, words = self._state.form, ""
        if self._state.takes_by_post:
            words = (
                self.tr(
                    "An email address reaches the debtor sooner. Without one, letters can be sent instead: tick "
                    "“No email address: recover by letter”."
                )
                if form.can_go_by_post
                else self.tr(
                    "An email address of the debtor is needed. If there is none, enter street, town and "
                    "postcode: then letters can be sent instead."
                )
            )
        elif form.value("debtor.company_type") == CompanyType.INDIVIDUAL:
            words = self.tr(
                "An email address of the debtor is needed, even where letters and calls follow. Look at "
                "earlier messages, or ask by phone. The draft waits here."
            )
        else:
            words = self.tr(
                "An email address of the debtor is needed, even where letters and "
                "calls follow. Use the general address from its website or letterhead, or ask by "
                "phone. The draft waits here."
            )
        self.why_email.setText(words)
        self.why_email.setVisible(forms.CONTACTS in problems)

    def _show_by_post(self) -> None:
        form, connection = self._state.form, self._state.session.connection
        self.by_post.setVisible(form.goes_by_post or self._state.offers_letters)
        self.by_post.setText(
            self.tr("Letters only: no emails, no calls")
            if form.has_email
            else self.tr("No email address: recover by letter")
        )
        self.by_post.setChecked(form.goes_by_post)
        self.by_post_means.setVisible(form.goes_by_post)
        kind = connection.kind if connection is not None else ""
        who = {
            "this_computer": self.tr(
                "The plan sends letters instead of emails. You print and post each one; Today says when."
            ),
            "practice": self.tr(
                "The plan sends letters instead of emails. In Practice nothing is printed or posted."
            ),
        }.get(kind, self.tr("The plan sends letters instead of emails. The service prints and posts them."))
        untold = self.tr("The debtor gets no letter only to confirm a payment or an objection.")
        left_here = (
            self.tr(
                "A contact without an email address is not on the letters: its name and phone number stay in this app."
            )
            if any(any(contact.values()) and not contact.get("email") for contact in form.contacts)
            else ""
        )
        self.by_post_means.setText(" ".join(part for part in (who, untold, left_here) if part))

    def field_of(self, path: str) -> TextField | None:
        """Return the field of this path, to show a problem there."""
        if path == forms.CONTACTS:
            return self.editors[0].fields["email"]
        at, _, name = path.removeprefix(f"{forms.CONTACTS}.").partition(".")
        return self.editors[int(at)].fields[name] if at.isdecimal() and int(at) < len(self.editors) else None


class ContactEditor(QWidget):
    def __init__(self, state: SubmitState, at: int) -> None:
        super().__init__()
        self._at = at
        labels = {
            "email": self.tr("Email"),
            "phone": self.tr("Phone"),
            "first_name": self.tr("First name"),
            "last_name": self.tr("Last name"),
            "job_title": self.tr("Role"),
        }
        self.fields = {name: TextField(label, optional=name != "email") for name, label in labels.items()}
        # The service greets by the title before the first name; here it has a field of its own.
        self.form_of_address = ChoiceField(self.tr("Title"), offered_titles())
        for name, field in self.fields.items():
            if name != "first_name":
                field.edited.connect(lambda value, name=name: state.edit_contact(at, name, value))
        self.fields["first_name"].edited.connect(lambda _: self._edit_first_name(state))
        self.form_of_address.chosen.connect(lambda _: self._edit_first_name(state))
        title = self.tr("Primary contact") if at == 0 else self.tr("Contact {number}").format(number=at + 1)
        self.remove = icon_button("close", self.tr("Remove {contact}").format(contact=title))
        head = QHBoxLayout()
        head.setSpacing(S)
        head.addWidget(Label(title, "strong", wrap=False))
        head.addStretch()
        head.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(L)
        column.addLayout(head)
        column.addWidget(self.fields["email"])
        names = (self.form_of_address, self.fields["first_name"], self.fields["last_name"])
        column.addWidget(SideBySide(*names, shares=(2, 3, 3)))
        column.addWidget(SideBySide(self.fields["phone"], self.fields["job_title"]))

    def show_contact(self, contact: object, *, alone: bool) -> None:
        values = dict(contact) if isinstance(contact, dict) else {}
        title, values["first_name"] = split_title(str(values.get("first_name", "")))
        self.form_of_address.show_value(title)
        for name, field in self.fields.items():
            if not field.control.hasFocus() or not values.get(name) or not field.value:
                field.show_value(values.get(name, ""))
        self.remove.setVisible(not alone)

    def _edit_first_name(self, state: SubmitState) -> None:
        typed, rest = split_title(self.fields["first_name"].value)
        first_name = join_title(typed or self.form_of_address.value, rest)
        state.edit_contact(self._at, "first_name", first_name)

    def show_messages(self, problems: dict[str, str], doubts: dict[str, str]) -> None:
        for name, field in self.fields.items():
            path = f"{forms.CONTACTS}.{self._at}.{name}"
            if wrong := problems.get(path):
                field.say(wrong)
            else:
                field.say(doubts.get(path, ""), "warning")
