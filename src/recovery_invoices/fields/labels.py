"""The words that announce a value, by kind and language, and where they stand in a document."""

from __future__ import annotations

import re
from dataclasses import dataclass

from recovery_invoices.text.layout import Cell

#: In a phrase, a space also stands for a hyphen, a dot, an underscore or nothing; {nr} is any word for "number".
_NUMBER_WORD = r"(?:nummer|number|numero|num\.?|n\.? ?°|n\.o|nr\.?|no\.?|n\.|#|id)"

#: (kind, weight 0..1, phrases). The longest phrase that matches at a word wins, whatever its kind.
ROWS: tuple[tuple[str, float, str], ...] = (
    # --- invoice number
    ("number", 1.0, "rechnungs {nr}; rechnung {nr}; rechnungsnr; rechn {nr}; faktura {nr}"),
    ("number", 0.8, "beleg {nr}; belegnummer; dokument {nr}; dokumentennummer; vorgangs {nr}"),
    ("number", 1.0, "facture {nr}; {nr} de facture; {nr} de la facture; {nr} facture; numero de facture; ref facture"),
    ("number", 1.0, "factures {nr}; reference facture; reference de la facture; facture ref; facture reference"),
    ("number", 1.0, "invoice {nr}; invoice {nr} {nr}; invoices {nr}; invoice ref; invoice reference; tax invoice {nr}"),
    ("number", 0.8, "document {nr}; bill {nr}; inv {nr}; reference {nr}; document number"),
    ("number", 1.0, "factuur {nr}; factuurnummer; factuurnr; nota {nr}"),
    ("number", 1.0, "fattura {nr}; {nr} fattura; numero fattura; numero della fattura; fattura numero; numero documento"),
    ("number", 1.0, "factura {nr}; {nr} factura; {nr} de factura; numero de factura; factura numero; fra {nr}"),
    ("number", 1.0, "fatura {nr}; {nr} da fatura; {nr} fatura; numero da fatura; fatura recibo {nr}; fatura simplificada"),
    ("number", 0.55, "rechnung; facture; invoice; factuur; fattura; factura; fatura; tax invoice; handelsrechnung"),
    ("number", 0.5, "commercial invoice; facture commerciale; sammelrechnung; abschlagsrechnung; schlussrechnung"),
    ("number", 0.5, "facture d'acompte; facture de solde; einzelrechnung; vat invoice; honorarrechnung; teilrechnung"),
    ("number", 0.5, "note d'honoraires; note d'honoraires {nr}; beitragsrechnung; verkaufsrechnung; ausgangsrechnung"),
    ("number", 0.3, "n°; n.°; nr; no; #"),
    # --- issue date
    ("issue_date", 1.0, "rechnungsdatum; datum der rechnung; rechnung vom; ausstellungsdatum; rechnungs datum"),
    ("issue_date", 0.9, "belegdatum; beleg datum; faktura datum; liefer und rechnungsdatum; rechnungs und lieferdatum"),
    ("issue_date", 0.9, "rechnungs und leistungsdatum; rechnungsdatum und lieferdatum; rechnungsdatum/lieferdatum"),
    ("issue_date", 1.0, "date de facture; date facture; date de la facture; date d'emission; date de facturation"),
    ("issue_date", 0.9, "facture du; facture en date du; emise le; emis le; date emission; etablie le; facture emise le"),
    ("issue_date", 1.0, "invoice date; date of invoice; date of issue; issue date; date issued; issued on; issued at"),
    ("issue_date", 0.9, "invoice dated; bill date; billing date; document date; tax point; issued; inv date"),
    ("issue_date", 1.0, "factuurdatum; factuur datum; datum factuur; nota datum"),
    ("issue_date", 1.0, "data fattura; data della fattura; data documento; data emissione; data di emissione"),
    ("issue_date", 1.0, "fecha de factura; fecha factura; fecha de emision; fecha emision; fecha de expedicion"),
    ("issue_date", 1.0, "data da fatura; data de emissao; data fatura; data emissao; data do documento"),
    ("issue_date", 0.6, "date; datum; data; fecha; dated; le; den; fait le; vom"),
    # --- due date
    ("due_date", 1.0, "fallig am; faellig am; fallig bis; falligkeitsdatum; faelligkeitsdatum; zahlbar bis; zahlbar bis zum; zahlbar zum"),
    ("due_date", 1.0, "zu zahlen bis; zahlung bis; zahlungsziel; zahlungstermin; bitte uberweisen sie bis zum; zahlbar am"),
    ("due_date", 1.0, "fallig; falligkeit; faelligkeit; zahlbar ohne abzug bis; zahlbar ohne abschlag bis; zahlungsfrist"),
    ("due_date", 0.9, "ohne abzug bis; uberweisen sie bis; uberweisen sie bis zum; uberweisung bis; netto bis; zahlen bis"),
    ("due_date", 0.9, "rechnungsbetrag bis; betrag bis zum; bis spatestens; spatestens bis; spatestens am; bis zum; bis zum zum"),
    ("due_date", 0.9, "spatestens zum; zahlung bis zum; zahlung fallig am; zahlbar netto bis; zahlungseingang bis"),
    ("due_date", 1.0, "date d'echeance; echeance; date echeance; echeance le; date limite de paiement; a payer avant le"),
    ("due_date", 1.0, "date limite de reglement; a regler avant le; facture a regler le; a regler le; payable le; a payer le"),
    ("due_date", 0.9, "payable avant le; payable au plus tard le; reglement le; au plus tard le; paiement du le; reglement avant le"),
    ("due_date", 0.9, "date de paiement; date de reglement; paiement avant le; a regler pour le; exigible le"),
    ("due_date", 1.0, "due date; payment due; due; pay by; payment due date; due on; due by; date due; payable by; please pay by"),
    ("due_date", 0.9, "please remit until; remit by; payment deadline; payable on; payment due by; please pay until; remit until"),
    ("due_date", 0.9, "payment due on; payable until; to be paid by; deadline; pay before; payment date"),
    ("due_date", 1.0, "vervaldatum; vervaldag; uiterste betaaldatum; betalen voor; te betalen voor; betaal voor; te voldoen voor"),
    ("due_date", 0.9, "uiterlijk; betaaldatum; te betalen uiterlijk; betaling voor; voor uiterlijk; gelieve te betalen voor"),
    ("due_date", 1.0, "scadenza; data scadenza; data di scadenza; scadenza pagamento; da pagare entro; pagare entro; entro il"),
    ("due_date", 1.0, "vencimiento; fecha de vencimiento; fecha vencimiento; fecha limite de pago; fecha de pago; pagar antes del"),
    ("due_date", 1.0, "vencimento; data de vencimento; data vencimento; data limite de pagamento; pagar ate; pagamento ate"),
    # --- totals including tax
    ("gross", 1.0, "grand total; gross total; total incl; total gross; gross amount; total including vat; total incl vat"),
    ("gross", 1.0, "total amount incl; total inc vat; total inc; total including tax; invoice total; total invoice amount"),
    ("gross", 0.95, "gross total amount; total with tax; total amount inclusive of vat; total incl tax; total amount including vat"),
    ("gross", 1.0, "bruttosumme; bruttobetrag; brutto gesamt; gesamtbetrag brutto; gesamt brutto; summe brutto; bruttogesamtbetrag"),
    ("gross", 1.0, "rechnungssumme brutto; rechnungsbetrag brutto; rechnungsendbetrag; rechnungsbetrag; rechnungssumme; endbetrag"),
    ("gross", 1.0, "gesamtsumme brutto; gesamtbetrag inkl; rechnungsgesamtbetrag; brutto rechnungsbetrag; gesamtsumme inkl"),
    ("gross", 0.85, "gesamtbetrag; gesamtsumme; endsumme; gesamt; summe gesamt; brutto; gesamtpreis; brutto eur; totalbetrag; total inkl"),
    ("gross", 1.0, "total ttc; montant ttc; montant total ttc; total general ttc; total toutes taxes comprises; total t.t.c"),
    ("gross", 1.0, "total facture; montant total de la facture; prix total ttc; ttc; montant de la facture; total de la facture"),
    ("gross", 0.95, "total general; montant total; somme totale; total a regler; total ttc en euros; total eur ttc"),
    ("gross", 1.0, "totaal incl; totaal inclusief; totaalbedrag incl; factuur totaal; factuurtotaal; factuurbedrag; totaal incl btw"),
    ("gross", 0.85, "totaal; totaalbedrag; eindtotaal; eindbedrag; totaal te betalen; totaal bedrag; totaal factuur"),
    ("gross", 1.0, "totale fattura; totale documento; totale ivato; totale iva inclusa; importo totale; totale complessivo"),
    ("gross", 0.85, "totale; totale da pagare; totale generale; totale eur; totale euro; totale a pagare; totale iva incl"),
    ("gross", 1.0, "total factura; importe total; total con iva; total iva incluido; total iva incl; total general; total a pagar"),
    ("gross", 1.0, "total da fatura; total fatura; total com iva; valor total; total do documento; total documento; total iva incluida"),
    ("gross", 0.75, "total; total due; total amount; total eur; total usd; total gbp; total chf; total euro; total en euros; total price"),
    ("gross", 0.6, "amount due; balance due; due payable; amount payable; total payable; total to pay; total amount due; pay this amount"),
    ("gross", 0.6, "net a payer; montant a payer; a payer; montant du; net a payer ttc; somme a payer; total du; solde du"),
    ("gross", 0.55, "zahlbetrag; zu zahlen; zu zahlender betrag; zahlungsbetrag; fallige summe; zu uberweisen; summe; forderung"),
    ("gross", 0.55, "te betalen; te voldoen; te betalen bedrag; da pagare; netto a pagare; a pagar; saldo a pagar; te betalen eur"),
    ("open", 0.4, "reste a payer; solde a payer; offener betrag; open amount; restbetrag; noch zu zahlen; openstaand bedrag"),
    ("open", 0.4, "saldo; balance; remaining amount; amount to pay; offene zahlungen; solde; outstanding; offener rechnungsbetrag"),
    ("other", 0.0, "montant deja verse; already paid; erhaltene anzahlungen; acompte; anzahlung; paid; deposit; prepaid; paid to date"),
    ("other", 0.0, "vorausbezahlter betrag; deja paye; deja regle; aanbetaling; amount paid; payments received; rounding amount"),
    ("other", 0.0, "amount credited; rundung; arrondi; prepayment; acomptes; acconto; anticipo; previous balance; paid sub total"),
    # --- totals before tax
    ("net", 1.0, "rechnungssumme ohne ust; nettosumme; nettobetrag; gesamt netto; summe netto; gesamtbetrag netto; netto gesamt"),
    ("net", 1.0, "rechnungssumme netto; rechnungsbetrag netto; zwischensumme netto; zwischensumme (netto); netto summe; gesamtsumme netto"),
    ("net", 0.9, "zwischensumme; netto; warenwert netto; netto eur; nettowarenwert; nettogesamtbetrag; gesamt ohne mwst; total netto"),
    ("net", 0.8, "steuerbasisbetrag; basisbetrag; bemessungsgrundlage; netto betrag; summe ohne ust; entgelt netto; warenwert; nettopreis"),
    ("net", 0.6, "positionssumme; summe positionen; summe der positionen; line total amount; total of lines"),
    ("net", 1.0, "total ht; montant ht; montant total ht; total net ht; total hors taxe; total hors taxes; total h.t; net ht; total ht net"),
    ("net", 0.85, "sous total; base ht; base tva; base montant ht; total hors tva; base; montant hors taxe; sous total ht; prix ht; base htva"),
    ("net", 1.0, "net total; total net; net amount; total excl; total ex vat; total excluding vat; net total amount; total before tax; net invoice; net invoice amount"),
    ("net", 0.9, "subtotal; sub total; taxable amount; total excluding tax; total excl vat; taxable base; subtotal excl; amount before tax"),
    ("net", 0.9, "net value; total net amount; total ex tax; sub total excl; subtotal (excl; subtotal ex vat; net price; subtotal net"),
    ("net", 1.0, "totaal excl; totaal exclusief; subtotaal; subtotaal excl; grondslag; maatstaf; netto bedrag; totaal exclusief btw"),
    ("net", 1.0, "imponibile; totale imponibile; totale netto; importo netto; subtotale; totale merce; base imponibile; netto merce"),
    ("net", 1.0, "base imponible; importe neto; total neto; total sin iva; suma; total bruto; importe bruto; base imp"),
    ("net", 1.0, "base tributavel; total sem iva; valor sem iva; total iliquido; incidencia; total liquido; valor liquido; base de incidencia"),
    ("net", 0.6, "less discount; total after discount; subtotal less discount; total apres remise; netto nach rabatt"),
    # --- tax
    ("tax", 1.0, "steuerbetrag; summe ust; summe mwst; umsatzsteuer gesamt; ust gesamt; gesamt mwst; mwst betrag; ust betrag; steuer gesamt"),
    ("tax", 0.9, "umsatzsteuer; mehrwertsteuer; mwst; ust; zzgl mwst; zzgl ust; zuzuglich mwst; mwst eur; zzgl umsatzsteuer; ust eur; mwst."),
    ("tax", 0.9, "zzgl mehrwertsteuer; zuzuglich umsatzsteuer; zuzuglich; zzgl; gesamtsteuer; summe steuer; versicherungssteuer; mwst summe"),
    ("tax", 1.0, "total tva; montant tva; montant de la tva; montant de tva; tva totale; total taxes; montant total tva; total de la tva"),
    ("tax", 0.9, "tva; taxes; taxe; t.v.a; dont tva; tva a"),
    ("tax", 1.0, "vat total; total vat; tax total; total tax; vat amount; tax amount; value added tax; sales tax; amount of vat; tax due"),
    ("tax", 0.9, "vat; tax; gst; hst; plus vat; vat @; iva"),
    ("tax", 1.0, "btw bedrag; totaal btw; btw totaal; bedrag btw; totale iva; importo iva; totale imposta; imposta; total iva; cuota iva"),
    ("tax", 1.0, "cuota; importe iva; valor iva; valor do iva; iva total; total de iva; montante iva; cuota de iva; imposta iva; i.v.a"),
    ("tax", 0.9, "btw; totaal belasting; belasting; impuestos; impuesto; imposto; impostos; imposte"),
    # --- who is addressed
    ("buyer", 1.0, "bill to; billed to; invoice to; invoiced to; sold to; buyer; bill to address; billing address; billed party"),
    ("buyer", 0.9, "customer; client; to; prepared for; invoice for; customer details; customer name; recipient; customer address"),
    ("buyer", 0.9, "purchaser; bill for; client name; client details; client information; billing to; billing details; invoice recipient"),
    ("buyer", 1.0, "kunde; kaufer; kaeufer; rechnungsempfanger; leistungsempfanger; auftraggeber; rechnung an; rechnungsadresse; abnehmer"),
    ("buyer", 0.9, "kunden; empfanger; rechnungsanschrift; kaufer/leistungsempfanger; kundenanschrift; an; besteller; kundendaten"),
    ("buyer", 1.0, "facture a; adresse du client; adresse de facturation; adresse client; destinataire; acheteur; facturer a; adresse facturation"),
    ("buyer", 0.9, "client facture; coordonnees client; nom du client; doit; a l'attention de; pour; adresse de la facture; facturation"),
    ("buyer", 1.0, "factuuradres; factuur aan; klant; klantgegevens; afnemer; aan; gefactureerd aan; factureren aan; klantnaam; koper"),
    ("buyer", 1.0, "cliente; destinatario; spett; spett.le; spettabile; intestatario; acquirente; fatturato a; fatturare a; intestata a; intestato a"),
    ("buyer", 1.0, "facturar a; facturado a; datos del cliente; cliente final; comprador; dados do cliente; faturar a; faturado a; exmo"),
    ("buyer", 1.0, "cessionario; cessionario/committente; committente; adquirente; exmo(s) sr(s); exmos; datos de facturacion; nombre del cliente"),
    ("seller", 1.0, "from; seller; supplier; vendor; verkaufer; verkaeufer; lieferant; rechnungssteller; leistungserbringer; aussteller"),
    ("seller", 1.0, "fournisseur; vendeur; emetteur; prestataire; expediteur; de; leverancier; verkoper; fornitore; venditore; cedente"),
    ("seller", 1.0, "cedente/prestatore; emisor; proveedor; vendedor; fornecedor; emitente; absender; mittente; remit to; pay to; payable to"),
    ("seller", 1.0, "service provider; issuer; issued by; emis par; datos del emisor; prestador; beneficiaire; payee; contact commercial; van"),
    ("seller", 1.0, "representant fiscal; abweichender zahlungsempfanger; zahlungsempfanger; steuervertreter; nos references; your contact"),
    ("ship", 1.0, "ship to; shipped to; deliver to; delivery address; shipping address; ship from; delivered to; delivery to; service address"),
    ("ship", 1.0, "lieferadresse; lieferanschrift; warenempfanger; abweichender warenempfanger; lieferung an; leistungsort; lieferort; versand an"),
    ("ship", 1.0, "adresse de livraison; livraison; lieu livraison; lieu de livraison; livre a; livraison: adresse; adresse livraison; livrer a"),
    ("ship", 1.0, "afleveradres; leveradres; bezorgadres; destinazione; luogo di destinazione; consegna; indirizzo di spedizione; direccion de envio"),
    ("ship", 1.0, "direccion de entrega; enviar a; local de entrega; morada de entrega; entregar a; destinazione merce; afleveren; local de descarga"),
    # --- other things with a number or a date, so that they are not taken for ours
    ("other", 0.0, "kunden {nr}; kundennummer; debitoren {nr}; debitorennummer; mandats {nr}; mandatsreferenz; glaubiger id; kunden id"),
    ("other", 0.0, "auftrags {nr}; auftragsnummer; bestell {nr}; bestellnummer; bestellung {nr}; bestellung; lieferschein {nr}; lieferschein"),
    ("other", 0.0, "ihre auftragsnummer; ihre bestellnummer; ihre bestellung; vertrags {nr}; vertragsnummer; projekt {nr}; artikel {nr}"),
    ("other", 0.0, "art {nr}; pos {nr}; steuer {nr}; steuernummer; konto {nr}; kontonummer; kassenzeichen; ursprungsbeleg {nr}; reklamationsnummer"),
    ("other", 0.0, "lieferdatum; leistungsdatum; liefer und leistungsdatum; leistungszeitraum; abrechnungszeitraum; lieferschein datum; bestelldatum"),
    ("other", 0.0, "bestell datum; auftrags datum; leistungs datum; druckdatum; gedruckt am; valuta; buchungsdatum; gultig bis; geburtsdatum; vom:"),
    ("other", 0.0, "leistung vom; leistungen vom; lieferung vom; bestellung vom; auftrag vom; zeitraum; berechnungszeitraum; versanddatum; lieferung am"),
    ("other", 0.0, "auftragsdatum; lieferschein vom; ihre bestellung vom; skonto bis; skonto bis zum; bei zahlung bis zum; bei zahlung bis"),
    ("other", 0.0, "zahlbar mit skonto bis; mit skonto bis; eingang bis; bestellnr; weitere referenz; referenz des kaufers; ihr zeichen; unser zeichen"),
    ("other", 0.0, "zahlungsreferenz; verwendungszweck; {nr} de client; {nr} client; code client; reference client; {nr} de commande; {nr} commande"),
    ("other", 0.0, "{nr} bon de commande; commande {nr}; commande; bon de livraison; {nr} bon de livraison; {nr} contrat; {nr} de contrat; contrat {nr}"),
    ("other", 0.0, "{nr} de facture associee; facture associee; facture liee; facture d'origine; {nr} facture d'origine; date de facture associee"),
    ("other", 0.0, "facture {nr} d'origine; date de livraison; date de commande; date de debut; date de fin; date de prestation; date livraison"),
    ("other", 0.0, "date de debut de prestation; date de fin de prestation; periode; periode du; date commande; imprime le; livraison du; du"),
    ("other", 0.0, "date de la commande; date d'execution; date d'expedition; date de naissance; date debut; date fin; bon de commande du; devis {nr}"),
    ("other", 0.0, "devis; {nr} devis; {nr} compte; reference commande; votre reference; vos references; votre commande; notre reference; reference avis"),
    ("other", 0.0, "{nr} bon de vente; {nr} bon de reception; reference avis de paiement; {nr} de tva; {nr} tva; numero tva; {nr} tva intra; id tva"),
    ("other", 0.0, "customer {nr}; customer id; account {nr}; order {nr}; po {nr}; purchase order; purchase order {nr}; order date; order; your order"),
    ("other", 0.0, "delivery date; despatch notice; contract {nr}; billing period; service period; date of delivery; shipping date; ship date; due to"),
    ("other", 0.0, "start of service; end of service; your reference; our reference; reference; period; delivery; date of supply; supply date; quote {nr}"),
    ("other", 0.0, "date of birth; start date; end date; print date; printed on; valid until; date paid; payment received; statement date; date of order"),
    ("other", 0.0, "tracking {nr}; job {nr}; project {nr}; vat {nr}; tax {nr}; tax id; vat id; vat registration {nr}; company {nr}; registration {nr}"),
    ("other", 0.0, "sales order; p.o. {nr}; p.o; delivery note; delivery note {nr}; refers to invoice; original invoice; invoice address; tax rate"),
    ("other", 0.0, "klant {nr}; klantnummer; order {nr}; ordernummer; orderdatum; leverdatum; uw referentie; onze referentie; debiteur {nr}; debiteurnummer"),
    ("other", 0.0, "btw {nr}; btw nummer; kvk; kvk {nr}; uw btw nummer; periode; contract {nr}; bestelnummer; besteldatum; pakbon {nr}; relatienummer"),
    ("other", 0.0, "codice cliente; ordine {nr}; numero ordine; data ordine; partita iva; p.iva; codice fiscale; data consegna; rif ordine; ddt {nr}; ddt"),
    ("other", 0.0, "{nr} cliente; codigo cliente; numero de pedido; pedido {nr}; pedido; fecha de pedido; fecha de entrega; su pedido; albaran; {nr} iva"),
    ("other", 0.0, "fecha pedido; encomenda; {nr} de encomenda; data de entrega; {nr} de cliente; numero de cliente; contribuinte; {nr} contribuinte; nif"),
    ("other", 0.0, "seite; page; pagina; blatt; telefon; tel; fax; phone; mobil; iban; bic; swift; siret; siren; ust id nr; ust idnr; usteuer id; rcs"),
    ("other", 0.0, "taux tva; tva %; mwst %; ust %; vat %; steuersatz; taux de tva; tax %; vat rate; btw %; aliquota; tipo iva; taxa iva; ust satz"),
    ("other", 0.0, "frais; penalite; penalites; indemnite; indemnite forfaitaire; remise; rabatt; discount; allowance; skonto; korting; sconto; descuento"),
    ("other", 0.0, "gesamtbetrag der zuschlage; gesamtbetrag der abschlage; total charges and allowances; total charges; total allowances; zuschlag"),
    ("other", 0.0, "freight; freight costs; shipping; versand; versandkosten; porto; frais de port; unit price; total quantity; amount in words; bruttopreis"),
    ("other", 0.0, "gesamtgewicht; total weight; total pieces; total hours; total qty; nombre de pieces; stuckzahl; exchange rate; capital; au capital de"),
    # --- what was delivered
    ("description", 1.0, "description; bezeichnung; beschreibung; artikelbezeichnung; leistung; leistungsbeschreibung; produkt; product; item description"),
    ("description", 1.0, "designation; nom & designation; libelle; prestation; omschrijving; descrizione; descripcion; descricao; concepto; artigo; item"),
    ("description", 0.8, "service; services; artikel; article; articolo; articulo; dienst; produit; artikelbeschreibung; designacao; prestations"),
    ("subject", 1.0, "betreff; betrifft; objet; subject; onderwerp; oggetto; asunto; assunto; projekt; project; betr"),
    ("currency", 1.0, "wahrung; devise; devise de la facture; currency; valuta; moneda; moeda; devise facture; all amounts in; betrage in"),
    ("currency", 1.0, "alle betrage in; montants en; montants exprimes en; bedragen in; invoice currency; prices in; document currency; amounts in"),
)

