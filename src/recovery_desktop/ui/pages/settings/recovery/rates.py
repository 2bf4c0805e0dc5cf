"""Statutory rates that nobody has entered yet: which half-year lacks one, and the rate with where it was published."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from typing import Final

from recovery_contract.extensions import EnteredRate, MissingRate, Rates
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.field import Field, complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField
from recovery_desktop.ui.wording.rates import publisher_page, rate_name

_POINTS: Final = re.compile(r"-?\d{1,2}([.,]\d{1,4})?")
LEAST, MOST = -10, 50


def _offered(missing: Sequence[MissingRate], is_wanted: bool) -> list[MissingRate]:
    """Return the rates to ask for: those that an open invoice needs; where none does, those that may be needed, and
    whichever there are for who came to enter one."""
    needed = [one for one in missing if one.needed]
    return needed or [one for one in missing if is_wanted or one.needed is not False]


class RatesCard(Card):
    """Shown where a rate is missing, and after one was entered."""

    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Statutory rates"))
        self._state = state
        self._shown: tuple[Rates | None, int] = None, 0
        self._is_wanted = False
        self.words = Label("", "muted")
        self.banner = Banner("", "danger")
        self.which = ChoiceField(self.tr("Missing rate"), [])
        self.points = TextField(self.tr("Rate published, % a year"), most=8)
        self.source = TextField(
            self.tr("Where it was published"),
            hint=self.tr("The central bank's page or the official journal, with its date."),
            most=300,
        )
        self.published = button(self.tr("Open where it is published"), "quiet", "link", flush=True)
        self.published.clicked.connect(lambda: state.session.open_address(self._publisher_page))
        self.which.chosen.connect(lambda _: self._show_page())
        self.save = BusyButton(self.tr("Save rate"))
        self.save.clicked.connect(self._save)
        self.saving = FlowRow(self.save)
        for widget in (
            self.words,
            self.banner,
            self.which,
            self.published,
            self.points,
            self.source,
            self.saving,
        ):
            self.body.addWidget(widget)

    @property
    def first(self) -> Field:
        """Where the keyboard begins."""
        return self.points

    def show_state(self) -> None:
        state = self._state
        rates = state.settings.rates if state.settings is not None else None
        # A service that does not say which are needed asks for all of them.
        # Who asks for the field gets it, also for a rate that no open invoice needs.
        self._is_wanted |= state.wanted == "rates"
        missing_rates = [] if rates is None else _offered(rates.missing, self._is_wanted)
        if (rates, len(missing_rates)) != self._shown:
            self._shown = rates, len(missing_rates)
            self._offer([(one.reference, one.since) for one in missing_rates])
        failure = state.failed.get("rates")
        self.banner.say("" if failure is None else notices.notice(failure).sentence)
        self.save.show_busy(state.busy("rates"), self.tr("Saving"))
        missing = bool(missing_rates)
        enters = missing and rates is not None and rates.may_enter
        for widget in (self.which, self.points, self.source, self.saving):
            widget.setVisible(enters)
        self._show_page()
        self.words.setText(self._words(missing, enters))
        self.setVisible(missing or state.done == "rates")

    @property
    def _publisher_page(self) -> str:
        return publisher_page(self.which.value.partition(" ")[0])

    def _show_page(self) -> None:
        self.published.setVisible(bool(self._publisher_page) and not self.which.isHidden())

    def _words(self, missing: bool, enters: bool) -> str:
        if not missing:
            return self.tr("Saved. Balances use it from now on.")
        consequence = self.tr(
            "The rate of the current half-year is missing. Until it is entered, no interest "
            "is claimed for it, and debtors are told nothing of it."
        )
        return (
            consequence if enters else consequence + " " + self.tr("The operator of this service enters it.")
        )

    def _offer(self, missing: list[tuple[str, date]]) -> None:
        self.which.box.clear()
        for reference, since in missing:
            half = self.tr("first half of {year}") if since.month == 1 else self.tr("second half of {year}")
            name = rate_name(reference)
            # The half-year first: what is too long for the box is cut off at its end.
            words = f"{half.format(year=since.year)}, {name}"
            self.which.box.addItem(words[:1].upper() + words[1:], f"{reference} {since}")
        self.points.show_value("")
        self.source.show_value("")

    def _save(self) -> None:
        points, source = self._points(), self.source.value.strip()
        wrong = "" if points is not None else self.tr("A number such as 2.15 or -0.88.")
        unnamed = "" if source else self.tr("Only a published rate counts: enter where it was published.")
        if complain((self.points, wrong), (self.source, unnamed)) or points is None:
            return
        reference, _, since = self.which.value.partition(" ")
        self._state.enter_rate(
            EnteredRate(reference=reference, since=date.fromisoformat(since), points=points, source=source)
        )

    def _points(self) -> float | None:
        typed = self.points.value.replace("\u2212", "-").rstrip("% \u00a0\u202f")
        if _POINTS.fullmatch(typed) is None:
            return None
        points = float(typed.replace(",", "."))
        return points if LEAST <= points <= MOST else None
