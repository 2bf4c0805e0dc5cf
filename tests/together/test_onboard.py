"""Becoming a creditor: the form survives a restart, the browser completes the rest, the app notices by itself."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLineEdit

from recovery_desktop.resources import resource
from recovery_desktop.tour import arriving
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS
from tests.together.scene import curtain, to_onboarding


async def test_onboarding_from_the_form_to_an_active_creditor(tmp_path: Path) -> None:
    async with curtain(tmp_path / "data") as tour:
        await to_onboarding(tour)
        await arriving.type_the_company(tour)
        await arriving.correct_the_siret(tour)

        await tour.stage.stop()
        await tour.stage.start()
        await tour.wait_for_page("onboarding", SLOW_SECONDS)
        for name, words in (*arriving.COMPANY[2:], *arriving.CONTACT):
            field = await tour.hands.find(name, QLineEdit)
            assert field.text() == words, "what was typed did not survive the restart"

        await arriving.become_a_creditor(tour)
        user_id = tour.stage.connection.context.user_id
        assert user_id is not None

        def required() -> list[str]:
            creditor = tour.stage.connection_store.creditors.get(user_id)
            return creditor.requirements.currently_due if creditor and creditor.requirements else []

        assert "bank_account" in await wait_until(required, "what the service requires")
        await arriving.complete_in_the_browser(tour)
        creditor = tour.stage.connection_store.creditors.get(user_id)
        assert creditor is not None
        assert creditor.user.status == "active"
        assert creditor.user.capabilities.send_receivables


async def test_incomplete_form_creates_nobody_and_the_keyboard_goes_to_what_is_missing(
    tmp_path: Path,
) -> None:
    async with curtain(tmp_path / "data") as tour:
        await to_onboarding(tour)
        await tour.hands.type_into("Email", "not an address", QLineEdit)
        await tour.press("Continue")
        name = await tour.hands.find("Name", QLineEdit)
        await wait_until(name.hasFocus, "the keyboard to go to the missing name")
        assert tour.stage.connection.context.user_id is None
        assert tour.stage.connection_store.creditors.all() == []


async def test_invoice_given_at_the_very_first_start_waits_for_the_account(tmp_path: Path) -> None:
    invoice = str(resource("sample-invoice.pdf"))
    async with curtain(tmp_path / "data", things=(invoice,)) as tour:
        await to_onboarding(tour)
        [draft] = await wait_until(
            lambda: tour.stage.connection_store.drafts.list_open(), "the draft of the invoice"
        )
        assert draft.file_name == "sample-invoice.pdf"
        assert tour.stage.window.shown == "onboarding"


async def test_invoice_handed_over_while_the_app_still_connects_waits_for_the_connection(
    tmp_path: Path,
) -> None:
    invoice = str(resource("sample-invoice.pdf"))
    async with curtain(tmp_path / "data") as tour:
        await to_onboarding(tour)
        await tour.stage.stop()
        await tour.stage.start()
        assert tour.stage.app.session.connection is None
        tour.stage.app.open_things([invoice])  # type: ignore[attr-defined]
        await wait_until(
            lambda: tour.stage.app.session.connection is not None, "the connection of the last time"
        )
        [draft] = await wait_until(
            lambda: tour.stage.connection_store.drafts.list_open(), "the draft of the invoice"
        )
        assert draft.file_name == "sample-invoice.pdf"
