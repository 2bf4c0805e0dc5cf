"""Letters that a person prints and posts: typeset as of today, with the pages of what they enclose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from recovery_contract.ids import PlannedContactId, ReceivableId
from recovery_invoices import Reader
from recovery_service.context.core import Context, Core
from recovery_service.principal import Principal
from recovery_service.recovery.contacts.enclosed_pages import draw_pages
from recovery_service.recovery.contacts.enclosures import load_enclosures
from recovery_service.recovery.contacts.letters import (
    list_untypeset,
    logo_of,
    merge_pdfs,
    store_letter,
    typeset_letter,
)
from recovery_service.recovery.contacts.tasks import take_for_printing
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.recovery.dunning.attempt_repository import AttemptRow
from recovery_service.transport.mail import Attachment


@dataclass(frozen=True)
class PrintedLetter:
    """A letter that is to be printed, with the picture at its head and the files that it encloses."""

    attempt: AttemptRow
    logo: bytes | None
    enclosed: tuple[Attachment, ...]

    def typeset(self, reader: Reader) -> bytes:
        """Return the letter with the pages of what it encloses, for whoever prints it."""
        assert self.attempt.letter is not None
        pages = draw_pages(reader, [file.content for file in self.enclosed])
        return typeset_letter(self.attempt.letter, self.logo, pages)


def render_letter(core: Core, reader: Reader, principal: Principal, planned_id: PlannedContactId) -> bytes:
    """Return the letter as it is to be printed today; one that was taken on another day is dated anew. Raises NotFound
    for somebody else's and for a call, InvalidState where it can't be written now."""
    with core.write() as context:
        printed = print_letter(context, principal, planned_id)
    return printed.typeset(reader)


def render_letters(
    core: Core, reader: Reader, principal: Principal, planned_ids: Sequence[PlannedContactId]
) -> bytes:
    """Apply `letter` to several, in one file: all of them or none."""
    with core.write() as context:
        # Held in one order, whatever the order that was asked for.
        printed = {id_: print_letter(context, principal, id_) for id_ in sorted(set(planned_ids))}
    return merge_pdfs([printed[id_].typeset(reader) for id_ in dict.fromkeys(planned_ids)])


def print_letter(context: Context, principal: Principal, planned_id: PlannedContactId) -> PrintedLetter:
    """Work as `letter`, before it is typeset."""
    return _with_enclosures(context, take_for_printing(context, principal, planned_id))


def typeset_missing(core: Core, reader: Reader, receivable_id: ReceivableId) -> None:
    """Make the PDF of every letter that has none yet, with what it encloses; letters are typeset when somebody asks
    for them."""
    with core.read() as context:
        waiting = [
            _with_enclosures(context, row) for row in list_untypeset(context.connection, receivable_id)
        ]
    for printed in waiting:
        pdf = printed.typeset(reader)
        with core.database.write() as connection:
            now = attempt_repository.find(connection, printed.attempt.id)
            if now is not None and now.file_id is None:
                store_letter(connection, now, pdf)


def _with_enclosures(context: Context, attempt: AttemptRow) -> PrintedLetter:
    is_named = (attempt.letter or {}).get("enclosed") is not None
    files = load_enclosures(context, attempt) if is_named else ()
    return PrintedLetter(attempt, logo_of(context.connection, attempt), files)
