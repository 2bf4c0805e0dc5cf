"""What is said outside of the window and when: which kinds, not in quiet hours, one for many, each once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any, Final, Protocol

from recovery_contract.ids import ReceivableId
from recovery_desktop.store.notices import CHOICES, NoticeRow, Notices

AT_ONCE: Final = 3
"""More than so many are said as one."""
LOOKED_AT: Final = 200


@dataclass(frozen=True)
class Announcement:
    """`receivable_id` empty leads to the notices. Plain text."""

    receivable_id: ReceivableId
    title: str
    words: str


class Choices(Protocol):
    def get(self, name: str, default: Any = None) -> Any: ...


def get_choice(choices: Choices, name: str) -> Any:
    return choices.get(name, CHOICES[name])


def end_of_quiet_hours(choices: Choices, now: datetime) -> datetime | None:
    """Return when the quiet hours end that contain `now`, a local time; None outside of them."""
    begins, ends = (
        int(get_choice(choices, "notices.quiet_from")),
        int(get_choice(choices, "notices.quiet_until")),
    )
    if not get_choice(choices, "notices.quiet") or begins == ends:
        return None
    overnight = begins > ends
    inside = (now.hour >= begins or now.hour < ends) if overnight else begins <= now.hour < ends
    if not inside:
        return None
    day = now.date() + timedelta(days=1 if overnight and now.hour >= begins else 0)
    return datetime.combine(day, time(ends), now.tzinfo)


class Announcer:
    """`is_watched` says whether the person has the window before them: then nothing need be said outside of it."""

    def __init__(
        self,
        choices: Choices,
        notices: Callable[[], Notices],
        describe: Callable[[Sequence[NoticeRow]], Announcement],
        show: Callable[[Announcement], None],
        is_watched: Callable[[], bool],
        now: Callable[[], datetime],
    ) -> None:
        """`notices` are those of the connection in use; `now` answers the person's own time of day."""
        self._choices, self._notices, self._describe, self._show = choices, notices, describe, show
        self._is_watched, self._now = is_watched, now

    def announce_due(self) -> float | None:
        """Say what is to be said. What falls into quiet hours waits, across restarts too: the answer is then in how
        many seconds they end."""
        rows = self._notices().unannounced(LOOKED_AT)
        if not rows:
            return None
        wanted = []
        if get_choice(self._choices, "notices.desktop") and not self._is_watched():
            kinds = get_choice(self._choices, "notices.kinds")
            wanted = [row for row in rows if row.kind in kinds]
        now = self._now()
        ends = end_of_quiet_hours(self._choices, now) if wanted else None
        waiting = {row.id for row in wanted} if ends is not None else set()
        done = [row.id for row in rows if row.id not in waiting]
        if done:
            # Noted before it is shown: rather never than twice.
            self._notices().mark_announced(done)
        if ends is not None:
            return (ends - now).total_seconds()
        if len(wanted) > AT_ONCE:
            self._show(self._describe(wanted))
        else:
            for row in wanted:
                self._show(self._describe([row]))
        return None
