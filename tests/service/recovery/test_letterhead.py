"""A creditor's letterhead: what is taken, how small it is stored, where it is seen, and that nobody else sees it."""

import base64
import io
from typing import Any

import httpx
import pypdfium2
import pytest
from PIL import Image

from recovery_contract.letterhead import (
    CONTRAST,
    DARK_GROUND,
    WHITE,
    contrast,
    readable_on_dark,
    readable_on_white,
)
from recovery_service.context.core import Core
from recovery_service.recovery.contacts import letters, outgoing_mail
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.recovery.dunning.situation import load_situation
from tests.papers import PDF
from tests.service.recovery.test_contacts import reachable
from tests.service.steps import DAY, advance, an_active_user, good, in_process, read, refused


def picture(width: int, height: int, form: str = "PNG", mode: str = "RGB") -> str:
    out = io.BytesIO()
    colour = (20, 90, 160, 255)[: len(mode)]
    Image.new(mode, (width, height), colour).save(out, form)
    return data_uri(out.getvalue(), form.lower())


def data_uri(content: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


def put(client: httpx.Client, user: str, **letterhead: Any) -> Any:
    return good(client.put(f"/v1/users/{user}/letterhead", json=letterhead))


def opened(logo: str) -> Image.Image:
    return Image.open(io.BytesIO(base64.b64decode(logo.partition(",")[2])))


@pytest.mark.parametrize(
    ("size", "stored"), [((1800, 300), (600, 100)), ((300, 900), (67, 200)), ((90, 40), (90, 40))]
)
@pytest.mark.parametrize(("form", "mode"), [("PNG", "RGBA"), ("JPEG", "RGB")])
def test_logo_is_stored_small_and_comes_back(
    client: httpx.Client, size: tuple[int, int], stored: tuple[int, int], form: str, mode: str
) -> None:
    user = an_active_user(client)
    assert good(client.get(f"/v1/users/{user}/letterhead")) == {}
    answer = put(client, user, logo=picture(*size, form, mode), colour="#145aa0")
    image = opened(answer["logo"])
    assert (image.format, image.size) == ("PNG", stored)
    assert good(client.get(f"/v1/users/{user}/letterhead")) == answer
    assert put(client, user, logo=answer["logo"], colour="#145aa0") == answer  # what undo sends
    assert put(client, user) == {}


@pytest.mark.parametrize(
    "logo",
    [
        data_uri(b"<svg xmlns='http://www.w3.org/2000/svg'/>", "svg+xml"),
        data_uri(b"\x89PNG\r\n\x1a\n" + b"\0" * 200, "png"),
        data_uri(b"GIF89a" + b"\0" * 50, "png"),
        "data:application/pdf;base64," + base64.b64encode(PDF).decode(),
        "https://example.test/logo.png",
    ],
)
def test_what_is_no_picture_is_refused_in_one_sentence(client: httpx.Client, logo: str) -> None:
    user = an_active_user(client)
    answer = client.put(f"/v1/users/{user}/letterhead", json={"logo": logo})
    assert answer.status_code in (400, 415)
    assert answer.json()["error"]["field"] == "logo"
    assert good(client.get(f"/v1/users/{user}/letterhead")) == {}


def test_too_large_a_file_is_refused(client: httpx.Client) -> None:
    user = an_active_user(client)
    logo = data_uri(b"\x89PNG\r\n\x1a\n" + bytes(5_300_000), "png")
    assert client.put(f"/v1/users/{user}/letterhead", json={"logo": logo}).status_code in (400, 413)


@pytest.mark.parametrize("colour", ["#ffff00", "#777777", "#145aa0", "#ffffff", "#000000", "#e8590c"])
def test_colours_can_be_read_on_white_and_on_dark(colour: str) -> None:
    assert contrast(readable_on_white(colour), WHITE) >= CONTRAST
    assert contrast(readable_on_dark(colour), DARK_GROUND) >= CONTRAST
    assert (readable_on_white(colour) == colour) == (contrast(colour, WHITE) >= CONTRAST)


def test_darkened_colour_is_said(client: httpx.Client) -> None:
    user = an_active_user(client)
    answer = put(client, user, colour="#ffd400")
    assert answer["colour"] == "#ffd400"
    assert answer["used_colour"] == readable_on_white("#ffd400") != "#ffd400"
    refused(client.put(f"/v1/users/{user}/letterhead", json={"colour": "red"}), 400, "VALIDATION_ERROR")


def test_letterhead_is_seen_in_mail_letter_and_page_and_a_mail_of_before_has_its_own(
    client: httpx.Client, core: Core
) -> None:
    user = an_active_user(client)
    first = put(client, user, logo=picture(600, 150), colour="#8a1c1c")["logo"]
    id_ = in_process(client, user_id=user, debtor=reachable())["id"]
    advance(client, 61 * DAY)
    put(client, user, logo=picture(300, 150), colour="#ffd400")
    with core.read() as context:
        attempts = attempt_repository.of_receivable(context.connection, id_)
        situation = load_situation(context, id_)
        mail = next(row for row in attempts if row.channel == "email")
        letter = next(row for row in attempts if row.channel == "letter")
        sent = outgoing_mail.build_mail(context, situation, mail, None)
        logo = letters.logo_of(context.connection, letter)
    assert sent.html is not None
    assert 'src="cid:logo"' in sent.html
    assert 'alt="Couverture Durand"' in sent.html
    assert sent.html.count("background-color:#8a1c1c") == 1
    assert sent.images["logo"] == logo == base64.b64decode(first.partition(",")[2])
    assert "logo" not in sent.body
    assert letter.letter is not None
    document = pypdfium2.PdfDocument(letters.typeset_letter(letter.letter, logo))
    shown = document[0].render(scale=1).to_numpy()[:140, :250]
    document.close()
    assert (abs(shown[..., :3].astype(int) - (160, 90, 20)).sum(axis=2) < 30).sum() > 2_000
    url = read(client, id_)["recovery_progress"]["recovery_page_url"]
    page = client.get(url)
    assert 'src="data:image/png;base64,' in page.text
    assert f"--accent: {readable_on_white('#ffd400')}" in page.text
    assert "img-src data:" in page.headers["Content-Security-Policy"]
    put(client, user)
    page = client.get(url)
    assert "data:image" not in page.text
    assert "img-src 'none'" in page.headers["Content-Security-Policy"]


def test_pictures_of_before_are_bounded(client: httpx.Client, core: Core) -> None:
    user = an_active_user(client)
    for width in range(20, 43):
        put(client, user, logo=picture(width, 10))
    with core.database.read() as connection:
        count = connection.exec_driver_sql("SELECT count(*) FROM logo").scalar_one()
    assert count == 20
    assert opened(good(client.get(f"/v1/users/{user}/letterhead"))["logo"]).size == (42, 10)
