"""The tones in which a thing can be shown."""

from __future__ import annotations

from typing import Literal

Tone = Literal["neutral", "info", "success", "warning", "danger", "practice"]
