"""Parts of a receivable's progress as a service may tell them: its history, balance, agreement and insolvency."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal
from typing import Any

from recovery_contract.agreements import Agreement, DeclaredClaim, Insolvency, Instalment
from recovery_contract.progress import Balance, BalanceLine, HistoryEntry
from tests.desktop.ui.fakes import NOW


def an_entry(kind: str, days: float, actor: str = "service", /, **data: Any) -> HistoryEntry:
    text = "In the service's own words."
    return HistoryEntry(at=NOW - timedelta(days=days), kind=kind, text=text, actor=actor, data=data or None)


def a_history() -> list[HistoryEntry]:
    return [
        an_entry("contact.not_made", 1, type="phone", reason="no_phone"),
        an_entry(
            "contact.attempted",
            2,
            type="letter",
            number=3,
            level=0,
            outcome="sent",
            attempt_id="att_3",
            subject="Reminder: invoice FA-2026-014",
            to="Atelier Brun SARL",
        ),
        an_entry("promise.broken", 4, day="2026-11-03"),
        an_entry("promise.made", 9, "debtor", day="2026-11-03", amount="2000"),
        an_entry(
            "contact.attempted",
            12,
            type="email",
            number=2,
            level=0,
            outcome="sent",
            attempt_id="att_2",
            subject="Your invoice FA-2026-014 is overdue",
            to="compta@atelier-brun.example",
        ),
        an_entry(
            "payment.received",
            14,
            "debtor",
            payment_amount=200,
            payment_type="partial",
            remaining_amount=4000,
        ),
        an_entry("sent_to_recovery", 15),
        an_entry("created", 16, "user", numbers=["FA-2026-014"]),
    ]


def a_balance() -> Balance:
    lines = [
        BalanceLine(kind="principal", label="Invoice amount", amount=Decimal(4200), since=date(2026, 9, 2)),
        BalanceLine(
            kind="interest",
            label="Interest: 4200 x 12.15 % x 31 days / 365",
            amount=Decimal("43.34"),
            since=date(2026, 9, 3),
            until=date(2026, 10, 3),
            days=31,
            rate=Decimal("12.15"),
            base=Decimal(4200),
            source="L441-10",
        ),
        BalanceLine(
            kind="interest",
            label="Interest: 4000 x 12.15 % x 49 days / 365",
            amount=Decimal("65.24"),
            since=date(2026, 10, 4),
            until=NOW.date(),
            days=49,
            rate=Decimal("12.15"),
            base=Decimal(4000),
            source="L441-10",
        ),
        BalanceLine(
            kind="fixed_fee", label="Fixed sum", amount=Decimal(40), base=Decimal(40), source="D441-5"
        ),
        BalanceLine(kind="payment", label="Payment", amount=Decimal(-200), since=date(2026, 10, 3)),
    ]
    return Balance(
        principal=Decimal(4200),
        interest=Decimal("108.58"),
        fixed_fee=Decimal(40),
        paid=Decimal(200),
        remaining=Decimal("4148.58"),
        as_of=NOW.date(),
        lines=lines,
    )


def an_agreement(kind: str = "instalments", state: str = "proposed", by: str = "debtor") -> Agreement:
    parts = 3 if kind == "instalments" else 1
    total = Decimal(4000) if kind == "instalments" else Decimal(3200)
    each = (total / parts).quantize(Decimal("0.01"))
    return Agreement(
        id="agr_1",
        receivable_id="rec_full",
        kind=kind,
        state=state,
        proposed_by=by,
        proposed_at=NOW - timedelta(days=1),
        total=total,
        open_amount=Decimal(4000),
        currency="EUR",
        instalments=[
            Instalment(
                number=n + 1,
                due_on=NOW.date() + timedelta(days=30 * n + 10),
                amount=each if n < parts - 1 else total - each * (parts - 1),
                paid=Decimal(0),
                state="open" if state == "proposed" or n else "paid",
            )
            for n in range(parts)
        ],
        answer_until=NOW + timedelta(days=7),
        message="We can pay a third each month, our own customers are late.",
    )


def an_insolvency() -> Insolvency:
    return Insolvency(
        debtor_id="dbt_1",
        procedure="liquidation",
        opened_on=NOW.date() - timedelta(days=12),
        declare_by=NOW.date() + timedelta(days=48),
        court="Tribunal des activités économiques de Lyon",
        reference="2026J00123",
        declared_at=NOW,
        declared_by="creditor",
        rule="Two months from the publication.",
        source="C. com. R622-24",
        next_steps=[
            "Declare the claim to the person appointed by the court by then.",
            "Take the data from the file.",
        ],
        next_step_codes=["declare", "documents"],
        claims=[
            DeclaredClaim(
                receivable_id="rec_full",
                amount=Decimal("4132.61"),
                currency="EUR",
                principal=Decimal(4000),
                interest=Decimal("92.61"),
                fixed_fee=Decimal(40),
            )
        ],
    )
