"""The words of the reference: what each operation, field, error and event means, from `resources/reference`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from recovery_service.errors import ErrorHelp
from recovery_service.resources import resource_path

Schema = dict[str, Any]

_REF: Final = "#/components/schemas/"
NULLABLE: Final = frozenset(
    {("EndpointHealth", name) for name in ("last_error", "success_rate", "average_response_time_ms")}
)
"""Fields of answers that may be null; every other one without a value is left out."""


class ErrorText(NamedTuple):
    """`status` are those that the code comes with."""

    status: list[int]
    meaning: str
    hint: str


class OperationText(NamedTuple):
    summary: str
    description: str


@cache
def _texts(name: str) -> dict[str, Any]:
    return tomllib.loads(resource_path("reference", f"{name}.toml").read_text("utf-8"))


@cache
def error_texts() -> Mapping[str, ErrorText]:
    """Return the texts of the errors by code."""
    return {code: ErrorText(**text) for code, text in _texts("errors").items()}


def explain_error(docs: str | None, code: str) -> ErrorHelp:
    """Return the help on a code; `docs` is the address of the pages about them."""
    text = error_texts().get(code)
    if text is None:
        return ErrorHelp()
    return ErrorHelp(text.hint, None if docs is None else f"{docs}/{code}")


def event_texts() -> Mapping[str, str]:
    """Return by the type when an event happens."""
    return _texts("events")


def operation_text(id_: str) -> OperationText:
    return OperationText(*_texts("operations").get(id_, (id_, "")))


def parameter_text(name: str, operation_id: str = "") -> Schema:
    """Return description and example of a parameter, those of this operation first. What has no words yet goes
    without: a test asks for them."""
    texts = _texts("parameters")
    text = texts.get(f"{operation_id}.{name}") or texts.get(name)
    return {} if text is None else {"description": text[0], "example": text[1]}


def tag_texts() -> Mapping[str, str]:
    return _texts("tags")


def introduction() -> str:
    return resource_path("reference", "introduction.md").read_text("utf-8")


def describe_fields(components: dict[str, Schema]) -> None:
    """Give every field of every model its description and an example."""
    texts = _texts("fields")
    for model, schema in components.items():
        schema.pop("title", None)
        for name, field in schema.get("properties", {}).items():
            text = texts.get(f"{model}.{name}") or texts.get(name)
            described = field if (model, name) in NULLABLE else _without_null(field)
            described.pop("title", None)
            if text is not None:
                described |= {"description": text[0], "examples": [text[1]]}
            schema["properties"][name] = described


def _without_null(field: Schema) -> Schema:
    """Return the field as it is where it is given: one without a value is left out."""
    kinds = [kind for kind in field.get("anyOf", []) if kind != {"type": "null"}]
    if not kinds:
        return {**field}
    rest = {name: value for name, value in field.items() if name not in ("anyOf", "default")}
    default = {"default": field["default"]} if field.get("default") is not None else {}
    inner = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
    return {**inner, **rest, **default}


def example_of(schema: Schema, components: Mapping[str, Schema], *, required_only: bool = False) -> Any:
    """Return what a value of this schema looks like, put together from the examples of its fields."""
    reference = schema.get("$ref", "")
    if reference.startswith(_REF):
        return example_of(components[reference.removeprefix(_REF)], components, required_only=required_only)
    if "allOf" in schema:
        merged: Schema = {}
        for part in schema["allOf"]:
            merged |= example_of(part, components, required_only=required_only)
        return merged
    if schema.get("type") == "array":
        return [example_of(schema["items"], components, required_only=required_only)]
    fields = schema.get("properties")
    if fields is None:
        [example, *_] = schema.get("examples") or schema.get("enum") or ["…"]
        return example
    required = set(schema.get("required", ()))
    wanted = (
        required
        if required_only
        else {name for name in fields if name in required or "examples" in fields[name]}
    )
    return {name: _example_of_field(field, components) for name, field in fields.items() if name in wanted}


def _example_of_field(field: Schema, components: Mapping[str, Schema]) -> Any:
    example = field.get("examples", ["…"])[0]
    if example == [] and "$ref" in field.get("items", {}):
        return [example_of(field["items"], components)]
    return example
