"""Learns how the readers of an answer count together (correspondence.weighing), from messages held back."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from recovery_invoices.correspondence.weighing import MOST, READERS, UNLIKELY, Weighing

RIDGE = 3.0
"""On how far the weights are from what counts before anything is learned."""
OF_OTHERS = 4.0
"""How much less another kind may count than the kind's own readers."""
STEPS = 12
ENOUGH = 1e-5
Numbers = npt.NDArray[np.float64]


def learn(points: Numbers, says: Numbers) -> list[Weighing]:
    """Return how the readers count for each kind, by the points of each message, kind and reader."""
    weighings = []
    for kind in range(says.shape[1]):
        *weights, bias = _descend(_columns(points, kind), says[:, kind], _before(says.shape[1])).tolist()
        others = [one / OF_OTHERS for one in weights[len(READERS) :]]
        others.insert(kind, 0.0)
        weighings.append(Weighing(_rounded(weights[: len(READERS)]), _rounded(others), round(bias, 4)))
    return weighings


def likely_by(points: Numbers, weighings: Sequence[Weighing]) -> Numbers:
    """Return how likely each kind is for each message, as correspondence.weighing.weigh says of one."""
    together, bounded = _together(points), np.clip(points, -MOST, MOST)
    total = [
        bounded[:, kind] @ np.array(one.readers) + together @ np.array(one.kinds) + one.bias
        for kind, one in enumerate(weighings)
    ]
    return _sigmoid(np.stack(total, axis=1))


def _rounded(weights: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(one, 4) for one in weights)


def _together(points: Numbers) -> Numbers:
    return np.maximum(UNLIKELY, np.clip(points, -MOST, MOST) @ np.array(READERS))


def _columns(points: Numbers, kind: int) -> Numbers:
    others = np.delete(_together(points), kind, axis=1) / OF_OTHERS
    return np.hstack([np.clip(points[:, kind], -MOST, MOST), others, np.ones((len(points), 1))])


def _before(kinds: int) -> Numbers:
    return np.array([*READERS, *[0.0] * kinds])


def _descend(columns: Numbers, says: Numbers, before: Numbers) -> Numbers:
    """Return the weights of a logistic regression that stays near `before` (Newton); what is added is free."""
    weights = before.copy()
    ridge = np.full(len(weights), RIDGE)
    ridge[-1] = 0.0
    for _ in range(STEPS):
        likely = _sigmoid(columns @ weights)
        slope = columns.T @ (likely - says) + ridge * (weights - before)
        bend = (columns * (likely * (1 - likely) + 1e-6)[:, None]).T @ columns + np.diag(ridge + 1e-9)
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < ENOUGH:
            break
    return weights


def _sigmoid(points: Numbers) -> Numbers:
    return np.asarray(1 / (1 + np.exp(-np.clip(points, -MOST, MOST))))
