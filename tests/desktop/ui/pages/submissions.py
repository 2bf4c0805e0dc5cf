"""The submit page with many invoices on it: a batch being read, what is certain, what is known, a table."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtWidgets import QDialog, QWidget

from recovery_contract.extraction import ExtractionResult
from recovery_contract.receivables import CreateReceivableRequest
from recovery_desktop.documents.invoice_table import guess_columns, read_table
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore, Store
from recovery_desktop.ui.pages.submit.certain import CertainSheet
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.pages.submit.table.sheet import TableSheet
from recovery_desktop.ui.pages.submit.table.state import TableState
from tests.desktop.ui.fakes import NOW, a_receivable, a_user, become
from tests.desktop.ui.paper import write_invoice

BRUN = {
    "company_name": "Atelier Brun SARL",
    "company_type": "company",
    "siret": "73282932000074",
    "address": {"line1": "4 quai Sarrail", "postal_code": "69006", "city": "Lyon", "country": "FR"},
    "contacts": [{"email": "compta@atelier-brun.example", "first_name": "Luc", "last_name": "Brun"}],
}
GARAGE = {
    "company_name": "Garage Fabre et Fils, mécanique générale et carrosserie",
    "company_type": "company",
    "contacts": [{"email": "direction@garage-fabre.example"}],
}
TABLE = """Numéro de facture;Date;Échéance;Montant TTC;Client;E-mail;Objet
FA-2026-031;03/08/2026;02/09/2026;1 234,50;Atelier Brun SARL;compta@atelier-brun.example;Étagères
FA-2026-032;31/02/2026;02/09/2026;abc;Garage Fabre;direction@garage-fabre.example;Portes
FA-2026-033;05/08/2026;04/09/2026;310,00;Studio Lumen;;Lampes
"""


class GalleryScene(Protocol):
    folder: Path
    session: Session
    store: Store
    connection_store: ConnectionStore


def submitted(connection_store: ConnectionStore) -> list[CreateReceivableRequest]:
    """What was handed over and has not left, the oldest first."""
    intents = [intent for intent in connection_store.intents.list_unsettled() if intent.kind == "submit"]
    return [CreateReceivableRequest.model_validate(intent.body) for intent in intents]


def submit_state(session: Session) -> SubmitState:
    """Of an active creditor."""
    become(session.store, a_user("active"))
    return SubmitState(session)


def read_of(number: str, amount: str = "1200.00", debtor: str = "Atelier Brun SARL", **more: Any) -> Any:
    """A reading without a doubt, as JSON values."""
    issued = (NOW - timedelta(days=90)).date().isoformat()
    due = (NOW - timedelta(days=60)).date().isoformat()
    invoice = {
        "numbers": [number],
        "issue_date": issued,
        "due_date": due,
        "amount": amount,
        "currency": "EUR",
        "service_description": "Oak shelves",
        **more,
    }
    fields = {f"invoice.{name}": {"confidence": 1.0, "source": "embedded_xml"} for name in invoice}
    fields["debtor.company_name"] = {"confidence": 1.0, "source": "embedded_xml"}
    extraction = {
        "extraction_id": f"ext_{number}",
        "confidence": 1.0,
        "data": {"invoice": invoice, "debtor": {"company_name": debtor}, "fields": fields},
        "missing_fields": [],
        "warnings": [],
    }
    return ExtractionResult.model_validate(extraction).model_dump(mode="json")


def a_batch(scene: GalleryScene) -> None:
    """Known debtors, certain ones, doubtful ones, one that rests, and files that are not read yet."""
    drafts, debtors = scene.connection_store.drafts, scene.connection_store.debtors
    debtors.confirm("earlier", BRUN, "FA-2026-002")
    debtors.confirm("earlier too", GARAGE, "FA-2026-005")
    scene.connection_store.receivables.put([a_receivable(number="FA-2026-014")], full=True)
    invoice = write_invoice(scene.folder / "FA-2026-014.pdf")

    def read(name: str, extraction: Any) -> str:
        draft = drafts.add(file_name=name, file_path=str(invoice))
        drafts.change_state(draft.id, "review", extraction=extraction)
        return draft.id

    for number, amount, body in (
        ("FA-2026-121", "1200.00", BRUN),
        ("FA-2026-122", "18250.50", GARAGE),
        ("FA-2026-123", "90.00", BRUN),
    ):
        read(f"{number}.pdf", read_of(number, amount, str(body["company_name"])))
    read("FA-2026-014.pdf", read_of("FA-2026-014", "4200.00"))
    read("lumen.pdf", read_of("2026/118", "310.00", "Studio Lumen"))
    rests = read("FA-2026-119.pdf", read_of("FA-2026-119"))
    scene.connection_store.intents.add("submit", rests, {}, delay_seconds=86_400)
    drafts.change_state(rests, "submitting")
    for name in ("holiday.pdf", "torn.pdf"):
        lost = drafts.add(file_name=name, file_path=str(invoice), state="unread")
        drafts.change_state(
            lost.id, "unread", failure={"code": "UNREADABLE", "message": "The file is damaged."}
        )
    sending = drafts.add(file_name="FA-2026-024.pdf", file_path=str(invoice), state="waiting")
    drafts.change_state(sending.id, "uploading")
    for number in range(25, 70):
        drafts.add(file_name=f"FA-2026-{number:03d}.pdf", file_path=str(invoice), state="waiting")


def state_of(scene: GalleryScene) -> SubmitState:
    queue = scene.session.reading_queue
    queue.current = next(
        (row.id for row in scene.connection_store.drafts.list_open() if row.state == "uploading"), ""
    )
    queue._sent(queue.current, 0.4)
    state = submit_state(scene.session)
    while state.batch.appraise_some():
        pass
    return state


def batch(scene: GalleryScene) -> QWidget:
    a_batch(scene)
    return SubmitPage(state_of(scene))


def paused(scene: GalleryScene) -> QWidget:
    a_batch(scene)
    state = state_of(scene)
    state.batch.pause()
    return SubmitPage(state)


def confirmed_debtor(scene: GalleryScene) -> QWidget:
    a_batch(scene)
    state = state_of(scene)
    page = SubmitPage(state)
    state.open(state.rows[3].id)
    return page


def refused(scene: GalleryScene) -> QWidget:
    a_batch(scene)
    state = state_of(scene)
    failure = {
        "code": "DUPLICATE_RECEIVABLE",
        "message": "Invoice FA-2026-121 was submitted already, as rec_1.",
    }
    scene.connection_store.drafts.change_state(state.rows[0].id, "review", failure=failure)
    page = SubmitPage(state)
    state.open(state.rows[0].id)
    return page


def alike(scene: GalleryScene) -> SubmitState:
    """Two drafts that look alike, and a credit note for one of them and for an invoice in recovery."""
    drafts = scene.connection_store.drafts
    paper = write_invoice(scene.folder / "FA-2026-121.pdf")
    scene.connection_store.receivables.put([a_receivable(number="FA-2026-014")], full=True)
    note = read_of("AV-2026-7", "-240.00")
    note["warnings"] = [
        {"code": "CREDIT_NOTE", "message": "This is a credit note: it reduces what the debtor owes."}
    ]
    note["data"]["invoice"]["named_numbers"] = ["FA-2026-121"]
    for extraction in (read_of("FA-2026-121"), read_of("FA-2026-127"), note):
        draft = drafts.add(file_name="scan.pdf", file_path=str(paper))
        drafts.change_state(draft.id, "review", extraction=extraction)
    return state_of(scene)


def look_alike(scene: GalleryScene) -> QWidget:
    state = alike(scene)
    page = SubmitPage(state)
    state.open(state.rows[0].id)
    return page


def credit_note(scene: GalleryScene) -> QWidget:
    state = alike(scene)
    page = SubmitPage(state)
    state.open(state.rows[2].id)
    return page


def table_state(scene: GalleryScene) -> TableState:
    path = scene.folder / "invoices.csv"
    path.write_text(TABLE, encoding="utf-8")
    state = TableState(scene.session)
    state.table = read_table(path)
    state.columns = guess_columns(state.table.header, state.table.rows)
    state.name("invoice.numbers", 0)
    return state


def dialogs(scene: GalleryScene, parent: QWidget) -> dict[str, QDialog]:
    a_batch(scene)
    return {
        "submit-certain": CertainSheet(parent, state_of(scene).batch),
        "submit-table": TableSheet(parent, table_state(scene)),
    }


PAGES: dict[str, Callable[[Any], QWidget]] = {
    "submit-batch": batch,
    "submit-paused": paused,
    "submit-known": confirmed_debtor,
    "submit-refused": refused,
    "submit-alike": lambda scene: SubmitPage(alike(scene)),
    "submit-look-alike": look_alike,
    "submit-credit-note": credit_note,
}
