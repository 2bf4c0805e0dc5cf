"""Why a planned contact was not made, or was put off: every reason has a name and a sentence."""

from typing import Final

NOT_MADE: Final = {
    "no_email": "The debtor has no email address that works.",
    "no_phone": "The debtor has no phone number.",
    "no_address": "The debtor has no postal address.",
    "wrong_person": "This person said that the invoice is not theirs.",
    "address_bounced": "Mail to this address comes back.",
    "ended": "The recovery had ended before.",
    "skipped": "The creditor skipped it.",
    "template_off": "No reviewed text for it is switched on in the debtor's language or in English.",
    "template_broken": "Its text has a mistake and could not be filled in.",
    "time_barred": "The receivable is time-barred: only letters that say so are sent.",
    "not_delivered": "It could not be handed over, several times.",
}

PUT_OFF: Final = {
    "quiet": "Nobody is contacted at night, at weekends or on holidays.",
    "one_a_day": "This debtor was contacted on this day already.",
    "three_a_week": "This debtor was contacted three times within seven days.",
    "paused": "The recovery was paused.",
    "edited": "The creditor moved it.",
    "released": "What it waited for has happened.",
    "not_approved": "The creditor has not approved the plan yet.",
    "no_mailbox": "There is no mailbox to send from.",
    "no_gateway": "There is no text-message gateway to send through.",
    "not_active": "The creditor's account is suspended.",
    "bounced_before": "The address before came back; this is the next contact.",
    "silence": "Nobody answered; this goes to the next contact.",
    "mailbox_refused": "The mailbox refused to sign in.",
    "delivery_delayed": "The receiving server asked to try again later.",
}
