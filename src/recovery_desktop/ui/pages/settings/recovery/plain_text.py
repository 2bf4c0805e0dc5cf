"""A text as a creditor edits it: values by their names in brackets, and marked what is only said on a condition.

Please pay [To pay now] by [Pay by].[Only if a formal notice comes next: Otherwise we send a formal notice.]
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from recovery_desktop.ui.pages.settings.recovery.placeholders import CONDITIONS, VALUES
from recovery_desktop.ui.pages.settings.recovery.template_parts import (
    TONES,
    Condition,
    Part,
    UnknownForm,
    Value,
    parse,
    write,
)

_ESCAPED: Final = re.compile(r"[\[\]\\]")
MARK: Final = re.compile(
    r"\\(?P<letter>[\[\]\\])|\[(?P<opens>[^\[\]\\:]*):|\[(?P<value>[^\[\]\\]*)\]|(?P<stray>[\[\]])"
)
"""What is more than words: a bracket that is meant as one, the beginning of a part, a value, any other bracket."""
_SPACED: Final = frozenset(" \n\t\u00a0\u202f:]")
"""After one of these, the space behind the words of a condition belongs to the mark and not to the text."""

Opener: TypeAlias = tuple[str, bool]
_OTHERWISE: Final[Opener] = ("", False)


class Mistake(Exception):
    """Words for the person, and where in the text it is."""

    def __init__(self, words: str, start: int, end: int) -> None:
        super().__init__(words)
        self.words, self.start, self.end = words, start, end


def to_plain(parts: Sequence[Part]) -> str:
    """Return the parts as they are edited. Raises UnknownForm for a value or condition that has no words."""
    return _plain(parts, "")


def _plain(parts: Sequence[Part], before: str) -> str:
    """`before` is all that stands before them."""
    text = before
    for part in parts:
        match part:
            case str():
                text += _ESCAPED.sub(r"\\\g<0>", part)
            case Value():
                text += f"[{_word(VALUES, part.name)}]"
            case Condition():
                text = _marked(text, (part.name, part.is_negated), part.then)
                if part.otherwise is not None:
                    text = _marked(text, _OTHERWISE, part.otherwise)
    return text


def _marked(before: str, opener: Opener, parts: Sequence[Part]) -> str:
    space = " " if _is_spaced(before) else ""
    return _plain(parts, f"{before}[{_opener_words(opener)}{space}") + "]"


def _is_spaced(before: str) -> bool:
    return not before or before[-1] in _SPACED


def _word(table: Mapping[str, str], name: str) -> str:
    if name not in table:
        raise UnknownForm(name)
    return _tr(table[name])


def _opener_words(opener: Opener) -> str:
    name, is_negated = opener
    if not name:
        return _tr("Otherwise:")
    pattern = _tr("Not if {condition}:") if is_negated else _tr("Only if {condition}:")
    return pattern.format(condition=_word(CONDITIONS, name))


def opener_words(name: str) -> str:
    """Return the beginning of the part that is only said if this holds."""
    return _opener_words((name, False))


def from_plain(text: str) -> tuple[Part, ...]:
    """Take an edited text apart. Raises Mistake. Who writes a value in its stored form may."""
    reader = _Reader(text)
    stored = write(reader.read())
    try:
        parts = parse(stored)
    except UnknownForm:
        raise Mistake(
            _tr("Braces such as {{ … }} are not understood here. Insert a value instead."), 0, 0
        ) from None
    for name in _unknown(parts):
        raise Mistake(_tr("There is no value with this name: {name}").replace("{name}", name), 0, 0)
    return parts


def _unknown(parts: Sequence[Part]) -> list[str]:
    names: list[str] = []
    for part in parts:
        if isinstance(part, Value) and part.name not in VALUES:
            names.append(part.name)
        elif isinstance(part, Condition):
            if part.name not in CONDITIONS and part.name not in TONES:
                names.append(part.name)
            names += _unknown(part.then) + _unknown(part.otherwise or ())
    return names


class _Reader:
    """Reads the marks of one edited text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._values = {_key(_tr(words)): name for name, words in VALUES.items()}
        openers: list[Opener] = [(name, isnt) for name in CONDITIONS for isnt in (False, True)]
        self._openers = {_key(_opener_words(one)): one for one in (*openers, _OTHERWISE)}

    def read(self) -> tuple[Part, ...]:
        return self._parts(None)

    def _parts(self, within: re.Match[str] | None) -> tuple[Part, ...]:
        """Read to the bracket that ends the part `within`, or to the end."""
        parts: list[Part] = []
        while mark := MARK.search(self._text, self._at):
            words, self._at = self._text[self._at : mark.start()], mark.end()
            parts += [words] if words else []
            if mark["letter"]:
                parts.append(mark["letter"])
            elif mark["value"] is not None:
                parts.append(Value(self._value(mark)))
            elif mark["opens"] is not None:
                self._open(mark, parts)
            elif mark[0] == "]" and within is not None:
                return tuple(parts)
            elif mark[0] == "]":
                raise _mistake(_tr("This “]” ends nothing that began before it."), mark)
            else:
                raise _mistake(_tr("This “[” has no “]” after it."), mark)
        if within is not None:
            raise _mistake(_tr("This part has no “]” at its end: {words}").format(words=within[0]), within)
        rest = self._text[self._at :]
        return (*parts, rest) if rest else tuple(parts)

    def _value(self, mark: re.Match[str]) -> str:
        name = self._values.get(_key(mark["value"]))
        if name is None:
            raise _mistake(
                _tr("There is no value with this name: {name}").replace("{name}", mark["value"]), mark
            )
        return name

    def _open(self, mark: re.Match[str], parts: list[Part]) -> None:
        opener = self._openers.get(_key(mark["opens"]))
        if opener is None:
            words = _tr(
                "There is no condition with these words: {words}. Words of your own go in round brackets."
            )
            raise _mistake(words.format(words=mark["opens"]), mark)
        if _is_spaced(self._text[: mark.start()]) and self._text[self._at : self._at + 1] == " ":
            self._at += 1
        then = self._parts(mark)
        if opener != _OTHERWISE:
            parts.append(Condition(*opener, then))
            return
        last = parts[-1] if parts else None
        if not isinstance(last, Condition) or last.otherwise is not None:
            raise _mistake(_tr("“Otherwise” stands right behind a part with a condition."), mark)
        parts[-1] = Condition(last.name, last.is_negated, last.then, then)


def _mistake(words: str, mark: re.Match[str]) -> Mistake:
    return Mistake(words, mark.start(), mark.end())


def _key(words: str) -> str:
    return " ".join(words.replace(":", " ").split()).casefold()


def _tr(text: str) -> str:
    return QCoreApplication.translate("TextsCard", text)
