"""Concepts of paying: the ways, the sums, what was done and what will be."""

from __future__ import annotations

from typing import Final

TABLE: Final = """
= pay
en pay, pays, paying, payin, settle, settling, cough up, remit, remitting, square up, stump up, foot the bill,
 sort it, sort you out, sort this out, will sort, do the transfer, get it paid, get it done, get this paid,
 put it through, send you the, bring you the, drop the money, see you right, chip in, put in for, go in, going
 in, ping you, make the transfer, push it through, clear this, clear it, get it sorted, do it for, paying off,
 cover, pay ~ on, pay ~ by, transfer ~ tomorrow, money ~ transferred, send ~ payment, make ~ payment
de zahl, zahle, zahlen, zahlt, bezahl, bezahle, bezahlen, bezahlt wird, begleich*, beglichen wird, abzahl*,
 uberweis*, zahln, lose ~ aus, anweisen, ausgleichen, losch ich ab, weise ~ an, weisen ~ an, weist ~ an, mach
 ich, mache ich fertig, schieb ich, schiebe ich, mach* ~ fertig, lege ~ bei, loese aus, stoss* ~ an, drucke
 ich, klick* ~ raus, uberweisung machen, bring* das geld, das geld bringen, gleiche ~ aus, raushauen, geht
 klar, kriegen sie, kriegst, kriegt, krieg ich hin, schick ich rube*, uberweisung ~ raus, uberweise ~ morgen,
 zahlung ~ veranlass*, zahlung ~ erfolgt, zahlung ~ leisten, geld ~ bringen, beglichen ~ wird
fr payer, paye, payons, payent, paie, paies, paierai, paierons, paiera, payera*, paieront, regler, reglons,
 regle, reglerai, reglerons, reglera, reglent, solder, acquitter, acquittons, regleront, honorer, fais le
 virement, ferai le virement, faisons le virement, fera le virement, fais partir, depose le cheque, envoie le
 cheque, lance le virement, execut*, mets en paiement, apporte le cheque, passe vous payer, vous faire le, m
 en occupe, je m en charge, mettre en paiement, debloqu*, virement ~ partira, virement ~ part, paiement ~
 effectue, reglement ~ interviendra, paiement ~ interviendra, paiement ~ sera
es pagar, pago, pagamos, pagan, paga, pagare, pagaremos, pagaran, pagara, abonar, abono, abonamos, abonare*,
 liquidar, liquidamos, liquidare*, saldar, saldamos, pague, paguemos, paguen, satisfacer, hago la
 transferencia, haremos la transferencia, hare la transferencia, os hago, te hago, le hago, ordenar*, ordeno,
 ordenamos, tramit*, tramitamos, te lo paso, os lo paso, os ingreso, te ingreso, le ingreso, ingresamos, lo
 meto, emitir*, lo dejo pagado, lo hago, se lo llevo, te lo llevo, os lo llevo, girar, os la pago, pago ~
 hara, pago ~ realizara, pago ~ efectuara, transferencia ~ sale, transferencia ~ saldra, pago ~ sale
it pagare, pago, paghiamo, pagano, paga, paghero, pagheremo, paghera, saldare, saldo io, saldiamo, saldero,
 salderemo, saldera, regolare, versare, verso, versiamo, liquidare, liquidiamo, pagheranno, corrispondere,
 faccio il bonifico, bonifico, bonifichiamo, bonifichero, bonificheremo, dispongo, disponiamo, disporro,
 disporremo, esegu*, ve lo faccio, te lo faccio, vi faccio, ti faccio, provvedo, provvediamo, provvedero,
 vengo a pagare, passo a pagare, porto i soldi, porto l assegno, mando in pagamento, mettiamo in pagamento,
 metto in pagamento, liquido, estinguo, evado, pagamento ~ verra, pagamento ~ sara, bonifico ~ parte, bonifico
 ~ partira, pagamento ~ parte, bonifico ~ verra
nl betaal, betalen, betaalt, betaling doen, voldoen, voldoe, voldoet, afbetalen, vereffenen, overmaken, maak ~
 over, maken ~ over, aflossen, betaalbaar, aftikken, afrekenen, reken ~ af, doe ik, doe het, zet ik klaar, zet
 ~ klaar, regel ik, regel het, klik ~ weg, klik ik, schiet ik, maak ik in orde, breng ~ geld, kom betalen, kom
 het brengen, zorg* dat, doen wij, gooi ~ over, gooi ik, stuur ~ tikkie, hoest, tik ik af, ga betalen, handel
 ~ af, in orde maken, boek ~ over, boeken ~ over, betaling ~ volgt, betaling ~ plaatsvinden, overboeking ~
 gaat, betaling ~ gaat, betaling ~ wordt, factuur ~ wordt betaald
= paid
en paid, settled, remitted, squared, cleared, paid up, payed, went in our, went in, left us, was in with, done
 yest, been done, all paid, already gone, paid you, honoured, presented, banked, handed you, gave you, gave
 him, gave her, paid your driver, collected by, taken, cashed, you have had, you have been, you had the, paid
 in full, payment ~ made, payment ~ sent, payment ~ went, transfer ~ made, was ~ paid, has ~ paid, been ~
 paid, been ~ settled, have ~ paid
de bezahlt, gezahlt, beglichen, uberwiesen, angewiesen, ausgeglichen, erledigt, abgebucht, eingezahlt,
 abbezahlt, entrichtet, vergutet, getilgt, ist durch, ist raus, ging raus, ging ab, gebucht, weggeschickt,
 gegeben, hingelegt, in die hand, abgegeben, haben sie schon, habt ihr schon, hast du schon, kassiert,
 eingelost, bar gegeben, beim fahrer, getatigt, geleistet, ausgefuhrt, haben sie ja, zahlung ~ erfolgt,
 zahlung ~ erfolgte, haben ~ bezahlt, habe ~ bezahlt, habe ~ uberwiesen, haben ~ uberwiesen, wurde ~ bezahlt,
 wurde ~ beglichen, wurde ~ uberwiesen, ist ~ bezahlt, zahlung ~ veranlasst
fr paye, payee, payes, payees, regle, reglee, reglees, regles, solde, soldee, acquitte*, vire, viree, verse,
 versee, debite, debitee, honoree, parti hier, encaisse, encaissee, remis en main, remis au, donne, execute,
 executee, effectue, effectuee, passe le, depose, deposee, fait hier, c est parti, emis, emise, vous avez eu,
 prelevee, apure*, lettre, virement ~ effectue, paiement ~ effectue, avons ~ regle, ai ~ regle, avons ~ paye,
 ai ~ paye, a ete ~ reglee, a ete ~ payee, virement ~ parti, virement ~ fait
es pagado, pagada, pagados, pagadas, pague, pagamos ya, abonado, abonada, abone, liquidado, liquidada,
 saldado, saldada, satisfech*, transferido, transferida, pago hecho, ingresado, ingresada, ingrese,
 cobrasteis, cobraron, cobrado, cobrada, cobrados, se pago, pagamos el, entregue, entregado en mano,
 entregamos, ejecutad*, emitid*, realizad*, efectuad*, ordenad*, hecha la, hice la transferencia, hicimos la,
 se os pago, se le pago, os pague, le pague, ya lo teneis, ya la teneis, ya lo tiene, pago ~ hecho,
 transferencia ~ hecha, hemos ~ pagado, he ~ pagado, fue ~ pagada, esta ~ pagada, transferencia ~ realizada,
 pago ~ efectuado, pago ~ realizado, se ~ pago
it pagato, pagata, pagate, pagati, saldato, saldata, saldate, versato, versata, liquidat*, bonificato,
 bonificata, regolat*, corrispost*, quietanzat*, incassat*, incassata, avete gia avuto, avuto, l avete avuta,
 dato, consegnato, eseguit*, dispost*, emess*, partito il, fatto il bonifico, fatto ieri, evas*, pagai, andato
 a buon fine, accreditat*, addebitato, contabilizzat*, l ho data, bonifico ~ effettuato, abbiamo ~ pagato, ho
 ~ pagato, e stata ~ pagata, risulta ~ pagata, bonifico ~ eseguito, pagamento ~ effettuato, abbiamo ~ saldato,
 ho ~ saldato, bonifico ~ partito
nl betaald, voldaan, overgemaakt, vereffend, afgelost, afgerekend, afgeschreven, overgeschreven, gestort,
 betaalden, betaalde ik, afbetaald, gepind, geincasseerd, gedaan, gegeven, afgegeven, uitgevoerd, verstuurd,
 al binnen, is binnen, geboekt, staat op betaald, weggewerkt, afgetikt, in handen, meegegeven, heb je al,
 hebben jullie al, heeft u al, is gebeurd, leeggehaald, terugvinden, betaling ~ gedaan, betaling ~ verricht,
 hebben ~ betaald, heb ~ betaald, is ~ betaald, is ~ voldaan, is ~ overgemaakt, heb ~ overgemaakt, hebben ~
 overgemaakt, werd ~ betaald
= transfer
en transfer*, wire, wired, wiring, bacs, chaps, sepa, faster payment, bank payment, standing order
de uberweis*, *uberweisung*, uberwies*, dauerauftrag, zahlungsauftrag, sepa, anweis*, angewiesen, banking
fr vire, virer, virement*, virons, virerai, virerons, ordre de virement, sepa
es transfer*, transferencia*, giro, sepa, ingreso, ingresar, ingresare*, bizum
it bonific*, sepa, giroconto, trasferimento, disposizione di pagamento, faccio il bonifico
nl overmak*, overgemaakt, overschrijv*, overboek*, overgeboekt, maak ~ over, maken ~ over, maakt ~ over, sepa,
 tikkie, schrijf ~ over, stort, storten
= payment
en payment, payments, pmt, settlement, remittance
de zahlung, zahlungen, *zahlung, ausgleich, zahllauf, geldeingang, zahlungseingang
fr paiement, paiements, reglement, reglements, versement, versements, payement
es pago, pagos, abono, abonos, liquidacion, cobro
it pagamento, pagamenti, versamento, versamenti, saldo, incasso
nl betaling, betalingen, *betaling, voldoening, afrekening
= goes_out
en goes out, going out, go out, went out, gone out, on its way, leaves our, left our account, being sent,
 released today, sent off, in the post, is away, will be with you, be with you, you will have, you will get,
 you will see, get it to you, you will have it, you will get it, yours on, money with you, lands, should land,
 hit your account, reach you, with you by, on your doorstep, will show, comes your way, in your account, you
 shall have, get your money, have your money
de geht ~ raus, geht ~ ab, rausgegangen, raus gegangen, raus, unterwegs, auf dem weg, bekommst du, bekommen
 sie, kriegst, du, kriegt ihr, haben sie ~ geld, habt ihr ~ geld, ist dann da, abgeschickt, geht an sie, hast
 du es, habt ihrs, hast du s, haben sie s, habt ihr s, ist es da, bei ihnen, bei dir, bei euch, auf ihrem
 konto, gutgeschrieben, gutschrift erfolgt, kommt, trifft ein, eingehen, drauf, sehen sie, gutschrift mit,
 wertstellung, valuta
fr part, partira, partir, partent, est parti, est partie, parti, en route, vous aurez, vous l aurez, tu auras,
 tu l auras, vous recevrez, sur votre compte, sera chez vous, arrive, arrivera, lance, lancee, vous l avez, tu
 l as, l aurez, l auras, credite, creditee, chez vous, date de valeur, atterri*, tombe*, execution le, seront
 credites, sur le compte, tu les as, vous serez paye*, recu dans
es sale, saldra, sale hoy, salio, ha salido, en camino, lo tendras, lo tendreis, lo tendra, tendra el dinero,
 tendreis el, dinero, le llegara, os llegara, te llega, os llega, enviado, va de camino, recibira, recibireis,
 la tienes, lo tienes, tendras, tendreis, tendra, lo teneis, la teneis, os entra, en vuestra cuenta, en su
 cuenta, abonara, abonado el, fecha valor, valor, te entra, lo vereis, vereis, cae, os caera, llegara, estara
it parte, partira, partito, partita, in arrivo, in partenza, lo avrete, avrete, avrai, arriva, arrivera,
 riceverete, ricevera, vi arriva, ti arriva, lo riceve, uscito, uscita, accredit*, valuta, sul vostro conto,
 sul conto, lo hai, l avete, ce l hai, lo vedi, lo vedete, i soldi, ritrover*, troverete, troverai, e vostro,
 e tuo, hai il bonifico, avete il bonifico, arrivano, partono, partiranno
nl gaat ~ uit, gaat eruit, gaat weg, eruit gegaan, de deur uit, onderweg, heb je, hebben jullie, heeft u het,
 staat dan op, krijg je, krijgen jullie, krijgt u, komt ~ binnen, komt je kant op, komt eraan, weggaan, gaat
 mee, dan komt, staat erop, staat t erop, op je rekening, op uw rekening, op jullie rekening, bijgeschreven,
 heeft u, heb je het, wordt het, binnen is, binnen hebben, valuta, is voor jou, hebt u, komt goed, zie je,
 ontvangt u, ontvangen jullie, ontvang je
= way_out
en payment run, pay run, batch, pay cycle, run on, next run, payment cycle, payment proposal, bank file,
 cheque run
de zahllauf, zahlungslauf, zahlungsvorschlag, zahllaufs, wochenlauf, zahltag, lauf, buchungslauf,
 sammeluberweisung, freigabelauf, zahlungsdatei
fr campagne de paiement, campagne de reglement, prochaine campagne, prochain virement, echeancier de paiement,
 lot de, virements, jour de paiement, campagne, mise en paiement, train de virements, bordereau
es remesa, remesas, dia de pago, dias de pago, proxima remesa, tanda de pagos, ciclo de pagos, orden de pago
it distinta, giro pagamenti, prossima distinta, ciclo di pagamento, mandato di pagamento, mandato, flusso
 pagamenti, scadenzario
nl betaalrun, betalingsrun, betaalronde, betaalbatch, batch, betaaldag, betaallijst, betalingsronde,
 klaargezet, staat klaar
= approval
en approv*, sign off, signed off, signs off, authoris*, authoriz*, released, release, countersign*, signature,
 sign it, signed, green light, sign, signs, signatory, waiting for my boss
de freigabe, freigegeben, freigeben, freizeichn*, unterschr*, abgezeichnet, genehmig*, gegenzeichn*,
 unterzeichn*, abzeichn*, abnicken, abgesegnet, grunes licht, *freigabe
fr valid*, approuv*, sign*, signature, accord de, feu vert, bon a payer, autoris*, mandat*, ordonnanc*
es aprob*, firm*, autoriz*, visto bueno, validar, validad*, conformad*, luz verde, conforme
it approv*, firm*, autorizz*, benestare, visto, via libera, validat*, validare, sblocc*
nl goedgekeurd, goedkeur*, getekend, tekent, tekenen, ondertekend, handtekening, fiat, akkoord, autorisat*,
 geautoriseerd, fiatter*, gefiatteerd, vrijgegeven, vrijgave
= planned
en scheduled, planned, queued, lined up, set up, earmarked, pencilled, booked for, diarised, in the system
 for, put through, down for, timed for
de eingeplant, geplant, vorgemerkt, terminiert, eingestellt, vorgesehen, angesetzt, eingetaktet, angelegt,
 hinterlegt, steht ~ drin
fr prevu, prevue, programme, programmee, planifi*, enregistre, inscrit, mis en paiement, mise en paiement,
 ordonnance, prevoyons
es previsto, prevista, programad*, planificad*, incluid*, agendad*, metid*, preparad*, tenemos previsto
it previsto, prevista, programmat*, pianificat*, inserit*, messo in, messa in, caricat*, predispost*,
 disposto, disposta
nl gepland, ingepland, klaargezet, opgenomen, staat ~ klaar, ingeboekt, voorzien, klaar om, staat gepland,
 ingeroosterd
= promise_word
en promise, promised, my word, guarantee, count on, rest assured, swear, commit, for sure, definitely, pledge,
 cross my heart, you have my word, honest
de versprech*, versprochen, zusage, sage ~ zu, zugesagt, garantier*, verlass, hand drauf, ehrenwort, sicher,
 zusichern, verbindlich, bestimmt, fest zugesagt, verbleib*, wort drauf, indianerehrenwort
fr promets, promis, promettons, garanti*, engage, engageons, comptez sur, sans faute, parole, assure,
 assurons, c est sur, jure, compte sur moi
es prometo, prometemos, prometid*, garantiz*, compromet*, comprometemos, palabra, sin falta, cuenta con,
 cuenten con, seguro, aseguro, doy mi palabra, juro
it promett*, promesso, garantisc*, impegn*, parola, senza fallo, ci conti, contateci, assicur*, certo, di
 sicuro, giuro
nl beloof, beloofd, beloven, belofte, garander*, toezeg*, zeg ~ toe, erewoord, reken maar, kunt u op rekenen,
 zeker, afgesproken, hand erop, komt goed, zweer
= forgotten
en slipped, forgot*, overlooked, oversight, slipped my mind, my bad, my fault, mea culpa, went under, fell
 through, missed it, lost sight, got buried, apolog*
de vergessen, verschwitzt, ubersehen, untergegangen, durchgerutscht, verpennt, verpeilt, verschlampt,
 liegengeblieben, liegen geblieben, asche auf mein haupt, unser versehen, versaumt, versaumnis, verschuldet
fr oubli, oublie, oubliee, passe a la trappe, echappe, omis, omission, confus, zappe, etourderie, passe entre,
 mea culpa, ma, faute
es olvid*, despist*, se me paso, se nos paso, traspapel*, descuido, lapsus, mea culpa, culpa mia, culpa
 nuestra, pasado por alto
it dimentic*, sfuggit*, dimenticanza, svista, distrazione, mea culpa, colpa mia, colpa nostra, passato di
 mente, scordat*, trascurat*, disguido
nl vergeten, ontschoten, tussendoor geglipt, aan aandacht ontsnapt, over het hoofd, blijven liggen, slordig,
 mea culpa, mijn, fout, onze fout, door de vingers, helemaal kwijt, schuldig
= immediately
en immediately, right away, straight away, asap, at once, now, right now, straightaway, this minute,
 instantly, by return, first thing, same day, tonight
de sofort, gleich, umgehend, unverzuglich, jetzt, direkt, prompt, auf der stelle, schnellstens,
 augenblicklich, noch heute, schnellstmoglich
fr immediatement, tout de suite, sur le champ, de suite, aussitot, maintenant, sans delai, des que possible,
 dans la foulee, desormais, illico, des aujourd hui
es inmediatamente, enseguida, ahora mismo, de inmediato, en el acto, ya mismo, ahora, cuanto antes, al
 momento, hoy mismo, sin demora
it subito, immediatamente, adesso, ora, all istante, al piu presto, oggi stesso, seduta stante, immediato
nl meteen, direct, onmiddellijk, nu, gelijk, per direct, zo snel mogelijk, terstond, vandaag nog,
 ogenblikkelijk
= latest
en at the latest, latest, no later than, by the end, before the end, within
de spatestens, bis zum, bis spatestens, innerhalb, binnen, allerspatestens
fr au plus tard, avant la fin, d ici, sous, avant le, dernier delai
es a mas tardar, como muy tarde, como tarde, antes del, antes de final, dentro de, en un plazo
it al massimo, al piu tardi, entro, entro e non oltre, non oltre
nl uiterlijk, op z n laatst, voor eind, binnen, ten laatste, voor het einde
= debit_direct
en direct debit, debit it, collect it, debiting, sepa mandate, mandate, debit order
de lastschrift*, einzug*, einziehen, abbuchen, einzugsermachtigung, bankeinzug, sepa mandat, ziehen sie,
 buchen sie, ziehts
fr prelev*, prelevement, mandat sepa, preleve
es domicili*, recibo, adeudo, pasar el recibo, pasen el recibo, girar el recibo, cargar
it addebito, rid, sdd, addebit*, domiciliazione, riba
nl incasso, automatische incasso, machtiging, afschrijven, incasseren, domicili*
= debited
en debited, left my account, left our account, gone from, came off, taken from, statement shows, went through,
 cashed, shows on, my statement, been taken
de abgebucht, abgegangen, eingezogen, belastet, kontoauszug, abbuchung, vom konto runter, auszug,
 lastschriftbeleg, eingelost
fr debite, debitee, debit, preleve, prelevee, releve, encaisse, encaissee, tire
es cargad*, cargo, extracto, debitad*, cobrad*, cobrasteis, descontad*, pasado al cobro, salio de
it addebitat*, estratto conto, incassat*, prelevat*, uscita dal conto, contabile
nl afgeschreven, afschrift, afgeboekt, geincasseerd, bankafschrift, rekeningafschrift, af is, eraf
= proof
en proof of payment, receipt, remittance advice, confirmation, swift copy, bank confirmation, proof,
 screenshot, advice, slip, transaction id, payment reference, reference number
de zahlungsbeleg, zahlungsnachweis, beleg, *bestatigung, kontoauszug, quittung, nachweis, screenshot, avis,
 *beleg, *nachweis, zahlungsavis, verwendungszweck
fr justificatif*, preuve, ordre de virement, avis, releve, recu de, capture, quittance, attestation, avis d
 operation, bordereau, avis de virement
es justificante*, comprobante*, resguardo, recibo, extracto, captura, prueba, acuse, concepto
it contabile, ricevuta, distinta, cro, trn, quietanza, prova, copia del bonifico, attestazione, screenshot,
 causale
nl betaalbewijs, betalingsbewijs, bewijs, afschrift, kwitantie, *bewijs, screenshot, bevestiging,
 omschrijving, bonnetje
= check_books
en check your, look at your, check again, your records, your ledger, your books, your account, your bank, look
 again, double check, your end, your statement, reconcile, allocate*, misposted, update your
de prufen sie, bitte prufen, schauen sie, schaut ~ nach, gucken, ihr konto, ihrem konto, eurem konto, euer
 konto, ihre buchhaltung, nachschauen, nachsehen, zugeordnet, zuordnen, verbucht, zuordnung, eingang
fr verifi*, votre compte, vos comptes, regardez, votre releve, vos releves, controler, rapproch*, lettr*,
 affect*, vos ecritures, imput*
es comprob*, revis*, mir*, su cuenta, vuestra cuenta, sus cuentas, vuestro banco, verific*, vuestros
 extractos, imput*, concili*, mirad, miren, apuntad*
it verific*, controll*, guard*, vostro conto, vostri conti, vostra banca, vs conto, estratto, abbin*,
 ricontroll*, attribuit*
nl controleer, controleren, kijk, kijken, uw rekening, jullie rekening, je rekening, nakijken, check, checken,
 uw administratie, jullie boekhouding, verwerkt, afgeletterd, nagaan, boek
= crossed
en crossed, overlap, cross in the post, disregard, ignore the reminder, consider this, obsolete, moot, no
 further
de uberschnitten, gekreuzt, uberschneid*, gegenstandslos, hinfallig, betrachten sie, hat sich erledigt,
 erledigt
fr crois*, sans objet, ne pas tenir compte, caduque, annule et
es cruzado, cruzaron, cruzan, sin efecto, hagan caso omiso, caso omiso, cruzarse
it incrociat*, superat*, non tenere conto, annullare il sollecito, superfluo
nl gekruist, kruis*, als niet verzonden, vervallen, achterhaald, ter zijde
= already
en already, long since, long ago, ages ago, earlier, weeks ago, back in, previously, some time ago, since,
 done, sorted, dealt with
de schon, bereits, langst, seit, vor wochen, vor tagen, lange her, vorab, fruher, inzwischen, mittlerweile
fr deja, depuis, il y a, longtemps, auparavant, entre temps
es ya, desde, hace, tiempo, anteriormente, en su dia, en su momento
it gia, da tempo, fa, da un pezzo, precedentemente, a suo tempo, regolarmente
nl al, reeds, allang, sinds, geleden, eerder, inmiddels, intussen, destijds
= done
en done, sorted, taken care, dealt with, all good, completed, finished with it, in order, up to date
de erledigt, gemacht, ist durch, ist raus, ist gebucht, alles gut, getan, abgehakt, passt
fr fait, c est fait, fait ce matin, en ordre, regularise*, traite
es hecho, hecha, listo, resuelto, arreglad*, solucionad*, al corriente, zanjad*
it fatto, fatta, a posto, sistemat*, risolt*, effettuat*, eseguit*, in ordine, provveduto
nl gedaan, geregeld, klaar, in orde, afgehandeld, afgerond, gefikst, gebeurd, piekfijn
= cheque
en cheque*, check in the mail, check is, postal order
de scheck*, verrechnungsscheck
fr cheque*, lcr, traite, chequier
es cheque*, talon, pagare, pagares, confirming, letra
it assegn*, cambiale, effetto, ri ba
nl cheque*, wissel
= cash
en cash, in person, card, paypal, by card, at the counter, till, drop off, drop in, hand over, notes
de bar, barzahlung, in bar, karte, paypal, ec karte, cash, kasse, bargeld, vorbeibringen, bring ~ vorbei,
 umschlag, nachnahme
fr especes, liquide, carte, cb, paypal, en main propre, caisse, comptant, guichet, depose*
es efectivo, metalico, tarjeta, contado, en mano, paypal, bizum, caja, datafono
it contanti, carta, bancomat, paypal, pos, cassa, in mano, satispay, postepay
nl contant, cash, pin, gepind, pinnen, kas, paypal, ideal, creditcard, cash betaald, envelop
= money
en money, cash, funds, quid, dosh, coin, pennies
de geld, kohle, knete, mittel, *geld, kohlen, moos, zaster
fr argent, sous, fonds, thune, fric, tresorerie
es dinero, pasta, fondos, perras, pelas, plata
it soldi, denaro, fondi, quattrini, cash, grana
nl geld, centen, poen, middelen, piek, knaken, *geld
= amount
en amount, sum, total, balance, figure, outstanding
de betrag, summe, *betrag, saldo, restbetrag, posten, *summe
fr montant, somme, total, solde, du
es importe, suma, total, saldo, cantidad, cuantia
it importo, somma, totale, cifra, saldo
nl bedrag, som, totaal, saldo, *bedrag
= rest
en remainder, rest, balance, other half, second half, remaining, the other one, outstanding part, half, part
 payment, partial*, on account, first half
de rest, restliche*, halfte, zweite halfte, restbetrag, restzahlung, anzahlung, abschlag*, teilbetrag,
 teilzahlung, die andere, der andere, vorab schon
fr reste, solde, moitie, acompte, l autre, partiel*, le reliquat, reliquat
es resto, mitad, restante, a cuenta, parte, la otra, parcial
it resto, meta, rimanente, acconto, l altra, parzial*, residuo
nl rest, restant*, helft, aanbetaling, deel, gedeelte, resterend*, de andere, voorschot, deelbetaling
= bank_data
en iban, bank details, account number, sort code, wrong account, old account, new account, account details,
 which account
de iban, bankverbindung, kontonummer, kontodaten, bankdaten, konto, falsches konto, altes konto
fr iban, rib, coordonnees bancaires, compte bancaire, numero de compte, compte
es iban, cuenta, cuenta bancaria, datos bancarios, numero de cuenta
it iban, coordinate bancarie, conto, conto corrente, c c, codice iban
nl iban, rekeningnummer, bankgegevens, rekening, bankrekening
= bank
en bank, banker, banking, branch
de bank, sparkasse, volksbank, hausbank, raiffeisen, onlinebanking, filiale
fr banque, banquier, agence, bancaire
es banco, banca, sucursal, caja, entidad
it banca, filiale, home banking, sportello, istituto
nl bank, rabobank, bankier, bankieren
= reminder
en reminder, reminders, chaser, chasing, dunning, nudge, final notice, demand, overdue notice
de mahnung*, mahn, mahnen, erinnerung, zahlungserinnerung, gemahnt, mahnschreiben, mahnbescheid, inkasso*,
 zahlungsaufforderung
fr relance*, rappel*, mise en demeure, relancer, recouvrement, sommation
es recordatorio*, reclam*, requerimiento, aviso, recobro, burofax
it sollecit*, promemoria, diffida, recupero crediti, richiamo
nl herinnering*, aanmaning*, aangemaand, sommatie, incassobureau, betalingsherinnering, deurwaarder
= invoice
en invoice*, bill, inv, bills, billing
de rechnung*, *rechnung, *rechnungen, rg, faktura, rechnungsnummer
fr facture*, fact, factures
es factura*, fra, facturas
it fattur*, ft, bolletta, fatture
nl factu*, nota, rekening, facturen
= due
en due, overdue, due date, payment terms, net, terms, late
de fallig*, zahlungsziel, uberfallig, skonto, netto, verzug, ziel
fr echeance, echu, du, delai de paiement, exigible, retard
es vencimiento, vencid*, vence, plazo, exigible
it scadenza, scadut*, scade, termini di pagamento, dilazione
nl vervaldatum, vervallen, betaaltermijn, termijn, opeisbaar, te laat
= fees
en interest, late fee, fees, charges, compensation, costs, penalty, surcharge, reminder fee
de zinsen, mahngebuhr*, gebuhr*, mahnkosten, verzugszinsen, kosten, pauschale, inkassokosten, spesen
fr interets, frais, penalites, indemnite, penalite, majoration
es intereses, recargo*, gastos, comision, costes, penalizacion, mora
it interessi, spese, mora, penale, commissioni, more
nl rente, kosten, incassokosten, boete, administratiekosten, aanmaningskosten, toeslag
= discount
en discount, rebate, early payment, deduct*, deduction, reduction, price reduction, knock off, reduce, offset
de skonto, rabatt, nachlass, abzug, abgezogen, abziehen, minderung, minder*, kurzen, gekurzt, kurzung
fr remise, escompte, rabais, deduit*, deduction, reduction, deduire, deduis, ristourne
es descuento, rappel, rebaja, deduc*, descont*, reduccion, bonificacion
it sconto, abbuono, detra*, riduzione, decurt*, trattenut*, scontat*
nl korting, aftrek, afgetrokken, verminder*, inhouden, ingehouden, korten, mindering
= offset
en set off, offset, setoff, against your, counterclaim, net off, contra, balance out, credit against, you owe
 us
de aufrechn*, verrechn*, gegenrechn*, gegenforderung, aufgerechnet, verrechnet, gegengerechnet, sie schulden
 uns, ihr schuldet
fr compens*, imputer, contre creance, vous nous devez, deduire de, avoir
es compens*, contra, nos deben, nos debeis, descontar de, compensacion, me debeis
it compens*, stornare, ci dovete, controcredito, contropartita, a compensazione
nl verreken*, compens*, tegenvordering, wegstrepen, u bent ons, jullie zijn ons, tegen elkaar,
 schuldvergelijking
= insurance
en insurance, insurer, claim, grant, subsidy, loan, credit line, overdraft, funding, factoring, refinance
de versicherung, kredit, fordermittel, zuschuss, darlehen, dispo, kontokorrent, forderung bewilligt,
 finanzierung
fr assurance, assureur, subvention, pret, credit, decouvert, affacturage, financement
es seguro, aseguradora, subvencion, prestamo, credito, poliza, financiacion
it assicurazione, contributo, prestito, fido, mutuo, finanziamento, castelletto
nl verzekering, subsidie, lening, krediet, verzekeraar, financiering, rood staan
"""
