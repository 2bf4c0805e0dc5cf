"""`operator`: what the people who run the service do by hand, beside a running `serve`."""

from __future__ import annotations

import argparse
import getpass
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any, Final

from recovery_service.cli.open_service import opened_core
from recovery_service.cli.program import Program, UsageError, add_data_options, data_folder
from recovery_service.db.file_permissions import is_inside, open_private
from recovery_service.errors import ServiceError
from recovery_service.law.rates import REFERENCES
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.users.rows import UserRow
from recovery_service.operators.service import Operator

Deed = Callable[[Operator, argparse.Namespace], Mapping[str, Any]]


@dataclass(frozen=True)
class Row:
    """A command, what it is about, what else it takes (name, help, needed), and what it does; `lists` take several
    values, `flags` none."""

    about: str
    help: str
    options: tuple[tuple[str, str, bool], ...]
    run: Deed
    lists: tuple[tuple[str, str], ...] = ()
    flags: tuple[tuple[str, str], ...] = ()


def _user(user: UserRow) -> Mapping[str, Any]:
    return {"user_id": user.id, "status": user.status, "kyb_status": user.kyb_status}


def _receivable(row: ReceivableRow) -> Mapping[str, Any]:
    return {"receivable_id": row.id, "status": row.status}


def _amount(text: str) -> Decimal:
    try:
        amount = Decimal(text)
    except InvalidOperation:
        raise UsageError(f"--amount {text} is not a number") from None
    if not amount.is_finite():
        raise UsageError(f"--amount {text} is not a number")
    return amount


def _percent(text: str | None) -> Decimal:
    try:
        return Decimal(text or 0)
    except InvalidOperation:
        raise UsageError(f"--fee-percent {text} is not a number") from None


def _written(options: argparse.Namespace, content: bytes) -> Mapping[str, Any]:
    """Write the file: private in our data folder, elsewhere like the operator's other files."""
    name: str = options.out
    private = is_inside(Path(name), data_folder(options))
    try:
        with open(name, "wb", opener=open_private if private else None) as file:
            file.write(content)
    except OSError as error:
        raise UsageError(f"{name} cannot be written: {error.strerror}") from None
    return {"file": name, "size": len(content)}


def _content(name: str) -> bytes:
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise UsageError(f"{name} cannot be read: {error.strerror}") from None


PROCEDURE: Final = (
    ("procedure", "safeguard, receivership, liquidation or other", True),
    ("opened-on", "the day of the opening, such as 2026-03-02", True),
    ("published-on", "the day on which it was published", False),
    ("declare-by", "the last day to declare, where a court or letter names it", False),
    ("court", "which court", False),
    ("reference", "of the procedure", False),
    ("administrator", "whom to declare to", False),
)


def _procedure(options: argparse.Namespace) -> dict[str, str | None]:
    """Return the insolvency procedure by its name in the API."""
    names = [name.replace("-", "_") for name, *_ in PROCEDURE]
    return {name: getattr(options, name) for name in names}


