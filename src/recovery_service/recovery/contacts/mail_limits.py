"""How many mails leave in a minute, of each mailbox and to each provider, counted over all processes."""

from __future__ import annotations

import hashlib

from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.transport.mail import MailServer
from recovery_service.web.rate_limits import Counters, Window, counters_for

_MINUTE = 60


class MailLimits:
    """Mail through creditors' mailboxes is limited by mailbox and by provider, mail through the operator's server by
    what the operator chose for it; 0: without a limit."""

    def __init__(self, core: Core) -> None:
        self._settings = core.settings
        self._counters: Counters = counters_for(core.database)

    def wait_seconds(self, server: MailServer, *, is_own: bool) -> int:
        """Count a mail; return how long it has to wait, 0 where it may leave now.

        Of many that wait, each is told another minute: they do not all come back at once.
        """
        windows = [window for window in self._windows(server, is_own) if window.amount]
        if self._settings.unlimited or not windows:
            return 0
        now, wait = current_ms(), 0
        for window, (used, ends_at) in zip(windows, self._counters.count(windows, 1), strict=True):
            minutes_behind = (used - 1) // window.amount
            if minutes_behind:
                wait = max(wait, (ends_at - now) // 1_000 + 1 + (minutes_behind - 1) * _MINUTE)
        return wait

    def _windows(self, server: MailServer, is_own: bool) -> list[Window]:
        if not is_own:
            return [_window(self._settings.mail_a_minute, "operator", server.host)]
        username = server.sender if server.login is None else server.login.username
        return [
            _window(self._settings.mailbox_a_minute, server.host, username),
            _window(self._settings.provider_a_minute, server.host),
        ]


def _window(amount: int, *names: str) -> Window:
    # A counter names no mailbox.
    name = hashlib.blake2b("\0".join(names).encode(), digest_size=16).hexdigest()
    return Window(f"mail:{_MINUTE}:{name}", amount, _MINUTE)
