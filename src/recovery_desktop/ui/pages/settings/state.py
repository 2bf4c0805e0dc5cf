"""The person's choices on this computer, and what support needs to see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Signal

from recovery_desktop.commands import learn_layout
from recovery_desktop.commands.read_log import read_log
from recovery_desktop.ids import CorrectionId
from recovery_desktop.session.kinds import KINDS
from recovery_desktop.session.session import Session
from recovery_desktop.store.notices import CHOICES
from recovery_desktop.ui import notices
from recovery_desktop.ui.field_names import name_of
from recovery_desktop.ui.pages.state import PageState

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
    """Facts about the open connection for the settings. What runs on this computer has no name."""

    kind: str
    name: str
    base_url: str
    environment: str
    creditor: str
    has_stored_key: bool
    data_folder: Path


@dataclass(frozen=True)
class RememberedRow:
    """A correction in words: the field's name, the value or empty where it is read anew, and where it comes from."""

    id: CorrectionId
    field: str
    value: str
    seller: str
    learned_from: str


class SettingsState(PageState):
    """`look_changed` carries (theme, text scale); `left` asks for another connection; `signed_out` to sign out;
    `folder_opened` to show a folder; `forgotten` carries corrections that can be restored."""

    look_changed = Signal(str, float)
    left = Signal()
    signed_out = Signal()
    folder_opened = Signal(Path)
    forgotten = Signal(object)
    section_shown = Signal(str)
    section_requested = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._choices = session.store.preferences
        self.log_saved: Path | None = None
        self.log: list[str] = []

    def facts(self) -> ConnectionFacts | None:
        """Return None while no connection is open."""
        connection = self.session.connection
        if connection is None:
            return None
        row = connection.context.row
        creditor = None if row.user_id is None else self.session.connection_store.creditors.get(row.user_id)
        return ConnectionFacts(
            kind=row.kind,
            name="" if KINDS[row.kind].embedded else row.name,
            base_url="" if KINDS[row.kind].embedded else row.base_url,
            environment="" if KINDS[row.kind].embedded else row.environment,
            creditor="" if creditor is None else creditor.user.email,
            has_stored_key=connection.context.vault.is_persistent,
            data_folder=self.session.places.folder,
        )

    def choice(self, name: str) -> Any:
        return self._choices.get(name, DEFAULTS[name])

    def choose(self, name: str, value: Any) -> None:
        """Keep a choice and let it take effect."""
        self._choices.set(name, value)
        if name in ("theme", "text_scale"):
            self.look_changed.emit(str(self.choice("theme")), float(self.choice("text_scale")))
        self.changed.emit()

    def remembered(self) -> Sequence[RememberedRow]:
        """Return the newest first."""
        return [
            RememberedRow(
                row.id,
                name_of(row.path),
                "" if row.box else str(row.value),
                str(row.layout["seller"]).upper(),
                row.learned_from,
            )
            for row in self.session.store.corrections.all()
        ]

    def forget(self, correction_id: CorrectionId) -> None:
        self._say_forgotten(learn_layout.forget_correction(self.session.store, correction_id))

    def forget_all(self) -> None:
        self._say_forgotten(learn_layout.forget_all_corrections(self.session.store))

    def _say_forgotten(self, forgotten: learn_layout.ForgottenCorrections) -> None:
        self.changed.emit()
        if forgotten.rows:
            self.forgotten.emit(forgotten)

    def restore(self, forgotten: learn_layout.ForgottenCorrections) -> bool:
        learn_layout.restore_corrections(self.session.store, forgotten)
        self.changed.emit()
        return True

    def on_store_changed(self) -> None:
        """Announce that remembered values changed."""
        self.changed.emit()

    def read_log(self) -> None:
        connection, places = self.session.connection, self.session.places
        files = [places.log] if connection is None else [places.log, places.service_log(connection.kind)]
        self.log = read_log(files)[-LOG_LINES:]
        self.changed.emit()

    def save_log(self, target: Path) -> None:
        """Export the log as the person could read it."""

        async def work() -> None:
            from recovery_desktop.commands.export_log import export_log

            connection = self.session.connection
            await export_log(target, list(self.log), "none" if connection is None else connection.kind)
            self.log_saved = target

        self.log_saved = None
        self.act("save_log", work)

    def log_status(self) -> str:
        """Return whether the log was saved; empty before."""
        if self.failure is not None:
            return notices.notice(self.failure).sentence
        if self.log_saved is None:
            return ""
        return self.tr("Saved as {name}. It contains what you see here and nothing else.").format(
            name=self.log_saved.name
        )

    def open_data_folder(self) -> None:
        self.folder_opened.emit(self.session.places.folder)
