"""Changing one planned contact: another day, another way, other words. What it would say now is shown to begin with."""

from __future__ import annotations

from datetime import datetime, time, timedelta

from PySide6.QtWidgets import QWidget

from recovery_contract.extensions import PlannedContact, PlannedContactAction
from recovery_desktop.actions.table import CHANGE_PLANNED_CONTACT
from recovery_desktop.store.receivable_rows import NOT_APPROVED
from recovery_desktop.ui import checks, text
from recovery_desktop.ui.pages.receivable.refused_form import refill_form
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField, TextField
from recovery_desktop.ui.wording.contacts import outdated_word

CHANNELS = ("email", "phone", "sms", "letter")
WITHIN_DAYS = 365
"""How far ahead the service plans."""
LEFT_TO_THE_SERVICE = time(9, 0)
"""The time of day that is asked for; the service moves it into the hours in which it contacts people."""


class PlannedEditDialog(Sheet):
    def __init__(self, parent: QWidget, state: ReceivableState, planned: PlannedContact) -> None:
        title = self.tr("Edit call") if planned.type == "phone" else self.tr("Edit message")
        super().__init__(parent, title, width=44)
        self._state, self._planned = state, planned
        self._from: tuple[str, str] = ("", "")
        self.problem = Banner("", "danger")
        self.outdated = Banner("", "warning")
        self.renew = button("", "ordinary")
        self.renew.clicked.connect(self._renew)
        self.renew.hide()
        self.to = Label("", "muted").selectable()
        self._awaits_approval = planned.why is not None and planned.why.code == NOT_APPROVED
        hint = self.tr("Empty: as soon as the plan is approved") if self._awaits_approval else ""
        self.day = DateField(self.tr("Day"), hint=hint, optional=self._awaits_approval)
        self._day = None if self._awaits_approval else planned.at.astimezone().date()
        self.day.show_value(self._day)
        # This computer has no gateway for text messages.
        channels = [
            one
            for one in CHANNELS
            if one != "sms" or planned.type == one or not state.session.is_this_computer
        ]
        self.channel = ChoiceField(self.tr("Channel"), [(one, text.channel_word(one)) for one in channels])
        self.channel.show_value(planned.type)
        self.subject = TextField(self.tr("Subject"), most=checks.SUBJECT_MOST)
        self.words = LongTextField(self.tr("Text"), lines=9, most=checks.BODY_MOST)
        self.words.edited.connect(lambda _: self._show_renewal())
        self.agree = button(self.tr("Save"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.body.addWidget(self.problem)
        self.body.addWidget(self.outdated)
        self.body.addWidget(self.renew)
        self.body.addWidget(self.to)
        self.body.addWidget(SideBySide(self.day, self.channel))
        self.body.addWidget(self.subject)
        self.body.addWidget(self.words)
        self.add_buttons(decline, self.agree)
        self.problem.say("")
        state.changed.connect(self._show)
        state.preview(planned.id)
        self._show()
        if state.refused is not None and state.refused.body.get("id") == planned.id:
            fields = {"at": self.day, "type": self.channel, "subject": self.subject, "body": self.words}
            refill_form(state.refused, CHANGE_PLANNED_CONTACT, fields)

    def _show(self) -> None:
        preview = self._state.previews.get(self._planned.id)
        if preview is None:
            waiting = self._state.busy(f"preview {self._planned.id}")
            self.to.setText(self.tr("Loading the text…") if waiting else "")
            self.to.setVisible(waiting)
            return
        to = preview.to.splitlines()[0] if preview.to else ""
        self.to.setText(self.tr("To {to}").format(to=to))
        self.to.setVisible(bool(to))
        loaded = (preview.subject or "", preview.body or "")
        if self._from == ("", "") != loaded:
            self._from = loaded
            for field, words in ((self.subject, loaded[0]), (self.words, loaded[1])):
                # What was refused and stands here again is not written over.
                field.show_value(field.value or words)

        self._show_renewal()

    @property
    def _sums(self) -> tuple[str, str]:
        """Return the sum that was owed when the text was written, and the one that is owed now."""
        preview = self._state.previews.get(self._planned.id)
        reason = preview.outdated if preview is not None else None
        params = (reason.params if reason is not None else None) or {}
        return str(params.get("was", "")), str(params.get("now", ""))

    def _show_renewal(self) -> None:
        was, now = self._sums
        self.outdated.say(outdated_word(self._state.previews.get(self._planned.id)))
        self.renew.setText(self.tr("Replace {was} with {now}").format(was=was, now=now))
        self.renew.setVisible(
            bool(was) and _spaced(was) in _spaced(f"{self.subject.value} {self.words.value}")
        )

    def _renew(self) -> None:
        was, now = (_spaced(one) for one in self._sums)
        for field in (self.subject, self.words):
            field.show_value(_spaced(field.value).replace(was, now))
        self._show_renewal()

    def _agree(self) -> None:
        day = self.day.value
        today = text.current_moment().astimezone().date()
        latest = today + timedelta(days=WITHIN_DAYS)
        is_left_open = self._awaits_approval and not self.day.text
        fits = is_left_open or (day is not None and today <= day <= latest)
        needed = self.tr("Choose a day between today and {day}.").format(day=text.day(latest))
        emptied = self.tr("Write a text, or skip this contact instead.")
        if complain(
            (self.day, "" if fits else needed),
            (self.subject, ""),
            (self.words, emptied if self._from[1] and not self.words.value else ""),
        ):
            return
        changes: dict[str, str] = {}
        if day is not None and day != self._day:
            moment = datetime.combine(day, LEFT_TO_THE_SERVICE).astimezone()
            changes["at"] = max(moment, text.current_moment().astimezone()).isoformat()
        if self.channel.value != self._planned.type:
            changes["type"] = self.channel.value
        if self.subject.value and self.subject.value != self._from[0]:
            changes["subject"] = self.subject.value
        # A text that was checked and holds is saved as well: it is sent after that.
        if self.words.value and (self._sums[0] or self.words.value != self._from[1].strip()):
            changes["body"] = self.words.value
        if not changes:
            self.problem.say(self.tr("Nothing changed."))
            return
        action = PlannedContactAction.model_validate({"action": "edit", **changes})
        self._state.previews.pop(self._planned.id, None)
        self._state.change_planned(self._planned.id, action)
        self.accept()


def _spaced(words: str) -> str:
    """Return it with plain spaces, as a field holds it."""
    return words.replace("\u00a0", " ").replace("\u202f", " ")
