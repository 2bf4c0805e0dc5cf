"""Composes what a debtor receives: the text of the step in the frame that every message of its channel has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, Final

from recovery_service.context.core import Core
from recovery_service.ledger.agreements import current
from recovery_service.ledger.agreements.schedule import Standing
from recovery_service.recovery.balance.breakdown import Reckoning, day_at, reckon_from
from recovery_service.recovery.balance.lines import in_short, written_out
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
    """`parts` are the paragraphs of the text alone, for a letter's body; `body` is the whole message."""

    channel: str
    language: str
    template: str
    subject: str
    body: str
    parts: tuple[str, ...]
    footer: tuple[str, ...]
    reckoning: Reckoning
    values: dict[str, Any]

    @property
    def claims_all(self) -> bool:
        return self.template in CLAIMS_ALL


def compose(core: Core, known: Background, planned: PlannedRow, target: Target, at: int) -> Message:
    """Raises TextMissing where no text is switched on, TextBroken where it cannot be filled in."""
    now = known.now
    text = choose(planned.template, planned.channel, now.language, known.texts)
    language = text.language
    as_of = day_at(now.creditor, at)
    reckoning = reckon_from(now.receivable, now.creditor, known.paid, known.rates, as_of)
    values = _values(core, known, planned, target, text, reckoning, at)
    subject = formats.shortened(
        " ".join((planned.subject or fill(text.subject, values)).split()), SUBJECT_LENGTH
    )
    written = (planned.body or fill(text.body, values)).strip()
    first = not known.was_written_to()
    parts = [written]
    if values["promise"]:
        parts.insert(0, fragment("promise", language, values))
    if values["missed"]:
        parts.insert(0, fragment("broken", language, values))
    if for_another(core):
        parts.insert(0, fragment("opening_hosted", language, values))
    parts = [formats.begun(part, language, first=place == 0) for place, part in enumerate(parts)]
    named = frozenset() if planned.body else ADDITIONS & templates.names(text.body)
    if planned.channel == "email" and values["added"] and (named or text.key in CLAIMS_ALL):
        parts.append(written_out(reckoning, now.receivable.numbers, language))
    if planned.channel == "sms":
        if values["added"] and (named or text.key in CLAIMS_ALL):
            written = f"{written} {in_short(reckoning, language)}"
        written = text_message.plain(written)
        parts = [written]
    footer = _footer(core, now, language, values, first=first)
    answers = planned.template in REPLIES
    body = _framed(planned.channel, language, values, parts, footer, written, answers=answers)
    return Message(
        planned.channel, language, text.key, subject, body, tuple(parts), tuple(footer), reckoning, values
    )


def as_permitted(known: Background, planned: PlannedRow, at: int) -> PlannedRow | None:
    """The contact as it may be made at this moment: of a barred claim only a letter that says so; None for what would
    threaten."""
    if planned.template in REPLIES or not known.is_barred(at):
        return planned
    if planned.channel != "letter" or threatens(planned.template):
        return None
    return replace(planned, template="time_barred", subject=None, body=None)


def for_another(core: Core) -> bool:
    """Whether the service collects for somebody else: the law then asks for more particulars."""
    return not core.settings.embedded


def _tone(given: str) -> str:
    return given if given in TONES else "neutral"


def privacy(core: Core, language: str, values: Mapping[str, Any]) -> str:
    """What the debtor is told of its data: by the creditor itself, or by whoever collects for it."""
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
    known: Background,
    planned: PlannedRow,
    target: Target,
    text: Text,
    reckoning: Reckoning,
    at: int,
) -> dict[str, Any]:
    now, broken = known.now, known.broken
    receivable, creditor, language = now.receivable, now.creditor, text.language
    today = now.workdays.local_date(at)
    is_sms = planned.channel == "sms"

    def money(minor: int) -> str:
        return formats.money(minor, receivable.currency, language)

    def last(*channels: str, template: str | None = None) -> str | None:
        days_ = [
            now.workdays.local_date(one.at)
            for one in known.made
            if one.channel in channels
            and one.outcome not in NOT_ARRIVED
            and (template is None or one.template == template)
        ]
        return formats.day(max(days_), language) if days_ else None

    told = _agreement(known, language, today)
    added = reckoning.total("interest", "fixed_fee")
    asked_for = told.pop("asked_minor") or to_pay(text.key, reckoning)
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
        "principal": money(reckoning.total("principal")),
        "interest": money(reckoning.total("interest")),
        "fee": money(reckoning.total("fixed_fee")),
        "paid": money(reckoning.paid),
        "added": money(added) if added else None,
        "total": money(reckoning.total()),
        "as_of": formats.day(reckoning.as_of, language),
        "accrues": reckoning.accrues,
        "written_on": last("email", "letter"),
        "notice_on": last("letter", template=NOTICE),
        "notice_follows": _notice_follows(known, planned),
        "own": not for_another(core),
        "barred": known.is_barred(at),
        **{f"law_{country.lower()}": now.creditor_country == country for country in ("FR", "ES", "IT", "NL")},
        **{tone: tone == _tone(known.tone(planned)) for tone in TONES},
        "person": receivable.is_individual,
        "to_pay": money(asked_for),
        "deadline": formats.day(steps.deadline(now.workdays, today, text.key), language),
        "promise": f"{money(broken.amount_minor)} ({formats.day(broken.day, language)})" if broken else None,
        "page_url": page_url(core, now.recovery) if reachable else None,
        "holder": creditor.name,
        "iban": format_reference(creditor.iban) if creditor.iban else None,
        "reference": format_reference(creditor_reference(receivable.id)),
        "collector": core.settings.collector,
        "signature": f"{core.settings.collector}, {creditor.name}" if for_another(core) else creditor.name,
        "today": formats.day(today, language),
        **told,
    }


