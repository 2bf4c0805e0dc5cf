"""What is set, in one line for each card of the recoveries: the card is folded under it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from recovery_contract.accounts import in_fours
from recovery_contract.creditor_settings import StandingRules
from recovery_contract.receivables import PURSUE_ALL
from recovery_desktop.commands.recovery_settings import RecoverySettings
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState

_WAYS: Final = {
    "print": QT_TRANSLATE_NOOP("RecoverySummaries", "You print and post them"),
    "folder": QT_TRANSLATE_NOOP("RecoverySummaries", "Into a folder, as PDF"),
    "provider": QT_TRANSLATE_NOOP("RecoverySummaries", "Through a provider"),
    "operator": QT_TRANSLATE_NOOP("RecoverySummaries", "The operator of this service posts them"),
}


def _tr(words: str) -> str:
    return QCoreApplication.translate("RecoverySummaries", words)


def summaries_of(state: RecoveryState) -> Mapping[str, str]:
    """Return a line for each card by its key; empty where nothing is set, or known."""
    settings = state.settings
    if settings is None:
        return {}
    return {
        "mailbox": settings.mailbox.sender if settings.mailbox is not None else _tr("Not set up yet"),
        "domain": _domain(state),
        "reading": _reading(settings),
        "accounts": _accounts(settings),
        "letters": _tr(_WAYS[settings.letters.way]) if settings.letters is not None else "",
        "letterhead": _letterhead(settings),
        "plan": _plan(settings),
        "rules": _rules(settings.rules),
        "texts": _texts(settings),
    }


def _domain(state: RecoveryState) -> str:
    if state.sender_domain is None:
        return _tr("Not checked yet")
    return _tr("Checked: {domain}").format(domain=state.sender_domain.domain)


def _reading(settings: RecoverySettings) -> str:
    is_on = settings.reading is not None and settings.reading.enabled
    return _tr("Read by the app") if is_on else _tr("Only in your mailbox")


def _accounts(settings: RecoverySettings) -> str:
    accounts = settings.accounts
    if accounts is None or accounts.main is None:
        return ""
    main = in_fours(accounts.main.iban)
    if not accounts.data:
        return main
    return QCoreApplication.translate(
        "RecoverySummaries", "{iban} and %n more", None, len(accounts.data)
    ).format(iban=main)


def _letterhead(settings: RecoverySettings) -> str:
    head = settings.letterhead
    if head is None:
        return ""
    logo = _tr("With your logo") if head.logo else _tr("Without a logo")
    colour = _tr("your colour") if head.colour else _tr("the default colour")
    return f"{logo}, {colour}"


def _plan(settings: RecoverySettings) -> str:
    plan = settings.plan
    if plan is None:
        return ""
    contacts = QCoreApplication.translate("RecoverySummaries", "%n contact(s)", None, len(plan.steps))
    asks = _tr("with interest") if plan.pursue == PURSUE_ALL else _tr("the invoice only")
    approved = _tr("approved for all invoices") if plan.approved else _tr("not approved for all invoices")
    return f"{contacts}, {asks}, {approved}"


def _rules(rules: StandingRules | None) -> str:
    if rules is None:
        return ""
    asks_each_time = (
        rules.on_partial_payment == "ask"
        and rules.accept_share is None
        and rules.instalments_at_most is None
        and not rules.waive_charges
    )
    return _tr("You are asked every time") if asks_each_time else _tr("Some are answered in your name")


def _texts(settings: RecoverySettings) -> str:
    texts = settings.texts
    if texts is None:
        return ""
    return QCoreApplication.translate(
        "RecoverySummaries", "Messages in %n language(s)", None, len({text.language for text in texts.data})
    )
