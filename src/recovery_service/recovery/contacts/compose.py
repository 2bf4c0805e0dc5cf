"""Composes what a debtor receives: the text of the step in the frame that every message of its channel has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from recovery_service.context.core import Core
from recovery_service.ledger.agreements import joint_plans
from recovery_service.recovery.balance.breakdown import Calculation
from recovery_service.recovery.balance.claim import ClaimedSum
from recovery_service.recovery.balance.lines import ClaimedPart, ClaimTable, format_short, make_claim_table
from recovery_service.recovery.contacts.added_paragraphs import list_added_paragraphs
from recovery_service.recovery.contacts.background import ContactBackground
from recovery_service.recovery.contacts.combining import Companion
from recovery_service.recovery.contacts.message_values import (
    Draft,
    collects_for_others,
    make_draft,
    message_values,
    name_transfer,
)
from recovery_service.recovery.contacts.own_words import follow_values
from recovery_service.recovery.contacts.paying import (
    asks_for_payment,
    payment_instructions,
    payment_rows,
    shows_sum,
)
from recovery_service.recovery.contacts.receipts import receipt_values
from recovery_service.recovery.contacts.statement import Statement, build_statement, values_of_all
from recovery_service.recovery.dunning.pause_reasons import (
    ACKNOWLEDGEMENTS,
    ANSWER,
    NUDGE,
    PLAN_OFFERED,
    PLAN_REPLIES,
    RECEIPT,
    REPLIES,
)
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import ContactTarget
from recovery_service.recovery.dunning.steps import TIME_BARRED, announces_legal_steps
from recovery_service.wording import formats, templates, text_message
from recovery_service.wording.accounts import has_account
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import TransferWords, creditor_reference, joint_reference
from recovery_service.wording.templates import Text, answer_texts, choose, fill, fragment

SUBJECT_LENGTH: Final = 200
NUMBERS_IN_SUBJECT: Final = 3

L111_8: Final = formats.typographic(
    "Code des procédures civiles d'exécution, article L111-8, alinéas 2 et 3 : « Les frais de recouvrement entrepris "
    "sans titre exécutoire restent à la charge du créancier, sauf s'ils concernent un acte dont l'accomplissement est "
    "prescrit par la loi au créancier. Toute stipulation contraire est réputée non écrite, sauf disposition "
    "législative contraire. » « Cependant, le créancier qui justifie du caractère nécessaire des démarches "
    "entreprises pour recouvrer sa créance peut demander au juge de l'exécution de laisser tout ou partie des frais "
    "ainsi exposés à la charge du débiteur de mauvaise foi. »",
    "fr",
)
"""To be quoted word for word by whoever collects for another (CPCE art. R124-4)."""


@dataclass(frozen=True)
class Message:
    """`sections` are the paragraphs of the text alone, for a letter's body; `body` is the whole message. With
    `has_breakdown` the last section is the `table` of what the sum is made up of; before it one with a `statement`
    lists the debtor's invoices. A transfer is asked for of `payment_minor` with the text of `transfer`."""

    channel: str
    language: str
    template: str
    subject: str
    body: str
    sections: tuple[str, ...]
    footer: tuple[str, ...]
    calculation: Calculation
    claim: ClaimedSum
    table: ClaimTable
    has_breakdown: bool
    statement: Statement | None
    values: dict[str, Any]
    payment_minor: int
    transfer: TransferWords

    @property
    def plain_sections(self) -> tuple[str, ...]:
        """Return the sections without those that HTML and letters show as tables."""
        tables = int(self.has_breakdown) + int(self.statement is not None)
        return self.sections[: len(self.sections) - tables]


