"""The address of each receivable for replies: behind a plus in the address of a mailbox (`replies+rcv_…@`), or alone
before the @ where the mailbox takes whatever is sent to its domain (`*@` is set, `rcv_…@` is used)."""

from __future__ import annotations

import re
from typing import Final

from recovery_contract.ids import ReceivableId
from recovery_service.settings import CATCH_ALL

_RECEIVABLE: Final = re.compile(r"rcv_[0-9a-z]{10,40}")


def reply_address_of(setting: str, receivable_id: ReceivableId) -> str:
    local, _, domain = setting.partition("@")
    return f"{'' if local == CATCH_ALL else f'{local}+'}{receivable_id}@{domain}"


def find_receivable(setting: str, recipient: str) -> ReceivableId | None:
    """Return the receivable that the address of a recipient names, None where it names none."""
    local, _, domain = setting.lower().partition("@")
    name, _, at = recipient.lower().partition("@")
    prefix = "" if local == CATCH_ALL else f"{local}+"
    tag = name.removeprefix(prefix)
    is_ours = at == domain and name.startswith(prefix) and _RECEIVABLE.fullmatch(tag)
    return ReceivableId(tag) if is_ours else None
