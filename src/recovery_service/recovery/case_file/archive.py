"""The case file: one ZIP with everything that a lawyer or bailiff needs, and a list of hashes."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.actions import CancelReason
from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import Balance
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Core
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
from recovery_service.recovery.case_file.exhibits import list_exhibits
from recovery_service.recovery.case_file.overview import Overview
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.recovery.dunning.attempt_repository import AttemptRow
from recovery_service.recovery.dunning.situation import Situation, load_situation

_EPOCH: Final = (1980, 1, 1, 0, 0, 0)
"""ZIP has no earlier day; a fixed one makes the same facts the same bytes."""


def build_archive(core: Core, receivable_id: ReceivableId) -> bytes:
    """Return the archive. Letters have been typeset before."""
    with core.read() as context:
        receivable = receivables.load(context.connection, receivable_id)
        attempts = attempt_repository.of_receivable(context.connection, receivable_id)
        situation = load_situation(context, receivable_id)
        at = context.now(receivable.client_id)
        claimed = _is_claimed(context.connection, receivable)
        exhibits = list_exhibits(context, situation, attempts)
        as_of = (
            local_day(situation.creditor, at) if claimed else balance_day(receivable, situation.creditor, at)
        )
        calculation = calculate(context.connection, receivable, as_of)
        overview = Overview(context, situation, calculation, claimed=claimed).data(at, attempts, exhibits)
        balance = to_balance(receivable, calculation)
        claim = _claim(situation, balance if claimed else close_balance(balance), attempts, claimed=claimed)
        forms = court_forms.fill_forms(context, situation, at, len(exhibits)) if claimed else []
    files = {path: content for one in exhibits for path, content in one.by_path().items()}
    for form, values in forms:
        name = f"court/{form.key}"
        files[f"{name}.json"] = json.dumps(values, indent=2, ensure_ascii=False).encode()
        files[f"{name}.pdf"] = court_forms.typeset(form, values)
    files["claim.json"] = json.dumps(claim, indent=2, ensure_ascii=False).encode()
    overview["files"] = [[name, _hash(content)] for name, content in sorted(files.items())]
    files["overview.pdf"] = typeset_template("case.typ", overview)
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
