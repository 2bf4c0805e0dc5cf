"""The other programs inside the one executable: the service, and the worker that reads invoices.

The app and the service never import each other; they meet only here, where the executable becomes the other one.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence


def run_service(arguments: Sequence[str]) -> int:
    return _become("recovery_service", arguments)


def run_invoice_worker(arguments: Sequence[str]) -> int:
    return _become("recovery_invoices.worker", arguments)


def _become(module: str, arguments: Sequence[str]) -> int:
    sys.argv = [module, *arguments]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    return 0