def compose_message(
    core: Core,
    background: ContactBackground,
    planned: PlannedRow,
    target: ContactTarget,
    at: int,
    *,
    companions: Sequence[Companion] = (),
) -> Message:
    """Compose the message; `companions` are other invoices that it names as well.

    Raises TextMissing where no text is switched on, TextBroken where it cannot be filled in.
    """
    if planned.template == ANSWER:
        return _compose_answer(core, background, planned, target, at)
    text = choose(planned.template, planned.channel, background.situation.language, background.texts)
    draft = make_draft(core, background, planned, target, text, at)
    values = message_values(draft)
    planned = follow_values(planned, values)
    draft = replace(draft, planned=planned)
    is_receipt = planned.template == RECEIPT
    if companions and is_receipt:
        values |= receipt_values(draft, companions)
    joins = companions if not is_receipt else ()
    subject_values = values | values_of_all(draft, joins, at_most=NUMBERS_IN_SUBJECT)
    subject = formats.in_one_line(planned.subject or fill(text.subject, subject_values))
    names_all = not planned.body and "several" in templates.names(text.body)
    statement = build_statement(draft, joins, names_all=names_all) if joins else None
    written = values | values_of_all(draft, joins) if names_all else values
    table = _claim_table(draft, joins)
    sections = _sections(draft, written, statement, table)
    minor, transfer = _find_payment(draft, statement)
    values |= {
        "to_pay": draft.money(minor),
        "reference": name_transfer(draft, transfer),
    }
    footer = _footer(draft, values, table)
    return Message(
        channel=planned.channel,
        language=text.language,
        template=text.key,
        subject=formats.shorten(subject, SUBJECT_LENGTH),
        body=_framed(draft, values, sections, footer, statement, table),
        sections=tuple(sections),
        footer=tuple(footer),
        calculation=draft.calculation,
        claim=draft.claim,
        table=table,
        statement=statement,
        has_breakdown=planned.channel == "email" and _lists_charges(draft),
        values=values,
        payment_minor=minor,
        transfer=transfer,
    )


def _find_payment(draft: Draft, statement: Statement | None) -> tuple[int, TransferWords]:
    """Return the sum that is to be transferred and what the transfer says: several invoices are paid at once."""
    id_, numbers = draft.receivable.id, draft.receivable.numbers
    words = draft.situation.transfer_words
    if statement is not None:
        return statement.total_minor, words(statement.numbers, statement.reference)
    plan = draft.background.joint_plan
    if plan and draft.planned.template in PLAN_REPLIES:
        planned = [number for _, row in plan for number in row.numbers]
        return joint_plans.next_joint_minor(plan, draft.today), words(planned, joint_reference(id_))
    return draft.claim.now, words(numbers, creditor_reference(id_))


def _compose_answer(
    core: Core, background: ContactBackground, planned: PlannedRow, target: ContactTarget, at: int
) -> Message:
    """Leave the creditor's words as they are."""
    language, words = background.situation.language, planned.body or ""
    text = Text(ANSWER, language, "email", planned.subject or "", words, reviewed=True, enabled=True)
    draft = make_draft(core, background, planned, target, text, at)
    values = answer_values(draft)
    footer = answer_footer(draft, values)
    table = _claim_table(draft)
    return Message(
        channel=planned.channel,
        language=language,
        template=ANSWER,
        subject=formats.shorten(formats.in_one_line(text.subject), SUBJECT_LENGTH),
        body=f"{words}\n\n{footer}" if footer else words,
        sections=(words,),
        footer=tuple(_footer(draft, values, table)),
        calculation=draft.calculation,
        claim=draft.claim,
        table=table,
        statement=None,
        has_breakdown=False,
        values=values,
        payment_minor=draft.claim.now,
        transfer=_find_payment(draft, None)[1],
    )


def answer_values(draft: Draft) -> dict[str, Any]:
    """Return what the texts of answers are filled in with."""
    minor, transfer = _find_payment(draft, None)
    return message_values(draft) | {"to_pay": draft.money(minor), "reference": name_transfer(draft, transfer)}


def answer_words(draft: Draft, name: str, values: Mapping[str, Any], *, names_account: bool) -> str:
    """Return a whole text that answers a message, from the greeting to the signature."""
    language = draft.language
    written = formats.capitalise_paragraph(fill(answer_texts(language)[name], values), language, first=True)
    account = [fragment("transfer", language, values)] if names_account and has_account(values) else []
    signature = "\n".join(mail_signature(language, values))
    return "\n\n".join([fragment("greeting", language, values), written, *account, signature])


