"""A text as it is stored, taken apart: words, values, and what is only said on a condition."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

TONES: Final = ("friendly", "neutral", "firm")
_MARK: Final = re.compile(
    r"\{\{\s*(?P<value>\w+)\s*\}\}|\{%\s*if\s+(?P<isnt>not\s+)?(?P<name>\w+)\s*%\}|\{%\s*(?P<word>else|endif)\s*%\}"
)
_LEFT_OVER: Final = re.compile(r"\{[{%#]|[}%#]\}")


@dataclass(frozen=True)
class Value:
    name: str


@dataclass(frozen=True)
class Condition:
    """`otherwise` is None where nothing is said instead."""

    name: str
    is_negated: bool
    then: tuple[Part, ...]
    otherwise: tuple[Part, ...] | None = None


Part: TypeAlias = str | Value | Condition


class UnknownForm(Exception):
    """The text has something else than values and conditions, or one that does not end."""


def value_names(parts: Sequence[Part]) -> frozenset[str]:
    """Return the values that are written into the text, whatever their condition."""
    names: frozenset[str] = frozenset()
    for part in parts:
        if isinstance(part, Value):
            names |= {part.name}
        elif isinstance(part, Condition):
            names |= value_names(part.then) | value_names(part.otherwise or ())
    return names


def parse(stored: str) -> tuple[Part, ...]:
    """Take a stored text apart. Raises UnknownForm."""
    parts, at = _parts(stored, 0, frozenset())
    assert at == len(stored)
    return parts


def _parts(stored: str, at: int, ends: frozenset[str]) -> tuple[tuple[Part, ...], int]:
    parts: list[Part] = []
    while mark := _MARK.search(stored, at):
        parts += _words(stored[at : mark.start()])
        at = mark.end()
        if mark["value"]:
            parts.append(Value(mark["value"]))
        elif mark["name"]:
            part, at = _condition(stored, mark)
            parts.append(part)
        elif mark["word"] in ends:
            return tuple(parts), mark.start()
        else:
            raise UnknownForm(mark["word"])
    if ends:
        raise UnknownForm("no end")
    parts += _words(stored[at:])
    return tuple(parts), len(stored)


def _condition(stored: str, mark: re.Match[str]) -> tuple[Condition, int]:
    then, at = _parts(stored, mark.end(), frozenset({"else", "endif"}))
    otherwise = None
    end = _MARK.match(stored, at)
    assert end is not None
    if end["word"] == "else":
        otherwise, at = _parts(stored, end.end(), frozenset({"endif"}))
        end = _MARK.match(stored, at)
        assert end is not None
    return Condition(mark["name"], bool(mark["isnt"]), then, otherwise), end.end()


def _words(text: str) -> list[Part]:
    if _LEFT_OVER.search(text):
        raise UnknownForm(text)
    return [text] if text else []


def write(parts: Sequence[Part]) -> str:
    """Return the parts as they are stored."""
    return "".join(_written(part) for part in parts)


def _written(part: Part) -> str:
    match part:
        case str():
            return part
        case Value():
            return f"{{{{ {part.name} }}}}"
    instead = "" if part.otherwise is None else "{% else %}" + write(part.otherwise)
    isnt = "not " if part.is_negated else ""
    return f"{{% if {isnt}{part.name} %}}{write(part.then)}{instead}{{% endif %}}"


def in_tone(parts: Sequence[Part], tone: str) -> tuple[Part, ...]:
    """Return what is said in this tone; other conditions stay."""
    chosen: list[Part] = []
    for part in parts:
        if not isinstance(part, Condition):
            chosen.append(part)
        elif part.name in TONES:
            holds = (part.name == tone) != part.is_negated
            chosen += in_tone(part.then if holds else part.otherwise or (), tone)
        else:
            otherwise = None if part.otherwise is None else in_tone(part.otherwise, tone)
            chosen.append(Condition(part.name, part.is_negated, in_tone(part.then, tone), otherwise))
    return _joined(chosen)


def _joined(parts: Sequence[Part]) -> tuple[Part, ...]:
    joined: list[Part] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        else:
            joined.append(part)
    return tuple(joined)


def with_tones(by_tone: Sequence[tuple[Part, ...]]) -> tuple[Part, ...]:
    """Return one text of those for each of `TONES`; what they have in common stands once."""
    if len(set(by_tone)) == 1:
        return by_tone[0]
    begin = _common(by_tone)
    rest = [parts[begin:] for parts in by_tone]
    end = _common([parts[::-1] for parts in rest])
    middle = [
        Condition(tone, False, parts[: len(parts) - end]) for tone, parts in zip(TONES, rest, strict=True)
    ]
    first = rest[0]
    return (*by_tone[0][:begin], *(one for one in middle if one.then), *first[len(first) - end :])


def _common(rows: Sequence[tuple[Part, ...]]) -> int:
    count = 0
    for column in zip(*rows, strict=False):
        if len(set(column)) > 1:
            break
        count += 1
    return count
