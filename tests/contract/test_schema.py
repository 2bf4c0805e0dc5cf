"""The wire as it was last agreed: a change of any field shows here, and has to be meant.

`python -m tests.contract.test_schema` writes the snapshot anew.
"""

import inspect
import json
from pathlib import Path
from typing import Any

from recovery_contract import (
    accounts,
    actions,
    agreements,
    correspondence,
    creditor_settings,
    debtor_correction,
    errors,
    events,
    extensions,
    extraction,
    letterhead,
    oauth,
    progress,
    reasons,
    receivables,
    sandbox,
    statistics,
    users,
    webhooks,
)
from recovery_contract.fields import Body, Resource

SNAPSHOT = Path(__file__).parent / "schema.json"
MODULES = (
    accounts, actions, agreements, correspondence, creditor_settings, debtor_correction, errors, events, extensions,
    extraction, letterhead, oauth, progress, reasons, receivables, sandbox, statistics, users, webhooks,
)  # fmt: skip


def schema() -> Any:
    """Field by field of every model: its type and whether it is required."""
    values = {}
    for module in MODULES:
        for name, model in inspect.getmembers(module, inspect.isclass):
            if issubclass(model, Body | Resource) and model.__module__ == module.__name__:
                full = model.model_json_schema(mode="validation")
                stored = ("properties", "required", "additionalProperties")
                key = f"{module.__name__.rpartition('.')[2]}.{name}"
                values[key] = {piece: full[piece] for piece in stored if piece in full}
    return values


def written() -> str:
    return json.dumps(schema(), indent=1, sort_keys=True) + "\n"


def test_wire_is_as_it_was_agreed() -> None:
    assert json.loads(written()) == json.loads(SNAPSHOT.read_text())


if __name__ == "__main__":
    is_changed = SNAPSHOT.read_text() != written()
    SNAPSHOT.write_text(written())
    print("The snapshot is written." if is_changed else "The snapshot is unchanged.")
