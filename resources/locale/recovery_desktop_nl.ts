<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL" sourcelanguage="en_GB">
 <context>
  <name>About</name>
  <message>
   <source>About</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery Desktop {version}, under the Apache License 2.0.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Qt is used under the GNU LGPL, version 3: its libraries lie beside the app and may be replaced by your own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look for new versions once a day</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only the announcement is fetched, without anything about you. Nothing is installed by itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open its page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the licences</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Licences of every part</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Looking …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody answers there now. Look again later.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is announced is not signed by the makers of this app, so it is left alone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Version {version} is available.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is the newest version.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>AgreementCard</name>
  <message>
   <source>Accept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Propose something else</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Refuse</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the agreement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the proposal back</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>AheadSection</name>
  <message>
   <source>Planned contacts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody is contacted at night, at weekends or on holidays; dates move accordingly.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is planned.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Looking…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is planned is known while the service can be reached.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Skip</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Skip: {what}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change: {what}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make now: {what}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{moment}, {when}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{channel} to the {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Being skipped…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Being made…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Being changed…</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>App</name>
  <message>
   <source>From the next start on, your passphrase is asked for instead.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a connection first, then drop your invoices.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose invoices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invoices (*.pdf *.png *.jpg *.jpeg *.heic *.heif)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It had left already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No keyring is available, so you will sign in again at the next start.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use a passphrase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You are signed out of {name}. What you see was saved on this computer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sign in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service on this computer stopped and is being started again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service on this computer does not start. Its log in the settings says why.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>%n receivable(s) cancelled</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>Written: {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The test event came in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is delivered again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The secret was changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing waits for your answer: there is no deadline to write.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Deadlines to the calendar</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>deadlines.ics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Calendar (*.ics)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open invoices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mark all notices as read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Light look</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dark look</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look of the system</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose bank statements</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bank statements (*.xml *.sta *.mt940 *.940 *.swi *.ofx *.qfx *.csv *.tsv *.txt)</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>%n payment(s) recorded</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>Saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery is being cancelled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The evidence leaves in a moment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The payment is being entered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The insolvency is being entered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The data on this computer were damaged. Saved: {drafts} drafts and {intents} decisions; everything else is fetched from the service again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Some of what you typed may be missing; the damaged file is kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the damaged file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submitted</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>%n invoice(s) will leave on {moment}</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>%n draft(s) removed</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Today</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Receivable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Payments</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Statistics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your company</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Settings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Version {version} is available. {notes}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open its page</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>BackupCard</name>
  <message>
   <source>Backup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save a backup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bring back a backup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saving the backup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passphrase of the backup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The same again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The passphrase protects the key to passwords and sessions. Names and amounts in the file are not encrypted: keep it where only you can read it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose where to save it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It takes the place of everything on this computer. What is here now is kept aside in the data folder. Reminders that left after the backup was made may leave a second time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passphrase of this backup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check it and bring it back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The backup is whole and lies ready. It takes its place when the app closes; then start it again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close the app now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saved as {name}. Keep the passphrase: nobody can restore it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything kept on this computer in one file: receivables, drafts, documents, settings, and the data of the service that runs here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Checking</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Version of the app</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Documents</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At least {count} letters, please.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is not the same.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save the backup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Backup (*.zip)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a backup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Type the passphrase that you chose when you saved it.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>BalanceCard</name>
  <message>
   <source>Balance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As of {day}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Banner</name>
  <message>
   <source>Dismiss</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>BoardPage</name>
  <message>
   <source>Board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Number, debtor, amount, email</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search receivables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>View</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clear filters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing fits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No receivable has all of this. Take something away, or begin again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing in recovery yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop an unpaid invoice on the window. Each one becomes a card here, and you see it move.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open an invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shown: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copied: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy this cell</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only of this debtor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel recovery…</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>BulkBar</name>
  <message>
   <source>Cancel recovery…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose none</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>%n chosen</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>CancelDialog</name>
  <message>
   <source>Why do you cancel?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel recovery</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep it running</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{meaning} This cannot be undone once it was sent.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CancelManyDialog</name>
  <message numerus="yes">
   <source>Cancel the recovery of %n receivable(s)?</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>None of these can be cancelled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notes</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>Cancel %n receivable(s)</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>Keep them running</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Why do you cancel?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a reason first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{meaning} They are sent one after the other; once sent, this cannot be undone.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CertainSheet</name>
  <message>
   <source>Submit all that are certain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each was read without a doubt, and goes to a company and to people that you confirmed before.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They leave on {moment}, or when the app is next open after that. Until then each can be taken back in the list, or sent at once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Debtor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amount</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What will be submitted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>Submit %n invoice(s)</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>Together: {sums}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Checklist</name>
  <message>
   <source>Added</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add: {kind}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ChooseSheet</name>
  <message>
   <source>Which receivable is it for?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invoice number, debtor or amount</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Receivables found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing open fits these words.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ColumnsSheet</name>
  <message>
   <source>Which column is which?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The app remembers it for the next statement of this bank.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Decimals</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As the amounts say</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After a comma: 1.234,56</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After a point: 1,234.56</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dates</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As the dates say</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Day, month, year</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Month, day, year</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Year, month, day</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Read the statement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The first rows of the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns of the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the column of the date.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the column of the amount, or of the money that came in.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Connection</name>
  <message>
   <source>Starting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Live</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connected, asks regularly</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Offline, shows what was saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Signed out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Practice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This computer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery service</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Healthy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Failing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Switched off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No word about its health</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Never yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>less than a minute ago</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a minute ago</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} minutes ago</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} hours ago</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{when}, {ago}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once: the service runs on this computer and tells the app directly.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once: the service tells {address}, which leads to this computer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tunnel is being opened. Until then the app asks the service regularly.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The app asks the service every {seconds} seconds.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything is sent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One thing is not sent yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} things are not sent yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing was sent in the last 24 hours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>24 hours: {good} arrived, {bad} failed, {milliseconds} ms on average</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ConnectionIndicator</name>
  <message>
   <source>Starting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Live</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connected, asks regularly</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Offline, showing what was saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Signed out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{state} · up to date {when}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ConnectionPage</name>
  <message>
   <source>Connection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How the app and the service hear from each other.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sign in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask the service now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>State</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last full sync</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Decisions</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ConnectionsCard</name>
  <message>
   <source>Connections on this computer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a connection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forget</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forget {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forget this connection?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the app knows over {name} is deleted from this computer, drafts included. The service keeps what it has.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forget it</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ContactDialog</name>
  <message>
   <source>Add a contact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Email</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Phone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written to first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Written to second</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only when others do not answer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An email address is needed.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ContactEditor</name>
  <message>
   <source>Email</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Phone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Role</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Primary contact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contact {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove {contact}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Contacts</name>
  <message>
   <source>Add a contact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who is written to</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CounterDialog</name>
  <message>
   <source>Propose something else</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Instalments</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First payment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sum that settles everything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Message to the debtor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Propose</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A day from today on is needed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The sum is needed.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CreditorsCard</name>
  <message>
   <source>Creditors</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use {name}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DateField</name>
  <message>
   <source>Choose {label} from a calendar</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Calendar (Alt+Down)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DebtorCard</name>
  <message>
   <source>Debtor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a contact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor is insolvent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy {address}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DecisionCard</name>
  <message>
   <source>Without an answer, recovery goes on for the rest.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without an answer, the rest is written off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A part was paid. What about the rest?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on for the rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Accept and close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{paid} of {original} arrived, {rest} remains. Your answer is due {when} ({day}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contacts resume for {rest}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contacts that are left: {count}, the last around {day}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You keep {paid} and write off {rest} for good.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{paid} is paid out {days} days after your answer.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DeliveriesCard</name>
  <message>
   <source>Delivery log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only what failed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Looking</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not known yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This service keeps no log that we may read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing was delivered yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing failed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Deliver again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Deliver {event} again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>attempt {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>answer {code}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{milliseconds} ms</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Arrived</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Failed</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DisputeCard</name>
  <message>
   <source>Answer with evidence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor is right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What would convince: {kinds}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on with the answer</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>EndpointsCard</name>
  <message>
   <source>Where the service delivers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Send a test event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change the secret</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Deliveries are signed with a new secret; the old one is good for one more day.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The app cannot be reached now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Waiting for it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Asking the service</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not known yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This service does not say where it delivers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nowhere: the app asks the service instead.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Switch on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Switch on {address}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove {address}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This app</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another program</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>EraseCard</name>
  <message>
   <source>Delete everything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From this computer, for good: there is no way back but a backup.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>DELETE</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Type {word} to confirm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete it and close the app</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{receivables} receivables and {drafts} drafts as this app knows them, {files} documents, settings, corrections, logs, and earlier data that were kept aside</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Goes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stops</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The recoveries that run on this computer: nobody is written to any more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Never sent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Decisions that still wait: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stays</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What a hosted service holds, and every file that you saved elsewhere</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>EvidenceView</name>
  <message>
   <source>Back to the receivable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Statement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What was agreed, delivered and written, in the order of time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept as you type.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submit the evidence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose “Look at it” beside a file to see it here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What would convince</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop them here: PDF, PNG or JPEG, 10 MB each, 20 files, 50 MB together.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is sent once, and the debtor may see it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Files: {count}, {size}. It is sent once, and the debtor may see it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Files are being added…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Evidence (*.pdf *.png *.jpg *.jpeg)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a file or write a statement.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ExportBar</name>
  <message>
   <source>Writing the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{done} of {total} written</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ExportCard</name>
  <message>
   <source>Take everything out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export everything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exporting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exported as {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A ZIP of JSON and CSV tables and your documents, to be read by any other program. Passwords and keys are not in it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Archive (*.zip)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Field</name>
  <message>
   <source>optional</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>InsolvencyCard</name>
  <message>
   <source>The debtor is insolvent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contacts have stopped. Ask the court or the administrator by when to declare the claim.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contacts have stopped. Declare your claim by {day} ({when}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Procedure</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Opened on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Court</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reference</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Administrator</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To declare</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>InsolvencyDialog</name>
  <message>
   <source>The debtor is insolvent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Procedure</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Opened on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Published on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the official gazette.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Court</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reference</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Administrator</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stop and show what to do</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contacts stop at once for everything that this debtor owes you. What is left is to declare the claim in time; the app says by when.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The day on which the court opened it is needed.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>KnownStrip</name>
  <message>
   <source>Leave these fields empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forget this debtor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>who is written to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Filled in from there: {names}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LinesForm</name>
  <message>
   <source>Receivables</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LinkCard</name>
  <message>
   <source>Debtor's page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Here the debtor pays, answers or disputes. You may send the link yourself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the link</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>QR code</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No browser could be opened. The address is {address}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LinkSheet</name>
  <message>
   <source>Debtor's page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whoever points a telephone at it reaches the page where the debtor pays or answers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Lost</name>
  <message>
   <source>An invoice that you submitted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>That you cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A contact that you added</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your evidence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your decision about the payment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A payment that you recorded</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LostAnswerSheet</name>
  <message>
   <source>Did this arrive?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The connection broke before the service answered. The app has looked there and cannot tell whether it has it. Nothing is sent twice unless you say so.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What was sent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amount</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Decide later</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It did not arrive: send it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It arrived</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at the service before you decide.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is how it stands at the service now:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the service, this may be it:</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>MailboxCard</name>
  <message>
   <source>Mailbox for reminders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sender address</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outgoing mail server (SMTP)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Security</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>STARTTLS (usual)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>TLS from the start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>None (only on this computer)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>User name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Password</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Send a test message and keep it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unchanged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trying</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept. In Practice nothing is sent, so it was not tried.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The test message was sent to you, and the mailbox is kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reminders leave through your own mail server, so debtors can answer you.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In use. The password is kept sealed and is never shown.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An email address, such as name@company.example.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The name of your mail server.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A number from 1 to 65535; usually 587.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These values cannot be used together.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>MessageSheet</name>
  <message>
   <source>To</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outcome</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sent.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Subject</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Text of the message</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the letter</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>NameDialog</name>
  <message>
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>NotesSection</name>
  <message>
   <source>Your notes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept as you type. The debtor does not see them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Further data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What other programs keep here, such as the number in your accounts.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything as the service told it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Being saved…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything is saved.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A name is needed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This name is taken; remove it first.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>NoticesPage</name>
  <message>
   <source>Notices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only what is new</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mark all as read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Deadlines to the calendar</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Write your open deadlines to a file that every calendar takes in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have seen everything.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing happened yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Payments, answers, disputes and deadlines appear here, each with its receivable.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>%n new</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>Nothing new. What was told before stays here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mark as read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mark as read: {what}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open: {what}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>And {count} more in its history</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New · {when}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>OnboardingPage</name>
  <message>
   <source>Your account is active</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You can submit invoices now. The first one takes a minute.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submit an invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who is owed the money?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is what debtors will read. You can change it later; it is saved as you type.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Company</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>SIRET</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>VAT number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Street and number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Address, second line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Postal code</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>City</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Country</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two letters, as in FR</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Email</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Phone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Continue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What that means</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recoveries rest: nobody is written to or called for you.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What debtors pay still arrives and is recorded.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is lost. All goes on where it stopped once the account is active again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is needed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Complete in the browser</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No browser could be opened. The address is {address}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is needed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your account is suspended</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Almost there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service has stopped it. What it still needs stands below; the app notices by itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service checks each creditor. Complete this once; the app notices by itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Looking what the service needs…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service names nothing. Ask it in the browser why the account is suspended.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything was handed in. The service is checking it now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The page in the browser shows what the service still needs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overdue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Needed now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Later</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Overview</name>
  <message>
   <source>What happens next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What happened</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show everything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All planned contacts ({count})</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Palette</name>
  <message>
   <source>Go to anything, do anything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A page, an action, a debtor, a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is called that.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PaperSheet</name>
  <message>
   <source>Save…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PaperView</name>
  <message>
   <source>Page of the document</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This picture cannot be shown.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This file cannot be shown here.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PapersSection</name>
  <message>
   <source>Letter as it was sent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attached by the debtor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Documents</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Case file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Download the case file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The case file is being made</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One archive for a lawyer or bailiff: an overview with the balance and everything that happened, all documents and messages, and a list of checksums.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Being made…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are no documents yet. Letters and evidence appear here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Looking…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Documents are shown while the service can be reached.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PassphraseDialog</name>
  <message>
   <source>Choose a passphrase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Type your passphrase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This computer has no keyring that answers. A passphrase protects your session and the key of your data instead. It is asked for at each start, and nobody can restore it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It opens your session and the key of your data. Nothing is sent anywhere.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passphrase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The same again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Protect with it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unlock</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This passphrase does not open it. Type it again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At least {count} letters, please.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is not the same.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PaymentDetail</name>
  <message>
   <source>Seen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose another receivable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not for a receivable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Propose again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Or for one of these</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The statement names no payer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the receivable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Booked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Account</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reference</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service refused it: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Confirmed. It is on its way to the service.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recorded with the service.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You set it aside: it waits for nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The bank took back a payment that had arrived. If it had been recorded, tell the service: the receivable has to be opened again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing that is owed fits. Choose the receivable, or set the payment aside.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paid directly: end the recovery</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Record {amount}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This service takes no payments from you. Recovery ends as paid directly, whatever is left. This cannot be undone once it was sent.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service is told that it arrived, and reminds nobody of what is paid.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PaymentDialog</name>
  <message>
   <source>I was paid directly</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amount</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Arrived on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reference</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As on your bank statement.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enter the payment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This service takes no single payments: recovery ends as cancelled because you were paid directly, and the debtor is told that all is settled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rest} remains.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything is paid: contacts stop at once, and the receivable closes as recovered.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{more} more than is open arrived; that is noted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By your standing rule recovery goes on for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By your standing rule it is written off, and the receivable closes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contacts pause, and you are asked what to do about it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The amount that arrived is needed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The day on which it arrived is needed, today at the latest.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PaymentsPage</name>
  <message>
   <source>Payments</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What came in over the bank, and which invoice it pays.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a statement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name the columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check the columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Payments that came in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop a bank statement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>CAMT, MT940, OFX or CSV. It is read on this computer and stays here.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>Record all %n certain</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>PdfView</name>
  <message>
   <source>Page of the invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Previous page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zoom out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zoom in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fit width</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fit width, then the whole page (Ctrl+0)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw a box to read again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{page} of {pages}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PieceRow</name>
  <message>
   <source>Look at it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What {name} is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What it shows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In one line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What {name} shows</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PlanCard</name>
  <message>
   <source>Recovery plan</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Relationship with debtors</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep them as customers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Balanced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Get the money</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a contact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Approve and keep the plan</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo my changes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saving</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Changed, not kept yet. It counts for recoveries that start from then on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing leaves before you approved it once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept. It counts for recoveries that start from now on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Approved. Each contact, in working days from the start of a recovery.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing was changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Day</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contact {number}: working days after the start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contact {number}: way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Friendly</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neutral</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Firm</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contact {number}: tone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contact {number}: text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove contact {number}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PlannedEditDialog</name>
  <message>
   <source>Change this contact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Day</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>By</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Subject</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Looking up what it says…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To {to}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A day from today on is needed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing was changed.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PracticeBand</name>
  <message>
   <source>Practice: nothing leaves this computer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A week on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is planned.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ProgressRow</name>
  <message>
   <source>Try again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try {name} again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Send now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Send {name} now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take {name} back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove {name}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>QrCode</name>
  <message>
   <source>QR code of the address</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Queue</name>
  <message>
   <source>Submit invoices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is read here waits for your check. Nothing is sent before.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop invoices anywhere on this window</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>PDF files, or photos as PNG or JPEG. Several at once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Type one in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take in a table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Files that were read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pause</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove what is not read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look through and submit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Read without a doubt, to companies and addresses that you confirmed before.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On their way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search what is on its way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing on its way has these words.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open invoices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invoices (*.pdf *.png *.jpg *.jpeg *.heic *.heif);;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a table of invoices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tables (*.csv *.tsv)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{done} of {whole} read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paused: {words}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>%n could not be read</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>Reading {name}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>%n invoice(s) are certain</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>Show %n more</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>Try %n failed again</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>Typed in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submitting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leaves on {moment}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paused</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Waiting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Uploading</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{amount} from {debtor}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Missing: {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Certain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ready to be checked and submitted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You can type the fields in.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RawSheet</name>
  <message>
   <source>As the service told it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The receivable as JSON</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ReadField</name>
  <message>
   <source>Forget this correction</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ReceivablePage</name>
  <message>
   <source>The evidence is being sent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>I was paid directly</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Download the case file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask the service again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything as the service told it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel recovery…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>More actions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Overview</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Planned contacts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Documents</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Receivable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Looking…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your answer is kept and being sent; the service confirms it here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The evidence is being sent: {percent} %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service does not know this receivable, or not any more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service refused your answer. {reason}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RecoverySection</name>
  <message>
   <source>Try again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Asking the service …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This service decides itself how it recovers; it offers no settings here.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RememberedCorrections</name>
  <message>
   <source>Remembered corrections</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forget all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Applied to the next invoice that looks the same, and marked there. Kept on this computer only.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing yet. What you put right in a review is remembered when you submit it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{field}: always {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{field}: read where you showed it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From {number}, seller {seller}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forget</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forget the correction of {field}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <source>No page to show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This invoice is typed in, or its file cannot be shown here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check what was read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Previous invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submit nevertheless</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Debtor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a company</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>a private person</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recover this invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back to the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{at} of {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not found on the page: {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your account is not active yet: complete it first. This draft is kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Before it can go: {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saved. {amount} from {debtor}.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RulesCard</name>
  <message>
   <source>Standing rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After a partial payment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask me every time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on for the rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close it as paid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{percent} % of the amount or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Accept an offer of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Up to {count} instalments</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Accept instalments</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep these rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept. They count from now on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What may be answered in your name. Each time it happens, the history says so.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saving</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>SettingsPage</name>
  <message>
   <source>Settings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recoveries</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Learned</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Support</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Theme</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As the system</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Light</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>High contrast</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Text size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reduce motion</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Language</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The language changes with the next start.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{language} (not reviewed)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connection and data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no keyring on this computer: you sign in at each start.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use another connection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sign out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the data folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Logs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For support. Names, addresses and secrets are left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show the log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save what is shown for support</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Archive (*.zip)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Address</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Environment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Creditor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Data folder</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>SettingsState</name>
  <message>
   <source>Saved as {name}. It holds what you see here and nothing else.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ShortcutList</name>
  <message>
   <source>Keyboard shortcuts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open invoices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go to anything, do anything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the list, on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Board or table, on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Calendar, in a date field</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submit the invoice on view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next and previous invoice to check</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zoom the page, fit its width or all of it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next and previous control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back, or close what is open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>SignInPage</name>
  <message>
   <source>Waiting for the browser</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open the browser again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the address</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The address was copied. Open it in any browser on this computer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Continue in your browser</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Preparing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A page has opened there. Agree on it and come back: this window goes on by itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service is getting ready.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You are signed in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sign in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your browser opens and asks you. Then this window goes on by itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not signed in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing was changed. Try again whenever you like.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No browser could be opened. Copy the address and open it yourself.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>SshForm</name>
  <message>
   <source>Server</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Port</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>User name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How the app signs in there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With a key of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With a key file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With a password</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put this line into the file authorized_keys of that user on the server:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The app's public key</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Key file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Password</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept sealed on this computer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Public address</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where the internet reaches that port. Leave it empty where the server says it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Port on the server</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Empty: the server chooses.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open on the server for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>programs on the server, such as its web server</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>everybody, where the server allows it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passphrase of the key file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A port is a number between 1 and 65535.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This has to be an https address without a path.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a private key</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All files (*)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>StatisticsPage</name>
  <message>
   <source>Statistics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Counted from the day of submission.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Period</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last month</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last quarter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last year</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From … until …</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the figures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Until</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submitted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Days to recovery</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Success with and without phone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submitted and recovered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cases</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amount</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invoices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Success</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Few cases: the difference may be chance.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Still owed by age</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Age</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovered by month of submission</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Month</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Share</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Days</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing to count yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Figures appear with the first invoice that you submit.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{share} of what was submitted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invoices: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Average of {count} recovered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With phone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without phone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>not told</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{recovered} of {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spreadsheet (*.xlsx)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Text with separators (*.csv)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closed: {count}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>TableSheet</name>
  <message>
   <source>Take in a table of invoices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Say which column is which. The app remembers it for tables with the same headings.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The first rows of the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns of the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not now</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>%n invoice(s) found</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them need completing before they can go</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>Take in %n invoice(s)</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>Row {line}: {what}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>and %n more row(s)</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>TextsCard</name>
  <message>
   <source>Texts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Language</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Subject</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Preview</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep this text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo my changes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As a debtor reads it, with an invented invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saving</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no value of this name: {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no such text in this language: the English one is used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This translation was not reviewed by a lawyer. Read it before you use it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Greeting, payment details and signature follow by themselves.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing was changed</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Toast</name>
  <message>
   <source>Undo ({seconds})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>TodayPage</name>
  <message>
   <source>Today</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outstanding</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Needs you</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What happens next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which invoice is unpaid?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop its PDF anywhere on this window. You check what was read before anything is sent.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open an invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Waiting for you: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing needs you. All is on its way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>And {count} more on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Typed in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check what was read and submit it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The answer was lost. Did it arrive?</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Told</name>
  <message>
   <source>Notices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The page of notices always has all of them. This is what comes to you.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Show notifications on the desktop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What needs your answer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Payments</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovered, cancelled, insolvent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every contact and step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your account</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quiet hours: what happens then waits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Until</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Never</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{days} days before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The day before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remind me of deadlines</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep working in the tray when the window is closed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where the desktop has a tray. Quit ends the app.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Tray</name>
  <message>
   <source>Show Recovery Desktop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Notices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery Desktop</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>%n new notice(s)</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>TunnelCard</name>
  <message>
   <source>How news arrive</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Continue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change the tunnel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set up a tunnel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step 1 of 3: choose</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step 2 of 3: enter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step 2 of 3: confirm the server</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step 3 of 3: prove</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is the same: connect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Send the test event again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fill in what is missing first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Waiting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No tunnel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The app asks the service regularly. Nothing to set up; news come a little later.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An SSH server</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your own server, or any that forwards a port. The app keeps the tunnel open.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another tunnel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You run it yourself and paste its public address here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the address on this computer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Public address</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where the internet reaches the tunnel, without a path.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Let your tunnel lead to {address} on this computer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This has to be an https address without a path.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is the server's key. Is it the one that its operator tells you?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fingerprint of the server's key</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is remembered. A server that shows another one later is told nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A test event came in from outside. News arrive at once from now on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service is asked for a test event. It has to come in here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tunnel is open, but no test event came in yet.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ViewMenu</name>
  <message>
   <source>No view is kept yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep this view…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rename “{name}”…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete “{name}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A view needs a name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep this view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another view has this name, or none was given.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rename the view</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>WelcomePage</name>
  <message>
   <source>Get your unpaid invoices paid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop an invoice, check what was read, follow it until the money arrives. How do you start?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Practice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try everything with debtors that play along. Nothing leaves this computer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start practising</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This computer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your own mailbox writes, letters are printed here. No account anywhere.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use this computer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery service</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A service recovers for you: it writes, calls, and pays out to your account.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connect to a service</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a connection file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Address</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Client id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Client secret</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kept in this computer's keyring.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Connection files (*.json)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The address must begin with https://</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Address and client id are needed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is not a connection file.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Window</name>
  <message>
   <source>Recovery Desktop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drop invoices here</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>_Choice</name>
  <message>
   <source>Starting</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>_Entry</name>
  <message>
   <source>Read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Read: {what}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>_Picture</name>
  <message>
   <source>Picture of the document</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>appraisal</name>
  <message>
   <source>You submitted {name} on {day}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You submitted this file, {name}, on {day}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The same file, {name}, is in the list already, since {day}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You submitted {name} on {day}, to {debtor}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{debtor} is known from {numbers}, submitted on {day}.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>board</name>
  <message>
   <source>Remove the filter: {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Debtors</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search debtors</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is less than the smaller amount.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At any time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Receivables</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Export the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spreadsheet (*.xlsx)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Text with separators (*.csv)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Debtor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Status</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amount</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remaining</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Due date</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Days late</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Updated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Newest first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Oldest first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Largest amount first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Largest remainder first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Latest in payment first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What happens next first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Debtors from A to Z</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invoices by number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Updated last first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column}, downwards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{column}, upwards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not due yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1–30 days late</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>31–60 days late</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>61–90 days late</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Over 90 days late</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not due</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1–30 days</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>31–60 days</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>61–90 days</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Over 90 days</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{least} to {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>from {least}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>up to {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>today or missed</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>within %n day(s)</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>Age</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your answer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Email</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Currency</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} being cancelled already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} recovered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} cancelled before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} with a payment: decide on their own page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} with the status “{status}”</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>cancelling</name>
  <message>
   <source>The debtor paid me directly</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor is told that all is settled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor is right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The claim is given up.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>I no longer want to pursue it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contacts stop. You may still claim it yourself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It was submitted by mistake</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contacts stop. You can submit it again, corrected.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>checks</name>
  <message>
   <source>A SIRET has digits only.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A SIRET has 14 digits; this has {count}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The check digit does not fit. Please compare it with the document.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This does not look like a VAT number, as in FR 40 303265045.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is not an email address.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Net and tax add up to another sum.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This day is still to come.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is before the invoice was written.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This invoice is not due yet.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>dialogs</name>
  <message>
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>form</name>
  <message>
   <source>Invoice number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invoice date</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Due date</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Currency</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amount including tax</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amount before tax</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tax</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What was delivered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Debtor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>SIRET</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>VAT number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Street and number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Address, second line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Postal code</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>City</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Country</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A contact with an email</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The amount must be more than nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is needed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody must be written to: add an email address.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This contact needs an email address.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A date or the amount is missing.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>notices</name>
  <message>
   <source>The service cannot be reached</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What you did is kept and is sent as soon as there is a connection.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The answer was lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The app looks whether it arrived before anything is sent again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You are signed out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sign in again. Nothing that you typed is lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The app is still connecting</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try again in a moment. Nothing that you typed is lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service refused this</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Correct what is named and try again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service asks to go slower</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is tried again by itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The service has a fault</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is tried again later. If it stays, tell the service this number.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The answer could not be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check the address of the service, or whether a network login page stands in between.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor needs a contact with an email address.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This invoice was submitted before.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This invoice is not due yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This invoice is too old to be claimed in court.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your account is not active yet. Complete what is asked first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is no longer possible: the receivable has moved on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This file is too large. 20 MB is the most.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This service takes no files with the evidence. Describe them in words, or hand them in there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is not a PDF, or it cannot be opened.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Company name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Letters are written in its name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>SIRET number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It proves that the company exists.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Company address</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A formal notice must carry it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody must answer for the account.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bank account</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovered money is paid out to it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Identity document</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The law asks to know whom money is paid to.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mandate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It allows the service to write in your name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another program uses the port that the tunnel leads to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End that program, or set the tunnel up again with another port.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tunnel's server cannot be reached</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is tried again by itself. Until then the app asks the service regularly.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tunnel's server has not been confirmed yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compare its key with the one that its operator tells you, and confirm it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tunnel's server shows another key than the one you confirmed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ask its operator. Somebody may stand in between: nothing was sent.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tunnel's server did not let the app in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check the user name, and the password or key.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The private key cannot be used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a file with a private key, and type its passphrase if it has one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tunnel's server opens no port for us</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The port may be taken, or this server forwards none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tunnel's server does not say under which address it is reached</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Type the public address yourself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The test event did not arrive</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check the public address, and that it leads to this computer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This table cannot be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save it as CSV with one line of headings, then choose it again.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>notices_page</name>
  <message>
   <source>New notices: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your account</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Answer due: {who}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A part was paid. You decide what happens with the rest.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor disputes the invoice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Evidence is asked of you.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An agreement was proposed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your answer is due soon.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A payment arrived.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor announced a payment.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An announced payment did not arrive.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovered.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery was cancelled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor is insolvent.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery started.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor was contacted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your evidence arrived.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An agreement has changed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your account is active.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor was contacted: {channel}.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>payments</name>
  <message>
   <source>Certain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To check</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not matched</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Taken back by the bank</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On its way to the service</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recorded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set aside</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gives the reference {detail}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Names the invoice {detail}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>May name the invoice {detail}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The amount is exactly what is left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The amount is that of the invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The amount is the sum of several receivables of this debtor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The amount is a part of what is left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The amount is more than what is left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The payer has the debtor's name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The payer's name resembles the debtor's</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The payer has another name: {detail}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It arrived before the invoice was issued</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The invoice is in {detail}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This receivable is closed: nothing can be recorded on it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A payment of this amount was recorded on it within days of this one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another receivable fits nearly as well</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another payment of this list pays it already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You chose this receivable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Entries that are not booked yet were left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Some lines could not be read and were left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The balances in the file do not agree with its entries: it may be incomplete.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its letters were guessed: check the names.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Day and month were told apart by guess: check a date.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>%n payment(s), all known already.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s).</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>No payment came in.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{left} open, {more} too much</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{left} open, paid in full with this</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{left} open, {after} after this</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <source>{invoice} and %n more</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <source>This statement cannot be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This statement cannot be opened</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The file is empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The file is too large for a bank statement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is no bank statement that can be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The file contains instructions that a bank statement never has</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The end of the file is missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The file is damaged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The columns of this table are not known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Download it from your bank again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look whether the file is still there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Download the statement from your bank again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Download a shorter period.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose CAMT.053, CAMT.054, MT940, OFX or CSV when you download it from your bank.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It was not opened. Download the statement from your bank again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It may not have been downloaded fully. Download it from your bank again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Download it from your bank again, in another format if there is one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Say which columns hold the date and the amount.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file}: {title}. {next}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Date</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amount, with its sign</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Money in, where it has a column of its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who paid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reference</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Currency</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>receivable</name>
  <message>
   <source>An agreement is in force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The agreement was not kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor proposes an agreement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your proposal waits for the debtor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{total} instead of {open}, by {day}; the rest is then written off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{total} in one payment by {day}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{total} in {count} instalments, the last on {day}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contacts rest while it is kept. A late instalment ends it, and recovery goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery goes on for all that is open.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Accepting stops the contacts for as long as it is kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You give up {amount}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Refusing lets recovery go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The proposal stands until {day} ({when}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{number}. {day}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>paid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>late</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all at once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} a month apart</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remaining</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Interest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fixed sum</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Invoice {numbers}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{base} × {rate} % × {days} days ÷ 365</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rate of this half-year is not known yet; this is not counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{count} × {base}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fixed sum for recovery costs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paid {day}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Interest, {since} – {until}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your standing rule: you are asked about every partial payment.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your standing rule: after a partial payment recovery goes on by itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your standing rule: after a partial payment the rest is written off by itself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Settlements of {share} % or more are accepted without asking.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Up to {count} instalments are accepted without asking.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor disputes this invoice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Evidence is asked for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Their reason: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Their reason: {reason}. It is about {part} of the invoice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contacts pause until you answer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The deadline was {day}. Recovery stays paused until you answer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your answer is due {when} ({day}); contacts pause until then.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without an answer recovery stays paused.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A note was kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A statement was submitted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>you</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the debtor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the recovery service</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>your platform</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Safeguard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Receivership</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Liquidation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another procedure</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The invoice was submitted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The invoice {numbers} was submitted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{channel} to {to}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{channel} to the debtor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It was delivered.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It came back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It could not be delivered.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody answered.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody answered.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A message was left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It is on the call list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It was printed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It was handed out for printing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{channel}: skipped by you.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{channel} of {day}: skipped by you.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{channel} not made. {why}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mail to {to} comes back; the next contact is written to.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{channel} waits: the receiving side asked to try again later.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{to} was added as {level}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You called. {outcome}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{amount} arrived: everything is paid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{amount} arrived, {rest} remains.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You were asked what to do about the {rest} that remains.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The payment of {amount} was taken back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor announced {amount} for {day}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What was announced for {day} did not arrive.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor says that {amount} was paid on {day}: please look at your account.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor disputes the invoice; contacts pause.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor disputes {amount} of the invoice; contacts pause.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{what} Reason: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Evidence was asked for; contacts pause.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Evidence was asked for; contacts pause: {asked}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You answered; recovery goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You answered with evidence ({kinds}); recovery goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closed with {amount} recovered; {rest} was written off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovered: {amount}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery goes on for what remains.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor took the dispute back; recovery goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A payment was taken back; recovery goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What was in question has been paid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The payment that the debtor spoke of was not entered; recovery goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery was cancelled: {why}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery was cancelled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You proposed to settle for {total} by {day}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor proposed to settle for {total} by {day}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You proposed {total} in payments from {day} on: {count}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor proposed {total} in payments from {day} on: {count}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your standing rule answered.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The agreement is in force; contacts rest.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The proposal was refused.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A newer proposal took its place.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody answered the proposal in time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The agreement was kept to the end.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The agreement was not kept; recovery goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The agreement was ended.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor is insolvent since {day}; contacts stop.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The claim is to be declared by {day}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery started.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor attached files.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody said that the invoice is not theirs: whom else to contact?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The deadline passed; recovery stays paused until you answer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor is not insolvent any more; recovery goes on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every contact was made without payment. The case file is ready for a lawyer or bailiff.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You ask by when the claim is to be declared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You declare your claim, {when}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You decide about the partial payment, {when}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You answer with evidence: the deadline has passed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery stays paused until you answer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You answer with evidence, {when}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contacts pause until then.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor pays {amount}, {when}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery is paused.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery starts {when}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Until then it can be taken back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{channel} to the {level}, {when}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{amount} was paid out to you, {when}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{amount} is paid out to you, {when}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing more: this is closed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery starts within a day. Until then it can be taken back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is planned at the moment.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without an answer recovery goes on for the rest.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without an answer the rest is written off.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A payment arrived and is being settled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A part was paid; you decide about the rest.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor disputes the invoice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Evidence is asked for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor says that it is paid. Without a payment it goes on after seven days.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An agreement is in force; contacts rest while it is kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A proposal waits for an answer; contacts rest meanwhile.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor is insolvent: all that is left is to declare the claim.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your account is suspended.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody said that they are not the debtor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quote</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Purchase order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Contract</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delivery note</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Correspondence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Proof of service</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Other</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing was received</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing was ordered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the quality is not right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is not what was agreed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the amount is wrong</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it is paid already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>somebody else owes it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>another reason</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Signed or stamped, it shows who took the goods, and when.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A report, photo or tracking page shows that the work or parcel arrived.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows what was to be delivered, and where.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows that the order came from the debtor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Accepted in writing, a quote is an order.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Signed, it shows who ordered what at which price.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows which quality was agreed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A signed acceptance or photos show how it was when it was handed over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows that nobody complained at the time, or what was offered.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows the price that was accepted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows quantities and prices as the debtor ordered them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows the agreed price and what comes on top.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows which invoice is open, beside the one that was paid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A statement of account shows that nothing arrived.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows to whom the invoice was addressed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows who signed, and for which company.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows what is claimed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows what was offered, and at which price.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows what was ordered.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows what both sides agreed on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows what was delivered, and when.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows what was written at the time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It shows that the work was done.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Say in its description what it shows.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor has no email address that works.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor has no phone number.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The debtor has no postal address.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This person said that the invoice is not theirs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mail to this address comes back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery had ended before.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You skipped it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No reviewed text for it is switched on in the debtor's language or in English.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its text has a mistake and could not be filled in.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The receivable is time-barred: only letters that say so are sent.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A newer answer to the debtor went out instead.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An answer to what was proposed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It could not be handed over, several times.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody is contacted at night, at weekends or on holidays.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This debtor was contacted on this day already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This debtor was contacted three times within seven days.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery was paused, so it moved.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You changed it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What it waited for has happened.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have not approved the plan yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no mailbox to send from.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no gateway for text messages.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The address before came back; this is the next contact.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody answered; this goes to the next contact.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your mailbox refused to sign in.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The receiving server asked to try again later.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Step {step} of the plan.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After {day}, for which the debtor announced a payment.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is larger than 10 MB.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} cannot be read: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is not a PDF, PNG or JPEG file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} was not added: twenty files are the most.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} was not added: together the files would be larger than 50 MB.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>review</name>
  <message>
   <source>Submit it nevertheless only if it is another claim: the debtor would be written to twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submit it nevertheless only if you agreed on an earlier day with the debtor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submit it nevertheless to ask for it kindly: it can no longer be claimed in court.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>statistics</name>
  <message>
   <source>Figure</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Currency</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cases</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Statistics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Success, percent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Submitted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Days to recovery</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With phone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without phone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Still owed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovered of month</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>table</name>
  <message>
   <source>Email</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Phone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>“{words}” was not understood.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>text</name>
  <message>
   <source>Recovery Desktop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>d MMM</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>d MMM yyyy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{day}, {time}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>today</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tomorrow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>yesterday</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>in {days} days</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{days} days ago</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Starting soon</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In recovery</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Payment received</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovered</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Disputed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Evidence needed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancelled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Email</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Phone call</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Text message</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Letter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recovery starts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>primary contact</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>contact of level {level}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Certain</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Please check</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unsure</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your answer: {when}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Due {day}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>typed</name>
  <message>
   <source>This is not an amount. Write it as 1234.50 or 1 234,50.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{currency} has {digits} decimals at most.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This amount is too large.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The points and commas of this amount contradict each other.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This could be {small} or {large}. Please write it without the mark.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The thousands of this amount are not grouped by three.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>today</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>yesterday</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tomorrow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is not a date. Write it as {example}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no such day.</source>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
