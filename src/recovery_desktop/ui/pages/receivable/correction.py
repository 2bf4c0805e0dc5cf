"""Corrects the debtor of the receivable on view, or says that its service cannot."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from recovery_desktop.actions.table import CORRECT_DEBTOR
from recovery_desktop.ui.correct_debtor import CorrectDebtorSheet, NoCorrectionSheet
from recovery_desktop.ui.field_errors import show_stored_field_error
from recovery_desktop.ui.pages.receivable.state import ReceivableState


def correction_sheet(parent: QWidget, state: ReceivableState) -> QDialog:
    """Return the dialog; what the service refused last stands in it again."""
    receivable = state.receivable
    assert receivable is not None
    if not state.takes(CORRECT_DEBTOR):
        return NoCorrectionSheet(parent)
    refused = state.refused
    if refused is not None and refused.kind != CORRECT_DEBTOR.kind:
        refused = None
    wanted = None if refused is None else refused.body
    needs_approval = state.session.is_this_computer
    sheet = CorrectDebtorSheet(parent, receivable, needs_approval=needs_approval, wanted=wanted)
    sheet.agreed.connect(lambda request: state.request(CORRECT_DEBTOR, request))
    if refused is not None:
        show_stored_field_error(refused.failure, sheet.fields)
    return sheet
