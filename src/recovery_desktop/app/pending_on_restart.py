"""Requests from just before the last exit: shown again before they are sent, with undo."""

from __future__ import annotations

from typing import Final

from recovery_desktop.commands.postpone_pending import invoice_numbers_of, postpone_pending
from recovery_desktop.commands.requests import withdraw_all
from recovery_desktop.ui.pages.controller import AppContext, tr

NAMED: Final = 3
"""So many invoices are named; of more it is said that there are."""


def show_pending(app: AppContext) -> None:
    """Offer to undo what was decided before the restart. Call it before anything is sent over the new connection."""
    context = app.session.context
    pending = postpone_pending(context, app.session.undo_seconds)
    if not pending:
        return
    numbers = invoice_numbers_of(context, pending)
    named = ", ".join(numbers[:NAMED]) + (" …" if len(numbers) > NAMED else "")
    words = tr("Decided before the app was closed, being sent now: {numbers}").format(numbers=named)
    ids = [intent.id for intent in pending]
    app.offer_undo(words, lambda: withdraw_all(context, ids) == len(ids))
