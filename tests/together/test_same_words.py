"""Every reason that the service gives by name has a sentence in the app."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtWidgets import QApplication

from recovery_contract.lifecycle import TRANSITIONS
from recovery_desktop.ui.pages.receivable import timeline_moments
from recovery_desktop.ui.wording import receivable as words
from recovery_desktop.ui.wording.history import TELLERS
from recovery_service.ledger.disputes.reasons import EVIDENCE
from recovery_service.ledger.timeline.kinds import KINDS
from recovery_service.recovery.dunning.pause_reasons import PauseReason


@pytest.mark.parametrize("reason", get_args(PauseReason))
def test_pause_reasons_read_the_same_everywhere(qapp: QApplication, reason: str) -> None:
    assert words.pause_word(reason).endswith(".")


@pytest.mark.parametrize("reason", sorted(EVIDENCE))
def test_dispute_reasons_and_evidence_read_the_same_everywhere(qapp: QApplication, reason: str) -> None:
    assert words.reason_word(reason) != reason.replace("_", " ")
    assert all(words.proof_word(reason, kind) for kind in EVIDENCE[reason])


def test_event_kinds_have_words_and_a_look() -> None:
    """A person's own words are quoted; everything else is said by the app, in its language."""
    assert KINDS - TELLERS.keys() - timeline_moments._WRITTEN.keys() == set()
    missing = {
        kind for kind in KINDS if kind not in timeline_moments._LOOKS and not kind.startswith("agreement.")
    }
    assert missing == set()
    moves = {
        (move.event or str(trigger)).removeprefix("receivable.") for (_, trigger), move in TRANSITIONS.items()
    }
    assert moves <= KINDS
