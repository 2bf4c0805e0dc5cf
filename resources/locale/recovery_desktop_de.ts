<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
 <context>
  <name>About</name>
  <message>
   <source>About</source>
   <translation>Über die App</translation>
  </message>
  <message>
   <source>Recovery Desktop {version}, under the Apache License 2.0.</source>
   <translation>Recovery Desktop {version}, unter der Apache-Lizenz 2.0.</translation>
  </message>
  <message>
   <source>Qt is used under the GNU LGPL, version 3: its libraries lie beside the app and may be replaced by your own.</source>
   <translation>Qt wird unter der GNU LGPL, Version 3, verwendet: Seine Bibliotheken liegen neben der App und dürfen durch eigene ersetzt werden.</translation>
  </message>
  <message>
   <source>Check for new versions once a day</source>
   <translation>Einmal täglich nach neuen Versionen suchen</translation>
  </message>
  <message>
   <source>Only the announcement is fetched, without anything about you. Nothing is installed by itself.</source>
   <translation>Nur die Ankündigung wird geladen, ohne Angaben über Sie. Nichts wird von selbst installiert.</translation>
  </message>
  <message>
   <source>Check now</source>
   <translation>Jetzt suchen</translation>
  </message>
  <message>
   <source>See the new version</source>
   <translation>Neue Version ansehen</translation>
  </message>
  <message>
   <source>Show the licences</source>
   <translation>Lizenzen anzeigen</translation>
  </message>
  <message>
   <source>What’s new</source>
   <translation>Neuigkeiten</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Hilfe</translation>
  </message>
  <message>
   <source>Licences of every part</source>
   <translation>Lizenzen aller Bestandteile</translation>
  </message>
  <message>
   <source>Files from elsewhere are read by a process that reaches nothing else on this computer.</source>
   <translation>Dateien von anderen werden von einem Prozess gelesen, der auf diesem Computer nichts anderes erreicht.</translation>
  </message>
  <message>
   <source>the rights of your account</source>
   <translation>die Rechte Ihres Kontos</translation>
  </message>
  <message>
   <source>the network</source>
   <translation>das Netzwerk</translation>
  </message>
  <message>
   <source>other files</source>
   <translation>andere Dateien</translation>
  </message>
  <message>
   <source>other calls to the system</source>
   <translation>weitere Systemaufrufe</translation>
  </message>
  <message>
   <source>Files from elsewhere are read by a process of its own. This system does not keep it from: {measures}.</source>
   <translation>Dateien von anderen werden von einem eigenen Prozess gelesen. Dieses System lässt ihm: {measures}.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Suche läuft …</translation>
  </message>
  <message>
   <source>The server doesn’t answer. Try again later.</source>
   <translation>Der Server antwortet nicht. Versuchen Sie es später erneut.</translation>
  </message>
  <message>
   <source>The announcement is not signed by the makers of this app and was ignored.</source>
   <translation>Die Ankündigung ist nicht von den Herstellern dieser App signiert und wurde nicht beachtet.</translation>
  </message>
  <message>
   <source>Version {version} is available.</source>
   <translation>Version {version} ist verfügbar.</translation>
  </message>
  <message>
   <source>This is the newest version.</source>
   <translation>Das ist die neueste Version.</translation>
  </message>
 </context>
 <context>
  <name>AccountsCard</name>
  <message>
   <source>Accounts</source>
   <translation>Konten</translation>
  </message>
  <message>
   <source>IBAN</source>
   <translation>IBAN</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Währung</translation>
  </message>
  <message>
   <source>Your name for it</source>
   <translation>Ihr Name dafür</translation>
  </message>
  <message>
   <source>Add account</source>
   <translation>Konto hinzufügen</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <source>Sort code and account number, or IBAN</source>
   <translation>Sort Code und Kontonummer, oder IBAN</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wird gespeichert</translation>
  </message>
  <message>
   <source>An invoice is paid into the account that is printed on it, if it is one of these; otherwise into the one in its currency, otherwise into the main account.</source>
   <translation>Eine Rechnung wird auf das Konto bezahlt, das auf ihr steht, wenn es eines von diesen ist; sonst auf das in ihrer Währung, sonst auf das Hauptkonto.</translation>
  </message>
  <message>
   <source>{iban} · main account</source>
   <translation>{iban} · Hauptkonto</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Remove the account {iban}</source>
   <translation>Konto {iban} entfernen</translation>
  </message>
  <message>
   <source>Three letters, such as EUR or CHF.</source>
   <translation>Drei Buchstaben, zum Beispiel EUR oder CHF.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Pflichtangabe</translation>
  </message>
 </context>
 <context>
  <name>AfterCallCard</name>
  <message>
   <source>Did you speak to the debtor?</source>
   <translation>Haben Sie mit dem Schuldner gesprochen?</translation>
  </message>
  <message>
   <source>Log a call…</source>
   <translation>Anruf eintragen …</translation>
  </message>
  <message>
   <source>Record a promise…</source>
   <translation>Zusage eintragen …</translation>
  </message>
  <message>
   <source>Record a dispute…</source>
   <translation>Einwand eintragen …</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Vereinbarung vorschlagen …</translation>
  </message>
 </context>
 <context>
  <name>AgreementCard</name>
  <message>
   <source>Accept</source>
   <translation>Annehmen</translation>
  </message>
  <message>
   <source>Propose something else…</source>
   <translation>Etwas anderes vorschlagen …</translation>
  </message>
  <message>
   <source>Refuse</source>
   <translation>Ablehnen</translation>
  </message>
  <message>
   <source>End the agreement</source>
   <translation>Vereinbarung beenden</translation>
  </message>
  <message>
   <source>Withdraw the proposal</source>
   <translation>Vorschlag zurückziehen</translation>
  </message>
  <message>
   <source>The letter to the debtor waits for you.</source>
   <translation>Der Brief an den Schuldner wartet auf Sie.</translation>
  </message>
  <message>
   <source>The message to the debtor is planned: {moment}.</source>
   <translation>Die Nachricht an den Schuldner ist geplant: {moment}.</translation>
  </message>
 </context>
 <context>
  <name>AnswerDialog</name>
  <message>
   <source>They promise a day</source>
   <translation>Zahlungstermin zugesagt</translation>
  </message>
  <message>
   <source>They say it is paid</source>
   <translation>Es heißt, es sei bezahlt</translation>
  </message>
  <message>
   <source>They object</source>
   <translation>Einwand gegen die Rechnung</translation>
  </message>
  <message>
   <source>They ask for the invoice</source>
   <translation>Rechnung wird verlangt</translation>
  </message>
  <message>
   <source>They ask for time or instalments</source>
   <translation>Aufschub oder Raten gewünscht</translation>
  </message>
  <message>
   <source>It is the wrong person</source>
   <translation>Falsche Person</translation>
  </message>
  <message>
   <source>They are insolvent</source>
   <translation>Insolvenz</translation>
  </message>
  <message>
   <source>They refuse to pay</source>
   <translation>Zahlung wird verweigert</translation>
  </message>
  <message>
   <source>Something else</source>
   <translation>Etwas anderes</translation>
  </message>
  <message>
   <source>Also record the promise for {day}</source>
   <translation>Auch die Zusage für den {day} eintragen</translation>
  </message>
  <message>
   <source>Wait seven days for the payment</source>
   <translation>Sieben Tage auf die Zahlung warten</translation>
  </message>
  <message>
   <source>Mark the invoice as disputed</source>
   <translation>Die Rechnung als bestritten vermerken</translation>
  </message>
  <message>
   <source>Don’t write to this person again after this answer</source>
   <translation>Dieser Person nach dieser Antwort nicht mehr schreiben</translation>
  </message>
  <message>
   <source>Answer the debtor</source>
   <translation>Dem Schuldner antworten</translation>
  </message>
  <message>
   <source>What they say</source>
   <translation>Was der Schuldner sagt</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Betreff</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <source>Send answer</source>
   <translation>Antwort senden</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Später</translation>
  </message>
  <message>
   <source>Loading suggested texts…</source>
   <translation>Passende Texte werden geladen …</translation>
  </message>
  <message>
   <source>The texts could not be loaded. Try again once the service can be reached.</source>
   <translation>Die Texte konnten nicht geladen werden. Versuchen Sie es erneut, wenn der Dienst erreichbar ist.</translation>
  </message>
  <message>
   <source>To {to}</source>
   <translation>An {to}</translation>
  </message>
  <message>
   <source>Attach the invoice ({names})</source>
   <translation>Rechnung anhängen ({names})</translation>
  </message>
  <message>
   <source>Contacts pause for five working days after your answer, then recovery resumes.</source>
   <translation>Nach Ihrer Antwort ruhen die Mahnungen fünf Arbeitstage, dann geht der Mahnvorgang weiter.</translation>
  </message>
  <message>
   <source>Write a text first.</source>
   <translation>Schreiben Sie zuerst einen Text.</translation>
  </message>
 </context>
 <context>
  <name>App</name>
  <message>
   <source>Saved</source>
   <translation>Gespeichert</translation>
  </message>
  <message>
   <source>Recovery is being cancelled</source>
   <translation>Der Mahnvorgang wird abgebrochen</translation>
  </message>
  <message>
   <source>The evidence will be sent in a moment</source>
   <translation>Die Nachweise werden gleich gesendet</translation>
  </message>
  <message>
   <source>The debtor is being corrected</source>
   <translation>Der Schuldner wird korrigiert</translation>
  </message>
  <message>
   <source>Letters only from now on</source>
   <translation>Ab jetzt nur Briefe</translation>
  </message>
  <message>
   <source>The payment is being recorded</source>
   <translation>Die Zahlung wird eingetragen</translation>
  </message>
  <message>
   <source>The payment is being taken back</source>
   <translation>Die Zahlung wird zurückgenommen</translation>
  </message>
  <message>
   <source>The credit note is being recorded</source>
   <translation>Die Rechnungskorrektur wird eingetragen</translation>
  </message>
  <message>
   <source>The reminders are being changed</source>
   <translation>Die Mahnungen werden geändert</translation>
  </message>
  <message>
   <source>Recovery pauses in a moment</source>
   <translation>Der Mahnvorgang ruht gleich</translation>
  </message>
  <message>
   <source>Recovery resumes in a moment</source>
   <translation>Der Mahnvorgang geht gleich weiter</translation>
  </message>
  <message>
   <source>The sum asked for is being changed</source>
   <translation>Der geforderte Betrag wird geändert</translation>
  </message>
  <message>
   <source>The call is being logged</source>
   <translation>Der Anruf wird eingetragen</translation>
  </message>
  <message>
   <source>The promise is being recorded</source>
   <translation>Die Zusage wird eingetragen</translation>
  </message>
  <message>
   <source>The dispute is being recorded</source>
   <translation>Der Einwand wird eingetragen</translation>
  </message>
  <message>
   <source>The settled dispute is being recorded</source>
   <translation>Der erledigte Einwand wird festgehalten</translation>
  </message>
  <message>
   <source>The proposal is being recorded</source>
   <translation>Der Vorschlag wird festgehalten</translation>
  </message>
  <message>
   <source>The agreement is being recorded</source>
   <translation>Die Vereinbarung wird eingetragen</translation>
  </message>
  <message>
   <source>The insolvency is being recorded</source>
   <translation>Die Insolvenz wird eingetragen</translation>
  </message>
  <message>
   <source>The plan is being approved</source>
   <translation>Der Plan wird freigegeben</translation>
  </message>
  <message>
   <source>The answer will be sent in a moment</source>
   <translation>Die Antwort wird gleich gesendet</translation>
  </message>
  <message>
   <source>The two debtors stay apart</source>
   <translation>Die beiden Schuldner bleiben getrennt</translation>
  </message>
  <message>
   <source>The two debtors become one</source>
   <translation>Die beiden Schuldner werden zu einem</translation>
  </message>
  <message>
   <source>The password store of this computer is not available: you sign in again at the next start.</source>
   <translation>Der Passwortspeicher dieses Computers ist nicht verfügbar: Beim nächsten Start melden Sie sich erneut an.</translation>
  </message>
  <message>
   <source>Use a passphrase</source>
   <translation>Passphrase verwenden</translation>
  </message>
  <message>
   <source>You are signed out of {name}. What you see was saved on this computer.</source>
   <translation>Sie sind von {name} abgemeldet. Was Sie sehen, wurde auf diesem Computer gespeichert.</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Anmelden</translation>
  </message>
  <message>
   <source>The service on this computer stopped and is being started again.</source>
   <translation>Der Dienst auf diesem Computer wurde beendet und wird neu gestartet.</translation>
  </message>
  <message>
   <source>The service on this computer does not start. Its log in the settings says why.</source>
   <translation>Der Dienst auf diesem Computer startet nicht. Sein Protokoll in den Einstellungen sagt, warum.</translation>
  </message>
  <message>
   <source>Your data is in a network folder. A lost connection can damage it: keep it on a disk of this computer.</source>
   <translation>Ihre Daten liegen in einem Netzwerkordner. Eine unterbrochene Verbindung kann sie beschädigen: Bewahren Sie sie auf einem Datenträger dieses Computers auf.</translation>
  </message>
  <message>
   <source>Your data is in a folder that another program copies to other computers. That can damage it: keep it elsewhere.</source>
   <translation>Ihre Daten liegen in einem Ordner, den ein anderes Programm auf andere Computer kopiert. Das kann sie beschädigen: Bewahren Sie sie woanders auf.</translation>
  </message>
  <message>
   <source>Messages wait while the program is closed</source>
   <translation>Nachrichten warten, solange das Programm geschlossen ist</translation>
  </message>
  <message numerus="yes">
   <source>%n message(s) to be sent within a week.</source>
   <translation>
    <numerusform>%n Nachricht ist innerhalb einer Woche zu senden.</numerusform>
    <numerusform>%n Nachrichten sind innerhalb einer Woche zu senden.</numerusform>
   </translation>
  </message>
  <message>
   <source>The next one: {moment}.</source>
   <translation>Die nächste: {moment}.</translation>
  </message>
  <message>
   <source>You will only see this once.</source>
   <translation>Dieser Hinweis erscheint nur einmal.</translation>
  </message>
  <message>
   <source>Keep working in the tray</source>
   <translation>Im Infobereich weiterarbeiten</translation>
  </message>
  <message>
   <source>Keep it open</source>
   <translation>Geöffnet lassen</translation>
  </message>
  <message>
   <source>Close the program</source>
   <translation>Programm schließen</translation>
  </message>
  <message>
   <source>The app closed unexpectedly last time. What you decided and typed is still here.</source>
   <translation>Die App wurde letztes Mal unerwartet beendet. Was Sie entschieden und eingegeben haben, ist erhalten.</translation>
  </message>
  <message>
   <source>Show the log</source>
   <translation>Protokoll anzeigen</translation>
  </message>
  <message>
   <source>Updated to version {version}.</source>
   <translation>Auf Version {version} aktualisiert.</translation>
  </message>
  <message>
   <source>What’s new</source>
   <translation>Neuigkeiten</translation>
  </message>
  <message>
   <source>Your files are opened as soon as there is a connection.</source>
   <translation>Ihre Dateien werden geöffnet, sobald eine Verbindung besteht.</translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) added from the watched folder</source>
   <translation>
    <numerusform>%n Datei aus dem überwachten Ordner hinzugefügt</numerusform>
    <numerusform>%n Dateien aus dem überwachten Ordner hinzugefügt</numerusform>
   </translation>
  </message>
  <message>
   <source>Undone: everything is as it was.</source>
   <translation>Rückgängig gemacht: Alles ist wie vorher.</translation>
  </message>
  <message>
   <source>It was already sent.</source>
   <translation>Es war schon gesendet.</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>Willkommen</translation>
  </message>
  <message>
   <source>Today</source>
   <translation>Heute</translation>
  </message>
  <message>
   <source>Letters and calls</source>
   <translation>Briefe und Anrufe</translation>
  </message>
  <message>
   <source>Submit</source>
   <translation>Neue Rechnungen</translation>
  </message>
  <message>
   <source>Board</source>
   <translation>Mahnvorgänge</translation>
  </message>
  <message>
   <source>First messages</source>
   <translation>Erste Nachrichten</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Rechnung</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Zahlungen</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistik</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Meldungen</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Ihr Unternehmen</translation>
  </message>
  <message>
   <source>Connection</source>
   <translation>Verbindung</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Rechnungen öffnen</translation>
  </message>
  <message>
   <source>Search the board</source>
   <translation>Mahnvorgänge durchsuchen</translation>
  </message>
  <message>
   <source>Mark all notices as read</source>
   <translation>Alle Meldungen als gelesen markieren</translation>
  </message>
  <message>
   <source>Add deadlines to the calendar</source>
   <translation>Fristen in den Kalender eintragen</translation>
  </message>
  <message>
   <source>Light theme</source>
   <translation>Helles Design</translation>
  </message>
  <message>
   <source>Dark theme</source>
   <translation>Dunkles Design</translation>
  </message>
  <message>
   <source>System theme</source>
   <translation>Design des Systems</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Hilfe</translation>
  </message>
  <message>
   <source>Decided before the app was closed, being sent now: {numbers}</source>
   <translation>Vor dem Beenden der App entschieden, wird jetzt gesendet: {numbers}</translation>
  </message>
  <message>
   <source>The data on this computer was damaged. Rescued: {drafts} drafts and {intents} decisions; everything else is fetched from the service again.</source>
   <translation>Die Daten auf diesem Computer waren beschädigt. Gerettet: {drafts} Entwürfe und {intents} Entscheidungen; alles andere wird neu vom Dienst geholt.</translation>
  </message>
  <message>
   <source>Some of what you typed may be missing; the damaged file is kept.</source>
   <translation>Einiges von Ihnen Eingegebene kann fehlen; die beschädigte Datei bleibt erhalten.</translation>
  </message>
  <message>
   <source>Show the damaged file</source>
   <translation>Beschädigte Datei anzeigen</translation>
  </message>
  <message>
   <source>No program on this computer opened {path}.</source>
   <translation>Kein Programm auf diesem Computer hat {path} geöffnet.</translation>
  </message>
  <message>
   <source>Choose a connection first, then drop your invoices.</source>
   <translation>Wählen Sie zuerst eine Verbindung und legen Sie dann Ihre Rechnungen ab.</translation>
  </message>
  <message>
   <source>Pasted picture</source>
   <translation>Eingefügtes Bild</translation>
  </message>
  <message>
   <source>Choose invoices</source>
   <translation>Rechnungen auswählen</translation>
  </message>
  <message>
   <source>Version {version} is available. {notes}</source>
   <translation>Version {version} ist verfügbar. {notes}</translation>
  </message>
  <message>
   <source>See the new version</source>
   <translation>Neue Version ansehen</translation>
  </message>
  <message>
   <source>The password store of this computer is open: you stay signed in.</source>
   <translation>Der Passwortspeicher dieses Computers ist offen: Sie bleiben angemeldet.</translation>
  </message>
  <message>
   <source>From the next start, the app asks for your passphrase instead.</source>
   <translation>Ab dem nächsten Start wird stattdessen nach Ihrer Passphrase gefragt.</translation>
  </message>
  <message>
   <source>The key is kept on this computer. The app does not ask at the next start.</source>
   <translation>Der Schlüssel liegt auf diesem Computer. Beim nächsten Start fragt die App nicht.</translation>
  </message>
  <message>
   <source>Invoices (*.pdf *.png *.jpg *.jpeg *.heic *.heif *.tif *.xml *.p7m *.docx *.odt *.eml *.msg *.zip);;All files (*)</source>
   <translation>Rechnungen (*.pdf *.png *.jpg *.jpeg *.heic *.heif *.tif *.xml *.p7m *.docx *.odt *.eml *.msg *.zip);;Alle Dateien (*)</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) being approved</source>
   <translation>
    <numerusform>%n Rechnung wird freigegeben</numerusform>
    <numerusform>%n Rechnungen werden freigegeben</numerusform>
   </translation>
  </message>
  <message>
   <source>The message will be sent in a moment</source>
   <translation>Die Nachricht wird gleich gesendet</translation>
  </message>
  <message numerus="yes">
   <source>Recovery of %n invoice(s) cancelled</source>
   <translation>
    <numerusform>%n Mahnvorgang abgebrochen</numerusform>
    <numerusform>%n Mahnvorgänge abgebrochen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s) recorded</source>
   <translation>
    <numerusform>%n Zahlung eingetragen</numerusform>
    <numerusform>%n Zahlungen eingetragen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) paused</source>
   <translation>
    <numerusform>%n Rechnung angehalten</numerusform>
    <numerusform>%n Rechnungen angehalten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Recovery of %n invoice(s) resumes</source>
   <translation>
    <numerusform>%n Mahnvorgang geht weiter</numerusform>
    <numerusform>%n Mahnvorgänge gehen weiter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Tags of %n invoice(s) changed</source>
   <translation>
    <numerusform>Schlagwörter von %n Rechnung geändert</numerusform>
    <numerusform>Schlagwörter von %n Rechnungen geändert</numerusform>
   </translation>
  </message>
  <message>
   <source>View removed: {name}</source>
   <translation>Ansicht entfernt: {name}</translation>
  </message>
  <message>
   <source>Saved: {name}</source>
   <translation>Gespeichert: {name}</translation>
  </message>
  <message>
   <source>The test event arrived</source>
   <translation>Das Testereignis ist angekommen</translation>
  </message>
  <message>
   <source>Delivering again</source>
   <translation>Es wird noch einmal zugestellt</translation>
  </message>
  <message>
   <source>The signing secret was changed</source>
   <translation>Der Signaturschlüssel wurde geändert</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Gespeichert unter {path}</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <source>Both debtors are one now</source>
   <translation>Die beiden Schuldner sind jetzt einer</translation>
  </message>
  <message>
   <source>The invoices now belong to another debtor</source>
   <translation>Die Rechnungen gehören jetzt zu einem anderen Schuldner</translation>
  </message>
  <message>
   <source>All marked as read</source>
   <translation>Alles als gelesen markiert</translation>
  </message>
  <message>
   <source>Nothing needs your answer, so there are no deadlines.</source>
   <translation>Nichts wartet auf Ihre Antwort: Es gibt keine Fristen.</translation>
  </message>
  <message>
   <source>deadlines.ics</source>
   <translation>fristen.ics</translation>
  </message>
  <message>
   <source>Calendar (*.ics)</source>
   <translation>Kalender (*.ics)</translation>
  </message>
  <message>
   <source>Saved. Every message still to be sent names this account and holder, approved ones too.</source>
   <translation>Gespeichert. Alle noch ausstehenden Nachrichten nennen dieses Konto und diesen Inhaber, auch freigegebene.</translation>
  </message>
  <message>
   <source>Your mailbox works: a test message is on its way to you.</source>
   <translation>Ihr Postfach funktioniert: Eine Testnachricht ist an Sie unterwegs.</translation>
  </message>
  <message>
   <source>You find the mailbox in the settings, under Recoveries. Letters work without it.</source>
   <translation>Das Postfach finden Sie in den Einstellungen unter „Mahnwesen“. Briefe gehen auch ohne.</translation>
  </message>
  <message>
   <source>Choose bank statements</source>
   <translation>Kontoauszüge auswählen</translation>
  </message>
  <message>
   <source>Bank statements (*.xml *.sta *.mt940 *.940 *.swi *.ofx *.qfx *.csv *.tsv *.txt)</source>
   <translation>Kontoauszüge (*.xml *.sta *.mt940 *.940 *.swi *.ofx *.qfx *.csv *.tsv *.txt)</translation>
  </message>
  <message numerus="yes">
   <source>%n entry(s) exported</source>
   <translation>
    <numerusform>%n Buchung exportiert</numerusform>
    <numerusform>%n Buchungen exportiert</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n in other currencies left out</source>
   <translation>
    <numerusform>%n in anderer Währung ausgelassen</numerusform>
    <numerusform>%n in anderen Währungen ausgelassen</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing was paid, written off or charged from {first} to {last}: no file was written.</source>
   <translation>Vom {first} bis {last} gab es weder Zahlung noch Ausbuchung noch Berechnung: Es wurde keine Datei geschrieben.</translation>
  </message>
  <message>
   <source>Show the invoices</source>
   <translation>Rechnungen anzeigen</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>Kopiert</translation>
  </message>
  <message>
   <source>Removed: {name}</source>
   <translation>Entfernt: {name}</translation>
  </message>
  <message>
   <source>Undone: recovery continues.</source>
   <translation>Rückgängig gemacht: Der Mahnvorgang geht weiter.</translation>
  </message>
  <message numerus="yes">
   <source>%n correction(s) forgotten</source>
   <translation>
    <numerusform>%n Korrektur vergessen</numerusform>
    <numerusform>%n Korrekturen vergessen</numerusform>
   </translation>
  </message>
  <message>
   <source>{address} may be contacted again</source>
   <translation>{address} darf wieder kontaktiert werden</translation>
  </message>
  <message>
   <source>Both are kept</source>
   <translation>Beide bleiben</translation>
  </message>
  <message>
   <source>Letters are sent instead of emails</source>
   <translation>Statt E-Mails gehen Briefe hinaus</translation>
  </message>
  <message>
   <source>Credit note recorded</source>
   <translation>Rechnungskorrektur eingetragen</translation>
  </message>
  <message>
   <source>Contact removed</source>
   <translation>Kontakt entfernt</translation>
  </message>
  <message>
   <source>Fields emptied</source>
   <translation>Felder geleert</translation>
  </message>
  <message>
   <source>List cleared</source>
   <translation>Liste geleert</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Mahnvorgang gestartet</translation>
  </message>
  <message>
   <source>Submitted: {name}. On view: {at} of {count}</source>
   <translation>Eingereicht: {name}. Auf dem Schirm: {at} von {count}</translation>
  </message>
  <message>
   <source>Forgotten: {name}</source>
   <translation>Vergessen: {name}</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) paid in your books</source>
   <translation>
    <numerusform>%n Rechnung laut Buchhaltung bezahlt</numerusform>
    <numerusform>%n Rechnungen laut Buchhaltung bezahlt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{amount} deducted from %n invoice(s)</source>
   <translation>
    <numerusform>{amount} von %n Rechnung abgezogen</numerusform>
    <numerusform>{amount} von %n Rechnungen abgezogen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) already here, not added again</source>
   <translation>
    <numerusform>%n Datei schon vorhanden, nicht noch einmal hinzugefügt</numerusform>
    <numerusform>%n Dateien schon vorhanden, nicht noch einmal hinzugefügt</numerusform>
   </translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Anzeigen</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) will be submitted on {moment}</source>
   <translation>
    <numerusform>%n Mahnvorgang startet am {moment}</numerusform>
    <numerusform>%n Mahnvorgänge starten am {moment}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n draft(s) removed</source>
   <translation>
    <numerusform>%n Entwurf entfernt</numerusform>
    <numerusform>%n Entwürfe entfernt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) removed</source>
   <translation>
    <numerusform>%n Datei entfernt</numerusform>
    <numerusform>%n Dateien entfernt</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ApprovalPage</name>
  <message>
   <source>Try again</source>
   <translation>Erneut versuchen</translation>
  </message>
  <message>
   <source>Set up the mailbox</source>
   <translation>Postfach einrichten</translation>
  </message>
  <message>
   <source>Add an email address</source>
   <translation>E-Mail-Adresse hinzufügen</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Zinssatz eintragen</translation>
  </message>
  <message>
   <source>And then</source>
   <translation>Und danach</translation>
  </message>
  <message>
   <source>Letters that you post and calls that you make come up on Today.</source>
   <translation>Briefe, die Sie selbst verschicken, und Anrufe erscheinen am jeweiligen Tag unter „Heute“.</translation>
  </message>
  <message>
   <source>Nothing to read</source>
   <translation>Nichts zu lesen</translation>
  </message>
  <message>
   <source>The first message of an invoice appears here before it is sent.</source>
   <translation>Die erste Nachricht zu einer Rechnung erscheint hier, bevor sie gesendet wird.</translation>
  </message>
  <message>
   <source>Submit an invoice</source>
   <translation>Rechnung anmahnen</translation>
  </message>
  <message>
   <source>Skip this message</source>
   <translation>Diese Nachricht auslassen</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Bearbeiten</translation>
  </message>
  <message>
   <source>Send only this one now</source>
   <translation>Nur diese jetzt senden</translation>
  </message>
  <message>
   <source>It sends this message and approves no other.</source>
   <translation>Sendet diese Nachricht und gibt keine weitere frei.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <source>Approve this invoice</source>
   <translation>Diese Rechnung freigeben</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Nächste Rechnung</translation>
  </message>
  <message>
   <source>Submit another invoice</source>
   <translation>Weitere Rechnung anmahnen</translation>
  </message>
  <message>
   <source>Your approval covers</source>
   <translation>Ihre Freigabe gilt für</translation>
  </message>
  <message>
   <source>this invoice only</source>
   <translation>nur diese Rechnung</translation>
  </message>
  <message>
   <source>this and all later invoices</source>
   <translation>diese und alle späteren Rechnungen</translation>
  </message>
  <message>
   <source>Pause this invoice…</source>
   <translation>Diese Rechnung anhalten …</translation>
  </message>
  <message>
   <source>Open the board</source>
   <translation>Mahnvorgänge öffnen</translation>
  </message>
  <message>
   <source>The plan is approved</source>
   <translation>Der Plan ist freigegeben</translation>
  </message>
  <message>
   <source>This invoice is approved</source>
   <translation>Diese Rechnung ist freigegeben</translation>
  </message>
  <message>
   <source>The plan is being approved</source>
   <translation>Der Plan wird freigegeben</translation>
  </message>
  <message>
   <source>This invoice is being approved</source>
   <translation>Diese Rechnung wird freigegeben</translation>
  </message>
  <message>
   <source>The first message was sent</source>
   <translation>Die erste Nachricht wurde gesendet</translation>
  </message>
  <message>
   <source>The next messages are sent on their day, once you approve the plan.</source>
   <translation>Die nächsten Nachrichten werden an ihrem Tag gesendet, sobald Sie den Plan freigegeben haben.</translation>
  </message>
  <message>
   <source>Read the first message</source>
   <translation>Erste Nachricht lesen</translation>
  </message>
  <message>
   <source>Nothing about this invoice is sent before you approve it.</source>
   <translation>Zu dieser Rechnung wird nichts gesendet, bevor Sie sie freigeben.</translation>
  </message>
  <message numerus="yes">
   <source>%n first message(s) being written. In a few seconds you can read them here.</source>
   <translation>
    <numerusform>Die erste Nachricht wird gerade geschrieben. In wenigen Sekunden können Sie sie hier lesen.</numerusform>
    <numerusform>%n erste Nachrichten werden gerade geschrieben. In wenigen Sekunden können Sie sie hier lesen.</numerusform>
   </translation>
  </message>
  <message>
   <source>Your mailbox refused the sign-in. Nothing is sent until that is fixed.</source>
   <translation>Ihr Postfach hat die Anmeldung abgelehnt. Bis das behoben ist, wird nichts gesendet.</translation>
  </message>
  <message>
   <source>No mailbox is set up to send from.</source>
   <translation>Es ist kein Postfach zum Senden eingerichtet.</translation>
  </message>
  <message>
   <source>No email can be sent to this debtor. {why}</source>
   <translation>An diesen Schuldner kann keine E-Mail gesendet werden. {why}</translation>
  </message>
  <message>
   <source>Not read yet</source>
   <translation>Noch nicht gelesen</translation>
  </message>
  <message>
   <source>Approving</source>
   <translation>Wird freigegeben</translation>
  </message>
  <message numerus="yes">
   <source>the %n invoice(s) waiting now</source>
   <translation>
    <numerusform>die jetzt wartende Rechnung</numerusform>
    <numerusform>die %n jetzt wartenden Rechnungen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n invoice(s)</source>
   <translation>
    <numerusform>%n Rechnung freigeben</numerusform>
    <numerusform>%n Rechnungen freigeben</numerusform>
   </translation>
  </message>
  <message>
   <source>Approve all invoices</source>
   <translation>Alle Rechnungen freigeben</translation>
  </message>
  <message numerus="yes">
   <source>Approve %n message(s) of this invoice</source>
   <translation>
    <numerusform>%n Nachricht dieser Rechnung freigeben</numerusform>
    <numerusform>%n Nachrichten dieser Rechnung freigeben</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n message(s)</source>
   <translation>
    <numerusform>%n Nachricht freigeben</numerusform>
    <numerusform>%n Nachrichten freigeben</numerusform>
   </translation>
  </message>
  <message>
   <source>Its messages are sent on their day. You can still change them.</source>
   <translation>Die Nachrichten werden an ihrem Tag gesendet. Sie können sie noch ändern.</translation>
  </message>
  <message>
   <source>Its letters come up on Today when it is time to post them.</source>
   <translation>Die Briefe erscheinen unter „Heute“, sobald sie zu verschicken sind.</translation>
  </message>
  <message>
   <source>Its letters and calls come up on Today on their day. You can still change them.</source>
   <translation>Briefe und Anrufe erscheinen am jeweiligen Tag unter „Heute“. Sie können sie noch ändern.</translation>
  </message>
  <message>
   <source>Each message is sent on its day. You can still change it.</source>
   <translation>Jede Nachricht wird an ihrem Tag gesendet. Sie können sie bis dahin ändern.</translation>
  </message>
  <message>
   <source>Each letter and call comes up on Today on its day. You can still change it.</source>
   <translation>Jeder Brief und jeder Anruf erscheint an seinem Tag unter „Heute“. Sie können ihn bis dahin ändern.</translation>
  </message>
  <message>
   <source>Will be approved in a few seconds. You can still undo it.</source>
   <translation>Wird in wenigen Sekunden freigegeben. Sie können es noch rückgängig machen.</translation>
  </message>
  <message>
   <source>Approved.</source>
   <translation>Freigegeben.</translation>
  </message>
  <message>
   <source>Approved. The next message leaves once your mailbox is set up.</source>
   <translation>Freigegeben. Die nächste Nachricht geht hinaus, sobald Ihr Postfach eingerichtet ist.</translation>
  </message>
  <message>
   <source>Approved. The next message leaves {moment}.</source>
   <translation>Freigegeben. Die nächste Nachricht geht ab: {moment}.</translation>
  </message>
  <message>
   <source>Approved. The next letter or call is due {moment}.</source>
   <translation>Freigegeben. Der nächste Brief oder Anruf ist dran: {moment}.</translation>
  </message>
  <message>
   <source>Later invoices start without asking you.</source>
   <translation>Spätere Rechnungen beginnen ohne Rückfrage.</translation>
  </message>
  <message>
   <source>Later invoices wait here until you have read them.</source>
   <translation>Spätere Rechnungen warten hier, bis Sie sie gelesen haben.</translation>
  </message>
  <message>
   <source>The arrows above lead to the first message of each.</source>
   <translation>Die Pfeile oben führen zur ersten Nachricht jeder Rechnung.</translation>
  </message>
  <message>
   <source>Each message is sent on its day.</source>
   <translation>Jede Nachricht wird an ihrem Tag gesendet.</translation>
  </message>
  <message>
   <source>Each letter and call comes up on Today on its day.</source>
   <translation>Jeder Brief und jeder Anruf erscheint an seinem Tag unter „Heute“.</translation>
  </message>
  <message>
   <source>Once your mailbox is set up, the approved messages leave, each on its day.</source>
   <translation>Sobald Ihr Postfach eingerichtet ist, gehen die freigegebenen Nachrichten hinaus, jede an ihrem Tag.</translation>
  </message>
  <message>
   <source>Approving sends this message now.</source>
   <translation>Mit der Freigabe geht diese Nachricht jetzt hinaus.</translation>
  </message>
  <message numerus="yes">
   <source>Approving sends this message now, and %n later one(s) each on its day.</source>
   <translation>
    <numerusform>Mit der Freigabe geht diese Nachricht jetzt hinaus und eine weitere an ihrem Tag.</numerusform>
    <numerusform>Mit der Freigabe geht diese Nachricht jetzt hinaus und %n weitere jeweils an ihrem Tag.</numerusform>
   </translation>
  </message>
  <message>
   <source>Approving sends this message on {moment}.</source>
   <translation>Mit der Freigabe geht diese Nachricht am {moment} hinaus.</translation>
  </message>
  <message numerus="yes">
   <source>Approving sends this message on {moment}, and %n later one(s) each on its day.</source>
   <translation>
    <numerusform>Mit der Freigabe geht diese Nachricht am {moment} hinaus und eine weitere an ihrem Tag.</numerusform>
    <numerusform>Mit der Freigabe geht diese Nachricht am {moment} hinaus und %n weitere jeweils an ihrem Tag.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>BackupCard</name>
  <message>
   <source>Backup</source>
   <translation>Sicherung</translation>
  </message>
  <message>
   <source>Save a backup</source>
   <translation>Sicherung speichern</translation>
  </message>
  <message>
   <source>Restore a backup</source>
   <translation>Sicherung wiederherstellen</translation>
  </message>
  <message>
   <source>Saving the backup</source>
   <translation>Sicherung wird gespeichert</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <source>Passphrase of the backup</source>
   <translation>Passphrase der Sicherung</translation>
  </message>
  <message>
   <source>Repeat the passphrase</source>
   <translation>Passphrase wiederholen</translation>
  </message>
  <message>
   <source>The passphrase protects the key to passwords and sessions. Names and amounts in the file are not encrypted: keep it where only you can read it.</source>
   <translation>Die Passphrase schützt den Schlüssel zu Passwörtern und Sitzungen. Namen und Beträge in der Datei sind nicht verschlüsselt: Bewahren Sie sie dort auf, wo nur Sie sie lesen können.</translation>
  </message>
  <message>
   <source>Choose where to save it</source>
   <translation>Speicherort wählen</translation>
  </message>
  <message>
   <source>It replaces everything on this computer. What is here now is kept aside in the data folder. Reminders sent after the backup was made may be sent a second time.</source>
   <translation>Sie ersetzt alles auf diesem Computer. Was jetzt da ist, wird im Datenordner beiseitegelegt. Mahnungen, die nach der Sicherung gesendet wurden, können ein zweites Mal gesendet werden.</translation>
  </message>
  <message>
   <source>Passphrase of this backup</source>
   <translation>Passphrase dieser Sicherung</translation>
  </message>
  <message>
   <source>Check and restore</source>
   <translation>Prüfen und wiederherstellen</translation>
  </message>
  <message>
   <source>The backup is intact and ready. It is restored when the app closes; then start the app again.</source>
   <translation>Die Sicherung ist unversehrt und bereit. Sie wird wiederhergestellt, sobald die App geschlossen ist; starten Sie die App danach neu.</translation>
  </message>
  <message>
   <source>Close the app now</source>
   <translation>App jetzt schließen</translation>
  </message>
  <message>
   <source>Saved as {name}. Keep the passphrase: nobody can restore it.</source>
   <translation>Gespeichert als {name}. Bewahren Sie die Passphrase auf: Niemand kann sie wiederherstellen.</translation>
  </message>
  <message>
   <source>Everything kept on this computer in one file: receivables, drafts, documents, settings, and the data of the service that runs here.</source>
   <translation>Alles auf diesem Computer in einer Datei: Forderungen, Entwürfe, Dokumente, Einstellungen und die Daten des Dienstes, der hier läuft.</translation>
  </message>
  <message>
   <source>Checking</source>
   <translation>Wird geprüft</translation>
  </message>
  <message>
   <source>This passphrase does not open the backup. Type it again.</source>
   <translation>Diese Passphrase öffnet die Sicherung nicht. Geben Sie sie erneut ein.</translation>
  </message>
  <message>
   <source>Created</source>
   <translation>Erstellt</translation>
  </message>
  <message>
   <source>Version of the app</source>
   <translation>Version der App</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Dokumente</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Größe</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>At least {count} characters.</source>
   <translation>Mindestens {count} Zeichen.</translation>
  </message>
  <message>
   <source>The two are not the same.</source>
   <translation>Die beiden Eingaben stimmen nicht überein.</translation>
  </message>
  <message>
   <source>Save the backup</source>
   <translation>Sicherung speichern</translation>
  </message>
  <message>
   <source>Backup (*.zip)</source>
   <translation>Sicherung (*.zip)</translation>
  </message>
  <message>
   <source>Choose a backup</source>
   <translation>Sicherung wählen</translation>
  </message>
  <message>
   <source>Type the passphrase that you chose when you saved it.</source>
   <translation>Geben Sie die Passphrase ein, die Sie beim Speichern gewählt haben.</translation>
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
   <translation>Wählen, was neue Rechnungen fordern</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Zinssatz eintragen</translation>
  </message>
  <message>
   <source>As of {day}.</source>
   <translation>Stand {day}.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>Die Zinsen wachsen um {amount} am Tag.</translation>
  </message>
  <message>
   <source>Ask for interest and the fixed sum…</source>
   <translation>Zinsen und Verzugspauschale fordern …</translation>
  </message>
  <message>
   <source>Ask for interest too…</source>
   <translation>Auch Zinsen fordern …</translation>
  </message>
  <message>
   <source>Ask for the invoice only…</source>
   <translation>Nur die Rechnung fordern …</translation>
  </message>
 </context>
 <context>
  <name>Banner</name>
  <message>
   <source>Dismiss</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>BoardPage</name>
  <message>
   <source>Board</source>
   <translation>Mahnvorgänge</translation>
  </message>
  <message>
   <source>Number, debtor, amount, email</source>
   <translation>Nr., Schuldner, Betrag, E-Mail</translation>
  </message>
  <message>
   <source>Search invoices</source>
   <translation>Rechnungen durchsuchen</translation>
  </message>
  <message>
   <source>Export the list</source>
   <translation>Liste exportieren</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportieren</translation>
  </message>
  <message>
   <source>Export the list (Ctrl+E)</source>
   <translation>Liste exportieren (Ctrl+E)</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Keine Treffer</translation>
  </message>
  <message>
   <source>No invoice matches all of this. Remove a filter, or clear them all.</source>
   <translation>Keine Rechnung passt. Entfernen Sie einen Filter oder alle.</translation>
  </message>
  <message>
   <source>Clear filters</source>
   <translation>Filter aufheben</translation>
  </message>
  <message>
   <source>Nothing in recovery yet</source>
   <translation>Noch keine Rechnung wird gemahnt</translation>
  </message>
  <message>
   <source>Drop an unpaid invoice on this window. It becomes a card here, and you see it move.</source>
   <translation>Legen Sie eine unbezahlte Rechnung auf diesem Fenster ab. Sie wird hier eine Karte, und Sie sehen, wie sie vorankommt.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Rechnung öffnen</translation>
  </message>
  <message>
   <source>Copied: {count}</source>
   <translation>Kopiert: {count}</translation>
  </message>
 </context>
 <context>
  <name>BulkBar</name>
  <message>
   <source>Cancel recovery…</source>
   <translation>Mahnvorgang abbrechen …</translation>
  </message>
  <message>
   <source>Record as paid…</source>
   <translation>Als bezahlt eintragen …</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exportieren …</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Pause…</source>
   <translation>Anhalten …</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <source>Tags…</source>
   <translation>Schlagwörter …</translation>
  </message>
  <message>
   <source>Clear selection</source>
   <translation>Auswahl aufheben</translation>
  </message>
  <message numerus="yes">
   <source>%n selected</source>
   <translation>
    <numerusform>%n ausgewählt</numerusform>
    <numerusform>%n ausgewählt</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ByPostCard</name>
  <message>
   <source>Recover by letter</source>
   <translation>Per Brief anmahnen</translation>
  </message>
  <message>
   <source>Their postal addresses are known: letters can be sent instead of emails.</source>
   <translation>Ihre Postanschriften sind bekannt: Statt E-Mails können Briefe hinausgehen.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) without an email address</source>
   <translation>
    <numerusform>%n Rechnung ohne E-Mail-Adresse</numerusform>
    <numerusform>%n Rechnungen ohne E-Mail-Adresse</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CallDialog</name>
  <message>
   <source>Someone answered</source>
   <translation>Jemanden erreicht</translation>
  </message>
  <message>
   <source>They promised to pay</source>
   <translation>Zahlung wurde zugesagt</translation>
  </message>
  <message>
   <source>They dispute the invoice</source>
   <translation>Der Schuldner bestreitet die Rechnung</translation>
  </message>
  <message>
   <source>They called me</source>
   <translation>Der Schuldner hat mich angerufen</translation>
  </message>
  <message>
   <source>I left a message</source>
   <translation>Ich habe eine Nachricht hinterlassen</translation>
  </message>
  <message>
   <source>No answer</source>
   <translation>Niemand erreicht</translation>
  </message>
  <message>
   <source>Wrong number</source>
   <translation>Falsche Nummer</translation>
  </message>
  <message>
   <source>How did the call go?</source>
   <translation>Was hat der Anruf ergeben?</translation>
  </message>
  <message>
   <source>Day of the call</source>
   <translation>Tag des Anrufs</translation>
  </message>
  <message>
   <source>What was said</source>
   <translation>Was gesagt wurde</translation>
  </message>
  <message>
   <source>Log call</source>
   <translation>Anruf eintragen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>It goes into the timeline and the case file, dated today.</source>
   <translation>Der Anruf kommt in den Verlauf und in die Fallakte, mit dem heutigen Datum.</translation>
  </message>
  <message>
   <source>It goes into the timeline and the case file, dated {day}.</source>
   <translation>Der Anruf kommt in den Verlauf und in die Fallakte, mit dem Datum {day}.</translation>
  </message>
  <message>
   <source>Next you enter the day. Contacts pause until then.</source>
   <translation>Als Nächstes geben Sie den Tag an. Bis dahin ruhen die Mahnungen.</translation>
  </message>
  <message>
   <source>Next you enter what they object to. Contacts pause.</source>
   <translation>Als Nächstes tragen Sie ein, was beanstandet wird. Die Mahnungen ruhen.</translation>
  </message>
  <message>
   <source>Enter the day of the call, today at the latest.</source>
   <translation>Geben Sie den Tag des Anrufs ein, spätestens heute.</translation>
  </message>
  <message>
   <source>Enter a day no earlier than the invoice date, {day}.</source>
   <translation>Geben Sie einen Tag ab dem {day} ein: Das ist das Rechnungsdatum.</translation>
  </message>
 </context>
 <context>
  <name>CancelDialog</name>
  <message>
   <source>Why are you cancelling?</source>
   <translation>Warum brechen Sie ab?</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notizen</translation>
  </message>
  <message>
   <source>Cancel recovery</source>
   <translation>Mahnvorgang abbrechen</translation>
  </message>
  <message>
   <source>Choose a reason first.</source>
   <translation>Wählen Sie zuerst einen Grund.</translation>
  </message>
  <message>
   <source>Leave it disputed</source>
   <translation>Einwand bestehen lassen</translation>
  </message>
  <message>
   <source>Keep it running</source>
   <translation>Weiterlaufen lassen</translation>
  </message>
  <message>
   <source>{meaning} You can undo this for a minute; after that the invoice can be submitted again.</source>
   <translation>{meaning} Eine Minute lang können Sie es rückgängig machen; danach lässt sich die Rechnung erneut anmahnen.</translation>
  </message>
 </context>
 <context>
  <name>CancelManyDialog</name>
  <message>
   <source>{count} more</source>
   <translation>{count} weitere</translation>
  </message>
  <message numerus="yes">
   <source>Cancel the recovery of %n invoice(s)?</source>
   <translation>
    <numerusform>%n Mahnvorgang abbrechen?</numerusform>
    <numerusform>%n Mahnvorgänge abbrechen?</numerusform>
   </translation>
  </message>
  <message>
   <source>None of these can be cancelled</source>
   <translation>Keine davon kann abgebrochen werden</translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Diese bleiben, wie sie sind: {why}.</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notizen</translation>
  </message>
  <message numerus="yes">
   <source>Cancel recovery of %n</source>
   <translation>
    <numerusform>%n Mahnvorgang abbrechen</numerusform>
    <numerusform>%n Mahnvorgänge abbrechen</numerusform>
   </translation>
  </message>
  <message>
   <source>Keep them running</source>
   <translation>Weiterlaufen lassen</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Why are you cancelling?</source>
   <translation>Warum brechen Sie ab?</translation>
  </message>
  <message>
   <source>Choose a reason first.</source>
   <translation>Wählen Sie zuerst einen Grund.</translation>
  </message>
  <message>
   <source>{meaning} You can undo this for a minute; after that an invoice can be submitted again.</source>
   <translation>{meaning} Eine Minute lang können Sie es rückgängig machen; danach lässt sich eine Rechnung erneut anmahnen.</translation>
  </message>
 </context>
 <context>
  <name>CertainCard</name>
  <message>
   <source>Submit all ready</source>
   <translation>Alle fertigen anmahnen</translation>
  </message>
  <message>
   <source>Read with certainty, and addressed to companies and people you have confirmed before.</source>
   <translation>Sicher gelesen, an Unternehmen und Adressen, die Sie schon bestätigt haben.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) ready to submit</source>
   <translation>
    <numerusform>%n Rechnung kann angemahnt werden</numerusform>
    <numerusform>%n Rechnungen können angemahnt werden</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CertainSheet</name>
  <message>
   <source>Submit all ready</source>
   <translation>Alle fertigen anmahnen</translation>
  </message>
  <message>
   <source>Each was read with certainty, and goes to a company and people you have confirmed before.</source>
   <translation>Jede wurde sicher gelesen und geht an ein Unternehmen und an Personen, die Sie schon bestätigt haben.</translation>
  </message>
  <message>
   <source>They are submitted on {moment}, or when the app is next open after that. Until then you can take each back in the list, or submit it at once.</source>
   <translation>Ihre Mahnvorgänge starten am {moment}, oder wenn die App danach wieder offen ist. Bis dahin können Sie jede in der Liste zurücknehmen oder sofort anmahnen.</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Nicht jetzt</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Rechnung</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Betrag</translation>
  </message>
  <message>
   <source>Recipient</source>
   <translation>Empfänger</translation>
  </message>
  <message>
   <source>What will be submitted</source>
   <translation>Was angemahnt wird</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Spalten</translation>
  </message>
  <message numerus="yes">
   <source>Submit %n invoice(s)</source>
   <translation>
    <numerusform>%n Rechnung anmahnen</numerusform>
    <numerusform>%n Rechnungen anmahnen</numerusform>
   </translation>
  </message>
  <message>
   <source>Total: {sums}</source>
   <translation>Summe: {sums}</translation>
  </message>
  <message>
   <source>By letter: {address}</source>
   <translation>Per Brief: {address}</translation>
  </message>
 </context>
 <context>
  <name>Chart</name>
  <message>
   <source>Highest: {name}</source>
   <translation>Am höchsten: {name}</translation>
  </message>
  <message>
   <source>Lowest: {name}</source>
   <translation>Am niedrigsten: {name}</translation>
  </message>
 </context>
 <context>
  <name>Checklist</name>
  <message>
   <source>Added</source>
   <translation>Hinzugefügt</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Hinzufügen</translation>
  </message>
  <message>
   <source>Add: {kind}</source>
   <translation>Hinzufügen: {kind}</translation>
  </message>
 </context>
 <context>
  <name>ChooseSheet</name>
  <message>
   <source>Which invoice does this payment belong to?</source>
   <translation>Zu welcher Rechnung gehört diese Zahlung?</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <source>Invoice number, debtor or amount</source>
   <translation>Rechnungsnummer, Schuldner oder Betrag</translation>
  </message>
  <message>
   <source>Invoices found</source>
   <translation>Gefundene Rechnungen</translation>
  </message>
  <message>
   <source>No open invoice matches.</source>
   <translation>Keine offene Rechnung passt dazu.</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Auswählen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>ColumnsSheet</name>
  <message>
   <source>Which column is which?</source>
   <translation>Was steht in welcher Spalte?</translation>
  </message>
  <message>
   <source>The app remembers it for the next statement of this bank.</source>
   <translation>Die App merkt es sich für den nächsten Auszug dieser Bank.</translation>
  </message>
  <message>
   <source>The first rows of the file</source>
   <translation>Die ersten Zeilen der Datei</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>Spalten der Datei</translation>
  </message>
  <message>
   <source>Decimals</source>
   <translation>Dezimalzeichen</translation>
  </message>
  <message>
   <source>Detect from the amounts</source>
   <translation>Aus den Beträgen erkennen</translation>
  </message>
  <message>
   <source>After a comma: 1.234,56</source>
   <translation>Nach einem Komma: 1.234,56</translation>
  </message>
  <message>
   <source>After a point: 1,234.56</source>
   <translation>Nach einem Punkt: 1,234.56</translation>
  </message>
  <message>
   <source>Dates</source>
   <translation>Datumsangaben</translation>
  </message>
  <message>
   <source>Detect from the dates</source>
   <translation>Aus den Datumsangaben erkennen</translation>
  </message>
  <message>
   <source>Day, month, year</source>
   <translation>Tag, Monat, Jahr</translation>
  </message>
  <message>
   <source>Month, day, year</source>
   <translation>Monat, Tag, Jahr</translation>
  </message>
  <message>
   <source>Year, month, day</source>
   <translation>Jahr, Monat, Tag</translation>
  </message>
  <message>
   <source>Read the statement</source>
   <translation>Auszug lesen</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Nicht jetzt</translation>
  </message>
  <message>
   <source>It is a list of my invoices</source>
   <translation>Das ist eine Liste meiner Rechnungen</translation>
  </message>
  <message>
   <source>Choose the column of the date.</source>
   <translation>Wählen Sie die Spalte des Datums.</translation>
  </message>
  <message>
   <source>Choose the column of the amount, or of the money that came in.</source>
   <translation>Wählen Sie die Spalte des Betrags oder der Zahlungseingänge.</translation>
  </message>
 </context>
 <context>
  <name>CompanyLookupRow</name>
  <message>
   <source>Look up in the public register</source>
   <translation>Im öffentlichen Register suchen</translation>
  </message>
  <message>
   <source>Asks the French company register, or the European Union’s of VAT numbers (VIES).</source>
   <translation>Fragt das französische Unternehmensregister oder das der USt-IdNrn. der Europäischen Union (VIES).</translation>
  </message>
  <message>
   <source>Looking up</source>
   <translation>Wird gesucht</translation>
  </message>
  <message>
   <source>Filled in from the register. Check it before you continue.</source>
   <translation>Aus dem Register ausgefüllt. Prüfen Sie es, bevor Sie weitermachen.</translation>
  </message>
  <message>
   <source>Which one is yours? If it is not here, enter more of the name or its SIRET.</source>
   <translation>Welche ist Ihre? Ist sie nicht dabei, geben Sie mehr vom Namen oder die SIRET ein.</translation>
  </message>
  <message>
   <source>The register has no company of this name. Check it, or fill in the form yourself.</source>
   <translation>Das Register kennt kein Unternehmen dieses Namens. Prüfen Sie ihn, oder füllen Sie das Formular selbst aus.</translation>
  </message>
  <message>
   <source>The register has no open company with this number. Check it, or enter the company’s name and fill in the form yourself.</source>
   <translation>Das Register kennt kein aktives Unternehmen mit dieser Nummer. Prüfen Sie sie, oder geben Sie den Namen ein und füllen Sie das Formular selbst aus.</translation>
  </message>
  <message>
   <source>The register does not answer. Check your internet connection and try again, or fill in the form yourself.</source>
   <translation>Das Register antwortet nicht. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut, oder füllen Sie das Formular selbst aus.</translation>
  </message>
  <message>
   <source>Outside France, companies are looked up by their VAT number. You can also fill in the form yourself.</source>
   <translation>Außerhalb Frankreichs wird ein Unternehmen über seine USt-IdNr. gesucht. Sie können das Formular auch selbst ausfüllen.</translation>
  </message>
  <message>
   <source>The number is valid, but the register does not show the name. Enter it.</source>
   <translation>Die Nummer ist gültig, aber das Register nennt den Namen nicht. Geben Sie ihn ein.</translation>
  </message>
 </context>
 <context>
  <name>ConfirmedDebtorStrip</name>
  <message>
   <source>Leave these fields empty</source>
   <translation>Diese Felder leer lassen</translation>
  </message>
  <message>
   <source>Forget this debtor</source>
   <translation>Diesen Schuldner vergessen</translation>
  </message>
  <message>
   <source>the contacts</source>
   <translation>die Kontakte</translation>
  </message>
  <message>
   <source>Filled in from there: {names}</source>
   <translation>Von dort ausgefüllt: {names}</translation>
  </message>
 </context>
 <context>
  <name>Connection</name>
  <message>
   <source>Starting</source>
   <translation>Startet</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>Live</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Übung</translation>
  </message>
  <message>
   <source>Connected, checks regularly</source>
   <translation>Verbunden, fragt regelmäßig nach</translation>
  </message>
  <message>
   <source>Connected, the service has problems</source>
   <translation>Verbunden, der Dienst hat Probleme</translation>
  </message>
  <message>
   <source>Offline, showing saved data</source>
   <translation>Offline, zeigt gespeicherte Daten</translation>
  </message>
  <message>
   <source>Signed out</source>
   <translation>Abgemeldet</translation>
  </message>
  <message>
   <source>Healthy</source>
   <translation>In Ordnung</translation>
  </message>
  <message>
   <source>Failing</source>
   <translation>Fehlerhaft</translation>
  </message>
  <message>
   <source>Switched off</source>
   <translation>Ausgeschaltet</translation>
  </message>
  <message>
   <source>Health unknown</source>
   <translation>Zustand unbekannt</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Noch nie</translation>
  </message>
  <message>
   <source>less than a minute ago</source>
   <translation>vor weniger als einer Minute</translation>
  </message>
  <message>
   <source>a minute ago</source>
   <translation>vor einer Minute</translation>
  </message>
  <message>
   <source>{count} minutes ago</source>
   <translation>vor {count} Minuten</translation>
  </message>
  <message>
   <source>{count} hours ago</source>
   <translation>vor {count} Stunden</translation>
  </message>
  <message>
   <source>{when}, {ago}</source>
   <translation>{when}, {ago}</translation>
  </message>
  <message>
   <source>Instantly: the service runs on this computer and notifies the app directly.</source>
   <translation>Sofort: Der Dienst läuft auf diesem Computer und meldet es der App direkt.</translation>
  </message>
  <message>
   <source>Instantly: the service notifies {address}, which leads to this computer.</source>
   <translation>Sofort: Der Dienst meldet es an {address}, und das führt zu diesem Computer.</translation>
  </message>
  <message>
   <source>The tunnel is being opened. Until then the app checks the service regularly.</source>
   <translation>Der Tunnel wird geöffnet. Bis dahin fragt die App den Dienst regelmäßig.</translation>
  </message>
  <message>
   <source>The app checks the service continuously.</source>
   <translation>Die App fragt den Dienst laufend ab.</translation>
  </message>
  <message>
   <source>The app checks the service every {seconds} seconds.</source>
   <translation>Die App fragt den Dienst alle {seconds} Sekunden.</translation>
  </message>
  <message>
   <source>It does not report everything: the app checks for the rest.</source>
   <translation>Er meldet nicht alles: Das Übrige fragt die App ab.</translation>
  </message>
  <message>
   <source>It answers lists in small pages: the first load takes longer.</source>
   <translation>Er antwortet in kleinen Seiten: Das erste Laden dauert länger.</translation>
  </message>
  <message>
   <source>Its statistics are those of all creditors of the platform together.</source>
   <translation>Seine Statistik gilt für alle Gläubiger der Plattform zusammen.</translation>
  </message>
  <message>
   <source>It keeps no list of events: the app checks each invoice in turn.</source>
   <translation>Er führt keine Liste der Ereignisse: Die App sieht die Rechnungen reihum nach.</translation>
  </message>
  <message>
   <source>Its sign-in is protected by the secret of the connection alone.</source>
   <translation>Seine Anmeldung schützt allein das Geheimnis der Verbindung.</translation>
  </message>
  <message>
   <source>Instantly</source>
   <translation>Sofort</translation>
  </message>
  <message>
   <source>Connecting</source>
   <translation>Wird verbunden</translation>
  </message>
  <message>
   <source>Every {seconds} seconds</source>
   <translation>Alle {seconds} Sekunden</translation>
  </message>
  <message>
   <source>Nothing to send</source>
   <translation>Nichts zu senden</translation>
  </message>
  <message>
   <source>1 change not sent yet</source>
   <translation>1 Änderung noch nicht gesendet</translation>
  </message>
  <message>
   <source>{count} changes not sent yet</source>
   <translation>{count} Änderungen noch nicht gesendet</translation>
  </message>
  <message>
   <source>Nothing was sent in the last 24 hours</source>
   <translation>In den letzten 24 Stunden wurde nichts gesendet</translation>
  </message>
  <message>
   <source>24 hours: {good} arrived, {bad} failed, {milliseconds} ms on average</source>
   <translation>24 Stunden: {good} angekommen, {bad} gescheitert, im Mittel {milliseconds} ms</translation>
  </message>
  <message>
   <source>This computer</source>
   <translation>Dieser Computer</translation>
  </message>
  <message>
   <source>Recovery service</source>
   <translation>Inkassodienst</translation>
  </message>
 </context>
 <context>
  <name>ConnectionIndicator</name>
  <message>
   <source>Starting</source>
   <translation>Startet</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>Live</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Übung</translation>
  </message>
  <message>
   <source>Connected, checks regularly</source>
   <translation>Verbunden, fragt regelmäßig nach</translation>
  </message>
  <message>
   <source>Connected, the service has problems</source>
   <translation>Verbunden, der Dienst hat Probleme</translation>
  </message>
  <message>
   <source>Offline, showing saved data</source>
   <translation>Offline, zeigt gespeicherte Daten</translation>
  </message>
  <message>
   <source>Signed out</source>
   <translation>Abgemeldet</translation>
  </message>
  <message>
   <source>{state} · up to date {when}</source>
   <translation>{state} · aktuell {when}</translation>
  </message>
 </context>
 <context>
  <name>ConnectionPage</name>
  <message>
   <source>Connection</source>
   <translation>Verbindung</translation>
  </message>
  <message>
   <source>Which service you use, and whether it can be reached.</source>
   <translation>Welchen Dienst Sie verwenden und ob er erreichbar ist.</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Jetzt</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Anmelden</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Aktualisieren</translation>
  </message>
  <message>
   <source>State</source>
   <translation>Zustand</translation>
  </message>
  <message>
   <source>Updates arrive</source>
   <translation>Aktualisierungen kommen</translation>
  </message>
  <message>
   <source>Your changes</source>
   <translation>Ihre Änderungen</translation>
  </message>
  <message>
   <source>Last updated</source>
   <translation>Zuletzt aktualisiert</translation>
  </message>
  <message>
   <source>Its message</source>
   <translation>Seine Meldung</translation>
  </message>
  <message>
   <source>Account ID</source>
   <translation>Konto-ID</translation>
  </message>
  <message>
   <source>This service</source>
   <translation>Dieser Dienst</translation>
  </message>
  <message>
   <source>Hide technical details</source>
   <translation>Technische Details ausblenden</translation>
  </message>
  <message>
   <source>Technical details</source>
   <translation>Technische Details</translation>
  </message>
 </context>
 <context>
  <name>ConnectionsCard</name>
  <message>
   <source>Connections on this computer</source>
   <translation>Verbindungen auf diesem Computer</translation>
  </message>
  <message>
   <source>Add a connection</source>
   <translation>Verbindung hinzufügen</translation>
  </message>
  <message>
   <source>Test environment</source>
   <translation>Testumgebung</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>In Gebrauch</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Verwenden</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>{name} verwenden</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Vergessen</translation>
  </message>
  <message>
   <source>Forget {name}</source>
   <translation>{name} vergessen</translation>
  </message>
  <message>
   <source>Forget this connection?</source>
   <translation>Diese Verbindung vergessen?</translation>
  </message>
  <message>
   <source>What the app knows through {name} is deleted from this computer, drafts included. The service keeps its data.</source>
   <translation>Was die App über {name} weiß, wird von diesem Computer gelöscht, auch die Entwürfe. Der Dienst behält, was er hat.</translation>
  </message>
  <message>
   <source>Forget connection</source>
   <translation>Verbindung vergessen</translation>
  </message>
 </context>
 <context>
  <name>ContactDialog</name>
  <message>
   <source>Add a contact</source>
   <translation>Kontakt hinzufügen</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-Mail</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Vorname</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Nachname</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefon</translation>
  </message>
  <message>
   <source>Contacted first</source>
   <translation>Wird zuerst kontaktiert</translation>
  </message>
  <message>
   <source>Contacted second</source>
   <translation>Wird danach kontaktiert</translation>
  </message>
  <message>
   <source>Only if others don’t answer</source>
   <translation>Nur wenn andere nicht antworten</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Reihenfolge</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Hinzufügen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Enter an email address.</source>
   <translation>Geben Sie eine E-Mail-Adresse ein.</translation>
  </message>
 </context>
 <context>
  <name>ContactEditor</name>
  <message>
   <source>Email</source>
   <translation>E-Mail</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefon</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Vorname</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Nachname</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Rolle</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Anrede</translation>
  </message>
  <message>
   <source>Primary contact</source>
   <translation>Hauptkontakt</translation>
  </message>
  <message>
   <source>Contact {number}</source>
   <translation>Kontakt {number}</translation>
  </message>
  <message>
   <source>Remove {contact}</source>
   <translation>{contact} entfernen</translation>
  </message>
 </context>
 <context>
  <name>Contacts</name>
  <message>
   <source>Add a contact</source>
   <translation>Kontakt hinzufügen</translation>
  </message>
  <message>
   <source>Who to contact</source>
   <translation>Wer kontaktiert wird</translation>
  </message>
  <message>
   <source>Enter an email address, or tick “No email address: recover by letter” above.</source>
   <translation>Geben Sie eine E-Mail-Adresse ein, oder kreuzen Sie oben „Keine E-Mail-Adresse: per Brief anmahnen“ an.</translation>
  </message>
  <message>
   <source>An email address reaches the debtor sooner. Without one, letters can be sent instead: tick “No email address: recover by letter”.</source>
   <translation>Per E-Mail ist der Schuldner schneller erreicht. Ohne Adresse können stattdessen Briefe hinausgehen: Kreuzen Sie „Keine E-Mail-Adresse: per Brief anmahnen“ an.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed. If there is none, enter street, town and postcode: then letters can be sent instead.</source>
   <translation>Eine E-Mail-Adresse des Schuldners wird gebraucht. Gibt es keine, tragen Sie Straße, Postleitzahl und Ort ein: Dann können stattdessen Briefe hinausgehen.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed, even where letters and calls follow. Look at earlier messages, or ask by phone. The draft waits here.</source>
   <translation>Eine E-Mail-Adresse des Schuldners wird gebraucht, auch wenn Briefe und Anrufe folgen. Sehen Sie in früheren Nachrichten nach oder fragen Sie telefonisch. Der Entwurf wartet hier.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed, even where letters and calls follow. Use the general address from its website or letterhead, or ask by phone. The draft waits here.</source>
   <translation>Eine E-Mail-Adresse des Schuldners wird gebraucht, auch wenn Briefe und Anrufe folgen. Nehmen Sie die allgemeine Adresse von seiner Website oder seinem Briefkopf, oder fragen Sie telefonisch. Der Entwurf wartet hier.</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Nur Briefe: keine E-Mails, keine Anrufe</translation>
  </message>
  <message>
   <source>No email address: recover by letter</source>
   <translation>Keine E-Mail-Adresse: per Brief anmahnen</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. You print and post each one; Today says when.</source>
   <translation>Der Plan sieht Briefe statt E-Mails vor. Sie drucken und verschicken jeden selbst; „Heute“ sagt, wann.</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. In Practice nothing is printed or posted.</source>
   <translation>Der Plan sieht Briefe statt E-Mails vor. In der Übung wird nichts gedruckt und nichts verschickt.</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. The service prints and posts them.</source>
   <translation>Der Plan sieht Briefe statt E-Mails vor. Der Dienst druckt und verschickt sie.</translation>
  </message>
  <message>
   <source>The debtor gets no letter only to confirm a payment or an objection.</source>
   <translation>Nur um eine Zahlung oder einen Einwand zu bestätigen, bekommt der Schuldner keinen Brief.</translation>
  </message>
  <message>
   <source>A contact without an email address is not on the letters: its name and phone number stay in this app.</source>
   <translation>Ein Kontakt ohne E-Mail-Adresse steht nicht auf den Briefen: Name und Telefonnummer bleiben in dieser App.</translation>
  </message>
 </context>
 <context>
  <name>ConversationSection</name>
  <message>
   <source>Conversation</source>
   <translation>Schriftwechsel</translation>
  </message>
  <message>
   <source>No messages yet.</source>
   <translation>Noch keine Nachrichten.</translation>
  </message>
  <message>
   <source>Show earlier</source>
   <translation>Frühere anzeigen</translation>
  </message>
 </context>
 <context>
  <name>CorrectDebtorSheet</name>
  <message>
   <source>Correct the debtor’s details</source>
   <translation>Angaben zum Schuldner korrigieren</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN oder SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>USt-IdNr.</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Straße und Hausnummer</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Adresse, zweite Zeile</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Postleitzahl</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Ort</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Land</translation>
  </message>
  <message>
   <source>For all open invoices of this debtor</source>
   <translation>Für alle offenen Rechnungen dieses Schuldners</translation>
  </message>
  <message>
   <source>This holds for everything that is still to be sent. What was sent stays as it was.</source>
   <translation>Das gilt für alles, was noch verschickt wird. Was verschickt ist, bleibt, wie es war.</translation>
  </message>
  <message>
   <source>Messages that you approved wait for your approval again.</source>
   <translation>Freigegebene Nachrichten warten danach wieder auf Ihre Freigabe.</translation>
  </message>
  <message>
   <source>Correct</source>
   <translation>Korrigieren</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent. With one, emails take their place again.</source>
   <translation>Keine E-Mail-Adresse ist bekannt: Es gehen Briefe hinaus. Mit einer treten wieder E-Mails an ihre Stelle.</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-Mail</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefon</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Anrede</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Vorname</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Nachname</translation>
  </message>
  <message>
   <source>A letter needs a street.</source>
   <translation>Ein Brief braucht eine Straße.</translation>
  </message>
  <message>
   <source>A letter needs a town.</source>
   <translation>Ein Brief braucht einen Ort.</translation>
  </message>
  <message>
   <source>A letter needs a postcode.</source>
   <translation>Ein Brief braucht eine Postleitzahl.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Geben Sie einen Namen ein.</translation>
  </message>
  <message>
   <source>Enter an email address.</source>
   <translation>Geben Sie eine E-Mail-Adresse ein.</translation>
  </message>
 </context>
 <context>
  <name>CounterDialog</name>
  <message>
   <source>Propose something else</source>
   <translation>Etwas anderes vorschlagen</translation>
  </message>
  <message>
   <source>Instalments</source>
   <translation>Raten</translation>
  </message>
  <message>
   <source>First payment</source>
   <translation>Erste Zahlung</translation>
  </message>
  <message>
   <source>Settlement amount</source>
   <translation>Vergleichsbetrag</translation>
  </message>
  <message>
   <source>Message to the debtor</source>
   <translation>Nachricht an den Schuldner</translation>
  </message>
  <message>
   <source>Propose</source>
   <translation>Vorschlagen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Enter an amount.</source>
   <translation>Geben Sie einen Betrag ein.</translation>
  </message>
 </context>
 <context>
  <name>CountryField</name>
  <message>
   <source>Show all countries</source>
   <translation>Alle Länder anzeigen</translation>
  </message>
 </context>
 <context>
  <name>CreatedCard</name>
  <message>
   <source>Check again</source>
   <translation>Noch einmal nachsehen</translation>
  </message>
  <message>
   <source>None of these: it is not there yet</source>
   <translation>Keine davon: Sie ist noch nicht dort</translation>
  </message>
  <message>
   <source>Checking whether the service already has it</source>
   <translation>Es wird geprüft, ob der Dienst sie schon hat</translation>
  </message>
  <message>
   <source>Some services create an invoice as they read it.</source>
   <translation>Manche Dienste legen eine Rechnung beim Lesen an.</translation>
  </message>
  <message>
   <source>Is this it?</source>
   <translation>Ist es diese?</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it. Say so before you submit it, so that nothing is asked for twice.</source>
   <translation>Der Dienst hat diese Rechnung beim Lesen vielleicht schon angelegt. Sagen Sie es vor dem Start, damit nichts doppelt gefordert wird.</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it; nothing new was seen there so far.</source>
   <translation>Der Dienst hat diese Rechnung beim Lesen vielleicht schon angelegt; bisher war dort nichts Neues zu sehen.</translation>
  </message>
  <message>
   <source>Yes: {invoice}</source>
   <translation>Ja: {invoice}</translation>
  </message>
  <message>
   <source>The service created this invoice as it read it</source>
   <translation>Der Dienst hat diese Rechnung beim Lesen angelegt</translation>
  </message>
  <message>
   <source>{invoice}. What you add here goes to that one; it is not submitted a second time.</source>
   <translation>{invoice}. Was Sie hier ergänzen, kommt zu dieser; sie wird kein zweites Mal angemahnt.</translation>
  </message>
  <message>
   <source>The service has it with {amount}. An amount cannot be changed there: if it is wrong, cancel that one on the board.</source>
   <translation>Der Dienst führt sie mit {amount}. Ein Betrag lässt sich dort nicht ändern: Brechen Sie sie unter „Mahnvorgänge“ ab, wenn er falsch ist.</translation>
  </message>
 </context>
 <context>
  <name>CreditForm</name>
  <message>
   <source>Invoice it reduces</source>
   <translation>Rechnung, die sie mindert</translation>
  </message>
  <message>
   <source>Credit note number</source>
   <translation>Nummer der Rechnungskorrektur</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Betrag</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Datum</translation>
  </message>
  <message>
   <source>{rest} remains to be recovered.</source>
   <translation>{rest} sind noch offen.</translation>
  </message>
  <message>
   <source>Nothing remains: the debtor is asked for nothing more.</source>
   <translation>Nichts bleibt offen: Vom Schuldner wird nichts mehr verlangt.</translation>
  </message>
  <message>
   <source>Your books have already deducted {amount} from this invoice. Is this credit note a part of that?</source>
   <translation>Ihre Buchhaltung hat von dieser Rechnung schon {amount} abgezogen. Ist diese Rechnungskorrektur darin enthalten?</translation>
  </message>
  <message>
   <source>{amount} was already deducted from this invoice when it was submitted. Is this credit note a part of that?</source>
   <translation>Von dieser Rechnung waren schon zu Beginn des Mahnvorgangs {amount} abgezogen. Ist diese Rechnungskorrektur darin enthalten?</translation>
  </message>
  <message>
   <source>If so, leave it out: {rest} remains to be recovered.</source>
   <translation>Wenn ja, lassen Sie sie weg: {rest} sind noch offen.</translation>
  </message>
  <message>
   <source>At most {amount}, which is unpaid of the invoice.</source>
   <translation>Höchstens {amount}, so viel ist von der Rechnung unbezahlt.</translation>
  </message>
  <message>
   <source>Enter the credit note number.</source>
   <translation>Geben Sie die Nummer der Rechnungskorrektur ein.</translation>
  </message>
  <message>
   <source>Enter the amount of the credit note.</source>
   <translation>Geben Sie den Betrag der Rechnungskorrektur ein.</translation>
  </message>
  <message>
   <source>Enter its date, today at the latest.</source>
   <translation>Geben Sie ihr Datum ein, spätestens heute.</translation>
  </message>
 </context>
 <context>
  <name>CreditNoteDialog</name>
  <message>
   <source>Record a credit note</source>
   <translation>Rechnungskorrektur eintragen</translation>
  </message>
  <message>
   <source>Credit note number</source>
   <translation>Nummer der Rechnungskorrektur</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Betrag</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Datum</translation>
  </message>
  <message>
   <source>Record credit note</source>
   <translation>Rechnungskorrektur eintragen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>It reduces what the debtor is asked to pay. The debtor is not notified.</source>
   <translation>Sie senkt, was vom Schuldner gefordert wird. Der Schuldner wird nicht benachrichtigt.</translation>
  </message>
  <message>
   <source>{rest} of the invoice remains, and recovery continues.</source>
   <translation>Von der Rechnung bleiben {rest}, und der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>Nothing remains: contacts stop at once, and the invoice closes as recovered.</source>
   <translation>Nichts bleibt offen: Die Mahnungen enden sofort, und die Rechnung wird als beglichen geschlossen.</translation>
  </message>
  <message>
   <source>Nothing remains: recovery ends as cancelled, and the debtor is asked for nothing more.</source>
   <translation>Nichts bleibt offen: Der Mahnvorgang endet als abgebrochen, und vom Schuldner wird nichts mehr gefordert.</translation>
  </message>
  <message>
   <source>At most {amount}, which is unpaid of the invoice.</source>
   <translation>Höchstens {amount}, so viel ist von der Rechnung unbezahlt.</translation>
  </message>
  <message>
   <source>Enter the credit note number.</source>
   <translation>Geben Sie die Nummer der Rechnungskorrektur ein.</translation>
  </message>
  <message>
   <source>Enter the amount of the credit note.</source>
   <translation>Geben Sie den Betrag der Rechnungskorrektur ein.</translation>
  </message>
  <message>
   <source>Enter its date, today at the latest.</source>
   <translation>Geben Sie ihr Datum ein, spätestens heute.</translation>
  </message>
 </context>
 <context>
  <name>CreditorsCard</name>
  <message>
   <source>Creditors</source>
   <translation>Gläubiger</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>In Gebrauch</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Verwenden</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>{name} verwenden</translation>
  </message>
 </context>
 <context>
  <name>DateField</name>
  <message>
   <source>Choose {label} from a calendar</source>
   <translation>{label} aus einem Kalender wählen</translation>
  </message>
  <message>
   <source>Calendar (Alt+Down)</source>
   <translation>Kalender (Alt+Pfeil ab)</translation>
  </message>
 </context>
 <context>
  <name>DebtorBand</name>
  <message>
   <source>Pay all</source>
   <translation>Alles zahlen</translation>
  </message>
  <message>
   <source>Pay half</source>
   <translation>Die Hälfte zahlen</translation>
  </message>
  <message>
   <source>Dispute</source>
   <translation>Bestreiten</translation>
  </message>
  <message>
   <source>Write to you</source>
   <translation>Ihnen schreiben</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Nichts</translation>
  </message>
  <message>
   <source>What should the debtor do? {debtor}</source>
   <translation>Was soll der Schuldner tun? {debtor}</translation>
  </message>
  <message>
   <source>Nothing came, and no further message is planned.</source>
   <translation>Nichts ist gekommen, und keine weitere Nachricht ist geplant.</translation>
  </message>
  <message>
   <source>Nothing came. Next: {message}.</source>
   <translation>Nichts ist gekommen. Als Nächstes: {message}.</translation>
  </message>
 </context>
 <context>
  <name>DebtorCard</name>
  <message>
   <source>Debtor</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Nur Briefe: keine E-Mails, keine Anrufe</translation>
  </message>
  <message>
   <source>Add a contact…</source>
   <translation>Kontakt hinzufügen …</translation>
  </message>
  <message>
   <source>Correct the details…</source>
   <translation>Angaben korrigieren …</translation>
  </message>
  <message>
   <source>Report insolvency…</source>
   <translation>Insolvenz melden …</translation>
  </message>
  <message>
   <source>Everything about this debtor</source>
   <translation>Alles zu diesem Schuldner</translation>
  </message>
  <message>
   <source>Wants to be reached: {how}</source>
   <translation>Möchte so erreicht werden: {how}</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent instead.</source>
   <translation>Keine E-Mail-Adresse ist bekannt: Stattdessen gehen Briefe hinaus.</translation>
  </message>
  <message>
   <source>Show more contacts ({count})</source>
   <translation>Weitere Kontakte zeigen ({count})</translation>
  </message>
  <message>
   <source>VAT {number}</source>
   <translation>USt-IdNr. {number}</translation>
  </message>
  <message>
   <source>Copy {address}</source>
   <translation>{address} kopieren</translation>
  </message>
 </context>
 <context>
  <name>DebtorKinds</name>
  <message>
   <source>Companies or private persons?</source>
   <translation>Unternehmen oder Privatpersonen?</translation>
  </message>
  <message>
   <source>Nothing in the list says it of these debtors, and the law differs. What you leave open is asked when you review the invoice.</source>
   <translation>Die Liste sagt es von diesen Schuldnern nicht, und das Recht ist ein anderes. Was Sie offen lassen, wird beim Prüfen der Rechnung gefragt.</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>Alle</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Unternehmen</translation>
  </message>
  <message>
   <source>Private person</source>
   <translation>Privatperson</translation>
  </message>
 </context>
 <context>
  <name>DebtorNotes</name>
  <message>
   <source>Your notes</source>
   <translation>Ihre Notizen</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notizen</translation>
  </message>
  <message>
   <source>Notes written with {number}</source>
   <translation>Notizen zu {number}</translation>
  </message>
  <message>
   <source>Saved as you type, on this computer only. The debtor does not see them.</source>
   <translation>Gespeichert, während Sie schreiben, nur auf diesem Computer. Der Schuldner sieht sie nicht.</translation>
  </message>
 </context>
 <context>
  <name>DebtorOverview</name>
  <message numerus="yes">
   <source>Median of {count} paid invoices; between {earliest} and %n day(s) late.</source>
   <translation>
    <numerusform>Median von {count} bezahlten Rechnungen; zwischen {earliest} und %n Tag Verspätung.</numerusform>
    <numerusform>Median von {count} bezahlten Rechnungen; zwischen {earliest} und %n Tagen Verspätung.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) late</source>
   <translation>
    <numerusform>%n Tag zu spät</numerusform>
    <numerusform>%n Tage zu spät</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) after the due date</source>
   <translation>
    <numerusform>%n Tag nach Fälligkeit</numerusform>
    <numerusform>%n Tage nach Fälligkeit</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) before the due date</source>
   <translation>
    <numerusform>%n Tag vor Fälligkeit</numerusform>
    <numerusform>%n Tage vor Fälligkeit</numerusform>
   </translation>
  </message>
  <message>
   <source>On the due date</source>
   <translation>Am Tag der Fälligkeit</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) early</source>
   <translation>
    <numerusform>%n Tag zu früh</numerusform>
    <numerusform>%n Tage zu früh</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>DebtorPage</name>
  <message>
   <source>All debtors</source>
   <translation>Alle Schuldner</translation>
  </message>
  <message>
   <source>Statement of account…</source>
   <translation>Forderungsaufstellung …</translation>
  </message>
  <message>
   <source>Correct the details…</source>
   <translation>Angaben korrigieren …</translation>
  </message>
  <message>
   <source>Join with another debtor…</source>
   <translation>Mit einem anderen Schuldner zusammenführen …</translation>
  </message>
  <message>
   <source>Separate invoices…</source>
   <translation>Rechnungen abtrennen …</translation>
  </message>
  <message>
   <source>Pause all…</source>
   <translation>Alle anhalten …</translation>
  </message>
  <message>
   <source>Resume all</source>
   <translation>Alle fortsetzen</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Überblick</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>Schriftwechsel</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Dokumente</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notizen</translation>
  </message>
  <message>
   <source>This debtor is no longer here.</source>
   <translation>Diesen Schuldner gibt es hier nicht mehr.</translation>
  </message>
  <message numerus="yes">
   <source>%n open invoice(s)</source>
   <translation>
    <numerusform>%n offene Rechnung</numerusform>
    <numerusform>%n offene Rechnungen</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing is owed.</source>
   <translation>Nichts ist offen.</translation>
  </message>
  <message>
   <source>VAT {number}</source>
   <translation>USt-IdNr. {number}</translation>
  </message>
  <message>
   <source>You joined two debtors here: both count as one.</source>
   <translation>Sie haben hier zwei Schuldner zusammengeführt: Beide zählen als einer.</translation>
  </message>
  <message>
   <source>You separated these invoices from another debtor: {numbers}.</source>
   <translation>Sie haben diese Rechnungen von einem anderen Schuldner abgetrennt: {numbers}.</translation>
  </message>
  <message>
   <source>You separated another debtor’s invoices from this one.</source>
   <translation>Sie haben von diesem Schuldner Rechnungen eines anderen abgetrennt.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig machen</translation>
  </message>
 </context>
 <context>
  <name>DebtorsPage</name>
  <message>
   <source>Debtors</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>Name, email, invoice number</source>
   <translation>Name, E-Mail, Rechnungsnummer</translation>
  </message>
  <message>
   <source>Search debtors</source>
   <translation>Schuldner durchsuchen</translation>
  </message>
  <message>
   <source>No debtor matches</source>
   <translation>Kein Schuldner passt dazu</translation>
  </message>
  <message>
   <source>Search by name, email address or invoice number.</source>
   <translation>Suchen Sie nach Name, E-Mail-Adresse oder Rechnungsnummer.</translation>
  </message>
  <message>
   <source>Show all debtors</source>
   <translation>Alle Schuldner anzeigen</translation>
  </message>
  <message>
   <source>No debtors yet</source>
   <translation>Noch keine Schuldner</translation>
  </message>
  <message>
   <source>The debtors of your invoices appear here, with their invoices, messages and payments.</source>
   <translation>Hier erscheinen die Schuldner Ihrer Rechnungen, mit Rechnungen, Schriftwechsel und Zahlungen.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Rechnung öffnen</translation>
  </message>
  <message numerus="yes">
   <source>%n debtor(s)</source>
   <translation>
    <numerusform>%n Schuldner</numerusform>
    <numerusform>%n Schuldner</numerusform>
   </translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
 </context>
 <context>
  <name>DecisionCard</name>
  <message>
   <source>Without an answer, recovery continues for the rest.</source>
   <translation>Ohne Antwort geht der Mahnvorgang für den Rest weiter.</translation>
  </message>
  <message>
   <source>Without an answer, the rest is written off.</source>
   <translation>Ohne Antwort wird auf den Rest verzichtet.</translation>
  </message>
  <message>
   <source>Part of it was paid. What about the rest?</source>
   <translation>Ein Teil wurde bezahlt. Was ist mit dem Rest?</translation>
  </message>
  <message>
   <source>Keep collecting the rest</source>
   <translation>Rest weiter anmahnen</translation>
  </message>
  <message>
   <source>Accept and close</source>
   <translation>Annehmen und abschließen</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notizen</translation>
  </message>
  <message>
   <source>{paid} of {original} arrived, {rest} remains.</source>
   <translation>{paid} von {original} sind eingegangen, {rest} bleiben offen.</translation>
  </message>
  <message>
   <source>{paid} of {original} arrived, {rest} remains. Your answer is due by {day} ({when}).</source>
   <translation>{paid} von {original} sind eingegangen, {rest} bleiben offen. Ihre Antwort wird bis {day} erwartet ({when}).</translation>
  </message>
  <message>
   <source>Contacts resume for {rest}.</source>
   <translation>Die Mahnungen gehen für {rest} weiter.</translation>
  </message>
  <message>
   <source>Contacts that are left: {count}, the last around {day}.</source>
   <translation>Verbleibende Mahnungen: {count}, die letzte um den {day}.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>Die Zinsen wachsen um {amount} am Tag.</translation>
  </message>
  <message>
   <source>Keep collecting {rest}</source>
   <translation>{rest} weiter anmahnen</translation>
  </message>
  <message>
   <source>You keep {paid} and write off {rest} for good.</source>
   <translation>Sie behalten {paid} und verzichten endgültig auf {rest}.</translation>
  </message>
  <message>
   <source>{paid} is paid out {days} days after your answer.</source>
   <translation>{paid} werden Ihnen {days} Tage nach Ihrer Antwort ausgezahlt.</translation>
  </message>
  <message>
   <source>Accept {paid} and close</source>
   <translation>{paid} annehmen und abschließen</translation>
  </message>
  <message>
   <source>A payment arrived. This service does not say here how much: look at your account, and answer if a part of it is missing.</source>
   <translation>Eine Zahlung ist eingegangen. Wie viel, sagt dieser Dienst hier nicht: Sehen Sie auf Ihr Konto und antworten Sie, wenn ein Teil fehlt.</translation>
  </message>
  <message>
   <source>Contacts resume for what remains.</source>
   <translation>Die Mahnungen gehen für den Rest weiter.</translation>
  </message>
  <message>
   <source>You keep what was paid and write off the rest for good.</source>
   <translation>Sie behalten, was gezahlt wurde, und verzichten endgültig auf den Rest.</translation>
  </message>
 </context>
 <context>
  <name>DeliveriesCard</name>
  <message>
   <source>Delivery log</source>
   <translation>Zustellprotokoll</translation>
  </message>
  <message>
   <source>Failures only</source>
   <translation>Nur Fehlgeschlagenes</translation>
  </message>
  <message>
   <source>Refresh deliveries</source>
   <translation>Zustellungen aktualisieren</translation>
  </message>
  <message>
   <source>Loading</source>
   <translation>Wird geladen</translation>
  </message>
  <message>
   <source>Not known yet.</source>
   <translation>Noch nicht bekannt.</translation>
  </message>
  <message>
   <source>This service offers no delivery log.</source>
   <translation>Dieser Dienst bietet kein Zustellprotokoll.</translation>
  </message>
  <message>
   <source>Nothing was delivered yet.</source>
   <translation>Noch wurde nichts zugestellt.</translation>
  </message>
  <message>
   <source>Nothing failed.</source>
   <translation>Nichts ist gescheitert.</translation>
  </message>
  <message>
   <source>Deliver again</source>
   <translation>Erneut zustellen</translation>
  </message>
  <message>
   <source>Deliver {event} again</source>
   <translation>{event} erneut zustellen</translation>
  </message>
  <message>
   <source>attempt {number}</source>
   <translation>Versuch {number}</translation>
  </message>
  <message>
   <source>answer {code}</source>
   <translation>Antwort {code}</translation>
  </message>
  <message>
   <source>{milliseconds} ms</source>
   <translation>{milliseconds} ms</translation>
  </message>
  <message>
   <source>Arrived</source>
   <translation>Angekommen</translation>
  </message>
  <message>
   <source>Failed</source>
   <translation>Fehlgeschlagen</translation>
  </message>
 </context>
 <context>
  <name>DisputeCard</name>
  <message>
   <source>Answer with evidence</source>
   <translation>Mit Nachweisen antworten</translation>
  </message>
  <message>
   <source>Settled with the debtor…</source>
   <translation>Mit dem Schuldner geklärt …</translation>
  </message>
  <message>
   <source>The debtor is right</source>
   <translation>Der Schuldner hat recht</translation>
  </message>
  <message>
   <source>Read the acknowledgement that the debtor gets</source>
   <translation>Die Bestätigung lesen, die der Schuldner erhält</translation>
  </message>
  <message>
   <source>What would convince: {kinds}.</source>
   <translation>Was überzeugen würde: {kinds}.</translation>
  </message>
  <message>
   <source>Go on with the answer</source>
   <translation>Antwort fortsetzen</translation>
  </message>
 </context>
 <context>
  <name>DocumentSheet</name>
  <message>
   <source>Save…</source>
   <translation>Speichern …</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
 </context>
 <context>
  <name>DocumentsSection</name>
  <message>
   <source>Letter as it was sent</source>
   <translation>Brief, wie er verschickt wurde</translation>
  </message>
  <message>
   <source>Your answer as it was sent</source>
   <translation>Ihre Antwort, wie sie gesendet wurde</translation>
  </message>
  <message>
   <source>Attached by the debtor</source>
   <translation>Vom Schuldner beigefügt</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Dokumente</translation>
  </message>
  <message>
   <source>Case file</source>
   <translation>Akte</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Akte herunterladen</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <source>The case file is being made</source>
   <translation>Die Akte wird erstellt</translation>
  </message>
  <message>
   <source>Show the folder</source>
   <translation>Ordner anzeigen</translation>
  </message>
  <message>
   <source>One archive for a lawyer or the court: an overview with the balance and everything that happened, all documents and messages, and a list of checksums.</source>
   <translation>Ein Archiv für Anwalt oder Gerichtsvollzieher: eine Übersicht mit dem Saldo und allem, was geschehen ist, alle Dokumente und Nachrichten und eine Liste der Prüfsummen.</translation>
  </message>
  <message>
   <source>Being made…</source>
   <translation>Wird ausgeführt …</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Gespeichert unter {path}</translation>
  </message>
  <message>
   <source>There are no documents yet. Letters and evidence appear here.</source>
   <translation>Noch keine Dokumente. Briefe und Nachweise erscheinen hier.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Wird geladen …</translation>
  </message>
  <message>
   <source>Documents appear once the service can be reached.</source>
   <translation>Dokumente erscheinen, sobald der Dienst erreichbar ist.</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <source>Open {name}</source>
   <translation>{name} öffnen</translation>
  </message>
  <message>
   <source>Save {name}</source>
   <translation>{name} speichern</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Letter of {day}</source>
   <translation>Brief vom {day}</translation>
  </message>
 </context>
 <context>
  <name>Drafts</name>
  <message>
   <source>Entered manually</source>
   <translation>Von Hand eingegeben</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>Ergänzen</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Prüfen</translation>
  </message>
 </context>
 <context>
  <name>EndpointsCard</name>
  <message>
   <source>Where the service delivers</source>
   <translation>Wohin der Dienst zustellt</translation>
  </message>
  <message>
   <source>Send a test event</source>
   <translation>Testereignis senden</translation>
  </message>
  <message>
   <source>Change the signing secret</source>
   <translation>Signaturschlüssel ändern</translation>
  </message>
  <message>
   <source>Deliveries are signed with a new secret; the old one works for one more day.</source>
   <translation>Zustellungen werden mit einem neuen Schlüssel signiert; der alte gilt noch einen Tag.</translation>
  </message>
  <message>
   <source>The app cannot be reached now</source>
   <translation>Die App ist derzeit nicht erreichbar</translation>
  </message>
  <message>
   <source>Waiting for it</source>
   <translation>Es wird gewartet</translation>
  </message>
  <message>
   <source>Changing</source>
   <translation>Wird geändert</translation>
  </message>
  <message>
   <source>Loading</source>
   <translation>Wird geladen</translation>
  </message>
  <message>
   <source>Not known yet.</source>
   <translation>Noch nicht bekannt.</translation>
  </message>
  <message>
   <source>This service does not say where it delivers.</source>
   <translation>Dieser Dienst sagt nicht, wohin er zustellt.</translation>
  </message>
  <message>
   <source>Nowhere: the app asks the service instead.</source>
   <translation>Nirgendwohin: Stattdessen fragt die App den Dienst.</translation>
  </message>
  <message>
   <source>Switch on</source>
   <translation>Einschalten</translation>
  </message>
  <message>
   <source>Switch on {address}</source>
   <translation>{address} einschalten</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Remove {address}</source>
   <translation>{address} entfernen</translation>
  </message>
  <message>
   <source>This app</source>
   <translation>Diese App</translation>
  </message>
  <message>
   <source>Another program</source>
   <translation>Ein anderes Programm</translation>
  </message>
  <message>
   <source>Remove this address?</source>
   <translation>Diese Adresse entfernen?</translation>
  </message>
  <message>
   <source>The service stops delivering to {address}. The program there has to register again, with a new secret.</source>
   <translation>Der Dienst stellt an {address} nichts mehr zu. Das Programm dort muss sich neu anmelden, mit einem neuen Signaturschlüssel.</translation>
  </message>
  <message>
   <source>Remove address</source>
   <translation>Adresse entfernen</translation>
  </message>
 </context>
 <context>
  <name>Entry</name>
  <message>
   <source>Invoice</source>
   <translation>Rechnung</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Auswählen …</translation>
  </message>
  <message>
   <source>a company</source>
   <translation>ein Unternehmen</translation>
  </message>
  <message>
   <source>a private person</source>
   <translation>eine Privatperson</translation>
  </message>
  <message>
   <source>Without street and town no letter can be sent: the letters of your plan are left out.</source>
   <translation>Ohne Straße und Ort geht kein Brief: Die Briefe Ihres Plans fallen aus.</translation>
  </message>
  <message>
   <source>Due: {amount}</source>
   <translation>Zu zahlen: {amount}</translation>
  </message>
  <message>
   <source>To check: {names}. You can go on without confirming.</source>
   <translation>Zu prüfen: {names}. Sie können auch ohne Bestätigung weitermachen.</translation>
  </message>
  <message numerus="yes">
   <source>Confirm all %n marked values</source>
   <translation>
    <numerusform>Den Wert bestätigen</numerusform>
    <numerusform>Alle %n Werte bestätigen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Confirm the other %n marked values</source>
   <translation>
    <numerusform>Den anderen markierten Wert bestätigen</numerusform>
    <numerusform>Die anderen %n markierten Werte bestätigen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>EraseCard</name>
  <message>
   <source>Delete everything</source>
   <translation>Alles löschen</translation>
  </message>
  <message>
   <source>From this computer, for good. Only a backup can bring it back.</source>
   <translation>Von diesem Computer, endgültig. Nur eine Sicherung kann es zurückbringen.</translation>
  </message>
  <message>
   <source>DELETE</source>
   <translation>LÖSCHEN</translation>
  </message>
  <message>
   <source>Type {word} to confirm</source>
   <translation>Zum Bestätigen {word} eingeben</translation>
  </message>
  <message>
   <source>Delete it and close the app</source>
   <translation>Löschen und App schließen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>{receivables} receivables and {drafts} drafts as this app knows them, {files} documents, settings, corrections, logs, and earlier data that were kept aside</source>
   <translation>{receivables} Forderungen und {drafts} Entwürfe, wie diese App sie kennt, {files} Dokumente, Einstellungen, Korrekturen, Protokolle und früher beiseitegelegte Daten</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>Wird gelöscht</translation>
  </message>
  <message>
   <source>Stops</source>
   <translation>Endet</translation>
  </message>
  <message>
   <source>The recoveries that run on this computer: nobody is contacted any more</source>
   <translation>Die Mahnvorgänge auf diesem Computer: Niemand wird mehr kontaktiert</translation>
  </message>
  <message>
   <source>Never sent</source>
   <translation>Nie gesendet</translation>
  </message>
  <message>
   <source>Decisions that still wait: {count}</source>
   <translation>Noch wartende Entscheidungen: {count}</translation>
  </message>
  <message>
   <source>Stays</source>
   <translation>Bleibt</translation>
  </message>
  <message>
   <source>What a hosted service holds, and every file that you saved elsewhere</source>
   <translation>Was ein gehosteter Dienst hat, und jede anderswo gespeicherte Datei</translation>
  </message>
 </context>
 <context>
  <name>EvidenceFileRow</name>
  <message>
   <source>View</source>
   <translation>Ansehen</translation>
  </message>
  <message>
   <source>View {name}</source>
   <translation>{name} ansehen</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>{name} entfernen</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Art</translation>
  </message>
  <message>
   <source>Type of {name}</source>
   <translation>Art von {name}</translation>
  </message>
  <message>
   <source>What it shows</source>
   <translation>Was es zeigt</translation>
  </message>
  <message>
   <source>In one line</source>
   <translation>In einer Zeile</translation>
  </message>
  <message>
   <source>What {name} shows</source>
   <translation>Was {name} zeigt</translation>
  </message>
 </context>
 <context>
  <name>EvidenceView</name>
  <message>
   <source>Back to the invoice</source>
   <translation>Zurück zur Rechnung</translation>
  </message>
  <message>
   <source>Add files</source>
   <translation>Dateien hinzufügen</translation>
  </message>
  <message>
   <source>Statement</source>
   <translation>Stellungnahme</translation>
  </message>
  <message>
   <source>What was agreed, delivered and written, in date order</source>
   <translation>Was vereinbart, geliefert und geschrieben wurde, der Reihe nach</translation>
  </message>
  <message>
   <source>A statement, a file, or both. Saved as you type.</source>
   <translation>Eine Stellungnahme, eine Datei oder beides. Wird beim Tippen gespeichert.</translation>
  </message>
  <message>
   <source>Submit the evidence</source>
   <translation>Nachweise einreichen</translation>
  </message>
  <message>
   <source>Here you see the files that you add.</source>
   <translation>Hier sehen Sie die Dateien, die Sie hinzufügen.</translation>
  </message>
  <message>
   <source>What would convince</source>
   <translation>Was überzeugen würde</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Dateien</translation>
  </message>
  <message>
   <source>Drop them here: PDF, PNG or JPEG, 10 MB each, 20 files, 50 MB together.</source>
   <translation>Legen Sie sie hier ab: PDF, PNG oder JPEG, je 10 MB, 20 Dateien, zusammen 50 MB.</translation>
  </message>
  <message>
   <source>It is sent once. The debtor reads your answer and may see the files.</source>
   <translation>Sie wird einmal gesendet. Der Schuldner liest Ihre Antwort und kann die Dateien sehen.</translation>
  </message>
  <message>
   <source>Files: {count} ({size}). They are sent once. The debtor reads your answer and may see the files.</source>
   <translation>Dateien: {count} ({size}). Sie werden einmal gesendet. Der Schuldner liest Ihre Antwort und kann die Dateien sehen.</translation>
  </message>
  <message>
   <source>Files are being added…</source>
   <translation>Dateien werden hinzugefügt …</translation>
  </message>
  <message>
   <source>Evidence (*.pdf *.png *.jpg *.jpeg)</source>
   <translation>Nachweise (*.pdf *.png *.jpg *.jpeg)</translation>
  </message>
  <message>
   <source>Add a file or write a statement.</source>
   <translation>Fügen Sie eine Datei hinzu oder schreiben Sie eine Stellungnahme.</translation>
  </message>
 </context>
 <context>
  <name>ExistingAccount</name>
  <message>
   <source>Your account with this service</source>
   <translation>Ihr Konto bei diesem Dienst</translation>
  </message>
  <message>
   <source>Account ID</source>
   <translation>Konto-ID</translation>
  </message>
  <message>
   <source>You find it on the Connection page of your other computer; the service knows it too.</source>
   <translation>Sie steht auf der Seite „Verbindung“ Ihres anderen Computers; auch der Dienst kennt sie.</translation>
  </message>
  <message>
   <source>Use this account</source>
   <translation>Dieses Konto verwenden</translation>
  </message>
  <message>
   <source>I have an account here already</source>
   <translation>Ich habe hier schon ein Konto</translation>
  </message>
  <message>
   <source>Use another account by its ID</source>
   <translation>Ein anderes Konto über seine ID verwenden</translation>
  </message>
  <message>
   <source>Choose it to go on with what is there. Nothing new is created.</source>
   <translation>Wählen Sie es, um mit dem weiterzumachen, was dort ist. Es wird nichts neu angelegt.</translation>
  </message>
  <message>
   <source>Use it to go on with what is there. Nothing new is created.</source>
   <translation>Verwenden Sie es, um mit dem weiterzumachen, was dort ist. Es wird nichts neu angelegt.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Pflichtangabe</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>{name} verwenden</translation>
  </message>
 </context>
 <context>
  <name>ExportBar</name>
  <message>
   <source>Writing the file</source>
   <translation>Datei wird geschrieben</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <source>{done} of {total} written</source>
   <translation>{done} von {total} geschrieben</translation>
  </message>
 </context>
 <context>
  <name>ExportCard</name>
  <message>
   <source>Export</source>
   <translation>Exportieren</translation>
  </message>
  <message>
   <source>Export everything</source>
   <translation>Alles exportieren</translation>
  </message>
  <message>
   <source>Exporting</source>
   <translation>Wird exportiert</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <source>Exported as {name}.</source>
   <translation>Exportiert als {name}.</translation>
  </message>
  <message>
   <source>A ZIP of JSON and CSV tables and your documents, to be read by any other program. Passwords and keys are not in it.</source>
   <translation>Ein ZIP mit JSON- und CSV-Tabellen und Ihren Dokumenten, lesbar für jedes andere Programm. Ohne Passwörter und Schlüssel.</translation>
  </message>
  <message>
   <source>Archive (*.zip)</source>
   <translation>Archiv (*.zip)</translation>
  </message>
 </context>
 <context>
  <name>FactorField</name>
  <message>
   <source>One {currency} in {base}</source>
   <translation>Ein {currency} in {base}</translation>
  </message>
  <message>
   <source>Such as {example}</source>
   <translation>Zum Beispiel {example}</translation>
  </message>
 </context>
 <context>
  <name>FailedSheet</name>
  <message numerus="yes">
   <source>%n invoice(s) failed</source>
   <translation>
    <numerusform>%n Rechnung ist gescheitert</numerusform>
    <numerusform>%n Rechnungen sind gescheitert</numerusform>
   </translation>
  </message>
  <message>
   <source>{count} more</source>
   <translation>{count} weitere</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>Field</name>
  <message>
   <source>optional</source>
   <translation>optional</translation>
  </message>
 </context>
 <context>
  <name>FoldingCard</name>
  <message>
   <source>Change</source>
   <translation>Ändern</translation>
  </message>
  <message>
   <source>Fold up</source>
   <translation>Zuklappen</translation>
  </message>
 </context>
 <context>
  <name>FormsSwitch</name>
  <message>
   <source>Board</source>
   <translation>Spalten</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Tabelle</translation>
  </message>
 </context>
 <context>
  <name>FromInvoice</name>
  <message>
   <source>Choose an invoice…</source>
   <translation>Rechnung auswählen …</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Wird gelesen</translation>
  </message>
  <message>
   <source>Another invoice…</source>
   <translation>Andere Rechnung …</translation>
  </message>
  <message>
   <source>Read from {file}. Check the fields below. The invoice is kept as your first one.</source>
   <translation>Aus {file} gelesen. Prüfen Sie die Felder. Die Rechnung bleibt als Ihre erste gespeichert.</translation>
  </message>
  <message>
   <source>{file} does not say who it is from. Fill in the form; the invoice is kept.</source>
   <translation>Aus {file} geht nicht hervor, von wem sie ist. Füllen Sie das Formular aus; die Rechnung bleibt gespeichert.</translation>
  </message>
  <message>
   <source>Drop one of your unpaid invoices here. Your name, address and account are read from it.</source>
   <translation>Ziehen Sie eine Ihrer offenen Rechnungen hierher: Name, Adresse und Konto werden daraus gelesen.</translation>
  </message>
  <message>
   <source>Choose an invoice</source>
   <translation>Rechnung auswählen</translation>
  </message>
 </context>
 <context>
  <name>HelpSheet</name>
  <message>
   <source>Learn more</source>
   <translation>Mehr erfahren</translation>
  </message>
  <message>
   <source>Help: {title}</source>
   <translation>Hilfe: {title}</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Hilfe</translation>
  </message>
  <message>
   <source>Search help</source>
   <translation>Hilfe durchsuchen</translation>
  </message>
  <message>
   <source>No help page matches.</source>
   <translation>Keine Hilfeseite passt dazu.</translation>
  </message>
  <message>
   <source>All help pages</source>
   <translation>Alle Hilfeseiten</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>See also</source>
   <translation>Siehe auch</translation>
  </message>
 </context>
 <context>
  <name>InsolvencyCard</name>
  <message>
   <source>The debtor is insolvent</source>
   <translation>Der Schuldner ist insolvent</translation>
  </message>
  <message>
   <source>Edit details…</source>
   <translation>Angaben ändern …</translation>
  </message>
  <message>
   <source>Withdraw insolvency…</source>
   <translation>Insolvenzvermerk entfernen …</translation>
  </message>
  <message>
   <source>Case file with the declaration</source>
   <translation>Akte mit der Forderungsanmeldung</translation>
  </message>
  <message>
   <source>Contacts have stopped. Ask the court or the administrator by when to declare the claim.</source>
   <translation>Die Mahnungen sind eingestellt. Fragen Sie das Gericht oder den Verwalter, bis wann die Forderung anzumelden ist.</translation>
  </message>
  <message>
   <source>Contacts have stopped. Declare your claim by {day} ({when}).</source>
   <translation>Die Mahnungen sind eingestellt. Melden Sie Ihre Forderung bis {day} an ({when}).</translation>
  </message>
  <message>
   <source>Procedure</source>
   <translation>Verfahren</translation>
  </message>
  <message>
   <source>Opened on</source>
   <translation>Eröffnet am</translation>
  </message>
  <message>
   <source>Court</source>
   <translation>Gericht</translation>
  </message>
  <message>
   <source>Case number</source>
   <translation>Aktenzeichen</translation>
  </message>
  <message>
   <source>Administrator</source>
   <translation>Verwalter</translation>
  </message>
  <message>
   <source>To declare</source>
   <translation>Anzumelden</translation>
  </message>
 </context>
 <context>
  <name>InsolvencyDialog</name>
  <message>
   <source>Report insolvency</source>
   <translation>Insolvenz melden</translation>
  </message>
  <message>
   <source>Procedure</source>
   <translation>Verfahren</translation>
  </message>
  <message>
   <source>Opened on</source>
   <translation>Eröffnet am</translation>
  </message>
  <message>
   <source>Published on</source>
   <translation>Veröffentlicht am</translation>
  </message>
  <message>
   <source>In the official gazette.</source>
   <translation>In der amtlichen Bekanntmachung.</translation>
  </message>
  <message>
   <source>Court</source>
   <translation>Gericht</translation>
  </message>
  <message>
   <source>Case number</source>
   <translation>Aktenzeichen</translation>
  </message>
  <message>
   <source>Administrator</source>
   <translation>Verwalter</translation>
  </message>
  <message>
   <source>To be declared by</source>
   <translation>Anzumelden bis</translation>
  </message>
  <message>
   <source>Only where the court or a letter names a day.</source>
   <translation>Nur wenn das Gericht oder ein Schreiben einen Tag nennt.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Contacts stop at once for everything that this debtor owes you. What is left is to declare the claim in time; the app says by when.</source>
   <translation>Die Mahnungen enden sofort, für alles, was dieser Schuldner Ihnen schuldet. Es bleibt, die Forderung rechtzeitig anzumelden; die App sagt, bis wann.</translation>
  </message>
  <message>
   <source>Enter the day the court opened it, today at the latest.</source>
   <translation>Geben Sie den Tag der Eröffnung ein, spätestens heute.</translation>
  </message>
  <message>
   <source>This cannot be before the opening.</source>
   <translation>Das kann nicht vor der Eröffnung liegen.</translation>
  </message>
 </context>
 <context>
  <name>JoinSheet</name>
  <message>
   <source>Who is the same as {name}?</source>
   <translation>Welcher Schuldner ist derselbe wie {name}?</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <source>Name, email, invoice number</source>
   <translation>Name, E-Mail, Rechnungsnummer</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>No other debtor matches.</source>
   <translation>Kein anderer Schuldner passt dazu.</translation>
  </message>
  <message>
   <source>Join</source>
   <translation>Zusammenführen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>From now on both count as one: at most one contact a day and three a week for all invoices together. An insolvency, or an address that must not be contacted, applies to both. Once sent, this cannot be undone.</source>
   <translation>Ab jetzt zählen beide als einer: höchstens eine Kontaktaufnahme am Tag und drei in der Woche für alle Rechnungen zusammen. Eine Insolvenz gilt für beide, ebenso eine Adresse, die nicht mehr angeschrieben werden darf. Ist die Antwort gesendet, lässt sie sich nicht mehr zurücknehmen.</translation>
  </message>
  <message>
   <source>Both become one in this app, with all invoices, people and notes; later invoices of either are added. The service still contacts each separately. You can undo this at any time.</source>
   <translation>In dieser App werden beide zu einem, mit allen Rechnungen, Personen und Notizen; spätere Rechnungen von beiden kommen dazu. Der Dienst schreibt weiterhin jedem für sich. Sie können das jederzeit zurücknehmen.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s)</source>
   <translation>
    <numerusform>%n Rechnung</numerusform>
    <numerusform>%n Rechnungen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LeavingCards</name>
  <message numerus="yes">
   <source>%n more being submitted</source>
   <translation>
    <numerusform>%n weitere wird gestartet</numerusform>
    <numerusform>%n weitere werden gestartet</numerusform>
   </translation>
  </message>
  <message>
   <source>Being submitted</source>
   <translation>Wird gestartet</translation>
  </message>
  <message>
   <source>To be submitted {moment}</source>
   <translation>Startet am {moment}</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <source>Take {name} back</source>
   <translation>{name} zurücknehmen</translation>
  </message>
 </context>
 <context>
  <name>LeftOutSheet</name>
  <message>
   <source>Left out</source>
   <translation>Ausgelassen</translation>
  </message>
  <message>
   <source>These were not added. The files themselves are as they were.</source>
   <translation>Sie wurden nicht hinzugefügt. Die Dateien selbst sind unverändert.</translation>
  </message>
  <message>
   <source>Clear list</source>
   <translation>Liste leeren</translation>
  </message>
  <message>
   <source>Copy list</source>
   <translation>Liste kopieren</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>File or row</source>
   <translation>Datei oder Zeile</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Warum</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Spalten</translation>
  </message>
 </context>
 <context>
  <name>LetterheadCard</name>
  <message>
   <source>Logo and colour</source>
   <translation>Logo und Farbe</translation>
  </message>
  <message>
   <source>Choose a logo…</source>
   <translation>Logo auswählen …</translation>
  </message>
  <message>
   <source>Remove the logo</source>
   <translation>Logo entfernen</translation>
  </message>
  <message>
   <source>PNG or JPEG, {size} MB at most. It is scaled down to {width} × {height} pixels at most.</source>
   <translation>PNG oder JPEG, höchstens {size} MB. Es wird auf höchstens {width} × {height} Pixel verkleinert.</translation>
  </message>
  <message>
   <source>Choose a colour…</source>
   <translation>Farbe auswählen …</translation>
  </message>
  <message>
   <source>Use the default colour</source>
   <translation>Standardfarbe verwenden</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <source>Preview: an email and a letter</source>
   <translation>Vorschau: eine E-Mail und ein Brief</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wird gespeichert</translation>
  </message>
  <message>
   <source>Saved. It applies to everything sent from now on.</source>
   <translation>Gespeichert. Es gilt für alles, was von nun an gesendet wird.</translation>
  </message>
  <message>
   <source>They appear at the top of emails and letters, and on the debtor’s page.</source>
   <translation>Sie erscheinen oben in E-Mails und Briefen und auf der Seite des Schuldners.</translation>
  </message>
  <message>
   <source>Text in this colour would be unreadable on white, so a darker shade is used.</source>
   <translation>Text in dieser Farbe wäre auf Weiß nicht lesbar: Sie wird dunkler verwendet.</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Ihr Unternehmen</translation>
  </message>
  <message>
   <source>Pictures ({endings})</source>
   <translation>Bilder ({endings})</translation>
  </message>
  <message>
   <source>Choose a logo</source>
   <translation>Logo auswählen</translation>
  </message>
  <message>
   <source>Choose a colour</source>
   <translation>Farbe auswählen</translation>
  </message>
 </context>
 <context>
  <name>LetterheadPreview</name>
  <message>
   <source>Preview of an email and a letter</source>
   <translation>Vorschau einer E-Mail und eines Briefs</translation>
  </message>
 </context>
 <context>
  <name>LettersCard</name>
  <message>
   <source>Letters</source>
   <translation>Briefe</translation>
  </message>
  <message>
   <source>How letters are sent</source>
   <translation>Versand der Briefe</translation>
  </message>
  <message>
   <source>I print and post them</source>
   <translation>Ich drucke und verschicke sie</translation>
  </message>
  <message>
   <source>Into a folder, as PDF</source>
   <translation>In einen Ordner, als PDF</translation>
  </message>
  <message>
   <source>Through a provider</source>
   <translation>Über einen Anbieter</translation>
  </message>
  <message>
   <source>Folder for letters</source>
   <translation>Ordner für Briefe</translation>
  </message>
  <message>
   <source>Choose a folder</source>
   <translation>Ordner wählen</translation>
  </message>
  <message>
   <source>Address of the provider</source>
   <translation>Adresse des Anbieters</translation>
  </message>
  <message>
   <source>Token of the provider</source>
   <translation>Token des Anbieters</translation>
  </message>
  <message>
   <source>Lines under your name</source>
   <translation>Zeilen unter Ihrem Namen</translation>
  </message>
  <message>
   <source>At the top of each letter. If empty: the address, email and phone of your account.</source>
   <translation>Im Kopf jedes Briefs. Wenn leer: Adresse, E-Mail und Telefon Ihres Kontos.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wird gespeichert</translation>
  </message>
  <message>
   <source>Unchanged</source>
   <translation>Unverändert</translation>
  </message>
  <message>
   <source>Saved. It applies to letters from now on.</source>
   <translation>Gespeichert. Es gilt für Briefe ab jetzt.</translation>
  </message>
  <message>
   <source>Practice posts nothing; a letter is only shown.</source>
   <translation>Die Übung verschickt nichts; ein Brief wird nur gezeigt.</translation>
  </message>
  <message>
   <source>Each letter waits as a PDF on the page of its invoice.</source>
   <translation>Jeder Brief wartet als PDF auf der Seite seiner Rechnung.</translation>
  </message>
  <message>
   <source>Each letter is saved there once, ready to print: for a shared folder or a print shop.</source>
   <translation>Jeder Brief wird einmal dort abgelegt, fertig zum Drucken: für einen gemeinsamen Ordner oder den einer Druckerei.</translation>
  </message>
  <message>
   <source>Each letter is handed over once, as PDF and address, over HTTPS.</source>
   <translation>Jeder Brief wird einmal übergeben, als PDF mit Adresse, über HTTPS.</translation>
  </message>
  <message>
   <source>The operator of this service prints and posts the letters.</source>
   <translation>Der Betreiber dieses Dienstes druckt und verschickt die Briefe.</translation>
  </message>
  <message>
   <source>Where letters are saved.</source>
   <translation>Wo Briefe gespeichert werden.</translation>
  </message>
  <message>
   <source>An address that begins with https://</source>
   <translation>Eine Adresse, die mit https:// beginnt</translation>
  </message>
  <message>
   <source>These values cannot be used together.</source>
   <translation>Diese Werte passen nicht zusammen.</translation>
  </message>
  <message>
   <source>At most {lines} lines of {letters} characters.</source>
   <translation>Höchstens {lines} Zeilen mit {letters} Zeichen.</translation>
  </message>
 </context>
 <context>
  <name>LettersOnly</name>
  <message>
   <source>A letter needs the debtor’s street, town and postcode: correct the details first.</source>
   <translation>Ein Brief braucht Straße, Ort und Postleitzahl des Schuldners: Korrigieren Sie zuerst die Angaben.</translation>
  </message>
 </context>
 <context>
  <name>LinesForm</name>
  <message>
   <source>Invoices</source>
   <translation>Rechnungen</translation>
  </message>
 </context>
 <context>
  <name>LinkCard</name>
  <message>
   <source>Debtor’s page</source>
   <translation>Seite des Schuldners</translation>
  </message>
  <message>
   <source>Here the debtor pays, answers or disputes. You can send the link yourself.</source>
   <translation>Hier zahlt der Schuldner, antwortet oder erhebt Einwände. Sie können den Link selbst verschicken.</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Link kopieren</translation>
  </message>
  <message>
   <source>QR code</source>
   <translation>QR-Code</translation>
  </message>
  <message>
   <source>No browser could be opened. The address is {address}</source>
   <translation>Es ließ sich kein Browser öffnen. Die Adresse ist {address}</translation>
  </message>
 </context>
 <context>
  <name>LinkSheet</name>
  <message>
   <source>Debtor’s page</source>
   <translation>Seite des Schuldners</translation>
  </message>
  <message>
   <source>Scan it with a phone to open the page where the debtor pays or answers.</source>
   <translation>Scannen Sie den Code mit einem Telefon, um die Seite zu öffnen, auf der der Schuldner zahlt oder antwortet.</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Link kopieren</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>ListCard</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n weitere</numerusform>
    <numerusform>%n weitere</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LocalCards</name>
  <message>
   <source>Amount</source>
   <translation>Betrag</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Rechnungen</translation>
  </message>
  <message>
   <source>Still owed by age</source>
   <translation>Noch offen nach Alter</translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Alter</translation>
  </message>
  <message>
   <source>Recovered by month of submission</source>
   <translation>Eingegangen nach Monat des Mahnbeginns</translation>
  </message>
  <message>
   <source>Month</source>
   <translation>Monat</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Eingegangen</translation>
  </message>
  <message>
   <source>Share</source>
   <translation>Anteil</translation>
  </message>
  <message>
   <source>Days</source>
   <translation>Tage</translation>
  </message>
  <message>
   <source>{recovered} of {count}</source>
   <translation>{recovered} von {count}</translation>
  </message>
 </context>
 <context>
  <name>LongText</name>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
 </context>
 <context>
  <name>LookAlikeCard</name>
  <message>
   <source>Is it the same invoice?</source>
   <translation>Ist es dieselbe Rechnung?</translation>
  </message>
  <message>
   <source>If it is, remove one of them: otherwise the debtor is asked twice for one amount.</source>
   <translation>Wenn ja, entfernen Sie eine davon: Sonst wird derselbe Betrag zweimal vom Schuldner verlangt.</translation>
  </message>
  <message>
   <source>Remove this one</source>
   <translation>Diese entfernen</translation>
  </message>
  <message>
   <source>Keep this one, remove the other</source>
   <translation>Diese behalten, die andere entfernen</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Beide behalten</translation>
  </message>
 </context>
 <context>
  <name>Lost</name>
  <message>
   <source>An invoice you submitted</source>
   <translation>Eine Rechnung, die Sie anmahnen</translation>
  </message>
  <message>
   <source>Your cancellation</source>
   <translation>Ihr Abbruch</translation>
  </message>
  <message>
   <source>Your evidence</source>
   <translation>Ihre Nachweise</translation>
  </message>
  <message>
   <source>Your decision about the payment</source>
   <translation>Ihre Entscheidung über die Zahlung</translation>
  </message>
  <message>
   <source>A contact you added</source>
   <translation>Ein Kontakt, den Sie hinzufügten</translation>
  </message>
  <message>
   <source>A debtor’s address you corrected</source>
   <translation>Die Adresse eines Schuldners, die Sie korrigiert haben</translation>
  </message>
  <message>
   <source>Notes or details you changed</source>
   <translation>Notizen oder Angaben, die Sie geändert haben</translation>
  </message>
  <message>
   <source>A payment you recorded</source>
   <translation>Eine Zahlung, die Sie eingetragen haben</translation>
  </message>
  <message>
   <source>A payment you took back</source>
   <translation>Eine Zahlung, die Sie zurückgenommen haben</translation>
  </message>
  <message>
   <source>A credit note you recorded</source>
   <translation>Eine Rechnungskorrektur, die Sie eingetragen haben</translation>
  </message>
  <message>
   <source>Whether an invoice gets reminders of its own</source>
   <translation>Ob eine Rechnung einzeln gemahnt wird</translation>
  </message>
  <message>
   <source>A pause you started</source>
   <translation>Eine Pause, die Sie begonnen haben</translation>
  </message>
  <message>
   <source>A pause you ended</source>
   <translation>Eine Pause, die Sie beendet haben</translation>
  </message>
  <message>
   <source>Whether interest is asked for too</source>
   <translation>Ob auch Zinsen gefordert werden</translation>
  </message>
  <message>
   <source>A call you logged</source>
   <translation>Ein Anruf, den Sie eingetragen haben</translation>
  </message>
  <message>
   <source>A promise to pay you recorded</source>
   <translation>Eine Zahlungszusage, die Sie eingetragen haben</translation>
  </message>
  <message>
   <source>A dispute you recorded</source>
   <translation>Ein Einwand, den Sie eingetragen haben</translation>
  </message>
  <message>
   <source>That a dispute is settled</source>
   <translation>Dass ein Einwand geklärt ist</translation>
  </message>
  <message>
   <source>An agreement you proposed</source>
   <translation>Eine Vereinbarung, die Sie vorgeschlagen haben</translation>
  </message>
  <message>
   <source>Your answer to a proposal</source>
   <translation>Ihre Antwort auf einen Vorschlag</translation>
  </message>
  <message>
   <source>An insolvency you reported</source>
   <translation>Eine Insolvenz, die Sie gemeldet haben</translation>
  </message>
  <message>
   <source>That there is no insolvency</source>
   <translation>Dass keine Insolvenz vorliegt</translation>
  </message>
  <message>
   <source>A change to a planned contact</source>
   <translation>Eine Änderung an einem geplanten Schritt</translation>
  </message>
  <message>
   <source>Your approval of the plan</source>
   <translation>Ihre Freigabe des Plans</translation>
  </message>
  <message>
   <source>A letter you posted or a call you made</source>
   <translation>Ein Brief, den Sie verschickt, oder ein Anruf, den Sie gemacht haben</translation>
  </message>
  <message>
   <source>What you did with a message</source>
   <translation>Was Sie mit einer Nachricht gemacht haben</translation>
  </message>
  <message>
   <source>Your answer to a message</source>
   <translation>Ihre Antwort auf eine Nachricht</translation>
  </message>
  <message>
   <source>Your answer whether two debtors are the same</source>
   <translation>Ihre Antwort, ob zwei Schuldner derselbe sind</translation>
  </message>
 </context>
 <context>
  <name>LostAnswerSheet</name>
  <message>
   <source>Did this arrive?</source>
   <translation>Ist das angekommen?</translation>
  </message>
  <message>
   <source>The connection broke before the service answered. The app checked and cannot tell whether it arrived. Nothing is sent twice unless you say so.</source>
   <translation>Die Verbindung brach ab, bevor der Dienst antwortete. Die App hat nachgesehen und kann nicht sagen, ob es ankam. Ohne Ihre Zustimmung wird nichts zweimal gesendet.</translation>
  </message>
  <message>
   <source>What was sent</source>
   <translation>Was gesendet wurde</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Über die App</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Wann</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Betrag</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Später entscheiden</translation>
  </message>
  <message>
   <source>Not arrived: send it</source>
   <translation>Nicht angekommen: senden</translation>
  </message>
  <message>
   <source>It arrived</source>
   <translation>Es kam an</translation>
  </message>
  <message>
   <source>Check with the service before you decide.</source>
   <translation>Sehen Sie beim Dienst nach, bevor Sie entscheiden.</translation>
  </message>
  <message>
   <source>At the service now:</source>
   <translation>Beim Dienst steht jetzt:</translation>
  </message>
  <message>
   <source>This may be it, at the service:</source>
   <translation>Beim Dienst könnte es dies sein:</translation>
  </message>
 </context>
 <context>
  <name>MailSignIn</name>
  <message>
   <source>Open the browser again</source>
   <translation>Browser erneut öffnen</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Adresse kopieren</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Use a password instead</source>
   <translation>Stattdessen ein Passwort verwenden</translation>
  </message>
  <message>
   <source>Sign in with {provider}</source>
   <translation>Mit {provider} anmelden</translation>
  </message>
  <message>
   <source>No browser could be opened. Copy the address and open it yourself.</source>
   <translation>Es ließ sich kein Browser öffnen. Kopieren Sie die Adresse und öffnen Sie sie selbst.</translation>
  </message>
  <message>
   <source>Your browser asks whether this app may send email. Agree there and come back.</source>
   <translation>Ihr Browser fragt, ob diese App E-Mails senden darf. Stimmen Sie dort zu und kommen Sie zurück.</translation>
  </message>
  <message>
   <source>Signed in. Sending the test message…</source>
   <translation>Angemeldet. Die Testnachricht wird gesendet …</translation>
  </message>
  <message>
   <source>Your browser opens and asks. This app never sees your password.</source>
   <translation>Ihr Browser öffnet sich und fragt Sie. Diese App sieht Ihr Passwort nie.</translation>
  </message>
  <message>
   <source>Is this mailbox at one of these? Then sign in there; no password is needed here.</source>
   <translation>Liegt dieses Postfach bei einem von ihnen? Dann melden Sie sich dort an; hier ist kein Passwort nötig.</translation>
  </message>
 </context>
 <context>
  <name>MailStep</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Set up later, begin with letters</source>
   <translation>Später einrichten, mit Briefen anfangen</translation>
  </message>
  <message>
   <source>Without a mailbox you print and post letters. Emails wait for it.</source>
   <translation>Ohne Postfach drucken und verschicken Sie Briefe selbst. Was als E-Mail hinausgehen soll, wartet darauf.</translation>
  </message>
  <message>
   <source>More about what debtors are asked for</source>
   <translation>Mehr dazu, was von Schuldnern verlangt wird</translation>
  </message>
  <message>
   <source>Your mailbox</source>
   <translation>Ihr Postfach</translation>
  </message>
  <message>
   <source>Step 2 of 2. You get a test message. Nothing is sent to a debtor until you approve it.</source>
   <translation>Schritt 2 von 2. Sie erhalten eine Testnachricht. An Schuldner geht nichts ohne Ihre Freigabe.</translation>
  </message>
 </context>
 <context>
  <name>MailView</name>
  <message>
   <source>The message as it arrives</source>
   <translation>Die Nachricht, wie sie ankommt</translation>
  </message>
 </context>
 <context>
  <name>MailboxCard</name>
  <message>
   <source>Your mailbox</source>
   <translation>Ihr Postfach</translation>
  </message>
  <message>
   <source>Email address</source>
   <translation>E-Mail-Adresse</translation>
  </message>
  <message>
   <source>name@company.example</source>
   <translation>name@firma.example</translation>
  </message>
  <message>
   <source>Password</source>
   <translation>Passwort</translation>
  </message>
  <message>
   <source>Open the provider’s page</source>
   <translation>Seite des Anbieters öffnen</translation>
  </message>
  <message>
   <source>Look in Thunderbird’s public table</source>
   <translation>In der öffentlichen Liste von Thunderbird nachsehen</translation>
  </message>
  <message>
   <source>Send test and save</source>
   <translation>Testen und speichern</translation>
  </message>
  <message>
   <source>Server settings</source>
   <translation>Servereinstellungen</translation>
  </message>
  <message>
   <source>Mail server</source>
   <translation>Mailserver</translation>
  </message>
  <message>
   <source>Encryption</source>
   <translation>Verschlüsselung</translation>
  </message>
  <message>
   <source>STARTTLS (most common)</source>
   <translation>STARTTLS (üblich)</translation>
  </message>
  <message>
   <source>TLS from the start</source>
   <translation>TLS von Anfang an</translation>
  </message>
  <message>
   <source>None (only on this computer)</source>
   <translation>Keine (nur auf diesem Computer)</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Port</translation>
  </message>
  <message>
   <source>User name</source>
   <translation>Benutzername</translation>
  </message>
  <message>
   <source>If empty: the email address</source>
   <translation>Wenn leer: Ihre E-Mail-Adresse</translation>
  </message>
  <message>
   <source>App password</source>
   <translation>App-Passwort</translation>
  </message>
  <message>
   <source>Looking up</source>
   <translation>Wird gesucht</translation>
  </message>
  <message>
   <source>Its mail server is {host}.</source>
   <translation>Der Mailserver ist {host}.</translation>
  </message>
  <message>
   <source>Unchanged</source>
   <translation>Unverändert</translation>
  </message>
  <message>
   <source>Sending the test</source>
   <translation>Test wird gesendet</translation>
  </message>
  <message>
   <source>An email address, such as name@company.example.</source>
   <translation>Eine E-Mail-Adresse, etwa name@firma.example.</translation>
  </message>
  <message>
   <source>The name of your mail server, such as smtp.company.example.</source>
   <translation>Der Name Ihres Mailservers, etwa smtp.company.example.</translation>
  </message>
  <message>
   <source>A number from 1 to 65535; usually 587.</source>
   <translation>Eine Zahl von 1 bis 65535; meist 587.</translation>
  </message>
  <message>
   <source>Enter the password.</source>
   <translation>Geben Sie das Passwort ein.</translation>
  </message>
  <message>
   <source>These values cannot be used together.</source>
   <translation>Diese Werte passen nicht zusammen.</translation>
  </message>
  <message>
   <source>{provider} accepts no password from other programs, and this version of the app cannot sign in there. Use an address of another provider.</source>
   <translation>{provider} nimmt von anderen Programmen kein Passwort an, und diese Version der App kann sich dort nicht anmelden. Verwenden Sie eine Adresse bei einem anderen Anbieter.</translation>
  </message>
  <message>
   <source>This version of the app cannot sign in with {title}. Use an app password: you create it in the settings of {provider}.</source>
   <translation>Diese Version der App kann sich nicht mit {title} anmelden. Verwenden Sie ein App-Passwort: Sie erstellen es in den Einstellungen von {provider}.</translation>
  </message>
  <message>
   <source>{provider} requires a password made for this app, not your usual one. You create it in its settings.</source>
   <translation>{provider} verlangt ein Passwort nur für diese App, nicht Ihr übliches. Sie erstellen es in dessen Einstellungen.</translation>
  </message>
  <message>
   <source>{provider} lets other programs send once you allow it in its settings (POP3, IMAP, SMTP).</source>
   <translation>{provider} lässt andere Programme senden, sobald Sie es dort in den Einstellungen erlaubt haben (POP3, IMAP, SMTP).</translation>
  </message>
  <message>
   <source>Its mail server is looked up when you send the test.</source>
   <translation>Der Mailserver wird beim Testen ermittelt.</translation>
  </message>
  <message>
   <source>{domain} does not answer. Check the address and your internet connection, or enter the mail server.</source>
   <translation>{domain} antwortet nicht. Prüfen Sie die Adresse und Ihre Internetverbindung, oder geben Sie den Mailserver ein.</translation>
  </message>
  <message>
   <source>No settings for {domain} were found. Enter its mail server: its help pages name it.</source>
   <translation>Zu {domain} wurden keine Einstellungen gefunden. Geben Sie den Mailserver ein; er steht auf den Hilfeseiten des Anbieters.</translation>
  </message>
  <message>
   <source>{domain} publishes no settings. A public table may have them; it learns this domain, not your address.</source>
   <translation>{domain} veröffentlicht keine Einstellungen. Vielleicht stehen sie in einer öffentlichen Liste: Sie erfährt die Domain, nicht Ihre Adresse.</translation>
  </message>
  <message>
   <source>Saved. Practice sends nothing, so it was not tested.</source>
   <translation>Gespeichert. Die Übung verschickt nichts, deshalb wurde nicht getestet.</translation>
  </message>
  <message>
   <source>Saved. A test message is on its way to you.</source>
   <translation>Gespeichert. Eine Testnachricht ist an Sie unterwegs.</translation>
  </message>
  <message>
   <source>Reminders are sent from your own address, so debtors answer you.</source>
   <translation>Mahnungen werden von Ihrer eigenen Adresse verschickt: Schuldner antworten Ihnen.</translation>
  </message>
  <message>
   <source>In use. You signed in with {provider}.</source>
   <translation>In Gebrauch. Sie sind mit {provider} angemeldet.</translation>
  </message>
  <message>
   <source>In use. The password is sealed and never shown.</source>
   <translation>In Gebrauch. Das Passwort ist versiegelt und wird nie angezeigt.</translation>
  </message>
 </context>
 <context>
  <name>MessageCard</name>
  <message>
   <source>Previous invoice</source>
   <translation>Vorherige Rechnung</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Nächste Rechnung</translation>
  </message>
  <message>
   <source>Letters only for this invoice</source>
   <translation>Nur Briefe zu dieser Rechnung</translation>
  </message>
  <message>
   <source>{at} of {count}</source>
   <translation>{at} von {count}</translation>
  </message>
  <message>
   <source>Next message</source>
   <translation>Nächste Nachricht</translation>
  </message>
  <message>
   <source>No further message is planned.</source>
   <translation>Keine weitere Nachricht ist geplant.</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>Text wird geladen …</translation>
  </message>
  <message>
   <source>Sent to {to}, {moment}.</source>
   <translation>Gesendet an {to}, {moment}.</translation>
  </message>
  <message>
   <source>Leaves once your mailbox is set up. You can still undo it.</source>
   <translation>Geht hinaus, sobald Ihr Postfach eingerichtet ist. Sie können es noch rückgängig machen.</translation>
  </message>
  <message>
   <source>Will be sent in a few seconds. You can still undo it.</source>
   <translation>Wird in wenigen Sekunden gesendet. Sie können es noch rückgängig machen.</translation>
  </message>
  <message>
   <source>Your mail server is accepting it.</source>
   <translation>Ihr Mailserver nimmt sie gerade an.</translation>
  </message>
  <message>
   <source>Being skipped…</source>
   <translation>Wird ausgelassen …</translation>
  </message>
  <message>
   <source>Being changed…</source>
   <translation>Wird geändert …</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Kanal</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Wann</translation>
  </message>
  <message>
   <source>{moment}, {when}</source>
   <translation>{moment}, {when}</translation>
  </message>
  <message>
   <source>{moment}, if you approve now</source>
   <translation>{moment}, wenn Sie jetzt freigeben</translation>
  </message>
  <message>
   <source>As soon as the plan is approved; at night and at weekends on the next working day</source>
   <translation>Sobald der Plan freigegeben ist; nachts und am Wochenende am nächsten Arbeitstag</translation>
  </message>
  <message>
   <source>{moment}, if the plan is approved</source>
   <translation>{moment}, wenn der Plan freigegeben ist</translation>
  </message>
 </context>
 <context>
  <name>MessageSheet</name>
  <message>
   <source>To</source>
   <translation>An</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Wann</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>Kontakt</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notizen</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Betreff</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Text der Nachricht</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Save as sent…</source>
   <translation>Speichern, wie gesendet …</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Open the letter</source>
   <translation>Brief öffnen</translation>
  </message>
  <message>
   <source>Practice: nothing was sent.</source>
   <translation>Übung: Es wurde nichts verschickt.</translation>
  </message>
  <message>
   <source>Sent.</source>
   <translation>Gesendet.</translation>
  </message>
 </context>
 <context>
  <name>NameDialog</name>
  <message>
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
 </context>
 <context>
  <name>NarrowedLine</name>
  <message>
   <source>Clear</source>
   <translation>Aufheben</translation>
  </message>
  <message numerus="yes">
   <source>%n filter(s)</source>
   <translation>
    <numerusform>%n Filter</numerusform>
    <numerusform>%n Filter</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>NeverCard</name>
  <message>
   <source>Never contact</source>
   <translation>Nie kontaktieren</translation>
  </message>
  <message>
   <source>Email address or phone number</source>
   <translation>E-Mail-Adresse oder Telefonnummer</translation>
  </message>
  <message>
   <source>name@company.example</source>
   <translation>name@firma.example</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Warum</translation>
  </message>
  <message>
   <source>Search the list</source>
   <translation>In der Liste suchen</translation>
  </message>
  <message>
   <source>Nobody is on the list</source>
   <translation>Niemand steht auf der Liste</translation>
  </message>
  <message numerus="yes">
   <source>%n on the list</source>
   <translation>
    <numerusform>%n Eintrag auf der Liste</numerusform>
    <numerusform>%n Einträge auf der Liste</numerusform>
   </translation>
  </message>
  <message>
   <source>There are more: search for the one you need.</source>
   <translation>Es gibt weitere: Suchen Sie den gewünschten Eintrag.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wird gespeichert</translation>
  </message>
  <message>
   <source>Nobody is contacted at {address} any more.</source>
   <translation>Unter {address} wird niemand mehr kontaktiert.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Wird geladen …</translation>
  </message>
  <message>
   <source>Nothing on the list matches.</source>
   <translation>Nichts in der Liste passt dazu.</translation>
  </message>
  <message>
   <source>The list is empty. What you enter here gets no email, call or text message from any recovery.</source>
   <translation>Die Liste ist leer. Was Sie hier eintragen, erhält aus keinem Mahnvorgang eine E-Mail, einen Anruf oder eine SMS.</translation>
  </message>
  <message>
   <source>No email, call or text message goes to these, whichever invoice it is about.</source>
   <translation>Keine E-Mail, kein Anruf und keine SMS geht dorthin, um welche Rechnung auch immer es geht.</translation>
  </message>
  <message>
   <source>Contact again</source>
   <translation>Wieder kontaktieren</translation>
  </message>
  <message>
   <source>Contact {address} again</source>
   <translation>{address} wieder kontaktieren</translation>
  </message>
  <message>
   <source>This is neither an email address nor a phone number.</source>
   <translation>Das ist weder eine E-Mail-Adresse noch eine Telefonnummer.</translation>
  </message>
 </context>
 <context>
  <name>NewsSheet</name>
  <message>
   <source>What’s new</source>
   <translation>Neuigkeiten</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Version {version}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>NoCorrectionSheet</name>
  <message>
   <source>The details cannot be corrected</source>
   <translation>Die Angaben lassen sich nicht korrigieren</translation>
  </message>
  <message>
   <source>This service has no way to correct a debtor’s details after the submission. You can add a contact with the right email address, or cancel this recovery and submit the invoice again with the right address.</source>
   <translation>Bei diesem Dienst lassen sich Angaben zum Schuldner nach dem Start nicht korrigieren. Sie können einen Kontakt mit der richtigen E-Mail-Adresse hinzufügen oder diesen Mahnvorgang abbrechen und die Rechnung mit der richtigen Adresse erneut anmahnen.</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>NotesSection</name>
  <message>
   <source>Agreed interest rate</source>
   <translation>Vereinbarter Zinssatz</translation>
  </message>
  <message>
   <source>Rounding</source>
   <translation>Rundung</translation>
  </message>
  <message>
   <source>Your notes</source>
   <translation>Ihre Notizen</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notizen</translation>
  </message>
  <message>
   <source>Saved as you type. The debtor does not see them.</source>
   <translation>Wird beim Tippen gespeichert. Der Schuldner sieht die Notizen nicht.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>More data</source>
   <translation>Weitere Angaben</translation>
  </message>
  <message>
   <source>What other programs store here, such as the account number in your books.</source>
   <translation>Was andere Programme hier ablegen, etwa die Nummer in Ihrer Buchhaltung.</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Wert</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Hinzufügen</translation>
  </message>
  <message>
   <source>Technical data</source>
   <translation>Technische Daten</translation>
  </message>
  <message>
   <source>Being saved…</source>
   <translation>Wird gespeichert …</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>{name} entfernen</translation>
  </message>
  <message>
   <source>Everything is saved.</source>
   <translation>Alles ist gespeichert.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Geben Sie einen Namen ein.</translation>
  </message>
  <message>
   <source>This name is taken; remove it first.</source>
   <translation>Dieser Name ist vergeben; entfernen Sie ihn zuerst.</translation>
  </message>
 </context>
 <context>
  <name>NoticeSettings</name>
  <message>
   <source>Notices</source>
   <translation>Meldungen</translation>
  </message>
  <message>
   <source>The Notices page always shows all of them. Choose which also appear on your desktop.</source>
   <translation>Die Seite „Meldungen“ zeigt immer alle. Wählen Sie, welche auch auf dem Desktop erscheinen.</translation>
  </message>
  <message>
   <source>Show notifications on the desktop</source>
   <translation>Benachrichtigungen auf dem Desktop zeigen</translation>
  </message>
  <message>
   <source>What needs your answer</source>
   <translation>Was Ihre Antwort braucht</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Zahlungen</translation>
  </message>
  <message>
   <source>Recovered, cancelled, insolvent</source>
   <translation>Eingegangen, abgebrochen, insolvent</translation>
  </message>
  <message>
   <source>Every contact and step</source>
   <translation>Jede Nachricht, jeder Anruf und jeder Schritt</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Ihr Unternehmen</translation>
  </message>
  <message>
   <source>Quiet hours: what happens then is shown afterwards</source>
   <translation>Ruhezeiten: Was dann geschieht, erscheint danach</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Von</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Bis</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nie</translation>
  </message>
  <message>
   <source>{days} days before</source>
   <translation>{days} Tage vorher</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>Am Tag davor</translation>
  </message>
  <message>
   <source>Remind me of deadlines</source>
   <translation>An Fristen erinnern</translation>
  </message>
  <message>
   <source>Keep working in the tray when the window is closed</source>
   <translation>Im Infobereich weiterarbeiten, wenn das Fenster geschlossen ist</translation>
  </message>
  <message>
   <source>Where the desktop has a tray. “Quit” ends the app.</source>
   <translation>Falls der Desktop einen hat. „Beenden“ schließt die App.</translation>
  </message>
  <message>
   <source>It begins and ends at the same hour, so nothing waits.</source>
   <translation>Beginn und Ende sind dieselbe Stunde: Nichts wartet.</translation>
  </message>
 </context>
 <context>
  <name>NoticesPage</name>
  <message>
   <source>Notices</source>
   <translation>Meldungen</translation>
  </message>
  <message>
   <source>Only new</source>
   <translation>Nur Neues</translation>
  </message>
  <message>
   <source>Mark all as read</source>
   <translation>Alle als gelesen markieren</translation>
  </message>
  <message>
   <source>Add deadlines to the calendar</source>
   <translation>Fristen in den Kalender eintragen</translation>
  </message>
  <message>
   <source>Save your open deadlines as a file for any calendar</source>
   <translation>Ihre offenen Fristen als Datei für jeden Kalender speichern</translation>
  </message>
  <message>
   <source>You have seen everything.</source>
   <translation>Sie haben alles gesehen.</translation>
  </message>
  <message>
   <source>No notices yet</source>
   <translation>Noch keine Meldungen</translation>
  </message>
  <message>
   <source>Payments, answers, disputes and deadlines appear here, each with its invoice.</source>
   <translation>Zahlungen, Antworten, Einwände und Fristen erscheinen hier, jeweils mit ihrer Rechnung.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Rechnung öffnen</translation>
  </message>
  <message numerus="yes">
   <source>%n new</source>
   <translation>
    <numerusform>%n neu</numerusform>
    <numerusform>%n neu</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing new. Earlier notices stay here.</source>
   <translation>Nichts Neues. Frühere Meldungen bleiben hier.</translation>
  </message>
  <message>
   <source>Mark as read</source>
   <translation>Als gelesen markieren</translation>
  </message>
  <message>
   <source>Mark as read: {what}</source>
   <translation>Als gelesen markieren: {what}</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <source>Open: {what}</source>
   <translation>Öffnen: {what}</translation>
  </message>
  <message>
   <source>And {count} more in its history</source>
   <translation>Und {count} weitere in ihrem Verlauf</translation>
  </message>
  <message>
   <source>New · {when}</source>
   <translation>Neu · {when}</translation>
  </message>
 </context>
 <context>
  <name>OnboardingPage</name>
  <message>
   <source>Your account is active</source>
   <translation>Ihr Konto ist aktiv</translation>
  </message>
  <message>
   <source>You can submit invoices now. The first one takes a minute.</source>
   <translation>Sie können jetzt Rechnungen anmahnen. Die erste dauert eine Minute.</translation>
  </message>
  <message>
   <source>Submit an invoice</source>
   <translation>Rechnung anmahnen</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Land</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Ihr Unternehmen</translation>
  </message>
  <message>
   <source>This is what debtors read. It is saved as you type, and you can change it later.</source>
   <translation>Das lesen die Schuldner. Sie können es später ändern; es wird beim Tippen gespeichert.</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Unternehmen</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>14 digits. Required for companies in France.</source>
   <translation>14 Ziffern. Pflicht für Unternehmen in Frankreich.</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>USt-IdNr.</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Straße und Hausnummer</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Adresse, zweite Zeile</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Postleitzahl</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Ort</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Sie</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Vorname</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Nachname</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-Mail</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefon</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>What that means</source>
   <translation>Was das heißt</translation>
  </message>
  <message>
   <source>Recoveries pause: nobody is contacted for you.</source>
   <translation>Die Mahnvorgänge ruhen: Niemand wird für Sie kontaktiert.</translation>
  </message>
  <message>
   <source>What debtors pay still arrives and is recorded.</source>
   <translation>Was Schuldner zahlen, geht weiterhin ein und wird eingetragen.</translation>
  </message>
  <message>
   <source>Nothing is lost. Everything resumes once the account is active again.</source>
   <translation>Nichts geht verloren. Alles geht weiter, sobald das Konto wieder aktiv ist.</translation>
  </message>
  <message>
   <source>Still needed</source>
   <translation>Noch nötig</translation>
  </message>
  <message>
   <source>Complete in the browser</source>
   <translation>Im Browser vervollständigen</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Aktualisieren</translation>
  </message>
  <message>
   <source>No browser could be opened. The address is {address}</source>
   <translation>Es ließ sich kein Browser öffnen. Die Adresse ist {address}</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Pflichtangabe</translation>
  </message>
  <message>
   <source>Your account is suspended</source>
   <translation>Ihr Konto ist gesperrt</translation>
  </message>
  <message>
   <source>Almost there</source>
   <translation>Fast geschafft</translation>
  </message>
  <message>
   <source>The service stopped it. What it still needs is listed below; the app notices when it is done.</source>
   <translation>Der Dienst hat es angehalten. Was er noch braucht, steht unten; die App bemerkt, wenn es erledigt ist.</translation>
  </message>
  <message>
   <source>Complete this once; the app notices when it is done.</source>
   <translation>Einmal ausfüllen; die App bemerkt, wenn es erledigt ist.</translation>
  </message>
  <message>
   <source>Checking what the service needs…</source>
   <translation>Es wird geprüft, was der Dienst braucht …</translation>
  </message>
  <message>
   <source>The service gives no reason. Ask it in the browser why the account is suspended.</source>
   <translation>Der Dienst nennt keinen Grund. Fragen Sie ihn im Browser, warum das Konto gesperrt ist.</translation>
  </message>
  <message>
   <source>Everything is in. The service is checking it now.</source>
   <translation>Alles ist da. Der Dienst prüft es gerade.</translation>
  </message>
  <message>
   <source>The page in the browser shows what the service still needs.</source>
   <translation>Die Seite im Browser zeigt, was der Dienst noch braucht.</translation>
  </message>
  <message>
   <source>Overdue</source>
   <translation>Überfällig</translation>
  </message>
  <message>
   <source>Needed now</source>
   <translation>Jetzt nötig</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Später</translation>
  </message>
 </context>
 <context>
  <name>OpenedFile</name>
  <message>
   <source>Save as…</source>
   <translation>Speichern unter…</translation>
  </message>
  <message>
   <source>Show in folder</source>
   <translation>Im Ordner zeigen</translation>
  </message>
  <message>
   <source>Copy the path</source>
   <translation>Pfad kopieren</translation>
  </message>
  <message>
   <source>Opened outside of this app. If nothing appeared, save the file or open it from its folder.</source>
   <translation>Außerhalb dieser App geöffnet. Ist nichts erschienen, speichern Sie die Datei oder öffnen Sie sie aus ihrem Ordner.</translation>
  </message>
  <message>
   <source>No program on this computer opened the file. Save it, or open it from its folder.</source>
   <translation>Kein Programm auf diesem Computer hat die Datei geöffnet. Speichern Sie sie oder öffnen Sie sie aus ihrem Ordner.</translation>
  </message>
  <message>
   <source>It could not be saved there. Choose another folder.</source>
   <translation>Dort ließ sie sich nicht speichern. Wählen Sie einen anderen Ordner.</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Gespeichert unter {path}</translation>
  </message>
  <message>
   <source>The path is on the clipboard.</source>
   <translation>Der Pfad ist in der Zwischenablage.</translation>
  </message>
 </context>
 <context>
  <name>OrderNote</name>
  <message>
   <source>Rates…</source>
   <translation>Kurse …</translation>
  </message>
  <message>
   <source>Several currencies: each is sorted separately.</source>
   <translation>Mehrere Währungen: Jede ist für sich geordnet.</translation>
  </message>
  <message>
   <source>Sorted by your rates of {day}.</source>
   <translation>Geordnet nach Ihren Kursen vom {day}.</translation>
  </message>
  <message>
   <source>Sorted separately, without a rate: {currencies}.</source>
   <translation>Für sich, ohne Kurs: {currencies}.</translation>
  </message>
 </context>
 <context>
  <name>OtherDocumentCard</name>
  <message>
   <source>This is an invoice after all</source>
   <translation>Es ist doch eine Rechnung</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Record against the invoice</source>
   <translation>Bei der Rechnung eintragen</translation>
  </message>
  <message>
   <source>Leave it out</source>
   <translation>Weglassen</translation>
  </message>
  <message>
   <source>The debtor is not asked to pay it.</source>
   <translation>Vom Schuldner wird dafür nichts gefordert.</translation>
  </message>
  <message>
   <source>It reduces what {debtor} owes you.</source>
   <translation>Sie mindert, was {debtor} Ihnen schuldet.</translation>
  </message>
  <message>
   <source>It reduces an invoice.</source>
   <translation>Sie mindert eine Rechnung.</translation>
  </message>
  <message>
   <source>It reduces what {debtor} owes you. Record it on the invoice it belongs to: “{field}”.</source>
   <translation>Sie mindert, was {debtor} Ihnen schuldet. Tragen Sie sie bei der Rechnung ein, zu der sie gehört: „{field}“.</translation>
  </message>
  <message>
   <source>It reduces what your customer owes you. Record it on the invoice it belongs to: “{field}”.</source>
   <translation>Sie mindert, was Ihr Kunde Ihnen schuldet. Tragen Sie sie bei der Rechnung ein, zu der sie gehört: „{field}“.</translation>
  </message>
 </context>
 <context>
  <name>OtherEncryption</name>
  <message>
   <source>Try TLS from the start</source>
   <translation>TLS von Anfang an versuchen</translation>
  </message>
  <message>
   <source>Try STARTTLS</source>
   <translation>STARTTLS versuchen</translation>
  </message>
 </context>
 <context>
  <name>Overview</name>
  <message>
   <source>Still owed by age</source>
   <translation>Noch offen nach Alter</translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Alter</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Betrag</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Rechnungen</translation>
  </message>
  <message>
   <source>Nothing is owed.</source>
   <translation>Nichts ist offen.</translation>
  </message>
  <message>
   <source>How they usually pay</source>
   <translation>Zahlungsverhalten</translation>
  </message>
  <message>
   <source>People</source>
   <translation>Personen</translation>
  </message>
  <message>
   <source>No contacts yet.</source>
   <translation>Noch keine Kontakte.</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Nur Briefe: keine E-Mails, keine Anrufe</translation>
  </message>
  <message>
   <source>Show more invoices ({count})</source>
   <translation>Weitere Rechnungen anzeigen ({count})</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent instead.</source>
   <translation>Keine E-Mail-Adresse ist bekannt: Stattdessen gehen Briefe hinaus.</translation>
  </message>
  <message>
   <source>Show all contacts ({count})</source>
   <translation>Alle Kontakte anzeigen ({count})</translation>
  </message>
  <message>
   <source>Not enough payments yet</source>
   <translation>Noch zu wenige Zahlungen</translation>
  </message>
  <message>
   <source>This needs {count} paid invoices with a known day of payment.</source>
   <translation>Nötig sind {count} bezahlte Rechnungen mit bekanntem Zahlungstag.</translation>
  </message>
  <message>
   <source>Median of {count} paid invoices; between {earliest} and {latest}.</source>
   <translation>Median von {count} bezahlten Rechnungen; am frühesten {earliest}, am spätesten {latest}.</translation>
  </message>
  <message>
   <source>What happens next</source>
   <translation>Wie es weitergeht</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>Was geschehen ist</translation>
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation>Noch nichts.</translation>
  </message>
  <message>
   <source>Show everything</source>
   <translation>Alles anzeigen</translation>
  </message>
  <message>
   <source>Saved. The next step will appear here.</source>
   <translation>Gespeichert. Der nächste Schritt erscheint hier.</translation>
  </message>
  <message>
   <source>All planned contacts ({count})</source>
   <translation>Alle geplanten Schritte ({count})</translation>
  </message>
  <message>
   <source>Also planned: “{what}”, {when}.</source>
   <translation>Außerdem geplant: „{what}“, {when}.</translation>
  </message>
 </context>
 <context>
  <name>Palette</name>
  <message>
   <source>Go anywhere, do anything</source>
   <translation>Überallhin gehen, alles tun</translation>
  </message>
  <message>
   <source>A page, an action, a debtor, a number</source>
   <translation>Eine Seite, eine Aktion, ein Schuldner, eine Nummer</translation>
  </message>
  <message>
   <source>Found</source>
   <translation>Gefunden</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Keine Treffer</translation>
  </message>
 </context>
 <context>
  <name>PaperView</name>
  <message>
   <source>Page of the document</source>
   <translation>Seite des Dokuments</translation>
  </message>
 </context>
 <context>
  <name>PapersSection</name>
  <message>
   <source>Documents</source>
   <translation>Dokumente</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Wird geladen …</translation>
  </message>
  <message>
   <source>Of the {count} newest invoices. Older ones have theirs on their own page.</source>
   <translation>Zu den {count} neuesten Rechnungen. Ältere haben ihre auf der eigenen Seite.</translation>
  </message>
  <message>
   <source>There are no documents yet. Letters and evidence appear here.</source>
   <translation>Noch keine Dokumente. Briefe und Nachweise erscheinen hier.</translation>
  </message>
  <message>
   <source>Submitted from this computer</source>
   <translation>Von diesem Computer angemahnt</translation>
  </message>
 </context>
 <context>
  <name>PassphraseDialog</name>
  <message>
   <source>Choose a passphrase</source>
   <translation>Passphrase wählen</translation>
  </message>
  <message>
   <source>Type your passphrase</source>
   <translation>Geben Sie Ihre Passphrase ein</translation>
  </message>
  <message>
   <source>No password store of this computer was opened. A passphrase then protects your mailbox password and your sign-ins. Write it down in a safe place: nobody can restore it.</source>
   <translation>Auf diesem Computer wurde kein Passwortspeicher geöffnet. Eine Passphrase schützt dann das Passwort Ihres Postfachs und Ihre Anmeldungen. Notieren Sie sie an einem sicheren Ort: Niemand kann sie wiederherstellen.</translation>
  </message>
  <message>
   <source>You chose it on this computer. Nothing is sent anywhere.</source>
   <translation>Sie haben sie auf diesem Computer gewählt. Nichts wird irgendwohin gesendet.</translation>
  </message>
  <message>
   <source>Ask me at each start</source>
   <translation>Bei jedem Start danach fragen</translation>
  </message>
  <message>
   <source>Keep it on this computer</source>
   <translation>Auf diesem Computer behalten</translation>
  </message>
  <message>
   <source>Anyone who can use your account on this computer can then read it.</source>
   <translation>Wer Ihr Benutzerkonto auf diesem Computer benutzen kann, kann sie dann lesen.</translation>
  </message>
  <message>
   <source>At least {count} characters.</source>
   <translation>Mindestens {count} Zeichen.</translation>
  </message>
  <message>
   <source>Passphrase</source>
   <translation>Passphrase</translation>
  </message>
  <message>
   <source>Repeat the passphrase</source>
   <translation>Passphrase wiederholen</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Erneut versuchen</translation>
  </message>
  <message>
   <source>This passphrase is not right. Type it again.</source>
   <translation>Diese Passphrase stimmt nicht. Geben Sie sie erneut ein.</translation>
  </message>
  <message>
   <source>With a password store no passphrase is needed: install one of your system, and sign in to your desktop again before you choose a passphrase.</source>
   <translation>Mit einem Passwortspeicher ist keine Passphrase nötig: Installieren Sie den Ihres Systems und melden Sie sich am Desktop neu an, bevor Sie eine Passphrase wählen.</translation>
  </message>
  <message>
   <source>The password store of this computer is still locked, or does not answer.</source>
   <translation>Der Passwortspeicher dieses Computers ist noch gesperrt oder antwortet nicht.</translation>
  </message>
  <message>
   <source>Or unlock the password store of this computer and try again: then none is needed.</source>
   <translation>Oder entsperren Sie den Passwortspeicher dieses Computers und versuchen Sie es erneut: Dann ist keine nötig.</translation>
  </message>
  <message>
   <source>Unlock</source>
   <translation>Entsperren</translation>
  </message>
  <message>
   <source>Keep on this computer</source>
   <translation>Auf diesem Computer behalten</translation>
  </message>
  <message>
   <source>Protect with passphrase</source>
   <translation>Mit Passphrase schützen</translation>
  </message>
  <message>
   <source>Type the passphrase that you chose.</source>
   <translation>Geben Sie die Passphrase ein, die Sie gewählt haben.</translation>
  </message>
  <message>
   <source>The two are not the same.</source>
   <translation>Die beiden Eingaben stimmen nicht überein.</translation>
  </message>
 </context>
 <context>
  <name>PauseCard</name>
  <message>
   <source>Resume</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <source>Change the day…</source>
   <translation>Tag ändern …</translation>
  </message>
 </context>
 <context>
  <name>PauseDebtorSheet</name>
  <message>
   <source>Pause all invoices of this debtor</source>
   <translation>Alle Rechnungen dieses Schuldners anhalten</translation>
  </message>
  <message>
   <source>Pause all</source>
   <translation>Alle anhalten</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>PauseDialog</name>
  <message>
   <source>Pause recovery</source>
   <translation>Mahnvorgang anhalten</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>PauseForm</name>
  <message>
   <source>Until a date</source>
   <translation>Bis zu einem Datum</translation>
  </message>
  <message>
   <source>Until I resume it</source>
   <translation>Bis auf Weiteres</translation>
  </message>
  <message>
   <source>Last day of the pause</source>
   <translation>Letzter Tag der Pause</translation>
  </message>
  <message>
   <source>Nobody is contacted meanwhile. The debtor can still pay and answer, and promises and legal deadlines go on.</source>
   <translation>So lange wird niemand kontaktiert. Der Schuldner kann weiter zahlen und antworten; Zusagen und gesetzliche Fristen laufen weiter.</translation>
  </message>
 </context>
 <context>
  <name>PauseManyDialog</name>
  <message numerus="yes">
   <source>Pause the recovery of %n invoice(s)?</source>
   <translation>
    <numerusform>%n Mahnvorgang anhalten?</numerusform>
    <numerusform>%n Mahnvorgänge anhalten?</numerusform>
   </translation>
  </message>
  <message>
   <source>None of these can be paused</source>
   <translation>Keine davon lässt sich anhalten</translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Diese bleiben, wie sie sind: {why}.</translation>
  </message>
  <message numerus="yes">
   <source>Pause %n invoice(s)</source>
   <translation>
    <numerusform>%n Rechnung anhalten</numerusform>
    <numerusform>%n Rechnungen anhalten</numerusform>
   </translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>PausedCard</name>
  <message>
   <source>Paused</source>
   <translation>Angehalten</translation>
  </message>
  <message>
   <source>And {count} more on the board</source>
   <translation>Und {count} weitere unter „Mahnvorgänge“</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
 </context>
 <context>
  <name>PaymentDetail</name>
  <message>
   <source>Noted</source>
   <translation>Zur Kenntnis genommen</translation>
  </message>
  <message>
   <source>It is the same</source>
   <translation>Es ist dieselbe</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Für</translation>
  </message>
  <message>
   <source>Choose another invoice</source>
   <translation>Andere Rechnung wählen</translation>
  </message>
  <message>
   <source>Not for an invoice</source>
   <translation>Für keine Rechnung</translation>
  </message>
  <message>
   <source>Suggest again</source>
   <translation>Erneut vorschlagen</translation>
  </message>
  <message>
   <source>Take back…</source>
   <translation>Zurücknehmen …</translation>
  </message>
  <message>
   <source>Or for one of these</source>
   <translation>Oder für eine von diesen</translation>
  </message>
  <message>
   <source>Choose the invoice</source>
   <translation>Rechnung wählen</translation>
  </message>
  <message>
   <source>The statement names no payer</source>
   <translation>Der Auszug nennt keinen Zahler</translation>
  </message>
  <message>
   <source>Booked</source>
   <translation>Gebucht</translation>
  </message>
  <message>
   <source>Arrived</source>
   <translation>Angekommen</translation>
  </message>
  <message>
   <source>Came by</source>
   <translation>Herkunft</translation>
  </message>
  <message>
   <source>Account</source>
   <translation>Konto</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Verwendungszweck</translation>
  </message>
  <message>
   <source>The service refused it: {reason}</source>
   <translation>Der Dienst hat es abgelehnt: {reason}</translation>
  </message>
  <message>
   <source>You took it back on {day}: it counts no longer.</source>
   <translation>Am {day} zurückgenommen: Sie zählt nicht mehr.</translation>
  </message>
  <message>
   <source>Confirmed. It is being recorded.</source>
   <translation>Bestätigt. Wird eingetragen.</translation>
  </message>
  <message>
   <source>Recorded with the service.</source>
   <translation>Beim Dienst eingetragen.</translation>
  </message>
  <message>
   <source>You set it aside. There is nothing left to do.</source>
   <translation>Sie haben es beiseitegelegt. Es ist nichts mehr zu tun.</translation>
  </message>
  <message>
   <source>The bank took back a payment that had arrived. If it had been recorded, tell the service: the invoice has to be opened again.</source>
   <translation>Die Bank hat eine eingegangene Zahlung zurückgenommen. War sie eingetragen, sagen Sie es dem Dienst: Die Rechnung muss wieder geöffnet werden.</translation>
  </message>
  <message>
   <source>A payment of {amount} of {day} was already entered by hand for this invoice: is it this one?</source>
   <translation>Für diese Rechnung wurde schon eine Zahlung von {amount} vom {day} von Hand eingetragen: Ist es diese?</translation>
  </message>
  <message>
   <source>No open invoice matches. Choose the invoice, or set the payment aside.</source>
   <translation>Keine offene Rechnung passt. Wählen Sie die Rechnung oder legen Sie die Zahlung beiseite.</translation>
  </message>
  <message>
   <source>Paid directly: end the recovery</source>
   <translation>Direkt bezahlt: Mahnvorgang beenden</translation>
  </message>
  <message>
   <source>Record another {amount}</source>
   <translation>Weitere {amount} erfassen</translation>
  </message>
  <message>
   <source>Record {amount}</source>
   <translation>{amount} eintragen</translation>
  </message>
  <message>
   <source>This service accepts no payments from you. Recovery ends as paid directly, whatever is left. Once sent, this cannot be undone.</source>
   <translation>Dieser Dienst nimmt keine Zahlungen von Ihnen entgegen. Der Mahnvorgang endet als direkt bezahlt, was auch immer offen ist. Sobald es gesendet ist, lässt es sich nicht rückgängig machen.</translation>
  </message>
  <message>
   <source>The service learns that the money arrived, and sends no reminders for what is paid.</source>
   <translation>Der Dienst erfährt, dass das Geld da ist, und mahnt nicht mehr an, was bezahlt ist.</translation>
  </message>
 </context>
 <context>
  <name>PaymentDialog</name>
  <message>
   <source>Record payment</source>
   <translation>Zahlung eintragen</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Betrag</translation>
  </message>
  <message>
   <source>Arrived on</source>
   <translation>Eingegangen am</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Verwendungszweck</translation>
  </message>
  <message>
   <source>As on your bank statement, or your receipt for cash.</source>
   <translation>Wie auf Ihrem Kontoauszug oder auf Ihrer Quittung bei Barzahlung.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>This service accepts no single payments: recovery ends as cancelled because you were paid directly, and the debtor is told that everything is paid.</source>
   <translation>Dieser Dienst nimmt keine einzelnen Zahlungen entgegen: Der Mahnvorgang wird abgebrochen, weil Sie direkt bezahlt wurden, und der Schuldner erfährt, dass alles erledigt ist.</translation>
  </message>
  <message>
   <source>{rest} remains.</source>
   <translation>{rest} bleiben offen.</translation>
  </message>
  <message>
   <source>About {rest} remains: interest on what is paid ends on the day it arrived.</source>
   <translation>Es bleiben etwa {rest}: Auf das Bezahlte laufen Zinsen nur bis zum Tag des Eingangs.</translation>
  </message>
  <message>
   <source>With this, everything is paid: contacts stop at once, and two days later it counts as recovered.</source>
   <translation>Damit ist alles bezahlt: Die Mahnungen enden sofort, und zwei Tage später ist der Eingang gesichert.</translation>
  </message>
  <message>
   <source>{more} more than what is open arrived; this is noted.</source>
   <translation>{more} mehr als offen sind eingegangen; das wird vermerkt.</translation>
  </message>
  <message>
   <source>By your rule, recovery continues for it.</source>
   <translation>Nach Ihrer Regel geht der Mahnvorgang dafür weiter.</translation>
  </message>
  <message>
   <source>By your rule, it is written off, and the invoice closes.</source>
   <translation>Nach Ihrer Regel wird darauf verzichtet, und die Rechnung wird abgeschlossen.</translation>
  </message>
  <message>
   <source>Contacts pause, and you are asked what to do about it.</source>
   <translation>Die Mahnungen ruhen, und Sie werden gefragt, was geschehen soll.</translation>
  </message>
  <message>
   <source>Enter the day it arrived, today at the latest.</source>
   <translation>Geben Sie den Tag des Eingangs ein, spätestens heute.</translation>
  </message>
  <message>
   <source>Enter the amount that arrived.</source>
   <translation>Geben Sie den eingegangenen Betrag ein.</translation>
  </message>
 </context>
 <context>
  <name>PaymentsPage</name>
  <message>
   <source>Payments</source>
   <translation>Zahlungen</translation>
  </message>
  <message>
   <source>Everything that was paid, and which invoice it pays.</source>
   <translation>Alles, was bezahlt wurde, und welche Rechnung damit bezahlt ist.</translation>
  </message>
  <message>
   <source>Choose a statement</source>
   <translation>Kontoauszug wählen</translation>
  </message>
  <message>
   <source>Export for your books</source>
   <translation>Für die Buchhaltung exportieren</translation>
  </message>
  <message>
   <source>Record a payment…</source>
   <translation>Zahlung eintragen …</translation>
  </message>
  <message>
   <source>Choose the columns</source>
   <translation>Spalten wählen</translation>
  </message>
  <message>
   <source>Check the columns</source>
   <translation>Spalten prüfen</translation>
  </message>
  <message>
   <source>Remove its payments</source>
   <translation>Seine Zahlungen entfernen</translation>
  </message>
  <message>
   <source>Payments received</source>
   <translation>Eingegangene Zahlungen</translation>
  </message>
  <message>
   <source>Drop a bank statement</source>
   <translation>Legen Sie einen Kontoauszug ab</translation>
  </message>
  <message>
   <source>Download it from your bank, as CSV, OFX, XML or MT940. It is read on this computer and stays here.</source>
   <translation>Laden Sie ihn bei Ihrer Bank herunter, als CSV, OFX, XML oder MT940. Er wird auf diesem Computer gelesen und bleibt hier.</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportieren</translation>
  </message>
  <message numerus="yes">
   <source>Record %n certain</source>
   <translation>
    <numerusform>%n sichere eintragen</numerusform>
    <numerusform>%n sichere eintragen</numerusform>
   </translation>
  </message>
  <message>
   <source>In Practice debtors pay without a bank: each payment is on its invoice at once.</source>
   <translation>In der Übung zahlen Schuldner ohne Bank: Die Zahlung steht sofort bei der Rechnung.</translation>
  </message>
  <message>
   <source>{sums} received from practice debtors. It is on their invoices: nothing to match here.</source>
   <translation>{sums} von Übungsschuldnern eingegangen. Die Zahlung steht bei ihren Rechnungen: Hier ist nichts zuzuordnen.</translation>
  </message>
 </context>
 <context>
  <name>PdfView</name>
  <message>
   <source>Page of the invoice</source>
   <translation>Seite der Rechnung</translation>
  </message>
  <message>
   <source>Previous page</source>
   <translation>Vorige Seite</translation>
  </message>
  <message>
   <source>Next page</source>
   <translation>Nächste Seite</translation>
  </message>
  <message>
   <source>Zoom out</source>
   <translation>Verkleinern</translation>
  </message>
  <message>
   <source>Zoom in</source>
   <translation>Vergrößern</translation>
  </message>
  <message>
   <source>Fit width</source>
   <translation>An Breite anpassen</translation>
  </message>
  <message>
   <source>Fit width, then the whole page (Ctrl+0)</source>
   <translation>An Breite anpassen, dann an die ganze Seite (Strg+0)</translation>
  </message>
  <message>
   <source>Draw a box to read again</source>
   <translation>Rahmen zum erneuten Lesen ziehen</translation>
  </message>
  <message>
   <source>Loading the page…</source>
   <translation>Seite wird geladen …</translation>
  </message>
  <message>
   <source>{page} of {pages}</source>
   <translation>{page} von {pages}</translation>
  </message>
 </context>
 <context>
  <name>PlanCard</name>
  <message>
   <source>Recovery plan</source>
   <translation>Mahnplan</translation>
  </message>
  <message>
   <source>Relationship with debtors</source>
   <translation>Verhältnis zu Schuldnern</translation>
  </message>
  <message>
   <source>Keep them as customers</source>
   <translation>Als Kunden behalten</translation>
  </message>
  <message>
   <source>Balanced</source>
   <translation>Ausgewogen</translation>
  </message>
  <message>
   <source>Get the money</source>
   <translation>Geld zuerst</translation>
  </message>
  <message>
   <source>Text messages are left out: this computer has no gateway to send them.</source>
   <translation>SMS entfallen: Dieser Computer hat keinen Zugang, um sie zu senden.</translation>
  </message>
  <message>
   <source>Add a contact</source>
   <translation>Schritt hinzufügen</translation>
  </message>
  <message>
   <source>Save plan</source>
   <translation>Plan speichern</translation>
  </message>
  <message>
   <source>Save without approving</source>
   <translation>Speichern, ohne freizugeben</translation>
  </message>
  <message>
   <source>Discard changes</source>
   <translation>Änderungen verwerfen</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wird gespeichert</translation>
  </message>
  <message>
   <source>Will be approved in a few seconds. You can still undo it.</source>
   <translation>Wird in wenigen Sekunden freigegeben. Sie können es noch rückgängig machen.</translation>
  </message>
  <message>
   <source>Changed, not saved yet. It applies to recoveries that start after you save.</source>
   <translation>Geändert, noch nicht gespeichert. Es gilt für Mahnvorgänge, die danach beginnen.</translation>
  </message>
  <message>
   <source>Saved. It applies to recoveries that start from now on.</source>
   <translation>Gespeichert. Es gilt für Mahnvorgänge, die ab jetzt beginnen.</translation>
  </message>
  <message>
   <source>Approved for all invoices: later ones start without asking you. Days are working days from the start of a recovery.</source>
   <translation>Für alle Rechnungen freigegeben: Spätere beginnen, ohne Sie zu fragen. Die Tage sind Arbeitstage ab Beginn des Mahnvorgangs.</translation>
  </message>
  <message>
   <source>Nothing changed</source>
   <translation>Nichts wurde geändert</translation>
  </message>
  <message>
   <source>Save and approve for all invoices</source>
   <translation>Speichern und für alle Rechnungen freigeben</translation>
  </message>
  <message>
   <source>Approve for all invoices</source>
   <translation>Für alle Rechnungen freigeben</translation>
  </message>
  <message>
   <source>Invoices you approved one by one: {count}. Waiting for your approval: {waiting}.</source>
   <translation>Einzeln freigegebene Rechnungen: {count}. Es warten auf Ihre Freigabe: {waiting}.</translation>
  </message>
  <message>
   <source>Invoices you approved one by one: {count}. Later ones wait for your approval.</source>
   <translation>Einzeln freigegebene Rechnungen: {count}. Spätere warten auf Ihre Freigabe.</translation>
  </message>
  <message>
   <source>Nothing is approved yet: no reminders are sent.</source>
   <translation>Noch ist nichts freigegeben: Es gehen keine Mahnungen hinaus.</translation>
  </message>
  <message>
   <source>Approved here, the plan covers all invoices: later ones start without asking you.</source>
   <translation>Hier freigegeben, gilt der Plan für alle Rechnungen: Spätere beginnen, ohne Sie zu fragen.</translation>
  </message>
  <message>
   <source>Messages sent as soon as you approve it: {count}.</source>
   <translation>Nachrichten, die mit Ihrer Freigabe sofort gesendet werden: {count}.</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Tag</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Kanal</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>Ton</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <source>Contact {number}: working days after the start</source>
   <translation>Schritt {number}: Arbeitstage nach Beginn</translation>
  </message>
  <message>
   <source>Contact {number}: channel</source>
   <translation>Schritt {number}: Kanal</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Freundlich</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Sachlich</translation>
  </message>
  <message>
   <source>Firm</source>
   <translation>Bestimmt</translation>
  </message>
  <message>
   <source>Contact {number}: tone</source>
   <translation>Schritt {number}: Ton</translation>
  </message>
  <message>
   <source>Contact {number}: text</source>
   <translation>Schritt {number}: Text</translation>
  </message>
  <message>
   <source>Remove contact {number}</source>
   <translation>Schritt {number} entfernen</translation>
  </message>
  <message>
   <source>This text is the same in every tone.</source>
   <translation>Dieser Text ist in jedem Ton derselbe.</translation>
  </message>
  <message>
   <source>Working days: a number from 0 to {most}.</source>
   <translation>Arbeitstage: eine Zahl von 0 bis {most}.</translation>
  </message>
 </context>
 <context>
  <name>PlanEndedCard</name>
  <message>
   <source>What next?</source>
   <translation>Wie geht es weiter?</translation>
  </message>
  <message>
   <source>Add another contact…</source>
   <translation>Weiteren Kontakt hinzufügen …</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Vereinbarung vorschlagen …</translation>
  </message>
  <message>
   <source>Write off…</source>
   <translation>Forderung ausbuchen …</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>Der Mahnplan ist ohne Zahlung zu Ende. Sie entscheiden, wie es weitergeht.</translation>
  </message>
  <message>
   <source>The plan ended on {day} without payment. You decide what comes next.</source>
   <translation>Der Mahnplan endete am {day} ohne Zahlung. Sie entscheiden, wie es weitergeht.</translation>
  </message>
  <message>
   <source>Case file with the court form</source>
   <translation>Akte mit dem Gerichtsformular</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Akte herunterladen</translation>
  </message>
 </context>
 <context>
  <name>PlannedContactsSection</name>
  <message>
   <source>Planned contacts</source>
   <translation>Geplante Schritte</translation>
  </message>
  <message>
   <source>Left out</source>
   <translation>Ausgelassen</translation>
  </message>
  <message>
   <source>Nobody is contacted at night, at weekends or on holidays; dates move accordingly.</source>
   <translation>Niemand wird nachts, am Wochenende oder an Feiertagen kontaktiert; Termine verschieben sich entsprechend.</translation>
  </message>
  <message>
   <source>Until then you can change each contact. Sending one now starts the recovery at once.</source>
   <translation>Bis dahin können Sie jeden Schritt ändern. Führen Sie einen jetzt aus, beginnt der Mahnvorgang sofort.</translation>
  </message>
  <message>
   <source>From then on you can read, change or skip each contact here.</source>
   <translation>Ab dann können Sie hier jeden Schritt lesen, ändern oder auslassen.</translation>
  </message>
  <message>
   <source>Paid: nobody is contacted any more, unless the bank reverses the payment.</source>
   <translation>Bezahlt: Niemand wird mehr kontaktiert, außer die Bank holt die Zahlung zurück.</translation>
  </message>
  <message>
   <source>Nothing is planned.</source>
   <translation>Nichts ist geplant.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Wird geladen …</translation>
  </message>
  <message>
   <source>Planned contacts appear once the service can be reached.</source>
   <translation>Was geplant ist, erscheint, sobald der Dienst erreichbar ist.</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Auslassen</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lesen</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Bearbeiten</translation>
  </message>
  <message>
   <source>Call now</source>
   <translation>Jetzt anrufen</translation>
  </message>
  <message>
   <source>Call now: {what}</source>
   <translation>Jetzt anrufen: {what}</translation>
  </message>
  <message>
   <source>Create letter now</source>
   <translation>Brief jetzt erstellen</translation>
  </message>
  <message>
   <source>Create letter now: {what}</source>
   <translation>Brief jetzt erstellen: {what}</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Jetzt senden</translation>
  </message>
  <message>
   <source>Send now: {what}</source>
   <translation>Jetzt senden: {what}</translation>
  </message>
  <message>
   <source>Bring forward…</source>
   <translation>Vorziehen …</translation>
  </message>
  <message>
   <source>Bring forward: {what}</source>
   <translation>Vorziehen: {what}</translation>
  </message>
  <message>
   <source>Read and approve</source>
   <translation>Lesen und freigeben</translation>
  </message>
  <message>
   <source>Read and approve: {what}</source>
   <translation>Lesen und freigeben: {what}</translation>
  </message>
  <message>
   <source>Skip: {what}</source>
   <translation>Auslassen: {what}</translation>
  </message>
  <message>
   <source>Read: {what}</source>
   <translation>Lesen: {what}</translation>
  </message>
  <message>
   <source>Edit: {what}</source>
   <translation>Bearbeiten: {what}</translation>
  </message>
  <message>
   <source>Waits until you confirm the letter or call before it.</source>
   <translation>Wartet, bis Sie den Brief oder Anruf davor bestätigen.</translation>
  </message>
  <message>
   <source>Awaits your approval</source>
   <translation>Wartet auf Ihre Freigabe</translation>
  </message>
  <message>
   <source>{moment}, {when}</source>
   <translation>{moment}, {when}</translation>
  </message>
  <message>
   <source>Waits; it gets a new day once contacts resume</source>
   <translation>Wartet; wird neu geplant, sobald es mit Kontakten weitergeht</translation>
  </message>
  <message>
   <source>Waits until you have checked the text</source>
   <translation>Wartet, bis Sie den Text geprüft haben</translation>
  </message>
  <message>
   <source>Check the text…</source>
   <translation>Text prüfen…</translation>
  </message>
  <message>
   <source>Check the text: {what}</source>
   <translation>Text prüfen: {what}</translation>
  </message>
  <message>
   <source>Print and post it, then confirm it here.</source>
   <translation>Drucken und verschicken Sie ihn, und bestätigen Sie es dann hier.</translation>
  </message>
  <message>
   <source>Posted…</source>
   <translation>Verschickt …</translation>
  </message>
  <message>
   <source>Posted…: {what}</source>
   <translation>Verschickt …: {what}</translation>
  </message>
  <message>
   <source>Make this call, then note the outcome here.</source>
   <translation>Rufen Sie an, und halten Sie hier das Ergebnis fest.</translation>
  </message>
  <message>
   <source>Called…</source>
   <translation>Angerufen …</translation>
  </message>
  <message>
   <source>Called…: {what}</source>
   <translation>Angerufen …: {what}</translation>
  </message>
  <message>
   <source>Waiting for you since {day}</source>
   <translation>Wartet auf Sie seit {day}</translation>
  </message>
  <message>
   <source>For you to do today</source>
   <translation>Heute von Ihnen zu erledigen</translation>
  </message>
  <message>
   <source>Being recorded…</source>
   <translation>Wird eingetragen …</translation>
  </message>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} ({level})</translation>
  </message>
  <message>
   <source>Being approved…</source>
   <translation>Wird freigegeben …</translation>
  </message>
  <message>
   <source>Being skipped…</source>
   <translation>Wird ausgelassen …</translation>
  </message>
  <message>
   <source>Being made…</source>
   <translation>Wird ausgeführt …</translation>
  </message>
  <message>
   <source>Being changed…</source>
   <translation>Wird geändert …</translation>
  </message>
 </context>
 <context>
  <name>PlannedEditDialog</name>
  <message>
   <source>Edit call</source>
   <translation>Anruf bearbeiten</translation>
  </message>
  <message>
   <source>Edit message</source>
   <translation>Nachricht bearbeiten</translation>
  </message>
  <message>
   <source>Empty: as soon as the plan is approved</source>
   <translation>Wenn leer: sobald der Plan freigegeben ist</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Tag</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Kanal</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Betreff</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>Text wird geladen …</translation>
  </message>
  <message>
   <source>To {to}</source>
   <translation>An {to}</translation>
  </message>
  <message>
   <source>Replace {was} with {now}</source>
   <translation>{was} durch {now} ersetzen</translation>
  </message>
  <message>
   <source>Choose a day between today and {day}.</source>
   <translation>Wählen Sie einen Tag zwischen heute und dem {day}.</translation>
  </message>
  <message>
   <source>Write a text, or skip this contact instead.</source>
   <translation>Schreiben Sie einen Text, oder lassen Sie diesen Schritt aus.</translation>
  </message>
  <message>
   <source>Nothing changed.</source>
   <translation>Nichts wurde geändert.</translation>
  </message>
 </context>
 <context>
  <name>PlannedRow</name>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} ({level})</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lesen</translation>
  </message>
  <message>
   <source>Read: {what}, {when}</source>
   <translation>Lesen: {what}, {when}</translation>
  </message>
 </context>
 <context>
  <name>PracticeBand</name>
  <message>
   <source>Practice: nothing leaves this computer</source>
   <translation>Übung: Nichts verlässt diesen Computer</translation>
  </message>
  <message>
   <source>Next event</source>
   <translation>Nächstes Ereignis</translation>
  </message>
  <message>
   <source>Next week</source>
   <translation>Nächste Woche</translation>
  </message>
  <message>
   <source>Start for real</source>
   <translation>Richtig anfangen</translation>
  </message>
  <message>
   <source>Nothing more is planned. Decide at an open invoice what comes next.</source>
   <translation>Es ist nichts mehr geplant. Entscheiden Sie bei einer offenen Rechnung, wie es weitergeht.</translation>
  </message>
  <message>
   <source>Nothing more happens. Add an invoice.</source>
   <translation>Es geschieht nichts mehr. Fügen Sie eine Rechnung hinzu.</translation>
  </message>
  <message>
   <source>Practice clock: {moment}</source>
   <translation>Übungsdatum: {moment}</translation>
  </message>
  <message>
   <source>Date: {moment}</source>
   <translation>Datum: {moment}</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) later</source>
   <translation>
    <numerusform>%n Tag später</numerusform>
    <numerusform>%n Tage später</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>PracticeCompany</name>
  <message>
   <source>The practice company. It is invented: invoices you try here bear its name, and nothing is sent.</source>
   <translation>Die Übungsfirma. Sie ist erfunden: Die Rechnungen, die Sie hier ausprobieren, tragen ihren Namen, und nichts wird verschickt.</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Unternehmen</translation>
  </message>
  <message>
   <source>Start for real with your own company</source>
   <translation>Mit dem eigenen Unternehmen anfangen</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Adresse</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>USt-IdNr.</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-Mail</translation>
  </message>
 </context>
 <context>
  <name>ProgressCard</name>
  <message>
   <source>Files that were read</source>
   <translation>Gelesene Dateien</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <source>Remove unread files</source>
   <translation>Ungelesene Dateien entfernen</translation>
  </message>
  <message>
   <source>{done} of {whole} read</source>
   <translation>{done} von {whole} gelesen</translation>
  </message>
  <message>
   <source>Paused: {words}</source>
   <translation>Angehalten: {words}</translation>
  </message>
  <message numerus="yes">
   <source>%n could not be read</source>
   <translation>
    <numerusform>%n konnte nicht gelesen werden</numerusform>
    <numerusform>%n konnten nicht gelesen werden</numerusform>
   </translation>
  </message>
  <message>
   <source>Reading {name}</source>
   <translation>{name} wird gelesen</translation>
  </message>
  <message>
   <source>All read</source>
   <translation>Alle gelesen</translation>
  </message>
 </context>
 <context>
  <name>ProgressRow</name>
  <message>
   <source>Try again</source>
   <translation>Erneut versuchen</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Prüfen</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Jetzt senden</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Beide behalten</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Zurücknehmen</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>Review {name}</source>
   <translation>{name} prüfen</translation>
  </message>
  <message>
   <source>Try {name} again</source>
   <translation>{name} erneut versuchen</translation>
  </message>
  <message>
   <source>Send {name} now</source>
   <translation>{name} jetzt senden</translation>
  </message>
  <message>
   <source>Keep {name} and the other one</source>
   <translation>{name} und die andere behalten</translation>
  </message>
  <message>
   <source>Take {name} back</source>
   <translation>{name} zurücknehmen</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>{name} entfernen</translation>
  </message>
 </context>
 <context>
  <name>PromiseDialog</name>
  <message>
   <source>The debtor promises to pay</source>
   <translation>Der Schuldner sagt Zahlung zu</translation>
  </message>
  <message>
   <source>Promised for</source>
   <translation>Zugesagt für den</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Betrag</translation>
  </message>
  <message>
   <source>Contacts pause until two working days after that day. If nothing has arrived by then, recovery resumes, and the next contact mentions the promise.</source>
   <translation>Bis zwei Arbeitstage nach diesem Tag wird nicht gemahnt. Ist bis dahin nichts eingegangen, geht der Mahnvorgang weiter, und die nächste Mahnung nennt die Zusage.</translation>
  </message>
  <message>
   <source>Record promise</source>
   <translation>Zusage eintragen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>ProposeDialog</name>
  <message>
   <source>Propose an agreement</source>
   <translation>Vereinbarung vorschlagen</translation>
  </message>
  <message>
   <source>The debtor pays</source>
   <translation>Der Schuldner zahlt</translation>
  </message>
  <message>
   <source>The full amount, in instalments</source>
   <translation>Den vollen Betrag, in Raten</translation>
  </message>
  <message>
   <source>A smaller amount; the rest is written off</source>
   <translation>Einen kleineren Betrag; der Rest wird erlassen</translation>
  </message>
  <message>
   <source>Settlement amount</source>
   <translation>Vergleichsbetrag</translation>
  </message>
  <message>
   <source>Instalments</source>
   <translation>Raten</translation>
  </message>
  <message>
   <source>First payment</source>
   <translation>Erste Zahlung</translation>
  </message>
  <message>
   <source>The debtor has already agreed to this</source>
   <translation>Der Schuldner hat dem schon zugestimmt</translation>
  </message>
  <message>
   <source>Message to the debtor</source>
   <translation>Nachricht an den Schuldner</translation>
  </message>
  <message>
   <source>Propose</source>
   <translation>Vorschlagen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message numerus="yes">
   <source>One plan for all %n open invoices of this debtor</source>
   <translation>
    <numerusform>Ein Plan über die offene Rechnung dieses Schuldners</numerusform>
    <numerusform>Ein Plan über alle %n offenen Rechnungen dieses Schuldners</numerusform>
   </translation>
  </message>
  <message>
   <source>Also covers {numbers}. The oldest invoice is paid first.</source>
   <translation>Auch über {numbers}. Die älteste Rechnung wird zuerst bezahlt.</translation>
  </message>
  <message>
   <source>Record agreement</source>
   <translation>Vereinbarung eintragen</translation>
  </message>
  <message>
   <source>It applies at once: contacts pause while it is kept, and a late instalment ends it.</source>
   <translation>Sie gilt sofort: Die Mahnungen ruhen, solange sie eingehalten wird, und eine verspätete Rate beendet sie.</translation>
  </message>
  <message>
   <source>A letter that confirms it is prepared for the debtor.</source>
   <translation>Für den Schuldner wird ein Brief vorbereitet, der es bestätigt.</translation>
  </message>
  <message>
   <source>The debtor gets an email that confirms it, during office hours.</source>
   <translation>Der Schuldner erhält zu Bürozeiten eine E-Mail, die es bestätigt.</translation>
  </message>
  <message>
   <source>A letter with it is prepared for the debtor; contacts pause for up to seven days meanwhile.</source>
   <translation>Für den Schuldner wird ein Brief vorbereitet; bis zu sieben Tage lang ruhen die Kontakte.</translation>
  </message>
  <message>
   <source>The debtor gets it by email, during office hours; contacts pause for up to seven days meanwhile.</source>
   <translation>Der Schuldner erhält ihn zu Bürozeiten per E-Mail; bis zu sieben Tage lang ruhen die Kontakte.</translation>
  </message>
  <message>
   <source>You write off {amount}.</source>
   <translation>Sie verzichten auf {amount}.</translation>
  </message>
  <message>
   <source>At least two: for a single payment, record a promise instead.</source>
   <translation>Mindestens zwei: Für eine einzige Zahlung tragen Sie eine Zusage ein.</translation>
  </message>
 </context>
 <context>
  <name>PursuitCard</name>
  <message>
   <source>What do you ask debtors for?</source>
   <translation>Was fordern Sie von Schuldnern?</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Erneut versuchen</translation>
  </message>
 </context>
 <context>
  <name>PursuitChoices</name>
  <message>
   <source>The invoice only</source>
   <translation>Nur die Rechnung</translation>
  </message>
  <message>
   <source>The invoice, interest and fixed sums</source>
   <translation>Rechnung, Zinsen und Verzugspauschale</translation>
  </message>
  <message>
   <source>Companies</source>
   <translation>Unternehmen</translation>
  </message>
  <message>
   <source>Private persons</source>
   <translation>Privatpersonen</translation>
  </message>
  <message>
   <source>We ask them for interest at an agreed rate; without one, only after a formal notice, where the law grants it.</source>
   <translation>Von ihnen verlangen wir Zinsen, wenn ein Satz vereinbart ist; sonst erst nach einer Mahnung mit Fristsetzung, wenn das Gesetz sie vorsieht.</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Zinssatz eintragen</translation>
  </message>
  <message>
   <source>Before an invoice is due</source>
   <translation>Vor der Fälligkeit</translation>
  </message>
  <message>
   <source>Send nothing</source>
   <translation>Nichts senden</translation>
  </message>
  <message>
   <source>Send one friendly note, 3 days before</source>
   <translation>Einen freundlichen Hinweis senden, 3 Tage vorher</translation>
  </message>
  <message>
   <source>For invoices you submit before their due date. Their reminders begin after that date.</source>
   <translation>Für Rechnungen, die Sie vor der Fälligkeit eingeben. Gemahnt wird dann erst danach.</translation>
  </message>
  <message>
   <source>Example: an invoice of {amount}, {days} days late.</source>
   <translation>Beispiel: eine Rechnung über {amount}, {days} Tage überfällig.</translation>
  </message>
  <message>
   <source>No statutory interest is known for your country: only an agreed rate applies.</source>
   <translation>Für Ihr Land ist kein gesetzlicher Zins bekannt: Es gilt nur ein vereinbarter Satz.</translation>
  </message>
  <message>
   <source>Only the invoice: {amount}. With {interest} interest ({rate}% a year) and the fixed sum of {fee}: {total}.</source>
   <translation>Nur die Rechnung: {amount}. Mit {interest} Zinsen ({rate} % im Jahr) und der Verzugspauschale von {fee}: {total}.</translation>
  </message>
  <message>
   <source>Only the invoice: {amount}. With {interest} interest ({rate}% a year): {total}.</source>
   <translation>Nur die Rechnung: {amount}. Mit {interest} Zinsen ({rate} % im Jahr): {total}.</translation>
  </message>
  <message>
   <source>That is the last known rate. None is known from {day} on: no interest is claimed for the days since then, until the rate is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Das ist der letzte bekannte Satz. Ab dem {day} ist keiner bekannt: Für die Tage seither werden keine Zinsen verlangt, bis der Satz unter Einstellungen → Mahnwesen → Gesetzliche Zinssätze eingetragen ist.</translation>
  </message>
 </context>
 <context>
  <name>PursuitDialog</name>
  <message>
   <source>Ask for interest and the fixed sum?</source>
   <translation>Zinsen und Verzugspauschale fordern?</translation>
  </message>
  <message>
   <source>Ask for interest too?</source>
   <translation>Auch Zinsen fordern?</translation>
  </message>
  <message>
   <source>Ask for the invoice only?</source>
   <translation>Nur die Rechnung fordern?</translation>
  </message>
  <message>
   <source>Messages already sent stay as they are. The debtor’s page shows the new sum at once.</source>
   <translation>Bereits gesendete Nachrichten bleiben, wie sie sind. Die Seite des Schuldners zeigt den neuen Betrag sofort.</translation>
  </message>
  <message>
   <source>Messages already sent stay as they are.</source>
   <translation>Bereits gesendete Nachrichten bleiben, wie sie sind.</translation>
  </message>
  <message>
   <source>Ask for interest and the fixed sum</source>
   <translation>Zinsen und Verzugspauschale fordern</translation>
  </message>
  <message>
   <source>Ask for interest too</source>
   <translation>Auch Zinsen fordern</translation>
  </message>
  <message>
   <source>Ask for the invoice only</source>
   <translation>Nur die Rechnung fordern</translation>
  </message>
  <message>
   <source>Change nothing</source>
   <translation>Nichts ändern</translation>
  </message>
  <message>
   <source>Interest is asked for too, from the day on which the law or the contract lets it run.</source>
   <translation>Auch Zinsen werden gefordert, ab dem Tag, von dem an sie nach Gesetz oder Vertrag laufen.</translation>
  </message>
  <message>
   <source>From the next message on, the debtor is asked for {total} instead of {rest}: {extras} of interest and fixed sum are added.</source>
   <translation>Ab der nächsten Nachricht werden vom Schuldner {total} statt {rest} gefordert: {extras} Zinsen und Verzugspauschale kommen hinzu.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>Die Zinsen wachsen um {amount} am Tag.</translation>
  </message>
  <message>
   <source>The invoice is paid, and {extras} of interest and fixed sum is still open. Without it nothing remains: contacts stop at once, and the invoice closes as recovered.</source>
   <translation>Die Rechnung ist bezahlt, offen sind noch {extras} Zinsen und Verzugspauschale. Ohne sie bleibt nichts offen: Die Mahnungen enden sofort, und die Rechnung wird als eingegangen abgeschlossen.</translation>
  </message>
  <message>
   <source>From the next message on, the debtor is asked for {rest} instead of {total}: {extras} of interest and fixed sum are left out.</source>
   <translation>Ab der nächsten Nachricht werden vom Schuldner {rest} statt {total} gefordert: {extras} Zinsen und Verzugspauschale entfallen.</translation>
  </message>
 </context>
 <context>
  <name>QAbstractFileIconProvider</name>
  <message>
   <source>Drive</source>
   <translation>Laufwerk</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <source>%1 File</source>
   <translation>%1-Datei</translation>
  </message>
  <message>
   <source>Folder</source>
   <translation>Ordner</translation>
  </message>
  <message>
   <source>Shortcut</source>
   <translation>Verknüpfung</translation>
  </message>
  <message>
   <source>Symbolic Link</source>
   <translation>Symbolischer Link</translation>
  </message>
  <message>
   <source>Alias</source>
   <translation>Alias</translation>
  </message>
  <message>
   <source>Unknown</source>
   <translation>Unbekannt</translation>
  </message>
 </context>
 <context>
  <name>QFileDialog</name>
  <message>
   <source>&amp;Look in:</source>
   <translation>&amp;Suchen in:</translation>
  </message>
  <message>
   <source>Files of &amp;type:</source>
   <translation>Dateien des &amp;Typs:</translation>
  </message>
 </context>
 <context>
  <name>QrCode</name>
  <message>
   <source>QR code of the address</source>
   <translation>QR-Code der Adresse</translation>
  </message>
 </context>
 <context>
  <name>Queue</name>
  <message>
   <source>Submit invoices</source>
   <translation>Rechnungen anmahnen</translation>
  </message>
  <message>
   <source>Drop invoices anywhere on this window</source>
   <translation>Ziehen Sie Rechnungen in dieses Fenster</translation>
  </message>
  <message>
   <source>PDF, photos, XML invoices, saved messages, lists from your books (XLSX, ODS, CSV), ZIP and folders.</source>
   <translation>PDF, Fotos, XML-Rechnungen, gespeicherte Nachrichten, Listen aus Ihrer Buchhaltung (XLSX, ODS, CSV), ZIP und Ordner.</translation>
  </message>
  <message>
   <source>Choose files</source>
   <translation>Dateien wählen</translation>
  </message>
  <message>
   <source>Use the sample invoice</source>
   <translation>Beispielrechnung nehmen</translation>
  </message>
  <message>
   <source>You have used every sample invoice. Drop one of your own, or enter one manually.</source>
   <translation>Sie haben alle Beispielrechnungen verwendet. Legen Sie eine eigene ab oder geben Sie eine von Hand ein.</translation>
  </message>
  <message>
   <source>Enter manually</source>
   <translation>Von Hand eingeben</translation>
  </message>
  <message>
   <source>Import a spreadsheet</source>
   <translation>Tabelle importieren</translation>
  </message>
  <message>
   <source>Another sample invoice</source>
   <translation>Noch eine Beispielrechnung</translation>
  </message>
  <message>
   <source>Choose a folder</source>
   <translation>Ordner wählen</translation>
  </message>
  <message>
   <source>In progress</source>
   <translation>In Arbeit</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <source>Search invoices in progress</source>
   <translation>Rechnungen in Arbeit durchsuchen</translation>
  </message>
  <message>
   <source>No matches.</source>
   <translation>Keine Treffer.</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Rechnungen öffnen</translation>
  </message>
  <message>
   <source>Open a folder of invoices</source>
   <translation>Ordner mit Rechnungen öffnen</translation>
  </message>
  <message>
   <source>Open a spreadsheet of invoices</source>
   <translation>Tabelle mit Rechnungen öffnen</translation>
  </message>
  <message>
   <source>Tables (*.csv *.tsv *.xlsx *.xlsm *.xls *.ods)</source>
   <translation>Tabellen (*.csv *.tsv *.xlsx *.xlsm *.xls *.ods)</translation>
  </message>
  <message>
   <source>The invoice is being read on this computer.</source>
   <translation>Die Rechnung wird auf diesem Computer gelesen.</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>Wird gelesen …</translation>
  </message>
  <message numerus="yes">
   <source>%n left out</source>
   <translation>
    <numerusform>%n ausgelassen</numerusform>
    <numerusform>%n ausgelassen</numerusform>
   </translation>
  </message>
  <message>
   <source>You review each invoice first, or submit together what was read with certainty. Nothing is sent before that.</source>
   <translation>Sie prüfen jede Rechnung zuerst oder mahnen sicher gelesene zusammen an. Vorher wird nichts gesendet.</translation>
  </message>
  <message>
   <source>You review each invoice first. Nothing is sent before that.</source>
   <translation>Sie prüfen jede Rechnung zuerst. Vorher wird nichts gesendet.</translation>
  </message>
  <message numerus="yes">
   <source>Show %n more</source>
   <translation>
    <numerusform>%n weitere zeigen</numerusform>
    <numerusform>%n weitere zeigen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Try %n failed again</source>
   <translation>
    <numerusform>%n gescheiterte erneut versuchen</numerusform>
    <numerusform>%n gescheiterte erneut versuchen</numerusform>
   </translation>
  </message>
  <message>
   <source>Submitting</source>
   <translation>Wird gestartet</translation>
  </message>
  <message>
   <source>To be submitted {moment}</source>
   <translation>Startet am {moment}</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>Angehalten</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>Wartet</translation>
  </message>
  <message>
   <source>Uploading</source>
   <translation>Wird hochgeladen</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Wird gelesen</translation>
  </message>
  <message>
   <source>Still needed: {names}</source>
   <translation>Fehlt noch: {names}</translation>
  </message>
  <message>
   <source>Ready to submit</source>
   <translation>Bereit zum Anmahnen</translation>
  </message>
  <message>
   <source>Ready to review</source>
   <translation>Bereit zum Prüfen</translation>
  </message>
  <message>
   <source>Postal address</source>
   <translation>Postanschrift</translation>
  </message>
  <message>
   <source>{contact} (or recover by letter)</source>
   <translation>{contact} (oder per Brief anmahnen)</translation>
  </message>
  <message>
   <source>Looks like {name}: same invoice number and amount.</source>
   <translation>Sieht aus wie {name}: gleiche Rechnungsnummer und gleicher Betrag.</translation>
  </message>
  <message>
   <source>Looks like {name}: same debtor, day and amount.</source>
   <translation>Sieht aus wie {name}: gleicher Schuldner, Tag und Betrag.</translation>
  </message>
  <message>
   <source>Looks like another one: same debtor, day and amount.</source>
   <translation>Sieht aus wie eine andere: gleicher Schuldner, Tag und Betrag.</translation>
  </message>
  <message>
   <source>You can enter the fields manually.</source>
   <translation>Sie können die Felder selbst ausfüllen.</translation>
  </message>
 </context>
 <context>
  <name>Rail</name>
  <message>
   <source>Help</source>
   <translation>Hilfe</translation>
  </message>
  <message>
   <source>Pages</source>
   <translation>Seiten</translation>
  </message>
 </context>
 <context>
  <name>RateField</name>
  <message>
   <source>{times} × legal rate</source>
   <translation>{times} × gesetzlicher Zinssatz</translation>
  </message>
  <message>
   <source>{times} times the legal rate of each half-year</source>
   <translation>Das {times}-Fache des gesetzlichen Zinssatzes jedes Halbjahres</translation>
  </message>
  <message>
   <source>{rate}% a year</source>
   <translation>{rate} % im Jahr</translation>
  </message>
 </context>
 <context>
  <name>RatesCard</name>
  <message>
   <source>Statutory rates</source>
   <translation>Gesetzliche Zinssätze</translation>
  </message>
  <message>
   <source>Correct a rate</source>
   <translation>Einen Satz berichtigen</translation>
  </message>
  <message>
   <source>Half-year</source>
   <translation>Halbjahr</translation>
  </message>
  <message>
   <source>Rate published, % a year</source>
   <translation>Veröffentlichter Satz, % im Jahr</translation>
  </message>
  <message>
   <source>Where it was published</source>
   <translation>Wo er veröffentlicht wurde</translation>
  </message>
  <message>
   <source>The central bank's page or the official journal, with its date.</source>
   <translation>Die Seite der Notenbank oder das Amtsblatt, mit Datum.</translation>
  </message>
  <message>
   <source>Open where it is published</source>
   <translation>Seite der Veröffentlichung öffnen</translation>
  </message>
  <message>
   <source>Save rate</source>
   <translation>Satz speichern</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wird gespeichert</translation>
  </message>
  <message>
   <source>Saved. Balances use it from now on.</source>
   <translation>Gespeichert. Die Salden rechnen ab jetzt damit.</translation>
  </message>
  <message>
   <source>Interest by law rests on these rates.</source>
   <translation>Auf diesen Sätzen beruhen die gesetzlichen Zinsen.</translation>
  </message>
  <message>
   <source>The rate of the current half-year is missing. Until it is entered, no interest is claimed for it, and debtors are told nothing of it.</source>
   <translation>Der Satz eines begonnenen Halbjahrs ist hier nicht bekannt: Bis er eingetragen ist, werden dafür keine Zinsen verlangt, und Schuldner erfahren nichts davon.</translation>
  </message>
  <message>
   <source>The operator of this service enters it.</source>
   <translation>Wer diesen Dienst betreibt, trägt ihn ein.</translation>
  </message>
  <message>
   <source>first half of {year}</source>
   <translation>erstes Halbjahr {year}</translation>
  </message>
  <message>
   <source>second half of {year}</source>
   <translation>zweites Halbjahr {year}</translation>
  </message>
  <message>
   <source>A number such as 2.15 or -0.88.</source>
   <translation>Eine Zahl wie 2,15 oder -0,88.</translation>
  </message>
  <message>
   <source>Only a published rate counts: enter where it was published.</source>
   <translation>Nur ein veröffentlichter Satz zählt: Geben Sie an, wo er veröffentlicht wurde.</translation>
  </message>
  <message>
   <source>European Central Bank, main refinancing operations</source>
   <translation>Europäische Zentralbank, Hauptrefinanzierungsgeschäfte</translation>
  </message>
  <message>
   <source>Deutsche Bundesbank, base rate (§ 247 BGB)</source>
   <translation>Deutsche Bundesbank, Basiszinssatz (§ 247 BGB)</translation>
  </message>
  <message>
   <source>Oesterreichische Nationalbank, base rate</source>
   <translation>Oesterreichische Nationalbank, Basiszinssatz</translation>
  </message>
  <message>
   <source>Bank of England, Bank Rate on the last day of the half-year before</source>
   <translation>Bank of England, Leitzins (Bank Rate) am letzten Tag des vorherigen Halbjahrs</translation>
  </message>
  <message>
   <source>Sveriges Riksbank, reference rate</source>
   <translation>Schwedische Reichsbank, Referenzzinssatz</translation>
  </message>
  <message>
   <source>Danmarks Nationalbank, lending rate</source>
   <translation>Danmarks Nationalbank, Ausleihsatz</translation>
  </message>
  <message>
   <source>Czech National Bank, two-week repo rate</source>
   <translation>Tschechische Nationalbank, Zweiwochen-Reposatz</translation>
  </message>
  <message>
   <source>Narodowy Bank Polski, reference rate</source>
   <translation>Narodowy Bank Polski, Referenzsatz</translation>
  </message>
  <message>
   <source>France, legal interest rate for creditors in business</source>
   <translation>Frankreich, gesetzlicher Zinssatz für Unternehmer</translation>
  </message>
  <message>
   <source>Netherlands, legal interest rate owed by private persons</source>
   <translation>Niederlande, gesetzlicher Zinssatz für Privatpersonen</translation>
  </message>
  <message>
   <source>Italy, legal interest rate (art. 1284 c.c.)</source>
   <translation>Italien, gesetzlicher Zinssatz (Art. 1284 Codice civile)</translation>
  </message>
  <message>
   <source>Spain, legal interest rate (art. 1108 CC)</source>
   <translation>Spanien, gesetzlicher Zinssatz (Art. 1108 Código Civil)</translation>
  </message>
  <message>
   <source>Its publisher: {rate}.</source>
   <translation>Dort wird er veröffentlicht: {rate}.</translation>
  </message>
 </context>
 <context>
  <name>RatesSheet</name>
  <message>
   <source>Exchange rates for sorting</source>
   <translation>Wechselkurse für die Reihenfolge</translation>
  </message>
  <message>
   <source>Invoices in several currencies are sorted by these rates. No amount is converted. A currency without a rate is sorted separately.</source>
   <translation>Nach diesen Kursen werden Rechnungen in mehreren Währungen geordnet. Kein Betrag wird umgerechnet. Eine Währung ohne Kurs steht für sich.</translation>
  </message>
  <message>
   <source>Rates of</source>
   <translation>Kurse vom</translation>
  </message>
  <message>
   <source>Use these rates</source>
   <translation>Diese Kurse verwenden</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Enter the day of these rates.</source>
   <translation>Geben Sie den Tag dieser Kurse ein.</translation>
  </message>
 </context>
 <context>
  <name>RawSheet</name>
  <message>
   <source>Technical data</source>
   <translation>Technische Daten</translation>
  </message>
  <message>
   <source>The receivable as JSON</source>
   <translation>Die Forderung als JSON</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>ReadField</name>
  <message>
   <source>Forget this correction</source>
   <translation>Diese Korrektur vergessen</translation>
  </message>
  <message>
   <source>Confirm</source>
   <translation>Bestätigen</translation>
  </message>
  <message>
   <source>Confirm {field}</source>
   <translation>{field} bestätigen</translation>
  </message>
 </context>
 <context>
  <name>ReadingCard</name>
  <message>
   <source>Debtors’ replies</source>
   <translation>Antworten der Schuldner</translation>
  </message>
  <message>
   <source>Read replies</source>
   <translation>Antworten lesen</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Mehr</translation>
  </message>
  <message>
   <source>Server for reading (IMAP)</source>
   <translation>Server zum Lesen (IMAP)</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Port</translation>
  </message>
  <message>
   <source>Encryption</source>
   <translation>Verschlüsselung</translation>
  </message>
  <message>
   <source>TLS from the start (most common)</source>
   <translation>TLS von Anfang an (üblich)</translation>
  </message>
  <message>
   <source>STARTTLS</source>
   <translation>STARTTLS</translation>
  </message>
  <message>
   <source>None (only on this computer)</source>
   <translation>Keine (nur auf diesem Computer)</translation>
  </message>
  <message>
   <source>The app checks the inbox of {address} for new messages. It reads only those that answer your reminders or come from a debtor’s address. Nothing is marked, moved or deleted.</source>
   <translation>Die App sucht im Posteingang von {address} nach neuen Nachrichten. Sie liest nur die, die auf Ihre Mahnungen antworten oder von der Adresse eines Schuldners kommen. Nichts wird markiert, verschoben oder gelöscht.</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>Nicht mehr lesen</translation>
  </message>
  <message>
   <source>Opening the mailbox</source>
   <translation>Postfach wird geöffnet</translation>
  </message>
  <message>
   <source>Off: debtors’ replies are only in your mailbox.</source>
   <translation>Aus: Was Schuldner antworten, steht nur in Ihrem Postfach.</translation>
  </message>
  <message>
   <source>On. The first check follows in a moment.</source>
   <translation>An. Die erste Abfrage folgt gleich.</translation>
  </message>
  <message>
   <source>On. Last checked: {moment}</source>
   <translation>An. Zuletzt nachgesehen: {moment}</translation>
  </message>
  <message>
   <source>Less</source>
   <translation>Weniger</translation>
  </message>
  <message>
   <source>The name of the server, such as imap.company.example.</source>
   <translation>Der Name des Servers, etwa imap.company.example.</translation>
  </message>
  <message>
   <source>A number from 1 to 65535; usually 993.</source>
   <translation>Eine Zahl von 1 bis 65535; meist 993.</translation>
  </message>
 </context>
 <context>
  <name>ReceivableHeader</name>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Record payment…</source>
   <translation>Zahlung eintragen …</translation>
  </message>
  <message>
   <source>Record a credit note…</source>
   <translation>Rechnungskorrektur eintragen …</translation>
  </message>
  <message>
   <source>Take a payment back…</source>
   <translation>Zahlung zurücknehmen …</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Akte herunterladen</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Aktualisieren</translation>
  </message>
  <message>
   <source>Technical data</source>
   <translation>Technische Daten</translation>
  </message>
  <message>
   <source>Send separate reminders for this invoice</source>
   <translation>Diese Rechnung einzeln mahnen</translation>
  </message>
  <message>
   <source>Pause recovery…</source>
   <translation>Mahnvorgang anhalten …</translation>
  </message>
  <message>
   <source>Cancel recovery…</source>
   <translation>Mahnvorgang abbrechen …</translation>
  </message>
  <message>
   <source>Undo the cancellation</source>
   <translation>Abbruch rückgängig machen</translation>
  </message>
  <message>
   <source>Submit again…</source>
   <translation>Erneut anmahnen …</translation>
  </message>
  <message>
   <source>More actions</source>
   <translation>Weitere Aktionen</translation>
  </message>
  <message>
   <source>Insolvent</source>
   <translation>Insolvent</translation>
  </message>
  <message>
   <source>{open} of {amount} open</source>
   <translation>{open} von {amount} offen</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Rechnung</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Wird geladen …</translation>
  </message>
 </context>
 <context>
  <name>ReceivablePage</name>
  <message>
   <source>Correct it</source>
   <translation>Berichtigen</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Erneut versuchen</translation>
  </message>
  <message>
   <source>The evidence is being sent</source>
   <translation>Die Nachweise werden gesendet</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Überblick</translation>
  </message>
  <message>
   <source>Planned contacts</source>
   <translation>Geplante Schritte</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Dokumente</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notizen</translation>
  </message>
  <message>
   <source>What you entered is saved and being sent; the service confirms it here.</source>
   <translation>Ihre Eingabe ist gespeichert und wird gesendet; der Dienst bestätigt sie hier.</translation>
  </message>
  <message>
   <source>What you entered is saved and takes effect in a few seconds.</source>
   <translation>Ihre Eingabe ist gespeichert und gilt in wenigen Sekunden.</translation>
  </message>
  <message>
   <source>The evidence is being sent: {percent}%.</source>
   <translation>Die Nachweise werden gesendet: {percent} %.</translation>
  </message>
  <message>
   <source>The service does not know this invoice, or no longer does.</source>
   <translation>Der Dienst kennt diese Rechnung nicht oder nicht mehr.</translation>
  </message>
  <message>
   <source>The service refused your answer. {reason}</source>
   <translation>Der Dienst hat Ihre Antwort abgelehnt. {reason}</translation>
  </message>
 </context>
 <context>
  <name>RecordDisputeDialog</name>
  <message>
   <source>The debtor disputes the invoice</source>
   <translation>Der Schuldner bestreitet die Rechnung</translation>
  </message>
  <message>
   <source>They say that</source>
   <translation>Begründung</translation>
  </message>
  <message>
   <source>In their words</source>
   <translation>Wortlaut</translation>
  </message>
  <message>
   <source>Disputed amount</source>
   <translation>Bestrittener Betrag</translation>
  </message>
  <message>
   <source>Empty: the whole invoice</source>
   <translation>Leer: die ganze Rechnung</translation>
  </message>
  <message>
   <source>Recovery pauses, the debtor gets an acknowledgement, and you are asked for evidence.</source>
   <translation>Der Mahnvorgang ruht, der Schuldner erhält eine Bestätigung, und Sie werden um Nachweise gebeten.</translation>
  </message>
  <message>
   <source>Recovery pauses, and you are asked for evidence. The debtor has no email: nothing is sent.</source>
   <translation>Der Mahnvorgang ruht, und Sie werden um Nachweise gebeten. Der Schuldner hat keine E-Mail-Adresse: Es wird nichts gesendet.</translation>
  </message>
  <message>
   <source>Record dispute</source>
   <translation>Einwand eintragen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>RecordManyDialog</name>
  <message numerus="yes">
   <source>Record %n invoice(s) as paid?</source>
   <translation>
    <numerusform>%n Rechnung als bezahlt eintragen?</numerusform>
    <numerusform>%n Rechnungen als bezahlt eintragen?</numerusform>
   </translation>
  </message>
  <message>
   <source>No payment can be recorded for these</source>
   <translation>Für diese lässt sich keine Zahlung eintragen</translation>
  </message>
  <message>
   <source>Arrived on</source>
   <translation>Eingegangen am</translation>
  </message>
  <message numerus="yes">
   <source>Record %n as paid</source>
   <translation>
    <numerusform>%n als bezahlt eintragen</numerusform>
    <numerusform>%n als bezahlt eintragen</numerusform>
   </translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Diese bleiben, wie sie sind: {why}.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>For each, the full open amount is recorded as received on this day. Contacts stop at once. You can undo this for a few seconds; after that you can take each payment back on its invoice’s page.</source>
   <translation>Bei jeder wird alles, was offen ist, als an diesem Tag eingegangen eingetragen. Mahnungen enden sofort. Einige Sekunden lang können Sie es rückgängig machen; danach lässt sich jede Zahlung auf der Seite ihrer Rechnung zurücknehmen.</translation>
  </message>
  <message>
   <source>Enter the day it arrived, today at the latest.</source>
   <translation>Geben Sie den Tag des Eingangs ein, spätestens heute.</translation>
  </message>
 </context>
 <context>
  <name>RecoverySection</name>
  <message>
   <source>Try again</source>
   <translation>Erneut versuchen</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Wird geladen …</translation>
  </message>
  <message>
   <source>This service decides itself how it recovers; it offers no settings here.</source>
   <translation>Dieser Dienst entscheidet selbst, wie er mahnt; er bietet hier keine Einstellungen.</translation>
  </message>
  <message>
   <source>Practice sends nothing and needs no mailbox. You set up yours when you start for real.</source>
   <translation>Die Übung verschickt nichts und braucht kein Postfach. Ihres richten Sie ein, wenn Sie mit echten Rechnungen anfangen.</translation>
  </message>
 </context>
 <context>
  <name>RecoverySummaries</name>
  <message>
   <source>You print and post them</source>
   <translation>Sie drucken und verschicken sie</translation>
  </message>
  <message>
   <source>Into a folder, as PDF</source>
   <translation>In einen Ordner, als PDF</translation>
  </message>
  <message>
   <source>Through a provider</source>
   <translation>Über einen Anbieter</translation>
  </message>
  <message>
   <source>The operator of this service posts them</source>
   <translation>Der Betreiber dieses Dienstes verschickt sie</translation>
  </message>
  <message>
   <source>Not set up yet</source>
   <translation>Noch nicht eingerichtet</translation>
  </message>
  <message>
   <source>Not checked yet</source>
   <translation>Noch nicht geprüft</translation>
  </message>
  <message>
   <source>Checked: {domain}</source>
   <translation>Geprüft: {domain}</translation>
  </message>
  <message>
   <source>Read by the app</source>
   <translation>Werden von der App gelesen</translation>
  </message>
  <message>
   <source>Only in your mailbox</source>
   <translation>Nur in Ihrem Postfach</translation>
  </message>
  <message numerus="yes">
   <source>{iban} and %n more</source>
   <translation>
    <numerusform>{iban} und ein weiteres</numerusform>
    <numerusform>{iban} und %n weitere</numerusform>
   </translation>
  </message>
  <message>
   <source>With your logo</source>
   <translation>Mit Ihrem Logo</translation>
  </message>
  <message>
   <source>Without a logo</source>
   <translation>Ohne Logo</translation>
  </message>
  <message>
   <source>your colour</source>
   <translation>Ihre Farbe</translation>
  </message>
  <message>
   <source>the default colour</source>
   <translation>Standardfarbe</translation>
  </message>
  <message numerus="yes">
   <source>%n contact(s)</source>
   <translation>
    <numerusform>%n Kontakt</numerusform>
    <numerusform>%n Kontakte</numerusform>
   </translation>
  </message>
  <message>
   <source>with interest</source>
   <translation>mit Zinsen</translation>
  </message>
  <message>
   <source>the invoice only</source>
   <translation>nur die Rechnung</translation>
  </message>
  <message>
   <source>approved for all invoices</source>
   <translation>für alle Rechnungen freigegeben</translation>
  </message>
  <message>
   <source>not approved for all invoices</source>
   <translation>nicht für alle Rechnungen freigegeben</translation>
  </message>
  <message>
   <source>You are asked every time</source>
   <translation>Sie werden jedes Mal gefragt</translation>
  </message>
  <message>
   <source>Some are answered in your name</source>
   <translation>Einiges wird in Ihrem Namen beantwortet</translation>
  </message>
  <message numerus="yes">
   <source>Messages in %n language(s)</source>
   <translation>
    <numerusform>Nachrichten in %n Sprache</numerusform>
    <numerusform>Nachrichten in %n Sprachen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>RememberedCorrections</name>
  <message>
   <source>Remembered corrections</source>
   <translation>Gemerkte Korrekturen</translation>
  </message>
  <message>
   <source>Forget all</source>
   <translation>Alle vergessen</translation>
  </message>
  <message>
   <source>Applied to the next invoice that looks the same, and marked there. Stored on this computer only.</source>
   <translation>Werden auf die nächste gleich aussehende Rechnung angewandt und dort gekennzeichnet. Nur auf diesem Computer gespeichert.</translation>
  </message>
  <message>
   <source>Nothing yet. A correction is remembered once you submit the invoice, if its PDF prints the right value: the next one of this seller is read there. Your own words, and lines of an address, differ from invoice to invoice: they are not remembered.</source>
   <translation>Noch nichts. Eine Korrektur wird gemerkt, sobald Sie die Rechnung anmahnen und ihre PDF den richtigen Wert enthält: Auf der nächsten desselben Absenders wird er dort gelesen. Eigene Worte und Zeilen einer Anschrift sind auf jeder Rechnung anders: Sie werden nicht gemerkt.</translation>
  </message>
  <message>
   <source>{field}: always {value}</source>
   <translation>{field}: immer {value}</translation>
  </message>
  <message>
   <source>{field}: read where you showed it</source>
   <translation>{field}: dort gelesen, wo Sie es gezeigt haben</translation>
  </message>
  <message>
   <source>From {number}, seller {seller}</source>
   <translation>Aus {number}, Verkäufer {seller}</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Vergessen</translation>
  </message>
  <message>
   <source>Forget the correction of {field}</source>
   <translation>Korrektur von {field} vergessen</translation>
  </message>
 </context>
 <context>
  <name>RepliesHint</name>
  <message>
   <source>Debtors’ replies are only in your mailbox: the app reads them once you turn that on.</source>
   <translation>Antworten der Schuldner liegen nur in Ihrem Postfach: Die App liest sie, sobald Sie das einschalten.</translation>
  </message>
  <message>
   <source>Read replies…</source>
   <translation>Antworten lesen …</translation>
  </message>
 </context>
 <context>
  <name>ReversalDialog</name>
  <message>
   <source>Take a payment back</source>
   <translation>Zahlung zurücknehmen</translation>
  </message>
  <message>
   <source>{amount}, arrived on {day}</source>
   <translation>{amount}, eingegangen am {day}</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Zahlung</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Warum</translation>
  </message>
  <message>
   <source>Required, for your own records; the debtor does not read it.</source>
   <translation>Erforderlich, für Ihre Unterlagen; der Schuldner liest es nicht.</translation>
  </message>
  <message>
   <source>This invoice stays closed; a new one is opened for the amount.</source>
   <translation>Diese Rechnung bleibt geschlossen; für den Betrag wird eine neue geöffnet.</translation>
  </message>
  <message>
   <source>The amount is open again, and recovery continues for it.</source>
   <translation>Der Betrag ist wieder offen, und der Mahnvorgang geht dafür weiter.</translation>
  </message>
  <message>
   <source>Take the payment back</source>
   <translation>Zahlung zurücknehmen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Say why, in a few words.</source>
   <translation>Sagen Sie kurz, warum.</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <source>This invoice was entered manually or comes from a table, or its file cannot be shown here.</source>
   <translation>Diese Rechnung wurde von Hand eingegeben oder kommt aus einer Tabelle, oder ihre Datei kann hier nicht gezeigt werden.</translation>
  </message>
  <message>
   <source>No page to show</source>
   <translation>Keine Seite zu zeigen</translation>
  </message>
  <message>
   <source>Review what was read</source>
   <translation>Prüfen Sie, was gelesen wurde</translation>
  </message>
  <message>
   <source>Previous invoice</source>
   <translation>Vorherige Rechnung</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Nächste Rechnung</translation>
  </message>
  <message>
   <source>Submit anyway</source>
   <translation>Trotzdem anmahnen</translation>
  </message>
  <message>
   <source>Recover this invoice</source>
   <translation>Diese Rechnung anmahnen</translation>
  </message>
  <message>
   <source>Back to the list</source>
   <translation>Zurück zur Liste</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>{at} of {count}</source>
   <translation>{at} von {count}</translation>
  </message>
  <message>
   <source>Not read from the page: {names}</source>
   <translation>Nicht von der Seite gelesen: {names}</translation>
  </message>
  <message>
   <source>In Practice this invoice goes out under the name {company}. Nobody receives it: nothing leaves this computer.</source>
   <translation>In der Übung geht diese Rechnung unter dem Namen {company} hinaus. Niemand erhält sie: Nichts verlässt diesen Computer.</translation>
  </message>
  <message>
   <source>Your account is not active yet: complete it first. This draft is kept.</source>
   <translation>Ihr Konto ist noch nicht aktiv: Vervollständigen Sie es zuerst. Dieser Entwurf bleibt erhalten.</translation>
  </message>
  <message>
   <source>First answer above whether this is your invoice.</source>
   <translation>Beantworten Sie zuerst oben, ob das Ihre Rechnung ist.</translation>
  </message>
  <message>
   <source>First answer above whether it is the same invoice.</source>
   <translation>Beantworten Sie zuerst oben, ob es dieselbe Rechnung ist.</translation>
  </message>
  <message>
   <source>First answer above whether the service already has it.</source>
   <translation>Beantworten Sie zuerst oben, ob der Dienst sie schon hat.</translation>
  </message>
  <message>
   <source>Still needed: {names}. The button leads there.</source>
   <translation>Fehlt noch: {names}. Die Schaltfläche führt dorthin.</translation>
  </message>
  <message>
   <source>The service would refuse it: {reason} The button leads there.</source>
   <translation>Der Dienst würde sie ablehnen: {reason} Die Schaltfläche führt dorthin.</translation>
  </message>
  <message>
   <source>Saved. {amount} from {debtor}.</source>
   <translation>Gespeichert. {amount} von {debtor}.</translation>
  </message>
 </context>
 <context>
  <name>RowMenu</name>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Copy this cell</source>
   <translation>Diese Zelle kopieren</translation>
  </message>
  <message>
   <source>Only this debtor</source>
   <translation>Nur von diesem Schuldner</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exportieren …</translation>
  </message>
  <message>
   <source>Tags…</source>
   <translation>Schlagwörter …</translation>
  </message>
  <message>
   <source>Pause…</source>
   <translation>Anhalten …</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <source>Record as paid…</source>
   <translation>Als bezahlt eintragen …</translation>
  </message>
  <message>
   <source>Cancel recovery…</source>
   <translation>Mahnvorgang abbrechen …</translation>
  </message>
 </context>
 <context>
  <name>RulesCard</name>
  <message>
   <source>Automatic answers</source>
   <translation>Automatische Antworten</translation>
  </message>
  <message>
   <source>After a partial payment</source>
   <translation>Nach einer Teilzahlung</translation>
  </message>
  <message>
   <source>Ask me every time</source>
   <translation>Mich jedes Mal fragen</translation>
  </message>
  <message>
   <source>Keep collecting the rest</source>
   <translation>Rest weiter anmahnen</translation>
  </message>
  <message>
   <source>Accept it and close</source>
   <translation>Annehmen und abschließen</translation>
  </message>
  <message>
   <source>{percent}% of the amount or more</source>
   <translation>{percent} % des Betrags</translation>
  </message>
  <message>
   <source>Accept settlements of</source>
   <translation>Vergleiche annehmen ab</translation>
  </message>
  <message>
   <source>Up to {count} instalments</source>
   <translation>Bis zu {count} Raten</translation>
  </message>
  <message>
   <source>Accept instalments</source>
   <translation>Raten annehmen</translation>
  </message>
  <message>
   <source>Up to {units}</source>
   <translation>Bis zu {units}</translation>
  </message>
  <message>
   <source>Close although a little is missing</source>
   <translation>Abschließen, auch wenn wenig fehlt</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nie</translation>
  </message>
  <message>
   <source>In the currency of the invoice, for invoices you submit from now on.</source>
   <translation>In der Währung der Rechnung, für Rechnungen, die Sie ab jetzt anmahnen.</translation>
  </message>
  <message>
   <source>Several open invoices of one debtor</source>
   <translation>Mehrere offene Rechnungen eines Schuldners</translation>
  </message>
  <message>
   <source>Send separate reminders</source>
   <translation>Jede einzeln mahnen</translation>
  </message>
  <message>
   <source>Send one reminder for all</source>
   <translation>Alle in einer Nachricht mahnen</translation>
  </message>
  <message>
   <source>One message lists every invoice with a reminder due within a week. You can exclude any invoice.</source>
   <translation>Eine Nachricht nennt jede Rechnung, deren Mahnung innerhalb einer Woche ansteht. Sie können jede Rechnung ausnehmen.</translation>
  </message>
  <message>
   <source>Interest and fixed sums that are left once the invoice is paid</source>
   <translation>Zinsen und Verzugspauschale, die nach Zahlung der Rechnung offen sind</translation>
  </message>
  <message>
   <source>Waive them</source>
   <translation>Darauf verzichten</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Saved. They apply from now on.</source>
   <translation>Gespeichert. Sie gelten ab jetzt.</translation>
  </message>
  <message>
   <source>What the service may answer in your name. The timeline shows each time it does.</source>
   <translation>Was der Dienst in Ihrem Namen beantworten darf. Der Verlauf zeigt es jedes Mal.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wird gespeichert</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorCard</name>
  <message>
   <source>Same debtor?</source>
   <translation>Derselbe Schuldner?</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorChoice</name>
  <message>
   <source>Same debtor</source>
   <translation>Derselbe Schuldner</translation>
  </message>
  <message>
   <source>Different debtors</source>
   <translation>Verschiedene Schuldner</translation>
  </message>
  <message>
   <source>From now on both count as one: at most one contact a day and three a week for all invoices together. An insolvency, or an address that must not be contacted, applies to both. Once sent, this cannot be undone.</source>
   <translation>Ab jetzt zählen beide als einer: höchstens eine Kontaktaufnahme am Tag und drei in der Woche für alle Rechnungen zusammen. Eine Insolvenz gilt für beide, ebenso eine Adresse, die nicht mehr angeschrieben werden darf. Ist die Antwort gesendet, lässt sie sich nicht mehr zurücknehmen.</translation>
  </message>
  <message>
   <source>Each is contacted separately, as now. You are not asked again.</source>
   <translation>Jeder wird für sich kontaktiert, wie bisher. Sie werden nicht noch einmal gefragt.</translation>
  </message>
  <message>
   <source>Two of your debtors are called {name}. Are they the same?</source>
   <translation>Zwei Ihrer Schuldner heißen {name}. Ist es derselbe?</translation>
  </message>
  <message>
   <source>Are {name} and {other} the same debtor?</source>
   <translation>Sind {name} und {other} derselbe Schuldner?</translation>
  </message>
  <message>
   <source>not given</source>
   <translation>nicht angegeben</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>USt-IdNr.</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-Mail</translation>
  </message>
  <message>
   <source>Invoices ({count})</source>
   <translation>Rechnungen ({count})</translation>
  </message>
  <message>
   <source>{numbers} and {count} more</source>
   <translation>{numbers} und {count} weitere</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorSheet</name>
  <message>
   <source>Same debtor?</source>
   <translation>Derselbe Schuldner?</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Später entscheiden</translation>
  </message>
 </context>
 <context>
  <name>SenderDomainCard</name>
  <message>
   <source>SPF: {domain} names the servers that may send for it.</source>
   <translation>SPF: {domain} nennt die Server, die für die Domain senden dürfen.</translation>
  </message>
  <message>
   <source>SPF is missing: mail servers cannot tell that a message from {domain} is yours. Ask the manager of the domain to add it.</source>
   <translation>SPF fehlt: Mailserver können nicht erkennen, dass eine Nachricht von {domain} von Ihnen stammt. Bitten Sie die Person, die die Domain verwaltet, es einzutragen.</translation>
  </message>
  <message>
   <source>There is more than one SPF record, so mail servers ignore them. Keep only one.</source>
   <translation>Es gibt mehrere SPF-Einträge; Mailserver beachten sie deshalb nicht. Behalten Sie nur einen.</translation>
  </message>
  <message>
   <source>SPF lets every server send for {domain}, so it protects nothing.</source>
   <translation>SPF lässt jeden Server für {domain} senden und schützt deshalb nicht.</translation>
  </message>
  <message>
   <source>DKIM: {domain} publishes a key with which messages can be signed.</source>
   <translation>DKIM: {domain} veröffentlicht einen Schlüssel, mit dem Nachrichten signiert werden können.</translation>
  </message>
  <message>
   <source>DKIM: no key was found under the usual names. The settings of your mail provider say whether messages are signed.</source>
   <translation>DKIM: Unter den üblichen Namen wurde kein Schlüssel gefunden. Ob Nachrichten signiert werden, steht in den Einstellungen Ihres Mailanbieters.</translation>
  </message>
  <message>
   <source>DMARC is missing: some providers put messages without it into the junk folder. Ask the manager of the domain to add it.</source>
   <translation>DMARC fehlt: Manche Anbieter legen Nachrichten dann in den Spam-Ordner. Bitten Sie die Person, die die Domain verwaltet, es einzutragen.</translation>
  </message>
  <message>
   <source>DMARC: {domain} lets forged messages be delivered.</source>
   <translation>DMARC: {domain} lässt gefälschte Nachrichten trotzdem zustellen.</translation>
  </message>
  <message>
   <source>DMARC: forged messages go to the junk folder.</source>
   <translation>DMARC: Gefälschte Nachrichten kommen in den Spam-Ordner.</translation>
  </message>
  <message>
   <source>DMARC: forged messages are refused.</source>
   <translation>DMARC: Gefälschte Nachrichten werden abgelehnt.</translation>
  </message>
  <message>
   <source>{name}: {domain} did not answer. Check again later.</source>
   <translation>{name}: {domain} antwortet nicht. Prüfen Sie es später noch einmal.</translation>
  </message>
  <message>
   <source>Will your messages arrive?</source>
   <translation>Kommen Ihre Nachrichten an?</translation>
  </message>
  <message>
   <source>Mail servers check with your domain who may send for it. Only your own domain is asked.</source>
   <translation>Mailserver fragen bei Ihrer Domain nach, wer für sie senden darf. Gefragt wird nur Ihre eigene Domain.</translation>
  </message>
  <message>
   <source>Check the domain</source>
   <translation>Domain prüfen</translation>
  </message>
  <message>
   <source>Checking</source>
   <translation>Wird geprüft</translation>
  </message>
 </context>
 <context>
  <name>SendingBar</name>
  <message>
   <source>Sent so far</source>
   <translation>Bisher gesendet</translation>
  </message>
  <message>
   <source>Show failed…</source>
   <translation>Fehlgeschlagene anzeigen …</translation>
  </message>
  <message>
   <source>Cancel the rest</source>
   <translation>Rest abbrechen</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>{done} of {total} sent</source>
   <translation>{done} von {total} gesendet</translation>
  </message>
  <message>
   <source>{sent}, {failed} failed</source>
   <translation>{sent}, {failed} gescheitert</translation>
  </message>
  <message>
   <source>{count} done</source>
   <translation>{count} erledigt</translation>
  </message>
  <message>
   <source>{count} failed</source>
   <translation>{count} gescheitert</translation>
  </message>
  <message>
   <source>{count} not started</source>
   <translation>{count} nicht begonnen</translation>
  </message>
 </context>
 <context>
  <name>SeparateSheet</name>
  <message>
   <source>Which invoices don’t belong to {name}?</source>
   <translation>Welche Rechnungen gehören nicht zu {name}?</translation>
  </message>
  <message>
   <source>In this app they then belong to another debtor; later invoices with the same name, numbers and email follow them. Nothing changes at the service. You can undo this at any time.</source>
   <translation>In dieser App gehören sie dann zu einem anderen Schuldner; spätere Rechnungen mit demselben Namen, denselben Nummern und derselben E-Mail folgen ihnen. Beim Dienst ändert sich nichts. Sie können das jederzeit zurücknehmen.</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Rechnungen</translation>
  </message>
  <message>
   <source>Separate</source>
   <translation>Abtrennen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>SettingsPage</name>
  <message>
   <source>Appearance</source>
   <translation>Darstellung</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Meldungen</translation>
  </message>
  <message>
   <source>Recoveries</source>
   <translation>Mahnwesen</translation>
  </message>
  <message>
   <source>Learned</source>
   <translation>Gelernt</translation>
  </message>
  <message>
   <source>Data</source>
   <translation>Daten</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>Support</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Über die App</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Design</translation>
  </message>
  <message>
   <source>Match system</source>
   <translation>Wie das System</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Hell</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Dunkel</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Hoher Kontrast</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Textgröße</translation>
  </message>
  <message>
   <source>Reduce motion</source>
   <translation>Weniger Bewegung</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <source>The language changes at the next start.</source>
   <translation>Die Sprache wechselt beim nächsten Start.</translation>
  </message>
  <message>
   <source>{language} (not reviewed)</source>
   <translation>{language} (ungeprüft)</translation>
  </message>
  <message>
   <source>Connection and data</source>
   <translation>Verbindung und Daten</translation>
  </message>
  <message>
   <source>The password store of this computer is not available: you sign in at each start.</source>
   <translation>Der Passwortspeicher dieses Computers ist nicht verfügbar: Sie melden sich bei jedem Start an.</translation>
  </message>
  <message>
   <source>Use another connection</source>
   <translation>Andere Verbindung verwenden</translation>
  </message>
  <message>
   <source>Sign out</source>
   <translation>Abmelden</translation>
  </message>
  <message>
   <source>Open the data folder</source>
   <translation>Datenordner öffnen</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Protokolle</translation>
  </message>
  <message>
   <source>For support. Names, addresses and secrets are left out.</source>
   <translation>Für den Support. Namen, Adressen und Passwörter sind ausgelassen.</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Protokoll</translation>
  </message>
  <message>
   <source>Show the log</source>
   <translation>Protokoll anzeigen</translation>
  </message>
  <message>
   <source>Save for support</source>
   <translation>Für den Support speichern</translation>
  </message>
  <message>
   <source>Archive (*.zip)</source>
   <translation>Archiv (*.zip)</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Adresse</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>Umgebung</translation>
  </message>
  <message>
   <source>Connection</source>
   <translation>Verbindung</translation>
  </message>
  <message>
   <source>Creditor</source>
   <translation>Gläubiger</translation>
  </message>
  <message>
   <source>Data folder</source>
   <translation>Datenordner</translation>
  </message>
 </context>
 <context>
  <name>SettingsState</name>
  <message>
   <source>Saved as {name}. It contains what you see here and nothing else.</source>
   <translation>Gespeichert als {name}. Es enthält, was Sie hier sehen, und sonst nichts.</translation>
  </message>
 </context>
 <context>
  <name>SettleDisputeDialog</name>
  <message>
   <source>The dispute ends, no answer is sent, and recovery resumes after five working days.</source>
   <translation>Der Einwand ist erledigt, es wird keine Antwort gesendet, und der Mahnvorgang geht nach fünf Arbeitstagen weiter.</translation>
  </message>
  <message>
   <source>The dispute ends, no answer is sent, and recovery resumes after five working days. Enter a credit note for the difference, or the agreement, before that: messages ask for the lower amount then.</source>
   <translation>Der Einwand ist erledigt, es wird keine Antwort gesendet, und der Mahnvorgang geht nach fünf Arbeitstagen weiter. Tragen Sie bis dahin eine Rechnungskorrektur über die Differenz oder die Vereinbarung ein: Nachrichten fordern dann den geringeren Betrag.</translation>
  </message>
  <message>
   <source>Settled with the debtor</source>
   <translation>Mit dem Schuldner geklärt</translation>
  </message>
  <message>
   <source>The debtor pays</source>
   <translation>Der Schuldner zahlt</translation>
  </message>
  <message>
   <source>The same amount</source>
   <translation>Denselben Betrag</translation>
  </message>
  <message>
   <source>A lower amount</source>
   <translation>Einen geringeren Betrag</translation>
  </message>
  <message>
   <source>What was agreed</source>
   <translation>Was vereinbart wurde</translation>
  </message>
  <message>
   <source>End the dispute</source>
   <translation>Einwand erledigen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Write what was agreed, in a few words.</source>
   <translation>Schreiben Sie in wenigen Worten, was vereinbart wurde.</translation>
  </message>
 </context>
 <context>
  <name>SettledList</name>
  <message>
   <source>Less is open in your books than here</source>
   <translation>In Ihrer Buchhaltung ist weniger offen als hier</translation>
  </message>
  <message>
   <source>Tick what the app should take over. The rest stays as it is.</source>
   <translation>Kreuzen Sie an, was übernommen werden soll. Alles andere bleibt, wie es ist.</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>Alle</translation>
  </message>
  <message>
   <source>no longer in the list</source>
   <translation>nicht mehr in der Liste</translation>
  </message>
  <message>
   <source>paid in the list</source>
   <translation>laut Liste bezahlt</translation>
  </message>
  <message>
   <source>paid on {day}</source>
   <translation>bezahlt am {day}</translation>
  </message>
  <message>
   <source>the draft is removed</source>
   <translation>der Entwurf wird entfernt</translation>
  </message>
  <message>
   <source>partly paid or credited in the list</source>
   <translation>in der Liste teilweise bezahlt oder gutgeschrieben</translation>
  </message>
  <message>
   <source>{amount} is noted on the draft as already paid or credited</source>
   <translation>{amount} wird im Entwurf als bereits bezahlt oder gutgeschrieben vermerkt</translation>
  </message>
  <message>
   <source>record {amount}</source>
   <translation>{amount} eintragen</translation>
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
   <translation>Steht unter Ihren Nachrichten und Briefen, damit Schuldner anrufen können.</translation>
  </message>
  <message>
   <source>Debtors pay into this account. Your messages name it.</source>
   <translation>Auf dieses Konto zahlen Ihre Schuldner. Es steht in Ihren Nachrichten.</translation>
  </message>
  <message>
   <source>Company name</source>
   <translation>Name des Unternehmens</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Straße und Hausnummer</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Postleitzahl</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Ort</translation>
  </message>
  <message>
   <source>IBAN</source>
   <translation>IBAN</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-Mail</translation>
  </message>
  <message>
   <source>Reminders are sent from it.</source>
   <translation>Von dieser Adresse werden die Mahnungen verschickt.</translation>
  </message>
  <message>
   <source>Account holder</source>
   <translation>Kontoinhaber</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Adresse, zweite Zeile</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefon</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>USt-IdNr.</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Pflichtangabe</translation>
  </message>
  <message>
   <source>More details</source>
   <translation>Weitere Angaben</translation>
  </message>
  <message>
   <source>SIRET or VAT number</source>
   <translation>USt-IdNr. oder SIRET</translation>
  </message>
  <message>
   <source>Or a SIRET or VAT number, to look the company up.</source>
   <translation>Oder eine SIRET oder USt-IdNr., um das Unternehmen zu suchen.</translation>
  </message>
  <message>
   <source>VAT or tax number</source>
   <translation>USt-IdNr. oder Steuernummer</translation>
  </message>
  <message>
   <source>Or a VAT number, to look the company up.</source>
   <translation>Oder eine USt-IdNr., um das Unternehmen zu suchen.</translation>
  </message>
  <message>
   <source>Sort code and account number, or IBAN</source>
   <translation>Sort Code und Kontonummer, oder IBAN</translation>
  </message>
  <message>
   <source>As your bank has it: debtors’ banks compare the name. Empty means {company}.</source>
   <translation>Wie bei Ihrer Bank: Die Banken der Schuldner vergleichen den Namen. Leer bedeutet {company}.</translation>
  </message>
  <message>
   <source>As your bank has it: debtors’ banks compare the name.</source>
   <translation>Wie bei Ihrer Bank: Die Banken der Schuldner vergleichen den Namen.</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Ihr Unternehmen</translation>
  </message>
  <message>
   <source>Step 1 of 2. Saved as you type, on this computer.</source>
   <translation>Schritt 1 von 2. Wird beim Tippen auf diesem Computer gespeichert.</translation>
  </message>
  <message>
   <source>Messages and letters show this from now on. Your mailbox is in the settings.</source>
   <translation>Das steht ab jetzt in Nachrichten und Briefen. Das Postfach finden Sie in den Einstellungen.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
 </context>
 <context>
  <name>SetupState</name>
  <message>
   <source>This is a number. Look the company up, or enter its name.</source>
   <translation>Das ist eine Nummer. Suchen Sie das Unternehmen, oder geben Sie seinen Namen ein.</translation>
  </message>
 </context>
 <context>
  <name>ShortcutList</name>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Rechnungen öffnen</translation>
  </message>
  <message>
   <source>Paste files or a picture</source>
   <translation>Dateien oder ein Bild einfügen</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <source>Go anywhere, do anything</source>
   <translation>Überallhin gehen, alles tun</translation>
  </message>
  <message>
   <source>Export the list, on the board</source>
   <translation>Liste exportieren, bei den Mahnvorgängen</translation>
  </message>
  <message>
   <source>Print, on the statistics</source>
   <translation>Drucken, in der Statistik</translation>
  </message>
  <message>
   <source>Board or table, on the board</source>
   <translation>Spalten oder Tabelle, bei den Mahnvorgängen</translation>
  </message>
  <message>
   <source>Calendar, in a date field</source>
   <translation>Kalender in einem Datumsfeld</translation>
  </message>
  <message>
   <source>Submit the invoice shown</source>
   <translation>Angezeigte Rechnung anmahnen</translation>
  </message>
  <message>
   <source>Next and previous invoice to review</source>
   <translation>Nächste und vorige Rechnung zum Prüfen</translation>
  </message>
  <message>
   <source>Zoom in, zoom out, fit the page</source>
   <translation>Vergrößern, verkleinern, Seite anpassen</translation>
  </message>
  <message>
   <source>Next and previous control</source>
   <translation>Nächstes und voriges Bedienelement</translation>
  </message>
  <message>
   <source>Back, or close what is open</source>
   <translation>Zurück, oder Offenes schließen</translation>
  </message>
  <message>
   <source>Help for what is shown</source>
   <translation>Hilfe zu dem, was gezeigt wird</translation>
  </message>
  <message>
   <source>This list</source>
   <translation>Diese Liste</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>SignInPage</name>
  <message>
   <source>Waiting for the browser</source>
   <translation>Warten auf den Browser</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Erneut versuchen</translation>
  </message>
  <message>
   <source>Open the browser again</source>
   <translation>Browser erneut öffnen</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Adresse kopieren</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>The address was copied. Open it in any browser on this computer.</source>
   <translation>Die Adresse wurde kopiert. Öffnen Sie sie in einem beliebigen Browser dieses Computers.</translation>
  </message>
  <message>
   <source>Open the sign-in page yourself</source>
   <translation>Öffnen Sie die Anmeldeseite selbst</translation>
  </message>
  <message>
   <source>Continue in your browser</source>
   <translation>Weiter in Ihrem Browser</translation>
  </message>
  <message>
   <source>Preparing</source>
   <translation>Wird vorbereitet</translation>
  </message>
  <message>
   <source>A page has opened there. Agree and come back: this window continues by itself.</source>
   <translation>Dort hat sich eine Seite geöffnet. Stimmen Sie zu und kommen Sie zurück: Hier geht es von selbst weiter.</translation>
  </message>
  <message>
   <source>The service is starting.</source>
   <translation>Der Dienst wird gestartet.</translation>
  </message>
  <message>
   <source>You are signed in</source>
   <translation>Sie sind angemeldet</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Anmelden</translation>
  </message>
  <message>
   <source>Your browser opens and asks you. Then this window continues by itself.</source>
   <translation>Ihr Browser öffnet sich und fragt Sie. Danach geht es in diesem Fenster von selbst weiter.</translation>
  </message>
  <message>
   <source>Not signed in</source>
   <translation>Nicht angemeldet</translation>
  </message>
  <message>
   <source>Nothing changed. Try again whenever you like.</source>
   <translation>Nichts wurde geändert. Versuchen Sie es erneut, wann immer Sie möchten.</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>No browser could be opened. Copy the address and open it yourself.</source>
   <translation>Es ließ sich kein Browser öffnen. Kopieren Sie die Adresse und öffnen Sie sie selbst.</translation>
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
   <translation>Port</translation>
  </message>
  <message>
   <source>User name</source>
   <translation>Benutzername</translation>
  </message>
  <message>
   <source>How the app signs in there</source>
   <translation>Anmeldung der App</translation>
  </message>
  <message>
   <source>With a key of its own</source>
   <translation>Mit einem eigenen Schlüssel</translation>
  </message>
  <message>
   <source>With a key file</source>
   <translation>Mit einer Schlüsseldatei</translation>
  </message>
  <message>
   <source>With a password</source>
   <translation>Mit einem Passwort</translation>
  </message>
  <message>
   <source>Put this line into the file authorized_keys of that user on the server:</source>
   <translation>Fügen Sie diese Zeile in die Datei authorized_keys dieses Benutzers auf dem Server ein:</translation>
  </message>
  <message>
   <source>The app’s public key</source>
   <translation>Öffentlicher Schlüssel der App</translation>
  </message>
  <message>
   <source>Copy the line</source>
   <translation>Zeile kopieren</translation>
  </message>
  <message>
   <source>Key file</source>
   <translation>Schlüsseldatei</translation>
  </message>
  <message>
   <source>Choose the file</source>
   <translation>Datei wählen</translation>
  </message>
  <message>
   <source>Password</source>
   <translation>Passwort</translation>
  </message>
  <message>
   <source>Stored sealed on this computer.</source>
   <translation>Wird versiegelt auf diesem Computer aufbewahrt.</translation>
  </message>
  <message>
   <source>Public address</source>
   <translation>Öffentliche Adresse</translation>
  </message>
  <message>
   <source>Where the internet reaches that port. Leave empty if the server says it.</source>
   <translation>Wo das Internet diesen Port erreicht. Lassen Sie es leer, wenn der Server es sagt.</translation>
  </message>
  <message>
   <source>Port on the server</source>
   <translation>Port auf dem Server</translation>
  </message>
  <message>
   <source>Empty: the server chooses.</source>
   <translation>Wenn leer: Der Server wählt.</translation>
  </message>
  <message>
   <source>Open on the server for</source>
   <translation>Auf dem Server offen für</translation>
  </message>
  <message>
   <source>programs on the server, such as its web server</source>
   <translation>Programme auf dem Server, etwa seinen Webserver</translation>
  </message>
  <message>
   <source>everybody, if the server allows it</source>
   <translation>alle, wenn der Server es erlaubt</translation>
  </message>
  <message>
   <source>Passphrase of the key file</source>
   <translation>Passphrase der Schlüsseldatei</translation>
  </message>
  <message>
   <source>Enter the name or address of your server.</source>
   <translation>Geben Sie den Namen oder die Adresse Ihres Servers ein.</translation>
  </message>
  <message>
   <source>Enter the user the app signs in as.</source>
   <translation>Geben Sie den Benutzer ein, als der sich die App anmeldet.</translation>
  </message>
  <message>
   <source>Choose the file of the private key.</source>
   <translation>Wählen Sie die Datei des privaten Schlüssels.</translation>
  </message>
  <message>
   <source>Enter the password.</source>
   <translation>Geben Sie das Passwort ein.</translation>
  </message>
  <message>
   <source>A port is a number between 1 and 65535.</source>
   <translation>Ein Port ist eine Zahl zwischen 1 und 65535.</translation>
  </message>
  <message>
   <source>This has to be an https address without a path.</source>
   <translation>Es muss eine https-Adresse ohne Pfad sein.</translation>
  </message>
  <message>
   <source>Choose a private key</source>
   <translation>Privaten Schlüssel wählen</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>Alle Dateien (*)</translation>
  </message>
 </context>
 <context>
  <name>StartingCard</name>
  <message>
   <source>Starting the service on this computer</source>
   <translation>Der Dienst wird auf diesem Computer gestartet</translation>
  </message>
  <message>
   <source>Setting up the practice company</source>
   <translation>Die Übungsfirma wird angelegt</translation>
  </message>
  <message>
   <source>Opening the first page</source>
   <translation>Die erste Seite öffnet sich</translation>
  </message>
  <message>
   <source>Starting practice</source>
   <translation>Die Übung wird gestartet</translation>
  </message>
  <message>
   <source>This computer is being prepared</source>
   <translation>Dieser Computer wird vorbereitet</translation>
  </message>
  <message>
   <source>done</source>
   <translation>erledigt</translation>
  </message>
  <message>
   <source>to do</source>
   <translation>offen</translation>
  </message>
  <message>
   <source>in progress</source>
   <translation>läuft</translation>
  </message>
 </context>
 <context>
  <name>StatementSheet</name>
  <message>
   <source>Statement of account</source>
   <translation>Forderungsaufstellung</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <source>Your name and address</source>
   <translation>Ihr Name und Ihre Anschrift</translation>
  </message>
  <message>
   <source>Account for payment</source>
   <translation>Konto für die Zahlung</translation>
  </message>
  <message>
   <source>All open invoices as of today, with payments and days late, in each currency; without interest and fixed sums.</source>
   <translation>Alle heute offenen Rechnungen, mit dem Bezahlten und der Verspätung, je Währung; ohne Zinsen und Verzugspauschalen.</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>Als PDF speichern …</translation>
  </message>
  <message>
   <source>Print…</source>
   <translation>Drucken …</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Enter your name: the debtor must see who writes.</source>
   <translation>Geben Sie Ihren Namen ein: Der Schuldner muss sehen, wer schreibt.</translation>
  </message>
  <message>
   <source>To print and send (*.pdf)</source>
   <translation>Zum Drucken und Versenden (*.pdf)</translation>
  </message>
 </context>
 <context>
  <name>StatisticsPage</name>
  <message>
   <source>Statistics</source>
   <translation>Statistik</translation>
  </message>
  <message>
   <source>Counted from the day of submission.</source>
   <translation>Gezählt ab Beginn des Mahnvorgangs.</translation>
  </message>
  <message>
   <source>Period</source>
   <translation>Zeitraum</translation>
  </message>
  <message>
   <source>All time</source>
   <translation>Gesamte Zeit</translation>
  </message>
  <message>
   <source>Last month</source>
   <translation>Letzter Monat</translation>
  </message>
  <message>
   <source>Last quarter</source>
   <translation>Letztes Quartal</translation>
  </message>
  <message>
   <source>Last year</source>
   <translation>Letztes Jahr</translation>
  </message>
  <message>
   <source>From … until …</source>
   <translation>Von … bis …</translation>
  </message>
  <message>
   <source>Export the figures</source>
   <translation>Zahlen exportieren</translation>
  </message>
  <message>
   <source>Print the figures</source>
   <translation>Zahlen drucken</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Von</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Bis</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Bezahlt</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Angemahnt</translation>
  </message>
  <message>
   <source>Days to recovery</source>
   <translation>Tage bis zum Zahlungseingang</translation>
  </message>
  <message>
   <source>Success with and without phone</source>
   <translation>Erfolg mit und ohne Telefon</translation>
  </message>
  <message>
   <source>Submitted and paid</source>
   <translation>Angemahnt und bezahlt</translation>
  </message>
  <message>
   <source>Cases</source>
   <translation>Fälle</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Betrag</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Rechnungen</translation>
  </message>
  <message>
   <source>Success</source>
   <translation>Erfolg</translation>
  </message>
  <message>
   <source>Few cases: the difference may be chance.</source>
   <translation>Wenige Fälle: Der Unterschied kann Zufall sein.</translation>
  </message>
  <message>
   <source>Money counts as soon as it is paid. An invoice counts as recovered once the bank can no longer take it back.</source>
   <translation>Geld zählt, sobald es bezahlt ist. Eine Rechnung gilt als eingegangen, wenn die Bank es nicht mehr zurückholen kann.</translation>
  </message>
  <message>
   <source>With phone</source>
   <translation>Mit Telefon</translation>
  </message>
  <message>
   <source>Without phone</source>
   <translation>Ohne Telefon</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Eingegangen</translation>
  </message>
  <message>
   <source>No figures yet</source>
   <translation>Noch keine Zahlen</translation>
  </message>
  <message>
   <source>Figures appear once you submit an invoice.</source>
   <translation>Zahlen erscheinen mit der ersten Rechnung, die Sie anmahnen.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Rechnung öffnen</translation>
  </message>
  <message>
   <source>{share} of what was submitted</source>
   <translation>{share} des angemahnten Betrags</translation>
  </message>
  <message>
   <source>Invoices recovered: {count} of {all}</source>
   <translation>Eingegangene Rechnungsbeträge: {count} von {all}</translation>
  </message>
  <message numerus="yes">
   <source>Average of %n recovered</source>
   <translation>
    <numerusform>Mittel aus %n eingegangenen</numerusform>
    <numerusform>Mittel aus %n eingegangenen</numerusform>
   </translation>
  </message>
  <message>
   <source>not given</source>
   <translation>nicht angegeben</translation>
  </message>
  <message numerus="yes">
   <source>%n in {currency}, {sent} submitted, {paid} paid</source>
   <translation>
    <numerusform>%n in {currency}, {sent} angemahnt, {paid} bezahlt</numerusform>
    <numerusform>%n in {currency}, {sent} angemahnt, {paid} bezahlt</numerusform>
   </translation>
  </message>
  <message>
   <source>The figures above count the invoices in {currency}. Beside them: {others}.</source>
   <translation>Die Zahlen oben zählen die Rechnungen in {currency}. Daneben: {others}.</translation>
  </message>
  <message>
   <source>This is before the first day. Choose a later one.</source>
   <translation>Dieser Tag liegt vor dem ersten. Wählen Sie einen späteren.</translation>
  </message>
  <message>
   <source>Spreadsheet (*.xlsx)</source>
   <translation>Tabellenblatt (*.xlsx)</translation>
  </message>
  <message>
   <source>Comma-separated values (*.csv)</source>
   <translation>Text mit Trennzeichen (*.csv)</translation>
  </message>
  <message>
   <source>This page to print (*.pdf)</source>
   <translation>Diese Seite zum Drucken (*.pdf)</translation>
  </message>
  <message>
   <source>This service counts all creditors of the platform together: these figures are not yours alone. What is owed by age and by month is.</source>
   <translation>Dieser Dienst zählt alle Gläubiger der Plattform zusammen: Diese Zahlen sind nicht nur Ihre. Was nach Alter und Monat offen ist, schon.</translation>
  </message>
  <message>
   <source>Closed: {count}</source>
   <translation>Abgeschlossen: {count}</translation>
  </message>
 </context>
 <context>
  <name>StepsBand</name>
  <message>
   <source>Add an invoice</source>
   <translation>Rechnung hinzufügen</translation>
  </message>
  <message>
   <source>Review and recover it</source>
   <translation>Prüfen und anmahnen</translation>
  </message>
  <message>
   <source>Say what the debtor does</source>
   <translation>Schuldner spielen</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Bezahlt</translation>
  </message>
  <message>
   <source>done</source>
   <translation>erledigt</translation>
  </message>
  <message>
   <source>to do</source>
   <translation>offen</translation>
  </message>
  <message>
   <source>Paid in part: open the invoice and decide about the rest.</source>
   <translation>Teilweise bezahlt: Öffnen Sie die Rechnung und entscheiden Sie über den Rest.</translation>
  </message>
  <message>
   <source>Your first invoice</source>
   <translation>Ihre erste Rechnung</translation>
  </message>
  <message>
   <source>Recovered. That is the whole journey.</source>
   <translation>Eingang gesichert. Das ist der ganze Weg.</translation>
  </message>
  <message>
   <source>The money is here, and you are done. To see it count as recovered after two days, press “Next event”.</source>
   <translation>Das Geld ist da, und Sie sind fertig. „Nächstes Ereignis“ zeigt auf Wunsch, wie der Eingang zwei Tage später gesichert ist.</translation>
  </message>
 </context>
 <context>
  <name>TableSheet</name>
  <message>
   <source>Import a spreadsheet of invoices</source>
   <translation>Tabelle mit Rechnungen importieren</translation>
  </message>
  <message>
   <source>Match each field with its column. The app remembers this for spreadsheets with the same headings.</source>
   <translation>Ordnen Sie jedem Feld seine Spalte zu. Die App merkt es sich für Tabellen mit denselben Überschriften.</translation>
  </message>
  <message>
   <source>The first rows of the file</source>
   <translation>Die ersten Zeilen der Datei</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>Spalten der Datei</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Nicht jetzt</translation>
  </message>
  <message>
   <source>Without a column of totals, what is still open is taken as the amount.</source>
   <translation>Ohne Spalte mit Summen gilt der offene Betrag als Betrag.</translation>
  </message>
  <message numerus="yes">
   <source>Looking through %n row(s)…</source>
   <translation>
    <numerusform>%n Zeile wird durchgesehen …</numerusform>
    <numerusform>%n Zeilen werden durchgesehen …</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) found</source>
   <translation>
    <numerusform>%n Rechnung gefunden</numerusform>
    <numerusform>%n Rechnungen gefunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them are here already and are left out</source>
   <translation>
    <numerusform>%n davon ist schon hier und wird ausgelassen</numerusform>
    <numerusform>%n davon sind schon hier und werden ausgelassen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them need completing first</source>
   <translation>
    <numerusform>%n davon muss zuerst vervollständigt werden</numerusform>
    <numerusform>%n davon müssen zuerst vervollständigt werden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them are imported now. The next part follows.</source>
   <translation>
    <numerusform>%n davon wird jetzt übernommen. Danach kommt der nächste Teil.</numerusform>
    <numerusform>%n davon werden jetzt übernommen. Danach kommt der nächste Teil.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n paper(s) get the debtor’s email address from this list.</source>
   <translation>
    <numerusform>%n Beleg bekommt aus dieser Liste die E-Mail-Adresse des Schuldners.</numerusform>
    <numerusform>%n Belege bekommen aus dieser Liste die E-Mail-Adresse des Schuldners.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n document(s) are still being read; then they are compared with this list.</source>
   <translation>
    <numerusform>%n Dokument wird noch gelesen und dann mit dieser Liste verglichen.</numerusform>
    <numerusform>%n Dokumente werden noch gelesen und dann mit dieser Liste verglichen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n document(s) are not read yet and not compared with this list.</source>
   <translation>
    <numerusform>%n Dokument ist noch nicht gelesen und nicht mit dieser Liste verglichen.</numerusform>
    <numerusform>%n Dokumente sind noch nicht gelesen und nicht mit dieser Liste verglichen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Import %n invoice(s)</source>
   <translation>
    <numerusform>%n Rechnung importieren</numerusform>
    <numerusform>%n Rechnungen importieren</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Take %n email address(es)</source>
   <translation>
    <numerusform>%n E-Mail-Adresse übernehmen</numerusform>
    <numerusform>%n E-Mail-Adressen übernehmen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Record %n as paid</source>
   <translation>
    <numerusform>%n als bezahlt eintragen</numerusform>
    <numerusform>%n als bezahlt eintragen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Deduct {amount} from %n invoice(s)</source>
   <translation>
    <numerusform>{amount} von %n Rechnung abziehen</numerusform>
    <numerusform>{amount} von %n Rechnungen abziehen</numerusform>
   </translation>
  </message>
  <message>
   <source>Row {line}: {what}</source>
   <translation>Zeile {line}: {what}</translation>
  </message>
  <message numerus="yes">
   <source>and %n more row(s)</source>
   <translation>
    <numerusform>und %n weitere Zeile</numerusform>
    <numerusform>und %n weitere Zeilen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TagDialog</name>
  <message numerus="yes">
   <source>Tags of %n invoice(s)</source>
   <translation>
    <numerusform>Schlagwörter von %n Rechnung</numerusform>
    <numerusform>Schlagwörter von %n Rechnungen</numerusform>
   </translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Schlagwörter</translation>
  </message>
  <message>
   <source>{tag} · on {used} of {count}</source>
   <translation>{tag} · bei {used} von {count}</translation>
  </message>
  <message>
   <source>New tag</source>
   <translation>Neues Schlagwort</translation>
  </message>
  <message>
   <source>Save tags</source>
   <translation>Schlagwörter speichern</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Tags stay on this computer. Search and filters find them.</source>
   <translation>Schlagwörter bleiben auf diesem Computer. Suche und Filter finden sie.</translation>
  </message>
 </context>
 <context>
  <name>TaskSheet</name>
  <message>
   <source>Print and post this letter</source>
   <translation>Diesen Brief drucken und verschicken</translation>
  </message>
  <message>
   <source>Make this call</source>
   <translation>Diesen Anruf führen</translation>
  </message>
  <message>
   <source>Someone answered</source>
   <translation>Jemanden erreicht</translation>
  </message>
  <message>
   <source>They promised to pay</source>
   <translation>Zahlung wurde zugesagt</translation>
  </message>
  <message>
   <source>I left a message</source>
   <translation>Ich habe eine Nachricht hinterlassen</translation>
  </message>
  <message>
   <source>No answer</source>
   <translation>Niemand erreicht</translation>
  </message>
  <message>
   <source>Wrong number</source>
   <translation>Falsche Nummer</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Später entscheiden</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Rechnungen</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Offen</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Adresse</translation>
  </message>
  <message>
   <source>Number</source>
   <translation>Nummer</translation>
  </message>
  <message>
   <source>Ask for</source>
   <translation>Ansprechpartner</translation>
  </message>
  <message>
   <source>Open the letter to print it</source>
   <translation>Brief zum Drucken öffnen</translation>
  </message>
  <message>
   <source>Put every page into the envelope: an enclosed invoice is among them, behind the letter.</source>
   <translation>Legen Sie alle Seiten in den Umschlag: Eine beigelegte Rechnung ist schon dabei, hinter dem Brief.</translation>
  </message>
  <message>
   <source>What to say</source>
   <translation>Gesprächsleitfaden</translation>
  </message>
  <message>
   <source>Due</source>
   <translation>Zu erledigen</translation>
  </message>
  <message>
   <source>today</source>
   <translation>heute</translation>
  </message>
  <message>
   <source>Waiting since</source>
   <translation>Wartet seit</translation>
  </message>
  <message>
   <source>I posted it</source>
   <translation>Ich habe ihn verschickt</translation>
  </message>
  <message>
   <source>I called</source>
   <translation>Ich habe angerufen</translation>
  </message>
  <message>
   <source>Postpone it</source>
   <translation>Verschieben</translation>
  </message>
  <message>
   <source>Don’t do it</source>
   <translation>Nicht ausführen</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Auswählen …</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Tag</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Notiz</translation>
  </message>
  <message>
   <source>Choose the outcome.</source>
   <translation>Wählen Sie das Ergebnis.</translation>
  </message>
  <message>
   <source>Enter the day.</source>
   <translation>Geben Sie den Tag ein.</translation>
  </message>
  <message>
   <source>Enter a day from {first} to today.</source>
   <translation>Geben Sie einen Tag vom {first} bis heute ein.</translation>
  </message>
  <message>
   <source>Enter a day after today.</source>
   <translation>Geben Sie einen Tag nach heute ein.</translation>
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
   <translation>Briefe und Anrufe</translation>
  </message>
  <message>
   <source>Letters only</source>
   <translation>Nur Briefe</translation>
  </message>
  <message>
   <source>Calls only</source>
   <translation>Nur Anrufe</translation>
  </message>
  <message>
   <source>Back to Today</source>
   <translation>Zurück zu Heute</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Anzeigen</translation>
  </message>
  <message>
   <source>A letter or call counts, and the plan continues, once you confirm it.</source>
   <translation>Ein Brief oder Anruf zählt erst, und der Plan läuft erst weiter, wenn Sie ihn bestätigt haben.</translation>
  </message>
  <message>
   <source>Nothing of this kind to do.</source>
   <translation>Davon ist nichts zu tun.</translation>
  </message>
  <message>
   <source>No letters to post, no calls to make</source>
   <translation>Keine Briefe zu verschicken, keine Anrufe zu führen</translation>
  </message>
  <message>
   <source>What only you can do appears here on its day.</source>
   <translation>Was nur Sie tun können, erscheint hier an seinem Tag.</translation>
  </message>
  <message>
   <source>To post: {letters} · to call: {calls}</source>
   <translation>Zu verschicken: {letters} · anzurufen: {calls}</translation>
  </message>
  <message numerus="yes">
   <source>Mark %n letter(s) as posted today</source>
   <translation>
    <numerusform>%n Brief als heute verschickt eintragen</numerusform>
    <numerusform>%n Briefe als heute verschickt eintragen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Print %n letter(s)</source>
   <translation>
    <numerusform>%n Brief drucken</numerusform>
    <numerusform>%n Briefe drucken</numerusform>
   </translation>
  </message>
  <message>
   <source>Print together: {what}</source>
   <translation>Zusammen drucken: {what}</translation>
  </message>
 </context>
 <context>
  <name>TextsCard</name>
  <message>
   <source>Who to contact</source>
   <translation>Wer kontaktiert wird</translation>
  </message>
  <message>
   <source>Name of the debtor</source>
   <translation>Name des Schuldners</translation>
  </message>
  <message>
   <source>Name of your company</source>
   <translation>Name Ihres Unternehmens</translation>
  </message>
  <message>
   <source>Invoice number</source>
   <translation>Rechnungsnummer</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Rechnungsdatum</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Fällig</translation>
  </message>
  <message>
   <source>Days late</source>
   <translation>Tage überfällig</translation>
  </message>
  <message>
   <source>Total claimed</source>
   <translation>Gesamtforderung</translation>
  </message>
  <message>
   <source>To pay now</source>
   <translation>Jetzt zu zahlen</translation>
  </message>
  <message>
   <source>Of which the invoice</source>
   <translation>Davon die Rechnung</translation>
  </message>
  <message>
   <source>Of which late-payment interest</source>
   <translation>Davon Verzugszinsen</translation>
  </message>
  <message>
   <source>Of which the fixed sum for recovery costs</source>
   <translation>Davon die Verzugspauschale</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Gezahlt</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Noch offen</translation>
  </message>
  <message>
   <source>Pay by</source>
   <translation>Zahlbar bis</translation>
  </message>
  <message>
   <source>Day of the previous message</source>
   <translation>Tag der vorigen Nachricht</translation>
  </message>
  <message>
   <source>The broken promise</source>
   <translation>Die nicht eingehaltene Zusage</translation>
  </message>
  <message>
   <source>Your IBAN</source>
   <translation>Ihre IBAN</translation>
  </message>
  <message>
   <source>Reference for the transfer</source>
   <translation>Verwendungszweck der Überweisung</translation>
  </message>
  <message>
   <source>Address of the debtor’s page</source>
   <translation>Adresse der Seite des Schuldners</translation>
  </message>
  <message>
   <source>The instalments</source>
   <translation>Die Raten</translation>
  </message>
  <message>
   <source>The settlement amount</source>
   <translation>Der Vergleichsbetrag</translation>
  </message>
  <message>
   <source>Answer by</source>
   <translation>Zu beantworten bis</translation>
  </message>
  <message>
   <source>Total of the table</source>
   <translation>Summe der Aufstellung</translation>
  </message>
  <message>
   <source>Interest and costs asked for</source>
   <translation>Verlangte Zinsen und Kosten</translation>
  </message>
  <message>
   <source>Interest and costs not asked for</source>
   <translation>Nicht verlangte Zinsen und Kosten</translation>
  </message>
  <message>
   <source>What interest and costs are called</source>
   <translation>Bezeichnung der Zinsen und Kosten</translation>
  </message>
  <message>
   <source>Day of the calculation</source>
   <translation>Tag der Berechnung</translation>
  </message>
  <message>
   <source>Day of the formal notice</source>
   <translation>Tag der Mahnung mit Fristsetzung</translation>
  </message>
  <message>
   <source>Payments received</source>
   <translation>Eingegangene Zahlungen</translation>
  </message>
  <message>
   <source>Paid since the last message</source>
   <translation>Seit der letzten Nachricht gezahlt</translation>
  </message>
  <message>
   <source>Next instalment</source>
   <translation>Nächste Rate</translation>
  </message>
  <message>
   <source>Day of the next instalment</source>
   <translation>Tag der nächsten Rate</translation>
  </message>
  <message>
   <source>Law on interest after a notice</source>
   <translation>Rechtsgrundlage der Zinsen nach einer Mahnung</translation>
  </message>
  <message>
   <source>Disputed amount</source>
   <translation>Bestrittener Betrag</translation>
  </message>
  <message>
   <source>Words of the objection</source>
   <translation>Worte der Einwendung</translation>
  </message>
  <message>
   <source>Your answer</source>
   <translation>Ihre Antwort</translation>
  </message>
  <message>
   <source>Your message with a proposal</source>
   <translation>Ihre Nachricht zu einem Vorschlag</translation>
  </message>
  <message>
   <source>Address of your company</source>
   <translation>Anschrift Ihres Unternehmens</translation>
  </message>
  <message>
   <source>Holder of the account</source>
   <translation>Kontoinhaber</translation>
  </message>
  <message>
   <source>The missed instalment</source>
   <translation>Die ausgebliebene Rate</translation>
  </message>
  <message>
   <source>What was delivered</source>
   <translation>Lieferung oder Leistung</translation>
  </message>
  <message>
   <source>interest is asked for</source>
   <translation>Zinsen verlangt werden</translation>
  </message>
  <message>
   <source>interest is not asked for yet</source>
   <translation>noch keine Zinsen verlangt werden</translation>
  </message>
  <message>
   <source>part of it is paid</source>
   <translation>ein Teil bezahlt ist</translation>
  </message>
  <message>
   <source>a part was paid since the last message</source>
   <translation>seit der letzten Nachricht ein Teil gezahlt wurde</translation>
  </message>
  <message>
   <source>something is left to pay</source>
   <translation>noch etwas offen ist</translation>
  </message>
  <message>
   <source>everything is paid</source>
   <translation>alles bezahlt ist</translation>
  </message>
  <message>
   <source>the sum has parts</source>
   <translation>die Summe hat Teile</translation>
  </message>
  <message>
   <source>there is interest</source>
   <translation>es gibt Zinsen</translation>
  </message>
  <message>
   <source>there are several invoices</source>
   <translation>es mehrere Rechnungen sind</translation>
  </message>
  <message>
   <source>the debtor is a private person</source>
   <translation>der Schuldner eine Privatperson ist</translation>
  </message>
  <message>
   <source>the contact’s name is known</source>
   <translation>der Name des Ansprechpartners bekannt ist</translation>
  </message>
  <message>
   <source>you write in your own name</source>
   <translation>Sie im eigenen Namen schreiben</translation>
  </message>
  <message>
   <source>it is one day late</source>
   <translation>ein Tag Verzug besteht</translation>
  </message>
  <message>
   <source>there was a message before</source>
   <translation>es schon eine Nachricht gab</translation>
  </message>
  <message>
   <source>a promise was broken</source>
   <translation>eine Zusage nicht eingehalten wurde</translation>
  </message>
  <message>
   <source>the debtor has a page</source>
   <translation>der Schuldner eine Seite hat</translation>
  </message>
  <message>
   <source>no further reminder comes</source>
   <translation>keine weitere Erinnerung kommt</translation>
  </message>
  <message>
   <source>a formal notice comes next</source>
   <translation>als Nächstes die Mahnung mit Fristsetzung folgt</translation>
  </message>
  <message>
   <source>a formal notice was sent</source>
   <translation>die Mahnung mit Fristsetzung verschickt wurde</translation>
  </message>
  <message>
   <source>interest continues to run</source>
   <translation>weiter Zinsen anfallen</translation>
  </message>
  <message>
   <source>interest begins with the notice</source>
   <translation>mit der Mahnung Zinsen beginnen</translation>
  </message>
  <message>
   <source>the claim is time-barred</source>
   <translation>die Forderung verjährt ist</translation>
  </message>
  <message>
   <source>a smaller sum settles the invoice</source>
   <translation>eine kleinere Summe die Rechnung erledigt</translation>
  </message>
  <message>
   <source>the agreed sum is paid</source>
   <translation>die vereinbarte Summe bezahlt ist</translation>
  </message>
  <message>
   <source>another instalment follows</source>
   <translation>eine weitere Rate folgt</translation>
  </message>
  <message>
   <source>only a part is disputed</source>
   <translation>nur ein Teil bestritten ist</translation>
  </message>
  <message>
   <source>the debtor wrote why</source>
   <translation>der Schuldner den Grund geschrieben hat</translation>
  </message>
  <message>
   <source>you wrote an answer</source>
   <translation>Sie eine Antwort geschrieben haben</translation>
  </message>
  <message>
   <source>you wrote a message with the proposal</source>
   <translation>Sie haben zum Vorschlag eine Nachricht geschrieben</translation>
  </message>
  <message>
   <source>French law applies</source>
   <translation>französisches Recht gilt</translation>
  </message>
  <message>
   <source>Spanish law applies</source>
   <translation>spanisches Recht gilt</translation>
  </message>
  <message>
   <source>Italian law applies</source>
   <translation>italienisches Recht gilt</translation>
  </message>
  <message>
   <source>Dutch law applies</source>
   <translation>niederländisches Recht gilt</translation>
  </message>
  <message>
   <source>Otherwise:</source>
   <translation>Sonst:</translation>
  </message>
  <message>
   <source>Not if {condition}:</source>
   <translation>Nicht, wenn {condition}:</translation>
  </message>
  <message>
   <source>Only if {condition}:</source>
   <translation>Nur wenn {condition}:</translation>
  </message>
  <message>
   <source>Braces such as {{ … }} are not understood here. Insert a value instead.</source>
   <translation>Geschweifte Klammern wie {{ … }} werden hier nicht verstanden. Fügen Sie stattdessen einen Wert ein.</translation>
  </message>
  <message>
   <source>There is no value with this name: {name}</source>
   <translation>Kein Wert heißt so: {name}</translation>
  </message>
  <message>
   <source>This “]” ends nothing that began before it.</source>
   <translation>Diese „]“ beendet nichts, was davor beginnt.</translation>
  </message>
  <message>
   <source>This “[” has no “]” after it.</source>
   <translation>Nach dieser „[“ fehlt die „]“.</translation>
  </message>
  <message>
   <source>This part has no “]” at its end: {words}</source>
   <translation>Diesem Teil fehlt am Ende die „]“: {words}</translation>
  </message>
  <message>
   <source>There is no condition with these words: {words}. Words of your own go in round brackets.</source>
   <translation>Es gibt keine Bedingung mit diesen Worten: {words}. Eigene Worte stehen in runden Klammern.</translation>
  </message>
  <message>
   <source>“Otherwise” stands right behind a part with a condition.</source>
   <translation>„Sonst“ steht direkt hinter einem Teil mit einer Bedingung.</translation>
  </message>
  <message>
   <source>Texts</source>
   <translation>Texte</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Freundlich</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Sachlich</translation>
  </message>
  <message>
   <source>Firm</source>
   <translation>Bestimmt</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>Ton</translation>
  </message>
  <message>
   <source>Each tone has its own words</source>
   <translation>Jeder Ton hat eigene Worte</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Betreff</translation>
  </message>
  <message>
   <source>What is in brackets is filled in for each invoice. A part that begins with “Only if” is left out where that is not so.</source>
   <translation>Was in Klammern steht, wird für jede Rechnung ausgefüllt. Ein Teil, der mit „Nur wenn“ beginnt, entfällt, wo es nicht zutrifft.</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>In Gebrauch</translation>
  </message>
  <message>
   <source>Saved like this, these words replace those of the other tones.</source>
   <translation>So gespeichert, ersetzen diese Worte die der anderen Töne.</translation>
  </message>
  <message>
   <source>Preview</source>
   <translation>Vorschau</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Discard changes</source>
   <translation>Änderungen verwerfen</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>Gespeichert.</translation>
  </message>
  <message>
   <source>Insert a value</source>
   <translation>Wert einfügen</translation>
  </message>
  <message>
   <source>Earlier versions</source>
   <translation>Frühere Fassungen</translation>
  </message>
  <message>
   <source>Restore original</source>
   <translation>Original wiederherstellen</translation>
  </message>
  <message>
   <source>As a debtor sees it, with an invented invoice</source>
   <translation>Wie ein Schuldner ihn liest, mit einer erfundenen Rechnung</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wird gespeichert</translation>
  </message>
  <message>
   <source>Restore the original text?</source>
   <translation>Ursprünglichen Text wiederherstellen?</translation>
  </message>
  <message>
   <source>Your text is replaced by the original. You find it again among the earlier versions.</source>
   <translation>Ihr Text wird durch das Original ersetzt. Sie finden ihn unter den früheren Fassungen wieder.</translation>
  </message>
  <message>
   <source>Part of this text cannot be shown in words: it can be read here, not changed.</source>
   <translation>Ein Teil dieses Textes lässt sich nicht in Worten zeigen: Sie können ihn hier lesen, nicht ändern.</translation>
  </message>
  <message>
   <source>No longer in this text: {values}. Put it back if the debtor is to read it.</source>
   <translation>Nicht mehr in diesem Text: {values}. Fügen Sie es wieder ein, wenn der Schuldner es lesen soll.</translation>
  </message>
  <message>
   <source>This text does not exist in this language: the English one is used.</source>
   <translation>In dieser Sprache gibt es den Text nicht: Der englische wird verwendet.</translation>
  </message>
  <message>
   <source>This translation was not reviewed by a lawyer. Read it before you use it.</source>
   <translation>Diese Übersetzung wurde nicht juristisch geprüft. Lesen Sie sie, bevor Sie sie verwenden.</translation>
  </message>
  <message>
   <source>Greeting, payment details and signature are added automatically.</source>
   <translation>Anrede, Zahlungsangaben und Unterschrift werden automatisch ergänzt.</translation>
  </message>
  <message>
   <source>Nothing changed</source>
   <translation>Nichts wurde geändert</translation>
  </message>
  <message>
   <source>An empty text cannot be sent. Write it, or switch it off.</source>
   <translation>Ein leerer Text kann nicht gesendet werden. Schreiben Sie ihn, oder schalten Sie ihn aus.</translation>
  </message>
 </context>
 <context>
  <name>Toast</name>
  <message>
   <source>Undo ({seconds})</source>
   <translation>Rückgängig ({seconds})</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
 </context>
 <context>
  <name>TodayPage</name>
  <message>
   <source>Print and post the letter · since {day}</source>
   <translation>Brief drucken und verschicken · seit {day}</translation>
  </message>
  <message>
   <source>Print and post the letter</source>
   <translation>Brief drucken und verschicken</translation>
  </message>
  <message>
   <source>Call {number} · since {day}</source>
   <translation>{number} anrufen · seit {day}</translation>
  </message>
  <message>
   <source>Call {number}</source>
   <translation>{number} anrufen</translation>
  </message>
  <message>
   <source>Print</source>
   <translation>Drucken</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>Anrufen</translation>
  </message>
  <message>
   <source>Today</source>
   <translation>Heute</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Offen</translation>
  </message>
  <message>
   <source>Needs you</source>
   <translation>Zu erledigen</translation>
  </message>
  <message>
   <source>All letters and calls</source>
   <translation>Alle Briefe und Anrufe</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Zahlungen</translation>
  </message>
  <message>
   <source>What happens next</source>
   <translation>Wie es weitergeht</translation>
  </message>
  <message>
   <source>Which invoice is unpaid?</source>
   <translation>Welche Rechnung ist unbezahlt?</translation>
  </message>
  <message>
   <source>Drop its PDF anywhere on this window. You review it before anything is sent.</source>
   <translation>Ziehen Sie ihr PDF in dieses Fenster. Sie prüfen es, bevor etwas gesendet wird.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Rechnung öffnen</translation>
  </message>
  <message>
   <source>Waiting for you: {count}</source>
   <translation>Warten auf Sie: {count}</translation>
  </message>
  <message>
   <source>Paid, at least</source>
   <translation>Bezahlt, mindestens</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Bezahlt</translation>
  </message>
  <message>
   <source>And {count} more on the board</source>
   <translation>Und {count} weitere unter „Mahnvorgänge“</translation>
  </message>
  <message>
   <source>You’re all caught up.</source>
   <translation>Alles erledigt.</translation>
  </message>
  <message>
   <source>Later today: {what}</source>
   <translation>Heute noch: {what}</translation>
  </message>
  <message>
   <source>You’re all caught up. Next: {what}</source>
   <translation>Alles erledigt. Als Nächstes: {what}</translation>
  </message>
  <message>
   <source>{count} more to review</source>
   <translation>{count} weitere zu prüfen</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Prüfen</translation>
  </message>
  <message>
   <source>Review and submit it</source>
   <translation>Prüfen und anmahnen</translation>
  </message>
  <message>
   <source>It could not be read: enter it manually, or remove it</source>
   <translation>Nicht lesbar: von Hand eingeben oder entfernen</translation>
  </message>
  <message>
   <source>Read and approve the first message</source>
   <translation>Erste Nachricht lesen und freigeben</translation>
  </message>
  <message>
   <source>Approve the plan</source>
   <translation>Plan freigeben</translation>
  </message>
  <message>
   <source>Approve</source>
   <translation>Freigeben</translation>
  </message>
  <message>
   <source>Set up the mailbox to send from</source>
   <translation>Postfach für den Versand einrichten</translation>
  </message>
  <message>
   <source>Set up</source>
   <translation>Einrichten</translation>
  </message>
  <message>
   <source>{provider} no longer lets this app send your mail</source>
   <translation>{provider} lässt diese App Ihre E-Mails nicht mehr senden</translation>
  </message>
  <message>
   <source>Sign in again</source>
   <translation>Erneut anmelden</translation>
  </message>
  <message>
   <source>Your mailbox refuses the sign-in: enter its password again</source>
   <translation>Ihr Postfach verweigert die Anmeldung: Geben Sie das Passwort erneut ein</translation>
  </message>
  <message>
   <source>Reconnect</source>
   <translation>Neu verbinden</translation>
  </message>
  <message>
   <source>Your letter provider refuses the sign-in: enter the key again</source>
   <translation>Ihr Briefdienst verweigert die Anmeldung: Geben Sie den Schlüssel erneut ein</translation>
  </message>
  <message>
   <source>Since {day}. Recovery goes on, without interest for that half-year. You can enter the rate.</source>
   <translation>Seit {day}. Das Inkasso läuft weiter, ohne Zinsen für dieses Halbjahr. Sie können den Satz eintragen.</translation>
  </message>
  <message>
   <source>A statutory interest rate has not been entered yet</source>
   <translation>Ein gesetzlicher Zinssatz ist noch nicht eingetragen</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Eintragen</translation>
  </message>
  <message>
   <source>The service refused what you decided: {why}</source>
   <translation>Der Dienst hat Ihre Entscheidung abgelehnt: {why}</translation>
  </message>
  <message>
   <source>Decide</source>
   <translation>Entscheiden</translation>
  </message>
  <message>
   <source>Your mailbox</source>
   <translation>Ihr Postfach</translation>
  </message>
  <message>
   <source>It cannot be read: debtors’ replies do not arrive here</source>
   <translation>Es lässt sich nicht lesen: Antworten von Schuldnern kommen hier nicht an</translation>
  </message>
  <message>
   <source>{name} has written: {words}</source>
   <translation>{name} hat geschrieben: {words}</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lesen</translation>
  </message>
  <message>
   <source>Email to the debtor comes back: add another contact.</source>
   <translation>E-Mails an den Schuldner kommen zurück: Fügen Sie einen anderen Kontakt hinzu.</translation>
  </message>
  <message>
   <source>Email to the debtor comes back: add another contact. Next: {what}</source>
   <translation>E-Mails an den Schuldner kommen zurück: Fügen Sie einen anderen Kontakt hinzu. Als Nächstes: {what}</translation>
  </message>
  <message>
   <source>Add a contact</source>
   <translation>Kontakt hinzufügen</translation>
  </message>
  <message>
   <source>Same debtor as for {numbers}?</source>
   <translation>Derselbe Schuldner wie bei {numbers}?</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Antworten</translation>
  </message>
  <message>
   <source>Formal notice that no lawyer has reviewed: it waits until you read and approve it.</source>
   <translation>Mahnung mit Fristsetzung, die kein Anwalt geprüft hat: Sie wartet, bis Sie sie gelesen und freigegeben haben.</translation>
  </message>
  <message>
   <source>The plan ended without payment: decide what comes next</source>
   <translation>Der Mahnplan endete ohne Zahlung: Entscheiden Sie, wie es weitergeht</translation>
  </message>
  <message>
   <source>The answer was lost. Did it arrive?</source>
   <translation>Die Antwort ging verloren. Kam es an?</translation>
  </message>
  <message>
   <source>Email came back. Next contact: {what}</source>
   <translation>E-Mail kam zurück. Nächster Kontakt: {what}</translation>
  </message>
  <message>
   <source>Paid in part · {amount} left</source>
   <translation>Teilweise bezahlt · {amount} offen</translation>
  </message>
  <message numerus="yes">
   <source>%n recovery(s) waiting for this. Nothing is sent before that.</source>
   <translation>
    <numerusform>%n Mahnvorgang wartet darauf. Vorher wird nichts gesendet.</numerusform>
    <numerusform>%n Mahnvorgänge warten darauf. Vorher wird nichts gesendet.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n recovery(s) waiting for this. Their next messages are not sent before that.</source>
   <translation>
    <numerusform>%n Mahnvorgang wartet darauf. Seine nächsten Nachrichten werden vorher nicht gesendet.</numerusform>
    <numerusform>%n Mahnvorgänge warten darauf. Ihre nächsten Nachrichten werden vorher nicht gesendet.</numerusform>
   </translation>
  </message>
  <message>
   <source>A letter cannot leave: the debtor’s address is incomplete.</source>
   <translation>Ein Brief kann nicht raus: Die Adresse des Schuldners ist unvollständig.</translation>
  </message>
  <message>
   <source>Correct the address</source>
   <translation>Adresse korrigieren</translation>
  </message>
 </context>
 <context>
  <name>ToolsRow</name>
  <message>
   <source>View</source>
   <translation>Ansicht</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Reihenfolge</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <source>Clear search</source>
   <translation>Suche löschen</translation>
  </message>
  <message>
   <source>Clear filters</source>
   <translation>Filter aufheben</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s)</source>
   <translation>
    <numerusform>%n Rechnung</numerusform>
    <numerusform>%n Rechnungen</numerusform>
   </translation>
  </message>
  <message>
   <source>Shown: {count}</source>
   <translation>Angezeigt: {count}</translation>
  </message>
 </context>
 <context>
  <name>Tray</name>
  <message>
   <source>Show Recovery Desktop</source>
   <translation>Recovery Desktop anzeigen</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Meldungen</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <source>Recovery Desktop</source>
   <translation>Recovery Desktop</translation>
  </message>
  <message numerus="yes">
   <source>%n new notice(s)</source>
   <translation>
    <numerusform>%n neue Meldung</numerusform>
    <numerusform>%n neue Meldungen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TunnelCard</name>
  <message>
   <source>How updates arrive</source>
   <translation>Wie Aktualisierungen ankommen</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Change the tunnel</source>
   <translation>Tunnel ändern</translation>
  </message>
  <message>
   <source>Set up a tunnel</source>
   <translation>Tunnel einrichten</translation>
  </message>
  <message>
   <source>Step 1 of 3: choose</source>
   <translation>Schritt 1 von 3: wählen</translation>
  </message>
  <message>
   <source>Step 2 of 3: enter</source>
   <translation>Schritt 2 von 3: eingeben</translation>
  </message>
  <message>
   <source>Step 2 of 3: confirm the server</source>
   <translation>Schritt 2 von 3: Server bestätigen</translation>
  </message>
  <message>
   <source>Step 3 of 3: test</source>
   <translation>Schritt 3 von 3: testen</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Verbinden</translation>
  </message>
  <message>
   <source>Same key: connect</source>
   <translation>Derselbe Schlüssel: verbinden</translation>
  </message>
  <message>
   <source>Send the test event again</source>
   <translation>Testereignis erneut senden</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>Wartet</translation>
  </message>
  <message>
   <source>No tunnel</source>
   <translation>Kein Tunnel</translation>
  </message>
  <message>
   <source>The app checks the service regularly. Nothing to set up; updates arrive a little later.</source>
   <translation>Die App fragt den Dienst regelmäßig. Nichts einzurichten; Aktualisierungen kommen etwas später.</translation>
  </message>
  <message>
   <source>An SSH server</source>
   <translation>Ein SSH-Server</translation>
  </message>
  <message>
   <source>Your own server, or any that forwards a port. The app keeps the tunnel open.</source>
   <translation>Ihr eigener Server oder ein anderer, der einen Port weiterleitet. Die App hält den Tunnel offen.</translation>
  </message>
  <message>
   <source>Another tunnel</source>
   <translation>Ein anderer Tunnel</translation>
  </message>
  <message>
   <source>You run it yourself and paste its public address here.</source>
   <translation>Sie betreiben ihn selbst und fügen hier seine öffentliche Adresse ein.</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Copy the address on this computer</source>
   <translation>Adresse auf diesem Computer kopieren</translation>
  </message>
  <message>
   <source>Public address</source>
   <translation>Öffentliche Adresse</translation>
  </message>
  <message>
   <source>Where the internet reaches the tunnel, without a path.</source>
   <translation>Wo das Internet den Tunnel erreicht, ohne Pfad.</translation>
  </message>
  <message>
   <source>Let your tunnel lead to {address} on this computer.</source>
   <translation>Lassen Sie Ihren Tunnel zu {address} auf diesem Computer führen.</translation>
  </message>
  <message>
   <source>This has to be an https address without a path.</source>
   <translation>Es muss eine https-Adresse ohne Pfad sein.</translation>
  </message>
  <message>
   <source>This is the server’s key. Is it the one its operator gave you?</source>
   <translation>Das ist der Schlüssel des Servers. Ist es der, den Ihnen sein Betreiber nennt?</translation>
  </message>
  <message>
   <source>Fingerprint of the server’s key</source>
   <translation>Fingerabdruck des Serverschlüssels</translation>
  </message>
  <message>
   <source>The app remembers it. If the server shows another key later, the app will not connect.</source>
   <translation>Die App merkt ihn sich. Zeigt der Server später einen anderen, verbindet sich die App nicht.</translation>
  </message>
  <message>
   <source>A test event arrived from outside. Updates now arrive instantly.</source>
   <translation>Ein Testereignis kam von außen an. Aktualisierungen kommen ab jetzt sofort.</translation>
  </message>
  <message>
   <source>The service is asked for a test event. It must arrive here.</source>
   <translation>Der Dienst wird um ein Testereignis gebeten. Es muss hier ankommen.</translation>
  </message>
  <message>
   <source>The tunnel is open, but no test event arrived yet.</source>
   <translation>Der Tunnel ist offen, aber noch kam kein Testereignis an.</translation>
  </message>
 </context>
 <context>
  <name>ViewMenu</name>
  <message>
   <source>No saved views</source>
   <translation>Noch keine gespeicherte Ansicht</translation>
  </message>
  <message>
   <source>Save this view…</source>
   <translation>Diese Ansicht speichern …</translation>
  </message>
  <message>
   <source>Rename “{name}”…</source>
   <translation>„{name}“ umbenennen …</translation>
  </message>
  <message>
   <source>Delete “{name}”</source>
   <translation>„{name}“ löschen</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Spalten</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Geben Sie einen Namen ein.</translation>
  </message>
  <message>
   <source>Save this view</source>
   <translation>Diese Ansicht speichern</translation>
  </message>
  <message>
   <source>Another view has this name, or the name is missing.</source>
   <translation>Eine andere Ansicht heißt so, oder der Name fehlt.</translation>
  </message>
  <message>
   <source>Rename the view</source>
   <translation>Ansicht umbenennen</translation>
  </message>
 </context>
 <context>
  <name>WarningsCard</name>
  <message>
   <source>More arrived than was owed. Pay back the excess, or agree with the debtor what it is for.</source>
   <translation>Es ist mehr eingegangen als geschuldet. Zahlen Sie den Überschuss zurück oder vereinbaren Sie mit dem Schuldner, wofür er ist.</translation>
  </message>
  <message>
   <source>The statutory rate of a half-year is missing: no interest is claimed for it until it is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Der gesetzliche Satz eines Halbjahrs fehlt: Dafür werden keine Zinsen gefordert, bis er unter Einstellungen → Mahnwesen → Gesetzliche Zinssätze eingetragen ist.</translation>
  </message>
  <message>
   <source>The agreed rate is above what the law is known to allow. Only the lower rate is claimed.</source>
   <translation>Der vereinbarte Zinssatz liegt über dem, was das Gesetz nach unserer Kenntnis erlaubt. Gefordert wird nur der niedrigere.</translation>
  </message>
  <message>
   <source>Interest is claimed once the term of a formal notice is over. What the law may add besides is not verified and not claimed.</source>
   <translation>Zinsen werden verlangt, sobald die Frist der Mahnung mit Fristsetzung abgelaufen ist. Was das Gesetz sonst vorsieht, ist nicht geprüft und wird nicht verlangt.</translation>
  </message>
  <message>
   <source>No statutory interest is known for this debtor: none is claimed. A rate agreed in the contract is.</source>
   <translation>Für diesen Schuldner ist kein gesetzlicher Zins bekannt: Es wird keiner verlangt. Ein im Vertrag vereinbarter Satz schon.</translation>
  </message>
  <message>
   <source>The fixed sum that the law adds is not verified here: it is not claimed.</source>
   <translation>Die Verzugspauschale, die das Gesetz vorsieht, ist hier nicht geprüft: Sie wird nicht verlangt.</translation>
  </message>
  <message>
   <source>The formal notice gives 30 days and names three enclosures: the information sheet and the reply form (Annex 1 of the Pre-Action Protocol for Debt Claims) and a financial statement form (Annex 2). Print them and put them in the envelope.</source>
   <translation>Die Mahnung mit Fristsetzung gibt 30 Tage und nennt drei Anlagen: das Informationsblatt und das Antwortformular (Anhang 1 des Pre-Action Protocol for Debt Claims) und ein Formular für die Vermögensaufstellung (Anhang 2). Drucken Sie sie aus und legen Sie sie dem Brief bei.</translation>
  </message>
  <message>
   <source>The agreed interest rate could not be read. The statutory rate is used instead.</source>
   <translation>Der vereinbarte Zinssatz konnte nicht gelesen werden. Stattdessen gilt der gesetzliche.</translation>
  </message>
  <message>
   <source>The requested tone does not exist. Your recovery plan is used as it is.</source>
   <translation>Den gewünschten Ton gibt es nicht. Ihr Mahnplan gilt unverändert.</translation>
  </message>
  <message>
   <source>What to ask for could not be read. Your setting for all debtors applies.</source>
   <translation>Was verlangt werden soll, war nicht zu lesen. Es gilt Ihre Einstellung für alle Schuldner.</translation>
  </message>
  <message>
   <source>An identification number of the debtor may contain a mistake.</source>
   <translation>Eine Kennnummer des Schuldners enthält vielleicht einen Fehler.</translation>
  </message>
  <message>
   <source>The net amount, the tax and the total of the invoice do not add up.</source>
   <translation>Nettobetrag, Steuer und Gesamtbetrag der Rechnung passen nicht zusammen.</translation>
  </message>
  <message>
   <source>The due date of the invoice is earlier than its date.</source>
   <translation>Die Fälligkeit der Rechnung liegt vor ihrem Datum.</translation>
  </message>
  <message>
   <source>When it was submitted, the invoice was dated in the future.</source>
   <translation>Das Rechnungsdatum lag beim Start des Mahnvorgangs in der Zukunft.</translation>
  </message>
  <message>
   <source>The invoice document is not attached: the service no longer had it.</source>
   <translation>Das Dokument der Rechnung ist nicht angehängt: Der Dienst hatte es nicht mehr.</translation>
  </message>
  <message>
   <source>This invoice had been submitted before; it was submitted anyway.</source>
   <translation>Diese Rechnung war schon einmal angemahnt worden; sie wurde trotzdem noch einmal angemahnt.</translation>
  </message>
  <message>
   <source>When it was submitted, this invoice was not due yet.</source>
   <translation>Beim Start des Mahnvorgangs war diese Rechnung noch nicht fällig.</translation>
  </message>
  <message>
   <source>This claim was already time-barred; it was submitted anyway.</source>
   <translation>Diese Forderung war schon verjährt; sie wurde trotzdem angemahnt.</translation>
  </message>
  <message>
   <source>The debtor’s SIREN or SIRET may contain a mistake.</source>
   <translation>Die SIREN oder SIRET des Schuldners enthält möglicherweise einen Fehler.</translation>
  </message>
  <message>
   <source>The debtor’s VAT number may contain a mistake.</source>
   <translation>Die USt-IdNr. des Schuldners enthält vielleicht einen Fehler.</translation>
  </message>
  <message>
   <source>{amount} more than was owed arrived. Pay it back, or agree with the debtor what it is for.</source>
   <translation>Es sind {amount} mehr eingegangen als geschuldet. Zahlen Sie sie zurück oder vereinbaren Sie mit dem Schuldner, wofür sie sind.</translation>
  </message>
  <message>
   <source>The statutory rate is missing from {day} on: no interest is claimed for the days since then until it is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Der gesetzliche Satz fehlt ab dem {day}: Für die Tage seitdem werden keine Zinsen gefordert, bis er unter Einstellungen → Mahnwesen → Gesetzliche Zinssätze eingetragen ist.</translation>
  </message>
  <message>
   <source>The service notes: “{message}”</source>
   <translation>Der Dienst merkt an: „{message}“</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Zu beachten</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Zinssatz eintragen</translation>
  </message>
  <message>
   <source>Open the protocol</source>
   <translation>Protokoll öffnen</translation>
  </message>
 </context>
 <context>
  <name>WatchedCard</name>
  <message>
   <source>Watched folder</source>
   <translation>Überwachter Ordner</translation>
  </message>
  <message>
   <source>New invoices in this folder are added while the app is open, for you to review. Spreadsheets and bank statements stay there for you to drop.</source>
   <translation>Neue Rechnungen in diesem Ordner werden hinzugefügt, solange die App offen ist, und Sie prüfen sie. Tabellen und Kontoauszüge bleiben dort: Ziehen Sie sie selbst hierher.</translation>
  </message>
  <message>
   <source>Choose a folder to watch</source>
   <translation>Zu überwachenden Ordner wählen</translation>
  </message>
  <message>
   <source>Stop watching</source>
   <translation>Nicht mehr überwachen</translation>
  </message>
 </context>
 <context>
  <name>WelcomePage</name>
  <message>
   <source>Get your unpaid invoices paid</source>
   <translation>Damit Ihre Rechnungen bezahlt werden</translation>
  </message>
  <message>
   <source>Drop an invoice, review it, follow it until the money arrives. How do you want to start?</source>
   <translation>Rechnung hineinziehen, prüfen, verfolgen, bis das Geld da ist. Wie möchten Sie anfangen?</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Übung</translation>
  </message>
  <message>
   <source>Try everything with invented debtors. Nothing leaves this computer.</source>
   <translation>Probieren Sie alles mit erfundenen Schuldnern aus. Nichts verlässt diesen Computer.</translation>
  </message>
  <message>
   <source>Start practising</source>
   <translation>Üben</translation>
  </message>
  <message>
   <source>This computer</source>
   <translation>Dieser Computer</translation>
  </message>
  <message>
   <source>Reminders are sent from your mailbox, and you print the letters. No account needed.</source>
   <translation>Mahnungen werden aus Ihrem Postfach gesendet, Briefe drucken Sie selbst. Kein Konto nötig.</translation>
  </message>
  <message>
   <source>Use this computer</source>
   <translation>Diesen Computer verwenden</translation>
  </message>
  <message>
   <source>Recovery service</source>
   <translation>Inkassodienst</translation>
  </message>
  <message>
   <source>A service recovers for you: it writes, calls, and pays out to your account.</source>
   <translation>Ein Dienst kümmert sich um Ihre Forderungen: Er schreibt, ruft an und zahlt auf Ihr Konto aus.</translation>
  </message>
  <message>
   <source>Connect to a service</source>
   <translation>Mit einem Dienst verbinden</translation>
  </message>
  <message>
   <source>Open a connection file</source>
   <translation>Verbindungsdatei öffnen</translation>
  </message>
  <message>
   <source>A recovery service that works with this app gives you a connection file, a link or an address. Without one, use this computer: it needs no account.</source>
   <translation>Ein Inkassodienst, der mit dieser App arbeitet, gibt Ihnen eine Verbindungsdatei, einen Link oder eine Adresse. Ohne Dienst verwenden Sie diesen Computer: Er braucht kein Konto.</translation>
  </message>
  <message>
   <source>Address or link</source>
   <translation>Adresse oder Link</translation>
  </message>
  <message>
   <source>Client id</source>
   <translation>Client-ID</translation>
  </message>
  <message>
   <source>Only if the service gave you one.</source>
   <translation>Nur wenn der Dienst Ihnen eine gegeben hat.</translation>
  </message>
  <message>
   <source>Client secret</source>
   <translation>Client-Geheimnis</translation>
  </message>
  <message>
   <source>Stored in the password store of this computer.</source>
   <translation>Wird im Passwortspeicher dieses Computers aufbewahrt.</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Mehr</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Verbinden</translation>
  </message>
  <message>
   <source>This takes a few seconds.</source>
   <translation>Das dauert einige Sekunden.</translation>
  </message>
  <message>
   <source>Practice stays as it is, and you can go back to it. How do you want to start for real?</source>
   <translation>Die Übung bleibt, wie sie ist, und Sie können zu ihr zurück. Wie möchten Sie mit echten Rechnungen anfangen?</translation>
  </message>
  <message>
   <source>The service gives you this address.</source>
   <translation>Diese Adresse gibt Ihnen der Dienst.</translation>
  </message>
  <message>
   <source>The address must begin with https://</source>
   <translation>Die Adresse muss mit https:// beginnen</translation>
  </message>
  <message>
   <source>Connection files (*.json)</source>
   <translation>Verbindungsdateien (*.json)</translation>
  </message>
  <message>
   <source>Back to Practice</source>
   <translation>Zurück zur Übung</translation>
  </message>
  <message>
   <source>This is not a connection file. Choose the one that the service gave you.</source>
   <translation>Das ist keine Verbindungsdatei. Wählen Sie die, die Ihnen der Dienst gegeben hat.</translation>
  </message>
 </context>
 <context>
  <name>WhoseInvoiceCard</name>
  <message>
   <source>Is this your invoice?</source>
   <translation>Ist das Ihre Rechnung?</translation>
  </message>
  <message>
   <source>Reminders name your company and your account, and this invoice is attached. The debtor should not see two different accounts.</source>
   <translation>Die Mahnungen nennen Ihr Unternehmen und Ihr Konto, und diese Rechnung ist angehängt. Der Schuldner soll nicht zwei verschiedene Konten sehen.</translation>
  </message>
  <message>
   <source>No: remove it</source>
   <translation>Nein, entfernen</translation>
  </message>
  <message>
   <source>Yes, it is ours</source>
   <translation>Ja, es ist unsere</translation>
  </message>
  <message>
   <source>Yes: add this account</source>
   <translation>Ja: dieses Konto hinzufügen</translation>
  </message>
  <message>
   <source>It becomes one of your accounts: messages about invoices that name it will name it too. Settings → Accounts has all of them.</source>
   <translation>Das Konto gehört dann zu Ihren Konten, und Nachrichten zu Rechnungen, auf denen es steht, nennen es auch. Alle stehen in Einstellungen → Konten.</translation>
  </message>
  <message>
   <source>It names {company}.</source>
   <translation>Sie nennt {company}.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Wird gespeichert</translation>
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
   <translation>Rechnungen hierher ziehen</translation>
  </message>
 </context>
 <context>
  <name>WithdrawDialog</name>
  <message>
   <source>Remove the insolvency note?</source>
   <translation>Insolvenzvermerk entfernen?</translation>
  </message>
  <message>
   <source>Resume recovery</source>
   <translation>Mahnvorgang fortsetzen</translation>
  </message>
  <message>
   <source>Change nothing</source>
   <translation>Nichts ändern</translation>
  </message>
  <message>
   <source>Do this if it was a mistake, or if the procedure ended without affecting your claim. Recovery resumes for everything this debtor owes you, and contacts begin again.</source>
   <translation>Tun Sie das, wenn es ein Irrtum war oder wenn das Verfahren endete, ohne Ihre Forderung zu berühren. Der Mahnvorgang geht für alles weiter, was dieser Schuldner Ihnen schuldet, und die Mahnungen beginnen wieder.</translation>
  </message>
 </context>
 <context>
  <name>WorkIndicator</name>
  <message>
   <source>Working…</source>
   <translation>In Arbeit …</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>Stop what takes so long; nothing you typed is lost.</source>
   <translation>Anhalten, was so lange dauert; nichts Eingegebenes geht verloren.</translation>
  </message>
 </context>
 <context>
  <name>_Entry</name>
  <message>
   <source>Read</source>
   <translation>Lesen</translation>
  </message>
  <message>
   <source>Read: {what}</source>
   <translation>Lesen: {what}</translation>
  </message>
  <message>
   <source>Take back…</source>
   <translation>Zurücknehmen …</translation>
  </message>
  <message>
   <source>Take back: {what}</source>
   <translation>Zurücknehmen: {what}</translation>
  </message>
 </context>
 <context>
  <name>_Picture</name>
  <message>
   <source>Picture of the document</source>
   <translation>Bild des Dokuments</translation>
  </message>
 </context>
 <context>
  <name>appraisal</name>
  <message>
   <source>{debtor} is known from {numbers}, submitted on {day}.</source>
   <translation>{debtor} ist aus {numbers} bekannt, angemahnt am {day}.</translation>
  </message>
  <message>
   <source>You submitted {name} on {day}.</source>
   <translation>Den Mahnvorgang zu {name} haben Sie am {day} gestartet.</translation>
  </message>
  <message>
   <source>You submitted this file, {name}, on {day}.</source>
   <translation>Den Mahnvorgang zu dieser Datei, {name}, haben Sie am {day} gestartet.</translation>
  </message>
  <message>
   <source>The same file, {name}, has been in the list since {day}.</source>
   <translation>Dieselbe Datei, {name}, steht seit {day} schon in der Liste.</translation>
  </message>
  <message>
   <source>You submitted {name} on {day}, to {debtor}.</source>
   <translation>Den Mahnvorgang zu {name} an {debtor} haben Sie am {day} gestartet.</translation>
  </message>
  <message>
   <source>It was cancelled: if it is owed, submit it again.</source>
   <translation>Er wurde abgebrochen: Wenn die Rechnung offen ist, mahnen Sie sie erneut an.</translation>
  </message>
 </context>
 <context>
  <name>board</name>
  <message>
   <source>Not due yet</source>
   <translation>Noch nicht fällig</translation>
  </message>
  <message>
   <source>1–30 days late</source>
   <translation>1–30 Tage überfällig</translation>
  </message>
  <message>
   <source>31–60 days late</source>
   <translation>31–60 Tage überfällig</translation>
  </message>
  <message>
   <source>61–90 days late</source>
   <translation>61–90 Tage überfällig</translation>
  </message>
  <message>
   <source>Over 90 days late</source>
   <translation>Über 90 Tage überfällig</translation>
  </message>
  <message>
   <source>Due date unknown</source>
   <translation>Fälligkeit unbekannt</translation>
  </message>
  <message>
   <source>Not due</source>
   <translation>Nicht fällig</translation>
  </message>
  <message>
   <source>1–30 days</source>
   <translation>1–30 Tage</translation>
  </message>
  <message>
   <source>31–60 days</source>
   <translation>31–60 Tage</translation>
  </message>
  <message>
   <source>61–90 days</source>
   <translation>61–90 Tage</translation>
  </message>
  <message>
   <source>Over 90 days</source>
   <translation>Über 90 Tage</translation>
  </message>
  <message>
   <source>No due date</source>
   <translation>Ohne Fälligkeit</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Rechnungen</translation>
  </message>
  <message>
   <source>Export the list</source>
   <translation>Liste exportieren</translation>
  </message>
  <message>
   <source>Spreadsheet (*.xlsx)</source>
   <translation>Tabellenblatt (*.xlsx)</translation>
  </message>
  <message>
   <source>Comma-separated values (*.csv)</source>
   <translation>Text mit Trennzeichen (*.csv)</translation>
  </message>
  <message>
   <source>Remove the filter: {name}</source>
   <translation>Filter entfernen: {name}</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <source>Search debtors</source>
   <translation>Schuldner durchsuchen</translation>
  </message>
  <message>
   <source>At least</source>
   <translation>Mindestens</translation>
  </message>
  <message>
   <source>At most</source>
   <translation>Höchstens</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Verwenden</translation>
  </message>
  <message>
   <source>This is less than the lower amount.</source>
   <translation>Das ist weniger als der kleinere Betrag.</translation>
  </message>
  <message>
   <source>At any time</source>
   <translation>Jederzeit</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Rechnung</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>Status</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Betrag</translation>
  </message>
  <message>
   <source>Remaining</source>
   <translation>Offen</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Fällig</translation>
  </message>
  <message>
   <source>Days late</source>
   <translation>Überfällig</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Als Nächstes</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Schlagwörter</translation>
  </message>
  <message>
   <source>Updated</source>
   <translation>Geändert</translation>
  </message>
  <message>
   <source>Newest first</source>
   <translation>Neueste zuerst</translation>
  </message>
  <message>
   <source>Oldest first</source>
   <translation>Älteste zuerst</translation>
  </message>
  <message>
   <source>Largest amount first</source>
   <translation>Größter Betrag zuerst</translation>
  </message>
  <message>
   <source>Largest remainder first</source>
   <translation>Größter Rest zuerst</translation>
  </message>
  <message>
   <source>Longest overdue first</source>
   <translation>Am längsten überfällig zuerst</translation>
  </message>
  <message>
   <source>Next action first</source>
   <translation>Nächster Schritt zuerst</translation>
  </message>
  <message>
   <source>Debtors from A to Z</source>
   <translation>Schuldner von A bis Z</translation>
  </message>
  <message>
   <source>Invoices by number</source>
   <translation>Rechnungen nach Nummer</translation>
  </message>
  <message>
   <source>Last updated first</source>
   <translation>Zuletzt geänderte zuerst</translation>
  </message>
  <message>
   <source>{column}, downwards</source>
   <translation>{column}, absteigend</translation>
  </message>
  <message>
   <source>{column}, upwards</source>
   <translation>{column}, aufsteigend</translation>
  </message>
  <message>
   <source>{least} to {most}</source>
   <translation>{least} bis {most}</translation>
  </message>
  <message>
   <source>from {least}</source>
   <translation>ab {least}</translation>
  </message>
  <message>
   <source>up to {most}</source>
   <translation>bis {most}</translation>
  </message>
  <message>
   <source>today or missed</source>
   <translation>heute oder versäumt</translation>
  </message>
  <message numerus="yes">
   <source>within %n day(s)</source>
   <translation>
    <numerusform>innerhalb von %n Tag</numerusform>
    <numerusform>innerhalb von %n Tagen</numerusform>
   </translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Alter</translation>
  </message>
  <message>
   <source>Answer due</source>
   <translation>Antwort fällig</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>Schlagwort</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-Mail</translation>
  </message>
  <message>
   <source>Next on</source>
   <translation>Nächster Termin</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Währung</translation>
  </message>
  <message>
   <source>{count} already being recorded or cancelled</source>
   <translation>{count} werden schon eingetragen oder abgebrochen</translation>
  </message>
  <message>
   <source>{count} with nothing left to pay</source>
   <translation>{count} ohne offenen Betrag</translation>
  </message>
  <message>
   <source>{count} recovered</source>
   <translation>{count} mit gesichertem Eingang</translation>
  </message>
  <message>
   <source>{count} already cancelled</source>
   <translation>{count} schon abgebrochen</translation>
  </message>
  <message>
   <source>{count} already being changed</source>
   <translation>{count} werden bereits geändert</translation>
  </message>
  <message>
   <source>{count} with nothing to pause</source>
   <translation>{count}, bei denen nichts anzuhalten ist</translation>
  </message>
  <message>
   <source>{count} already being cancelled</source>
   <translation>{count} werden schon abgebrochen</translation>
  </message>
  <message>
   <source>{count} with a payment (decide on the invoice’s page)</source>
   <translation>{count} mit einer Zahlung (Entscheidung auf der Seite der Rechnung)</translation>
  </message>
  <message>
   <source>{count} with the status “{status}”</source>
   <translation>{count} mit dem Status „{status}“</translation>
  </message>
 </context>
 <context>
  <name>bookings</name>
  <message>
   <source>Bank account</source>
   <translation>Bankkonto</translation>
  </message>
  <message>
   <source>Customers</source>
   <translation>Kunden</translation>
  </message>
  <message>
   <source>Losses on receivables</source>
   <translation>Forderungsverluste</translation>
  </message>
  <message>
   <source>Default interest</source>
   <translation>Verzugszinsen</translation>
  </message>
  <message>
   <source>Fixed compensation</source>
   <translation>Verzugspauschale</translation>
  </message>
  <message>
   <source>Export for your books</source>
   <translation>Für die Buchhaltung exportieren</translation>
  </message>
  <message>
   <source>What was paid, written off and charged. The invoices themselves are already in your books.</source>
   <translation>Zahlungen, Ausbuchungen und berechnete Zinsen; die Rechnungen selbst stehen schon in Ihrer Buchhaltung.</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Von</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Bis</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Format</translation>
  </message>
  <message>
   <source>List (XLSX or CSV)</source>
   <translation>Liste (XLSX oder CSV)</translation>
  </message>
  <message>
   <source>DATEV batch</source>
   <translation>DATEV-Buchungsstapel</translation>
  </message>
  <message>
   <source>FEC entries</source>
   <translation>FEC-Buchungen</translation>
  </message>
  <message>
   <source>DATEV consultant number</source>
   <translation>DATEV-Beraternummer</translation>
  </message>
  <message>
   <source>DATEV client number</source>
   <translation>DATEV-Mandantennummer</translation>
  </message>
  <message>
   <source>Financial year begins</source>
   <translation>Geschäftsjahr beginnt am</translation>
  </message>
  <message>
   <source>Ask your tax adviser for the accounts. This format takes only amounts in euros.</source>
   <translation>Fragen Sie Ihre Steuerberatung nach den Konten. In dieses Format kommen nur Beträge in Euro.</translation>
  </message>
  <message>
   <source>Exported so far: up to {day}.</source>
   <translation>Bisher exportiert: bis {day}.</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Nicht jetzt</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportieren</translation>
  </message>
  <message>
   <source>Enter the first and the last day.</source>
   <translation>Geben Sie den ersten und den letzten Tag ein.</translation>
  </message>
  <message>
   <source>The first day is after the last one.</source>
   <translation>Der erste Tag liegt nach dem letzten.</translation>
  </message>
  <message>
   <source>Enter each account as a number.</source>
   <translation>Geben Sie jedes Konto als Zahl ein.</translation>
  </message>
  <message>
   <source>An account of a FEC has three digits or more.</source>
   <translation>Ein Konto im FEC hat mindestens drei Ziffern.</translation>
  </message>
  <message>
   <source>DATEV accounts all have the same number of digits, 4 to 8; that of the customers may have one more.</source>
   <translation>DATEV-Konten haben alle gleich viele Ziffern, 4 bis 8; das der Kunden darf eine mehr haben.</translation>
  </message>
  <message>
   <source>Enter the consultant number and the client number; your tax adviser knows both.</source>
   <translation>Geben Sie Beraternummer und Mandantennummer ein; Ihr Steuerberater kennt beide.</translation>
  </message>
  <message>
   <source>A DATEV batch covers one year at most: choose days of the same year.</source>
   <translation>Ein DATEV-Stapel liegt in einem Jahr: Wählen Sie Tage desselben Jahres.</translation>
  </message>
  <message>
   <source>These days are not within the financial year: enter its first day.</source>
   <translation>Diese Tage liegen nicht im Geschäftsjahr: geben Sie dessen ersten Tag ein.</translation>
  </message>
  <message>
   <source>Entries</source>
   <translation>Buchungen</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Zahlung</translation>
  </message>
  <message>
   <source>Written off</source>
   <translation>Ausbuchung</translation>
  </message>
  <message>
   <source>Interest</source>
   <translation>Zinsen</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Datum</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Art</translation>
  </message>
  <message>
   <source>Invoice number</source>
   <translation>Rechnungsnummer</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Betrag</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Währung</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Verwendungszweck</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Rechnungsdatum</translation>
  </message>
  <message>
   <source>Invoice net</source>
   <translation>Rechnung netto</translation>
  </message>
  <message>
   <source>Invoice tax</source>
   <translation>Steuer der Rechnung</translation>
  </message>
  <message>
   <source>Invoice total</source>
   <translation>Rechnung brutto</translation>
  </message>
 </context>
 <context>
  <name>cancelling</name>
  <message>
   <source>The debtor paid me directly</source>
   <translation>Der Schuldner hat mich direkt bezahlt</translation>
  </message>
  <message>
   <source>The debtor is told that everything is paid.</source>
   <translation>Der Schuldner erfährt, dass alles bezahlt ist.</translation>
  </message>
  <message>
   <source>The debtor is right</source>
   <translation>Der Schuldner hat recht</translation>
  </message>
  <message>
   <source>You give up the whole claim.</source>
   <translation>Sie geben die ganze Forderung auf.</translation>
  </message>
  <message>
   <source>I no longer want to pursue it</source>
   <translation>Ich möchte sie nicht mehr verfolgen</translation>
  </message>
  <message>
   <source>Contacts stop. You may still claim it yourself.</source>
   <translation>Die Mahnungen enden. Sie können sie weiterhin selbst geltend machen.</translation>
  </message>
  <message>
   <source>It was submitted by mistake</source>
   <translation>Der Mahnvorgang wurde irrtümlich gestartet</translation>
  </message>
  <message>
   <source>Contacts stop. You can submit it again, corrected.</source>
   <translation>Die Mahnungen enden. Sie können die Rechnung berichtigt erneut anmahnen.</translation>
  </message>
 </context>
 <context>
  <name>checks</name>
  <message>
   <source>A SIREN or SIRET has digits only.</source>
   <translation>Eine SIREN oder SIRET besteht nur aus Ziffern.</translation>
  </message>
  <message>
   <source>A SIREN has 9 digits, a SIRET 14; this has {count}.</source>
   <translation>Eine SIREN hat 9 Ziffern, eine SIRET 14; diese hat {count}.</translation>
  </message>
  <message>
   <source>The check digit does not match. Check the number.</source>
   <translation>Die Prüfziffer passt nicht. Prüfen Sie die Nummer.</translation>
  </message>
  <message>
   <source>This does not look like a VAT number, such as {example}.</source>
   <translation>Das sieht nicht wie eine USt-IdNr. aus, etwa {example}.</translation>
  </message>
  <message>
   <source>At most {most} characters; it has {count}.</source>
   <translation>Höchstens {most} Zeichen; es sind {count}.</translation>
  </message>
  <message>
   <source>Choose a country from the list.</source>
   <translation>Wählen Sie ein Land aus der Liste.</translation>
  </message>
  <message>
   <source>The check digits of this IBAN do not match.</source>
   <translation>Die Prüfziffern dieser IBAN stimmen nicht.</translation>
  </message>
  <message>
   <source>Enter the sort code of 6 digits and the account number of 8, or the IBAN.</source>
   <translation>Geben Sie den Sort Code mit 6 Ziffern und die Kontonummer mit 8 ein, oder die IBAN.</translation>
  </message>
  <message>
   <source>This is not an IBAN. It begins with two letters and two digits; your bank shows it.</source>
   <translation>Das ist keine IBAN. Sie beginnt mit zwei Buchstaben und zwei Ziffern; Ihre Bank zeigt sie.</translation>
  </message>
  <message>
   <source>This is neither an IBAN nor an account number.</source>
   <translation>Das ist weder eine IBAN noch eine Kontonummer.</translation>
  </message>
  <message>
   <source>This is not a phone number. Enter it as +33 1 23 45 67 89.</source>
   <translation>Das ist keine Telefonnummer. Schreiben Sie sie wie +33 1 23 45 67 89.</translation>
  </message>
  <message>
   <source>This is not an email address.</source>
   <translation>Das ist keine E-Mail-Adresse.</translation>
  </message>
  <message>
   <source>An email address has no spaces.</source>
   <translation>Eine E-Mail-Adresse hat keine Leerzeichen.</translation>
  </message>
  <message>
   <source>There is an invisible character in it. Type the address instead of pasting it.</source>
   <translation>Sie enthält ein unsichtbares Zeichen. Tippen Sie die Adresse, statt sie einzufügen.</translation>
  </message>
  <message>
   <source>“{character}” cannot be used in an email address.</source>
   <translation>„{character}“ ist in einer E-Mail-Adresse nicht möglich.</translation>
  </message>
  <message>
   <source>Net and tax add up to another sum.</source>
   <translation>Netto und Steuer ergeben eine andere Summe.</translation>
  </message>
  <message>
   <source>This day is in the future.</source>
   <translation>Dieser Tag liegt in der Zukunft.</translation>
  </message>
  <message>
   <source>This is before the invoice date.</source>
   <translation>Das ist vor dem Rechnungsdatum.</translation>
  </message>
 </context>
 <context>
  <name>debtors</name>
  <message>
   <source>Debtor</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>Owes</source>
   <translation>Schuldet</translation>
  </message>
  <message>
   <source>Overdue since</source>
   <translation>Überfällig seit</translation>
  </message>
  <message>
   <source>Unpaid invoices</source>
   <translation>Unbezahlte Rechnungen</translation>
  </message>
  <message>
   <source>All invoices</source>
   <translation>Alle Rechnungen</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n Tag</numerusform>
    <numerusform>%n Tage</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialogs</name>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>form</name>
  <message>
   <source>Invoice number</source>
   <translation>Rechnungsnummer</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Rechnungsdatum</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Fällig</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Währung</translation>
  </message>
  <message>
   <source>Amount including tax</source>
   <translation>Bruttobetrag</translation>
  </message>
  <message>
   <source>Amount before tax</source>
   <translation>Nettobetrag</translation>
  </message>
  <message>
   <source>Tax</source>
   <translation>Steuer</translation>
  </message>
  <message>
   <source>Already paid or credited</source>
   <translation>Bereits gezahlt oder gutgeschrieben</translation>
  </message>
  <message>
   <source>What was delivered</source>
   <translation>Lieferung oder Leistung</translation>
  </message>
  <message>
   <source>Agreed late-payment rate, % a year</source>
   <translation>Vereinbarter Verzugszins, % im Jahr</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>Company or person</source>
   <translation>Unternehmen oder Privatperson</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN oder SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>USt-IdNr.</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Straße und Hausnummer</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Adresse, zweite Zeile</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Postleitzahl</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Ort</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Land</translation>
  </message>
  <message>
   <source>Contact with an email</source>
   <translation>Kontakt mit E-Mail</translation>
  </message>
  <message>
   <source>Still to pay</source>
   <translation>Noch zu zahlen</translation>
  </message>
  <message>
   <source>You have no account in {currency}: reminders name {iban}. Add one in the settings.</source>
   <translation>Sie haben kein Konto in {currency}: Mahnungen nennen {iban}. Fügen Sie in den Einstellungen eines hinzu.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Pflichtangabe</translation>
  </message>
  <message>
   <source>The debtor is</source>
   <translation>Der Schuldner ist</translation>
  </message>
  <message>
   <source>The amount must be more than zero.</source>
   <translation>Der Betrag muss größer als null sein.</translation>
  </message>
  <message>
   <source>Nothing is left to recover: everything was already paid.</source>
   <translation>Es ist nichts mehr offen: Alles wurde bereits bezahlt.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed.</source>
   <translation>Eine E-Mail-Adresse des Schuldners wird gebraucht.</translation>
  </message>
  <message>
   <source>This contact needs an email address.</source>
   <translation>Dieser Kontakt braucht eine E-Mail-Adresse.</translation>
  </message>
  <message>
   <source>At most {most} numbers.</source>
   <translation>Höchstens {most} Nummern.</translation>
  </message>
  <message>
   <source>Unknown currency. Choose another one.</source>
   <translation>Diese Währung ist nicht bekannt. Wählen Sie eine andere.</translation>
  </message>
  <message>
   <source>It is unclear whether this is a company or a person. Choose: the law differs.</source>
   <translation>Unklar, ob es ein Unternehmen oder eine Person ist. Wählen Sie: Das Recht ist verschieden.</translation>
  </message>
  <message>
   <source>{amount} credited by {number}</source>
   <translation>{amount} durch Rechnungskorrektur {number}</translation>
  </message>
  <message>
   <source>Chosen from the postcode. Check it.</source>
   <translation>Nach der Postleitzahl gewählt. Prüfen Sie es.</translation>
  </message>
  <message>
   <source>Taken from the list {name}.</source>
   <translation>Übernommen aus der Liste {name}.</translation>
  </message>
  <message>
   <source>The list names this as still open, not as the invoice total.</source>
   <translation>Die Liste nennt dies als noch offen, nicht als Rechnungssumme.</translation>
  </message>
  <message>
   <source>A date or the amount is missing.</source>
   <translation>Ein Datum oder der Betrag fehlt.</translation>
  </message>
 </context>
 <context>
  <name>message_names</name>
  <message>
   <source>Note before the due date</source>
   <translation>Hinweis vor der Fälligkeit</translation>
  </message>
  <message>
   <source>First reminder</source>
   <translation>Erste Zahlungserinnerung</translation>
  </message>
  <message>
   <source>Short reminder</source>
   <translation>Kurze Zahlungserinnerung</translation>
  </message>
  <message>
   <source>Second reminder</source>
   <translation>Zweite Zahlungserinnerung</translation>
  </message>
  <message>
   <source>Reminder by post</source>
   <translation>Zahlungserinnerung per Post</translation>
  </message>
  <message>
   <source>Last reminder</source>
   <translation>Letzte Zahlungserinnerung</translation>
  </message>
  <message>
   <source>Formal notice</source>
   <translation>Mahnung mit Fristsetzung</translation>
  </message>
  <message>
   <source>Time-barred claim</source>
   <translation>Verjährte Forderung</translation>
  </message>
  <message>
   <source>Phone call</source>
   <translation>Anruf</translation>
  </message>
  <message>
   <source>Instalments agreed</source>
   <translation>Raten vereinbart</translation>
  </message>
  <message>
   <source>Agreement proposed</source>
   <translation>Vereinbarung vorgeschlagen</translation>
  </message>
  <message>
   <source>Proposal refused</source>
   <translation>Vorschlag abgelehnt</translation>
  </message>
  <message>
   <source>Payment received</source>
   <translation>Zahlung eingegangen</translation>
  </message>
  <message>
   <source>Objection received</source>
   <translation>Einwand erhalten</translation>
  </message>
  <message>
   <source>Objection answered</source>
   <translation>Einwand beantwortet</translation>
  </message>
  <message>
   <source>Objection accepted</source>
   <translation>Einwand anerkannt</translation>
  </message>
  <message>
   <source>Another contact</source>
   <translation>Anderer Kontakt</translation>
  </message>
 </context>
 <context>
  <name>message_preview</name>
  <message>
   <source>To</source>
   <translation>An</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Betreff</translation>
  </message>
  <message>
   <source>Your mailbox, once it is set up</source>
   <translation>Ihr Postfach, sobald es eingerichtet ist</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Von</translation>
  </message>
  <message>
   <source>Replies to</source>
   <translation>Antworten an</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <source>{language}, the language of the debtor’s address. To write in another one, press “Edit”.</source>
   <translation>{language}, die Sprache an der Adresse des Schuldners. Um in einer anderen zu schreiben, drücken Sie „Bearbeiten“.</translation>
  </message>
  <message>
   <source>Planned for {day}. On another day, its dates and sums change with it.</source>
   <translation>Geplant für den {day}. An einem anderen Tag ändern sich die Termine und Beträge darin.</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Text der Nachricht</translation>
  </message>
  <message>
   <source>As it arrives</source>
   <translation>Wie empfangen</translation>
  </message>
  <message>
   <source>As plain text</source>
   <translation>Als reiner Text</translation>
  </message>
  <message>
   <source>Open the attachment {name}</source>
   <translation>Anhang {name} öffnen</translation>
  </message>
  <message>
   <source>Enclosed</source>
   <translation>Anlagen</translation>
  </message>
  <message>
   <source>Attached</source>
   <translation>Anhang</translation>
  </message>
  <message>
   <source>Ready at once, also at night and at weekends. If the debtor was contacted today, or a deadline that you gave is still running, it is made on the first day after that.</source>
   <translation>Sofort fertig, auch nachts und am Wochenende. Wurde der Schuldner heute schon kontaktiert oder läuft noch eine Frist, die Sie gesetzt haben, wird er am ersten Tag danach erstellt.</translation>
  </message>
  <message>
   <source>Made at once on a working day between 8:00 and 20:00. If the debtor was contacted today, or a deadline that you gave is still running, it is made on the first day after that.</source>
   <translation>Geschieht an einem Arbeitstag zwischen 8 und 20 Uhr sofort. Wurde der Schuldner heute schon kontaktiert oder läuft noch eine Frist, die Sie gesetzt haben, geschieht es am ersten Tag danach.</translation>
  </message>
  <message>
   <source>{contact}, planned for {moment}, then follows on a later day. It is left out if its wording would be softer than this one.</source>
   <translation>{contact}, geplant für {moment}, folgt dann an einem späteren Tag. Der Schritt entfällt, wenn er milder wäre als dieser.</translation>
  </message>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} ({level})</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Bearbeiten</translation>
  </message>
  <message>
   <source>Create letter now</source>
   <translation>Brief jetzt erstellen</translation>
  </message>
  <message>
   <source>Call now</source>
   <translation>Jetzt anrufen</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Jetzt senden</translation>
  </message>
  <message>
   <source>Bring forward</source>
   <translation>Vorziehen</translation>
  </message>
  <message>
   <source>Approve</source>
   <translation>Freigeben</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>Text wird geladen …</translation>
  </message>
 </context>
 <context>
  <name>never_contacted</name>
  <message>
   <source>Added by you</source>
   <translation>Von Ihnen eingetragen</translation>
  </message>
  <message>
   <source>Added by the recovery service</source>
   <translation>Vom Inkassodienst eingetragen</translation>
  </message>
  <message>
   <source>Email came back</source>
   <translation>E-Mail kam zurück</translation>
  </message>
  <message>
   <source>Someone said the invoice is not theirs</source>
   <translation>Jemand sagte, die Rechnung sei nicht seine</translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message>
   <source>An evidence file is missing</source>
   <translation>Eine Datei der Nachweise fehlt</translation>
  </message>
  <message>
   <source>Add it again, then submit.</source>
   <translation>Fügen Sie sie wieder hinzu und reichen Sie dann ein.</translation>
  </message>
  <message>
   <source>The sealed key on this computer cannot be read</source>
   <translation>Der versiegelte Schlüssel auf diesem Computer ist nicht lesbar</translation>
  </message>
  <message>
   <source>Restore it from a backup of the data folder.</source>
   <translation>Stellen Sie ihn aus einer Sicherung des Datenordners wieder her.</translation>
  </message>
  <message>
   <source>The service did not sign you in</source>
   <translation>Der Dienst hat Sie nicht angemeldet</translation>
  </message>
  <message>
   <source>Try again, or choose another connection.</source>
   <translation>Versuchen Sie es erneut oder wählen Sie eine andere Verbindung.</translation>
  </message>
  <message>
   <source>No answer came back from the browser</source>
   <translation>Vom Browser kam keine Antwort zurück</translation>
  </message>
  <message>
   <source>Open the sign-in page again when you are ready.</source>
   <translation>Öffnen Sie die Anmeldeseite erneut, wenn Sie so weit sind.</translation>
  </message>
  <message>
   <source>The service has no such account for you</source>
   <translation>Der Dienst hat kein solches Konto für Sie</translation>
  </message>
  <message>
   <source>Check the ID, and whether you signed in as on the other computer.</source>
   <translation>Prüfen Sie die ID und ob Sie sich wie auf dem anderen Computer angemeldet haben.</translation>
  </message>
  <message>
   <source>The announcement of new versions cannot be trusted</source>
   <translation>Der Ankündigung neuer Versionen ist nicht zu trauen</translation>
  </message>
  <message>
   <source>Nothing changed. Check again later, or on the page where you got the app.</source>
   <translation>Nichts wurde geändert. Sehen Sie später nach oder auf der Seite, von der Sie die App haben.</translation>
  </message>
  <message>
   <source>The export could not be saved</source>
   <translation>Der Export konnte nicht gespeichert werden</translation>
  </message>
  <message>
   <source>Choose another folder, or free up disk space.</source>
   <translation>Wählen Sie einen anderen Ordner oder schaffen Sie Platz auf der Festplatte.</translation>
  </message>
  <message>
   <source>This file is not a backup of this app</source>
   <translation>Diese Datei ist keine Sicherung dieser App</translation>
  </message>
  <message>
   <source>Choose the file you saved as a backup. Nothing changed.</source>
   <translation>Wählen Sie die Datei, die Sie als Sicherung gespeichert haben. Nichts wurde geändert.</translation>
  </message>
  <message>
   <source>This backup is damaged</source>
   <translation>Diese Sicherung ist beschädigt</translation>
  </message>
  <message>
   <source>Choose another one. Nothing changed.</source>
   <translation>Wählen Sie eine andere. Nichts wurde geändert.</translation>
  </message>
  <message>
   <source>This backup was made by a newer version of the app</source>
   <translation>Diese Sicherung stammt von einer neueren Version der App</translation>
  </message>
  <message>
   <source>Update the app, then restore the backup. Nothing changed.</source>
   <translation>Aktualisieren Sie die App und stellen Sie dann die Sicherung wieder her. Nichts wurde geändert.</translation>
  </message>
  <message>
   <source>Not enough disk space</source>
   <translation>Auf der Festplatte ist nicht genug Platz</translation>
  </message>
  <message>
   <source>Free up space, then try again. Nothing changed.</source>
   <translation>Schaffen Sie Platz und versuchen Sie es erneut. Nichts wurde geändert.</translation>
  </message>
  <message>
   <source>The backup could not be saved</source>
   <translation>Die Sicherung konnte nicht gespeichert werden</translation>
  </message>
  <message>
   <source>Choose another folder, or free up disk space. An earlier backup there is untouched.</source>
   <translation>Wählen Sie einen anderen Ordner oder schaffen Sie Platz auf der Festplatte. Eine frühere Sicherung dort ist unberührt.</translation>
  </message>
  <message>
   <source>This file is not accepted</source>
   <translation>Diese Datei wird nicht angenommen</translation>
  </message>
  <message>
   <source>Add a PDF, PNG or JPEG of at most 10 MB.</source>
   <translation>Fügen Sie eine PDF-, PNG- oder JPEG-Datei von höchstens 10 MB hinzu.</translation>
  </message>
  <message>
   <source>The file could not be saved</source>
   <translation>Die Datei konnte nicht gespeichert werden</translation>
  </message>
  <message>
   <source>Choose another folder, or close the file where it is open.</source>
   <translation>Wählen Sie einen anderen Ordner oder schließen Sie die Datei dort, wo sie geöffnet ist.</translation>
  </message>
  <message>
   <source>This file cannot be read</source>
   <translation>Diese Datei kann nicht gelesen werden</translation>
  </message>
  <message>
   <source>Your mail provider did not sign you in</source>
   <translation>Ihr E-Mail-Anbieter hat Sie nicht angemeldet</translation>
  </message>
  <message>
   <source>Try again, or use a password made for this app.</source>
   <translation>Versuchen Sie es erneut oder verwenden Sie ein Passwort, das für diese App erstellt wurde.</translation>
  </message>
  <message>
   <source>The file reader does not start</source>
   <translation>Der Dateileser startet nicht</translation>
  </message>
  <message>
   <source>Restart the app. If this persists, reinstall it.</source>
   <translation>Starten Sie die App neu. Hilft das nicht, installieren Sie sie neu.</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Etwas ist schiefgegangen</translation>
  </message>
  <message>
   <source>Try again.</source>
   <translation>Versuchen Sie es erneut.</translation>
  </message>
  <message>
   <source>This passphrase does not open the key</source>
   <translation>Diese Passphrase öffnet den Schlüssel nicht</translation>
  </message>
  <message>
   <source>Type it again. Without it, what was sealed on this computer stays closed.</source>
   <translation>Geben Sie sie erneut ein. Ohne sie bleibt verschlossen, was auf diesem Computer versiegelt ist.</translation>
  </message>
  <message>
   <source>The service on this computer does not start</source>
   <translation>Der Dienst auf diesem Computer startet nicht</translation>
  </message>
  <message>
   <source>See its log in the settings, then try again.</source>
   <translation>Sehen Sie in den Einstellungen in sein Protokoll und versuchen Sie es erneut.</translation>
  </message>
  <message>
   <source>To use this computer, the app needs a passphrase</source>
   <translation>Um diesen Computer zu nutzen, braucht die App eine Passphrase</translation>
  </message>
  <message>
   <source>Try again when you are ready: the app asks for it then.</source>
   <translation>Versuchen Sie es wieder, wenn Sie so weit sind: Die App fragt dann danach.</translation>
  </message>
  <message>
   <source>The password store of this computer does not have the key of this data</source>
   <translation>Der Passwortspeicher dieses Computers hat den Schlüssel dieser Daten nicht</translation>
  </message>
  <message>
   <source>Unlock it or use the one from before, and try again; or restore a backup, which has the key. Nothing changed.</source>
   <translation>Entsperren Sie ihn oder verwenden Sie den früheren und versuchen Sie es erneut; oder stellen Sie eine Sicherung wieder her, die den Schlüssel enthält. Nichts wurde geändert.</translation>
  </message>
  <message>
   <source>This could not be saved on this computer</source>
   <translation>Das konnte auf diesem Computer nicht gespeichert werden</translation>
  </message>
  <message>
   <source>Free up disk space, then try again.</source>
   <translation>Schaffen Sie Platz auf der Festplatte und versuchen Sie es erneut.</translation>
  </message>
  <message>
   <source>The data on this computer is damaged</source>
   <translation>Die Daten auf diesem Computer sind beschädigt</translation>
  </message>
  <message>
   <source>Close the app and start it again: it rescues what can be read and fetches the rest from the service.</source>
   <translation>Schließen Sie die App und starten Sie sie neu: Sie rettet, was lesbar ist, und holt den Rest neu.</translation>
  </message>
  <message>
   <source>The service cannot be reached</source>
   <translation>Der Dienst ist nicht erreichbar</translation>
  </message>
  <message>
   <source>Your changes are saved and sent once there is a connection.</source>
   <translation>Ihre Änderungen sind gespeichert und werden gesendet, sobald eine Verbindung besteht.</translation>
  </message>
  <message>
   <source>The service cannot prove who it is</source>
   <translation>Der Dienst kann nicht beweisen, wer er ist</translation>
  </message>
  <message>
   <source>Check the address and the date of this computer, and ask the service whether its certificate is valid. Nothing was sent.</source>
   <translation>Prüfen Sie die Adresse und das Datum dieses Computers, und fragen Sie den Dienst, ob sein Zertifikat gültig ist. Nichts wurde gesendet.</translation>
  </message>
  <message>
   <source>No service answers at this address</source>
   <translation>Unter dieser Adresse antwortet kein Dienst</translation>
  </message>
  <message>
   <source>Check the address and your internet connection, then try again. Nothing you typed is lost.</source>
   <translation>Prüfen Sie die Adresse und Ihre Internetverbindung, dann versuchen Sie es noch einmal. Nichts, was Sie eingegeben haben, ist verloren.</translation>
  </message>
  <message>
   <source>The answer was lost</source>
   <translation>Die Antwort ging verloren</translation>
  </message>
  <message>
   <source>The app checks whether it arrived before anything is sent again.</source>
   <translation>Die App prüft, ob es ankam, bevor etwas erneut gesendet wird.</translation>
  </message>
  <message>
   <source>It is not known whether your account was created</source>
   <translation>Es ist nicht bekannt, ob Ihr Konto angelegt wurde</translation>
  </message>
  <message>
   <source>Ask the service, or look for a message from it. Continue again only if there is no account yet.</source>
   <translation>Fragen Sie beim Dienst nach, oder suchen Sie nach einer Nachricht von ihm. Fahren Sie nur fort, wenn es noch kein Konto gibt.</translation>
  </message>
  <message>
   <source>You are signed out</source>
   <translation>Sie sind abgemeldet</translation>
  </message>
  <message>
   <source>Sign in again. Nothing you typed is lost.</source>
   <translation>Melden Sie sich wieder an. Nichts, was Sie eingegeben haben, ist verloren.</translation>
  </message>
  <message>
   <source>The app is still connecting</source>
   <translation>Die App verbindet sich noch</translation>
  </message>
  <message>
   <source>Try again in a moment. Nothing you typed is lost.</source>
   <translation>Versuchen Sie es gleich noch einmal. Nichts, was Sie eingegeben haben, ist verloren.</translation>
  </message>
  <message>
   <source>The service refused this</source>
   <translation>Der Dienst hat das abgelehnt</translation>
  </message>
  <message>
   <source>Correct it and try again.</source>
   <translation>Berichtigen Sie es und versuchen Sie es erneut.</translation>
  </message>
  <message>
   <source>The service is busy</source>
   <translation>Der Dienst ist ausgelastet</translation>
  </message>
  <message>
   <source>Try again in a moment. What you decided is saved and sent by itself.</source>
   <translation>Versuchen Sie es gleich noch einmal. Was Sie entschieden haben, ist gespeichert und wird von selbst gesendet.</translation>
  </message>
  <message>
   <source>The service has a problem</source>
   <translation>Der Dienst hat eine Störung</translation>
  </message>
  <message>
   <source>Try again later; what you decided is saved and sent then. If this persists, give the service this number.</source>
   <translation>Versuchen Sie es später noch einmal; was Sie entschieden haben, ist gespeichert und wird dann gesendet. Bleibt es dabei, nennen Sie dem Dienst diese Nummer.</translation>
  </message>
  <message>
   <source>The answer could not be read</source>
   <translation>Die Antwort war nicht lesbar</translation>
  </message>
  <message>
   <source>Check the address of the service, or whether your network asks you to sign in first.</source>
   <translation>Prüfen Sie die Adresse des Dienstes, oder ob Ihr Netz zuerst eine Anmeldung verlangt.</translation>
  </message>
  <message>
   <source>The debtor needs a contact with an email address.</source>
   <translation>Der Schuldner braucht einen Kontakt mit E-Mail-Adresse.</translation>
  </message>
  <message>
   <source>This invoice was submitted before.</source>
   <translation>Diese Rechnung haben Sie schon angemahnt.</translation>
  </message>
  <message>
   <source>This invoice is not due yet.</source>
   <translation>Diese Rechnung ist noch nicht fällig.</translation>
  </message>
  <message>
   <source>This invoice is too old to be claimed in court.</source>
   <translation>Diese Rechnung ist zu alt, um sie vor Gericht geltend zu machen.</translation>
  </message>
  <message>
   <source>Your account is not active yet. Complete it first.</source>
   <translation>Ihr Konto ist noch nicht aktiv. Vervollständigen Sie es zuerst.</translation>
  </message>
  <message>
   <source>This is no longer possible: something changed meanwhile.</source>
   <translation>Das ist nicht mehr möglich: Inzwischen hat sich etwas geändert.</translation>
  </message>
  <message>
   <source>This file is too large: 20 MB at most.</source>
   <translation>Diese Datei ist zu groß. Höchstens 20 MB.</translation>
  </message>
  <message>
   <source>This service accepts no files as evidence. Describe them in the statement, or hand them in there.</source>
   <translation>Dieser Dienst nimmt keine Dateien als Nachweise an. Beschreiben Sie sie in der Stellungnahme, oder geben Sie sie dort ab.</translation>
  </message>
  <message>
   <source>This is not a PDF, or it cannot be opened.</source>
   <translation>Das ist kein PDF, oder es lässt sich nicht öffnen.</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it.</source>
   <translation>Der Dienst hat diese Rechnung beim Lesen vielleicht schon angelegt.</translation>
  </message>
  <message>
   <source>This page cannot be shown</source>
   <translation>Diese Seite kann nicht angezeigt werden</translation>
  </message>
  <message>
   <source>Ask for the file again, or enter its contents manually.</source>
   <translation>Fordern Sie die Datei noch einmal an, oder geben Sie den Inhalt von Hand ein.</translation>
  </message>
  <message>
   <source>This picture cannot be used</source>
   <translation>Dieses Bild kann nicht verwendet werden</translation>
  </message>
  <message>
   <source>Take it again, or drop the invoice as a PDF.</source>
   <translation>Nehmen Sie es neu auf, oder legen Sie die Rechnung als PDF ab.</translation>
  </message>
  <message>
   <source>This electronic invoice cannot be used</source>
   <translation>Diese elektronische Rechnung kann nicht verwendet werden</translation>
  </message>
  <message>
   <source>This document cannot be used</source>
   <translation>Dieses Dokument kann nicht verwendet werden</translation>
  </message>
  <message>
   <source>Save it as a PDF and drop that, or enter the invoice manually.</source>
   <translation>Speichern Sie es als PDF und ziehen Sie dieses hierher, oder geben Sie die Rechnung von Hand ein.</translation>
  </message>
  <message>
   <source>Drop the invoice as a PDF, or enter it manually.</source>
   <translation>Ziehen Sie die Rechnung als PDF hierher oder geben Sie sie von Hand ein.</translation>
  </message>
  <message>
   <source>This file cannot be unpacked</source>
   <translation>Diese Datei kann nicht entpackt werden</translation>
  </message>
  <message>
   <source>Unpack it yourself, and drop the invoices.</source>
   <translation>Entpacken Sie sie selbst und ziehen Sie die Rechnungen hierher.</translation>
  </message>
  <message>
   <source>Nothing could be read there</source>
   <translation>Dort konnte nichts gelesen werden</translation>
  </message>
  <message>
   <source>Draw a slightly larger box, or enter the value.</source>
   <translation>Ziehen Sie den Rahmen etwas größer, oder geben Sie den Wert ein.</translation>
  </message>
  <message>
   <source>You did not agree to the sign-in</source>
   <translation>Sie haben der Anmeldung nicht zugestimmt</translation>
  </message>
  <message>
   <source>Start again if you did not mean to.</source>
   <translation>Beginnen Sie noch einmal, wenn das ein Versehen war.</translation>
  </message>
  <message>
   <source>The service does not know this connection</source>
   <translation>Der Dienst kennt diese Verbindung nicht</translation>
  </message>
  <message>
   <source>Its client ID or secret is not accepted. Ask the service for a new connection file.</source>
   <translation>Ihre Client-ID oder ihr Geheimnis wird nicht angenommen. Bitten Sie den Dienst um eine neue Verbindungsdatei.</translation>
  </message>
  <message>
   <source>The sign-in took too long, or was used before</source>
   <translation>Die Anmeldung hat zu lange gedauert oder wurde schon benutzt</translation>
  </message>
  <message>
   <source>Start again.</source>
   <translation>Beginnen Sie noch einmal.</translation>
  </message>
  <message>
   <source>The service does not grant what the app needs</source>
   <translation>Der Dienst gewährt nicht, was die App braucht</translation>
  </message>
  <message>
   <source>Ask the service for a connection file with all rights of a creditor.</source>
   <translation>Bitten Sie den Dienst um eine Verbindungsdatei mit allen Rechten eines Gläubigers.</translation>
  </message>
  <message>
   <source>Check your internet connection, then try again. Nothing you typed is lost.</source>
   <translation>Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Nichts Eingegebenes ist verloren.</translation>
  </message>
  <message>
   <source>The service does not accept this: {reason}</source>
   <translation>Der Dienst nimmt das nicht an: {reason}</translation>
  </message>
  <message>
   <source>Not submitted: {why}</source>
   <translation>Nicht gestartet: {why}</translation>
  </message>
  <message>
   <source>Company name</source>
   <translation>Name des Unternehmens</translation>
  </message>
  <message>
   <source>Letters are written in its name.</source>
   <translation>In seinem Namen werden Briefe geschrieben.</translation>
  </message>
  <message>
   <source>SIRET number</source>
   <translation>SIRET-Nummer</translation>
  </message>
  <message>
   <source>It proves that the company exists.</source>
   <translation>Sie belegt, dass es das Unternehmen gibt.</translation>
  </message>
  <message>
   <source>Company address</source>
   <translation>Adresse des Unternehmens</translation>
  </message>
  <message>
   <source>A formal notice must show it.</source>
   <translation>Eine Mahnung mit Fristsetzung muss sie nennen.</translation>
  </message>
  <message>
   <source>Your name</source>
   <translation>Ihr Name</translation>
  </message>
  <message>
   <source>Someone must be responsible for the account.</source>
   <translation>Jemand muss für das Konto einstehen.</translation>
  </message>
  <message>
   <source>Bank account</source>
   <translation>Bankkonto</translation>
  </message>
  <message>
   <source>Recovered money arrives there.</source>
   <translation>Dort geht das Geld Ihrer Schuldner ein.</translation>
  </message>
  <message>
   <source>Identity document</source>
   <translation>Ausweisdokument</translation>
  </message>
  <message>
   <source>The law requires knowing who is paid.</source>
   <translation>Das Gesetz verlangt zu wissen, an wen Geld gezahlt wird.</translation>
  </message>
  <message>
   <source>Mandate</source>
   <translation>Vollmacht</translation>
  </message>
  <message>
   <source>It allows the service to write in your name.</source>
   <translation>Sie erlaubt dem Dienst, in Ihrem Namen zu schreiben.</translation>
  </message>
  <message>
   <source>The page in the browser explains it.</source>
   <translation>Die Seite im Browser erklärt es.</translation>
  </message>
  <message>
   <source>Another program uses the port that the tunnel leads to</source>
   <translation>Ein anderes Programm belegt den Port, zu dem der Tunnel führt</translation>
  </message>
  <message>
   <source>End that program, or set the tunnel up again with another port.</source>
   <translation>Beenden Sie dieses Programm, oder richten Sie den Tunnel mit einem anderen Port neu ein.</translation>
  </message>
  <message>
   <source>The tunnel’s server cannot be reached</source>
   <translation>Der Server des Tunnels ist nicht erreichbar</translation>
  </message>
  <message>
   <source>The app tries again by itself. Until then it checks the service regularly.</source>
   <translation>Es wird von selbst erneut versucht. Bis dahin fragt die App den Dienst regelmäßig.</translation>
  </message>
  <message>
   <source>The tunnel’s server has not been confirmed yet</source>
   <translation>Der Server des Tunnels wurde noch nicht bestätigt</translation>
  </message>
  <message>
   <source>Compare its key with the one its operator gave you, and confirm it.</source>
   <translation>Vergleichen Sie seinen Schlüssel mit dem, den Ihnen sein Betreiber nennt, und bestätigen Sie ihn.</translation>
  </message>
  <message>
   <source>The tunnel’s server shows a different key from the one you confirmed</source>
   <translation>Der Server des Tunnels zeigt einen anderen Schlüssel als den bestätigten</translation>
  </message>
  <message>
   <source>Ask its operator. Someone may be intercepting the connection: nothing was sent.</source>
   <translation>Fragen Sie seinen Betreiber. Vielleicht fängt jemand die Verbindung ab: Nichts wurde gesendet.</translation>
  </message>
  <message>
   <source>The tunnel’s server refused the sign-in</source>
   <translation>Der Server des Tunnels hat die Anmeldung abgelehnt</translation>
  </message>
  <message>
   <source>Check the user name, and the password or key.</source>
   <translation>Prüfen Sie den Benutzernamen und das Passwort oder den Schlüssel.</translation>
  </message>
  <message>
   <source>The private key cannot be used</source>
   <translation>Der private Schlüssel ist nicht verwendbar</translation>
  </message>
  <message>
   <source>Choose a file with a private key, and type its passphrase if it has one.</source>
   <translation>Wählen Sie eine Datei mit einem privaten Schlüssel und geben Sie ihre Passphrase ein, falls sie eine hat.</translation>
  </message>
  <message>
   <source>The tunnel’s server opens no port</source>
   <translation>Der Server des Tunnels öffnet keinen Port</translation>
  </message>
  <message>
   <source>The port may be in use, or this server forwards none.</source>
   <translation>Der Port ist vielleicht belegt, oder dieser Server leitet keinen weiter.</translation>
  </message>
  <message>
   <source>The tunnel’s server does not say its public address</source>
   <translation>Der Server des Tunnels nennt seine öffentliche Adresse nicht</translation>
  </message>
  <message>
   <source>Enter the public address yourself.</source>
   <translation>Geben Sie die öffentliche Adresse selbst ein.</translation>
  </message>
  <message>
   <source>What the service sends cannot be verified and is not accepted</source>
   <translation>Was der Dienst sendet, lässt sich nicht prüfen und wird nicht angenommen</translation>
  </message>
  <message>
   <source>The app checks the service regularly instead. Change the signing secret, or ask the service.</source>
   <translation>Die App fragt stattdessen regelmäßig beim Dienst nach. Ändern Sie den Signaturschlüssel, oder fragen Sie den Dienst.</translation>
  </message>
  <message>
   <source>The test event did not arrive</source>
   <translation>Das Testereignis kam nicht an</translation>
  </message>
  <message>
   <source>Check the public address, and that it leads to this computer.</source>
   <translation>Prüfen Sie die öffentliche Adresse, und dass sie zu diesem Computer führt.</translation>
  </message>
  <message>
   <source>This spreadsheet cannot be read</source>
   <translation>Diese Tabelle ist nicht lesbar</translation>
  </message>
  <message>
   <source>Save it as CSV with one line of headings, then choose it again.</source>
   <translation>Speichern Sie sie als CSV mit einer Zeile Überschriften und wählen Sie sie erneut.</translation>
  </message>
  <message>
   <source>This table is too large</source>
   <translation>Diese Tabelle ist zu groß</translation>
  </message>
  <message>
   <source>Put its rows into several files with the same headings, then choose one after the other.</source>
   <translation>Verteilen Sie die Zeilen auf mehrere Dateien mit denselben Überschriften und wählen Sie eine nach der anderen.</translation>
  </message>
  <message>
   <source>The printer did not print</source>
   <translation>Der Drucker hat nicht gedruckt</translation>
  </message>
  <message>
   <source>Check the printer, or save the page as a PDF.</source>
   <translation>Prüfen Sie den Drucker, oder speichern Sie die Seite als PDF.</translation>
  </message>
 </context>
 <context>
  <name>notices_page</name>
  <message>
   <source>New notices: {count}</source>
   <translation>Neue Meldungen: {count}</translation>
  </message>
  <message>
   <source>Statutory rates</source>
   <translation>Gesetzliche Zinssätze</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Ihr Unternehmen</translation>
  </message>
  <message>
   <source>Answer due: {who}</source>
   <translation>Antwort fällig: {who}</translation>
  </message>
  <message>
   <source>Part of it was paid. You decide what happens to the rest.</source>
   <translation>Ein Teil wurde bezahlt. Sie entscheiden über den Rest.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice.</source>
   <translation>Der Schuldner bestreitet die Rechnung.</translation>
  </message>
  <message>
   <source>Evidence is requested.</source>
   <translation>Nachweise werden verlangt.</translation>
  </message>
  <message>
   <source>An agreement was proposed.</source>
   <translation>Eine Vereinbarung wurde vorgeschlagen.</translation>
  </message>
  <message>
   <source>The debtor answered by email.</source>
   <translation>Der Schuldner hat per E-Mail geantwortet.</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>Der Mahnplan ist ohne Zahlung zu Ende. Sie entscheiden, wie es weitergeht.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred soon.</source>
   <translation>Die Forderung verjährt bald.</translation>
  </message>
  <message>
   <source>The claim is time-barred: it can no longer be claimed in court.</source>
   <translation>Die Forderung ist verjährt: Sie kann nicht mehr gerichtlich geltend gemacht werden.</translation>
  </message>
  <message>
   <source>A statutory interest rate is missing: no interest is claimed for its half-year.</source>
   <translation>Ein gesetzlicher Zinssatz fehlt: Für das Halbjahr werden keine Zinsen verlangt.</translation>
  </message>
  <message>
   <source>The service refused what you decided.</source>
   <translation>Der Dienst hat Ihre Entscheidung abgelehnt.</translation>
  </message>
  <message>
   <source>Your answer is due soon.</source>
   <translation>Ihre Antwort ist bald fällig.</translation>
  </message>
  <message>
   <source>A payment arrived.</source>
   <translation>Eine Zahlung ging ein.</translation>
  </message>
  <message>
   <source>The debtor promised a payment.</source>
   <translation>Der Schuldner hat eine Zahlung zugesagt.</translation>
  </message>
  <message>
   <source>A promised payment did not arrive.</source>
   <translation>Eine zugesagte Zahlung ging nicht ein.</translation>
  </message>
  <message>
   <source>Recovered.</source>
   <translation>Eingegangen.</translation>
  </message>
  <message>
   <source>Recovery was cancelled.</source>
   <translation>Der Mahnvorgang wurde abgebrochen.</translation>
  </message>
  <message>
   <source>The debtor is insolvent.</source>
   <translation>Der Schuldner ist insolvent.</translation>
  </message>
  <message>
   <source>The reminders were planned.</source>
   <translation>Die Mahnungen wurden geplant.</translation>
  </message>
  <message>
   <source>The debtor was contacted.</source>
   <translation>Der Schuldner wurde kontaktiert.</translation>
  </message>
  <message>
   <source>Your evidence arrived.</source>
   <translation>Ihre Nachweise kamen an.</translation>
  </message>
  <message>
   <source>Contacts pause.</source>
   <translation>Die Mahnungen ruhen.</translation>
  </message>
  <message>
   <source>The debtor’s details were corrected.</source>
   <translation>Angaben zum Schuldner wurden korrigiert.</translation>
  </message>
  <message>
   <source>Recovery resumes.</source>
   <translation>Der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>An agreement has changed.</source>
   <translation>Eine Vereinbarung hat sich geändert.</translation>
  </message>
  <message>
   <source>You can submit invoices now.</source>
   <translation>Sie können jetzt Rechnungen anmahnen.</translation>
  </message>
  <message>
   <source>{channel} to the debtor.</source>
   <translation>Der Schuldner wurde kontaktiert: {channel}.</translation>
  </message>
  <message>
   <source>Missing since {day}, so no interest is claimed for that half-year: {rate}.</source>
   <translation>Fehlt ab dem {day}, daher werden für dieses Halbjahr keine Zinsen verlangt: {rate}.</translation>
  </message>
 </context>
 <context>
  <name>payments</name>
  <message>
   <source>Certain</source>
   <translation>Sicher</translation>
  </message>
  <message>
   <source>To check</source>
   <translation>Zu prüfen</translation>
  </message>
  <message>
   <source>Not matched</source>
   <translation>Nicht zugeordnet</translation>
  </message>
  <message>
   <source>Reversed by the bank</source>
   <translation>Von der Bank zurückgebucht</translation>
  </message>
  <message>
   <source>Being recorded</source>
   <translation>Wird eingetragen</translation>
  </message>
  <message>
   <source>Recorded</source>
   <translation>Erfasst</translation>
  </message>
  <message>
   <source>Taken back</source>
   <translation>Zurückgenommen</translation>
  </message>
  <message>
   <source>Set aside</source>
   <translation>Beiseitegelegt</translation>
  </message>
  <message>
   <source>Bank statement</source>
   <translation>Kontoauszug</translation>
  </message>
  <message>
   <source>Recorded by you</source>
   <translation>Von Ihnen eingetragen</translation>
  </message>
  <message>
   <source>Card</source>
   <translation>Karte</translation>
  </message>
  <message>
   <source>Debtor’s page</source>
   <translation>Seite des Schuldners</translation>
  </message>
  <message>
   <source>Account of the recovery service</source>
   <translation>Konto des Inkassodienstes</translation>
  </message>
  <message>
   <source>Recorded by the recovery service</source>
   <translation>Vom Inkassodienst eingetragen</translation>
  </message>
  <message>
   <source>Practice debtor</source>
   <translation>Übungsschuldner</translation>
  </message>
  <message>
   <source>Gives the reference {detail}</source>
   <translation>Nennt die Referenz {detail}</translation>
  </message>
  <message>
   <source>Names the invoice {detail}</source>
   <translation>Nennt die Rechnung {detail}</translation>
  </message>
  <message>
   <source>May name the invoice {detail}</source>
   <translation>Nennt vielleicht die Rechnung {detail}</translation>
  </message>
  <message>
   <source>The amount is exactly what is left</source>
   <translation>Der Betrag ist genau der offene</translation>
  </message>
  <message>
   <source>The amount is that of the invoice</source>
   <translation>Der Betrag ist der der Rechnung</translation>
  </message>
  <message>
   <source>The amount is the sum of several invoices of this debtor</source>
   <translation>Der Betrag ist die Summe mehrerer Rechnungen an diesen Schuldner</translation>
  </message>
  <message>
   <source>The amount is a part of what is left</source>
   <translation>Der Betrag ist ein Teil des offenen</translation>
  </message>
  <message>
   <source>The amount is more than what is left</source>
   <translation>Der Betrag ist mehr als der offene</translation>
  </message>
  <message>
   <source>The payer has the debtor’s name</source>
   <translation>Der Zahler heißt wie der Schuldner</translation>
  </message>
  <message>
   <source>The payer’s name resembles the debtor’s</source>
   <translation>Der Name des Zahlers ähnelt dem des Schuldners</translation>
  </message>
  <message>
   <source>The payer has another name: {detail}</source>
   <translation>Der Zahler heißt anders: {detail}</translation>
  </message>
  <message>
   <source>It arrived before the invoice was issued</source>
   <translation>Sie ging ein, bevor die Rechnung geschrieben wurde</translation>
  </message>
  <message>
   <source>The invoice is in {detail}. If the payment is too, choose the statement again and put its currency right under “Check the columns”.</source>
   <translation>Die Rechnung lautet auf {detail}. Tut es die Zahlung auch, wählen Sie den Kontoauszug noch einmal und stellen Sie die Währung unter „Spalten prüfen“ richtig.</translation>
  </message>
  <message>
   <source>This invoice is closed: nothing can be recorded on it</source>
   <translation>Diese Rechnung ist abgeschlossen: Es kann nichts mehr eingetragen werden</translation>
  </message>
  <message>
   <source>A payment of this amount was recorded on it within days of this one</source>
   <translation>Eine Zahlung in dieser Höhe wurde wenige Tage davor oder danach eingetragen</translation>
  </message>
  <message>
   <source>Another invoice matches nearly as well</source>
   <translation>Eine andere Rechnung passt fast ebenso gut</translation>
  </message>
  <message>
   <source>Another payment in this list already pays it</source>
   <translation>Eine andere Zahlung dieser Liste bezahlt sie schon</translation>
  </message>
  <message>
   <source>You chose this invoice</source>
   <translation>Sie haben diese Rechnung gewählt</translation>
  </message>
  <message>
   <source>Entries that are not booked yet were left out.</source>
   <translation>Noch nicht gebuchte Umsätze wurden ausgelassen.</translation>
  </message>
  <message>
   <source>Some lines could not be read and were left out.</source>
   <translation>Einige unlesbare Zeilen wurden ausgelassen.</translation>
  </message>
  <message>
   <source>The balances in the file do not agree with its entries: it may be incomplete.</source>
   <translation>Die Salden der Datei passen nicht zu ihren Umsätzen: Sie ist vielleicht unvollständig.</translation>
  </message>
  <message>
   <source>Its characters were guessed: check the names.</source>
   <translation>Ihre Zeichen wurden erraten: Prüfen Sie die Namen.</translation>
  </message>
  <message>
   <source>Day and month were guessed: check a date.</source>
   <translation>Tag und Monat wurden erraten: Prüfen Sie ein Datum.</translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s), all already known.</source>
   <translation>
    <numerusform>%n Zahlung, schon bekannt.</numerusform>
    <numerusform>%n Zahlungen, alle schon bekannt.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s).</source>
   <translation>
    <numerusform>%n Zahlung.</numerusform>
    <numerusform>%n Zahlungen.</numerusform>
   </translation>
  </message>
  <message>
   <source>No payments received.</source>
   <translation>Keine Zahlung ging ein.</translation>
  </message>
  <message>
   <source>{left} open</source>
   <translation>{left} offen</translation>
  </message>
  <message>
   <source>{left} open, {more} too much</source>
   <translation>{left} offen, {more} zu viel</translation>
  </message>
  <message>
   <source>{left} open, paid in full with this</source>
   <translation>{left} offen, damit ganz bezahlt</translation>
  </message>
  <message>
   <source>{left} open, {after} after this</source>
   <translation>{left} offen, danach {after}</translation>
  </message>
  <message>
   <source>{left} open, about {after} after this</source>
   <translation>{left} offen, danach etwa {after}</translation>
  </message>
  <message numerus="yes">
   <source>{invoice} and %n more</source>
   <translation>
    <numerusform>{invoice} und %n weitere</numerusform>
    <numerusform>{invoice} und %n weitere</numerusform>
   </translation>
  </message>
  <message>
   <source>This statement cannot be read</source>
   <translation>Dieser Kontoauszug ist nicht lesbar</translation>
  </message>
  <message>
   <source>This statement cannot be opened</source>
   <translation>Dieser Kontoauszug lässt sich nicht öffnen</translation>
  </message>
  <message>
   <source>The file is empty</source>
   <translation>Die Datei ist leer</translation>
  </message>
  <message>
   <source>The file is too large for a bank statement</source>
   <translation>Die Datei ist zu groß für einen Kontoauszug</translation>
  </message>
  <message>
   <source>This is not a readable bank statement</source>
   <translation>Das ist kein lesbarer Kontoauszug</translation>
  </message>
  <message>
   <source>The file contains instructions that a bank statement never has</source>
   <translation>Die Datei enthält Anweisungen, die ein Kontoauszug nie hat</translation>
  </message>
  <message>
   <source>The end of the file is missing</source>
   <translation>Das Ende der Datei fehlt</translation>
  </message>
  <message>
   <source>The file is damaged</source>
   <translation>Die Datei ist beschädigt</translation>
  </message>
  <message>
   <source>The columns of this file are not known</source>
   <translation>Die Spalten dieser Datei sind nicht bekannt</translation>
  </message>
  <message>
   <source>Download it from your bank again.</source>
   <translation>Laden Sie sie erneut von Ihrer Bank herunter.</translation>
  </message>
  <message>
   <source>Check whether the file is still there.</source>
   <translation>Prüfen Sie, ob die Datei noch da ist.</translation>
  </message>
  <message>
   <source>Download the statement from your bank again.</source>
   <translation>Laden Sie den Auszug erneut von Ihrer Bank herunter.</translation>
  </message>
  <message>
   <source>Download a shorter period.</source>
   <translation>Laden Sie einen kürzeren Zeitraum herunter.</translation>
  </message>
  <message>
   <source>Choose CSV, OFX, XML (CAMT) or MT940 when you download it from your bank.</source>
   <translation>Wählen Sie beim Herunterladen CSV, OFX, XML (CAMT) oder MT940.</translation>
  </message>
  <message>
   <source>It was not opened. Download the statement from your bank again.</source>
   <translation>Sie wurde nicht geöffnet. Laden Sie den Auszug erneut von Ihrer Bank herunter.</translation>
  </message>
  <message>
   <source>It may not have been downloaded fully. Download it from your bank again.</source>
   <translation>Sie wurde vielleicht nicht ganz heruntergeladen. Laden Sie sie erneut von Ihrer Bank herunter.</translation>
  </message>
  <message>
   <source>Download it from your bank again, in another format if there is one.</source>
   <translation>Laden Sie sie erneut herunter, wenn möglich in einem anderen Format.</translation>
  </message>
  <message>
   <source>Choose the columns of the date and the amount.</source>
   <translation>Wählen Sie die Spalten für Datum und Betrag.</translation>
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
   <translation>Betrag mit Vorzeichen</translation>
  </message>
  <message>
   <source>Money in, where it has a column of its own</source>
   <translation>Zahlungseingänge in eigener Spalte</translation>
  </message>
  <message>
   <source>Who paid</source>
   <translation>Wer gezahlt hat</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>Wofür</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Verwendungszweck</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Währung</translation>
  </message>
 </context>
 <context>
  <name>reasons</name>
  <message>
   <source>This invoice is addressed to you.</source>
   <translation>Diese Rechnung ist an Sie gerichtet.</translation>
  </message>
  <message>
   <source>This is a credit note: it reduces what the debtor owes.</source>
   <translation>Das ist eine Rechnungskorrektur: Sie mindert, was der Schuldner schuldet.</translation>
  </message>
  <message>
   <source>This is an order, not an invoice.</source>
   <translation>Das ist eine Bestellung, keine Rechnung.</translation>
  </message>
  <message>
   <source>This is an offer, not an invoice.</source>
   <translation>Das ist ein Angebot, keine Rechnung.</translation>
  </message>
  <message>
   <source>This is a pro-forma invoice: nothing is owed on it yet.</source>
   <translation>Das ist eine Pro-forma-Rechnung: Darauf ist noch nichts geschuldet.</translation>
  </message>
  <message>
   <source>This is a delivery note, not an invoice.</source>
   <translation>Das ist ein Lieferschein, keine Rechnung.</translation>
  </message>
  <message>
   <source>This is a receipt: it is already paid.</source>
   <translation>Das ist eine Quittung: Es ist bezahlt.</translation>
  </message>
  <message>
   <source>This is a statement of account, not an invoice.</source>
   <translation>Das ist ein Kontoauszug, keine Rechnung.</translation>
  </message>
  <message>
   <source>This is a reminder of an invoice, not the invoice.</source>
   <translation>Das ist eine Mahnung zu einer Rechnung, nicht die Rechnung.</translation>
  </message>
  <message>
   <source>This is a contract, not an invoice.</source>
   <translation>Das ist ein Vertrag, keine Rechnung.</translation>
  </message>
  <message>
   <source>This does not look like an invoice.</source>
   <translation>Das sieht nicht nach einer Rechnung aus.</translation>
  </message>
  <message>
   <source>No text could be read on any page.</source>
   <translation>Auf keiner Seite konnte Text gelesen werden.</translation>
  </message>
  <message>
   <source>Its title is “{title}”.</source>
   <translation>Der Titel ist „{title}“.</translation>
  </message>
  <message>
   <source>Nothing on it says it is one.</source>
   <translation>Nichts darauf nennt es eine Rechnung.</translation>
  </message>
  <message>
   <source>No total was found.</source>
   <translation>Es wurde keine Summe gefunden.</translation>
  </message>
  <message>
   <source>The claim may belong to a factor: “{words}”.</source>
   <translation>Die Forderung gehört womöglich einem Factor: „{words}“.</translation>
  </message>
  <message>
   <source>The embedded invoice says the claim was sold to a factor.</source>
   <translation>Die eingebettete Rechnung sagt, dass die Forderung an einen Factor verkauft wurde.</translation>
  </message>
  <message>
   <source>The creditor’s name and numbers do not appear on this invoice.</source>
   <translation>Name und Nummern des Gläubigers stehen nicht auf dieser Rechnung.</translation>
  </message>
  <message>
   <source>The account on this invoice is {iban}. Your company’s account here is {own}.</source>
   <translation>Das Konto auf dieser Rechnung ist {iban}. Das Ihres Unternehmens ist hier {own}.</translation>
  </message>
  <message>
   <source>The seller on this invoice has the VAT number {vat_number}. Your company’s here is {own}.</source>
   <translation>Der Verkäufer auf dieser Rechnung hat die USt-IdNr. {vat_number}. Die Ihres Unternehmens ist hier {own}.</translation>
  </message>
  <message>
   <source>The file contains more than one embedded invoice: check which one counts.</source>
   <translation>Die Datei enthält mehrere eingebettete Rechnungen: Prüfen Sie, welche gilt.</translation>
  </message>
  <message>
   <source>The file’s description of its embedded invoice is damaged: it is not a valid e-invoice.</source>
   <translation>Die Beschreibung der eingebetteten Rechnung ist beschädigt: Das ist keine gültige E-Rechnung.</translation>
  </message>
  <message>
   <source>The file is damaged: compare every value with the page.</source>
   <translation>Die Datei ist beschädigt: Vergleichen Sie jeden Wert mit der Seite.</translation>
  </message>
  <message>
   <source>This file contains {count} invoices, on pages {pages}. Only the first was read.</source>
   <translation>Diese Datei enthält {count} Rechnungen, auf den Seiten {pages}. Nur die erste wurde gelesen.</translation>
  </message>
  <message>
   <source>This file contains {count} electronic invoices. Only the first was read.</source>
   <translation>Diese Datei enthält {count} elektronische Rechnungen. Nur die erste wurde gelesen.</translation>
  </message>
  <message>
   <source>Nothing on it says it is an invoice: check what it is.</source>
   <translation>Nichts darauf nennt es eine Rechnung: Prüfen Sie, was es ist.</translation>
  </message>
  <message>
   <source>It is in a language the app does not read yet: check every value.</source>
   <translation>Es ist in einer Sprache geschrieben, die noch nicht gelesen wird: Prüfen Sie jeden Wert.</translation>
  </message>
  <message>
   <source>The electronic invoice leaves something out or contradicts itself: check its values (rule {rule} of EN 16931).</source>
   <translation>In der elektronischen Rechnung fehlt etwas, oder sie widerspricht sich: Prüfen Sie ihre Werte (Regel {rule} der EN 16931).</translation>
  </message>
  <message>
   <source>A required value is missing.</source>
   <translation>Ein Pflichtwert fehlt.</translation>
  </message>
  <message>
   <source>Its lines, discounts and charges do not add up to its net amount.</source>
   <translation>Ihre Positionen, Rabatte und Zuschläge ergeben nicht ihren Nettobetrag.</translation>
  </message>
  <message>
   <source>The taxes by rate do not add up to its tax.</source>
   <translation>Die Steuern der einzelnen Sätze ergeben nicht ihre Steuer.</translation>
  </message>
  <message>
   <source>Its net amount and its tax do not add up to its total.</source>
   <translation>Ihr Nettobetrag und ihre Steuer ergeben nicht ihren Gesamtbetrag.</translation>
  </message>
  <message>
   <source>A tax does not match its rate and net amount.</source>
   <translation>Eine Steuer passt nicht zu ihrem Satz und ihrem Nettobetrag.</translation>
  </message>
  <message>
   <source>It asks for payment without a due date or payment terms.</source>
   <translation>Sie verlangt eine Zahlung ohne Fälligkeit und ohne Zahlungsbedingungen.</translation>
  </message>
  <message>
   <source>Only the first {read} of {total} pages were read.</source>
   <translation>Nur die ersten {read} von {total} Seiten wurden gelesen.</translation>
  </message>
  <message>
   <source>Scanned pages that were not read: {count}.</source>
   <translation>Nicht gelesene gescannte Seiten: {count}.</translation>
  </message>
  <message>
   <source>Page {page} could not be recognised.</source>
   <translation>Seite {page} konnte nicht erkannt werden.</translation>
  </message>
  <message>
   <source>The invoice says that the full {amount} is paid.</source>
   <translation>Laut Rechnung ist der ganze Betrag von {amount} bezahlt.</translation>
  </message>
  <message>
   <source>The invoice says it is paid: “{words}”.</source>
   <translation>Die Rechnung sagt, sie sei bezahlt: „{words}“.</translation>
  </message>
  <message>
   <source>The invoice’s total is zero.</source>
   <translation>Die Summe der Rechnung ist null.</translation>
  </message>
  <message>
   <source>The invoice asks for {due}, not for its total of {total}.</source>
   <translation>Die Rechnung fordert {due}, nicht ihre Gesamtsumme von {total}.</translation>
  </message>
  <message>
   <source>Net {net} and tax {tax} do not add up to {gross}.</source>
   <translation>Netto {net} und Steuer {tax} ergeben nicht {gross}.</translation>
  </message>
  <message>
   <source>The embedded invoice asks for {due}, but its amounts add up to {sum}.</source>
   <translation>Die eingebettete Rechnung fordert {due}, ihre Beträge ergeben aber {sum}.</translation>
  </message>
  <message>
   <source>The due date {due} is before the invoice date {issue}.</source>
   <translation>Die Fälligkeit am {due} liegt vor dem Rechnungsdatum {issue}.</translation>
  </message>
  <message>
   <source>The VAT number {vat_number} has a wrong check digit.</source>
   <translation>Die Prüfziffer der USt-IdNr. {vat_number} ist falsch.</translation>
  </message>
  <message>
   <source>The SIRET {siret} has a wrong check digit.</source>
   <translation>Die Prüfziffer der SIRET {siret} ist falsch.</translation>
  </message>
  <message>
   <source>The VAT number {vat_number} does not contain the SIREN {siren}.</source>
   <translation>Die USt-IdNr. {vat_number} enthält nicht die SIREN {siren}.</translation>
  </message>
  <message>
   <source>The debtor that was read is the creditor.</source>
   <translation>Der gelesene Schuldner ist der Gläubiger.</translation>
  </message>
  <message>
   <source>{day} could also mean {other}.</source>
   <translation>{day} könnte auch {other} heißen.</translation>
  </message>
  <message>
   <source>This is hard to read on the scan: compare it with the page.</source>
   <translation>Das ist auf dem Scan schwer zu lesen: Vergleichen Sie es mit der Seite.</translation>
  </message>
  <message>
   <source>The embedded invoice says {value}, which is not printed.</source>
   <translation>Die eingebettete Rechnung sagt {value}, was nicht gedruckt ist.</translation>
  </message>
  <message>
   <source>The embedded invoice says {value}, which is not printed; the page says {printed}.</source>
   <translation>Die eingebettete Rechnung sagt {value}, was nicht gedruckt ist; die Seite sagt {printed}.</translation>
  </message>
  <message>
   <source>Two embedded invoices disagree: {one} and {other}.</source>
   <translation>Zwei eingebettete Rechnungen widersprechen sich: {one} und {other}.</translation>
  </message>
  <message>
   <source>The embedded invoice also names {days}.</source>
   <translation>Die eingebettete Rechnung nennt auch {days}.</translation>
  </message>
  <message>
   <source>Remembered from your correction of {invoice}.</source>
   <translation>Gemerkt aus Ihrer Berichtigung von {invoice}.</translation>
  </message>
  <message>
   <source>Read beside “{label}”.</source>
   <translation>Neben „{label}“ gelesen.</translation>
  </message>
  <message>
   <source>Read in the line “{line}”.</source>
   <translation>In der Zeile „{line}“ gelesen.</translation>
  </message>
  <message>
   <source>Recognised by its position and the text around it.</source>
   <translation>Die Stelle und das Umstehende sprechen dafür.</translation>
  </message>
  <message>
   <source>Read below “{label}”.</source>
   <translation>Unter „{label}“ gelesen.</translation>
  </message>
  <message>
   <source>It has no label, but it looks like an invoice number.</source>
   <translation>Daneben steht nichts dazu: Es sieht aus wie eine Rechnungsnummer.</translation>
  </message>
  <message>
   <source>Read in the block under “{label}”.</source>
   <translation>Im Block unter „{label}“ gelesen.</translation>
  </message>
  <message>
   <source>Read in the address block.</source>
   <translation>Im Adressblock gelesen.</translation>
  </message>
  <message>
   <source>Read near the buyer’s address.</source>
   <translation>Bei der Adresse des Käufers gelesen.</translation>
  </message>
  <message>
   <source>Read near the seller’s details.</source>
   <translation>Bei den Angaben des Verkäufers gelesen.</translation>
  </message>
  <message>
   <source>Read in the seller’s block.</source>
   <translation>Im Block des Verkäufers gelesen.</translation>
  </message>
  <message>
   <source>Read at the top of the page.</source>
   <translation>Oben auf der Seite gelesen.</translation>
  </message>
  <message>
   <source>Read in the invoice’s title.</source>
   <translation>Im Titel der Rechnung gelesen.</translation>
  </message>
  <message>
   <source>Read after the invoice’s title.</source>
   <translation>Hinter dem Titel der Rechnung gelesen.</translation>
  </message>
  <message>
   <source>The only date at the top of the page.</source>
   <translation>Das einzige Datum oben auf der Seite.</translation>
  </message>
  <message>
   <source>From the payment terms “{words}”.</source>
   <translation>Aus den Zahlungsbedingungen „{words}“.</translation>
  </message>
  <message>
   <source>From the embedded {format} invoice.</source>
   <translation>Aus der eingebetteten {format}-Rechnung.</translation>
  </message>
  <message>
   <source>From the address and the identifiers.</source>
   <translation>Aus der Adresse und den Kennnummern.</translation>
  </message>
  <message>
   <source>From the debtor’s own number.</source>
   <translation>Aus der Nummer des Schuldners.</translation>
  </message>
  <message>
   <source>The address names no country: the seller’s is assumed.</source>
   <translation>Die Anschrift nennt kein Land: das des Verkäufers ist angenommen.</translation>
  </message>
  <message>
   <source>The sum of the column “{label}”.</source>
   <translation>Die Summe der Spalte „{label}“.</translation>
  </message>
  <message>
   <source>The total less the amount before tax.</source>
   <translation>Die Summe ohne den Nettobetrag.</translation>
  </message>
  <message>
   <source>The total less the tax.</source>
   <translation>Die Summe ohne die Steuer.</translation>
  </message>
  <message>
   <source>The total less what was paid.</source>
   <translation>Die Gesamtsumme abzüglich des Gezahlten.</translation>
  </message>
  <message>
   <source>The total less what is due.</source>
   <translation>Die Gesamtsumme abzüglich des fälligen Betrags.</translation>
  </message>
  <message>
   <source>The sum of what was paid.</source>
   <translation>Die Summe des Gezahlten.</translation>
  </message>
  <message>
   <source>The sum of the taxes by rate.</source>
   <translation>Die Summe der Steuern nach Sätzen.</translation>
  </message>
  <message>
   <source>Found because the amounts add up, not by a label.</source>
   <translation>Gefunden, weil die Beträge aufgehen, nicht anhand einer Bezeichnung.</translation>
  </message>
  <message>
   <source>No tax is shown on the page.</source>
   <translation>Auf der Seite steht keine Steuer.</translation>
  </message>
  <message>
   <source>The page says no tax is due.</source>
   <translation>Die Seite sagt, dass keine Steuer anfällt.</translation>
  </message>
  <message>
   <source>Printed with the amounts.</source>
   <translation>Bei den Beträgen gedruckt.</translation>
  </message>
  <message>
   <source>The usual one in {country}.</source>
   <translation>Üblich in {country}.</translation>
  </message>
  <message>
   <source>The usual one for the language of the document.</source>
   <translation>Üblich für die Sprache des Dokuments.</translation>
  </message>
  <message>
   <source>Read in the rows above the totals.</source>
   <translation>In den Zeilen über den Summen gelesen.</translation>
  </message>
  <message>
   <source>The subject of the invoice.</source>
   <translation>Der Betreff der Rechnung.</translation>
  </message>
  <message>
   <source>The name has a legal form.</source>
   <translation>Der Name trägt eine Rechtsform.</translation>
  </message>
  <message>
   <source>The address block contains a company number.</source>
   <translation>Im Adressblock steht eine Firmennummer.</translation>
  </message>
  <message>
   <source>The name contains a trade.</source>
   <translation>Der Name nennt ein Gewerbe.</translation>
  </message>
  <message>
   <source>The address names who owns the business.</source>
   <translation>Die Anschrift nennt, wem der Betrieb gehört.</translation>
  </message>
  <message>
   <source>The name begins with a form of address.</source>
   <translation>Der Name beginnt mit einer Anrede.</translation>
  </message>
  <message>
   <source>The name looks like a person’s.</source>
   <translation>Der Name sieht nach einer Person aus.</translation>
  </message>
  <message>
   <source>Nothing says that it is a person.</source>
   <translation>Nichts sagt, dass es eine Person ist.</translation>
  </message>
  <message>
   <source>Read where you corrected it on an earlier invoice of this layout.</source>
   <translation>Dort gelesen, wo Sie es auf einer früheren Rechnung dieser Aufmachung berichtigt haben.</translation>
  </message>
  <message>
   <source>The file is empty.</source>
   <translation>Die Datei ist leer.</translation>
  </message>
  <message>
   <source>The file is larger than {most} MB.</source>
   <translation>Die Datei ist größer als {most} MB.</translation>
  </message>
  <message>
   <source>The file is not a PDF.</source>
   <translation>Die Datei ist kein PDF.</translation>
  </message>
  <message>
   <source>The file is an archive. Unpack it and drop the invoices themselves.</source>
   <translation>Die Datei ist ein Archiv. Entpacken Sie es und legen Sie die Rechnungen selbst ab.</translation>
  </message>
  <message>
   <source>The file is incomplete: its end is missing. It may not have been copied or downloaded fully.</source>
   <translation>Die Datei ist unvollständig: Ihr Ende fehlt. Vielleicht wurde sie nicht ganz kopiert oder heruntergeladen.</translation>
  </message>
  <message>
   <source>The file is protected by a password. Save it without one and try again.</source>
   <translation>Die Datei ist durch ein Passwort geschützt. Speichern Sie sie ohne Passwort und versuchen Sie es erneut.</translation>
  </message>
  <message>
   <source>The file has no pages.</source>
   <translation>Die Datei hat keine Seiten.</translation>
  </message>
  <message>
   <source>No words are in this document. Save it as a PDF, and drop that.</source>
   <translation>In diesem Dokument steht kein Text. Speichern Sie es als PDF, und ziehen Sie dieses hierher.</translation>
  </message>
  <message>
   <source>The file is damaged and could not be read.</source>
   <translation>Die Datei ist beschädigt und konnte nicht gelesen werden.</translation>
  </message>
  <message>
   <source>Reading the file took more memory than a document may use.</source>
   <translation>Das Lesen der Datei brauchte mehr Speicher, als ein Dokument verwenden darf.</translation>
  </message>
  <message>
   <source>Reading the file took too long.</source>
   <translation>Das Lesen der Datei dauerte zu lange.</translation>
  </message>
  <message>
   <source>Recognising the scanned page took too long. Try again.</source>
   <translation>Die gescannte Seite zu lesen hat zu lange gedauert. Versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>The scanned page could not be recognised. Try again.</source>
   <translation>Die gescannte Seite konnte nicht gelesen werden. Versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>Reading was cancelled.</source>
   <translation>Das Lesen wurde abgebrochen.</translation>
  </message>
  <message>
   <source>The reader stopped on this file.</source>
   <translation>Das Lesen brach bei dieser Datei ab.</translation>
  </message>
  <message>
   <source>This image format is not supported. Use PNG, JPEG or HEIC.</source>
   <translation>Dieses Bildformat wird nicht unterstützt. Nehmen Sie PNG, JPEG oder HEIC.</translation>
  </message>
  <message>
   <source>HEIC photos could not be read when this one was added. Try again.</source>
   <translation>HEIC-Fotos konnten nicht gelesen werden, als dieses hinzukam. Versuchen Sie es noch einmal.</translation>
  </message>
  <message>
   <source>The file is not an image.</source>
   <translation>Die Datei ist kein Bild.</translation>
  </message>
  <message>
   <source>The photo has too many pixels.</source>
   <translation>Das Foto hat zu viele Pixel.</translation>
  </message>
  <message>
   <source>The document has no such page.</source>
   <translation>Diese Seite gibt es im Dokument nicht.</translation>
  </message>
  <message>
   <source>There is no such file.</source>
   <translation>Diese Datei gibt es nicht.</translation>
  </message>
  <message>
   <source>{name} cannot be opened: {why}.</source>
   <translation>{name} kann nicht geöffnet werden: {why}.</translation>
  </message>
  <message>
   <source>it is no longer there</source>
   <translation>sie ist nicht mehr da</translation>
  </message>
  <message>
   <source>you have no access to it</source>
   <translation>Sie haben keinen Zugriff darauf</translation>
  </message>
  <message>
   <source>it is a folder</source>
   <translation>das ist ein Ordner</translation>
  </message>
  <message>
   <source>the disk is full</source>
   <translation>die Festplatte ist voll</translation>
  </message>
  <message>
   <source>This is a folder or a device. Drop the invoices themselves.</source>
   <translation>Das ist ein Ordner oder ein Gerät. Ziehen Sie die Rechnungen selbst hierher.</translation>
  </message>
  <message>
   <source>Files of this type are not read. PDF, photos, XML invoices, saved messages, ZIP, spreadsheets, .docx and .odt are.</source>
   <translation>Dateien dieses Typs werden nicht gelesen, wohl aber PDF, Fotos, XML-Rechnungen, gespeicherte Nachrichten, ZIP, Tabellen, .docx und .odt.</translation>
  </message>
  <message>
   <source>This is a spreadsheet. Save it and drop it by itself to import its rows.</source>
   <translation>Das ist eine Tabelle. Speichern Sie sie und ziehen Sie sie allein hierher, um ihre Zeilen zu übernehmen.</translation>
  </message>
  <message>
   <source>It is here already, as {name}.</source>
   <translation>Sie ist schon da, als {name}.</translation>
  </message>
  <message>
   <source>This invoice is here already.</source>
   <translation>Diese Rechnung ist schon da.</translation>
  </message>
  <message>
   <source>The list says that nothing of it is open.</source>
   <translation>Laut der Liste ist davon nichts offen.</translation>
  </message>
  <message>
   <source>It is XML, but not an electronic invoice in UBL or CII.</source>
   <translation>Das ist XML, aber keine elektronische Rechnung nach UBL oder CII.</translation>
  </message>
  <message>
   <source>The file is larger than {most} MB. Drop what is in it in parts.</source>
   <translation>Die Datei ist größer als {most} MB. Ziehen Sie ihren Inhalt in Teilen hierher.</translation>
  </message>
  <message>
   <source>It contains more than {most} files. The first ones were added; drop the others in parts.</source>
   <translation>Darin sind mehr als {most} Dateien. Die ersten wurden übernommen; ziehen Sie die übrigen in Teilen hierher.</translation>
  </message>
  <message>
   <source>It unpacks to more than {most} MB. The first files were added; drop the others in parts.</source>
   <translation>Entpackt sind es mehr als {most} MB. Der Anfang wurde übernommen; ziehen Sie den Rest in Teilen hierher.</translation>
  </message>
  <message>
   <source>It unpacks to far more than an invoice ever does. It was not opened.</source>
   <translation>Entpackt ist sie weit größer, als es bei Rechnungen vorkommt. Sie wurde nicht geöffnet.</translation>
  </message>
  <message>
   <source>It is too deep inside other archives and messages. Save it and drop it by itself.</source>
   <translation>Sie liegt zu tief in anderen Archiven und Nachrichten. Speichern Sie sie und ziehen Sie sie allein hierher.</translation>
  </message>
  <message>
   <source>No file is attached to this message.</source>
   <translation>An dieser Nachricht hängt keine Datei.</translation>
  </message>
  <message>
   <source>There are no files in it.</source>
   <translation>Darin sind keine Dateien.</translation>
  </message>
  <message>
   <source>It is damaged. It may have contained more files than were added.</source>
   <translation>Sie ist beschädigt. Vielleicht enthielt sie mehr Dateien, als hinzugefügt wurden.</translation>
  </message>
  <message>
   <source>The file is damaged.</source>
   <translation>Die Datei ist beschädigt.</translation>
  </message>
  <message>
   <source>It has more than {rows} rows or {size} MB, the most that can be read.</source>
   <translation>Sie hat mehr als {rows} Zeilen oder {size} MB; mehr kann nicht gelesen werden.</translation>
  </message>
  <message>
   <source>There are no columns in it.</source>
   <translation>Sie enthält keine Spalten.</translation>
  </message>
  <message>
   <source>The debtor has no working email address.</source>
   <translation>Der Schuldner hat keine E-Mail-Adresse, die funktioniert.</translation>
  </message>
  <message>
   <source>The debtor has no phone number.</source>
   <translation>Der Schuldner hat keine Telefonnummer.</translation>
  </message>
  <message>
   <source>The phone number is a landline, which takes no text messages.</source>
   <translation>Die Telefonnummer ist ein Festnetzanschluss, der keine SMS empfängt.</translation>
  </message>
  <message>
   <source>The debtor has no postal address.</source>
   <translation>Der Schuldner hat keine Postanschrift.</translation>
  </message>
  <message>
   <source>This person said the invoice is not theirs.</source>
   <translation>Diese Person sagte, die Rechnung sei nicht ihre.</translation>
  </message>
  <message>
   <source>This address or number is on the list of those that are never contacted.</source>
   <translation>Diese Adresse oder Nummer steht auf der Liste derer, die nie kontaktiert werden.</translation>
  </message>
  <message>
   <source>Email to this address comes back.</source>
   <translation>E-Mails an diese Adresse kommen zurück.</translation>
  </message>
  <message>
   <source>Recovery had ended before.</source>
   <translation>Der Mahnvorgang war vorher beendet.</translation>
  </message>
  <message>
   <source>The creditor skipped it.</source>
   <translation>Der Gläubiger hat ihn ausgelassen.</translation>
  </message>
  <message>
   <source>No reviewed text for it is switched on in the debtor’s language or in English.</source>
   <translation>Dafür ist kein geprüfter Text in der Sprache des Schuldners oder auf Englisch eingeschaltet.</translation>
  </message>
  <message>
   <source>Its text has a mistake and could not be filled in.</source>
   <translation>Sein Text enthält einen Fehler und ließ sich nicht ausfüllen.</translation>
  </message>
  <message>
   <source>The receivable is time-barred: only letters that say so are sent.</source>
   <translation>Die Forderung ist verjährt: Es werden nur Briefe verschickt, die das sagen.</translation>
  </message>
  <message>
   <source>It could not be handed over after several attempts.</source>
   <translation>Er ließ sich auch nach mehreren Versuchen nicht übergeben.</translation>
  </message>
  <message>
   <source>The creditor did not make it.</source>
   <translation>Der Gläubiger hat ihn nicht erledigt.</translation>
  </message>
  <message>
   <source>It was not confirmed in time.</source>
   <translation>Er wurde nicht rechtzeitig bestätigt.</translation>
  </message>
  <message>
   <source>A firmer message was sent before; a softer one does not follow it.</source>
   <translation>Eine strengere Nachricht ging schon hinaus; eine mildere folgt nicht darauf.</translation>
  </message>
  <message>
   <source>The due date came before it could be sent.</source>
   <translation>Die Fälligkeit kam, bevor er gesendet werden konnte.</translation>
  </message>
  <message>
   <source>Something has happened since: a payment, an objection, a promise or an agreement.</source>
   <translation>Seitdem ist etwas geschehen: eine Zahlung, ein Einwand, eine Zusage oder eine Vereinbarung.</translation>
  </message>
  <message>
   <source>The debtor chose how to be reached.</source>
   <translation>Der Schuldner hat gewählt, wie er erreicht werden möchte.</translation>
  </message>
  <message>
   <source>The letter before it says the same.</source>
   <translation>Der Brief davor sagt dasselbe.</translation>
  </message>
  <message>
   <source>No letter is written for this alone.</source>
   <translation>Dafür allein wird kein Brief geschrieben.</translation>
  </message>
  <message>
   <source>The creditor chose letters alone.</source>
   <translation>Der Gläubiger will nur Briefe.</translation>
  </message>
  <message>
   <source>A newer answer to the debtor went out instead.</source>
   <translation>Stattdessen ging eine neuere Antwort hinaus.</translation>
  </message>
  <message>
   <source>Recovery starts; until then you can take it back.</source>
   <translation>Der Mahnvorgang beginnt; bis dahin können Sie ihn zurücknehmen.</translation>
  </message>
  <message>
   <source>No more contacts are planned; then you decide what comes next.</source>
   <translation>Kein weiterer Schritt ist geplant; dann entscheiden Sie, wie es weitergeht.</translation>
  </message>
  <message>
   <source>Until then the bank can reverse the payment.</source>
   <translation>Bis dahin kann die Bank die Zahlung zurücknehmen.</translation>
  </message>
  <message>
   <source>Step {step} of the plan.</source>
   <translation>Schritt {step} des Plans.</translation>
  </message>
  <message>
   <source>Step {step} of the plan, as a letter.</source>
   <translation>Schritt {step} des Plans, als Brief.</translation>
  </message>
  <message>
   <source>Three days before the due date, without asking for anything else.</source>
   <translation>Drei Tage vor der Fälligkeit; es wird nichts weiter verlangt.</translation>
  </message>
  <message>
   <source>After {day}, for which the debtor promised a payment.</source>
   <translation>Nach dem {day}, für den der Schuldner eine Zahlung zugesagt hat.</translation>
  </message>
  <message>
   <source>Nobody is contacted at night, at weekends or on holidays.</source>
   <translation>Niemand wird nachts, am Wochenende oder an Feiertagen kontaktiert.</translation>
  </message>
  <message>
   <source>This debtor was already contacted on this day.</source>
   <translation>Dieser Schuldner wurde an diesem Tag schon kontaktiert.</translation>
  </message>
  <message>
   <source>It joins a contact about another invoice of this debtor.</source>
   <translation>Er geht zusammen mit einem Schritt zu einer anderen Rechnung dieses Schuldners hinaus.</translation>
  </message>
  <message>
   <source>This debtor was contacted three times within seven days.</source>
   <translation>Dieser Schuldner wurde in sieben Tagen dreimal kontaktiert.</translation>
  </message>
  <message>
   <source>The debtor was given time to pay, and it is not over yet.</source>
   <translation>Der Schuldner hat eine Zahlungsfrist erhalten, die noch läuft.</translation>
  </message>
  <message>
   <source>An earlier step of the plan was not done yet.</source>
   <translation>Ein früherer Schritt des Plans ist noch nicht erfolgt.</translation>
  </message>
  <message>
   <source>Recovery was paused, so it moved.</source>
   <translation>Der Mahnvorgang ruhte, deshalb hat er sich verschoben.</translation>
  </message>
  <message>
   <source>The creditor moved it.</source>
   <translation>Der Gläubiger hat ihn verschoben.</translation>
  </message>
  <message>
   <source>The amount owed has changed since the creditor wrote this text: it waits until the text is checked.</source>
   <translation>Der geschuldete Betrag hat sich geändert, seit der Gläubiger diesen Text geschrieben hat: Die Nachricht wartet, bis der Text geprüft ist.</translation>
  </message>
  <message>
   <source>The amount owed has changed since this text was written: was {was}, now {now}. Check the text.</source>
   <translation>Der geschuldete Betrag hat sich geändert, seit dieser Text geschrieben wurde: zuvor {was}, jetzt {now}. Prüfen Sie den Text.</translation>
  </message>
  <message>
   <source>The creditor read it and sends it now.</source>
   <translation>Der Gläubiger hat sie gelesen und sendet sie jetzt.</translation>
  </message>
  <message>
   <source>The creditor brought it forward: it is made once hours, terms and other contacts allow it.</source>
   <translation>Der Gläubiger hat es vorgezogen: Es geschieht, sobald Zeiten, Fristen und andere Kontakte es zulassen.</translation>
  </message>
  <message>
   <source>The creditor put it off to this day.</source>
   <translation>Der Gläubiger hat ihn auf diesen Tag verschoben.</translation>
  </message>
  <message>
   <source>What held it up is settled.</source>
   <translation>Was sie aufhielt, ist erledigt.</translation>
  </message>
  <message>
   <source>The creditor approved it.</source>
   <translation>Der Gläubiger hat sie freigegeben.</translation>
  </message>
  <message>
   <source>The mailbox to send from was set up.</source>
   <translation>Das Postfach für den Versand wurde eingerichtet.</translation>
  </message>
  <message>
   <source>The sending of letters was set up.</source>
   <translation>Der Versand von Briefen wurde eingerichtet.</translation>
  </message>
  <message>
   <source>The debtor can be reached there now.</source>
   <translation>Der Schuldner ist dort jetzt erreichbar.</translation>
  </message>
  <message>
   <source>The dispute was settled; the debtor has some days first.</source>
   <translation>Der Einwand ist geklärt; der Schuldner hat erst einige Tage Zeit.</translation>
  </message>
  <message>
   <source>The step before it was done or left out.</source>
   <translation>Der Schritt davor wurde erledigt oder ausgelassen.</translation>
  </message>
  <message>
   <source>The creditor has not approved the plan yet.</source>
   <translation>Der Gläubiger hat den Plan noch nicht freigegeben.</translation>
  </message>
  <message>
   <source>No lawyer has reviewed this text: it waits until the creditor has read and approved it.</source>
   <translation>Kein Anwalt hat diesen Text geprüft: Er wartet, bis der Gläubiger ihn gelesen und freigegeben hat.</translation>
  </message>
  <message>
   <source>There is no mailbox to send from.</source>
   <translation>Es gibt kein Postfach, von dem gesendet werden kann.</translation>
  </message>
  <message>
   <source>There is no gateway for text messages.</source>
   <translation>Es gibt keinen Zugang für SMS.</translation>
  </message>
  <message>
   <source>The creditor's account is suspended.</source>
   <translation>Das Konto des Gläubigers ist gesperrt.</translation>
  </message>
  <message>
   <source>Email to the previous address came back; this is the next contact.</source>
   <translation>Die E-Mail an die vorige Adresse kam zurück; das ist der nächste Kontakt.</translation>
  </message>
  <message>
   <source>The previous message came back; it is sent once more.</source>
   <translation>Die vorige Nachricht kam zurück; sie wird noch einmal gesendet.</translation>
  </message>
  <message>
   <source>No answer so far; this goes to the next contact.</source>
   <translation>Bisher keine Antwort; dies geht an den nächsten Kontakt.</translation>
  </message>
  <message>
   <source>The mailbox refused the sign-in.</source>
   <translation>Das Postfach hat die Anmeldung abgelehnt.</translation>
  </message>
  <message>
   <source>The letter provider refused the sign-in.</source>
   <translation>Der Briefdienst hat die Anmeldung abgelehnt.</translation>
  </message>
  <message>
   <source>The service cannot send at the moment. It tries again on the next working day.</source>
   <translation>Der Dienst kann im Moment nichts senden. Am nächsten Arbeitstag versucht er es erneut.</translation>
  </message>
  <message>
   <source>An answer to the proposal.</source>
   <translation>Eine Antwort auf den Vorschlag.</translation>
  </message>
  <message>
   <source>The proposal to the debtor.</source>
   <translation>Der Vorschlag an den Schuldner.</translation>
  </message>
  <message>
   <source>Confirms what was agreed.</source>
   <translation>Bestätigt die Vereinbarung.</translation>
  </message>
  <message>
   <source>Thanks for the payment.</source>
   <translation>Dank für die Zahlung.</translation>
  </message>
  <message>
   <source>An answer to the objection.</source>
   <translation>Eine Antwort auf den Einwand.</translation>
  </message>
  <message>
   <source>Says that the other contact was noted.</source>
   <translation>Teilt mit, dass der andere Kontakt notiert ist.</translation>
  </message>
  <message>
   <source>The receiving server asked to try again later.</source>
   <translation>Der empfangende Server bat, es später zu versuchen.</translation>
  </message>
  <message>
   <source>Required.</source>
   <translation>Pflichtangabe.</translation>
  </message>
  <message>
   <source>At most {max_length} characters.</source>
   <translation>Höchstens {max_length} Zeichen.</translation>
  </message>
  <message>
   <source>At most {most} characters.</source>
   <translation>Höchstens {most} Zeichen.</translation>
  </message>
  <message>
   <source>The text contains characters that cannot be stored.</source>
   <translation>Der Text enthält Zeichen, die nicht gespeichert werden können.</translation>
  </message>
  <message>
   <source>This is not an email address.</source>
   <translation>Das ist keine E-Mail-Adresse.</translation>
  </message>
  <message>
   <source>To recover by letter, enter the debtor’s street, town and postcode.</source>
   <translation>Um per Brief anzumahnen, tragen Sie Straße, Postleitzahl und Ort des Schuldners ein.</translation>
  </message>
  <message>
   <source>This is neither an email address nor a phone number.</source>
   <translation>Das ist weder eine E-Mail-Adresse noch eine Telefonnummer.</translation>
  </message>
  <message>
   <source>This is not an IBAN: its check digits do not match.</source>
   <translation>Das ist keine IBAN: Die Prüfziffern stimmen nicht.</translation>
  </message>
  <message>
   <source>This account is there already.</source>
   <translation>Dieses Konto ist schon da.</translation>
  </message>
  <message>
   <source>This is neither an IBAN nor an account number.</source>
   <translation>Das ist weder eine IBAN noch eine Kontonummer.</translation>
  </message>
  <message>
   <source>Unknown currency.</source>
   <translation>Diese Währung ist nicht bekannt.</translation>
  </message>
  <message>
   <source>The amount must be more than zero.</source>
   <translation>Der Betrag muss größer als null sein.</translation>
  </message>
  <message>
   <source>The amount must not be negative.</source>
   <translation>Der Betrag darf nicht negativ sein.</translation>
  </message>
  <message>
   <source>Amounts in {unit} have at most {most} decimals.</source>
   <translation>Beträge in {unit} haben höchstens {most} Nachkommastellen.</translation>
  </message>
  <message>
   <source>The amount is above the limit of {limit}.</source>
   <translation>Der Betrag liegt über der Grenze von {limit}.</translation>
  </message>
  <message>
   <source>The mailbox refused the sign-in: {why}</source>
   <translation>Das Postfach hat die Anmeldung abgelehnt: {why}</translation>
  </message>
  <message>
   <source>No message could be sent through this mailbox: {why}</source>
   <translation>Über dieses Postfach konnte nichts gesendet werden: {why}</translation>
  </message>
  <message>
   <source>Without encryption, email goes only to a server on this computer.</source>
   <translation>Ohne Verschlüsselung gehen E-Mails nur an einen Server auf diesem Computer.</translation>
  </message>
  <message>
   <source>Email is sent through port {ports}.</source>
   <translation>Gesendet wird über Port {ports}.</translation>
  </message>
  <message>
   <source>No mail server of this name was found. Check the name and your internet connection.</source>
   <translation>Es gibt keinen Mailserver mit diesem Namen. Prüfen Sie den Namen und Ihre Internetverbindung.</translation>
  </message>
  <message>
   <source>This mail server does not answer. Check its name and port, and your internet connection.</source>
   <translation>Dieser Mailserver antwortet nicht. Prüfen Sie Name, Port und Ihre Internetverbindung.</translation>
  </message>
  <message>
   <source>This mail server does not accept this encryption. Choose another one.</source>
   <translation>Dieser Mailserver nimmt diese Verschlüsselung nicht an. Wählen Sie eine andere.</translation>
  </message>
  <message>
   <source>This mail server cannot prove its name, so no password was sent to it. Check the name.</source>
   <translation>Dieser Mailserver kann seinen Namen nicht nachweisen; ihm wurde kein Passwort gesendet. Prüfen Sie den Namen.</translation>
  </message>
  <message>
   <source>The mail server asks you to wait. Try again in a few minutes. It said: {why}</source>
   <translation>Der Mailserver bittet zu warten. Versuchen Sie es in einigen Minuten noch einmal. Er sagte: {why}</translation>
  </message>
  <message>
   <source>The provider cannot sign you in now. Try again in a few minutes. It said: {why}</source>
   <translation>Der Anbieter kann Sie gerade nicht anmelden. Versuchen Sie es in ein paar Minuten erneut. Seine Antwort: {why}</translation>
  </message>
  <message>
   <source>There is no invoice to attach.</source>
   <translation>Es gibt keine Rechnung zum Anhängen.</translation>
  </message>
  <message>
   <source>Set up the mailbox first: replies are read with the same account.</source>
   <translation>Richten Sie zuerst das Postfach ein: Gelesen wird mit demselben Konto.</translation>
  </message>
  <message>
   <source>A mailbox is read at port {ports}.</source>
   <translation>Ein Postfach wird an Port {ports} gelesen.</translation>
  </message>
  <message>
   <source>The mailbox could not be read: {why}</source>
   <translation>Das Postfach konnte nicht gelesen werden: {why}</translation>
  </message>
  <message>
   <source>This mail server has no public address.</source>
   <translation>Dieser Mailserver hat keine öffentliche Adresse.</translation>
  </message>
  <message>
   <source>The provider’s token is missing.</source>
   <translation>Das Token des Anbieters fehlt.</translation>
  </message>
  <message>
   <source>A sender line must be plain text.</source>
   <translation>Eine Zeile des Absenders ist einfacher Text.</translation>
  </message>
  <message>
   <source>Enter the full path of a folder.</source>
   <translation>Geben Sie den vollständigen Pfad eines Ordners ein.</translation>
  </message>
  <message>
   <source>Nothing can be saved in this folder: {why}.</source>
   <translation>In diesen Ordner kann nichts geschrieben werden: {why}.</translation>
  </message>
  <message>
   <source>This is not a folder.</source>
   <translation>Das ist kein Ordner.</translation>
  </message>
  <message>
   <source>An address that begins with https://</source>
   <translation>Eine Adresse, die mit https:// beginnt</translation>
  </message>
  <message>
   <source>This text has a mistake: {why}</source>
   <translation>Dieser Text hat einen Fehler: {why}</translation>
  </message>
  <message>
   <source>There is no text with this name.</source>
   <translation>Einen Text dieses Namens gibt es nicht.</translation>
  </message>
  <message>
   <source>The name of a text has only lower-case letters, digits and _.</source>
   <translation>Der Name eines Textes besteht aus Kleinbuchstaben, Ziffern und _.</translation>
  </message>
  <message>
   <source>Choose a day within the next year.</source>
   <translation>Wählen Sie einen Tag innerhalb des nächsten Jahres.</translation>
  </message>
  <message>
   <source>Choose a day between {first} and {last}.</source>
   <translation>Wählen Sie einen Tag zwischen dem {first} und dem {last}.</translation>
  </message>
  <message>
   <source>A payment cannot be dated after today.</source>
   <translation>Eine Zahlung kann nicht nach heute datiert sein.</translation>
  </message>
  <message>
   <source>A credit note cannot exceed what is unpaid of the invoice: {most}.</source>
   <translation>Eine Rechnungskorrektur darf nicht übersteigen, was von der Rechnung unbezahlt ist: {most}.</translation>
  </message>
  <message>
   <source>This credit note is already recorded.</source>
   <translation>Diese Rechnungskorrektur wurde bereits eingetragen.</translation>
  </message>
  <message>
   <source>A credit note cannot be dated after today.</source>
   <translation>Eine Rechnungskorrektur kann nicht nach heute datiert sein.</translation>
  </message>
  <message>
   <source>Only a payment you recorded yourself can be taken back.</source>
   <translation>Nur eine Zahlung, die Sie selbst eingetragen haben, kann zurückgenommen werden.</translation>
  </message>
  <message>
   <source>The date is too far back.</source>
   <translation>Das Datum liegt zu weit zurück.</translation>
  </message>
  <message>
   <source>A pause must end within {days} days.</source>
   <translation>Eine Pause muss innerhalb von {days} Tagen enden.</translation>
  </message>
  <message>
   <source>A promise must be within {days} days.</source>
   <translation>Eine Zusage muss innerhalb von {days} Tagen liegen.</translation>
  </message>
  <message>
   <source>A promise cannot exceed what is still open.</source>
   <translation>Eine Zusage darf den offenen Betrag nicht übersteigen.</translation>
  </message>
  <message>
   <source>A dispute cannot exceed what is still open.</source>
   <translation>Bestritten werden kann höchstens der offene Betrag.</translation>
  </message>
  <message>
   <source>{day} has passed: the first payment must be today or later.</source>
   <translation>Der {day} ist vorbei: Die erste Zahlung muss heute oder später sein.</translation>
  </message>
  <message>
   <source>The first payment must be within {days} days.</source>
   <translation>Die erste Zahlung muss innerhalb von {days} Tagen liegen.</translation>
  </message>
  <message>
   <source>A plan has 2 to {most} instalments.</source>
   <translation>Ein Plan hat 2 bis {most} Raten.</translation>
  </message>
  <message>
   <source>A plan covers everything open; a smaller amount is a settlement.</source>
   <translation>Ein Plan geht über alles Offene; ein kleinerer Betrag ist ein Vergleich.</translation>
  </message>
  <message>
   <source>A joint plan covers invoices of one debtor, in one currency and with the same contacts.</source>
   <translation>Ein gemeinsamer Plan gilt für Rechnungen eines Schuldners, in einer Währung und mit denselben Ansprechpartnern.</translation>
  </message>
  <message>
   <source>A settlement must be less than what is open.</source>
   <translation>Ein Vergleich muss unter dem offenen Betrag liegen.</translation>
  </message>
  <message>
   <source>Each part must be at least {least}.</source>
   <translation>Jeder Teil muss mindestens {least} betragen.</translation>
  </message>
  <message>
   <source>A procedure cannot open after today.</source>
   <translation>Ein Verfahren kann nicht nach heute eröffnet sein.</translation>
  </message>
  <message>
   <source>This cannot be before the opening.</source>
   <translation>Das kann nicht vor der Eröffnung liegen.</translation>
  </message>
  <message>
   <source>This invoice has no contact with this email address.</source>
   <translation>Diese Rechnung hat keinen Kontakt mit dieser E-Mail-Adresse.</translation>
  </message>
  <message>
   <source>An invoice has at most {most} contacts.</source>
   <translation>Eine Rechnung hat höchstens {most} Kontakte.</translation>
  </message>
  <message>
   <source>This picture cannot be used: choose a PNG or a JPEG.</source>
   <translation>Dieses Bild lässt sich nicht verwenden: Wählen Sie ein PNG oder ein JPEG.</translation>
  </message>
  <message>
   <source>The picture has too many pixels: choose a smaller one.</source>
   <translation>Das Bild hat zu viele Pixel: Wählen Sie ein kleineres.</translation>
  </message>
  <message>
   <source>This {format} cannot be opened.</source>
   <translation>Diese Datei im Format {format} lässt sich nicht öffnen.</translation>
  </message>
  <message>
   <source>Files are PDF, PNG or JPEG.</source>
   <translation>Dateien sind PDF, PNG oder JPEG.</translation>
  </message>
  <message>
   <source>The file’s content does not match its extension.</source>
   <translation>Der Inhalt der Datei passt nicht zu ihrer Endung.</translation>
  </message>
  <message>
   <source>A file can have at most {size} MB.</source>
   <translation>Eine Datei hat höchstens {size} MB.</translation>
  </message>
  <message>
   <source>All files together: at most {size} MB.</source>
   <translation>Alle Dateien zusammen haben höchstens {size} MB.</translation>
  </message>
  <message>
   <source>no answer within {seconds} seconds</source>
   <translation>keine Antwort innerhalb von {seconds} Sekunden</translation>
  </message>
  <message>
   <source>the connection was refused</source>
   <translation>die Verbindung wurde abgelehnt</translation>
  </message>
  <message>
   <source>the name was not found</source>
   <translation>der Name wurde nicht gefunden</translation>
  </message>
  <message>
   <source>the connection broke before an answer</source>
   <translation>die Verbindung brach vor einer Antwort ab</translation>
  </message>
  <message>
   <source>the answer is not HTTP</source>
   <translation>die Antwort ist kein HTTP</translation>
  </message>
  <message>
   <source>not connected: {why}</source>
   <translation>nicht verbunden: {why}</translation>
  </message>
  <message>
   <source>the name leads to an address that is not public</source>
   <translation>der Name führt zu einer Adresse, die nicht öffentlich ist</translation>
  </message>
  <message>
   <source>the address is not public</source>
   <translation>die Adresse ist nicht öffentlich</translation>
  </message>
  <message>
   <source>the secure connection failed: {why}</source>
   <translation>die sichere Verbindung scheiterte: {why}</translation>
  </message>
  <message>
   <source>the secure connection failed: unknown reason</source>
   <translation>die sichere Verbindung scheiterte aus unbekanntem Grund</translation>
  </message>
  <message>
   <source>the delivery failed: {kind}</source>
   <translation>die Zustellung scheiterte: {kind}</translation>
  </message>
  <message>
   <source>answered {status}</source>
   <translation>antwortete {status}</translation>
  </message>
  <message>
   <source>answered {status}: redirects are not followed</source>
   <translation>antwortete {status}: Weiterleitungen wird nicht gefolgt</translation>
  </message>
  <message>
   <source>switched off by the platform</source>
   <translation>von der Plattform abgeschaltet</translation>
  </message>
  <message>
   <source>No delivery succeeded since {since}. Last error: {error}</source>
   <translation>Seit dem {since} gelang keine Zustellung. Letzter Fehler: {error}</translation>
  </message>
  <message>
   <source>The service does not deliver to this address: {why}.</source>
   <translation>Der Dienst stellt an diese Adresse nicht zu: {why}.</translation>
  </message>
  <message>
   <source>it is not a web address</source>
   <translation>es ist keine Web-Adresse</translation>
  </message>
  <message>
   <source>it must begin with https://</source>
   <translation>sie muss mit https:// beginnen</translation>
  </message>
  <message>
   <source>it contains characters no address can have</source>
   <translation>sie enthält Zeichen, die keine Adresse hat</translation>
  </message>
  <message>
   <source>it must not carry a name or password</source>
   <translation>sie darf weder Namen noch Passwort enthalten</translation>
  </message>
  <message>
   <source>it must not have a fragment</source>
   <translation>sie darf kein Fragment (#) haben</translation>
  </message>
  <message>
   <source>it must be reachable from the internet</source>
   <translation>sie muss aus dem Internet erreichbar sein</translation>
  </message>
  <message>
   <source>its port must be {standard} or at least {lowest}</source>
   <translation>ihr Port muss {standard} oder mindestens {lowest} sein</translation>
  </message>
  <message>
   <source>it must be a public address, written the usual way</source>
   <translation>sie muss eine öffentliche Adresse sein, geschrieben wie üblich</translation>
  </message>
 </context>
 <context>
  <name>receivable</name>
  <message>
   <source>The agreement is fulfilled</source>
   <translation>Die Vereinbarung ist erfüllt</translation>
  </message>
  <message>
   <source>An agreement is in force</source>
   <translation>Eine Vereinbarung gilt</translation>
  </message>
  <message>
   <source>The agreement was broken</source>
   <translation>Die Vereinbarung wurde nicht eingehalten</translation>
  </message>
  <message>
   <source>The debtor proposes an agreement</source>
   <translation>Der Schuldner schlägt eine Vereinbarung vor</translation>
  </message>
  <message>
   <source>Your proposal awaits the debtor</source>
   <translation>Ihr Vorschlag wartet auf den Schuldner</translation>
  </message>
  <message>
   <source>One plan for several invoices: {numbers}. {amount} of it is for this one.</source>
   <translation>Ein Plan über mehrere Rechnungen: {numbers}. Davon entfallen {amount} auf diese.</translation>
  </message>
  <message>
   <source>{total} instead of {open}, by {day}; the rest is then written off.</source>
   <translation>{total} statt {open} bis {day}; auf den Rest wird dann verzichtet.</translation>
  </message>
  <message>
   <source>{total} in one payment by {day}.</source>
   <translation>{total} in einer Zahlung bis {day}.</translation>
  </message>
  <message>
   <source>{total} in {count} instalments, the last on {day}.</source>
   <translation>{total} in {count} Raten, die letzte am {day}.</translation>
  </message>
  <message>
   <source>Every instalment is paid.</source>
   <translation>Alle Raten sind bezahlt.</translation>
  </message>
  <message>
   <source>Contacts pause while it is kept. A late instalment ends it, and recovery resumes.</source>
   <translation>Die Mahnungen ruhen, solange sie eingehalten wird. Eine verspätete Rate beendet sie, und der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>Recovery continues for everything open.</source>
   <translation>Der Mahnvorgang geht für alles Offene weiter.</translation>
  </message>
  <message>
   <source>If you accept, contacts pause while it is kept.</source>
   <translation>Wenn Sie annehmen, ruhen die Mahnungen, solange die Vereinbarung eingehalten wird.</translation>
  </message>
  <message>
   <source>You write off {amount}.</source>
   <translation>Sie verzichten auf {amount}.</translation>
  </message>
  <message>
   <source>If you refuse, recovery continues.</source>
   <translation>Wenn Sie ablehnen, geht der Mahnvorgang weiter.</translation>
  </message>
  <message>
   <source>The proposal is valid until {day} ({when}).</source>
   <translation>Der Vorschlag gilt bis {day} ({when}).</translation>
  </message>
  <message>
   <source>Instalment {number}: {day}</source>
   <translation>Rate {number}: {day}</translation>
  </message>
  <message>
   <source>open</source>
   <translation>offen</translation>
  </message>
  <message>
   <source>paid</source>
   <translation>bezahlt</translation>
  </message>
  <message>
   <source>late</source>
   <translation>verspätet</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Rechnung</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Bezahlt</translation>
  </message>
  <message>
   <source>Remaining</source>
   <translation>Offen</translation>
  </message>
  <message>
   <source>Overpaid</source>
   <translation>Überzahlung</translation>
  </message>
  <message>
   <source>No longer asked for</source>
   <translation>Wird nicht mehr gefordert</translation>
  </message>
  <message>
   <source>Interest</source>
   <translation>Zinsen</translation>
  </message>
  <message>
   <source>Fixed sum</source>
   <translation>Verzugspauschale</translation>
  </message>
  <message>
   <source>No interest is asked for.</source>
   <translation>Zinsen werden nicht gefordert.</translation>
  </message>
  <message>
   <source>The fixed sum, {extras}, is not asked for.</source>
   <translation>Die Verzugspauschale, {extras}, wird nicht gefordert.</translation>
  </message>
  <message>
   <source>The fixed sum, {extras}, was not asked for.</source>
   <translation>Die Verzugspauschale, {extras}, wurde nicht gefordert.</translation>
  </message>
  <message>
   <source>Interest, {extras}, is not asked for.</source>
   <translation>Zinsen, {extras}, werden nicht gefordert.</translation>
  </message>
  <message>
   <source>Interest, {extras}, was not asked for.</source>
   <translation>Zinsen, {extras}, wurden nicht gefordert.</translation>
  </message>
  <message>
   <source>Interest and the fixed sum, {extras}, are not asked for.</source>
   <translation>Zinsen und Verzugspauschale, {extras}, werden nicht gefordert.</translation>
  </message>
  <message>
   <source>Interest and the fixed sum, {extras}, were not asked for.</source>
   <translation>Zinsen und Verzugspauschale, {extras}, wurden nicht gefordert.</translation>
  </message>
  <message>
   <source>Interest cannot be worked out yet: the statutory rate of a half-year is missing. Enter it under Settings → Recoveries → Statutory rates.</source>
   <translation>Zinsen lassen sich noch nicht berechnen: Der gesetzliche Satz eines Halbjahrs fehlt. Eingetragen wird er unter Einstellungen → Mahnwesen → Gesetzliche Zinssätze.</translation>
  </message>
  <message>
   <source>Agreed: {paid} of {total} paid, {done} of {parts} payments.</source>
   <translation>Vereinbart: {paid} von {total} bezahlt, {done} von {parts} Zahlungen.</translation>
  </message>
  <message>
   <source>Next: {amount} by {day}.</source>
   <translation>Als Nächstes: {amount} bis {day}.</translation>
  </message>
  <message>
   <source>Missed: {amount} on {day}.</source>
   <translation>Ausgeblieben: {amount} am {day}.</translation>
  </message>
  <message>
   <source>Time-barred: {day} was the last day to claim it in court.</source>
   <translation>Verjährt: Der {day} war der letzte Tag, sie gerichtlich geltend zu machen.</translation>
  </message>
  <message>
   <source>The debtor may refuse to pay. Letters that say so, an agreement and payments are still possible; interest is no longer asked for.</source>
   <translation>Der Schuldner darf die Zahlung verweigern. Möglich bleiben Briefe, die das offen sagen, eine Vereinbarung und Zahlungen; Zinsen werden nicht mehr verlangt.</translation>
  </message>
  <message>
   <source>Time-barred after {day}.</source>
   <translation>Verjährt mit Ablauf des {day}.</translation>
  </message>
  <message>
   <source>The period restarted on {day}.</source>
   <translation>Die Frist begann am {day} neu.</translation>
  </message>
  <message>
   <source>If the debtor pays a part, admits the debt or gets a formal notice, the period can start again.</source>
   <translation>Zahlt der Schuldner einen Teil, gibt er die Schuld zu oder erhält er eine Mahnung mit Fristsetzung, kann die Frist von vorn beginnen.</translation>
  </message>
  <message>
   <source>If the debtor pays a part or admits the debt, the period can start again. A reminder changes nothing.</source>
   <translation>Zahlt der Schuldner einen Teil oder gibt er die Schuld zu, kann die Frist von vorn beginnen. Eine Mahnung ändert nichts.</translation>
  </message>
  <message>
   <source>Check this with a lawyer.</source>
   <translation>Mit einem Anwalt zu klären.</translation>
  </message>
  <message>
   <source>Invoice {numbers}</source>
   <translation>Rechnung {numbers}</translation>
  </message>
  <message>
   <source>{base} × {rate}% × {days} days ÷ 365</source>
   <translation>{base} × {rate} % × {days} Tage ÷ 365</translation>
  </message>
  <message>
   <source>{arithmetic} (agreed rate)</source>
   <translation>{arithmetic} (vereinbarter Satz)</translation>
  </message>
  <message>
   <source>Not claimed: the reference rate of this half-year has not been entered yet.</source>
   <translation>Nicht verlangt: Der Referenzzins dieses Halbjahrs ist noch nicht eingetragen.</translation>
  </message>
  <message>
   <source>{count} × {base}</source>
   <translation>{count} × {base}</translation>
  </message>
  <message>
   <source>Fixed sum for recovery costs</source>
   <translation>Verzugspauschale</translation>
  </message>
  <message>
   <source>Paid before</source>
   <translation>Bereits gezahlt</translation>
  </message>
  <message>
   <source>Credit note {number}</source>
   <translation>Rechnungskorrektur {number}</translation>
  </message>
  <message>
   <source>Paid beyond what is asked for, to be paid back</source>
   <translation>Über die geforderte Summe hinaus gezahlt, zu erstatten</translation>
  </message>
  <message>
   <source>Small difference, no longer asked for</source>
   <translation>Kleine Differenz, nicht mehr gefordert</translation>
  </message>
  <message>
   <source>Paid {day}</source>
   <translation>Gezahlt am {day}</translation>
  </message>
  <message>
   <source>Interest, {since} – {until}</source>
   <translation>Zinsen, {since} – {until}</translation>
  </message>
  <message>
   <source>With evidence you keep the claim; write there too if you put something right, such as a new file.</source>
   <translation>Mit Nachweisen bleibt die Forderung bestehen; schreiben Sie dort auch, wenn Sie etwas richtigstellen, etwa mit einer neuen Datei.</translation>
  </message>
  <message>
   <source>“Settled” notes what you both agreed.</source>
   <translation>„Geklärt“ hält fest, was Sie beide vereinbart haben.</translation>
  </message>
  <message>
   <source>“The debtor is right” gives up the whole claim.</source>
   <translation>„Der Schuldner hat recht“ gibt die ganze Forderung auf.</translation>
  </message>
  <message>
   <source>The debtor disputes this invoice</source>
   <translation>Der Schuldner bestreitet diese Rechnung</translation>
  </message>
  <message>
   <source>Evidence is requested</source>
   <translation>Nachweise werden verlangt</translation>
  </message>
  <message>
   <source>Their reason: {reason}.</source>
   <translation>Seine Begründung: {reason}.</translation>
  </message>
  <message>
   <source>Their reason: {reason}. It concerns {part} of the invoice.</source>
   <translation>Seine Begründung: {reason}. Es geht um {part} der Rechnung.</translation>
  </message>
  <message>
   <source>Contacts pause until you answer.</source>
   <translation>Die Mahnungen ruhen, bis Sie antworten.</translation>
  </message>
  <message>
   <source>The deadline was {day}. Recovery stays paused until you answer.</source>
   <translation>Die Frist war der {day}. Der Mahnvorgang ruht, bis Sie antworten.</translation>
  </message>
  <message>
   <source>Your answer is due by {day} ({when}). Contacts pause until you answer, even if you are late.</source>
   <translation>Ihre Antwort wird bis {day} erwartet ({when}). Bis Sie antworten, ruhen die Mahnungen, auch nach diesem Tag.</translation>
  </message>
  <message>
   <source>Your answer is due by {day} ({when}); contacts pause until then.</source>
   <translation>Ihre Antwort wird bis {day} erwartet ({when}); bis dahin ruhen die Mahnungen.</translation>
  </message>
  <message>
   <source>Safeguard</source>
   <translation>Schutzschirmverfahren</translation>
  </message>
  <message>
   <source>Receivership</source>
   <translation>Eigenverwaltung</translation>
  </message>
  <message>
   <source>Liquidation</source>
   <translation>Insolvenzverfahren</translation>
  </message>
  <message>
   <source>Another procedure</source>
   <translation>Anderes Verfahren</translation>
  </message>
  <message>
   <source>Declare the claim to {administrator}.</source>
   <translation>Melden Sie die Forderung bei {administrator} an.</translation>
  </message>
  <message>
   <source>Find out when the opening was published, and enter that day.</source>
   <translation>Finden Sie heraus, wann die Eröffnung veröffentlicht wurde, und tragen Sie den Tag ein.</translation>
  </message>
  <message>
   <source>Take the declaration's data and the documents from the case file.</source>
   <translation>Entnehmen Sie die Angaben für die Anmeldung und die Unterlagen der Fallakte.</translation>
  </message>
  <message>
   <source>Do not ask the debtor for payment, and tell the administrator of any that arrives.</source>
   <translation>Fordern Sie den Schuldner nicht zur Zahlung auf, und melden Sie dem Verwalter jede, die eingeht.</translation>
  </message>
  <message>
   <source>the person appointed by the court</source>
   <translation>der vom Gericht bestellten Person</translation>
  </message>
  <message>
   <source>{total}: invoice {principal}, interest {interest}, fixed sum {fixed_sum}</source>
   <translation>{total}: Rechnung {principal}, Zinsen {interest}, Verzugspauschale {fixed_sum}</translation>
  </message>
  <message>
   <source>Your rule: you are asked about every partial payment.</source>
   <translation>Ihre Regel: Sie werden bei jeder Teilzahlung gefragt.</translation>
  </message>
  <message>
   <source>Your rule: after a partial payment, recovery continues by itself.</source>
   <translation>Ihre Regel: Nach einer Teilzahlung geht der Mahnvorgang von selbst weiter.</translation>
  </message>
  <message>
   <source>Your rule: after a partial payment, the rest is written off by itself.</source>
   <translation>Ihre Regel: Nach einer Teilzahlung wird auf den Rest von selbst verzichtet.</translation>
  </message>
  <message>
   <source>Settlements of {share}% or more are accepted without asking.</source>
   <translation>Vergleiche ab {share} % werden ohne Rückfrage angenommen.</translation>
  </message>
  <message>
   <source>Once the invoice is paid, interest and fixed sums are dropped by themselves.</source>
   <translation>Ist die Rechnung bezahlt, wird auf Zinsen und Verzugspauschale von selbst verzichtet.</translation>
  </message>
  <message>
   <source>Up to {count} instalments are accepted without asking.</source>
   <translation>Bis zu {count} Raten werden ohne Rückfrage angenommen.</translation>
  </message>
  <message>
   <source>Choose a day between today and {day}.</source>
   <translation>Wählen Sie einen Tag zwischen heute und dem {day}.</translation>
  </message>
  <message>
   <source>At most {amount} is open.</source>
   <translation>Höchstens {amount} sind offen.</translation>
  </message>
  <message>
   <source>Enter an amount below {amount}, which is what is open.</source>
   <translation>Geben Sie einen Betrag unter {amount} ein; so viel ist offen.</translation>
  </message>
  <message>
   <source>Each part must be at least {amount}.</source>
   <translation>Jede Rate muss mindestens {amount} betragen.</translation>
  </message>
  <message>
   <source>in one payment</source>
   <translation>in einer Zahlung</translation>
  </message>
  <message>
   <source>{count}, one month apart</source>
   <translation>{count}, im Abstand eines Monats</translation>
  </message>
  <message>
   <source>A note was saved.</source>
   <translation>Eine Notiz wurde gespeichert.</translation>
  </message>
  <message>
   <source>Your statement was recorded.</source>
   <translation>Ihre Stellungnahme wurde festgehalten.</translation>
  </message>
  <message>
   <source>You settled the dispute with the debtor.</source>
   <translation>Sie haben den Einwand mit dem Schuldner geklärt.</translation>
  </message>
  <message>
   <source>you</source>
   <translation>Sie</translation>
  </message>
  <message>
   <source>the debtor</source>
   <translation>der Schuldner</translation>
  </message>
  <message>
   <source>the recovery service</source>
   <translation>der Inkassodienst</translation>
  </message>
  <message>
   <source>your platform</source>
   <translation>Ihre Plattform</translation>
  </message>
  <message>
   <source>the payment provider</source>
   <translation>der Zahlungsdienstleister</translation>
  </message>
  <message>
   <source>{channel} to {to}.</source>
   <translation>{channel} an {to}.</translation>
  </message>
  <message>
   <source>{channel} to the debtor.</source>
   <translation>Der Schuldner wurde kontaktiert: {channel}.</translation>
  </message>
  <message>
   <source>Simulated: it counts as posted, nothing was printed.</source>
   <translation>Simuliert: Er gilt als aufgegeben, gedruckt wurde nichts.</translation>
  </message>
  <message>
   <source>The amount owed has changed since you wrote this: was {was}, now {now}. Check the text.</source>
   <translation>Der geschuldete Betrag hat sich geändert, seit Sie dies geschrieben haben: zuvor {was}, jetzt {now}. Prüfen Sie den Text.</translation>
  </message>
  <message>
   <source>no calls</source>
   <translation>keine Anrufe</translation>
  </message>
  <message>
   <source>no preference</source>
   <translation>egal wie</translation>
  </message>
  <message>
   <source>by email</source>
   <translation>per E-Mail</translation>
  </message>
  <message>
   <source>by post</source>
   <translation>per Post</translation>
  </message>
  <message>
   <source>by phone</source>
   <translation>telefonisch</translation>
  </message>
  <message>
   <source>in the morning</source>
   <translation>vormittags</translation>
  </message>
  <message>
   <source>in the afternoon</source>
   <translation>nachmittags</translation>
  </message>
  <message>
   <source>{channel} to the {level}.</source>
   <translation>{channel}: {level}.</translation>
  </message>
  <message>
   <source>Delivered.</source>
   <translation>Zugestellt.</translation>
  </message>
  <message>
   <source>Came back.</source>
   <translation>Kam zurück.</translation>
  </message>
  <message>
   <source>Came back; it is sent once more.</source>
   <translation>Sie kam zurück und wird noch einmal gesendet.</translation>
  </message>
  <message>
   <source>Could not be delivered.</source>
   <translation>Nicht zustellbar.</translation>
  </message>
  <message>
   <source>Someone answered.</source>
   <translation>Jemand wurde erreicht.</translation>
  </message>
  <message>
   <source>No answer.</source>
   <translation>Niemand erreicht.</translation>
  </message>
  <message>
   <source>They promised to pay.</source>
   <translation>Zahlung wurde zugesagt.</translation>
  </message>
  <message>
   <source>They dispute the invoice.</source>
   <translation>Der Schuldner bestreitet die Rechnung.</translation>
  </message>
  <message>
   <source>They called.</source>
   <translation>Der Schuldner hat angerufen.</translation>
  </message>
  <message>
   <source>Wrong number.</source>
   <translation>Falsche Nummer.</translation>
  </message>
  <message>
   <source>A message was left.</source>
   <translation>Eine Nachricht wurde hinterlassen.</translation>
  </message>
  <message>
   <source>It is on the call list.</source>
   <translation>Steht auf der Anrufliste.</translation>
  </message>
  <message>
   <source>To be printed and posted.</source>
   <translation>Zu drucken und zu verschicken.</translation>
  </message>
  <message>
   <source>Not confirmed.</source>
   <translation>Nicht bestätigt.</translation>
  </message>
  <message>
   <source>Printed.</source>
   <translation>Gedruckt.</translation>
  </message>
  <message>
   <source>Handed over for printing.</source>
   <translation>Zum Drucken übergeben.</translation>
  </message>
  <message>
   <source>Will be left out. {why}</source>
   <translation>Fällt aus. {why}</translation>
  </message>
  <message>
   <source>Will be left out: the debtor’s street or town is missing.</source>
   <translation>Fällt aus: Straße oder Ort des Schuldners fehlt.</translation>
  </message>
  <message>
   <source>{channel}: skipped by you.</source>
   <translation>{channel}: von Ihnen ausgelassen.</translation>
  </message>
  <message>
   <source>{channel} of {day}: skipped by you.</source>
   <translation>{channel} vom {day}: von Ihnen ausgelassen.</translation>
  </message>
  <message>
   <source>{channel} is left out. {why}</source>
   <translation>{channel} entfällt. {why}</translation>
  </message>
  <message>
   <source>A letter is ready: print and post it.</source>
   <translation>Ein Brief ist fertig: Drucken und verschicken Sie ihn.</translation>
  </message>
  <message>
   <source>A call is due.</source>
   <translation>Ein Anruf steht an.</translation>
  </message>
  <message>
   <source>Email to {to} came back this time; it is sent once more.</source>
   <translation>Die E-Mail an {to} kam diesmal zurück; sie wird noch einmal gesendet.</translation>
  </message>
  <message>
   <source>Email to {to} comes back; the next contact is tried.</source>
   <translation>E-Mails an {to} kommen zurück; der nächste Kontakt wird angeschrieben.</translation>
  </message>
  <message>
   <source>Letter no. {number} was posted.</source>
   <translation>Brief Nr. {number} wurde verschickt.</translation>
  </message>
  <message>
   <source>Letter no. {number} was delivered.</source>
   <translation>Brief Nr. {number} wurde zugestellt.</translation>
  </message>
  <message>
   <source>Letter no. {number} came back: check the postal address.</source>
   <translation>Brief Nr. {number} kam zurück: Prüfen Sie die Postanschrift.</translation>
  </message>
  <message>
   <source>{channel} is waiting. {why}</source>
   <translation>{channel} wartet. {why}</translation>
  </message>
  <message>
   <source>{channel} is waiting: the receiving server asked to try again later.</source>
   <translation>{channel} wartet: Der empfangende Server bat, es später zu versuchen.</translation>
  </message>
  <message>
   <source>{to} was added as {level}.</source>
   <translation>{to} wurde hinzugefügt als: {level}.</translation>
  </message>
  <message>
   <source>Call on {day}: {outcome}</source>
   <translation>Anruf am {day}: {outcome}</translation>
  </message>
  <message>
   <source>Call: {outcome}</source>
   <translation>Anruf: {outcome}</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN oder SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>USt-IdNr.</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Straße und Hausnummer</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Adresse, zweite Zeile</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Postleitzahl</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Ort</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Land</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-Mail</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Vorname</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Nachname</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefon</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Rolle</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Reihenfolge</translation>
  </message>
  <message>
   <source>You corrected the debtor. {facts}</source>
   <translation>Sie haben den Schuldner korrigiert. {facts}</translation>
  </message>
  <message>
   <source>Letters only from now on.</source>
   <translation>Ab jetzt nur Briefe.</translation>
  </message>
  <message>
   <source>Emails and calls again, as the plan has them.</source>
   <translation>Wieder E-Mails und Anrufe, wie im Plan.</translation>
  </message>
  <message>
   <source>{fact}: {before} → {after}</source>
   <translation>{fact}: {before} → {after}</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nichts</translation>
  </message>
  <message>
   <source>The invoice was submitted.</source>
   <translation>Der Mahnvorgang wurde gestartet.</translation>
  </message>
  <message>
   <source>The invoice {numbers} was submitted.</source>
   <translation>Der Mahnvorgang zu Rechnung {numbers} wurde gestartet.</translation>
  </message>
  <message>
   <source>The reminders were planned. Nothing is sent until you approve them.</source>
   <translation>Die Mahnungen wurden geplant. Nichts wird gesendet, bevor Sie sie freigeben.</translation>
  </message>
  <message>
   <source>The reminders were planned.</source>
   <translation>Die Mahnungen wurden geplant.</translation>
  </message>
  <message>
   <source>The plan was approved, for later invoices too.</source>
   <translation>Der Plan wurde freigegeben, auch für spätere Rechnungen.</translation>
  </message>
  <message>
   <source>The plan was approved.</source>
   <translation>Der Plan wurde freigegeben.</translation>
  </message>
  <message>
   <source>The debtor promised {amount} for {day}.</source>
   <translation>Der Schuldner hat {amount} für den {day} zugesagt.</translation>
  </message>
  <message>
   <source>The payment promised for {day} did not arrive.</source>
   <translation>Die für den {day} zugesagte Zahlung ging nicht ein.</translation>
  </message>
  <message>
   <source>The payment promised for {day} arrived.</source>
   <translation>Die für den {day} zugesagte Zahlung ist eingegangen.</translation>
  </message>
  <message>
   <source>The debtor says {amount} was paid on {day}: check your account.</source>
   <translation>Der Schuldner sagt, {amount} seien am {day} bezahlt worden: Prüfen Sie Ihr Konto.</translation>
  </message>
  <message>
   <source>The debtor says insolvency proceedings were opened on {day}: check this, and report it.</source>
   <translation>Der Schuldner sagt, dass am {day} ein Insolvenzverfahren eröffnet wurde: Prüfen und melden Sie es.</translation>
  </message>
  <message>
   <source>The debtor objects to the invoice: read it before you decide.</source>
   <translation>Der Schuldner erhebt Einwände gegen die Rechnung: Lesen Sie sie vor der Entscheidung.</translation>
  </message>
  <message>
   <source>The debtor objects to {amount} of the invoice: read it before you decide.</source>
   <translation>Der Schuldner erhebt Einwände gegen {amount} der Rechnung: Lesen Sie sie vor der Entscheidung.</translation>
  </message>
  <message>
   <source>{what} Reason: {reason}.</source>
   <translation>{what} Begründung: {reason}.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice; contacts pause.</source>
   <translation>Der Schuldner bestreitet die Rechnung; die Mahnungen ruhen.</translation>
  </message>
  <message>
   <source>The debtor disputes {amount} of the invoice; contacts pause.</source>
   <translation>Der Schuldner bestreitet {amount} der Rechnung; die Mahnungen ruhen.</translation>
  </message>
  <message>
   <source>Evidence was requested; contacts pause.</source>
   <translation>Nachweise wurden verlangt; die Mahnungen ruhen.</translation>
  </message>
  <message>
   <source>Evidence was requested; contacts pause: {asked}.</source>
   <translation>Nachweise wurden verlangt; die Mahnungen ruhen: {asked}.</translation>
  </message>
  <message>
   <source>The dispute is settled; recovery resumes after some days.</source>
   <translation>Der Einwand ist geklärt; der Mahnvorgang geht nach einigen Tagen weiter.</translation>
  </message>
  <message>
   <source>You answered; recovery resumes.</source>
   <translation>Sie haben geantwortet; der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>You answered with evidence ({kinds}); recovery resumes.</source>
   <translation>Sie haben mit Nachweisen geantwortet ({kinds}); der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>Recovered: {amount}.</source>
   <translation>Eingegangen: {amount}.</translation>
  </message>
  <message>
   <source>Closed with {amount} recovered; {rest} was written off.</source>
   <translation>Mit {amount} abgeschlossen; auf {rest} wurde verzichtet.</translation>
  </message>
  <message>
   <source>Interest and fixed sum of {amount} were not asked for.</source>
   <translation>Zinsen und Verzugspauschale von {amount} wurden nicht gefordert.</translation>
  </message>
  <message>
   <source>Interest and fixed sum of {amount} were not paid and are no longer asked for.</source>
   <translation>Verzugszinsen und Verzugspauschale von {amount} wurden nicht bezahlt und werden nicht mehr verlangt.</translation>
  </message>
  <message>
   <source>Reminders name this invoice separately.</source>
   <translation>Mahnungen nennen diese Rechnung allein.</translation>
  </message>
  <message>
   <source>Reminders name this invoice together with others of the debtor.</source>
   <translation>Mahnungen nennen diese Rechnung zusammen mit anderen des Schuldners.</translation>
  </message>
  <message>
   <source>The debtor wants to be reached {how}.</source>
   <translation>Der Schuldner möchte so erreicht werden: {how}.</translation>
  </message>
  <message>
   <source>From the next message on, interest and fixed sums are asked for too.</source>
   <translation>Ab der nächsten Nachricht werden auch Zinsen und Verzugspauschale gefordert.</translation>
  </message>
  <message>
   <source>Interest and fixed sums are no longer asked for.</source>
   <translation>Zinsen und Verzugspauschale werden nicht mehr gefordert.</translation>
  </message>
  <message>
   <source>You paused contacts until you resume them.</source>
   <translation>Sie lassen die Mahnungen ruhen, bis Sie fortsetzen.</translation>
  </message>
  <message>
   <source>You paused contacts until {day}.</source>
   <translation>Sie lassen die Mahnungen bis {day} ruhen.</translation>
  </message>
  <message>
   <source>Recovery resumes.</source>
   <translation>Der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>You ended the pause; recovery resumes.</source>
   <translation>Sie haben die Pause beendet; der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>The pause is over; recovery resumes.</source>
   <translation>Die Pause ist vorbei; der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>Recovery continues for what remains.</source>
   <translation>Der Mahnvorgang geht für den Rest weiter.</translation>
  </message>
  <message>
   <source>The debtor withdrew the dispute; recovery resumes.</source>
   <translation>Der Schuldner hat den Einwand zurückgenommen; der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>A payment was reversed; recovery resumes.</source>
   <translation>Eine Zahlung wurde zurückgenommen; der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>The disputed amount was paid.</source>
   <translation>Der strittige Betrag ist bezahlt.</translation>
  </message>
  <message>
   <source>The payment the debtor mentioned was not recorded; recovery resumes.</source>
   <translation>Die Zahlung, von der der Schuldner sprach, wurde nicht eingetragen; der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>The insolvency the debtor mentioned was not reported; recovery resumes.</source>
   <translation>Die Insolvenz, von der der Schuldner sprach, wurde nicht gemeldet; der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>Recovery was cancelled: {why}.</source>
   <translation>Der Mahnvorgang wurde abgebrochen: {why}.</translation>
  </message>
  <message>
   <source>Recovery was cancelled.</source>
   <translation>Der Mahnvorgang wurde abgebrochen.</translation>
  </message>
  <message>
   <source>Your proposal: to settle for {total} by {day}.</source>
   <translation>Ihr Vorschlag: Ausgleich mit {total} bis zum {day}.</translation>
  </message>
  <message>
   <source>The debtor proposed to settle for {total} by {day}.</source>
   <translation>Der Schuldner hat einen Vergleich über {total} bis {day} vorgeschlagen.</translation>
  </message>
  <message>
   <source>Your proposal: {total} in {count} payments from {day}.</source>
   <translation>Ihr Vorschlag: {total} in {count} Zahlungen ab dem {day}.</translation>
  </message>
  <message>
   <source>The debtor proposed {total} in {count} payments from {day}.</source>
   <translation>Der Schuldner hat {total} in {count} Zahlungen ab {day} vorgeschlagen.</translation>
  </message>
  <message>
   <source>You entered what was agreed: to settle for {total} by {day}.</source>
   <translation>Sie haben die Vereinbarung eingetragen: Ausgleich mit {total} bis zum {day}.</translation>
  </message>
  <message>
   <source>You entered what was agreed: {total} in {count} payments from {day}.</source>
   <translation>Sie haben die Vereinbarung eingetragen: {total} in {count} Zahlungen ab dem {day}.</translation>
  </message>
  <message>
   <source>Your rule answered.</source>
   <translation>Ihre Regel hat geantwortet.</translation>
  </message>
  <message>
   <source>The agreement is in force; contacts pause.</source>
   <translation>Die Vereinbarung gilt; die Mahnungen ruhen.</translation>
  </message>
  <message>
   <source>The proposal was refused.</source>
   <translation>Der Vorschlag wurde abgelehnt.</translation>
  </message>
  <message>
   <source>A newer proposal replaced it.</source>
   <translation>Ein neuerer Vorschlag trat an seine Stelle.</translation>
  </message>
  <message>
   <source>Nobody answered the proposal in time.</source>
   <translation>Niemand hat rechtzeitig auf den Vorschlag geantwortet.</translation>
  </message>
  <message>
   <source>The agreement was kept to the end.</source>
   <translation>Die Vereinbarung wurde bis zum Ende eingehalten.</translation>
  </message>
  <message>
   <source>The agreement was broken; recovery resumes.</source>
   <translation>Die Vereinbarung wurde nicht eingehalten; der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>The agreement was ended.</source>
   <translation>Die Vereinbarung wurde beendet.</translation>
  </message>
  <message>
   <source>The debtor has been insolvent since {day}; contacts stop.</source>
   <translation>Der Schuldner ist seit {day} insolvent; die Mahnungen enden.</translation>
  </message>
  <message>
   <source>Declare the claim by {day}.</source>
   <translation>Melden Sie die Forderung bis {day} an.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred soon.</source>
   <translation>Die Forderung verjährt bald.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred: {day} is the last day to go to court.</source>
   <translation>Die Forderung verjährt: {day} ist der letzte Tag, um vor Gericht zu gehen.</translation>
  </message>
  <message>
   <source>The plan ended; nobody could be contacted.</source>
   <translation>Der Mahnplan ist zu Ende; niemand konnte kontaktiert werden.</translation>
  </message>
  <message>
   <source>The plan ended without payment. The case file is ready for a lawyer or the court.</source>
   <translation>Der Mahnplan ist ohne Zahlung zu Ende. Die Akte ist bereit für Anwalt oder Mahngericht.</translation>
  </message>
  <message>
   <source>{name} has written: {subject}</source>
   <translation>{name} hat geschrieben: {subject}</translation>
  </message>
  <message>
   <source>{name} has written.</source>
   <translation>{name} hat geschrieben.</translation>
  </message>
  <message>
   <source>An automatic answer of {name} arrived.</source>
   <translation>Eine automatische Antwort von {name} kam an.</translation>
  </message>
  <message>
   <source>The message needed no action; recovery resumes.</source>
   <translation>Zu der Nachricht war nichts zu tun; der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>You recorded the promise from the message.</source>
   <translation>Sie haben die Zusage aus der Nachricht eingetragen.</translation>
  </message>
  <message>
   <source>The message says it is paid; you wait for the payment.</source>
   <translation>Laut der Nachricht ist bezahlt; Sie warten auf die Zahlung.</translation>
  </message>
  <message>
   <source>You marked the invoice as disputed because of the message.</source>
   <translation>Sie haben die Rechnung wegen der Nachricht als bestritten markiert.</translation>
  </message>
  <message>
   <source>The message came from the wrong person.</source>
   <translation>Die Nachricht kam von der falschen Person.</translation>
  </message>
  <message>
   <source>You wait until the debtor is back.</source>
   <translation>Sie warten, bis der Schuldner zurück ist.</translation>
  </message>
  <message>
   <source>You answered the message.</source>
   <translation>Sie haben die Nachricht beantwortet.</translation>
  </message>
  <message>
   <source>The payment was reversed after the end: recovery starts again for it.</source>
   <translation>Die Zahlung wurde nach dem Ende zurückgeholt: Der Mahnvorgang beginnt dafür von vorn.</translation>
  </message>
  <message>
   <source>The debtor attached files.</source>
   <translation>Der Schuldner hat Dateien beigefügt.</translation>
  </message>
  <message>
   <source>Someone said the invoice is not theirs. Who else should be contacted?</source>
   <translation>Jemand sagte, die Rechnung sei nicht seine: Wer ist sonst zu kontaktieren?</translation>
  </message>
  <message>
   <source>The debtor’s data was erased; amounts and dates stay.</source>
   <translation>Die Daten des Schuldners wurden gelöscht; Beträge und Daten bleiben.</translation>
  </message>
  <message>
   <source>The deadline passed; recovery stays paused until you answer.</source>
   <translation>Die Frist ist abgelaufen; der Mahnvorgang ruht, bis Sie antworten.</translation>
  </message>
  <message>
   <source>The debtor is no longer insolvent; recovery resumes.</source>
   <translation>Der Schuldner ist nicht mehr insolvent; der Mahnvorgang geht weiter.</translation>
  </message>
  <message>
   <source>The claim is time-barred: only letters that say so are sent.</source>
   <translation>Die Forderung ist verjährt: Es werden nur Briefe verschickt, die das sagen.</translation>
  </message>
  <message>
   <source>{amount} arrived: everything is paid.</source>
   <translation>{amount} gingen ein: Alles ist bezahlt.</translation>
  </message>
  <message>
   <source>{amount} arrived, {rest} remains.</source>
   <translation>{amount} gingen ein, {rest} bleiben offen.</translation>
  </message>
  <message>
   <source>{amount} of the invoice had been paid before.</source>
   <translation>{amount} der Rechnung waren bereits bezahlt.</translation>
  </message>
  <message>
   <source>Credit note {number} takes {amount} off the invoice.</source>
   <translation>Die Rechnungskorrektur {number} senkt die Rechnung um {amount}.</translation>
  </message>
  <message>
   <source>{amount} is missing, too little to ask for.</source>
   <translation>Es fehlen {amount}, zu wenig, um sie zu fordern.</translation>
  </message>
  <message>
   <source>You were asked what to do about the {rest} that remains.</source>
   <translation>Sie wurden gefragt, was mit den offenen {rest} geschehen soll.</translation>
  </message>
  <message>
   <source>The debtor had been thanked for it.</source>
   <translation>Der Schuldner hatte den Dank dafür schon erhalten.</translation>
  </message>
  <message>
   <source>The payment of {amount} was reversed.</source>
   <translation>Die Zahlung von {amount} wurde zurückgenommen.</translation>
  </message>
  <message>
   <source>The payment of {amount} was refunded to the card.</source>
   <translation>Die Zahlung von {amount} wurde auf die Karte erstattet.</translation>
  </message>
  <message>
   <source>The debtor’s bank reversed the card payment of {amount}.</source>
   <translation>Die Bank des Schuldners hat die Kartenzahlung von {amount} zurückgeholt.</translation>
  </message>
  <message>
   <source>{amount} arrived by card after the end: it is not booked and must be refunded.</source>
   <translation>{amount} gingen nach dem Ende per Karte ein: nicht gebucht, zu erstatten.</translation>
  </message>
  <message>
   <source>{amount} arrived by card in another currency: it is not booked and must be refunded.</source>
   <translation>{amount} gingen in einer anderen Währung per Karte ein: nicht gebucht, zu erstatten.</translation>
  </message>
  <message>
   <source>{amount} arrived by card and is not booked: it must be refunded.</source>
   <translation>{amount} gingen per Karte ein und sind nicht gebucht: zu erstatten.</translation>
  </message>
  <message>
   <source>The payout was made.</source>
   <translation>Die Auszahlung ist erfolgt.</translation>
  </message>
  <message>
   <source>{amount} was paid out to you.</source>
   <translation>{amount} wurden an Sie ausgezahlt.</translation>
  </message>
  <message>
   <source>A fee of {fee} was deducted.</source>
   <translation>Eine Gebühr von {fee} wurde einbehalten.</translation>
  </message>
  <message>
   <source>The credit note covers the rest.</source>
   <translation>Die Rechnungskorrektur deckt den Rest.</translation>
  </message>
  <message>
   <source>The refund of {amount} did not reach the card: the money is back here.</source>
   <translation>Die Erstattung von {amount} kam auf der Karte nicht an: Das Geld ist wieder hier.</translation>
  </message>
  <message>
   <source>The {amount} that arrived by card was booked on another invoice.</source>
   <translation>Die {amount}, die per Karte eingingen, wurden auf eine andere Rechnung gebucht.</translation>
  </message>
  <message>
   <source>The {amount} that could not be booked was refunded.</source>
   <translation>Die {amount}, die nicht gebucht werden konnten, wurden erstattet.</translation>
  </message>
  <message>
   <source>Find out by when the claim must be declared.</source>
   <translation>Fragen Sie, bis wann die Forderung anzumelden ist.</translation>
  </message>
  <message>
   <source>Declare your claim by {day} ({when}).</source>
   <translation>Melden Sie Ihre Forderung bis {day} an ({when}).</translation>
  </message>
  <message>
   <source>Decide about the partial payment.</source>
   <translation>Entscheiden Sie über die Teilzahlung.</translation>
  </message>
  <message>
   <source>Decide about the partial payment by {day} ({when}).</source>
   <translation>Entscheiden Sie bis zum {day} über die Teilzahlung ({when}).</translation>
  </message>
  <message>
   <source>Answer with evidence: the deadline has passed.</source>
   <translation>Antworten Sie mit Nachweisen: Die Frist ist abgelaufen.</translation>
  </message>
  <message>
   <source>Recovery stays paused until you answer.</source>
   <translation>Der Mahnvorgang ruht, bis Sie antworten.</translation>
  </message>
  <message>
   <source>Answer with evidence.</source>
   <translation>Antworten Sie mit Nachweisen.</translation>
  </message>
  <message>
   <source>Answer with evidence by {day} ({when}).</source>
   <translation>Antworten Sie bis {day} mit Nachweisen ({when}).</translation>
  </message>
  <message>
   <source>Contacts pause until then.</source>
   <translation>Bis dahin ruhen die Mahnungen.</translation>
  </message>
  <message>
   <source>The debtor pays {amount}, {when}.</source>
   <translation>Der Schuldner zahlt {amount}, {when}.</translation>
  </message>
  <message>
   <source>Paid. It counts as recovered {when}.</source>
   <translation>Bezahlt. Der Eingang ist {when} gesichert.</translation>
  </message>
  <message>
   <source>Recovery is paused.</source>
   <translation>Der Mahnvorgang ruht.</translation>
  </message>
  <message>
   <source>Recovery starts {when}.</source>
   <translation>Der Mahnvorgang beginnt {when}.</translation>
  </message>
  <message>
   <source>Until then you can take it back.</source>
   <translation>Bis dahin können Sie ihn zurücknehmen.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, once you have approved the plan.</source>
   <translation>{channel} ({level}), sobald Sie den Plan freigegeben haben.</translation>
  </message>
  <message>
   <source>Nothing is sent before that.</source>
   <translation>Vorher wird nichts gesendet.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, once you have approved its text.</source>
   <translation>{channel} ({level}), sobald Sie den Text freigegeben haben.</translation>
  </message>
  <message>
   <source>The service plans {what}, {when}.</source>
   <translation>Der Dienst plant {what}, {when}.</translation>
  </message>
  <message>
   <source>The service plans {what}.</source>
   <translation>Der Dienst plant {what}.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, {when}.</source>
   <translation>{channel} ({level}), {when}.</translation>
  </message>
  <message>
   <source>{amount} was paid out to you, {when}.</source>
   <translation>{amount} wurden Ihnen ausgezahlt, {when}.</translation>
  </message>
  <message>
   <source>{amount} is paid out to you, {when}.</source>
   <translation>{amount} werden Ihnen ausgezahlt, {when}.</translation>
  </message>
  <message>
   <source>Nothing more: this is closed.</source>
   <translation>Nichts mehr: Das ist abgeschlossen.</translation>
  </message>
  <message>
   <source>Recovery starts within a day. Until then you can take it back.</source>
   <translation>Der Mahnvorgang beginnt innerhalb eines Tages. Bis dahin können Sie ihn zurücknehmen.</translation>
  </message>
  <message>
   <source>Nothing is planned at the moment.</source>
   <translation>Im Moment ist nichts geplant.</translation>
  </message>
  <message>
   <source>Answer the debtor’s proposal.</source>
   <translation>Beantworten Sie den Vorschlag des Schuldners.</translation>
  </message>
  <message>
   <source>The debtor answers your proposal.</source>
   <translation>Der Schuldner beantwortet Ihren Vorschlag.</translation>
  </message>
  <message>
   <source>Answer the debtor’s proposal by {day} ({when}).</source>
   <translation>Beantworten Sie den Vorschlag des Schuldners bis {day} ({when}).</translation>
  </message>
  <message>
   <source>The debtor can answer your proposal until {day} ({when}).</source>
   <translation>Der Schuldner kann Ihren Vorschlag bis {day} beantworten ({when}).</translation>
  </message>
  <message>
   <source>Contacts continue meanwhile.</source>
   <translation>Die Mahnungen gehen solange weiter.</translation>
  </message>
  <message>
   <source>{amount} arrived. Nothing more happens.</source>
   <translation>{amount} sind eingegangen. Mehr geschieht nicht.</translation>
  </message>
  <message>
   <source>Add another contact, agree with the debtor, go to court, or end recovery.</source>
   <translation>Fügen Sie einen anderen Kontakt hinzu, einigen Sie sich mit dem Schuldner, gehen Sie vor Gericht oder beenden Sie den Mahnvorgang.</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>Der Mahnplan ist ohne Zahlung zu Ende. Sie entscheiden, wie es weitergeht.</translation>
  </message>
  <message>
   <source>No more contacts are planned. Without payment, you decide what comes next {when}.</source>
   <translation>Kein weiterer Schritt ist geplant. Ohne Zahlung entscheiden Sie {when}, wie es weitergeht.</translation>
  </message>
  <message>
   <source>Without an answer, recovery continues for the rest.</source>
   <translation>Ohne Antwort geht der Mahnvorgang für den Rest weiter.</translation>
  </message>
  <message>
   <source>Without an answer, the rest is written off.</source>
   <translation>Ohne Antwort wird auf den Rest verzichtet.</translation>
  </message>
  <message>
   <source>You paused contacts.</source>
   <translation>Sie lassen die Mahnungen ruhen.</translation>
  </message>
  <message>
   <source>Paid: it counts as recovered once the bank can no longer reverse the payment.</source>
   <translation>Bezahlt: Der Eingang ist gesichert, wenn die Bank die Zahlung nicht mehr zurückholen kann.</translation>
  </message>
  <message>
   <source>Part of it was paid. You decide about the rest.</source>
   <translation>Ein Teil wurde bezahlt; Sie entscheiden über den Rest.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice.</source>
   <translation>Der Schuldner bestreitet die Rechnung.</translation>
  </message>
  <message>
   <source>Evidence is requested.</source>
   <translation>Nachweise werden verlangt.</translation>
  </message>
  <message>
   <source>The debtor says it is paid. Without a payment, recovery resumes after seven days.</source>
   <translation>Der Schuldner sagt, es sei bezahlt. Ohne Zahlung geht der Mahnvorgang nach sieben Tagen weiter.</translation>
  </message>
  <message>
   <source>The debtor says it is insolvent. Unless you report it, recovery resumes after seven days.</source>
   <translation>Der Schuldner sagt, dass er insolvent ist. Wenn Sie es nicht melden, geht der Mahnvorgang nach sieben Tagen weiter.</translation>
  </message>
  <message>
   <source>The debtor has written. If you decide nothing, recovery resumes after five working days.</source>
   <translation>Der Schuldner hat geschrieben. Entscheiden Sie nichts, geht der Mahnvorgang nach fünf Arbeitstagen weiter.</translation>
  </message>
  <message>
   <source>An agreement is in force; contacts pause while it is kept.</source>
   <translation>Eine Vereinbarung gilt; die Mahnungen ruhen, solange sie eingehalten wird.</translation>
  </message>
  <message>
   <source>A proposal awaits an answer; contacts pause meanwhile.</source>
   <translation>Ein Vorschlag wartet auf Antwort; solange ruhen die Mahnungen.</translation>
  </message>
  <message>
   <source>The debtor is insolvent: all you can do is declare the claim.</source>
   <translation>Der Schuldner ist insolvent: Es bleibt, die Forderung anzumelden.</translation>
  </message>
  <message>
   <source>Your account is suspended.</source>
   <translation>Ihr Konto ist gesperrt.</translation>
  </message>
  <message>
   <source>Someone said they are not the debtor.</source>
   <translation>Jemand sagte, nicht der Schuldner zu sein.</translation>
  </message>
  <message>
   <source>The debtor can still pay and answer.</source>
   <translation>Der Schuldner kann weiter zahlen und antworten.</translation>
  </message>
  <message>
   <source>Paused until you resume it.</source>
   <translation>Angehalten, bis Sie fortsetzen.</translation>
  </message>
  <message>
   <source>Paused until {day}.</source>
   <translation>Angehalten bis {day}.</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>Angebot</translation>
  </message>
  <message>
   <source>Purchase order</source>
   <translation>Bestellung</translation>
  </message>
  <message>
   <source>Contract</source>
   <translation>Vertrag</translation>
  </message>
  <message>
   <source>Delivery note</source>
   <translation>Lieferschein</translation>
  </message>
  <message>
   <source>Correspondence</source>
   <translation>Schriftwechsel</translation>
  </message>
  <message>
   <source>Proof of service</source>
   <translation>Leistungsnachweis</translation>
  </message>
  <message>
   <source>Other</source>
   <translation>Anderes</translation>
  </message>
  <message>
   <source>nothing was received</source>
   <translation>nichts erhalten</translation>
  </message>
  <message>
   <source>nothing was ordered</source>
   <translation>nichts bestellt</translation>
  </message>
  <message>
   <source>the quality is not right</source>
   <translation>die Qualität stimmt nicht</translation>
  </message>
  <message>
   <source>it is not as agreed</source>
   <translation>es ist nicht, was vereinbart war</translation>
  </message>
  <message>
   <source>the amount is wrong</source>
   <translation>der Betrag ist falsch</translation>
  </message>
  <message>
   <source>it is already paid</source>
   <translation>es ist schon bezahlt</translation>
  </message>
  <message>
   <source>someone else owes it</source>
   <translation>jemand anderes schuldet es</translation>
  </message>
  <message>
   <source>another reason</source>
   <translation>ein anderer Grund</translation>
  </message>
  <message>
   <source>Signed or stamped, it shows who took the goods, and when.</source>
   <translation>Unterschrieben oder gestempelt zeigt er, wer die Ware wann annahm.</translation>
  </message>
  <message>
   <source>A report, photo or tracking page shows that the work or parcel arrived.</source>
   <translation>Ein Bericht, Foto oder eine Sendungsverfolgung zeigt, dass Leistung oder Paket ankam.</translation>
  </message>
  <message>
   <source>It shows what was to be delivered, and where.</source>
   <translation>Sie zeigt, was wohin geliefert werden sollte.</translation>
  </message>
  <message>
   <source>It shows that the order came from the debtor.</source>
   <translation>Sie zeigt, dass der Auftrag vom Schuldner kam.</translation>
  </message>
  <message>
   <source>Accepted in writing, a quote is an order.</source>
   <translation>Ein schriftlich angenommenes Angebot ist ein Auftrag.</translation>
  </message>
  <message>
   <source>Signed, it shows who ordered what at which price.</source>
   <translation>Unterschrieben zeigt er, wer was zu welchem Preis bestellte.</translation>
  </message>
  <message>
   <source>It shows which quality was agreed.</source>
   <translation>Er zeigt, welche Qualität vereinbart war.</translation>
  </message>
  <message>
   <source>A signed acceptance or photos show how it was when it was handed over.</source>
   <translation>Eine unterschriebene Abnahme oder Fotos zeigen, wie es bei der Übergabe war.</translation>
  </message>
  <message>
   <source>It shows that nobody complained at the time, or what was offered.</source>
   <translation>Er zeigt, dass sich damals niemand beschwerte, oder was angeboten wurde.</translation>
  </message>
  <message>
   <source>It shows the price that was accepted.</source>
   <translation>Es zeigt den angenommenen Preis.</translation>
  </message>
  <message>
   <source>It shows quantities and prices as the debtor ordered them.</source>
   <translation>Sie zeigt Mengen und Preise, wie der Schuldner sie bestellte.</translation>
  </message>
  <message>
   <source>It shows the agreed price and what comes on top.</source>
   <translation>Er zeigt den vereinbarten Preis und was dazukommt.</translation>
  </message>
  <message>
   <source>It shows which invoice is open, beside the one that was paid.</source>
   <translation>Sie zeigt, welche Rechnung offen ist, neben der bezahlten.</translation>
  </message>
  <message>
   <source>A statement of account shows that nothing arrived.</source>
   <translation>Ein Kontoauszug zeigt, dass nichts einging.</translation>
  </message>
  <message>
   <source>It shows to whom the invoice was addressed.</source>
   <translation>Sie zeigt, an wen die Rechnung gerichtet war.</translation>
  </message>
  <message>
   <source>It shows who signed, and for which company.</source>
   <translation>Er zeigt, wer für welches Unternehmen unterschrieb.</translation>
  </message>
  <message>
   <source>It shows what is claimed.</source>
   <translation>Sie zeigt, was gefordert wird.</translation>
  </message>
  <message>
   <source>It shows what was offered, and at which price.</source>
   <translation>Es zeigt, was zu welchem Preis angeboten wurde.</translation>
  </message>
  <message>
   <source>It shows what was ordered.</source>
   <translation>Sie zeigt, was bestellt wurde.</translation>
  </message>
  <message>
   <source>It shows what both sides agreed on.</source>
   <translation>Er zeigt, worauf sich beide Seiten einigten.</translation>
  </message>
  <message>
   <source>It shows what was delivered, and when.</source>
   <translation>Er zeigt, was wann geliefert wurde.</translation>
  </message>
  <message>
   <source>It shows what was written at the time.</source>
   <translation>Er zeigt, was damals geschrieben wurde.</translation>
  </message>
  <message>
   <source>It shows that the work was done.</source>
   <translation>Er zeigt, dass die Arbeit getan wurde.</translation>
  </message>
  <message>
   <source>Say in its description what it shows.</source>
   <translation>Sagen Sie in der Beschreibung, was es zeigt.</translation>
  </message>
  <message>
   <source>You skipped it.</source>
   <translation>Sie haben ihn ausgelassen.</translation>
  </message>
  <message>
   <source>You changed it.</source>
   <translation>Sie haben ihn geändert.</translation>
  </message>
  <message>
   <source>The amount owed has changed since you wrote this.</source>
   <translation>Der geschuldete Betrag hat sich geändert, seit Sie dies geschrieben haben.</translation>
  </message>
  <message>
   <source>You read it and send it now.</source>
   <translation>Sie haben sie gelesen und senden sie jetzt.</translation>
  </message>
  <message>
   <source>You brought it forward to the first day that deadlines which you gave and other contacts leave free.</source>
   <translation>Sie haben es auf den ersten Tag vorgezogen, den gesetzte Fristen und andere Kontakte frei lassen.</translation>
  </message>
  <message>
   <source>You approved it.</source>
   <translation>Sie haben sie freigegeben.</translation>
  </message>
  <message>
   <source>You did not do it.</source>
   <translation>Sie haben ihn nicht ausgeführt.</translation>
  </message>
  <message>
   <source>You chose letters alone.</source>
   <translation>Sie haben nur Briefe gewählt.</translation>
  </message>
  <message>
   <source>You postponed it to this day.</source>
   <translation>Sie haben es auf diesen Tag verschoben.</translation>
  </message>
  <message>
   <source>You have not approved the plan yet.</source>
   <translation>Sie haben den Plan noch nicht freigegeben.</translation>
  </message>
  <message>
   <source>No lawyer has reviewed this text: it waits until you have read and approved it.</source>
   <translation>Kein Anwalt hat diesen Text geprüft: Er wartet, bis Sie ihn gelesen und freigegeben haben.</translation>
  </message>
  <message>
   <source>Your mailbox refused the sign-in.</source>
   <translation>Ihr Postfach hat die Anmeldung abgelehnt.</translation>
  </message>
  <message>
   <source>Your letter provider refused the sign-in.</source>
   <translation>Ihr Briefdienstleister hat die Anmeldung abgelehnt.</translation>
  </message>
  <message>
   <source>{name} is larger than 10 MB.</source>
   <translation>{name} ist größer als 10 MB.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}</source>
   <translation>{name} ist nicht lesbar: {reason}</translation>
  </message>
  <message>
   <source>{name} is not a PDF, PNG or JPEG file.</source>
   <translation>{name} ist keine PDF-, PNG- oder JPEG-Datei.</translation>
  </message>
  <message>
   <source>{name} cannot be opened. {reason}</source>
   <translation>{name} lässt sich nicht öffnen. {reason}</translation>
  </message>
  <message>
   <source>{name} was not added: twenty files at most.</source>
   <translation>{name} wurde nicht hinzugefügt: höchstens zwanzig Dateien.</translation>
  </message>
  <message>
   <source>{name} was not added: the files would exceed 50 MB together.</source>
   <translation>{name} wurde nicht hinzugefügt: Zusammen wären die Dateien größer als 50 MB.</translation>
  </message>
  <message>
   <source>Messages leave while this app is open. While it is closed or the computer is off, what falls due waits until you open the app again.</source>
   <translation>Nachrichten gehen hinaus, solange diese App geöffnet ist. Ist sie geschlossen oder der Computer aus, wartet, was fällig wird, bis Sie die App wieder öffnen.</translation>
  </message>
  <message>
   <source>As you entered it.</source>
   <translation>Wie von Ihnen eingegeben.</translation>
  </message>
  <message>
   <source>As it was read in the file.</source>
   <translation>Wie in der Datei gelesen.</translation>
  </message>
  <message>
   <source>This service only reports the status.</source>
   <translation>Dieser Dienst nennt nur den Status.</translation>
  </message>
  <message>
   <source>From the service’s message of {moment}.</source>
   <translation>Aus der Meldung des Dienstes vom {moment}.</translation>
  </message>
 </context>
 <context>
  <name>received</name>
  <message>
   <source>They seem to promise payment.</source>
   <translation>Der Schuldner sagt offenbar eine Zahlung zu.</translation>
  </message>
  <message>
   <source>Contacts pause until two working days after that day, then recovery resumes.</source>
   <translation>Die Mahnungen ruhen bis zwei Arbeitstage nach diesem Tag, dann geht der Mahnvorgang weiter.</translation>
  </message>
  <message>
   <source>They seem to promise payment on {day}.</source>
   <translation>Der Schuldner sagt offenbar eine Zahlung zum {day} zu.</translation>
  </message>
  <message>
   <source>Record the promise for {day}</source>
   <translation>Zusage zum {day} eintragen</translation>
  </message>
  <message>
   <source>Record a promise…</source>
   <translation>Zusage eintragen …</translation>
  </message>
  <message>
   <source>They seem to say it is already paid.</source>
   <translation>Der Schuldner sagt offenbar, dass schon bezahlt ist.</translation>
  </message>
  <message>
   <source>Wait for the payment</source>
   <translation>Auf die Zahlung warten</translation>
  </message>
  <message>
   <source>Recovery pauses for seven days; without a payment it resumes.</source>
   <translation>Der Mahnvorgang ruht sieben Tage; ohne Zahlung geht er weiter.</translation>
  </message>
  <message>
   <source>They seem to object to the invoice.</source>
   <translation>Der Schuldner bestreitet offenbar die Rechnung.</translation>
  </message>
  <message>
   <source>Mark as disputed</source>
   <translation>Als bestritten markieren</translation>
  </message>
  <message>
   <source>Recovery pauses, the debtor is told, and you are asked for evidence.</source>
   <translation>Der Mahnvorgang ruht, der Schuldner erfährt es, und Sie werden um Nachweise gebeten.</translation>
  </message>
  <message>
   <source>They seem to ask for the invoice.</source>
   <translation>Der Schuldner bittet offenbar um die Rechnung.</translation>
  </message>
  <message>
   <source>Send the invoice…</source>
   <translation>Rechnung senden …</translation>
  </message>
  <message>
   <source>It is attached to your answer, which you see first.</source>
   <translation>Sie wird an Ihre Antwort angehängt, die Sie vorher sehen.</translation>
  </message>
  <message>
   <source>They seem to ask for more time or for instalments.</source>
   <translation>Der Schuldner bittet offenbar um Aufschub oder Raten.</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Vereinbarung vorschlagen …</translation>
  </message>
  <message>
   <source>The debtor gets your proposal; contacts pause until the answer.</source>
   <translation>Der Schuldner bekommt Ihren Vorschlag; bis zur Antwort ruhen die Mahnungen.</translation>
  </message>
  <message>
   <source>They seem not to be the right person.</source>
   <translation>Es ist offenbar nicht die richtige Person.</translation>
  </message>
  <message>
   <source>Wrong person</source>
   <translation>Falsche Person</translation>
  </message>
  <message>
   <source>Recovery pauses, and this person is not contacted again, until you add another contact.</source>
   <translation>Der Mahnvorgang ruht, und diese Person wird nicht mehr kontaktiert, bis Sie einen anderen Kontakt hinzufügen.</translation>
  </message>
  <message>
   <source>They seem to be insolvent, or gone.</source>
   <translation>Der Schuldner ist offenbar insolvent oder nicht mehr da.</translation>
  </message>
  <message>
   <source>Report insolvency…</source>
   <translation>Insolvenz melden …</translation>
  </message>
  <message>
   <source>Contacts stop, and the app says how to declare the claim.</source>
   <translation>Die Mahnungen enden, und die App sagt, wie die Forderung angemeldet wird.</translation>
  </message>
  <message>
   <source>They seem to refuse to pay.</source>
   <translation>Der Schuldner weigert sich offenbar zu zahlen.</translation>
  </message>
  <message>
   <source>They seem to be away until {day}.</source>
   <translation>Der Schuldner ist offenbar bis zum {day} abwesend.</translation>
  </message>
  <message>
   <source>Wait until {day}</source>
   <translation>Bis zum {day} warten</translation>
  </message>
  <message>
   <source>Contacts pause and resume on the next working day.</source>
   <translation>Die Mahnungen ruhen und gehen am nächsten Arbeitstag weiter.</translation>
  </message>
  <message>
   <source>They seem to be away.</source>
   <translation>Der Schuldner ist offenbar abwesend.</translation>
  </message>
  <message>
   <source>Your answer of {moment} is not sent yet.</source>
   <translation>Ihre Antwort vom {moment} ist noch nicht gesendet.</translation>
  </message>
  <message>
   <source>You answered: {moment}.</source>
   <translation>Sie haben geantwortet: {moment}.</translation>
  </message>
  <message>
   <source>Your answer of {moment} could not be sent.</source>
   <translation>Ihre Antwort vom {moment} konnte nicht gesendet werden.</translation>
  </message>
  <message>
   <source>It contains nothing but the quoted message.</source>
   <translation>Sie enthält nur die zitierte Nachricht.</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Text der Nachricht</translation>
  </message>
  <message>
   <source>Show quoted message</source>
   <translation>Zitat anzeigen</translation>
  </message>
  <message>
   <source>Hide quoted message</source>
   <translation>Zitat ausblenden</translation>
  </message>
  <message>
   <source>{name} stays in your mailbox.</source>
   <translation>{name} bleibt in Ihrem Postfach.</translation>
  </message>
  <message>
   <source>Your decision or answer is being sent.</source>
   <translation>Ihre Entscheidung oder Antwort wird gesendet.</translation>
  </message>
  <message>
   <source>Answer…</source>
   <translation>Antworten …</translation>
  </message>
  <message>
   <source>Nothing to do: resume</source>
   <translation>Nichts zu tun: fortsetzen</translation>
  </message>
  <message>
   <source>The debtor has written</source>
   <translation>Der Schuldner hat geschrieben</translation>
  </message>
  <message>
   <source>More messages after this one: {count}</source>
   <translation>Weitere Nachrichten danach: {count}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>refused_start</name>
  <message>
   <source>This data was saved by a newer version of the app</source>
   <translation>Diese Daten stammen von einer neueren Version der App</translation>
  </message>
  <message>
   <source>Install the newest version, then start again. Nothing changed.</source>
   <translation>Installieren Sie die neueste Version und starten Sie erneut. Nichts wurde geändert.</translation>
  </message>
  <message>
   <source>The data folder cannot be used</source>
   <translation>Der Datenordner kann nicht verwendet werden</translation>
  </message>
  <message>
   <source>Make sure the folder exists, that you can write to it and that the disk has space, then start again. Nothing changed.</source>
   <translation>Prüfen Sie, ob der Ordner existiert, ob Sie darin schreiben dürfen und ob der Datenträger Platz hat, und starten Sie erneut. Nichts wurde geändert.</translation>
  </message>
  <message>
   <source>Recovery Desktop cannot start</source>
   <translation>Recovery Desktop kann nicht starten</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>review</name>
  <message>
   <source>Submit it anyway only if it is another claim: the debtor would be contacted twice.</source>
   <translation>Mahnen Sie sie nur dann trotzdem an, wenn es eine andere Forderung ist: Der Schuldner würde zweimal kontaktiert.</translation>
  </message>
  <message>
   <source>Submit it anyway if you agreed on an earlier day, or if your plan contacts debtors before the due date.</source>
   <translation>Trotzdem anmahnen, wenn ein früherer Tag vereinbart ist oder Ihr Plan Schuldner vor der Fälligkeit kontaktiert.</translation>
  </message>
  <message>
   <source>Submit it anyway only to ask amicably: it can no longer be claimed in court.</source>
   <translation>Mahnen Sie sie nur dann trotzdem an, um freundlich zu bitten: Vor Gericht lässt sie sich nicht mehr geltend machen.</translation>
  </message>
  <message>
   <source>It is time-barred: {day} was the last day to claim it.</source>
   <translation>Sie ist verjährt: Am {day} konnte sie zuletzt geltend gemacht werden.</translation>
  </message>
  <message>
   <source>Not due until {day}: the first reminder leaves after that.</source>
   <translation>Erst am {day} fällig: Die erste Erinnerung geht danach hinaus.</translation>
  </message>
  <message>
   <source>Not due until {day}.</source>
   <translation>Erst am {day} fällig.</translation>
  </message>
 </context>
 <context>
  <name>row_menu</name>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message>
   <source>Copy this cell</source>
   <translation>Diese Zelle kopieren</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
 </context>
 <context>
  <name>statistics</name>
  <message>
   <source>Figure</source>
   <translation>Zahl</translation>
  </message>
  <message>
   <source>Of</source>
   <translation>Von</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Währung</translation>
  </message>
  <message>
   <source>Cases</source>
   <translation>Fälle</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Wert</translation>
  </message>
  <message>
   <source>All creditors of the platform</source>
   <translation>Alle Gläubiger der Plattform</translation>
  </message>
  <message>
   <source>Success, percent</source>
   <translation>Erfolg, Prozent</translation>
  </message>
  <message>
   <source>Days to recovery</source>
   <translation>Tage bis zum Zahlungseingang</translation>
  </message>
  <message>
   <source>With phone</source>
   <translation>Mit Telefon</translation>
  </message>
  <message>
   <source>Without phone</source>
   <translation>Ohne Telefon</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Angemahnt</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Bezahlt</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Eingegangen</translation>
  </message>
  <message>
   <source>Still owed</source>
   <translation>Noch offen</translation>
  </message>
  <message>
   <source>Recovered of month</source>
   <translation>Eingegangen vom Monat</translation>
  </message>
  <message>
   <source>Payments of unknown amount</source>
   <translation>Zahlungen in unbekannter Höhe</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistik</translation>
  </message>
 </context>
 <context>
  <name>table</name>
  <message>
   <source>Email</source>
   <translation>E-Mail</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Vorname</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Nachname</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Telefon</translation>
  </message>
  <message>
   <source>Still open</source>
   <translation>Noch offen</translation>
  </message>
  <message>
   <source>Debit or credit</source>
   <translation>Soll oder Haben</translation>
  </message>
  <message>
   <source>Paid or not</source>
   <translation>Bezahlt oder nicht</translation>
  </message>
  <message>
   <source>Paid on</source>
   <translation>Bezahlt am</translation>
  </message>
  <message>
   <source>“{words}” was not understood.</source>
   <translation>„{words}“ wurde nicht verstanden.</translation>
  </message>
  <message>
   <source>As stated in invoice {number}</source>
   <translation>Laut Rechnung {number}</translation>
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
   <translation>Betrag unbekannt</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>Angehalten</translation>
  </message>
  <message>
   <source>Paused until {day}</source>
   <translation>Angehalten bis {day}</translation>
  </message>
  <message>
   <source>Until {day}</source>
   <translation>Bis {day}</translation>
  </message>
  <message>
   <source>Until you resume it</source>
   <translation>Bis Sie ihn fortsetzen</translation>
  </message>
  <message>
   <source>Insolvent</source>
   <translation>Insolvent</translation>
  </message>
  <message>
   <source>Instalment of {amount}</source>
   <translation>Rate von {amount}</translation>
  </message>
  <message>
   <source>Paid · final from {day}</source>
   <translation>Bezahlt · endgültig ab {day}</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Bezahlt</translation>
  </message>
  <message>
   <source>{name}: {words}</source>
   <translation>{name}: {words}</translation>
  </message>
  <message>
   <source>“{words}”</source>
   <translation>„{words}“</translation>
  </message>
  <message>
   <source>{number}%</source>
   <translation>{number} %</translation>
  </message>
  <message>
   <source>d MMM</source>
   <translation>d. MMM</translation>
  </message>
  <message>
   <source>d MMM yyyy</source>
   <translation>d. MMM yyyy</translation>
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
   <translation>heute</translation>
  </message>
  <message>
   <source>tomorrow</source>
   <translation>morgen</translation>
  </message>
  <message>
   <source>yesterday</source>
   <translation>gestern</translation>
  </message>
  <message>
   <source>in {days} days</source>
   <translation>in {days} Tagen</translation>
  </message>
  <message>
   <source>{days} days ago</source>
   <translation>vor {days} Tagen</translation>
  </message>
  <message>
   <source>Starting soon</source>
   <translation>Beginnt bald</translation>
  </message>
  <message>
   <source>In recovery</source>
   <translation>Wird gemahnt</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Eingang gesichert</translation>
  </message>
  <message>
   <source>Disputed</source>
   <translation>Bestritten</translation>
  </message>
  <message>
   <source>Evidence needed</source>
   <translation>Nachweise nötig</translation>
  </message>
  <message>
   <source>Cancelled</source>
   <translation>Abgebrochen</translation>
  </message>
  <message>
   <source>Paid in part</source>
   <translation>Teilweise bezahlt</translation>
  </message>
  <message>
   <source>Payment received</source>
   <translation>Zahlung eingegangen</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-Mail</translation>
  </message>
  <message>
   <source>Phone call</source>
   <translation>Anruf</translation>
  </message>
  <message>
   <source>Text message</source>
   <translation>SMS</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>Brief</translation>
  </message>
  <message>
   <source>Recovery starts</source>
   <translation>Mahnvorgang beginnt</translation>
  </message>
  <message>
   <source>End of the plan</source>
   <translation>Ende des Plans</translation>
  </message>
  <message>
   <source>Instalment</source>
   <translation>Rate</translation>
  </message>
  <message>
   <source>Awaits your approval</source>
   <translation>Wartet auf Ihre Freigabe</translation>
  </message>
  <message>
   <source>contact {number}</source>
   <translation>Kontakt {number}</translation>
  </message>
  <message>
   <source>debtor</source>
   <translation>Schuldner</translation>
  </message>
  <message>
   <source>primary contact</source>
   <translation>Hauptkontakt</translation>
  </message>
  <message>
   <source>second contact</source>
   <translation>zweiter Kontakt</translation>
  </message>
  <message>
   <source>third contact</source>
   <translation>dritter Kontakt</translation>
  </message>
  <message>
   <source>Certain</source>
   <translation>Sicher</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Gelesen</translation>
  </message>
  <message>
   <source>To check</source>
   <translation>Zu prüfen</translation>
  </message>
  <message>
   <source>Unsure</source>
   <translation>Unsicher</translation>
  </message>
  <message>
   <source>Nothing to do: it is labelled, or other values agree with it.</source>
   <translation>Nichts zu tun: Es ist beschriftet, oder andere Werte stimmen damit überein.</translation>
  </message>
  <message>
   <source>Nothing speaks against it. You need not confirm it.</source>
   <translation>Nichts spricht dagegen. Sie müssen es nicht bestätigen.</translation>
  </message>
  <message>
   <source>Compare it with the invoice, then confirm or correct it.</source>
   <translation>Vergleichen Sie es mit der Rechnung, dann bestätigen oder korrigieren Sie es.</translation>
  </message>
  <message>
   <source>It may be wrong: compare it with the invoice, and correct it.</source>
   <translation>Es kann falsch sein: Vergleichen Sie es mit der Rechnung und korrigieren Sie es.</translation>
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
   <translation>Heute antworten</translation>
  </message>
  <message>
   <source>Answer by {day}</source>
   <translation>Antworten bis {day}</translation>
  </message>
  <message>
   <source>Answer overdue: {when}</source>
   <translation>Antwort überfällig: {when}</translation>
  </message>
  <message>
   <source>Due {day}</source>
   <translation>Fällig {day}</translation>
  </message>
  <message>
   <source>Was due {day}</source>
   <translation>War fällig am {day}</translation>
  </message>
 </context>
 <context>
  <name>titles</name>
  <message>
   <source>Mr</source>
   <translation>Herr</translation>
  </message>
  <message>
   <source>Mrs</source>
   <translation>Frau</translation>
  </message>
  <message>
   <source>Ms</source>
   <translation>Frau</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Keine</translation>
  </message>
 </context>
 <context>
  <name>typed</name>
  <message>
   <source>Enter the amount without a minus.</source>
   <translation>Schreiben Sie den Betrag ohne Minus.</translation>
  </message>
  <message>
   <source>This is not an amount. Enter it as 1234.50 or 1 234,50.</source>
   <translation>Das ist kein Betrag. Schreiben Sie 1234,50 oder 1.234,50.</translation>
  </message>
  <message>
   <source>This amount is too large.</source>
   <translation>Dieser Betrag ist zu groß.</translation>
  </message>
  <message>
   <source>Enter the rate as 12 or 12.5, up to 100.</source>
   <translation>Schreiben Sie den Satz als 12 oder 12,5, höchstens 100.</translation>
  </message>
  <message>
   <source>Enter a number such as 1.08.</source>
   <translation>Geben Sie eine Zahl wie 1,08 ein.</translation>
  </message>
  <message>
   <source>{currency} has at most {digits} decimals.</source>
   <translation>{currency} hat höchstens {digits} Nachkommastellen.</translation>
  </message>
  <message>
   <source>The points and commas of this amount contradict each other.</source>
   <translation>Punkte und Kommas dieses Betrags widersprechen sich.</translation>
  </message>
  <message>
   <source>This could be {small} or {large}. Enter it without the separator.</source>
   <translation>Das könnte {small} oder {large} sein. Schreiben Sie es ohne Trennzeichen.</translation>
  </message>
  <message>
   <source>The thousands of this amount are not in groups of three.</source>
   <translation>Die Tausender dieses Betrags sind nicht zu dritt gruppiert.</translation>
  </message>
  <message>
   <source>today</source>
   <translation>heute</translation>
  </message>
  <message>
   <source>yesterday</source>
   <translation>gestern</translation>
  </message>
  <message>
   <source>tomorrow</source>
   <translation>morgen</translation>
  </message>
  <message>
   <source>This is not a date. Enter it as {example}.</source>
   <translation>Das ist kein Datum. Schreiben Sie etwa {example}.</translation>
  </message>
  <message>
   <source>There is no such day.</source>
   <translation>Diesen Tag gibt es nicht.</translation>
  </message>
 </context>
</TS>
