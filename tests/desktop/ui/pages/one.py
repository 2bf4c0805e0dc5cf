"""Scenes of the page of one receivable: what a service may tell about it, and the page in each of its states."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QDialog, QWidget

from recovery_contract.creditor_settings import StandingRules
from recovery_contract.extensions import ContactTask, PlannedContact, SentMessage, StoredDocument
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import BalanceLine, ContactPoint, CreditorPause, PauseState, ReviewState
from recovery_contract.reasons import Reason
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.evidence_request import EvidenceFile
from recovery_desktop.commands.evidence import PreparedEvidence, save_prepared
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.commands.tasks import Tasks, load_cached_tasks
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.correct_debtor import CorrectDebtorSheet, NoCorrectionSheet
from recovery_desktop.ui.pages.receivable.agreement import CounterDialog
from recovery_desktop.ui.pages.receivable.answer import AnswerDialog
from recovery_desktop.ui.pages.receivable.call import CallDialog
from recovery_desktop.ui.pages.receivable.cancel import CancelDialog
from recovery_desktop.ui.pages.receivable.contact import ContactDialog
from recovery_desktop.ui.pages.receivable.credit_note import CreditNoteDialog
from recovery_desktop.ui.pages.receivable.insolvency import InsolvencyDialog, WithdrawDialog
from recovery_desktop.ui.pages.receivable.page import ReceivablePage
from recovery_desktop.ui.pages.receivable.pause import PauseDialog
from recovery_desktop.ui.pages.receivable.payment import PaymentDialog
from recovery_desktop.ui.pages.receivable.planned_edit import PlannedEditDialog
from recovery_desktop.ui.pages.receivable.promise import PromiseDialog
from recovery_desktop.ui.pages.receivable.propose import ProposeDialog
from recovery_desktop.ui.pages.receivable.pursuit import PursuitDialog
from recovery_desktop.ui.pages.receivable.received import ReceivedSheet
from recovery_desktop.ui.pages.receivable.record_dispute import RecordDisputeDialog
from recovery_desktop.ui.pages.receivable.settle_dispute import SettleDisputeDialog
from recovery_desktop.ui.pages.receivable.sheets import LinkSheet, MessageSheet, RawSheet
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from tests.desktop.ui.fakes import NOW, a_receivable, disputed, half_paid
from tests.desktop.ui.pages.answers import answer_receivable
from tests.desktop.ui.pages.messages import a_message
from tests.desktop.ui.pages.progress_parts import a_balance, a_history, an_agreement, an_insolvency
from tests.desktop.ui.pages.tasks import ANOTHER, a_task, tell_tasks
from tests.desktop.ui.paper import write_invoice
from tests.desktop.ui.session import FakeService, run

LONG = "Établissements Vandenbroucke-Delacroix Père et Fils, Constructions Métalliques et Charpentes du Littoral SAS"


def in_full(**progress: Any) -> Receivable:
    """Everything that a service can tell."""
    values: dict[str, Any] = {
        "remaining_amount": Decimal(4000),
        "amount_paid": Decimal(200),
        "balance": a_balance(),
        "history": a_history(),
        "next_action": ContactPoint(
            type="email",
            level=1,
            at=NOW + timedelta(days=3),
            why=Reason.of("plan_step", step=6),
        ),
        "recovery_page_url": "https://pay.example.org/r/abc",
        "debtor": {
            "id": "dbt_1",
            "siret": "73282932000074",
            "address": {"line1": "4 quai Sarrail", "postal_code": "69006", "city": "Lyon", "country": "FR"},
        },
        "contacts": [
            {
                "email": "compta@atelier-brun.example",
                "first_name": "Luc",
                "last_name": "Brun",
                "phone": "+33 4 72 00 00 00",
                "job_title": "Comptabilité",
                "level": 0,
            },
            {"email": "direction@atelier-brun.example", "level": 1},
        ],
        "metadata": {
            "notes": "Ask for Mr Brun, mornings only.",
            "account": "411-BRUN",
            "extraction_id": "ext_1",
            "rounding_amount": 0.02,
            "order": {"id": 12},
        },
        **progress,
    }
    debtor = values.pop("debtor")
    receivable = a_receivable("rec_full", **values)
    progress = receivable.recovery_progress.model_copy(update={"debtor": debtor})
    return receivable.model_copy(update={"recovery_progress": progress})


def with_long_names() -> Receivable:
    receivable = in_full()
    progress = receivable.recovery_progress.model_copy(
        update={"debtor_name": LONG, "invoice_numbers": [f"{LONG[:40]}-2026-{n:06}" for n in range(3)]}
    )
    return receivable.model_copy(update={"recovery_progress": progress, "id": "rec_long"})


def some_details(**changes: Any) -> ReceivableDetails:
    def planned(n: int, type: str, **more: Any) -> PlannedContact:
        step = {"why": Reason.of("plan_step", step=n)}
        values = {
            "level": 0,
            "at": NOW + timedelta(days=3 * n - 12),
            "debtor_name": "Atelier Brun SARL",
            **step,
        }
        return PlannedContact(id=f"pln_{n}", receivable_id="rec_full", type=type, **{**values, **more})

    def paper(
        n: int, kind: str, name: str, description: str | None = None, media: str = "application/pdf"
    ) -> StoredDocument:
        return StoredDocument(
            id=f"doc_{n}",
            kind=kind,
            name=name,
            media_type=media,
            size=48_213 * n,
            sha256=hashlib.sha256(name.encode()).hexdigest(),
            created_at=NOW - timedelta(days=20 - n),
            description=description,
        )

    fields: dict[str, Any] = {
        "planned": (
            planned(4, "phone", skipped=Reason.of("no_phone")),
            planned(5, "email", level=1, why=Reason.of("silence")),
            planned(6, "letter"),
            planned(7, "phone", level=1),
        ),
        "documents": (
            paper(1, "invoice", "FA-2026-014.pdf"),
            paper(
                2, "delivery_note", "bon-de-livraison-2026-08-14-signé.pdf", "Signed by Mr Brun on 14 August"
            ),
            paper(3, "letter", "letter-3.pdf", "Reminder: invoice FA-2026-014"),
        ),
        "messages": tuple(
            SentMessage(
                id=f"att_{n}",
                number=n,
                type=type,
                level=0,
                at=NOW - timedelta(days=14 - n),
                to=to,
                outcome="sent",
                subject="Your invoice FA-2026-014 is overdue",
                body="Good morning,\n\nour invoice FA-2026-014 over €4,200.00 was due on 2 September.\n\nKind regards",
                document_id="doc_3" if type == "letter" else None,
            )
            for n, type, to in (
                (2, "email", "compta@atelier-brun.example"),
                (3, "letter", "Atelier Brun SARL"),
            )
        ),
        "rules": StandingRules(on_partial_payment="ask", accept_share=0.9, instalments_at_most=3),
    }
    return ReceivableDetails(**{**fields, **changes})


def a_state(
    session: Session, service: FakeService, receivable: Receivable | None, details: ReceivableDetails | None
) -> ReceivableState:
    """Opened, and everything answered; without `details` the service cannot be reached."""
    service.forget_answers()
    service.is_offline = details is None
    session.store.connections.change("c1", profile={})
    session.open_address = lambda _: False
    if receivable is not None:
        session.connection_store.receivables.put([receivable], full=True)
        answer_receivable(
            service, receivable, details or ReceivableDetails(), load_cached_tasks(session.connection_store)
        )
    state = ReceivableState(session)
    state.open(receivable.id if receivable is not None else "rec_unknown")
    run(session)
    return state


def a_disputed() -> Receivable:
    recovery_progress = disputed().recovery_progress
    dispute = recovery_progress.dispute.model_copy(
        update={"reason": "not_received", "default": "stay_paused", "amount": Decimal(3041)}
    )
    progress = recovery_progress.model_copy(update={"dispute": dispute, "history": a_history()[-2:]})
    return disputed().model_copy(update={"recovery_progress": progress})


def a_plan_over(*options: str) -> Receivable:
    """Every contact was made, and nothing was paid."""
    row = a_receivable(status="in_process")
    names = list(options or ("add_contact", "propose_agreement", "court_form", "case_file", "cancel"))
    review = ReviewState(since=NOW - timedelta(days=2), options=names)
    recovery_progress = {"phase": "review", "review": review}
    progress = row.recovery_progress.model_copy(update=recovery_progress)
    return row.model_copy(update={"recovery_progress": progress})


def with_debtor_question() -> Receivable:
    """Its debtor has the name of another one."""
    return in_full(same_debtor_question=ANOTHER)


def with_pieces(connection_store: ConnectionStore, folder: Path) -> None:
    paper = write_invoice(folder / "delivery-note.pdf")
    photo = folder / "photo-of-the-pallet-with-the-signature-of-the-driver-2026-08-14.png"
    image = QImage(900, 600, QImage.Format.Format_RGB32)
    image.fill(QColor("#7a9e7e"))
    assert image.save(str(photo))
    pieces = (
        EvidenceFile(
            str(paper),
            paper.name,
            "application/pdf",
            148_221,
            "delivery_note",
            "Signed on 14 August, complete",
        ),
        EvidenceFile(str(photo), photo.name, "image/png", 2_214_000),
    )
    save_prepared(
        connection_store,
        disputed().id,
        PreparedEvidence(pieces, "All twelve doors were delivered on 14 August."),
    )


def _page(section: str = "overview", **progress: Any) -> Callable[[Any], QWidget]:
    def create(scene: Any) -> QWidget:
        state = a_state(scene.session, scene.service, in_full(**progress), some_details())
        page = ReceivablePage(state)
        page.tabs.show_section(section)
        return page

    return create


def _of(
    receivable: Callable[[], Receivable | None], details: Callable[[], ReceivableDetails | None]
) -> Callable[[Any], QWidget]:
    def create(scene: Any) -> QWidget:
        return ReceivablePage(a_state(scene.session, scene.service, receivable(), details()))

    return create


def _evidence(scene: Any) -> QWidget:
    with_pieces(scene.connection_store, scene.folder)
    page = ReceivablePage(a_state(scene.session, scene.service, a_disputed(), some_details()))
    page.show_evidence()
    return page


def with_to_do(session: Session, service: FakeService) -> ReceivablePage:
    """A letter has come up and waits for the person."""
    tell_tasks(session, Tasks((to_do_task(),)))
    planned = some_details().planned or ()
    letters = [
        row.model_copy(update={"to_do": True, "at": NOW - timedelta(days=1)})
        for row in planned
        if row.type == "letter"
    ]
    # What has come up stands before what is still to come.
    rows = (*letters, *(row for row in planned if row.type != "letter"))
    state = a_state(session, service, in_full(), some_details(planned=rows))
    page = ReceivablePage(state)
    page.resize(1100, 800)
    page.tabs.show_section("ahead")
    return page


def _to_do(scene: Any) -> QWidget:
    return with_to_do(scene.session, scene.service)


def _pending(scene: Any) -> QWidget:
    """Its plan is read in the day in which it can be taken back."""
    start = ContactPoint(type="start", at=NOW + timedelta(days=1))
    pending = in_full(next_action=start).model_copy(update={"status": ReceivableStatus.PENDING})
    page = ReceivablePage(a_state(scene.session, scene.service, pending, some_details()))
    page.tabs.show_section("ahead")
    return page


def to_do_task() -> ContactTask:
    return a_task().model_copy(update={"id": "pln_6", "receivable_id": "rec_full"})


def half() -> Receivable:
    receivable = half_paid()
    progress = receivable.recovery_progress.model_copy(update={"history": a_history()[-3:]})
    return receivable.model_copy(update={"recovery_progress": progress})


def ended() -> Receivable:
    """The rest of the invoice arrived, and nothing beyond it was asked for."""
    rest = BalanceLine(kind="payment", label="Payment", amount=Decimal(-4000), since=NOW.date())
    balance = a_balance()
    lines = [*(balance.lines or []), rest]
    paid = {"paid": Decimal(4200), "remaining": Decimal("148.58"), "lines": lines}
    receivable = in_full(
        next_action=None,
        remaining_amount=Decimal(0),
        amount_paid=Decimal(4200),
        balance=balance.model_copy(update=paid),
    )
    return receivable.model_copy(update={"status": ReceivableStatus.RECOVERED})


PAGES: dict[str, Callable[[Any], QWidget]] = {
    "receivable": _page(),
    "receivable-over": lambda scene: ReceivablePage(
        a_state(scene.session, scene.service, a_plan_over(), some_details(planned=()))
    ),
    "receivable-to-do": _to_do,
    "receivable-same-debtor": _of(with_debtor_question, some_details),
    "receivable-written": _of(in_full, lambda: some_details(received=(a_message(),))),
    "receivable-planned": _page("ahead"),
    "receivable-pending": _pending,
    "receivable-documents": _page("papers"),
    "receivable-notes": _page("notes"),
    "receivable-disputed": _of(a_disputed, some_details),
    "receivable-half-paid": _of(half, some_details),
    "receivable-long-names": _of(with_long_names, some_details),
    "receivable-offline": _of(in_full, lambda: None),
    "receivable-plain-service": _of(in_full, ReceivableDetails),
    "receivable-unknown": _of(lambda: None, lambda: None),
    "receivable-ended": _of(ended, lambda: some_details(planned=())),
    "receivable-proposal": _page(
        agreement=an_agreement(), paused=PauseState(reason="proposal", since=NOW), next_action=None
    ),
    "receivable-paused": _page(
        creditor_pause=CreditorPause(since=NOW, until=date(2027, 1, 15)),
        paused=PauseState(reason="creditor", since=NOW),
        next_action=None,
        allowed_actions=["pause", "resume", "cancel"],
    ),
    "receivable-insolvent": _page(insolvency=an_insolvency(), next_action=None),
    "receivable-evidence": _evidence,
}


def dialogs(scene: Any, parent: QWidget) -> dict[str, QDialog]:
    agreement = an_agreement("settlement")
    state = a_state(scene.session, scene.service, in_full(agreement=agreement), some_details())
    details = state.details
    assert details is not None
    assert details.planned is not None
    assert details.messages is not None
    assert state.receivable is not None
    written = a_state(scene.session, scene.service, in_full(), some_details(received=(a_message(),)))
    answer = AnswerDialog(parent, written, a_message())
    scene.spawn.run()
    free = a_state(scene.session, scene.service, in_full(), some_details())
    settling = ProposeDialog(parent, free)
    settling.kind.show_value("settlement")
    settling.kind.chosen.emit("settlement")
    settling.amount.show_text("3200")
    settling.agreed.setChecked(True)
    edit = PlannedEditDialog(parent, state, details.planned[1])
    scene.spawn.run()
    return {
        "answer": answer,
        "received": ReceivedSheet(parent, written, a_message(state="done", decision="answered")),
        "cancel": CancelDialog(parent, state),
        "credit-note": CreditNoteDialog(parent, free),
        "pause": PauseDialog(parent, free),
        "pursuit": PursuitDialog(parent, free),
        "contact": ContactDialog(parent, state),
        "correction": CorrectDebtorSheet(parent, in_full()),
        "no-correction": NoCorrectionSheet(parent),
        "payment": PaymentDialog(parent, state),
        "planned-edit": edit,
        "message": MessageSheet(parent, state, details.messages[1]),
        "link": LinkSheet(parent, "https://pay.example.org/r/abcdefghijklmnopqrstuvwxyz0123456789"),
        "raw": RawSheet(parent, state.receivable),
        "counter": CounterDialog(parent, state, agreement),
        "insolvency": InsolvencyDialog(parent, state),
        "withdraw": WithdrawDialog(parent, state),
        "call": CallDialog(parent, state),
        "promise": PromiseDialog(parent, state),
        "record-dispute": RecordDisputeDialog(parent, free),
        "settle-dispute": SettleDisputeDialog(parent, free),
        "propose": ProposeDialog(parent, free),
        "settle": settling,
    }
