<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL" sourcelanguage="en_GB">
 <context>
  <name>About</name>
  <message>
   <source>About</source>
   <translation>Over de app</translation>
  </message>
  <message>
   <source>Recovery Desktop {version}, under the Apache License 2.0.</source>
   <translation>Recovery Desktop {version}, onder de Apache License 2.0.</translation>
  </message>
  <message>
   <source>Qt is used under the GNU LGPL, version 3: its libraries lie beside the app and may be replaced by your own.</source>
   <translation>Qt wordt gebruikt onder de GNU LGPL, versie 3: de bibliotheken staan naast de app en mogen door uw eigen versies worden vervangen.</translation>
  </message>
  <message>
   <source>Check for new versions once a day</source>
   <translation>Eens per dag naar nieuwe versies zoeken</translation>
  </message>
  <message>
   <source>Only the announcement is fetched, without anything about you. Nothing is installed by itself.</source>
   <translation>Alleen de aankondiging wordt opgehaald, zonder gegevens over u. Niets wordt vanzelf geïnstalleerd.</translation>
  </message>
  <message>
   <source>Check now</source>
   <translation>Nu zoeken</translation>
  </message>
  <message>
   <source>See the new version</source>
   <translation>De pagina openen</translation>
  </message>
  <message>
   <source>Show the licences</source>
   <translation>Licenties tonen</translation>
  </message>
  <message>
   <source>What’s new</source>
   <translation>Wat is er nieuw</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Hulp</translation>
  </message>
  <message>
   <source>Licences of every part</source>
   <translation>Licenties van alle onderdelen</translation>
  </message>
  <message>
   <source>Files from elsewhere are read by a process that reaches nothing else on this computer.</source>
   <translation>Bestanden van anderen worden gelezen door een proces dat op deze computer verder nergens bij kan.</translation>
  </message>
  <message>
   <source>the rights of your account</source>
   <translation>de rechten van uw account</translation>
  </message>
  <message>
   <source>the network</source>
   <translation>het netwerk</translation>
  </message>
  <message>
   <source>other files</source>
   <translation>andere bestanden</translation>
  </message>
  <message>
   <source>other calls to the system</source>
   <translation>andere systeemaanroepen</translation>
  </message>
  <message>
   <source>Files from elsewhere are read by a process of its own. This system does not keep it from: {measures}.</source>
   <translation>Bestanden van anderen worden gelezen door een apart proces. Dit systeem laat het: {measures}.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Zoeken…</translation>
  </message>
  <message>
   <source>The server doesn’t answer. Try again later.</source>
   <translation>Er komt nu geen antwoord. Zoek later opnieuw.</translation>
  </message>
  <message>
   <source>The announcement is not signed by the makers of this app and was ignored.</source>
   <translation>De aankondiging is niet ondertekend door de makers van deze app en wordt daarom genegeerd.</translation>
  </message>
  <message>
   <source>Version {version} is available.</source>
   <translation>Versie {version} is beschikbaar.</translation>
  </message>
  <message>
   <source>This is the newest version.</source>
   <translation>Dit is de nieuwste versie.</translation>
  </message>
 </context>
 <context>
  <name>AccountsCard</name>
  <message>
   <source>Accounts</source>
   <translation>Rekeningen</translation>
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
   <translation>Uw naam voor deze rekening</translation>
  </message>
  <message>
   <source>Add account</source>
   <translation>Rekening toevoegen</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Ongedaan maken</translation>
  </message>
  <message>
   <source>Sort code and account number, or IBAN</source>
   <translation>Sort code en rekeningnummer, of IBAN</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wordt opgeslagen</translation>
  </message>
  <message>
   <source>An invoice is paid into the account that is printed on it, if it is one of these; otherwise into the one in its currency, otherwise into the main account.</source>
   <translation>Een factuur wordt betaald op de rekening die erop staat, als het een van deze is; anders op die in de valuta van de factuur, anders op de hoofdrekening.</translation>
  </message>
  <message>
   <source>{iban} · main account</source>
   <translation>{iban} · hoofdrekening</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Verwijderen</translation>
  </message>
  <message>
   <source>Remove the account {iban}</source>
   <translation>Rekening {iban} verwijderen</translation>
  </message>
  <message>
   <source>Three letters, such as EUR or CHF.</source>
   <translation>Drie letters, zoals EUR of CHF.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Verplicht</translation>
  </message>
 </context>
 <context>
  <name>AfterCallCard</name>
  <message>
   <source>Did you speak to the debtor?</source>
   <translation>Hebt u met de debiteur gesproken?</translation>
  </message>
  <message>
   <source>Log a call…</source>
   <translation>Gesprek invoeren…</translation>
  </message>
  <message>
   <source>Record a promise…</source>
   <translation>Toezegging invoeren…</translation>
  </message>
  <message>
   <source>Record a dispute…</source>
   <translation>Betwisting invoeren…</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Regeling voorstellen…</translation>
  </message>
 </context>
 <context>
  <name>AgreementCard</name>
  <message>
   <source>Accept</source>
   <translation>Aanvaarden</translation>
  </message>
  <message>
   <source>Propose something else…</source>
   <translation>Iets anders voorstellen…</translation>
  </message>
  <message>
   <source>Refuse</source>
   <translation>Weigeren</translation>
  </message>
  <message>
   <source>End the agreement</source>
   <translation>Regeling beëindigen</translation>
  </message>
  <message>
   <source>Withdraw the proposal</source>
   <translation>Voorstel intrekken</translation>
  </message>
  <message>
   <source>The letter to the debtor waits for you.</source>
   <translation>De brief aan de debiteur wacht op u.</translation>
  </message>
  <message>
   <source>The message to the debtor is planned: {moment}.</source>
   <translation>Het bericht aan de debiteur is gepland: {moment}.</translation>
  </message>
 </context>
 <context>
  <name>AnswerDialog</name>
  <message>
   <source>They promise a day</source>
   <translation>Ze zeggen een datum toe</translation>
  </message>
  <message>
   <source>They say it is paid</source>
   <translation>Ze zeggen dat er betaald is</translation>
  </message>
  <message>
   <source>They object</source>
   <translation>Ze maken bezwaar</translation>
  </message>
  <message>
   <source>They ask for the invoice</source>
   <translation>Ze vragen om de factuur</translation>
  </message>
  <message>
   <source>They ask for time or instalments</source>
   <translation>Ze vragen om uitstel of termijnen</translation>
  </message>
  <message>
   <source>It is the wrong person</source>
   <translation>Het is de verkeerde persoon</translation>
  </message>
  <message>
   <source>They are insolvent</source>
   <translation>Ze zijn insolvent</translation>
  </message>
  <message>
   <source>They refuse to pay</source>
   <translation>Ze weigeren te betalen</translation>
  </message>
  <message>
   <source>Something else</source>
   <translation>Iets anders</translation>
  </message>
  <message>
   <source>Also record the promise for {day}</source>
   <translation>Ook de toezegging voor {day} invoeren</translation>
  </message>
  <message>
   <source>Wait seven days for the payment</source>
   <translation>Zeven dagen op de betaling wachten</translation>
  </message>
  <message>
   <source>Mark the invoice as disputed</source>
   <translation>De factuur als betwist markeren</translation>
  </message>
  <message>
   <source>Don’t write to this person again after this answer</source>
   <translation>Deze persoon na het antwoord niet meer schrijven</translation>
  </message>
  <message>
   <source>Answer the debtor</source>
   <translation>De debiteur antwoorden</translation>
  </message>
  <message>
   <source>What they say</source>
   <translation>Tekst die past als</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Onderwerp</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Tekst</translation>
  </message>
  <message>
   <source>Send answer</source>
   <translation>Antwoord versturen</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Later</translation>
  </message>
  <message>
   <source>Loading suggested texts…</source>
   <translation>Passende teksten worden opgezocht…</translation>
  </message>
  <message>
   <source>The texts could not be loaded. Try again once the service can be reached.</source>
   <translation>De teksten konden niet worden opgezocht. Probeer het opnieuw als de dienst bereikbaar is.</translation>
  </message>
  <message>
   <source>To {to}</source>
   <translation>Aan {to}</translation>
  </message>
  <message>
   <source>Attach the invoice ({names})</source>
   <translation>De factuur bijvoegen ({names})</translation>
  </message>
  <message>
   <source>Contacts pause for five working days after your answer, then recovery resumes.</source>
   <translation>Na uw antwoord rusten de contacten vijf werkdagen, daarna gaat de incasso verder.</translation>
  </message>
  <message>
   <source>Write a text first.</source>
   <translation>Er zou niets worden gezegd.</translation>
  </message>
 </context>
 <context>
  <name>App</name>
  <message>
   <source>Saved</source>
   <translation>Opgeslagen</translation>
  </message>
  <message>
   <source>Recovery is being cancelled</source>
   <translation>De incasso wordt geannuleerd</translation>
  </message>
  <message>
   <source>The evidence will be sent in a moment</source>
   <translation>De bewijsstukken worden zo dadelijk verzonden</translation>
  </message>
  <message>
   <source>The debtor is being corrected</source>
   <translation>De debiteur wordt gecorrigeerd</translation>
  </message>
  <message>
   <source>Letters only from now on</source>
   <translation>Voortaan alleen brieven</translation>
  </message>
  <message>
   <source>The payment is being recorded</source>
   <translation>De betaling wordt ingevoerd</translation>
  </message>
  <message>
   <source>The payment is being taken back</source>
   <translation>De betaling wordt teruggenomen</translation>
  </message>
  <message>
   <source>The credit note is being recorded</source>
   <translation>De creditnota wordt ingevoerd</translation>
  </message>
  <message>
   <source>The reminders are being changed</source>
   <translation>De herinneringen worden gewijzigd</translation>
  </message>
  <message>
   <source>Recovery pauses in a moment</source>
   <translation>De incasso pauzeert zo</translation>
  </message>
  <message>
   <source>Recovery resumes in a moment</source>
   <translation>De incasso gaat zo verder</translation>
  </message>
  <message>
   <source>The sum asked for is being changed</source>
   <translation>Het gevraagde bedrag wordt gewijzigd</translation>
  </message>
  <message>
   <source>The call is being logged</source>
   <translation>Het gesprek wordt ingevoerd</translation>
  </message>
  <message>
   <source>The promise is being recorded</source>
   <translation>De toezegging wordt ingevoerd</translation>
  </message>
  <message>
   <source>The dispute is being recorded</source>
   <translation>De betwisting wordt ingevoerd</translation>
  </message>
  <message>
   <source>The settled dispute is being recorded</source>
   <translation>De opgeloste betwisting wordt vastgelegd</translation>
  </message>
  <message>
   <source>The proposal is being recorded</source>
   <translation>Het voorstel wordt vastgelegd</translation>
  </message>
  <message>
   <source>The agreement is being recorded</source>
   <translation>De regeling wordt ingevoerd</translation>
  </message>
  <message>
   <source>The insolvency is being recorded</source>
   <translation>De insolventie wordt ingevoerd</translation>
  </message>
  <message>
   <source>The plan is being approved</source>
   <translation>Het plan wordt goedgekeurd</translation>
  </message>
  <message>
   <source>The answer will be sent in a moment</source>
   <translation>Het antwoord vertrekt zo</translation>
  </message>
  <message>
   <source>The two debtors stay apart</source>
   <translation>De twee debiteuren blijven apart</translation>
  </message>
  <message>
   <source>The two debtors become one</source>
   <translation>De twee debiteuren worden één</translation>
  </message>
  <message>
   <source>The password store of this computer is not available: you sign in again at the next start.</source>
   <translation>De wachtwoordopslag van deze computer is niet beschikbaar: bij de volgende start meldt u zich opnieuw aan.</translation>
  </message>
  <message>
   <source>Use a passphrase</source>
   <translation>Een wachtwoordzin gebruiken</translation>
  </message>
  <message>
   <source>You are signed out of {name}. What you see was saved on this computer.</source>
   <translation>U bent afgemeld bij {name}. Wat u ziet, was op deze computer opgeslagen.</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Aanmelden</translation>
  </message>
  <message>
   <source>The service on this computer stopped and is being started again.</source>
   <translation>De dienst op deze computer is gestopt en wordt opnieuw gestart.</translation>
  </message>
  <message>
   <source>The service on this computer does not start. Its log in the settings says why.</source>
   <translation>De dienst op deze computer start niet. Het logboek in de instellingen vermeldt waarom.</translation>
  </message>
  <message>
   <source>Your data is in a network folder. A lost connection can damage it: keep it on a disk of this computer.</source>
   <translation>De gegevens staan in een netwerkmap. Een verbroken verbinding kan ze beschadigen: bewaar ze op een schijf van deze computer.</translation>
  </message>
  <message>
   <source>Your data is in a folder that another program copies to other computers. That can damage it: keep it elsewhere.</source>
   <translation>De gegevens staan in een map die een ander programma naar andere computers kopieert. Dat kan ze beschadigen: bewaar ze ergens anders.</translation>
  </message>
  <message>
   <source>Messages wait while the program is closed</source>
   <translation>Berichten wachten zolang het programma gesloten is</translation>
  </message>
  <message numerus="yes">
   <source>%n message(s) to be sent within a week.</source>
   <translation>
    <numerusform>%n bericht te versturen binnen een week.</numerusform>
    <numerusform>%n berichten te versturen binnen een week.</numerusform>
   </translation>
  </message>
  <message>
   <source>The next one: {moment}.</source>
   <translation>Het volgende: {moment}.</translation>
  </message>
  <message>
   <source>You will only see this once.</source>
   <translation>Deze melding verschijnt één keer.</translation>
  </message>
  <message>
   <source>Keep working in the tray</source>
   <translation>In het systeemvak doorwerken</translation>
  </message>
  <message>
   <source>Keep it open</source>
   <translation>Open houden</translation>
  </message>
  <message>
   <source>Close the program</source>
   <translation>Programma sluiten</translation>
  </message>
  <message>
   <source>The app closed unexpectedly last time. What you decided and typed is still here.</source>
   <translation>De app is de vorige keer niet goed afgesloten. Wat u hebt besloten en ingevoerd, is bewaard.</translation>
  </message>
  <message>
   <source>Show the log</source>
   <translation>Logboek lezen</translation>
  </message>
  <message>
   <source>Updated to version {version}.</source>
   <translation>U gebruikt nu versie {version}.</translation>
  </message>
  <message>
   <source>What’s new</source>
   <translation>Wat is er nieuw</translation>
  </message>
  <message>
   <source>Your files are opened as soon as there is a connection.</source>
   <translation>Uw bestanden worden geopend zodra er een verbinding is.</translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) added from the watched folder</source>
   <translation>
    <numerusform>%n bestand kwam uit de bewaakte map</numerusform>
    <numerusform>%n bestanden kwamen uit de bewaakte map</numerusform>
   </translation>
  </message>
  <message>
   <source>Undone: everything is as it was.</source>
   <translation>Ongedaan gemaakt: alles is als voorheen.</translation>
  </message>
  <message>
   <source>It was already sent.</source>
   <translation>Het was al verzonden.</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>Welkom</translation>
  </message>
  <message>
   <source>Today</source>
   <translation>Vandaag</translation>
  </message>
  <message>
   <source>Letters and calls</source>
   <translation>Brieven en telefoontjes</translation>
  </message>
  <message>
   <source>Submit</source>
   <translation>Indienen</translation>
  </message>
  <message>
   <source>Board</source>
   <translation>Overzicht</translation>
  </message>
  <message>
   <source>First messages</source>
   <translation>Eerste berichten</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Factuur</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Debiteuren</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debiteur</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Betalingen</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistieken</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Meldingen</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Uw onderneming</translation>
  </message>
  <message>
   <source>Connection</source>
   <translation>Verbinding</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Instellingen</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Facturen openen</translation>
  </message>
  <message>
   <source>Search the board</source>
   <translation>In het overzicht zoeken</translation>
  </message>
  <message>
   <source>Mark all notices as read</source>
   <translation>Alle meldingen als gelezen markeren</translation>
  </message>
  <message>
   <source>Add deadlines to the calendar</source>
   <translation>Termijnen naar de agenda</translation>
  </message>
  <message>
   <source>Light theme</source>
   <translation>Lichte weergave</translation>
  </message>
  <message>
   <source>Dark theme</source>
   <translation>Donkere weergave</translation>
  </message>
  <message>
   <source>System theme</source>
   <translation>Weergave van het systeem</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Sneltoetsen</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Afsluiten</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Hulp</translation>
  </message>
  <message>
   <source>Decided before the app was closed, being sent now: {numbers}</source>
   <translation>Besloten voordat de app werd gesloten, vertrekt nu: {numbers}</translation>
  </message>
  <message>
   <source>The data on this computer was damaged. Rescued: {drafts} drafts and {intents} decisions; everything else is fetched from the service again.</source>
   <translation>De gegevens op deze computer waren beschadigd. Gered: {drafts} concepten en {intents} beslissingen; al het overige wordt opnieuw bij de dienst opgehaald.</translation>
  </message>
  <message>
   <source>Some of what you typed may be missing; the damaged file is kept.</source>
   <translation>Een deel van wat u hebt getypt, kan ontbreken; het beschadigde bestand wordt bewaard.</translation>
  </message>
  <message>
   <source>Show the damaged file</source>
   <translation>Beschadigd bestand tonen</translation>
  </message>
  <message>
   <source>No program on this computer opened {path}.</source>
   <translation>Geen programma op deze computer heeft {path} geopend.</translation>
  </message>
  <message>
   <source>Choose a connection first, then drop your invoices.</source>
   <translation>Kies eerst een verbinding en sleep daarna uw facturen hierheen.</translation>
  </message>
  <message>
   <source>Pasted picture</source>
   <translation>Geplakte afbeelding</translation>
  </message>
  <message>
   <source>Choose invoices</source>
   <translation>Facturen kiezen</translation>
  </message>
  <message>
   <source>Version {version} is available. {notes}</source>
   <translation>Versie {version} is beschikbaar. {notes}</translation>
  </message>
  <message>
   <source>See the new version</source>
   <translation>De pagina openen</translation>
  </message>
  <message>
   <source>The password store of this computer is open: you stay signed in.</source>
   <translation>De wachtwoordopslag van deze computer is open: u blijft aangemeld.</translation>
  </message>
  <message>
   <source>From the next start, the app asks for your passphrase instead.</source>
   <translation>Vanaf de volgende start wordt in plaats daarvan om uw wachtwoordzin gevraagd.</translation>
  </message>
  <message>
   <source>The key is kept on this computer. The app does not ask at the next start.</source>
   <translation>De sleutel blijft op deze computer. Bij de volgende start vraagt de app niets.</translation>
  </message>
  <message>
   <source>Invoices (*.pdf *.png *.jpg *.jpeg *.heic *.heif *.tif *.xml *.p7m *.docx *.odt *.eml *.msg *.zip);;All files (*)</source>
   <translation>Facturen (*.pdf *.png *.jpg *.jpeg *.heic *.heif *.tif *.xml *.p7m *.docx *.odt *.eml *.msg *.zip);;Alle bestanden (*)</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) being approved</source>
   <translation>
    <numerusform>%n factuur wordt goedgekeurd</numerusform>
    <numerusform>%n facturen worden goedgekeurd</numerusform>
   </translation>
  </message>
  <message>
   <source>The message will be sent in a moment</source>
   <translation>Het bericht vertrekt zo meteen</translation>
  </message>
  <message numerus="yes">
   <source>Recovery of %n invoice(s) cancelled</source>
   <translation>
    <numerusform>Incasso van %n factuur geannuleerd</numerusform>
    <numerusform>Incasso van %n facturen geannuleerd</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s) recorded</source>
   <translation>
    <numerusform>%n betaling geregistreerd</numerusform>
    <numerusform>%n betalingen geregistreerd</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) paused</source>
   <translation>
    <numerusform>%n factuur gepauzeerd</numerusform>
    <numerusform>%n facturen gepauzeerd</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Recovery of %n invoice(s) resumes</source>
   <translation>
    <numerusform>De incasso van %n factuur wordt hervat</numerusform>
    <numerusform>De incasso van %n facturen wordt hervat</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Tags of %n invoice(s) changed</source>
   <translation>
    <numerusform>Labels van %n factuur gewijzigd</numerusform>
    <numerusform>Labels van %n facturen gewijzigd</numerusform>
   </translation>
  </message>
  <message>
   <source>View removed: {name}</source>
   <translation>Weergave verwijderd: {name}</translation>
  </message>
  <message>
   <source>Saved: {name}</source>
   <translation>Geschreven: {name}</translation>
  </message>
  <message>
   <source>The test event arrived</source>
   <translation>De testgebeurtenis is aangekomen</translation>
  </message>
  <message>
   <source>Delivering again</source>
   <translation>Wordt opnieuw afgeleverd</translation>
  </message>
  <message>
   <source>The signing secret was changed</source>
   <translation>Het geheim is gewijzigd</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Opgeslagen als {path}</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Openen</translation>
  </message>
  <message>
   <source>Both debtors are one now</source>
   <translation>De twee debiteuren zijn nu één</translation>
  </message>
  <message>
   <source>The invoices now belong to another debtor</source>
   <translation>De facturen zijn nu van een andere debiteur</translation>
  </message>
  <message>
   <source>All marked as read</source>
   <translation>Alles als gelezen gemarkeerd</translation>
  </message>
  <message>
   <source>Nothing needs your answer, so there are no deadlines.</source>
   <translation>Er wacht niets op uw antwoord: er is geen termijn om weg te schrijven.</translation>
  </message>
  <message>
   <source>deadlines.ics</source>
   <translation>termijnen.ics</translation>
  </message>
  <message>
   <source>Calendar (*.ics)</source>
   <translation>Agenda (*.ics)</translation>
  </message>
  <message>
   <source>Saved. Every message still to be sent names this account and holder, approved ones too.</source>
   <translation>Opgeslagen. Alle berichten die nog weggaan noemen deze rekening en deze rekeninghouder, ook de goedgekeurde.</translation>
  </message>
  <message>
   <source>Your mailbox works: a test message is on its way to you.</source>
   <translation>Uw mailbox werkt: er is een testbericht naar u onderweg.</translation>
  </message>
  <message>
   <source>You find the mailbox in the settings, under Recoveries. Letters work without it.</source>
   <translation>U vindt de mailbox bij de instellingen, onder ‘Incasso’s’. Brieven gaan zonder.</translation>
  </message>
  <message>
   <source>Choose bank statements</source>
   <translation>Bankafschriften kiezen</translation>
  </message>
  <message>
   <source>Bank statements (*.xml *.sta *.mt940 *.940 *.swi *.ofx *.qfx *.csv *.tsv *.txt)</source>
   <translation>Bankafschriften (*.xml *.sta *.mt940 *.940 *.swi *.ofx *.qfx *.csv *.tsv *.txt)</translation>
  </message>
  <message numerus="yes">
   <source>%n entry(s) exported</source>
   <translation>
    <numerusform>%n boeking geschreven</numerusform>
    <numerusform>%n boekingen geschreven</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n in other currencies left out</source>
   <translation>
    <numerusform>%n in een andere valuta weggelaten</numerusform>
    <numerusform>%n in andere valuta weggelaten</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing was paid, written off or charged from {first} to {last}: no file was written.</source>
   <translation>Van {first} tot {last} is niets betaald, afgeboekt of berekend: er is geen bestand geschreven.</translation>
  </message>
  <message>
   <source>Show the invoices</source>
   <translation>De facturen tonen</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>Gekopieerd</translation>
  </message>
  <message>
   <source>Removed: {name}</source>
   <translation>Verwijderd: {name}</translation>
  </message>
  <message>
   <source>Undone: recovery continues.</source>
   <translation>Ongedaan gemaakt: de incasso gaat door.</translation>
  </message>
  <message numerus="yes">
   <source>%n correction(s) forgotten</source>
   <translation>
    <numerusform>%n correctie vergeten</numerusform>
    <numerusform>%n correcties vergeten</numerusform>
   </translation>
  </message>
  <message>
   <source>{address} may be contacted again</source>
   <translation>{address} mag weer worden benaderd</translation>
  </message>
  <message>
   <source>Both are kept</source>
   <translation>Beide blijven behouden</translation>
  </message>
  <message>
   <source>Letters are sent instead of emails</source>
   <translation>Er gaan brieven in plaats van e-mails</translation>
  </message>
  <message>
   <source>Credit note recorded</source>
   <translation>Creditnota vastgelegd</translation>
  </message>
  <message>
   <source>Contact removed</source>
   <translation>Contact verwijderd</translation>
  </message>
  <message>
   <source>Fields emptied</source>
   <translation>Velden leeggemaakt</translation>
  </message>
  <message>
   <source>List cleared</source>
   <translation>Lijst leeggemaakt</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Ingediend</translation>
  </message>
  <message>
   <source>Submitted: {name}. On view: {at} of {count}</source>
   <translation>Ingediend: {name}. In beeld: {at} van {count}</translation>
  </message>
  <message>
   <source>Forgotten: {name}</source>
   <translation>{name} is niet meer bekend</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) paid in your books</source>
   <translation>
    <numerusform>%n factuur betaald volgens uw boekhouding</numerusform>
    <numerusform>%n facturen betaald volgens uw boekhouding</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{amount} deducted from %n invoice(s)</source>
   <translation>
    <numerusform>{amount} van %n factuur afgetrokken</numerusform>
    <numerusform>{amount} van %n facturen afgetrokken</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) already here, not added again</source>
   <translation>
    <numerusform>%n bestand was er al en is weggelaten</numerusform>
    <numerusform>%n bestanden waren er al en zijn weggelaten</numerusform>
   </translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Tonen</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) will be submitted on {moment}</source>
   <translation>
    <numerusform>%n factuur wordt verzonden op {moment}</numerusform>
    <numerusform>%n facturen worden verzonden op {moment}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n draft(s) removed</source>
   <translation>
    <numerusform>%n concept verwijderd</numerusform>
    <numerusform>%n concepten verwijderd</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) removed</source>
   <translation>
    <numerusform>%n bestand verwijderd</numerusform>
    <numerusform>%n bestanden verwijderd</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ApprovalPage</name>
  <message>
   <source>Try again</source>
   <translation>Opnieuw proberen</translation>
  </message>
  <message>
   <source>Set up the mailbox</source>
   <translation>Mailbox instellen</translation>
  </message>
  <message>
   <source>Add an email address</source>
   <translation>E-mailadres toevoegen</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Percentage invullen</translation>
  </message>
  <message>
   <source>And then</source>
   <translation>En daarna</translation>
  </message>
  <message>
   <source>Letters that you post and calls that you make come up on Today.</source>
   <translation>Brieven die u zelf post en telefoontjes verschijnen onder Vandaag.</translation>
  </message>
  <message>
   <source>Nothing to read</source>
   <translation>Er is niets te lezen</translation>
  </message>
  <message>
   <source>The first message of an invoice appears here before it is sent.</source>
   <translation>Het eerste bericht bij een factuur staat hier voordat het vertrekt.</translation>
  </message>
  <message>
   <source>Submit an invoice</source>
   <translation>Een factuur indienen</translation>
  </message>
  <message>
   <source>Skip this message</source>
   <translation>Dit bericht overslaan</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Bewerken</translation>
  </message>
  <message>
   <source>Send only this one now</source>
   <translation>Alleen deze nu verzenden</translation>
  </message>
  <message>
   <source>It sends this message and approves no other.</source>
   <translation>Dit bericht wordt verzonden, geen ander wordt goedgekeurd.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Ongedaan maken</translation>
  </message>
  <message>
   <source>Approve this invoice</source>
   <translation>Deze factuur goedkeuren</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Volgende factuur</translation>
  </message>
  <message>
   <source>Submit another invoice</source>
   <translation>Nog een factuur indienen</translation>
  </message>
  <message>
   <source>Your approval covers</source>
   <translation>Uw goedkeuring geldt voor</translation>
  </message>
  <message>
   <source>this invoice only</source>
   <translation>alleen deze factuur</translation>
  </message>
  <message>
   <source>this and all later invoices</source>
   <translation>deze en alle latere facturen</translation>
  </message>
  <message>
   <source>Pause this invoice…</source>
   <translation>Deze factuur pauzeren…</translation>
  </message>
  <message>
   <source>Open the board</source>
   <translation>Overzicht openen</translation>
  </message>
  <message>
   <source>The plan is approved</source>
   <translation>Het plan is goedgekeurd</translation>
  </message>
  <message>
   <source>This invoice is approved</source>
   <translation>Deze factuur is goedgekeurd</translation>
  </message>
  <message>
   <source>The plan is being approved</source>
   <translation>Het plan wordt goedgekeurd</translation>
  </message>
  <message>
   <source>This invoice is being approved</source>
   <translation>Deze factuur wordt goedgekeurd</translation>
  </message>
  <message>
   <source>The first message was sent</source>
   <translation>Het eerste bericht is verzonden</translation>
  </message>
  <message>
   <source>The next messages are sent on their day, once you approve the plan.</source>
   <translation>Het vervolg vertrekt op zijn dag, zodra u het plan hebt goedgekeurd.</translation>
  </message>
  <message>
   <source>Read the first message</source>
   <translation>Lees het eerste bericht</translation>
  </message>
  <message>
   <source>Nothing about this invoice is sent before you approve it.</source>
   <translation>Er wordt niets over deze factuur verstuurd voordat u die goedkeurt.</translation>
  </message>
  <message numerus="yes">
   <source>%n first message(s) being written. In a few seconds you can read them here.</source>
   <translation>
    <numerusform>Het eerste bericht wordt nu geschreven. Over enkele seconden kunt u het hier lezen.</numerusform>
    <numerusform>%n eerste berichten worden nu geschreven. Over enkele seconden kunt u ze hier lezen.</numerusform>
   </translation>
  </message>
  <message>
   <source>Your mailbox refused the sign-in. Nothing is sent until that is fixed.</source>
   <translation>Uw mailbox heeft de aanmelding geweigerd. Tot dat is opgelost, wordt er niets verzonden.</translation>
  </message>
  <message>
   <source>No mailbox is set up to send from.</source>
   <translation>Er is geen mailbox ingesteld om mee te verzenden.</translation>
  </message>
  <message>
   <source>No email can be sent to this debtor. {why}</source>
   <translation>Aan deze debiteur kan geen e-mail worden gestuurd. {why}</translation>
  </message>
  <message>
   <source>Not read yet</source>
   <translation>Nog niet gelezen</translation>
  </message>
  <message>
   <source>Approving</source>
   <translation>Wordt goedgekeurd</translation>
  </message>
  <message numerus="yes">
   <source>the %n invoice(s) waiting now</source>
   <translation>
    <numerusform>de nu wachtende factuur</numerusform>
    <numerusform>de %n nu wachtende facturen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n invoice(s)</source>
   <translation>
    <numerusform>%n factuur goedkeuren</numerusform>
    <numerusform>%n facturen goedkeuren</numerusform>
   </translation>
  </message>
  <message>
   <source>Approve all invoices</source>
   <translation>Alle facturen goedkeuren</translation>
  </message>
  <message numerus="yes">
   <source>Approve %n message(s) of this invoice</source>
   <translation>
    <numerusform>%n bericht van deze factuur goedkeuren</numerusform>
    <numerusform>%n berichten van deze factuur goedkeuren</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n message(s)</source>
   <translation>
    <numerusform>%n bericht goedkeuren</numerusform>
    <numerusform>%n berichten goedkeuren</numerusform>
   </translation>
  </message>
  <message>
   <source>Its messages are sent on their day. You can still change them.</source>
   <translation>De berichten gaan op hun dag weg. U kunt elk nog wijzigen.</translation>
  </message>
  <message>
   <source>Its letters come up on Today when it is time to post them.</source>
   <translation>De brieven verschijnen bij ‘Vandaag’ op de dag dat u ze verstuurt.</translation>
  </message>
  <message>
   <source>Its letters and calls come up on Today on their day. You can still change them.</source>
   <translation>De brieven en telefoontjes verschijnen op hun dag bij ‘Vandaag’. U kunt ze nog wijzigen.</translation>
  </message>
  <message>
   <source>Each message is sent on its day. You can still change it.</source>
   <translation>Elk bericht vertrekt op zijn dag. U kunt het tot dan wijzigen.</translation>
  </message>
  <message>
   <source>Each letter and call comes up on Today on its day. You can still change it.</source>
   <translation>Elke brief en elk telefoontje verschijnt op zijn dag bij ‘Vandaag’. U kunt het tot dan wijzigen.</translation>
  </message>
  <message>
   <source>Will be approved in a few seconds. You can still undo it.</source>
   <translation>Wordt over enkele seconden goedgekeurd. U kunt het nog ongedaan maken.</translation>
  </message>
  <message>
   <source>Approved.</source>
   <translation>Goedgekeurd.</translation>
  </message>
  <message>
   <source>Approved. The next message leaves once your mailbox is set up.</source>
   <translation>Goedgekeurd. Het volgende bericht gaat weg zodra uw mailbox is ingesteld.</translation>
  </message>
  <message>
   <source>Approved. The next message leaves {moment}.</source>
   <translation>Goedgekeurd. Het volgende bericht vertrekt: {moment}.</translation>
  </message>
  <message>
   <source>Approved. The next letter or call is due {moment}.</source>
   <translation>Goedgekeurd. De volgende brief of oproep: {moment}.</translation>
  </message>
  <message>
   <source>Later invoices start without asking you.</source>
   <translation>Latere facturen beginnen zonder het u te vragen.</translation>
  </message>
  <message>
   <source>Later invoices wait here until you have read them.</source>
   <translation>Latere facturen wachten hier tot u ze hebt gelezen.</translation>
  </message>
  <message>
   <source>The arrows above lead to the first message of each.</source>
   <translation>De pijlen bovenaan leiden naar het eerste bericht van elke factuur.</translation>
  </message>
  <message>
   <source>Each message is sent on its day.</source>
   <translation>Elk bericht vertrekt op zijn dag.</translation>
  </message>
  <message>
   <source>Each letter and call comes up on Today on its day.</source>
   <translation>Elke brief en elk telefoontje verschijnt op zijn dag bij ‘Vandaag’.</translation>
  </message>
  <message>
   <source>Once your mailbox is set up, the approved messages leave, each on its day.</source>
   <translation>Zodra uw mailbox is ingesteld, gaan de goedgekeurde berichten weg, elk op zijn dag.</translation>
  </message>
  <message>
   <source>Approving sends this message now.</source>
   <translation>Met de goedkeuring wordt dit bericht nu verzonden.</translation>
  </message>
  <message numerus="yes">
   <source>Approving sends this message now, and %n later one(s) each on its day.</source>
   <translation>
    <numerusform>Met de goedkeuring wordt dit bericht nu verzonden, en nog een op zijn dag.</numerusform>
    <numerusform>Met de goedkeuring wordt dit bericht nu verzonden, en nog %n andere elk op zijn dag.</numerusform>
   </translation>
  </message>
  <message>
   <source>Approving sends this message on {moment}.</source>
   <translation>Met de goedkeuring wordt dit bericht op {moment} verzonden.</translation>
  </message>
  <message numerus="yes">
   <source>Approving sends this message on {moment}, and %n later one(s) each on its day.</source>
   <translation>
    <numerusform>Met de goedkeuring wordt dit bericht op {moment} verzonden, en nog een op zijn dag.</numerusform>
    <numerusform>Met de goedkeuring wordt dit bericht op {moment} verzonden, en nog %n andere elk op zijn dag.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>BackupCard</name>
  <message>
   <source>Backup</source>
   <translation>Back-up</translation>
  </message>
  <message>
   <source>Save a backup</source>
   <translation>Een back-up opslaan</translation>
  </message>
  <message>
   <source>Restore a backup</source>
   <translation>Back-up terugzetten</translation>
  </message>
  <message>
   <source>Saving the backup</source>
   <translation>De back-up wordt opgeslagen</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Stoppen</translation>
  </message>
  <message>
   <source>Passphrase of the backup</source>
   <translation>Wachtwoordzin van de back-up</translation>
  </message>
  <message>
   <source>Repeat the passphrase</source>
   <translation>Nogmaals dezelfde</translation>
  </message>
  <message>
   <source>The passphrase protects the key to passwords and sessions. Names and amounts in the file are not encrypted: keep it where only you can read it.</source>
   <translation>De wachtwoordzin beschermt de sleutel van wachtwoorden en sessies. Namen en bedragen in het bestand zijn niet versleuteld: bewaar het waar alleen u het kunt lezen.</translation>
  </message>
  <message>
   <source>Choose where to save it</source>
   <translation>Kies waar u het opslaat</translation>
  </message>
  <message>
   <source>It replaces everything on this computer. What is here now is kept aside in the data folder. Reminders sent after the backup was made may be sent a second time.</source>
   <translation>Deze komt in de plaats van alles op deze computer. Wat er nu staat, wordt apart bewaard in de gegevensmap. Herinneringen die na het maken van de back-up zijn verzonden, kunnen een tweede keer worden verzonden.</translation>
  </message>
  <message>
   <source>Passphrase of this backup</source>
   <translation>Wachtwoordzin van deze back-up</translation>
  </message>
  <message>
   <source>Check and restore</source>
   <translation>Controleren en terugzetten</translation>
  </message>
  <message>
   <source>The backup is intact and ready. It is restored when the app closes; then start the app again.</source>
   <translation>De back-up is volledig en staat klaar. Hij wordt van kracht wanneer de app sluit; start de app daarna opnieuw.</translation>
  </message>
  <message>
   <source>Close the app now</source>
   <translation>App nu sluiten</translation>
  </message>
  <message>
   <source>Saved as {name}. Keep the passphrase: nobody can restore it.</source>
   <translation>Opgeslagen als {name}. Bewaar de wachtwoordzin goed: niemand kan die herstellen.</translation>
  </message>
  <message>
   <source>Everything kept on this computer in one file: receivables, drafts, documents, settings, and the data of the service that runs here.</source>
   <translation>Alles wat op deze computer wordt bewaard in één bestand: vorderingen, concepten, documenten, instellingen en de gegevens van de dienst die hier draait.</translation>
  </message>
  <message>
   <source>Checking</source>
   <translation>Wordt gecontroleerd</translation>
  </message>
  <message>
   <source>This passphrase does not open the backup. Type it again.</source>
   <translation>Deze wachtwoordzin opent de back-up niet. Typ hem opnieuw.</translation>
  </message>
  <message>
   <source>Created</source>
   <translation>Gemaakt</translation>
  </message>
  <message>
   <source>Version of the app</source>
   <translation>Versie van de app</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documenten</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Grootte</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>At least {count} characters.</source>
   <translation>Ten minste {count} tekens, alstublieft.</translation>
  </message>
  <message>
   <source>The two are not the same.</source>
   <translation>Dit is niet hetzelfde.</translation>
  </message>
  <message>
   <source>Save the backup</source>
   <translation>Back-up opslaan</translation>
  </message>
  <message>
   <source>Backup (*.zip)</source>
   <translation>Back-up (*.zip)</translation>
  </message>
  <message>
   <source>Choose a backup</source>
   <translation>Een back-up kiezen</translation>
  </message>
  <message>
   <source>Type the passphrase that you chose when you saved it.</source>
   <translation>Typ de wachtwoordzin die u koos toen u de back-up opsloeg.</translation>
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
   <translation>Kiezen wat nieuwe facturen vragen</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Percentage invullen</translation>
  </message>
  <message>
   <source>As of {day}.</source>
   <translation>Stand per {day}.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>De rente loopt op met {amount} per dag.</translation>
  </message>
  <message>
   <source>Ask for interest and the fixed sum…</source>
   <translation>Rente en vaste vergoeding vragen…</translation>
  </message>
  <message>
   <source>Ask for interest too…</source>
   <translation>Ook rente vragen…</translation>
  </message>
  <message>
   <source>Ask for the invoice only…</source>
   <translation>Alleen de factuur vragen…</translation>
  </message>
 </context>
 <context>
  <name>Banner</name>
  <message>
   <source>Dismiss</source>
   <translation>Sluiten</translation>
  </message>
 </context>
 <context>
  <name>BoardPage</name>
  <message>
   <source>Board</source>
   <translation>Overzicht</translation>
  </message>
  <message>
   <source>Number, debtor, amount, email</source>
   <translation>Nummer, debiteur, bedrag, e-mail</translation>
  </message>
  <message>
   <source>Search invoices</source>
   <translation>Facturen zoeken</translation>
  </message>
  <message>
   <source>Export the list</source>
   <translation>De lijst exporteren</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exporteren</translation>
  </message>
  <message>
   <source>Export the list (Ctrl+E)</source>
   <translation>Lijst exporteren (Ctrl+E)</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Niets gevonden</translation>
  </message>
  <message>
   <source>No invoice matches all of this. Remove a filter, or clear them all.</source>
   <translation>Geen enkele factuur voldoet aan dit alles. Laat iets weg of begin opnieuw.</translation>
  </message>
  <message>
   <source>Clear filters</source>
   <translation>Filters wissen</translation>
  </message>
  <message>
   <source>Nothing in recovery yet</source>
   <translation>Nog niets in incasso</translation>
  </message>
  <message>
   <source>Drop an unpaid invoice on this window. It becomes a card here, and you see it move.</source>
   <translation>Sleep een onbetaalde factuur naar het venster. Elke factuur wordt hier een kaart, en u ziet de voortgang.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Een factuur openen</translation>
  </message>
  <message>
   <source>Copied: {count}</source>
   <translation>Gekopieerd: {count}</translation>
  </message>
 </context>
 <context>
  <name>BulkBar</name>
  <message>
   <source>Cancel recovery…</source>
   <translation>Incasso annuleren…</translation>
  </message>
  <message>
   <source>Record as paid…</source>
   <translation>Als betaald vastleggen…</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exporteren…</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopiëren</translation>
  </message>
  <message>
   <source>Pause…</source>
   <translation>Pauzeren…</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Doorgaan</translation>
  </message>
  <message>
   <source>Tags…</source>
   <translation>Labels…</translation>
  </message>
  <message>
   <source>Clear selection</source>
   <translation>Niets selecteren</translation>
  </message>
  <message numerus="yes">
   <source>%n selected</source>
   <translation>
    <numerusform>%n geselecteerd</numerusform>
    <numerusform>%n geselecteerd</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ByPostCard</name>
  <message>
   <source>Recover by letter</source>
   <translation>Per brief incasseren</translation>
  </message>
  <message>
   <source>Their postal addresses are known: letters can be sent instead of emails.</source>
   <translation>Hun postadressen zijn bekend: er kunnen brieven gaan in plaats van e-mails.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) without an email address</source>
   <translation>
    <numerusform>%n factuur zonder e-mailadres</numerusform>
    <numerusform>%n facturen zonder e-mailadres</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CallDialog</name>
  <message>
   <source>Someone answered</source>
   <translation>Er werd opgenomen</translation>
  </message>
  <message>
   <source>They promised to pay</source>
   <translation>Er is betaling toegezegd</translation>
  </message>
  <message>
   <source>They dispute the invoice</source>
   <translation>De debiteur betwist de factuur</translation>
  </message>
  <message>
   <source>They called me</source>
   <translation>De debiteur heeft mij gebeld</translation>
  </message>
  <message>
   <source>I left a message</source>
   <translation>Ik heb een bericht achtergelaten</translation>
  </message>
  <message>
   <source>No answer</source>
   <translation>Niemand nam op</translation>
  </message>
  <message>
   <source>Wrong number</source>
   <translation>Het nummer klopt niet</translation>
  </message>
  <message>
   <source>How did the call go?</source>
   <translation>Wat leverde het gesprek op?</translation>
  </message>
  <message>
   <source>Day of the call</source>
   <translation>Dag van het gesprek</translation>
  </message>
  <message>
   <source>What was said</source>
   <translation>Wat er is gezegd</translation>
  </message>
  <message>
   <source>Log call</source>
   <translation>Gesprek invoeren</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>It goes into the timeline and the case file, dated today.</source>
   <translation>Het blijft in de tijdlijn en in het dossier, met vandaag als dag.</translation>
  </message>
  <message>
   <source>It goes into the timeline and the case file, dated {day}.</source>
   <translation>Het blijft in de tijdlijn en in het dossier, met {day} als dag.</translation>
  </message>
  <message>
   <source>Next you enter the day. Contacts pause until then.</source>
   <translation>Daarna voert u in voor welke dag; het contact wacht daarop.</translation>
  </message>
  <message>
   <source>Next you enter what they object to. Contacts pause.</source>
   <translation>Daarna voert u in wat er wordt betwist. De contacten pauzeren.</translation>
  </message>
  <message>
   <source>Enter the day of the call, today at the latest.</source>
   <translation>Voer de dag van het gesprek in, uiterlijk vandaag.</translation>
  </message>
  <message>
   <source>Enter a day no earlier than the invoice date, {day}.</source>
   <translation>Voer een dag in vanaf {day}: die van de factuur.</translation>
  </message>
 </context>
 <context>
  <name>CancelDialog</name>
  <message>
   <source>Why are you cancelling?</source>
   <translation>Waarom annuleert u?</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notities</translation>
  </message>
  <message>
   <source>Cancel recovery</source>
   <translation>Incasso annuleren</translation>
  </message>
  <message>
   <source>Choose a reason first.</source>
   <translation>Kies eerst een reden.</translation>
  </message>
  <message>
   <source>Leave it disputed</source>
   <translation>Betwist laten</translation>
  </message>
  <message>
   <source>Keep it running</source>
   <translation>Laten doorlopen</translation>
  </message>
  <message>
   <source>{meaning} You can undo this for a minute; after that the invoice can be submitted again.</source>
   <translation>{meaning} U kunt dit een minuut lang ongedaan maken; daarna kan de factuur opnieuw worden ingediend.</translation>
  </message>
 </context>
 <context>
  <name>CancelManyDialog</name>
  <message>
   <source>{count} more</source>
   <translation>nog {count}</translation>
  </message>
  <message numerus="yes">
   <source>Cancel the recovery of %n invoice(s)?</source>
   <translation>
    <numerusform>De incasso van %n factuur annuleren?</numerusform>
    <numerusform>De incasso van %n facturen annuleren?</numerusform>
   </translation>
  </message>
  <message>
   <source>None of these can be cancelled</source>
   <translation>Geen van deze kan worden geannuleerd</translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Deze blijven zoals ze zijn: {why}.</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notities</translation>
  </message>
  <message numerus="yes">
   <source>Cancel recovery of %n</source>
   <translation>
    <numerusform>Incasso van %n factuur annuleren</numerusform>
    <numerusform>Incasso van %n facturen annuleren</numerusform>
   </translation>
  </message>
  <message>
   <source>Keep them running</source>
   <translation>Laten doorlopen</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
  <message>
   <source>Why are you cancelling?</source>
   <translation>Waarom annuleert u?</translation>
  </message>
  <message>
   <source>Choose a reason first.</source>
   <translation>Kies eerst een reden.</translation>
  </message>
  <message>
   <source>{meaning} You can undo this for a minute; after that an invoice can be submitted again.</source>
   <translation>{meaning} U kunt dit een minuut lang ongedaan maken; daarna kan een factuur opnieuw worden ingediend.</translation>
  </message>
 </context>
 <context>
  <name>CertainCard</name>
  <message>
   <source>Submit all ready</source>
   <translation>Alles wat klaar is indienen</translation>
  </message>
  <message>
   <source>Read with certainty, and addressed to companies and people you have confirmed before.</source>
   <translation>Zonder twijfel gelezen, aan ondernemingen en adressen die u eerder hebt bevestigd.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) ready to submit</source>
   <translation>
    <numerusform>%n factuur klaar om in te dienen</numerusform>
    <numerusform>%n facturen klaar om in te dienen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CertainSheet</name>
  <message>
   <source>Submit all ready</source>
   <translation>Alles wat klaar is indienen</translation>
  </message>
  <message>
   <source>Each was read with certainty, and goes to a company and people you have confirmed before.</source>
   <translation>Elke factuur is zonder twijfel gelezen en gaat naar een onderneming en personen die u eerder hebt bevestigd.</translation>
  </message>
  <message>
   <source>They are submitted on {moment}, or when the app is next open after that. Until then you can take each back in the list, or submit it at once.</source>
   <translation>Ze worden verzonden op {moment}, of wanneer de app daarna weer open is. Tot dan kunt u elke factuur in de lijst terugnemen of meteen verzenden.</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Niet nu</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debiteur</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Factuur</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Bedrag</translation>
  </message>
  <message>
   <source>Recipient</source>
   <translation>Gericht aan</translation>
  </message>
  <message>
   <source>What will be submitted</source>
   <translation>Wat wordt ingediend</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Kolommen</translation>
  </message>
  <message numerus="yes">
   <source>Submit %n invoice(s)</source>
   <translation>
    <numerusform>%n factuur indienen</numerusform>
    <numerusform>%n facturen indienen</numerusform>
   </translation>
  </message>
  <message>
   <source>Total: {sums}</source>
   <translation>Samen: {sums}</translation>
  </message>
  <message>
   <source>By letter: {address}</source>
   <translation>Per brief: {address}</translation>
  </message>
 </context>
 <context>
  <name>Chart</name>
  <message>
   <source>Highest: {name}</source>
   <translation>Hoogste: {name}</translation>
  </message>
  <message>
   <source>Lowest: {name}</source>
   <translation>Laagste: {name}</translation>
  </message>
 </context>
 <context>
  <name>Checklist</name>
  <message>
   <source>Added</source>
   <translation>Toegevoegd</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Toevoegen</translation>
  </message>
  <message>
   <source>Add: {kind}</source>
   <translation>Toevoegen: {kind}</translation>
  </message>
 </context>
 <context>
  <name>ChooseSheet</name>
  <message>
   <source>Which invoice does this payment belong to?</source>
   <translation>Bij welke factuur hoort deze betaling?</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Zoeken</translation>
  </message>
  <message>
   <source>Invoice number, debtor or amount</source>
   <translation>Factuurnummer, debiteur of bedrag</translation>
  </message>
  <message>
   <source>Invoices found</source>
   <translation>Gevonden facturen</translation>
  </message>
  <message>
   <source>No open invoice matches.</source>
   <translation>Geen openstaande vordering past bij deze woorden.</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Kiezen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
 </context>
 <context>
  <name>ColumnsSheet</name>
  <message>
   <source>Which column is which?</source>
   <translation>Welke kolom is welke?</translation>
  </message>
  <message>
   <source>The app remembers it for the next statement of this bank.</source>
   <translation>De app onthoudt dit voor het volgende afschrift van deze bank.</translation>
  </message>
  <message>
   <source>The first rows of the file</source>
   <translation>De eerste rijen van het bestand</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>Kolommen van het bestand</translation>
  </message>
  <message>
   <source>Decimals</source>
   <translation>Decimalen</translation>
  </message>
  <message>
   <source>Detect from the amounts</source>
   <translation>Zoals de bedragen aangeven</translation>
  </message>
  <message>
   <source>After a comma: 1.234,56</source>
   <translation>Na een komma: 1.234,56</translation>
  </message>
  <message>
   <source>After a point: 1,234.56</source>
   <translation>Na een punt: 1,234.56</translation>
  </message>
  <message>
   <source>Dates</source>
   <translation>Datums</translation>
  </message>
  <message>
   <source>Detect from the dates</source>
   <translation>Zoals de datums aangeven</translation>
  </message>
  <message>
   <source>Day, month, year</source>
   <translation>Dag, maand, jaar</translation>
  </message>
  <message>
   <source>Month, day, year</source>
   <translation>Maand, dag, jaar</translation>
  </message>
  <message>
   <source>Year, month, day</source>
   <translation>Jaar, maand, dag</translation>
  </message>
  <message>
   <source>Read the statement</source>
   <translation>Afschrift inlezen</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Niet nu</translation>
  </message>
  <message>
   <source>It is a list of my invoices</source>
   <translation>Het is een lijst van mijn facturen</translation>
  </message>
  <message>
   <source>Choose the column of the date.</source>
   <translation>Kies de kolom van de datum.</translation>
  </message>
  <message>
   <source>Choose the column of the amount, or of the money that came in.</source>
   <translation>Kies de kolom van het bedrag, of van het ontvangen geld.</translation>
  </message>
 </context>
 <context>
  <name>CompanyLookupRow</name>
  <message>
   <source>Look up in the public register</source>
   <translation>In het openbare register zoeken</translation>
  </message>
  <message>
   <source>Asks the French company register, or the European Union’s of VAT numbers (VIES).</source>
   <translation>Raadpleegt het Franse handelsregister of dat van btw-nummers van de Europese Unie (VIES).</translation>
  </message>
  <message>
   <source>Looking up</source>
   <translation>Wordt nagekeken</translation>
  </message>
  <message>
   <source>Filled in from the register. Check it before you continue.</source>
   <translation>Ingevuld uit het register. Controleer het voordat u doorgaat.</translation>
  </message>
  <message>
   <source>Which one is yours? If it is not here, enter more of the name or its SIRET.</source>
   <translation>Welke is de uwe? Staat die er niet bij, voer dan meer van de naam of het SIRET in.</translation>
  </message>
  <message>
   <source>The register has no company of this name. Check it, or fill in the form yourself.</source>
   <translation>Het register kent geen bedrijf met deze naam. Controleer die of vul het formulier zelf in.</translation>
  </message>
  <message>
   <source>The register has no open company with this number. Check it, or enter the company’s name and fill in the form yourself.</source>
   <translation>Het register kent geen actief bedrijf met dit nummer. Controleer het, of voer de naam in en vul het formulier zelf in.</translation>
  </message>
  <message>
   <source>The register does not answer. Check your internet connection and try again, or fill in the form yourself.</source>
   <translation>Het register antwoordt niet. Controleer uw internetverbinding en probeer het opnieuw, of vul het formulier zelf in.</translation>
  </message>
  <message>
   <source>Outside France, companies are looked up by their VAT number. You can also fill in the form yourself.</source>
   <translation>Buiten Frankrijk worden bedrijven op hun btw-nummer gezocht. U kunt het formulier ook zelf invullen.</translation>
  </message>
  <message>
   <source>The number is valid, but the register does not show the name. Enter it.</source>
   <translation>Het nummer is geldig, maar het register toont de naam niet. Voer die in.</translation>
  </message>
 </context>
 <context>
  <name>ConfirmedDebtorStrip</name>
  <message>
   <source>Leave these fields empty</source>
   <translation>Deze velden leeg laten</translation>
  </message>
  <message>
   <source>Forget this debtor</source>
   <translation>Deze debiteur vergeten</translation>
  </message>
  <message>
   <source>the contacts</source>
   <translation>wie wordt aangeschreven</translation>
  </message>
  <message>
   <source>Filled in from there: {names}</source>
   <translation>Daaruit ingevuld: {names}</translation>
  </message>
 </context>
 <context>
  <name>Connection</name>
  <message>
   <source>Starting</source>
   <translation>Start</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>Live</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Oefenen</translation>
  </message>
  <message>
   <source>Connected, checks regularly</source>
   <translation>Verbonden, bevraagt regelmatig</translation>
  </message>
  <message>
   <source>Connected, the service has problems</source>
   <translation>Verbonden, de dienst heeft problemen</translation>
  </message>
  <message>
   <source>Offline, showing saved data</source>
   <translation>Offline, toont wat is opgeslagen</translation>
  </message>
  <message>
   <source>Signed out</source>
   <translation>Afgemeld</translation>
  </message>
  <message>
   <source>Healthy</source>
   <translation>In orde</translation>
  </message>
  <message>
   <source>Failing</source>
   <translation>Storing</translation>
  </message>
  <message>
   <source>Switched off</source>
   <translation>Uitgeschakeld</translation>
  </message>
  <message>
   <source>Health unknown</source>
   <translation>Toestand onbekend</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nog nooit</translation>
  </message>
  <message>
   <source>less than a minute ago</source>
   <translation>minder dan een minuut geleden</translation>
  </message>
  <message>
   <source>a minute ago</source>
   <translation>een minuut geleden</translation>
  </message>
  <message>
   <source>{count} minutes ago</source>
   <translation>{count} minuten geleden</translation>
  </message>
  <message>
   <source>{count} hours ago</source>
   <translation>{count} uur geleden</translation>
  </message>
  <message>
   <source>{when}, {ago}</source>
   <translation>{when}, {ago}</translation>
  </message>
  <message>
   <source>Instantly: the service runs on this computer and notifies the app directly.</source>
   <translation>Meteen: de dienst draait op deze computer en informeert de app rechtstreeks.</translation>
  </message>
  <message>
   <source>Instantly: the service notifies {address}, which leads to this computer.</source>
   <translation>Meteen: de dienst informeert {address}, dat naar deze computer leidt.</translation>
  </message>
  <message>
   <source>The tunnel is being opened. Until then the app checks the service regularly.</source>
   <translation>De tunnel wordt geopend. Tot dan bevraagt de app de dienst regelmatig.</translation>
  </message>
  <message>
   <source>The app checks the service continuously.</source>
   <translation>De app vraagt de dienst voortdurend.</translation>
  </message>
  <message>
   <source>The app checks the service every {seconds} seconds.</source>
   <translation>De app bevraagt de dienst elke {seconds} seconden.</translation>
  </message>
  <message>
   <source>It does not report everything: the app checks for the rest.</source>
   <translation>Hij meldt niet alles wat er gebeurt: de app vraagt de rest op.</translation>
  </message>
  <message>
   <source>It answers lists in small pages: the first load takes longer.</source>
   <translation>Hij antwoordt in kleine pagina’s: de eerste keer laden duurt langer.</translation>
  </message>
  <message>
   <source>Its statistics are those of all creditors of the platform together.</source>
   <translation>Zijn statistieken zijn die van alle schuldeisers van het platform samen.</translation>
  </message>
  <message>
   <source>It keeps no list of events: the app checks each invoice in turn.</source>
   <translation>Hij houdt geen lijst bij van wat er gebeurt: de app bekijkt de facturen om de beurt.</translation>
  </message>
  <message>
   <source>Its sign-in is protected by the secret of the connection alone.</source>
   <translation>Zijn aanmelding wordt alleen door het geheim van de verbinding beschermd.</translation>
  </message>
  <message>
   <source>Instantly</source>
   <translation>Meteen</translation>
  </message>
  <message>
   <source>Connecting</source>
   <translation>Bezig met verbinden</translation>
  </message>
  <message>
   <source>Every {seconds} seconds</source>
   <translation>Elke {seconds} seconden</translation>
  </message>
  <message>
   <source>Nothing to send</source>
   <translation>Niets wacht op verzending</translation>
  </message>
  <message>
   <source>1 change not sent yet</source>
   <translation>Eén ding is nog niet verzonden</translation>
  </message>
  <message>
   <source>{count} changes not sent yet</source>
   <translation>{count} dingen zijn nog niet verzonden</translation>
  </message>
  <message>
   <source>Nothing was sent in the last 24 hours</source>
   <translation>In de laatste 24 uur is niets verzonden</translation>
  </message>
  <message>
   <source>24 hours: {good} arrived, {bad} failed, {milliseconds} ms on average</source>
   <translation>24 uur: {good} aangekomen, {bad} mislukt, gemiddeld {milliseconds} ms</translation>
  </message>
  <message>
   <source>This computer</source>
   <translation>Deze computer</translation>
  </message>
  <message>
   <source>Recovery service</source>
   <translation>Incassodienst</translation>
  </message>
 </context>
 <context>
  <name>ConnectionIndicator</name>
  <message>
   <source>Starting</source>
   <translation>Start</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>Live</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Oefenen</translation>
  </message>
  <message>
   <source>Connected, checks regularly</source>
   <translation>Verbonden, bevraagt regelmatig</translation>
  </message>
  <message>
   <source>Connected, the service has problems</source>
   <translation>Verbonden, de dienst heeft problemen</translation>
  </message>
  <message>
   <source>Offline, showing saved data</source>
   <translation>Offline, toont wat is opgeslagen</translation>
  </message>
  <message>
   <source>Signed out</source>
   <translation>Afgemeld</translation>
  </message>
  <message>
   <source>{state} · up to date {when}</source>
   <translation>{state} · bijgewerkt {when}</translation>
  </message>
 </context>
 <context>
  <name>ConnectionPage</name>
  <message>
   <source>Connection</source>
   <translation>Verbinding</translation>
  </message>
  <message>
   <source>Which service you use, and whether it can be reached.</source>
   <translation>Welke dienst u gebruikt en of die bereikbaar is.</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Nu</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Aanmelden</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Vernieuwen</translation>
  </message>
  <message>
   <source>State</source>
   <translation>Toestand</translation>
  </message>
  <message>
   <source>Updates arrive</source>
   <translation>Updates komen</translation>
  </message>
  <message>
   <source>Your changes</source>
   <translation>Uw handelingen</translation>
  </message>
  <message>
   <source>Last updated</source>
   <translation>Laatst bijgewerkt</translation>
  </message>
  <message>
   <source>Its message</source>
   <translation>Wat hij zegt</translation>
  </message>
  <message>
   <source>Account ID</source>
   <translation>Account-ID</translation>
  </message>
  <message>
   <source>This service</source>
   <translation>Deze dienst</translation>
  </message>
  <message>
   <source>Hide technical details</source>
   <translation>Technische details verbergen</translation>
  </message>
  <message>
   <source>Technical details</source>
   <translation>Technische details</translation>
  </message>
 </context>
 <context>
  <name>ConnectionsCard</name>
  <message>
   <source>Connections on this computer</source>
   <translation>Verbindingen op deze computer</translation>
  </message>
  <message>
   <source>Add a connection</source>
   <translation>Verbinding toevoegen</translation>
  </message>
  <message>
   <source>Test environment</source>
   <translation>Testomgeving</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>In gebruik</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Gebruiken</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>{name} gebruiken</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Vergeten</translation>
  </message>
  <message>
   <source>Forget {name}</source>
   <translation>{name} vergeten</translation>
  </message>
  <message>
   <source>Forget this connection?</source>
   <translation>Deze verbinding vergeten?</translation>
  </message>
  <message>
   <source>What the app knows through {name} is deleted from this computer, drafts included. The service keeps its data.</source>
   <translation>Wat de app via {name} weet, wordt van deze computer verwijderd, inclusief concepten. De dienst behoudt wat hij heeft.</translation>
  </message>
  <message>
   <source>Forget connection</source>
   <translation>Vergeten</translation>
  </message>
 </context>
 <context>
  <name>ContactDialog</name>
  <message>
   <source>Add a contact</source>
   <translation>Contactpersoon toevoegen</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Voornaam</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Achternaam</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefoon</translation>
  </message>
  <message>
   <source>Contacted first</source>
   <translation>Wordt als eerste aangeschreven</translation>
  </message>
  <message>
   <source>Contacted second</source>
   <translation>Wordt als tweede aangeschreven</translation>
  </message>
  <message>
   <source>Only if others don’t answer</source>
   <translation>Alleen wanneer anderen niet antwoorden</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Wanneer</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Toevoegen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Enter an email address.</source>
   <translation>Een e-mailadres is vereist.</translation>
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
   <translation>Telefoon</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Voornaam</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Achternaam</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Rol</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Aanhef</translation>
  </message>
  <message>
   <source>Primary contact</source>
   <translation>Eerste contactpersoon</translation>
  </message>
  <message>
   <source>Contact {number}</source>
   <translation>Contactpersoon {number}</translation>
  </message>
  <message>
   <source>Remove {contact}</source>
   <translation>{contact} verwijderen</translation>
  </message>
 </context>
 <context>
  <name>Contacts</name>
  <message>
   <source>Add a contact</source>
   <translation>Contactpersoon toevoegen</translation>
  </message>
  <message>
   <source>Who to contact</source>
   <translation>Wie wordt aangeschreven</translation>
  </message>
  <message>
   <source>Enter an email address, or tick “No email address: recover by letter” above.</source>
   <translation>Vul een e-mailadres in, of vink hierboven ‘Geen e-mailadres: per brief incasseren’ aan.</translation>
  </message>
  <message>
   <source>An email address reaches the debtor sooner. Without one, letters can be sent instead: tick “No email address: recover by letter”.</source>
   <translation>Per e-mail is de debiteur sneller bereikt. Zonder adres kunnen er brieven gaan: vink ‘Geen e-mailadres: per brief incasseren’ aan.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed. If there is none, enter street, town and postcode: then letters can be sent instead.</source>
   <translation>Er is een e-mailadres van de debiteur nodig. Is dat er niet, vul dan straat, postcode en plaats in: dan kunnen er brieven gaan.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed, even where letters and calls follow. Look at earlier messages, or ask by phone. The draft waits here.</source>
   <translation>Er is een e-mailadres van de debiteur nodig, ook als brieven en telefoontjes volgen. Kijk in eerdere berichten of vraag het telefonisch. Het concept wacht hier.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed, even where letters and calls follow. Use the general address from its website or letterhead, or ask by phone. The draft waits here.</source>
   <translation>Er is een e-mailadres van de debiteur nodig, ook als brieven en telefoontjes volgen. Neem het algemene adres van de website of het briefpapier, of vraag het telefonisch. Het concept wacht hier.</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Alleen brieven: geen e-mails, geen telefoontjes</translation>
  </message>
  <message>
   <source>No email address: recover by letter</source>
   <translation>Geen e-mailadres: per brief incasseren</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. You print and post each one; Today says when.</source>
   <translation>Het plan stuurt brieven in plaats van e-mails. U print en verstuurt ze zelf; ‘Vandaag’ zegt wanneer.</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. In Practice nothing is printed or posted.</source>
   <translation>Het plan stuurt brieven in plaats van e-mails. In Oefenen wordt niets geprint of verstuurd.</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. The service prints and posts them.</source>
   <translation>Het plan stuurt brieven in plaats van e-mails. De dienst print en verstuurt ze.</translation>
  </message>
  <message>
   <source>The debtor gets no letter only to confirm a payment or an objection.</source>
   <translation>De debiteur krijgt geen brief alleen om een betaling of bezwaar te bevestigen.</translation>
  </message>
  <message>
   <source>A contact without an email address is not on the letters: its name and phone number stay in this app.</source>
   <translation>Een contactpersoon zonder e-mailadres staat niet op de brieven: naam en telefoonnummer blijven in deze app.</translation>
  </message>
 </context>
 <context>
  <name>ConversationSection</name>
  <message>
   <source>Conversation</source>
   <translation>Gesprek</translation>
  </message>
  <message>
   <source>No messages yet.</source>
   <translation>Er is nog niets gezegd.</translation>
  </message>
  <message>
   <source>Show earlier</source>
   <translation>Eerdere tonen</translation>
  </message>
 </context>
 <context>
  <name>CorrectDebtorSheet</name>
  <message>
   <source>Correct the debtor’s details</source>
   <translation>Gegevens van de debiteur corrigeren</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Naam</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN of SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Btw-nummer</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Straat en huisnummer</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Adres, tweede regel</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Postcode</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Plaats</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Land</translation>
  </message>
  <message>
   <source>For all open invoices of this debtor</source>
   <translation>Voor alle openstaande facturen van deze debiteur</translation>
  </message>
  <message>
   <source>This holds for everything that is still to be sent. What was sent stays as it was.</source>
   <translation>Dit geldt voor alles wat nog wordt verstuurd. Wat verstuurd is, blijft zoals het was.</translation>
  </message>
  <message>
   <source>Messages that you approved wait for your approval again.</source>
   <translation>Goedgekeurde berichten wachten daarna weer op uw goedkeuring.</translation>
  </message>
  <message>
   <source>Correct</source>
   <translation>Corrigeren</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent. With one, emails take their place again.</source>
   <translation>Er is geen e-mailadres bekend: er gaan brieven. Met een adres komen er weer e-mails.</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefoon</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Aanhef</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Voornaam</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Achternaam</translation>
  </message>
  <message>
   <source>A letter needs a street.</source>
   <translation>Een brief heeft een straat nodig.</translation>
  </message>
  <message>
   <source>A letter needs a town.</source>
   <translation>Een brief heeft een plaats nodig.</translation>
  </message>
  <message>
   <source>A letter needs a postcode.</source>
   <translation>Een brief heeft een postcode nodig.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Een weergave moet een naam hebben.</translation>
  </message>
  <message>
   <source>Enter an email address.</source>
   <translation>Een e-mailadres is vereist.</translation>
  </message>
 </context>
 <context>
  <name>CounterDialog</name>
  <message>
   <source>Propose something else</source>
   <translation>Iets anders voorstellen</translation>
  </message>
  <message>
   <source>Instalments</source>
   <translation>Termijnen</translation>
  </message>
  <message>
   <source>First payment</source>
   <translation>Eerste betaling</translation>
  </message>
  <message>
   <source>Settlement amount</source>
   <translation>Schikkingsbedrag</translation>
  </message>
  <message>
   <source>Message to the debtor</source>
   <translation>Bericht aan de debiteur</translation>
  </message>
  <message>
   <source>Propose</source>
   <translation>Voorstellen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Enter an amount.</source>
   <translation>Het bedrag is vereist.</translation>
  </message>
 </context>
 <context>
  <name>CountryField</name>
  <message>
   <source>Show all countries</source>
   <translation>Alle landen tonen</translation>
  </message>
 </context>
 <context>
  <name>CreatedCard</name>
  <message>
   <source>Check again</source>
   <translation>Opnieuw kijken</translation>
  </message>
  <message>
   <source>None of these: it is not there yet</source>
   <translation>Geen van deze: hij is er nog niet</translation>
  </message>
  <message>
   <source>Checking whether the service already has it</source>
   <translation>Er wordt nagekeken of de dienst hem al heeft</translation>
  </message>
  <message>
   <source>Some services create an invoice as they read it.</source>
   <translation>Sommige diensten maken een factuur aan tijdens het lezen.</translation>
  </message>
  <message>
   <source>Is this it?</source>
   <translation>Is het deze?</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it. Say so before you submit it, so that nothing is asked for twice.</source>
   <translation>De dienst heeft deze factuur bij het lezen misschien al aangemaakt. Zeg het voor het indienen, zodat niets twee keer wordt gevraagd.</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it; nothing new was seen there so far.</source>
   <translation>De dienst heeft deze factuur bij het lezen misschien al aangemaakt; tot nu toe was daar niets nieuws te zien.</translation>
  </message>
  <message>
   <source>Yes: {invoice}</source>
   <translation>Ja: {invoice}</translation>
  </message>
  <message>
   <source>The service created this invoice as it read it</source>
   <translation>De dienst heeft deze factuur bij het lezen aangemaakt</translation>
  </message>
  <message>
   <source>{invoice}. What you add here goes to that one; it is not submitted a second time.</source>
   <translation>{invoice}. Wat u hier toevoegt, gaat naar die factuur; hij wordt geen tweede keer ingediend.</translation>
  </message>
  <message>
   <source>The service has it with {amount}. An amount cannot be changed there: if it is wrong, cancel that one on the board.</source>
   <translation>Daar staat hij met {amount}. Een bedrag kan bij de dienst niet worden gewijzigd: annuleer hem op het bord als het niet klopt.</translation>
  </message>
 </context>
 <context>
  <name>CreditForm</name>
  <message>
   <source>Invoice it reduces</source>
   <translation>Factuur die wordt verlaagd</translation>
  </message>
  <message>
   <source>Credit note number</source>
   <translation>Nummer van de creditnota</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Bedrag</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Datum</translation>
  </message>
  <message>
   <source>{rest} remains to be recovered.</source>
   <translation>Er blijft {rest} te incasseren.</translation>
  </message>
  <message>
   <source>Nothing remains: the debtor is asked for nothing more.</source>
   <translation>Er blijft niets over: van de debiteur wordt niets meer gevraagd.</translation>
  </message>
  <message>
   <source>Your books have already deducted {amount} from this invoice. Is this credit note a part of that?</source>
   <translation>Uw boekhouding heeft al {amount} van deze factuur afgetrokken. Hoort deze creditnota daarbij?</translation>
  </message>
  <message>
   <source>{amount} was already deducted from this invoice when it was submitted. Is this credit note a part of that?</source>
   <translation>Van deze factuur was bij het indienen al {amount} afgetrokken. Hoort deze creditnota daarbij?</translation>
  </message>
  <message>
   <source>If so, leave it out: {rest} remains to be recovered.</source>
   <translation>Zo ja, laat hem weg: er blijft {rest} te incasseren.</translation>
  </message>
  <message>
   <source>At most {amount}, which is unpaid of the invoice.</source>
   <translation>Hoogstens {amount}: dat is van de factuur onbetaald.</translation>
  </message>
  <message>
   <source>Enter the credit note number.</source>
   <translation>Het nummer van de creditnota is nodig.</translation>
  </message>
  <message>
   <source>Enter the amount of the credit note.</source>
   <translation>Het bedrag van de creditnota is nodig.</translation>
  </message>
  <message>
   <source>Enter its date, today at the latest.</source>
   <translation>De datum is nodig, uiterlijk vandaag.</translation>
  </message>
 </context>
 <context>
  <name>CreditNoteDialog</name>
  <message>
   <source>Record a credit note</source>
   <translation>Creditnota invoeren</translation>
  </message>
  <message>
   <source>Credit note number</source>
   <translation>Nummer van de creditnota</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Bedrag</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Datum</translation>
  </message>
  <message>
   <source>Record credit note</source>
   <translation>Creditnota invoeren</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>It reduces what the debtor is asked to pay. The debtor is not notified.</source>
   <translation>Ze verlaagt wat van de debiteur wordt gevraagd. De debiteur krijgt hierover geen bericht.</translation>
  </message>
  <message>
   <source>{rest} of the invoice remains, and recovery continues.</source>
   <translation>Van de factuur blijft {rest} over, en de incasso gaat door.</translation>
  </message>
  <message>
   <source>Nothing remains: contacts stop at once, and the invoice closes as recovered.</source>
   <translation>Er blijft niets open: de contacten stoppen meteen en de factuur wordt afgesloten als geïncasseerd.</translation>
  </message>
  <message>
   <source>Nothing remains: recovery ends as cancelled, and the debtor is asked for nothing more.</source>
   <translation>Er blijft niets open: de incasso eindigt als geannuleerd en van de debiteur wordt niets meer gevraagd.</translation>
  </message>
  <message>
   <source>At most {amount}, which is unpaid of the invoice.</source>
   <translation>Hoogstens {amount}: dat is van de factuur onbetaald.</translation>
  </message>
  <message>
   <source>Enter the credit note number.</source>
   <translation>Het nummer van de creditnota is nodig.</translation>
  </message>
  <message>
   <source>Enter the amount of the credit note.</source>
   <translation>Het bedrag van de creditnota is nodig.</translation>
  </message>
  <message>
   <source>Enter its date, today at the latest.</source>
   <translation>De datum is nodig, uiterlijk vandaag.</translation>
  </message>
 </context>
 <context>
  <name>CreditorsCard</name>
  <message>
   <source>Creditors</source>
   <translation>Schuldeisers</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>In gebruik</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Gebruiken</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>{name} gebruiken</translation>
  </message>
 </context>
 <context>
  <name>DateField</name>
  <message>
   <source>Choose {label} from a calendar</source>
   <translation>{label} in een kalender kiezen</translation>
  </message>
  <message>
   <source>Calendar (Alt+Down)</source>
   <translation>Kalender (Alt+Omlaag)</translation>
  </message>
 </context>
 <context>
  <name>DebtorBand</name>
  <message>
   <source>Pay all</source>
   <translation>Alles betalen</translation>
  </message>
  <message>
   <source>Pay half</source>
   <translation>De helft betalen</translation>
  </message>
  <message>
   <source>Dispute</source>
   <translation>Betwisten</translation>
  </message>
  <message>
   <source>Write to you</source>
   <translation>U schrijven</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Niets</translation>
  </message>
  <message>
   <source>What should the debtor do? {debtor}</source>
   <translation>Wat moet de debiteur doen? {debtor}</translation>
  </message>
  <message>
   <source>Nothing came, and no further message is planned.</source>
   <translation>Er is niets gekomen en er is geen verder bericht gepland.</translation>
  </message>
  <message>
   <source>Nothing came. Next: {message}.</source>
   <translation>Er is niets gekomen. Volgende stap: {message}.</translation>
  </message>
 </context>
 <context>
  <name>DebtorCard</name>
  <message>
   <source>Debtor</source>
   <translation>Debiteur</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Alleen brieven: geen e-mails, geen telefoontjes</translation>
  </message>
  <message>
   <source>Add a contact…</source>
   <translation>Contactpersoon toevoegen…</translation>
  </message>
  <message>
   <source>Correct the details…</source>
   <translation>Gegevens corrigeren…</translation>
  </message>
  <message>
   <source>Report insolvency…</source>
   <translation>Insolventie melden…</translation>
  </message>
  <message>
   <source>Everything about this debtor</source>
   <translation>Alles over deze debiteur</translation>
  </message>
  <message>
   <source>Wants to be reached: {how}</source>
   <translation>Wil worden bereikt: {how}</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent instead.</source>
   <translation>Er is geen e-mailadres bekend: er gaan brieven.</translation>
  </message>
  <message>
   <source>Show more contacts ({count})</source>
   <translation>Meer contactpersonen tonen ({count})</translation>
  </message>
  <message>
   <source>VAT {number}</source>
   <translation>Btw {number}</translation>
  </message>
  <message>
   <source>Copy {address}</source>
   <translation>{address} kopiëren</translation>
  </message>
 </context>
 <context>
  <name>DebtorKinds</name>
  <message>
   <source>Companies or private persons?</source>
   <translation>Bedrijven of particulieren?</translation>
  </message>
  <message>
   <source>Nothing in the list says it of these debtors, and the law differs. What you leave open is asked when you review the invoice.</source>
   <translation>De lijst zegt het niet van deze debiteuren, en de wet verschilt. Wat u openlaat, wordt gevraagd bij het nakijken van de factuur.</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>Allemaal</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Bedrijf</translation>
  </message>
  <message>
   <source>Private person</source>
   <translation>Particulier</translation>
  </message>
 </context>
 <context>
  <name>DebtorNotes</name>
  <message>
   <source>Your notes</source>
   <translation>Uw notities</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notities</translation>
  </message>
  <message>
   <source>Notes written with {number}</source>
   <translation>Notities bij {number}</translation>
  </message>
  <message>
   <source>Saved as you type, on this computer only. The debtor does not see them.</source>
   <translation>Opgeslagen terwijl u typt, alleen op deze computer. De debiteur ziet ze niet.</translation>
  </message>
 </context>
 <context>
  <name>DebtorOverview</name>
  <message numerus="yes">
   <source>Median of {count} paid invoices; between {earliest} and %n day(s) late.</source>
   <translation>
    <numerusform>Mediaan van {count} betaalde facturen; tussen {earliest} en %n dag te laat.</numerusform>
    <numerusform>Mediaan van {count} betaalde facturen; tussen {earliest} en %n dagen te laat.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) late</source>
   <translation>
    <numerusform>%n dag te laat</numerusform>
    <numerusform>%n dagen te laat</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) after the due date</source>
   <translation>
    <numerusform>%n dag na de vervaldatum</numerusform>
    <numerusform>%n dagen na de vervaldatum</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) before the due date</source>
   <translation>
    <numerusform>%n dag voor de vervaldatum</numerusform>
    <numerusform>%n dagen voor de vervaldatum</numerusform>
   </translation>
  </message>
  <message>
   <source>On the due date</source>
   <translation>Op de vervaldatum</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) early</source>
   <translation>
    <numerusform>%n dag te vroeg</numerusform>
    <numerusform>%n dagen te vroeg</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>DebtorPage</name>
  <message>
   <source>All debtors</source>
   <translation>Alle debiteuren</translation>
  </message>
  <message>
   <source>Statement of account…</source>
   <translation>Rekeningoverzicht…</translation>
  </message>
  <message>
   <source>Correct the details…</source>
   <translation>Gegevens corrigeren…</translation>
  </message>
  <message>
   <source>Join with another debtor…</source>
   <translation>Met een andere debiteur samenvoegen…</translation>
  </message>
  <message>
   <source>Separate invoices…</source>
   <translation>Facturen afsplitsen…</translation>
  </message>
  <message>
   <source>Pause all…</source>
   <translation>Alles pauzeren…</translation>
  </message>
  <message>
   <source>Resume all</source>
   <translation>Alles hervatten</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Samenvatting</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>Gesprek</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documenten</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notities</translation>
  </message>
  <message>
   <source>This debtor is no longer here.</source>
   <translation>Deze debiteur is hier niet meer bekend.</translation>
  </message>
  <message numerus="yes">
   <source>%n open invoice(s)</source>
   <translation>
    <numerusform>%n openstaande factuur</numerusform>
    <numerusform>%n openstaande facturen</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing is owed.</source>
   <translation>Er staat niets open.</translation>
  </message>
  <message>
   <source>VAT {number}</source>
   <translation>Btw {number}</translation>
  </message>
  <message>
   <source>You joined two debtors here: both count as one.</source>
   <translation>U hebt hier twee debiteuren samengevoegd: beide tellen als één.</translation>
  </message>
  <message>
   <source>You separated these invoices from another debtor: {numbers}.</source>
   <translation>U hebt deze facturen van een andere debiteur afgesplitst: {numbers}.</translation>
  </message>
  <message>
   <source>You separated another debtor’s invoices from this one.</source>
   <translation>U hebt van deze debiteur facturen van een andere afgesplitst.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Terugnemen</translation>
  </message>
 </context>
 <context>
  <name>DebtorsPage</name>
  <message>
   <source>Debtors</source>
   <translation>Debiteuren</translation>
  </message>
  <message>
   <source>Name, email, invoice number</source>
   <translation>Naam, e-mail, factuurnummer</translation>
  </message>
  <message>
   <source>Search debtors</source>
   <translation>Debiteuren zoeken</translation>
  </message>
  <message>
   <source>No debtor matches</source>
   <translation>Geen debiteur past bij deze woorden</translation>
  </message>
  <message>
   <source>Search by name, email address or invoice number.</source>
   <translation>Zoek op naam, e-mailadres of factuurnummer.</translation>
  </message>
  <message>
   <source>Show all debtors</source>
   <translation>Alle debiteuren tonen</translation>
  </message>
  <message>
   <source>No debtors yet</source>
   <translation>Nog geen debiteuren</translation>
  </message>
  <message>
   <source>The debtors of your invoices appear here, with their invoices, messages and payments.</source>
   <translation>Hier staan de debiteuren van uw facturen, met hun facturen, berichten en betalingen.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Een factuur openen</translation>
  </message>
  <message numerus="yes">
   <source>%n debtor(s)</source>
   <translation>
    <numerusform>%n debiteur</numerusform>
    <numerusform>%n debiteuren</numerusform>
   </translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Openen</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopiëren</translation>
  </message>
 </context>
 <context>
  <name>DecisionCard</name>
  <message>
   <source>Without an answer, recovery continues for the rest.</source>
   <translation>Zonder antwoord gaat de incasso door voor het restant.</translation>
  </message>
  <message>
   <source>Without an answer, the rest is written off.</source>
   <translation>Zonder antwoord wordt het restant afgeboekt.</translation>
  </message>
  <message>
   <source>Part of it was paid. What about the rest?</source>
   <translation>Er is een deel betaald. Wat doet u met het restant?</translation>
  </message>
  <message>
   <source>Keep collecting the rest</source>
   <translation>Doorgaan voor het restant</translation>
  </message>
  <message>
   <source>Accept and close</source>
   <translation>Aanvaarden en afsluiten</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notities</translation>
  </message>
  <message>
   <source>{paid} of {original} arrived, {rest} remains.</source>
   <translation>{paid} van {original} is binnen, {rest} blijft over.</translation>
  </message>
  <message>
   <source>{paid} of {original} arrived, {rest} remains. Your answer is due by {day} ({when}).</source>
   <translation>{paid} van {original} is ontvangen, {rest} staat nog open. Uw antwoord wordt uiterlijk op {day} verwacht ({when}).</translation>
  </message>
  <message>
   <source>Contacts resume for {rest}.</source>
   <translation>Het contact wordt hervat voor {rest}.</translation>
  </message>
  <message>
   <source>Contacts that are left: {count}, the last around {day}.</source>
   <translation>Resterende contactmomenten: {count}, het laatste rond {day}.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>De rente loopt op met {amount} per dag.</translation>
  </message>
  <message>
   <source>Keep collecting {rest}</source>
   <translation>{rest} blijven incasseren</translation>
  </message>
  <message>
   <source>You keep {paid} and write off {rest} for good.</source>
   <translation>U behoudt {paid} en boekt {rest} definitief af.</translation>
  </message>
  <message>
   <source>{paid} is paid out {days} days after your answer.</source>
   <translation>{paid} wordt {days} dagen na uw antwoord uitbetaald.</translation>
  </message>
  <message>
   <source>Accept {paid} and close</source>
   <translation>{paid} aanvaarden en afsluiten</translation>
  </message>
  <message>
   <source>A payment arrived. This service does not say here how much: look at your account, and answer if a part of it is missing.</source>
   <translation>Er is een betaling binnen. Hoeveel zegt deze dienst hier niet: kijk op uw rekening en antwoord als er een deel ontbreekt.</translation>
  </message>
  <message>
   <source>Contacts resume for what remains.</source>
   <translation>De contacten gaan door voor wat overblijft.</translation>
  </message>
  <message>
   <source>You keep what was paid and write off the rest for good.</source>
   <translation>U houdt wat betaald is en de rest wordt definitief afgeboekt.</translation>
  </message>
 </context>
 <context>
  <name>DeliveriesCard</name>
  <message>
   <source>Delivery log</source>
   <translation>Afleverlogboek</translation>
  </message>
  <message>
   <source>Failures only</source>
   <translation>Alleen mislukte</translation>
  </message>
  <message>
   <source>Refresh deliveries</source>
   <translation>Bezorgingen vernieuwen</translation>
  </message>
  <message>
   <source>Loading</source>
   <translation>Wordt nagekeken</translation>
  </message>
  <message>
   <source>Not known yet.</source>
   <translation>Nog niet bekend.</translation>
  </message>
  <message>
   <source>This service offers no delivery log.</source>
   <translation>Deze dienst houdt geen logboek bij dat wij mogen lezen.</translation>
  </message>
  <message>
   <source>Nothing was delivered yet.</source>
   <translation>Er is nog niets afgeleverd.</translation>
  </message>
  <message>
   <source>Nothing failed.</source>
   <translation>Er is niets mislukt.</translation>
  </message>
  <message>
   <source>Deliver again</source>
   <translation>Opnieuw afleveren</translation>
  </message>
  <message>
   <source>Deliver {event} again</source>
   <translation>{event} opnieuw afleveren</translation>
  </message>
  <message>
   <source>attempt {number}</source>
   <translation>poging {number}</translation>
  </message>
  <message>
   <source>answer {code}</source>
   <translation>antwoord {code}</translation>
  </message>
  <message>
   <source>{milliseconds} ms</source>
   <translation>{milliseconds} ms</translation>
  </message>
  <message>
   <source>Arrived</source>
   <translation>Aangekomen</translation>
  </message>
  <message>
   <source>Failed</source>
   <translation>Mislukt</translation>
  </message>
 </context>
 <context>
  <name>DisputeCard</name>
  <message>
   <source>Answer with evidence</source>
   <translation>Antwoorden met bewijsstukken</translation>
  </message>
  <message>
   <source>Settled with the debtor…</source>
   <translation>Opgelost met de debiteur…</translation>
  </message>
  <message>
   <source>The debtor is right</source>
   <translation>De debiteur heeft gelijk</translation>
  </message>
  <message>
   <source>Read the acknowledgement that the debtor gets</source>
   <translation>De bevestiging lezen die de debiteur krijgt</translation>
  </message>
  <message>
   <source>What would convince: {kinds}.</source>
   <translation>Wat zou overtuigen: {kinds}.</translation>
  </message>
  <message>
   <source>Go on with the answer</source>
   <translation>Doorgaan met het antwoord</translation>
  </message>
 </context>
 <context>
  <name>DocumentSheet</name>
  <message>
   <source>Save…</source>
   <translation>Opslaan…</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Opslaan</translation>
  </message>
 </context>
 <context>
  <name>DocumentsSection</name>
  <message>
   <source>Letter as it was sent</source>
   <translation>Brief zoals verzonden</translation>
  </message>
  <message>
   <source>Your answer as it was sent</source>
   <translation>Uw antwoord zoals verzonden</translation>
  </message>
  <message>
   <source>Attached by the debtor</source>
   <translation>Bijgevoegd door de debiteur</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documenten</translation>
  </message>
  <message>
   <source>Case file</source>
   <translation>Dossier</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Dossier downloaden</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Stoppen</translation>
  </message>
  <message>
   <source>The case file is being made</source>
   <translation>Het dossier wordt samengesteld</translation>
  </message>
  <message>
   <source>Show the folder</source>
   <translation>Map tonen</translation>
  </message>
  <message>
   <source>One archive for a lawyer or the court: an overview with the balance and everything that happened, all documents and messages, and a list of checksums.</source>
   <translation>Eén archief voor een advocaat of deurwaarder: een overzicht met het saldo en alles wat er is gebeurd, alle documenten en berichten, en een lijst met controlesommen.</translation>
  </message>
  <message>
   <source>Being made…</source>
   <translation>Wordt uitgevoerd…</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Opgeslagen als {path}</translation>
  </message>
  <message>
   <source>There are no documents yet. Letters and evidence appear here.</source>
   <translation>Er zijn nog geen documenten. Brieven en bewijsstukken verschijnen hier.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Wordt geladen…</translation>
  </message>
  <message>
   <source>Documents appear once the service can be reached.</source>
   <translation>Documenten worden getoond zolang de dienst bereikbaar is.</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Openen</translation>
  </message>
  <message>
   <source>Open {name}</source>
   <translation>{name} openen</translation>
  </message>
  <message>
   <source>Save {name}</source>
   <translation>{name} opslaan</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Opslaan</translation>
  </message>
  <message>
   <source>Letter of {day}</source>
   <translation>Brief van {day}</translation>
  </message>
 </context>
 <context>
  <name>Drafts</name>
  <message>
   <source>Entered manually</source>
   <translation>Zelf ingevoerd</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>Aanvullen</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Controleren</translation>
  </message>
 </context>
 <context>
  <name>EndpointsCard</name>
  <message>
   <source>Where the service delivers</source>
   <translation>Waar de dienst aflevert</translation>
  </message>
  <message>
   <source>Send a test event</source>
   <translation>Een testgebeurtenis verzenden</translation>
  </message>
  <message>
   <source>Change the signing secret</source>
   <translation>Geheim wijzigen</translation>
  </message>
  <message>
   <source>Deliveries are signed with a new secret; the old one works for one more day.</source>
   <translation>Afleveringen worden met een nieuw geheim ondertekend; het oude is nog één dag geldig.</translation>
  </message>
  <message>
   <source>The app cannot be reached now</source>
   <translation>De app is nu niet bereikbaar</translation>
  </message>
  <message>
   <source>Waiting for it</source>
   <translation>Er wordt op gewacht</translation>
  </message>
  <message>
   <source>Changing</source>
   <translation>Wordt gewijzigd</translation>
  </message>
  <message>
   <source>Loading</source>
   <translation>De dienst wordt bevraagd</translation>
  </message>
  <message>
   <source>Not known yet.</source>
   <translation>Nog niet bekend.</translation>
  </message>
  <message>
   <source>This service does not say where it delivers.</source>
   <translation>Deze dienst meldt niet waar hij aflevert.</translation>
  </message>
  <message>
   <source>Nowhere: the app asks the service instead.</source>
   <translation>Nergens: de app bevraagt in plaats daarvan de dienst.</translation>
  </message>
  <message>
   <source>Switch on</source>
   <translation>Inschakelen</translation>
  </message>
  <message>
   <source>Switch on {address}</source>
   <translation>{address} inschakelen</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Verwijderen</translation>
  </message>
  <message>
   <source>Remove {address}</source>
   <translation>{address} verwijderen</translation>
  </message>
  <message>
   <source>This app</source>
   <translation>Deze app</translation>
  </message>
  <message>
   <source>Another program</source>
   <translation>Een ander programma</translation>
  </message>
  <message>
   <source>Remove this address?</source>
   <translation>Dit adres verwijderen?</translation>
  </message>
  <message>
   <source>The service stops delivering to {address}. The program there has to register again, with a new secret.</source>
   <translation>De dienst levert niet meer aan {address}. Het programma daar moet zich opnieuw aanmelden, met een nieuw geheim.</translation>
  </message>
  <message>
   <source>Remove address</source>
   <translation>Adres verwijderen</translation>
  </message>
 </context>
 <context>
  <name>Entry</name>
  <message>
   <source>Invoice</source>
   <translation>Factuur</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debiteur</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Kiezen…</translation>
  </message>
  <message>
   <source>a company</source>
   <translation>een onderneming</translation>
  </message>
  <message>
   <source>a private person</source>
   <translation>een particulier</translation>
  </message>
  <message>
   <source>Without street and town no letter can be sent: the letters of your plan are left out.</source>
   <translation>Zonder straat en plaats kan geen brief uit: de brieven van uw plan vervallen.</translation>
  </message>
  <message>
   <source>Due: {amount}</source>
   <translation>Te betalen: {amount}</translation>
  </message>
  <message>
   <source>To check: {names}. You can go on without confirming.</source>
   <translation>Te controleren: {names}. U kunt ook zonder bevestiging doorgaan.</translation>
  </message>
  <message numerus="yes">
   <source>Confirm all %n marked values</source>
   <translation>
    <numerusform>De gemarkeerde waarde bevestigen</numerusform>
    <numerusform>Alle %n gemarkeerde waarden bevestigen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Confirm the other %n marked values</source>
   <translation>
    <numerusform>De andere gemarkeerde waarde bevestigen</numerusform>
    <numerusform>De andere %n gemarkeerde waarden bevestigen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>EraseCard</name>
  <message>
   <source>Delete everything</source>
   <translation>Alles verwijderen</translation>
  </message>
  <message>
   <source>From this computer, for good. Only a backup can bring it back.</source>
   <translation>Van deze computer, definitief: alleen met een back-up is er een weg terug.</translation>
  </message>
  <message>
   <source>DELETE</source>
   <translation>VERWIJDEREN</translation>
  </message>
  <message>
   <source>Type {word} to confirm</source>
   <translation>Typ {word} om te bevestigen</translation>
  </message>
  <message>
   <source>Delete it and close the app</source>
   <translation>Verwijderen en de app sluiten</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>{receivables} receivables and {drafts} drafts as this app knows them, {files} documents, settings, corrections, logs, and earlier data that were kept aside</source>
   <translation>{receivables} vorderingen en {drafts} concepten zoals deze app ze kent, {files} documenten, instellingen, correcties, logboeken en oudere gegevens die apart werden bewaard</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>Verdwijnt</translation>
  </message>
  <message>
   <source>Stops</source>
   <translation>Stopt</translation>
  </message>
  <message>
   <source>The recoveries that run on this computer: nobody is contacted any more</source>
   <translation>De incasso’s die op deze computer lopen: niemand wordt nog aangeschreven</translation>
  </message>
  <message>
   <source>Never sent</source>
   <translation>Nooit verzonden</translation>
  </message>
  <message>
   <source>Decisions that still wait: {count}</source>
   <translation>Beslissingen die nog wachten: {count}</translation>
  </message>
  <message>
   <source>Stays</source>
   <translation>Blijft</translation>
  </message>
  <message>
   <source>What a hosted service holds, and every file that you saved elsewhere</source>
   <translation>Wat een gehoste dienst bewaart, en elk bestand dat u elders hebt opgeslagen</translation>
  </message>
 </context>
 <context>
  <name>EvidenceFileRow</name>
  <message>
   <source>View</source>
   <translation>Bekijken</translation>
  </message>
  <message>
   <source>View {name}</source>
   <translation>{name} bekijken</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>{name} verwijderen</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Wat het is</translation>
  </message>
  <message>
   <source>Type of {name}</source>
   <translation>Wat {name} is</translation>
  </message>
  <message>
   <source>What it shows</source>
   <translation>Wat het aantoont</translation>
  </message>
  <message>
   <source>In one line</source>
   <translation>In één regel</translation>
  </message>
  <message>
   <source>What {name} shows</source>
   <translation>Wat {name} aantoont</translation>
  </message>
 </context>
 <context>
  <name>EvidenceView</name>
  <message>
   <source>Back to the invoice</source>
   <translation>Terug naar de factuur</translation>
  </message>
  <message>
   <source>Add files</source>
   <translation>Bestanden toevoegen</translation>
  </message>
  <message>
   <source>Statement</source>
   <translation>Verklaring</translation>
  </message>
  <message>
   <source>What was agreed, delivered and written, in date order</source>
   <translation>Wat is overeengekomen, geleverd en geschreven, in chronologische volgorde</translation>
  </message>
  <message>
   <source>A statement, a file, or both. Saved as you type.</source>
   <translation>Een verklaring, een bestand, of beide. Wordt tijdens het typen bewaard.</translation>
  </message>
  <message>
   <source>Submit the evidence</source>
   <translation>Bewijsstukken indienen</translation>
  </message>
  <message>
   <source>Here you see the files that you add.</source>
   <translation>Hier ziet u de bestanden die u toevoegt.</translation>
  </message>
  <message>
   <source>What would convince</source>
   <translation>Wat zou overtuigen</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Bestanden</translation>
  </message>
  <message>
   <source>Drop them here: PDF, PNG or JPEG, 10 MB each, 20 files, 50 MB together.</source>
   <translation>Sleep ze hierheen: PDF, PNG of JPEG, elk 10 MB, 20 bestanden, samen 50 MB.</translation>
  </message>
  <message>
   <source>It is sent once. The debtor reads your answer and may see the files.</source>
   <translation>Het wordt één keer verzonden. De debiteur leest uw antwoord en kan de bestanden zien.</translation>
  </message>
  <message>
   <source>Files: {count} ({size}). They are sent once. The debtor reads your answer and may see the files.</source>
   <translation>Bestanden: {count} ({size}). Ze worden één keer verzonden. De debiteur leest uw antwoord en kan de bestanden zien.</translation>
  </message>
  <message>
   <source>Files are being added…</source>
   <translation>Bestanden worden toegevoegd…</translation>
  </message>
  <message>
   <source>Evidence (*.pdf *.png *.jpg *.jpeg)</source>
   <translation>Bewijsstukken (*.pdf *.png *.jpg *.jpeg)</translation>
  </message>
  <message>
   <source>Add a file or write a statement.</source>
   <translation>Voeg een bestand toe of schrijf een verklaring.</translation>
  </message>
 </context>
 <context>
  <name>ExistingAccount</name>
  <message>
   <source>Your account with this service</source>
   <translation>Uw account bij deze dienst</translation>
  </message>
  <message>
   <source>Account ID</source>
   <translation>Account-ID</translation>
  </message>
  <message>
   <source>You find it on the Connection page of your other computer; the service knows it too.</source>
   <translation>Het staat op de pagina Verbinding van uw andere computer; de dienst kent het ook.</translation>
  </message>
  <message>
   <source>Use this account</source>
   <translation>Dit account gebruiken</translation>
  </message>
  <message>
   <source>I have an account here already</source>
   <translation>Ik heb hier al een account</translation>
  </message>
  <message>
   <source>Use another account by its ID</source>
   <translation>Een ander account gebruiken via het ID</translation>
  </message>
  <message>
   <source>Choose it to go on with what is there. Nothing new is created.</source>
   <translation>Kies het om verder te gaan met wat er is. Er wordt niets nieuws aangemaakt.</translation>
  </message>
  <message>
   <source>Use it to go on with what is there. Nothing new is created.</source>
   <translation>Gebruik het om verder te gaan met wat er is. Er wordt niets nieuws aangemaakt.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Verplicht</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>{name} gebruiken</translation>
  </message>
 </context>
 <context>
  <name>ExportBar</name>
  <message>
   <source>Writing the file</source>
   <translation>Het bestand wordt geschreven</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Stoppen</translation>
  </message>
  <message>
   <source>{done} of {total} written</source>
   <translation>{done} van {total} geschreven</translation>
  </message>
 </context>
 <context>
  <name>ExportCard</name>
  <message>
   <source>Export</source>
   <translation>Exporteren</translation>
  </message>
  <message>
   <source>Export everything</source>
   <translation>Alles exporteren</translation>
  </message>
  <message>
   <source>Exporting</source>
   <translation>Wordt geëxporteerd</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Stoppen</translation>
  </message>
  <message>
   <source>Exported as {name}.</source>
   <translation>Geëxporteerd als {name}.</translation>
  </message>
  <message>
   <source>A ZIP of JSON and CSV tables and your documents, to be read by any other program. Passwords and keys are not in it.</source>
   <translation>Een ZIP met JSON- en CSV-tabellen en uw documenten, leesbaar voor elk ander programma. Wachtwoorden en sleutels zitten er niet in.</translation>
  </message>
  <message>
   <source>Archive (*.zip)</source>
   <translation>Archief (*.zip)</translation>
  </message>
 </context>
 <context>
  <name>FactorField</name>
  <message>
   <source>One {currency} in {base}</source>
   <translation>Eén {currency} in {base}</translation>
  </message>
  <message>
   <source>Such as {example}</source>
   <translation>Bijvoorbeeld {example}</translation>
  </message>
 </context>
 <context>
  <name>FailedSheet</name>
  <message numerus="yes">
   <source>%n invoice(s) failed</source>
   <translation>
    <numerusform>%n factuur mislukt</numerusform>
    <numerusform>%n facturen mislukt</numerusform>
   </translation>
  </message>
  <message>
   <source>{count} more</source>
   <translation>nog {count}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
 </context>
 <context>
  <name>Field</name>
  <message>
   <source>optional</source>
   <translation>optioneel</translation>
  </message>
 </context>
 <context>
  <name>FoldingCard</name>
  <message>
   <source>Change</source>
   <translation>Wijzigen</translation>
  </message>
  <message>
   <source>Fold up</source>
   <translation>Inklappen</translation>
  </message>
 </context>
 <context>
  <name>FormsSwitch</name>
  <message>
   <source>Board</source>
   <translation>Kaarten</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Tabel</translation>
  </message>
 </context>
 <context>
  <name>FromInvoice</name>
  <message>
   <source>Choose an invoice…</source>
   <translation>Factuur kiezen…</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Wordt gelezen</translation>
  </message>
  <message>
   <source>Another invoice…</source>
   <translation>Andere factuur…</translation>
  </message>
  <message>
   <source>Read from {file}. Check the fields below. The invoice is kept as your first one.</source>
   <translation>Gelezen uit {file}. Controleer de velden. De factuur wordt bewaard als uw eerste.</translation>
  </message>
  <message>
   <source>{file} does not say who it is from. Fill in the form; the invoice is kept.</source>
   <translation>{file} zegt niet van wie ze is. Vul het formulier in; de factuur wordt bewaard.</translation>
  </message>
  <message>
   <source>Drop one of your unpaid invoices here. Your name, address and account are read from it.</source>
   <translation>Sleep een van uw onbetaalde facturen hierheen: uw naam, adres en rekening worden eruit gelezen.</translation>
  </message>
  <message>
   <source>Choose an invoice</source>
   <translation>Factuur kiezen</translation>
  </message>
 </context>
 <context>
  <name>HelpSheet</name>
  <message>
   <source>Learn more</source>
   <translation>Meer informatie</translation>
  </message>
  <message>
   <source>Help: {title}</source>
   <translation>Hulp: {title}</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Hulp</translation>
  </message>
  <message>
   <source>Search help</source>
   <translation>Zoeken in de hulp</translation>
  </message>
  <message>
   <source>No help page matches.</source>
   <translation>Geen hulppagina bevat deze woorden.</translation>
  </message>
  <message>
   <source>All help pages</source>
   <translation>Alle hulppagina’s</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
  <message>
   <source>See also</source>
   <translation>Verder lezen</translation>
  </message>
 </context>
 <context>
  <name>InsolvencyCard</name>
  <message>
   <source>The debtor is insolvent</source>
   <translation>De debiteur is insolvent</translation>
  </message>
  <message>
   <source>Edit details…</source>
   <translation>Gegevens wijzigen…</translation>
  </message>
  <message>
   <source>Withdraw insolvency…</source>
   <translation>Aantekening van insolventie verwijderen…</translation>
  </message>
  <message>
   <source>Case file with the declaration</source>
   <translation>Dossier met de indiening van de vordering</translation>
  </message>
  <message>
   <source>Contacts have stopped. Ask the court or the administrator by when to declare the claim.</source>
   <translation>Het contact is gestopt. Vraag de rechtbank of de curator tot wanneer de vordering ter verificatie kan worden ingediend.</translation>
  </message>
  <message>
   <source>Contacts have stopped. Declare your claim by {day} ({when}).</source>
   <translation>Het contact is gestopt. Dien uw vordering ter verificatie in uiterlijk op {day} ({when}).</translation>
  </message>
  <message>
   <source>Procedure</source>
   <translation>Procedure</translation>
  </message>
  <message>
   <source>Opened on</source>
   <translation>Geopend op</translation>
  </message>
  <message>
   <source>Court</source>
   <translation>Rechtbank</translation>
  </message>
  <message>
   <source>Case number</source>
   <translation>Zaaknummer</translation>
  </message>
  <message>
   <source>Administrator</source>
   <translation>Curator of bewindvoerder</translation>
  </message>
  <message>
   <source>To declare</source>
   <translation>In te dienen</translation>
  </message>
 </context>
 <context>
  <name>InsolvencyDialog</name>
  <message>
   <source>Report insolvency</source>
   <translation>Insolventie melden</translation>
  </message>
  <message>
   <source>Procedure</source>
   <translation>Procedure</translation>
  </message>
  <message>
   <source>Opened on</source>
   <translation>Geopend op</translation>
  </message>
  <message>
   <source>Published on</source>
   <translation>Gepubliceerd op</translation>
  </message>
  <message>
   <source>In the official gazette.</source>
   <translation>In het officiële publicatieblad.</translation>
  </message>
  <message>
   <source>Court</source>
   <translation>Rechtbank</translation>
  </message>
  <message>
   <source>Case number</source>
   <translation>Zaaknummer</translation>
  </message>
  <message>
   <source>Administrator</source>
   <translation>Curator of bewindvoerder</translation>
  </message>
  <message>
   <source>To be declared by</source>
   <translation>Uiterlijk in te dienen op</translation>
  </message>
  <message>
   <source>Only where the court or a letter names a day.</source>
   <translation>Alleen als de rechtbank of een brief een dag noemt.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Opslaan</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Contacts stop at once for everything that this debtor owes you. What is left is to declare the claim in time; the app says by when.</source>
   <translation>Het contact stopt meteen voor alles wat deze debiteur u verschuldigd is. Rest nog de vordering tijdig ter verificatie in te dienen; de app vermeldt tot wanneer.</translation>
  </message>
  <message>
   <source>Enter the day the court opened it, today at the latest.</source>
   <translation>De dag waarop de rechtbank opende is nodig, uiterlijk vandaag.</translation>
  </message>
  <message>
   <source>This cannot be before the opening.</source>
   <translation>Dit kan niet vóór de opening liggen.</translation>
  </message>
 </context>
 <context>
  <name>JoinSheet</name>
  <message>
   <source>Who is the same as {name}?</source>
   <translation>Wie is dezelfde als {name}?</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Zoeken</translation>
  </message>
  <message>
   <source>Name, email, invoice number</source>
   <translation>Naam, e-mail, factuurnummer</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Debiteuren</translation>
  </message>
  <message>
   <source>No other debtor matches.</source>
   <translation>Geen andere debiteur past bij deze woorden.</translation>
  </message>
  <message>
   <source>Join</source>
   <translation>Samenvoegen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>From now on both count as one: at most one contact a day and three a week for all invoices together. An insolvency, or an address that must not be contacted, applies to both. Once sent, this cannot be undone.</source>
   <translation>Vanaf nu tellen beide als één: hoogstens één contact per dag en drie per week voor alle facturen samen. Een insolventie geldt voor beide, net als een adres dat niet meer benaderd mag worden. Is het antwoord verzonden, dan kan het niet meer ongedaan worden gemaakt.</translation>
  </message>
  <message>
   <source>Both become one in this app, with all invoices, people and notes; later invoices of either are added. The service still contacts each separately. You can undo this at any time.</source>
   <translation>In deze app staan beide als één, met alle facturen, personen en notities; latere facturen van beide komen erbij. De dienst blijft elk afzonderlijk benaderen. U kunt dit altijd terugdraaien.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s)</source>
   <translation>
    <numerusform>%n factuur</numerusform>
    <numerusform>%n facturen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LeavingCards</name>
  <message numerus="yes">
   <source>%n more being submitted</source>
   <translation>
    <numerusform>nog %n onderweg</numerusform>
    <numerusform>nog %n onderweg</numerusform>
   </translation>
  </message>
  <message>
   <source>Being submitted</source>
   <translation>Wordt ingediend</translation>
  </message>
  <message>
   <source>To be submitted {moment}</source>
   <translation>Wordt verzonden op {moment}</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Ongedaan maken</translation>
  </message>
  <message>
   <source>Take {name} back</source>
   <translation>{name} terugnemen</translation>
  </message>
 </context>
 <context>
  <name>LeftOutSheet</name>
  <message>
   <source>Left out</source>
   <translation>Overgeslagen</translation>
  </message>
  <message>
   <source>These were not added. The files themselves are as they were.</source>
   <translation>Ze zijn niet toegevoegd. De bestanden zelf zijn ongewijzigd.</translation>
  </message>
  <message>
   <source>Clear list</source>
   <translation>Lijst leegmaken</translation>
  </message>
  <message>
   <source>Copy list</source>
   <translation>Lijst kopiëren</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
  <message>
   <source>File or row</source>
   <translation>Bestand of rij</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Waarom</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Kolommen</translation>
  </message>
 </context>
 <context>
  <name>LetterheadCard</name>
  <message>
   <source>Logo and colour</source>
   <translation>Logo en kleur</translation>
  </message>
  <message>
   <source>Choose a logo…</source>
   <translation>Logo kiezen…</translation>
  </message>
  <message>
   <source>Remove the logo</source>
   <translation>Logo verwijderen</translation>
  </message>
  <message>
   <source>PNG or JPEG, {size} MB at most. It is scaled down to {width} × {height} pixels at most.</source>
   <translation>PNG of JPEG, hoogstens {size} MB. Het wordt verkleind tot hoogstens {width} × {height} pixels.</translation>
  </message>
  <message>
   <source>Choose a colour…</source>
   <translation>Kleur kiezen…</translation>
  </message>
  <message>
   <source>Use the default colour</source>
   <translation>Standaardkleur gebruiken</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Ongedaan maken</translation>
  </message>
  <message>
   <source>Preview: an email and a letter</source>
   <translation>Voorbeeld: een e-mail en een brief</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wordt opgeslagen</translation>
  </message>
  <message>
   <source>Saved. It applies to everything sent from now on.</source>
   <translation>Opgeslagen. Het geldt voor alles wat vanaf nu wordt verzonden.</translation>
  </message>
  <message>
   <source>They appear at the top of emails and letters, and on the debtor’s page.</source>
   <translation>Ze staan bovenaan e-mails en brieven, en op de pagina van de debiteur.</translation>
  </message>
  <message>
   <source>Text in this colour would be unreadable on white, so a darker shade is used.</source>
   <translation>Tekst in deze kleur zou op wit onleesbaar zijn; er wordt een donkerdere tint gebruikt.</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Uw onderneming</translation>
  </message>
  <message>
   <source>Pictures ({endings})</source>
   <translation>Afbeeldingen ({endings})</translation>
  </message>
  <message>
   <source>Choose a logo</source>
   <translation>Logo kiezen</translation>
  </message>
  <message>
   <source>Choose a colour</source>
   <translation>Kleur kiezen</translation>
  </message>
 </context>
 <context>
  <name>LetterheadPreview</name>
  <message>
   <source>Preview of an email and a letter</source>
   <translation>Voorbeeld van een e-mail en een brief</translation>
  </message>
 </context>
 <context>
  <name>LettersCard</name>
  <message>
   <source>Letters</source>
   <translation>Brieven</translation>
  </message>
  <message>
   <source>How letters are sent</source>
   <translation>Verzending van brieven</translation>
  </message>
  <message>
   <source>I print and post them</source>
   <translation>Ik druk ze af en verstuur ze</translation>
  </message>
  <message>
   <source>Into a folder, as PDF</source>
   <translation>Naar een map, als pdf</translation>
  </message>
  <message>
   <source>Through a provider</source>
   <translation>Via een aanbieder</translation>
  </message>
  <message>
   <source>Folder for letters</source>
   <translation>Map voor brieven</translation>
  </message>
  <message>
   <source>Choose a folder</source>
   <translation>Een map kiezen</translation>
  </message>
  <message>
   <source>Address of the provider</source>
   <translation>Adres van de aanbieder</translation>
  </message>
  <message>
   <source>Token of the provider</source>
   <translation>Token van de aanbieder</translation>
  </message>
  <message>
   <source>Lines under your name</source>
   <translation>Regels onder uw naam</translation>
  </message>
  <message>
   <source>At the top of each letter. If empty: the address, email and phone of your account.</source>
   <translation>Boven elke brief. Leeg: adres, e-mail en telefoon van uw account.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Bewaren voor brieven</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wordt opgeslagen</translation>
  </message>
  <message>
   <source>Unchanged</source>
   <translation>Ongewijzigd</translation>
  </message>
  <message>
   <source>Saved. It applies to letters from now on.</source>
   <translation>Bewaard. Het geldt vanaf nu voor brieven.</translation>
  </message>
  <message>
   <source>Practice posts nothing; a letter is only shown.</source>
   <translation>Oefenen verstuurt niets; een brief wordt alleen getoond.</translation>
  </message>
  <message>
   <source>Each letter waits as a PDF on the page of its invoice.</source>
   <translation>Elke brief wacht als pdf op de pagina van zijn factuur.</translation>
  </message>
  <message>
   <source>Each letter is saved there once, ready to print: for a shared folder or a print shop.</source>
   <translation>Elke brief komt daar één keer te staan, klaar om af te drukken: voor een gedeelde map of die van een drukker.</translation>
  </message>
  <message>
   <source>Each letter is handed over once, as PDF and address, over HTTPS.</source>
   <translation>Elke brief wordt één keer overhandigd, als pdf met adres, via HTTPS.</translation>
  </message>
  <message>
   <source>The operator of this service prints and posts the letters.</source>
   <translation>De beheerder van deze dienst drukt de brieven af en verstuurt ze.</translation>
  </message>
  <message>
   <source>Where letters are saved.</source>
   <translation>Waar de brieven komen te staan.</translation>
  </message>
  <message>
   <source>An address that begins with https://</source>
   <translation>Een adres dat met https:// begint</translation>
  </message>
  <message>
   <source>These values cannot be used together.</source>
   <translation>Deze waarden kunnen niet samen worden gebruikt.</translation>
  </message>
  <message>
   <source>At most {lines} lines of {letters} characters.</source>
   <translation>Hoogstens {lines} regels van {letters} tekens.</translation>
  </message>
 </context>
 <context>
  <name>LettersOnly</name>
  <message>
   <source>A letter needs the debtor’s street, town and postcode: correct the details first.</source>
   <translation>Een brief heeft straat, plaats en postcode van de debiteur nodig: corrigeer eerst de gegevens.</translation>
  </message>
 </context>
 <context>
  <name>LinesForm</name>
  <message>
   <source>Invoices</source>
   <translation>Facturen</translation>
  </message>
 </context>
 <context>
  <name>LinkCard</name>
  <message>
   <source>Debtor’s page</source>
   <translation>Pagina van de debiteur</translation>
  </message>
  <message>
   <source>Here the debtor pays, answers or disputes. You can send the link yourself.</source>
   <translation>Hier betaalt, antwoordt of betwist de debiteur. U mag de link zelf versturen.</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Openen</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Link kopiëren</translation>
  </message>
  <message>
   <source>QR code</source>
   <translation>QR-code</translation>
  </message>
  <message>
   <source>No browser could be opened. The address is {address}</source>
   <translation>Er kon geen browser worden geopend. Het adres is {address}</translation>
  </message>
 </context>
 <context>
  <name>LinkSheet</name>
  <message>
   <source>Debtor’s page</source>
   <translation>Pagina van de debiteur</translation>
  </message>
  <message>
   <source>Scan it with a phone to open the page where the debtor pays or answers.</source>
   <translation>Wie er een telefoon op richt, komt op de pagina waar de debiteur betaalt of antwoordt.</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Link kopiëren</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
 </context>
 <context>
  <name>ListCard</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>nog %n</numerusform>
    <numerusform>nog %n</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LocalCards</name>
  <message>
   <source>Amount</source>
   <translation>Bedrag</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Facturen</translation>
  </message>
  <message>
   <source>Still owed by age</source>
   <translation>Nog verschuldigd naar ouderdom</translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Ouderdom</translation>
  </message>
  <message>
   <source>Recovered by month of submission</source>
   <translation>Geïncasseerd per maand van indiening</translation>
  </message>
  <message>
   <source>Month</source>
   <translation>Maand</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Geïncasseerd</translation>
  </message>
  <message>
   <source>Share</source>
   <translation>Aandeel</translation>
  </message>
  <message>
   <source>Days</source>
   <translation>Dagen</translation>
  </message>
  <message>
   <source>{recovered} of {count}</source>
   <translation>{recovered} van {count}</translation>
  </message>
 </context>
 <context>
  <name>LongText</name>
  <message>
   <source>Copy</source>
   <translation>Kopiëren</translation>
  </message>
 </context>
 <context>
  <name>LookAlikeCard</name>
  <message>
   <source>Is it the same invoice?</source>
   <translation>Is het dezelfde factuur?</translation>
  </message>
  <message>
   <source>If it is, remove one of them: otherwise the debtor is asked twice for one amount.</source>
   <translation>Zo ja, verwijder er dan een: anders wordt de debiteur twee keer om hetzelfde bedrag gevraagd.</translation>
  </message>
  <message>
   <source>Remove this one</source>
   <translation>Deze verwijderen</translation>
  </message>
  <message>
   <source>Keep this one, remove the other</source>
   <translation>Deze behouden, de andere verwijderen</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Beide behouden</translation>
  </message>
 </context>
 <context>
  <name>Lost</name>
  <message>
   <source>An invoice you submitted</source>
   <translation>Een factuur die u hebt ingediend</translation>
  </message>
  <message>
   <source>Your cancellation</source>
   <translation>Uw annulering</translation>
  </message>
  <message>
   <source>Your evidence</source>
   <translation>Uw bewijsstukken</translation>
  </message>
  <message>
   <source>Your decision about the payment</source>
   <translation>Uw beslissing over de betaling</translation>
  </message>
  <message>
   <source>A contact you added</source>
   <translation>Een contactpersoon die u hebt toegevoegd</translation>
  </message>
  <message>
   <source>A debtor’s address you corrected</source>
   <translation>Het adres van een debiteur dat u hebt gecorrigeerd</translation>
  </message>
  <message>
   <source>Notes or details you changed</source>
   <translation>Notities of gegevens die u hebt gewijzigd</translation>
  </message>
  <message>
   <source>A payment you recorded</source>
   <translation>Een betaling die u hebt geregistreerd</translation>
  </message>
  <message>
   <source>A payment you took back</source>
   <translation>Dat u een betaling terugneemt</translation>
  </message>
  <message>
   <source>A credit note you recorded</source>
   <translation>Een creditnota die u hebt ingevoerd</translation>
  </message>
  <message>
   <source>Whether an invoice gets reminders of its own</source>
   <translation>Of aan een factuur apart wordt herinnerd</translation>
  </message>
  <message>
   <source>A pause you started</source>
   <translation>Dat u een incasso pauzeert</translation>
  </message>
  <message>
   <source>A pause you ended</source>
   <translation>Dat u een pauze beëindigt</translation>
  </message>
  <message>
   <source>Whether interest is asked for too</source>
   <translation>Of ook rente wordt gevraagd</translation>
  </message>
  <message>
   <source>A call you logged</source>
   <translation>Een gesprek dat u hebt ingevoerd</translation>
  </message>
  <message>
   <source>A promise to pay you recorded</source>
   <translation>Een betalingstoezegging die u hebt ingevoerd</translation>
  </message>
  <message>
   <source>A dispute you recorded</source>
   <translation>Een betwisting die u hebt ingevoerd</translation>
  </message>
  <message>
   <source>That a dispute is settled</source>
   <translation>Dat een betwisting is opgelost</translation>
  </message>
  <message>
   <source>An agreement you proposed</source>
   <translation>Een regeling die u hebt voorgesteld</translation>
  </message>
  <message>
   <source>Your answer to a proposal</source>
   <translation>Uw antwoord op een voorstel</translation>
  </message>
  <message>
   <source>An insolvency you reported</source>
   <translation>Een insolventie die u hebt ingevoerd</translation>
  </message>
  <message>
   <source>That there is no insolvency</source>
   <translation>Dat er geen insolventie is</translation>
  </message>
  <message>
   <source>A change to a planned contact</source>
   <translation>Een wijziging van een gepland contact</translation>
  </message>
  <message>
   <source>Your approval of the plan</source>
   <translation>Uw goedkeuring van het plan</translation>
  </message>
  <message>
   <source>A letter you posted or a call you made</source>
   <translation>Dat u een brief hebt gepost of hebt gebeld</translation>
  </message>
  <message>
   <source>What you did with a message</source>
   <translation>Wat u met een bericht deed</translation>
  </message>
  <message>
   <source>Your answer to a message</source>
   <translation>Uw antwoord op een bericht</translation>
  </message>
  <message>
   <source>Your answer whether two debtors are the same</source>
   <translation>Uw antwoord of twee debiteuren dezelfde zijn</translation>
  </message>
 </context>
 <context>
  <name>LostAnswerSheet</name>
  <message>
   <source>Did this arrive?</source>
   <translation>Is dit aangekomen?</translation>
  </message>
  <message>
   <source>The connection broke before the service answered. The app checked and cannot tell whether it arrived. Nothing is sent twice unless you say so.</source>
   <translation>De verbinding werd verbroken voordat de dienst antwoordde. De app heeft daar gekeken en kan niet vaststellen of de dienst het heeft. Niets wordt twee keer verzonden, tenzij u dat aangeeft.</translation>
  </message>
  <message>
   <source>What was sent</source>
   <translation>Wat is verzonden</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Over de app</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Wanneer</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Bedrag</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Later beslissen</translation>
  </message>
  <message>
   <source>Not arrived: send it</source>
   <translation>Het is niet aangekomen: verzenden</translation>
  </message>
  <message>
   <source>It arrived</source>
   <translation>Het is aangekomen</translation>
  </message>
  <message>
   <source>Check with the service before you decide.</source>
   <translation>Kijk bij de dienst voordat u beslist.</translation>
  </message>
  <message>
   <source>At the service now:</source>
   <translation>Zo staat het er nu voor bij de dienst:</translation>
  </message>
  <message>
   <source>This may be it, at the service:</source>
   <translation>Bij de dienst kan dit het zijn:</translation>
  </message>
 </context>
 <context>
  <name>MailSignIn</name>
  <message>
   <source>Open the browser again</source>
   <translation>De browser opnieuw openen</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Adres kopiëren</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Use a password instead</source>
   <translation>In plaats daarvan een wachtwoord gebruiken</translation>
  </message>
  <message>
   <source>Sign in with {provider}</source>
   <translation>Aanmelden bij {provider}</translation>
  </message>
  <message>
   <source>No browser could be opened. Copy the address and open it yourself.</source>
   <translation>Er kon geen browser worden geopend. Kopieer het adres en open het zelf.</translation>
  </message>
  <message>
   <source>Your browser asks whether this app may send email. Agree there and come back.</source>
   <translation>Uw browser vraagt of deze app e-mail mag versturen. Ga daar akkoord en kom terug.</translation>
  </message>
  <message>
   <source>Signed in. Sending the test message…</source>
   <translation>Aangemeld. Het testbericht is onderweg…</translation>
  </message>
  <message>
   <source>Your browser opens and asks. This app never sees your password.</source>
   <translation>Uw browser opent en vraagt u om toestemming. Deze app ziet uw wachtwoord nooit.</translation>
  </message>
  <message>
   <source>Is this mailbox at one of these? Then sign in there; no password is needed here.</source>
   <translation>Staat deze mailbox bij een van deze? Meld u dan daar aan; hier is geen wachtwoord nodig.</translation>
  </message>
 </context>
 <context>
  <name>MailStep</name>
  <message>
   <source>Back</source>
   <translation>Terug</translation>
  </message>
  <message>
   <source>Set up later, begin with letters</source>
   <translation>Later instellen, met brieven beginnen</translation>
  </message>
  <message>
   <source>Without a mailbox you print and post letters. Emails wait for it.</source>
   <translation>Zonder mailbox print en post u brieven zelf. Wat per e-mail moet, wacht daarop.</translation>
  </message>
  <message>
   <source>More about what debtors are asked for</source>
   <translation>Meer over wat aan debiteuren wordt gevraagd</translation>
  </message>
  <message>
   <source>Your mailbox</source>
   <translation>Uw mailbox</translation>
  </message>
  <message>
   <source>Step 2 of 2. You get a test message. Nothing is sent to a debtor until you approve it.</source>
   <translation>Stap 2 van 2. U krijgt een testbericht. Niets gaat naar een debiteur zonder uw akkoord.</translation>
  </message>
 </context>
 <context>
  <name>MailView</name>
  <message>
   <source>The message as it arrives</source>
   <translation>Het bericht zoals het aankomt</translation>
  </message>
 </context>
 <context>
  <name>MailboxCard</name>
  <message>
   <source>Your mailbox</source>
   <translation>Uw mailbox</translation>
  </message>
  <message>
   <source>Email address</source>
   <translation>E-mailadres</translation>
  </message>
  <message>
   <source>name@company.example</source>
   <translation>naam@bedrijf.example</translation>
  </message>
  <message>
   <source>Password</source>
   <translation>Wachtwoord</translation>
  </message>
  <message>
   <source>Open the provider’s page</source>
   <translation>Pagina van de aanbieder openen</translation>
  </message>
  <message>
   <source>Look in Thunderbird’s public table</source>
   <translation>De openbare lijst van Thunderbird raadplegen</translation>
  </message>
  <message>
   <source>Send test and save</source>
   <translation>Testen en opslaan</translation>
  </message>
  <message>
   <source>Server settings</source>
   <translation>Serverinstellingen</translation>
  </message>
  <message>
   <source>Mail server</source>
   <translation>Mailserver</translation>
  </message>
  <message>
   <source>Encryption</source>
   <translation>Versleuteling</translation>
  </message>
  <message>
   <source>STARTTLS (most common)</source>
   <translation>STARTTLS (gebruikelijk)</translation>
  </message>
  <message>
   <source>TLS from the start</source>
   <translation>TLS vanaf het begin</translation>
  </message>
  <message>
   <source>None (only on this computer)</source>
   <translation>Geen (alleen op deze computer)</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Poort</translation>
  </message>
  <message>
   <source>User name</source>
   <translation>Gebruikersnaam</translation>
  </message>
  <message>
   <source>If empty: the email address</source>
   <translation>Leeg: het e-mailadres</translation>
  </message>
  <message>
   <source>App password</source>
   <translation>App-wachtwoord</translation>
  </message>
  <message>
   <source>Looking up</source>
   <translation>Wordt nagekeken</translation>
  </message>
  <message>
   <source>Its mail server is {host}.</source>
   <translation>De mailserver is {host}.</translation>
  </message>
  <message>
   <source>Unchanged</source>
   <translation>Ongewijzigd</translation>
  </message>
  <message>
   <source>Sending the test</source>
   <translation>Test wordt verzonden</translation>
  </message>
  <message>
   <source>An email address, such as name@company.example.</source>
   <translation>Een e-mailadres, zoals name@company.example.</translation>
  </message>
  <message>
   <source>The name of your mail server, such as smtp.company.example.</source>
   <translation>De naam van uw mailserver, zoals smtp.company.example.</translation>
  </message>
  <message>
   <source>A number from 1 to 65535; usually 587.</source>
   <translation>Een getal van 1 tot 65535; meestal 587.</translation>
  </message>
  <message>
   <source>Enter the password.</source>
   <translation>Het wachtwoord is nodig.</translation>
  </message>
  <message>
   <source>These values cannot be used together.</source>
   <translation>Deze waarden kunnen niet samen worden gebruikt.</translation>
  </message>
  <message>
   <source>{provider} accepts no password from other programs, and this version of the app cannot sign in there. Use an address of another provider.</source>
   <translation>{provider} accepteert geen wachtwoord van andere programma’s, en deze versie van de app kan zich daar niet aanmelden. Gebruik een adres bij een andere aanbieder.</translation>
  </message>
  <message>
   <source>This version of the app cannot sign in with {title}. Use an app password: you create it in the settings of {provider}.</source>
   <translation>Deze versie van de app kan zich niet aanmelden bij {title}. Gebruik een app-wachtwoord: {provider} maakt er een voor deze app in de instellingen.</translation>
  </message>
  <message>
   <source>{provider} requires a password made for this app, not your usual one. You create it in its settings.</source>
   <translation>{provider} wil een wachtwoord speciaal voor deze app, niet uw gewone. U maakt het in de instellingen daar.</translation>
  </message>
  <message>
   <source>{provider} lets other programs send once you allow it in its settings (POP3, IMAP, SMTP).</source>
   <translation>{provider} laat andere programma’s verzenden zodra u dat daar in de instellingen hebt toegestaan (POP3, IMAP, SMTP).</translation>
  </message>
  <message>
   <source>Its mail server is looked up when you send the test.</source>
   <translation>De mailserver wordt opgezocht wanneer u test.</translation>
  </message>
  <message>
   <source>{domain} does not answer. Check the address and your internet connection, or enter the mail server.</source>
   <translation>{domain} antwoordt niet. Controleer het adres en uw internetverbinding, of vul de mailserver in.</translation>
  </message>
  <message>
   <source>No settings for {domain} were found. Enter its mail server: its help pages name it.</source>
   <translation>Er zijn geen instellingen van {domain} gevonden. Vul de mailserver in; die staat op de hulppagina’s.</translation>
  </message>
  <message>
   <source>{domain} publishes no settings. A public table may have them; it learns this domain, not your address.</source>
   <translation>{domain} publiceert geen instellingen. Een openbare lijst heeft ze misschien; die leert dit domein kennen, niet uw adres.</translation>
  </message>
  <message>
   <source>Saved. Practice sends nothing, so it was not tested.</source>
   <translation>Opgeslagen. In Oefenen wordt niets verzonden, dus er is niet getest.</translation>
  </message>
  <message>
   <source>Saved. A test message is on its way to you.</source>
   <translation>Opgeslagen. Er is een testbericht naar u onderweg.</translation>
  </message>
  <message>
   <source>Reminders are sent from your own address, so debtors answer you.</source>
   <translation>Herinneringen komen van uw eigen adres: debiteuren antwoorden u.</translation>
  </message>
  <message>
   <source>In use. You signed in with {provider}.</source>
   <translation>In gebruik. U bent aangemeld bij {provider}.</translation>
  </message>
  <message>
   <source>In use. The password is sealed and never shown.</source>
   <translation>In gebruik. Het wachtwoord is verzegeld en wordt nooit getoond.</translation>
  </message>
 </context>
 <context>
  <name>MessageCard</name>
  <message>
   <source>Previous invoice</source>
   <translation>Vorige factuur</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Volgende factuur</translation>
  </message>
  <message>
   <source>Letters only for this invoice</source>
   <translation>Alleen brieven voor deze factuur</translation>
  </message>
  <message>
   <source>{at} of {count}</source>
   <translation>{at} van {count}</translation>
  </message>
  <message>
   <source>Next message</source>
   <translation>Volgend bericht</translation>
  </message>
  <message>
   <source>No further message is planned.</source>
   <translation>Er is geen volgend bericht gepland.</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>De tekst wordt opgezocht…</translation>
  </message>
  <message>
   <source>Sent to {to}, {moment}.</source>
   <translation>Verzonden aan {to}, {moment}.</translation>
  </message>
  <message>
   <source>Leaves once your mailbox is set up. You can still undo it.</source>
   <translation>Gaat weg zodra uw mailbox is ingesteld. U kunt het nog ongedaan maken.</translation>
  </message>
  <message>
   <source>Will be sent in a few seconds. You can still undo it.</source>
   <translation>Vertrekt over enkele seconden. U kunt het nog ongedaan maken.</translation>
  </message>
  <message>
   <source>Your mail server is accepting it.</source>
   <translation>Uw mailserver neemt het nu aan.</translation>
  </message>
  <message>
   <source>Being skipped…</source>
   <translation>Wordt overgeslagen…</translation>
  </message>
  <message>
   <source>Being changed…</source>
   <translation>Wordt gewijzigd…</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Verzending per</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Wanneer</translation>
  </message>
  <message>
   <source>{moment}, {when}</source>
   <translation>{moment}, {when}</translation>
  </message>
  <message>
   <source>{moment}, if you approve now</source>
   <translation>{moment}, als u nu goedkeurt</translation>
  </message>
  <message>
   <source>As soon as the plan is approved; at night and at weekends on the next working day</source>
   <translation>Zodra het plan is goedgekeurd; ’s nachts en in het weekend op de volgende werkdag</translation>
  </message>
  <message>
   <source>{moment}, if the plan is approved</source>
   <translation>{moment}, als het plan is goedgekeurd</translation>
  </message>
 </context>
 <context>
  <name>MessageSheet</name>
  <message>
   <source>To</source>
   <translation>Aan</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Wanneer</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>Contactpersoon</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Resultaat</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notities</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Onderwerp</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Tekst van het bericht</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
  <message>
   <source>Save as sent…</source>
   <translation>Opslaan zoals verzonden…</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Opslaan</translation>
  </message>
  <message>
   <source>Open the letter</source>
   <translation>Brief openen</translation>
  </message>
  <message>
   <source>Practice: nothing was sent.</source>
   <translation>Oefenen: er is niets verzonden.</translation>
  </message>
  <message>
   <source>Sent.</source>
   <translation>Verzonden.</translation>
  </message>
 </context>
 <context>
  <name>NameDialog</name>
  <message>
   <source>Name</source>
   <translation>Naam</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Bewaren</translation>
  </message>
 </context>
 <context>
  <name>NarrowedLine</name>
  <message>
   <source>Clear</source>
   <translation>Wissen</translation>
  </message>
  <message numerus="yes">
   <source>%n filter(s)</source>
   <translation>
    <numerusform>%n filter</numerusform>
    <numerusform>%n filters</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>NeverCard</name>
  <message>
   <source>Never contact</source>
   <translation>Nooit benaderen</translation>
  </message>
  <message>
   <source>Email address or phone number</source>
   <translation>E-mailadres of telefoonnummer</translation>
  </message>
  <message>
   <source>name@company.example</source>
   <translation>naam@bedrijf.example</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Waarom</translation>
  </message>
  <message>
   <source>Search the list</source>
   <translation>In de lijst zoeken</translation>
  </message>
  <message>
   <source>Nobody is on the list</source>
   <translation>Niemand staat op de lijst</translation>
  </message>
  <message numerus="yes">
   <source>%n on the list</source>
   <translation>
    <numerusform>%n op de lijst</numerusform>
    <numerusform>%n op de lijst</numerusform>
   </translation>
  </message>
  <message>
   <source>There are more: search for the one you need.</source>
   <translation>Er zijn er meer: zoek degene die u nodig hebt.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wordt opgeslagen</translation>
  </message>
  <message>
   <source>Nobody is contacted at {address} any more.</source>
   <translation>Op {address} wordt niemand meer benaderd.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>De dienst wordt bevraagd…</translation>
  </message>
  <message>
   <source>Nothing on the list matches.</source>
   <translation>Niets in de lijst bevat dit.</translation>
  </message>
  <message>
   <source>The list is empty. What you enter here gets no email, call or text message from any recovery.</source>
   <translation>De lijst is leeg. Wat u hier invoert, krijgt van geen enkele incasso een e-mail, telefoontje of sms.</translation>
  </message>
  <message>
   <source>No email, call or text message goes to these, whichever invoice it is about.</source>
   <translation>Geen e-mail, telefoontje of sms gaat hierheen, om welke factuur het ook gaat.</translation>
  </message>
  <message>
   <source>Contact again</source>
   <translation>Weer benaderen</translation>
  </message>
  <message>
   <source>Contact {address} again</source>
   <translation>{address} weer benaderen</translation>
  </message>
  <message>
   <source>This is neither an email address nor a phone number.</source>
   <translation>Dit is geen e-mailadres en geen telefoonnummer.</translation>
  </message>
 </context>
 <context>
  <name>NewsSheet</name>
  <message>
   <source>What’s new</source>
   <translation>Wat is er nieuw</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Versie {version}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
 </context>
 <context>
  <name>NoCorrectionSheet</name>
  <message>
   <source>The details cannot be corrected</source>
   <translation>De gegevens kunnen niet worden gecorrigeerd</translation>
  </message>
  <message>
   <source>This service has no way to correct a debtor’s details after the submission. You can add a contact with the right email address, or cancel this recovery and submit the invoice again with the right address.</source>
   <translation>Deze dienst kan de gegevens van een debiteur na het indienen niet corrigeren. U kunt een contact met het juiste e-mailadres toevoegen, of deze incasso annuleren en de factuur opnieuw indienen met het juiste adres.</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
 </context>
 <context>
  <name>NotesSection</name>
  <message>
   <source>Agreed interest rate</source>
   <translation>Afgesproken rentepercentage</translation>
  </message>
  <message>
   <source>Rounding</source>
   <translation>Afronding</translation>
  </message>
  <message>
   <source>Your notes</source>
   <translation>Uw notities</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notities</translation>
  </message>
  <message>
   <source>Saved as you type. The debtor does not see them.</source>
   <translation>Wordt tijdens het typen bewaard. De debiteur ziet ze niet.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Opslaan</translation>
  </message>
  <message>
   <source>More data</source>
   <translation>Overige gegevens</translation>
  </message>
  <message>
   <source>What other programs store here, such as the account number in your books.</source>
   <translation>Wat andere programma’s hier bewaren, zoals het nummer in uw boekhouding.</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Naam</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Waarde</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Toevoegen</translation>
  </message>
  <message>
   <source>Technical data</source>
   <translation>Alles zoals de dienst het heeft gemeld</translation>
  </message>
  <message>
   <source>Being saved…</source>
   <translation>Wordt opgeslagen…</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>{name} verwijderen</translation>
  </message>
  <message>
   <source>Everything is saved.</source>
   <translation>Alles is opgeslagen.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Een naam is vereist.</translation>
  </message>
  <message>
   <source>This name is taken; remove it first.</source>
   <translation>Deze naam is al in gebruik; verwijder die eerst.</translation>
  </message>
 </context>
 <context>
  <name>NoticeSettings</name>
  <message>
   <source>Notices</source>
   <translation>Meldingen</translation>
  </message>
  <message>
   <source>The Notices page always shows all of them. Choose which also appear on your desktop.</source>
   <translation>De pagina met meldingen bevat ze altijd allemaal. Dit is wat u actief wordt gemeld.</translation>
  </message>
  <message>
   <source>Show notifications on the desktop</source>
   <translation>Meldingen op het bureaublad tonen</translation>
  </message>
  <message>
   <source>What needs your answer</source>
   <translation>Wat uw antwoord vereist</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Betalingen</translation>
  </message>
  <message>
   <source>Recovered, cancelled, insolvent</source>
   <translation>Geïncasseerd, geannuleerd, insolvent</translation>
  </message>
  <message>
   <source>Every contact and step</source>
   <translation>Elk contactmoment en elke stap</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Uw onderneming</translation>
  </message>
  <message>
   <source>Quiet hours: what happens then is shown afterwards</source>
   <translation>Stille uren: wat dan gebeurt, wacht</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Van</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Tot</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nooit</translation>
  </message>
  <message>
   <source>{days} days before</source>
   <translation>{days} dagen ervoor</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>De dag ervoor</translation>
  </message>
  <message>
   <source>Remind me of deadlines</source>
   <translation>Mij aan termijnen herinneren</translation>
  </message>
  <message>
   <source>Keep working in the tray when the window is closed</source>
   <translation>In het systeemvak doorwerken wanneer het venster gesloten is</translation>
  </message>
  <message>
   <source>Where the desktop has a tray. “Quit” ends the app.</source>
   <translation>Waar het bureaublad een systeemvak heeft. Met Afsluiten stopt de app.</translation>
  </message>
  <message>
   <source>It begins and ends at the same hour, so nothing waits.</source>
   <translation>Begin en einde zijn hetzelfde uur: er wacht niets.</translation>
  </message>
 </context>
 <context>
  <name>NoticesPage</name>
  <message>
   <source>Notices</source>
   <translation>Meldingen</translation>
  </message>
  <message>
   <source>Only new</source>
   <translation>Alleen wat nieuw is</translation>
  </message>
  <message>
   <source>Mark all as read</source>
   <translation>Alles als gelezen markeren</translation>
  </message>
  <message>
   <source>Add deadlines to the calendar</source>
   <translation>Termijnen naar de agenda</translation>
  </message>
  <message>
   <source>Save your open deadlines as a file for any calendar</source>
   <translation>Schrijf uw openstaande termijnen naar een bestand dat elke agenda kan inlezen</translation>
  </message>
  <message>
   <source>You have seen everything.</source>
   <translation>U hebt alles gezien.</translation>
  </message>
  <message>
   <source>No notices yet</source>
   <translation>Er is nog niets gebeurd</translation>
  </message>
  <message>
   <source>Payments, answers, disputes and deadlines appear here, each with its invoice.</source>
   <translation>Betalingen, antwoorden, betwistingen en termijnen verschijnen hier, elk met de bijbehorende factuur.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Een factuur openen</translation>
  </message>
  <message numerus="yes">
   <source>%n new</source>
   <translation>
    <numerusform>%n nieuw</numerusform>
    <numerusform>%n nieuw</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing new. Earlier notices stay here.</source>
   <translation>Niets nieuws. Wat eerder werd gemeld, blijft hier staan.</translation>
  </message>
  <message>
   <source>Mark as read</source>
   <translation>Als gelezen markeren</translation>
  </message>
  <message>
   <source>Mark as read: {what}</source>
   <translation>Als gelezen markeren: {what}</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Openen</translation>
  </message>
  <message>
   <source>Open: {what}</source>
   <translation>Openen: {what}</translation>
  </message>
  <message>
   <source>And {count} more in its history</source>
   <translation>En nog {count} in de geschiedenis</translation>
  </message>
  <message>
   <source>New · {when}</source>
   <translation>Nieuw · {when}</translation>
  </message>
 </context>
 <context>
  <name>OnboardingPage</name>
  <message>
   <source>Your account is active</source>
   <translation>Uw account is actief</translation>
  </message>
  <message>
   <source>You can submit invoices now. The first one takes a minute.</source>
   <translation>U kunt nu facturen indienen. De eerste kost een minuut.</translation>
  </message>
  <message>
   <source>Submit an invoice</source>
   <translation>Een factuur indienen</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Land</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Aan wie is het geld verschuldigd?</translation>
  </message>
  <message>
   <source>This is what debtors read. It is saved as you type, and you can change it later.</source>
   <translation>Dit krijgen debiteuren te lezen. U kunt het later wijzigen; het wordt tijdens het typen opgeslagen.</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Bedrijf</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Naam</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>14 digits. Required for companies in France.</source>
   <translation>14 cijfers. Verplicht voor bedrijven in Frankrijk.</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Btw-nummer</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Straat en huisnummer</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Adres, tweede regel</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Postcode</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Plaats</translation>
  </message>
  <message>
   <source>You</source>
   <translation>U</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Voornaam</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Achternaam</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefoon</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Doorgaan</translation>
  </message>
  <message>
   <source>What that means</source>
   <translation>Wat dat betekent</translation>
  </message>
  <message>
   <source>Recoveries pause: nobody is contacted for you.</source>
   <translation>Incasso’s rusten: niemand wordt namens u aangeschreven of gebeld.</translation>
  </message>
  <message>
   <source>What debtors pay still arrives and is recorded.</source>
   <translation>Wat debiteuren betalen, komt nog steeds aan en wordt geregistreerd.</translation>
  </message>
  <message>
   <source>Nothing is lost. Everything resumes once the account is active again.</source>
   <translation>Er gaat niets verloren. Alles gaat verder waar het is gestopt zodra het account weer actief is.</translation>
  </message>
  <message>
   <source>Still needed</source>
   <translation>Nog nodig</translation>
  </message>
  <message>
   <source>Complete in the browser</source>
   <translation>In de browser aanvullen</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Vernieuwen</translation>
  </message>
  <message>
   <source>No browser could be opened. The address is {address}</source>
   <translation>Er kon geen browser worden geopend. Het adres is {address}</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Verplicht</translation>
  </message>
  <message>
   <source>Your account is suspended</source>
   <translation>Uw account is opgeschort</translation>
  </message>
  <message>
   <source>Almost there</source>
   <translation>Bijna klaar</translation>
  </message>
  <message>
   <source>The service stopped it. What it still needs is listed below; the app notices when it is done.</source>
   <translation>De dienst heeft het stopgezet. Wat nog nodig is, staat hieronder; de app merkt het vanzelf.</translation>
  </message>
  <message>
   <source>Complete this once; the app notices when it is done.</source>
   <translation>Vul dit eenmaal aan; de app merkt het vanzelf.</translation>
  </message>
  <message>
   <source>Checking what the service needs…</source>
   <translation>Er wordt gekeken wat de dienst nodig heeft…</translation>
  </message>
  <message>
   <source>The service gives no reason. Ask it in the browser why the account is suspended.</source>
   <translation>De dienst noemt niets. Vraag in de browser waarom het account is opgeschort.</translation>
  </message>
  <message>
   <source>Everything is in. The service is checking it now.</source>
   <translation>Alles is aangeleverd. De dienst controleert het nu.</translation>
  </message>
  <message>
   <source>The page in the browser shows what the service still needs.</source>
   <translation>De pagina in de browser toont wat de dienst nog nodig heeft.</translation>
  </message>
  <message>
   <source>Overdue</source>
   <translation>Te laat</translation>
  </message>
  <message>
   <source>Needed now</source>
   <translation>Nu nodig</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Later</translation>
  </message>
 </context>
 <context>
  <name>OpenedFile</name>
  <message>
   <source>Save as…</source>
   <translation>Opslaan als…</translation>
  </message>
  <message>
   <source>Show in folder</source>
   <translation>In de map tonen</translation>
  </message>
  <message>
   <source>Copy the path</source>
   <translation>Pad kopiëren</translation>
  </message>
  <message>
   <source>Opened outside of this app. If nothing appeared, save the file or open it from its folder.</source>
   <translation>Buiten deze app geopend. Verscheen er niets, sla het bestand dan op of open het vanuit zijn map.</translation>
  </message>
  <message>
   <source>No program on this computer opened the file. Save it, or open it from its folder.</source>
   <translation>Geen programma op deze computer heeft het bestand geopend. Sla het op of open het vanuit zijn map.</translation>
  </message>
  <message>
   <source>It could not be saved there. Choose another folder.</source>
   <translation>Daar kon het niet worden opgeslagen. Kies een andere map.</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Opgeslagen als {path}</translation>
  </message>
  <message>
   <source>The path is on the clipboard.</source>
   <translation>Het pad staat op het klembord.</translation>
  </message>
 </context>
 <context>
  <name>OrderNote</name>
  <message>
   <source>Rates…</source>
   <translation>Koersen…</translation>
  </message>
  <message>
   <source>Several currencies: each is sorted separately.</source>
   <translation>Meerdere valuta’s: elke wordt apart gesorteerd.</translation>
  </message>
  <message>
   <source>Sorted by your rates of {day}.</source>
   <translation>Gesorteerd met uw koersen van {day}.</translation>
  </message>
  <message>
   <source>Sorted separately, without a rate: {currencies}.</source>
   <translation>Apart gesorteerd, zonder koers: {currencies}.</translation>
  </message>
 </context>
 <context>
  <name>OtherDocumentCard</name>
  <message>
   <source>This is an invoice after all</source>
   <translation>Het is toch een factuur</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Verwijderen</translation>
  </message>
  <message>
   <source>Record against the invoice</source>
   <translation>Met de factuur verrekenen</translation>
  </message>
  <message>
   <source>Leave it out</source>
   <translation>Weglaten</translation>
  </message>
  <message>
   <source>The debtor is not asked to pay it.</source>
   <translation>De debiteur wordt niet om betaling gevraagd.</translation>
  </message>
  <message>
   <source>It reduces what {debtor} owes you.</source>
   <translation>Het verlaagt wat {debtor} u verschuldigd is.</translation>
  </message>
  <message>
   <source>It reduces an invoice.</source>
   <translation>Het verlaagt een factuur.</translation>
  </message>
  <message>
   <source>It reduces what {debtor} owes you. Record it on the invoice it belongs to: “{field}”.</source>
   <translation>Ze verlaagt wat {debtor} u schuldig is. Noteer haar bij de factuur waar ze bij hoort: ‘{field}’.</translation>
  </message>
  <message>
   <source>It reduces what your customer owes you. Record it on the invoice it belongs to: “{field}”.</source>
   <translation>Ze verlaagt wat uw klant u schuldig is. Noteer haar bij de factuur waar ze bij hoort: ‘{field}’.</translation>
  </message>
 </context>
 <context>
  <name>OtherEncryption</name>
  <message>
   <source>Try TLS from the start</source>
   <translation>TLS vanaf het begin proberen</translation>
  </message>
  <message>
   <source>Try STARTTLS</source>
   <translation>STARTTLS proberen</translation>
  </message>
 </context>
 <context>
  <name>Overview</name>
  <message>
   <source>Still owed by age</source>
   <translation>Nog verschuldigd naar ouderdom</translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Ouderdom</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Bedrag</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Facturen</translation>
  </message>
  <message>
   <source>Nothing is owed.</source>
   <translation>Er staat niets open.</translation>
  </message>
  <message>
   <source>How they usually pay</source>
   <translation>Hoe er meestal betaald wordt</translation>
  </message>
  <message>
   <source>People</source>
   <translation>Personen</translation>
  </message>
  <message>
   <source>No contacts yet.</source>
   <translation>Er is geen contact bekend.</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Alleen brieven: geen e-mails, geen telefoontjes</translation>
  </message>
  <message>
   <source>Show more invoices ({count})</source>
   <translation>Meer facturen tonen ({count})</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent instead.</source>
   <translation>Er is geen e-mailadres bekend: er gaan brieven.</translation>
  </message>
  <message>
   <source>Show all contacts ({count})</source>
   <translation>Alle contacten tonen ({count})</translation>
  </message>
  <message>
   <source>Not enough payments yet</source>
   <translation>Nog te weinig betalingen</translation>
  </message>
  <message>
   <source>This needs {count} paid invoices with a known day of payment.</source>
   <translation>Er zijn {count} betaalde facturen nodig waarvan de betaaldag hier bekend is.</translation>
  </message>
  <message>
   <source>Median of {count} paid invoices; between {earliest} and {latest}.</source>
   <translation>Mediaan van {count} betaalde facturen; tussen {earliest} en {latest}.</translation>
  </message>
  <message>
   <source>What happens next</source>
   <translation>Wat er nu gebeurt</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>Wat er is gebeurd</translation>
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation>Nog niets.</translation>
  </message>
  <message>
   <source>Show everything</source>
   <translation>Alles tonen</translation>
  </message>
  <message>
   <source>Saved. The next step will appear here.</source>
   <translation>Opgeslagen. De volgende stap verschijnt daarna hier.</translation>
  </message>
  <message>
   <source>All planned contacts ({count})</source>
   <translation>Alle geplande contactmomenten ({count})</translation>
  </message>
  <message>
   <source>Also planned: “{what}”, {when}.</source>
   <translation>Ook gepland: ‘{what}’, {when}.</translation>
  </message>
 </context>
 <context>
  <name>Palette</name>
  <message>
   <source>Go anywhere, do anything</source>
   <translation>Ga overal naartoe, doe alles</translation>
  </message>
  <message>
   <source>A page, an action, a debtor, a number</source>
   <translation>Een pagina, een actie, een debiteur, een nummer</translation>
  </message>
  <message>
   <source>Found</source>
   <translation>Gevonden</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Niets heet zo.</translation>
  </message>
 </context>
 <context>
  <name>PaperView</name>
  <message>
   <source>Page of the document</source>
   <translation>Pagina van het document</translation>
  </message>
 </context>
 <context>
  <name>PapersSection</name>
  <message>
   <source>Documents</source>
   <translation>Documenten</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Wordt geladen…</translation>
  </message>
  <message>
   <source>Of the {count} newest invoices. Older ones have theirs on their own page.</source>
   <translation>Van de {count} nieuwste facturen. Oudere hebben die op hun eigen pagina.</translation>
  </message>
  <message>
   <source>There are no documents yet. Letters and evidence appear here.</source>
   <translation>Er zijn nog geen documenten. Brieven en bewijsstukken verschijnen hier.</translation>
  </message>
  <message>
   <source>Submitted from this computer</source>
   <translation>Ingediend vanaf deze computer</translation>
  </message>
 </context>
 <context>
  <name>PassphraseDialog</name>
  <message>
   <source>Choose a passphrase</source>
   <translation>Een wachtwoordzin kiezen</translation>
  </message>
  <message>
   <source>Type your passphrase</source>
   <translation>Typ uw wachtwoordzin</translation>
  </message>
  <message>
   <source>No password store of this computer was opened. A passphrase then protects your mailbox password and your sign-ins. Write it down in a safe place: nobody can restore it.</source>
   <translation>Er is geen wachtwoordopslag van deze computer geopend. Een wachtwoordzin beschermt dan het wachtwoord van uw mailbox en uw aanmeldingen. Bewaar hem op een veilige plek: niemand kan hem herstellen.</translation>
  </message>
  <message>
   <source>You chose it on this computer. Nothing is sent anywhere.</source>
   <translation>U hebt de wachtwoordzin op deze computer gekozen. Er wordt niets verzonden.</translation>
  </message>
  <message>
   <source>Ask me at each start</source>
   <translation>Bij elke start vragen</translation>
  </message>
  <message>
   <source>Keep it on this computer</source>
   <translation>Op deze computer bewaren</translation>
  </message>
  <message>
   <source>Anyone who can use your account on this computer can then read it.</source>
   <translation>Wie uw account op deze computer kan gebruiken, kan hem dan lezen.</translation>
  </message>
  <message>
   <source>At least {count} characters.</source>
   <translation>Ten minste {count} tekens, alstublieft.</translation>
  </message>
  <message>
   <source>Passphrase</source>
   <translation>Wachtwoordzin</translation>
  </message>
  <message>
   <source>Repeat the passphrase</source>
   <translation>Nogmaals dezelfde</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Terug</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Opnieuw proberen</translation>
  </message>
  <message>
   <source>This passphrase is not right. Type it again.</source>
   <translation>Deze wachtwoordzin past niet. Typ hem opnieuw.</translation>
  </message>
  <message>
   <source>With a password store no passphrase is needed: install one of your system, and sign in to your desktop again before you choose a passphrase.</source>
   <translation>Met een wachtwoordopslag is geen wachtwoordzin nodig: installeer die van uw systeem en meld u opnieuw aan op uw bureaublad voordat u een wachtwoordzin kiest.</translation>
  </message>
  <message>
   <source>The password store of this computer is still locked, or does not answer.</source>
   <translation>De wachtwoordopslag van deze computer is nog vergrendeld of antwoordt niet.</translation>
  </message>
  <message>
   <source>Or unlock the password store of this computer and try again: then none is needed.</source>
   <translation>Of ontgrendel de wachtwoordopslag van deze computer en probeer het opnieuw: dan is er geen nodig.</translation>
  </message>
  <message>
   <source>Unlock</source>
   <translation>Ontgrendelen</translation>
  </message>
  <message>
   <source>Keep on this computer</source>
   <translation>Op deze computer bewaren</translation>
  </message>
  <message>
   <source>Protect with passphrase</source>
   <translation>Hiermee beveiligen</translation>
  </message>
  <message>
   <source>Type the passphrase that you chose.</source>
   <translation>Typ de wachtwoordzin die u hebt gekozen.</translation>
  </message>
  <message>
   <source>The two are not the same.</source>
   <translation>Dit is niet hetzelfde.</translation>
  </message>
 </context>
 <context>
  <name>PauseCard</name>
  <message>
   <source>Resume</source>
   <translation>Doorgaan</translation>
  </message>
  <message>
   <source>Change the day…</source>
   <translation>Dag wijzigen…</translation>
  </message>
 </context>
 <context>
  <name>PauseDebtorSheet</name>
  <message>
   <source>Pause all invoices of this debtor</source>
   <translation>Alle facturen van deze debiteur pauzeren</translation>
  </message>
  <message>
   <source>Pause all</source>
   <translation>Alles pauzeren</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
 </context>
 <context>
  <name>PauseDialog</name>
  <message>
   <source>Pause recovery</source>
   <translation>Incasso pauzeren</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pauzeren</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
 </context>
 <context>
  <name>PauseForm</name>
  <message>
   <source>Until a date</source>
   <translation>Tot een datum</translation>
  </message>
  <message>
   <source>Until I resume it</source>
   <translation>Tot ik het hervat</translation>
  </message>
  <message>
   <source>Last day of the pause</source>
   <translation>Laatste dag van de pauze</translation>
  </message>
  <message>
   <source>Nobody is contacted meanwhile. The debtor can still pay and answer, and promises and legal deadlines go on.</source>
   <translation>Intussen wordt niemand benaderd. De debiteur kan blijven betalen en antwoorden; toezeggingen en wettelijke termijnen lopen door.</translation>
  </message>
 </context>
 <context>
  <name>PauseManyDialog</name>
  <message numerus="yes">
   <source>Pause the recovery of %n invoice(s)?</source>
   <translation>
    <numerusform>De incasso van %n factuur pauzeren?</numerusform>
    <numerusform>De incasso van %n facturen pauzeren?</numerusform>
   </translation>
  </message>
  <message>
   <source>None of these can be paused</source>
   <translation>Geen van deze kan worden gepauzeerd</translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Deze blijven zoals ze zijn: {why}.</translation>
  </message>
  <message numerus="yes">
   <source>Pause %n invoice(s)</source>
   <translation>
    <numerusform>%n factuur pauzeren</numerusform>
    <numerusform>%n facturen pauzeren</numerusform>
   </translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
 </context>
 <context>
  <name>PausedCard</name>
  <message>
   <source>Paused</source>
   <translation>Gepauzeerd</translation>
  </message>
  <message>
   <source>And {count} more on the board</source>
   <translation>En nog {count} in het overzicht</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Openen</translation>
  </message>
 </context>
 <context>
  <name>PaymentDetail</name>
  <message>
   <source>Noted</source>
   <translation>Gezien</translation>
  </message>
  <message>
   <source>It is the same</source>
   <translation>Het is dezelfde</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Voor</translation>
  </message>
  <message>
   <source>Choose another invoice</source>
   <translation>Een andere factuur kiezen</translation>
  </message>
  <message>
   <source>Not for an invoice</source>
   <translation>Niet voor een factuur</translation>
  </message>
  <message>
   <source>Suggest again</source>
   <translation>Opnieuw voorstellen</translation>
  </message>
  <message>
   <source>Take back…</source>
   <translation>Terugnemen…</translation>
  </message>
  <message>
   <source>Or for one of these</source>
   <translation>Of voor een van deze</translation>
  </message>
  <message>
   <source>Choose the invoice</source>
   <translation>Factuur kiezen</translation>
  </message>
  <message>
   <source>The statement names no payer</source>
   <translation>Het afschrift noemt geen betaler</translation>
  </message>
  <message>
   <source>Booked</source>
   <translation>Geboekt</translation>
  </message>
  <message>
   <source>Arrived</source>
   <translation>Aangekomen</translation>
  </message>
  <message>
   <source>Came by</source>
   <translation>Herkomst</translation>
  </message>
  <message>
   <source>Account</source>
   <translation>Rekening</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Tekst</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Kenmerk</translation>
  </message>
  <message>
   <source>The service refused it: {reason}</source>
   <translation>De dienst heeft het geweigerd: {reason}</translation>
  </message>
  <message>
   <source>You took it back on {day}: it counts no longer.</source>
   <translation>U nam haar terug op {day}: ze telt niet meer.</translation>
  </message>
  <message>
   <source>Confirmed. It is being recorded.</source>
   <translation>Bevestigd. Wordt vastgelegd.</translation>
  </message>
  <message>
   <source>Recorded with the service.</source>
   <translation>Geregistreerd bij de dienst.</translation>
  </message>
  <message>
   <source>You set it aside. There is nothing left to do.</source>
   <translation>U hebt het terzijde gelegd: er is verder niets nodig.</translation>
  </message>
  <message>
   <source>The bank took back a payment that had arrived. If it had been recorded, tell the service: the invoice has to be opened again.</source>
   <translation>De bank heeft een ontvangen betaling teruggeboekt. Als die was geregistreerd, meld dit dan aan de dienst: de factuur moet worden heropend.</translation>
  </message>
  <message>
   <source>A payment of {amount} of {day} was already entered by hand for this invoice: is it this one?</source>
   <translation>Voor deze factuur is al een betaling van {amount} van {day} met de hand ingevoerd: is het deze?</translation>
  </message>
  <message>
   <source>No open invoice matches. Choose the invoice, or set the payment aside.</source>
   <translation>Geen openstaande factuur past. Kies de factuur of leg de betaling terzijde.</translation>
  </message>
  <message>
   <source>Paid directly: end the recovery</source>
   <translation>Rechtstreeks betaald: incasso beëindigen</translation>
  </message>
  <message>
   <source>Record another {amount}</source>
   <translation>Nog {amount} vastleggen</translation>
  </message>
  <message>
   <source>Record {amount}</source>
   <translation>{amount} registreren</translation>
  </message>
  <message>
   <source>This service accepts no payments from you. Recovery ends as paid directly, whatever is left. Once sent, this cannot be undone.</source>
   <translation>Deze dienst neemt geen betalingen van u aan. De incasso eindigt als rechtstreeks betaald, wat er ook nog openstaat. Dit kan na verzending niet ongedaan worden gemaakt.</translation>
  </message>
  <message>
   <source>The service learns that the money arrived, and sends no reminders for what is paid.</source>
   <translation>De dienst verneemt dat het geld is ontvangen en herinnert niemand aan wat betaald is.</translation>
  </message>
 </context>
 <context>
  <name>PaymentDialog</name>
  <message>
   <source>Record payment</source>
   <translation>Betaling vastleggen</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Bedrag</translation>
  </message>
  <message>
   <source>Arrived on</source>
   <translation>Ontvangen op</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Kenmerk</translation>
  </message>
  <message>
   <source>As on your bank statement, or your receipt for cash.</source>
   <translation>Zoals op uw rekeningafschrift, of op uw kwitantie bij contante betaling.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>This service accepts no single payments: recovery ends as cancelled because you were paid directly, and the debtor is told that everything is paid.</source>
   <translation>Deze dienst neemt geen losse betalingen aan: de incasso eindigt als geannuleerd omdat u rechtstreeks bent betaald, en de debiteur krijgt te horen dat alles is voldaan.</translation>
  </message>
  <message>
   <source>{rest} remains.</source>
   <translation>{rest} staat nog open.</translation>
  </message>
  <message>
   <source>About {rest} remains: interest on what is paid ends on the day it arrived.</source>
   <translation>Er blijft ongeveer {rest}: over wat betaald is loopt de rente tot de dag van ontvangst.</translation>
  </message>
  <message>
   <source>With this, everything is paid: contacts stop at once, and two days later it counts as recovered.</source>
   <translation>Hiermee is alles betaald: de contacten stoppen meteen, en twee dagen later geldt het als geïncasseerd.</translation>
  </message>
  <message>
   <source>{more} more than what is open arrived; this is noted.</source>
   <translation>Er is {more} meer ontvangen dan er openstaat; dat wordt genoteerd.</translation>
  </message>
  <message>
   <source>By your rule, recovery continues for it.</source>
   <translation>Volgens uw regel gaat de incasso daarvoor door.</translation>
  </message>
  <message>
   <source>By your rule, it is written off, and the invoice closes.</source>
   <translation>Volgens uw regel wordt het afgeboekt en wordt de factuur afgesloten.</translation>
  </message>
  <message>
   <source>Contacts pause, and you are asked what to do about it.</source>
   <translation>Het contact wordt onderbroken en u wordt gevraagd wat ermee moet gebeuren.</translation>
  </message>
  <message>
   <source>Enter the day it arrived, today at the latest.</source>
   <translation>De dag van ontvangst is vereist, uiterlijk vandaag.</translation>
  </message>
  <message>
   <source>Enter the amount that arrived.</source>
   <translation>Het ontvangen bedrag is vereist.</translation>
  </message>
 </context>
 <context>
  <name>PaymentsPage</name>
  <message>
   <source>Payments</source>
   <translation>Betalingen</translation>
  </message>
  <message>
   <source>Everything that was paid, and which invoice it pays.</source>
   <translation>Alles wat is betaald, en welke factuur daarmee is betaald.</translation>
  </message>
  <message>
   <source>Choose a statement</source>
   <translation>Een afschrift kiezen</translation>
  </message>
  <message>
   <source>Export for your books</source>
   <translation>Exporteren voor de boekhouding</translation>
  </message>
  <message>
   <source>Record a payment…</source>
   <translation>Betaling vastleggen…</translation>
  </message>
  <message>
   <source>Choose the columns</source>
   <translation>Kolommen benoemen</translation>
  </message>
  <message>
   <source>Check the columns</source>
   <translation>Kolommen controleren</translation>
  </message>
  <message>
   <source>Remove its payments</source>
   <translation>De betalingen ervan verwijderen</translation>
  </message>
  <message>
   <source>Payments received</source>
   <translation>Ontvangen betalingen</translation>
  </message>
  <message>
   <source>Drop a bank statement</source>
   <translation>Sleep een bankafschrift hierheen</translation>
  </message>
  <message>
   <source>Download it from your bank, as CSV, OFX, XML or MT940. It is read on this computer and stays here.</source>
   <translation>Download het bij uw bank, als CSV, OFX, XML of MT940. Het wordt op deze computer gelezen en blijft hier.</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exporteren</translation>
  </message>
  <message numerus="yes">
   <source>Record %n certain</source>
   <translation>
    <numerusform>%n zekere registreren</numerusform>
    <numerusform>%n zekere registreren</numerusform>
   </translation>
  </message>
  <message>
   <source>In Practice debtors pay without a bank: each payment is on its invoice at once.</source>
   <translation>Bij Oefenen betalen debiteuren zonder bank: de betaling staat meteen bij de factuur.</translation>
  </message>
  <message>
   <source>{sums} received from practice debtors. It is on their invoices: nothing to match here.</source>
   <translation>{sums} ontvangen van oefendebiteuren. Het staat bij hun facturen: hier hoeft niets gekoppeld te worden.</translation>
  </message>
 </context>
 <context>
  <name>PdfView</name>
  <message>
   <source>Page of the invoice</source>
   <translation>Pagina van de factuur</translation>
  </message>
  <message>
   <source>Previous page</source>
   <translation>Vorige pagina</translation>
  </message>
  <message>
   <source>Next page</source>
   <translation>Volgende pagina</translation>
  </message>
  <message>
   <source>Zoom out</source>
   <translation>Uitzoomen</translation>
  </message>
  <message>
   <source>Zoom in</source>
   <translation>Inzoomen</translation>
  </message>
  <message>
   <source>Fit width</source>
   <translation>Breedte passend</translation>
  </message>
  <message>
   <source>Fit width, then the whole page (Ctrl+0)</source>
   <translation>Breedte passend, daarna de hele pagina (Ctrl+0)</translation>
  </message>
  <message>
   <source>Draw a box to read again</source>
   <translation>Teken een kader om opnieuw te lezen</translation>
  </message>
  <message>
   <source>Loading the page…</source>
   <translation>De pagina wordt getekend…</translation>
  </message>
  <message>
   <source>{page} of {pages}</source>
   <translation>{page} van {pages}</translation>
  </message>
 </context>
 <context>
  <name>PlanCard</name>
  <message>
   <source>Recovery plan</source>
   <translation>Incassoplan</translation>
  </message>
  <message>
   <source>Relationship with debtors</source>
   <translation>Relatie met debiteuren</translation>
  </message>
  <message>
   <source>Keep them as customers</source>
   <translation>Als klant behouden</translation>
  </message>
  <message>
   <source>Balanced</source>
   <translation>Evenwichtig</translation>
  </message>
  <message>
   <source>Get the money</source>
   <translation>Het geld krijgen</translation>
  </message>
  <message>
   <source>Text messages are left out: this computer has no gateway to send them.</source>
   <translation>Sms-berichten vervallen: deze computer heeft geen gateway om ze te versturen.</translation>
  </message>
  <message>
   <source>Add a contact</source>
   <translation>Contactmoment toevoegen</translation>
  </message>
  <message>
   <source>Save plan</source>
   <translation>Plan opslaan</translation>
  </message>
  <message>
   <source>Save without approving</source>
   <translation>Opslaan zonder goed te keuren</translation>
  </message>
  <message>
   <source>Discard changes</source>
   <translation>Mijn wijzigingen ongedaan maken</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wordt opgeslagen</translation>
  </message>
  <message>
   <source>Will be approved in a few seconds. You can still undo it.</source>
   <translation>Wordt over enkele seconden goedgekeurd. U kunt het nog ongedaan maken.</translation>
  </message>
  <message>
   <source>Changed, not saved yet. It applies to recoveries that start after you save.</source>
   <translation>Gewijzigd, nog niet bewaard. Het geldt voor incasso’s die vanaf dan beginnen.</translation>
  </message>
  <message>
   <source>Saved. It applies to recoveries that start from now on.</source>
   <translation>Bewaard. Het geldt voor incasso’s die vanaf nu beginnen.</translation>
  </message>
  <message>
   <source>Approved for all invoices: later ones start without asking you. Days are working days from the start of a recovery.</source>
   <translation>Goedgekeurd voor alle facturen: latere beginnen zonder u te vragen. De dagen zijn werkdagen vanaf het begin van de incasso.</translation>
  </message>
  <message>
   <source>Nothing changed</source>
   <translation>Er is niets gewijzigd</translation>
  </message>
  <message>
   <source>Save and approve for all invoices</source>
   <translation>Opslaan en voor alle facturen goedkeuren</translation>
  </message>
  <message>
   <source>Approve for all invoices</source>
   <translation>Voor alle facturen goedkeuren</translation>
  </message>
  <message>
   <source>Invoices you approved one by one: {count}. Waiting for your approval: {waiting}.</source>
   <translation>Een voor een goedgekeurde facturen: {count}. In afwachting van uw goedkeuring: {waiting}.</translation>
  </message>
  <message>
   <source>Invoices you approved one by one: {count}. Later ones wait for your approval.</source>
   <translation>Een voor een goedgekeurde facturen: {count}. Latere wachten op uw goedkeuring.</translation>
  </message>
  <message>
   <source>Nothing is approved yet: no reminders are sent.</source>
   <translation>Er is nog niets goedgekeurd: er worden geen herinneringen verstuurd.</translation>
  </message>
  <message>
   <source>Approved here, the plan covers all invoices: later ones start without asking you.</source>
   <translation>Hier goedgekeurd geldt het plan voor alle facturen: latere beginnen zonder u te vragen.</translation>
  </message>
  <message>
   <source>Messages sent as soon as you approve it: {count}.</source>
   <translation>Berichten die vertrekken zodra u het goedkeurt: {count}.</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Dag</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Wijze</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>Toon</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Tekst</translation>
  </message>
  <message>
   <source>Contact {number}: working days after the start</source>
   <translation>Contactmoment {number}: werkdagen na het begin</translation>
  </message>
  <message>
   <source>Contact {number}: channel</source>
   <translation>Contactmoment {number}: wijze</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Vriendelijk</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Zakelijk</translation>
  </message>
  <message>
   <source>Firm</source>
   <translation>Dringend</translation>
  </message>
  <message>
   <source>Contact {number}: tone</source>
   <translation>Contactmoment {number}: toon</translation>
  </message>
  <message>
   <source>Contact {number}: text</source>
   <translation>Contactmoment {number}: tekst</translation>
  </message>
  <message>
   <source>Remove contact {number}</source>
   <translation>Contactmoment {number} verwijderen</translation>
  </message>
  <message>
   <source>This text is the same in every tone.</source>
   <translation>Deze tekst is in elke toon hetzelfde.</translation>
  </message>
  <message>
   <source>Working days: a number from 0 to {most}.</source>
   <translation>Werkdagen: een getal van 0 tot {most}.</translation>
  </message>
 </context>
 <context>
  <name>PlanEndedCard</name>
  <message>
   <source>What next?</source>
   <translation>Hoe nu verder?</translation>
  </message>
  <message>
   <source>Add another contact…</source>
   <translation>Andere contactpersoon toevoegen…</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Regeling voorstellen…</translation>
  </message>
  <message>
   <source>Write off…</source>
   <translation>Afboeken…</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>Het plan is afgelopen, zonder betaling. U beslist hoe het verdergaat.</translation>
  </message>
  <message>
   <source>The plan ended on {day} without payment. You decide what comes next.</source>
   <translation>Het plan is sinds {day} voorbij, zonder betaling. U beslist wat er volgt.</translation>
  </message>
  <message>
   <source>Case file with the court form</source>
   <translation>Dossier met het formulier voor de rechtbank</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Dossier downloaden</translation>
  </message>
 </context>
 <context>
  <name>PlannedContactsSection</name>
  <message>
   <source>Planned contacts</source>
   <translation>Geplande contactmomenten</translation>
  </message>
  <message>
   <source>Left out</source>
   <translation>Overgeslagen</translation>
  </message>
  <message>
   <source>Nobody is contacted at night, at weekends or on holidays; dates move accordingly.</source>
   <translation>Niemand wordt ’s nachts, in het weekend of op feestdagen benaderd; de datums schuiven dienovereenkomstig op.</translation>
  </message>
  <message>
   <source>Until then you can change each contact. Sending one now starts the recovery at once.</source>
   <translation>Tot die tijd kunt u elk contact wijzigen. Verstuurt u er nu een, dan begint de incasso meteen.</translation>
  </message>
  <message>
   <source>From then on you can read, change or skip each contact here.</source>
   <translation>Vanaf dan staat elk contact hier, om te lezen, te wijzigen of over te slaan.</translation>
  </message>
  <message>
   <source>Paid: nobody is contacted any more, unless the bank reverses the payment.</source>
   <translation>Betaald: er wordt niemand meer benaderd, tenzij de bank de betaling terughaalt.</translation>
  </message>
  <message>
   <source>Nothing is planned.</source>
   <translation>Er is niets gepland.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Wordt geladen…</translation>
  </message>
  <message>
   <source>Planned contacts appear once the service can be reached.</source>
   <translation>Wat gepland is, is bekend zolang de dienst bereikbaar is.</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Overslaan</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lezen</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Bewerken</translation>
  </message>
  <message>
   <source>Call now</source>
   <translation>Nu bellen</translation>
  </message>
  <message>
   <source>Call now: {what}</source>
   <translation>Nu bellen: {what}</translation>
  </message>
  <message>
   <source>Create letter now</source>
   <translation>Brief nu maken</translation>
  </message>
  <message>
   <source>Create letter now: {what}</source>
   <translation>Brief nu maken: {what}</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Nu versturen</translation>
  </message>
  <message>
   <source>Send now: {what}</source>
   <translation>Nu versturen: {what}</translation>
  </message>
  <message>
   <source>Bring forward…</source>
   <translation>Naar voren halen…</translation>
  </message>
  <message>
   <source>Bring forward: {what}</source>
   <translation>Naar voren halen: {what}</translation>
  </message>
  <message>
   <source>Read and approve</source>
   <translation>Lezen en goedkeuren</translation>
  </message>
  <message>
   <source>Read and approve: {what}</source>
   <translation>Lezen en goedkeuren: {what}</translation>
  </message>
  <message>
   <source>Skip: {what}</source>
   <translation>Overslaan: {what}</translation>
  </message>
  <message>
   <source>Read: {what}</source>
   <translation>Gelezen: {what}</translation>
  </message>
  <message>
   <source>Edit: {what}</source>
   <translation>Bewerken: {what}</translation>
  </message>
  <message>
   <source>Waits until you confirm the letter or call before it.</source>
   <translation>Wacht tot u de brief of het gesprek ervoor bevestigt.</translation>
  </message>
  <message>
   <source>Awaits your approval</source>
   <translation>Wacht op uw goedkeuring</translation>
  </message>
  <message>
   <source>{moment}, {when}</source>
   <translation>{moment}, {when}</translation>
  </message>
  <message>
   <source>Waits; it gets a new day once contacts resume</source>
   <translation>Wacht; wordt opnieuw gepland zodra het contact doorgaat</translation>
  </message>
  <message>
   <source>Waits until you have checked the text</source>
   <translation>Wacht tot u de tekst hebt gecontroleerd</translation>
  </message>
  <message>
   <source>Check the text…</source>
   <translation>Tekst controleren…</translation>
  </message>
  <message>
   <source>Check the text: {what}</source>
   <translation>Tekst controleren: {what}</translation>
  </message>
  <message>
   <source>Print and post it, then confirm it here.</source>
   <translation>Druk hem af en verstuur hem, en bevestig het dan hier.</translation>
  </message>
  <message>
   <source>Posted…</source>
   <translation>Verstuurd…</translation>
  </message>
  <message>
   <source>Posted…: {what}</source>
   <translation>Verstuurd…: {what}</translation>
  </message>
  <message>
   <source>Make this call, then note the outcome here.</source>
   <translation>Pleeg dit telefoontje en zeg dan hier wat het opleverde.</translation>
  </message>
  <message>
   <source>Called…</source>
   <translation>Gebeld…</translation>
  </message>
  <message>
   <source>Called…: {what}</source>
   <translation>Gebeld…: {what}</translation>
  </message>
  <message>
   <source>Waiting for you since {day}</source>
   <translation>Wacht op u sinds {day}</translation>
  </message>
  <message>
   <source>For you to do today</source>
   <translation>Vandaag door u te doen</translation>
  </message>
  <message>
   <source>Being recorded…</source>
   <translation>Wordt ingevoerd…</translation>
  </message>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} aan: {level}</translation>
  </message>
  <message>
   <source>Being approved…</source>
   <translation>Wordt goedgekeurd…</translation>
  </message>
  <message>
   <source>Being skipped…</source>
   <translation>Wordt overgeslagen…</translation>
  </message>
  <message>
   <source>Being made…</source>
   <translation>Wordt uitgevoerd…</translation>
  </message>
  <message>
   <source>Being changed…</source>
   <translation>Wordt gewijzigd…</translation>
  </message>
 </context>
 <context>
  <name>PlannedEditDialog</name>
  <message>
   <source>Edit call</source>
   <translation>Gesprek bewerken</translation>
  </message>
  <message>
   <source>Edit message</source>
   <translation>Bericht bewerken</translation>
  </message>
  <message>
   <source>Empty: as soon as the plan is approved</source>
   <translation>Leeg: zodra het plan is goedgekeurd</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Dag</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Via</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Onderwerp</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Tekst</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Wijzigen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>De tekst wordt opgezocht…</translation>
  </message>
  <message>
   <source>To {to}</source>
   <translation>Aan {to}</translation>
  </message>
  <message>
   <source>Replace {was} with {now}</source>
   <translation>{was} vervangen door {now}</translation>
  </message>
  <message>
   <source>Choose a day between today and {day}.</source>
   <translation>Er is een dag van vandaag tot en met {day} nodig.</translation>
  </message>
  <message>
   <source>Write a text, or skip this contact instead.</source>
   <translation>Er zou niets worden gezegd. Schrijf de tekst, of sla dit contactmoment over.</translation>
  </message>
  <message>
   <source>Nothing changed.</source>
   <translation>Er is niets gewijzigd.</translation>
  </message>
 </context>
 <context>
  <name>PlannedRow</name>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} aan: {level}</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lezen</translation>
  </message>
  <message>
   <source>Read: {what}, {when}</source>
   <translation>Lezen: {what}, {when}</translation>
  </message>
 </context>
 <context>
  <name>PracticeBand</name>
  <message>
   <source>Practice: nothing leaves this computer</source>
   <translation>Oefenen: niets verlaat deze computer</translation>
  </message>
  <message>
   <source>Next event</source>
   <translation>Volgende gebeurtenis</translation>
  </message>
  <message>
   <source>Next week</source>
   <translation>Een week verder</translation>
  </message>
  <message>
   <source>Start for real</source>
   <translation>Echt beginnen</translation>
  </message>
  <message>
   <source>Nothing more is planned. Decide at an open invoice what comes next.</source>
   <translation>Er is niets meer gepland. Bepaal bij een open factuur wat er verder gebeurt.</translation>
  </message>
  <message>
   <source>Nothing more happens. Add an invoice.</source>
   <translation>Er gebeurt niets meer. Voeg een factuur toe.</translation>
  </message>
  <message>
   <source>Practice clock: {moment}</source>
   <translation>Oefendatum: {moment}</translation>
  </message>
  <message>
   <source>Date: {moment}</source>
   <translation>Datum: {moment}</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) later</source>
   <translation>
    <numerusform>%n dag later</numerusform>
    <numerusform>%n dagen later</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>PracticeCompany</name>
  <message>
   <source>The practice company. It is invented: invoices you try here bear its name, and nothing is sent.</source>
   <translation>Het oefenbedrijf. Het is verzonnen: de facturen die u hier probeert, dragen zijn naam, en er wordt niets verzonden.</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Bedrijf</translation>
  </message>
  <message>
   <source>Start for real with your own company</source>
   <translation>Echt beginnen met uw eigen bedrijf</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Adres</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Btw-nummer</translation>
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
   <translation>Gelezen bestanden</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pauzeren</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Doorgaan</translation>
  </message>
  <message>
   <source>Remove unread files</source>
   <translation>Niet-gelezen verwijderen</translation>
  </message>
  <message>
   <source>{done} of {whole} read</source>
   <translation>{done} van {whole} gelezen</translation>
  </message>
  <message>
   <source>Paused: {words}</source>
   <translation>Gepauzeerd: {words}</translation>
  </message>
  <message numerus="yes">
   <source>%n could not be read</source>
   <translation>
    <numerusform>%n kon niet worden gelezen</numerusform>
    <numerusform>%n konden niet worden gelezen</numerusform>
   </translation>
  </message>
  <message>
   <source>Reading {name}</source>
   <translation>{name} wordt gelezen</translation>
  </message>
  <message>
   <source>All read</source>
   <translation>Alles gelezen</translation>
  </message>
 </context>
 <context>
  <name>ProgressRow</name>
  <message>
   <source>Try again</source>
   <translation>Opnieuw proberen</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Controleren</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Nu versturen</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Beide behouden</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Terugnemen</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Verwijderen</translation>
  </message>
  <message>
   <source>Review {name}</source>
   <translation>{name} controleren</translation>
  </message>
  <message>
   <source>Try {name} again</source>
   <translation>{name} opnieuw proberen</translation>
  </message>
  <message>
   <source>Send {name} now</source>
   <translation>{name} nu verzenden</translation>
  </message>
  <message>
   <source>Keep {name} and the other one</source>
   <translation>{name} en de andere behouden</translation>
  </message>
  <message>
   <source>Take {name} back</source>
   <translation>{name} terugnemen</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>{name} verwijderen</translation>
  </message>
 </context>
 <context>
  <name>PromiseDialog</name>
  <message>
   <source>The debtor promises to pay</source>
   <translation>De debiteur zegt betaling toe</translation>
  </message>
  <message>
   <source>Promised for</source>
   <translation>Betaling toegezegd voor</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Bedrag</translation>
  </message>
  <message>
   <source>Contacts pause until two working days after that day. If nothing has arrived by then, recovery resumes, and the next contact mentions the promise.</source>
   <translation>De contacten pauzeren tot twee werkdagen na die dag. Is er dan niets binnen, dan gaat de incasso door en noemt het volgende contact de toezegging.</translation>
  </message>
  <message>
   <source>Record promise</source>
   <translation>Toezegging invoeren</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
 </context>
 <context>
  <name>ProposeDialog</name>
  <message>
   <source>Propose an agreement</source>
   <translation>Regeling voorstellen</translation>
  </message>
  <message>
   <source>The debtor pays</source>
   <translation>De debiteur betaalt</translation>
  </message>
  <message>
   <source>The full amount, in instalments</source>
   <translation>Alles wat openstaat, in termijnen</translation>
  </message>
  <message>
   <source>A smaller amount; the rest is written off</source>
   <translation>Een kleiner bedrag; de rest wordt kwijtgescholden</translation>
  </message>
  <message>
   <source>Settlement amount</source>
   <translation>Schikkingsbedrag</translation>
  </message>
  <message>
   <source>Instalments</source>
   <translation>Termijnen</translation>
  </message>
  <message>
   <source>First payment</source>
   <translation>Eerste betaling</translation>
  </message>
  <message>
   <source>The debtor has already agreed to this</source>
   <translation>De debiteur is hiermee al akkoord</translation>
  </message>
  <message>
   <source>Message to the debtor</source>
   <translation>Bericht aan de debiteur</translation>
  </message>
  <message>
   <source>Propose</source>
   <translation>Voorstellen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message numerus="yes">
   <source>One plan for all %n open invoices of this debtor</source>
   <translation>
    <numerusform>Eén regeling voor de openstaande factuur van deze debiteur</numerusform>
    <numerusform>Eén regeling voor alle %n openstaande facturen van deze debiteur</numerusform>
   </translation>
  </message>
  <message>
   <source>Also covers {numbers}. The oldest invoice is paid first.</source>
   <translation>Ook voor {numbers}. De oudste factuur wordt het eerst betaald.</translation>
  </message>
  <message>
   <source>Record agreement</source>
   <translation>Regeling invoeren</translation>
  </message>
  <message>
   <source>It applies at once: contacts pause while it is kept, and a late instalment ends it.</source>
   <translation>De regeling is meteen van kracht: het contact rust zolang die wordt nagekomen, en een te late termijn beëindigt de regeling.</translation>
  </message>
  <message>
   <source>A letter that confirms it is prepared for the debtor.</source>
   <translation>Er wordt een brief voor de debiteur klaargemaakt die het bevestigt.</translation>
  </message>
  <message>
   <source>The debtor gets an email that confirms it, during office hours.</source>
   <translation>De debiteur krijgt tijdens kantooruren een e-mail die het bevestigt.</translation>
  </message>
  <message>
   <source>A letter with it is prepared for the debtor; contacts pause for up to seven days meanwhile.</source>
   <translation>Er wordt een brief met het voorstel voor de debiteur klaargemaakt; intussen rust het contact hoogstens zeven dagen.</translation>
  </message>
  <message>
   <source>The debtor gets it by email, during office hours; contacts pause for up to seven days meanwhile.</source>
   <translation>De debiteur krijgt het tijdens kantooruren per e-mail; intussen rust het contact hoogstens zeven dagen.</translation>
  </message>
  <message>
   <source>You write off {amount}.</source>
   <translation>U boekt {amount} af.</translation>
  </message>
  <message>
   <source>At least two: for a single payment, record a promise instead.</source>
   <translation>Minstens twee: voer voor één betaling een toezegging in.</translation>
  </message>
 </context>
 <context>
  <name>PursuitCard</name>
  <message>
   <source>What do you ask debtors for?</source>
   <translation>Wat vraagt u van debiteuren?</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Opnieuw proberen</translation>
  </message>
 </context>
 <context>
  <name>PursuitChoices</name>
  <message>
   <source>The invoice only</source>
   <translation>Alleen de factuur</translation>
  </message>
  <message>
   <source>The invoice, interest and fixed sums</source>
   <translation>De factuur, rente en vaste vergoeding</translation>
  </message>
  <message>
   <source>Companies</source>
   <translation>Bedrijven</translation>
  </message>
  <message>
   <source>Private persons</source>
   <translation>Aan particulieren wordt gevraagd</translation>
  </message>
  <message>
   <source>We ask them for interest at an agreed rate; without one, only after a formal notice, where the law grants it.</source>
   <translation>We vragen hun rente tegen het afgesproken percentage; anders alleen na een ingebrekestelling, als de wet dat toestaat.</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Tarief invullen</translation>
  </message>
  <message>
   <source>Before an invoice is due</source>
   <translation>Vóór de vervaldatum van een factuur</translation>
  </message>
  <message>
   <source>Send nothing</source>
   <translation>Niets verzenden</translation>
  </message>
  <message>
   <source>Send one friendly note, 3 days before</source>
   <translation>Eén vriendelijk bericht verzenden, 3 dagen ervoor</translation>
  </message>
  <message>
   <source>For invoices you submit before their due date. Their reminders begin after that date.</source>
   <translation>Voor facturen die u vóór hun vervaldatum indient. De herinneringen beginnen na die datum.</translation>
  </message>
  <message>
   <source>Example: an invoice of {amount}, {days} days late.</source>
   <translation>Voorbeeld: een factuur van {amount}, {days} dagen te laat.</translation>
  </message>
  <message>
   <source>No statutory interest is known for your country: only an agreed rate applies.</source>
   <translation>Voor uw land is geen wettelijke rente bekend: alleen een afgesproken percentage geldt.</translation>
  </message>
  <message>
   <source>Only the invoice: {amount}. With {interest} interest ({rate}% a year) and the fixed sum of {fee}: {total}.</source>
   <translation>Alleen de factuur: {amount}. Met {interest} rente ({rate}% per jaar) en de vaste vergoeding van {fee}: {total}.</translation>
  </message>
  <message>
   <source>Only the invoice: {amount}. With {interest} interest ({rate}% a year): {total}.</source>
   <translation>Alleen de factuur: {amount}. Met {interest} rente ({rate}% per jaar): {total}.</translation>
  </message>
  <message>
   <source>That is the last known rate. None is known from {day} on: no interest is claimed for the days since then, until the rate is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Dat is het laatst bekende percentage. Vanaf {day} is er geen bekend: over de dagen sindsdien wordt geen rente gevraagd, tot het percentage is ingevuld onder Instellingen → Incasso’s → Wettelijke rentepercentages.</translation>
  </message>
 </context>
 <context>
  <name>PursuitDialog</name>
  <message>
   <source>Ask for interest and the fixed sum?</source>
   <translation>Rente en vaste vergoeding vragen?</translation>
  </message>
  <message>
   <source>Ask for interest too?</source>
   <translation>Ook rente vragen?</translation>
  </message>
  <message>
   <source>Ask for the invoice only?</source>
   <translation>Alleen de factuur vragen?</translation>
  </message>
  <message>
   <source>Messages already sent stay as they are. The debtor’s page shows the new sum at once.</source>
   <translation>Berichten die al verzonden zijn, blijven zoals ze zijn. De pagina van de debiteur toont meteen het nieuwe bedrag.</translation>
  </message>
  <message>
   <source>Messages already sent stay as they are.</source>
   <translation>Berichten die al verzonden zijn, blijven zoals ze zijn.</translation>
  </message>
  <message>
   <source>Ask for interest and the fixed sum</source>
   <translation>Rente en vaste vergoeding vragen</translation>
  </message>
  <message>
   <source>Ask for interest too</source>
   <translation>Ook rente vragen</translation>
  </message>
  <message>
   <source>Ask for the invoice only</source>
   <translation>Alleen de factuur vragen</translation>
  </message>
  <message>
   <source>Change nothing</source>
   <translation>Zo laten</translation>
  </message>
  <message>
   <source>Interest is asked for too, from the day on which the law or the contract lets it run.</source>
   <translation>Ook rente wordt gevraagd, vanaf de dag waarop die volgens wet of contract loopt.</translation>
  </message>
  <message>
   <source>From the next message on, the debtor is asked for {total} instead of {rest}: {extras} of interest and fixed sum are added.</source>
   <translation>Vanaf het volgende bericht wordt de debiteur om {total} gevraagd in plaats van {rest}: {extras} aan rente en vaste vergoeding komt erbij.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>De rente loopt op met {amount} per dag.</translation>
  </message>
  <message>
   <source>The invoice is paid, and {extras} of interest and fixed sum is still open. Without it nothing remains: contacts stop at once, and the invoice closes as recovered.</source>
   <translation>De factuur is betaald en er staat nog {extras} aan rente en vaste vergoeding open. Zonder die blijft er niets over: de contacten stoppen meteen en de factuur wordt als geïnd gesloten.</translation>
  </message>
  <message>
   <source>From the next message on, the debtor is asked for {rest} instead of {total}: {extras} of interest and fixed sum are left out.</source>
   <translation>Vanaf het volgende bericht wordt de debiteur om {rest} gevraagd in plaats van {total}: {extras} aan rente en vaste vergoeding vervalt.</translation>
  </message>
 </context>
 <context>
  <name>QAbstractFileIconProvider</name>
  <message>
   <source>Drive</source>
   <translation>Station</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Bestand</translation>
  </message>
  <message>
   <source>%1 File</source>
   <translation>%1-bestand</translation>
  </message>
  <message>
   <source>Folder</source>
   <translation>Map</translation>
  </message>
  <message>
   <source>Shortcut</source>
   <translation>Snelkoppeling</translation>
  </message>
  <message>
   <source>Symbolic Link</source>
   <translation>Symbolische koppeling</translation>
  </message>
  <message>
   <source>Alias</source>
   <translation>Alias</translation>
  </message>
  <message>
   <source>Unknown</source>
   <translation>Onbekend</translation>
  </message>
 </context>
 <context>
  <name>QFileDialog</name>
  <message>
   <source>&amp;Look in:</source>
   <translation>&amp;Zoeken in:</translation>
  </message>
  <message>
   <source>Files of &amp;type:</source>
   <translation>Bestanden van het &amp;type:</translation>
  </message>
 </context>
 <context>
  <name>QrCode</name>
  <message>
   <source>QR code of the address</source>
   <translation>QR-code van het adres</translation>
  </message>
 </context>
 <context>
  <name>Queue</name>
  <message>
   <source>Submit invoices</source>
   <translation>Facturen indienen</translation>
  </message>
  <message>
   <source>Drop invoices anywhere on this window</source>
   <translation>Sleep facturen naar een willekeurige plek in dit venster</translation>
  </message>
  <message>
   <source>PDF, photos, XML invoices, saved messages, lists from your books (XLSX, ODS, CSV), ZIP and folders.</source>
   <translation>PDF, foto’s, XML-facturen, opgeslagen berichten, lijsten uit uw boekhouding (XLSX, ODS, CSV), ZIP en mappen.</translation>
  </message>
  <message>
   <source>Choose files</source>
   <translation>Bestanden kiezen</translation>
  </message>
  <message>
   <source>Use the sample invoice</source>
   <translation>Voorbeeldfactuur gebruiken</translation>
  </message>
  <message>
   <source>You have used every sample invoice. Drop one of your own, or enter one manually.</source>
   <translation>U hebt alle voorbeeldfacturen gebruikt. Sleep er een van uzelf hierheen of voer er een met de hand in.</translation>
  </message>
  <message>
   <source>Enter manually</source>
   <translation>Handmatig invoeren</translation>
  </message>
  <message>
   <source>Import a spreadsheet</source>
   <translation>Spreadsheet importeren</translation>
  </message>
  <message>
   <source>Another sample invoice</source>
   <translation>Nog een voorbeeldfactuur</translation>
  </message>
  <message>
   <source>Choose a folder</source>
   <translation>Een map kiezen</translation>
  </message>
  <message>
   <source>In progress</source>
   <translation>In behandeling</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Zoeken</translation>
  </message>
  <message>
   <source>Search invoices in progress</source>
   <translation>Zoeken in wat onderweg is</translation>
  </message>
  <message>
   <source>No matches.</source>
   <translation>Niets wat onderweg is, bevat deze woorden.</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Facturen openen</translation>
  </message>
  <message>
   <source>Open a folder of invoices</source>
   <translation>Een map met facturen openen</translation>
  </message>
  <message>
   <source>Open a spreadsheet of invoices</source>
   <translation>Een tabel met facturen openen</translation>
  </message>
  <message>
   <source>Tables (*.csv *.tsv *.xlsx *.xlsm *.xls *.ods)</source>
   <translation>Tabellen (*.csv *.tsv *.xlsx *.xlsm *.xls *.ods)</translation>
  </message>
  <message>
   <source>The invoice is being read on this computer.</source>
   <translation>De factuur wordt op deze computer gelezen.</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>Wordt gelezen…</translation>
  </message>
  <message numerus="yes">
   <source>%n left out</source>
   <translation>
    <numerusform>%n overgeslagen</numerusform>
    <numerusform>%n overgeslagen</numerusform>
   </translation>
  </message>
  <message>
   <source>You review each invoice first, or submit together what was read with certainty. Nothing is sent before that.</source>
   <translation>U controleert elke factuur eerst, of dient zeker gelezen facturen samen in. Daarvoor wordt niets verstuurd.</translation>
  </message>
  <message>
   <source>You review each invoice first. Nothing is sent before that.</source>
   <translation>U controleert elke factuur eerst. Daarvoor wordt niets verstuurd.</translation>
  </message>
  <message numerus="yes">
   <source>Show %n more</source>
   <translation>
    <numerusform>Nog %n tonen</numerusform>
    <numerusform>Nog %n tonen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Try %n failed again</source>
   <translation>
    <numerusform>%n mislukte opnieuw proberen</numerusform>
    <numerusform>%n mislukte opnieuw proberen</numerusform>
   </translation>
  </message>
  <message>
   <source>Submitting</source>
   <translation>Wordt ingediend</translation>
  </message>
  <message>
   <source>To be submitted {moment}</source>
   <translation>Wordt verzonden op {moment}</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>Gepauzeerd</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>Wacht</translation>
  </message>
  <message>
   <source>Uploading</source>
   <translation>Wordt geüpload</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Wordt gelezen</translation>
  </message>
  <message>
   <source>Still needed: {names}</source>
   <translation>Nog nodig: {names}</translation>
  </message>
  <message>
   <source>Ready to submit</source>
   <translation>Klaar om in te dienen</translation>
  </message>
  <message>
   <source>Ready to review</source>
   <translation>Klaar om te controleren</translation>
  </message>
  <message>
   <source>Postal address</source>
   <translation>Postadres</translation>
  </message>
  <message>
   <source>{contact} (or recover by letter)</source>
   <translation>{contact} (of per brief incasseren)</translation>
  </message>
  <message>
   <source>Looks like {name}: same invoice number and amount.</source>
   <translation>Lijkt op {name}: hetzelfde factuurnummer en hetzelfde bedrag.</translation>
  </message>
  <message>
   <source>Looks like {name}: same debtor, day and amount.</source>
   <translation>Lijkt op {name}: dezelfde debiteur, dag en hetzelfde bedrag.</translation>
  </message>
  <message>
   <source>Looks like another one: same debtor, day and amount.</source>
   <translation>Lijkt op een andere: dezelfde debiteur, dag en hetzelfde bedrag.</translation>
  </message>
  <message>
   <source>You can enter the fields manually.</source>
   <translation>U kunt de velden zelf invullen.</translation>
  </message>
 </context>
 <context>
  <name>Rail</name>
  <message>
   <source>Help</source>
   <translation>Hulp</translation>
  </message>
  <message>
   <source>Pages</source>
   <translation>Pagina’s</translation>
  </message>
 </context>
 <context>
  <name>RateField</name>
  <message>
   <source>{times} × legal rate</source>
   <translation>{times} × wettelijke rente</translation>
  </message>
  <message>
   <source>{times} times the legal rate of each half-year</source>
   <translation>{times} keer de wettelijke rente van elk halfjaar</translation>
  </message>
  <message>
   <source>{rate}% a year</source>
   <translation>{rate}% per jaar</translation>
  </message>
 </context>
 <context>
  <name>RatesCard</name>
  <message>
   <source>Statutory rates</source>
   <translation>Wettelijke rentepercentages</translation>
  </message>
  <message>
   <source>Correct a rate</source>
   <translation>Een percentage corrigeren</translation>
  </message>
  <message>
   <source>Half-year</source>
   <translation>Halfjaar</translation>
  </message>
  <message>
   <source>Rate published, % a year</source>
   <translation>Gepubliceerd percentage, % per jaar</translation>
  </message>
  <message>
   <source>Where it was published</source>
   <translation>Waar het is gepubliceerd</translation>
  </message>
  <message>
   <source>The central bank's page or the official journal, with its date.</source>
   <translation>De pagina van de centrale bank of het staatsblad, met datum.</translation>
  </message>
  <message>
   <source>Open where it is published</source>
   <translation>Pagina van publicatie openen</translation>
  </message>
  <message>
   <source>Save rate</source>
   <translation>Dit percentage invoeren</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wordt opgeslagen</translation>
  </message>
  <message>
   <source>Saved. Balances use it from now on.</source>
   <translation>Opgeslagen. De saldo’s rekenen er vanaf nu mee.</translation>
  </message>
  <message>
   <source>Interest by law rests on these rates.</source>
   <translation>De wettelijke rente berust op deze percentages.</translation>
  </message>
  <message>
   <source>The rate of the current half-year is missing. Until it is entered, no interest is claimed for it, and debtors are told nothing of it.</source>
   <translation>Het percentage van een begonnen halfjaar is hier niet bekend: tot het is ingevoerd wordt er geen rente over gevraagd en horen debiteuren er niets van.</translation>
  </message>
  <message>
   <source>The operator of this service enters it.</source>
   <translation>Wie deze dienst beheert, voert het in.</translation>
  </message>
  <message>
   <source>first half of {year}</source>
   <translation>eerste halfjaar van {year}</translation>
  </message>
  <message>
   <source>second half of {year}</source>
   <translation>tweede halfjaar van {year}</translation>
  </message>
  <message>
   <source>A number such as 2.15 or -0.88.</source>
   <translation>Een getal zoals 2,15 of -0,88.</translation>
  </message>
  <message>
   <source>Only a published rate counts: enter where it was published.</source>
   <translation>Alleen een gepubliceerd percentage telt: geef aan waar het staat.</translation>
  </message>
  <message>
   <source>European Central Bank, main refinancing operations</source>
   <translation>Europese Centrale Bank, basisherfinancieringstransacties</translation>
  </message>
  <message>
   <source>Deutsche Bundesbank, base rate (§ 247 BGB)</source>
   <translation>Deutsche Bundesbank, basisrente (§ 247 BGB)</translation>
  </message>
  <message>
   <source>Oesterreichische Nationalbank, base rate</source>
   <translation>Oesterreichische Nationalbank, basisrente</translation>
  </message>
  <message>
   <source>Bank of England, Bank Rate on the last day of the half-year before</source>
   <translation>Bank of England, basisrente (Bank Rate) op de laatste dag van het vorige halfjaar</translation>
  </message>
  <message>
   <source>Sveriges Riksbank, reference rate</source>
   <translation>Zweedse centrale bank (Sveriges Riksbank), referentierente</translation>
  </message>
  <message>
   <source>Danmarks Nationalbank, lending rate</source>
   <translation>Danmarks Nationalbank, uitleenrente</translation>
  </message>
  <message>
   <source>Czech National Bank, two-week repo rate</source>
   <translation>Tsjechische nationale bank, reporente voor twee weken</translation>
  </message>
  <message>
   <source>Narodowy Bank Polski, reference rate</source>
   <translation>Narodowy Bank Polski, referentierente</translation>
  </message>
  <message>
   <source>France, legal interest rate for creditors in business</source>
   <translation>Frankrijk, wettelijke rente voor zakelijke schuldeisers</translation>
  </message>
  <message>
   <source>Netherlands, legal interest rate owed by private persons</source>
   <translation>Nederland, wettelijke rente voor particulieren</translation>
  </message>
  <message>
   <source>Italy, legal interest rate (art. 1284 c.c.)</source>
   <translation>Italië, wettelijke rente (art. 1284 c.c.)</translation>
  </message>
  <message>
   <source>Spain, legal interest rate (art. 1108 CC)</source>
   <translation>Spanje, wettelijke rente (art. 1108 CC)</translation>
  </message>
  <message>
   <source>Its publisher: {rate}.</source>
   <translation>Daar wordt het gepubliceerd: {rate}.</translation>
  </message>
 </context>
 <context>
  <name>RatesSheet</name>
  <message>
   <source>Exchange rates for sorting</source>
   <translation>Wisselkoersen voor het sorteren</translation>
  </message>
  <message>
   <source>Invoices in several currencies are sorted by these rates. No amount is converted. A currency without a rate is sorted separately.</source>
   <translation>Facturen in meerdere valuta’s worden met deze koersen gesorteerd. Er wordt geen bedrag omgerekend. Een valuta zonder koers wordt apart gesorteerd.</translation>
  </message>
  <message>
   <source>Rates of</source>
   <translation>Koersen van</translation>
  </message>
  <message>
   <source>Use these rates</source>
   <translation>Deze koersen gebruiken</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Enter the day of these rates.</source>
   <translation>Voer de dag van deze koersen in.</translation>
  </message>
 </context>
 <context>
  <name>RawSheet</name>
  <message>
   <source>Technical data</source>
   <translation>Zoals de dienst het heeft gemeld</translation>
  </message>
  <message>
   <source>The receivable as JSON</source>
   <translation>De vordering als JSON</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopiëren</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
 </context>
 <context>
  <name>ReadField</name>
  <message>
   <source>Forget this correction</source>
   <translation>Deze correctie vergeten</translation>
  </message>
  <message>
   <source>Confirm</source>
   <translation>Bevestigen</translation>
  </message>
  <message>
   <source>Confirm {field}</source>
   <translation>{field} bevestigen</translation>
  </message>
 </context>
 <context>
  <name>ReadingCard</name>
  <message>
   <source>Debtors’ replies</source>
   <translation>Antwoorden van debiteuren</translation>
  </message>
  <message>
   <source>Read replies</source>
   <translation>Antwoorden lezen</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Meer</translation>
  </message>
  <message>
   <source>Server for reading (IMAP)</source>
   <translation>Server om te lezen (IMAP)</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Poort</translation>
  </message>
  <message>
   <source>Encryption</source>
   <translation>Versleuteling</translation>
  </message>
  <message>
   <source>TLS from the start (most common)</source>
   <translation>TLS vanaf het begin (gebruikelijk)</translation>
  </message>
  <message>
   <source>STARTTLS</source>
   <translation>STARTTLS</translation>
  </message>
  <message>
   <source>None (only on this computer)</source>
   <translation>Geen (alleen op deze computer)</translation>
  </message>
  <message>
   <source>The app checks the inbox of {address} for new messages. It reads only those that answer your reminders or come from a debtor’s address. Nothing is marked, moved or deleted.</source>
   <translation>De app zoekt nieuwe berichten in het postvak van {address}, leest alleen wat op uw herinneringen antwoordt of van het adres van een debiteur komt, en niets anders. Niets wordt gemarkeerd, verplaatst of verwijderd.</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>Niet meer lezen</translation>
  </message>
  <message>
   <source>Opening the mailbox</source>
   <translation>Mailbox wordt geopend</translation>
  </message>
  <message>
   <source>Off: debtors’ replies are only in your mailbox.</source>
   <translation>Uit: wat debiteuren antwoorden staat alleen in uw mailbox.</translation>
  </message>
  <message>
   <source>On. The first check follows in a moment.</source>
   <translation>Aan. De eerste keer kijken volgt zo.</translation>
  </message>
  <message>
   <source>On. Last checked: {moment}</source>
   <translation>Aan. Laatst gekeken: {moment}</translation>
  </message>
  <message>
   <source>Less</source>
   <translation>Minder</translation>
  </message>
  <message>
   <source>The name of the server, such as imap.company.example.</source>
   <translation>De naam van de server, zoals imap.company.example.</translation>
  </message>
  <message>
   <source>A number from 1 to 65535; usually 993.</source>
   <translation>Een getal van 1 tot 65535; meestal 993.</translation>
  </message>
 </context>
 <context>
  <name>ReceivableHeader</name>
  <message>
   <source>Back</source>
   <translation>Terug</translation>
  </message>
  <message>
   <source>Record payment…</source>
   <translation>Betaling vastleggen…</translation>
  </message>
  <message>
   <source>Record a credit note…</source>
   <translation>Creditnota invoeren…</translation>
  </message>
  <message>
   <source>Take a payment back…</source>
   <translation>Betaling terugnemen…</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Dossier downloaden</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>De dienst opnieuw vragen</translation>
  </message>
  <message>
   <source>Technical data</source>
   <translation>Alles zoals de dienst het heeft gemeld</translation>
  </message>
  <message>
   <source>Send separate reminders for this invoice</source>
   <translation>Apart aan deze factuur herinneren</translation>
  </message>
  <message>
   <source>Pause recovery…</source>
   <translation>Incasso pauzeren…</translation>
  </message>
  <message>
   <source>Cancel recovery…</source>
   <translation>Incasso annuleren…</translation>
  </message>
  <message>
   <source>Undo the cancellation</source>
   <translation>Annulering ongedaan maken</translation>
  </message>
  <message>
   <source>Submit again…</source>
   <translation>Opnieuw indienen…</translation>
  </message>
  <message>
   <source>More actions</source>
   <translation>Meer acties</translation>
  </message>
  <message>
   <source>Insolvent</source>
   <translation>Insolvent</translation>
  </message>
  <message>
   <source>{open} of {amount} open</source>
   <translation>{open} van {amount} open</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Factuur</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Wordt geladen…</translation>
  </message>
 </context>
 <context>
  <name>ReceivablePage</name>
  <message>
   <source>Correct it</source>
   <translation>Verbeteren</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Opnieuw proberen</translation>
  </message>
  <message>
   <source>The evidence is being sent</source>
   <translation>De bewijsstukken worden verzonden</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Samenvatting</translation>
  </message>
  <message>
   <source>Planned contacts</source>
   <translation>Geplande contactmomenten</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documenten</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notities</translation>
  </message>
  <message>
   <source>What you entered is saved and being sent; the service confirms it here.</source>
   <translation>Wat u hebt ingevoerd is opgeslagen en wordt verzonden; de dienst bevestigt het hier.</translation>
  </message>
  <message>
   <source>What you entered is saved and takes effect in a few seconds.</source>
   <translation>Wat u hebt ingevoerd is opgeslagen en geldt over enkele seconden.</translation>
  </message>
  <message>
   <source>The evidence is being sent: {percent}%.</source>
   <translation>De bewijsstukken worden verzonden: {percent}%.</translation>
  </message>
  <message>
   <source>The service does not know this invoice, or no longer does.</source>
   <translation>De dienst kent deze factuur niet, of niet meer.</translation>
  </message>
  <message>
   <source>The service refused your answer. {reason}</source>
   <translation>De dienst heeft uw antwoord geweigerd. {reason}</translation>
  </message>
 </context>
 <context>
  <name>RecordDisputeDialog</name>
  <message>
   <source>The debtor disputes the invoice</source>
   <translation>De debiteur betwist de factuur</translation>
  </message>
  <message>
   <source>They say that</source>
   <translation>Reden</translation>
  </message>
  <message>
   <source>In their words</source>
   <translation>In eigen woorden</translation>
  </message>
  <message>
   <source>Disputed amount</source>
   <translation>Betwist bedrag</translation>
  </message>
  <message>
   <source>Empty: the whole invoice</source>
   <translation>Leeg: de hele factuur</translation>
  </message>
  <message>
   <source>Recovery pauses, the debtor gets an acknowledgement, and you are asked for evidence.</source>
   <translation>De incasso pauzeert, de debiteur krijgt een bevestiging en u wordt om bewijs gevraagd.</translation>
  </message>
  <message>
   <source>Recovery pauses, and you are asked for evidence. The debtor has no email: nothing is sent.</source>
   <translation>De incasso rust en u wordt om bewijs gevraagd. De debiteur heeft geen e-mailadres: er wordt niets verzonden.</translation>
  </message>
  <message>
   <source>Record dispute</source>
   <translation>Betwisting invoeren</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
 </context>
 <context>
  <name>RecordManyDialog</name>
  <message numerus="yes">
   <source>Record %n invoice(s) as paid?</source>
   <translation>
    <numerusform>%n factuur als betaald vastleggen?</numerusform>
    <numerusform>%n facturen als betaald vastleggen?</numerusform>
   </translation>
  </message>
  <message>
   <source>No payment can be recorded for these</source>
   <translation>Voor deze kan geen betaling worden vastgelegd</translation>
  </message>
  <message>
   <source>Arrived on</source>
   <translation>Ontvangen op</translation>
  </message>
  <message numerus="yes">
   <source>Record %n as paid</source>
   <translation>
    <numerusform>%n als betaald boeken</numerusform>
    <numerusform>%n als betaald boeken</numerusform>
   </translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Deze blijven zoals ze zijn: {why}.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
  <message>
   <source>For each, the full open amount is recorded as received on this day. Contacts stop at once. You can undo this for a few seconds; after that you can take each payment back on its invoice’s page.</source>
   <translation>Voor elke wordt het hele openstaande bedrag als op deze dag ontvangen vastgelegd. De contacten stoppen meteen. U kunt dit enkele seconden ongedaan maken; daarna kunt u elke betaling op de pagina van de factuur terugnemen.</translation>
  </message>
  <message>
   <source>Enter the day it arrived, today at the latest.</source>
   <translation>De dag van ontvangst is vereist, uiterlijk vandaag.</translation>
  </message>
 </context>
 <context>
  <name>RecoverySection</name>
  <message>
   <source>Try again</source>
   <translation>Opnieuw proberen</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>De dienst wordt bevraagd…</translation>
  </message>
  <message>
   <source>This service decides itself how it recovers; it offers no settings here.</source>
   <translation>Deze dienst bepaalt zelf hoe hij incasseert; hij biedt hier geen instellingen.</translation>
  </message>
  <message>
   <source>Practice sends nothing and needs no mailbox. You set up yours when you start for real.</source>
   <translation>De oefening verzendt niets en heeft geen mailbox nodig. U stelt de uwe in wanneer u echt begint.</translation>
  </message>
 </context>
 <context>
  <name>RecoverySummaries</name>
  <message>
   <source>You print and post them</source>
   <translation>U print en post ze zelf</translation>
  </message>
  <message>
   <source>Into a folder, as PDF</source>
   <translation>Naar een map, als pdf</translation>
  </message>
  <message>
   <source>Through a provider</source>
   <translation>Via een aanbieder</translation>
  </message>
  <message>
   <source>The operator of this service posts them</source>
   <translation>De beheerder van deze dienst post ze</translation>
  </message>
  <message>
   <source>Not set up yet</source>
   <translation>Nog niet ingesteld</translation>
  </message>
  <message>
   <source>Not checked yet</source>
   <translation>Nog niet gecontroleerd</translation>
  </message>
  <message>
   <source>Checked: {domain}</source>
   <translation>Gecontroleerd: {domain}</translation>
  </message>
  <message>
   <source>Read by the app</source>
   <translation>Gelezen door de app</translation>
  </message>
  <message>
   <source>Only in your mailbox</source>
   <translation>Alleen in uw mailbox</translation>
  </message>
  <message numerus="yes">
   <source>{iban} and %n more</source>
   <translation>
    <numerusform>{iban} en nog een</numerusform>
    <numerusform>{iban} en nog %n</numerusform>
   </translation>
  </message>
  <message>
   <source>With your logo</source>
   <translation>Met uw logo</translation>
  </message>
  <message>
   <source>Without a logo</source>
   <translation>Zonder logo</translation>
  </message>
  <message>
   <source>your colour</source>
   <translation>uw kleur</translation>
  </message>
  <message>
   <source>the default colour</source>
   <translation>de standaardkleur</translation>
  </message>
  <message numerus="yes">
   <source>%n contact(s)</source>
   <translation>
    <numerusform>%n contact</numerusform>
    <numerusform>%n contacten</numerusform>
   </translation>
  </message>
  <message>
   <source>with interest</source>
   <translation>met rente</translation>
  </message>
  <message>
   <source>the invoice only</source>
   <translation>alleen de factuur</translation>
  </message>
  <message>
   <source>approved for all invoices</source>
   <translation>goedgekeurd voor alle facturen</translation>
  </message>
  <message>
   <source>not approved for all invoices</source>
   <translation>niet goedgekeurd voor alle facturen</translation>
  </message>
  <message>
   <source>You are asked every time</source>
   <translation>U wordt elke keer gevraagd</translation>
  </message>
  <message>
   <source>Some are answered in your name</source>
   <translation>Sommige worden namens u gegeven</translation>
  </message>
  <message numerus="yes">
   <source>Messages in %n language(s)</source>
   <translation>
    <numerusform>Berichten in %n taal</numerusform>
    <numerusform>Berichten in %n talen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>RememberedCorrections</name>
  <message>
   <source>Remembered corrections</source>
   <translation>Onthouden correcties</translation>
  </message>
  <message>
   <source>Forget all</source>
   <translation>Alles vergeten</translation>
  </message>
  <message>
   <source>Applied to the next invoice that looks the same, and marked there. Stored on this computer only.</source>
   <translation>Toegepast op de volgende factuur die er hetzelfde uitziet, en daar gemarkeerd. Alleen op deze computer bewaard.</translation>
  </message>
  <message>
   <source>Nothing yet. A correction is remembered once you submit the invoice, if its PDF prints the right value: the next one of this seller is read there. Your own words, and lines of an address, differ from invoice to invoice: they are not remembered.</source>
   <translation>Nog niets. Een correctie wordt onthouden zodra u de factuur indient, als de pdf de juiste waarde bevat: op de volgende van dezelfde verkoper wordt die daar gelezen. Uw eigen woorden en regels van een adres verschillen per factuur: die worden niet onthouden.</translation>
  </message>
  <message>
   <source>{field}: always {value}</source>
   <translation>{field}: altijd {value}</translation>
  </message>
  <message>
   <source>{field}: read where you showed it</source>
   <translation>{field}: gelezen waar u het hebt aangewezen</translation>
  </message>
  <message>
   <source>From {number}, seller {seller}</source>
   <translation>Van {number}, verkoper {seller}</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Vergeten</translation>
  </message>
  <message>
   <source>Forget the correction of {field}</source>
   <translation>De correctie van {field} vergeten</translation>
  </message>
 </context>
 <context>
  <name>RepliesHint</name>
  <message>
   <source>Debtors’ replies are only in your mailbox: the app reads them once you turn that on.</source>
   <translation>Antwoorden van debiteuren staan alleen in uw mailbox: de app leest ze zodra u dat inschakelt.</translation>
  </message>
  <message>
   <source>Read replies…</source>
   <translation>Antwoorden lezen…</translation>
  </message>
 </context>
 <context>
  <name>ReversalDialog</name>
  <message>
   <source>Take a payment back</source>
   <translation>Betaling terugnemen</translation>
  </message>
  <message>
   <source>{amount}, arrived on {day}</source>
   <translation>{amount}, ontvangen op {day}</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Betaling</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Waarom</translation>
  </message>
  <message>
   <source>Required, for your own records; the debtor does not read it.</source>
   <translation>Verplicht, voor uw eigen administratie; de debiteur leest het niet.</translation>
  </message>
  <message>
   <source>This invoice stays closed; a new one is opened for the amount.</source>
   <translation>Deze factuur blijft gesloten; voor het bedrag wordt een nieuwe geopend.</translation>
  </message>
  <message>
   <source>The amount is open again, and recovery continues for it.</source>
   <translation>Het bedrag staat weer open en de incasso gaat daarvoor door.</translation>
  </message>
  <message>
   <source>Take the payment back</source>
   <translation>Betaling terugnemen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Say why, in a few words.</source>
   <translation>Zeg kort waarom.</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <source>This invoice was entered manually or comes from a table, or its file cannot be shown here.</source>
   <translation>Deze factuur is met de hand ingevoerd of komt uit een tabel, of het bestand kan hier niet worden getoond.</translation>
  </message>
  <message>
   <source>No page to show</source>
   <translation>Geen pagina om te tonen</translation>
  </message>
  <message>
   <source>Review what was read</source>
   <translation>Controleer wat is gelezen</translation>
  </message>
  <message>
   <source>Previous invoice</source>
   <translation>Vorige factuur</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Volgende factuur</translation>
  </message>
  <message>
   <source>Submit anyway</source>
   <translation>Toch indienen</translation>
  </message>
  <message>
   <source>Recover this invoice</source>
   <translation>Deze factuur incasseren</translation>
  </message>
  <message>
   <source>Back to the list</source>
   <translation>Terug naar de lijst</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Verwijderen</translation>
  </message>
  <message>
   <source>{at} of {count}</source>
   <translation>{at} van {count}</translation>
  </message>
  <message>
   <source>Not read from the page: {names}</source>
   <translation>Niet van de pagina gelezen: {names}</translation>
  </message>
  <message>
   <source>In Practice this invoice goes out under the name {company}. Nobody receives it: nothing leaves this computer.</source>
   <translation>In Oefenen gaat deze factuur uit onder de naam {company}. Niemand ontvangt haar: niets verlaat deze computer.</translation>
  </message>
  <message>
   <source>Your account is not active yet: complete it first. This draft is kept.</source>
   <translation>Uw account is nog niet actief: vul het eerst aan. Dit concept blijft bewaard.</translation>
  </message>
  <message>
   <source>First answer above whether this is your invoice.</source>
   <translation>Zeg eerst of dit uw factuur is: de vraag staat hierboven.</translation>
  </message>
  <message>
   <source>First answer above whether it is the same invoice.</source>
   <translation>Geef eerst hierboven aan of het dezelfde factuur is.</translation>
  </message>
  <message>
   <source>First answer above whether the service already has it.</source>
   <translation>Zeg eerst of de dienst hem al heeft: de vraag staat hierboven.</translation>
  </message>
  <message>
   <source>Still needed: {names}. The button leads there.</source>
   <translation>Nog nodig: {names}. De knop brengt u erheen.</translation>
  </message>
  <message>
   <source>The service would refuse it: {reason} The button leads there.</source>
   <translation>De dienst zou ze weigeren: {reason} De knop brengt u erheen.</translation>
  </message>
  <message>
   <source>Saved. {amount} from {debtor}.</source>
   <translation>Opgeslagen. {amount} van {debtor}.</translation>
  </message>
 </context>
 <context>
  <name>RowMenu</name>
  <message>
   <source>Open</source>
   <translation>Openen</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopiëren</translation>
  </message>
  <message>
   <source>Copy this cell</source>
   <translation>Deze cel kopiëren</translation>
  </message>
  <message>
   <source>Only this debtor</source>
   <translation>Alleen van deze debiteur</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exporteren…</translation>
  </message>
  <message>
   <source>Tags…</source>
   <translation>Labels…</translation>
  </message>
  <message>
   <source>Pause…</source>
   <translation>Pauzeren…</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Doorgaan</translation>
  </message>
  <message>
   <source>Record as paid…</source>
   <translation>Als betaald vastleggen…</translation>
  </message>
  <message>
   <source>Cancel recovery…</source>
   <translation>Incasso annuleren…</translation>
  </message>
 </context>
 <context>
  <name>RulesCard</name>
  <message>
   <source>Automatic answers</source>
   <translation>Automatische antwoorden</translation>
  </message>
  <message>
   <source>After a partial payment</source>
   <translation>Na een gedeeltelijke betaling</translation>
  </message>
  <message>
   <source>Ask me every time</source>
   <translation>Mij elke keer vragen</translation>
  </message>
  <message>
   <source>Keep collecting the rest</source>
   <translation>Doorgaan voor het restant</translation>
  </message>
  <message>
   <source>Accept it and close</source>
   <translation>Als betaald afsluiten</translation>
  </message>
  <message>
   <source>{percent}% of the amount or more</source>
   <translation>{percent}% van het bedrag of meer</translation>
  </message>
  <message>
   <source>Accept settlements of</source>
   <translation>Een schikking aanvaarden vanaf</translation>
  </message>
  <message>
   <source>Up to {count} instalments</source>
   <translation>Tot {count} termijnen</translation>
  </message>
  <message>
   <source>Accept instalments</source>
   <translation>Termijnen aanvaarden</translation>
  </message>
  <message>
   <source>Up to {units}</source>
   <translation>Tot {units}</translation>
  </message>
  <message>
   <source>Close although a little is missing</source>
   <translation>Afsluiten ook als er iets ontbreekt</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nooit</translation>
  </message>
  <message>
   <source>In the currency of the invoice, for invoices you submit from now on.</source>
   <translation>In de valuta van de factuur, voor facturen die u vanaf nu indient.</translation>
  </message>
  <message>
   <source>Several open invoices of one debtor</source>
   <translation>Meerdere openstaande facturen van één debiteur</translation>
  </message>
  <message>
   <source>Send separate reminders</source>
   <translation>Aan elke factuur apart herinneren</translation>
  </message>
  <message>
   <source>Send one reminder for all</source>
   <translation>In één bericht aan alle herinneren</translation>
  </message>
  <message>
   <source>One message lists every invoice with a reminder due within a week. You can exclude any invoice.</source>
   <translation>Eén bericht noemt elke factuur waarvan de herinnering binnen een week valt. Elke factuur kan eruit worden gehaald.</translation>
  </message>
  <message>
   <source>Interest and fixed sums that are left once the invoice is paid</source>
   <translation>Rente en vaste vergoedingen die overblijven zodra de factuur is betaald</translation>
  </message>
  <message>
   <source>Waive them</source>
   <translation>Laten vallen</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Deze regels bewaren</translation>
  </message>
  <message>
   <source>Saved. They apply from now on.</source>
   <translation>Bewaard. Ze gelden vanaf nu.</translation>
  </message>
  <message>
   <source>What the service may answer in your name. The timeline shows each time it does.</source>
   <translation>Wat in uw naam mag worden beantwoord. Telkens wanneer dat gebeurt, vermeldt de geschiedenis het.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wordt opgeslagen</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorCard</name>
  <message>
   <source>Same debtor?</source>
   <translation>Dezelfde debiteur?</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorChoice</name>
  <message>
   <source>Same debtor</source>
   <translation>Dezelfde debiteur</translation>
  </message>
  <message>
   <source>Different debtors</source>
   <translation>Verschillende debiteuren</translation>
  </message>
  <message>
   <source>From now on both count as one: at most one contact a day and three a week for all invoices together. An insolvency, or an address that must not be contacted, applies to both. Once sent, this cannot be undone.</source>
   <translation>Vanaf nu tellen beide als één: hoogstens één contact per dag en drie per week voor alle facturen samen. Een insolventie geldt voor beide, net als een adres dat niet meer benaderd mag worden. Is het antwoord verzonden, dan kan het niet meer ongedaan worden gemaakt.</translation>
  </message>
  <message>
   <source>Each is contacted separately, as now. You are not asked again.</source>
   <translation>Elk wordt afzonderlijk benaderd, zoals nu. De vraag komt niet terug.</translation>
  </message>
  <message>
   <source>Two of your debtors are called {name}. Are they the same?</source>
   <translation>Twee van uw debiteuren heten {name}. Is het dezelfde?</translation>
  </message>
  <message>
   <source>Are {name} and {other} the same debtor?</source>
   <translation>Zijn {name} en {other} dezelfde debiteur?</translation>
  </message>
  <message>
   <source>not given</source>
   <translation>niet opgegeven</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Naam</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Btw-nummer</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Invoices ({count})</source>
   <translation>Facturen ({count})</translation>
  </message>
  <message>
   <source>{numbers} and {count} more</source>
   <translation>{numbers} en nog {count}</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorSheet</name>
  <message>
   <source>Same debtor?</source>
   <translation>Dezelfde debiteur?</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Later beslissen</translation>
  </message>
 </context>
 <context>
  <name>SenderDomainCard</name>
  <message>
   <source>SPF: {domain} names the servers that may send for it.</source>
   <translation>SPF: {domain} noemt de servers die ervoor mogen verzenden.</translation>
  </message>
  <message>
   <source>SPF is missing: mail servers cannot tell that a message from {domain} is yours. Ask the manager of the domain to add it.</source>
   <translation>SPF ontbreekt: mailservers kunnen niet zien dat een bericht van {domain} van u is. Vraag de beheerder van het domein om het toe te voegen.</translation>
  </message>
  <message>
   <source>There is more than one SPF record, so mail servers ignore them. Keep only one.</source>
   <translation>SPF staat er meer dan één keer, dus mailservers negeren het. Er mag maar één record blijven staan.</translation>
  </message>
  <message>
   <source>SPF lets every server send for {domain}, so it protects nothing.</source>
   <translation>SPF laat elke server voor {domain} verzenden en beschermt dus niet.</translation>
  </message>
  <message>
   <source>DKIM: {domain} publishes a key with which messages can be signed.</source>
   <translation>DKIM: {domain} publiceert een sleutel waarmee berichten ondertekend kunnen worden.</translation>
  </message>
  <message>
   <source>DKIM: no key was found under the usual names. The settings of your mail provider say whether messages are signed.</source>
   <translation>DKIM: er is geen sleutel gevonden onder de gebruikelijke namen. In de instellingen van uw mailprovider staat of berichten worden ondertekend.</translation>
  </message>
  <message>
   <source>DMARC is missing: some providers put messages without it into the junk folder. Ask the manager of the domain to add it.</source>
   <translation>DMARC ontbreekt: sommige providers zetten berichten dan in de map met ongewenste e-mail. Vraag de beheerder van het domein om het toe te voegen.</translation>
  </message>
  <message>
   <source>DMARC: {domain} lets forged messages be delivered.</source>
   <translation>DMARC: {domain} vraagt om vervalste berichten toch te bezorgen.</translation>
  </message>
  <message>
   <source>DMARC: forged messages go to the junk folder.</source>
   <translation>DMARC: vervalste berichten gaan naar de map met ongewenste e-mail.</translation>
  </message>
  <message>
   <source>DMARC: forged messages are refused.</source>
   <translation>DMARC: vervalste berichten worden geweigerd.</translation>
  </message>
  <message>
   <source>{name}: {domain} did not answer. Check again later.</source>
   <translation>{name}: {domain} antwoordde niet. Controleer het later opnieuw.</translation>
  </message>
  <message>
   <source>Will your messages arrive?</source>
   <translation>Komen uw berichten aan?</translation>
  </message>
  <message>
   <source>Mail servers check with your domain who may send for it. Only your own domain is asked.</source>
   <translation>Mailservers zoeken in uw domein op wie ervoor mag verzenden. Alleen uw eigen domein wordt bevraagd.</translation>
  </message>
  <message>
   <source>Check the domain</source>
   <translation>Domein controleren</translation>
  </message>
  <message>
   <source>Checking</source>
   <translation>Wordt gecontroleerd</translation>
  </message>
 </context>
 <context>
  <name>SendingBar</name>
  <message>
   <source>Sent so far</source>
   <translation>Tot nu toe verzonden</translation>
  </message>
  <message>
   <source>Show failed…</source>
   <translation>Mislukte tonen…</translation>
  </message>
  <message>
   <source>Cancel the rest</source>
   <translation>De rest annuleren</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
  <message>
   <source>{done} of {total} sent</source>
   <translation>{done} van {total} verzonden</translation>
  </message>
  <message>
   <source>{sent}, {failed} failed</source>
   <translation>{sent}, {failed} mislukt</translation>
  </message>
  <message>
   <source>{count} done</source>
   <translation>{count} klaar</translation>
  </message>
  <message>
   <source>{count} failed</source>
   <translation>{count} mislukt</translation>
  </message>
  <message>
   <source>{count} not started</source>
   <translation>{count} niet begonnen</translation>
  </message>
 </context>
 <context>
  <name>SeparateSheet</name>
  <message>
   <source>Which invoices don’t belong to {name}?</source>
   <translation>Welke facturen zijn niet van {name}?</translation>
  </message>
  <message>
   <source>In this app they then belong to another debtor; later invoices with the same name, numbers and email follow them. Nothing changes at the service. You can undo this at any time.</source>
   <translation>In deze app zijn ze dan van een andere debiteur; latere facturen met dezelfde naam, nummers en e-mail volgen. De dienst telt zoals voorheen. U kunt dit altijd terugdraaien.</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Facturen</translation>
  </message>
  <message>
   <source>Separate</source>
   <translation>Afsplitsen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
 </context>
 <context>
  <name>SettingsPage</name>
  <message>
   <source>Appearance</source>
   <translation>Weergave</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Meldingen</translation>
  </message>
  <message>
   <source>Recoveries</source>
   <translation>Incasso’s</translation>
  </message>
  <message>
   <source>Learned</source>
   <translation>Geleerd</translation>
  </message>
  <message>
   <source>Data</source>
   <translation>Gegevens</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>Ondersteuning</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Over de app</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Instellingen</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Thema</translation>
  </message>
  <message>
   <source>Match system</source>
   <translation>Volg het systeem</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Licht</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Donker</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Hoog contrast</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Tekstgrootte</translation>
  </message>
  <message>
   <source>Reduce motion</source>
   <translation>Minder beweging</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Taal</translation>
  </message>
  <message>
   <source>The language changes at the next start.</source>
   <translation>De taal verandert bij de volgende start.</translation>
  </message>
  <message>
   <source>{language} (not reviewed)</source>
   <translation>{language} (niet nagekeken)</translation>
  </message>
  <message>
   <source>Connection and data</source>
   <translation>Verbinding en gegevens</translation>
  </message>
  <message>
   <source>The password store of this computer is not available: you sign in at each start.</source>
   <translation>De wachtwoordopslag van deze computer is niet beschikbaar: u meldt zich bij elke start aan.</translation>
  </message>
  <message>
   <source>Use another connection</source>
   <translation>Een andere verbinding gebruiken</translation>
  </message>
  <message>
   <source>Sign out</source>
   <translation>Afmelden</translation>
  </message>
  <message>
   <source>Open the data folder</source>
   <translation>Gegevensmap openen</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Logboeken</translation>
  </message>
  <message>
   <source>For support. Names, addresses and secrets are left out.</source>
   <translation>Voor ondersteuning. Namen, adressen en geheimen zijn weggelaten.</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Logboek</translation>
  </message>
  <message>
   <source>Show the log</source>
   <translation>Logboek tonen</translation>
  </message>
  <message>
   <source>Save for support</source>
   <translation>Opslaan wat voor ondersteuning wordt getoond</translation>
  </message>
  <message>
   <source>Archive (*.zip)</source>
   <translation>Archief (*.zip)</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Adres</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>Omgeving</translation>
  </message>
  <message>
   <source>Connection</source>
   <translation>Verbinding</translation>
  </message>
  <message>
   <source>Creditor</source>
   <translation>Schuldeiser</translation>
  </message>
  <message>
   <source>Data folder</source>
   <translation>Gegevensmap</translation>
  </message>
 </context>
 <context>
  <name>SettingsState</name>
  <message>
   <source>Saved as {name}. It contains what you see here and nothing else.</source>
   <translation>Opgeslagen als {name}. Het bevat wat u hier ziet en verder niets.</translation>
  </message>
 </context>
 <context>
  <name>SettleDisputeDialog</name>
  <message>
   <source>The dispute ends, no answer is sent, and recovery resumes after five working days.</source>
   <translation>De betwisting eindigt, er wordt geen antwoord verzonden en de incasso gaat na vijf werkdagen verder.</translation>
  </message>
  <message>
   <source>The dispute ends, no answer is sent, and recovery resumes after five working days. Enter a credit note for the difference, or the agreement, before that: messages ask for the lower amount then.</source>
   <translation>De betwisting eindigt, er wordt geen antwoord verzonden en de incasso gaat na vijf werkdagen verder. Voer voor die tijd een creditnota voor het verschil in, of de regeling: berichten vragen dan om het lagere bedrag.</translation>
  </message>
  <message>
   <source>Settled with the debtor</source>
   <translation>Opgelost met de debiteur</translation>
  </message>
  <message>
   <source>The debtor pays</source>
   <translation>De debiteur betaalt</translation>
  </message>
  <message>
   <source>The same amount</source>
   <translation>Hetzelfde bedrag</translation>
  </message>
  <message>
   <source>A lower amount</source>
   <translation>Een lager bedrag</translation>
  </message>
  <message>
   <source>What was agreed</source>
   <translation>Wat is afgesproken</translation>
  </message>
  <message>
   <source>End the dispute</source>
   <translation>Betwisting beëindigen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Write what was agreed, in a few words.</source>
   <translation>Schrijf kort wat is afgesproken.</translation>
  </message>
 </context>
 <context>
  <name>SettledList</name>
  <message>
   <source>Less is open in your books than here</source>
   <translation>In uw boekhouding staat minder open dan hier</translation>
  </message>
  <message>
   <source>Tick what the app should take over. The rest stays as it is.</source>
   <translation>Vink aan wat moet worden overgenomen. De rest blijft zoals het is.</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>Allemaal</translation>
  </message>
  <message>
   <source>no longer in the list</source>
   <translation>niet meer in de lijst</translation>
  </message>
  <message>
   <source>paid in the list</source>
   <translation>betaald volgens de lijst</translation>
  </message>
  <message>
   <source>paid on {day}</source>
   <translation>betaald op {day}</translation>
  </message>
  <message>
   <source>the draft is removed</source>
   <translation>het concept wordt verwijderd</translation>
  </message>
  <message>
   <source>partly paid or credited in the list</source>
   <translation>in de lijst deels betaald of gecrediteerd</translation>
  </message>
  <message>
   <source>{amount} is noted on the draft as already paid or credited</source>
   <translation>{amount} wordt in het concept als al betaald of gecrediteerd genoteerd</translation>
  </message>
  <message>
   <source>record {amount}</source>
   <translation>{amount} boeken</translation>
  </message>
 </context>
 <context>
  <name>SetupPage</name>
  <message>
   <source>Country</source>
   <translation>Land</translation>
  </message>
  <message>
   <source>Signs your messages and letters, so that debtors can call.</source>
   <translation>Staat onder uw berichten en brieven, zodat debiteuren kunnen bellen.</translation>
  </message>
  <message>
   <source>Debtors pay into this account. Your messages name it.</source>
   <translation>Uw debiteuren betalen op deze rekening. Ze staat in uw berichten.</translation>
  </message>
  <message>
   <source>Company name</source>
   <translation>Naam van de onderneming</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Straat en huisnummer</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Postcode</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Plaats</translation>
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
   <translation>Hiervandaan gaan de herinneringen.</translation>
  </message>
  <message>
   <source>Account holder</source>
   <translation>Rekeninghouder</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Adres, tweede regel</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefoon</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Btw-nummer</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Doorgaan</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Verplicht</translation>
  </message>
  <message>
   <source>More details</source>
   <translation>Meer gegevens</translation>
  </message>
  <message>
   <source>SIRET or VAT number</source>
   <translation>SIRET of btw-nummer</translation>
  </message>
  <message>
   <source>Or a SIRET or VAT number, to look the company up.</source>
   <translation>Of een SIRET- of btw-nummer, om het bedrijf op te zoeken.</translation>
  </message>
  <message>
   <source>VAT or tax number</source>
   <translation>Btw-nummer of fiscaal nummer</translation>
  </message>
  <message>
   <source>Or a VAT number, to look the company up.</source>
   <translation>Of een btw-nummer, om het bedrijf op te zoeken.</translation>
  </message>
  <message>
   <source>Sort code and account number, or IBAN</source>
   <translation>Sort code en rekeningnummer, of IBAN</translation>
  </message>
  <message>
   <source>As your bank has it: debtors’ banks compare the name. Empty means {company}.</source>
   <translation>Zoals uw bank het heeft: banken van debiteuren vergelijken de naam. Leeg betekent {company}.</translation>
  </message>
  <message>
   <source>As your bank has it: debtors’ banks compare the name.</source>
   <translation>Zoals uw bank het heeft: banken van debiteuren vergelijken de naam.</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Uw onderneming</translation>
  </message>
  <message>
   <source>Step 1 of 2. Saved as you type, on this computer.</source>
   <translation>Stap 1 van 2. Wordt tijdens het typen op deze computer opgeslagen.</translation>
  </message>
  <message>
   <source>Messages and letters show this from now on. Your mailbox is in the settings.</source>
   <translation>Berichten en brieven dragen dit vanaf nu. De mailbox staat in de instellingen.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Opslaan</translation>
  </message>
 </context>
 <context>
  <name>SetupState</name>
  <message>
   <source>This is a number. Look the company up, or enter its name.</source>
   <translation>Dit is een nummer. Zoek het bedrijf op of voer de naam in.</translation>
  </message>
 </context>
 <context>
  <name>ShortcutList</name>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Sneltoetsen</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Facturen openen</translation>
  </message>
  <message>
   <source>Paste files or a picture</source>
   <translation>Bestanden of een afbeelding plakken</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Zoeken</translation>
  </message>
  <message>
   <source>Go anywhere, do anything</source>
   <translation>Ga overal naartoe, doe alles</translation>
  </message>
  <message>
   <source>Export the list, on the board</source>
   <translation>De lijst exporteren, in het overzicht</translation>
  </message>
  <message>
   <source>Print, on the statistics</source>
   <translation>Afdrukken, bij de statistieken</translation>
  </message>
  <message>
   <source>Board or table, on the board</source>
   <translation>Kaarten of tabel, in het overzicht</translation>
  </message>
  <message>
   <source>Calendar, in a date field</source>
   <translation>Kalender, in een datumveld</translation>
  </message>
  <message>
   <source>Submit the invoice shown</source>
   <translation>De getoonde factuur indienen</translation>
  </message>
  <message>
   <source>Next and previous invoice to review</source>
   <translation>Volgende en vorige te controleren factuur</translation>
  </message>
  <message>
   <source>Zoom in, zoom out, fit the page</source>
   <translation>In- en uitzoomen, breedte of hele pagina passend</translation>
  </message>
  <message>
   <source>Next and previous control</source>
   <translation>Volgend en vorig besturingselement</translation>
  </message>
  <message>
   <source>Back, or close what is open</source>
   <translation>Terug, of sluiten wat open is</translation>
  </message>
  <message>
   <source>Help for what is shown</source>
   <translation>Hulp bij wat wordt getoond</translation>
  </message>
  <message>
   <source>This list</source>
   <translation>Deze lijst</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Afsluiten</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
 </context>
 <context>
  <name>SignInPage</name>
  <message>
   <source>Waiting for the browser</source>
   <translation>Wachten op de browser</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Opnieuw proberen</translation>
  </message>
  <message>
   <source>Open the browser again</source>
   <translation>De browser opnieuw openen</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Adres kopiëren</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>The address was copied. Open it in any browser on this computer.</source>
   <translation>Het adres is gekopieerd. Open het in een willekeurige browser op deze computer.</translation>
  </message>
  <message>
   <source>Open the sign-in page yourself</source>
   <translation>Open zelf de aanmeldpagina</translation>
  </message>
  <message>
   <source>Continue in your browser</source>
   <translation>Ga verder in uw browser</translation>
  </message>
  <message>
   <source>Preparing</source>
   <translation>Wordt voorbereid</translation>
  </message>
  <message>
   <source>A page has opened there. Agree and come back: this window continues by itself.</source>
   <translation>Daar is een pagina geopend. Geef er toestemming en kom terug: dit venster gaat vanzelf verder.</translation>
  </message>
  <message>
   <source>The service is starting.</source>
   <translation>De dienst wordt gereedgemaakt.</translation>
  </message>
  <message>
   <source>You are signed in</source>
   <translation>U bent aangemeld</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Aanmelden</translation>
  </message>
  <message>
   <source>Your browser opens and asks you. Then this window continues by itself.</source>
   <translation>Uw browser opent en vraagt om uw toestemming. Daarna gaat dit venster vanzelf verder.</translation>
  </message>
  <message>
   <source>Not signed in</source>
   <translation>Niet aangemeld</translation>
  </message>
  <message>
   <source>Nothing changed. Try again whenever you like.</source>
   <translation>Er is niets gewijzigd. Probeer het opnieuw wanneer u wilt.</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Terug</translation>
  </message>
  <message>
   <source>No browser could be opened. Copy the address and open it yourself.</source>
   <translation>Er kon geen browser worden geopend. Kopieer het adres en open het zelf.</translation>
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
   <translation>Poort</translation>
  </message>
  <message>
   <source>User name</source>
   <translation>Gebruikersnaam</translation>
  </message>
  <message>
   <source>How the app signs in there</source>
   <translation>Hoe de app zich daar aanmeldt</translation>
  </message>
  <message>
   <source>With a key of its own</source>
   <translation>Met een eigen sleutel</translation>
  </message>
  <message>
   <source>With a key file</source>
   <translation>Met een sleutelbestand</translation>
  </message>
  <message>
   <source>With a password</source>
   <translation>Met een wachtwoord</translation>
  </message>
  <message>
   <source>Put this line into the file authorized_keys of that user on the server:</source>
   <translation>Zet deze regel in het bestand authorized_keys van die gebruiker op de server:</translation>
  </message>
  <message>
   <source>The app’s public key</source>
   <translation>De openbare sleutel van de app</translation>
  </message>
  <message>
   <source>Copy the line</source>
   <translation>Regel kopiëren</translation>
  </message>
  <message>
   <source>Key file</source>
   <translation>Sleutelbestand</translation>
  </message>
  <message>
   <source>Choose the file</source>
   <translation>Bestand kiezen</translation>
  </message>
  <message>
   <source>Password</source>
   <translation>Wachtwoord</translation>
  </message>
  <message>
   <source>Stored sealed on this computer.</source>
   <translation>Verzegeld bewaard op deze computer.</translation>
  </message>
  <message>
   <source>Public address</source>
   <translation>Openbaar adres</translation>
  </message>
  <message>
   <source>Where the internet reaches that port. Leave empty if the server says it.</source>
   <translation>Waar het internet die poort bereikt. Laat het leeg als de server het meldt.</translation>
  </message>
  <message>
   <source>Port on the server</source>
   <translation>Poort op de server</translation>
  </message>
  <message>
   <source>Empty: the server chooses.</source>
   <translation>Leeg: de server kiest.</translation>
  </message>
  <message>
   <source>Open on the server for</source>
   <translation>Op de server open voor</translation>
  </message>
  <message>
   <source>programs on the server, such as its web server</source>
   <translation>programma’s op de server, zoals de webserver</translation>
  </message>
  <message>
   <source>everybody, if the server allows it</source>
   <translation>iedereen, waar de server het toestaat</translation>
  </message>
  <message>
   <source>Passphrase of the key file</source>
   <translation>Wachtwoordzin van het sleutelbestand</translation>
  </message>
  <message>
   <source>Enter the name or address of your server.</source>
   <translation>De naam of het adres van uw server is nodig.</translation>
  </message>
  <message>
   <source>Enter the user the app signs in as.</source>
   <translation>De gebruiker waarmee de app zich aanmeldt is nodig.</translation>
  </message>
  <message>
   <source>Choose the file of the private key.</source>
   <translation>Kies het bestand van de privésleutel.</translation>
  </message>
  <message>
   <source>Enter the password.</source>
   <translation>Het wachtwoord is nodig.</translation>
  </message>
  <message>
   <source>A port is a number between 1 and 65535.</source>
   <translation>Een poort is een getal tussen 1 en 65535.</translation>
  </message>
  <message>
   <source>This has to be an https address without a path.</source>
   <translation>Dit moet een https-adres zonder pad zijn.</translation>
  </message>
  <message>
   <source>Choose a private key</source>
   <translation>Een privésleutel kiezen</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>Alle bestanden (*)</translation>
  </message>
 </context>
 <context>
  <name>StartingCard</name>
  <message>
   <source>Starting the service on this computer</source>
   <translation>De dienst start op deze computer</translation>
  </message>
  <message>
   <source>Setting up the practice company</source>
   <translation>Het oefenbedrijf wordt aangemaakt</translation>
  </message>
  <message>
   <source>Opening the first page</source>
   <translation>De eerste pagina gaat open</translation>
  </message>
  <message>
   <source>Starting practice</source>
   <translation>Oefenen start</translation>
  </message>
  <message>
   <source>This computer is being prepared</source>
   <translation>Deze computer wordt voorbereid</translation>
  </message>
  <message>
   <source>done</source>
   <translation>gedaan</translation>
  </message>
  <message>
   <source>to do</source>
   <translation>te doen</translation>
  </message>
  <message>
   <source>in progress</source>
   <translation>bezig</translation>
  </message>
 </context>
 <context>
  <name>StatementSheet</name>
  <message>
   <source>Statement of account</source>
   <translation>Rekeningoverzicht</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Taal</translation>
  </message>
  <message>
   <source>Your name and address</source>
   <translation>Uw naam en adres</translation>
  </message>
  <message>
   <source>Account for payment</source>
   <translation>Rekening voor de betaling</translation>
  </message>
  <message>
   <source>All open invoices as of today, with payments and days late, in each currency; without interest and fixed sums.</source>
   <translation>Alle facturen die vandaag openstaan, met betalingen en dagen te laat, in elke valuta; zonder rente en vaste vergoedingen.</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>Opslaan als pdf…</translation>
  </message>
  <message>
   <source>Print…</source>
   <translation>Afdrukken…</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Enter your name: the debtor must see who writes.</source>
   <translation>De debiteur moet zien wie er schrijft.</translation>
  </message>
  <message>
   <source>To print and send (*.pdf)</source>
   <translation>Om af te drukken en te versturen (*.pdf)</translation>
  </message>
 </context>
 <context>
  <name>StatisticsPage</name>
  <message>
   <source>Statistics</source>
   <translation>Statistieken</translation>
  </message>
  <message>
   <source>Counted from the day of submission.</source>
   <translation>Gerekend vanaf de dag van indiening.</translation>
  </message>
  <message>
   <source>Period</source>
   <translation>Periode</translation>
  </message>
  <message>
   <source>All time</source>
   <translation>Gehele periode</translation>
  </message>
  <message>
   <source>Last month</source>
   <translation>Vorige maand</translation>
  </message>
  <message>
   <source>Last quarter</source>
   <translation>Vorig kwartaal</translation>
  </message>
  <message>
   <source>Last year</source>
   <translation>Vorig jaar</translation>
  </message>
  <message>
   <source>From … until …</source>
   <translation>Van … tot …</translation>
  </message>
  <message>
   <source>Export the figures</source>
   <translation>Cijfers exporteren</translation>
  </message>
  <message>
   <source>Print the figures</source>
   <translation>Cijfers afdrukken</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Van</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Tot</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Betaald</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Ingediend</translation>
  </message>
  <message>
   <source>Days to recovery</source>
   <translation>Dagen tot incasso</translation>
  </message>
  <message>
   <source>Success with and without phone</source>
   <translation>Succes met en zonder telefoon</translation>
  </message>
  <message>
   <source>Submitted and paid</source>
   <translation>Ingediend en betaald</translation>
  </message>
  <message>
   <source>Cases</source>
   <translation>Zaken</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Bedrag</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Facturen</translation>
  </message>
  <message>
   <source>Success</source>
   <translation>Succes</translation>
  </message>
  <message>
   <source>Few cases: the difference may be chance.</source>
   <translation>Weinig zaken: het verschil kan toeval zijn.</translation>
  </message>
  <message>
   <source>Money counts as soon as it is paid. An invoice counts as recovered once the bank can no longer take it back.</source>
   <translation>Geld telt zodra het is betaald. Een factuur geldt als geïncasseerd als de bank het niet meer kan terughalen.</translation>
  </message>
  <message>
   <source>With phone</source>
   <translation>Met telefoon</translation>
  </message>
  <message>
   <source>Without phone</source>
   <translation>Zonder telefoon</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Geïncasseerd</translation>
  </message>
  <message>
   <source>No figures yet</source>
   <translation>Nog niets te tellen</translation>
  </message>
  <message>
   <source>Figures appear once you submit an invoice.</source>
   <translation>Cijfers verschijnen bij de eerste factuur die u indient.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Een factuur openen</translation>
  </message>
  <message>
   <source>{share} of what was submitted</source>
   <translation>{share} van het ingediende bedrag</translation>
  </message>
  <message>
   <source>Invoices recovered: {count} of {all}</source>
   <translation>Facturen: {all}, waarvan geïncasseerd: {count}</translation>
  </message>
  <message numerus="yes">
   <source>Average of %n recovered</source>
   <translation>
    <numerusform>Gemiddelde van %n geïncasseerde</numerusform>
    <numerusform>Gemiddelde van %n geïncasseerde</numerusform>
   </translation>
  </message>
  <message>
   <source>not given</source>
   <translation>niet opgegeven</translation>
  </message>
  <message numerus="yes">
   <source>%n in {currency}, {sent} submitted, {paid} paid</source>
   <translation>
    <numerusform>%n in {currency}, {sent} ingediend, {paid} betaald</numerusform>
    <numerusform>%n in {currency}, {sent} ingediend, {paid} betaald</numerusform>
   </translation>
  </message>
  <message>
   <source>The figures above count the invoices in {currency}. Beside them: {others}.</source>
   <translation>De cijfers hierboven tellen de facturen in {currency}. Daarnaast: {others}.</translation>
  </message>
  <message>
   <source>This is before the first day. Choose a later one.</source>
   <translation>Deze dag ligt vóór de eerste. Kies een latere.</translation>
  </message>
  <message>
   <source>Spreadsheet (*.xlsx)</source>
   <translation>Spreadsheet (*.xlsx)</translation>
  </message>
  <message>
   <source>Comma-separated values (*.csv)</source>
   <translation>Tekst met scheidingstekens (*.csv)</translation>
  </message>
  <message>
   <source>This page to print (*.pdf)</source>
   <translation>Deze pagina om af te drukken (*.pdf)</translation>
  </message>
  <message>
   <source>This service counts all creditors of the platform together: these figures are not yours alone. What is owed by age and by month is.</source>
   <translation>Deze dienst telt alle schuldeisers van het platform samen: deze cijfers zijn niet alleen van u. Wat per ouderdom en per maand openstaat wel.</translation>
  </message>
  <message>
   <source>Closed: {count}</source>
   <translation>Afgesloten: {count}</translation>
  </message>
 </context>
 <context>
  <name>StepsBand</name>
  <message>
   <source>Add an invoice</source>
   <translation>Factuur toevoegen</translation>
  </message>
  <message>
   <source>Review and recover it</source>
   <translation>Controleren en innen</translation>
  </message>
  <message>
   <source>Say what the debtor does</source>
   <translation>Voor de debiteur kiezen</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Betaald</translation>
  </message>
  <message>
   <source>done</source>
   <translation>gedaan</translation>
  </message>
  <message>
   <source>to do</source>
   <translation>te doen</translation>
  </message>
  <message>
   <source>Paid in part: open the invoice and decide about the rest.</source>
   <translation>Deels betaald: open de factuur en beslis over de rest.</translation>
  </message>
  <message>
   <source>Your first invoice</source>
   <translation>Uw eerste factuur</translation>
  </message>
  <message>
   <source>Recovered. That is the whole journey.</source>
   <translation>Geïncasseerd. Dat is de hele weg.</translation>
  </message>
  <message>
   <source>The money is here, and you are done. To see it count as recovered after two days, press “Next event”.</source>
   <translation>Het geld is er, en u bent klaar. Wilt u zien dat het twee dagen later als geïncasseerd telt, druk dan op ‘Volgende gebeurtenis’.</translation>
  </message>
 </context>
 <context>
  <name>TableSheet</name>
  <message>
   <source>Import a spreadsheet of invoices</source>
   <translation>Spreadsheet met facturen importeren</translation>
  </message>
  <message>
   <source>Match each field with its column. The app remembers this for spreadsheets with the same headings.</source>
   <translation>Geef aan welke kolom welke is. De app onthoudt dit voor tabellen met dezelfde koppen.</translation>
  </message>
  <message>
   <source>The first rows of the file</source>
   <translation>De eerste rijen van het bestand</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>Kolommen van het bestand</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Niet nu</translation>
  </message>
  <message>
   <source>Without a column of totals, what is still open is taken as the amount.</source>
   <translation>Zonder kolom met totalen geldt het open bedrag als bedrag.</translation>
  </message>
  <message numerus="yes">
   <source>Looking through %n row(s)…</source>
   <translation>
    <numerusform>%n rij wordt bekeken…</numerusform>
    <numerusform>%n rijen worden bekeken…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) found</source>
   <translation>
    <numerusform>%n factuur gevonden</numerusform>
    <numerusform>%n facturen gevonden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them are here already and are left out</source>
   <translation>
    <numerusform>%n daarvan is hier al en wordt weggelaten</numerusform>
    <numerusform>%n daarvan zijn hier al en worden weggelaten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them need completing first</source>
   <translation>
    <numerusform>%n daarvan moet worden aangevuld voor verzending</numerusform>
    <numerusform>%n daarvan moeten worden aangevuld voor verzending</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them are imported now. The next part follows.</source>
   <translation>
    <numerusform>%n daarvan wordt nu geïmporteerd. Daarna volgt het volgende deel.</numerusform>
    <numerusform>%n daarvan worden nu geïmporteerd. Daarna volgt het volgende deel.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n paper(s) get the debtor’s email address from this list.</source>
   <translation>
    <numerusform>%n document krijgt het e-mailadres van de debiteur uit deze lijst.</numerusform>
    <numerusform>%n documenten krijgen het e-mailadres van de debiteur uit deze lijst.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n document(s) are still being read; then they are compared with this list.</source>
   <translation>
    <numerusform>%n document wordt nog gelezen en daarna met deze lijst vergeleken.</numerusform>
    <numerusform>%n documenten worden nog gelezen en daarna met deze lijst vergeleken.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n document(s) are not read yet and not compared with this list.</source>
   <translation>
    <numerusform>%n document is nog niet gelezen en niet met deze lijst vergeleken.</numerusform>
    <numerusform>%n documenten zijn nog niet gelezen en niet met deze lijst vergeleken.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Import %n invoice(s)</source>
   <translation>
    <numerusform>%n factuur inlezen</numerusform>
    <numerusform>%n facturen inlezen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Take %n email address(es)</source>
   <translation>
    <numerusform>%n e-mailadres overnemen</numerusform>
    <numerusform>%n e-mailadressen overnemen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Record %n as paid</source>
   <translation>
    <numerusform>%n als betaald boeken</numerusform>
    <numerusform>%n als betaald boeken</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Deduct {amount} from %n invoice(s)</source>
   <translation>
    <numerusform>{amount} van %n factuur aftrekken</numerusform>
    <numerusform>{amount} van %n facturen aftrekken</numerusform>
   </translation>
  </message>
  <message>
   <source>Row {line}: {what}</source>
   <translation>Rij {line}: {what}</translation>
  </message>
  <message numerus="yes">
   <source>and %n more row(s)</source>
   <translation>
    <numerusform>en nog %n rij</numerusform>
    <numerusform>en nog %n rijen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TagDialog</name>
  <message numerus="yes">
   <source>Tags of %n invoice(s)</source>
   <translation>
    <numerusform>Labels van %n factuur</numerusform>
    <numerusform>Labels van %n facturen</numerusform>
   </translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Labels</translation>
  </message>
  <message>
   <source>{tag} · on {used} of {count}</source>
   <translation>{tag} · bij {used} van {count}</translation>
  </message>
  <message>
   <source>New tag</source>
   <translation>Nieuw label</translation>
  </message>
  <message>
   <source>Save tags</source>
   <translation>Labels opslaan</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Tags stay on this computer. Search and filters find them.</source>
   <translation>Labels blijven op deze computer. Zoeken en filters vinden ze.</translation>
  </message>
 </context>
 <context>
  <name>TaskSheet</name>
  <message>
   <source>Print and post this letter</source>
   <translation>Deze brief printen en posten</translation>
  </message>
  <message>
   <source>Make this call</source>
   <translation>Dit telefoontje plegen</translation>
  </message>
  <message>
   <source>Someone answered</source>
   <translation>Er werd opgenomen</translation>
  </message>
  <message>
   <source>They promised to pay</source>
   <translation>Er is betaling toegezegd</translation>
  </message>
  <message>
   <source>I left a message</source>
   <translation>Ik heb een bericht achtergelaten</translation>
  </message>
  <message>
   <source>No answer</source>
   <translation>Niemand nam op</translation>
  </message>
  <message>
   <source>Wrong number</source>
   <translation>Het nummer klopt niet</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Later beslissen</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Invoeren</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debiteur</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Facturen</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Openstaand</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Adres</translation>
  </message>
  <message>
   <source>Number</source>
   <translation>Nummer</translation>
  </message>
  <message>
   <source>Ask for</source>
   <translation>Vraag naar</translation>
  </message>
  <message>
   <source>Open the letter to print it</source>
   <translation>Brief openen om te printen</translation>
  </message>
  <message>
   <source>Put every page into the envelope: an enclosed invoice is among them, behind the letter.</source>
   <translation>Doe alle pagina’s in de envelop: een bijgevoegde factuur zit daar al bij, achter de brief.</translation>
  </message>
  <message>
   <source>What to say</source>
   <translation>Wat u kunt zeggen</translation>
  </message>
  <message>
   <source>Due</source>
   <translation>Te doen</translation>
  </message>
  <message>
   <source>today</source>
   <translation>vandaag</translation>
  </message>
  <message>
   <source>Waiting since</source>
   <translation>Wacht sinds</translation>
  </message>
  <message>
   <source>I posted it</source>
   <translation>Hij is gepost</translation>
  </message>
  <message>
   <source>I called</source>
   <translation>Ik heb gebeld</translation>
  </message>
  <message>
   <source>Postpone it</source>
   <translation>Uitstellen</translation>
  </message>
  <message>
   <source>Don’t do it</source>
   <translation>Het gebeurt niet</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Wat eruit kwam</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Kiezen…</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Dag</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Notitie</translation>
  </message>
  <message>
   <source>Choose the outcome.</source>
   <translation>Kies de uitkomst.</translation>
  </message>
  <message>
   <source>Enter the day.</source>
   <translation>Vul de dag in.</translation>
  </message>
  <message>
   <source>Enter a day from {first} to today.</source>
   <translation>Een dag van {first} tot vandaag.</translation>
  </message>
  <message>
   <source>Enter a day after today.</source>
   <translation>Een dag na vandaag.</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>Brief</translation>
  </message>
 </context>
 <context>
  <name>TasksPage</name>
  <message>
   <source>Letters and calls</source>
   <translation>Brieven en telefoontjes</translation>
  </message>
  <message>
   <source>Letters only</source>
   <translation>Alleen brieven</translation>
  </message>
  <message>
   <source>Calls only</source>
   <translation>Alleen telefoontjes</translation>
  </message>
  <message>
   <source>Back to Today</source>
   <translation>Terug naar Vandaag</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Tonen</translation>
  </message>
  <message>
   <source>A letter or call counts, and the plan continues, once you confirm it.</source>
   <translation>Een brief of telefoontje telt, en het plan gaat verder, zodra u het bevestigt.</translation>
  </message>
  <message>
   <source>Nothing of this kind to do.</source>
   <translation>Hiervan wacht niets.</translation>
  </message>
  <message>
   <source>No letters to post, no calls to make</source>
   <translation>Geen brief te versturen, geen telefoontje te plegen</translation>
  </message>
  <message>
   <source>What only you can do appears here on its day.</source>
   <translation>Wat alleen u kunt doen, staat hier zodra de dag er is.</translation>
  </message>
  <message>
   <source>To post: {letters} · to call: {calls}</source>
   <translation>Te versturen: {letters} · te bellen: {calls}</translation>
  </message>
  <message numerus="yes">
   <source>Mark %n letter(s) as posted today</source>
   <translation>
    <numerusform>%n brief als vandaag gepost noteren</numerusform>
    <numerusform>%n brieven als vandaag gepost noteren</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Print %n letter(s)</source>
   <translation>
    <numerusform>%n brief afdrukken</numerusform>
    <numerusform>%n brieven afdrukken</numerusform>
   </translation>
  </message>
  <message>
   <source>Print together: {what}</source>
   <translation>Samen afdrukken: {what}</translation>
  </message>
 </context>
 <context>
  <name>TextsCard</name>
  <message>
   <source>Who to contact</source>
   <translation>Wie wordt aangeschreven</translation>
  </message>
  <message>
   <source>Name of the debtor</source>
   <translation>Naam van de debiteur</translation>
  </message>
  <message>
   <source>Name of your company</source>
   <translation>Naam van uw bedrijf</translation>
  </message>
  <message>
   <source>Invoice number</source>
   <translation>Factuurnummer</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Factuurdatum</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Vervaldatum</translation>
  </message>
  <message>
   <source>Days late</source>
   <translation>Dagen te laat</translation>
  </message>
  <message>
   <source>Total claimed</source>
   <translation>Totaal gevorderd</translation>
  </message>
  <message>
   <source>To pay now</source>
   <translation>Nu te betalen</translation>
  </message>
  <message>
   <source>Of which the invoice</source>
   <translation>Waarvan de factuur</translation>
  </message>
  <message>
   <source>Of which late-payment interest</source>
   <translation>Waarvan vertragingsrente</translation>
  </message>
  <message>
   <source>Of which the fixed sum for recovery costs</source>
   <translation>Waarvan de vaste vergoeding</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Betaald</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Openstaand</translation>
  </message>
  <message>
   <source>Pay by</source>
   <translation>Betalen uiterlijk op</translation>
  </message>
  <message>
   <source>Day of the previous message</source>
   <translation>Dag van het vorige bericht</translation>
  </message>
  <message>
   <source>The broken promise</source>
   <translation>De verbroken toezegging</translation>
  </message>
  <message>
   <source>Your IBAN</source>
   <translation>Uw IBAN</translation>
  </message>
  <message>
   <source>Reference for the transfer</source>
   <translation>Betalingskenmerk</translation>
  </message>
  <message>
   <source>Address of the debtor’s page</source>
   <translation>Adres van de pagina van de debiteur</translation>
  </message>
  <message>
   <source>The instalments</source>
   <translation>De termijnen</translation>
  </message>
  <message>
   <source>The settlement amount</source>
   <translation>Het bedrag van de schikking</translation>
  </message>
  <message>
   <source>Answer by</source>
   <translation>Antwoorden uiterlijk op</translation>
  </message>
  <message>
   <source>Total of the table</source>
   <translation>Totaal van het overzicht</translation>
  </message>
  <message>
   <source>Interest and costs asked for</source>
   <translation>Gevraagde rente en kosten</translation>
  </message>
  <message>
   <source>Interest and costs not asked for</source>
   <translation>Niet gevraagde rente en kosten</translation>
  </message>
  <message>
   <source>What interest and costs are called</source>
   <translation>Naam van de rente en kosten</translation>
  </message>
  <message>
   <source>Day of the calculation</source>
   <translation>Dag van de berekening</translation>
  </message>
  <message>
   <source>Day of the formal notice</source>
   <translation>Dag van de ingebrekestelling</translation>
  </message>
  <message>
   <source>Payments received</source>
   <translation>Ontvangen betalingen</translation>
  </message>
  <message>
   <source>Paid since the last message</source>
   <translation>Betaald sinds het laatste bericht</translation>
  </message>
  <message>
   <source>Next instalment</source>
   <translation>Volgende termijn</translation>
  </message>
  <message>
   <source>Day of the next instalment</source>
   <translation>Dag van de volgende termijn</translation>
  </message>
  <message>
   <source>Law on interest after a notice</source>
   <translation>Wet over rente na een ingebrekestelling</translation>
  </message>
  <message>
   <source>Disputed amount</source>
   <translation>Betwist bedrag</translation>
  </message>
  <message>
   <source>Words of the objection</source>
   <translation>Tekst van het bezwaar</translation>
  </message>
  <message>
   <source>Your answer</source>
   <translation>Uw antwoord</translation>
  </message>
  <message>
   <source>Your message with a proposal</source>
   <translation>Uw bericht bij een voorstel</translation>
  </message>
  <message>
   <source>Address of your company</source>
   <translation>Adres van uw bedrijf</translation>
  </message>
  <message>
   <source>Holder of the account</source>
   <translation>Rekeninghouder</translation>
  </message>
  <message>
   <source>The missed instalment</source>
   <translation>De gemiste termijn</translation>
  </message>
  <message>
   <source>What was delivered</source>
   <translation>Levering of dienst</translation>
  </message>
  <message>
   <source>interest is asked for</source>
   <translation>rente wordt gevraagd</translation>
  </message>
  <message>
   <source>interest is not asked for yet</source>
   <translation>nog geen rente wordt gevraagd</translation>
  </message>
  <message>
   <source>part of it is paid</source>
   <translation>een deel is betaald</translation>
  </message>
  <message>
   <source>a part was paid since the last message</source>
   <translation>er sinds het laatste bericht een deel is betaald</translation>
  </message>
  <message>
   <source>something is left to pay</source>
   <translation>er nog iets te betalen is</translation>
  </message>
  <message>
   <source>everything is paid</source>
   <translation>alles is betaald</translation>
  </message>
  <message>
   <source>the sum has parts</source>
   <translation>het bedrag heeft delen</translation>
  </message>
  <message>
   <source>there is interest</source>
   <translation>er is rente</translation>
  </message>
  <message>
   <source>there are several invoices</source>
   <translation>het om meer facturen gaat</translation>
  </message>
  <message>
   <source>the debtor is a private person</source>
   <translation>de debiteur een particulier is</translation>
  </message>
  <message>
   <source>the contact’s name is known</source>
   <translation>de naam van de contactpersoon bekend is</translation>
  </message>
  <message>
   <source>you write in your own name</source>
   <translation>u uit eigen naam schrijft</translation>
  </message>
  <message>
   <source>it is one day late</source>
   <translation>het één dag te laat is</translation>
  </message>
  <message>
   <source>there was a message before</source>
   <translation>er al een bericht was</translation>
  </message>
  <message>
   <source>a promise was broken</source>
   <translation>een toezegging niet is nagekomen</translation>
  </message>
  <message>
   <source>the debtor has a page</source>
   <translation>de debiteur een pagina heeft</translation>
  </message>
  <message>
   <source>no further reminder comes</source>
   <translation>geen herinnering meer volgt</translation>
  </message>
  <message>
   <source>a formal notice comes next</source>
   <translation>hierna een ingebrekestelling volgt</translation>
  </message>
  <message>
   <source>a formal notice was sent</source>
   <translation>een ingebrekestelling is verstuurd</translation>
  </message>
  <message>
   <source>interest continues to run</source>
   <translation>de rente doorloopt</translation>
  </message>
  <message>
   <source>interest begins with the notice</source>
   <translation>de rente met de ingebrekestelling begint</translation>
  </message>
  <message>
   <source>the claim is time-barred</source>
   <translation>de vordering verjaard is</translation>
  </message>
  <message>
   <source>a smaller sum settles the invoice</source>
   <translation>een lager bedrag de factuur afdoet</translation>
  </message>
  <message>
   <source>the agreed sum is paid</source>
   <translation>het afgesproken bedrag is betaald</translation>
  </message>
  <message>
   <source>another instalment follows</source>
   <translation>nog een termijn volgt</translation>
  </message>
  <message>
   <source>only a part is disputed</source>
   <translation>alleen een deel wordt betwist</translation>
  </message>
  <message>
   <source>the debtor wrote why</source>
   <translation>de debiteur schreef waarom</translation>
  </message>
  <message>
   <source>you wrote an answer</source>
   <translation>u een antwoord schreef</translation>
  </message>
  <message>
   <source>you wrote a message with the proposal</source>
   <translation>u een bericht bij het voorstel schreef</translation>
  </message>
  <message>
   <source>French law applies</source>
   <translation>Frans recht geldt</translation>
  </message>
  <message>
   <source>Spanish law applies</source>
   <translation>Spaans recht geldt</translation>
  </message>
  <message>
   <source>Italian law applies</source>
   <translation>Italiaans recht geldt</translation>
  </message>
  <message>
   <source>Dutch law applies</source>
   <translation>Nederlands recht geldt</translation>
  </message>
  <message>
   <source>Otherwise:</source>
   <translation>Anders:</translation>
  </message>
  <message>
   <source>Not if {condition}:</source>
   <translation>Niet als {condition}:</translation>
  </message>
  <message>
   <source>Only if {condition}:</source>
   <translation>Alleen als {condition}:</translation>
  </message>
  <message>
   <source>Braces such as {{ … }} are not understood here. Insert a value instead.</source>
   <translation>Accolades zoals {{ … }} worden hier niet begrepen. Voeg in plaats daarvan een waarde in.</translation>
  </message>
  <message>
   <source>There is no value with this name: {name}</source>
   <translation>Er is geen waarde met deze naam: {name}</translation>
  </message>
  <message>
   <source>This “]” ends nothing that began before it.</source>
   <translation>Deze ‘]’ sluit niets af dat ervoor begint.</translation>
  </message>
  <message>
   <source>This “[” has no “]” after it.</source>
   <translation>Na deze ‘[’ ontbreekt een ‘]’.</translation>
  </message>
  <message>
   <source>This part has no “]” at its end: {words}</source>
   <translation>Dit deel heeft aan het einde geen ‘]’: {words}</translation>
  </message>
  <message>
   <source>There is no condition with these words: {words}. Words of your own go in round brackets.</source>
   <translation>Er is geen voorwaarde met deze woorden: {words}. Zet eigen woorden tussen ronde haken.</translation>
  </message>
  <message>
   <source>“Otherwise” stands right behind a part with a condition.</source>
   <translation>‘Anders’ staat direct achter een deel met een voorwaarde.</translation>
  </message>
  <message>
   <source>Texts</source>
   <translation>Teksten</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Tekst</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Taal</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Vriendelijk</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Zakelijk</translation>
  </message>
  <message>
   <source>Firm</source>
   <translation>Dringend</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>Toon</translation>
  </message>
  <message>
   <source>Each tone has its own words</source>
   <translation>Elke toon heeft een eigen tekst</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Onderwerp</translation>
  </message>
  <message>
   <source>What is in brackets is filled in for each invoice. A part that begins with “Only if” is left out where that is not so.</source>
   <translation>Wat tussen haken staat, wordt per factuur ingevuld. Een deel dat met ‘Alleen als’ begint, vervalt waar dat niet zo is.</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>In gebruik</translation>
  </message>
  <message>
   <source>Saved like this, these words replace those of the other tones.</source>
   <translation>Zo opgeslagen vervangt deze tekst die van de andere tonen.</translation>
  </message>
  <message>
   <source>Preview</source>
   <translation>Voorbeeld</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Deze tekst bewaren</translation>
  </message>
  <message>
   <source>Discard changes</source>
   <translation>Mijn wijzigingen ongedaan maken</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>Bewaard.</translation>
  </message>
  <message>
   <source>Insert a value</source>
   <translation>Waarde invoegen</translation>
  </message>
  <message>
   <source>Earlier versions</source>
   <translation>Eerdere versies</translation>
  </message>
  <message>
   <source>Restore original</source>
   <translation>Origineel herstellen</translation>
  </message>
  <message>
   <source>As a debtor sees it, with an invented invoice</source>
   <translation>Zoals een debiteur het leest, met een verzonnen factuur</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wordt opgeslagen</translation>
  </message>
  <message>
   <source>Restore the original text?</source>
   <translation>De oorspronkelijke tekst herstellen?</translation>
  </message>
  <message>
   <source>Your text is replaced by the original. You find it again among the earlier versions.</source>
   <translation>Het origineel vervangt uw tekst. U vindt die terug bij de eerdere versies.</translation>
  </message>
  <message>
   <source>Part of this text cannot be shown in words: it can be read here, not changed.</source>
   <translation>Een deel van deze tekst kan niet in woorden worden getoond: hier te lezen, niet te wijzigen.</translation>
  </message>
  <message>
   <source>No longer in this text: {values}. Put it back if the debtor is to read it.</source>
   <translation>Niet meer in deze tekst: {values}. Zet het terug als de debiteur het moet lezen.</translation>
  </message>
  <message>
   <source>This text does not exist in this language: the English one is used.</source>
   <translation>Deze tekst bestaat niet in deze taal: de Engelse wordt gebruikt.</translation>
  </message>
  <message>
   <source>This translation was not reviewed by a lawyer. Read it before you use it.</source>
   <translation>Deze vertaling is niet door een jurist nagekeken. Lees de tekst voordat u die gebruikt.</translation>
  </message>
  <message>
   <source>Greeting, payment details and signature are added automatically.</source>
   <translation>Aanhef, betaalgegevens en ondertekening volgen vanzelf.</translation>
  </message>
  <message>
   <source>Nothing changed</source>
   <translation>Er is niets gewijzigd</translation>
  </message>
  <message>
   <source>An empty text cannot be sent. Write it, or switch it off.</source>
   <translation>Een lege tekst kan niet worden verzonden. Schrijf hem, of gebruik hem niet.</translation>
  </message>
 </context>
 <context>
  <name>Toast</name>
  <message>
   <source>Undo ({seconds})</source>
   <translation>Ongedaan maken ({seconds})</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Ongedaan maken</translation>
  </message>
 </context>
 <context>
  <name>TodayPage</name>
  <message>
   <source>Print and post the letter · since {day}</source>
   <translation>Brief printen en posten · sinds {day}</translation>
  </message>
  <message>
   <source>Print and post the letter</source>
   <translation>Brief printen en posten</translation>
  </message>
  <message>
   <source>Call {number} · since {day}</source>
   <translation>{number} bellen · sinds {day}</translation>
  </message>
  <message>
   <source>Call {number}</source>
   <translation>{number} bellen</translation>
  </message>
  <message>
   <source>Print</source>
   <translation>Afdrukken</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>Bellen</translation>
  </message>
  <message>
   <source>Today</source>
   <translation>Vandaag</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Openstaand</translation>
  </message>
  <message>
   <source>Needs you</source>
   <translation>Wacht op u</translation>
  </message>
  <message>
   <source>All letters and calls</source>
   <translation>Alle brieven en telefoontjes</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Betalingen</translation>
  </message>
  <message>
   <source>What happens next</source>
   <translation>Wat er nu gebeurt</translation>
  </message>
  <message>
   <source>Which invoice is unpaid?</source>
   <translation>Welke factuur is onbetaald?</translation>
  </message>
  <message>
   <source>Drop its PDF anywhere on this window. You review it before anything is sent.</source>
   <translation>Sleep de pdf naar een willekeurige plek in dit venster. U controleert wat is gelezen voordat er iets wordt verzonden.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Een factuur openen</translation>
  </message>
  <message>
   <source>Waiting for you: {count}</source>
   <translation>Wacht op u: {count}</translation>
  </message>
  <message>
   <source>Paid, at least</source>
   <translation>Betaald, minstens</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Betaald</translation>
  </message>
  <message>
   <source>And {count} more on the board</source>
   <translation>En nog {count} in het overzicht</translation>
  </message>
  <message>
   <source>You’re all caught up.</source>
   <translation>U bent helemaal bij.</translation>
  </message>
  <message>
   <source>Later today: {what}</source>
   <translation>Later vandaag: {what}</translation>
  </message>
  <message>
   <source>You’re all caught up. Next: {what}</source>
   <translation>U bent helemaal bij. Hierna: {what}</translation>
  </message>
  <message>
   <source>{count} more to review</source>
   <translation>Nog {count} te controleren</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Controleren</translation>
  </message>
  <message>
   <source>Review and submit it</source>
   <translation>Controleer wat is gelezen en dien het in</translation>
  </message>
  <message>
   <source>It could not be read: enter it manually, or remove it</source>
   <translation>Kon niet worden gelezen: voer de factuur zelf in of verwijder die</translation>
  </message>
  <message>
   <source>Read and approve the first message</source>
   <translation>Eerste bericht lezen en goedkeuren</translation>
  </message>
  <message>
   <source>Approve the plan</source>
   <translation>Keur het plan goed</translation>
  </message>
  <message>
   <source>Approve</source>
   <translation>Goedkeuren</translation>
  </message>
  <message>
   <source>Set up the mailbox to send from</source>
   <translation>De mailbox voor verzending opgeven</translation>
  </message>
  <message>
   <source>Set up</source>
   <translation>Instellen</translation>
  </message>
  <message>
   <source>{provider} no longer lets this app send your mail</source>
   <translation>{provider} laat deze app uw e-mail niet meer versturen</translation>
  </message>
  <message>
   <source>Sign in again</source>
   <translation>Opnieuw aanmelden</translation>
  </message>
  <message>
   <source>Your mailbox refuses the sign-in: enter its password again</source>
   <translation>Uw mailbox weigert de aanmelding: voer het wachtwoord opnieuw in</translation>
  </message>
  <message>
   <source>Reconnect</source>
   <translation>Opnieuw verbinden</translation>
  </message>
  <message>
   <source>Your letter provider refuses the sign-in: enter the key again</source>
   <translation>Uw brievendienst weigert de aanmelding: voer de sleutel opnieuw in</translation>
  </message>
  <message>
   <source>Since {day}. Recovery goes on, without interest for that half-year. You can enter the rate.</source>
   <translation>Sinds {day}. De incasso gaat door, zonder rente voor dat halfjaar. U kunt het percentage invoeren.</translation>
  </message>
  <message>
   <source>A statutory interest rate has not been entered yet</source>
   <translation>Een wettelijk rentepercentage is nog niet ingevoerd</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Invoeren</translation>
  </message>
  <message>
   <source>The service refused what you decided: {why}</source>
   <translation>De dienst heeft uw beslissing geweigerd: {why}</translation>
  </message>
  <message>
   <source>Decide</source>
   <translation>Beslissen</translation>
  </message>
  <message>
   <source>Your mailbox</source>
   <translation>Uw mailbox</translation>
  </message>
  <message>
   <source>It cannot be read: debtors’ replies do not arrive here</source>
   <translation>Hij laat zich niet lezen: antwoorden van debiteuren komen hier niet aan</translation>
  </message>
  <message>
   <source>{name} has written: {words}</source>
   <translation>{name} heeft geschreven: {words}</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lezen</translation>
  </message>
  <message>
   <source>Email to the debtor comes back: add another contact.</source>
   <translation>E-mails aan de debiteur komen terug: noem een ander contact.</translation>
  </message>
  <message>
   <source>Email to the debtor comes back: add another contact. Next: {what}</source>
   <translation>E-mails aan de debiteur komen terug: noem een ander contact. Daarna: {what}</translation>
  </message>
  <message>
   <source>Add a contact</source>
   <translation>Contactmoment toevoegen</translation>
  </message>
  <message>
   <source>Same debtor as for {numbers}?</source>
   <translation>Dezelfde debiteur als bij {numbers}?</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Antwoorden</translation>
  </message>
  <message>
   <source>Formal notice that no lawyer has reviewed: it waits until you read and approve it.</source>
   <translation>Ingebrekestelling die geen jurist heeft bekeken: ze wacht tot u haar leest en goedkeurt.</translation>
  </message>
  <message>
   <source>The plan ended without payment: decide what comes next</source>
   <translation>Het plan is afgelopen zonder betaling: beslis wat er volgt</translation>
  </message>
  <message>
   <source>The answer was lost. Did it arrive?</source>
   <translation>Het antwoord is verloren gegaan. Is het aangekomen?</translation>
  </message>
  <message>
   <source>Email came back. Next contact: {what}</source>
   <translation>E-mail kwam terug, volgende contact: {what}</translation>
  </message>
  <message>
   <source>Paid in part · {amount} left</source>
   <translation>Deels betaald · nog {amount}</translation>
  </message>
  <message numerus="yes">
   <source>%n recovery(s) waiting for this. Nothing is sent before that.</source>
   <translation>
    <numerusform>%n incasso wacht hierop. Eerder wordt er niets verzonden.</numerusform>
    <numerusform>%n incasso’s wachten hierop. Eerder wordt er niets verzonden.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n recovery(s) waiting for this. Their next messages are not sent before that.</source>
   <translation>
    <numerusform>%n incasso wacht hierop. De volgende berichten gaan niet eerder weg.</numerusform>
    <numerusform>%n incasso’s wachten hierop. De volgende berichten gaan niet eerder weg.</numerusform>
   </translation>
  </message>
  <message>
   <source>A letter cannot leave: the debtor’s address is incomplete.</source>
   <translation>Een brief kan niet weg: het adres van de debiteur is onvolledig.</translation>
  </message>
  <message>
   <source>Correct the address</source>
   <translation>Adres corrigeren</translation>
  </message>
 </context>
 <context>
  <name>ToolsRow</name>
  <message>
   <source>View</source>
   <translation>Weergave</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Volgorde</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Zoeken</translation>
  </message>
  <message>
   <source>Clear search</source>
   <translation>Zoekopdracht wissen</translation>
  </message>
  <message>
   <source>Clear filters</source>
   <translation>Filters wissen</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s)</source>
   <translation>
    <numerusform>%n factuur</numerusform>
    <numerusform>%n facturen</numerusform>
   </translation>
  </message>
  <message>
   <source>Shown: {count}</source>
   <translation>Getoond: {count}</translation>
  </message>
 </context>
 <context>
  <name>Tray</name>
  <message>
   <source>Show Recovery Desktop</source>
   <translation>Recovery Desktop tonen</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Meldingen</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Afsluiten</translation>
  </message>
  <message>
   <source>Recovery Desktop</source>
   <translation>Recovery Desktop</translation>
  </message>
  <message numerus="yes">
   <source>%n new notice(s)</source>
   <translation>
    <numerusform>%n nieuwe melding</numerusform>
    <numerusform>%n nieuwe meldingen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TunnelCard</name>
  <message>
   <source>How updates arrive</source>
   <translation>Hoe updates binnenkomen</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Terug</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Doorgaan</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
  <message>
   <source>Change the tunnel</source>
   <translation>Tunnel wijzigen</translation>
  </message>
  <message>
   <source>Set up a tunnel</source>
   <translation>Een tunnel instellen</translation>
  </message>
  <message>
   <source>Step 1 of 3: choose</source>
   <translation>Stap 1 van 3: kiezen</translation>
  </message>
  <message>
   <source>Step 2 of 3: enter</source>
   <translation>Stap 2 van 3: invoeren</translation>
  </message>
  <message>
   <source>Step 2 of 3: confirm the server</source>
   <translation>Stap 2 van 3: de server bevestigen</translation>
  </message>
  <message>
   <source>Step 3 of 3: test</source>
   <translation>Stap 3 van 3: aantonen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Verbinden</translation>
  </message>
  <message>
   <source>Same key: connect</source>
   <translation>Het is dezelfde: verbinden</translation>
  </message>
  <message>
   <source>Send the test event again</source>
   <translation>De testgebeurtenis opnieuw verzenden</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>Wacht</translation>
  </message>
  <message>
   <source>No tunnel</source>
   <translation>Geen tunnel</translation>
  </message>
  <message>
   <source>The app checks the service regularly. Nothing to set up; updates arrive a little later.</source>
   <translation>De app bevraagt de dienst regelmatig. Niets in te stellen; updates komen iets later.</translation>
  </message>
  <message>
   <source>An SSH server</source>
   <translation>Een SSH-server</translation>
  </message>
  <message>
   <source>Your own server, or any that forwards a port. The app keeps the tunnel open.</source>
   <translation>Uw eigen server, of een die een poort doorstuurt. De app houdt de tunnel open.</translation>
  </message>
  <message>
   <source>Another tunnel</source>
   <translation>Een andere tunnel</translation>
  </message>
  <message>
   <source>You run it yourself and paste its public address here.</source>
   <translation>U beheert hem zelf en plakt het openbare adres hier.</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopiëren</translation>
  </message>
  <message>
   <source>Copy the address on this computer</source>
   <translation>Het adres op deze computer kopiëren</translation>
  </message>
  <message>
   <source>Public address</source>
   <translation>Openbaar adres</translation>
  </message>
  <message>
   <source>Where the internet reaches the tunnel, without a path.</source>
   <translation>Waar het internet de tunnel bereikt, zonder pad.</translation>
  </message>
  <message>
   <source>Let your tunnel lead to {address} on this computer.</source>
   <translation>Laat uw tunnel naar {address} op deze computer leiden.</translation>
  </message>
  <message>
   <source>This has to be an https address without a path.</source>
   <translation>Dit moet een https-adres zonder pad zijn.</translation>
  </message>
  <message>
   <source>This is the server’s key. Is it the one its operator gave you?</source>
   <translation>Dit is de sleutel van de server. Is het de sleutel die de beheerder u opgeeft?</translation>
  </message>
  <message>
   <source>Fingerprint of the server’s key</source>
   <translation>Vingerafdruk van de sleutel van de server</translation>
  </message>
  <message>
   <source>The app remembers it. If the server shows another key later, the app will not connect.</source>
   <translation>De app onthoudt hem. Toont de server later een andere, dan maakt de app geen verbinding.</translation>
  </message>
  <message>
   <source>A test event arrived from outside. Updates now arrive instantly.</source>
   <translation>Er is een testgebeurtenis van buiten binnengekomen. Updates komen vanaf nu meteen aan.</translation>
  </message>
  <message>
   <source>The service is asked for a test event. It must arrive here.</source>
   <translation>De dienst wordt om een testgebeurtenis gevraagd. Die moet hier binnenkomen.</translation>
  </message>
  <message>
   <source>The tunnel is open, but no test event arrived yet.</source>
   <translation>De tunnel is open, maar er is nog geen testgebeurtenis binnengekomen.</translation>
  </message>
 </context>
 <context>
  <name>ViewMenu</name>
  <message>
   <source>No saved views</source>
   <translation>Nog geen weergave bewaard</translation>
  </message>
  <message>
   <source>Save this view…</source>
   <translation>Deze weergave bewaren…</translation>
  </message>
  <message>
   <source>Rename “{name}”…</source>
   <translation>Naam van ‘{name}’ wijzigen…</translation>
  </message>
  <message>
   <source>Delete “{name}”</source>
   <translation>‘{name}’ verwijderen</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Kolommen</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Een weergave moet een naam hebben.</translation>
  </message>
  <message>
   <source>Save this view</source>
   <translation>Deze weergave bewaren</translation>
  </message>
  <message>
   <source>Another view has this name, or the name is missing.</source>
   <translation>Een andere weergave heeft deze naam al, of er is geen naam opgegeven.</translation>
  </message>
  <message>
   <source>Rename the view</source>
   <translation>Naam van de weergave wijzigen</translation>
  </message>
 </context>
 <context>
  <name>WarningsCard</name>
  <message>
   <source>More arrived than was owed. Pay back the excess, or agree with the debtor what it is for.</source>
   <translation>Er is meer binnengekomen dan verschuldigd is. Betaal het teveel terug of spreek met de debiteur af waarvoor het is.</translation>
  </message>
  <message>
   <source>The statutory rate of a half-year is missing: no interest is claimed for it until it is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Het wettelijke rentepercentage van een halfjaar ontbreekt: daarvoor wordt geen rente gevraagd tot het is ingevuld onder Instellingen → Incasso’s → Wettelijke rentepercentages.</translation>
  </message>
  <message>
   <source>The agreed rate is above what the law is known to allow. Only the lower rate is claimed.</source>
   <translation>De overeengekomen rente ligt boven wat de wet voor zover bekend toestaat. Alleen het lagere percentage wordt gevorderd.</translation>
  </message>
  <message>
   <source>Interest is claimed once the term of a formal notice is over. What the law may add besides is not verified and not claimed.</source>
   <translation>Rente wordt gevraagd zodra de termijn van een ingebrekestelling voorbij is. Wat de wet verder kan toevoegen, is niet gecontroleerd en wordt niet gevraagd.</translation>
  </message>
  <message>
   <source>No statutory interest is known for this debtor: none is claimed. A rate agreed in the contract is.</source>
   <translation>Voor deze debiteur is geen wettelijke rente bekend: er wordt geen gevraagd. Een in het contract afgesproken percentage wel.</translation>
  </message>
  <message>
   <source>The fixed sum that the law adds is not verified here: it is not claimed.</source>
   <translation>De vaste vergoeding die de wet toevoegt, is hier niet gecontroleerd: ze wordt niet gevraagd.</translation>
  </message>
  <message>
   <source>The formal notice gives 30 days and names three enclosures: the information sheet and the reply form (Annex 1 of the Pre-Action Protocol for Debt Claims) and a financial statement form (Annex 2). Print them and put them in the envelope.</source>
   <translation>De ingebrekestelling geeft 30 dagen en noemt drie bijlagen: het informatieblad en het antwoordformulier (bijlage 1 van het Pre-Action Protocol for Debt Claims) en een formulier financiële gegevens (bijlage 2). Druk ze af en doe ze in de envelop.</translation>
  </message>
  <message>
   <source>The agreed interest rate could not be read. The statutory rate is used instead.</source>
   <translation>De afgesproken rente kon niet worden gelezen. In plaats daarvan geldt de wettelijke rente.</translation>
  </message>
  <message>
   <source>The requested tone does not exist. Your recovery plan is used as it is.</source>
   <translation>De gevraagde toon bestaat niet. Uw incassoplan geldt zoals het is.</translation>
  </message>
  <message>
   <source>What to ask for could not be read. Your setting for all debtors applies.</source>
   <translation>Wat gevraagd moest worden, was niet te lezen. Uw instelling voor alle debiteuren geldt.</translation>
  </message>
  <message>
   <source>An identification number of the debtor may contain a mistake.</source>
   <translation>Een identificatienummer van de debiteur bevat misschien een fout.</translation>
  </message>
  <message>
   <source>The net amount, the tax and the total of the invoice do not add up.</source>
   <translation>Het nettobedrag, de btw en het totaal van de factuur kloppen niet met elkaar.</translation>
  </message>
  <message>
   <source>The due date of the invoice is earlier than its date.</source>
   <translation>De vervaldatum van de factuur ligt vóór de factuurdatum.</translation>
  </message>
  <message>
   <source>When it was submitted, the invoice was dated in the future.</source>
   <translation>Toen de factuur werd ingediend, lag haar datum in de toekomst.</translation>
  </message>
  <message>
   <source>The invoice document is not attached: the service no longer had it.</source>
   <translation>Het document van de factuur is niet bijgevoegd: de dienst had het niet meer.</translation>
  </message>
  <message>
   <source>This invoice had been submitted before; it was submitted anyway.</source>
   <translation>Deze factuur was al eerder ingediend; zij is toch opnieuw ingediend.</translation>
  </message>
  <message>
   <source>When it was submitted, this invoice was not due yet.</source>
   <translation>Toen deze factuur werd ingediend, was ze nog niet vervallen.</translation>
  </message>
  <message>
   <source>This claim was already time-barred; it was submitted anyway.</source>
   <translation>Deze vordering was al verjaard; zij is toch ingediend.</translation>
  </message>
  <message>
   <source>The debtor’s SIREN or SIRET may contain a mistake.</source>
   <translation>De SIREN of SIRET van de debiteur bevat mogelijk een fout.</translation>
  </message>
  <message>
   <source>The debtor’s VAT number may contain a mistake.</source>
   <translation>Het btw-nummer van de debiteur bevat misschien een fout.</translation>
  </message>
  <message>
   <source>{amount} more than was owed arrived. Pay it back, or agree with the debtor what it is for.</source>
   <translation>Er is {amount} meer binnengekomen dan verschuldigd is. Betaal het terug of spreek met de debiteur af waarvoor het is.</translation>
  </message>
  <message>
   <source>The statutory rate is missing from {day} on: no interest is claimed for the days since then until it is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Het wettelijke rentepercentage ontbreekt vanaf {day}: voor de dagen sindsdien wordt geen rente gevraagd tot het is ingevuld onder Instellingen → Incasso’s → Wettelijke rentepercentages.</translation>
  </message>
  <message>
   <source>The service notes: “{message}”</source>
   <translation>De dienst meldt: ‘{message}’</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Let op</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Percentage invullen</translation>
  </message>
  <message>
   <source>Open the protocol</source>
   <translation>Protocol openen</translation>
  </message>
 </context>
 <context>
  <name>WatchedCard</name>
  <message>
   <source>Watched folder</source>
   <translation>Bewaakte map</translation>
  </message>
  <message>
   <source>New invoices in this folder are added while the app is open, for you to review. Spreadsheets and bank statements stay there for you to drop.</source>
   <translation>Nieuwe facturen in deze map worden overgenomen zolang de app open is en wachten op uw controle. Tabellen en bankafschriften erin sleept u zelf hierheen.</translation>
  </message>
  <message>
   <source>Choose a folder to watch</source>
   <translation>Een te bewaken map kiezen</translation>
  </message>
  <message>
   <source>Stop watching</source>
   <translation>Niet meer bewaken</translation>
  </message>
 </context>
 <context>
  <name>WelcomePage</name>
  <message>
   <source>Get your unpaid invoices paid</source>
   <translation>Laat uw onbetaalde facturen betalen</translation>
  </message>
  <message>
   <source>Drop an invoice, review it, follow it until the money arrives. How do you want to start?</source>
   <translation>Sleep een factuur hierheen, controleer wat is gelezen en volg de factuur tot het geld er is. Hoe begint u?</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Oefenen</translation>
  </message>
  <message>
   <source>Try everything with invented debtors. Nothing leaves this computer.</source>
   <translation>Probeer alles met debiteuren die meespelen. Niets verlaat deze computer.</translation>
  </message>
  <message>
   <source>Start practising</source>
   <translation>Beginnen met oefenen</translation>
  </message>
  <message>
   <source>This computer</source>
   <translation>Deze computer</translation>
  </message>
  <message>
   <source>Reminders are sent from your mailbox, and you print the letters. No account needed.</source>
   <translation>Herinneringen gaan vanuit uw mailbox en u drukt de brieven af. Geen account nodig.</translation>
  </message>
  <message>
   <source>Use this computer</source>
   <translation>Deze computer gebruiken</translation>
  </message>
  <message>
   <source>Recovery service</source>
   <translation>Incassodienst</translation>
  </message>
  <message>
   <source>A service recovers for you: it writes, calls, and pays out to your account.</source>
   <translation>Een dienst incasseert voor u: hij schrijft, belt en betaalt uit op uw rekening.</translation>
  </message>
  <message>
   <source>Connect to a service</source>
   <translation>Met een dienst verbinden</translation>
  </message>
  <message>
   <source>Open a connection file</source>
   <translation>Een verbindingsbestand openen</translation>
  </message>
  <message>
   <source>A recovery service that works with this app gives you a connection file, a link or an address. Without one, use this computer: it needs no account.</source>
   <translation>Een incassodienst die met deze app werkt, geeft u een verbindingsbestand, een link of een adres. Gebruik anders deze computer: daarvoor is geen account nodig.</translation>
  </message>
  <message>
   <source>Address or link</source>
   <translation>Adres of link</translation>
  </message>
  <message>
   <source>Client id</source>
   <translation>Client-ID</translation>
  </message>
  <message>
   <source>Only if the service gave you one.</source>
   <translation>Alleen als de dienst u er een heeft gegeven.</translation>
  </message>
  <message>
   <source>Client secret</source>
   <translation>Clientgeheim</translation>
  </message>
  <message>
   <source>Stored in the password store of this computer.</source>
   <translation>Bewaard in de wachtwoordopslag van deze computer.</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Meer</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Verbinden</translation>
  </message>
  <message>
   <source>This takes a few seconds.</source>
   <translation>Dit duurt enkele seconden.</translation>
  </message>
  <message>
   <source>Practice stays as it is, and you can go back to it. How do you want to start for real?</source>
   <translation>Het oefenen blijft zoals het is en u kunt ernaar terug. Hoe wilt u echt beginnen?</translation>
  </message>
  <message>
   <source>The service gives you this address.</source>
   <translation>De dienst geeft u dit adres.</translation>
  </message>
  <message>
   <source>The address must begin with https://</source>
   <translation>Het adres moet beginnen met https://</translation>
  </message>
  <message>
   <source>Connection files (*.json)</source>
   <translation>Verbindingsbestanden (*.json)</translation>
  </message>
  <message>
   <source>Back to Practice</source>
   <translation>Terug naar oefenen</translation>
  </message>
  <message>
   <source>This is not a connection file. Choose the one that the service gave you.</source>
   <translation>Dit is geen verbindingsbestand. Kies het bestand dat u van de dienst hebt gekregen.</translation>
  </message>
 </context>
 <context>
  <name>WhoseInvoiceCard</name>
  <message>
   <source>Is this your invoice?</source>
   <translation>Is dit uw factuur?</translation>
  </message>
  <message>
   <source>Reminders name your company and your account, and this invoice is attached. The debtor should not see two different accounts.</source>
   <translation>De herinneringen noemen uw bedrijf en uw rekening, en deze factuur gaat mee. De debiteur mag geen twee verschillende rekeningen zien.</translation>
  </message>
  <message>
   <source>No: remove it</source>
   <translation>Nee: verwijderen</translation>
  </message>
  <message>
   <source>Yes, it is ours</source>
   <translation>Ja, het is de onze</translation>
  </message>
  <message>
   <source>Yes: add this account</source>
   <translation>Ja: deze rekening toevoegen</translation>
  </message>
  <message>
   <source>It becomes one of your accounts: messages about invoices that name it will name it too. Settings → Accounts has all of them.</source>
   <translation>De rekening is dan een van de uwe, en berichten over facturen waarop ze staat, noemen haar ook. Onder Instellingen → Rekeningen staan ze allemaal.</translation>
  </message>
  <message>
   <source>It names {company}.</source>
   <translation>Ze noemt {company}.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wordt opgeslagen</translation>
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
   <translation>Sleep facturen hierheen</translation>
  </message>
 </context>
 <context>
  <name>WithdrawDialog</name>
  <message>
   <source>Remove the insolvency note?</source>
   <translation>Aantekening van insolventie verwijderen?</translation>
  </message>
  <message>
   <source>Resume recovery</source>
   <translation>Incasso hervatten</translation>
  </message>
  <message>
   <source>Change nothing</source>
   <translation>Zo laten</translation>
  </message>
  <message>
   <source>Do this if it was a mistake, or if the procedure ended without affecting your claim. Recovery resumes for everything this debtor owes you, and contacts begin again.</source>
   <translation>Geef dit aan als het een vergissing was, of als de procedure eindigde zonder uw vordering te raken. De incasso gaat door voor alles wat deze debiteur u schuldig is, en het contact begint weer.</translation>
  </message>
 </context>
 <context>
  <name>WorkIndicator</name>
  <message>
   <source>Working…</source>
   <translation>Bezig…</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Stoppen</translation>
  </message>
  <message>
   <source>Stop what takes so long; nothing you typed is lost.</source>
   <translation>Opgeven wat zo lang duurt; niets van wat u typte gaat verloren.</translation>
  </message>
 </context>
 <context>
  <name>_Entry</name>
  <message>
   <source>Read</source>
   <translation>Lezen</translation>
  </message>
  <message>
   <source>Read: {what}</source>
   <translation>Gelezen: {what}</translation>
  </message>
  <message>
   <source>Take back…</source>
   <translation>Terugnemen…</translation>
  </message>
  <message>
   <source>Take back: {what}</source>
   <translation>Terugnemen: {what}</translation>
  </message>
 </context>
 <context>
  <name>_Picture</name>
  <message>
   <source>Picture of the document</source>
   <translation>Afbeelding van het document</translation>
  </message>
 </context>
 <context>
  <name>appraisal</name>
  <message>
   <source>{debtor} is known from {numbers}, submitted on {day}.</source>
   <translation>{debtor} is bekend van {numbers}, ingediend op {day}.</translation>
  </message>
  <message>
   <source>You submitted {name} on {day}.</source>
   <translation>U hebt {name} ingediend op {day}.</translation>
  </message>
  <message>
   <source>You submitted this file, {name}, on {day}.</source>
   <translation>U hebt dit bestand, {name}, ingediend op {day}.</translation>
  </message>
  <message>
   <source>The same file, {name}, has been in the list since {day}.</source>
   <translation>Hetzelfde bestand, {name}, staat al in de lijst, sinds {day}.</translation>
  </message>
  <message>
   <source>You submitted {name} on {day}, to {debtor}.</source>
   <translation>U hebt {name} ingediend op {day}, bij {debtor}.</translation>
  </message>
  <message>
   <source>It was cancelled: if it is owed, submit it again.</source>
   <translation>Die is geannuleerd: dien de factuur opnieuw in als ze openstaat.</translation>
  </message>
 </context>
 <context>
  <name>board</name>
  <message>
   <source>Not due yet</source>
   <translation>Nog niet vervallen</translation>
  </message>
  <message>
   <source>1–30 days late</source>
   <translation>1–30 dagen te laat</translation>
  </message>
  <message>
   <source>31–60 days late</source>
   <translation>31–60 dagen te laat</translation>
  </message>
  <message>
   <source>61–90 days late</source>
   <translation>61–90 dagen te laat</translation>
  </message>
  <message>
   <source>Over 90 days late</source>
   <translation>Meer dan 90 dagen te laat</translation>
  </message>
  <message>
   <source>Due date unknown</source>
   <translation>Vervaldatum onbekend</translation>
  </message>
  <message>
   <source>Not due</source>
   <translation>Niet vervallen</translation>
  </message>
  <message>
   <source>1–30 days</source>
   <translation>1–30 dagen</translation>
  </message>
  <message>
   <source>31–60 days</source>
   <translation>31–60 dagen</translation>
  </message>
  <message>
   <source>61–90 days</source>
   <translation>61–90 dagen</translation>
  </message>
  <message>
   <source>Over 90 days</source>
   <translation>Meer dan 90 dagen</translation>
  </message>
  <message>
   <source>No due date</source>
   <translation>Geen vervaldatum</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Facturen</translation>
  </message>
  <message>
   <source>Export the list</source>
   <translation>De lijst exporteren</translation>
  </message>
  <message>
   <source>Spreadsheet (*.xlsx)</source>
   <translation>Spreadsheet (*.xlsx)</translation>
  </message>
  <message>
   <source>Comma-separated values (*.csv)</source>
   <translation>Tekst met scheidingstekens (*.csv)</translation>
  </message>
  <message>
   <source>Remove the filter: {name}</source>
   <translation>Filter verwijderen: {name}</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Debiteuren</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Naam</translation>
  </message>
  <message>
   <source>Search debtors</source>
   <translation>Debiteuren zoeken</translation>
  </message>
  <message>
   <source>At least</source>
   <translation>Ten minste</translation>
  </message>
  <message>
   <source>At most</source>
   <translation>Ten hoogste</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Gebruiken</translation>
  </message>
  <message>
   <source>This is less than the lower amount.</source>
   <translation>Dit is minder dan het kleinste bedrag.</translation>
  </message>
  <message>
   <source>At any time</source>
   <translation>Op elk moment</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Factuur</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debiteur</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>Status</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Bedrag</translation>
  </message>
  <message>
   <source>Remaining</source>
   <translation>Openstaand</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Vervaldatum</translation>
  </message>
  <message>
   <source>Days late</source>
   <translation>Dagen te laat</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Volgende stap</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Labels</translation>
  </message>
  <message>
   <source>Updated</source>
   <translation>Bijgewerkt</translation>
  </message>
  <message>
   <source>Newest first</source>
   <translation>Nieuwste eerst</translation>
  </message>
  <message>
   <source>Oldest first</source>
   <translation>Oudste eerst</translation>
  </message>
  <message>
   <source>Largest amount first</source>
   <translation>Hoogste bedrag eerst</translation>
  </message>
  <message>
   <source>Largest remainder first</source>
   <translation>Hoogste restant eerst</translation>
  </message>
  <message>
   <source>Longest overdue first</source>
   <translation>Langst te laat eerst</translation>
  </message>
  <message>
   <source>Next action first</source>
   <translation>Eerstvolgende stap eerst</translation>
  </message>
  <message>
   <source>Debtors from A to Z</source>
   <translation>Debiteuren van A tot Z</translation>
  </message>
  <message>
   <source>Invoices by number</source>
   <translation>Facturen op nummer</translation>
  </message>
  <message>
   <source>Last updated first</source>
   <translation>Laatst bijgewerkt eerst</translation>
  </message>
  <message>
   <source>{column}, downwards</source>
   <translation>{column}, aflopend</translation>
  </message>
  <message>
   <source>{column}, upwards</source>
   <translation>{column}, oplopend</translation>
  </message>
  <message>
   <source>{least} to {most}</source>
   <translation>{least} tot {most}</translation>
  </message>
  <message>
   <source>from {least}</source>
   <translation>vanaf {least}</translation>
  </message>
  <message>
   <source>up to {most}</source>
   <translation>tot {most}</translation>
  </message>
  <message>
   <source>today or missed</source>
   <translation>vandaag of gemist</translation>
  </message>
  <message numerus="yes">
   <source>within %n day(s)</source>
   <translation>
    <numerusform>binnen %n dag</numerusform>
    <numerusform>binnen %n dagen</numerusform>
   </translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Ouderdom</translation>
  </message>
  <message>
   <source>Answer due</source>
   <translation>Uw antwoord</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>Label</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Next on</source>
   <translation>Volgende datum</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Valuta</translation>
  </message>
  <message>
   <source>{count} already being recorded or cancelled</source>
   <translation>{count} die al worden vastgelegd of geannuleerd</translation>
  </message>
  <message>
   <source>{count} with nothing left to pay</source>
   <translation>{count} waar niets meer te betalen is</translation>
  </message>
  <message>
   <source>{count} recovered</source>
   <translation>{count} geïncasseerd</translation>
  </message>
  <message>
   <source>{count} already cancelled</source>
   <translation>{count} eerder geannuleerd</translation>
  </message>
  <message>
   <source>{count} already being changed</source>
   <translation>{count} die al worden gewijzigd</translation>
  </message>
  <message>
   <source>{count} with nothing to pause</source>
   <translation>{count} waar niets te pauzeren is</translation>
  </message>
  <message>
   <source>{count} already being cancelled</source>
   <translation>{count} worden al geannuleerd</translation>
  </message>
  <message>
   <source>{count} with a payment (decide on the invoice’s page)</source>
   <translation>{count} met een betaling: beslis op de eigen pagina</translation>
  </message>
  <message>
   <source>{count} with the status “{status}”</source>
   <translation>{count} met de status ‘{status}’</translation>
  </message>
 </context>
 <context>
  <name>bookings</name>
  <message>
   <source>Bank account</source>
   <translation>Bankrekening</translation>
  </message>
  <message>
   <source>Customers</source>
   <translation>Klanten</translation>
  </message>
  <message>
   <source>Losses on receivables</source>
   <translation>Verliezen op vorderingen</translation>
  </message>
  <message>
   <source>Default interest</source>
   <translation>Vertragingsrente</translation>
  </message>
  <message>
   <source>Fixed compensation</source>
   <translation>Vaste vergoeding</translation>
  </message>
  <message>
   <source>Export for your books</source>
   <translation>Exporteren voor de boekhouding</translation>
  </message>
  <message>
   <source>What was paid, written off and charged. The invoices themselves are already in your books.</source>
   <translation>Wat betaald, afgeboekt en berekend is; de facturen zelf staan al in uw boekhouding.</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Van</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Tot</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Formaat</translation>
  </message>
  <message>
   <source>List (XLSX or CSV)</source>
   <translation>Lijst (XLSX of CSV)</translation>
  </message>
  <message>
   <source>DATEV batch</source>
   <translation>DATEV-boekingsbatch</translation>
  </message>
  <message>
   <source>FEC entries</source>
   <translation>FEC-boekingen</translation>
  </message>
  <message>
   <source>DATEV consultant number</source>
   <translation>DATEV-adviseursnummer</translation>
  </message>
  <message>
   <source>DATEV client number</source>
   <translation>DATEV-cliëntnummer</translation>
  </message>
  <message>
   <source>Financial year begins</source>
   <translation>Begin van het boekjaar</translation>
  </message>
  <message>
   <source>Ask your tax adviser for the accounts. This format takes only amounts in euros.</source>
   <translation>Vraag uw belastingadviseur naar de rekeningen. In dit formaat komen alleen bedragen in euro.</translation>
  </message>
  <message>
   <source>Exported so far: up to {day}.</source>
   <translation>Tot nu toe geëxporteerd: tot en met {day}.</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Niet nu</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exporteren</translation>
  </message>
  <message>
   <source>Enter the first and the last day.</source>
   <translation>Voer de eerste en de laatste dag in.</translation>
  </message>
  <message>
   <source>The first day is after the last one.</source>
   <translation>De eerste dag ligt na de laatste.</translation>
  </message>
  <message>
   <source>Enter each account as a number.</source>
   <translation>Voer elke rekening als nummer in.</translation>
  </message>
  <message>
   <source>An account of a FEC has three digits or more.</source>
   <translation>Een rekening van een FEC heeft drie cijfers of meer.</translation>
  </message>
  <message>
   <source>DATEV accounts all have the same number of digits, 4 to 8; that of the customers may have one more.</source>
   <translation>DATEV-rekeningen hebben allemaal evenveel cijfers, 4 tot 8; die van de klanten mag er één meer hebben.</translation>
  </message>
  <message>
   <source>Enter the consultant number and the client number; your tax adviser knows both.</source>
   <translation>Voer het adviseursnummer en het cliëntnummer in; uw belastingadviseur kent beide.</translation>
  </message>
  <message>
   <source>A DATEV batch covers one year at most: choose days of the same year.</source>
   <translation>Een DATEV-batch omvat hoogstens één jaar: kies dagen van hetzelfde jaar.</translation>
  </message>
  <message>
   <source>These days are not within the financial year: enter its first day.</source>
   <translation>Deze dagen vallen niet in het boekjaar: voer de eerste dag ervan in.</translation>
  </message>
  <message>
   <source>Entries</source>
   <translation>Boekingen</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Bestand</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Betaling</translation>
  </message>
  <message>
   <source>Written off</source>
   <translation>Afgeboekt</translation>
  </message>
  <message>
   <source>Interest</source>
   <translation>Rente</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Datum</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Soort</translation>
  </message>
  <message>
   <source>Invoice number</source>
   <translation>Factuurnummer</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debiteur</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Bedrag</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Valuta</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Kenmerk</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Factuurdatum</translation>
  </message>
  <message>
   <source>Invoice net</source>
   <translation>Factuur excl. btw</translation>
  </message>
  <message>
   <source>Invoice tax</source>
   <translation>Btw van de factuur</translation>
  </message>
  <message>
   <source>Invoice total</source>
   <translation>Factuur incl. btw</translation>
  </message>
 </context>
 <context>
  <name>cancelling</name>
  <message>
   <source>The debtor paid me directly</source>
   <translation>De debiteur heeft mij rechtstreeks betaald</translation>
  </message>
  <message>
   <source>The debtor is told that everything is paid.</source>
   <translation>De debiteur krijgt te horen dat alles is voldaan.</translation>
  </message>
  <message>
   <source>The debtor is right</source>
   <translation>De debiteur heeft gelijk</translation>
  </message>
  <message>
   <source>You give up the whole claim.</source>
   <translation>U ziet af van de hele vordering.</translation>
  </message>
  <message>
   <source>I no longer want to pursue it</source>
   <translation>Ik wil de vordering niet langer innen</translation>
  </message>
  <message>
   <source>Contacts stop. You may still claim it yourself.</source>
   <translation>Het contact stopt. U mag de vordering nog wel zelf opeisen.</translation>
  </message>
  <message>
   <source>It was submitted by mistake</source>
   <translation>De factuur is per vergissing ingediend</translation>
  </message>
  <message>
   <source>Contacts stop. You can submit it again, corrected.</source>
   <translation>Het contact stopt. U kunt de factuur verbeterd opnieuw indienen.</translation>
  </message>
 </context>
 <context>
  <name>checks</name>
  <message>
   <source>A SIREN or SIRET has digits only.</source>
   <translation>Een SIREN of SIRET bevat alleen cijfers.</translation>
  </message>
  <message>
   <source>A SIREN has 9 digits, a SIRET 14; this has {count}.</source>
   <translation>Een SIREN heeft 9 cijfers, een SIRET 14; dit heeft er {count}.</translation>
  </message>
  <message>
   <source>The check digit does not match. Check the number.</source>
   <translation>Het controlecijfer klopt niet. Controleer het nummer.</translation>
  </message>
  <message>
   <source>This does not look like a VAT number, such as {example}.</source>
   <translation>Dit lijkt geen btw-nummer, zoals {example}.</translation>
  </message>
  <message>
   <source>At most {most} characters; it has {count}.</source>
   <translation>Hoogstens {most} tekens; het zijn er {count}.</translation>
  </message>
  <message>
   <source>Choose a country from the list.</source>
   <translation>Kies een land uit de lijst.</translation>
  </message>
  <message>
   <source>The check digits of this IBAN do not match.</source>
   <translation>De controlecijfers van dit IBAN kloppen niet.</translation>
  </message>
  <message>
   <source>Enter the sort code of 6 digits and the account number of 8, or the IBAN.</source>
   <translation>Vul de sort code van 6 cijfers en het rekeningnummer van 8 in, of het IBAN.</translation>
  </message>
  <message>
   <source>This is not an IBAN. It begins with two letters and two digits; your bank shows it.</source>
   <translation>Dit is geen IBAN. Het begint met twee letters en twee cijfers; uw bank toont het.</translation>
  </message>
  <message>
   <source>This is neither an IBAN nor an account number.</source>
   <translation>Dit is geen IBAN en geen rekeningnummer.</translation>
  </message>
  <message>
   <source>This is not a phone number. Enter it as +33 1 23 45 67 89.</source>
   <translation>Dit is geen telefoonnummer. Schrijf het als +33 1 23 45 67 89.</translation>
  </message>
  <message>
   <source>This is not an email address.</source>
   <translation>Dit is geen e-mailadres.</translation>
  </message>
  <message>
   <source>An email address has no spaces.</source>
   <translation>Een e-mailadres heeft geen spaties.</translation>
  </message>
  <message>
   <source>There is an invisible character in it. Type the address instead of pasting it.</source>
   <translation>Er staat een onzichtbaar teken in. Typ het adres in plaats van het te plakken.</translation>
  </message>
  <message>
   <source>“{character}” cannot be used in an email address.</source>
   <translation>‘{character}’ kan niet in een e-mailadres staan.</translation>
  </message>
  <message>
   <source>Net and tax add up to another sum.</source>
   <translation>Netto en btw vormen samen een ander bedrag.</translation>
  </message>
  <message>
   <source>This day is in the future.</source>
   <translation>Deze dag moet nog komen.</translation>
  </message>
  <message>
   <source>This is before the invoice date.</source>
   <translation>Dit is vóór de factuurdatum.</translation>
  </message>
 </context>
 <context>
  <name>debtors</name>
  <message>
   <source>Debtor</source>
   <translation>Debiteur</translation>
  </message>
  <message>
   <source>Owes</source>
   <translation>Openstaand</translation>
  </message>
  <message>
   <source>Overdue since</source>
   <translation>Te laat sinds</translation>
  </message>
  <message>
   <source>Unpaid invoices</source>
   <translation>Onbetaalde facturen</translation>
  </message>
  <message>
   <source>All invoices</source>
   <translation>Alle facturen</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n dag</numerusform>
    <numerusform>%n dagen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialogs</name>
  <message>
   <source>Cancel</source>
   <translation>Annuleren</translation>
  </message>
 </context>
 <context>
  <name>form</name>
  <message>
   <source>Invoice number</source>
   <translation>Factuurnummer</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Factuurdatum</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Vervaldatum</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Valuta</translation>
  </message>
  <message>
   <source>Amount including tax</source>
   <translation>Bedrag inclusief btw</translation>
  </message>
  <message>
   <source>Amount before tax</source>
   <translation>Bedrag exclusief btw</translation>
  </message>
  <message>
   <source>Tax</source>
   <translation>Btw</translation>
  </message>
  <message>
   <source>Already paid or credited</source>
   <translation>Reeds betaald of gecrediteerd</translation>
  </message>
  <message>
   <source>What was delivered</source>
   <translation>Levering of dienst</translation>
  </message>
  <message>
   <source>Agreed late-payment rate, % a year</source>
   <translation>Overeengekomen vertragingsrente, % per jaar</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Debiteur</translation>
  </message>
  <message>
   <source>Company or person</source>
   <translation>Bedrijf of persoon</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN of SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Btw-nummer</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Straat en huisnummer</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Adres, tweede regel</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Postcode</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Plaats</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Land</translation>
  </message>
  <message>
   <source>Contact with an email</source>
   <translation>Een contactpersoon met e-mail</translation>
  </message>
  <message>
   <source>Still to pay</source>
   <translation>Nog te betalen</translation>
  </message>
  <message>
   <source>You have no account in {currency}: reminders name {iban}. Add one in the settings.</source>
   <translation>U hebt geen rekening in {currency}: herinneringen noemen {iban}. Voeg er een toe in de instellingen.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Verplicht</translation>
  </message>
  <message>
   <source>The debtor is</source>
   <translation>De debiteur is</translation>
  </message>
  <message>
   <source>The amount must be more than zero.</source>
   <translation>Het bedrag moet groter zijn dan nul.</translation>
  </message>
  <message>
   <source>Nothing is left to recover: everything was already paid.</source>
   <translation>Er is niets meer te innen: alles is al betaald.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed.</source>
   <translation>Er is een e-mailadres van de debiteur nodig.</translation>
  </message>
  <message>
   <source>This contact needs an email address.</source>
   <translation>Deze contactpersoon moet een e-mailadres hebben.</translation>
  </message>
  <message>
   <source>At most {most} numbers.</source>
   <translation>Hoogstens {most} nummers.</translation>
  </message>
  <message>
   <source>Unknown currency. Choose another one.</source>
   <translation>Deze valuta is niet bekend. Kies een andere.</translation>
  </message>
  <message>
   <source>It is unclear whether this is a company or a person. Choose: the law differs.</source>
   <translation>Het is onduidelijk of dit een bedrijf of een persoon is. Kies: de wet verschilt.</translation>
  </message>
  <message>
   <source>{amount} credited by {number}</source>
   <translation>{amount} gecrediteerd met {number}</translation>
  </message>
  <message>
   <source>Chosen from the postcode. Check it.</source>
   <translation>Gekozen op basis van de postcode. Controleer het.</translation>
  </message>
  <message>
   <source>Taken from the list {name}.</source>
   <translation>Overgenomen uit de lijst {name}.</translation>
  </message>
  <message>
   <source>The list names this as still open, not as the invoice total.</source>
   <translation>De lijst noemt dit als nog open, niet als factuurtotaal.</translation>
  </message>
  <message>
   <source>A date or the amount is missing.</source>
   <translation>Een datum of het bedrag ontbreekt.</translation>
  </message>
 </context>
 <context>
  <name>message_names</name>
  <message>
   <source>Note before the due date</source>
   <translation>Bericht vóór de vervaldatum</translation>
  </message>
  <message>
   <source>First reminder</source>
   <translation>Eerste herinnering</translation>
  </message>
  <message>
   <source>Short reminder</source>
   <translation>Korte herinnering</translation>
  </message>
  <message>
   <source>Second reminder</source>
   <translation>Tweede herinnering</translation>
  </message>
  <message>
   <source>Reminder by post</source>
   <translation>Herinnering per post</translation>
  </message>
  <message>
   <source>Last reminder</source>
   <translation>Laatste herinnering</translation>
  </message>
  <message>
   <source>Formal notice</source>
   <translation>Ingebrekestelling</translation>
  </message>
  <message>
   <source>Time-barred claim</source>
   <translation>Verjaarde vordering</translation>
  </message>
  <message>
   <source>Phone call</source>
   <translation>Telefoongesprek</translation>
  </message>
  <message>
   <source>Instalments agreed</source>
   <translation>Termijnen afgesproken</translation>
  </message>
  <message>
   <source>Agreement proposed</source>
   <translation>Regeling voorgesteld</translation>
  </message>
  <message>
   <source>Proposal refused</source>
   <translation>Voorstel geweigerd</translation>
  </message>
  <message>
   <source>Payment received</source>
   <translation>Betaling ontvangen</translation>
  </message>
  <message>
   <source>Objection received</source>
   <translation>Bezwaar ontvangen</translation>
  </message>
  <message>
   <source>Objection answered</source>
   <translation>Bezwaar beantwoord</translation>
  </message>
  <message>
   <source>Objection accepted</source>
   <translation>Bezwaar aanvaard</translation>
  </message>
  <message>
   <source>Another contact</source>
   <translation>Ander contact</translation>
  </message>
 </context>
 <context>
  <name>message_preview</name>
  <message>
   <source>To</source>
   <translation>Aan</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Onderwerp</translation>
  </message>
  <message>
   <source>Your mailbox, once it is set up</source>
   <translation>Uw mailbox, zodra die is ingesteld</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Van</translation>
  </message>
  <message>
   <source>Replies to</source>
   <translation>Antwoorden aan</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Taal</translation>
  </message>
  <message>
   <source>{language}, the language of the debtor’s address. To write in another one, press “Edit”.</source>
   <translation>{language}, de taal van het adres van de debiteur. Druk op ‘Bewerken’ om in een andere taal te schrijven.</translation>
  </message>
  <message>
   <source>Planned for {day}. On another day, its dates and sums change with it.</source>
   <translation>Gepland voor {day}. Op een andere dag veranderen de datums en bedragen erin mee.</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Tekst van het bericht</translation>
  </message>
  <message>
   <source>As it arrives</source>
   <translation>Zoals ontvangen</translation>
  </message>
  <message>
   <source>As plain text</source>
   <translation>Als platte tekst</translation>
  </message>
  <message>
   <source>Open the attachment {name}</source>
   <translation>Bijlage {name} openen</translation>
  </message>
  <message>
   <source>Enclosed</source>
   <translation>Bijlagen</translation>
  </message>
  <message>
   <source>Attached</source>
   <translation>Bijlage</translation>
  </message>
  <message>
   <source>Ready at once, also at night and at weekends. If the debtor was contacted today, or a deadline that you gave is still running, it is made on the first day after that.</source>
   <translation>Meteen klaar, ook ’s nachts en in het weekend. Is er vandaag al contact met de debiteur geweest, of loopt er nog een termijn die u hebt gegeven, dan volgt het op de eerste dag daarna.</translation>
  </message>
  <message>
   <source>Made at once on a working day between 8:00 and 20:00. If the debtor was contacted today, or a deadline that you gave is still running, it is made on the first day after that.</source>
   <translation>Gebeurt meteen op een werkdag tussen 8.00 en 20.00 uur. Is er vandaag al contact met de debiteur geweest, of loopt er nog een termijn die u hebt gegeven, dan gebeurt het op de eerste dag daarna.</translation>
  </message>
  <message>
   <source>{contact}, planned for {moment}, then follows on a later day. It is left out if its wording would be softer than this one.</source>
   <translation>{contact}, gepland voor {moment}, volgt dan op een latere dag. Het vervalt als het milder zou zijn dan dit.</translation>
  </message>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} aan: {level}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Bewerken</translation>
  </message>
  <message>
   <source>Create letter now</source>
   <translation>Brief nu maken</translation>
  </message>
  <message>
   <source>Call now</source>
   <translation>Nu bellen</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Nu versturen</translation>
  </message>
  <message>
   <source>Bring forward</source>
   <translation>Naar voren halen</translation>
  </message>
  <message>
   <source>Approve</source>
   <translation>Goedkeuren</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>De tekst wordt opgezocht…</translation>
  </message>
 </context>
 <context>
  <name>never_contacted</name>
  <message>
   <source>Added by you</source>
   <translation>Door u ingevoerd</translation>
  </message>
  <message>
   <source>Added by the recovery service</source>
   <translation>Door de incassodienst ingevoerd</translation>
  </message>
  <message>
   <source>Email came back</source>
   <translation>Post kwam terug</translation>
  </message>
  <message>
   <source>Someone said the invoice is not theirs</source>
   <translation>Iemand zei dat de factuur niet van hem is</translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message>
   <source>An evidence file is missing</source>
   <translation>Een bestand van het bewijs is er niet meer</translation>
  </message>
  <message>
   <source>Add it again, then submit.</source>
   <translation>Voeg het opnieuw toe en dien dan in.</translation>
  </message>
  <message>
   <source>The sealed key on this computer cannot be read</source>
   <translation>De verzegelde sleutel op deze computer is niet leesbaar</translation>
  </message>
  <message>
   <source>Restore it from a backup of the data folder.</source>
   <translation>Zet hem terug uit een back-up van de gegevensmap.</translation>
  </message>
  <message>
   <source>The service did not sign you in</source>
   <translation>De dienst heeft u niet aangemeld</translation>
  </message>
  <message>
   <source>Try again, or choose another connection.</source>
   <translation>Probeer het opnieuw of kies een andere verbinding.</translation>
  </message>
  <message>
   <source>No answer came back from the browser</source>
   <translation>Er kwam geen antwoord terug uit de browser</translation>
  </message>
  <message>
   <source>Open the sign-in page again when you are ready.</source>
   <translation>Open de aanmeldpagina opnieuw wanneer u klaar bent.</translation>
  </message>
  <message>
   <source>The service has no such account for you</source>
   <translation>De dienst heeft zo’n account niet voor u</translation>
  </message>
  <message>
   <source>Check the ID, and whether you signed in as on the other computer.</source>
   <translation>Controleer het ID en of u zich hebt aangemeld zoals op de andere computer.</translation>
  </message>
  <message>
   <source>The announcement of new versions cannot be trusted</source>
   <translation>Het bericht over nieuwe versies is niet te vertrouwen</translation>
  </message>
  <message>
   <source>Nothing changed. Check again later, or on the page where you got the app.</source>
   <translation>Er is niets gewijzigd. Kijk later nog eens, of op de pagina waar u de app hebt gehaald.</translation>
  </message>
  <message>
   <source>The export could not be saved</source>
   <translation>De export kon niet worden geschreven</translation>
  </message>
  <message>
   <source>Choose another folder, or free up disk space.</source>
   <translation>Kies een andere map of maak ruimte op de schijf.</translation>
  </message>
  <message>
   <source>This file is not a backup of this app</source>
   <translation>Dit bestand is geen back-up van deze app</translation>
  </message>
  <message>
   <source>Choose the file you saved as a backup. Nothing changed.</source>
   <translation>Kies het bestand dat u als back-up hebt opgeslagen. Er is niets gewijzigd.</translation>
  </message>
  <message>
   <source>This backup is damaged</source>
   <translation>Deze back-up is beschadigd</translation>
  </message>
  <message>
   <source>Choose another one. Nothing changed.</source>
   <translation>Kies een andere. Er is niets gewijzigd.</translation>
  </message>
  <message>
   <source>This backup was made by a newer version of the app</source>
   <translation>Deze back-up komt van een nieuwere versie van de app</translation>
  </message>
  <message>
   <source>Update the app, then restore the backup. Nothing changed.</source>
   <translation>Werk de app bij en zet hem dan terug. Er is niets gewijzigd.</translation>
  </message>
  <message>
   <source>Not enough disk space</source>
   <translation>Er is niet genoeg ruimte op de schijf</translation>
  </message>
  <message>
   <source>Free up space, then try again. Nothing changed.</source>
   <translation>Maak ruimte en probeer het opnieuw. Er is niets gewijzigd.</translation>
  </message>
  <message>
   <source>The backup could not be saved</source>
   <translation>De back-up kon niet worden geschreven</translation>
  </message>
  <message>
   <source>Choose another folder, or free up disk space. An earlier backup there is untouched.</source>
   <translation>Kies een andere map of maak ruimte op de schijf. Een eerdere back-up daar blijft onaangetast.</translation>
  </message>
  <message>
   <source>This file is not accepted</source>
   <translation>Dit bestand wordt niet aangenomen</translation>
  </message>
  <message>
   <source>Add a PDF, PNG or JPEG of at most 10 MB.</source>
   <translation>Voeg een PDF, PNG of JPEG van hoogstens 10 MB toe.</translation>
  </message>
  <message>
   <source>The file could not be saved</source>
   <translation>Het bestand kon niet worden geschreven</translation>
  </message>
  <message>
   <source>Choose another folder, or close the file where it is open.</source>
   <translation>Kies een andere map of sluit het bestand waar het geopend is.</translation>
  </message>
  <message>
   <source>This file cannot be read</source>
   <translation>Dit bestand kan niet worden gelezen</translation>
  </message>
  <message>
   <source>Your mail provider did not sign you in</source>
   <translation>Uw e-mailaanbieder heeft u niet aangemeld</translation>
  </message>
  <message>
   <source>Try again, or use a password made for this app.</source>
   <translation>Probeer het opnieuw of gebruik een wachtwoord dat voor deze app is gemaakt.</translation>
  </message>
  <message>
   <source>The file reader does not start</source>
   <translation>De bestandslezer start niet</translation>
  </message>
  <message>
   <source>Restart the app. If this persists, reinstall it.</source>
   <translation>Start de app opnieuw. Blijft het zo, installeer haar dan opnieuw.</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Er ging iets mis</translation>
  </message>
  <message>
   <source>Try again.</source>
   <translation>Probeer het opnieuw.</translation>
  </message>
  <message>
   <source>This passphrase does not open the key</source>
   <translation>Deze wachtwoordzin opent de sleutel niet</translation>
  </message>
  <message>
   <source>Type it again. Without it, what was sealed on this computer stays closed.</source>
   <translation>Typ hem opnieuw. Zonder blijft gesloten wat op deze computer is verzegeld.</translation>
  </message>
  <message>
   <source>The service on this computer does not start</source>
   <translation>De dienst op deze computer start niet</translation>
  </message>
  <message>
   <source>See its log in the settings, then try again.</source>
   <translation>Bekijk het logboek in de instellingen en probeer het opnieuw.</translation>
  </message>
  <message>
   <source>To use this computer, the app needs a passphrase</source>
   <translation>Om deze computer te gebruiken heeft de app een wachtwoordzin nodig</translation>
  </message>
  <message>
   <source>Try again when you are ready: the app asks for it then.</source>
   <translation>Probeer het opnieuw wanneer u zover bent: de app vraagt er dan om.</translation>
  </message>
  <message>
   <source>The password store of this computer does not have the key of this data</source>
   <translation>De wachtwoordopslag van deze computer heeft de sleutel van deze gegevens niet</translation>
  </message>
  <message>
   <source>Unlock it or use the one from before, and try again; or restore a backup, which has the key. Nothing changed.</source>
   <translation>Ontgrendel hem of gebruik die van voorheen en probeer het opnieuw; of zet een reservekopie terug, die de sleutel bevat. Er is niets gewijzigd.</translation>
  </message>
  <message>
   <source>This could not be saved on this computer</source>
   <translation>Dit kon niet op deze computer worden opgeslagen</translation>
  </message>
  <message>
   <source>Free up disk space, then try again.</source>
   <translation>Maak ruimte op de schijf en doe het opnieuw.</translation>
  </message>
  <message>
   <source>The data on this computer is damaged</source>
   <translation>De gegevens op deze computer zijn beschadigd</translation>
  </message>
  <message>
   <source>Close the app and start it again: it rescues what can be read and fetches the rest from the service.</source>
   <translation>Sluit de app en start haar opnieuw: ze redt wat leesbaar is en haalt de rest opnieuw op.</translation>
  </message>
  <message>
   <source>The service cannot be reached</source>
   <translation>De dienst is niet bereikbaar</translation>
  </message>
  <message>
   <source>Your changes are saved and sent once there is a connection.</source>
   <translation>Wat u hebt gedaan, blijft bewaard en wordt verzonden zodra er verbinding is.</translation>
  </message>
  <message>
   <source>The service cannot prove who it is</source>
   <translation>De dienst kan niet bewijzen wie hij is</translation>
  </message>
  <message>
   <source>Check the address and the date of this computer, and ask the service whether its certificate is valid. Nothing was sent.</source>
   <translation>Controleer het adres en de datum van deze computer, en vraag de dienst of zijn certificaat geldig is. Er is niets verzonden.</translation>
  </message>
  <message>
   <source>No service answers at this address</source>
   <translation>Op dit adres antwoordt geen dienst</translation>
  </message>
  <message>
   <source>Check the address and your internet connection, then try again. Nothing you typed is lost.</source>
   <translation>Controleer het adres en uw internetverbinding en probeer het opnieuw. Niets van wat u hebt ingevoerd gaat verloren.</translation>
  </message>
  <message>
   <source>The answer was lost</source>
   <translation>Het antwoord is verloren gegaan</translation>
  </message>
  <message>
   <source>The app checks whether it arrived before anything is sent again.</source>
   <translation>De app gaat na of het is aangekomen voordat er iets opnieuw wordt verzonden.</translation>
  </message>
  <message>
   <source>It is not known whether your account was created</source>
   <translation>Het is niet bekend of uw account is aangemaakt</translation>
  </message>
  <message>
   <source>Ask the service, or look for a message from it. Continue again only if there is no account yet.</source>
   <translation>Vraag het de dienst, of zoek een bericht ervan. Ga alleen verder als er nog geen account is.</translation>
  </message>
  <message>
   <source>You are signed out</source>
   <translation>U bent afgemeld</translation>
  </message>
  <message>
   <source>Sign in again. Nothing you typed is lost.</source>
   <translation>Meld u opnieuw aan. Niets van wat u hebt getypt, gaat verloren.</translation>
  </message>
  <message>
   <source>The app is still connecting</source>
   <translation>De app maakt nog verbinding</translation>
  </message>
  <message>
   <source>Try again in a moment. Nothing you typed is lost.</source>
   <translation>Probeer het zo dadelijk opnieuw. Niets van wat u hebt getypt, gaat verloren.</translation>
  </message>
  <message>
   <source>The service refused this</source>
   <translation>De dienst heeft dit geweigerd</translation>
  </message>
  <message>
   <source>Correct it and try again.</source>
   <translation>Verbeter wat wordt genoemd en probeer het opnieuw.</translation>
  </message>
  <message>
   <source>The service is busy</source>
   <translation>De dienst vraagt om het rustiger aan te doen</translation>
  </message>
  <message>
   <source>Try again in a moment. What you decided is saved and sent by itself.</source>
   <translation>Probeer het zo opnieuw. Wat u hebt besloten, is bewaard en gaat vanzelf weg.</translation>
  </message>
  <message>
   <source>The service has a problem</source>
   <translation>De dienst heeft een storing</translation>
  </message>
  <message>
   <source>Try again later; what you decided is saved and sent then. If this persists, give the service this number.</source>
   <translation>Probeer het later opnieuw; wat u hebt besloten, is bewaard en gaat dan weg. Blijft het zo, noem de dienst dan dit nummer.</translation>
  </message>
  <message>
   <source>The answer could not be read</source>
   <translation>Het antwoord kon niet worden gelezen</translation>
  </message>
  <message>
   <source>Check the address of the service, or whether your network asks you to sign in first.</source>
   <translation>Controleer het adres van de dienst, of dat er een aanmeldpagina van het netwerk tussen zit.</translation>
  </message>
  <message>
   <source>The debtor needs a contact with an email address.</source>
   <translation>De debiteur moet een contactpersoon met een e-mailadres hebben.</translation>
  </message>
  <message>
   <source>This invoice was submitted before.</source>
   <translation>Deze factuur is al eerder ingediend.</translation>
  </message>
  <message>
   <source>This invoice is not due yet.</source>
   <translation>Deze factuur is nog niet vervallen.</translation>
  </message>
  <message>
   <source>This invoice is too old to be claimed in court.</source>
   <translation>Deze factuur is te oud om nog in rechte op te eisen.</translation>
  </message>
  <message>
   <source>Your account is not active yet. Complete it first.</source>
   <translation>Uw account is nog niet actief. Vul eerst aan wat wordt gevraagd.</translation>
  </message>
  <message>
   <source>This is no longer possible: something changed meanwhile.</source>
   <translation>Dit is niet meer mogelijk: er is intussen iets veranderd.</translation>
  </message>
  <message>
   <source>This file is too large: 20 MB at most.</source>
   <translation>Dit bestand is te groot. Het maximum is 20 MB.</translation>
  </message>
  <message>
   <source>This service accepts no files as evidence. Describe them in the statement, or hand them in there.</source>
   <translation>Deze dienst neemt geen bestanden bij de bewijsstukken aan. Beschrijf ze in woorden of lever ze daar aan.</translation>
  </message>
  <message>
   <source>This is not a PDF, or it cannot be opened.</source>
   <translation>Dit is geen pdf, of het bestand kan niet worden geopend.</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it.</source>
   <translation>De dienst heeft deze factuur bij het lezen misschien al aangemaakt.</translation>
  </message>
  <message>
   <source>This page cannot be shown</source>
   <translation>Deze pagina kan niet worden getoond</translation>
  </message>
  <message>
   <source>Ask for the file again, or enter its contents manually.</source>
   <translation>Vraag het bestand opnieuw op, of typ over wat erop staat.</translation>
  </message>
  <message>
   <source>This picture cannot be used</source>
   <translation>Deze afbeelding kan niet worden gebruikt</translation>
  </message>
  <message>
   <source>Take it again, or drop the invoice as a PDF.</source>
   <translation>Maak de foto opnieuw, of sleep de factuur als PDF.</translation>
  </message>
  <message>
   <source>This electronic invoice cannot be used</source>
   <translation>Deze elektronische factuur kan niet worden gebruikt</translation>
  </message>
  <message>
   <source>This document cannot be used</source>
   <translation>Dit document kan niet worden gebruikt</translation>
  </message>
  <message>
   <source>Save it as a PDF and drop that, or enter the invoice manually.</source>
   <translation>Sla het op als PDF en sleep die hierheen, of typ de velden van de factuur in.</translation>
  </message>
  <message>
   <source>Drop the invoice as a PDF, or enter it manually.</source>
   <translation>Sleep de factuur als PDF hierheen of typ de velden in.</translation>
  </message>
  <message>
   <source>This file cannot be unpacked</source>
   <translation>Dit bestand kan niet worden uitgepakt</translation>
  </message>
  <message>
   <source>Unpack it yourself, and drop the invoices.</source>
   <translation>Pak het zelf uit en sleep de facturen hierheen.</translation>
  </message>
  <message>
   <source>Nothing could be read there</source>
   <translation>Daar kon niets worden gelezen</translation>
  </message>
  <message>
   <source>Draw a slightly larger box, or enter the value.</source>
   <translation>Teken het kader iets groter, of typ de waarde.</translation>
  </message>
  <message>
   <source>You did not agree to the sign-in</source>
   <translation>U bent niet akkoord gegaan met de aanmelding</translation>
  </message>
  <message>
   <source>Start again if you did not mean to.</source>
   <translation>Begin opnieuw als dat niet de bedoeling was.</translation>
  </message>
  <message>
   <source>The service does not know this connection</source>
   <translation>De dienst kent deze verbinding niet</translation>
  </message>
  <message>
   <source>Its client ID or secret is not accepted. Ask the service for a new connection file.</source>
   <translation>Haar clientnaam of haar geheim wordt niet aanvaard. Vraag de dienst om een nieuw verbindingsbestand.</translation>
  </message>
  <message>
   <source>The sign-in took too long, or was used before</source>
   <translation>De aanmelding duurde te lang of is al gebruikt</translation>
  </message>
  <message>
   <source>Start again.</source>
   <translation>Begin opnieuw.</translation>
  </message>
  <message>
   <source>The service does not grant what the app needs</source>
   <translation>De dienst geeft niet wat de app nodig heeft</translation>
  </message>
  <message>
   <source>Ask the service for a connection file with all rights of a creditor.</source>
   <translation>Vraag de dienst om een verbindingsbestand met alle rechten van een schuldeiser.</translation>
  </message>
  <message>
   <source>Check your internet connection, then try again. Nothing you typed is lost.</source>
   <translation>Controleer uw internetverbinding en probeer het opnieuw. Niets van wat u hebt ingevoerd gaat verloren.</translation>
  </message>
  <message>
   <source>The service does not accept this: {reason}</source>
   <translation>De dienst neemt dit niet aan: {reason}</translation>
  </message>
  <message>
   <source>Not submitted: {why}</source>
   <translation>Niet ingediend: {why}</translation>
  </message>
  <message>
   <source>Company name</source>
   <translation>Naam van de onderneming</translation>
  </message>
  <message>
   <source>Letters are written in its name.</source>
   <translation>Brieven worden op deze naam geschreven.</translation>
  </message>
  <message>
   <source>SIRET number</source>
   <translation>SIRET-nummer</translation>
  </message>
  <message>
   <source>It proves that the company exists.</source>
   <translation>Het bewijst dat de onderneming bestaat.</translation>
  </message>
  <message>
   <source>Company address</source>
   <translation>Adres van de onderneming</translation>
  </message>
  <message>
   <source>A formal notice must show it.</source>
   <translation>Een ingebrekestelling moet het vermelden.</translation>
  </message>
  <message>
   <source>Your name</source>
   <translation>Uw naam</translation>
  </message>
  <message>
   <source>Someone must be responsible for the account.</source>
   <translation>Er moet iemand verantwoordelijk zijn voor het account.</translation>
  </message>
  <message>
   <source>Bank account</source>
   <translation>Bankrekening</translation>
  </message>
  <message>
   <source>Recovered money arrives there.</source>
   <translation>Daar komt het geïnde geld binnen.</translation>
  </message>
  <message>
   <source>Identity document</source>
   <translation>Identiteitsbewijs</translation>
  </message>
  <message>
   <source>The law requires knowing who is paid.</source>
   <translation>De wet vereist dat bekend is aan wie geld wordt uitbetaald.</translation>
  </message>
  <message>
   <source>Mandate</source>
   <translation>Volmacht</translation>
  </message>
  <message>
   <source>It allows the service to write in your name.</source>
   <translation>Hiermee mag de dienst in uw naam schrijven.</translation>
  </message>
  <message>
   <source>The page in the browser explains it.</source>
   <translation>De pagina in de browser zegt wat er bedoeld wordt.</translation>
  </message>
  <message>
   <source>Another program uses the port that the tunnel leads to</source>
   <translation>Een ander programma gebruikt de poort waar de tunnel naartoe leidt</translation>
  </message>
  <message>
   <source>End that program, or set the tunnel up again with another port.</source>
   <translation>Sluit dat programma af of stel de tunnel opnieuw in met een andere poort.</translation>
  </message>
  <message>
   <source>The tunnel’s server cannot be reached</source>
   <translation>De server van de tunnel is niet bereikbaar</translation>
  </message>
  <message>
   <source>The app tries again by itself. Until then it checks the service regularly.</source>
   <translation>Het wordt vanzelf opnieuw geprobeerd. Tot dan bevraagt de app de dienst regelmatig.</translation>
  </message>
  <message>
   <source>The tunnel’s server has not been confirmed yet</source>
   <translation>De server van de tunnel is nog niet bevestigd</translation>
  </message>
  <message>
   <source>Compare its key with the one its operator gave you, and confirm it.</source>
   <translation>Vergelijk de sleutel met die welke de beheerder u opgeeft, en bevestig hem.</translation>
  </message>
  <message>
   <source>The tunnel’s server shows a different key from the one you confirmed</source>
   <translation>De server van de tunnel toont een andere sleutel dan die u hebt bevestigd</translation>
  </message>
  <message>
   <source>Ask its operator. Someone may be intercepting the connection: nothing was sent.</source>
   <translation>Vraag het de beheerder. Er kan iemand tussen zitten: er is niets verzonden.</translation>
  </message>
  <message>
   <source>The tunnel’s server refused the sign-in</source>
   <translation>De server van de tunnel heeft de app niet toegelaten</translation>
  </message>
  <message>
   <source>Check the user name, and the password or key.</source>
   <translation>Controleer de gebruikersnaam en het wachtwoord of de sleutel.</translation>
  </message>
  <message>
   <source>The private key cannot be used</source>
   <translation>De privésleutel kan niet worden gebruikt</translation>
  </message>
  <message>
   <source>Choose a file with a private key, and type its passphrase if it has one.</source>
   <translation>Kies een bestand met een privésleutel en typ de wachtwoordzin als die er is.</translation>
  </message>
  <message>
   <source>The tunnel’s server opens no port</source>
   <translation>De server van de tunnel opent geen poort voor ons</translation>
  </message>
  <message>
   <source>The port may be in use, or this server forwards none.</source>
   <translation>De poort kan bezet zijn, of deze server stuurt er geen door.</translation>
  </message>
  <message>
   <source>The tunnel’s server does not say its public address</source>
   <translation>De server van de tunnel meldt niet onder welk adres hij bereikbaar is</translation>
  </message>
  <message>
   <source>Enter the public address yourself.</source>
   <translation>Typ het openbare adres zelf.</translation>
  </message>
  <message>
   <source>What the service sends cannot be verified and is not accepted</source>
   <translation>Wat de dienst stuurt, kan niet worden gecontroleerd en wordt niet aanvaard</translation>
  </message>
  <message>
   <source>The app checks the service regularly instead. Change the signing secret, or ask the service.</source>
   <translation>De app vraagt het de dienst in plaats daarvan regelmatig. Vernieuw het ondertekengeheim, of vraag het de dienst.</translation>
  </message>
  <message>
   <source>The test event did not arrive</source>
   <translation>De testgebeurtenis is niet aangekomen</translation>
  </message>
  <message>
   <source>Check the public address, and that it leads to this computer.</source>
   <translation>Controleer het openbare adres en of het naar deze computer leidt.</translation>
  </message>
  <message>
   <source>This spreadsheet cannot be read</source>
   <translation>Deze tabel kan niet worden gelezen</translation>
  </message>
  <message>
   <source>Save it as CSV with one line of headings, then choose it again.</source>
   <translation>Sla de tabel op als CSV met één regel koppen en kies die opnieuw.</translation>
  </message>
  <message>
   <source>This table is too large</source>
   <translation>Deze tabel is te groot</translation>
  </message>
  <message>
   <source>Put its rows into several files with the same headings, then choose one after the other.</source>
   <translation>Verdeel de rijen over meerdere bestanden met dezelfde koppen en kies ze een voor een.</translation>
  </message>
  <message>
   <source>The printer did not print</source>
   <translation>De printer nam niets aan</translation>
  </message>
  <message>
   <source>Check the printer, or save the page as a PDF.</source>
   <translation>Kijk of hij er is, of bewaar de pagina als pdf.</translation>
  </message>
 </context>
 <context>
  <name>notices_page</name>
  <message>
   <source>New notices: {count}</source>
   <translation>Nieuwe meldingen: {count}</translation>
  </message>
  <message>
   <source>Statutory rates</source>
   <translation>Wettelijke rentepercentages</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Uw onderneming</translation>
  </message>
  <message>
   <source>Answer due: {who}</source>
   <translation>Antwoord verwacht: {who}</translation>
  </message>
  <message>
   <source>Part of it was paid. You decide what happens to the rest.</source>
   <translation>Er is een deel betaald. U beslist wat er met het restant gebeurt.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice.</source>
   <translation>De debiteur betwist de factuur.</translation>
  </message>
  <message>
   <source>Evidence is requested.</source>
   <translation>Er worden bewijsstukken van u gevraagd.</translation>
  </message>
  <message>
   <source>An agreement was proposed.</source>
   <translation>Er is een regeling voorgesteld.</translation>
  </message>
  <message>
   <source>The debtor answered by email.</source>
   <translation>De debiteur heeft per e-mail geantwoord.</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>Het plan is afgelopen, zonder betaling. U beslist hoe het verdergaat.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred soon.</source>
   <translation>De vordering verjaart binnenkort.</translation>
  </message>
  <message>
   <source>The claim is time-barred: it can no longer be claimed in court.</source>
   <translation>De vordering is verjaard: zij kan niet meer bij de rechter worden opgeëist.</translation>
  </message>
  <message>
   <source>A statutory interest rate is missing: no interest is claimed for its half-year.</source>
   <translation>Een wettelijk rentepercentage ontbreekt: voor dat halfjaar wordt geen rente gevorderd.</translation>
  </message>
  <message>
   <source>The service refused what you decided.</source>
   <translation>De dienst heeft uw beslissing geweigerd.</translation>
  </message>
  <message>
   <source>Your answer is due soon.</source>
   <translation>Uw antwoord wordt binnenkort verwacht.</translation>
  </message>
  <message>
   <source>A payment arrived.</source>
   <translation>Er is een betaling ontvangen.</translation>
  </message>
  <message>
   <source>The debtor promised a payment.</source>
   <translation>De debiteur heeft een betaling aangekondigd.</translation>
  </message>
  <message>
   <source>A promised payment did not arrive.</source>
   <translation>Een aangekondigde betaling is niet ontvangen.</translation>
  </message>
  <message>
   <source>Recovered.</source>
   <translation>Geïncasseerd.</translation>
  </message>
  <message>
   <source>Recovery was cancelled.</source>
   <translation>De incasso is geannuleerd.</translation>
  </message>
  <message>
   <source>The debtor is insolvent.</source>
   <translation>De debiteur is insolvent.</translation>
  </message>
  <message>
   <source>The reminders were planned.</source>
   <translation>De herinneringen zijn gepland.</translation>
  </message>
  <message>
   <source>The debtor was contacted.</source>
   <translation>Met de debiteur is contact opgenomen.</translation>
  </message>
  <message>
   <source>Your evidence arrived.</source>
   <translation>Uw bewijsstukken zijn aangekomen.</translation>
  </message>
  <message>
   <source>Contacts pause.</source>
   <translation>De contacten rusten.</translation>
  </message>
  <message>
   <source>The debtor’s details were corrected.</source>
   <translation>Gegevens van de debiteur zijn gecorrigeerd.</translation>
  </message>
  <message>
   <source>Recovery resumes.</source>
   <translation>De incasso gaat door.</translation>
  </message>
  <message>
   <source>An agreement has changed.</source>
   <translation>Een regeling is gewijzigd.</translation>
  </message>
  <message>
   <source>You can submit invoices now.</source>
   <translation>U kunt nu facturen indienen.</translation>
  </message>
  <message>
   <source>{channel} to the debtor.</source>
   <translation>Met de debiteur is contact opgenomen: {channel}.</translation>
  </message>
  <message>
   <source>Missing since {day}, so no interest is claimed for that half-year: {rate}.</source>
   <translation>Ontbreekt vanaf {day}, dus voor dat halfjaar wordt geen rente gevraagd: {rate}.</translation>
  </message>
 </context>
 <context>
  <name>payments</name>
  <message>
   <source>Certain</source>
   <translation>Zeker</translation>
  </message>
  <message>
   <source>To check</source>
   <translation>Te controleren</translation>
  </message>
  <message>
   <source>Not matched</source>
   <translation>Niet toegewezen</translation>
  </message>
  <message>
   <source>Reversed by the bank</source>
   <translation>Teruggeboekt door de bank</translation>
  </message>
  <message>
   <source>Being recorded</source>
   <translation>Wordt vastgelegd</translation>
  </message>
  <message>
   <source>Recorded</source>
   <translation>Geregistreerd</translation>
  </message>
  <message>
   <source>Taken back</source>
   <translation>Teruggenomen</translation>
  </message>
  <message>
   <source>Set aside</source>
   <translation>Terzijde gelegd</translation>
  </message>
  <message>
   <source>Bank statement</source>
   <translation>Bankafschrift</translation>
  </message>
  <message>
   <source>Recorded by you</source>
   <translation>Door u vastgelegd</translation>
  </message>
  <message>
   <source>Card</source>
   <translation>Kaart</translation>
  </message>
  <message>
   <source>Debtor’s page</source>
   <translation>Pagina van de debiteur</translation>
  </message>
  <message>
   <source>Account of the recovery service</source>
   <translation>Rekening van de incassodienst</translation>
  </message>
  <message>
   <source>Recorded by the recovery service</source>
   <translation>Vastgelegd door de incassodienst</translation>
  </message>
  <message>
   <source>Practice debtor</source>
   <translation>Oefendebiteur</translation>
  </message>
  <message>
   <source>Gives the reference {detail}</source>
   <translation>Vermeldt het kenmerk {detail}</translation>
  </message>
  <message>
   <source>Names the invoice {detail}</source>
   <translation>Noemt de factuur {detail}</translation>
  </message>
  <message>
   <source>May name the invoice {detail}</source>
   <translation>Noemt mogelijk de factuur {detail}</translation>
  </message>
  <message>
   <source>The amount is exactly what is left</source>
   <translation>Het bedrag is precies wat nog openstaat</translation>
  </message>
  <message>
   <source>The amount is that of the invoice</source>
   <translation>Het bedrag is dat van de factuur</translation>
  </message>
  <message>
   <source>The amount is the sum of several invoices of this debtor</source>
   <translation>Het bedrag is de som van meerdere facturen van deze debiteur</translation>
  </message>
  <message>
   <source>The amount is a part of what is left</source>
   <translation>Het bedrag is een deel van wat nog openstaat</translation>
  </message>
  <message>
   <source>The amount is more than what is left</source>
   <translation>Het bedrag is meer dan wat nog openstaat</translation>
  </message>
  <message>
   <source>The payer has the debtor’s name</source>
   <translation>De betaler heeft de naam van de debiteur</translation>
  </message>
  <message>
   <source>The payer’s name resembles the debtor’s</source>
   <translation>De naam van de betaler lijkt op die van de debiteur</translation>
  </message>
  <message>
   <source>The payer has another name: {detail}</source>
   <translation>De betaler heeft een andere naam: {detail}</translation>
  </message>
  <message>
   <source>It arrived before the invoice was issued</source>
   <translation>De betaling is ontvangen voordat de factuur werd uitgereikt</translation>
  </message>
  <message>
   <source>The invoice is in {detail}. If the payment is too, choose the statement again and put its currency right under “Check the columns”.</source>
   <translation>De factuur is in {detail}. Als de betaling dat ook is, kies het afschrift dan opnieuw en zet de valuta recht onder ‘Kolommen controleren’.</translation>
  </message>
  <message>
   <source>This invoice is closed: nothing can be recorded on it</source>
   <translation>Deze factuur is afgesloten: er kan niets meer op worden geregistreerd</translation>
  </message>
  <message>
   <source>A payment of this amount was recorded on it within days of this one</source>
   <translation>Een betaling van dit bedrag is er binnen enkele dagen van deze al op geregistreerd</translation>
  </message>
  <message>
   <source>Another invoice matches nearly as well</source>
   <translation>Een andere factuur past bijna even goed</translation>
  </message>
  <message>
   <source>Another payment in this list already pays it</source>
   <translation>Een andere betaling in deze lijst voldoet die al</translation>
  </message>
  <message>
   <source>You chose this invoice</source>
   <translation>U hebt deze factuur gekozen</translation>
  </message>
  <message>
   <source>Entries that are not booked yet were left out.</source>
   <translation>Nog niet geboekte posten zijn weggelaten.</translation>
  </message>
  <message>
   <source>Some lines could not be read and were left out.</source>
   <translation>Sommige regels konden niet worden gelezen en zijn weggelaten.</translation>
  </message>
  <message>
   <source>The balances in the file do not agree with its entries: it may be incomplete.</source>
   <translation>De saldi in het bestand komen niet overeen met de posten: het kan onvolledig zijn.</translation>
  </message>
  <message>
   <source>Its characters were guessed: check the names.</source>
   <translation>De tekens zijn geraden: controleer de namen.</translation>
  </message>
  <message>
   <source>Day and month were guessed: check a date.</source>
   <translation>Dag en maand zijn op de gok onderscheiden: controleer een datum.</translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s), all already known.</source>
   <translation>
    <numerusform>%n betaling, al bekend.</numerusform>
    <numerusform>%n betalingen, alle al bekend.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s).</source>
   <translation>
    <numerusform>%n betaling.</numerusform>
    <numerusform>%n betalingen.</numerusform>
   </translation>
  </message>
  <message>
   <source>No payments received.</source>
   <translation>Er is geen betaling ontvangen.</translation>
  </message>
  <message>
   <source>{left} open</source>
   <translation>{left} openstaand</translation>
  </message>
  <message>
   <source>{left} open, {more} too much</source>
   <translation>{left} open, {more} te veel</translation>
  </message>
  <message>
   <source>{left} open, paid in full with this</source>
   <translation>{left} open, hiermee volledig betaald</translation>
  </message>
  <message>
   <source>{left} open, {after} after this</source>
   <translation>{left} open, {after} hierna</translation>
  </message>
  <message>
   <source>{left} open, about {after} after this</source>
   <translation>{left} open, hierna ongeveer {after}</translation>
  </message>
  <message numerus="yes">
   <source>{invoice} and %n more</source>
   <translation>
    <numerusform>{invoice} en nog %n</numerusform>
    <numerusform>{invoice} en nog %n</numerusform>
   </translation>
  </message>
  <message>
   <source>This statement cannot be read</source>
   <translation>Dit afschrift kan niet worden gelezen</translation>
  </message>
  <message>
   <source>This statement cannot be opened</source>
   <translation>Dit afschrift kan niet worden geopend</translation>
  </message>
  <message>
   <source>The file is empty</source>
   <translation>Het bestand is leeg</translation>
  </message>
  <message>
   <source>The file is too large for a bank statement</source>
   <translation>Het bestand is te groot voor een bankafschrift</translation>
  </message>
  <message>
   <source>This is not a readable bank statement</source>
   <translation>Dit is geen leesbaar bankafschrift</translation>
  </message>
  <message>
   <source>The file contains instructions that a bank statement never has</source>
   <translation>Het bestand bevat instructies die een bankafschrift nooit heeft</translation>
  </message>
  <message>
   <source>The end of the file is missing</source>
   <translation>Het einde van het bestand ontbreekt</translation>
  </message>
  <message>
   <source>The file is damaged</source>
   <translation>Het bestand is beschadigd</translation>
  </message>
  <message>
   <source>The columns of this file are not known</source>
   <translation>De kolommen van deze tabel zijn niet bekend</translation>
  </message>
  <message>
   <source>Download it from your bank again.</source>
   <translation>Download het opnieuw bij uw bank.</translation>
  </message>
  <message>
   <source>Check whether the file is still there.</source>
   <translation>Kijk of het bestand er nog is.</translation>
  </message>
  <message>
   <source>Download the statement from your bank again.</source>
   <translation>Download het afschrift opnieuw bij uw bank.</translation>
  </message>
  <message>
   <source>Download a shorter period.</source>
   <translation>Download een kortere periode.</translation>
  </message>
  <message>
   <source>Choose CSV, OFX, XML (CAMT) or MT940 when you download it from your bank.</source>
   <translation>Kies CSV, OFX, XML (CAMT) of MT940 wanneer u het bij uw bank downloadt.</translation>
  </message>
  <message>
   <source>It was not opened. Download the statement from your bank again.</source>
   <translation>Het is niet geopend. Download het afschrift opnieuw bij uw bank.</translation>
  </message>
  <message>
   <source>It may not have been downloaded fully. Download it from your bank again.</source>
   <translation>Mogelijk is het niet volledig gedownload. Download het opnieuw bij uw bank.</translation>
  </message>
  <message>
   <source>Download it from your bank again, in another format if there is one.</source>
   <translation>Download het opnieuw bij uw bank, zo mogelijk in een ander formaat.</translation>
  </message>
  <message>
   <source>Choose the columns of the date and the amount.</source>
   <translation>Geef aan welke kolommen de datum en het bedrag bevatten.</translation>
  </message>
  <message>
   <source>{file}: {title}. {next}</source>
   <translation>{file}: {title}. {next}</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Datum</translation>
  </message>
  <message>
   <source>Amount, with its sign</source>
   <translation>Bedrag, met teken</translation>
  </message>
  <message>
   <source>Money in, where it has a column of its own</source>
   <translation>Ontvangen bedrag, als dat een eigen kolom heeft</translation>
  </message>
  <message>
   <source>Who paid</source>
   <translation>Wie heeft betaald</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>Waarvoor</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Kenmerk</translation>
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
   <translation>Deze factuur is aan u gericht.</translation>
  </message>
  <message>
   <source>This is a credit note: it reduces what the debtor owes.</source>
   <translation>Dit is een creditnota: die vermindert wat de debiteur verschuldigd is.</translation>
  </message>
  <message>
   <source>This is an order, not an invoice.</source>
   <translation>Dit is een bestelling, geen factuur.</translation>
  </message>
  <message>
   <source>This is an offer, not an invoice.</source>
   <translation>Dit is een offerte, geen factuur.</translation>
  </message>
  <message>
   <source>This is a pro-forma invoice: nothing is owed on it yet.</source>
   <translation>Dit is een pro-formafactuur: er is nog niets verschuldigd.</translation>
  </message>
  <message>
   <source>This is a delivery note, not an invoice.</source>
   <translation>Dit is een pakbon, geen factuur.</translation>
  </message>
  <message>
   <source>This is a receipt: it is already paid.</source>
   <translation>Dit is een kwitantie: er is betaald.</translation>
  </message>
  <message>
   <source>This is a statement of account, not an invoice.</source>
   <translation>Dit is een rekeningoverzicht, geen factuur.</translation>
  </message>
  <message>
   <source>This is a reminder of an invoice, not the invoice.</source>
   <translation>Dit is een herinnering aan een factuur, niet de factuur.</translation>
  </message>
  <message>
   <source>This is a contract, not an invoice.</source>
   <translation>Dit is een contract, geen factuur.</translation>
  </message>
  <message>
   <source>This does not look like an invoice.</source>
   <translation>Dit lijkt niet op een factuur.</translation>
  </message>
  <message>
   <source>No text could be read on any page.</source>
   <translation>Op geen enkele pagina kon tekst worden gelezen.</translation>
  </message>
  <message>
   <source>Its title is “{title}”.</source>
   <translation>Erboven staat ‘{title}’.</translation>
  </message>
  <message>
   <source>Nothing on it says it is one.</source>
   <translation>Nergens staat dat het een factuur is.</translation>
  </message>
  <message>
   <source>No total was found.</source>
   <translation>Er is geen totaal gevonden.</translation>
  </message>
  <message>
   <source>The claim may belong to a factor: “{words}”.</source>
   <translation>De vordering is misschien van een factor: ‘{words}’.</translation>
  </message>
  <message>
   <source>The embedded invoice says the claim was sold to a factor.</source>
   <translation>De ingesloten factuur zegt dat de vordering aan een factor is verkocht.</translation>
  </message>
  <message>
   <source>The creditor’s name and numbers do not appear on this invoice.</source>
   <translation>De naam en nummers van de schuldeiser staan niet op deze factuur.</translation>
  </message>
  <message>
   <source>The account on this invoice is {iban}. Your company’s account here is {own}.</source>
   <translation>De rekening op deze factuur is {iban}. Uw bedrijf heeft hier {own}.</translation>
  </message>
  <message>
   <source>The seller on this invoice has the VAT number {vat_number}. Your company’s here is {own}.</source>
   <translation>De verkoper op deze factuur heeft btw-nummer {vat_number}. Dat van uw bedrijf is hier {own}.</translation>
  </message>
  <message>
   <source>The file contains more than one embedded invoice: check which one counts.</source>
   <translation>Het bestand bevat meer dan één ingesloten factuur: controleer welke telt.</translation>
  </message>
  <message>
   <source>The file’s description of its embedded invoice is damaged: it is not a valid e-invoice.</source>
   <translation>De beschrijving van de ingesloten factuur is beschadigd: dit is geen geldige e-factuur.</translation>
  </message>
  <message>
   <source>The file is damaged: compare every value with the page.</source>
   <translation>Het bestand is beschadigd: vergelijk elke waarde met de pagina.</translation>
  </message>
  <message>
   <source>This file contains {count} invoices, on pages {pages}. Only the first was read.</source>
   <translation>Dit bestand bevat {count} facturen, op de pagina’s {pages}. Alleen de eerste is gelezen.</translation>
  </message>
  <message>
   <source>This file contains {count} electronic invoices. Only the first was read.</source>
   <translation>Dit bestand bevat {count} elektronische facturen. Alleen de eerste is gelezen.</translation>
  </message>
  <message>
   <source>Nothing on it says it is an invoice: check what it is.</source>
   <translation>Niets noemt dit een factuur: controleer wat het is.</translation>
  </message>
  <message>
   <source>It is in a language the app does not read yet: check every value.</source>
   <translation>Dit is geschreven in een taal die nog niet wordt gelezen: controleer elke waarde.</translation>
  </message>
  <message>
   <source>The electronic invoice leaves something out or contradicts itself: check its values (rule {rule} of EN 16931).</source>
   <translation>Er ontbreekt iets aan de elektronische factuur of ze spreekt zichzelf tegen: controleer de waarden (regel {rule} van EN 16931).</translation>
  </message>
  <message>
   <source>A required value is missing.</source>
   <translation>Een verplichte waarde ontbreekt.</translation>
  </message>
  <message>
   <source>Its lines, discounts and charges do not add up to its net amount.</source>
   <translation>De regels, kortingen en toeslagen zijn samen niet het nettobedrag.</translation>
  </message>
  <message>
   <source>The taxes by rate do not add up to its tax.</source>
   <translation>De belastingen per tarief zijn samen niet de totale belasting.</translation>
  </message>
  <message>
   <source>Its net amount and its tax do not add up to its total.</source>
   <translation>Het nettobedrag en de belasting zijn samen niet het totaal.</translation>
  </message>
  <message>
   <source>A tax does not match its rate and net amount.</source>
   <translation>Een belasting klopt niet met haar tarief en grondslag.</translation>
  </message>
  <message>
   <source>It asks for payment without a due date or payment terms.</source>
   <translation>Er wordt betaling gevraagd zonder vervaldatum en zonder betalingsvoorwaarden.</translation>
  </message>
  <message>
   <source>Only the first {read} of {total} pages were read.</source>
   <translation>Alleen de eerste {read} van {total} pagina's zijn gelezen.</translation>
  </message>
  <message>
   <source>Scanned pages that were not read: {count}.</source>
   <translation>Gescande pagina's die niet zijn gelezen: {count}.</translation>
  </message>
  <message>
   <source>Page {page} could not be recognised.</source>
   <translation>Pagina {page} kon niet worden herkend.</translation>
  </message>
  <message>
   <source>The invoice says that the full {amount} is paid.</source>
   <translation>Volgens de factuur is het hele bedrag van {amount} betaald.</translation>
  </message>
  <message>
   <source>The invoice says it is paid: “{words}”.</source>
   <translation>De factuur zegt dat die betaald is: ‘{words}’.</translation>
  </message>
  <message>
   <source>The invoice’s total is zero.</source>
   <translation>Het totaal van de factuur is nul.</translation>
  </message>
  <message>
   <source>The invoice asks for {due}, not for its total of {total}.</source>
   <translation>De factuur vraagt {due}, niet het totaal van {total}.</translation>
  </message>
  <message>
   <source>Net {net} and tax {tax} do not add up to {gross}.</source>
   <translation>Netto {net} en belasting {tax} zijn samen niet {gross}.</translation>
  </message>
  <message>
   <source>The embedded invoice asks for {due}, but its amounts add up to {sum}.</source>
   <translation>De ingesloten factuur vraagt {due}, maar de bedragen komen uit op {sum}.</translation>
  </message>
  <message>
   <source>The due date {due} is before the invoice date {issue}.</source>
   <translation>De vervaldag {due} ligt vóór de factuurdatum {issue}.</translation>
  </message>
  <message>
   <source>The VAT number {vat_number} has a wrong check digit.</source>
   <translation>Het controlecijfer van btw-nummer {vat_number} is onjuist.</translation>
  </message>
  <message>
   <source>The SIRET {siret} has a wrong check digit.</source>
   <translation>Het controlecijfer van SIRET {siret} is onjuist.</translation>
  </message>
  <message>
   <source>The VAT number {vat_number} does not contain the SIREN {siren}.</source>
   <translation>Btw-nummer {vat_number} bevat SIREN {siren} niet.</translation>
  </message>
  <message>
   <source>The debtor that was read is the creditor.</source>
   <translation>De gelezen debiteur is de schuldeiser.</translation>
  </message>
  <message>
   <source>{day} could also mean {other}.</source>
   <translation>{day} kan ook {other} betekenen.</translation>
  </message>
  <message>
   <source>This is hard to read on the scan: compare it with the page.</source>
   <translation>Dit is slecht leesbaar op de scan: vergelijk het met de pagina.</translation>
  </message>
  <message>
   <source>The embedded invoice says {value}, which is not printed.</source>
   <translation>De ingesloten factuur zegt {value}, wat niet gedrukt staat.</translation>
  </message>
  <message>
   <source>The embedded invoice says {value}, which is not printed; the page says {printed}.</source>
   <translation>De ingesloten factuur zegt {value}, wat niet gedrukt staat; de pagina zegt {printed}.</translation>
  </message>
  <message>
   <source>Two embedded invoices disagree: {one} and {other}.</source>
   <translation>Twee ingesloten facturen spreken elkaar tegen: {one} en {other}.</translation>
  </message>
  <message>
   <source>The embedded invoice also names {days}.</source>
   <translation>De ingesloten factuur noemt ook {days}.</translation>
  </message>
  <message>
   <source>Remembered from your correction of {invoice}.</source>
   <translation>Onthouden van uw verbetering van {invoice}.</translation>
  </message>
  <message>
   <source>Read beside “{label}”.</source>
   <translation>Gelezen naast ‘{label}’.</translation>
  </message>
  <message>
   <source>Read in the line “{line}”.</source>
   <translation>Gelezen in de regel ‘{line}’.</translation>
  </message>
  <message>
   <source>Recognised by its position and the text around it.</source>
   <translation>De plaats en wat eromheen staat wijzen daarop.</translation>
  </message>
  <message>
   <source>Read below “{label}”.</source>
   <translation>Gelezen onder ‘{label}’.</translation>
  </message>
  <message>
   <source>It has no label, but it looks like an invoice number.</source>
   <translation>Niets ernaast zegt het, maar het lijkt op een factuurnummer.</translation>
  </message>
  <message>
   <source>Read in the block under “{label}”.</source>
   <translation>Gelezen in het blok onder ‘{label}’.</translation>
  </message>
  <message>
   <source>Read in the address block.</source>
   <translation>Gelezen in het adresblok.</translation>
  </message>
  <message>
   <source>Read near the buyer’s address.</source>
   <translation>Gelezen bij het adres van de koper.</translation>
  </message>
  <message>
   <source>Read near the seller’s details.</source>
   <translation>Gelezen bij de gegevens van de verkoper.</translation>
  </message>
  <message>
   <source>Read in the seller’s block.</source>
   <translation>Gelezen in het blok van de verkoper.</translation>
  </message>
  <message>
   <source>Read at the top of the page.</source>
   <translation>Gelezen bovenaan de pagina.</translation>
  </message>
  <message>
   <source>Read in the invoice’s title.</source>
   <translation>Gelezen in de titel van de factuur.</translation>
  </message>
  <message>
   <source>Read after the invoice’s title.</source>
   <translation>Gelezen na de titel van de factuur.</translation>
  </message>
  <message>
   <source>The only date at the top of the page.</source>
   <translation>De enige datum boven aan de pagina.</translation>
  </message>
  <message>
   <source>From the payment terms “{words}”.</source>
   <translation>Uit de betalingsvoorwaarden ‘{words}’.</translation>
  </message>
  <message>
   <source>From the embedded {format} invoice.</source>
   <translation>Uit de ingesloten {format}-factuur.</translation>
  </message>
  <message>
   <source>From the address and the identifiers.</source>
   <translation>Uit het adres en de nummers.</translation>
  </message>
  <message>
   <source>From the debtor’s own number.</source>
   <translation>Uit het nummer van de debiteur.</translation>
  </message>
  <message>
   <source>The address names no country: the seller’s is assumed.</source>
   <translation>Het adres noemt geen land: dat van de verkoper is aangenomen.</translation>
  </message>
  <message>
   <source>The sum of the column “{label}”.</source>
   <translation>De som van de kolom ‘{label}’.</translation>
  </message>
  <message>
   <source>The total less the amount before tax.</source>
   <translation>Het totaal min het bedrag exclusief btw.</translation>
  </message>
  <message>
   <source>The total less the tax.</source>
   <translation>Het totaal min de belasting.</translation>
  </message>
  <message>
   <source>The total less what was paid.</source>
   <translation>Het totaal min wat betaald is.</translation>
  </message>
  <message>
   <source>The total less what is due.</source>
   <translation>Het totaal min wat nog betaald moet worden.</translation>
  </message>
  <message>
   <source>The sum of what was paid.</source>
   <translation>De som van wat betaald is.</translation>
  </message>
  <message>
   <source>The sum of the taxes by rate.</source>
   <translation>De som van de belastingen per tarief.</translation>
  </message>
  <message>
   <source>Found because the amounts add up, not by a label.</source>
   <translation>Gevonden doordat de bedragen kloppen, niet door een label.</translation>
  </message>
  <message>
   <source>No tax is shown on the page.</source>
   <translation>Op de pagina staat geen belasting.</translation>
  </message>
  <message>
   <source>The page says no tax is due.</source>
   <translation>De pagina zegt dat er geen belasting verschuldigd is.</translation>
  </message>
  <message>
   <source>Printed with the amounts.</source>
   <translation>Gedrukt bij de bedragen.</translation>
  </message>
  <message>
   <source>The usual one in {country}.</source>
   <translation>Gebruikelijk in {country}.</translation>
  </message>
  <message>
   <source>The usual one for the language of the document.</source>
   <translation>Gebruikelijk voor de taal van het document.</translation>
  </message>
  <message>
   <source>Read in the rows above the totals.</source>
   <translation>Gelezen in de rijen boven de totalen.</translation>
  </message>
  <message>
   <source>The subject of the invoice.</source>
   <translation>Het onderwerp van de factuur.</translation>
  </message>
  <message>
   <source>The name has a legal form.</source>
   <translation>De naam heeft een rechtsvorm.</translation>
  </message>
  <message>
   <source>The address block contains a company number.</source>
   <translation>In het adresblok staat een ondernemingsnummer.</translation>
  </message>
  <message>
   <source>The name contains a trade.</source>
   <translation>De naam noemt een vak.</translation>
  </message>
  <message>
   <source>The address names who owns the business.</source>
   <translation>Het adres noemt de eigenaar van het bedrijf.</translation>
  </message>
  <message>
   <source>The name begins with a form of address.</source>
   <translation>De naam begint met een aanspreektitel.</translation>
  </message>
  <message>
   <source>The name looks like a person’s.</source>
   <translation>De naam lijkt die van een persoon.</translation>
  </message>
  <message>
   <source>Nothing says that it is a person.</source>
   <translation>Niets zegt dat het een persoon is.</translation>
  </message>
  <message>
   <source>Read where you corrected it on an earlier invoice of this layout.</source>
   <translation>Gelezen waar u het op een eerdere factuur met deze opmaak hebt verbeterd.</translation>
  </message>
  <message>
   <source>The file is empty.</source>
   <translation>Het bestand is leeg.</translation>
  </message>
  <message>
   <source>The file is larger than {most} MB.</source>
   <translation>Het bestand is groter dan {most} MB.</translation>
  </message>
  <message>
   <source>The file is not a PDF.</source>
   <translation>Het bestand is geen pdf.</translation>
  </message>
  <message>
   <source>The file is an archive. Unpack it and drop the invoices themselves.</source>
   <translation>Het bestand is een archief. Pak het uit en sleep de facturen zelf hierheen.</translation>
  </message>
  <message>
   <source>The file is incomplete: its end is missing. It may not have been copied or downloaded fully.</source>
   <translation>Het bestand is onvolledig: het einde ontbreekt. Misschien is het niet helemaal gekopieerd of gedownload.</translation>
  </message>
  <message>
   <source>The file is protected by a password. Save it without one and try again.</source>
   <translation>Het bestand is beveiligd met een wachtwoord. Sla het zonder wachtwoord op en probeer het opnieuw.</translation>
  </message>
  <message>
   <source>The file has no pages.</source>
   <translation>Het bestand heeft geen pagina’s.</translation>
  </message>
  <message>
   <source>No words are in this document. Save it as a PDF, and drop that.</source>
   <translation>In dit document staat geen tekst. Sla het op als PDF en sleep die hierheen.</translation>
  </message>
  <message>
   <source>The file is damaged and could not be read.</source>
   <translation>Het bestand is beschadigd en kon niet worden gelezen.</translation>
  </message>
  <message>
   <source>Reading the file took more memory than a document may use.</source>
   <translation>Het lezen van het bestand vroeg meer geheugen dan een document mag gebruiken.</translation>
  </message>
  <message>
   <source>Reading the file took too long.</source>
   <translation>Het lezen van het bestand duurde te lang.</translation>
  </message>
  <message>
   <source>Recognising the scanned page took too long. Try again.</source>
   <translation>Het herkennen van de gescande pagina duurde te lang. Probeer het opnieuw.</translation>
  </message>
  <message>
   <source>The scanned page could not be recognised. Try again.</source>
   <translation>De gescande pagina kon niet worden herkend. Probeer het opnieuw.</translation>
  </message>
  <message>
   <source>Reading was cancelled.</source>
   <translation>Het lezen is geannuleerd.</translation>
  </message>
  <message>
   <source>The reader stopped on this file.</source>
   <translation>Het lezen stopte bij dit bestand.</translation>
  </message>
  <message>
   <source>This image format is not supported. Use PNG, JPEG or HEIC.</source>
   <translation>Deze afbeeldingsindeling wordt niet ondersteund. Gebruik PNG, JPEG of HEIC.</translation>
  </message>
  <message>
   <source>HEIC photos could not be read when this one was added. Try again.</source>
   <translation>HEIC-foto's konden niet worden gelezen toen deze werd toegevoegd. Probeer het opnieuw.</translation>
  </message>
  <message>
   <source>The file is not an image.</source>
   <translation>Het bestand is geen afbeelding.</translation>
  </message>
  <message>
   <source>The photo has too many pixels.</source>
   <translation>De foto heeft te veel pixels.</translation>
  </message>
  <message>
   <source>The document has no such page.</source>
   <translation>Het document heeft deze pagina niet.</translation>
  </message>
  <message>
   <source>There is no such file.</source>
   <translation>Dit bestand bestaat niet.</translation>
  </message>
  <message>
   <source>{name} cannot be opened: {why}.</source>
   <translation>{name} kan niet worden geopend: {why}.</translation>
  </message>
  <message>
   <source>it is no longer there</source>
   <translation>het is er niet meer</translation>
  </message>
  <message>
   <source>you have no access to it</source>
   <translation>u hebt er geen toegang toe</translation>
  </message>
  <message>
   <source>it is a folder</source>
   <translation>het is een map</translation>
  </message>
  <message>
   <source>the disk is full</source>
   <translation>de schijf is vol</translation>
  </message>
  <message>
   <source>This is a folder or a device. Drop the invoices themselves.</source>
   <translation>Dit is een map of een apparaat. Sleep de facturen zelf hierheen.</translation>
  </message>
  <message>
   <source>Files of this type are not read. PDF, photos, XML invoices, saved messages, ZIP, spreadsheets, .docx and .odt are.</source>
   <translation>Bestanden van deze soort worden niet gelezen. PDF, foto’s, XML-facturen, opgeslagen berichten, ZIP, tabellen, .docx en .odt wel.</translation>
  </message>
  <message>
   <source>This is a spreadsheet. Save it and drop it by itself to import its rows.</source>
   <translation>Dit is een tabel. Sla hem op en sleep hem apart hierheen om de rijen te importeren.</translation>
  </message>
  <message>
   <source>It is here already, as {name}.</source>
   <translation>Het is er al, als {name}.</translation>
  </message>
  <message>
   <source>This invoice is here already.</source>
   <translation>Deze factuur is er al.</translation>
  </message>
  <message>
   <source>The list says that nothing of it is open.</source>
   <translation>Volgens de lijst staat er niets van open.</translation>
  </message>
  <message>
   <source>It is XML, but not an electronic invoice in UBL or CII.</source>
   <translation>Het is XML, maar geen elektronische factuur in UBL of CII.</translation>
  </message>
  <message>
   <source>The file is larger than {most} MB. Drop what is in it in parts.</source>
   <translation>Het bestand is groter dan {most} MB. Sleep de inhoud in delen hierheen.</translation>
  </message>
  <message>
   <source>It contains more than {most} files. The first ones were added; drop the others in parts.</source>
   <translation>Het bevat meer dan {most} bestanden. De eerste zijn overgenomen; sleep de andere in delen hierheen.</translation>
  </message>
  <message>
   <source>It unpacks to more than {most} MB. The first files were added; drop the others in parts.</source>
   <translation>Uitgepakt is het meer dan {most} MB. Het eerste is overgenomen; sleep de rest in delen hierheen.</translation>
  </message>
  <message>
   <source>It unpacks to far more than an invoice ever does. It was not opened.</source>
   <translation>Uitgepakt is het veel groter dan een factuur ooit is. Het is niet geopend.</translation>
  </message>
  <message>
   <source>It is too deep inside other archives and messages. Save it and drop it by itself.</source>
   <translation>Het ligt te diep in andere archieven en berichten. Sla het op en sleep het apart hierheen.</translation>
  </message>
  <message>
   <source>No file is attached to this message.</source>
   <translation>Bij dit bericht zit geen bestand.</translation>
  </message>
  <message>
   <source>There are no files in it.</source>
   <translation>Er zitten geen bestanden in.</translation>
  </message>
  <message>
   <source>It is damaged. It may have contained more files than were added.</source>
   <translation>Het is beschadigd. Mogelijk bevatte het meer bestanden dan er zijn toegevoegd.</translation>
  </message>
  <message>
   <source>The file is damaged.</source>
   <translation>Het bestand is beschadigd.</translation>
  </message>
  <message>
   <source>It has more than {rows} rows or {size} MB, the most that can be read.</source>
   <translation>Het heeft meer dan {rows} rijen of {size} MB, het maximum dat gelezen kan worden.</translation>
  </message>
  <message>
   <source>There are no columns in it.</source>
   <translation>Er staan geen kolommen in.</translation>
  </message>
  <message>
   <source>The debtor has no working email address.</source>
   <translation>De debiteur heeft geen werkend e-mailadres.</translation>
  </message>
  <message>
   <source>The debtor has no phone number.</source>
   <translation>De debiteur heeft geen telefoonnummer.</translation>
  </message>
  <message>
   <source>The phone number is a landline, which takes no text messages.</source>
   <translation>Het telefoonnummer is een vaste lijn, die geen sms ontvangt.</translation>
  </message>
  <message>
   <source>The debtor has no postal address.</source>
   <translation>De debiteur heeft geen postadres.</translation>
  </message>
  <message>
   <source>This person said the invoice is not theirs.</source>
   <translation>Deze persoon meldde dat de factuur niet van hem of haar is.</translation>
  </message>
  <message>
   <source>This address or number is on the list of those that are never contacted.</source>
   <translation>Dit adres of nummer staat op de lijst van wie nooit wordt benaderd.</translation>
  </message>
  <message>
   <source>Email to this address comes back.</source>
   <translation>E-mail aan dit adres komt terug.</translation>
  </message>
  <message>
   <source>Recovery had ended before.</source>
   <translation>De incasso was al beëindigd.</translation>
  </message>
  <message>
   <source>The creditor skipped it.</source>
   <translation>De schuldeiser heeft het overgeslagen.</translation>
  </message>
  <message>
   <source>No reviewed text for it is switched on in the debtor’s language or in English.</source>
   <translation>Er is hiervoor geen nagekeken tekst ingeschakeld in de taal van de debiteur of in het Engels.</translation>
  </message>
  <message>
   <source>Its text has a mistake and could not be filled in.</source>
   <translation>De tekst bevat een fout en kon niet worden ingevuld.</translation>
  </message>
  <message>
   <source>The receivable is time-barred: only letters that say so are sent.</source>
   <translation>De vordering is verjaard: alleen brieven die dat vermelden, worden verzonden.</translation>
  </message>
  <message>
   <source>It could not be handed over after several attempts.</source>
   <translation>Het kon meermaals niet worden overgedragen.</translation>
  </message>
  <message>
   <source>The creditor did not make it.</source>
   <translation>De schuldeiser heeft het niet gedaan.</translation>
  </message>
  <message>
   <source>It was not confirmed in time.</source>
   <translation>Niemand heeft op tijd gezegd dat het gedaan was.</translation>
  </message>
  <message>
   <source>A firmer message was sent before; a softer one does not follow it.</source>
   <translation>Er is al iets strengers gezegd; daarna volgt niets milders.</translation>
  </message>
  <message>
   <source>The due date came before it could be sent.</source>
   <translation>De vervaldatum kwam voordat het kon worden verzonden.</translation>
  </message>
  <message>
   <source>Something has happened since: a payment, an objection, a promise or an agreement.</source>
   <translation>Er is sindsdien iets gebeurd: een betaling, een bezwaar, een toezegging of een regeling.</translation>
  </message>
  <message>
   <source>The debtor chose how to be reached.</source>
   <translation>De debiteur koos hoe die wordt bereikt.</translation>
  </message>
  <message>
   <source>The letter before it says the same.</source>
   <translation>De brief ervoor zegt hetzelfde.</translation>
  </message>
  <message>
   <source>No letter is written for this alone.</source>
   <translation>Alleen hiervoor wordt geen brief geschreven.</translation>
  </message>
  <message>
   <source>The creditor chose letters alone.</source>
   <translation>De schuldeiser wil alleen brieven.</translation>
  </message>
  <message>
   <source>A newer answer to the debtor went out instead.</source>
   <translation>In plaats daarvan is een nieuwer antwoord aan de debiteur verzonden.</translation>
  </message>
  <message>
   <source>Recovery starts; until then you can take it back.</source>
   <translation>De incasso begint; tot dan kan ze worden teruggenomen.</translation>
  </message>
  <message>
   <source>No more contacts are planned; then you decide what comes next.</source>
   <translation>Er is geen contact meer gepland; daarna beslist u hoe het verdergaat.</translation>
  </message>
  <message>
   <source>Until then the bank can reverse the payment.</source>
   <translation>Tot dan kan de bank de betaling terugnemen.</translation>
  </message>
  <message>
   <source>Step {step} of the plan.</source>
   <translation>Stap {step} van het plan.</translation>
  </message>
  <message>
   <source>Step {step} of the plan, as a letter.</source>
   <translation>Stap {step} van het plan, als brief.</translation>
  </message>
  <message>
   <source>Three days before the due date, without asking for anything else.</source>
   <translation>Drie dagen vóór de vervaldatum, zonder iets anders te vragen.</translation>
  </message>
  <message>
   <source>After {day}, for which the debtor promised a payment.</source>
   <translation>Na {day}, waarvoor de debiteur een betaling had aangekondigd.</translation>
  </message>
  <message>
   <source>Nobody is contacted at night, at weekends or on holidays.</source>
   <translation>Niemand wordt ’s nachts, in het weekend of op feestdagen benaderd.</translation>
  </message>
  <message>
   <source>This debtor was already contacted on this day.</source>
   <translation>Met deze debiteur is op deze dag al contact opgenomen.</translation>
  </message>
  <message>
   <source>It joins a contact about another invoice of this debtor.</source>
   <translation>Het gaat mee met een contact over een andere factuur van deze debiteur.</translation>
  </message>
  <message>
   <source>This debtor was contacted three times within seven days.</source>
   <translation>Met deze debiteur is binnen zeven dagen al drie keer contact opgenomen.</translation>
  </message>
  <message>
   <source>The debtor was given time to pay, and it is not over yet.</source>
   <translation>De debiteur heeft een betaaltermijn gekregen die nog loopt.</translation>
  </message>
  <message>
   <source>An earlier step of the plan was not done yet.</source>
   <translation>Wat er in het plan aan voorafgaat, is nog niet gedaan.</translation>
  </message>
  <message>
   <source>Recovery was paused, so it moved.</source>
   <translation>De incasso was gepauzeerd, daarom is het verschoven.</translation>
  </message>
  <message>
   <source>The creditor moved it.</source>
   <translation>De schuldeiser heeft het verplaatst.</translation>
  </message>
  <message>
   <source>The amount owed has changed since the creditor wrote this text: it waits until the text is checked.</source>
   <translation>Het verschuldigde bedrag is veranderd sinds de schuldeiser deze tekst schreef: hij wacht tot hij is gecontroleerd.</translation>
  </message>
  <message>
   <source>The amount owed has changed since this text was written: was {was}, now {now}. Check the text.</source>
   <translation>Het verschuldigde bedrag is veranderd sinds deze tekst werd geschreven: was {was}, nu {now}. Controleer de tekst.</translation>
  </message>
  <message>
   <source>The creditor read it and sends it now.</source>
   <translation>De schuldeiser heeft het gelezen en verstuurt het nu.</translation>
  </message>
  <message>
   <source>The creditor brought it forward: it is made once hours, terms and other contacts allow it.</source>
   <translation>De schuldeiser heeft het vervroegd: het gebeurt zodra tijden, termijnen en andere contacten het toelaten.</translation>
  </message>
  <message>
   <source>The creditor put it off to this day.</source>
   <translation>De schuldeiser heeft het tot deze dag uitgesteld.</translation>
  </message>
  <message>
   <source>What held it up is settled.</source>
   <translation>Wat het ophield, is geregeld.</translation>
  </message>
  <message>
   <source>The creditor approved it.</source>
   <translation>De schuldeiser heeft het goedgekeurd.</translation>
  </message>
  <message>
   <source>The mailbox to send from was set up.</source>
   <translation>De mailbox voor het verzenden is ingesteld.</translation>
  </message>
  <message>
   <source>The sending of letters was set up.</source>
   <translation>Het verzenden van brieven is ingesteld.</translation>
  </message>
  <message>
   <source>The debtor can be reached there now.</source>
   <translation>De debiteur is daar nu bereikbaar.</translation>
  </message>
  <message>
   <source>The dispute was settled; the debtor has some days first.</source>
   <translation>De betwisting is opgelost; de debiteur krijgt eerst enkele dagen.</translation>
  </message>
  <message>
   <source>The step before it was done or left out.</source>
   <translation>De stap ervoor is gedaan of overgeslagen.</translation>
  </message>
  <message>
   <source>The creditor has not approved the plan yet.</source>
   <translation>De schuldeiser heeft het plan nog niet goedgekeurd.</translation>
  </message>
  <message>
   <source>No lawyer has reviewed this text: it waits until the creditor has read and approved it.</source>
   <translation>Geen jurist heeft deze tekst bekeken: hij wacht tot de crediteur hem heeft gelezen en goedgekeurd.</translation>
  </message>
  <message>
   <source>There is no mailbox to send from.</source>
   <translation>Er is geen mailbox om vanuit te verzenden.</translation>
  </message>
  <message>
   <source>There is no gateway for text messages.</source>
   <translation>Er is geen gateway voor sms-berichten.</translation>
  </message>
  <message>
   <source>The creditor's account is suspended.</source>
   <translation>Het account van de schuldeiser is opgeschort.</translation>
  </message>
  <message>
   <source>Email to the previous address came back; this is the next contact.</source>
   <translation>Het vorige adres kwam terug; dit is de volgende contactpersoon.</translation>
  </message>
  <message>
   <source>The previous message came back; it is sent once more.</source>
   <translation>Het vorige bericht kwam terug; het wordt nog eens verstuurd.</translation>
  </message>
  <message>
   <source>No answer so far; this goes to the next contact.</source>
   <translation>Niemand heeft geantwoord; dit gaat naar de volgende contactpersoon.</translation>
  </message>
  <message>
   <source>The mailbox refused the sign-in.</source>
   <translation>De mailbox heeft het aanmelden geweigerd.</translation>
  </message>
  <message>
   <source>The letter provider refused the sign-in.</source>
   <translation>De briefdienst heeft het aanmelden geweigerd.</translation>
  </message>
  <message>
   <source>The service cannot send at the moment. It tries again on the next working day.</source>
   <translation>De dienst kan op dit moment niets verzenden. De volgende werkdag wordt het opnieuw geprobeerd.</translation>
  </message>
  <message>
   <source>An answer to the proposal.</source>
   <translation>Een antwoord op wat is voorgesteld.</translation>
  </message>
  <message>
   <source>The proposal to the debtor.</source>
   <translation>Het voorstel aan de debiteur.</translation>
  </message>
  <message>
   <source>Confirms what was agreed.</source>
   <translation>Bevestigt wat is afgesproken.</translation>
  </message>
  <message>
   <source>Thanks for the payment.</source>
   <translation>Dank voor de betaling.</translation>
  </message>
  <message>
   <source>An answer to the objection.</source>
   <translation>Een antwoord op het bezwaar.</translation>
  </message>
  <message>
   <source>Says that the other contact was noted.</source>
   <translation>Meldt dat de andere contactpersoon is genoteerd.</translation>
  </message>
  <message>
   <source>The receiving server asked to try again later.</source>
   <translation>De ontvangende server vroeg om het later opnieuw te proberen.</translation>
  </message>
  <message>
   <source>Required.</source>
   <translation>Dit is vereist.</translation>
  </message>
  <message>
   <source>At most {max_length} characters.</source>
   <translation>Het heeft hoogstens {max_length} tekens.</translation>
  </message>
  <message>
   <source>At most {most} characters.</source>
   <translation>Het heeft hoogstens {most} tekens.</translation>
  </message>
  <message>
   <source>The text contains characters that cannot be stored.</source>
   <translation>De tekst bevat tekens die niet bewaard kunnen worden.</translation>
  </message>
  <message>
   <source>This is not an email address.</source>
   <translation>Dit is geen e-mailadres.</translation>
  </message>
  <message>
   <source>To recover by letter, enter the debtor’s street, town and postcode.</source>
   <translation>Vul straat, postcode en plaats van de debiteur in om per brief te incasseren.</translation>
  </message>
  <message>
   <source>This is neither an email address nor a phone number.</source>
   <translation>Dit is geen e-mailadres en geen telefoonnummer.</translation>
  </message>
  <message>
   <source>This is not an IBAN: its check digits do not match.</source>
   <translation>Dit is geen IBAN: de controlecijfers kloppen niet.</translation>
  </message>
  <message>
   <source>This account is there already.</source>
   <translation>Deze rekening staat er al.</translation>
  </message>
  <message>
   <source>This is neither an IBAN nor an account number.</source>
   <translation>Dit is geen IBAN en geen rekeningnummer.</translation>
  </message>
  <message>
   <source>Unknown currency.</source>
   <translation>Deze valuta is niet bekend.</translation>
  </message>
  <message>
   <source>The amount must be more than zero.</source>
   <translation>Het bedrag moet groter zijn dan nul.</translation>
  </message>
  <message>
   <source>The amount must not be negative.</source>
   <translation>Het bedrag mag niet negatief zijn.</translation>
  </message>
  <message>
   <source>Amounts in {unit} have at most {most} decimals.</source>
   <translation>Bedragen in {unit} hebben hoogstens {most} decimalen.</translation>
  </message>
  <message>
   <source>The amount is above the limit of {limit}.</source>
   <translation>Het bedrag is hoger dan de grens van {limit}.</translation>
  </message>
  <message>
   <source>The mailbox refused the sign-in: {why}</source>
   <translation>De mailbox weigerde de aanmelding: {why}</translation>
  </message>
  <message>
   <source>No message could be sent through this mailbox: {why}</source>
   <translation>Via deze mailbox kon niets worden verzonden: {why}</translation>
  </message>
  <message>
   <source>Without encryption, email goes only to a server on this computer.</source>
   <translation>Zonder versleuteling gaat mail alleen naar een server op deze computer.</translation>
  </message>
  <message>
   <source>Email is sent through port {ports}.</source>
   <translation>Mail wordt aangeleverd op poort {ports}.</translation>
  </message>
  <message>
   <source>No mail server of this name was found. Check the name and your internet connection.</source>
   <translation>Er is geen mailserver met deze naam. Controleer de naam en uw internetverbinding.</translation>
  </message>
  <message>
   <source>This mail server does not answer. Check its name and port, and your internet connection.</source>
   <translation>Deze mailserver antwoordt niet. Controleer de naam, de poort en uw internetverbinding.</translation>
  </message>
  <message>
   <source>This mail server does not accept this encryption. Choose another one.</source>
   <translation>Deze mailserver accepteert deze versleuteling niet. Kies een andere.</translation>
  </message>
  <message>
   <source>This mail server cannot prove its name, so no password was sent to it. Check the name.</source>
   <translation>Deze mailserver kan zijn naam niet bewijzen, dus krijgt hij geen wachtwoord. Controleer de naam.</translation>
  </message>
  <message>
   <source>The mail server asks you to wait. Try again in a few minutes. It said: {why}</source>
   <translation>De mailserver vraagt om te wachten. Probeer het over enkele minuten opnieuw. Hij zei: {why}</translation>
  </message>
  <message>
   <source>The provider cannot sign you in now. Try again in a few minutes. It said: {why}</source>
   <translation>De aanbieder kan u nu niet aanmelden. Probeer het over enkele minuten opnieuw. Antwoord: {why}</translation>
  </message>
  <message>
   <source>There is no invoice to attach.</source>
   <translation>Er is geen factuur die kan worden meegestuurd.</translation>
  </message>
  <message>
   <source>Set up the mailbox first: replies are read with the same account.</source>
   <translation>Stel eerst de mailbox in: er wordt met hetzelfde account gelezen.</translation>
  </message>
  <message>
   <source>A mailbox is read at port {ports}.</source>
   <translation>Een mailbox wordt gelezen op poort {ports}.</translation>
  </message>
  <message>
   <source>The mailbox could not be read: {why}</source>
   <translation>De mailbox kon niet worden gelezen: {why}</translation>
  </message>
  <message>
   <source>This mail server has no public address.</source>
   <translation>Deze mailserver heeft geen openbaar adres.</translation>
  </message>
  <message>
   <source>The provider’s token is missing.</source>
   <translation>Het token van de aanbieder ontbreekt.</translation>
  </message>
  <message>
   <source>A sender line must be plain text.</source>
   <translation>Een regel van de afzender is platte tekst.</translation>
  </message>
  <message>
   <source>Enter the full path of a folder.</source>
   <translation>Het volledige pad van een map, vanaf het begin.</translation>
  </message>
  <message>
   <source>Nothing can be saved in this folder: {why}.</source>
   <translation>In deze map kan niets worden geschreven: {why}.</translation>
  </message>
  <message>
   <source>This is not a folder.</source>
   <translation>Dit is geen map.</translation>
  </message>
  <message>
   <source>An address that begins with https://</source>
   <translation>Een adres dat met https:// begint</translation>
  </message>
  <message>
   <source>This text has a mistake: {why}</source>
   <translation>Deze tekst heeft een fout: {why}</translation>
  </message>
  <message>
   <source>There is no text with this name.</source>
   <translation>Er is geen tekst met deze naam.</translation>
  </message>
  <message>
   <source>The name of a text has only lower-case letters, digits and _.</source>
   <translation>De naam van een tekst bestaat uit kleine letters, cijfers en _.</translation>
  </message>
  <message>
   <source>Choose a day within the next year.</source>
   <translation>Een contactmoment wordt binnen een jaar gepland.</translation>
  </message>
  <message>
   <source>Choose a day between {first} and {last}.</source>
   <translation>Het is gedaan tussen {first} en {last}.</translation>
  </message>
  <message>
   <source>A payment cannot be dated after today.</source>
   <translation>Een betaling komt uiterlijk vandaag binnen.</translation>
  </message>
  <message>
   <source>A credit note cannot exceed what is unpaid of the invoice: {most}.</source>
   <translation>Een creditnota kan niet hoger zijn dan wat van de factuur onbetaald is: {most}.</translation>
  </message>
  <message>
   <source>This credit note is already recorded.</source>
   <translation>Deze creditnota is al geregistreerd.</translation>
  </message>
  <message>
   <source>A credit note cannot be dated after today.</source>
   <translation>Een creditnota is uiterlijk van vandaag.</translation>
  </message>
  <message>
   <source>Only a payment you recorded yourself can be taken back.</source>
   <translation>Alleen een betaling die u zelf hebt ingevoerd, kan worden teruggenomen.</translation>
  </message>
  <message>
   <source>The date is too far back.</source>
   <translation>De datum ligt te ver terug.</translation>
  </message>
  <message>
   <source>A pause must end within {days} days.</source>
   <translation>Een pauze moet binnen {days} dagen eindigen.</translation>
  </message>
  <message>
   <source>A promise must be within {days} days.</source>
   <translation>Een toezegging ligt binnen de komende {days} dagen.</translation>
  </message>
  <message>
   <source>A promise cannot exceed what is still open.</source>
   <translation>Een toezegging is hoogstens wat nog openstaat.</translation>
  </message>
  <message>
   <source>A dispute cannot exceed what is still open.</source>
   <translation>Een betwisting gaat over hoogstens wat nog openstaat.</translation>
  </message>
  <message>
   <source>{day} has passed: the first payment must be today or later.</source>
   <translation>{day} is voorbij: de eerste betaling moet vandaag of later zijn.</translation>
  </message>
  <message>
   <source>The first payment must be within {days} days.</source>
   <translation>De eerste betaling ligt binnen de komende {days} dagen.</translation>
  </message>
  <message>
   <source>A plan has 2 to {most} instalments.</source>
   <translation>Een plan heeft 2 tot {most} termijnen.</translation>
  </message>
  <message>
   <source>A plan covers everything open; a smaller amount is a settlement.</source>
   <translation>Een plan gaat over alles wat openstaat; een kleiner bedrag is een schikking.</translation>
  </message>
  <message>
   <source>A joint plan covers invoices of one debtor, in one currency and with the same contacts.</source>
   <translation>Eén regeling geldt voor facturen van één debiteur, in één valuta en met dezelfde contactpersonen.</translation>
  </message>
  <message>
   <source>A settlement must be less than what is open.</source>
   <translation>Een schikking is minder dan wat openstaat.</translation>
  </message>
  <message>
   <source>Each part must be at least {least}.</source>
   <translation>Elk deel is ten minste {least}.</translation>
  </message>
  <message>
   <source>A procedure cannot open after today.</source>
   <translation>Een procedure is uiterlijk vandaag geopend.</translation>
  </message>
  <message>
   <source>This cannot be before the opening.</source>
   <translation>Dit kan niet vóór de opening liggen.</translation>
  </message>
  <message>
   <source>This invoice has no contact with this email address.</source>
   <translation>Deze factuur heeft geen contact met dit e-mailadres.</translation>
  </message>
  <message>
   <source>An invoice has at most {most} contacts.</source>
   <translation>Een vordering heeft hoogstens {most} contactpersonen.</translation>
  </message>
  <message>
   <source>This picture cannot be used: choose a PNG or a JPEG.</source>
   <translation>Deze afbeelding is niet bruikbaar: kies een PNG of een JPEG.</translation>
  </message>
  <message>
   <source>The picture has too many pixels: choose a smaller one.</source>
   <translation>De afbeelding heeft te veel pixels: kies een kleinere.</translation>
  </message>
  <message>
   <source>This {format} cannot be opened.</source>
   <translation>Dit is geen {format}-bestand dat kan worden geopend.</translation>
  </message>
  <message>
   <source>Files are PDF, PNG or JPEG.</source>
   <translation>Bestanden zijn PDF, PNG of JPEG.</translation>
  </message>
  <message>
   <source>The file’s content does not match its extension.</source>
   <translation>De inhoud van het bestand is niet wat de extensie zegt.</translation>
  </message>
  <message>
   <source>A file can have at most {size} MB.</source>
   <translation>Een bestand heeft hoogstens {size} MB.</translation>
  </message>
  <message>
   <source>All files together: at most {size} MB.</source>
   <translation>Alle bestanden samen hebben hoogstens {size} MB.</translation>
  </message>
  <message>
   <source>no answer within {seconds} seconds</source>
   <translation>geen antwoord binnen {seconds} seconden</translation>
  </message>
  <message>
   <source>the connection was refused</source>
   <translation>de verbinding is geweigerd</translation>
  </message>
  <message>
   <source>the name was not found</source>
   <translation>de naam is niet gevonden</translation>
  </message>
  <message>
   <source>the connection broke before an answer</source>
   <translation>de verbinding werd vóór een antwoord verbroken</translation>
  </message>
  <message>
   <source>the answer is not HTTP</source>
   <translation>het antwoord is geen HTTP</translation>
  </message>
  <message>
   <source>not connected: {why}</source>
   <translation>niet verbonden: {why}</translation>
  </message>
  <message>
   <source>the name leads to an address that is not public</source>
   <translation>de naam leidt naar een adres dat niet openbaar is</translation>
  </message>
  <message>
   <source>the address is not public</source>
   <translation>het adres is niet openbaar</translation>
  </message>
  <message>
   <source>the secure connection failed: {why}</source>
   <translation>de beveiligde verbinding mislukte: {why}</translation>
  </message>
  <message>
   <source>the secure connection failed: unknown reason</source>
   <translation>de beveiligde verbinding mislukte om een onbekende reden</translation>
  </message>
  <message>
   <source>the delivery failed: {kind}</source>
   <translation>de bezorging mislukte: {kind}</translation>
  </message>
  <message>
   <source>answered {status}</source>
   <translation>antwoordde {status}</translation>
  </message>
  <message>
   <source>answered {status}: redirects are not followed</source>
   <translation>antwoordde {status}: doorverwijzingen worden niet gevolgd</translation>
  </message>
  <message>
   <source>switched off by the platform</source>
   <translation>uitgeschakeld door het platform</translation>
  </message>
  <message>
   <source>No delivery succeeded since {since}. Last error: {error}</source>
   <translation>sinds {since} lukte geen bezorging; de laatste fout: {error}</translation>
  </message>
  <message>
   <source>The service does not deliver to this address: {why}.</source>
   <translation>De dienst bezorgt niet op dit adres: {why}.</translation>
  </message>
  <message>
   <source>it is not a web address</source>
   <translation>het is geen webadres</translation>
  </message>
  <message>
   <source>it must begin with https://</source>
   <translation>het moet met https:// beginnen</translation>
  </message>
  <message>
   <source>it contains characters no address can have</source>
   <translation>het bevat tekens die geen adres heeft</translation>
  </message>
  <message>
   <source>it must not carry a name or password</source>
   <translation>er mag geen naam of wachtwoord in staan</translation>
  </message>
  <message>
   <source>it must not have a fragment</source>
   <translation>er mag geen fragment (#) in staan</translation>
  </message>
  <message>
   <source>it must be reachable from the internet</source>
   <translation>het moet vanaf internet bereikbaar zijn</translation>
  </message>
  <message>
   <source>its port must be {standard} or at least {lowest}</source>
   <translation>de poort moet {standard} of minstens {lowest} zijn</translation>
  </message>
  <message>
   <source>it must be a public address, written the usual way</source>
   <translation>het moet een openbaar adres zijn, geschreven zoals gebruikelijk</translation>
  </message>
 </context>
 <context>
  <name>receivable</name>
  <message>
   <source>The agreement is fulfilled</source>
   <translation>De regeling is nagekomen</translation>
  </message>
  <message>
   <source>An agreement is in force</source>
   <translation>Er is een regeling van kracht</translation>
  </message>
  <message>
   <source>The agreement was broken</source>
   <translation>De regeling is niet nagekomen</translation>
  </message>
  <message>
   <source>The debtor proposes an agreement</source>
   <translation>De debiteur stelt een regeling voor</translation>
  </message>
  <message>
   <source>Your proposal awaits the debtor</source>
   <translation>Uw voorstel wacht op de debiteur</translation>
  </message>
  <message>
   <source>One plan for several invoices: {numbers}. {amount} of it is for this one.</source>
   <translation>Eén regeling voor meerdere facturen: {numbers}. Daarvan is {amount} voor deze.</translation>
  </message>
  <message>
   <source>{total} instead of {open}, by {day}; the rest is then written off.</source>
   <translation>{total} in plaats van {open}, uiterlijk op {day}; het restant wordt dan afgeboekt.</translation>
  </message>
  <message>
   <source>{total} in one payment by {day}.</source>
   <translation>{total} in één betaling, uiterlijk op {day}.</translation>
  </message>
  <message>
   <source>{total} in {count} instalments, the last on {day}.</source>
   <translation>{total} in {count} termijnen, de laatste op {day}.</translation>
  </message>
  <message>
   <source>Every instalment is paid.</source>
   <translation>Alle termijnen zijn betaald.</translation>
  </message>
  <message>
   <source>Contacts pause while it is kept. A late instalment ends it, and recovery resumes.</source>
   <translation>Het contact rust zolang de regeling wordt nagekomen. Een te late termijn beëindigt de regeling, en de incasso gaat door.</translation>
  </message>
  <message>
   <source>Recovery continues for everything open.</source>
   <translation>De incasso gaat door voor alles wat openstaat.</translation>
  </message>
  <message>
   <source>If you accept, contacts pause while it is kept.</source>
   <translation>Met uw aanvaarding stopt het contact zolang de regeling wordt nagekomen.</translation>
  </message>
  <message>
   <source>You write off {amount}.</source>
   <translation>U boekt {amount} af.</translation>
  </message>
  <message>
   <source>If you refuse, recovery continues.</source>
   <translation>Bij weigering gaat de incasso door.</translation>
  </message>
  <message>
   <source>The proposal is valid until {day} ({when}).</source>
   <translation>Het voorstel geldt tot {day} ({when}).</translation>
  </message>
  <message>
   <source>Instalment {number}: {day}</source>
   <translation>Termijn {number}: {day}</translation>
  </message>
  <message>
   <source>open</source>
   <translation>open</translation>
  </message>
  <message>
   <source>paid</source>
   <translation>betaald</translation>
  </message>
  <message>
   <source>late</source>
   <translation>te laat</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Factuur</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Betaald</translation>
  </message>
  <message>
   <source>Remaining</source>
   <translation>Openstaand</translation>
  </message>
  <message>
   <source>Overpaid</source>
   <translation>Meer dan gevraagd</translation>
  </message>
  <message>
   <source>No longer asked for</source>
   <translation>Wordt niet meer gevraagd</translation>
  </message>
  <message>
   <source>Interest</source>
   <translation>Rente</translation>
  </message>
  <message>
   <source>Fixed sum</source>
   <translation>Vaste vergoeding</translation>
  </message>
  <message>
   <source>No interest is asked for.</source>
   <translation>Er wordt geen rente gevraagd.</translation>
  </message>
  <message>
   <source>The fixed sum, {extras}, is not asked for.</source>
   <translation>De vaste vergoeding, {extras}, wordt niet gevraagd.</translation>
  </message>
  <message>
   <source>The fixed sum, {extras}, was not asked for.</source>
   <translation>De vaste vergoeding, {extras}, is niet gevraagd.</translation>
  </message>
  <message>
   <source>Interest, {extras}, is not asked for.</source>
   <translation>Rente, {extras}, wordt niet gevraagd.</translation>
  </message>
  <message>
   <source>Interest, {extras}, was not asked for.</source>
   <translation>Rente, {extras}, is niet gevraagd.</translation>
  </message>
  <message>
   <source>Interest and the fixed sum, {extras}, are not asked for.</source>
   <translation>Rente en vaste vergoeding, {extras}, worden niet gevraagd.</translation>
  </message>
  <message>
   <source>Interest and the fixed sum, {extras}, were not asked for.</source>
   <translation>Rente en vaste vergoeding, {extras}, zijn niet gevraagd.</translation>
  </message>
  <message>
   <source>Interest cannot be worked out yet: the statutory rate of a half-year is missing. Enter it under Settings → Recoveries → Statutory rates.</source>
   <translation>De rente kan nog niet worden berekend: het wettelijke percentage van een halfjaar ontbreekt. U vult het in onder Instellingen → Incasso’s → Wettelijke rentepercentages.</translation>
  </message>
  <message>
   <source>Agreed: {paid} of {total} paid, {done} of {parts} payments.</source>
   <translation>Afgesproken: {paid} van {total} betaald, {done} van {parts} betalingen.</translation>
  </message>
  <message>
   <source>Next: {amount} by {day}.</source>
   <translation>Volgende: {amount} uiterlijk {day}.</translation>
  </message>
  <message>
   <source>Missed: {amount} on {day}.</source>
   <translation>Gemist: {amount} op {day}.</translation>
  </message>
  <message>
   <source>Time-barred: {day} was the last day to claim it in court.</source>
   <translation>Verjaard: {day} was de laatste dag om het bij de rechter te vorderen.</translation>
  </message>
  <message>
   <source>The debtor may refuse to pay. Letters that say so, an agreement and payments are still possible; interest is no longer asked for.</source>
   <translation>De debiteur mag betaling weigeren. Brieven die dat zeggen, een regeling en betalingen blijven mogelijk; rente wordt niet meer gevraagd.</translation>
  </message>
  <message>
   <source>Time-barred after {day}.</source>
   <translation>Verjaart na {day}.</translation>
  </message>
  <message>
   <source>The period restarted on {day}.</source>
   <translation>De termijn begon opnieuw op {day}.</translation>
  </message>
  <message>
   <source>If the debtor pays a part, admits the debt or gets a formal notice, the period can start again.</source>
   <translation>Betaalt de debiteur een deel, erkent hij de schuld of krijgt hij een ingebrekestelling, dan kan de termijn opnieuw beginnen.</translation>
  </message>
  <message>
   <source>If the debtor pays a part or admits the debt, the period can start again. A reminder changes nothing.</source>
   <translation>Betaalt de debiteur een deel of erkent hij de schuld, dan kan de termijn opnieuw beginnen. Een herinnering verandert niets.</translation>
  </message>
  <message>
   <source>Check this with a lawyer.</source>
   <translation>Na te gaan met een advocaat.</translation>
  </message>
  <message>
   <source>Invoice {numbers}</source>
   <translation>Factuur {numbers}</translation>
  </message>
  <message>
   <source>{base} × {rate}% × {days} days ÷ 365</source>
   <translation>{base} × {rate}% × {days} dagen ÷ 365</translation>
  </message>
  <message>
   <source>{arithmetic} (agreed rate)</source>
   <translation>{arithmetic} (overeengekomen rente)</translation>
  </message>
  <message>
   <source>Not claimed: the reference rate of this half-year has not been entered yet.</source>
   <translation>Niet gevorderd: de referentierente van dit halfjaar is nog niet ingevoerd.</translation>
  </message>
  <message>
   <source>{count} × {base}</source>
   <translation>{count} × {base}</translation>
  </message>
  <message>
   <source>Fixed sum for recovery costs</source>
   <translation>Vaste vergoeding voor incassokosten</translation>
  </message>
  <message>
   <source>Paid before</source>
   <translation>Reeds betaald</translation>
  </message>
  <message>
   <source>Credit note {number}</source>
   <translation>Creditnota {number}</translation>
  </message>
  <message>
   <source>Paid beyond what is asked for, to be paid back</source>
   <translation>Te veel betaald, terug te betalen</translation>
  </message>
  <message>
   <source>Small difference, no longer asked for</source>
   <translation>Klein verschil, niet langer gevraagd</translation>
  </message>
  <message>
   <source>Paid {day}</source>
   <translation>Betaald op {day}</translation>
  </message>
  <message>
   <source>Interest, {since} – {until}</source>
   <translation>Rente, {since} – {until}</translation>
  </message>
  <message>
   <source>With evidence you keep the claim; write there too if you put something right, such as a new file.</source>
   <translation>Met bewijsstukken houdt u de vordering aan; schrijf daar ook als u iets rechtzet, bijvoorbeeld met een nieuw bestand.</translation>
  </message>
  <message>
   <source>“Settled” notes what you both agreed.</source>
   <translation>‘Opgelost’ noteert wat u samen hebt afgesproken.</translation>
  </message>
  <message>
   <source>“The debtor is right” gives up the whole claim.</source>
   <translation>‘De debiteur heeft gelijk’ ziet af van de hele vordering.</translation>
  </message>
  <message>
   <source>The debtor disputes this invoice</source>
   <translation>De debiteur betwist deze factuur</translation>
  </message>
  <message>
   <source>Evidence is requested</source>
   <translation>Er worden bewijsstukken gevraagd</translation>
  </message>
  <message>
   <source>Their reason: {reason}.</source>
   <translation>Reden van de debiteur: {reason}.</translation>
  </message>
  <message>
   <source>Their reason: {reason}. It concerns {part} of the invoice.</source>
   <translation>Reden van de debiteur: {reason}. Het gaat om {part} van de factuur.</translation>
  </message>
  <message>
   <source>Contacts pause until you answer.</source>
   <translation>Het contact rust totdat u antwoordt.</translation>
  </message>
  <message>
   <source>The deadline was {day}. Recovery stays paused until you answer.</source>
   <translation>De termijn verstreek op {day}. De incasso blijft gepauzeerd totdat u antwoordt.</translation>
  </message>
  <message>
   <source>Your answer is due by {day} ({when}). Contacts pause until you answer, even if you are late.</source>
   <translation>Uw antwoord wordt uiterlijk op {day} verwacht ({when}). Het contact rust tot u antwoordt, ook na die dag.</translation>
  </message>
  <message>
   <source>Your answer is due by {day} ({when}); contacts pause until then.</source>
   <translation>Uw antwoord wordt uiterlijk op {day} verwacht ({when}); tot dan rust het contact.</translation>
  </message>
  <message>
   <source>Safeguard</source>
   <translation>Beschermingsprocedure</translation>
  </message>
  <message>
   <source>Receivership</source>
   <translation>Saneringsprocedure</translation>
  </message>
  <message>
   <source>Liquidation</source>
   <translation>Liquidatie</translation>
  </message>
  <message>
   <source>Another procedure</source>
   <translation>Andere procedure</translation>
  </message>
  <message>
   <source>Declare the claim to {administrator}.</source>
   <translation>Dien de vordering in bij {administrator}.</translation>
  </message>
  <message>
   <source>Find out when the opening was published, and enter that day.</source>
   <translation>Zoek uit wanneer de opening is gepubliceerd en voer die dag in.</translation>
  </message>
  <message>
   <source>Take the declaration's data and the documents from the case file.</source>
   <translation>Neem de gegevens voor de indiening en de stukken uit het dossier.</translation>
  </message>
  <message>
   <source>Do not ask the debtor for payment, and tell the administrator of any that arrives.</source>
   <translation>Vraag de debiteur niet om betaling en meld de curator elke betaling die binnenkomt.</translation>
  </message>
  <message>
   <source>the person appointed by the court</source>
   <translation>wie de rechtbank heeft benoemd</translation>
  </message>
  <message>
   <source>{total}: invoice {principal}, interest {interest}, fixed sum {fixed_sum}</source>
   <translation>{total}: factuur {principal}, rente {interest}, vaste vergoeding {fixed_sum}</translation>
  </message>
  <message>
   <source>Your rule: you are asked about every partial payment.</source>
   <translation>Uw regel: u wordt bij elke gedeeltelijke betaling om een beslissing gevraagd.</translation>
  </message>
  <message>
   <source>Your rule: after a partial payment, recovery continues by itself.</source>
   <translation>Uw regel: na een gedeeltelijke betaling gaat de incasso vanzelf door.</translation>
  </message>
  <message>
   <source>Your rule: after a partial payment, the rest is written off by itself.</source>
   <translation>Uw regel: na een gedeeltelijke betaling wordt het restant vanzelf afgeboekt.</translation>
  </message>
  <message>
   <source>Settlements of {share}% or more are accepted without asking.</source>
   <translation>Schikkingen vanaf {share}% worden zonder navraag aanvaard.</translation>
  </message>
  <message>
   <source>Once the invoice is paid, interest and fixed sums are dropped by themselves.</source>
   <translation>Zodra de factuur is betaald, vervallen rente en vaste vergoeding vanzelf.</translation>
  </message>
  <message>
   <source>Up to {count} instalments are accepted without asking.</source>
   <translation>Tot {count} termijnen worden zonder navraag aanvaard.</translation>
  </message>
  <message>
   <source>Choose a day between today and {day}.</source>
   <translation>Er is een dag van vandaag tot en met {day} nodig.</translation>
  </message>
  <message>
   <source>At most {amount} is open.</source>
   <translation>Er staat hoogstens {amount} open.</translation>
  </message>
  <message>
   <source>Enter an amount below {amount}, which is what is open.</source>
   <translation>Er is een bedrag onder {amount} nodig; dat staat open.</translation>
  </message>
  <message>
   <source>Each part must be at least {amount}.</source>
   <translation>Elke termijn moet minstens {amount} zijn.</translation>
  </message>
  <message>
   <source>in one payment</source>
   <translation>ineens</translation>
  </message>
  <message>
   <source>{count}, one month apart</source>
   <translation>{count} (maandelijks)</translation>
  </message>
  <message>
   <source>A note was saved.</source>
   <translation>Er is een notitie bewaard.</translation>
  </message>
  <message>
   <source>Your statement was recorded.</source>
   <translation>Uw verklaring is vastgelegd.</translation>
  </message>
  <message>
   <source>You settled the dispute with the debtor.</source>
   <translation>U hebt de betwisting met de debiteur opgelost.</translation>
  </message>
  <message>
   <source>you</source>
   <translation>u</translation>
  </message>
  <message>
   <source>the debtor</source>
   <translation>de debiteur</translation>
  </message>
  <message>
   <source>the recovery service</source>
   <translation>de incassodienst</translation>
  </message>
  <message>
   <source>your platform</source>
   <translation>uw platform</translation>
  </message>
  <message>
   <source>the payment provider</source>
   <translation>de betaaldienst</translation>
  </message>
  <message>
   <source>{channel} to {to}.</source>
   <translation>{channel} aan {to}.</translation>
  </message>
  <message>
   <source>{channel} to the debtor.</source>
   <translation>Met de debiteur is contact opgenomen: {channel}.</translation>
  </message>
  <message>
   <source>Simulated: it counts as posted, nothing was printed.</source>
   <translation>Gesimuleerd: hij geldt als gepost, er is niets afgedrukt.</translation>
  </message>
  <message>
   <source>The amount owed has changed since you wrote this: was {was}, now {now}. Check the text.</source>
   <translation>Het verschuldigde bedrag is veranderd sinds u dit schreef: was {was}, nu {now}. Controleer de tekst.</translation>
  </message>
  <message>
   <source>no calls</source>
   <translation>geen telefoontjes</translation>
  </message>
  <message>
   <source>no preference</source>
   <translation>geen voorkeur</translation>
  </message>
  <message>
   <source>by email</source>
   <translation>per e-mail</translation>
  </message>
  <message>
   <source>by post</source>
   <translation>per post</translation>
  </message>
  <message>
   <source>by phone</source>
   <translation>telefonisch</translation>
  </message>
  <message>
   <source>in the morning</source>
   <translation>’s ochtends</translation>
  </message>
  <message>
   <source>in the afternoon</source>
   <translation>’s middags</translation>
  </message>
  <message>
   <source>{channel} to the {level}.</source>
   <translation>{channel}: {level}.</translation>
  </message>
  <message>
   <source>Delivered.</source>
   <translation>Afgeleverd.</translation>
  </message>
  <message>
   <source>Came back.</source>
   <translation>Kwam terug.</translation>
  </message>
  <message>
   <source>Came back; it is sent once more.</source>
   <translation>Het kwam terug; het wordt nog eens verstuurd.</translation>
  </message>
  <message>
   <source>Could not be delivered.</source>
   <translation>Kon niet worden afgeleverd.</translation>
  </message>
  <message>
   <source>Someone answered.</source>
   <translation>Iemand heeft geantwoord.</translation>
  </message>
  <message>
   <source>No answer.</source>
   <translation>Niemand heeft geantwoord.</translation>
  </message>
  <message>
   <source>They promised to pay.</source>
   <translation>Er is betaling toegezegd.</translation>
  </message>
  <message>
   <source>They dispute the invoice.</source>
   <translation>De debiteur betwist de factuur.</translation>
  </message>
  <message>
   <source>They called.</source>
   <translation>De debiteur heeft gebeld.</translation>
  </message>
  <message>
   <source>Wrong number.</source>
   <translation>Het nummer klopt niet.</translation>
  </message>
  <message>
   <source>A message was left.</source>
   <translation>Er is een bericht achtergelaten.</translation>
  </message>
  <message>
   <source>It is on the call list.</source>
   <translation>Staat op de bellijst.</translation>
  </message>
  <message>
   <source>To be printed and posted.</source>
   <translation>Hij wacht erop om te worden geprint en gepost.</translation>
  </message>
  <message>
   <source>Not confirmed.</source>
   <translation>Niemand heeft bevestigd dat dit is gebeurd.</translation>
  </message>
  <message>
   <source>Printed.</source>
   <translation>Afgedrukt.</translation>
  </message>
  <message>
   <source>Handed over for printing.</source>
   <translation>Meegegeven om af te drukken.</translation>
  </message>
  <message>
   <source>Will be left out. {why}</source>
   <translation>Vervalt. {why}</translation>
  </message>
  <message>
   <source>Will be left out: the debtor’s street or town is missing.</source>
   <translation>Vervalt: straat of plaats van de debiteur ontbreekt.</translation>
  </message>
  <message>
   <source>{channel}: skipped by you.</source>
   <translation>{channel}: door u overgeslagen.</translation>
  </message>
  <message>
   <source>{channel} of {day}: skipped by you.</source>
   <translation>{channel} van {day}: door u overgeslagen.</translation>
  </message>
  <message>
   <source>{channel} is left out. {why}</source>
   <translation>{channel} vervalt. {why}</translation>
  </message>
  <message>
   <source>A letter is ready: print and post it.</source>
   <translation>Er ligt een brief klaar: print en post hem.</translation>
  </message>
  <message>
   <source>A call is due.</source>
   <translation>Er moet worden gebeld.</translation>
  </message>
  <message>
   <source>Email to {to} came back this time; it is sent once more.</source>
   <translation>De e-mail aan {to} kwam deze keer terug; hij wordt nog eens verstuurd.</translation>
  </message>
  <message>
   <source>Email to {to} comes back; the next contact is tried.</source>
   <translation>E-mail aan {to} komt terug; de volgende contactpersoon wordt aangeschreven.</translation>
  </message>
  <message>
   <source>Letter no. {number} was posted.</source>
   <translation>Brief nr. {number} is verstuurd.</translation>
  </message>
  <message>
   <source>Letter no. {number} was delivered.</source>
   <translation>Brief nr. {number} is bezorgd.</translation>
  </message>
  <message>
   <source>Letter no. {number} came back: check the postal address.</source>
   <translation>Brief nr. {number} kwam terug: controleer het postadres.</translation>
  </message>
  <message>
   <source>{channel} is waiting. {why}</source>
   <translation>{channel} wacht. {why}</translation>
  </message>
  <message>
   <source>{channel} is waiting: the receiving server asked to try again later.</source>
   <translation>{channel} wacht: de ontvangende kant vroeg om het later opnieuw te proberen.</translation>
  </message>
  <message>
   <source>{to} was added as {level}.</source>
   <translation>{to} is toegevoegd als {level}.</translation>
  </message>
  <message>
   <source>Call on {day}: {outcome}</source>
   <translation>Telefoongesprek van {day}: {outcome}</translation>
  </message>
  <message>
   <source>Call: {outcome}</source>
   <translation>Telefoongesprek: {outcome}</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Naam</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN of SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Btw-nummer</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Straat en huisnummer</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Adres, tweede regel</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Postcode</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Plaats</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Land</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Voornaam</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Achternaam</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefoon</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Rol</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Volgorde</translation>
  </message>
  <message>
   <source>You corrected the debtor. {facts}</source>
   <translation>U hebt de debiteur gecorrigeerd. {facts}</translation>
  </message>
  <message>
   <source>Letters only from now on.</source>
   <translation>Voortaan alleen brieven.</translation>
  </message>
  <message>
   <source>Emails and calls again, as the plan has them.</source>
   <translation>Weer e-mails en telefoontjes, zoals in het plan.</translation>
  </message>
  <message>
   <source>{fact}: {before} → {after}</source>
   <translation>{fact}: {before} → {after}</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>niets</translation>
  </message>
  <message>
   <source>The invoice was submitted.</source>
   <translation>De factuur is ingediend.</translation>
  </message>
  <message>
   <source>The invoice {numbers} was submitted.</source>
   <translation>De factuur {numbers} is ingediend.</translation>
  </message>
  <message>
   <source>The reminders were planned. Nothing is sent until you approve them.</source>
   <translation>De herinneringen zijn gepland. Er wordt niets verzonden voordat u ze goedkeurt.</translation>
  </message>
  <message>
   <source>The reminders were planned.</source>
   <translation>De herinneringen zijn gepland.</translation>
  </message>
  <message>
   <source>The plan was approved, for later invoices too.</source>
   <translation>Het plan is goedgekeurd, ook voor latere facturen.</translation>
  </message>
  <message>
   <source>The plan was approved.</source>
   <translation>Het plan is goedgekeurd.</translation>
  </message>
  <message>
   <source>The debtor promised {amount} for {day}.</source>
   <translation>De debiteur heeft {amount} aangekondigd voor {day}.</translation>
  </message>
  <message>
   <source>The payment promised for {day} did not arrive.</source>
   <translation>Wat voor {day} was aangekondigd, is niet ontvangen.</translation>
  </message>
  <message>
   <source>The payment promised for {day} arrived.</source>
   <translation>Wat voor {day} was aangekondigd, is binnengekomen.</translation>
  </message>
  <message>
   <source>The debtor says {amount} was paid on {day}: check your account.</source>
   <translation>De debiteur meldt dat {amount} is betaald op {day}: kijk op uw rekening.</translation>
  </message>
  <message>
   <source>The debtor says insolvency proceedings were opened on {day}: check this, and report it.</source>
   <translation>De debiteur zegt dat op {day} een insolventieprocedure is geopend: controleer het en voer het in.</translation>
  </message>
  <message>
   <source>The debtor objects to the invoice: read it before you decide.</source>
   <translation>De debiteur maakt bezwaar tegen de factuur: lees het voordat u beslist.</translation>
  </message>
  <message>
   <source>The debtor objects to {amount} of the invoice: read it before you decide.</source>
   <translation>De debiteur maakt bezwaar tegen {amount} van de factuur: lees het voordat u beslist.</translation>
  </message>
  <message>
   <source>{what} Reason: {reason}.</source>
   <translation>{what} Reden: {reason}.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice; contacts pause.</source>
   <translation>De debiteur betwist de factuur; het contact rust.</translation>
  </message>
  <message>
   <source>The debtor disputes {amount} of the invoice; contacts pause.</source>
   <translation>De debiteur betwist {amount} van de factuur; het contact rust.</translation>
  </message>
  <message>
   <source>Evidence was requested; contacts pause.</source>
   <translation>Er zijn bewijsstukken gevraagd; het contact rust.</translation>
  </message>
  <message>
   <source>Evidence was requested; contacts pause: {asked}.</source>
   <translation>Er zijn bewijsstukken gevraagd; het contact rust: {asked}.</translation>
  </message>
  <message>
   <source>The dispute is settled; recovery resumes after some days.</source>
   <translation>De betwisting is opgelost; de incasso gaat na enkele dagen verder.</translation>
  </message>
  <message>
   <source>You answered; recovery resumes.</source>
   <translation>U hebt geantwoord; de incasso gaat door.</translation>
  </message>
  <message>
   <source>You answered with evidence ({kinds}); recovery resumes.</source>
   <translation>U hebt geantwoord met bewijsstukken ({kinds}); de incasso gaat door.</translation>
  </message>
  <message>
   <source>Recovered: {amount}.</source>
   <translation>Geïncasseerd: {amount}.</translation>
  </message>
  <message>
   <source>Closed with {amount} recovered; {rest} was written off.</source>
   <translation>Afgesloten met {amount} geïncasseerd; {rest} is afgeboekt.</translation>
  </message>
  <message>
   <source>Interest and fixed sum of {amount} were not asked for.</source>
   <translation>Rente en vaste vergoeding van {amount} zijn niet gevraagd.</translation>
  </message>
  <message>
   <source>Interest and fixed sum of {amount} were not paid and are no longer asked for.</source>
   <translation>De rente en de vaste vergoeding van {amount} zijn niet betaald en worden niet meer gevraagd.</translation>
  </message>
  <message>
   <source>Reminders name this invoice separately.</source>
   <translation>Herinneringen noemen alleen deze factuur.</translation>
  </message>
  <message>
   <source>Reminders name this invoice together with others of the debtor.</source>
   <translation>Herinneringen noemen deze factuur samen met andere van de debiteur.</translation>
  </message>
  <message>
   <source>The debtor wants to be reached {how}.</source>
   <translation>De debiteur wil worden bereikt: {how}.</translation>
  </message>
  <message>
   <source>From the next message on, interest and fixed sums are asked for too.</source>
   <translation>Vanaf het volgende bericht worden ook rente en vaste vergoeding gevraagd.</translation>
  </message>
  <message>
   <source>Interest and fixed sums are no longer asked for.</source>
   <translation>Rente en vaste vergoeding worden niet meer gevraagd.</translation>
  </message>
  <message>
   <source>You paused contacts until you resume them.</source>
   <translation>U hebt de contacten gepauzeerd tot u ze hervat.</translation>
  </message>
  <message>
   <source>You paused contacts until {day}.</source>
   <translation>U hebt de contacten gepauzeerd tot {day}.</translation>
  </message>
  <message>
   <source>Recovery resumes.</source>
   <translation>De incasso gaat door.</translation>
  </message>
  <message>
   <source>You ended the pause; recovery resumes.</source>
   <translation>U hebt de pauze beëindigd; de incasso wordt hervat.</translation>
  </message>
  <message>
   <source>The pause is over; recovery resumes.</source>
   <translation>De pauze is voorbij; de incasso wordt hervat.</translation>
  </message>
  <message>
   <source>Recovery continues for what remains.</source>
   <translation>De incasso gaat door voor wat nog openstaat.</translation>
  </message>
  <message>
   <source>The debtor withdrew the dispute; recovery resumes.</source>
   <translation>De debiteur heeft de betwisting ingetrokken; de incasso gaat door.</translation>
  </message>
  <message>
   <source>A payment was reversed; recovery resumes.</source>
   <translation>Een betaling is teruggeboekt; de incasso gaat door.</translation>
  </message>
  <message>
   <source>The disputed amount was paid.</source>
   <translation>Wat ter discussie stond, is betaald.</translation>
  </message>
  <message>
   <source>The payment the debtor mentioned was not recorded; recovery resumes.</source>
   <translation>De betaling waarover de debiteur sprak, is niet ingevoerd; de incasso gaat door.</translation>
  </message>
  <message>
   <source>The insolvency the debtor mentioned was not reported; recovery resumes.</source>
   <translation>De insolventie waarover de debiteur sprak is niet ingevoerd; de incasso gaat verder.</translation>
  </message>
  <message>
   <source>Recovery was cancelled: {why}.</source>
   <translation>De incasso is geannuleerd: {why}.</translation>
  </message>
  <message>
   <source>Recovery was cancelled.</source>
   <translation>De incasso is geannuleerd.</translation>
  </message>
  <message>
   <source>Your proposal: to settle for {total} by {day}.</source>
   <translation>Uw voorstel: schikking voor {total}, uiterlijk op {day}.</translation>
  </message>
  <message>
   <source>The debtor proposed to settle for {total} by {day}.</source>
   <translation>De debiteur heeft voorgesteld te schikken voor {total}, uiterlijk op {day}.</translation>
  </message>
  <message>
   <source>Your proposal: {total} in {count} payments from {day}.</source>
   <translation>Uw voorstel: {total} in {count} betalingen vanaf {day}.</translation>
  </message>
  <message>
   <source>The debtor proposed {total} in {count} payments from {day}.</source>
   <translation>De debiteur heeft {total} in termijnen vanaf {day} voorgesteld: {count}.</translation>
  </message>
  <message>
   <source>You entered what was agreed: to settle for {total} by {day}.</source>
   <translation>U hebt ingevoerd wat is afgesproken: schikking voor {total}, uiterlijk op {day}.</translation>
  </message>
  <message>
   <source>You entered what was agreed: {total} in {count} payments from {day}.</source>
   <translation>U hebt ingevoerd wat is afgesproken: {total} in {count} betalingen vanaf {day}.</translation>
  </message>
  <message>
   <source>Your rule answered.</source>
   <translation>Uw regel heeft geantwoord.</translation>
  </message>
  <message>
   <source>The agreement is in force; contacts pause.</source>
   <translation>De regeling is van kracht; het contact rust.</translation>
  </message>
  <message>
   <source>The proposal was refused.</source>
   <translation>Het voorstel is geweigerd.</translation>
  </message>
  <message>
   <source>A newer proposal replaced it.</source>
   <translation>Een nieuwer voorstel kwam ervoor in de plaats.</translation>
  </message>
  <message>
   <source>Nobody answered the proposal in time.</source>
   <translation>Niemand heeft het voorstel tijdig beantwoord.</translation>
  </message>
  <message>
   <source>The agreement was kept to the end.</source>
   <translation>De regeling is volledig nagekomen.</translation>
  </message>
  <message>
   <source>The agreement was broken; recovery resumes.</source>
   <translation>De regeling is niet nagekomen; de incasso gaat door.</translation>
  </message>
  <message>
   <source>The agreement was ended.</source>
   <translation>De regeling is beëindigd.</translation>
  </message>
  <message>
   <source>The debtor has been insolvent since {day}; contacts stop.</source>
   <translation>De debiteur is insolvent sinds {day}; het contact stopt.</translation>
  </message>
  <message>
   <source>Declare the claim by {day}.</source>
   <translation>De vordering moet uiterlijk op {day} ter verificatie worden ingediend.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred soon.</source>
   <translation>De vordering verjaart binnenkort.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred: {day} is the last day to go to court.</source>
   <translation>De vordering verjaart: {day} is de laatste dag om naar de rechter te gaan.</translation>
  </message>
  <message>
   <source>The plan ended; nobody could be contacted.</source>
   <translation>Het plan is afgelopen; er kon niemand worden bereikt.</translation>
  </message>
  <message>
   <source>The plan ended without payment. The case file is ready for a lawyer or the court.</source>
   <translation>Het plan is afgelopen, zonder betaling. Het dossier is klaar voor een advocaat of deurwaarder.</translation>
  </message>
  <message>
   <source>{name} has written: {subject}</source>
   <translation>{name} heeft geschreven: {subject}</translation>
  </message>
  <message>
   <source>{name} has written.</source>
   <translation>{name} heeft geschreven.</translation>
  </message>
  <message>
   <source>An automatic answer of {name} arrived.</source>
   <translation>Er kwam een automatisch antwoord van {name}.</translation>
  </message>
  <message>
   <source>The message needed no action; recovery resumes.</source>
   <translation>Het bericht vroeg niets; de incasso gaat verder.</translation>
  </message>
  <message>
   <source>You recorded the promise from the message.</source>
   <translation>U hebt de toezegging uit het bericht ingevoerd.</translation>
  </message>
  <message>
   <source>The message says it is paid; you wait for the payment.</source>
   <translation>Volgens het bericht is betaald; u wacht op de betaling.</translation>
  </message>
  <message>
   <source>You marked the invoice as disputed because of the message.</source>
   <translation>U hebt de factuur door het bericht als betwist gemarkeerd.</translation>
  </message>
  <message>
   <source>The message came from the wrong person.</source>
   <translation>Het bericht kwam van de verkeerde persoon.</translation>
  </message>
  <message>
   <source>You wait until the debtor is back.</source>
   <translation>U wacht tot de debiteur terug is.</translation>
  </message>
  <message>
   <source>You answered the message.</source>
   <translation>U hebt het bericht beantwoord.</translation>
  </message>
  <message>
   <source>The payment was reversed after the end: recovery starts again for it.</source>
   <translation>De betaling is na het einde teruggeboekt: de incasso begint daarvoor opnieuw.</translation>
  </message>
  <message>
   <source>The debtor attached files.</source>
   <translation>De debiteur heeft bestanden bijgevoegd.</translation>
  </message>
  <message>
   <source>Someone said the invoice is not theirs. Who else should be contacted?</source>
   <translation>Iemand meldde dat de factuur niet van hem of haar is: met wie moet anders contact worden opgenomen?</translation>
  </message>
  <message>
   <source>The debtor’s data was erased; amounts and dates stay.</source>
   <translation>Wat over de debiteur werd bewaard, is gewist; bedragen en dagen blijven.</translation>
  </message>
  <message>
   <source>The deadline passed; recovery stays paused until you answer.</source>
   <translation>De termijn is verstreken; de incasso blijft gepauzeerd totdat u antwoordt.</translation>
  </message>
  <message>
   <source>The debtor is no longer insolvent; recovery resumes.</source>
   <translation>De debiteur is niet langer insolvent; de incasso gaat door.</translation>
  </message>
  <message>
   <source>The claim is time-barred: only letters that say so are sent.</source>
   <translation>De vordering is verjaard: de debiteur wordt nergens meer mee gedreigd; alleen brieven die dat zeggen worden verstuurd.</translation>
  </message>
  <message>
   <source>{amount} arrived: everything is paid.</source>
   <translation>{amount} is ontvangen: alles is betaald.</translation>
  </message>
  <message>
   <source>{amount} arrived, {rest} remains.</source>
   <translation>{amount} is ontvangen, {rest} staat nog open.</translation>
  </message>
  <message>
   <source>{amount} of the invoice had been paid before.</source>
   <translation>{amount} van de factuur was al betaald.</translation>
  </message>
  <message>
   <source>Credit note {number} takes {amount} off the invoice.</source>
   <translation>Creditnota {number} verlaagt de factuur met {amount}.</translation>
  </message>
  <message>
   <source>{amount} is missing, too little to ask for.</source>
   <translation>Er ontbrak {amount}: zo weinig wordt niet meer gevraagd.</translation>
  </message>
  <message>
   <source>You were asked what to do about the {rest} that remains.</source>
   <translation>U is gevraagd wat er moet gebeuren met de {rest} die nog openstaat.</translation>
  </message>
  <message>
   <source>The debtor had been thanked for it.</source>
   <translation>De debiteur was er al voor bedankt.</translation>
  </message>
  <message>
   <source>The payment of {amount} was reversed.</source>
   <translation>De betaling van {amount} is teruggeboekt.</translation>
  </message>
  <message>
   <source>The payment of {amount} was refunded to the card.</source>
   <translation>De betaling van {amount} is op de kaart teruggestort.</translation>
  </message>
  <message>
   <source>The debtor’s bank reversed the card payment of {amount}.</source>
   <translation>De bank van de debiteur heeft de kaartbetaling van {amount} teruggeboekt.</translation>
  </message>
  <message>
   <source>{amount} arrived by card after the end: it is not booked and must be refunded.</source>
   <translation>{amount} kwam na het einde per kaart: niet geboekt en terug te geven.</translation>
  </message>
  <message>
   <source>{amount} arrived by card in another currency: it is not booked and must be refunded.</source>
   <translation>{amount} kwam per kaart in een andere munt: niet geboekt en terug te geven.</translation>
  </message>
  <message>
   <source>{amount} arrived by card and is not booked: it must be refunded.</source>
   <translation>{amount} kwam per kaart en is niet geboekt: terug te geven.</translation>
  </message>
  <message>
   <source>The payout was made.</source>
   <translation>De uitbetaling is gedaan.</translation>
  </message>
  <message>
   <source>{amount} was paid out to you.</source>
   <translation>{amount} is aan u uitbetaald.</translation>
  </message>
  <message>
   <source>A fee of {fee} was deducted.</source>
   <translation>Er is {fee} aan kosten ingehouden.</translation>
  </message>
  <message>
   <source>The credit note covers the rest.</source>
   <translation>De creditnota dekt de rest.</translation>
  </message>
  <message>
   <source>The refund of {amount} did not reach the card: the money is back here.</source>
   <translation>De terugbetaling van {amount} kwam niet op de kaart aan: het geld is weer hier.</translation>
  </message>
  <message>
   <source>The {amount} that arrived by card was booked on another invoice.</source>
   <translation>De {amount} die per kaart kwam is op een andere factuur geboekt.</translation>
  </message>
  <message>
   <source>The {amount} that could not be booked was refunded.</source>
   <translation>De {amount} die niet geboekt kon worden is teruggegeven.</translation>
  </message>
  <message>
   <source>Find out by when the claim must be declared.</source>
   <translation>Vraag tot wanneer de vordering ter verificatie kan worden ingediend.</translation>
  </message>
  <message>
   <source>Declare your claim by {day} ({when}).</source>
   <translation>Dien uw vordering uiterlijk op {day} ter verificatie in ({when}).</translation>
  </message>
  <message>
   <source>Decide about the partial payment.</source>
   <translation>U beslist over de deelbetaling.</translation>
  </message>
  <message>
   <source>Decide about the partial payment by {day} ({when}).</source>
   <translation>Beslis uiterlijk op {day} over de gedeeltelijke betaling ({when}).</translation>
  </message>
  <message>
   <source>Answer with evidence: the deadline has passed.</source>
   <translation>U antwoordt met bewijsstukken: de termijn is verstreken.</translation>
  </message>
  <message>
   <source>Recovery stays paused until you answer.</source>
   <translation>De incasso blijft gepauzeerd totdat u antwoordt.</translation>
  </message>
  <message>
   <source>Answer with evidence.</source>
   <translation>U antwoordt met bewijs.</translation>
  </message>
  <message>
   <source>Answer with evidence by {day} ({when}).</source>
   <translation>Antwoord uiterlijk op {day} met bewijsstukken ({when}).</translation>
  </message>
  <message>
   <source>Contacts pause until then.</source>
   <translation>Tot dan rust het contact.</translation>
  </message>
  <message>
   <source>The debtor pays {amount}, {when}.</source>
   <translation>De debiteur betaalt {amount}, {when}.</translation>
  </message>
  <message>
   <source>Paid. It counts as recovered {when}.</source>
   <translation>Betaald. Het geldt als geïncasseerd {when}.</translation>
  </message>
  <message>
   <source>Recovery is paused.</source>
   <translation>De incasso is gepauzeerd.</translation>
  </message>
  <message>
   <source>Recovery starts {when}.</source>
   <translation>De incasso begint {when}.</translation>
  </message>
  <message>
   <source>Until then you can take it back.</source>
   <translation>Tot dan kan de indiening worden teruggenomen.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, once you have approved the plan.</source>
   <translation>{channel} aan: {level}, zodra u het plan hebt goedgekeurd.</translation>
  </message>
  <message>
   <source>Nothing is sent before that.</source>
   <translation>Daarvoor wordt er niets verzonden.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, once you have approved its text.</source>
   <translation>{channel}: {level}, zodra u de tekst hebt goedgekeurd.</translation>
  </message>
  <message>
   <source>The service plans {what}, {when}.</source>
   <translation>De dienst plant {what}, {when}.</translation>
  </message>
  <message>
   <source>The service plans {what}.</source>
   <translation>De dienst plant {what}.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, {when}.</source>
   <translation>{channel} aan: {level}, {when}.</translation>
  </message>
  <message>
   <source>{amount} was paid out to you, {when}.</source>
   <translation>{amount} is aan u uitbetaald, {when}.</translation>
  </message>
  <message>
   <source>{amount} is paid out to you, {when}.</source>
   <translation>{amount} wordt aan u uitbetaald, {when}.</translation>
  </message>
  <message>
   <source>Nothing more: this is closed.</source>
   <translation>Niets meer: dit is afgesloten.</translation>
  </message>
  <message>
   <source>Recovery starts within a day. Until then you can take it back.</source>
   <translation>De incasso begint binnen een dag. Tot dan kan de indiening worden teruggenomen.</translation>
  </message>
  <message>
   <source>Nothing is planned at the moment.</source>
   <translation>Op dit moment is er niets gepland.</translation>
  </message>
  <message>
   <source>Answer the debtor’s proposal.</source>
   <translation>Beantwoord het voorstel van de debiteur.</translation>
  </message>
  <message>
   <source>The debtor answers your proposal.</source>
   <translation>De debiteur antwoordt op uw voorstel.</translation>
  </message>
  <message>
   <source>Answer the debtor’s proposal by {day} ({when}).</source>
   <translation>Beantwoord het voorstel van de debiteur uiterlijk op {day} ({when}).</translation>
  </message>
  <message>
   <source>The debtor can answer your proposal until {day} ({when}).</source>
   <translation>De debiteur kan tot en met {day} op uw voorstel antwoorden ({when}).</translation>
  </message>
  <message>
   <source>Contacts continue meanwhile.</source>
   <translation>Het contact gaat intussen door.</translation>
  </message>
  <message>
   <source>{amount} arrived. Nothing more happens.</source>
   <translation>{amount} is binnengekomen. Verder gebeurt er niets.</translation>
  </message>
  <message>
   <source>Add another contact, agree with the debtor, go to court, or end recovery.</source>
   <translation>Noem een andere contactpersoon, tref een regeling met de debiteur, ga naar de rechter of beëindig de incasso.</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>Het plan is afgelopen, zonder betaling. U beslist hoe het verdergaat.</translation>
  </message>
  <message>
   <source>No more contacts are planned. Without payment, you decide what comes next {when}.</source>
   <translation>Er is geen contact meer gepland. Zonder betaling beslist u {when} hoe het verdergaat.</translation>
  </message>
  <message>
   <source>Without an answer, recovery continues for the rest.</source>
   <translation>Zonder antwoord gaat de incasso door voor het restant.</translation>
  </message>
  <message>
   <source>Without an answer, the rest is written off.</source>
   <translation>Zonder antwoord wordt het restant afgeboekt.</translation>
  </message>
  <message>
   <source>You paused contacts.</source>
   <translation>U hebt de contacten gepauzeerd.</translation>
  </message>
  <message>
   <source>Paid: it counts as recovered once the bank can no longer reverse the payment.</source>
   <translation>Betaald: het geldt als geïncasseerd als de bank de betaling niet meer kan terughalen.</translation>
  </message>
  <message>
   <source>Part of it was paid. You decide about the rest.</source>
   <translation>Er is een deel betaald; u beslist over het restant.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice.</source>
   <translation>De debiteur betwist de factuur.</translation>
  </message>
  <message>
   <source>Evidence is requested.</source>
   <translation>Er worden bewijsstukken gevraagd.</translation>
  </message>
  <message>
   <source>The debtor says it is paid. Without a payment, recovery resumes after seven days.</source>
   <translation>De debiteur meldt dat er betaald is. Zonder betaling gaat de incasso na zeven dagen verder.</translation>
  </message>
  <message>
   <source>The debtor says it is insolvent. Unless you report it, recovery resumes after seven days.</source>
   <translation>De debiteur zegt insolvent te zijn. Als u het niet invoert, gaat de incasso na zeven dagen verder.</translation>
  </message>
  <message>
   <source>The debtor has written. If you decide nothing, recovery resumes after five working days.</source>
   <translation>De debiteur heeft geschreven. Als u niets beslist, gaat de incasso na vijf werkdagen verder.</translation>
  </message>
  <message>
   <source>An agreement is in force; contacts pause while it is kept.</source>
   <translation>Er is een regeling van kracht; het contact rust zolang die wordt nagekomen.</translation>
  </message>
  <message>
   <source>A proposal awaits an answer; contacts pause meanwhile.</source>
   <translation>Een voorstel wacht op antwoord; intussen rust het contact.</translation>
  </message>
  <message>
   <source>The debtor is insolvent: all you can do is declare the claim.</source>
   <translation>De debiteur is insolvent: rest alleen nog de vordering ter verificatie in te dienen.</translation>
  </message>
  <message>
   <source>Your account is suspended.</source>
   <translation>Uw account is opgeschort.</translation>
  </message>
  <message>
   <source>Someone said they are not the debtor.</source>
   <translation>Iemand meldde niet de debiteur te zijn.</translation>
  </message>
  <message>
   <source>The debtor can still pay and answer.</source>
   <translation>De debiteur kan nog steeds betalen en antwoorden.</translation>
  </message>
  <message>
   <source>Paused until you resume it.</source>
   <translation>Gepauzeerd tot u het hervat.</translation>
  </message>
  <message>
   <source>Paused until {day}.</source>
   <translation>Gepauzeerd tot {day}.</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>Offerte</translation>
  </message>
  <message>
   <source>Purchase order</source>
   <translation>Inkooporder</translation>
  </message>
  <message>
   <source>Contract</source>
   <translation>Overeenkomst</translation>
  </message>
  <message>
   <source>Delivery note</source>
   <translation>Pakbon</translation>
  </message>
  <message>
   <source>Correspondence</source>
   <translation>Correspondentie</translation>
  </message>
  <message>
   <source>Proof of service</source>
   <translation>Bewijs van dienstverlening</translation>
  </message>
  <message>
   <source>Other</source>
   <translation>Overig</translation>
  </message>
  <message>
   <source>nothing was received</source>
   <translation>niets ontvangen</translation>
  </message>
  <message>
   <source>nothing was ordered</source>
   <translation>niets besteld</translation>
  </message>
  <message>
   <source>the quality is not right</source>
   <translation>de kwaliteit is niet in orde</translation>
  </message>
  <message>
   <source>it is not as agreed</source>
   <translation>het is niet wat was overeengekomen</translation>
  </message>
  <message>
   <source>the amount is wrong</source>
   <translation>het bedrag is onjuist</translation>
  </message>
  <message>
   <source>it is already paid</source>
   <translation>het is al betaald</translation>
  </message>
  <message>
   <source>someone else owes it</source>
   <translation>iemand anders is het verschuldigd</translation>
  </message>
  <message>
   <source>another reason</source>
   <translation>een andere reden</translation>
  </message>
  <message>
   <source>Signed or stamped, it shows who took the goods, and when.</source>
   <translation>Ondertekend of gestempeld toont het wie de goederen in ontvangst nam, en wanneer.</translation>
  </message>
  <message>
   <source>A report, photo or tracking page shows that the work or parcel arrived.</source>
   <translation>Een rapport, foto of track-and-tracepagina toont dat het werk of het pakket is aangekomen.</translation>
  </message>
  <message>
   <source>It shows what was to be delivered, and where.</source>
   <translation>Het toont wat geleverd moest worden, en waar.</translation>
  </message>
  <message>
   <source>It shows that the order came from the debtor.</source>
   <translation>Het toont dat de bestelling van de debiteur kwam.</translation>
  </message>
  <message>
   <source>Accepted in writing, a quote is an order.</source>
   <translation>Een schriftelijk aanvaarde offerte is een bestelling.</translation>
  </message>
  <message>
   <source>Signed, it shows who ordered what at which price.</source>
   <translation>Ondertekend toont het wie wat heeft besteld en tegen welke prijs.</translation>
  </message>
  <message>
   <source>It shows which quality was agreed.</source>
   <translation>Het toont welke kwaliteit was overeengekomen.</translation>
  </message>
  <message>
   <source>A signed acceptance or photos show how it was when it was handed over.</source>
   <translation>Een ondertekende oplevering of foto’s tonen hoe het bij de overdracht was.</translation>
  </message>
  <message>
   <source>It shows that nobody complained at the time, or what was offered.</source>
   <translation>Het toont dat destijds niemand klaagde, of wat er is aangeboden.</translation>
  </message>
  <message>
   <source>It shows the price that was accepted.</source>
   <translation>Het toont de prijs die is aanvaard.</translation>
  </message>
  <message>
   <source>It shows quantities and prices as the debtor ordered them.</source>
   <translation>Het toont hoeveelheden en prijzen zoals de debiteur ze heeft besteld.</translation>
  </message>
  <message>
   <source>It shows the agreed price and what comes on top.</source>
   <translation>Het toont de overeengekomen prijs en wat daar nog bij komt.</translation>
  </message>
  <message>
   <source>It shows which invoice is open, beside the one that was paid.</source>
   <translation>Het toont welke factuur openstaat, naast de factuur die is betaald.</translation>
  </message>
  <message>
   <source>A statement of account shows that nothing arrived.</source>
   <translation>Een rekeningafschrift toont dat er niets is ontvangen.</translation>
  </message>
  <message>
   <source>It shows to whom the invoice was addressed.</source>
   <translation>Het toont aan wie de factuur was gericht.</translation>
  </message>
  <message>
   <source>It shows who signed, and for which company.</source>
   <translation>Het toont wie heeft getekend, en voor welke onderneming.</translation>
  </message>
  <message>
   <source>It shows what is claimed.</source>
   <translation>Het toont wat wordt gevorderd.</translation>
  </message>
  <message>
   <source>It shows what was offered, and at which price.</source>
   <translation>Het toont wat is aangeboden, en tegen welke prijs.</translation>
  </message>
  <message>
   <source>It shows what was ordered.</source>
   <translation>Het toont wat is besteld.</translation>
  </message>
  <message>
   <source>It shows what both sides agreed on.</source>
   <translation>Het toont wat beide partijen zijn overeengekomen.</translation>
  </message>
  <message>
   <source>It shows what was delivered, and when.</source>
   <translation>Het toont wat is geleverd, en wanneer.</translation>
  </message>
  <message>
   <source>It shows what was written at the time.</source>
   <translation>Het toont wat destijds is geschreven.</translation>
  </message>
  <message>
   <source>It shows that the work was done.</source>
   <translation>Het toont dat het werk is uitgevoerd.</translation>
  </message>
  <message>
   <source>Say in its description what it shows.</source>
   <translation>Vermeld in de omschrijving wat het aantoont.</translation>
  </message>
  <message>
   <source>You skipped it.</source>
   <translation>U hebt het overgeslagen.</translation>
  </message>
  <message>
   <source>You changed it.</source>
   <translation>U hebt het gewijzigd.</translation>
  </message>
  <message>
   <source>The amount owed has changed since you wrote this.</source>
   <translation>Het verschuldigde bedrag is veranderd sinds u dit schreef.</translation>
  </message>
  <message>
   <source>You read it and send it now.</source>
   <translation>U hebt het gelezen en verstuurt het nu.</translation>
  </message>
  <message>
   <source>You brought it forward to the first day that deadlines which you gave and other contacts leave free.</source>
   <translation>U hebt het vervroegd naar de eerste dag die gegeven termijnen en andere contacten vrijlaten.</translation>
  </message>
  <message>
   <source>You approved it.</source>
   <translation>U hebt het goedgekeurd.</translation>
  </message>
  <message>
   <source>You did not do it.</source>
   <translation>U hebt het niet gedaan.</translation>
  </message>
  <message>
   <source>You chose letters alone.</source>
   <translation>U hebt alleen brieven gekozen.</translation>
  </message>
  <message>
   <source>You postponed it to this day.</source>
   <translation>U hebt het naar deze dag verschoven.</translation>
  </message>
  <message>
   <source>You have not approved the plan yet.</source>
   <translation>U hebt het plan nog niet goedgekeurd.</translation>
  </message>
  <message>
   <source>No lawyer has reviewed this text: it waits until you have read and approved it.</source>
   <translation>Geen jurist heeft deze tekst bekeken: hij wacht tot u hem hebt gelezen en goedgekeurd.</translation>
  </message>
  <message>
   <source>Your mailbox refused the sign-in.</source>
   <translation>Uw mailbox heeft de aanmelding geweigerd.</translation>
  </message>
  <message>
   <source>Your letter provider refused the sign-in.</source>
   <translation>Uw brievendienst heeft het aanmelden geweigerd.</translation>
  </message>
  <message>
   <source>{name} is larger than 10 MB.</source>
   <translation>{name} is groter dan 10 MB.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}</source>
   <translation>{name} kan niet worden gelezen: {reason}</translation>
  </message>
  <message>
   <source>{name} is not a PDF, PNG or JPEG file.</source>
   <translation>{name} is geen PDF-, PNG- of JPEG-bestand.</translation>
  </message>
  <message>
   <source>{name} cannot be opened. {reason}</source>
   <translation>{name} kan niet worden geopend. {reason}</translation>
  </message>
  <message>
   <source>{name} was not added: twenty files at most.</source>
   <translation>{name} is niet toegevoegd: het maximum is twintig bestanden.</translation>
  </message>
  <message>
   <source>{name} was not added: the files would exceed 50 MB together.</source>
   <translation>{name} is niet toegevoegd: samen zouden de bestanden groter zijn dan 50 MB.</translation>
  </message>
  <message>
   <source>Messages leave while this app is open. While it is closed or the computer is off, what falls due waits until you open the app again.</source>
   <translation>Berichten gaan de deur uit zolang deze app open is. Is ze gesloten of staat de computer uit, dan wacht wat aan de beurt is tot u de app weer opent.</translation>
  </message>
  <message>
   <source>As you entered it.</source>
   <translation>Zoals u het hebt ingevoerd.</translation>
  </message>
  <message>
   <source>As it was read in the file.</source>
   <translation>Zoals gelezen in het bestand.</translation>
  </message>
  <message>
   <source>This service only reports the status.</source>
   <translation>Deze dienst noemt alleen de status.</translation>
  </message>
  <message>
   <source>From the service’s message of {moment}.</source>
   <translation>Uit het bericht van de dienst van {moment}.</translation>
  </message>
 </context>
 <context>
  <name>received</name>
  <message>
   <source>They seem to promise payment.</source>
   <translation>Mogelijk zeggen ze een betaling toe.</translation>
  </message>
  <message>
   <source>Contacts pause until two working days after that day, then recovery resumes.</source>
   <translation>Contacten wachten tot die dag en twee werkdagen langer, daarna gaat de incasso verder.</translation>
  </message>
  <message>
   <source>They seem to promise payment on {day}.</source>
   <translation>Mogelijk zeggen ze toe op {day} te betalen.</translation>
  </message>
  <message>
   <source>Record the promise for {day}</source>
   <translation>Toezegging voor {day} invoeren</translation>
  </message>
  <message>
   <source>Record a promise…</source>
   <translation>Toezegging invoeren…</translation>
  </message>
  <message>
   <source>They seem to say it is already paid.</source>
   <translation>Mogelijk zeggen ze dat al betaald is.</translation>
  </message>
  <message>
   <source>Wait for the payment</source>
   <translation>Op de betaling wachten</translation>
  </message>
  <message>
   <source>Recovery pauses for seven days; without a payment it resumes.</source>
   <translation>De incasso rust zeven dagen; zonder betaling gaat hij verder.</translation>
  </message>
  <message>
   <source>They seem to object to the invoice.</source>
   <translation>Mogelijk betwisten ze de factuur.</translation>
  </message>
  <message>
   <source>Mark as disputed</source>
   <translation>Hij is betwist</translation>
  </message>
  <message>
   <source>Recovery pauses, the debtor is told, and you are asked for evidence.</source>
   <translation>De incasso rust, de debiteur krijgt bericht, en u wordt om bewijs gevraagd.</translation>
  </message>
  <message>
   <source>They seem to ask for the invoice.</source>
   <translation>Mogelijk vragen ze om de factuur.</translation>
  </message>
  <message>
   <source>Send the invoice…</source>
   <translation>De factuur sturen…</translation>
  </message>
  <message>
   <source>It is attached to your answer, which you see first.</source>
   <translation>Ze gaat mee met uw antwoord, dat u eerst ziet.</translation>
  </message>
  <message>
   <source>They seem to ask for more time or for instalments.</source>
   <translation>Mogelijk vragen ze om uitstel of termijnen.</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Regeling voorstellen…</translation>
  </message>
  <message>
   <source>The debtor gets your proposal; contacts pause until the answer.</source>
   <translation>De debiteur krijgt uw voorstel; contacten rusten tot er antwoord is.</translation>
  </message>
  <message>
   <source>They seem not to be the right person.</source>
   <translation>Mogelijk is het niet de juiste persoon.</translation>
  </message>
  <message>
   <source>Wrong person</source>
   <translation>Het is de verkeerde persoon</translation>
  </message>
  <message>
   <source>Recovery pauses, and this person is not contacted again, until you add another contact.</source>
   <translation>De incasso rust en daar wordt niet meer heen geschreven, tot u een ander contact noemt.</translation>
  </message>
  <message>
   <source>They seem to be insolvent, or gone.</source>
   <translation>Mogelijk zijn ze insolvent of weg.</translation>
  </message>
  <message>
   <source>Report insolvency…</source>
   <translation>Insolventie melden…</translation>
  </message>
  <message>
   <source>Contacts stop, and the app says how to declare the claim.</source>
   <translation>Contacten eindigen, en de app zegt hoe de vordering wordt ingediend.</translation>
  </message>
  <message>
   <source>They seem to refuse to pay.</source>
   <translation>Mogelijk weigeren ze te betalen.</translation>
  </message>
  <message>
   <source>They seem to be away until {day}.</source>
   <translation>Mogelijk zijn ze afwezig tot {day}.</translation>
  </message>
  <message>
   <source>Wait until {day}</source>
   <translation>Wachten tot {day}</translation>
  </message>
  <message>
   <source>Contacts pause and resume on the next working day.</source>
   <translation>Contacten rusten en gaan de volgende werkdag verder.</translation>
  </message>
  <message>
   <source>They seem to be away.</source>
   <translation>Mogelijk zijn ze afwezig.</translation>
  </message>
  <message>
   <source>Your answer of {moment} is not sent yet.</source>
   <translation>Uw antwoord van {moment} is nog niet vertrokken.</translation>
  </message>
  <message>
   <source>You answered: {moment}.</source>
   <translation>U antwoordde: {moment}.</translation>
  </message>
  <message>
   <source>Your answer of {moment} could not be sent.</source>
   <translation>Uw antwoord van {moment} kon niet worden verzonden.</translation>
  </message>
  <message>
   <source>It contains nothing but the quoted message.</source>
   <translation>Het zegt niets meer dan wat het citeert.</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Tekst van het bericht</translation>
  </message>
  <message>
   <source>Show quoted message</source>
   <translation>Citaat tonen</translation>
  </message>
  <message>
   <source>Hide quoted message</source>
   <translation>Citaat verbergen</translation>
  </message>
  <message>
   <source>{name} stays in your mailbox.</source>
   <translation>{name} blijft in uw mailbox.</translation>
  </message>
  <message>
   <source>Your decision or answer is being sent.</source>
   <translation>Uw besluit of antwoord is onderweg.</translation>
  </message>
  <message>
   <source>Answer…</source>
   <translation>Antwoorden…</translation>
  </message>
  <message>
   <source>Nothing to do: resume</source>
   <translation>Niets te doen: verder</translation>
  </message>
  <message>
   <source>The debtor has written</source>
   <translation>De debiteur heeft geschreven</translation>
  </message>
  <message>
   <source>More messages after this one: {count}</source>
   <translation>Wachtende berichten na dit: {count}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
 </context>
 <context>
  <name>refused_start</name>
  <message>
   <source>This data was saved by a newer version of the app</source>
   <translation>Deze gegevens zijn door een nieuwere versie van de app geschreven</translation>
  </message>
  <message>
   <source>Install the newest version, then start again. Nothing changed.</source>
   <translation>Installeer de nieuwste versie en start daarna opnieuw. Er is niets veranderd.</translation>
  </message>
  <message>
   <source>The data folder cannot be used</source>
   <translation>De gegevensmap kan niet worden gebruikt</translation>
  </message>
  <message>
   <source>Make sure the folder exists, that you can write to it and that the disk has space, then start again. Nothing changed.</source>
   <translation>Controleer of de map bestaat, of u erin mag schrijven en of er ruimte op de schijf is, en start daarna opnieuw. Er is niets veranderd.</translation>
  </message>
  <message>
   <source>Recovery Desktop cannot start</source>
   <translation>Recovery Desktop kan niet starten</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Sluiten</translation>
  </message>
 </context>
 <context>
  <name>review</name>
  <message>
   <source>Submit it anyway only if it is another claim: the debtor would be contacted twice.</source>
   <translation>Dien de factuur alleen toch in als het een andere vordering is: de debiteur zou anders twee keer worden aangeschreven.</translation>
  </message>
  <message>
   <source>Submit it anyway if you agreed on an earlier day, or if your plan contacts debtors before the due date.</source>
   <translation>Dien haar toch in als u een eerdere dag hebt afgesproken, of als uw plan debiteuren vóór de vervaldatum benadert.</translation>
  </message>
  <message>
   <source>Submit it anyway only to ask amicably: it can no longer be claimed in court.</source>
   <translation>Dien de factuur toch in om vriendelijk om betaling te vragen: in rechte kan de vordering niet meer worden opgeëist.</translation>
  </message>
  <message>
   <source>It is time-barred: {day} was the last day to claim it.</source>
   <translation>De vordering is verjaard: {day} was de laatste dag om ze op te eisen.</translation>
  </message>
  <message>
   <source>Not due until {day}: the first reminder leaves after that.</source>
   <translation>Vervalt pas op {day}: de eerste herinnering gaat daarna uit.</translation>
  </message>
  <message>
   <source>Not due until {day}.</source>
   <translation>Vervalt pas op {day}.</translation>
  </message>
 </context>
 <context>
  <name>row_menu</name>
  <message>
   <source>Open</source>
   <translation>Openen</translation>
  </message>
  <message>
   <source>Copy this cell</source>
   <translation>Deze cel kopiëren</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopiëren</translation>
  </message>
 </context>
 <context>
  <name>statistics</name>
  <message>
   <source>Figure</source>
   <translation>Cijfer</translation>
  </message>
  <message>
   <source>Of</source>
   <translation>Van</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Valuta</translation>
  </message>
  <message>
   <source>Cases</source>
   <translation>Zaken</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Waarde</translation>
  </message>
  <message>
   <source>All creditors of the platform</source>
   <translation>Alle schuldeisers van het platform</translation>
  </message>
  <message>
   <source>Success, percent</source>
   <translation>Succes, procent</translation>
  </message>
  <message>
   <source>Days to recovery</source>
   <translation>Dagen tot incasso</translation>
  </message>
  <message>
   <source>With phone</source>
   <translation>Met telefoon</translation>
  </message>
  <message>
   <source>Without phone</source>
   <translation>Zonder telefoon</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Ingediend</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Betaald</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Geïncasseerd</translation>
  </message>
  <message>
   <source>Still owed</source>
   <translation>Nog verschuldigd</translation>
  </message>
  <message>
   <source>Recovered of month</source>
   <translation>Geïncasseerd van maand</translation>
  </message>
  <message>
   <source>Payments of unknown amount</source>
   <translation>Betalingen van onbekend bedrag</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistieken</translation>
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
   <translation>Voornaam</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Achternaam</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefoon</translation>
  </message>
  <message>
   <source>Still open</source>
   <translation>Nog openstaand</translation>
  </message>
  <message>
   <source>Debit or credit</source>
   <translation>Debet of credit</translation>
  </message>
  <message>
   <source>Paid or not</source>
   <translation>Betaald of niet</translation>
  </message>
  <message>
   <source>Paid on</source>
   <translation>Betaald op</translation>
  </message>
  <message>
   <source>“{words}” was not understood.</source>
   <translation>‘{words}’ is niet begrepen.</translation>
  </message>
  <message>
   <source>As stated in invoice {number}</source>
   <translation>Zoals vermeld in factuur {number}</translation>
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
   <translation>Bedrag onbekend</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>Gepauzeerd</translation>
  </message>
  <message>
   <source>Paused until {day}</source>
   <translation>Gepauzeerd tot {day}</translation>
  </message>
  <message>
   <source>Until {day}</source>
   <translation>Tot {day}</translation>
  </message>
  <message>
   <source>Until you resume it</source>
   <translation>Tot u hervat</translation>
  </message>
  <message>
   <source>Insolvent</source>
   <translation>Insolvent</translation>
  </message>
  <message>
   <source>Instalment of {amount}</source>
   <translation>Termijn van {amount}</translation>
  </message>
  <message>
   <source>Paid · final from {day}</source>
   <translation>Betaald · definitief vanaf {day}</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Betaald</translation>
  </message>
  <message>
   <source>{name}: {words}</source>
   <translation>{name}: {words}</translation>
  </message>
  <message>
   <source>“{words}”</source>
   <translation>‘{words}’</translation>
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
   <translation>{weekday} {moment}</translation>
  </message>
  <message>
   <source>today</source>
   <translation>vandaag</translation>
  </message>
  <message>
   <source>tomorrow</source>
   <translation>morgen</translation>
  </message>
  <message>
   <source>yesterday</source>
   <translation>gisteren</translation>
  </message>
  <message>
   <source>in {days} days</source>
   <translation>over {days} dagen</translation>
  </message>
  <message>
   <source>{days} days ago</source>
   <translation>{days} dagen geleden</translation>
  </message>
  <message>
   <source>Starting soon</source>
   <translation>Begint binnenkort</translation>
  </message>
  <message>
   <source>In recovery</source>
   <translation>In incasso</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Geïncasseerd</translation>
  </message>
  <message>
   <source>Disputed</source>
   <translation>Betwist</translation>
  </message>
  <message>
   <source>Evidence needed</source>
   <translation>Bewijsstukken nodig</translation>
  </message>
  <message>
   <source>Cancelled</source>
   <translation>Geannuleerd</translation>
  </message>
  <message>
   <source>Paid in part</source>
   <translation>Deels betaald</translation>
  </message>
  <message>
   <source>Payment received</source>
   <translation>Betaling ontvangen</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Phone call</source>
   <translation>Telefoongesprek</translation>
  </message>
  <message>
   <source>Text message</source>
   <translation>Sms-bericht</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>Brief</translation>
  </message>
  <message>
   <source>Recovery starts</source>
   <translation>Incasso begint</translation>
  </message>
  <message>
   <source>End of the plan</source>
   <translation>Einde van het plan</translation>
  </message>
  <message>
   <source>Instalment</source>
   <translation>Termijn</translation>
  </message>
  <message>
   <source>Awaits your approval</source>
   <translation>Wacht op uw goedkeuring</translation>
  </message>
  <message>
   <source>contact {number}</source>
   <translation>contact {number}</translation>
  </message>
  <message>
   <source>debtor</source>
   <translation>debiteur</translation>
  </message>
  <message>
   <source>primary contact</source>
   <translation>eerste contactpersoon</translation>
  </message>
  <message>
   <source>second contact</source>
   <translation>tweede contact</translation>
  </message>
  <message>
   <source>third contact</source>
   <translation>derde contact</translation>
  </message>
  <message>
   <source>Certain</source>
   <translation>Zeker</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Gelezen</translation>
  </message>
  <message>
   <source>To check</source>
   <translation>Controleren</translation>
  </message>
  <message>
   <source>Unsure</source>
   <translation>Onzeker</translation>
  </message>
  <message>
   <source>Nothing to do: it is labelled, or other values agree with it.</source>
   <translation>Niets te doen: er staat een label bij, of andere waarden kloppen ermee.</translation>
  </message>
  <message>
   <source>Nothing speaks against it. You need not confirm it.</source>
   <translation>Niets spreekt ertegen. U hoeft het niet te bevestigen.</translation>
  </message>
  <message>
   <source>Compare it with the invoice, then confirm or correct it.</source>
   <translation>Vergelijk het met de factuur en bevestig of verbeter het.</translation>
  </message>
  <message>
   <source>It may be wrong: compare it with the invoice, and correct it.</source>
   <translation>Het kan fout zijn: vergelijk het met de factuur en verbeter het.</translation>
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
   <translation>Vandaag antwoorden</translation>
  </message>
  <message>
   <source>Answer by {day}</source>
   <translation>Antwoorden uiterlijk {day}</translation>
  </message>
  <message>
   <source>Answer overdue: {when}</source>
   <translation>Antwoord te laat: {when}</translation>
  </message>
  <message>
   <source>Due {day}</source>
   <translation>Vervaldatum {day}</translation>
  </message>
  <message>
   <source>Was due {day}</source>
   <translation>Verviel op {day}</translation>
  </message>
 </context>
 <context>
  <name>titles</name>
  <message>
   <source>Mr</source>
   <translation>Dhr.</translation>
  </message>
  <message>
   <source>Mrs</source>
   <translation>Mevr.</translation>
  </message>
  <message>
   <source>Ms</source>
   <translation>Mevr.</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Geen</translation>
  </message>
 </context>
 <context>
  <name>typed</name>
  <message>
   <source>Enter the amount without a minus.</source>
   <translation>Schrijf het bedrag zonder minteken.</translation>
  </message>
  <message>
   <source>This is not an amount. Enter it as 1234.50 or 1 234,50.</source>
   <translation>Dit is geen bedrag. Schrijf het als 1234,50 of 1.234,50.</translation>
  </message>
  <message>
   <source>This amount is too large.</source>
   <translation>Dit bedrag is te groot.</translation>
  </message>
  <message>
   <source>Enter the rate as 12 or 12.5, up to 100.</source>
   <translation>Schrijf het percentage als 12 of 12,5, hoogstens 100.</translation>
  </message>
  <message>
   <source>Enter a number such as 1.08.</source>
   <translation>Voer een getal in zoals 1,08.</translation>
  </message>
  <message>
   <source>{currency} has at most {digits} decimals.</source>
   <translation>{currency} heeft ten hoogste {digits} decimalen.</translation>
  </message>
  <message>
   <source>The points and commas of this amount contradict each other.</source>
   <translation>De punten en komma’s van dit bedrag spreken elkaar tegen.</translation>
  </message>
  <message>
   <source>This could be {small} or {large}. Enter it without the separator.</source>
   <translation>Dit kan {small} of {large} zijn. Schrijf het zonder het scheidingsteken.</translation>
  </message>
  <message>
   <source>The thousands of this amount are not in groups of three.</source>
   <translation>De duizendtallen van dit bedrag zijn niet per drie gegroepeerd.</translation>
  </message>
  <message>
   <source>today</source>
   <translation>vandaag</translation>
  </message>
  <message>
   <source>yesterday</source>
   <translation>gisteren</translation>
  </message>
  <message>
   <source>tomorrow</source>
   <translation>morgen</translation>
  </message>
  <message>
   <source>This is not a date. Enter it as {example}.</source>
   <translation>Dit is geen datum. Schrijf hem als {example}.</translation>
  </message>
  <message>
   <source>There is no such day.</source>
   <translation>Deze dag bestaat niet.</translation>
  </message>
 </context>
</TS>
