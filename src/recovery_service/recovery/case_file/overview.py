"""The overview of the case file: parties, balance, payments, agreements, contacts, events and exhibits as tables."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.fields import to_minor
from recovery_service.context.clock import to_ms
from recovery_service.context.core import Context
from recovery_service.law.interest import ClaimLine
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.agreements.promises import newest_promise
from recovery_service.ledger.payments.repository import valid_payments
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline import history
from recovery_service.recovery.balance.breakdown import Calculation, local_day
from recovery_service.recovery.balance.claim import set_apart_minor
from recovery_service.recovery.balance.lines import describe_line
from recovery_service.recovery.case_file.exhibits import Exhibit
from recovery_service.recovery.case_file.words import case_word, event_word, term_word
from recovery_service.recovery.dunning.attempt_repository import AttemptRow
from recovery_service.recovery.dunning.limitation import load_limitation
from recovery_service.recovery.dunning.situation import Situation
from recovery_service.wording import formats
from recovery_service.wording.reference import creditor_reference, format_reference

Rows = list[list[str]]
_COLUMNS: Final = {
    "facts": ("what", "value"),
    "balance": ("what", "value", "amount"),
    "payments": ("day", "amount", "reference", "source"),
    "agreements": ("agreement", "due", "amount", "paid"),
    "contacts": ("number", "day", "channel", "to", "subject", "outcome"),
    "events": ("day", "event"),
    "exhibits": ("number", "day", "what", "file"),
    "files": ("file", "files"),
}
_TITLES: Final = {"facts": "parties"}


class Overview:
    """Tables of one case in the language of the court; `claimed` is False once nothing is claimed any more."""

    def __init__(
        self, context: Context, situation: Situation, calculation: Calculation, *, claimed: bool
    ) -> None:
        self._connection: Connection = context.connection
        self._situation = situation
        self._calculation = calculation
        self._claimed = claimed
        self._language = situation.language
        self._spelt = formats.spelling(situation.language, situation.country)

    @property
    def _receivable(self) -> ReceivableRow:
        return self._situation.receivable

    def data(self, at: int, attempts: Sequence[AttemptRow], exhibits: Sequence[Exhibit]) -> dict[str, Any]:
        """Return what the template names, without the list of files."""
        return {
            "language": self._language,
            "title": self._word("title", numbers=formats.format_invoice_numbers(self._receivable.numbers, 3)),
            "made": self._word(
                "made",
                day=self._day(self._situation.workdays.local_date(at)),
                reference=format_reference(creditor_reference(self._receivable.id)),
            ),
            "none": self._word("none"),
            "heads": {
                name: {
                    "title": self._word(_TITLES.get(name, name)),
                    "columns": [self._word(column) for column in columns],
                }
                for name, columns in _COLUMNS.items()
            },
            "facts": self._facts(),
            "balance": self._balance(),
            "payments": self._payments(),
            "agreements": self._agreements(self._situation.workdays.local_date(at)),
            "contacts": self._contacts(attempts),
            "events": self._events(),
            "exhibits": [
                [
                    self._word("exhibit", number=one.number),
                    self._moment(one.at),
                    one.what,
                    one.shown_name,
                ]
                for one in exhibits
            ],
        }

    def _word(self, key: str, **values: Any) -> str:
        return case_word(key, self._language, **values)

    def _money(self, minor: int) -> str:
        return formats.format_money(minor, self._receivable.currency, self._language)

    def _day(self, day: date) -> str:
        return formats.format_day(day, self._spelt)

    def _moment(self, at: int) -> str:
        return self._day(self._situation.workdays.local_date(at))

    def _facts(self) -> Rows:
        row, creditor, language = self._receivable, self._situation.creditor, self._language
        address = row.debtor.get("address") or {}
        seat = formats.postal_lines(creditor.address, language)
        siret = formats.name_siret(creditor.siret or "") or creditor.siret
        facts = {
            "creditor": ", ".join(filter(None, (creditor.name, siret, *seat))),
            "debtor": ", ".join([row.debtor_name, *formats.postal_lines(address, language)]),
            "numbers": ", ".join(
                str(row.debtor[key]) for key in ("siret", "vat_number") if row.debtor.get(key)
            ),
            "invoices": ", ".join(row.numbers),
            "issued_due": f"{self._day(row.issue_date)}, {self._day(row.due_date)}",
            "subject_of": formats.write_items(row.service_description, language),
            "amount": self._money(row.amount_minor),
            "prepaid": self._money(row.prepaid_minor) if row.prepaid_minor else "",
            "status": term_word("status", str(row.status), language),
            "reference": format_reference(creditor_reference(row.id)),
            "ended": self._ended(),
            "limitation": self._limitation() if self._claimed else "",
            "promised": self._promised(),
        }
        return [[self._word(name), value] for name, value in facts.items() if value]

    def _ended(self) -> str:
        row = self._receivable
        if row.closed_at is None:
            return ""
        reason = history.cancellation_reason(self._connection, row.id)
        day = self._moment(row.closed_at)
        return f"{day}, {term_word('reason', reason, self._language)}" if reason else day

    def _limitation(self) -> str:
        period = load_limitation(self._connection, self._receivable)
        if period is None:
            return ""
        day, source = self._day(period.last_day), period.source
        if period.restarted_on:
            return self._word("begun_anew", day=day, anew=self._day(period.restarted_on), source=source)
        return f"{day} ({source})"

    def _promised(self) -> str:
        promise = newest_promise(self._connection, self._receivable)
        if promise is None:
            return ""
        amount = self._money(to_minor(promise.amount, self._receivable.currency))
        return f"{amount}, {self._day(promise.day)} ({term_word('promise', promise.state, self._language)})"

    def _balance(self) -> Rows:
        rows = [self._line(line) for line in self._calculation.lines]
        total = self._calculation.total()
        if beyond := set_apart_minor(self._receivable, self._calculation):
            rows.append([self._word("overpaid"), "", self._money(beyond)])
            total += beyond
        if not self._claimed and total > 0:
            extras = 0 if self._receivable.pursues_all else min(total, self._calculation.charges)
            if extras:  # what was never asked for is not given up either
                rows.append([self._word("not_asked"), "", self._money(-extras)])
                total -= extras
        if not self._claimed and total > 0:
            rows.append([self._word("not_claimed"), "", self._money(-total)])
            total = 0
        return [*rows, [self._word("remaining"), "", self._money(total)]]

    def _line(self, line: ClaimLine) -> list[str]:
        amount = self._money(line.minor)
        if line.kind == "rate_missing":
            assert line.since is not None
            assert line.until is not None
            words = self._word("rate_missing", since=self._day(line.since), until=self._day(line.until))
            return [words, "", amount]
        what, how = describe_line(line, self._receivable.numbers, self._calculation.terms, self._spelt)
        return [what, how, amount]

    def _payments(self) -> Rows:
        return [
            [
                self._day(local_day(self._situation.creditor, row.at)),
                self._money(row.amount_minor),
                row.reference or "",
                term_word("source", row.source, self._language),
            ]
            for row in valid_payments(self._connection, self._receivable.id)
        ]

    def _agreements(self, today: date) -> Rows:
        """Return a row for each instalment: what was agreed, the day, the amount, and what was paid of it."""
        language = self._language
        return [
            [
                f"{term_word('kind', row.kind, language)}, {term_word('state', row.state, language)}",
                self._day(part.due_on),
                self._money(part.minor),
                f"{self._money(part.paid_minor)} ({term_word('part', part.state, language)})",
            ]
            for row in agreement_queries.list_agreements(self._connection, self._receivable.id)
            for part in agreement_queries.instalment_states(row, self._receivable, today)
        ]

    def _contacts(self, attempts: Sequence[AttemptRow]) -> Rows:
        return [
            [
                str(row.number) if row.number else "",
                self._moment(row.at),
                term_word("channel", row.channel, self._language),
                formats.posted_to(row.address, self._language),
                row.subject,
                term_word("outcome", row.outcome, self._language),
            ]
            for row in sorted(attempts, key=lambda one: (one.at, one.number))
        ]

    def _events(self) -> Rows:
        """Return what concerns a court. What debtor and creditor wrote stands with it, in their own words."""
        rows = []
        for entry in history.load_history(self._connection, self._receivable.id):
            words = event_word(entry.kind, self._language)
            if words is None:
                continue
            data = entry.data or {}
            message = data.get("message") or data.get("dispute_message")
            if entry.kind in ("evidence.statement", "dispute.settled"):
                message = entry.text
            elif data.get("settled"):
                continue  # said with what was settled
            quoted = f"\n{self._word('quoted', words=message)}" if message else ""
            rows.append([self._moment(to_ms(entry.at)), f"{words}{quoted}"])
        return rows
