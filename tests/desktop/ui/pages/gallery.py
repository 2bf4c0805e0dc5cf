"""Pictures of every page: `python -m tests.desktop.ui.pages.gallery FOLDER [--language fr] [--only review]`."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

import shiboken6
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from recovery_contract.creditor_settings import StandingRules
from recovery_contract.extensions import SuppressionPage
from recovery_contract.letterhead import Letterhead, readable_on_white
from recovery_contract.statistics import RecoveryStats
from recovery_contract.users import Requirements
from recovery_desktop.app.pages import PAGES as REGISTRY
from recovery_desktop.commands.find_company import RegisterEntry
from recovery_desktop.commands.recovery_settings import RecoverySettings
from recovery_desktop.failures import Offline
from recovery_desktop.translation import LANGUAGES
from recovery_desktop.ui.help.news_sheet import NewsSheet
from recovery_desktop.ui.help.sheet import HelpSheet
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.pages.onboarding.page import OnboardingPage
from recovery_desktop.ui.pages.onboarding.setup.form import SetupPage
from recovery_desktop.ui.pages.onboarding.setup.state import CompanyLookup, SetupState
from recovery_desktop.ui.pages.onboarding.state import OnboardingState
from recovery_desktop.ui.pages.practice.page import PracticeBand
from recovery_desktop.ui.pages.practice.state import PracticeState
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.pages.settings.data.section import DataSection
from recovery_desktop.ui.pages.settings.never.state import NeverState
from recovery_desktop.ui.pages.settings.page import SettingsPage
from recovery_desktop.ui.pages.settings.state import SettingsState
from recovery_desktop.ui.pages.sign_in.page import SignInPage
from recovery_desktop.ui.pages.sign_in.state import SignInState
from recovery_desktop.ui.pages.statistics.page import StatisticsPage
from recovery_desktop.ui.pages.statistics.state import StatisticsState
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.state import TodayState
from recovery_desktop.ui.pages.welcome.page import WelcomePage
from recovery_desktop.ui.pages.welcome.state import WelcomeState
from recovery_desktop.ui.shortcuts import ShortcutList
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from recovery_desktop.ui.window import PageRow, Window
from tests.desktop.ui.fakes import (
    NOW,
    Spawned,
    a_full_board,
    a_reading,
    a_store,
    a_user,
    become,
)
from tests.desktop.ui.pages import boards, connections, debtors, notices, one, statements, submissions, tasks
from tests.desktop.ui.pages.looks import LOOKS, Look, speaking
from tests.desktop.ui.pages.settings_scene import (
    PLAN,
    TEXTS,
    a_data_state,
    a_second_step,
    an_entry,
)
from tests.desktop.ui.paper import write_invoice
from tests.desktop.ui.session import open_session


@dataclass
class Scene:
    """A store with something in it, and what the pages need beside it."""

    folder: Path

    def __post_init__(self) -> None:
        self.spawn = Spawned()
        self.store, self.connection_store = a_store(self.folder)
        self.session, self.service = open_session(self.folder, store=self.store, spawn=self.spawn)

    def filled(self) -> Scene:
        self.connection_store.receivables.put(a_full_board(), full=True)
        return self

    def with_drafts(self) -> Scene:
        invoice = write_invoice(self.folder / "FA-2026-014.pdf")
        drafts = self.connection_store.drafts
        read = drafts.add(file_name=invoice.name, file_path=str(invoice))
        drafts.change_state(read.id, "review", extraction=a_reading().model_dump(mode="json"))
        self.read = read.id
        sending = drafts.add(file_name="2026-118.pdf", file_path=str(invoice), state="waiting")
        drafts.change_state(sending.id, "uploading")
        unread = drafts.add(file_name="holiday.docx", state="unread")
        drafts.change_state(
            unread.id, "unread", failure={"code": "NOT_A_PDF", "message": "The file is not a PDF."}
        )
        return self

    def close(self) -> None:
        for work in self.spawn.waiting:
            work.close()
        self.store.close()

    def today(self) -> QWidget:
        return TodayPage(TodayState(self.session))

    def today_with_tasks(self) -> QWidget:
        refused = self.connection_store.drafts.add(file_name="FA-2026-015.pdf")
        self.connection_store.drafts.change_state(
            refused.id, "review", failure={"code": "NOT_A_PDF", "message": "No."}
        )
        return TodayPage(tasks.a_state(self.session))

    def board(self) -> QWidget:
        return BoardPage(BoardState(self.session))

    def table(self) -> QWidget:
        self.store.preferences.set("board.form", "table")
        return self.board()

    def submit_state(self) -> SubmitState:
        for draft in self.connection_store.drafts.list_open():
            if draft.state == "uploading":
                self.session.reading_queue._sent(draft.id, 0.4)
        return submissions.submit_state(self.session)

    def queue(self) -> QWidget:
        return SubmitPage(self.submit_state())

    def review(self) -> QWidget:
        state = self.submit_state()
        page = SubmitPage(state)
        state.open(self.read)
        return page

    def notices(self) -> QWidget:
        return notices.a_page(self.session)

    def with_notices(self) -> Scene:
        notices.happen(self.connection_store)
        return self

    def settings(self, section: str = "look", *, folded: bool = False) -> QWidget:
        places, learned = self.session.places, self.store.corrections
        places.logs.mkdir(exist_ok=True)
        lines = [f"12:0{n % 10} sync finished, {n} receivables" for n in range(60)]
        places.log.write_text("\n".join(lines))
        for path, value, box in (
            ("invoice.currency", "CHF", None),
            ("invoice.numbers", "", (1.0, 2.0, 3.0, 4.0)),
        ):
            learned.remember(
                {"seller": "fr83404833048"}, path, value, learned_from="FA-2026-014", draft_id="d", box=box
            )
        state = SettingsState(self.session)
        state.read_log()
        recovery = RecoveryState(self.session)
        letterhead = Letterhead(colour="#ffb000", used_colour=readable_on_white("#ffb000"))
        recovery.settings = RecoverySettings(PLAN, StandingRules(), TEXTS, None, letterhead=letterhead)
        never = NeverState(self.session)
        never.page = SuppressionPage(
            data=[
                an_entry("jean.martin@company.example", note="asked us on the phone to stop"),
                an_entry("+33612345678", reason="wrong_person", debtor_name="Menuiserie Martin SARL"),
                an_entry("old-address@company.example", reason="bounced", debtor_name="Atelier Durand"),
            ]
        )
        page = SettingsPage(state, None, recovery, a_data_state(self.session), never)
        page.sections.show_section(section)
        for card in page.findChildren(FoldingCard) if not folded else ():
            card.unfold()
        if section == "data":
            page.findChildren(DataSection)[0].erase.open.click()
        return page

    def statistics(self, sent: int) -> QWidget:
        state = StatisticsState(self.session)
        state.stats = RecoveryStats(
            total_sent=sent,
            total_recovered=34,
            total_amount_sent=Decimal("91282.50"),
            total_amount_recovered=Decimal("61270.00"),
            avg_days_to_recovery=23.4,
            with_phone_success_rate=0.82,
            without_phone_success_rate=0.55,
            closed_with_phone=14,
            closed_without_phone=41,
        )
        asyncio.run(state._count())
        return StatisticsPage(state)

    def welcome(self, kind: Any = None) -> QWidget:
        state = WelcomeState(self.session)
        if kind:
            state.choose(kind)
        return WelcomePage(state)

    def sign_in(self, phase: str) -> QWidget:
        self.session.open_address = lambda _: phase != "missing"
        state = SignInState(self.session)
        if phase == "offline":
            state.failure = Offline("Connection refused")
        else:
            state.start()
            state._address_ready("https://service.example.org/oauth/authorize?client_id=recovery-desktop")
        return SignInPage(state)

    def onboarding(self, stage: str) -> QWidget:
        typed = {"company.name": "Atelier Dupont", "company.siret": "732 829 321 00074"}
        typed["company.address.country"] = "FR"
        self.store.preferences.set("onboarding form c1", typed)
        needs = Requirements(
            past_due=["bank_account"],
            currently_due=["identity_document"],
            eventually_due=["mandate", "tax_form"],
        )
        if stage != "form":
            user = a_user(stage if stage in ("active", "suspended") else "onboarding")
            become(self.store, user, None if stage == "looking" else needs)
        state = OnboardingState(self.session)
        return OnboardingPage(state)

    def setup(self, typed: str = "", **lookup: Any) -> QWidget:
        """The company of This computer, before and after a name was looked up."""
        state = SetupState(self.session)
        state.values |= {"company.name": typed, "company.address.country": "FR"}
        state.lookup = CompanyLookup(typed, **lookup)
        return SetupPage(state)


TWO: Final = (
    RegisterEntry("MENUISERIE ESSAI", "73282932000074", "12 RUE DES ESSAIS", "69001", "LYON", "FR"),
    RegisterEntry("ESSAI ET FILS", "73282932000082", "3 QUAI NEUF", "13002", "MARSEILLE", "FR"),
)
PAGES: dict[str, Callable[[Scene], QWidget]] = {
    "welcome": lambda scene: scene.welcome(),
    "welcome-service": lambda scene: scene.welcome("service"),
    "sign-in": lambda scene: scene.sign_in("waiting"),
    "sign-in-missing": lambda scene: scene.sign_in("missing"),
    "sign-in-offline": lambda scene: scene.sign_in("offline"),
    "onboarding-this-computer": lambda scene: scene.setup(),
    "onboarding-this-computer-choose": lambda scene: scene.setup("Essai", outcome="choose", matches=TWO),
    "onboarding-this-computer-none": lambda scene: scene.setup("732 829 320", outcome="none"),
    "onboarding-this-computer-mailbox": lambda scene: a_second_step(scene.session, scene.store),
    "onboarding-form": lambda scene: scene.onboarding("form"),
    "onboarding-list": lambda scene: scene.onboarding("list"),
    "onboarding-looking": lambda scene: scene.onboarding("looking"),
    "onboarding-suspended": lambda scene: scene.onboarding("suspended"),
    "onboarding-active": lambda scene: scene.onboarding("active"),
    "today": lambda scene: scene.filled().with_drafts().today(),
    "today-tasks": lambda scene: scene.filled().today_with_tasks(),
    "tasks": lambda scene: tasks.a_list(scene.session, "letter", "phone"),
    "tasks-none": lambda scene: tasks.a_list(scene.session),
    "today-empty": lambda scene: scene.today(),
    "queue-empty": lambda scene: scene.queue(),
    "queue": lambda scene: scene.with_drafts().queue(),
    "review": lambda scene: scene.with_drafts().review(),
    "board": lambda scene: scene.filled().board(),
    "board-empty": lambda scene: scene.board(),
    "board-narrowed": lambda scene: boards.narrowed(scene.filled().session),
    "board-many": lambda scene: boards.many(scene.filled().session),
    "board-no-result": lambda scene: boards.without_result(scene.filled().session),
    "table": lambda scene: scene.filled().table(),
    **one.PAGES,
    **(debtors.PAGES | connections.PAGES),
    **submissions.PAGES,
    **statements.PAGES,
    "statistics": lambda scene: scene.filled().statistics(62),
    "statistics-empty": lambda scene: scene.statistics(0),
    "notices": lambda scene: scene.filled().with_notices().notices(),
    "notices-empty": lambda scene: scene.notices(),
    "settings": lambda scene: scene.settings(),
    "settings_recovery": lambda scene: scene.settings("recovery"),
    "settings_recovery-folded": lambda scene: scene.settings("recovery", folded=True),
    "settings_data": lambda scene: scene.settings("data"),
    "settings_support": lambda scene: scene.settings("support"),
}
DIALOGS = "dialogs"
"""In the place of a page: all of them."""
BEFORE_SIGN_IN = ("welcome", "sign-in", "onboarding")
LARGE, SMALL = (1280, 800), (1024, 600)


def window_with(scene: Scene, key: str) -> Window:
    rows = [
        PageRow(row.key, QCoreApplication.translate("App", row.name), row.icon, QWidget, row.at_foot)
        for row in REGISTRY
        if row.icon
    ]
    window = Window([*rows, PageRow("shown", "Shown", "", lambda: PAGES[key](scene))])
    window.show_page(next((row.key for row in rows if key.startswith(row.key)), "submit"))
    window.show_page("shown")
    window.show_rail(not key.startswith(BEFORE_SIGN_IN))
    practice = PracticeState(scene.session)
    practice.now = NOW
    window.show_band("practice", PracticeBand(practice))
    window.connection.show_state("offline" if key.endswith("-offline") else "live", NOW)
    return window


def dialogs(scene: Scene, parent: QWidget) -> dict[str, QDialog]:
    pages = {row.key: QCoreApplication.translate("App", row.name) for row in REGISTRY if row.icon}
    # The board is asked for before submissions wait, which it would show.
    widgets = one.dialogs(scene, parent) | boards.dialogs(scene.session, parent)
    widgets |= submissions.dialogs(scene, parent) | tasks.dialogs(scene.session, parent)
    widgets |= debtors.dialogs(scene.session, parent) | statements.dialogs(scene.session, parent)
    widgets |= {"help": HelpSheet(parent), "a-help": HelpSheet(parent, "mailbox"), "news": NewsSheet(parent)}
    return widgets | {"shortcuts": ShortcutList(parent, pages)}


def show_all(
    folder: Path,
    looks: tuple[Look, ...] = LOOKS,
    looked_at: Callable[[str, QWidget], None] = lambda key, window: None,
    keys: Sequence[str] = (*PAGES, DIALOGS),
) -> list[Path]:
    """Write one picture for every page and look; the paths written. `looked_at` sees each window before."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    written = []
    for look in looks:
        theme.apply(app, look.scheme, look.scale)
        with speaking(look.language):
            for key in keys:
                written += _show(folder, look, key, looked_at)
    return written


