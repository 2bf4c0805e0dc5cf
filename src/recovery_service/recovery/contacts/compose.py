"""Composes what a debtor receives: the text of the step in the frame that every message of its channel has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final

from recovery_service.context.core import Core
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.agreements.schedule import InstalmentState
from recovery_service.recovery.balance.breakdown import Calculation, calculate_from, day_at
from recovery_service.recovery.balance.lines import format_lines, format_short
from recovery_service.recovery.contacts.background import Background
from recovery_service.recovery.dunning import steps
from recovery_service.recovery.dunning.limitation import NOTICE
from recovery_service.recovery.dunning.pause_reasons import REPLIES
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.service import page_url
from recovery_service.recovery.dunning.situation import Situation, Target
from recovery_service.recovery.dunning.steps import in_order, threatens
from recovery_service.recovery.dunning.tone import TONES
from recovery_service.wording import formats, templates, text_message
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import creditor_reference, format_reference
from recovery_service.wording.templates import Text, choose, fill, fragment

CLAIMS_ALL: Final = frozenset({"reminder_last", "formal_notice"})
"""Texts that claim interest and the fixed sum as well; the others ask for the invoice amount only."""

ADDITIONS: Final = frozenset({"total", "interest", "fee", "added"})
"""Values above the invoice amount: a mail or text message that names one of them lists how it comes about."""

NOT_ARRIVED: Final = frozenset({"sending", "bounced", "failed", "to_print", "not_made"})
"""Outcomes of a message that the debtor has not had: no later one refers to it."""

SUBJECT_LENGTH: Final = 200
SMS_NAME_LENGTH: Final = 40

L111_8: Final = (
    "Code des procédures civiles d'exécution, article L111-8, alinéas 2 et 3 : « Les frais de recouvrement entrepris "
    "sans titre exécutoire restent à la charge du créancier, sauf s'ils concernent un acte dont l'accomplissement est "
    "prescrit par la loi au créancier. Toute stipulation contraire est réputée non écrite, sauf disposition "
    "législative contraire. » « Cependant, le créancier qui justifie du caractère nécessaire des démarches "
    "entreprises pour recouvrer sa créance peut demander au juge de l'exécution de laisser tout ou partie des frais "
    "ainsi exposés à la charge du débiteur de mauvaise foi. »"
)
"""To be quoted word for word by whoever collects for another (CPCE art. R124-4)."""


@dataclass(frozen=True)
class Message:
    """`sections` are the paragraphs of the text alone, for a letter's body; `body` is the whole message."""

    channel: str
    language: str
    template: str
    subject: str
    body: str
    sections: tuple[str, ...]
    footer: tuple[str, ...]
    calculation: Calculation
    values: dict[str, Any]

    @property
    def claims_all(self) -> bool:
        return self.template in CLAIMS_ALL


def compose(core: Core, background: Background, planned: PlannedRow, target: Target, at: int) -> Message:
    """Raises TextMissing where no text is switched on, TextBroken where it cannot be filled in."""
    situation = background.situation
    text = choose(planned.template, planned.channel, situation.language, background.texts)
    language = text.language
    as_of = day_at(situation.creditor, at)
    calculation = calculate_from(
        situation.receivable, situation.creditor, background.paid, background.rates, as_of
    )
    values = _values(core, background, planned, target, text, calculation, at)
    subject = formats.shortened(
        " ".join((planned.subject or fill(text.subject, values)).split()), SUBJECT_LENGTH
    )
    written = (planned.body or fill(text.body, values)).strip()
    first = not background.was_written_to()
    sections = [written]
    if values["promise"]:
        sections.insert(0, fragment("promise", language, values))
    if values["missed"]:
        sections.insert(0, fragment("broken", language, values))
    if for_another(core):
        sections.insert(0, fragment("opening_hosted", language, values))
    sections = [formats.begun(section, language, first=place == 0) for place, section in enumerate(sections)]
    named = frozenset() if planned.body else ADDITIONS & templates.names(text.body)
    if planned.channel == "email" and values["added"] and (named or text.key in CLAIMS_ALL):
        sections.append(format_lines(calculation, situation.receivable.numbers, language))
    if planned.channel == "sms":
        if values["added"] and (named or text.key in CLAIMS_ALL):
            written = f"{written} {format_short(calculation, language)}"
        written = text_message.plain(written)
        sections = [written]
    footer = _footer(core, situation, language, values, first=first)
    is_reply = planned.template in REPLIES
    body = _framed(planned.channel, language, values, sections, footer, written, is_reply=is_reply)
    return Message(
        planned.channel,
        language,
        text.key,
        subject,
        body,
        tuple(sections),
        tuple(footer),
        calculation,
        values,
    )


