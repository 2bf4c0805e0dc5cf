"""Tests of the single instance: who is first, what is handed over, and what is never believed."""

import json
import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from recovery_desktop.instance import MESSAGE_BYTES, Instance, select_openable

LIMIT = 20_000  # milliseconds
LINK = "recovery-desktop://receivable/rcv_01abc"

# A process of its own, as a second start is; it prints what the one it found answered.
SECOND = textwrap.dedent("""
    import sys
    from pathlib import Path
    from PySide6.QtCore import QCoreApplication
    from recovery_desktop.instance import Instance, select_openable
    app = QCoreApplication(sys.argv)
    instance = Instance(Path(sys.argv[1]))
    if instance.claim():
        instance.listen()
        print("first", flush=True)
        sys.stdin.read()
    else:
        things = select_openable(sys.argv[3:])
        print("taken" if instance.hand_over(things, float(sys.argv[2])) else "refused", flush=True)
""")


def start(data_dir: Path, *things: Any, seconds: float = 15, **options: Any) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, "-c", SECOND, str(data_dir), str(seconds), *map(str, things)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        **options,
    )


@pytest.fixture
def first(qtbot: QtBot, tmp_path: Path) -> Iterator[Instance]:
    instance = Instance(tmp_path / "data")
    assert instance.claim()
    instance.listen()
    yield instance
    instance.close()


@pytest.fixture
def opened(first: Instance) -> list[Any]:
    heard = []
    first.opened.connect(heard.append)
    return heard


@pytest.fixture
def invoice(tmp_path: Path) -> Path:
    file = tmp_path / "facture été.pdf"
    file.write_bytes(b"%PDF-1.7")
    return file


def ended(qtbot: QtBot, process: subprocess.Popen) -> list[str]:
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=LIMIT)
    return process.communicate()[0].split()


def test_second_start_hands_its_files_and_links_to_the_first(
    qtbot: QtBot, first: Instance, opened: list[Any], invoice: Path
) -> None:
    second = start(invoice.parent / "data", invoice.name, LINK, cwd=invoice.parent)
    assert ended(qtbot, second) == ["taken"]
    assert opened == [[str(invoice), LINK]]


def test_second_start_without_files_asks_the_first_to_the_front(
    qtbot: QtBot, first: Instance, opened: list[Any], tmp_path: Path
) -> None:
    assert ended(qtbot, start(tmp_path / "data")) == ["taken"]
    assert opened == [[]]


def test_several_starts_at_once_all_end_and_each_is_heard(
    qtbot: QtBot, first: Instance, opened: list[Any], invoice: Path
) -> None:
    seconds = [start(invoice.parent / "data", invoice) for _ in range(4)]
    assert [ended(qtbot, second) for second in seconds] == [["taken"]] * 4
    assert opened == [[str(invoice)]] * 4


def test_instance_of_two_first_starts_one_wins(qtbot: QtBot, tmp_path: Path) -> None:
    both = [start(tmp_path / "data", seconds=0.5) for _ in range(2)]
    # The winner stays until its input ends; it runs no loop, so it never answers the other.
    with ThreadPoolExecutor(2) as pool:
        lines = sorted(pool.map(lambda process: process.stdout.readline().strip(), both))
    for process in both:
        process.communicate(timeout=60)
    assert lines == ["first", "refused"]


def test_instance_of_another_data_folder_is_another_app(first: Instance, tmp_path: Path) -> None:
    other = Instance(tmp_path / "other")
    assert other.claim()
    other.listen()
    other.close()


def test_folder_is_free_again_after_closing(tmp_path: Path) -> None:
    for _ in range(2):
        instance = Instance(tmp_path / "data")
        assert instance.claim()
        instance.listen()
        instance.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows frees the pipe with its process")
def test_instance_lock_of_a_killed_app_is_healed(qtbot: QtBot, tmp_path: Path, invoice: Path) -> None:
    killed = start(tmp_path / "data")
    assert killed.stdout.readline() == "first\n"
    os.kill(killed.pid, signal.SIGKILL)
    killed.communicate()
    heir = Instance(tmp_path / "data")
    assert heir.claim()
    heir.listen()
    heard = []
    heir.opened.connect(heard.append)
    assert ended(qtbot, start(tmp_path / "data", invoice)) == ["taken"]
    assert heard == [[str(invoice)]]
    heir.close()


def test_name_of_the_socket_is_random_and_private(first: Instance, tmp_path: Path) -> None:
    name = (tmp_path / "data" / "instance.name").read_text()
    other = Instance(tmp_path / "other")
    assert other.claim()
    other.listen()
    assert name != (tmp_path / "other" / "instance.name").read_text()
    other.close()
    if os.name == "posix":
        assert (tmp_path / "data" / "instance.name").stat().st_mode & 0o077 == 0


