"""The encoder of sentences: what means the same lies near, in six languages; what nobody can read stops nothing."""

from __future__ import annotations

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
from recovery_invoices.correspondence.encoder import FILE, WIDTH, Encoder, load_encoder

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
def reader() -> Iterator[Reader]:
    with Reader() as opened:
        raw = b"From: a@b.example\r\nMessage-ID: <m@x>\r\n\r\nHello"
        (headers,) = opened.read_mail_headers([raw])
        assert headers is not None
        opened.read_mail(raw, headers, TODAY)
        yield opened


def test_sentence_lies_nearest_to_one_that_means_the_same_in_six_languages() -> None:
    rows = load_encoder().encode([*BROKEN, *BANKRUPT])[1:]
    near = rows @ rows.T
    np.fill_diagonal(near, -1)
    assert (near.argmax(axis=1) < 6).tolist() == [True] * 6 + [False] * 6


def test_encoding_of_a_sentence_is_of_length_one_whatever_stands_beside_it() -> None:
    alone = load_encoder().encode(["We pay on Friday."])
    together = load_encoder().encode(["", "\x00", "We pay on Friday.", "我们付款"])
    assert together.shape == (5, WIDTH)
    assert np.allclose(np.linalg.norm(together, axis=1), 1, atol=1e-3)
    assert np.allclose(alone[1], together[3], atol=1e-5)


def test_first_row_is_of_all_sentences_together_in_whatever_order_they_stand() -> None:
    (alone, sentence), (together, *_) = (
        load_encoder().encode(one) for one in (["We pay."], ["We pay.", "The box is broken."])
    )
    assert np.allclose(alone, sentence, atol=1e-6)
    assert np.abs(together - alone).max() > 0.01
    assert np.allclose(together, load_encoder().encode(["The box is broken.", "We pay."])[0], atol=1e-5)


def test_layer_is_changed_by_what_was_learned_of_it(tmp_path: Path) -> None:
    nothing, much = tmp_path / "nothing.npz", tmp_path / "much.npz"
    np.savez(nothing)
    with np.load(FILE) as stored:
        by = np.zeros(stored["d3"].shape, np.int8)
    by[:, 0] = 127
    scale = np.full(by.shape[1], 0.5, np.float32)
    np.savez(much, **{"d3.by": by, "d3.scale": scale})
    before, after = (Encoder(FILE, one).encode(["We pay on Friday."])[0] for one in (nothing, much))
    assert after[0] > before[0] + 0.01
    assert np.allclose(np.delete(after, 0) / after[1], np.delete(before, 0) / before[1], atol=1e-3)


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
