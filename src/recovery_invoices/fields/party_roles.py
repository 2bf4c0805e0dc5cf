"""Whose an identifier is, the buyer's or the seller's, and where the buyer is."""

from __future__ import annotations

import re

from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.contact_labels import is_labelled_in_block
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.identifiers import Identifier
from recovery_invoices.fields.lines import Block, country_of_block
from recovery_invoices.fields.names import lines_with_name
from recovery_invoices.fields.reason import reason
from recovery_invoices.text.layout import fold, letters_and_digits

_BUYER_WORDS = re.compile(
    r"client\b|customer|your|ihre|kunde|votre|vos|uw\b|klant|cliente|buyer|acheteur|kaufer|destinatario"
    r"|recipient|afnemer|empfanger|adquirente"
)


_MAIL_OR_PHONE = (
    r"(?:e-?mail|mail|courriel|correo|correio|posta elettronica|adresse|address|telefon|telephone|telefono|telefone"
    r"|telefoon|phone|tel\b|mobil|handy|portable|gsm)"
)
#: Words by which a line speaks of the customer's own telephone or address; before those that it has for customers.
_CUSTOMERS = re.compile(
    r"\b(?:client|customer|kunden?|klant|cliente|buyer|acheteur|kaufers?|destinatari[oe]|destinataire|recipient"
    r"|afnemer|(?:rechnungs)?empfangers?|auftraggebers?|nabywc[ay]|odbiorc[ay]|klienta|adquirente|comprador"
    r"|acquirente|committente)(?:'?s|nummer|nr|nr\.)?\b"
    r"(?! ?-? ?(?:service|support|care|hotline|dienst|betreu|centre|center|telefon|beratung))"
    rf"|\b(?:kunden|klant)-?{_MAIL_OR_PHONE}"
    r"|\b(?:ihre?|your|votre|vos|uw|vostr[oa]|vs|sua?|seu|twoj|panstwa|panski)\b\.?"
    r"(?:[ ,](?:adresse|indirizzo|direccion|endereco|adres|numer|numero(?: di| de)?|n°|di|de|d')){0,2}"
    rf"[ -]?{_MAIL_OR_PHONE}"
)
#: `Rechnung per Mail an`, `Factura remitida a`: where the paper itself was sent; not where the customer is to write.
_PAPER = r"(?:rechnung|invoice|facture|factura|fattura|factuur|fatura|faktura|bill|document|dokument|beleg)"
_SENT_TO = re.compile(
    rf"\b{_PAPER}(?: |\b.{{0,30}} )(?:(?:per|by|via|par|por|tramite) (?:e-?mail|mail|courriel|correo|pec)|sent"
    r"|e-?mailed|envoyee?|transmise?|adressee?|remitida|enviada|inviata|trasmessa|verzonden|gemaild|verstuurd|gesendet|versandt|verschickt)"
    r"[^.@]{0,20}$"
)
_SENTENCE = re.compile(r"[.;]\s")
_REQUEST = re.compile(
    r"\?|\b(?:fragen|ruckfragen|questions?|quer(?:y|ies)|please|bitte|merci de|veuillez|send|senden|envoyer|enviar"
    r"|inviare|reply|antwort|contact|reclam\w*|reklam\w*)\b"
)
_SERVICE = re.compile(
    r"service|servizio|servicio|servico|support|hotline|betreu|klantens|atencion|fragen|question"
)
#: Whom the customer may call: somebody at the seller.
_SELLERS_PERSON = re.compile(
    r"\b(?:ihre?|your|votre|vos|uw|vostro|su|sua)\b.{0,20}"
    r"(?:ansprechpartner|bearbeiter|betreu|kontakt|contact|interlocut|referente)"
)
#: Who an invoice is for the attention of is somebody at the customer's.
_FOR_ATTENTION = re.compile(
    r"\ba l'att(?:ention|n)|\battn\b|\bz\. ?h(?:d)?\b|\bzu handen|\bt\. ?a\. ?v\b|\battenzione|\batencion|\batencao"
)
#: Providers of mail boxes: their domain says nothing of whose an address is.
_PROVIDERS = frozenset(
    [
        "gmail",
        "googlemail",
        "gmx",
        "web",
        "t-online",
        "freenet",
        "outlook",
        "hotmail",
        "live",
        "yahoo",
        "icloud",
        "me",
        "aol",
        "orange",
        "wanadoo",
        "free",
        "sfr",
        "laposte",
        "libero",
        "virgilio",
        "tiscali",
        "alice",
        "telefonica",
        "ziggo",
        "kpnmail",
        "xs4all",
        "telenet",
        "skynet",
        "bluewin",
        "posteo",
        "mailbox",
        "proton",
        "protonmail",
        "wp",
        "o2",
        "onet",
        "interia",
        "sapo",
        "btinternet",
    ]
)
_LINES_BENEATH = 2.5
#: So many letters of a domain say whose it is.
_SAYS_NAME = 5
_FOOT = 0.75
#: How sure it is that of two VAT numbers the one that is not the seller's is the debtor's.
_THE_OTHER = 0.8


