"""A person more to write to, a street that was typed wrong, letters alone from now on; the page of the debtor opened,
copied and shown as a code; all of it as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit

from recovery_desktop.tour.hands import wait_until
from recovery_desktop.ui.widgets.qr import QrCode
from tests.builders import a_debtor
from tests.together.scene import curtain
from tests.together.shortcut import ADDRESS, ask, to_recovery

STREET = "8 quai Perrière"


async def test_person_is_added_and_the_page_of_the_debtor_is_handed_on(tmp_path: Path) -> None:
    async with curtain(tmp_path) as tour:
        await to_recovery(tour, debtor=a_debtor(address=ADDRESS))
        await tour.press("Add a contact…")
        await tour.press("Add")
        await tour.wait_for_text("Enter an email address.")
        await tour.hands.type_into("Email", "accounts@another.example", QLineEdit)
        await tour.hands.type_into("Phone", "06 12 34 56 79", QLineEdit)
        await tour.hands.choose_entry("Order", "Contacted first")
        await tour.press("Add")
        await tour.wait_for_text("accounts@another.example")
        receivable = await ask(tour, "GET", "receivables", tour.receivable_id)
        added = receivable["recovery_progress"]["contacts"][-1]
        assert (added["email"], added["level"]) == ("accounts@another.example", 0)

        await tour.press("Correct the details…")
        await tour.hands.type_into("Address line 1", STREET, QLineEdit)
        await tour.press("Correct")
        await tour.wait_for_text(STREET)
        receivable = await ask(tour, "GET", "receivables", tour.receivable_id)
        progress = receivable["recovery_progress"]
        assert progress["debtor"]["address"] == {**ADDRESS, "line1": STREET}
        assert progress["history"][0]["kind"] == "debtor.corrected"
        await tour.wait_for_text(f"Address line 1: {ADDRESS['line1']} → {STREET}")

        await tour.hands.click("Letters only: no emails, no calls", QCheckBox)
        await tour.wait_for_text("You corrected the debtor. Letters only from now on.")
        receivable = await ask(tour, "GET", "receivables", tour.receivable_id)
        assert receivable["recovery_progress"]["by_post"] is True

        address = tour.receivable.recovery_progress.recovery_page_url
        assert address is not None
        clipboard = QGuiApplication.clipboard()
        await tour.press("Copy link")
        assert clipboard.text() == address
        async with httpx.AsyncClient(trust_env=False) as browser:
            assert (await browser.get(address)).status_code == httpx.codes.OK
        await tour.press("QR code")
        code = await wait_until(lambda: tour.hands.front_widget.findChild(QrCode), "the code")
        assert code.address == address
        await tour.press("Close")

        page = tour.stage.window.page("receivable")
        page.head.raw.trigger()  # type: ignore[attr-defined]
        words = await tour.hands.find("The receivable as JSON", QPlainTextEdit)
        await tour.press("Copy")
        assert json.loads(clipboard.text()) == json.loads(words.toPlainText())
        assert json.loads(clipboard.text())["id"] == tour.receivable_id
        await tour.press("Close")
