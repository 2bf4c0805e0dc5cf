"""Twenty countries: language, currency, how numbers and days are written, towns, streets, tax."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Country:
    """`number`: thousands and decimal sign. `days`: strftime-like forms. `town`: how code and town are put together."""

    code: str
    name: str
    language: str
    currency: str
    signs: tuple[str, ...]
    number: str
    days: tuple[str, ...]
    towns: tuple[tuple[str, str], ...]
    streets: tuple[str, ...]
    rates: tuple[str, ...]
    vat: str
    forms: tuple[str, ...]
    town: str = "{code} {town}"


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    rows = [row.strip().partition("|") for row in text.split(";")]
    return tuple((code, town) for code, _, town in rows)


def _of(text: str) -> tuple[str, ...]:
    return tuple(piece.strip() for piece in text.split(";"))


_DOT, _SPACE, _COMMA, _QUOTE = ".,", " ,", ",.", "'."
COUNTRIES = (
    Country("GB", "United Kingdom", "en", "GBP", ("£",), _COMMA, _of("%d/%m/%Y;%d %B %Y;%d %b %Y"),
            _pairs("LS1 4AP|Leeds;EH3 9QA|Edinburgh;CV37 6HB|Stratford-upon-Avon"),
            _of("{n} Sample Street;Unit {n}, Specimen Park;{n} Nowhere Lane"), _of("20;5"), "GB#########",
            _of("Ltd;LLP;plc"), "{town} {code}"),
    Country("IE", "Ireland", "en", "EUR", ("€",), _COMMA, _of("%d/%m/%Y;%d %B %Y"),
            _pairs("D02 X285|Dublin 2;T12 W8KP|Cork;H91 E2K3|Galway"), _of("{n} Sample Quay;{n} Nowhere Road"),
            _of("23;13.5"), "IE#######A", _of("Ltd;DAC"), "{town}, {code}"),
    Country("US", "United States", "en", "USD", ("$", "US$"), _COMMA, _of("%m/%d/%Y;%B %d, %Y;%b %d, %Y"),
            _pairs("97477|Springfield, OR;27101|Winston-Salem, NC;18503|Scranton, PA"),
            _of("{n} Sample Avenue;{n} Nowhere Blvd;{n} Specimen Drive"), _of("8.5;6"), "", _of("Inc.;LLC;Corp."),
            "{town} {code}"),
    Country("CA", "Canada", "en", "CAD", ("$", "C$"), _COMMA, _of("%Y-%m-%d;%B %d, %Y"),
            _pairs("M5V 2T6|Toronto, ON;A1A 1A1|St. John's, NL"), _of("{n} Sample Street W;{n} Nowhere Crescent"),
            _of("13;5"), "", _of("Inc.;Ltd."), "{town} {code}"),
    Country("AU", "Australia", "en", "AUD", ("$", "A$"), _COMMA, _of("%d/%m/%Y;%d %B %Y"),
            _pairs("3000|Melbourne VIC;2000|Sydney NSW"), _of("{n} Sample Highway;Level 3, {n} Nowhere Street"),
            _of("10",), "", _of("Pty Ltd",), "{town} {code}"),
    Country("FR", "France", "fr", "EUR", ("€",), _SPACE, _of("%d/%m/%Y;%d %B %Y"),
            _pairs("93200|Saint-Denis;13100|Aix-en-Provence;94240|L'Haÿ-les-Roses;33000|Bordeaux"),
            _of("{n} rue du Modèle;{n} bis avenue des Essais;ZA du Spécimen, bâtiment {n}"), _of("20;10;5.5"),
            "FR###########", _of("SARL;SAS;SA")),
    Country("BE", "Belgique", "fr", "EUR", ("€",), _DOT, _of("%d/%m/%Y;%d %B %Y"),
            _pairs("1050|Ixelles;4000|Liège;5000|Namur"), _of("Rue du Modèle {n};Chaussée de l'Essai {n}"),
            _of("21;6"), "BE0#########", _of("SRL;SA")),
    Country("LU", "Luxembourg", "fr", "EUR", ("€",), _SPACE, _of("%d/%m/%Y;%d.%m.%Y"),
            _pairs("L-1234|Luxembourg;L-4010|Esch-sur-Alzette"), _of("{n}, rue du Modèle;{n}, route d'Essai"),
            _of("17;8"), "LU########", _of("S.à r.l.;S.A.")),
    Country("DE", "Deutschland", "de", "EUR", ("€",), _DOT, _of("%d.%m.%Y;%d. %B %Y;%d.%m.%y"),
            _pairs("67433|Neustadt an der Weinstraße;06108|Halle (Saale);10115|Berlin;79098|Freiburg im Breisgau"),
            _of("Musterstraße {n};Beispielweg {n}a;Am Probeplatz {n}"), _of("19;7"), "DE#########",
            _of("GmbH;AG;GmbH & Co. KG;e.K.")),
    Country("AT", "Österreich", "de", "EUR", ("€",), _DOT, _of("%d.%m.%Y;%d. %B %Y"),
            _pairs("1010|Wien;5020|Salzburg;9500|Villach"), _of("Mustergasse {n}/2;Beispielring {n}"),
            _of("20;10;13"), "ATU########", _of("GmbH;OG")),
    Country("CH", "Schweiz", "de", "CHF", ("CHF", "Fr."), _QUOTE, _of("%d.%m.%Y;%d. %B %Y"),
            _pairs("9000|St. Gallen;2501|Biel/Bienne;8001|Zürich"), _of("Mustergasse {n};Beispielstrasse {n}"),
            _of("8.1;2.6"), "CHE-###.###.###", _of("AG;GmbH")),
    Country("NL", "Nederland", "nl", "EUR", ("€",), _DOT, _of("%d-%m-%Y;%d %B %Y"),
            _pairs("5211 AB|'s-Hertogenbosch;2511 AA|Den Haag;3512 JE|Utrecht"),
            _of("Voorbeeldstraat {n};Proeflaan {n}-B;Monsterkade {n}"), _of("21;9"), "NL#########B01", _of("B.V.;VOF")),
    Country("IT", "Italia", "it", "EUR", ("€",), _DOT, _of("%d/%m/%Y;%d %B %Y"),
            _pairs("20121|Milano (MI);50123|Firenze (FI);67100|L'Aquila (AQ)"),
            _of("Via dell'Esempio {n};Corso Campione {n};Piazza Modello, {n}"), _of("22;10;4"), "IT###########",
            _of("S.r.l.;S.p.A.;SNC")),
    Country("ES", "España", "es", "EUR", ("€",), _DOT, _of("%d/%m/%Y;%d de %B de %Y;%d-%m-%Y"),
            _pairs("08901|L'Hospitalet de Llobregat;28001|Madrid;15001|A Coruña"),
            _of("Calle del Ejemplo, {n};Avda. de la Muestra {n}, 2º B;C/ Modelo {n}"), _of("21;10;4"), "ESB########",
            _of("S.L.;S.A.")),
    Country("PT", "Portugal", "pt", "EUR", ("€",), _DOT, _of("%d/%m/%Y;%d-%m-%Y;%d de %B de %Y"),
            _pairs("1000-001|Lisboa;4050-262|Porto"), _of("Rua do Exemplo, {n};Avenida da Amostra {n}, 3.º Dto"),
            _of("23;13;6"), "PT#########", _of("Lda;S.A.")),
    Country("BR", "Brasil", "pt", "BRL", ("R$",), _DOT, _of("%d/%m/%Y",),
            _pairs("01310-100|São Paulo - SP;80010-000|Curitiba - PR"), _of("Rua do Exemplo, {n};Av. da Amostra, {n}"),
            _of("12;18"), "", _of("Ltda;S.A.")),
    Country("PL", "Polska", "pl", "PLN", ("zł",), _SPACE, _of("%d.%m.%Y;%Y-%m-%d"),
            _pairs("00-950|Warszawa;31-042|Kraków"), _of("ul. Przykładowa {n};al. Wzorcowa {n}/4"), _of("23;8"),
            "PL##########", _of("Sp. z o.o.;S.A.")),
    Country("DK", "Denmark", "en", "DKK", ("kr.", "DKK"), _DOT, _of("%d.%m.%Y;%d %B %Y"),
            _pairs("1050|København K;8000|Aarhus C"), _of("Eksempelvej {n};Prøvegade {n}, 2. tv."), _of("25",),
            "DK########", _of("ApS;A/S")),
    Country("SE", "Sweden", "en", "SEK", ("kr", "SEK"), _SPACE, _of("%Y-%m-%d;%d %B %Y"),
            _pairs("SE-111 22|Stockholm;SE-411 05|Göteborg"), _of("Exempelgatan {n};Provvägen {n}"), _of("25;12"),
            "SE##########01", _of("AB",)),
    Country("MX", "México", "es", "MXN", ("$", "MXN"), _COMMA, _of("%d/%m/%Y;%d de %B de %Y"),
            _pairs("06000|Ciudad de México;44100|Guadalajara"), _of("Av. Ejemplo {n};Calle Muestra {n} Int. 4"),
            _of("16",), "", _of("S.A. de C.V.",)),
)  # fmt: skip
#: First words of names that nobody bears.
NAMES = {
    "en": _of("Example;Specimen;Sample & Placeholder;Imaginary;Nonesuch;Testcase"),
    "fr": _of("Exemple;Spécimen;Modèle & Essai;Imaginaire;Fictive"),
    "de": _of("Beispiel;Muster;Probe & Versuch;Phantasie;Niemand"),
    "nl": _of("Voorbeeld;Monster;Proef & Model;Verzonnen"),
    "it": _of("Esempio;Campione;Modello & Prova;Immaginaria"),
    "es": _of("Ejemplo;Muestra;Modelo y Prueba;Imaginaria"),
    "pt": _of("Exemplo;Amostra;Modelo & Ensaio;Imaginária"),
    "pl": _of("Przykład;Wzór;Próba;Wymyślona"),
}
TRADES = {
    "en": _of("Joinery;Logistics;Print Works;Catering;Glazing Contractors of the North;Data Services"),
    "fr": _of("Menuiserie;Transports;Imprimerie;Conseil en Bâtiment et Rénovation;Traiteur"),
    "de": _of("Tischlerei;Spedition;Druckerei;Anlagen- und Rohrleitungsbau;Gebäudetechnik"),
    "nl": _of("Timmerwerken;Transport;Drukkerij;Installatietechniek"),
    "it": _of("Falegnameria;Trasporti;Tipografia;Impianti Elettrici e Idraulici"),
    "es": _of("Carpintería;Transportes;Imprenta;Instalaciones y Reformas"),
    "pt": _of("Carpintaria;Transportes;Gráfica;Instalações Elétricas"),
    "pl": _of("Stolarnia;Transport;Drukarnia"),
}
ITEMS = {
    "en": _of(
        "Oak shelf, oiled;Fitting on site;Paper 80 g, 500 sheets;Monthly maintenance;Delivery of pallets"
    ),
    "fr": _of(
        "Étagère en chêne;Pose sur site;Papier 80 g, 500 feuilles;Maintenance mensuelle;Location de nacelle"
    ),
    "de": _of(
        "Regal Eiche geölt;Montage vor Ort;Papier 80 g, 500 Blatt;Wartung monatlich;Lieferung Paletten"
    ),
    "nl": _of("Eiken plank;Montage op locatie;Papier 80 g, 500 vel;Maandelijks onderhoud"),
    "it": _of("Mensola in rovere;Posa in opera;Carta 80 g, 500 fogli;Manutenzione mensile"),
    "es": _of("Estante de roble;Montaje en obra;Papel 80 g, 500 hojas;Mantenimiento mensual"),
    "pt": _of("Prateleira de carvalho;Montagem no local;Papel 80 g, 500 folhas;Manutenção mensal"),
    "pl": _of("Półka dębowa;Montaż na miejscu;Papier 80 g, 500 arkuszy"),
}
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
MONTHS = {language: words.split() for language, words in _MONTHS.items()}
