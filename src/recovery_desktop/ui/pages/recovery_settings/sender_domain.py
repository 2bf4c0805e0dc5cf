"""What the domain of the creditor's mail says of who may send for it, in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from recovery_contract.creditor_settings import SenderDomain
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from recovery_desktop.ui.widgets.frames import clear
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label

_SENTENCES: Final = {
    ("spf", "present"): QT_TRANSLATE_NOOP(
        "SenderDomainCard", "SPF: {domain} names the servers that may send for it."
    ),
    ("spf", "missing"): QT_TRANSLATE_NOOP(
        "SenderDomainCard",
        (
            "SPF is missing: mail servers cannot tell that a message from {domain} is yours. "
            "Ask the manager of the domain to add it."
        ),
    ),
    ("spf", "several"): QT_TRANSLATE_NOOP(
        "SenderDomainCard",
        "There is more than one SPF record, so mail servers ignore them. Keep only one.",
    ),
    ("spf", "anyone"): QT_TRANSLATE_NOOP(
        "SenderDomainCard", "SPF lets every server send for {domain}, so it protects nothing."
    ),
    ("dkim", "present"): QT_TRANSLATE_NOOP(
        "SenderDomainCard", "DKIM: {domain} publishes a key with which messages can be signed."
    ),
    ("dkim", "unknown"): QT_TRANSLATE_NOOP(
        "SenderDomainCard",
        "DKIM: no key was found under the usual names. The settings of your mail provider say whether messages are "
        "signed.",
    ),
    ("dmarc", "missing"): QT_TRANSLATE_NOOP(
        "SenderDomainCard",
        (
            "DMARC is missing: some providers put messages without it into the junk folder. "
            "Ask the manager of the domain to add it."
        ),
    ),
    ("dmarc", "none"): QT_TRANSLATE_NOOP(
        "SenderDomainCard", "DMARC: {domain} lets forged messages be delivered."
    ),
    ("dmarc", "quarantine"): QT_TRANSLATE_NOOP(
        "SenderDomainCard", "DMARC: forged messages go to the junk folder."
    ),
    ("dmarc", "reject"): QT_TRANSLATE_NOOP("SenderDomainCard", "DMARC: forged messages are refused."),
}
_GOOD: Final = {
    ("spf", "present"),
    ("dkim", "present"),
    ("dmarc", "none"),
    ("dmarc", "quarantine"),
    ("dmarc", "reject"),
}
_SILENT: Final = QT_TRANSLATE_NOOP("SenderDomainCard", "{name}: {domain} did not answer. Check again later.")


class SenderDomainCard(FoldingCard):
    """Hidden until there is a mailbox that sends. Nothing is asked before the person presses, or saves the mailbox."""

    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Will your messages arrive?"))
        self._state = state
        self._shown: SenderDomain | None = None
        self.words = Label(
            self.tr(
                "Mail servers check with your domain who may send for it. Only your own domain is asked."
            ),
            "muted",
        )
        self.banner = Banner("", "warning")
        self._rows = QVBoxLayout()
        self._rows.setSpacing(S)
        self.check = BusyButton(self.tr("Check the domain"), "ordinary", "search")
        self.check.clicked.connect(state.check_sender_domain)
        self.body.addWidget(self.words)
        self.body.addWidget(self.banner)
        self.body.addLayout(self._rows)
        self.body.addWidget(FlowRow(self.check))

    @property
    def sentences(self) -> list[str]:
        return [] if self._shown is None else [words for words, _ in _lines(self._shown)]

    def show_state(self) -> None:
        state = self._state
        has_mailbox = state.settings is not None and state.settings.mailbox is not None
        self.setVisible(has_mailbox and state.sends)
        self.check.show_busy(state.busy("domain"), self.tr("Checking"))
        failure = state.failed.get("domain")
        self.banner.say("" if failure is None else notices.direct_sentence(failure))
        self.banner.setVisible(failure is not None)
        if state.sender_domain == self._shown:
            return
        self._shown = state.sender_domain
        clear(self._rows)
        for words, is_good in _lines(self._shown) if self._shown is not None else ():
            self._rows.addLayout(_row(words, is_good=is_good))


def _row(words: str, *, is_good: bool) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(S)
    icon = IconLabel("check", "success") if is_good else IconLabel("warning", "warning")
    row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(Label(words).selectable(), 1)
    return row


def _lines(shown: SenderDomain) -> list[tuple[str, bool]]:
    """Return a sentence for each record, and whether it is as it should be."""
    lines = []
    for name, record in (("spf", shown.spf), ("dkim", shown.dkim), ("dmarc", shown.dmarc)):
        key = (name, record or "")
        words = _SENTENCES.get(key, _SILENT)
        sentence = QCoreApplication.translate("SenderDomainCard", words)
        lines.append((sentence.format(domain=shown.domain, name=name.upper()), key in _GOOD))
    return lines