def _show(folder: Path, look: Look, key: str, looked_at: Callable[[str, QWidget], None]) -> list[Path]:
    written = []
    with tempfile.TemporaryDirectory() as scratch:
        scene = Scene(Path(scratch))
        window = window_with(scene, "board" if key == DIALOGS else key)
        window.resize(look.width, look.height)
        window.show()
        shown = dialogs(scene, window) if key == DIALOGS else {key: window}
        for name, widget in shown.items():
            widget.show()
            _finish(window)
            looked_at(name, widget)
            path = folder / f"{name}-{look}.png"
            assert widget.grab().save(str(path), quality=90)  # packing it harder takes as long as painting it
            written.append(path)
        window.let_close()
        window.close()
        shiboken6.delete(window)
        scene.close()
    return written


def _finish(window: QWidget) -> None:
    """Until what is made in portions is there, and laid out."""
    waiting = [timer for timer in window.findChildren(QTimer) if timer.interval() == 0]
    while any(timer.isActive() for timer in waiting):
        QApplication.processEvents()
    for _ in range(3):
        QApplication.processEvents()


def main() -> None:
    """Without options every look that there is, in three languages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", choices=LANGUAGES, help="only this one")
    parser.add_argument("--scheme", choices=("light", "dark"), help="only this one")
    parser.add_argument("--size", choices=("1280x800", "1024x600"), help="only this one")
    parser.add_argument("--scale", type=float, choices=(1.0, 2.0), help="only this one")
    parser.add_argument("--only", default="", help="pages whose name has this in it")
    options = parser.parse_args()
    ways = itertools.product(
        (options.scheme,) if options.scheme else ("light", "dark"),
        (options.scale,) if options.scale else (1.0, 2.0),
        (LARGE, SMALL),
        (options.language,) if options.language else ("en", "fr", "de"),
    )
    looks = tuple(
        Look(scheme, scale, *size, code)
        for scheme, scale, size, code in ways
        if options.size in (None, "{}x{}".format(*size)) and (scale == 1.0 or size == LARGE)
    )
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    theme.start(application, "light")
    options.folder.mkdir(parents=True, exist_ok=True)
    keys = [key for key in (*PAGES, DIALOGS) if options.only in key]
    print(len(show_all(options.folder, looks, keys=keys)), "pictures")


if __name__ == "__main__":
    main()
