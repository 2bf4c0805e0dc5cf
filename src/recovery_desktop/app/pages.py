"""The pages, in the order of the rail: a page is added by a module in this folder and a row here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui.pages.controller import AppContext, PageController


@dataclass(frozen=True)
class Row:
    """`controller` is the class in `ui.pages.<key>.controller`; without an `icon` the page has no place in the
    rail."""

    key: str
    controller: str
    name: str
    icon: str = ""
    at_foot: bool = False


PAGES: Final = (
    Row("welcome", "WelcomeController", QT_TRANSLATE_NOOP("App", "Welcome")),
    Row("sign_in", "SignInController", QT_TRANSLATE_NOOP("App", "Sign in")),
    Row("today", "TodayController", QT_TRANSLATE_NOOP("App", "Today"), "today"),
    Row("letters_and_calls", "TasksController", QT_TRANSLATE_NOOP("App", "Letters and calls")),
    Row("submit", "SubmitController", QT_TRANSLATE_NOOP("App", "Submit"), "submit"),
    Row("board", "BoardController", QT_TRANSLATE_NOOP("App", "Board"), "board"),
    Row("approval", "ApprovalController", QT_TRANSLATE_NOOP("App", "First messages")),
    Row("receivable", "ReceivableController", QT_TRANSLATE_NOOP("App", "Invoice")),
    Row("debtors", "DebtorsController", QT_TRANSLATE_NOOP("App", "Debtors"), "person"),
    Row("debtor", "DebtorController", QT_TRANSLATE_NOOP("App", "Debtor")),
    Row("payments", "PaymentsController", QT_TRANSLATE_NOOP("App", "Payments"), "money"),
    Row("statistics", "StatisticsController", QT_TRANSLATE_NOOP("App", "Statistics"), "statistics"),
    Row("notices", "NoticesController", QT_TRANSLATE_NOOP("App", "Notices"), "notice"),
    Row(
        "onboarding",
        "OnboardingController",
        QT_TRANSLATE_NOOP("App", "Your company"),
        "company",
        at_foot=True,
    ),
    Row("connection", "ConnectionController", QT_TRANSLATE_NOOP("App", "Connection"), "live", at_foot=True),
    Row("settings", "SettingsController", QT_TRANSLATE_NOOP("App", "Settings"), "settings", at_foot=True),
)


class Pages:
    """The pages by key; each is loaded and made when it is first asked for."""

    def __init__(self, app: AppContext) -> None:
        self._app = app
        self._rows = {row.key: row for row in PAGES}
        self._controllers: dict[str, PageController] = {}

    def __getitem__(self, key: str) -> PageController:
        """Return the page's controller, loaded at its first use. Raises KeyError for an unknown key."""
        if key not in self._controllers:
            self._controllers[key] = load_controller(self._rows[key])(self._app)
        return self._controllers[key]

    def __iter__(self) -> Iterator[PageController]:
        """Return those that were made."""
        return iter(tuple(self._controllers.values()))


def load_controller(row: Row) -> type[PageController]:
    """Return the class of a row, loaded now."""
    controller = getattr(import_module(f"recovery_desktop.ui.pages.{row.key}.controller"), row.controller)
    assert isinstance(controller, type)
    assert issubclass(controller, PageController)
    return controller
