"""A statutory rate that is missing: asked for where it is needed, or where somebody comes to enter it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from pytestqt.qtbot import QtBot

from recovery_contract.extensions import EnteredRate, MissingRate, Rates, ReferenceRate
from recovery_desktop.ui.widgets.label import Label
from tests.desktop.ui.pages.test_settings import Recoveries
from tests.desktop.ui.pages.test_settings import recoveries as recoveries
from tests.desktop.ui.pages.test_settings import session as session


def a_missing_rate(*, may_enter: bool) -> Rates:
    gone = MissingRate(reference="ecb", since=date(2026, 7, 1))
    return Rates(data=[], missing=[gone], may_enter=may_enter)


def test_missing_rate_is_asked_for_and_entered_with_its_source(recoveries: Recoveries) -> None:
    card = recoveries.section.rates
    assert card.isHidden()
    recoveries.service.settings = replace(recoveries.service.settings, rates=a_missing_rate(may_enter=True))
    recoveries.state.refresh()
    recoveries.run()
    assert not card.isHidden()
    assert card.which.box.currentText().startswith("Second half of 2026, European Central Bank")
    card.points.show_value("much")
    card.save.click()
    assert "2.15" in card.points.message
    assert "enter where" in card.source.message
    card.points.show_value("2,15 %")
    card.source.show_value("ECB, 30 June 2026")
    card.save.click()
    recoveries.run()
    assert recoveries.service.received == [
        EnteredRate(reference="ecb", since=date(2026, 7, 1), points=2.15, source="ECB, 30 June 2026")
    ]
    assert card.which.isHidden()
    assert "Balances use it" in card.words.text()


def test_missing_rate_that_no_open_receivable_needs_is_not_asked_for(recoveries: Recoveries) -> None:
    rates = a_missing_rate(may_enter=True)
    unneeded = [one.model_copy(update={"needed": False}) for one in rates.missing]
    rates = rates.model_copy(update={"missing": unneeded})
    recoveries.service.settings = replace(recoveries.service.settings, rates=rates)
    recoveries.state.refresh()
    recoveries.run()
    assert recoveries.section.rates.isHidden()


def test_person_led_to_a_missing_rate_finds_its_field_with_the_keyboard_in_it(
    recoveries: Recoveries, qtbot: QtBot
) -> None:
    rates = a_missing_rate(may_enter=True)
    unneeded = [one.model_copy(update={"needed": False}) for one in rates.missing]
    rates = rates.model_copy(update={"missing": unneeded})
    recoveries.service.settings = replace(recoveries.service.settings, rates=rates)
    recoveries.section.show()
    recoveries.section.activateWindow()
    recoveries.state.wanted = "rates"
    recoveries.state.refresh()
    recoveries.run()
    card = recoveries.section.rates
    assert not card.isHidden()
    assert card.which.box.currentText().startswith("Second half of 2026, European Central Bank")
    qtbot.waitUntil(card.points.control.hasFocus)
    recoveries.state.wanted = "pursuit"
    recoveries.state.changed.emit()
    qtbot.waitUntil(recoveries.section.plan.choices.pursue.control.hasFocus)


def test_choice_that_misses_a_rate_leads_to_its_field(recoveries: Recoveries, qtbot: QtBot) -> None:
    rates = a_missing_rate(may_enter=True)
    unneeded = [one.model_copy(update={"needed": False}) for one in rates.missing]
    rates = rates.model_copy(update={"missing": unneeded})
    recoveries.service.settings = replace(recoveries.service.settings, rates=rates)
    recoveries.section.show()
    recoveries.section.activateWindow()
    recoveries.state.refresh()
    recoveries.run()
    assert recoveries.section.rates.isHidden()
    recoveries.section.plan.choices.enter_rate.click()
    qtbot.waitUntil(recoveries.section.rates.points.control.hasFocus)


def test_missing_rate_that_an_operator_enters_is_only_announced(recoveries: Recoveries) -> None:
    recoveries.service.settings = replace(recoveries.service.settings, rates=a_missing_rate(may_enter=False))
    recoveries.state.refresh()
    recoveries.run()
    card = recoveries.section.rates
    assert not card.isHidden()
    assert card.points.isHidden()
    assert "The operator of this service enters it." in card.words.text()


def test_rate_that_an_open_receivable_needs_is_the_one_asked_for(recoveries: Recoveries) -> None:
    since = date(2026, 7, 1)
    missing = [
        MissingRate(reference="ecb", since=since, needed=False),
        MissingRate(reference="fr-legal", since=since, needed=True),
    ]
    rates = Rates(data=[], missing=missing, may_enter=True)
    recoveries.service.settings = replace(recoveries.service.settings, rates=rates)
    recoveries.state.wanted = "rates"
    recoveries.state.refresh()
    recoveries.run()
    card = recoveries.section.rates
    assert [card.which.box.itemData(at) for at in range(card.which.box.count())] == [f"fr-legal {since}"]
    addresses: list[str] = []
    recoveries.state.session.open_address = lambda address: not addresses.append(address)
    card.published.click()
    assert addresses == ["https://www.service-public.fr/particuliers/vosdroits/F783"]


def test_rates_in_use_are_on_view_and_corrected(recoveries: Recoveries) -> None:
    halves = [date(2026, 7, 1), date(2026, 1, 1), date(2025, 7, 1)]
    points = [3.57, 3.75, 4.25]
    in_use = [
        ReferenceRate(reference="gb-bank", since=since, points=rate, source="Bank of England")
        for since, rate in zip(halves, points, strict=True)
    ]
    rates = Rates(data=in_use, missing=[], may_enter=True)
    recoveries.service.settings = replace(recoveries.service.settings, rates=rates)
    recoveries.state.refresh()
    recoveries.run()
    card = recoveries.section.rates
    assert not card.isHidden()
    shown = [label.text() for label in card.findChildren(Label)]
    assert "3.57\u00a0% · Bank of England" in shown
    assert not any("4.25" in words for words in shown), "older ones are in nobody's way"
    assert card.points.isHidden()
    card.correct.click()
    assert (card.points.value, card.source.value) == ("3.57", "Bank of England")
    card.which.show_value("gb-bank 2026-01-01")
    card.which.chosen.emit("gb-bank 2026-01-01")
    assert card.points.value == "3.75"
    card.which.show_value("gb-bank 2026-07-01")
    card.points.show_value("3.75")
    card.save.click()
    recoveries.run()
    [entered] = recoveries.service.received
    assert isinstance(entered, EnteredRate)
    assert (entered.reference, entered.since, entered.points) == ("gb-bank", date(2026, 7, 1), 3.75)


def test_rates_of_an_operator_are_on_view_and_not_corrected(recoveries: Recoveries) -> None:
    in_use = ReferenceRate(reference="ecb", since=date(2026, 1, 1), points=-0.5, source="ECB")
    rates = Rates(data=[in_use], missing=[], may_enter=False)
    recoveries.service.settings = replace(recoveries.service.settings, rates=rates)
    recoveries.state.refresh()
    recoveries.run()
    card = recoveries.section.rates
    assert not card.isHidden()
    assert "-0.50\u00a0% · ECB" in [label.text() for label in card.findChildren(Label)]
    assert card.correct.isHidden()
