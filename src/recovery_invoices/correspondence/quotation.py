"""Parts what somebody wrote from what the message quotes, and from the signature below it."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Split:
    """`own` is what the sender wrote, `quoted` the rest; `statement` is `own` without signature and small print: what
    the sender says."""

    own: str
    quoted: str
    statement: str


_I: Final = re.IGNORECASE
#: The line above a quotation: "On 3 May 2026 at 10:12, Anna <a@b.example> wrote:".
_ATTRIBUTION: Final = re.compile(
    r"^\W{0,4}(?:(?:on|le|am|el|il|il giorno|op|den|em|w dniu|lør|gesendet)\b.{6,300}"
    r"\b(?:wrote|a écrit|ecrit|schrieb|escribió|ha scritto|scritto|schreef|geschreven|heeft geschreven"
    r"|het volgende geschreven)\b"
    r"|.{3,200}\b(?:wrote|a écrit|schrieb|escribió|ha scritto|schreef|heeft geschreven)\b)"
    r"[^\n]{0,120}[:：]\s*$",
    _I,
)
#: A rule with words, as in "-----Original Message-----".
_SEPARATOR: Final = re.compile(
    r"^[\s>]*[-_*=]{2,}\s*(?:original message|forwarded message|begin forwarded message|reply message"
    r"|message d['’]origine|message original|message transféré|message transmis"
    r"|urspr(?:ü|ue)ngliche (?:nachricht|mail|e-mail)|original-?nachricht|weitergeleitete nachricht|originalnachricht"
    r"|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato"
    r"|oorspronkelijk bericht|origineel bericht|doorgestuurd bericht)\b.{0,40}$"
    # A line that is nothing but the words, with a day, or with the sender between dashes.
    r"|^\s*(?:original message|message d['’]origine|message initial|ursprüngliche nachricht|mensaje original"
    r"|messaggio originale|oorspronkelijk bericht)\s*:?\s*$"
    r"|^\W{0,6}(?:(?:your|our|ihre?|unsere?|votre|notre|su|nuestro|vostro|suo|uw|ons) )?(?:original |quoted )?"
    r"(?:message|e-?mail|nachricht|mensaje|messaggio|bericht|quoted text|zitat|texte cité|texto citado|testo citato)"
    r"(?: (?:initial|original|originale|enviado|envoyé|inviato))?,? ?(?:of|sent|from|on|vom|du|le|del|el|van|op)? ?"
    r"\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\W*$"
    r"|^\s*[-_*=]{2,}\s*(?:from|de|von|van|da)\s*:.{1,80}[-_*=]{2,}\s*$"
    r"|^\s*(?:begin forwarded message|début du message (?:transféré|réexpédié)|anfang der weitergeleiteten nachricht"
    r"|inicio del mensaje reenviado|inizio messaggio inoltrato|begin doorgestuurd bericht)\s*:?\s*$",
    _I,
)
#: The labels of the block of headers that Outlook lays above a quotation.
_LABELS: Final = (
    r"from|de|von|da|van|expéditeur|remitente|mittente|afzender",
    r"sent|date|envoyé(?: le)?|gesendet|datum|enviado(?: el)?|fecha|inviato|data|verzonden",
    r"to|à|a|an|para|aan|pour|destinataire",
    r"cc|kopie",
    r"subject|objet|betreff|asunto|oggetto|onderwerp",
)
_LABEL: Final = re.compile(
    r"^[\s*_>]{0,6}(?:"
    + "|".join(f"(?P<l{number}>{words})" for number, words in enumerate(_LABELS))
    + r")[*_]{0,2}\s?:[*_]{0,2}",
    _I,
)
_QUOTED: Final = re.compile(r"^\s{0,3}(?:>|\|\s)")
_SIGNATURE: Final = re.compile(r"^--\s*$|^_{5,}\s*$|^-{5,}\s*$")
_DEVICE: Final = re.compile(
    r"^\s*(?:sent from my|sent from outlook|get outlook for|envoyé de(?:puis)? mon|envoyé à partir de"
    r"|télécharger outlook"
    r"|von meinem .{2,30} gesendet|gesendet (?:von|mit)|enviado desde mi|inviato da|scarica outlook"
    r"|verzonden (?:vanaf|met|van)"
    r"|obtenir outlook|outlook für|descargar outlook|outlook voor)\b.{0,80}$",
    _I,
)
_CLOSING: Final = re.compile(
    r"^\W{0,3}(?:(?:kind|best|warm|kindest|warmest)? ?regards|best wishes|many thanks|thanks(?: and regards"
    r"| again)?|thank you"
    r"|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|cheers|best"
    r"|(?:bien )?(?:cordialement|respectueusement|sincèrement|amicalement)(?: vôtre)?|cdt|cdlt|bien à vous"
    r"|(?:sincères |meilleures )?salutations(?: distinguées| cordiales)?|merci(?: d['’]avance)?"
    r"|bonne (?:journée|réception|soirée)"
    r"|(?:veuillez|je vous prie d['’]|nous vous prions d['’]).{0,20}agréer.{0,120}"
    r"|(?:mit )?(?:freundlichen?|besten?|herzlichen?|vielen|viele|beste|liebe|schöne)\s?(?:grüße|grüßen|gruß"
    r"|gruss|grüsse|grüssen|dank)"
    r"|mfg|vg|lg|hochachtungsvoll|danke(?: (?:im voraus|schön|vielmals))?"
    r"|(?:un )?(?:cordial(?:es)?|atentos?) ?saludos?|saludos(?: cordiales)?|(?:muy )?atentamente"
    r"|(?:un )?saludo(?: cordial)?|gracias(?: de antemano)?"
    r"|(?:cordiali |distinti |cari )?saluti|cordialmente|grazie(?: mille)?|in fede"
    r"|(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?|mvg|hoogachtend|groet(?:en|jes)?"
    r"|(?:alvast )?(?:be)?dank(?:t)?(?: u| je)?)"
    r"\W{0,6}$",
    _I,
)
_POSTSCRIPT: Final = re.compile(r"^\W{0,2}(?:p\.? ?s\.?|n\.? ?b\.?)\s*[:.,\- ]", _I)
_SMALL_PRINT: Final = re.compile(
    r"\b(?:confidential(?:ity)?|confidentiel(?:le|s)?|vertraulich(?:e|en)?|confidencial(?:es)?|riservat[eoi]"
    r"|vertrouwelijk(?:e)?"
    r"|intended (?:solely )?for|if you (?:are not|have received)|think before you print"
    r"|please consider the environment"
    r"|pensez à l['’]environnement|n['’]imprimez|bitte prüfen sie, ob|rcs(?= \w)"
    r"|registered (?:in (?:england|scotland|ireland)|office)"
    r"|ustid|tva intracom)\b"
    # Of what a firm has to print: prose speaks of courts and directors as well.
    r"|\b(?:handelsregister|amtsgericht)\b.{0,40}\bhr[ab]\b|\bhr[ab] ?\d{2}"
    r"|\b(?:geschäftsführer(?:in)?|geschäftsführung|sitz der gesellschaft|siège social)\s?:",
    _I,
)
_AFTER_CLOSING: Final = 40
"""Lines: a closing further above the end belongs to the text."""


def split(text: str) -> Split:
    """Return what the sender wrote apart from everything else."""
    lines = text.split("\n")
    cut = _first_separator(lines)
    before, after = lines[:cut], lines[cut:]
    own: list[str] = []
    quoted: list[str] = []
    for number, line in enumerate(before):
        is_quotation = bool(_QUOTED.match(line))
        if is_quotation or _introduces_quotation(before, number):
            quoted.append(_QUOTED.sub("", line, count=1).strip() if is_quotation else line)
        else:
            own.append(line)
    words = _squeezed(own)
    return Split(
        words, _squeezed([*quoted, *(_QUOTED.sub("", line, count=1) for line in after)]), _statement(words)
    )


def forwarded_statement(text: str, ours: Collection[str]) -> str:
    """Return what somebody says whose message is handed on, where nothing of it was written by one of `ours`; else
    what stands below the message that is answered, where the sender writes there without marking anything."""
    lines = text.split("\n")
    cut = _first_separator(lines)
    rest = lines[cut:]
    if rest and _SEPARATOR.match(rest[0]):
        rest = rest[1:]
    end = next(
        (place for place, line in enumerate(rest) if line.strip() and not _LABEL.match(line)), len(rest)
    )
    sender = next((line.lower() for line in rest[:end] if (first := _LABEL.match(line)) and first["l0"]), "")
    if not sender:
        return ""
    if any(address in sender for address in ours):
        return _below_original(sender, rest[end:]) if not any(line.strip() for line in lines[:cut]) else ""
    return split("\n".join(rest[end:])).statement


def _below_original(sender: str, lines: list[str]) -> str:
    """Return what follows the sign-off of the message that stands above."""
    name = sender.partition(":")[2].partition("<")[0].strip(" *_\"'")
    signed = [place for place, line in enumerate(lines) if name and name in line.lower()]
    if not signed:
        return ""
    below = lines[signed[-1] + 1 :]
    gap = next((place for place, line in enumerate(below) if not line.strip()), len(below))
    return split("\n".join(below[gap:]).strip("\n")).statement


def _first_separator(lines: list[str]) -> int:
    """Return the line from which on everything is quoted; the number of lines where there is none."""
    for number, line in enumerate(lines):
        if _QUOTED.match(line):
            continue
        if _SEPARATOR.match(line) or _begins_headers(lines, number):
            return number
        if (rest := _attribution_end(lines, number)) and not any(
            _QUOTED.match(other) for other in lines[rest : rest + 12]
        ):
            return number
    return len(lines)


def _begins_headers(lines: list[str], number: int) -> bool:
    """Return whether a block of headers begins here: the first names the sender; then another two follow, or one at
    once and the day or the subject."""
    first = _LABEL.match(lines[number])
    if first is None or first.group("l0") is None:
        return False
    block = [line for line in lines[number : number + 9] if line.strip()][:6]
    labels = [match.lastgroup for line in block if (match := _LABEL.match(line))]
    following = _LABEL.match(lines[number + 1]) if number + 1 < len(lines) else None
    return len(set(labels)) >= 3 or (following is not None and following.lastgroup in ("l1", "l4"))


def _attribution_end(lines: list[str], number: int) -> int:
    """Return the line after an attribution that begins here, however it was wrapped; 0 where none begins."""
    if not lines[number].strip():
        return 0
    joined = ""
    for end in range(number, min(number + 3, len(lines))):
        if not lines[end].strip() or _QUOTED.match(lines[end]):
            return 0
        joined = f"{joined} {lines[end].strip()}".strip()
        if len(joined) > 400:
            return 0
        if _ATTRIBUTION.match(joined) and (end == number or _is_begin_of_attribution(lines[number])):
            return end + 1
    return 0


_BEGIN: Final = re.compile(r"^\W{0,4}(?:on|le|am|el|il|op)\b.*\d", _I)


def _is_begin_of_attribution(line: str) -> bool:
    return bool(_BEGIN.match(line))


def _introduces_quotation(lines: list[str], number: int) -> bool:
    """Return whether this line is part of an attribution that stands above a quotation."""
    for begin in range(max(0, number - 2), number + 1):
        end = _attribution_end(lines, begin)
        if end > number:
            following = [line for line in lines[end : end + 3] if line.strip()]
            return bool(following) and bool(_QUOTED.match(following[0]))
    return False


def _statement(own: str) -> str:
    lines = [line for line in own.split("\n") if not _DEVICE.match(line)]
    for number, line in enumerate(lines):
        if not any(before.strip() for before in lines[:number]):
            continue
        is_closing = bool(_CLOSING.match(line)) and len(lines) - number <= _AFTER_CLOSING
        if (is_closing and not _goes_on(lines[number + 1 :])) or _SIGNATURE.match(line):
            below = lines[number + 1 :]
            at = next((place for place, one in enumerate(below) if _POSTSCRIPT.match(one)), None)
            lines = lines[:number] + ([] if at is None else below[at:])
            break
    first, *others = re.split(r"\n\s*\n", "\n".join(lines).strip())
    # What comes first is never small print.
    paragraphs = [_without_small_print(first) or first, *filter(None, map(_without_small_print, others))]
    return "\n\n".join(paragraphs).strip()


def _without_small_print(paragraph: str) -> str:
    """Return what stands above it: where nothing is between, it is the end of the paragraph."""
    lines = paragraph.split("\n")
    if len(paragraph) > 60:
        at = next((place for place, line in enumerate(lines) if _SMALL_PRINT.search(line)), len(lines))
        lines = lines[:at]
    return "\n".join(lines)


def _goes_on(lines: list[str]) -> bool:
    """Return whether text follows that reads on: "Thank you." is no closing where a letter comes after it."""
    words = [line for line in lines if line.strip()]
    sentences = [line for line in words[:4] if len(line.split()) >= 7 and not _SMALL_PRINT.search(line)]
    return bool(sentences) and any(_CLOSING.match(line) for line in words[1:])


def _squeezed(lines: list[str]) -> str:
    return re.sub(r"\n{3,}", "\n\n", "\n".join(line.rstrip() for line in lines)).strip("\n ")
