"""Messages and archives written for the tests, as mail programs and Outlook save them."""

from __future__ import annotations

import io
import struct
import zipfile
from collections.abc import Mapping, Sequence
from email.message import EmailMessage
from typing import Any

SECTOR, SHORT = 512, 4_096
_FREE, _END, _FAT = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
Tree = Mapping[str, "bytes | Tree"]


def zipped(files: Mapping[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()


def mail(attachments: Sequence[tuple[str, str, bytes]], subject: str = "Your invoice") -> bytes:
    """Each attachment as (name, type, content)."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "a@roche.example", "b@port.example", subject
    message.set_content("Please find the invoice attached.")
    for name, kind, content in attachments:
        main, _, sub = kind.partition("/")
        message.add_attachment(content, maintype=main, subtype=sub, filename=name)
    return message.as_bytes()


def outlook(attachments: Sequence[tuple[str, bytes]], inner: Tree | None = None) -> bytes:
    """A .msg by [MS-OXMSG]: a storage for each attachment; `inner` is a message within the message."""
    return compound(outlook_tree(attachments, inner))


def outlook_tree(attachments: Sequence[tuple[str, bytes]], inner: Tree | None = None) -> Tree:
    tree: dict[str, bytes | Tree] = {"__substg1.0_0037001F": "Your invoice".encode("utf-16-le")}
    for number, (name, content) in enumerate(attachments):
        tree[f"__attach_version1.0_#{number:08X}"] = {
            "__substg1.0_3707001F": name.encode("utf-16-le"),
            "__substg1.0_37010102": content,
        }
    if inner is not None:
        tree[f"__attach_version1.0_#{len(attachments):08X}"] = {
            "__substg1.0_3001001F": "Forwarded".encode("utf-16-le"),
            "__substg1.0_3701000D": inner,
        }
    return tree


class _Chains:
    """Streams laid into sectors of one size, each stream a chain."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.sectors: list[bytes] = []
        self.next: list[int] = []

    def add(self, content: bytes) -> int:
        first = len(self.sectors)
        pieces = [content[at : at + self.size] for at in range(0, len(content), self.size)]
        for number, piece in enumerate(pieces, 1):
            self.sectors.append(piece.ljust(self.size, b"\0"))
            self.next.append(_END if number == len(pieces) else len(self.sectors))
        return first if pieces else _END


def compound(tree: Tree) -> bytes:
    """A compound file by [MS-CFB]: streams below 4,096 bytes lie together in one of their own."""
    large, small = _Chains(SECTOR), _Chains(64)
    entries: list[list[Any]] = []  # name, type, right, child, first sector, size

    def enter(name: str, content: bytes | Tree, kind: int) -> int:
        place = len(entries)
        entry: list[Any] = [name, kind, _FREE, _FREE, 0, 0]
        entries.append(entry)
        if isinstance(content, bytes):
            entry[4] = (small if len(content) < SHORT else large).add(content)
            entry[5] = len(content)
            return place
        earlier: list[Any] | None = None
        for inner_name, inner in content.items():
            at = enter(inner_name, inner, 2 if isinstance(inner, bytes) else 1)
            if earlier is None:
                entry[3] = at
            else:
                earlier[2] = at
            earlier = entries[at]
        return place

    enter("Root Entry", tree, 5)
    together = b"".join(small.sectors)
    entries[0][4], entries[0][5] = large.add(together), len(together)
    shorts = large.add(_as_table(small.next))
    directory = large.add(b"".join(_directory_row(*entry) for entry in entries))
    fats = 1
    while fats * 128 < len(large.sectors) + fats:
        fats += 1
    places = [*range(len(large.sectors), len(large.sectors) + fats), *[_FREE] * (109 - fats)]
    table = _as_table([*large.next, *[_FAT] * fats])
    head = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16)
    short_sectors = len(_as_table(small.next)) // SECTOR
    head += struct.pack(
        "<HHHHH6x9I", 0x3E, 3, 0xFFFE, 9, 6, 0, fats, directory, 0, SHORT, shorts, short_sectors, _END, 0
    )
    return head + struct.pack("<109I", *places) + b"".join(large.sectors) + table


def _as_table(numbers: Sequence[int]) -> bytes:
    rows = -(-len(numbers) // 128) * 128
    return struct.pack(f"<{rows}I", *numbers, *[_FREE] * (rows - len(numbers)))


def _directory_row(name: str, kind: int, right: int, child: int, first: int, size: int) -> bytes:
    letters = (name + "\0").encode("utf-16-le")
    row = letters.ljust(64, b"\0") + struct.pack("<HBBIII", len(letters), kind, 1, _FREE, right, child)
    return row + bytes(36) + struct.pack("<IQ", first, size)
