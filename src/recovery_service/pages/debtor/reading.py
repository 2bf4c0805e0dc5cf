"""How a receivable stands at the moment at which its debtor reads the page, in one language."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import Connection

from recovery_service.context.core import Context
from recovery_service.law.insolvency import claimed_until
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.insolvency import declaration
from recovery_service.ledger.insolvency.declaration import InsolvencyRow
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.users.service import CreditorProfile
from recovery_service.pages.debtor import closed
from recovery_service.recovery.balance.breakdown import Calculation, balance_day, calculate
from recovery_service.recovery.balance.claim import ClaimedSum, claimed_sum
from recovery_service.recovery.balance.lines import total_label
from recovery_service.recovery.dunning.limitation import is_barred as is_barred_at
from recovery_service.recovery.dunning.situation import Situation
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase


@dataclass(frozen=True)
class Reading:
    """State of the receivable when the page is read.

    `ended` is set once the recovery is over, `procedure` where the debtor is insolvent: what is declared is what was
    owed on the day it was opened. `agreed_minor` is what is left of an agreement in force: as long as it is kept
    nothing else is asked for.
    """

    context: Context
    situation: Situation
    language: str
    at: int
    as_of: date
    calculation: Calculation
    claim: ClaimedSum
    is_barred: bool
    procedure: InsolvencyRow | None
    ended: closed.Closed | None
    agreed_minor: int | None

    @property
    def receivable(self) -> ReceivableRow:
        return self.situation.receivable

    @property
    def creditor(self) -> CreditorProfile:
        return self.situation.creditor

    @property
    def spelt(self) -> str:
        """Return the language as it is written in the debtor's country."""
        return formats.spelling(self.language, self.situation.country)

    @property
    def today(self) -> date:
        return self.situation.workdays.local_date(self.at)

    @property
    def open_minor(self) -> int:
        """Return what is asked for, else what is left where nothing can be asked for now."""
        return self.claim.total or self.receivable.remaining_minor

    @property
    def to_pay_minor(self) -> int:
        return 0 if self.procedure is not None else self.claim.now

    @property
    def total_label(self) -> str:
        """Return what the total of all lines is called: of an agreement that is kept it is not asked for."""
        if self.procedure is not None:
            return self.text("claimed_on", day=self.day(self.as_of))
        if self.agreed_minor and self.agreed_minor != self.open_minor:
            return self.text("without_agreement", day=self.day(self.as_of))
        return total_label(self.calculation, self.spelt, claims_all=self.claim.charges > 0)

    def text(self, key: str, **values: Any) -> str:
        return phrase(key, self.spelt, **values)

    def money(self, minor: int) -> str:
        return formats.format_money(minor, self.receivable.currency, self.language)

    def day(self, value: date) -> str:
        return formats.format_day(value, self.spelt)

    def plain_amount(self, minor: int) -> str:
        return formats.format_amount_for_form(minor, self.receivable.currency, self.language)


def read_page(context: Context, situation: Situation, language: str) -> Reading:
    receivable, creditor = situation.receivable, situation.creditor
    connection = context.connection
    at = context.now(receivable.client_id)
    procedure = declaration.of_debtor(connection, receivable.debtor_id)
    if procedure is None:
        as_of = balance_day(receivable, creditor, at)
    else:
        as_of = claimed_until(situation.country, procedure.opened_on)
    calculation = calculate(connection, receivable, as_of)
    is_barred = not receivable.is_closed and is_barred_at(connection, receivable, at)
    today = situation.workdays.local_date(at)
    parts = list_agreed_parts(connection, receivable, today)
    return Reading(
        context=context,
        situation=situation,
        language=language,
        at=at,
        as_of=as_of,
        calculation=calculation,
        claim=claimed_sum(
            receivable, calculation, is_barred=is_barred, next_part_minor=next(iter(parts), None)
        ),
        is_barred=is_barred,
        procedure=procedure,
        ended=closed.page_values(connection, situation, formats.spelling(language, situation.country))
        if receivable.is_closed
        else None,
        agreed_minor=sum(parts) or None,
    )


def list_agreed_parts(connection: Connection, receivable: ReceivableRow, today: date) -> list[int]:
    """Return the open rest of each agreed part that is not paid yet, the next one first."""
    row = agreement_queries.find_in_force(connection, receivable.id)
    states = [] if row is None else agreement_queries.instalment_states(row, receivable, today)
    return [state.minor - state.paid_minor for state in states if state.state != "paid"]
