"""Concepts of objecting: what is wrong with the goods, the work, the price or the claim."""

from __future__ import annotations

from typing import Final

TABLE: Final = """
= defect
en defect*, faulty, broken, broke, does not work, not work*, never worked, stopped working, malfunction*,
 damage*, cracked, scratch*, dented, ruined, unusable, rust*, peeling, snapped, dead on arrival, wonky,
 warped, torn, bent, rattl*, useless, fell off, falls off, collapsed, stains, shrunk, crash*, bug, buggy,
 burst, fault, faults, failed, mould*, mold*, rotten, off, smell*, stink*, wobbl*, blew, crooked, shattered,
 in pieces, caught fire, out of focus, blurred, backwards, upside down, fell apart, came off, split, rotted,
 sank, flooding, stuck, jammed, contaminated, off colour, melted, misaligned, misspelt, misspelled, blister*,
 crumbl*, unsafe, recall, sick from, poison, died, expired, stale, mouldy, wet, noise, noisy, oil, smoke,
 cannot use, can not use, fails, failing, does not light, not light up, went out, dead, disappeared, still
 makes
de defekt*, kaputt, mangel, mangelhaft*, mangel*, schaden, beschadig*, bruch, zerbrochen, funktioniert ~
 nicht, geht nicht, riss, risse, kratzer, rost*, schimmel*, unbrauchbar, schief, verbogen, fehlerhaft*,
 verdorben, faul, stinkt, klemmt, wackelt, lauft nicht, ausgefallen, verzogen, abgeblattert, abgebrochen,
 nachbesser*, reklam*, nass, macken, zerkratzt, verbeult, undicht, schrott, nicht zu gebrauchen, hinuber,
 krumm, umgeschnitten, unscharf, verkehrt herum, abgefallen, ausgelaufen, geplatzt, feuer, gebrannt, verfarbt,
 blasen, geschmolzen, gesprungen, absturz*, sturzt ~ ab, tot, fehlfunktion, gerissen, verkratzt, gebrochen,
 falsch herum, larm, laut, verstopft, abgelost, lost sich, eingegangen, ungeniessbar, versaut, ruiniert,
 zerstort, nicht zu benutzen, leuchtet ~ nicht, brennt nicht, gezundet, springt nicht an, gerausch, macht
 gerausche
fr defectu*, defaut*, casse*, en panne, panne, endommag*, abime*, ne fonctionne pas, ne marche pas, fonctionne
 pas, marche pas, rouill*, fissur*, rayure*, raye*, inutilisable, pourri*, moisi*, tordu*, decoll*, malfacon*,
 degat*, vice*, non conforme*, troue*, brise*, hs, s ecaille, ecaille, bug*, dysfonction*, tombe en,
 deteriore*, gondol*, bancal*, envers, flou*, feu, brule*, eclat*, noye*, inond*, perce*, tache*, delave*, s
 est ouvert, decolore*, bouche*, grince, cale, plante, mort, morte, ecroule*, effondr*, bruit, coul*, gele*,
 impropre, perime*, cassee, ne s allume, s allume pas, disparaitre, ne demarre
es defect*, roto, rota, rotos, rotas, averiad*, averia, danad*, no funciona*, estropead*, rayad*, rajad*,
 oxidad*, grieta*, podrid*, inservible*, mal estado, desperfect*, fall*, deform*, torcid*, moho, humedad*,
 golpead*, se cae, desconch*, deteriorad*, no va, chapuza, descascar*, despeg*, mojad*, aplastad*, no sirve,
 manchad*, vicios, rajando, borrosas, borrosos, desenfocad*, al reves, fuego, quemad*, revent*, inund*,
 atasc*, destenid*, se ha caido, se cayo, se rompio, ruido, muert*, despegad*, caducad*, no arranca, no
 enciende, se apaga, desafinad*, hundi*, sucio, sucia, mal puest*, sigue sin, no se enciende, hace ruido, en
 blanco, no sale
it difett*, rott*, guast*, danneggiat*, non funziona*, graffi*, arrugginit*, crep*, inutilizzabil*, marci*,
 deformat*, vizi*, ammaccat*, scollat*, muffa, avari*, stort*, malfunzion*, si stacca, danni, fuori uso, non
 va, scheggiat*, bagnat*, scrost*, macchiat*, incrinat*, si e rotto, non parte, ruggine, lesion*, bruciat*,
 fuoco, sfocat*, sfuocat*, al contrario, esplos*, allagat*, scolorit*, staccat*, otturat*, spent*, si apre, si
 chiude, non si chiude, caduto, cadut*, rumore, mort*, ferm* da, si blocca, scadut*, non si accende,
 appassit*, rovesc*, sporc*, quel rumore, ancora non, non scalda, scalda
nl defect*, kapot*, stuk, gebrek*, beschadig*, werkt ~ niet, doet het niet, doen het niet, kras*, scheur*,
 roest*, schimmel*, onbruikbaar, krom, rot, bedorven, mankement*, gebroken, schade, scheef, verbogen,
 gebarsten, loslaat, laat los, lekt, deuk*, stinkt, ondeugdelijk, brak, prut, nat, natte, vlekken, verrot,
 klemt, weigert dienst, onscherp, achterstevoren, ondersteboven, in brand, ontploft, ondergelopen, verkleurd,
 losgekomen, verstopt, omgevallen, ingestort, herrie, lawaai, dood, dode, vastgelopen, verlopen datum, start
 niet, valt uit, slaat af, scheefgesneden, afgekeurd, zand, vies, smerig, lelijk, verzakt, los, gesmolten,
 spelfout, brandt niet, brandt nog, gaat niet aan, geluid, warmt niet, loopt vast
= leak
en leak*, drip*, damp, flooded, water coming, draughty
de undicht*, leck*, tropft, regnet rein, regnet durch, wasser, nass*, dicht
fr fuit, fuite*, goutte, infiltr*, etanche*, prend l eau, pleut
es fuga*, gotea*, goter*, filtra*, pierde agua, se sale, entra agua
it perde, perdite, perdita, gocciol*, infiltra*, piove dentro, allagat*
nl lek, lekt, lekken, lekkage, druppelt, lekke, waterdicht
= quality
en poor quality, quality, shoddy, botched, sloppy, substandard, not up to standard, below standard,
 workmanship, bodge*, cowboy, disappoint*, unsatisf*, not good enough, terrible, disgrace, appalling, joke,
 not as described, not fit, not happy, unhappy
de qualitat, gepfuscht, pfusch, schlampig, minderwertig, schlecht*, ungenugend, enttausch*, unzufrieden,
 unsauber, nicht fachgerecht, katastroph*, zumutung, frechheit, murks, entspricht nicht, nicht wie, nicht
 brauchbar
fr qualite, bacle, mauvaise*, mal fait, mediocre, decu*, insatisf*, pas conforme, mecontent*, lamentable,
 honte*, scandal*, travail de, n importe quoi, ni fait ni
es calidad, chapuza*, mal hecho, mal hecha, mala calidad, deficient*, descontent*, decepcion*, insatisf*,
 verguenza, desastre, mal acabad*, pesim*
it qualita, scadent*, fatto male, mal fatto, pessim*, delus*, insoddisf*, vergogn*, scandal*, non conform*,
 approssimativ*, a regola d arte, malfatt*
nl kwaliteit, slecht*, broddelwerk, prutswerk, slordig, ondermaats, teleurgesteld, ontevreden, onvoldoende,
 belabberd, schande, knoeiwerk, afgeraffeld, niet naar behoren, beunhaas*, waardeloos
= not_delivered
en not delivered, never delivered, never arrived, not arrived, still waiting for, waiting for the, no
 delivery, nothing was delivered, no sign of the, nothing arrived, nothing has arrived, where is my, where
 are, still no, never came, did not arrive, never turned up, undelivered, no goods, has not arrived, have not
 arrived, not seen the, never got the, missing delivery, not ~ delivered, never ~ delivered, never ~ arrived,
 still ~ waiting, no ~ delivery, never ~ showed
de nicht geliefert, nie geliefert, nie angekommen, nicht angekommen, keine lieferung, keine ware, ware nicht,
 noch nicht da, warten ~ auf die, warte ~ auf, wo bleibt, lieferung fehlt, nicht eingetroffen, ausgeblieben,
 nichts angekommen, ohne ware, nichts geliefert, kam nie, nicht erhalten, nicht erbracht, steht noch aus,
 nicht ~ geliefert, nie ~ geliefert, warten ~ lieferung, warten ~ ware, nie ~ angekommen, jede spur, lieferung
 ~ nicht
fr pas livre*, jamais livre*, non livre*, pas recu la, jamais arrive*, pas arrive*, aucune livraison,
 attendons toujours, attends toujours, toujours pas, rien recu, marchandise pas, rien n est arrive, jamais ete
 livre*, pas ete livre*, ou est, pas ~ livre*, jamais ~ livre*, attendons ~ livraison, attends ~ livraison,
 aucune nouvelle, livraison ~ jamais
es no entregad*, no se ha entregado, no ha llegado, no han llegado, nunca llego, nunca llegaron, no llego, sin
 entregar, seguimos esperando, sigo esperando, no ha entregado, ni rastro, nunca se entreg*, no nos han
 entregado, falta por entregar, no habeis traido, no ~ entregado, nunca ~ entregado, no ~ llegado, esperando ~
 entrega, sin saber nada, no ~ servido
it non consegnat*, mai consegnat*, mai arrivat*, non e arrivat*, non sono arrivat*, aspettiamo ancora, sto
 ancora aspettando, nessuna consegna, mancata consegna, non ancora arrivat*, mai vist*, non abbiamo ricevuto
 la merce, senza merce, non ~ consegnato, mai ~ consegnato, mai ~ arrivat*, non ~ arrivat*, aspettiamo ~
 consegna, nessuna traccia, non ~ visto
nl niet geleverd, nooit geleverd, nooit aangekomen, niet aangekomen, geen levering, nog steeds niet, wachten
 nog, wacht nog, niet bezorgd, nooit bezorgd, niets ontvangen, nooit gezien, uitgebleven, nooit gekomen, geen
 spullen, waar blijft, niet ~ geleverd, nooit ~ geleverd, nooit ~ aangekomen, wachten ~ levering, geen spoor,
 niet ~ bezorgd
= late_delivery
en late, delay*, weeks late, too late, behind schedule, days late, after the deadline, missed the deadline,
 deadline
de zu spat, verspat*, verzoger*, wochen spater, termin nicht, verzug, fixtermin, liefertermin
fr en retard, retard, trop tard, hors delai, retard de livraison, date limite
es tarde, retraso, con retraso, fuera de plazo, demasiado tarde, demora
it in ritardo, ritardo, tardi, fuori termine, troppo tardi, oltre la data
nl te laat, vertraging, vertraagd, weken later, deadline, over tijd
= missing_items
en missing, short delivery, shortfall, short, only received, only got, only delivered, incomplete, half the,
 pieces missing, not all, fewer, less than, minus, under delivered, instead of
de fehlt, fehlen, fehlmenge, unvollstandig, nur geliefert, nur bekommen, zu wenig, weniger, statt, fehlende,
 gefehlt, teillieferung, manko, nicht vollstandig
fr manqu*, incomplet*, seulement, au lieu de, il manque, moins que, partielle, pas tout, sur les, livraison
 partielle
es falta*, faltan, incomplet*, solo llegaron, solo recib*, en lugar de, en vez de, menos, faltaban,
 unicamente, de menos
it manca*, mancano, mancavano, incomplet*, solo arrivat*, invece di, anziche, meno, parzial*, ne sono
 arrivat*, mancant*
nl ontbre*, mist, missen, onvolledig, incompleet, slechts, in plaats van, te weinig, minder, manco, niet
 compleet, maar geleverd, tekort, ipv
= quantity
en quantity, pieces, units, boxes, pallets, hours, counted, count, square metres, tonnes, kilos, litres,
 metres, items, packs, crates, bags
de menge, stuck, stk, kisten, paletten, stunden, gezahlt, quadratmeter, m 0, tonnen, kilo, liter, meter, sack,
 positionen, kartons, anzahl, std, fass
fr quantite, pieces, unites, cartons, palettes, heures, compte, metres, tonnes, kilos, litres, sacs, caisses,
 m 0
es cantidad, piezas, unidades, cajas, palets, horas, contado, metros, toneladas, kilos, litros, sacos, bultos,
 sillas
it quantita, pezzi, unita, scatole, bancali, ore, contat*, metri, tonnellate, chili, litri, sacchi, colli,
 pallet, cartoni
nl hoeveelheid, stuks, dozen, pallets, uren, geteld, meter, ton, kilo, liter, zakken, kratten, aantal, balen,
 kisten
= price
en price, priced, agreed, quoted, quote, quotation, offer, estimate, rate, too much, too high, overcharg*,
 more than, higher than, fixed price, tariff, excessive, charge, charged, over the odds, rip off, extra, twice
 as much, expensive, agreement
de preis, vereinbart*, angebot, kostenvoranschlag, festpreis, zu viel, zu hoch, uberhoht, teurer, mehr als,
 hoher als, pauschal*, abgemacht, ausgemacht, stundensatz, tarif, zuviel, berechnet, verrechnet, wucher,
 uberteuert, abmachung, vertraglich
fr prix, convenu*, devis, offre, tarif, trop, trop cher, plus eleve, superieur*, forfait*, surfactur*,
 accord*, facture en trop, plus cher, au lieu, supplement*, annonce, prevu au contrat
es precio, acordad*, presupuesto, oferta, tarifa, demasiado, mas caro, pactad*, de mas, superior, excesiv*,
 cobrais, cobran, acuerdo, convenid*, incremento, ofertad*
it prezzo, concordat*, preventivo, offerta, tariffa, troppo, piu alto, pattuit*, in piu, superiore, eccessiv*,
 accord*, forfait, listino, gonfiat*, aumento, preventivat*, sproposit*
nl prijs, afgesproken, offerte, tarief, te veel, te hoog, teveel, hoger dan, meer dan, vaste prijs,
 overeengekomen, duurder, afspraak, belachelijk, meerwerk, begroot, gerekend, berekend, geoffreerd
= wrong_value
en wrong, incorrect, error, mistake, mistaken, not correct, not right, does not match, do not match,
 discrepanc*, not add up, does not add, misprint, typo, inaccurate, not agree with, inconsistent, cannot be
 right, can not be right, miscalculat*, does not tally, adds up, arithmetic, maths, wrong vat, should be,
 should read, should have been, ought to be, supposed to be, decimal, that is not what, charged us for, bill
 us for, billed for, you have billed, you have charged, you invoiced, not the agreed
de falsch*, fehler, stimmt ~ nicht, stimmen ~ nicht, nicht richtig, nicht korrekt, unrichtig, abweich*,
 differenz, zahlendreher, passt nicht, irrtum, unstimmig*, rechenfehler, verrechnet, nicht stimmen, kann nicht
 sein, entspricht nicht, verwechs*, sollte, musste, richtig ware, korrekt ware, rechnen sie, sie berechnen,
 ihr berechnet, berechnet wurden, in rechnung gestellt, abgerechnet, kommen wir auf, komme ich auf,
 aufgefuhrt, kommafehler, kommen nicht auf, ist zu, doppelt
fr erreur*, faux, fausse, errone*, incorrect*, inexact*, ne correspond pas, correspond pas, pas correct*, pas
 juste, ecart, anomalie, se trompe, trompe, tromp*, pas bon, ne colle pas, ecarts, difference, devrait, vous
 facturez, vous me facturez, vous nous facturez, avez facture, facturee, au lieu de, ne correspond, calcul,
 nous arrivons a, virgule, compter
es error*, errone*, incorrect*, equivoc*, no coincide*, no cuadra*, no es correct*, mal, discrepan*, no
 corresponde, fallo, diferencia, no concuerda, confusion, esta mal, deberia, nos facturais, me facturais, nos
 facturan, han facturado, habeis facturado, nos cobrais, me cobrais, calculo, sale, coma, debia, prorrate*,
 cobrado de mas
it error*, sbagliat*, errat*, non corrispond*, non coincid*, non e corretto, non torna*, discrepan*, sbagli*,
 inesatt*, difformit*, non e giusto, differenza, non quadra*, scorrett*, dovrebbe, ci fatturate, avete
 fatturato, mi fatturate, fatturate, calcol*, doveva essere, ci addebitate, avete messo, ve lo siete,
 conteggi*, virgola, risulta, porto franco
nl fout*, verkeerd*, klopt ~ niet, kloppen ~ niet, niet juist, niet correct, onjuist*, vergissing, afwijk*,
 verschil, komt niet overeen, strookt niet, niet kloppen, incorrect, abuis, klopt van geen, mis, zou moeten,
 moet zijn, u rekent, jullie rekenen, u factureert, jullie factureren, gerekend, in rekening, uitkomen, kom ik
 op, rekenfout, zou zijn, optelling, komma, staat er
= wrong_item
en wrong item, wrong goods, wrong size, wrong colour, wrong model, wrong product, not what we ordered, not
 what i ordered, instead of the, different from, something else, wrong one, wrong parts, wrong type
de falsche ware, falsche grosse, falsche farbe, falsches modell, falschlieferung, nicht das bestellte, etwas
 anderes, statt der bestellten, falsche artikel, falsche*, anderes, was anderes
fr mauvaise taille, mauvais modele, mauvaise couleur, autre chose, pas ce que, mauvais article, au lieu du,
 mauvais produit, pas la bonne, pas le bon, mauvaise reference
es equivocad*, otro modelo, otra talla, otro color, otra cosa, no es lo que ped*, no lo que, en lugar del,
 talla equivocada, otra referencia, no era lo
it articolo sbagliato, misura sbagliata, colore sbagliato, altra cosa, altro modello, non quello, non e quello
 che, prodotto sbagliato, al posto di, diverso da, divers*
nl verkeerde maat, verkeerde kleur, verkeerde artikel, iets anders, verkeerd geleverd, niet wat, verkeerde
 model, in plaats van de, andere maat, ander model, verkeerde spullen
= not_ordered
en never ordered, not ordered, did not order, not order, never requested, did not ask for, never asked for,
 never agreed, did not sign, never signed, no contract, nothing ordered, never authorised, not authorised,
 never commissioned, unsolicited, not a contract, never booked, never wanted, no order from us, nobody
 ordered, never bought, not bought, not ~ order, never ~ order*, nobody ~ order*, never ~ ask*, never ~ sign*,
 never ~ agree*, not ~ agree*
de nie bestellt, nicht bestellt, nichts bestellt, nie beauftragt, nicht beauftragt, kein auftrag, keinen
 auftrag, kein vertrag, keinen vertrag, nie unterschrieben, ohne auftrag, nicht angefordert, unbestellt, nie
 gekauft, nie abgeschlossen, nicht in auftrag, nie zugestimmt, hat niemand bestellt, nicht vereinbart, nie
 vereinbart, nicht abgesprochen, nie ~ bestellt, nicht ~ bestellt, niemand ~ bestellt, keiner ~ bestellt, nie
 ~ unterschrieben, nie ~ vereinbart, nicht ~ vereinbart, nie ~ beauftragt, nie ~ ausgemacht, nie die rede
fr jamais commande*, pas commande*, rien commande, pas demande*, jamais demande*, jamais signe, pas signe,
 aucun contrat, aucune commande, sans accord, jamais accepte, non sollicite*, jamais souscrit, jamais convenu,
 pas convenu, pas de commande, jamais achete, sans notre accord, pas prevu, jamais ~ commande, pas ~ commande,
 personne ~ commande, jamais ~ signe, jamais ~ convenu, pas ~ convenu, jamais ~ demande, jamais ~ accepte
es nunca ped*, no ped*, no hemos pedido, no he pedido, nunca encarg*, no encarg*, no contrat*, nunca contrat*,
 no firm*, sin contrato, nunca solicit*, no solicit*, nadie pidio, no autoriz*, nunca acept*, no hemos
 contratado, jamas ped*, nunca firm*, nunca compr*, nadie ha pedido, no acordad*, nunca ~ pedido, no ~ pedido,
 nadie ~ encargado, nadie ~ pedido, nunca ~ firmado, nunca ~ acordado, no ~ acordado, nunca ~ hablo, nunca ~
 pedimos, nunca ~ contrat*
it mai ordinat*, non ordinat*, non abbiamo ordinato, non ho ordinato, mai richiest*, non richiest*, mai
 firmato, nessun contratto, nessun ordine, mai commission*, non autorizzat*, mai accettat*, nulla ordinato,
 mai sottoscritt*, mai chiest*, mai comprat*, mai concordat*, non concordat*, non abbiamo mai, mai ~ ordinato,
 non ~ ordinato, nessuno ~ ordinato, mai ~ firmato, mai ~ concordat*, non ~ concordat*, mai ~ richiest*, mai ~
 chiesto
nl nooit besteld, niet besteld, niets besteld, nooit opdracht, geen opdracht, geen contract, nooit getekend,
 nooit gevraagd, niet gevraagd, ongevraagd, nooit akkoord, zonder toestemming, nooit afgesproken, niet
 afgesproken, nooit gekocht, niemand besteld, nooit afgesloten, zonder overleg, geen bestelling, nooit ~
 besteld, niet ~ besteld, niemand ~ besteld, nooit ~ getekend, nooit ~ afgesproken, niet ~ afgesproken, nooit
 ~ gevraagd, geen ~ opdracht
= ordered
en ordered, order, booked, commissioned, bought, purchase, asked for
de bestellt, bestellung, beauftragt, auftrag, gekauft, gebucht
fr commande, commandes, commandee, achete, reserve
es pedido, pedimos, encargad*, contratad*, comprad*, pedi
it ordin*, commission*, acquist*, comprat*, richiest*
nl besteld, bestelling, opdracht, gekocht, geboekt, bestelde
= delivered
en delivered, deliver, delivery, shipment, received, arrived, came, parcel, pallet, shipped, dropped off,
 courier
de geliefert, lieferung, liefern, sendung, paket, angekommen, ware, spedition, lieferschein
fr livre*, livraison*, livrer, recu, colis, marchandise*, expedi*, transporteur
es entrega*, entregad*, envio, recibid*, llego, llegaron, mercancia, paquete, transportista, mercancias,
 albaran
it consegn*, merce, spedizione, arrivat*, ricevut*, pacco, corriere
nl geleverd, levering, leveren, zending, pakket, aangekomen, goederen, bezorg*, spullen
= cancelled
en cancel*, withdrew, withdrawn, terminated, termination, revoked, rescind*, called off, subscription, trial,
 unsubscribed, notice, expired contract, opt out, gave notice
de storniert, stornierung, storno, gekundigt, kundigung, widerruf*, rucktritt, zuruckgetreten, abbestellt,
 abgesagt, abo, abonnement, probe*, kundig*, widerrufen, ausgelaufen
fr annul*, resili*, retract*, desabonn*, abonnement, rupture, essai, retracte, denonc*, decommande
es cancel*, anulad*, anular, anulamos, baja, di de baja, desist*, rescin*, suscripcion, prueba, resuelto el
 contrato, anule, darme de baja, resolucion
it annullat*, annullare, disdett*, recess*, recedut*, rescind*, abbonamento, prova, revocat*, risolto il
 contratto, cancellat*, disdire, risoluzione
nl geannuleerd, annulering, opgezegd, opzegging, ontbonden, herroep*, abonnement, proef*, afgezegd,
 ingetrokken, annuleren, ontbinding, opgezegde, afbesteld
= returned
en returned, sent back, return, gave back, collected, refund, pick up, picked up, take it back, took it back,
 rejected, refused delivery, came back, returns
de zuruckgeschickt, zuruckgesendet, retour*, zuruckgegeben, rucksend*, ruckgabe, abgeholt, erstatt*, annahme
 verweigert, zuruck, abholen, zuruckgenommen, ging zuruck
fr renvoye*, retourn*, retour, rembours*, repris, reprendre, refuse la livraison, rendu, recuperer, rendue
es devuelt*, devolucion, devolv*, reembols*, recog*, retirad*, rechaz*, devolvimos
it restituit*, reso, resi, rispedit*, rimbors*, ritirat*, ritiro, respint*, restituzione, rimandat*, indietro
nl teruggestuurd, geretourneerd, retour*, terugbetal*, opgehaald, ophalen, teruggebracht, geweigerd, terug
 gestuurd, terug, teruggegeven
= credit_note
en credit note, credit memo, corrected invoice, correct invoice, revised invoice, amended, adjust*, correct
 the, revise, rectif*, write off, withdraw the, reverse, cancel the invoice, credit us, credit it, new
 invoice, reissue with, crediting
de gutschrift*, korrigier*, korrektur, rechnungskorrektur, berichtig*, stornieren sie, stornorechnung,
 gutschreiben, anpassen, andern, neue rechnung, ausbuchen, richtigstell*, korrekte rechnung, ausbuchung
fr avoir, note de credit, rectifi*, corrig*, annuler, annulation, facture rectificative, modifi*, extourne,
 regulariser, nouvelle facture
es abono, nota de credito, rectific*, corrij*, correg*, anular la factura, anulen, factura rectificativa, nota
 de abono, retiren, modifi*, anulad, anuleis
it nota di credito, nota credito, stornar*, storno, rettific*, corregg*, corrett*, annullare la fattura,
 riemett*, accredit*, nota di accredito, rifare
nl creditnota, creditfactuur, crediteer*, crediteren, corrig*, aanpassen, gecorrigeerde, correctie, nieuwe
 factuur, intrekken, herzien, verbeterde, credit, creditering, rechtzetten
= dispute_word
en dispute*, disputing, contest*, object, objection, query, challenge, reject, complain*, complaint, do not
 accept, not accept, do not agree, not agree, disagree, in dispute, unjustified, unfounded, protest, oppose,
 do not recognise, deny, dispute this, take issue, claim, not pay for, not paying for, pay for something,
 supposed to be paying, should i pay, expect me to pay, why should, expect us to pay, not our fault, your
 fault, our position, not owed, not due, compensate*, refund, bring it back, put it right, damages, not ours
 to pay, reverse the, strike, remove the charge, wasn t us
de widersprech*, widerspruch, einspruch, bestreit*, bestritten, reklamation, reklamier*, reklamiert,
 beanstand*, nicht einverstanden, akzeptier* ~ nicht, nicht akzeptier*, unberechtigt*, zuruckweis*, weise* ~
 zuruck, einwand, einwendung*, ungerechtfertigt, nicht anerkannt, anerkennen, strittig, mangelruge, ruge*,
 lehne* ~ ab, nicht nachvollziehbar, beschwer*, warum sollte, dafur zahl*, dafur soll, soll ich zahlen, sollen
 wir zahlen, steht ihnen nicht zu, nicht geschuldet, schadenersatz, schadensersatz, ihr fehler, ihre schuld,
 streichen sie, herausnehmen, nicht fallig, nicht berechtigt, rechnen wir nicht, akzeptieren wir, wollen wir
 nicht, ubernehmen wir nicht, nicht unser, verlange
fr contest*, litige, reclamation, oppos*, pas d accord, conteste, refuse cette, desaccord, injustifi*,
 protest*, reserve*, n accepte pas, n acceptons pas, rejet*, infond*, plainte, contentieux, recus*, nions,
 pourquoi payer, payer pour, faut il payer, votre faute, dommages, pas due, pas du, n est pas due, indemnis*,
 dedommag*, exige, exigeons, retirer la ligne, supprimer la ligne, osez, pretend*, reclamez
es disput*, reclam*, no estamos de acuerdo, no estoy de acuerdo, disconform*, impugn*, rechaz*, no acept*,
 oposicion, queja*, injustific*, protest*, no reconoc*, improcedente, opon*, desacuerdo, discrep*,
 conformidad, objet*, por que pagar, pagar por, por que tengo, culpa vuestra, culpa suya, no procede,
 indemni*, compensacion, exij*, exigimos, quiten, quitad, eliminen, os atreveis, pretend*, incumplimiento, no
 nos corresponde pagar, descontad
it contest*, reclam*, non accett*, non siamo d accordo, non sono d accordo, respingi*, oppos*, disaccord*,
 ingiustificat*, non riconosc*, infondat*, protest*, opponi*, rigett*, lament*, perche dovrei, pagare per,
 colpa vostra, danni, non e dovut*, pretende*, esig*, risarc*, togliete, inadempi*, va stornat*, da stornare,
 non spetta, impugn*, osate, addebito non, contestazione
nl betwist*, bezwaar, klacht*, niet mee eens, oneens, niet akkoord, protest*, reclam*, onterecht, accepteer* ~
 niet, accepteren ~ niet, geschil, ongegrond, verwerp*, wijs ~ af, wijzen ~ af, maken bezwaar, niet erken*,
 weersprek*, beklag, waarom zou, betalen voor, jullie schuld, uw schuld, jullie fout, schadevergoeding, niet
 verschuldigd, eis, eisen, schrappen, schrap, ten onrechte, durf*, tekortkoming, afgekeurd, niet voor mijn
 rekening, klopt niks, herdruk, aansprakelijk
= twice
en twice, double, duplicate, second time, billed again, charged again, already billed, two invoices for, same
 thing twice, same invoice, both invoices
de doppelt*, zweimal, zwei mal, doppelberechn*, nochmals berechnet, zwei rechnungen, zum zweiten mal,
 duplikat, gleiche leistung, dieselbe
fr deux fois, double, doublon, en double, deja facture*, meme prestation, deux factures, 0 fois
es dos veces, doble, duplicad*, por duplicado, ya facturad*, dos facturas, lo mismo dos, repetid*
it due volte, doppi*, duplicat*, gia fatturat*, due fatture, stessa cosa, seconda volta, 0 volte
nl dubbel*, twee keer, tweemaal, al gefactureerd, twee facturen, dezelfde, nog een keer gefactureerd, 0 x
= not_finished
en not finished, unfinished, not complete, incomplete, never finished, half done, half finished, not done,
 still to be done, outstanding work, not installed, not been completed, work is not, not fixed, fix it, fix
 the, snag*, job is not, finish the, come back and, put right, sort out the, finish it
de nicht fertig, unfertig, nicht abgeschlossen, noch nicht fertig, nicht abgenommen, abnahme, halb fertig,
 nicht montiert, nicht erledigt, restarbeiten, nicht behoben, nachbesserung, beheben, behoben, fertigstellung,
 nachbessern, fertig mach*, in ordnung bring*, nicht vollendet, repariert ist
fr pas fini*, pas termine*, inacheve*, pas complet, jamais termine*, reste a faire, pas installe*, pas
 repare*, reparer, reprendre, reserves, reception, finissez, achev*, chantier pas, finir, terminer, remettre
 en etat
es sin terminar, no terminad*, no habeis terminado, inacabad*, a medias, sin acabar, no instalad*, arregl*,
 repar*, no ha terminado, rematar, acabar, termin*, vengan a, subsanar, subsan*
it non finit*, incompiut*, non terminat*, non completat*, a meta, non installat*, riparare, riparazione,
 sistemare, mai finit*, da finire, non ultimat*, collaud*, completare, finire, ultimat*, sistemate
nl niet af, niet klaar, onafgemaakt, nooit afgemaakt, niet voltooid, half werk, half af, niet geinstalleerd,
 repareren, herstellen, hersteld, niet opgelost, oplossen, oplevering, opgeleverd, afmaken, nog niet af,
 gemaakt is, verhelp*
= nobody_came
en nobody came, no one came, never turned up, no show, did not show, nobody turned up, technician, engineer,
 fitter, plumber, never showed, never came back, no reply, no response, unanswered, nobody called, calls,
 ticket open
de niemand gekommen, kam niemand, nicht erschienen, techniker, monteur, keine antwort, nie gemeldet, niemand
 meldet, nicht aufgetaucht, keine reaktion, keine ruckmeldung, handwerker, nie zuruckgerufen
fr personne n est venu, personne, jamais venu*, technicien, installateur, pas de reponse, sans reponse, aucune
 reponse, jamais rappele, artisan, aucun retour
es nadie vino, no vino, no ha venido, tecnico, instalador, sin respuesta, nadie contest*, no se presento,
 nadie ha venido, no aparec*, nadie me, no contest*
it nessuno e venuto, non e venuto, mai venut*, tecnico, installatore, nessuna risposta, non si e presentato,
 nessuno si, senza risposta, idraulico
nl niemand gekomen, niet komen opdagen, nooit langsgekomen, monteur, technicus, geen reactie, geen antwoord,
 niemand geweest, niet verschenen, installateur, nooit teruggebeld
= service_done
en work, job, service, repair, installation, hours worked, visit, project, performed, carried out, render*
de arbeit, arbeiten, leistung*, dienstleistung, reparatur, montage, einsatz, projekt, erbracht, wartung
fr travail, travaux, prestation*, service, reparation, installation, intervention, projet, entretien
es trabajo, trabajos, servicio*, reparacion, instalacion, obra, proyecto, mantenimiento, intervencion
it lavor*, servizio, servizi, prestazion*, riparazione, installazione, intervento, progetto, manutenzione
nl werk, werkzaamheden, dienst*, reparatie, installatie, klus, project, onderhoud
= until_fixed
en until you, until this is, until it is, until then, until that, until resolved, before you, not before, once
 you have fixed, as long as, only when, not until, withhold, withholding, retain, hold back, on hold, keep
 back, once that is, resolved, clarified
de solange, bis sie, bis ihr, bis zur klarung, bis das, erst wenn, erst dann, vorher nicht, einbehalt*,
 zuruckhalt*, zuruckbehalt*, bis dahin, klarung, behalten ~ ein, gesperrt, bis zur, geklart
fr tant que, jusqu a ce que, d ici la, avant que, une fois que, retenons, retien*, suspend*, en attente de,
 bloque*, tant qu, quand vous, retenue, dans l attente
es hasta que, mientras no, mientras, en tanto, retenemos, retenid*, retencion, suspend*, bloquead*, no antes,
 hasta entonces, cuando lo, aclar*
it finche, fino a quando, fintanto, fin quando, prima di, tratten*, sospend*, sospes*, bloccat*, fino ad
 allora, in attesa, blocco, chiarit*, chiarimento
nl zolang, totdat, tot jullie, tot u, tot dat, eerst, pas als, pas wanneer, inhoud*, opschort*, achterhouden,
 houden ~ in, geblokkeerd, tot die tijd, opgelost
= contract_terms
en contract, terms, agreement, clause, according to, as per, warranty, guarantee, conditions, accepted
de vertrag, vertrags*, klausel, agb, garantie, gewahrleistung, laut, gemass, bedingungen
fr contrat, clause, conditions, garantie, conformement, selon, cgv, prevoit
es contrato, clausula, garantia, condiciones, segun, conforme al, preveia
it contratto, clausola, garanzia, condizioni, secondo, prevede, contrattual*
nl contract, overeenkomst, clausule, garantie, voorwaarden, volgens, conform
= evidence
en photo, photos, pictures, proof of delivery, signed, witness, evidence, video, minutes, protocol, email of,
 as my email, see my email, as i told, as already mentioned, already told, as discussed
de foto*, fotos, bilder, lieferschein, zeuge*, beweis, video, protokoll, wie bereits, mehrfach, schon
 mehrmals, bereits mitgeteilt, mein schreiben, meine mail, telefonisch mitgeteilt
fr photo*, bon de livraison, temoin, preuve, video, pv, constat, comme deja, a plusieurs reprises, mon mail,
 mon courrier, deja signale, signale
es foto*, albaran, testigo, prueba*, video, acta, como ya, varias veces, mi correo, ya os dij*, ya les dij*,
 comunicad*
it foto, ddt, testimon*, prova, prove, video, verbale, come gia, piu volte, mia mail, gia segnalat*, segnalat*
nl foto*, pakbon, getuige*, bewijs, video, proces verbaal, zoals eerder, meerdere keren, mijn mail, al gemeld,
 al eerder, gemeld, telefonisch gemeld
"""
