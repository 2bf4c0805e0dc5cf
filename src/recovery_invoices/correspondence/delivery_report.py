"""What a mail server says of a message that did not arrive (RFC 3464), and what older servers write instead."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.message import Message
from typing import Final, Literal

from recovery_invoices.correspondence import mime

Verdict = Literal["hard", "soft", "delayed"]
"""`hard`: the address does not work. `soft`: it did not arrive this time. `delayed`: the server is still trying."""

#: What a permanent status says of the address itself; every other one concerns the moment or the message (RFC 3463).
_ADDRESS_FAILS: Final = re.compile(r"5\.(?:1\.\d+|0\.0|2\.1|4\.[1349]|4\.14)$")
_STATUS: Final = re.compile(r"\b([245])\.(\d{1,3})\.(\d{1,3})\b")
_REPLY_CODE: Final = re.compile(r"(?<![\d.])([45]\d\d)[ \-#]")
_ROBOTS: Final = ("mailer-daemon", "postmaster", "mail delivery", "mail-daemon", "mdaemon")
_SUBJECT: Final = re.compile(
    r"undeliver|delivery (?:status|failure|has failed|incomplete)|failure notice|returned mail"
    r"|mail delivery (?:failed|system)"
    r"|non remis|échec de (?:la )?remise|unzustellbar|nicht zugestellt|no se puede entregar|no entregado"
    r"|mancato recapito"
    r"|non recapitato|onbestelbaar|niet bezorgd",
    re.IGNORECASE,
)
_UNKNOWN: Final = re.compile(
    r"(?:user|mailbox|recipient|address|account)[^.\n]{0,40}(?:unknown|does not exist|doesn't exist|not match"
    r"|rejected|unavailable|disabled|invalid)"
    r"|no such (?:user|recipient|mailbox|address)|address couldn't be match|unknown (?:user|recipient|address)"
    r"|(?:utilisateur|destinataire|adresse)[^.\n]{0,30}(?:inconnue?|inexistante?"
    r"|n['’]existe pas)|boîte[^.\n]{0,30}supprimée"
    r"|(?:empfänger|benutzer|adresse|postfach)[^.\n]{0,40}(?:unbekannt|existiert nicht"
    r"|nicht vorhanden|gelöscht|gibt es nicht)"
    r"|(?:usuario|destinatario|dirección|buzón)[^.\n]{0,40}(?:desconocid[oa]|no existe"
    r"|inexistente|eliminad[oa]|dad[oa] de baja)"
    r"|(?:utente|destinatario|indirizzo|casella)[^.\n]{0,40}(?:sconosciut[oa]|inesistente"
    r"|non esiste|eliminat[oa]|soppress[oa])"
    r"|(?:gebruiker|geadresseerde|ontvanger|adres|postbus|postvak)[^.\n]{0,40}(?:onbekend"
    r"|bestaat niet|verwijderd|opgeheven)",
    re.IGNORECASE,
)


#: The address takes no mail of ours, now or later.
_REFUSED: Final = re.compile(
    r"relay(?:ing)? (?:access )?denied|not (?:permitted|allowed) to relay|\bpolicy\b", re.IGNORECASE
)
#: It is the sender that is not believed: that passes, and says nothing of the address.
_DISTRUSTED: Final = re.compile(
    r"spam|block|black|reputation|\bspf\b|dkim|dmarc|authenti|unsolicited|listed", re.IGNORECASE
)
#: The server tries again by itself.
_DELAYED: Final = re.compile(
    r"delayed|will (?:keep|continue) (?:trying|to try)|retard(?:é|ée|a)\b|nouvelle tentative|se retrasa|seguiremos"
    r"|verzögert|weiterhin versuch|in ritardo|riproverem|continueremo|vertraagd|blijven (?:het )?proberen",
    re.IGNORECASE,
)
#: It did not arrive this time.
_NOT_NOW: Final = re.compile(
    r"(?:mailbox|quota|storage)[^\n]{0,60}(?:full|exceeded)|over quota|boîte[^\n]{0,60}pleine"
    r"|quota[^\n]{0,60}dépassé"
    r"|postfach[^\n]{0,60}voll|speicherplatz|buzón[^\n]{0,60}llen[oa]|cuota[^\n]{0,60}superad"
    r"|casella[^\n]{0,60}piena|quota[^\n]{0,60}superat|(?:postvak|mailbox|postbus)[^\n]{0,60}vol\b",
    re.IGNORECASE,
)
_NAMED: Final = re.compile(r"[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}")
#: From here on follows the message that came back.
_BELOW: Final = re.compile(
    r"^-{2,3}\s*$|^-+ .{0,60}(?:original|copy|copie|kopie|copia)", re.MULTILINE | re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class FailedMessage:
    """`message_id` of the message that came back; `status` as RFC 3463, empty where none was given."""

    message_id: str
    recipient: str
    status: str
    verdict: Verdict
    detail: str


def is_report(message: Message) -> bool:
    """Return whether the headers say that a mail server wrote it."""
    if message.get_content_type() == "multipart/report":
        # A receipt of reading (disposition-notification) says nothing about delivery.
        return "disposition" not in str(message.get_param("report-type") or "").lower()
    name, address = mime.sender(message)
    local = address.partition("@")[0]
    by_robot = any(one in local or one in name.lower() for one in _ROBOTS)
    return by_robot or (
        str(message.get("Return-Path") or "x").strip() == "<>"
        and bool(_SUBJECT.search(mime.header(message, "Subject")))
    )


def read_report(message: Message) -> list[FailedMessage]:
    """Return the messages that did not arrive; empty where this is no such report."""
    if not is_report(message):
        return []
    original = _original_ids(message)
    failed = [
        one
        for part in message.walk()
        if part.get_content_type() == "message/delivery-status"
        for one in _recipients(part, original)
    ]
    return failed or _of_words(message, original)


def _recipients(part: Message, original: list[str]) -> list[FailedMessage]:
    blocks = part.get_payload()
    failed = []
    for block in blocks if isinstance(blocks, list) else []:
        if not isinstance(block, Message):
            continue
        action = mime.header(block, "Action", 40).lower()
        if action not in ("failed", "delayed"):
            continue
        detail = mime.header(block, "Diagnostic-Code", 300)
        status = _status(mime.header(block, "Status", 40)) or _status(detail)
        recipient = mime.header(block, "Final-Recipient", 300) or mime.header(
            block, "Original-Recipient", 300
        )
        failed += [
            FailedMessage(
                id_,
                recipient.rpartition(";")[2].strip().lower(),
                status,
                _verdict(action, status, detail),
                detail,
            )
            for id_ in original
        ]
    return failed


def _of_words(message: Message, original: list[str]) -> list[FailedMessage]:
    """Return what a server says in words alone."""
    text = mime.words_of(message).text[:20_000]
    text = _BELOW.split(text, 1)[0]  # what came back with it is of our own
    has_cause = _UNKNOWN.search(text) or _DELAYED.search(text) or _NOT_NOW.search(text)
    if not _SUBJECT.search(mime.header(message, "Subject")) and not has_cause:
        return []
    status = _status(text)
    if not status:
        match = _REPLY_CODE.search(text)
        status = (
            ""
            if match is None
            else "5.1.1"
            if match.group(1) in ("550", "551", "553")
            else f"{match.group(1)[0]}.0.1"
        )
    if not status and _UNKNOWN.search(text):
        status = "5.1.1"
    if not status and (_DELAYED.search(text) or _NOT_NOW.search(text)):
        status = "4.0.0"
    if not status:
        return []
    ids = original or mime.message_ids_in(text)
    if not ids:
        named = _NAMED.findall(text)
        recipient = named[0].lower() if len(set(named)) == 1 else ""
        return [FailedMessage("", recipient, status, _word_verdict(text, status), "")] if recipient else []
    return [FailedMessage(id_, "", status, _word_verdict(text, status), "") for id_ in ids]


def _word_verdict(text: str, status: str) -> Verdict:
    return _verdict("delayed" if _DELAYED.search(text) and status.startswith("4") else "failed", status, text)


def _status(text: str) -> str:
    match = _STATUS.search(text)
    return ".".join(match.groups()) if match and match.group(1) in "45" else ""


def _verdict(action: str, status: str, detail: str = "") -> Verdict:
    if action == "delayed":
        return "delayed"
    is_refused = status == "5.7.1" and _REFUSED.search(detail) and not _DISTRUSTED.search(detail)
    return "hard" if not status or _ADDRESS_FAILS.match(status) or is_refused else "soft"


def _original_ids(message: Message) -> list[str]:
    """Return the ids of the messages that came back with the report, or that it refers to."""
    ids: list[str] = []
    for part in message.walk():
        kind = part.get_content_type()
        if kind == "message/rfc822":
            inner = part.get_payload()
            if isinstance(inner, list) and inner and isinstance(inner[0], Message):
                ids.append(mime.message_id(inner[0]))
        elif kind == "text/rfc822-headers":
            content = part.get_payload(decode=True)
            if isinstance(content, bytes):
                ids.append(mime.message_id(mime.parse_headers(content)))
    return [id_ for id_ in dict.fromkeys(ids) if id_] or mime.references(message)
