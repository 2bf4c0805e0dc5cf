"""The payment part of Swiss letters: its code as a bank's app reads it, its words, and where there is none."""

from dataclasses import replace
from typing import Any

import cv2
import httpx
import pypdfium2
import pytest

from recovery_service.context.core import Core
from recovery_service.letters.swiss_bill import Party, Transfer, swiss_bill
from recovery_service.recovery.contacts import letters
from recovery_service.wording.reference import creditor_reference, format_reference
from tests.builders import an_invoice
from tests.service.recovery.test_contacts import ADDRESS, reachable
from tests.service.recovery.test_letters import data_of, text_of
from tests.service.steps import DAY, advance, an_active_user, in_process

IBAN = "CH9300762011623852957"
ZURICH = {"line1": "Seestrasse 12", "postal_code": "8002", "city": "Zürich", "country": "CH"}
LAUSANNE = {"line1": "Rue du Lac 3a", "postal_code": "1003", "city": "Lausanne", "country": "CH"}
CREDITOR = Party("Seiler Dachbau AG", ZURICH, "CH")
DEBTOR = Party("Menuiserie Favre Sàrl", LAUSANNE, "CH")
TRANSFER = Transfer(IBAN, "CHF", 120_050, "RF18539007547034", "F-1")


def bill(
    transfer: Transfer = TRANSFER,
    creditor: Party = CREDITOR,
    debtor: Party = DEBTOR,
    *,
    is_swiss: bool = True,
) -> Any:
    return swiss_bill(transfer, creditor, debtor, "de", is_only_code=is_swiss)


def owed_in_switzerland(client: httpx.Client, debtor_address: dict[str, str], currency: str = "CHF") -> str:
    user = an_active_user(client, company={"name": "Seiler Dachbau AG", "address": ZURICH})
    debtor = reachable(company_name="Menuiserie Favre Sàrl", address=debtor_address)
    id_ = in_process(client, user_id=user, debtor=debtor, invoice=an_invoice(currency=currency))["id"]
    advance(client, 61 * DAY)
    return id_


def codes_of(pdf: bytes) -> set[str]:
    """What a reader finds on the rendered pages, held nearer and farther."""
    document = pypdfium2.PdfDocument(pdf)
    codes = {
        code
        for scale in (3, 4, 2.5, 5)
        for page in document
        for code in cv2.QRCodeDetector().detectAndDecodeMulti(
            page.render(scale=scale, grayscale=True).to_numpy()
        )[1]
        if code
    }
    document.close()
    return codes


def test_printed_payment_part_is_read_as_a_transfer_of_what_the_letter_asks_for(
    client: httpx.Client, core: Core
) -> None:
    id_ = owed_in_switzerland(client, LAUSANNE)
    letter = data_of(core, id_)[-1]
    pdf = letters.typeset_letter(letter)
    reference = creditor_reference(id_)
    [code] = [code for code in codes_of(pdf) if code.startswith("SPC")]
    lines = code.split("\n")
    assert lines[:4] == ["SPC", "0200", "1", IBAN]
    assert lines[4:11] == ["S", lines[5], "Seestrasse", "12", "8002", "Zürich", "CH"]
    assert lines[5] == letter["swiss"]["creditor"][0] != ""
    assert lines[11:18] == [""] * 7
    assert lines[18:20] == ["1200.50", "CHF"]
    assert lines[20:27] == ["S", "Menuiserie Favre Sàrl", "Rue du Lac", "3a", "1003", "Lausanne", "CH"]
    assert lines[27:29] == ["SCOR", reference]
    assert lines[30:] == ["EPD"]
    text, _ = text_of(pdf)
    for words in (
        "Section paiement",
        "Récépissé",
        "Point de dépôt",
        "1\u00a0200.50",
        format_reference(reference),
    ):
        assert words.replace("\u00a0", " ") in text.replace("\u00a0", " "), words
    assert not [code for code in codes_of(pdf) if code.startswith("BCD")]


