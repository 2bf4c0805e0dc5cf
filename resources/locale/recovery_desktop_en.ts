<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
 <context>
  <name>App</name>
  <message numerus="yes">
   <source>%n message(s) to be sent within a week.</source>
   <translation>
    <numerusform>%n message to be sent within a week.</numerusform>
    <numerusform>%n messages to be sent within a week.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) added from the watched folder</source>
   <translation>
    <numerusform>%n file added from the watched folder</numerusform>
    <numerusform>%n files added from the watched folder</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) being approved</source>
   <translation>
    <numerusform>%n invoice being approved</numerusform>
    <numerusform>%n invoices being approved</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Recovery of %n invoice(s) cancelled</source>
   <translation>
    <numerusform>Recovery of %n invoice cancelled</numerusform>
    <numerusform>Recovery of %n invoices cancelled</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s) recorded</source>
   <translation>
    <numerusform>%n payment recorded</numerusform>
    <numerusform>%n payments recorded</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) paused</source>
   <translation>
    <numerusform>%n invoice paused</numerusform>
    <numerusform>%n invoices paused</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Recovery of %n invoice(s) resumes</source>
   <translation>
    <numerusform>Recovery of %n invoice resumes</numerusform>
    <numerusform>Recovery of %n invoices resumes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Tags of %n invoice(s) changed</source>
   <translation>
    <numerusform>Tags of %n invoice changed</numerusform>
    <numerusform>Tags of %n invoices changed</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n entry(s) exported</source>
   <translation>
    <numerusform>%n entry exported</numerusform>
    <numerusform>%n entries exported</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n in other currencies left out</source>
   <translation>
    <numerusform>%n in another currency left out</numerusform>
    <numerusform>%n in other currencies left out</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n correction(s) forgotten</source>
   <translation>
    <numerusform>%n correction forgotten</numerusform>
    <numerusform>%n corrections forgotten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) paid in your books</source>
   <translation>
    <numerusform>%n invoice paid in your books</numerusform>
    <numerusform>%n invoices paid in your books</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{amount} deducted from %n invoice(s)</source>
   <translation>
    <numerusform>{amount} deducted from %n invoice</numerusform>
    <numerusform>{amount} deducted from %n invoices</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) already here, not added again</source>
   <translation>
    <numerusform>%n file already here, not added again</numerusform>
    <numerusform>%n files already here, not added again</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) will be submitted on {moment}</source>
   <translation>
    <numerusform>%n invoice will be submitted on {moment}</numerusform>
    <numerusform>%n invoices will be submitted on {moment}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n draft(s) removed</source>
   <translation>
    <numerusform>%n draft removed</numerusform>
    <numerusform>%n drafts removed</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) removed</source>
   <translation>
    <numerusform>%n file removed</numerusform>
    <numerusform>%n files removed</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ApprovalPage</name>
  <message numerus="yes">
   <source>%n first message(s) being written. In a few seconds you can read them here.</source>
   <translation>
    <numerusform>The first message is being written. In a few seconds you can read it here.</numerusform>
    <numerusform>%n first messages are being written. In a few seconds you can read them here.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the %n invoice(s) waiting now</source>
   <translation>
    <numerusform>the %n invoice waiting now</numerusform>
    <numerusform>the %n invoices waiting now</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n invoice(s)</source>
   <translation>
    <numerusform>Approve %n invoice</numerusform>
    <numerusform>Approve %n invoices</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n message(s) of this invoice</source>
   <translation>
    <numerusform>Approve %n message of this invoice</numerusform>
    <numerusform>Approve %n messages of this invoice</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n message(s)</source>
   <translation>
    <numerusform>Approve %n message</numerusform>
    <numerusform>Approve %n messages</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approving sends this message now, and %n later one(s) each on its day.</source>
   <translation>
    <numerusform>Approving sends this message now, and a later one on its day.</numerusform>
    <numerusform>Approving sends this message now, and %n later ones each on its day.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approving sends this message on {moment}, and %n later one(s) each on its day.</source>
   <translation>
    <numerusform>Approving sends this message on {moment}, and a later one on its day.</numerusform>
    <numerusform>Approving sends this message on {moment}, and %n later ones each on its day.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>BulkBar</name>
  <message numerus="yes">
   <source>%n selected</source>
   <translation>
    <numerusform>%n selected</numerusform>
    <numerusform>%n selected</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ByPostCard</name>
  <message numerus="yes">
   <source>%n invoice(s) without an email address</source>
   <translation>
    <numerusform>%n invoice without an email address</numerusform>
    <numerusform>%n invoices without an email address</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CancelManyDialog</name>
  <message numerus="yes">
   <source>Cancel the recovery of %n invoice(s)?</source>
   <translation>
    <numerusform>Cancel the recovery of %n invoice?</numerusform>
    <numerusform>Cancel the recovery of %n invoices?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Cancel recovery of %n</source>
   <translation>
    <numerusform>Cancel recovery of %n</numerusform>
    <numerusform>Cancel recovery of %n</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CertainCard</name>
  <message numerus="yes">
   <source>%n invoice(s) ready to submit</source>
   <translation>
    <numerusform>%n invoice ready to submit</numerusform>
    <numerusform>%n invoices ready to submit</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CertainSheet</name>
  <message numerus="yes">
   <source>Submit %n invoice(s)</source>
   <translation>
    <numerusform>Submit %n invoice</numerusform>
    <numerusform>Submit %n invoices</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>DebtorOverview</name>
  <message numerus="yes">
   <source>Median of {count} paid invoices; between {earliest} and %n day(s) late.</source>
   <translation>
    <numerusform>Median of {count} paid invoices; between {earliest} and %n day late.</numerusform>
    <numerusform>Median of {count} paid invoices; between {earliest} and %n days late.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) late</source>
   <translation>
    <numerusform>%n day late</numerusform>
    <numerusform>%n days late</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) after the due date</source>
   <translation>
    <numerusform>%n day after the due date</numerusform>
    <numerusform>%n days after the due date</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) before the due date</source>
   <translation>
    <numerusform>%n day before the due date</numerusform>
    <numerusform>%n days before the due date</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) early</source>
   <translation>
    <numerusform>%n day early</numerusform>
    <numerusform>%n days early</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>DebtorPage</name>
  <message numerus="yes">
   <source>%n open invoice(s)</source>
   <translation>
    <numerusform>%n open invoice</numerusform>
    <numerusform>%n open invoices</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>DebtorsPage</name>
  <message numerus="yes">
   <source>%n debtor(s)</source>
   <translation>
    <numerusform>%n debtor</numerusform>
    <numerusform>%n debtors</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Entry</name>
  <message numerus="yes">
   <source>Confirm all %n marked values</source>
   <translation>
    <numerusform>Confirm the marked value</numerusform>
    <numerusform>Confirm all %n marked values</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Confirm the other %n marked values</source>
   <translation>
    <numerusform>Confirm the other marked value</numerusform>
    <numerusform>Confirm the other %n marked values</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>FailedSheet</name>
  <message numerus="yes">
   <source>%n invoice(s) failed</source>
   <translation>
    <numerusform>%n invoice failed</numerusform>
    <numerusform>%n invoices failed</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>JoinSheet</name>
  <message numerus="yes">
   <source>%n invoice(s)</source>
   <translation>
    <numerusform>%n invoice</numerusform>
    <numerusform>%n invoices</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LeavingCards</name>
  <message numerus="yes">
   <source>%n more being submitted</source>
   <translation>
    <numerusform>%n more being submitted</numerusform>
    <numerusform>%n more being submitted</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ListCard</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n more</numerusform>
    <numerusform>%n more</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>NarrowedLine</name>
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
  <message numerus="yes">
   <source>%n on the list</source>
   <translation>
    <numerusform>%n on the list</numerusform>
    <numerusform>%n on the list</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>NoticesPage</name>
  <message numerus="yes">
   <source>%n new</source>
   <translation>
    <numerusform>%n new</numerusform>
    <numerusform>%n new</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>PauseManyDialog</name>
  <message numerus="yes">
   <source>Pause the recovery of %n invoice(s)?</source>
   <translation>
    <numerusform>Pause the recovery of %n invoice?</numerusform>
    <numerusform>Pause the recovery of %n invoices?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Pause %n invoice(s)</source>
   <translation>
    <numerusform>Pause %n invoice</numerusform>
    <numerusform>Pause %n invoices</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>PaymentsPage</name>
  <message numerus="yes">
   <source>Record %n certain</source>
   <translation>
    <numerusform>Record %n certain</numerusform>
    <numerusform>Record %n certain</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>PracticeBand</name>
  <message numerus="yes">
   <source>%n day(s) later</source>
   <translation>
    <numerusform>%n day later</numerusform>
    <numerusform>%n days later</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ProgressCard</name>
  <message numerus="yes">
   <source>%n could not be read</source>
   <translation>
    <numerusform>%n could not be read</numerusform>
    <numerusform>%n could not be read</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ProposeDialog</name>
  <message numerus="yes">
   <source>One plan for all %n open invoices of this debtor</source>
   <translation>
    <numerusform>One plan for all %n open invoices of this debtor</numerusform>
    <numerusform>One plan for all %n open invoices of this debtor</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Queue</name>
  <message numerus="yes">
   <source>%n left out</source>
   <translation>
    <numerusform>%n left out</numerusform>
    <numerusform>%n left out</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Show %n more</source>
   <translation>
    <numerusform>Show %n more</numerusform>
    <numerusform>Show %n more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Try %n failed again</source>
   <translation>
    <numerusform>Try %n failed again</numerusform>
    <numerusform>Try %n failed again</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>RecordManyDialog</name>
  <message numerus="yes">
   <source>Record %n invoice(s) as paid?</source>
   <translation>
    <numerusform>Record %n invoice as paid?</numerusform>
    <numerusform>Record %n invoices as paid?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Record %n as paid</source>
   <translation>
    <numerusform>Record %n as paid</numerusform>
    <numerusform>Record %n as paid</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>RecoverySummaries</name>
  <message numerus="yes">
   <source>{iban} and %n more</source>
   <translation>
    <numerusform>{iban} and %n more</numerusform>
    <numerusform>{iban} and %n more</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n contact(s)</source>
   <translation>
    <numerusform>%n contact</numerusform>
    <numerusform>%n contacts</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Messages in %n language(s)</source>
   <translation>
    <numerusform>Messages in %n language</numerusform>
    <numerusform>Messages in %n languages</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>StatisticsPage</name>
  <message numerus="yes">
   <source>Average of %n recovered</source>
   <translation>
    <numerusform>Average of %n recovered</numerusform>
    <numerusform>Average of %n recovered</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n in {currency}, {sent} submitted, {paid} paid</source>
   <translation>
    <numerusform>%n in {currency}, {sent} submitted, {paid} paid</numerusform>
    <numerusform>%n in {currency}, {sent} submitted, {paid} paid</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TableSheet</name>
  <message numerus="yes">
   <source>Looking through %n row(s)…</source>
   <translation>
    <numerusform>Looking through %n row…</numerusform>
    <numerusform>Looking through %n rows…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) found</source>
   <translation>
    <numerusform>%n invoice found</numerusform>
    <numerusform>%n invoices found</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them are here already and are left out</source>
   <translation>
    <numerusform>%n of them is here already and is left out</numerusform>
    <numerusform>%n of them are here already and are left out</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them need completing first</source>
   <translation>
    <numerusform>%n of them need completing first</numerusform>
    <numerusform>%n of them need completing first</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them are imported now. The next part follows.</source>
   <translation>
    <numerusform>%n of them is imported now. The next part follows.</numerusform>
    <numerusform>%n of them are imported now. The next part follows.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n paper(s) get the debtor’s email address from this list.</source>
   <translation>
    <numerusform>%n paper gets the debtor’s email address from this list.</numerusform>
    <numerusform>%n papers get the debtor’s email address from this list.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n document(s) are still being read; then they are compared with this list.</source>
   <translation>
    <numerusform>%n document is still being read; then they is compared with this list.</numerusform>
    <numerusform>%n documents are still being read; then they are compared with this list.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n document(s) are not read yet and not compared with this list.</source>
   <translation>
    <numerusform>%n document is not read yet and not compared with this list.</numerusform>
    <numerusform>%n documents are not read yet and not compared with this list.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Import %n invoice(s)</source>
   <translation>
    <numerusform>Import %n invoice</numerusform>
    <numerusform>Import %n invoices</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Take %n email address(es)</source>
   <translation>
    <numerusform>Take %n email address</numerusform>
    <numerusform>Take %n email addresses</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Record %n as paid</source>
   <translation>
    <numerusform>Record %n as paid</numerusform>
    <numerusform>Record %n as paid</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Deduct {amount} from %n invoice(s)</source>
   <translation>
    <numerusform>Deduct {amount} from %n invoice</numerusform>
    <numerusform>Deduct {amount} from %n invoices</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>and %n more row(s)</source>
   <translation>
    <numerusform>and %n more row</numerusform>
    <numerusform>and %n more rows</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TagDialog</name>
  <message numerus="yes">
   <source>Tags of %n invoice(s)</source>
   <translation>
    <numerusform>Tags of %n invoice</numerusform>
    <numerusform>Tags of %n invoices</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TasksPage</name>
  <message numerus="yes">
   <source>Mark %n letter(s) as posted today</source>
   <translation>
    <numerusform>Mark %n letter as posted today</numerusform>
    <numerusform>Mark %n letters as posted today</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Print %n letter(s)</source>
   <translation>
    <numerusform>Print %n letter</numerusform>
    <numerusform>Print %n letters</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TodayPage</name>
  <message numerus="yes">
   <source>%n recovery(s) waiting for this. Nothing is sent before that.</source>
   <translation>
    <numerusform>%n recovery is waiting for this. Nothing is sent before that.</numerusform>
    <numerusform>%n recoveries are waiting for this. Nothing is sent before that.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n recovery(s) waiting for this. Their next messages are not sent before that.</source>
   <translation>
    <numerusform>%n recovery is waiting for this. Its next message is not sent before that.</numerusform>
    <numerusform>%n recoveries are waiting for this. Their next messages are not sent before that.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ToolsRow</name>
  <message numerus="yes">
   <source>%n invoice(s)</source>
   <translation>
    <numerusform>%n invoice</numerusform>
    <numerusform>%n invoices</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>Tray</name>
  <message numerus="yes">
   <source>%n new notice(s)</source>
   <translation>
    <numerusform>%n new notice</numerusform>
    <numerusform>%n new notices</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>board</name>
  <message numerus="yes">
   <source>within %n day(s)</source>
   <translation>
    <numerusform>within %n day</numerusform>
    <numerusform>within %n days</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>debtors</name>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n day</numerusform>
    <numerusform>%n days</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>payments</name>
  <message numerus="yes">
   <source>%n payment(s), all already known.</source>
   <translation>
    <numerusform>%n payment, all already known.</numerusform>
    <numerusform>%n payments, all already known.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s).</source>
   <translation>
    <numerusform>%n payment.</numerusform>
    <numerusform>%n payments.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{invoice} and %n more</source>
   <translation>
    <numerusform>{invoice} and %n more</numerusform>
    <numerusform>{invoice} and %n more</numerusform>
   </translation>
  </message>
 </context>
</TS>
