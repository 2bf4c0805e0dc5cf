"""The links to a debtor's recovery page and a creditor's onboarding page: made from a key, never stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable
from typing import Generic, Literal, NamedTuple, TypeVar

from recovery_contract.ids import ReceivableId, UserId
from recovery_service.context.core import Core

Kind = Literal["recovery", "onboarding"]
_Id = TypeVar("_Id", bound=str)


class LinkTarget(NamedTuple, Generic[_Id]):
    """Target of a link's token: the id of a receivable or creditor, and the generation of its links."""

    id: _Id
    generation: int


def recovery_url(core: Core, receivable_id: ReceivableId, generation: int) -> str:
    """Return the address at which this receivable's debtor can answer; a new generation makes every older link
    invalid.
    """
    return f"{core.base_url}/r/{_token(core, 'recovery', receivable_id, generation)}"


def onboarding_url(core: Core, user_id: UserId, generation: int) -> str:
    return f"{core.base_url}/onboarding/{_token(core, 'onboarding', user_id, generation)}"


def check_recovery_token(core: Core, token: str) -> LinkTarget[ReceivableId] | None:
    """Return what this token was made for, None where it was not made here. The caller compares the generation with
    that of now."""
    return _check(core, "recovery", token, ReceivableId)


def check_onboarding_token(core: Core, token: str) -> LinkTarget[UserId] | None:
    return _check(core, "onboarding", token, UserId)


def _token(core: Core, kind: Kind, object_id: str, generation: int) -> str:
    return f"{object_id}.{generation}.{_proof(core, kind, object_id, generation)}"


def _proof(core: Core, kind: Kind, object_id: str, generation: int) -> str:
    if len(core.settings.link_key) < 32:
        raise ValueError("links need a key of 32 bytes")
    message = f"{kind}|{object_id}|{generation}".encode()
    digest = hmac.new(core.settings.link_key, message, hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def _check(core: Core, kind: Kind, token: str, of_kind: Callable[[str], _Id]) -> LinkTarget[_Id] | None:
    object_id, _, rest = token.partition(".")
    number, _, proof = rest.partition(".")
    if not (object_id and number.isascii() and number.isdecimal() and len(number) <= 9):
        return None
    expected = _proof(core, kind, object_id, int(number))
    if not hmac.compare_digest(expected.encode(), proof.encode()):
        return None
    return LinkTarget(of_kind(object_id), int(number))
