"""Days that somebody names, in six languages: only what can mean one day alone; a wrong day is worse than none."""

from __future__ import annotations

import calendar
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

LANGUAGES: Final = ("en", "fr", "de", "es", "it", "nl")
#: By the beginning of their names, folded: without accents, in small letters.
_MONTHS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("jan(?:uary)?", "feb(?:ruary)?", "mar(?:ch)?", "apr(?:il)?", "may", "june?", "july?", "aug(?:ust)?",
           "sept?(?:ember)?", "oct(?:ober)?", "nov(?:ember)?", "dec(?:ember)?"),
    "fr": ("janv(?:ier)?", "fevr?(?:ier)?", "mars", "avr(?:il)?", "mai", "juin", "juil(?:let)?", "aout",
           "sept(?:embre)?", "oct(?:obre)?", "nov(?:embre)?", "dec(?:embre)?"),
    "de": ("jan(?:uar)?|janner", "feb(?:ruar)?|feber", "marz|maerz|mrz", "apr(?:il)?", "mai", "juni?", "juli?",
           "aug(?:ust)?", "sept?(?:ember)?", "okt(?:ober)?", "nov(?:ember)?", "dez(?:ember)?"),
    "es": ("enero|ene", "febrero|feb", "marzo|mar", "abril|abr", "mayo|may", "junio|jun", "julio|jul",
           "agosto|ago", "sep?t(?:iembre)?|setiembre", "octubre|oct", "noviembre|nov", "diciembre|dic"),
    "it": ("gennaio|gen", "febbraio|feb", "marzo|mar", "aprile|apr", "maggio|mag", "giugno|giu", "luglio|lug",
           "agosto|ago", "settembre|sett?", "ottobre|ott", "novembre|nov", "dicembre|dic"),
    "nl": ("jan(?:uari)?", "feb(?:ruari)?", "maart|mrt", "apr(?:il)?", "mei", "juni?", "juli?", "aug(?:ustus)?",
           "sept?(?:ember)?", "okt(?:ober)?", "nov(?:ember)?", "dec(?:ember)?"),
}  # fmt: skip
_WEEKDAYS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
    "fr": ("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
    "de": ("montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag|sonnabend", "sonntag"),
    "es": ("lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"),
    "it": ("lunedi", "martedi", "mercoledi", "giovedi", "venerdi", "sabato", "domenica"),
    "nl": ("maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"),
}  # fmt: skip
#: What makes a weekday mean another week, or any: "next Friday" is said of two days.
_UNSURE: Final[dict[str, str]] = {
    "en": r"(?:next|last|every|each|past|previous|following)",
    "fr": r"(?:chaque|tous les|dernier|passe|prochain|suivant)",
    "de": r"(?:nachste[nrs]?|letzte[nrs]?|vergangene[nrs]?|jede[nrs]?|kommende[nrs]?|ubernachste[nrs]?|vorige[nrs]?)",
    "es": r"(?:proximo|pasado|cada|todos los|siguiente|que viene)",
    "it": r"(?:prossim[oa]|scors[oa]|ogni|tutti i|successiv[oa])",
    "nl": r"(?:volgende|vorige|afgelopen|elke|iedere|aanstaande|komende)",
}
_TOMORROW: Final[dict[str, str]] = {
    "en": r"\btomorrow\b", "fr": r"(?<!apres-)(?<!apres )\bdemain\b", "de": r"(?<!uber)(?<!guten )\bmorgen\b(?! fruh)",
    "es": r"(?<!pasado )(?<!la )(?<!por la )(?<!de la )\bmanana\b", "it": r"(?<!dopo)\bdomani\b(?! l'altro)",
    "nl": r"(?<!over)(?<!goede)\bmorgen(?:ochtend|middag|avond|vroeg)?\b",
}  # fmt: skip
_TODAY: Final[dict[str, str]] = {
    "en": r"\btoday\b", "fr": r"\baujourd'?hui\b", "de": r"\bheute\b", "es": r"\bhoy\b", "it": r"\boggi\b",
    "nl": r"\bvandaag\b",
}  # fmt: skip
_END: Final[dict[str, str]] = {
    "en": r"end of (?:the |this )?(?:current )?month|month[- ]end|end of (?P<month>{months})",
    "fr": (
        r"(?:la )?fin (?:du|de ce|de) mois(?: en cours)?|fin (?P<month>{months})"
        r"|fin du mois de? ?(?P<month2>{months})"
    ),
    "de": r"monatsende|ende (?:des|dieses) monats|ende (?P<month>{months})",
    "es": r"(?:a )?(?:fin(?:al)?(?:es)?) de(?:l| este)? mes|(?:fin(?:al)?(?:es)?) de (?P<month>{months})",
    "it": r"fine (?:del |di questo )?mese|fine (?:di )?(?P<month>{months})",
    "nl": r"eind(?:e)? (?:van )?(?:de|deze) maand|maandeinde|eind(?:e)? (?:van )?(?P<month>{months})",
}
_IN_DAYS: Final[dict[str, str]] = {
    "en": r"\b(?:in|within)(?: the next)? (?P<n>{numbers}) (?:calendar )?(?P<unit>days?|weeks?)\b",
    "fr": r"\b(?:dans|sous|d'ici)(?: les)? (?P<n>{numbers}) (?P<unit>jours?|semaines?)(?! ouvr)",
    "de": r"\b(?:in|innerhalb von|binnen)(?: den nachsten)? (?P<n>{numbers}) (?P<unit>tagen?|wochen?)\b",
    "es": r"\b(?:en|dentro de) (?P<n>{numbers}) (?P<unit>dias?|semanas?)(?! habil| labor)",
    "it": r"\b(?:tra|fra|entro) (?P<n>{numbers}) (?P<unit>giorni|giorno|settimane|settimana)(?! lavor)",
    "nl": r"\b(?:over|binnen) (?P<n>{numbers}) (?P<unit>dagen|dag|weken|week)\b",
}
_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("one|a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "fr": ("une?", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
    "de": ("eine[mr]?", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun", "zehn"),
    "es": ("una?", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"),
    "it": ("un[oa]?", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"),
    "nl": ("een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien"),
}
#: Before a day of the month that stands alone, as in "le 15", "am 15.", "by the 15th".
_ALONE: Final[dict[str, str]] = {
    "en": r"\b(?:on|by|before|until|till) the (?P<day>\d{1,2})(?:st|nd|rd|th)\b(?! of (?:next|the))",
    "fr": (
        r"\b(?:le|au|pour le|avant le|jusqu'au|des le) (?P<day>\d{1,2}|1er)(?:er)?(?= *(?:[.,;!?)]|$"
        r"| au plus| prochain| de ce mois| courant| par| et))"
    ),
    "de": r"\b(?:am|zum|bis zum|bis|ab dem|den) (?P<day>\d{1,2})\.(?= *(?:[a-z]|[,;!?)]|$))(?! *(?:{months}))",
    "es": r"\b(?:el|el dia|antes del|hasta el|para el|dia) (?P<day>\d{1,2})(?= *(?:[.,;!?)]|$| de este mes| por| y))",
    "it": (
        r"\b(?:il|entro il|per il|giorno|fino al) (?P<day>\d{1,2})(?= *(?:[.,;!?)]|$| del mese"
        r"| di questo mese| tramite| e))"
    ),
    "nl": (
        r"\b(?:op|uiterlijk|voor|tot|per) (?:de )?(?P<day>\d{1,2})(?:e|de|ste)(?= *(?:[.,;!?)a-z]"
        r"|$))(?! *(?:{months}))"
    ),
}
#: Before a day that is one of two, as in "12 or 13 March".
_OR: Final = re.compile(
    r"\d{1,2}(?:st|nd|rd|th|\.|er|e)? ?(?:or|ou|oder|o|of|to|au|and|et|und|bis|y|e|en|a|-|–|/) ?$"
)
#: Between a weekday and its date.
_SAME_DAY: Final = re.compile(r",? ?\(?(?:the |den |dem |le |el |il |de |d\. )?")


@dataclass(frozen=True, slots=True)
class NamedDay:
    """Position and day of a date in a text; None where it could be several."""

    start: int
    end: int
    day: date | None


def find_days(text: str, language: str, reference: date) -> list[NamedDay]:
    """Return the days that a folded text names, seen from `reference`, the day on which it was written."""
    named = sorted(_all(text, language, reference), key=lambda one: (one.start, -one.end))
    disjoint: list[NamedDay] = []
    for one in named:
        if disjoint and one.start < disjoint[-1].end:
            continue
        if disjoint and _SAME_DAY.fullmatch(text[disjoint[-1].end : one.start]):
            # "On Friday, 13 March" names one day; the more exact words count.
            disjoint.pop()
        disjoint.append(one)
    return disjoint


def months_in(text: str, language: str) -> set[int]:
    """Return the months that a folded text names without a day; short names that are other words as well are not."""
    months = set()
    for number, names in enumerate(_MONTHS[language], 1):
        for match in re.finditer(rf"(?<!\d )(?<!\d\. )(?<!\d)\b(?:{names})\b(?! ?\d)", text):
            if len(match[0]) > 3:
                months.add(number)
    return months


def _all(text: str, language: str, reference: date) -> Iterator[NamedDay]:
    yield from _numeric(text, language, reference)
    yield from _with_month(text, language, reference)
    months = "|".join(_MONTHS[language])
    for match in re.finditer(_END[language].replace("{months}", months), text):
        groups = match.groupdict()
        name = groups.get("month") or groups.get("month2")
        yield NamedDay(*match.span(), _end_of_month(reference, _month(name, language) if name else None))
    for match in re.finditer(_TOMORROW[language], text):
        yield NamedDay(*match.span(), reference + timedelta(days=1))
    for match in re.finditer(_TODAY[language], text):
        yield NamedDay(*match.span(), reference)
    yield from _in_days(text, language, reference)
    yield from _weekdays(text, language, reference)
    for match in re.finditer(_ALONE[language].replace("{months}", months), text):
        day = int(re.sub(r"\D", "", match.group("day")))
        yield NamedDay(*match.span(), _next_day_of_month(reference, day))


def _numeric(text: str, language: str, reference: date) -> Iterator[NamedDay]:
    for match in re.finditer(r"(?<![\d.,/-])(\d{4})-(\d{2})-(\d{2})(?![\d/-])", text):
        yield NamedDay(*match.span(), _date(int(match[1]), int(match[2]), int(match[3])))
    pattern = (
        r"(?<![\d.,/-])(\d{1,2}) ?([./-]) ?(\d{1,2})(?:\2 ?(\d{4}|\d{2})|\.(?=\s|$|,|;|\))|(?=[\s,;!?)]"
        r"|$))(?![\d/])"
    )
    for match in re.finditer(pattern, text):
        first, mark, second, year = int(match[1]), match[2], int(match[3]), match[4]
        if mark == "." and year is None and not match[0].endswith(".") and language != "de":
            continue  # 3.50 is a sum
        if mark == "-" and year is None:
            continue  # a range
        if not (1 <= first <= 31 and 1 <= second <= 31):
            continue
        is_unsure = language == "en" and mark == "/" and first != second and first <= 12 and second <= 12
        day, month = (second, first) if language == "en" and second > 12 else (first, second)
        yield NamedDay(*match.span(), None if is_unsure else _in_year(day, month, year, reference))


def _with_month(text: str, language: str, reference: date) -> Iterator[NamedDay]:
    months = "|".join(_MONTHS[language])
    of = {
        "en": r"(?:st|nd|rd|th)?(?: of)?",
        "fr": r"(?:er)?",
        "de": r"\.?",
        "es": r"(?: de)?",
        "it": r"(?: di)?",
        "nl": r"(?:e|ste|de)?",
    }
    year = r"(?:,? (?:de |del )?(?P<year>20\d{2}))?"
    patterns = [rf"(?<![\d.,/])(?P<day>\d{{1,2}}){of[language]} ?(?P<month>{months})\b\.?{year}"]
    if language == "en":
        patterns.append(
            rf"\b(?P<month>{months})\b\.? (?:the )?(?P<day>\d{{1,2}})(?:st|nd|rd|th)?(?!\d|:|[.,]\d|%){year}"
        )
    for pattern in patterns:
        for match in re.finditer(pattern, text):
            month = _month(match["month"], language)
            day = _in_year(int(match["day"]), month, match["year"], reference)
            yield NamedDay(*match.span(), None if _OR.search(text[: match.start()]) else day)


def _in_days(text: str, language: str, reference: date) -> Iterator[NamedDay]:
    words = "|".join(_NUMBERS[language])
    for match in re.finditer(_IN_DAYS[language].replace("{numbers}", rf"\d{{1,2}}|{words}"), text):
        count = _count(match["n"], language)
        weeks = match["unit"][0] in "w" or match["unit"].startswith(("sem", "sett"))
        yield NamedDay(*match.span(), reference + timedelta(days=count * (7 if weeks else 1)))


def _weekdays(text: str, language: str, reference: date) -> Iterator[NamedDay]:
    unsure = _UNSURE[language]
    for number, names in enumerate(_WEEKDAYS[language]):
        for match in re.finditer(rf"(?P<before>\b{unsure} )?\b(?:{names})\b(?P<after> {unsure})?", text):
            ahead = (number - reference.weekday()) % 7
            is_sure = ahead and not match["before"] and not match["after"]
            yield NamedDay(*match.span(), reference + timedelta(days=ahead) if is_sure else None)


def _count(word: str, language: str) -> int:
    if word.isdecimal():
        return int(word)
    return next(n for n, names in enumerate(_NUMBERS[language], 1) if re.fullmatch(names, word))


def _month(name: str, language: str) -> int:
    return next(n for n, names in enumerate(_MONTHS[language], 1) if re.fullmatch(names, name))


def _in_year(day: int, month: int, year: str | None, reference: date) -> date | None:
    """Return the day; without a year the next of that name, and one that was just past as past."""
    if year is not None:
        return _date(int(year) + (2000 if len(year) == 2 else 0), month, day)
    this = _date(reference.year, month, day)
    if this is not None and this < reference - timedelta(days=120):
        return _date(reference.year + 1, month, day)
    if this is not None and this > reference + timedelta(days=245):
        return _date(reference.year - 1, month, day)
    return this


def _next_day_of_month(reference: date, day: int) -> date | None:
    if not 1 <= day <= 31 or day == reference.day:
        return None
    if day > reference.day:
        return _date(reference.year, reference.month, day)
    following = reference.replace(day=28) + timedelta(days=7)
    return _date(following.year, following.month, day)


def _end_of_month(reference: date, month: int | None) -> date | None:
    year = reference.year
    if month is not None and month < reference.month:
        if reference.month - month < 6:
            return None
        year += 1
    month = month or reference.month
    return date(year, month, calendar.monthrange(year, month)[1])


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
