"""What the app says for an English text, so that one story is played in every language."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from xml.etree import ElementTree

from PySide6.QtCore import QLocale

from recovery_desktop.resources import ResourceMissing, resource
from recovery_desktop.ui import language

_PLACE = re.compile(r"\\{(\w+)\\}")
_FROM_A_PLACE_ON = re.compile(r"\{\w+\}.*", re.DOTALL)


def translations_of(text: str) -> frozenset[str]:
    """Return the text and its translations into the language that the app speaks now, values put into their places.

    A text with a place in it is returned up to there: what stands in it is not known before.
    """
    return frozenset(_FROM_A_PLACE_ON.sub("", one) for one in _all_of(text))


def _all_of(text: str) -> frozenset[str]:
    code = language.code_of(QLocale())
    if code == "en":
        return frozenset([text])
    exact, patterns = _texts(code)
    texts = {text} | exact.get(text, set())
    for pattern, translations in patterns:
        if match := pattern.fullmatch(text):
            texts |= {translation.format(**match.groupdict()) for translation in translations}
    return frozenset(texts)


@cache
def _texts(code: str) -> tuple[dict[str, set[str]], list[tuple[re.Pattern[str], set[str]]]]:
    """Return the translations by English text; texts with values as patterns."""
    exact: dict[str, set[str]] = defaultdict(set)
    try:
        # Our own file, not a stranger's.
        root = ElementTree.parse(resource("locale", f"recovery_desktop_{code}.ts")).getroot()
    except ResourceMissing:
        return {}, []
    for message in root.iter("message"):
        source, translation = message.findtext("source", ""), message.findtext("translation", "")
        if translation.strip():
            exact[source].add(translation)
    patterns = [
        (re.compile(_PLACE.sub(r"(?P<\1>.+)", re.escape(source))), translations)
        for source, translations in exact.items()
        # A text that is hardly more than places would fit everything.
        if "{" in source and len(re.sub(r"\{\w+\}", "", source)) > 4 and source.count("{") == 1
    ]
    return exact, patterns
