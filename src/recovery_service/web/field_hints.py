"""What to do about one fault of a request, where that is more than what is said of every fault."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, Final

from pydantic import BaseModel
from pydantic_core import ErrorDetails

from recovery_service.json_paths import json_path

_SYNONYMS: Final = {"webhook_id": "endpoint_id"}
"""Names that are written otherwise here, and too far from it to be recognised by their letters."""


def hint_for_fault(model: type[BaseModel], fault: ErrorDetails) -> str | None:
    """Return what to do about a field that is missing or that nobody knows; None for other faults."""
    *parents, name = fault["loc"] or ("",)
    if fault["type"] == "missing":
        return f"Add `{json_path(fault['loc'])}`; the reference says what it holds."
    if fault["type"] != "extra_forbidden":
        return None
    owner = _model_at(model, parents)
    return None if owner is None else hint_for_unknown(str(name), _names(owner), "This object takes")


def hint_for_unknown(name: str, names: Iterable[str], takes: str) -> str:
    """Return which of these names may be meant, and all of them."""
    choices = sorted(names)
    synonym = _SYNONYMS.get(name)
    nearest = [synonym] if synonym in choices else get_close_matches(name, choices, n=1)
    meant = f"Did you mean `{nearest[0]}`? " if nearest else ""
    return f"{meant}{takes} {', '.join(f'`{one}`' for one in choices) or 'none'}."


def _names(model: type[BaseModel]) -> list[str]:
    return [field.alias or name for name, field in model.model_fields.items()]


def _model_at(model: type[BaseModel], path: Sequence[int | str]) -> type[BaseModel] | None:
    """Return the model of the object at this path; None where it is none, or one of several."""
    for part in path:
        if isinstance(part, int):
            continue
        fields = {field.alias or name: field for name, field in model.model_fields.items()}
        inner = _models_in(fields[part].annotation) if part in fields else []
        if len(inner) != 1:
            return None
        [model] = inner
    return model


def _models_in(annotation: Any) -> list[type[BaseModel]]:
    """Return the models of a field that is one, may be one, or is a list of them."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return [annotation]
    if typing.get_origin(annotation) in (list, typing.Union, types.UnionType, typing.Annotated):
        return [one for inner in typing.get_args(annotation) for one in _models_in(inner)]
    return []
