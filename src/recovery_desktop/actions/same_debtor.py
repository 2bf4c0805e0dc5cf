"""The person's answers whether two debtors are the same."""

from __future__ import annotations

from collections.abc import Iterable

from recovery_desktop.actions.kinds import ANSWER_SAME_DEBTOR
from recovery_desktop.store.intents import UNSETTLED, Intent


def find_answered_debtors(intents: Iterable[Intent]) -> frozenset[str]:
    """Return the debtors of whom one receivable's intents say whether its own debtor is that one, and which were
    neither taken back nor refused."""
    answers = (one for one in intents if one.kind == ANSWER_SAME_DEBTOR and one.state in (*UNSETTLED, "done"))
    return frozenset(str(one.body["debtor_id"]) for one in answers)
