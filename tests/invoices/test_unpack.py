"""Archives and messages: what is in them comes out under limits, and what does not says why."""

from __future__ import annotations

import io
import threading
import zipfile
from collections.abc import Callable
from email.message import EmailMessage

import pytest

from recovery_contract.file_kinds import file_kind
from recovery_invoices import ExtractionError, Reader
from recovery_invoices.unpack.limits import UnpackLimits
from recovery_invoices.unpack.names import plain_name
from recovery_invoices.unpack.opening import UnpackedPart
from tests.invoices.messages import mail, outlook, outlook_tree, zipped

PDF = b"%PDF-1.7 one\n%%EOF"
OTHER_PDF = b"%PDF-1.7 two\n%%EOF"
XML = b"<?xml version='1.0'?><Invoice/>"


def unpacked(
    reader: Reader, content: bytes, name: str, limits: UnpackLimits | None = None
) -> tuple[list[UnpackedPart], str]:
    """What came out, and why no more did."""
    parts: list[UnpackedPart] = []
    try:
        reader.unpack(io.BytesIO(content), file_kind(content, name), parts.append, limits)
    except ExtractionError as failure:
        return parts, failure.code
    return parts, ""


def names(parts: list[UnpackedPart]) -> list[tuple[str, str]]:
    return [(part.name, part.refused or part.kind) for part in parts]


def test_archive_gives_its_files_and_leaves_litter_out(reader: Reader) -> None:
    content = zipped(
        {
            "2025/march/a.pdf": PDF,
            "__MACOSX/._a.pdf": b"x",
            ".DS_Store": b"x",
            "b.xml": XML,
            "c.docx": b"PK\x03\x04",
            "empty.pdf": b"",
        }
    )
    parts, stopped = unpacked(reader, content, "march.zip")
    assert names(parts) == [
        ("a.pdf", "pdf"), ("b.xml", "xml"), ("c.docx", "document"), ("empty.pdf", "EMPTY"),
    ]  # fmt: skip
    assert (stopped, parts[0].content) == ("", PDF)


SENT = "From: Roche <a@roche.example>\nTo: Port <Compta@port.example>\n"


@pytest.mark.parametrize(
    ("headers", "sent_to"),
    [
        (SENT, "compta@port.example"),
        (SENT + "Cc: chef@port.example\n", "compta@port.example"),
        ("From: a@roche.example\nTo: b@port.example, A@roche.example\n", "b@port.example"),
        ("From: a@roche.example\nTo: b@port.example, c@port.example\n", ""),
        ("From: a@roche.example\nTo: a@roche.example\n", ""),
        ("From: a@roche.example\nTo: undisclosed-recipients:;\n", ""),
        ("To: b@port.example\n", ""),
        ("From: a@roche.example\nTo: =?utf-8?q?=00?= b@port\n", ""),
        ("Received: from mx by mail; Tue, 4 Mar 2025\n" + SENT, ""),
        ("Return-Path: <a@roche.example>\n" + SENT, ""),
    ],
)
def test_copy_that_the_sender_kept_says_to_whom_it_went(reader: Reader, headers: str, sent_to: str) -> None:
    body = mail(
        [("a.pdf", "application/pdf", PDF), ("b.zip", "application/zip", zipped({"c.pdf": OTHER_PDF}))]
    )
    content = headers.encode() + b"".join(
        line for line in body.splitlines(keepends=True) if not line.startswith((b"From:", b"To:"))
    )
    parts, stopped = unpacked(reader, content, "sent.eml")
    assert [(part.name, part.sent_to) for part in parts] == [("a.pdf", sent_to), ("b.zip › c.pdf", sent_to)]
    assert stopped == ""


def test_message_within_a_message_went_to_somebody_of_its_own(reader: Reader) -> None:
    inner = mail([("a.pdf", "application/pdf", PDF)])
    outer = EmailMessage()
    outer["From"], outer["To"] = "a@roche.example", "accounts@tax.example"
    outer.set_content("As sent.")
    outer.add_attachment(b"Received: from mx\n" + inner, maintype="application", subtype="octet-stream",
                         filename="arrived.eml")  # fmt: skip
    outer.add_attachment(inner, maintype="application", subtype="octet-stream", filename="sent.eml")
    parts, _ = unpacked(reader, outer.as_bytes(), "outer.eml")
    assert [(part.name, part.sent_to) for part in parts] == [
        ("arrived.eml › a.pdf", ""), ("sent.eml › a.pdf", "b@port.example"),
    ]  # fmt: skip


