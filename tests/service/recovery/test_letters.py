"""Letters as PDFs: every language, long values, foreign text that stays text, and the payment code."""

import re
from decimal import Decimal
from typing import Any

import cv2
import httpx
import pypdfium2
import pytest
from sqlalchemy import update
from stdnum.iso11649 import is_valid

from recovery_service.context.core import Core
from recovery_service.db.tables.users import user_table
from recovery_service.recovery.contacts import letters
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import creditor_reference, format_reference
from tests.builders import a_contact, a_debtor, an_invoice, days_ago
from tests.service.recovery.test_contacts import ADDRESS, reachable
from tests.service.steps import DAY, advance, an_active_user, good, in_process

COUNTRIES = {
    "fr": "France",
    "en": "Ireland",
    "de": "Germany",
    "es": "Spain",
    "it": "Italy",
    "nl": "Netherlands",
}


def text_of(pdf: bytes) -> tuple[str, int]:
    document = pypdfium2.PdfDocument(pdf)
    text = "\n".join(page.get_textpage().get_text_range() for page in document)
    pages = len(document)
    document.close()
    return text, pages


def data_of(core: Core, id_: str) -> list[Any]:
    with core.database.read() as connection:
        rows = attempt_repository.of_receivable(connection, id_)
    return [row.letter for row in rows if row.channel == "letter" and row.letter]


def messages_of(client: httpx.Client, id_: str) -> list[Any]:
    return good(client.get(f"/v1/receivables/{id_}/messages"))["data"]


@pytest.mark.parametrize("language", COUNTRIES)
def test_letter_shows_the_claim_in_the_debtor_s_language(
    client: httpx.Client, core: Core, language: str
) -> None:
    address = {**ADDRESS, "country": COUNTRIES[language]}
    late = an_invoice(due_date=days_ago(500).isoformat(), issue_date=days_ago(530).isoformat())
    id_ = in_process(client, debtor=reachable(address=address), invoice=late, metadata={"pursue": "all"})[
        "id"
    ]
    advance(client, 61 * DAY)
    reminder, notice = data_of(core, id_)
    assert reminder["language"] == language
    text, pages = text_of(letters.typeset_letter(notice))
    flat = " ".join(text.split())
    assert " ".join(notice["place_and_day"].split()) in flat
    assert (", le " in notice["place_and_day"]) == (language == "fr")
    # What is shown as said is what the paper says: nothing else, and the same closing.
    [body] = [sent["body"] for sent in messages_of(client, id_) if sent["template"] == "formal_notice"]
    for piece in re.split(r"[\n:()–]+", body.partition("http")[0]):
        assert " ".join(piece.split()) in flat
    assert phrase("letter_closing", language) in body
    assert len(notice["recipient"]) == {"fr": 3, "en": 5}.get(language, 4)
    assert pages <= 2
    assert format_reference(creditor_reference(id_)) in flat
    assert "C. com. art. L441-10 II" in flat
    balance = good(client.get(f"/v1/receivables/{id_}/balance", params={"as_of": "2020-01-01"}))
    assert balance["interest"] == 0
    assert len(reminder["table"]["rows"]) >= 3
    assert len(notice["table"]["rows"]) >= 3
    assert notice["payment"]["code"]["text"].endswith(f"/ {format_reference(creditor_reference(id_))}")


def test_letter_written_before_place_and_day_were_one_line_is_still_printed(
    client: httpx.Client, core: Core
) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    advance(client, 30 * DAY)
    now = data_of(core, id_)[0]
    before = {name: value for name, value in now.items() if name != "place_and_day"}
    text, _ = text_of(letters.typeset_letter({**before, "place": "Lyon", "date": "3 mars 2026"}))
    assert "Lyon, 3 mars 2026" in text


