"""Files that are no statements, or worse: each ends with its name, in bounded time and memory."""

from __future__ import annotations

import tracemalloc
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from recovery_bank import failures
from recovery_bank.entry import MAX_BYTES
from recovery_bank.statement import read_statement
from tests.bank.statements import WRITERS, Booking, camt053, mt940, ofx

BOMB = (
    b'<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">'
    b'<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>'
    b"<Document><BkToCstmrStmt><Stmt>&c;</Stmt></BkToCstmrStmt></Document>"
)
FOREIGN = (
    b'<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
    b"<Document><BkToCstmrStmt><Stmt><Ntry>&x;</Ntry></Stmt></BkToCstmrStmt></Document>"
)
ENTRIES = [Booking("10", text="a"), Booking("20", text="b")]

CASES = [
    ("nothing", b"", failures.EmptyStatement),
    ("white space", b" \r\n\t ", failures.EmptyStatement),
    ("a hundred megabytes", b"a;b\n" * (25 * 1024 * 1024), failures.StatementTooLarge),
    ("just too many bytes", b" " * MAX_BYTES + b"x;", failures.StatementTooLarge),
    ("entities in entities", BOMB, failures.ForbiddenContent),
    ("a file of this machine", FOREIGN, failures.ForbiddenContent),
    ("entities in ofx", b"OFXHEADER:100\n<!DOCTYPE x><OFX></OFX>", failures.ForbiddenContent),
    ("a pdf", b"%PDF-1.7\n", failures.UnknownFormat),
    ("a zip", b"PK\x03\x04" + bytes(100), failures.UnknownFormat),
    ("binary", bytes(range(256)) * 10, failures.UnknownFormat),
    ("zero letters in two bytes each", "Date;Montant\n\0;1\n".encode("utf-16"), failures.UnknownFormat),
    ("prose", b"Dear Sir or Madam\nthe payment is on its way\n", failures.UnknownFormat),
    ("other xml", b"<Invoice><ID>1</ID></Invoice>", failures.UnknownFormat),
    ("half a camt", camt053(ENTRIES)[:-200], failures.IncompleteStatement),
    ("half an mt940", mt940(ENTRIES)[:-30], failures.IncompleteStatement),
    ("half an ofx", ofx(ENTRIES)[:-60], failures.IncompleteStatement),
    (
        "camt that is not well-formed",
        camt053(ENTRIES).replace(b"</Amt>", b"<Amt>", 1),
        failures.DamagedStatement,
    ),
    ("camt nested without end", b"<Document>" + b"<a>" * 500_000 + b"</Document>", failures.DamagedStatement),
    (
        "mt940 without a readable line",
        mt940(ENTRIES).replace(b":61:26", b":61:XX"),
        failures.DamagedStatement,
    ),
    ("an unknown encoding", camt053(ENTRIES).replace(b"UTF-8", b"KLINGON"), failures.DamagedStatement),
    ("a mark and no letters", b"\xff\xfea", failures.DamagedStatement),
    ("too many entries", b"Date;Montant\n" + b"13/04/2026;1,00\n" * 50_100, failures.StatementTooLarge),
    ("a field as long as the file", b'Date;Montant\n"' + b"x" * 5_000_000, failures.DamagedStatement),
]


@pytest.mark.parametrize(("name", "content", "failure"), CASES, ids=[case[0] for case in CASES])
def test_failures_end_with_their_name(name: str, content: bytes, failure: type[Any]) -> None:
    with pytest.raises(failure) as refused:
        read_statement(content)
    assert type(refused.value) is failure
    assert refused.value.title
    assert refused.value.next_step.endswith(".")


def test_wrong_encoding_is_put_right_and_said() -> None:
    text = camt053([Booking("10", "Bäckerei Müller")]).decode()
    statement = read_statement(text.encode("cp1252"))
    assert statement.entries[0].payer == "Bäckerei Müller"
    assert statement.notes == ("encoding_guessed",)


@pytest.mark.parametrize("format", WRITERS)
@pytest.mark.parametrize("words", ["\x00\x07\x1b[31m", "a\u2028b\u2029c", "<b>bold</b>", "x" * 5_000])
def test_foreign_text_stays_one_plain_line(format: str, words: str) -> None:
    try:
        (entry,) = read_statement(WRITERS[format]([Booking("10", text=words)])).entries
    except failures.StatementFailure:
        return  # XML and tables do not hold every sign
    assert len(entry.text.splitlines()) <= 1
    assert len(entry.text) <= 2_000
    assert entry.text.isprintable()


def test_raised_two_is_no_number_of_a_field() -> None:
    content = mt940([Booking("10", text="invoice 1")]).replace(b"?31DE", "?\N{SUPERSCRIPT TWO}1DE".encode())
    (entry,) = read_statement(content).entries
    assert entry.amount == 10


@pytest.mark.parametrize("format", WRITERS)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_damaged_file_is_read_or_refused_by_name(format: str, data: Any) -> None:
    content = bytearray(WRITERS[format](ENTRIES))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        if data.draw(st.booleans()):
            content[at] = data.draw(st.integers(0, 255))
        else:
            del content[at : at + data.draw(st.integers(1, 40))]
    try:
        statement = read_statement(bytes(content))
    except failures.StatementFailure:
        return
    assert all(entry.amount > 0 and entry.id for entry in statement.entries)


def test_large_statement_stays_small_in_memory() -> None:
    content = camt053([Booking("10", text=f"invoice {number}") for number in range(1_000)])
    tracemalloc.start()
    entries = read_statement(content).entries
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(entries) == 1_000
    assert peak < 40 * len(content)
