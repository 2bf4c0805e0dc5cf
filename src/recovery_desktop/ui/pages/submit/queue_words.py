"""What the list says of an invoice on its way, and in which tone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from recovery_desktop.store.drafts import Draft
from recovery_desktop.ui import notices, text, told
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit.batch import BatchState, leaves_at


def _tr(words: str) -> str:
    return QCoreApplication.translate("Queue", words)


def words_of(draft: Draft, batch: BatchState) -> tuple[str, str]:
    """What is said of a draft, and in which tone."""
    if draft.state == "submitting":
        resting = batch.resting.get(draft.id)
        if resting is None:
            return _tr("Submitting"), ""
        return _tr("Leaves on {moment}").format(moment=text.moment(leaves_at(resting))), ""
    if draft.state == "review":
        return _to_check(draft, batch)
    if draft.state == "unread":
        return _why_unread(draft), ""
    waiting = _tr("Paused") if batch.paused else _tr("Waiting")
    words = {"uploading": _tr("Uploading"), "reading": _tr("Reading")}
    return words.get(draft.state, waiting), ""


def _to_check(draft: Draft, batch: BatchState) -> tuple[str, str]:
    made = batch.appraisal(draft)
    total = made.total
    debtor = made.form.value("debtor.company_name")
    about = ""
    if total is not None and debtor:
        money = text.money(total, made.form.currency)
        about = _tr("{amount} from {debtor}").format(amount=money, debtor=debtor)
    earlier = made.doubts.get("invoice.numbers", "")
    if draft.failure:
        said, tone = notices.not_submitted(draft.failure), "danger"
    elif earlier:
        said, tone = earlier, "warning"
    elif made.other_kind:
        said, tone = told.in_words(made.other_kind), "warning"
    elif made.missing:
        names = ", ".join(dict.fromkeys(forms.name_of(forms.top_of(path)) for path in made.missing))
        said, tone = _tr("Missing: {names}").format(names=names), ""
    elif made.certain:
        said, tone = _tr("Certain"), "success"
    else:
        said, tone = _tr("Ready to be checked and submitted"), ""
    return (f"{about} · {said}" if about else said), tone


def is_held_up(draft: Draft, batch: BatchState) -> bool:
    """Whether something stands against its submission: it came back refused, or is no invoice."""
    return draft.state == "review" and (bool(draft.failure) or bool(batch.appraisal(draft).other_kind))


def _why_unread(draft: Draft) -> str:
    said = notices.kept(draft.failure or {})
    return " ".join(part for part in (said, _tr("You can type the fields in.")) if part)
