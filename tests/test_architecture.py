"""The rules of the houses: who may import whom, how long a module may be, and which forms are banned."""

import ast
import configparser
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.architecture import (
    Ban,
    Module,
    ban_faults,
    docstring_faults,
    length_faults,
    modules,
    parser_faults,
)

ROOT = Path(__file__).resolve().parent.parent
LONGEST_MODULE = 500

CONTRACT, INVOICES, BANK = "recovery_contract", "recovery_invoices", "recovery_bank"
SERVICE, DESKTOP = "recovery_service", "recovery_desktop"
API, STORE, DOCUMENTS = f"{DESKTOP}.api", f"{DESKTOP}.store", f"{DESKTOP}.documents"
COMMANDS, SYNC, LIVE, UI = f"{DESKTOP}.commands", f"{DESKTOP}.sync", f"{DESKTOP}.live", f"{DESKTOP}.ui"
# What parses bytes that came from elsewhere. Only confined children may: see gate/ of the reader.
PARSERS = (
    "PySide6.QtPdf", "PySide6.QtPdfWidgets", "PySide6.QtGui.QImageReader", "PySide6.QtGui.QMovie", "PIL", "cv2",
    "pypdfium2", "pdfplumber", "pdfminer", "pikepdf", "lxml", "defusedxml", "xml", "csv.reader", "csv.DictReader",
    "openpyxl", "rapidocr", "onnxruntime", "zipfile", "tarfile", f"{BANK}.statement", f"{BANK}.formats.table",
    f"{BANK}.formats.camt", f"{BANK}.formats.mt940", f"{BANK}.formats.ofx", f"{BANK}.tasks",
    *(f"{INVOICES}.{part}" for part in ("reading", "parser", "drawing", "text", "ocr", "embedded", "worker")),
    *(f"{INVOICES}.backup.{part}" for part in ("archive", "database")),
    f"{INVOICES}.photos.straighten",
)  # fmt: skip
# Who uses them on bytes of its own, or says beside it why it may.
PARSES_ITS_OWN = {
    # The case file, the log and the export are written, never opened.
    f"{SERVICE}.recovery.case_file.archive": "zipfile",
    f"{DESKTOP}.commands.keep_log": "zipfile",
    f"{DESKTOP}.backup.export": "zipfile",
    f"{DESKTOP}.backup.write": "zipfile",
    # Letters that were typeset a moment before are laid into one file.
    f"{SERVICE}.recovery.contacts.letters": "pikepdf",
    # The tour reads our own texts, and pages of the service that it started itself.
    f"{DESKTOP}.tour.spoken": "xml",
    f"{DESKTOP}.tour.browser": "lxml",
}
STATIC_DIALOGS = {
    "QFileDialog": {"getOpenFileName", "getOpenFileNames", "getSaveFileName", "getExistingDirectory"},
    "QMessageBox": {"information", "question", "warning", "critical", "about", "aboutQt"},
    "QInputDialog": {"getText", "getInt", "getDouble", "getItem", "getMultiLineText"},
}
VAGUE = ("Manager", "Helper", "Helpers", "Util", "Utils", "Base")


def called(node: ast.AST) -> ast.expr | None:
    return node.func if isinstance(node, ast.Call) else None


def catches_everything(node: ast.AST) -> bool:
    if isinstance(node, ast.ExceptHandler):
        caught = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        return any(kind is None or ast.unparse(kind) in ("Exception", "BaseException") for kind in caught)
    function = called(node)
    if function is not None and ast.unparse(function).endswith("suppress"):
        return any(ast.unparse(kind) in ("Exception", "BaseException") for kind in node.args)  # type: ignore[attr-defined]
    return False


def opens_static_dialog(node: ast.AST) -> bool:
    function = called(node)
    if not isinstance(function, ast.Attribute):
        return False
    owner = ast.unparse(function.value).rpartition(".")[2]
    return function.attr in STATIC_DIALOGS.get(owner, ())


def calls_method(*names: str) -> Callable[..., bool]:
    def finds(node: ast.AST) -> bool:
        function = called(node)
        return isinstance(function, ast.Attribute) and function.attr in names

    return finds


def uses_name(*names: str) -> Callable[..., bool]:
    def finds(node: ast.AST) -> bool:
        given = (
            node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
        )
        return given in names

    return finds


