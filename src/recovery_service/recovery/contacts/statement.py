"""The statement of account in a message about several invoices: each with its sum and its reference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.recovery.balance.calculation import Calculation
from recovery_service.recovery.balance.claim import ClaimedSum
from recovery_service.recovery.balance.lines import ClaimedRow, name_charges
from recovery_service.recovery.contacts.combining import Companion
from recovery_service.recovery.contacts.message_values import Draft
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import creditor_reference, joint_reference


@dataclass(frozen=True)
class Statement:
    """`rows` and `numbers` are the invoices, oldest first; `sentences` say for which the message counts and how they
    are paid. One transfer of `total_minor` with this `reference` pays all of them."""

    language: str
    title: str
    numbers: tuple[str, ...]
    rows: tuple[ClaimedRow, ...]
    total: str
    total_minor: int
    reference: str
    sentences: tuple[str, ...]

    @property
    def total_label(self) -> str:
        return phrase("statement_total", self.language)

    def as_text(self) -> str:
        """Return the statement as lines of a mail."""
        colon = formats.colon(self.language)
        lines = [f"– {what}, {how}{colon} {amount}" for what, how, amount in self.rows]
        return "\n".join([f"{self.title}{colon}", *lines, f"{self.total_label}{colon} {self.total}"])

    def as_short_text(self) -> str:
        """Return what a text message has room for."""
        return phrase("statement_short", self.language, count=len(self.rows) - 1, total=self.total)


class Listed(NamedTuple):
    """One invoice of the statement; the message itself counts for it where `is_same_step`."""

    receivable: ReceivableRow
    calculation: Calculation
    claim: ClaimedSum
    is_same_step: bool


def values_of_all(
    draft: Draft, companions: Sequence[Companion], *, at_most: int | None = None
) -> dict[str, Any]:
    """Return what a text is filled in with where it is about several invoices: the numbers of those for which the
    message counts, what is asked for all of them, and an earlier message only where it is of one day for all. Nothing
    where it counts for one alone."""
    same = [one for one in companions if one.is_same_step]
    if not same:
        return {}
    rows = [draft.receivable, *(one.background.situation.receivable for one in same)]
    claims = [draft.claim, *(one.claim for one in same)]
    numbers = [
        number for row in sorted(rows, key=lambda row: (row.due_date, row.id)) for number in row.numbers
    ]
    total = draft.money(sum(claim.now for claim in claims))
    reserved = sum(claim.reserved for claim in claims)
    charges = sum(claim.charges for claim in claims if claim.now == claim.total)
    written = {
        one.last_day_written("email", "letter")
        for one in (draft.background, *(one.background for one in same))
    }
    is_of_one_day = len(written) == 1
    return {
        "several": True,
        "itemised": True,
        "reserves_interest": any(
            calculation.total("interest") > 0
            for calculation in (draft.calculation, *(one.calculation for one in same))
        ),
        "numbers": formats.format_invoice_numbers(numbers, at_most),
        "amount": total,
        "total": total,
        "reserved": draft.money(reserved) if reserved else None,
        "added": draft.money(charges) if charges else None,
        "charges": name_charges([draft.calculation, *(one.calculation for one in same)], draft.spelt),
        **({} if is_of_one_day else {"written_on": None}),
    }


def build_statement(draft: Draft, companions: Sequence[Companion], *, names_all: bool = False) -> Statement:
    """`names_all` where the text above it names every invoice for which it counts."""
    language = draft.language
    listed = [Listed(draft.receivable, draft.calculation, draft.claim, True)]
    listed += [
        Listed(one.background.situation.receivable, one.calculation, one.claim, one.is_same_step)
        for one in companions
    ]
    listed.sort(key=lambda row: (row.receivable.due_date, row.receivable.id))
    same = [one.background.situation.receivable.numbers for one in companions if one.is_same_step]
    total = sum(row.claim.now for row in listed)
    reference = joint_reference(draft.receivable.id)
    numbers = ", ".join(map(formats.format_invoice_numbers, same))
    key = "statement_counts_for_one" if sum(map(len, same)) == 1 else "statement_counts_for"
    counts_for = [phrase(key, language, numbers=numbers)] if same and not names_all else []
    listed_numbers = tuple(number for row in listed for number in row.receivable.numbers)
    shown = draft.situation.transfer_words(listed_numbers, reference).shown
    paying = [phrase("statement_paying", language, reference=shown)] if draft.creditor.iban else []
    return Statement(
        language=language,
        title=phrase("statement_title", language, day=draft.day(draft.today)),
        numbers=listed_numbers,
        rows=tuple(_row(draft, row) for row in listed),
        total=draft.money(total),
        total_minor=total,
        reference=reference,
        sentences=(*counts_for, *paying),
    )


def _row(draft: Draft, row: Listed) -> ClaimedRow:
    language, receivable, claim = draft.language, row.receivable, row.claim
    what = f"{phrase('invoice', language)} {formats.format_invoice_numbers(receivable.numbers)}"
    due = f"{phrase('due', language)} {draft.day(receivable.due_date)}"
    also_open = [] if row.is_same_step else [phrase("statement_also_open", language)]
    if claim.charges and claim.now == claim.total:
        charges = name_charges([row.calculation], draft.spelt)
        also_open.append(
            phrase("statement_charges", language, amount=draft.money(claim.charges), charges=charges)
        )
    name = formats.begin_within_sentence(phrase("reference", language), language)
    words = draft.situation.transfer_words(receivable.numbers, creditor_reference(receivable.id))
    reference = f"{name} {words.shown_reference}"
    return ClaimedRow(what, ", ".join([due, *also_open, reference]), draft.money(claim.now))
