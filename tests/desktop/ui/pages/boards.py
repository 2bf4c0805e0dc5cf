"""Scenes of the board for the gallery: narrowed, tagged, paused, in several currencies; questions about many."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

from PySide6.QtWidgets import QDialog, QWidget

from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import CreditorPause
from recovery_desktop.session.session import Session
from recovery_desktop.store.filters import Filters, Order, SortRates
from recovery_desktop.ui.pages.board.cancel import CancelManyDialog
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.board.pause import PauseManyDialog
from recovery_desktop.ui.pages.board.rates import RatesSheet
from recovery_desktop.ui.pages.board.record import RecordManyDialog
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.pages.board.tagging import TagDialog
from tests.desktop.ui.fakes import NOW, a_receivable


def page(session: Session) -> BoardPage:
    return BoardPage(BoardState(session))


def narrowed(session: Session) -> QWidget:
    board = page(session)
    board.state.narrow(Filters(statuses=("in_process", "disputed"), least=Decimal(500), deadline_days=7))
    board.state.save_view("Large and late")
    board.state.narrow(Filters(statuses=("in_process", "disputed"), least=Decimal(500)))
    board.state.choose(board.state.shown_rows[:2])
    return board


def without_result(session: Session) -> QWidget:
    board = page(session)
    board.search.setText("nothing like this")
    board.state.search_for("nothing like this")
    board.state.place_again()
    return board


def many(session: Session) -> QWidget:
    """Tags, a pause, francs and pounds; a search that was left; an action on many that is on its way."""
    board = page(session)
    state = _fill(session, board.state)
    state.sort_with(SortRates("EUR", (("CHF", Decimal("1.08")),), NOW.date()))
    state.search_for("FA-2026")
    state.is_search_left = True
    state.place_again()
    state.choose(state.shown_rows[:6])
    state.cancel(state.cancelling().can, "business_decision", "")  # type: ignore[arg-type]
    state.choose(state.shown_rows[:3])
    return board


def _fill(session: Session, state: BoardState) -> BoardState:
    pause = CreditorPause(since=NOW, until=date(2027, 1, 15))
    paused = a_receivable(
        "paused", ReceivableStatus.IN_PROCESS, "880", "Atelier Brun SARL", "FA-2026-090",
        creditor_pause=pause, allowed_actions=["pause", "resume", "cancel"],
    )  # fmt: skip
    others = [
        a_receivable(f"in_{name}", ReceivableStatus.IN_PROCESS, "900", f"Example {name}", f"FA-2026-{name}")
        .model_copy(update={"currency": name})
        for name in ("CHF", "GBP")
    ]  # fmt: skip
    session.connection_store.receivables.put([paused, *others], full=True)
    state.place()
    state.sort_by(Order("amount", True))
    state.choose(state.shown_rows[:5])
    state.tag(["Lawyer", "VIP"], ())
    state.on_store_changed(())
    return state


def dialogs(session: Session, parent: QWidget) -> dict[str, QDialog]:
    board = BoardState(session)
    board.choose(board.shown_rows)
    mixed = _fill(session, BoardState(session))
    mixed.choose(mixed.shown_rows)
    return {
        "cancel-many": CancelManyDialog(parent, board),
        "record-many": RecordManyDialog(parent, board),
        "pause-many": PauseManyDialog(parent, mixed),
        "tag-many": TagDialog(parent, mixed),
        "rates": RatesSheet(parent, mixed),
    }
