"""Which language a document is written in, and whether it is one that there are words for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

#: A handful of frequent words tells the language; ties are broken by order.
_STOPWORDS = {
    language: words.split()
    for language, words in (
        (
            "en",
            "the of and to invoice is your for due payment total this with please date amount quantity number",
        ),
        (
            "fr",
            "de la le les et des du facture votre paiement par est pour client en date tva ht ttc montant",
        ),
        (
            "de",
            "der die das und von rechnung bitte auf mit den zum wir ihre sie nr menge mwst netto betrag datum",
        ),
        ("nl", "de het een van en factuur uw op bij wij voor bedrag btw naar datum aantal totaal klant te"),
        (
            "it",
            "di il la fattura del per che da della data con importo cliente iva totale descrizione via numero",
        ),
        ("es", "de la el factura del por con su para fecha los importe cliente iva cantidad numero pago"),
        (
            "pl",
            "faktura nr data do zaplaty netto brutto razem sprzedawca nabywca ul szt kwota termin platnosci vat nip",
        ),
        ("pt", "de do da fatura para com data os valor cliente iva nao pagamento quantidade morada preco em"),
    )
}
#: Languages without rules of their own: told so that nobody takes what is read of them for certain.
_FOREIGN = {
    language: words.split()
    for language, words in (
        (
            "sv",
            "och att det som av till inte fakturadatum forfallodatum summa moms betalning belopp er oss ska antal",
        ),
        (
            "da",
            "og af til ikke fakturadato forfaldsdato forfald moms belob betaling antal ialt vores deres pris",
        ),
        ("fi", "lasku laskun paivamaara yhteensa alv maksu viite erapaiva saaja hinta maara euroa"),
        ("cs", "dodavatel odberatel celkem dph splatnosti cena mnozstvi uhrada ico dic vystaveni"),
        ("hu", "szamla vevo elado osszesen afa fizetesi hatarido kelt mennyiseg egysegar"),
        ("ro", "furnizor cumparator valoare cantitate scadentei pret lei cod unitar fara"),
        ("tr", "tarih toplam kdv tutar musteri adet birim fiyat odeme vade"),
    )
}
_WORD = re.compile(r"[a-z]+")
#: Fewer words say nothing of a language: a page of figures is no foreign one.
_FEWEST = 4
_FEWEST_LETTERS = 60
_OTHER_SCRIPT = 0.4


def detect_language(lines: Iterable[str]) -> tuple[str, bool]:
    """Return (the likeliest of the languages with rules, whether the document is written in one of them)."""
    words: Counter[str] = Counter()
    letters = foreign_letters = 0
    for line in lines:
        words.update(_WORD.findall(line))
        letters += sum(character.isalpha() for character in line)
        foreign_letters += sum(character.isalpha() and character > "\u036f" for character in line)
    supported, foreign = _scores(words, _STOPWORDS), _scores(words, _FOREIGN)
    best = max(supported, key=lambda language: supported[language])
    other = max(foreign.values())
    in_other_script = letters >= _FEWEST_LETTERS and foreign_letters > _OTHER_SCRIPT * letters
    return best, not in_other_script and not (other >= _FEWEST and other > supported[best])


def _scores(words: Counter[str], table: dict[str, list[str]]) -> dict[str, int]:
    return {language: sum(min(words[word], 5) for word in row) for language, row in table.items()}