def assign_identifiers(
    document: Document,
    identifiers: list[Identifier],
    buyer: Block | None,
    blocks: list[Block],
    creditor: CreditorHint,
    seller: str = "",
) -> Findings:
    """Give each identifier to the buyer or to the seller, of which `seller` is the name."""
    own = {
        letters_and_digits(value)
        for value in (creditor.siret, creditor.vat_number, creditor.iban, creditor.email)
        if value
    }
    findings: Findings = {}
    sellers_key = letters_and_digits(seller)
    names = {"vat": "vat_number", "siret": "siret", "email": "email", "phone": "phone", "iban": "iban"}
    for one in identifiers:
        side = (
            "creditor"
            if one.kind == "iban" or letters_and_digits(one.value) in own
            else _side(document, one, buyer, blocks)
        )
        if side == "debtor" and one.kind in ("email", "phone"):
            side = _side_of_contact(document, one, buyer, {creditor.email or "", sellers_key})
        if side is None:
            continue
        path = f"{side}.{names[one.kind]}"
        if (
            one.kind == "email"
            and path in findings
            and "contact" in one.cell.folded[: one.start]
            and side == "debtor"
        ):
            del findings[path]
        sure = 0.9 if one.valid else 0.8 if one.valid is None else 0.7
        if path not in findings:
            why = reason("near_buyer" if side == "debtor" else "near_seller")
            findings[path] = Finding(
                one.value, sure, document.source_of[one.cell.page], why, one.cell.page, one.box
            )
    inside = {id(line.cell) for line in buyer.lines} if buyer else set()
    in_block = {one.value for one in identifiers if one.kind == "vat" and id(one.cell) in inside}
    mine, theirs = findings.get("creditor.vat_number"), findings.get("debtor.vat_number")
    if mine and theirs and mine.value == theirs.value and theirs.value not in in_block:
        del findings["debtor.vat_number"]
    _part_vat_numbers(document, identifiers, findings, letters_and_digits(creditor.vat_number))
    return findings


def _part_vat_numbers(
    document: Document, identifiers: list[Identifier], findings: Findings, own: str
) -> None:
    """Give the one other VAT number of the page to the debtor, where it is known which of two is the seller's: the
    creditor's own, else the one at the foot."""
    if "debtor.vat_number" in findings:
        return
    by_value = {letters_and_digits(one.value): one for one in reversed(identifiers) if one.kind == "vat"}
    if not own:
        at_foot = {
            letters_and_digits(one.value)
            for one in identifiers
            if one.kind == "vat" and one.cell.top > _FOOT * document.sizes[one.cell.page][1]
        }
        own = at_foot.pop() if len(at_foot) == 1 else ""
    if len(by_value) != 2 or own not in by_value:
        return
    for value, one in by_value.items():
        side = "creditor" if value == own else "debtor"
        findings[f"{side}.vat_number"] = Finding(
            one.value, _THE_OTHER, document.source_of[one.cell.page],
            reason("near_buyer" if side == "debtor" else "near_seller"), one.cell.page, one.box,
        )  # fmt: skip