def answer_footer(draft: Draft, values: Mapping[str, Any]) -> str:
    """Return the particulars that stand below every answer, where the law asks for some."""
    footer = _footer(draft, values, _claim_table(draft))
    return "-- \n" + "\n\n".join(footer) if footer else ""


def _lists_charges(draft: Draft) -> bool:
    return draft.claim.charges > 0 and not draft.planned.body and shows_sum(draft.text.key)


def _claim_table(draft: Draft, companions: Sequence[Companion] = ()) -> ClaimTable:
    """Return what the sum is made up of, of every invoice that is paid with it, the oldest first."""
    claimed = [(draft.receivable, draft.calculation, draft.claim)]
    claimed += [(one.background.situation.receivable, one.calculation, one.claim) for one in companions]
    claimed.sort(key=lambda row: (row[0].due_date, row[0].id))
    parts = [ClaimedPart(sums, row.numbers, claim.charges > 0) for row, sums, claim in claimed]
    total = sum(claim.total for _, _, claim in claimed)
    return make_claim_table(parts, draft.spelt, draft.money(total))


def _sections(
    draft: Draft, values: Mapping[str, Any], statement: Statement | None, table: ClaimTable
) -> list[str]:
    """Return the paragraphs of the text. Where more than the invoice is asked for they say what it is made up of; in
    words of a creditor's own that stands already."""
    planned, text, language = draft.planned, draft.text, draft.language
    written = (planned.body or fill(text.body, values)).strip()
    lists_charges = _lists_charges(draft)
    if planned.channel == "sms":
        if statement is not None:
            written = f"{written}\n{statement.as_short_text()}"
        elif lists_charges:
            written = f"{written}\n{format_short(draft.calculation, language)}"
        return [text_message.to_gsm_letters(written)]
    if planned.channel == "phone" and statement is not None:
        return [f"{written}\n\n{statement.as_text()}"]
    is_acknowledged = planned.template in ACKNOWLEDGEMENTS
    before = [
        fragment(name, language, values)
        for name, is_needed in (
            ("opening_hosted", collects_for_others(draft.core) and planned.template != NUDGE),
            ("thanks", values["thanked"] and _gives_thanks(draft, statement)),
            ("broken", values["missed"] and not is_acknowledged),
            ("promise", values["promise"] and not is_acknowledged),
        )
        if is_needed
    ]
    sections = [
        formats.capitalise_paragraph(section, language, first=place == 0)
        for place, section in enumerate([*before, written])
    ]
    if values["message"] and text.key == PLAN_OFFERED and "message" not in templates.names(text.body):
        sections.append(values["message"])  # a text of the creditor's own leaves no room for it
    sections += list_added_paragraphs(draft, values)
    if statement is not None:
        sections += [*statement.sentences, statement.as_text()]
    if planned.channel == "email" and lists_charges:
        sections.append(table.as_text())
    return sections


def _gives_thanks(draft: Draft, statement: Statement | None) -> bool:
    """Return whether the message begins with thanks for a part: a reminder in our words, of this invoice alone."""
    planned = draft.planned
    is_reminder = planned.template not in REPLIES | {NUDGE} and not draft.background.is_barred(draft.at)
    return is_reminder and not planned.body and statement is None


def restrict_if_barred(background: ContactBackground, planned: PlannedRow, at: int) -> PlannedRow | None:
    """Return the contact as it may be made at this moment: of a barred claim only a letter that says so; None for what
    would threaten."""
    if planned.template in REPLIES or not background.is_barred(at):
        return planned
    if planned.channel != "letter" or announces_legal_steps(planned.template):
        return None
    return replace(planned, template=TIME_BARRED, subject=None, body=None)


def privacy_notice(core: Core, language: str, values: Mapping[str, Any]) -> str:
    """Return what the debtor is told of its data: by the creditor itself, or by whoever collects for it."""
    return fragment("privacy_hosted" if collects_for_others(core) else "privacy_own", language, values)


def greeting(channel: str, language: str, values: Mapping[str, Any]) -> str:
    """Return the greeting: by name where somebody is known, in a letter as in a mail."""
    if channel != "letter":
        return fragment("greeting", language, values)
    if values["named"]:
        titled = next((whom for whom in ("man", "woman", "couple", "family") if values[whom]), "person")
        return phrase(f"letter_greeting_{titled}", language, name=values["salutation"])
    return phrase("letter_greeting", language)


