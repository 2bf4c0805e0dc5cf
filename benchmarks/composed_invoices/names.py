"""Names of companies that nobody bears, and the months of eight languages."""

from __future__ import annotations

import random
from collections.abc import Callable

from benchmarks.composed_invoices.countries import Country

_MONTHS = {
    "en": "January February March April May June July August September October November December",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "nl": "januari februari maart april mei juni juli augustus september oktober november december",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "pl": "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
}
_TRADES = {
    "de": "Tischlerei Spedition Druckerei Anlagenbau Gebäudetechnik Bäckerei Elektro Metallbau "
    "Dachdeckerei Logistik Verlag "
    "Gartenbau Autohaus Hotel Apotheke Software Bau Maschinenbau Käserei Brauerei Steuerberatung "
    "Architekten Immobilien "
    "Textil Glasbau Sanitär Energie Medien Pflegedienst Reisebüro Holzbau Weingut Kosmetik Labor Fahrschule Stadtwerke",
    "en": "Joinery Logistics Printing Catering Glazing Data Foods Builders Electrical Plumbing "
    "Engineering Consulting Media "
    "Textiles Landscapes Motors Bakery Brewing Software Properties Farms Marine Security Energy Roofing Dental Studios "
    "Partners Holdings Solutions Systems Supplies Packaging Timber Accountants Solicitors Architects "
    "Freight Tools Coffee",
    "fr": "Menuiserie Transports Imprimerie Conseil Traiteur Boulangerie Électricité Plomberie Bâtiment "
    "Informatique Hôtel "
    "Garage Librairie Pharmacie Vignobles Jardins Carrelages Serrurerie Maçonnerie Logistique Édition Énergie Textile "
    "Optique Cosmétiques Immobilier Nettoyage Sécurité Fromagerie Charpente Peinture Laboratoire Notaires Architectes",
    "it": "Falegnameria Trasporti Tipografia Impianti Panificio Edilizia Informatica Albergo Officina "
    "Libreria Farmacia "
    "Cantina Vivai Ceramiche Carpenteria Costruzioni Logistica Editrice Energia Tessuti Ottica Immobiliare Pulizie "
    "Caseificio Pasticceria Laboratorio Consulenze Ristorante Mobili Meccanica Serramenti Agricola Marmi",
    "es": "Carpintería Transportes Imprenta Instalaciones Panadería Construcciones Informática Hotel Talleres Librería "
    "Farmacia Bodegas Viveros Cerámicas Cerrajería Logística Editorial Energía Textiles Óptica Inmobiliaria Limpiezas "
    "Quesería Pastelería Laboratorio Asesores Restaurante Muebles Mecánicas Ventanas Agrícola Mármoles Conservas",
    "nl": "Timmerwerken Transport Drukkerij Installatietechniek Bakkerij Bouw Automatisering Hotel Garage Boekhandel "
    "Apotheek Kwekerij Tegels Metaalbewerking Logistiek Uitgeverij Energie Textiel Optiek Vastgoed Schoonmaak Kaas "
    "Advocaten Architecten Schilders Horeca Meubelen Machines Zuivel Bloemen Advies Beheer Groep",
    "pt": "Carpintaria Transportes Gráfica Instalações Padaria Construções Informática Hotel Oficinas "
    "Livraria Farmácia "
    "Vinhos Viveiros Cerâmicas Serralharia Logística Editora Energia Têxteis Ótica Imobiliária Limpezas Queijaria "
    "Pastelaria Laboratório Consultores Restaurante Móveis Metalomecânica Pescas Agrícola Mármores Conservas",
    "pl": "Stolarnia Transport Drukarnia Instalacje Piekarnia Budownictwo Informatyka Hotel Warsztat Księgarnia Apteka "
    "Winnica Ogrody Ceramika Ślusarstwo Logistyka Wydawnictwo Energia Tekstylia Optyka Nieruchomości Mleczarnia "
    "Cukiernia Laboratorium Doradztwo Restauracja Meble Mechanika Okna Hurtownia Fabryka Usługi",
}
_FANCY = {
    "de": "Blaue Rote Alte Neue Erste Grüne Stille Hohe",
    "en": "Blue Red Old Northern First Green Silent Royal Harbour",
    "fr": "Bleue Rouge Vieille Nouvelle Première Verte Grande Petite", "it": "Blu Rossa Antica Nuova Prima Verde Bella",
    "es": "Azul Roja Vieja Nueva Primera Verde Gran Buena", "nl": "Blauwe Rode Oude Nieuwe Eerste Groene Stille",
    "pt": "Azul Vermelha Velha Nova Primeira Verde Grande", "pl": "Niebieska Czerwona Stara Nowa Pierwsza Zielona",
}  # fmt: skip
_PARTS = [
    "al",
    "an",
    "ar",
    "bel",
    "bo",
    "ca",
    "cor",
    "da",
    "del",
    "do",
    "el",
    "en",
    "fa",
    "fen",
    "ga",
    "gor",
    "hal",
    "in",
    "ka",
    "kel",
    "la",
    "lin",
    "lo",
    "ma",
    "mar",
    "mi",
    "mon",
    "na",
    "nor",
    "o",
    "pa",
    "per",
    "po",
    "qua",
    "ra",
    "ri",
    "ron",
    "sa",
    "sel",
    "si",
    "so",
    "sta",
    "ta",
    "tel",
    "ti",
    "tor",
    "u",
    "va",
    "ven",
    "vi",
    "vo",
    "wa",
    "wil",
    "xa",
    "ya",
    "zen",
    "zo",
    "tri",
    "pro",
    "eco",
    "net",
    "uni",
    "max",
    "neo",
    "bio",
    "geo",
]
_JOINTS = {
    "de": " & ",
    "en": " & ",
    "fr": " & ",
    "it": " & ",
    "es": " y ",
    "nl": " & ",
    "pt": " & ",
    "pl": " i ",
}
_TAILS = {"de": ("Betriebs", "Handels", "Vertriebs", "Service"), "en": ("Group", "Services", "International", "UK"),
          "fr": ("Services", "& Fils", "France", "Groupe"), "it": ("& Figli", "Italia", "Servizi", "Group"),
          "es": ("e Hijos", "Ibérica", "Servicios", "del Norte"), "nl": ("Nederland", "Groep", "& Zonen", "Techniek"),
          "pt": ("& Filhos", "Ibérica", "Serviços", "do Norte"), "pl": ("Polska", "Serwis", "i Synowie",
          "Plus")}  # fmt: skip


