"""Notifications as Linux desktops show them: org.freedesktop.Notifications on the session's bus."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from html import escape
from typing import Any, Final

from jeepney import DBusAddress, MatchRule, message_bus, new_method_call
from jeepney.auth import AuthenticationError
from jeepney.io.asyncio import DBusRouter, Proxy, open_dbus_connection
from jeepney.io.common import RouterClosed
from jeepney.low_level import Message, MessageType
from jeepney.wrappers import DBusErrorResponse, unwrap_msg

from recovery_contract.ids import ReceivableId
from recovery_desktop.notifying.announcing import Announcement

log = logging.getLogger(__name__)

NAME: Final = "org.freedesktop.Notifications"
_UNREACHABLE: Final = (
    OSError,  # no socket, or it broke
    KeyError,  # no session's bus is named
    AuthenticationError,
    DBusErrorResponse,
    RouterClosed,
    TimeoutError,
)
_SERVER: Final = DBusAddress("/org/freedesktop/Notifications", bus_name=NAME, interface=NAME)
ANSWERS_WITHIN: Final = 5.0
LEFT_TO_THE_SERVER: Final = -1


class NotificationNotShown(Exception):
    """There is no bus, or nobody on it who shows notifications; the text says why."""


class DesktopNotifications:
    """`acted` hears of the receivable whose notification the person chose; empty where it is about several."""

    def __init__(self, app_name: str, open_word: str, acted: Callable[[ReceivableId], None]) -> None:
        self._app_name, self._open_word, self._acted = app_name, open_word, acted
        self._router: DBusRouter | None = None
        self._end = AsyncExitStack()
        self._markup = False
        self._about: dict[int, ReceivableId] = {}

    async def show(self, announcement: Announcement) -> None:
        """Show the notification. Raises NotShown."""
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                router = self._router or await self._open()
                # Foreign text stays text: a server that reads markup gets none of theirs.
                words = escape(announcement.words, quote=False) if self._markup else announcement.words
                number = await self._ask(
                    router,
                    "Notify",
                    "susssasa{sv}i",
                    (
                        self._app_name,
                        0,
                        "recovery-desktop",
                        announcement.title,
                        words,
                        ["default", self._open_word, "open", self._open_word],
                        {"desktop-entry": ("s", "recovery-desktop")},
                        LEFT_TO_THE_SERVER,
                    ),
                )
        except _UNREACHABLE as error:
            # A bus that has gone is looked for anew the next time.
            await self.close()
            raise NotificationNotShown(f"{type(error).__name__}: {error}") from error
        self._about[int(number[0])] = announcement.receivable_id

    async def close(self) -> None:
        await self._end.aclose()
        self._router = None

    async def _open(self) -> DBusRouter:
        async with AsyncExitStack() as end:
            connection = await open_dbus_connection("SESSION")
            end.push_async_callback(connection.close)
            router = await end.enter_async_context(DBusRouter(connection))
            rule = MatchRule(type="signal", interface=NAME, path=_SERVER.object_path)
            await Proxy(message_bus, router).AddMatch(rule)
            self._markup = "body-markup" in (await self._ask(router, "GetCapabilities"))[0]
            listening = asyncio.ensure_future(self._listen(router, rule))
            end.push_async_callback(_ended, listening)
            self._end, self._router = end.pop_all(), router
        return router

    async def _ask(
        self, router: DBusRouter, name: str, signature: str | None = None, values: tuple[object, ...] = ()
    ) -> tuple[Any, ...]:
        answer: tuple[Any, ...] = unwrap_msg(
            await router.send_and_get_reply(new_method_call(_SERVER, name, signature, values))
        )
        return answer

    async def _listen(self, router: DBusRouter, rule: MatchRule) -> None:
        queue: asyncio.Queue[Message]
        with router.filter(rule, bufsize=64) as queue:
            while True:
                self._heard(await queue.get())

    def _heard(self, message: Message) -> None:
        member = message.header.fields.get(3)
        if message.header.message_type != MessageType.signal or not message.body:
            return
        if member == "ActionInvoked" and message.body[0] in self._about:
            self._acted(self._about[message.body[0]])
        elif member == "NotificationClosed":
            self._about.pop(message.body[0], None)


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait((task,))
