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
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Core
from recovery_service.files import documents, logos, store
from recovery_service.letters.epc_qr_code import (
    draw_page_code,
    draw_payment_code,
    draw_swiss_code,
    payment_code,
)
from recovery_service.letters.swiss_bill import COUNTRIES, Party, Transfer, swiss_bill
from recovery_service.letters.typesetting import typeset_template
from recovery_service.recovery.contacts.compose import (
    Message,
    greeting,
    letter_closing,
)
from recovery_service.recovery.contacts.message_values import collects_for_others
from recovery_service.recovery.contacts.paying import (
    asks_for_payment,
    payment_rows,
    reference_note,
    shows_sum,
)
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.recovery.dunning.attempt_repository import AttemptRow
from recovery_service.recovery.dunning.situation import ContactTarget, Situation
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase

_WINDOW_ON_THE_LEFT: Final = frozenset({"AT", "DE", "DK", "FI", "GB", "IE", "NL", "SE"})
"""Where envelopes commonly show the address at their left, as DIN 5008 has it; elsewhere at their right."""
_FOLDS: Final[dict[str, tuple[int, int]]] = dict.fromkeys(("AT", "DE"), (105, 210))
_FOLDED_IN_THREE: Final = (99, 198)
"""Where the sheet is folded, in millimetres from its top: DIN 5008 form B, elsewhere three equal parts."""
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
    asks = asks_for_payment(message.template, values)
    has_sum = asks and shows_sum(message.template)
    rows = [list(row) for row in table.rows] if has_sum else []
    total = [table.label, table.total]
    payment = payment_rows(language, values, creditor.bic) if asks else []
    swiss = _swiss_part(situation, message) if asks else None
    if message.statement is not None:
        # The sum beside how to pay is that of all invoices; what they are made up of stands for itself.
        rows = [*rows, [total[0], "", total[1]]] if table.claims_all else []
    if payment and (message.statement is not None or not has_sum):
        payment = [[phrase("amount", language), values["to_pay"]], *payment]
    return {
        "language": language,
        "sender": [creditor.name, *under],
        "collector": core.settings.collector if collects_for_others(core) else None,
        "recipient": target.address.splitlines(),
        "numbers": _french_numbers(situation, language),
        "window_on_the_left": situation.creditor_country in _WINDOW_ON_THE_LEFT,
        "folds": list(_FOLDS.get(situation.creditor_country, _FOLDED_IN_THREE)),
        "return_to": " · ".join([creditor.name, *formats.postal_lines(creditor.address, is_domestic=True)])
        if situation.creditor_country in _FOLDS
        else None,
        "place_and_day": phrase("place_and_day", language, place=town, day=values["today"])
        if (town := creditor.address.get("city"))
        else values["today"],
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
        "sum": total if message.statement is None and has_sum else None,
        "statement": None
        if message.statement is None
        else {
            "title": message.statement.title,
            "rows": [list(row) for row in message.statement.rows],
            "total": [message.statement.total_label, message.statement.total],
        },
        "payment": {
            "title": payment_title(message),
            # The payment part says the same, and the letter keeps to one sheet.
            "rows": payment if swiss is None else [],
            "note": reference_note(
                message.transfer,
                message.language,
                names_several=message.statement is not None or message.values["several"],
            )
            if payment
            else None,
            "code": None
            if swiss is not None
            else payment_code(
                creditor, message.transfer.text, situation.receivable.currency, message.payment_minor
            ),
            "qr_text": phrase("qr_text", language),
        },
        "swiss": swiss,
        "page": {"url": values["page_url"], "text": phrase("letter_page", language)}
        if values["page_url"]
        else None,
        "footer": list(message.footer),
        "practice": phrase("practice", language) if core.settings.deployment.marks_practice else None,
    }


def _french_numbers(situation: Situation, language: str) -> list[str]:
    """Return both companies of a French claim with their SIREN or SIRET, as far as they are known."""
    receivable = situation.receivable
    numbers = {
        situation.creditor.name: situation.creditor.siret,
        receivable.debtor_name: receivable.debtor.get("siret"),
    }
    named = {name: formats.name_siret(number or "") for name, number in numbers.items()}
    return [f"{name}{formats.colon(language)} {number}" for name, number in named.items() if number]


def _swiss_part(situation: Situation, message: Message) -> dict[str, Any] | None:
    """Return the payment part of a creditor with a Swiss account, None for others."""
    creditor, receivable = situation.creditor, situation.receivable
    words = message.transfer
    transfer = Transfer(
        creditor.iban, receivable.currency, message.payment_minor, words.reference, words.numbers
    )
    return swiss_bill(
        transfer,
        Party(creditor.account_holder, creditor.address, situation.creditor_country),
        Party(receivable.debtor_name, receivable.debtor.get("address") or {}, situation.country),
        message.language,
        is_only_code=situation.country in COUNTRIES,
    )


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


def typeset_letter(
    data: dict[str, Any], logo: bytes | None = None, enclosed: Sequence[bytes] | None = None
) -> bytes:
    """Return the letter as a PDF, with this PNG at its head and behind it the pages that it encloses, each a PNG.
    Without any the letter names the forms alone that a person encloses; None leaves it as it was written."""
    head = data.get("letterhead") or {"colour": OUR_COLOUR, "line": False}
    # Letters of before name no statement, no page and no side of the window.
    values = {"statement": None, "page": None, "window_on_the_left": False, "swiss": None, **data}
    if "place_and_day" not in values:  # letters of before name them apart
        values["place_and_day"] = ", ".join(filter(None, (values["place"], values["date"])))
    values = {
        "enclosed": None,
        "enclosed_forms": None,
        "numbers": [],
        "folds": [],
        "return_to": None,
        **values,
    }
    values |= {"payment": {"qr": None, "note": None, **data["payment"]}, "head": head}
    if values["page"] is not None:
        values["page"] = {**values["page"], "qr": draw_page_code(values["page"]["url"])}
    values["logo"] = None if logo is None else list(logo)
    if "sum" not in values:  # letters of before name it with the table
        values["sum"] = values["table"]["total"]
    code = data["payment"].get("code")
    if code is not None:  # letters of before carry the picture itself
        values["payment"]["qr"] = draw_payment_code(code)
    if values["swiss"] is not None:
        values["swiss"] = {**values["swiss"], "qr": draw_swiss_code(values["swiss"]["code"])}
    if enclosed is not None and not enclosed:
        values["enclosed"] = values["enclosed_forms"]
    pages = {f"page-{number}.png": page for number, page in enumerate(enclosed or (), 1)}
    return typeset_template("letter.typ", {**values, "pages": list(pages)}, pages)


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


def _in_file_names(subject: str) -> str:
    """Return what a letter is about with signs that a file's name may have everywhere."""
    return re.sub(r"[/\\|]", "-", re.sub(r'[:<>?*"]', "", subject))


def store_letter(connection: Connection, attempt: AttemptRow, pdf: bytes) -> str:
    """Store a typeset letter with its attempt, among the documents of the receivable."""
    name = store.safe_file_name(f"{to_datetime(attempt.at):%Y-%m-%d} {_in_file_names(attempt.subject)}.pdf")
    file = store.NewFile(attempt.client_id, "letter", name, "application/pdf", pdf)
    file_id = documents.save_and_attach(
        connection, attempt.receivable_id, file, kind="letter", at=attempt.at, description=attempt.subject
    )
    attempt_repository.change(connection, attempt.id, file_id=file_id)
    return file_id
