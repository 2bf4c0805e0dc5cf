"""Concepts of who is meant: another person, another firm, somebody who is away."""

from __future__ import annotations

from typing import Final

TABLE: Final = """
= not_me
en not me, wrong person, wrong email, wrong address, not us, mistaken identity, mixed up, mix up, confus*,
 different company, another company, not my invoice, not ours, not our invoice, not mine, nothing to do with,
 unknown to us, do not know, never heard, not the right, person, wrong number, not intended, in error, meant
 for, wrong recipient, who are you, not a customer, never been a customer, someone else, not known, not our
 company, not addressed, not for me, not for us, wrong inbox, wrong company, unconnected, you have the wrong,
 reached the wrong, do not own, never owned, do not recognise, no idea what, no idea who, you want the, never
 dealt with, no account with, wrong firm, not our address, no such person, nobody of that name, no one of that
 name, nobody by that name, not involved, does not concern, beats me, no relation, not in our group, stolen
 identity, identity theft, not our building, do not have a, never had a, whoever, separate, different, next
 door, nobody called, not our registration, this inbox, this mailbox, ordered by, managing agents, return to
 sender, we only borrowed, not live here, no one here
de falsche adresse, falscher empfanger, falsche person, nicht ich, bin nicht, sind nicht, nicht wir, nicht
 gemeint, verwechs*, verwechslung, irrlaufer, nicht zustandig, bin ich nicht, kenne ~ nicht, kennen ~ nicht,
 nie gehort, unbekannt, nichts zu tun, nichts damit, nicht der richtige, kein kunde, keine kunden, nicht
 kunde, versehentlich, falsch verbunden, nicht fur mich, nicht fur uns, jemand anderen, jemand anders, falsche
 mail, sagt ~ nichts, andere firma, anderes unternehmen, nicht unsere, nicht meine, irrtumlich, falsche firma,
 bei mir falsch, bei uns falsch, bei uns als, sitzen sie verkehrt, wir haben kein*, wir besitzen, ich habe gar
 kein*, ich habe kein*, gibt es hier nicht, gibt es bei uns nicht, niemand mit diesem namen, hier nicht
 bekannt, keine ahnung, nicht unser haus, missbrauch, identitat*, falschen, eigene rechtspersonlichkeit,
 betrifft mich nicht, betrifft uns nicht, wem das gehort, bin nur, nicht mein, aushilfe, nebenan, hier wohnt,
 wohnt hier nicht, dieses postfach, diese adresse, auftraggeber ist, hausverwaltung hat, nur geliehen,
 ausgeliehen, haben wir nicht gebucht, heisst hier niemand, da mussen sie
fr pas moi, mauvaise personne, mauvaise adresse, erreur de destinataire, pas nous, pas le bon, pas la bonne,
 confond*, confusion, homonym*, connais pas, connaissons pas, jamais entendu, rien a voir, pas concerne*,
 aucun lien, inconnu*, pas client*, trompez, trompe, destine, pas pour moi, pas pour nous, autre societe,
 autre entreprise, quelqu un d autre, par erreur, faites erreur, ne me concerne, ne nous concerne, pas la
 mienne, pas la notre, mauvais destinataire, ni d eve, pas destinataire, usurp*, pas de compte chez vous, n ai
 jamais eu, personne de ce nom, entite distincte, ne possede, aucune idee, qui est, suis que, seulement le,
 pas mon, pas notre, pas a moi, sur place, ne connait, n existe pas ici, inconnu a, pas du tout, gardien*,
 rien chez vous, quelqu un s est, a cote, n habite, habite plus, cette boite, cette adresse, n est pas le
 notre, n est pas la notre, seulement emprunte*, a tout signe, chez nous personne
es no soy, no somos, persona equivocada, correo equivocado, se equivoc*, equivoc*, confund*, confusion, no
 conozco, no conocemos, no me suena, no nos suena, nada que ver, no tengo nada, destinatario, desconocid*, no
 es para, otra empresa, otra persona, no nos corresponde, no me corresponde, por error, no somos clientes,
 homonim*, mismo nombre, no es mi*, no es nuestra, no es nuestro, ajen*, erroneamente, usurp*, suplant*, no
 tengo cuenta, nunca he tenido, nadie con ese, persona juridica, ni idea, solo soy, yo solo, no es aqui, aqui
 no, no vive, ya no vive, ni tengo, ni idea de quien, me estais, os habeis confund*, se ha confund*, se han
 confund*, a mi no, a nosotros no, conserje, portero, al lado, aqui no es, este buzon, este correo, no vive
 nadie, era prestad*, lo firmo, lo pidio, la pidio, las pidio, no es el nuestro, no es la nuestra
it non sono io, persona sbagliata, indirizzo sbagliato, non siamo noi, destinatario, sbagliat*, confond*,
 omonim*, non conosco, non conosciamo, mai sentit*, niente a che fare, nulla a che fare, non c entr*,
 sconosciut*, un altra ditta, altra azienda, altra societa, un altra persona, non riguarda, per errore, non
 siamo clienti, non sono cliente, estrane*, non e mia, non e nostra, non mia, non nostra, scambio di persona,
 non mi riguarda, avete sbagliato, ha sbagliato, non siamo, furto d identita, mai avuto, non possied*, nessuno
 con questo, persona giuridica, nessuna idea, sono solo, io sono solo, non abita, qui non, non ho nessun*, non
 c entriamo, nessun rapporto, custode, portinaia, portier*, da noi non, chi sia, non sappiamo chi, non so chi,
 non esiste qui, accanto, qui non abita, questa casella, questo indirizzo, era in prestito, ha firmato tutto,
 ha ordinato, l ha ordinat*, non e la nostra, non e il nostro, vedetevela
nl niet ik, verkeerde persoon, verkeerde adres, verkeerd adres, niet wij, verkeerde mail, vergis*, verwar*,
 ben ik niet, zijn wij niet, ken ~ niet, kennen ~ niet, nooit van gehoord, niets te maken, niks mee te maken,
 onbekend*, geen klant, ander bedrijf, iemand anders, niet voor mij, niet voor ons, per ongeluk, per abuis,
 niet bestemd, bestemd voor, verkeerd verbonden, hoort niet, niet van ons, niet van mij, zegt ~ niets,
 verkeerde bedrijf, verkeerde geadresseerde, u moet ~ niet, naamgenoot, identiteits*, geen account, nooit
 gehad, niemand met die naam, rechtspersoon, geen idee, ik ben alleen, ik ben maar, zit u verkeerd, bij ons
 niet, woont hier niet, woont niet meer, heb geen, heb ik niet eens, verkeerde nummer, conci*, geen bekende,
 bent u verkeerd, u zoekt, jullie zoeken, niet onze, niet mijn, hiernaast, hier woont, deze mailbox, dit
 adres, was geleend, alleen geleend, heeft getekend, heeft besteld, zoek het met, staat op naam van, moet u
 bij
= same_name
en same name, similar name, namesake, share a name, shares a name, name like, another mr, also called
de namensvetter*, gleiche* name*, gleichnamig*, ahnliche* name*, heisse auch, heissen auch, heisst genauso,
 gleichen namen, namensgleich*
fr meme nom, homonym*, s appelle aussi, nom similaire, meme patronyme, m appelle
es mismo nombre, mismo apellido, se llama igual, nombre parecido, homonim*, me llamo, tocay*
it stesso nome, omonim*, stesso cognome, nome simile, si chiama, mi chiamo
nl zelfde naam, dezelfde naam, naamgenoot, zelfde achternaam, lijkt op, heet ook, heten
= left_company
en no longer work*, no longer employed, left the company, has left, have left, left us, no longer with, does
 not work here, not work here any*, do not work there, resigned, quit, retired, former employee, moved on, no
 longer here, does not exist here, left in, parted company, used to work, stopped working, last day, new job,
 no longer part, no longer involved, no longer responsible, stepped down, gave up, handed over, have not
 worked, has not worked, not been with, since i left, my successor, took over from me, took over from, board
 member, was treasurer, former, ex, replaced by, let go, on my own now, independent, no longer manage, no
 longer act, ceased to act, contract ended, leaving do, am not the, not ~ work here, no longer ~ work, left ~
 company, has ~ left, not worked ~ since, stopped ~ working
de nicht mehr bei, nicht mehr im, arbeite* ~ nicht mehr, arbeitet ~ nicht mehr, ausgeschieden, verlassen,
 gewechselt, in rente, im ruhestand, pensioniert, nicht mehr tatig, nicht mehr zustandig, nicht mehr da,
 gekundigt, ehemalig*, nicht mehr angestellt, aufgehort, ausgetreten, nicht mehr beschaftigt, nicht mehr hier,
 nicht mehr mitglied, seit ~ nicht mehr, abgegeben, weg von, letzter arbeitstag, niedergelegt, zuruckgetreten
 als, mein nachfolger, meine nachfolgerin, ubernimmt, hat ubernommen, amt, mandat, bestellung endete, vorsitz,
 ehemals, fruher, verlasst, ausgeschied*, nicht langer, vertrag endete, nicht mehr unser, nicht mehr mein,
 nicht mehr fur, arbeite ~ nicht mehr, bin ~ nicht mehr, ist ~ nicht mehr, sind ~ nicht mehr, habe ~
 verlassen, hat ~ verlassen, gehore ~ nicht mehr
fr ne travaille plus, ne travaillons plus, plus chez, quitte, parti*, retraite, plus dans, plus employe*,
 ancien*, demission*, ne fait plus partie, fait plus partie, n est plus, ne suis plus, ne sommes plus, ne fais
 plus, plus responsable, plus en charge, quitte la societe, effectifs, plus le syndic, mon successeur, ma
 remplacante, a repris, mandat, bureau de l association, ex, licencie, mission, ne gere plus, ne gerons plus,
 ne m occupe plus, n y suis plus, n y travaille plus, ai quitte, a quitte la, ne ~ plus chez, ne ~ plus dans,
 n ~ plus partie, ne ~ travaille plus, a ~ quitte, ai ~ quitte
es ya no trabaj*, no trabaja, dejo la empresa, dejado la empresa, jubil*, ya no esta, ya no estoy, ya no
 form*, ex emplead*, ya no soy, ya no somos, antigu*, causo baja, me fui, se fue, no forma parte, deje el,
 deje la, dimiti*, ya no llev*, cesad*, ceso como, mi sucesor, mi sucesora, ha tomado, relevo, cargo, ex,
 anterior, dejamos, ya no gestion*, ya no me encargo, deje de, dejo de, no sigo, no trabajo, fue despedid*, se
 marcho, ya no ~ trabaj*, ya no ~ empresa, deje ~ empresa, ha ~ dejado, he ~ dejado
it non lavora piu, non lavoro piu, non e piu, non sono piu, ha lasciato, lasciato l azienda, in pensione,
 pensionat*, non fa piu parte, dimess*, non siamo piu, ex dipendente, ho lasciato, cessato il rapporto, non
 faccio piu, non mi occupo piu, dimission*, uscit* dalla, non lavoriamo piu, mio successore, subentrat*,
 incarico, mandato, ex, cessat* dall, ha preso il mio posto, non seguo piu, non gestisco piu, non gestiamo
 piu, non amministr*, ho cambiato lavoro, se n e andat*, licenziat*, non ~ lavoro piu, non ~ lavora piu, ho ~
 lasciato, ha ~ lasciato, non ~ piu parte
nl niet meer werkzaam, werkt ~ niet meer, werk ~ niet meer, uit dienst, met pensioen, vertrokken, verlaten,
 niet meer in dienst, weg bij, niet langer, oud medewerker, gestopt, niet meer bij, ben ~ niet meer, is ~ niet
 meer, afgetreden, zijn ~ niet meer, doe ~ niet meer, voormalig*, mijn opvolger, overgenomen van, mandaat,
 taak, voormalig, ex, beeindigd, niet meer voor, niet langer voor, ontslag, andere baan, beheer ik niet, doe
 ik niet meer, doe de administratie niet, is weg, weggegaan, geen lid, ben ~ weg, heb ~ verlaten, heeft ~
 verlaten, sinds ~ niet meer
= other_responsible
en responsible, in charge, deals with, handles, handled by, contact, please contact, speak to, talk to, write
 to, direct your, get in touch with, belongs to, goes to, send to, send it to, should go to, forward to,
 please send this to, address it to, ask the, take it up with, new contact, try, redirect, the right person,
 accounts department, bills go to, look after, accounts payable at, refer to
de zustandig, ansprechpartner, kummert sich, wenden sie, wenden sich, bitte an, richten sie, schicken sie das
 an, nachfolger*, macht jetzt, macht das, gehort, melden sie sich bei, an meinen, an unsere, kontaktieren,
 direkt an, adressieren, verantwortlich, zentrale, an die, das macht, schicken sie es, erreichen sie unter,
 betreut
fr responsable, en charge, s occupe, contact*, contacter, adresser, adressez, rapprocher, voyez avec, voir
 avec, successeur, ecrire a, a l attention, transmettre a, vers, s adresser, envoyer a, envoyez a, c est lui,
 c est elle, competent*, interlocut*, joindre, du ressort
es responsable, encargad*, se encarga, contact*, dirij*, dirig*, hablar con, habl*, escrib*, lo lleva, quien
 lleva, corresponde a, pregunt*, sucesor*, manden a, envien a, competen*, remit* a, interlocutor, pongase en
 contacto, llevan, quien debe
it responsabil*, si occupa, contatt*, rivolg*, parlare con, scriver*, scriva, scrivete, competen*, referente,
 inviare a, mandare a, indirizz*, spetta, successore, deve rivolgersi, rivolgersi, sentire con, a carico di,
 segue, parlat*
nl verantwoordelijk, contact, neem contact, wenden, richten, gaat over, regelt, opvolger, sturen naar, stuur ~
 naar, hoort bij, contactpersoon, bereiken, mailen naar, mail naar, moet u zijn bij, moet je zijn bij, doet
 nu, ga naar, bij hen, bereikbaar via, doet dat, gaat ~ over, aanspreekpunt
= private_person
en private person, private individual, student, pensioner, mother, father, son, daughter, cousin, wife,
 husband, ex husband, ex wife, neighbour, secretary, assistant, nurse, carer, tenant, landlord, roommate,
 brother, sister, volunteer, church, school
de privatperson, privat, student*, rentner*, mutter, vater, sohn, tochter, cousin, frau, mann, exmann, ex
 mann, exfrau, nachbar*, sekretarin, mieter*, vermieter*, bruder, schwester, ehrenamtlich, pfleg*, schule,
 kirche
fr particulier, etudiant*, retraite*, mere, pere, fils, fille, cousin, femme, mari, ex mari, ex femme,
 voisin*, secretaire, locataire, proprietaire, frere, soeur, benevole, ecole, paroisse
es particular, estudiante, jubilad*, madre, padre, hijo, hija, primo, mujer, marido, ex marido, ex mujer,
 vecin*, secretari*, inquilin*, propietari*, hermano, hermana, voluntari*, casero
it privato, student*, pensionat*, madre, padre, figlio, figlia, cugino, moglie, marito, ex marito, ex moglie,
 vicin*, segretari*, inquilin*, proprietari*, fratello, sorella, badante, volontar*, parroc*
nl particulier, student*, gepensioneerd*, moeder, vader, zoon, dochter, neef, vrouw, man, ex man, ex vrouw,
 buur*, secretaresse, huurder, verhuurder, broer, zus, vrijwillig*, school, kerk
= moved_sold
en sold the, sold my, sold our, sold up, taken over, new owner, new owners, previous owner, previous tenant,
 moved out, moved away, moved, lease ended, buyer, purchaser, acquired, transferred to, ownership, demerg*,
 spun off, subsidiary, parent company, sister company, head office, group, tenancy, franchis*, used to own,
 belonged, managing agent, vehicle was sold, legal entity
de verkauft, ubernommen, neuer inhaber, neuer eigentumer, inhaberwechsel, vorbesitzer, vorganger, vormieter,
 umgezogen, ausgezogen, ubernahme, kaufer, tochtergesellschaft, muttergesellschaft, schwester*, konzern,
 ausgegliedert, rechtsnachfolger, eigentumer, pachter, ubergegangen, verwaltung, trager, neue besitzer,
 betreiber, hausverwaltung
fr vendu*, cede*, repris*, repreneur, nouveau proprietaire, ancien proprietaire, ancien locataire, demenage*,
 cession, acquereur, filiale, maison mere, siege, groupe, fonds de commerce, syndic, gerant, exploitant,
 transfere*, entite
es vendid*, traspas*, nuevo dueno, nuevos duenos, nuevo propietario, anterior dueno, anterior inquilino, mud*,
 comprador, filial, matriz, grupo, cedid*, absorb*, adquirid*, anterior propietario, vendi, administrador de
 fincas, propiedad
it vendut*, cedut*, nuovo proprietario, nuova gestione, subentr*, precedente, trasloc*, trasferit*,
 acquirente, controllata, capogruppo, gruppo, rilevat*, ramo d azienda, cessione, gestione, proprieta,
 amministratore, vecchio proprietario, ex inquilino
nl verkocht, overgenomen, nieuwe eigenaar, vorige eigenaar, vorige huurder, verhuisd, overname, koper,
 dochter*, moeder*, zuster*, groep, concern, zelfstandige, verzelfstandigd, afgesplitst, eigenaar, vve,
 beheerder, vorige bewoner, voorganger
= remove_me
en remove me, take me off, delete my, remove this, stop sending, update your records, correct your records,
 please remove, amend your, unsubscribe me, correct the address
de loschen sie, streichen sie, aus dem verteiler, adresse loschen, korrigieren sie ihre, verteiler, meine
 daten, datenschutz, nehmen sie mich, austragen, andern sie ~ adresse
fr supprimer mon, retirer, retirez, liste de diffusion, mettre a jour, mes coordonnees, rgpd, supprimez,
 effacer, rayer
es borr*, quit*, elimin* mi, actualic*, lista de correo, mis datos, retiren mi, suprim*, dejen de
it cancell* il mio, togli*, rimuov*, aggiornare, mailing list, miei dati, elimin*, privacy, depenn*
nl verwijder*, haal ~ uit, uit uw bestand, uit jullie bestand, maillijst, mijn gegevens, pas ~ aan, schrap,
 avg, aanpassen in uw, streep
= forwarding
en forwarded, passed it on, passed this on, handed, will forward, have forwarded, sent it on, relay, pass on
de weitergeleitet, leite ~ weiter, weitergegeben, gebe ~ weiter, weitergereicht, ubergeben, weiter
fr transmis*, transfere, fait suivre, transmets, fais suivre, faire suivre, relaye, remis*
es reenviad*, pasado, trasladad*, lo paso, reenvio, derivad*, traslado
it inoltrat*, girato, passato, inoltro, giro, trasmess*, consegnat* a
nl doorgestuurd, doorgegeven, stuur ~ door, geef ~ door, overgedragen, doorgezonden
= away
en out of office, out of the office, away, on leave, annual leave, vacation, holiday*, on holiday, absent, not
 in the office, travelling, traveling, maternity leave, parental leave, sick leave, limited access, no access
 to, auto reply, automatic reply, business trip, not available, unavailable, training course, sabbatical, not
 at my desk, office is closed, offices are closed, closed from, closed until, closed between, we are closed,
 on a course, out until, away in, im away, away til, away until, away for, at an off site, offsite,
 conference, abroad, on site until, bank holiday, not back, gone fishing, honeymoon, hospital until, jury
 duty, not staffed, at sea, closed for, closed on, office closed, we close, shut for, shut until, shut down
 for, closing for, currently out, on paternity, no laptop, no signal, not checking, trade fair, school
 holidays, half term, festive break, having her, having his, operation, hip, caravan, nobody else, training
 leave, off having
de abwesen*, urlaub*, nicht im buro, nicht im haus, ausser haus, auf reisen, dienstreise, elternzeit,
 mutterschutz, krankgeschrieben, ferien, betriebsferien, nicht erreichbar, nicht am platz, automatische
 antwort, kein zugriff, verreist, unterwegs, geschlossen, betriebsurlaub, fortbildung, messe, sabbatical, buro
 geschlossen, krankenstand, brueckentag, brucke, reha, nicht besetzt, unbesetzt, schulferien, wandern, im
 ausland, am strand, zwischen den jahren, auf montage, nicht da, hochzeit, trauerfall, feiertag*,
 geschlossene, bleibt zu, haben zu, auf tour, auf messe, jakobsweg, kur, wallfahrt, flitterwochen, kein
 empfang, ohne internet, kein laptop, bin weg, sind weg, bis dahin weg, nicht am, herbstferien, osterferien,
 sommerferien, sommerpause, winterpause, kompensation, wohnwagen, wird operiert, op termin, betriebsruhe,
 niemand sonst, sonst keiner, lese
fr absent*, absence, conge*, vacances, en deplacement, pas au bureau, hors du bureau, reponse automatique,
 message automatique, maternite, parental, indisponible, pas joignable, fermeture annuelle, bureaux fermes,
 fermes, ferme du, formation, injoignable, arret maladie, rtt, fermons, du bateau, bateau, voyage, seminaire,
 sur la route, en mer, salon, jour ferie, pont, mariage, noces, hopital jusqu, sans ordinateur, sans reseau,
 non consult*, pas consult*, estival*, treve, conge parental, en conge, bon ete, pause, fermera, fermee du,
 fermes du, ferme jusqu, pelerinage, etranger, demenagement de bureaux, caravane, se fait operer, conge
 formation, personne d autre, de retour vers, cure
es ausente, ausencia, vacaciones, fuera de la oficina, de viaje, baja, permiso, respuesta automatica, no estoy
 en la oficina, no disponible, cerrado por, cerramos, oficina cerrada, maternidad, festivo, de baja, puente,
 curso, fuera, cerrados, no estare, viaje, carnaval, de traslado, traslado de oficinas, en el pueblo, sin
 cobertura, sin ordenador*, sin portatil, en el extranjero, feria, congreso, luna de miel, playa, embarcad*,
 permanecer*, estaremos cerrados, cerrara, cerraremos, cerrada por, fuera de, descanso, de ruta, inventario,
 nos vamos, me voy, de fiesta, fiestas, lactancia, excedencia, caravana, la operan, le operan, nadie mas,
 estamos fuera, vendimia
it assente, assenza, ferie, fuori ufficio, fuori sede, in viaggio, vacanz*, risposta automatica, non sono in
 ufficio, non disponibile, maternita, malattia, chiusura estiva, chiusi per, uffici chiusi, congedo, chius*
 per, trasferta, corso, ponte, chiusura aziendale, permesso, all estero, fiera, convegno, viaggio di nozze,
 mare, montagna, ponte dei, festivita, patrono, resteranno chiusi, restera chiuso, resta chiuso, chiuderemo,
 chiudiamo, senza computer, senza campo, pausa estiva, pausa, trasloco uffici, in barca, ferragosto, cammino
 di, paternita, congresso, settimana bianca, siamo via, sono via, inventario, vendemmia, roulotte, la operano,
 lo operano, nessun altro, aspettativa
nl afwezig*, vakantie, niet op kantoor, op reis, verlof, zwangerschapsverlof, automatisch antwoord,
 automatische, niet aanwezig, niet bereikbaar, gesloten, met verlof, vrij, weg tot, cursus, ziek thuis, beurs,
 buiten kantoor, ouderschapsverlof, dicht, bouwvak, onbereikbaar, kantoor gesloten, er niet, niet aan het
 werk, met de caravan, vouwwagen, camping, op bedevaart, feestdag, hemelvaart, carnaval, heidag, in het
 buitenland, weekje, geen laptop, geen bereik, zonder telefoon, bruiloft, huwelijksreis, op vakantie, wij zijn
 dicht, zijn gesloten, zijn wij weg, ben weg, ben t, kerstvakantie, zomervakantie, herfstvakantie,
 zomersluiting, verhuizing van kantoor, studiedag, koningsdag, genieten van onze, weg ben, niemand, caravan,
 bouwverlof, geopereerd, niemand anders, verder niemand, bedevaart
= back_on
en back on, back in, return on, returning, returns, will be back, until i return, when i return, upon my
 return, reopen*, re open, back at, from monday, am back, back from, resume, again from, on my return, til
 the, until the, back to work, back at my desk, normal service, resumes, land on, home on, return from, back
 after, in again, available again, get back on, back
de wieder da, wieder im, wieder zuruck, zuruck am, ab dem, wieder erreichbar, ruckkehr, wieder fur sie, wieder
 geoffnet, wieder ab, bin ich wieder, sind wir wieder, nach meiner, zuruck, bis einschliesslich, weiter geht,
 geht es weiter, wieder an, wieder am schreibtisch, wieder bei, wieder per, ab montag, ab freitag, erst
 anfang, erst ab, ab dem 0, bin ab, sind ab, ab 0, bin am 0, wieder, bis zum 0, erst wieder, bis 0, anfang
 januar
fr de retour, retour le, retour, rentre*, reprise, reouvr*, reprendr*, a mon retour, jusqu au, serai de
 retour, rouvr*, reouverture, je rentre, on rentre, rentrons, au retour, retour au bureau, reprends,
 reprenons, revenons, revient, reviens, rouvrons, des le, reprise le, jusqu au 0, jusqu a, du 0 au 0, a partir
 du 0
es vuelvo, volvere, regreso, vuelta, reincorpor*, volvemos, a mi vuelta, reabrimos, de vuelta, hasta el,
 volveremos, retom*, incorpor*, regresare, retomo, operativos, nos vemos el, hasta el 0, del 0 al 0, a partir
 del 0, de nuevo, vuelve, regresamos, reapertura, incorporo, estare de vuelta, otra vez
it rientro, rientrero, torno, tornero, al mio rientro, ritorno, riapr*, di nuovo, rientrer*, fino al,
 riprend*, torniamo, al ritorno, rientra, sino al, ci vediamo il, fino al 0, dal 0 al 0, dal 0, riprendiamo,
 riprendo, operativi, di nuovo operativ*, rientriamo, riapriamo, riapre, a partire dal, riapertura, ripresa
nl terug op, weer terug, terugkomst, weer bereikbaar, weer aanwezig, ben ik terug, tot en met, vanaf, weer
 open, terug, zijn we terug, zijn er weer, hervat*, ben ik er weer, weer aan, zit er weer, t m, van 0 tot, er
 weer, weer op, weer thuis, naar huis, landen op, daarna, weer open op, hervatten, ben er weer, tot 0, weer
 terug op
= substitute
en in my absence, urgent, urgently, for urgent, emergency, colleague, in urgent cases, covering for me,
 deputy, while i am away, not be read, not be forwarded, not monitored, will reply, as soon as possible, will
 be answered, mobile
de vertretung, in dringenden, dringend*, in meiner abwesenheit, kollegin, kollege, kollegen, notfall,
 vertritt, nicht weitergeleitet, nicht gelesen, werden beantwortet, notfalle*, eilig
fr urgen*, en mon absence, en cas d urgence, collegue, remplac*, pour toute urgence, ne seront pas, sera
 traite
es urgen*, en mi ausencia, companero, companera, sustitu*, no sera leido, no se leeran, se atendera,
 emergencia, suplent*
it urgen*, in mia assenza, collega, sostitu*, non verra letta, non vengono lette, saranno evas*, emergenz*,
 collegh*
nl dringend, spoed*, bij afwezigheid, collega*, vervang*, niet gelezen, niet doorgestuurd, wordt beantwoord,
 waarneem*, urgent*, noodgeval*
= department
en accounts, accounts payable, accounting, finance, purchase ledger, bookkeeper, bookkeeping, treasurer,
 controller, head office, procurement, payroll
de buchhaltung, buchhalter*, finanzabteilung, kreditoren*, rechnungswesen, kassenwart*, kassier*, einkauf,
 zentrale, buchhaltungs*
fr compta, comptabilite, comptable, finance, tresorier*, service achats, direction financiere, fournisseurs
es contabilidad, administracion, financiero, tesorer*, compras, proveedores, contable
it contabilita, amministrazione, ragioneri*, ufficio acquisti, tesorier*, contabile, fornitori
nl boekhouding, administratie, crediteuren*, penningmeester, financien, financiele administratie, inkoop,
 boekhouder
= boss
en boss, director, manager, owner, partner, ceo, managing director, board, chairman, committee, supervisor
de chef, chefin, geschaftsfuhrer*, geschaftsleitung, inhaber*, vorstand, vorgesetzte*, leitung, prokurist*
fr patron*, directeur, directrice, direction, gerant*, dirigeant*, president*, dg, associe
es jefe, jefa, director*, gerente, gerencia, dueno, duena, direccion, presidente, junta, socio
it capo, titolare, direttore, direzione, amministratore delegato, socio, presidente, responsabile, consiglio
nl baas, directeur, directie, eigenaar, manager, bestuur, chef, voorzitter, zaakvoerder, leidinggevende
= employed_firm
en company, firm, business, shop, trading, office, plc, ltd, llc
de firma, betrieb, unternehmen, gesellschaft, laden, geschaft, gmbh, werkstatt
fr societe, entreprise, boutique, magasin, sarl, sas, etablissement, activite
es empresa, negocio, tienda, sociedad, taller, sl, local, compania
it azienda, ditta, societa, impresa, negozio, srl, attivita, officina
nl bedrijf, zaak, onderneming, winkel, firma, bv, vennootschap, praktijk
"""
