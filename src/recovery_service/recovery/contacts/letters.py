"""Letters: what stands in one as plain values, and the PDF that typst sets from them, made when it is needed."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any, Final

import pikepdf
from sqlalchemy import Connection

from recovery_contract.ids import ReceivableId
from recovery_contract.letterhead import OUR_COLOUR
from recovery_service.context.core import Core
from recovery_service.files import documents, logos, store
from recovery_service.letters.epc_qr_code import draw_page_code, draw_payment_code, payment_code
from recovery_service.letters.typesetting import typeset_template
from recovery_service.recovery.contacts.compose import Message, greeting, letter_closing, payment_rows
from recovery_service.recovery.contacts.message_values import collects_for_others
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.recovery.dunning.attempt_repository import AttemptRow
from recovery_service.recovery.dunning.situation import ContactTarget, Situation
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase

_WINDOW_ON_THE_LEFT: Final = frozenset({"AT", "DE", "DK", "FI", "GB", "IE", "NL", "SE"})
"""Where envelopes commonly show the address at their left, as DIN 5008 has it; elsewhere at their right."""
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)


def letter_data(
    core: Core, situation: Situation, target: ContactTarget, message: Message, sender: list[str]
) -> dict[str, Any]:
    """Return JSON values only: nothing of it is ever read as markup. `sender` are the creditor's own lines under its
    name."""
    language, values = message.language, message.values
    creditor, table = situation.creditor, message.table
    contact = [line for line in (creditor.email, creditor.phone) if line]
    is_domestic = situation.country == situation.creditor_country
    seat = formats.postal_lines(creditor.address, language, is_domestic=is_domestic)
    under = sender or [*seat, *contact]
    rows = [list(row) for row in table.rows]
    total = [table.label, table.total]
    payment = payment_rows(language, values, creditor.bic)
    if message.statement is not None:
        # The sum beside how to pay is that of all invoices; what they are made up of stands for itself.
        rows = [*rows, [total[0], "", total[1]]] if table.claims_all else []
        payment = [[phrase("amount", language), values["to_pay"]], *payment] if payment else []
    return {
        "language": language,
        "sender": [creditor.name, *under],
        "collector": core.settings.collector if collects_for_others(core) else None,
        "recipient": target.address.splitlines(),
        "window_on_the_left": situation.creditor_country in _WINDOW_ON_THE_LEFT,
        "place": creditor.address.get("city"),
        "date": values["today"],
        "subject": message.subject,
        "greeting": greeting(message.channel, language, values),
        "paragraphs": [
            parse_bold(paragraph) for text in message.plain_sections for paragraph in text.split("\n\n")
        ],
        "closing": letter_closing(language, values),
        "signature": values["signature"],
        "table": {
            "head": [phrase("item", language), phrase("arithmetic", language), phrase("amount", language)],
            "rows": rows,
            "total": total,
        }
        if rows
        else None,
        "sum": total if message.statement is None else None,
        "statement": None
        if message.statement is None
        else {
            "title": message.statement.title,
            "rows": [list(row) for row in message.statement.rows],
            "total": [message.statement.total_label, message.statement.total],
        },
        "payment": {
            "title": payment_title(message),
            "rows": payment,
            "code": payment_code(
                creditor, message.payment_text, situation.receivable.currency, message.payment_minor
            ),
            "qr_text": phrase("qr_text", language),
        },
        "page": {"url": values["page_url"], "text": phrase("letter_page", language)}
        if values["page_url"]
        else None,
        "footer": list(message.footer),
        "practice": phrase("practice", language) if core.settings.deployment.marks_practice else None,
    }


def payment_title(message: Message) -> str:
    """Return the words over how to pay; several invoices are paid by one transfer."""
    return phrase("how_to_pay" if message.statement is None else "pay_all_title", message.language)


def parse_bold(text: str) -> list[dict[str, Any]]:
    """Return a paragraph as pieces of text, `**` marking the strong ones."""
    pieces = _BOLD.split(" ".join(text.split(" ")))
    return [{"text": piece, "strong": index % 2 == 1} for index, piece in enumerate(pieces) if piece]


def logo_of(connection: Connection, attempt: AttemptRow) -> bytes | None:
    """Return the picture that the letter was written with."""
    return logos.load(connection, ((attempt.letter or {}).get("letterhead") or {}).get("logo"))


def typeset_letter(data: dict[str, Any], logo: bytes | None = None) -> bytes:
    """Return the letter as a PDF, with this PNG at its head."""
    head = data.get("letterhead") or {"colour": OUR_COLOUR, "line": False}
    # Letters of before name no statement, no page and no side of the window.
    values = {"statement": None, "page": None, "window_on_the_left": False, **data}
    values |= {"payment": {"qr": None, **data["payment"]}, "head": head}
    if values["page"] is not None:
        values["page"] = {**values["page"], "qr": draw_page_code(values["page"]["url"])}
    values["logo"] = None if logo is None else list(logo)
    if "sum" not in values:  # letters of before name it with the table
        values["sum"] = values["table"]["total"]
    code = data["payment"].get("code")
    if code is not None:  # letters of before carry the picture itself
        values["payment"]["qr"] = draw_payment_code(code)
    return typeset_template("letter.typ", values)


def list_untypeset(connection: Connection, receivable_id: ReceivableId) -> list[AttemptRow]:
    """Return the letters that have no PDF yet."""
    return [
        attempt
        for attempt in attempt_repository.of_receivable(connection, receivable_id)
        if attempt.channel == "letter"
        and attempt.letter is not None
        and attempt.file_id is None
        and attempt.outcome != "sending"
    ]


def merge_pdfs(letters: Sequence[bytes]) -> bytes:
    """Return letters typeset here, one after the other in one PDF."""
    with pikepdf.new() as stack, ExitStack() as opened:
        for letter in letters:
            stack.pages.extend(opened.enter_context(pikepdf.open(io.BytesIO(letter))).pages)
        merged = io.BytesIO()
        stack.save(merged)
    return merged.getvalue()


def typeset_missing(core: Core, receivable_id: ReceivableId) -> None:
    """Make the PDF of every letter that has none yet; letters are typeset when somebody asks for them."""
    with core.database.read() as connection:
        waiting = [(row, logo_of(connection, row)) for row in list_untypeset(connection, receivable_id)]
    for attempt, logo in waiting:
        assert attempt.letter is not None
        pdf = typeset_letter(attempt.letter, logo)
        with core.database.write() as connection:
            now = attempt_repository.find(connection, attempt.id)
            if now is not None and now.file_id is None:
                store_letter(connection, now, pdf)


def store_letter(connection: Connection, attempt: AttemptRow, pdf: bytes) -> str:
    """Store a typeset letter with its attempt, among the documents of the receivable."""
    name = f"letter-{attempt.number}.pdf"
    file = store.NewFile(attempt.client_id, "letter", name, "application/pdf", pdf)
    file_id = documents.save_and_attach(
        connection, attempt.receivable_id, file, kind="letter", at=attempt.at, description=attempt.subject
    )
    attempt_repository.change(connection, attempt.id, file_id=file_id)
    return file_id
