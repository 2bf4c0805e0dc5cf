"""Banner shown after a damaged store was salvaged."""

from __future__ import annotations

from recovery_desktop.store.salvage import SalvageReport
from recovery_desktop.ui.pages.controller import tr
from recovery_desktop.ui.widgets.banner import Banner


def make_repair_banner(salvaged: SalvageReport) -> Banner:
    """Return a banner that says what was saved and leads to the damaged file, which is kept."""
    saved = tr(
        "The data on this computer was damaged. Rescued: {drafts} drafts and {intents} "
        "decisions; everything else is fetched from the service again."
    ).format(drafts=salvaged.saved.get("draft", 0), intents=salvaged.saved.get("intent", 0))
    lost = tr("Some of what you typed may be missing; the damaged file is kept.") if salvaged.unread else ""
    band = Banner(
        f"{saved} {lost}".strip(),
        "warning",
        icon="warning",
        action=tr("Show the damaged file"),
        dismissable=True,
        rounded=False,
    )

    def show_folder() -> None:
        from recovery_desktop.ui.pages.opened_file import open_path

        if not open_path(salvaged.aside):
            band.say(tr("No program on this computer opened {path}.").format(path=salvaged.aside))

    band.acted.connect(show_folder)
    return band
