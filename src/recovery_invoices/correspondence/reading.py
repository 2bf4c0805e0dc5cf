"""The child that reads messages: headers of many at once, then one message with its files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from datetime import date, datetime, timedelta
from email.message import Message
from typing import Any

from recovery_contract.file_kinds import is_litter
from recovery_invoices.correspondence import mime
from recovery_invoices.correspondence.automatic import is_automatic
from recovery_invoices.correspondence.delivery_report import is_report, read_report
from recovery_invoices.correspondence.learned import suggest_meanings
from recovery_invoices.correspondence.plain import FILE_BYTES, FILES
from recovery_invoices.correspondence.quotation import Split, forwarded_statement, split
from recovery_invoices.task import Ask, Task, TaskResponse

_OLDEST = timedelta(days=45)
_FEW_WORDS = 200
"""Letters: whoever hands a message on says no more."""


def read_headers(task: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return {headers}: one entry for each of the blocks, whose lengths the task names; None for what is no header."""
    headers: list[dict[str, Any] | None] = []
    at = 0
    for length in task["lengths"]:
        try:
            headers.append(_headers(mime.parse_headers(block[at : at + length])))
        except mime.DAMAGE:
            headers.append(None)
        at += length
    return {"headers": headers}, b""


def read_message(task: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return {message}, or {damaged: true}. Each file is a question before: {file: {name, type, refused}}, and its
    bytes."""
    try:
        message = mime.parse_message(block)
        values = _message(message, date.fromisoformat(task["today"]))
    except mime.DAMAGE:
        return {"damaged": True}, b""
    for part in [one for one in mime.walk(message) if mime.is_attached(one)][:FILES]:
        _hand_over(part, ask)
    return {"message": values}, b""


def _headers(message: Message) -> dict[str, Any]:
    name, address = mime.sender(message)
    return {
        "message_id": mime.message_id(message),
        "references": mime.references(message),
        "sender": address,
        "sender_name": name,
        "recipients": mime.recipients(message),
        "is_report": is_report(message),
    }


def _message(message: Message, today: date) -> dict[str, Any]:
    failed, automatic = read_report(message), is_automatic(message)
    text = mime.words_of(message).text
    parted = split(text)
    statements = find_statements(message, text, parted)
    return {
        **_headers(message),
        "subject": mime.header(message, "Subject", 300),
        "sent_at": mime.sent_at(message),
        "text": parted.own,
        "quoted": parted.quoted,
        "failed": [asdict(one) for one in failed],
        "is_automatic": automatic,
        "suggestions": []
        if failed
        else _first_suggestions(message, statements, today, is_automatic=automatic),
    }


def find_statements(message: Message, text: str, parted: Split) -> Iterator[str]:
    """Yield what the sender says, then what a colleague says whose message is handed on with few words."""
    yield parted.statement
    yield _handed_on(message, text, parted)


def _handed_on(message: Message, text: str, parted: Split) -> str:
    """Return what a colleague says whose message is handed on with few words."""
    if len(parted.statement) > _FEW_WORDS:
        return ""
    return forwarded_statement(text, mime.recipients(message))


def _first_suggestions(
    message: Message, statements: Iterable[str], today: date, *, is_automatic: bool
) -> list[dict[str, Any]]:
    """Return what the first statement that says anything may mean."""
    for statement in statements:
        if suggestions := _suggestions(message, statement, today, is_automatic=is_automatic):
            return suggestions
    return []


def _suggestions(
    message: Message, statement: str, today: date, *, is_automatic: bool
) -> list[dict[str, Any]]:
    """Return what the words may mean; days are counted from the one on which the message says that it was written."""
    sent = mime.sent_at(message)
    written_on = datetime.fromisoformat(sent).date() if sent else today
    # A clock that is wrong would make every day wrong.
    if not timedelta(0) <= today - written_on <= _OLDEST:
        written_on = today
    meanings = suggest_meanings(
        statement, mime.header(message, "Subject", 300), written_on, is_automatic=is_automatic
    )
    return [
        {"kind": one.kind, "day": None if one.day is None else one.day.isoformat(), "excerpt": one.excerpt}
        for one in meanings
    ]


def _hand_over(part: Message, ask: Ask) -> None:
    name = mime.file_name(part) or ("message.eml" if part.get_content_type() == "message/rfc822" else "")
    if is_litter(name):
        return
    refused, content = "", b""
    try:
        decoded = part.get_payload(decode=True)
        content = decoded if isinstance(decoded, bytes) else b""
    except mime.DAMAGE:
        refused = "UNREADABLE"
    if len(content) > FILE_BYTES:
        refused, content = "TOO_LARGE", b""
    refused = refused or ("" if content else "EMPTY")
    ask({"file": {"name": name, "refused": refused}}, content)


TASKS: dict[str, Task] = {"headers": read_headers, "message": read_message}