def as_permitted(background: Background, planned: PlannedRow, at: int) -> PlannedRow | None:
    """Return the contact as it may be made at this moment: of a barred claim only a letter that says so; None for what
    would threaten."""
    if planned.template in REPLIES or not background.is_barred(at):
        return planned
    if planned.channel != "letter" or threatens(planned.template):
        return None
    return replace(planned, template="time_barred", subject=None, body=None)


def for_another(core: Core) -> bool:
    """Return whether the service collects for somebody else: the law then asks for more particulars."""
    return not core.settings.embedded


def _tone(stored: str) -> str:
    return stored if stored in TONES else "neutral"


def privacy(core: Core, language: str, values: Mapping[str, Any]) -> str:
    """Return what the debtor is told of its data: by the creditor itself, or by whoever collects for it."""
    return fragment("privacy_hosted" if for_another(core) else "privacy_own", language, values)


def greeting(channel: str, language: str, values: Mapping[str, Any]) -> str:
    """A letter to a company greets nobody by name."""
    if channel != "letter":
        return fragment("greeting", language, values)
    if values["person"]:
        return phrase("letter_greeting_person", language, name=values["debtor"])
    return phrase("letter_greeting", language)


def _values(
    core: Core,
    background: Background,
    planned: PlannedRow,
    target: Target,
    text: Text,
    calculation: Calculation,
    at: int,
) -> dict[str, Any]:
    now, broken = background.situation, background.broken
    receivable, creditor, language = now.receivable, now.creditor, text.language
    today = now.workdays.local_date(at)
    is_sms = planned.channel == "sms"

    def money(minor: int) -> str:
        return formats.money(minor, receivable.currency, language)

    def last(*channels: str, template: str | None = None) -> str | None:
        days_ = [
            now.workdays.local_date(one.at)
            for one in background.attempts
            if one.channel in channels
            and one.outcome not in NOT_ARRIVED
            and (template is None or one.template == template)
        ]
        return formats.day(max(days_), language) if days_ else None

    agreement = _agreement(background, language, today)
    added = calculation.total("interest", "fixed_fee")
    amount_due = agreement.pop("asked_minor") or to_pay(text.key, calculation)
    reachable = core.settings.deployment.has_public_pages or core.settings.public_url
    return {
        "contact": target.name,
        "debtor": receivable.debtor_name,
        "creditor": formats.shortened(creditor.name, SMS_NAME_LENGTH) if is_sms else creditor.name,
        "creditor_address": ", ".join(formats.postal(creditor.address, language)) or creditor.email,
        "numbers": formats.numbers(receivable.numbers, 1 if is_sms else 3),
        "issue_date": formats.day(receivable.issue_date, language),
        "due_date": formats.day(receivable.due_date, language),
        "days_late": max(0, (today - receivable.due_date).days),
        "amount": money(receivable.remaining_minor),
        "principal": money(calculation.total("principal")),
        "interest": money(calculation.total("interest")),
        "fee": money(calculation.total("fixed_fee")),
        "paid": money(calculation.paid),
        "added": money(added) if added else None,
        "total": money(calculation.total()),
        "as_of": formats.day(calculation.as_of, language),
        "accrues": calculation.accrues,
        "written_on": last("email", "letter"),
        "notice_on": last("letter", template=NOTICE),
        "notice_follows": _notice_follows(background, planned),
        "own": not for_another(core),
        "barred": background.is_barred(at),
        **{f"law_{country.lower()}": now.creditor_country == country for country in ("FR", "ES", "IT", "NL")},
        **{tone: tone == _tone(background.tone(planned)) for tone in TONES},
        "person": receivable.is_individual,
        "to_pay": money(amount_due),
        "deadline": formats.day(steps.deadline(now.workdays, today, text.key), language),
        "promise": f"{money(broken.amount_minor)} ({formats.day(broken.day, language)})" if broken else None,
        "page_url": page_url(core, now.recovery) if reachable else None,
        "holder": creditor.name,
        "iban": format_reference(creditor.iban) if creditor.iban else None,
        "reference": format_reference(creditor_reference(receivable.id)),
        "collector": core.settings.collector,
        "signature": f"{core.settings.collector}, {creditor.name}" if for_another(core) else creditor.name,
        "today": formats.day(today, language),
        **agreement,
    }


