"""NATS JetStream, which carries outward jobs that are due to whoever sends them.

Only ids travel. A job's message stands in the stream until what it asks for has ended, under a subject of its own that
is taken only once: `<stream>.<loop>.<client>.<lane>.<job>`. Nothing is true that stands only here: what is not in the
stream, because its disks were lost or its time was over, is published again from the table.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from hashlib import blake2b
from typing import Final, NamedTuple

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error
from nats.js.api import AckPolicy, ConsumerConfig, DiscardPolicy, RetentionPolicy, StreamConfig
from nats.js.client import JetStreamContext
from nats.js.errors import APIError, NotFoundError

from recovery_service.db.outage import Outage
from recovery_service.jobs.kinds import OUTWARD
from recovery_service.jobs.queue import Job, client_of

UNREACHABLE: Final = (Error, OSError, TimeoutError)
REPLICAS: Final = 3
AGAIN_SECONDS: Final = 5.0
"""A message that its holder has said nothing of for so long goes to another one."""
OLDEST_SECONDS: Final = 120.0
_ANSWER_SECONDS: Final = 2.0
_LOOK_SECONDS: Final = 5.0
_RETRY_SECONDS: Final = 1.0
_STANDS_THERE: Final = 10077
"""The answer to a message under a subject that has one."""


class StreamState(NamedTuple):
    """`waiting` and `sending` are messages by loop, `missing` how many of the servers that should hold them do not."""

    waiting: Mapping[str, int]
    sending: Mapping[str, int]
    missing: int


ObserveStream = Callable[[StreamState | None], None]
"""Called with None where the stream is not reached."""


class Stream:
    """The stream of one installation, over this process's connection. With three servers a message is on three."""

    def __init__(self, name: str, urls: Sequence[str], observe: ObserveStream = lambda state: None) -> None:
        self.name = name
        self._observe = observe
        self._outage = Outage(of="NATS")
        self.ready = asyncio.Event()
        self._replicas = REPLICAS if len(urls) >= REPLICAS else 1
        self._urls = list(urls)
        self._is_ending = False
        self._connection = Client()
        self._context = self._connection.jetstream(timeout=_ANSWER_SECONDS)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Stay connected and keep the stream as it has to be, whatever becomes of its servers."""
        keeping = asyncio.create_task(self._keep())
        try:
            yield
        finally:
            # One after the other: on a closed connection the client turns a cancellation into an error of its own,
            # and a wait that ends at the same moment drops it.
            self._is_ending = True
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            with suppress(OSError):  # of a server that is gone
                await self._connection.close()

    async def examine(self, seconds: float) -> StreamState:
        """Return how the stream is, within so much time, and change nothing. Raises one of `UNREACHABLE`."""
        try:
            async with asyncio.timeout(seconds):
                await self._connect()
                return await self._state()
        finally:
            await self._connection.close()

    async def _connect(self) -> None:
        await self._connection.connect(
            self._urls, max_reconnect_attempts=-1, reconnect_time_wait=1, error_cb=self.note, name=self.name
        )

    async def _keep(self) -> None:
        await self._connect()
        while not self._is_ending:
            try:
                await self._settle()
                self._observe(await self._state())
                self._outage.end("the stream")
                self.ready.set()
            except UNREACHABLE as error:
                self.ready.clear()
                self._observe(None)
                await self.note(error)
            if not self._is_ending:
                await asyncio.sleep(_LOOK_SECONDS if self.ready.is_set() else _RETRY_SECONDS)

    async def _state(self) -> StreamState:
        stream = await self._context.stream_info(self.name)
        consumers = {loop: await self._context.consumer_info(self.name, loop) for loop in OUTWARD}
        others = (stream.cluster.replicas or ()) if stream.cluster else ()
        return StreamState(
            {loop: consumer.num_pending or 0 for loop, consumer in consumers.items()},
            {loop: consumer.num_ack_pending or 0 for loop, consumer in consumers.items()},
            self._replicas - 1 - sum(bool(peer.current) for peer in others),
        )

    async def _settle(self) -> None:
        """Make the stream and its consumers where they are missing; change how many servers hold it."""
        stream = StreamConfig(
            name=self.name,
            subjects=[f"{self.name}.>"],
            retention=RetentionPolicy.WORK_QUEUE,
            discard=DiscardPolicy.NEW,
            discard_new_per_subject=True,
            max_msgs_per_subject=1,
            max_age=OLDEST_SECONDS,
            num_replicas=self._replicas,
        )
        try:
            settled = (await self._context.stream_info(self.name)).config
        except NotFoundError:
            settled = (await self._context.add_stream(stream)).config
        if settled.num_replicas != self._replicas:
            await self._context.update_stream(stream)
        for loop in OUTWARD:
            consumer = ConsumerConfig(
                durable_name=loop,
                filter_subject=f"{self.name}.{loop}.>",
                ack_policy=AckPolicy.EXPLICIT,
                ack_wait=AGAIN_SECONDS,
                max_ack_pending=-1,
            )
            await self._context.add_consumer(self.name, consumer)

    async def publish(self, loop: str, job: Job) -> None:
        """Return once the job's message stands in the stream, now or since before. Raises one of `UNREACHABLE`."""
        lane = blake2b(job.lane.encode(), digest_size=6).hexdigest()
        subject = f"{self.name}.{loop}.{client_of(job.lane) or '-'}.{lane}.{job.id}"
        try:
            await self._context.publish(subject, json.dumps(job.place).encode())
        except APIError as error:
            if error.err_code != _STANDS_THERE:
                raise

    async def subscribe(self, loop: str) -> JetStreamContext.PullSubscription:
        return await self._context.pull_subscribe_bind(loop, self.name)

    async def report_leased(self, loop: str, ids: Sequence[str]) -> None:
        """Tell whoever publishes that somebody sends these; who misses it finds out."""
        await self._connection.publish(f"{self.name}_leased.{loop}", json.dumps(ids).encode())

    async def subscribe_to_leased(self, loop: str, hear: Callable[[Sequence[str]], None]) -> None:
        async def note(message: Msg) -> None:
            hear(json.loads(message.data))

        await self._connection.subscribe(f"{self.name}_leased.{loop}", cb=note)

    async def note(self, error: BaseException) -> None:
        """Note that the stream was not reached: said now and then, until it is looked at again."""
        self._outage.note("the stream", error)
