"""The attachments of a message that Outlook saved (.msg): a compound file, [MS-OXMSG] of Microsoft's open
specifications."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator

import olefile

from recovery_invoices.unpack.limits import UnpackLimits
from recovery_invoices.unpack.parts import Damaged, Part

_ATTACHMENT = "__attach_version1.0_#"
#: What a message consists of.
_OF_MESSAGE = ("__attach", "__recip", "__nameid", "__properties", "__substg1.0_")
_STREAM = "__substg1.0_"
#: [MS-OXPROPS]: the long name, the short one, the display name, the content, and a message within the message.
_NAMES = ("3707", "3704", "3001")
_CONTENT, _EMBEDDED, _CONTENT_ID = "37010102", "3701000D", "3712"
_WIDE, _NARROW = "001F", "001E"
_PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".bmp")
#: How a damaged compound file fails, wherever the damage is.
_DAMAGE = (
    OSError, ValueError, LookupError, TypeError, AttributeError, UnicodeError, RecursionError, OverflowError,
    struct.error, AssertionError,
)  # fmt: skip


def outlook_parts(content: io.BufferedIOBase, limits: UnpackLimits) -> Iterator[Part]:
    """Yield every attachment; pictures shown within the text are none. Raises Damaged."""
    raw = content.read(limits.message_bytes + 1)
    if len(raw) > limits.message_bytes:
        raise Damaged("TOO_LARGE")
    try:
        file = olefile.OleFileIO(io.BytesIO(raw))
        places = file.listdir(streams=True, storages=True)
    except _DAMAGE as error:
        raise Damaged from error
    with file:
        streams = {tuple(place) for place in places}
        yield from _attachments(file, streams, (), limits, 1)
        if file.parsing_issues or not all(place[0].startswith(_OF_MESSAGE) for place in places):
            raise Damaged("INCOMPLETE")


def _attachments(
    file: olefile.OleFileIO,
    places: set[tuple[str, ...]],
    at: tuple[str, ...],
    limits: UnpackLimits,
    depth: int,
) -> Iterator[Part]:
    inner = (place for place in places if len(place) == len(at) + 1 and place[: len(at)] == at)
    for place in sorted(one for one in inner if one[-1].startswith(_ATTACHMENT)):
        embedded = (*place, _STREAM + _EMBEDDED)
        if embedded not in places:
            part = _part(file, places, place, limits)
            if part is not None:
                yield part
        elif depth < limits.depth:
            yield from _attachments(file, places, embedded, limits, depth + 1)
        else:
            yield Part(_text(file, places, place, _NAMES), None, "TOO_DEEP")


def _part(
    file: olefile.OleFileIO, places: set[tuple[str, ...]], place: tuple[str, ...], limits: UnpackLimits
) -> Part | None:
    name = _text(file, places, place, _NAMES) or place[-1].removeprefix(_ATTACHMENT)
    if name.lower().endswith(_PICTURES) and _text(file, places, place, (_CONTENT_ID,)):
        return None
    stream = (*place, _STREAM + _CONTENT)
    if stream not in places:
        return Part(name, None, "EMPTY")
    try:
        if file.get_size(list(stream)) > limits.part_bytes:
            return Part(name, None, "TOO_LARGE")
        content = file.openstream(list(stream)).read()
    except _DAMAGE:
        return Part(name, None, "UNREADABLE")
    return Part(name, content) if content else Part(name, None, "EMPTY")


def _text(
    file: olefile.OleFileIO,
    places: set[tuple[str, ...]],
    place: tuple[str, ...],
    properties: tuple[str, ...],
) -> str:
    """Return the first of these properties that says something."""
    for name in properties:
        for kind, encoding in ((_WIDE, "utf-16-le"), (_NARROW, "cp1252")):
            stream = (*place, f"{_STREAM}{name}{kind}")
            if stream not in places:
                continue
            try:
                words = str(file.openstream(list(stream)).read(4_096), encoding, "replace")
            except _DAMAGE:
                continue
            if words.strip("\x00 "):
                return words.strip("\x00 ")
    return ""
