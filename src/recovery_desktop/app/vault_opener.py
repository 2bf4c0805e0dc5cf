"""Opening of this computer's vault, once, with a banner where its key is temporary."""

from __future__ import annotations

import asyncio
from functools import cached_property
from typing import TYPE_CHECKING

from recovery_desktop.failures import Failure
from recovery_desktop.settings import Places
from recovery_desktop.ui.pages.controller import AppContext, tr
from recovery_desktop.ui.window import Window

if TYPE_CHECKING:  # loaded with the first connection, after the window is on view
    from recovery_desktop.session.keys import Keys, PassphraseAnswer, PassphraseMode
    from recovery_desktop.token_vault import Keyring, Vault


class VaultOpener:
    def __init__(self, app: AppContext, window: Window, places: Places, keyring: Keyring | None) -> None:
        self._app, self._window = app, window
        self._places, self._keyring = places, keyring
        self._opening: asyncio.Future[Vault] | None = None
        self._is_temporary = False

    def keys(self) -> Keys:
        return self._keys

    @cached_property
    def _keys(self) -> Keys:
        from recovery_desktop.session.keys import Keys

        return Keys(self._places, self._keyring, self._ask_passphrase, self._hide_band)

    def open(self) -> asyncio.Future[Vault]:
        """Open the vault once for everybody who waits; try again where the last attempt failed. Raises KeyDamaged."""
        if self._opening is None:
            self._opening = asyncio.ensure_future(self._keys.open())
            self._opening.add_done_callback(self._opened)
        return self._opening

    def _opened(self, opening: asyncio.Future[Vault]) -> None:
        if opening.cancelled() or opening.exception() is not None:
            self._opening = None
            return
        self._is_temporary = not opening.result().is_persistent
        self.show_band()

    def show_band(self) -> None:
        """Say that the key is temporary where that ends the session: only a service elsewhere asks for a sign-in."""
        connection = self._app.session.connection
        if not self._is_temporary or connection is None or connection.kind != "service":
            self._window.show_band("keyring", None)
        elif self._window.band("keyring") is None:
            from recovery_desktop.app import banners

            band = banners.no_keyring_banner()
            band.acted.connect(lambda: self._app.session.spawn(self._keep_key()))
            self._window.show_band("keyring", band)

    def _hide_band(self) -> None:
        self._is_temporary = False
        self.show_band()

    async def _keep_key(self) -> None:
        try:
            is_stored = await self._app.session.connector.protect_key()
        except Failure as failure:
            self._app.tell(failure)
            return
        if is_stored:
            self._app.say(await self._describe_protection())

    async def _describe_protection(self) -> str:
        """Return where the key lies from now on."""
        from recovery_desktop.token_vault import KeyStatus

        if (await self.open()).keeping is KeyStatus.KEYRING:
            return tr("The password store of this computer is open: you stay signed in.")
        if self._keys.has_passphrase:
            return tr("From the next start, the app asks for your passphrase instead.")
        return tr("The key is kept on this computer. The app does not ask at the next start.")

    async def _ask_passphrase(self, mode: PassphraseMode, is_wrong: bool) -> PassphraseAnswer | None:
        from recovery_desktop.session.keys import PassphraseAnswer
        from recovery_desktop.ui import dialogs
        from recovery_desktop.ui.widgets.passphrase import PassphraseDialog

        dialog, answers = PassphraseDialog(self._window, mode, is_wrong=is_wrong), list[PassphraseAnswer]()
        dialog.accepted.connect(lambda: answers.append(PassphraseAnswer(dialog.passphrase, dialog.keeps_key)))
        dialog.retried.connect(lambda: answers.append(PassphraseAnswer("", tries_again=True)))
        await dialogs.finished(dialog)
        return answers[0] if answers else None
