"""Everything saved in one file while the app and its service work, and brought back after it was lost."""

from __future__ import annotations

from pathlib import Path

from recovery_desktop.settings import Places
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.stage import MemoryKeyring
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from recovery_desktop.ui.pages.settings.controller import SettingsController
from tests.together.scene import curtain, to_practice

PASSPHRASE = "correct horse battery"


def settings(tour: Tour) -> SettingsController:
    part = tour.stage.app.pages["settings"]  # type: ignore[attr-defined]
    assert isinstance(part, SettingsController)
    return part


async def test_backup_restores_everything_after_a_deletion(tmp_path: Path) -> None:
    keyring = MemoryKeyring()
    folder, saved = tmp_path / "data", tmp_path / "all.zip"
    async with curtain(folder, keyring=keyring) as tour:
        await to_practice(tour)
        draft = tour.stage.connection_store.drafts.add({"invoice": {"numbers": ["FA-77"]}})
        tour.stage.app.show_page("settings")
        await tour.press("Data")
        await tour.press("Save a backup")
        settings(tour).data.back_up(saved, PASSPHRASE)
        await wait_until(lambda: not settings(tour).data.busy(), "the backup to be written", SLOW_SECONDS)
        assert (tour.stage.mistakes, settings(tour).data.failure) == ([], None)
        assert settings(tour).data.saved == saved

        settings(tour).data.export(tmp_path / "out.zip")
        await wait_until(lambda: settings(tour).data.exported, "everything to be taken out", SLOW_SECONDS)

        await tour.press("Delete everything")
        settings(tour).data.erase()
        await tour.stage.stop()
        left = {path.name for path in folder.iterdir()} - {"instance.lock", "instance.name", "logs"}
        assert left == set()
        assert keyring.get_password("Recovery Desktop", Places(folder).account) is None

        await tour.stage.start()
        await tour.wait_for_page("welcome")
        data = settings(tour).data
        data.look(saved)
        await wait_until(lambda: data.backup_facts, "the backup to be looked into", SLOW_SECONDS)
        data.lay_ready("another passphrase")
        await wait_until(lambda: data.failure, "the passphrase to be refused", SLOW_SECONDS)
        data.lay_ready(PASSPHRASE)
        await wait_until(lambda: data.step == "ready", "the backup to be checked", SLOW_SECONDS)
        await tour.stage.stop()

        await tour.stage.start()
        await wait_until(
            lambda: tour.stage.app.session.connection is not None,
            "the connection of the last time",
            SLOW_SECONDS,
        )
        await wait_until(lambda: tour.stage.connection.is_signed_in, "the session to be open", SLOW_SECONDS)
        assert [row.id for row in tour.stage.connection_store.drafts.list_open()] == [draft.id]
        assert list(folder.glob("before-restore-*"))
