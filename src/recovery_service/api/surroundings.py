"""What stands around receivables and is told with them, read in one statement for one of them or for a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import select

from recovery_contract.ids import DebtorId, ReceivableId, UserId
from recovery_service.context.clock import CLOCK
from recovery_service.context.core import Context
from recovery_service.db.bundle import Bundle, Row, Rows
from recovery_service.db.keyset import Cursor
from recovery_service.db.lists import group_by_key
from recovery_service.errors import NotFound
from recovery_service.law import rates
from recovery_service.ledger.agreements import promises
from recovery_service.ledger.agreements import repository as agreements
from recovery_service.ledger.agreements.repository import AgreementRow
from recovery_service.ledger.insolvency import repository as insolvencies
from recovery_service.ledger.insolvency.repository import InsolvencyRow
from recovery_service.ledger.payments import repository as payments
from recovery_service.ledger.payments.repository import PaymentRow
from recovery_service.ledger.receivables import repository, search, service
from recovery_service.ledger.receivables.rows import ContactRow, ReceivableDetails, ReceivableRow
from recovery_service.ledger.receivables.search import PageShape, ReceivableFilter
from recovery_service.ledger.timeline import history
from recovery_service.ledger.users import repository as users
from recovery_service.ledger.users.rows import CreditorProfile, UserRow
from recovery_service.principal import Principal
from recovery_service.recovery.dunning import attempt_repository, limitation, summaries
from recovery_service.recovery.dunning.summaries import RecoverySummary
from recovery_service.recovery.lifecycle.creation import CreatedReceivable

HISTORY_NEWEST: Final = 50

_OF_PAGE: Final = {
    **summaries.QUERIES,
    "rates": rates.ENTERED,
    "insolvencies": insolvencies.OF_DEBTORS,
    "clock": CLOCK,
    "creditors": users.OF_IDS,
    "payments": payments.OF_RECEIVABLES,
    "agreements": agreements.OF_RECEIVABLES,
}
_OF_ONE: Final = {
    **_OF_PAGE,
    "namesakes": select(repository.HAS_NAMESAKE.label("exists")),
    "contacts": repository.CONTACTS_OF,
    "history": history.NEWEST,
    "promises": promises.NOT_REPLACED,
    "notices": attempt_repository.WITH_TEMPLATE,
}
_ONE: Final = Bundle(**_OF_ONE)
_OF_ROW: Final = {
    "creditors": "user_id",
    "debtors": "debtor_id",
    "user": "user_id",
    "name": "debtor_key",
    "debtor": "debtor_id",
}
"""Parameters of the queries about one receivable that are columns of its row."""
_WITH_ROW: Final = Bundle.around("receivable", repository.OF_CLIENT, _OF_ROW, **_OF_ONE)
_OF_ROWS: Final = {"ids": "id", "paid": "id", "creditors": "user_id", "debtors": "debtor_id"}
"""The same of those about a page of them."""


@dataclass(frozen=True)
class PageSurroundings:
    """`payments` are in the order in which they were recorded, reversed ones included; `agreements` are the newest."""

    at: int
    creditors: Mapping[UserId, CreditorProfile]
    rates: rates.Rates
    insolvencies: Mapping[DebtorId, InsolvencyRow]
    summaries: Mapping[ReceivableId, RecoverySummary]
    payments: Mapping[ReceivableId, Sequence[PaymentRow]]
    agreements: Mapping[ReceivableId, AgreementRow]


@dataclass(frozen=True)
class Surroundings:
    """Of one receivable; `notices` are the moments of its formal notices. A new one has no more than its details,
    rates and debtor."""

    details: ReceivableDetails
    rates: rates.Rates
    insolvency: InsolvencyRow | None
    has_namesake: bool
    summary: RecoverySummary | None = None
    payments: Sequence[PaymentRow] = ()
    agreement: AgreementRow | None = None
    notices: Sequence[int] = field(default=())


def load_page(
    context: Context, principal: Principal, wanted: ReceivableFilter, cursor: Cursor | None, limit: int
) -> tuple[list[ReceivableRow], PageSurroundings]:
    """Return the receivables nearest to the cursor first, see `Page.cut`, and what stands around them."""
    query = search.ask(context.connection, principal, wanted, cursor, limit)
    clock = context.clock.clock_id_of(principal.client_id)
    read = _page(query.shape).load(context.connection, {**query.parameters, "clock": clock})
    rows = [ReceivableRow.from_row(row) for row in read["page"]]
    rows.sort(key=lambda row: (row.created_at, row.id), reverse=not query.shape.newer)
    return rows, _of_page(context, read)


@lru_cache(256)
def _page(shape: PageShape) -> Bundle:
    return Bundle.around("page", search.page(shape), _OF_ROWS, **_OF_PAGE)


def load_for_one(context: Context, row: ReceivableRow) -> Surroundings:
    parameters = _parameters(context, row) | _of_one(row.id) | _debtor(row)
    return _around(context, row, _ONE.load(context.connection, parameters))


def load_with_row(
    context: Context, principal: Principal, id: ReceivableId
) -> tuple[ReceivableRow, Surroundings]:
    """Return the receivable, if the caller sees it, and what stands around it. Raises NotFound."""
    if not principal.is_platform:
        row = service.require(context.connection, principal, id)
        return row, load_for_one(context, row)
    clock = context.clock.clock_id_of(principal.client_id)
    parameters = {"client": principal.client_id, "clock": clock, "ids": [id], "paid": [id], **_of_one(id)}
    read = _WITH_ROW.load(context.connection, parameters)
    if not read["receivable"]:
        raise NotFound()
    row = ReceivableRow.from_row(read["receivable"][0])
    return row, _around(context, row, read)


def _of_one(id: ReceivableId) -> dict[str, Any]:
    return {"which": id, "most": HISTORY_NEWEST, "text": limitation.NOTICE}


def _around(context: Context, row: ReceivableRow, read: Rows) -> Surroundings:
    page = _of_page(context, read)
    details = ReceivableDetails(
        creditor=page.creditors[row.user_id],
        at=page.at,
        contacts=[ContactRow(**contact) for contact in read["contacts"]],
        history=[history.entry_from(entry) for entry in read["history"]],
        promise=next((promises.state_of(promise, row) for promise in read["promises"]), None),
    )
    return Surroundings(
        details,
        page.rates,
        page.insolvencies.get(row.debtor_id),
        read["namesakes"][0]["exists"],
        page.summaries.get(row.id),
        page.payments.get(row.id, ()),
        page.agreements.get(row.id),
        [notice["at"] for notice in read["notices"]],
    )


def around_new(created: CreatedReceivable) -> Surroundings:
    row, details, read = created
    return Surroundings(
        details,
        rates.with_entered(read["rates"]),
        _insolvencies(read).get(row.debtor_id),
        read["namesakes"][0]["exists"],
    )


def _parameters(context: Context, row: ReceivableRow) -> dict[str, Any]:
    return {
        "ids": [row.id],
        "paid": [row.id] if row.received_minor else [],
        "creditors": [row.user_id],
        "debtors": [row.debtor_id],
        "clock": context.clock.clock_id_of(row.client_id),
    }


def _debtor(row: ReceivableRow) -> dict[str, str]:
    return {"client": row.client_id, "user": row.user_id, "name": row.debtor_key, "debtor": row.debtor_id}


def _of_page(context: Context, read: Rows) -> PageSurroundings:
    creditors = (UserRow.from_row(row) for row in read["creditors"])
    recorded = (PaymentRow(**row) for row in read["payments"])
    return PageSurroundings(
        at=context.clock.read(_first(read["clock"])),
        creditors={user.id: CreditorProfile.from_user(user) for user in creditors},
        rates=rates.with_entered(read["rates"]),
        insolvencies=_insolvencies(read),
        summaries=summaries.build_summaries(context, read),
        payments=group_by_key((payment.receivable_id, payment) for payment in recorded),
        # Of those of one receivable the newest comes first.
        agreements={row["receivable_id"]: agreements.row_from(row) for row in reversed(read["agreements"])},
    )


def _insolvencies(read: Rows) -> dict[DebtorId, InsolvencyRow]:
    return {row["debtor_id"]: InsolvencyRow(**row) for row in read["insolvencies"]}


def _first(rows: Sequence[Row]) -> Row | None:
    return rows[0] if rows else None
