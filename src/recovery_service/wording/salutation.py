"""How a person is greeted: by title and surname where a title is known, else by the name as it is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

Addressed = Literal["man", "woman", "couple", "family"]
_SEX: Final[dict[str, Addressed]] = {
    **dict.fromkeys(("herr", "herrn", "monsieur", "mr", "señor", "senor", "sr", "signor", "signore", "sig"), "man"),
    **dict.fromkeys(("heer", "dhr"), "man"),
    **dict.fromkeys(("frau", "madame", "mme", "mademoiselle", "mlle", "mrs", "ms", "miss"), "woman"),
    **dict.fromkeys(("señora", "senora", "sra", "signora", "sigra", "mevrouw", "mevr", "mw"), "woman"),
}  # fmt: skip
"""By the titles that stand before a name, without their full stops."""
_ABBREVIATED: Final[dict[tuple[str, str], Addressed]] = {("fr", "m"): "man"}
"""By language: elsewhere the letter is the initial of a first name."""
_FORMS: Final = {
    "en": ("Mr", "Ms"),
    "fr": ("Monsieur", "Madame"),
    "de": ("Herr", "Frau"),
    "es": ("Sr.", "Sra."),
    "it": ("Sig.", "Sig.ra"),
    "nl": ("heer", "mevrouw"),
}
_FAMILIES: Final = frozenset({"familie", "fam", "famille", "family", "familia", "famiglia"})
_SPOUSES: Final = frozenset({"eheleute", "ehepaar", "époux", "epoux", "coniugi", "echtpaar", "matrimonio"})
_HOUSEHOLDS: Final[dict[str, tuple[str, tuple[str, Addressed]]]] = {
    "en": ("{name} family", ("Mr and Mrs {name}", "couple")),
    "fr": ("famille {name}", ("Madame et Monsieur {name}", "couple")),
    "de": ("Familie {name}", ("Eheleute {name}", "family")),
    "es": ("familia {name}", ("familia {name}", "family")),
    "it": ("famiglia {name}", ("coniugi {name}", "couple")),
    "nl": ("familie {name}", ("familie {name}", "family")),
}
"""How a family is greeted, and a married couple."""
_DE_HEER: Final = re.compile(r"\bde heer\b", re.IGNORECASE)
_ENGLISH: Final = frozenset({"Mr", "Mrs", "Ms", "Miss"})
"""Titles that tell more than the sex: a person is greeted by their own."""
_AND: Final = {"en": "and", "fr": "et", "de": "und", "es": "y", "it": "e", "nl": "en"}
_JOINS: Final = frozenset({*_AND.values(), "&", "+", "u"})
"""Words between the titles of two people of one name."""
_DEGREES: Final = frozenset({"dr", "prof", "dott", "mag", "ing", "dipl-ing"})
_PARTICLES: Final = frozenset(
    {"von", "vom", "van", "der", "den", "de", "du", "des", "di", "della", "del", "la", "le", "zu", "zum", "zur", "ten",
     "ter", "'t"}
)  # fmt: skip
"""Small words that belong to the surname behind them."""


class Salutation(NamedTuple):
    """`words` follow "Dear"; `addressed` is None where no title says who it is."""

    words: str
    addressed: Addressed | None


def find_salutation(name: str, language: str, surname: str = "") -> Salutation:
    """Return how this person is greeted; `surname` where it is known apart."""
    words = _DE_HEER.sub("heer", name).split()
    if household := _find_household(words, language, surname):
        return household
    titles = _titles(words, language)
    degrees, rest = _split_degrees(words[2 * len(titles) - 1 :] if titles else [])
    family = _family(rest, language, surname) if rest else ""
    if not family:
        return Salutation(name, None)
    forms = f" {_AND[language]} ".join(_form(title, language) for title in titles)
    addressed = "couple" if len(titles) > 1 else _sex(titles[0], language)
    return Salutation(" ".join([forms, *degrees, family]), addressed)


def _find_household(words: Sequence[str], language: str, surname: str) -> Salutation | None:
    """Return how a household is greeted: by its surname, without the first names on the invoice."""
    rest = [word for word in words if _bare(word) != "the"] if language == "en" else list(words)
    if rest and _bare(rest[-1]) == "family":
        rest = [rest[-1], *rest[:-1]]
    if len(rest) < 2 or (kind := _bare(rest[0])) not in _FAMILIES | _SPOUSES:
        return None
    names = rest[1:]
    joined_at = max((at for at, word in enumerate(names) if _bare(word) in _JOINS), default=None)
    if joined_at is not None and joined_at + 2 < len(names):
        # The first names stand before and right behind the joining word.
        names = names[joined_at + 2 :]
    form, spouses = _HOUSEHOLDS[language]
    family: tuple[str, Addressed] = (form, "family")
    greeted, addressed = family if kind in _FAMILIES else spouses
    return Salutation(greeted.format(name=_family(names, language, surname)), addressed)


def _titles(words: Sequence[str], language: str) -> list[str]:
    """Return the title that the name begins with, and that of a second person of the same name."""
    if not words or _sex(words[0], language) is None:
        return []
    is_couple = len(words) > 2 and _bare(words[1]) in _JOINS and _sex(words[2], language) is not None
    return [words[0], words[2]] if is_couple else [words[0]]


def _sex(title: str, language: str) -> Addressed | None:
    bare = _bare(title)
    return _SEX.get(bare) or _ABBREVIATED.get((language, bare))


def _form(title: str, language: str) -> str:
    own = _bare(title).capitalize()
    if language == "en" and own in _ENGLISH:
        return own
    return _FORMS[language][0 if _sex(title, language) == "man" else 1]


def _split_degrees(words: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    count = next((at for at, word in enumerate(words) if _bare(word) not in _DEGREES), len(words))
    return words[:count], words[count:]


def _family(words: Sequence[str], language: str, surname: str) -> str:
    family = _surname(words, language, surname)
    return family[:1].upper() + family[1:] if language == "nl" else family


def _surname(words: Sequence[str], language: str, surname: str) -> str:
    everything = " ".join(words)
    # Where two surnames follow the first name nobody can tell where they begin.
    if language == "es" and not surname:
        return everything
    if surname and f" {everything}".endswith(f" {surname}"):
        return surname
    begin = len(words) - 1
    while begin > 0 and words[begin - 1].casefold() in _PARTICLES:
        begin -= 1
    return " ".join(words[max(begin, 0) :])


def _bare(word: str) -> str:
    return word.replace(".", "").strip(",").casefold()
