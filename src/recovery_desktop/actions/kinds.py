"""Names of actions in the outbox that the first page looks for: it is on view before the table of actions, with all
that the service takes and answers, is loaded."""

from __future__ import annotations

from typing import Final

SUBMIT: Final = "submit"
SIGN_OFF_TASK: Final = "contact_task"
DECIDE_MESSAGE: Final = "received_message"
PLANNED_CONTACT: Final = "planned_contact"
ANSWER_SAME_DEBTOR: Final = "same_debtor"
RESUME: Final = "resume"
CORRECT_DEBTOR: Final = "correct_debtor"
TARGET: Final = "id"
"""In a stored body: the id of what the action is about, where that is not the receivable itself."""
