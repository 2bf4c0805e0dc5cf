"""Payouts to creditors: one transfer for one or several recovered receivables, with a statement of it as a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, Final

from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from recovery_contract.allowed_actions import Action, Party
from recovery_contract.ids import ReceivableId
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.db.tables.operators import payout_table
from recovery_service.errors import Invalid, InvalidState, NotFound
from recovery_service.files import documents, store
from recovery_service.ids import PayoutId, new_id
from recovery_service.law.countries import choose_language, time_zone_of
from recovery_service.ledger import permissions
from recovery_service.ledger.payments import funds
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.timeline.history import add_note, record_audit
from recovery_service.letters.typesetting import typeset_template
from recovery_service.recovery.dunning.situation import load_situation
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import creditor_reference, format_reference

KIND: Final = "settlement"
NAME: Final = "settlement-statement.pdf"
_COLUMNS: Final = ("settled_invoice", "reference", "settled_recovered", "settled_fee", "settled_paid")


@dataclass(frozen=True)
class PayoutShare:
    """A receivable's part of a transfer, in minor units: what was recovered and what the operator keeps of it."""

    payout_id: PayoutId
    row: ReceivableRow
    recovered: int
    fee: int


def pay_out(
    context: Context,
    rows: Sequence[ReceivableRow],
    reference: str,
    *,
    fee_percent: Decimal,
    at: int,
    actor: str,
) -> str:
    """Record one transfer for all of these receivables and stores its statement; the id of the first one's payout."""
    paid = calculate_shares([_as_reached(context.connection, row) for row in rows], fee_percent)
    record_payouts(context.connection, paid, at=at, reference=reference, actor=actor)
    for share in paid:
        _note(context, share, reference, at=at, actor=actor)
    attach_statement(context, paid, at=at, reference=reference, fee_percent=fee_percent)
    return paid[0].payout_id


def _as_reached(connection: Connection, row: ReceivableRow) -> ReceivableRow:
    """Limit the payout to money that reached the service. Raises InvalidState where none did."""
    if row.payout_minor is None:
        return row
    here = funds.available_payout(connection, row)
    if here == 0:
        raise InvalidState("There is nothing to pay out: its money did not reach the service.")
    return row._replace(payout_minor=here)


def calculate_shares(rows: Sequence[ReceivableRow], fee_percent: Decimal) -> list[PayoutShare]:
    """Calculate each receivable's share of one transfer.

    Raises Invalid for a fee that makes no sense, InvalidState where one transfer cannot pay all of them.
    """
    check_percent(fee_percent)
    if len({row.id for row in rows}) < len(rows):
        raise InvalidState("A receivable is named twice.")
    if len({(row.client_id, row.user_id, row.currency) for row in rows}) > 1:
        raise InvalidState("One transfer is for one creditor and in one currency.")
    planned = []
    for row in rows:
        against = permissions.obstacles(row, Party.OPERATOR, Action.PAY_OUT, permissions.conditions_of(row))
        if against or row.payout_minor is None:
            raise InvalidState(f"No payout is planned: the receivable is {row.status}.")
        planned.append(
            PayoutShare(new_id(PayoutId), row, row.payout_minor, fee_on(row.payout_minor, fee_percent))
        )
    return planned


def check_percent(fee_percent: Decimal) -> None:
    """Raise Invalid for a fee without sense."""
    if not (fee_percent.is_finite() and 0 <= fee_percent < 100):
        raise Invalid("The fee lies between 0 and 100 per cent.", "fee_percent", str(fee_percent))


def fee_on(minor: int, fee_percent: Decimal) -> int:
    """Return the fee on so much, rounded to the smallest unit."""
    return int((minor * fee_percent / 100).quantize(Decimal(1), ROUND_HALF_UP))


def record_payouts(
    connection: Connection, paid: Sequence[PayoutShare], *, at: int, reference: str, actor: str
) -> None:
    """Raise InvalidState where one of them was paid out already."""
    for share in paid:
        values: dict[str, Any] = {
            "id": share.payout_id,
            "receivable_id": share.row.id,
            "amount_minor": share.recovered,
            "fee_minor": share.fee,
            "currency": share.row.currency,
            "paid_at": at,
            "reference": reference,
            "actor": actor,
        }
        try:
            with connection.begin_nested():
                connection.execute(insert(payout_table).values(**values))
        except IntegrityError:
            raise InvalidState("The payout of this receivable was made already.") from None


