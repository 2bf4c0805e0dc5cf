"""The exhibits of the case file: papers and messages, numbered in the order in which they came about."""

from __future__ import annotations

import base64
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath
from typing import Final

from sqlalchemy import Connection

from recovery_service.context.clock import to_datetime, to_ms
from recovery_service.context.core import Context
from recovery_service.files import documents
from recovery_service.files.store import safe_file_name
from recovery_service.recovery.case_file.words import case_word, term_word
from recovery_service.recovery.contacts.outgoing_mail import build_mail
from recovery_service.recovery.correspondence import repository as received_messages
from recovery_service.recovery.correspondence.repository import MessageRow
from recovery_service.recovery.dunning.attempt_repository import AttemptRow
from recovery_service.recovery.dunning.situation import Situation
from recovery_service.wording import formats

FOLDER: Final = "exhibits"
_BETWEEN_OTHERS: Final = "settlement"
"""The kind of the statements on what was paid out."""


@dataclass(frozen=True)
class Exhibit:
    """`files` by name without the number, which stands before each; `at` is when it came about."""

    at: int
    what: str
    files: Mapping[str, bytes] = field(repr=False)
    number: int = 0

    @property
    def shown_name(self) -> str:
        """Return the name of its file; of a second side only what its name ends with."""
        first, *others = (PurePosixPath(path) for path in self.by_path())
        return ", ".join([first.name, *(other.suffix for other in others)])

    def by_path(self) -> dict[str, bytes]:
        return {f"{FOLDER}/{self.number:02d}-{name}": content for name, content in self.files.items()}


def list_exhibits(context: Context, situation: Situation, attempts: Sequence[AttemptRow]) -> list[Exhibit]:
    """Return them numbered. A call leaves nothing to be shown; a letter is its PDF, an answer the mail as it left. What
    was settled between the creditor and who collects for it is nobody else's affair."""
    receivable_id = situation.receivable.id
    exhibits = [
        *_documents(context.connection, situation),
        *(
            _message(context, situation, row)
            for row in attempts
            if row.channel != "phone" and row.file_id is None
        ),
        *(
            _received(row, situation.language)
            for row in received_messages.of_receivable(context.connection, receivable_id)
        ),
    ]
    exhibits.sort(key=lambda one: one.at)
    return [replace(one, number=number) for number, one in enumerate(exhibits, 1)]


def _documents(connection: Connection, situation: Situation) -> list[Exhibit]:
    exhibits = []
    for document in documents.list_documents(connection, situation.receivable.id):
        if document.kind == _BETWEEN_OTHERS:
            continue
        file = documents.load_document(connection, situation.receivable.id, document.id)
        word = term_word("document", document.kind, situation.language)
        name = PurePosixPath(safe_file_name(file.name))
        # A name of ours says the kind, and of a letter what the exhibit says beside it.
        is_ours = document.kind == "letter" or name.name.startswith(document.kind)
        stem = "" if is_ours else f"-{name.stem}"
        what = f"{word}{formats.colon(situation.language)} {document.description or file.name}"
        exhibits.append(
            Exhibit(to_ms(document.created_at), what, {f"{_slug(word)}{stem}{name.suffix}": file.content})
        )
    return exhibits


def _message(context: Context, situation: Situation, row: AttemptRow) -> Exhibit:
    language = situation.language
    channel = term_word("channel", row.channel, language)
    head = (
        ("to", formats.posted_to(row.address, language)),
        ("day", _moment(situation, row.at)),
        ("outcome", term_word("outcome", row.outcome, language)),
        ("subject", row.subject),
    )
    name = f"{_slug(channel)}-{to_datetime(row.at):%Y-%m-%d}"
    files = {f"{name}.txt": f"{_headers(head, language)}\n\n{row.body}\n".encode()}
    if row.channel == "email" and (html := _html(context, situation, row)):
        files[f"{name}.html"] = html.encode()
    return Exhibit(row.at, ", ".join(filter(None, (channel, row.subject))), files)


def _html(context: Context, situation: Situation, row: AttemptRow) -> str | None:
    """Return the HTML side with its pictures in it, so that the file shows what the mail showed."""
    mail = build_mail(context, situation, row, None)
    if mail.html is None:
        return None
    html = mail.html
    for name, picture in (mail.images or {}).items():
        html = html.replace(f"cid:{name}", f"data:image/png;base64,{base64.b64encode(picture).decode()}")
    return html


def _received(row: MessageRow, language: str) -> Exhibit:
    at = row.sent_at or row.at
    head = (
        ("debtor", f"{row.sender_name} <{row.sender}>".strip()),
        ("day", f"{to_datetime(at):%Y-%m-%d %H:%M} UTC"),
        ("subject", row.subject),
        ("files", ", ".join(one["name"] for one in row.attachments)),
    )
    quoted = "\n".join(f"> {line}".rstrip() for line in row.quoted.splitlines())
    text = f"{_headers(head, language)}\n\n{row.body}\n" + (f"\n{quoted}\n" if quoted else "")
    word = case_word("received_from_debtor", language)
    name = f"{_slug(word)}-{to_datetime(at):%Y-%m-%d}.txt"
    return Exhibit(at, ", ".join(filter(None, (word, row.subject))), {name: text.encode()})


def _headers(head: Sequence[tuple[str, str]], language: str) -> str:
    colon = formats.colon(language)
    return "\n".join(f"{case_word(key, language)}{colon} {value}" for key, value in head if value)


def _moment(situation: Situation, at: int) -> str:
    spelt = formats.spelling(situation.language, situation.country)
    return formats.format_day(situation.workdays.local_date(at), spelt)


def _slug(words: str) -> str:
    """Return words as part of a file name that every system can store."""
    plain = unicodedata.normalize("NFKD", words.replace("ß", "ss")).encode("ascii", "ignore").decode()
    return "-".join("".join(one if one.isalnum() else " " for one in plain.lower()).split())
