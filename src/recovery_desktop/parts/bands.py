"""The bands across the window that say how the connection stands."""

from __future__ import annotations

from recovery_desktop.embedded.supervisor import ServiceState
from recovery_desktop.parts.part import tr
from recovery_desktop.ui.widgets.banner import Banner


def no_keyring() -> Banner:
    """Acting on it asks for a passphrase instead."""
    return Banner(
        tr("No keyring is available, so you will sign in again at the next start."),
        "warning",
        icon="lock",
        action=tr("Use a passphrase"),
        dismissable=True,
        rounded=False,
    )


def signed_out(name: str) -> Banner:
    """Acting on it signs in."""
    words = tr("You are signed out of {name}. What you see was saved on this computer.").format(name=name)
    return Banner(words, "warning", icon="lock", action=tr("Sign in"), rounded=False)


def service_stands(state: ServiceState) -> Banner | None:
    """Nothing where all is well."""
    words = {
        ServiceState.RESTARTING: tr("The service on this computer stopped and is being started again."),
        ServiceState.FAILED: tr(
            "The service on this computer does not start. Its log in the settings says why."
        ),
    }.get(state)
    return Banner(words, "warning", rounded=False) if words else None
