"""How invoices announce who is addressed, who writes, and where the goods went."""

TABLE = """
buyer 1.0
  apellido y nombre; apellido y nombre / razon social; nombre o razon social; nombre / razon social; adquiriente;
buyer 1.0
  bill to; billed to; invoice address; invoice to; invoiced to; sold to; buyer; bill to address; billing address; billed
  party;
buyer 0.9
  customer; client; to; prepared for; invoice for; customer details; customer name; recipient; customer
  address;
  purchaser; bill for; client name; client details; client information; billing to; billing details;
  invoice recipient;
buyer 1.0
  kunde; kaufer; kaeufer; rechnungsempfanger; leistungsempfanger; auftraggeber; rechnung an;
  rechnungsadresse; abnehmer;
buyer 0.9
  kunden; empfanger; rechnungsanschrift; kaufer/leistungsempfanger; kundenanschrift; an; besteller;
  kundendaten;
buyer 1.0
  facture a; adressee a;
  facture adressee a; adresse du client; adresse de facturation; adresse client; destinataire; acheteur; facturer
  a; adresse facturation;
buyer 0.9
  client facture; coordonnees client; nom du client; doit; a l'attention de; pour; adresse de la
  facture; facturation;
buyer 1.0
  factuuradres; factuur aan; klant; klantgegevens; afnemer; aan; gefactureerd aan; factureren aan;
  klantnaam; koper;
  exmo sr; exmos srs; exmo(s) senhor(es); ex.mo sr; senores; senor(es); sres; razon social; spett ditta;
  spettabile ditta;
  cliente; destinatario; spett; spett.le; spettabile; intestatario; acquirente; fatturato a; fatturare
  a; intestata a; intestato a;
  facturar a; facturado a; datos del cliente; cliente final; comprador; dados do cliente; faturar a;
  faturado a; exmo;
  cessionario; cessionario/committente; committente; adquirente; exmo(s) sr(s); exmos; datos de
  facturacion; nombre del cliente;
seller 1.0
  from; seller; supplier; vendor; verkaufer; verkaeufer; lieferant; rechnungssteller;
  leistungserbringer; aussteller;
  our details; nos coordonnees; onze gegevens; unsere daten; dati fornitore;
  fournisseur; vendeur; emetteur; prestataire; expediteur; de; leverancier; verkoper; fornitore;
  venditore; cedente;
  cedente/prestatore; emisor; proveedor; vendedor; fornecedor; emitente; absender; mittente; remit to;
  pay to; payable to;
  service provider; issuer; issued by; emis par; datos del emisor; prestador; beneficiaire; payee;
  contact commercial; van;
  representant fiscal; abweichender zahlungsempfanger; zahlungsempfanger; steuervertreter; nos
  references; your contact;
ship 1.0
  lieu de consommation; afleveradres / lieferadresse;
  site d'intervention; lieu d'intervention; point de livraison; job site; job location;
  work site; site
  address; verbrauchsstelle; lieferstelle; abnahmestelle; punto di fornitura; punto de suministro;
  direccion de suministro;
  ship to; shipped to; deliver to; delivery address; shipping address; ship from; delivered to; delivery
  to; service address;
  lieferadresse; lieferanschrift; warenempfanger; abweichender warenempfanger; lieferung an;
  leistungsort; lieferort; versand an;
  adresse de livraison; livraison; lieu livraison; lieu de livraison; livre a; livraison: adresse;
  adresse livraison; livrer a;
  afleveradres; leveradres; bezorgadres; destinazione; luogo di destinazione; consegna; indirizzo di
  spedizione; direccion de envio;
  direccion de entrega; enviar a; local de entrega; morada de entrega; entregar a; destinazione merce;
  afleveren; local de descarga;
"""