def test_foreign_text_is_never_read_as_markup(client: httpx.Client, core: Core) -> None:
    evil = '#panic("x") $x^2$ *bold* _it_ @ref <label> `raw` \\ "quote" #include "/etc/passwd"'
    debtor = reachable(company_name=evil, address={**ADDRESS, "line2": evil})
    id_ = in_process(client, debtor=debtor, invoice=an_invoice(numbers=[evil]))["id"]
    advance(client, 30 * DAY)
    text, _ = text_of(letters.typeset_letter(data_of(core, id_)[0]))
    flat = "".join(text.split())
    assert "".join(evil.split())[:40] in flat
    assert "root:" not in flat


def test_long_name_and_ten_invoices_stay_on_the_page(client: httpx.Client, core: Core) -> None:
    name = "Internationale Handels- und Beteiligungsgesellschaft für Präzisionswerkzeuge " * 2
    numbers = [f"RE-2025-{number:06}" for number in range(10)]
    debtor = reachable(company_name=name.strip(), address={**ADDRESS, "country": "Germany"})
    id_ = in_process(client, debtor=debtor, invoice=an_invoice(numbers=numbers))["id"]
    advance(client, 61 * DAY)
    for data in data_of(core, id_):
        pdf = letters.typeset_letter(data)
        document = pypdfium2.PdfDocument(pdf)
        width, _ = document[0].get_size()
        page = document[0].get_textpage()
        boxes = [page.get_charbox(index) for index in range(page.count_chars())]
        document.close()
        assert max(right for _, _, right, _ in boxes) < width - 30
        assert "Frankreich" in data["sender"]
        assert data["recipient"][-1] == "Allemagne"  # the post of the sender's country reads it
        assert all(number in "".join(text_of(pdf)[0].split()) for number in numbers)


def test_printed_code_is_read_as_a_transfer_of_what_the_letter_asks_for(
    client: httpx.Client, core: Core
) -> None:
    """Read from the rendered page as a phone would: EPC069-12, line by line."""
    late = an_invoice(due_date=days_ago(500).isoformat(), issue_date=days_ago(530).isoformat())
    id_ = in_process(client, debtor=reachable(), invoice=late)["id"]
    with core.database.write() as connection:
        connection.execute(update(user_table).values(account_holder="Atelier Dupont, Jeanne"))
    advance(client, 61 * DAY)
    sums = set()
    for data in data_of(core, id_):
        code = code_of(letters.typeset_letter(data))
        assert code is not None
        lines = code.split("\n")
        rows = dict(data["payment"]["rows"])
        requested = "".join(letter for letter in data["table"]["total"][1] if letter in "0123456789,")
        assert lines[:4] == ["BCD", "002", "1", "SCT"]
        assert (lines[5], "Atelier Dupont, Jeanne" in rows.values()) == ("Atelier Dupont, Jeanne", True)
        assert format_reference(lines[6]) in rows.values()
        assert Decimal(lines[7].removeprefix("EUR")) == Decimal(requested.replace(",", "."))
        assert lines[10] == f"{late['numbers'][0]} / {format_reference(creditor_reference(id_))}"
        assert lines[10] in rows.values()
        sums.add(lines[7])
    assert sums == {"EUR1200.5"}  # every letter asks for the invoice, as the page does


def code_of(pdf: bytes) -> Any:
    """What stands in the payment code of a letter, whichever page it is on and whatever other code stands there.

    As with a phone that is held nearer and farther: the reader misses one code in some dozens at any single size.
    """
    document = pypdfium2.PdfDocument(pdf)
    pictures = (
        page.render(scale=scale, grayscale=True).to_numpy()
        for scale in (3, 4, 2.5, 5, 2)
        for page in document
    )
    read = (
        code
        for picture in pictures
        for code in cv2.QRCodeDetector().detectAndDecodeMulti(picture)[1]
        if code.startswith("BCD")
    )
    code = next(read, None)
    document.close()
    return code


def test_letter_outside_euro_has_no_payment_code(client: httpx.Client, core: Core) -> None:
    id_ = in_process(client, debtor=reachable(), invoice=an_invoice(currency="USD"))["id"]
    advance(client, 30 * DAY)
    data = data_of(core, id_)[0]
    assert data["payment"]["code"] is None
    assert len(data["table"]["rows"]) == 1


