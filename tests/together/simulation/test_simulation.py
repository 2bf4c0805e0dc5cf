"""Nothing lost, nothing doubled, nothing stuck, whatever happens to every fourth message.

The desktop's real store, commands, outbox, sync, connection and receiver, and the service's real application and
worker, in one process under one clock. A world follows from its seed alone: the name of a test that fails is what
runs it again.
"""

from __future__ import annotations

import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.depth import is_deep, rounds
from tests.together.simulation.network import EVERY, FAULTS
from tests.together.simulation.sides import prepare
from tests.together.simulation.world import Outcome, simulate

pytestmark = [pytest.mark.deep]

WORLDS, WORLDS_DEEP = 15, 2_000
WITHOUT_KEYS, WITHOUT_KEYS_DEEP = 3, 500
AGAIN, AGAIN_DEEP = 2, 100
ACTIONS = 100 if is_deep() else 30
MEMORY = Path("/dev/shm")

Simulate = Callable[[int, bool], Outcome]


@pytest.fixture(scope="module")
def home() -> Iterator[Path]:
    """In memory where the system offers that: a world is about what is written, not about how fast."""
    folder = Path(tempfile.mkdtemp(dir=MEMORY if MEMORY.is_dir() else None))
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def simulated(home: Path) -> Simulate:
    for keeps_keys in (True, False):
        prepare(home / str(keeps_keys), keeps_keys=keeps_keys)

    def one(seed: int, keeps_keys: bool) -> Outcome:
        # Always the same place: what was prepared for its database need not be prepared again.
        folder = home / "world"
        try:
            return simulate(seed, ACTIONS, home / str(keeps_keys), folder, keeps_keys=keeps_keys)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    return one


REACHED: Counter[str] = Counter()
OUTCOMES: dict[int, Outcome] = {}
"""By seed, where this process has met that world before."""


@pytest.mark.parametrize("seed", range(rounds(WORLDS, WORLDS_DEEP)))
def test_simulation_loses_doubles_and_blocks_nothing(simulated: Simulate, seed: int) -> None:
    outcome = OUTCOMES[seed] = simulated(seed, True)
    assert outcome.wrong == ()
    assert outcome.questions == 0
    assert outcome.faults.total() == outcome.messages // EVERY
    REACHED.update(outcome.faults)


def test_simulation_meets_all_faults(simulated: Simulate) -> None:
    for seed in range(WORLDS if REACHED.keys() != FAULTS.keys() else 0):
        REACHED.update(simulated(seed, True).faults)
    assert REACHED.keys() == FAULTS.keys()


@pytest.mark.parametrize("seed", range(rounds(WITHOUT_KEYS, WITHOUT_KEYS_DEEP)))
def test_simulation_against_a_service_without_keys_holds(simulated: Simulate, seed: int) -> None:
    assert simulated(seed, False).wrong == ()


@pytest.mark.parametrize("seed", range(rounds(AGAIN, AGAIN_DEEP)))
def test_simulation_of_one_seed_gives_one_world(simulated: Simulate, seed: int) -> None:
    first = OUTCOMES.get(seed) or simulated(seed, True)
    assert simulated(seed, True) == first
    another = OUTCOMES.get(seed + 1) or simulated(seed + 1, True)
    assert another.trace != first.trace
