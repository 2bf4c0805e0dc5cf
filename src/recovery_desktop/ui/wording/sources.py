"""Where a value comes from that the service does not tell where it tells everything else: said quietly beside it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from recovery_contract.receivables import Receivable
from recovery_desktop.store.sources import source_of
from recovery_desktop.ui import text


def source_word(receivable: Receivable, *names: str) -> str:
    """Name the source of the first of these values that does not come from the progress; empty for none."""
    source = next(
        (value_source for name in names if (value_source := source_of(receivable, name)) is not None), None
    )
    if source is None:
        return ""
    if source.kind == "entry":
        return _tr("As you entered it.")
    if source.kind == "file":
        return _tr("As it was read in the file.")
    if source.kind == "status":
        return _tr("This service only reports the status.")
    return _tr("From the service’s message of {moment}.").format(moment=text.moment(source.at))


def _tr(words: str) -> str:
    return QCoreApplication.translate("receivable", words)
