"""The pages, in the order of the rail: a page is added by a module in this folder and a row here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from recovery_desktop.marking import QT_TRANSLATE_NOOP
from recovery_desktop.parts.part import Around, Part


@dataclass(frozen=True)
class Row:
    """`part` is the class in `recovery_desktop.parts.<key>`; without an `icon` the page has no place in the rail."""

    key: str
    part: str
    name: str
    icon: str = ""
    at_foot: bool = False


PARTS: Final = (
    Row("welcome", "WelcomePart", QT_TRANSLATE_NOOP("App", "Welcome")),
    Row("sign_in", "SignInPart", QT_TRANSLATE_NOOP("App", "Sign in")),
    Row("today", "TodayPart", QT_TRANSLATE_NOOP("App", "Today"), "today"),
    Row("tasks", "TasksPart", QT_TRANSLATE_NOOP("App", "Letters and calls")),
    Row("submit", "SubmitPart", QT_TRANSLATE_NOOP("App", "Submit"), "submit"),
    Row("board", "BoardPart", QT_TRANSLATE_NOOP("App", "Board"), "board"),
    Row("receivable", "ReceivablePart", QT_TRANSLATE_NOOP("App", "Receivable")),
    Row("payments", "PaymentsPart", QT_TRANSLATE_NOOP("App", "Payments"), "money"),
    Row("statistics", "StatisticsPart", QT_TRANSLATE_NOOP("App", "Statistics"), "statistics"),
    Row("notices", "NoticesPart", QT_TRANSLATE_NOOP("App", "Notices"), "notice"),
    Row("onboarding", "OnboardingPart", QT_TRANSLATE_NOOP("App", "Your company"), "company", at_foot=True),
    Row("connection", "ConnectionPart", QT_TRANSLATE_NOOP("App", "Connection"), "live", at_foot=True),
    Row("settings", "SettingsPart", QT_TRANSLATE_NOOP("App", "Settings"), "settings", at_foot=True),
)


class Parts:
    """The parts by key; each is loaded and made when it is first asked for."""

    def __init__(self, around: Around) -> None:
        self._around = around
        self._rows = {row.key: row for row in PARTS}
        self._made: dict[str, Part] = {}

    def __getitem__(self, key: str) -> Part:
        """Raises KeyError for a key that the table does not have."""
        if key not in self._made:
            self._made[key] = part_of(self._rows[key])(self._around)
        return self._made[key]

    def __iter__(self) -> Iterator[Part]:
        """Those that were made."""
        return iter(tuple(self._made.values()))


def part_of(row: Row) -> type[Part]:
    """The class of a row, loaded now."""
    found = getattr(import_module(f"recovery_desktop.parts.{row.key}"), row.part)
    assert isinstance(found, type)
    assert issubclass(found, Part)
    return found
