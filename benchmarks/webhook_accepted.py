"""A webhook accepted durably by the desktop's listener, against a bare durable commit of its body.

    python benchmarks/webhook_accepted.py [ROUNDS] [CONNECTIONS]

The listener runs as in the app: on the loop of Qt, with the store's own database, every signature checked, answered
only when the event is on the disk. The senders are threads of another process with kept connections. One figure is the
time of a single delivery; the other how many are accepted in a second over many connections at once, where one commit
serves all who wait, against commits one by one. That depends on what a flush of the disk costs, so each flush of either
side takes FLUSH_MS more. On the disk as it is, which may flush in no time, the floor is a thread that answers after a
commit and looks at nothing, asked by the same senders.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks._bare_listener import BareListener, bare_store, commit
from benchmarks._slow_disk import flushes_take
from benchmarks.measure import Figure, alternate, figure, report

GOAL, GOAL_TOGETHER = 2.0, 5.0
GOAL_TO_BARE, GOAL_TOGETHER_TO_BARE = 2.5, 0.1
SECRET = "whsec_benchmark"
DELIVERIES = 1_500
ALONE = 200
FLUSH_MS = 5.0
BODY = b"x" * 240

SENDER = """
import json, selectors, socket, sys, time
port, connections, requests = json.loads(sys.stdin.readline())
requests = [request.encode() for request in requests]
print("ready", flush=True)
sys.stdin.readline()
chosen = selectors.DefaultSelector()
waiting = iter(requests)
began = time.perf_counter()
left = 0
def send(to):
    global left
    request = next(waiting, None)
    if request is None:
        chosen.unregister(to)
        return
    left += 1
    to.sendall(request)
for _ in range(connections):
    to = socket.create_connection(("127.0.0.1", port))
    to.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    chosen.register(to, selectors.EVENT_READ)
    send(to)

while left:
    for key, _ in chosen.select():
        answer = key.fileobj.recv(65536)
        if b" 204 " not in answer:
            sys.exit(f"answered by {answer!r}")
        left -= 1
        send(key.fileobj)
print(json.dumps(time.perf_counter() - began), flush=True)
"""


def delivery(port: int, path: str) -> str:
    from recovery_contract.ids import EventId, ReceivableId
    from recovery_contract.signing import sign
    from recovery_service.ids import new_id

    expected_values = {
        "id": new_id(EventId),
        "type": "receivable.contact.attempted",
        "created_at": "2026-01-02T08:00:00.000Z",
        "data": {"receivable_id": new_id(ReceivableId), "channel": "email"},
        "metadata": {"environment": "test"},
    }
    body = json.dumps(expected_values)
    return (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        f"Service-Signature: {sign(body.encode(), SECRET)}\r\nService-Event-Id: {expected_values['id']}\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}"
    )


class Listening:
    """The app's receiver over a store of its own; `accept` times deliveries that another process sends."""

    def __init__(self, folder: Path) -> None:
        from recovery_desktop.live.delivery_batches import DeliveryBatches
        from recovery_desktop.live.receiver import WebhookReceiver
        from recovery_desktop.session.connection import find_or_add
        from recovery_desktop.store.store import Store

        self.store = Store(folder)
        self.events = self.store.connection_store(find_or_add(self.store, "practice").id).events
        together = DeliveryBatches(
            lambda arrived: self.events.add_all([(event, body.decode()) for event, body in arrived])
        )
        self.receiver = WebhookReceiver(together.add, lambda: [SECRET], "test")

    async def accept(self, count: int, connections: int) -> float:
        """As `sent`."""
        requests = [delivery(self.receiver.port, self.receiver.path) for _ in range(count)]
        return await asyncio.to_thread(sent, self.receiver.port, requests, connections)


def sent(port: int, requests: list[str], connections: int) -> float:
    """Seconds from the first connection to the last answer, as a process of its own counts them."""
    with subprocess.Popen(
        [sys.executable, "-c", SENDER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as sender:
        sender.stdin.write(json.dumps([port, connections, requests]) + "\n")
        sender.stdin.flush()
        if sender.stdout.readline() != "ready\n":
            raise SystemExit("the sender did not start")
        sender.stdin.write("go\n")
        sender.stdin.flush()
        return json.loads(sender.stdout.readline())


class Committing:
    """One row of the same size, one durable commit, one after the other."""

    def __init__(self, folder: Path) -> None:
        self._database = bare_store(folder / "floor.sqlite3")

    def commit(self, count: int) -> float:
        began = time.perf_counter()
        for _ in range(count):
            commit(self._database, [BODY])
        return time.perf_counter() - began

    def close(self) -> None:
        self._database.close()


def figures(loop: asyncio.AbstractEventLoop, rounds: int, connections: int, where: str = "") -> list[Figure]:
    run = loop.run_until_complete
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        ours, bare, floor = Listening(Path(folder)), BareListener(Path(folder)), Committing(Path(folder))
        run(ours.receiver.start())

        def by_bare(count: int, at_once: int) -> float:
            return sent(bare.port, [delivery(bare.port, "/") for _ in range(count)], at_once)

        def accepted(count: int, at_once: int) -> float:
            return run(ours.accept(count, at_once))

        def bare_commits(count: int, _: int) -> float:
            return floor.commit(count)

        compared = bare_commits if where else by_bare
        milliseconds = 1_000 / ALONE
        single = alternate(
            lambda: accepted(ALONE, 1) * milliseconds, lambda: compared(ALONE, 1) * milliseconds, rounds
        )
        commits = ALONE if where else DELIVERIES
        many = alternate(
            lambda: DELIVERIES / accepted(DELIVERIES, connections),
            lambda: commits / compared(commits, connections),
            rounds,
        )
        run(ours.receiver.stop())
        bare.close()
        ours.store.close()
        floor.close()
    if where:
        return [
            figure(
                "webhook_accepted_slow_disk",
                f"a webhook accepted durably / bare durable commit, {where}",
                *single,
                goal=GOAL,
            ),
            figure(
                "webhooks_together_slow_disk",
                f"webhooks accepted in a second over {connections} connections / bare commits, {where}",
                *many,
                goal=GOAL_TOGETHER,
                unit="per s",
                at_least=True,
            ),
        ]
    return [
        figure(
            "webhook_accepted",
            "a webhook accepted durably / by a bare thread that checks nothing",
            *single,
            goal=GOAL_TO_BARE,
        ),
        figure(
            "webhooks_together",
            f"webhooks accepted in a second over {connections} connections / by that thread",
            *many,
            goal=GOAL_TOGETHER_TO_BARE,
            unit="per s",
            at_least=True,
        ),
    ]


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else 5
    connections = int(arguments[1]) if len(arguments) > 1 else 64
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from recovery_desktop.loop import Loop

    qt = QApplication(sys.argv[:1])
    loop = Loop(qt)
    asyncio.set_event_loop(loop)
    measured = figures(loop, rounds, connections)
    with flushes_take(FLUSH_MS) as is_slow:
        if is_slow:
            measured += figures(loop, rounds, connections, f"{FLUSH_MS:g} ms added to every flush")
    loop.close()
    report(*measured)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
