"""A field of the review: the value, how sure the reader was in words, and whether it is on the page."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.commands.invoice_paths import PREPAID, PREPAID_LISTED
from recovery_desktop.ui import notices, reasons, text, typed
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import reading
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.widgets.amount_field import AmountField
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.country_field import CountryField
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.rate_field import RateField
from recovery_desktop.ui.widgets.status_badge import Badge, badge_size
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField, TextField
from recovery_desktop.ui.widgets.tooltip import set_tooltip
from recovery_desktop.ui.widgets.understood_field import UnderstoodField

Control = TextField | LongTextField | ChoiceField | UnderstoodField[Any]


class ReadField(QWidget):
    """Wraps a field with a badge of confidence beside its label."""

    edited = Signal(str)
    focused = Signal()
    forgotten = Signal()

    def __init__(self, field: Control) -> None:
        super().__init__()
        self.field = field
        self.badge = Badge()
        field.heading.addWidget(self.badge)
        field.keep_room(badge_size("").height())
        (field.chosen if isinstance(field, ChoiceField) else field.edited).connect(self.edited)
        field.focused.connect(self.focused)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(field)
        self.forgetting = button(self.tr("Forget this correction"), "quiet", flush=True)
        self.forgetting.clicked.connect(self.forgotten)
        self.forgetting.hide()
        self.confirm = button(self.tr("Confirm"), "quiet", flush=True)
        self.confirm.setAccessibleName(self.tr("Confirm {field}").format(field=field.label))
        self.confirm.clicked.connect(self._confirm)
        self.confirm.hide()
        for below in (self.forgetting, self.confirm):
            column.addWidget(below, 0, Qt.AlignmentFlag.AlignLeft)
        self.setFocusProxy(field)

    def take_focus(self) -> None:
        self.field.take_focus()

    def _confirm(self) -> None:
        """Take over the value that was read: it counts as typed from now on."""
        policy = self.confirm.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # what is below does not move up to under the pointer
        self.confirm.setSizePolicy(policy)
        self.take_focus()
        self.edited.emit(self.shown_value)

    @property
    def shown_value(self) -> str:
        return self.field.text if isinstance(self.field, UnderstoodField) else self.field.value

    @property
    def is_to_confirm(self) -> bool:
        """Whether a value stands here that was read and is to be checked."""
        return not self.confirm.isHidden()

    def in_own_form(self, value: str) -> str:
        """Return a value that the reader gave, as a person of this locale writes it."""
        try:
            if isinstance(self.field, AmountField):
                return self.field.written(Decimal(value))
            if isinstance(self.field, DateField):
                return self.field.written(date.fromisoformat(value))
        except (ArithmeticError, ValueError):
            # Words were read where a number was expected: the field says so.
            return value
        return value

    def forget(self) -> None:
        """Empty the control before another draft is shown."""
        policy = self.confirm.sizePolicy()
        policy.setRetainSizeWhenHidden(False)
        self.confirm.setSizePolicy(policy)
        if isinstance(self.field, UnderstoodField):
            self.field.show_text("")
        else:
            self.field.show_value("")

    def show_field(self, path: str, state: SubmitState, problem: str, doubt: str) -> None:
        """Show value, confidence and the one message that matters most."""
        self._show_value(path, state)
        evidence = state.evidence(path)
        self.badge.setVisible(evidence is not None)
        is_doubted = (
            evidence is not None
            and evidence.confidence < text.CERTAIN
            and (bool(doubt) or reading.is_doubtful(path, evidence))
        )
        self.confirm.setVisible(is_doubted and bool(state.form.value(path)) and not problem)
        self.forgetting.setVisible(bool(state.remembered(path)))
        reason = ""
        if evidence is not None:
            self.badge.show_words(*text.confidence_word(evidence.confidence, is_doubted=is_doubted))
            meaning = text.confidence_meaning(evidence.confidence, is_doubted=is_doubted)
            read = reasons.in_words(evidence.reason)
            reason = f"{notices.ended(read)} {meaning}" if read else meaning
            set_tooltip(self.badge, reason)
            if not is_doubted:
                reason = ""
        field = self.field
        if problem:
            field.say(problem, "danger" if state.tried or state.form.value(path) else "warning")
        elif doubt or reason:
            field.say(doubt or reason, "warning")
        elif not isinstance(field, UnderstoodField):
            field.say("")
        elif field.state in ("danger", "warning"):
            field.explain()

    def _show_value(self, path: str, state: SubmitState) -> None:
        field, raw = self.field, state.form.value(path)
        if isinstance(field, AmountField):
            field.show_currency(state.form.currency)
        if isinstance(field, UnderstoodField):
            field.show_text(self._readable(field, path, state, raw))
        elif not field.control.hasFocus() or not raw or not field.value:
            # Another draft empties the field first, even the one that one types in.
            field.show_value(raw)

    @staticmethod
    def _readable(field: UnderstoodField[Any], path: str, state: SubmitState, raw: str) -> str:
        """Return what was read in the person's own form; what was typed as it was typed."""
        is_listed = path == PREPAID and raw == state.form.value(PREPAID_LISTED)
        if not raw or (path in state.form.touched and not is_listed):
            return raw
        value: Any
        try:
            if isinstance(field, RateField):
                value = forms.rate_of(state.form)
            else:
                meant = forms.amount_of if isinstance(field, AmountField) else forms.date_of
                value = meant(state.form, path)
        except typed.NotUnderstood:
            return raw
        return raw if value is None else field.written(value)


def line_field(label: str) -> ReadField:
    return ReadField(TextField(label))


def country_field(label: str) -> ReadField:
    return ReadField(CountryField(label))


def amount_field(label: str) -> ReadField:
    return ReadField(AmountField(label))


def date_field(label: str) -> ReadField:
    return ReadField(DateField(label))


def rate_field(label: str) -> ReadField:
    return ReadField(RateField(label, optional=True))