def letter_closing(language: str, values: Mapping[str, Any]) -> str:
    """Return how a letter ends: in English by whether somebody was greeted by name, in French by how."""
    spelt = formats.SWISS_GERMAN if values["swiss"] else language
    if not values["named"]:
        return phrase("letter_closing", spelt)
    titled = next((whom for whom in ("man", "woman") if values[whom]), "person")
    return phrase(f"letter_closing_{titled}", spelt)


def mail_signature(language: str, values: Mapping[str, Any]) -> list[str]:
    """Return the lines that a mail ends with; a letter has the telephone at its head."""
    phone = [phrase("signature_phone", language, phone=values["phone"])] if values["phone"] else []
    return [fragment("closing", language, values), *values["signature"].splitlines(), *phone]


def _framed(
    draft: Draft,
    values: Mapping[str, Any],
    sections: list[str],
    footer: list[str],
    statement: Statement | None,
    table: ClaimTable,
) -> str:
    channel, language = draft.planned.channel, draft.language
    if channel in ("sms", "phone"):
        return sections[-1]
    if channel == "letter":
        return "\n\n".join(_lines_of_letter(draft, values, sections, footer, statement, table)).replace(
            "**", ""
        )
    is_reply = draft.planned.template in REPLIES
    ending = [fragment("crossed", language, values)] if channel == "email" and not is_reply else []
    signature = "\n".join(mail_signature(language, values))
    paying = payment_instructions(language, values, asks=asks_for_payment(draft.planned.template, values))
    lines = [greeting(channel, language, values), *sections, *paying, *ending, signature]
    below = ["-- \n" + "\n\n".join(footer)] if footer else []
    return "\n\n".join([*lines, *below]).replace("**", "")


def _lines_of_letter(
    draft: Draft,
    values: Mapping[str, Any],
    sections: list[str],
    footer: list[str],
    statement: Statement | None,
    table: ClaimTable,
) -> list[str]:
    """Return what the printed letter says, tables as lines."""
    language, colon = draft.language, formats.colon(draft.language)
    asks = asks_for_payment(draft.planned.template, values)
    has_sum = asks and shows_sum(draft.planned.template)
    breakdown = [table.as_text()] if has_sum and (statement is None or table.claims_all) else []
    paying = payment_rows(language, values, draft.creditor.bic) if asks else []
    if paying and (statement is not None or not has_sum):
        paying = [[phrase("amount", language), values["to_pay"]], *paying]
    account = "\n".join(f"{name}{colon} {value}" for name, value in paying)
    page = f"{phrase('letter_page', language)}{colon} {values['page_url']}" if values["page_url"] else ""
    closing = f"{letter_closing(language, values)}\n\n{values['signature']}"
    return [
        greeting("letter", language, values),
        *sections,
        *breakdown,
        *filter(None, (account, page)),
        closing,
        *footer,
    ]


def _footer(draft: Draft, values: Mapping[str, Any], table: ClaimTable) -> list[str]:
    lines = []
    if collects_for_others(draft.core):
        lines.append(fragment("collector", draft.language, values))
        if values["rate_above"]:
            lines.append(fragment("rate_above", draft.language, values))
        if draft.claim.charges and draft.planned.body and draft.planned.channel == "email":
            # § 13a RDG: base, rate and period of the interest, which the creditor's own words may leave out.
            lines.append(table.as_text())
        if "FR" in (draft.situation.country, draft.situation.creditor_country):
            lines.append(L111_8)
        if values["first_written_on"]:
            lines.append(fragment("first_letter", draft.language, values))
        if values["supervisor"]:
            lines.append(fragment("supervisor", draft.language, values))
    if not draft.background.has_been_written_to():
        lines.append(privacy_notice(draft.core, draft.language, values))
    return lines


def check_text(text: Text) -> None:
    """Raise TextBroken for a text that could never be filled in."""
    templates.check(text.subject)
    templates.check(text.body)
