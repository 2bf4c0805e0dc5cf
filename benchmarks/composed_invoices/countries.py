"""Thirty-five countries: how they write money, days, addresses, tax numbers and accounts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Country:
    """`numbers`: thousands and decimal signs that are usual. `town`: how code and town are put together. `locale`:
    whose names and streets are taken. In patterns # is a digit and @ a capital."""

    code: str
    name: str
    language: str
    currency: str
    signs: tuple[str, ...]
    numbers: tuple[str, ...]
    days: tuple[str, ...]
    rates: tuple[str, ...]
    vat: tuple[str, ...]
    forms: tuple[str, ...]
    locale: str
    postal: str
    town: tuple[str, ...]
    iban: int
    phone: str
    towns: tuple[str, ...] = ()


def _of(text: str) -> tuple[str, ...]:
    return tuple(piece.strip() for piece in text.split(";") if piece.strip())


def _country(row: str) -> Country:
    (code, name, language, currency, signs, numbers, days, rates, vat, forms, locale, postal, town, iban, phone,
     towns) = (piece.strip() for piece in row.split("|"))  # fmt: skip
    styles = {"dot": ".,", "space": " ,", "comma": ",.", "quote": "'.", "thin": "\u202f,"}
    return Country(
        code, name, language, currency, _of(signs), tuple(styles[one] for one in numbers.split()), _of(days),
        _of(rates),
        _of(vat), _of(forms), locale, postal, _of(town), int(iban), phone, _of(towns),
    )  # fmt: skip


