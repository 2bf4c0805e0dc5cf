"""A subject or body while it is edited: as plain text for each tone; what was not changed is stored as it was."""

from __future__ import annotations

from typing import Final

from recovery_desktop.ui.pages.settings.recovery.plain_text import Mistake, from_plain, to_plain
from recovery_desktop.ui.pages.settings.recovery.template_parts import (
    TONES,
    UnknownForm,
    in_tone,
    parse,
    value_names,
    with_tones,
    write,
)


class EditedWords:
    """`is_locked` where it cannot be shown as plain text; it is shown as it is stored then, and stays."""

    def __init__(self, stored: str) -> None:
        self._stored: Final = stored
        try:
            parts = parse(stored)
            self.plain = {tone: to_plain(in_tone(parts, tone)).strip() for tone in TONES}
            self.is_locked = False
        except UnknownForm:
            self.plain = dict.fromkeys(TONES, stored)
            self.is_locked = True
        self._before = dict(self.plain)

    def mistake(self, tone: str) -> Mistake | None:
        """Return what cannot be understood in this tone."""
        if self.is_locked:
            return None
        try:
            from_plain(self.plain[tone])
        except Mistake as mistake:
            return mistake
        return None

    def values(self, tone: str) -> tuple[frozenset[str], frozenset[str]]:
        """Return the values that this tone had when it was shown, and those that it has now."""
        try:
            before, now = from_plain(self._before[tone]), from_plain(self.plain[tone])
        except Mistake:
            return frozenset(), frozenset()
        return value_names(before), value_names(now)

    @property
    def has_tones(self) -> bool:
        """Whether the words differed from one tone to another when they were shown."""
        return len(set(self._before.values())) > 1

    def stored(self, one_tone: str = "") -> str:
        """Return what is to be stored; with `one_tone`, its words count for all. Raises Mistake."""
        plain = dict.fromkeys(TONES, self.plain[one_tone]) if one_tone else self.plain
        if self.is_locked or plain == self._before:
            return self._stored
        return write(with_tones([from_plain(plain[tone]) for tone in TONES]))
