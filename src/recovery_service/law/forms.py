"""What courts ask for: a country's own payment order, the European one, the declaration of a claim.

Labels are in the court's language. A field that is not known here stays empty and is listed as missing; nothing is
ever filed by the service.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

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
    ("Demandeur (créancier)", "creditor_number", "SIREN ou SIRET"),
    ("Demandeur (créancier)", "creditor_representative", "Organe qui le représente légalement"),
    ("Débiteur", "debtor_name", "Nom ou dénomination"),
    ("Débiteur", "debtor_form", "Forme juridique"),
    ("Débiteur", "debtor_seat", "Siège ou domicile"),
    ("Débiteur", "debtor_number", "SIREN ou SIRET"),
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
        ("Anspruch (Nr. 3)", "fixed_fee", "Verzugspauschale"),
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

DECLARATION_DE: Final = CourtForm(
    key="forderungsanmeldung",
    language="de",
    title="Anmeldung einer Forderung im Insolvenzverfahren",
    basis="§§ 28, 38, 174 InsO. Angaben für die schriftliche Anmeldung beim Insolvenzverwalter, nicht beim Gericht; "
    "bei Eigenverwaltung beim Sachwalter. Es wird nichts eingereicht.",
    url="https://www.gesetze-im-internet.de/inso/__174.html",
    fields=(
        ("Verfahren", "procedure", "Verfahren"),
        ("Verfahren", "insolvency_court", "Insolvenzgericht"),
        ("Verfahren", "insolvency_reference", "Aktenzeichen"),
        ("Verfahren", "opened_on", "Eröffnet am"),
        ("Verfahren", "administrator", "Insolvenzverwalter oder Sachwalter"),
        ("Verfahren", "declare_by", "Anmeldefrist bis"),
        ("Schuldner", "debtor_name", "Name oder Firma"),
        ("Schuldner", "debtor_seat", "Anschrift"),
        ("Gläubiger", "creditor_name", "Name oder Firma"),
        ("Gläubiger", "creditor_form", "Rechtsform"),
        ("Gläubiger", "creditor_seat", "Anschrift"),
        ("Gläubiger", "creditor_representative", "Gesetzlicher Vertreter"),
        ("Gläubiger", "holder", "Kontoinhaber"),
        ("Gläubiger", "iban", "IBAN"),
        ("Gläubiger", "bic", "BIC"),
        ("Gläubiger", "agent", "Bevollmächtigter (Vollmacht beifügen)"),
        ("Forderung (§ 174 Abs. 2)", "basis", "Grund"),
        ("Forderung (§ 174 Abs. 2)", "principal", "Hauptforderung"),
        ("Forderung (§ 174 Abs. 2)", "interest", "Zinsen bis zum Tag vor der Eröffnung"),
        ("Forderung (§ 174 Abs. 2)", "interest_rule", "Zinssatz"),
        ("Forderung (§ 174 Abs. 2)", "fixed_fee", "Kosten vor der Eröffnung: Verzugspauschale"),
        ("Forderung (§ 174 Abs. 2)", "paid_beyond", "Über die Hauptforderung hinaus bezahlt"),
        ("Forderung (§ 174 Abs. 2)", "total", "Summe"),
        ("Forderung (§ 174 Abs. 2)", "interest_stop", "Zinsen seit der Eröffnung"),
        ("Besondere Rechte", "security", "Abgesonderte Befriedigung, Sicherungsrechte"),
        ("Besondere Rechte", "tort", "Tatsachen für eine vorsätzlich begangene unerlaubte Handlung"),
        ("Belege und Unterschrift", "attachments", "Urkunden in Abdruck (§ 174 Abs. 1)"),
        ("Belege und Unterschrift", "signature", "Ort, Datum und Unterschrift"),
    ),
    labels={
        **_DE,
        "attachments": "Anlagen K 1 bis K {count} dieser Akte",
        "safeguard": "Insolvenzverfahren in Eigenverwaltung",
        "receivership": "Insolvenzverfahren",
        "liquidation": "Insolvenzverfahren",
        "other": "anderes Verfahren",
        "interest_stop": "nachrangig, nur auf Aufforderung des Gerichts anzumelden ({rule}, § 174 Abs. 3 InsO)",
    },
)

_DECLARATION_FIELDS: Final = (
    (
        "procedure",
        (
            "procedure", "opened_on", "insolvency_court", "insolvency_reference", "administrator", "declare_by",
            "rule",
        ),
    ),
    ("creditor", ("creditor_name", "creditor_seat")),
    ("debtor", ("debtor_name", "debtor_seat")),
    (
        "claim",
        (
            "basis", "principal", "interest", "interest_rule", "fixed_fee", "paid_beyond", "total",
            "interest_stop",
        ),
    ),
    ("security", ("security",)),
    ("attachments", ("attachments", "signature")),
)  # fmt: skip
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
    url = "https://eur-lex.europa.eu/eli/reg_del/2017/1260/oj"
    return _form_in_words("european-order-form-a", language, rows, _EUROPEAN_FIELDS, url)


def _form_in_words(
    key: str,
    language: str,
    rows: Mapping[str, Any],
    fields: Sequence[tuple[str, Sequence[str]]],
    url: str = "",
) -> CourtForm:
    """Return a form whose words stand in a file: `fields` are the keys of each of its sections."""
    sections, labels = rows["sections"], rows["fields"]
    return CourtForm(
        key=key,
        language=language,
        title=rows["title"],
        basis=rows["basis"],
        url=url,
        fields=tuple((sections[section], name, labels[name]) for section, names in fields for name in names),
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


_DECLARATIONS: Final = {"FR": DECLARATION_FR, "DE": DECLARATION_DE}
_LANGUAGES_OF_COURTS: Final = {
    "AT": ("de",),
    "BE": ("nl", "fr", "de"),
    "CH": ("de", "fr", "it"),
    "ES": ("es",),
    "IT": ("it",),
    "LI": ("de",),
    "LU": ("fr", "de"),
    "NL": ("nl",),
}
"""Of countries without a form of their own here; elsewhere the words are English."""


def claim_declaration_form(country: str, language: str) -> CourtForm:
    """Return the form for a debtor in this country: in its language where the courts there use it, else in theirs."""
    if country in _DECLARATIONS:
        return _DECLARATIONS[country]
    spoken = _LANGUAGES_OF_COURTS.get(country, ("en",))
    return _claim_declaration(language if language in spoken else spoken[0])


def name_declaration_rule(country: str, language: str) -> str | None:
    """Return until when a claim is declared there, in this language; None where it is known in English alone."""
    rule: str | None = _declaration_words()[language].get("rules", {}).get(country)
    return rule


@cache
def _claim_declaration(language: str) -> CourtForm:
    return _form_in_words(
        "declaration-of-claim", language, _declaration_words()[language], _DECLARATION_FIELDS
    )


@cache
def _declaration_words() -> dict[str, Any]:
    return tomllib.loads(resource_path("letters", "claim_declaration.toml").read_text("utf-8"))
