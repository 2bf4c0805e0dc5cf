"""The letterhead: a logo chosen from a file, and one colour, as the service stores them."""

from __future__ import annotations

import asyncio
import base64
import binascii
import threading
from pathlib import Path
from typing import Final

from recovery_contract.letterhead import LOGO_FILE_BYTES, LOGO_WIDTH, Letterhead
from recovery_contract.reason_templates import make_reason
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.documents.drawing import DrawnPage, NotDrawn, draw_content
from recovery_desktop.failures import Failure

_PNG: Final = b"\x89PNG"


async def read_logo(path: Path) -> str:
    """Return the picture as a data URI. Raises NotDrawn for what is no picture, or too large."""
    return await asyncio.to_thread(_read, path)


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(LOGO_FILE_BYTES + 1)
    except OSError as error:
        raise NotDrawn.of_system(error) from error
    if len(content) > LOGO_FILE_BYTES:
        raise NotDrawn(reason=make_reason("file_too_large", most=LOGO_FILE_BYTES // 2**20))
    try:
        draw_content(content, LOGO_WIDTH, threading.Event())
    except NotDrawn as failure:
        raise NotDrawn(reason=make_reason("logo_unopened")) from failure
    kind = "png" if content.startswith(_PNG) else "jpeg"
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


async def draw_logo(letterhead: Letterhead | None) -> DrawnPage | None:
    """Return the logo as a service answered it; None where there is none, or it cannot be shown."""
    if letterhead is None or letterhead.logo is None:
        return None
    try:
        content = base64.b64decode(letterhead.logo.partition(",")[2], validate=True)
        return await asyncio.to_thread(draw_content, content, LOGO_WIDTH, threading.Event())
    except (binascii.Error, ValueError, NotDrawn):
        return None


async def fetch_letterhead(context: ConnectionContext) -> Letterhead | None:
    """Return the letterhead; None where the service has none to offer, or does not answer."""
    try:
        return await context.client.extensions.letterhead(context.creditor)
    except Failure:
        return None


async def set_letterhead(context: ConnectionContext, letterhead: Letterhead) -> Letterhead:
    """Store the letterhead; what it does not have is removed. Raises a Failure."""
    return await context.client.extensions.put_letterhead(context.creditor, letterhead)
