"""What a message may mean, by patterns: suggestions for a person, never acted on alone. A wrong one costs trust: what
speaks against one counts, sentence by sentence."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Final

from recovery_invoices.correspondence.days import find_days
from recovery_invoices.correspondence.meanings import LANGUAGES

_LENGTH: Final = 6_000
"""Of a message so much is looked at; what somebody wants is said before."""
_SENTENCE: Final = 600
_EXCERPT: Final = 200
_MARGIN: Final = 1
"""Small words by which one language has to lead for the others not to be tried."""
_PROMISED_WITHIN: Final = 400
_STOP: Final = re.compile(
    # "Am 7. Mai" goes on.
    r"(?:(?<=[!?])|(?<=\.)(?<!\d\.)|(?<=\d\.)(?!\s+(?:Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)[a-zä]*\b))"
    r"\s+(?=[\W\d]*[A-ZÀ-ÖØ-Þ¿¡])|(?<=[.!?])\s*$|\n\s*\n|\n\s*(?=[-*•]\s)|(?<=[!?])\s+"
)
_BUT: Final = re.compile(
    r"(?:,|;|\s-)\s+(?=(?:but|however|mais|toutefois|cependant|aber|jedoch|pero|sin embargo|ma|però|tuttavia|maar"
    r"|echter)\b)",
    re.IGNORECASE,
)
#: A day of these is the day of a paper, not of a payment.
_PAPER: Final = re.compile(
    r"(?:invoice|bill|reminder|letter|e-?mail|message|facture|relance|courrier|courriel|rechnung|mahnung|schreiben|erinnerung|e-?mail"
    r"|factura|recordatorio|carta|correo|fattura|sollecito|lettera|factuur|herinnering|aanmaning|brief)\b[^.,;]{0,30}?"
    r"\b(?:of|dated|from|du|datee du|vom|del|de fecha|de|d\.?d\.?|van|per|di)\s+(?:the |den |el |il )?$"
)
#: Of two that speak of the same words the first counts.
_STRONGER: Final[Mapping[str, frozenset[str]]] = {
    "insolvent": frozenset({"dispute", "paid", "promise", "refuses", "time_wanted", "wrong_person"}),
    "paid": frozenset({"refuses"}),
    "wrong_person": frozenset({"dispute", "refuses"}),
    "dispute": frozenset({"refuses"}),
}
_NOW: Final = re.compile(r"\b(?:today|tonight|heute|aujourd'hui|hoy|oggi|vandaag|acab\w+|soeben|zojuist)\b")
#: What was paid once is asked for twice: an objection, whatever was paid.
_TWICE: Final = re.compile(
    r"\b(?:twice|duplicates?|duplicated|double[- ](?:billed|charged|invoiced)|deux fois|double emploi|doublon|en double"
    r"|doppelt\w*|zweimal|dos veces|duplicad[oa]s?|por duplicado|due volte|doppion[ei]|duplicat[oa]|dubbel\w*"
    r"|twee keer|tweemaal)\b"
)
_PAST: Final = re.compile(
    r"\b(?:yesterday|(?:last|past) (?:week|month|year|\w+day)|days ago|weeks ago|hier|avant-hier|la semaine derniere"
    r"|le mois dernier|gestern|vorgestern|letzte[nr]? (?:woche|monat|\w+tag)|vorige[nr]? (?:woche|monat)|ayer|anteayer"
    r"|antesdeayer|la semana pasada|el mes pasado|ieri|l'altro ieri|la settimana scorsa|il mese scorso|gisteren"
    r"|eergisteren|vorige (?:week|maand)|afgelopen \w+|geleden)\b"
)
_ORDER: Final = (
    "insolvent", "wrong_person", "paid", "dispute", "promise", "time_wanted", "invoice_wanted", "refuses", "away",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Meaning:
    """`excerpt` are the words that say so; `day` where they name one, and one alone."""

    kind: str
    day: date | None
    excerpt: str


@dataclass(frozen=True, slots=True)
class _Patterns:
    says: Mapping[str, re.Pattern[str]]
    against: Mapping[str, re.Pattern[str]]
    idioms: Mapping[str, re.Pattern[str]]
    against_idioms: Mapping[str, re.Pattern[str]]
    condition: re.Pattern[str]


def find_meanings(statement: str, subject: str, written_on: date, *, is_automatic: bool) -> list[Meaning]:
    """Return what the sender may mean, the most telling first, each kind once."""
    text = statement[:_LENGTH]
    for language in likely_languages(f"{subject}\n{text}"):
        meanings = _in_language(text, language, written_on, is_automatic=is_automatic)
        if meanings:
            return meanings
    return []


def _in_language(text: str, language: str, written_on: date, *, is_automatic: bool) -> list[Meaning]:
    by_kind: dict[str, Meaning] = {}
    for sentence in list_sentences(text):
        for kind, day in _meanings_of(sentence, language, written_on):
            before = by_kind.get(kind)
            if before is None or (before.day is None and day is not None):
                by_kind[kind] = Meaning(kind, day, sentence[:_EXCERPT])
    if is_automatic:
        # A program promises nothing: all that counts is that somebody is away, or gone.
        by_kind = {
            kind: one for kind, one in by_kind.items() if kind in ("away", "wrong_person", "insolvent")
        }
        # "We do not work on Fridays" names no day of return.
        dated = re.search(r"\d", text) is not None
        if (
            "away" not in by_kind
            and dated
            and (day := _only_day(fold(text), language, written_on)) is not None
        ):
            by_kind["away"] = Meaning("away", day, "")
    elif len(by_kind) > 1:
        by_kind.pop("away", None)
    for kind, weaker in _STRONGER.items():
        if kind in by_kind:
            for other in weaker & by_kind.keys():
                del by_kind[other]
    return in_order(list(by_kind.values()))


def in_order(meanings: list[Meaning]) -> list[Meaning]:
    """Return them with the most telling first."""
    return sorted(meanings, key=lambda one: _ORDER.index(one.kind))


def fold(text: str) -> str:
    """Return it in small letters without accents, with one kind of apostrophe and space."""
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("’", "'").replace("`", "'"))
    return re.sub(
        r"\s+", " ", "".join(letter for letter in plain if not unicodedata.combining(letter)).lower()
    )


def likely_languages(text: str) -> list[str]:
    """Return the languages that most of its small words are of; several where a short text leaves it open."""
    words = re.findall(r"[a-z']+", fold(text))
    scores = {name: sum(word in _common(name) for word in words) for name in LANGUAGES}
    ordered = sorted(scores, key=lambda name: -scores[name])
    return [name for name in ordered if scores[name] >= scores[ordered[0]] - _MARGIN]


@cache
def _common(language: str) -> frozenset[str]:
    return frozenset(LANGUAGES[language].COMMON.split())


@cache
def _patterns(language: str) -> _Patterns:
    module = LANGUAGES[language]
    return _Patterns(
        {kind: re.compile("|".join(f"(?:{one})" for one in says)) for kind, says in module.MEANINGS.items()},
        {kind: re.compile(against) for kind, against in module.NOT.items()},
        {kind: re.compile("|".join(f"(?:{one})" for one in says)) for kind, says in module.IDIOMS.items()},
        {kind: re.compile(against) for kind, against in module.NOT_IDIOMS.items()},
        re.compile(module.CONDITION),
    )


def sentence_signs(text: str, language: str) -> Iterator[tuple[str, set[str]]]:
    """Yield each sentence, folded, with what stands in it of each kind, whatever speaks against it."""
    patterns = _patterns(language)
    for sentence in list_sentences(text):
        folded = fold(sentence)
        is_question, is_conditional = folded.rstrip().endswith("?"), bool(patterns.condition.search(folded))
        signs = {name for name, holds in (("?", is_question), ("if", is_conditional)) if holds}
        how = f"{is_question:d}{is_conditional:d}"
        for kind, says in patterns.says.items():
            if says.search(folded):
                against = kind in patterns.against and bool(patterns.against[kind].search(folded))
                signs |= {f"says {kind}", f"says {kind} {how}{against:d}"}
            if kind in patterns.idioms and patterns.idioms[kind].search(folded):
                signs.add(f"idiom {kind} {how}")
        yield folded, signs


def list_sentences(text: str) -> list[str]:
    """Return its sentences, each on one line; a line that was wrapped goes on, and what "but" begins stands alone."""
    pieces = (" ".join(piece.split()) for piece in _STOP.split(text) if piece)
    return [clause[:_SENTENCE] for piece in pieces for clause in _BUT.split(piece) if clause.strip()]


def _meanings_of(sentence: str, language: str, written_on: date) -> list[tuple[str, date | None]]:
    folded, patterns = fold(sentence), _patterns(language)
    is_question = folded.rstrip().endswith("?")
    meanings = []
    is_conditional = bool(patterns.condition.search(folded))
    for kind in patterns.says:
        is_plain = _says(kind, folded, patterns.says, patterns.against, patterns.against_idioms)
        is_idiom = _says(kind, folded, patterns.idioms, patterns.against_idioms)
        if kind in ("promise", "paid", "refuses"):
            is_plain = is_plain and not is_question and not is_conditional
            # "I pay it today as soon as I am back in the shop."
            is_idiom = is_idiom and not is_question and (not is_conditional or bool(_NOW.search(folded)))
        if not (is_plain or is_idiom) or _contradicts(kind, folded, language, written_on):
            continue
        day = _only_day(folded, language, written_on) if kind in ("promise", "away") else None
        meanings.append((kind, day))
    kinds = {kind for kind, _ in meanings}
    if "paid" in kinds and "promise" in kinds:
        # "It was paid and will arrive on Friday": what was done counts.
        meanings = [one for one in meanings if one[0] != "promise"]
    if (
        "time_wanted" in kinds
        and "promise" in kinds
        and all(day is None for kind, day in meanings if kind == "promise")
    ):
        meanings = [one for one in meanings if one[0] != "promise"]
    return meanings


def _contradicts(kind: str, folded: str, language: str, written_on: date) -> bool:
    """Return whether its days speak against it: nobody has paid on a day to come, or will on one that is past."""
    if kind not in ("paid", "promise"):
        return False
    if kind == "paid" and _TWICE.search(folded):
        return True
    days = [one.day for one in find_days(folded, language, written_on) if one.day is not None]
    if kind == "paid":
        return any(day > written_on for day in days)
    return not any(day >= written_on for day in days) and bool(_PAST.search(folded))


def _says(
    kind: str,
    folded: str,
    says: Mapping[str, re.Pattern[str]],
    *against: Mapping[str, re.Pattern[str]],
) -> bool:
    if kind not in says or not says[kind].search(folded):
        return False
    return not any(kind in one and one[kind].search(folded) for one in against)


def _only_day(folded: str, language: str, written_on: date) -> date | None:
    """Return the day that it names where it names one alone that is not past; days of papers aside."""
    days = [one for one in find_days(folded, language, written_on) if not _PAPER.search(folded[: one.start])]
    if len(days) == 2 and None not in (days[0].day, days[1].day) and days[0].day == days[1].day:
        days = days[:1]
    # "On Friday, 13 March": both say the same, or it is nobody's guess.
    if len(days) != 1 or days[0].day is None:
        return None
    ahead = (days[0].day - written_on).days
    return days[0].day if 0 <= ahead <= _PROMISED_WITHIN else None
