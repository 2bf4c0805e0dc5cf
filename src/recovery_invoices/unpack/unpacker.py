"""The child that unpacks: it asks for the bytes it needs and hands over the parts one by one."""

from __future__ import annotations

import io
from typing import Any

from recovery_invoices.task import Ask, Task, TaskResponse
from recovery_invoices.unpack.archive import archive_parts
from recovery_invoices.unpack.limits import UnpackLimits
from recovery_invoices.unpack.mail import mail_parts
from recovery_invoices.unpack.outlook import outlook_parts
from recovery_invoices.unpack.parts import Damaged, LimitReached, Opener, Unpacking
from recovery_invoices.unpack.remote_file import PORTION, RemoteFile

_OPENERS: dict[str, Opener] = {"zip": archive_parts, "mail": mail_parts, "outlook": outlook_parts}


def unpack(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return {stopped}: a code where nothing, or no more, could be taken out. Each part is a question before:
    {part: {name, kind, refused}} and its bytes."""
    limits = UnpackLimits(**message["limits"])
    file = io.BufferedReader(RemoteFile(ask, int(message["size"])), PORTION)
    try:
        Unpacking(limits, _OPENERS, ask).unpack(file, str(message["kind"]))
    except (Damaged, LimitReached) as reason:
        return {"stopped": reason.code}, b""
    return {"stopped": ""}, b""


TASKS: dict[str, Task] = {"unpack": unpack}