COMMANDS: Final[Mapping[str, Row]] = {
    "approve": Row("USER", "the documents are in order", (), lambda it, o: _user(it.approve(o.id))),
    "reject": Row(
        "USER",
        "the documents are not in order; the creditor reads why",
        (("reason", "what has to be handed in anew", True),),
        lambda it, o: _user(it.reject(o.id, o.reason)),
    ),
    "suspend": Row("USER", "pause all recoveries", (), lambda it, o: _user(it.suspend(o.id))),
    "reinstate": Row("USER", "let them go on", (), lambda it, o: _user(it.reinstate(o.id))),
    "log-call": Row(
        "RECEIVABLE",
        "what came of a call",
        (("outcome", "such as promised, no_answer, wrong_number", True), ("notes", "what was said", False)),
        lambda it, o: _receivable(it.log_call(o.id, o.outcome, o.notes)),
    ),
    "record-payment": Row(
        "RECEIVABLE",
        "money that arrived",
        (
            ("amount", "in the receivable's currency, such as 120.50", True),
            ("reference", "of the transfer", False),
        ),
        lambda it, o: {"payment_id": it.record_payment(o.id, _amount(o.amount), o.reference)},
    ),
    "reverse-payment": Row(
        "RECEIVABLE",
        "money that was taken back",
        (("payment", "the payment's id", True), ("reason", "why", True)),
        lambda it, o: _receivable(it.reverse_payment(o.id, o.payment, o.reason)),
    ),
    "payout": Row(
        "RECEIVABLE",
        "the creditor was paid; makes the settlement statement",
        (
            ("reference", "of the transfer", True),
            ("fee-percent", "what is kept of each amount, such as 10 or 7.5; default: nothing", False),
        ),
        lambda it, o: {"payout_id": it.pay_out(o.id, o.reference, o.together_with, _percent(o.fee_percent))},
        lists=(("together-with", "other receivables of the same creditor that the transfer pays"),),
    ),
    "fees": Row(
        "STATE",
        "fees on money that creditors received themselves: open (to be invoiced) or invoiced",
        (),
        lambda it, o: it.fees(o.id),
    ),
    "invoice-fee": Row(
        "RECEIVABLE",
        "the fee on what its creditor received itself was invoiced",
        (
            ("reference", "of the invoice", True),
            ("fee-percent", "of the amount, such as 10 or 7.5", True),
        ),
        lambda it, o: it.invoice_fee(o.id, o.reference, _percent(o.fee_percent)),
    ),
    "settlement-statement": Row(
        "RECEIVABLE",
        "the statement of its payout, as a PDF",
        (("out", "the file to write", True),),
        lambda it, o: _written(o, it.statement(o.id)),
    ),
    "import-statement": Row(
        "FILE",
        "a bank statement (CAMT, MT940, OFX, CSV): which payment is for which receivable",
        (),
        lambda it, o: it.import_statement(
            _content(o.id), o.confirm, exact=o.exact, keep_unmatched=o.keep_unmatched
        ),
        lists=(("confirm", "record the proposals of these entries"),),
        flags=(
            ("exact", "record everything that is certain by our own reference"),
            ("keep-unmatched", "keep what fits no receivable, to be assigned or given back"),
        ),
    ),
    "unclaimed-money": Row(
        "STATE",
        "money that could not be booked: open, assigned, returned or all",
        (),
        lambda it, o: it.unclaimed_money(o.id),
    ),
    "assign-money": Row(
        "MONEY",
        "book it as a payment of a receivable",
        (("receivable", "the receivable that it pays", True),),
        lambda it, o: it.assign_money(o.id, o.receivable),
    ),
    "return-money": Row(
        "MONEY",
        "it was given back to whoever paid it",
        (("reference", "of the transfer or refund", True),),
        lambda it, o: it.return_money(o.id, o.reference),
    ),
    "declare-insolvency": Row(
        "RECEIVABLE",
        "a court opened a procedure over its debtor: contacts stop, the claim is to be declared",
        PROCEDURE,
        lambda it, o: it.declare_insolvency(o.id, _procedure(o)),
    ),
    "withdraw-insolvency": Row(
        "RECEIVABLE",
        "its debtor is not insolvent (any more): recoveries go on",
        (),
        lambda it, o: it.withdraw_insolvency(o.id),
    ),
    "never-contact": Row(
        "USER",
        "nobody is contacted at this address for a creditor, or with `all` for any",
        (("address", "an email address or a phone number", True), ("note", "why", False)),
        lambda it, o: it.suppress(o.id, o.address, o.note),
    ),
    "never-contacted": Row(
        "USER",
        "the newest of those addresses, of a creditor or `all` for those of everybody",
        (("search", "part of the address or note", False),),
        lambda it, o: it.suppressions(o.id, o.search),
    ),
    "contact-again": Row(
        "USER",
        "take an address off that list, of a creditor or `all` for everybody's",
        (("entry", "the entry's id", True),),
        lambda it, o: it.allow(o.id, o.entry),
    ),
    "contact-tasks": Row(
        "USER",
        "letters to be printed and posted and calls to be made, of a creditor or of `all`",
        (),
        lambda it, o: it.contact_tasks(o.id),
    ),
    "task-letter": Row(
        "TASK",
        "the letter of such a task as it is to be printed today, as a PDF",
        (("out", "the file to write", True),),
        lambda it, o: _written(o, it.task_letter(o.id)),
    ),
    "sign-off": Row(
        "TASK",
        "a letter was posted or a call made: from then it counts, and the plan goes on",
        (
            ("action", "done (as it is without), postpone or not_done", False),
            ("on", "the day it was made, or comes up again, such as 2026-03-02", False),
            ("outcome", "of a call, such as reached, promised, no_answer", False),
            ("notes", "what was said, or why it is not made", False),
        ),
        lambda it, o: it.sign_off(o.id, o.action or "done", o.on, o.outcome, o.notes),
    ),
    "take-bounce": Row(
        "FILE",
        "a mail server's report that a message came back, as it arrived",
        (),
        lambda it, o: {"receivable_id": it.take_bounce(_content(o.id))},
    ),
    "failing-jobs": Row(
        "CLIENT",
        "the jobs that have failed for the longest time, of a client or of `all`: kind, attempts, since when, why",
        (),
        lambda it, o: it.failing_jobs(o.id),
    ),
    "retry-jobs": Row(
        "JOB",
        "try failing jobs again at once: one, those of a client, or `all`",
        (),
        lambda it, o: it.retry_jobs(o.id),
    ),
    "enter-rate": Row(
        "REFERENCE",
        f"the reference rate of a half-year: {', '.join(REFERENCES)}",
        (
            ("since", "the half-year's first day, such as 2026-07-01", True),
            ("points", "per cent a year, without the law's margin, such as 2.15", True),
            ("source", "where it was published", True),
        ),
        lambda it, o: it.enter_rate(o.id, o.since, o.points, o.source),
    ),
}


def add(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(dest="deed", required=True, metavar="DEED")
    for name, row in COMMANDS.items():
        deed = deeds.add_parser(name, help=row.help)
        deed.add_argument("id", metavar=row.about)
        for option, text, needed in row.options:
            deed.add_argument(f"--{option}", required=needed, help=text)
        for option, text in row.lists:
            deed.add_argument(f"--{option}", nargs="+", default=[], metavar="ID", help=text)
        for option, text in row.flags:
            deed.add_argument(f"--{option}", action="store_true", help=text)
        deed.add_argument(
            "--as", dest="name", default=None, metavar="NAME", help="who is at work, for the record"
        )
        deed.add_argument("--public-url", metavar="URL", help="where the service's pages are, for links")
        add_data_options(deed)
        deed.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program) -> int:
    """Print what came of it as JSON."""
    name = options.name or getpass.getuser()
    with opened_core(options, public_url=options.public_url) as core:
        try:
            with core.write() as context:
                done = COMMANDS[options.deed].run(Operator(context, name), options)
        except ServiceError as refused:
            message = "There is no such id." if refused.status == 404 else refused.message
            raise UsageError(message) from None
    print(json.dumps(done))
    return 0
