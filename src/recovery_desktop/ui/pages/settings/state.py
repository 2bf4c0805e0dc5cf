"""The person's choices on this computer, and what support needs to see."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import Signal

from recovery_desktop.store.notices import CHOICES
from recovery_desktop.ui import notices
from recovery_desktop.ui.state import PageState, Spawn

DEFAULTS: Final[dict[str, Any]] = {
    "theme": "system",
    "language": "system",
    "text_scale": 1.0,
    "reduced_motion": False,
    **CHOICES,
}
LOG_LINES: Final = 400


@dataclass(frozen=True)
class ConnectionFacts:
    """What the settings say about the open connection."""

    name: str
    base_url: str
    environment: str
    creditor: str
    key_kept: bool
    data_folder: Path


@dataclass(frozen=True)
class RememberedRow:
    """A correction in words: the field's name, the value or empty where it is read anew, and where it comes from."""

    id: str
    field: str
    value: str
    seller: str
    learned_from: str


class Learning(Protocol):
    def remembered(self) -> Sequence[RememberedRow]:
        """Newest first."""

    def forget(self, correction_id: str, /) -> None:
        """Durable when it returns."""

    def forget_all(self) -> None: ...


class Choices(Protocol):
    def get(self, name: str, default: Any = None) -> Any: ...

    def set(self, name: str, value: Any) -> None: ...


class SettingsState(PageState):
    """`look_changed` carries (theme, text scale); `left` asks for another connection; `signed_out` to sign out."""

    look_changed = Signal(str, float)
    left = Signal()
    signed_out = Signal()
    section_shown = Signal(str)
    section_asked = Signal(str)

    def __init__(
        self,
        spawn: Spawn,
        choices: Choices,
        facts: Callable[[], ConnectionFacts | None],
        read_log: Callable[[], list[str]],
        open_folder: Callable[[Path], bool],
        learning: Learning,
        write_log: Callable[[Path, list[str]], Awaitable[None]] | None = None,
    ) -> None:
        """`read_log` answers the log's lines, redacted, oldest first; `write_log` puts the lines shown into an
        archive, it raises a Failure."""
        super().__init__(spawn)
        self._choices, self.facts, self._read_log, self._open_folder = choices, facts, read_log, open_folder
        self._learning, self._write_log = learning, write_log
        self.log_saved: Path | None = None
        self.log: list[str] = []

    def choice(self, name: str) -> Any:
        return self._choices.get(name, DEFAULTS[name])

    def choose(self, name: str, value: Any) -> None:
        """Keep a choice and let it take effect."""
        self._choices.set(name, value)
        if name in ("theme", "text_scale"):
            self.look_changed.emit(str(self.choice("theme")), float(self.choice("text_scale")))
        self.changed.emit()

    def remembered(self) -> Sequence[RememberedRow]:
        return self._learning.remembered()

    def forget(self, correction_id: str) -> None:
        self._learning.forget(correction_id)
        self.changed.emit()

    def forget_all(self) -> None:
        self._learning.forget_all()
        self.changed.emit()

    def noticed(self) -> None:
        """What is remembered has changed."""
        self.changed.emit()

    def read_log(self) -> None:
        self.log = self._read_log()[-LOG_LINES:]
        self.changed.emit()

    def save_log(self, target: Path) -> None:
        """Nothing but what the person could read."""

        async def work() -> None:
            assert self._write_log is not None
            await self._write_log(target, list(self.log))
            self.log_saved = target

        self.log_saved = None
        self.act("save_log", work)

    def log_said(self) -> str:
        """How saving it went; empty before."""
        if self.failure is not None:
            return notices.notice(self.failure).sentence
        if self.log_saved is None:
            return ""
        return self.tr("Saved as {name}. It holds what you see here and nothing else.").format(
            name=self.log_saved.name
        )

    def open_data_folder(self) -> None:
        facts = self.facts()
        if facts is not None:
            self._open_folder(facts.data_folder)
