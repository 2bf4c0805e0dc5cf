"""The HTML of a mail keeps what shows it, and nothing that runs, is fetched or follows a click."""

import pytest

from recovery_desktop.ui.safe_html import DEEPEST, MOST, reduce_html
from recovery_desktop.ui.widgets.mail_view import MailView, draw_modules


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<script>alert(1)</script><p>Pay</p>", "<p>Pay</p>"),
        ("<head><style>p{}</style><title>T</title></head><p onclick='x()'>Pay</p>", "<p>Pay</p>"),
        ("<img src='https://spy.example/a.png'>", "<img>"),
        ("<img src='file:///etc/passwd'>", "<img>"),
        ("<img src='cid:payment-code' width='156'>", '<img src="cid:payment-code" width="156">'),
        ("<a href='mailto:a@b.example'>Paid</a>", '<a style="text-decoration:underline">Paid</a>'),
        (
            "<p style='color:#123456;background:url(x)'>A &amp; B &lt;b&gt;</p>",
            '<p style="color:#123456">A &amp; B &lt;b&gt;</p>',
        ),
        ("<iframe src='x'>in</iframe><object>in</object><p>after", "<p>after</p>"),
        ("<b>open<i>both</b>end", "<b>open<i>both</i></b>end"),
    ],
)
def test_reduced_html_keeps_only_what_shows_it(html: str, expected: str) -> None:
    assert reduce_html(html) == expected


def test_reduced_html_is_bounded_in_length_and_depth() -> None:
    deep = "<div>" * 10 * DEEPEST + "x"
    assert reduce_html(deep).count("<div>") == DEEPEST
    assert len(reduce_html("x" * 2 * MOST)) == MOST


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