def _note(context: Context, share: PayoutShare, reference: str, *, at: int, actor: str) -> None:
    row = share.row
    fee = f", a fee of {row.to_money(share.fee)} kept" if share.fee else ""
    text = f"The payout of {row.to_money(share.recovered)} {row.currency} was made{fee}."
    amounts = {"amount": str(row.to_money(share.recovered - share.fee)), "fee": str(row.to_money(share.fee))}
    data = {"reference": reference, **amounts}
    add_note(context, row.id, at=at, kind="payout.made", text=text, actor=actor, data=data)
    record_audit(
        context.connection,
        actor,
        "receivable.payout",
        row.id,
        after={"payout_id": share.payout_id, "reference": reference, "fee_minor": share.fee},
    )


def attach_statement(
    context: Context,
    paid: Sequence[PayoutShare],
    *,
    at: int,
    reference: str,
    fee_percent: Decimal,
) -> None:
    """Store the statement once for each receivable of the transfer, among its documents."""
    pdf = typeset_statement(
        build_statement_data(context, paid, at=at, reference=reference, fee_percent=fee_percent)
    )
    for share in paid:
        file = store.NewFile(share.row.client_id, KIND, NAME, "application/pdf", pdf)
        title = f"Settlement statement {reference}"
        documents.save_and_attach(context.connection, share.row.id, file, kind=KIND, at=at, description=title)


def load_statement(connection: Connection, receivable_id: ReceivableId) -> bytes:
    """Return the PDF as it was made with the payout. Raises NotFound."""
    for document in documents.list_documents(connection, receivable_id):
        if document.kind == KIND:
            return documents.load_document(connection, receivable_id, document.id).content
    raise NotFound


def build_statement_data(
    context: Context,
    paid: Sequence[PayoutShare],
    *,
    at: int,
    reference: str,
    fee_percent: Decimal,
) -> dict[str, Any]:
    """Return JSON values in the creditor's language. Debtors are not named: a case file of one shows all of a
    transfer."""
    creditor = load_situation(context, paid[0].row.id).creditor
    country = creditor.country
    language = choose_language(creditor.party, country)
    currency = paid[0].row.currency

    def money(minor: int) -> str:
        return formats.format_money(minor, currency, language)

    def text(key: str, **values: Any) -> str:
        return phrase(key, language, **values)

    recovered, fee = sum(share.recovered for share in paid), sum(share.fee for share in paid)
    return {
        "language": language,
        "title": text("settled_title"),
        "number": paid[0].payout_id,
        "issuer": context.settings.collector,
        "recipient": [creditor.name, *formats.postal_lines(creditor.address, language)],
        "facts": [
            [
                text("day"),
                formats.format_day(to_datetime(at).astimezone(time_zone_of(country)).date(), language),
            ],
            [text("settled_transfer"), reference],
            [text("iban"), format_reference(creditor.iban.replace(" ", "")) if creditor.iban else "–"],
            [text("settled_number"), paid[0].payout_id],
        ],
        "head": [text(key) for key in _COLUMNS],
        "rows": [
            [
                formats.format_invoice_numbers(share.row.numbers, 3),
                format_reference(creditor_reference(share.row.id)),
                money(share.recovered),
                money(-share.fee) if share.fee else money(0),
                money(share.recovered - share.fee),
            ]
            for share in paid
        ],
        "total": [
            text("settled_sum"),
            "",
            money(recovered),
            money(-fee) if fee else money(0),
            money(recovered - fee),
        ],
        "notes": [text("settled_rule", points=formats.format_rate(fee_percent, language))] if fee else [],
        "practice": text("practice") if context.settings.deployment.marks_practice else None,
    }


def typeset_statement(data: dict[str, Any]) -> bytes:
    return typeset_template("settlement.typ", data)
