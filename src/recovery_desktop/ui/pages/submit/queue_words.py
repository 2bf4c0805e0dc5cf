"""What the list says of an invoice on its way, and in which tone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from recovery_desktop.store.drafts import Draft
from recovery_desktop.ui import notices, reasons, text
from recovery_desktop.ui.address import lacks_post
from recovery_desktop.ui.draft_words import draft_title
from recovery_desktop.ui.field_names import name_of
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.batch import BatchState, leaves_at
from recovery_desktop.ui.pages.submit.form import Form
from recovery_desktop.ui.pages.submit.look_alikes import LookAlike
from recovery_desktop.ui.widgets.progress_row import Stage

_STAGES: Final[dict[str, Stage]] = {
    "waiting": "waiting",
    "uploading": "running",
    "reading": "running",
    "unread": "failed",
    "submitting": "running",
}


def _tr(words: str) -> str:
    return QCoreApplication.translate("Queue", words)


def words_of(draft: Draft, batch: BatchState) -> tuple[str, str]:
    """Return what is said of a draft, and in which tone."""
    if draft.state == "submitting":
        resting = batch.resting.get(draft.id)
        if resting is None:
            return _tr("Submitting"), ""
        return _tr("To be submitted {moment}").format(moment=text.moment(leaves_at(resting))), ""
    if draft.state == "review":
        return _to_check(draft, batch)
    if draft.state == "unread":
        return _why_unread(draft), ""
    waiting = _tr("Paused") if batch.paused else _tr("Waiting")
    if draft.state == "uploading" and batch.leaves_computer:
        return _tr("Uploading"), ""
    return (_tr("Reading") if draft.state in ("uploading", "reading") else waiting), ""


def _to_check(draft: Draft, batch: BatchState) -> tuple[str, str]:
    appraisal = batch.appraisal(draft)
    due = appraisal.due
    number = appraisal.form.value("invoice.numbers")
    parts = [number if number != draft_title(draft) else ""]
    # Of what is no invoice no sum is asked for.
    if due is not None and appraisal.other_document is None:
        parts.append(text.money(due, appraisal.form.currency))
    earlier = appraisal.doubts.get("invoice.numbers", "")
    if draft.failure:
        words, tone = notices.not_submitted(draft.failure), "danger"
    elif appraisal.other_kind:
        words, tone = reasons.in_words(appraisal.other_kind), "warning"
    elif paid := _says_it_is_paid(draft):
        words, tone = reasons.in_words(paid), "warning"
    elif appraisal.expected:
        words, tone = appraisal.expected[0].words, "warning"
    elif earlier:
        words, tone = earlier, "warning"
    elif other := batch.look_alike(draft):
        words, tone = look_alike_words(other), "warning"
    elif appraisal.missing:
        names = missing_names(appraisal.missing, appraisal.form, takes_by_post=batch.takes_by_post)
        words, tone = _tr("Still needed: {names}").format(names=names), ""
    elif appraisal.certain or appraisal.checked:
        words, tone = _tr("Ready to submit"), "success"
    else:
        words, tone = _tr("Ready to review"), ""
    return " · ".join(part for part in (*parts, words) if part), tone


def missing_names(paths: Iterable[str], form: Form, *, takes_by_post: bool) -> str:
    """Return what is missing; without an email address also the way by letter, or where a letter would go if nobody
    knows that either."""
    names = list(dict.fromkeys(name_of(forms.top_of(path)) for path in paths))
    contact = name_of(forms.CONTACTS)
    address = {part: form.value(f"debtor.address.{part}") for part in ("line1", "city")}
    if contact in names and lacks_post(address):
        names.append(_tr("Postal address"))
    if takes_by_post and form.can_go_by_post:
        either = _tr("{contact} (or recover by letter)").format(contact=contact)
        names = [either if name == contact else name for name in names]
    return ", ".join(names)


def stage_of(draft: Draft, batch: BatchState) -> Stage:
    """Return the draft's stage; a read one is done only where it is said to be ready to submit."""
    if draft.state == "submitting" and draft.id in batch.resting:
        return "waiting"
    if draft.state != "review":
        return _STAGES.get(draft.state, "waiting")
    if draft.failure:
        return "failed"
    appraisal = batch.appraisal(draft)
    is_doubtful = appraisal.other_kind or appraisal.expected or _says_it_is_paid(draft)
    is_open = appraisal.missing or is_doubtful or batch.look_alike(draft)
    return "done" if (appraisal.certain or appraisal.checked) and not is_open else "to check"


def _says_it_is_paid(draft: Draft) -> Mapping[str, Any] | None:
    """Return the reader's reason where the invoice itself, or a stamp on it, says that it was paid."""
    warnings = (draft.extraction or {}).get("warnings", ())
    return next(({"params": {}, **one} for one in warnings if one["code"] == "ALREADY_PAID"), None)


def look_alike_words(other: LookAlike) -> str:
    """Return that another draft may be the same invoice."""
    if other.is_same_number and other.name:
        return _tr("Looks like {name}: same invoice number and amount.").format(name=other.name)
    words = _tr("Looks like {name}: same debtor, day and amount.")
    return (
        words.format(name=other.name)
        if other.name
        else _tr("Looks like another one: same debtor, day and amount.")
    )


OF_CONTAINERS: Final = frozenset(
    {
        "file_container_too_large", "file_too_many_parts", "file_unpacks_too_large", "file_no_attachment",
        "file_nothing_inside",
    }
)  # fmt: skip
"""Of an archive, a message or a folder itself nobody types fields."""


def _why_unread(draft: Draft) -> str:
    failure = draft.failure or {}
    words = notices.stored_failure_words(failure)
    if failure.get("code") in OF_CONTAINERS:
        return words
    return " ".join(part for part in (words, _tr("You can enter the fields manually.")) if part)
