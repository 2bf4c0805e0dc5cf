"""Every way in which asking the service can fail, each with what happened and what to do next.

Failure
  Offline          no connection was made: nothing was sent, the action may wait
    NotTrusted     whoever answers there cannot prove to be the service: nothing was sent
    NothingThere   no service at an address that a person entered: nothing was sent
  OutcomeUnknown   sent, but the answer was lost: reconcile or ask, never repeat blindly
  AccountUnsure    as that, for the account of the creditor: only the person can find out
  SignedOut        the session is over and could not be renewed
  StillConnecting  the connection of the last time is being opened: nothing was sent
  Refused          the service said no: code, message and field
  Paced            too many requests: when to try again
  ServiceFault     the service broke (5xx): its request id
  Unreadable       an answer that is not the interface's

WrongPassphrase is about a secret that a person types here, and said beside its field.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Any, Final, Self

from recovery_contract.ids import RequestId
from recovery_contract.reason_templates import make_reason


class Failure(Exception):
    """`title` says what happened, `next_step` what to do; both are English source texts for translation."""

    title = "Something went wrong"
    next_step = "Try again."
    retry_after: float | None = None
    """Seconds, where the service said when it may be asked again."""
    reason: Mapping[str, Any] | None = None
    """Why, as {code, params, message} of the contract, where more is known than the words of `detail`."""

    def __init__(self, words: str = "", *, reason: Mapping[str, Any] | None = None) -> None:
        super().__init__(words or (str(reason["message"]) if reason else ""))
        self.reason = reason

    @classmethod
    def of_system(cls, error: Exception) -> Self:
        """Return the failure for an error of the system or a library at a file."""
        return cls(reason=system_reason(error))

    @property
    def detail(self) -> str:
        """What the service or the network said, as plain text; empty where there is nothing."""
        return str(self)

    @property
    def is_not_offered(self) -> bool:
        """Whether a service answers so that lacks an operation beyond the interface."""
        return False

    @property
    def is_not_ours(self) -> bool:
        """Whether the service lacks the operation, or this connection was not given the right to it."""
        return self.is_not_offered

    def to_json(self) -> dict[str, Any]:
        """Return the failure as JSON values, to be stored."""
        content = {"code": type(self).__name__, "message": self.detail or self.title}
        if self.reason is None:
            return content
        return {**content, "code": self.reason["code"] or content["code"], "reason": dict(self.reason)}


def system_reason(error: Exception) -> dict[str, Any]:
    """Return a known reason for the error's number, otherwise the system's own words."""
    code = _OF_SYSTEM.get(error.errno or 0) if isinstance(error, OSError) else None
    words = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return make_reason(code) if code else {"code": "", "message": words}


_OF_SYSTEM: Final = {
    errno.ENOENT: "file_is_gone",
    errno.EACCES: "file_no_access",
    errno.EPERM: "file_no_access",
    errno.EISDIR: "file_is_folder",
    errno.ENOSPC: "disk_full",
}


class Offline(Failure):
    title = "The service cannot be reached"
    next_step = "Your changes are saved and sent once there is a connection."


class NotTrusted(Offline):
    title = "The service cannot prove who it is"
    next_step = (
        "Check the address and the date of this computer, and ask the service whether its certificate is valid."
        " Nothing was sent."
    )


class NothingThere(Offline):
    title = "No service answers at this address"
    next_step = "Check the address and your internet connection, then try again. Nothing you typed is lost."


class OutcomeUnknown(Failure):
    title = "The answer was lost"
    next_step = "The app checks whether it arrived before anything is sent again."


class AccountUnsure(Failure):
    title = "It is not known whether your account was created"
    next_step = (
        "Ask the service, or look for a message from it. Continue again only if there is no account yet."
    )


class SignedOut(Failure):
    title = "You are signed out"
    next_step = "Sign in again. Nothing you typed is lost."


class StillConnecting(Failure):
    title = "The app is still connecting"
    next_step = "Try again in a moment. Nothing you typed is lost."


class Refused(Failure):
    """`status` is the HTTP status; `field` the offending path where the service named one, `reason` what `message`
    says as a code, where it knows ours."""

    title = "The service refused this"
    next_step = "Correct it and try again."

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        *,
        field: str | None = None,
        details: dict[str, Any] | None = None,
        request_id: RequestId | None = None,
        reason: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(message, reason=reason)
        self.status, self.code, self.message = status, code, message
        self.field, self.details, self.request_id = field, details or {}, request_id

    def to_json(self) -> dict[str, Any]:
        field = {} if self.field is None else {"field": self.field}
        return super().to_json() | {"code": self.code, "message": self.message} | field

    @classmethod
    def from_json(cls, content: Mapping[str, Any]) -> Refused:
        """Return the stored refusal; one of an earlier version may hold its message alone."""
        code, message = (str(content.get(name) or "") for name in ("code", "message"))
        return cls(0, code, message, field=content.get("field"), reason=content.get("reason"))

    @property
    def is_not_offered(self) -> bool:
        return self.status in (404, 405, 501)

    @property
    def is_not_ours(self) -> bool:
        return self.is_not_offered or self.status == 403


class Paced(Failure):
    title = "The service is busy"
    next_step = "Try again in a moment. What you decided is saved and sent by itself."

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = self.retry_after = seconds


class ServiceFault(Failure):
    title = "The service has a problem"
    next_step = (
        "Try again later; what you decided is saved and sent then. If this persists, "
        "give the service this number."
    )

    def __init__(self, status: int, request_id: RequestId | None = None) -> None:
        super().__init__(request_id or f"HTTP {status}")
        self.status, self.request_id = status, request_id


class Unreadable(Failure):
    """`is_other_form`: it is JSON, in another form than ours. Beyond the interface a service may have something else
    at the same address; within it, nobody else stands in between."""

    title = "The answer could not be read"
    next_step = "Check the address of the service, or whether your network asks you to sign in first."

    def __init__(self, words: str = "", *, is_other_form: bool = False) -> None:
        super().__init__(words)
        self.is_other_form = is_other_form

    @property
    def is_not_offered(self) -> bool:
        return self.is_other_form


class WrongPassphrase(Failure):
    title = "This passphrase does not open the key"
    next_step = "Type it again. Without it, what was sealed on this computer stays closed."