def prints(node: ast.AST) -> bool:
    function = called(node)
    return isinstance(function, ast.Name) and function.id == "print"


def is_vaguely_named(node: ast.AST) -> bool:
    return isinstance(node, ast.ClassDef) and node.name.endswith(VAGUE)


def id_names() -> set[str]:
    """What a parameter or a field is called that holds an id of a kind: `receivable_id`, `receivable_ids`."""
    kinds = {
        kind
        for package in (CONTRACT, SERVICE, DESKTOP)
        for kind in re.findall(r"^(\w+)Id = NewType", (ROOT / "src" / package / "ids.py").read_text(), re.M)
    }
    # The Message-ID of a mail is the mail's, not ours.
    names = {re.sub(r"(?<=.)([A-Z])", r"_\1", kind).lower() for kind in kinds - {"Message"}}
    return {
        f"{name}_{plural}" for name in names | {"endpoint", "planned", "subject"} for plural in ("id", "ids")
    }


ID_NAMES = id_names()


def is_untyped_id(node: ast.AST) -> bool:
    """A parameter or a field that holds an id, and says that it is any string."""
    if isinstance(node, ast.arg):
        name, annotation = node.arg, node.annotation
    elif isinstance(node, ast.AnnAssign):
        name, annotation = ast.unparse(node.target).rpartition(".")[2], node.annotation
    else:
        return False
    texts = [part for part in ast.walk(annotation or node) if isinstance(part, ast.Name) and part.id == "str"]
    return annotation is not None and name.strip("_") in ID_NAMES and bool(texts)


TAKES_THE_WHEEL = {
    "QComboBox",
    "QFontComboBox",
    "QSpinBox",
    "QDoubleSpinBox",
    "QDateEdit",
    "QTimeEdit",
    "QDateTimeEdit",
    "QSlider",
    "QDial",
    "QTabBar",
    "QTabWidget",
}


def takes_the_wheel(node: ast.AST) -> bool:
    """Whether a widget whose value the wheel changes is made, or made the base of another."""
    made = node.bases if isinstance(node, ast.ClassDef) else [called(node)]
    return any(ast.unparse(one).rpartition(".")[2] in TAKES_THE_WHEEL for one in made if one is not None)


def is_coroutine(node: ast.AST) -> bool:
    return isinstance(node, ast.AsyncFunctionDef)


def decodes_in_place(node: ast.AST) -> bool:
    """A picture or a page made from bytes or a file: `QImage(path)`, `fromData`, `loadFromData`, `QPixmap(path)`."""
    function = called(node)
    if isinstance(function, ast.Attribute):
        return function.attr in ("fromData", "loadFromData", "fromImageReader")
    if not isinstance(function, ast.Name) or function.id not in ("QImage", "QPixmap"):
        return False
    first = node.args[0] if node.args else None  # type: ignore[attr-defined]
    return len(node.args) == 1 and isinstance(first, ast.Call | ast.Constant | ast.JoinedStr)  # type: ignore[attr-defined]


def one_of(*paths: str) -> Callable[..., Any]:
    return lambda path: path in paths


def named(*stems: str) -> Callable[..., Any]:
    return lambda path: bool({Path(path).stem, *Path(path).parts} & set(stems))


