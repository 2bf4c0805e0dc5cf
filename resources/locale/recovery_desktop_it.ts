<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en_GB">
 <context>
  <name>About</name>
  <message>
   <source>About</source>
   <translation>Informazioni</translation>
  </message>
  <message>
   <source>Recovery Desktop {version}, under the Apache License 2.0.</source>
   <translation>Recovery Desktop {version}, con licenza Apache 2.0.</translation>
  </message>
  <message>
   <source>Qt is used under the GNU LGPL, version 3: its libraries lie beside the app and may be replaced by your own.</source>
   <translation>Qt è utilizzato secondo la GNU LGPL, versione 3: le sue librerie si trovano accanto all’app e possono essere sostituite con le Sue.</translation>
  </message>
  <message>
   <source>Check for new versions once a day</source>
   <translation>Cerca nuove versioni una volta al giorno</translation>
  </message>
  <message>
   <source>Only the announcement is fetched, without anything about you. Nothing is installed by itself.</source>
   <translation>Viene scaricato solo l’annuncio, senza alcuna informazione su di Lei. Nulla si installa da solo.</translation>
  </message>
  <message>
   <source>Check now</source>
   <translation>Cerca ora</translation>
  </message>
  <message>
   <source>See the new version</source>
   <translation>Apri la sua pagina</translation>
  </message>
  <message>
   <source>Show the licences</source>
   <translation>Mostra le licenze</translation>
  </message>
  <message>
   <source>What’s new</source>
   <translation>Novità</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Aiuto</translation>
  </message>
  <message>
   <source>Licences of every part</source>
   <translation>Licenze di tutti i componenti</translation>
  </message>
  <message>
   <source>Files from elsewhere are read by a process that reaches nothing else on this computer.</source>
   <translation>I file altrui sono letti da un processo che su questo computer non raggiunge nient’altro.</translation>
  </message>
  <message>
   <source>the rights of your account</source>
   <translation>i diritti del suo account</translation>
  </message>
  <message>
   <source>the network</source>
   <translation>la rete</translation>
  </message>
  <message>
   <source>other files</source>
   <translation>altri file</translation>
  </message>
  <message>
   <source>other calls to the system</source>
   <translation>altre chiamate di sistema</translation>
  </message>
  <message>
   <source>Files from elsewhere are read by a process of its own. This system does not keep it from: {measures}.</source>
   <translation>I file altrui sono letti da un processo a parte. Questo sistema gli lascia: {measures}.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Ricerca in corso…</translation>
  </message>
  <message>
   <source>The server doesn’t answer. Try again later.</source>
   <translation>Al momento nessuno risponde. Riprovi più tardi.</translation>
  </message>
  <message>
   <source>The announcement is not signed by the makers of this app and was ignored.</source>
   <translation>L’annuncio non è firmato dagli autori di questa app e viene quindi ignorato.</translation>
  </message>
  <message>
   <source>Version {version} is available.</source>
   <translation>È disponibile la versione {version}.</translation>
  </message>
  <message>
   <source>This is the newest version.</source>
   <translation>Questa è la versione più recente.</translation>
  </message>
 </context>
 <context>
  <name>AccountsCard</name>
  <message>
   <source>Accounts</source>
   <translation>Conti</translation>
  </message>
  <message>
   <source>IBAN</source>
   <translation>IBAN</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Valuta</translation>
  </message>
  <message>
   <source>Your name for it</source>
   <translation>Il Suo nome per questo conto</translation>
  </message>
  <message>
   <source>Add account</source>
   <translation>Aggiungi il conto</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Sort code and account number, or IBAN</source>
   <translation>Sort code e numero di conto, o IBAN</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Salvataggio</translation>
  </message>
  <message>
   <source>An invoice is paid into the account that is printed on it, if it is one of these; otherwise into the one in its currency, otherwise into the main account.</source>
   <translation>Una fattura si paga sul conto stampato su di essa, se è uno di questi; altrimenti su quello nella sua valuta, altrimenti sul conto principale.</translation>
  </message>
  <message>
   <source>{iban} · main account</source>
   <translation>{iban} · conto principale</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Rimuovi</translation>
  </message>
  <message>
   <source>Remove the account {iban}</source>
   <translation>Rimuovi il conto {iban}</translation>
  </message>
  <message>
   <source>Three letters, such as EUR or CHF.</source>
   <translation>Tre lettere, come EUR o CHF.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obbligatorio</translation>
  </message>
 </context>
 <context>
  <name>AfterCallCard</name>
  <message>
   <source>Did you speak to the debtor?</source>
   <translation>Ha parlato con il debitore?</translation>
  </message>
  <message>
   <source>Log a call…</source>
   <translation>Registra una telefonata…</translation>
  </message>
  <message>
   <source>Record a promise…</source>
   <translation>Registra una promessa…</translation>
  </message>
  <message>
   <source>Record a dispute…</source>
   <translation>Annotare una contestazione…</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Proponi un accordo…</translation>
  </message>
 </context>
 <context>
  <name>AgreementCard</name>
  <message>
   <source>Accept</source>
   <translation>Accetta</translation>
  </message>
  <message>
   <source>Propose something else…</source>
   <translation>Proponi altro…</translation>
  </message>
  <message>
   <source>Refuse</source>
   <translation>Rifiuta</translation>
  </message>
  <message>
   <source>End the agreement</source>
   <translation>Termina l’accordo</translation>
  </message>
  <message>
   <source>Withdraw the proposal</source>
   <translation>Ritira la proposta</translation>
  </message>
  <message>
   <source>The letter to the debtor waits for you.</source>
   <translation>La lettera al debitore La attende.</translation>
  </message>
  <message>
   <source>The message to the debtor is planned: {moment}.</source>
   <translation>Il messaggio al debitore è previsto: {moment}.</translation>
  </message>
 </context>
 <context>
  <name>AnswerDialog</name>
  <message>
   <source>They promise a day</source>
   <translation>Promettono una data</translation>
  </message>
  <message>
   <source>They say it is paid</source>
   <translation>Dicono che è pagata</translation>
  </message>
  <message>
   <source>They object</source>
   <translation>Contestano</translation>
  </message>
  <message>
   <source>They ask for the invoice</source>
   <translation>Chiedono la fattura</translation>
  </message>
  <message>
   <source>They ask for time or instalments</source>
   <translation>Chiedono tempo o rate</translation>
  </message>
  <message>
   <source>It is the wrong person</source>
   <translation>Non è la persona giusta</translation>
  </message>
  <message>
   <source>They are insolvent</source>
   <translation>Sono insolventi</translation>
  </message>
  <message>
   <source>They refuse to pay</source>
   <translation>Rifiutano di pagare</translation>
  </message>
  <message>
   <source>Something else</source>
   <translation>Altro</translation>
  </message>
  <message>
   <source>Also record the promise for {day}</source>
   <translation>Registrare anche la promessa per il {day}</translation>
  </message>
  <message>
   <source>Wait seven days for the payment</source>
   <translation>Attendere il pagamento per sette giorni</translation>
  </message>
  <message>
   <source>Mark the invoice as disputed</source>
   <translation>Segnare la fattura come contestata</translation>
  </message>
  <message>
   <source>Don’t write to this person again after this answer</source>
   <translation>Non scrivere più a questa persona dopo la risposta</translation>
  </message>
  <message>
   <source>Answer the debtor</source>
   <translation>Rispondere al debitore</translation>
  </message>
  <message>
   <source>What they say</source>
   <translation>Testo adatto se</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Oggetto</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Testo</translation>
  </message>
  <message>
   <source>Send answer</source>
   <translation>Invia la risposta</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Più tardi</translation>
  </message>
  <message>
   <source>Loading suggested texts…</source>
   <translation>Ricerca di testi adatti…</translation>
  </message>
  <message>
   <source>The texts could not be loaded. Try again once the service can be reached.</source>
   <translation>Non è stato possibile consultare i testi. Riprovi quando il servizio è raggiungibile.</translation>
  </message>
  <message>
   <source>To {to}</source>
   <translation>A {to}</translation>
  </message>
  <message>
   <source>Attach the invoice ({names})</source>
   <translation>Allegare la fattura ({names})</translation>
  </message>
  <message>
   <source>Contacts pause for five working days after your answer, then recovery resumes.</source>
   <translation>I contatti si fermano per cinque giorni lavorativi dopo la Sua risposta, poi il recupero riprende.</translation>
  </message>
  <message>
   <source>Write a text first.</source>
   <translation>Non si direbbe nulla.</translation>
  </message>
 </context>
 <context>
  <name>App</name>
  <message>
   <source>Saved</source>
   <translation>Salvato</translation>
  </message>
  <message>
   <source>Recovery is being cancelled</source>
   <translation>Annullamento del recupero in corso</translation>
  </message>
  <message>
   <source>The evidence will be sent in a moment</source>
   <translation>Le prove partono tra un istante</translation>
  </message>
  <message>
   <source>The debtor is being corrected</source>
   <translation>Il debitore viene corretto</translation>
  </message>
  <message>
   <source>Letters only from now on</source>
   <translation>D’ora in poi solo lettere</translation>
  </message>
  <message>
   <source>The payment is being recorded</source>
   <translation>Registrazione del pagamento in corso</translation>
  </message>
  <message>
   <source>The payment is being taken back</source>
   <translation>Il pagamento viene ritirato</translation>
  </message>
  <message>
   <source>The credit note is being recorded</source>
   <translation>La nota di credito viene inserita</translation>
  </message>
  <message>
   <source>The reminders are being changed</source>
   <translation>I solleciti vengono modificati</translation>
  </message>
  <message>
   <source>Recovery pauses in a moment</source>
   <translation>Il recupero va in pausa tra un momento</translation>
  </message>
  <message>
   <source>Recovery resumes in a moment</source>
   <translation>Il recupero riprende tra un momento</translation>
  </message>
  <message>
   <source>The sum asked for is being changed</source>
   <translation>L’importo richiesto viene modificato</translation>
  </message>
  <message>
   <source>The call is being logged</source>
   <translation>Registrazione della telefonata in corso</translation>
  </message>
  <message>
   <source>The promise is being recorded</source>
   <translation>Registrazione della promessa in corso</translation>
  </message>
  <message>
   <source>The dispute is being recorded</source>
   <translation>Registrazione della contestazione in corso</translation>
  </message>
  <message>
   <source>The settled dispute is being recorded</source>
   <translation>La contestazione risolta è in fase di registrazione</translation>
  </message>
  <message>
   <source>The proposal is being recorded</source>
   <translation>La proposta è in fase di registrazione</translation>
  </message>
  <message>
   <source>The agreement is being recorded</source>
   <translation>Registrazione dell’accordo in corso</translation>
  </message>
  <message>
   <source>The insolvency is being recorded</source>
   <translation>Registrazione dell’insolvenza in corso</translation>
  </message>
  <message>
   <source>The plan is being approved</source>
   <translation>Il piano sta per essere approvato</translation>
  </message>
  <message>
   <source>The answer will be sent in a moment</source>
   <translation>La risposta parte tra un attimo</translation>
  </message>
  <message>
   <source>The two debtors stay apart</source>
   <translation>I due debitori restano distinti</translation>
  </message>
  <message>
   <source>The two debtors become one</source>
   <translation>I due debitori diventano uno solo</translation>
  </message>
  <message>
   <source>The password store of this computer is not available: you sign in again at the next start.</source>
   <translation>L’archivio delle password di questo computer non è disponibile: al prossimo avvio occorre accedere di nuovo.</translation>
  </message>
  <message>
   <source>Use a passphrase</source>
   <translation>Usa una passphrase</translation>
  </message>
  <message>
   <source>You are signed out of {name}. What you see was saved on this computer.</source>
   <translation>È disconnesso da {name}. Ciò che vede era stato salvato su questo computer.</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Accedi</translation>
  </message>
  <message>
   <source>The service on this computer stopped and is being started again.</source>
   <translation>Il servizio su questo computer si è fermato ed è in fase di riavvio.</translation>
  </message>
  <message>
   <source>The service on this computer does not start. Its log in the settings says why.</source>
   <translation>Il servizio su questo computer non si avvia. Il motivo è indicato nel suo registro, nelle impostazioni.</translation>
  </message>
  <message>
   <source>Your data is in a network folder. A lost connection can damage it: keep it on a disk of this computer.</source>
   <translation>I dati si trovano in una cartella di rete. Una connessione persa può danneggiarli: li conservi su un disco di questo computer.</translation>
  </message>
  <message>
   <source>Your data is in a folder that another program copies to other computers. That can damage it: keep it elsewhere.</source>
   <translation>I dati si trovano in una cartella che un altro programma copia su altri computer. Questo può danneggiarli: li conservi altrove.</translation>
  </message>
  <message>
   <source>Messages wait while the program is closed</source>
   <translation>I messaggi aspettano finché il programma è chiuso</translation>
  </message>
  <message numerus="yes">
   <source>%n message(s) to be sent within a week.</source>
   <translation>
    <numerusform>%n messaggio da inviare entro una settimana.</numerusform>
    <numerusform>%n messaggi da inviare entro una settimana.</numerusform>
   </translation>
  </message>
  <message>
   <source>The next one: {moment}.</source>
   <translation>Il prossimo: {moment}.</translation>
  </message>
  <message>
   <source>You will only see this once.</source>
   <translation>Questo avviso compare una sola volta.</translation>
  </message>
  <message>
   <source>Keep working in the tray</source>
   <translation>Continua a lavorare nell’area di notifica</translation>
  </message>
  <message>
   <source>Keep it open</source>
   <translation>Tieni aperto</translation>
  </message>
  <message>
   <source>Close the program</source>
   <translation>Chiudi il programma</translation>
  </message>
  <message>
   <source>The app closed unexpectedly last time. What you decided and typed is still here.</source>
   <translation>L’ultima volta l’app non si è chiusa come doveva. Ciò che ha deciso e scritto è conservato.</translation>
  </message>
  <message>
   <source>Show the log</source>
   <translation>Leggi il registro</translation>
  </message>
  <message>
   <source>Updated to version {version}.</source>
   <translation>Ora usa la versione {version}.</translation>
  </message>
  <message>
   <source>What’s new</source>
   <translation>Novità</translation>
  </message>
  <message>
   <source>Your files are opened as soon as there is a connection.</source>
   <translation>I file si apriranno appena c’è una connessione.</translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) added from the watched folder</source>
   <translation>
    <numerusform>%n file è arrivato dalla cartella sorvegliata</numerusform>
    <numerusform>%n file sono arrivati dalla cartella sorvegliata</numerusform>
   </translation>
  </message>
  <message>
   <source>Undone: everything is as it was.</source>
   <translation>Annullato: tutto è come prima.</translation>
  </message>
  <message>
   <source>It was already sent.</source>
   <translation>Era già partito.</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>Benvenuto</translation>
  </message>
  <message>
   <source>Today</source>
   <translation>Oggi</translation>
  </message>
  <message>
   <source>Letters and calls</source>
   <translation>Lettere e telefonate</translation>
  </message>
  <message>
   <source>Submit</source>
   <translation>Nuove fatture</translation>
  </message>
  <message>
   <source>Board</source>
   <translation>Avanzamento</translation>
  </message>
  <message>
   <source>First messages</source>
   <translation>Primi messaggi</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Fattura</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Debitori</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debitore</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Pagamenti</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistiche</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Avvisi</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>La Sua azienda</translation>
  </message>
  <message>
   <source>Connection</source>
   <translation>Connessione</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Impostazioni</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Apri fatture</translation>
  </message>
  <message>
   <source>Search the board</source>
   <translation>Cerca nell’avanzamento</translation>
  </message>
  <message>
   <source>Mark all notices as read</source>
   <translation>Segna tutti gli avvisi come letti</translation>
  </message>
  <message>
   <source>Add deadlines to the calendar</source>
   <translation>Scadenze nel calendario</translation>
  </message>
  <message>
   <source>Light theme</source>
   <translation>Aspetto chiaro</translation>
  </message>
  <message>
   <source>Dark theme</source>
   <translation>Aspetto scuro</translation>
  </message>
  <message>
   <source>System theme</source>
   <translation>Aspetto del sistema</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Scorciatoie da tastiera</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Esci</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Aiuto</translation>
  </message>
  <message>
   <source>Decided before the app was closed, being sent now: {numbers}</source>
   <translation>Deciso prima di chiudere l’app, parte ora: {numbers}</translation>
  </message>
  <message>
   <source>The data on this computer was damaged. Rescued: {drafts} drafts and {intents} decisions; everything else is fetched from the service again.</source>
   <translation>I dati su questo computer erano danneggiati. Recuperati: {drafts} bozze e {intents} decisioni; tutto il resto viene scaricato di nuovo dal servizio.</translation>
  </message>
  <message>
   <source>Some of what you typed may be missing; the damaged file is kept.</source>
   <translation>Parte di ciò che ha digitato potrebbe mancare; il file danneggiato viene conservato.</translation>
  </message>
  <message>
   <source>Show the damaged file</source>
   <translation>Mostra il file danneggiato</translation>
  </message>
  <message>
   <source>No program on this computer opened {path}.</source>
   <translation>Nessun programma di questo computer ha aperto {path}.</translation>
  </message>
  <message>
   <source>Choose a connection first, then drop your invoices.</source>
   <translation>Scelga prima una connessione, poi trascini le fatture.</translation>
  </message>
  <message>
   <source>Pasted picture</source>
   <translation>Immagine incollata</translation>
  </message>
  <message>
   <source>Choose invoices</source>
   <translation>Scegli le fatture</translation>
  </message>
  <message>
   <source>Version {version} is available. {notes}</source>
   <translation>È disponibile la versione {version}. {notes}</translation>
  </message>
  <message>
   <source>See the new version</source>
   <translation>Apri la sua pagina</translation>
  </message>
  <message>
   <source>The password store of this computer is open: you stay signed in.</source>
   <translation>L’archivio delle password di questo computer è aperto: la sessione continua.</translation>
  </message>
  <message>
   <source>From the next start, the app asks for your passphrase instead.</source>
   <translation>A partire dal prossimo avvio Le verrà invece chiesta la passphrase.</translation>
  </message>
  <message>
   <source>The key is kept on this computer. The app does not ask at the next start.</source>
   <translation>La chiave resta su questo computer. Al prossimo avvio l’app non chiede nulla.</translation>
  </message>
  <message>
   <source>Invoices (*.pdf *.png *.jpg *.jpeg *.heic *.heif *.tif *.xml *.p7m *.docx *.odt *.eml *.msg *.zip);;All files (*)</source>
   <translation>Fatture (*.pdf *.png *.jpg *.jpeg *.heic *.heif *.tif *.xml *.p7m *.docx *.odt *.eml *.msg *.zip);;Tutti i file (*)</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) being approved</source>
   <translation>
    <numerusform>%n fattura in approvazione</numerusform>
    <numerusform>%n fatture in approvazione</numerusform>
   </translation>
  </message>
  <message>
   <source>The message will be sent in a moment</source>
   <translation>Il messaggio parte tra un istante</translation>
  </message>
  <message numerus="yes">
   <source>Recovery of %n invoice(s) cancelled</source>
   <translation>
    <numerusform>Recupero di %n fattura annullato</numerusform>
    <numerusform>Recupero di %n fatture annullato</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s) recorded</source>
   <translation>
    <numerusform>%n pagamento registrato</numerusform>
    <numerusform>%n pagamenti registrati</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) paused</source>
   <translation>
    <numerusform>%n fattura in pausa</numerusform>
    <numerusform>%n fatture in pausa</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Recovery of %n invoice(s) resumes</source>
   <translation>
    <numerusform>Il recupero di %n fattura riprende</numerusform>
    <numerusform>Il recupero di %n fatture riprende</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Tags of %n invoice(s) changed</source>
   <translation>
    <numerusform>Etichette di %n fattura modificate</numerusform>
    <numerusform>Etichette di %n fatture modificate</numerusform>
   </translation>
  </message>
  <message>
   <source>View removed: {name}</source>
   <translation>Vista rimossa: {name}</translation>
  </message>
  <message>
   <source>Saved: {name}</source>
   <translation>File scritto: {name}</translation>
  </message>
  <message>
   <source>The test event arrived</source>
   <translation>L’evento di prova è arrivato</translation>
  </message>
  <message>
   <source>Delivering again</source>
   <translation>Viene consegnato di nuovo</translation>
  </message>
  <message>
   <source>The signing secret was changed</source>
   <translation>Il segreto è stato cambiato</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Salvato come {path}</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Apri</translation>
  </message>
  <message>
   <source>Both debtors are one now</source>
   <translation>I due debitori ora sono uno solo</translation>
  </message>
  <message>
   <source>The invoices now belong to another debtor</source>
   <translation>Le fatture ora sono di un altro debitore</translation>
  </message>
  <message>
   <source>All marked as read</source>
   <translation>Tutto segnato come letto</translation>
  </message>
  <message>
   <source>Nothing needs your answer, so there are no deadlines.</source>
   <translation>Nulla attende una Sua risposta: non c’è alcuna scadenza da scrivere.</translation>
  </message>
  <message>
   <source>deadlines.ics</source>
   <translation>scadenze.ics</translation>
  </message>
  <message>
   <source>Calendar (*.ics)</source>
   <translation>Calendario (*.ics)</translation>
  </message>
  <message>
   <source>Saved. Every message still to be sent names this account and holder, approved ones too.</source>
   <translation>Salvato. Tutti i messaggi ancora da inviare indicano questo conto e questo intestatario, anche quelli approvati.</translation>
  </message>
  <message>
   <source>Your mailbox works: a test message is on its way to you.</source>
   <translation>La casella funziona: un messaggio di prova è in arrivo.</translation>
  </message>
  <message>
   <source>You find the mailbox in the settings, under Recoveries. Letters work without it.</source>
   <translation>Trova la casella nelle impostazioni, sotto «Recuperi». Per le lettere non serve.</translation>
  </message>
  <message>
   <source>Choose bank statements</source>
   <translation>Scegli gli estratti conto</translation>
  </message>
  <message>
   <source>Bank statements (*.xml *.sta *.mt940 *.940 *.swi *.ofx *.qfx *.csv *.tsv *.txt)</source>
   <translation>Estratti conto (*.xml *.sta *.mt940 *.940 *.swi *.ofx *.qfx *.csv *.tsv *.txt)</translation>
  </message>
  <message numerus="yes">
   <source>%n entry(s) exported</source>
   <translation>
    <numerusform>%n registrazione scritta</numerusform>
    <numerusform>%n registrazioni scritte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n in other currencies left out</source>
   <translation>
    <numerusform>%n in altra valuta, esclusa</numerusform>
    <numerusform>%n in altre valute, escluse</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing was paid, written off or charged from {first} to {last}: no file was written.</source>
   <translation>Dal {first} al {last} nulla è stato pagato, condonato o addebitato: nessun file è stato scritto.</translation>
  </message>
  <message>
   <source>Show the invoices</source>
   <translation>Mostra le fatture</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>Copiato</translation>
  </message>
  <message>
   <source>Removed: {name}</source>
   <translation>Rimosso: {name}</translation>
  </message>
  <message>
   <source>Undone: recovery continues.</source>
   <translation>Annullato: il recupero prosegue.</translation>
  </message>
  <message numerus="yes">
   <source>%n correction(s) forgotten</source>
   <translation>
    <numerusform>%n correzione dimenticata</numerusform>
    <numerusform>%n correzioni dimenticate</numerusform>
   </translation>
  </message>
  <message>
   <source>{address} may be contacted again</source>
   <translation>{address} può essere di nuovo contattato</translation>
  </message>
  <message>
   <source>Both are kept</source>
   <translation>Si tengono entrambe</translation>
  </message>
  <message>
   <source>Letters are sent instead of emails</source>
   <translation>Si inviano lettere al posto delle e-mail</translation>
  </message>
  <message>
   <source>Credit note recorded</source>
   <translation>Nota di credito registrata</translation>
  </message>
  <message>
   <source>Contact removed</source>
   <translation>Contatto rimosso</translation>
  </message>
  <message>
   <source>Fields emptied</source>
   <translation>Campi svuotati</translation>
  </message>
  <message>
   <source>List cleared</source>
   <translation>Elenco svuotato</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Avviato al recupero</translation>
  </message>
  <message>
   <source>Submitted: {name}. On view: {at} of {count}</source>
   <translation>Inviato: {name}. Sullo schermo: {at} di {count}</translation>
  </message>
  <message>
   <source>Forgotten: {name}</source>
   <translation>{name} non è più noto</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) paid in your books</source>
   <translation>
    <numerusform>%n fattura pagata secondo la contabilità</numerusform>
    <numerusform>%n fatture pagate secondo la contabilità</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{amount} deducted from %n invoice(s)</source>
   <translation>
    <numerusform>{amount} detratti da %n fattura</numerusform>
    <numerusform>{amount} detratti da %n fatture</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) already here, not added again</source>
   <translation>
    <numerusform>%n file era già qui ed è stato tralasciato</numerusform>
    <numerusform>%n file erano già qui e sono stati tralasciati</numerusform>
   </translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Mostra</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) will be submitted on {moment}</source>
   <translation>
    <numerusform>%n fattura partirà il {moment}</numerusform>
    <numerusform>%n fatture partiranno il {moment}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n draft(s) removed</source>
   <translation>
    <numerusform>%n bozza rimossa</numerusform>
    <numerusform>%n bozze rimosse</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) removed</source>
   <translation>
    <numerusform>%n file rimosso</numerusform>
    <numerusform>%n file rimossi</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ApprovalPage</name>
  <message>
   <source>Try again</source>
   <translation>Riprova</translation>
  </message>
  <message>
   <source>Set up the mailbox</source>
   <translation>Configura la casella</translation>
  </message>
  <message>
   <source>Add an email address</source>
   <translation>Aggiungi un indirizzo e-mail</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Inserisci il tasso</translation>
  </message>
  <message>
   <source>And then</source>
   <translation>E poi</translation>
  </message>
  <message>
   <source>Letters that you post and calls that you make come up on Today.</source>
   <translation>Le lettere da spedire e le telefonate da fare compaiono in Oggi.</translation>
  </message>
  <message>
   <source>Nothing to read</source>
   <translation>Non c’è nulla da leggere</translation>
  </message>
  <message>
   <source>The first message of an invoice appears here before it is sent.</source>
   <translation>Il primo messaggio di una fattura appare qui prima di partire.</translation>
  </message>
  <message>
   <source>Submit an invoice</source>
   <translation>Sollecita una fattura</translation>
  </message>
  <message>
   <source>Skip this message</source>
   <translation>Salta questo messaggio</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Modifica</translation>
  </message>
  <message>
   <source>Send only this one now</source>
   <translation>Invia ora solo questo</translation>
  </message>
  <message>
   <source>It sends this message and approves no other.</source>
   <translation>Invia questo messaggio e non ne approva altri.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Approve this invoice</source>
   <translation>Approva questa fattura</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Fattura successiva</translation>
  </message>
  <message>
   <source>Submit another invoice</source>
   <translation>Sollecita un’altra fattura</translation>
  </message>
  <message>
   <source>Your approval covers</source>
   <translation>La sua approvazione vale per</translation>
  </message>
  <message>
   <source>this invoice only</source>
   <translation>solo questa fattura</translation>
  </message>
  <message>
   <source>this and all later invoices</source>
   <translation>questa e tutte le fatture successive</translation>
  </message>
  <message>
   <source>Pause this invoice…</source>
   <translation>Metti in pausa questa fattura…</translation>
  </message>
  <message>
   <source>Open the board</source>
   <translation>Apri l’avanzamento</translation>
  </message>
  <message>
   <source>The plan is approved</source>
   <translation>Il piano è approvato</translation>
  </message>
  <message>
   <source>This invoice is approved</source>
   <translation>Questa fattura è approvata</translation>
  </message>
  <message>
   <source>The plan is being approved</source>
   <translation>Il piano sta per essere approvato</translation>
  </message>
  <message>
   <source>This invoice is being approved</source>
   <translation>Questa fattura è in corso di approvazione</translation>
  </message>
  <message>
   <source>The first message was sent</source>
   <translation>Il primo messaggio è partito</translation>
  </message>
  <message>
   <source>The next messages are sent on their day, once you approve the plan.</source>
   <translation>Il seguito parte nel suo giorno, una volta approvato il piano.</translation>
  </message>
  <message>
   <source>Read the first message</source>
   <translation>Legga il primo messaggio</translation>
  </message>
  <message>
   <source>Nothing about this invoice is sent before you approve it.</source>
   <translation>Per questa fattura non parte nulla prima della Sua approvazione.</translation>
  </message>
  <message numerus="yes">
   <source>%n first message(s) being written. In a few seconds you can read them here.</source>
   <translation>
    <numerusform>Il primo messaggio è in preparazione. Tra pochi secondi potrà leggerlo qui.</numerusform>
    <numerusform>%n primi messaggi sono in preparazione. Tra pochi secondi potrà leggerli qui.</numerusform>
   </translation>
  </message>
  <message>
   <source>Your mailbox refused the sign-in. Nothing is sent until that is fixed.</source>
   <translation>La Sua casella ha rifiutato l’accesso. Nulla parte finché non è risolto.</translation>
  </message>
  <message>
   <source>No mailbox is set up to send from.</source>
   <translation>Nessuna casella è configurata per l’invio.</translation>
  </message>
  <message>
   <source>No email can be sent to this debtor. {why}</source>
   <translation>Non è possibile inviare e-mail a questo debitore. {why}</translation>
  </message>
  <message>
   <source>Not read yet</source>
   <translation>Non ancora letto</translation>
  </message>
  <message>
   <source>Approving</source>
   <translation>Approvazione in corso</translation>
  </message>
  <message numerus="yes">
   <source>the %n invoice(s) waiting now</source>
   <translation>
    <numerusform>la fattura ora in attesa</numerusform>
    <numerusform>le %n fatture ora in attesa</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n invoice(s)</source>
   <translation>
    <numerusform>Approva %n fattura</numerusform>
    <numerusform>Approva %n fatture</numerusform>
   </translation>
  </message>
  <message>
   <source>Approve all invoices</source>
   <translation>Approva tutte le fatture</translation>
  </message>
  <message numerus="yes">
   <source>Approve %n message(s) of this invoice</source>
   <translation>
    <numerusform>Approva %n messaggio di questa fattura</numerusform>
    <numerusform>Approva %n messaggi di questa fattura</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n message(s)</source>
   <translation>
    <numerusform>Approva %n messaggio</numerusform>
    <numerusform>Approva %n messaggi</numerusform>
   </translation>
  </message>
  <message>
   <source>Its messages are sent on their day. You can still change them.</source>
   <translation>I suoi messaggi partono nel giorno previsto. Può ancora modificarli.</translation>
  </message>
  <message>
   <source>Its letters come up on Today when it is time to post them.</source>
   <translation>Le lettere compaiono in «Oggi» il giorno in cui vanno spedite.</translation>
  </message>
  <message>
   <source>Its letters and calls come up on Today on their day. You can still change them.</source>
   <translation>Le lettere e le telefonate compaiono in «Oggi» nel giorno previsto. Può ancora modificarle.</translation>
  </message>
  <message>
   <source>Each message is sent on its day. You can still change it.</source>
   <translation>Ogni messaggio parte nel giorno previsto. Può ancora modificarlo.</translation>
  </message>
  <message>
   <source>Each letter and call comes up on Today on its day. You can still change it.</source>
   <translation>Ogni lettera e ogni telefonata compare in «Oggi» nel giorno previsto. Può ancora modificarla.</translation>
  </message>
  <message>
   <source>Will be approved in a few seconds. You can still undo it.</source>
   <translation>Approvato tra pochi secondi. Può ancora annullare.</translation>
  </message>
  <message>
   <source>Approved.</source>
   <translation>Approvato.</translation>
  </message>
  <message>
   <source>Approved. The next message leaves once your mailbox is set up.</source>
   <translation>Approvato. Il prossimo messaggio parte una volta configurata la Sua casella.</translation>
  </message>
  <message>
   <source>Approved. The next message leaves {moment}.</source>
   <translation>Approvato. Il prossimo messaggio parte: {moment}.</translation>
  </message>
  <message>
   <source>Approved. The next letter or call is due {moment}.</source>
   <translation>Approvato. Prossima lettera o chiamata: {moment}.</translation>
  </message>
  <message>
   <source>Later invoices start without asking you.</source>
   <translation>Le fatture successive iniziano senza chiedere conferma.</translation>
  </message>
  <message>
   <source>Later invoices wait here until you have read them.</source>
   <translation>Le fatture successive attendono qui finché non sono state lette.</translation>
  </message>
  <message>
   <source>The arrows above lead to the first message of each.</source>
   <translation>Le frecce in alto portano al primo messaggio di ciascuna.</translation>
  </message>
  <message>
   <source>Each message is sent on its day.</source>
   <translation>Ogni messaggio parte nel giorno previsto.</translation>
  </message>
  <message>
   <source>Each letter and call comes up on Today on its day.</source>
   <translation>Ogni lettera e ogni telefonata compare in «Oggi» nel giorno previsto.</translation>
  </message>
  <message>
   <source>Once your mailbox is set up, the approved messages leave, each on its day.</source>
   <translation>Una volta configurata la Sua casella, i messaggi approvati partono, ciascuno nel suo giorno.</translation>
  </message>
  <message>
   <source>Approving sends this message now.</source>
   <translation>L’approvazione invia ora questo messaggio.</translation>
  </message>
  <message numerus="yes">
   <source>Approving sends this message now, and %n later one(s) each on its day.</source>
   <translation>
    <numerusform>L’approvazione invia ora questo messaggio, e un altro alla sua data.</numerusform>
    <numerusform>L’approvazione invia ora questo messaggio, e altri %n ciascuno alla sua data.</numerusform>
   </translation>
  </message>
  <message>
   <source>Approving sends this message on {moment}.</source>
   <translation>L’approvazione invia questo messaggio {moment}.</translation>
  </message>
  <message numerus="yes">
   <source>Approving sends this message on {moment}, and %n later one(s) each on its day.</source>
   <translation>
    <numerusform>L’approvazione invia questo messaggio {moment}, e un altro alla sua data.</numerusform>
    <numerusform>L’approvazione invia questo messaggio {moment}, e altri %n ciascuno alla sua data.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>BackupCard</name>
  <message>
   <source>Backup</source>
   <translation>Backup</translation>
  </message>
  <message>
   <source>Save a backup</source>
   <translation>Salva un backup</translation>
  </message>
  <message>
   <source>Restore a backup</source>
   <translation>Ripristina una copia</translation>
  </message>
  <message>
   <source>Saving the backup</source>
   <translation>Salvataggio del backup</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
  <message>
   <source>Passphrase of the backup</source>
   <translation>Passphrase del backup</translation>
  </message>
  <message>
   <source>Repeat the passphrase</source>
   <translation>Ancora una volta</translation>
  </message>
  <message>
   <source>The passphrase protects the key to passwords and sessions. Names and amounts in the file are not encrypted: keep it where only you can read it.</source>
   <translation>La passphrase protegge la chiave di password e sessioni. I nomi e gli importi nel file non sono cifrati: lo conservi dove solo Lei può leggerlo.</translation>
  </message>
  <message>
   <source>Choose where to save it</source>
   <translation>Scegli dove salvarlo</translation>
  </message>
  <message>
   <source>It replaces everything on this computer. What is here now is kept aside in the data folder. Reminders sent after the backup was made may be sent a second time.</source>
   <translation>Sostituisce tutto ciò che si trova su questo computer. I dati attuali vengono messi da parte nella cartella dei dati. I solleciti partiti dopo la creazione del backup potrebbero partire una seconda volta.</translation>
  </message>
  <message>
   <source>Passphrase of this backup</source>
   <translation>Passphrase di questo backup</translation>
  </message>
  <message>
   <source>Check and restore</source>
   <translation>Verificalo e ripristinalo</translation>
  </message>
  <message>
   <source>The backup is intact and ready. It is restored when the app closes; then start the app again.</source>
   <translation>Il backup è integro e pronto. Verrà ripristinato alla chiusura dell’app; poi la riavvii.</translation>
  </message>
  <message>
   <source>Close the app now</source>
   <translation>Chiudi l’app ora</translation>
  </message>
  <message>
   <source>Saved as {name}. Keep the passphrase: nobody can restore it.</source>
   <translation>Salvato come {name}. Conservi la passphrase: nessuno può recuperarla.</translation>
  </message>
  <message>
   <source>Everything kept on this computer in one file: receivables, drafts, documents, settings, and the data of the service that runs here.</source>
   <translation>Tutto ciò che è conservato su questo computer in un unico file: crediti, bozze, documenti, impostazioni e i dati del servizio in esecuzione qui.</translation>
  </message>
  <message>
   <source>Checking</source>
   <translation>Verifica</translation>
  </message>
  <message>
   <source>This passphrase does not open the backup. Type it again.</source>
   <translation>Questa passphrase non apre il backup. La inserisca di nuovo.</translation>
  </message>
  <message>
   <source>Created</source>
   <translation>Creato</translation>
  </message>
  <message>
   <source>Version of the app</source>
   <translation>Versione dell’app</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documenti</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Dimensione</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>At least {count} characters.</source>
   <translation>Almeno {count} caratteri, per favore.</translation>
  </message>
  <message>
   <source>The two are not the same.</source>
   <translation>Le due voci non coincidono.</translation>
  </message>
  <message>
   <source>Save the backup</source>
   <translation>Salva il backup</translation>
  </message>
  <message>
   <source>Backup (*.zip)</source>
   <translation>Backup (*.zip)</translation>
  </message>
  <message>
   <source>Choose a backup</source>
   <translation>Scegli un backup</translation>
  </message>
  <message>
   <source>Type the passphrase that you chose when you saved it.</source>
   <translation>Inserisca la passphrase scelta al momento del salvataggio.</translation>
  </message>
 </context>
 <context>
  <name>BalanceCard</name>
  <message>
   <source>Balance</source>
   <translation>Saldo</translation>
  </message>
  <message>
   <source>Choose what new invoices ask for</source>
   <translation>Scegliere che cosa chiedono le nuove fatture</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Inserisci il tasso</translation>
  </message>
  <message>
   <source>As of {day}.</source>
   <translation>Al {day}.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>Gli interessi crescono di {amount} al giorno.</translation>
  </message>
  <message>
   <source>Ask for interest and the fixed sum…</source>
   <translation>Chiedere interessi e importo forfettario…</translation>
  </message>
  <message>
   <source>Ask for interest too…</source>
   <translation>Chiedere anche gli interessi…</translation>
  </message>
  <message>
   <source>Ask for the invoice only…</source>
   <translation>Chiedere solo la fattura…</translation>
  </message>
 </context>
 <context>
  <name>Banner</name>
  <message>
   <source>Dismiss</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>BoardPage</name>
  <message>
   <source>Board</source>
   <translation>Avanzamento</translation>
  </message>
  <message>
   <source>Number, debtor, amount, email</source>
   <translation>Numero, debitore, importo, e-mail</translation>
  </message>
  <message>
   <source>Search invoices</source>
   <translation>Cerca fatture</translation>
  </message>
  <message>
   <source>Export the list</source>
   <translation>Esporta l’elenco</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Esporta</translation>
  </message>
  <message>
   <source>Export the list (Ctrl+E)</source>
   <translation>Esporta l’elenco (Ctrl+E)</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Nessun risultato</translation>
  </message>
  <message>
   <source>No invoice matches all of this. Remove a filter, or clear them all.</source>
   <translation>Nessuna fattura soddisfa tutti questi criteri. Ne tolga uno o ricominci.</translation>
  </message>
  <message>
   <source>Clear filters</source>
   <translation>Azzera i filtri</translation>
  </message>
  <message>
   <source>Nothing in recovery yet</source>
   <translation>Ancora nessun recupero</translation>
  </message>
  <message>
   <source>Drop an unpaid invoice on this window. It becomes a card here, and you see it move.</source>
   <translation>Trascini una fattura non pagata sulla finestra. Ognuna diventa qui una scheda, di cui può seguire l’avanzamento.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Apri una fattura</translation>
  </message>
  <message>
   <source>Copied: {count}</source>
   <translation>Copiati: {count}</translation>
  </message>
 </context>
 <context>
  <name>BulkBar</name>
  <message>
   <source>Cancel recovery…</source>
   <translation>Annulla il recupero…</translation>
  </message>
  <message>
   <source>Record as paid…</source>
   <translation>Registra come pagate…</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Esporta…</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
  <message>
   <source>Pause…</source>
   <translation>Metti in pausa…</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Continua</translation>
  </message>
  <message>
   <source>Tags…</source>
   <translation>Etichette…</translation>
  </message>
  <message>
   <source>Clear selection</source>
   <translation>Deseleziona tutto</translation>
  </message>
  <message numerus="yes">
   <source>%n selected</source>
   <translation>
    <numerusform>%n selezionato</numerusform>
    <numerusform>%n selezionati</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ByPostCard</name>
  <message>
   <source>Recover by letter</source>
   <translation>Recupera per lettera</translation>
  </message>
  <message>
   <source>Their postal addresses are known: letters can be sent instead of emails.</source>
   <translation>I loro indirizzi postali sono noti: si possono inviare lettere al posto delle e-mail.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) without an email address</source>
   <translation>
    <numerusform>%n fattura senza indirizzo e-mail</numerusform>
    <numerusform>%n fatture senza indirizzo e-mail</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CallDialog</name>
  <message>
   <source>Someone answered</source>
   <translation>Qualcuno ha risposto</translation>
  </message>
  <message>
   <source>They promised to pay</source>
   <translation>Hanno promesso di pagare</translation>
  </message>
  <message>
   <source>They dispute the invoice</source>
   <translation>Il debitore contesta la fattura</translation>
  </message>
  <message>
   <source>They called me</source>
   <translation>Il debitore mi ha chiamato</translation>
  </message>
  <message>
   <source>I left a message</source>
   <translation>Ho lasciato un messaggio</translation>
  </message>
  <message>
   <source>No answer</source>
   <translation>Nessuno ha risposto</translation>
  </message>
  <message>
   <source>Wrong number</source>
   <translation>Il numero è sbagliato</translation>
  </message>
  <message>
   <source>How did the call go?</source>
   <translation>Com’è andata la telefonata?</translation>
  </message>
  <message>
   <source>Day of the call</source>
   <translation>Giorno della chiamata</translation>
  </message>
  <message>
   <source>What was said</source>
   <translation>Che cosa è stato detto</translation>
  </message>
  <message>
   <source>Log call</source>
   <translation>Registra la telefonata</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>It goes into the timeline and the case file, dated today.</source>
   <translation>Resta nella cronologia e nel fascicolo, con la data di oggi.</translation>
  </message>
  <message>
   <source>It goes into the timeline and the case file, dated {day}.</source>
   <translation>Resta nella cronologia e nel fascicolo, con la data {day}.</translation>
  </message>
  <message>
   <source>Next you enter the day. Contacts pause until then.</source>
   <translation>Poi indica per quale giorno; i solleciti lo attendono.</translation>
  </message>
  <message>
   <source>Next you enter what they object to. Contacts pause.</source>
   <translation>Poi indichi che cosa contesta. I contatti sono sospesi.</translation>
  </message>
  <message>
   <source>Enter the day of the call, today at the latest.</source>
   <translation>Inserire il giorno della chiamata, al più tardi oggi.</translation>
  </message>
  <message>
   <source>Enter a day no earlier than the invoice date, {day}.</source>
   <translation>Inserire un giorno dal {day} in poi: quello della fattura.</translation>
  </message>
 </context>
 <context>
  <name>CancelDialog</name>
  <message>
   <source>Why are you cancelling?</source>
   <translation>Perché annulla?</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Note</translation>
  </message>
  <message>
   <source>Cancel recovery</source>
   <translation>Annulla il recupero</translation>
  </message>
  <message>
   <source>Choose a reason first.</source>
   <translation>Scelga prima un motivo.</translation>
  </message>
  <message>
   <source>Leave it disputed</source>
   <translation>Lasciala contestata</translation>
  </message>
  <message>
   <source>Keep it running</source>
   <translation>Prosegui il recupero</translation>
  </message>
  <message>
   <source>{meaning} You can undo this for a minute; after that the invoice can be submitted again.</source>
   <translation>{meaning} Per un minuto può tornare indietro; dopo, la fattura può essere sollecitata di nuovo.</translation>
  </message>
 </context>
 <context>
  <name>CancelManyDialog</name>
  <message>
   <source>{count} more</source>
   <translation>altri {count}</translation>
  </message>
  <message numerus="yes">
   <source>Cancel the recovery of %n invoice(s)?</source>
   <translation>
    <numerusform>Annullare il recupero di %n fattura?</numerusform>
    <numerusform>Annullare il recupero di %n fatture?</numerusform>
   </translation>
  </message>
  <message>
   <source>None of these can be cancelled</source>
   <translation>Nessuno di questi può essere annullato</translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Questi restano come sono: {why}.</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Note</translation>
  </message>
  <message numerus="yes">
   <source>Cancel recovery of %n</source>
   <translation>
    <numerusform>Annulla il recupero di %n fattura</numerusform>
    <numerusform>Annulla il recupero di %n fatture</numerusform>
   </translation>
  </message>
  <message>
   <source>Keep them running</source>
   <translation>Prosegui i recuperi</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <source>Why are you cancelling?</source>
   <translation>Perché annulla?</translation>
  </message>
  <message>
   <source>Choose a reason first.</source>
   <translation>Scelga prima un motivo.</translation>
  </message>
  <message>
   <source>{meaning} You can undo this for a minute; after that an invoice can be submitted again.</source>
   <translation>{meaning} Per un minuto può tornare indietro; dopo, una fattura può essere sollecitata di nuovo.</translation>
  </message>
 </context>
 <context>
  <name>CertainCard</name>
  <message>
   <source>Submit all ready</source>
   <translation>Sollecita tutto ciò che è pronto</translation>
  </message>
  <message>
   <source>Read with certainty, and addressed to companies and people you have confirmed before.</source>
   <translation>Lette senza dubbi, ad aziende e indirizzi che ha già confermato.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) ready to submit</source>
   <translation>
    <numerusform>%n fattura pronta da sollecitare</numerusform>
    <numerusform>%n fatture pronte da sollecitare</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CertainSheet</name>
  <message>
   <source>Submit all ready</source>
   <translation>Sollecita tutto ciò che è pronto</translation>
  </message>
  <message>
   <source>Each was read with certainty, and goes to a company and people you have confirmed before.</source>
   <translation>Ciascuna è stata letta senza dubbi ed è destinata a un’azienda e a persone che ha già confermato.</translation>
  </message>
  <message>
   <source>They are submitted on {moment}, or when the app is next open after that. Until then you can take each back in the list, or submit it at once.</source>
   <translation>Partono il {moment}, o alla successiva apertura dell’app. Fino ad allora ciascuna può essere ritirata dall’elenco o sollecitata subito.</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Non ora</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debitore</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Fattura</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importo</translation>
  </message>
  <message>
   <source>Recipient</source>
   <translation>Destinatario</translation>
  </message>
  <message>
   <source>What will be submitted</source>
   <translation>Che cosa verrà avviato al recupero</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Colonne</translation>
  </message>
  <message numerus="yes">
   <source>Submit %n invoice(s)</source>
   <translation>
    <numerusform>Sollecita %n fattura</numerusform>
    <numerusform>Sollecita %n fatture</numerusform>
   </translation>
  </message>
  <message>
   <source>Total: {sums}</source>
   <translation>In totale: {sums}</translation>
  </message>
  <message>
   <source>By letter: {address}</source>
   <translation>Per lettera: {address}</translation>
  </message>
 </context>
 <context>
  <name>Chart</name>
  <message>
   <source>Highest: {name}</source>
   <translation>Il più alto: {name}</translation>
  </message>
  <message>
   <source>Lowest: {name}</source>
   <translation>Il più basso: {name}</translation>
  </message>
 </context>
 <context>
  <name>Checklist</name>
  <message>
   <source>Added</source>
   <translation>Aggiunto</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Aggiungi</translation>
  </message>
  <message>
   <source>Add: {kind}</source>
   <translation>Aggiungi: {kind}</translation>
  </message>
 </context>
 <context>
  <name>ChooseSheet</name>
  <message>
   <source>Which invoice does this payment belong to?</source>
   <translation>A quale fattura si riferisce questo pagamento?</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <source>Invoice number, debtor or amount</source>
   <translation>Numero di fattura, debitore o importo</translation>
  </message>
  <message>
   <source>Invoices found</source>
   <translation>Fatture trovate</translation>
  </message>
  <message>
   <source>No open invoice matches.</source>
   <translation>Nessun credito aperto corrisponde a queste parole.</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Scegli</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
 </context>
 <context>
  <name>ColumnsSheet</name>
  <message>
   <source>Which column is which?</source>
   <translation>Che cosa contiene ogni colonna?</translation>
  </message>
  <message>
   <source>The app remembers it for the next statement of this bank.</source>
   <translation>L’app lo ricorda per il prossimo estratto conto di questa banca.</translation>
  </message>
  <message>
   <source>The first rows of the file</source>
   <translation>Prime righe del file</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>Colonne del file</translation>
  </message>
  <message>
   <source>Decimals</source>
   <translation>Decimali</translation>
  </message>
  <message>
   <source>Detect from the amounts</source>
   <translation>In base agli importi</translation>
  </message>
  <message>
   <source>After a comma: 1.234,56</source>
   <translation>Dopo una virgola: 1.234,56</translation>
  </message>
  <message>
   <source>After a point: 1,234.56</source>
   <translation>Dopo un punto: 1,234.56</translation>
  </message>
  <message>
   <source>Dates</source>
   <translation>Date</translation>
  </message>
  <message>
   <source>Detect from the dates</source>
   <translation>In base alle date</translation>
  </message>
  <message>
   <source>Day, month, year</source>
   <translation>Giorno, mese, anno</translation>
  </message>
  <message>
   <source>Month, day, year</source>
   <translation>Mese, giorno, anno</translation>
  </message>
  <message>
   <source>Year, month, day</source>
   <translation>Anno, mese, giorno</translation>
  </message>
  <message>
   <source>Read the statement</source>
   <translation>Leggi l’estratto conto</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Non ora</translation>
  </message>
  <message>
   <source>It is a list of my invoices</source>
   <translation>È un elenco delle mie fatture</translation>
  </message>
  <message>
   <source>Choose the column of the date.</source>
   <translation>Scelga la colonna della data.</translation>
  </message>
  <message>
   <source>Choose the column of the amount, or of the money that came in.</source>
   <translation>Scelga la colonna dell’importo o quella degli accrediti.</translation>
  </message>
 </context>
 <context>
  <name>CompanyLookupRow</name>
  <message>
   <source>Look up in the public register</source>
   <translation>Cerca nel registro pubblico</translation>
  </message>
  <message>
   <source>Asks the French company register, or the European Union’s of VAT numbers (VIES).</source>
   <translation>Interroga il registro francese delle imprese o quello delle partite IVA dell’Unione europea (VIES).</translation>
  </message>
  <message>
   <source>Looking up</source>
   <translation>Caricamento</translation>
  </message>
  <message>
   <source>Filled in from the register. Check it before you continue.</source>
   <translation>Compilato dal registro. Controllare prima di continuare.</translation>
  </message>
  <message>
   <source>Which one is yours? If it is not here, enter more of the name or its SIRET.</source>
   <translation>Qual è la sua? Se non c’è, inserire altro del nome o il SIRET.</translation>
  </message>
  <message>
   <source>The register has no company of this name. Check it, or fill in the form yourself.</source>
   <translation>Il registro non ha imprese con questo nome. Controllarlo, o compilare il modulo a mano.</translation>
  </message>
  <message>
   <source>The register has no open company with this number. Check it, or enter the company’s name and fill in the form yourself.</source>
   <translation>Il registro non ha imprese attive con questo numero. Controllarlo, o inserire il nome e compilare il modulo a mano.</translation>
  </message>
  <message>
   <source>The register does not answer. Check your internet connection and try again, or fill in the form yourself.</source>
   <translation>Il registro non risponde. Controllare la connessione a Internet e riprovare, o compilare il modulo a mano.</translation>
  </message>
  <message>
   <source>Outside France, companies are looked up by their VAT number. You can also fill in the form yourself.</source>
   <translation>Fuori dalla Francia le imprese si cercano per partita IVA. Il modulo si può anche compilare a mano.</translation>
  </message>
  <message>
   <source>The number is valid, but the register does not show the name. Enter it.</source>
   <translation>Il numero è valido, ma il registro non mostra il nome. Inserirlo.</translation>
  </message>
 </context>
 <context>
  <name>ConfirmedDebtorStrip</name>
  <message>
   <source>Leave these fields empty</source>
   <translation>Lascia vuoti questi campi</translation>
  </message>
  <message>
   <source>Forget this debtor</source>
   <translation>Dimentica questo debitore</translation>
  </message>
  <message>
   <source>the contacts</source>
   <translation>i destinatari</translation>
  </message>
  <message>
   <source>Filled in from there: {names}</source>
   <translation>Compilati da lì: {names}</translation>
  </message>
 </context>
 <context>
  <name>Connection</name>
  <message>
   <source>Starting</source>
   <translation>Avvio</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>In diretta</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Esercitazione</translation>
  </message>
  <message>
   <source>Connected, checks regularly</source>
   <translation>Connesso, interroga regolarmente</translation>
  </message>
  <message>
   <source>Connected, the service has problems</source>
   <translation>Connesso, il servizio ha problemi</translation>
  </message>
  <message>
   <source>Offline, showing saved data</source>
   <translation>Non in linea, mostra i dati salvati</translation>
  </message>
  <message>
   <source>Signed out</source>
   <translation>Disconnesso</translation>
  </message>
  <message>
   <source>Healthy</source>
   <translation>Funzionante</translation>
  </message>
  <message>
   <source>Failing</source>
   <translation>In errore</translation>
  </message>
  <message>
   <source>Switched off</source>
   <translation>Disattivato</translation>
  </message>
  <message>
   <source>Health unknown</source>
   <translation>Stato sconosciuto</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Ancora mai</translation>
  </message>
  <message>
   <source>less than a minute ago</source>
   <translation>meno di un minuto fa</translation>
  </message>
  <message>
   <source>a minute ago</source>
   <translation>un minuto fa</translation>
  </message>
  <message>
   <source>{count} minutes ago</source>
   <translation>{count} minuti fa</translation>
  </message>
  <message>
   <source>{count} hours ago</source>
   <translation>{count} ore fa</translation>
  </message>
  <message>
   <source>{when}, {ago}</source>
   <translation>{when}, {ago}</translation>
  </message>
  <message>
   <source>Instantly: the service runs on this computer and notifies the app directly.</source>
   <translation>Subito: il servizio è in esecuzione su questo computer e avvisa direttamente l’app.</translation>
  </message>
  <message>
   <source>Instantly: the service notifies {address}, which leads to this computer.</source>
   <translation>Subito: il servizio avvisa {address}, che porta a questo computer.</translation>
  </message>
  <message>
   <source>The tunnel is being opened. Until then the app checks the service regularly.</source>
   <translation>Apertura del tunnel in corso. Fino ad allora l’app interroga regolarmente il servizio.</translation>
  </message>
  <message>
   <source>The app checks the service continuously.</source>
   <translation>L’app interroga il servizio di continuo.</translation>
  </message>
  <message>
   <source>The app checks the service every {seconds} seconds.</source>
   <translation>L’app interroga il servizio ogni {seconds} secondi.</translation>
  </message>
  <message>
   <source>It does not report everything: the app checks for the rest.</source>
   <translation>Non comunica tutto ciò che accade: l’app chiede il resto.</translation>
  </message>
  <message>
   <source>It answers lists in small pages: the first load takes longer.</source>
   <translation>Risponde con pagine piccole: il primo caricamento dura di più.</translation>
  </message>
  <message>
   <source>Its statistics are those of all creditors of the platform together.</source>
   <translation>Le sue statistiche sono quelle di tutti i creditori della piattaforma insieme.</translation>
  </message>
  <message>
   <source>It keeps no list of events: the app checks each invoice in turn.</source>
   <translation>Non tiene un elenco di ciò che accade: l’app consulta le fatture a turno.</translation>
  </message>
  <message>
   <source>Its sign-in is protected by the secret of the connection alone.</source>
   <translation>Il suo accesso è protetto solo dal segreto della connessione.</translation>
  </message>
  <message>
   <source>Instantly</source>
   <translation>Subito</translation>
  </message>
  <message>
   <source>Connecting</source>
   <translation>Connessione in corso</translation>
  </message>
  <message>
   <source>Every {seconds} seconds</source>
   <translation>Ogni {seconds} secondi</translation>
  </message>
  <message>
   <source>Nothing to send</source>
   <translation>Nulla attende di essere inviato</translation>
  </message>
  <message>
   <source>1 change not sent yet</source>
   <translation>Resta una cosa da inviare</translation>
  </message>
  <message>
   <source>{count} changes not sent yet</source>
   <translation>Restano {count} cose da inviare</translation>
  </message>
  <message>
   <source>Nothing was sent in the last 24 hours</source>
   <translation>Nulla è stato inviato nelle ultime 24 ore</translation>
  </message>
  <message>
   <source>24 hours: {good} arrived, {bad} failed, {milliseconds} ms on average</source>
   <translation>24 ore: {good} arrivati, {bad} non riusciti, {milliseconds} ms in media</translation>
  </message>
  <message>
   <source>This computer</source>
   <translation>Questo computer</translation>
  </message>
  <message>
   <source>Recovery service</source>
   <translation>Servizio di recupero crediti</translation>
  </message>
 </context>
 <context>
  <name>ConnectionIndicator</name>
  <message>
   <source>Starting</source>
   <translation>Avvio</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>In diretta</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Esercitazione</translation>
  </message>
  <message>
   <source>Connected, checks regularly</source>
   <translation>Connesso, interroga regolarmente</translation>
  </message>
  <message>
   <source>Connected, the service has problems</source>
   <translation>Connesso, il servizio ha problemi</translation>
  </message>
  <message>
   <source>Offline, showing saved data</source>
   <translation>Non in linea, vengono mostrati i dati salvati</translation>
  </message>
  <message>
   <source>Signed out</source>
   <translation>Disconnesso</translation>
  </message>
  <message>
   <source>{state} · up to date {when}</source>
   <translation>{state} · aggiornato {when}</translation>
  </message>
 </context>
 <context>
  <name>ConnectionPage</name>
  <message>
   <source>Connection</source>
   <translation>Connessione</translation>
  </message>
  <message>
   <source>Which service you use, and whether it can be reached.</source>
   <translation>Quale servizio usa e se è raggiungibile.</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Ora</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Accedi</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Aggiorna</translation>
  </message>
  <message>
   <source>State</source>
   <translation>Stato</translation>
  </message>
  <message>
   <source>Updates arrive</source>
   <translation>Gli aggiornamenti arrivano</translation>
  </message>
  <message>
   <source>Your changes</source>
   <translation>Le Sue azioni</translation>
  </message>
  <message>
   <source>Last updated</source>
   <translation>Ultimo aggiornamento</translation>
  </message>
  <message>
   <source>Its message</source>
   <translation>Che cosa dice</translation>
  </message>
  <message>
   <source>Account ID</source>
   <translation>ID dell’account</translation>
  </message>
  <message>
   <source>This service</source>
   <translation>Questo servizio</translation>
  </message>
  <message>
   <source>Hide technical details</source>
   <translation>Nascondi dettagli tecnici</translation>
  </message>
  <message>
   <source>Technical details</source>
   <translation>Dettagli tecnici</translation>
  </message>
 </context>
 <context>
  <name>ConnectionsCard</name>
  <message>
   <source>Connections on this computer</source>
   <translation>Connessioni su questo computer</translation>
  </message>
  <message>
   <source>Add a connection</source>
   <translation>Aggiungi una connessione</translation>
  </message>
  <message>
   <source>Test environment</source>
   <translation>Ambiente di prova</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>In uso</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Usa</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>Usa {name}</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Dimentica</translation>
  </message>
  <message>
   <source>Forget {name}</source>
   <translation>Dimentica {name}</translation>
  </message>
  <message>
   <source>Forget this connection?</source>
   <translation>Dimenticare questa connessione?</translation>
  </message>
  <message>
   <source>What the app knows through {name} is deleted from this computer, drafts included. The service keeps its data.</source>
   <translation>Ciò che l’app conosce tramite {name} viene eliminato da questo computer, bozze comprese. Il servizio conserva i propri dati.</translation>
  </message>
  <message>
   <source>Forget connection</source>
   <translation>Dimentica</translation>
  </message>
 </context>
 <context>
  <name>ContactDialog</name>
  <message>
   <source>Add a contact</source>
   <translation>Aggiungi un referente</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Cognome</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefono</translation>
  </message>
  <message>
   <source>Contacted first</source>
   <translation>Contattato per primo</translation>
  </message>
  <message>
   <source>Contacted second</source>
   <translation>Contattato per secondo</translation>
  </message>
  <message>
   <source>Only if others don’t answer</source>
   <translation>Solo quando gli altri non rispondono</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Quando</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Aggiungi</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Enter an email address.</source>
   <translation>È necessario un indirizzo e-mail.</translation>
  </message>
 </context>
 <context>
  <name>ContactEditor</name>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefono</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Cognome</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Ruolo</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Titolo</translation>
  </message>
  <message>
   <source>Primary contact</source>
   <translation>Referente principale</translation>
  </message>
  <message>
   <source>Contact {number}</source>
   <translation>Referente {number}</translation>
  </message>
  <message>
   <source>Remove {contact}</source>
   <translation>Rimuovi {contact}</translation>
  </message>
 </context>
 <context>
  <name>Contacts</name>
  <message>
   <source>Add a contact</source>
   <translation>Aggiungi un referente</translation>
  </message>
  <message>
   <source>Who to contact</source>
   <translation>A chi si scrive</translation>
  </message>
  <message>
   <source>Enter an email address, or tick “No email address: recover by letter” above.</source>
   <translation>Inserisca un indirizzo e-mail o spunti sopra «Nessun indirizzo e-mail: recupera per lettera».</translation>
  </message>
  <message>
   <source>An email address reaches the debtor sooner. Without one, letters can be sent instead: tick “No email address: recover by letter”.</source>
   <translation>Per e-mail il debitore si raggiunge prima. Senza indirizzo si possono inviare lettere: spunti «Nessun indirizzo e-mail: recupera per lettera».</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed. If there is none, enter street, town and postcode: then letters can be sent instead.</source>
   <translation>Serve un indirizzo e-mail del debitore. Se non c’è, indichi via, CAP e località: si possono allora inviare lettere.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed, even where letters and calls follow. Look at earlier messages, or ask by phone. The draft waits here.</source>
   <translation>Serve un indirizzo e-mail del debitore, anche se seguono lettere e telefonate. Guardi nei messaggi precedenti o chieda per telefono. La bozza aspetta qui.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed, even where letters and calls follow. Use the general address from its website or letterhead, or ask by phone. The draft waits here.</source>
   <translation>Serve un indirizzo e-mail del debitore, anche se seguono lettere e telefonate. Usi l’indirizzo generale del suo sito o della sua carta intestata, o lo chieda per telefono. La bozza aspetta qui.</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Solo lettere: niente e-mail né telefonate</translation>
  </message>
  <message>
   <source>No email address: recover by letter</source>
   <translation>Nessun indirizzo e-mail: recupera per lettera</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. You print and post each one; Today says when.</source>
   <translation>Il piano prevede lettere al posto delle e-mail. Le stampa e le spedisce lei; «Oggi» dice quando.</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. In Practice nothing is printed or posted.</source>
   <translation>Il piano prevede lettere al posto delle e-mail. In Esercitazione non si stampa e non si spedisce nulla.</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. The service prints and posts them.</source>
   <translation>Il piano prevede lettere al posto delle e-mail. Il servizio le stampa e le spedisce.</translation>
  </message>
  <message>
   <source>The debtor gets no letter only to confirm a payment or an objection.</source>
   <translation>Il debitore non riceve una lettera solo per confermare un pagamento o una contestazione.</translation>
  </message>
  <message>
   <source>A contact without an email address is not on the letters: its name and phone number stay in this app.</source>
   <translation>Un referente senza indirizzo e-mail non compare nelle lettere: il suo nome e il suo telefono restano in questa app.</translation>
  </message>
 </context>
 <context>
  <name>ConversationSection</name>
  <message>
   <source>Conversation</source>
   <translation>Conversazione</translation>
  </message>
  <message>
   <source>No messages yet.</source>
   <translation>Ancora nessuna conversazione.</translation>
  </message>
  <message>
   <source>Show earlier</source>
   <translation>Mostra precedenti</translation>
  </message>
 </context>
 <context>
  <name>CorrectDebtorSheet</name>
  <message>
   <source>Correct the debtor’s details</source>
   <translation>Correggi i dati del debitore</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN o SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Partita IVA</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Via e numero civico</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Indirizzo, seconda riga</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>CAP</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Città</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Paese</translation>
  </message>
  <message>
   <source>For all open invoices of this debtor</source>
   <translation>Per tutte le fatture aperte di questo debitore</translation>
  </message>
  <message>
   <source>This holds for everything that is still to be sent. What was sent stays as it was.</source>
   <translation>Vale per tutto ciò che è ancora da inviare. Ciò che è stato inviato resta com’era.</translation>
  </message>
  <message>
   <source>Messages that you approved wait for your approval again.</source>
   <translation>I messaggi approvati attendono di nuovo la sua approvazione.</translation>
  </message>
  <message>
   <source>Correct</source>
   <translation>Correggi</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent. With one, emails take their place again.</source>
   <translation>Nessun indirizzo e-mail è noto: si inviano lettere. Con un indirizzo tornano le e-mail.</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefono</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Titolo</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Cognome</translation>
  </message>
  <message>
   <source>A letter needs a street.</source>
   <translation>Una lettera richiede una via.</translation>
  </message>
  <message>
   <source>A letter needs a town.</source>
   <translation>Una lettera richiede una località.</translation>
  </message>
  <message>
   <source>A letter needs a postcode.</source>
   <translation>A una lettera serve un CAP.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Una vista deve avere un nome.</translation>
  </message>
  <message>
   <source>Enter an email address.</source>
   <translation>È necessario un indirizzo e-mail.</translation>
  </message>
 </context>
 <context>
  <name>CounterDialog</name>
  <message>
   <source>Propose something else</source>
   <translation>Proponi altro</translation>
  </message>
  <message>
   <source>Instalments</source>
   <translation>Rate</translation>
  </message>
  <message>
   <source>First payment</source>
   <translation>Primo pagamento</translation>
  </message>
  <message>
   <source>Settlement amount</source>
   <translation>Importo della transazione</translation>
  </message>
  <message>
   <source>Message to the debtor</source>
   <translation>Messaggio al debitore</translation>
  </message>
  <message>
   <source>Propose</source>
   <translation>Proponi</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Enter an amount.</source>
   <translation>Indichi la somma.</translation>
  </message>
 </context>
 <context>
  <name>CountryField</name>
  <message>
   <source>Show all countries</source>
   <translation>Mostra tutti i paesi</translation>
  </message>
 </context>
 <context>
  <name>CreatedCard</name>
  <message>
   <source>Check again</source>
   <translation>Guarda di nuovo</translation>
  </message>
  <message>
   <source>None of these: it is not there yet</source>
   <translation>Nessuna di queste: non c’è ancora</translation>
  </message>
  <message>
   <source>Checking whether the service already has it</source>
   <translation>Verifica se il servizio l’ha già</translation>
  </message>
  <message>
   <source>Some services create an invoice as they read it.</source>
   <translation>Alcuni servizi creano la fattura mentre la leggono.</translation>
  </message>
  <message>
   <source>Is this it?</source>
   <translation>È questa?</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it. Say so before you submit it, so that nothing is asked for twice.</source>
   <translation>Il servizio potrebbe aver già creato questa fattura leggendola. Lo indichi prima di sollecitarla, perché nulla sia chiesto due volte.</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it; nothing new was seen there so far.</source>
   <translation>Il servizio potrebbe aver già creato questa fattura leggendola; finora non si è visto nulla di nuovo.</translation>
  </message>
  <message>
   <source>Yes: {invoice}</source>
   <translation>Sì: {invoice}</translation>
  </message>
  <message>
   <source>The service created this invoice as it read it</source>
   <translation>Il servizio ha creato questa fattura leggendola</translation>
  </message>
  <message>
   <source>{invoice}. What you add here goes to that one; it is not submitted a second time.</source>
   <translation>{invoice}. Ciò che aggiunge qui va a quella; non viene sollecitata una seconda volta.</translation>
  </message>
  <message>
   <source>The service has it with {amount}. An amount cannot be changed there: if it is wrong, cancel that one on the board.</source>
   <translation>Lì risulta con {amount}. Un importo non si può cambiare presso il servizio: la annulli nell’avanzamento se è sbagliato.</translation>
  </message>
 </context>
 <context>
  <name>CreditForm</name>
  <message>
   <source>Invoice it reduces</source>
   <translation>Fattura che riduce</translation>
  </message>
  <message>
   <source>Credit note number</source>
   <translation>Numero della nota di credito</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importo</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Data</translation>
  </message>
  <message>
   <source>{rest} remains to be recovered.</source>
   <translation>Restano {rest} da recuperare.</translation>
  </message>
  <message>
   <source>Nothing remains: the debtor is asked for nothing more.</source>
   <translation>Non resta nulla: al debitore non si chiede altro.</translation>
  </message>
  <message>
   <source>Your books have already deducted {amount} from this invoice. Is this credit note a part of that?</source>
   <translation>La Sua contabilità ha già detratto {amount} da questa fattura. Questa nota di credito ne fa parte?</translation>
  </message>
  <message>
   <source>{amount} was already deducted from this invoice when it was submitted. Is this credit note a part of that?</source>
   <translation>Da questa fattura erano già stati detratti {amount} all’avvio del recupero. Questa nota di credito ne fa parte?</translation>
  </message>
  <message>
   <source>If so, leave it out: {rest} remains to be recovered.</source>
   <translation>Se sì, la lasci fuori: restano {rest} da recuperare.</translation>
  </message>
  <message>
   <source>At most {amount}, which is unpaid of the invoice.</source>
   <translation>Al massimo {amount}, quanto resta non pagato della fattura.</translation>
  </message>
  <message>
   <source>Enter the credit note number.</source>
   <translation>Serve il numero della nota di credito.</translation>
  </message>
  <message>
   <source>Enter the amount of the credit note.</source>
   <translation>Serve l’importo della nota di credito.</translation>
  </message>
  <message>
   <source>Enter its date, today at the latest.</source>
   <translation>Serve la sua data, al più tardi oggi.</translation>
  </message>
 </context>
 <context>
  <name>CreditNoteDialog</name>
  <message>
   <source>Record a credit note</source>
   <translation>Inserire una nota di credito</translation>
  </message>
  <message>
   <source>Credit note number</source>
   <translation>Numero della nota di credito</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importo</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Data</translation>
  </message>
  <message>
   <source>Record credit note</source>
   <translation>Inserire la nota di credito</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>It reduces what the debtor is asked to pay. The debtor is not notified.</source>
   <translation>Riduce quanto viene richiesto al debitore, che non riceve alcun messaggio.</translation>
  </message>
  <message>
   <source>{rest} of the invoice remains, and recovery continues.</source>
   <translation>Della fattura restano {rest}, e il recupero continua.</translation>
  </message>
  <message>
   <source>Nothing remains: contacts stop at once, and the invoice closes as recovered.</source>
   <translation>Non resta nulla: i contatti cessano subito e la fattura si chiude come recuperata.</translation>
  </message>
  <message>
   <source>Nothing remains: recovery ends as cancelled, and the debtor is asked for nothing more.</source>
   <translation>Non resta nulla: il recupero termina come annullato e al debitore non si chiede più nulla.</translation>
  </message>
  <message>
   <source>At most {amount}, which is unpaid of the invoice.</source>
   <translation>Al massimo {amount}, quanto resta non pagato della fattura.</translation>
  </message>
  <message>
   <source>Enter the credit note number.</source>
   <translation>Serve il numero della nota di credito.</translation>
  </message>
  <message>
   <source>Enter the amount of the credit note.</source>
   <translation>Serve l’importo della nota di credito.</translation>
  </message>
  <message>
   <source>Enter its date, today at the latest.</source>
   <translation>Serve la sua data, al più tardi oggi.</translation>
  </message>
 </context>
 <context>
  <name>CreditorsCard</name>
  <message>
   <source>Creditors</source>
   <translation>Creditori</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>In uso</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Usa</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>Usa {name}</translation>
  </message>
 </context>
 <context>
  <name>DateField</name>
  <message>
   <source>Choose {label} from a calendar</source>
   <translation>Scegli {label} da un calendario</translation>
  </message>
  <message>
   <source>Calendar (Alt+Down)</source>
   <translation>Calendario (Alt+Giù)</translation>
  </message>
 </context>
 <context>
  <name>DebtorBand</name>
  <message>
   <source>Pay all</source>
   <translation>Paga tutto</translation>
  </message>
  <message>
   <source>Pay half</source>
   <translation>Paga la metà</translation>
  </message>
  <message>
   <source>Dispute</source>
   <translation>Contesta</translation>
  </message>
  <message>
   <source>Write to you</source>
   <translation>ScriverLe</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Niente</translation>
  </message>
  <message>
   <source>What should the debtor do? {debtor}</source>
   <translation>Che cosa deve fare il debitore? {debtor}</translation>
  </message>
  <message>
   <source>Nothing came, and no further message is planned.</source>
   <translation>Non è arrivato nulla e non è previsto alcun altro messaggio.</translation>
  </message>
  <message>
   <source>Nothing came. Next: {message}.</source>
   <translation>Non è arrivato nulla. Prossimo passo: {message}.</translation>
  </message>
 </context>
 <context>
  <name>DebtorCard</name>
  <message>
   <source>Debtor</source>
   <translation>Debitore</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Solo lettere: niente e-mail né telefonate</translation>
  </message>
  <message>
   <source>Add a contact…</source>
   <translation>Aggiungi un referente…</translation>
  </message>
  <message>
   <source>Correct the details…</source>
   <translation>Correggi i dati…</translation>
  </message>
  <message>
   <source>Report insolvency…</source>
   <translation>Segnala l’insolvenza…</translation>
  </message>
  <message>
   <source>Everything about this debtor</source>
   <translation>Tutto su questo debitore</translation>
  </message>
  <message>
   <source>Wants to be reached: {how}</source>
   <translation>Vuole essere contattato: {how}</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent instead.</source>
   <translation>Nessun indirizzo e-mail è noto: si inviano lettere.</translation>
  </message>
  <message>
   <source>Show more contacts ({count})</source>
   <translation>Mostra altri referenti ({count})</translation>
  </message>
  <message>
   <source>VAT {number}</source>
   <translation>IVA {number}</translation>
  </message>
  <message>
   <source>Copy {address}</source>
   <translation>Copia {address}</translation>
  </message>
 </context>
 <context>
  <name>DebtorKinds</name>
  <message>
   <source>Companies or private persons?</source>
   <translation>Imprese o privati?</translation>
  </message>
  <message>
   <source>Nothing in the list says it of these debtors, and the law differs. What you leave open is asked when you review the invoice.</source>
   <translation>L’elenco non lo dice di questi debitori, e la legge è diversa. Ciò che resta aperto si chiede alla verifica della fattura.</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>Tutti</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Impresa</translation>
  </message>
  <message>
   <source>Private person</source>
   <translation>Privato</translation>
  </message>
 </context>
 <context>
  <name>DebtorNotes</name>
  <message>
   <source>Your notes</source>
   <translation>Le Sue note</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Note</translation>
  </message>
  <message>
   <source>Notes written with {number}</source>
   <translation>Note scritte con {number}</translation>
  </message>
  <message>
   <source>Saved as you type, on this computer only. The debtor does not see them.</source>
   <translation>Salvate mentre scrive, solo su questo computer. Il debitore non le vede.</translation>
  </message>
 </context>
 <context>
  <name>DebtorOverview</name>
  <message numerus="yes">
   <source>Median of {count} paid invoices; between {earliest} and %n day(s) late.</source>
   <translation>
    <numerusform>Mediana di {count} fatture pagate; tra {earliest} e %n giorno di ritardo.</numerusform>
    <numerusform>Mediana di {count} fatture pagate; tra {earliest} e %n giorni di ritardo.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) late</source>
   <translation>
    <numerusform>%n giorno di ritardo</numerusform>
    <numerusform>%n giorni di ritardo</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) after the due date</source>
   <translation>
    <numerusform>%n giorno dopo la scadenza</numerusform>
    <numerusform>%n giorni dopo la scadenza</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) before the due date</source>
   <translation>
    <numerusform>%n giorno prima della scadenza</numerusform>
    <numerusform>%n giorni prima della scadenza</numerusform>
   </translation>
  </message>
  <message>
   <source>On the due date</source>
   <translation>Il giorno della scadenza</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) early</source>
   <translation>
    <numerusform>%n giorno di anticipo</numerusform>
    <numerusform>%n giorni di anticipo</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>DebtorPage</name>
  <message>
   <source>All debtors</source>
   <translation>Tutti i debitori</translation>
  </message>
  <message>
   <source>Statement of account…</source>
   <translation>Estratto conto…</translation>
  </message>
  <message>
   <source>Correct the details…</source>
   <translation>Correggi i dati…</translation>
  </message>
  <message>
   <source>Join with another debtor…</source>
   <translation>Unisci a un altro debitore…</translation>
  </message>
  <message>
   <source>Separate invoices…</source>
   <translation>Separa fatture…</translation>
  </message>
  <message>
   <source>Pause all…</source>
   <translation>Metti tutto in pausa…</translation>
  </message>
  <message>
   <source>Resume all</source>
   <translation>Continua tutto</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Riepilogo</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>Conversazione</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documenti</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Note</translation>
  </message>
  <message>
   <source>This debtor is no longer here.</source>
   <translation>Questo debitore qui non è più noto.</translation>
  </message>
  <message numerus="yes">
   <source>%n open invoice(s)</source>
   <translation>
    <numerusform>%n fattura aperta</numerusform>
    <numerusform>%n fatture aperte</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing is owed.</source>
   <translation>Non è dovuto nulla.</translation>
  </message>
  <message>
   <source>VAT {number}</source>
   <translation>IVA {number}</translation>
  </message>
  <message>
   <source>You joined two debtors here: both count as one.</source>
   <translation>Qui ha unito due debitori: contano come uno solo.</translation>
  </message>
  <message>
   <source>You separated these invoices from another debtor: {numbers}.</source>
   <translation>Ha separato queste fatture da un altro debitore: {numbers}.</translation>
  </message>
  <message>
   <source>You separated another debtor’s invoices from this one.</source>
   <translation>Ha separato da questo debitore le fatture di un altro.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Ritira</translation>
  </message>
 </context>
 <context>
  <name>DebtorsPage</name>
  <message>
   <source>Debtors</source>
   <translation>Debitori</translation>
  </message>
  <message>
   <source>Name, email, invoice number</source>
   <translation>Nome, e-mail, numero di fattura</translation>
  </message>
  <message>
   <source>Search debtors</source>
   <translation>Cerca debitori</translation>
  </message>
  <message>
   <source>No debtor matches</source>
   <translation>Nessun debitore corrisponde a queste parole</translation>
  </message>
  <message>
   <source>Search by name, email address or invoice number.</source>
   <translation>Cerchi per nome, indirizzo e-mail o numero di fattura.</translation>
  </message>
  <message>
   <source>Show all debtors</source>
   <translation>Mostra tutti i debitori</translation>
  </message>
  <message>
   <source>No debtors yet</source>
   <translation>Ancora nessun debitore</translation>
  </message>
  <message>
   <source>The debtors of your invoices appear here, with their invoices, messages and payments.</source>
   <translation>Qui compaiono i debitori delle Sue fatture, con fatture, messaggi e pagamenti.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Apri una fattura</translation>
  </message>
  <message numerus="yes">
   <source>%n debtor(s)</source>
   <translation>
    <numerusform>%n debitore</numerusform>
    <numerusform>%n debitori</numerusform>
   </translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Apri</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
 </context>
 <context>
  <name>DecisionCard</name>
  <message>
   <source>Without an answer, recovery continues for the rest.</source>
   <translation>In mancanza di risposta, il recupero prosegue per il residuo.</translation>
  </message>
  <message>
   <source>Without an answer, the rest is written off.</source>
   <translation>In mancanza di risposta, si rinuncia al residuo.</translation>
  </message>
  <message>
   <source>Part of it was paid. What about the rest?</source>
   <translation>È stato pagato un importo parziale. Che cosa fare del residuo?</translation>
  </message>
  <message>
   <source>Keep collecting the rest</source>
   <translation>Prosegui per il residuo</translation>
  </message>
  <message>
   <source>Accept and close</source>
   <translation>Accetta e chiudi</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Note</translation>
  </message>
  <message>
   <source>{paid} of {original} arrived, {rest} remains.</source>
   <translation>Sono arrivati {paid} di {original}, restano {rest}.</translation>
  </message>
  <message>
   <source>{paid} of {original} arrived, {rest} remains. Your answer is due by {day} ({when}).</source>
   <translation>{paid} di {original} sono arrivati, restano {rest}. La Sua risposta è attesa entro il {day} ({when}).</translation>
  </message>
  <message>
   <source>Contacts resume for {rest}.</source>
   <translation>I solleciti riprendono per {rest}.</translation>
  </message>
  <message>
   <source>Contacts that are left: {count}, the last around {day}.</source>
   <translation>Solleciti rimanenti: {count}, l’ultimo intorno al {day}.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>Gli interessi crescono di {amount} al giorno.</translation>
  </message>
  <message>
   <source>Keep collecting {rest}</source>
   <translation>Continua a recuperare {rest}</translation>
  </message>
  <message>
   <source>You keep {paid} and write off {rest} for good.</source>
   <translation>Trattiene {paid} e rinuncia definitivamente a {rest}.</translation>
  </message>
  <message>
   <source>{paid} is paid out {days} days after your answer.</source>
   <translation>{paid} Le vengono versati {days} giorni dopo la Sua risposta.</translation>
  </message>
  <message>
   <source>Accept {paid} and close</source>
   <translation>Accetta {paid} e chiudi</translation>
  </message>
  <message>
   <source>A payment arrived. This service does not say here how much: look at your account, and answer if a part of it is missing.</source>
   <translation>È arrivato un pagamento. Questo servizio non dice qui quanto: guardi il Suo conto e risponda se ne manca una parte.</translation>
  </message>
  <message>
   <source>Contacts resume for what remains.</source>
   <translation>I contatti riprendono per ciò che resta.</translation>
  </message>
  <message>
   <source>You keep what was paid and write off the rest for good.</source>
   <translation>Tiene ciò che è stato pagato e rinuncia definitivamente al resto.</translation>
  </message>
 </context>
 <context>
  <name>DeliveriesCard</name>
  <message>
   <source>Delivery log</source>
   <translation>Registro delle consegne</translation>
  </message>
  <message>
   <source>Failures only</source>
   <translation>Solo quelle non riuscite</translation>
  </message>
  <message>
   <source>Refresh deliveries</source>
   <translation>Aggiorna le consegne</translation>
  </message>
  <message>
   <source>Loading</source>
   <translation>Caricamento</translation>
  </message>
  <message>
   <source>Not known yet.</source>
   <translation>Non ancora noto.</translation>
  </message>
  <message>
   <source>This service offers no delivery log.</source>
   <translation>Questo servizio non tiene un registro consultabile.</translation>
  </message>
  <message>
   <source>Nothing was delivered yet.</source>
   <translation>Ancora nulla è stato consegnato.</translation>
  </message>
  <message>
   <source>Nothing failed.</source>
   <translation>Nessun errore.</translation>
  </message>
  <message>
   <source>Deliver again</source>
   <translation>Consegna di nuovo</translation>
  </message>
  <message>
   <source>Deliver {event} again</source>
   <translation>Consegna di nuovo {event}</translation>
  </message>
  <message>
   <source>attempt {number}</source>
   <translation>tentativo {number}</translation>
  </message>
  <message>
   <source>answer {code}</source>
   <translation>risposta {code}</translation>
  </message>
  <message>
   <source>{milliseconds} ms</source>
   <translation>{milliseconds} ms</translation>
  </message>
  <message>
   <source>Arrived</source>
   <translation>Arrivato</translation>
  </message>
  <message>
   <source>Failed</source>
   <translation>Non riuscito</translation>
  </message>
 </context>
 <context>
  <name>DisputeCard</name>
  <message>
   <source>Answer with evidence</source>
   <translation>Rispondi con prove</translation>
  </message>
  <message>
   <source>Settled with the debtor…</source>
   <translation>Risolto con il debitore…</translation>
  </message>
  <message>
   <source>The debtor is right</source>
   <translation>Il debitore ha ragione</translation>
  </message>
  <message>
   <source>Read the acknowledgement that the debtor gets</source>
   <translation>Leggi la conferma che riceve il debitore</translation>
  </message>
  <message>
   <source>What would convince: {kinds}.</source>
   <translation>Che cosa convincerebbe: {kinds}.</translation>
  </message>
  <message>
   <source>Go on with the answer</source>
   <translation>Continua la risposta</translation>
  </message>
 </context>
 <context>
  <name>DocumentSheet</name>
  <message>
   <source>Save…</source>
   <translation>Salva…</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Salva</translation>
  </message>
 </context>
 <context>
  <name>DocumentsSection</name>
  <message>
   <source>Letter as it was sent</source>
   <translation>Lettera come inviata</translation>
  </message>
  <message>
   <source>Your answer as it was sent</source>
   <translation>La Sua risposta così come inviata</translation>
  </message>
  <message>
   <source>Attached by the debtor</source>
   <translation>Allegato dal debitore</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documenti</translation>
  </message>
  <message>
   <source>Case file</source>
   <translation>Fascicolo</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Scarica il fascicolo</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
  <message>
   <source>The case file is being made</source>
   <translation>Preparazione del fascicolo in corso</translation>
  </message>
  <message>
   <source>Show the folder</source>
   <translation>Mostra la cartella</translation>
  </message>
  <message>
   <source>One archive for a lawyer or the court: an overview with the balance and everything that happened, all documents and messages, and a list of checksums.</source>
   <translation>Un unico archivio per un avvocato o un ufficiale giudiziario: un riepilogo con il saldo e tutto ciò che è successo, tutti i documenti e i messaggi e un elenco delle somme di controllo.</translation>
  </message>
  <message>
   <source>Being made…</source>
   <translation>Invio in corso…</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Salvato come {path}</translation>
  </message>
  <message>
   <source>There are no documents yet. Letters and evidence appear here.</source>
   <translation>Non ci sono ancora documenti. Lettere e prove compaiono qui.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Caricamento…</translation>
  </message>
  <message>
   <source>Documents appear once the service can be reached.</source>
   <translation>I documenti sono visibili quando il servizio è raggiungibile.</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Apri</translation>
  </message>
  <message>
   <source>Open {name}</source>
   <translation>Apri {name}</translation>
  </message>
  <message>
   <source>Save {name}</source>
   <translation>Salva {name}</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Salva</translation>
  </message>
  <message>
   <source>Letter of {day}</source>
   <translation>Lettera in data {day}</translation>
  </message>
 </context>
 <context>
  <name>Drafts</name>
  <message>
   <source>Entered manually</source>
   <translation>Inserita a mano</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>Completa</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Verifica</translation>
  </message>
 </context>
 <context>
  <name>EndpointsCard</name>
  <message>
   <source>Where the service delivers</source>
   <translation>Dove consegna il servizio</translation>
  </message>
  <message>
   <source>Send a test event</source>
   <translation>Invia un evento di prova</translation>
  </message>
  <message>
   <source>Change the signing secret</source>
   <translation>Cambia il segreto</translation>
  </message>
  <message>
   <source>Deliveries are signed with a new secret; the old one works for one more day.</source>
   <translation>Le consegne vengono firmate con un nuovo segreto; quello vecchio resta valido ancora un giorno.</translation>
  </message>
  <message>
   <source>The app cannot be reached now</source>
   <translation>L’app al momento non è raggiungibile</translation>
  </message>
  <message>
   <source>Waiting for it</source>
   <translation>In attesa</translation>
  </message>
  <message>
   <source>Changing</source>
   <translation>Modifica in corso</translation>
  </message>
  <message>
   <source>Loading</source>
   <translation>Interrogazione del servizio</translation>
  </message>
  <message>
   <source>Not known yet.</source>
   <translation>Non ancora noto.</translation>
  </message>
  <message>
   <source>This service does not say where it delivers.</source>
   <translation>Questo servizio non indica dove consegna.</translation>
  </message>
  <message>
   <source>Nowhere: the app asks the service instead.</source>
   <translation>Da nessuna parte: è l’app a interrogare il servizio.</translation>
  </message>
  <message>
   <source>Switch on</source>
   <translation>Attiva</translation>
  </message>
  <message>
   <source>Switch on {address}</source>
   <translation>Attiva {address}</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Rimuovi</translation>
  </message>
  <message>
   <source>Remove {address}</source>
   <translation>Rimuovi {address}</translation>
  </message>
  <message>
   <source>This app</source>
   <translation>Questa app</translation>
  </message>
  <message>
   <source>Another program</source>
   <translation>Un altro programma</translation>
  </message>
  <message>
   <source>Remove this address?</source>
   <translation>Rimuovere questo indirizzo?</translation>
  </message>
  <message>
   <source>The service stops delivering to {address}. The program there has to register again, with a new secret.</source>
   <translation>Il servizio smette di consegnare a {address}. Il programma lì deve registrarsi di nuovo, con un nuovo segreto.</translation>
  </message>
  <message>
   <source>Remove address</source>
   <translation>Rimuovi l’indirizzo</translation>
  </message>
 </context>
 <context>
  <name>Entry</name>
  <message>
   <source>Invoice</source>
   <translation>Fattura</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debitore</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Scegli…</translation>
  </message>
  <message>
   <source>a company</source>
   <translation>un’azienda</translation>
  </message>
  <message>
   <source>a private person</source>
   <translation>un privato</translation>
  </message>
  <message>
   <source>Without street and town no letter can be sent: the letters of your plan are left out.</source>
   <translation>Senza via e città non parte nessuna lettera: le lettere del Suo piano non partiranno.</translation>
  </message>
  <message>
   <source>Due: {amount}</source>
   <translation>Da pagare: {amount}</translation>
  </message>
  <message>
   <source>To check: {names}. You can go on without confirming.</source>
   <translation>Da controllare: {names}. Può proseguire senza confermare.</translation>
  </message>
  <message numerus="yes">
   <source>Confirm all %n marked values</source>
   <translation>
    <numerusform>Conferma il valore segnalato</numerusform>
    <numerusform>Conferma i %n valori segnalati</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Confirm the other %n marked values</source>
   <translation>
    <numerusform>Conferma l’altro valore segnalato</numerusform>
    <numerusform>Conferma gli altri %n valori segnalati</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>EraseCard</name>
  <message>
   <source>Delete everything</source>
   <translation>Elimina tutto</translation>
  </message>
  <message>
   <source>From this computer, for good. Only a backup can bring it back.</source>
   <translation>Da questo computer, definitivamente: non si torna indietro se non con un backup.</translation>
  </message>
  <message>
   <source>DELETE</source>
   <translation>ELIMINA</translation>
  </message>
  <message>
   <source>Type {word} to confirm</source>
   <translation>Digiti {word} per confermare</translation>
  </message>
  <message>
   <source>Delete it and close the app</source>
   <translation>Elimina e chiudi l’app</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>{receivables} receivables and {drafts} drafts as this app knows them, {files} documents, settings, corrections, logs, and earlier data that were kept aside</source>
   <translation>{receivables} crediti e {drafts} bozze noti a questa app, {files} documenti, impostazioni, correzioni, registri e i dati precedenti messi da parte</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>Scompare</translation>
  </message>
  <message>
   <source>Stops</source>
   <translation>Si ferma</translation>
  </message>
  <message>
   <source>The recoveries that run on this computer: nobody is contacted any more</source>
   <translation>I recuperi in corso su questo computer: nessuno viene più contattato</translation>
  </message>
  <message>
   <source>Never sent</source>
   <translation>Mai inviato</translation>
  </message>
  <message>
   <source>Decisions that still wait: {count}</source>
   <translation>Decisioni ancora in attesa: {count}</translation>
  </message>
  <message>
   <source>Stays</source>
   <translation>Resta</translation>
  </message>
  <message>
   <source>What a hosted service holds, and every file that you saved elsewhere</source>
   <translation>Ciò che un servizio ospitato conserva e ogni file che ha salvato altrove</translation>
  </message>
 </context>
 <context>
  <name>EvidenceFileRow</name>
  <message>
   <source>View</source>
   <translation>Esamina</translation>
  </message>
  <message>
   <source>View {name}</source>
   <translation>Esamina {name}</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Rimuovi {name}</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Che cos’è</translation>
  </message>
  <message>
   <source>Type of {name}</source>
   <translation>Che cos’è {name}</translation>
  </message>
  <message>
   <source>What it shows</source>
   <translation>Che cosa dimostra</translation>
  </message>
  <message>
   <source>In one line</source>
   <translation>In una riga</translation>
  </message>
  <message>
   <source>What {name} shows</source>
   <translation>Che cosa dimostra {name}</translation>
  </message>
 </context>
 <context>
  <name>EvidenceView</name>
  <message>
   <source>Back to the invoice</source>
   <translation>Torna alla fattura</translation>
  </message>
  <message>
   <source>Add files</source>
   <translation>Aggiungi file</translation>
  </message>
  <message>
   <source>Statement</source>
   <translation>Esposizione dei fatti</translation>
  </message>
  <message>
   <source>What was agreed, delivered and written, in date order</source>
   <translation>Che cosa è stato concordato, consegnato e scritto, in ordine cronologico</translation>
  </message>
  <message>
   <source>A statement, a file, or both. Saved as you type.</source>
   <translation>Una dichiarazione, un file o entrambi. Salvata durante la digitazione.</translation>
  </message>
  <message>
   <source>Submit the evidence</source>
   <translation>Invia le prove</translation>
  </message>
  <message>
   <source>Here you see the files that you add.</source>
   <translation>Qui si vedono i file che aggiunge.</translation>
  </message>
  <message>
   <source>What would convince</source>
   <translation>Che cosa convincerebbe</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>File</translation>
  </message>
  <message>
   <source>Drop them here: PDF, PNG or JPEG, 10 MB each, 20 files, 50 MB together.</source>
   <translation>Li trascini qui: PDF, PNG o JPEG, 10 MB ciascuno, 20 file, 50 MB in totale.</translation>
  </message>
  <message>
   <source>It is sent once. The debtor reads your answer and may see the files.</source>
   <translation>Si invia una sola volta. Il debitore legge la Sua risposta e può vedere i file.</translation>
  </message>
  <message>
   <source>Files: {count} ({size}). They are sent once. The debtor reads your answer and may see the files.</source>
   <translation>File: {count} ({size}). Si inviano una sola volta. Il debitore legge la Sua risposta e può vedere i file.</translation>
  </message>
  <message>
   <source>Files are being added…</source>
   <translation>Aggiunta dei file…</translation>
  </message>
  <message>
   <source>Evidence (*.pdf *.png *.jpg *.jpeg)</source>
   <translation>Prove (*.pdf *.png *.jpg *.jpeg)</translation>
  </message>
  <message>
   <source>Add a file or write a statement.</source>
   <translation>Aggiunga un file o scriva un’esposizione dei fatti.</translation>
  </message>
 </context>
 <context>
  <name>ExistingAccount</name>
  <message>
   <source>Your account with this service</source>
   <translation>Il suo account presso questo servizio</translation>
  </message>
  <message>
   <source>Account ID</source>
   <translation>ID dell’account</translation>
  </message>
  <message>
   <source>You find it on the Connection page of your other computer; the service knows it too.</source>
   <translation>Si trova nella pagina Connessione dell’altro computer; anche il servizio lo conosce.</translation>
  </message>
  <message>
   <source>Use this account</source>
   <translation>Usa questo account</translation>
  </message>
  <message>
   <source>I have an account here already</source>
   <translation>Ho già un account qui</translation>
  </message>
  <message>
   <source>Use another account by its ID</source>
   <translation>Usa un altro account con il suo ID</translation>
  </message>
  <message>
   <source>Choose it to go on with what is there. Nothing new is created.</source>
   <translation>Lo scelga per continuare con quello che c’è. Non viene creato nulla di nuovo.</translation>
  </message>
  <message>
   <source>Use it to go on with what is there. Nothing new is created.</source>
   <translation>Lo usi per continuare con quello che c’è. Non viene creato nulla di nuovo.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obbligatorio</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>Usa {name}</translation>
  </message>
 </context>
 <context>
  <name>ExportBar</name>
  <message>
   <source>Writing the file</source>
   <translation>Scrittura del file</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
  <message>
   <source>{done} of {total} written</source>
   <translation>{done} di {total} scritti</translation>
  </message>
 </context>
 <context>
  <name>ExportCard</name>
  <message>
   <source>Export</source>
   <translation>Esporta</translation>
  </message>
  <message>
   <source>Export everything</source>
   <translation>Esporta tutto</translation>
  </message>
  <message>
   <source>Exporting</source>
   <translation>Esportazione</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
  <message>
   <source>Exported as {name}.</source>
   <translation>Esportato come {name}.</translation>
  </message>
  <message>
   <source>A ZIP of JSON and CSV tables and your documents, to be read by any other program. Passwords and keys are not in it.</source>
   <translation>Un file ZIP con tabelle JSON e CSV e i Suoi documenti, leggibile da qualsiasi altro programma. Non contiene password né chiavi.</translation>
  </message>
  <message>
   <source>Archive (*.zip)</source>
   <translation>Archivio (*.zip)</translation>
  </message>
 </context>
 <context>
  <name>FactorField</name>
  <message>
   <source>One {currency} in {base}</source>
   <translation>Un {currency} in {base}</translation>
  </message>
  <message>
   <source>Such as {example}</source>
   <translation>Per esempio {example}</translation>
  </message>
 </context>
 <context>
  <name>FailedSheet</name>
  <message numerus="yes">
   <source>%n invoice(s) failed</source>
   <translation>
    <numerusform>%n fattura non riuscita</numerusform>
    <numerusform>%n fatture non riuscite</numerusform>
   </translation>
  </message>
  <message>
   <source>{count} more</source>
   <translation>altri {count}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>Field</name>
  <message>
   <source>optional</source>
   <translation>facoltativo</translation>
  </message>
 </context>
 <context>
  <name>FoldingCard</name>
  <message>
   <source>Change</source>
   <translation>Modifica</translation>
  </message>
  <message>
   <source>Fold up</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>FormsSwitch</name>
  <message>
   <source>Board</source>
   <translation>Colonne</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Tabella</translation>
  </message>
 </context>
 <context>
  <name>FromInvoice</name>
  <message>
   <source>Choose an invoice…</source>
   <translation>Scegli una fattura…</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lettura</translation>
  </message>
  <message>
   <source>Another invoice…</source>
   <translation>Altra fattura…</translation>
  </message>
  <message>
   <source>Read from {file}. Check the fields below. The invoice is kept as your first one.</source>
   <translation>Letto da {file}. Controlli i campi. La fattura è conservata come prima.</translation>
  </message>
  <message>
   <source>{file} does not say who it is from. Fill in the form; the invoice is kept.</source>
   <translation>{file} non dice di chi è. Compili il modulo; la fattura è conservata.</translation>
  </message>
  <message>
   <source>Drop one of your unpaid invoices here. Your name, address and account are read from it.</source>
   <translation>Trascini qui una delle Sue fatture non pagate: nome, indirizzo e conto vengono letti da essa.</translation>
  </message>
  <message>
   <source>Choose an invoice</source>
   <translation>Scegli una fattura</translation>
  </message>
 </context>
 <context>
  <name>HelpSheet</name>
  <message>
   <source>Learn more</source>
   <translation>Per saperne di più</translation>
  </message>
  <message>
   <source>Help: {title}</source>
   <translation>Aiuto: {title}</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Aiuto</translation>
  </message>
  <message>
   <source>Search help</source>
   <translation>Cerca nell’aiuto</translation>
  </message>
  <message>
   <source>No help page matches.</source>
   <translation>Nessuna pagina di aiuto contiene queste parole.</translation>
  </message>
  <message>
   <source>All help pages</source>
   <translation>Tutte le pagine di aiuto</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <source>See also</source>
   <translation>Continua a leggere</translation>
  </message>
 </context>
 <context>
  <name>InsolvencyCard</name>
  <message>
   <source>The debtor is insolvent</source>
   <translation>Il debitore è insolvente</translation>
  </message>
  <message>
   <source>Edit details…</source>
   <translation>Modifica i dati…</translation>
  </message>
  <message>
   <source>Withdraw insolvency…</source>
   <translation>Togli la nota d’insolvenza…</translation>
  </message>
  <message>
   <source>Case file with the declaration</source>
   <translation>Fascicolo con l’insinuazione del credito</translation>
  </message>
  <message>
   <source>Contacts have stopped. Ask the court or the administrator by when to declare the claim.</source>
   <translation>I solleciti sono cessati. Chieda al tribunale o al curatore entro quando insinuare il credito al passivo.</translation>
  </message>
  <message>
   <source>Contacts have stopped. Declare your claim by {day} ({when}).</source>
   <translation>I solleciti sono cessati. Insinui il credito al passivo entro il {day} ({when}).</translation>
  </message>
  <message>
   <source>Procedure</source>
   <translation>Procedura</translation>
  </message>
  <message>
   <source>Opened on</source>
   <translation>Aperta il</translation>
  </message>
  <message>
   <source>Court</source>
   <translation>Tribunale</translation>
  </message>
  <message>
   <source>Case number</source>
   <translation>Numero della procedura</translation>
  </message>
  <message>
   <source>Administrator</source>
   <translation>Curatore</translation>
  </message>
  <message>
   <source>To declare</source>
   <translation>Da insinuare</translation>
  </message>
 </context>
 <context>
  <name>InsolvencyDialog</name>
  <message>
   <source>Report insolvency</source>
   <translation>Segnala l’insolvenza</translation>
  </message>
  <message>
   <source>Procedure</source>
   <translation>Procedura</translation>
  </message>
  <message>
   <source>Opened on</source>
   <translation>Aperta il</translation>
  </message>
  <message>
   <source>Published on</source>
   <translation>Pubblicata il</translation>
  </message>
  <message>
   <source>In the official gazette.</source>
   <translation>Nella gazzetta ufficiale.</translation>
  </message>
  <message>
   <source>Court</source>
   <translation>Tribunale</translation>
  </message>
  <message>
   <source>Case number</source>
   <translation>Numero della procedura</translation>
  </message>
  <message>
   <source>Administrator</source>
   <translation>Curatore</translation>
  </message>
  <message>
   <source>To be declared by</source>
   <translation>Da insinuare entro il</translation>
  </message>
  <message>
   <source>Only where the court or a letter names a day.</source>
   <translation>Solo se il tribunale o una lettera indica un giorno.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Salva</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Contacts stop at once for everything that this debtor owes you. What is left is to declare the claim in time; the app says by when.</source>
   <translation>I solleciti cessano subito per tutto ciò che questo debitore Le deve. Resta da insinuare il credito al passivo in tempo utile; l’app indica entro quando.</translation>
  </message>
  <message>
   <source>Enter the day the court opened it, today at the latest.</source>
   <translation>Serve il giorno in cui il tribunale l’ha aperta, al più tardi oggi.</translation>
  </message>
  <message>
   <source>This cannot be before the opening.</source>
   <translation>Non può precedere l’apertura.</translation>
  </message>
 </context>
 <context>
  <name>JoinSheet</name>
  <message>
   <source>Who is the same as {name}?</source>
   <translation>Chi è lo stesso di {name}?</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <source>Name, email, invoice number</source>
   <translation>Nome, e-mail, numero di fattura</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Debitori</translation>
  </message>
  <message>
   <source>No other debtor matches.</source>
   <translation>Nessun altro debitore corrisponde a queste parole.</translation>
  </message>
  <message>
   <source>Join</source>
   <translation>Unisci</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>From now on both count as one: at most one contact a day and three a week for all invoices together. An insolvency, or an address that must not be contacted, applies to both. Once sent, this cannot be undone.</source>
   <translation>D’ora in poi i due contano come uno: al massimo un contatto al giorno e tre alla settimana per tutte le fatture insieme. Un’insolvenza vale per entrambi, e così un indirizzo da non contattare. Una volta inviata, questa risposta non si può più annullare.</translation>
  </message>
  <message>
   <source>Both become one in this app, with all invoices, people and notes; later invoices of either are added. The service still contacts each separately. You can undo this at any time.</source>
   <translation>In questa app i due compaiono come uno solo, con tutte le fatture, le persone e le note; le fatture successive dell’uno o dell’altro si aggiungono. Il servizio continua a contattare ciascuno separatamente. Può annullare in qualsiasi momento.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s)</source>
   <translation>
    <numerusform>%n fattura</numerusform>
    <numerusform>%n fatture</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LeavingCards</name>
  <message numerus="yes">
   <source>%n more being submitted</source>
   <translation>
    <numerusform>ancora %n in partenza</numerusform>
    <numerusform>ancora %n in partenza</numerusform>
   </translation>
  </message>
  <message>
   <source>Being submitted</source>
   <translation>Avvio del recupero</translation>
  </message>
  <message>
   <source>To be submitted {moment}</source>
   <translation>Parte il {moment}</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Take {name} back</source>
   <translation>Ritira {name}</translation>
  </message>
 </context>
 <context>
  <name>LeftOutSheet</name>
  <message>
   <source>Left out</source>
   <translation>Esclusi</translation>
  </message>
  <message>
   <source>These were not added. The files themselves are as they were.</source>
   <translation>Non sono stati aggiunti. I file restano com’erano.</translation>
  </message>
  <message>
   <source>Clear list</source>
   <translation>Svuota l’elenco</translation>
  </message>
  <message>
   <source>Copy list</source>
   <translation>Copia l’elenco</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <source>File or row</source>
   <translation>File o riga</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Perché</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Colonne</translation>
  </message>
 </context>
 <context>
  <name>LetterheadCard</name>
  <message>
   <source>Logo and colour</source>
   <translation>Logo e colore</translation>
  </message>
  <message>
   <source>Choose a logo…</source>
   <translation>Scegli un logo…</translation>
  </message>
  <message>
   <source>Remove the logo</source>
   <translation>Rimuovi il logo</translation>
  </message>
  <message>
   <source>PNG or JPEG, {size} MB at most. It is scaled down to {width} × {height} pixels at most.</source>
   <translation>PNG o JPEG, {size} MB al massimo. Viene ridotto a {width} × {height} pixel al massimo.</translation>
  </message>
  <message>
   <source>Choose a colour…</source>
   <translation>Scegli un colore…</translation>
  </message>
  <message>
   <source>Use the default colour</source>
   <translation>Usa il colore predefinito</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Preview: an email and a letter</source>
   <translation>Anteprima: un’e-mail e una lettera</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Salvataggio</translation>
  </message>
  <message>
   <source>Saved. It applies to everything sent from now on.</source>
   <translation>Salvato. Vale per tutto ciò che viene inviato da ora.</translation>
  </message>
  <message>
   <source>They appear at the top of emails and letters, and on the debtor’s page.</source>
   <translation>Compaiono in cima a e-mail e lettere, e sulla pagina del debitore.</translation>
  </message>
  <message>
   <source>Text in this colour would be unreadable on white, so a darker shade is used.</source>
   <translation>Un testo di questo colore non si leggerebbe sul bianco: si usa una tonalità più scura.</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>La Sua azienda</translation>
  </message>
  <message>
   <source>Pictures ({endings})</source>
   <translation>Immagini ({endings})</translation>
  </message>
  <message>
   <source>Choose a logo</source>
   <translation>Scegli un logo</translation>
  </message>
  <message>
   <source>Choose a colour</source>
   <translation>Scegli un colore</translation>
  </message>
 </context>
 <context>
  <name>LetterheadPreview</name>
  <message>
   <source>Preview of an email and a letter</source>
   <translation>Anteprima di un’e-mail e di una lettera</translation>
  </message>
 </context>
 <context>
  <name>LettersCard</name>
  <message>
   <source>Letters</source>
   <translation>Lettere</translation>
  </message>
  <message>
   <source>How letters are sent</source>
   <translation>Invio delle lettere</translation>
  </message>
  <message>
   <source>I print and post them</source>
   <translation>Le stampo e le spedisco io</translation>
  </message>
  <message>
   <source>Into a folder, as PDF</source>
   <translation>In una cartella, come PDF</translation>
  </message>
  <message>
   <source>Through a provider</source>
   <translation>Tramite un fornitore</translation>
  </message>
  <message>
   <source>Folder for letters</source>
   <translation>Cartella delle lettere</translation>
  </message>
  <message>
   <source>Choose a folder</source>
   <translation>Scegli una cartella</translation>
  </message>
  <message>
   <source>Address of the provider</source>
   <translation>Indirizzo del fornitore</translation>
  </message>
  <message>
   <source>Token of the provider</source>
   <translation>Token del fornitore</translation>
  </message>
  <message>
   <source>Lines under your name</source>
   <translation>Righe sotto il Suo nome</translation>
  </message>
  <message>
   <source>At the top of each letter. If empty: the address, email and phone of your account.</source>
   <translation>Nell’intestazione di ogni lettera. Vuoto: indirizzo, e-mail e telefono del Suo account.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Salva per le lettere</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Salvataggio</translation>
  </message>
  <message>
   <source>Unchanged</source>
   <translation>Invariata</translation>
  </message>
  <message>
   <source>Saved. It applies to letters from now on.</source>
   <translation>Salvato. Vale per le lettere da ora in poi.</translation>
  </message>
  <message>
   <source>Practice posts nothing; a letter is only shown.</source>
   <translation>In Esercitazione non si spedisce nulla; una lettera viene solo mostrata.</translation>
  </message>
  <message>
   <source>Each letter waits as a PDF on the page of its invoice.</source>
   <translation>Ogni lettera attende come PDF nella pagina della sua fattura.</translation>
  </message>
  <message>
   <source>Each letter is saved there once, ready to print: for a shared folder or a print shop.</source>
   <translation>Ogni lettera vi viene messa una volta, pronta per la stampa: per una cartella condivisa o quella di una tipografia.</translation>
  </message>
  <message>
   <source>Each letter is handed over once, as PDF and address, over HTTPS.</source>
   <translation>Ogni lettera viene consegnata una volta, come PDF con l’indirizzo, via HTTPS.</translation>
  </message>
  <message>
   <source>The operator of this service prints and posts the letters.</source>
   <translation>Il gestore di questo servizio stampa e spedisce le lettere.</translation>
  </message>
  <message>
   <source>Where letters are saved.</source>
   <translation>Dove vengono messe le lettere.</translation>
  </message>
  <message>
   <source>An address that begins with https://</source>
   <translation>Un indirizzo che inizia con https://</translation>
  </message>
  <message>
   <source>These values cannot be used together.</source>
   <translation>Questi valori non sono compatibili tra loro.</translation>
  </message>
  <message>
   <source>At most {lines} lines of {letters} characters.</source>
   <translation>Al massimo {lines} righe di {letters} caratteri.</translation>
  </message>
 </context>
 <context>
  <name>LettersOnly</name>
  <message>
   <source>A letter needs the debtor’s street, town and postcode: correct the details first.</source>
   <translation>Una lettera ha bisogno di via, città e CAP del debitore: correggi prima i dati.</translation>
  </message>
 </context>
 <context>
  <name>LinesForm</name>
  <message>
   <source>Invoices</source>
   <translation>Fatture</translation>
  </message>
 </context>
 <context>
  <name>LinkCard</name>
  <message>
   <source>Debtor’s page</source>
   <translation>Pagina del debitore</translation>
  </message>
  <message>
   <source>Here the debtor pays, answers or disputes. You can send the link yourself.</source>
   <translation>Qui il debitore paga, risponde o contesta. Può inviare il link Lei stesso.</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Apri</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Copia il link</translation>
  </message>
  <message>
   <source>QR code</source>
   <translation>Codice QR</translation>
  </message>
  <message>
   <source>No browser could be opened. The address is {address}</source>
   <translation>Non è stato possibile aprire un browser. L’indirizzo è {address}</translation>
  </message>
 </context>
 <context>
  <name>LinkSheet</name>
  <message>
   <source>Debtor’s page</source>
   <translation>Pagina del debitore</translation>
  </message>
  <message>
   <source>Scan it with a phone to open the page where the debtor pays or answers.</source>
   <translation>Chi lo inquadra con un telefono raggiunge la pagina dove il debitore paga o risponde.</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Copia il link</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>ListCard</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>ancora %n</numerusform>
    <numerusform>altre %n</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LocalCards</name>
  <message>
   <source>Amount</source>
   <translation>Importo</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Fatture</translation>
  </message>
  <message>
   <source>Still owed by age</source>
   <translation>Ancora dovuto per anzianità</translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Anzianità</translation>
  </message>
  <message>
   <source>Recovered by month of submission</source>
   <translation>Recuperato per mese di avvio</translation>
  </message>
  <message>
   <source>Month</source>
   <translation>Mese</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Recuperato</translation>
  </message>
  <message>
   <source>Share</source>
   <translation>Quota</translation>
  </message>
  <message>
   <source>Days</source>
   <translation>Giorni</translation>
  </message>
  <message>
   <source>{recovered} of {count}</source>
   <translation>{recovered} di {count}</translation>
  </message>
 </context>
 <context>
  <name>LongText</name>
  <message>
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
 </context>
 <context>
  <name>LookAlikeCard</name>
  <message>
   <source>Is it the same invoice?</source>
   <translation>È la stessa fattura?</translation>
  </message>
  <message>
   <source>If it is, remove one of them: otherwise the debtor is asked twice for one amount.</source>
   <translation>Se lo è, rimuoverne una: altrimenti al debitore si chiede due volte lo stesso importo.</translation>
  </message>
  <message>
   <source>Remove this one</source>
   <translation>Rimuovi questa</translation>
  </message>
  <message>
   <source>Keep this one, remove the other</source>
   <translation>Tieni questa, rimuovi l’altra</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Tieni entrambe</translation>
  </message>
 </context>
 <context>
  <name>Lost</name>
  <message>
   <source>An invoice you submitted</source>
   <translation>Una fattura che ha avviato al recupero</translation>
  </message>
  <message>
   <source>Your cancellation</source>
   <translation>Il Suo annullamento</translation>
  </message>
  <message>
   <source>Your evidence</source>
   <translation>Le Sue prove</translation>
  </message>
  <message>
   <source>Your decision about the payment</source>
   <translation>La Sua decisione sul pagamento</translation>
  </message>
  <message>
   <source>A contact you added</source>
   <translation>Un referente che ha aggiunto</translation>
  </message>
  <message>
   <source>A debtor’s address you corrected</source>
   <translation>L’indirizzo di un debitore che Lei ha corretto</translation>
  </message>
  <message>
   <source>Notes or details you changed</source>
   <translation>Note o dati che ha modificato</translation>
  </message>
  <message>
   <source>A payment you recorded</source>
   <translation>Un pagamento che ha registrato</translation>
  </message>
  <message>
   <source>A payment you took back</source>
   <translation>Che ritira un pagamento</translation>
  </message>
  <message>
   <source>A credit note you recorded</source>
   <translation>Una nota di credito che ha inserito</translation>
  </message>
  <message>
   <source>Whether an invoice gets reminders of its own</source>
   <translation>Se una fattura viene sollecitata da sola</translation>
  </message>
  <message>
   <source>A pause you started</source>
   <translation>Che sospende un recupero</translation>
  </message>
  <message>
   <source>A pause you ended</source>
   <translation>Che termina una pausa</translation>
  </message>
  <message>
   <source>Whether interest is asked for too</source>
   <translation>Se si chiedono anche gli interessi</translation>
  </message>
  <message>
   <source>A call you logged</source>
   <translation>Una telefonata che ha registrato</translation>
  </message>
  <message>
   <source>A promise to pay you recorded</source>
   <translation>Una promessa di pagamento che ha inserito</translation>
  </message>
  <message>
   <source>A dispute you recorded</source>
   <translation>Una contestazione che ha inserito</translation>
  </message>
  <message>
   <source>That a dispute is settled</source>
   <translation>Che una contestazione è risolta</translation>
  </message>
  <message>
   <source>An agreement you proposed</source>
   <translation>Un accordo che ha proposto</translation>
  </message>
  <message>
   <source>Your answer to a proposal</source>
   <translation>La Sua risposta a una proposta</translation>
  </message>
  <message>
   <source>An insolvency you reported</source>
   <translation>Un’insolvenza che ha inserito</translation>
  </message>
  <message>
   <source>That there is no insolvency</source>
   <translation>Che non c’è insolvenza</translation>
  </message>
  <message>
   <source>A change to a planned contact</source>
   <translation>Una modifica a un contatto previsto</translation>
  </message>
  <message>
   <source>Your approval of the plan</source>
   <translation>La Sua approvazione del piano</translation>
  </message>
  <message>
   <source>A letter you posted or a call you made</source>
   <translation>Che ha spedito una lettera o fatto una telefonata</translation>
  </message>
  <message>
   <source>What you did with a message</source>
   <translation>Che cosa ha fatto di un messaggio</translation>
  </message>
  <message>
   <source>Your answer to a message</source>
   <translation>La Sua risposta a un messaggio</translation>
  </message>
  <message>
   <source>Your answer whether two debtors are the same</source>
   <translation>La Sua risposta se due debitori sono lo stesso</translation>
  </message>
 </context>
 <context>
  <name>LostAnswerSheet</name>
  <message>
   <source>Did this arrive?</source>
   <translation>È arrivato?</translation>
  </message>
  <message>
   <source>The connection broke before the service answered. The app checked and cannot tell whether it arrived. Nothing is sent twice unless you say so.</source>
   <translation>La connessione si è interrotta prima che il servizio rispondesse. L’app ha controllato e non può stabilire se il servizio lo abbia ricevuto. Nulla viene inviato due volte senza il Suo consenso.</translation>
  </message>
  <message>
   <source>What was sent</source>
   <translation>Che cosa è stato inviato</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Informazioni</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Quando</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importo</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Decidi più tardi</translation>
  </message>
  <message>
   <source>Not arrived: send it</source>
   <translation>Non è arrivato: invialo</translation>
  </message>
  <message>
   <source>It arrived</source>
   <translation>È arrivato</translation>
  </message>
  <message>
   <source>Check with the service before you decide.</source>
   <translation>Verifichi presso il servizio prima di decidere.</translation>
  </message>
  <message>
   <source>At the service now:</source>
   <translation>Questa è la situazione attuale presso il servizio:</translation>
  </message>
  <message>
   <source>This may be it, at the service:</source>
   <translation>Presso il servizio potrebbe trattarsi di questo:</translation>
  </message>
 </context>
 <context>
  <name>MailSignIn</name>
  <message>
   <source>Open the browser again</source>
   <translation>Riapri il browser</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Copia l’indirizzo</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Use a password instead</source>
   <translation>Usa invece una password</translation>
  </message>
  <message>
   <source>Sign in with {provider}</source>
   <translation>Accedi con {provider}</translation>
  </message>
  <message>
   <source>No browser could be opened. Copy the address and open it yourself.</source>
   <translation>Non è stato possibile aprire un browser. Copi l’indirizzo e lo apra Lei stesso.</translation>
  </message>
  <message>
   <source>Your browser asks whether this app may send email. Agree there and come back.</source>
   <translation>Il browser chiede se questa app può inviare e-mail. Acconsenta lì e torni qui.</translation>
  </message>
  <message>
   <source>Signed in. Sending the test message…</source>
   <translation>Accesso riuscito. Il messaggio di prova è in viaggio…</translation>
  </message>
  <message>
   <source>Your browser opens and asks. This app never sees your password.</source>
   <translation>Si apre il browser e Le chiede il consenso. Questa app non vede mai la Sua password.</translation>
  </message>
  <message>
   <source>Is this mailbox at one of these? Then sign in there; no password is needed here.</source>
   <translation>La casella è presso uno di questi? Allora acceda lì; qui non serve alcuna password.</translation>
  </message>
 </context>
 <context>
  <name>MailStep</name>
  <message>
   <source>Back</source>
   <translation>Indietro</translation>
  </message>
  <message>
   <source>Set up later, begin with letters</source>
   <translation>Configura più tardi, inizia con le lettere</translation>
  </message>
  <message>
   <source>Without a mailbox you print and post letters. Emails wait for it.</source>
   <translation>Senza casella stampa e spedisce Lei le lettere. Ciò che deve partire per e-mail la aspetta.</translation>
  </message>
  <message>
   <source>More about what debtors are asked for</source>
   <translation>Altro su ciò che si chiede ai debitori</translation>
  </message>
  <message>
   <source>Your mailbox</source>
   <translation>La Sua casella</translation>
  </message>
  <message>
   <source>Step 2 of 2. You get a test message. Nothing is sent to a debtor until you approve it.</source>
   <translation>Passo 2 di 2. Riceve un messaggio di prova. Nulla va a un debitore senza il Suo consenso.</translation>
  </message>
 </context>
 <context>
  <name>MailView</name>
  <message>
   <source>The message as it arrives</source>
   <translation>Il messaggio come arriva</translation>
  </message>
 </context>
 <context>
  <name>MailboxCard</name>
  <message>
   <source>Your mailbox</source>
   <translation>La Sua casella</translation>
  </message>
  <message>
   <source>Email address</source>
   <translation>Indirizzo e-mail</translation>
  </message>
  <message>
   <source>name@company.example</source>
   <translation>nome@azienda.example</translation>
  </message>
  <message>
   <source>Password</source>
   <translation>Password</translation>
  </message>
  <message>
   <source>Open the provider’s page</source>
   <translation>Apri la pagina del provider</translation>
  </message>
  <message>
   <source>Look in Thunderbird’s public table</source>
   <translation>Chiedi all’elenco pubblico di Thunderbird</translation>
  </message>
  <message>
   <source>Send test and save</source>
   <translation>Prova e salva</translation>
  </message>
  <message>
   <source>Server settings</source>
   <translation>Impostazioni del server</translation>
  </message>
  <message>
   <source>Mail server</source>
   <translation>Server di posta</translation>
  </message>
  <message>
   <source>Encryption</source>
   <translation>Cifratura</translation>
  </message>
  <message>
   <source>STARTTLS (most common)</source>
   <translation>STARTTLS (consueto)</translation>
  </message>
  <message>
   <source>TLS from the start</source>
   <translation>TLS fin dall’inizio</translation>
  </message>
  <message>
   <source>None (only on this computer)</source>
   <translation>Nessuna (solo su questo computer)</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Porta</translation>
  </message>
  <message>
   <source>User name</source>
   <translation>Nome utente</translation>
  </message>
  <message>
   <source>If empty: the email address</source>
   <translation>Vuoto: l’indirizzo e-mail</translation>
  </message>
  <message>
   <source>App password</source>
   <translation>Password per le app</translation>
  </message>
  <message>
   <source>Looking up</source>
   <translation>Caricamento</translation>
  </message>
  <message>
   <source>Its mail server is {host}.</source>
   <translation>Il suo server di posta è {host}.</translation>
  </message>
  <message>
   <source>Unchanged</source>
   <translation>Invariata</translation>
  </message>
  <message>
   <source>Sending the test</source>
   <translation>Invio della prova</translation>
  </message>
  <message>
   <source>An email address, such as name@company.example.</source>
   <translation>Un indirizzo e-mail, come nome@azienda.example.</translation>
  </message>
  <message>
   <source>The name of your mail server, such as smtp.company.example.</source>
   <translation>Il nome del Suo server di posta, ad esempio smtp.company.example.</translation>
  </message>
  <message>
   <source>A number from 1 to 65535; usually 587.</source>
   <translation>Un numero da 1 a 65535; di solito 587.</translation>
  </message>
  <message>
   <source>Enter the password.</source>
   <translation>Serve la password.</translation>
  </message>
  <message>
   <source>These values cannot be used together.</source>
   <translation>Questi valori non sono compatibili tra loro.</translation>
  </message>
  <message>
   <source>{provider} accepts no password from other programs, and this version of the app cannot sign in there. Use an address of another provider.</source>
   <translation>{provider} non accetta password da altri programmi, e questa versione dell’app non può accedervi. Usi un indirizzo di un altro fornitore.</translation>
  </message>
  <message>
   <source>This version of the app cannot sign in with {title}. Use an app password: you create it in the settings of {provider}.</source>
   <translation>Questa versione dell’app non può accedere con {title}. Usi una password per le app: {provider} la crea nelle sue impostazioni.</translation>
  </message>
  <message>
   <source>{provider} requires a password made for this app, not your usual one. You create it in its settings.</source>
   <translation>{provider} vuole una password creata per questa app, non quella abituale. La crea nelle sue impostazioni.</translation>
  </message>
  <message>
   <source>{provider} lets other programs send once you allow it in its settings (POP3, IMAP, SMTP).</source>
   <translation>{provider} lascia inviare altri programmi dopo che lo ha consentito nelle sue impostazioni (POP3, IMAP, SMTP).</translation>
  </message>
  <message>
   <source>Its mail server is looked up when you send the test.</source>
   <translation>Il server di posta viene cercato quando invia la prova.</translation>
  </message>
  <message>
   <source>{domain} does not answer. Check the address and your internet connection, or enter the mail server.</source>
   <translation>{domain} non risponde. Controlli l’indirizzo e la connessione a Internet, o inserisca il server di posta.</translation>
  </message>
  <message>
   <source>No settings for {domain} were found. Enter its mail server: its help pages name it.</source>
   <translation>Nessuna impostazione di {domain} trovata. Inserisca il server di posta; è indicato nelle sue pagine di aiuto.</translation>
  </message>
  <message>
   <source>{domain} publishes no settings. A public table may have them; it learns this domain, not your address.</source>
   <translation>{domain} non pubblica le impostazioni. Forse le ha un elenco pubblico: conoscerà questo dominio, non il Suo indirizzo.</translation>
  </message>
  <message>
   <source>Saved. Practice sends nothing, so it was not tested.</source>
   <translation>Salvato. In esercitazione non si invia nulla, quindi non è stato provato.</translation>
  </message>
  <message>
   <source>Saved. A test message is on its way to you.</source>
   <translation>Salvato. Un messaggio di prova è in arrivo.</translation>
  </message>
  <message>
   <source>Reminders are sent from your own address, so debtors answer you.</source>
   <translation>I solleciti partono dal Suo indirizzo: i debitori rispondono a Lei.</translation>
  </message>
  <message>
   <source>In use. You signed in with {provider}.</source>
   <translation>In uso. Accesso effettuato con {provider}.</translation>
  </message>
  <message>
   <source>In use. The password is sealed and never shown.</source>
   <translation>In uso. La password è sigillata e non viene mai mostrata.</translation>
  </message>
 </context>
 <context>
  <name>MessageCard</name>
  <message>
   <source>Previous invoice</source>
   <translation>Fattura precedente</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Fattura successiva</translation>
  </message>
  <message>
   <source>Letters only for this invoice</source>
   <translation>Solo lettere per questa fattura</translation>
  </message>
  <message>
   <source>{at} of {count}</source>
   <translation>{at} di {count}</translation>
  </message>
  <message>
   <source>Next message</source>
   <translation>Messaggio successivo</translation>
  </message>
  <message>
   <source>No further message is planned.</source>
   <translation>Nessun altro messaggio è previsto.</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>Ricerca del testo…</translation>
  </message>
  <message>
   <source>Sent to {to}, {moment}.</source>
   <translation>Inviato a {to}, {moment}.</translation>
  </message>
  <message>
   <source>Leaves once your mailbox is set up. You can still undo it.</source>
   <translation>Parte una volta configurata la Sua casella. Può ancora annullare.</translation>
  </message>
  <message>
   <source>Will be sent in a few seconds. You can still undo it.</source>
   <translation>Parte tra pochi secondi. Può ancora annullare.</translation>
  </message>
  <message>
   <source>Your mail server is accepting it.</source>
   <translation>Il Suo server di posta lo sta prendendo in carico.</translation>
  </message>
  <message>
   <source>Being skipped…</source>
   <translation>Annullamento in corso…</translation>
  </message>
  <message>
   <source>Being changed…</source>
   <translation>Modifica in corso…</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Invio per</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Quando</translation>
  </message>
  <message>
   <source>{moment}, {when}</source>
   <translation>{moment}, {when}</translation>
  </message>
  <message>
   <source>{moment}, if you approve now</source>
   <translation>{moment}, se l’approvazione è data ora</translation>
  </message>
  <message>
   <source>As soon as the plan is approved; at night and at weekends on the next working day</source>
   <translation>Appena il piano è approvato; di notte e nel fine settimana, il giorno lavorativo successivo</translation>
  </message>
  <message>
   <source>{moment}, if the plan is approved</source>
   <translation>{moment}, se il piano è approvato</translation>
  </message>
 </context>
 <context>
  <name>MessageSheet</name>
  <message>
   <source>To</source>
   <translation>A</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Quando</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>Referente</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Esito</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Note</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Oggetto</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Testo del messaggio</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <source>Save as sent…</source>
   <translation>Salva così come inviato…</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Salva</translation>
  </message>
  <message>
   <source>Open the letter</source>
   <translation>Apri la lettera</translation>
  </message>
  <message>
   <source>Practice: nothing was sent.</source>
   <translation>Esercitazione: non è stato inviato nulla.</translation>
  </message>
  <message>
   <source>Sent.</source>
   <translation>Inviato.</translation>
  </message>
 </context>
 <context>
  <name>NameDialog</name>
  <message>
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Conserva</translation>
  </message>
 </context>
 <context>
  <name>NarrowedLine</name>
  <message>
   <source>Clear</source>
   <translation>Azzera</translation>
  </message>
  <message numerus="yes">
   <source>%n filter(s)</source>
   <translation>
    <numerusform>%n filtro</numerusform>
    <numerusform>%n filtri</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>NeverCard</name>
  <message>
   <source>Never contact</source>
   <translation>Non contattare mai</translation>
  </message>
  <message>
   <source>Email address or phone number</source>
   <translation>Indirizzo e-mail o numero di telefono</translation>
  </message>
  <message>
   <source>name@company.example</source>
   <translation>nome@azienda.example</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Perché</translation>
  </message>
  <message>
   <source>Search the list</source>
   <translation>Cerca nell’elenco</translation>
  </message>
  <message>
   <source>Nobody is on the list</source>
   <translation>Nessuno è nell’elenco</translation>
  </message>
  <message numerus="yes">
   <source>%n on the list</source>
   <translation>
    <numerusform>%n voce nell’elenco</numerusform>
    <numerusform>%n voci nell’elenco</numerusform>
   </translation>
  </message>
  <message>
   <source>There are more: search for the one you need.</source>
   <translation>Ce ne sono altri: cerchi quello che Le serve.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Salvataggio</translation>
  </message>
  <message>
   <source>Nobody is contacted at {address} any more.</source>
   <translation>A {address} non viene più contattato nessuno.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Interrogazione del servizio…</translation>
  </message>
  <message>
   <source>Nothing on the list matches.</source>
   <translation>Niente nell’elenco lo contiene.</translation>
  </message>
  <message>
   <source>The list is empty. What you enter here gets no email, call or text message from any recovery.</source>
   <translation>L’elenco è vuoto. Ciò che inserisce qui non riceve e-mail, chiamate o SMS da nessun recupero.</translation>
  </message>
  <message>
   <source>No email, call or text message goes to these, whichever invoice it is about.</source>
   <translation>Non ricevono e-mail, chiamate o SMS, qualunque sia la fattura.</translation>
  </message>
  <message>
   <source>Contact again</source>
   <translation>Contatta di nuovo</translation>
  </message>
  <message>
   <source>Contact {address} again</source>
   <translation>Contatta di nuovo {address}</translation>
  </message>
  <message>
   <source>This is neither an email address nor a phone number.</source>
   <translation>Non è né un indirizzo e-mail né un numero di telefono.</translation>
  </message>
 </context>
 <context>
  <name>NewsSheet</name>
  <message>
   <source>What’s new</source>
   <translation>Novità</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Versione {version}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>NoCorrectionSheet</name>
  <message>
   <source>The details cannot be corrected</source>
   <translation>I dati non si possono correggere</translation>
  </message>
  <message>
   <source>This service has no way to correct a debtor’s details after the submission. You can add a contact with the right email address, or cancel this recovery and submit the invoice again with the right address.</source>
   <translation>Questo servizio non permette di correggere i dati di un debitore dopo l’avvio. Può aggiungere un contatto con l’indirizzo e-mail giusto, o annullare questo recupero e sollecitare di nuovo la fattura con l’indirizzo giusto.</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>NotesSection</name>
  <message>
   <source>Agreed interest rate</source>
   <translation>Tasso d’interesse pattuito</translation>
  </message>
  <message>
   <source>Rounding</source>
   <translation>Arrotondamento</translation>
  </message>
  <message>
   <source>Your notes</source>
   <translation>Le Sue note</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Note</translation>
  </message>
  <message>
   <source>Saved as you type. The debtor does not see them.</source>
   <translation>Salvate durante la digitazione. Il debitore non le vede.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Salva</translation>
  </message>
  <message>
   <source>More data</source>
   <translation>Altri dati</translation>
  </message>
  <message>
   <source>What other programs store here, such as the account number in your books.</source>
   <translation>Ciò che altri programmi conservano qui, come il numero nella Sua contabilità.</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Valore</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Aggiungi</translation>
  </message>
  <message>
   <source>Technical data</source>
   <translation>Tutto come comunicato dal servizio</translation>
  </message>
  <message>
   <source>Being saved…</source>
   <translation>Salvataggio…</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Rimuovi {name}</translation>
  </message>
  <message>
   <source>Everything is saved.</source>
   <translation>Tutto è salvato.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Indichi un nome.</translation>
  </message>
  <message>
   <source>This name is taken; remove it first.</source>
   <translation>Questo nome è già in uso; lo rimuova prima.</translation>
  </message>
 </context>
 <context>
  <name>NoticeSettings</name>
  <message>
   <source>Notices</source>
   <translation>Avvisi</translation>
  </message>
  <message>
   <source>The Notices page always shows all of them. Choose which also appear on your desktop.</source>
   <translation>La pagina degli avvisi li contiene sempre tutti. Qui sceglie ciò che Le viene segnalato.</translation>
  </message>
  <message>
   <source>Show notifications on the desktop</source>
   <translation>Mostra notifiche sul desktop</translation>
  </message>
  <message>
   <source>What needs your answer</source>
   <translation>Ciò che richiede la Sua risposta</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Pagamenti</translation>
  </message>
  <message>
   <source>Recovered, cancelled, insolvent</source>
   <translation>Recuperati, annullati, insolventi</translation>
  </message>
  <message>
   <source>Every contact and step</source>
   <translation>Ogni sollecito e ogni passo</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>La Sua azienda</translation>
  </message>
  <message>
   <source>Quiet hours: what happens then is shown afterwards</source>
   <translation>Ore di silenzio: ciò che accade allora attende</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Da</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Fino a</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Mai</translation>
  </message>
  <message>
   <source>{days} days before</source>
   <translation>{days} giorni prima</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>Il giorno prima</translation>
  </message>
  <message>
   <source>Remind me of deadlines</source>
   <translation>Ricordami le scadenze</translation>
  </message>
  <message>
   <source>Keep working in the tray when the window is closed</source>
   <translation>Continua a lavorare nell’area di notifica quando la finestra è chiusa</translation>
  </message>
  <message>
   <source>Where the desktop has a tray. “Quit” ends the app.</source>
   <translation>Se il desktop dispone di un’area di notifica. Esci chiude l’app.</translation>
  </message>
  <message>
   <source>It begins and ends at the same hour, so nothing waits.</source>
   <translation>Inizia e finisce alla stessa ora: nulla attende.</translation>
  </message>
 </context>
 <context>
  <name>NoticesPage</name>
  <message>
   <source>Notices</source>
   <translation>Avvisi</translation>
  </message>
  <message>
   <source>Only new</source>
   <translation>Solo le novità</translation>
  </message>
  <message>
   <source>Mark all as read</source>
   <translation>Segna tutto come letto</translation>
  </message>
  <message>
   <source>Add deadlines to the calendar</source>
   <translation>Scadenze nel calendario</translation>
  </message>
  <message>
   <source>Save your open deadlines as a file for any calendar</source>
   <translation>Scrive le Sue scadenze aperte in un file che ogni calendario accetta</translation>
  </message>
  <message>
   <source>You have seen everything.</source>
   <translation>Ha visto tutto.</translation>
  </message>
  <message>
   <source>No notices yet</source>
   <translation>Non è ancora successo nulla</translation>
  </message>
  <message>
   <source>Payments, answers, disputes and deadlines appear here, each with its invoice.</source>
   <translation>Pagamenti, risposte, contestazioni e scadenze compaiono qui, ciascuno con la propria fattura.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Apri una fattura</translation>
  </message>
  <message numerus="yes">
   <source>%n new</source>
   <translation>
    <numerusform>%n nuovo</numerusform>
    <numerusform>%n nuovi</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing new. Earlier notices stay here.</source>
   <translation>Nulla di nuovo. Gli avvisi precedenti restano qui.</translation>
  </message>
  <message>
   <source>Mark as read</source>
   <translation>Segna come letto</translation>
  </message>
  <message>
   <source>Mark as read: {what}</source>
   <translation>Segna come letto: {what}</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Apri</translation>
  </message>
  <message>
   <source>Open: {what}</source>
   <translation>Apri: {what}</translation>
  </message>
  <message>
   <source>And {count} more in its history</source>
   <translation>E altri {count} nella sua cronologia</translation>
  </message>
  <message>
   <source>New · {when}</source>
   <translation>Nuovo · {when}</translation>
  </message>
 </context>
 <context>
  <name>OnboardingPage</name>
  <message>
   <source>Your account is active</source>
   <translation>Il Suo account è attivo</translation>
  </message>
  <message>
   <source>You can submit invoices now. The first one takes a minute.</source>
   <translation>Ora può sollecitare fatture. La prima richiede un minuto.</translation>
  </message>
  <message>
   <source>Submit an invoice</source>
   <translation>Sollecita una fattura</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Paese</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>A chi è dovuto il denaro?</translation>
  </message>
  <message>
   <source>This is what debtors read. It is saved as you type, and you can change it later.</source>
   <translation>È ciò che leggeranno i debitori. Può modificarlo in seguito; viene salvato durante la digitazione.</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Impresa</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>14 digits. Required for companies in France.</source>
   <translation>14 cifre. Obbligatorio per le aziende in Francia.</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Partita IVA</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Via e numero civico</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Indirizzo, seconda riga</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>CAP</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Città</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Lei</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Cognome</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefono</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continua</translation>
  </message>
  <message>
   <source>What that means</source>
   <translation>Che cosa significa</translation>
  </message>
  <message>
   <source>Recoveries pause: nobody is contacted for you.</source>
   <translation>I recuperi sono sospesi: nessuno viene contattato per iscritto o per telefono per Suo conto.</translation>
  </message>
  <message>
   <source>What debtors pay still arrives and is recorded.</source>
   <translation>Ciò che i debitori pagano continua ad arrivare e viene registrato.</translation>
  </message>
  <message>
   <source>Nothing is lost. Everything resumes once the account is active again.</source>
   <translation>Nulla va perso. Tutto riprende da dove si era fermato non appena l’account è di nuovo attivo.</translation>
  </message>
  <message>
   <source>Still needed</source>
   <translation>Ancora necessario</translation>
  </message>
  <message>
   <source>Complete in the browser</source>
   <translation>Completa nel browser</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Aggiorna</translation>
  </message>
  <message>
   <source>No browser could be opened. The address is {address}</source>
   <translation>Non è stato possibile aprire un browser. L’indirizzo è {address}</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obbligatorio</translation>
  </message>
  <message>
   <source>Your account is suspended</source>
   <translation>Il Suo account è sospeso</translation>
  </message>
  <message>
   <source>Almost there</source>
   <translation>Ci siamo quasi</translation>
  </message>
  <message>
   <source>The service stopped it. What it still needs is listed below; the app notices when it is done.</source>
   <translation>Il servizio lo ha sospeso. Quanto ancora occorre è indicato sotto; l’app se ne accorge da sola.</translation>
  </message>
  <message>
   <source>Complete this once; the app notices when it is done.</source>
   <translation>Da completare una sola volta; l’app se ne accorge da sola.</translation>
  </message>
  <message>
   <source>Checking what the service needs…</source>
   <translation>Ricerca di ciò che occorre al servizio…</translation>
  </message>
  <message>
   <source>The service gives no reason. Ask it in the browser why the account is suspended.</source>
   <translation>Il servizio non indica nulla. Chieda nel browser perché l’account è sospeso.</translation>
  </message>
  <message>
   <source>Everything is in. The service is checking it now.</source>
   <translation>Tutto è stato consegnato. Il servizio sta verificando.</translation>
  </message>
  <message>
   <source>The page in the browser shows what the service still needs.</source>
   <translation>La pagina nel browser mostra che cosa occorre ancora al servizio.</translation>
  </message>
  <message>
   <source>Overdue</source>
   <translation>In ritardo</translation>
  </message>
  <message>
   <source>Needed now</source>
   <translation>Occorre ora</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Più tardi</translation>
  </message>
 </context>
 <context>
  <name>OpenedFile</name>
  <message>
   <source>Save as…</source>
   <translation>Salva con nome…</translation>
  </message>
  <message>
   <source>Show in folder</source>
   <translation>Mostra nella cartella</translation>
  </message>
  <message>
   <source>Copy the path</source>
   <translation>Copia il percorso</translation>
  </message>
  <message>
   <source>Opened outside of this app. If nothing appeared, save the file or open it from its folder.</source>
   <translation>Aperto fuori da questa app. Se non è comparso nulla, salvare il file o aprirlo dalla sua cartella.</translation>
  </message>
  <message>
   <source>No program on this computer opened the file. Save it, or open it from its folder.</source>
   <translation>Nessun programma di questo computer ha aperto il file. Salvarlo o aprirlo dalla sua cartella.</translation>
  </message>
  <message>
   <source>It could not be saved there. Choose another folder.</source>
   <translation>Non è stato possibile salvarlo lì. Scegliere un’altra cartella.</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Salvato come {path}</translation>
  </message>
  <message>
   <source>The path is on the clipboard.</source>
   <translation>Il percorso è negli appunti.</translation>
  </message>
 </context>
 <context>
  <name>OrderNote</name>
  <message>
   <source>Rates…</source>
   <translation>Cambi…</translation>
  </message>
  <message>
   <source>Several currencies: each is sorted separately.</source>
   <translation>Più valute: ognuna è ordinata a parte.</translation>
  </message>
  <message>
   <source>Sorted by your rates of {day}.</source>
   <translation>Ordinato con i Suoi cambi del {day}.</translation>
  </message>
  <message>
   <source>Sorted separately, without a rate: {currencies}.</source>
   <translation>Ordinate a parte, senza cambio: {currencies}.</translation>
  </message>
 </context>
 <context>
  <name>OtherDocumentCard</name>
  <message>
   <source>This is an invoice after all</source>
   <translation>È comunque una fattura</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Rimuovi</translation>
  </message>
  <message>
   <source>Record against the invoice</source>
   <translation>Registra sulla fattura</translation>
  </message>
  <message>
   <source>Leave it out</source>
   <translation>Lasciare fuori</translation>
  </message>
  <message>
   <source>The debtor is not asked to pay it.</source>
   <translation>Al debitore non se ne chiede il pagamento.</translation>
  </message>
  <message>
   <source>It reduces what {debtor} owes you.</source>
   <translation>Riduce quanto {debtor} Le deve.</translation>
  </message>
  <message>
   <source>It reduces an invoice.</source>
   <translation>Riduce una fattura.</translation>
  </message>
  <message>
   <source>It reduces what {debtor} owes you. Record it on the invoice it belongs to: “{field}”.</source>
   <translation>Riduce quanto {debtor} Le deve. La registri sulla fattura a cui si riferisce: «{field}».</translation>
  </message>
  <message>
   <source>It reduces what your customer owes you. Record it on the invoice it belongs to: “{field}”.</source>
   <translation>Riduce quanto il cliente Le deve. La registri sulla fattura a cui si riferisce: «{field}».</translation>
  </message>
 </context>
 <context>
  <name>OtherEncryption</name>
  <message>
   <source>Try TLS from the start</source>
   <translation>Prova TLS dall’inizio</translation>
  </message>
  <message>
   <source>Try STARTTLS</source>
   <translation>Prova STARTTLS</translation>
  </message>
 </context>
 <context>
  <name>Overview</name>
  <message>
   <source>Still owed by age</source>
   <translation>Ancora dovuto per anzianità</translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Anzianità</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importo</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Fatture</translation>
  </message>
  <message>
   <source>Nothing is owed.</source>
   <translation>Non è dovuto nulla.</translation>
  </message>
  <message>
   <source>How they usually pay</source>
   <translation>Come paga di solito</translation>
  </message>
  <message>
   <source>People</source>
   <translation>Persone</translation>
  </message>
  <message>
   <source>No contacts yet.</source>
   <translation>Nessun contatto noto.</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Solo lettere: niente e-mail né telefonate</translation>
  </message>
  <message>
   <source>Show more invoices ({count})</source>
   <translation>Mostra altre fatture ({count})</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent instead.</source>
   <translation>Nessun indirizzo e-mail è noto: si inviano lettere.</translation>
  </message>
  <message>
   <source>Show all contacts ({count})</source>
   <translation>Mostra tutti i contatti ({count})</translation>
  </message>
  <message>
   <source>Not enough payments yet</source>
   <translation>Ancora troppo pochi pagamenti</translation>
  </message>
  <message>
   <source>This needs {count} paid invoices with a known day of payment.</source>
   <translation>Servono {count} fatture pagate di cui qui sia noto il giorno di pagamento.</translation>
  </message>
  <message>
   <source>Median of {count} paid invoices; between {earliest} and {latest}.</source>
   <translation>Mediana di {count} fatture pagate; tra {earliest} e {latest}.</translation>
  </message>
  <message>
   <source>What happens next</source>
   <translation>Prossimi passi</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>Che cosa è successo</translation>
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation>Ancora nulla.</translation>
  </message>
  <message>
   <source>Show everything</source>
   <translation>Mostra tutto</translation>
  </message>
  <message>
   <source>Saved. The next step will appear here.</source>
   <translation>Salvato. Il prossimo passo comparirà qui.</translation>
  </message>
  <message>
   <source>All planned contacts ({count})</source>
   <translation>Tutti i solleciti previsti ({count})</translation>
  </message>
  <message>
   <source>Also planned: “{what}”, {when}.</source>
   <translation>Previsto anche: «{what}», {when}.</translation>
  </message>
 </context>
 <context>
  <name>Palette</name>
  <message>
   <source>Go anywhere, do anything</source>
   <translation>Vai ovunque, fai qualsiasi cosa</translation>
  </message>
  <message>
   <source>A page, an action, a debtor, a number</source>
   <translation>Una pagina, un’azione, un debitore, un numero</translation>
  </message>
  <message>
   <source>Found</source>
   <translation>Trovato</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Nulla ha questo nome.</translation>
  </message>
 </context>
 <context>
  <name>PaperView</name>
  <message>
   <source>Page of the document</source>
   <translation>Pagina del documento</translation>
  </message>
 </context>
 <context>
  <name>PapersSection</name>
  <message>
   <source>Documents</source>
   <translation>Documenti</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Caricamento…</translation>
  </message>
  <message>
   <source>Of the {count} newest invoices. Older ones have theirs on their own page.</source>
   <translation>Delle {count} fatture più recenti. Le precedenti hanno i propri nella loro pagina.</translation>
  </message>
  <message>
   <source>There are no documents yet. Letters and evidence appear here.</source>
   <translation>Non ci sono ancora documenti. Lettere e prove compaiono qui.</translation>
  </message>
  <message>
   <source>Submitted from this computer</source>
   <translation>Avviata al recupero da questo computer</translation>
  </message>
 </context>
 <context>
  <name>PassphraseDialog</name>
  <message>
   <source>Choose a passphrase</source>
   <translation>Scelga una passphrase</translation>
  </message>
  <message>
   <source>Type your passphrase</source>
   <translation>Inserisca la passphrase</translation>
  </message>
  <message>
   <source>No password store of this computer was opened. A passphrase then protects your mailbox password and your sign-ins. Write it down in a safe place: nobody can restore it.</source>
   <translation>Nessun archivio delle password di questo computer è stato aperto. Una frase segreta protegge allora la password della casella e gli accessi. Va annotata in un luogo sicuro: nessuno può recuperarla.</translation>
  </message>
  <message>
   <source>You chose it on this computer. Nothing is sent anywhere.</source>
   <translation>L’ha scelta su questo computer. Nulla viene inviato altrove.</translation>
  </message>
  <message>
   <source>Ask me at each start</source>
   <translation>Chiedere a ogni avvio</translation>
  </message>
  <message>
   <source>Keep it on this computer</source>
   <translation>Conservarla su questo computer</translation>
  </message>
  <message>
   <source>Anyone who can use your account on this computer can then read it.</source>
   <translation>Chi può usare l’account su questo computer può allora leggerla.</translation>
  </message>
  <message>
   <source>At least {count} characters.</source>
   <translation>Almeno {count} caratteri, per favore.</translation>
  </message>
  <message>
   <source>Passphrase</source>
   <translation>Passphrase</translation>
  </message>
  <message>
   <source>Repeat the passphrase</source>
   <translation>Ancora una volta</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Indietro</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Riprova</translation>
  </message>
  <message>
   <source>This passphrase is not right. Type it again.</source>
   <translation>Questa passphrase non è corretta. La inserisca di nuovo.</translation>
  </message>
  <message>
   <source>With a password store no passphrase is needed: install one of your system, and sign in to your desktop again before you choose a passphrase.</source>
   <translation>Con un archivio delle password non serve alcuna frase segreta: installare quello del sistema e rientrare nella sessione prima di sceglierne una.</translation>
  </message>
  <message>
   <source>The password store of this computer is still locked, or does not answer.</source>
   <translation>L’archivio delle password di questo computer è ancora bloccato o non risponde.</translation>
  </message>
  <message>
   <source>Or unlock the password store of this computer and try again: then none is needed.</source>
   <translation>Oppure sblocchi l’archivio delle password di questo computer e riprovi: allora non ne serve nessuna.</translation>
  </message>
  <message>
   <source>Unlock</source>
   <translation>Sblocca</translation>
  </message>
  <message>
   <source>Keep on this computer</source>
   <translation>Conservare su questo computer</translation>
  </message>
  <message>
   <source>Protect with passphrase</source>
   <translation>Proteggi così</translation>
  </message>
  <message>
   <source>Type the passphrase that you chose.</source>
   <translation>Inserisca la passphrase che ha scelto.</translation>
  </message>
  <message>
   <source>The two are not the same.</source>
   <translation>Le due voci non coincidono.</translation>
  </message>
 </context>
 <context>
  <name>PauseCard</name>
  <message>
   <source>Resume</source>
   <translation>Continua</translation>
  </message>
  <message>
   <source>Change the day…</source>
   <translation>Cambia il giorno…</translation>
  </message>
 </context>
 <context>
  <name>PauseDebtorSheet</name>
  <message>
   <source>Pause all invoices of this debtor</source>
   <translation>Metti in pausa tutte le fatture di questo debitore</translation>
  </message>
  <message>
   <source>Pause all</source>
   <translation>Metti tutto in pausa</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
 </context>
 <context>
  <name>PauseDialog</name>
  <message>
   <source>Pause recovery</source>
   <translation>Metti in pausa il recupero</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pausa</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
 </context>
 <context>
  <name>PauseForm</name>
  <message>
   <source>Until a date</source>
   <translation>Fino a una data</translation>
  </message>
  <message>
   <source>Until I resume it</source>
   <translation>Finché non lo riprendo</translation>
  </message>
  <message>
   <source>Last day of the pause</source>
   <translation>Ultimo giorno della pausa</translation>
  </message>
  <message>
   <source>Nobody is contacted meanwhile. The debtor can still pay and answer, and promises and legal deadlines go on.</source>
   <translation>Nel frattempo nessuno viene contattato. Il debitore può sempre pagare e rispondere; promesse e termini di legge proseguono.</translation>
  </message>
 </context>
 <context>
  <name>PauseManyDialog</name>
  <message numerus="yes">
   <source>Pause the recovery of %n invoice(s)?</source>
   <translation>
    <numerusform>Mettere in pausa il recupero di %n fattura?</numerusform>
    <numerusform>Mettere in pausa il recupero di %n fatture?</numerusform>
   </translation>
  </message>
  <message>
   <source>None of these can be paused</source>
   <translation>Nessuna di queste può essere messa in pausa</translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Questi restano come sono: {why}.</translation>
  </message>
  <message numerus="yes">
   <source>Pause %n invoice(s)</source>
   <translation>
    <numerusform>Metti in pausa %n fattura</numerusform>
    <numerusform>Metti in pausa %n fatture</numerusform>
   </translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>PausedCard</name>
  <message>
   <source>Paused</source>
   <translation>In pausa</translation>
  </message>
  <message>
   <source>And {count} more on the board</source>
   <translation>E altri {count} nell’avanzamento</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Apri</translation>
  </message>
 </context>
 <context>
  <name>PaymentDetail</name>
  <message>
   <source>Noted</source>
   <translation>Visto</translation>
  </message>
  <message>
   <source>It is the same</source>
   <translation>È lo stesso</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Per</translation>
  </message>
  <message>
   <source>Choose another invoice</source>
   <translation>Scegli un’altra fattura</translation>
  </message>
  <message>
   <source>Not for an invoice</source>
   <translation>Per nessuna fattura</translation>
  </message>
  <message>
   <source>Suggest again</source>
   <translation>Proponi di nuovo</translation>
  </message>
  <message>
   <source>Take back…</source>
   <translation>Ritira…</translation>
  </message>
  <message>
   <source>Or for one of these</source>
   <translation>Oppure per uno di questi</translation>
  </message>
  <message>
   <source>Choose the invoice</source>
   <translation>Scegli la fattura</translation>
  </message>
  <message>
   <source>The statement names no payer</source>
   <translation>L’estratto conto non indica alcun ordinante</translation>
  </message>
  <message>
   <source>Booked</source>
   <translation>Contabilizzato</translation>
  </message>
  <message>
   <source>Arrived</source>
   <translation>Arrivato</translation>
  </message>
  <message>
   <source>Came by</source>
   <translation>Origine</translation>
  </message>
  <message>
   <source>Account</source>
   <translation>Conto</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Testo</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Riferimento</translation>
  </message>
  <message>
   <source>The service refused it: {reason}</source>
   <translation>Il servizio lo ha rifiutato: {reason}</translation>
  </message>
  <message>
   <source>You took it back on {day}: it counts no longer.</source>
   <translation>Ritirato il {day}: non conta più.</translation>
  </message>
  <message>
   <source>Confirmed. It is being recorded.</source>
   <translation>Confermato. Registrazione in corso.</translation>
  </message>
  <message>
   <source>Recorded with the service.</source>
   <translation>Registrato presso il servizio.</translation>
  </message>
  <message>
   <source>You set it aside. There is nothing left to do.</source>
   <translation>Lo ha messo da parte: non attende nulla.</translation>
  </message>
  <message>
   <source>The bank took back a payment that had arrived. If it had been recorded, tell the service: the invoice has to be opened again.</source>
   <translation>La banca ha stornato un pagamento già arrivato. Se era stato registrato, lo comunichi al servizio: la fattura deve essere riaperta.</translation>
  </message>
  <message>
   <source>A payment of {amount} of {day} was already entered by hand for this invoice: is it this one?</source>
   <translation>Per questa fattura è già stato inserito a mano un pagamento di {amount} del {day}: è questo?</translation>
  </message>
  <message>
   <source>No open invoice matches. Choose the invoice, or set the payment aside.</source>
   <translation>Nessun importo dovuto corrisponde. Scelga la fattura o metta da parte il pagamento.</translation>
  </message>
  <message>
   <source>Paid directly: end the recovery</source>
   <translation>Pagato direttamente: termina il recupero</translation>
  </message>
  <message>
   <source>Record another {amount}</source>
   <translation>Registra un altro pagamento di {amount}</translation>
  </message>
  <message>
   <source>Record {amount}</source>
   <translation>Registra {amount}</translation>
  </message>
  <message>
   <source>This service accepts no payments from you. Recovery ends as paid directly, whatever is left. Once sent, this cannot be undone.</source>
   <translation>Questo servizio non accetta da Lei la registrazione di pagamenti. Il recupero si chiude come pagato direttamente, qualunque sia il residuo. Una volta inviato, non è più possibile annullare.</translation>
  </message>
  <message>
   <source>The service learns that the money arrived, and sends no reminders for what is paid.</source>
   <translation>Al servizio viene comunicato che è arrivato, e nessuno viene sollecitato per ciò che è pagato.</translation>
  </message>
 </context>
 <context>
  <name>PaymentDialog</name>
  <message>
   <source>Record payment</source>
   <translation>Registra il pagamento</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importo</translation>
  </message>
  <message>
   <source>Arrived on</source>
   <translation>Arrivato il</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Riferimento</translation>
  </message>
  <message>
   <source>As on your bank statement, or your receipt for cash.</source>
   <translation>Come sul Suo estratto conto, o sulla ricevuta se in contanti.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>This service accepts no single payments: recovery ends as cancelled because you were paid directly, and the debtor is told that everything is paid.</source>
   <translation>Questo servizio non accetta singoli pagamenti: il recupero si chiude come annullato per pagamento diretto e al debitore viene comunicato che tutto è saldato.</translation>
  </message>
  <message>
   <source>{rest} remains.</source>
   <translation>Restano {rest}.</translation>
  </message>
  <message>
   <source>About {rest} remains: interest on what is paid ends on the day it arrived.</source>
   <translation>Restano circa {rest}: gli interessi su quanto pagato cessano il giorno dell’arrivo.</translation>
  </message>
  <message>
   <source>With this, everything is paid: contacts stop at once, and two days later it counts as recovered.</source>
   <translation>Così tutto è pagato: i contatti cessano subito e due giorni dopo vale come recuperato.</translation>
  </message>
  <message>
   <source>{more} more than what is open arrived; this is noted.</source>
   <translation>Sono arrivati {more} in più rispetto al dovuto; se ne prende nota.</translation>
  </message>
  <message>
   <source>By your rule, recovery continues for it.</source>
   <translation>Secondo la Sua regola il recupero prosegue per il residuo.</translation>
  </message>
  <message>
   <source>By your rule, it is written off, and the invoice closes.</source>
   <translation>Secondo la Sua regola si rinuncia al residuo e la fattura si chiude.</translation>
  </message>
  <message>
   <source>Contacts pause, and you are asked what to do about it.</source>
   <translation>I solleciti sono sospesi e Le viene chiesto che cosa fare.</translation>
  </message>
  <message>
   <source>Enter the day it arrived, today at the latest.</source>
   <translation>Indichi il giorno in cui è arrivato, al più tardi oggi.</translation>
  </message>
  <message>
   <source>Enter the amount that arrived.</source>
   <translation>Indichi l’importo arrivato.</translation>
  </message>
 </context>
 <context>
  <name>PaymentsPage</name>
  <message>
   <source>Payments</source>
   <translation>Pagamenti</translation>
  </message>
  <message>
   <source>Everything that was paid, and which invoice it pays.</source>
   <translation>Tutto ciò che è stato pagato, e per quale fattura.</translation>
  </message>
  <message>
   <source>Choose a statement</source>
   <translation>Scegli un estratto conto</translation>
  </message>
  <message>
   <source>Export for your books</source>
   <translation>Esporta per la contabilità</translation>
  </message>
  <message>
   <source>Record a payment…</source>
   <translation>Registra un pagamento…</translation>
  </message>
  <message>
   <source>Choose the columns</source>
   <translation>Indica le colonne</translation>
  </message>
  <message>
   <source>Check the columns</source>
   <translation>Verifica le colonne</translation>
  </message>
  <message>
   <source>Remove its payments</source>
   <translation>Rimuovi i suoi pagamenti</translation>
  </message>
  <message>
   <source>Payments received</source>
   <translation>Pagamenti arrivati</translation>
  </message>
  <message>
   <source>Drop a bank statement</source>
   <translation>Trascini un estratto conto</translation>
  </message>
  <message>
   <source>Download it from your bank, as CSV, OFX, XML or MT940. It is read on this computer and stays here.</source>
   <translation>Lo scarichi dalla Sua banca, in CSV, OFX, XML o MT940. Viene letto su questo computer e vi rimane.</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Esporta</translation>
  </message>
  <message numerus="yes">
   <source>Record %n certain</source>
   <translation>
    <numerusform>Registra %n sicuro</numerusform>
    <numerusform>Registra %n sicuri</numerusform>
   </translation>
  </message>
  <message>
   <source>In Practice debtors pay without a bank: each payment is on its invoice at once.</source>
   <translation>Nell’esercitazione i debitori pagano senza banca: il pagamento compare subito sulla fattura.</translation>
  </message>
  <message>
   <source>{sums} received from practice debtors. It is on their invoices: nothing to match here.</source>
   <translation>{sums} ricevuti da debitori dell’esercitazione. Sono già sulle loro fatture: qui non c’è nulla da abbinare.</translation>
  </message>
 </context>
 <context>
  <name>PdfView</name>
  <message>
   <source>Page of the invoice</source>
   <translation>Pagina della fattura</translation>
  </message>
  <message>
   <source>Previous page</source>
   <translation>Pagina precedente</translation>
  </message>
  <message>
   <source>Next page</source>
   <translation>Pagina successiva</translation>
  </message>
  <message>
   <source>Zoom out</source>
   <translation>Riduci</translation>
  </message>
  <message>
   <source>Zoom in</source>
   <translation>Ingrandisci</translation>
  </message>
  <message>
   <source>Fit width</source>
   <translation>Adatta alla larghezza</translation>
  </message>
  <message>
   <source>Fit width, then the whole page (Ctrl+0)</source>
   <translation>Adatta alla larghezza, poi alla pagina intera (Ctrl+0)</translation>
  </message>
  <message>
   <source>Draw a box to read again</source>
   <translation>Disegna un riquadro da rileggere</translation>
  </message>
  <message>
   <source>Loading the page…</source>
   <translation>La pagina viene disegnata…</translation>
  </message>
  <message>
   <source>{page} of {pages}</source>
   <translation>{page} di {pages}</translation>
  </message>
 </context>
 <context>
  <name>PlanCard</name>
  <message>
   <source>Recovery plan</source>
   <translation>Piano di recupero</translation>
  </message>
  <message>
   <source>Relationship with debtors</source>
   <translation>Rapporto con i debitori</translation>
  </message>
  <message>
   <source>Keep them as customers</source>
   <translation>Mantenerli come clienti</translation>
  </message>
  <message>
   <source>Balanced</source>
   <translation>Equilibrato</translation>
  </message>
  <message>
   <source>Get the money</source>
   <translation>Incassare il dovuto</translation>
  </message>
  <message>
   <source>Text messages are left out: this computer has no gateway to send them.</source>
   <translation>Gli SMS vengono tralasciati: questo computer non ha un gateway per inviarli.</translation>
  </message>
  <message>
   <source>Add a contact</source>
   <translation>Aggiungi un sollecito</translation>
  </message>
  <message>
   <source>Save plan</source>
   <translation>Salva il piano</translation>
  </message>
  <message>
   <source>Save without approving</source>
   <translation>Salva senza approvare</translation>
  </message>
  <message>
   <source>Discard changes</source>
   <translation>Annulla le mie modifiche</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Salvataggio</translation>
  </message>
  <message>
   <source>Will be approved in a few seconds. You can still undo it.</source>
   <translation>Approvato tra pochi secondi. Può ancora annullare.</translation>
  </message>
  <message>
   <source>Changed, not saved yet. It applies to recoveries that start after you save.</source>
   <translation>Modificato, non ancora conservato. Vale per i recuperi che iniziano da quel momento.</translation>
  </message>
  <message>
   <source>Saved. It applies to recoveries that start from now on.</source>
   <translation>Conservato. Vale per i recuperi che iniziano da ora in poi.</translation>
  </message>
  <message>
   <source>Approved for all invoices: later ones start without asking you. Days are working days from the start of a recovery.</source>
   <translation>Approvato per tutte le fatture: le successive iniziano senza chiedere. I giorni sono lavorativi dall’inizio del recupero.</translation>
  </message>
  <message>
   <source>Nothing changed</source>
   <translation>Nulla è stato modificato</translation>
  </message>
  <message>
   <source>Save and approve for all invoices</source>
   <translation>Salva e approva per tutte le fatture</translation>
  </message>
  <message>
   <source>Approve for all invoices</source>
   <translation>Approva per tutte le fatture</translation>
  </message>
  <message>
   <source>Invoices you approved one by one: {count}. Waiting for your approval: {waiting}.</source>
   <translation>Fatture approvate una per una: {count}. In attesa di approvazione: {waiting}.</translation>
  </message>
  <message>
   <source>Invoices you approved one by one: {count}. Later ones wait for your approval.</source>
   <translation>Fatture approvate una per una: {count}. Le successive attendono l’approvazione.</translation>
  </message>
  <message>
   <source>Nothing is approved yet: no reminders are sent.</source>
   <translation>Nulla è ancora approvato: non parte alcun sollecito.</translation>
  </message>
  <message>
   <source>Approved here, the plan covers all invoices: later ones start without asking you.</source>
   <translation>Approvato qui, il piano vale per tutte le fatture: le successive iniziano senza chiedere.</translation>
  </message>
  <message>
   <source>Messages sent as soon as you approve it: {count}.</source>
   <translation>Messaggi che partono appena lo approva: {count}.</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Giorno</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Canale</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>Tono</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Testo</translation>
  </message>
  <message>
   <source>Contact {number}: working days after the start</source>
   <translation>Sollecito {number}: giorni lavorativi dall’inizio</translation>
  </message>
  <message>
   <source>Contact {number}: channel</source>
   <translation>Sollecito {number}: canale</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Cordiale</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Neutro</translation>
  </message>
  <message>
   <source>Firm</source>
   <translation>Fermo</translation>
  </message>
  <message>
   <source>Contact {number}: tone</source>
   <translation>Sollecito {number}: tono</translation>
  </message>
  <message>
   <source>Contact {number}: text</source>
   <translation>Sollecito {number}: testo</translation>
  </message>
  <message>
   <source>Remove contact {number}</source>
   <translation>Rimuovi il sollecito {number}</translation>
  </message>
  <message>
   <source>This text is the same in every tone.</source>
   <translation>Questo testo è uguale in tutti i toni.</translation>
  </message>
  <message>
   <source>Working days: a number from 0 to {most}.</source>
   <translation>Giorni lavorativi: un numero da 0 a {most}.</translation>
  </message>
 </context>
 <context>
  <name>PlanEndedCard</name>
  <message>
   <source>What next?</source>
   <translation>E adesso?</translation>
  </message>
  <message>
   <source>Add another contact…</source>
   <translation>Aggiungi un altro referente…</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Proponi un accordo…</translation>
  </message>
  <message>
   <source>Write off…</source>
   <translation>Rinunciare al credito…</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>Il piano è terminato senza pagamento. Decida Lei come proseguire.</translation>
  </message>
  <message>
   <source>The plan ended on {day} without payment. You decide what comes next.</source>
   <translation>Il piano è finito il {day}, senza pagamento. Decide Lei come proseguire.</translation>
  </message>
  <message>
   <source>Case file with the court form</source>
   <translation>Fascicolo con il modulo del tribunale</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Scarica il fascicolo</translation>
  </message>
 </context>
 <context>
  <name>PlannedContactsSection</name>
  <message>
   <source>Planned contacts</source>
   <translation>Solleciti previsti</translation>
  </message>
  <message>
   <source>Left out</source>
   <translation>Esclusi</translation>
  </message>
  <message>
   <source>Nobody is contacted at night, at weekends or on holidays; dates move accordingly.</source>
   <translation>Nessuno viene contattato di notte, nel fine settimana o nei giorni festivi; le date si spostano di conseguenza.</translation>
  </message>
  <message>
   <source>Until then you can change each contact. Sending one now starts the recovery at once.</source>
   <translation>Fino ad allora può modificare ogni contatto. Se ne invia uno adesso, il recupero comincia subito.</translation>
  </message>
  <message>
   <source>From then on you can read, change or skip each contact here.</source>
   <translation>Da allora ogni contatto sarà qui, da leggere, modificare o saltare.</translation>
  </message>
  <message>
   <source>Paid: nobody is contacted any more, unless the bank reverses the payment.</source>
   <translation>Pagata: nessuno viene più contattato, a meno che la banca riprenda il pagamento.</translation>
  </message>
  <message>
   <source>Nothing is planned.</source>
   <translation>Nulla è previsto.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Caricamento…</translation>
  </message>
  <message>
   <source>Planned contacts appear once the service can be reached.</source>
   <translation>I solleciti previsti sono visibili quando il servizio è raggiungibile.</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Salta</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Leggi</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Modifica</translation>
  </message>
  <message>
   <source>Call now</source>
   <translation>Chiama ora</translation>
  </message>
  <message>
   <source>Call now: {what}</source>
   <translation>Chiama ora: {what}</translation>
  </message>
  <message>
   <source>Create letter now</source>
   <translation>Prepara la lettera ora</translation>
  </message>
  <message>
   <source>Create letter now: {what}</source>
   <translation>Prepara la lettera ora: {what}</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Invia ora</translation>
  </message>
  <message>
   <source>Send now: {what}</source>
   <translation>Invia ora: {what}</translation>
  </message>
  <message>
   <source>Bring forward…</source>
   <translation>Anticipa…</translation>
  </message>
  <message>
   <source>Bring forward: {what}</source>
   <translation>Anticipa: {what}</translation>
  </message>
  <message>
   <source>Read and approve</source>
   <translation>Leggi e approva</translation>
  </message>
  <message>
   <source>Read and approve: {what}</source>
   <translation>Leggi e approva: {what}</translation>
  </message>
  <message>
   <source>Skip: {what}</source>
   <translation>Salta: {what}</translation>
  </message>
  <message>
   <source>Read: {what}</source>
   <translation>Letto: {what}</translation>
  </message>
  <message>
   <source>Edit: {what}</source>
   <translation>Modifica: {what}</translation>
  </message>
  <message>
   <source>Waits until you confirm the letter or call before it.</source>
   <translation>Attende la conferma della lettera o della chiamata precedente.</translation>
  </message>
  <message>
   <source>Awaits your approval</source>
   <translation>Attende la sua approvazione</translation>
  </message>
  <message>
   <source>{moment}, {when}</source>
   <translation>{moment}, {when}</translation>
  </message>
  <message>
   <source>Waits; it gets a new day once contacts resume</source>
   <translation>In attesa; viene ripianificato quando riprendono i solleciti</translation>
  </message>
  <message>
   <source>Waits until you have checked the text</source>
   <translation>Attende che Lei abbia controllato il testo</translation>
  </message>
  <message>
   <source>Check the text…</source>
   <translation>Controlla il testo…</translation>
  </message>
  <message>
   <source>Check the text: {what}</source>
   <translation>Controlla il testo: {what}</translation>
  </message>
  <message>
   <source>Print and post it, then confirm it here.</source>
   <translation>La stampi e la spedisca, poi lo confermi qui.</translation>
  </message>
  <message>
   <source>Posted…</source>
   <translation>Spedita…</translation>
  </message>
  <message>
   <source>Posted…: {what}</source>
   <translation>Spedita…: {what}</translation>
  </message>
  <message>
   <source>Make this call, then note the outcome here.</source>
   <translation>Fai questa telefonata, poi di’ qui com’è andata.</translation>
  </message>
  <message>
   <source>Called…</source>
   <translation>Telefonato…</translation>
  </message>
  <message>
   <source>Called…: {what}</source>
   <translation>Telefonato…: {what}</translation>
  </message>
  <message>
   <source>Waiting for you since {day}</source>
   <translation>Ti aspetta dal {day}</translation>
  </message>
  <message>
   <source>For you to do today</source>
   <translation>Da fare oggi</translation>
  </message>
  <message>
   <source>Being recorded…</source>
   <translation>Registrazione…</translation>
  </message>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} al {level}</translation>
  </message>
  <message>
   <source>Being approved…</source>
   <translation>Approvazione in corso…</translation>
  </message>
  <message>
   <source>Being skipped…</source>
   <translation>Annullamento in corso…</translation>
  </message>
  <message>
   <source>Being made…</source>
   <translation>Invio in corso…</translation>
  </message>
  <message>
   <source>Being changed…</source>
   <translation>Modifica in corso…</translation>
  </message>
 </context>
 <context>
  <name>PlannedEditDialog</name>
  <message>
   <source>Edit call</source>
   <translation>Modifica la chiamata</translation>
  </message>
  <message>
   <source>Edit message</source>
   <translation>Modifica il messaggio</translation>
  </message>
  <message>
   <source>Empty: as soon as the plan is approved</source>
   <translation>Vuoto: non appena il piano è approvato</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Giorno</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Tramite</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Oggetto</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Testo</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Modifica</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>Ricerca del testo…</translation>
  </message>
  <message>
   <source>To {to}</source>
   <translation>A {to}</translation>
  </message>
  <message>
   <source>Replace {was} with {now}</source>
   <translation>Sostituisci {was} con {now}</translation>
  </message>
  <message>
   <source>Choose a day between today and {day}.</source>
   <translation>Serve un giorno tra oggi e il {day}.</translation>
  </message>
  <message>
   <source>Write a text, or skip this contact instead.</source>
   <translation>Non si direbbe nulla. Scriva il testo, oppure salti questo sollecito.</translation>
  </message>
  <message>
   <source>Nothing changed.</source>
   <translation>Nulla è stato modificato.</translation>
  </message>
 </context>
 <context>
  <name>PlannedRow</name>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} al {level}</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Leggi</translation>
  </message>
  <message>
   <source>Read: {what}, {when}</source>
   <translation>Leggi: {what}, {when}</translation>
  </message>
 </context>
 <context>
  <name>PracticeBand</name>
  <message>
   <source>Practice: nothing leaves this computer</source>
   <translation>Esercitazione: nulla lascia questo computer</translation>
  </message>
  <message>
   <source>Next event</source>
   <translation>Evento successivo</translation>
  </message>
  <message>
   <source>Next week</source>
   <translation>Una settimana dopo</translation>
  </message>
  <message>
   <source>Start for real</source>
   <translation>Inizia davvero</translation>
  </message>
  <message>
   <source>Nothing more is planned. Decide at an open invoice what comes next.</source>
   <translation>Non è previsto altro. Decida in una fattura aperta come continuare.</translation>
  </message>
  <message>
   <source>Nothing more happens. Add an invoice.</source>
   <translation>Non succede più nulla. Aggiunga una fattura.</translation>
  </message>
  <message>
   <source>Practice clock: {moment}</source>
   <translation>Data fittizia: {moment}</translation>
  </message>
  <message>
   <source>Date: {moment}</source>
   <translation>Data: {moment}</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) later</source>
   <translation>
    <numerusform>%n giorno dopo</numerusform>
    <numerusform>%n giorni dopo</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>PracticeCompany</name>
  <message>
   <source>The practice company. It is invented: invoices you try here bear its name, and nothing is sent.</source>
   <translation>L’azienda di esercitazione. È inventata: le fatture che prova qui portano il suo nome e nulla viene inviato.</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Impresa</translation>
  </message>
  <message>
   <source>Start for real with your own company</source>
   <translation>Inizia davvero con la sua azienda</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Indirizzo</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Partita IVA</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
 </context>
 <context>
  <name>ProgressCard</name>
  <message>
   <source>Files that were read</source>
   <translation>File letti</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pausa</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Continua</translation>
  </message>
  <message>
   <source>Remove unread files</source>
   <translation>Rimuovi ciò che non è letto</translation>
  </message>
  <message>
   <source>{done} of {whole} read</source>
   <translation>{done} di {whole} lette</translation>
  </message>
  <message>
   <source>Paused: {words}</source>
   <translation>In pausa: {words}</translation>
  </message>
  <message numerus="yes">
   <source>%n could not be read</source>
   <translation>
    <numerusform>%n non è stata letta</numerusform>
    <numerusform>%n non sono state lette</numerusform>
   </translation>
  </message>
  <message>
   <source>Reading {name}</source>
   <translation>Lettura di {name}</translation>
  </message>
  <message>
   <source>All read</source>
   <translation>Tutto letto</translation>
  </message>
 </context>
 <context>
  <name>ProgressRow</name>
  <message>
   <source>Try again</source>
   <translation>Riprova</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Verifica</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Invia ora</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Tieni entrambe</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Ritira</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Rimuovi</translation>
  </message>
  <message>
   <source>Review {name}</source>
   <translation>Verifica {name}</translation>
  </message>
  <message>
   <source>Try {name} again</source>
   <translation>Riprova {name}</translation>
  </message>
  <message>
   <source>Send {name} now</source>
   <translation>Invia ora {name}</translation>
  </message>
  <message>
   <source>Keep {name} and the other one</source>
   <translation>Tieni {name} e l’altra</translation>
  </message>
  <message>
   <source>Take {name} back</source>
   <translation>Ritira {name}</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Rimuovi {name}</translation>
  </message>
 </context>
 <context>
  <name>PromiseDialog</name>
  <message>
   <source>The debtor promises to pay</source>
   <translation>Il debitore promette di pagare</translation>
  </message>
  <message>
   <source>Promised for</source>
   <translation>Pagamento promesso per il</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importo</translation>
  </message>
  <message>
   <source>Contacts pause until two working days after that day. If nothing has arrived by then, recovery resumes, and the next contact mentions the promise.</source>
   <translation>I solleciti sono sospesi fino a due giorni lavorativi dopo quel giorno. Se per allora non è arrivato nulla, il recupero prosegue e il sollecito successivo ricorda la promessa.</translation>
  </message>
  <message>
   <source>Record promise</source>
   <translation>Registra la promessa</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
 </context>
 <context>
  <name>ProposeDialog</name>
  <message>
   <source>Propose an agreement</source>
   <translation>Proponi un accordo</translation>
  </message>
  <message>
   <source>The debtor pays</source>
   <translation>Il debitore paga</translation>
  </message>
  <message>
   <source>The full amount, in instalments</source>
   <translation>Tutto l’importo aperto, a rate</translation>
  </message>
  <message>
   <source>A smaller amount; the rest is written off</source>
   <translation>Una somma minore; il resto viene condonato</translation>
  </message>
  <message>
   <source>Settlement amount</source>
   <translation>Importo della transazione</translation>
  </message>
  <message>
   <source>Instalments</source>
   <translation>Rate</translation>
  </message>
  <message>
   <source>First payment</source>
   <translation>Primo pagamento</translation>
  </message>
  <message>
   <source>The debtor has already agreed to this</source>
   <translation>Il debitore è già d’accordo</translation>
  </message>
  <message>
   <source>Message to the debtor</source>
   <translation>Messaggio al debitore</translation>
  </message>
  <message>
   <source>Propose</source>
   <translation>Proponi</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message numerus="yes">
   <source>One plan for all %n open invoices of this debtor</source>
   <translation>
    <numerusform>Un solo piano per la fattura insoluta di questo debitore</numerusform>
    <numerusform>Un solo piano per tutte le %n fatture insolute di questo debitore</numerusform>
   </translation>
  </message>
  <message>
   <source>Also covers {numbers}. The oldest invoice is paid first.</source>
   <translation>Anche per {numbers}. La fattura più vecchia si paga per prima.</translation>
  </message>
  <message>
   <source>Record agreement</source>
   <translation>Registra l’accordo</translation>
  </message>
  <message>
   <source>It applies at once: contacts pause while it is kept, and a late instalment ends it.</source>
   <translation>È subito in vigore: i solleciti sono sospesi finché viene rispettato e una rata in ritardo vi pone fine.</translation>
  </message>
  <message>
   <source>A letter that confirms it is prepared for the debtor.</source>
   <translation>Viene preparata una lettera di conferma per il debitore.</translation>
  </message>
  <message>
   <source>The debtor gets an email that confirms it, during office hours.</source>
   <translation>Il debitore riceve un’e-mail di conferma, in orario d’ufficio.</translation>
  </message>
  <message>
   <source>A letter with it is prepared for the debtor; contacts pause for up to seven days meanwhile.</source>
   <translation>Viene preparata una lettera con la proposta per il debitore; nel frattempo i solleciti sono sospesi per sette giorni al massimo.</translation>
  </message>
  <message>
   <source>The debtor gets it by email, during office hours; contacts pause for up to seven days meanwhile.</source>
   <translation>Il debitore la riceve per e-mail, in orario d’ufficio; nel frattempo i solleciti sono sospesi per sette giorni al massimo.</translation>
  </message>
  <message>
   <source>You write off {amount}.</source>
   <translation>Rinuncia a {amount}.</translation>
  </message>
  <message>
   <source>At least two: for a single payment, record a promise instead.</source>
   <translation>Almeno due: per un solo pagamento registri una promessa.</translation>
  </message>
 </context>
 <context>
  <name>PursuitCard</name>
  <message>
   <source>What do you ask debtors for?</source>
   <translation>Che cosa chiede ai debitori?</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Riprova</translation>
  </message>
 </context>
 <context>
  <name>PursuitChoices</name>
  <message>
   <source>The invoice only</source>
   <translation>Solo la fattura</translation>
  </message>
  <message>
   <source>The invoice, interest and fixed sums</source>
   <translation>La fattura, gli interessi e l’importo forfettario</translation>
  </message>
  <message>
   <source>Companies</source>
   <translation>Imprese</translation>
  </message>
  <message>
   <source>Private persons</source>
   <translation>Ai privati si chiede</translation>
  </message>
  <message>
   <source>We ask them for interest at an agreed rate; without one, only after a formal notice, where the law grants it.</source>
   <translation>Chiediamo loro interessi al tasso concordato; altrimenti solo dopo una messa in mora, se la legge lo prevede.</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Inserisci il tasso</translation>
  </message>
  <message>
   <source>Before an invoice is due</source>
   <translation>Prima della scadenza di una fattura</translation>
  </message>
  <message>
   <source>Send nothing</source>
   <translation>Non inviare nulla</translation>
  </message>
  <message>
   <source>Send one friendly note, 3 days before</source>
   <translation>Invia un avviso cortese, 3 giorni prima</translation>
  </message>
  <message>
   <source>For invoices you submit before their due date. Their reminders begin after that date.</source>
   <translation>Per le fatture avviate al recupero prima della scadenza. I solleciti iniziano dopo quella data.</translation>
  </message>
  <message>
   <source>Example: an invoice of {amount}, {days} days late.</source>
   <translation>Esempio: una fattura di {amount}, in ritardo di {days} giorni.</translation>
  </message>
  <message>
   <source>No statutory interest is known for your country: only an agreed rate applies.</source>
   <translation>Per il Suo paese non si conoscono interessi legali: vale solo un tasso concordato.</translation>
  </message>
  <message>
   <source>Only the invoice: {amount}. With {interest} interest ({rate}% a year) and the fixed sum of {fee}: {total}.</source>
   <translation>Solo la fattura: {amount}. Con {interest} di interessi ({rate} % annuo) e l’importo forfettario di {fee}: {total}.</translation>
  </message>
  <message>
   <source>Only the invoice: {amount}. With {interest} interest ({rate}% a year): {total}.</source>
   <translation>Solo la fattura: {amount}. Con {interest} di interessi ({rate} % annuo): {total}.</translation>
  </message>
  <message>
   <source>That is the last known rate. None is known from {day} on: no interest is claimed for the days since then, until the rate is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>È l’ultimo tasso noto. Dal {day} nessuno è noto: per i giorni trascorsi da allora non si chiedono interessi, finché il tasso non è inserito in Impostazioni → Recuperi → Tassi di legge.</translation>
  </message>
 </context>
 <context>
  <name>PursuitDialog</name>
  <message>
   <source>Ask for interest and the fixed sum?</source>
   <translation>Chiedere interessi e importo forfettario?</translation>
  </message>
  <message>
   <source>Ask for interest too?</source>
   <translation>Chiedere anche gli interessi?</translation>
  </message>
  <message>
   <source>Ask for the invoice only?</source>
   <translation>Chiedere solo la fattura?</translation>
  </message>
  <message>
   <source>Messages already sent stay as they are. The debtor’s page shows the new sum at once.</source>
   <translation>I messaggi già inviati restano invariati. La pagina del debitore mostra subito il nuovo importo.</translation>
  </message>
  <message>
   <source>Messages already sent stay as they are.</source>
   <translation>I messaggi già inviati restano invariati.</translation>
  </message>
  <message>
   <source>Ask for interest and the fixed sum</source>
   <translation>Chiedere interessi e importo forfettario</translation>
  </message>
  <message>
   <source>Ask for interest too</source>
   <translation>Chiedere anche gli interessi</translation>
  </message>
  <message>
   <source>Ask for the invoice only</source>
   <translation>Chiedere solo la fattura</translation>
  </message>
  <message>
   <source>Change nothing</source>
   <translation>Lasciare invariato</translation>
  </message>
  <message>
   <source>Interest is asked for too, from the day on which the law or the contract lets it run.</source>
   <translation>Si chiedono anche gli interessi, dal giorno in cui decorrono per legge o per contratto.</translation>
  </message>
  <message>
   <source>From the next message on, the debtor is asked for {total} instead of {rest}: {extras} of interest and fixed sum are added.</source>
   <translation>Dal prossimo messaggio si chiedono al debitore {total} invece di {rest}: si aggiungono {extras} di interessi e importo forfettario.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>Gli interessi crescono di {amount} al giorno.</translation>
  </message>
  <message>
   <source>The invoice is paid, and {extras} of interest and fixed sum is still open. Without it nothing remains: contacts stop at once, and the invoice closes as recovered.</source>
   <translation>La fattura è pagata e restano {extras} di interessi e importo forfettario. Senza di essi non resta nulla: i contatti cessano subito e la fattura si chiude come incassata.</translation>
  </message>
  <message>
   <source>From the next message on, the debtor is asked for {rest} instead of {total}: {extras} of interest and fixed sum are left out.</source>
   <translation>Dal prossimo messaggio si chiedono al debitore {rest} invece di {total}: non si chiedono {extras} di interessi e importo forfettario.</translation>
  </message>
 </context>
 <context>
  <name>QAbstractFileIconProvider</name>
  <message>
   <source>Drive</source>
   <translation>Unità</translation>
  </message>
  <message>
   <source>File</source>
   <translation>File</translation>
  </message>
  <message>
   <source>%1 File</source>
   <translation>File %1</translation>
  </message>
  <message>
   <source>Folder</source>
   <translation>Cartella</translation>
  </message>
  <message>
   <source>Shortcut</source>
   <translation>Collegamento</translation>
  </message>
  <message>
   <source>Symbolic Link</source>
   <translation>Collegamento simbolico</translation>
  </message>
  <message>
   <source>Alias</source>
   <translation>Alias</translation>
  </message>
  <message>
   <source>Unknown</source>
   <translation>Sconosciuto</translation>
  </message>
 </context>
 <context>
  <name>QFileDialog</name>
  <message>
   <source>&amp;Look in:</source>
   <translation>&amp;Cerca in:</translation>
  </message>
  <message>
   <source>Files of &amp;type:</source>
   <translation>File di &amp;tipo:</translation>
  </message>
 </context>
 <context>
  <name>QrCode</name>
  <message>
   <source>QR code of the address</source>
   <translation>Codice QR dell’indirizzo</translation>
  </message>
 </context>
 <context>
  <name>Queue</name>
  <message>
   <source>Submit invoices</source>
   <translation>Sollecita fatture</translation>
  </message>
  <message>
   <source>Drop invoices anywhere on this window</source>
   <translation>Trascini le fatture in qualsiasi punto di questa finestra</translation>
  </message>
  <message>
   <source>PDF, photos, XML invoices, saved messages, lists from your books (XLSX, ODS, CSV), ZIP and folders.</source>
   <translation>PDF, foto, fatture XML, messaggi salvati, elenchi della contabilità (XLSX, ODS, CSV), ZIP e cartelle.</translation>
  </message>
  <message>
   <source>Choose files</source>
   <translation>Scegli i file</translation>
  </message>
  <message>
   <source>Use the sample invoice</source>
   <translation>Usa la fattura di esempio</translation>
  </message>
  <message>
   <source>You have used every sample invoice. Drop one of your own, or enter one manually.</source>
   <translation>Ha usato tutte le fatture di esempio. Trascini una delle sue o la inserisca a mano.</translation>
  </message>
  <message>
   <source>Enter manually</source>
   <translation>Inserisci a mano</translation>
  </message>
  <message>
   <source>Import a spreadsheet</source>
   <translation>Importa un foglio di calcolo</translation>
  </message>
  <message>
   <source>Another sample invoice</source>
   <translation>Un’altra fattura di esempio</translation>
  </message>
  <message>
   <source>Choose a folder</source>
   <translation>Scegli una cartella</translation>
  </message>
  <message>
   <source>In progress</source>
   <translation>In corso</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <source>Search invoices in progress</source>
   <translation>Cerca tra quelle in viaggio</translation>
  </message>
  <message>
   <source>No matches.</source>
   <translation>Nulla in viaggio contiene queste parole.</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Apri fatture</translation>
  </message>
  <message>
   <source>Open a folder of invoices</source>
   <translation>Apri una cartella di fatture</translation>
  </message>
  <message>
   <source>Open a spreadsheet of invoices</source>
   <translation>Apri una tabella di fatture</translation>
  </message>
  <message>
   <source>Tables (*.csv *.tsv *.xlsx *.xlsm *.xls *.ods)</source>
   <translation>Tabelle (*.csv *.tsv *.xlsx *.xlsm *.xls *.ods)</translation>
  </message>
  <message>
   <source>The invoice is being read on this computer.</source>
   <translation>La fattura viene letta su questo computer.</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>Lettura…</translation>
  </message>
  <message numerus="yes">
   <source>%n left out</source>
   <translation>
    <numerusform>%n escluso</numerusform>
    <numerusform>%n esclusi</numerusform>
   </translation>
  </message>
  <message>
   <source>You review each invoice first, or submit together what was read with certainty. Nothing is sent before that.</source>
   <translation>Prima controlla ogni fattura, o sollecita insieme quelle lette con certezza. Prima di allora non parte nulla.</translation>
  </message>
  <message>
   <source>You review each invoice first. Nothing is sent before that.</source>
   <translation>Prima controlla ogni fattura. Prima di allora non parte nulla.</translation>
  </message>
  <message numerus="yes">
   <source>Show %n more</source>
   <translation>
    <numerusform>Mostrane %n in più</numerusform>
    <numerusform>Mostrane altre %n</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Try %n failed again</source>
   <translation>
    <numerusform>Riprova %n non riuscita</numerusform>
    <numerusform>Riprova le %n non riuscite</numerusform>
   </translation>
  </message>
  <message>
   <source>Submitting</source>
   <translation>Avvio del recupero</translation>
  </message>
  <message>
   <source>To be submitted {moment}</source>
   <translation>Parte il {moment}</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>In pausa</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>In attesa</translation>
  </message>
  <message>
   <source>Uploading</source>
   <translation>Caricamento del file</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lettura</translation>
  </message>
  <message>
   <source>Still needed: {names}</source>
   <translation>Manca: {names}</translation>
  </message>
  <message>
   <source>Ready to submit</source>
   <translation>Pronta da sollecitare</translation>
  </message>
  <message>
   <source>Ready to review</source>
   <translation>Pronta da verificare</translation>
  </message>
  <message>
   <source>Postal address</source>
   <translation>Indirizzo postale</translation>
  </message>
  <message>
   <source>{contact} (or recover by letter)</source>
   <translation>{contact} (o recupera per lettera)</translation>
  </message>
  <message>
   <source>Looks like {name}: same invoice number and amount.</source>
   <translation>Somiglia a {name}: stesso numero di fattura e importo.</translation>
  </message>
  <message>
   <source>Looks like {name}: same debtor, day and amount.</source>
   <translation>Somiglia a {name}: stesso debitore, giorno e importo.</translation>
  </message>
  <message>
   <source>Looks like another one: same debtor, day and amount.</source>
   <translation>Somiglia a un’altra: stesso debitore, giorno e importo.</translation>
  </message>
  <message>
   <source>You can enter the fields manually.</source>
   <translation>Può inserire i campi a mano.</translation>
  </message>
 </context>
 <context>
  <name>Rail</name>
  <message>
   <source>Help</source>
   <translation>Aiuto</translation>
  </message>
  <message>
   <source>Pages</source>
   <translation>Pagine</translation>
  </message>
 </context>
 <context>
  <name>RateField</name>
  <message>
   <source>{times} × legal rate</source>
   <translation>{times} × tasso legale</translation>
  </message>
  <message>
   <source>{times} times the legal rate of each half-year</source>
   <translation>{times} volte il tasso legale di ogni semestre</translation>
  </message>
  <message>
   <source>{rate}% a year</source>
   <translation>{rate}% all’anno</translation>
  </message>
 </context>
 <context>
  <name>RatesCard</name>
  <message>
   <source>Statutory rates</source>
   <translation>Tassi di legge</translation>
  </message>
  <message>
   <source>Correct a rate</source>
   <translation>Correggi un tasso</translation>
  </message>
  <message>
   <source>Half-year</source>
   <translation>Semestre</translation>
  </message>
  <message>
   <source>Rate published, % a year</source>
   <translation>Tasso pubblicato, % annuo</translation>
  </message>
  <message>
   <source>Where it was published</source>
   <translation>Dove è stato pubblicato</translation>
  </message>
  <message>
   <source>The central bank's page or the official journal, with its date.</source>
   <translation>La pagina della banca centrale o la gazzetta ufficiale, con la data.</translation>
  </message>
  <message>
   <source>Open where it is published</source>
   <translation>Apri la pagina di pubblicazione</translation>
  </message>
  <message>
   <source>Save rate</source>
   <translation>Inserisci questo tasso</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Salvataggio</translation>
  </message>
  <message>
   <source>Saved. Balances use it from now on.</source>
   <translation>Salvato. I saldi ne tengono conto da ora.</translation>
  </message>
  <message>
   <source>Interest by law rests on these rates.</source>
   <translation>Gli interessi di legge si basano su questi tassi.</translation>
  </message>
  <message>
   <source>The rate of the current half-year is missing. Until it is entered, no interest is claimed for it, and debtors are told nothing of it.</source>
   <translation>Il tasso di un semestre già iniziato non è noto qui: finché non viene inserito, non si chiedono interessi per quel semestre e ai debitori non se ne dice nulla.</translation>
  </message>
  <message>
   <source>The operator of this service enters it.</source>
   <translation>Lo inserisce chi gestisce questo servizio.</translation>
  </message>
  <message>
   <source>first half of {year}</source>
   <translation>primo semestre {year}</translation>
  </message>
  <message>
   <source>second half of {year}</source>
   <translation>secondo semestre {year}</translation>
  </message>
  <message>
   <source>A number such as 2.15 or -0.88.</source>
   <translation>Un numero come 2,15 o -0,88.</translation>
  </message>
  <message>
   <source>Only a published rate counts: enter where it was published.</source>
   <translation>Conta solo un tasso pubblicato: indichi dove si trova.</translation>
  </message>
  <message>
   <source>European Central Bank, main refinancing operations</source>
   <translation>Banca centrale europea, operazioni di rifinanziamento principali</translation>
  </message>
  <message>
   <source>Deutsche Bundesbank, base rate (§ 247 BGB)</source>
   <translation>Deutsche Bundesbank, tasso di base (§ 247 BGB)</translation>
  </message>
  <message>
   <source>Oesterreichische Nationalbank, base rate</source>
   <translation>Oesterreichische Nationalbank, tasso di base</translation>
  </message>
  <message>
   <source>Bank of England, Bank Rate on the last day of the half-year before</source>
   <translation>Banca d’Inghilterra, tasso ufficiale (Bank Rate) dell’ultimo giorno del semestre precedente</translation>
  </message>
  <message>
   <source>Sveriges Riksbank, reference rate</source>
   <translation>Banca di Svezia (Sveriges Riksbank), tasso di riferimento</translation>
  </message>
  <message>
   <source>Danmarks Nationalbank, lending rate</source>
   <translation>Danmarks Nationalbank, tasso sui prestiti</translation>
  </message>
  <message>
   <source>Czech National Bank, two-week repo rate</source>
   <translation>Banca nazionale ceca, tasso repo a due settimane</translation>
  </message>
  <message>
   <source>Narodowy Bank Polski, reference rate</source>
   <translation>Narodowy Bank Polski, tasso di riferimento</translation>
  </message>
  <message>
   <source>France, legal interest rate for creditors in business</source>
   <translation>Francia, tasso legale per i creditori professionali</translation>
  </message>
  <message>
   <source>Netherlands, legal interest rate owed by private persons</source>
   <translation>Paesi Bassi, tasso degli interessi legali dovuti dai privati</translation>
  </message>
  <message>
   <source>Italy, legal interest rate (art. 1284 c.c.)</source>
   <translation>Italia, saggio degli interessi legali (art. 1284 c.c.)</translation>
  </message>
  <message>
   <source>Spain, legal interest rate (art. 1108 CC)</source>
   <translation>Spagna, interesse legale (art. 1108 CC)</translation>
  </message>
  <message>
   <source>Its publisher: {rate}.</source>
   <translation>È pubblicato qui: {rate}.</translation>
  </message>
 </context>
 <context>
  <name>RatesSheet</name>
  <message>
   <source>Exchange rates for sorting</source>
   <translation>Cambi per l’ordinamento</translation>
  </message>
  <message>
   <source>Invoices in several currencies are sorted by these rates. No amount is converted. A currency without a rate is sorted separately.</source>
   <translation>Le fatture in più valute sono ordinate con questi cambi. Nessun importo viene convertito. Una valuta senza cambio è ordinata a parte.</translation>
  </message>
  <message>
   <source>Rates of</source>
   <translation>Cambi del</translation>
  </message>
  <message>
   <source>Use these rates</source>
   <translation>Usa questi cambi</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Enter the day of these rates.</source>
   <translation>Indicare il giorno di questi cambi.</translation>
  </message>
 </context>
 <context>
  <name>RawSheet</name>
  <message>
   <source>Technical data</source>
   <translation>Come comunicato dal servizio</translation>
  </message>
  <message>
   <source>The receivable as JSON</source>
   <translation>Il credito in JSON</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>ReadField</name>
  <message>
   <source>Forget this correction</source>
   <translation>Dimentica questa correzione</translation>
  </message>
  <message>
   <source>Confirm</source>
   <translation>Conferma</translation>
  </message>
  <message>
   <source>Confirm {field}</source>
   <translation>Conferma: {field}</translation>
  </message>
 </context>
 <context>
  <name>ReadingCard</name>
  <message>
   <source>Debtors’ replies</source>
   <translation>Risposte dei debitori</translation>
  </message>
  <message>
   <source>Read replies</source>
   <translation>Leggere le risposte</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Altro</translation>
  </message>
  <message>
   <source>Server for reading (IMAP)</source>
   <translation>Server di lettura (IMAP)</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Porta</translation>
  </message>
  <message>
   <source>Encryption</source>
   <translation>Cifratura</translation>
  </message>
  <message>
   <source>TLS from the start (most common)</source>
   <translation>TLS dall’inizio (consueto)</translation>
  </message>
  <message>
   <source>STARTTLS</source>
   <translation>STARTTLS</translation>
  </message>
  <message>
   <source>None (only on this computer)</source>
   <translation>Nessuna (solo su questo computer)</translation>
  </message>
  <message>
   <source>The app checks the inbox of {address} for new messages. It reads only those that answer your reminders or come from a debtor’s address. Nothing is marked, moved or deleted.</source>
   <translation>L’app cerca nuovi messaggi nella posta in arrivo di {address}, legge quelli che rispondono ai Suoi solleciti o vengono dall’indirizzo di un debitore, e nient’altro. Nulla viene contrassegnato, spostato o eliminato.</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>Smettere di leggere</translation>
  </message>
  <message>
   <source>Opening the mailbox</source>
   <translation>Apertura della casella</translation>
  </message>
  <message>
   <source>Off: debtors’ replies are only in your mailbox.</source>
   <translation>Disattivato: le risposte dei debitori restano solo nella Sua casella.</translation>
  </message>
  <message>
   <source>On. The first check follows in a moment.</source>
   <translation>Attivo. La prima lettura segue tra un attimo.</translation>
  </message>
  <message>
   <source>On. Last checked: {moment}</source>
   <translation>Attivo. Ultima lettura: {moment}</translation>
  </message>
  <message>
   <source>Less</source>
   <translation>Meno</translation>
  </message>
  <message>
   <source>The name of the server, such as imap.company.example.</source>
   <translation>Il nome del server, come imap.company.example.</translation>
  </message>
  <message>
   <source>A number from 1 to 65535; usually 993.</source>
   <translation>Un numero da 1 a 65535; di solito 993.</translation>
  </message>
 </context>
 <context>
  <name>ReceivableHeader</name>
  <message>
   <source>Back</source>
   <translation>Indietro</translation>
  </message>
  <message>
   <source>Record payment…</source>
   <translation>Registra il pagamento…</translation>
  </message>
  <message>
   <source>Record a credit note…</source>
   <translation>Inserire una nota di credito…</translation>
  </message>
  <message>
   <source>Take a payment back…</source>
   <translation>Ritirare un pagamento…</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Scarica il fascicolo</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Chiedi di nuovo al servizio</translation>
  </message>
  <message>
   <source>Technical data</source>
   <translation>Tutto come comunicato dal servizio</translation>
  </message>
  <message>
   <source>Send separate reminders for this invoice</source>
   <translation>Sollecitare questa fattura da sola</translation>
  </message>
  <message>
   <source>Pause recovery…</source>
   <translation>Metti in pausa il recupero…</translation>
  </message>
  <message>
   <source>Cancel recovery…</source>
   <translation>Annulla il recupero…</translation>
  </message>
  <message>
   <source>Undo the cancellation</source>
   <translation>Revoca l’annullamento</translation>
  </message>
  <message>
   <source>Submit again…</source>
   <translation>Sollecita di nuovo…</translation>
  </message>
  <message>
   <source>More actions</source>
   <translation>Altre azioni</translation>
  </message>
  <message>
   <source>Insolvent</source>
   <translation>Insolvente</translation>
  </message>
  <message>
   <source>{open} of {amount} open</source>
   <translation>{open} su {amount} da pagare</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Fattura</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Caricamento…</translation>
  </message>
 </context>
 <context>
  <name>ReceivablePage</name>
  <message>
   <source>Correct it</source>
   <translation>Correggi</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Riprova</translation>
  </message>
  <message>
   <source>The evidence is being sent</source>
   <translation>Invio delle prove in corso</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Riepilogo</translation>
  </message>
  <message>
   <source>Planned contacts</source>
   <translation>Solleciti previsti</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documenti</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Note</translation>
  </message>
  <message>
   <source>What you entered is saved and being sent; the service confirms it here.</source>
   <translation>Quanto inserito è salvato e viene inviato; il servizio lo conferma qui.</translation>
  </message>
  <message>
   <source>What you entered is saved and takes effect in a few seconds.</source>
   <translation>Quanto inserito è salvato e ha effetto tra pochi secondi.</translation>
  </message>
  <message>
   <source>The evidence is being sent: {percent}%.</source>
   <translation>Invio delle prove in corso: {percent}%.</translation>
  </message>
  <message>
   <source>The service does not know this invoice, or no longer does.</source>
   <translation>Il servizio non conosce, o non conosce più, questa fattura.</translation>
  </message>
  <message>
   <source>The service refused your answer. {reason}</source>
   <translation>Il servizio ha rifiutato la Sua risposta. {reason}</translation>
  </message>
 </context>
 <context>
  <name>RecordDisputeDialog</name>
  <message>
   <source>The debtor disputes the invoice</source>
   <translation>Il debitore contesta la fattura</translation>
  </message>
  <message>
   <source>They say that</source>
   <translation>Motivo</translation>
  </message>
  <message>
   <source>In their words</source>
   <translation>Con le sue parole</translation>
  </message>
  <message>
   <source>Disputed amount</source>
   <translation>Importo contestato</translation>
  </message>
  <message>
   <source>Empty: the whole invoice</source>
   <translation>Vuoto: tutta la fattura</translation>
  </message>
  <message>
   <source>Recovery pauses, the debtor gets an acknowledgement, and you are asked for evidence.</source>
   <translation>Il recupero è sospeso, il debitore riceve una conferma e a Lei si chiedono le prove.</translation>
  </message>
  <message>
   <source>Recovery pauses, and you are asked for evidence. The debtor has no email: nothing is sent.</source>
   <translation>Il recupero è sospeso e a Lei si chiedono le prove. Il debitore non ha un’e-mail: non viene inviato nulla.</translation>
  </message>
  <message>
   <source>Record dispute</source>
   <translation>Annota la contestazione</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
 </context>
 <context>
  <name>RecordManyDialog</name>
  <message numerus="yes">
   <source>Record %n invoice(s) as paid?</source>
   <translation>
    <numerusform>Registrare %n fattura come pagata?</numerusform>
    <numerusform>Registrare %n fatture come pagate?</numerusform>
   </translation>
  </message>
  <message>
   <source>No payment can be recorded for these</source>
   <translation>Per queste non si può registrare alcun pagamento</translation>
  </message>
  <message>
   <source>Arrived on</source>
   <translation>Arrivato il</translation>
  </message>
  <message numerus="yes">
   <source>Record %n as paid</source>
   <translation>
    <numerusform>Registra %n come pagata</numerusform>
    <numerusform>Registra %n come pagate</numerusform>
   </translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Questi restano come sono: {why}.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <source>For each, the full open amount is recorded as received on this day. Contacts stop at once. You can undo this for a few seconds; after that you can take each payment back on its invoice’s page.</source>
   <translation>Per ognuna l’intero importo aperto è registrato come ricevuto in questo giorno. I contatti si fermano subito. Si può annullare per alcuni secondi; poi ogni pagamento si può togliere dalla pagina della fattura.</translation>
  </message>
  <message>
   <source>Enter the day it arrived, today at the latest.</source>
   <translation>Indichi il giorno in cui è arrivato, al più tardi oggi.</translation>
  </message>
 </context>
 <context>
  <name>RecoverySection</name>
  <message>
   <source>Try again</source>
   <translation>Riprova</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Interrogazione del servizio…</translation>
  </message>
  <message>
   <source>This service decides itself how it recovers; it offers no settings here.</source>
   <translation>Questo servizio decide da sé come recuperare; qui non offre impostazioni.</translation>
  </message>
  <message>
   <source>Practice sends nothing and needs no mailbox. You set up yours when you start for real.</source>
   <translation>La pratica non invia nulla e non richiede una casella. La Sua si configura quando si comincia davvero.</translation>
  </message>
 </context>
 <context>
  <name>RecoverySummaries</name>
  <message>
   <source>You print and post them</source>
   <translation>Le stampa e le spedisce Lei</translation>
  </message>
  <message>
   <source>Into a folder, as PDF</source>
   <translation>In una cartella, come PDF</translation>
  </message>
  <message>
   <source>Through a provider</source>
   <translation>Tramite un fornitore</translation>
  </message>
  <message>
   <source>The operator of this service posts them</source>
   <translation>Le spedisce il gestore di questo servizio</translation>
  </message>
  <message>
   <source>Not set up yet</source>
   <translation>Non ancora configurata</translation>
  </message>
  <message>
   <source>Not checked yet</source>
   <translation>Non ancora verificato</translation>
  </message>
  <message>
   <source>Checked: {domain}</source>
   <translation>Verificato: {domain}</translation>
  </message>
  <message>
   <source>Read by the app</source>
   <translation>Lette dall’app</translation>
  </message>
  <message>
   <source>Only in your mailbox</source>
   <translation>Solo nella Sua casella</translation>
  </message>
  <message numerus="yes">
   <source>{iban} and %n more</source>
   <translation>
    <numerusform>{iban} e un altro</numerusform>
    <numerusform>{iban} e altri %n</numerusform>
   </translation>
  </message>
  <message>
   <source>With your logo</source>
   <translation>Con il Suo logo</translation>
  </message>
  <message>
   <source>Without a logo</source>
   <translation>Senza logo</translation>
  </message>
  <message>
   <source>your colour</source>
   <translation>il Suo colore</translation>
  </message>
  <message>
   <source>the default colour</source>
   <translation>il colore predefinito</translation>
  </message>
  <message numerus="yes">
   <source>%n contact(s)</source>
   <translation>
    <numerusform>%n contatto</numerusform>
    <numerusform>%n contatti</numerusform>
   </translation>
  </message>
  <message>
   <source>with interest</source>
   <translation>con interessi</translation>
  </message>
  <message>
   <source>the invoice only</source>
   <translation>solo la fattura</translation>
  </message>
  <message>
   <source>approved for all invoices</source>
   <translation>approvato per tutte le fatture</translation>
  </message>
  <message>
   <source>not approved for all invoices</source>
   <translation>non approvato per tutte le fatture</translation>
  </message>
  <message>
   <source>You are asked every time</source>
   <translation>Decide Lei ogni volta</translation>
  </message>
  <message>
   <source>Some are answered in your name</source>
   <translation>Alcune sono date a Suo nome</translation>
  </message>
  <message numerus="yes">
   <source>Messages in %n language(s)</source>
   <translation>
    <numerusform>Messaggi in %n lingua</numerusform>
    <numerusform>Messaggi in %n lingue</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>RememberedCorrections</name>
  <message>
   <source>Remembered corrections</source>
   <translation>Correzioni memorizzate</translation>
  </message>
  <message>
   <source>Forget all</source>
   <translation>Dimentica tutto</translation>
  </message>
  <message>
   <source>Applied to the next invoice that looks the same, and marked there. Stored on this computer only.</source>
   <translation>Applicate alla prossima fattura dello stesso aspetto, e lì segnalate. Conservate solo su questo computer.</translation>
  </message>
  <message>
   <source>Nothing yet. A correction is remembered once you submit the invoice, if its PDF prints the right value: the next one of this seller is read there. Your own words, and lines of an address, differ from invoice to invoice: they are not remembered.</source>
   <translation>Ancora nulla. Una correzione viene ricordata quando avvia il recupero della fattura, se il suo PDF riporta il valore giusto: nella prossima dello stesso venditore verrà letto lì. Le Sue parole e le righe di un indirizzo cambiano da una fattura all’altra: non vengono ricordate.</translation>
  </message>
  <message>
   <source>{field}: always {value}</source>
   <translation>{field}: sempre {value}</translation>
  </message>
  <message>
   <source>{field}: read where you showed it</source>
   <translation>{field}: letto dove Lei lo ha indicato</translation>
  </message>
  <message>
   <source>From {number}, seller {seller}</source>
   <translation>Da {number}, venditore {seller}</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Dimentica</translation>
  </message>
  <message>
   <source>Forget the correction of {field}</source>
   <translation>Dimentica la correzione di {field}</translation>
  </message>
 </context>
 <context>
  <name>RepliesHint</name>
  <message>
   <source>Debtors’ replies are only in your mailbox: the app reads them once you turn that on.</source>
   <translation>Le risposte dei debitori sono solo nella casella di posta: l’app le legge dopo l’attivazione.</translation>
  </message>
  <message>
   <source>Read replies…</source>
   <translation>Leggere le risposte…</translation>
  </message>
 </context>
 <context>
  <name>ReversalDialog</name>
  <message>
   <source>Take a payment back</source>
   <translation>Ritirare un pagamento</translation>
  </message>
  <message>
   <source>{amount}, arrived on {day}</source>
   <translation>{amount}, arrivato il {day}</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Pagamento</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Perché</translation>
  </message>
  <message>
   <source>Required, for your own records; the debtor does not read it.</source>
   <translation>Obbligatorio, per i suoi archivi; il debitore non lo legge.</translation>
  </message>
  <message>
   <source>This invoice stays closed; a new one is opened for the amount.</source>
   <translation>Questa fattura resta chiusa; per l’importo ne viene aperta una nuova.</translation>
  </message>
  <message>
   <source>The amount is open again, and recovery continues for it.</source>
   <translation>L’importo è di nuovo aperto e il recupero continua.</translation>
  </message>
  <message>
   <source>Take the payment back</source>
   <translation>Ritirare il pagamento</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Say why, in a few words.</source>
   <translation>Dica perché, in poche parole.</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <source>This invoice was entered manually or comes from a table, or its file cannot be shown here.</source>
   <translation>Questa fattura è stata inserita a mano o viene da una tabella, oppure il suo file non può essere mostrato qui.</translation>
  </message>
  <message>
   <source>No page to show</source>
   <translation>Nessuna pagina da mostrare</translation>
  </message>
  <message>
   <source>Review what was read</source>
   <translation>Verifichi ciò che è stato letto</translation>
  </message>
  <message>
   <source>Previous invoice</source>
   <translation>Fattura precedente</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Fattura successiva</translation>
  </message>
  <message>
   <source>Submit anyway</source>
   <translation>Sollecita comunque</translation>
  </message>
  <message>
   <source>Recover this invoice</source>
   <translation>Sollecita questa fattura</translation>
  </message>
  <message>
   <source>Back to the list</source>
   <translation>Torna all’elenco</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Rimuovi</translation>
  </message>
  <message>
   <source>{at} of {count}</source>
   <translation>{at} di {count}</translation>
  </message>
  <message>
   <source>Not read from the page: {names}</source>
   <translation>Non letto sulla pagina: {names}</translation>
  </message>
  <message>
   <source>In Practice this invoice goes out under the name {company}. Nobody receives it: nothing leaves this computer.</source>
   <translation>In Esercitazione questa fattura parte a nome di {company}. Nessuno la riceve: nulla lascia questo computer.</translation>
  </message>
  <message>
   <source>Your account is not active yet: complete it first. This draft is kept.</source>
   <translation>Il Suo account non è ancora attivo: lo completi prima. Questa bozza viene conservata.</translation>
  </message>
  <message>
   <source>First answer above whether this is your invoice.</source>
   <translation>Dica prima se è la Sua fattura: la domanda è sopra.</translation>
  </message>
  <message>
   <source>First answer above whether it is the same invoice.</source>
   <translation>Rispondere prima, qui sopra, se è la stessa fattura.</translation>
  </message>
  <message>
   <source>First answer above whether the service already has it.</source>
   <translation>Di’ prima se il servizio l’ha già: la domanda è qui sopra.</translation>
  </message>
  <message>
   <source>Still needed: {names}. The button leads there.</source>
   <translation>Manca ancora: {names}. Il pulsante porta lì.</translation>
  </message>
  <message>
   <source>The service would refuse it: {reason} The button leads there.</source>
   <translation>Il servizio la rifiuterebbe: {reason} Il pulsante porta lì.</translation>
  </message>
  <message>
   <source>Saved. {amount} from {debtor}.</source>
   <translation>Salvato. {amount} da {debtor}.</translation>
  </message>
 </context>
 <context>
  <name>RowMenu</name>
  <message>
   <source>Open</source>
   <translation>Apri</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
  <message>
   <source>Copy this cell</source>
   <translation>Copia questa cella</translation>
  </message>
  <message>
   <source>Only this debtor</source>
   <translation>Solo di questo debitore</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Esporta…</translation>
  </message>
  <message>
   <source>Tags…</source>
   <translation>Etichette…</translation>
  </message>
  <message>
   <source>Pause…</source>
   <translation>Metti in pausa…</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Continua</translation>
  </message>
  <message>
   <source>Record as paid…</source>
   <translation>Registra come pagate…</translation>
  </message>
  <message>
   <source>Cancel recovery…</source>
   <translation>Annulla il recupero…</translation>
  </message>
 </context>
 <context>
  <name>RulesCard</name>
  <message>
   <source>Automatic answers</source>
   <translation>Risposte automatiche</translation>
  </message>
  <message>
   <source>After a partial payment</source>
   <translation>Dopo un pagamento parziale</translation>
  </message>
  <message>
   <source>Ask me every time</source>
   <translation>Chiedimelo ogni volta</translation>
  </message>
  <message>
   <source>Keep collecting the rest</source>
   <translation>Prosegui per il residuo</translation>
  </message>
  <message>
   <source>Accept it and close</source>
   <translation>Chiudi come pagato</translation>
  </message>
  <message>
   <source>{percent}% of the amount or more</source>
   <translation>{percent}% dell’importo o più</translation>
  </message>
  <message>
   <source>Accept settlements of</source>
   <translation>Accetta una transazione pari a</translation>
  </message>
  <message>
   <source>Up to {count} instalments</source>
   <translation>Fino a {count} rate</translation>
  </message>
  <message>
   <source>Accept instalments</source>
   <translation>Accetta rate</translation>
  </message>
  <message>
   <source>Up to {units}</source>
   <translation>Fino a {units}</translation>
  </message>
  <message>
   <source>Close although a little is missing</source>
   <translation>Chiuderla anche se manca poco</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Mai</translation>
  </message>
  <message>
   <source>In the currency of the invoice, for invoices you submit from now on.</source>
   <translation>Nella valuta della fattura, per le fatture che sollecita da ora in poi.</translation>
  </message>
  <message>
   <source>Several open invoices of one debtor</source>
   <translation>Più fatture aperte di un debitore</translation>
  </message>
  <message>
   <source>Send separate reminders</source>
   <translation>Sollecitarle una per una</translation>
  </message>
  <message>
   <source>Send one reminder for all</source>
   <translation>Sollecitarle tutte in un messaggio</translation>
  </message>
  <message>
   <source>One message lists every invoice with a reminder due within a week. You can exclude any invoice.</source>
   <translation>Un messaggio elenca ogni fattura il cui sollecito è previsto entro una settimana. Ogni fattura può esserne tolta.</translation>
  </message>
  <message>
   <source>Interest and fixed sums that are left once the invoice is paid</source>
   <translation>Interessi e importi forfettari che restano una volta pagata la fattura</translation>
  </message>
  <message>
   <source>Waive them</source>
   <translation>Rinunciarvi</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Conserva queste regole</translation>
  </message>
  <message>
   <source>Saved. They apply from now on.</source>
   <translation>Conservate. Valgono da ora in poi.</translation>
  </message>
  <message>
   <source>What the service may answer in your name. The timeline shows each time it does.</source>
   <translation>Che cosa si può rispondere in Suo nome. Ogni volta che accade, la cronologia lo indica.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Salvataggio</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorCard</name>
  <message>
   <source>Same debtor?</source>
   <translation>Lo stesso debitore?</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorChoice</name>
  <message>
   <source>Same debtor</source>
   <translation>Lo stesso debitore</translation>
  </message>
  <message>
   <source>Different debtors</source>
   <translation>Debitori diversi</translation>
  </message>
  <message>
   <source>From now on both count as one: at most one contact a day and three a week for all invoices together. An insolvency, or an address that must not be contacted, applies to both. Once sent, this cannot be undone.</source>
   <translation>D’ora in poi i due contano come uno: al massimo un contatto al giorno e tre alla settimana per tutte le fatture insieme. Un’insolvenza vale per entrambi, e così un indirizzo da non contattare. Una volta inviata, questa risposta non si può più annullare.</translation>
  </message>
  <message>
   <source>Each is contacted separately, as now. You are not asked again.</source>
   <translation>Ciascuno viene contattato per conto suo, come ora. La domanda non verrà più posta.</translation>
  </message>
  <message>
   <source>Two of your debtors are called {name}. Are they the same?</source>
   <translation>Due dei Suoi debitori si chiamano {name}. Sono lo stesso?</translation>
  </message>
  <message>
   <source>Are {name} and {other} the same debtor?</source>
   <translation>{name} e {other} sono lo stesso debitore?</translation>
  </message>
  <message>
   <source>not given</source>
   <translation>non indicato</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Partita IVA</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Invoices ({count})</source>
   <translation>Fatture ({count})</translation>
  </message>
  <message>
   <source>{numbers} and {count} more</source>
   <translation>{numbers} e altre {count}</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorSheet</name>
  <message>
   <source>Same debtor?</source>
   <translation>Lo stesso debitore?</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Decidi più tardi</translation>
  </message>
 </context>
 <context>
  <name>SenderDomainCard</name>
  <message>
   <source>SPF: {domain} names the servers that may send for it.</source>
   <translation>SPF: {domain} indica i server che possono inviare a suo nome.</translation>
  </message>
  <message>
   <source>SPF is missing: mail servers cannot tell that a message from {domain} is yours. Ask the manager of the domain to add it.</source>
   <translation>Manca SPF: i server di posta non possono riconoscere che un messaggio da {domain} è Suo. Chieda a chi gestisce il dominio di aggiungerlo.</translation>
  </message>
  <message>
   <source>There is more than one SPF record, so mail servers ignore them. Keep only one.</source>
   <translation>SPF compare più di una volta, quindi i server di posta lo ignorano. Deve restarne uno solo.</translation>
  </message>
  <message>
   <source>SPF lets every server send for {domain}, so it protects nothing.</source>
   <translation>SPF permette a qualsiasi server di inviare per {domain}, quindi non protegge da nulla.</translation>
  </message>
  <message>
   <source>DKIM: {domain} publishes a key with which messages can be signed.</source>
   <translation>DKIM: {domain} pubblica una chiave con cui i messaggi possono essere firmati.</translation>
  </message>
  <message>
   <source>DKIM: no key was found under the usual names. The settings of your mail provider say whether messages are signed.</source>
   <translation>DKIM: nessuna chiave trovata con i nomi abituali. Le impostazioni del Suo provider di posta dicono se i messaggi vengono firmati.</translation>
  </message>
  <message>
   <source>DMARC is missing: some providers put messages without it into the junk folder. Ask the manager of the domain to add it.</source>
   <translation>Manca DMARC: alcuni provider mettono questi messaggi nella posta indesiderata. Chieda a chi gestisce il dominio di aggiungerlo.</translation>
  </message>
  <message>
   <source>DMARC: {domain} lets forged messages be delivered.</source>
   <translation>DMARC: {domain} chiede che i messaggi falsificati siano comunque consegnati.</translation>
  </message>
  <message>
   <source>DMARC: forged messages go to the junk folder.</source>
   <translation>DMARC: i messaggi falsificati finiscono nella posta indesiderata.</translation>
  </message>
  <message>
   <source>DMARC: forged messages are refused.</source>
   <translation>DMARC: i messaggi falsificati vengono rifiutati.</translation>
  </message>
  <message>
   <source>{name}: {domain} did not answer. Check again later.</source>
   <translation>{name}: {domain} non ha risposto. Riprovi più tardi.</translation>
  </message>
  <message>
   <source>Will your messages arrive?</source>
   <translation>I messaggi arriveranno?</translation>
  </message>
  <message>
   <source>Mail servers check with your domain who may send for it. Only your own domain is asked.</source>
   <translation>I server di posta controllano nel Suo dominio chi può inviare a suo nome. Si interroga solo il Suo dominio.</translation>
  </message>
  <message>
   <source>Check the domain</source>
   <translation>Controlla il dominio</translation>
  </message>
  <message>
   <source>Checking</source>
   <translation>Verifica</translation>
  </message>
 </context>
 <context>
  <name>SendingBar</name>
  <message>
   <source>Sent so far</source>
   <translation>Inviato finora</translation>
  </message>
  <message>
   <source>Show failed…</source>
   <translation>Mostra le non riuscite…</translation>
  </message>
  <message>
   <source>Cancel the rest</source>
   <translation>Annulla il resto</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <source>{done} of {total} sent</source>
   <translation>{done} di {total} inviate</translation>
  </message>
  <message>
   <source>{sent}, {failed} failed</source>
   <translation>{sent}, {failed} non riuscite</translation>
  </message>
  <message>
   <source>{count} done</source>
   <translation>{count} fatte</translation>
  </message>
  <message>
   <source>{count} failed</source>
   <translation>{count} non riuscite</translation>
  </message>
  <message>
   <source>{count} not started</source>
   <translation>{count} non iniziate</translation>
  </message>
 </context>
 <context>
  <name>SeparateSheet</name>
  <message>
   <source>Which invoices don’t belong to {name}?</source>
   <translation>Quali fatture non sono di {name}?</translation>
  </message>
  <message>
   <source>In this app they then belong to another debtor; later invoices with the same name, numbers and email follow them. Nothing changes at the service. You can undo this at any time.</source>
   <translation>In questa app diventano di un altro debitore; le fatture successive con lo stesso nome, gli stessi numeri e la stessa e-mail le seguono. Il servizio continua a contare come prima. Può annullare in qualsiasi momento.</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Fatture</translation>
  </message>
  <message>
   <source>Separate</source>
   <translation>Separa</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
 </context>
 <context>
  <name>SettingsPage</name>
  <message>
   <source>Appearance</source>
   <translation>Aspetto</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Avvisi</translation>
  </message>
  <message>
   <source>Recoveries</source>
   <translation>Recuperi</translation>
  </message>
  <message>
   <source>Learned</source>
   <translation>Appreso</translation>
  </message>
  <message>
   <source>Data</source>
   <translation>Dati</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>Assistenza</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Informazioni</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Impostazioni</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Tema</translation>
  </message>
  <message>
   <source>Match system</source>
   <translation>Come il sistema</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Chiaro</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Scuro</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Contrasto elevato</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Dimensione del testo</translation>
  </message>
  <message>
   <source>Reduce motion</source>
   <translation>Riduci le animazioni</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Lingua</translation>
  </message>
  <message>
   <source>The language changes at the next start.</source>
   <translation>La lingua cambia al prossimo avvio.</translation>
  </message>
  <message>
   <source>{language} (not reviewed)</source>
   <translation>{language} (non revisionata)</translation>
  </message>
  <message>
   <source>Connection and data</source>
   <translation>Connessione e dati</translation>
  </message>
  <message>
   <source>The password store of this computer is not available: you sign in at each start.</source>
   <translation>L’archivio delle password di questo computer non è disponibile: occorre accedere a ogni avvio.</translation>
  </message>
  <message>
   <source>Use another connection</source>
   <translation>Usa un’altra connessione</translation>
  </message>
  <message>
   <source>Sign out</source>
   <translation>Disconnetti</translation>
  </message>
  <message>
   <source>Open the data folder</source>
   <translation>Apri la cartella dei dati</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Registri</translation>
  </message>
  <message>
   <source>For support. Names, addresses and secrets are left out.</source>
   <translation>Per l’assistenza. Nomi, indirizzi e segreti sono omessi.</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Registro</translation>
  </message>
  <message>
   <source>Show the log</source>
   <translation>Mostra il registro</translation>
  </message>
  <message>
   <source>Save for support</source>
   <translation>Salva quanto mostrato per l’assistenza</translation>
  </message>
  <message>
   <source>Archive (*.zip)</source>
   <translation>Archivio (*.zip)</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Indirizzo</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>Ambiente</translation>
  </message>
  <message>
   <source>Connection</source>
   <translation>Connessione</translation>
  </message>
  <message>
   <source>Creditor</source>
   <translation>Creditore</translation>
  </message>
  <message>
   <source>Data folder</source>
   <translation>Cartella dei dati</translation>
  </message>
 </context>
 <context>
  <name>SettingsState</name>
  <message>
   <source>Saved as {name}. It contains what you see here and nothing else.</source>
   <translation>Salvato come {name}. Contiene ciò che vede qui e nient’altro.</translation>
  </message>
 </context>
 <context>
  <name>SettleDisputeDialog</name>
  <message>
   <source>The dispute ends, no answer is sent, and recovery resumes after five working days.</source>
   <translation>La contestazione si chiude, non viene inviata alcuna risposta e il recupero riprende dopo cinque giorni lavorativi.</translation>
  </message>
  <message>
   <source>The dispute ends, no answer is sent, and recovery resumes after five working days. Enter a credit note for the difference, or the agreement, before that: messages ask for the lower amount then.</source>
   <translation>La contestazione si chiude, non viene inviata alcuna risposta e il recupero riprende dopo cinque giorni lavorativi. Prima di allora inserisca una nota di credito per la differenza, o l’accordo: i messaggi chiedono allora l’importo inferiore.</translation>
  </message>
  <message>
   <source>Settled with the debtor</source>
   <translation>Risolto con il debitore</translation>
  </message>
  <message>
   <source>The debtor pays</source>
   <translation>Il debitore paga</translation>
  </message>
  <message>
   <source>The same amount</source>
   <translation>Lo stesso importo</translation>
  </message>
  <message>
   <source>A lower amount</source>
   <translation>Un importo inferiore</translation>
  </message>
  <message>
   <source>What was agreed</source>
   <translation>Che cosa è stato concordato</translation>
  </message>
  <message>
   <source>End the dispute</source>
   <translation>Chiudere la contestazione</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Write what was agreed, in a few words.</source>
   <translation>Scriva in poche parole che cosa è stato concordato.</translation>
  </message>
 </context>
 <context>
  <name>SettledList</name>
  <message>
   <source>Less is open in your books than here</source>
   <translation>Nella contabilità resta meno da pagare che qui</translation>
  </message>
  <message>
   <source>Tick what the app should take over. The rest stays as it is.</source>
   <translation>Spunti ciò che va ripreso. Il resto non cambia.</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>Tutti</translation>
  </message>
  <message>
   <source>no longer in the list</source>
   <translation>non è più nell’elenco</translation>
  </message>
  <message>
   <source>paid in the list</source>
   <translation>pagata secondo l’elenco</translation>
  </message>
  <message>
   <source>paid on {day}</source>
   <translation>pagata il {day}</translation>
  </message>
  <message>
   <source>the draft is removed</source>
   <translation>la bozza viene eliminata</translation>
  </message>
  <message>
   <source>partly paid or credited in the list</source>
   <translation>pagata o accreditata in parte nell’elenco</translation>
  </message>
  <message>
   <source>{amount} is noted on the draft as already paid or credited</source>
   <translation>{amount} viene annotato sulla bozza come già pagato o accreditato</translation>
  </message>
  <message>
   <source>record {amount}</source>
   <translation>registrare {amount}</translation>
  </message>
 </context>
 <context>
  <name>SetupPage</name>
  <message>
   <source>Country</source>
   <translation>Paese</translation>
  </message>
  <message>
   <source>Signs your messages and letters, so that debtors can call.</source>
   <translation>Compare in calce a messaggi e lettere, così i debitori possono chiamare.</translation>
  </message>
  <message>
   <source>Debtors pay into this account. Your messages name it.</source>
   <translation>I Suoi debitori pagano su questo conto. Figura nei Suoi messaggi.</translation>
  </message>
  <message>
   <source>Company name</source>
   <translation>Ragione sociale</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Via e numero civico</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>CAP</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Città</translation>
  </message>
  <message>
   <source>IBAN</source>
   <translation>IBAN</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Reminders are sent from it.</source>
   <translation>Da qui partono i solleciti.</translation>
  </message>
  <message>
   <source>Account holder</source>
   <translation>Intestatario del conto</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Indirizzo, seconda riga</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefono</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Partita IVA</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continua</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obbligatorio</translation>
  </message>
  <message>
   <source>More details</source>
   <translation>Altri dati</translation>
  </message>
  <message>
   <source>SIRET or VAT number</source>
   <translation>SIRET o partita IVA</translation>
  </message>
  <message>
   <source>Or a SIRET or VAT number, to look the company up.</source>
   <translation>O un SIRET o una partita IVA, per cercare l’impresa.</translation>
  </message>
  <message>
   <source>VAT or tax number</source>
   <translation>Partita IVA o codice fiscale</translation>
  </message>
  <message>
   <source>Or a VAT number, to look the company up.</source>
   <translation>O una partita IVA, per cercare l’impresa.</translation>
  </message>
  <message>
   <source>Sort code and account number, or IBAN</source>
   <translation>Sort code e numero di conto, o IBAN</translation>
  </message>
  <message>
   <source>As your bank has it: debtors’ banks compare the name. Empty means {company}.</source>
   <translation>Come risulta alla sua banca: le banche dei debitori confrontano il nome. Vuoto significa {company}.</translation>
  </message>
  <message>
   <source>As your bank has it: debtors’ banks compare the name.</source>
   <translation>Come risulta alla sua banca: le banche dei debitori confrontano il nome.</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>La Sua azienda</translation>
  </message>
  <message>
   <source>Step 1 of 2. Saved as you type, on this computer.</source>
   <translation>Passo 1 di 2. Si salva mentre scrive, su questo computer.</translation>
  </message>
  <message>
   <source>Messages and letters show this from now on. Your mailbox is in the settings.</source>
   <translation>Messaggi e lettere lo riportano da ora. La casella è nelle impostazioni.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Salva</translation>
  </message>
 </context>
 <context>
  <name>SetupState</name>
  <message>
   <source>This is a number. Look the company up, or enter its name.</source>
   <translation>Questo è un numero. Cercare l’impresa, o inserirne il nome.</translation>
  </message>
 </context>
 <context>
  <name>ShortcutList</name>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Scorciatoie da tastiera</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Apri fatture</translation>
  </message>
  <message>
   <source>Paste files or a picture</source>
   <translation>Incolla file o un’immagine</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <source>Go anywhere, do anything</source>
   <translation>Vai ovunque, fai qualsiasi cosa</translation>
  </message>
  <message>
   <source>Export the list, on the board</source>
   <translation>Esporta l’elenco, nell’avanzamento</translation>
  </message>
  <message>
   <source>Print, on the statistics</source>
   <translation>Stampa, nelle statistiche</translation>
  </message>
  <message>
   <source>Board or table, on the board</source>
   <translation>Colonne o tabella, nell’avanzamento</translation>
  </message>
  <message>
   <source>Calendar, in a date field</source>
   <translation>Calendario, in un campo data</translation>
  </message>
  <message>
   <source>Submit the invoice shown</source>
   <translation>Sollecita la fattura visualizzata</translation>
  </message>
  <message>
   <source>Next and previous invoice to review</source>
   <translation>Fattura da verificare successiva e precedente</translation>
  </message>
  <message>
   <source>Zoom in, zoom out, fit the page</source>
   <translation>Ingrandisci la pagina, adattala alla larghezza o per intero</translation>
  </message>
  <message>
   <source>Next and previous control</source>
   <translation>Controllo successivo e precedente</translation>
  </message>
  <message>
   <source>Back, or close what is open</source>
   <translation>Indietro, o chiudi ciò che è aperto</translation>
  </message>
  <message>
   <source>Help for what is shown</source>
   <translation>Aiuto su ciò che è visibile</translation>
  </message>
  <message>
   <source>This list</source>
   <translation>Questo elenco</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Esci</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>SignInPage</name>
  <message>
   <source>Waiting for the browser</source>
   <translation>In attesa del browser</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Riprova</translation>
  </message>
  <message>
   <source>Open the browser again</source>
   <translation>Riapri il browser</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Copia l’indirizzo</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>The address was copied. Open it in any browser on this computer.</source>
   <translation>L’indirizzo è stato copiato. Lo apra in un qualsiasi browser su questo computer.</translation>
  </message>
  <message>
   <source>Open the sign-in page yourself</source>
   <translation>Apra lei la pagina di accesso</translation>
  </message>
  <message>
   <source>Continue in your browser</source>
   <translation>Prosegua nel browser</translation>
  </message>
  <message>
   <source>Preparing</source>
   <translation>Preparazione</translation>
  </message>
  <message>
   <source>A page has opened there. Agree and come back: this window continues by itself.</source>
   <translation>Lì si è aperta una pagina. Dia il consenso e torni qui: questa finestra prosegue da sola.</translation>
  </message>
  <message>
   <source>The service is starting.</source>
   <translation>Il servizio si sta preparando.</translation>
  </message>
  <message>
   <source>You are signed in</source>
   <translation>Accesso effettuato</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Accedi</translation>
  </message>
  <message>
   <source>Your browser opens and asks you. Then this window continues by itself.</source>
   <translation>Si apre il browser e Le chiede il consenso. Poi questa finestra prosegue da sola.</translation>
  </message>
  <message>
   <source>Not signed in</source>
   <translation>Accesso non effettuato</translation>
  </message>
  <message>
   <source>Nothing changed. Try again whenever you like.</source>
   <translation>Nulla è stato modificato. Riprovi quando vuole.</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Indietro</translation>
  </message>
  <message>
   <source>No browser could be opened. Copy the address and open it yourself.</source>
   <translation>Non è stato possibile aprire un browser. Copi l’indirizzo e lo apra Lei stesso.</translation>
  </message>
 </context>
 <context>
  <name>SshForm</name>
  <message>
   <source>Server</source>
   <translation>Server</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Porta</translation>
  </message>
  <message>
   <source>User name</source>
   <translation>Nome utente</translation>
  </message>
  <message>
   <source>How the app signs in there</source>
   <translation>Come l’app vi accede</translation>
  </message>
  <message>
   <source>With a key of its own</source>
   <translation>Con una chiave propria</translation>
  </message>
  <message>
   <source>With a key file</source>
   <translation>Con un file di chiave</translation>
  </message>
  <message>
   <source>With a password</source>
   <translation>Con una password</translation>
  </message>
  <message>
   <source>Put this line into the file authorized_keys of that user on the server:</source>
   <translation>Inserisca questa riga nel file authorized_keys di quell’utente sul server:</translation>
  </message>
  <message>
   <source>The app’s public key</source>
   <translation>Chiave pubblica dell’app</translation>
  </message>
  <message>
   <source>Copy the line</source>
   <translation>Copia la riga</translation>
  </message>
  <message>
   <source>Key file</source>
   <translation>File di chiave</translation>
  </message>
  <message>
   <source>Choose the file</source>
   <translation>Scegli il file</translation>
  </message>
  <message>
   <source>Password</source>
   <translation>Password</translation>
  </message>
  <message>
   <source>Stored sealed on this computer.</source>
   <translation>Conservata in forma protetta su questo computer.</translation>
  </message>
  <message>
   <source>Public address</source>
   <translation>Indirizzo pubblico</translation>
  </message>
  <message>
   <source>Where the internet reaches that port. Leave empty if the server says it.</source>
   <translation>Dove internet raggiunge quella porta. Lo lasci vuoto se è il server a indicarlo.</translation>
  </message>
  <message>
   <source>Port on the server</source>
   <translation>Porta sul server</translation>
  </message>
  <message>
   <source>Empty: the server chooses.</source>
   <translation>Vuoto: sceglie il server.</translation>
  </message>
  <message>
   <source>Open on the server for</source>
   <translation>Aperta sul server per</translation>
  </message>
  <message>
   <source>programs on the server, such as its web server</source>
   <translation>i programmi sul server, come il suo server web</translation>
  </message>
  <message>
   <source>everybody, if the server allows it</source>
   <translation>tutti, se il server lo consente</translation>
  </message>
  <message>
   <source>Passphrase of the key file</source>
   <translation>Passphrase del file di chiave</translation>
  </message>
  <message>
   <source>Enter the name or address of your server.</source>
   <translation>Serve il nome o l’indirizzo del Suo server.</translation>
  </message>
  <message>
   <source>Enter the user the app signs in as.</source>
   <translation>Serve l’utente con cui l’app accede.</translation>
  </message>
  <message>
   <source>Choose the file of the private key.</source>
   <translation>Scelga il file della chiave privata.</translation>
  </message>
  <message>
   <source>Enter the password.</source>
   <translation>Serve la password.</translation>
  </message>
  <message>
   <source>A port is a number between 1 and 65535.</source>
   <translation>Una porta è un numero compreso tra 1 e 65535.</translation>
  </message>
  <message>
   <source>This has to be an https address without a path.</source>
   <translation>Deve essere un indirizzo https senza percorso.</translation>
  </message>
  <message>
   <source>Choose a private key</source>
   <translation>Scegli una chiave privata</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>Tutti i file (*)</translation>
  </message>
 </context>
 <context>
  <name>StartingCard</name>
  <message>
   <source>Starting the service on this computer</source>
   <translation>Il servizio si avvia su questo computer</translation>
  </message>
  <message>
   <source>Setting up the practice company</source>
   <translation>Viene creata l’azienda di esercitazione</translation>
  </message>
  <message>
   <source>Opening the first page</source>
   <translation>Si apre la prima pagina</translation>
  </message>
  <message>
   <source>Starting practice</source>
   <translation>L’esercitazione si avvia</translation>
  </message>
  <message>
   <source>This computer is being prepared</source>
   <translation>Questo computer viene preparato</translation>
  </message>
  <message>
   <source>done</source>
   <translation>fatto</translation>
  </message>
  <message>
   <source>to do</source>
   <translation>da fare</translation>
  </message>
  <message>
   <source>in progress</source>
   <translation>in corso</translation>
  </message>
 </context>
 <context>
  <name>StatementSheet</name>
  <message>
   <source>Statement of account</source>
   <translation>Estratto conto</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Lingua</translation>
  </message>
  <message>
   <source>Your name and address</source>
   <translation>Il Suo nome e indirizzo</translation>
  </message>
  <message>
   <source>Account for payment</source>
   <translation>Conto su cui pagare</translation>
  </message>
  <message>
   <source>All open invoices as of today, with payments and days late, in each currency; without interest and fixed sums.</source>
   <translation>Tutte le fatture aperte a oggi, con i pagamenti e i giorni di ritardo, in ogni valuta; senza interessi né importi forfettari.</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>Salva come PDF…</translation>
  </message>
  <message>
   <source>Print…</source>
   <translation>Stampa…</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Enter your name: the debtor must see who writes.</source>
   <translation>Il debitore deve vedere chi scrive.</translation>
  </message>
  <message>
   <source>To print and send (*.pdf)</source>
   <translation>Da stampare e inviare (*.pdf)</translation>
  </message>
 </context>
 <context>
  <name>StatisticsPage</name>
  <message>
   <source>Statistics</source>
   <translation>Statistiche</translation>
  </message>
  <message>
   <source>Counted from the day of submission.</source>
   <translation>Conteggiati dal giorno dell’avvio.</translation>
  </message>
  <message>
   <source>Period</source>
   <translation>Periodo</translation>
  </message>
  <message>
   <source>All time</source>
   <translation>Dall’inizio</translation>
  </message>
  <message>
   <source>Last month</source>
   <translation>Ultimo mese</translation>
  </message>
  <message>
   <source>Last quarter</source>
   <translation>Ultimo trimestre</translation>
  </message>
  <message>
   <source>Last year</source>
   <translation>Ultimo anno</translation>
  </message>
  <message>
   <source>From … until …</source>
   <translation>Dal … al …</translation>
  </message>
  <message>
   <source>Export the figures</source>
   <translation>Esporta i dati</translation>
  </message>
  <message>
   <source>Print the figures</source>
   <translation>Stampa i dati</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Da</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Fino a</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagato</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Avviato al recupero</translation>
  </message>
  <message>
   <source>Days to recovery</source>
   <translation>Giorni fino al recupero</translation>
  </message>
  <message>
   <source>Success with and without phone</source>
   <translation>Successo con e senza telefono</translation>
  </message>
  <message>
   <source>Submitted and paid</source>
   <translation>Avviato al recupero e pagato</translation>
  </message>
  <message>
   <source>Cases</source>
   <translation>Casi</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importo</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Fatture</translation>
  </message>
  <message>
   <source>Success</source>
   <translation>Successo</translation>
  </message>
  <message>
   <source>Few cases: the difference may be chance.</source>
   <translation>Pochi casi: la differenza può essere casuale.</translation>
  </message>
  <message>
   <source>Money counts as soon as it is paid. An invoice counts as recovered once the bank can no longer take it back.</source>
   <translation>Il denaro conta appena è pagato. Una fattura vale come recuperata quando la banca non può più riprenderlo.</translation>
  </message>
  <message>
   <source>With phone</source>
   <translation>Con telefono</translation>
  </message>
  <message>
   <source>Without phone</source>
   <translation>Senza telefono</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Recuperato</translation>
  </message>
  <message>
   <source>No figures yet</source>
   <translation>Ancora nulla da conteggiare</translation>
  </message>
  <message>
   <source>Figures appear once you submit an invoice.</source>
   <translation>I dati compaiono con la prima fattura avviata al recupero.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Apri una fattura</translation>
  </message>
  <message>
   <source>{share} of what was submitted</source>
   <translation>{share} dell’importo avviato al recupero</translation>
  </message>
  <message>
   <source>Invoices recovered: {count} of {all}</source>
   <translation>Fatture: {all}, di cui recuperate: {count}</translation>
  </message>
  <message numerus="yes">
   <source>Average of %n recovered</source>
   <translation>
    <numerusform>Media su %n recuperata</numerusform>
    <numerusform>Media su %n recuperate</numerusform>
   </translation>
  </message>
  <message>
   <source>not given</source>
   <translation>non comunicato</translation>
  </message>
  <message numerus="yes">
   <source>%n in {currency}, {sent} submitted, {paid} paid</source>
   <translation>
    <numerusform>%n in {currency}, {sent} avviati al recupero, {paid} pagati</numerusform>
    <numerusform>%n in {currency}, {sent} avviati al recupero, {paid} pagati</numerusform>
   </translation>
  </message>
  <message>
   <source>The figures above count the invoices in {currency}. Beside them: {others}.</source>
   <translation>Le cifre sopra contano le fatture in {currency}. Inoltre: {others}.</translation>
  </message>
  <message>
   <source>This is before the first day. Choose a later one.</source>
   <translation>Questo giorno precede il primo. Ne scelga uno successivo.</translation>
  </message>
  <message>
   <source>Spreadsheet (*.xlsx)</source>
   <translation>Foglio di calcolo (*.xlsx)</translation>
  </message>
  <message>
   <source>Comma-separated values (*.csv)</source>
   <translation>Testo con separatori (*.csv)</translation>
  </message>
  <message>
   <source>This page to print (*.pdf)</source>
   <translation>Questa pagina da stampare (*.pdf)</translation>
  </message>
  <message>
   <source>This service counts all creditors of the platform together: these figures are not yours alone. What is owed by age and by month is.</source>
   <translation>Questo servizio conta insieme tutti i creditori della piattaforma: queste cifre non sono solo Sue. Ciò che è dovuto per età e per mese sì.</translation>
  </message>
  <message>
   <source>Closed: {count}</source>
   <translation>Chiuse: {count}</translation>
  </message>
 </context>
 <context>
  <name>StepsBand</name>
  <message>
   <source>Add an invoice</source>
   <translation>Aggiungi una fattura</translation>
  </message>
  <message>
   <source>Review and recover it</source>
   <translation>Controllala e recupera</translation>
  </message>
  <message>
   <source>Say what the debtor does</source>
   <translation>Decidi per il debitore</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagato</translation>
  </message>
  <message>
   <source>done</source>
   <translation>fatto</translation>
  </message>
  <message>
   <source>to do</source>
   <translation>da fare</translation>
  </message>
  <message>
   <source>Paid in part: open the invoice and decide about the rest.</source>
   <translation>Pagato in parte: apra la fattura e decida sul resto.</translation>
  </message>
  <message>
   <source>Your first invoice</source>
   <translation>La Sua prima fattura</translation>
  </message>
  <message>
   <source>Recovered. That is the whole journey.</source>
   <translation>Recuperato. Questo è tutto il percorso.</translation>
  </message>
  <message>
   <source>The money is here, and you are done. To see it count as recovered after two days, press “Next event”.</source>
   <translation>Il denaro è arrivato, e ha finito. Per vederlo recuperato due giorni dopo, prema «Evento successivo».</translation>
  </message>
 </context>
 <context>
  <name>TableSheet</name>
  <message>
   <source>Import a spreadsheet of invoices</source>
   <translation>Importa un foglio di fatture</translation>
  </message>
  <message>
   <source>Match each field with its column. The app remembers this for spreadsheets with the same headings.</source>
   <translation>Indichi che cosa contiene ogni colonna. L’app lo ricorda per le tabelle con le stesse intestazioni.</translation>
  </message>
  <message>
   <source>The first rows of the file</source>
   <translation>Prime righe del file</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>Colonne del file</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Non ora</translation>
  </message>
  <message>
   <source>Without a column of totals, what is still open is taken as the amount.</source>
   <translation>Senza una colonna dei totali, l’importo ancora dovuto vale come importo.</translation>
  </message>
  <message numerus="yes">
   <source>Looking through %n row(s)…</source>
   <translation>
    <numerusform>Esame di %n riga…</numerusform>
    <numerusform>Esame di %n righe…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) found</source>
   <translation>
    <numerusform>%n fattura trovata</numerusform>
    <numerusform>%n fatture trovate</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them are here already and are left out</source>
   <translation>
    <numerusform>%n di queste è già qui e viene tralasciata</numerusform>
    <numerusform>%n di queste sono già qui e vengono tralasciate</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them need completing first</source>
   <translation>
    <numerusform>%n di queste deve essere completata prima di poter partire</numerusform>
    <numerusform>%n di queste devono essere completate prima di poter partire</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them are imported now. The next part follows.</source>
   <translation>
    <numerusform>%n di queste viene importata ora. Segue la parte successiva.</numerusform>
    <numerusform>%n di queste vengono importate ora. Segue la parte successiva.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n paper(s) get the debtor’s email address from this list.</source>
   <translation>
    <numerusform>%n documento riceve da questo elenco l’e-mail del debitore.</numerusform>
    <numerusform>%n documenti ricevono da questo elenco l’e-mail del debitore.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n document(s) are still being read; then they are compared with this list.</source>
   <translation>
    <numerusform>%n documento è ancora in lettura; poi viene confrontato con questo elenco.</numerusform>
    <numerusform>%n documenti sono ancora in lettura; poi vengono confrontati con questo elenco.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n document(s) are not read yet and not compared with this list.</source>
   <translation>
    <numerusform>%n documento non è ancora letto né confrontato con questo elenco.</numerusform>
    <numerusform>%n documenti non sono ancora letti né confrontati con questo elenco.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Import %n invoice(s)</source>
   <translation>
    <numerusform>Importa %n fattura</numerusform>
    <numerusform>Importa %n fatture</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Take %n email address(es)</source>
   <translation>
    <numerusform>Prendi %n indirizzo e-mail</numerusform>
    <numerusform>Prendi %n indirizzi e-mail</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Record %n as paid</source>
   <translation>
    <numerusform>Registra %n come pagata</numerusform>
    <numerusform>Registra %n come pagate</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Deduct {amount} from %n invoice(s)</source>
   <translation>
    <numerusform>Detrai {amount} da %n fattura</numerusform>
    <numerusform>Detrai {amount} da %n fatture</numerusform>
   </translation>
  </message>
  <message>
   <source>Row {line}: {what}</source>
   <translation>Riga {line}: {what}</translation>
  </message>
  <message numerus="yes">
   <source>and %n more row(s)</source>
   <translation>
    <numerusform>e %n altra riga</numerusform>
    <numerusform>e altre %n righe</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TagDialog</name>
  <message numerus="yes">
   <source>Tags of %n invoice(s)</source>
   <translation>
    <numerusform>Etichette di %n fattura</numerusform>
    <numerusform>Etichette di %n fatture</numerusform>
   </translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Etichette</translation>
  </message>
  <message>
   <source>{tag} · on {used} of {count}</source>
   <translation>{tag} · su {used} di {count}</translation>
  </message>
  <message>
   <source>New tag</source>
   <translation>Nuova etichetta</translation>
  </message>
  <message>
   <source>Save tags</source>
   <translation>Salva le etichette</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Tags stay on this computer. Search and filters find them.</source>
   <translation>Le etichette restano su questo computer. La ricerca e i filtri le trovano.</translation>
  </message>
 </context>
 <context>
  <name>TaskSheet</name>
  <message>
   <source>Print and post this letter</source>
   <translation>Stampare e spedire questa lettera</translation>
  </message>
  <message>
   <source>Make this call</source>
   <translation>Fare questa telefonata</translation>
  </message>
  <message>
   <source>Someone answered</source>
   <translation>Qualcuno ha risposto</translation>
  </message>
  <message>
   <source>They promised to pay</source>
   <translation>Hanno promesso di pagare</translation>
  </message>
  <message>
   <source>I left a message</source>
   <translation>Ho lasciato un messaggio</translation>
  </message>
  <message>
   <source>No answer</source>
   <translation>Nessuno ha risposto</translation>
  </message>
  <message>
   <source>Wrong number</source>
   <translation>Il numero è sbagliato</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Decidi più tardi</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Inserisci</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debitore</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Fatture</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Da incassare</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Indirizzo</translation>
  </message>
  <message>
   <source>Number</source>
   <translation>Numero</translation>
  </message>
  <message>
   <source>Ask for</source>
   <translation>Chiedere di</translation>
  </message>
  <message>
   <source>Open the letter to print it</source>
   <translation>Apri la lettera per stamparla</translation>
  </message>
  <message>
   <source>Put every page into the envelope: an enclosed invoice is among them, behind the letter.</source>
   <translation>Metta tutte le pagine nella busta: una fattura allegata è già tra queste, dietro la lettera.</translation>
  </message>
  <message>
   <source>What to say</source>
   <translation>Che cosa dire</translation>
  </message>
  <message>
   <source>Due</source>
   <translation>Da fare</translation>
  </message>
  <message>
   <source>today</source>
   <translation>oggi</translation>
  </message>
  <message>
   <source>Waiting since</source>
   <translation>In attesa dal</translation>
  </message>
  <message>
   <source>I posted it</source>
   <translation>È stata spedita</translation>
  </message>
  <message>
   <source>I called</source>
   <translation>Ho telefonato</translation>
  </message>
  <message>
   <source>Postpone it</source>
   <translation>Rinvia</translation>
  </message>
  <message>
   <source>Don’t do it</source>
   <translation>Non si farà</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Com’è andata</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Scegli…</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Giorno</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Nota</translation>
  </message>
  <message>
   <source>Choose the outcome.</source>
   <translation>Scelga l’esito.</translation>
  </message>
  <message>
   <source>Enter the day.</source>
   <translation>Indichi il giorno.</translation>
  </message>
  <message>
   <source>Enter a day from {first} to today.</source>
   <translation>Un giorno dal {first} a oggi.</translation>
  </message>
  <message>
   <source>Enter a day after today.</source>
   <translation>Un giorno dopo oggi.</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>Lettera</translation>
  </message>
 </context>
 <context>
  <name>TasksPage</name>
  <message>
   <source>Letters and calls</source>
   <translation>Lettere e telefonate</translation>
  </message>
  <message>
   <source>Letters only</source>
   <translation>Solo lettere</translation>
  </message>
  <message>
   <source>Calls only</source>
   <translation>Solo telefonate</translation>
  </message>
  <message>
   <source>Back to Today</source>
   <translation>Torna a Oggi</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Mostra</translation>
  </message>
  <message>
   <source>A letter or call counts, and the plan continues, once you confirm it.</source>
   <translation>Una lettera o telefonata conta, e il piano prosegue, quando la conferma.</translation>
  </message>
  <message>
   <source>Nothing of this kind to do.</source>
   <translation>Niente di questo tipo è in attesa.</translation>
  </message>
  <message>
   <source>No letters to post, no calls to make</source>
   <translation>Nessuna lettera da spedire, nessuna telefonata da fare</translation>
  </message>
  <message>
   <source>What only you can do appears here on its day.</source>
   <translation>Quello che solo Lei può fare appare qui quando arriva il giorno.</translation>
  </message>
  <message>
   <source>To post: {letters} · to call: {calls}</source>
   <translation>Da spedire: {letters} · da chiamare: {calls}</translation>
  </message>
  <message numerus="yes">
   <source>Mark %n letter(s) as posted today</source>
   <translation>
    <numerusform>Segna %n lettera come spedita oggi</numerusform>
    <numerusform>Segna %n lettere come spedite oggi</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Print %n letter(s)</source>
   <translation>
    <numerusform>Stampa %n lettera</numerusform>
    <numerusform>Stampa %n lettere</numerusform>
   </translation>
  </message>
  <message>
   <source>Print together: {what}</source>
   <translation>Stampa insieme: {what}</translation>
  </message>
 </context>
 <context>
  <name>TextsCard</name>
  <message>
   <source>Who to contact</source>
   <translation>A chi si scrive</translation>
  </message>
  <message>
   <source>Name of the debtor</source>
   <translation>Nome del debitore</translation>
  </message>
  <message>
   <source>Name of your company</source>
   <translation>Nome della Sua impresa</translation>
  </message>
  <message>
   <source>Invoice number</source>
   <translation>Numero di fattura</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Data della fattura</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Scadenza</translation>
  </message>
  <message>
   <source>Days late</source>
   <translation>Ritardo</translation>
  </message>
  <message>
   <source>Total claimed</source>
   <translation>Totale richiesto</translation>
  </message>
  <message>
   <source>To pay now</source>
   <translation>Da pagare ora</translation>
  </message>
  <message>
   <source>Of which the invoice</source>
   <translation>Di cui la fattura</translation>
  </message>
  <message>
   <source>Of which late-payment interest</source>
   <translation>Di cui interessi di mora</translation>
  </message>
  <message>
   <source>Of which the fixed sum for recovery costs</source>
   <translation>Di cui l’importo forfettario</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagato</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Da incassare</translation>
  </message>
  <message>
   <source>Pay by</source>
   <translation>Pagare entro il</translation>
  </message>
  <message>
   <source>Day of the previous message</source>
   <translation>Giorno del messaggio precedente</translation>
  </message>
  <message>
   <source>The broken promise</source>
   <translation>La promessa non mantenuta</translation>
  </message>
  <message>
   <source>Your IBAN</source>
   <translation>Il Suo IBAN</translation>
  </message>
  <message>
   <source>Reference for the transfer</source>
   <translation>Causale del bonifico</translation>
  </message>
  <message>
   <source>Address of the debtor’s page</source>
   <translation>Indirizzo della pagina del debitore</translation>
  </message>
  <message>
   <source>The instalments</source>
   <translation>Le rate</translation>
  </message>
  <message>
   <source>The settlement amount</source>
   <translation>L’importo della transazione</translation>
  </message>
  <message>
   <source>Answer by</source>
   <translation>Rispondere entro il</translation>
  </message>
  <message>
   <source>Total of the table</source>
   <translation>Totale del prospetto</translation>
  </message>
  <message>
   <source>Interest and costs asked for</source>
   <translation>Interessi e costi richiesti</translation>
  </message>
  <message>
   <source>Interest and costs not asked for</source>
   <translation>Interessi e costi non richiesti</translation>
  </message>
  <message>
   <source>What interest and costs are called</source>
   <translation>Nome degli interessi e dei costi</translation>
  </message>
  <message>
   <source>Day of the calculation</source>
   <translation>Giorno del calcolo</translation>
  </message>
  <message>
   <source>Day of the formal notice</source>
   <translation>Giorno della messa in mora</translation>
  </message>
  <message>
   <source>Payments received</source>
   <translation>Pagamenti arrivati</translation>
  </message>
  <message>
   <source>Paid since the last message</source>
   <translation>Pagato dopo l’ultimo messaggio</translation>
  </message>
  <message>
   <source>Next instalment</source>
   <translation>Prossima rata</translation>
  </message>
  <message>
   <source>Day of the next instalment</source>
   <translation>Giorno della prossima rata</translation>
  </message>
  <message>
   <source>Law on interest after a notice</source>
   <translation>Norma sugli interessi dopo una diffida</translation>
  </message>
  <message>
   <source>Disputed amount</source>
   <translation>Importo contestato</translation>
  </message>
  <message>
   <source>Words of the objection</source>
   <translation>Testo della contestazione</translation>
  </message>
  <message>
   <source>Your answer</source>
   <translation>La sua risposta</translation>
  </message>
  <message>
   <source>Your message with a proposal</source>
   <translation>Il Suo messaggio con una proposta</translation>
  </message>
  <message>
   <source>Address of your company</source>
   <translation>Indirizzo della sua azienda</translation>
  </message>
  <message>
   <source>Holder of the account</source>
   <translation>Intestatario del conto</translation>
  </message>
  <message>
   <source>The missed instalment</source>
   <translation>La rata non pagata</translation>
  </message>
  <message>
   <source>What was delivered</source>
   <translation>Fornitura o servizio</translation>
  </message>
  <message>
   <source>interest is asked for</source>
   <translation>sono richiesti interessi</translation>
  </message>
  <message>
   <source>interest is not asked for yet</source>
   <translation>gli interessi non sono ancora richiesti</translation>
  </message>
  <message>
   <source>part of it is paid</source>
   <translation>una parte è pagata</translation>
  </message>
  <message>
   <source>a part was paid since the last message</source>
   <translation>una parte è stata pagata dopo l’ultimo messaggio</translation>
  </message>
  <message>
   <source>something is left to pay</source>
   <translation>resta qualcosa da pagare</translation>
  </message>
  <message>
   <source>everything is paid</source>
   <translation>tutto è pagato</translation>
  </message>
  <message>
   <source>the sum has parts</source>
   <translation>la somma ha più parti</translation>
  </message>
  <message>
   <source>there is interest</source>
   <translation>ci sono interessi</translation>
  </message>
  <message>
   <source>there are several invoices</source>
   <translation>ci sono più fatture</translation>
  </message>
  <message>
   <source>the debtor is a private person</source>
   <translation>il debitore è un privato</translation>
  </message>
  <message>
   <source>the contact’s name is known</source>
   <translation>il nome del contatto è noto</translation>
  </message>
  <message>
   <source>you write in your own name</source>
   <translation>si scrive a proprio nome</translation>
  </message>
  <message>
   <source>it is one day late</source>
   <translation>il ritardo è di un giorno</translation>
  </message>
  <message>
   <source>there was a message before</source>
   <translation>c’è stato un messaggio prima</translation>
  </message>
  <message>
   <source>a promise was broken</source>
   <translation>una promessa non è stata mantenuta</translation>
  </message>
  <message>
   <source>the debtor has a page</source>
   <translation>il debitore ha una pagina</translation>
  </message>
  <message>
   <source>no further reminder comes</source>
   <translation>non segue alcun altro sollecito</translation>
  </message>
  <message>
   <source>a formal notice comes next</source>
   <translation>segue una messa in mora</translation>
  </message>
  <message>
   <source>a formal notice was sent</source>
   <translation>è stata inviata una messa in mora</translation>
  </message>
  <message>
   <source>interest continues to run</source>
   <translation>gli interessi continuano a maturare</translation>
  </message>
  <message>
   <source>interest begins with the notice</source>
   <translation>gli interessi iniziano con la diffida</translation>
  </message>
  <message>
   <source>the claim is time-barred</source>
   <translation>il credito è prescritto</translation>
  </message>
  <message>
   <source>a smaller sum settles the invoice</source>
   <translation>una somma minore salda la fattura</translation>
  </message>
  <message>
   <source>the agreed sum is paid</source>
   <translation>la somma concordata è pagata</translation>
  </message>
  <message>
   <source>another instalment follows</source>
   <translation>segue un’altra rata</translation>
  </message>
  <message>
   <source>only a part is disputed</source>
   <translation>è contestata solo una parte</translation>
  </message>
  <message>
   <source>the debtor wrote why</source>
   <translation>il debitore ha scritto il motivo</translation>
  </message>
  <message>
   <source>you wrote an answer</source>
   <translation>è stata scritta una risposta</translation>
  </message>
  <message>
   <source>you wrote a message with the proposal</source>
   <translation>è stato scritto un messaggio con la proposta</translation>
  </message>
  <message>
   <source>French law applies</source>
   <translation>si applica il diritto francese</translation>
  </message>
  <message>
   <source>Spanish law applies</source>
   <translation>si applica il diritto spagnolo</translation>
  </message>
  <message>
   <source>Italian law applies</source>
   <translation>si applica il diritto italiano</translation>
  </message>
  <message>
   <source>Dutch law applies</source>
   <translation>si applica il diritto olandese</translation>
  </message>
  <message>
   <source>Otherwise:</source>
   <translation>Altrimenti:</translation>
  </message>
  <message>
   <source>Not if {condition}:</source>
   <translation>Salvo se {condition}:</translation>
  </message>
  <message>
   <source>Only if {condition}:</source>
   <translation>Solo se {condition}:</translation>
  </message>
  <message>
   <source>Braces such as {{ … }} are not understood here. Insert a value instead.</source>
   <translation>Le graffe come {{ … }} qui non sono comprese. Inserisca invece un valore.</translation>
  </message>
  <message>
   <source>There is no value with this name: {name}</source>
   <translation>Non esiste alcun valore con questo nome: {name}</translation>
  </message>
  <message>
   <source>This “]” ends nothing that began before it.</source>
   <translation>Questa «]» non chiude nulla che inizi prima.</translation>
  </message>
  <message>
   <source>This “[” has no “]” after it.</source>
   <translation>Questa «[» non è seguita da «]».</translation>
  </message>
  <message>
   <source>This part has no “]” at its end: {words}</source>
   <translation>A questa parte manca «]» alla fine: {words}</translation>
  </message>
  <message>
   <source>There is no condition with these words: {words}. Words of your own go in round brackets.</source>
   <translation>Nessuna condizione ha queste parole: {words}. Le parole proprie vanno tra parentesi tonde.</translation>
  </message>
  <message>
   <source>“Otherwise” stands right behind a part with a condition.</source>
   <translation>«Altrimenti» sta subito dopo una parte con condizione.</translation>
  </message>
  <message>
   <source>Texts</source>
   <translation>Testi</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Testo</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Lingua</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Cordiale</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Neutro</translation>
  </message>
  <message>
   <source>Firm</source>
   <translation>Fermo</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>Tono</translation>
  </message>
  <message>
   <source>Each tone has its own words</source>
   <translation>Ogni tono ha un testo proprio</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Oggetto</translation>
  </message>
  <message>
   <source>What is in brackets is filled in for each invoice. A part that begins with “Only if” is left out where that is not so.</source>
   <translation>Ciò che è tra parentesi quadre si completa per ogni fattura. Una parte che inizia con «Solo se» è omessa quando non è così.</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>In uso</translation>
  </message>
  <message>
   <source>Saved like this, these words replace those of the other tones.</source>
   <translation>Salvato così, questo testo sostituisce quello degli altri toni.</translation>
  </message>
  <message>
   <source>Preview</source>
   <translation>Anteprima</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Conserva questo testo</translation>
  </message>
  <message>
   <source>Discard changes</source>
   <translation>Annulla le mie modifiche</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>Conservato.</translation>
  </message>
  <message>
   <source>Insert a value</source>
   <translation>Inserisci un valore</translation>
  </message>
  <message>
   <source>Earlier versions</source>
   <translation>Versioni precedenti</translation>
  </message>
  <message>
   <source>Restore original</source>
   <translation>Ripristina l’originale</translation>
  </message>
  <message>
   <source>As a debtor sees it, with an invented invoice</source>
   <translation>Come lo legge un debitore, con una fattura inventata</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Salvataggio</translation>
  </message>
  <message>
   <source>Restore the original text?</source>
   <translation>Ripristinare il testo originale?</translation>
  </message>
  <message>
   <source>Your text is replaced by the original. You find it again among the earlier versions.</source>
   <translation>L’originale sostituisce il Suo testo, che resta tra le versioni precedenti.</translation>
  </message>
  <message>
   <source>Part of this text cannot be shown in words: it can be read here, not changed.</source>
   <translation>Una parte di questo testo non si può mostrare a parole: qui si legge, non si modifica.</translation>
  </message>
  <message>
   <source>No longer in this text: {values}. Put it back if the debtor is to read it.</source>
   <translation>Non più in questo testo: {values}. Reinseriscilo se il debitore deve leggerlo.</translation>
  </message>
  <message>
   <source>This text does not exist in this language: the English one is used.</source>
   <translation>Questo testo non esiste in questa lingua: viene usato quello inglese.</translation>
  </message>
  <message>
   <source>This translation was not reviewed by a lawyer. Read it before you use it.</source>
   <translation>Questa traduzione non è stata revisionata da un avvocato. La legga prima di usarla.</translation>
  </message>
  <message>
   <source>Greeting, payment details and signature are added automatically.</source>
   <translation>Saluti, dati di pagamento e firma seguono da soli.</translation>
  </message>
  <message>
   <source>Nothing changed</source>
   <translation>Nulla è stato modificato</translation>
  </message>
  <message>
   <source>An empty text cannot be sent. Write it, or switch it off.</source>
   <translation>Un testo vuoto non si può inviare. Lo scriva, oppure lo disattivi.</translation>
  </message>
 </context>
 <context>
  <name>Toast</name>
  <message>
   <source>Undo ({seconds})</source>
   <translation>Annulla ({seconds})</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annulla</translation>
  </message>
 </context>
 <context>
  <name>TodayPage</name>
  <message>
   <source>Print and post the letter · since {day}</source>
   <translation>Stampare e spedire la lettera · dal {day}</translation>
  </message>
  <message>
   <source>Print and post the letter</source>
   <translation>Stampare e spedire la lettera</translation>
  </message>
  <message>
   <source>Call {number} · since {day}</source>
   <translation>Chiamare {number} · dal {day}</translation>
  </message>
  <message>
   <source>Call {number}</source>
   <translation>Chiamare il {number}</translation>
  </message>
  <message>
   <source>Print</source>
   <translation>Stampa</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>Chiama</translation>
  </message>
  <message>
   <source>Today</source>
   <translation>Oggi</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Da incassare</translation>
  </message>
  <message>
   <source>Needs you</source>
   <translation>Tocca a Lei</translation>
  </message>
  <message>
   <source>All letters and calls</source>
   <translation>Tutte le lettere e telefonate</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Pagamenti</translation>
  </message>
  <message>
   <source>What happens next</source>
   <translation>Prossimi passi</translation>
  </message>
  <message>
   <source>Which invoice is unpaid?</source>
   <translation>Quale fattura non è pagata?</translation>
  </message>
  <message>
   <source>Drop its PDF anywhere on this window. You review it before anything is sent.</source>
   <translation>Trascini il PDF in qualsiasi punto di questa finestra. Potrà verificare ciò che è stato letto prima di qualsiasi invio.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Apri una fattura</translation>
  </message>
  <message>
   <source>Waiting for you: {count}</source>
   <translation>In attesa di Lei: {count}</translation>
  </message>
  <message>
   <source>Paid, at least</source>
   <translation>Pagato, almeno</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagato</translation>
  </message>
  <message>
   <source>And {count} more on the board</source>
   <translation>E altri {count} nell’avanzamento</translation>
  </message>
  <message>
   <source>You’re all caught up.</source>
   <translation>È tutto a posto.</translation>
  </message>
  <message>
   <source>Later today: {what}</source>
   <translation>Più tardi oggi: {what}</translation>
  </message>
  <message>
   <source>You’re all caught up. Next: {what}</source>
   <translation>È tutto a posto. Poi: {what}</translation>
  </message>
  <message>
   <source>{count} more to review</source>
   <translation>Altre {count} da controllare</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Verifica</translation>
  </message>
  <message>
   <source>Review and submit it</source>
   <translation>Verifichi ciò che è stato letto e la solleciti</translation>
  </message>
  <message>
   <source>It could not be read: enter it manually, or remove it</source>
   <translation>Non è stato possibile leggerla: la inserisca a mano o la rimuova</translation>
  </message>
  <message>
   <source>Read and approve the first message</source>
   <translation>Leggi e approva il primo messaggio</translation>
  </message>
  <message>
   <source>Approve the plan</source>
   <translation>Approvi il piano</translation>
  </message>
  <message>
   <source>Approve</source>
   <translation>Approva</translation>
  </message>
  <message>
   <source>Set up the mailbox to send from</source>
   <translation>Indicare la casella da cui inviare</translation>
  </message>
  <message>
   <source>Set up</source>
   <translation>Configura</translation>
  </message>
  <message>
   <source>{provider} no longer lets this app send your mail</source>
   <translation>{provider} non permette più a questa app di inviare le Sue e-mail</translation>
  </message>
  <message>
   <source>Sign in again</source>
   <translation>Accedi di nuovo</translation>
  </message>
  <message>
   <source>Your mailbox refuses the sign-in: enter its password again</source>
   <translation>La casella di posta rifiuta l’accesso: inserisca di nuovo la password</translation>
  </message>
  <message>
   <source>Reconnect</source>
   <translation>Ricollega</translation>
  </message>
  <message>
   <source>Your letter provider refuses the sign-in: enter the key again</source>
   <translation>Il fornitore di lettere rifiuta l’accesso: inserisca di nuovo la chiave</translation>
  </message>
  <message>
   <source>Since {day}. Recovery goes on, without interest for that half-year. You can enter the rate.</source>
   <translation>Dal {day}. Il recupero prosegue, senza interessi per quel semestre. Può inserire il tasso.</translation>
  </message>
  <message>
   <source>A statutory interest rate has not been entered yet</source>
   <translation>Un tasso di interesse legale non è ancora stato inserito</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Inserisci</translation>
  </message>
  <message>
   <source>The service refused what you decided: {why}</source>
   <translation>Il servizio ha rifiutato la sua decisione: {why}</translation>
  </message>
  <message>
   <source>Decide</source>
   <translation>Decidi</translation>
  </message>
  <message>
   <source>Your mailbox</source>
   <translation>La Sua casella</translation>
  </message>
  <message>
   <source>It cannot be read: debtors’ replies do not arrive here</source>
   <translation>Rifiuta di essere letta: le risposte dei debitori non arrivano qui</translation>
  </message>
  <message>
   <source>{name} has written: {words}</source>
   <translation>{name} ha scritto: {words}</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Leggi</translation>
  </message>
  <message>
   <source>Email to the debtor comes back: add another contact.</source>
   <translation>Le e-mail al debitore tornano indietro: indichi un altro contatto.</translation>
  </message>
  <message>
   <source>Email to the debtor comes back: add another contact. Next: {what}</source>
   <translation>Le e-mail al debitore tornano indietro: indichi un altro contatto. Poi: {what}</translation>
  </message>
  <message>
   <source>Add a contact</source>
   <translation>Aggiungi un sollecito</translation>
  </message>
  <message>
   <source>Same debtor as for {numbers}?</source>
   <translation>Lo stesso debitore di {numbers}?</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Rispondi</translation>
  </message>
  <message>
   <source>Formal notice that no lawyer has reviewed: it waits until you read and approve it.</source>
   <translation>Messa in mora che nessun avvocato ha rivisto: aspetta che venga letta e approvata.</translation>
  </message>
  <message>
   <source>The plan ended without payment: decide what comes next</source>
   <translation>Il piano è finito senza pagamento: decida come proseguire</translation>
  </message>
  <message>
   <source>The answer was lost. Did it arrive?</source>
   <translation>La risposta è andata persa. È arrivato?</translation>
  </message>
  <message>
   <source>Email came back. Next contact: {what}</source>
   <translation>L’e-mail è tornata indietro, prossimo contatto: {what}</translation>
  </message>
  <message>
   <source>Paid in part · {amount} left</source>
   <translation>Pagato in parte · restano {amount}</translation>
  </message>
  <message numerus="yes">
   <source>%n recovery(s) waiting for this. Nothing is sent before that.</source>
   <translation>
    <numerusform>%n recupero in attesa di questo. Prima non parte nulla.</numerusform>
    <numerusform>%n recuperi in attesa di questo. Prima non parte nulla.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n recovery(s) waiting for this. Their next messages are not sent before that.</source>
   <translation>
    <numerusform>%n recupero in attesa di questo. I suoi prossimi messaggi non partono prima.</numerusform>
    <numerusform>%n recuperi in attesa di questo. I loro prossimi messaggi non partono prima.</numerusform>
   </translation>
  </message>
  <message>
   <source>A letter cannot leave: the debtor’s address is incomplete.</source>
   <translation>Una lettera non può partire: l’indirizzo del debitore è incompleto.</translation>
  </message>
  <message>
   <source>Correct the address</source>
   <translation>Correggi l’indirizzo</translation>
  </message>
 </context>
 <context>
  <name>ToolsRow</name>
  <message>
   <source>View</source>
   <translation>Vista</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Ordinamento</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <source>Clear search</source>
   <translation>Cancella la ricerca</translation>
  </message>
  <message>
   <source>Clear filters</source>
   <translation>Azzera i filtri</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s)</source>
   <translation>
    <numerusform>%n fattura</numerusform>
    <numerusform>%n fatture</numerusform>
   </translation>
  </message>
  <message>
   <source>Shown: {count}</source>
   <translation>Visualizzati: {count}</translation>
  </message>
 </context>
 <context>
  <name>Tray</name>
  <message>
   <source>Show Recovery Desktop</source>
   <translation>Mostra Recovery Desktop</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Avvisi</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Esci</translation>
  </message>
  <message>
   <source>Recovery Desktop</source>
   <translation>Recovery Desktop</translation>
  </message>
  <message numerus="yes">
   <source>%n new notice(s)</source>
   <translation>
    <numerusform>%n nuovo avviso</numerusform>
    <numerusform>%n nuovi avvisi</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TunnelCard</name>
  <message>
   <source>How updates arrive</source>
   <translation>Come arrivano gli aggiornamenti</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Indietro</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continua</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <source>Change the tunnel</source>
   <translation>Modifica il tunnel</translation>
  </message>
  <message>
   <source>Set up a tunnel</source>
   <translation>Configura un tunnel</translation>
  </message>
  <message>
   <source>Step 1 of 3: choose</source>
   <translation>Passo 1 di 3: scegliere</translation>
  </message>
  <message>
   <source>Step 2 of 3: enter</source>
   <translation>Passo 2 di 3: inserire</translation>
  </message>
  <message>
   <source>Step 2 of 3: confirm the server</source>
   <translation>Passo 2 di 3: confermare il server</translation>
  </message>
  <message>
   <source>Step 3 of 3: test</source>
   <translation>Passo 3 di 3: provare</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Connetti</translation>
  </message>
  <message>
   <source>Same key: connect</source>
   <translation>È la stessa: connetti</translation>
  </message>
  <message>
   <source>Send the test event again</source>
   <translation>Invia di nuovo l’evento di prova</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>In attesa</translation>
  </message>
  <message>
   <source>No tunnel</source>
   <translation>Nessun tunnel</translation>
  </message>
  <message>
   <source>The app checks the service regularly. Nothing to set up; updates arrive a little later.</source>
   <translation>L’app interroga regolarmente il servizio. Nulla da configurare; gli aggiornamenti arrivano un po’ più tardi.</translation>
  </message>
  <message>
   <source>An SSH server</source>
   <translation>Un server SSH</translation>
  </message>
  <message>
   <source>Your own server, or any that forwards a port. The app keeps the tunnel open.</source>
   <translation>Il Suo server, o un altro che inoltri una porta. L’app mantiene aperto il tunnel.</translation>
  </message>
  <message>
   <source>Another tunnel</source>
   <translation>Un altro tunnel</translation>
  </message>
  <message>
   <source>You run it yourself and paste its public address here.</source>
   <translation>Lo gestisce Lei e ne incolla qui l’indirizzo pubblico.</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
  <message>
   <source>Copy the address on this computer</source>
   <translation>Copia l’indirizzo su questo computer</translation>
  </message>
  <message>
   <source>Public address</source>
   <translation>Indirizzo pubblico</translation>
  </message>
  <message>
   <source>Where the internet reaches the tunnel, without a path.</source>
   <translation>Dove internet raggiunge il tunnel, senza percorso.</translation>
  </message>
  <message>
   <source>Let your tunnel lead to {address} on this computer.</source>
   <translation>Faccia in modo che il tunnel porti a {address} su questo computer.</translation>
  </message>
  <message>
   <source>This has to be an https address without a path.</source>
   <translation>Deve essere un indirizzo https senza percorso.</translation>
  </message>
  <message>
   <source>This is the server’s key. Is it the one its operator gave you?</source>
   <translation>Questa è la chiave del server. È quella che Le indica il suo gestore?</translation>
  </message>
  <message>
   <source>Fingerprint of the server’s key</source>
   <translation>Impronta della chiave del server</translation>
  </message>
  <message>
   <source>The app remembers it. If the server shows another key later, the app will not connect.</source>
   <translation>L’app la memorizza. Se in seguito il server ne mostra un’altra, l’app non si connette.</translation>
  </message>
  <message>
   <source>A test event arrived from outside. Updates now arrive instantly.</source>
   <translation>È arrivato un evento di prova dall’esterno. Da ora in poi gli aggiornamenti arrivano subito.</translation>
  </message>
  <message>
   <source>The service is asked for a test event. It must arrive here.</source>
   <translation>Al servizio viene chiesto un evento di prova. Deve arrivare qui.</translation>
  </message>
  <message>
   <source>The tunnel is open, but no test event arrived yet.</source>
   <translation>Il tunnel è aperto, ma non è ancora arrivato alcun evento di prova.</translation>
  </message>
 </context>
 <context>
  <name>ViewMenu</name>
  <message>
   <source>No saved views</source>
   <translation>Ancora nessuna vista conservata</translation>
  </message>
  <message>
   <source>Save this view…</source>
   <translation>Conserva questa vista…</translation>
  </message>
  <message>
   <source>Rename “{name}”…</source>
   <translation>Rinomina «{name}»…</translation>
  </message>
  <message>
   <source>Delete “{name}”</source>
   <translation>Elimina «{name}»</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Colonne</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Una vista deve avere un nome.</translation>
  </message>
  <message>
   <source>Save this view</source>
   <translation>Conserva questa vista</translation>
  </message>
  <message>
   <source>Another view has this name, or the name is missing.</source>
   <translation>Un’altra vista ha già questo nome, oppure non ne è stato indicato uno.</translation>
  </message>
  <message>
   <source>Rename the view</source>
   <translation>Rinomina la vista</translation>
  </message>
 </context>
 <context>
  <name>WarningsCard</name>
  <message>
   <source>More arrived than was owed. Pay back the excess, or agree with the debtor what it is for.</source>
   <translation>È arrivato più del dovuto. Restituisca l’eccedenza o concordi con il debitore a che cosa si riferisce.</translation>
  </message>
  <message>
   <source>The statutory rate of a half-year is missing: no interest is claimed for it until it is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Manca il tasso di legge di un semestre: non si chiedono interessi per quel periodo finché non viene inserito in Impostazioni → Recuperi → Tassi di legge.</translation>
  </message>
  <message>
   <source>The agreed rate is above what the law is known to allow. Only the lower rate is claimed.</source>
   <translation>Il tasso concordato supera quanto, per quanto ci risulta, la legge consente. Si chiede solo il tasso inferiore.</translation>
  </message>
  <message>
   <source>Interest is claimed once the term of a formal notice is over. What the law may add besides is not verified and not claimed.</source>
   <translation>Gli interessi sono chiesti una volta trascorso il termine di una messa in mora. Ciò che la legge può aggiungere non è verificato e non è chiesto.</translation>
  </message>
  <message>
   <source>No statutory interest is known for this debtor: none is claimed. A rate agreed in the contract is.</source>
   <translation>Per questo debitore non è noto alcun interesse legale: non ne è chiesto nessuno. Un tasso concordato nel contratto sì.</translation>
  </message>
  <message>
   <source>The fixed sum that the law adds is not verified here: it is not claimed.</source>
   <translation>L’importo forfettario previsto dalla legge non è verificato qui: non è chiesto.</translation>
  </message>
  <message>
   <source>The formal notice gives 30 days and names three enclosures: the information sheet and the reply form (Annex 1 of the Pre-Action Protocol for Debt Claims) and a financial statement form (Annex 2). Print them and put them in the envelope.</source>
   <translation>La messa in mora dà 30 giorni e annuncia tre allegati: il foglio informativo e il modulo di risposta (allegato 1 del Pre-Action Protocol for Debt Claims) e un modulo sulla situazione finanziaria (allegato 2). Li stampi e li metta nella busta.</translation>
  </message>
  <message>
   <source>The agreed interest rate could not be read. The statutory rate is used instead.</source>
   <translation>Non è stato possibile leggere il tasso d’interesse concordato. Si applica quello legale.</translation>
  </message>
  <message>
   <source>The requested tone does not exist. Your recovery plan is used as it is.</source>
   <translation>Il tono richiesto non esiste. Il Suo piano di recupero vale così com’è.</translation>
  </message>
  <message>
   <source>What to ask for could not be read. Your setting for all debtors applies.</source>
   <translation>Non è stato possibile leggere che cosa chiedere. Vale l’impostazione per tutti i debitori.</translation>
  </message>
  <message>
   <source>An identification number of the debtor may contain a mistake.</source>
   <translation>Un numero d’identificazione del debitore potrebbe contenere un errore.</translation>
  </message>
  <message>
   <source>The net amount, the tax and the total of the invoice do not add up.</source>
   <translation>L’imponibile, l’imposta e il totale della fattura non tornano.</translation>
  </message>
  <message>
   <source>The due date of the invoice is earlier than its date.</source>
   <translation>La scadenza della fattura precede la sua data.</translation>
  </message>
  <message>
   <source>When it was submitted, the invoice was dated in the future.</source>
   <translation>Al momento dell’avvio la fattura aveva una data futura.</translation>
  </message>
  <message>
   <source>The invoice document is not attached: the service no longer had it.</source>
   <translation>Il documento della fattura non è allegato: il servizio non lo aveva più.</translation>
  </message>
  <message>
   <source>This invoice had been submitted before; it was submitted anyway.</source>
   <translation>Questa fattura era già stata avviata al recupero; è stata comunque avviata di nuovo.</translation>
  </message>
  <message>
   <source>When it was submitted, this invoice was not due yet.</source>
   <translation>Al momento dell’avvio questa fattura non era ancora scaduta.</translation>
  </message>
  <message>
   <source>This claim was already time-barred; it was submitted anyway.</source>
   <translation>Questo credito era già prescritto; è stato comunque avviato al recupero.</translation>
  </message>
  <message>
   <source>The debtor’s SIREN or SIRET may contain a mistake.</source>
   <translation>Il SIREN o SIRET del debitore può contenere un errore.</translation>
  </message>
  <message>
   <source>The debtor’s VAT number may contain a mistake.</source>
   <translation>La partita IVA del debitore potrebbe contenere un errore.</translation>
  </message>
  <message>
   <source>{amount} more than was owed arrived. Pay it back, or agree with the debtor what it is for.</source>
   <translation>Sono arrivati {amount} più del dovuto. Li restituisca o concordi con il debitore a che cosa si riferiscono.</translation>
  </message>
  <message>
   <source>The statutory rate is missing from {day} on: no interest is claimed for the days since then until it is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Manca il tasso di legge dal {day}: non si chiedono interessi per i giorni trascorsi da allora finché non viene inserito in Impostazioni → Recuperi → Tassi di legge.</translation>
  </message>
  <message>
   <source>The service notes: “{message}”</source>
   <translation>Il servizio segnala: «{message}»</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Da notare</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Inserisci il tasso</translation>
  </message>
  <message>
   <source>Open the protocol</source>
   <translation>Apri il protocollo</translation>
  </message>
 </context>
 <context>
  <name>WatchedCard</name>
  <message>
   <source>Watched folder</source>
   <translation>Cartella sorvegliata</translation>
  </message>
  <message>
   <source>New invoices in this folder are added while the app is open, for you to review. Spreadsheets and bank statements stay there for you to drop.</source>
   <translation>Le nuove fatture in questa cartella vengono prese mentre l’applicazione è aperta e attendono il Suo controllo. Le tabelle e gli estratti conto che vi si trovano li trascina Lei.</translation>
  </message>
  <message>
   <source>Choose a folder to watch</source>
   <translation>Scegli una cartella da sorvegliare</translation>
  </message>
  <message>
   <source>Stop watching</source>
   <translation>Non sorvegliare più</translation>
  </message>
 </context>
 <context>
  <name>WelcomePage</name>
  <message>
   <source>Get your unpaid invoices paid</source>
   <translation>Incassi le Sue fatture non pagate</translation>
  </message>
  <message>
   <source>Drop an invoice, review it, follow it until the money arrives. How do you want to start?</source>
   <translation>Trascini una fattura, verifichi ciò che è stato letto e la segua fino all’incasso. Come vuole iniziare?</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Esercitazione</translation>
  </message>
  <message>
   <source>Try everything with invented debtors. Nothing leaves this computer.</source>
   <translation>Provi tutto con debitori simulati. Nulla lascia questo computer.</translation>
  </message>
  <message>
   <source>Start practising</source>
   <translation>Inizia l’esercitazione</translation>
  </message>
  <message>
   <source>This computer</source>
   <translation>Questo computer</translation>
  </message>
  <message>
   <source>Reminders are sent from your mailbox, and you print the letters. No account needed.</source>
   <translation>I solleciti partono dalla Sua casella e Lei stampa le lettere. Nessun account necessario.</translation>
  </message>
  <message>
   <source>Use this computer</source>
   <translation>Usa questo computer</translation>
  </message>
  <message>
   <source>Recovery service</source>
   <translation>Servizio di recupero crediti</translation>
  </message>
  <message>
   <source>A service recovers for you: it writes, calls, and pays out to your account.</source>
   <translation>Un servizio recupera per Lei: scrive, telefona e versa sul Suo conto.</translation>
  </message>
  <message>
   <source>Connect to a service</source>
   <translation>Connettiti a un servizio</translation>
  </message>
  <message>
   <source>Open a connection file</source>
   <translation>Apri un file di connessione</translation>
  </message>
  <message>
   <source>A recovery service that works with this app gives you a connection file, a link or an address. Without one, use this computer: it needs no account.</source>
   <translation>Un servizio di recupero compatibile Le fornisce un file di connessione, un link o un indirizzo. Altrimenti usi questo computer: non serve un account.</translation>
  </message>
  <message>
   <source>Address or link</source>
   <translation>Indirizzo o link</translation>
  </message>
  <message>
   <source>Client id</source>
   <translation>ID client</translation>
  </message>
  <message>
   <source>Only if the service gave you one.</source>
   <translation>Solo se il servizio gliene ha dato uno.</translation>
  </message>
  <message>
   <source>Client secret</source>
   <translation>Segreto client</translation>
  </message>
  <message>
   <source>Stored in the password store of this computer.</source>
   <translation>Conservato nell’archivio delle password di questo computer.</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Altro</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Connetti</translation>
  </message>
  <message>
   <source>This takes a few seconds.</source>
   <translation>Richiede qualche secondo.</translation>
  </message>
  <message>
   <source>Practice stays as it is, and you can go back to it. How do you want to start for real?</source>
   <translation>L’esercitazione resta com’è e può tornarci. Come vuole iniziare davvero?</translation>
  </message>
  <message>
   <source>The service gives you this address.</source>
   <translation>Il servizio Le fornisce questo indirizzo.</translation>
  </message>
  <message>
   <source>The address must begin with https://</source>
   <translation>L’indirizzo deve iniziare con https://</translation>
  </message>
  <message>
   <source>Connection files (*.json)</source>
   <translation>File di connessione (*.json)</translation>
  </message>
  <message>
   <source>Back to Practice</source>
   <translation>Torna all’esercitazione</translation>
  </message>
  <message>
   <source>This is not a connection file. Choose the one that the service gave you.</source>
   <translation>Questo non è un file di connessione. Scelga quello che il servizio Le ha dato.</translation>
  </message>
 </context>
 <context>
  <name>WhoseInvoiceCard</name>
  <message>
   <source>Is this your invoice?</source>
   <translation>È la Sua fattura?</translation>
  </message>
  <message>
   <source>Reminders name your company and your account, and this invoice is attached. The debtor should not see two different accounts.</source>
   <translation>I solleciti indicano la Sua azienda e il Suo conto, e questa fattura è allegata. Il debitore non deve vedere due conti diversi.</translation>
  </message>
  <message>
   <source>No: remove it</source>
   <translation>No: toglierla</translation>
  </message>
  <message>
   <source>Yes, it is ours</source>
   <translation>Sì, è nostra</translation>
  </message>
  <message>
   <source>Yes: add this account</source>
   <translation>Sì: aggiungi questo conto</translation>
  </message>
  <message>
   <source>It becomes one of your accounts: messages about invoices that name it will name it too. Settings → Accounts has all of them.</source>
   <translation>Il conto diventa uno dei Suoi, e i messaggi sulle fatture che lo riportano lo indicano a loro volta. In Impostazioni → Conti ci sono tutti.</translation>
  </message>
  <message>
   <source>It names {company}.</source>
   <translation>Indica {company}.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Salvataggio</translation>
  </message>
 </context>
 <context>
  <name>Window</name>
  <message>
   <source>Recovery Desktop</source>
   <translation>Recovery Desktop</translation>
  </message>
  <message>
   <source>Drop invoices here</source>
   <translation>Trascini qui le fatture</translation>
  </message>
 </context>
 <context>
  <name>WithdrawDialog</name>
  <message>
   <source>Remove the insolvency note?</source>
   <translation>Togliere la nota d’insolvenza?</translation>
  </message>
  <message>
   <source>Resume recovery</source>
   <translation>Riprendi il recupero</translation>
  </message>
  <message>
   <source>Change nothing</source>
   <translation>Lascia così</translation>
  </message>
  <message>
   <source>Do this if it was a mistake, or if the procedure ended without affecting your claim. Recovery resumes for everything this debtor owes you, and contacts begin again.</source>
   <translation>Lo indichi se è stato un errore o se la procedura è finita senza toccare il Suo credito. Il recupero riprende per tutto ciò che questo debitore Le deve e i solleciti ricominciano.</translation>
  </message>
 </context>
 <context>
  <name>WorkIndicator</name>
  <message>
   <source>Working…</source>
   <translation>In corso…</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
  <message>
   <source>Stop what takes so long; nothing you typed is lost.</source>
   <translation>Interrompi ciò che dura troppo; nulla di quanto ha scritto va perso.</translation>
  </message>
 </context>
 <context>
  <name>_Entry</name>
  <message>
   <source>Read</source>
   <translation>Leggi</translation>
  </message>
  <message>
   <source>Read: {what}</source>
   <translation>Letto: {what}</translation>
  </message>
  <message>
   <source>Take back…</source>
   <translation>Ritira…</translation>
  </message>
  <message>
   <source>Take back: {what}</source>
   <translation>Ritira: {what}</translation>
  </message>
 </context>
 <context>
  <name>_Picture</name>
  <message>
   <source>Picture of the document</source>
   <translation>Immagine del documento</translation>
  </message>
 </context>
 <context>
  <name>appraisal</name>
  <message>
   <source>{debtor} is known from {numbers}, submitted on {day}.</source>
   <translation>{debtor} è noto da {numbers}, avviata al recupero il {day}.</translation>
  </message>
  <message>
   <source>You submitted {name} on {day}.</source>
   <translation>Ha avviato al recupero {name} il {day}.</translation>
  </message>
  <message>
   <source>You submitted this file, {name}, on {day}.</source>
   <translation>Ha avviato al recupero questo file, {name}, il {day}.</translation>
  </message>
  <message>
   <source>The same file, {name}, has been in the list since {day}.</source>
   <translation>Lo stesso file, {name}, è già nell’elenco dal {day}.</translation>
  </message>
  <message>
   <source>You submitted {name} on {day}, to {debtor}.</source>
   <translation>Ha avviato al recupero {name} il {day}, nei confronti di {debtor}.</translation>
  </message>
  <message>
   <source>It was cancelled: if it is owed, submit it again.</source>
   <translation>È stata annullata: se è dovuta, la solleciti di nuovo.</translation>
  </message>
 </context>
 <context>
  <name>board</name>
  <message>
   <source>Not due yet</source>
   <translation>Non ancora scaduto</translation>
  </message>
  <message>
   <source>1–30 days late</source>
   <translation>1–30 giorni di ritardo</translation>
  </message>
  <message>
   <source>31–60 days late</source>
   <translation>31–60 giorni di ritardo</translation>
  </message>
  <message>
   <source>61–90 days late</source>
   <translation>61–90 giorni di ritardo</translation>
  </message>
  <message>
   <source>Over 90 days late</source>
   <translation>Oltre 90 giorni di ritardo</translation>
  </message>
  <message>
   <source>Due date unknown</source>
   <translation>Scadenza sconosciuta</translation>
  </message>
  <message>
   <source>Not due</source>
   <translation>Non scaduti</translation>
  </message>
  <message>
   <source>1–30 days</source>
   <translation>1–30 giorni</translation>
  </message>
  <message>
   <source>31–60 days</source>
   <translation>31–60 giorni</translation>
  </message>
  <message>
   <source>61–90 days</source>
   <translation>61–90 giorni</translation>
  </message>
  <message>
   <source>Over 90 days</source>
   <translation>Oltre 90 giorni</translation>
  </message>
  <message>
   <source>No due date</source>
   <translation>Senza scadenza</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Fatture</translation>
  </message>
  <message>
   <source>Export the list</source>
   <translation>Esporta l’elenco</translation>
  </message>
  <message>
   <source>Spreadsheet (*.xlsx)</source>
   <translation>Foglio di calcolo (*.xlsx)</translation>
  </message>
  <message>
   <source>Comma-separated values (*.csv)</source>
   <translation>Testo con separatori (*.csv)</translation>
  </message>
  <message>
   <source>Remove the filter: {name}</source>
   <translation>Rimuovi il filtro: {name}</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Debitori</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>Search debtors</source>
   <translation>Cerca debitori</translation>
  </message>
  <message>
   <source>At least</source>
   <translation>Almeno</translation>
  </message>
  <message>
   <source>At most</source>
   <translation>Al massimo</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Usa</translation>
  </message>
  <message>
   <source>This is less than the lower amount.</source>
   <translation>È meno dell’importo minore.</translation>
  </message>
  <message>
   <source>At any time</source>
   <translation>In qualsiasi momento</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Fattura</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debitore</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>Stato</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importo</translation>
  </message>
  <message>
   <source>Remaining</source>
   <translation>Residuo</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Scadenza</translation>
  </message>
  <message>
   <source>Days late</source>
   <translation>Ritardo</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Prossimo passo</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Etichette</translation>
  </message>
  <message>
   <source>Updated</source>
   <translation>Aggiornato</translation>
  </message>
  <message>
   <source>Newest first</source>
   <translation>Prima i più recenti</translation>
  </message>
  <message>
   <source>Oldest first</source>
   <translation>Prima i meno recenti</translation>
  </message>
  <message>
   <source>Largest amount first</source>
   <translation>Prima l’importo più alto</translation>
  </message>
  <message>
   <source>Largest remainder first</source>
   <translation>Prima il residuo più alto</translation>
  </message>
  <message>
   <source>Longest overdue first</source>
   <translation>Prima il maggior ritardo</translation>
  </message>
  <message>
   <source>Next action first</source>
   <translation>Prima il prossimo passo</translation>
  </message>
  <message>
   <source>Debtors from A to Z</source>
   <translation>Debitori dalla A alla Z</translation>
  </message>
  <message>
   <source>Invoices by number</source>
   <translation>Fatture per numero</translation>
  </message>
  <message>
   <source>Last updated first</source>
   <translation>Prima gli ultimi aggiornati</translation>
  </message>
  <message>
   <source>{column}, downwards</source>
   <translation>{column}, decrescente</translation>
  </message>
  <message>
   <source>{column}, upwards</source>
   <translation>{column}, crescente</translation>
  </message>
  <message>
   <source>{least} to {most}</source>
   <translation>da {least} a {most}</translation>
  </message>
  <message>
   <source>from {least}</source>
   <translation>da {least}</translation>
  </message>
  <message>
   <source>up to {most}</source>
   <translation>fino a {most}</translation>
  </message>
  <message>
   <source>today or missed</source>
   <translation>oggi o scaduta</translation>
  </message>
  <message numerus="yes">
   <source>within %n day(s)</source>
   <translation>
    <numerusform>entro %n giorno</numerusform>
    <numerusform>entro %n giorni</numerusform>
   </translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Anzianità</translation>
  </message>
  <message>
   <source>Answer due</source>
   <translation>La Sua risposta</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>Etichetta</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Next on</source>
   <translation>Prossima data</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Valuta</translation>
  </message>
  <message>
   <source>{count} already being recorded or cancelled</source>
   <translation>{count} già in registrazione o annullamento</translation>
  </message>
  <message>
   <source>{count} with nothing left to pay</source>
   <translation>{count} senza più nulla da pagare</translation>
  </message>
  <message>
   <source>{count} recovered</source>
   <translation>{count} recuperati</translation>
  </message>
  <message>
   <source>{count} already cancelled</source>
   <translation>{count} già annullati</translation>
  </message>
  <message>
   <source>{count} already being changed</source>
   <translation>{count} già in modifica</translation>
  </message>
  <message>
   <source>{count} with nothing to pause</source>
   <translation>{count} senza nulla da mettere in pausa</translation>
  </message>
  <message>
   <source>{count} already being cancelled</source>
   <translation>{count} già in corso di annullamento</translation>
  </message>
  <message>
   <source>{count} with a payment (decide on the invoice’s page)</source>
   <translation>{count} con un pagamento: decida nella rispettiva pagina</translation>
  </message>
  <message>
   <source>{count} with the status “{status}”</source>
   <translation>{count} con lo stato «{status}»</translation>
  </message>
 </context>
 <context>
  <name>bookings</name>
  <message>
   <source>Bank account</source>
   <translation>Conto bancario</translation>
  </message>
  <message>
   <source>Customers</source>
   <translation>Clienti</translation>
  </message>
  <message>
   <source>Losses on receivables</source>
   <translation>Perdite su crediti</translation>
  </message>
  <message>
   <source>Default interest</source>
   <translation>Interessi di mora</translation>
  </message>
  <message>
   <source>Fixed compensation</source>
   <translation>Importo forfettario</translation>
  </message>
  <message>
   <source>Export for your books</source>
   <translation>Esporta per la contabilità</translation>
  </message>
  <message>
   <source>What was paid, written off and charged. The invoices themselves are already in your books.</source>
   <translation>Ciò che è stato pagato, oggetto di stralcio e addebitato: le fatture sono già nella contabilità.</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Da</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Fino a</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Formato</translation>
  </message>
  <message>
   <source>List (XLSX or CSV)</source>
   <translation>Elenco (XLSX o CSV)</translation>
  </message>
  <message>
   <source>DATEV batch</source>
   <translation>Lotto di registrazioni DATEV</translation>
  </message>
  <message>
   <source>FEC entries</source>
   <translation>Scritture FEC</translation>
  </message>
  <message>
   <source>DATEV consultant number</source>
   <translation>Numero del consulente DATEV</translation>
  </message>
  <message>
   <source>DATEV client number</source>
   <translation>Numero del cliente DATEV</translation>
  </message>
  <message>
   <source>Financial year begins</source>
   <translation>Inizio dell’esercizio</translation>
  </message>
  <message>
   <source>Ask your tax adviser for the accounts. This format takes only amounts in euros.</source>
   <translation>Chieda i conti al suo commercialista. In questo formato entrano solo importi in euro.</translation>
  </message>
  <message>
   <source>Exported so far: up to {day}.</source>
   <translation>Esportato finora: fino al {day}.</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Non ora</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Esporta</translation>
  </message>
  <message>
   <source>Enter the first and the last day.</source>
   <translation>Indicare il primo e l’ultimo giorno.</translation>
  </message>
  <message>
   <source>The first day is after the last one.</source>
   <translation>Il primo giorno è successivo all’ultimo.</translation>
  </message>
  <message>
   <source>Enter each account as a number.</source>
   <translation>Indicare ogni conto come numero.</translation>
  </message>
  <message>
   <source>An account of a FEC has three digits or more.</source>
   <translation>Un conto di un FEC ha almeno tre cifre.</translation>
  </message>
  <message>
   <source>DATEV accounts all have the same number of digits, 4 to 8; that of the customers may have one more.</source>
   <translation>I conti DATEV hanno tutti lo stesso numero di cifre, da 4 a 8; quello dei clienti può averne una in più.</translation>
  </message>
  <message>
   <source>Enter the consultant number and the client number; your tax adviser knows both.</source>
   <translation>Indicare il numero del consulente e quello del cliente: il commercialista li conosce.</translation>
  </message>
  <message>
   <source>A DATEV batch covers one year at most: choose days of the same year.</source>
   <translation>Un lotto DATEV copre al massimo un anno: scegliere giorni dello stesso anno.</translation>
  </message>
  <message>
   <source>These days are not within the financial year: enter its first day.</source>
   <translation>Questi giorni non rientrano nell’esercizio: indicarne il primo giorno.</translation>
  </message>
  <message>
   <source>Entries</source>
   <translation>Registrazioni</translation>
  </message>
  <message>
   <source>File</source>
   <translation>File</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Pagamento</translation>
  </message>
  <message>
   <source>Written off</source>
   <translation>Stralcio</translation>
  </message>
  <message>
   <source>Interest</source>
   <translation>Interessi</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Data</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Tipo</translation>
  </message>
  <message>
   <source>Invoice number</source>
   <translation>Numero di fattura</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debitore</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Importo</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Valuta</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Riferimento</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Data della fattura</translation>
  </message>
  <message>
   <source>Invoice net</source>
   <translation>Fattura netta</translation>
  </message>
  <message>
   <source>Invoice tax</source>
   <translation>IVA della fattura</translation>
  </message>
  <message>
   <source>Invoice total</source>
   <translation>Fattura lorda</translation>
  </message>
 </context>
 <context>
  <name>cancelling</name>
  <message>
   <source>The debtor paid me directly</source>
   <translation>Il debitore mi ha pagato direttamente</translation>
  </message>
  <message>
   <source>The debtor is told that everything is paid.</source>
   <translation>Al debitore viene comunicato che tutto è saldato.</translation>
  </message>
  <message>
   <source>The debtor is right</source>
   <translation>Il debitore ha ragione</translation>
  </message>
  <message>
   <source>You give up the whole claim.</source>
   <translation>Rinuncia all’intero credito.</translation>
  </message>
  <message>
   <source>I no longer want to pursue it</source>
   <translation>Non intendo più proseguire</translation>
  </message>
  <message>
   <source>Contacts stop. You may still claim it yourself.</source>
   <translation>I solleciti cessano. Può ancora far valere il credito da sé.</translation>
  </message>
  <message>
   <source>It was submitted by mistake</source>
   <translation>È stata avviata al recupero per errore</translation>
  </message>
  <message>
   <source>Contacts stop. You can submit it again, corrected.</source>
   <translation>I solleciti cessano. Può sollecitarla di nuovo, corretta.</translation>
  </message>
 </context>
 <context>
  <name>checks</name>
  <message>
   <source>A SIREN or SIRET has digits only.</source>
   <translation>Un SIREN o SIRET contiene solo cifre.</translation>
  </message>
  <message>
   <source>A SIREN has 9 digits, a SIRET 14; this has {count}.</source>
   <translation>Un SIREN ha 9 cifre, un SIRET 14; questo ne ha {count}.</translation>
  </message>
  <message>
   <source>The check digit does not match. Check the number.</source>
   <translation>La cifra di controllo non corrisponde. Verifichi il numero.</translation>
  </message>
  <message>
   <source>This does not look like a VAT number, such as {example}.</source>
   <translation>Non sembra una partita IVA, come {example}.</translation>
  </message>
  <message>
   <source>At most {most} characters; it has {count}.</source>
   <translation>Al massimo {most} caratteri; sono {count}.</translation>
  </message>
  <message>
   <source>Choose a country from the list.</source>
   <translation>Scegliere un paese dall’elenco.</translation>
  </message>
  <message>
   <source>The check digits of this IBAN do not match.</source>
   <translation>Le cifre di controllo di questo IBAN non tornano.</translation>
  </message>
  <message>
   <source>Enter the sort code of 6 digits and the account number of 8, or the IBAN.</source>
   <translation>Inserisca il sort code di 6 cifre e il numero di conto di 8, o l’IBAN.</translation>
  </message>
  <message>
   <source>This is not an IBAN. It begins with two letters and two digits; your bank shows it.</source>
   <translation>Questo non è un IBAN. Inizia con due lettere e due cifre; la Sua banca lo mostra.</translation>
  </message>
  <message>
   <source>This is neither an IBAN nor an account number.</source>
   <translation>Questo non è né un IBAN né un numero di conto.</translation>
  </message>
  <message>
   <source>This is not a phone number. Enter it as +33 1 23 45 67 89.</source>
   <translation>Questo non è un numero di telefono. Lo scriva come +33 1 23 45 67 89.</translation>
  </message>
  <message>
   <source>This is not an email address.</source>
   <translation>Questo non è un indirizzo e-mail.</translation>
  </message>
  <message>
   <source>An email address has no spaces.</source>
   <translation>Un indirizzo e-mail non contiene spazi.</translation>
  </message>
  <message>
   <source>There is an invisible character in it. Type the address instead of pasting it.</source>
   <translation>Contiene un carattere invisibile. Digiti l’indirizzo invece di incollarlo.</translation>
  </message>
  <message>
   <source>“{character}” cannot be used in an email address.</source>
   <translation>«{character}» non è possibile in un indirizzo e-mail.</translation>
  </message>
  <message>
   <source>Net and tax add up to another sum.</source>
   <translation>Imponibile e imposta danno una somma diversa.</translation>
  </message>
  <message>
   <source>This day is in the future.</source>
   <translation>Questo giorno deve ancora venire.</translation>
  </message>
  <message>
   <source>This is before the invoice date.</source>
   <translation>È precedente all’emissione della fattura.</translation>
  </message>
 </context>
 <context>
  <name>debtors</name>
  <message>
   <source>Debtor</source>
   <translation>Debitore</translation>
  </message>
  <message>
   <source>Owes</source>
   <translation>Deve</translation>
  </message>
  <message>
   <source>Overdue since</source>
   <translation>Scaduto dal</translation>
  </message>
  <message>
   <source>Unpaid invoices</source>
   <translation>Fatture non pagate</translation>
  </message>
  <message>
   <source>All invoices</source>
   <translation>Tutte le fatture</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n giorno</numerusform>
    <numerusform>%n giorni</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialogs</name>
  <message>
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
 </context>
 <context>
  <name>form</name>
  <message>
   <source>Invoice number</source>
   <translation>Numero di fattura</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Data della fattura</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Scadenza</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Valuta</translation>
  </message>
  <message>
   <source>Amount including tax</source>
   <translation>Importo IVA inclusa</translation>
  </message>
  <message>
   <source>Amount before tax</source>
   <translation>Importo IVA esclusa</translation>
  </message>
  <message>
   <source>Tax</source>
   <translation>Imposta</translation>
  </message>
  <message>
   <source>Already paid or credited</source>
   <translation>Già versato o accreditato</translation>
  </message>
  <message>
   <source>What was delivered</source>
   <translation>Fornitura o servizio</translation>
  </message>
  <message>
   <source>Agreed late-payment rate, % a year</source>
   <translation>Tasso di mora concordato, % annuo</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debitore</translation>
  </message>
  <message>
   <source>Company or person</source>
   <translation>Impresa o persona</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN o SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Partita IVA</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Via e numero civico</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Indirizzo, seconda riga</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>CAP</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Città</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Paese</translation>
  </message>
  <message>
   <source>Contact with an email</source>
   <translation>Un referente con e-mail</translation>
  </message>
  <message>
   <source>Still to pay</source>
   <translation>Ancora da pagare</translation>
  </message>
  <message>
   <source>You have no account in {currency}: reminders name {iban}. Add one in the settings.</source>
   <translation>Non ha alcun conto in {currency}: i solleciti indicano {iban}. Ne aggiunga uno nelle impostazioni.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obbligatorio</translation>
  </message>
  <message>
   <source>The debtor is</source>
   <translation>Il debitore è</translation>
  </message>
  <message>
   <source>The amount must be more than zero.</source>
   <translation>L’importo deve essere maggiore di zero.</translation>
  </message>
  <message>
   <source>Nothing is left to recover: everything was already paid.</source>
   <translation>Non resta nulla da recuperare: è già stato pagato tutto.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed.</source>
   <translation>Serve un indirizzo e-mail del debitore.</translation>
  </message>
  <message>
   <source>This contact needs an email address.</source>
   <translation>Per questo referente occorre un indirizzo e-mail.</translation>
  </message>
  <message>
   <source>At most {most} numbers.</source>
   <translation>Al massimo {most} numeri.</translation>
  </message>
  <message>
   <source>Unknown currency. Choose another one.</source>
   <translation>Questa valuta non è nota. Ne scelga un’altra.</translation>
  </message>
  <message>
   <source>It is unclear whether this is a company or a person. Choose: the law differs.</source>
   <translation>Non è chiaro se sia un’impresa o una persona. Scegliere: la legge è diversa.</translation>
  </message>
  <message>
   <source>{amount} credited by {number}</source>
   <translation>{amount} accreditati con {number}</translation>
  </message>
  <message>
   <source>Chosen from the postcode. Check it.</source>
   <translation>Scelto in base al codice postale. Da controllare.</translation>
  </message>
  <message>
   <source>Taken from the list {name}.</source>
   <translation>Ripreso dall’elenco {name}.</translation>
  </message>
  <message>
   <source>The list names this as still open, not as the invoice total.</source>
   <translation>L’elenco lo indica come importo ancora dovuto, non come totale della fattura.</translation>
  </message>
  <message>
   <source>A date or the amount is missing.</source>
   <translation>Manca una data o l’importo.</translation>
  </message>
 </context>
 <context>
  <name>message_names</name>
  <message>
   <source>Note before the due date</source>
   <translation>Avviso prima della scadenza</translation>
  </message>
  <message>
   <source>First reminder</source>
   <translation>Primo sollecito</translation>
  </message>
  <message>
   <source>Short reminder</source>
   <translation>Sollecito breve</translation>
  </message>
  <message>
   <source>Second reminder</source>
   <translation>Secondo sollecito</translation>
  </message>
  <message>
   <source>Reminder by post</source>
   <translation>Sollecito per posta</translation>
  </message>
  <message>
   <source>Last reminder</source>
   <translation>Ultimo sollecito</translation>
  </message>
  <message>
   <source>Formal notice</source>
   <translation>Messa in mora</translation>
  </message>
  <message>
   <source>Time-barred claim</source>
   <translation>Credito prescritto</translation>
  </message>
  <message>
   <source>Phone call</source>
   <translation>Telefonata</translation>
  </message>
  <message>
   <source>Instalments agreed</source>
   <translation>Rate concordate</translation>
  </message>
  <message>
   <source>Agreement proposed</source>
   <translation>Accordo proposto</translation>
  </message>
  <message>
   <source>Proposal refused</source>
   <translation>Proposta rifiutata</translation>
  </message>
  <message>
   <source>Payment received</source>
   <translation>Pagamento ricevuto</translation>
  </message>
  <message>
   <source>Objection received</source>
   <translation>Contestazione ricevuta</translation>
  </message>
  <message>
   <source>Objection answered</source>
   <translation>Risposta alla contestazione</translation>
  </message>
  <message>
   <source>Objection accepted</source>
   <translation>Contestazione accolta</translation>
  </message>
  <message>
   <source>Another contact</source>
   <translation>Altro contatto</translation>
  </message>
 </context>
 <context>
  <name>message_preview</name>
  <message>
   <source>To</source>
   <translation>A</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Oggetto</translation>
  </message>
  <message>
   <source>Your mailbox, once it is set up</source>
   <translation>La Sua casella, una volta configurata</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Da</translation>
  </message>
  <message>
   <source>Replies to</source>
   <translation>Risposte a</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Lingua</translation>
  </message>
  <message>
   <source>{language}, the language of the debtor’s address. To write in another one, press “Edit”.</source>
   <translation>{language}, la lingua dell’indirizzo del debitore. Per scrivere in un’altra, prema «Modifica».</translation>
  </message>
  <message>
   <source>Planned for {day}. On another day, its dates and sums change with it.</source>
   <translation>Data prevista: {day}. In un altro giorno le date e gli importi indicati cambiano.</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Testo del messaggio</translation>
  </message>
  <message>
   <source>As it arrives</source>
   <translation>Come arriva</translation>
  </message>
  <message>
   <source>As plain text</source>
   <translation>Solo testo</translation>
  </message>
  <message>
   <source>Open the attachment {name}</source>
   <translation>Apri l’allegato {name}</translation>
  </message>
  <message>
   <source>Enclosed</source>
   <translation>Allegati</translation>
  </message>
  <message>
   <source>Attached</source>
   <translation>Allegato</translation>
  </message>
  <message>
   <source>Ready at once, also at night and at weekends. If the debtor was contacted today, or a deadline that you gave is still running, it is made on the first day after that.</source>
   <translation>Pronta subito, anche di notte e nei fine settimana. Se il debitore è già stato contattato oggi, o è ancora in corso un termine che gli ha dato, si fa il primo giorno utile dopo.</translation>
  </message>
  <message>
   <source>Made at once on a working day between 8:00 and 20:00. If the debtor was contacted today, or a deadline that you gave is still running, it is made on the first day after that.</source>
   <translation>Si fa subito in un giorno lavorativo tra le 8:00 e le 20:00. Se il debitore è già stato contattato oggi, o è ancora in corso un termine che gli ha dato, si fa il primo giorno utile dopo.</translation>
  </message>
  <message>
   <source>{contact}, planned for {moment}, then follows on a later day. It is left out if its wording would be softer than this one.</source>
   <translation>{contact}, previsto per {moment}, segue poi in un altro giorno. Viene omesso se fosse più blando di questo.</translation>
  </message>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} al {level}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Modifica</translation>
  </message>
  <message>
   <source>Create letter now</source>
   <translation>Prepara la lettera ora</translation>
  </message>
  <message>
   <source>Call now</source>
   <translation>Chiama ora</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Invia ora</translation>
  </message>
  <message>
   <source>Bring forward</source>
   <translation>Anticipa</translation>
  </message>
  <message>
   <source>Approve</source>
   <translation>Approva</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>Ricerca del testo…</translation>
  </message>
 </context>
 <context>
  <name>never_contacted</name>
  <message>
   <source>Added by you</source>
   <translation>Inserito da Lei</translation>
  </message>
  <message>
   <source>Added by the recovery service</source>
   <translation>Inserito dal servizio di recupero</translation>
  </message>
  <message>
   <source>Email came back</source>
   <translation>La posta è tornata</translation>
  </message>
  <message>
   <source>Someone said the invoice is not theirs</source>
   <translation>Qualcuno ha detto che la fattura non è sua</translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message>
   <source>An evidence file is missing</source>
   <translation>Un file delle prove non c’è più</translation>
  </message>
  <message>
   <source>Add it again, then submit.</source>
   <translation>Lo aggiunga di nuovo, poi lo solleciti.</translation>
  </message>
  <message>
   <source>The sealed key on this computer cannot be read</source>
   <translation>La chiave sigillata su questo computer non è leggibile</translation>
  </message>
  <message>
   <source>Restore it from a backup of the data folder.</source>
   <translation>La ripristini da un backup della cartella dei dati.</translation>
  </message>
  <message>
   <source>The service did not sign you in</source>
   <translation>Il servizio non ha eseguito l’accesso</translation>
  </message>
  <message>
   <source>Try again, or choose another connection.</source>
   <translation>Riprovi o scelga un’altra connessione.</translation>
  </message>
  <message>
   <source>No answer came back from the browser</source>
   <translation>Dal browser non è tornata alcuna risposta</translation>
  </message>
  <message>
   <source>Open the sign-in page again when you are ready.</source>
   <translation>Riapra la pagina di accesso quando è pronto.</translation>
  </message>
  <message>
   <source>The service has no such account for you</source>
   <translation>Il servizio non ha un account simile per Lei</translation>
  </message>
  <message>
   <source>Check the ID, and whether you signed in as on the other computer.</source>
   <translation>Controlli l’ID e di avere effettuato l’accesso come sull’altro computer.</translation>
  </message>
  <message>
   <source>The announcement of new versions cannot be trusted</source>
   <translation>L’annuncio di nuove versioni non è affidabile</translation>
  </message>
  <message>
   <source>Nothing changed. Check again later, or on the page where you got the app.</source>
   <translation>Nulla è stato modificato. Riprovi più tardi o guardi la pagina da cui ha scaricato l’app.</translation>
  </message>
  <message>
   <source>The export could not be saved</source>
   <translation>Non è stato possibile scrivere l’esportazione</translation>
  </message>
  <message>
   <source>Choose another folder, or free up disk space.</source>
   <translation>Scelga un’altra cartella o liberi spazio sul disco.</translation>
  </message>
  <message>
   <source>This file is not a backup of this app</source>
   <translation>Questo file non è un backup di questa app</translation>
  </message>
  <message>
   <source>Choose the file you saved as a backup. Nothing changed.</source>
   <translation>Scelga il file che ha salvato come backup. Nulla è stato modificato.</translation>
  </message>
  <message>
   <source>This backup is damaged</source>
   <translation>Questo backup è danneggiato</translation>
  </message>
  <message>
   <source>Choose another one. Nothing changed.</source>
   <translation>Ne scelga un altro. Nulla è stato modificato.</translation>
  </message>
  <message>
   <source>This backup was made by a newer version of the app</source>
   <translation>Questo backup viene da una versione più recente dell’app</translation>
  </message>
  <message>
   <source>Update the app, then restore the backup. Nothing changed.</source>
   <translation>Aggiorni l’app, poi lo ripristini. Nulla è stato modificato.</translation>
  </message>
  <message>
   <source>Not enough disk space</source>
   <translation>Non c’è spazio sufficiente sul disco</translation>
  </message>
  <message>
   <source>Free up space, then try again. Nothing changed.</source>
   <translation>Liberi spazio, poi riprovi. Nulla è stato modificato.</translation>
  </message>
  <message>
   <source>The backup could not be saved</source>
   <translation>Non è stato possibile scrivere il backup</translation>
  </message>
  <message>
   <source>Choose another folder, or free up disk space. An earlier backup there is untouched.</source>
   <translation>Scelga un’altra cartella o liberi spazio sul disco. Un backup precedente resta intatto.</translation>
  </message>
  <message>
   <source>This file is not accepted</source>
   <translation>Questo file non è accettato</translation>
  </message>
  <message>
   <source>Add a PDF, PNG or JPEG of at most 10 MB.</source>
   <translation>Aggiunga un PDF, PNG o JPEG di al massimo 10 MB.</translation>
  </message>
  <message>
   <source>The file could not be saved</source>
   <translation>Non è stato possibile scrivere il file</translation>
  </message>
  <message>
   <source>Choose another folder, or close the file where it is open.</source>
   <translation>Scelga un’altra cartella o chiuda il file dove è aperto.</translation>
  </message>
  <message>
   <source>This file cannot be read</source>
   <translation>Questo file non può essere letto</translation>
  </message>
  <message>
   <source>Your mail provider did not sign you in</source>
   <translation>Il Suo fornitore di posta non ha eseguito l’accesso</translation>
  </message>
  <message>
   <source>Try again, or use a password made for this app.</source>
   <translation>Riprovi o usi una password creata per questa app.</translation>
  </message>
  <message>
   <source>The file reader does not start</source>
   <translation>Il lettore di file non si avvia</translation>
  </message>
  <message>
   <source>Restart the app. If this persists, reinstall it.</source>
   <translation>Riavvii l’app. Se continua, la reinstalli.</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Qualcosa è andato storto</translation>
  </message>
  <message>
   <source>Try again.</source>
   <translation>Riprovi.</translation>
  </message>
  <message>
   <source>This passphrase does not open the key</source>
   <translation>Questa passphrase non apre la chiave</translation>
  </message>
  <message>
   <source>Type it again. Without it, what was sealed on this computer stays closed.</source>
   <translation>La digiti di nuovo. Senza, ciò che è sigillato su questo computer resta chiuso.</translation>
  </message>
  <message>
   <source>The service on this computer does not start</source>
   <translation>Il servizio su questo computer non si avvia</translation>
  </message>
  <message>
   <source>See its log in the settings, then try again.</source>
   <translation>Guardi il suo registro nelle impostazioni, poi riprovi.</translation>
  </message>
  <message>
   <source>To use this computer, the app needs a passphrase</source>
   <translation>Per usare questo computer, l’app ha bisogno di una passphrase</translation>
  </message>
  <message>
   <source>Try again when you are ready: the app asks for it then.</source>
   <translation>Riprovi quando è pronto: l’app la chiederà allora.</translation>
  </message>
  <message>
   <source>The password store of this computer does not have the key of this data</source>
   <translation>L’archivio delle password di questo computer non ha la chiave di questi dati</translation>
  </message>
  <message>
   <source>Unlock it or use the one from before, and try again; or restore a backup, which has the key. Nothing changed.</source>
   <translation>Sbloccarlo o usare quello di prima, poi riprovare; oppure ripristinare una copia di sicurezza, che contiene la chiave. Nulla è stato modificato.</translation>
  </message>
  <message>
   <source>This could not be saved on this computer</source>
   <translation>Non è stato possibile salvare su questo computer</translation>
  </message>
  <message>
   <source>Free up disk space, then try again.</source>
   <translation>Liberi spazio sul disco, poi riprovi.</translation>
  </message>
  <message>
   <source>The data on this computer is damaged</source>
   <translation>I dati su questo computer sono danneggiati</translation>
  </message>
  <message>
   <source>Close the app and start it again: it rescues what can be read and fetches the rest from the service.</source>
   <translation>Chiuda l’app e la riapra: recupera ciò che è leggibile e scarica di nuovo il resto.</translation>
  </message>
  <message>
   <source>The service cannot be reached</source>
   <translation>Il servizio non è raggiungibile</translation>
  </message>
  <message>
   <source>Your changes are saved and sent once there is a connection.</source>
   <translation>Ciò che ha fatto viene conservato e inviato non appena c’è una connessione.</translation>
  </message>
  <message>
   <source>The service cannot prove who it is</source>
   <translation>Il servizio non può dimostrare chi è</translation>
  </message>
  <message>
   <source>Check the address and the date of this computer, and ask the service whether its certificate is valid. Nothing was sent.</source>
   <translation>Controlli l’indirizzo e la data di questo computer e chieda al servizio se il suo certificato è valido. Nulla è stato inviato.</translation>
  </message>
  <message>
   <source>No service answers at this address</source>
   <translation>Nessun servizio risponde a questo indirizzo</translation>
  </message>
  <message>
   <source>Check the address and your internet connection, then try again. Nothing you typed is lost.</source>
   <translation>Verificare l’indirizzo e la connessione a Internet, poi riprovare. Nulla di quanto inserito va perso.</translation>
  </message>
  <message>
   <source>The answer was lost</source>
   <translation>La risposta è andata persa</translation>
  </message>
  <message>
   <source>The app checks whether it arrived before anything is sent again.</source>
   <translation>L’app verifica se è arrivato prima di inviare di nuovo qualcosa.</translation>
  </message>
  <message>
   <source>It is not known whether your account was created</source>
   <translation>Non si sa se il suo account è stato creato</translation>
  </message>
  <message>
   <source>Ask the service, or look for a message from it. Continue again only if there is no account yet.</source>
   <translation>Chieda al servizio o cerchi un suo messaggio. Continui solo se non c’è ancora un account.</translation>
  </message>
  <message>
   <source>You are signed out</source>
   <translation>È disconnesso</translation>
  </message>
  <message>
   <source>Sign in again. Nothing you typed is lost.</source>
   <translation>Acceda di nuovo. Nulla di ciò che ha digitato è andato perso.</translation>
  </message>
  <message>
   <source>The app is still connecting</source>
   <translation>L’app si sta ancora connettendo</translation>
  </message>
  <message>
   <source>Try again in a moment. Nothing you typed is lost.</source>
   <translation>Riprovi tra un istante. Nulla di ciò che ha digitato è andato perso.</translation>
  </message>
  <message>
   <source>The service refused this</source>
   <translation>Il servizio ha rifiutato</translation>
  </message>
  <message>
   <source>Correct it and try again.</source>
   <translation>Corregga quanto indicato e riprovi.</translation>
  </message>
  <message>
   <source>The service is busy</source>
   <translation>Il servizio chiede di rallentare</translation>
  </message>
  <message>
   <source>Try again in a moment. What you decided is saved and sent by itself.</source>
   <translation>Riprovi tra un momento. Ciò che ha deciso è conservato e parte da solo.</translation>
  </message>
  <message>
   <source>The service has a problem</source>
   <translation>Il servizio ha un guasto</translation>
  </message>
  <message>
   <source>Try again later; what you decided is saved and sent then. If this persists, give the service this number.</source>
   <translation>Riprovi più tardi; ciò che ha deciso è conservato e parte allora. Se continua, comunichi questo numero al servizio.</translation>
  </message>
  <message>
   <source>The answer could not be read</source>
   <translation>Non è stato possibile leggere la risposta</translation>
  </message>
  <message>
   <source>Check the address of the service, or whether your network asks you to sign in first.</source>
   <translation>Controlli l’indirizzo del servizio, o se si frappone una pagina di accesso alla rete.</translation>
  </message>
  <message>
   <source>The debtor needs a contact with an email address.</source>
   <translation>Per il debitore occorre un referente con indirizzo e-mail.</translation>
  </message>
  <message>
   <source>This invoice was submitted before.</source>
   <translation>Questa fattura è già stata avviata al recupero.</translation>
  </message>
  <message>
   <source>This invoice is not due yet.</source>
   <translation>Questa fattura non è ancora scaduta.</translation>
  </message>
  <message>
   <source>This invoice is too old to be claimed in court.</source>
   <translation>Questa fattura è troppo vecchia per essere fatta valere in giudizio.</translation>
  </message>
  <message>
   <source>Your account is not active yet. Complete it first.</source>
   <translation>Il Suo account non è ancora attivo. Completi prima quanto richiesto.</translation>
  </message>
  <message>
   <source>This is no longer possible: something changed meanwhile.</source>
   <translation>Non è più possibile: nel frattempo qualcosa è cambiato.</translation>
  </message>
  <message>
   <source>This file is too large: 20 MB at most.</source>
   <translation>Questo file è troppo grande. Il massimo è 20 MB.</translation>
  </message>
  <message>
   <source>This service accepts no files as evidence. Describe them in the statement, or hand them in there.</source>
   <translation>Questo servizio non accetta file con le prove. Le descriva a parole o le consegni presso il servizio.</translation>
  </message>
  <message>
   <source>This is not a PDF, or it cannot be opened.</source>
   <translation>Non è un PDF, oppure non può essere aperto.</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it.</source>
   <translation>Il servizio potrebbe aver già creato questa fattura leggendola.</translation>
  </message>
  <message>
   <source>This page cannot be shown</source>
   <translation>Questa pagina non può essere mostrata</translation>
  </message>
  <message>
   <source>Ask for the file again, or enter its contents manually.</source>
   <translation>Richieda di nuovo il file, o inserisca ciò che vi è scritto.</translation>
  </message>
  <message>
   <source>This picture cannot be used</source>
   <translation>Questa immagine non può essere usata</translation>
  </message>
  <message>
   <source>Take it again, or drop the invoice as a PDF.</source>
   <translation>Rifaccia la foto, o trascini la fattura in PDF.</translation>
  </message>
  <message>
   <source>This electronic invoice cannot be used</source>
   <translation>Questa fattura elettronica non può essere usata</translation>
  </message>
  <message>
   <source>This document cannot be used</source>
   <translation>Questo documento non può essere usato</translation>
  </message>
  <message>
   <source>Save it as a PDF and drop that, or enter the invoice manually.</source>
   <translation>Lo salvi in PDF e trascini quello, o digiti i campi della fattura.</translation>
  </message>
  <message>
   <source>Drop the invoice as a PDF, or enter it manually.</source>
   <translation>Trascini la fattura in PDF o ne digiti i campi.</translation>
  </message>
  <message>
   <source>This file cannot be unpacked</source>
   <translation>Questo file non può essere decompresso</translation>
  </message>
  <message>
   <source>Unpack it yourself, and drop the invoices.</source>
   <translation>Lo decomprima e trascini le fatture.</translation>
  </message>
  <message>
   <source>Nothing could be read there</source>
   <translation>Lì non si è potuto leggere nulla</translation>
  </message>
  <message>
   <source>Draw a slightly larger box, or enter the value.</source>
   <translation>Disegni un riquadro un po’ più grande, o inserisca il valore.</translation>
  </message>
  <message>
   <source>You did not agree to the sign-in</source>
   <translation>Non ha accettato l’accesso</translation>
  </message>
  <message>
   <source>Start again if you did not mean to.</source>
   <translation>Ricomincia se non era voluto.</translation>
  </message>
  <message>
   <source>The service does not know this connection</source>
   <translation>Il servizio non conosce questa connessione</translation>
  </message>
  <message>
   <source>Its client ID or secret is not accepted. Ask the service for a new connection file.</source>
   <translation>Il suo nome cliente o il suo segreto non è accettato. Chieda al servizio un nuovo file di connessione.</translation>
  </message>
  <message>
   <source>The sign-in took too long, or was used before</source>
   <translation>L’accesso è durato troppo o è già stato usato</translation>
  </message>
  <message>
   <source>Start again.</source>
   <translation>Ricomincia.</translation>
  </message>
  <message>
   <source>The service does not grant what the app needs</source>
   <translation>Il servizio non concede ciò che serve all’app</translation>
  </message>
  <message>
   <source>Ask the service for a connection file with all rights of a creditor.</source>
   <translation>Chieda al servizio un file di connessione con tutti i diritti di un creditore.</translation>
  </message>
  <message>
   <source>Check your internet connection, then try again. Nothing you typed is lost.</source>
   <translation>Verificare la connessione a Internet, poi riprovare. Nulla di quanto inserito va perso.</translation>
  </message>
  <message>
   <source>The service does not accept this: {reason}</source>
   <translation>Il servizio non lo accetta: {reason}</translation>
  </message>
  <message>
   <source>Not submitted: {why}</source>
   <translation>Non avviata al recupero: {why}</translation>
  </message>
  <message>
   <source>Company name</source>
   <translation>Ragione sociale</translation>
  </message>
  <message>
   <source>Letters are written in its name.</source>
   <translation>Le lettere sono scritte a suo nome.</translation>
  </message>
  <message>
   <source>SIRET number</source>
   <translation>Numero SIRET</translation>
  </message>
  <message>
   <source>It proves that the company exists.</source>
   <translation>Dimostra che l’azienda esiste.</translation>
  </message>
  <message>
   <source>Company address</source>
   <translation>Indirizzo dell’azienda</translation>
  </message>
  <message>
   <source>A formal notice must show it.</source>
   <translation>Una messa in mora deve riportarlo.</translation>
  </message>
  <message>
   <source>Your name</source>
   <translation>Il Suo nome</translation>
  </message>
  <message>
   <source>Someone must be responsible for the account.</source>
   <translation>Qualcuno deve rispondere dell’account.</translation>
  </message>
  <message>
   <source>Bank account</source>
   <translation>Conto bancario</translation>
  </message>
  <message>
   <source>Recovered money arrives there.</source>
   <translation>Lì arriva il denaro recuperato.</translation>
  </message>
  <message>
   <source>Identity document</source>
   <translation>Documento d’identità</translation>
  </message>
  <message>
   <source>The law requires knowing who is paid.</source>
   <translation>La legge impone di sapere a chi viene versato il denaro.</translation>
  </message>
  <message>
   <source>Mandate</source>
   <translation>Mandato</translation>
  </message>
  <message>
   <source>It allows the service to write in your name.</source>
   <translation>Autorizza il servizio a scrivere in Suo nome.</translation>
  </message>
  <message>
   <source>The page in the browser explains it.</source>
   <translation>La pagina nel browser dice di che cosa si tratta.</translation>
  </message>
  <message>
   <source>Another program uses the port that the tunnel leads to</source>
   <translation>Un altro programma usa la porta a cui conduce il tunnel</translation>
  </message>
  <message>
   <source>End that program, or set the tunnel up again with another port.</source>
   <translation>Chiuda quel programma, oppure configuri di nuovo il tunnel con un’altra porta.</translation>
  </message>
  <message>
   <source>The tunnel’s server cannot be reached</source>
   <translation>Il server del tunnel non è raggiungibile</translation>
  </message>
  <message>
   <source>The app tries again by itself. Until then it checks the service regularly.</source>
   <translation>Il tentativo viene ripetuto automaticamente. Fino ad allora l’app interroga regolarmente il servizio.</translation>
  </message>
  <message>
   <source>The tunnel’s server has not been confirmed yet</source>
   <translation>Il server del tunnel non è ancora stato confermato</translation>
  </message>
  <message>
   <source>Compare its key with the one its operator gave you, and confirm it.</source>
   <translation>Confronti la sua chiave con quella indicata dal gestore e la confermi.</translation>
  </message>
  <message>
   <source>The tunnel’s server shows a different key from the one you confirmed</source>
   <translation>Il server del tunnel mostra una chiave diversa da quella che ha confermato</translation>
  </message>
  <message>
   <source>Ask its operator. Someone may be intercepting the connection: nothing was sent.</source>
   <translation>Chieda al gestore. Qualcuno potrebbe essersi frapposto: non è stato inviato nulla.</translation>
  </message>
  <message>
   <source>The tunnel’s server refused the sign-in</source>
   <translation>Il server del tunnel non ha consentito l’accesso all’app</translation>
  </message>
  <message>
   <source>Check the user name, and the password or key.</source>
   <translation>Controlli il nome utente e la password o la chiave.</translation>
  </message>
  <message>
   <source>The private key cannot be used</source>
   <translation>La chiave privata non può essere usata</translation>
  </message>
  <message>
   <source>Choose a file with a private key, and type its passphrase if it has one.</source>
   <translation>Scelga un file con una chiave privata e ne inserisca la passphrase, se ne ha una.</translation>
  </message>
  <message>
   <source>The tunnel’s server opens no port</source>
   <translation>Il server del tunnel non apre alcuna porta</translation>
  </message>
  <message>
   <source>The port may be in use, or this server forwards none.</source>
   <translation>La porta potrebbe essere occupata, oppure questo server non ne inoltra alcuna.</translation>
  </message>
  <message>
   <source>The tunnel’s server does not say its public address</source>
   <translation>Il server del tunnel non indica a quale indirizzo è raggiungibile</translation>
  </message>
  <message>
   <source>Enter the public address yourself.</source>
   <translation>Inserisca Lei l’indirizzo pubblico.</translation>
  </message>
  <message>
   <source>What the service sends cannot be verified and is not accepted</source>
   <translation>Ciò che il servizio invia non può essere verificato e non è accettato</translation>
  </message>
  <message>
   <source>The app checks the service regularly instead. Change the signing secret, or ask the service.</source>
   <translation>L’app interroga invece il servizio regolarmente. Rinnovi il segreto di firma o chieda al servizio.</translation>
  </message>
  <message>
   <source>The test event did not arrive</source>
   <translation>L’evento di prova non è arrivato</translation>
  </message>
  <message>
   <source>Check the public address, and that it leads to this computer.</source>
   <translation>Controlli l’indirizzo pubblico e che porti a questo computer.</translation>
  </message>
  <message>
   <source>This spreadsheet cannot be read</source>
   <translation>Non è possibile leggere questa tabella</translation>
  </message>
  <message>
   <source>Save it as CSV with one line of headings, then choose it again.</source>
   <translation>La salvi come CSV con una riga di intestazioni, poi la scelga di nuovo.</translation>
  </message>
  <message>
   <source>This table is too large</source>
   <translation>Questa tabella è troppo grande</translation>
  </message>
  <message>
   <source>Put its rows into several files with the same headings, then choose one after the other.</source>
   <translation>Dividere le righe in più file con le stesse intestazioni, poi sceglierli uno dopo l’altro.</translation>
  </message>
  <message>
   <source>The printer did not print</source>
   <translation>La stampante non ha accettato nulla</translation>
  </message>
  <message>
   <source>Check the printer, or save the page as a PDF.</source>
   <translation>Controlli che ci sia, o salvi la pagina come PDF.</translation>
  </message>
 </context>
 <context>
  <name>notices_page</name>
  <message>
   <source>New notices: {count}</source>
   <translation>Nuovi avvisi: {count}</translation>
  </message>
  <message>
   <source>Statutory rates</source>
   <translation>Tassi di legge</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>La Sua azienda</translation>
  </message>
  <message>
   <source>Answer due: {who}</source>
   <translation>Risposta attesa: {who}</translation>
  </message>
  <message>
   <source>Part of it was paid. You decide what happens to the rest.</source>
   <translation>È stato pagato un importo parziale. Decida Lei che cosa fare del residuo.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice.</source>
   <translation>Il debitore contesta la fattura.</translation>
  </message>
  <message>
   <source>Evidence is requested.</source>
   <translation>Le vengono chieste prove.</translation>
  </message>
  <message>
   <source>An agreement was proposed.</source>
   <translation>È stato proposto un accordo.</translation>
  </message>
  <message>
   <source>The debtor answered by email.</source>
   <translation>Il debitore ha risposto per e-mail.</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>Il piano è terminato senza pagamento. Decida Lei come proseguire.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred soon.</source>
   <translation>Il credito si prescriverà presto.</translation>
  </message>
  <message>
   <source>The claim is time-barred: it can no longer be claimed in court.</source>
   <translation>Il credito è prescritto: non può più essere fatto valere in giudizio.</translation>
  </message>
  <message>
   <source>A statutory interest rate is missing: no interest is claimed for its half-year.</source>
   <translation>Manca un tasso d’interesse legale: per quel semestre non si chiedono interessi.</translation>
  </message>
  <message>
   <source>The service refused what you decided.</source>
   <translation>Il servizio ha rifiutato la sua decisione.</translation>
  </message>
  <message>
   <source>Your answer is due soon.</source>
   <translation>La Sua risposta è attesa a breve.</translation>
  </message>
  <message>
   <source>A payment arrived.</source>
   <translation>È arrivato un pagamento.</translation>
  </message>
  <message>
   <source>The debtor promised a payment.</source>
   <translation>Il debitore ha annunciato un pagamento.</translation>
  </message>
  <message>
   <source>A promised payment did not arrive.</source>
   <translation>Un pagamento annunciato non è arrivato.</translation>
  </message>
  <message>
   <source>Recovered.</source>
   <translation>Recuperato.</translation>
  </message>
  <message>
   <source>Recovery was cancelled.</source>
   <translation>Il recupero è stato annullato.</translation>
  </message>
  <message>
   <source>The debtor is insolvent.</source>
   <translation>Il debitore è insolvente.</translation>
  </message>
  <message>
   <source>The reminders were planned.</source>
   <translation>I solleciti sono stati pianificati.</translation>
  </message>
  <message>
   <source>The debtor was contacted.</source>
   <translation>Il debitore è stato contattato.</translation>
  </message>
  <message>
   <source>Your evidence arrived.</source>
   <translation>Le Sue prove sono arrivate.</translation>
  </message>
  <message>
   <source>Contacts pause.</source>
   <translation>I contatti si fermano.</translation>
  </message>
  <message>
   <source>The debtor’s details were corrected.</source>
   <translation>Dati del debitore sono stati corretti.</translation>
  </message>
  <message>
   <source>Recovery resumes.</source>
   <translation>Il recupero prosegue.</translation>
  </message>
  <message>
   <source>An agreement has changed.</source>
   <translation>Un accordo è cambiato.</translation>
  </message>
  <message>
   <source>You can submit invoices now.</source>
   <translation>Ora può sollecitare fatture.</translation>
  </message>
  <message>
   <source>{channel} to the debtor.</source>
   <translation>Il debitore è stato contattato: {channel}.</translation>
  </message>
  <message>
   <source>Missing since {day}, so no interest is claimed for that half-year: {rate}.</source>
   <translation>Manca dal {day}, quindi per quel semestre non si chiedono interessi: {rate}.</translation>
  </message>
 </context>
 <context>
  <name>payments</name>
  <message>
   <source>Certain</source>
   <translation>Senza dubbi</translation>
  </message>
  <message>
   <source>To check</source>
   <translation>Da verificare</translation>
  </message>
  <message>
   <source>Not matched</source>
   <translation>Senza corrispondenza</translation>
  </message>
  <message>
   <source>Reversed by the bank</source>
   <translation>Stornato dalla banca</translation>
  </message>
  <message>
   <source>Being recorded</source>
   <translation>Registrazione in corso</translation>
  </message>
  <message>
   <source>Recorded</source>
   <translation>Registrati</translation>
  </message>
  <message>
   <source>Taken back</source>
   <translation>Ritirati</translation>
  </message>
  <message>
   <source>Set aside</source>
   <translation>Messi da parte</translation>
  </message>
  <message>
   <source>Bank statement</source>
   <translation>Estratto conto bancario</translation>
  </message>
  <message>
   <source>Recorded by you</source>
   <translation>Registrato manualmente</translation>
  </message>
  <message>
   <source>Card</source>
   <translation>Carta</translation>
  </message>
  <message>
   <source>Debtor’s page</source>
   <translation>Pagina del debitore</translation>
  </message>
  <message>
   <source>Account of the recovery service</source>
   <translation>Conto del servizio di recupero</translation>
  </message>
  <message>
   <source>Recorded by the recovery service</source>
   <translation>Registrato dal servizio di recupero</translation>
  </message>
  <message>
   <source>Practice debtor</source>
   <translation>Debitore di esercitazione</translation>
  </message>
  <message>
   <source>Gives the reference {detail}</source>
   <translation>Indica il riferimento {detail}</translation>
  </message>
  <message>
   <source>Names the invoice {detail}</source>
   <translation>Indica la fattura {detail}</translation>
  </message>
  <message>
   <source>May name the invoice {detail}</source>
   <translation>Forse indica la fattura {detail}</translation>
  </message>
  <message>
   <source>The amount is exactly what is left</source>
   <translation>L’importo è esattamente il residuo</translation>
  </message>
  <message>
   <source>The amount is that of the invoice</source>
   <translation>L’importo è quello della fattura</translation>
  </message>
  <message>
   <source>The amount is the sum of several invoices of this debtor</source>
   <translation>L’importo è la somma di più fatture di questo debitore</translation>
  </message>
  <message>
   <source>The amount is a part of what is left</source>
   <translation>L’importo è una parte del residuo</translation>
  </message>
  <message>
   <source>The amount is more than what is left</source>
   <translation>L’importo supera il residuo</translation>
  </message>
  <message>
   <source>The payer has the debtor’s name</source>
   <translation>L’ordinante ha il nome del debitore</translation>
  </message>
  <message>
   <source>The payer’s name resembles the debtor’s</source>
   <translation>Il nome dell’ordinante somiglia a quello del debitore</translation>
  </message>
  <message>
   <source>The payer has another name: {detail}</source>
   <translation>L’ordinante ha un altro nome: {detail}</translation>
  </message>
  <message>
   <source>It arrived before the invoice was issued</source>
   <translation>È arrivato prima dell’emissione della fattura</translation>
  </message>
  <message>
   <source>The invoice is in {detail}. If the payment is too, choose the statement again and put its currency right under “Check the columns”.</source>
   <translation>La fattura è in {detail}. Se lo è anche il pagamento, scelga di nuovo l’estratto e corregga la valuta in «Verifica le colonne».</translation>
  </message>
  <message>
   <source>This invoice is closed: nothing can be recorded on it</source>
   <translation>Questa fattura è chiusa: non vi si può registrare nulla</translation>
  </message>
  <message>
   <source>A payment of this amount was recorded on it within days of this one</source>
   <translation>Un pagamento di questo importo vi è stato registrato a pochi giorni da questo</translation>
  </message>
  <message>
   <source>Another invoice matches nearly as well</source>
   <translation>Un’altra fattura corrisponde quasi altrettanto bene</translation>
  </message>
  <message>
   <source>Another payment in this list already pays it</source>
   <translation>Un altro pagamento di questo elenco lo paga già</translation>
  </message>
  <message>
   <source>You chose this invoice</source>
   <translation>Ha scelto questa fattura</translation>
  </message>
  <message>
   <source>Entries that are not booked yet were left out.</source>
   <translation>I movimenti non ancora contabilizzati sono stati omessi.</translation>
  </message>
  <message>
   <source>Some lines could not be read and were left out.</source>
   <translation>Alcune righe non leggibili sono state omesse.</translation>
  </message>
  <message>
   <source>The balances in the file do not agree with its entries: it may be incomplete.</source>
   <translation>I saldi nel file non concordano con i movimenti: potrebbe essere incompleto.</translation>
  </message>
  <message>
   <source>Its characters were guessed: check the names.</source>
   <translation>I suoi caratteri sono stati dedotti: controlli i nomi.</translation>
  </message>
  <message>
   <source>Day and month were guessed: check a date.</source>
   <translation>Giorno e mese sono stati distinti per ipotesi: controlli una data.</translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s), all already known.</source>
   <translation>
    <numerusform>%n pagamento, già noto.</numerusform>
    <numerusform>%n pagamenti, tutti già noti.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s).</source>
   <translation>
    <numerusform>%n pagamento.</numerusform>
    <numerusform>%n pagamenti.</numerusform>
   </translation>
  </message>
  <message>
   <source>No payments received.</source>
   <translation>Non è arrivato alcun pagamento.</translation>
  </message>
  <message>
   <source>{left} open</source>
   <translation>{left} da incassare</translation>
  </message>
  <message>
   <source>{left} open, {more} too much</source>
   <translation>{left} aperti, {more} in eccesso</translation>
  </message>
  <message>
   <source>{left} open, paid in full with this</source>
   <translation>{left} aperti, saldati per intero con questo</translation>
  </message>
  <message>
   <source>{left} open, {after} after this</source>
   <translation>{left} aperti, {after} dopo questo</translation>
  </message>
  <message>
   <source>{left} open, about {after} after this</source>
   <translation>{left} aperti, circa {after} dopo questo</translation>
  </message>
  <message numerus="yes">
   <source>{invoice} and %n more</source>
   <translation>
    <numerusform>{invoice} e %n altra</numerusform>
    <numerusform>{invoice} e altre %n</numerusform>
   </translation>
  </message>
  <message>
   <source>This statement cannot be read</source>
   <translation>Non è possibile leggere questo estratto conto</translation>
  </message>
  <message>
   <source>This statement cannot be opened</source>
   <translation>Non è possibile aprire questo estratto conto</translation>
  </message>
  <message>
   <source>The file is empty</source>
   <translation>Il file è vuoto</translation>
  </message>
  <message>
   <source>The file is too large for a bank statement</source>
   <translation>Il file è troppo grande per un estratto conto</translation>
  </message>
  <message>
   <source>This is not a readable bank statement</source>
   <translation>Non è un estratto conto leggibile</translation>
  </message>
  <message>
   <source>The file contains instructions that a bank statement never has</source>
   <translation>Il file contiene istruzioni che un estratto conto non ha mai</translation>
  </message>
  <message>
   <source>The end of the file is missing</source>
   <translation>Manca la fine del file</translation>
  </message>
  <message>
   <source>The file is damaged</source>
   <translation>Il file è danneggiato</translation>
  </message>
  <message>
   <source>The columns of this file are not known</source>
   <translation>Le colonne di questa tabella non sono note</translation>
  </message>
  <message>
   <source>Download it from your bank again.</source>
   <translation>Lo scarichi di nuovo dalla Sua banca.</translation>
  </message>
  <message>
   <source>Check whether the file is still there.</source>
   <translation>Verifichi che il file sia ancora lì.</translation>
  </message>
  <message>
   <source>Download the statement from your bank again.</source>
   <translation>Scarichi di nuovo l’estratto conto dalla Sua banca.</translation>
  </message>
  <message>
   <source>Download a shorter period.</source>
   <translation>Scarichi un periodo più breve.</translation>
  </message>
  <message>
   <source>Choose CSV, OFX, XML (CAMT) or MT940 when you download it from your bank.</source>
   <translation>Scelga CSV, OFX, XML (CAMT) o MT940 quando lo scarica dalla Sua banca.</translation>
  </message>
  <message>
   <source>It was not opened. Download the statement from your bank again.</source>
   <translation>Non è stato aperto. Scarichi di nuovo l’estratto conto dalla Sua banca.</translation>
  </message>
  <message>
   <source>It may not have been downloaded fully. Download it from your bank again.</source>
   <translation>Forse non è stato scaricato per intero. Lo scarichi di nuovo dalla Sua banca.</translation>
  </message>
  <message>
   <source>Download it from your bank again, in another format if there is one.</source>
   <translation>Lo scarichi di nuovo dalla Sua banca, in un altro formato se disponibile.</translation>
  </message>
  <message>
   <source>Choose the columns of the date and the amount.</source>
   <translation>Indichi quali colonne contengono la data e l’importo.</translation>
  </message>
  <message>
   <source>{file}: {title}. {next}</source>
   <translation>{file}: {title}. {next}</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Data</translation>
  </message>
  <message>
   <source>Amount, with its sign</source>
   <translation>Importo, con segno</translation>
  </message>
  <message>
   <source>Money in, where it has a column of its own</source>
   <translation>Accrediti, se hanno una colonna propria</translation>
  </message>
  <message>
   <source>Who paid</source>
   <translation>Ordinante</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>Causale</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Riferimento</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Valuta</translation>
  </message>
 </context>
 <context>
  <name>reasons</name>
  <message>
   <source>This invoice is addressed to you.</source>
   <translation>Questa fattura è indirizzata a Lei.</translation>
  </message>
  <message>
   <source>This is a credit note: it reduces what the debtor owes.</source>
   <translation>È una nota di credito: riduce quanto deve il debitore.</translation>
  </message>
  <message>
   <source>This is an order, not an invoice.</source>
   <translation>È un ordine, non una fattura.</translation>
  </message>
  <message>
   <source>This is an offer, not an invoice.</source>
   <translation>È un’offerta, non una fattura.</translation>
  </message>
  <message>
   <source>This is a pro-forma invoice: nothing is owed on it yet.</source>
   <translation>È una fattura pro forma: non è ancora dovuto nulla.</translation>
  </message>
  <message>
   <source>This is a delivery note, not an invoice.</source>
   <translation>È un documento di trasporto, non una fattura.</translation>
  </message>
  <message>
   <source>This is a receipt: it is already paid.</source>
   <translation>È una ricevuta: è già pagata.</translation>
  </message>
  <message>
   <source>This is a statement of account, not an invoice.</source>
   <translation>È un estratto conto, non una fattura.</translation>
  </message>
  <message>
   <source>This is a reminder of an invoice, not the invoice.</source>
   <translation>È un sollecito di una fattura, non la fattura.</translation>
  </message>
  <message>
   <source>This is a contract, not an invoice.</source>
   <translation>È un contratto, non una fattura.</translation>
  </message>
  <message>
   <source>This does not look like an invoice.</source>
   <translation>Questa non sembra una fattura.</translation>
  </message>
  <message>
   <source>No text could be read on any page.</source>
   <translation>In nessuna pagina è stato possibile leggere del testo.</translation>
  </message>
  <message>
   <source>Its title is “{title}”.</source>
   <translation>Il titolo è «{title}».</translation>
  </message>
  <message>
   <source>Nothing on it says it is one.</source>
   <translation>Nulla nella pagina la chiama fattura.</translation>
  </message>
  <message>
   <source>No total was found.</source>
   <translation>Non è stato trovato alcun totale.</translation>
  </message>
  <message>
   <source>The claim may belong to a factor: “{words}”.</source>
   <translation>Il credito forse appartiene a un factor: «{words}».</translation>
  </message>
  <message>
   <source>The embedded invoice says the claim was sold to a factor.</source>
   <translation>La fattura incorporata dice che il credito è stato ceduto a un factor.</translation>
  </message>
  <message>
   <source>The creditor’s name and numbers do not appear on this invoice.</source>
   <translation>Il nome e i numeri del creditore non compaiono in questa fattura.</translation>
  </message>
  <message>
   <source>The account on this invoice is {iban}. Your company’s account here is {own}.</source>
   <translation>Il conto su questa fattura è {iban}. La Sua azienda ha qui {own}.</translation>
  </message>
  <message>
   <source>The seller on this invoice has the VAT number {vat_number}. Your company’s here is {own}.</source>
   <translation>Il venditore di questa fattura ha la partita IVA {vat_number}. Quella della Sua impresa qui è {own}.</translation>
  </message>
  <message>
   <source>The file contains more than one embedded invoice: check which one counts.</source>
   <translation>Il file contiene più fatture incorporate: controlli quale vale.</translation>
  </message>
  <message>
   <source>The file’s description of its embedded invoice is damaged: it is not a valid e-invoice.</source>
   <translation>La descrizione della fattura incorporata è danneggiata: non è una fattura elettronica valida.</translation>
  </message>
  <message>
   <source>The file is damaged: compare every value with the page.</source>
   <translation>Il file è danneggiato: confronti ogni valore con la pagina.</translation>
  </message>
  <message>
   <source>This file contains {count} invoices, on pages {pages}. Only the first was read.</source>
   <translation>Questo file contiene {count} fatture, alle pagine {pages}. È stata letta solo la prima.</translation>
  </message>
  <message>
   <source>This file contains {count} electronic invoices. Only the first was read.</source>
   <translation>Questo file contiene {count} fatture elettroniche. È stata letta solo la prima.</translation>
  </message>
  <message>
   <source>Nothing on it says it is an invoice: check what it is.</source>
   <translation>Nulla indica che sia una fattura: controlli di che cosa si tratta.</translation>
  </message>
  <message>
   <source>It is in a language the app does not read yet: check every value.</source>
   <translation>È scritto in una lingua che non viene ancora letta: controlli ogni valore.</translation>
  </message>
  <message>
   <source>The electronic invoice leaves something out or contradicts itself: check its values (rule {rule} of EN 16931).</source>
   <translation>Alla fattura elettronica manca qualcosa o si contraddice: controlli i suoi valori (regola {rule} della norma EN 16931).</translation>
  </message>
  <message>
   <source>A required value is missing.</source>
   <translation>Manca un valore obbligatorio.</translation>
  </message>
  <message>
   <source>Its lines, discounts and charges do not add up to its net amount.</source>
   <translation>Le righe, gli sconti e le maggiorazioni non danno il suo imponibile.</translation>
  </message>
  <message>
   <source>The taxes by rate do not add up to its tax.</source>
   <translation>Le imposte delle aliquote non danno la sua imposta totale.</translation>
  </message>
  <message>
   <source>Its net amount and its tax do not add up to its total.</source>
   <translation>Il suo imponibile e la sua imposta non danno il suo totale.</translation>
  </message>
  <message>
   <source>A tax does not match its rate and net amount.</source>
   <translation>Un’imposta non corrisponde alla sua aliquota e al suo imponibile.</translation>
  </message>
  <message>
   <source>It asks for payment without a due date or payment terms.</source>
   <translation>Chiede un pagamento senza scadenza e senza condizioni di pagamento.</translation>
  </message>
  <message>
   <source>Only the first {read} of {total} pages were read.</source>
   <translation>Sono state lette solo le prime {read} pagine su {total}.</translation>
  </message>
  <message>
   <source>Scanned pages that were not read: {count}.</source>
   <translation>Pagine scansionate non lette: {count}.</translation>
  </message>
  <message>
   <source>Page {page} could not be recognised.</source>
   <translation>Non è stato possibile riconoscere la pagina {page}.</translation>
  </message>
  <message>
   <source>The invoice says that the full {amount} is paid.</source>
   <translation>Secondo la fattura, l’intero importo di {amount} è pagato.</translation>
  </message>
  <message>
   <source>The invoice says it is paid: “{words}”.</source>
   <translation>La fattura dice di essere pagata: «{words}».</translation>
  </message>
  <message>
   <source>The invoice’s total is zero.</source>
   <translation>Il totale della fattura è zero.</translation>
  </message>
  <message>
   <source>The invoice asks for {due}, not for its total of {total}.</source>
   <translation>La fattura chiede {due}, non il suo totale di {total}.</translation>
  </message>
  <message>
   <source>Net {net} and tax {tax} do not add up to {gross}.</source>
   <translation>{net} netti e {tax} di imposta non fanno {gross}.</translation>
  </message>
  <message>
   <source>The embedded invoice asks for {due}, but its amounts add up to {sum}.</source>
   <translation>La fattura incorporata chiede {due}, ma i suoi importi danno {sum}.</translation>
  </message>
  <message>
   <source>The due date {due} is before the invoice date {issue}.</source>
   <translation>La scadenza, {due}, precede il giorno di emissione, {issue}.</translation>
  </message>
  <message>
   <source>The VAT number {vat_number} has a wrong check digit.</source>
   <translation>La cifra di controllo della partita IVA {vat_number} è sbagliata.</translation>
  </message>
  <message>
   <source>The SIRET {siret} has a wrong check digit.</source>
   <translation>La cifra di controllo del SIRET {siret} è sbagliata.</translation>
  </message>
  <message>
   <source>The VAT number {vat_number} does not contain the SIREN {siren}.</source>
   <translation>La partita IVA {vat_number} non contiene il SIREN {siren}.</translation>
  </message>
  <message>
   <source>The debtor that was read is the creditor.</source>
   <translation>Il debitore letto è il creditore.</translation>
  </message>
  <message>
   <source>{day} could also mean {other}.</source>
   <translation>{day} potrebbe anche essere {other}.</translation>
  </message>
  <message>
   <source>This is hard to read on the scan: compare it with the page.</source>
   <translation>È difficile da leggere nella scansione: confronti con la pagina.</translation>
  </message>
  <message>
   <source>The embedded invoice says {value}, which is not printed.</source>
   <translation>La fattura incorporata dice {value}, che non è stampato.</translation>
  </message>
  <message>
   <source>The embedded invoice says {value}, which is not printed; the page says {printed}.</source>
   <translation>La fattura incorporata dice {value}, che non è stampato; la pagina dice {printed}.</translation>
  </message>
  <message>
   <source>Two embedded invoices disagree: {one} and {other}.</source>
   <translation>Due fatture incorporate si contraddicono: {one} e {other}.</translation>
  </message>
  <message>
   <source>The embedded invoice also names {days}.</source>
   <translation>La fattura incorporata indica anche {days}.</translation>
  </message>
  <message>
   <source>Remembered from your correction of {invoice}.</source>
   <translation>Ricordato dalla Sua correzione di {invoice}.</translation>
  </message>
  <message>
   <source>Read beside “{label}”.</source>
   <translation>Letto accanto a «{label}».</translation>
  </message>
  <message>
   <source>Read in the line “{line}”.</source>
   <translation>Letto nella riga «{line}».</translation>
  </message>
  <message>
   <source>Recognised by its position and the text around it.</source>
   <translation>Lo dicono la posizione e ciò che ha intorno.</translation>
  </message>
  <message>
   <source>Read below “{label}”.</source>
   <translation>Letto sotto «{label}».</translation>
  </message>
  <message>
   <source>It has no label, but it looks like an invoice number.</source>
   <translation>Nulla accanto lo dice, ma sembra un numero di fattura.</translation>
  </message>
  <message>
   <source>Read in the block under “{label}”.</source>
   <translation>Letto nel blocco sotto «{label}».</translation>
  </message>
  <message>
   <source>Read in the address block.</source>
   <translation>Letto nel blocco dell’indirizzo.</translation>
  </message>
  <message>
   <source>Read near the buyer’s address.</source>
   <translation>Letto vicino all’indirizzo dell’acquirente.</translation>
  </message>
  <message>
   <source>Read near the seller’s details.</source>
   <translation>Letto vicino ai dati del venditore.</translation>
  </message>
  <message>
   <source>Read in the seller’s block.</source>
   <translation>Letto nel blocco del venditore.</translation>
  </message>
  <message>
   <source>Read at the top of the page.</source>
   <translation>Letto in cima alla pagina.</translation>
  </message>
  <message>
   <source>Read in the invoice’s title.</source>
   <translation>Letto nel titolo della fattura.</translation>
  </message>
  <message>
   <source>Read after the invoice’s title.</source>
   <translation>Letto dopo il titolo della fattura.</translation>
  </message>
  <message>
   <source>The only date at the top of the page.</source>
   <translation>L’unica data in cima alla pagina.</translation>
  </message>
  <message>
   <source>From the payment terms “{words}”.</source>
   <translation>Dalle condizioni di pagamento «{words}».</translation>
  </message>
  <message>
   <source>From the embedded {format} invoice.</source>
   <translation>Dalla fattura {format} incorporata.</translation>
  </message>
  <message>
   <source>From the address and the identifiers.</source>
   <translation>Dall’indirizzo e dagli identificativi.</translation>
  </message>
  <message>
   <source>From the debtor’s own number.</source>
   <translation>Dal numero del debitore.</translation>
  </message>
  <message>
   <source>The address names no country: the seller’s is assumed.</source>
   <translation>L’indirizzo non indica un paese: si presume quello del venditore.</translation>
  </message>
  <message>
   <source>The sum of the column “{label}”.</source>
   <translation>La somma della colonna «{label}».</translation>
  </message>
  <message>
   <source>The total less the amount before tax.</source>
   <translation>Il totale meno l’importo netto.</translation>
  </message>
  <message>
   <source>The total less the tax.</source>
   <translation>Il totale meno l’imposta.</translation>
  </message>
  <message>
   <source>The total less what was paid.</source>
   <translation>Il totale meno quanto pagato.</translation>
  </message>
  <message>
   <source>The total less what is due.</source>
   <translation>Il totale meno quanto dovuto.</translation>
  </message>
  <message>
   <source>The sum of what was paid.</source>
   <translation>La somma di quanto pagato.</translation>
  </message>
  <message>
   <source>The sum of the taxes by rate.</source>
   <translation>La somma delle imposte per aliquota.</translation>
  </message>
  <message>
   <source>Found because the amounts add up, not by a label.</source>
   <translation>Trovato perché gli importi tornano, non da un’etichetta.</translation>
  </message>
  <message>
   <source>No tax is shown on the page.</source>
   <translation>Nella pagina non figura alcuna imposta.</translation>
  </message>
  <message>
   <source>The page says no tax is due.</source>
   <translation>La pagina dice che non è dovuta alcuna imposta.</translation>
  </message>
  <message>
   <source>Printed with the amounts.</source>
   <translation>Stampato con gli importi.</translation>
  </message>
  <message>
   <source>The usual one in {country}.</source>
   <translation>L’uso in {country}.</translation>
  </message>
  <message>
   <source>The usual one for the language of the document.</source>
   <translation>L’uso per la lingua del documento.</translation>
  </message>
  <message>
   <source>Read in the rows above the totals.</source>
   <translation>Letto nelle righe sopra i totali.</translation>
  </message>
  <message>
   <source>The subject of the invoice.</source>
   <translation>L’oggetto della fattura.</translation>
  </message>
  <message>
   <source>The name has a legal form.</source>
   <translation>Il nome ha una forma giuridica.</translation>
  </message>
  <message>
   <source>The address block contains a company number.</source>
   <translation>Il blocco dell’indirizzo contiene un numero d’impresa.</translation>
  </message>
  <message>
   <source>The name contains a trade.</source>
   <translation>Il nome indica un mestiere.</translation>
  </message>
  <message>
   <source>The address names who owns the business.</source>
   <translation>L’indirizzo indica il titolare dell’attività.</translation>
  </message>
  <message>
   <source>The name begins with a form of address.</source>
   <translation>Il nome inizia con un appellativo.</translation>
  </message>
  <message>
   <source>The name looks like a person’s.</source>
   <translation>Il nome sembra quello di una persona.</translation>
  </message>
  <message>
   <source>Nothing says that it is a person.</source>
   <translation>Nulla dice che sia una persona.</translation>
  </message>
  <message>
   <source>Read where you corrected it on an earlier invoice of this layout.</source>
   <translation>Letto dove l’ha corretto in una fattura precedente con questo aspetto.</translation>
  </message>
  <message>
   <source>The file is empty.</source>
   <translation>Il file è vuoto.</translation>
  </message>
  <message>
   <source>The file is larger than {most} MB.</source>
   <translation>Il file supera i {most} MB.</translation>
  </message>
  <message>
   <source>The file is not a PDF.</source>
   <translation>Il file non è un PDF.</translation>
  </message>
  <message>
   <source>The file is an archive. Unpack it and drop the invoices themselves.</source>
   <translation>Il file è un archivio. Lo decomprima e trascini le fatture stesse.</translation>
  </message>
  <message>
   <source>The file is incomplete: its end is missing. It may not have been copied or downloaded fully.</source>
   <translation>Il file è incompleto: manca la fine. Forse non è stato copiato o scaricato per intero.</translation>
  </message>
  <message>
   <source>The file is protected by a password. Save it without one and try again.</source>
   <translation>Il file è protetto da una password. Lo salvi senza password e riprovi.</translation>
  </message>
  <message>
   <source>The file has no pages.</source>
   <translation>Il file non ha pagine.</translation>
  </message>
  <message>
   <source>No words are in this document. Save it as a PDF, and drop that.</source>
   <translation>Questo documento non contiene testo. Lo salvi in PDF e trascini quello.</translation>
  </message>
  <message>
   <source>The file is damaged and could not be read.</source>
   <translation>Il file è danneggiato e non è stato possibile leggerlo.</translation>
  </message>
  <message>
   <source>Reading the file took more memory than a document may use.</source>
   <translation>La lettura del file ha richiesto più memoria di quanta un documento possa usare.</translation>
  </message>
  <message>
   <source>Reading the file took too long.</source>
   <translation>La lettura del file ha richiesto troppo tempo.</translation>
  </message>
  <message>
   <source>Recognising the scanned page took too long. Try again.</source>
   <translation>Il riconoscimento della pagina scansionata ha richiesto troppo tempo. Riprovi.</translation>
  </message>
  <message>
   <source>The scanned page could not be recognised. Try again.</source>
   <translation>Non è stato possibile riconoscere la pagina scansionata. Riprovi.</translation>
  </message>
  <message>
   <source>Reading was cancelled.</source>
   <translation>La lettura è stata annullata.</translation>
  </message>
  <message>
   <source>The reader stopped on this file.</source>
   <translation>La lettura si è fermata su questo file.</translation>
  </message>
  <message>
   <source>This image format is not supported. Use PNG, JPEG or HEIC.</source>
   <translation>Questo formato di immagine non è supportato. Usi PNG, JPEG o HEIC.</translation>
  </message>
  <message>
   <source>HEIC photos could not be read when this one was added. Try again.</source>
   <translation>Le foto HEIC non si potevano leggere quando questa è stata aggiunta. Riprovi.</translation>
  </message>
  <message>
   <source>The file is not an image.</source>
   <translation>Il file non è un’immagine.</translation>
  </message>
  <message>
   <source>The photo has too many pixels.</source>
   <translation>La foto ha troppi pixel.</translation>
  </message>
  <message>
   <source>The document has no such page.</source>
   <translation>Il documento non ha questa pagina.</translation>
  </message>
  <message>
   <source>There is no such file.</source>
   <translation>Questo file non esiste.</translation>
  </message>
  <message>
   <source>{name} cannot be opened: {why}.</source>
   <translation>Non è possibile aprire {name}: {why}.</translation>
  </message>
  <message>
   <source>it is no longer there</source>
   <translation>non c’è più</translation>
  </message>
  <message>
   <source>you have no access to it</source>
   <translation>non ha accesso</translation>
  </message>
  <message>
   <source>it is a folder</source>
   <translation>è una cartella</translation>
  </message>
  <message>
   <source>the disk is full</source>
   <translation>il disco è pieno</translation>
  </message>
  <message>
   <source>This is a folder or a device. Drop the invoices themselves.</source>
   <translation>È una cartella o un dispositivo. Trascini le fatture stesse.</translation>
  </message>
  <message>
   <source>Files of this type are not read. PDF, photos, XML invoices, saved messages, ZIP, spreadsheets, .docx and .odt are.</source>
   <translation>I file di questo tipo non vengono letti. Si leggono PDF, foto, fatture XML, messaggi salvati, ZIP, tabelle, .docx e .odt.</translation>
  </message>
  <message>
   <source>This is a spreadsheet. Save it and drop it by itself to import its rows.</source>
   <translation>È una tabella. La salvi e la trascini da sola per importarne le righe.</translation>
  </message>
  <message>
   <source>It is here already, as {name}.</source>
   <translation>È già qui, come {name}.</translation>
  </message>
  <message>
   <source>This invoice is here already.</source>
   <translation>Questa fattura è già qui.</translation>
  </message>
  <message>
   <source>The list says that nothing of it is open.</source>
   <translation>Secondo l’elenco, non resta nulla da incassare.</translation>
  </message>
  <message>
   <source>It is XML, but not an electronic invoice in UBL or CII.</source>
   <translation>È XML, ma non una fattura elettronica UBL o CII.</translation>
  </message>
  <message>
   <source>The file is larger than {most} MB. Drop what is in it in parts.</source>
   <translation>Il file supera {most} MB. Ne trascini il contenuto in più parti.</translation>
  </message>
  <message>
   <source>It contains more than {most} files. The first ones were added; drop the others in parts.</source>
   <translation>Contiene più di {most} file. I primi sono stati presi; trascini gli altri in più parti.</translation>
  </message>
  <message>
   <source>It unpacks to more than {most} MB. The first files were added; drop the others in parts.</source>
   <translation>Decompresso supera {most} MB. La prima parte è stata presa; trascini il resto in più parti.</translation>
  </message>
  <message>
   <source>It unpacks to far more than an invoice ever does. It was not opened.</source>
   <translation>Decompresso è molto più grande di quanto sarebbe una fattura. Non è stato aperto.</translation>
  </message>
  <message>
   <source>It is too deep inside other archives and messages. Save it and drop it by itself.</source>
   <translation>Si trova troppo in profondità in altri archivi e messaggi. Lo salvi e lo trascini da solo.</translation>
  </message>
  <message>
   <source>No file is attached to this message.</source>
   <translation>A questo messaggio non è allegato alcun file.</translation>
  </message>
  <message>
   <source>There are no files in it.</source>
   <translation>Non contiene file.</translation>
  </message>
  <message>
   <source>It is damaged. It may have contained more files than were added.</source>
   <translation>È danneggiato. Potrebbe aver contenuto più file di quelli aggiunti.</translation>
  </message>
  <message>
   <source>The file is damaged.</source>
   <translation>Il file è danneggiato.</translation>
  </message>
  <message>
   <source>It has more than {rows} rows or {size} MB, the most that can be read.</source>
   <translation>Ha più di {rows} righe o {size} MB, il massimo che si può leggere.</translation>
  </message>
  <message>
   <source>There are no columns in it.</source>
   <translation>Non contiene colonne.</translation>
  </message>
  <message>
   <source>The debtor has no working email address.</source>
   <translation>Il debitore non ha un indirizzo e-mail funzionante.</translation>
  </message>
  <message>
   <source>The debtor has no phone number.</source>
   <translation>Il debitore non ha un numero di telefono.</translation>
  </message>
  <message>
   <source>The phone number is a landline, which takes no text messages.</source>
   <translation>Il numero di telefono è fisso e non riceve SMS.</translation>
  </message>
  <message>
   <source>The debtor has no postal address.</source>
   <translation>Il debitore non ha un indirizzo postale.</translation>
  </message>
  <message>
   <source>This person said the invoice is not theirs.</source>
   <translation>Questa persona ha detto che la fattura non la riguarda.</translation>
  </message>
  <message>
   <source>This address or number is on the list of those that are never contacted.</source>
   <translation>Questo indirizzo o numero è nell’elenco di quelli che non vengono mai contattati.</translation>
  </message>
  <message>
   <source>Email to this address comes back.</source>
   <translation>I messaggi a questo indirizzo tornano indietro.</translation>
  </message>
  <message>
   <source>Recovery had ended before.</source>
   <translation>Il recupero era già terminato.</translation>
  </message>
  <message>
   <source>The creditor skipped it.</source>
   <translation>Il creditore l’ha saltato.</translation>
  </message>
  <message>
   <source>No reviewed text for it is switched on in the debtor’s language or in English.</source>
   <translation>Nessun testo revisionato è attivo nella lingua del debitore o in inglese.</translation>
  </message>
  <message>
   <source>Its text has a mistake and could not be filled in.</source>
   <translation>Il testo contiene un errore e non è stato possibile compilarlo.</translation>
  </message>
  <message>
   <source>The receivable is time-barred: only letters that say so are sent.</source>
   <translation>Il credito è prescritto: si inviano solo lettere che lo dichiarano.</translation>
  </message>
  <message>
   <source>It could not be handed over after several attempts.</source>
   <translation>Più volte non è stato possibile consegnarlo.</translation>
  </message>
  <message>
   <source>The creditor did not make it.</source>
   <translation>Il creditore non l’ha fatto.</translation>
  </message>
  <message>
   <source>It was not confirmed in time.</source>
   <translation>Nessuno ha detto in tempo che era stato fatto.</translation>
  </message>
  <message>
   <source>A firmer message was sent before; a softer one does not follow it.</source>
   <translation>È già stato detto qualcosa di più fermo; non segue nulla di più morbido.</translation>
  </message>
  <message>
   <source>The due date came before it could be sent.</source>
   <translation>La scadenza è arrivata prima che si potesse inviare.</translation>
  </message>
  <message>
   <source>Something has happened since: a payment, an objection, a promise or an agreement.</source>
   <translation>Da allora è successo qualcosa: un pagamento, un’obiezione, una promessa o un accordo.</translation>
  </message>
  <message>
   <source>The debtor chose how to be reached.</source>
   <translation>Il debitore ha scelto come essere contattato.</translation>
  </message>
  <message>
   <source>The letter before it says the same.</source>
   <translation>La lettera precedente dice lo stesso.</translation>
  </message>
  <message>
   <source>No letter is written for this alone.</source>
   <translation>Per questo soltanto non si scrive una lettera.</translation>
  </message>
  <message>
   <source>The creditor chose letters alone.</source>
   <translation>Il creditore vuole solo lettere.</translation>
  </message>
  <message>
   <source>A newer answer to the debtor went out instead.</source>
   <translation>È partita invece una risposta più recente al debitore.</translation>
  </message>
  <message>
   <source>Recovery starts; until then you can take it back.</source>
   <translation>Il recupero inizia; fino ad allora può essere ritirato.</translation>
  </message>
  <message>
   <source>No more contacts are planned; then you decide what comes next.</source>
   <translation>Non sono previsti altri contatti; poi decide Lei come proseguire.</translation>
  </message>
  <message>
   <source>Until then the bank can reverse the payment.</source>
   <translation>Fino ad allora la banca può riprendersi il pagamento.</translation>
  </message>
  <message>
   <source>Step {step} of the plan.</source>
   <translation>Passo {step} del piano.</translation>
  </message>
  <message>
   <source>Step {step} of the plan, as a letter.</source>
   <translation>Passo {step} del piano, per lettera.</translation>
  </message>
  <message>
   <source>Three days before the due date, without asking for anything else.</source>
   <translation>Tre giorni prima della scadenza, senza chiedere altro.</translation>
  </message>
  <message>
   <source>After {day}, for which the debtor promised a payment.</source>
   <translation>Dopo il {day}, per cui il debitore ha annunciato un pagamento.</translation>
  </message>
  <message>
   <source>Nobody is contacted at night, at weekends or on holidays.</source>
   <translation>Nessuno viene contattato di notte, nel fine settimana o nei giorni festivi.</translation>
  </message>
  <message>
   <source>This debtor was already contacted on this day.</source>
   <translation>Questo debitore è già stato contattato in quel giorno.</translation>
  </message>
  <message>
   <source>It joins a contact about another invoice of this debtor.</source>
   <translation>Si unisce a un contatto su un’altra fattura di questo debitore.</translation>
  </message>
  <message>
   <source>This debtor was contacted three times within seven days.</source>
   <translation>Questo debitore è stato contattato tre volte in sette giorni.</translation>
  </message>
  <message>
   <source>The debtor was given time to pay, and it is not over yet.</source>
   <translation>Il debitore ha un termine per pagare che non è ancora scaduto.</translation>
  </message>
  <message>
   <source>An earlier step of the plan was not done yet.</source>
   <translation>Ciò che la precede nel piano non è ancora stato fatto.</translation>
  </message>
  <message>
   <source>Recovery was paused, so it moved.</source>
   <translation>Il recupero era sospeso, quindi è stato spostato.</translation>
  </message>
  <message>
   <source>The creditor moved it.</source>
   <translation>Il creditore l’ha spostato.</translation>
  </message>
  <message>
   <source>The amount owed has changed since the creditor wrote this text: it waits until the text is checked.</source>
   <translation>L’importo dovuto è cambiato da quando il creditore ha scritto questo testo: attende di essere controllato.</translation>
  </message>
  <message>
   <source>The amount owed has changed since this text was written: was {was}, now {now}. Check the text.</source>
   <translation>L’importo dovuto è cambiato da quando è stato scritto questo testo: prima {was}, ora {now}. Controlli il testo.</translation>
  </message>
  <message>
   <source>The creditor read it and sends it now.</source>
   <translation>Il creditore l’ha letto e lo invia ora.</translation>
  </message>
  <message>
   <source>The creditor brought it forward: it is made once hours, terms and other contacts allow it.</source>
   <translation>Il creditore l’ha anticipato: avviene appena orari, termini e altri contatti lo permettono.</translation>
  </message>
  <message>
   <source>The creditor put it off to this day.</source>
   <translation>Il creditore l’ha rinviato a questo giorno.</translation>
  </message>
  <message>
   <source>What held it up is settled.</source>
   <translation>Ciò che lo tratteneva è risolto.</translation>
  </message>
  <message>
   <source>The creditor approved it.</source>
   <translation>Il creditore lo ha approvato.</translation>
  </message>
  <message>
   <source>The mailbox to send from was set up.</source>
   <translation>La casella di invio è stata configurata.</translation>
  </message>
  <message>
   <source>The sending of letters was set up.</source>
   <translation>L’invio delle lettere è stato configurato.</translation>
  </message>
  <message>
   <source>The debtor can be reached there now.</source>
   <translation>Ora il debitore è raggiungibile lì.</translation>
  </message>
  <message>
   <source>The dispute was settled; the debtor has some days first.</source>
   <translation>La contestazione è stata risolta; il debitore ha prima qualche giorno.</translation>
  </message>
  <message>
   <source>The step before it was done or left out.</source>
   <translation>Il passo precedente è stato eseguito o tralasciato.</translation>
  </message>
  <message>
   <source>The creditor has not approved the plan yet.</source>
   <translation>Il creditore non ha ancora approvato il piano.</translation>
  </message>
  <message>
   <source>No lawyer has reviewed this text: it waits until the creditor has read and approved it.</source>
   <translation>Nessun avvocato ha rivisto questo testo: aspetta che il creditore lo abbia letto e approvato.</translation>
  </message>
  <message>
   <source>There is no mailbox to send from.</source>
   <translation>Non c’è una casella da cui inviare.</translation>
  </message>
  <message>
   <source>There is no gateway for text messages.</source>
   <translation>Non c’è un gateway per gli SMS.</translation>
  </message>
  <message>
   <source>The creditor's account is suspended.</source>
   <translation>L’account del creditore è sospeso.</translation>
  </message>
  <message>
   <source>Email to the previous address came back; this is the next contact.</source>
   <translation>L’indirizzo precedente è tornato indietro; questo è il referente successivo.</translation>
  </message>
  <message>
   <source>The previous message came back; it is sent once more.</source>
   <translation>Il messaggio precedente è tornato; viene inviato di nuovo.</translation>
  </message>
  <message>
   <source>No answer so far; this goes to the next contact.</source>
   <translation>Nessuno ha risposto; si passa al referente successivo.</translation>
  </message>
  <message>
   <source>The mailbox refused the sign-in.</source>
   <translation>La casella di posta ha rifiutato l’accesso.</translation>
  </message>
  <message>
   <source>The letter provider refused the sign-in.</source>
   <translation>Il fornitore di lettere ha rifiutato l’accesso.</translation>
  </message>
  <message>
   <source>The service cannot send at the moment. It tries again on the next working day.</source>
   <translation>Il servizio al momento non può inviare. Si riprova il prossimo giorno lavorativo.</translation>
  </message>
  <message>
   <source>An answer to the proposal.</source>
   <translation>Una risposta a quanto è stato proposto.</translation>
  </message>
  <message>
   <source>The proposal to the debtor.</source>
   <translation>La proposta al debitore.</translation>
  </message>
  <message>
   <source>Confirms what was agreed.</source>
   <translation>Conferma quanto concordato.</translation>
  </message>
  <message>
   <source>Thanks for the payment.</source>
   <translation>Ringraziamento per il pagamento.</translation>
  </message>
  <message>
   <source>An answer to the objection.</source>
   <translation>Una risposta alla contestazione.</translation>
  </message>
  <message>
   <source>Says that the other contact was noted.</source>
   <translation>Comunica che l’altro contatto è stato annotato.</translation>
  </message>
  <message>
   <source>The receiving server asked to try again later.</source>
   <translation>Il server destinatario ha chiesto di riprovare più tardi.</translation>
  </message>
  <message>
   <source>Required.</source>
   <translation>Campo obbligatorio.</translation>
  </message>
  <message>
   <source>At most {max_length} characters.</source>
   <translation>Ha al massimo {max_length} caratteri.</translation>
  </message>
  <message>
   <source>At most {most} characters.</source>
   <translation>Ha al massimo {most} caratteri.</translation>
  </message>
  <message>
   <source>The text contains characters that cannot be stored.</source>
   <translation>Il testo contiene caratteri che non si possono conservare.</translation>
  </message>
  <message>
   <source>This is not an email address.</source>
   <translation>Questo non è un indirizzo e-mail.</translation>
  </message>
  <message>
   <source>To recover by letter, enter the debtor’s street, town and postcode.</source>
   <translation>Per il recupero per lettera indichi via, CAP e località del debitore.</translation>
  </message>
  <message>
   <source>This is neither an email address nor a phone number.</source>
   <translation>Non è né un indirizzo e-mail né un numero di telefono.</translation>
  </message>
  <message>
   <source>This is not an IBAN: its check digits do not match.</source>
   <translation>Questo non è un IBAN: le cifre di controllo non tornano.</translation>
  </message>
  <message>
   <source>This account is there already.</source>
   <translation>Questo conto c’è già.</translation>
  </message>
  <message>
   <source>This is neither an IBAN nor an account number.</source>
   <translation>Questo non è né un IBAN né un numero di conto.</translation>
  </message>
  <message>
   <source>Unknown currency.</source>
   <translation>Questa valuta non è nota.</translation>
  </message>
  <message>
   <source>The amount must be more than zero.</source>
   <translation>L’importo deve essere maggiore di zero.</translation>
  </message>
  <message>
   <source>The amount must not be negative.</source>
   <translation>L’importo non può essere negativo.</translation>
  </message>
  <message>
   <source>Amounts in {unit} have at most {most} decimals.</source>
   <translation>Gli importi in {unit} hanno al massimo {most} decimali.</translation>
  </message>
  <message>
   <source>The amount is above the limit of {limit}.</source>
   <translation>L’importo supera il limite di {limit}.</translation>
  </message>
  <message>
   <source>The mailbox refused the sign-in: {why}</source>
   <translation>La casella ha rifiutato l’accesso: {why}</translation>
  </message>
  <message>
   <source>No message could be sent through this mailbox: {why}</source>
   <translation>Con questa casella non è stato possibile inviare nulla: {why}</translation>
  </message>
  <message>
   <source>Without encryption, email goes only to a server on this computer.</source>
   <translation>Senza cifratura la posta va solo a un server su questo computer.</translation>
  </message>
  <message>
   <source>Email is sent through port {ports}.</source>
   <translation>La posta si consegna alla porta {ports}.</translation>
  </message>
  <message>
   <source>No mail server of this name was found. Check the name and your internet connection.</source>
   <translation>Non esiste un server di posta con questo nome. Controlli il nome e la connessione a Internet.</translation>
  </message>
  <message>
   <source>This mail server does not answer. Check its name and port, and your internet connection.</source>
   <translation>Questo server di posta non risponde. Controlli nome, porta e connessione a Internet.</translation>
  </message>
  <message>
   <source>This mail server does not accept this encryption. Choose another one.</source>
   <translation>Questo server di posta non accetta questa cifratura. Scegliete un’altra cifratura.</translation>
  </message>
  <message>
   <source>This mail server cannot prove its name, so no password was sent to it. Check the name.</source>
   <translation>Questo server di posta non può dimostrare il suo nome: non gli viene inviata alcuna password. Controlli il nome.</translation>
  </message>
  <message>
   <source>The mail server asks you to wait. Try again in a few minutes. It said: {why}</source>
   <translation>Il server di posta chiede di attendere. Riprovi tra qualche minuto. Ha risposto: {why}</translation>
  </message>
  <message>
   <source>The provider cannot sign you in now. Try again in a few minutes. It said: {why}</source>
   <translation>Il fornitore non può eseguire l’accesso ora. Riprovi tra qualche minuto. Ha risposto: {why}</translation>
  </message>
  <message>
   <source>There is no invoice to attach.</source>
   <translation>Non c’è nessuna fattura da allegare.</translation>
  </message>
  <message>
   <source>Set up the mailbox first: replies are read with the same account.</source>
   <translation>Configuri prima la casella: viene letta con lo stesso account.</translation>
  </message>
  <message>
   <source>A mailbox is read at port {ports}.</source>
   <translation>Una casella si legge alla porta {ports}.</translation>
  </message>
  <message>
   <source>The mailbox could not be read: {why}</source>
   <translation>Non è stato possibile leggere la casella: {why}</translation>
  </message>
  <message>
   <source>This mail server has no public address.</source>
   <translation>Questo server di posta non ha un indirizzo pubblico.</translation>
  </message>
  <message>
   <source>The provider’s token is missing.</source>
   <translation>Manca il token del fornitore.</translation>
  </message>
  <message>
   <source>A sender line must be plain text.</source>
   <translation>Una riga del mittente è testo semplice.</translation>
  </message>
  <message>
   <source>Enter the full path of a folder.</source>
   <translation>Il percorso completo di una cartella, dall’inizio.</translation>
  </message>
  <message>
   <source>Nothing can be saved in this folder: {why}.</source>
   <translation>In questa cartella non si può scrivere nulla: {why}.</translation>
  </message>
  <message>
   <source>This is not a folder.</source>
   <translation>Questa non è una cartella.</translation>
  </message>
  <message>
   <source>An address that begins with https://</source>
   <translation>Un indirizzo che inizia con https://</translation>
  </message>
  <message>
   <source>This text has a mistake: {why}</source>
   <translation>Questo testo ha un errore: {why}</translation>
  </message>
  <message>
   <source>There is no text with this name.</source>
   <translation>Non c’è alcun testo con questo nome.</translation>
  </message>
  <message>
   <source>The name of a text has only lower-case letters, digits and _.</source>
   <translation>Il nome di un testo è fatto di minuscole, cifre e _.</translation>
  </message>
  <message>
   <source>Choose a day within the next year.</source>
   <translation>Un sollecito si pianifica entro un anno.</translation>
  </message>
  <message>
   <source>Choose a day between {first} and {last}.</source>
   <translation>È stato fatto tra il {first} e il {last}.</translation>
  </message>
  <message>
   <source>A payment cannot be dated after today.</source>
   <translation>Un pagamento arriva al più tardi oggi.</translation>
  </message>
  <message>
   <source>A credit note cannot exceed what is unpaid of the invoice: {most}.</source>
   <translation>Una nota di credito non può superare quanto resta non pagato della fattura: {most}.</translation>
  </message>
  <message>
   <source>This credit note is already recorded.</source>
   <translation>Questa nota di credito è già stata registrata.</translation>
  </message>
  <message>
   <source>A credit note cannot be dated after today.</source>
   <translation>Una nota di credito porta al più tardi la data di oggi.</translation>
  </message>
  <message>
   <source>Only a payment you recorded yourself can be taken back.</source>
   <translation>Si può ritirare solo un pagamento che ha inserito lei.</translation>
  </message>
  <message>
   <source>The date is too far back.</source>
   <translation>La data è troppo lontana nel passato.</translation>
  </message>
  <message>
   <source>A pause must end within {days} days.</source>
   <translation>Una pausa deve finire entro {days} giorni.</translation>
  </message>
  <message>
   <source>A promise must be within {days} days.</source>
   <translation>Una promessa cade entro i prossimi {days} giorni.</translation>
  </message>
  <message>
   <source>A promise cannot exceed what is still open.</source>
   <translation>Una promessa è al massimo quanto è ancora aperto.</translation>
  </message>
  <message>
   <source>A dispute cannot exceed what is still open.</source>
   <translation>Una contestazione riguarda al massimo quanto resta aperto.</translation>
  </message>
  <message>
   <source>{day} has passed: the first payment must be today or later.</source>
   <translation>Il {day} è passato: il primo pagamento deve essere oggi o più tardi.</translation>
  </message>
  <message>
   <source>The first payment must be within {days} days.</source>
   <translation>Il primo pagamento cade entro i prossimi {days} giorni.</translation>
  </message>
  <message>
   <source>A plan has 2 to {most} instalments.</source>
   <translation>Un piano ha da 2 a {most} rate.</translation>
  </message>
  <message>
   <source>A plan covers everything open; a smaller amount is a settlement.</source>
   <translation>Un piano riguarda tutto quanto è aperto; una somma minore è una transazione.</translation>
  </message>
  <message>
   <source>A joint plan covers invoices of one debtor, in one currency and with the same contacts.</source>
   <translation>Un piano comune riguarda fatture di uno stesso debitore, in una sola valuta e con gli stessi contatti.</translation>
  </message>
  <message>
   <source>A settlement must be less than what is open.</source>
   <translation>Una transazione è inferiore a quanto è aperto.</translation>
  </message>
  <message>
   <source>Each part must be at least {least}.</source>
   <translation>Ogni parte è di almeno {least}.</translation>
  </message>
  <message>
   <source>A procedure cannot open after today.</source>
   <translation>Una procedura è stata aperta al più tardi oggi.</translation>
  </message>
  <message>
   <source>This cannot be before the opening.</source>
   <translation>Non può precedere l’apertura.</translation>
  </message>
  <message>
   <source>This invoice has no contact with this email address.</source>
   <translation>Questa fattura non ha alcun contatto con questo indirizzo e-mail.</translation>
  </message>
  <message>
   <source>An invoice has at most {most} contacts.</source>
   <translation>Un credito ha al massimo {most} referenti.</translation>
  </message>
  <message>
   <source>This picture cannot be used: choose a PNG or a JPEG.</source>
   <translation>Questa immagine non si può usare: scegliere un PNG o un JPEG.</translation>
  </message>
  <message>
   <source>The picture has too many pixels: choose a smaller one.</source>
   <translation>L’immagine ha troppi pixel: sceglierne una più piccola.</translation>
  </message>
  <message>
   <source>This {format} cannot be opened.</source>
   <translation>Questo non è un file {format} che si possa aprire.</translation>
  </message>
  <message>
   <source>Files are PDF, PNG or JPEG.</source>
   <translation>I file sono PDF, PNG o JPEG.</translation>
  </message>
  <message>
   <source>The file’s content does not match its extension.</source>
   <translation>Il contenuto del file non è quello che dice la sua estensione.</translation>
  </message>
  <message>
   <source>A file can have at most {size} MB.</source>
   <translation>Un file ha al massimo {size} MB.</translation>
  </message>
  <message>
   <source>All files together: at most {size} MB.</source>
   <translation>Tutti i file insieme hanno al massimo {size} MB.</translation>
  </message>
  <message>
   <source>no answer within {seconds} seconds</source>
   <translation>nessuna risposta entro {seconds} secondi</translation>
  </message>
  <message>
   <source>the connection was refused</source>
   <translation>la connessione è stata rifiutata</translation>
  </message>
  <message>
   <source>the name was not found</source>
   <translation>il nome non è stato trovato</translation>
  </message>
  <message>
   <source>the connection broke before an answer</source>
   <translation>la connessione si è interrotta prima di una risposta</translation>
  </message>
  <message>
   <source>the answer is not HTTP</source>
   <translation>la risposta non è HTTP</translation>
  </message>
  <message>
   <source>not connected: {why}</source>
   <translation>non connesso: {why}</translation>
  </message>
  <message>
   <source>the name leads to an address that is not public</source>
   <translation>il nome porta a un indirizzo che non è pubblico</translation>
  </message>
  <message>
   <source>the address is not public</source>
   <translation>l’indirizzo non è pubblico</translation>
  </message>
  <message>
   <source>the secure connection failed: {why}</source>
   <translation>la connessione sicura non è riuscita: {why}</translation>
  </message>
  <message>
   <source>the secure connection failed: unknown reason</source>
   <translation>la connessione sicura non è riuscita, per un motivo sconosciuto</translation>
  </message>
  <message>
   <source>the delivery failed: {kind}</source>
   <translation>la consegna non è riuscita: {kind}</translation>
  </message>
  <message>
   <source>answered {status}</source>
   <translation>ha risposto {status}</translation>
  </message>
  <message>
   <source>answered {status}: redirects are not followed</source>
   <translation>ha risposto {status}: i reindirizzamenti non vengono seguiti</translation>
  </message>
  <message>
   <source>switched off by the platform</source>
   <translation>disattivato dalla piattaforma</translation>
  </message>
  <message>
   <source>No delivery succeeded since {since}. Last error: {error}</source>
   <translation>nessuna consegna è riuscita dal {since}; l’ultimo errore: {error}</translation>
  </message>
  <message>
   <source>The service does not deliver to this address: {why}.</source>
   <translation>Il servizio non consegna a questo indirizzo: {why}.</translation>
  </message>
  <message>
   <source>it is not a web address</source>
   <translation>non è un indirizzo web</translation>
  </message>
  <message>
   <source>it must begin with https://</source>
   <translation>deve iniziare con https://</translation>
  </message>
  <message>
   <source>it contains characters no address can have</source>
   <translation>contiene caratteri che nessun indirizzo ha</translation>
  </message>
  <message>
   <source>it must not carry a name or password</source>
   <translation>non può contenere nome o password</translation>
  </message>
  <message>
   <source>it must not have a fragment</source>
   <translation>non può avere un frammento (#)</translation>
  </message>
  <message>
   <source>it must be reachable from the internet</source>
   <translation>deve essere raggiungibile da internet</translation>
  </message>
  <message>
   <source>its port must be {standard} or at least {lowest}</source>
   <translation>la sua porta deve essere {standard} o almeno {lowest}</translation>
  </message>
  <message>
   <source>it must be a public address, written the usual way</source>
   <translation>deve essere un indirizzo pubblico, scritto nel modo consueto</translation>
  </message>
 </context>
 <context>
  <name>receivable</name>
  <message>
   <source>The agreement is fulfilled</source>
   <translation>L’accordo è adempiuto</translation>
  </message>
  <message>
   <source>An agreement is in force</source>
   <translation>È in vigore un accordo</translation>
  </message>
  <message>
   <source>The agreement was broken</source>
   <translation>L’accordo non è stato rispettato</translation>
  </message>
  <message>
   <source>The debtor proposes an agreement</source>
   <translation>Il debitore propone un accordo</translation>
  </message>
  <message>
   <source>Your proposal awaits the debtor</source>
   <translation>La Sua proposta attende il debitore</translation>
  </message>
  <message>
   <source>One plan for several invoices: {numbers}. {amount} of it is for this one.</source>
   <translation>Un solo piano per più fatture: {numbers}. Di questo, {amount} sono per questa.</translation>
  </message>
  <message>
   <source>{total} instead of {open}, by {day}; the rest is then written off.</source>
   <translation>{total} anziché {open}, entro il {day}; si rinuncia poi al residuo.</translation>
  </message>
  <message>
   <source>{total} in one payment by {day}.</source>
   <translation>{total} in un unico pagamento entro il {day}.</translation>
  </message>
  <message>
   <source>{total} in {count} instalments, the last on {day}.</source>
   <translation>{total} in {count} rate, l’ultima il {day}.</translation>
  </message>
  <message>
   <source>Every instalment is paid.</source>
   <translation>Tutte le rate sono pagate.</translation>
  </message>
  <message>
   <source>Contacts pause while it is kept. A late instalment ends it, and recovery resumes.</source>
   <translation>I solleciti sono sospesi finché viene rispettato. Una rata in ritardo vi pone fine e il recupero prosegue.</translation>
  </message>
  <message>
   <source>Recovery continues for everything open.</source>
   <translation>Il recupero prosegue per tutto ciò che è aperto.</translation>
  </message>
  <message>
   <source>If you accept, contacts pause while it is kept.</source>
   <translation>Accettando, i solleciti cessano finché l’accordo viene rispettato.</translation>
  </message>
  <message>
   <source>You write off {amount}.</source>
   <translation>Rinuncia a {amount}.</translation>
  </message>
  <message>
   <source>If you refuse, recovery continues.</source>
   <translation>Rifiutando, il recupero prosegue.</translation>
  </message>
  <message>
   <source>The proposal is valid until {day} ({when}).</source>
   <translation>La proposta è valida fino al {day} ({when}).</translation>
  </message>
  <message>
   <source>Instalment {number}: {day}</source>
   <translation>Rata {number}: {day}</translation>
  </message>
  <message>
   <source>open</source>
   <translation>da pagare</translation>
  </message>
  <message>
   <source>paid</source>
   <translation>pagata</translation>
  </message>
  <message>
   <source>late</source>
   <translation>in ritardo</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Fattura</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagato</translation>
  </message>
  <message>
   <source>Remaining</source>
   <translation>Residuo</translation>
  </message>
  <message>
   <source>Overpaid</source>
   <translation>Più di quanto richiesto</translation>
  </message>
  <message>
   <source>No longer asked for</source>
   <translation>Non più richiesto</translation>
  </message>
  <message>
   <source>Interest</source>
   <translation>Interessi</translation>
  </message>
  <message>
   <source>Fixed sum</source>
   <translation>Importo forfettario</translation>
  </message>
  <message>
   <source>No interest is asked for.</source>
   <translation>Non si chiedono interessi.</translation>
  </message>
  <message>
   <source>The fixed sum, {extras}, is not asked for.</source>
   <translation>L’importo forfettario, {extras}, non viene chiesto.</translation>
  </message>
  <message>
   <source>The fixed sum, {extras}, was not asked for.</source>
   <translation>L’importo forfettario, {extras}, non è stato chiesto.</translation>
  </message>
  <message>
   <source>Interest, {extras}, is not asked for.</source>
   <translation>Gli interessi, {extras}, non vengono chiesti.</translation>
  </message>
  <message>
   <source>Interest, {extras}, was not asked for.</source>
   <translation>Gli interessi, {extras}, non sono stati chiesti.</translation>
  </message>
  <message>
   <source>Interest and the fixed sum, {extras}, are not asked for.</source>
   <translation>Gli interessi e l’importo forfettario, {extras}, non vengono richiesti.</translation>
  </message>
  <message>
   <source>Interest and the fixed sum, {extras}, were not asked for.</source>
   <translation>Gli interessi e l’importo forfettario, {extras}, non sono stati richiesti.</translation>
  </message>
  <message>
   <source>Interest cannot be worked out yet: the statutory rate of a half-year is missing. Enter it under Settings → Recoveries → Statutory rates.</source>
   <translation>Gli interessi non si possono ancora calcolare: manca il tasso di legge di un semestre. Si inserisce in Impostazioni → Recuperi → Tassi di legge.</translation>
  </message>
  <message>
   <source>Agreed: {paid} of {total} paid, {done} of {parts} payments.</source>
   <translation>Concordato: pagati {paid} su {total}, {done} pagamenti su {parts}.</translation>
  </message>
  <message>
   <source>Next: {amount} by {day}.</source>
   <translation>Prossimo: {amount} entro il {day}.</translation>
  </message>
  <message>
   <source>Missed: {amount} on {day}.</source>
   <translation>Mancato: {amount} il {day}.</translation>
  </message>
  <message>
   <source>Time-barred: {day} was the last day to claim it in court.</source>
   <translation>Prescritto: il {day} era l’ultimo giorno per farlo valere in giudizio.</translation>
  </message>
  <message>
   <source>The debtor may refuse to pay. Letters that say so, an agreement and payments are still possible; interest is no longer asked for.</source>
   <translation>Il debitore può rifiutare di pagare. Restano possibili lettere che lo dicano, un accordo e pagamenti; gli interessi non si chiedono più.</translation>
  </message>
  <message>
   <source>Time-barred after {day}.</source>
   <translation>Si prescrive dopo il {day}.</translation>
  </message>
  <message>
   <source>The period restarted on {day}.</source>
   <translation>Il termine è ripartito il {day}.</translation>
  </message>
  <message>
   <source>If the debtor pays a part, admits the debt or gets a formal notice, the period can start again.</source>
   <translation>Se il debitore paga una parte, riconosce il debito o riceve una messa in mora, il termine può ripartire da capo.</translation>
  </message>
  <message>
   <source>If the debtor pays a part or admits the debt, the period can start again. A reminder changes nothing.</source>
   <translation>Se il debitore paga una parte o riconosce il debito, il termine può ripartire da capo. Un sollecito non cambia nulla.</translation>
  </message>
  <message>
   <source>Check this with a lawyer.</source>
   <translation>Da verificare con un avvocato.</translation>
  </message>
  <message>
   <source>Invoice {numbers}</source>
   <translation>Fattura {numbers}</translation>
  </message>
  <message>
   <source>{base} × {rate}% × {days} days ÷ 365</source>
   <translation>{base} × {rate}% × {days} giorni ÷ 365</translation>
  </message>
  <message>
   <source>{arithmetic} (agreed rate)</source>
   <translation>{arithmetic} (tasso concordato)</translation>
  </message>
  <message>
   <source>Not claimed: the reference rate of this half-year has not been entered yet.</source>
   <translation>Non richiesti: il tasso di riferimento di questo semestre non è ancora stato inserito.</translation>
  </message>
  <message>
   <source>{count} × {base}</source>
   <translation>{count} × {base}</translation>
  </message>
  <message>
   <source>Fixed sum for recovery costs</source>
   <translation>Importo forfettario per le spese di recupero</translation>
  </message>
  <message>
   <source>Paid before</source>
   <translation>Già versato</translation>
  </message>
  <message>
   <source>Credit note {number}</source>
   <translation>Nota di credito {number}</translation>
  </message>
  <message>
   <source>Paid beyond what is asked for, to be paid back</source>
   <translation>Pagato in più, da restituire</translation>
  </message>
  <message>
   <source>Small difference, no longer asked for</source>
   <translation>Piccola differenza, non più richiesta</translation>
  </message>
  <message>
   <source>Paid {day}</source>
   <translation>Pagato il {day}</translation>
  </message>
  <message>
   <source>Interest, {since} – {until}</source>
   <translation>Interessi, {since} – {until}</translation>
  </message>
  <message>
   <source>With evidence you keep the claim; write there too if you put something right, such as a new file.</source>
   <translation>Con le prove mantiene il credito; scriva lì anche se rimedia a qualcosa, per esempio con un nuovo file.</translation>
  </message>
  <message>
   <source>“Settled” notes what you both agreed.</source>
   <translation>«Risolto» annota ciò che avete concordato.</translation>
  </message>
  <message>
   <source>“The debtor is right” gives up the whole claim.</source>
   <translation>«Il debitore ha ragione» rinuncia all’intero credito.</translation>
  </message>
  <message>
   <source>The debtor disputes this invoice</source>
   <translation>Il debitore contesta questa fattura</translation>
  </message>
  <message>
   <source>Evidence is requested</source>
   <translation>Vengono chieste prove</translation>
  </message>
  <message>
   <source>Their reason: {reason}.</source>
   <translation>Il suo motivo: {reason}.</translation>
  </message>
  <message>
   <source>Their reason: {reason}. It concerns {part} of the invoice.</source>
   <translation>Il suo motivo: {reason}. Riguarda {part} della fattura.</translation>
  </message>
  <message>
   <source>Contacts pause until you answer.</source>
   <translation>I solleciti sono sospesi fino alla Sua risposta.</translation>
  </message>
  <message>
   <source>The deadline was {day}. Recovery stays paused until you answer.</source>
   <translation>Il termine era il {day}. Il recupero resta sospeso fino alla Sua risposta.</translation>
  </message>
  <message>
   <source>Your answer is due by {day} ({when}). Contacts pause until you answer, even if you are late.</source>
   <translation>La Sua risposta è attesa entro il {day} ({when}). I solleciti sono sospesi finché non risponde, anche dopo quel giorno.</translation>
  </message>
  <message>
   <source>Your answer is due by {day} ({when}); contacts pause until then.</source>
   <translation>La Sua risposta è attesa entro il {day} ({when}); fino ad allora i solleciti sono sospesi.</translation>
  </message>
  <message>
   <source>Safeguard</source>
   <translation>Salvaguardia</translation>
  </message>
  <message>
   <source>Receivership</source>
   <translation>Risanamento giudiziale</translation>
  </message>
  <message>
   <source>Liquidation</source>
   <translation>Liquidazione giudiziale</translation>
  </message>
  <message>
   <source>Another procedure</source>
   <translation>Altra procedura</translation>
  </message>
  <message>
   <source>Declare the claim to {administrator}.</source>
   <translation>Insinui il credito presso {administrator}.</translation>
  </message>
  <message>
   <source>Find out when the opening was published, and enter that day.</source>
   <translation>Scopra quando è stata pubblicata l’apertura e inserisca quel giorno.</translation>
  </message>
  <message>
   <source>Take the declaration's data and the documents from the case file.</source>
   <translation>Prenda i dati della domanda e i documenti dal fascicolo.</translation>
  </message>
  <message>
   <source>Do not ask the debtor for payment, and tell the administrator of any that arrives.</source>
   <translation>Non chieda il pagamento al debitore e comunichi al curatore quelli che arrivano.</translation>
  </message>
  <message>
   <source>the person appointed by the court</source>
   <translation>chi è stato nominato dal tribunale</translation>
  </message>
  <message>
   <source>{total}: invoice {principal}, interest {interest}, fixed sum {fixed_sum}</source>
   <translation>{total}: fattura {principal}, interessi {interest}, importo forfettario {fixed_sum}</translation>
  </message>
  <message>
   <source>Your rule: you are asked about every partial payment.</source>
   <translation>La Sua regola: Le viene chiesto per ogni pagamento parziale.</translation>
  </message>
  <message>
   <source>Your rule: after a partial payment, recovery continues by itself.</source>
   <translation>La Sua regola: dopo un pagamento parziale il recupero prosegue automaticamente.</translation>
  </message>
  <message>
   <source>Your rule: after a partial payment, the rest is written off by itself.</source>
   <translation>La Sua regola: dopo un pagamento parziale si rinuncia automaticamente al residuo.</translation>
  </message>
  <message>
   <source>Settlements of {share}% or more are accepted without asking.</source>
   <translation>Le transazioni pari ad almeno il {share}% vengono accettate senza chiederLe conferma.</translation>
  </message>
  <message>
   <source>Once the invoice is paid, interest and fixed sums are dropped by themselves.</source>
   <translation>Una volta pagata la fattura, a interessi e importo forfettario si rinuncia da sé.</translation>
  </message>
  <message>
   <source>Up to {count} instalments are accepted without asking.</source>
   <translation>Fino a {count} rate vengono accettate senza chiederLe conferma.</translation>
  </message>
  <message>
   <source>Choose a day between today and {day}.</source>
   <translation>Serve un giorno tra oggi e il {day}.</translation>
  </message>
  <message>
   <source>At most {amount} is open.</source>
   <translation>Restano aperti al massimo {amount}.</translation>
  </message>
  <message>
   <source>Enter an amount below {amount}, which is what is open.</source>
   <translation>Serve una somma inferiore a {amount}, l’importo aperto.</translation>
  </message>
  <message>
   <source>Each part must be at least {amount}.</source>
   <translation>Ogni rata deve essere di almeno {amount}.</translation>
  </message>
  <message>
   <source>in one payment</source>
   <translation>in un’unica soluzione</translation>
  </message>
  <message>
   <source>{count}, one month apart</source>
   <translation>{count} (una al mese)</translation>
  </message>
  <message>
   <source>A note was saved.</source>
   <translation>È stata conservata una nota.</translation>
  </message>
  <message>
   <source>Your statement was recorded.</source>
   <translation>La sua dichiarazione è stata registrata.</translation>
  </message>
  <message>
   <source>You settled the dispute with the debtor.</source>
   <translation>Ha risolto la contestazione con il debitore.</translation>
  </message>
  <message>
   <source>you</source>
   <translation>Lei</translation>
  </message>
  <message>
   <source>the debtor</source>
   <translation>il debitore</translation>
  </message>
  <message>
   <source>the recovery service</source>
   <translation>il servizio di recupero crediti</translation>
  </message>
  <message>
   <source>your platform</source>
   <translation>la Sua piattaforma</translation>
  </message>
  <message>
   <source>the payment provider</source>
   <translation>il fornitore di pagamenti</translation>
  </message>
  <message>
   <source>{channel} to {to}.</source>
   <translation>{channel} a {to}.</translation>
  </message>
  <message>
   <source>{channel} to the debtor.</source>
   <translation>Il debitore è stato contattato: {channel}.</translation>
  </message>
  <message>
   <source>Simulated: it counts as posted, nothing was printed.</source>
   <translation>Simulata: vale come spedita, non è stato stampato nulla.</translation>
  </message>
  <message>
   <source>The amount owed has changed since you wrote this: was {was}, now {now}. Check the text.</source>
   <translation>L’importo dovuto è cambiato da quando ha scritto questo testo: prima {was}, ora {now}. Controlli il testo.</translation>
  </message>
  <message>
   <source>no calls</source>
   <translation>nessuna telefonata</translation>
  </message>
  <message>
   <source>no preference</source>
   <translation>nessuna preferenza</translation>
  </message>
  <message>
   <source>by email</source>
   <translation>per e-mail</translation>
  </message>
  <message>
   <source>by post</source>
   <translation>per posta</translation>
  </message>
  <message>
   <source>by phone</source>
   <translation>per telefono</translation>
  </message>
  <message>
   <source>in the morning</source>
   <translation>al mattino</translation>
  </message>
  <message>
   <source>in the afternoon</source>
   <translation>al pomeriggio</translation>
  </message>
  <message>
   <source>{channel} to the {level}.</source>
   <translation>{channel}: {level}.</translation>
  </message>
  <message>
   <source>Delivered.</source>
   <translation>Consegna avvenuta.</translation>
  </message>
  <message>
   <source>Came back.</source>
   <translation>Tornato al mittente.</translation>
  </message>
  <message>
   <source>Came back; it is sent once more.</source>
   <translation>È tornato; viene inviato di nuovo.</translation>
  </message>
  <message>
   <source>Could not be delivered.</source>
   <translation>Consegna non riuscita.</translation>
  </message>
  <message>
   <source>Someone answered.</source>
   <translation>Qualcuno ha risposto.</translation>
  </message>
  <message>
   <source>No answer.</source>
   <translation>Nessuno ha risposto.</translation>
  </message>
  <message>
   <source>They promised to pay.</source>
   <translation>Hanno promesso di pagare.</translation>
  </message>
  <message>
   <source>They dispute the invoice.</source>
   <translation>Il debitore contesta la fattura.</translation>
  </message>
  <message>
   <source>They called.</source>
   <translation>Il debitore ha chiamato.</translation>
  </message>
  <message>
   <source>Wrong number.</source>
   <translation>Il numero è sbagliato.</translation>
  </message>
  <message>
   <source>A message was left.</source>
   <translation>È stato lasciato un messaggio.</translation>
  </message>
  <message>
   <source>It is on the call list.</source>
   <translation>È nell’elenco delle chiamate.</translation>
  </message>
  <message>
   <source>To be printed and posted.</source>
   <translation>Aspetta di essere stampata e spedita.</translation>
  </message>
  <message>
   <source>Not confirmed.</source>
   <translation>Nessuno ha confermato che sia avvenuto.</translation>
  </message>
  <message>
   <source>Printed.</source>
   <translation>È stata stampata.</translation>
  </message>
  <message>
   <source>Handed over for printing.</source>
   <translation>È stata consegnata per la stampa.</translation>
  </message>
  <message>
   <source>Will be left out. {why}</source>
   <translation>Non partirà. {why}</translation>
  </message>
  <message>
   <source>Will be left out: the debtor’s street or town is missing.</source>
   <translation>Non partirà: manca la via o la città del debitore.</translation>
  </message>
  <message>
   <source>{channel}: skipped by you.</source>
   <translation>{channel}: sollecito saltato da Lei.</translation>
  </message>
  <message>
   <source>{channel} of {day}: skipped by you.</source>
   <translation>{channel} del {day}: sollecito saltato da Lei.</translation>
  </message>
  <message>
   <source>{channel} is left out. {why}</source>
   <translation>{channel}: non ha luogo. {why}</translation>
  </message>
  <message>
   <source>A letter is ready: print and post it.</source>
   <translation>Una lettera è pronta: la stampi e la spedisca.</translation>
  </message>
  <message>
   <source>A call is due.</source>
   <translation>C’è una telefonata da fare.</translation>
  </message>
  <message>
   <source>Email to {to} came back this time; it is sent once more.</source>
   <translation>L’e-mail a {to} questa volta è tornata; viene inviata di nuovo.</translation>
  </message>
  <message>
   <source>Email to {to} comes back; the next contact is tried.</source>
   <translation>I messaggi a {to} tornano indietro; si scrive al referente successivo.</translation>
  </message>
  <message>
   <source>Letter no. {number} was posted.</source>
   <translation>La lettera n. {number} è stata spedita.</translation>
  </message>
  <message>
   <source>Letter no. {number} was delivered.</source>
   <translation>La lettera n. {number} è stata consegnata.</translation>
  </message>
  <message>
   <source>Letter no. {number} came back: check the postal address.</source>
   <translation>La lettera n. {number} è tornata: controlli l’indirizzo postale.</translation>
  </message>
  <message>
   <source>{channel} is waiting. {why}</source>
   <translation>{channel} in attesa. {why}</translation>
  </message>
  <message>
   <source>{channel} is waiting: the receiving server asked to try again later.</source>
   <translation>{channel} in attesa: il destinatario ha chiesto di riprovare più tardi.</translation>
  </message>
  <message>
   <source>{to} was added as {level}.</source>
   <translation>{to} è stato aggiunto come {level}.</translation>
  </message>
  <message>
   <source>Call on {day}: {outcome}</source>
   <translation>Chiamata del {day}: {outcome}</translation>
  </message>
  <message>
   <source>Call: {outcome}</source>
   <translation>Chiamata: {outcome}</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN o SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Partita IVA</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Via e numero civico</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Indirizzo, seconda riga</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>CAP</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Città</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Paese</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Cognome</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefono</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Ruolo</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Ordinamento</translation>
  </message>
  <message>
   <source>You corrected the debtor. {facts}</source>
   <translation>Ha corretto il debitore. {facts}</translation>
  </message>
  <message>
   <source>Letters only from now on.</source>
   <translation>D’ora in poi solo lettere.</translation>
  </message>
  <message>
   <source>Emails and calls again, as the plan has them.</source>
   <translation>Di nuovo e-mail e telefonate, come nel piano.</translation>
  </message>
  <message>
   <source>{fact}: {before} → {after}</source>
   <translation>{fact}: {before} → {after}</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>niente</translation>
  </message>
  <message>
   <source>The invoice was submitted.</source>
   <translation>La fattura è stata avviata al recupero.</translation>
  </message>
  <message>
   <source>The invoice {numbers} was submitted.</source>
   <translation>La fattura {numbers} è stata avviata al recupero.</translation>
  </message>
  <message>
   <source>The reminders were planned. Nothing is sent until you approve them.</source>
   <translation>I solleciti sono stati pianificati. Non viene inviato nulla prima della Sua approvazione.</translation>
  </message>
  <message>
   <source>The reminders were planned.</source>
   <translation>I solleciti sono stati pianificati.</translation>
  </message>
  <message>
   <source>The plan was approved, for later invoices too.</source>
   <translation>Il piano è stato approvato, anche per le fatture successive.</translation>
  </message>
  <message>
   <source>The plan was approved.</source>
   <translation>Il piano è stato approvato.</translation>
  </message>
  <message>
   <source>The debtor promised {amount} for {day}.</source>
   <translation>Il debitore ha annunciato {amount} per il {day}.</translation>
  </message>
  <message>
   <source>The payment promised for {day} did not arrive.</source>
   <translation>Quanto annunciato per il {day} non è arrivato.</translation>
  </message>
  <message>
   <source>The payment promised for {day} arrived.</source>
   <translation>Quanto annunciato per il {day} è arrivato.</translation>
  </message>
  <message>
   <source>The debtor says {amount} was paid on {day}: check your account.</source>
   <translation>Il debitore afferma che {amount} sono stati pagati il {day}: verifichi il Suo conto.</translation>
  </message>
  <message>
   <source>The debtor says insolvency proceedings were opened on {day}: check this, and report it.</source>
   <translation>Il debitore dice che il {day} è stata aperta una procedura concorsuale: verifichi e la registri.</translation>
  </message>
  <message>
   <source>The debtor objects to the invoice: read it before you decide.</source>
   <translation>Il debitore si oppone alla fattura: leggere prima di decidere.</translation>
  </message>
  <message>
   <source>The debtor objects to {amount} of the invoice: read it before you decide.</source>
   <translation>Il debitore si oppone a {amount} della fattura: leggere prima di decidere.</translation>
  </message>
  <message>
   <source>{what} Reason: {reason}.</source>
   <translation>{what} Motivo: {reason}.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice; contacts pause.</source>
   <translation>Il debitore contesta la fattura; i solleciti sono sospesi.</translation>
  </message>
  <message>
   <source>The debtor disputes {amount} of the invoice; contacts pause.</source>
   <translation>Il debitore contesta {amount} della fattura; i solleciti sono sospesi.</translation>
  </message>
  <message>
   <source>Evidence was requested; contacts pause.</source>
   <translation>Sono state chieste prove; i solleciti sono sospesi.</translation>
  </message>
  <message>
   <source>Evidence was requested; contacts pause: {asked}.</source>
   <translation>Sono state chieste prove; i solleciti sono sospesi: {asked}.</translation>
  </message>
  <message>
   <source>The dispute is settled; recovery resumes after some days.</source>
   <translation>La contestazione è risolta; il recupero riprende dopo qualche giorno.</translation>
  </message>
  <message>
   <source>You answered; recovery resumes.</source>
   <translation>Ha risposto; il recupero prosegue.</translation>
  </message>
  <message>
   <source>You answered with evidence ({kinds}); recovery resumes.</source>
   <translation>Ha risposto con prove ({kinds}); il recupero prosegue.</translation>
  </message>
  <message>
   <source>Recovered: {amount}.</source>
   <translation>Recuperato: {amount}.</translation>
  </message>
  <message>
   <source>Closed with {amount} recovered; {rest} was written off.</source>
   <translation>Chiuso con {amount} recuperati; si è rinunciato a {rest}.</translation>
  </message>
  <message>
   <source>Interest and fixed sum of {amount} were not asked for.</source>
   <translation>Gli interessi e l’importo forfettario di {amount} non sono stati richiesti.</translation>
  </message>
  <message>
   <source>Interest and fixed sum of {amount} were not paid and are no longer asked for.</source>
   <translation>Interessi e importo forfettario, {amount}, non sono stati pagati e non vengono più richiesti.</translation>
  </message>
  <message>
   <source>Reminders name this invoice separately.</source>
   <translation>I solleciti riguardano solo questa fattura.</translation>
  </message>
  <message>
   <source>Reminders name this invoice together with others of the debtor.</source>
   <translation>I solleciti riguardano questa fattura insieme ad altre del debitore.</translation>
  </message>
  <message>
   <source>The debtor wants to be reached {how}.</source>
   <translation>Il debitore vuole essere contattato {how}.</translation>
  </message>
  <message>
   <source>From the next message on, interest and fixed sums are asked for too.</source>
   <translation>Dal prossimo messaggio si chiedono anche gli interessi e l’importo forfettario.</translation>
  </message>
  <message>
   <source>Interest and fixed sums are no longer asked for.</source>
   <translation>Non si chiedono più gli interessi e l’importo forfettario.</translation>
  </message>
  <message>
   <source>You paused contacts until you resume them.</source>
   <translation>I contatti sono in pausa finché non vengono ripresi.</translation>
  </message>
  <message>
   <source>You paused contacts until {day}.</source>
   <translation>I contatti sono in pausa fino al {day}.</translation>
  </message>
  <message>
   <source>Recovery resumes.</source>
   <translation>Il recupero prosegue.</translation>
  </message>
  <message>
   <source>You ended the pause; recovery resumes.</source>
   <translation>La pausa è stata terminata; il recupero riprende.</translation>
  </message>
  <message>
   <source>The pause is over; recovery resumes.</source>
   <translation>La pausa è finita; il recupero riprende.</translation>
  </message>
  <message>
   <source>Recovery continues for what remains.</source>
   <translation>Il recupero prosegue per il residuo.</translation>
  </message>
  <message>
   <source>The debtor withdrew the dispute; recovery resumes.</source>
   <translation>Il debitore ha ritirato la contestazione; il recupero prosegue.</translation>
  </message>
  <message>
   <source>A payment was reversed; recovery resumes.</source>
   <translation>Un pagamento è stato stornato; il recupero prosegue.</translation>
  </message>
  <message>
   <source>The disputed amount was paid.</source>
   <translation>Quanto era in discussione è stato pagato.</translation>
  </message>
  <message>
   <source>The payment the debtor mentioned was not recorded; recovery resumes.</source>
   <translation>Il pagamento di cui parlava il debitore non è stato registrato; il recupero prosegue.</translation>
  </message>
  <message>
   <source>The insolvency the debtor mentioned was not reported; recovery resumes.</source>
   <translation>La procedura di cui parlava il debitore non è stata registrata; il recupero continua.</translation>
  </message>
  <message>
   <source>Recovery was cancelled: {why}.</source>
   <translation>Il recupero è stato annullato: {why}.</translation>
  </message>
  <message>
   <source>Recovery was cancelled.</source>
   <translation>Il recupero è stato annullato.</translation>
  </message>
  <message>
   <source>Your proposal: to settle for {total} by {day}.</source>
   <translation>La sua proposta: saldare con {total} entro il {day}.</translation>
  </message>
  <message>
   <source>The debtor proposed to settle for {total} by {day}.</source>
   <translation>Il debitore ha proposto di chiudere per {total} entro il {day}.</translation>
  </message>
  <message>
   <source>Your proposal: {total} in {count} payments from {day}.</source>
   <translation>La sua proposta: {total} in {count} pagamenti dal {day}.</translation>
  </message>
  <message>
   <source>The debtor proposed {total} in {count} payments from {day}.</source>
   <translation>Il debitore ha proposto {total} in pagamenti a partire dal {day}: {count}.</translation>
  </message>
  <message>
   <source>You entered what was agreed: to settle for {total} by {day}.</source>
   <translation>Ha inserito quanto concordato: saldare con {total} entro il {day}.</translation>
  </message>
  <message>
   <source>You entered what was agreed: {total} in {count} payments from {day}.</source>
   <translation>Ha inserito quanto concordato: {total} in {count} pagamenti dal {day}.</translation>
  </message>
  <message>
   <source>Your rule answered.</source>
   <translation>Ha risposto la Sua regola.</translation>
  </message>
  <message>
   <source>The agreement is in force; contacts pause.</source>
   <translation>L’accordo è in vigore; i solleciti sono sospesi.</translation>
  </message>
  <message>
   <source>The proposal was refused.</source>
   <translation>La proposta è stata rifiutata.</translation>
  </message>
  <message>
   <source>A newer proposal replaced it.</source>
   <translation>Una proposta più recente l’ha sostituita.</translation>
  </message>
  <message>
   <source>Nobody answered the proposal in time.</source>
   <translation>Nessuno ha risposto in tempo alla proposta.</translation>
  </message>
  <message>
   <source>The agreement was kept to the end.</source>
   <translation>L’accordo è stato rispettato fino alla fine.</translation>
  </message>
  <message>
   <source>The agreement was broken; recovery resumes.</source>
   <translation>L’accordo non è stato rispettato; il recupero prosegue.</translation>
  </message>
  <message>
   <source>The agreement was ended.</source>
   <translation>L’accordo è terminato.</translation>
  </message>
  <message>
   <source>The debtor has been insolvent since {day}; contacts stop.</source>
   <translation>Il debitore è insolvente dal {day}; i solleciti cessano.</translation>
  </message>
  <message>
   <source>Declare the claim by {day}.</source>
   <translation>Il credito va insinuato al passivo entro il {day}.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred soon.</source>
   <translation>Il credito si prescriverà presto.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred: {day} is the last day to go to court.</source>
   <translation>Il credito sta per prescriversi: {day} è l’ultimo giorno per rivolgersi al giudice.</translation>
  </message>
  <message>
   <source>The plan ended; nobody could be contacted.</source>
   <translation>Il piano è terminato; non è stato possibile contattare nessuno.</translation>
  </message>
  <message>
   <source>The plan ended without payment. The case file is ready for a lawyer or the court.</source>
   <translation>Il piano è terminato senza pagamento. Il fascicolo è pronto per un avvocato o un ufficiale giudiziario.</translation>
  </message>
  <message>
   <source>{name} has written: {subject}</source>
   <translation>{name} ha scritto: {subject}</translation>
  </message>
  <message>
   <source>{name} has written.</source>
   <translation>{name} ha scritto.</translation>
  </message>
  <message>
   <source>An automatic answer of {name} arrived.</source>
   <translation>È arrivata una risposta automatica di {name}.</translation>
  </message>
  <message>
   <source>The message needed no action; recovery resumes.</source>
   <translation>Il messaggio non richiedeva nulla; il recupero continua.</translation>
  </message>
  <message>
   <source>You recorded the promise from the message.</source>
   <translation>Ha annotato la promessa del messaggio.</translation>
  </message>
  <message>
   <source>The message says it is paid; you wait for the payment.</source>
   <translation>Il messaggio dice che è pagato; attende il pagamento.</translation>
  </message>
  <message>
   <source>You marked the invoice as disputed because of the message.</source>
   <translation>Ha segnato la fattura come contestata dal messaggio.</translation>
  </message>
  <message>
   <source>The message came from the wrong person.</source>
   <translation>Il messaggio veniva dalla persona sbagliata.</translation>
  </message>
  <message>
   <source>You wait until the debtor is back.</source>
   <translation>Attende il ritorno del debitore.</translation>
  </message>
  <message>
   <source>You answered the message.</source>
   <translation>Ha risposto al messaggio.</translation>
  </message>
  <message>
   <source>The payment was reversed after the end: recovery starts again for it.</source>
   <translation>Il pagamento è stato ripreso dopo la fine: il recupero ricomincia per questo importo.</translation>
  </message>
  <message>
   <source>The debtor attached files.</source>
   <translation>Il debitore ha allegato dei file.</translation>
  </message>
  <message>
   <source>Someone said the invoice is not theirs. Who else should be contacted?</source>
   <translation>Qualcuno ha detto che la fattura non lo riguarda: chi altro contattare?</translation>
  </message>
  <message>
   <source>The debtor’s data was erased; amounts and dates stay.</source>
   <translation>Ciò che era conservato sul debitore è stato cancellato; somme e giorni restano.</translation>
  </message>
  <message>
   <source>The deadline passed; recovery stays paused until you answer.</source>
   <translation>Il termine è scaduto; il recupero resta sospeso fino alla Sua risposta.</translation>
  </message>
  <message>
   <source>The debtor is no longer insolvent; recovery resumes.</source>
   <translation>Il debitore non è più insolvente; il recupero prosegue.</translation>
  </message>
  <message>
   <source>The claim is time-barred: only letters that say so are sent.</source>
   <translation>Il credito è prescritto: al debitore non si minaccia più nulla; partono solo lettere che lo dicono.</translation>
  </message>
  <message>
   <source>{amount} arrived: everything is paid.</source>
   <translation>{amount} arrivati: tutto è pagato.</translation>
  </message>
  <message>
   <source>{amount} arrived, {rest} remains.</source>
   <translation>{amount} arrivati, restano {rest}.</translation>
  </message>
  <message>
   <source>{amount} of the invoice had been paid before.</source>
   <translation>{amount} della fattura erano già stati pagati.</translation>
  </message>
  <message>
   <source>Credit note {number} takes {amount} off the invoice.</source>
   <translation>La nota di credito {number} riduce la fattura di {amount}.</translation>
  </message>
  <message>
   <source>{amount} is missing, too little to ask for.</source>
   <translation>Mancavano {amount}: una somma così piccola non viene più richiesta.</translation>
  </message>
  <message>
   <source>You were asked what to do about the {rest} that remains.</source>
   <translation>Le è stato chiesto che cosa fare del residuo di {rest}.</translation>
  </message>
  <message>
   <source>The debtor had been thanked for it.</source>
   <translation>Il debitore ne era già stato ringraziato.</translation>
  </message>
  <message>
   <source>The payment of {amount} was reversed.</source>
   <translation>Il pagamento di {amount} è stato stornato.</translation>
  </message>
  <message>
   <source>The payment of {amount} was refunded to the card.</source>
   <translation>Il pagamento di {amount} è stato rimborsato sulla carta.</translation>
  </message>
  <message>
   <source>The debtor’s bank reversed the card payment of {amount}.</source>
   <translation>La banca del debitore ha ripreso il pagamento con carta di {amount}.</translation>
  </message>
  <message>
   <source>{amount} arrived by card after the end: it is not booked and must be refunded.</source>
   <translation>{amount} sono arrivati con carta dopo la fine: non sono registrati e vanno restituiti.</translation>
  </message>
  <message>
   <source>{amount} arrived by card in another currency: it is not booked and must be refunded.</source>
   <translation>{amount} sono arrivati con carta in un’altra valuta: non sono registrati e vanno restituiti.</translation>
  </message>
  <message>
   <source>{amount} arrived by card and is not booked: it must be refunded.</source>
   <translation>{amount} sono arrivati con carta e non sono registrati: vanno restituiti.</translation>
  </message>
  <message>
   <source>The payout was made.</source>
   <translation>Il versamento è stato fatto.</translation>
  </message>
  <message>
   <source>{amount} was paid out to you.</source>
   <translation>Le sono stati versati {amount}.</translation>
  </message>
  <message>
   <source>A fee of {fee} was deducted.</source>
   <translation>È stata trattenuta una commissione di {fee}.</translation>
  </message>
  <message>
   <source>The credit note covers the rest.</source>
   <translation>La nota di credito copre il resto.</translation>
  </message>
  <message>
   <source>The refund of {amount} did not reach the card: the money is back here.</source>
   <translation>Il rimborso di {amount} non è arrivato sulla carta: il denaro è di nuovo qui.</translation>
  </message>
  <message>
   <source>The {amount} that arrived by card was booked on another invoice.</source>
   <translation>I {amount} arrivati con carta sono stati registrati su un’altra fattura.</translation>
  </message>
  <message>
   <source>The {amount} that could not be booked was refunded.</source>
   <translation>I {amount} che non si potevano registrare sono stati restituiti.</translation>
  </message>
  <message>
   <source>Find out by when the claim must be declared.</source>
   <translation>Chieda entro quando il credito va insinuato al passivo.</translation>
  </message>
  <message>
   <source>Declare your claim by {day} ({when}).</source>
   <translation>Insinui il credito al passivo entro il {day} ({when}).</translation>
  </message>
  <message>
   <source>Decide about the partial payment.</source>
   <translation>Decida sul pagamento parziale.</translation>
  </message>
  <message>
   <source>Decide about the partial payment by {day} ({when}).</source>
   <translation>Decida sul pagamento parziale entro il {day} ({when}).</translation>
  </message>
  <message>
   <source>Answer with evidence: the deadline has passed.</source>
   <translation>Risponda con prove: il termine è scaduto.</translation>
  </message>
  <message>
   <source>Recovery stays paused until you answer.</source>
   <translation>Il recupero resta sospeso fino alla Sua risposta.</translation>
  </message>
  <message>
   <source>Answer with evidence.</source>
   <translation>Rispondi con le prove.</translation>
  </message>
  <message>
   <source>Answer with evidence by {day} ({when}).</source>
   <translation>Risponda con prove entro il {day} ({when}).</translation>
  </message>
  <message>
   <source>Contacts pause until then.</source>
   <translation>Fino ad allora i solleciti sono sospesi.</translation>
  </message>
  <message>
   <source>The debtor pays {amount}, {when}.</source>
   <translation>Il debitore paga {amount}, {when}.</translation>
  </message>
  <message>
   <source>Paid. It counts as recovered {when}.</source>
   <translation>Pagato. Vale come recuperato {when}.</translation>
  </message>
  <message>
   <source>Recovery is paused.</source>
   <translation>Il recupero è sospeso.</translation>
  </message>
  <message>
   <source>Recovery starts {when}.</source>
   <translation>Il recupero inizia {when}.</translation>
  </message>
  <message>
   <source>Until then you can take it back.</source>
   <translation>Fino ad allora può essere ritirato.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, once you have approved the plan.</source>
   <translation>{channel} al {level}, appena avrà approvato il piano.</translation>
  </message>
  <message>
   <source>Nothing is sent before that.</source>
   <translation>Prima non viene inviato nulla.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, once you have approved its text.</source>
   <translation>{channel}: {level}, una volta approvato il testo.</translation>
  </message>
  <message>
   <source>The service plans {what}, {when}.</source>
   <translation>Il servizio prevede {what}, {when}.</translation>
  </message>
  <message>
   <source>The service plans {what}.</source>
   <translation>Il servizio prevede {what}.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, {when}.</source>
   <translation>{channel} al {level}, {when}.</translation>
  </message>
  <message>
   <source>{amount} was paid out to you, {when}.</source>
   <translation>{amount} Le sono stati versati, {when}.</translation>
  </message>
  <message>
   <source>{amount} is paid out to you, {when}.</source>
   <translation>{amount} Le vengono versati, {when}.</translation>
  </message>
  <message>
   <source>Nothing more: this is closed.</source>
   <translation>Nient’altro: questo credito è chiuso.</translation>
  </message>
  <message>
   <source>Recovery starts within a day. Until then you can take it back.</source>
   <translation>Il recupero inizia entro un giorno. Fino ad allora può essere ritirato.</translation>
  </message>
  <message>
   <source>Nothing is planned at the moment.</source>
   <translation>Al momento nulla è previsto.</translation>
  </message>
  <message>
   <source>Answer the debtor’s proposal.</source>
   <translation>Risponda alla proposta del debitore.</translation>
  </message>
  <message>
   <source>The debtor answers your proposal.</source>
   <translation>Il debitore risponde alla proposta.</translation>
  </message>
  <message>
   <source>Answer the debtor’s proposal by {day} ({when}).</source>
   <translation>Risponda alla proposta del debitore entro il {day} ({when}).</translation>
  </message>
  <message>
   <source>The debtor can answer your proposal until {day} ({when}).</source>
   <translation>Il debitore può rispondere alla proposta fino al {day} ({when}).</translation>
  </message>
  <message>
   <source>Contacts continue meanwhile.</source>
   <translation>I solleciti continuano nel frattempo.</translation>
  </message>
  <message>
   <source>{amount} arrived. Nothing more happens.</source>
   <translation>{amount} sono arrivati. Non succede altro.</translation>
  </message>
  <message>
   <source>Add another contact, agree with the debtor, go to court, or end recovery.</source>
   <translation>Indichi un altro contatto, trovi un accordo con il debitore, si rivolga al giudice o ponga fine al recupero.</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>Il piano è terminato senza pagamento. Decida Lei come proseguire.</translation>
  </message>
  <message>
   <source>No more contacts are planned. Without payment, you decide what comes next {when}.</source>
   <translation>Non sono previsti altri contatti. Senza pagamento, decida Lei come proseguire, {when}.</translation>
  </message>
  <message>
   <source>Without an answer, recovery continues for the rest.</source>
   <translation>In mancanza di risposta il recupero prosegue per il residuo.</translation>
  </message>
  <message>
   <source>Without an answer, the rest is written off.</source>
   <translation>In mancanza di risposta si rinuncia al residuo.</translation>
  </message>
  <message>
   <source>You paused contacts.</source>
   <translation>I contatti sono in pausa.</translation>
  </message>
  <message>
   <source>Paid: it counts as recovered once the bank can no longer reverse the payment.</source>
   <translation>Pagato: vale come recuperato quando la banca non può più riprendere il pagamento.</translation>
  </message>
  <message>
   <source>Part of it was paid. You decide about the rest.</source>
   <translation>È stato pagato un importo parziale; decida sul residuo.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice.</source>
   <translation>Il debitore contesta la fattura.</translation>
  </message>
  <message>
   <source>Evidence is requested.</source>
   <translation>Vengono chieste prove.</translation>
  </message>
  <message>
   <source>The debtor says it is paid. Without a payment, recovery resumes after seven days.</source>
   <translation>Il debitore afferma di aver pagato. Senza un pagamento, il recupero riprende dopo sette giorni.</translation>
  </message>
  <message>
   <source>The debtor says it is insolvent. Unless you report it, recovery resumes after seven days.</source>
   <translation>Il debitore dice di essere insolvente. Se non la registra, il recupero continua dopo sette giorni.</translation>
  </message>
  <message>
   <source>The debtor has written. If you decide nothing, recovery resumes after five working days.</source>
   <translation>Il debitore ha scritto. Se non decide nulla, il recupero riprende dopo cinque giorni lavorativi.</translation>
  </message>
  <message>
   <source>An agreement is in force; contacts pause while it is kept.</source>
   <translation>È in vigore un accordo; i solleciti sono sospesi finché viene rispettato.</translation>
  </message>
  <message>
   <source>A proposal awaits an answer; contacts pause meanwhile.</source>
   <translation>Una proposta attende risposta; nel frattempo i solleciti sono sospesi.</translation>
  </message>
  <message>
   <source>The debtor is insolvent: all you can do is declare the claim.</source>
   <translation>Il debitore è insolvente: resta solo da insinuare il credito al passivo.</translation>
  </message>
  <message>
   <source>Your account is suspended.</source>
   <translation>Il Suo account è sospeso.</translation>
  </message>
  <message>
   <source>Someone said they are not the debtor.</source>
   <translation>Qualcuno ha detto di non essere il debitore.</translation>
  </message>
  <message>
   <source>The debtor can still pay and answer.</source>
   <translation>Il debitore può sempre pagare e rispondere.</translation>
  </message>
  <message>
   <source>Paused until you resume it.</source>
   <translation>In pausa finché non viene ripreso.</translation>
  </message>
  <message>
   <source>Paused until {day}.</source>
   <translation>In pausa fino al {day}.</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>Preventivo</translation>
  </message>
  <message>
   <source>Purchase order</source>
   <translation>Ordine d’acquisto</translation>
  </message>
  <message>
   <source>Contract</source>
   <translation>Contratto</translation>
  </message>
  <message>
   <source>Delivery note</source>
   <translation>Documento di trasporto</translation>
  </message>
  <message>
   <source>Correspondence</source>
   <translation>Corrispondenza</translation>
  </message>
  <message>
   <source>Proof of service</source>
   <translation>Prova della prestazione</translation>
  </message>
  <message>
   <source>Other</source>
   <translation>Altro</translation>
  </message>
  <message>
   <source>nothing was received</source>
   <translation>non è stato ricevuto nulla</translation>
  </message>
  <message>
   <source>nothing was ordered</source>
   <translation>non è stato ordinato nulla</translation>
  </message>
  <message>
   <source>the quality is not right</source>
   <translation>la qualità non è conforme</translation>
  </message>
  <message>
   <source>it is not as agreed</source>
   <translation>non è quanto concordato</translation>
  </message>
  <message>
   <source>the amount is wrong</source>
   <translation>l’importo è errato</translation>
  </message>
  <message>
   <source>it is already paid</source>
   <translation>è già stato pagato</translation>
  </message>
  <message>
   <source>someone else owes it</source>
   <translation>il debito è di un altro soggetto</translation>
  </message>
  <message>
   <source>another reason</source>
   <translation>un altro motivo</translation>
  </message>
  <message>
   <source>Signed or stamped, it shows who took the goods, and when.</source>
   <translation>Firmato o timbrato, dimostra chi ha ritirato la merce e quando.</translation>
  </message>
  <message>
   <source>A report, photo or tracking page shows that the work or parcel arrived.</source>
   <translation>Un rapporto, una foto o una pagina di tracciamento dimostra che il lavoro o il pacco è arrivato.</translation>
  </message>
  <message>
   <source>It shows what was to be delivered, and where.</source>
   <translation>Dimostra che cosa andava consegnato e dove.</translation>
  </message>
  <message>
   <source>It shows that the order came from the debtor.</source>
   <translation>Dimostra che l’ordine proveniva dal debitore.</translation>
  </message>
  <message>
   <source>Accepted in writing, a quote is an order.</source>
   <translation>Accettato per iscritto, un preventivo è un ordine.</translation>
  </message>
  <message>
   <source>Signed, it shows who ordered what at which price.</source>
   <translation>Firmato, dimostra chi ha ordinato che cosa e a quale prezzo.</translation>
  </message>
  <message>
   <source>It shows which quality was agreed.</source>
   <translation>Dimostra quale qualità era stata concordata.</translation>
  </message>
  <message>
   <source>A signed acceptance or photos show how it was when it was handed over.</source>
   <translation>Un verbale di accettazione firmato o delle foto dimostrano lo stato al momento della consegna.</translation>
  </message>
  <message>
   <source>It shows that nobody complained at the time, or what was offered.</source>
   <translation>Dimostra che all’epoca nessuno ha reclamato, o che cosa è stato offerto.</translation>
  </message>
  <message>
   <source>It shows the price that was accepted.</source>
   <translation>Dimostra il prezzo accettato.</translation>
  </message>
  <message>
   <source>It shows quantities and prices as the debtor ordered them.</source>
   <translation>Dimostra quantità e prezzi come ordinati dal debitore.</translation>
  </message>
  <message>
   <source>It shows the agreed price and what comes on top.</source>
   <translation>Dimostra il prezzo concordato e ciò che vi si aggiunge.</translation>
  </message>
  <message>
   <source>It shows which invoice is open, beside the one that was paid.</source>
   <translation>Dimostra quale fattura è aperta, accanto a quella pagata.</translation>
  </message>
  <message>
   <source>A statement of account shows that nothing arrived.</source>
   <translation>Un estratto conto dimostra che non è arrivato nulla.</translation>
  </message>
  <message>
   <source>It shows to whom the invoice was addressed.</source>
   <translation>Dimostra a chi era intestata la fattura.</translation>
  </message>
  <message>
   <source>It shows who signed, and for which company.</source>
   <translation>Dimostra chi ha firmato e per quale azienda.</translation>
  </message>
  <message>
   <source>It shows what is claimed.</source>
   <translation>Dimostra che cosa viene richiesto.</translation>
  </message>
  <message>
   <source>It shows what was offered, and at which price.</source>
   <translation>Dimostra che cosa è stato offerto e a quale prezzo.</translation>
  </message>
  <message>
   <source>It shows what was ordered.</source>
   <translation>Dimostra che cosa è stato ordinato.</translation>
  </message>
  <message>
   <source>It shows what both sides agreed on.</source>
   <translation>Dimostra che cosa hanno concordato le parti.</translation>
  </message>
  <message>
   <source>It shows what was delivered, and when.</source>
   <translation>Dimostra che cosa è stato consegnato e quando.</translation>
  </message>
  <message>
   <source>It shows what was written at the time.</source>
   <translation>Dimostra che cosa è stato scritto all’epoca.</translation>
  </message>
  <message>
   <source>It shows that the work was done.</source>
   <translation>Dimostra che il lavoro è stato eseguito.</translation>
  </message>
  <message>
   <source>Say in its description what it shows.</source>
   <translation>Indichi nella descrizione che cosa dimostra.</translation>
  </message>
  <message>
   <source>You skipped it.</source>
   <translation>Lo ha saltato Lei.</translation>
  </message>
  <message>
   <source>You changed it.</source>
   <translation>Lo ha modificato Lei.</translation>
  </message>
  <message>
   <source>The amount owed has changed since you wrote this.</source>
   <translation>L’importo dovuto è cambiato da quando ha scritto questo testo.</translation>
  </message>
  <message>
   <source>You read it and send it now.</source>
   <translation>L’ha letto e lo invia ora.</translation>
  </message>
  <message>
   <source>You brought it forward to the first day that deadlines which you gave and other contacts leave free.</source>
   <translation>L’ha anticipato al primo giorno lasciato libero dai termini che ha dato e dagli altri contatti.</translation>
  </message>
  <message>
   <source>You approved it.</source>
   <translation>Lo ha approvato Lei.</translation>
  </message>
  <message>
   <source>You did not do it.</source>
   <translation>Non l’ha fatto.</translation>
  </message>
  <message>
   <source>You chose letters alone.</source>
   <translation>Ha scelto solo lettere.</translation>
  </message>
  <message>
   <source>You postponed it to this day.</source>
   <translation>L’ha rinviato a questo giorno.</translation>
  </message>
  <message>
   <source>You have not approved the plan yet.</source>
   <translation>Non ha ancora approvato il piano.</translation>
  </message>
  <message>
   <source>No lawyer has reviewed this text: it waits until you have read and approved it.</source>
   <translation>Nessun avvocato ha rivisto questo testo: aspetta che venga letto e approvato.</translation>
  </message>
  <message>
   <source>Your mailbox refused the sign-in.</source>
   <translation>La Sua casella di posta ha rifiutato l’accesso.</translation>
  </message>
  <message>
   <source>Your letter provider refused the sign-in.</source>
   <translation>Il Suo fornitore di lettere ha rifiutato l’accesso.</translation>
  </message>
  <message>
   <source>{name} is larger than 10 MB.</source>
   <translation>{name} supera 10 MB.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}</source>
   <translation>{name} non può essere letto: {reason}</translation>
  </message>
  <message>
   <source>{name} is not a PDF, PNG or JPEG file.</source>
   <translation>{name} non è un file PDF, PNG o JPEG.</translation>
  </message>
  <message>
   <source>{name} cannot be opened. {reason}</source>
   <translation>{name} non può essere aperto. {reason}</translation>
  </message>
  <message>
   <source>{name} was not added: twenty files at most.</source>
   <translation>{name} non è stato aggiunto: venti file sono il massimo.</translation>
  </message>
  <message>
   <source>{name} was not added: the files would exceed 50 MB together.</source>
   <translation>{name} non è stato aggiunto: insieme i file supererebbero 50 MB.</translation>
  </message>
  <message>
   <source>Messages leave while this app is open. While it is closed or the computer is off, what falls due waits until you open the app again.</source>
   <translation>I messaggi partono finché questa app è aperta. Se è chiusa o il computer è spento, ciò che scade attende la riapertura dell’app.</translation>
  </message>
  <message>
   <source>As you entered it.</source>
   <translation>Come l’ha inserito.</translation>
  </message>
  <message>
   <source>As it was read in the file.</source>
   <translation>Come letto nel file.</translation>
  </message>
  <message>
   <source>This service only reports the status.</source>
   <translation>Questo servizio indica solo lo stato.</translation>
  </message>
  <message>
   <source>From the service’s message of {moment}.</source>
   <translation>Dal messaggio del servizio del {moment}.</translation>
  </message>
 </context>
 <context>
  <name>received</name>
  <message>
   <source>They seem to promise payment.</source>
   <translation>Forse promettono di pagare.</translation>
  </message>
  <message>
   <source>Contacts pause until two working days after that day, then recovery resumes.</source>
   <translation>I contatti attendono quel giorno e altri due giorni lavorativi, poi il recupero continua.</translation>
  </message>
  <message>
   <source>They seem to promise payment on {day}.</source>
   <translation>Forse promettono di pagare il {day}.</translation>
  </message>
  <message>
   <source>Record the promise for {day}</source>
   <translation>Annotare la promessa per il {day}</translation>
  </message>
  <message>
   <source>Record a promise…</source>
   <translation>Registra una promessa…</translation>
  </message>
  <message>
   <source>They seem to say it is already paid.</source>
   <translation>Forse dicono che è già pagato.</translation>
  </message>
  <message>
   <source>Wait for the payment</source>
   <translation>Attendere il pagamento</translation>
  </message>
  <message>
   <source>Recovery pauses for seven days; without a payment it resumes.</source>
   <translation>Il recupero si ferma sette giorni; senza pagamento continua.</translation>
  </message>
  <message>
   <source>They seem to object to the invoice.</source>
   <translation>Forse contestano la fattura.</translation>
  </message>
  <message>
   <source>Mark as disputed</source>
   <translation>È contestata</translation>
  </message>
  <message>
   <source>Recovery pauses, the debtor is told, and you are asked for evidence.</source>
   <translation>Il recupero si ferma, il debitore ne è informato e Le vengono chieste le prove.</translation>
  </message>
  <message>
   <source>They seem to ask for the invoice.</source>
   <translation>Forse chiedono la fattura.</translation>
  </message>
  <message>
   <source>Send the invoice…</source>
   <translation>Invia la fattura…</translation>
  </message>
  <message>
   <source>It is attached to your answer, which you see first.</source>
   <translation>Parte con la Sua risposta, che vede prima.</translation>
  </message>
  <message>
   <source>They seem to ask for more time or for instalments.</source>
   <translation>Forse chiedono tempo o rate.</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Proponi un accordo…</translation>
  </message>
  <message>
   <source>The debtor gets your proposal; contacts pause until the answer.</source>
   <translation>Il debitore riceve la Sua proposta; i contatti attendono la risposta.</translation>
  </message>
  <message>
   <source>They seem not to be the right person.</source>
   <translation>Forse non è la persona giusta.</translation>
  </message>
  <message>
   <source>Wrong person</source>
   <translation>Non è la persona giusta</translation>
  </message>
  <message>
   <source>Recovery pauses, and this person is not contacted again, until you add another contact.</source>
   <translation>Il recupero si ferma e nessuno scrive più lì, finché non indica un altro contatto.</translation>
  </message>
  <message>
   <source>They seem to be insolvent, or gone.</source>
   <translation>Forse sono insolventi o non ci sono più.</translation>
  </message>
  <message>
   <source>Report insolvency…</source>
   <translation>Segnala l’insolvenza…</translation>
  </message>
  <message>
   <source>Contacts stop, and the app says how to declare the claim.</source>
   <translation>I contatti finiscono e l’app spiega come insinuare il credito.</translation>
  </message>
  <message>
   <source>They seem to refuse to pay.</source>
   <translation>Forse rifiutano di pagare.</translation>
  </message>
  <message>
   <source>They seem to be away until {day}.</source>
   <translation>Forse sono assenti fino al {day}.</translation>
  </message>
  <message>
   <source>Wait until {day}</source>
   <translation>Attendere fino al {day}</translation>
  </message>
  <message>
   <source>Contacts pause and resume on the next working day.</source>
   <translation>I contatti si fermano e riprendono il giorno lavorativo seguente.</translation>
  </message>
  <message>
   <source>They seem to be away.</source>
   <translation>Forse sono assenti.</translation>
  </message>
  <message>
   <source>Your answer of {moment} is not sent yet.</source>
   <translation>La Sua risposta del {moment} non è ancora partita.</translation>
  </message>
  <message>
   <source>You answered: {moment}.</source>
   <translation>Ha risposto: {moment}.</translation>
  </message>
  <message>
   <source>Your answer of {moment} could not be sent.</source>
   <translation>La Sua risposta del {moment} non ha potuto essere inviata.</translation>
  </message>
  <message>
   <source>It contains nothing but the quoted message.</source>
   <translation>Non dice nulla oltre a ciò che cita.</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Testo del messaggio</translation>
  </message>
  <message>
   <source>Show quoted message</source>
   <translation>Mostrare la citazione</translation>
  </message>
  <message>
   <source>Hide quoted message</source>
   <translation>Nascondere la citazione</translation>
  </message>
  <message>
   <source>{name} stays in your mailbox.</source>
   <translation>{name} resta nella Sua casella.</translation>
  </message>
  <message>
   <source>Your decision or answer is being sent.</source>
   <translation>La Sua decisione o risposta è in viaggio.</translation>
  </message>
  <message>
   <source>Answer…</source>
   <translation>Rispondi…</translation>
  </message>
  <message>
   <source>Nothing to do: resume</source>
   <translation>Nulla da fare: continuare</translation>
  </message>
  <message>
   <source>The debtor has written</source>
   <translation>Il debitore ha scritto</translation>
  </message>
  <message>
   <source>More messages after this one: {count}</source>
   <translation>Altri messaggi in attesa dopo questo: {count}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>refused_start</name>
  <message>
   <source>This data was saved by a newer version of the app</source>
   <translation>Questi dati sono stati scritti da una versione più recente dell’app</translation>
  </message>
  <message>
   <source>Install the newest version, then start again. Nothing changed.</source>
   <translation>Installi la versione più recente, poi riavvii. Non è stato modificato nulla.</translation>
  </message>
  <message>
   <source>The data folder cannot be used</source>
   <translation>La cartella dei dati non può essere usata</translation>
  </message>
  <message>
   <source>Make sure the folder exists, that you can write to it and that the disk has space, then start again. Nothing changed.</source>
   <translation>Verifichi che la cartella esista, che Lei possa scriverci e che sul disco ci sia spazio, poi riavvii. Non è stato modificato nulla.</translation>
  </message>
  <message>
   <source>Recovery Desktop cannot start</source>
   <translation>Recovery Desktop non può essere avviato</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>review</name>
  <message>
   <source>Submit it anyway only if it is another claim: the debtor would be contacted twice.</source>
   <translation>La solleciti comunque solo se si tratta di un altro credito: il debitore verrebbe sollecitato due volte.</translation>
  </message>
  <message>
   <source>Submit it anyway if you agreed on an earlier day, or if your plan contacts debtors before the due date.</source>
   <translation>La solleciti comunque se è stato concordato un giorno precedente, o se il piano contatta i debitori prima della scadenza.</translation>
  </message>
  <message>
   <source>Submit it anyway only to ask amicably: it can no longer be claimed in court.</source>
   <translation>La solleciti comunque per una richiesta bonaria: non può più essere fatta valere in giudizio.</translation>
  </message>
  <message>
   <source>It is time-barred: {day} was the last day to claim it.</source>
   <translation>È prescritta: il {day} era l’ultimo giorno per farla valere.</translation>
  </message>
  <message>
   <source>Not due until {day}: the first reminder leaves after that.</source>
   <translation>Non scade prima del {day}: il primo sollecito parte dopo.</translation>
  </message>
  <message>
   <source>Not due until {day}.</source>
   <translation>Non scade prima del {day}.</translation>
  </message>
 </context>
 <context>
  <name>row_menu</name>
  <message>
   <source>Open</source>
   <translation>Apri</translation>
  </message>
  <message>
   <source>Copy this cell</source>
   <translation>Copia questa cella</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
 </context>
 <context>
  <name>statistics</name>
  <message>
   <source>Figure</source>
   <translation>Indicatore</translation>
  </message>
  <message>
   <source>Of</source>
   <translation>Su</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Valuta</translation>
  </message>
  <message>
   <source>Cases</source>
   <translation>Casi</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Valore</translation>
  </message>
  <message>
   <source>All creditors of the platform</source>
   <translation>Tutti i creditori della piattaforma</translation>
  </message>
  <message>
   <source>Success, percent</source>
   <translation>Successo, percentuale</translation>
  </message>
  <message>
   <source>Days to recovery</source>
   <translation>Giorni fino al recupero</translation>
  </message>
  <message>
   <source>With phone</source>
   <translation>Con telefono</translation>
  </message>
  <message>
   <source>Without phone</source>
   <translation>Senza telefono</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Avviato al recupero</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagato</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Recuperato</translation>
  </message>
  <message>
   <source>Still owed</source>
   <translation>Ancora dovuto</translation>
  </message>
  <message>
   <source>Recovered of month</source>
   <translation>Recuperato del mese</translation>
  </message>
  <message>
   <source>Payments of unknown amount</source>
   <translation>Pagamenti di importo sconosciuto</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistiche</translation>
  </message>
 </context>
 <context>
  <name>table</name>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Cognome</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefono</translation>
  </message>
  <message>
   <source>Still open</source>
   <translation>Ancora aperto</translation>
  </message>
  <message>
   <source>Debit or credit</source>
   <translation>Dare o avere</translation>
  </message>
  <message>
   <source>Paid or not</source>
   <translation>Pagata o no</translation>
  </message>
  <message>
   <source>Paid on</source>
   <translation>Pagata il</translation>
  </message>
  <message>
   <source>“{words}” was not understood.</source>
   <translation>«{words}» non è stato compreso.</translation>
  </message>
  <message>
   <source>As stated in invoice {number}</source>
   <translation>Come indicato nella fattura {number}</translation>
  </message>
 </context>
 <context>
  <name>text</name>
  <message>
   <source>Recovery Desktop</source>
   <translation>Recovery Desktop</translation>
  </message>
  <message>
   <source>Amount unknown</source>
   <translation>Importo sconosciuto</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>In pausa</translation>
  </message>
  <message>
   <source>Paused until {day}</source>
   <translation>In pausa fino al {day}</translation>
  </message>
  <message>
   <source>Until {day}</source>
   <translation>Fino al {day}</translation>
  </message>
  <message>
   <source>Until you resume it</source>
   <translation>Fino alla ripresa</translation>
  </message>
  <message>
   <source>Insolvent</source>
   <translation>Insolvente</translation>
  </message>
  <message>
   <source>Instalment of {amount}</source>
   <translation>Rata di {amount}</translation>
  </message>
  <message>
   <source>Paid · final from {day}</source>
   <translation>Pagato · definitivo dal {day}</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Pagato</translation>
  </message>
  <message>
   <source>{name}: {words}</source>
   <translation>{name}: {words}</translation>
  </message>
  <message>
   <source>“{words}”</source>
   <translation>«{words}»</translation>
  </message>
  <message>
   <source>{number}%</source>
   <translation>{number}%</translation>
  </message>
  <message>
   <source>d MMM</source>
   <translation>d MMM</translation>
  </message>
  <message>
   <source>d MMM yyyy</source>
   <translation>d MMM yyyy</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <translation>{day}, {time}</translation>
  </message>
  <message>
   <source>{weekday}, {moment}</source>
   <translation>{weekday}, {moment}</translation>
  </message>
  <message>
   <source>today</source>
   <translation>oggi</translation>
  </message>
  <message>
   <source>tomorrow</source>
   <translation>domani</translation>
  </message>
  <message>
   <source>yesterday</source>
   <translation>ieri</translation>
  </message>
  <message>
   <source>in {days} days</source>
   <translation>tra {days} giorni</translation>
  </message>
  <message>
   <source>{days} days ago</source>
   <translation>{days} giorni fa</translation>
  </message>
  <message>
   <source>Starting soon</source>
   <translation>Inizio a breve</translation>
  </message>
  <message>
   <source>In recovery</source>
   <translation>In recupero</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Recuperato</translation>
  </message>
  <message>
   <source>Disputed</source>
   <translation>Contestato</translation>
  </message>
  <message>
   <source>Evidence needed</source>
   <translation>Prove richieste</translation>
  </message>
  <message>
   <source>Cancelled</source>
   <translation>Annullato</translation>
  </message>
  <message>
   <source>Paid in part</source>
   <translation>Pagato in parte</translation>
  </message>
  <message>
   <source>Payment received</source>
   <translation>Pagamento ricevuto</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Phone call</source>
   <translation>Telefonata</translation>
  </message>
  <message>
   <source>Text message</source>
   <translation>SMS</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>Lettera</translation>
  </message>
  <message>
   <source>Recovery starts</source>
   <translation>Inizio del recupero</translation>
  </message>
  <message>
   <source>End of the plan</source>
   <translation>Fine del piano</translation>
  </message>
  <message>
   <source>Instalment</source>
   <translation>Rata</translation>
  </message>
  <message>
   <source>Awaits your approval</source>
   <translation>Attende la sua approvazione</translation>
  </message>
  <message>
   <source>contact {number}</source>
   <translation>contatto {number}</translation>
  </message>
  <message>
   <source>debtor</source>
   <translation>debitore</translation>
  </message>
  <message>
   <source>primary contact</source>
   <translation>referente principale</translation>
  </message>
  <message>
   <source>second contact</source>
   <translation>secondo contatto</translation>
  </message>
  <message>
   <source>third contact</source>
   <translation>terzo contatto</translation>
  </message>
  <message>
   <source>Certain</source>
   <translation>Senza dubbi</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Letto</translation>
  </message>
  <message>
   <source>To check</source>
   <translation>Da controllare</translation>
  </message>
  <message>
   <source>Unsure</source>
   <translation>Incerto</translation>
  </message>
  <message>
   <source>Nothing to do: it is labelled, or other values agree with it.</source>
   <translation>Niente da fare: ha la sua etichetta, o altri valori concordano.</translation>
  </message>
  <message>
   <source>Nothing speaks against it. You need not confirm it.</source>
   <translation>Niente lo contraddice. Non serve confermarlo.</translation>
  </message>
  <message>
   <source>Compare it with the invoice, then confirm or correct it.</source>
   <translation>Lo confronti con la fattura, poi lo confermi o lo corregga.</translation>
  </message>
  <message>
   <source>It may be wrong: compare it with the invoice, and correct it.</source>
   <translation>Può essere sbagliato: lo confronti con la fattura e lo corregga.</translation>
  </message>
  <message>
   <source>{when} ({day})</source>
   <translation>{when} ({day})</translation>
  </message>
  <message>
   <source>SIREN {number}</source>
   <translation>SIREN {number}</translation>
  </message>
  <message>
   <source>SIRET {number}</source>
   <translation>SIRET {number}</translation>
  </message>
  <message>
   <source>Answer today</source>
   <translation>Rispondere oggi</translation>
  </message>
  <message>
   <source>Answer by {day}</source>
   <translation>Rispondere entro il {day}</translation>
  </message>
  <message>
   <source>Answer overdue: {when}</source>
   <translation>Risposta in ritardo: {when}</translation>
  </message>
  <message>
   <source>Due {day}</source>
   <translation>Scade il {day}</translation>
  </message>
  <message>
   <source>Was due {day}</source>
   <translation>Scaduta il {day}</translation>
  </message>
 </context>
 <context>
  <name>titles</name>
  <message>
   <source>Mr</source>
   <translation>Sig.</translation>
  </message>
  <message>
   <source>Mrs</source>
   <translation>Sig.ra</translation>
  </message>
  <message>
   <source>Ms</source>
   <translation>Sig.ra</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Nessuno</translation>
  </message>
 </context>
 <context>
  <name>typed</name>
  <message>
   <source>Enter the amount without a minus.</source>
   <translation>Scriva l’importo senza il segno meno.</translation>
  </message>
  <message>
   <source>This is not an amount. Enter it as 1234.50 or 1 234,50.</source>
   <translation>Non è un importo. Lo scriva come 1234,50 o 1.234,50.</translation>
  </message>
  <message>
   <source>This amount is too large.</source>
   <translation>Questo importo è troppo grande.</translation>
  </message>
  <message>
   <source>Enter the rate as 12 or 12.5, up to 100.</source>
   <translation>Scriva il tasso come 12 o 12,5, al massimo 100.</translation>
  </message>
  <message>
   <source>Enter a number such as 1.08.</source>
   <translation>Indicare un numero come 1,08.</translation>
  </message>
  <message>
   <source>{currency} has at most {digits} decimals.</source>
   <translation>{currency} ha al massimo {digits} decimali.</translation>
  </message>
  <message>
   <source>The points and commas of this amount contradict each other.</source>
   <translation>I punti e le virgole di questo importo si contraddicono.</translation>
  </message>
  <message>
   <source>This could be {small} or {large}. Enter it without the separator.</source>
   <translation>Potrebbe essere {small} o {large}. Lo scriva senza il separatore.</translation>
  </message>
  <message>
   <source>The thousands of this amount are not in groups of three.</source>
   <translation>Le migliaia di questo importo non sono raggruppate per tre.</translation>
  </message>
  <message>
   <source>today</source>
   <translation>oggi</translation>
  </message>
  <message>
   <source>yesterday</source>
   <translation>ieri</translation>
  </message>
  <message>
   <source>tomorrow</source>
   <translation>domani</translation>
  </message>
  <message>
   <source>This is not a date. Enter it as {example}.</source>
   <translation>Non è una data. La scriva come {example}.</translation>
  </message>
  <message>
   <source>There is no such day.</source>
   <translation>Questo giorno non esiste.</translation>
  </message>
 </context>
</TS>
