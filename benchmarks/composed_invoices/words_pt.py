"""What invoices in Portuguese print beside their values, in Portugal, Brazil and Africa: a key, then its wordings."""

WORDS = """
title {Fatura|FATURA|Factura}; Fatura; FATURA; Factura; {Fatura|Factura} {n.º|simplificada|comercial|de venda|de
    serviços|recibo-fatura|global|final|mensal|de honorários|de exportação}; Nota fiscal; Nota Fiscal de Serviços; Nota
    de honorários; Nota de débito / Fatura; DANFE; Fatura/Invoice; Fatura-proforma convertida; NFS-e; Conta de
    fornecimento; Fatura de serviços; Nota de cobrança
number {Fatura n.º|Fatura N.º|Factura n.º|Número da fatura|N.º da fatura|Nº fatura|Fatura|Fatura nº|Factura
    Nº|Factura|Documento n.º|N.º documento|Nº doc.|Documento|Número|N.º|Nº|Fatura/Recibo n.º|Nota n.º|NF-e Nº|Nº da
    nota|Número da nota|N/Fatura|Referência|Ref.|Nota fiscal n.º|Número do documento|Doc. N.º|Nº do
    documento|Série/Número|Fatura número|Nº da fatura|FT|Fat. n.º|Nota de honorários n.º|Identificador|Nossa
    fatura|Número da NFS-e|Indicar no pagamento}
issued {Data|Data|Data da fatura|Data de emissão|Data emissão|Emitida em|Emitido em|Data do documento|Data doc.|Data
    fatura|Emissão|Data da emissão|Data factura|Data de faturação|Em|Data documento|Data e hora de emissão|Local e
    data|Data de facturação|Faturado em|Dia de emissão|Passada em|Data da nota|Dt. emissão|Aos}
due {Vencimento|Data de vencimento|Data vencimento|Vence em|Data venc.|Pagar até|A pagar até|Pagamento até|Data limite
    de pagamento|Data limite|Vencimento em|Pagável até|Prazo de pagamento|Vence a|Data de pagamento|Débito em|Liquidar
    até|Data do débito|Venc.|Pagamento em|Vcto|Dt. vencimento|Limite de pagamento|Data de débito|Prazo|A liquidar
    até|Pague até|Válido para pagamento até|Último dia de pagamento|Data limite pagto.}
order {Encomenda|N.º encomenda|V/ encomenda|Requisição|Requisição n.º|V/ requisição|Pedido|Nº do pedido|Ordem de
    compra|O.C.|Encomenda n.º|Sua encomenda|Nota de encomenda|V/ Ref.ª|Orçamento|Orçamento n.º|Proposta n.º|Contrato|Nº
    pedido|Pedido de compra|Empenho|N.º compromisso|Vossa encomenda|Ordem de serviço}
ordered {Data da encomenda|Encomenda de|Data encomenda|Data do pedido|Requisição de|Data da requisição|Orçamento
    de|Contrato de|Proposta de|Encomendado em}
delivery_no {Guia de remessa|Guia n.º|Guia de transporte|G. remessa|Guia|Nota de entrega|N/ guia|Romaneio|Guia de
    entrega n.º|GT}
delivered {Data de entrega|Entregue em|Data entrega|Data do serviço|Data de expedição|Data de saída|Realizado em|Data
    da prestação|Data de carga|Executado em|Data do trabalho|Data saída/entrada|Concluído em|Carga|Data de envio}
period {Período|Período de faturação|Mês|Mês de referência|Competência|Período de|Referente a|Período de
    consumo|Período faturado|Serviços de|Estadia|Trimestre|Vigência}
customer {Cliente n.º|N.º cliente|Código cliente|Cód. cliente|Cliente|N.º de cliente|Código de cliente|Conta|Nº do
    cliente|Conta cliente|Código|Conta n.º|V/ n.º cliente|Associado n.º}
project {Obra|Projeto|Projecto|Processo|Assunto|Centro de custo|Obra
    n.º|Referente|Local|Viatura|Matrícula|Empreitada|Imóvel|N.º processo|Navio|Evento}
contract {Contrato|Contrato n.º|N.º contrato|Apólice|Apólice n.º|Assinatura|Acordo|Código contrato}
our_ref {N/ referência|Nossa referência|N/Ref.|Ref. interna|Referência|N/ ref.ª}
your_ref {V/ referência|Vossa referência|V/Ref.|Ref. cliente|Sua referência|V/ ref.ª}
contact {Contacto|Vendedor|Contato|Responsável|Comercial|V/ contacto|Técnico|Operador|Elaborado
    por|Representante|Gestor|Atendido por|Emitido por}
phone {Tel.|Telefone|Telef.|Tel|Telem.|Tlf.|Fone|Telemóvel}
fax {Fax|Telefax}
email {E-mail|Email|Correio eletrónico|Mail}
vat {NIF|Contribuinte n.º|N.º contribuinte|NIPC|Contribuinte|CNPJ|NUIT|N.º de contribuinte|NIF/NIPC|CNPJ/CPF|Cont.
    N.º|VAT}
buyer_vat {NIF|Contribuinte|V/ n.º contrib.|V/ contribuinte|NIF cliente|NIF do cliente|N.º contribuinte|CNPJ/CPF|NIF
    adquirente|CNPJ|V/N.º Contrib.|V/ NIF|NUIT|Contribuinte do cliente}
taxno {Inscrição estadual|Inscrição municipal|IE|CAE|ATCUD|Alvará|Insc. Est.}
register {Capital social|C.R.C.|Cons. Reg. Com.|Matriculada na C.R.C. de|Capital Social|Registo comercial}
page {Página|Pág.|Folha|Pag.}
printed {Impresso em|Processado em|Data de impressão|Gerado em|Emitido por computador em}
terms_label {Condições de pagamento|Condição de pagamento|Cond. pagamento|Prazo de pagamento|Pagamento|Termos de
    pagamento|Cond. pag.|Forma de pagamento}
pay_method {Forma de pagamento|Modo de pagamento|Meio de pagamento|Método de pagamento}
by_transfer {Transferência bancária|Transferência|Débito direto|Multibanco|Boleto|Cheque|Pronto pagamento|Boleto
    bancário|PIX|A crédito|Numerário}
currency_label {Moeda|Divisa|Câmbio}
supplier_no {N.º fornecedor|Código fornecedor|Fornecedor n.º|Cód. fornecedor}
cost_centre {Delegação|Filial|Departamento|Armazém|Loja|Zona|Secção|Centro de custo|Caixa}
ship_via {Expedição|Transporte|Transportador|Transportadora|Modo de expedição|Incoterm|Frete por
    conta|Volumes|Peso|Descarga|Local de carga}
ship_value {N/ viatura|CTT|V/ morada|Transportadora|Emitente|EXW|DAP|Levantamento|Rodoviário|Destinatário}
meter {CPE|CUI|Contador|N.º contador|Matrícula|Quilómetros|Quarto|Reserva|Chegada|Saída|Hóspede|N.º
    série|Apólice|Instalação|Entidade|Referência MB|Chassis|Paciente|Chave de acesso|Código de verificação|Linha}
buyer {Cliente|Exmo.(s) Sr.(s)|Exmo(s). Senhor(es)|Faturar a|Faturado a|Destinatário|Adquirente|Ex.mos Senhores|Morada
    de faturação|Dados do cliente|Comprador|Facturar a|Destinatário/Remetente|Tomador de serviços|Tomador do
    serviço|Cliente/Adquirente|Para|À|Fatura a|Titular|Nome/Razão social|Sacado|Endereço de faturação|Cobrar a|Nome do
    cliente|Exmos. Srs.|Pagador|Cliente faturação|Contratante|Arrendatário|Endereço de cobrança|À atenção de|Razão
    social|Titular do contrato|Devedor|Inquilino|Dono de obra}
seller {Emitente|Fornecedor|Vendedor|De|Prestador|Prestador de serviços|Dados do emitente|Remetente|Empresa|Emitido
    por|Beneficiário|Cedente|Senhorio|Os nossos dados|Empreiteiro|Credor}
ship {Local de entrega|Morada de entrega|Endereço de entrega|Entregar em|Descarga|Local de descarga|Local de
    consumo|Destino|Local da obra|Enviar para|Local de instalação|Local de prestação|Morada de descarga|Entregue
    a|Endereço de instalação|Local do serviço|Recebedor}
agent {Sede|Filial|Delegação|Armazém|Local de carga|Carga|Transportador|Escritório|Agente|Representante|Loja|Sede
    social|Despachante|Correspondência}
bank {Dados bancários|Banco|IBAN|Dados para pagamento|NIB|Conta bancária|Transferência para|Conta|Coordenadas
    bancárias|Pagamento por transferência|Domiciliação}
sub {Subtotal|Soma|Mercadoria/Serviços|Total ilíquido|Total mercadorias|Valor dos produtos|Valor bruto|Total de
    linhas|Soma dos artigos|Mercadorias|Valor dos serviços}
net {Total líquido|Incidência|Total sem IVA|Base tributável|Valor líquido|Total ilíquido|Subtotal|Base de
    incidência|Total s/ IVA|Valor sem IVA|Líquido|Base IVA|Total incidência|Base de cálculo|Valor tributável|Total
    antes de impostos|Montante líquido|Valor total dos produtos|Total base|Matéria coletável|Honorários|Importância sem
    IVA|Valor dos serviços|Base|Total ilíquido s/ IVA}
tax {IVA <rate>%|IVA (<rate>%)|IVA <rate> %|IVA à taxa de <rate>%|I.V.A. <rate>%|Taxa <rate>%|<rate>% IVA|IVA a
    <rate>%|Valor do IVA <rate>%|ISS <rate>%|ICMS <rate>%|Imposto <rate> %|IVA <rate>% sobre <base>|+ IVA <rate>%|IVA
    taxa normal <rate>%}
taxes {IVA|Total IVA|Valor do IVA|Total de IVA|I.V.A.|Imposto|Total imposto|Impostos|Montante IVA|Valor IVA|Total
    impostos|IVA total|Valor do ICMS|Valor do ISS|Valor do imposto|Total do IVA}
gross {Total|TOTAL|Total a pagar|Total da fatura|Total do documento|Total documento|Valor total|Total (EUR)|Total com
    IVA|Total geral|Total IVA incluído|Importância a pagar|Montante total|Valor a pagar|Total fatura|Total
    factura|Valor total da nota|Total c/ IVA|Valor da fatura|Total EUR|A pagar|Total €|Montante a pagar|Valor total do
    documento|Total R$|Valor do documento|Total líquido a pagar|Total da factura|Importância total|Total bruto|Valor
    cobrado|Valor total da fatura|Total a liquidar|Soma total|Total Kz|Total com impostos|Valor a débito}
discount {Desconto|Desconto comercial|Descontos comerciais|Desconto 5%|Desconto financeiro|Abatimento|Desconto
    cliente|Desc.}
shipping {Portes|Transporte|Portes de envio|Frete|Embalagem|Despesas|Despesas de envio|Deslocação|Outras
    despesas|Seguro|Taxas|Ecotaxa}
prepaid {Adiantamento|Adiantamento recebido|Já pago|Sinal|Valor pago|Pagamento por conta|Adiantamentos|Menos
    adiantamento|Pago por conta|Recebido|Adiantamento de <paid>|Valor já pago|Pago em <paid>|Sinal recebido|Entrada|A
    deduzir adiantamento|Pagamentos efetuados|Valor adiantado|Caução|Valor recebido em <paid>|Entregue por
    conta|Liquidado}
rest {A pagar|Valor a pagar|Saldo|Total a pagar|Por pagar|Saldo em dívida|Restante|Falta pagar|Valor em dívida|Saldo a
    pagar|Valor restante|Líquido a pagar|Montante em dívida|Resta pagar|Valor em falta|Importância em
    dívida|Remanescente|Saldo por liquidar|Valor líquido a pagar}
rounding {Arredondamento|Acerto}
previous {Saldo anterior|Valor em atraso|Débitos anteriores}
withheld {Retenção na fonte 25%|Retenção|Retenção IRS|Retenção na fonte|Retenção 6,5%|Retenção de garantia 5%|IRRF 1,5%}
skonto_sum {Desconto p.p. 2%|Valor com desconto|Pronto pagamento}
base {Incidência|Base|Base tributável|Valor base|Incid.|Líquido}
rate {Taxa|Taxa IVA|% IVA|IVA|%|Alíquota|Tx.}
words_label {Por extenso|Extenso|São|Valor por extenso|Importa em}
carried {A transportar|Transporte|Transportado}
item {Descrição|Designação|Artigo|Produto|Serviço|Discriminação|Descrição dos produtos|Discriminação dos
    serviços|Detalhe|Trabalhos|Serviço prestado}
quantity {Qtd.|Quantidade|Qtd|Quant.|Horas|Qt.|Dias|Noites}
unit {Un.|Unidade|UN|Unid.}
price {Preço unitário|Pr. unitário|Preço unit.|Preço|P. unit.|Valor unitário|Preço/h|Vlr. unit.|Pr. Unit.}
line {Valor|Total|Total líquido|Valor total|Montante|Importância|Vlr. total|Líquido|Valor Kz|Subtotal}
pos {N.º|Linha|Item|#}
artno {Código|Artigo|Referência|Ref.|Cód. produto|Cód.}
s_intro Pelos serviços prestados {no período <period>|em <delivered>|conforme contrato}:; Referente à vossa encomenda
    <order> de <ordered>; Guia de remessa <delivery_no> de <delivered>; Conforme orçamento <order> de <ordered>; Vimos
    por este meio faturar o seguinte:; Honorários relativos a <period>; Serviço realizado em <delivered>:; De acordo
    com o contrato de <ordered>:
s_number Fatura n.º <number>; Fatura <number>; Factura nº <number>; FATURA N.º <number>; Fatura n.º <number> de
    <issued>; Factura <number>; Nota fiscal n.º <number>; Fatura FT <number>; Assunto: fatura <number>; Fatura:
    <number>; Nota de honorários n.º <number>; N/ fatura <number> de <issued>
s_total O valor total é de <gross>; Total ilíquido <net>; IVA à taxa de <rate> % <tax>; total do documento <gross>.;
    Honorários de <net> acrescidos de IVA <tax>, no total de <gross>.; Agradecemos o pagamento de <gross>; Importa a
    presente fatura em <gross>, sendo <tax> de IVA sobre <net>.
s_due {Pagar|A pagar|Pagamento|Pagável} até {ao dia |}<due>{.|}; Vencimento: <due>; Data de vencimento: <due>;
    Agradecemos o pagamento até <due>.; O valor será debitado em <due>.; Data limite de pagamento: <due>; Vence em
    <due>; Vence a <due>; Solicitamos a liquidação até <due>.; Pagamento por transferência até <due>
s_terms {Condições de pagamento|Pagamento|Prazo de pagamento}: {a |}<days> dias; Pagamento a <days> dias{.| da data da
    fatura.| úteis.}; <days> dias; Fatura a <days> dias; Prazo: <days> dias; A <days> dias da data de emissão;
    Transferência a <days> dias; Pagável no prazo de <days> dias; Pagamento no prazo de <days> dias após emissão.
s_early Desconto de 2% para pagamento até <early>.; Desconto p.p. de 2% a <few> dias.; Pagando até <early>: <earlysum>
s_receipt Pronto pagamento; A pronto; Pagamento contra fatura; Pagamento imediato; À vista
s_late Em caso de atraso serão devidos juros de mora à taxa legal.; A mercadoria é propriedade do vendedor até
    pagamento integral.; Não se aceitam reclamações após 8 dias.
s_thanks Obrigado pela preferência.; Com os melhores cumprimentos,; Processado por programa certificado n.º 0000/AT; Os
    bens foram colocados à disposição do adquirente na data do documento.; Indique o número da fatura no pagamento.;
    Encerrado para férias de <holiday>; Foro competente: <town>
salutation Exmos. Senhores,; Caro cliente,; Prezados Senhores,; Estimado cliente,
department Departamento Financeiro; Contabilidade; Dep. de Compras; Serviços Administrativos; A/C Contabilidade;
    Tesouraria; Manutenção
attention A/C; Ao cuidado de; À atenção de; c/o; A/c de
copy Original; Duplicado; Triplicado; 2.ª via; 1.ª via
exempt IVA - autoliquidação.; Isento artigo 9.º do CIVA.; IVA - regime de isenção (art.º 53.º).; Isento nos termos do
    art. 14.º do RITI.; Não sujeito.
tagline Desde 1968; Comércio e indústria; Assistência técnica; Segunda a sexta 9h-18h; Materiais de construção;
    Qualidade e confiança; Consultores; Importação e exportação
credit_note Nota de crédito; Nota de Crédito n.º <number>; Nota de abono; NC <number>
order_doc Encomenda; Nota de encomenda; Ordem de compra; Pedido de compra; Requisição
order_confirmation Confirmação de encomenda; Confirmação de pedido; Confirmação da sua encomenda
quote Orçamento; Proposta; Cotação; Proposta comercial; Orçamento n.º <number>
proforma Fatura proforma; Factura pró-forma; Fatura pró-forma; Pró-forma
delivery_note Guia de remessa; Guia de transporte; Guia de entrega; Nota de entrega; Romaneio
receipt Recibo; Recibo de pagamento; Comprovativo de pagamento; Comprovante de pagamento; Recibo n.º <number>
statement Extrato de conta; Extrato de conta corrente; Conta corrente; Extrato de cliente
reminder Aviso de pagamento em atraso; Lembrete de pagamento; Aviso de dívida; Segundo aviso; Carta de cobrança
contract_doc Contrato de arrendamento; Contrato de prestação de serviços; Contrato de manutenção; Contrato de
    fornecimento
letter Alteração de IBAN; Atualização de preços; Confirmação de marcação; Informação importante; Convite
payslip Recibo de vencimento; Recibo de salário; Folha de pagamento; Holerite; Contracheque
menu Ementa; Carta; Tabela de preços; Menu do dia; Carta de vinhos
items Manutenção mensal; Consultoria fiscal; Instalação elétrica; Papel A4; Licença anual; Transporte de paletes;
    Aluguer de viatura; Limpeza de escritórios; Mão de obra; Azulejo 20x20; Design gráfico; Impressão de folhetos;
    Azeite 5 l; Vinho tinto 75 cl; Quarto individual; Pequeno-almoço; Consumo kWh; Potência contratada; Tradução;
    Reparação de bomba; Escavação; Formação; Análises laboratoriais; Madeira de pinho; Alojamento web; Estudo de
    mercado; Catering; Armazenagem; Pneu; Rolha natural 45x24; Mensalidade; Renda do espaço; Projeto de arquitetura;
    Tinta plástica 15 l; Peritagem; Deslocação; Farinha T65; Serviço de guincho
"""
