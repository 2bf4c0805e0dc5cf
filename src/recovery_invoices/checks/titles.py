"""What papers are called in eight languages that are no invoices, and what invoices are called; folded."""

from __future__ import annotations

import functools
import re

#: Titles by the code of what they name: a whole line, with a number behind it or without.
OTHERS: dict[str, str] = {
    "CREDIT_NOTE": r"(?:sales |tax |supplier |customer )?credit (?:note|memo|memorandum|invoice|advice)|refund note"
    r"|adjustment note|(?:facture d')?avoir|avoir client|note d'avoir|note de credit|(?:sammel)?gutschrift"
    r"|rechnungs-?(?:korrektur|berichtigung|gutschrift|storno)|(?:storno|korrektur)-?(?:rechnung|beleg)?"
    r"|stornierung|credit-?(?:nota|factuur|ering)|correctiefactuur|nota (?:di )?(?:credito|accredito|variazione)"
    r"|fattura di storno|storno fattura|factura (?:rectificativa|de abono)|nota de (?:credito|abono|devolucao)|abono"
    r"|(?:faktura|nota) korygujaca|korekta(?: faktury| do faktury)?|nota kredytowa|faktura korekta",
    "PRO_FORMA": r"(?:facture |fattura |faktura |factura |fatura |factuur )?pro-? ?forma"
    r"(?:[ -]?(?:invoice|rechnung|factuur|faktura))?",
    "QUOTE": r"(?:price |sales |our )?(?:quotation|quote|estimate)|(?:cost|price) (?:estimate|proposal)|proposal|bid"
    r"|tender|(?:unverbindliches |verbindliches |freibleibendes )?(?:preis)?angebot|kosten(?:voranschlag|schatzung)"
    r"|offerte|prijs(?:opgave|voorstel|offerte|aanbieding)|aanbieding|devis(?: estimatif| quantitatif)*"
    r"|(?:proposition|offre)(?: de prix| commerciale| tarifaire)?|chiffrage|estimation"
    r"|preventivo(?: di spesa)?|offerta(?: economica| commerciale)?|proposta(?: commerciale| comercial| economica)?"
    r"|propuesta(?: economica| comercial)?|presupuesto|cotizacion|oferta(?: economica| comercial)?|orcamento|cotacao"
    r"|proposta de orcamento|estimativa|oferta(?: handlowa| cenowa)?|wycena|kosztorys(?: ofertowy)?"
    r"|propozycja cenowa|kalkulacja|soumission(?: .{0,30})?|(?:offerta|oferta|offre|offerte|angebot) (?:di|de"
    r"|per|para|pour|voor|fur|uber)"
    r" .{2,30}",
    "ORDER": r"(?:purchase|sales|customer|supplier|work|job) order|order|order (?:confirmation|acknowledge?ment|form)"
    r"|(?:sales |purchase )order (?:confirmation|acknowledge?ment)|(?:confirmation"
    r"|acknowledge?ment) of (?:your )?order"
    r"|(?:material |purchase )requisition|booking confirmation"
    r"|(?:auftrags|bestell)-?(?:bestatigung|eingangsbestatigung|schein|formular)"
    r"|(?:einkaufs|kauf|lieferanten)?bestellung|auftrag|abruf(?:auftrag)?|buchungsbestatigung"
    r"|bon de commande|commande(?: (?:fournisseur|client|d'achat))?|confirmation (?:de|d'une) (?:la |votre )?commande"
    r"|accuse de reception(?: de)?(?: votre)? commande|ordre d'achat|bulletin de commande|ordre de service"
    r"|(?:order|opdracht|bestel)-?bevestiging|bevestiging van (?:uw |de )?(?:order|bestelling|opdracht)"
    r"|(?:inkoop|verkoop|werk)-?(?:order|opdracht)|bestel(?:ling|bon|formulier)"
    r"|(?:conferma|ricevimento) (?:d'|dell'|di )?ordine|ordine(?: (?:di acquisto|d'acquisto|fornitore|cliente"
    r"|a fornitore"
    r"|di lavoro))?|commessa"
    r"|(?:confirmacion|acuse(?: de recibo)?) (?:de|del) pedido|(?:orden|hoja|nota) de (?:compra|pedido|trabajo)"
    r"|pedido(?: (?:de compra|a proveedor|de cliente))?|(?:nota|confirmacao) d[ea] encomenda|encomenda"
    r"|(?:ordem|pedido) de compra|requisicao|confirmacao d[eo] pedido"
    r"|bestatigung (?:ihre[rs]|des|der|zu ihrem) (?:auftrags?|bestellung)|wir haben ihre bestellung erhalten"
    r"|(?:vielen )?dank fur ihre bestellung!?|danke fur ihre bestellung!?|(?:thank you for"
    r"|we have received) your order!?"
    r"|order (?:received|confirmed)|merci (?:de|pour) votre commande ?!?|bedankt voor (?:uw|je) bestelling!?"
    r"|gracias por su pedido!?|obrigad[oa] pela sua encomenda!?|grazie per il (?:tuo|suo|vostro) ordine!?"
    r"|conferma (?:vs\.?|vostro|vostro|d'|dell'|di )? ?ordine(?: cliente)?|zamowienie (?:zakupu|klienta|do dostawcy)"
    r"|zamowienie|(?:potwierdzenie|przyjecie) (?:przyjecia )?(?:zamowienia|zlecenia)|zlecenie",
    "DELIVERY_NOTE": r"(?:goods )?(?:delivery|despatch|dispatch|consignment|advice) (?:note|docket|advice)"
    r"|packing (?:slip"
    r"|list)|proof of delivery|(?:bill of lading|waybill|goods received note)"
    r"|liefer(?:schein|avis|nachweis)|warenbegleitschein|versand(?:anzeige|schein)|packliste|packzettel"
    r"|warenausgangsschein|ubergabeprotokoll|frachtbrief"
    r"|bo(?:n|rdereau) (?:de |d')(?:livraison|expedition|transport|enlevement)|avis d'expedition|liste de colisage"
    r"|lettre de voiture|note de livraison"
    r"|(?:pak|aflever|lever|leverings|verzend)-?(?:bon|nota|lijst)|vrachtbrief|cmr"
    r"|documento di trasporto|d\.?d\.?t\.?|bolla(?: di (?:consegna|accompagnamento))?|nota di consegna"
    r"|distinta di imballaggio"
    r"|albaran(?: de (?:entrega|salida))?|(?:nota|hoja|guia|talao) de (?:entrega|remessa|transporte|remision)|remito"
    r"|lista de (?:empaque|embalaje|embalagem)|carta de porte"
    r"|(?:dowod|dokument|potwierdzenie) dostawy|wydanie (?:zewnetrzne|z magazynu)|wz|list (?:przewozowy|przesylki)"
    r"|specyfikacja (?:wysylki|wysylkowa|dostawy)|lista pakunkowa",
    "RECEIPT": r"(?:payment |sales |cash |till |official |deposit )?receipt|receipt (?:for|of) payment|payment"
    r" confirmation|(?:kassen|zahlungs|bar)?(?:quittung|beleg)|kassen(?:bon|zettel)|zahlungs(?:bestatigung|eingang)"
    r"|empfangsbestatigung|(?:recu|quittance)(?: de (?:paiement|caisse|loyer))?|ticket de caisse"
    r"|(?:attestation|justificatif|confirmation) de (?:paiement|reglement)"
    r"|kwitantie|(?:kassa|kas)-?bon|(?:ontvangst|betaal|betalings)-?bewijs|betalingsbevestiging"
    r"|ricevuta(?: di (?:pagamento|cassa))?|quietanza(?: di pagamento)?|scontrino(?: fiscale)?"
    r"|recibo(?: de (?:pago|pagamento|quitacao|caja))?|(?:comprobante|justificante|comprovativo|comprovante|talao"
    r"|ticket)"
    r" de (?:pago|pagamento|compra|venta|caja|caixa)"
    r"|pokwitowanie|potwierdzenie (?:wplaty|zaplaty|platnosci|odbioru)|paragon(?: fiskalny)?|dowod (?:wplaty|zakupu)",
    "STATEMENT": r"(?:customer |monthly |account )?statement(?: of account)?|account (?:summary|overview)|open items"
    r"|aged (?:debt|receivables)(?: report)?"
    r"|konto(?:auszug|ubersicht|blatt)|offene[- ]?posten(?:-?liste|-?ubersicht)?|salden(?:liste|bestatigung"
    r"|mitteilung)"
    r"|(?:releve|etat|situation|extrait) (?:de|du|d'un) compte(?: client)?|releve(?: mensuel| de factures)?"
    r"|balance agee"
    r"|rekening(?:overzicht|afschrift|uittreksel)|(?:overzicht )?openstaande (?:posten|facturen)|saldo-?overzicht"
    r"|estratto (?:di )?conto|situazione (?:contabile|cliente)|partite aperte|scheda contabile"
    r"|(?:estado|extracto|extrato) de (?:la )?(?:cuenta|conta)s?(?: corrente)?|conta corrente|facturas pendientes"
    r"|(?:zestawienie|wykaz) (?:sald|naleznosci|rozrachunkow|faktur)|potwierdzenie salda"
    r"|wyciag(?: z konta)?(?: kontrahenta)?"
    r"|conta corrente (?:do|de) cliente|saldo-?opgave(?: debiteur)?|(?:overzicht"
    r"|opgave) (?:van )?(?:uw )?openstaand.{0,20}"
    r"|konto(?:korrent)?-?auszug|debitoren-?(?:konto|auszug)|situation de (?:votre )?compte|estado de su cuenta",
    "REMINDER": r"(?:(?:first|second|third|final|last|friendly|payment) )*reminder(?: of payment)?|(?:final|last) "
    r"(?:notice|demand)|(?:over|past)[- ]?due (?:notice|account|invoices?|payment)|overdue|demand for payment"
    r"|letter before action"
    r"|(?:(?:erste|zweite|dritte|letzte|\d\.) )?(?:mahnung|zahlungs(?:erinnerung|aufforderung)|erinnerung)"
    r"|(?:(?:premier|premiere|deuxieme|dernier|derniere|lettre de|\d(?:e|eme)) )*(?:rappel|relance)(?: de paiement"
    r"| amiable)?|(?:avis de )?mise en demeure"
    r"|(?:(?:eerste|tweede|derde|laatste) )?(?:betalings)?(?:herinnering|aanmaning)|sommatie|ingebrekestelling"
    r"|(?:(?:primo|secondo|ultimo) )?(?:sollecito|avviso)(?: di (?:pagamento|mora))?|(?:diffida|messa in mora).{0,30}"
    r"|(?:(?:primer|segundo|ultimo|primeiro) )?(?:recordatorio|aviso|lembrete)(?: de (?:pago|impago|pagamento"
    r"|cobranca"
    r"|vencimento|atraso|deuda))?|(?:requerimiento|reclamacion|carta) de (?:pago|deuda|cobranca)|interpelacao"
    r"|(?:(?:pierwsze|drugie|ostateczne|ostatnie) )*(?:wezwanie|przypomnienie|upomnienie|monit)(?: (?:do zaplaty"
    r"|o (?:platnosci|zaplacie)|przedsadowe))*|ponaglenie"
    r"|(?:friendly |final |payment )?reminder\b.{0,40}|(?:first|second|third|final) notice.{0,30}|(?:past"
    r"|over)-? ?due\b.{0,40}"
    r"|(?:(?:erste|zweite|dritte|letzte|\d\.) )?(?:mahnung|zahlungserinnerung)\b.{0,50}"
    r"|(?:objet ?: )?(?:(?:premier|deuxieme|dernier|\d(?:er|e|eme)?) )?(?:rappel|relance|mise en demeure)\b.{0,40}"
    r"|(?:(?:primo|secondo|ultimo|\d°) )?sollecito\b.{0,40}|(?:eerste |tweede "
    r"|laatste )?(?:betalings)?herinnering\b.{0,30}"
    r"|aanmaning\b.{0,30}|(?:recordatorio|reclamacion|requerimiento|aviso) de (?:pago|impago|cobro)\b.{0,30}"
    r"|(?:aviso|lembrete) de (?:pagamento|cobranca)\b.{0,30}|(?:wezwanie|przypomnienie) (?:do zaplaty"
    r"|o platnosci)\b.{0,30}",
    "CONTRACT": r"(?:(?:[a-z]+ ){0,3}(?:agreement|contract))|(?:terms of engagement|engagement letter"
    r"|statement of work)"
    r"|(?:rahmen|werk|wartungs|liefer|beratungs|dienst(?:leistungs)?|miet|pacht|kauf|arbeits|service|lizenz)vertrag"
    r"|vertrag|(?:contrat|convention|bail|avenant)(?: (?:de|d'|cadre|commercial|collectif).{0,30})?"
    r"|(?:raam|huur|koop|arbeids|dienst(?:verlenings)?|samenwerkings|onderhouds)?-?(?:overeenkomst|contract)"
    r"|contratto(?: (?:di|quadro|d').{0,30})?|(?:contrato|acuerdo|acordo)(?: (?:de|marco|quadro).{0,30})?"
    r"|umowa(?: (?:najmu|o |ramowa|zlecenia|sprzedazy|dostawy|kupna|swiadczenia).{0,30})?",
    "NOT_AN_INVOICE": r"(?:price ?list|tariff|price (?:change|increase)(?: notification| notice)?|rate card)"
    r"|(?:pay ?slip|pay (?:advice|statement)|(?:salary|earnings) statement|wage slip)|menu|(?:bar|wine) (?:menu|list)"
    r"|(?:change of|new|updated) bank (?:details|account)|(?:appointment|meeting) (?:confirmation|request)|invitation"
    r"|season'?s greetings|newsletter|circular|notice|certificate(?: of .{0,30})?|minutes(?: of .{0,30})?|report"
    r"|(?:preis|getranke|speise|wein)-?(?:liste|karte)|tageskarte|preis(?:anpassung|erhohung|information)"
    r"|(?:lohn|gehalts|entgelt|bezuge|verdienst)-?(?:abrechnung|bescheinigung|nachweis|mitteilung|zettel)"
    r"|(?:neue|geanderte|anderung (?:der|unserer)) bankverbindung|terminbestatigung|einladung|rundschreiben"
    r"|weihnachtsgrusse"
    r"|(?:tarifs?|liste de(?:s)? prix|carte(?: des (?:vins|boissons))?|menu(?: du jour)?|grille tarifaire)"
    r"|(?:bulletin|fiche) de (?:paie|salaire)|changement (?:de )?(?:coordonnees bancaires|rib|tarif)"
    r"|avis de changement"
    r".{0,30}|confirmation de rendez-vous|evolution (?:de nos|des) (?:prix|tarifs)"
    r"|(?:prijs|menu|wijn|drank)-?(?:lijst|kaart)|(?:loon|salaris)-?(?:strook|specificatie|brief)|uitnodiging"
    r"|(?:wijziging|nieuw) (?:van )?(?:bank)?(?:rekening|gegevens|rekeningnummer)|prijs(?:wijziging|aanpassing"
    r"|verhoging)"
    r"|afspraakbevestiging"
    r"|listino(?: prezzi)?|(?:busta|prospetto) paga|cedolino(?: paga)?|invito|variazione (?:coordinate bancarie|iban"
    r"|prezzi|listino)|carta dei vini|conferma appuntamento"
    r"|(?:lista|tarifa|tabela) de (?:precios|precos)|tarifas|carta(?: de vinos)?|nomina|recibo de (?:salarios?|nomina"
    r"|vencimentos?|haberes)|invitacion|convite|cambio de (?:cuenta|datos|iban).{0,20}|actualizacion de (?:precios"
    r"|tarifas)|ementa|precario|alteracao de (?:dados bancarios|iban|precos)|confirmacion de cita"
    r"|cennik|karta (?:dan|win)|jadlospis|lista plac|pasek (?:placowy|wynagrodzen)|odcinek (?:placowy|wyplaty)"
    r"|zaproszenie|zmiana (?:numeru )?(?:rachunku|konta|cen).{0,20}|potwierdzenie (?:wizyty|terminu)",
}  # fmt: skip
#: Titles of invoices, their words and compounds included.
INVOICE = (
    r"(?:[a-z]+[ -]){0,2}(?:invoice|bill)(?: of supply| (?:for|of) .{0,30})?|(?:fee note|note of fees"
    r"|memorandum of fees"
    r"|account rendered|statement of (?:charges|fees)|guest folio|progress claim|application for payment|debit note"
    r"|tax invoice)"
    r"|[a-z]*(?<!korrektur)(?<!storno)(?<!proforma-)(?:rechnung|liquidation|kostennote|honorarnote"
    r"|abrechnung)(?: (?:uber"
    r"|fur|zu) .{0,30})?|facture(?: (?:de|d'|n°|finale|definitive|simplifiee|client|acquittee|electronique).{0,30})?"
    r"|(?:note|memoire) (?:d'honoraires|de frais|de debit)|decompte|avis d'echeance|appel de (?:fonds|loyer|charges"
    r"|cotisation)|[a-z]*(?:factuur|faktuur|rekening|nota)(?: voor .{0,30})?|declaratie|afrekening"
    r"|fattura(?: (?:di|accompagnatoria|immediata|differita|elettronica|commerciale|n).{0,30})?|parcella|notula"
    r"|avviso di"
    r" parcella|bolletta"
    r"|factura(?: (?:de|simplificada|ordinaria|electronica|comercial|n).{0,30})?"
    r"|(?:minuta|liquidacion)(?: de honorarios)?"
    r"|fatura(?:[ -](?:de|simplificada|recibo|n).{0,30})?|nota fiscal.{0,30}|nota de (?:debito|honorarios)"
    r"|faktura(?: (?:vat|koncowa|zaliczkowa|sprzedazy|nr|za).{0,30})?|rachunek(?: .{0,20})?|nota (?:ksiegowa"
    r"|debetowa)"
)
#: A number behind the title, or a label of one.
_BEHIND = (
    r"(?:\s*(?:[-–:|/]\s*)?(?:nr|no|num|numer|nummer|number|numero|n)?[.°:#º]{0,2}\s*[#]?\s*"
    r"(?:[a-z]{1,4} )?[\w./-]*\d[\w./ -]{0,18})?"
    r"(?:\s*[-–(]?\s*(?:duplicate|copy|original|kopie|zweitschrift|duplikat|copie|duplicata|duplicado|copia|originale"
    r"|origineel|kopia|oryginal)\)?)?"
)
#: What is called so is no invoice, though the words may end as an invoice's do: `Gehaltsabrechnung`, `Creditnota`.
_STRONGER = ("CREDIT_NOTE", "PRO_FORMA", "NOT_AN_INVOICE")


@functools.cache
def _pattern(code: str) -> re.Pattern[str]:
    """Compile a kind's titles where a document first comes near them; without a code, those of invoices."""
    return re.compile(rf"(?:{OTHERS[code] if code else INVOICE}){_BEHIND}[.:]?$")


@functools.lru_cache(maxsize=4096)
def other_title(folded: str) -> str | None:
    """Return the code of the paper that the whole line is a title of; an invoice's title is none."""
    stronger = next((code for code in _STRONGER if _pattern(code).match(folded)), None)
    if stronger or _pattern("").match(folded):
        return stronger
    return next((code for code in OTHERS if _pattern(code).match(folded)), None)


@functools.lru_cache(maxsize=4096)
def is_invoice_title(folded: str) -> bool:
    return bool(_pattern("").match(folded)) and other_title(folded) is None
