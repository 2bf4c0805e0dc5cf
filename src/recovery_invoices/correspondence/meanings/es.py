"""Spanish."""

COMMON = (
    "el la los las de del y que en un una no nos su sus por para con es hemos se le les lo al factura"
    " gracias estamos esta este como mas"
)
CONDITION = (
    r"\b(?:si (?!bien)|en cuanto (?!podamos|pueda)|cuando (?:nos|recib\w+|ustedes|usted|tengamos|cobremos"
    r"|el|la)|una vez|siempre que|tan pronto como (?!sea|podamos|pueda)|a condicion|salvo que|hasta que"
    r"|despues de (?:recibir|que))"
)
_PAY = (
    r"(?:pagar\w*|abonar\w*|transferir\w*|liquidar\w*|ingresar\w*|saldar\w*|hacer (?:el|la|un|una) (?:pago"
    r"|transferencia|ingreso)|realizar (?:el|la|un|una) (?:pago|transferencia|ingreso)|efectuar (?:el|la"
    r"|un) (?:pago|transferencia|ingreso)|proceder (?:al|con el) (?:pago|abono)|enviar (?:el|la) (?:pago"
    r"|transferencia|dinero)|emitir (?:el|la) (?:pago|transferencia)|ordenar (?:el|la) (?:pago"
    r"|transferencia))"
)
_DONE = (
    r"(?:pagad[oa]s?|abonad[oa]s?|transferid[oa]s?|liquidad[oa]s?|ingresad[oa]s?|saldad[oa]s?"
    r"|realizad[oa]s?|efectuad[oa]s?|hech[oa]s?|enviad[oa]s?|emitid[oa]s?|ordenad[oa]s?|tramitad[oa]s?"
    r"|cargad[oa]s?)"
)
MEANINGS = {
    "promise": (
        r"\b(?:pagaremos|pagare|pagara|pagaran|abonaremos|abonare|transferiremos|transferire|liquidaremos"
        r"|liquidare|ingresaremos|ingresare|realizaremos|realizare|efectuaremos|efectuare|haremos|hare (?:el"
        r"|la|un)|procederemos|procedere|saldaremos|enviaremos (?:el|la) (?:pago|transferencia|dinero))\b",
        rf"\b(?:vamos a|voy a|va a|van a|prevemos|preveo|pensamos|tenemos previsto|tengo previsto|podremos"
        rf"|podre|esperamos|nos comprometemos a|me comprometo a|podemos|puedo|prometo|prometemos"
        rf"|deberiamos poder)(?: \S+){{0,4}}? {_PAY}\b",
        rf"\b(?:sera|seran|va a ser|quedara|estara|quedaran)(?: \S+){{0,3}}? {_DONE}\b|\bse (?:pagara|abonara"
        rf"|realizara|efectuara|hara|transferira|ingresara|liquidara|enviara|emitira|tramitara)\b",
        r"\b(?:pago|transferencia|abono|ingreso|dinero)\b(?: \S+){0,5}? (?:esta (?:previst|programad)\w+"
        r"|saldra|llegara|se hara|previst[oa]|programad[oa]|sale)\b|\b(?:esta|queda|tenemos"
        r"|tengo) (?:\S+ ){0,3}?(?:previst[oa]|programad[oa]|incluid[oa]) (?:\S+ )?(?:para|el|en)\b",
        r"\b(?:recibir(?:an?|eis|as)|tendr(?:an?|eis|as))\b(?: \S+){0,5}? (?:pago|transferencia|dinero"
        r"|importe|abono)\b|\b(?:pago|pagamos|abono|abonamos|transfiero|transferimos) (?:\S+ ){0,4}?(?:el"
        r"|manana|este|esta|a fin)\b",
    ),
    "paid": (
        rf"\b(?:hemos|he|ha|han|habiamos|fue|fueron|esta|estan|quedo|habia)(?: \S+){{0,5}}? {_DONE}\b",
        r"\b(?:pagamos|pague|pago|abonamos|abone|transferimos|transferi|ingresamos|ingrese|liquidamos"
        r"|realizamos|realice|hicimos|hice|efectuamos) (?:\S+ ){0,6}?(?:el (?:pasado|dia|\d)|ayer"
        r"|la semana pasada|hace|ya|anteayer|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto"
        r"|septiembre|octubre|noviembre|diciembre))\b|\bya (?:\S+ )?(?:pagamos|pague|abonamos|abone|transferimos)\b",
        r"\b(?:comprobante|justificante|resguardo|recibo|confirmacion)(?: \S+){0,2}? (?:del? )?(?:pago"
        r"|transferencia|abono|ingreso)\b|\b(?:comprobante|justificante) (?:adjunto|bancario)",
        r"\b(?:pago|transferencia)\b(?: \S+){0,4}? (?:salio|se hizo|se realizo|se efectuo|ya esta|fue)\b",
    ),
    "dispute": (
        r"\b(?:impugn\w+|disput\w+|discrep\w+|reclam(?:amos|o|acion|aciones)|rechaz(?:amos|o)|no (?:estamos"
        r"|estoy) (?:de acuerdo|conforme\w*|satisfech\w+)|desacuerdo|disconform\w+|no (?:aceptamos|acepto"
        r"|reconocemos|reconozco)|en litigio|improcedente|injustificad\w+)\b",
        r"\b(?:factura|importe|precio|cantidad|cargo|total|iva|tarifa|horas|suma)\b(?: \S+){0,6}? (?:es|esta"
        r"|son|estan|parece|era)(?: \S+){0,2}? (?:incorrect\w+|erron\w+|equivocad\w+|mal|excesiv\w+"
        r"|demasiado alt\w+|superior\w*|inflad\w+|mal calculad\w+)\b",
        r"\b(?:error(?:es)?|equivocacion|discrepancia|diferencia|problema)\b(?: \S+){0,3}? (?:en|con|entre"
        r"|de) (?:\S+ ){0,2}?(?:factura|importe|precio|pedido|cantidad|facturacion|calculo|mercancia|trabajo"
        r"|entrega|servicio)|\b(?:importe|precio|factura|cantidad) (?:incorrect\w+|equivocad\w+|erron\w+)",
        r"\b(?:no|nunca|jamas)(?: \S+){0,4}? (?:pedi\w*|pedid\w+|encarg\w+|solicit\w+|contrat\w+|entreg\w+"
        r"|terminad\w+|terminaron|realizad\w+|realizaron|complet\w+|funciona\w*|correspond\w+|coincid\w+"
        r"|cumpl\w+|firm\w+|acord\w+|autoriz\w+|ejecut\w+|prest\w+|lleg\w+ (?:la|el) (?:mercancia|pedido))\b"
        r"|\b(?:no|nunca) (?:\S+ ){0,2}?(?:recib\w+|llego|ha llegado) (?:\S+ ){0,3}?(?:mercancia|pedido"
        r"|material|producto\w*|entrega|servicio|paquete|articulo\w*)|\b(?:mercancia|pedido|material"
        r"|producto\w*|paquete|servicio)\b(?: \S+){0,4}? (?:no|nunca)\b",
        r"\b(?:defect\w+|danad\w+|rot[oa]s?|averiad\w+|incomplet\w+|mal estado|mala calidad|deficien\w+"
        r"|inservible\w*|falta(?:n|ba|ban)? (?:\S+ )?(?:pieza|unidad|articulo|material|producto|caja|bulto"
        r"|parte|hora)\w*|goteras?|desperfecto\w*|chapuza)\b",
        r"\b(?:cobrad\w+|facturad\w+|cargad\w+) (?:\S+ )?(?:dos veces|de mas|por duplicado|doble)\b"
        r"|\bfactura (?:duplicada|doble)\b|\b(?:nota de (?:credito|abono)|factura (?:rectificativa|corregida)"
        r"|rectific\w+|corrijan|corregir (?:la|esta) factura|abono correspondiente)\b",
        r"\b(?:cancelamos|cancele|anulamos|anule|devolvimos|devolvi|devuelt\w+|anulad\w+"
        r"|cancelad[oa]s?) ?(?:\S+ )?(?:pedido|mercancia|contrato|servicio|material"
        r"|orden)?\b(?! (?:la factura|el importe))|\b(?:precio|importe) (?:acordad\w+|pactad\w+"
        r"|presupuestad\w+)\b|\bpresupuesto (?:era|decia|indicaba)",
    ),
    "invoice_wanted": (
        r"\b(?:envi\w+|reenvi\w+|remit\w+|mand\w+|facilit\w+|hacer llegar|adjunt\w+|proporcion\w+|necesit\w+"
        r"|solicit\w+|pas\w+|quisier\w+|tener)\b(?: \S+){0,7}? (?:copia|duplicado)\b",
        r"\b(?:enviar\w*|envien\w*|envienos|enviadnos|envieme|reenviar\w*|reenvi\w+|remitir\w*|remitan\w*"
        r"|mandar\w*|manden\w*|facilitar\w*|facilit\w+|hacer\w* llegar|adjuntar\w*|proporcionar\w*|necesit\w+"
        r"|solicit\w+|pasar\w*)\b(?: \S+){0,5}? (?:factura|pdf|documento)s?\b",
        r"\b(?:no|nunca|ni)(?: \S+){0,4}? (?:recib\w+|encontr\w+|localiz\w+|tenemos|tengo|nos consta"
        r"|me consta|llego|ha llegado|hemos visto|disponemos|aparece)\b(?: \S+){0,6}? factura\b"
        r"|\bfactura\b(?: \S+){0,4}? (?:no|nunca)(?: \S+){0,3}? (?:lleg\w+|recib\w+|encontr\w+|consta|tenemos"
        r"|aparece)\b|\bsin (?:la|una|esa|su) factura\b|\bque factura\b",
    ),
    "time_wanted": (
        r"\b(?:plazos|cuotas|fraccion\w+|aplaz\w+|mensualidades|pagos? mensual\w*|plan de pagos?|en (?:dos"
        r"|tres|cuatro|cinco|varios|\d+) (?:pagos|plazos|veces|partes|cuotas)|al mes|pago parcial)\b",
        r"\b(?:prorroga|mas tiempo|moratoria|paciencia|un poco de tiempo|unos dias (?:mas|de margen)"
        r"|aplazamiento|retrasar|posponer|ampliar el plazo|mas plazo|margen|comprension)\b",
        r"\b(?:podriamos|podria|podemos|puedo|seria posible|es posible|posibilidad de|nos permit\w+|conced\w+"
        r"|nos den|esperar|esperen|rogamos|pedimos|pido)\b.{0,80}\b(?:hasta|mas tarde|fin(?:al)? de"
        r"|mes que viene|proximo mes|(?:unos|unas|dos|tres|\d+) (?:dias|semanas|meses)|plazo)\b",
        rf"\bno (?:\S+ ){{0,3}}?(?:podemos|puedo|podremos|podre|somos capaces|estamos en condiciones"
        rf"|nos es posible|me es posible|tenemos (?:fondos|dinero|liquidez)"
        rf"|alcanza)(?: \S+){{0,4}}? ?(?:{_PAY}|hacer frente|afrontar|fondos)?\b(?!.*\b(?:encontr|localiz"
        rf"|abrir|acept)\w*)|\b(?:imposible|incapaces) (?:de )?(?:pagar|abonar)",
        r"\b(?:liquidez|tesoreria|dificultades? (?:economic\w+|financier\w+|de pago)"
        r"|problemas? (?:economic\w+|financier\w+|de liquidez|de tesoreria|de dinero)|situacion (?:economica"
        r"|financiera|dificil|complicada)|mal momento)\b",
    ),
    "wrong_person": (
        r"\b(?:equivocad[oa]|erronea?|incorrect[oa]|no es la|no soy la|no somos la|no es el"
        r"|no soy el) (?:\S+ )?(?:persona|direccion|destinatari\w+|empresa|departamento|contacto|correo"
        r"|deudor|interlocutor\w*)\b|\b(?:persona|direccion|destinatari\w+|empresa|departamento|correo"
        r"|contacto) (?:equivocad\w+|incorrect\w+|erron\w+)\b|\bse (?:ha|han|he) (?:equivocado|confundido)\b",
        r"\b(?:ya no|no)(?: \S+){0,2}? (?:trabaj\w+|pertenezc\w+|soy (?:el|la) (?:responsable|encargad\w+"
        r"|administrador\w*|propietari\w+|dueñ\w+|duen\w+)|somos clientes|responsable|encargad\w+|gerente"
        r"|formo parte|conozco|conocemos)\b(?! (?:el motivo|la factura|este cargo))|\b(?:nada que ver"
        r"|no (?:es|son) (?:nuestr\w+|mi\w*|mia) (?:factura|deuda|empresa)|nunca (?:hemos sido|fui"
        r"|he sido) client\w+|no (?:nos|me) (?:corresponde|concierne|incumbe)|deje la empresa|dejo la empresa"
        r"|otra empresa|no va dirigid\w+)\b",
        r"\b(?:dirij\w+|contact\w+|escrib\w+)\b.{0,50}\b(?:nuevo (?:propietario|dueno)|persona correcta"
        r"|departamento correcto|mi sucesor|al responsable)|\b(?:vendi|vendimos|traspas\w+) (?:la|el|mi"
        r"|nuestr\w+) (?:empresa|negocio|restaurante|hotel|local)",
    ),
    "insolvent": (
        r"\b(?:concurso (?:de acreedores|voluntario|necesario)|concursal|insolven\w+|quiebra|bancarrota"
        r"|liquidacion (?:de la (?:empresa|sociedad)|judicial|concursal)|en liquidacion"
        r"|administrador concursal|suspension de pagos|cese de (?:la )?actividad|ces(?:ado|o"
        r"|amos) (?:\S+ )?actividad)\b|\b(?:empresa|negocio|sociedad|restaurante"
        r"|tienda)\b(?: \S+){0,4}? (?:cerr\w+|disuelt\w+|ya no existe|extinguid\w+|dejo de existir)\b"
        r"|\bya no existe\b|\b(?:fallec\w+|murio|difunt\w+)\b",
    ),
    "refuses": (
        r"\bno (?:\S+ ){0,2}?(?:pagaremos|pagare|vamos a pagar|voy a pagar|pensamos pagar|pienso pagar"
        r"|abonaremos|abonare|pagamos|pago nada|tenemos intencion|tengo intencion)\b|\b(?:neg(?:amos|amonos|o"
        r"|arnos) a (?:pagar|abonar)|me niego a|nos negamos|ni un (?:centimo|euro|duro)|no (?:les |le "
        r"|os )?(?:debemos|debo) nada|jamas pagar\w+|no les debemos)\b|\b(?:nos vemos en (?:los tribunales"
        r"|el juzgado)|denunc\w+|demandenos|demandeme|dejen de (?:molestar|acosar|escribir|llamar)"
        r"|nuestro abogado|mi abogado)\b",
    ),
    "away": (
        r"\b(?:fuera de (?:la )?oficina|ausente|de vacaciones|vacaciones (?:hasta|del)|de baja"
        r"|estare (?:de vuelta|fuera)|de vuelta|regres(?:o|are|amos|aremos)|volver(?:e|emos) (?:el|a la)"
        r"|permiso (?:de|por)|oficina (?:estara |permanecera |esta )?cerrad\w+|cerrad[oa]s? por|no estare"
        r"|estoy fuera|sin acceso al correo)\b",
    ),
}
NOT = {
    "promise": (
        r"\b(?:no|nunca|ni|jamas|sin|podriamos|podria|seria posible|es posible|ya|rogamos"
        r"|por favor (?:paguen|pague))\b"
    ),
    "paid": r"\b(?:no|nunca|sera|seran|si|cuando|hasta|antes|aun|todavia|vez|vamos|haya)\b",
    "dispute": (
        r"\b(?:no (?:impugn|disput|reclam|discut)\w+|sin reclam\w+)\b|\b(?:no"
        r"|nunca) (?:\S+ ){0,3}?(?:recib\w+|encontr\w+|lleg\w+) (?:\S+ ){0,3}?factura\b"
    ),
    "invoice_wanted": (
        r"\b(?:rectificativa|corregida|abono|credito)\b|\b(?:gracias por|hemos (?:enviado|reenviado"
        r"|remitido)|reenviaremos|remitiremos|he reenviado)\b"
    ),
    "time_wanted": r"\b(?:fuera de (?:la )?oficina|vacaciones|sin plazos|mayor brevedad|plazo de entrega|ausente)\b",
    "wrong_person": r"\b(?:iban|cuenta|importe|precio)\b",
    "insolvent": r"\b(?:evitar|no estamos en|si no|nuestro cliente)\b",
    "refuses": r"\b(?:antes|hasta|hoy|esta semana|este mes|todavia|de una vez|ahora)\b",
    "away": r"\b(?:dinero|mercancia) de vuelta\b",
}

