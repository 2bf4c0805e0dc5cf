"""What foreign code in a child might try; run as a program of its own, confined or (to see that it can) not.

Arguments: the role or `free`, the user to become (`same` for none), the measures to leave out, a file to read, a
folder to write into, a TCP port, a UDP port, the path of a UNIX socket. Prints one JSON object: what was tried, and how
it ended.
"""

from __future__ import annotations

import ctypes
import encodings.idna  # noqa: F401  (loaded before the user changes, as is the next)
import json
import os
import platform
import resource  # noqa: F401
import signal
import socket
import struct
import sys
import threading
from collections.abc import Callable

from recovery_invoices.confinement import landlock, limits, linux

LIBC = ctypes.CDLL(None, use_errno=True)
X86 = platform.machine() == "x86_64"


def checked(response: int) -> int:
    if response < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return response


def system_call(on_x86: int, on_arm: int, *values: object) -> int:
    return checked(LIBC.syscall(ctypes.c_long(on_x86 if X86 else on_arm), *values))


def number(value: int) -> ctypes.c_long:
    return ctypes.c_long(value)


def attempts(foreign: str, folder: str, tcp: int, udp: int, unix: str) -> dict[str, Callable[[], object]]:
    parent = os.getppid()

    def write() -> None:
        with open(f"{folder}/planted-{os.getpid()}", "wb", buffering=0) as file:
            file.write(b"x")

    def send_udp() -> None:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
            one.sendto(b"x", ("127.0.0.1", udp))

    def connect_unix(address: str) -> Callable[[], None]:
        def connect() -> None:
            with socket.socket(socket.AF_UNIX) as one:
                one.connect(address)

        return connect

    def netlink() -> None:
        socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0).close()

    def fork() -> None:
        child = os.fork()
        if not child:
            os._exit(0)
        os.waitpid(child, 0)

    def read_memory() -> None:
        here = ctypes.create_string_buffer(8)
        local = struct.pack("PN", ctypes.addressof(here), 8)
        far = struct.pack("PN", id(None), 8)
        system_call(310, 270, number(parent), local, number(1), far, number(1), number(0))

    def run_from_memory() -> None:
        system_call(319, 279, b"x", number(0))

    def open_otherwise() -> None:
        how = struct.pack("QQQ", os.O_RDONLY, 0, 0)
        system_call(437, 437, number(-100), foreign.encode(), how, number(len(how)))

    def open_performance_events() -> None:
        system_call(298, 241, bytes(128), number(0), number(-1), number(-1), number(0))

    def allow_tracing() -> None:
        anybody = ctypes.c_ulong(2**64 - 1)
        checked(LIBC.prctl(number(0x59616D61), anybody, number(0), number(0), number(0)))

    def clone_into_a_namespace() -> None:
        system_call(56, 220, number(0x10000000 | signal.SIGCHLD), None, None, None, None)

    return {
        "read a file outside": lambda: open(foreign, "rb").close(),
        "read it by openat2": open_otherwise,
        "list a folder outside": lambda: os.listdir(folder),
        "read the accounts": lambda: open("/etc/passwd", "rb").close(),
        "write a file": write,
        "delete a file": lambda: os.unlink(f"{folder}/victim"),
        "link a file": lambda: os.symlink(foreign, f"{folder}/link-{os.getpid()}"),
        "make a folder": lambda: os.mkdir(f"{folder}/made-{os.getpid()}"),
        "write into a library": lambda: open(json.__file__, "ab").close(),
        "connect by TCP": lambda: socket.create_connection(("127.0.0.1", tcp), 2).close(),
        "listen on TCP": lambda: socket.create_server(("127.0.0.1", 0)).close(),
        "send by UDP": send_udp,
        "connect to a UNIX socket": connect_unix(unix),
        "connect to an abstract socket": connect_unix(f"\0{unix}"),
        "make a pair of sockets": lambda: [one.close() for one in socket.socketpair()],
        "ask by netlink": netlink,
        "fork": fork,
        "signal the parent": lambda: os.kill(parent, 0),
        "signal everybody": lambda: os.kill(-1, 0),
        "signal the parent's thread": lambda: system_call(234, 131, number(parent), number(parent), number(0)),
        "trace the parent": lambda: checked(LIBC.ptrace(number(0x4206), number(parent), None, None)),
        "read the parent's memory": read_memory,
        "read the parent's environment": lambda: open(f"/proc/{parent}/environ", "rb").close(),
        "read its own descriptors": lambda: os.listdir("/proc/self/fd"),
        "mount": lambda: checked(LIBC.mount(b"none", folder.encode(), b"tmpfs", number(0), None)),
        "unshare again": lambda: checked(LIBC.unshare(0x10000000)),
        "join a namespace": lambda: system_call(308, 268, number(0), number(0)),
        "change the root": lambda: os.chroot(folder),
        "become root": lambda: os.setresuid(0, 0, 0),
        "use keys": lambda: system_call(250, 219, number(0), number(-3), number(0)),
        "load a BPF program": lambda: system_call(321, 280, number(0), bytes(72), number(72)),
        "open performance events": open_performance_events,
        "use io_uring": lambda: system_call(425, 425, number(4), bytes(120)),
        "use userfaultfd": lambda: system_call(323, 282, number(1)),
        "make a file in memory to run": run_from_memory,
        "raise a limit": lambda: system_call(302, 261, number(parent), number(7), None, bytes(16)),
        "allow tracing it": allow_tracing,
        "clone into a namespace": clone_into_a_namespace,
    }  # fmt: skip


#: These would change what the attempts after them can do.
LASTING = ("mount", "unshare again", "change the root", "become root", "clone into a namespace")


def become(user: int) -> None:
    """As if it had been started by this user, whose own Python may lie where that user may not look."""
    os.setgroups([])
    os.setresgid(user, user, user)
    os.setresuid(user, user, user)
    checked(
        LIBC.prctl(number(4), ctypes.c_ulong(1), number(0), number(0), number(0))
    )  # dumpable, as after exec


def outcome(attempt: Callable[[], object]) -> str:
    try:
        attempt()
    except (OSError, MemoryError) as error:
        return type(error).__name__
    return "done"


def main() -> None:
    role, user, left_out, *rest = sys.argv[1:]
    foreign, folder, tcp, udp, unix = rest
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    if user != "same":
        become(int(user))
    if "namespaces" in left_out:
        linux._leave_the_network = lambda libc: "left out"
    if "files" in left_out:

        def absent(paths: object) -> None:
            raise landlock.NoLandlock("left out")

        landlock.restrict_to = absent
    if "system_calls" in left_out:
        linux.PROCESSORS = {}  # type: ignore[attr-defined]
    result = {} if role == "free" else dict(limits.confine(limits.ROLES[role]).missing)
    tried = attempts(foreign, folder, int(tcp), int(udp), unix)
    if role == "free":
        tried = {name: attempt for name, attempt in tried.items() if name not in LASTING}
    values = {name: outcome(attempt) for name, attempt in tried.items()}
    if role == "ocr":
        thread = threading.Thread(
            target=lambda: values.update(thread=outcome(lambda: open(foreign, "rb").close()))
        )
        thread.start()
        thread.join()
    print(json.dumps({"missing": result, "found": values}), flush=True)
    # The last one: where it succeeds, the other program says so.
    os.execv("/bin/echo", ["echo", "escaped"])


if __name__ == "__main__":
    try:
        main()
    except (PermissionError, FileNotFoundError):
        sys.exit(0)
