"""What the debtor's page shows, read at one moment and put into the words of one language."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from markupsafe import Markup
from sqlalchemy import Connection

from recovery_contract.instalments import PROMISE_MAX_DAYS
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import WishedContact
from recovery_service.access.links import check_recovery_token
from recovery_service.context.core import Context
from recovery_service.errors import NotFound
from recovery_service.files import logos
from recovery_service.law.countries import LANGUAGES
from recovery_service.ledger import page_responses
from recovery_service.ledger.agreements import agreement_queries, joint_plans
from recovery_service.ledger.agreements.promises import open_promise
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.letters.epc_qr_code import draw_payment_code, payment_code
from recovery_service.pages.debtor import agreement, objections, other_invoices
from recovery_service.pages.debtor.reading import Reading, read_page
from recovery_service.pages.debtor.submissions import EXTENTS, KINDS, REASONS, available_kinds
from recovery_service.recovery.balance.calculation import term_over
from recovery_service.recovery.balance.lines import list_claimed_rows, name_charges
from recovery_service.recovery.contacts.compose import L111_8, privacy_notice
from recovery_service.recovery.contacts.letterheads import load_head
from recovery_service.recovery.contacts.message_values import collects_for_others, law_conditions
from recovery_service.recovery.dunning.holds import SAYS_INSOLVENT, SAYS_PAID, WRONG_PERSON
from recovery_service.recovery.dunning.situation import Situation, load_situation
from recovery_service.recovery.dunning.wishes import CHANNELS, HOURS
from recovery_service.wording import formats
from recovery_service.wording.accounts import account_rows, account_values
from recovery_service.wording.reference import (
    creditor_reference,
    joint_reference,
)

AFTER_END_MS: Final = 30 * 86_400_000
"""How long the page can still be read after the recovery ended."""

FRESH_MS: Final = 60_000
"""How long after an answer the page thanks for it."""
SHOWN_ANSWERS: Final = 3
SHOWN_LENGTH: Final = 600
"""How many of the debtor's own messages the page shows, and how much of each."""
_TITLES: Final = {"planall": "plan_all", "object": "dispute"}

LANGUAGE_NAMES: Final = {
    "en": "English", "fr": "Français", "de": "Deutsch", "es": "Español", "it": "Italiano", "nl": "Nederlands",
}  # fmt: skip


@dataclass(frozen=True)
class LinkGone:
    """A link that does not work (any more); where the receivable is known, whom to write to."""

    creditor: str | None = None
    email: str | None = None
    language: str | None = None


def find_by_link(context: Context, token: str) -> Situation | LinkGone:
    """Return the receivable that this link leads to."""
    linked = check_recovery_token(context.core, token)
    if linked is None:
        return LinkGone()
    try:
        situation = load_situation(context, linked.id)
    except NotFound:
        return LinkGone()
    recovery = situation.recovery
    gone = LinkGone(situation.creditor.name, situation.creditor.email, situation.language)
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
    page = read_page(context, situation, language)
    receivable = page.receivable
    promised = None if page.ended else open_promise(context.connection, receivable.id)
    promise_day = page.day(promised.day) if promised else ""
    return {
        "t": page.text,
        "language": language,
        "languages": [(code, LANGUAGE_NAMES[code]) for code in LANGUAGES],
        "token": token,
        "once": secrets.token_urlsafe(16),
        "practice": context.settings.deployment.marks_practice,
        "done": page.text(_done(context.connection, receivable, done), day=promise_day)
        if done and _is_fresh(page, done)
        else None,
        "fault": page.text(fault) if fault else None,
        "promised": page.text("state_promised", amount=page.money(promised.amount_minor), day=promise_day)
        if promised
        else None,
        "head": _head_values(page),
        **_invoice_values(page),
        **_claim_values(page),
        **_payment_values(page),
        **_answer_values(page),
        **_joint_values(page),
        **_legal_values(page),
    }


def _head_values(page: Reading) -> dict[str, Any]:
    """Return the creditor's letterhead; `nonce` lets the browser take its colours."""
    head = load_head(page.context.connection, page.receivable.user_id)
    picture = logos.load(page.context.connection, head.logo)
    return {
        **vars(head),
        "size": head.shown_size,
        "image": None if picture is None else f"data:image/png;base64,{base64.b64encode(picture).decode()}",
        "nonce": secrets.token_urlsafe(16),
    }


def _invoice_values(page: Reading) -> dict[str, Any]:
    receivable, creditor = page.receivable, page.creditor
    awaits_person = page.ended is None and page.open_minor > 0
    is_excused = page.is_barred or receivable.dispute or page.procedure or page.agreed_minor
    is_late = awaits_person and not is_excused
    return {
        "creditor": creditor.name,
        "email": creditor.email,
        "numbers": formats.format_invoice_numbers(receivable.numbers, 3),
        "debtor": receivable.debtor_name,
        "service": formats.set_semicolons(receivable.service_description, page.language),
        "issued": page.day(receivable.issue_date),
        "due": page.day(receivable.due_date),
        "late": _late_words(page) if is_late else None,
    }


