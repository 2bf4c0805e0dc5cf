"""Labels of Polish invoices that their single words do not say."""

TABLE = """
number 1.0
  faktura vat {nr}; faktura {nr}; {nr} faktury; {nr} dokumentu; {nr} rachunku;
number 0.3
  numer;
issue_date 1.0
  data wystawienia; wystawiono dnia; wystawiona dnia; data faktury; wystawiono;
due_date 1.0
  w terminie do; termin platnosci; termin zaplaty; platne do; zaplata do; platnosc do; do zaplaty do dnia;
  zaplacic do; platne do dnia;
  data platnosci; platne przelewem do;
gross 1.0
  razem brutto; wartosc brutto; kwota brutto; suma brutto; ogolem brutto; kwota do zaplaty; razem do zaplaty; lacznie do
  zaplaty; suma do zaplaty;
gross 0.75
  razem; ogolem; lacznie; suma; naleznosc ogolem;
due 0.6
  do zaplaty; pozostalo do zaplaty; pozostaje do zaplaty; do doplaty; pozostala kwota; kwota pozostala;
prepaid 1.0
  zaplacono; wplacono; otrzymana zaliczka; wplacona zaliczka; juz zaplacono; zaplacono zaliczka; zaliczka zaplacona;
prepaid 0.6
  zaliczka; przedplata; zaliczki;
net 1.0
  razem netto; wartosc netto; suma netto; kwota netto; ogolem netto; lacznie netto; podstawa opodatkowania;
tax 1.0
  kwota vat; razem vat; suma vat; podatek vat; wartosc vat; kwota podatku;
buyer 1.0
  nabywca; kupujacy; odbiorca faktury; zamawiajacy; dane nabywcy; nabywca uslugi; platnik;
seller 1.0
  sprzedawca; wystawca; wykonawca; uslugodawca; dane sprzedawcy; dostawca;
ship 1.0
  odbiorca; adres dostawy; miejsce dostawy; dostarczono do; adres wysylki;
description 1.0
  nazwa towaru lub uslugi; nazwa; opis; wyszczegolnienie; nazwa towaru; nazwa uslugi; towar / usluga;
other 0.0
  data sprzedazy; data dostawy; data wykonania uslugi; data zamowienia; zamowienie {nr}; {nr} klienta; {nr} zamowienia;
  data zakonczenia dostawy; rachunek bankowy; {nr} konta; nip; regon; krs; bdo; stawka vat; za okres; slownie; okres;
  termin; zamowienie z dnia; kod klienta; klient {nr}; data wykonania;
"""
