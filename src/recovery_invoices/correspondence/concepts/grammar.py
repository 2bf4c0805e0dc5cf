"""Concepts of grammar, time and tone, which say how the others are meant."""

from __future__ import annotations

from typing import Final

TABLE: Final = """
= not
en not, no, never, none, nothing, neither, nor, without, nobody, cannot
de nicht, kein, keine, keinen, keiner, keinem, nie, nichts, niemand, ohne, weder, niemals, nix, ned, net
fr pas, ne, n, jamais, rien, aucun, aucune, sans, ni, personne, plus de, nul
es no, nunca, nada, ningun, ninguna, ninguno, nadie, sin, ni, tampoco, jamas
it non, mai, niente, nulla, nessun, nessuno, nessuna, senza, ne, neanche, nemmeno, mica
nl niet, geen, nooit, niets, niks, niemand, zonder, nergens, noch, nimmer
= not_yet
en not yet, still not, yet to, not been paid yet, still waiting
de noch nicht, noch kein, noch keine, noch immer nicht, noch offen
fr pas encore, toujours pas, encore pas
es todavia no, aun no, sigue sin, seguimos sin
it non ancora, ancora non, tuttora, non e ancora
nl nog niet, nog geen, nog steeds niet, nog altijd
= no_longer
en no longer, not any more, anymore, any longer
de nicht mehr, kein mehr, keine mehr, nimmer
fr plus, ne plus, n est plus
es ya no, no mas
it non piu, piu
nl niet meer, niet langer, geen meer
= i
en i, my, me, mine, im, ive, ill
de ich, mein, meine, mir, mich, meinen, meiner, meinem
fr je, j, mon, ma, mes, moi, me
es yo, mi, mis, me, mio, mia
it io, mio, mia, miei, mie, mi
nl ik, mijn, me, mij, m n
= we
en we, our, us, ours
de wir, unser, unsere, uns, unseren, unserem, unserer
fr nous, notre, nos, on
es nosotros, nuestro, nuestra, nuestros, nuestras, nos, hemos, *amos, *emos, *imos
it noi, nostro, nostra, nostri, nostre, ci, abbiamo, *iamo, *emo
nl wij, we, ons, onze
= you
en you, your, yours
de sie, ihr, ihre, ihnen, ihren, ihrem, du, dein, euch, eure, euer, eurem, dir, dich
fr vous, votre, vos, tu, ton, ta, te
es usted, ustedes, su, sus, le, les, os, vosotros, vuestro, vuestra, tu, te, vuestras, vuestros
it voi, vostro, vostra, vi, lei, suo, sua, le, tu, tuo, ti, vs, vostre, vostri
nl u, uw, jullie, je, jij, jouw
= they
en they, them, their, he, she, his, her, him
de er, sein, seine, denen, deren, ihm, ihn, dessen
fr il, elle, ils, elles, leur, lui, eux
es el, ella, ellos, ellas
it lui, loro, egli, essa, essi
nl hij, zij, ze, hen, hun, hem, haar
= future
en will, shall, going to, ll, gonna, be able to, will be, intend, plan to, expect
de werde, werden, wird, wirst, mochte, wollen, will, vorhaben, beabsichtig*
fr vais, va, allons, allez, vont, *erai, *erons, *era, *eront, *irai, *irons, *ira, *rai, *rons, compte,
 comptons
es voy a, vamos a, va a, van a, *are, *aremos, *ara, *aran, *ere, *eremos, *era, *ire, *iremos, tendr*, sera,
 haremos, hare
it *ero, *eremo, *era, *eranno, *iro, *iremo, *ira, sara, saranno, sto per, stiamo per, faro, faremo,
 provveder*, dovremmo, *rro, *rremo
nl zal, zullen, ga, gaan, gaat, zult, wordt, worden, wil, willen, van plan, komt
= past
en was, were, had, have been, has been, did, got, have, has, went, ago
de wurde, wurden, hatte, hatten, habe, haben, hat, war, waren, ist, gewesen
fr avons, ai, a ete, ont, avait, avions, etait, ete, avez, as, fut
es hemos, he, ha, han, fue, fueron, habia, hicimos, hice, hizo, era, estaba
it abbiamo, ho, ha, hanno, e stato, e stata, era, erano, sono stat*, aveva, avevo, fu
nl hebben, heb, heeft, was, waren, had, hadden, werd, werden, geweest, is
= can
en can, could, able, may, might, possible
de kann, konnen, konnte, konnten, moglich, darf, durfen
fr peux, pouvons, peut, pouvez, pourr*, possible, puis
es puedo, podemos, puede, podeis, pueden, podr*, posible
it posso, possiamo, puo, potete, possono, potr*, possibile, riesc*
nl kan, kunnen, kunt, kon, konden, mogelijk, mag, mogen
= must
en must, have to, has to, need to, should, ought, required, got to
de muss, mussen, soll, sollen, sollte, musste, mussten, notig, brauche
fr dois, devons, doit, devez, faut, devr*, faudr*, oblige*
es debo, debemos, debe, tengo que, tenemos que, hay que, tiene que, deber*, necesari*
it devo, dobbiamo, deve, dovete, bisogna, dovr*, occorre, necessari*
nl moet, moeten, hoef, hoeven, dient, dienen, moest
= want
en want, would like, wish, prefer, like to, hope, hoping, expect
de mochte, mochten, wunsche*, hoffe*, gern*, wurde*, will, wollen
fr veux, voulons, voudr*, souhait*, aimer*, espere*, esperons
es quiero, queremos, quisiera, quisieramos, dese*, espero, esperamos, gustaria
it voglio, vogliamo, vorr*, desider*, spero, speriamo, piacerebbe
nl wil, willen, graag, wens*, hoop, hopen, zou, zouden
= if
en if, unless, provided, in case, whether, would, assuming, otherwise
de wenn, falls, sofern, ob, sonst, wurde, ansonsten, vorausgesetzt
fr si, sauf, sinon, condition, pourvu
es si, salvo, excepto, siempre que, caso, sino
it se, salvo, a condizione, qualora, purche, altrimenti, caso
nl als, indien, tenzij, mits, anders, of, wanneer
= once
en once, as soon as, when, after, until, before, then
de sobald, wenn, nachdem, bis, bevor, erst, dann, nach
fr des que, quand, lorsque, apres, jusqu, avant, puis, alors, une fois
es en cuanto, cuando, tan pronto, despues, hasta, antes, entonces, una vez, luego
it appena, quando, dopo, fino, finche, prima, allora, poi, non appena, una volta
nl zodra, wanneer, nadat, tot, voordat, dan, na, pas, eens
= only
en only, just, merely, except
de nur, lediglich, bloss, ausser
fr seulement, que, uniquement, juste, sauf
es solo, solamente, unicamente
it solo, soltanto, solamente, unicamente
nl alleen, slechts, enkel, maar
= but
en but, however, although, though, yet, except that
de aber, jedoch, allerdings, sondern, trotzdem, obwohl, nur dass
fr mais, cependant, toutefois, pourtant, or, en revanche
es pero, sin embargo, aunque, sino, no obstante, ahora bien
it ma, pero, tuttavia, invece, benche
nl maar, echter, hoewel, toch, alleen, wel
= because
en because, since, as, due to, therefore, so, reason
de weil, da, wegen, daher, deshalb, darum, denn, grund, somit
fr car, parce, puisque, donc, raison, cause, c est pourquoi
es porque, ya que, por eso, debido, motivo, asi que, por lo que
it perche, poiche, quindi, percio, motivo, causa, dato che
nl omdat, want, daarom, dus, vanwege, wegens, reden, derhalve
= please
en please, kindly, could you, can you, would you, pls
de bitte, bitten, konnten sie, konnen sie, konnt ihr, kannst du, wurden sie
fr merci de, svp, s il vous plait, veuillez, pouvez vous, pourriez vous, priere, stp, peux tu
es por favor, ruego, rogamos, podrian, podria, podeis, puedes, agradeceria, agradeceriamos, le importa
it per favore, cortesemente, prego, gentilmente, potreste, potrebbe, puoi, potete, vi prego, la prego, per
 cortesia
nl graag, alstublieft, aub, a u b, gelieve, kunt u, kun je, kunnen jullie, wilt u, willen jullie, wil je
= sorry
en sorry, apolog*, regret, unfortunately, afraid, excuse, embarrass*
de leider, entschuldig*, sorry, tut mir leid, bedauer*, verzeihung, tut uns leid, peinlich
fr desole*, excus*, malheureusement, regret*, navre*, pardon, helas, mille excuses
es siento, lamento, lamentablemente, disculp*, perdon*, por desgracia, lo sentimos, desgraciadamente,
 lamentamos
it scus*, spiacente, dispiace, purtroppo, perdon*, ci scusiamo, mi scuso, mortificat*
nl sorry, helaas, excuses, spijt*, jammer, excuus, neem me niet kwalijk, pardon
= thanks
en thanks, thank you, cheers, grateful, ta
de danke, dank, vielen dank, dankeschon, merci
fr merci, remerci*
es gracias, agradec*
it grazie, ringrazi*
nl dank, bedankt, dankjewel, danku
= question_word
en what, why, how, where, who, which, whose
de was, warum, wieso, wie, wo, wer, welche, welcher, wozu, wofur
fr quoi, pourquoi, comment, ou, qui, quel, quelle, combien
es que, por que, como, donde, quien, cual, cuanto, a que
it cosa, perche, come, dove, chi, quale, quanto, che cosa
nl wat, waarom, hoe, waar, wie, welke, waarvoor, hoezo
= yes
en yes, yep, ok, okay, sure, right, agreed, fine
de ja, ok, okay, klar, jawohl, gut, stimmt, einverstanden
fr oui, ok, d accord, bien sur, entendu, c est note, bien note
es si, vale, ok, de acuerdo, claro, conforme, entendido
it si, ok, va bene, certo, d accordo, ricevuto
nl ja, ok, oke, prima, akkoord, goed, tuurlijk, natuurlijk
= today
en today, tonight, this morning, this afternoon, just now, this evening, minutes ago
de heute, soeben, gerade, heut, eben, vorhin, heute abend, heute morgen
fr aujourd hui, ce matin, cet apres midi, ce soir, a l instant, viens de, venons de, tout juste
es hoy, esta manana, esta tarde, acabo de, acabamos de, esta noche, ahora mismo
it oggi, stamattina, stamane, oggi pomeriggio, appena, stasera, poco fa
nl vandaag, vanmorgen, vanmiddag, zojuist, net, vanochtend, vanavond, zonet, daarnet
= tomorrow
en tomorrow, day after tomorrow, tmrw, tomorrows
de morgen, ubermorgen, morgen fruh
fr demain, apres demain
es manana, pasado manana
it domani, dopodomani, domattina
nl morgen, overmorgen, morgenvroeg
= yesterday
en yesterday, last week, last month, last friday, last monday, last tuesday, last wednesday, last thursday,
 last year, the other day, in january already, weeks ago, days ago, months ago
de gestern, vorgestern, letzte woche, letzten monat, vergangene*, vorige*, letzten freitag, letzten montag,
 letzten, letzter, vor drei, vor zwei, vorletzt*, letztes
fr hier, avant hier, semaine derniere, mois dernier, passe, dernier, derniere, il y a
es ayer, anteayer, semana pasada, mes pasado, pasado, pasada, hace dias, hace semanas, el otro dia, hace
it ieri, altro ieri, settimana scorsa, mese scorso, scors*, giorni fa, settimane fa, fa
nl gisteren, eergisteren, vorige week, vorige maand, afgelopen, geleden, vorige, laatst, jongstleden, jl
= next
en next week, next month, coming week, next friday, next monday, this week, this friday, this month, next,
 coming, following, within days, few days, couple of days, soon, shortly
de nachste woche, nachsten monat, kommende*, diese woche, nachste*, diesen freitag, nachster, in den nachsten,
 demnachst, bald, kurze, in kurze, diesen monat, in wenigen
fr semaine prochaine, mois prochain, prochain*, cette semaine, ce vendredi, sous peu, bientot, prochainement,
 ce mois, suivant*, sous huitaine, prochains jours, incessamment
es proxima semana, semana que viene, mes que viene, proximo*, proxima*, esta semana, este viernes, pronto,
 este mes, que viene, siguiente, en breve, proximamente, entrante
it prossim*, settimana prossima, mese prossimo, questa settimana, a breve, presto, questo mese, nei prossimi,
 entrante, prossimamente, quanto prima
nl volgende week, volgende maand, komende, deze week, aanstaande, binnenkort, deze maand, eerstvolgende,
 spoedig, volgende, a s, snel
= month_end
en end of the month, month end, end of month, end of next, mid month, middle of, beginning of, start of, end
 of the week, end of week, first week, end of the year, eom, close of play, cob
de monatsende, ende des monats, ende monat, mitte des, anfang des, mitte, anfang, ende der woche, wochenende,
 ultimo, monatsanfang, ersten, jahresende, quartalsende
fr fin du mois, fin de mois, mi mois, debut du, debut, fin de semaine, mi, fin de la semaine, fin du mois
 prochain, courant, fin d annee
es fin de mes, final de mes, finales de, mediados, principios, final de la semana, fin de semana, a primeros,
 finales, fin de ano
it fine mese, fine del mese, meta mese, inizio mese, fine settimana, inizio, primi di, fine, meta, fine anno
nl eind van de maand, einde van de maand, eind deze, eind volgende, half, begin, medio, eind van de week,
 einde maand, eind, maandeinde, eind van het jaar
= weekday
en monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*, mon, tue, wed, thu, fri
de montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*, sonntag*, sonnabend*
fr lundi*, mardi*, mercredi*, jeudi*, vendredi*, samedi*, dimanche*
es lunes, martes, miercoles, jueves, viernes, sabado*, domingo*
it lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica
nl maandag*, dinsdag*, woensdag*, donderdag*, vrijdag*, zaterdag*, zondag*
= month
en january, february, march, april, may, june, july, august, september, october, november, december, jan, feb,
 aug, sept, oct, nov, dec
de januar, februar, marz, april, mai, juni, juli, august, september, oktober, november, dezember, janner,
 feber
fr janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre
es enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
it gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre
nl januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december
= span
en day, days, week, weeks, month, months, fortnight, year, years
de tag, tage, tagen, woche, wochen, monat, monate, monaten, jahr, jahre, jahren
fr jour, jours, semaine, semaines, mois, an, ans, annee, annees, quinzaine
es dia, dias, semana, semanas, mes, meses, ano, anos, quincena
it giorno, giorni, settimana, settimane, mese, mesi, anno, anni
nl dag, dagen, week, weken, maand, maanden, jaar, jaren
= number_word
en two, three, four, five, six, ten, twelve, several, 0 x
de zwei, drei, vier, funf, sechs, zehn, zwolf, mehrere, paar
fr deux, trois, quatre, cinq, six, dix, douze, plusieurs, quelques
es dos, tres, cuatro, cinco, seis, diez, doce, varios, varias, unos, unas
it due, tre, quattro, cinque, sei, dieci, dodici, alcuni, alcune, qualche
nl twee, drie, vier, vijf, zes, tien, twaalf, enkele, paar, meerdere
= by_day
en by, on the, on 0, before, until, from, as of
de am, bis, zum, per, vom, ab, spatestens
fr le 0, au 0, du 0, avant le, a partir, pour le, au plus
es el 0, al 0, del 0, antes del, a partir, para el, dia 0
it il 0, al 0, dal 0, entro il, a partire, per il, giorno 0, entro
nl op 0, tot 0, voor 0, vanaf, per, uiterlijk, de 0 e, de 0 de
= strong
en absolutely, ridiculous, outrage*, disgusting, nonsense, rubbish, shame*, cheek, seriously, unbelievable,
 unacceptable, wonderful, congratulations, lol, haha, funny, bravo, brilliant
de unverschamt*, lacherlich, frechheit, unsinn, quatsch, schwachsinn, unglaublich, unmoglich, witz, schame*,
 dreist*, haha, lol, hut ab, bravo, gluckwunsch, toll
fr ridicule, scandale*, honte*, inadmissible, incroyable, foutage, culot, absurde, inacceptable, bravo, mdr,
 blague, felicitations, moquez
es ridicul*, verguenza, vergonzos*, increible, tonteria*, cara dura, inaceptable, morro, enhorabuena, jaja,
 jajaja, broma, indignante, narices
it ridicol*, vergogn*, assurd*, incredibile, faccia tosta, inaccettabil*, coraggio, complimenti, ahah,
 scherzo, pazzesc*, bravi
nl belachelijk, schande, onzin, ongelofelijk, brutaal, onacceptabel, lef, schandalig, haha, gefeliciteerd,
 grap, hulde, te gek, absurd
= talk
en call me, phone, ring, speak, talk, discuss, meeting, call, chat
de anrufen, telefon*, rufen sie, sprechen, reden, ruckruf, besprechen, melden
fr appel*, telephon*, rappel*, parler, discuter, entretien
es llam*, telefono, hablar, hablamos, comentar, charlar
it chiam*, telefon*, parl*, sentir*, discut*
nl bel, bellen, telefon*, spreken, praten, bespreken, overleggen
= greeting_person
en dear, hi, hello, sirs, madam
de hallo, sehr geehrte, guten tag, moin, servus, grusse, liebe, lieber
fr bonjour, madame, monsieur, bonsoir, cher, chere
es hola, estimad*, buenos dias, buenas, senores
it buongiorno, gentile, spett, egregi, salve, ciao, buonasera
nl beste, geachte, goedemorgen, goedemiddag, hallo, hoi, dag
= day_short
en weds, tues, thurs, yest, tmrw, tmr, tomoz, 0 moro, monday s, friday s, end of play, eod, in the morning,
 first thing
de morgenfruh, heut abend, uebermorgen, montags, freitags, feierabend, abends, vormittag, nachmittag
fr cet aprem, dem, lendemain, demain matin, dans la journee, en fin de journee, en debut de semaine
es manana mismo, al dia siguiente, por la tarde, por la manana, el finde, a primera hora
it domattina, in giornata, in settimana, in mattinata, nel pomeriggio, a inizio settimana
nl morgenochtend, vanmiddag nog, straks, zometeen, effe, eind van de middag, morgenvroeg, nog vandaag
= quote_sum
en £ 0, € 0, $ 0, 0 pounds, 0 quid
de 0 €, 0 euro, eur 0, chf 0, 0 mark, fr 0
fr 0 €, 0 euros, chf 0
es 0 €, 0 euros
it € 0, 0 euro, euro 0
nl € 0, 0 euro, 0 piek
"""