IDIOMS = {
    "promise": (
        r"\bfecha de pago\b|\b(?:remesa|relacion|orden|calendario) de pagos?\b|\b(?:confirming|"
        r"domiciliacion)\b.{0,30}\b\d|\b(?:aprobad|programad|prevista?|"
        r"validad)\w* (?:\S+ ){0,4}(?:pago|para el)\b",
        r"\bl[oa]s? (?:tiene|tendra|tienen|tendran|tendreis|tienes|tendras)\b|\b(?:hoy|manana|"
        r"el (?:lunes|martes|miercoles|jueves|viernes))\b(?: \S+){0,3} (?:le|les|te|os|lo|"
        r"se lo) (?:hago|hare|haremos|pago|transfiero|ingreso|tiene|tienen|hacemos)\b|"
        r"\bmanana sin falta\b|\bsin falta\b",
        r"\b(?:voy a|vamos a) pagar\b|\bsi,? (?:que )?pago\b|\bpago\b.{0,20}\btranquil|"
        r"\bel pago se (?:realizara|efectuara|hara)\b|\bcobrara (?:usted|ustedes)?\b|\bya le pago\b",
    ),
    "paid": (
        r"\bacab(?:o|amos|a) de (?:hacer|pagar|transferir|enviar|realizar|ingresar|ordenar)\w*\b|"
        r"^\W*pagad[oa]s?\b|\bpagad[oa]s? (?:ayer|hoy|el|ya)\b",
        r"\b(?:cobraron|cobrado|cargaron|cargado)\b|\brecibo\b.{0,30}\b(?:atendid|pagad|cargad)|"
        r"\b(?:fue|ha sido|quedo) atendid[oa]\b|\bbanco\b.{0,30}\bconfirma\b|\b(?:pagare|"
        r"confirming)\b.{0,30}\b(?:atendid|pagad|vencid)",
    ),
    "dispute": (
        r"\b(?:no (?:nos )?consta|ninguna|sin)\b(?: \S+){0,2} (?:entrada|entrega|recepcion|"
        r"albaran)\b|\balbaran firmado\b|\bno (?:ha|hemos) (?:entrado|recibido) nada\b",
        r"\bdesisti\w*\b|\b(?:di|dimos|dado|dada|solicite) (?:de |la )baja\b|\bcancel(?:e|amos|"
        r"ado) (?:el|la|mi|nuestr|por|en)|\b(?:devolvi|devolvimos|devuelto|devolucion)\b|"
        r"\bno se debe nada\b|\b(?:aplastad|danad|abollad)[oa]s?\b",
    ),
    "invoice_wanted": (
        r"\bver la factura\b|\b(?:expid|emit|reexpid|rehag|rehac|"
        r"vuelvan a emitir)\w*\b.{0,30}\bfactura\b|\bfactura a nombre\b|\bduplicado\b|\bsin (?:el |"
        r"ningun )?adjunto\b|\bno (?:habia|venia|hay|traia|llevaba) (?:\S+ )?(?:adjunt|nada adjunt|"
        r"archivo)|\b(?:que|cual) factura\b",
    ),
    "time_wanted": (
        r"\bflexibilidad\b|\bmargen\b|\b(?:se puede|podemos|podria|pueden) (?:\S+ ){0,2}(?:mover|"
        r"retrasar|aplazar|pasar|correr|atrasar)\b|\beste mes (?:\S+ ){0,3}(?:no|imposible)\b|"
        r"\b(?:puedo|podria) pagar\b.{0,40}\b(?:cuando|despues|mas adelante)|"
        r"\bnecesit\w+ (?:\S+ )?tiempo\b|\bmas adelante\b",
    ),
    "wrong_person": (
        r"\bmismo nombre\b|\bcoincid\w+\b.{0,15}\bnombre\b|\bno guarda (?:ninguna )?relacion\b|"
        r"\bninguna relacion\b|\bnada que ver\b",
        r"\b(?:ya no|dejamos de)\b(?: \S+){0,4} (?:gestor\w*|asesor\w*|represent\w*|abogad\w*)|"
        r"\bencargo\b.{0,30}\b(?:termin|finaliz|ces)|\ben su nombre\b",
        r"\bdeje de trabajar\b|\bya no (?:esta|trabaja|trabajo)\b|\bni idea\b|\botra sociedad\b|"
        r"\botra empresa del grupo\b|\bfilial\b|\bdirijanse a (?:ella|el|ellos)\b|"
        r"\bdestinatario (?:equivocado|erroneo)\b|\bse (?:ha|han) equivocado\b|\botra nave\b",
    ),
    "insolvent": (
        r"\b(?:se )?disolvio\b|\bdisuelt[ao]\b|\bfase de liquidacion\b|\bconcurs(?:o|al)\b|"
        r"\bjuzgado de lo mercantil\b|\badministrador (?:designado|concursal)\b|"
        r"\bcese de (?:actividad|negocio)|\bliquidacion\b",
    ),
    "refuses": (
        r"\brechaz\w+ (?:\S+ ){0,3}(?:pagos?|pagar)\b|\b(?:nos negamos|me niego|"
        r"nos neguemos) a (?:pagar|abonar)\b|\b(?:papelera|basura)\b|\b(?:intencion|"
        r"animo) de pagar\b",
        r"\bno se (?:va a )?pagar[a]?\b|\bno (?:pagare|pagaremos|pienso pagar|pensamos pagar)\b|"
        r"^\W*(?:no|nunca|jamas|ni lo suenes?|ni lo suenen|ni hablar|ni en suenos|olvidelo|"
        r"olvidense|de eso nada)\W*$|\bni lo suenes?\b|\bni hablar\b|\bni en suenos\b|"
        r"\bni lo suenes?\b|\bni hablar\b|\bni en suenos\b|\bhagan? lo que\b.{0,20}\b(?:quieran?|"
        r"oportuno|crean?)\b",
    ),
    "away": (
        r"\babr(?:imos|iremos|e) de nuevo\b|\breabr\w+\b|\bvolver(?:emos|e)\b|\bvolvemos\b|"
        r"\breincorpor\w+\b|\bde vuelta\b|\bcerrado por\b",
    ),
}
NOT_IDIOMS = {
    "paid": (r"\b(?:sera|seran|estara|sea)\b|\bfecha de pago\b|\b(?:no|aun|todavia)\b"),
    "dispute": (
        r"\brechaz\w+ (?:\S+ ){0,3}pag|\bcuenta bancaria\b|\blos de la\b|"
        r"\blos que\b.{0,15}\bcafetera\b"
    ),
    "away": (r"\btransferencia\b|\bpag(?:o|are|amos)\b"),
    "wrong_person": (
        r"\blos (?:lunes|martes|miercoles|jueves|viernes)\b|\bsi (?:lo|la) ha recibido por error\b"
    ),
    "time_wanted": (r"\bdenominacion social\b|\bfecha de pago\b"),
    "refuses": (r"\bsi\b.{0,10}\bintencion de pagar\b"),
    "promise": (r"\bno (?:vamos|voy|pag\w+|l[eoa]s?)\b|\bnunca\b"),
}