def test_message_gives_its_attachments_and_no_picture_of_its_text(reader: Reader) -> None:
    message = EmailMessage()
    message["Subject"] = "Invoice"
    message.set_content("See attached.")
    message.add_alternative("<img src='cid:logo'>", subtype="html")
    html = message.get_payload()[1]
    assert isinstance(html, EmailMessage)
    html.add_related(b"\x89PNG", "image", "png", cid="<logo>")
    message.add_attachment(PDF, maintype="application", subtype="pdf", filename="Rechnung März.pdf")
    message.add_attachment(b"\xff\xd8\xff\xe0", maintype="image", subtype="jpeg", filename="photo.jpg")
    parts, stopped = unpacked(reader, message.as_bytes(), "message.eml")
    assert names(parts) == [("Rechnung März.pdf", "pdf"), ("photo.jpg", "picture")]
    assert stopped == ""


def test_outlook_message_gives_its_attachments_and_those_of_a_forwarded_one(reader: Reader) -> None:
    large = PDF + bytes(9_000)
    content = outlook([("facture été.pdf", large)], outlook_tree([("inner.pdf", OTHER_PDF)]))
    parts, stopped = unpacked(reader, content, "message.msg")
    assert names(parts) == [("facture été.pdf", "pdf"), ("inner.pdf", "pdf")]
    assert ([part.content for part in parts], stopped) == ([large, OTHER_PDF], "")


def test_containers_within_containers_come_out_as_far_as_the_depth_allows(reader: Reader) -> None:
    deepest = zipped({"d.pdf": PDF})
    inner = mail([("deepest.zip", "application/zip", deepest)])
    content = zipped({"a.eml": inner, "b.pdf": OTHER_PDF})
    parts, _ = unpacked(reader, content, "all.zip")
    assert names(parts) == [("a.eml › deepest.zip › d.pdf", "pdf"), ("b.pdf", "pdf")]
    parts, _ = unpacked(reader, content, "all.zip", UnpackLimits(depth=2))
    assert names(parts) == [("a.eml › deepest.zip", "TOO_DEEP"), ("b.pdf", "pdf")]


def test_forwarded_message_without_attachments_says_nothing(reader: Reader) -> None:
    quoted = EmailMessage()
    quoted.set_content("Hello")
    message = EmailMessage()
    message.set_content("See below")
    message.add_attachment(quoted)
    message.add_attachment(PDF, maintype="application", subtype="pdf", filename="a.pdf")
    parts, stopped = unpacked(reader, message.as_bytes(), "m.eml")
    assert (names(parts), stopped) == ([("a.pdf", "pdf")], "")


def _bomb() -> bytes:
    return zipped({"a.pdf": PDF, "zeros.pdf": bytes(3 * 1024 * 1024)})


def _encrypted() -> bytes:
    content = bytearray(zipped({"a.pdf": PDF}))
    content[6] |= 1
    content[content.index(b"PK\x01\x02") + 8] |= 1
    return bytes(content)


def _lying_size() -> bytes:
    content = bytearray(zipped({"a.pdf": PDF + bytes(500)}))
    at = content.index(b"PK\x01\x02") + 24
    content[at : at + 4] = (7).to_bytes(4, "little")
    return bytes(content)


def _cut_mail() -> bytes:
    """The end of its second attachment and the last boundary are missing."""
    message = mail([("a.pdf", "application/pdf", PDF), ("b.pdf", "application/pdf", OTHER_PDF)])
    return message[: message.index(b"Content-Type: application/pdf", message.index(b"a.pdf")) - 20]


def _lost_in_outlook() -> bytes:
    """One letter is wrong in the name of a storage: nothing leads to the attachment in it."""
    lost, wrong = (
        "__attach_version1.0_#00000000".encode("utf-16-le"),
        "__attbch_version1.0_#00000000".encode("utf-16-le"),
    )
    return outlook([("a.pdf", PDF), ("b.pdf", OTHER_PDF)]).replace(lost, wrong)


