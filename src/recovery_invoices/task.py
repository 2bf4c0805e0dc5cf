"""What passes between a child and its parent: a task, its answer, and a question in the middle of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

TaskResponse = tuple[dict[str, Any], bytes]
#: Asks the parent something in the middle of a task and returns its answer.
Ask = Callable[[dict[str, Any], bytes], TaskResponse]
Task = Callable[[dict[str, Any], bytes, Ask], TaskResponse]
