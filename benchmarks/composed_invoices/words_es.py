"""What invoices in Spanish print beside their values, in Spain and America: a key, then its wordings."""

WORDS = """
title {Factura|FACTURA}; Factura; FACTURA; Factura {de venta|comercial|de servicios|electrónica|ordinaria|completa|de
    honorarios|simplificada completa|electrónica de venta|A|B|afecta|final|recapitulativa|de exportación|mensual|de
    alquiler}; Minuta; Minuta de honorarios; Nota de cargo; Recibo-factura; Factura / Invoice; Cuenta de honorarios;
    Liquidación; Comprobante fiscal digital; CFDI Ingreso; Factura Electrónica; Nota de honorarios; Certificación de
    obra
number {Factura n.º|Factura Nº|Número de factura|N.º de factura|Nº factura|Nº de factura|Factura núm.|Núm.
    factura|Factura|Factura No.|No. de factura|Documento|Nº documento|Número|Nº|Núm.|Folio|Folio fiscal|Serie y
    folio|N.º|Nuestra factura|Fra. nº|Ref. factura|Referencia|Comprobante Nº|Comp. Nro|Factura de venta No.|N°
    Factura|Minuta n.º|Número de documento|Nro. factura|Serie/Número|Serie-Número|Cód. factura|N. Factura|Recibo
    n.º|Nro.|Punto de venta / Comp. Nro|FOLIO N°|Factura número|Indique en su pago}
issued {Fecha|Fecha|Fecha factura|Fecha de factura|Fecha de emisión|Fecha emisión|Emitida el|Fecha de
    expedición|Expedida el|Fecha documento|Fecha doc.|F. factura|F. emisión|Fecha de facturación|Fecha fra.|Lugar y
    fecha|Del|Fecha expedición|Con fecha|Fecha y hora de emisión|Fecha de la factura|Día|Fecha y hora de
    certificación|Generada el|Confeccionada el|Fecha comprobante}
due {Vencimiento|Fecha de vencimiento|Fecha vencimiento|Vence|Vence el|F. vencimiento|Vto.|Fecha vto.|Vencimientos|A
    pagar antes del|Pagar antes del|Fecha de pago|Fecha límite de pago|Pago antes del|Fecha de cobro|Fecha de
    cargo|Cargo el|Límite de pago|Páguese antes de|Pagadero el|Vencimiento del pago|Fecha Vto. para el pago|Fecha de
    adeudo|Pagar hasta|Plazo hasta|Último día de pago|Vencimiento el|Se cargará el|Vcto.|A pagar el|Hasta el|Fecha
    tope|Plazo de pago|Exigible el|Pagadera hasta el}
order {Pedido|N.º de pedido|Nº pedido|Su pedido|Pedido n.º|Orden de compra|O.C.|OC|Pedido cliente|Ref.
    pedido|Presupuesto|Presupuesto n.º|N.º presupuesto|Nº orden|Su orden|Expediente|Cotización|Orden de compra
    No.|Contrato|Orden de trabajo|Parte n.º|Reserva|S/Pedido|Nota de pedido}
ordered {Fecha de pedido|Pedido de fecha|Fecha pedido|Fecha del pedido|Fecha O.C.|Presupuesto de fecha|Fecha
    contrato|Contrato de fecha|Encargo de fecha|Reservado el}
delivery_no {Albarán|Albarán n.º|Nº albarán|Albaranes|N.º de albarán|Remisión|Remito|Guía de remisión|Guía de
    despacho|Nota de entrega|Entrega n.º|Remito Nº}
delivered {Fecha de entrega|Entregado el|Fecha entrega|Fecha de servicio|Fecha albarán|Fecha de operación|Fecha
    operación|Realizado el|Fecha de prestación|Fecha de envío|Fecha de trabajo|Expedido el|Enviado el|Ejecutado
    el|Fecha salida|Prestado el|Fecha devengo}
period {Periodo|Período|Periodo de facturación|Periodo facturado|Mes|Período facturado desde|Servicios del|Periodo de
    consumo|Correspondiente a|Mensualidad|Periodo de servicio|Estancia|Trimestre|Plazo}
customer {Cliente n.º|Código cliente|Nº cliente|N.º de cliente|Cód. cliente|Cliente|Código de cliente|Cuenta|Cta.
    cliente|Número de cliente|Nº de cuenta|Cod. Cli.|No. cliente|Abonado n.º|Referencia cliente|Código}
project {Obra|Proyecto|Expediente|Asunto|Concepto|Referencia obra|Ref. proyecto|Objeto|Centro|Obra
    n.º|Finca|Vehículo|Matrícula|Buque|Su expediente|Inmueble|Comunidad|Actividad}
contract {Contrato|Contrato n.º|N.º de contrato|Póliza|Póliza n.º|Ref. contrato|Convenio|Suscripción|No. contrato}
our_ref {Nuestra referencia|N/Ref.|N/referencia|Ref. interna|Referencia|Ntra. ref.|Ref.}
your_ref {Su referencia|S/Ref.|Ref. cliente|Su ref.|S/referencia|Vuestra ref.|Oficina contable|Órgano gestor}
contact {Contacto|Comercial|Agente|Vendedor|Atendido por|Representante|Persona de contacto|Responsable|Su
    contacto|Realizado por|Técnico|Elaboró|Ejecutivo|Operador|Cajero}
phone {Tel.|Teléfono|Tfno.|Tlf.|T.|Telf.|Móvil|Tels.}
fax {Fax|Telefax}
email {Email|E-mail|Correo|Correo electrónico|Mail}
vat {NIF|CIF|N.I.F.|C.I.F.|NIF-IVA|N.º IVA|RFC|RUT|RUC|CUIT|NIT|R.U.T.|CIF/NIF|R.F.C.|C.U.I.T.|R.U.C.|VAT|NIF/CIF}
buyer_vat {NIF|CIF|N.I.F.|C.I.F.|NIF cliente|CIF cliente|CIF/NIF|RFC|RUT|RUC|CUIT|NIT|NIF-IVA cliente|RFC
    receptor|R.U.C.|R.U.T.|NIF del cliente|CIF/DNI|NIF comprador}
taxno {Régimen fiscal|Ingresos Brutos|Resolución|CAE|Condición frente al IVA|Licencia|Giro|Actividad}
register {Registro Mercantil|R.M.|Inscrita en el Registro Mercantil de|Reg. Merc.|Capital social|Tomo|Hoja|Folio|Cámara
    de comercio|Inicio de actividades}
page {Página|Pág.|Hoja|Pag.}
printed {Impreso el|Fecha de impresión|Generado el|Fecha de certificación|Fecha timbrado|Emitido por sistema}
terms_label {Condiciones de pago|Forma de pago|Cond. pago|Plazo de pago|Términos de pago|Términos|Condiciones|Condición
    de venta|Condición de pago}
pay_method {Forma de pago|Método de pago|Medio de pago|Modo de pago|Tipo de pago|Modalidad de pago}
by_transfer {Transferencia|Transferencia bancaria|Recibo
    domiciliado|Domiciliación|Giro|Contado|Cheque|Crédito|Tarjeta|Confirming|Pagaré|PPD|PUE|Depósito|Adeudo SEPA}
currency_label {Moneda|Divisa}
supplier_no {N.º proveedor|Código proveedor|Proveedor n.º|Cód. proveedor|Nuestro código proveedor}
cost_centre {Delegación|Sucursal|Centro de coste|Departamento|Almacén|Tienda|Zona|Ruta|Caja|Serie|Sede}
ship_via {Transporte|Transportista|Portes|Envío|Incoterm|Agencia|Forma de envío|Bultos|Peso|Uso CFDI|Vía de embarque}
ship_value {Pagados|Debidos|SEUR|Agencia|Recogida|EXW|DAP|G03 Gastos en general|MRW|Nuestros medios|FOB|Terrestre}
meter {CUPS|N.º contador|Contador|Matrícula|Kilómetros|Bastidor|Habitación|Reserva|Entrada|Salida|Huésped|N.º
    serie|Póliza|Línea|Suministro|Mandato|Placa|Paciente|Noches|Medidor|Chasis}
buyer {Cliente|Facturar a|Facturado a|Datos del cliente|Destinatario|Razón
    social|Comprador|Sres.|Señores|Señor(es)|Sr./Sres.|Dirección de facturación|Adquirente|Receptor|Datos de
    facturación|Nombre o razón social|A la atención de|Para|Factura a|Pagador|Titular|Cliente facturación|Tomador|Datos
    del receptor|Titular del contrato|Arrendatario|Adquiriente|Nombre del cliente|Deudor|A|Razón social del
    cliente|Domicilio fiscal|Contratante|Titular de la factura|Señor (es)|Abonado|Dirección fiscal|Apellido y nombre /
    Razón social|Promotor|Datos fiscales del cliente|A nombre de|Usuario}
seller {Emisor|Proveedor|Vendedor|De|Datos del emisor|Expedidor|Prestador|Empresa|Datos de la empresa|Emitida
    por|Arrendador|Beneficiario|Acreedor|Nuestros datos|Contratista|Datos fiscales|Emite|Comercializadora}
ship {Dirección de entrega|Lugar de entrega|Entregar en|Dirección de envío|Enviar a|Destino|Consignatario|Obra|Lugar de
    la obra|Dirección de suministro|Punto de suministro|Entregado en|Lugar de prestación|Lugar de trabajo|Dirección de
    instalación|Finca|Domicilio de entrega|Embarcar a|Dirección de servicio|Centro receptor|Lugar de destino}
agent {Oficina central|Almacén|Delegación|Sucursal|Agente|Oficinas|Sede social|Casa matriz|Factor|Domicilio
    social|Planta|Administrador de fincas|Punto de recogida|Taller|Agente aduanal|Transitario|Expedido en|Lugar de
    expedición}
bank {Datos bancarios|Cuenta bancaria|Banco|Transferencia a|Domiciliación bancaria|IBAN|Cuenta|Datos para el
    pago|C/C|Entidad bancaria|Ingreso en cuenta|CLABE|Cuenta corriente|N.º de cuenta|CCI}
sub {Subtotal|Suma|Importe bruto|Total líneas|Suma importes|Total bruto|Suma y sigue|Total mercancía|Total
    partidas|Valor mercancía|Suma servicios}
net {Base imponible|BASE IMPONIBLE|Base|Importe neto|Total neto|Neto|Subtotal|Total sin IVA|Importe sin IVA|Total base
    imponible|B.I.|Imponible|Neto gravado|Importe neto gravado|Op. gravada|Valor neto|Total antes de impuestos|Base
    gravable|Sub total|Suma base|Honorarios|Monto neto|Total gravado|Total (sin IVA)|Base imp.|Importe antes de
    impuestos|Subtotal neto|Op. gravadas|Valor de venta}
tax {IVA <rate>%|IVA <rate> %|I.V.A. <rate>%|IVA (<rate>%)|IVA al <rate>%|Cuota IVA <rate>%|<rate>% IVA|<rate> % de
    IVA|Impuesto <rate>%|IVA <rate>% s/ <base>|Cuota <rate> %|IGV <rate>%|+ IVA <rate> %|IVA <rate>% sobre
    <base>|I.G.V. (<rate>%)|IVA Trasladado <rate>%|Cuota de IVA (<rate>%)}
taxes {IVA|Total IVA|Cuota IVA|Cuota|Importe IVA|I.V.A.|Total impuestos|Cuota de IVA|Impuestos|IGV|Total cuota|Total
    cuotas IVA|Impuestos trasladados|Cuota tributaria|Monto IVA|Total I.V.A.|IVA total|Total impuesto}
gross {Total|TOTAL|Total factura|TOTAL FACTURA|Importe total|Total a pagar|TOTAL A PAGAR|Total con IVA|Total IVA
    incluido|Importe|Total general|Importe factura|Total euros|Líquido a percibir|Total documento|Monto total|Total
    €|Importe a pagar|Total EUR|Total incl. IVA|Valor total|Suma total|Total MXN|A pagar|Importe total factura|Total
    neto a pagar|Total (IVA incl.)|Gran total|Total bruto|Total del comprobante|Importe a ingresar|Total importe|Total
    minuta|Cantidad a pagar|Total con impuestos|Importe líquido|Precio venta|Total cargos|Importe adeudado|Total de la
    operación|Total liquidación}
discount {Descuento|Dto.|Descuento 5%|Dto. comercial|Dto. p.p.|Descuento comercial|Bonificación|Rappel|Descuento
    cliente|Dto. pronto pago}
shipping {Portes|Gastos de envío|Transporte|Portes y embalajes|Gastos|Flete|Embalaje|Suplidos|Gastos de
    gestión|Desplazamiento|Envío|Gastos financieros|Seguro|Recargo combustible}
prepaid {Anticipo|A cuenta|Anticipo recibido|Entrega a cuenta|Pagado|Menos anticipo|Pagos a cuenta|Anticipos|Ya
    pagado|Pago recibido|Anticipo del <paid>|Señal|Depósito|Pago a cuenta del <paid>|Importe ya abonado|Provisión de
    fondos|Anticipo de fecha <paid>|Abonado|Entregado a cuenta|Certificaciones anteriores|Recibido el <paid>|Pagos
    previos|Sus pagos|A deducir anticipo|Importe pagado|Cobrado|Fianza aplicada}
rest {Pendiente|Total a pagar|Importe pendiente|Resto|Saldo|Saldo pendiente|Pendiente de pago|A pagar|Líquido a
    pagar|Importe a pagar|Restante|Saldo a pagar|Diferencia a pagar|Por pagar|Resta por pagar|Líquido|Queda por
    pagar|Total pendiente|Saldo deudor|Importe restante|Líquido a percibir|Saldo insoluto|Resto a pagar|Neto a
    pagar|Importe debido}
rounding {Redondeo|Ajuste por redondeo}
previous {Saldo anterior|Deuda anterior|Pendiente anterior|Facturas anteriores}
withheld {IRPF 15%|Retención IRPF 15 %|Retención 15%|- IRPF (15%)|Retención IRPF|Ret. IRPF|Retención de garantía
    5%|Retención ISR 10%|Retefuente|Detracción}
skonto_sum {Importe con pronto pago|Dto. pronto pago 2%|Pronto pago}
base {Base imponible|Base|B. imponible|Base Imp.|Importe|Neto}
rate {% IVA|Tipo|Tipo IVA|IVA|%|Tipo %|Alícuota}
words_label {Importe en letra|Son|En letras|Importe con letra|Cantidad en letra|SON|Total en letra}
carried {Suma y sigue|Suma anterior|Total hoja}
item {Descripción|Concepto|Artículo|Detalle|Producto|Servicio|Denominación|Trabajos
    realizados|Partida|Glosa|Descripción del servicio}
quantity {Cantidad|Cant.|Uds.|Unidades|Horas|Cant|Ud.|Días|Noches|Kg}
unit {Ud.|Unidad|U.M.|UM|Medida|Clave unidad}
price {Precio|Precio unitario|P. unitario|Precio unit.|P. Unit.|Tarifa|Precio ud.|P.U.|Precio/h|Valor unitario|Pvp}
line {Importe|Total|Importe neto|Subtotal|Total línea|Neto|Importe €|Valor|Precio total|Valor total|Monto}
pos {N.º|Pos.|Línea|#|Item}
artno {Código|Referencia|Ref.|Cód.|Artículo|Clave|SKU}
s_intro Por los {servicios prestados|trabajos realizados|honorarios devengados} {en el mes|según detalle|durante el
    periodo <period>}:; Adjuntamos factura por los siguientes conceptos:; S/ albarán n.º <delivery_no> de fecha
    <delivered>; Según su pedido <order> de <ordered>; Trabajos realizados el <delivered> según presupuesto <order> de
    <ordered>; Honorarios profesionales correspondientes a <period>; De acuerdo con el contrato de <ordered>:; Les
    facturamos lo siguiente:
s_number Factura n.º <number>; Factura Nº <number>; FACTURA <number>; Factura núm. <number> de fecha <issued>; Factura
    n.º <number> de <issued>; Factura <number>; Minuta n.º <number>; Factura No. <number>; Nuestra factura <number>;
    FACTURA N.º: <number>; Asunto: factura <number>; Factura electrónica de venta No. <number>; N° <number>
s_total El importe total asciende a <gross>; Base imponible <net>, IVA <rate> % <tax>, total <gross>.; Nuestros
    honorarios ascienden a <net> más IVA <tax>, en total <gross>.; Rogamos transfieran <gross>; La presente factura
    asciende a <gross>, de los que <tax> son IVA sobre <net>.
s_due {Pagar|A pagar|Pago|Pagadero} {antes del|hasta el|el|como máximo el} <due>{.|}; Vencimiento: <due>; Vence el
    <due>; Fecha de vencimiento: <due>; Rogamos efectúen el pago antes del <due>.; El importe se cargará en su cuenta
    el <due>.; Fecha límite de pago: <due>; Transferencia antes del <due>; Vencimiento a <due>; El pago deberá
    realizarse a más tardar el <due>.; Recibo domiciliado con vencimiento <due>; Páguese antes del <due>
s_terms {Forma de pago|Pago|Condiciones de pago}: {transferencia |}{a |}<days> días{| fecha factura}; Pago a <days>
    días{.| f.f.| fecha factura.| naturales.}; <days> días fecha factura; Transferencia a <days> días; Plazo de pago:
    <days> días; Pagadero a <days> días; Recibo a <days> días; Crédito <days> días; Pago en <days> días desde la fecha
    de factura; Neto <days> días; Pago dentro de los <days> días siguientes.
s_early Descuento del 2 % por pago antes del <early>.; 2% dto. por pronto pago a <few> días.; Pagando hasta el <early>:
    <earlysum>
s_receipt Pago al contado.; Contado; Pago a la recepción de la factura.; Pago inmediato
s_late El retraso en el pago devengará intereses de demora según Ley 3/2004.; La mercancía es propiedad del vendedor
    hasta su pago total.; No se admiten devoluciones pasados 15 días.
s_thanks Gracias por su confianza.; Gracias por su compra.; Atentamente,; Indique el número de factura en el pago.;
    Para cualquier litigio serán competentes los tribunales de <town>.; Cerrado por vacaciones del <holiday>; Este
    documento es una representación impresa de un CFDI.; De acuerdo con el RGPD sus datos serán tratados de forma
    confidencial.
salutation Estimados señores:; Estimado cliente:; Muy señores nuestros:; Hola,
department Dpto. de Contabilidad; Administración; Departamento financiero; Cuentas a pagar; Dpto. Compras;
    Contabilidad; Tesorería; Mantenimiento
attention A/A; Att.; A la atención de; At.:; c/o
copy Original; Copia; Duplicado; Ejemplar para el cliente
exempt Operación exenta de IVA, art. 20 LIVA.; Inversión del sujeto pasivo.; Exento de IVA.; Entrega intracomunitaria
    exenta.; No sujeta.
tagline Desde 1970; Venta y reparación; Al por mayor; Horario L-V 9 a 18 h; Instalaciones y reformas; Calidad y
    servicio; Taller autorizado; Asesores de empresas
credit_note Factura rectificativa; Nota de crédito; Abono; Nota de abono; Factura de abono
order_doc Pedido; Orden de compra; Pedido de compra; Pedido a proveedor
order_confirmation Confirmación de pedido; Confirmación de su pedido; Acuse de pedido
quote Presupuesto; Cotización; Oferta; Presupuesto n.º <number>; Oferta económica
proforma Factura proforma; Factura pro forma; Proforma; PROFORMA
delivery_note Albarán; Nota de entrega; Remito; Albarán de entrega; Guía de remisión
receipt Recibo; Comprobante de pago; Recibo de pago; Ticket; Justificante de pago
statement Extracto de cuenta; Estado de cuenta; Extracto; Resumen de cuenta
reminder Recordatorio de pago; Reclamación de pago; Segundo aviso; Aviso de impago; Requerimiento de pago
contract_doc Contrato de arrendamiento; Contrato de servicios; Contrato de mantenimiento; Acuerdo marco; Contrato de
    suministro
letter Cambio de cuenta bancaria; Actualización de tarifas; Confirmación de cita; Información importante; Invitación
payslip Nómina; Recibo de salarios; Recibo de nómina; Hoja de salario
menu Carta; Menú del día; Lista de precios; Tarifas; Carta de vinos
items Mantenimiento mensual; Asesoría fiscal; Instalación eléctrica; Papel A4; Licencia anual; Transporte palets;
    Alquiler furgoneta; Limpieza de oficinas; Mano de obra; Azulejo 30x60; Diseño web; Impresión folletos; Aceite de
    oliva 5 l; Vino tinto 75 cl; Habitación individual; Desayuno; Consumo kWh; Término de potencia; Traducción jurada;
    Reparación bomba; Excavación; Formación; Análisis de agua; Madera de pino; Hosting; Consultoría; Catering;
    Almacenaje; Neumático; Tornillo M8; Cuota mensual; Renta del local; Proyecto de obra; Pintura plástica 15 l;
    Peritaje; Desplazamiento; Flete Veracruz; Hilo algodón; Servicio de guardia
"""
