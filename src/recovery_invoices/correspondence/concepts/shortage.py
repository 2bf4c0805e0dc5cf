"""Concepts of asking for time: being short, parts, patience, and what the money waits for."""

from __future__ import annotations

from typing import Final

TABLE: Final = """
= more_time
en more time, extension, extend, extra time, longer, postpone*, push back, defer*, later date, grace, hold
 off, wait until, breathing space, leeway, reprieve, some time, bit of time, few more, few weeks, another
 week, another month, give us until, give me until, hang on, slack, bear with, additional days, put off, can
 it wait, carry over, tide us over
de aufschub, stundung, stunden, verlanger*, fristverlangerung, mehr zeit, luft, spater, verschieb*,
 zahlungsaufschub, hinausschieb*, noch etwas zeit, warten, erstreckung, zuruckstell*, noch zeit, noch ein
 paar, galgenfrist, verschnaufpause, zahlungsziel, nach hinten, hinauszoger*, bisschen zeit, frist
fr delai, delais, report*, prolong*, prorog*, differ*, plus de temps, un peu de temps, attendre, patienter,
 sursis, repousser, decaler, decal*, repit, rallonge, echelonn*, moratoire, marge
es aplaz*, prorrog*, prorroga, mas tiempo, mas plazo, plazo, esperar, esperarme, margen, demora, retrasar,
 posponer, moratoria, un poco de, tiempo, un respiro, aguant*, mas dias, unos dias, unas semanas, alargar, dar
 tiempo
it proroga, dilazion*, rinvi*, piu tempo, posticip*, slitt*, attendere, aspett*, un po di tempo, rimand*,
 respiro, pazientare, tempo, spostare, differ*, qualche giorno, qualche settimana, differimento, moratoria
nl uitstel, langer, meer tijd, opschort*, verleng*, wachten, later, respijt, opschuiven, verschuiven, nog
 even, wat tijd, beetje tijd, paar weken, coulance, lucht, ademruimte, tijd geven, langere termijn
= instalment
en instal*, monthly, per month, a month, each month, every month, payment plan, in parts, in stages, spread,
 split, bit by bit, drip, a week, in two, in three, in four, tranches, repayment plan, piecemeal, bits,
 chunks, schedule of payments, two goes, stagger*, pay ~ month, 0 a month, 0 per month, in 0 parts, in 0
 instalments, over 0 months
de rate, raten, *rate, *raten, ratenzahlung, monatlich, pro monat, im monat, jeden monat, teilzahl*,
 teilbetrag*, stuckweise, in zwei, in drei, in vier, abstottern, monatsrate*, teilen, aufteil*, haufchenweise,
 happen, etappen, kleckerweise, portionen, 0 im monat, 0 pro monat, 0 euro im monat, 0 euro monatlich, in 0
 raten, in 0 teilen, auf 0 monate
fr echelonn*, mensualit*, par mois, fois, plusieurs fois, en deux, en trois, en quatre, chaque mois, tous les
 mois, etal*, plan de paiement, echeancier, fractionn*, petit a petit, versements, tranches, petits bouts, 0
 par mois, 0 euros par mois, en 0 fois, 0 fois, sur 0 mois
es plazos, a plazos, fraccion*, cuotas, al mes, cada mes, mensual*, en dos, en tres, en cuatro, veces, plan de
 pagos, partes, poco a poco, a poquitos, mensualidades, dividir, repart*, cachos, trozos, 0 al mes, 0 euros al
 mes, en 0 veces, en 0 plazos, en 0 cuotas
it rate, rata, rateizz*, a rate, al mese, ogni mese, mensil*, in due, in tre, in quattro, volte, piano di
 rientro, tranche, dilazion*, poco per volta, un po alla volta, frazion*, spezz*, poco alla volta, piano di
 pagamento, 0 al mese, 0 euro al mese, in 0 rate, in 0 volte
nl termijnen, in termijnen, per maand, elke maand, maandelijks*, betalingsregeling, regeling, in delen,
 gespreid, spreid*, in twee, in drie, in vier, keer, stukjes, iedere maand, afbetalingsregeling, beetje bij
 beetje, brokken, porties, gedeeltes, afbetalen, 0 per maand, 0 euro per maand, in 0 termijnen, in 0 keer
= money_short
en cash flow, cashflow, tight, skint, broke, short of, strapped, hard times, struggling, struggle, no money,
 nothing in the, overdrawn, empty, dry, difficult time, rough patch, lean, slow month, bad month, quiet month,
 liquidity, money is, in the red, hard up, on the bones, stretched, cannot afford, dire, survive, making ends,
 wiped out
de liquiditat*, engpass, knapp, klamm, pleite, blank, kein geld, nicht flussig, konto leer, ebbe, kasse leer,
 kasse ist leer, flaute, schwierig*, eng, nicht leisten, durststrecke, zahlungsschwierigkeit*, finanziell*,
 umsatzeinbruch, im minus, am limit, uberzogen, wasser bis zum hals, mau, schwere zeit, auftragsflaute, krank
 geworden, stehen ~ wasser, uber wasser, saure gurken
fr tresorerie, difficult*, serre, fins de mois, a sec, pas d argent, juste, decouvert, dans le rouge, tendu*,
 manque de liquid*, galere, mauvaise passe, vide, moyens, creux, compliqu*, plus un sou, pas les moyens,
 fauche, dur, etrangl*, baisse d activite, coince*
es liquidez, tesoreria, apurad*, justos, justo, mal momento, mala racha, sin dinero, sin un duro, no tengo
 dinero, dificultad*, dificil*, mal mes, seco, numeros rojos, flojo, floja, ahogad*, no llego, no llegamos,
 pelad*, tirando, asfixi*, apuros, la cosa esta, vacas flacas
it liquidita, difficolta, al verde, senza soldi, stretti, stretto, momento difficile, periodo difficile,
 crisi, cassa vuota, in rosso, non ce la, fatica, fermo, ferma, brutto periodo, scopert*, non ho i soldi,
 momentaccio, magra, affanno, acqua alla gola, a secco, tirare avanti, cassa
nl liquiditeit*, krap, blut, geen geld, moeilijk*, rood staan, kas leeg, leeg, lastig, tegenvall*, slappe,
 financiele, even niet, cashflow, zwaar, water aan, kaal, droog, niet breed, stroef, tegenzit*, moeilijke
 periode, geldgebrek, omzet, klem, knijp, knel, hoofd boven water
= all_at_once
en all at once, in one go, full amount, whole amount, in full, whole lot, lump sum, everything at once
de auf einmal, auf einen schlag, komplett, vollen betrag, ganze summe, ganzen betrag, alles auf, gesamt*, in
 einer summe, voll
fr en une fois, d un coup, la totalite, d un seul coup, toute la somme, tout d un, en totalite, integral*
es de golpe, de una vez, todo junto, entero, la totalidad, integr*, todo de, completo
it in un colpo, tutto insieme, in una volta, tutto subito, per intero, l intero, intero importo, in unica,
 integral*
nl in een keer, ineens, in een klap, hele bedrag, volledige bedrag, alles tegelijk, in een ruk, volledig*
= cannot_now
en cannot pay, can not pay, unable to pay, not able to, not in a position, will not manage, not possible,
 cannot manage, can not manage, no way of paying, can not do, not going to make, not before, not until, unable
de kann ~ nicht zahlen, nicht moglich, nicht in der lage, konnen ~ nicht, kann ~ nicht, geht nicht, schaff* ~
 nicht, nicht vor, erst im, erst nach, erst ab, derzeit nicht, momentan nicht, ausserstande, nicht leisten,
 wird nichts, wirds nichts, unmoglich
fr ne peux pas, ne pouvons pas, pas possible, impossible, pas en mesure, incapable*, peux pas, pas avant, ne
 pourrai, ne pourrons, n arrive, n arrivons, y, arrive pas, pas pouvoir, hors d etat
es no puedo, no podemos, no podre, no podremos, imposible, no es posible, no estamos en condiciones, no llego,
 hasta ~ no puedo, no nos es posible, no va a poder, no me da, no alcanza, antes imposible
it non posso, non possiamo, non riesco, non riusciamo, impossibile, non siamo in grado, non e possibile, non
 prima, non riusciremo, non potremo, non ce la
nl kan ~ niet, kunnen ~ niet, lukt ~ niet, niet mogelijk, onmogelijk, niet in staat, niet voor, pas in, pas
 na, pas vanaf, red ~ niet, gaat niet lukken, niet haalbaar, zit er niet in, niet bij machte
= customer_pays
en customer pays, client pays, they pay us, get paid, are paid, when we get, waiting for payment, owed by, our
 customer, our client, my customer, my client, main, contractor, paid by, money comes in, comes in, once paid,
 gets paid, income
de kunde zahlt, kunden zahlen, auftraggeber, unser kunde, mein kunde, zahlungseingang, geld reinkommt,
 reinkommt, reinkommen, geld kommt, bekomme ich geld, warte auf geld, hauptkunde, grosskunde, bauherr,
 eingegangen ist, selbst auf, aussenstande, gehalt, ausgezahlt
fr client*, nos clients, notre client, mon client, encaiss*, rentree*, paie, salaire, donneur d ordre, serai
 paye, serons payes, attend*, touche, l argent rentre
es cliente*, nuestro cliente, cobr*, cobre, cobremos, me pagan, nos pagan, nos paguen, ingresos, nomina, me
 paguen, entre dinero, contratista
it cliente, clienti, nostro cliente, incass*, ci pagano, mi pagano, pagano noi, stipendio, committente,
 entrano, entra, venga pagato, riscuot*
nl klant*, onze klant, opdrachtgever, binnenkomt, binnen heb, betaald krijg*, salaris, uitbetaald, geld
 binnen, hoofdaannemer, krijg ik betaald, binnenkrijg*, uitkering, ontvang
= ask_understanding
en understanding, patience, patient, kindly, appreciate, grateful, goodwill, bear with, would you agree, would
 you accept, would you consider, is it possible, would it be possible, ok for you, is that ok, acceptable,
 could we agree, any chance, work with us, meet us halfway, be ok, do me a favour, mercy, please consider, is
 that okay, can we agree, flexib*
de verstandnis, geduld, kulanz, bitte um, bitten um, ersuchen, entgegenkomm*, ware es moglich, ist es moglich,
 konnten wir, konnen wir, durfen wir, wurden sie, waren sie, einverstanden, ginge das, geht das, ok fur, in
 ordnung, darf ich, nachsicht, dankbar, verbunden, kommen sie uns, passt das, machbar, vereinbar*, erbitte
fr comprehension, patience, indulgence, bienveillance, serait il possible, est il possible, possible de,
 accepteriez, accordez, accorder, seriez vous, pourriez vous, demande*, sollicit*, arrangement, arranger,
 geste, d accord, ca irait, ca vous va, souplesse, reconnaissant*, remercie de
es comprension, paciencia, seria posible, es posible, podria, podriamos, podrian, acept*, aceptar*, rogamos,
 ruego, favor, solicit*, os parece, te parece, le parece, de acuerdo, acuerdo, nos permit*, agradec*, flexib*,
 os vale, te vale
it comprensione, pazienza, cortesia, sarebbe possibile, e possibile, potremmo, potreste, potrebbe, accett*,
 chied*, richied*, accord*, concord*, concedere, concedet*, disponib*, va bene, venite incontro, venirci
 incontro, grati, gentilezza, cortesemente, tolleranza
nl begrip, geduld, coulant, coulance, zou het mogelijk, is het mogelijk, mogelijk, kunnen we, zouden we,
 verzoek*, vraag, vragen, akkoord, schikken, tegemoet*, goed, bereid, overleg, zou dat, mag ik, mogen we,
 clementie, soepel*, dankbaar
= propose
en propose, suggest, offer, could pay, can pay, able to pay, would pay, could do, can do, manage, could
 manage, afford, how about, what if, idea
de vorschlag*, schlage ~ vor, schlagen ~ vor, anbiet*, biete ~ an, konnte ~ zahlen, kann ~ zahlen, konnten ~
 zahlen, konnen ~ zahlen, schaffe ich, moglich ware, idee, wie wars, wie ware es
fr propos*, pourrais, pourrions, peux payer, pouvons payer, peux regler, pouvons regler, offr*, suggere*, peux
 verser, pouvons verser, et si
es propon*, propuesta, propongo, podria pagar, puedo pagar, podemos pagar, ofrec*, sugier*, puedo, podemos,
 podriamos, y si, puedo ir
it propon*, proposta, posso pagare, possiamo pagare, potrei, potremmo, offr*, suggeri*, riesco a, riusciamo a,
 e se, posso dare, proporrei
nl voorstel*, stel ~ voor, stellen ~ voor, kan ~ betalen, kunnen ~ betalen, zou ~ kunnen, aanbied*, bied,
 idee, wat als, kan ik, kan wel, lukt wel
= hardship
en ill, illness, hospital, accident, fire, flood, burglary, storm, sick, surgery, divorce, laid off,
 redundan*, unemployed, lost my job, pension, benefits, single mother, death, funeral, maternity, baby, stolen
de krank*, krankenhaus, unfall, brand, wasserschaden, hochwasser, einbruch, sturm, operation, scheidung,
 arbeitslos, kurzarbeit, rente, hartz, burgergeld, beerdigung, klinik, burnout, reha, todesfall,
 alleinerziehend, gekundigt worden, jobcenter
fr malad*, hopital, accident, incendie, inondation, sinistre, cambriol*, divorce, chomage, licenci*, retraite,
 rsa, deces, enterrement, operation, arret, degat*, hospitalis*, vol
es enferm*, hospital, accidente, incendio, inundacion, robo, divorcio, paro, erte, pension, despid*,
 operacion, baja, fallec*, entierro, averia grande, dana, tormenta
it malat*, ospedale, incidente, incendio, alluvione, furto, divorzio, disoccupat*, cassa integrazione,
 pension*, licenziat*, operazione, funerale, ricover*, grandine, lutto
nl ziek*, ziekenhuis, ongeluk, brand, overstroming, inbraak, scheiding, werkloos, uitkering, pensioen,
 ontslagen, operatie, begrafenis, storm, waterschade, bijstand, burn out, aow, gestolen
= season
en season, harvest, christmas, summer, spring, new year, easter, tourist, off season, budget, tax refund,
 financial year, quarter, closing, holiday pay, bonus, grant comes
de saison, ernte, weihnacht*, sommer, fruhjahr, neues jahr, neujahr, ostern, haushalt, budget,
 steuerruckzahlung, steuererstattung, geschaftsjahr, quartal, urlaubsgeld, weihnachtsgeld, herbst, lese
fr saison, recolte, noel, ete, printemps, nouvel an, paques, budget, exercice, trimestre, vendange*, prime,
 treizieme mois, rentree, moisson
es temporada, cosecha, navidad, verano, primavera, ano nuevo, semana santa, presupuesto, ejercicio, trimestre,
 vendimia, paga extra, aguinaldo, campana, otono
it stagione, raccolto, natale, estate, primavera, anno nuovo, pasqua, bilancio, trimestre, vendemmia,
 tredicesima, quattordicesima, autunno, budget, carnevale
nl seizoen, oogst, kerst*, zomer, voorjaar, nieuwe jaar, pasen, begroting, kwartaal, vakantiegeld, dertiende
 maand, eindejaars*, herfst, belastingteruggave, budget, najaar
= time_short_words
en could wait, can wait, wait until, until spring, until then, for now, the lot for now, honestly, floored,
 right now, at the moment, this month, temporar*, soonest, can only, best i can
de im moment, momentan, derzeit, zurzeit, zur zeit, vorerst, gerade, aktuell, nur, bis dahin, mehr geht nicht,
 mehr ist nicht
fr pour l instant, en ce moment, actuellement, pour le moment, ce mois ci, provisoire*, momentane*, maximum
es ahora mismo, de momento, por ahora, actualmente, este mes, temporal*, hoy por hoy, lo maximo, en estos
 momentos
it al momento, per ora, attualmente, in questo momento, adesso, questo mese, temporane*, il massimo,
 momentane*
nl op dit moment, momenteel, nu even, voorlopig, deze maand, tijdelijk, meer zit er niet in, meer lukt niet,
 voor nu
= keep_hand
en before i, before we, first i, first we, then i will, then we will, and i will, and you will, will pay as
 soon, happy to pay, gladly pay, willing to pay, will gladly
de dann uberweis*, dann zahl*, dann bezahl*, dann geht, erst dann, zahle ich gern, zahlen wir gern, gerne
 bezahlen, sonst nicht
fr et je vous paie, et je paie, et nous payons, alors je, ensuite je, paierai volontiers, je paierai, nous
 paierons, dispose a payer
es y os pago, y pago, y pagamos, entonces pag*, y lo pago, gustosamente, encantad* de pagar, dispuest*
it e pago, e paghiamo, e vi pago, allora pag*, poi pag*, volentieri, disposti a pagare, disposto a pagare
nl dan betaal, dan betalen, dan maak, dan doe ik, dan doen, dan krijg, graag betalen, met plezier, bereid te
 betalen
"""
