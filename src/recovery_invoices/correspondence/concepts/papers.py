"""Concepts of papers: invoices that are wanted, lost, unreadable or not made out as they should be."""

from __future__ import annotations

from typing import Final

TABLE: Final = """
= copy
en copy, copies, duplicate, pdf, scan, original, photocopy, replacement copy, printout, hard copy, xml, e
 invoice, electronic invoice
de kopie, kopien, duplikat, zweitschrift, pdf, scan, original, abschrift, ausdruck, rechnungskopie, xrechnung,
 zugferd, xml, e rechnung, *kopie, papierform
fr copie, duplicata, double de, pdf, scan, original, exemplaire, reproduction, version papier, electronique,
 facturx, factur x
es copia, copias, duplicado, pdf, original, escaneada, ejemplar, electronica, facturae, xml
it copia, copie, duplicat*, pdf, originale, scansione, esemplare, elettronica, xml, copia di cortesia, sdi
nl kopie, kopietje, duplicaat, pdf, scan, origineel, afschrift, exemplaar, ubl, e factuur, afdruk, xml, peppol
= send_me
en send me, send us, resend, re send, send it, send again, forward me, email me, could you send, can you send,
 please send, let me have, let us have, mail me, shoot me, provide us, provide me, ping me, attach, supply,
 drop me, re issue, reissue, send over, send through, pop it, furnish, fire it over, post it
de schicken sie, schick*, zuschicken, zusenden, senden sie, sende*, zukommen, schickt ihr, noch einmal,
 nochmal, mailen, ubersenden, erneut, nachreichen, zustellen, neu ausstellen, nochmals, zur verfugung stellen,
 ubermitteln, hochladen, beifugen
fr envoyer, envoyez, renvoy*, transmettre, transmettez, retransm*, faire parvenir, adresser, adressez, envoie,
 re envoyer, fournir, joindre, repasser, communiquer, rebalanc*, deposer, redepos*, reenvoyer
es envi*, mand*, reenvi*, remit*, facilit*, hacer llegar, adjunt*, pasar, pasarme, pasame, pasadme, hagan
 llegar, pasarnos, volver a enviar, reemit*, sub*, aportar, me hace llegar
it inviare, inviat*, invia, mandare, mand*, rimand*, inoltr*, trasmett*, invii, far avere, girare, girarmi,
 allegare, fornire, reinvi*, rinvia*, ricever*, spedi*, caricare, ritrasm*
nl sturen, stuur, stuurt, opsturen, nasturen, doorsturen, mailen, mail, toesturen, opnieuw, nogmaals,
 toezenden, zenden, bezorgen, aanleveren, uploaden, nog een keer, nog eens, verstrekken, bijvoegen, app
= not_received
en not received, never received, not got, never got, never arrived, did not arrive, not come through, no
 trace, not seen, never saw, not find, cannot find, can not find, nowhere, no sign, not in our system, no
 record, missing, lost, mislaid, spam, junk, not reached, nothing came, never came, unable to locate, locate,
 first i have heard, never had, never sent, not have the invoice, not on our system, misplaced, dog ate, not
 have it, not ~ find, not ~ received, never ~ received, not ~ arrived, not ~ come through, never ~ arrived, no
 ~ received, not ~ got the, nothing ~ file, never ~ seen, not ~ reached us, no ~ record
de nicht erhalten, nie erhalten, nicht bekommen, nie bekommen, nicht angekommen, nie angekommen, liegt ~ nicht
 vor, nicht vorliegt, nicht vorliegend, nicht finden, finde ~ nicht, nicht auffindbar, keine rechnung, nicht
 eingegangen, spam, verloren, verschwunden, fehlt, nirgends, nicht da, habe ich nicht, haben wir nicht,
 unauffindbar, nie gesehen, kam nie, weg, verlegt, nicht zugegangen, verschollen, kein eingang, nie hier,
 nicht vorhanden, finden ~ nicht, findet ~ nicht, nie ~ angekommen, nicht ~ angekommen, nicht ~ erhalten, nie
 ~ erhalten, nie ~ bekommen, nicht ~ bekommen, liegt ~ nichts vor, liegt ~ keine, keine ~ erhalten, keine ~
 bekommen, nicht ~ finden, nicht ~ vorliegen, kam ~ nie
fr pas recu, jamais recu, pas recue, non recue, jamais eu, pas trouve, ne trouve pas, introuvable, aucune
 trace, perdu, perdue, egaree, spam, indesirables, pas arrivee, jamais arrivee, manque, nulle part, pas vu,
 jamais vu, n avons pas, rien recu, pas eu, ne retrouve, disparu*, ne figure pas, pas en notre possession, n
 ai pas la facture, n ai plus, n apparait pas, pas ~ recu, pas ~ recue, jamais ~ recu, jamais ~ recue, pas ~
 trouver, jamais ~ vu, pas ~ parvenue, pas ~ parvenu, jamais ~ parvenue, ne ~ trouve, aucune ~ recue, n ai
 rien, n avons rien, jamais ~ eue, pas ~ retrouver
es no recib*, no he recibido, no hemos recibido, nunca recib*, no ha llegado, no nos ha llegado, no llego, no
 me llego, no encuentr*, no aparece, no consta, no nos consta, perdid*, spam, no deseado, extravi*, no la
 tengo, no tenemos, nunca, llego, nunca nos, sin rastro, falta, no la veo, jamas recib*, ni rastro, no figura,
 no localiz*, no la he visto, no me consta, no ~ encuentr*, no ~ consta, no ~ recib*, nunca ~ recib*, no ~
 llegado, nunca ~ llegado, no ~ llego, no ~ aparece, no ~ veo, no ~ visto, nunca ~ visto, no tenemos ~
 factura, no ~ localiz*, no ~ tenemos, no ~ figura
it non ricevut*, non abbiamo ricevuto, non ho ricevuto, mai ricevut*, mai arrivat*, non e arrivata, non trov*,
 non risulta, persa, smarrit*, spam, indesiderata, manca, non pervenut*, mai vist*, non l ho, non abbiamo,
 introvabile, nessuna traccia, non mi e arrivata, non ci e, mai pervenut*, non c e traccia, non la vedo, non
 abbiamo traccia, non ~ trovo, non ~ troviamo, non ~ ricevut*, mai ~ ricevut*, non ~ arrivat*, mai ~ arrivat*,
 non ~ vista, mai ~ vista, non ~ avuta, mai ~ avuta, non ~ pervenut*, non ~ abbiamo, non ~ vedo, non ~ risulta
nl niet ontvangen, nooit ontvangen, niet gekregen, nooit gekregen, niet aangekomen, nooit aangekomen, niet
 binnen, niet vinden, nergens, spam, kwijt, ontbreekt, niet gezien, nooit gezien, heb ~ niet, hebben ~ niet,
 niet bekend, geen factuur, onvindbaar, verdwenen, zoek, niets ontvangen, niets binnen, niet in ons systeem,
 nooit gehad, niet terugvinden, niet ~ ontvangen, nooit ~ ontvangen, niet ~ gekregen, nooit ~ gekregen, niet ~
 binnen, nooit ~ gezien, niet ~ vinden, nergens ~ vinden, nooit ~ gehad, niets ~ ontvangen, geen ~ ontvangen,
 niet ~ aangekomen, nooit ~ binnengekomen
= attachment_broken
en attachment, attached, link, not open, can not open, blank, corrupt, unreadable, 0, error, expired, does not
 open, will not open, blurry, illegible, password, cut off, no attachment, empty pdf, login
de anhang, angehangt, link, offnen, lasst sich nicht, beschadigt, unleserlich, fehlermeldung, leer,
 abgelaufen, passwort, anlage, *anhang, lesbar, kryptisch, nicht lesbar, zip
fr piece jointe, pj, lien, ouvrir, illisible, erreur, corrompu, vide, s ouvre pas, expire, mot de passe,
 fichier, en annexe, floue, tronque*
es adjunto, enlace, abrir, ilegible, error, se abre, vacio, caducado, contrasena, archivo, fichero, borros*,
 en blanco, danado, link
it allegat*, link, aprir*, illeggibil*, errore, si apre, vuoto, scadut*, password, file, bianc*, leggib*,
 sfocat*, danneggiato il file, corrott*
nl bijlage, link, openen, onleesbaar, foutmelding, leeg, verlopen, wachtwoord, bestand, beschadigd bestand,
 niet open, aanhangsel, leesbaar, wazig, opent
= order_number
en order number, po number, po, purchase order, reference, cost centre, cost center, vendor number, project
 code, order ref, quote our, portal, upload, supplier portal, cost code, ariba, coupa, grn, job number
de bestellnummer, po, auftragsnummer, kostenstelle, referenz, leitweg*, portal, projektnummer,
 lieferantennummer, bestellreferenz, bestellbezug, bestell nr, aktenzeichen
fr bon de commande, numero de commande, reference, centre de cout, portail, chorus, chorus pro, engagement,
 code service, n de commande, plateforme, numero d engagement
es pedido, numero de pedido, referencia, centro de coste, portal, face, dir 0, plataforma, orden de compra,
 numero de proveedor
it numero d ordine, ordine d acquisto, cig, cup, riferimento, centro di costo, portale, codice univoco, ordine
 di acquisto, piattaforma, codice destinatario, numero ordine, sdi, pec
nl inkoopnummer, ordernummer, bestelnummer, po nummer, kostenplaats, referentie, portaal, inkooporder,
 projectnummer, digipoort, po, verplichtingennummer
= made_out
en made out, addressed to, company name, vat number, billing address, legal name, correct name, wrong name,
 correct address, letterhead, tax number, amended invoice, registered name, invoice address, change the name
de ausgestellt auf, rechnungsadresse, rechnungsanschrift, adressiert, umsatzsteuer id, steuernummer, ust id,
 firmenname, firmierung, rechnungsempfanger, ausgestellt, umschreiben, korrekte anschrift, lautet auf,
 pflichtangabe*
fr libell*, au nom de, adresse de facturation, numero de tva, siret, raison sociale, etablie au nom, intitule,
 denomination, mentions
es a nombre de, nif, cif, razon social, datos fiscales, direccion fiscal, emitida a, datos de facturacion,
 denominacion
it intestat*, partita iva, ragione sociale, codice fiscale, dati di fatturazione, intestazione, p iva, sede
 legale
nl op naam van, tenaamstelling, btw nummer, factuuradres, kvk nummer, bedrijfsnaam, geadresseerd, ten name
 van, tenaamgesteld
= details
en breakdown, itemised, itemized, statement, statement of account, details, what is it for, which invoice,
 what invoice, what this is for, what for, delivery note, timesheet, specification, explain, which one, list
 of invoices, more detail, supporting, what does it relate, what this relates, what is this
de aufstellung, auflistung, kontoauszug schicken, einzelnachweis, wofur, welche rechnung, um welche,
 lieferschein, stundenzettel, details, aufschlusselung, op liste, offene posten, leistungsnachweis, worum
 geht, um was, was ist das, welche genau, stundennachweis, zusammensetzung
fr detail, decompte, releve de compte, quelle facture, quoi correspond, bon de livraison, justificatif*, de
 quoi s agit, laquelle, liste des, a quoi, etat de compte, explications, correspond a quoi, de quelle
es desglose, detalle, extracto de cuenta, que factura, cual factura, albaran, de que es, a que corresponde,
 cual, relacion de, de que se trata, a que se refiere, que es esto, estado de cuenta, listado
it dettaglio, estratto conto, quale fattura, ddt, bolla, a cosa si riferisce, di cosa si tratta, elenco,
 specifica, quale, riepilogo, di che cosa, partitario, prospetto, cosa riguarda
nl specificatie, overzicht, welke factuur, waarvoor, pakbon, leverbon, details, urenstaat, uitsplitsing,
 rekeningoverzicht, waar gaat, welke, openstaande posten, waar is dat voor, om welke, gespecificeerd,
 onderbouwing
= need_for
en need it for, in order to pay, to process, to book, so i can pay, so we can pay, then we can pay, before we
 can, without it, no invoice no, for my accountant, for the tax, for our records, auditor, vat return, to be
 able, for the books
de benotig*, brauche*, brauch, damit, zur zahlung, um zu zahlen, ohne rechnung, fur die buchhaltung,
 steuerberater, finanzamt, fur die steuer, dann zahle, dann bezahl*, verbuchen, buchen, weiterleiten zur,
 prufer, um ~ zu konnen, jahresabschluss
fr besoin, afin de, pour pouvoir, pour payer, sans facture, comptable, pour la compta, impots, pour regler,
 necessaire, il me faut, il nous faut, me faudrait, expert comptable, sans elle, cloture
es necesit*, para poder, para pagar, sin factura, gestoria, hacienda, contable, contabiliz*, nos hace falta,
 me hace falta, asesor, tramitar, para contabilidad, sin ella, para el iva, sin la factura
it serve, servono, bisogno, necessit*, per poter, per pagare, senza fattura, commercialista, contabilita,
 contabilizz*, registrare, mi servirebbe, occorre, per procedere, senza documento, ragioniere, mi ci vuole
nl nodig, om te kunnen, zonder factuur, boekhouder, voor de boekhouding, belasting, verwerken, inboeken, heb
 ik nodig, hebben we nodig, zodat, accountant, dan betaal, zonder nota, voor mijn administratie, voor de btw,
 behoefte
= tax_words
en vat, tax, reverse charge, vat rate, exempt
de mwst, umsatzsteuer, mehrwertsteuer, ust, vorsteuer, steuersatz, reverse charge
fr tva, taxe, autoliquidation, taux
es iva, impuesto, irpf, retencion, inversion del sujeto
it iva, reverse charge, ritenuta, split payment, aliquota, imposta, istat
nl btw, belasting, verlegd, tarief
= enclosed_here
en attached you, please find, enclosed, see attached, herewith, here is, attached is
de anbei, im anhang, beigefugt, anlage, hier der, hier die, hier das
fr ci joint, ci jointe, vous trouverez, en piece jointe, joint*, voici
es adjunto, adjunta, adjuntamos, aqui tiene, aqui teneis, te paso, le paso, os paso
it allego, in allegato, alleghiamo, ecco, trovate, vi mando, le invio
nl bijgevoegd, in de bijlage, hierbij, bijgaand, zie bijlage, ingesloten
= new_business
en quote for, quotation, price list, new order, place an order, would like to order, delivery time, lead time,
 availability, stock, catalogue, appointment, meeting, invitation, newsletter, unsubscribe, price for, can you
 deliver
de angebot fur, preisliste, bestellen mochten, neue bestellung, lieferzeit, verfugbarkeit, katalog, termin,
 besprechung, einladung, newsletter, abmelden, nachbestell*, kostenvoranschlag, konnt ihr liefern, brauchen
 wir noch, prospekt
fr devis pour, tarif, nouvelle commande, commander, delai de livraison, disponib*, catalogue, rendez vous,
 reunion, invitation, newsletter, desabonn*, un devis, passer commande
es presupuesto, tarifas, nuevo pedido, pedir, disponibilidad, catalogo, cita, reunion, invitacion, boletin,
 baja de la lista, encargar, plazo de entrega
it preventivo, listino, nuovo ordine, ordinare, tempi di consegna, disponibil*, catalogo, appuntamento,
 riunione, invito, newsletter, disiscri*, ordiniamo
nl offerte voor, prijslijst, nieuwe bestelling, bestellen, levertijd, beschikbaar, catalogus, afspraak,
 vergadering, uitnodiging, nieuwsbrief, uitschrijven, prijsopgave, kunnen jullie leveren
= looking_into
en look into, looking into, check internally, will check, get back to you, investigate, forwarded to, passed
 on, passed your, under review, being processed, ticket, case number, checking, will come back, ask my, find
 out, i will ask
de prufe*, klaren, klare, kummere*, melde mich, melden uns, weitergeleitet, weitergegeben, ticket, in
 bearbeitung, in prufung, nachfragen, rucksprache, schaue ich, frage nach, bearbeitung, interne klarung, komme
 auf sie zu
fr verifie, verifions, me renseigne, revien*, transmis*, transmets, dossier, ticket, en cours de traitement,
 examin*, je regarde, on regarde, vous tiens, demande a, reviendr*, en cours
es revis*, mirar*, consultar*, lo miro, le dire, os digo, le digo, traslad*, tramite, ticket, en curso,
 estamos viendo, lo consulto, pregunt*, contestar*, le informar*, pasado a
it verifich*, controll*, faccio sapere, facciamo sapere, inoltrat*, ticket, pratica, presa in carico, guardo,
 chiedo a, sentire, vi aggiorn*, ti dico, verifica, girato
nl nakijk*, uitzoeken, zoek ~ uit, kom erop terug, kom ~ terug, doorgestuurd, doorgezet, in behandeling,
 ticket, nagaan, intern, navragen, kijk even, vraag ~ na, bekijk*, laat ~ weten
= invoice_copy_ask
en ping me a copy, never laid eyes, laid eyes, what invoice, which invoices, dig it out, i would need, need
 the, need a, would need, no paperwork, paperwork, get me a, get us a, fresh copy, a new copy, chase up, not
 on file, i do not have, we do not have
de nie gesehen, wo ist die, wo finde ich, brauche die, brauchen die, brauchen eine, brauche eine, bitte die
 rechnung, bitte rechnung, rechnung bitte, keine unterlagen, liegt mir nicht, liegt uns nicht, hab keine, habe
 keine, haben keine, refaites
fr refaites, refaire, il me faut la, il manque la mention, manque la mention, ou est la facture, la facture
 svp, jamais vue, besoin de la, besoin d une, je n ai pas de facture, me la faire, vous me la, me la renvoyer,
 me l envoyer
es me la mandas, me la mandais, me la envia*, me las env*, necesito la, necesitamos la, no tengo ninguna, no
 tenemos ninguna, la factura por favor, rehag*, volved a, me falta la, nos falta la, que me la, jamas vista,
 donde esta la
it me la mandi, me la mandate, me la fate avere, me la inviate, ce la inviate, ce la mandate, mi serve la, ci
 serve la, mai vista, dov e la, rifatela, rifate, mi manca la, ci manca la, non ho nessuna fattura, non ho
 alcuna fattura, la fattura per favore, mi fate avere, me la rimanda
nl stuur mij de, stuur me de, mag ik de, kan ik de, nooit gezien, waar is de, heb de factuur niet, hebben de
 factuur niet, factuur graag, graag een factuur, graag de factuur, opnieuw graag, graag opnieuw, ik mis de,
 wij missen de, kunt u er een, kun je hem, kan je hem, nooit een nota, geen nota
"""