def _side(document: Document, one: Identifier, buyer: Block | None, blocks: list[Block]) -> str | None:
    """Decide whose the identifier is: by what a contact's own line calls it, by the block that holds it or stands
    above, else by the words before it, else the seller's.
    """
    left, words = _words_before(document, one)
    if one.kind in ("email", "phone") and (
        _CUSTOMERS.search(words)
        or _is_sent_to(words)
        or _is_at_buyers_domain(one, buyer)
        or _is_for_attention(document, one)
        or is_labelled_in_block(document, one, buyer)
    ):
        return "debtor"
    for block in blocks:
        if any(line.cell is one.cell for line in block.lines):
            return "debtor" if block is buyer else "creditor" if _is_seller(block) else None
    height = document.sizes[one.cell.page][1]
    if _BUYER_WORDS.search(words) and "contact commercial" not in words:
        return "debtor"
    if one.cell.top > 0.75 * height:
        return "creditor"
    over = [
        block
        for block in blocks
        if block.page == one.cell.page
        and block.top <= one.cell.top
        and (abs(block.x0 - one.cell.x0) < 15 or (left and block.x0 - 270 < one.cell.x0 < block.x0 + 20))
        and one.cell.top - block.bottom < 130
    ]
    if over:
        nearest = max(over, key=lambda block: block.top)
        if nearest is buyer:
            return "debtor"
        return "creditor" if _is_seller(nearest) else None
    return "creditor" if one.kind in ("vat", "siret") or one.cell.top < 0.3 * height else None


def _words_before(document: Document, one: Identifier) -> tuple[bool, str]:
    """Return whether words stand left of the identifier's cell, and all the words that may announce it."""
    before = one.cell.folded[: one.start]
    left = [
        other.folded
        for other in document.by_page[one.cell.page]
        if other.x1 <= one.cell.x0 + 1
        and any(abs(other.middle - line.middle) < line.height for line in (one.cell, *one.lower))
        and one.cell.x0 - other.x1 < 200
    ]
    heading = [
        other.folded
        for other in document.neighbours(one.cell)
        if 0 <= one.cell.top - other.bottom < 20 and abs(other.x0 - one.cell.x0) < 8 and len(other.text) < 30
    ]
    return bool(left), " ".join((*left[-1:], *heading[-1:], before))


def as_in_domain(name: str) -> str:
    """Return the name to compare with a domain, where an umlaut may be written as two letters."""
    return re.sub(r"(?<=[aou])e", "", letters_and_digits(name))


def _is_at_buyers_domain(one: Identifier, buyer: Block | None) -> bool:
    """Return whether an address is at a domain that is called as the buyer is."""
    names = lines_with_name(buyer) if buyer else []
    if one.kind != "email" or not names:
        return False
    domain = as_in_domain(one.value.rpartition("@")[2].partition(".")[0])
    first = as_in_domain(names[0].text.split()[0])
    return len(domain) >= _SAYS_NAME and (
        domain in as_in_domain(names[0].text) or (len(first) >= _SAYS_NAME and domain.startswith(first))
    )


def _side_of_contact(
    document: Document, one: Identifier, buyer: Block | None, sellers: set[str]
) -> str | None:
    """Return debtor only where the number or address stands in the buyer's own block or right under it, or is called
    the customer's, and where an address is not of the seller's domain.
    """
    if one.kind == "email" and is_sellers_domain(document, one, buyer, sellers):
        return "creditor"
    if buyer is None:
        return None
    # Before the words: "your contact for this order" may be the customer's own person.
    if _is_at_buyers_domain(one, buyer):
        return "debtor"
    if _SELLERS_PERSON.search(one.cell.folded):
        return "creditor"
    if any(line.cell is one.cell for line in buyer.lines):
        return "debtor"
    _, words = _words_before(document, one)
    if _is_sent_to(words):
        return "debtor"
    if _SERVICE.search(one.cell.folded):
        return "creditor"
    beneath = (
        buyer.page == one.cell.page
        and -one.cell.height < one.cell.top - buyer.bottom < _LINES_BENEATH * one.cell.height
        and buyer.x0 - 15 < one.cell.x0 < max(buyer.x1, buyer.x0 + 130)
    )
    is_called = _CUSTOMERS.search(words) or _is_for_attention(document, one)
    is_called = is_called or is_labelled_in_block(document, one, buyer)
    return "debtor" if beneath or is_called else None


def _is_sent_to(words: str) -> bool:
    """Return whether the words before an address say that the paper was sent there."""
    sentence = _SENTENCE.split(words)[-1]
    return bool(_SENT_TO.search(sentence)) and not _REQUEST.search(sentence)


def _is_for_attention(document: Document, one: Identifier) -> bool:
    """Return whether the words on its line, or on the line above it, name for whose attention the invoice is."""
    above = [
        other.folded
        for other in document.neighbours(one.cell)
        if 0 <= one.cell.top - other.bottom < one.cell.height and abs(other.x0 - one.cell.x0) < 8
    ]
    return any(_FOR_ATTENTION.search(words) for words in (one.cell.folded[: one.start], *above))