def _notice_follows(known: Background, planned: PlannedRow) -> bool:
    """Whether the next thing that is written is a formal notice, and one that can be made."""
    written = [
        row
        for row in in_order(known.coming, known.now.workdays)
        if row.id != planned.id and row.channel != "phone"
    ]
    if not written or written[0].template != NOTICE or written[0].channel != "letter":
        return False
    last_day = known.last_day_to_claim
    if last_day is not None and known.now.workdays.local_date(written[0].at) > last_day:
        return False
    return isinstance(known.now.target("letter", written[0].level), Target)


def _agreement(known: Background, language: str, today: date) -> dict[str, Any]:
    """What is agreed or proposed, in the words of the language; and what was missed, until a message has named it."""
    row, lost, receivable = known.agreement, known.lost, known.now.receivable

    def line(part: Standing) -> str:
        amount = formats.money(part.minor, receivable.currency, language)
        return f"{part.number}. {formats.day(part.due_on, language)} – {amount}"

    if lost is not None and known.was_written_to(since=lost.ended_at or 0):
        lost = None
    missed = None if lost is None else current.next_part(lost, receivable, today)
    parts = [] if row is None else current.standing(row, receivable, today)
    coming = None if row is None else current.next_part(row, receivable, today)
    answer_by = None if row is None else known.now.workdays.local_date(row.answer_until)
    return {
        "plan": "\n".join(line(part) for part in parts) or None,
        "settles": row is not None and row.kind == "settlement",
        "answer_by": answer_by and formats.day(answer_by, language),
        "missed": missed and _part(missed, receivable.currency, language),
        "asked_minor": coming and coming.minor - coming.paid_minor,
    }


def _part(part: Standing, currency: str, language: str) -> str:
    return f"{formats.money(part.minor - part.paid_minor, currency, language)} ({formats.day(part.due_on, language)})"


def to_pay(template: str, reckoning: Reckoning) -> int:
    """What a message with this text asks for, in minor units."""
    return reckoning.total() if template in CLAIMS_ALL else reckoning.invoice_left


def _framed(
    channel: str,
    language: str,
    values: dict[str, Any],
    parts: list[str],
    footer: list[str],
    written: str,
    *,
    answers: bool,
) -> str:
    if channel == "sms":
        return written
    if channel == "phone":
        return written
    ending = [fragment("crossed", language, values)] if channel == "email" and not answers else []
    signature = fragment("closing", language, values) + "\n" + values["signature"]
    lines = [greeting(channel, language, values), *parts, *pay_lines(language, values), *ending, signature]
    below = ["-- \n" + "\n\n".join(footer)] if footer and channel == "email" else footer
    return "\n\n".join([*lines, *below]).replace("**", "")


def pay_lines(language: str, values: dict[str, Any]) -> list[str]:
    """How to pay and where to answer."""
    told = [fragment("transfer", language, values)] if values["iban"] else []
    told.append(fragment("page" if values["page_url"] else "reply", language, values))
    return told


def _footer(core: Core, now: Situation, language: str, values: dict[str, Any], *, first: bool) -> list[str]:
    told = []
    if for_another(core):
        told.append(fragment("collector", language, values))
        if "FR" in (now.country, now.creditor_country):
            told.append(L111_8)
    if first:
        told.append(privacy(core, language, values))
    return told


def check_text(text: Text) -> None:
    """Raises TextBroken for a text that could never be filled in."""
    templates.check(text.subject)
    templates.check(text.body)
