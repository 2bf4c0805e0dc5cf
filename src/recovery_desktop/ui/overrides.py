"""Protection of Qt overrides: an error inside one is an error like any other, instead of the end of the process.

PySide reads the arguments of what was raised. Before Python 3.12 an error raised by C code, as `int("x")` or the touch
of a widget that is gone, is no object yet when nobody caught it on its way, and reading it is a fault of memory.
On its way through a clause of Python code it becomes one.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject


def guard_overrides() -> None:
    """Wrap the overrides of every class derived from a Qt class from now on; a second call changes nothing."""
    QObject.__init_subclass__ = classmethod(_wrap_overrides)  # type: ignore[assignment,method-assign]


def _wrap_overrides(derived: type[QObject], /, **options: Any) -> None:
    super(QObject, derived).__init_subclass__(**options)
    of_qt = [base for base in derived.__mro__ if base.__module__.startswith("PySide6")]
    for name, member in list(vars(derived).items()):
        if (
            inspect.isfunction(member)
            and not name.startswith("_")
            and any(name in vars(base) for base in of_qt)
        ):
            setattr(derived, name, _with_readable_errors(member))


def _with_readable_errors(override: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(override)
    def call(*arguments: Any, **named: Any) -> Any:
        try:
            return override(*arguments, **named)
        finally:
            # Any except clause would do: entering one turns the error into an object.
            del arguments, named

    return call
