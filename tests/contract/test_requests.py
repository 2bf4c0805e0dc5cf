"""Requests are read from JSON that is parsed already, as strictly as from its text."""

import typing
from collections.abc import Iterator
from datetime import date, datetime
from enum import StrEnum
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError

from recovery_contract import actions, agreements, extensions, receivables, sandbox, users, webhooks
from recovery_contract.fields import Body, RequestDay

MODULES = (actions, agreements, extensions, receivables, sandbox, users, webhooks)


def requests() -> Iterator[type[BaseModel]]:
    for module in MODULES:
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, Body) and one.__module__ == module.__name__:
                yield one


def kinds(annotation: object) -> Iterator[type]:
    if isinstance(annotation, type):
        yield annotation
    for inner in typing.get_args(annotation):
        yield from kinds(inner)


def written_as_text() -> Iterator[tuple[type[BaseModel], str, str]]:
    """The fields of requests whose type JSON writes as text, each with such a text."""
    for model in requests():
        for name, field in model.model_fields.items():
            for kind in kinds(field.annotation):
                if issubclass(kind, date):
                    yield model, name, "2026-01-02"
                elif issubclass(kind, StrEnum):
                    yield model, name, next(iter(kind)).value


CASES = list(written_as_text())


def test_requests_with_days_and_enumerations_are_found() -> None:
    assert len(CASES) > 12


@pytest.mark.parametrize(
    ("model", "name", "text"), CASES, ids=[f"{model.__name__}.{name}" for model, name, _ in CASES]
)
def test_text_of_parsed_json_is_taken_for_day_and_enumeration(model: type[Any], name: str, text: str) -> None:
    # A field more, so that there is a fault in every case.
    with pytest.raises(ValidationError) as refused:
        model.model_validate({name: text, "no field": 1})
    assert [fault for fault in refused.value.errors() if fault["loc"] == (name,)] == []


@pytest.mark.parametrize(
    "value",
    ["2026-02-30", "20260102", "2026-W01-1", "2026-01-02T00:00:00", "1767225600", "", 1767225600, 20260102, True, None,
     datetime(2026, 1, 2), "٢٠٢٦-01-02", "2026-01-02\n"],
)  # fmt: skip
def test_invalid_day_is_refused(value: datetime | int | str | None) -> None:
    with pytest.raises(ValidationError):
        TypeAdapter(RequestDay).validate_python(value)


def test_day_is_taken_as_text_and_as_date() -> None:
    adapter = TypeAdapter(RequestDay)
    assert adapter.validate_python("2026-01-02") == adapter.validate_python(date(2026, 1, 2))
    assert adapter.validate_json('"2026-01-02"') == date(2026, 1, 2)