def send(qtbot: QtBot, tmp_path: Path, data: bytes) -> Any:
    """What the first instance answers to these bytes."""
    socket = QLocalSocket()
    socket.connectToServer((tmp_path / "data" / "instance.name").read_text())
    assert socket.waitForConnected(LIMIT)
    socket.write(data)
    qtbot.waitUntil(lambda: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState, timeout=LIMIT)
    return socket.readAll().data()


@pytest.mark.parametrize(
    "data",
    [
        b"not json\n",
        b'{"open": "everything"}\n',
        b'"text"\n',
        b"[" * 30_000 + b"\n",
        json.dumps(["x" * (MESSAGE_BYTES + 1)]).encode() + b"\n",
        b"x" * (MESSAGE_BYTES + 1),
    ],
    ids=["no json", "an object", "a text", "too deep", "too long", "endless"],
)
def test_malformed_message_is_cut_off_and_opens_nothing(
    qtbot: QtBot, first: Instance, opened: list[Any], tmp_path: Path, data: bytes
) -> None:
    assert send(qtbot, tmp_path, data) == b""
    assert opened == []


def test_instance_message_is_believed_for_existing_documents_and_own_links_only(
    qtbot: QtBot, first: Instance, opened: list[Any], tmp_path: Path, invoice: Path
) -> None:
    script = tmp_path / "run.sh"
    script.touch()
    things = [
        str(invoice),
        invoice.name,
        str(script),
        str(tmp_path),
        str(tmp_path / "absent.pdf"),
        "https://example.com/a.pdf",
        "file:///etc/passwd",
        "recovery-desktop://receivable/../settings",
        "recovery-desktop://callback?code=1",
        "--data-dir",
        "a\0.pdf",
        7,
        None,
        ["nested.pdf"],
    ]
    assert send(qtbot, tmp_path, json.dumps(things).encode() + b"\n") == b"taken\n"
    assert opened == [[str(invoice)]]


def test_instance_message_that_is_too_long_is_not_sent(
    first: Instance, opened: list[Any], tmp_path: Path
) -> None:
    second = Instance(tmp_path / "data")
    assert not second.claim()
    assert not second.hand_over(["x" * MESSAGE_BYTES], seconds=1)
    assert opened == []


@pytest.mark.parametrize(
    "name",
    [
        "a.pdf", "A.PDF", "b.png", "c.jpg", "d.jpeg", "e.heic", "f.tif", "g.eml", "h.msg", "i.zip", "j.xml",
        "k.xml.p7m", "l.csv", "m.XLSX", "n.ods", "o.xls", "p.sta", "q.txt",
    ],
)  # fmt: skip
def test_everything_that_holds_invoices_can_be_opened(tmp_path: Path, name: str) -> None:
    (tmp_path / name).touch()
    assert select_openable([str(tmp_path / name)]) == [str(tmp_path / name)]


@pytest.mark.parametrize(
    ("link", "is_openable"),
    [
        ("recovery-desktop://connect?base_url=https%3A%2F%2Fapi.example.org", True),
        ("recovery-desktop://connect?", False),
        ("recovery-desktop://connect?base_url=https://a b", False),
        ("recovery-desktop://connect?" + "x" * 2001, False),
        ("recovery-desktop://erase/everything", False),
    ],
)
def test_links_that_offer_a_connection_can_be_opened(link: str, is_openable: bool) -> None:
    assert select_openable([link]) == ([link] if is_openable else [])


def test_second_start_on_windows_lets_the_first_take_the_front(
    first: Instance, opened: list[Any], qtbot: QtBot, tmp_path: Path
) -> None:
    process = textwrap.dedent("""
        import ctypes, sys
        from types import SimpleNamespace
        let = SimpleNamespace(AllowSetForegroundWindow=lambda process: print(process, flush=True))
        ctypes.windll = SimpleNamespace(user32=let)
        from pathlib import Path
        from PySide6.QtCore import QCoreApplication
        from recovery_desktop.instance import Instance
        app = QCoreApplication(sys.argv)
        instance = Instance(Path(sys.argv[1]))
        assert not instance.claim()
        sys.platform = "win32"
        print(instance.hand_over([]), flush=True)
    """)
    second = subprocess.Popen(
        [sys.executable, "-c", process, str(tmp_path / "data")], stdout=subprocess.PIPE, text=True
    )
    assert ended(qtbot, second) == [str(os.getpid()), "True"]
    assert opened == [[]]
