"""One running app per data folder: a second start hands what it was asked to open to the first, and ends.

The lock decides who is first; it dies with its process. The socket only carries messages: its name is random, kept in
the data folder, so that nobody else on the machine can stand in its place.
"""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from recovery_contract.file_kinds import INVOICE_ENDINGS
from recovery_desktop.file_permissions import FILE_MODE, make_private_folder, write_private

if TYPE_CHECKING:  # sockets are loaded after the window is on view, or by a second start
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

MESSAGE_BYTES: Final = 64 * 1024
ANSWER_SECONDS: Final = 5.0
STATEMENTS: Final = frozenset({".sta", ".mt940", ".940", ".swi", ".ofx", ".qfx"})
SUFFIXES: Final = INVOICE_ENDINGS | STATEMENTS
CONNECTION_LINK: Final = "recovery-desktop://connect?"
LINK: Final = re.compile(
    r"recovery-desktop://(?:receivable/[A-Za-z0-9_-]{1,128}|connect\?[\x21-\x7e]{1,2000})"
)

_ACCEPTED: Final = b"taken\n"
_NAME: Final = re.compile(r"recovery-desktop-[0-9a-f]{32}")


def select_openable(things: Sequence[object]) -> list[str]:
    """Return existing documents as absolute paths, and links to a receivable or a service, out of what to open.

    The started process resolves relative paths, because they depend on its working directory.
    """
    openables = []
    for thing in things:
        if not isinstance(thing, str) or "\0" in thing:
            continue
        if LINK.fullmatch(thing):
            openables.append(thing)
        elif Path(thing).suffix.lower() in SUFFIXES and Path(thing).is_file():
            openables.append(str(Path(thing).resolve()))
    return openables


class Instance(QObject):
    """`opened` carries a list of absolute paths and links; an empty list means: come to the front."""

    opened = Signal(list)

    def __init__(self, data_dir: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        make_private_folder(data_dir)
        self._name_file = data_dir / "instance.name"
        self._lock = QLockFile(str(data_dir / "instance.lock"))
        # No age makes a lock stale, only the end of its process.
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None

    def claim(self) -> bool:
        """Return True if this process is the first one on the data folder. Raises OSError when the lock cannot be
        made."""
        if not self._lock.tryLock(0):
            if self._lock.error() is QLockFile.LockError.LockFailedError:
                return False
            raise OSError(f"{self._name_file.parent} cannot be written: {self._lock.error().name}")
        # Qt makes it as the process would make any file.
        Path(self._lock.fileName()).chmod(FILE_MODE)
        return True

    def listen(self) -> None:
        """Listen to later starts; one that came before waits. Raises OSError where there is no socket."""
        import secrets

        from PySide6.QtNetwork import QAbstractSocket, QLocalServer

        name = self._name()
        if not name:
            name = f"recovery-desktop-{secrets.token_hex(16)}"
            write_private(self._name_file, name)
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        heard = server.listen(name)
        if not heard and server.serverError() is QAbstractSocket.SocketError.AddressInUseError:
            # We hold the lock, so the process that left this socket has ended.
            QLocalServer.removeServer(name)
            heard = server.listen(name)
        if not heard:
            raise OSError(f"a second start could not be heard: {server.errorString()}")
        server.newConnection.connect(self._accept)
        self._server = server

    def hand_over(self, things: Sequence[str], seconds: float = ANSWER_SECONDS) -> bool:
        """Send `things` to the first instance; True once it said that it took them. Blocks up to `seconds`.

        The first instance may itself just be starting, so an absent socket is asked for again.
        """
        from PySide6.QtNetwork import QLocalSocket

        message = json.dumps(list(things)).encode() + b"\n"
        if len(message) > MESSAGE_BYTES:
            return False
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            socket = QLocalSocket()
            socket.connectToServer(self._name())
            if socket.waitForConnected(_left(ends)):
                self._let_first_come_forward()
                return _deliver(socket, message, ends)
            time.sleep(0.02)
        return False

    def _let_first_come_forward(self) -> None:
        """Allow the first process to take the front: Windows grants that to the program just started only."""
        if sys.platform == "win32":
            import ctypes

            process, _, _ = self._lock.getLockInfo()
            ctypes.windll.user32.AllowSetForegroundWindow(process)

    def close(self) -> None:
        """Stop hearing and free the data folder for another process."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()

    def _name(self) -> str:
        """Return the socket's name; empty where the first instance has not yet written one."""
        try:
            name = self._name_file.read_text(encoding="ascii").strip()
        except (FileNotFoundError, UnicodeDecodeError):
            return ""
        return name if _NAME.fullmatch(name) else ""

    def _accept(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()) is not None:
            _Conversation(socket, self)


class _Conversation(QObject):
    """One message from one later start: a line of JSON, answered when its things were handed on."""

    def __init__(self, socket: QLocalSocket, instance: Instance) -> None:
        super().__init__(instance)
        self._socket, self._instance = socket, instance
        self._received = bytearray()
        self._is_done = False
        socket.setParent(self)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self.deleteLater)
        QTimer.singleShot(int(ANSWER_SECONDS * 1000), self, self._give_up)
        if socket.bytesAvailable():
            self._read()

    def _read(self) -> None:
        self._received += self._socket.read(MESSAGE_BYTES + 1).data()
        if len(self._received) > MESSAGE_BYTES:
            self._give_up()
        elif self._received.endswith(b"\n") and not self._is_done:
            self._take()

    def _take(self) -> None:
        try:
            things = json.loads(self._received)
        except (ValueError, RecursionError):
            things = None
        if not isinstance(things, list):
            self._give_up()
            return
        self._is_done = True
        self._instance.opened.emit(select_openable([thing for thing in things if _is_valid(thing)]))
        self._socket.write(_ACCEPTED)
        self._socket.flush()
        self._socket.disconnectFromServer()

    def _give_up(self) -> None:
        self._socket.abort()
        self.deleteLater()


def _is_valid(thing: object) -> bool:
    """Tell whether this is a link or an absolute path: a relative one would mean another file here."""
    return isinstance(thing, str) and (bool(LINK.fullmatch(thing)) or Path(thing).is_absolute())


def _deliver(socket: QLocalSocket, message: bytes, ends: float) -> bool:
    socket.write(message)
    socket.flush()
    answer = bytearray()
    while len(answer) < len(_ACCEPTED) and (
        socket.bytesAvailable() or (_left(ends) and socket.waitForReadyRead(_left(ends)))
    ):
        answer += socket.readAll().data()
    return bytes(answer) == _ACCEPTED


def _left(ends: float) -> int:
    return max(0, round((ends - time.monotonic()) * 1000))
