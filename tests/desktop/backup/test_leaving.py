"""Everything taken out in open formats, and everything deleted: what goes, what stays."""

from __future__ import annotations

import csv
import io
import json
import zipfile
from pathlib import Path

import pytest

from recovery_contract.receivables import Receivable
from recovery_desktop.backup.erase import erase_everything
from recovery_desktop.backup.export import NotExported, export_everything
from recovery_desktop.backup.write import Stopped
from recovery_desktop.settings import Places
from recovery_desktop.store.store import Store
from tests.desktop.edge import a_receivable


@pytest.fixture
def places(tmp_path: Path) -> Places:
    places = Places(tmp_path / "data")
    store = Store(places.folder)
    store.connections.add(
        "c1", kind="service", name="S", base_url="https://a.test", client_id="x", environment="test"
    )
    store.connections.change("c1", sealed_session=b"sealed bytes")
    receivable = a_receivable("rcv_1", progress={"invoice_numbers": ["FA-1"], "debtor_name": "=HYPERLINK(1)"})
    store.connection_store("c1").receivables.put([Receivable.model_validate(receivable)], full=True)
    store.connection_store("c1").drafts.add({"invoice": {"numbers": "FA-1"}})
    store.close()
    places.files.mkdir()
    (places.files / "ab12.pdf").write_bytes(b"%PDF-1.7")
    return places


def test_export_is_read_by_other_programs(places: Places, tmp_path: Path) -> None:
    shares: list[float] = []
    export_everything(places, tmp_path / "out.zip", shares.append)
    with zipfile.ZipFile(tmp_path / "out.zip") as archive:
        content = {name: archive.read(name) for name in archive.namelist()}
    (draft,) = json.loads(content["draft.json"])
    assert draft["body"] == {"invoice": {"numbers": "FA-1"}}
    assert json.loads(content["intent.json"]) == []
    assert content["documents/ab12.pdf"] == b"%PDF-1.7"
    (row,) = csv.DictReader(io.StringIO(content["receivables.csv"].decode()))
    (receivable,) = json.loads(content["receivable.json"])
    assert (row["id"], row["currency"]) == ("rcv_1", receivable["currency"])
    assert (row["amount"], receivable["body"]["amount"]) == ("1200.50", 1200.5)
    assert row["debtor_name"] == "'=HYPERLINK(1)", "no spreadsheet runs it"
    assert not any(b"sealed" in one for one in content.values())
    assert shares[-1] == 1.0


def test_export_that_fails_leaves_nothing(places: Places, tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        export_everything(places, tmp_path / "out.zip", is_stopped=lambda: True)
    with pytest.raises(NotExported):
        export_everything(places, tmp_path / "nowhere" / "out.zip")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_deletion_takes_our_files_and_nothing_else(places: Places) -> None:
    folder = places.folder
    (folder / "before-restore-20260101-000000").mkdir()
    (folder / "before-restore-20260101-000000" / "desktop.sqlite3").write_text("old")
    (folder / "key.sealed").write_text("{}")
    places.service("practice").mkdir(parents=True)
    (folder / "thesis.odt").write_text("mine")
    (folder / "instance.lock").write_text("")
    places.logs.mkdir()
    places.log.write_text("12:00 FA-1")
    erase_everything(folder)
    assert sorted(path.name for path in folder.iterdir()) == ["instance.lock", "logs", "thesis.odt"]
    assert places.log.read_text() == ""
