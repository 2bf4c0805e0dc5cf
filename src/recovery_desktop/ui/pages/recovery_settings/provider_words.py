"""What is said of a mail provider: what it wants for a password, and what was found where nobody knows it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from recovery_contract.creditor_settings import Mailbox
from recovery_desktop.commands.mail_providers import MailProvider
from recovery_desktop.commands.mail_sign_in import find_mail_sign_in, load_mail_sign_in
from recovery_desktop.failures import Failure, Refused
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState, ServerLookup


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


def mailbox_words(state: RecoveryState, mailbox: Mailbox | None) -> str:
    """Return what is said of the mailbox as it stands, or of what was just done to it."""
    if state.done == "mailbox":
        if not state.sends:
            return _tr("Saved. Practice sends nothing, so it was not tested.")
        return _tr("Saved. A test message is on its way to you.")
    if mailbox is None:
        return _tr("Reminders are sent from your own address, so debtors answer you.")
    signed_in = None if mailbox.provider is None else load_mail_sign_in().get(mailbox.provider)
    if signed_in is not None:
        return _tr("In use. You signed in with {provider}.").format(provider=signed_in.title)
    return _tr("In use. The password is sealed and never shown.")


def banner_words(failure: Failure | None) -> str:
    """Return the words about a failure; a refusal comes from the mail server and is shown as it is."""
    if failure is None:
        return ""
    return notices.refusal(failure) if isinstance(failure, Refused) else notices.direct_sentence(failure)
