"""What a stored document is called, on view and as a file: a letter in the person's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from recovery_contract.extensions import StoredDocument
from recovery_desktop.ui import text


def paper_name(document: StoredDocument) -> str:
    """Return the name that it was given; that of a letter is the service's own and says what it is and of when."""
    if document.kind != "letter":
        return document.name
    words = QCoreApplication.translate("DocumentsSection", "Letter of {day}")
    name = words.format(day=text.day(document.created_at.astimezone().date())) + ".pdf"
    # A file of this name is looked for with the spaces that a keyboard has.
    return " ".join(name.split())
