"""What the environment of the process settles: where letters and text messages go, in whose name, what is kept."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, TypedDict

from recovery_service.cli.program import UsageError
from recovery_service.settings import Settings, SmsGateway

COLLECTOR: Final = "RECOVERY_COLLECTOR"
COLLECTOR_LENGTH: Final = 100
EVENT_DAYS: Final = "RECOVERY_EVENT_DAYS"
EVENT_DAYS_AT_MOST: Final = 3_650
LETTERS: Final = "RECOVERY_LETTER_FOLDER"
SMS: Final = ("RECOVERY_SMS_URL", "RECOVERY_SMS_ACCOUNT", "RECOVERY_SMS_SENDER", "RECOVERY_SMS_TOKEN")


class Outward(TypedDict):
    collector: str
    event_days: int
    sms_gateway: SmsGateway | None
    letter_folder: Path | None


def outward() -> Outward:
    """For Settings(**...). Raises UsageError where a text-message gateway is named in part only, or a value
    has no sense."""
    collector = os.environ.get(COLLECTOR, Settings.collector)
    if not collector.isprintable() or not 1 <= len(collector.strip()) <= COLLECTOR_LENGTH:
        raise UsageError(f"{COLLECTOR} is a name of 1 to {COLLECTOR_LENGTH} characters")
    days = os.environ.get(EVENT_DAYS, str(Settings.event_days))
    if not days.isdecimal() or not 1 <= int(days) <= EVENT_DAYS_AT_MOST:
        raise UsageError(f"{EVENT_DAYS} is a number of days from 1 to {EVENT_DAYS_AT_MOST}")
    folder = os.environ.get(LETTERS)
    given = {name: os.environ.get(name, "") for name in SMS}
    missing = [name for name, value in given.items() if not value]
    if missing and len(missing) < len(SMS):
        raise UsageError(f"a text-message gateway also needs {', '.join(missing)}")
    url, account, sender, token = given.values()
    if url and not url.startswith(("https://", "http://127.0.0.1", "http://[::1]")):
        raise UsageError(f"{SMS[0]} begins with https://")
    gateway = None if missing else SmsGateway(url=url, account=account, sender=sender, token=token)
    return Outward(
        collector=collector.strip(),
        event_days=int(days),
        sms_gateway=gateway,
        letter_folder=Path(folder) if folder else None,
    )
