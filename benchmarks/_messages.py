"""Labelled answers of debtors: their kinds, who wrote them, and each as a mail."""

import json
from collections.abc import Iterator
from datetime import UTC, date, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from pathlib import Path
from typing import Any

MESSAGES = Path(__file__).with_name("messages")
#: Kinds of the messages by the names that the service has for them.
KINDS = {
    "promise_to_pay": "promise",
    "paid_already": "paid",
    "dispute": "dispute",
    "asks_for_invoice": "invoice_wanted",
    "asks_for_time": "time_wanted",
    "wrong_person": "wrong_person",
    "gone_or_insolvent": "insolvent",
    "refuses": "refuses",
    "out_of_office": "away",
}
GROUPS = (("e", "f", "h", "first", "i", "l"), ("a", "b", "c", "g", "d", "j", "k"))
"""Of writers of benchmarks/messages: the letter in a file's name, "first" where there is none. What is measured of one
is learned from those of the other group; more groups would learn from more, and take longer."""
WRITERS = tuple(sorted({one for group in GROUPS for one in group}, key=lambda one: (one != "first", one)))


def writer_of(path: Path) -> str:
    """Return who wrote a file: de_3.jsonl, de_a3.jsonl."""
    letter = path.stem.rpartition("_")[2][0]
    return "" if path.stem == "plain" else "first" if letter.isdigit() else letter


def read_entries(path: Path) -> Iterator[dict[str, Any]]:
    for line in path.read_text("utf-8").splitlines():
        if line.strip():
            yield json.loads(line)


def as_mail(entry: dict[str, Any]) -> bytes:
    """Return it as a mail of somebody; a report of a mail server as one of its own."""
    mail = EmailMessage()
    is_bounce = "bounce" in entry["kinds"]
    mail["From"] = "MAILER-DAEMON@example.org" if is_bounce else "someone@example.org"
    mail["To"] = "owner@example.com"
    mail["Subject"] = " ".join(entry["subject"].split())
    day = date.fromisoformat(entry["sent"][:10])
    mail["Date"] = format_datetime(datetime(day.year, day.month, day.day, 9, tzinfo=UTC))
    mail["Message-ID"] = f"<{entry['id']}@example.org>"
    if entry.get("auto_submitted"):
        mail["Auto-Submitted"] = "auto-replied"
    if entry["text"] is not None:
        mail.set_content(entry["text"])
    if entry.get("html") is not None:
        add = mail.set_content if entry["text"] is None else mail.add_alternative
        add(entry["html"], subtype="html")
    return mail.as_bytes()
