"""What a service that refuses an invoice says, or would say; and what it would be to go on anyway."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.errors import ErrorCode
from recovery_contract.limitation import barred_after
from recovery_contract.receivables import CompanyType
from recovery_desktop.commands.earlier_submission import EarlierSubmission
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import notices, text, typed
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.form import Form

NUMBERS: Final = "invoice.numbers"
DUE: Final = "invoice.due_date"

_MEANING: Final[dict[str, str]] = {
    ErrorCode.DUPLICATE_RECEIVABLE: QT_TRANSLATE_NOOP(
        "review", "Submit it anyway only if it is another claim: the debtor would be contacted twice."
    ),
    ErrorCode.NOT_YET_DUE: QT_TRANSLATE_NOOP(
        "review",
        (
            "Submit it anyway if you agreed on an earlier day, or if your plan contacts "
            "debtors before the due date."
        ),
    ),
    ErrorCode.PAST_LIMITATION: QT_TRANSLATE_NOOP(
        "review", "Submit it anyway only to ask amicably: it can no longer be claimed in court."
    ),
}
"""What each refusal that can be overridden warns of."""


@dataclass(frozen=True)
class Expected:
    """A refusal that can be seen before: the service gives it unless the person goes on anyway."""

    code: ErrorCode
    path: str
    reason: str

    @property
    def words(self) -> str:
        return _with_meaning(self.reason, self.code)


def expected(form: Form, earlier: EarlierSubmission | None, law: str) -> tuple[Expected, ...]:
    """Return what the service would refuse, by the rules that it goes by itself; `law` as in `limitation`, empty for
    none."""
    return tuple(_expected(form, earlier, law))


def _expected(form: Form, earlier: EarlierSubmission | None, law: str) -> Iterator[Expected]:
    if earlier is not None and earlier.is_refused:
        yield Expected(ErrorCode.DUPLICATE_RECEIVABLE, NUMBERS, earlier_words(earlier))
    try:
        due = forms.date_of(form, DUE)
    except typed.NotUnderstood:
        return  # The field itself says so already.
    if due is None:
        return
    today = text.current_moment().astimezone().date()
    last = barred_after(law, professional=not _is_person(form), due=due)
    if last is not None and today > last:
        words = QCoreApplication.translate("review", "It is time-barred: {day} was the last day to claim it.")
        yield Expected(ErrorCode.PAST_LIMITATION, DUE, words.format(day=text.day(last)))


def not_due_words(form: Form, *, has_own_service: bool) -> str:
    """Say until when an invoice is not due, and what that means for its reminders where it is known; empty for one
    that is."""
    try:
        due = forms.date_of(form, DUE)
    except typed.NotUnderstood:
        return ""
    if due is None or due <= text.current_moment().astimezone().date():
        return ""
    words = (
        QCoreApplication.translate("review", "Not due until {day}: the first reminder leaves after that.")
        if has_own_service
        else QCoreApplication.translate("review", "Not due until {day}.")
    )
    return words.format(day=text.day(due))


def _is_person(form: Form) -> bool:
    return form.value("debtor.company_type") == str(CompanyType.INDIVIDUAL)


def earlier_words(earlier: EarlierSubmission) -> str:
    """Say that an invoice came before: which one, when, and where that helps, for whom."""
    day = text.day(earlier.at.astimezone().date())
    words = {
        "number": _tr("You submitted {name} on {day}."),
        "file": _tr("You submitted this file, {name}, on {day}."),
        "draft": _tr("The same file, {name}, has been in the list since {day}."),
    }[earlier.kind]
    if earlier.debtor:
        words = _tr("You submitted {name} on {day}, to {debtor}.")
    if earlier.is_cancelled:
        words = f"{words} {_tr('It was cancelled: if it is owed, submit it again.')}"
    return text.one_dot(words.format(name=earlier.name, day=day, debtor=earlier.debtor))


def refusal(failure: Mapping[str, Any]) -> str:
    """Return what the service said, and what it would be to go on anyway."""
    return _with_meaning(notices.stored_failure_words(failure), str(failure.get("code")))


def _with_meaning(sentence: str, code: str) -> str:
    meaning = _MEANING.get(code)
    return f"{sentence} {QCoreApplication.translate('review', meaning)}" if meaning else sentence


def _tr(words: str) -> str:
    return QCoreApplication.translate("appraisal", words)
