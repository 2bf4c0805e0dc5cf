"""What invoices print beside their values in Italian, Spanish, Portuguese and Polish: a key, then its wordings."""

WORDS = {
    "it": """
title Fattura; Fattura di vendita; Fattura immediata; Fattura differita; Fattura accompagnatoria; Parcella
number Fattura n.; Numero fattura; Numero documento; N. fattura; Fattura N°; Nr. documento; Numero; Doc. n.
issued Data fattura; Data; Data documento; Data di emissione; Emessa il; Data emissione; Del; Data doc.
due Scadenza; Data scadenza; Da pagare entro il; Data di scadenza; Scadenza pagamento; Pagamento entro il;
  Pagare entro; Termine di pagamento
order Vs. ordine; N. ordine; Ordine cliente; Rif. ordine; Vostro ordine; Ordine di acquisto; CIG; Rif. Vs. ordine
ordered Data ordine; Ordine del; Data Vs. ordine; Ordinato il
delivered Data consegna; Consegnato il; Data DDT; Data prestazione; Data spedizione; Data di consegna
printed Stampato il; Data stampa; Creato il; Elaborato il
period Periodo; Periodo di fatturazione; Competenza; Periodo di riferimento
customer Codice cliente; Cod. cliente; N. cliente; Cliente n.; Conto; Rif. cliente
contact Referente; Contatto; Agente; Vostro contatto
buyer Spett.le; Cliente; Destinatario; Intestatario; Cessionario; Fatturare a; Intestata a; Committente;
  Dati cliente; Acquirente
seller Fornitore; Cedente; Mittente; Prestatore; Emittente; Venditore; Da
ship Destinazione merce; Luogo di consegna; Indirizzo di consegna; Destinazione; Cantiere; Consegnare a
attention Alla c.a.; c.a.; Att.ne; c/o; All'attenzione di
department Ufficio acquisti; Amministrazione; Ufficio contabilità; Contabilità fornitori
person Sig. Esempio; Maria Prova; Dott. Modello
item Descrizione; Articolo; Prestazione; Prodotto; Causale
quantity Q.tà; Quantità; Ore; Qta; Pezzi
price Prezzo unitario; Prezzo; Prezzo unit.; P.U.; Tariffa
line Importo; Totale; Valore; Totale riga
sub Totale merce; Subtotale; Totale righe; Totale prestazioni; Somma
net Imponibile; Totale imponibile; Totale netto; Importo netto; Netto; Totale imponibile IVA; Imponibile totale
tax IVA {rate} %; IVA al {rate}%; Imposta {rate} %; I.V.A. {rate}%; Importo IVA ({rate} %); Iva {rate}%
taxes Totale IVA; IVA; Imposta; Importo IVA; Totale imposta; I.V.A.
gross Totale fattura; Totale documento; Totale; Importo totale; Totale ivato; Totale IVA inclusa;
  Totale complessivo; Totale generale; Totale da pagare; Totale con IVA
discount Sconto; Sconto 5 %; Sconto merce; Abbuono
shipping Spese di trasporto; Trasporto; Spese di spedizione; Spese trasporto; Imballo e trasporto; Spese accessorie
prepaid Acconto versato; Acconto; Anticipo ricevuto; Acconto già versato; Già pagato; Acconti; A dedurre acconto;
  Caparra versata
rest Netto a pagare; Da pagare; Saldo dovuto; Residuo da pagare; Saldo; Resto da pagare; Importo da pagare;
  Saldo a pagare
vat P. IVA; Partita IVA; P.I.; Cod. fisc. / P. IVA
register REA; C.F.; Codice fiscale; Reg. imprese
phone Tel.; Telefono; Tel
bank Coordinate bancarie; Banca d'appoggio; Bonifico su; Banca
terms Pagamento a {days} giorni.; Condizioni: {days} gg data fattura; Bonifico bancario {days} gg d.f.;
  Pagamento entro {days} giorni; Bonifico a {days} giorni data fattura; Termini di pagamento: {days} giorni
early Sconto del 2 % per pagamento entro il {early}; 2 % di sconto a {few} giorni;
  Sconto cassa 2 % se pagato entro {few} giorni
late Interessi di mora ai sensi del D.Lgs. 231/2002.; Contributo CONAI assolto ove dovuto.
thanks Grazie per averci scelto.; Cordiali saluti.; Si prega di indicare il numero della fattura nel bonifico.
page Pagina 1 di 1; Pag. 1; 1/1
reference Vs. ordine {order} del {ordered}; DDT n. {order} del {ordered}; Rif. preventivo {order} del {ordered}
carried A riportare; Riporto; Totale parziale
base Imponibile; Base imponibile; Netto; Imponib.
rate Aliquota; IVA %; Aliq.; % IVA
words Importo in lettere; In lettere; Diconsi
country Italia
""",
    "es": """
title Factura; Factura de venta; Factura ordinaria; Factura completa; Minuta; Factura de servicios
number Factura n.º; Número de factura; N.º de factura; Nº factura; Factura Nº; Número; Núm. factura; Documento n.º
issued Fecha de factura; Fecha; Fecha de emisión; Fecha factura; Fecha de expedición; Emitida el; Fecha emisión;
  Fecha del documento
due Vencimiento; Fecha de vencimiento; Fecha límite de pago; Pagar antes del; Vence el; Fecha vencimiento;
  Fecha de pago; A pagar antes del
order Su pedido; N.º de pedido; Pedido n.º; Ref. pedido; Pedido; Orden de compra; Su referencia; Nº pedido
ordered Fecha de pedido; Fecha pedido; Pedido del; Fecha del pedido
delivered Fecha de entrega; Entregado el; Fecha de operación; Fecha albarán; Fecha de servicio; Fecha de envío
printed Impreso el; Fecha de impresión; Generado el; Creado
period Período; Periodo de facturación; Período facturado; Periodo
customer N.º de cliente; Código cliente; Cliente n.º; Cód. cliente; Cuenta; Nº cliente
contact Contacto; Comercial; Atendido por; Su contacto
buyer Cliente; Facturar a; Facturado a; Datos del cliente; Destinatario; Datos de facturación;
  Dirección de facturación; Comprador; Datos fiscales del cliente; Receptor
seller Emisor; Proveedor; De; Vendedor; Datos del emisor; Remitente; Expedidor
ship Dirección de entrega; Enviar a; Lugar de entrega; Dirección de envío; Entregar en; Obra
attention A la atención de; At.; c/o; Attn.; A/A
department Dpto. de Contabilidad; Departamento de Compras; Administración; Dpto. Financiero
person D. Juan Ejemplo; Dña. Ana Muestra; Sr. Modelo
item Descripción; Concepto; Artículo; Producto; Detalle
quantity Cantidad; Cant.; Uds.; Horas; Unidades
price Precio; Precio unitario; P. unit.; Precio unit.; Precio/ud.
line Importe; Total; Subtotal; Importe neto
sub Suma; Subtotal; Total bruto; Importe bruto; Suma importes
net Base imponible; Subtotal; Importe neto; Total neto; Total sin IVA; Total base imponible; Neto
tax IVA {rate} %; IVA ({rate}%); {rate} % IVA; Cuota IVA {rate} %; I.V.A. {rate}%; IVA al {rate} %
taxes Total IVA; IVA; Cuota IVA; Importe IVA; Cuota; I.V.A.
gross Total factura; Total; Importe total; Total a pagar; TOTAL EUROS; Total con IVA; Total IVA incluido;
  Total general; Importe total factura; Total factura (IVA incl.)
discount Descuento; Dto. 5 %; Descuento comercial; Dto.
shipping Gastos de envío; Portes; Transporte; Gastos de transporte; Envío; Embalaje y portes
prepaid Anticipo recibido; Entregado a cuenta; Pago a cuenta; Ya pagado; Anticipo; Pagos recibidos; A cuenta;
  Señal recibida
rest Pendiente de pago; Importe pendiente; A pagar; Resto a pagar; Saldo pendiente; Líquido a pagar;
  Importe a pagar; Total pendiente
vat NIF; CIF; N.I.F.; NIF-IVA
register Reg. Merc.; Registro Mercantil; Inscrita en; R.M.
phone Tel.; Teléfono; Tfno.
bank Datos bancarios; Cuenta bancaria; Transferencia a; N.º de cuenta
terms Pago a {days} días.; Condiciones de pago: {days} días; Forma de pago: transferencia a {days} días;
  Pago en {days} días fecha factura; Plazo de pago: {days} días; Transferencia {days} días
early Descuento del 2 % por pronto pago antes del {early}; 2 % de descuento a {few} días; Pronto pago {few} días: 2 %
late Transcurrido el plazo se aplicarán intereses de demora.; Operación sujeta a las condiciones generales de venta.
thanks Gracias por su confianza.; Reciba un cordial saludo.; Indique el número de factura en la transferencia.
page Página 1 de 1; Pág. 1; Hoja 1
reference Su pedido {order} de {ordered}; Albarán {order} de fecha {ordered}; Según presupuesto {order} del {ordered}
carried Suma y sigue; Suma anterior; A reportar
base Base imponible; Base; Base imp.; Importe neto
rate % IVA; Tipo; Tipo IVA; IVA %
words Importe en letra; Son; En letras
country España
""",
    "pt": """
title Fatura; Factura; Fatura de venda; Nota de honorários; Fatura de serviços
number Fatura n.º; Número da fatura; N.º da fatura; Fatura Nº; Número; Nº documento; Documento n.º; N.º fatura
issued Data da fatura; Data; Data de emissão; Data emissão; Emitida em; Data do documento; Data fatura; Emissão
due Vencimento; Data de vencimento; Data limite de pagamento; Pagar até; Vence em; Pagamento até;
  Data vencimento; Prazo de pagamento
order Sua encomenda; N.º de encomenda; Encomenda n.º; V/ encomenda; Requisição; Nº pedido; Pedido; Ordem de compra
ordered Data da encomenda; Data encomenda; Data do pedido; Encomenda de
delivered Data de entrega; Entregue em; Data do serviço; Data da prestação; Data de envio; Data carga
printed Impresso em; Data de impressão; Processado em; Criado em
period Período; Período de faturação; Período de referência; Competência
customer N.º de cliente; Código cliente; Cliente n.º; Cód. cliente; Conta; Nº cliente
contact Contacto; Vendedor; O seu contacto; Gestor
buyer Cliente; Faturar a; Faturado a; Dados do cliente; Destinatário; Exmo(s). Sr(s).; Adquirente;
  Morada de faturação; Tomador; Comprador
seller Emitente; Fornecedor; De; Vendedor; Prestador; Dados do emitente; Empresa
ship Local de entrega; Morada de entrega; Entregar a; Local de descarga; Endereço de entrega; Obra
attention A/C; Ao cuidado de; c/o; Att.; A/c de
department Departamento Financeiro; Contabilidade; Contas a Pagar; Dep. de Compras
person Sr. João Exemplo; Ana Amostra; Dra. Modelo
item Descrição; Designação; Artigo; Produto; Serviço
quantity Qtd.; Quantidade; Qt.; Horas; Unid.
price Preço unitário; Preço; P. unit.; Valor unitário; Preço unit.
line Valor; Total; Total líquido; Montante
sub Subtotal; Total bruto; Mercadorias; Soma; Total das linhas
net Total sem IVA; Base tributável; Incidência; Valor sem IVA; Total líquido; Subtotal sem IVA; Base de incidência
tax IVA {rate} %; IVA ({rate}%); {rate}% IVA; Imposto {rate} %; Valor IVA {rate} %; Taxa {rate}%
taxes Total IVA; IVA; Valor do IVA; Total de IVA; Total imposto; Imposto
gross Total da fatura; Total; Valor total; Total a pagar; Total com IVA; Total do documento; Total geral;
  Total fatura; Total (IVA incl.); Montante total
discount Desconto; Desconto 5 %; Desconto comercial; Desc.
shipping Portes; Portes de envio; Transporte; Despesas de envio; Frete; Custos de envio
prepaid Adiantamento recebido; Valor pago; Já pago; Sinal; Adiantamento; Sinal recebido; Pago por conta;
  Pagamento recebido
rest Valor a pagar; Total em dívida; Saldo a pagar; Valor em dívida; A pagar; Restante a pagar; Saldo devedor;
  Valor por liquidar
vat NIF; Contribuinte; NIPC; N.º contribuinte
register Matrícula; C.R.C.; Cap. social; Reg. comercial
phone Tel.; Telefone; Telef.
bank Dados bancários; Transferência bancária; Banco; Pagamento por transferência
terms Pagamento a {days} dias.; Condições de pagamento: {days} dias; Prazo: {days} dias da data da fatura;
  Pagamento em {days} dias; Pronto a {days} dias; Cond. pagamento {days} dias
early 2 % de desconto se pago até {early}; Desconto de 2 % a {few} dias; Pronto pagamento em {few} dias: 2 %
late Em caso de mora são devidos juros à taxa legal.; Processado por programa certificado.
thanks Obrigado pela sua preferência.; Com os melhores cumprimentos.; Indique o número da fatura na transferência.
page Página 1 de 1; Pág. 1/1; 1/1
reference V/ encomenda {order} de {ordered}; Guia de remessa {order} de {ordered};
  Conforme orçamento {order} de {ordered}
carried A transportar; Transporte de página; Soma parcial
base Incidência; Base; Valor sem IVA; Base tributável
rate Taxa; Taxa IVA; IVA %; % IVA
words Por extenso; Valor por extenso; São
country Portugal
""",
    "pl": """
title Faktura; Faktura VAT; Faktura sprzedaży; Faktura końcowa; Rachunek
number Faktura nr; Numer faktury; Nr faktury; Faktura VAT nr; Numer; Nr dokumentu; Numer dokumentu; Nr
issued Data wystawienia; Data faktury; Wystawiono dnia; Data; Wystawiona dnia; Data dokumentu; Z dnia; Data wyst.
due Termin płatności; Płatne do; Termin zapłaty; Zapłata do; Płatność do; Do zapłaty do dnia; Termin; Data płatności
order Zamówienie nr; Nr zamówienia; Państwa zamówienie; Numer zamówienia; Nr zlecenia; Zlecenie
ordered Data zamówienia; Zamówiono dnia; Zamówienie z dnia; Data zlecenia
delivered Data sprzedaży; Data dostawy; Data wykonania usługi; Dostarczono; Data zakończenia dostawy; Data wysyłki
printed Wydrukowano; Data wydruku; Utworzono; Sporządzono
period Okres; Okres rozliczeniowy; Za okres; Okres świadczenia
customer Nr klienta; Numer klienta; Kod klienta; Kontrahent nr; Klient nr
contact Kontakt; Osoba do kontaktu; Opiekun; Handlowiec
buyer Nabywca; Kupujący; Odbiorca faktury; Klient; Płatnik; Zamawiający; Nabywca usługi; Dane nabywcy
seller Sprzedawca; Wystawca; Dostawca; Dane sprzedawcy; Wykonawca; Usługodawca
ship Odbiorca; Adres dostawy; Miejsce dostawy; Adres wysyłki; Dostarczono do
attention Do rąk; c/o; Sz. P.; Do wiadomości
department Dział Księgowości; Księgowość; Dział Zakupów; Dział Finansowy
person Jan Przykład; Anna Wzór; p. Próbny
item Nazwa towaru lub usługi; Nazwa; Opis; Towar / usługa; Wyszczególnienie
quantity Ilość; Szt.; Liczba; Il.; J.m.
price Cena netto; Cena jedn.; Cena; Cena jednostkowa netto; Stawka
line Wartość netto; Wartość; Kwota netto; Netto
sub Razem pozycje; Suma pozycji; Suma; Razem
net Razem netto; Wartość netto; Suma netto; Kwota netto; Ogółem netto; Netto; Łącznie netto
tax VAT {rate} %; Kwota VAT {rate}%; Podatek VAT {rate} %; VAT ({rate}%); {rate}% VAT; PTU {rate} %
taxes Kwota VAT; VAT; Podatek VAT; Razem VAT; Suma VAT; Podatek
gross Razem brutto; Wartość brutto; Razem do zapłaty; Kwota brutto; Suma brutto; Ogółem brutto; Razem;
  Łącznie brutto; Kwota do zapłaty; Ogółem
discount Rabat; Rabat 5 %; Upust; Bonifikata
shipping Koszt dostawy; Transport; Koszty wysyłki; Dostawa; Koszty transportu
prepaid Zaliczka; Zapłacono; Wpłacono; Otrzymana zaliczka; Przedpłata; Wpłacona zaliczka; Zapłacono zaliczką;
  Już zapłacono
rest Pozostało do zapłaty; Do zapłaty; Pozostaje do zapłaty; Do dopłaty; Kwota pozostała; Pozostała kwota
vat NIP; NIP UE; Numer VAT; NIP
register KRS; REGON; Nr KRS; BDO
phone Tel.; Telefon; tel.
bank Rachunek bankowy; Nr konta; Bank; Konto
terms Płatność w terminie {days} dni.; Termin płatności: {days} dni; Przelew {days} dni;
  Zapłata w ciągu {days} dni od daty wystawienia; Płatne przelewem w ciągu {days} dni
early 2 % rabatu przy płatności do {early}; Skonto 2 % przy zapłacie w ciągu {few} dni;
  Przy płatności w ciągu {few} dni 2 % rabatu
late W przypadku opóźnienia naliczane są odsetki ustawowe.; Towar pozostaje własnością sprzedawcy do czasu zapłaty.
thanks Dziękujemy za współpracę.; Zapraszamy ponownie.; W tytule przelewu prosimy podać numer faktury.
page Strona 1 z 1; Str. 1; 1/1
reference Zamówienie {order} z dnia {ordered}; Umowa {order} z dnia {ordered}; Oferta {order} z dnia {ordered}
carried Do przeniesienia; Z przeniesienia; Razem strona 1
base Wartość netto; Netto; Podstawa; Podstawa opodatkowania
rate Stawka VAT; Stawka; VAT %; % VAT
words Słownie; Kwota słownie; słownie złotych
country Polska
""",
}
