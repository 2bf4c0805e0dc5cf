"""Whether the day of a sentence is still the only one, read with the whole message: a wrong day is worse than none."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from recovery_invoices.correspondence.days import find_days, months_in
from recovery_invoices.correspondence.meaning import fold

#: What moves a day of the month or a weekday that is named elsewhere.
_MOVED: Final = re.compile(
    r"\b(?:day after(?! tomorrow)|next day|following day|lendemain|jour suivant|tag (?:darauf|danach|spater)"
    r"|(?:am|den) nachsten tag|dia siguiente|dia despues|giorno (?:dopo|successivo|seguente)"
    r"|dag (?:later|erna|erop|daarna)|volgende dag"
    r"|next month|new year|mois prochain|nouvel an|nachsten? monats?|kommenden monats?|neues? jahr|proximo mes"
    r"|mes que viene|mes proximo|ano nuevo|prossimo mese|mese prossimo|anno nuovo|volgende maand|nieuwe jaar)\b"
)
_WEEKDAY_AND_NUMBER: Final = re.compile(
    r"\b(?:\w+day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\w+tag|mittwoch|lunes|martes|miercoles|jueves"
    r"|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|\w+dag),? "
    r"(?:the |de |den |dem |le |el |il |dia )?(?P<number>\d{1,2})(?:e|de|ste|st|nd|rd|th|er)?\b"
    r"(?![.:]?\d| ?(?:h|uhr|uur|am|pm))"
)
#: What may be another day of the month, in whatever words it stands; not an hour, a sum or a count.
_LOOSE_DAY: Final = re.compile(
    r"\b(?:le|au|du|der|dem|den|am|zum|vom|bis|ab|el|dia|al|del|il|dal|op|de|het|the|by|on|until|per|und|et|and|e|y|en)"
    r" (?P<number>\d{1,2})(?:\.|er|e|de|ste|st|nd|rd|th)?(?= *(?:[.,;:!?)]|$| [a-z]))"
    r"(?!,\d|\.\d|:\d)(?! ?(?:h|uhr|uur|am|pm|heures?|ore|horas?|%|eur|euros?|€|x|tage?n?|days?|jours?|dias?|giorni"
    r"|dagen|wochen?|weeks?|semaines?|semanas?|settimane|weken|mon\w+|mois|mes(?:es)?|mesi|maand\w*|raten?|rates?"
    r"|fois|vec\w+|volte|keer|jahre?n?|years?|ans|anos|anni|jaar)\b)"
)
_SINCE: Final = re.compile(
    r"\b(?:from|since|dal|dall'|desde|desde el|ab|ab dem|vom|seit|seit dem|du|depuis le|a partir du|a partir de"
    r"|vanaf|sinds|van)\s*(?:\w+ )?$"
)


def is_certain(day: date, statement: str, language: str, written_on: date, kind: str) -> bool:
    """Return whether nothing else in the message makes the day another, or the beginning of what it should end."""
    folded = fold(statement)
    if _MOVED.search(folded):
        return False
    if any(int(match["number"]) != day.day for match in _WEEKDAY_AND_NUMBER.finditer(folded)):
        return False
    if any(
        int(match["number"]) not in (0, day.day, *range(32, 100)) for match in _LOOSE_DAY.finditer(folded)
    ):
        return False
    months = months_in(folded, language)
    if months and day.month not in months:
        return False
    named = list(find_days(folded, language, written_on))
    if len({one.day for one in named if one.day is None or one.day >= written_on}) > 1:
        return False
    if kind == "away" and day <= written_on:
        # The day of the message itself, as a receipt names it: nobody is back on it.
        return False
    return kind != "away" or not any(_SINCE.search(folded[: one.start]) for one in named)
