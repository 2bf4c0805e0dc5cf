"""Hostile files: each is answered or refused by name, the parent lives, and the next invoice is read as ever."""

from __future__ import annotations

import io
import logging
import random
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest

from recovery_invoices import ExtractionError, Reader
from recovery_invoices.confinement.limits import ROLES
from recovery_invoices.roles.certainty import CERTAIN
from tests.depth import in_time, is_deep, rounds
from tests.invoices.hostile import FAMILIES, Hostile, corpus, mutants
from tests.invoices.pdf_parts import CATALOG, pdf
from tests.invoices.typeset import typeset

#: What a child may take, with room for starting it on a busy machine.
LONGEST = ROLES["parser"].wall_seconds + ROLES["ocr"].wall_seconds + 60
NAMED = {
    "empty": "EMPTY",
    "one-byte": "NOT_A_PDF",
    "zip-renamed": "ARCHIVE",
    "png-renamed": "NOT_A_PDF",
    "html-renamed": "NOT_A_PDF",
    "header-after-5000-bytes": "NOT_A_PDF",
    "header-only": "TRUNCATED",
    "truncated-50": "TRUNCATED",
    "user-password-r3": "ENCRYPTED",
    "user-password-r4": "ENCRYPTED",
    "user-password-r6": "ENCRYPTED",
    "bomb-content-1024m": "TOO_DEMANDING",
    "laughs-9-10": "TOO_DEMANDING",
    "pattern-ring": "TIMED_OUT",
}
READABLE = (
    "owner-password-only-r3",
    "owner-password-only-r6",
    "open-javascript",
    "open-launch",
    "embedded-program",
    "rotated-90",
    "header-after-1000-bytes",
    "attachments-2",
    "pages-2000",
)
#: Of each family, beside the named ones.
OTHERS = 1


def sample() -> Iterator[Hostile]:
    """The named ones and, of each family, some others; the same ones every time."""
    dice = random.Random(3)
    for family in FAMILIES:
        entries = list(family())
        others = [name for name, _ in entries if name not in NAMED and name not in READABLE]
        chosen = {*NAMED, *READABLE, *dice.sample(others, min(OTHERS, len(others)))}
        yield from (entry for entry in entries if entry[0] in chosen)


def outcome(reader: Reader, data: bytes) -> str:
    """READ, or the code of the error, which has its sentence."""
    try:
        reader.read(data)
    except ExtractionError as error:
        return error.code if error.reason["code"] == f"file_{error.code.lower()}" else "UNNAMED"
    return "READ"


def test_hostile_corpus_has_three_hundred_files() -> None:
    names = [name for name, _ in corpus()]
    assert len(names) == len(set(names)) >= 300


@pytest.mark.deep
def test_faults_are_survived(reader: Reader, caplog: pytest.LogCaptureFixture) -> None:
    """A sample of each family in every run, all of them under --deep; named ones are always among them."""
    caplog.set_level(logging.CRITICAL)
    outcomes: Counter[str] = Counter()
    for name, data in corpus() if is_deep() else sample():
        started = time.monotonic()
        result = outcome(reader, data)
        assert time.monotonic() - started < LONGEST, name
        outcomes[result] += 1
        assert result != "UNNAMED", name
        if name in NAMED:
            assert result == NAMED[name], name
        if name in READABLE:
            assert result == "READ", name
    assert outcomes["READER_STOPPED"] <= 0.02 * outcomes.total(), outcomes
    good = typeset("en", 0)
    assert reader.read(good.pdf).data["invoice"]["amount"] == good.gross


@pytest.mark.deep
def test_mutants_are_survived(reader: Reader, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    drawn = in_time(mutants(rounds(25, 10_000), seed=7), 25)
    outcomes = Counter(outcome(reader, data) for _, data in drawn)
    assert outcomes["READER_STOPPED"] <= 0.02 * outcomes.total(), outcomes


def test_data_uri_with_url_is_never_fetched(reader: Reader, tmp_path: Path) -> None:
    """Actions, references and entities that point at a listening socket do not reach it."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(0.5)
        port = b":%d/" % server.getsockname()[1]
        for name, data in corpus():
            if b"127.0.0.1:9/" in data:
                outcome(reader, data.replace(b":9/", port))
                assert name
        with pytest.raises(TimeoutError):
            server.accept()


def test_page_in_an_unknown_script_yields_no_invented_values(reader: Reader) -> None:
    for name, data in corpus():
        if name in ("text-arabic", "text-private-use", "text-replacement"):
            extraction = reader.read(data)
            assert extraction.confidence < 0.05, name
            assert "amount" not in extraction.data["invoice"], name


def _with_a_cut_page(pdf: bytes) -> bytes:
    """Cut off the end of what the page writes, and leave everything around it as it is."""
    with pikepdf.open(io.BytesIO(pdf)) as document:
        written = document.pages[0].obj.Contents
        packed = written.read_raw_bytes()
        written.write(packed[: len(packed) * 9 // 10], filter=pikepdf.Name.FlateDecode)
        out = io.BytesIO()
        document.save(out, compress_streams=False, stream_decode_level=pikepdf.StreamDecodeLevel.none)
        return out.getvalue()


def test_page_with_a_hole_in_its_text_is_read_with_a_warning_and_nothing_certain(reader: Reader) -> None:
    extraction = reader.read(_with_a_cut_page(typeset("en", 1).pdf))
    assert "FILE_DAMAGED" in [warning["code"] for warning in extraction.warnings]
    assert extraction.data["invoice"]["numbers"]
    assert all(one["confidence"] < CERTAIN for one in extraction.data["fields"].values())


def test_page_that_is_missing_in_the_file_is_unreadable_and_not_to_be_tried_again(reader: Reader) -> None:
    pages = pdf([CATALOG, b"<< /Type /Pages /Kids [9 0 R] /Count 1 >>"])
    assert outcome(reader, pages) == "UNREADABLE"


def test_reader_is_shared_by_many_threads(reader: Reader) -> None:
    samples = [typeset(language, seed) for language in ("de", "fr") for seed in range(5)]
    results: dict[int, object] = {}

    def work(index: int) -> None:
        results[index] = reader.read(samples[index].pdf).data["invoice"]["amount"]

    threads = [threading.Thread(target=work, args=(index,)) for index in range(len(samples))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert results == {index: sample.gross for index, sample in enumerate(samples)}


def test_reading_can_be_cancelled(reader: Reader) -> None:
    endless = next(data for name, data in corpus() if name == "pattern-ring")
    cancelled = threading.Event()
    threading.Timer(0.3, cancelled.set).start()
    with pytest.raises(ExtractionError) as caught:
        reader.read(endless, cancelled=cancelled)
    assert caught.value.code == "CANCELLED"
