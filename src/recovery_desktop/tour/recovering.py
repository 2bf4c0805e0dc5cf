"""From the first contact to the money, and through a dispute."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QPushButton

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.resources import resource
from recovery_desktop.tour import visits
from recovery_desktop.tour.hands import Drag, process_events, wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.evidence import EvidenceView

STATEMENT = "The order, the signed delivery note and the invoice say the same: 14 September, complete."


async def open_detail(tour: Tour) -> None:
    view, index = await tour.find_card(str(tour.receivable.status))
    await tour.hands.click_item(view, index)
    await tour.wait_for_page("receivable")
    await wait_until(lambda: tour.receivable.recovery_progress.history, "the history")
    await tour.wait_for_text(tour.receivable.recovery_progress.debtor_name or "")


async def week(tour: Tour) -> None:
    await tour.press("Next week")
    await tour.hands.find("Next week", QPushButton, seconds=SLOW_SECONDS)


async def first_week(tour: Tour) -> None:
    """Advance a week: the recovery starts by itself, and each contact stands in the timeline."""
    await week(tour)
    await tour.wait_for_status(ReceivableStatus.IN_PROCESS, seconds=SLOW_SECONDS)
    await wait_until(lambda: sum((tour.receivable.recovery_progress.attempts or {}).values()), "a contact")
    await wait_until(lambda: len(tour.receivable.recovery_progress.history or []) > 2, "what happened")
    await process_events()


async def show_board(tour: Tour) -> None:
    await tour.go_to("Board")
    await tour.wait_for_page("board")
    await tour.find_card(str(tour.receivable.status))


async def debtor_pays_half(tour: Tour) -> None:
    await open_detail(tour)
    address = await tour.press_and_get_address("Open")
    proposed = visits.amount_to_pay(await tour.browser.open(address))
    half = (proposed / 2).quantize(Decimal(1) if proposed == proposed.to_integral() else Decimal("0.01"))
    await visits.pay(tour.browser, address, half)
    await tour.wait_for_status(ReceivableStatus.PAYMENT_RECEIVED)
    await wait_until(lambda: tour.receivable.recovery_progress.decision, "the question about the rest")
    await tour.wait_for_text("Part of it was paid. What about the rest?")


async def go_on_for_the_rest(tour: Tour) -> None:
    decision = tour.receivable.recovery_progress.decision
    assert decision is not None
    rest = text.money(decision.remaining_amount or 0, tour.receivable.currency)
    await tour.press(f"Keep collecting {rest}")
    await tour.wait_for_status(ReceivableStatus.IN_PROCESS)
    await wait_until(
        lambda: not tour.has_text("Part of it was paid. What about the rest?"), "the question to be gone"
    )


async def debtor_pays_the_rest(tour: Tour) -> None:
    address = await tour.press_and_get_address("Open")
    await visits.pay(tour.browser, address)
    await tour.wait_for_status(ReceivableStatus.PAYMENT_RECEIVED)
    await wait_until(lambda: tour.receivable.recovery_progress.remaining_amount == 0, "nothing to remain")


async def recovered(tour: Tour) -> None:
    await week(tour)
    await tour.wait_for_status(ReceivableStatus.RECOVERED, seconds=SLOW_SECONDS)
    await process_events()


async def debtor_disputes(tour: Tour) -> None:
    await open_detail(tour)
    await first_week(tour)
    address = await tour.press_and_get_address("Open")
    page = await tour.browser.open(address)
    form = visits.find_form(page, "dispute")
    reasons = form.control("reason")
    assert reasons is not None
    reason = next(choice for choice in reasons.choices if choice)
    await visits.dispute(tour.browser, address, reason, "Two shelves are missing.")
    await tour.wait_for_status(ReceivableStatus.DISPUTED)
    await tour.wait_for_text("The debtor disputes this invoice")
    await tour.wait_for_text("Two shelves are missing.")


async def gather_evidence(tour: Tour) -> None:
    await tour.press("Answer with evidence")
    view = await wait_until(lambda: _shown(tour), "the form for the evidence")
    assert view is not None
    paper = resource("sample-invoice.pdf")
    drag = Drag(view, [paper])
    drag.enter()
    await drag.drop()
    kind = _TR_KIND.format(name=paper.name)
    await tour.hands.find(kind, QComboBox)
    await tour.hands.choose_entry(kind, _kind_of_invoice(tour, kind))
    await tour.hands.type_into("Statement", STATEMENT, QPlainTextEdit)


async def submit_evidence(tour: Tour) -> None:
    await tour.press("Submit the evidence")
    await tour.wait_for_status(ReceivableStatus.IN_PROCESS)
    await wait_until(lambda: not tour.has_text("The debtor disputes this invoice"), "the question to be gone")


_TR_KIND = "Type of {name}"


def _shown(tour: Tour) -> EvidenceView | None:
    views = tour.stage.window.findChildren(EvidenceView)
    return next((view for view in views if view.isVisible()), None)


def _kind_of_invoice(tour: Tour, name: str) -> str:
    box = tour.hands.find_visible(name, QComboBox)
    assert box is not None
    return box.itemText(box.findData("invoice"))
