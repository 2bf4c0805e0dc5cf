"""Which folder is watched over the connection in use."""

from __future__ import annotations

from pathlib import Path

from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.state import PageState


class WatchedState(PageState):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._watched = session.watched_folder

    @property
    def folder(self) -> Path | None:
        return self._watched.folder

    def watch(self, folder: Path) -> None:
        self.act("watch", lambda: self._watched.watch(folder))

    def stop_watching(self) -> None:
        self._watched.stop()
        self.changed.emit()
