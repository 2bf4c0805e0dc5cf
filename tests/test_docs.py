"""What the documents name is there."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NAMED = re.compile(r"`(tests/[\w/]*test_\w+\.py)(?:::(\w+))?`")


def missing_tests(text: str) -> list[str]:
    """The tests that a text names and that are not there: `path` or `path::name`."""
    missing = []
    for path, name in dict.fromkeys(NAMED.findall(text)):
        file = ROOT / path
        if not file.is_file():
            missing.append(path)
        elif name and name not in functions(file):
            missing.append(f"{path}::{name}")
    return missing


def functions(file: Path) -> set[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize("path", sorted(ROOT.glob("docs/**/*.md")), ids=lambda path: path.name)
def test_documents_name_existing_tests_only(path: Path) -> None:
    text = path.read_text("utf-8")
    assert missing_tests(text) == []


def test_test_that_is_named_and_does_not_exist_is_noticed() -> None:
    text = "`tests/test_docs.py`, `tests/test_docs.py::gone`, `tests/test_gone.py`"
    assert missing_tests(text) == ["tests/test_docs.py::gone", "tests/test_gone.py"]


def test_security_has_rows_of_three_and_one_section_of_what_is_not_defended() -> None:
    text = (ROOT / "docs" / "security.md").read_text("utf-8")
    sections = re.split(r"^## ", text, flags=re.MULTILINE)
    assert [section.splitlines()[0] for section in sections[1:]] == [
        "Confinement of the readers, by system",
        "Foreign bytes parsed outside a confined child",
        "Not defended",
    ]
    rows = [line for line in sections[0].splitlines() if line.startswith("|")][2:]
    assert len(rows) == len(set(rows))
    for row in rows:
        threat, defence, test = row.strip("|").split(" | ")
        assert threat.strip(), row
        assert defence.strip(), row
        assert [named for named in test.split(",") if not NAMED.fullmatch(named.strip())] == [], row


@pytest.mark.parametrize(
    "pattern",
    [
        "docs/decisions/*.md",
        "src/recovery_desktop/store/migrations/*.sql",
        "src/*/db/migrations/versions/*.py",
    ],
)
def test_records_and_migrations_have_a_number_of_their_own(pattern: str) -> None:
    numbers = Counter(re.sub(r"\D.*", "", path.name.removeprefix("r")) for path in ROOT.glob(pattern))
    assert [number for number, count in numbers.items() if count > 1 and number] == []


def test_heading_of_a_record_says_the_number_of_its_file() -> None:
    for path in ROOT.glob("docs/decisions/*.md"):
        assert path.read_text("utf-8").startswith(f"# {int(path.name[:4])}. "), path.name
