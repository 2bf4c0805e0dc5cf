"""Photos as telephones take them, decoded by libheif (the photo child)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pi_heif
from numpy.typing import NDArray

from recovery_invoices.failures import ExtractionError
from recovery_invoices.photos.formats import MAX_PIXELS

# A thread of its own for each tile costs more memory than it saves time.
pi_heif.options.DECODE_THREADS = 1


def decode_heic(photo: bytes) -> NDArray[Any]:
    """Return the main picture, upright, as blue, green and red. Raises ExtractionError."""
    try:
        opened = pi_heif.open_heif(photo, convert_hdr_to_8bit=True, bgr_mode=True)
        width, height = opened.size
        if width * height > MAX_PIXELS:
            raise ExtractionError("IMAGE_TOO_LARGE")
        # The decoder's own memory goes with it.
        pixels = np.array(opened, copy=True)
    except (OSError, ValueError, RuntimeError, EOFError, SyntaxError, IndexError, TypeError) as error:
        raise ExtractionError("UNREADABLE") from error
    if pixels.ndim == 2:
        return np.stack([pixels] * 3, axis=-1)
    if pixels.ndim != 3 or pixels.shape[2] < 3:
        raise ExtractionError("UNREADABLE")
    return np.ascontiguousarray(pixels[:, :, :3])
