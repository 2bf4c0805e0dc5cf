"""The staircase of a recovery: how firm each text is, and how long the term runs that it names.

What the debtor hears never goes back by a step, and the next step leaves once a term that was named is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final

from recovery_service.law.workdays import Workdays
from recovery_service.recovery.dunning.attempt_repository import AttemptSummary
from recovery_service.recovery.dunning.pause_reasons import REPLIES
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.wording.templates import Text, TextMissing, choose, names

STAGES: Final = {
    "reminder_first": 1,
    "reminder_short": 2,
    "reminder_second": 2,
    "reminder_letter": 3,
    "reminder_last": 4,
    "formal_notice": 5,
}
"""How firm each text is. A call says what fits to what was written before it; a creditor's own texts stand where the
creditor puts them."""

TERM_DAYS: Final = {"formal_notice": 15}
"""Days given to pay; seven where a text has no row here."""
USUAL_TERM_DAYS: Final = 7
TERM_DAYS_IN: Final = {("formal_notice", "GB"): 30}
"""By the debtor's country, where its courts expect more: Pre-Action Protocol for Debt Claims, of sole traders as well,
whom nothing tells from companies here."""

UNHEARD: Final = frozenset({"bounced", "returned", "failed", "to_print", "not_made"})
"""Outcomes of what never reached the debtor."""
TIME_BARRED: Final = "time_barred"
"""The letter that says that the claim can be claimed in court no longer: once said, it has nothing to add."""
_UNSENT: Final = UNHEARD - {"to_print"}


POST_WORKDAYS: Final = 2
"""A letter arrives so many working days after it was made: the days that it gives run from then."""
LEAST_WORKDAYS: Final = 5
"""Days to read a letter and to pay, which a holiday must not use up."""
_CHRISTMAS_EVE: Final = (12, 24)


def term_end(workdays: Workdays, day: date, template: str, channel: str) -> date:
    """Return the last day of the term that a message of this day with this text names: a working day, and none between
    Christmas and the New Year."""
    usual = TERM_DAYS.get(template, USUAL_TERM_DAYS)
    days = timedelta(days=TERM_DAYS_IN.get((template, workdays.country), usual))
    end = day + days
    if channel == "letter":
        arrives = workdays.add_workdays(day, POST_WORKDAYS)
        end = max(arrives + days, workdays.add_workdays(arrives, LEAST_WORKDAYS))
    if (end.month, end.day) >= _CHRISTMAS_EVE:
        end = date(end.year + 1, 1, 2)
    elif (end.month, end.day) == (1, 1):
        end += timedelta(days=1)
    return workdays.add_workdays(end, 0)


def first_day_after_term(workdays: Workdays, day: date, template: str, channel: str) -> date:
    """Return the first working day on which that term is over."""
    return workdays.add_workdays(term_end(workdays, day, template, channel) + timedelta(days=1), 0)


class StepTerms:
    """Terms named by the texts in a debtor's language; `own` are the creditor's."""

    def __init__(self, workdays: Workdays, language: str, own: Iterable[Text]) -> None:
        self.workdays = workdays
        self._language, self._own = language, list(own)
        self._named: dict[tuple[str, str], str | None] = {}

    def term_over_on(self, day: date, template: str, channel: str) -> date | None:
        """Return the first day on which the next step may follow a message of this day, None where it names
        no term.
        """
        key = self._key(template, channel)
        return None if key is None else first_day_after_term(self.workdays, day, key, channel)

    def all_terms_over_on(self, attempts: Iterable[AttemptSummary]) -> date | None:
        """Return the first day on which every term is over that the debtor was given."""
        ends = [
            self.term_over_on(self.workdays.local_date(one.at), one.template, one.channel)
            for one in attempts
            if one.outcome not in UNHEARD
        ]
        return max((end for end in ends if end is not None), default=None)

    def _key(self, template: str, channel: str) -> str | None:
        """Return the name of the text that is used, None where it names no term."""
        wanted_key = (template, channel)
        if wanted_key not in self._named:
            try:
                text = choose(template, channel, self._language, self._own)
            except TextMissing:
                self._named[wanted_key] = None
            else:
                named = names(text.subject) | names(text.body)
                self._named[wanted_key] = text.key if "deadline" in named else None
        return self._named[wanted_key]


def announces_legal_steps(template: str) -> bool:
    """Return whether a text with this name speaks of what the law would allow next: nothing to say of a barred
    claim."""
    return STAGES.get(template, 0) >= STAGES["reminder_last"]


def firmest_stage(attempts: Iterable[AttemptSummary]) -> int:
    """Return the firmest stage that reached the debtor, 0 where none did."""
    return max((STAGES.get(one.template, 0) for one in attempts if one.outcome not in UNHEARD), default=0)


def is_announced_barred(attempts: Iterable[AttemptSummary], apart_from: PlannedRow) -> bool:
    """Return whether another contact than this told the debtor that the claim is barred, or waits to be printed."""
    return any(
        one.template == TIME_BARRED and one.outcome not in _UNSENT and one.planned_contact_id != apart_from.id
        for one in attempts
    )


def is_softer(template: str, than: int) -> bool:
    return STAGES.get(template, than) < than


def day_of_last_step(workdays: Workdays, attempts: Iterable[AttemptSummary]) -> date | None:
    """Return the day of the plan's last contact that reached somebody; answers and calls beside the plan are none."""
    moments = [
        one.at
        for one in attempts
        if one.planned_contact_id and one.outcome not in UNHEARD and one.template not in REPLIES
    ]
    return workdays.local_date(max(moments)) if moments else None


def sort_steps(rows: Iterable[PlannedRow], workdays: Workdays) -> list[PlannedRow]:
    """Return the steps of one receivable's plan by the day that each is meant for; answers to the debtor are none."""
    steps = [row for row in rows if row.template not in REPLIES]
    return sorted(steps, key=lambda row: (workdays.local_date(row.plan_at or row.at), row.position))
