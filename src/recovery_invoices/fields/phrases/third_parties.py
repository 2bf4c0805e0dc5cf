"""How invoices call parties of other trades than selling, and third parties that neither owe nor are owed.

Who lets, insures, heals or builds has words of its own for both sides; a branch, a site, a factor or an agent stands
beside the customer with an address as whole as theirs.
"""

TABLE = """
buyer 1.0
  bill recipient; invoicee; drawee; messrs; m/s; account holder; policyholder; policy holder; the insured; tenant;
  tenants; lessee; hirer; subscriber; employer; principal; ordered by; ordered by and invoiced to; bill to and ship
  to; bill to / ship to; sold to / bill to; sold to and bill to; charge to; charged to; debtor; payer; guest name;
  in the name of; issued to; party to be invoiced; invoice party; bill recipient name;
buyer 1.0
  mieter; mieterin; pachter; leasingnehmer; leasingnehmerin; darlehensnehmer; versicherungsnehmer;
  versicherungsnehmerin; beitragszahler; kostenschuldner; rechnungsschuldner; schuldner; zahlungspflichtiger;
  zahlungspflichtige; zahler; kostentrager; mandant; mandantin; bauherr; bauherrin; bauherrschaft; vertragspartner;
  vertragsnehmer; mitglied; abonnent; anschlussnehmer; nutzer; wohnungseigentumer; teilnehmer; patient / patientin;
  rechnung fur;
buyer 1.0
  locataire; preneur; preneur a bail; assure; souscripteur; preneur d'assurance; abonne; titulaire; titulaire du
  contrat; adherent; debiteur; payeur; tiers payeur; donneur d'ordre; donneur d'ordres; maitre d'ouvrage;
  commettant; au nom de; etablie a; etablie au nom de; nom et adresse; proprietaire; copropriete; emprunteur;
buyer 1.0
  huurder; huurster; verzekeringnemer; verzekerde; abonnee; contractant; betaler; opdrachtgeefster; bouwheer; lid;
  op naam van; ten name van; t.n.v; leerling; bewoner;
buyer 1.0
  conduttore; locatario; affittuario; contraente; assicurato; abbonato; debitore; pagatore; soggetto pagatore;
  assistito; intestatario fattura; intestatario del contratto; socio; condomino; stazione appaltante; egregio;
  gentile; a nome di; a carico di; emessa a;
buyer 1.0
  arrendatario; inquilino; asegurado; tomador del seguro; abonado; titular; titular del contrato; deudor; pagador;
  contratante; ordenante; promotor; propietario; a nombre de; emitida a; nombre y direccion;
buyer 1.0
  tomador; segurado; subscritor; titular do contrato; devedor; sacado; assinante; dono da obra; em nome de; nome /
  razao social; nome/razao social; nome ou razao social; emitida em nome de;
buyer 1.0
  najemca; dzierzawca; ubezpieczajacy; ubezpieczony; abonent; dluznik; inwestor; zleceniodawca; pacjent; czlonek;
  leasingobiorca; faktura dla;
seller 1.0
  landlord; lessor; insurer; contractor; subcontractor; creditor; practitioner; carrier's details; rendered by;
  vermieter; vermieterin; verpachter; leasinggeber; versicherer; auftragnehmer; auftragnehmerin; glaubiger;
  glaubigerin; bailleur; loueur; assureur; titulaire du marche; creancier; maitre d'oeuvre; entrepreneur;
  verhuurder; verhuurster; verzekeraar; opdrachtnemer; schuldeiser; locatore; assicuratore; appaltatore; creditore;
  concedente; arrendador; casero; aseguradora; contratista; acreedor; facturado por; senhorio; locador; empreiteiro;
  seguradora; credor; wynajmujacy; wydzierzawiajacy; ubezpieczyciel; wierzyciel; zleceniobiorca; leasingodawca;
ship 1.0
  job address; works address; works site; site visited; service location; service site; installation address;
  installation site; place of delivery; place of performance; point of delivery; delivery point; delivery site;
  supply address; consignee; consignee address; ship to party; notify party; branch; branch office; branch address;
  local office; regional office; sales office; issuing branch; your branch; our branch; depot; our depot; our agent;
  sales agent; agent; managing agent; factor; factoring company; assignee; carrier; haulier; shipper; forwarder;
  freight forwarder; collected from; collection address; pick up address; pickup address; end user; end customer;
  broker; guarantor; premises; premises supplied; property address; used at; installed at; supplied to; work carried
  out at; works carried out at; delivered at; drop off address; warehouse address; dispatched from; despatched from;
ship 1.0
  niederlassung; zweigniederlassung; zweigstelle; filiale; geschaftsstelle; verkaufsburo; vertriebsburo;
  verkaufsstelle; zustandige niederlassung; betriebsstatte; einsatzort; einsatzstelle; montageort; montageadresse;
  baustelle; baustellenadresse; bauvorhaben; ihr bauvorhaben; bv; bvh; baumasnahme; bauprojekt;
  objekt; objektadresse; objektanschrift; ausfuhrungsort; leistungsadresse;
  leistungsanschrift; leistungsstelle; versandadresse; versandanschrift; zustelladresse; abholadresse; abholort;
  ladestelle; beladestelle; entladestelle; frachtfuhrer; spediteur; auslieferungslager; auslieferung ab;
  factoringgesellschaft; forderungskaufer; vertreter; handelsvertreter; vermittler; makler; endkunde;
  verwendungsstelle; zahlerstandort; einbauort; bauleitung; standort; aufstellungsort; lieferung nach; geliefert an;
  kaufobjekt; mietobjekt; lagerort;
ship 1.0
  adresse du site; adresse du chantier; adresse chantier; adresse des travaux; adresse d'intervention; adresse
  d'execution; adresse d'installation; adresse d'enlevement; adresse d'expedition; adresse de prestation; adresse du
  bien; lieu d'execution; lieu des travaux; lieu d'enlevement; lieu de prestation; lieu de la prestation; lieu
  d'installation; point de retrait; chantier; agence; votre agence; agence commerciale; agence de rattachement;
  succursale; etablissement secondaire; point de vente; bureau de vente; affactureur; societe d'affacturage;
  mandataire; apporteur d'affaires; courtier; transporteur; livre chez; livre au; utilisateur final; client final;
  architecte; bien loue; site; entrepot; expedie a; destinataire final; destinataire de la livraison;
ship 1.0
  luogo di consegna; luogo di intervento; luogo di esecuzione; luogo della prestazione; luogo di prestazione;
  destinatario merce; indirizzo di consegna; indirizzo di fornitura; indirizzo di intervento; cantiere; indirizzo
  cantiere; sede operativa; sede secondaria; ufficio vendite; deposito; magazzino; agente; agenzia; vettore;
  trasportatore; societa di factoring; cessionario del credito; ubicazione fornitura; direzione lavori; cliente
  finale; intermediario; punto vendita; immobile; consegnare a; spedito a; destinatario della merce;
ship 1.0
  lugar de entrega; lugar de prestacion; lugar de la prestacion; lugar del servicio; lugar de la obra; direccion de
  la obra; direccion de obra; direccion del suministro; direccion de instalacion; direccion del servicio; domicilio
  de entrega; domicilio de suministro; sucursal; delegacion; oficina comercial; oficina de ventas; almacen; agente
  comercial; representante; comisionista; transportista; entidad de factoring; cesionario del credito; obra;
  destino; destino de la mercancia; entregado en; entregar en; envio a; punto de venta; inmueble; usuario final;
ship 1.0
  local da obra; local de prestacao; local da prestacao; local do servico; local de servico; local de instalacao;
  local de consumo; morada da obra; morada de fornecimento; endereco de entrega; endereco da obra; endereco de
  instalacao; filial; delegacao; escritorio de vendas; armazem; transportador; transportadora; entidade de
  factoring; sociedade de factoring; entregue em; ponto de venda; loja; imovel; utilizador final;
ship 1.0
  werkadres; werklocatie; projectadres; uitvoeringsadres; plaats van levering; plaats van uitvoering; aansluitadres;
  verbruiksadres; leveringsadres; filiaal; vestiging; bijkantoor; verkoopkantoor; magazijn; ophaaladres; laadadres;
  losadres; vervoerder; factormaatschappij; factoringmaatschappij; vertegenwoordiger; tussenpersoon; eindgebruiker;
  eindklant; objectadres; installatieadres; locatie van levering; geleverd aan; verzonden naar;
ship 1.0
  miejsce wykonania; miejsce wykonania uslugi; miejsce realizacji; miejsce odbioru; adres budowy; adres inwestycji;
  adres montazu; adres instalacji; adres realizacji; adres punktu poboru; punkt poboru; punkt odbioru; oddzial;
  filia; biuro sprzedazy; biuro handlowe; punkt sprzedazy; magazyn; przewoznik; spedytor; faktor; firma
  faktoringowa; cesjonariusz; przedstawiciel; przedstawiciel handlowy; odbiorca towaru; odbiorca koncowy; obiekt;
  budowa; plac budowy;
"""
