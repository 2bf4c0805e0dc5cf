"""Recovery after a crash: the open page is stored as it changes; the next start reports the crash and reopens the
page."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Final

from recovery_contract.ids import ReceivableId
from recovery_desktop.file_permissions import write_private
from recovery_desktop.ids import DraftId
from recovery_desktop.ui.pages.controller import AppContext, tr
from recovery_desktop.ui.widgets.banner import Banner

FILE: Final = "open-now.json"
GOES_BACK_TO: Final = (
    "board",
    "submit",
    "receivable",
    "payments",
    "statistics",
    "notices",
    "connection",
    "settings",
)
log = logging.getLogger(__name__)


class CrashRecovery:
    """The note lies beside the store while the app runs, and a proper end takes it away. It is no part of the store:
    a backup made while the app runs must not look like a crash."""

    def __init__(self, app: AppContext, folder: Path) -> None:
        self._app, self._file = app, folder / FILE
        self._left = _read(self._file)

    @property
    def has_crashed(self) -> bool:
        return self._left is not None

    def note_page(self, page: str, open_now: str) -> None:
        """Store the current page; `open_now` is the id of what is open on it, empty for the page itself."""
        note = {"page": page, "open": open_now}
        try:
            write_private(self._file, json.dumps(note))
        except OSError as error:
            log.warning("where the person is could not be noted: %s", error.strerror)

    def make_banner(self) -> Banner:
        """Return the banner about the crash; its action shows the log."""
        return Banner(
            tr("The app closed unexpectedly last time. What you decided and typed is still here."),
            "info",
            action=tr("Show the log"),
            dismissable=True,
            rounded=False,
        )

    def reopen_page(self) -> None:
        """Reopen the page that was open at the crash, once, where there is something to show."""
        left, self._left = self._left or {}, None
        page, id, connection_store = (
            left.get("page", ""),
            left.get("open", ""),
            self._app.session.connection_store,
        )
        receivable_id, draft_id = ReceivableId(id), DraftId(id)
        if page in ("receivable", "debtor"):
            if connection_store.receivables.get(receivable_id) is not None:
                show = self._app.show_receivable if page == "receivable" else self._app.show_debtor
                show(receivable_id)
        elif page in GOES_BACK_TO:
            self._app.show_page(page)
            if page == "submit" and connection_store.drafts.open_among([draft_id]):
                self._app.open_draft(draft_id)

    def note_clean_exit(self) -> None:
        self._file.unlink(missing_ok=True)


def _read(file: Path) -> dict[str, str] | None:
    """Return what a run left that did not end; None after a proper end. A note that was cut off still says that
    much."""
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        return {}
    values = content if isinstance(content, dict) else {}
    return {name: str(values.get(name) or "") for name in ("page", "open")}
