"""Concepts of no payment to come: a firm that is gone, a debtor who died, somebody who will not pay."""

from __future__ import annotations

from typing import Final

TABLE: Final = """
= insolvency
en insolven*, bankrupt*, liquidat*, administration, administrator*, receiver*, receivership, wound up, winding
 up, creditors, proof of debt, chapter 0, iva, official receiver, trustee, moratorium, gone bust, bust, went
 under, folded, creditor, examinership, gone under, belly up, gone to the wall, cva, debt relief order,
 sequestrat*, adjudged, discharge, assignee, unsecured, pre appointment, dividend, notice of intended,
 statement of affairs, case manager, joint, breathing space scheme, protected trust, going under, lost
 everything, ruined, wiped out, everything gone, petition, on benefits, nothing to take, proceeds, attachment
 of earnings, lost the house, homeless, auctioned, auction
de insolven*, konkurs*, pleite, liquidation, liquidator, insolvenzverwalter*, glaubiger*, zahlungsunfahig*,
 amtsgericht, forderungsanmeldung, anmelden, masse, eroffnet, verbraucherinsolvenz, privatinsolvenz,
 restschuldbefreiung, schuldnerberatung, uberschuld*, bankrott, nachlass*, abgewickelt, verfahren,
 insolvenztabelle, sachwalter, masseverwalter, nachlassverwalter, quote, gerichtlich bestell*, quotal,
 liquidiert, vermogenslos*, unpfandbar, generalversammlung, ruiniert, eidesstattlich, ruin, aktenzeichen,
 schuldenbereinigung, zahlungsverbot, eigenverwaltung, sanierungsverfahren, starug, prufungstermin,
 loonpfandung, lohnpfandung, leb* vom amt, nichts zu holen, erlos, versteigert, versteigerung, obdachlos
fr liquid*, redressement, mandataire, faillite, depot de bilan, procedure collective, cessation, creance*,
 tribunal de commerce, administrateur, liquidateur, bodacc, surendettement, sauvegarde, insolvab*, deposer le
 bilan, depose le bilan, curateur, passif, banqueroute, declarer votre, banque de france, cession, plan de
 cession, chirographaire, gele*, greffe, commission de surendettement, effacement, ruine*, dechu, periode d
 observation, anterieur*, juge commissaire, moratoire, rj, lj, encheres, chomdu, au chomage, rien a prendre,
 ne percevront rien, ne toucheront rien, saisie sur salaire
es concurso, insolven*, liquidacion, liquidador*, quiebra, administrador concursal, administracion concursal,
 acreedor*, suspension de pagos, juzgado, bancarrota, insinuacion, comunicar su credito, mercantil, masa,
 segunda oportunidad, exoneracion, quebro, quebrad*, disuelt*, suspendio pagos, concursal, ley de segunda,
 exoner*, masa activa, ruina, arruinad*, en la ruina, convenio, ere, preconcurso, deuda concursal, credito
 ordinario, fase de, mediador*, deudor, insolvente, embargo, subasta, nada que embargar, ya no me queda, sin
 ingresos, di de baja, baja de autonomos, en paro
it falliment*, fallit*, liquidazione, liquidatore, concordato, curatore, procedura, creditor*, insolven*,
 insinuazione, tribunale, amministrazione straordinaria, passivo, concorsual*, bancarotta, sovraindebitamento,
 composizione della crisi, liquidazione giudiziale, ex liquidatore, commissario, preventivo omolog*, ante
 procedura, commissario giudiziale, percentuale, chirograf*, in rovina, rovinat*, stato passivo, esdebit*,
 debitore, pct, custode giudiziario, liquidatorio, composizione, asta, nulla da prendere, disoccupazione,
 pignoramento, niente da prendere, ricavato
nl faill*, failliet, curator, surseance, liquidatie, vereffenaar, schuldeiser*, schuldsanering, wsnp,
 insolven*, bewindvoerder, faillissement, boedel, bankroet, ontbonden, indienen, verificatie, rechtbank,
 gerechtelijke reorganisatie, verifieren, schuldhulpverlening, beschermingsbewind, op de fles, vorderingen,
 toegelaten, schuldhulp, preferent, concurrent, boedelverslag, wettelijke schuldsanering, geruineerd, bewind,
 insolventie*, postblokkade, saneringskrediet, collectieve schuldenregeling, schuldbemiddel*, aangifte van
 schuldvordering, wco, whoa, vonnis, loonbeslag, veiling, niets te halen, niks te halen, huis kwijt,
 daklozenopvang, opbrengst
= closed_down
en closed down, ceased trading, ceased, shut down, no longer exists, no longer exist, no longer trading,
 dissolved, struck off, deregistered, wound down, closed for good, closed permanently, out of business,
 business closed, stopped trading, shut its doors, closed my, closed our doors, shut up shop, permanently
 closed, gave up the business, does not exist any*, the end, call it a day, operations ended, everyone was let
 go, sent home, let go, no company, called it a day, turned the lights off, last of us, lights out, wind up,
 winding down, nothing left, handed back the keys, no more trading, ended trading, closing down, gone, shop is
 gone
de geschlossen, eingestellt, aufgegeben, aufgelost, geloscht, existiert nicht mehr, gibt es nicht mehr,
 gewerbe abgemeldet, abgemeldet, dichtgemacht, dicht gemacht, zugemacht, geschaftsaufgabe, betrieb
 eingestellt, erloschen, dauerhaft, fur immer, abgeschaltet, gibts nicht mehr, betriebsaufgabe, schluss, aus
 und vorbei, loschung, zugesperrt, entlassen, turen geschlossen, gibt es nicht, stecker gezogen, licht aus,
 ist zu, laden ist zu, laden zu, am ende, handelsregister, vorbei, feierabend fur immer, schlussel abgegeben,
 endgultig geschlossen, nicht mehr existent, ausgetraumt
fr ferme, fermee, fermeture, cesse, cessation d activite, radie*, dissout*, dissous, n existe plus, plus d
 activite, definitiv*, mis la cle, cle sous la porte, baisse le rideau, rideau, arrete mon activite, disparu,
 cesse son activite, radiation, mettre la cle, plus de societe, cessons, s arretent, fini, terminee, c est la
 fin, lumiere, rendu les cles, plus personne, liquide*, disparue, baissee, rideau baisse, a ferme, avons
 ferme, ai ferme
es cerrad*, cerramos, cerro, cese, cesado, disuelt*, extint*, ya no existe, baja de autonomo, dado de baja,
 definitiv*, echado el cierre, liquidad*, para siempre, persiana, baje la persiana, cierre, extincion,
 desaparec*, chap*, a la calle, entregado las llaves, ya no abrimos, no abrimos, se acabo, fin, hemos cerrado,
 he cerrado, cerro sus, cerraron, ruina, bajado la persiana, nos han mandado, sin actividad, no existe
it chius*, cessat*, cessazione, cancellat*, sciolt*, non esiste piu, definitiv*, abbassato la serranda, per
 sempre, chiuso l attivita, chiuso la partita, serranda, saracinesca, registro delle imprese, chiusura,
 attivita cessata, tutti a casa, estint*, consegnato le chiavi, non apriamo, finita, finito, abbiamo chiuso,
 ho chiuso, non c e piu, luci spente, senza attivita, non esiste, abbassata, chiuso i battenti, battenti,
 radiat*
nl gesloten, gestopt, gestaakt, opgeheven, uitgeschreven, bestaat niet meer, beeindigd, dicht, definitief,
 voorgoed, doek gevallen, bedrijf gestopt, opgedoekt, niet meer bestaat, stopgezet, deuren gesloten,
 bedrijfsbeeindiging, de stekker, luiken dicht, ter ziele, bestaan niet meer, stekker, leeg, bv leeg, over en
 uit, sleutels ingeleverd, licht uit, klaar is, winkel dicht, is er niet meer, zijn er niet meer, gaat niet
 meer open, afgelopen, einde
= died
en died, deceased, passed away, death, estate, late husband, late wife, probate, executor, heirs, inheritance,
 funeral, widow*, buried, passed on, renounced
de verstorben, gestorben, tod, todesfall, erbe, erben, nachlass*, erbschaft, ausgeschlagen, witwe*, beerdig*,
 verschieden, beigesetzt, verschied, testament*
fr decede*, deces, mort, morte, succession, heritier*, notaire, defunt*, veuve, veuf, nous a quittes,
 obseques, disparition, renonc*
es fallec*, muert*, murio, herencia, hereder*, difunt*, viud*, sucesion, entierro, renunci*, notaria, obito
it decedut*, mort*, defunt*, eredi*, erede, successione, vedov*, scompars*, decesso, mancat*, rinunci*,
 notaio, funeral*
nl overleden, overlijden, gestorven, nalatenschap, erfgena*, notaris, weduw*, wijlen, erfenis, verworpen,
 begraf*, executeur, boedel
= seized
en seized, frozen, no assets, nothing left, nothing to get, unsecured, dividend, sealed, keys, bailiff, locked
 out, receivers, redundancies, nothing to distribute, cannot be expected
de gepfandet, pfandung*, kein vermogen, keine masse, mangels masse, nichts zu holen, abgelehnt mangels,
 versiegelt, gerichtsvollzieher, p konto, eidesstattlich*, vermogen, gesperrt, vermogensauskunft, leer aus
fr saisi*, bloque*, aucun actif, plus rien, impecunieux, scelle*, huissier, insuffisance d actif,
 irrecouvrable, salaries licencies, aucun dividende
es embarg*, bloquead*, sin activos, sin bienes, no queda nada, precintad*, sin masa, ningun activo, nada que
 cobrar, despedid*, incobrable
it pignor*, sequestr*, bloccat*, senza attivo, nessun attivo, nulla da, niente da, sigill*, ufficiale
 giudiziario, nessun bene, licenziat*, incapient*
nl beslag, geblokkeerd, geen middelen, niets meer, bevroren, verzegeld, geen baten, geen uitkering,
 deurwaarder, lege boedel, ontslagen, opheffing, gebrek aan baten, leeg
= lawyer
en lawyer, solicitor, attorney, barrister, legal, counsel, my client, on behalf of, legal action, legal team,
 instructed, acting for, lawyers, without prejudice, advised, mandate
de anwalt, anwalt*, rechtsanwalt*, jurist*, mandant*, kanzlei, vertret*, rechtlich, rechtsabteilung,
 anwaltlich, namens und, vollmacht, namens, rechtsbeistand
fr avocat*, conseil, juridique, mon client, ma cliente, cabinet, juriste, conseil juridique, confrere, maitre,
 mandat
es abogad*, letrad*, juridic*, mi cliente, mi mandante, despacho, bufete, asesoria juridica, companero, mi
 representad*, en nombre de
it avvocat*, legale, legali, mio cliente, mio assistito, mia assistita, studio legale, assistit*, in nome e
 per conto, avv, cliente
nl advocaat, advocaten, jurist*, juridisch, mijn client, client*, kantoor, raadsman, rechtsbijstand,
 gemachtigde, namens, confrere
= court
en court, sue, lawsuit, proceedings, judge, small claims, see you in court, defend, litigat*, claim form,
 tribunal, action, serve, judgment, ombudsman, county court
de gericht, klage, klagen, verklagen, prozess, richter, mahnbescheid, entgegentreten, klageabweisung,
 gerichtlich, verklagt, rechtsweg, verteidig*, widerspruch einlegen, streitig
fr tribunal, proces, juge, justice, assign*, poursui*, procedure, attaquer, defendr*, prud*, injonction,
 judiciaire, contentieux
es juzgado, juicio, demand*, juez, tribunal*, tribunales, pleit*, monitorio, judicial, demandar, denunci*,
 procedimiento, defender*
it tribunale, causa, giudice, giudizi*, citare, citazione, decreto ingiuntivo, processo, resister*, denunci*,
 vie legali, ogni sede, opposizione, giudiziari*
nl rechtbank, rechter, dagvaard*, procedure, proces, kantonrechter, gerecht*, verweer, aanklag*, zaak,
 procederen, verweren
= refuse_pay
en will not pay, not pay, not paying, refuse to pay, refuse, never pay, not be paid, no intention, not a
 penny, not a cent, nothing from, not going to pay, no payment will, shall not pay, decline, forget it, no
 chance, over my dead, not owe, owe you nothing, owe nothing, no way, in your dreams, dream on, whistle for,
 you will get nothing, get nothing, nothing further, never see, no money from, not one penny, when hell,
 nothing will be paid, make us, make me, get lost, go away, jog on, bog off, sod off, not happening, not a
 chance, am not paying, no means, do your worst, try me, up yours, pigs fly, not a bean, do not hold your
 breath, nope, never going to, does not intend, no interest in, not settle, will not be settling, sooner eat,
 rather eat, not entitled, will not get, not getting paid, not get paid, not getting a, nothing to you, not a
 dime, good luck, cat in hell, principle, whistle, sing for, come and get it, will not receive, will receive
 nothing, not see a, kiss, stick it, stuff it, shove, not be settled, not be making, not prepared, will not be
 making, not a brass, no payment, nil, not ~ pay, never ~ pay, not ~ paying, will not ~ penny, not ~ settle,
 nothing ~ paid, not ~ get a penny, refus* ~ pay, not be honoured, be honoured, frame, never see a, see any of
 it, not happen
de zahle ~ nicht, zahlen ~ nicht, zahle ~ nichts, zahlen ~ nichts, bezahle ~ nicht, bezahlen ~ nicht, keinen
 cent, kein cent, keine zahlung, keinen euro, weiger*, verweiger*, verweigern, niemals, nie und nimmer, nicht
 zahlen, nicht bezahlen, nichts bezahlen, nichts zahlen, vergessen sie, vergiss es, vergesst es, konnen sie
 lange, warten, schulden ~ nichts, schulde ~ nichts, keinen pfennig, keinen rappen, nicht bereit, kommt nicht
 in frage, von mir bekommen, von uns bekommen, gibt es nichts, nix, kriegt ihr nichts, gar nichts, seh ich
 nicht ein, nicht ein, sehe nicht ein, denke nicht daran, lecken, nein, schminken, am arsch, verklagt mich,
 pustekuchen, kein geld, is nich, nich, zahl* ich nicht, zahl ich nicht, nicht geleistet, leisten ~ nicht,
 gibts nichts, freiwillig, nicht zu bezahlen, viel erfolg, viel spass, nada, mein geld, geld sehen, keinen
 heller, keinen groschen, keinen roten, nullkommanull, steht fest, bleibt dabei, prinzip, nicht leisten, nicht
 mit mir, denke gar nicht, kriegen ~ nichts, kriegst du nicht, kein interesse, nix bezahlt, zahl nix, nicht
 beglichen, nicht ~ zahlen, nicht ~ bezahlen, nichts ~ zahlen, keinen ~ cent, zahle ~ keinen, zahlen ~ keinen,
 nie ~ bezahlen, nicht ~ begleichen, kein ~ geld, uber meine leiche, wird die nicht, wird sie nicht, bezahlt
 wird, fliesst ~ kein, an die wand, vergiss, kein euro, gar nicht zahlen
fr ne paierai pas, ne paierons pas, paierai pas, paierons pas, paye pas, paie pas, payerai pas, pas un
 centime, pas un sou, refus*, refuse de, jamais, hors de question, rien du tout, ne dois rien, devons rien, ne
 vous dois, pas question, ne reglerai pas, ne reglerons pas, oubliez, aucun paiement, n aurez rien, pas un
 euro, aucune intention, ne payer, allez vous, rever, reve, toujours courir, payerons pas, courir, fichez, va
 te faire, foutre, ne sera pas paye*, ne sera pas regle*, n obtiendrez, ne paiera pas, ne reglera pas,
 brosser, asseoir sur, gratter, peanuts, nada, que dalle, des clous, nenni, niet, walou, pas payer, ne
 verserai, ne verserons, pas verser, ni aujourd hui, non merci, principe, decision est prise, position ne
 variera, peau de balle, zero, rien ne sera, ne donnerai, ne debours*, n entends pas, n avons pas l intention,
 n ai pas l intention, pas l intention, payera pas, aucune somme, ne ~ paierai, ne ~ paierons, ne ~ reglerai,
 ne ~ reglerons, refus* ~ payer, refus* ~ regler, ne ~ verserai, pas ~ payer, rien ~ payer, aucun ~ paiement,
 n ~ pas un centime, sur le corps, la couleur, encadr*, jamais la couleur, tond pas
es no pago, no pagamos, no voy a pagar, no vamos a pagar, no pagar*, no pienso, no pensamos, ni un euro, ni un
 centimo, ni un duro, me niego, nos negamos, niega, neg*, nunca, olvid*, ni hablar, no debo, no debemos, no
 debe nada, nada de nada, de ninguna manera, no abonar*, no se pagara, no se abonara, ni loco, ni en suenos,
 sentados, espera sentado, ni lo suen*, a la mierda, iros, que no, no veran, no vais a ver, jamas, no le debo,
 no os debo, rechazamos el pago, va a ser que no, un carajo, y un jamon, nanay, naranjas, nones, cero, ni hoy,
 no les pago, no os pago, no te pago, no le pago, no va a cobrar, no vais a cobrar, no cobrar*, esperando, no
 ver*, no suelto, no hay intencion, no tiene intencion, no tenemos intencion, principio, decision, que te, no
 sera pagad*, no sera abonad*, antes me, ni muert*, ni un real, ni una perra, ni un chavo, que les den, no ~
 pagar, no ~ pago, no ~ pagamos, no ~ pagaremos, no ~ pagare, no ~ abonaremos, nada ~ pagar, neg* ~ pagar, no
 ~ pienso pagar, ni ~ centimo, no ~ pagara, por encima de mi, enmarc*, no sale ni, ni un euro para, no vamos a
 abonarla, no va a salir
it non pago, non paghiamo, non paghero, non pagheremo, non intend*, neanche un euro, nemmeno un euro, nemmeno
 un centesimo, neanche un centesimo, rifiut*, mai, scordat*, dimenticatevelo, non dobbiamo nulla, non devo
 nulla, non vi devo, nulla e dovuto, neanche morto, non vedrete, non pagher*, un centesimo, manco, niente
 soldi, se lo scordi, alcuna somma, alcun pagamento, alcunche, per niente, nessun pagamento, col cavolo, col
 piffero, non un euro, non caccio, potete aspettare, non verra pagat*, non sara pagat*, un bel niente,
 levatevelo, non dovut*, non versero, non verseremo, non versera*, verseremo alcunche, piuttosto, non
 riconosc*, un fico secco, zero, un tubo, niente di niente, non sgancio, picche, non avrete, non otter*, non
 ricever*, non vi do, non ti do, non do, nessuna intenzione, principio, decis*, non corrisponder*, non
 liquider*, non vedra, non vedrai, toglietevelo, non verrete pagati, manco morto, neppure, nemmeno, non
 caccer*, un soldo, non ~ pago, non ~ paghiamo, non ~ paghero, non ~ pagheremo, non ~ pagare, rifiut* ~
 pagare, non ~ verseremo, nulla ~ pagare, nemmeno ~ centesimo, neanche ~ euro, non ~ paghera, sul mio
 cadavere, soldo bucato, incornic*, scordate, ve li scordate, non va un euro, non viene pagat*, pagamento mai,
 opporremo
nl betaal ~ niet, betalen ~ niet, betaal ~ niets, betalen ~ niets, geen cent, geen euro, weiger*, nooit,
 vergeet het, geen sprake, niet betalen, niets betalen, niets verschuldigd, ben ~ niets verschuldigd, geen
 stuiver, niet van plan, peins* er niet, krijgt ~ niets, krijgen ~ niets, krijg ~ niks, kunt u fluiten,
 fluiten naar, niks, zoek het maar, geen dubbeltje, niet bereid, van mij krijg, van ons krijg, nee, bekijk
 het, oprotten, geen haar, in geen honderd, kan de pot op, pot op, fluiten, uitgesloten, wordt niet betaald,
 zal niet worden betaald, piekeren er niet, geen rooie, krijg je niet, krijgt u niet, krijgen jullie niet,
 niet voldaan, niet betaald worden, nada, noppes, mooi niet, dikke pech, geen frank, geen rotte, sint
 juttemis, besluit staat, standpunt, principe, geen intentie, kun je vergeten, kunt u vergeten, nul, rooie
 cent, succes ermee, weigert, ik betaal niks, betaal niks, geen ene, van een kale, ga ik niet betalen, ga niet
 betalen, gaan niet betalen, zie je niet, pleiten, niet ~ betalen, niet ~ betaald worden, niets ~ betalen,
 niet ~ voldoen, weiger* ~ betalen, geen ~ cent, niet ~ voldaan, nooit ~ betalen, over mijn lijk, lijst hem,
 nooit een cent, betaald wordt, geen euro naar, verklaar u de oorlog, krijgt niks, krijgt niets
= no_basis
en no legal basis, time barred, statute, no basis, no claim, not legally, unenforceable, void, null, scam,
 fraud*, con, extortion, harass*, threat*, report you, police, thieves, crook*, theft, illegal
de keine rechtsgrundlage, verjahr*, kein anspruch, nicht geschuldet, unwirksam, nichtig, betrug*, abzocke,
 betruger*, anzeige, erpress*, drohung*, drohen, polizei, halsabschneider, entbehrt, jeder grundlage,
 verbraucherzentrale, ohne rechtsgrund
fr aucun fondement, prescri*, sans fondement, nul et, arnaque*, escro*, harcel*, menac*, plainte, police, vol,
 voleurs, illegal, non du, non dues, indu, creance inexistante, dgccrf
es prescrit*, prescrib*, sin base, sin fundamento, nulo, nula, estafa*, fraude, acoso, amenaz*, denunci*,
 policia, ladron*, robo, timo, ilegal, indebid*, usura, consumo
it prescri*, senza fondamento, infondat*, nullo, nulla, truff*, minacc*, denunci*, polizia, carabinieri,
 ladri, illegittim*, illegal*, molest*, non dovut*, strozzin*, indebit*, estors*
nl verjaard, verjaring, geen grond, geen grondslag, onverschuldigd, nietig, oplicht*, fraude, bedreig*,
 dreig*, aangifte, politie, dieven, onrechtmatig, ongegrond, afzetterij, intimid*, zwendel, ontbeert
= stop_writing
en stop writing, stop emailing, stop contacting, do not contact, leave me alone, leave us alone, do not
 bother, save yourself, waste of, last word, final answer, no further correspondence, matter closed, consider
 this closed, end of discussion, bin, shredder, do what you want, go ahead, spam filter, block you, delete it,
 recycle, paper bin, filed under, do not write
de horen sie auf, lassen sie mich, in ruhe, sparen sie, letztes wort, abgeschlossen, papierkorb, mullmull,
 mull, ablage p, tonne, machen sie was, tun sie was, ist das thema, endgultig, zwecklos, keine weiteren,
 unterlassen sie, schredder, blockier*, von weiteren, kamin, altpapier, spart euch, porto, rundablage
fr arretez de, cessez, laissez moi, laissez nous, inutile de, dernier mot, poubelle, corbeille, affaire
 classee, clos, faites ce que, sans suite, definitif, perdez, ne m ecrivez, bloqu*, poele, recycl*, derniere
 fois, timbres
es dejen de, dejad de, deje de, no insist*, ultima palabra, papelera, basura, tema cerrado, hagan lo que,
 haced lo que, no molest*, pierden, zanjad*, asunto cerrado, en paz, bloque*, no escriban, sellos
it smett*, lasciat*, non insist*, ultima parola, cestino, spazzatura, caso chiuso, fate quello che, fate pure,
 non scriv*, tempo perso, chiusa qui, in pace, blocc*, risparmiat*, camino, francobolli
nl stop met, laat me, laat ons, met rust, bespaar, laatste woord, prullenbak, oud papier, vuilnisbak,
 afgesloten, zaak gesloten, doe maar, doe wat, verspilde, hou op, blokke*, niet meer mailen, kachel,
 postzegels, ga je gang, ga uw gang
= dare
en bring it on, good luck with that, see if i care, send your, send the bailiff, your bailiff, take me to
 court, sue me, sue us, do what you must, try and get it, knock yourself out, go on then, be my guest,
 threaten
de kommen sie doch, schicken sie ruhig, ruhig den, holen sie es, versuchen sie, versucht es, leiten sie ein,
 drohen sie, sollen sie, klagen sie, kommen lassen, stellen sie sich, von mir aus, nur zu, viel spass
fr envoyez le, envoyez votre huissier, allez y, venez le chercher, bon courage, bonne chance, faites venir,
 essayez, attaquez, assignez, menacez, libre a vous, on verra au tribunal, je vous attends
es mandad, manden a quien, venga usted, atreve*, denuncie*, demanden, nos vemos en, suerte, intentelo,
 adelante, hagan, vengan a buscar, buena suerte, me da igual, no me asust*
it mandate, venite a, provateci, fate causa, denunciate, auguri, buona fortuna, ci vediamo in, accomodatevi,
 venite pure, procedete, fatemi causa, non mi fate paura, minacciate
nl kom maar, kom maar op, stuur maar, probeer maar, succes, doe je best, daag me, sleep me, ga maar, zie maar,
 haal het maar, dreig maar, veel plezier, steek het
"""
