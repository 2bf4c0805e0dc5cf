"""How a provision is cited in the language of a letter, where its law is written in several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "OR art. 104 Abs. 1": {
        "de": "Art. 104 Abs. 1 OR",
        "en": "art. 104 para. 1 CO",
        "fr": "art. 104 al. 1 CO",
        "it": "art. 104 cpv. 1 CO",
    },
    "Loi du 2 août 2002 art. ": {
        "de": "Gesetz vom 2. August 2002 Art. ",
        "nl": "Wet van 2 augustus 2002 art. ",
    },
    "Directive 93/13/EEC annex 1 (e)": {
        "de": "Richtlinie 93/13/EWG Anhang Nr. 1 Buchst. e",
        "es": "Directiva 93/13/CEE anexo 1\u00a0e)",
        "fr": "Directive 93/13/CEE annexe 1\u00a0e)",
        "it": "Direttiva 93/13/CEE allegato 1\u00a0e)",
        "nl": "Richtlijn 93/13/EEG bijlage 1\u00a0e)",
    },
    "Directive 2011/7/EU art. ": {
        "de": "Richtlinie 2011/7/EU Art. ",
        "es": "Directiva 2011/7/UE art. ",
        "fr": "Directive 2011/7/UE art. ",
        "it": "Direttiva 2011/7/UE art. ",
        "nl": "Richtlijn 2011/7/EU art. ",
    },
}
"""By how the rows of the law begin, in the languages in which the law is published."""


def name_provision(article: str, language: str) -> str:
    """Return the provision as this language cites it; as it stands where its law is not written in it."""
    for beginning, names in _NAMES.items():
        if article.startswith(beginning) and language in names:
            return names[language] + article.removeprefix(beginning)
    return article