def months(language: str) -> list[str]:
    return _MONTHS[language].split()


def month_short(language: str, month: int) -> str:
    """Return the usual abbreviation: three letters, four in French where June and July would be one word."""
    name = months(language)[month - 1]
    return {"juin": "juin", "juillet": "juil"}.get(name, name[:3])


def invented(dice: random.Random) -> str:
    """Return a word that means nothing."""
    return "".join(dice.choice(_PARTS) for _ in range(dice.randint(2, 4)))


def company(dice: random.Random, country: Country, surname: Callable[[], str]) -> str:
    language = country.language
    trade = dice.choice(_TRADES[language].split())
    form = dice.choice(country.forms)
    brand = invented(dice).capitalize()
    if dice.random() < 0.12:
        brand = brand.upper()
    body = dice.choice((
        f"{surname()} {trade}", f"{trade} {surname()}", f"{brand} {trade}", brand,
        f"{surname()}{_JOINTS[language]}{surname()}",
        f"{surname()}", f"{trade} {dice.choice(_FANCY[language].split())}", f"{brand} {dice.choice(_TAILS[language])}",
        f"{trade}{_JOINTS[language]}{dice.choice(_TRADES[language].split())} {surname()}",
        f"{brand}-{invented(dice).capitalize()}",
        f"{dice.choice(_FANCY[language].split())} {trade}", f"{trade} {brand} {dice.choice(_TAILS[language])}",
        f"{surname()} {dice.choice(_TAILS[language])}",
    ))  # fmt: skip
    if dice.random() < 0.05:
        return body
    if language in ("es", "pt") and dice.random() < 0.5:
        body = f"{body},"
    name = f"{body} {form}"
    return name.upper() if dice.random() < 0.07 else name


_SALUTATIONS = {
    "de": "Herr Frau Herrn", "en": "Mr Mrs Ms", "fr": "M. Mme Monsieur Madame", "it": "Sig. Sig.ra",
    "es": "D. Dña. Sr.",
    "nl": "Dhr. Mevr.", "pt": "Sr. Sra.", "pl": "Pan Pani",
}  # fmt: skip
_OFFICES = {
    "de": "Geschäftsführer;Geschäftsführerin;Inhaber;Leitung Einkauf", "en": "Managing Director;Owner;Office Manager",
    "fr": "gérante;gérant;directrice;président", "it": "amministratore unico;titolare;direttrice",
    "es": "gerente;administradora;director", "nl": "directeur;eigenaar;bestuurder",
    "pt": "gerente;diretora;sócio-gerente",
    "pl": "prezes zarządu;właściciel;dyrektor",
}  # fmt: skip
_SPELLED_OUT = {
    "de": "Gesellschaft mit beschränkter Haftung", "en": "Private limited company",
    "fr": "Société par actions simplifiée;Société à responsabilité limitée", "it": "Società a responsabilità limitata",
    "es": "Sociedad limitada", "nl": "Besloten vennootschap", "pt": "Sociedade por quotas",
    "pl": "Spółka z ograniczoną odpowiedzialnością",
}  # fmt: skip
_AND = {"de": "und", "en": "and", "fr": "et", "it": "e", "es": "y", "nl": "en", "pt": "e", "pl": "i"}


def person(dice: random.Random, language: str, first: Callable[[], str], last: Callable[[], str]) -> str:
    """Return somebody who buys for themselves: a name, a couple's, one that begins with the surname."""
    surname = last()
    shape = dice.random()
    if shape < 0.12:
        return f"{first()} {_AND[language]} {first()} {surname}"
    if shape < 0.2:
        return f"{surname.upper()} {first()}"
    salutation = f"{dice.choice(_SALUTATIONS[language].split())} " if dice.random() < 0.35 else ""
    return f"{salutation}{first()} {surname}"


def officer(dice: random.Random, language: str, called: str) -> str:
    """Return the line of somebody who acts for a company, or one that says its legal form and no more."""
    if dice.random() < 0.25:
        return dice.choice(_SPELLED_OUT[language].split(";"))
    salutation = f"{dice.choice(_SALUTATIONS[language].split())} " if dice.random() < 0.5 else ""
    office = dice.choice(_OFFICES[language].split(";"))
    return dice.choice(
        (f"{salutation}{called}, {office}", f"{salutation}{called} ({office})", f"{office}: {called}")
    )
