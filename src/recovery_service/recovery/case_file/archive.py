"""The case file: one ZIP with everything that a lawyer or bailiff needs, and a list of hashes."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from datetime import date
from pathlib import PurePosixPath
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.actions import CancelReason
from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import Balance
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context, Core
from recovery_service.files import documents
from recovery_service.files.store import safe_file_name
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.agreements.promises import newest_promise
from recovery_service.ledger.payments.repository import valid_payments
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline import history
from recovery_service.letters.typesetting import typeset_template
from recovery_service.recovery.balance.breakdown import (
    balance_day,
    calculate,
    close_balance,
    local_day,
    to_balance,
)
from recovery_service.recovery.case_file import court_forms
from recovery_service.recovery.correspondence import repository as received_messages
from recovery_service.recovery.correspondence.repository import MessageRow
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.recovery.dunning.attempt_repository import AttemptRow
from recovery_service.recovery.dunning.limitation import load_limitation
from recovery_service.recovery.dunning.situation import Situation, load_situation
from recovery_service.wording import formats
from recovery_service.wording.reference import creditor_reference

_EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""ZIP has no earlier day; a fixed one makes the same facts the same bytes."""


def build_archive(core: Core, receivable_id: ReceivableId) -> bytes:
    """Return the archive. Letters have been typeset before."""
    with core.read() as context:
        receivable = receivables.load(context.connection, receivable_id)
        attempts = attempt_repository.of_receivable(context.connection, receivable_id)
        files = {f"messages/{_message_name(row)}": _message(row).encode() for row in attempts}
        received = received_messages.of_receivable(context.connection, receivable_id)
        files |= {
            f"messages/received-{number:02d}-{to_datetime(row.at):%Y-%m-%d}.txt": _received(row).encode()
            for number, row in enumerate(received, 1)
        }
        attached = _documents(context.connection, receivable_id)
        files |= attached
        data = _data(context, receivable, attempts)
        situation = load_situation(context, receivable_id)
        at = core.clock.now(context.connection, receivable.client_id)
        claimed = _is_claimed(context.connection, receivable)
        form = court_forms.fill_forms(context, situation, at, len(attached)) if claimed else None
    if form is not None:
        name = f"court/{form[0].key}"
        files[f"{name}.json"] = json.dumps(form[1], indent=2, ensure_ascii=False).encode()
        files[f"{name}.pdf"] = court_forms.typeset(*form)
    files["claim.json"] = json.dumps(data["claim"], indent=2, ensure_ascii=False).encode()
    data["files"] = [[name, _hash(content)] for name, content in sorted(files.items())]
    files["overview.pdf"] = typeset_template(
        "case.typ", {name: value for name, value in data.items() if name != "claim"}
    )
    lines = [f"{_hash(content)}  {name}" for name, content in sorted(files.items())]
    files["SHA256SUMS.txt"] = ("\n".join(lines) + "\n").encode()
    return _zipped(files)