def is_sellers_domain(document: Document, one: Identifier, buyer: Block | None, sellers: set[str]) -> bool:
    """Return whether the address is at the domain of the creditor's own, of its name, or of its website or footer."""
    domain = one.value.rpartition("@")[2].casefold()
    name = as_in_domain(domain.partition(".")[0])
    if domain.partition(".")[0] in _PROVIDERS:
        return False
    if any(seller.casefold().endswith(f"@{domain}") or as_in_domain(seller) == name for seller in sellers):
        return True
    inside = {id(line.cell) for line in buyer.lines} if buyer else set()
    return any(
        domain in other.folded
        and (f"www.{domain}" in other.folded or other.top > _FOOT * document.sizes[other.page][1])
        for other in document.cells
        if other is not one.cell and id(other) not in inside
    )


def _is_seller(block: Block) -> bool:
    return block.label is None or block.label.kind == "seller"


#: Legal forms that one country has.
_FORMS = (
    (re.compile(r"\bde c\. ?v\."), "MX"),
    (re.compile(r"\bpty\b"), "AU"),
    (re.compile(r"\bltda\b|\beireli\b"), "BR"),
    (re.compile(r"\bs\.a\.s\. ?nit\b|\bnit \d"), "CO"),
)


#: What a country calls its tax numbers and registers.
_REGISTERS = tuple(
    (re.compile(rf"\b(?:{names})\b"), country)
    for names, country in (
        (r"cuit|ingresos brutos", "AR"), (r"r\.?u\.?c\.? \d{11}|ruc|igv", "PE"), (r"nuit", "MZ"), (r"itbms", "PA"),
        (r"cnpj|icms", "BR"), (r"rfc|cfdi", "MX"), (r"gstin", "IN"), (r"ninea", "SN"), (r"rccm ci|abidjan", "CI"),
        (r"agt|kwanzas|luanda", "AO"), (r"abn", "AU"), (r"uen", "SG"), (r"trn", "AE"), (r"dian", "CO"),
        (r"nigeria", "NG"),
        (r"itbis|rnc", "DO"), (r"kra pin", "KE"), (r"sii|giro", "CL"),
    )
)  # fmt: skip


def _countries_of_registers(document: Document) -> list[str]:
    return [
        country for names, country in _REGISTERS if any(names.search(cell.folded) for cell in document.cells)
    ]


def _country_of_form(text: str) -> str | None:
    folded = fold(text)
    return next((country for form, country in _FORMS if form.search(folded)), None)


def likely_countries(
    document: Document, buyer: Block | None, sellers: list[Block], findings: Findings
) -> list[str]:
    """Return where the buyer most likely is, best guess first."""
    countries: list[str | None] = []
    if buyer:
        countries.append(country_of_block(buyer))
    for path in ("debtor.vat_number", "creditor.vat_number"):
        if path in findings:
            prefix = str(findings[path].value)[:2]
            countries.append(prefix if prefix.isalpha() else None)
    if "debtor.siret" in findings:
        countries.insert(1, "FR")
    countries += [country_of_block(block) for block in sellers]
    countries += [_country_of_form(block.text) for block in ([buyer] if buyer else []) + sellers]
    if "creditor.iban" in findings:
        countries.append(str(findings["creditor.iban"].value)[:2])
    countries += _countries_of_registers(document)
    by_language = {"de": "DE", "fr": "FR", "nl": "NL", "it": "IT", "es": "ES", "pt": "PT", "pl": "PL"}
    countries.append(by_language.get(document.language))
    return list(dict.fromkeys(country for country in countries if country))


def why_country(country: str, sellers: list[Block], findings: Findings) -> str:
    """Return the code of the reason for a country that no line of the buyer's address names."""

    def value(path: str) -> str:
        return str(findings[path].value) if path in findings else ""

    if value("debtor.vat_number")[:2] == country or (value("debtor.siret") and country == "FR"):
        return "country_of_number"
    of_seller = [value(path)[:2] for path in ("creditor.vat_number", "creditor.iban")]
    if country in (*of_seller, *(country_of_block(block) for block in sellers)):
        return "country_of_seller"
    return "address_and_identifiers"
