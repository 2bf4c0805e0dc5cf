"""What a draft is called and what is to be done with it: the same words on every page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from recovery_desktop.commands.draft_summary import summarise_draft
from recovery_desktop.store.drafts import Draft


def _tr(words: str) -> str:
    return QCoreApplication.translate("Drafts", words)


def draft_title(draft: Draft) -> str:
    """Return the debtor's name, else the invoice number; the file's name only where neither is known."""
    about = summarise_draft(draft)
    return about.debtor or about.number or draft.file_name or _tr("Entered manually")


def draft_action(draft: Draft) -> str:
    """Return the verb of the button that opens the draft."""
    return _tr("Complete") if is_failed(draft) else _tr("Review")


def is_failed(draft: Draft) -> bool:
    """Return whether reading or submission failed, so that a person has to go on by hand."""
    return draft.state == "unread" or bool(draft.failure)