def _is_claimed(connection: Connection, receivable: ReceivableRow) -> bool:
    """Return whether the file may go on to a court: what was paid, settled, written off or withdrawn is not claimed
    any more. A creditor who only ended the recovery may still claim."""
    if receivable.status is ReceivableStatus.RECOVERED:
        return False
    ended = receivable.is_closed
    return (
        not ended or history.cancellation_reason(connection, receivable.id) == CancelReason.BUSINESS_DECISION
    )


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _zipped(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _documents(connection: Connection, receivable_id: ReceivableId) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    for number, document in enumerate(documents.list_documents(connection, receivable_id), 1):
        file = documents.load_document(connection, receivable_id, document.id)
        name = PurePosixPath(safe_file_name(file.name)).name
        files[f"documents/{number:02d}-{safe_file_name(document.kind)}-{name}"] = file.content
    return files


def _message_name(row: AttemptRow) -> str:
    return f"{row.number:02d}-{to_datetime(row.at):%Y-%m-%d}-{row.channel}.txt"


def _message(row: AttemptRow) -> str:
    head = {
        "Number": str(row.number),
        "Channel": row.channel,
        "To": row.address.replace("\n", ", "),
        "At": to_datetime(row.at).isoformat(),
        "Outcome": row.outcome,
        "Message-ID": row.message_id or "",
        "Subject": row.subject,
        "Notes": row.notes or "",
    }
    headers = "\n".join(f"{name}: {value}" for name, value in head.items() if value)
    return f"{headers}\n\n{row.body}\n"


def _received(row: MessageRow) -> str:
    head = {
        "From": f"{row.sender_name} <{row.sender}>".strip(),
        "Sent": "" if row.sent_at is None else to_datetime(row.sent_at).isoformat(),
        "Read": to_datetime(row.at).isoformat(),
        "Message-ID": row.message_id,
        "Subject": row.subject,
        "Attachments": ", ".join(one["name"] for one in row.attachments),
    }
    headers = "\n".join(f"{name}: {value}" for name, value in head.items() if value)
    quoted = "\n".join(f"> {line}".rstrip() for line in row.quoted.splitlines())
    return f"{headers}\n\n{row.body}\n" + (f"\n{quoted}\n" if quoted else "")


def _data(context: Context, receivable: ReceivableRow, attempts: list[AttemptRow]) -> dict[str, Any]:
    situation = load_situation(context, receivable.id)
    at = context.now(receivable.client_id)
    claimed = _is_claimed(context.connection, receivable)
    as_of = local_day(situation.creditor, at) if claimed else balance_day(receivable, situation.creditor, at)
    balance = to_balance(receivable, calculate(context.connection, receivable, as_of))
    if not claimed:
        balance = close_balance(balance)
    paid = valid_payments(context.connection, receivable.id)
    currency = receivable.currency
    return {
        "title": f"Case file: invoice {formats.format_invoice_numbers(receivable.numbers, 3)}",
        "made": f"As of {to_datetime(at):%Y-%m-%d %H:%M} UTC. Receivable {receivable.id}.",
        "none": "None.",
        "facts": _facts(context, situation, claimed=claimed),
        "balance": [
            [
                line.kind.replace("_", " "),
                f"{line.label} ({line.source})" if line.source else line.label,
                f"{line.amount} {currency}",
            ]
            for line in balance.lines or []
        ]
        + [["remaining", "sum of the lines", f"{balance.remaining} {currency}"]],
        "agreements": _agreement_rows(context.connection, receivable, situation.workdays.local_date(at)),
        "payments": [
            [
                to_datetime(row.at).date().isoformat(),
                f"{receivable.to_money(row.amount_minor)} {currency}",
                row.reference or "",
                row.source,
            ]
            for row in paid
        ],
        "contacts": [
            [
                str(row.number),
                f"{to_datetime(row.at):%Y-%m-%d %H:%M}",
                row.channel,
                row.address.replace("\n", ", "),
                row.subject,
                row.outcome,
            ]
            for row in attempts
        ],
        "timeline": [
            [f"{entry.at:%Y-%m-%d %H:%M}", entry.actor or "", entry.text]
            for entry in history.load_history(context.connection, receivable.id)
        ],
        "claim": _claim(situation, balance, attempts, claimed=claimed),
    }


def _agreement_rows(connection: Connection, receivable: ReceivableRow, today: date) -> list[list[str]]:
    """Return a row for each instalment: what was agreed, the day, the amount, and what was paid of it."""
    currency = receivable.currency
    return [
        [
            f"{row.kind}, {row.state}" + (f" ({row.rule})" if row.rule else ""),
            instalment.due_on.isoformat(),
            f"{receivable.to_money(instalment.minor)} {currency}",
            f"{receivable.to_money(instalment.paid_minor)} {currency} ({instalment.state})",
        ]
        for row in agreement_queries.list_agreements(connection, receivable.id)
        for instalment in agreement_queries.instalment_states(row, receivable, today)
    ]


def _facts(context: Context, situation: Situation, *, claimed: bool) -> list[list[str]]:
    receivable, creditor, currency = situation.receivable, situation.creditor, situation.receivable.currency
    facts = [
        ["Creditor", ", ".join(filter(None, (creditor.name, creditor.siret, *creditor.address.values())))],
        ["Debtor", ", ".join(filter(None, (situation.receivable.debtor_name, *situation.postal_lines[1:])))],
        ["Debtor's SIRET, VAT number", _joined(receivable.debtor, "siret", "vat_number")],
        ["Invoices", ", ".join(receivable.numbers)],
        ["Issued, due", f"{receivable.issue_date.isoformat()}, {receivable.due_date.isoformat()}"],
        ["For", receivable.service_description],
        ["Amount", f"{receivable.to_money(receivable.amount_minor)} {currency}"],
        ["Paid before", _prepaid(receivable)],
        ["Status", str(receivable.status)],
        ["Reference", creditor_reference(receivable.id)],
    ]
    if receivable.closed_at is not None:
        reason = (history.cancellation_reason(context.connection, receivable.id) or "").replace("_", " ")
        ended = to_datetime(receivable.closed_at).date().isoformat()
        facts.append(["Ended", f"{ended}, {reason}" if reason else ended])
    period = load_limitation(context.connection, receivable) if claimed else None
    if period is not None:
        anew = f", begun anew on {period.restarted_on.isoformat()}" if period.restarted_on else ""
        facts.append(["Can be claimed until", f"{period.last_day.isoformat()}{anew} ({period.rule.source})"])
    promise = newest_promise(context.connection, receivable)
    if promise is not None:
        what = f"{promise.amount} {currency} for {promise.day.isoformat()} ({promise.state})"
        facts.append(["Announced by the debtor", what])
    return [[name, str(value)] for name, value in facts if value]


def _claim(
    situation: Situation, balance: Balance, attempts: list[AttemptRow], *, claimed: bool
) -> dict[str, Any]:
    """Return the data of a claim, for whoever takes it to court."""
    receivable, creditor = situation.receivable, situation.creditor
    return {
        "creditor": {"name": creditor.name, "siret": creditor.siret, "address": creditor.address},
        "debtor": {"name": receivable.debtor_name, **receivable.debtor},
        "invoices": receivable.numbers,
        "issue_date": receivable.issue_date.isoformat(),
        "due_date": receivable.due_date.isoformat(),
        "currency": receivable.currency,
        "claimed": claimed,
        "balance": balance.wire(),
        "formal_notice_sent": [
            to_datetime(row.at).date().isoformat() for row in attempts if row.template == "formal_notice"
        ],
    }


def _prepaid(receivable: ReceivableRow) -> str:
    amount = receivable.to_money(receivable.prepaid_minor)
    return f"{amount} {receivable.currency}" if receivable.prepaid_minor else ""


def _joined(values: dict[str, Any], *names: str) -> str:
    return ", ".join(str(values[name]) for name in names if values.get(name))