def test_payment_part_stands_at_the_foot_of_the_last_page_and_its_page_has_no_footer(
    client: httpx.Client, core: Core
) -> None:
    id_ = owed_in_switzerland(client, LAUSANNE)
    pages: list[int] = []
    for letter in data_of(core, id_):
        short = {**letter, "footer": [], "collector": None, "paragraphs": letter["paragraphs"][-2:]}
        document = pypdfium2.PdfDocument(letters.typeset_letter(short))
        pages.append(len(document))
        last = document[len(document) - 1]
        page = last.get_textpage()
        text = page.get_text_range()
        at = text.index("Section paiement")
        left, _, _, top = page.get_charbox(at)
        # 5 mm from the left edge of the part and from its upper edge, in points from the paper's corner.
        assert left == pytest.approx((62 + 5) * 72 / 25.4, abs=2)
        assert 98 * 72 / 25.4 < top < 101 * 72 / 25.4
        boxes = [page.get_charbox(index) for index in range(page.count_chars())]
        below = [box for box in boxes if box[3] < 105 * 72 / 25.4 and box[2] > box[0]]
        assert below
        assert f"{letter['subject']}\r\n" not in text[at:]
        document.close()
    assert set(pages) == {1}, "a short letter takes no second sheet"


@pytest.mark.parametrize(
    "bill_values",
    [
        {"transfer": replace(TRANSFER, iban="CH4431999123000889012")},
        {"transfer": replace(TRANSFER, iban="DE89370400440532013000")},
        {"transfer": replace(TRANSFER, iban=None)},
        {"transfer": replace(TRANSFER, currency="USD")},
        {"transfer": replace(TRANSFER, minor=0)},
        {"transfer": replace(TRANSFER, currency="EUR"), "is_swiss": False},
        {"creditor": replace(CREDITOR, address={**ZURICH, "postal_code": ""})},
    ],
    ids=["qr-iban", "german", "none", "dollars", "nothing", "euro-abroad", "no-postal-code"],
)
def test_there_is_no_payment_part_where_the_guidelines_know_none(bill_values: dict[str, Any]) -> None:
    assert bill(**bill_values) is None
    assert bill() is not None


def test_address_that_is_not_whole_is_left_to_be_written_by_hand() -> None:
    values = bill(debtor=replace(DEBTOR, address={"line1": "Rue du Lac 3a"}))
    assert values["debtor"] is None
    assert values["code"].split("\n")[20:27] == [""] * 7


@pytest.mark.parametrize(
    ("line", "street", "number"),
    [
        ("Seestrasse 12", "Seestrasse", "12"),
        ("Rue du Lac 3a", "Rue du Lac", "3a"),
        ("Bahnhofstrasse 12-14", "Bahnhofstrasse", "12-14"),
        ("12 rue des Lilas", "rue des Lilas", "12"),
        ("Postfach", "Postfach", ""),
        ("Strasse des 18. Oktober", "Strasse des 18. Oktober", ""),
        ("", "", ""),
    ],
)
def test_street_and_number_stand_on_lines_of_their_own(line: str, street: str, number: str) -> None:
    values = bill(debtor=replace(DEBTOR, address={**LAUSANNE, "line1": line}))
    assert values["code"].split("\n")[22:24] == [street, number]


def test_letters_that_the_code_may_not_have_are_left_out_and_long_names_are_cut() -> None:
    name = "Łódź & Ștefan 日本\u200b " + "x" * 80
    values = bill(debtor=replace(DEBTOR, name=name))
    written = values["code"].split("\n")[21]
    assert written.startswith("Łódź & Ștefan xx")
    assert len(written) == 70
    assert len(values["code"].split("\n")) == 31


def test_letter_in_euro_to_a_debtor_abroad_keeps_its_european_code(client: httpx.Client, core: Core) -> None:
    id_ = owed_in_switzerland(client, {**ADDRESS, "country": "Germany"}, "EUR")
    letter = data_of(core, id_)[0]
    assert letter["swiss"] is None
    assert letter["payment"]["code"] is not None