BANS = (
    Ban(
        "a handler for every exception hides mistakes",
        ("src/", "tools/", "benchmarks/"),
        catches_everything,
        one_of(
            "src/recovery_service/errors.py",
            "src/recovery_service/jobs/runner.py",
            "src/recovery_desktop/runtime.py",
        ),
    ),
    Ban(
        "a nested event loop loses wake-ups: open() and wait",
        ("src/recovery_desktop/",),
        calls_method("exec", "exec_"),
    ),
    Ban("a static dialog nests an event loop", ("src/recovery_desktop/",), opens_static_dialog),
    Ban("processEvents re-enters the loop", ("src/recovery_desktop/",), calls_method("processEvents")),
    Ban(
        "coroutines belong to commands, not to widgets",
        ("src/recovery_desktop/ui/",),
        is_coroutine,
        named("controller", "dialogs", "state"),
    ),
    Ban(
        "print belongs to the command lines",
        ("src/",),
        prints,
        named("__main__", "cli", "command_line", "tour", "self_check"),
    ),
    Ban("pictures are decoded in the confined child", ("src/recovery_desktop/",), decodes_in_place),
    Ban(
        "a tooltip may be read as markup: set_tooltip",
        ("src/recovery_desktop/",),
        calls_method("setToolTip", "setStatusTip", "setWhatsThis", "setToolTipsVisible"),
        one_of("src/recovery_desktop/ui/widgets/tooltip.py", "src/recovery_desktop/notifying/tray.py"),
    ),
    Ban(
        "what shows text as markup shows foreign text as markup",
        ("src/recovery_desktop/",),
        uses_name(
            *(
                "QTextBrowser",
                "QTextEdit",
                "QMessageBox",
                "QErrorMessage",
                "QTextDocument",
                "QWhatsThis",
                "QToolTip",
            ),
            *(
                "ToolTipRole",
                "StatusTipRole",
                "WhatsThisRole",
                "setHtml",
                "setMarkdown",
                "RichText",
                "AutoText",
            ),
        ),
    ),
    Ban(
        "a QLabel reads markup by itself: Label, ElidedLabel",
        ("src/recovery_desktop/ui/", "src/recovery_desktop/app/"),
        lambda node: isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "QLabel",
    ),
    Ban("the name says nothing", ("src/",), is_vaguely_named),
    Ban(
        "the wheel would change its value: Choice and DateField leave it to the page",
        ("src/recovery_desktop/",),
        takes_the_wheel,
        one_of("src/recovery_desktop/ui/widgets/text_field.py"),
    ),
    Ban("an id has the type of its kind: ids.py", ("src/",), is_untyped_id, named("versions")),
)


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


def test_every_contract_of_imports_is_broken_once() -> None:
    config = configparser.ConfigParser()
    config.read(ROOT / ".importlinter", encoding="utf-8")
    names = {config[section]["name"] for section in config.sections() if section.startswith("importlinter:")}
    assert set(PLANTED) == names


def test_no_foreign_byte_is_parsed_in_the_processes_of_the_window_and_the_service() -> None:
    found = modules(ROOT, "src")
    faults = parser_faults(found, (DESKTOP, SERVICE), PARSERS, PARSES_ITS_OWN)
    assert not faults, listed(faults)


@pytest.mark.parametrize("ban", BANS, ids=lambda ban: ban.what)
def test_banned_forms(ban: Ban) -> None:
    faults = ban_faults(modules(ROOT, "src", "tools", "benchmarks"), ban)
    assert not faults, listed(faults)


def test_no_module_is_too_long() -> None:
    faults = length_faults(modules(ROOT, "src", "tests", "benchmarks", "tools", "packaging"), LONGEST_MODULE)
    assert not faults, listed(faults)


def test_every_module_says_what_it_owns() -> None:
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
    "No circle of folders": ("recovery_invoices.failures", "import recovery_invoices.gate.child"),
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
    "src/recovery_service/reports/queries.py": "import json\n",
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


def test_the_checker_finds_every_banned_form(bad: list[Module]) -> None:
    lines = [sorted(int(place.split(":")[1]) for place in places(ban_faults(bad, ban))) for ban in BANS]
    assert lines == [[9, 11], [8], [6], [7], [4], [10], [4, 5], [12], [6], [13], [3], [6], [1, 3]]


def test_the_checker_finds_parsers(bad: list[Module]) -> None:
    faults = parser_faults(bad, (DESKTOP, SERVICE), PARSERS, PARSES_ITS_OWN)
    assert places(faults) == {"recovery_desktop/ui/widgets/logo.py:1"}


def test_the_checker_finds_long_and_silent_modules(bad: list[Module]) -> None:
    assert places(length_faults(bad, 12)) == {"recovery_desktop/ui/pages/board/page.py:13"}
    assert "recovery_service/ledger/users/service.py:1" not in places(docstring_faults(bad))
    assert len(docstring_faults(bad)) == len(BAD) - 1


def test_migrations_of_the_service_are_one_chain() -> None:
    """Two that were written at the same time would both be taken for the next one."""
    folder = ROOT / "src" / "recovery_service" / "db" / "migrations" / "versions"
    files = sorted(folder.glob("r[0-9]*.py"))
    for number, file in enumerate(files, start=1):
        assert file.name.startswith(f"r{number:04}_"), file.name
        text = file.read_text(encoding="utf-8")
        before = f'"{number - 1:04}"' if number > 1 else "None"
        assert f'\nrevision = "{number:04}"\ndown_revision = {before}\n' in text, file.name
