"""Where production hands over letters and text messages, as the environment of the process says."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, TypedDict

from recovery_service.cli.program import UsageError
from recovery_service.settings import SmsGateway

LETTERS: Final = "RECOVERY_LETTER_FOLDER"
SMS: Final = ("RECOVERY_SMS_URL", "RECOVERY_SMS_ACCOUNT", "RECOVERY_SMS_SENDER", "RECOVERY_SMS_TOKEN")


class Outward(TypedDict):
    sms_gateway: SmsGateway | None
    letter_folder: Path | None


def outward() -> Outward:
    """For Settings(**...). Raises UsageError where a text-message gateway is named in part only."""
    folder = os.environ.get(LETTERS)
    given = {name: os.environ.get(name, "") for name in SMS}
    missing = [name for name, value in given.items() if not value]
    if missing and len(missing) < len(SMS):
        raise UsageError(f"a text-message gateway also needs {', '.join(missing)}")
    url, account, sender, token = given.values()
    if url and not url.startswith(("https://", "http://127.0.0.1", "http://[::1]")):
        raise UsageError(f"{SMS[0]} begins with https://")
    gateway = None if missing else SmsGateway(url=url, account=account, sender=sender, token=token)
    return Outward(sms_gateway=gateway, letter_folder=Path(folder) if folder else None)
