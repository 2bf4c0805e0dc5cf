"""Failures and warnings in a person's words: what happened, and what to do next."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from recovery_desktop import failures
from recovery_desktop.store.drafts import MAY_BE_SUBMITTED
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import reasons, text
from recovery_desktop.ui.tone import Tone


@dataclass(frozen=True)
class Notice:
    """`title` what happened, `next_step` what to do, `detail` what the other side said; all plain text."""

    title: str
    next_step: str
    detail: str = ""
    tone: Tone = "danger"

    @property
    def sentence(self) -> str:
        """Everything in one line, for a banner."""
        sentence = self.detail if self.detail != self.title else ""
        return " ".join(ended(words) for words in (self.title, sentence, self.next_step) if words)


def ended(words: str) -> str:
    """Return the words as a sentence: what another program said often has no full stop, or has it within its quotation
    marks.
    """
    return words if words.rstrip(_QUOTES).endswith((".", "!", "?", "…", ":")) else f"{words}."


_QUOTES: Final = "”“»\u00a0\u202f"


_WORDS: Final[dict[type[failures.Failure], tuple[str, str, Tone]]] = {
    failures.Offline: (
        QT_TRANSLATE_NOOP("notices", "The service cannot be reached"),
        QT_TRANSLATE_NOOP("notices", "Your changes are saved and sent once there is a connection."),
        "warning",
    ),
    failures.NotTrusted: (
        QT_TRANSLATE_NOOP("notices", "The service cannot prove who it is"),
        QT_TRANSLATE_NOOP(
            "notices",
            "Check the address and the date of this computer, and ask the service whether its certificate is valid."
            " Nothing was sent.",
        ),
        "danger",
    ),
    failures.NothingThere: (
        QT_TRANSLATE_NOOP("notices", "No service answers at this address"),
        QT_TRANSLATE_NOOP(
            "notices",
            "Check the address and your internet connection, then try again. Nothing you typed is lost.",
        ),
        "danger",
    ),
    failures.OutcomeUnknown: (
        QT_TRANSLATE_NOOP("notices", "The answer was lost"),
        QT_TRANSLATE_NOOP("notices", "The app checks whether it arrived before anything is sent again."),
        "warning",
    ),
    failures.AccountUnsure: (
        QT_TRANSLATE_NOOP("notices", "It is not known whether your account was created"),
        QT_TRANSLATE_NOOP(
            "notices",
            "Ask the service, or look for a message from it. Continue again only if there is no account yet.",
        ),
        "warning",
    ),
    failures.SignedOut: (
        QT_TRANSLATE_NOOP("notices", "You are signed out"),
        QT_TRANSLATE_NOOP("notices", "Sign in again. Nothing you typed is lost."),
        "warning",
    ),
    failures.StillConnecting: (
        QT_TRANSLATE_NOOP("notices", "The app is still connecting"),
        QT_TRANSLATE_NOOP("notices", "Try again in a moment. Nothing you typed is lost."),
        "info",
    ),
    failures.Refused: (
        QT_TRANSLATE_NOOP("notices", "The service refused this"),
        QT_TRANSLATE_NOOP("notices", "Correct it and try again."),
        "danger",
    ),
    failures.Paced: (
        QT_TRANSLATE_NOOP("notices", "The service is busy"),
        QT_TRANSLATE_NOOP("notices", "Try again in a moment. What you decided is saved and sent by itself."),
        "info",
    ),
    failures.ServiceFault: (
        QT_TRANSLATE_NOOP("notices", "The service has a problem"),
        QT_TRANSLATE_NOOP(
            "notices",
            (
                "Try again later; what you decided is saved and sent then. If this persists, "
                "give the service this number."
            ),
        ),
        "danger",
    ),
    failures.Unreadable: (
        QT_TRANSLATE_NOOP("notices", "The answer could not be read"),
        QT_TRANSLATE_NOOP(
            "notices", "Check the address of the service, or whether your network asks you to sign in first."
        ),
        "danger",
    ),
}

_WITHOUT_DETAIL: Final = (failures.Offline, failures.NothingThere, failures.OutcomeUnknown)
"""What the network library adds to these is English and helps nobody; the log has it."""

_TITLES: Final = {kind.__name__: title for kind, (title, _, _) in _WORDS.items()}
"""By the code under which a failure is kept that is no refusal."""

_CODES: Final = {
    "MISSING_EMAIL_CONTACT": QT_TRANSLATE_NOOP(
        "notices", "The debtor needs a contact with an email address."
    ),
    "DUPLICATE_RECEIVABLE": QT_TRANSLATE_NOOP("notices", "This invoice was submitted before."),
    "NOT_YET_DUE": QT_TRANSLATE_NOOP("notices", "This invoice is not due yet."),
    "PAST_LIMITATION": QT_TRANSLATE_NOOP("notices", "This invoice is too old to be claimed in court."),
    "USER_NOT_ACTIVE": QT_TRANSLATE_NOOP("notices", "Your account is not active yet. Complete it first."),
    "INVALID_STATE": QT_TRANSLATE_NOOP("notices", "This is no longer possible: something changed meanwhile."),
    "FILE_TOO_LARGE": QT_TRANSLATE_NOOP("notices", "This file is too large: 20 MB at most."),
    "NO_FILES_HERE": QT_TRANSLATE_NOOP(
        "notices",
        ("This service accepts no files as evidence. Describe them in the statement, or hand them in there."),
    ),
    "UNSUPPORTED_FILE": QT_TRANSLATE_NOOP("notices", "This is not a PDF, or it cannot be opened."),
    MAY_BE_SUBMITTED: QT_TRANSLATE_NOOP(
        "notices", "The service may already have created this invoice while reading it."
    ),
}


_OF_FILES: Final = (
    # Titles and next steps of failures that are met where files are read.
    QT_TRANSLATE_NOOP("notices", "This page cannot be shown"),
    QT_TRANSLATE_NOOP("notices", "Ask for the file again, or enter its contents manually."),
    QT_TRANSLATE_NOOP("notices", "This picture cannot be used"),
    QT_TRANSLATE_NOOP("notices", "Take it again, or drop the invoice as a PDF."),
    QT_TRANSLATE_NOOP("notices", "This electronic invoice cannot be used"),
    QT_TRANSLATE_NOOP("notices", "This document cannot be used"),
    QT_TRANSLATE_NOOP("notices", "Save it as a PDF and drop that, or enter the invoice manually."),
    QT_TRANSLATE_NOOP("notices", "Drop the invoice as a PDF, or enter it manually."),
    QT_TRANSLATE_NOOP("notices", "This file cannot be unpacked"),
    QT_TRANSLATE_NOOP("notices", "Unpack it yourself, and drop the invoices."),
    QT_TRANSLATE_NOOP("notices", "Nothing could be read there"),
    QT_TRANSLATE_NOOP("notices", "Draw a slightly larger box, or enter the value."),
)


_OF_SIGN_IN: Final = (
    # Titles and next steps of failures that are met where somebody signs in.
    QT_TRANSLATE_NOOP("notices", "The service did not sign you in"),
    QT_TRANSLATE_NOOP("notices", "Try again, or choose another connection."),
    QT_TRANSLATE_NOOP("notices", "You did not agree to the sign-in"),
    QT_TRANSLATE_NOOP("notices", "Start again if you did not mean to."),
    QT_TRANSLATE_NOOP("notices", "The service does not know this connection"),
    QT_TRANSLATE_NOOP(
        "notices", "Its client ID or secret is not accepted. Ask the service for a new connection file."
    ),
    QT_TRANSLATE_NOOP("notices", "The sign-in took too long, or was used before"),
    QT_TRANSLATE_NOOP("notices", "Start again."),
    QT_TRANSLATE_NOOP("notices", "The service does not grant what the app needs"),
    QT_TRANSLATE_NOOP("notices", "Ask the service for a connection file with all rights of a creditor."),
    QT_TRANSLATE_NOOP("notices", "No answer came back from the browser"),
    QT_TRANSLATE_NOOP("notices", "Open the sign-in page again when you are ready."),
)


def _tr(text: str) -> str:
    return QCoreApplication.translate("notices", text)


def notice(failure: failures.Failure) -> Notice:
    """Return the words for a failure; one that has none of its own speaks its own title and next step."""
    row = _WORDS.get(type(failure))
    title, step, tone = row if row else (failure.title, failure.next_step, "danger")
    if isinstance(failure, failures.Refused):
        detail = reason(failure)
    elif type(failure) in _WITHOUT_DETAIL:
        detail = ""
    else:
        detail = failure.detail if failure.reason is None else reasons.in_words(failure.reason)
    return Notice(_tr(title), _tr(step), detail, tone)


def direct_sentence(failure: failures.Failure) -> str:
    """Return the sentence for the failure of what is asked of the service directly: without a connection it has to be
    tried again, and is not sent by itself later."""
    shown = notice(failure)
    if type(failure) is failures.Offline:
        shown = replace(shown, next_step=_tr(_TRY_AGAIN))
    return shown.sentence


_TRY_AGAIN: Final = QT_TRANSLATE_NOOP(
    "notices", "Check your internet connection, then try again. Nothing you typed is lost."
)


def words_of_code(code: str) -> str:
    """Return the words for a refusal's code; empty for one without."""
    return _tr(_CODES[code]) if code in _CODES else ""


