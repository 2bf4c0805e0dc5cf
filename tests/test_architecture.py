"""The rules of the houses: who may import whom, how long a module may be, and which forms are banned."""

import configparser
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture import (
    Ban,
    Module,
    ban_faults,
    docstring_faults,
    floors,
    length_faults,
    modules,
    parser_faults,
)
from tests.banned_forms import BANS

ROOT = Path(__file__).resolve().parent.parent
LONGEST_MODULE = 400

CONTRACT, INVOICES, BANK = "recovery_contract", "recovery_invoices", "recovery_bank"
SERVICE, DESKTOP = "recovery_service", "recovery_desktop"
API, STORE, DOCUMENTS = f"{DESKTOP}.api", f"{DESKTOP}.store", f"{DESKTOP}.documents"
COMMANDS, SYNC, LIVE, UI = f"{DESKTOP}.commands", f"{DESKTOP}.sync", f"{DESKTOP}.live", f"{DESKTOP}.ui"
# What parses bytes that came from elsewhere. Only confined children may: see confinement/ of the reader.
PARSERS = (
    "PySide6.QtPdf", "PySide6.QtPdfWidgets", "PySide6.QtGui.QImageReader", "PySide6.QtGui.QMovie", "PIL", "cv2",
    "pypdfium2", "pdfplumber", "pdfminer", "pikepdf", "lxml", "defusedxml", "xml", "csv.reader", "csv.DictReader",
    "openpyxl", "rapidocr", "onnxruntime", "zipfile", "tarfile", f"{BANK}.statement", f"{BANK}.formats.table",
    f"{BANK}.formats.camt", f"{BANK}.formats.mt940", f"{BANK}.formats.ofx", f"{BANK}.tasks",
    *(f"{INVOICES}.{part}" for part in ("reading", "parser", "drawing", "text", "ocr", "embedded", "worker")),
    *(f"{INVOICES}.backup.{part}" for part in ("archive", "database")),
    f"{INVOICES}.photos.straighten", f"{INVOICES}.photos.heic", f"{INVOICES}.electronic.paper", "olefile", "pi_heif",
    "python_calamine", "email.parser",
    *(f"{INVOICES}.unpack.{part}" for part in ("archive", "mail", "outlook", "unpacker")),
)  # fmt: skip
# Who uses them on bytes of its own, or says beside it why it may.
PARSES_ITS_OWN = {
    # The case file, the log and the export are written, never opened.
    f"{SERVICE}.recovery.case_file.archive": "zipfile",
    f"{DESKTOP}.commands.export_log": "zipfile",
    f"{DESKTOP}.backup.export": "zipfile",
    f"{DESKTOP}.backup.write": "zipfile",
    # Letters that were typeset a moment before are laid into one file.
    f"{SERVICE}.recovery.contacts.letters": "pikepdf",
    # The samples of Practice are written, never opened; their page was typeset a moment before.
    f"{DESKTOP}.documents.sample_invoice": "lxml",
    f"{DESKTOP}.documents.factur_x": "pikepdf",
    # The tour reads our own texts, and pages of the service that it started itself.
    f"{DESKTOP}.tour.translations": "xml",
    f"{DESKTOP}.tour.browser": "lxml",
}


def listed(faults: list[str]) -> str:
    return "\n".join(["", *faults])


