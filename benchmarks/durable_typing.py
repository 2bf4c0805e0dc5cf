"""How long until a key typed into a draft is on the disk, against a bare write and fsync of one page.

    python benchmarks/durable_typing.py [ROUNDS]

Both sides write into the same folder: the disk below is what is being compared with.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.measure import compare, report
from recovery_desktop.store.store import ConnectionStore, Store

PAGE_BYTES = 4096
GOAL = 2.0
BODY: dict[str, Any] = {
    "values": {
        "invoice.numbers": "AE-2025-0117",
        "invoice.issue_date": "2025-10-06",
        "invoice.due_date": "2025-11-05",
        "invoice.amount": "3048.00",
        "invoice.amount_before_tax": "2540.00",
        "invoice.tax_amount": "508.00",
        "invoice.currency": "EUR",
        "invoice.service_description": "Agencement de bureau",
        "debtor.company_name": "Société Modèle SAS",
        "debtor.address.line1": "5 avenue du Spécimen",
        "debtor.address.postal_code": "75011",
        "debtor.address.city": "Paris",
    },
    "contacts": [{"email": "pays@societe-modele.example"}],
    "touched": ["invoice.service_description"],
}


def typing(connection_store: ConnectionStore) -> Callable[[], None]:
    """One more letter each time, as a person types."""
    draft = connection_store.drafts.add(BODY)
    typed = 0

    def key() -> None:
        nonlocal typed
        typed = typed % 120 + 1
        values = {**BODY["values"], "invoice.service_description": "x" * typed}
        connection_store.drafts.save_typed(draft.id, BODY | {"values": values})

    return key


def page_written(folder: Path) -> Callable[[], None]:
    file = os.open(folder / "floor", os.O_RDWR | os.O_CREAT)
    page = os.urandom(PAGE_BYTES)

    def write() -> None:
        os.write(file, page)
        os.fsync(file)

    return write


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 400
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        store.connections.add(
            "practice",
            kind="practice",
            name="Practice",
            base_url="http://127.0.0.1:1",
            client_id="recovery-desktop",
            environment="test",
        )
        report(
            compare(
                "saved_after_typing",
                "a key in a draft is durable / bare write and fsync of a page",
                typing(store.connection_store("practice")),
                page_written(Path(folder)),
                goal=GOAL,
                rounds=rounds,
            )
        )
        store.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
