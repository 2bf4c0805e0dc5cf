"""What a provider says of its service in the connection file: believed where it can do no harm."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from recovery_contract.ids import ClientId
from recovery_desktop.session.connection import add_service
from recovery_desktop.session.kinds import ServiceAddress
from recovery_desktop.store.profile import SHIPPED, read_shipped
from recovery_desktop.store.store import Store
from recovery_desktop.token_vault import KeyStatus, Vault

FACTS = {"page_size": 10, "webhook_events": ["receivable.*"], "pkce": False, "statistics": "days"}


def test_facts_of_a_provider_are_kept_with_the_connection(tmp_path: Path) -> None:
    store = Store(tmp_path)
    address = ServiceAddress("A", "https://a.example", ClientId("c"), profile=read_shipped(FACTS))
    row = add_service(store, Vault(bytes(32), KeyStatus.KEYRING), address)
    assert {name: row.profile[name] for name in FACTS} == FACTS
    assert row.profile["shipped"] == FACTS
    store.close()


def test_profile_leaves_out_unknown_and_implausible_facts() -> None:
    assert read_shipped({"keeps_keys": True, "moon": 1, "pkce": None, "event_list": False}) == {
        "event_list": False
    }


WRONG: list[Any] = [
    [],
    "x",
    {"page_size": "10"},
    {"page_size": True},
    {"page_size": 10_000},
    {"pkce": "no"},
    {"webhook_events": "receivable.*"},
    {"webhook_events": [1]},
]


@pytest.mark.parametrize("content", WRONG)
def test_fact_of_another_kind_makes_the_file_unusable(content: Any) -> None:
    with pytest.raises(ValueError, match="profile"):
        read_shipped(content)


def test_guide_names_every_fact_and_its_example_can_be_used() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "guide" / "connection-file.md").read_text("utf-8")
    example = json.loads(guide.split("```json\n")[1].split("```")[0])
    facts = read_shipped(example["profile"])
    assert facts == example["profile"]
    table = guide.split("| Fact | Value | Says |")[1]
    assert re.findall(r"^\| `(\w+)` \|", table, re.M) == list(example["profile"])
    assert facts.keys() == SHIPPED.keys()
    assert example.keys() - {"profile"} <= ServiceAddress.__dataclass_fields__.keys()
