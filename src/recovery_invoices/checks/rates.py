"""The rate of interest for late payment that a sentence states, in the usual wordings of six languages."""

from __future__ import annotations

import re
from decimal import Decimal

from recovery_invoices.text.layout import fold

_PERCENT = (
    r"(?:%|pour ?cents?\b|per ?cent\b|percent\b|prozent\b|procent\b|per ?cento\b|por ?ciento\b|v\.? ?h\.)"
)
_RATE = re.compile(rf"(?<![\d.,/])(?P<rate>\d{{1,2}}(?:[.,]\d{{1,4}})?) ?(?:\([^()]{{2,30}}\) ?)?{_PERCENT}")
#: What is late, or what lateness costs.
_LATE = re.compile(
    r"\blate\b|overdue|past due|default interest|interest on arrears|arrears|unpaid after|not paid (?:by"
    r"|within|on time|when)"
    r"|after the due date|beyond the due date|outstanding (?:balances?|amounts?|invoices?)|finance charge"
    r"|remain(?:s|ing)? unpaid"
    r"|retard|penalit|interets? moratoires?|impaye|non[- ]paiement|defaut de paiement|apres (?:l'"
    r"|la date d')?echeance"
    r"|non[- ]regle|toute somme non payee"
    r"|verzug|verspatet|verspaetet|saumig|saeumig|uberfallig|ueberfaellig|nach falligkeit|nicht fristgerecht|mahnung"
    r"|zahlungsuberschreitung|nach ablauf der (?:zahlungs)?frist|bei uberschreitung|nicht rechtzeitig"
    r"|mora\b|moros|demora|retraso|impago|vencid|ritard|moratori|insolut|scadut|dopo la scadenza|mancato pagamento"
    r"|te late|verzuim|achterstall|vertraging|niet[- ]?(?:tijdig|betaald)|na (?:de )?verval|overschrijding"
    r"|wettelijke rente|contractuele rente|te laat"
)
#: That a rate is one of interest or of a penalty.
_INTEREST = re.compile(
    r"interest|charge|\bfee|surcharge|interet|penalit|majoration|taux|agios|zins|zuschlag|interes\b|intereses|recargo"
    r"|penalizaci|interess|tasso|maggiorazion|penal|\brente|intrest|verhog|toeslag|tipo\b|saggio|late payment"
)
#: A rate that belongs to another one: the bank's, the law's.
_RELATIVE = re.compile(
    r"(?:points?|punkte?n?|prozentpunkte?n?|punti|puntos|punten)\b|uber (?:dem|den)|ueber dem"
    r"|above (?:the )?(?:\w+ ){0,4}(?:base|rate)"
    r"|over (?:the )?(?:\w+ ){0,4}(?:base rate|rate)|basis(?:zins|rente)|base rate|bank rate|legal rate"
    r"|statutory|taux (?:d'interet )?legal"
    r"|taux (?:directeur|de base|de refinancement|de la bce)|\bbce\b|\becb\b|\bezb\b|majore|maggiorat"
    r"|incrementad|tasso (?:bce|legale)"
    r"|tipo (?:legal|de interes legal|aplicado por)|interes legal|wettelijke|legale|gesetzlich|boven de"
    r"|au[- ]dessus|plus\b|\+"
)
_NOT_LATE = re.compile(
    r"escompte|skonto|discount|sconto|korting|descuento|pronto pago|paiement anticipe|early|vorzeitig"
    r"|anticipat|vorauszahlung"
    r"|remise|rabatt|rabais|\btva\b|\bmwst\b|mehrwertsteuer|umsatzsteuer|\bust\b|\bvat\b|\biva\b|\bbtw\b"
    r"|\btax\b|sales tax"
    r"|acompte|anzahlung|deposit|acconto|anticipo|aanbetaling|voorschot|down payment|provision|commission"
    r"|\bipt\b|dell'imponibile"
)
_MULTIPLE = re.compile(r"\b(?:trois|3) fois|three times|3 ?x|triple|dreifach|tres veces|tre volte|driemaal")
_LEGAL = re.compile(r"legal|gesetzlich|statutory|wettelijk|legale")
_MONTHLY = re.compile(
    r"^[ ,(]*(?:par|per|pro|al|por|a|each|every|/|im|je|de l'|chaque|ogni|cada|elke)? ?(?:calendar |started "
    r"|angefangene[nm]? |begonnen )?"
    r"(?:mois|month|monat|mese|mes|maand)|^[ ,(]*(?:monthly|mensuels?|mensuel|monatlich|mensili|mensile"
    r"|mensuales|mensual|maandelijks)"
)
_DAILY = re.compile(
    r"^[ ,(]*(?:par|per|pro|al|por|a|each|/|je)? ?(?:jour|day|tag|giorno|dia|dag|week|semaine|woche|settimana|semana)"
)
_MONTHLY_BEFORE = re.compile(
    r"(?:monthly|mensuels?|mensuelle|monatlich\w*|mensil[ei]|mensual(?:es)?|maandelijks\w*|per month|par mois"
    r"|pro monat)"
    r" (?:\w+ ){0,4}$"
)
#: Where a clause ends: what stands beyond it says nothing of the rate.
_CLAUSE = re.compile(r"[.;!?](?=\s|$)|\n| - ")
_BEFORE, _AFTER = 160, 60
_MONTHS = 12
_MOST_A_YEAR = Decimal(100)


def parse_late_payment_rate(text: str) -> Decimal | str | None:
    """Return percent a year, the text `3 x legal rate`, or None where the text states no rate of its own."""
    folded = " ".join(fold(text).split())
    for clause in _clauses(folded):
        if not _LATE.search(clause):
            continue
        if _MULTIPLE.search(clause) and _LEGAL.search(clause):
            return "3 x legal rate"
    for match in _RATE.finditer(folded):
        rate = _stated(folded, match)
        if rate is not None:
            return rate
    return None


def _clauses(folded: str) -> list[str]:
    return _CLAUSE.split(folded)


def _stated(folded: str, match: re.Match[str]) -> Decimal | None:
    """Return the rate in this place as percent a year, if it is one for late payment."""
    before = folded[max(0, match.start() - _BEFORE) : match.start()]
    ends = list(_CLAUSE.finditer(before))
    sentence = before[ends[-1].end() :] if ends else before
    near = re.split(r"%|\bund\b|\bet\b|\band\b|\be\b|\by\b|\ben\b", sentence)[-1]
    clauses = near.rsplit(",", 1)
    if len(clauses) > 1 and (_LATE.search(clauses[1]) or _INTEREST.search(clauses[1])):
        near = clauses[1]
    after = folded[match.end() : match.end() + _AFTER]
    after = _CLAUSE.split(after)[0]
    following = re.split(r"%|,|\bund\b|\bet\b|\band\b|\by\b|\ben\b", after)[0]
    if _NOT_LATE.search(near) or _NOT_LATE.search(following):
        return None
    if not _LATE.search(sentence) and not _LATE.search(after):
        return None
    if not _INTEREST.search(sentence) and not _INTEREST.search(following):
        return None
    if _RELATIVE.search(following) or _RELATIVE.search(near[-70:]):
        return None
    if _DAILY.match(after):
        return None
    rate = Decimal(match["rate"].replace(",", "."))
    if _MONTHLY.match(after) or _MONTHLY_BEFORE.search(near):
        rate *= _MONTHS
    return rate if 0 < rate <= _MOST_A_YEAR else None
