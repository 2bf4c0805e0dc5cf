"""Lines of an address that look like a name and are none: who acts for a company, its legal form spelled out."""

from __future__ import annotations

import functools
import re

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.fields.addresses import is_area, is_quantity
from recovery_invoices.fields.lines import is_attribute
from recovery_invoices.text.layout import fold

#: What somebody is at a company; folded, from the beginning of a word on.
_OFFICE = (
    r"(?:(?:co-?|vice-?|stellvertretende[rn]? |stv\. |general |deputy |senior |head |chief |managing |executive )*"
    r"(?:geschaftsfuhre(?:r|rin|nde[rn]?)|geschaftsleit(?:er|erin|ung)|betriebsleit(?:er|erin)|leiter(?:in)?"
    r"|vorstand(?:svorsitzende[rn]?)?|prokurist(?:in)?|buchhalter(?:in)?|inhaber(?:in)?|hausverwalter(?:in)?"
    r"|director|manager|partner|owner|proprietor|president|chairman|chairwoman|secretary|treasurer|bookkeeper|trustee"
    r"|ceo|cfo|coo|cto|officer|of (?:finance|accounts|purchasing|operations|procurement|administration)"
    r"|gerante?|co-?gerante?|directeur|directrice|presidente?|responsable|comptable|proprietaire|associee?|gestionnaire"
    r"|secretaire|tresoriere?|administrateur|administratrice"
    r"|amministratore|amministratrice|direttore|direttrice|titolare|legale rappresentante|responsabile|contabile"
    r"|gerente|administradora?|directora?|responsable|apoderad[oa]|propietari[oa]|contable|encargad[oa]"
    r"|socio-?gerente|diretora?|proprietari[oa]|contabilista"
    r"|bestuurder|zaakvoerder|zaakvoerster|eigenaar|eigenares|boekhouder|boekhoudster|bedrijfsleider"
    r"|prezes|czlonek zarzadu|dyrektor|wlasciciel(?:ka)?|kierownik|ksiegow[ya]|prokurent|kierowniczka)"
    r"(?: (?:zarzadu|unico|general|generale|administratif|administrative|financier|financiere|delegado|delegato|unique"
    r"|technique|tecnico|comercial|commercial|commerciale|finansowy))*"
    r"(?: (?:de|des|du|der|of|van|di|da|do|fur|for) [^\d,]{3,30})?)"
)
#: `Mme É. Vidal, gérante`, `Jan Bos (bestuurder)`, `Anna Nowak - prezes zarządu`.
_AFTER_PERSON = re.compile(rf"[^,\d]{{3,40}}?(?:\s*,\s*|\s+[-–]\s+|\s*\(\s*){_OFFICE}\s*\)?$")
#: `Gérante : Mme É. Vidal`, `Geschäftsführerin Erika Muster`.
_BEFORE_PERSON = re.compile(
    rf"{_OFFICE}(?:\s*:.*|\s+(?:herrn?|frau|m\.|mme|mr\.?|mrs\.?|ms\.?|dhr\.?|mevr\.?)\s.*)?$"
)
#: Legal forms as the law calls them: a line of its own says of the name over it what it is.
_FORM = re.compile(
    r"(?:une? )?(?:societe (?:par actions simplifiee(?: unipersonnelle)?|a responsabilite limitee|anonyme|civile"
    r"(?: immobiliere| professionnelle)?|en nom collectif|cooperative)|entreprise individuelle(?: a responsabilite"
    r" limitee)?|auto-?entrepreneur|micro-?entreprise|association (?:loi (?:de )?1901|declaree)"
    r"|(?:unternehmer)?gesellschaft mit beschrankter haftung|unternehmergesellschaft(?: \(haftungsbeschrankt\))?"
    r"|aktiengesellschaft|kommanditgesellschaft|offene handelsgesellschaft|gesellschaft burgerlichen rechts"
    r"|eingetragene[rn]? (?:kaufmann|kauffrau|verein)|einzelunternehmen|eingetragene genossenschaft"
    r"|(?:private|public) limited company|limited liability (?:company|partnership)|sole (?:trader|proprietor"
    r"(?:ship)?)|registered charity|general partnership"
    r"|besloten vennootschap(?: met beperkte aansprakelijkheid)?|naamloze vennootschap|eenmanszaak"
    r"|vennootschap onder firma|commanditaire vennootschap"
    r"|societa (?:a responsabilita limitata(?: semplificata)?|per azioni|in nome collettivo|in accomandita semplice"
    r"|cooperativa|semplice)|ditta individuale|impresa individuale"
    r"|sociedad (?:de responsabilidad )?limitada(?: unipersonal)?|sociedad anonima(?: de capital variable)?"
    r"|sociedad por acciones simplificada|comunidad de bienes|empresario individual|trabajador autonomo"
    r"|sociedade (?:por quotas|anonima|unipessoal(?: por quotas)?|limitada)|empresario em nome individual"
    r"|spolka (?:z ograniczona odpowiedzialnoscia|akcyjna|jawna|komandytowa|cywilna)|jednoosobowa dzialalnosc"
    r" gospodarcza)"
    r"(?:\s*,?\s*(?:au |mit |con |com )?(?:capital|stammkapital|kapital|capitale).*)?"
    r"(?:\s*\([^()]{2,8}\))?"
)
#: `SARL au capital de 12 000 €`, `GmbH mit Stammkapital`: how a footer goes on behind the name.
_CAPITAL = re.compile(
    r"\s*,?\s*(?:au |a |mit |con |com |met |with |de )?(?:share )?(?:capital|stammkapital|grundkapital|kapital|capitale"
    r"|maatschappelijk kapitaal|cap\. ?soc)\b.*"
)
#: Labels of contacts that say nothing of a company: `Hauptkontakt`, `Main contact`, `Contact principal`.
_CONTACT = re.compile(
    r"(?:(?:haupt|kunden|rechnungs|ihr |unser )?-?(?:kontakt(?:person|daten)?|ansprechpartner(?:in)?)"
    r"|(?:main|primary|billing|key|customer|your|our|site|first|invoice) contact(?: (?:person|name|details))?"
    r"|contact(?: (?:person|name|details|principal|facturation|client|administratif|comptable|persoon))?"
    r"|(?:votre|notre) (?:contact|interlocuteur|interlocutrice)|interlocuteur|personne a contacter"
    r"|contactpersoon|hoofdcontact|contatto(?: principale)?|persona di riferimento|referente"
    r"|(?:persona de )?contacto(?: principal)?|contato(?: principal)?|pessoa de contacto"
    r"|(?:glowny )?kontakt|osoba (?:do kontaktu|kontaktowa)"
    r"|a atencao d[eoa]|a l'attention d[eu]|(?:for )?the attention of|a la atencion de"
    r"|all[ao] (?:cortese )?attenzione(?: d[ie]l?)?|zu handen(?: von)?|ter attentie van|do rak"
    r"|exm[oa]s?\.? senhor(?:a|es|as)?(?: / exma\. senhora)?|egregi[oa]? signor[ie]?"
    r"|gentili signor[ei](?: e signori)?|spett(?:abile|\.le|\.)? ditta)"
)


