"""The order of a run over several processes."""

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests.order import LONGEST, longest_first

ROOT = Path(__file__).resolve().parent.parent


def items(*nodeids: str) -> list[pytest.Item]:
    return [cast(pytest.Item, SimpleNamespace(nodeid=nodeid)) for nodeid in nodeids]


def test_longest_files_exist_and_are_named_once() -> None:
    assert [file for file in LONGEST if not (ROOT / file).is_file()] == []
    assert len(set(LONGEST)) == len(LONGEST)


def test_order_of_files_is_longest_then_stories_then_most_tests() -> None:
    few, many = "tests/bank/test_a.py", "tests/service/test_b.py"
    order = items(
        f"{few}::one", f"{many}::one", f"{many}::two", "tests/together/test_z.py::one", f"{LONGEST[1]}::one"
    )
    longest_first(order)
    assert [item.nodeid.split("::")[0] for item in order] == [
        LONGEST[1],
        "tests/together/test_z.py",
        many,
        many,
        few,
    ]


def test_tests_of_one_file_keep_their_order() -> None:
    order = items("tests/bank/test_a.py::z", "tests/bank/test_a.py::a", "tests/bank/test_a.py::m")
    longest_first(order)
    assert [item.nodeid[-1] for item in order] == ["z", "a", "m"]
