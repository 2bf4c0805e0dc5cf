"""Banners across the window about the state of the connection."""

from __future__ import annotations

from recovery_desktop.embedded.supervisor import ServiceState
from recovery_desktop.store.location import Location
from recovery_desktop.ui.pages.controller import tr
from recovery_desktop.ui.widgets.banner import Banner


def no_keyring_banner() -> Banner:
    """Return the banner about the missing keyring; its action asks for a passphrase instead."""
    return Banner(
        tr("The password store of this computer is not available: you sign in again at the next start."),
        "warning",
        icon="lock",
        action=tr("Use a passphrase"),
        dismissable=True,
        rounded=False,
    )


def signed_out_banner(name: str) -> Banner:
    """Return the banner about being signed out; its action signs in."""
    words = tr("You are signed out of {name}. What you see was saved on this computer.").format(name=name)
    return Banner(words, "warning", icon="lock", action=tr("Sign in"), rounded=False)


def service_state_banner(state: ServiceState) -> Banner | None:
    """Return nothing where all is well."""
    words = {
        ServiceState.RESTARTING: tr("The service on this computer stopped and is being started again."),
        ServiceState.FAILED: tr(
            "The service on this computer does not start. Its log in the settings says why."
        ),
    }.get(state)
    return Banner(words, "warning", rounded=False) if words else None


def remote_folder_banner(location: Location) -> Banner | None:
    """Return nothing for a folder of this computer."""
    words = {
        "network": tr(
            "Your data is in a network folder. A lost connection can damage it: keep it on a "
            "disk of this computer."
        ),
        "synced": tr(
            "Your data is in a folder that another program copies to other computers. That "
            "can damage it: keep it elsewhere."
        ),
    }.get(location)
    return Banner(words, "warning", icon="warning", dismissable=True, rounded=False) if words else None