#: `Code service : SERVICE A`, `Code service exécutant`: the office within a French authority that an invoice is for.
_SERVICE_CODE = re.compile(r"code ?service\b")
#: A site with what it is called; a `chantier naval` builds ships and is a company.
_SITE = re.compile(
    r"(?:(?:ihre?|votre|unsere?) )?(?:baustelle|bauvorhaben|bvh|baumasnahme|chantier|cantiere)\b(?! nava)(?:\s*:)?"
)
#: `BNWCPTW4`, `03 73 14 82 43`: what identifies somebody and calls nobody.
_IDENTIFIER = re.compile(r"(?=\S*\d)[A-Z\d/.-]{6,}|[+()\d][\d ()./+-]{5,}")

#: `Contract 17 · tariff 2.0 · meter 4711`: the particulars of a supply.
_MANY = re.compile(r"\s[·|•]\s")
#: `1. Tłumaczenie`, `CHF`, `2 733,93`: an item of a list, a currency, a sum.
_ITEM = re.compile(
    r"\d{1,2}\. .*|chf|eur|usd|gbp|pln|brl|[a-z]{0,3}[ $€£]*\d[\d .,']*[.,]\d{2}\b[ a-z$€£]{0,5}"
)


@functools.lru_cache(maxsize=4096)
def is_officer(text: str) -> bool:
    """Return whether the line names who acts for a company, and no company."""
    folded = fold(text).strip(" .,;")
    if LEGAL_FORM.search(folded) or len(folded) > 70:
        return False
    return bool(_AFTER_PERSON.match(folded) or _BEFORE_PERSON.fullmatch(folded))


def officer_named(text: str) -> str:
    """Return who acts for the company as the line says it: `Mme É. Vidal` of `Mme É. Vidal, gérante`."""
    if not is_officer(text):
        return ""
    before = _AFTER_PERSON.match(fold(text))
    if before is None:
        return text.partition(":")[2].strip()
    return re.split(r"\s*[,(]\s*|\s+[-–]\s+", text)[0].strip()


def is_form_alone(text: str) -> bool:
    """Return whether the line spells a legal form out, and no more."""
    folded = fold(text).strip(" .,;")
    short = LEGAL_FORM.match(folded)
    return _FORM.fullmatch(folded) is not None or bool(short and _CAPITAL.fullmatch(folded, short.end()))


def is_short_form_alone(text: str) -> bool:
    """Return whether the words are a legal form and nothing else, which a narrow column may have parted from a name."""
    folded = fold(text)
    return LEGAL_FORM.search(folded) is not None and not LEGAL_FORM.sub("", folded).strip(" .,&-()")


def is_contact_label(text: str) -> bool:
    return _CONTACT.fullmatch(fold(text).strip(" .,;:")) is not None


def is_site(text: str) -> bool:
    """Return whether the line says where the work was done: `Baustelle Lindenhof`, `Chantier Résidence du Parc`."""
    folded = fold(text).strip(" .,;")
    return _SITE.match(folded) is not None and LEGAL_FORM.search(folded) is None


def cannot_be_name(text: str) -> bool:
    """Return whether the line is none of a party's name, whoever reads it."""
    return (
        is_officer(text)
        or _IDENTIFIER.fullmatch(text.strip()) is not None
        or len(_MANY.findall(text)) > 1
        or _ITEM.fullmatch(fold(text).strip()) is not None
        or is_quantity(text)
        or is_form_alone(text)
        or is_short_form_alone(text)
        or is_contact_label(text)
        or is_area(text)
        or is_attribute(fold(text))
        or is_site(text)
        or _SERVICE_CODE.match(fold(text)) is not None
    )
