"""How a creditor's letters are posted and what stands at their head: set by the creditor, else by the operator.

Only on the creditor's own machine may the creditor name a folder or an address: a hosted service writes and speaks
where its operator says.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import Final

from recovery_contract.creditor_settings import SENDER_LINE, Letters
from recovery_contract.errors import ErrorCode
from recovery_contract.ids import UserId
from recovery_contract.reasons import Reason
from recovery_service.context.core import Context, Core
from recovery_service.encryption import seal, unseal
from recovery_service.errors import Invalid, ServiceError
from recovery_service.recovery.contacts.background import Preferences
from recovery_service.recovery.dunning import preferences, scheduling
from recovery_service.settings import LetterService, Settings
from recovery_service.transport.addresses import is_confidential

KIND: Final = "letters"
_LINE: Final = re.compile(SENDER_LINE)


def load_settings(context: Context, user_id: UserId) -> Letters:
    """Return the resource as the interface has it: without the token."""
    stored = preferences.find(context.connection, user_id, KIND)
    own = Letters() if stored is None else Letters(**stored["value"])
    return Letters(way="operator", sender=own.sender) if prints_for_others(context.settings) else own


def store_settings(context: Context, user_id: UserId, letters: Letters, at: int) -> Letters:
    """Store it with its token sealed; the token given before stays with its address. Raises Invalid."""
    token = letters.token or _token(context, user_id, letters.url)
    value: dict[str, object] = {"way": letters.way, "sender": [line.strip() for line in letters.sender]}
    if letters.way == "folder":
        value["folder"] = letters.folder
    elif letters.way == "provider":
        if not token:
            raise Invalid(Reason.of("provider_token_missing"), "token")
        value["url"] = letters.url
    secret = seal(context.settings.data_key, token, _owner(user_id)) if token and "url" in value else None
    preferences.store(context.connection, user_id, KIND, value, at=at, secret=secret, approved=True)
    # The first is what an earlier version said of letters, too.
    for reason in ("mailbox_refused", "letters_refused"):
        scheduling.release_waiting(context, user_id, reason, at)
    return load_settings(context, user_id)


def check_settings(settings: Settings, letters: Letters) -> None:
    """Raise Invalid for a way that cannot work: what would fail with the first letter is said while it is typed.

    Raises ServiceError 409 for a way that this service, as it is run, does not leave to the creditor.
    """
    if prints_for_others(settings):
        if letters.way != "operator":
            raise _elsewhere("The operator of this service settles how letters are posted.", letters.way)
    elif letters.way == "operator":
        raise _elsewhere("This service has no operator but you.", letters.way)
    if letters.way == "folder":
        _check_folder(letters.folder or "")
    elif letters.way == "provider":
        _check_address(letters.url or "")
    for at, line in enumerate(letters.sender):
        if not _LINE.search(line):
            raise Invalid(Reason.of("sender_line_not_plain"), f"sender[{at}]", line)


def load_channel(context: Context, user_id: UserId) -> Path | LetterService | None:
    """Return where this creditor's letters go; None where they wait to be printed."""
    settings = context.settings
    if prints_for_others(settings):
        return settings.letter_service or settings.letter_folder
    stored = preferences.find(context.connection, user_id, KIND)
    if stored is None:
        return None
    own = Letters(**stored["value"])
    if own.way == "folder" and own.folder:
        return Path(own.folder)
    if own.way == "provider" and own.url and stored["secret"]:
        # No provider can report to this computer, so no secret is needed.
        return LetterService(own.url, unseal(settings.data_key, stored["secret"], _owner(user_id)), secret="")
    return None


def is_printed(settings: Settings, preferences: Preferences) -> bool:
    """Return whether the creditor prints and posts the letters: nothing else takes them."""
    if prints_for_others(settings):
        return settings.letter_service is None and settings.letter_folder is None
    stored = preferences.get(KIND)
    return stored is None or stored["value"]["way"] == "print"


def is_sent_by_hand(core: Core, preferences: Preferences, channel: str) -> bool:
    """Return whether a person makes a contact by this channel; in the test environment nobody does."""
    if not core.channels.is_real:
        return False
    return is_printed(core.settings, preferences) if channel == "letter" else channel == "phone"


def sender_lines(preferences: Preferences) -> list[str]:
    """Return the creditor's own lines under its name, empty where there are none."""
    stored = preferences.get(KIND)
    return [] if stored is None else list(stored["value"]["sender"])


def _elsewhere(message: str, way: str) -> ServiceError:
    return ServiceError(409, ErrorCode.INVALID_STATE, message, "way", way)


def prints_for_others(settings: Settings) -> bool:
    return not settings.embedded or settings.letter_service is not None or settings.letter_folder is not None


def _token(context: Context, user_id: UserId, url: str | None) -> str | None:
    stored = preferences.find(context.connection, user_id, KIND)
    if stored is None or stored["secret"] is None or stored["value"].get("url") != url:
        return None
    return unseal(context.settings.data_key, stored["secret"], _owner(user_id))


def _check_folder(folder: str) -> None:
    path = Path(folder)
    if not path.is_absolute():
        raise Invalid(Reason.of("folder_not_absolute"), "folder", folder)
    try:
        with tempfile.TemporaryFile(dir=path):
            return
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Invalid(Reason.of("folder_not_writable", why=why), "folder", folder) from None
    except ValueError:  # a path with a zero byte
        raise Invalid(Reason.of("not_a_folder"), "folder") from None


def _check_address(url: str) -> None:
    if not is_confidential(url):
        raise Invalid(Reason.of("not_https"), "url")


def _owner(user_id: UserId) -> str:
    return f"letters:{user_id}"
