"""`extract`: reads invoices without a running service, one line a file."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from recovery_invoices.command_line import extract_files
from recovery_service.cli.program import Program, UsageError


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE.pdf")
    parser.add_argument(
        "--creditor", type=Path, metavar="FILE", help="JSON: name, siret, vat_number, iban, email"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program) -> int:
    for line in extract_files(options.files, _creditor(options.creditor)):
        print(json.dumps(line, ensure_ascii=False), flush=True)
    return 0


def _creditor(path: Path | None) -> dict[str, Any]:
    if path is None:
        return {}
    try:
        creditor = json.loads(path.read_bytes())
    except OSError as error:
        raise UsageError(f"--creditor {path}: {error.strerror}") from None
    except ValueError:
        raise UsageError(f"--creditor {path}: not JSON") from None
    if not isinstance(creditor, dict):
        raise UsageError(f"--creditor {path}: not a JSON object")
    return creditor
