"""The recognition child: a grey bitmap in, lines of text with their corners out."""

from __future__ import annotations

import logging
import os
import statistics
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from recovery_invoices.failures import ExtractionError

if TYPE_CHECKING:
    from rapidocr import RapidOCR

    from recovery_invoices.task import Ask, Task, TaskResponse

MAX_SIDE = 6000
MAX_LINES = 2000
#: Below this mean score the page may stand on its head or on its side.
_DOUBTFUL = 0.8
#: Lines are looked for on a smaller copy and read from the page as it is: half the time, the same characters.
#: One line at a time: in a batch each line costs as much as the longest.
_DETECTED_SIDE = 1216
_engine: RapidOCR | None = None

Line = dict[str, Any]


def _ready() -> RapidOCR:
    """Load the models once; they ship inside the package, nothing is fetched."""
    global _engine
    if _engine is None:
        os.environ["ORT_DISABLE_ALL_LOGS"] = "1"
        logging.disable(logging.CRITICAL)
        from rapidocr import RapidOCR

        _engine = RapidOCR(
            params={
                "Global.log_level": "critical",
                "Global.use_cls": False,
                "Det.limit_type": "max",
                "Det.limit_side_len": _DETECTED_SIDE,
                "Rec.rec_batch_num": 1,
                "EngineConfig.onnxruntime.intra_op_num_threads": 1,
                "EngineConfig.onnxruntime.inter_op_num_threads": 1,
            }
        )
    return _engine


def recognise(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return `lines`: {text, score, corners [[x, y] x 4] in pixels of the bitmap as it was sent}."""
    width, height = int(message["width"]), int(message["height"])
    if not 0 < width <= MAX_SIDE or not 0 < height <= MAX_SIDE or width * height != len(block):
        raise ExtractionError("UNREADABLE")
    grey = np.frombuffer(block, np.uint8).reshape(height, width)
    best, turns = _lines(grey), 0
    if best and _is_sideways(best):
        candidates = [(count, _lines(np.rot90(grey, count))) for count in (1, 3)]
        turns, best = max(candidates, key=lambda pair: _quality(pair[1]))
    elif best and _mean_score(best) < _DOUBTFUL:
        turned = _lines(np.rot90(grey, 2))
        if _quality(turned) > 1.1 * _quality(best):
            turns, best = 2, turned
    return {
        "lines": [_turned_back(line, turns, width, height) for line in best[:MAX_LINES]],
        "turns": turns,
    }, b""


def _lines(grey: NDArray[np.uint8]) -> list[Line]:
    colour = np.repeat(np.ascontiguousarray(grey)[:, :, None], 3, axis=2)
    result: Any = _ready()(colour)
    if result.boxes is None or result.txts is None:
        return []
    return [
        {"text": str(text), "score": float(score), "corners": [[float(x), float(y)] for x, y in corners]}
        for corners, text, score in zip(result.boxes, result.txts, result.scores, strict=True)
        if str(text).strip()
    ]


def _is_sideways(lines: list[Line]) -> bool:
    """Return whether most longer lines are taller than wide."""
    tall = long = 0
    for line in lines:
        if len(line["text"]) >= 4:
            (x0, y0), (x1, y1) = line["corners"][0], line["corners"][2]
            long += 1
            tall += abs(y1 - y0) > 1.5 * abs(x1 - x0)
    return long >= 4 and tall > 0.6 * long


def _mean_score(lines: list[Line]) -> float:
    return statistics.fmean(line["score"] for line in lines)


def _quality(lines: list[Line]) -> float:
    return float(sum(line["score"] * len(line["text"]) for line in lines if line["score"] > 0.6))


def _turned_back(line: Line, turns: int, width: int, height: int) -> Line:
    """Return corners on the bitmap as sent, for lines read on a copy turned counter-clockwise `turns` times."""
    if turns == 2:
        line["corners"] = [[width - x, height - y] for x, y in line["corners"]]
    elif turns == 1:
        line["corners"] = [[width - y, x] for x, y in line["corners"]]
    elif turns == 3:
        line["corners"] = [[y, height - x] for x, y in line["corners"]]
    return line


TASKS: dict[str, Task] = {"recognise": recognise}