def _notice_follows(background: Background, planned: PlannedRow) -> bool:
    """Return whether the next thing that is written is a formal notice, and one that can be made."""
    written = [
        row
        for row in in_order(background.upcoming, background.situation.workdays)
        if row.id != planned.id and row.channel != "phone"
    ]
    if not written or written[0].template != NOTICE or written[0].channel != "letter":
        return False
    last_day = background.last_day_to_claim
    if last_day is not None and background.situation.workdays.local_date(written[0].at) > last_day:
        return False
    return isinstance(background.situation.target("letter", written[0].level), Target)


def _agreement(background: Background, language: str, today: date) -> dict[str, Any]:
    """Return what is agreed or proposed, in the words of the language; and what was missed, until a message has named
    it."""
    row, lost, receivable = background.agreement, background.broken_agreement, background.situation.receivable

    def line(instalment: InstalmentState) -> str:
        amount = formats.money(instalment.minor, receivable.currency, language)
        return f"{instalment.number}. {formats.day(instalment.due_on, language)} – {amount}"

    if lost is not None and background.was_written_to(since=lost.ended_at or 0):
        lost = None
    missed = None if lost is None else agreement_queries.next_instalment(lost, receivable, today)
    instalments = [] if row is None else agreement_queries.instalment_states(row, receivable, today)
    coming = None if row is None else agreement_queries.next_instalment(row, receivable, today)
    answer_by = None if row is None else background.situation.workdays.local_date(row.answer_until)
    return {
        "plan": "\n".join(line(instalment) for instalment in instalments) or None,
        "settles": row is not None and row.kind == "settlement",
        "answer_by": answer_by and formats.day(answer_by, language),
        "missed": missed and _instalment_line(missed, receivable.currency, language),
        "asked_minor": coming and coming.minor - coming.paid_minor,
    }


def _instalment_line(instalment: InstalmentState, currency: str, language: str) -> str:
    amount = formats.money(instalment.minor - instalment.paid_minor, currency, language)
    return f"{amount} ({formats.day(instalment.due_on, language)})"


def to_pay(template: str, calculation: Calculation) -> int:
    """Return what a message with this text asks for, in minor units."""
    return calculation.total() if template in CLAIMS_ALL else calculation.invoice_left


def _framed(
    channel: str,
    language: str,
    values: dict[str, Any],
    sections: list[str],
    footer: list[str],
    written: str,
    *,
    is_reply: bool,
) -> str:
    if channel == "sms":
        return written
    if channel == "phone":
        return written
    ending = [fragment("crossed", language, values)] if channel == "email" and not is_reply else []
    signature = fragment("closing", language, values) + "\n" + values["signature"]
    lines = [greeting(channel, language, values), *sections, *pay_lines(language, values), *ending, signature]
    below = ["-- \n" + "\n\n".join(footer)] if footer and channel == "email" else footer
    return "\n\n".join([*lines, *below]).replace("**", "")


def pay_lines(language: str, values: dict[str, Any]) -> list[str]:
    """Return how to pay and where to answer."""
    lines = [fragment("transfer", language, values)] if values["iban"] else []
    lines.append(fragment("page" if values["page_url"] else "reply", language, values))
    return lines


def _footer(
    core: Core, situation: Situation, language: str, values: dict[str, Any], *, first: bool
) -> list[str]:
    lines = []
    if for_another(core):
        lines.append(fragment("collector", language, values))
        if "FR" in (situation.country, situation.creditor_country):
            lines.append(L111_8)
    if first:
        lines.append(privacy(core, language, values))
    return lines


def check_text(text: Text) -> None:
    """Raise TextBroken for a text that could never be filled in."""
    templates.check(text.subject)
    templates.check(text.body)
