"""What the debtor's page shows, read at one moment and put into the words of one language."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from markupsafe import Markup
from sqlalchemy import Connection

from recovery_contract.instalments import PROMISE_MAX_DAYS
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.access.links import check_recovery_token
from recovery_service.context.core import Context
from recovery_service.errors import NotFound
from recovery_service.law.countries import LANGUAGES
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.agreements.promises import open_promise
from recovery_service.ledger.insolvency import declaration
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.pages.debtor import agreement, closed
from recovery_service.pages.debtor.submissions import REASONS, available_kinds
from recovery_service.recovery.balance.breakdown import calculate, day_of_balance
from recovery_service.recovery.balance.lines import describe_line
from recovery_service.recovery.contacts.compose import L111_8, for_another, privacy
from recovery_service.recovery.contacts.epc_qr_code import draw_payment_code, payment_code
from recovery_service.recovery.dunning.limitation import is_barred
from recovery_service.recovery.dunning.situation import Situation, load_situation
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import creditor_reference, format_reference

AFTER_END_MS: Final = 30 * 86_400_000
"""How long the page can still be read after the recovery ended."""

LANGUAGE_NAMES: Final = {
    "en": "English", "fr": "Français", "de": "Deutsch", "es": "Español", "it": "Italiano", "nl": "Nederlands",
}  # fmt: skip


@dataclass(frozen=True)
class Gone:
    """A link that does not work (any more); where the receivable is known, whom to write to."""

    creditor: str | None = None
    email: str | None = None
    language: str | None = None


def find(context: Context, token: str) -> Situation | Gone:
    """Return the receivable that this link leads to."""
    linked = check_recovery_token(context.core, token)
    if linked is None:
        return Gone()
    try:
        situation = load_situation(context, linked.id)
    except NotFound:
        return Gone()
    recovery = situation.recovery
    gone = Gone(situation.creditor.name, situation.creditor.email, situation.language)
    if recovery is None or recovery.link_generation != linked.generation:
        return gone
    at = context.now(situation.receivable.client_id)
    ended = recovery.stopped_at is not None and at > recovery.stopped_at + AFTER_END_MS
    return gone if ended else situation


def page_values(
    context: Context,
    situation: Situation,
    token: str,
    language: str,
    *,
    done: str | None,
    fault: str | None,
) -> dict[str, Any]:
    """Return everything that the template names."""
    receivable, creditor = situation.receivable, situation.creditor
    at = context.now(receivable.client_id)
    today = situation.workdays.local_date(at)
    procedure = declaration.of_debtor(context.connection, receivable.debtor_id)
    # What is declared is what was owed on the day the procedure was opened.
    as_of = day_of_balance(receivable, creditor, at) if procedure is None else procedure.opened_on
    calculation = calculate(context.connection, receivable, as_of)
    currency = receivable.currency

    def money(minor: int) -> str:
        return formats.money(minor, currency, language)

    def text(key: str, **values: Any) -> str:
        return phrase(key, language, **values)

    # A half-year whose rate is not known is neither claimed nor mentioned.
    barred = not receivable.is_closed and is_barred(context.connection, receivable, at)
    # Of a barred claim the invoice alone is asked for, as the letters do.
    rows = [
        (*describe_line(line, receivable.numbers, currency, language), money(line.minor))
        for line in calculation.lines
        if line.kind != "rate_missing"
    ]
    ended = closed.page_values(context.connection, situation, language) if receivable.is_closed else None
    agreement_values = (
        agreement.page_values(context.connection, situation, creditor.name, today, language, barred=barred)
        if ended is None
        else {"agreement": ended.agreement, "agreement_states": []}
    )
    # What was asked for has arrived: nothing is late any more, and nothing else is asked for.
    awaits_person = ended is None and receivable.remaining_minor > 0
    is_late = awaits_person and not barred and receivable.dispute is None
    open_now = receivable.payable_minor if procedure is None else 0
    next_due = agreement.due_now(context.connection, receivable, today)
    to_pay = open_now if next_due is None else min(next_due, open_now)
    seat = ", ".join(formats.postal(creditor.address, language)) or creditor.email
    parties = {"creditor": creditor.name, "creditor_address": seat}
    promised = None if ended else open_promise(context.connection, receivable.id)
    promise_day = formats.day(promised.day, language) if promised else ""
    return {
        "t": text,
        "language": language,
        "languages": [(code, LANGUAGE_NAMES[code]) for code in LANGUAGES],
        "token": token,
        "once": secrets.token_urlsafe(16),
        "practice": context.settings.deployment.marks_practice,
        "creditor": creditor.name,
        "email": creditor.email,
        "numbers": formats.numbers(receivable.numbers, 3),
        "debtor": receivable.debtor_name,
        "service": receivable.service_description,
        "issued": formats.day(receivable.issue_date, language),
        "due": formats.day(receivable.due_date, language),
        "days_late": max(0, (today - receivable.due_date).days) if is_late else 0,
        "today": formats.day(as_of, language),
        "open": None if ended else money(receivable.remaining_minor),
        "receipt": ended and ended.receipt,
        "rows": rows if awaits_person and not barred else [],
        "total": money(max(0, calculation.total())),
        "to_pay": money(to_pay) if to_pay else None,
        "to_pay_plain": formats.plain_amount(to_pay, currency, language),
        "left_plain": formats.plain_amount(receivable.remaining_minor, currency, language),
        "currency": currency,
        "transfer": _transfer(situation, text) if to_pay else [],
        "qr": Markup(draw_payment_code(code))
        if to_pay and (code := payment_code(situation, to_pay))
        else None,
        "is_part": to_pay < open_now,
        "forms": available_kinds(context, receivable),
        **agreement_values,
        "reasons": [(reason, text(f"reason_{reason}")) for reason in REASONS],
        "states": ended.states
        if ended
        else [
            *([text("state_barred")] if barred else []),
            *_states(receivable, creditor.name, text, money),
        ],
        "promised": text("state_promised", amount=money(promised.amount_minor), day=promise_day)
        if promised
        else None,
        "first_day": today.isoformat(),
        "last_day": (today + timedelta(days=PROMISE_MAX_DAYS)).isoformat(),
        "done": text(_done(context.connection, receivable, done), day=promise_day) if done else None,
        "fault": text(fault) if fault else None,
        "privacy": privacy(context.core, language, {**parties, "barred": barred}),
        "collector": context.settings.collector if for_another(context.core) else None,
        "law": L111_8
        if for_another(context.core) and "FR" in (situation.country, situation.creditor_country)
        else None,
    }


def _done(connection: Connection, receivable: ReceivableRow, kind: str) -> str:
    """Return the phrase that thanks for an answer; a proposal that a rule accepted at once is agreed."""
    if (
        kind in ("plan", "offer", "agree")
        and agreement_queries.in_force(connection, receivable.id) is not None
    ):
        return "done_agree"
    return f"done_{kind}"


def _transfer(situation: Situation, text: Any) -> list[tuple[str, str]]:
    creditor = situation.creditor
    if not creditor.iban:
        return []
    rows = [(text("holder"), creditor.name), (text("iban"), format_reference(creditor.iban.replace(" ", "")))]
    if creditor.bic:
        rows.append((text("bic"), creditor.bic))
    return [*rows, (text("reference"), format_reference(creditor_reference(situation.receivable.id)))]


def _states(receivable: ReceivableRow, creditor: str, text: Any, money: Any) -> list[str]:
    """Return the sentences that say how things stand while the recovery goes on."""
    status = receivable.status
    sentences: Mapping[ReceivableStatus, str] = {
        ReceivableStatus.DISPUTED: text("state_disputed"),
        ReceivableStatus.EVIDENCE_REQUESTED: text("state_checking", creditor=creditor),
        ReceivableStatus.PAYMENT_RECEIVED: text("state_part", creditor=creditor)
        if receivable.remaining_minor
        else text("state_paid"),
    }
    states = [sentences[status]] if status in sentences else []
    if status is ReceivableStatus.DISPUTED and 0 < receivable.payable_minor < receivable.remaining_minor:
        states.append(text("undisputed", amount=money(receivable.payable_minor)))
    return states