@pytest.mark.parametrize(
    ("make", "name", "limits", "expected", "stopped"),
    [
        (_bomb, "a.zip", UnpackLimits(), [("a.pdf", "pdf"), ("zeros.pdf", "SWOLLEN")], ""),
        (_encrypted, "a.zip", UnpackLimits(), [("a.pdf", "ENCRYPTED")], ""),
        (_lying_size, "a.zip", UnpackLimits(), [("a.pdf", "UNREADABLE")], ""),
        (lambda: zipped({}), "a.zip", UnpackLimits(), [], "NOTHING_INSIDE"),
        (lambda: b"PK\x03\x04" + bytes(40), "a.zip", UnpackLimits(), [], "UNREADABLE"),
        (lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\xff" * 900, "a.msg", UnpackLimits(), [], "UNREADABLE"),
        (lambda: outlook([]), "a.msg", UnpackLimits(), [], "NO_ATTACHMENT"),
        (lambda: mail([]), "a.eml", UnpackLimits(), [], "NO_ATTACHMENT"),
        (_cut_mail, "a.eml", UnpackLimits(), [("a.pdf", "pdf")], "INCOMPLETE"),
        (_lost_in_outlook, "a.msg", UnpackLimits(), [("b.pdf", "pdf")], "INCOMPLETE"),
        (
            lambda: zipped({f"{n}.pdf": PDF for n in range(5)}),
            "a.zip",
            UnpackLimits(parts=2),
            [("0.pdf", "pdf"), ("1.pdf", "pdf")],
            "TOO_MANY_PARTS",
        ),
        (
            lambda: zipped({"0.pdf": PDF, "1.pdf": PDF}),
            "a.zip",
            UnpackLimits(total_bytes=len(PDF) + 1),
            [("0.pdf", "pdf")],
            "UNPACKS_TOO_LARGE",
        ),
        (lambda: zipped({"a.pdf": PDF}), "a.zip", UnpackLimits(container_bytes=20), [], "CONTAINER_TOO_LARGE"),
        (lambda: mail([("a.pdf", "application/pdf", PDF)]), "a.eml", UnpackLimits(message_bytes=99), [], "TOO_LARGE"),
        (
            lambda: mail([("a.pdf", "application/pdf", PDF)]),
            "a.eml",
            UnpackLimits(part_bytes=9),
            [("a.pdf", "TOO_LARGE")],
            "",
        ),
    ],
    ids=[
        "bomb", "encrypted", "lying size", "empty archive", "broken archive", "broken outlook", "outlook without",
        "mail without", "cut mail", "outlook with a hole",
        "too many", "too much together", "too large", "long message", "large attachment",
    ],
)  # fmt: skip
def test_container_beyond_a_limit_or_broken_says_why(
    reader: Reader,
    make: Callable[[], bytes],
    name: str,
    limits: UnpackLimits,
    expected: list[tuple[str, str]],
    stopped: str,
) -> None:
    parts, why = unpacked(reader, make(), name, limits)
    assert (names(parts), why) == (expected, stopped)


HOSTILE_MAILS = {
    "no header": b"\n\n",
    "endless header": b"Subject: " + b"=?utf-8?q?" * 20_000 + b"\n\nx",
    "nested multiparts": b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(3_000)
    ),
    "unknown encodings": b"Content-Type: application/pdf; name*=nonsense'x'%zz%FF\n"
    b"Content-Transfer-Encoding: uuencode\nContent-Disposition: attachment\n\nbegin 666 x\n\xff\xff\nend\n",
    "a path as a name": b"Content-Type: application/pdf\n"
    b'Content-Disposition: attachment; filename="../../etc/\xe2\x80\xaepasswd.pdf"\n\n%PDF-1.7 x',
    "wrong base64": b"Content-Type: application/pdf\nContent-Transfer-Encoding: base64\n"
    b"Content-Disposition: attachment; filename=a.pdf\n\n%%%%%",
}


@pytest.mark.parametrize("content", HOSTILE_MAILS.values(), ids=HOSTILE_MAILS)
def test_hostile_message_ends_in_parts_or_a_reason(reader: Reader, content: bytes) -> None:
    parts, stopped = unpacked(reader, content, "hostile.eml")
    assert parts or stopped
    assert all("/" not in part.name and "\u202e" not in part.name for part in parts)


def test_unpacking_that_is_cancelled_ends_at_once(reader: Reader) -> None:
    cancelled, parts = threading.Event(), []

    def take(part: UnpackedPart) -> None:
        parts.append(part)
        cancelled.set()

    content = zipped({f"{n}.pdf": PDF for n in range(200)}, zipfile.ZIP_STORED)
    with pytest.raises(ExtractionError, match="CANCELLED"):
        reader.unpack(io.BytesIO(content), "zip", take, None, cancelled)
    assert len(parts) < 200


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a\\b/c.pdf", "c.pdf"),
        ("inv\u202efdp.exe", "invfdp.exe"),
        ("two\nlines.pdf", "two lines.pdf"),
        ("x" * 300 + ".pdf", "x" * 115 + "….pdf"),
        ("", ""),
    ],
)
def test_name_of_a_part_is_made_fit_to_be_shown(name: str, shown: str) -> None:
    assert plain_name(name) == shown