_MIN_PREFIX = 2


@dataclass(slots=True)
class Hit:
    """A label of `kind` in cell.text[start:end]."""

    kind: str
    weight: float
    cell: Cell
    start: int
    end: int
    at_start: bool


@dataclass(slots=True)
class _Phrase:
    kind: str
    weight: float
    match: re.Pattern[str]


def _compile() -> dict[str, list[_Phrase]]:
    """Phrases by the first two characters they can start with."""
    index: dict[str, list[_Phrase]] = {}
    for kind, weight, phrases in ROWS:
        for phrase in phrases.split("; "):
            pieces = [
                _NUMBER_WORD if piece == "{nr}" else re.escape(piece).replace(r"\ ", r"[ .\-_/]{0,3}")
                for piece in re.split(r"(\{nr\})", phrase)
                if piece
            ]
            pattern = re.compile("".join(pieces) + r"(?![a-z]|[-_]\w)")
            compiled = _Phrase(kind, weight, pattern)
            starts = ("nu", "n°", "nr", "no", "#", "n.", "id") if phrase.startswith("{nr}") else (phrase[:2],)
            for start in starts:
                index.setdefault(start, []).append(compiled)
    return index


_INDEX = _compile()
#: German compounds such as Versicherungsrechnung are titles like `Rechnung`.
_COMPOUND = re.compile(r"[a-z]{3,}rechnung(?![a-z])")
_TITLE = _Phrase("number", 0.5, _COMPOUND)
_PLACE = re.compile(r"^[a-z][a-z .'\-]{1,40},\s*$")
_WORD_START = re.compile(r"(?<![a-z0-9])[a-z#]")


def find_labels(cell: Cell) -> list[Hit]:
    """Every label in the cell, left to right, the longest at each word."""
    hits: list[Hit] = []
    folded, position = cell.folded, 0
    for found in _WORD_START.finditer(folded):
        start = found.start()
        if start < position:
            continue
        best: _Phrase | None = None
        best_end = start
        for key in (folded[start : start + 2], folded[start]):
            for phrase in _INDEX.get(key, ()):
                match = phrase.match.match(folded, start)
                if match and match.end() > best_end:
                    best, best_end = phrase, match.end()
        if best is None and "rechnung" in folded:
            compound = _COMPOUND.match(folded, start)
            if compound:
                best, best_end = _TITLE, compound.end()
        if best is not None:
            before = folded[:start]
            at_start = not before.strip(" -*•.:(") or bool(_PLACE.match(before))
            hits.append(Hit(best.kind, best.weight, cell, start, best_end, at_start))
            position = best_end
    return hits