def test_imports_planted_against_each_contract_are_found(tmp_path: Path) -> None:
    """The contracts themselves are held by `dev.py check`; here each is broken once."""
    copy = tmp_path / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
    for name, line in PLANTED.values():
        with (copy / f"{name.replace('.', '/')}.py").open("a", encoding="utf-8") as file:
            file.write(f"\n{line}\n")
    done = subprocess.run(
        [sys.executable, "-m", "tools.imports"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1", "COLUMNS": "300"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 1, done.stderr
    broken = {line.removesuffix(" BROKEN") for line in done.stdout.splitlines() if line.endswith(" BROKEN")}
    assert broken == set(PLANTED), done.stdout


def test_import_contracts_are_each_broken_once() -> None:
    config = configparser.ConfigParser()
    config.read(ROOT / ".importlinter", encoding="utf-8")
    names = {config[section]["name"] for section in config.sections() if section.startswith("importlinter:")}
    assert set(PLANTED) == names


def test_foreign_bytes_are_not_parsed_in_the_processes_of_window_and_service() -> None:
    all_modules = modules(ROOT, "src")
    faults = parser_faults(all_modules, (DESKTOP, SERVICE), PARSERS, PARSES_ITS_OWN)
    assert not faults, listed(faults)


@pytest.mark.parametrize("ban", BANS, ids=lambda ban: ban.what)
def test_banned_forms(ban: Ban) -> None:
    faults = ban_faults(modules(ROOT, "src", "tools", "benchmarks"), ban)
    assert not faults, listed(faults)


def test_modules_are_within_the_length_limit() -> None:
    faults = length_faults(modules(ROOT, "src", "tests", "benchmarks", "tools", "packaging"), LONGEST_MODULE)
    assert not faults, listed(faults)


def test_modules_say_what_they_own() -> None:
    faults = docstring_faults(modules(ROOT, "src", "tools", "benchmarks"))
    assert not faults, listed(faults)


# The contract that a planted import breaks, the module it stands in, and the import.
PLANTED = {
    "The two programs do not know each other; the libraries know neither": (
        "recovery_bank.entry",
        "import recovery_service.ids",
    ),
    "The folders of the service look one way": (
        "recovery_service.ledger.page_responses",
        "import recovery_service.recovery.dunning.plan",
    ),
    "The parts of a recovery look one way": (
        "recovery_service.recovery.dunning.plan",
        "import recovery_service.recovery.lifecycle.actions",
    ),
    "No circle of folders": ("recovery_invoices.failures", "import recovery_invoices.confinement.child"),
    "Columns are read where a subject's queries are, never by endpoints": (
        "recovery_service.api.users",
        "import recovery_service.db.tables.users",
    ),
    "Production knows nothing of the test environment": (
        "recovery_service.pages.debtor.view",
        "import recovery_service.sandbox.debtors",
    ),
    "Only the program puts the service together": (
        "recovery_service.cli.serve",
        "import recovery_service.app",
    ),
    "Only the program puts the desktop together": (
        "recovery_desktop.self_check",
        "import recovery_desktop.app",
    ),
    "The libraries need neither a window, a server, a database nor a network": (
        "recovery_bank.amounts",
        "import httpx",
    ),
    "The service needs no window": ("recovery_service.paging", "import keyring"),
    "The desktop is no server": ("recovery_desktop.logs", "import fastapi"),
    "What works below the window does not need it": ("recovery_desktop.store.drafts", "import PySide6"),
    "Only the store and the backup open the database": (
        "recovery_desktop.sync.poll_rotation",
        "import sqlite3",
    ),
    "Neither the store, the documents, the backup nor the window calls a service": (
        "recovery_desktop.store.intents",
        "import httpx",
    ),
    "The window is given what it works with": (
        "recovery_desktop.ui.window",
        "import recovery_desktop.sync.poll_rotation",
    ),
    "The floors of the desktop": ("recovery_desktop.store.drafts", "import recovery_desktop.live.failures"),
    "No page imports another": (
        "recovery_desktop.ui.pages.today.page",
        "import recovery_desktop.ui.pages.receivable.page",
    ),
}


# A small project in which each rule is broken once, to see that the rules can fail.
BAD = {
    "src/recovery_contract/wire.py": "import httpx\nimport json\n",
    "src/recovery_service/ledger/users/service.py": '"""Users."""\nfrom recovery_desktop.store import drafts\n',
    "src/recovery_service/api/users.py": "import json\n",
    "src/recovery_service/statistics/queries.py": "import json\n",
    "src/recovery_desktop/ui/pages/board/page.py": (
        "from recovery_desktop.ui.pages.receivable import page\n"
        "from recovery_desktop.ui import text\n"
        "class BoardManager:\n"
        "    async def load(self):\n"
        "        try:\n"
        "            QtWidgets.QMessageBox.question(self, '', '')\n"
        "            QApplication.processEvents()\n"
        "            self.dialog.exec()\n"
        "        except (ValueError, Exception):\n"
        "            print('lost')\n"
        "        with contextlib.suppress(Exception):\n"
        "            self.setToolTip(name)\n"
        "        self.name = QLabel(name)\n"
        "    def _row(self, paid):\n"
        "        self.amount = money()\n"
        "        self.amount.setVisible(paid)\n"
        "    def _placed(self, paid):\n"
        "        amount = money()\n"
        "        self.addWidget(amount)\n"
        "        amount.setVisible(paid)\n"
    ),
    "src/recovery_desktop/ui/widgets/logo.py": (
        "from PySide6.QtPdf import QPdfDocument\n"
        "def show(path, width, height):\n"
        "    QPixmap(width, height)\n"
        "    QPixmap(str(path))\n"
        "    QImage.fromData(path.read_bytes())\n"
        "    QSpinBox()\n"
    ),
    "src/recovery_desktop/api/client.py": "def late():\n    from PySide6 import QtCore\n",
    "src/elsewhere/module.py": (
        "def find(receivable_id: str, message_id: str, user_id: UserId, planned_ids: list[str] | None): ...\n"
        "class Row:\n"
        "    draft_id: str | None\n"
        "    target_id: str\n"
    ),
}


@pytest.fixture
def bad(tmp_path: Path) -> list[Module]:
    for path, text in BAD.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return modules(tmp_path, "src")


def places(faults: list[str]) -> set[str]:
    return {":".join(fault.split(":")[:2]).removeprefix("src/") for fault in faults}


def test_checker_finds_every_banned_form(bad: list[Module]) -> None:
    lines = [sorted(int(place.split(":")[1]) for place in places(ban_faults(bad, ban))) for ban in BANS]
    assert lines == [[9, 11], [8], [6], [7], [4], [10], [4, 5], [12], [6], [13], [14], [3], [6], [1, 3]]


def test_checker_finds_parsers(bad: list[Module]) -> None:
    faults = parser_faults(bad, (DESKTOP, SERVICE), PARSERS, PARSES_ITS_OWN)
    assert places(faults) == {"recovery_desktop/ui/widgets/logo.py:1"}


def test_checker_finds_long_and_silent_modules(bad: list[Module]) -> None:
    assert places(length_faults(bad, 19)) == {"recovery_desktop/ui/pages/board/page.py:20"}
    assert "recovery_service/ledger/users/service.py:1" not in places(docstring_faults(bad))
    assert len(docstring_faults(bad)) == len(BAD) - 1


def test_migrations_of_the_service_are_one_chain() -> None:
    """Two that were written at the same time would both be taken for the next one."""
    folder = ROOT / "src" / "recovery_service" / "db" / "migrations" / "versions"
    files = sorted(folder.glob("r[0-9]*.py"))
    before = "None"
    for file in files:
        number = f'"{file.name[1:5]}"'
        text = file.read_text(encoding="utf-8")
        assert f"\nrevision = {number}\ndown_revision = {before}\n" in text, file.name
        before = number


@pytest.mark.parametrize(("package", "most"), [("recovery_desktop", 8), ("recovery_service", 10)])
def test_floors_of_a_program_are_few(package: str, most: int) -> None:
    tower = floors(package)
    assert max(tower.values()) <= most, sorted(tower.items(), key=lambda room: -room[1])[:20]
