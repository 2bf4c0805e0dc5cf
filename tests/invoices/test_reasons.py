"""What the reader says is said by codes of the contract, with the params that they take."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import recovery_invoices
from recovery_contract.reason_templates import BECAUSE, CURRENCY, templates_for
from recovery_invoices.failures import ExtractionError

SOURCES = Path(recovery_invoices.__file__).parent
MAKERS = {"reason", "make_reason", "warning", "Doubt", "warn", "ExtractionError"}


def calls() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or ast.unparse(node.func).startswith("log."):
                continue
            called = ast.unparse(node.func).rpartition(".")[2]
            if called in MAKERS and node.args:
                yield called, node


def literals(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*literals(node.body), *literals(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def params_of(called: str, call: ast.Call) -> set[str] | None:
    """The names of the params, None where they are put together elsewhere."""
    if called in ("Doubt", "warn"):
        arguments = call.args[2]
        if isinstance(arguments, ast.IfExp):
            arguments = arguments.body
        if not isinstance(arguments, ast.Dict) or any(key and not literals(key) for key in arguments.keys):
            return None
        items = [value for key, value in zip(arguments.keys, arguments.values, strict=True) if key is None]
        if any(not ast.unparse(value).startswith("currency_of(") for value in items):
            return None
        return {name for key in arguments.keys if key for name in literals(key)}
    if any(one.arg is None for one in call.keywords):
        return None
    return {one.arg for one in call.keywords if one.arg} - {BECAUSE, CURRENCY}


def test_reasons_of_the_reader_are_those_of_the_contract_with_their_params() -> None:
    observed = 0
    for called, call in calls():
        for code in literals(call.args[0]):
            if called == "ExtractionError":
                assert ExtractionError(code).message
                continue
            templates = templates_for(code)
            assert templates, code
            params = params_of(called, call)
            if params is not None:
                assert params in [set(one.kinds) for one in templates], (code, params)
            observed += 1
    assert observed > 50


def test_failure_of_a_file_is_a_reason_of_the_contract() -> None:
    error = ExtractionError("TOO_LARGE")
    assert error.reason == {
        "code": "file_too_large",
        "params": {"most": 20},
        "message": "The file is larger than 20 MB.",
    }
    assert error.as_wire() == {"code": "TOO_LARGE", "message": "The file is larger than 20 MB."}