def _late_words(page: Reading) -> str | None:
    days = (page.today - page.receivable.due_date).days
    if days <= 0:
        return None
    return page.text("one_day_late") if days == 1 else page.text("days_late", days=days)


def _named_charges(page: Reading) -> str:
    return name_charges([page.calculation], page.spelt)


def _claim_values(page: Reading) -> dict[str, Any]:
    """Return what is asked for and what it is made up of."""
    receivable, claim = page.receivable, page.claim
    shows_rows = page.ended is None and page.open_minor > 0 and not page.is_barred
    rows = [
        tuple(row)
        for row in list_claimed_rows(
            page.calculation, receivable.numbers, page.spelt, claims_all=claim.charges > 0
        )
    ]
    disputed = (receivable.dispute or {}).get("amount_minor")
    if disputed:
        rows.append((page.text("disputed_part"), "", page.money(-disputed)))
    return {
        "open": None if page.ended else page.money(page.agreed_minor or page.open_minor),
        "receipt": page.ended and page.ended.receipt,
        "rows": rows if shows_rows else [],
        "total": page.money(page.open_minor),
        "total_label": page.total_label,
    }


def _payment_values(page: Reading) -> dict[str, Any]:
    to_pay, claim, row = page.to_pay_minor, page.claim, page.receivable
    words = page.situation.transfer_words(row.numbers, creditor_reference(row.id))
    text = words.text
    code = payment_code(page.situation.creditor, text, row.currency, to_pay) if to_pay else None
    if to_pay < claim.total:
        settles = page.text("next_part")
    elif (row.dispute or {}).get("amount_minor"):
        settles = None
    else:
        is_rest = to_pay != row.amount_minor
        key = "whole_settles" if claim.charges else "rest_settles" if is_rest else "invoice_settles"
        settles = page.text(key, amount=page.money(to_pay), charges=_named_charges(page))
    return {
        "to_pay": page.money(to_pay) if to_pay else None,
        "to_pay_plain": page.plain_amount(to_pay),
        "left_plain": page.plain_amount(page.open_minor),
        "currency": page.receivable.currency,
        "transfer": _transfer(page, text) if to_pay else [],
        "reference_note": page.text("reference_note", numbers=words.numbers) if words.is_short else None,
        "qr": Markup(draw_payment_code(code)) if code else None,
        "settles": settles,
    }


def _joint_values(page: Reading) -> dict[str, Any]:
    """Return the debtor's other invoices, and how all of them are paid at once."""
    others = other_invoices.list_other_invoices(page)
    debts = other_invoices.list_debts(page, others)
    if not debts:
        return {"others": others, "joint": None}
    members = joint_plans.load_members(
        page.context.connection, agreement_queries.find_in_force(page.context.connection, page.receivable.id)
    )
    owed = sum(minor for _, minor in debts)
    total = joint_plans.next_joint_minor(members, page.today) if members else owed
    numbers = [number for row, _ in debts for number in row.numbers]
    if members:
        numbers = [number for _, row in members for number in row.numbers]
    text = page.situation.transfer_words(numbers, joint_reference(page.receivable.id)).text
    code = payment_code(page.creditor, text, page.receivable.currency, total)
    return {
        "others": others,
        "joint": {
            "total": page.money(total),
            "total_plain": page.plain_amount(total),
            "counts": agreement.offered_counts(page, owed),
            "transfer": _transfer(page, text),
            "qr": Markup(draw_payment_code(code)) if code else None,
        },
    }


def _answer_values(page: Reading) -> dict[str, Any]:
    """Return how things stand between the two, and what the debtor can say to it."""
    receivable, ended, today = page.receivable, page.ended, page.today
    agreed = (
        agreement.page_values(page)
        if ended is None
        else {"agreement": ended.agreement, "agreement_states": []}
    )
    barred = [page.text("state_barred")] if page.is_barred else []
    return {
        **agreed,
        "forms": available_kinds(page.context, receivable),
        "barred": page.is_barred,
        "wish": receivable.contact_wish or WishedContact(),
        "channels": [(one, page.text(f"wish_{one or 'any'}")) for one in ("", *CHANNELS)],
        "hours": [(one, page.text(f"wish_{one or 'any_time'}")) for one in ("", *HOURS)],
        "extents": [(extent, page.text(f"extent_{extent}")) for extent in EXTENTS],
        "written": _written(page, agreed["agreement"]),
        "reasons": [(reason, page.text(f"reason_{reason}")) for reason in REASONS],
        "states": ended.states if ended else [*barred, *_states(page)],
        "objection": objections.list_objected(page),
        "objection_answer": objections.find_answer(page),
        "first_day": today.isoformat(),
        "last_day": (today + timedelta(days=PROMISE_MAX_DAYS)).isoformat(),
    }