_ROWS = """
DE|Deutschland|de|EUR|€;EUR|dot dot space|%d.%m.%Y;%d.%m.%y;%-d. %B %Y;%-d.%-m.%Y;%d. %b %Y;%Y-%m-%d|19;7|DE#########;\
DE ### ### ###|GmbH;AG;GmbH & Co. KG;e.K.;UG (haftungsbeschränkt);KG;OHG;eG;e.V.;gGmbH;GbR;SE;PartG mbB|de_DE|#####|\
{code} {town};{code}  {town};D-{code} {town}|22|+49 (0)## #######|
AT|Österreich|de|EUR|€;EUR|dot space|%d.%m.%Y;%-d. %B %Y;%-d.%-m.%Y;%d.%m.%y|20;10;13|ATU########|GmbH;AG;OG;KG;e.U.;\
GmbH & Co KG;Ges.m.b.H.|de_AT|####|{code} {town};A-{code} {town}|20|+43 # #######|
CH|Schweiz|de|CHF|CHF;Fr.|quote quote space|%d.%m.%Y;%-d. %B %Y;%d.%m.%y|8.1;2.6;7.7|CHE-###.###.### MWST;\
CHE-###.###.###|AG;GmbH;Genossenschaft;& Co.;SA|de_CH|####|{code} {town};CH-{code} {town}|21|+41 ## ### ## ##|
FR|France|fr|EUR|€;EUR;Euros|space space thin dot|%d/%m/%Y;%d/%m/%y;%-d %B %Y;%d.%m.%Y;%d %b %Y;%d-%m-%Y|20;10;5.5|\
FR###########;FR ## ### ### ###|SARL;SAS;SA;EURL;SASU;SCI;SNC;SCOP|fr_FR|#####|{code} {town};{code} {TOWN};\
F-{code} {TOWN}|27|0# ## ## ## ##|
BE|Belgique|fr|EUR|€;EUR|dot space|%d/%m/%Y;%-d %B %Y;%d-%m-%Y;%d/%m/%y|21;6;12|BE0#########;BE 0###.###.###|SRL;SA;\
SCRL;SPRL;ASBL;SC|fr_FR|####|{code} {town};B-{code} {town}|16|+32 # ### ## ##|Bruxelles;Liège;Namur;Mons;Charleroi;\
Ixelles;Uccle;Tournai;Wavre;Nivelles;Verviers;Arlon;Huy;Dinant;La Louvière
BN|België|nl|EUR|€;EUR|dot space|%d/%m/%Y;%-d %B %Y;%d-%m-%Y;%d.%m.%Y|21;6;12|BE0#########;BE 0###.###.###|BV;NV;CV;\
VOF;BVBA;VZW;Comm.V|nl_BE|####|{code} {town};B-{code} {town}|16|+32 # ### ## ##|
LU|Luxembourg|fr|EUR|€;EUR|space dot|%d/%m/%Y;%d.%m.%Y;%-d %B %Y|17;14;8|LU########|S.à r.l.;S.A.;SARL-S|fr_FR|####|\
L-{code} {town};{code} {town}|20|+352 ## ## ##|Luxembourg;Esch-sur-Alzette;Differdange;Dudelange;Ettelbruck;Diekirch;\
Strassen;Bertrange;Mersch;Wiltz
CF|Suisse|fr|CHF|CHF;Fr.|quote space|%d.%m.%Y;%-d %B %Y;%d/%m/%Y|8.1;2.6|CHE-###.###.### TVA;CHE-###.###.###|SA;Sàrl;\
& Cie;Coopérative|fr_CH|####|{code} {town};CH-{code} {town}|21|+41 ## ### ## ##|
QC|Canada|fr|CAD|$;$ CA;CAD|space comma|%Y-%m-%d;%-d %B %Y;%d/%m/%Y|14.975;5|#########RT0001;TPS #########|inc.;ltée;\
S.E.N.C.|fr_CA|@#@ #@#|{town} (Québec) {code};{town} QC {code};{town}, QC  {code}|0|### ###-####|
SN|Sénégal|fr|XOF|FCFA;F CFA;XOF|space dot|%d/%m/%Y;%-d %B %Y|18|########@#;00########|SARL;SA;SUARL;GIE|fr_FR|#####|\
BP {num} {town};{town};{code} {town}|0|+221 ## ### ## ##|Dakar;Thiès;Saint-Louis;Kaolack;Ziguinchor;Rufisque;Mbour
CI|Côte d'Ivoire|fr|XOF|FCFA;F CFA;XOF|space|%d/%m/%Y;%-d %B %Y|18|#######@|SARL;SA;SARLU|fr_FR|##|\
{num} BP {num} {town} {code};{town};{town}, Côte d'Ivoire|0|+225 ## ## ## ## ##|Abidjan;Bouaké;Yamoussoukro;San-Pédro;\
Korhogo;Daloa;Abidjan Plateau
MA|Maroc|fr|MAD|DH;MAD;Dhs|space dot|%d/%m/%Y;%-d %B %Y|20;14|ICE ###############;########|SARL;SA;SARL AU|fr_FR|\
#####|{code} {town};{town}|0|+212 5## ## ## ##|Casablanca;Rabat;Marrakech;Tanger;Fès;Agadir;Meknès;Kénitra
NL|Nederland|nl|EUR|€;EUR|dot dot space|%d-%m-%Y;%-d %B %Y;%d/%m/%Y;%d-%m-%y;%d.%m.%Y|21;9|NL#########B##;\
NL #########.B.##|B.V.;N.V.;VOF;BV;Coöperatie U.A.;Stichting;C.V.|nl_NL|#### @@|{code} {town};{code}  {town};\
{code} {TOWN}|18|0## ### ## ##|
IT|Italia|it|EUR|€;EUR;Euro|dot|%d/%m/%Y;%-d %B %Y;%d-%m-%Y;%d.%m.%Y;%d/%m/%y|22;10;4|IT###########;###########|\
S.r.l.;S.p.A.;S.n.c.;S.a.s.;SRL;SPA;Soc. Coop.;S.r.l.s.|it_IT|#####|{code} {town} ({prov});{code} - {town} ({prov});\
{code} {TOWN} ({prov});{code} {town} {prov}|27|0## ######|
ES|España|es|EUR|€;EUR;Euros|dot|%d/%m/%Y;%-d de %B de %Y;%d-%m-%Y;%d/%m/%y;%d.%m.%Y|21;10;4|B########;A########;\
ESB########;@-########|S.L.;S.A.;S.L.U.;SL;S.A.U.;S. Coop.;C.B.;SLNE|es_ES|#####|{code} {town};{code} {town} ({town});\
{code}-{town};{code} {TOWN}|24|9## ## ## ##|
MX|México|es|MXN|$;MXN;M.N.|comma|%d/%m/%Y;%-d de %B de %Y;%Y-%m-%d;%d-%b-%Y|16|@@@######@@#|S.A. de C.V.;\
S. de R.L. de C.V.;S.A.P.I. de C.V.;S.C.|es_MX|#####|C.P. {code}, {town};{town}, C.P. {code};{code} {town}, {state}|0|\
(##) #### ####|Monterrey;Guadalajara;Puebla;Mérida;Querétaro;León;Tijuana;Veracruz;Toluca;Ciudad de México
AR|Argentina|es|ARS|$;ARS|dot|%d/%m/%Y;%d-%m-%Y|21;10.5|##-########-#|S.R.L.;S.A.;SAS;S.H.|es_AR|####|({code}) {town};\
{town} ({code});C{code} {town};{town} - CP {code}|0|+54 11 ####-####|Rosario;Córdoba;Mendoza;La Plata;Buenos Aires;\
Salta;Tucumán;Mar del Plata;Neuquén
CL|Chile|es|CLP|$;CLP|dot|%d/%m/%Y;%d-%m-%Y;%-d de %B de %Y|19|##.###.###-#|SpA;Ltda.;S.A.;EIRL|es_CL|#######|{town};\
{town}, {state};{code} {town}|0|+56 2 #### ####|Santiago;Valparaíso;Concepción;Antofagasta;Temuco;Providencia;\
Las Condes;Puerto Montt;Rancagua
CO|Colombia|es|COP|$;COP|dot comma|%d/%m/%Y;%Y-%m-%d;%-d de %B de %Y|19;5|###.###.###-#;#########-#|S.A.S.;Ltda.;S.A.|\
es_CO|######|{town};{town}, {state};{town} {code}|0|+57 60# ### ####|Bogotá D.C.;Medellín;Cali;Barranquilla;Cartagena;\
Bucaramanga;Pereira;Manizales
PE|Perú|es|PEN|S/;S/.;PEN|comma|%d/%m/%Y;%d-%m-%Y|18|20#########|S.A.C.;S.A.;E.I.R.L.;S.R.L.|es_MX|#####|{town};\
{town} - {town} - {town};{town} {code}|0|(01) ###-####|Lima;Arequipa;Trujillo;Cusco;Miraflores;San Isidro;Piura;Callao
PT|Portugal|pt|EUR|€;EUR|dot space|%d/%m/%Y;%d-%m-%Y;%Y-%m-%d;%-d de %B de %Y;%d.%m.%Y|23;13;6|PT#########;\
### ### ###;#########|Lda.;Lda;S.A.;Unipessoal Lda.;SA|pt_PT|####-###|{code} {town};{code} {TOWN}|25|2## ### ###|
BR|Brasil|pt|BRL|R$;BRL|dot|%d/%m/%Y;%d.%m.%Y;%-d de %B de %Y|18;12;5|##.###.###/0001-##|Ltda;Ltda.;S.A.;ME;EIRELI;\
S/A|pt_BR|#####-###|{code} {town} - {uf};{town} - {uf}, CEP {code};CEP {code} - {town}/{uf};{town}/{uf} {code}|0|\
(##) ####-####|São Paulo;Curitiba;Porto Alegre;Recife;Salvador;Campinas;Fortaleza;Belo Horizonte;Goiânia
AO|Angola|pt|AOA|Kz;AOA|dot space|%d/%m/%Y;%-d de %B de %Y;%d-%m-%Y|14|54########|Lda.;S.A.;LDA|pt_PT|####|{town};\
{town} - Angola|0|+244 ### ### ###|Luanda;Benguela;Lobito;Huambo;Lubango;Cabinda
MZ|Moçambique|pt|MZN|MT;MZN;Mt|dot space|%d/%m/%Y;%-d de %B de %Y|16|400 ### ###;4########|Lda.;S.A.;LDA|pt_PT|####|\
{code} {town};{town}|0|+258 ## ### ###|Maputo;Beira;Nampula;Matola;Tete;Pemba
PL|Polska|pl|PLN|zł;PLN|space space dot|%d.%m.%Y;%Y-%m-%d;%-d %B %Y;%d-%m-%Y;%-d %B %Y r.|23;8;5|PL##########;\
###-###-##-##;##########|Sp. z o.o.;S.A.;sp. z o.o.;Sp. j.;s.c.;Sp. k.;sp. z o.o. sp. k.;P.S.A.|pl_PL|##-###|\
{code} {town};{code} {TOWN}|28|+48 ## ### ## ##|
GB|United Kingdom|en|GBP|£;GBP|comma|%d/%m/%Y;%-d %B %Y;%d %b %Y;%d/%m/%y;%d-%b-%Y;%d.%m.%Y|20;5|GB#########;\
### #### ##|Ltd;Limited;LLP;plc;PLC;& Sons Ltd;CIC|en_GB|@@## #@@|{town} {code};{town}, {code};{TOWN} {code};\
{town}, {county}, {code}|22|0#### ######|
IE|Ireland|en|EUR|€;EUR|comma|%d/%m/%Y;%-d %B %Y;%d %b %Y|23;13.5|IE#######@;IE #######@@|Ltd;Limited;DAC;\
Unlimited Company;CLG|en_IE|@## @###|{town}, {code};Co. {county}, {code};{town} {code}|22|+353 # ### ####|Dublin 2;\
Cork;Galway;Limerick;Waterford;Kilkenny;Sligo;Athlone;Dundalk;Tralee
US|United States|en|USD|$;USD;US$|comma|%m/%d/%Y;%B %-d, %Y;%b %-d, %Y;%m/%d/%y;%-m/%-d/%Y;%b %d, %Y;%Y-%m-%d|8.25;7;\
6.5|##-#######|Inc.;LLC;Corp.;Co.;Inc;L.L.C.;PLLC;LP|en_US|#####|{town}, {uf} {code};{town} {uf} {code};\
{town}, {uf}  {code}-####|0|(###) ###-####|
CA|Canada|en|CAD|$;C$;CAD|comma|%Y-%m-%d;%B %-d, %Y;%d/%m/%Y;%b %d, %Y|13;5;15|#########RT0001|Inc.;Ltd.;Corp.;ULC|\
en_CA|@#@ #@#|{town}, {uf} {code};{town} {uf}  {code}|0|### ###-####|Toronto;Vancouver;Calgary;Halifax;Ottawa;\
Winnipeg;Regina;Hamilton
AU|Australia|en|AUD|$;A$;AUD|comma|%d/%m/%Y;%-d %B %Y;%d %b %Y;%d-%b-%y|10|## ### ### ###|Pty Ltd;Ltd;Pty. Ltd.;\
Co-operative Ltd|en_AU|####|{town} {uf} {code};{TOWN} {uf} {code};{town}, {uf}, {code}|0|0# #### ####|
NZ|New Zealand|en|NZD|$;NZ$;NZD|comma|%d/%m/%Y;%-d %B %Y;%d %b %Y|15|##-###-###;###-###-###|Limited;Ltd|en_NZ|####|\
{town} {code};{town}, {code}|0|+64 # ### ####|
IN|India|en|INR|₹;Rs.;INR|comma lakh|%d-%m-%Y;%d/%m/%Y;%d-%b-%Y;%-d %B %Y;%d-%b-%y|18;12;5|##@@@@@####@#Z#|Pvt Ltd;\
Private Limited;Pvt. Ltd.;Limited;LLP;& Co.|en_IN|######|{town} - {code};{town} {code};{town}-{code};{town}, {code}|0|\
+91 ##### #####|
SG|Singapore|en|SGD|S$;SGD;$|comma|%d/%m/%Y;%-d %B %Y;%d %b %Y|9;8|#########@;M#-#######-#|Pte. Ltd.;Pte Ltd;LLP|\
en_GB|######|Singapore {code};S({code})|0|+65 #### ####|
ZA|South Africa|en|ZAR|R;ZAR|space comma|%Y/%m/%d;%-d %B %Y;%d/%m/%Y|15|4#########|(Pty) Ltd;CC;Ltd|en_GB|####|\
{town} {code};{town}, {code};{town}|0|0## ### ####|Cape Town;Johannesburg;Durban;Pretoria;Sandton;Stellenbosch;\
Gqeberha;Bloemfontein
NG|Nigeria|en|NGN|₦;NGN;N|comma|%d/%m/%Y;%-d %B %Y|7.5|########-0001|Ltd;Limited;Plc|en_GB|######|{town};\
{town}, Nigeria;{town} {code}|0|+234 ### ### ####|Lagos;Abuja;Ibadan;Port Harcourt;Kano;Ikeja, Lagos;\
Victoria Island, Lagos
KE|Kenya|en|KES|KES;KSh;Kshs|comma|%d/%m/%Y;%-d %B %Y;%d-%b-%Y|16|P05########@|Ltd;Limited|en_GB|#####|\
P.O. Box {num}-{code}, {town};{town};{town}, Kenya|0|+254 ### ### ###|Nairobi;Mombasa;Kisumu;Nakuru;Eldoret;Thika
AE|United Arab Emirates|en|AED|AED;Dhs|comma|%d/%m/%Y;%-d %B %Y;%d-%b-%Y|5|100############|LLC;L.L.C;FZE;FZCO;FZ-LLC|\
en_GB|#####|P.O. Box {num}, {town};{town}, UAE;{town}|0|+971 4 ### ####|Dubai;Abu Dhabi;Sharjah;Ajman;Ras Al Khaimah
DK|Denmark|en|DKK|kr.;DKK|dot|%d.%m.%Y;%-d %B %Y;%d-%m-%Y;%d/%m/%Y|25|DK########|ApS;A/S;K/S;I/S|da_DK|####|\
{code} {town};DK-{code} {town}|18|+45 ## ## ## ##|
SE|Sweden|en|SEK|kr;SEK|space|%Y-%m-%d;%-d %B %Y|25;12|SE##########01|AB;HB;KB|sv_SE|### ##|{code} {town};\
SE-{code} {town}|24|+46 # ### ## ##|
NO|Norway|en|NOK|kr;NOK|space|%d.%m.%Y;%-d %B %Y|25;15|NO ### ### ### MVA|AS;ASA;ANS|no_NO|####|{code} {town};\
NO-{code} {TOWN}|15|+47 ## ## ## ##|
"""
COUNTRIES = tuple(_country(row) for row in _ROWS.replace("comma lakh", "comma").strip().splitlines())
#: Italian Switzerland: templates speak of it, no composed page does.
_TICINO = _country("""\
TI|Svizzera|it|CHF|CHF;Fr.|quote quote space|%d.%m.%Y;%-d %B %Y;%d.%m.%y|8.1;2.6|CHE-###.###.### IVA;CHE-###.###.###|\
SA;Sagl;& Co.;Cooperativa|it_IT|####|{code} {town};CH-{code} {town}|21|+41 91 ### ## ##|Lugano;Bellinzona;Locarno;\
Mendrisio;Chiasso;Biasca;Ascona;Giubiasco;Minusio;Massagno""")
#: How often a country's pages are made: those of the languages' first countries most.
_OFTEN = {
    "DE": 8,
    "FR": 8,
    "GB": 6,
    "US": 5,
    "IT": 8,
    "ES": 6,
    "NL": 6,
    "PL": 7,
    "PT": 4,
    "AT": 3,
    "CH": 3,
    "BE": 2,
    "BR": 3,
}
WEIGHTS = tuple(_OFTEN.get(one.code, 1) for one in COUNTRIES)
#: Which country a key stands for: two of them speak a second language.
ISO = {"BN": "BE", "CF": "CH", "QC": "CA", "TI": "CH"}
_PROVINCES = _of("MI;RM;TO;BO;FI;NA;VE;VR;PD;GE;BA;PA;CT;BS;BG;MO;PR;TV;UD;AN")
_STATES = {
    "US": _of("CA;NY;TX;FL;WA;OR;IL;OH;GA;NC;PA;CO;MA;MN;AZ;UT;VT;WI"),
    "CA": _of("ON;BC;AB;QC;NS;MB;SK"),
    "AU": _of("NSW;VIC;QLD;WA;SA;TAS;ACT"),
    "BR": _of("SP;PR;RS;PE;BA;MG;CE;GO;SC;RJ"),
}
_REGIONS = _of("Jalisco;Nuevo León;Antioquia;Región Metropolitana;Valle del Cauca;Puebla;Yucatán;Biobío")
_COUNTIES = _of("Kent;Surrey;Essex;Devon;Norfolk;West Yorkshire;Lancashire;Cork;Galway;Kerry;Wicklow")
REGIONS = {
    "prov": _PROVINCES,
    "state": _REGIONS,
    "county": _COUNTIES,
    **{f"uf_{code}": of for code, of in _STATES.items()},
}


def country_of(language: str, code: str) -> Country:
    """Return the country of an ISO code as it writes in a language."""
    for country in (*COUNTRIES, _TICINO):
        if country.language == language and ISO.get(country.code, country.code) == code:
            return country
    raise LookupError(f"no country {code} that writes {language}")
