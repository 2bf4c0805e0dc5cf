"""Why the service cannot reach us, each with what happened and what to do next."""

from __future__ import annotations

from recovery_desktop.failures import Failure


class PortInUse(Failure):
    title = "Another program uses the port that the tunnel leads to"
    next_step = "End that program, or set the tunnel up again with another port."


class TunnelUnreachable(Failure):
    title = "The tunnel’s server cannot be reached"
    next_step = "The app tries again by itself. Until then it checks the service regularly."


class ServerUnknown(Failure):
    title = "The tunnel’s server has not been confirmed yet"
    next_step = "Compare its key with the one its operator gave you, and confirm it."


class ServerKeyChanged(Failure):
    title = "The tunnel’s server shows a different key from the one you confirmed"
    next_step = "Ask its operator. Someone may be intercepting the connection: nothing was sent."


class SshLoginRefused(Failure):
    title = "The tunnel’s server refused the sign-in"
    next_step = "Check the user name, and the password or key."


class KeyUnusable(Failure):
    title = "The private key cannot be used"
    next_step = "Choose a file with a private key, and type its passphrase if it has one."


class PortRefused(Failure):
    title = "The tunnel’s server opens no port"
    next_step = "The port may be in use, or this server forwards none."


class NoPublicAddress(Failure):
    title = "The tunnel’s server does not say its public address"
    next_step = "Enter the public address yourself."


class NothingArrived(Failure):
    title = "The test event did not arrive"
    next_step = "Check the public address, and that it leads to this computer."


class DeliveriesRefused(Failure):
    title = "What the service sends cannot be verified and is not accepted"
    next_step = "The app checks the service regularly instead. Change the signing secret, or ask the service."
