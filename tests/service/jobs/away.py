"""A worker in a process of its own that takes jobs and never comes to an end with them."""

import asyncio
import threading
from pathlib import Path
from typing import Any

from recovery_service.db.database import Database
from recovery_service.jobs.engine import Engine
from recovery_service.jobs.kinds import Outward
from tests.service.conftest import make_core


def hang(url: Any, begun: Any) -> None:
    """Until it is killed; writes a file once it sends."""
    core = make_core(Database(url), environment="production")

    async def send(message: Any) -> None:
        Path(begun).touch()
        await asyncio.to_thread(threading.Event().wait)

    kinds = {"post": Outward(prepare=lambda context, job: job.key, send=send, finish=lambda *_: None)}
    asyncio.run(Engine(core, kinds, lambda kind, outcome: None).run(asyncio.Event()))
