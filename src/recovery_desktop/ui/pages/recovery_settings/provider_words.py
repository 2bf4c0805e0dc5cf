"""What is said of a mail provider: what it wants for a password, and what was found where nobody knows it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from recovery_desktop.commands.mail_providers import MailProvider
from recovery_desktop.commands.mail_sign_in import find_mail_sign_in
from recovery_desktop.ui.pages.recovery_settings.state import ServerLookup


def _tr(words: str) -> str:
    return QCoreApplication.translate("MailboxCard", words)


def provider_help(provider: MailProvider) -> str:
    """Return how the app gets in there; empty where its usual password does."""
    sign_in = find_mail_sign_in(provider.host)
    if provider.is_closed:
        return _tr(
            "{provider} accepts no password from other programs, and this version of the app "
            "cannot sign in there. Use an address of another provider."
        ).format(provider=provider.name)
    if sign_in is not None and not sign_in.is_offered:
        return _tr(
            "This version of the app cannot sign in with {title}. Use an app password: you "
            "create it in the settings of {provider}."
        ).format(title=sign_in.title, provider=provider.name)
    if provider.app_password:
        return _tr(
            "{provider} requires a password made for this app, not your usual one. You "
            "create it in its settings."
        ).format(provider=provider.name)
    if provider.must_allow:
        return _tr(
            "{provider} lets other programs send once you allow it in its settings (POP3, IMAP, SMTP)."
        ).format(provider=provider.name)
    if not provider.name:
        return _tr("Its mail server is looked up when you send the test.")
    return ""


def no_server_words(lookup: ServerLookup) -> str:
    """Return why no server of {domain} is known yet, and what to do."""
    if lookup.is_offline:
        return _tr(
            "{domain} does not answer. Check the address and your internet connection, or enter the mail server."
        )
    if lookup.tried_table:
        return _tr("No settings for {domain} were found. Enter its mail server: its help pages name it.")
    return _tr(
        "{domain} publishes no settings. A public table may have them; it learns this domain, not your address."
    )
