"""What Polish invoices print beside their values: a key, then its wordings."""

WORDS = """
title {Faktura|FAKTURA}; Faktura; FAKTURA; Faktura {VAT|VAT nr|sprzedaży|końcowa|zbiorcza|za usługi|sprzedaży
    VAT|usługowa|okresowa|rozliczeniowa|eksportowa}; FAKTURA VAT; Rachunek; Faktura / Invoice; Nota obciążeniowa;
    Rachunek za usługi; Faktura za energię
number {Faktura nr|Numer faktury|Nr faktury|Faktura VAT nr|Numer|Nr|Nr dokumentu|Numer dokumentu|Faktura|Dokument|Nr
    dok.|Faktura numer|FV nr|Rachunek nr|Nr fv|Nr FV|Dokument nr|Numer rachunku|Nasz numer|Nr rachunku|Symbol
    faktury|Oznaczenie|Nr faktury VAT|Sygnatura|Identyfikator|W tytule przelewu}
issued {Data wystawienia|Data|Data|Data faktury|Wystawiono|Wystawiono dnia|Wystawiona dnia|Data dokumentu|Data wyst.|z
    dnia|Dnia|Data sporządzenia|Wystawiona|Miejsce i data wystawienia|Data fakturowania|Faktura z dnia|Data wystawienia
    faktury|Data dok.|Dzień wystawienia|Sporządzono}
due {Termin płatności|Termin zapłaty|Data płatności|Płatne do|Zapłata do|Termin|Płatność do|Do zapłaty do|Płatne do
    dnia|Termin płat.|Zapłacić do|Termin płatności do|Data zapłaty|Płatność do dnia|Termin zapłaty do|Prosimy zapłacić
    do|Wymagalne|Ostatni dzień płatności|Uregulować do|Data wymagalności|Termin zapł.|Płatne dnia|Zapłać do|Płatność}
order {Zamówienie|Nr zamówienia|Zamówienie nr|Zam. nr|Państwa zamówienie|Zlecenie|Zlecenie nr|Nr zlecenia|Umowa
    nr|Oferta nr|Numer zamówienia|Zamówienie klienta|PO|Zam. klienta}
ordered {Data zamówienia|Zamówienie z dnia|z dnia|Umowa z dnia|Data zlecenia|Zlecenie z dnia|Oferta z dnia}
delivery_no {WZ|WZ nr|Nr WZ|Dokument WZ|Dowód dostawy|List przewozowy|Nr listu przewozowego}
delivered {Data sprzedaży|Data dostawy|Data wykonania usługi|Data dokonania dostawy|Data wydania|Data usługi|Data
    zakończenia dostawy|Data realizacji|Dostarczono|Data wykonania|Wykonano|Data zakończenia usługi|Data wysyłki|Data
    sprz.}
period {Okres|Okres rozliczeniowy|Za okres|Miesiąc|Okres świadczenia usług|Okres rozliczenia|Okres
    sprzedaży|Pobyt|Okres najmu|Kwartał}
customer {Nr klienta|Kod klienta|Klient|Numer klienta|Kontrahent|Kod kontrahenta|Kod odbiorcy|Nr kontrahenta|Nr
    ewidencyjny|Nr odbiorcy|Konto|Numer płatnika}
project {Projekt|Budowa|Obiekt|Dotyczy|Zadanie|Temat|Nr projektu|Inwestycja|Sprawa|Nr rej.|Pojazd|Lokal|MPK}
contract {Umowa|Umowa nr|Nr umowy|Polisa|Kontrakt|Numer umowy}
our_ref {Nasz znak|Nr referencyjny|Znak|Referencja|Nasz nr ref.}
your_ref {Państwa znak|Wasz znak|Referencja klienta|Wasz nr ref.|Nr ref. klienta}
contact {Osoba
    kontaktowa|Kontakt|Handlowiec|Wystawił|Opiekun|Sprzedawca|Przedstawiciel|Sporządził|Doradca|Prowadzący|Osoba
    wystawiająca}
phone {Tel.|Telefon|tel.|Kom.|Telefon kom.}
fax {Fax|Faks}
email {E-mail|Email|Mail|Poczta}
vat {NIP|NIP UE|VAT UE|NIP PL|Nr VAT}
buyer_vat {NIP|NIP nabywcy|NIP odbiorcy|NIP UE|NIP klienta|VAT UE|NIP kupującego}
taxno {REGON|BDO|KRS|Regon}
register {KRS|Kapitał zakładowy|Sąd Rejonowy|Numer KRS|Sąd Rejonowy w|Kapitał}
page {Strona|Str.|str.|Arkusz}
printed {Wydrukowano|Data wydruku|Wydruk z dnia|Wygenerowano|Stan na dzień}
terms_label {Sposób płatności|Forma płatności|Warunki płatności|Warunki zapłaty|Sposób zapłaty|Płatność}
pay_method {Forma płatności|Sposób zapłaty|Metoda płatności|Forma zapłaty|Sposób płatności}
by_transfer {przelew|Przelew|gotówka|Przelew bankowy|przelew 14 dni|karta|pobranie|kompensata|polecenie
    zapłaty|odroczona}
currency_label {Waluta}
supplier_no {Nr dostawcy|Kod dostawcy|Nasz nr dostawcy}
cost_centre {Oddział|Magazyn|Dział|Sklep|MPK|Filia|Trasa}
ship_via {Transport|Dostawa|Przewoźnik|Sposób dostawy|Warunki dostawy|Waga|Liczba palet}
ship_value {kurier|odbiór własny|DPD|transport własny|EXW|DAP|InPost|spedycja}
meter {Nr licznika|PPE|Nr rejestracyjny|Przebieg|Pokój|Rezerwacja|Przyjazd|Wyjazd|Gość|Nr seryjny|Polisa|Punkt
    poboru|VIN|Abonent|Pacjent}
buyer {Nabywca|Kupujący|Odbiorca|Klient|Zamawiający|Płatnik|Nabywca/Płatnik|Zleceniodawca|Dane nabywcy|dla|Wystawiono
    dla|Faktura dla|Kontrahent|Usługobiorca|Najemca|Adresat|Nabywca (Odbiorca)|Dane klienta|Adres
    nabywcy|Abonent|Inwestor|Nabywca usługi|Obciążamy|Dla|Ubezpieczający}
seller {Sprzedawca|Wystawca|Dostawca|Sprzedający|Wykonawca|Usługodawca|Dane
    sprzedawcy|Firma|Zleceniobiorca|Wynajmujący|Wystawił|Podatnik|Dane wystawcy}
ship {Adres dostawy|Odbiorca|Miejsce dostawy|Odbiorca towaru|Dostawa do|Adres wysyłki|Miejsce wykonania usługi|Adres
    odbiorcy|Adres budowy|Punkt odbioru|Miejsce świadczenia|Adres montażu|Rozładunek|Miejsce przeznaczenia}
agent {Oddział|Magazyn|Adres korespondencyjny|Siedziba|Przedstawiciel|Płatność na rzecz|Punkt
    sprzedaży|Załadunek|Zarządca|Miejsce załadunku}
bank {Bank|Rachunek bankowy|Nr konta|Konto|Numer rachunku|Rachunek|Konto bankowe|Nr rachunku|Wpłaty na konto|Przelew na
    konto}
sub {Suma|Razem pozycje|Wartość towarów|Podsuma|Wartość pozycji|Razem usługi}
net {Wartość netto|Razem netto|Netto|Suma netto|Kwota netto|Ogółem netto|Wartość netto razem|Łącznie netto|Do
    rozliczenia netto|Podstawa opodatkowania|Należność netto|Wartość bez VAT|Cena netto razem|Wynagrodzenie
    netto|Całość netto}
tax {VAT <rate>%|VAT <rate> %|Podatek VAT <rate>%|Kwota VAT <rate>%|<rate>% VAT|w tym VAT <rate>%|Podatek <rate>%|VAT
    (<rate>%)|Stawka <rate>%|VAT <rate>% od <base>|Podatek od towarów i usług <rate>%}
taxes {VAT|Kwota VAT|Podatek VAT|Razem VAT|Suma VAT|Wartość VAT|Podatek|Kwota podatku|Ogółem VAT|w tym VAT|Należny
    VAT|Łącznie VAT}
gross {Razem|RAZEM|Do zapłaty|DO ZAPŁATY|Razem do zapłaty|Wartość brutto|Brutto|Razem brutto|Kwota brutto|Ogółem|Suma
    brutto|Kwota do zapłaty|Ogółem brutto|Łącznie|Należność|Należność ogółem|Suma|Całkowita kwota|Ogółem do
    zapłaty|Kwota należności ogółem|Pozostało do zapłaty|Należność brutto|Łącznie brutto|Wartość faktury|Razem
    PLN|Kwota faktury|Kwota należności|Do wpłaty|Łączna kwota|Łącznie do zapłaty|Suma do zapłaty|Total|Wynagrodzenie
    brutto|Całość brutto}
discount {Rabat|Rabat 5%|Upust|Bonifikata|Opust|Rabat handlowy|Zniżka}
shipping {Transport|Koszty wysyłki|Koszt dostawy|Dostawa|Pakowanie|Opłata manipulacyjna|Dojazd|Opłata paliwowa|Koszty
    dodatkowe}
prepaid {Zaliczka|Zapłacono|Wpłacono|Zaliczka wpłacona|Zaliczka z dnia <paid>|Przedpłata|Otrzymana zaliczka|Pobrana
    zaliczka|Wpłata z dnia <paid>|Rozliczenie zaliczki|Opłacono|Minus zaliczka|Wpłaty|Już zapłacono|Kwota
    zapłacona|Zadatek|Zapłacono dnia <paid>|Faktura zaliczkowa}
rest {Pozostało do zapłaty|Do zapłaty|Pozostaje do zapłaty|Kwota do zapłaty|Zostało do zapłaty|Saldo|Pozostała kwota|Do
    dopłaty|Reszta do zapłaty|Dopłata|Należność do zapłaty|Saldo do zapłaty|Niedopłata}
rounding {Zaokrąglenie}
previous {Saldo poprzednie|Zaległości|Poprzednie saldo}
withheld {Kaucja gwarancyjna 5%|Zatrzymanie 5%|Kaucja 5 %}
skonto_sum {Skonto 2%|Kwota ze skontem|Przy zapłacie do <early>}
base {Netto|Wartość netto|Podstawa|Kwota netto|Podstawa VAT}
rate {Stawka VAT|Stawka|VAT|VAT %|%|Stawka podatku}
words_label {Słownie|Kwota słownie|słownie złotych|Słownie do zapłaty}
carried {Do przeniesienia|Z przeniesienia|Suma strony}
item {Nazwa towaru lub usługi|Nazwa|Opis|Nazwa towaru|Usługa|Towar/usługa|Przedmiot|Wyszczególnienie|Tytuł|Nazwa usługi}
quantity {Ilość|Il.|Godziny|Liczba|Szt.|Dni|Osób}
unit {J.m.|Jm|j.m.|Jedn.}
price {Cena|Cena netto|Cena jedn.|Cena jednostkowa|Cena jedn. netto|Stawka|Opłata}
line {Wartość netto|Wartość|Kwota|Netto|Razem|Razem zł|Wartość brutto|Kwota netto}
pos {Lp.|L.p.|Nr|Poz.}
artno {Kod|Symbol|Indeks|PKWiU|Kod towaru}
s_intro Za wykonane usługi {w okresie <period>|w dniu <delivered>|zgodnie z umową}:; Zgodnie z zamówieniem <order> z
    dnia <ordered>; WZ <delivery_no> z dnia <delivered>; Na podstawie umowy z dnia <ordered>:; Obciążamy Państwa za:;
    za usługi świadczone w okresie <period>
s_number Faktura nr <number>; Faktura VAT nr <number>; FAKTURA <number>; Faktura <number>; Faktura nr <number> z dnia
    <issued>; Faktura VAT <number>; Rachunek nr <number>; FAKTURA VAT NR <number>; Faktura numer: <number>; Dotyczy:
    faktura <number>; Faktura końcowa nr <number>
s_total Kwota do zapłaty wynosi <gross>; Netto <net>, VAT <rate>% <tax>, brutto <gross>.; Wynagrodzenie netto <net>
    powiększone o VAT <tax>, łącznie <gross>.; Prosimy o wpłatę <gross>; Razem <gross>, w tym VAT <tax> od <net>.
s_due {Płatne|Zapłata|Płatność|Prosimy o zapłatę} do {dnia |}<due>{.|}; Termin płatności: <due>; Termin zapłaty: <due>;
    Prosimy o wpłatę do dnia <due>.; Kwota zostanie pobrana z Państwa rachunku dnia <due>.; Należność prosimy
    uregulować do <due>.; Termin: <due>; przelew do <due>
s_terms {Termin płatności|Płatność|Sposób zapłaty}: {przelew |}<days> dni; Płatne w terminie <days> dni{.| od daty
    wystawienia.}; <days> dni; przelew <days> dni; Termin płatności <days> dni od daty faktury; Płatność w ciągu <days>
    dni; Zapłata w ciągu <days> dni od otrzymania faktury; Należność prosimy wpłacić w ciągu <days> dni.
s_early Skonto 2% przy zapłacie do <early>.; 2% rabatu przy płatności w ciągu <few> dni.; Przy płatności do <early>:
    <earlysum>
s_receipt Płatne przy odbiorze; Płatne natychmiast; Gotówka; Płatne niezwłocznie
s_late Za opóźnienie w płatności naliczane będą odsetki ustawowe.; Towar pozostaje własnością sprzedawcy do momentu
    zapłaty.; Reklamacje w ciągu 7 dni.
s_thanks Dziękujemy za współpracę.; Z poważaniem,; Mechanizm podzielonej płatności.; Prosimy o podanie numeru faktury w
    tytule przelewu.; Dokument nie wymaga podpisu.; Urlop: <holiday>; Sądem właściwym jest sąd w <town>.
salutation Szanowni Państwo,; Szanowny Kliencie,; Dzień dobry,
department Dział Księgowości; Księgowość; Dział Zakupów; Dział Finansowy; Sekretariat; Dział techniczny
attention Do rąk; c/o; do wiadomości; dla:
copy ORYGINAŁ; Oryginał; KOPIA; Duplikat; oryginał / kopia
exempt Zwolnione z VAT, art. 43 ust. 1.; Odwrotne obciążenie.; Sprzedawca zwolniony podmiotowo z podatku VAT.; VAT 0%
    WDT.
tagline Od 1991 roku; Hurt i detal; Usługi budowlane; Czynne pn-pt 8-16; Serwis i sprzedaż; Producent; Biuro
    rachunkowe; Transport krajowy i międzynarodowy
credit_note Faktura korygująca; Korekta faktury; Nota korygująca; Faktura VAT korygująca
order_doc Zamówienie; Zamówienie zakupu; Zamówienie do dostawcy
order_confirmation Potwierdzenie zamówienia; Potwierdzenie przyjęcia zamówienia
quote Oferta; Oferta handlowa; Oferta cenowa; Kosztorys; Wycena
proforma Faktura pro forma; Faktura proforma; PROFORMA; Pro forma
delivery_note Dokument WZ; Wydanie zewnętrzne; Dowód dostawy; List przewozowy; WZ <number>
receipt Pokwitowanie; Paragon; Potwierdzenie wpłaty; KP - Kasa przyjmie; Dowód wpłaty
statement Wyciąg z konta; Zestawienie sald; Potwierdzenie salda; Rozrachunki z kontrahentem
reminder Wezwanie do zapłaty; Przypomnienie o płatności; Ostateczne wezwanie do zapłaty; Monit
contract_doc Umowa najmu; Umowa o świadczenie usług; Umowa ramowa; Umowa serwisowa
letter Zmiana numeru rachunku; Zmiana cennika; Potwierdzenie terminu; Ważna informacja; Zaproszenie
payslip Pasek wynagrodzenia; Lista płac; Odcinek wypłaty
menu Karta dań; Cennik; Menu dnia; Karta win
items Usługa serwisowa; Doradztwo podatkowe; Montaż instalacji; Papier ksero A4; Licencja roczna; Transport palet;
    Wynajem koparki; Sprzątanie biura; Robocizna; Płytki 60x60; Projekt graficzny; Druk ulotek; Kawa ziarnista 1 kg;
    Nocleg; Śniadanie; Energia czynna; Opłata stała; Tłumaczenie; Naprawa pompy; Roboty ziemne; Szkolenie; Badania
    laboratoryjne; Drewno sosnowe; Hosting; Catering; Magazynowanie; Opony; Śruby M8; Abonament miesięczny; Czynsz;
    Projekt budowlany; Farba biała 10 l; Ekspertyza; Dojazd; Mąka pszenna; Obsługa księgowa
"""
