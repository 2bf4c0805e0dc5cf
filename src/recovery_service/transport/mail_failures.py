"""What a mail server's refusal means, in words for whoever runs the service."""

from __future__ import annotations

import socket
import ssl
from typing import Final

from recovery_service.transport.causes import each_cause

_MEANINGS: Final = (
    ("SMTPAuthenticationError", "it does not accept the user or the password"),
    ("SMTPRecipientsRefused", "it does not take mail for this recipient"),
    ("SMTPRecipientRefused", "it does not take mail for this recipient"),
    ("SMTPSenderRefused", "it does not take mail from this sender"),
    ("SMTPNotSupported", "it offers no STARTTLS or no sign-in"),
    ("SMTPNotSupportedError", "it offers no STARTTLS or no sign-in"),
    ("SMTPTimeoutError", "it does not answer in time"),
    ("TimeoutError", "it does not answer in time"),
    ("ConnectionRefusedError", "nothing listens at this port"),
    ("SMTPServerDisconnected", "it ended the connection"),
    ("ConnectionResetError", "it ended the connection"),
)
"""By the names of classes, which two libraries share; the first one that fits."""


def describe_mail_failure(error: BaseException) -> str:
    """Return what happened, in one clause; neither a password nor an address of a person is in it."""
    chain = list(each_cause(error))
    for one in chain:
        if isinstance(one, socket.gaierror):
            return "its name is not known"
        if isinstance(one, ssl.SSLCertVerificationError):
            return f"its certificate is not trusted: {one.verify_message}"
        if isinstance(one, ssl.SSLError):
            return "it does not speak TLS at this port: smtps:// is for 465, smtp:// for 587"
    for name, meaning in _MEANINGS:
        if any(name in (kind.__name__ for kind in type(one).__mro__) for one in chain):
            return meaning + _code(chain)
    return f"it failed with {type(error).__name__}" + _code(chain)


def _code(chain: list[BaseException]) -> str:
    """Return the number that the server answered; its text may quote an address."""
    codes = [getattr(one, name, None) for one in chain for name in ("smtp_code", "code")]
    return next((f" ({code})" for code in codes if isinstance(code, int) and 400 <= code < 600), "")
