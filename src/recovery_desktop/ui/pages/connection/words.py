"""The words of the connection page: how it stands, how news arrive, how an endpoint does."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_desktop.session.deliveries import EndpointRow
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.connection.state import StatusSnapshot
from recovery_desktop.ui.tone import Tone

_STATES: Final[dict[str, tuple[str, Tone, str]]] = {
    "starting": (QT_TRANSLATE_NOOP("Connection", "Starting"), "neutral", "progress"),
    "live": (QT_TRANSLATE_NOOP("Connection", "Live"), "success", "live"),
    "practice": (QT_TRANSLATE_NOOP("Connection", "Practice"), "info", "practice"),
    "polling": (QT_TRANSLATE_NOOP("Connection", "Connected, checks regularly"), "info", "refresh"),
    "faulty": (QT_TRANSLATE_NOOP("Connection", "Connected, the service has problems"), "warning", "warning"),
    "offline": (QT_TRANSLATE_NOOP("Connection", "Offline, showing saved data"), "warning", "offline"),
    "signed_out": (QT_TRANSLATE_NOOP("Connection", "Signed out"), "warning", "lock"),
}

_HEALTH: Final[dict[str, tuple[str, Tone, str]]] = {
    "healthy": (QT_TRANSLATE_NOOP("Connection", "Healthy"), "success", "done"),
    "failing": (QT_TRANSLATE_NOOP("Connection", "Failing"), "danger", "error"),
    "disabled": (QT_TRANSLATE_NOOP("Connection", "Switched off"), "warning", "stop"),
    "": (QT_TRANSLATE_NOOP("Connection", "Health unknown"), "neutral", "question"),
}

# The words of what can go wrong between the service and this computer, spoken by the notices.
FAILURES: Final = (
    QT_TRANSLATE_NOOP("notices", "Another program uses the port that the tunnel leads to"),
    QT_TRANSLATE_NOOP("notices", "End that program, or set the tunnel up again with another port."),
    QT_TRANSLATE_NOOP("notices", "The tunnel’s server cannot be reached"),
    QT_TRANSLATE_NOOP(
        "notices", "The app tries again by itself. Until then it checks the service regularly."
    ),
    QT_TRANSLATE_NOOP("notices", "The tunnel’s server has not been confirmed yet"),
    QT_TRANSLATE_NOOP("notices", "Compare its key with the one its operator gave you, and confirm it."),
    QT_TRANSLATE_NOOP("notices", "The tunnel’s server shows a different key from the one you confirmed"),
    QT_TRANSLATE_NOOP(
        "notices", "Ask its operator. Someone may be intercepting the connection: nothing was sent."
    ),
    QT_TRANSLATE_NOOP("notices", "The tunnel’s server refused the sign-in"),
    QT_TRANSLATE_NOOP("notices", "Check the user name, and the password or key."),
    QT_TRANSLATE_NOOP("notices", "The private key cannot be used"),
    QT_TRANSLATE_NOOP("notices", "Choose a file with a private key, and type its passphrase if it has one."),
    QT_TRANSLATE_NOOP("notices", "The tunnel’s server opens no port"),
    QT_TRANSLATE_NOOP("notices", "The port may be in use, or this server forwards none."),
    QT_TRANSLATE_NOOP("notices", "The tunnel’s server does not say its public address"),
    QT_TRANSLATE_NOOP("notices", "Enter the public address yourself."),
    QT_TRANSLATE_NOOP("notices", "What the service sends cannot be verified and is not accepted"),
    QT_TRANSLATE_NOOP(
        "notices",
        "The app checks the service regularly instead. Change the signing secret, or ask the service.",
    ),
    QT_TRANSLATE_NOOP("notices", "The test event did not arrive"),
    QT_TRANSLATE_NOOP("notices", "Check the public address, and that it leads to this computer."),
)


def _tr(words: str) -> str:
    return QCoreApplication.translate("Connection", words)


def state_badge(now: StatusSnapshot) -> tuple[str, Tone, str]:
    words, tone, icon = _STATES[now.state]
    return _tr(words), tone, icon


def synced(now: StatusSnapshot) -> str:
    if now.synced is None:
        return _tr("Never")
    minutes = max(0, round((datetime.now(UTC) - now.synced).total_seconds())) // 60
    if minutes == 0:
        ago = _tr("less than a minute ago")
    elif minutes < 2:
        ago = _tr("a minute ago")
    elif minutes < 120:
        ago = _tr("{count} minutes ago").format(count=minutes)
    else:
        ago = _tr("{count} hours ago").format(count=minutes // 60)
    return _tr("{when}, {ago}").format(when=text.moment(now.synced), ago=ago)


def arrival(now: StatusSnapshot) -> str:
    """Return how the app hears what happens, in one sentence."""
    if now.reached == "open":
        if now.is_direct and not now.public_url.startswith("https"):
            return _tr("Instantly: the service runs on this computer and notifies the app directly.")
        return _tr("Instantly: the service notifies {address}, which leads to this computer.").format(
            address=now.public_url
        )
    if now.reached == "opening":
        return _tr("The tunnel is being opened. Until then the app checks the service regularly.")
    if not now.every_seconds:
        return _tr("The app checks the service continuously.")
    return _tr("The app checks the service every {seconds} seconds.").format(seconds=now.every_seconds)


_DIFFERENCES: Final = {
    "events": QT_TRANSLATE_NOOP("Connection", "It does not report everything: the app checks for the rest."),
    "page_size": QT_TRANSLATE_NOOP(
        "Connection", "It answers lists in small pages: the first load takes longer."
    ),
    "statistics": QT_TRANSLATE_NOOP(
        "Connection", "Its statistics are those of all creditors of the platform together."
    ),
    "event_list": QT_TRANSLATE_NOOP(
        "Connection", "It keeps no list of events: the app checks each invoice in turn."
    ),
    "pkce": QT_TRANSLATE_NOOP(
        "Connection", "Its sign-in is protected by the secret of the connection alone."
    ),
}


def differences(now: StatusSnapshot) -> str:
    """Return what this service does otherwise, a line each."""
    return "\n".join(_tr(_DIFFERENCES[name]) for name in now.differences)


def updates(now: StatusSnapshot) -> str:
    """Return the same in a few words."""
    if now.reached == "open":
        return _tr("Instantly")
    if now.reached == "opening":
        return _tr("Connecting")
    if not now.every_seconds:
        return _tr("Instantly")
    return _tr("Every {seconds} seconds").format(seconds=now.every_seconds)


def waiting(now: StatusSnapshot) -> str:
    if not now.waiting:
        return _tr("Nothing to send")
    if now.waiting == 1:
        return _tr("1 change not sent yet")
    return _tr("{count} changes not sent yet").format(count=now.waiting)


def health_badge(endpoint: EndpointRow) -> tuple[str, Tone, str]:
    words, tone, icon = _HEALTH.get(endpoint.health, (endpoint.health, "neutral", "question"))
    if not endpoint.enabled:
        words, tone, icon = _HEALTH["disabled"]
    return _tr(words), tone, icon


def figures(endpoint: EndpointRow) -> str:
    """Return the last 24 hours in one line; empty where the service does not say."""
    if not endpoint.health:
        return ""
    if not endpoint.succeeded and not endpoint.failed:
        return _tr("Nothing was sent in the last 24 hours")
    return _tr("24 hours: {good} arrived, {bad} failed, {milliseconds} ms on average").format(
        good=endpoint.succeeded, bad=endpoint.failed, milliseconds=round(endpoint.milliseconds)
    )