@pytest.mark.parametrize(
    ("is_left", "first_mm", "columns_mm"), [(True, 45, (20, 105)), (False, 50, (110, 190))]
)
def test_recipient_is_seen_through_the_window(
    client: httpx.Client, core: Core, is_left: bool, first_mm: int, columns_mm: tuple[int, int]
) -> None:
    id_ = in_process(client, debtor=reachable(address={**ADDRESS, "country": "Germany"}))["id"]
    advance(client, 30 * DAY)
    data = {**data_of(core, id_)[0], "window_on_the_left": is_left}
    document = pypdfium2.PdfDocument(letters.typeset_letter(data))
    height, page = document[0].get_height(), document[0].get_textpage()
    boxes = []
    for line in data["recipient"]:
        index, count = page.search(line).get_next()
        boxes += [page.get_charbox(index + at) for at in range(count)]
    document.close()
    points = 72 / 25.4
    assert height / points - max(top for *_, top in boxes) / points > first_mm
    assert height / points - min(bottom for _, bottom, *_ in boxes) / points < 80
    assert min(left for left, *_ in boxes) / points > columns_mm[0]
    assert max(right for _, _, right, _ in boxes) / points < columns_mm[1]


@pytest.mark.parametrize("is_left", [True, False])
def test_what_the_letter_is_about_is_not_seen_through_the_window_above_a_short_address(
    client: httpx.Client, core: Core, is_left: bool
) -> None:
    id_ = in_process(client, debtor=reachable(company_name="A. Kern"))["id"]
    advance(client, 30 * DAY)
    data = {**data_of(core, id_)[0], "window_on_the_left": is_left, "recipient": ["A. Kern", "38000 Ort"]}
    document = pypdfium2.PdfDocument(letters.typeset_letter(data))
    height, page = document[0].get_height(), document[0].get_textpage()
    index, _ = page.search(data["subject"]).get_next()
    *_, top = page.get_charbox(index)
    document.close()
    assert (height - top) * 25.4 / 72 > (90 if is_left else 85)


def test_german_letter_has_its_folds_and_whom_the_post_returns_it_to(
    client: httpx.Client, core: Core
) -> None:
    seat = {"line1": "Hauptstraße 1", "postal_code": "79098", "city": "Freiburg", "country": "DE"}
    user = an_active_user(client, company={"name": "Dachbau Müller GmbH", "address": seat})
    id_ = in_process(client, user_id=user, debtor=reachable(address={**ADDRESS, "country": "Germany"}))["id"]
    advance(client, 30 * DAY)
    data = data_of(core, id_)[0]
    assert data["folds"] == [105, 210]
    returned = "Dachbau Müller GmbH · Hauptstraße 1 · 79098 Freiburg"
    assert returned in text_of(letters.typeset_letter(data))[0]


def test_letter_that_offers_instalments_names_the_sum_of_the_payment_it_asks_for(
    client: httpx.Client, core: Core
) -> None:
    id_ = in_process(client, debtor=a_debtor(contacts=[], address=ADDRESS, by_post=True))["id"]
    advance(client, 3 * DAY)
    offer = {"instalments": 3, "first_on": good(client.get("/v1/test/clock"))["now"][:10]}
    good(client.post(f"/v1/receivables/{id_}/agreements", json=offer))
    advance(client, 4 * DAY)
    offered = data_of(core, id_)[-1]
    assert offered["payment"]["rows"][0] == [phrase("amount", "fr"), "400,16\u00a0€"]
    assert offered["sum"] is None


def test_references_are_valid_and_distinct() -> None:
    references = {creditor_reference(f"rcv_{number}") for number in range(2_000)}
    assert len(references) == 2_000
    assert all(is_valid(reference) for reference in references)


def test_debtor_without_an_address_gets_no_letter(client: httpx.Client, core: Core) -> None:
    id_ = in_process(client, debtor=a_debtor(contacts=[a_contact()]))["id"]
    advance(client, 61 * DAY)
    assert data_of(core, id_) == []
