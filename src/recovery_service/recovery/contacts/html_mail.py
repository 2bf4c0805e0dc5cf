"""The HTML side of a mail: the words of its text, the sums as a table, a code to pay by, and one button to answer."""

from __future__ import annotations

import io
from functools import cache
from typing import Any, Final
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from recovery_service.letters.epc_qr_code import make_qr_code, payment_code
from recovery_service.recovery.contacts.compose import (
    Message,
    greeting,
    mail_signature,
)
from recovery_service.recovery.contacts.letterheads import LOGO, Head
from recovery_service.recovery.contacts.letters import parse_bold, payment_title
from recovery_service.recovery.contacts.paying import asks_for_payment, payment_rows, reference_note
from recovery_service.recovery.dunning.pause_reasons import PLAN_OFFERED, REPLIES
from recovery_service.recovery.dunning.situation import Situation
from recovery_service.resources import resource_path
from recovery_service.wording.accounts import has_account
from recovery_service.wording.line_breaks import without_breaks_in_mail
from recovery_service.wording.phrases import phrase
from recovery_service.wording.templates import fragment

CODE: Final = "payment-code"
"""The name by which the HTML refers to the picture of the payment code."""
_PLAN: Final = "plan_title"
_PREPARED: Final = ("paid_title", _PLAN, "dispute_title")
"""Answers that a mail without a page offers as messages to be sent."""
_TO_PROPOSAL: Final = ("proposal_accepted", "proposal_refused")
"""Those to what the creditor proposes."""


def html_mail(situation: Situation, message: Message, head: Head, *, offers_plan: bool) -> dict[str, Any]:
    """Return what is kept with the attempt: `html` as it is sent, what its payment code says, and which logo goes with
    it. `offers_plan` says whether the answers that it prepares ask for instalments."""
    language, values = message.language, message.values
    asks = asks_for_payment(message.template, values)
    code = _payment_code(situation, message) if asks else None
    html = _template().render(
        language=language,
        subject=message.subject,
        sender=situation.creditor.name,
        head=head,
        logo=LOGO if head.logo else None,
        collector=values["collector"] if not values["own"] else None,
        paragraphs=[
            [parse_bold(line) for line in paragraph.split("\n")]
            for text in (greeting(message.channel, language, values), *message.plain_sections)
            for paragraph in text.split("\n\n")
        ],
        rows=message.table.rows if message.has_breakdown else (),
        statement=message.statement,
        total_label=message.table.label,
        total=message.table.total,
        payment=_payment(situation, message, has_code=code is not None)
        if asks and has_account(values)
        else None,
        button={
            "url": values["page_url"],
            "label": phrase("mail_button" if asks else "mail_button_answer", language),
        }
        if values["page_url"]
        else None,
        answers=_prepared_answers(situation, message, offers_plan=offers_plan),
        after=[] if message.template in REPLIES else [fragment("crossed", language, values)],
        signature=mail_signature(language, values),
        footer=message.footer,
    )
    return {"html": html, "code": code, "logo": head.logo}


def _payment_code(situation: Situation, message: Message) -> dict[str, Any] | None:
    currency = situation.receivable.currency
    return payment_code(situation.creditor, message.transfer.text, currency, message.payment_minor)


def _payment(situation: Situation, message: Message, *, has_code: bool) -> dict[str, Any]:
    language, values = message.language, message.values
    return {
        "title": payment_title(message),
        "rows": [
            (phrase("amount", language), values["to_pay"]),
            *payment_rows(language, values, situation.creditor.bic),
        ],
        "note": reference_note(
            message.transfer,
            message.language,
            names_several=message.statement is not None or message.values["several"],
        ),
        "image": CODE if has_code else None,
        "image_text": phrase("qr_text", language),
    }


def _prepared_answers(situation: Situation, message: Message, *, offers_plan: bool) -> list[dict[str, str]]:
    """Return answers that the debtor's own mail program sends, for a creditor without a page."""
    if message.template in REPLIES and message.template != PLAN_OFFERED:
        return []
    address = quote(situation.creditor.email, safe="@")
    answers = []
    prepared = [name for name in _PREPARED if offers_plan or name != _PLAN]
    for name in _TO_PROPOSAL if message.template == PLAN_OFFERED else prepared:
        label = phrase(name, message.language)
        query = f"subject={quote(f'Re: {message.subject}')}&body={quote(label)}"
        answers.append({"url": f"mailto:{address}?{query}", "label": label})
    return answers


def draw_code_image(code: dict[str, Any]) -> bytes:
    """Return the payment code as PNG: mail programs show no SVG."""
    out = io.BytesIO()
    make_qr_code(code).save(out, kind="png", border=4, scale=4)
    return out.getvalue()


def code_modules(code: dict[str, Any]) -> list[str]:
    """Return the same code as rows of 0 and 1, for those who draw it themselves."""
    return ["".join(str(int(module)) for module in row) for row in make_qr_code(code).matrix]


@cache
def _template() -> Template:
    folder = resource_path("letters", "mail.html").parent
    environment = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["whole"] = without_breaks_in_mail
    return environment.get_template("mail.html")
