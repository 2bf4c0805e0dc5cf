"""What was submitted before is named: which invoice, when, to whom; of two alike in the list only the second."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from recovery_contract.receivables import MAX_INVOICE_NUMBERS
from recovery_desktop.commands.earlier_submission import find_earlier_submission
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit.refusals import earlier_words
from tests.desktop.ui.fakes import NOW, a_receivable, a_store


@pytest.fixture
def connection_store(tmp_path: Path) -> Iterator[ConnectionStore]:
    store, connection_store = a_store(tmp_path)
    yield connection_store
    store.close()


def test_number_among_the_receivables_is_found(connection_store: ConnectionStore) -> None:
    connection_store.receivables.put([a_receivable("rec_1", number="FA-12")], full=True)
    draft = connection_store.drafts.add()
    results = find_earlier_submission(
        connection_store, ["FA-11", "fa-12"], "ATELIER BRUN SARL", draft.id, None
    )
    assert results is not None
    assert (results.kind, results.name, results.debtor, results.receivable_id) == (
        "number",
        "fa-12",
        "",
        "rec_1",
    )
    assert results.at.date() < NOW.date()
    elsewhere = find_earlier_submission(connection_store, ["FA-12"], "Garage Fabre", draft.id, None)
    assert elsewhere is not None
    assert elsewhere.debtor == "Atelier Brun SARL"
    assert find_earlier_submission(connection_store, ["FA-1"], "", draft.id, None) is None


def test_number_that_was_cancelled_may_be_submitted_again_and_one_that_is_open_is_named_first(
    connection_store: ConnectionStore,
) -> None:
    cancelled = a_receivable("rec_1", number="FA-12", status="cancelled")
    connection_store.receivables.put([cancelled], full=True)
    draft = connection_store.drafts.add()
    earlier = find_earlier_submission(connection_store, ["FA-12"], "Atelier Brun SARL", draft.id, None)
    assert earlier is not None
    assert (earlier.is_cancelled, earlier.is_refused) == (True, False)
    assert "cancelled" in earlier_words(earlier)
    connection_store.receivables.put([cancelled, a_receivable("rec_2", number="FA-12")], full=True)
    earlier = find_earlier_submission(connection_store, ["FA-12"], "Atelier Brun SARL", draft.id, None)
    assert earlier is not None
    assert (earlier.receivable_id, earlier.is_cancelled) == ("rec_2", False)


def test_submission_of_the_draft_itself_is_no_duplicate(connection_store: ConnectionStore) -> None:
    connection_store.receivables.put([a_receivable("rec_1", number="FA-12")], full=True)
    draft = connection_store.drafts.add()
    intent = connection_store.intents.add("submit", draft.id, {})
    connection_store.intents.mark_done(intent.id, {"receivable_id": "rec_1"})
    assert find_earlier_submission(connection_store, ["FA-12"], "", draft.id, None) is None


def test_duplicate_files_dropped_together_warn_at_the_later_ones(
    connection_store: ConnectionStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("recovery_desktop.store.drafts.now_text", lambda: "2026-03-01T10:00:00.000+00:00")
    dropped = [
        connection_store.drafts.add(file_name=f"{at}.pdf", file_path="a", file_sha256="same").id
        for at in range(9)
    ]
    results = [find_earlier_submission(connection_store, [], "", draft, "same") for draft in dropped]
    assert [one and one.name for one in results] == [None] + ["0.pdf"] * 8


def test_duplicate_file_is_warned_of_once(connection_store: ConnectionStore) -> None:
    first = connection_store.drafts.add(file_name="a.pdf", file_path="a", file_sha256="same")
    second = connection_store.drafts.add(file_name="b.pdf", file_path="a", file_sha256="same")
    other = connection_store.drafts.add(file_name="c.pdf", file_path="c", file_sha256="other")
    results = find_earlier_submission(connection_store, [], "", second.id, "same")
    assert results is not None
    assert (results.kind, results.name) == ("draft", "a.pdf")
    assert find_earlier_submission(connection_store, [], "", first.id, "same") is None
    assert find_earlier_submission(connection_store, [], "", other.id, "other") is None
    connection_store.drafts.change_state(second.id, "submitted")
    sent = find_earlier_submission(connection_store, [], "", first.id, "same")
    assert sent is not None
    assert (sent.kind, sent.name) == ("file", "b.pdf")


def test_thousands_of_numbers_are_looked_up_only_as_far_as_they_can_be_submitted(
    connection_store: ConnectionStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_up: list[str] = []
    look_up = connection_store.receivables.with_number
    monkeypatch.setattr(
        connection_store.receivables,
        "with_number",
        lambda number: looked_up.append(number) or look_up(number),
    )
    draft = connection_store.drafts.add()
    assert (
        find_earlier_submission(
            connection_store, [f"FA-{at % 4000}" for at in range(8000)], "", draft.id, None
        )
        is None
    )
    assert looked_up == [f"FA-{at}" for at in range(MAX_INVOICE_NUMBERS)]
