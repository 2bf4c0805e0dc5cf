"""The HTML of a mail keeps what shows it, and nothing that runs, is fetched or follows a click."""

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.ui.safe_html import MAX_DEPTH, MAX_LENGTH, reduce_html
from recovery_desktop.ui.widgets.mail_view import MailView, draw_modules


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<script>alert(1)</script><p>Pay</p>", "<p>Pay</p>"),
        ("<head><style>p{}</style><title>T</title></head><p onclick='x()'>Pay</p>", "<p>Pay</p>"),
        ("<img src='https://spy.example/a.png'>", "<img>"),
        ("<img src='file:///etc/passwd'>", "<img>"),
        ("<img src='cid:payment-code' width='156'>", '<img src="cid:payment-code" width="156">'),
        ("<a href='mailto:a@b.example' style='color:#fff'>Paid</a>", '<a style="color:#fff">Paid</a>'),
        ("<p style='background-color:url(x)'>A &amp; B &lt;b&gt;</p>", "<p>A &amp; B &lt;b&gt;</p>"),
        ("<p style='color:#123456;position:fixed'>A</p>", '<p style="color:#123456">A</p>'),
        ("<html lang='de'><meta charset='utf-8'><p>A</p>", "<p>A</p>"),
        ("<iframe src='x'>in</iframe><object>in</object><p>after", "<p>after</p>"),
        ("<b>open<i>both</b>end", "<b>open<i>both</i></b><i>end</i>"),
    ],
)
def test_reduced_html_keeps_only_what_shows_it(html: str, expected: str) -> None:
    assert reduce_html(html) == expected


def test_html_longer_or_deeper_than_a_mail_is_not_shown() -> None:
    assert reduce_html("<div>" * MAX_DEPTH + "x").count("<div>") == MAX_DEPTH
    assert reduce_html("<div>" * (MAX_DEPTH + 1) + "x") == ""
    assert reduce_html("<img>" * 2 * MAX_DEPTH) == "<img>" * 2 * MAX_DEPTH
    assert reduce_html("x" * (MAX_LENGTH + 1)) == ""


def test_code_that_is_no_square_is_not_drawn() -> None:
    assert draw_modules(["10", "1"]) is None
    assert draw_modules(["1x", "01"]) is None
    assert draw_modules(["1" * 500] * 500) is None
    image = draw_modules(["10", "01"])
    assert image is not None
    assert (image.pixelColor(17, 17).lightness(), image.pixelColor(21, 17).lightness()) == (0, 255)


@pytest.mark.usefixtures("qtbot")
def test_mail_view_shows_words_and_grows_with_them() -> None:
    view = MailView()
    view.show_mail("<p>Pay <b>now</b></p>", {})
    short = view.heightForWidth(400)
    view.show_mail("<p>Pay <b>now</b></p>" * 20, {})
    assert view.heightForWidth(400) > 5 * short
    assert view.text.startswith("Pay now")


def test_name_stands_in_place_of_a_logo(qtbot: QtBot) -> None:
    view = MailView()
    qtbot.addWidget(view)
    head = '<img src="cid:logo" width="240" height="40" alt="Schön &amp; Söhne" style="display:block;">'
    assert view.show_mail(f"<p>{head}</p><p>Pay</p>", {})
    assert view.text.split() == ["Schön", "&", "Söhne", "Pay"]
