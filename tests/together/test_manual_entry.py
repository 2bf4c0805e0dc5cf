"""Without a PDF: typed in whole, checked as it is typed, named as a duplicate before it goes, and submitted anyway."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from PySide6.QtWidgets import QLineEdit

from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import Tour
from recovery_desktop.ui import text
from tests.together.scene import curtain, drafts, to_active


def fields() -> dict[str, str]:
    """As a person of the app's locale types them."""
    today = date.today()
    return {
        "invoice.numbers": "FA-77",
        "invoice.issue_date": text.written_day(today - timedelta(days=90)),
        "invoice.due_date": text.written_day(today - timedelta(days=60)),
        "invoice.amount": "100.00",
        "invoice.service_description": "Oak shelves",
        "debtor.company_name": "Papeterie du Port",
    }


async def type_in(tour: Tour) -> None:
    await tour.go_to("Submit")
    await tour.press("Enter manually")
    for path, words in fields().items():
        await submitting.fill(tour, path, words)


async def test_invoice_is_typed_in_and_its_duplicate_goes_only_anyway(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_active(tour)
        await type_in(tour)
        review = submitting.review(tour)
        await submitting.fill(tour, "debtor.siret", "73282932000075")
        await tour.wait_for_text("The check digit does not match", within=review)
        await submitting.fill(tour, "debtor.siret", "73282932000074")
        await tour.hands.type_into("Email", "achats@port.example", QLineEdit, within=review)
        await tour.press("Recover this invoice")
        await wait_until(
            lambda: tour.stage.connection_store.receivables.count() == 1, "the service to take the invoice"
        )

        await type_in(tour)
        await tour.wait_for_text("You submitted FA-77", within=review)
        await tour.wait_for_text("Papeterie du Port is known from FA-77", within=review)
        (draft,) = await drafts(tour, ["review"])
        assert draft.body["values"]["debtor.siret"] == "73282932000074"
        assert draft.body["contacts"] == [{"email": "achats@port.example"}]
        await tour.press("Recover this invoice")
        await tour.wait_for_text("the debtor would be contacted twice", within=review)
        assert tour.stage.connection_store.intents.of_subject(draft.id) == []
        await tour.press("Submit anyway")
        await wait_until(
            lambda: tour.stage.connection_store.receivables.count() == 2, "the service to take it anyway"
        )
