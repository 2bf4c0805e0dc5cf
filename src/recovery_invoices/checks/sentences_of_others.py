"""What the sentences of other papers than invoices say, in eight languages, folded: an offer, an order, a reminder."""

from __future__ import annotations

import functools
import re

from recovery_invoices.fields.document import Document

#: By what is done with words: that something is offered; ordered, or confirmed, or no invoice; that nothing was paid;
#: that something was; the balance of an account; that goods came.
SENTENCES: tuple[str, ...] = (
    r"pleased to (?:offer|quote|submit)|(?:we|can) offer (?:you )?(?:as follows|the following)|open for acceptance"
    r"|thank you for your (?:enquiry|inquiry)|(?:quotation|quote|offer|estimate|prices?) (?:is |are |remains? )?valid"
    r"|subject to (?:your )?acceptance|bieten wir ihnen|wir bieten ihnen|unterbreiten wir|freibleibend|bindefrist"
    r"|(?:auf|fur) ihre anfrage|angebot (?:ist )?gultig|uber ihren auftrag|bon pour accord"
    r"|validite (?:du devis|de l'offre)"
    r"|nous (?:avons le plaisir de )?vous (?:proposer|proposons|remettre|soumettre)|(?:devis|offre|prix) valables?"
    r"|suite a votre demande|nos complace (?:ofrecer|presentar|remitir)|(?:presupuesto|oferta|proposta"
    r"|orcamento) valid[oa]"
    r"|validez (?:de la oferta|del presupuesto)|amable solicitud|aceptacion del presupuesto|offerta (?:e )?valida"
    r"|(?:lieti|pregiamo) di? ?(?:propor|offrir|sottopor)|validita (?:dell')?offerta|vostra (?:gentile )?richiesta"
    r"|per accettazione|bieden wij u|wij bieden u|uw (?:aanvraag|offerteaanvraag)|(?:offerte|aanbieding) (?:is )?"
    r"(?:vrijblijvend|geldig)|voor akkoord|(?:gosto|prazer) (?:de|em) (?:apresentar|propor)"
    r"|validade (?:da proposta|do orcamento)"
    r"|mamy przyjemnosc|oferta (?:jest )?wazna|waznosci? oferty|na (?:panstwa )?zapytanie|oferujemy",
    r"for your order|(?:confirm|acknowledge)(?: receipt of)? your (?:order|booking)|your order has been"
    r"|we (?:hereby )?order"
    r"|(?:please )?(?:supply|deliver) the following|(?:not|no) an? (?:tax |vat )?invoice"
    r"|bestatigen(?: wir)?(?: hiermit)?"
    r"(?: ihnen)?(?: dankend)? (?:ihren|ihre|den eingang|den erhalt)|wir bestatigen (?:hiermit "
    r"|dankend )?(?:ihren|ihre)"
    r"|fur ihren? (?:bestellung|auftrag)|ihre bestellung erhalten|(?:wir bestellen|bestellen wir)"
    r"|rechnung (?:folgt|erhalten sie)"
    r"|keine rechnung|(?:accusons reception|confirmons).{0,30}commande|(?:de|pour) votre commande|passons commande"
    r"|(?:pas|ni) une facture|confirmamos.{0,25}(?:pedido|encomenda)|(?:por su|pela (?:sua|vossa)) (?:pedido"
    r"|encomenda)"
    r"|no (?:es|constituye|tiene valor de) (?:una )?factura|sin valor fiscal|confermiamo.{0,30}ordine"
    r"|per il (?:suo|vostro|tuo)"
    r" ordine|vi ordiniamo|restituire la presente|non (?:costituisce|e una) fattura|non valid[oa] ai fini"
    r"|bevestigen wij"
    r"|voor (?:uw|je) (?:bestelling|order|opdracht)|wij bestellen|geen factuur|factuur volgt|nao (?:serve"
    r"|constitui).{0,12}fatura"
    r"|potwierdzamy.{0,25}zamowieni|za (?:zlozenie )?zamowieni|zamawiamy|nie (?:jest|stanowi) faktur",
    r"not (?:yet )?been (?:paid|received|settled)|not (?:yet )?(?:received|reached us)|(?:still"
    r"|remains?) (?:outstanding|unpaid)"
    r"|(?:is|are|now) overdue|disregard this|if you have (?:already |recently )?paid|according to our records"
    r"|kein(?:en)? (?:zahlungs|geld)eingang|noch nicht (?:beglichen|bezahlt|eingegangen|ausgeglichen)"
    r"|haben sie.{0,25}ubersehen"
    r"|sollten sie (?:inzwischen|zwischenzeitlich|bereits)|gegenstandslos|noch offen|erinnern (?:wir|wir sie)"
    r"|sauf erreur"
    r"|n'avons pas (?:encore )?recu|(?:reste|demeure)(?:nt)? impaye|impayee|mise en demeure|ne pas tenir compte"
    r"|no hemos recibido|impagad[oa]|(?:sigue|continua|permanece)[n]? pendiente|si ya ha|non ci risulta"
    r"|risulta(?:no)? (?:ancora )?"
    r"(?:scadut|insolut|impagat|apert)|insolut[aeio]|ad oggi non|qualora (?:aveste|abbia)"
    r"|nog niet (?:ontvangen|voldaan|betaald)"
    r"|nog (?:openstaan|open)|inmiddels (?:betaald|voldaan)|als niet verzonden|nao (?:recebemos|foi (?:paga"
    r"|liquidad))"
    r"|em (?:atraso|divida)|caso ja tenha|nie (?:odnotowalismy|otrzymalismy|wplynela|zostala)|zalegl"
    r"|przeterminowan|wzywamy",
    r"received (?:with thanks|from)|paid in full|payment received|for your payment|(?:empfang"
    r"|erhalt) (?:bestatigt|des betrag)"
    r"|dankend erhalten|quittier|recu de|avoir recu|pour acquit|dont quittance|recibid?o? de|recibimos"
    r"|ricevuto da|abbiamo ricevuto"
    r"|quietanza|ontvangen van|ontvingen|recebemos d|recebi d|otrzym(?:ano|alismy) od|przyjeto od|kwituj",
    r"balance (?:brought|carried)|(?:opening|closing|account) balance|saldovortrag|(?:anfangs|end)saldo"
    r"|saldo per|kontostand"
    r"|solde (?:precedent|anterieur|initial|au|debiteur)|report (?:a nouveau|solde)|saldo (?:anterior|inicial"
    r"|final|precedente"
    r"|iniziale|finale|devedor|deudor)|(?:begin|eind)saldo|saldo (?:poczatkowe|koncowe)|(?:0"
    r"|1) ?[-–] ?30 (?:days|tage|jours"
    r"|dias|giorni|dagen|dni)",
    r"in good (?:order|condition)|goods received|signature of (?:recipient|receiver|consignee)|ware.{0,20} erhalten"
    r"|empfang bestatigt|marchandises? recue|en bon etat|recibi conforme|firma del? (?:destinatario"
    r"|conducente|vettore|receptor)"
    r"|causale (?:del )?trasporto|aspetto (?:esteriore )?dei beni|in goede (?:staat|orde)|voor ontvangst"
    r"|local de (?:carga|descarga)"
    r"|podpis (?:odbiorcy|odbierajacego)|(?:wydal|odebral)",
)  # fmt: skip


@functools.cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(rf"\b(?:{sentences})") for sentences in SENTENCES)


def sentences_of(document: Document) -> list[float]:
    """Return for each kind of sentence whether the first page has one."""
    if not document.pages:
        return [0.0] * len(SENTENCES)
    text = " ".join(cell.folded for cell in document.by_page[document.pages[0].number])
    return [float(pattern.search(text) is not None) for pattern in _patterns()]
