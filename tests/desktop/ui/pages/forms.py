"""Every form of the app, filled in rightly, to be spoilt field by field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any, Final

from PySide6.QtWidgets import QDialog, QWidget

from recovery_contract.actions import CancelReason
from recovery_contract.agreements import Agreement
from recovery_contract.creditor_settings import Letters
from recovery_contract.extensions import MissingRate, Rates
from recovery_desktop.ui.pages.board.view_menu import NameDialog
from recovery_desktop.ui.pages.debtor.statement.sheet import StatementSheet
from recovery_desktop.ui.pages.onboarding.page import OnboardingPage
from recovery_desktop.ui.pages.receivable.agreement import CounterDialog
from recovery_desktop.ui.pages.receivable.answer import AnswerDialog
from recovery_desktop.ui.pages.receivable.call import CallDialog
from recovery_desktop.ui.pages.receivable.cancel import CancelDialog
from recovery_desktop.ui.pages.receivable.contact import ContactDialog
from recovery_desktop.ui.pages.receivable.credit_note import CreditNoteDialog, ReversalDialog
from recovery_desktop.ui.pages.receivable.insolvency import InsolvencyDialog
from recovery_desktop.ui.pages.receivable.page import ReceivablePage
from recovery_desktop.ui.pages.receivable.payment import PaymentDialog
from recovery_desktop.ui.pages.receivable.planned_edit import PlannedEditDialog
from recovery_desktop.ui.pages.receivable.promise import PromiseDialog
from recovery_desktop.ui.pages.receivable.propose import ProposeDialog
from recovery_desktop.ui.pages.receivable.record_dispute import RecordDisputeDialog
from recovery_desktop.ui.pages.receivable.settle_dispute import SettleDisputeDialog
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.pages.recovery_settings.mailbox import MailboxCard
from recovery_desktop.ui.pages.settings.data.section import DataSection
from recovery_desktop.ui.pages.settings.recovery.section import RecoverySection
from recovery_desktop.ui.pages.statistics.state import Days
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.welcome.page import WelcomePage
from recovery_desktop.ui.widgets.passphrase import PassphraseDialog
from tests.desktop.ui.pages import board_forms, connections, debtors, gallery, one, progress_parts, tasks
from tests.desktop.ui.pages.filled_form import AT_ONCE, Form
from tests.desktop.ui.pages.messages import a_message


def _of_recovery(card: str, **more: Any) -> Callable[[gallery.Scene], Form]:
    def create(scene: gallery.Scene) -> Form:
        section = scene.settings("recovery").findChildren(RecoverySection)[0]
        widget = getattr(section, card)
        widget.unfold()
        widget._page = section.window()
        return Form(widget, **more)

    return create


def _letters(way: str) -> Callable[[gallery.Scene], Form]:
    def create(scene: gallery.Scene) -> Form:
        section = scene.settings("recovery").findChildren(RecoverySection)[0]
        state, card = section._state, section.letters
        card.unfold()
        assert state.settings is not None
        with state.session.store.database.write() as database:  # practice asks for no way of letters
            database.execute("UPDATE connection SET environment = 'production'")
        state.settings = replace(state.settings, letters=Letters(way="print"), rates=None, ready=0)
        section.show_state()
        card._page = section.window()  # type: ignore[attr-defined]
        card.way.show_value(way)
        card._show_ways()
        good = {"Folder for letters": "/letters", "Address of the provider": "https://letters.example"}
        return Form(card, "Save", good)

    return create


def _rates(scene: gallery.Scene) -> Form:
    section = scene.settings("recovery").findChildren(RecoverySection)[0]
    state, card = section._state, section.rates
    assert state.settings is not None
    gone = MissingRate(reference="ecb", since=date(2026, 7, 1))
    state.settings = replace(state.settings, rates=Rates(data=[], missing=[gone], may_enter=True))
    section.show_state()
    card._page = section.window()  # type: ignore[attr-defined]
    good = {"Rate published, % a year": "2.15", "Where it was published": "ECB, 30 June 2026"}
    return Form(card, "Save rate", good)


def _call(parent: QWidget, state: ReceivableState) -> CallDialog:
    dialog = CallDialog(parent, state)
    dialog.choose("reached")
    return dialog


def _dialog(
    make: Callable[[QWidget, ReceivableState], QDialog],
    agree: str,
    agreement: Agreement | None = None,
    **good: str,
) -> Callable[[gallery.Scene], Form]:
    def create(scene: gallery.Scene) -> Form:
        parent = QWidget()
        receivable = one.in_full() if agreement is None else one.in_full(agreement=agreement)
        state = one.a_state(scene.session, scene.service, receivable, one.some_details())
        dialog = make(parent, state)
        scene.spawn.run()
        dialog._page = parent  # type: ignore[attr-defined]
        return Form(dialog, agree, {label.replace("_", " "): words for label, words in good.items()})

    return create


def _cancelling(parent: QWidget, state: ReceivableState) -> QDialog:
    return CancelDialog(parent, state, CancelReason.INCORRECT_SUBMISSION)


def _settling(parent: QWidget, state: ReceivableState) -> QDialog:
    dialog = ProposeDialog(parent, state)
    dialog.kind.show_value("settlement")
    dialog.kind.chosen.emit("settlement")
    dialog.amount.show_text("3200")
    dialog.agreed.setChecked(True)
    return dialog


def _countering(parent: QWidget, state: ReceivableState) -> QDialog:
    assert state.receivable is not None
    assert state.receivable.recovery_progress.agreement is not None
    return CounterDialog(parent, state, state.receivable.recovery_progress.agreement)


def _changing(parent: QWidget, state: ReceivableState) -> QDialog:
    assert state.details is not None
    assert state.details.planned is not None
    return PlannedEditDialog(parent, state, state.details.planned[1])


def _answering(scene: gallery.Scene) -> Form:
    parent, message = QWidget(), a_message()
    details = one.some_details(received=(message,))
    state = one.a_state(scene.session, scene.service, one.in_full(), details)
    dialog = AnswerDialog(parent, state, message)
    scene.spawn.run()
    dialog._page = parent  # type: ignore[attr-defined]
    return Form(dialog, "Send answer")


def _credit_note(scene: gallery.Scene) -> Form:
    page = gallery.PAGES["submit-credit-note"](scene)
    assert isinstance(page, SubmitPage)
    page.review._page = page  # type: ignore[attr-defined]
    good = {"Credit note number": "AV-7", "Amount": "10", "Date": "2026-01-02"}
    return Form(page.review, "Record against the invoice", good)


def _debtor_notes(scene: gallery.Scene) -> Form:
    debtors.fill(scene.connection_store)
    page = debtors.one_debtor(scene.session, "notes")
    page.notes._page = page  # type: ignore[attr-defined]
    return Form(page.notes)


def _statement(scene: gallery.Scene) -> Form:
    debtors.fill(scene.connection_store)
    page = debtors.one_debtor(scene.session)
    dialog = StatementSheet(page, page.statements)
    dialog._page = page  # type: ignore[attr-defined]
    return Form(dialog, "Save as PDF…")


def _texts(scene: gallery.Scene) -> Form:
    section = scene.settings("recovery").findChildren(RecoverySection)[0]
    card = section.texts
    card.unfold()
    card._page = section.window()  # type: ignore[attr-defined]
    card.which.show_value("reminder_first/email")
    card._choose()
    return Form(card, "Save")


def _review(scene: gallery.Scene) -> Form:
    page = scene.with_drafts().review()
    assert isinstance(page, SubmitPage)
    page.review._page = page  # type: ignore[attr-defined]
    good = {"What was delivered": "Oak shelves", "Email": "compta@atelier-brun.example"}
    return Form(page.review, "Recover this invoice", good)


def _receivable(key: str, part: Callable[[ReceivablePage], QWidget], **more: Any) -> Any:
    def create(scene: gallery.Scene) -> Form:
        page = gallery.PAGES[key](scene)
        assert isinstance(page, ReceivablePage)
        page.resize(1100, 800)
        page.show()
        widget = part(page)
        widget._page = page  # type: ignore[attr-defined]
        return Form(widget, **more)

    return create


def _range(scene: gallery.Scene) -> Form:
    page = scene.filled().statistics(62)
    page.range.show()  # type: ignore[attr-defined]
    page._state.period = Days()  # type: ignore[attr-defined]
    return Form(page, AT_ONCE, {"From": "2026-03-01", "Until": "2026-03-31"})


def _name(scene: gallery.Scene) -> Form:
    parent = QWidget()
    dialog = NameDialog(parent, "Save this view", "", lambda name: "" if name else "Enter a name.")
    dialog._page = parent  # type: ignore[attr-defined]
    return Form(dialog, "Save", {"Name": "Large and late"})


def _backup(step: str) -> Callable[[gallery.Scene], Form]:
    def create(scene: gallery.Scene) -> Form:
        section = scene.settings("data").findChildren(DataSection)[0]
        state, card = section._state, section.backup
        card._page = section.window()  # type: ignore[attr-defined]
        state.go(step)  # type: ignore[arg-type]
        if step == "save":
            good = {
                "Passphrase of the backup": "a long passphrase",
                "Repeat the passphrase": "a long passphrase",
            }
            return Form(card, "Choose where to save it", good)
        return Form(card, "Check and restore", {"Passphrase of this backup": "a long passphrase"})

    return create


def _passphrase(mode: Any) -> Callable[[gallery.Scene], Form]:
    def create(scene: gallery.Scene) -> Form:
        parent = QWidget()
        dialog = PassphraseDialog(parent, mode)
        dialog._page = parent  # type: ignore[attr-defined]
        good = {"Passphrase": "a long passphrase", "Repeat the passphrase": "a long passphrase"}
        return Form(dialog, "Protect with passphrase" if mode == "choose" else "Unlock", good)

    return create


def _task(scene: gallery.Scene) -> Form:
    parent = QWidget()
    dialog = tasks.dialogs(scene.session, parent)["task-phone"]
    dialog.choose("done")  # type: ignore[attr-defined]
    dialog.outcome.show_value("reached")  # type: ignore[attr-defined]
    dialog._page = parent  # type: ignore[attr-defined]
    return Form(dialog, "Save", {})


def _tunnel(step: str) -> Callable[[gallery.Scene], Form]:
    def create(scene: gallery.Scene) -> Form:
        page = connections.a_page(scene.folder / "connection", step)
        card = page.tunnel  # type: ignore[attr-defined]
        card._page = page
        good = {
            "Server": "server.example",
            "User name": "recovery",
            "Public address": "https://hooks.example",
        }
        return Form(card, "Connect", good)

    return create


def _welcome(scene: gallery.Scene) -> Form:
    """With what few services hand out on view."""
    page = scene.welcome("service")
    assert isinstance(page, WelcomePage)
    page.more.click()
    return Form(page, "Connect", {"Address or link": "https://api.example"})


def _existing_account(scene: gallery.Scene) -> Form:
    """With the field on view that another service has."""
    page = scene.onboarding("form")
    assert isinstance(page, OnboardingPage)
    page.existing.open.click()
    for part in (page.existing, page.existing.card):
        part.show()
    page.existing._page = page  # type: ignore[attr-defined]
    return Form(page.existing, "Use this account", {"Account ID": "usr_1"})


def _mailbox(scene: gallery.Scene) -> Form:
    """With the server on view."""
    good = {"Email address": "me@company.example", "Mail server": "smtp.company.example"}
    form = _of_recovery("mailbox", agree="Send test and save", good=good)(scene)
    assert isinstance(form.root, MailboxCard)
    form.root.more.click()
    return form


FORMS: Final[dict[str, Callable[[gallery.Scene], Form]]] = {
    "WelcomePage": _welcome,
    "OnboardingPage": lambda scene: Form(
        scene.onboarding("form"), "Continue", {"Name": "Atelier Dupont", "Email": "jeanne@dupont.example"}
    ),
    "ExistingAccount": _existing_account,
    "SetupPage": lambda scene: Form(
        scene.setup(),
        "Continue",
        {
            "Company name": "Menuiserie Essai",
            "Address line 1": "12 rue des Essais",
            "Postcode": "69001",
            "Town or city": "Lyon",
            "Email": "me@company.example",
            "IBAN": "FR76 3000 6000 0112 3456 7890 189",
        },
    ),
    "Entry": _review,
    "ContactDialog": _dialog(ContactDialog, "Add", Email="a@b.example"),
    "PaymentDialog": _dialog(PaymentDialog, "Record payment"),
    "CreditNoteDialog": _dialog(
        CreditNoteDialog, "Record credit note", Credit_note_number="AV-7", Amount="10"
    ),
    "ReversalDialog": _dialog(ReversalDialog, "Take the payment back", Why="It was of another debtor"),
    "PromiseDialog": _dialog(PromiseDialog, "Record promise", Promised_for="tomorrow"),
    "ProposeDialog": _dialog(ProposeDialog, "Propose"),
    "ProposeDialog settling": _dialog(_settling, "Record agreement"),
    "CounterDialog": _dialog(_countering, "Propose", progress_parts.an_agreement("settlement")),
    "InsolvencyDialog": _dialog(InsolvencyDialog, "Report insolvency", Opened_on="2026-03-02"),
    "PlannedEditDialog": _dialog(_changing, "Save", Day="tomorrow"),
    "AnswerDialog": _answering,
    "CallDialog": _dialog(_call, "Log call"),
    "RecordDisputeDialog": _dialog(RecordDisputeDialog, "Record dispute"),
    "SettleDisputeDialog": _dialog(
        SettleDisputeDialog, "End the dispute", What_was_agreed="One is replaced."
    ),
    "TaskSheet": _task,
    "CancelDialog": _dialog(_cancelling, "Cancel recovery"),
    "CancelManyDialog": board_forms.cancel_many,
    "RecordManyDialog": board_forms.record_many,
    "TagDialog": board_forms.tags,
    "RatesSheet": board_forms.sort_rates,
    "CreditForm": _credit_note,
    "NotesSection": _receivable(
        "receivable-notes",
        lambda page: page.notes,
        agree={"Notes": "Save", "*": "Add"},
        good={"Name": "cost centre"},
    ),
    "DebtorNotes": _debtor_notes,
    "StatementSheet": _statement,
    "EvidenceView": _receivable(
        "receivable-evidence", lambda page: page.evidence, agree="Submit the evidence"
    ),
    "DecisionCard": _receivable(
        "receivable-half-paid", lambda page: page.action_cards.decision, agree="Keep collecting €160.00"
    ),
    "MailboxCard": _mailbox,
    "LettersCard into a folder": _letters("folder"),
    "LettersCard": _letters("provider"),
    "RatesCard": _rates,
    "AccountsCard": _of_recovery(
        "accounts",
        agree="Add account",
        good={"IBAN": "FR76 3000 6000 0112 3456 7890 189", "Currency": "EUR"},
    ),
    "TextsCard": _texts,
    "NeverCard": _of_recovery(
        "never",
        agree="Never contact",
        good={"Email address or phone number": "a@b.example"},
    ),
    "BackupCard": _backup("save"),
    "BackupCard brought back": _backup("look"),
    "PassphraseDialog": _passphrase("choose"),
    "PassphraseDialog at the start": _passphrase("enter"),
    "SshForm": _tunnel("ssh"),
    "TunnelCard": _tunnel("external"),
    "StatisticsPage": _range,
    "FilterChips": board_forms.amounts,
    "NameDialog": _name,
}
"""By class, or by class and what is chosen in it."""
