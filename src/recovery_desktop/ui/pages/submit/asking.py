"""What the submit page asks for: the drafts, and what a person does with them."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from recovery_contract.receivables import CreateReceivableRequest
from recovery_desktop.commands.import_invoices import InvoiceRow, InvoiceTable
from recovery_desktop.commands.submitted_before import Earlier
from recovery_desktop.store.debtors import KnownDebtor
from recovery_desktop.store.drafts import Draft
from recovery_desktop.store.intents import Intent

Work = Coroutine[Any, Any, None]


class DraftReads(Protocol):
    def open(self) -> Sequence[Draft]:
        """Oldest first, without those submitted. `body` is what `Form.as_body` made, or empty."""

    def get(self, draft_id: str) -> Draft:
        """Raises KeyError."""


class DraftCommands(Protocol):
    def type(self, draft_id: str, body: Mapping[str, Any], /) -> None:
        """Keep what was typed; durable when it returns."""

    def add_files(self, paths: Sequence[Path], /) -> Work:
        """A draft for each file, durable first, then uploaded and read one after the other."""

    def add_empty(self) -> Coroutine[Any, Any, str]:
        """A draft without a document; its id."""

    def read_again(self, draft_id: str, /) -> Work: ...

    def discard(self, draft_id: str, /) -> Work: ...

    def submit(self, draft_id: str, request: CreateReceivableRequest, /) -> Intent:
        """Durable when it returns; sent after the seconds in which it can be taken back."""

    def forget(self, correction_id: str, /) -> None:
        """Apply a remembered correction no longer, here and on what comes; durable when it returns."""

    def take_back(self, intent_id: str, /) -> bool:
        """Before it has left; False where it is too late."""

    def known_debtor(self, name: str, siret: str, vat_number: str, /) -> KnownDebtor | None:
        """Whom an earlier submission confirmed."""

    def debtor_names(self) -> list[str]: ...

    def forget_debtor(self, known: KnownDebtor, /) -> None:
        """Durable when it returns."""

    def submitted_before(self, draft: Draft, numbers: Sequence[str], debtor: str, /) -> Earlier | None: ...

    def law(self) -> str:
        """The country whose periods of limitation count for the creditor, empty where the service does not say."""


class Reading(NamedTuple):
    """How the files on their way stand. `paused` by the person; `current` is the draft being read, empty for none."""

    paused: bool
    current: str


class BatchCommands(Protocol):
    @property
    def reading(self) -> Reading: ...

    def pause(self) -> None:
        """After the file being read no other is begun; kept over a restart."""

    def go_on(self) -> Work: ...

    def read_failed_again(self) -> Work:
        """Every file that could be read at another time."""

    def remove(self, draft_ids: Sequence[str], /) -> list[Draft]:
        """What was removed, to be put back; a file being read is stopped. Durable when it returns."""

    def put_back(self, drafts: Sequence[Draft], /) -> None: ...

    def resting(self) -> Mapping[str, Intent]:
        """By draft: submissions that wait for their time."""

    def submit_certain(self, requests: Sequence[tuple[str, CreateReceivableRequest]], /) -> list[Intent]:
        """All of them durable or none; each rests for a day."""

    def take_back(self, intent_id: str, /) -> bool: ...

    def send_now(self, intent_id: str, /) -> None: ...

    def open_table(self, path: Path, /) -> Coroutine[Any, Any, tuple[InvoiceTable, dict[str, int]]]:
        """Raises TableNotRead."""

    def import_rows(
        self, table: InvoiceTable, columns: Mapping[str, int], rows: Sequence[InvoiceRow], /
    ) -> list[str]:
        """A draft for each; the meaning of the columns is remembered."""


class SubmitCommands(DraftCommands, BatchCommands, Protocol):
    """Everything together."""
