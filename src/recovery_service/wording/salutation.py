"""How a person is greeted: by title and surname where a title is known, else by the name as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

Sex = Literal["man", "woman"]
_SEX: Final[dict[str, Sex]] = {
    **dict.fromkeys(("herr", "herrn", "monsieur", "mr", "señor", "senor", "sr", "signor", "signore", "sig"), "man"),
    **dict.fromkeys(("heer", "dhr"), "man"),
    **dict.fromkeys(("frau", "madame", "mme", "mademoiselle", "mlle", "mrs", "ms", "miss"), "woman"),
    **dict.fromkeys(("señora", "senora", "sra", "signora", "sigra", "mevrouw", "mevr", "mw"), "woman"),
}  # fmt: skip
"""By the titles that stand before a name, without their full stops."""
_ABBREVIATED: Final[dict[tuple[str, str], Sex]] = {("fr", "m"): "man"}
"""By language: elsewhere the letter is the initial of a first name."""
_FORMS: Final = {
    "en": ("Mr", "Ms"),
    "fr": ("Monsieur", "Madame"),
    "de": ("Herr", "Frau"),
    "es": ("Sr.", "Sra."),
    "it": ("Sig.", "Sig.ra"),
    "nl": ("heer", "mevrouw"),
}
_ENGLISH: Final = frozenset({"Mr", "Mrs", "Ms", "Miss"})
"""Titles that tell more than the sex: a person is greeted by their own."""
_DEGREES: Final = frozenset({"dr", "prof", "dott", "mag", "ing", "dipl-ing"})
_PARTICLES: Final = frozenset(
    {"von", "vom", "van", "der", "den", "de", "du", "des", "di", "della", "del", "la", "le", "zu", "zum", "zur", "ten",
     "ter", "'t"}
)  # fmt: skip
"""Small words that belong to the surname behind them."""


class Salutation(NamedTuple):
    """`words` follow "Dear"; `sex` None where no title says it."""

    words: str
    sex: Sex | None


def find_salutation(name: str, language: str, surname: str = "") -> Salutation:
    """Return how this person is greeted; `surname` where it is known apart."""
    words = name.split()
    if len(words) > 2 and words[0].casefold() == "de" and _bare(words[1]) == "heer":
        words = words[1:]
    title = _bare(words[0]) if words else ""
    sex = _SEX.get(title) or _ABBREVIATED.get((language, title))
    if sex is None or len(words) < 2:
        return Salutation(name, None)
    degrees, rest = _split_degrees(words[1:])
    family = _family(rest, language, surname)
    if not family:
        return Salutation(name, None)
    if language == "nl":
        family = family[:1].upper() + family[1:]
    own = title.capitalize()
    form = own if language == "en" and own in _ENGLISH else _FORMS[language][0 if sex == "man" else 1]
    return Salutation(" ".join([form, *degrees, family]), sex)


def _split_degrees(words: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    count = next((at for at, word in enumerate(words) if _bare(word) not in _DEGREES), len(words))
    return words[:count], words[count:]


def _family(words: Sequence[str], language: str, surname: str) -> str:
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
