"""What courts ask for: a country's own payment order, the European one, the declaration of a claim.

Labels are in the court's language. A field that is not known here stays empty and is listed as missing; nothing is
ever filed by the service.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final

from recovery_service.resources import resource_path


@dataclass(frozen=True)
class CourtForm:
    """`fields` are (section, key, label) in the order of the form; `labels` other words that its page needs."""

    key: str
    language: str
    title: str
    basis: str
    url: str
    fields: tuple[tuple[str, str, str], ...]
    labels: dict[str, str]


_FR: Final = {
    "missing": "à compléter",
    "barred": "La créance est prescrite : une requête serait rejetée.",
    "disputed": "La facture est contestée : une créance contestée se prête mal à cette procédure.",
    "agreed": "Un accord de paiement est en cours.",
    "rate_missing": "Le taux d'un semestre n'est pas connu : ses intérêts ne sont pas compris.",
    "invoice": "Facture n° {numbers} du {issued}, échue le {due} : {what}",
    "interest": "{amount} du {since} au {day}",
    "further": "{rate} sur {principal} à compter du {since}, jusqu'au paiement",
    "no_interest": "aucun",
    "attachments": "pièces n° 1 à {count} de ce dossier",
    "none": "néant",
}

_PARTIES_FR: Final = (
    ("Demandeur (créancier)", "creditor_name", "Nom ou dénomination"),
    ("Demandeur (créancier)", "creditor_form", "Forme juridique"),
    ("Demandeur (créancier)", "creditor_seat", "Siège ou domicile"),
    ("Demandeur (créancier)", "creditor_number", "SIRET"),
    ("Demandeur (créancier)", "creditor_representative", "Organe qui le représente légalement"),
    ("Débiteur", "debtor_name", "Nom ou dénomination"),
    ("Débiteur", "debtor_form", "Forme juridique"),
    ("Débiteur", "debtor_seat", "Siège ou domicile"),
    ("Débiteur", "debtor_number", "SIRET"),
)

_SUMS_FR: Final = (
    ("Sommes demandées", "basis", "Fondement de la créance"),
    ("Sommes demandées", "principal", "Principal"),
    ("Sommes demandées", "interest", "Intérêts échus"),
    ("Sommes demandées", "interest_rule", "Taux"),
    ("Sommes demandées", "fixed_fee", "Indemnité forfaitaire pour frais de recouvrement"),
    ("Sommes demandées", "paid_beyond", "Payé au-delà du principal"),
    ("Sommes demandées", "total", "Total"),
)

_END_FR: Final = (
    ("Pièces et signature", "attachments", "Pièces justificatives"),
    ("Pièces et signature", "notice", "Mise en demeure envoyée le"),
    ("Pièces et signature", "signature", "Date et signature"),
)

_URL_FR: Final = "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716/"

INJUNCTION: Final = CourtForm(
    key="injonction-de-payer",
    language="fr",
    title="Demande en injonction de payer (tribunal de commerce)",
    basis="CPC art. 54, 57 et 1405 à 1408 ; formulaire Cerfa 12946. Données à reporter, rien n'est déposé.",
    url=_URL_FR,
    fields=(
        ("Juridiction", "court", "Président du tribunal de commerce de"),
        ("Juridiction", "court_rule", "Compétence (CPC art. 1406)"),
        ("Juridiction", "referral", "En cas d'opposition, renvoi devant (CPC art. 1408)"),
        *_PARTIES_FR,
        ("Mandataire", "agent", "Mandataire, le cas échéant"),
        *_SUMS_FR[:4],
        ("Sommes demandées", "further_interest", "Intérêts jusqu'au paiement"),
        *_SUMS_FR[4:],
        *_END_FR,
    ),
    labels={**_FR, "court_rule": "lieu où demeure le débiteur : {city}"},
)

INJUNCTION_CONSUMER: Final = CourtForm(
    key="injonction-de-payer",
    language="fr",
    title="Requête en injonction de payer (tribunal judiciaire)",
    basis="CPC art. 54, 57 et 1405 à 1408 ; formulaire Cerfa 12948. Données à reporter, rien n'est déposé.",
    url=_URL_FR,
    fields=(("Juridiction", "court", "Tribunal judiciaire de"), *INJUNCTION.fields[1:]),
    labels=INJUNCTION.labels,
)

_DE: Final = {
    "missing": "noch anzugeben",
    "barred": "Die Forderung ist verjährt.",
    "disputed": "Die Rechnung wird bestritten: mit einem Widerspruch ist zu rechnen.",
    "agreed": "Eine Zahlungsvereinbarung läuft.",
    "rate_missing": "Der Satz eines Halbjahres ist nicht bekannt: seine Zinsen sind nicht enthalten.",
    "invoice": "Rechnung {numbers} vom {issued}, fällig am {due}: {what}",
    "interest": "{amount} vom {since} bis {day}",
    "no_interest": "keine",
    "further": "{rate} auf {principal} vom {since} bis zur Zahlung",
    "attachments": "Belege werden dem Antrag nicht beigefügt (Anlagen K 1 bis K {count} dieser Akte)",
    "none": "entfällt",
    "court_rule": "Amtsgericht am allgemeinen Gerichtsstand des Antragstellers oder das zentrale Mahngericht des "
    "Landes; Antragsteller aus dem Ausland: Amtsgericht Wedding",
}

MAHNANTRAG: Final = CourtForm(
    key="mahnantrag",
    language="de",
    title="Angaben für den Antrag auf Erlass eines Mahnbescheids",
    basis="§§ 688 bis 690 ZPO. Angaben zum Übertragen, es wird nichts eingereicht.",
    url="https://www.gesetze-im-internet.de/zpo/__690.html",
    fields=(
        ("Gericht (§ 690 Abs. 1 Nr. 2, 5)", "court", "Mahngericht"),
        ("Gericht (§ 690 Abs. 1 Nr. 2, 5)", "court_rule", "Zuständigkeit (§ 689 Abs. 2)"),
        ("Gericht (§ 690 Abs. 1 Nr. 2, 5)", "contested_court", "Gericht für ein streitiges Verfahren"),
        ("Antragsteller (Nr. 1)", "creditor_name", "Name oder Firma"),
        ("Antragsteller (Nr. 1)", "creditor_form", "Rechtsform"),
        ("Antragsteller (Nr. 1)", "creditor_seat", "Anschrift"),
        ("Antragsteller (Nr. 1)", "creditor_representative", "Gesetzlicher Vertreter"),
        ("Antragsteller (Nr. 1)", "agent", "Prozessbevollmächtigter"),
        ("Antragsgegner (Nr. 1)", "debtor_name", "Name oder Firma"),
        ("Antragsgegner (Nr. 1)", "debtor_form", "Rechtsform"),
        ("Antragsgegner (Nr. 1)", "debtor_seat", "Anschrift"),
        ("Antragsgegner (Nr. 1)", "debtor_representative", "Gesetzlicher Vertreter"),
        ("Anspruch (Nr. 3)", "basis", "Bezeichnung"),
        ("Anspruch (Nr. 3)", "principal", "Hauptforderung"),
        ("Anspruch (Nr. 3)", "interest", "Zinsen"),
        ("Anspruch (Nr. 3)", "interest_rule", "Zinssatz"),
        ("Anspruch (Nr. 3)", "further_interest", "Laufende Zinsen"),
        ("Anspruch (Nr. 3)", "fixed_fee", "Pauschale für den Forderungseinzug"),
        ("Anspruch (Nr. 3)", "paid_beyond", "Über die Hauptforderung hinaus bezahlt"),
        ("Anspruch (Nr. 3)", "total", "Gesamt"),
        ("Erklärung (Nr. 4)", "counter_performance", "Gegenleistung: nicht geschuldet oder erbracht"),
        ("Unterschrift", "signature", "Datum und Unterschrift"),
    ),
    labels=_DE,
)

DECLARATION_FR: Final = CourtForm(
    key="declaration-de-creance",
    language="fr",
    title="Déclaration de créance",
    basis="C. com. art. L622-24, L622-25, R622-23 et R622-24. Données à envoyer au mandataire ou au liquidateur.",
    url="https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000005634379/",
    fields=(
        ("Procédure", "procedure", "Procédure"),
        ("Procédure", "opened_on", "Jugement d'ouverture du"),
        ("Procédure", "insolvency_court", "Tribunal"),
        ("Procédure", "insolvency_reference", "Référence"),
        ("Procédure", "administrator", "Mandataire judiciaire ou liquidateur"),
        ("Procédure", "declare_by", "À déclarer au plus tard le"),
        *_PARTIES_FR,
        *_SUMS_FR,
        ("Garanties", "security", "Privilège ou sûreté"),
        ("Garanties", "interest_stop", "Cours des intérêts"),
        *_END_FR,
        ("Pièces et signature", "certified", "Créance certifiée sincère par"),
    ),
    labels={
        **_FR,
        "safeguard": "sauvegarde",
        "receivership": "redressement judiciaire",
        "liquidation": "liquidation judiciaire",
        "other": "autre procédure",
        "interest_stop": "arrêté au jour de l'ouverture ({rule})",
    },
)

DECLARATION: Final = CourtForm(
    key="declaration-of-claim",
    language="en",
    title="Declaration of a claim",
    basis="Data for the declaration in the insolvency of the debtor; the country's rule stands below.",
    url="",
    fields=(
        ("Procedure", "procedure", "Procedure"),
        ("Procedure", "opened_on", "Opened on"),
        ("Procedure", "insolvency_court", "Court"),
        ("Procedure", "insolvency_reference", "Reference"),
        ("Procedure", "administrator", "Administrator"),
        ("Procedure", "declare_by", "Last day to declare"),
        ("Procedure", "rule", "Rule"),
        ("Creditor", "creditor_name", "Name"),
        ("Creditor", "creditor_seat", "Address"),
        ("Debtor", "debtor_name", "Name"),
        ("Debtor", "debtor_seat", "Address"),
        ("Claim on the day of the opening", "basis", "Basis"),
        ("Claim on the day of the opening", "principal", "Principal"),
        ("Claim on the day of the opening", "interest", "Interest"),
        ("Claim on the day of the opening", "interest_rule", "Rate"),
        ("Claim on the day of the opening", "fixed_fee", "Fixed sum"),
        ("Claim on the day of the opening", "paid_beyond", "Paid beyond the principal"),
        ("Claim on the day of the opening", "total", "Total"),
        ("Claim on the day of the opening", "interest_stop", "Interest after the opening"),
        ("Security", "security", "Privilege or security"),
        ("Attachments", "attachments", "Documents"),
        ("Attachments", "signature", "Date and signature"),
    ),
    labels={
        "missing": "to be filled in",
        "barred": "The claim is time-barred.",
        "disputed": "The invoice is disputed.",
        "agreed": "An agreement is in force.",
        "rate_missing": "The rate of a half-year is not known; its interest is not included.",
        "invoice": "Invoice {numbers} of {issued}, due on {due}: {what}",
        "interest": "{amount} to {day}, from {since}",
        "no_interest": "none",
        "attachments": "exhibits 1 to {count} of this file",
        "none": "none",
        "safeguard": "safeguard",
        "receivership": "receivership",
        "liquidation": "liquidation",
        "other": "other",
        "interest_stop": "not claimed ({rule})",
    },
)


_EUROPEAN_FIELDS: Final = (
    ("court", ("court", "court_rule")),
    (
        "claimant",
        (
            "creditor_name", "creditor_number", "creditor_seat", "creditor_phone", "creditor_email",
            "creditor_representative",
        ),
    ),
    (
        "defendant",
        (
            "debtor_name", "debtor_number", "debtor_seat", "debtor_phone", "debtor_email",
            "debtor_representative",
        ),
    ),
    ("jurisdiction", ("jurisdiction",)),
    ("cross_border", ("creditor_country", "debtor_country", "court_country")),
    ("bank", ("holder", "bic", "iban")),
    ("principal", ("principal", "basis", "circumstances", "codes")),
    ("interest", ("interest", "interest_rule", "further_interest")),
    ("penalties", ("penalties",)),
    ("costs", ("fixed_fee", "application_costs")),
    ("evidence", ("attachments", "notice")),
    ("statements", ("paid_beyond", "total", "opposition", "signature")),
)  # fmt: skip
_EUROPEAN_STATES: Final = frozenset(
    {
        "AT", "BE", "BG", "CY", "CZ", "DE", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT", "LU", "LV",
        "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK",
    }
)  # fmt: skip
"""Of the European Union without Denmark (Regulation (EC) No 1896/2006 art. 2(3))."""


@cache
def _european_order(language: str) -> CourtForm:
    rows = tomllib.loads(resource_path("letters", "european_order.toml").read_text("utf-8"))[language]
    sections, labels = rows["sections"], rows["fields"]
    return CourtForm(
        key="european-order-form-a",
        language=language,
        title=rows["title"],
        basis=rows["basis"],
        url="https://eur-lex.europa.eu/eli/reg_del/2017/1260/oj",
        fields=tuple(
            (sections[section], key, labels[key]) for section, keys in _EUROPEAN_FIELDS for key in keys
        ),
        labels=rows["labels"],
    )


def european_order_form(debtor_country: str, creditor_country: str, language: str) -> CourtForm | None:
    """Return form A in this language where the case is one between two member states that take part, else None."""
    is_cross_border = debtor_country != creditor_country
    if not is_cross_border or not {debtor_country, creditor_country} <= _EUROPEAN_STATES:
        return None
    return _european_order(language)


def payment_order_form(country: str, *, professional: bool) -> CourtForm | None:
    """Return the form for a debtor in this country, None where the country has no row."""
    if country == "FR":
        return INJUNCTION if professional else INJUNCTION_CONSUMER
    return MAHNANTRAG if country == "DE" else None


def claim_declaration_form(country: str) -> CourtForm:
    return DECLARATION_FR if country == "FR" else DECLARATION