def _legal_values(page: Reading) -> dict[str, Any]:
    core, creditor = page.context.core, page.creditor
    seat = ", ".join(formats.postal_lines(creditor.address, page.language)) or creditor.email
    parties = {
        "creditor": creditor.name,
        "creditor_address": seat,
        "barred": page.is_barred,
        **law_conditions(page.situation.creditor_country),
        "swiss": page.spelt == formats.SWISS_GERMAN,
        "belgian": page.spelt == formats.BELGIAN_DUTCH,
        "notice_on": term_over(page.receivable.terms),
    }
    is_french = "FR" in (page.situation.country, page.situation.creditor_country)
    return {
        "privacy": privacy_notice(core, page.language, parties),
        "collector": core.settings.collector if collects_for_others(core) else None,
        "law": L111_8 if collects_for_others(core) and is_french else None,
    }


def _written(page: Reading, card: Mapping[str, Any] | None) -> list[tuple[str, str, str]]:
    """Return what the debtor wrote last: which answer, on which day, and the words. What stands elsewhere on the
    page is left out."""
    if page.ended is not None:
        return []
    elsewhere = {(card or {}).get("message"), (page.receivable.dispute or {}).get("message")}
    answers = page_responses.list_written(page.context.connection, page.receivable.id, SHOWN_ANSWERS)
    return [
        (
            page.text(f"{_TITLES.get(one.kind, one.kind)}_title"),
            page.day(page.situation.workdays.local_date(one.at)),
            formats.shorten(one.message, SHOWN_LENGTH),
        )
        for one in answers
        if one.message not in elsewhere
    ]


def _is_fresh(page: Reading, kind: str) -> bool:
    """Return whether this answer has just come: an address that is opened again later thanks for nothing."""
    since = page.at - FRESH_MS
    return (
        kind not in KINDS
        or page_responses.count_since(page.context.connection, page.receivable.id, kind, since) > 0
    )


def _done(connection: Connection, receivable: ReceivableRow, kind: str) -> str:
    """Return the phrase that thanks for an answer; a proposal that a rule accepted at once is agreed."""
    if (
        kind in ("plan", "planall", "offer", "agree")
        and agreement_queries.find_in_force(connection, receivable.id) is not None
    ):
        return "done_agree"
    return f"done_{kind.removesuffix('all')}"


def _transfer(page: Reading, words: str) -> list[tuple[str, str]]:
    creditor = page.creditor
    if not creditor.iban:
        return []
    values = {
        "holder": creditor.account_holder,
        **account_values(creditor.iban, page.situation.country, page.receivable.currency),
        "bic": creditor.bic,
        "reference": words,
    }
    return account_rows(values, page.spelt)


def _after_payment(page: Reading) -> str:
    """Return what follows a payment; empty beside an open proposal, which says it itself."""
    until = page.receivable.decision_deadline
    if until is None:
        return page.text("state_paid")
    if agreement_queries.find_pending_proposal(page.context.connection, page.receivable.id) is not None:
        return ""
    return page.text(
        "state_part",
        creditor=page.creditor.name,
        amount=page.money(page.open_minor),
        day=page.day(page.situation.workdays.local_date(until)),
    )


_PAUSED_BY: Final = {WRONG_PERSON: "done_wrong", SAYS_PAID: "done_paid", SAYS_INSOLVENT: "done_insolvent"}
"""What the debtor is told as long as its own words hold contacts back."""


def _states(page: Reading) -> list[str]:
    """Return the sentences that say how things stand while the recovery goes on."""
    receivable, creditor = page.receivable, page.creditor.name
    sentences: Mapping[ReceivableStatus, str] = {
        ReceivableStatus.DISPUTED: page.text("state_disputed"),
        ReceivableStatus.EVIDENCE_REQUESTED: page.text("state_checking", creditor=creditor),
        ReceivableStatus.PAYMENT_RECEIVED: _after_payment(page),
    }
    status, recovery = receivable.status, page.situation.recovery
    states = [sentences[status]] if sentences.get(status) else []
    waits_for = None if recovery is None else recovery.paused_reason
    if status is ReceivableStatus.IN_PROCESS and waits_for in _PAUSED_BY:
        states.append(page.text(_PAUSED_BY[waits_for]))
    disputed = (receivable.dispute or {}).get("amount_minor")
    if status is ReceivableStatus.DISPUTED and disputed and page.claim.total:
        states.append(page.text("undisputed", amount=page.money(page.claim.total)))
    return states
