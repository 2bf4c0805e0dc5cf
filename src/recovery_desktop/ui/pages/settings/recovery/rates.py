"""Statutory rates: those in use, which half-year lacks one, and the rate with where it was published."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from typing import Final

from recovery_contract.extensions import EnteredRate, MissingRate, Rates, ReferenceRate
from recovery_desktop.ui import notices, text
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.field import Field, complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, KeyValues
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField
from recovery_desktop.ui.wording.rates import publisher_page, rate_name

_POINTS: Final = re.compile(r"-?\d{1,2}([.,]\d{1,4})?")
LEAST, MOST = -10, 50
SHOWN: Final = 2
"""Half-years of each reference: older ones are in nobody's way."""


def _offered(missing: Sequence[MissingRate], is_wanted: bool) -> list[MissingRate]:
    """Return the rates to ask for: those that an open invoice needs; where none does, those that may be needed, and
    whichever there are for who came to enter one."""
    needed = [one for one in missing if one.needed]
    return needed or [one for one in missing if is_wanted or one.needed is not False]


def _newest(rates: Sequence[ReferenceRate]) -> list[ReferenceRate]:
    """Return the newest of each reference, as the service orders them."""
    counts: Counter[str] = Counter()
    shown = []
    for one in rates:
        counts[one.reference] += 1
        if counts[one.reference] <= SHOWN:
            shown.append(one)
    return shown


def _written(points: float) -> str:
    return ("-" if points < 0 else "") + text.number(Decimal(str(points)), 2)


class RatesCard(Card):
    """The newest rates in use, and the fields for one that is missing, or that a person corrects."""

    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Statutory rates"))
        self._state = state
        self._shown: tuple[Rates | None, int] = None, 0
        self._is_wanted = self._corrects = False
        self._in_use: list[ReferenceRate] = []
        self.in_use = KeyValues()
        self.correct = button(self.tr("Correct a rate"), "quiet", flush=True)
        self.correct.clicked.connect(self._open_fields)
        self.words = Label("", "muted")
        self.banner = Banner("", "danger")
        self.which = ChoiceField(self.tr("Half-year"), [])
        self.points = TextField(self.tr("Rate published, % a year"), most=8)
        self.source = TextField(
            self.tr("Where it was published"),
            hint=self.tr("The central bank's page or the official journal, with its date."),
            most=300,
        )
        self.published = button(self.tr("Open where it is published"), "quiet", "link", flush=True)
        self.published.clicked.connect(lambda: state.session.open_address(self._publisher_page))
        self.which.chosen.connect(lambda _: self._show_chosen())
        self.save = BusyButton(self.tr("Save rate"))
        self.save.clicked.connect(self._save)
        self.saving = FlowRow(self.save)
        for widget in (
            self.words,
            self.banner,
            self.in_use,
            self.correct,
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
        may_enter = rates is not None and rates.may_enter
        if (rates, len(missing_rates)) != self._shown:
            self._shown, self._corrects = (rates, len(missing_rates)), False
            self._in_use = [] if rates is None else _newest(rates.data)
            self._show_in_use()
            self._offer(
                [(one.reference, one.since) for one in (*missing_rates, *(self._in_use if may_enter else ()))]
            )
        failure = state.failed.get("rates")
        self.banner.say("" if failure is None else notices.notice(failure).sentence)
        self.save.show_busy(state.busy("rates"), self.tr("Saving"))
        missing = bool(missing_rates)
        enters = may_enter and (missing or self._corrects)
        for widget in (self.which, self.points, self.source, self.saving):
            widget.setVisible(enters)
        self.correct.setVisible(may_enter and not enters and bool(self._in_use))
        self._show_page()
        self.words.setText(self._words(missing, enters))
        self.setVisible(missing or bool(self._in_use) or state.done == "rates")

    def _show_in_use(self) -> None:
        self.in_use.show_rows(
            [
                (self._half_year(one.since), f"{_written(one.points)}\u00a0% · {one.source}")
                for one in self._in_use
            ]
        )
        self.in_use.setVisible(bool(self._in_use))

    def _open_fields(self) -> None:
        self._corrects = True
        self.show_state()
        self._show_chosen()
        self.points.take_focus()

    def _show_chosen(self) -> None:
        """Fill in what is in use for the half-year that was chosen, to be corrected."""
        chosen = next(
            (one for one in self._in_use if f"{one.reference} {one.since}" == self.which.value), None
        )
        self.points.show_value("" if chosen is None else _written(chosen.points))
        self.source.show_value("" if chosen is None else chosen.source)
        self._show_page()

    @property
    def _publisher_page(self) -> str:
        return publisher_page(self.which.value.partition(" ")[0])

    def _show_page(self) -> None:
        self.published.setVisible(bool(self._publisher_page) and not self.which.isHidden())

    def _words(self, missing: bool, enters: bool) -> str:
        if not missing:
            if self._state.done == "rates":
                return self.tr("Saved. Balances use it from now on.")
            return self.tr("Interest by law rests on these rates.")
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
            # The half-year first: what is too long for the box is cut off at its end.
            self.which.box.addItem(
                f"{self._half_year(since)}, {rate_name(reference)}", f"{reference} {since}"
            )
        self.points.show_value("")
        self.source.show_value("")

    def _half_year(self, since: date) -> str:
        half = self.tr("first half of {year}") if since.month == 1 else self.tr("second half of {year}")
        words = half.format(year=since.year)
        return words[:1].upper() + words[1:]

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
