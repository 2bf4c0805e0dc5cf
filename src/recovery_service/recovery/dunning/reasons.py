"""Why a planned contact was not made, or was put off: every reason has a name and a sentence."""

from __future__ import annotations

import re
from typing import Any, Final

NOT_MADE: Final = {
    "no_email": "The debtor has no email address that works.",
    "no_phone": "The debtor has no phone number.",
    "no_address": "The debtor has no postal address.",
    "wrong_person": "This person said that the invoice is not theirs.",
    "suppressed": "This address or number is on the list of those that are never contacted.",
    "address_bounced": "Mail to this address comes back.",
    "ended": "The recovery had ended before.",
    "skipped": "The creditor skipped it.",
    "template_off": "No reviewed text for it is switched on in the debtor's language or in English.",
    "template_broken": "Its text has a mistake and could not be filled in.",
    "time_barred": "The receivable is time-barred: only letters that say so are sent.",
    "not_delivered": "It could not be handed over, several times.",
    "not_done": "The creditor did not make it.",
    "not_signed_off": "Nobody said in time that it was made.",
    "softer": "Something firmer was said before; nothing softer follows it.",
    "overtaken": "A newer answer to the debtor went out instead.",
}

STOPPED: Final = ("suppressed", "wrong_person", "address_bounced")
"""Of these, those that are about an address; which one is told where several hold."""

PUT_OFF: Final = {
    "quiet": "Nobody is contacted at night, at weekends or on holidays.",
    "one_a_day": "This debtor was contacted on this day already.",
    "three_a_week": "This debtor was contacted three times within seven days.",
    "term": "The debtor was given a term to pay, and it is not over yet.",
    "order": "What comes before it in the plan was not made yet.",
    "paused": "The recovery was paused.",
    "edited": "The creditor moved it.",
    "postponed": "The creditor put it off to this day.",
    "released": "What it waited for has happened.",
    "not_approved": "The creditor has not approved the plan yet.",
    "no_mailbox": "There is no mailbox to send from.",
    "no_gateway": "There is no text-message gateway to send through.",
    "not_active": "The creditor's account is suspended.",
    "bounced_before": "The address before came back; this is the next contact.",
    "silence": "Nobody answered; this goes to the next contact.",
    "mailbox_refused": "The mailbox refused to sign in.",
    "letters_refused": "The provider of letters refused to sign in.",
    "service_refused": "The service cannot send at the moment; its operator knows of it.",
    "reply": "An answer to what was proposed.",
    "delivery_delayed": "The receiving server asked to try again later.",
}


REVIEW: Final = "No more contact is planned; then you decide what follows."

STEP: Final = "Step {step} of the plan"
PROMISED: Final = "After the promised day, {day}"

_NAMES: Final = {sentence: name for name, sentence in (NOT_MADE | PUT_OFF | {"review": REVIEW}).items()}
_WITH_VALUES: Final = (
    ("plan_step", re.compile(r"Step (?P<step>\d+) of the plan")),
    ("promised", re.compile(r"After the promised day, (?P<day>\S+)")),
)


def named(sentence: str | None) -> tuple[str | None, dict[str, Any] | None]:
    """The name of a sentence and what stands in it; (None, None) for one of somebody else's."""
    if sentence is None or sentence in _NAMES:
        return _NAMES.get(sentence or ""), None
    for name, form in _WITH_VALUES:
        if found := form.fullmatch(sentence):
            return name, {key: int(v) if v.isdecimal() else v for key, v in found.groupdict().items()}
    return None, None