def reason(refused: failures.Refused) -> str:
    """Return the reason of a refusal: in words of ours where it is known, else quoted as it came."""
    if words := _own_words(refused):
        return words
    return text.quoted(refused.message) if refused.message else ""


def refusal(refused: failures.Refused) -> str:
    """Return the same, to stand alone beside what was refused."""
    if words := _own_words(refused):
        return words
    return _tr("The service does not accept this: {reason}").format(reason=ended(reason(refused) or "–"))


def _own_words(refused: failures.Refused) -> str:
    return reasons.own_words(refused.reason) or words_of_code(refused.code)


def field_errors(failure: failures.Failure | None, paths: Collection[str]) -> dict[str, str]:
    """Return what is to be said beside the field that a service refused: the known path and the words; empty for
    none."""
    place = match_path(failure.field, paths) if isinstance(failure, failures.Refused) else ""
    if not place or not isinstance(failure, failures.Refused):
        return {}
    return {place: refusal(failure)}


def match_path(path: str | None, paths: Collection[str]) -> str:
    """Return the known path that this one is, lies in or contains, as "invoice.numbers" for "invoice.numbers[0]";
    empty for none.
    """
    steps = (path or "").replace("[", ".").replace("]", "").split(".")
    for length in range(len(steps), 0, -1):
        at = ".".join(steps[:length])
        if at in paths:
            return at
    full_path = ".".join(steps)
    return next((one for one in paths if full_path and one.startswith(f"{full_path}.")), "")


