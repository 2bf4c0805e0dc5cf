"""A real store with the things a page reads, and commands that only note what they were asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

from recovery_contract.extraction import ExtractedData, ExtractionResult, ExtractionWarning, FieldEvidence
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import (
    Balance,
    BalanceLine,
    ContactPoint,
    DecisionState,
    DisputeState,
    HistoryEntry,
    RecoveryProgress,
)
from recovery_contract.reason_templates import make_reason
from recovery_contract.reasons import Reason
from recovery_contract.receivables import Receivable
from recovery_contract.users import Capabilities, Requirements, User
from recovery_desktop.store.store import ConnectionStore, Store
from tests.desktop.new_store import new_store

NOW = datetime.now(UTC).replace(hour=12, minute=0, second=0, microsecond=0)


SPAWNED: list[Spawned] = []
"""Those of the running test, to be closed after it."""


@dataclass
class Spawned:
    """Keeps coroutines until `run` runs them, one after the other; a cancelled one is closed."""

    waiting: list[Coroutine[Any, Any, None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        SPAWNED.append(self)

    def close(self) -> None:
        """Let go of what nobody waits for."""
        while self.waiting:
            self.waiting.pop().close()

    def __call__(self, work: Coroutine[Any, Any, None], /) -> _Started:
        self.waiting.append(work)
        return _Started(self, work)

    def run(self) -> None:
        while self.waiting:
            asyncio.run(self.waiting.pop(0))


@dataclass
class _Started:
    owner: Spawned
    work: Coroutine[Any, Any, None]

    def cancel(self) -> None:
        """As a loop does it: the coroutine is stopped where it waits."""
        self.owner.waiting.remove(self.work)
        asyncio.run(_cancelled(self.work))


async def _cancelled(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.ensure_future(work)
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def a_store(folder: Path, environment: str = "test") -> tuple[Store, ConnectionStore]:
    """A store with one connection, to a service that sends nothing unless it is of another environment."""
    store = new_store(folder / "desktop.sqlite3")
    store.connections.add(
        "c1",
        kind="practice",
        name="Practice",
        base_url="http://127.0.0.1:1",
        client_id="recovery-desktop",
        environment=environment,
    )
    return store, store.connection_store("c1")


def a_receivable(
    id: str = "rec_1",
    status: str = ReceivableStatus.IN_PROCESS,
    amount: str = "4200",
    debtor: str = "Atelier Brun SARL",
    number: str = "FA-2026-014",
    **progress: Any,
) -> Receivable:
    values = {
        "invoice_numbers": [number],
        "debtor_name": debtor,
        "debtor_email": "compta@atelier-brun.example",
        "due_date": NOW.date() - timedelta(days=80),
        "remaining_amount": Decimal(amount),
        **progress,
    }
    return Receivable(
        id=id,
        user_id="usr_1",
        status=status,
        amount=Decimal(amount),
        currency="EUR",
        recovery_progress=RecoveryProgress(**values),
        created_at=NOW - timedelta(days=9),
    )


def in_recovery(id: str = "rec_1") -> Receivable:
    """One with everything that a service can say about it."""
    return a_receivable(
        id,
        next_action=ContactPoint(
            type="letter", level=0, at=NOW + timedelta(days=3), why="Two emails stayed without an answer."
        ),
        balance=Balance(
            principal=Decimal(4200),
            interest=Decimal("37.99"),
            fixed_fee=Decimal(40),
            paid=Decimal(0),
            remaining=Decimal("4277.99"),
            as_of=NOW.date(),
            lines=[
                BalanceLine(kind="principal", label="Invoice FA-2026-014", amount=Decimal(4200)),
                BalanceLine(kind="interest", label="Interest, 31 days at 10.65 %", amount=Decimal("37.99")),
                BalanceLine(kind="fixed_fee", label="Fixed recovery fee", amount=Decimal(40)),
            ],
        ),
        recovery_page_url="https://pay.example.org/r/abc",
        contacts=[
            {
                "email": "compta@atelier-brun.example",
                "first_name": "Luc",
                "last_name": "Brun",
                "phone": "+33 4 72 00 00 00",
                "level": 0,
            },
            {"email": "direction@atelier-brun.example", "level": 1},
        ],
        history=[
            HistoryEntry(
                at=NOW - timedelta(days=1),
                kind="contact.attempted",
                text="A second, firmer email went to the primary contact.",
                actor="service",
                data={"contact_type": "email"},
            ),
            HistoryEntry(
                at=NOW - timedelta(days=6),
                kind="contact.attempted",
                text="A friendly reminder went to the primary contact.",
                actor="service",
                data={"contact_type": "email"},
            ),
            HistoryEntry(
                at=NOW - timedelta(days=8), kind="sent_to_recovery", text="Recovery started.", actor="service"
            ),
            HistoryEntry(
                at=NOW - timedelta(days=9), kind="created", text="The invoice was submitted.", actor="you"
            ),
        ],
    )


def disputed(id: str = "rec_2") -> Receivable:
    return a_receivable(
        id,
        ReceivableStatus.DISPUTED,
        "18250.50",
        "Menuiserie des Quatre Vents et Associés",
        "FA-2026-009",
        dispute=DisputeState(
            reason="goods_not_received",
            message="Two of the twelve doors were never delivered.",
            evidence_requested=["delivery_note", "purchase_order"],
            evidence_deadline=NOW + timedelta(days=6),
        ),
    )


def half_paid(id: str = "rec_3") -> Receivable:
    return a_receivable(
        id,
        ReceivableStatus.PAYMENT_RECEIVED,
        "310",
        "Garage Fabre",
        "2026/118",
        amount_paid=Decimal(150),
        remaining_amount=Decimal(160),
        decision=DecisionState(
            original_amount=Decimal(310),
            paid_amount=Decimal(150),
            remaining_amount=Decimal(160),
            deadline=NOW + timedelta(days=4),
            default="continue_recovery",
        ),
    )


def a_full_board() -> list[Receivable]:
    return [in_recovery(), disputed(), half_paid(), *(_one_of_many(n) for n in range(13))]


def _one_of_many(n: int) -> Receivable:
    debtors = ("Boulangerie Petit", "Transports Morel", "Café de la Gare", "Studio Lumen", "Imprimerie Roux")
    states = (ReceivableStatus.PENDING, ReceivableStatus.RECOVERED, ReceivableStatus.IN_PROCESS)
    amount, status = f"{(n * 377) % 5000 + 90}.{n:02d}", states[n % 3]
    progress: dict[str, Any] = {"next_action": ContactPoint(type="email", at=NOW + timedelta(days=n % 4))}
    if status == ReceivableStatus.RECOVERED:
        progress = {"amount_paid": Decimal(amount), "remaining_amount": Decimal(0)}
    number = f"FA-2026-{n + 20:03d}"
    return a_receivable(f"rec_{n + 10}", status, amount, debtors[n % 5], number, **progress)


def a_reading() -> ExtractionResult:
    def evidence(confidence: float, *box: float, reason: Reason | None = None) -> FieldEvidence:
        return FieldEvidence(
            confidence=confidence, source="text", page=1, box=list(box) or None, reason=reason
        )

    return ExtractionResult(
        extraction_id="ext_1",
        confidence=0.9,
        data=ExtractedData(
            invoice={
                "numbers": ["FA-2026-014"],
                "issue_date": "2026-08-03",
                "due_date": "2026-09-02",
                "amount": 4200,
                "amount_before_tax": 3500,
                "tax_amount": 700,
                "currency": "EUR",
            },
            debtor={
                "company_name": "Atelier Brun SARL",
                "address": {
                    "line1": "4 quai Sarrail",
                    "postal_code": "69006",
                    "city": "Lyon",
                    "country": "FR",
                },
            },
            fields={
                "invoice.numbers": evidence(0.98, 455, 60, 540, 76),
                "invoice.issue_date": evidence(0.95, 400, 84, 470, 96),
                "invoice.due_date": evidence(
                    0.72, 80, 700, 170, 712, reason=Reason.of("below_label", label="Due")
                ),
                "invoice.amount": evidence(0.97, 428, 500, 500, 516),
                "invoice.amount_before_tax": evidence(0.93, 428, 300, 490, 313),
                "invoice.tax_amount": evidence(0.93, 428, 470, 480, 483),
                "debtor.company_name": evidence(
                    0.55, 58, 170, 160, 183, reason=Reason.of("in_block_under", label="Bill to")
                ),
                "debtor.address.line1": evidence(0.9, 58, 186, 130, 199),
            },
        ),
        missing_fields=["invoice.service_description", "debtor.contacts"],
        warnings=[
            ExtractionWarning(
                **make_reason("IDENTIFIER_INVALID", siret="73282932000075"), field="debtor.siret"
            )
        ],
    )


def a_user(status: str) -> User:
    return User(
        id="usr_1",
        email="jeanne@atelier-dupont.example",
        status=status,
        onboarding_url="https://service.example.org/onboarding/abc",
        capabilities=Capabilities(send_receivables=status == "active", receive_payments=False),
        law="FR",
        created_at=NOW,
    )


def become(store: Store, user: User, needs: Requirements | None = None) -> None:
    """The service said that this is who recovers over the connection `c1`, and what it still requires."""
    store.connection_store("c1").creditors.put(user, None, needs)
    store.connections.change("c1", user_id=user.id)