def stored_failure_words(failure: Mapping[str, Any]) -> str:
    """Return what stopped a draft, as it was kept with it, in the person's language where it is known."""
    title = _TITLES.get(str(failure.get("code")))
    return reason(failures.Refused.from_json(failure)) if title is None else _tr(title)


def not_submitted(failure: Mapping[str, Any]) -> str:
    """Return why a draft came back from its submission, or should be looked at before it is submitted."""
    if failure.get("code") == MAY_BE_SUBMITTED:
        return stored_failure_words(failure)
    return _tr(QT_TRANSLATE_NOOP("notices", "Not submitted: {why}")).format(why=stored_failure_words(failure))


_REQUIREMENTS: Final = {
    "company.name": (
        QT_TRANSLATE_NOOP("notices", "Company name"),
        QT_TRANSLATE_NOOP("notices", "Letters are written in its name."),
    ),
    "company.siret": (
        QT_TRANSLATE_NOOP("notices", "SIRET number"),
        QT_TRANSLATE_NOOP("notices", "It proves that the company exists."),
    ),
    "company.address": (
        QT_TRANSLATE_NOOP("notices", "Company address"),
        QT_TRANSLATE_NOOP("notices", "A formal notice must show it."),
    ),
    "contact.name": (
        QT_TRANSLATE_NOOP("notices", "Your name"),
        QT_TRANSLATE_NOOP("notices", "Someone must be responsible for the account."),
    ),
    "bank_account": (
        QT_TRANSLATE_NOOP("notices", "Bank account"),
        QT_TRANSLATE_NOOP("notices", "Recovered money arrives there."),
    ),
    "identity_document": (
        QT_TRANSLATE_NOOP("notices", "Identity document"),
        QT_TRANSLATE_NOOP("notices", "The law requires knowing who is paid."),
    ),
    "mandate": (
        QT_TRANSLATE_NOOP("notices", "Mandate"),
        QT_TRANSLATE_NOOP("notices", "It allows the service to write in your name."),
    ),
}


def requirement(key: str) -> tuple[str, str]:
    """Return what is required and why; an unknown one of a foreign service by the words of its code."""
    if key not in _REQUIREMENTS:
        # Codes are words between points and strokes, as in "tax_form".
        named = " ".join(re.split(r"[._\s]+", key)).strip()
        return named[:1].upper() + named[1:], _tr("The page in the browser explains it.")
    what, why = _REQUIREMENTS[key]
    return _tr(what), _tr(why)
