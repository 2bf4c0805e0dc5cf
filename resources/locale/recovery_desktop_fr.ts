<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_GB">
 <context>
  <name>About</name>
  <message>
   <source>About</source>
   <translation>À propos</translation>
  </message>
  <message>
   <source>Recovery Desktop {version}, under the Apache License 2.0.</source>
   <translation>Recovery Desktop {version}, sous licence Apache 2.0.</translation>
  </message>
  <message>
   <source>Qt is used under the GNU LGPL, version 3: its libraries lie beside the app and may be replaced by your own.</source>
   <translation>Qt est utilisé sous la licence GNU LGPL, version 3 : ses bibliothèques se trouvent à côté de l’application et peuvent être remplacées par les vôtres.</translation>
  </message>
  <message>
   <source>Check for new versions once a day</source>
   <translation>Rechercher une nouvelle version une fois par jour</translation>
  </message>
  <message>
   <source>Only the announcement is fetched, without anything about you. Nothing is installed by itself.</source>
   <translation>Seule l’annonce est téléchargée, sans rien qui vous concerne. Rien ne s’installe tout seul.</translation>
  </message>
  <message>
   <source>Check now</source>
   <translation>Rechercher maintenant</translation>
  </message>
  <message>
   <source>See the new version</source>
   <translation>Voir la nouvelle version</translation>
  </message>
  <message>
   <source>Show the licences</source>
   <translation>Afficher les licences</translation>
  </message>
  <message>
   <source>What’s new</source>
   <translation>Nouveautés</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Aide</translation>
  </message>
  <message>
   <source>Licences of every part</source>
   <translation>Licences de tous les composants</translation>
  </message>
  <message>
   <source>Files from elsewhere are read by a process that reaches nothing else on this computer.</source>
   <translation>Les fichiers venus d’ailleurs sont lus par un processus qui n’accède à rien d’autre sur cet ordinateur.</translation>
  </message>
  <message>
   <source>the rights of your account</source>
   <translation>les droits de votre compte</translation>
  </message>
  <message>
   <source>the network</source>
   <translation>le réseau</translation>
  </message>
  <message>
   <source>other files</source>
   <translation>les autres fichiers</translation>
  </message>
  <message>
   <source>other calls to the system</source>
   <translation>d’autres appels au système</translation>
  </message>
  <message>
   <source>Files from elsewhere are read by a process of its own. This system does not keep it from: {measures}.</source>
   <translation>Les fichiers venus d’ailleurs sont lus par un processus à part. Ce système lui laisse : {measures}.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <source>The server doesn’t answer. Try again later.</source>
   <translation>Le serveur ne répond pas. Réessayez plus tard.</translation>
  </message>
  <message>
   <source>The announcement is not signed by the makers of this app and was ignored.</source>
   <translation>Cette annonce n’est pas signée par les auteurs de l’application ; elle est donc ignorée.</translation>
  </message>
  <message>
   <source>Version {version} is available.</source>
   <translation>La version {version} est disponible.</translation>
  </message>
  <message>
   <source>This is the newest version.</source>
   <translation>C’est la version la plus récente.</translation>
  </message>
 </context>
 <context>
  <name>AccountsCard</name>
  <message>
   <source>Accounts</source>
   <translation>Comptes</translation>
  </message>
  <message>
   <source>IBAN</source>
   <translation>IBAN</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Devise</translation>
  </message>
  <message>
   <source>Your name for it</source>
   <translation>Votre nom pour ce compte</translation>
  </message>
  <message>
   <source>Add account</source>
   <translation>Ajouter le compte</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Sort code and account number, or IBAN</source>
   <translation>Sort code et numéro de compte, ou IBAN</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Enregistrement</translation>
  </message>
  <message>
   <source>An invoice is paid into the account that is printed on it, if it is one of these; otherwise into the one in its currency, otherwise into the main account.</source>
   <translation>Une facture se paie sur le compte imprimé dessus, s’il figure ici ; sinon sur celui de sa devise, sinon sur le compte principal.</translation>
  </message>
  <message>
   <source>{iban} · main account</source>
   <translation>{iban} · compte principal</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Retirer</translation>
  </message>
  <message>
   <source>Remove the account {iban}</source>
   <translation>Supprimer le compte {iban}</translation>
  </message>
  <message>
   <source>Three letters, such as EUR or CHF.</source>
   <translation>Trois lettres, par exemple EUR ou CHF.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obligatoire</translation>
  </message>
 </context>
 <context>
  <name>AfterCallCard</name>
  <message>
   <source>Did you speak to the debtor?</source>
   <translation>Vous avez parlé au débiteur ?</translation>
  </message>
  <message>
   <source>Log a call…</source>
   <translation>Noter un appel…</translation>
  </message>
  <message>
   <source>Record a promise…</source>
   <translation>Noter une promesse…</translation>
  </message>
  <message>
   <source>Record a dispute…</source>
   <translation>Noter une contestation…</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Proposer un accord…</translation>
  </message>
 </context>
 <context>
  <name>AgreementCard</name>
  <message>
   <source>Accept</source>
   <translation>Accepter</translation>
  </message>
  <message>
   <source>Propose something else…</source>
   <translation>Proposer autre chose…</translation>
  </message>
  <message>
   <source>Refuse</source>
   <translation>Refuser</translation>
  </message>
  <message>
   <source>End the agreement</source>
   <translation>Mettre fin à l’accord</translation>
  </message>
  <message>
   <source>Withdraw the proposal</source>
   <translation>Retirer la proposition</translation>
  </message>
  <message>
   <source>The letter to the debtor waits for you.</source>
   <translation>La lettre au débiteur vous attend.</translation>
  </message>
  <message>
   <source>The message to the debtor is planned: {moment}.</source>
   <translation>Le message au débiteur est prévu : {moment}.</translation>
  </message>
 </context>
 <context>
  <name>AnswerDialog</name>
  <message>
   <source>They promise a day</source>
   <translation>Ils promettent une date</translation>
  </message>
  <message>
   <source>They say it is paid</source>
   <translation>Ils disent avoir payé</translation>
  </message>
  <message>
   <source>They object</source>
   <translation>Ils contestent</translation>
  </message>
  <message>
   <source>They ask for the invoice</source>
   <translation>Ils demandent la facture</translation>
  </message>
  <message>
   <source>They ask for time or instalments</source>
   <translation>Ils demandent un délai ou des mensualités</translation>
  </message>
  <message>
   <source>It is the wrong person</source>
   <translation>Ce n’est pas la bonne personne</translation>
  </message>
  <message>
   <source>They are insolvent</source>
   <translation>Ils sont insolvables</translation>
  </message>
  <message>
   <source>They refuse to pay</source>
   <translation>Ils refusent de payer</translation>
  </message>
  <message>
   <source>Something else</source>
   <translation>Autre chose</translation>
  </message>
  <message>
   <source>Also record the promise for {day}</source>
   <translation>Enregistrer aussi la promesse pour le {day}</translation>
  </message>
  <message>
   <source>Wait seven days for the payment</source>
   <translation>Attendre le paiement pendant sept jours</translation>
  </message>
  <message>
   <source>Mark the invoice as disputed</source>
   <translation>Marquer la facture comme contestée</translation>
  </message>
  <message>
   <source>Don’t write to this person again after this answer</source>
   <translation>Ne plus écrire à cette personne après la réponse</translation>
  </message>
  <message>
   <source>Answer the debtor</source>
   <translation>Répondre au débiteur</translation>
  </message>
  <message>
   <source>What they say</source>
   <translation>Ce qu’ils disent</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Objet</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texte</translation>
  </message>
  <message>
   <source>Send answer</source>
   <translation>Envoyer la réponse</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Plus tard</translation>
  </message>
  <message>
   <source>Loading suggested texts…</source>
   <translation>Chargement des textes proposés…</translation>
  </message>
  <message>
   <source>The texts could not be loaded. Try again once the service can be reached.</source>
   <translation>Les textes n’ont pas pu être chargés. Réessayez lorsque le service sera joignable.</translation>
  </message>
  <message>
   <source>To {to}</source>
   <translation>À {to}</translation>
  </message>
  <message>
   <source>Attach the invoice ({names})</source>
   <translation>Joindre la facture ({names})</translation>
  </message>
  <message>
   <source>Contacts pause for five working days after your answer, then recovery resumes.</source>
   <translation>Les contacts sont suspendus cinq jours ouvrés après votre réponse, puis le recouvrement reprend.</translation>
  </message>
  <message>
   <source>Write a text first.</source>
   <translation>Écrivez d’abord un texte.</translation>
  </message>
 </context>
 <context>
  <name>App</name>
  <message>
   <source>Saved</source>
   <translation>Enregistré</translation>
  </message>
  <message>
   <source>Recovery is being cancelled</source>
   <translation>Le recouvrement est en cours d’annulation</translation>
  </message>
  <message>
   <source>The evidence will be sent in a moment</source>
   <translation>Les justificatifs partent dans un instant</translation>
  </message>
  <message>
   <source>The debtor is being corrected</source>
   <translation>Le débiteur est en cours de correction</translation>
  </message>
  <message>
   <source>Letters only from now on</source>
   <translation>Désormais par lettre uniquement</translation>
  </message>
  <message>
   <source>The payment is being recorded</source>
   <translation>Le paiement est en cours d’enregistrement</translation>
  </message>
  <message>
   <source>The payment is being taken back</source>
   <translation>Le paiement va être repris</translation>
  </message>
  <message>
   <source>The credit note is being recorded</source>
   <translation>L’avoir est en cours d’enregistrement</translation>
  </message>
  <message>
   <source>The reminders are being changed</source>
   <translation>Les relances sont modifiées</translation>
  </message>
  <message>
   <source>Recovery pauses in a moment</source>
   <translation>Le recouvrement se met en pause dans un instant</translation>
  </message>
  <message>
   <source>Recovery resumes in a moment</source>
   <translation>Le recouvrement reprend dans un instant</translation>
  </message>
  <message>
   <source>The sum asked for is being changed</source>
   <translation>Le montant réclamé est en cours de modification</translation>
  </message>
  <message>
   <source>The call is being logged</source>
   <translation>L’appel est en cours d’enregistrement</translation>
  </message>
  <message>
   <source>The promise is being recorded</source>
   <translation>La promesse est en cours d’enregistrement</translation>
  </message>
  <message>
   <source>The dispute is being recorded</source>
   <translation>La contestation est en cours d’enregistrement</translation>
  </message>
  <message>
   <source>The settled dispute is being recorded</source>
   <translation>Le règlement de la contestation est en cours d’enregistrement</translation>
  </message>
  <message>
   <source>The proposal is being recorded</source>
   <translation>La proposition est en cours d’enregistrement</translation>
  </message>
  <message>
   <source>The agreement is being recorded</source>
   <translation>L’accord est en cours d’enregistrement</translation>
  </message>
  <message>
   <source>The insolvency is being recorded</source>
   <translation>La procédure collective est en cours d’enregistrement</translation>
  </message>
  <message>
   <source>The plan is being approved</source>
   <translation>Le plan est en cours d’approbation</translation>
  </message>
  <message>
   <source>The answer will be sent in a moment</source>
   <translation>La réponse part dans un instant</translation>
  </message>
  <message>
   <source>The two debtors stay apart</source>
   <translation>Les deux débiteurs restent distincts</translation>
  </message>
  <message>
   <source>The two debtors become one</source>
   <translation>Les deux débiteurs n’en font plus qu’un</translation>
  </message>
  <message>
   <source>The password store of this computer is not available: you sign in again at the next start.</source>
   <translation>Le coffre à mots de passe de cet ordinateur n’est pas disponible : vous vous reconnecterez au prochain démarrage.</translation>
  </message>
  <message>
   <source>Use a passphrase</source>
   <translation>Utiliser une phrase secrète</translation>
  </message>
  <message>
   <source>You are signed out of {name}. What you see was saved on this computer.</source>
   <translation>Vous êtes déconnecté de {name}. Ce que vous voyez a été enregistré sur cet ordinateur.</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Se connecter</translation>
  </message>
  <message>
   <source>The service on this computer stopped and is being started again.</source>
   <translation>Le service de cet ordinateur s’est arrêté ; il est en train de redémarrer.</translation>
  </message>
  <message>
   <source>The service on this computer does not start. Its log in the settings says why.</source>
   <translation>Le service de cet ordinateur ne démarre pas. Son journal, dans les paramètres, en donne la raison.</translation>
  </message>
  <message>
   <source>Your data is in a network folder. A lost connection can damage it: keep it on a disk of this computer.</source>
   <translation>Vos données se trouvent dans un dossier réseau. Une connexion perdue peut les endommager : gardez-les sur un disque de cet ordinateur.</translation>
  </message>
  <message>
   <source>Your data is in a folder that another program copies to other computers. That can damage it: keep it elsewhere.</source>
   <translation>Vos données se trouvent dans un dossier qu’un autre programme copie vers d’autres ordinateurs. Cela peut les endommager : gardez-les ailleurs.</translation>
  </message>
  <message>
   <source>Messages wait while the program is closed</source>
   <translation>Les messages attendent tant que le programme est fermé</translation>
  </message>
  <message numerus="yes">
   <source>%n message(s) to be sent within a week.</source>
   <translation>
    <numerusform>%n message à envoyer d’ici une semaine.</numerusform>
    <numerusform>%n messages à envoyer d’ici une semaine.</numerusform>
   </translation>
  </message>
  <message>
   <source>The next one: {moment}.</source>
   <translation>Le prochain : {moment}.</translation>
  </message>
  <message>
   <source>You will only see this once.</source>
   <translation>Ceci n’est dit qu’une fois.</translation>
  </message>
  <message>
   <source>Keep working in the tray</source>
   <translation>Continuer dans la zone de notification</translation>
  </message>
  <message>
   <source>Keep it open</source>
   <translation>Garder ouvert</translation>
  </message>
  <message>
   <source>Close the program</source>
   <translation>Fermer le programme</translation>
  </message>
  <message>
   <source>The app closed unexpectedly last time. What you decided and typed is still here.</source>
   <translation>L’application s’est fermée de façon inattendue la dernière fois. Ce que vous avez décidé et saisi est conservé.</translation>
  </message>
  <message>
   <source>Show the log</source>
   <translation>Afficher le journal</translation>
  </message>
  <message>
   <source>Updated to version {version}.</source>
   <translation>Mise à jour vers la version {version}.</translation>
  </message>
  <message>
   <source>What’s new</source>
   <translation>Nouveautés</translation>
  </message>
  <message>
   <source>Your files are opened as soon as there is a connection.</source>
   <translation>Vos fichiers s’ouvriront dès qu’une connexion sera établie.</translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) added from the watched folder</source>
   <translation>
    <numerusform>%n fichier ajouté depuis le dossier surveillé</numerusform>
    <numerusform>%n fichiers ajoutés depuis le dossier surveillé</numerusform>
   </translation>
  </message>
  <message>
   <source>Undone: everything is as it was.</source>
   <translation>C’est annulé : tout est comme avant.</translation>
  </message>
  <message>
   <source>It was already sent.</source>
   <translation>C’était déjà parti.</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>Bienvenue</translation>
  </message>
  <message>
   <source>Today</source>
   <translation>Aujourd’hui</translation>
  </message>
  <message>
   <source>Letters and calls</source>
   <translation>Lettres et appels</translation>
  </message>
  <message>
   <source>Submit</source>
   <translation>Nouvelles factures</translation>
  </message>
  <message>
   <source>Board</source>
   <translation>Suivi</translation>
  </message>
  <message>
   <source>First messages</source>
   <translation>Premières relances</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Facture</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Débiteurs</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Débiteur</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Paiements</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistiques</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Avis</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Votre entreprise</translation>
  </message>
  <message>
   <source>Connection</source>
   <translation>Connexion</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Paramètres</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Ouvrir des factures</translation>
  </message>
  <message>
   <source>Search the board</source>
   <translation>Rechercher dans le suivi</translation>
  </message>
  <message>
   <source>Mark all notices as read</source>
   <translation>Marquer tous les avis comme lus</translation>
  </message>
  <message>
   <source>Add deadlines to the calendar</source>
   <translation>Ajouter les échéances au calendrier</translation>
  </message>
  <message>
   <source>Light theme</source>
   <translation>Thème clair</translation>
  </message>
  <message>
   <source>Dark theme</source>
   <translation>Thème sombre</translation>
  </message>
  <message>
   <source>System theme</source>
   <translation>Thème du système</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Raccourcis clavier</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Quitter</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Aide</translation>
  </message>
  <message>
   <source>Decided before the app was closed, being sent now: {numbers}</source>
   <translation>Décidé avant la fermeture de l’application, part maintenant : {numbers}</translation>
  </message>
  <message>
   <source>The data on this computer was damaged. Rescued: {drafts} drafts and {intents} decisions; everything else is fetched from the service again.</source>
   <translation>Les données de cet ordinateur étaient endommagées. Sauvés : {drafts} brouillons et {intents} décisions ; tout le reste est redemandé au service.</translation>
  </message>
  <message>
   <source>Some of what you typed may be missing; the damaged file is kept.</source>
   <translation>Une partie de ce que vous avez saisi peut manquer ; le fichier endommagé est conservé.</translation>
  </message>
  <message>
   <source>Show the damaged file</source>
   <translation>Afficher le fichier endommagé</translation>
  </message>
  <message>
   <source>No program on this computer opened {path}.</source>
   <translation>Aucun programme de cet ordinateur n’a ouvert {path}.</translation>
  </message>
  <message>
   <source>Choose a connection first, then drop your invoices.</source>
   <translation>Choisissez d’abord une connexion, puis déposez vos factures.</translation>
  </message>
  <message>
   <source>Pasted picture</source>
   <translation>Image collée</translation>
  </message>
  <message>
   <source>Choose invoices</source>
   <translation>Choisir des factures</translation>
  </message>
  <message>
   <source>Version {version} is available. {notes}</source>
   <translation>La version {version} est disponible. {notes}</translation>
  </message>
  <message>
   <source>See the new version</source>
   <translation>Voir la nouvelle version</translation>
  </message>
  <message>
   <source>The password store of this computer is open: you stay signed in.</source>
   <translation>Le coffre à mots de passe de cet ordinateur est ouvert : vous restez connecté.</translation>
  </message>
  <message>
   <source>From the next start, the app asks for your passphrase instead.</source>
   <translation>À partir du prochain démarrage, votre phrase secrète vous sera demandée à la place.</translation>
  </message>
  <message>
   <source>The key is kept on this computer. The app does not ask at the next start.</source>
   <translation>La clé est conservée sur cet ordinateur. L’application ne demandera rien au prochain démarrage.</translation>
  </message>
  <message>
   <source>Invoices (*.pdf *.png *.jpg *.jpeg *.heic *.heif *.tif *.xml *.p7m *.docx *.odt *.eml *.msg *.zip);;All files (*)</source>
   <translation>Factures (*.pdf *.png *.jpg *.jpeg *.heic *.heif *.tif *.xml *.p7m *.docx *.odt *.eml *.msg *.zip);;Tous les fichiers (*)</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) being approved</source>
   <translation>
    <numerusform>%n facture en cours d’approbation</numerusform>
    <numerusform>%n factures en cours d’approbation</numerusform>
   </translation>
  </message>
  <message>
   <source>The message will be sent in a moment</source>
   <translation>Le message part dans un instant</translation>
  </message>
  <message numerus="yes">
   <source>Recovery of %n invoice(s) cancelled</source>
   <translation>
    <numerusform>Recouvrement de %n facture annulé</numerusform>
    <numerusform>Recouvrement de %n factures annulé</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s) recorded</source>
   <translation>
    <numerusform>%n paiement enregistré</numerusform>
    <numerusform>%n paiements enregistrés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) paused</source>
   <translation>
    <numerusform>%n facture mise en pause</numerusform>
    <numerusform>%n factures mises en pause</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Recovery of %n invoice(s) resumes</source>
   <translation>
    <numerusform>Le recouvrement de %n facture reprend</numerusform>
    <numerusform>Le recouvrement de %n factures reprend</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Tags of %n invoice(s) changed</source>
   <translation>
    <numerusform>Étiquettes de %n facture modifiées</numerusform>
    <numerusform>Étiquettes de %n factures modifiées</numerusform>
   </translation>
  </message>
  <message>
   <source>View removed: {name}</source>
   <translation>Vue supprimée : {name}</translation>
  </message>
  <message>
   <source>Saved: {name}</source>
   <translation>Enregistré : {name}</translation>
  </message>
  <message>
   <source>The test event arrived</source>
   <translation>L’événement de test est arrivé</translation>
  </message>
  <message>
   <source>Delivering again</source>
   <translation>L’envoi est refait</translation>
  </message>
  <message>
   <source>The signing secret was changed</source>
   <translation>Le secret de signature a été changé</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Enregistré sous {path}</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <source>Both debtors are one now</source>
   <translation>Les deux débiteurs n’en font plus qu’un</translation>
  </message>
  <message>
   <source>The invoices now belong to another debtor</source>
   <translation>Les factures appartiennent maintenant à un autre débiteur</translation>
  </message>
  <message>
   <source>All marked as read</source>
   <translation>Tout marqué comme lu</translation>
  </message>
  <message>
   <source>Nothing needs your answer, so there are no deadlines.</source>
   <translation>Rien n’attend votre réponse : il n’y a pas d’échéance.</translation>
  </message>
  <message>
   <source>deadlines.ics</source>
   <translation>echeances.ics</translation>
  </message>
  <message>
   <source>Calendar (*.ics)</source>
   <translation>Calendrier (*.ics)</translation>
  </message>
  <message>
   <source>Saved. Every message still to be sent names this account and holder, approved ones too.</source>
   <translation>Enregistré. Tous les messages à venir indiquent ce compte et ce titulaire, même ceux déjà approuvés.</translation>
  </message>
  <message>
   <source>Your mailbox works: a test message is on its way to you.</source>
   <translation>Votre messagerie fonctionne : un message d’essai vous a été envoyé.</translation>
  </message>
  <message>
   <source>You find the mailbox in the settings, under Recoveries. Letters work without it.</source>
   <translation>Vous trouvez la messagerie dans les paramètres, sous « Recouvrements ». Les lettres s’en passent.</translation>
  </message>
  <message>
   <source>Choose bank statements</source>
   <translation>Choisir des relevés bancaires</translation>
  </message>
  <message>
   <source>Bank statements (*.xml *.sta *.mt940 *.940 *.swi *.ofx *.qfx *.csv *.tsv *.txt)</source>
   <translation>Relevés bancaires (*.xml *.sta *.mt940 *.940 *.swi *.ofx *.qfx *.csv *.tsv *.txt)</translation>
  </message>
  <message numerus="yes">
   <source>%n entry(s) exported</source>
   <translation>
    <numerusform>%n écriture exportée</numerusform>
    <numerusform>%n écritures exportées</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n in other currencies left out</source>
   <translation>
    <numerusform>%n dans une autre devise, non reprise</numerusform>
    <numerusform>%n dans d’autres devises, non reprises</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing was paid, written off or charged from {first} to {last}: no file was written.</source>
   <translation>Rien n’a été payé, abandonné ni facturé en plus du {first} au {last} : aucun fichier n’a été écrit.</translation>
  </message>
  <message>
   <source>Show the invoices</source>
   <translation>Afficher les factures</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>Copié</translation>
  </message>
  <message>
   <source>Removed: {name}</source>
   <translation>Supprimé : {name}</translation>
  </message>
  <message>
   <source>Undone: recovery continues.</source>
   <translation>C’est annulé : le recouvrement continue.</translation>
  </message>
  <message numerus="yes">
   <source>%n correction(s) forgotten</source>
   <translation>
    <numerusform>%n correction oubliée</numerusform>
    <numerusform>%n corrections oubliées</numerusform>
   </translation>
  </message>
  <message>
   <source>{address} may be contacted again</source>
   <translation>{address} peut de nouveau être contacté</translation>
  </message>
  <message>
   <source>Both are kept</source>
   <translation>Les deux sont conservées</translation>
  </message>
  <message>
   <source>Letters are sent instead of emails</source>
   <translation>Des lettres remplacent les e-mails</translation>
  </message>
  <message>
   <source>Credit note recorded</source>
   <translation>Avoir enregistré</translation>
  </message>
  <message>
   <source>Contact removed</source>
   <translation>Contact supprimé</translation>
  </message>
  <message>
   <source>Fields emptied</source>
   <translation>Champs vidés</translation>
  </message>
  <message>
   <source>List cleared</source>
   <translation>Liste vidée</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Recouvrement lancé</translation>
  </message>
  <message>
   <source>Submitted: {name}. On view: {at} of {count}</source>
   <translation>Transmis : {name}. À l’écran : {at} sur {count}</translation>
  </message>
  <message>
   <source>Forgotten: {name}</source>
   <translation>Oublié : {name}</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) paid in your books</source>
   <translation>
    <numerusform>%n facture payée dans votre comptabilité</numerusform>
    <numerusform>%n factures payées dans votre comptabilité</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{amount} deducted from %n invoice(s)</source>
   <translation>
    <numerusform>{amount} déduits de %n facture</numerusform>
    <numerusform>{amount} déduits de %n factures</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) already here, not added again</source>
   <translation>
    <numerusform>%n fichier déjà présent, non ajouté</numerusform>
    <numerusform>%n fichiers déjà présents, non ajoutés</numerusform>
   </translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Afficher</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) will be submitted on {moment}</source>
   <translation>
    <numerusform>Le recouvrement de %n facture commence le {moment}</numerusform>
    <numerusform>Le recouvrement de %n factures commence le {moment}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n draft(s) removed</source>
   <translation>
    <numerusform>%n brouillon supprimé</numerusform>
    <numerusform>%n brouillons supprimés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n file(s) removed</source>
   <translation>
    <numerusform>%n fichier retiré</numerusform>
    <numerusform>%n fichiers retirés</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ApprovalPage</name>
  <message>
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <source>Set up the mailbox</source>
   <translation>Configurer la messagerie</translation>
  </message>
  <message>
   <source>Add an email address</source>
   <translation>Ajouter une adresse e-mail</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Saisir le taux</translation>
  </message>
  <message>
   <source>And then</source>
   <translation>Et ensuite</translation>
  </message>
  <message>
   <source>Letters that you post and calls that you make come up on Today.</source>
   <translation>Les lettres que vous postez et les appels que vous passez apparaissent dans Aujourd’hui.</translation>
  </message>
  <message>
   <source>Nothing to read</source>
   <translation>Rien à lire</translation>
  </message>
  <message>
   <source>The first message of an invoice appears here before it is sent.</source>
   <translation>Le premier message d’une facture s’affiche ici avant de partir.</translation>
  </message>
  <message>
   <source>Submit an invoice</source>
   <translation>Recouvrer une facture</translation>
  </message>
  <message>
   <source>Skip this message</source>
   <translation>Sauter ce message</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Modifier</translation>
  </message>
  <message>
   <source>Send only this one now</source>
   <translation>N’envoyer que celui-ci maintenant</translation>
  </message>
  <message>
   <source>It sends this message and approves no other.</source>
   <translation>Ce message part, aucun autre n’est approuvé.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Approve this invoice</source>
   <translation>Approuver cette facture</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Facture suivante</translation>
  </message>
  <message>
   <source>Submit another invoice</source>
   <translation>Recouvrer une autre facture</translation>
  </message>
  <message>
   <source>Your approval covers</source>
   <translation>Votre accord vaut pour</translation>
  </message>
  <message>
   <source>this invoice only</source>
   <translation>cette facture seulement</translation>
  </message>
  <message>
   <source>this and all later invoices</source>
   <translation>cette facture et toutes les suivantes</translation>
  </message>
  <message>
   <source>Pause this invoice…</source>
   <translation>Mettre cette facture en pause…</translation>
  </message>
  <message>
   <source>Open the board</source>
   <translation>Ouvrir le suivi</translation>
  </message>
  <message>
   <source>The plan is approved</source>
   <translation>Le plan est approuvé</translation>
  </message>
  <message>
   <source>This invoice is approved</source>
   <translation>Cette facture est approuvée</translation>
  </message>
  <message>
   <source>The plan is being approved</source>
   <translation>Le plan est en cours d’approbation</translation>
  </message>
  <message>
   <source>This invoice is being approved</source>
   <translation>Cette facture est en cours d’approbation</translation>
  </message>
  <message>
   <source>The first message was sent</source>
   <translation>Le premier message est parti</translation>
  </message>
  <message>
   <source>The next messages are sent on their day, once you approve the plan.</source>
   <translation>Les messages suivants partent à leur date, dès que vous aurez approuvé le plan.</translation>
  </message>
  <message>
   <source>Read the first message</source>
   <translation>Lisez le premier message</translation>
  </message>
  <message>
   <source>Nothing about this invoice is sent before you approve it.</source>
   <translation>Rien ne part pour cette facture avant votre approbation.</translation>
  </message>
  <message numerus="yes">
   <source>%n first message(s) being written. In a few seconds you can read them here.</source>
   <translation>
    <numerusform>Le premier message est en cours de rédaction. Vous pourrez le lire ici dans quelques secondes.</numerusform>
    <numerusform>%n premiers messages sont en cours de rédaction. Vous pourrez les lire ici dans quelques secondes.</numerusform>
   </translation>
  </message>
  <message>
   <source>Your mailbox refused the sign-in. Nothing is sent until that is fixed.</source>
   <translation>Votre messagerie a refusé la connexion. Rien ne part tant que ce n’est pas réglé.</translation>
  </message>
  <message>
   <source>No mailbox is set up to send from.</source>
   <translation>Aucune messagerie n’est configurée pour l’envoi.</translation>
  </message>
  <message>
   <source>No email can be sent to this debtor. {why}</source>
   <translation>Aucun e-mail ne peut être envoyé à ce débiteur. {why}</translation>
  </message>
  <message>
   <source>Not read yet</source>
   <translation>Pas encore lu</translation>
  </message>
  <message>
   <source>Approving</source>
   <translation>Approbation en cours</translation>
  </message>
  <message numerus="yes">
   <source>the %n invoice(s) waiting now</source>
   <translation>
    <numerusform>la facture en attente</numerusform>
    <numerusform>les %n factures en attente</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n invoice(s)</source>
   <translation>
    <numerusform>Approuver %n facture</numerusform>
    <numerusform>Approuver %n factures</numerusform>
   </translation>
  </message>
  <message>
   <source>Approve all invoices</source>
   <translation>Approuver toutes les factures</translation>
  </message>
  <message numerus="yes">
   <source>Approve %n message(s) of this invoice</source>
   <translation>
    <numerusform>Approuver %n message de cette facture</numerusform>
    <numerusform>Approuver %n messages de cette facture</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Approve %n message(s)</source>
   <translation>
    <numerusform>Approuver %n message</numerusform>
    <numerusform>Approuver %n messages</numerusform>
   </translation>
  </message>
  <message>
   <source>Its messages are sent on their day. You can still change them.</source>
   <translation>Ses messages partent à leur date. Vous pouvez encore les modifier.</translation>
  </message>
  <message>
   <source>Its letters come up on Today when it is time to post them.</source>
   <translation>Les lettres apparaissent dans « Aujourd’hui » le jour où il faut les poster.</translation>
  </message>
  <message>
   <source>Its letters and calls come up on Today on their day. You can still change them.</source>
   <translation>Ses lettres et appels apparaissent dans « Aujourd’hui » le jour prévu. Vous pouvez encore les modifier.</translation>
  </message>
  <message>
   <source>Each message is sent on its day. You can still change it.</source>
   <translation>Chaque message part le jour prévu. Vous pouvez encore le modifier.</translation>
  </message>
  <message>
   <source>Each letter and call comes up on Today on its day. You can still change it.</source>
   <translation>Chaque lettre et chaque appel apparaît dans « Aujourd’hui » le jour prévu. Vous pouvez encore le modifier.</translation>
  </message>
  <message>
   <source>Will be approved in a few seconds. You can still undo it.</source>
   <translation>Approuvé dans quelques secondes. Vous pouvez encore annuler.</translation>
  </message>
  <message>
   <source>Approved.</source>
   <translation>Approuvé.</translation>
  </message>
  <message>
   <source>Approved. The next message leaves once your mailbox is set up.</source>
   <translation>Approuvé. Le prochain message partira une fois votre messagerie configurée.</translation>
  </message>
  <message>
   <source>Approved. The next message leaves {moment}.</source>
   <translation>Approuvé. Le prochain message part : {moment}.</translation>
  </message>
  <message>
   <source>Approved. The next letter or call is due {moment}.</source>
   <translation>Approuvé. La prochaine lettre ou le prochain appel : {moment}.</translation>
  </message>
  <message>
   <source>Later invoices start without asking you.</source>
   <translation>Les factures suivantes démarrent sans vous consulter.</translation>
  </message>
  <message>
   <source>Later invoices wait here until you have read them.</source>
   <translation>Les factures suivantes attendent ici que vous les ayez lues.</translation>
  </message>
  <message>
   <source>The arrows above lead to the first message of each.</source>
   <translation>Les flèches en haut mènent au premier message de chacune.</translation>
  </message>
  <message>
   <source>Each message is sent on its day.</source>
   <translation>Chaque message part le jour prévu.</translation>
  </message>
  <message>
   <source>Each letter and call comes up on Today on its day.</source>
   <translation>Chaque lettre et chaque appel apparaît dans « Aujourd’hui » le jour prévu.</translation>
  </message>
  <message>
   <source>Once your mailbox is set up, the approved messages leave, each on its day.</source>
   <translation>Une fois votre messagerie configurée, les messages approuvés partiront, chacun à son jour.</translation>
  </message>
  <message>
   <source>Approving sends this message now.</source>
   <translation>L’approbation envoie ce message maintenant.</translation>
  </message>
  <message numerus="yes">
   <source>Approving sends this message now, and %n later one(s) each on its day.</source>
   <translation>
    <numerusform>L’approbation envoie ce message maintenant, et un suivant à sa date.</numerusform>
    <numerusform>L’approbation envoie ce message maintenant, et les %n suivants chacun à sa date.</numerusform>
   </translation>
  </message>
  <message>
   <source>Approving sends this message on {moment}.</source>
   <translation>L’approbation envoie ce message le {moment}.</translation>
  </message>
  <message numerus="yes">
   <source>Approving sends this message on {moment}, and %n later one(s) each on its day.</source>
   <translation>
    <numerusform>L’approbation envoie ce message le {moment}, et un suivant à sa date.</numerusform>
    <numerusform>L’approbation envoie ce message le {moment}, et les %n suivants chacun à sa date.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>BackupCard</name>
  <message>
   <source>Backup</source>
   <translation>Sauvegarde</translation>
  </message>
  <message>
   <source>Save a backup</source>
   <translation>Enregistrer une sauvegarde</translation>
  </message>
  <message>
   <source>Restore a backup</source>
   <translation>Restaurer une sauvegarde</translation>
  </message>
  <message>
   <source>Saving the backup</source>
   <translation>Enregistrement de la sauvegarde</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <source>Passphrase of the backup</source>
   <translation>Phrase secrète de la sauvegarde</translation>
  </message>
  <message>
   <source>Repeat the passphrase</source>
   <translation>Répéter la phrase secrète</translation>
  </message>
  <message>
   <source>The passphrase protects the key to passwords and sessions. Names and amounts in the file are not encrypted: keep it where only you can read it.</source>
   <translation>La phrase secrète protège la clé des mots de passe et des sessions. Les noms et montants du fichier ne sont pas chiffrés : gardez-le là où vous seul pouvez le lire.</translation>
  </message>
  <message>
   <source>Choose where to save it</source>
   <translation>Choisir où l’enregistrer</translation>
  </message>
  <message>
   <source>It replaces everything on this computer. What is here now is kept aside in the data folder. Reminders sent after the backup was made may be sent a second time.</source>
   <translation>Elle remplace tout ce qui est sur cet ordinateur. Ce qui s’y trouve est mis de côté dans le dossier des données. Les relances parties après la sauvegarde peuvent partir une seconde fois.</translation>
  </message>
  <message>
   <source>Passphrase of this backup</source>
   <translation>Phrase secrète de cette sauvegarde</translation>
  </message>
  <message>
   <source>Check and restore</source>
   <translation>Vérifier et restaurer</translation>
  </message>
  <message>
   <source>The backup is intact and ready. It is restored when the app closes; then start the app again.</source>
   <translation>La sauvegarde est intacte et prête. Elle est restaurée quand l’application se ferme ; redémarrez-la ensuite.</translation>
  </message>
  <message>
   <source>Close the app now</source>
   <translation>Fermer l’application</translation>
  </message>
  <message>
   <source>Saved as {name}. Keep the passphrase: nobody can restore it.</source>
   <translation>Enregistrée sous {name}. Gardez la phrase secrète : personne ne peut la retrouver.</translation>
  </message>
  <message>
   <source>Everything kept on this computer in one file: receivables, drafts, documents, settings, and the data of the service that runs here.</source>
   <translation>Tout ce qui est conservé sur cet ordinateur en un seul fichier : créances, brouillons, documents, paramètres et données du service qui y tourne.</translation>
  </message>
  <message>
   <source>Checking</source>
   <translation>Vérification</translation>
  </message>
  <message>
   <source>This passphrase does not open the backup. Type it again.</source>
   <translation>Cette phrase secrète n’ouvre pas la sauvegarde. Saisissez-la à nouveau.</translation>
  </message>
  <message>
   <source>Created</source>
   <translation>Faite le</translation>
  </message>
  <message>
   <source>Version of the app</source>
   <translation>Version de l’application</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documents</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Taille</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>At least {count} characters.</source>
   <translation>Au moins {count} caractères.</translation>
  </message>
  <message>
   <source>The two are not the same.</source>
   <translation>Les deux saisies diffèrent.</translation>
  </message>
  <message>
   <source>Save the backup</source>
   <translation>Enregistrer la sauvegarde</translation>
  </message>
  <message>
   <source>Backup (*.zip)</source>
   <translation>Sauvegarde (*.zip)</translation>
  </message>
  <message>
   <source>Choose a backup</source>
   <translation>Choisir une sauvegarde</translation>
  </message>
  <message>
   <source>Type the passphrase that you chose when you saved it.</source>
   <translation>Saisissez la phrase secrète choisie lors de la sauvegarde.</translation>
  </message>
 </context>
 <context>
  <name>BalanceCard</name>
  <message>
   <source>Balance</source>
   <translation>Solde</translation>
  </message>
  <message>
   <source>Choose what new invoices ask for</source>
   <translation>Choisir ce que demandent les nouvelles factures</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Saisir le taux</translation>
  </message>
  <message>
   <source>As of {day}.</source>
   <translation>Au {day}.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>Les intérêts augmentent de {amount} par jour.</translation>
  </message>
  <message>
   <source>Ask for interest and the fixed sum…</source>
   <translation>Réclamer les intérêts et l’indemnité forfaitaire…</translation>
  </message>
  <message>
   <source>Ask for interest too…</source>
   <translation>Réclamer aussi les intérêts…</translation>
  </message>
  <message>
   <source>Ask for the invoice only…</source>
   <translation>Ne réclamer que la facture…</translation>
  </message>
 </context>
 <context>
  <name>Banner</name>
  <message>
   <source>Dismiss</source>
   <translation>Fermer</translation>
  </message>
 </context>
 <context>
  <name>BoardPage</name>
  <message>
   <source>Board</source>
   <translation>Suivi</translation>
  </message>
  <message>
   <source>Number, debtor, amount, email</source>
   <translation>Numéro, débiteur, montant, e-mail</translation>
  </message>
  <message>
   <source>Search invoices</source>
   <translation>Rechercher des factures</translation>
  </message>
  <message>
   <source>Export the list</source>
   <translation>Exporter la liste</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exporter</translation>
  </message>
  <message>
   <source>Export the list (Ctrl+E)</source>
   <translation>Exporter la liste (Ctrl+E)</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Aucun résultat</translation>
  </message>
  <message>
   <source>No invoice matches all of this. Remove a filter, or clear them all.</source>
   <translation>Aucune facture ne réunit tous ces critères. Retirez un filtre, ou effacez-les tous.</translation>
  </message>
  <message>
   <source>Clear filters</source>
   <translation>Effacer les filtres</translation>
  </message>
  <message>
   <source>Nothing in recovery yet</source>
   <translation>Aucun recouvrement pour l’instant</translation>
  </message>
  <message>
   <source>Drop an unpaid invoice on this window. It becomes a card here, and you see it move.</source>
   <translation>Déposez une facture impayée sur cette fenêtre. Elle devient une carte ici, et vous la voyez avancer.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Ouvrir une facture</translation>
  </message>
  <message>
   <source>Copied: {count}</source>
   <translation>Copiées : {count}</translation>
  </message>
 </context>
 <context>
  <name>BulkBar</name>
  <message>
   <source>Cancel recovery…</source>
   <translation>Annuler le recouvrement…</translation>
  </message>
  <message>
   <source>Record as paid…</source>
   <translation>Enregistrer comme payées…</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exporter…</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <source>Pause…</source>
   <translation>Mettre en pause…</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <source>Tags…</source>
   <translation>Étiquettes…</translation>
  </message>
  <message>
   <source>Clear selection</source>
   <translation>Tout désélectionner</translation>
  </message>
  <message numerus="yes">
   <source>%n selected</source>
   <translation>
    <numerusform>%n sélectionnée</numerusform>
    <numerusform>%n sélectionnées</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>ByPostCard</name>
  <message>
   <source>Recover by letter</source>
   <translation>Recouvrer par lettre</translation>
  </message>
  <message>
   <source>Their postal addresses are known: letters can be sent instead of emails.</source>
   <translation>Leurs adresses postales sont connues : des lettres peuvent remplacer les e-mails.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) without an email address</source>
   <translation>
    <numerusform>%n facture sans adresse e-mail</numerusform>
    <numerusform>%n factures sans adresse e-mail</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CallDialog</name>
  <message>
   <source>Someone answered</source>
   <translation>Quelqu’un a répondu</translation>
  </message>
  <message>
   <source>They promised to pay</source>
   <translation>Le paiement a été promis</translation>
  </message>
  <message>
   <source>They dispute the invoice</source>
   <translation>Le débiteur conteste la facture</translation>
  </message>
  <message>
   <source>They called me</source>
   <translation>Le débiteur m’a appelé</translation>
  </message>
  <message>
   <source>I left a message</source>
   <translation>J’ai laissé un message</translation>
  </message>
  <message>
   <source>No answer</source>
   <translation>Pas de réponse</translation>
  </message>
  <message>
   <source>Wrong number</source>
   <translation>Mauvais numéro</translation>
  </message>
  <message>
   <source>How did the call go?</source>
   <translation>Qu’a donné l’appel ?</translation>
  </message>
  <message>
   <source>Day of the call</source>
   <translation>Jour de l’appel</translation>
  </message>
  <message>
   <source>What was said</source>
   <translation>Ce qui a été dit</translation>
  </message>
  <message>
   <source>Log call</source>
   <translation>Noter l’appel</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>It goes into the timeline and the case file, dated today.</source>
   <translation>L’appel entre dans la chronologie et dans le dossier, à la date d’aujourd’hui.</translation>
  </message>
  <message>
   <source>It goes into the timeline and the case file, dated {day}.</source>
   <translation>L’appel entre dans la chronologie et dans le dossier, à la date du {day}.</translation>
  </message>
  <message>
   <source>Next you enter the day. Contacts pause until then.</source>
   <translation>Vous indiquez ensuite le jour. D’ici là, les relances sont suspendues.</translation>
  </message>
  <message>
   <source>Next you enter what they object to. Contacts pause.</source>
   <translation>Vous indiquez ensuite ce qu’il conteste. Les contacts sont suspendus.</translation>
  </message>
  <message>
   <source>Enter the day of the call, today at the latest.</source>
   <translation>Saisissez le jour de l’appel, au plus tard aujourd’hui.</translation>
  </message>
  <message>
   <source>Enter a day no earlier than the invoice date, {day}.</source>
   <translation>Saisissez un jour à partir du {day} : celui de la facture.</translation>
  </message>
 </context>
 <context>
  <name>CancelDialog</name>
  <message>
   <source>Why are you cancelling?</source>
   <translation>Pourquoi annulez-vous ?</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notes</translation>
  </message>
  <message>
   <source>Cancel recovery</source>
   <translation>Annuler le recouvrement</translation>
  </message>
  <message>
   <source>Choose a reason first.</source>
   <translation>Choisissez d’abord un motif.</translation>
  </message>
  <message>
   <source>Leave it disputed</source>
   <translation>Laisser la contestation ouverte</translation>
  </message>
  <message>
   <source>Keep it running</source>
   <translation>Poursuivre le recouvrement</translation>
  </message>
  <message>
   <source>{meaning} You can undo this for a minute; after that the invoice can be submitted again.</source>
   <translation>{meaning} Vous pouvez revenir en arrière pendant une minute ; ensuite, la facture peut être remise en recouvrement.</translation>
  </message>
 </context>
 <context>
  <name>CancelManyDialog</name>
  <message>
   <source>{count} more</source>
   <translation>{count} autres</translation>
  </message>
  <message numerus="yes">
   <source>Cancel the recovery of %n invoice(s)?</source>
   <translation>
    <numerusform>Annuler le recouvrement de %n facture ?</numerusform>
    <numerusform>Annuler le recouvrement de %n factures ?</numerusform>
   </translation>
  </message>
  <message>
   <source>None of these can be cancelled</source>
   <translation>Aucune de ces créances ne peut être annulée</translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Celles-ci restent telles quelles : {why}.</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notes</translation>
  </message>
  <message numerus="yes">
   <source>Cancel recovery of %n</source>
   <translation>
    <numerusform>Annuler le recouvrement de %n facture</numerusform>
    <numerusform>Annuler le recouvrement de %n factures</numerusform>
   </translation>
  </message>
  <message>
   <source>Keep them running</source>
   <translation>Poursuivre le recouvrement</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>Why are you cancelling?</source>
   <translation>Pourquoi annulez-vous ?</translation>
  </message>
  <message>
   <source>Choose a reason first.</source>
   <translation>Choisissez d’abord un motif.</translation>
  </message>
  <message>
   <source>{meaning} You can undo this for a minute; after that an invoice can be submitted again.</source>
   <translation>{meaning} Vous pouvez revenir en arrière pendant une minute ; ensuite, une facture peut être remise en recouvrement.</translation>
  </message>
 </context>
 <context>
  <name>CertainCard</name>
  <message>
   <source>Submit all ready</source>
   <translation>Recouvrer tout ce qui est prêt</translation>
  </message>
  <message>
   <source>Read with certainty, and addressed to companies and people you have confirmed before.</source>
   <translation>Lues sans aucun doute, à des entreprises et adresses que vous avez déjà confirmées.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) ready to submit</source>
   <translation>
    <numerusform>%n facture prête à recouvrer</numerusform>
    <numerusform>%n factures prêtes à recouvrer</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>CertainSheet</name>
  <message>
   <source>Submit all ready</source>
   <translation>Recouvrer tout ce qui est prêt</translation>
  </message>
  <message>
   <source>Each was read with certainty, and goes to a company and people you have confirmed before.</source>
   <translation>Chacune a été lue sans aucun doute et s’adresse à une entreprise et à des personnes que vous avez déjà confirmées.</translation>
  </message>
  <message>
   <source>They are submitted on {moment}, or when the app is next open after that. Until then you can take each back in the list, or submit it at once.</source>
   <translation>Elles sont mises en recouvrement le {moment}, ou à la prochaine ouverture de l’application. D’ici là, vous pouvez reprendre chacune dans la liste, ou la mettre en recouvrement aussitôt.</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Pas maintenant</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Débiteur</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Facture</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Montant</translation>
  </message>
  <message>
   <source>Recipient</source>
   <translation>Destinataire</translation>
  </message>
  <message>
   <source>What will be submitted</source>
   <translation>Ce qui sera mis en recouvrement</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Colonnes</translation>
  </message>
  <message numerus="yes">
   <source>Submit %n invoice(s)</source>
   <translation>
    <numerusform>Recouvrer %n facture</numerusform>
    <numerusform>Recouvrer %n factures</numerusform>
   </translation>
  </message>
  <message>
   <source>Total: {sums}</source>
   <translation>Total : {sums}</translation>
  </message>
  <message>
   <source>By letter: {address}</source>
   <translation>Par lettre : {address}</translation>
  </message>
 </context>
 <context>
  <name>Chart</name>
  <message>
   <source>Highest: {name}</source>
   <translation>Le plus haut : {name}</translation>
  </message>
  <message>
   <source>Lowest: {name}</source>
   <translation>Le plus bas : {name}</translation>
  </message>
 </context>
 <context>
  <name>Checklist</name>
  <message>
   <source>Added</source>
   <translation>Ajouté</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Ajouter</translation>
  </message>
  <message>
   <source>Add: {kind}</source>
   <translation>Ajouter : {kind}</translation>
  </message>
 </context>
 <context>
  <name>ChooseSheet</name>
  <message>
   <source>Which invoice does this payment belong to?</source>
   <translation>À quelle facture se rapporte ce paiement ?</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <source>Invoice number, debtor or amount</source>
   <translation>Numéro de facture, débiteur ou montant</translation>
  </message>
  <message>
   <source>Invoices found</source>
   <translation>Factures trouvées</translation>
  </message>
  <message>
   <source>No open invoice matches.</source>
   <translation>Aucune facture ouverte ne correspond.</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Choisir</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
 </context>
 <context>
  <name>ColumnsSheet</name>
  <message>
   <source>Which column is which?</source>
   <translation>Que contient chaque colonne ?</translation>
  </message>
  <message>
   <source>The app remembers it for the next statement of this bank.</source>
   <translation>L’application s’en souviendra pour le prochain relevé de cette banque.</translation>
  </message>
  <message>
   <source>The first rows of the file</source>
   <translation>Premières lignes du fichier</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>Colonnes du fichier</translation>
  </message>
  <message>
   <source>Decimals</source>
   <translation>Décimales</translation>
  </message>
  <message>
   <source>Detect from the amounts</source>
   <translation>Détecter d’après les montants</translation>
  </message>
  <message>
   <source>After a comma: 1.234,56</source>
   <translation>Après une virgule : 1.234,56</translation>
  </message>
  <message>
   <source>After a point: 1,234.56</source>
   <translation>Après un point : 1,234.56</translation>
  </message>
  <message>
   <source>Dates</source>
   <translation>Dates</translation>
  </message>
  <message>
   <source>Detect from the dates</source>
   <translation>Détecter d’après les dates</translation>
  </message>
  <message>
   <source>Day, month, year</source>
   <translation>Jour, mois, année</translation>
  </message>
  <message>
   <source>Month, day, year</source>
   <translation>Mois, jour, année</translation>
  </message>
  <message>
   <source>Year, month, day</source>
   <translation>Année, mois, jour</translation>
  </message>
  <message>
   <source>Read the statement</source>
   <translation>Lire le relevé</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Pas maintenant</translation>
  </message>
  <message>
   <source>It is a list of my invoices</source>
   <translation>C’est une liste de mes factures</translation>
  </message>
  <message>
   <source>Choose the column of the date.</source>
   <translation>Choisissez la colonne de la date.</translation>
  </message>
  <message>
   <source>Choose the column of the amount, or of the money that came in.</source>
   <translation>Choisissez la colonne du montant, ou celle des crédits.</translation>
  </message>
 </context>
 <context>
  <name>CompanyLookupRow</name>
  <message>
   <source>Look up in the public register</source>
   <translation>Chercher dans le registre public</translation>
  </message>
  <message>
   <source>Asks the French company register, or the European Union’s of VAT numbers (VIES).</source>
   <translation>Interroge le registre français des entreprises, ou celui des numéros de TVA de l’Union européenne (VIES).</translation>
  </message>
  <message>
   <source>Looking up</source>
   <translation>Recherche</translation>
  </message>
  <message>
   <source>Filled in from the register. Check it before you continue.</source>
   <translation>Rempli d’après le registre. Vérifiez avant de continuer.</translation>
  </message>
  <message>
   <source>Which one is yours? If it is not here, enter more of the name or its SIRET.</source>
   <translation>Laquelle est la vôtre ? Si elle n’y est pas, précisez le nom ou saisissez le SIRET.</translation>
  </message>
  <message>
   <source>The register has no company of this name. Check it, or fill in the form yourself.</source>
   <translation>Le registre ne connaît aucune entreprise de ce nom. Vérifiez-le, ou remplissez vous-même le formulaire.</translation>
  </message>
  <message>
   <source>The register has no open company with this number. Check it, or enter the company’s name and fill in the form yourself.</source>
   <translation>Le registre ne connaît aucune entreprise en activité avec ce numéro. Vérifiez-le, ou saisissez le nom et remplissez vous-même le formulaire.</translation>
  </message>
  <message>
   <source>The register does not answer. Check your internet connection and try again, or fill in the form yourself.</source>
   <translation>Le registre ne répond pas. Vérifiez votre connexion à Internet et réessayez, ou remplissez vous-même le formulaire.</translation>
  </message>
  <message>
   <source>Outside France, companies are looked up by their VAT number. You can also fill in the form yourself.</source>
   <translation>Hors de France, une entreprise se cherche par son numéro de TVA. Vous pouvez aussi remplir vous-même le formulaire.</translation>
  </message>
  <message>
   <source>The number is valid, but the register does not show the name. Enter it.</source>
   <translation>Le numéro est valide, mais le registre n’indique pas le nom. Saisissez-le.</translation>
  </message>
 </context>
 <context>
  <name>ConfirmedDebtorStrip</name>
  <message>
   <source>Leave these fields empty</source>
   <translation>Laisser ces champs vides</translation>
  </message>
  <message>
   <source>Forget this debtor</source>
   <translation>Oublier ce débiteur</translation>
  </message>
  <message>
   <source>the contacts</source>
   <translation>les destinataires</translation>
  </message>
  <message>
   <source>Filled in from there: {names}</source>
   <translation>Repris de là : {names}</translation>
  </message>
 </context>
 <context>
  <name>Connection</name>
  <message>
   <source>Starting</source>
   <translation>Démarrage</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>Connecté</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Entraînement</translation>
  </message>
  <message>
   <source>Connected, checks regularly</source>
   <translation>Connecté, interroge régulièrement</translation>
  </message>
  <message>
   <source>Connected, the service has problems</source>
   <translation>Connecté, le service a un problème</translation>
  </message>
  <message>
   <source>Offline, showing saved data</source>
   <translation>Hors ligne, affiche les données enregistrées</translation>
  </message>
  <message>
   <source>Signed out</source>
   <translation>Déconnecté</translation>
  </message>
  <message>
   <source>Healthy</source>
   <translation>En bon état</translation>
  </message>
  <message>
   <source>Failing</source>
   <translation>En échec</translation>
  </message>
  <message>
   <source>Switched off</source>
   <translation>Désactivé</translation>
  </message>
  <message>
   <source>Health unknown</source>
   <translation>État inconnu</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Jamais</translation>
  </message>
  <message>
   <source>less than a minute ago</source>
   <translation>il y a moins d’une minute</translation>
  </message>
  <message>
   <source>a minute ago</source>
   <translation>il y a une minute</translation>
  </message>
  <message>
   <source>{count} minutes ago</source>
   <translation>il y a {count} minutes</translation>
  </message>
  <message>
   <source>{count} hours ago</source>
   <translation>il y a {count} heures</translation>
  </message>
  <message>
   <source>{when}, {ago}</source>
   <translation>{when}, {ago}</translation>
  </message>
  <message>
   <source>Instantly: the service runs on this computer and notifies the app directly.</source>
   <translation>Immédiatement : le service tourne sur cet ordinateur et prévient l’application directement.</translation>
  </message>
  <message>
   <source>Instantly: the service notifies {address}, which leads to this computer.</source>
   <translation>Immédiatement : le service prévient {address}, qui mène à cet ordinateur.</translation>
  </message>
  <message>
   <source>The tunnel is being opened. Until then the app checks the service regularly.</source>
   <translation>Le tunnel s’ouvre. D’ici là, l’application interroge régulièrement le service.</translation>
  </message>
  <message>
   <source>The app checks the service continuously.</source>
   <translation>L’application interroge le service en continu.</translation>
  </message>
  <message>
   <source>The app checks the service every {seconds} seconds.</source>
   <translation>L’application interroge le service toutes les {seconds} secondes.</translation>
  </message>
  <message>
   <source>It does not report everything: the app checks for the rest.</source>
   <translation>Il n’annonce pas tout : l’application demande le reste.</translation>
  </message>
  <message>
   <source>It answers lists in small pages: the first load takes longer.</source>
   <translation>Il répond par petites pages : le premier chargement dure plus longtemps.</translation>
  </message>
  <message>
   <source>Its statistics are those of all creditors of the platform together.</source>
   <translation>Ses statistiques sont celles de tous les créanciers de la plateforme réunis.</translation>
  </message>
  <message>
   <source>It keeps no list of events: the app checks each invoice in turn.</source>
   <translation>Il ne tient pas de liste des événements : l’application consulte les factures tour à tour.</translation>
  </message>
  <message>
   <source>Its sign-in is protected by the secret of the connection alone.</source>
   <translation>Sa connexion n’est protégée que par le secret de la liaison.</translation>
  </message>
  <message>
   <source>Instantly</source>
   <translation>Immédiatement</translation>
  </message>
  <message>
   <source>Connecting</source>
   <translation>Connexion en cours</translation>
  </message>
  <message>
   <source>Every {seconds} seconds</source>
   <translation>Toutes les {seconds} secondes</translation>
  </message>
  <message>
   <source>Nothing to send</source>
   <translation>Rien à envoyer</translation>
  </message>
  <message>
   <source>1 change not sent yet</source>
   <translation>1 modification à envoyer</translation>
  </message>
  <message>
   <source>{count} changes not sent yet</source>
   <translation>{count} modifications à envoyer</translation>
  </message>
  <message>
   <source>Nothing was sent in the last 24 hours</source>
   <translation>Rien n’a été envoyé ces dernières 24 heures</translation>
  </message>
  <message>
   <source>24 hours: {good} arrived, {bad} failed, {milliseconds} ms on average</source>
   <translation>24 heures : {good} arrivés, {bad} en échec, {milliseconds} ms en moyenne</translation>
  </message>
  <message>
   <source>This computer</source>
   <translation>Cet ordinateur</translation>
  </message>
  <message>
   <source>Recovery service</source>
   <translation>Service de recouvrement</translation>
  </message>
 </context>
 <context>
  <name>ConnectionIndicator</name>
  <message>
   <source>Starting</source>
   <translation>Démarrage</translation>
  </message>
  <message>
   <source>Live</source>
   <translation>Connecté</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Entraînement</translation>
  </message>
  <message>
   <source>Connected, checks regularly</source>
   <translation>Connecté, interroge régulièrement</translation>
  </message>
  <message>
   <source>Connected, the service has problems</source>
   <translation>Connecté, le service a un problème</translation>
  </message>
  <message>
   <source>Offline, showing saved data</source>
   <translation>Hors ligne, affiche les données enregistrées</translation>
  </message>
  <message>
   <source>Signed out</source>
   <translation>Déconnecté</translation>
  </message>
  <message>
   <source>{state} · up to date {when}</source>
   <translation>{state} · à jour {when}</translation>
  </message>
 </context>
 <context>
  <name>ConnectionPage</name>
  <message>
   <source>Connection</source>
   <translation>Connexion</translation>
  </message>
  <message>
   <source>Which service you use, and whether it can be reached.</source>
   <translation>Le service que vous utilisez, et s’il est joignable.</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Maintenant</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Se connecter</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Actualiser</translation>
  </message>
  <message>
   <source>State</source>
   <translation>État</translation>
  </message>
  <message>
   <source>Updates arrive</source>
   <translation>Les mises à jour arrivent</translation>
  </message>
  <message>
   <source>Your changes</source>
   <translation>Vos modifications</translation>
  </message>
  <message>
   <source>Last updated</source>
   <translation>Dernière mise à jour</translation>
  </message>
  <message>
   <source>Its message</source>
   <translation>Son message</translation>
  </message>
  <message>
   <source>Account ID</source>
   <translation>Identifiant du compte</translation>
  </message>
  <message>
   <source>This service</source>
   <translation>Ce service</translation>
  </message>
  <message>
   <source>Hide technical details</source>
   <translation>Masquer les détails techniques</translation>
  </message>
  <message>
   <source>Technical details</source>
   <translation>Détails techniques</translation>
  </message>
 </context>
 <context>
  <name>ConnectionsCard</name>
  <message>
   <source>Connections on this computer</source>
   <translation>Connexions sur cet ordinateur</translation>
  </message>
  <message>
   <source>Add a connection</source>
   <translation>Ajouter une connexion</translation>
  </message>
  <message>
   <source>Test environment</source>
   <translation>Environnement de test</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>En service</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Utiliser</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>Utiliser {name}</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Oublier</translation>
  </message>
  <message>
   <source>Forget {name}</source>
   <translation>Oublier {name}</translation>
  </message>
  <message>
   <source>Forget this connection?</source>
   <translation>Oublier cette connexion ?</translation>
  </message>
  <message>
   <source>What the app knows through {name} is deleted from this computer, drafts included. The service keeps its data.</source>
   <translation>Ce que l’application sait par {name} est supprimé de cet ordinateur, brouillons compris. Le service garde ce qu’il a.</translation>
  </message>
  <message>
   <source>Forget connection</source>
   <translation>Oublier la connexion</translation>
  </message>
 </context>
 <context>
  <name>ContactDialog</name>
  <message>
   <source>Add a contact</source>
   <translation>Ajouter un contact</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Prénom</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Téléphone</translation>
  </message>
  <message>
   <source>Contacted first</source>
   <translation>Contacté en premier</translation>
  </message>
  <message>
   <source>Contacted second</source>
   <translation>Contacté en second</translation>
  </message>
  <message>
   <source>Only if others don’t answer</source>
   <translation>Seulement si les autres ne répondent pas</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Ordre</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Ajouter</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Enter an email address.</source>
   <translation>Indiquez une adresse e-mail.</translation>
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
   <translation>Téléphone</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Prénom</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Rôle</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Civilité</translation>
  </message>
  <message>
   <source>Primary contact</source>
   <translation>Contact principal</translation>
  </message>
  <message>
   <source>Contact {number}</source>
   <translation>Contact {number}</translation>
  </message>
  <message>
   <source>Remove {contact}</source>
   <translation>Retirer {contact}</translation>
  </message>
 </context>
 <context>
  <name>Contacts</name>
  <message>
   <source>Add a contact</source>
   <translation>Ajouter un contact</translation>
  </message>
  <message>
   <source>Who to contact</source>
   <translation>Qui contacter</translation>
  </message>
  <message>
   <source>Enter an email address, or tick “No email address: recover by letter” above.</source>
   <translation>Saisissez une adresse e-mail, ou cochez ci-dessus « Pas d’adresse e-mail : recouvrer par lettre ».</translation>
  </message>
  <message>
   <source>An email address reaches the debtor sooner. Without one, letters can be sent instead: tick “No email address: recover by letter”.</source>
   <translation>Par e-mail, le débiteur est joint plus vite. Sans adresse, des lettres peuvent partir à la place : cochez « Pas d’adresse e-mail : recouvrer par lettre ».</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed. If there is none, enter street, town and postcode: then letters can be sent instead.</source>
   <translation>Il faut une adresse e-mail du débiteur. S’il n’y en a pas, saisissez rue, code postal et ville : des lettres peuvent alors partir à la place.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed, even where letters and calls follow. Look at earlier messages, or ask by phone. The draft waits here.</source>
   <translation>Il faut une adresse e-mail du débiteur, même si des lettres et des appels suivent. Cherchez dans d’anciens messages ou demandez par téléphone. Le brouillon attend ici.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed, even where letters and calls follow. Use the general address from its website or letterhead, or ask by phone. The draft waits here.</source>
   <translation>Il faut une adresse e-mail du débiteur, même si des lettres et des appels suivent. Prenez l’adresse générale de son site ou de son papier à en-tête, ou demandez-la par téléphone. Le brouillon attend ici.</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Lettres uniquement : ni e-mails ni appels</translation>
  </message>
  <message>
   <source>No email address: recover by letter</source>
   <translation>Pas d’adresse e-mail : recouvrer par lettre</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. You print and post each one; Today says when.</source>
   <translation>Le plan prévoit des lettres au lieu d’e-mails. Vous imprimez et postez chacune ; la page Aujourd’hui dit quand.</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. In Practice nothing is printed or posted.</source>
   <translation>Le plan prévoit des lettres au lieu d’e-mails. En Entraînement, rien n’est imprimé ni posté.</translation>
  </message>
  <message>
   <source>The plan sends letters instead of emails. The service prints and posts them.</source>
   <translation>Le plan prévoit des lettres au lieu d’e-mails. Le service les imprime et les poste.</translation>
  </message>
  <message>
   <source>The debtor gets no letter only to confirm a payment or an objection.</source>
   <translation>Le débiteur ne reçoit pas de lettre pour la seule confirmation d’un paiement ou d’une contestation.</translation>
  </message>
  <message>
   <source>A contact without an email address is not on the letters: its name and phone number stay in this app.</source>
   <translation>Un contact sans adresse e-mail ne figure pas sur les lettres : son nom et son téléphone restent dans cette application.</translation>
  </message>
 </context>
 <context>
  <name>ConversationSection</name>
  <message>
   <source>Conversation</source>
   <translation>Échanges</translation>
  </message>
  <message>
   <source>No messages yet.</source>
   <translation>Aucun échange pour l’instant.</translation>
  </message>
  <message>
   <source>Show earlier</source>
   <translation>Afficher les précédents</translation>
  </message>
 </context>
 <context>
  <name>CorrectDebtorSheet</name>
  <message>
   <source>Correct the debtor’s details</source>
   <translation>Corriger les informations du débiteur</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN ou SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Numéro de TVA</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Numéro et rue</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Complément d’adresse</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Code postal</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Ville</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Pays</translation>
  </message>
  <message>
   <source>For all open invoices of this debtor</source>
   <translation>Pour toutes les factures ouvertes de ce débiteur</translation>
  </message>
  <message>
   <source>This holds for everything that is still to be sent. What was sent stays as it was.</source>
   <translation>Cela vaut pour tout ce qui reste à envoyer. Ce qui a été envoyé reste tel quel.</translation>
  </message>
  <message>
   <source>Messages that you approved wait for your approval again.</source>
   <translation>Les messages que vous avez approuvés attendent de nouveau votre approbation.</translation>
  </message>
  <message>
   <source>Correct</source>
   <translation>Corriger</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent. With one, emails take their place again.</source>
   <translation>Aucune adresse e-mail n’est connue : des lettres partent. Avec une adresse, les e-mails reprennent leur place.</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Téléphone</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Civilité</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Prénom</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>A letter needs a street.</source>
   <translation>Une lettre a besoin d’une rue.</translation>
  </message>
  <message>
   <source>A letter needs a town.</source>
   <translation>Une lettre a besoin d’une ville.</translation>
  </message>
  <message>
   <source>A letter needs a postcode.</source>
   <translation>Une lettre a besoin d’un code postal.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Indiquez un nom.</translation>
  </message>
  <message>
   <source>Enter an email address.</source>
   <translation>Indiquez une adresse e-mail.</translation>
  </message>
 </context>
 <context>
  <name>CounterDialog</name>
  <message>
   <source>Propose something else</source>
   <translation>Proposer autre chose</translation>
  </message>
  <message>
   <source>Instalments</source>
   <translation>Mensualités</translation>
  </message>
  <message>
   <source>First payment</source>
   <translation>Premier paiement</translation>
  </message>
  <message>
   <source>Settlement amount</source>
   <translation>Montant pour solde</translation>
  </message>
  <message>
   <source>Message to the debtor</source>
   <translation>Message au débiteur</translation>
  </message>
  <message>
   <source>Propose</source>
   <translation>Proposer</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Enter an amount.</source>
   <translation>Indiquez un montant.</translation>
  </message>
 </context>
 <context>
  <name>CountryField</name>
  <message>
   <source>Show all countries</source>
   <translation>Afficher tous les pays</translation>
  </message>
 </context>
 <context>
  <name>CreatedCard</name>
  <message>
   <source>Check again</source>
   <translation>Vérifier à nouveau</translation>
  </message>
  <message>
   <source>None of these: it is not there yet</source>
   <translation>Aucune de celles-ci : elle n’y est pas encore</translation>
  </message>
  <message>
   <source>Checking whether the service already has it</source>
   <translation>Vérification : le service l’a-t-il déjà ?</translation>
  </message>
  <message>
   <source>Some services create an invoice as they read it.</source>
   <translation>Certains services créent la facture en la lisant.</translation>
  </message>
  <message>
   <source>Is this it?</source>
   <translation>Est-ce celle-ci ?</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it. Say so before you submit it, so that nothing is asked for twice.</source>
   <translation>Le service a peut-être déjà créé cette facture en la lisant. Dites-le avant de la mettre en recouvrement, pour que rien ne soit réclamé deux fois.</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it; nothing new was seen there so far.</source>
   <translation>Le service a peut-être déjà créé cette facture en la lisant ; rien de nouveau n’y a été vu jusqu’ici.</translation>
  </message>
  <message>
   <source>Yes: {invoice}</source>
   <translation>Oui : {invoice}</translation>
  </message>
  <message>
   <source>The service created this invoice as it read it</source>
   <translation>Le service a créé cette facture en la lisant</translation>
  </message>
  <message>
   <source>{invoice}. What you add here goes to that one; it is not submitted a second time.</source>
   <translation>{invoice}. Ce que vous ajoutez ici va à celle-là ; elle n’est pas mise en recouvrement une seconde fois.</translation>
  </message>
  <message>
   <source>The service has it with {amount}. An amount cannot be changed there: if it is wrong, cancel that one on the board.</source>
   <translation>Le service l’a enregistrée avec {amount}. Un montant ne peut pas y être modifié : s’il est faux, annulez-la dans le suivi.</translation>
  </message>
 </context>
 <context>
  <name>CreditForm</name>
  <message>
   <source>Invoice it reduces</source>
   <translation>Facture qu’il réduit</translation>
  </message>
  <message>
   <source>Credit note number</source>
   <translation>Numéro de l’avoir</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Montant</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Date</translation>
  </message>
  <message>
   <source>{rest} remains to be recovered.</source>
   <translation>Il reste {rest} à recouvrer.</translation>
  </message>
  <message>
   <source>Nothing remains: the debtor is asked for nothing more.</source>
   <translation>Il ne reste rien : plus rien n’est demandé au débiteur.</translation>
  </message>
  <message>
   <source>Your books have already deducted {amount} from this invoice. Is this credit note a part of that?</source>
   <translation>Votre comptabilité a déjà déduit {amount} de cette facture. Cet avoir en fait-il partie ?</translation>
  </message>
  <message>
   <source>{amount} was already deducted from this invoice when it was submitted. Is this credit note a part of that?</source>
   <translation>{amount} ont déjà été déduits de cette facture lors de sa mise en recouvrement. Cet avoir en fait-il partie ?</translation>
  </message>
  <message>
   <source>If so, leave it out: {rest} remains to be recovered.</source>
   <translation>Si oui, laissez-le de côté : il reste {rest} à recouvrer.</translation>
  </message>
  <message>
   <source>At most {amount}, which is unpaid of the invoice.</source>
   <translation>Au plus {amount}, ce qui est impayé de la facture.</translation>
  </message>
  <message>
   <source>Enter the credit note number.</source>
   <translation>Indiquez le numéro de l’avoir.</translation>
  </message>
  <message>
   <source>Enter the amount of the credit note.</source>
   <translation>Indiquez le montant de l’avoir.</translation>
  </message>
  <message>
   <source>Enter its date, today at the latest.</source>
   <translation>Indiquez sa date, aujourd’hui au plus tard.</translation>
  </message>
 </context>
 <context>
  <name>CreditNoteDialog</name>
  <message>
   <source>Record a credit note</source>
   <translation>Enregistrer un avoir</translation>
  </message>
  <message>
   <source>Credit note number</source>
   <translation>Numéro de l’avoir</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Montant</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Date</translation>
  </message>
  <message>
   <source>Record credit note</source>
   <translation>Enregistrer l’avoir</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>It reduces what the debtor is asked to pay. The debtor is not notified.</source>
   <translation>Il réduit ce qui est demandé au débiteur, qui n’en reçoit aucun message.</translation>
  </message>
  <message>
   <source>{rest} of the invoice remains, and recovery continues.</source>
   <translation>Il reste {rest} de la facture, et le recouvrement continue.</translation>
  </message>
  <message>
   <source>Nothing remains: contacts stop at once, and the invoice closes as recovered.</source>
   <translation>Il ne reste rien : les contacts cessent aussitôt et la facture est close comme recouvrée.</translation>
  </message>
  <message>
   <source>Nothing remains: recovery ends as cancelled, and the debtor is asked for nothing more.</source>
   <translation>Il ne reste rien : le recouvrement est annulé et plus rien n’est demandé au débiteur.</translation>
  </message>
  <message>
   <source>At most {amount}, which is unpaid of the invoice.</source>
   <translation>Au plus {amount}, ce qui est impayé de la facture.</translation>
  </message>
  <message>
   <source>Enter the credit note number.</source>
   <translation>Indiquez le numéro de l’avoir.</translation>
  </message>
  <message>
   <source>Enter the amount of the credit note.</source>
   <translation>Indiquez le montant de l’avoir.</translation>
  </message>
  <message>
   <source>Enter its date, today at the latest.</source>
   <translation>Indiquez sa date, aujourd’hui au plus tard.</translation>
  </message>
 </context>
 <context>
  <name>CreditorsCard</name>
  <message>
   <source>Creditors</source>
   <translation>Créanciers</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>En service</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Utiliser</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>Utiliser {name}</translation>
  </message>
 </context>
 <context>
  <name>DateField</name>
  <message>
   <source>Choose {label} from a calendar</source>
   <translation>Choisir {label} dans un calendrier</translation>
  </message>
  <message>
   <source>Calendar (Alt+Down)</source>
   <translation>Calendrier (Alt+Flèche bas)</translation>
  </message>
 </context>
 <context>
  <name>DebtorBand</name>
  <message>
   <source>Pay all</source>
   <translation>Tout payer</translation>
  </message>
  <message>
   <source>Pay half</source>
   <translation>Payer la moitié</translation>
  </message>
  <message>
   <source>Dispute</source>
   <translation>Contester</translation>
  </message>
  <message>
   <source>Write to you</source>
   <translation>Vous écrire</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Rien</translation>
  </message>
  <message>
   <source>What should the debtor do? {debtor}</source>
   <translation>Que doit faire le débiteur ? {debtor}</translation>
  </message>
  <message>
   <source>Nothing came, and no further message is planned.</source>
   <translation>Rien n’est arrivé, et aucun autre message n’est prévu.</translation>
  </message>
  <message>
   <source>Nothing came. Next: {message}.</source>
   <translation>Rien n’est arrivé. La suite : {message}.</translation>
  </message>
 </context>
 <context>
  <name>DebtorCard</name>
  <message>
   <source>Debtor</source>
   <translation>Débiteur</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Lettres uniquement : ni e-mails ni appels</translation>
  </message>
  <message>
   <source>Add a contact…</source>
   <translation>Ajouter un contact…</translation>
  </message>
  <message>
   <source>Correct the details…</source>
   <translation>Corriger les informations…</translation>
  </message>
  <message>
   <source>Report insolvency…</source>
   <translation>Signaler une procédure collective…</translation>
  </message>
  <message>
   <source>Everything about this debtor</source>
   <translation>Tout sur ce débiteur</translation>
  </message>
  <message>
   <source>Wants to be reached: {how}</source>
   <translation>À joindre ainsi : {how}</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent instead.</source>
   <translation>Aucune adresse e-mail n’est connue : des lettres partent à la place.</translation>
  </message>
  <message>
   <source>Show more contacts ({count})</source>
   <translation>Afficher plus de contacts ({count})</translation>
  </message>
  <message>
   <source>VAT {number}</source>
   <translation>TVA {number}</translation>
  </message>
  <message>
   <source>Copy {address}</source>
   <translation>Copier {address}</translation>
  </message>
 </context>
 <context>
  <name>DebtorKinds</name>
  <message>
   <source>Companies or private persons?</source>
   <translation>Entreprises ou particuliers ?</translation>
  </message>
  <message>
   <source>Nothing in the list says it of these debtors, and the law differs. What you leave open is asked when you review the invoice.</source>
   <translation>Rien dans la liste ne le dit pour ces débiteurs, et la loi n’est pas la même. Ce que vous laissez ouvert est demandé à la vérification de la facture.</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>Tous</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Entreprise</translation>
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
   <translation>Vos notes</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notes</translation>
  </message>
  <message>
   <source>Notes written with {number}</source>
   <translation>Notes écrites avec {number}</translation>
  </message>
  <message>
   <source>Saved as you type, on this computer only. The debtor does not see them.</source>
   <translation>Enregistrées pendant la frappe, sur cet ordinateur seulement. Le débiteur ne les voit pas.</translation>
  </message>
 </context>
 <context>
  <name>DebtorOverview</name>
  <message numerus="yes">
   <source>Median of {count} paid invoices; between {earliest} and %n day(s) late.</source>
   <translation>
    <numerusform>Médiane de {count} factures payées ; entre {earliest} et %n jour de retard.</numerusform>
    <numerusform>Médiane de {count} factures payées ; entre {earliest} et %n jours de retard.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) late</source>
   <translation>
    <numerusform>%n jour de retard</numerusform>
    <numerusform>%n jours de retard</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) after the due date</source>
   <translation>
    <numerusform>%n jour après l’échéance</numerusform>
    <numerusform>%n jours après l’échéance</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) before the due date</source>
   <translation>
    <numerusform>%n jour avant l’échéance</numerusform>
    <numerusform>%n jours avant l’échéance</numerusform>
   </translation>
  </message>
  <message>
   <source>On the due date</source>
   <translation>Le jour de l’échéance</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) early</source>
   <translation>
    <numerusform>%n jour d’avance</numerusform>
    <numerusform>%n jours d’avance</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>DebtorPage</name>
  <message>
   <source>All debtors</source>
   <translation>Tous les débiteurs</translation>
  </message>
  <message>
   <source>Statement of account…</source>
   <translation>Relevé de compte…</translation>
  </message>
  <message>
   <source>Correct the details…</source>
   <translation>Corriger les informations…</translation>
  </message>
  <message>
   <source>Join with another debtor…</source>
   <translation>Réunir avec un autre débiteur…</translation>
  </message>
  <message>
   <source>Separate invoices…</source>
   <translation>Séparer des factures…</translation>
  </message>
  <message>
   <source>Pause all…</source>
   <translation>Tout mettre en pause…</translation>
  </message>
  <message>
   <source>Resume all</source>
   <translation>Tout reprendre</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Aperçu</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>Échanges</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documents</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notes</translation>
  </message>
  <message>
   <source>This debtor is no longer here.</source>
   <translation>Ce débiteur n’est plus ici.</translation>
  </message>
  <message numerus="yes">
   <source>%n open invoice(s)</source>
   <translation>
    <numerusform>%n facture ouverte</numerusform>
    <numerusform>%n factures ouvertes</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing is owed.</source>
   <translation>Rien n’est dû.</translation>
  </message>
  <message>
   <source>VAT {number}</source>
   <translation>TVA {number}</translation>
  </message>
  <message>
   <source>You joined two debtors here: both count as one.</source>
   <translation>Vous avez réuni ici deux débiteurs : ils comptent pour un seul.</translation>
  </message>
  <message>
   <source>You separated these invoices from another debtor: {numbers}.</source>
   <translation>Vous avez séparé ces factures d’un autre débiteur : {numbers}.</translation>
  </message>
  <message>
   <source>You separated another debtor’s invoices from this one.</source>
   <translation>Vous avez séparé de ce débiteur les factures d’un autre.</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
 </context>
 <context>
  <name>DebtorsPage</name>
  <message>
   <source>Debtors</source>
   <translation>Débiteurs</translation>
  </message>
  <message>
   <source>Name, email, invoice number</source>
   <translation>Nom, e-mail, numéro de facture</translation>
  </message>
  <message>
   <source>Search debtors</source>
   <translation>Rechercher des débiteurs</translation>
  </message>
  <message>
   <source>No debtor matches</source>
   <translation>Aucun débiteur ne correspond</translation>
  </message>
  <message>
   <source>Search by name, email address or invoice number.</source>
   <translation>Cherchez par nom, adresse e-mail ou numéro de facture.</translation>
  </message>
  <message>
   <source>Show all debtors</source>
   <translation>Afficher tous les débiteurs</translation>
  </message>
  <message>
   <source>No debtors yet</source>
   <translation>Aucun débiteur pour l’instant</translation>
  </message>
  <message>
   <source>The debtors of your invoices appear here, with their invoices, messages and payments.</source>
   <translation>Les débiteurs de vos factures apparaissent ici, avec leurs factures, échanges et paiements.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Ouvrir une facture</translation>
  </message>
  <message numerus="yes">
   <source>%n debtor(s)</source>
   <translation>
    <numerusform>%n débiteur</numerusform>
    <numerusform>%n débiteurs</numerusform>
   </translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
 </context>
 <context>
  <name>DecisionCard</name>
  <message>
   <source>Without an answer, recovery continues for the rest.</source>
   <translation>Sans réponse, le recouvrement du reste se poursuit.</translation>
  </message>
  <message>
   <source>Without an answer, the rest is written off.</source>
   <translation>Sans réponse, le reste est abandonné.</translation>
  </message>
  <message>
   <source>Part of it was paid. What about the rest?</source>
   <translation>Une partie a été payée. Que faire du reste ?</translation>
  </message>
  <message>
   <source>Keep collecting the rest</source>
   <translation>Poursuivre pour le reste</translation>
  </message>
  <message>
   <source>Accept and close</source>
   <translation>Accepter et clore</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notes</translation>
  </message>
  <message>
   <source>{paid} of {original} arrived, {rest} remains.</source>
   <translation>{paid} sur {original} sont arrivés, il reste {rest}.</translation>
  </message>
  <message>
   <source>{paid} of {original} arrived, {rest} remains. Your answer is due by {day} ({when}).</source>
   <translation>{paid} sur {original} sont arrivés, il reste {rest}. Votre réponse est attendue au plus tard le {day} ({when}).</translation>
  </message>
  <message>
   <source>Contacts resume for {rest}.</source>
   <translation>Les relances reprennent pour {rest}.</translation>
  </message>
  <message>
   <source>Contacts that are left: {count}, the last around {day}.</source>
   <translation>Relances restantes : {count}, la dernière vers le {day}.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>Les intérêts augmentent de {amount} par jour.</translation>
  </message>
  <message>
   <source>Keep collecting {rest}</source>
   <translation>Continuer à réclamer {rest}</translation>
  </message>
  <message>
   <source>You keep {paid} and write off {rest} for good.</source>
   <translation>Vous gardez {paid} et abandonnez définitivement {rest}.</translation>
  </message>
  <message>
   <source>{paid} is paid out {days} days after your answer.</source>
   <translation>{paid} vous sont versés {days} jours après votre réponse.</translation>
  </message>
  <message>
   <source>Accept {paid} and close</source>
   <translation>Accepter {paid} et clore</translation>
  </message>
  <message>
   <source>A payment arrived. This service does not say here how much: look at your account, and answer if a part of it is missing.</source>
   <translation>Un paiement est arrivé. Ce service n’en dit pas le montant ici : regardez votre compte, et répondez s’il en manque une partie.</translation>
  </message>
  <message>
   <source>Contacts resume for what remains.</source>
   <translation>Les relances reprennent pour ce qui reste.</translation>
  </message>
  <message>
   <source>You keep what was paid and write off the rest for good.</source>
   <translation>Vous gardez ce qui a été payé et abandonnez définitivement le reste.</translation>
  </message>
 </context>
 <context>
  <name>DeliveriesCard</name>
  <message>
   <source>Delivery log</source>
   <translation>Journal des envois</translation>
  </message>
  <message>
   <source>Failures only</source>
   <translation>Seulement les échecs</translation>
  </message>
  <message>
   <source>Refresh deliveries</source>
   <translation>Actualiser les envois</translation>
  </message>
  <message>
   <source>Loading</source>
   <translation>Chargement</translation>
  </message>
  <message>
   <source>Not known yet.</source>
   <translation>Pas encore connu.</translation>
  </message>
  <message>
   <source>This service offers no delivery log.</source>
   <translation>Ce service ne propose pas de journal des envois.</translation>
  </message>
  <message>
   <source>Nothing was delivered yet.</source>
   <translation>Rien n’a encore été envoyé.</translation>
  </message>
  <message>
   <source>Nothing failed.</source>
   <translation>Aucun échec.</translation>
  </message>
  <message>
   <source>Deliver again</source>
   <translation>Renvoyer</translation>
  </message>
  <message>
   <source>Deliver {event} again</source>
   <translation>Renvoyer {event}</translation>
  </message>
  <message>
   <source>attempt {number}</source>
   <translation>tentative {number}</translation>
  </message>
  <message>
   <source>answer {code}</source>
   <translation>réponse {code}</translation>
  </message>
  <message>
   <source>{milliseconds} ms</source>
   <translation>{milliseconds} ms</translation>
  </message>
  <message>
   <source>Arrived</source>
   <translation>Arrivé</translation>
  </message>
  <message>
   <source>Failed</source>
   <translation>Échec</translation>
  </message>
 </context>
 <context>
  <name>DisputeCard</name>
  <message>
   <source>Answer with evidence</source>
   <translation>Répondre avec des justificatifs</translation>
  </message>
  <message>
   <source>Settled with the debtor…</source>
   <translation>Réglé avec le débiteur…</translation>
  </message>
  <message>
   <source>The debtor is right</source>
   <translation>Le débiteur a raison</translation>
  </message>
  <message>
   <source>Read the acknowledgement that the debtor gets</source>
   <translation>Lire l’accusé de réception que reçoit le débiteur</translation>
  </message>
  <message>
   <source>What would convince: {kinds}.</source>
   <translation>Ce qui convaincrait : {kinds}.</translation>
  </message>
  <message>
   <source>Go on with the answer</source>
   <translation>Continuer la réponse</translation>
  </message>
 </context>
 <context>
  <name>DocumentSheet</name>
  <message>
   <source>Save…</source>
   <translation>Enregistrer…</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
 </context>
 <context>
  <name>DocumentsSection</name>
  <message>
   <source>Letter as it was sent</source>
   <translation>Lettre telle qu’envoyée</translation>
  </message>
  <message>
   <source>Your answer as it was sent</source>
   <translation>Votre réponse telle qu’envoyée</translation>
  </message>
  <message>
   <source>Attached by the debtor</source>
   <translation>Joint par le débiteur</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documents</translation>
  </message>
  <message>
   <source>Case file</source>
   <translation>Dossier</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Télécharger le dossier</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <source>The case file is being made</source>
   <translation>Le dossier est en préparation</translation>
  </message>
  <message>
   <source>Show the folder</source>
   <translation>Afficher le dossier sur le disque</translation>
  </message>
  <message>
   <source>One archive for a lawyer or the court: an overview with the balance and everything that happened, all documents and messages, and a list of checksums.</source>
   <translation>Une archive pour un avocat ou un commissaire de justice : une synthèse avec le solde et tout ce qui s’est passé, tous les documents et messages, et une liste de sommes de contrôle.</translation>
  </message>
  <message>
   <source>Being made…</source>
   <translation>En cours…</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Enregistré sous {path}</translation>
  </message>
  <message>
   <source>There are no documents yet. Letters and evidence appear here.</source>
   <translation>Aucun document pour l’instant. Les lettres et les justificatifs apparaissent ici.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Chargement…</translation>
  </message>
  <message>
   <source>Documents appear once the service can be reached.</source>
   <translation>Les documents apparaissent dès que le service est joignable.</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <source>Open {name}</source>
   <translation>Ouvrir {name}</translation>
  </message>
  <message>
   <source>Save {name}</source>
   <translation>Enregistrer {name}</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Letter of {day}</source>
   <translation>Lettre du {day}</translation>
  </message>
 </context>
 <context>
  <name>Drafts</name>
  <message>
   <source>Entered manually</source>
   <translation>Saisie à la main</translation>
  </message>
  <message>
   <source>Complete</source>
   <translation>Compléter</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Vérifier</translation>
  </message>
 </context>
 <context>
  <name>EndpointsCard</name>
  <message>
   <source>Where the service delivers</source>
   <translation>Où le service envoie</translation>
  </message>
  <message>
   <source>Send a test event</source>
   <translation>Envoyer un événement de test</translation>
  </message>
  <message>
   <source>Change the signing secret</source>
   <translation>Changer le secret de signature</translation>
  </message>
  <message>
   <source>Deliveries are signed with a new secret; the old one works for one more day.</source>
   <translation>Les envois sont signés avec un nouveau secret ; l’ancien reste valable un jour.</translation>
  </message>
  <message>
   <source>The app cannot be reached now</source>
   <translation>L’application n’est pas joignable pour l’instant</translation>
  </message>
  <message>
   <source>Waiting for it</source>
   <translation>En attente</translation>
  </message>
  <message>
   <source>Changing</source>
   <translation>Changement</translation>
  </message>
  <message>
   <source>Loading</source>
   <translation>Chargement</translation>
  </message>
  <message>
   <source>Not known yet.</source>
   <translation>Pas encore connu.</translation>
  </message>
  <message>
   <source>This service does not say where it delivers.</source>
   <translation>Ce service ne dit pas où il envoie.</translation>
  </message>
  <message>
   <source>Nowhere: the app asks the service instead.</source>
   <translation>Nulle part : c’est l’application qui interroge le service.</translation>
  </message>
  <message>
   <source>Switch on</source>
   <translation>Activer</translation>
  </message>
  <message>
   <source>Switch on {address}</source>
   <translation>Activer {address}</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Retirer</translation>
  </message>
  <message>
   <source>Remove {address}</source>
   <translation>Retirer {address}</translation>
  </message>
  <message>
   <source>This app</source>
   <translation>Cette application</translation>
  </message>
  <message>
   <source>Another program</source>
   <translation>Un autre programme</translation>
  </message>
  <message>
   <source>Remove this address?</source>
   <translation>Retirer cette adresse ?</translation>
  </message>
  <message>
   <source>The service stops delivering to {address}. The program there has to register again, with a new secret.</source>
   <translation>Le service n’envoie plus rien à {address}. Le programme qui s’y trouve devra l’enregistrer de nouveau, avec un nouveau secret.</translation>
  </message>
  <message>
   <source>Remove address</source>
   <translation>Retirer l’adresse</translation>
  </message>
 </context>
 <context>
  <name>Entry</name>
  <message>
   <source>Invoice</source>
   <translation>Facture</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Débiteur</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Choisir…</translation>
  </message>
  <message>
   <source>a company</source>
   <translation>une entreprise</translation>
  </message>
  <message>
   <source>a private person</source>
   <translation>un particulier</translation>
  </message>
  <message>
   <source>Without street and town no letter can be sent: the letters of your plan are left out.</source>
   <translation>Sans rue ni ville, aucun courrier ne peut partir : les courriers de votre plan ne partiront pas.</translation>
  </message>
  <message>
   <source>Due: {amount}</source>
   <translation>Reste à payer : {amount}</translation>
  </message>
  <message>
   <source>To check: {names}. You can go on without confirming.</source>
   <translation>À vérifier : {names}. Vous pouvez continuer sans confirmer.</translation>
  </message>
  <message numerus="yes">
   <source>Confirm all %n marked values</source>
   <translation>
    <numerusform>Confirmer la valeur</numerusform>
    <numerusform>Confirmer les %n valeurs</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Confirm the other %n marked values</source>
   <translation>
    <numerusform>Confirmer l’autre valeur signalée</numerusform>
    <numerusform>Confirmer les %n autres valeurs signalées</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>EraseCard</name>
  <message>
   <source>Delete everything</source>
   <translation>Tout supprimer</translation>
  </message>
  <message>
   <source>From this computer, for good. Only a backup can bring it back.</source>
   <translation>De cet ordinateur, définitivement : seule une sauvegarde permet de revenir en arrière.</translation>
  </message>
  <message>
   <source>DELETE</source>
   <translation>SUPPRIMER</translation>
  </message>
  <message>
   <source>Type {word} to confirm</source>
   <translation>Saisissez {word} pour confirmer</translation>
  </message>
  <message>
   <source>Delete it and close the app</source>
   <translation>Supprimer et fermer l’application</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>{receivables} receivables and {drafts} drafts as this app knows them, {files} documents, settings, corrections, logs, and earlier data that were kept aside</source>
   <translation>{receivables} créances et {drafts} brouillons tels que l’application les connaît, {files} documents, les paramètres, corrections, journaux et données antérieures mises de côté</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>Supprimé</translation>
  </message>
  <message>
   <source>Stops</source>
   <translation>S’arrête</translation>
  </message>
  <message>
   <source>The recoveries that run on this computer: nobody is contacted any more</source>
   <translation>Les recouvrements en cours sur cet ordinateur : plus personne n’est contacté</translation>
  </message>
  <message>
   <source>Never sent</source>
   <translation>Jamais envoyé</translation>
  </message>
  <message>
   <source>Decisions that still wait: {count}</source>
   <translation>Décisions encore en attente : {count}</translation>
  </message>
  <message>
   <source>Stays</source>
   <translation>Reste</translation>
  </message>
  <message>
   <source>What a hosted service holds, and every file that you saved elsewhere</source>
   <translation>Ce que détient un service hébergé, et chaque fichier enregistré ailleurs</translation>
  </message>
 </context>
 <context>
  <name>EvidenceFileRow</name>
  <message>
   <source>View</source>
   <translation>Afficher</translation>
  </message>
  <message>
   <source>View {name}</source>
   <translation>Afficher {name}</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Retirer {name}</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Nature</translation>
  </message>
  <message>
   <source>Type of {name}</source>
   <translation>Nature de {name}</translation>
  </message>
  <message>
   <source>What it shows</source>
   <translation>Ce que cela montre</translation>
  </message>
  <message>
   <source>In one line</source>
   <translation>En une ligne</translation>
  </message>
  <message>
   <source>What {name} shows</source>
   <translation>Ce que montre {name}</translation>
  </message>
 </context>
 <context>
  <name>EvidenceView</name>
  <message>
   <source>Back to the invoice</source>
   <translation>Retour à la facture</translation>
  </message>
  <message>
   <source>Add files</source>
   <translation>Ajouter des fichiers</translation>
  </message>
  <message>
   <source>Statement</source>
   <translation>Exposé</translation>
  </message>
  <message>
   <source>What was agreed, delivered and written, in date order</source>
   <translation>Ce qui a été convenu, livré et écrit, dans l’ordre chronologique</translation>
  </message>
  <message>
   <source>A statement, a file, or both. Saved as you type.</source>
   <translation>Une déclaration, un fichier, ou les deux. Enregistré au fil de la saisie.</translation>
  </message>
  <message>
   <source>Submit the evidence</source>
   <translation>Envoyer les justificatifs</translation>
  </message>
  <message>
   <source>Here you see the files that you add.</source>
   <translation>Ici s’affichent les fichiers que vous ajoutez.</translation>
  </message>
  <message>
   <source>What would convince</source>
   <translation>Ce qui convaincrait</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Fichiers</translation>
  </message>
  <message>
   <source>Drop them here: PDF, PNG or JPEG, 10 MB each, 20 files, 50 MB together.</source>
   <translation>Déposez-les ici : PDF, PNG ou JPEG, 10 Mo chacun, 20 fichiers, 50 Mo au total.</translation>
  </message>
  <message>
   <source>It is sent once. The debtor reads your answer and may see the files.</source>
   <translation>Elle part une seule fois. Le débiteur lit votre réponse et peut voir les fichiers.</translation>
  </message>
  <message>
   <source>Files: {count} ({size}). They are sent once. The debtor reads your answer and may see the files.</source>
   <translation>Fichiers : {count} ({size}). Ils partent une seule fois. Le débiteur lit votre réponse et peut voir les fichiers.</translation>
  </message>
  <message>
   <source>Files are being added…</source>
   <translation>Ajout des fichiers…</translation>
  </message>
  <message>
   <source>Evidence (*.pdf *.png *.jpg *.jpeg)</source>
   <translation>Justificatifs (*.pdf *.png *.jpg *.jpeg)</translation>
  </message>
  <message>
   <source>Add a file or write a statement.</source>
   <translation>Ajoutez un fichier ou rédigez un exposé.</translation>
  </message>
 </context>
 <context>
  <name>ExistingAccount</name>
  <message>
   <source>Your account with this service</source>
   <translation>Votre compte auprès de ce service</translation>
  </message>
  <message>
   <source>Account ID</source>
   <translation>Identifiant du compte</translation>
  </message>
  <message>
   <source>You find it on the Connection page of your other computer; the service knows it too.</source>
   <translation>Il figure à la page Connexion de votre autre ordinateur ; le service le connaît aussi.</translation>
  </message>
  <message>
   <source>Use this account</source>
   <translation>Utiliser ce compte</translation>
  </message>
  <message>
   <source>I have an account here already</source>
   <translation>J’ai déjà un compte ici</translation>
  </message>
  <message>
   <source>Use another account by its ID</source>
   <translation>Utiliser un autre compte par son identifiant</translation>
  </message>
  <message>
   <source>Choose it to go on with what is there. Nothing new is created.</source>
   <translation>Choisissez-le pour continuer avec ce qui s’y trouve. Rien de nouveau n’est créé.</translation>
  </message>
  <message>
   <source>Use it to go on with what is there. Nothing new is created.</source>
   <translation>Utilisez-le pour continuer avec ce qui s’y trouve. Rien de nouveau n’est créé.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obligatoire</translation>
  </message>
  <message>
   <source>Use {name}</source>
   <translation>Utiliser {name}</translation>
  </message>
 </context>
 <context>
  <name>ExportBar</name>
  <message>
   <source>Writing the file</source>
   <translation>Écriture du fichier</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <source>{done} of {total} written</source>
   <translation>{done} sur {total} écrites</translation>
  </message>
 </context>
 <context>
  <name>ExportCard</name>
  <message>
   <source>Export</source>
   <translation>Exporter</translation>
  </message>
  <message>
   <source>Export everything</source>
   <translation>Tout exporter</translation>
  </message>
  <message>
   <source>Exporting</source>
   <translation>Export en cours</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <source>Exported as {name}.</source>
   <translation>Exporté sous {name}.</translation>
  </message>
  <message>
   <source>A ZIP of JSON and CSV tables and your documents, to be read by any other program. Passwords and keys are not in it.</source>
   <translation>Une archive ZIP de tables JSON et CSV et de vos documents, lisible par tout autre programme. Sans mots de passe ni clés.</translation>
  </message>
  <message>
   <source>Archive (*.zip)</source>
   <translation>Archive (*.zip)</translation>
  </message>
 </context>
 <context>
  <name>FactorField</name>
  <message>
   <source>One {currency} in {base}</source>
   <translation>Un {currency} en {base}</translation>
  </message>
  <message>
   <source>Such as {example}</source>
   <translation>Par exemple {example}</translation>
  </message>
 </context>
 <context>
  <name>FailedSheet</name>
  <message numerus="yes">
   <source>%n invoice(s) failed</source>
   <translation>
    <numerusform>%n facture en échec</numerusform>
    <numerusform>%n factures en échec</numerusform>
   </translation>
  </message>
  <message>
   <source>{count} more</source>
   <translation>{count} autres</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
 </context>
 <context>
  <name>Field</name>
  <message>
   <source>optional</source>
   <translation>facultatif</translation>
  </message>
 </context>
 <context>
  <name>FoldingCard</name>
  <message>
   <source>Change</source>
   <translation>Modifier</translation>
  </message>
  <message>
   <source>Fold up</source>
   <translation>Replier</translation>
  </message>
 </context>
 <context>
  <name>FormsSwitch</name>
  <message>
   <source>Board</source>
   <translation>Colonnes</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>Liste</translation>
  </message>
 </context>
 <context>
  <name>FromInvoice</name>
  <message>
   <source>Choose an invoice…</source>
   <translation>Choisir une facture…</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lecture</translation>
  </message>
  <message>
   <source>Another invoice…</source>
   <translation>Autre facture…</translation>
  </message>
  <message>
   <source>Read from {file}. Check the fields below. The invoice is kept as your first one.</source>
   <translation>Lu dans {file}. Vérifiez les champs. La facture est conservée comme votre première.</translation>
  </message>
  <message>
   <source>{file} does not say who it is from. Fill in the form; the invoice is kept.</source>
   <translation>{file} n’indique pas de qui elle vient. Remplissez le formulaire ; la facture est conservée.</translation>
  </message>
  <message>
   <source>Drop one of your unpaid invoices here. Your name, address and account are read from it.</source>
   <translation>Déposez ici l’une de vos factures impayées : votre nom, votre adresse et votre compte y sont lus.</translation>
  </message>
  <message>
   <source>Choose an invoice</source>
   <translation>Choisir une facture</translation>
  </message>
 </context>
 <context>
  <name>HelpSheet</name>
  <message>
   <source>Learn more</source>
   <translation>En savoir plus</translation>
  </message>
  <message>
   <source>Help: {title}</source>
   <translation>Aide : {title}</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Aide</translation>
  </message>
  <message>
   <source>Search help</source>
   <translation>Rechercher dans l’aide</translation>
  </message>
  <message>
   <source>No help page matches.</source>
   <translation>Aucune page d’aide ne correspond.</translation>
  </message>
  <message>
   <source>All help pages</source>
   <translation>Toutes les pages d’aide</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>See also</source>
   <translation>Voir aussi</translation>
  </message>
 </context>
 <context>
  <name>InsolvencyCard</name>
  <message>
   <source>The debtor is insolvent</source>
   <translation>Le débiteur est insolvable</translation>
  </message>
  <message>
   <source>Edit details…</source>
   <translation>Modifier ce qui est connu…</translation>
  </message>
  <message>
   <source>Withdraw insolvency…</source>
   <translation>Retirer la mention d’insolvabilité…</translation>
  </message>
  <message>
   <source>Case file with the declaration</source>
   <translation>Dossier avec la déclaration de créance</translation>
  </message>
  <message>
   <source>Contacts have stopped. Ask the court or the administrator by when to declare the claim.</source>
   <translation>Les relances ont cessé. Demandez au tribunal ou au mandataire judiciaire jusqu’à quand déclarer la créance.</translation>
  </message>
  <message>
   <source>Contacts have stopped. Declare your claim by {day} ({when}).</source>
   <translation>Les relances ont cessé. Déclarez votre créance au plus tard le {day} ({when}).</translation>
  </message>
  <message>
   <source>Procedure</source>
   <translation>Procédure</translation>
  </message>
  <message>
   <source>Opened on</source>
   <translation>Ouverte le</translation>
  </message>
  <message>
   <source>Court</source>
   <translation>Tribunal</translation>
  </message>
  <message>
   <source>Case number</source>
   <translation>Numéro de dossier</translation>
  </message>
  <message>
   <source>Administrator</source>
   <translation>Mandataire judiciaire</translation>
  </message>
  <message>
   <source>To declare</source>
   <translation>À déclarer</translation>
  </message>
 </context>
 <context>
  <name>InsolvencyDialog</name>
  <message>
   <source>Report insolvency</source>
   <translation>Signaler une procédure collective</translation>
  </message>
  <message>
   <source>Procedure</source>
   <translation>Procédure</translation>
  </message>
  <message>
   <source>Opened on</source>
   <translation>Ouverte le</translation>
  </message>
  <message>
   <source>Published on</source>
   <translation>Publiée le</translation>
  </message>
  <message>
   <source>In the official gazette.</source>
   <translation>Au bulletin officiel.</translation>
  </message>
  <message>
   <source>Court</source>
   <translation>Tribunal</translation>
  </message>
  <message>
   <source>Case number</source>
   <translation>Numéro de dossier</translation>
  </message>
  <message>
   <source>Administrator</source>
   <translation>Mandataire judiciaire</translation>
  </message>
  <message>
   <source>To be declared by</source>
   <translation>À déclarer au plus tard le</translation>
  </message>
  <message>
   <source>Only where the court or a letter names a day.</source>
   <translation>Seulement si le tribunal ou un courrier indique un jour.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Contacts stop at once for everything that this debtor owes you. What is left is to declare the claim in time; the app says by when.</source>
   <translation>Les relances cessent aussitôt pour tout ce que ce débiteur vous doit. Il ne reste qu’à déclarer la créance à temps ; l’application dit jusqu’à quand.</translation>
  </message>
  <message>
   <source>Enter the day the court opened it, today at the latest.</source>
   <translation>Indiquez le jour de l’ouverture par le tribunal, aujourd’hui au plus tard.</translation>
  </message>
  <message>
   <source>This cannot be before the opening.</source>
   <translation>Cela ne peut pas précéder l’ouverture.</translation>
  </message>
 </context>
 <context>
  <name>JoinSheet</name>
  <message>
   <source>Who is the same as {name}?</source>
   <translation>Quel débiteur est le même que {name} ?</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <source>Name, email, invoice number</source>
   <translation>Nom, e-mail, numéro de facture</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Débiteurs</translation>
  </message>
  <message>
   <source>No other debtor matches.</source>
   <translation>Aucun autre débiteur ne correspond.</translation>
  </message>
  <message>
   <source>Join</source>
   <translation>Réunir</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>From now on both count as one: at most one contact a day and three a week for all invoices together. An insolvency, or an address that must not be contacted, applies to both. Once sent, this cannot be undone.</source>
   <translation>Désormais, les deux comptent pour un seul : au plus un contact par jour et trois par semaine pour toutes les factures ensemble. Une procédure collective, de même qu’une adresse à ne plus contacter, vaut pour les deux. Une fois envoyée, cette réponse ne peut plus être annulée.</translation>
  </message>
  <message>
   <source>Both become one in this app, with all invoices, people and notes; later invoices of either are added. The service still contacts each separately. You can undo this at any time.</source>
   <translation>Dans cette application, les deux n’en font plus qu’un, avec toutes les factures, personnes et notes ; les factures suivantes de l’un ou de l’autre s’y ajoutent. Le service continue de contacter chacun séparément. Vous pouvez revenir en arrière à tout moment.</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s)</source>
   <translation>
    <numerusform>%n facture</numerusform>
    <numerusform>%n factures</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LeavingCards</name>
  <message numerus="yes">
   <source>%n more being submitted</source>
   <translation>
    <numerusform>%n autre en cours d’envoi</numerusform>
    <numerusform>%n autres en cours d’envoi</numerusform>
   </translation>
  </message>
  <message>
   <source>Being submitted</source>
   <translation>Envoi en cours</translation>
  </message>
  <message>
   <source>To be submitted {moment}</source>
   <translation>À mettre en recouvrement le {moment}</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Take {name} back</source>
   <translation>Reprendre {name}</translation>
  </message>
 </context>
 <context>
  <name>LeftOutSheet</name>
  <message>
   <source>Left out</source>
   <translation>Non repris</translation>
  </message>
  <message>
   <source>These were not added. The files themselves are as they were.</source>
   <translation>Ils n’ont pas été ajoutés. Les fichiers eux-mêmes restent tels quels.</translation>
  </message>
  <message>
   <source>Clear list</source>
   <translation>Vider la liste</translation>
  </message>
  <message>
   <source>Copy list</source>
   <translation>Copier la liste</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>File or row</source>
   <translation>Fichier ou ligne</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Pourquoi</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Colonnes</translation>
  </message>
 </context>
 <context>
  <name>LetterheadCard</name>
  <message>
   <source>Logo and colour</source>
   <translation>Logo et couleur</translation>
  </message>
  <message>
   <source>Choose a logo…</source>
   <translation>Choisir un logo…</translation>
  </message>
  <message>
   <source>Remove the logo</source>
   <translation>Retirer le logo</translation>
  </message>
  <message>
   <source>PNG or JPEG, {size} MB at most. It is scaled down to {width} × {height} pixels at most.</source>
   <translation>PNG ou JPEG, {size} Mo au plus. Il est réduit à {width} × {height} pixels au plus.</translation>
  </message>
  <message>
   <source>Choose a colour…</source>
   <translation>Choisir une couleur…</translation>
  </message>
  <message>
   <source>Use the default colour</source>
   <translation>Reprendre la couleur par défaut</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Preview: an email and a letter</source>
   <translation>Aperçu : un e-mail et une lettre</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Enregistrement</translation>
  </message>
  <message>
   <source>Saved. It applies to everything sent from now on.</source>
   <translation>Enregistré. Cela vaut pour tout ce qui est envoyé à partir de maintenant.</translation>
  </message>
  <message>
   <source>They appear at the top of emails and letters, and on the debtor’s page.</source>
   <translation>Ils apparaissent en tête des e-mails et des lettres, et sur la page du débiteur.</translation>
  </message>
  <message>
   <source>Text in this colour would be unreadable on white, so a darker shade is used.</source>
   <translation>Un texte de cette couleur serait illisible sur fond blanc : elle est utilisée en plus foncé.</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Votre entreprise</translation>
  </message>
  <message>
   <source>Pictures ({endings})</source>
   <translation>Images ({endings})</translation>
  </message>
  <message>
   <source>Choose a logo</source>
   <translation>Choisir un logo</translation>
  </message>
  <message>
   <source>Choose a colour</source>
   <translation>Choisir une couleur</translation>
  </message>
 </context>
 <context>
  <name>LetterheadPreview</name>
  <message>
   <source>Preview of an email and a letter</source>
   <translation>Aperçu d’un e-mail et d’une lettre</translation>
  </message>
 </context>
 <context>
  <name>LettersCard</name>
  <message>
   <source>Letters</source>
   <translation>Courriers</translation>
  </message>
  <message>
   <source>How letters are sent</source>
   <translation>Envoi des courriers</translation>
  </message>
  <message>
   <source>I print and post them</source>
   <translation>Je les imprime et les poste</translation>
  </message>
  <message>
   <source>Into a folder, as PDF</source>
   <translation>Dans un dossier, en PDF</translation>
  </message>
  <message>
   <source>Through a provider</source>
   <translation>Par un prestataire</translation>
  </message>
  <message>
   <source>Folder for letters</source>
   <translation>Dossier des courriers</translation>
  </message>
  <message>
   <source>Choose a folder</source>
   <translation>Choisir un dossier</translation>
  </message>
  <message>
   <source>Address of the provider</source>
   <translation>Adresse du prestataire</translation>
  </message>
  <message>
   <source>Token of the provider</source>
   <translation>Jeton du prestataire</translation>
  </message>
  <message>
   <source>Lines under your name</source>
   <translation>Lignes sous votre nom</translation>
  </message>
  <message>
   <source>At the top of each letter. If empty: the address, email and phone of your account.</source>
   <translation>En tête de chaque courrier. Vide : l’adresse, l’e-mail et le téléphone de votre compte.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Enregistrement</translation>
  </message>
  <message>
   <source>Unchanged</source>
   <translation>Inchangé</translation>
  </message>
  <message>
   <source>Saved. It applies to letters from now on.</source>
   <translation>Enregistré. Cela vaut pour les courriers à partir de maintenant.</translation>
  </message>
  <message>
   <source>Practice posts nothing; a letter is only shown.</source>
   <translation>L’entraînement n’envoie rien ; un courrier est seulement montré.</translation>
  </message>
  <message>
   <source>Each letter waits as a PDF on the page of its invoice.</source>
   <translation>Chaque courrier attend en PDF sur la page de sa facture.</translation>
  </message>
  <message>
   <source>Each letter is saved there once, ready to print: for a shared folder or a print shop.</source>
   <translation>Chaque courrier y est déposé une fois, prêt à imprimer : pour un dossier partagé ou celui d’un imprimeur.</translation>
  </message>
  <message>
   <source>Each letter is handed over once, as PDF and address, over HTTPS.</source>
   <translation>Chaque courrier est remis une fois, en PDF avec l’adresse, par HTTPS.</translation>
  </message>
  <message>
   <source>The operator of this service prints and posts the letters.</source>
   <translation>L’exploitant de ce service imprime et poste les courriers.</translation>
  </message>
  <message>
   <source>Where letters are saved.</source>
   <translation>Où enregistrer les courriers.</translation>
  </message>
  <message>
   <source>An address that begins with https://</source>
   <translation>Une adresse qui commence par https://</translation>
  </message>
  <message>
   <source>These values cannot be used together.</source>
   <translation>Ces valeurs ne vont pas ensemble.</translation>
  </message>
  <message>
   <source>At most {lines} lines of {letters} characters.</source>
   <translation>Au plus {lines} lignes de {letters} caractères.</translation>
  </message>
 </context>
 <context>
  <name>LettersOnly</name>
  <message>
   <source>A letter needs the debtor’s street, town and postcode: correct the details first.</source>
   <translation>Une lettre a besoin de la rue, de la ville et du code postal du débiteur : corrigez d’abord les coordonnées.</translation>
  </message>
 </context>
 <context>
  <name>LinesForm</name>
  <message>
   <source>Invoices</source>
   <translation>Factures</translation>
  </message>
 </context>
 <context>
  <name>LinkCard</name>
  <message>
   <source>Debtor’s page</source>
   <translation>Page du débiteur</translation>
  </message>
  <message>
   <source>Here the debtor pays, answers or disputes. You can send the link yourself.</source>
   <translation>Le débiteur y paie, répond ou conteste. Vous pouvez envoyer le lien vous-même.</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Copier le lien</translation>
  </message>
  <message>
   <source>QR code</source>
   <translation>Code QR</translation>
  </message>
  <message>
   <source>No browser could be opened. The address is {address}</source>
   <translation>Aucun navigateur n’a pu être ouvert. L’adresse est {address}</translation>
  </message>
 </context>
 <context>
  <name>LinkSheet</name>
  <message>
   <source>Debtor’s page</source>
   <translation>Page du débiteur</translation>
  </message>
  <message>
   <source>Scan it with a phone to open the page where the debtor pays or answers.</source>
   <translation>Scannez-le avec un téléphone pour ouvrir la page où le débiteur paie ou répond.</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Copier le lien</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
 </context>
 <context>
  <name>ListCard</name>
  <message numerus="yes">
   <source>%n more</source>
   <translation>
    <numerusform>%n autre</numerusform>
    <numerusform>%n autres</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>LocalCards</name>
  <message>
   <source>Amount</source>
   <translation>Montant</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Factures</translation>
  </message>
  <message>
   <source>Still owed by age</source>
   <translation>Encore dû, par ancienneté</translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Ancienneté</translation>
  </message>
  <message>
   <source>Recovered by month of submission</source>
   <translation>Recouvré par mois de mise en recouvrement</translation>
  </message>
  <message>
   <source>Month</source>
   <translation>Mois</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Recouvré</translation>
  </message>
  <message>
   <source>Share</source>
   <translation>Part</translation>
  </message>
  <message>
   <source>Days</source>
   <translation>Jours</translation>
  </message>
  <message>
   <source>{recovered} of {count}</source>
   <translation>{recovered} sur {count}</translation>
  </message>
 </context>
 <context>
  <name>LongText</name>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
 </context>
 <context>
  <name>LookAlikeCard</name>
  <message>
   <source>Is it the same invoice?</source>
   <translation>Est-ce la même facture ?</translation>
  </message>
  <message>
   <source>If it is, remove one of them: otherwise the debtor is asked twice for one amount.</source>
   <translation>Si oui, retirez l’une des deux : sinon, le même montant est demandé deux fois au débiteur.</translation>
  </message>
  <message>
   <source>Remove this one</source>
   <translation>Retirer celle-ci</translation>
  </message>
  <message>
   <source>Keep this one, remove the other</source>
   <translation>Conserver celle-ci, retirer l’autre</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Conserver les deux</translation>
  </message>
 </context>
 <context>
  <name>Lost</name>
  <message>
   <source>An invoice you submitted</source>
   <translation>Une facture que vous avez mise en recouvrement</translation>
  </message>
  <message>
   <source>Your cancellation</source>
   <translation>Votre annulation</translation>
  </message>
  <message>
   <source>Your evidence</source>
   <translation>Vos justificatifs</translation>
  </message>
  <message>
   <source>Your decision about the payment</source>
   <translation>Votre décision sur le paiement</translation>
  </message>
  <message>
   <source>A contact you added</source>
   <translation>Un contact que vous avez ajouté</translation>
  </message>
  <message>
   <source>A debtor’s address you corrected</source>
   <translation>L’adresse d’un débiteur que vous avez corrigée</translation>
  </message>
  <message>
   <source>Notes or details you changed</source>
   <translation>Des notes ou des données que vous avez modifiées</translation>
  </message>
  <message>
   <source>A payment you recorded</source>
   <translation>Un paiement que vous avez enregistré</translation>
  </message>
  <message>
   <source>A payment you took back</source>
   <translation>Un paiement que vous avez repris</translation>
  </message>
  <message>
   <source>A credit note you recorded</source>
   <translation>Un avoir que vous avez enregistré</translation>
  </message>
  <message>
   <source>Whether an invoice gets reminders of its own</source>
   <translation>Si une facture est relancée seule</translation>
  </message>
  <message>
   <source>A pause you started</source>
   <translation>Une pause que vous avez commencée</translation>
  </message>
  <message>
   <source>A pause you ended</source>
   <translation>Une pause que vous avez terminée</translation>
  </message>
  <message>
   <source>Whether interest is asked for too</source>
   <translation>La réclamation ou non des intérêts</translation>
  </message>
  <message>
   <source>A call you logged</source>
   <translation>Un appel que vous avez noté</translation>
  </message>
  <message>
   <source>A promise to pay you recorded</source>
   <translation>Une promesse de paiement que vous avez notée</translation>
  </message>
  <message>
   <source>A dispute you recorded</source>
   <translation>Une contestation que vous avez notée</translation>
  </message>
  <message>
   <source>That a dispute is settled</source>
   <translation>Le règlement d’une contestation</translation>
  </message>
  <message>
   <source>An agreement you proposed</source>
   <translation>Un accord que vous avez proposé</translation>
  </message>
  <message>
   <source>Your answer to a proposal</source>
   <translation>Votre réponse à une proposition</translation>
  </message>
  <message>
   <source>An insolvency you reported</source>
   <translation>Une procédure collective que vous avez signalée</translation>
  </message>
  <message>
   <source>That there is no insolvency</source>
   <translation>Qu’il n’y a pas de procédure collective</translation>
  </message>
  <message>
   <source>A change to a planned contact</source>
   <translation>Une modification d’un contact prévu</translation>
  </message>
  <message>
   <source>Your approval of the plan</source>
   <translation>Votre approbation du plan</translation>
  </message>
  <message>
   <source>A letter you posted or a call you made</source>
   <translation>Une lettre que vous avez postée ou un appel que vous avez passé</translation>
  </message>
  <message>
   <source>What you did with a message</source>
   <translation>Ce que vous avez fait d’un message</translation>
  </message>
  <message>
   <source>Your answer to a message</source>
   <translation>Votre réponse à un message</translation>
  </message>
  <message>
   <source>Your answer whether two debtors are the same</source>
   <translation>Votre réponse : deux débiteurs sont-ils le même ?</translation>
  </message>
 </context>
 <context>
  <name>LostAnswerSheet</name>
  <message>
   <source>Did this arrive?</source>
   <translation>Est-ce arrivé ?</translation>
  </message>
  <message>
   <source>The connection broke before the service answered. The app checked and cannot tell whether it arrived. Nothing is sent twice unless you say so.</source>
   <translation>La connexion s’est coupée avant la réponse du service. L’application a vérifié et ne peut pas savoir si c’est arrivé. Rien n’est envoyé deux fois sans votre accord.</translation>
  </message>
  <message>
   <source>What was sent</source>
   <translation>Ce qui a été envoyé</translation>
  </message>
  <message>
   <source>About</source>
   <translation>À propos</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Quand</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Montant</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Décider plus tard</translation>
  </message>
  <message>
   <source>Not arrived: send it</source>
   <translation>Pas arrivé : l’envoyer</translation>
  </message>
  <message>
   <source>It arrived</source>
   <translation>C’est arrivé</translation>
  </message>
  <message>
   <source>Check with the service before you decide.</source>
   <translation>Vérifiez auprès du service avant de décider.</translation>
  </message>
  <message>
   <source>At the service now:</source>
   <translation>Auprès du service, maintenant :</translation>
  </message>
  <message>
   <source>This may be it, at the service:</source>
   <translation>Auprès du service, c’est peut-être ceci :</translation>
  </message>
 </context>
 <context>
  <name>MailSignIn</name>
  <message>
   <source>Open the browser again</source>
   <translation>Rouvrir le navigateur</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Copier l’adresse</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Use a password instead</source>
   <translation>Utiliser plutôt un mot de passe</translation>
  </message>
  <message>
   <source>Sign in with {provider}</source>
   <translation>Se connecter avec {provider}</translation>
  </message>
  <message>
   <source>No browser could be opened. Copy the address and open it yourself.</source>
   <translation>Aucun navigateur n’a pu être ouvert. Copiez l’adresse et ouvrez-la vous-même.</translation>
  </message>
  <message>
   <source>Your browser asks whether this app may send email. Agree there and come back.</source>
   <translation>Votre navigateur vous demande si cette application peut envoyer des e-mails. Acceptez, puis revenez ici.</translation>
  </message>
  <message>
   <source>Signed in. Sending the test message…</source>
   <translation>Connexion réussie. Envoi du message d’essai…</translation>
  </message>
  <message>
   <source>Your browser opens and asks. This app never sees your password.</source>
   <translation>Votre navigateur s’ouvre et vous demande votre accord. Cette application ne voit jamais votre mot de passe.</translation>
  </message>
  <message>
   <source>Is this mailbox at one of these? Then sign in there; no password is needed here.</source>
   <translation>Votre messagerie est chez l’un d’eux ? Connectez-vous là-bas ; aucun mot de passe n’est demandé ici.</translation>
  </message>
 </context>
 <context>
  <name>MailStep</name>
  <message>
   <source>Back</source>
   <translation>Retour</translation>
  </message>
  <message>
   <source>Set up later, begin with letters</source>
   <translation>Configurer plus tard, commencer par des lettres</translation>
  </message>
  <message>
   <source>Without a mailbox you print and post letters. Emails wait for it.</source>
   <translation>Sans messagerie, vous imprimez et postez des lettres. Ce qui doit partir par e-mail l’attend.</translation>
  </message>
  <message>
   <source>More about what debtors are asked for</source>
   <translation>Plus sur ce qui est demandé aux débiteurs</translation>
  </message>
  <message>
   <source>Your mailbox</source>
   <translation>Votre messagerie</translation>
  </message>
  <message>
   <source>Step 2 of 2. You get a test message. Nothing is sent to a debtor until you approve it.</source>
   <translation>Étape 2 sur 2. Vous recevez un message d’essai. Rien ne part chez un débiteur sans votre accord.</translation>
  </message>
 </context>
 <context>
  <name>MailView</name>
  <message>
   <source>The message as it arrives</source>
   <translation>Le message tel qu’il arrive</translation>
  </message>
 </context>
 <context>
  <name>MailboxCard</name>
  <message>
   <source>Your mailbox</source>
   <translation>Votre messagerie</translation>
  </message>
  <message>
   <source>Email address</source>
   <translation>Adresse e-mail</translation>
  </message>
  <message>
   <source>name@company.example</source>
   <translation>nom@entreprise.example</translation>
  </message>
  <message>
   <source>Password</source>
   <translation>Mot de passe</translation>
  </message>
  <message>
   <source>Open the provider’s page</source>
   <translation>Ouvrir la page du fournisseur</translation>
  </message>
  <message>
   <source>Look in Thunderbird’s public table</source>
   <translation>Interroger la liste publique de Thunderbird</translation>
  </message>
  <message>
   <source>Send test and save</source>
   <translation>Tester et enregistrer</translation>
  </message>
  <message>
   <source>Server settings</source>
   <translation>Paramètres du serveur</translation>
  </message>
  <message>
   <source>Mail server</source>
   <translation>Serveur d’envoi</translation>
  </message>
  <message>
   <source>Encryption</source>
   <translation>Chiffrement</translation>
  </message>
  <message>
   <source>STARTTLS (most common)</source>
   <translation>STARTTLS (le plus courant)</translation>
  </message>
  <message>
   <source>TLS from the start</source>
   <translation>TLS dès le début</translation>
  </message>
  <message>
   <source>None (only on this computer)</source>
   <translation>Aucun (seulement sur cet ordinateur)</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Port</translation>
  </message>
  <message>
   <source>User name</source>
   <translation>Nom d’utilisateur</translation>
  </message>
  <message>
   <source>If empty: the email address</source>
   <translation>Par défaut : votre adresse e-mail</translation>
  </message>
  <message>
   <source>App password</source>
   <translation>Mot de passe d’application</translation>
  </message>
  <message>
   <source>Looking up</source>
   <translation>Recherche</translation>
  </message>
  <message>
   <source>Its mail server is {host}.</source>
   <translation>Son serveur de messagerie est {host}.</translation>
  </message>
  <message>
   <source>Unchanged</source>
   <translation>Inchangé</translation>
  </message>
  <message>
   <source>Sending the test</source>
   <translation>Envoi du test</translation>
  </message>
  <message>
   <source>An email address, such as name@company.example.</source>
   <translation>Une adresse e-mail, comme nom@entreprise.example.</translation>
  </message>
  <message>
   <source>The name of your mail server, such as smtp.company.example.</source>
   <translation>Le nom de votre serveur de messagerie, par exemple smtp.company.example.</translation>
  </message>
  <message>
   <source>A number from 1 to 65535; usually 587.</source>
   <translation>Un nombre de 1 à 65535 ; en général 587.</translation>
  </message>
  <message>
   <source>Enter the password.</source>
   <translation>Indiquez le mot de passe.</translation>
  </message>
  <message>
   <source>These values cannot be used together.</source>
   <translation>Ces valeurs ne vont pas ensemble.</translation>
  </message>
  <message>
   <source>{provider} accepts no password from other programs, and this version of the app cannot sign in there. Use an address of another provider.</source>
   <translation>{provider} n’accepte aucun mot de passe d’un autre programme, et cette version de l’application ne sait pas s’y connecter. Utilisez une adresse d’un autre fournisseur.</translation>
  </message>
  <message>
   <source>This version of the app cannot sign in with {title}. Use an app password: you create it in the settings of {provider}.</source>
   <translation>Cette version de l’application ne peut pas se connecter avec {title}. Utilisez un mot de passe d’application : vous le créez dans les paramètres de {provider}.</translation>
  </message>
  <message>
   <source>{provider} requires a password made for this app, not your usual one. You create it in its settings.</source>
   <translation>{provider} demande un mot de passe créé pour cette application, et non le vôtre. Vous le créez dans ses paramètres.</translation>
  </message>
  <message>
   <source>{provider} lets other programs send once you allow it in its settings (POP3, IMAP, SMTP).</source>
   <translation>{provider} laisse envoyer d’autres programmes une fois que vous l’avez autorisé dans ses paramètres (POP3, IMAP, SMTP).</translation>
  </message>
  <message>
   <source>Its mail server is looked up when you send the test.</source>
   <translation>Son serveur d’envoi sera recherché au moment du test.</translation>
  </message>
  <message>
   <source>{domain} does not answer. Check the address and your internet connection, or enter the mail server.</source>
   <translation>{domain} ne répond pas. Vérifiez l’adresse et votre connexion Internet, ou saisissez le serveur d’envoi.</translation>
  </message>
  <message>
   <source>No settings for {domain} were found. Enter its mail server: its help pages name it.</source>
   <translation>Aucun paramètre de {domain} n’a été trouvé. Saisissez son serveur d’envoi ; ses pages d’aide l’indiquent.</translation>
  </message>
  <message>
   <source>{domain} publishes no settings. A public table may have them; it learns this domain, not your address.</source>
   <translation>{domain} ne publie pas ses paramètres. Une liste publique les connaît peut-être : elle verra ce domaine, pas votre adresse.</translation>
  </message>
  <message>
   <source>Saved. Practice sends nothing, so it was not tested.</source>
   <translation>Enregistré. L’entraînement n’envoie rien : la messagerie n’a pas été testée.</translation>
  </message>
  <message>
   <source>Saved. A test message is on its way to you.</source>
   <translation>Enregistré. Un message d’essai vous a été envoyé.</translation>
  </message>
  <message>
   <source>Reminders are sent from your own address, so debtors answer you.</source>
   <translation>Les relances partent de votre adresse : vos débiteurs vous répondent directement.</translation>
  </message>
  <message>
   <source>In use. You signed in with {provider}.</source>
   <translation>En service. Vous êtes connecté avec {provider}.</translation>
  </message>
  <message>
   <source>In use. The password is sealed and never shown.</source>
   <translation>En service. Le mot de passe est scellé et n’est jamais affiché.</translation>
  </message>
 </context>
 <context>
  <name>MessageCard</name>
  <message>
   <source>Previous invoice</source>
   <translation>Facture précédente</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Facture suivante</translation>
  </message>
  <message>
   <source>Letters only for this invoice</source>
   <translation>Lettres uniquement pour cette facture</translation>
  </message>
  <message>
   <source>{at} of {count}</source>
   <translation>{at} sur {count}</translation>
  </message>
  <message>
   <source>Next message</source>
   <translation>Message suivant</translation>
  </message>
  <message>
   <source>No further message is planned.</source>
   <translation>Aucune autre relance n’est prévue.</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>Chargement du texte…</translation>
  </message>
  <message>
   <source>Sent to {to}, {moment}.</source>
   <translation>Envoyé à {to}, {moment}.</translation>
  </message>
  <message>
   <source>Leaves once your mailbox is set up. You can still undo it.</source>
   <translation>Partira une fois votre messagerie configurée. Vous pouvez encore annuler.</translation>
  </message>
  <message>
   <source>Will be sent in a few seconds. You can still undo it.</source>
   <translation>Part dans quelques secondes. Vous pouvez encore annuler.</translation>
  </message>
  <message>
   <source>Your mail server is accepting it.</source>
   <translation>Votre serveur de messagerie le prend en charge.</translation>
  </message>
  <message>
   <source>Being skipped…</source>
   <translation>Elle va être sautée…</translation>
  </message>
  <message>
   <source>Being changed…</source>
   <translation>Modification en cours…</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Canal</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Quand</translation>
  </message>
  <message>
   <source>{moment}, {when}</source>
   <translation>{moment}, {when}</translation>
  </message>
  <message>
   <source>{moment}, if you approve now</source>
   <translation>{moment}, si vous approuvez maintenant</translation>
  </message>
  <message>
   <source>As soon as the plan is approved; at night and at weekends on the next working day</source>
   <translation>Dès que le plan est approuvé ; la nuit et le week-end, le jour ouvré suivant</translation>
  </message>
  <message>
   <source>{moment}, if the plan is approved</source>
   <translation>{moment}, si le plan est approuvé</translation>
  </message>
 </context>
 <context>
  <name>MessageSheet</name>
  <message>
   <source>To</source>
   <translation>À</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Quand</translation>
  </message>
  <message>
   <source>Contact</source>
   <translation>Contact</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Résultat</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notes</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Objet</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Texte du message</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>Save as sent…</source>
   <translation>Enregistrer tel qu’envoyé…</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Open the letter</source>
   <translation>Ouvrir la lettre</translation>
  </message>
  <message>
   <source>Practice: nothing was sent.</source>
   <translation>Entraînement : rien n’a été envoyé.</translation>
  </message>
  <message>
   <source>Sent.</source>
   <translation>Envoyé.</translation>
  </message>
 </context>
 <context>
  <name>NameDialog</name>
  <message>
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
 </context>
 <context>
  <name>NarrowedLine</name>
  <message>
   <source>Clear</source>
   <translation>Effacer</translation>
  </message>
  <message numerus="yes">
   <source>%n filter(s)</source>
   <translation>
    <numerusform>%n filtre</numerusform>
    <numerusform>%n filtres</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>NeverCard</name>
  <message>
   <source>Never contact</source>
   <translation>Ne jamais contacter</translation>
  </message>
  <message>
   <source>Email address or phone number</source>
   <translation>Adresse e-mail ou numéro de téléphone</translation>
  </message>
  <message>
   <source>name@company.example</source>
   <translation>nom@entreprise.example</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Pourquoi</translation>
  </message>
  <message>
   <source>Search the list</source>
   <translation>Chercher dans la liste</translation>
  </message>
  <message>
   <source>Nobody is on the list</source>
   <translation>Personne n’est sur la liste</translation>
  </message>
  <message numerus="yes">
   <source>%n on the list</source>
   <translation>
    <numerusform>%n entrée sur la liste</numerusform>
    <numerusform>%n entrées sur la liste</numerusform>
   </translation>
  </message>
  <message>
   <source>There are more: search for the one you need.</source>
   <translation>Il y en a d’autres : cherchez celle que vous voulez.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Enregistrement</translation>
  </message>
  <message>
   <source>Nobody is contacted at {address} any more.</source>
   <translation>Plus personne n’est contacté à {address}.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Chargement…</translation>
  </message>
  <message>
   <source>Nothing on the list matches.</source>
   <translation>Rien dans la liste ne correspond.</translation>
  </message>
  <message>
   <source>The list is empty. What you enter here gets no email, call or text message from any recovery.</source>
   <translation>La liste est vide. Ce que vous y inscrivez ne reçoit ni e-mail, ni appel, ni SMS d’aucun recouvrement.</translation>
  </message>
  <message>
   <source>No email, call or text message goes to these, whichever invoice it is about.</source>
   <translation>Ni e-mail, ni appel, ni SMS ne leur parvient, quelle que soit la facture.</translation>
  </message>
  <message>
   <source>Contact again</source>
   <translation>Contacter à nouveau</translation>
  </message>
  <message>
   <source>Contact {address} again</source>
   <translation>Contacter à nouveau {address}</translation>
  </message>
  <message>
   <source>This is neither an email address nor a phone number.</source>
   <translation>Ce n’est ni une adresse e-mail ni un numéro de téléphone.</translation>
  </message>
 </context>
 <context>
  <name>NewsSheet</name>
  <message>
   <source>What’s new</source>
   <translation>Nouveautés</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Version {version}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
 </context>
 <context>
  <name>NoCorrectionSheet</name>
  <message>
   <source>The details cannot be corrected</source>
   <translation>Les informations ne peuvent pas être corrigées</translation>
  </message>
  <message>
   <source>This service has no way to correct a debtor’s details after the submission. You can add a contact with the right email address, or cancel this recovery and submit the invoice again with the right address.</source>
   <translation>Ce service ne permet pas de corriger les coordonnées d’un débiteur après la mise en recouvrement. Vous pouvez ajouter un contact avec la bonne adresse e-mail, ou annuler ce recouvrement et remettre la facture en recouvrement avec la bonne adresse.</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
 </context>
 <context>
  <name>NotesSection</name>
  <message>
   <source>Agreed interest rate</source>
   <translation>Taux d’intérêt convenu</translation>
  </message>
  <message>
   <source>Rounding</source>
   <translation>Arrondi</translation>
  </message>
  <message>
   <source>Your notes</source>
   <translation>Vos notes</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notes</translation>
  </message>
  <message>
   <source>Saved as you type. The debtor does not see them.</source>
   <translation>Enregistrées au fil de la saisie. Le débiteur ne les voit pas.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>More data</source>
   <translation>Autres données</translation>
  </message>
  <message>
   <source>What other programs store here, such as the account number in your books.</source>
   <translation>Ce que d’autres programmes conservent ici, comme le numéro dans votre comptabilité.</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Valeur</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Ajouter</translation>
  </message>
  <message>
   <source>Technical data</source>
   <translation>Données techniques</translation>
  </message>
  <message>
   <source>Being saved…</source>
   <translation>Enregistrement…</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Retirer {name}</translation>
  </message>
  <message>
   <source>Everything is saved.</source>
   <translation>Tout est enregistré.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Indiquez un nom.</translation>
  </message>
  <message>
   <source>This name is taken; remove it first.</source>
   <translation>Ce nom est déjà pris ; retirez-le d’abord.</translation>
  </message>
 </context>
 <context>
  <name>NoticeSettings</name>
  <message>
   <source>Notices</source>
   <translation>Avis</translation>
  </message>
  <message>
   <source>The Notices page always shows all of them. Choose which also appear on your desktop.</source>
   <translation>La page Avis les montre toujours tous. Choisissez ceux qui s’affichent aussi sur votre bureau.</translation>
  </message>
  <message>
   <source>Show notifications on the desktop</source>
   <translation>Afficher des notifications sur le bureau</translation>
  </message>
  <message>
   <source>What needs your answer</source>
   <translation>Ce qui demande votre réponse</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Paiements</translation>
  </message>
  <message>
   <source>Recovered, cancelled, insolvent</source>
   <translation>Recouvrées, annulées, insolvables</translation>
  </message>
  <message>
   <source>Every contact and step</source>
   <translation>Chaque relance et chaque étape</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Votre entreprise</translation>
  </message>
  <message>
   <source>Quiet hours: what happens then is shown afterwards</source>
   <translation>Heures calmes : ce qui survient alors s’affiche ensuite</translation>
  </message>
  <message>
   <source>From</source>
   <translation>De</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>À</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Jamais</translation>
  </message>
  <message>
   <source>{days} days before</source>
   <translation>{days} jours avant</translation>
  </message>
  <message>
   <source>The day before</source>
   <translation>La veille</translation>
  </message>
  <message>
   <source>Remind me of deadlines</source>
   <translation>Me rappeler les échéances</translation>
  </message>
  <message>
   <source>Keep working in the tray when the window is closed</source>
   <translation>Continuer dans la zone de notification quand la fenêtre est fermée</translation>
  </message>
  <message>
   <source>Where the desktop has a tray. “Quit” ends the app.</source>
   <translation>Si le bureau en a une. « Quitter » ferme l’application.</translation>
  </message>
  <message>
   <source>It begins and ends at the same hour, so nothing waits.</source>
   <translation>Début et fin à la même heure : rien n’attend.</translation>
  </message>
 </context>
 <context>
  <name>NoticesPage</name>
  <message>
   <source>Notices</source>
   <translation>Avis</translation>
  </message>
  <message>
   <source>Only new</source>
   <translation>Seulement les nouveaux</translation>
  </message>
  <message>
   <source>Mark all as read</source>
   <translation>Tout marquer comme lu</translation>
  </message>
  <message>
   <source>Add deadlines to the calendar</source>
   <translation>Ajouter les échéances au calendrier</translation>
  </message>
  <message>
   <source>Save your open deadlines as a file for any calendar</source>
   <translation>Enregistrer vos échéances ouvertes dans un fichier pour tout calendrier</translation>
  </message>
  <message>
   <source>You have seen everything.</source>
   <translation>Vous avez tout vu.</translation>
  </message>
  <message>
   <source>No notices yet</source>
   <translation>Aucun avis pour l’instant</translation>
  </message>
  <message>
   <source>Payments, answers, disputes and deadlines appear here, each with its invoice.</source>
   <translation>Paiements, réponses, contestations et échéances apparaissent ici, chacun avec sa facture.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Ouvrir une facture</translation>
  </message>
  <message numerus="yes">
   <source>%n new</source>
   <translation>
    <numerusform>%n nouveau</numerusform>
    <numerusform>%n nouveaux</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing new. Earlier notices stay here.</source>
   <translation>Rien de nouveau. Les avis précédents restent ici.</translation>
  </message>
  <message>
   <source>Mark as read</source>
   <translation>Marquer comme lu</translation>
  </message>
  <message>
   <source>Mark as read: {what}</source>
   <translation>Marquer comme lu : {what}</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <source>Open: {what}</source>
   <translation>Ouvrir : {what}</translation>
  </message>
  <message>
   <source>And {count} more in its history</source>
   <translation>Et {count} de plus dans son historique</translation>
  </message>
  <message>
   <source>New · {when}</source>
   <translation>Nouveau · {when}</translation>
  </message>
 </context>
 <context>
  <name>OnboardingPage</name>
  <message>
   <source>Your account is active</source>
   <translation>Votre compte est actif</translation>
  </message>
  <message>
   <source>You can submit invoices now. The first one takes a minute.</source>
   <translation>Vous pouvez maintenant mettre des factures en recouvrement. La première prend une minute.</translation>
  </message>
  <message>
   <source>Submit an invoice</source>
   <translation>Recouvrer une facture</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Pays</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Votre entreprise</translation>
  </message>
  <message>
   <source>This is what debtors read. It is saved as you type, and you can change it later.</source>
   <translation>C’est ce que liront les débiteurs. Vous pourrez le modifier ; tout est enregistré au fil de la saisie.</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Entreprise</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>14 digits. Required for companies in France.</source>
   <translation>14 chiffres. Obligatoire pour les entreprises en France.</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Numéro de TVA</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Numéro et rue</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Complément d’adresse</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Code postal</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Ville</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Vous</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Prénom</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Téléphone</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <source>What that means</source>
   <translation>Ce que cela signifie</translation>
  </message>
  <message>
   <source>Recoveries pause: nobody is contacted for you.</source>
   <translation>Les recouvrements sont suspendus : personne n’est contacté pour vous.</translation>
  </message>
  <message>
   <source>What debtors pay still arrives and is recorded.</source>
   <translation>Ce que paient les débiteurs arrive toujours et est enregistré.</translation>
  </message>
  <message>
   <source>Nothing is lost. Everything resumes once the account is active again.</source>
   <translation>Rien n’est perdu. Tout reprend dès que le compte est à nouveau actif.</translation>
  </message>
  <message>
   <source>Still needed</source>
   <translation>Encore nécessaire</translation>
  </message>
  <message>
   <source>Complete in the browser</source>
   <translation>Compléter dans le navigateur</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Actualiser</translation>
  </message>
  <message>
   <source>No browser could be opened. The address is {address}</source>
   <translation>Aucun navigateur n’a pu être ouvert. L’adresse est {address}</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obligatoire</translation>
  </message>
  <message>
   <source>Your account is suspended</source>
   <translation>Votre compte est suspendu</translation>
  </message>
  <message>
   <source>Almost there</source>
   <translation>Presque terminé</translation>
  </message>
  <message>
   <source>The service stopped it. What it still needs is listed below; the app notices when it is done.</source>
   <translation>Le service l’a arrêté. Ce dont il a encore besoin figure ci-dessous ; l’application remarque quand c’est fait.</translation>
  </message>
  <message>
   <source>Complete this once; the app notices when it is done.</source>
   <translation>À compléter une seule fois ; l’application remarque quand c’est fait.</translation>
  </message>
  <message>
   <source>Checking what the service needs…</source>
   <translation>Recherche de ce dont le service a besoin…</translation>
  </message>
  <message>
   <source>The service gives no reason. Ask it in the browser why the account is suspended.</source>
   <translation>Le service ne donne pas de raison. Demandez-lui dans le navigateur pourquoi le compte est suspendu.</translation>
  </message>
  <message>
   <source>Everything is in. The service is checking it now.</source>
   <translation>Tout a été remis. Le service est en train de vérifier.</translation>
  </message>
  <message>
   <source>The page in the browser shows what the service still needs.</source>
   <translation>La page du navigateur montre ce dont le service a encore besoin.</translation>
  </message>
  <message>
   <source>Overdue</source>
   <translation>En retard</translation>
  </message>
  <message>
   <source>Needed now</source>
   <translation>Maintenant</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>Plus tard</translation>
  </message>
 </context>
 <context>
  <name>OpenedFile</name>
  <message>
   <source>Save as…</source>
   <translation>Enregistrer sous…</translation>
  </message>
  <message>
   <source>Show in folder</source>
   <translation>Afficher dans le dossier</translation>
  </message>
  <message>
   <source>Copy the path</source>
   <translation>Copier le chemin</translation>
  </message>
  <message>
   <source>Opened outside of this app. If nothing appeared, save the file or open it from its folder.</source>
   <translation>Ouvert en dehors de cette application. Si rien n’est apparu, enregistrez le fichier ou ouvrez-le depuis son dossier.</translation>
  </message>
  <message>
   <source>No program on this computer opened the file. Save it, or open it from its folder.</source>
   <translation>Aucun programme de cet ordinateur n’a ouvert le fichier. Enregistrez-le ou ouvrez-le depuis son dossier.</translation>
  </message>
  <message>
   <source>It could not be saved there. Choose another folder.</source>
   <translation>L’enregistrement à cet endroit n’a pas réussi. Choisissez un autre dossier.</translation>
  </message>
  <message>
   <source>Saved as {path}</source>
   <translation>Enregistré sous {path}</translation>
  </message>
  <message>
   <source>The path is on the clipboard.</source>
   <translation>Le chemin est dans le presse-papiers.</translation>
  </message>
 </context>
 <context>
  <name>OrderNote</name>
  <message>
   <source>Rates…</source>
   <translation>Taux…</translation>
  </message>
  <message>
   <source>Several currencies: each is sorted separately.</source>
   <translation>Plusieurs devises : chacune est triée à part.</translation>
  </message>
  <message>
   <source>Sorted by your rates of {day}.</source>
   <translation>Trié selon vos taux du {day}.</translation>
  </message>
  <message>
   <source>Sorted separately, without a rate: {currencies}.</source>
   <translation>Triées à part, sans taux : {currencies}.</translation>
  </message>
 </context>
 <context>
  <name>OtherDocumentCard</name>
  <message>
   <source>This is an invoice after all</source>
   <translation>C’est bien une facture</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Retirer</translation>
  </message>
  <message>
   <source>Record against the invoice</source>
   <translation>Imputer sur la facture</translation>
  </message>
  <message>
   <source>Leave it out</source>
   <translation>Laisser de côté</translation>
  </message>
  <message>
   <source>The debtor is not asked to pay it.</source>
   <translation>Rien n’est réclamé au débiteur pour ce document.</translation>
  </message>
  <message>
   <source>It reduces what {debtor} owes you.</source>
   <translation>Il réduit ce que {debtor} vous doit.</translation>
  </message>
  <message>
   <source>It reduces an invoice.</source>
   <translation>Il réduit une facture.</translation>
  </message>
  <message>
   <source>It reduces what {debtor} owes you. Record it on the invoice it belongs to: “{field}”.</source>
   <translation>Il réduit ce que {debtor} vous doit. Inscrivez-le sur la facture concernée : « {field} ».</translation>
  </message>
  <message>
   <source>It reduces what your customer owes you. Record it on the invoice it belongs to: “{field}”.</source>
   <translation>Il réduit ce que votre client vous doit. Inscrivez-le sur la facture concernée : « {field} ».</translation>
  </message>
 </context>
 <context>
  <name>OtherEncryption</name>
  <message>
   <source>Try TLS from the start</source>
   <translation>Essayer TLS dès le début</translation>
  </message>
  <message>
   <source>Try STARTTLS</source>
   <translation>Essayer STARTTLS</translation>
  </message>
 </context>
 <context>
  <name>Overview</name>
  <message>
   <source>Still owed by age</source>
   <translation>Encore dû, par ancienneté</translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Ancienneté</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Montant</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Factures</translation>
  </message>
  <message>
   <source>Nothing is owed.</source>
   <translation>Rien n’est dû.</translation>
  </message>
  <message>
   <source>How they usually pay</source>
   <translation>Ses habitudes de paiement</translation>
  </message>
  <message>
   <source>People</source>
   <translation>Personnes</translation>
  </message>
  <message>
   <source>No contacts yet.</source>
   <translation>Aucun contact pour l’instant.</translation>
  </message>
  <message>
   <source>Letters only: no emails, no calls</source>
   <translation>Lettres uniquement : ni e-mails ni appels</translation>
  </message>
  <message>
   <source>Show more invoices ({count})</source>
   <translation>Afficher plus de factures ({count})</translation>
  </message>
  <message>
   <source>No email address is known: letters are sent instead.</source>
   <translation>Aucune adresse e-mail n’est connue : des lettres partent à la place.</translation>
  </message>
  <message>
   <source>Show all contacts ({count})</source>
   <translation>Afficher tous les contacts ({count})</translation>
  </message>
  <message>
   <source>Not enough payments yet</source>
   <translation>Pas encore assez de paiements</translation>
  </message>
  <message>
   <source>This needs {count} paid invoices with a known day of payment.</source>
   <translation>Il faut {count} factures payées dont le jour de paiement est connu.</translation>
  </message>
  <message>
   <source>Median of {count} paid invoices; between {earliest} and {latest}.</source>
   <translation>Médiane de {count} factures payées ; entre {earliest} et {latest}.</translation>
  </message>
  <message>
   <source>What happens next</source>
   <translation>La suite</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>Ce qui s’est passé</translation>
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation>Rien pour l’instant.</translation>
  </message>
  <message>
   <source>Show everything</source>
   <translation>Tout afficher</translation>
  </message>
  <message>
   <source>Saved. The next step will appear here.</source>
   <translation>Enregistré. La prochaine étape apparaîtra ici.</translation>
  </message>
  <message>
   <source>All planned contacts ({count})</source>
   <translation>Toutes les relances prévues ({count})</translation>
  </message>
  <message>
   <source>Also planned: “{what}”, {when}.</source>
   <translation>Également prévu : « {what} », {when}.</translation>
  </message>
 </context>
 <context>
  <name>Palette</name>
  <message>
   <source>Go anywhere, do anything</source>
   <translation>Aller partout, tout faire</translation>
  </message>
  <message>
   <source>A page, an action, a debtor, a number</source>
   <translation>Une page, une action, un débiteur, un numéro</translation>
  </message>
  <message>
   <source>Found</source>
   <translation>Trouvé</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Aucun résultat</translation>
  </message>
 </context>
 <context>
  <name>PaperView</name>
  <message>
   <source>Page of the document</source>
   <translation>Page du document</translation>
  </message>
 </context>
 <context>
  <name>PapersSection</name>
  <message>
   <source>Documents</source>
   <translation>Documents</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Chargement…</translation>
  </message>
  <message>
   <source>Of the {count} newest invoices. Older ones have theirs on their own page.</source>
   <translation>Des {count} factures les plus récentes. Les plus anciennes ont les leurs sur leur propre page.</translation>
  </message>
  <message>
   <source>There are no documents yet. Letters and evidence appear here.</source>
   <translation>Aucun document pour l’instant. Les lettres et les justificatifs apparaissent ici.</translation>
  </message>
  <message>
   <source>Submitted from this computer</source>
   <translation>Mise en recouvrement depuis cet ordinateur</translation>
  </message>
 </context>
 <context>
  <name>PassphraseDialog</name>
  <message>
   <source>Choose a passphrase</source>
   <translation>Choisir une phrase secrète</translation>
  </message>
  <message>
   <source>Type your passphrase</source>
   <translation>Saisissez votre phrase secrète</translation>
  </message>
  <message>
   <source>No password store of this computer was opened. A passphrase then protects your mailbox password and your sign-ins. Write it down in a safe place: nobody can restore it.</source>
   <translation>Aucun coffre à mots de passe de cet ordinateur n’a été ouvert. Une phrase secrète protège alors le mot de passe de votre messagerie et vos connexions. Notez-la en lieu sûr : personne ne peut la retrouver.</translation>
  </message>
  <message>
   <source>You chose it on this computer. Nothing is sent anywhere.</source>
   <translation>Vous l’avez choisie sur cet ordinateur. Rien n’est envoyé nulle part.</translation>
  </message>
  <message>
   <source>Ask me at each start</source>
   <translation>Me la demander à chaque démarrage</translation>
  </message>
  <message>
   <source>Keep it on this computer</source>
   <translation>La conserver sur cet ordinateur</translation>
  </message>
  <message>
   <source>Anyone who can use your account on this computer can then read it.</source>
   <translation>Toute personne qui peut utiliser votre session sur cet ordinateur peut alors la lire.</translation>
  </message>
  <message>
   <source>At least {count} characters.</source>
   <translation>Au moins {count} caractères.</translation>
  </message>
  <message>
   <source>Passphrase</source>
   <translation>Phrase secrète</translation>
  </message>
  <message>
   <source>Repeat the passphrase</source>
   <translation>Répéter la phrase secrète</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Retour</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <source>This passphrase is not right. Type it again.</source>
   <translation>Cette phrase secrète ne convient pas. Saisissez-la à nouveau.</translation>
  </message>
  <message>
   <source>With a password store no passphrase is needed: install one of your system, and sign in to your desktop again before you choose a passphrase.</source>
   <translation>Avec un coffre à mots de passe, aucune phrase secrète n’est nécessaire : installez celui de votre système et rouvrez votre session avant de choisir une phrase secrète.</translation>
  </message>
  <message>
   <source>The password store of this computer is still locked, or does not answer.</source>
   <translation>Le coffre à mots de passe de cet ordinateur est toujours verrouillé, ou ne répond pas.</translation>
  </message>
  <message>
   <source>Or unlock the password store of this computer and try again: then none is needed.</source>
   <translation>Ou déverrouillez le coffre à mots de passe de cet ordinateur et réessayez : il n’en faut alors aucune.</translation>
  </message>
  <message>
   <source>Unlock</source>
   <translation>Déverrouiller</translation>
  </message>
  <message>
   <source>Keep on this computer</source>
   <translation>Conserver sur cet ordinateur</translation>
  </message>
  <message>
   <source>Protect with passphrase</source>
   <translation>Protéger par la phrase secrète</translation>
  </message>
  <message>
   <source>Type the passphrase that you chose.</source>
   <translation>Saisissez la phrase secrète que vous avez choisie.</translation>
  </message>
  <message>
   <source>The two are not the same.</source>
   <translation>Les deux saisies diffèrent.</translation>
  </message>
 </context>
 <context>
  <name>PauseCard</name>
  <message>
   <source>Resume</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <source>Change the day…</source>
   <translation>Changer la date…</translation>
  </message>
 </context>
 <context>
  <name>PauseDebtorSheet</name>
  <message>
   <source>Pause all invoices of this debtor</source>
   <translation>Mettre en pause toutes les factures de ce débiteur</translation>
  </message>
  <message>
   <source>Pause all</source>
   <translation>Tout mettre en pause</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
 </context>
 <context>
  <name>PauseDialog</name>
  <message>
   <source>Pause recovery</source>
   <translation>Mettre le recouvrement en pause</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Mettre en pause</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
 </context>
 <context>
  <name>PauseForm</name>
  <message>
   <source>Until a date</source>
   <translation>Jusqu’à une date</translation>
  </message>
  <message>
   <source>Until I resume it</source>
   <translation>Jusqu’à ce que je le reprenne</translation>
  </message>
  <message>
   <source>Last day of the pause</source>
   <translation>Dernier jour de la pause</translation>
  </message>
  <message>
   <source>Nobody is contacted meanwhile. The debtor can still pay and answer, and promises and legal deadlines go on.</source>
   <translation>Personne n’est contacté entre-temps. Le débiteur peut toujours payer et répondre ; promesses et délais légaux continuent de courir.</translation>
  </message>
 </context>
 <context>
  <name>PauseManyDialog</name>
  <message numerus="yes">
   <source>Pause the recovery of %n invoice(s)?</source>
   <translation>
    <numerusform>Mettre en pause le recouvrement de %n facture ?</numerusform>
    <numerusform>Mettre en pause le recouvrement de %n factures ?</numerusform>
   </translation>
  </message>
  <message>
   <source>None of these can be paused</source>
   <translation>Aucune d’elles ne peut être mise en pause</translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Celles-ci restent telles quelles : {why}.</translation>
  </message>
  <message numerus="yes">
   <source>Pause %n invoice(s)</source>
   <translation>
    <numerusform>Mettre %n facture en pause</numerusform>
    <numerusform>Mettre %n factures en pause</numerusform>
   </translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
 </context>
 <context>
  <name>PausedCard</name>
  <message>
   <source>Paused</source>
   <translation>En pause</translation>
  </message>
  <message>
   <source>And {count} more on the board</source>
   <translation>Et {count} de plus dans le suivi</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
 </context>
 <context>
  <name>PaymentDetail</name>
  <message>
   <source>Noted</source>
   <translation>Noté</translation>
  </message>
  <message>
   <source>It is the same</source>
   <translation>C’est le même</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Pour</translation>
  </message>
  <message>
   <source>Choose another invoice</source>
   <translation>Choisir une autre facture</translation>
  </message>
  <message>
   <source>Not for an invoice</source>
   <translation>Pour aucune facture</translation>
  </message>
  <message>
   <source>Suggest again</source>
   <translation>Proposer à nouveau</translation>
  </message>
  <message>
   <source>Take back…</source>
   <translation>Annuler le paiement…</translation>
  </message>
  <message>
   <source>Or for one of these</source>
   <translation>Ou pour l’une de celles-ci</translation>
  </message>
  <message>
   <source>Choose the invoice</source>
   <translation>Choisir la facture</translation>
  </message>
  <message>
   <source>The statement names no payer</source>
   <translation>Le relevé ne nomme pas le payeur</translation>
  </message>
  <message>
   <source>Booked</source>
   <translation>Comptabilisé</translation>
  </message>
  <message>
   <source>Arrived</source>
   <translation>Arrivé</translation>
  </message>
  <message>
   <source>Came by</source>
   <translation>Origine</translation>
  </message>
  <message>
   <source>Account</source>
   <translation>Compte</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texte</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Référence</translation>
  </message>
  <message>
   <source>The service refused it: {reason}</source>
   <translation>Le service l’a refusé : {reason}</translation>
  </message>
  <message>
   <source>You took it back on {day}: it counts no longer.</source>
   <translation>Vous l’avez repris le {day} : il ne compte plus.</translation>
  </message>
  <message>
   <source>Confirmed. It is being recorded.</source>
   <translation>Confirmé. L’enregistrement est en cours.</translation>
  </message>
  <message>
   <source>Recorded with the service.</source>
   <translation>Paiement enregistré.</translation>
  </message>
  <message>
   <source>You set it aside. There is nothing left to do.</source>
   <translation>Vous l’avez mis de côté. Il n’y a plus rien à faire.</translation>
  </message>
  <message>
   <source>The bank took back a payment that had arrived. If it had been recorded, tell the service: the invoice has to be opened again.</source>
   <translation>La banque a repris un paiement qui était arrivé. S’il avait été enregistré, prévenez le service : la facture doit être rouverte.</translation>
  </message>
  <message>
   <source>A payment of {amount} of {day} was already entered by hand for this invoice: is it this one?</source>
   <translation>Un paiement de {amount} du {day} a déjà été saisi à la main pour cette facture : est-ce celui-ci ?</translation>
  </message>
  <message>
   <source>No open invoice matches. Choose the invoice, or set the payment aside.</source>
   <translation>Aucune facture ouverte ne correspond. Choisissez la facture, ou mettez le paiement de côté.</translation>
  </message>
  <message>
   <source>Paid directly: end the recovery</source>
   <translation>Payé directement : terminer le recouvrement</translation>
  </message>
  <message>
   <source>Record another {amount}</source>
   <translation>Enregistrer un autre paiement de {amount}</translation>
  </message>
  <message>
   <source>Record {amount}</source>
   <translation>Enregistrer {amount}</translation>
  </message>
  <message>
   <source>This service accepts no payments from you. Recovery ends as paid directly, whatever is left. Once sent, this cannot be undone.</source>
   <translation>Ce service ne reçoit pas vos paiements. Le recouvrement se termine comme payé directement, quel que soit le reste. Une fois envoyé, c’est irréversible.</translation>
  </message>
  <message>
   <source>The service learns that the money arrived, and sends no reminders for what is paid.</source>
   <translation>Le paiement est enregistré sur la facture ; ce qui est payé ne fait plus l’objet de relances.</translation>
  </message>
 </context>
 <context>
  <name>PaymentDialog</name>
  <message>
   <source>Record payment</source>
   <translation>Enregistrer le paiement</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Montant</translation>
  </message>
  <message>
   <source>Arrived on</source>
   <translation>Reçu le</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Référence</translation>
  </message>
  <message>
   <source>As on your bank statement, or your receipt for cash.</source>
   <translation>Comme sur votre relevé bancaire, ou sur votre reçu en espèces.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>This service accepts no single payments: recovery ends as cancelled because you were paid directly, and the debtor is told that everything is paid.</source>
   <translation>Ce service ne reçoit pas de paiement isolé : le recouvrement est annulé parce que vous avez été payé directement, et le débiteur apprend que tout est réglé.</translation>
  </message>
  <message>
   <source>{rest} remains.</source>
   <translation>Il reste {rest}.</translation>
  </message>
  <message>
   <source>About {rest} remains: interest on what is paid ends on the day it arrived.</source>
   <translation>Il reste environ {rest} : les intérêts sur ce qui est payé cessent le jour de son arrivée.</translation>
  </message>
  <message>
   <source>With this, everything is paid: contacts stop at once, and two days later it counts as recovered.</source>
   <translation>Tout est ainsi payé : les relances cessent aussitôt et, deux jours plus tard, la facture compte comme recouvrée.</translation>
  </message>
  <message>
   <source>{more} more than what is open arrived; this is noted.</source>
   <translation>{more} de plus que ce qui reste dû sont arrivés ; c’est noté.</translation>
  </message>
  <message>
   <source>By your rule, recovery continues for it.</source>
   <translation>Selon votre règle, le recouvrement se poursuit pour ce reste.</translation>
  </message>
  <message>
   <source>By your rule, it is written off, and the invoice closes.</source>
   <translation>Selon votre règle, ce reste est abandonné et la facture est close.</translation>
  </message>
  <message>
   <source>Contacts pause, and you are asked what to do about it.</source>
   <translation>Les relances sont en pause et l’on vous demande que faire.</translation>
  </message>
  <message>
   <source>Enter the day it arrived, today at the latest.</source>
   <translation>Indiquez le jour d’arrivée, aujourd’hui au plus tard.</translation>
  </message>
  <message>
   <source>Enter the amount that arrived.</source>
   <translation>Indiquez le montant arrivé.</translation>
  </message>
 </context>
 <context>
  <name>PaymentsPage</name>
  <message>
   <source>Payments</source>
   <translation>Paiements</translation>
  </message>
  <message>
   <source>Everything that was paid, and which invoice it pays.</source>
   <translation>Tout ce qui a été payé, et pour quelle facture.</translation>
  </message>
  <message>
   <source>Choose a statement</source>
   <translation>Choisir un relevé</translation>
  </message>
  <message>
   <source>Export for your books</source>
   <translation>Exporter pour la comptabilité</translation>
  </message>
  <message>
   <source>Record a payment…</source>
   <translation>Enregistrer un paiement…</translation>
  </message>
  <message>
   <source>Choose the columns</source>
   <translation>Choisir les colonnes</translation>
  </message>
  <message>
   <source>Check the columns</source>
   <translation>Vérifier les colonnes</translation>
  </message>
  <message>
   <source>Remove its payments</source>
   <translation>Retirer ses paiements</translation>
  </message>
  <message>
   <source>Payments received</source>
   <translation>Paiements arrivés</translation>
  </message>
  <message>
   <source>Drop a bank statement</source>
   <translation>Glissez un relevé bancaire</translation>
  </message>
  <message>
   <source>Download it from your bank, as CSV, OFX, XML or MT940. It is read on this computer and stays here.</source>
   <translation>Téléchargez-le chez votre banque, en CSV, OFX, XML ou MT940. Il est lu sur cet ordinateur et y reste.</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exporter</translation>
  </message>
  <message numerus="yes">
   <source>Record %n certain</source>
   <translation>
    <numerusform>Enregistrer %n certain</numerusform>
    <numerusform>Enregistrer %n certains</numerusform>
   </translation>
  </message>
  <message>
   <source>In Practice debtors pay without a bank: each payment is on its invoice at once.</source>
   <translation>Dans l’entraînement, les débiteurs paient sans banque : leur paiement figure aussitôt sur la facture.</translation>
  </message>
  <message>
   <source>{sums} received from practice debtors. It is on their invoices: nothing to match here.</source>
   <translation>{sums} reçus de débiteurs d’entraînement. C’est inscrit sur leurs factures : rien à rapprocher ici.</translation>
  </message>
 </context>
 <context>
  <name>PdfView</name>
  <message>
   <source>Page of the invoice</source>
   <translation>Page de la facture</translation>
  </message>
  <message>
   <source>Previous page</source>
   <translation>Page précédente</translation>
  </message>
  <message>
   <source>Next page</source>
   <translation>Page suivante</translation>
  </message>
  <message>
   <source>Zoom out</source>
   <translation>Zoom arrière</translation>
  </message>
  <message>
   <source>Zoom in</source>
   <translation>Zoom avant</translation>
  </message>
  <message>
   <source>Fit width</source>
   <translation>Ajuster à la largeur</translation>
  </message>
  <message>
   <source>Fit width, then the whole page (Ctrl+0)</source>
   <translation>Ajuster à la largeur, puis à la page entière (Ctrl+0)</translation>
  </message>
  <message>
   <source>Draw a box to read again</source>
   <translation>Tracer un cadre à relire</translation>
  </message>
  <message>
   <source>Loading the page…</source>
   <translation>La page est en cours d’affichage…</translation>
  </message>
  <message>
   <source>{page} of {pages}</source>
   <translation>{page} sur {pages}</translation>
  </message>
 </context>
 <context>
  <name>PlanCard</name>
  <message>
   <source>Recovery plan</source>
   <translation>Plan de relance</translation>
  </message>
  <message>
   <source>Relationship with debtors</source>
   <translation>Relation avec les débiteurs</translation>
  </message>
  <message>
   <source>Keep them as customers</source>
   <translation>Les garder comme clients</translation>
  </message>
  <message>
   <source>Balanced</source>
   <translation>Équilibrée</translation>
  </message>
  <message>
   <source>Get the money</source>
   <translation>Obtenir l’argent</translation>
  </message>
  <message>
   <source>Text messages are left out: this computer has no gateway to send them.</source>
   <translation>Pas de SMS : cet ordinateur n’a pas de service pour les envoyer.</translation>
  </message>
  <message>
   <source>Add a contact</source>
   <translation>Ajouter un contact</translation>
  </message>
  <message>
   <source>Save plan</source>
   <translation>Enregistrer le plan</translation>
  </message>
  <message>
   <source>Save without approving</source>
   <translation>Enregistrer sans approuver</translation>
  </message>
  <message>
   <source>Discard changes</source>
   <translation>Abandonner les modifications</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Enregistrement</translation>
  </message>
  <message>
   <source>Will be approved in a few seconds. You can still undo it.</source>
   <translation>Approuvé dans quelques secondes. Vous pouvez encore annuler.</translation>
  </message>
  <message>
   <source>Changed, not saved yet. It applies to recoveries that start after you save.</source>
   <translation>Modifié, pas encore enregistré. Cela vaudra pour les recouvrements qui commenceront ensuite.</translation>
  </message>
  <message>
   <source>Saved. It applies to recoveries that start from now on.</source>
   <translation>Enregistré. Cela vaut pour les recouvrements qui commencent désormais.</translation>
  </message>
  <message>
   <source>Approved for all invoices: later ones start without asking you. Days are working days from the start of a recovery.</source>
   <translation>Approuvé pour toutes les factures : les suivantes démarrent sans vous demander. Les jours sont des jours ouvrés à partir du début du recouvrement.</translation>
  </message>
  <message>
   <source>Nothing changed</source>
   <translation>Rien n’a été modifié</translation>
  </message>
  <message>
   <source>Save and approve for all invoices</source>
   <translation>Enregistrer et approuver pour toutes les factures</translation>
  </message>
  <message>
   <source>Approve for all invoices</source>
   <translation>Approuver pour toutes les factures</translation>
  </message>
  <message>
   <source>Invoices you approved one by one: {count}. Waiting for your approval: {waiting}.</source>
   <translation>Factures approuvées une par une : {count}. En attente de votre approbation : {waiting}.</translation>
  </message>
  <message>
   <source>Invoices you approved one by one: {count}. Later ones wait for your approval.</source>
   <translation>Factures approuvées une par une : {count}. Les suivantes attendent votre approbation.</translation>
  </message>
  <message>
   <source>Nothing is approved yet: no reminders are sent.</source>
   <translation>Rien n’est encore approuvé : aucune relance n’est envoyée.</translation>
  </message>
  <message>
   <source>Approved here, the plan covers all invoices: later ones start without asking you.</source>
   <translation>Approuvé ici, le plan vaut pour toutes les factures : les suivantes démarrent sans vous demander.</translation>
  </message>
  <message>
   <source>Messages sent as soon as you approve it: {count}.</source>
   <translation>Messages qui partent dès que vous l’approuvez : {count}.</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Jour</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Canal</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>Ton</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texte</translation>
  </message>
  <message>
   <source>Contact {number}: working days after the start</source>
   <translation>Relance {number} : jours ouvrés après le début</translation>
  </message>
  <message>
   <source>Contact {number}: channel</source>
   <translation>Relance {number} : canal</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Amical</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Neutre</translation>
  </message>
  <message>
   <source>Firm</source>
   <translation>Ferme</translation>
  </message>
  <message>
   <source>Contact {number}: tone</source>
   <translation>Relance {number} : ton</translation>
  </message>
  <message>
   <source>Contact {number}: text</source>
   <translation>Relance {number} : texte</translation>
  </message>
  <message>
   <source>Remove contact {number}</source>
   <translation>Retirer la relance {number}</translation>
  </message>
  <message>
   <source>This text is the same in every tone.</source>
   <translation>Ce texte est le même dans tous les tons.</translation>
  </message>
  <message>
   <source>Working days: a number from 0 to {most}.</source>
   <translation>Jours ouvrés : un nombre de 0 à {most}.</translation>
  </message>
 </context>
 <context>
  <name>PlanEndedCard</name>
  <message>
   <source>What next?</source>
   <translation>Et ensuite ?</translation>
  </message>
  <message>
   <source>Add another contact…</source>
   <translation>Ajouter un autre contact…</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Proposer un accord…</translation>
  </message>
  <message>
   <source>Write off…</source>
   <translation>Abandonner la créance…</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>Le plan est terminé, sans paiement. À vous de décider de la suite.</translation>
  </message>
  <message>
   <source>The plan ended on {day} without payment. You decide what comes next.</source>
   <translation>Le plan s’est terminé le {day}, sans paiement. Vous décidez de la suite.</translation>
  </message>
  <message>
   <source>Case file with the court form</source>
   <translation>Dossier avec le formulaire du tribunal</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Télécharger le dossier</translation>
  </message>
 </context>
 <context>
  <name>PlannedContactsSection</name>
  <message>
   <source>Planned contacts</source>
   <translation>Relances prévues</translation>
  </message>
  <message>
   <source>Left out</source>
   <translation>N’auront pas lieu</translation>
  </message>
  <message>
   <source>Nobody is contacted at night, at weekends or on holidays; dates move accordingly.</source>
   <translation>Personne n’est contacté la nuit, le week-end ou un jour férié ; les dates sont décalées en conséquence.</translation>
  </message>
  <message>
   <source>Until then you can change each contact. Sending one now starts the recovery at once.</source>
   <translation>D’ici là, vous pouvez modifier chaque contact. En envoyer un maintenant lance aussitôt le recouvrement.</translation>
  </message>
  <message>
   <source>From then on you can read, change or skip each contact here.</source>
   <translation>À partir de là, vous pouvez lire, modifier ou sauter chaque relance ici.</translation>
  </message>
  <message>
   <source>Paid: nobody is contacted any more, unless the bank reverses the payment.</source>
   <translation>Payée : plus personne n’est relancé, sauf si la banque reprend le paiement.</translation>
  </message>
  <message>
   <source>Nothing is planned.</source>
   <translation>Rien n’est prévu.</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Chargement…</translation>
  </message>
  <message>
   <source>Planned contacts appear once the service can be reached.</source>
   <translation>Les relances prévues s’affichent quand le service est joignable.</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Sauter</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lire</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Modifier</translation>
  </message>
  <message>
   <source>Call now</source>
   <translation>Appeler maintenant</translation>
  </message>
  <message>
   <source>Call now: {what}</source>
   <translation>Appeler maintenant : {what}</translation>
  </message>
  <message>
   <source>Create letter now</source>
   <translation>Préparer la lettre maintenant</translation>
  </message>
  <message>
   <source>Create letter now: {what}</source>
   <translation>Préparer la lettre maintenant : {what}</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Envoyer maintenant</translation>
  </message>
  <message>
   <source>Send now: {what}</source>
   <translation>Envoyer maintenant : {what}</translation>
  </message>
  <message>
   <source>Bring forward…</source>
   <translation>Avancer la date…</translation>
  </message>
  <message>
   <source>Bring forward: {what}</source>
   <translation>Avancer la date : {what}</translation>
  </message>
  <message>
   <source>Read and approve</source>
   <translation>Lire et approuver</translation>
  </message>
  <message>
   <source>Read and approve: {what}</source>
   <translation>Lire et approuver : {what}</translation>
  </message>
  <message>
   <source>Skip: {what}</source>
   <translation>Sauter : {what}</translation>
  </message>
  <message>
   <source>Read: {what}</source>
   <translation>Lire : {what}</translation>
  </message>
  <message>
   <source>Edit: {what}</source>
   <translation>Modifier : {what}</translation>
  </message>
  <message>
   <source>Waits until you confirm the letter or call before it.</source>
   <translation>Attend que vous confirmiez la lettre ou l’appel qui précède.</translation>
  </message>
  <message>
   <source>Awaits your approval</source>
   <translation>Attend votre accord</translation>
  </message>
  <message>
   <source>{moment}, {when}</source>
   <translation>{moment}, {when}</translation>
  </message>
  <message>
   <source>Waits; it gets a new day once contacts resume</source>
   <translation>En attente ; une nouvelle date est fixée à la reprise des contacts</translation>
  </message>
  <message>
   <source>Waits until you have checked the text</source>
   <translation>Attend que vous ayez vérifié le texte</translation>
  </message>
  <message>
   <source>Check the text…</source>
   <translation>Vérifier le texte…</translation>
  </message>
  <message>
   <source>Check the text: {what}</source>
   <translation>Vérifier le texte : {what}</translation>
  </message>
  <message>
   <source>Print and post it, then confirm it here.</source>
   <translation>Imprimez-la et postez-la, puis confirmez-le ici.</translation>
  </message>
  <message>
   <source>Posted…</source>
   <translation>Postée…</translation>
  </message>
  <message>
   <source>Posted…: {what}</source>
   <translation>Postée… : {what}</translation>
  </message>
  <message>
   <source>Make this call, then note the outcome here.</source>
   <translation>Passez cet appel, puis notez le résultat ici.</translation>
  </message>
  <message>
   <source>Called…</source>
   <translation>Appelé…</translation>
  </message>
  <message>
   <source>Called…: {what}</source>
   <translation>Appelé… : {what}</translation>
  </message>
  <message>
   <source>Waiting for you since {day}</source>
   <translation>Vous attend depuis le {day}</translation>
  </message>
  <message>
   <source>For you to do today</source>
   <translation>À faire par vous aujourd’hui</translation>
  </message>
  <message>
   <source>Being recorded…</source>
   <translation>Enregistrement…</translation>
  </message>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} au {level}</translation>
  </message>
  <message>
   <source>Being approved…</source>
   <translation>Approbation en cours…</translation>
  </message>
  <message>
   <source>Being skipped…</source>
   <translation>Annulation en cours…</translation>
  </message>
  <message>
   <source>Being made…</source>
   <translation>En cours…</translation>
  </message>
  <message>
   <source>Being changed…</source>
   <translation>Modification en cours…</translation>
  </message>
 </context>
 <context>
  <name>PlannedEditDialog</name>
  <message>
   <source>Edit call</source>
   <translation>Modifier l’appel</translation>
  </message>
  <message>
   <source>Edit message</source>
   <translation>Modifier le message</translation>
  </message>
  <message>
   <source>Empty: as soon as the plan is approved</source>
   <translation>Par défaut : dès que le plan est approuvé</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Jour</translation>
  </message>
  <message>
   <source>Channel</source>
   <translation>Canal</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Objet</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texte</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>Chargement du texte…</translation>
  </message>
  <message>
   <source>To {to}</source>
   <translation>À {to}</translation>
  </message>
  <message>
   <source>Replace {was} with {now}</source>
   <translation>Remplacer {was} par {now}</translation>
  </message>
  <message>
   <source>Choose a day between today and {day}.</source>
   <translation>Choisissez un jour entre aujourd’hui et le {day}.</translation>
  </message>
  <message>
   <source>Write a text, or skip this contact instead.</source>
   <translation>Écrivez un texte, ou sautez plutôt cette relance.</translation>
  </message>
  <message>
   <source>Nothing changed.</source>
   <translation>Rien n’a été modifié.</translation>
  </message>
 </context>
 <context>
  <name>PlannedRow</name>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} au {level}</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lire</translation>
  </message>
  <message>
   <source>Read: {what}, {when}</source>
   <translation>Lire : {what}, {when}</translation>
  </message>
 </context>
 <context>
  <name>PracticeBand</name>
  <message>
   <source>Practice: nothing leaves this computer</source>
   <translation>Entraînement : rien ne part d’ici</translation>
  </message>
  <message>
   <source>Next event</source>
   <translation>Événement suivant</translation>
  </message>
  <message>
   <source>Next week</source>
   <translation>Semaine suivante</translation>
  </message>
  <message>
   <source>Start for real</source>
   <translation>Commencer pour de vrai</translation>
  </message>
  <message>
   <source>Nothing more is planned. Decide at an open invoice what comes next.</source>
   <translation>Plus rien n’est prévu. Décidez de la suite dans une facture ouverte.</translation>
  </message>
  <message>
   <source>Nothing more happens. Add an invoice.</source>
   <translation>Plus rien ne se passe. Ajoutez une facture.</translation>
  </message>
  <message>
   <source>Practice clock: {moment}</source>
   <translation>Date fictive : {moment}</translation>
  </message>
  <message>
   <source>Date: {moment}</source>
   <translation>Date : {moment}</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s) later</source>
   <translation>
    <numerusform>%n jour plus tard</numerusform>
    <numerusform>%n jours plus tard</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>PracticeCompany</name>
  <message>
   <source>The practice company. It is invented: invoices you try here bear its name, and nothing is sent.</source>
   <translation>L’entreprise d’entraînement. Elle est inventée : les factures que vous essayez ici portent son nom, et rien n’est envoyé.</translation>
  </message>
  <message>
   <source>Company</source>
   <translation>Entreprise</translation>
  </message>
  <message>
   <source>Start for real with your own company</source>
   <translation>Commencer pour de vrai avec votre entreprise</translation>
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
   <translation>Numéro de TVA</translation>
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
   <translation>Fichiers lus</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <source>Remove unread files</source>
   <translation>Retirer les fichiers non lus</translation>
  </message>
  <message>
   <source>{done} of {whole} read</source>
   <translation>{done} sur {whole} lues</translation>
  </message>
  <message>
   <source>Paused: {words}</source>
   <translation>En pause : {words}</translation>
  </message>
  <message numerus="yes">
   <source>%n could not be read</source>
   <translation>
    <numerusform>%n n’a pas pu être lue</numerusform>
    <numerusform>%n n’ont pas pu être lues</numerusform>
   </translation>
  </message>
  <message>
   <source>Reading {name}</source>
   <translation>Lecture de {name}</translation>
  </message>
  <message>
   <source>All read</source>
   <translation>Tout est lu</translation>
  </message>
 </context>
 <context>
  <name>ProgressRow</name>
  <message>
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Vérifier</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Envoyer maintenant</translation>
  </message>
  <message>
   <source>Keep both</source>
   <translation>Conserver les deux</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Retirer</translation>
  </message>
  <message>
   <source>Review {name}</source>
   <translation>Vérifier {name}</translation>
  </message>
  <message>
   <source>Try {name} again</source>
   <translation>Réessayer {name}</translation>
  </message>
  <message>
   <source>Send {name} now</source>
   <translation>Envoyer {name} maintenant</translation>
  </message>
  <message>
   <source>Keep {name} and the other one</source>
   <translation>Conserver {name} et l’autre</translation>
  </message>
  <message>
   <source>Take {name} back</source>
   <translation>Reprendre {name}</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Retirer {name}</translation>
  </message>
 </context>
 <context>
  <name>PromiseDialog</name>
  <message>
   <source>The debtor promises to pay</source>
   <translation>Le débiteur promet de payer</translation>
  </message>
  <message>
   <source>Promised for</source>
   <translation>Paiement promis le</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Montant</translation>
  </message>
  <message>
   <source>Contacts pause until two working days after that day. If nothing has arrived by then, recovery resumes, and the next contact mentions the promise.</source>
   <translation>Les relances sont en pause jusqu’à deux jours ouvrés après ce jour. Si rien n’est arrivé d’ici là, le recouvrement se poursuit et la relance suivante rappelle la promesse.</translation>
  </message>
  <message>
   <source>Record promise</source>
   <translation>Enregistrer la promesse</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
 </context>
 <context>
  <name>ProposeDialog</name>
  <message>
   <source>Propose an agreement</source>
   <translation>Proposer un accord</translation>
  </message>
  <message>
   <source>The debtor pays</source>
   <translation>Le débiteur paie</translation>
  </message>
  <message>
   <source>The full amount, in instalments</source>
   <translation>Le montant total, en mensualités</translation>
  </message>
  <message>
   <source>A smaller amount; the rest is written off</source>
   <translation>Un montant réduit ; le reste est abandonné</translation>
  </message>
  <message>
   <source>Settlement amount</source>
   <translation>Montant pour solde</translation>
  </message>
  <message>
   <source>Instalments</source>
   <translation>Mensualités</translation>
  </message>
  <message>
   <source>First payment</source>
   <translation>Premier paiement</translation>
  </message>
  <message>
   <source>The debtor has already agreed to this</source>
   <translation>Le débiteur a déjà donné son accord</translation>
  </message>
  <message>
   <source>Message to the debtor</source>
   <translation>Message au débiteur</translation>
  </message>
  <message>
   <source>Propose</source>
   <translation>Proposer</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message numerus="yes">
   <source>One plan for all %n open invoices of this debtor</source>
   <translation>
    <numerusform>Un seul plan pour la facture impayée de ce débiteur</numerusform>
    <numerusform>Un seul plan pour les %n factures impayées de ce débiteur</numerusform>
   </translation>
  </message>
  <message>
   <source>Also covers {numbers}. The oldest invoice is paid first.</source>
   <translation>Porte aussi sur {numbers}. La facture la plus ancienne est réglée d’abord.</translation>
  </message>
  <message>
   <source>Record agreement</source>
   <translation>Enregistrer l’accord</translation>
  </message>
  <message>
   <source>It applies at once: contacts pause while it is kept, and a late instalment ends it.</source>
   <translation>Il est en vigueur aussitôt : les relances cessent tant qu’il est respecté, et une mensualité en retard y met fin.</translation>
  </message>
  <message>
   <source>A letter that confirms it is prepared for the debtor.</source>
   <translation>Une lettre de confirmation est préparée pour le débiteur.</translation>
  </message>
  <message>
   <source>The debtor gets an email that confirms it, during office hours.</source>
   <translation>Le débiteur reçoit un e-mail de confirmation, aux heures de bureau.</translation>
  </message>
  <message>
   <source>A letter with it is prepared for the debtor; contacts pause for up to seven days meanwhile.</source>
   <translation>Une lettre est préparée pour le débiteur ; entre-temps, les contacts sont suspendus sept jours au plus.</translation>
  </message>
  <message>
   <source>The debtor gets it by email, during office hours; contacts pause for up to seven days meanwhile.</source>
   <translation>Le débiteur la reçoit par e-mail, aux heures de bureau ; entre-temps, les contacts sont suspendus sept jours au plus.</translation>
  </message>
  <message>
   <source>You write off {amount}.</source>
   <translation>Vous abandonnez {amount}.</translation>
  </message>
  <message>
   <source>At least two: for a single payment, record a promise instead.</source>
   <translation>Deux au moins : pour un seul paiement, saisissez plutôt une promesse.</translation>
  </message>
 </context>
 <context>
  <name>PursuitCard</name>
  <message>
   <source>What do you ask debtors for?</source>
   <translation>Que demandez-vous aux débiteurs ?</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
 </context>
 <context>
  <name>PursuitChoices</name>
  <message>
   <source>The invoice only</source>
   <translation>La facture seule</translation>
  </message>
  <message>
   <source>The invoice, interest and fixed sums</source>
   <translation>La facture, les pénalités et les indemnités forfaitaires</translation>
  </message>
  <message>
   <source>Companies</source>
   <translation>Entreprises</translation>
  </message>
  <message>
   <source>Private persons</source>
   <translation>Particuliers</translation>
  </message>
  <message>
   <source>We ask them for interest at an agreed rate; without one, only after a formal notice, where the law grants it.</source>
   <translation>Nous leur réclamons des intérêts au taux convenu ; sans taux convenu, seulement après une mise en demeure, si la loi le prévoit.</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Saisir le taux</translation>
  </message>
  <message>
   <source>Before an invoice is due</source>
   <translation>Avant l’échéance d’une facture</translation>
  </message>
  <message>
   <source>Send nothing</source>
   <translation>Ne rien envoyer</translation>
  </message>
  <message>
   <source>Send one friendly note, 3 days before</source>
   <translation>Envoyer un mot aimable, 3 jours avant</translation>
  </message>
  <message>
   <source>For invoices you submit before their due date. Their reminders begin after that date.</source>
   <translation>Pour les factures que vous mettez en recouvrement avant leur échéance. Leurs relances commencent après cette date.</translation>
  </message>
  <message>
   <source>Example: an invoice of {amount}, {days} days late.</source>
   <translation>Exemple : une facture de {amount}, en retard de {days} jours.</translation>
  </message>
  <message>
   <source>No statutory interest is known for your country: only an agreed rate applies.</source>
   <translation>Aucun intérêt légal n’est connu pour votre pays : seul un taux convenu s’applique.</translation>
  </message>
  <message>
   <source>Only the invoice: {amount}. With {interest} interest ({rate}% a year) and the fixed sum of {fee}: {total}.</source>
   <translation>Facture seule : {amount}. Avec {interest} d’intérêts ({rate} % par an) et l’indemnité forfaitaire de {fee} : {total}.</translation>
  </message>
  <message>
   <source>Only the invoice: {amount}. With {interest} interest ({rate}% a year): {total}.</source>
   <translation>Facture seule : {amount}. Avec {interest} d’intérêts ({rate} % par an) : {total}.</translation>
  </message>
  <message>
   <source>That is the last known rate. None is known from {day} on: no interest is claimed for the days since then, until the rate is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>C’est le dernier taux connu. À partir du {day}, aucun n’est connu : aucun intérêt n’est réclamé pour les jours écoulés depuis, jusqu’à ce que le taux soit saisi dans Paramètres → Recouvrements → Taux légaux.</translation>
  </message>
 </context>
 <context>
  <name>PursuitDialog</name>
  <message>
   <source>Ask for interest and the fixed sum?</source>
   <translation>Réclamer les intérêts et l’indemnité forfaitaire ?</translation>
  </message>
  <message>
   <source>Ask for interest too?</source>
   <translation>Réclamer aussi les intérêts ?</translation>
  </message>
  <message>
   <source>Ask for the invoice only?</source>
   <translation>Ne réclamer que la facture ?</translation>
  </message>
  <message>
   <source>Messages already sent stay as they are. The debtor’s page shows the new sum at once.</source>
   <translation>Les messages déjà envoyés ne changent pas. La page du débiteur affiche aussitôt le nouveau montant.</translation>
  </message>
  <message>
   <source>Messages already sent stay as they are.</source>
   <translation>Les messages déjà envoyés ne changent pas.</translation>
  </message>
  <message>
   <source>Ask for interest and the fixed sum</source>
   <translation>Réclamer les intérêts et l’indemnité forfaitaire</translation>
  </message>
  <message>
   <source>Ask for interest too</source>
   <translation>Réclamer aussi les intérêts</translation>
  </message>
  <message>
   <source>Ask for the invoice only</source>
   <translation>Ne réclamer que la facture</translation>
  </message>
  <message>
   <source>Change nothing</source>
   <translation>Ne rien changer</translation>
  </message>
  <message>
   <source>Interest is asked for too, from the day on which the law or the contract lets it run.</source>
   <translation>Les intérêts sont demandés aussi, à partir du jour où la loi ou le contrat les fait courir.</translation>
  </message>
  <message>
   <source>From the next message on, the debtor is asked for {total} instead of {rest}: {extras} of interest and fixed sum are added.</source>
   <translation>Dès le prochain message, le débiteur se voit réclamer {total} au lieu de {rest} : {extras} d’intérêts et d’indemnité forfaitaire s’ajoutent.</translation>
  </message>
  <message>
   <source>Interest grows by {amount} a day.</source>
   <translation>Les intérêts augmentent de {amount} par jour.</translation>
  </message>
  <message>
   <source>The invoice is paid, and {extras} of interest and fixed sum is still open. Without it nothing remains: contacts stop at once, and the invoice closes as recovered.</source>
   <translation>La facture est payée ; il reste {extras} d’intérêts et d’indemnité forfaitaire. Si vous y renoncez, il ne reste rien : les relances s’arrêtent aussitôt et la facture est close comme recouvrée.</translation>
  </message>
  <message>
   <source>From the next message on, the debtor is asked for {rest} instead of {total}: {extras} of interest and fixed sum are left out.</source>
   <translation>Dès le prochain message, le débiteur se voit réclamer {rest} au lieu de {total} : {extras} d’intérêts et d’indemnité forfaitaire ne sont plus réclamés.</translation>
  </message>
 </context>
 <context>
  <name>QAbstractFileIconProvider</name>
  <message>
   <source>Drive</source>
   <translation>Lecteur</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Fichier</translation>
  </message>
  <message>
   <source>%1 File</source>
   <translation>Fichier %1</translation>
  </message>
  <message>
   <source>Folder</source>
   <translation>Dossier</translation>
  </message>
  <message>
   <source>Shortcut</source>
   <translation>Raccourci</translation>
  </message>
  <message>
   <source>Symbolic Link</source>
   <translation>Lien symbolique</translation>
  </message>
  <message>
   <source>Alias</source>
   <translation>Alias</translation>
  </message>
  <message>
   <source>Unknown</source>
   <translation>Inconnu</translation>
  </message>
 </context>
 <context>
  <name>QFileDialog</name>
  <message>
   <source>&amp;Look in:</source>
   <translation>&amp;Rechercher dans :</translation>
  </message>
  <message>
   <source>Files of &amp;type:</source>
   <translation>Fichiers de &amp;type :</translation>
  </message>
 </context>
 <context>
  <name>QrCode</name>
  <message>
   <source>QR code of the address</source>
   <translation>Code QR de l’adresse</translation>
  </message>
 </context>
 <context>
  <name>Queue</name>
  <message>
   <source>Submit invoices</source>
   <translation>Recouvrer des factures</translation>
  </message>
  <message>
   <source>Drop invoices anywhere on this window</source>
   <translation>Glissez vos factures dans cette fenêtre</translation>
  </message>
  <message>
   <source>PDF, photos, XML invoices, saved messages, lists from your books (XLSX, ODS, CSV), ZIP and folders.</source>
   <translation>PDF, photos, factures XML, messages enregistrés, listes de votre comptabilité (XLSX, ODS, CSV), ZIP et dossiers.</translation>
  </message>
  <message>
   <source>Choose files</source>
   <translation>Choisir des fichiers</translation>
  </message>
  <message>
   <source>Use the sample invoice</source>
   <translation>Prendre la facture d’exemple</translation>
  </message>
  <message>
   <source>You have used every sample invoice. Drop one of your own, or enter one manually.</source>
   <translation>Vous avez utilisé toutes les factures d’exemple. Déposez l’une des vôtres ou saisissez-la.</translation>
  </message>
  <message>
   <source>Enter manually</source>
   <translation>Saisir à la main</translation>
  </message>
  <message>
   <source>Import a spreadsheet</source>
   <translation>Importer un tableau</translation>
  </message>
  <message>
   <source>Another sample invoice</source>
   <translation>Une autre facture d’exemple</translation>
  </message>
  <message>
   <source>Choose a folder</source>
   <translation>Choisir un dossier</translation>
  </message>
  <message>
   <source>In progress</source>
   <translation>En cours</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <source>Search invoices in progress</source>
   <translation>Rechercher dans les factures en cours</translation>
  </message>
  <message>
   <source>No matches.</source>
   <translation>Aucun résultat.</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Ouvrir des factures</translation>
  </message>
  <message>
   <source>Open a folder of invoices</source>
   <translation>Ouvrir un dossier de factures</translation>
  </message>
  <message>
   <source>Open a spreadsheet of invoices</source>
   <translation>Ouvrir un tableau de factures</translation>
  </message>
  <message>
   <source>Tables (*.csv *.tsv *.xlsx *.xlsm *.xls *.ods)</source>
   <translation>Tableaux (*.csv *.tsv *.xlsx *.xlsm *.xls *.ods)</translation>
  </message>
  <message>
   <source>The invoice is being read on this computer.</source>
   <translation>La facture est en cours de lecture sur cet ordinateur.</translation>
  </message>
  <message>
   <source>Reading…</source>
   <translation>Lecture…</translation>
  </message>
  <message numerus="yes">
   <source>%n left out</source>
   <translation>
    <numerusform>%n non repris</numerusform>
    <numerusform>%n non repris</numerusform>
   </translation>
  </message>
  <message>
   <source>You review each invoice first, or submit together what was read with certainty. Nothing is sent before that.</source>
   <translation>Vous vérifiez d’abord chaque facture, ou mettez ensemble en recouvrement celles lues avec certitude. Rien ne part avant.</translation>
  </message>
  <message>
   <source>You review each invoice first. Nothing is sent before that.</source>
   <translation>Vous vérifiez d’abord chaque facture. Rien ne part avant.</translation>
  </message>
  <message numerus="yes">
   <source>Show %n more</source>
   <translation>
    <numerusform>En afficher %n autre</numerusform>
    <numerusform>En afficher %n autres</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Try %n failed again</source>
   <translation>
    <numerusform>Réessayer %n en échec</numerusform>
    <numerusform>Réessayer les %n en échec</numerusform>
   </translation>
  </message>
  <message>
   <source>Submitting</source>
   <translation>Envoi en cours</translation>
  </message>
  <message>
   <source>To be submitted {moment}</source>
   <translation>À mettre en recouvrement le {moment}</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>En pause</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>En attente</translation>
  </message>
  <message>
   <source>Uploading</source>
   <translation>Téléversement</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lecture</translation>
  </message>
  <message>
   <source>Still needed: {names}</source>
   <translation>Il manque : {names}</translation>
  </message>
  <message>
   <source>Ready to submit</source>
   <translation>Prête à recouvrer</translation>
  </message>
  <message>
   <source>Ready to review</source>
   <translation>À vérifier</translation>
  </message>
  <message>
   <source>Postal address</source>
   <translation>Adresse postale</translation>
  </message>
  <message>
   <source>{contact} (or recover by letter)</source>
   <translation>{contact} (ou recouvrer par lettre)</translation>
  </message>
  <message>
   <source>Looks like {name}: same invoice number and amount.</source>
   <translation>Ressemble à {name} : même numéro de facture, même montant.</translation>
  </message>
  <message>
   <source>Looks like {name}: same debtor, day and amount.</source>
   <translation>Ressemble à {name} : même débiteur, même date, même montant.</translation>
  </message>
  <message>
   <source>Looks like another one: same debtor, day and amount.</source>
   <translation>Ressemble à une autre : même débiteur, même date, même montant.</translation>
  </message>
  <message>
   <source>You can enter the fields manually.</source>
   <translation>Vous pouvez saisir les champs vous-même.</translation>
  </message>
 </context>
 <context>
  <name>Rail</name>
  <message>
   <source>Help</source>
   <translation>Aide</translation>
  </message>
  <message>
   <source>Pages</source>
   <translation>Pages</translation>
  </message>
 </context>
 <context>
  <name>RateField</name>
  <message>
   <source>{times} × legal rate</source>
   <translation>{times} × taux légal</translation>
  </message>
  <message>
   <source>{times} times the legal rate of each half-year</source>
   <translation>{times} fois le taux d’intérêt légal de chaque semestre</translation>
  </message>
  <message>
   <source>{rate}% a year</source>
   <translation>{rate} % par an</translation>
  </message>
 </context>
 <context>
  <name>RatesCard</name>
  <message>
   <source>Statutory rates</source>
   <translation>Taux légaux</translation>
  </message>
  <message>
   <source>Correct a rate</source>
   <translation>Corriger un taux</translation>
  </message>
  <message>
   <source>Half-year</source>
   <translation>Semestre</translation>
  </message>
  <message>
   <source>Rate published, % a year</source>
   <translation>Taux publié, % par an</translation>
  </message>
  <message>
   <source>Where it was published</source>
   <translation>Où il a été publié</translation>
  </message>
  <message>
   <source>The central bank's page or the official journal, with its date.</source>
   <translation>La page de la banque centrale ou le Journal officiel, avec la date.</translation>
  </message>
  <message>
   <source>Open where it is published</source>
   <translation>Ouvrir la page de publication</translation>
  </message>
  <message>
   <source>Save rate</source>
   <translation>Enregistrer le taux</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Enregistrement</translation>
  </message>
  <message>
   <source>Saved. Balances use it from now on.</source>
   <translation>Enregistré. Les soldes en tiennent compte désormais.</translation>
  </message>
  <message>
   <source>Interest by law rests on these rates.</source>
   <translation>Les intérêts légaux reposent sur ces taux.</translation>
  </message>
  <message>
   <source>The rate of the current half-year is missing. Until it is entered, no interest is claimed for it, and debtors are told nothing of it.</source>
   <translation>Le taux d’un semestre commencé n’est pas connu ici : tant qu’il n’est pas saisi, aucun intérêt n’est réclamé pour ce semestre et rien n’en est dit aux débiteurs.</translation>
  </message>
  <message>
   <source>The operator of this service enters it.</source>
   <translation>C’est l’exploitant de ce service qui le saisit.</translation>
  </message>
  <message>
   <source>first half of {year}</source>
   <translation>premier semestre {year}</translation>
  </message>
  <message>
   <source>second half of {year}</source>
   <translation>second semestre {year}</translation>
  </message>
  <message>
   <source>A number such as 2.15 or -0.88.</source>
   <translation>Un nombre tel que 2,15 ou -0,88.</translation>
  </message>
  <message>
   <source>Only a published rate counts: enter where it was published.</source>
   <translation>Seul un taux publié compte : indiquez où il l’a été.</translation>
  </message>
  <message>
   <source>European Central Bank, main refinancing operations</source>
   <translation>Banque centrale européenne, opérations principales de refinancement</translation>
  </message>
  <message>
   <source>Deutsche Bundesbank, base rate (§ 247 BGB)</source>
   <translation>Deutsche Bundesbank, taux de base (§ 247 BGB)</translation>
  </message>
  <message>
   <source>Oesterreichische Nationalbank, base rate</source>
   <translation>Oesterreichische Nationalbank, taux de base</translation>
  </message>
  <message>
   <source>Bank of England, Bank Rate on the last day of the half-year before</source>
   <translation>Banque d’Angleterre, taux directeur (Bank Rate) au dernier jour du semestre précédent</translation>
  </message>
  <message>
   <source>Sveriges Riksbank, reference rate</source>
   <translation>Banque de Suède (Sveriges Riksbank), taux de référence</translation>
  </message>
  <message>
   <source>Danmarks Nationalbank, lending rate</source>
   <translation>Danmarks Nationalbank, taux de prêt</translation>
  </message>
  <message>
   <source>Czech National Bank, two-week repo rate</source>
   <translation>Banque nationale tchèque, taux repo à deux semaines</translation>
  </message>
  <message>
   <source>Narodowy Bank Polski, reference rate</source>
   <translation>Narodowy Bank Polski, taux de référence</translation>
  </message>
  <message>
   <source>France, legal interest rate for creditors in business</source>
   <translation>France, taux d’intérêt légal pour les créanciers professionnels</translation>
  </message>
  <message>
   <source>Netherlands, legal interest rate owed by private persons</source>
   <translation>Pays-Bas, taux d’intérêt légal dû par les particuliers</translation>
  </message>
  <message>
   <source>Italy, legal interest rate (art. 1284 c.c.)</source>
   <translation>Italie, taux d’intérêt légal (art. 1284 du code civil)</translation>
  </message>
  <message>
   <source>Spain, legal interest rate (art. 1108 CC)</source>
   <translation>Espagne, taux d’intérêt légal (art. 1108 du code civil)</translation>
  </message>
  <message>
   <source>Its publisher: {rate}.</source>
   <translation>Il est publié là : {rate}.</translation>
  </message>
 </context>
 <context>
  <name>RatesSheet</name>
  <message>
   <source>Exchange rates for sorting</source>
   <translation>Taux de change pour le tri</translation>
  </message>
  <message>
   <source>Invoices in several currencies are sorted by these rates. No amount is converted. A currency without a rate is sorted separately.</source>
   <translation>Ces taux servent à trier les factures en plusieurs devises. Aucun montant n’est converti. Une devise sans taux reste à part.</translation>
  </message>
  <message>
   <source>Rates of</source>
   <translation>Taux du</translation>
  </message>
  <message>
   <source>Use these rates</source>
   <translation>Utiliser ces taux</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Enter the day of these rates.</source>
   <translation>Indiquez la date de ces taux.</translation>
  </message>
 </context>
 <context>
  <name>RawSheet</name>
  <message>
   <source>Technical data</source>
   <translation>Données techniques</translation>
  </message>
  <message>
   <source>The receivable as JSON</source>
   <translation>La créance en JSON</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
 </context>
 <context>
  <name>ReadField</name>
  <message>
   <source>Forget this correction</source>
   <translation>Oublier cette correction</translation>
  </message>
  <message>
   <source>Confirm</source>
   <translation>Confirmer</translation>
  </message>
  <message>
   <source>Confirm {field}</source>
   <translation>Confirmer : {field}</translation>
  </message>
 </context>
 <context>
  <name>ReadingCard</name>
  <message>
   <source>Debtors’ replies</source>
   <translation>Réponses des débiteurs</translation>
  </message>
  <message>
   <source>Read replies</source>
   <translation>Lire les réponses</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Plus</translation>
  </message>
  <message>
   <source>Server for reading (IMAP)</source>
   <translation>Serveur de réception (IMAP)</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Port</translation>
  </message>
  <message>
   <source>Encryption</source>
   <translation>Chiffrement</translation>
  </message>
  <message>
   <source>TLS from the start (most common)</source>
   <translation>TLS dès le début (le plus courant)</translation>
  </message>
  <message>
   <source>STARTTLS</source>
   <translation>STARTTLS</translation>
  </message>
  <message>
   <source>None (only on this computer)</source>
   <translation>Aucune (seulement sur cet ordinateur)</translation>
  </message>
  <message>
   <source>The app checks the inbox of {address} for new messages. It reads only those that answer your reminders or come from a debtor’s address. Nothing is marked, moved or deleted.</source>
   <translation>L’application cherche les nouveaux messages dans la boîte de réception de {address}. Elle ne lit que ceux qui répondent à vos relances ou viennent de l’adresse d’un débiteur. Rien n’est marqué, déplacé ni supprimé.</translation>
  </message>
  <message>
   <source>Stop reading</source>
   <translation>Ne plus lire</translation>
  </message>
  <message>
   <source>Opening the mailbox</source>
   <translation>Ouverture de la boîte</translation>
  </message>
  <message>
   <source>Off: debtors’ replies are only in your mailbox.</source>
   <translation>Désactivé : les réponses des débiteurs restent dans votre seule boîte.</translation>
  </message>
  <message>
   <source>On. The first check follows in a moment.</source>
   <translation>Activé. La première lecture suit dans un instant.</translation>
  </message>
  <message>
   <source>On. Last checked: {moment}</source>
   <translation>Activé. Dernière lecture : {moment}</translation>
  </message>
  <message>
   <source>Less</source>
   <translation>Moins</translation>
  </message>
  <message>
   <source>The name of the server, such as imap.company.example.</source>
   <translation>Le nom du serveur, par exemple imap.company.example.</translation>
  </message>
  <message>
   <source>A number from 1 to 65535; usually 993.</source>
   <translation>Un nombre de 1 à 65535 ; en général 993.</translation>
  </message>
 </context>
 <context>
  <name>ReceivableHeader</name>
  <message>
   <source>Back</source>
   <translation>Retour</translation>
  </message>
  <message>
   <source>Record payment…</source>
   <translation>Enregistrer un paiement…</translation>
  </message>
  <message>
   <source>Record a credit note…</source>
   <translation>Enregistrer un avoir…</translation>
  </message>
  <message>
   <source>Take a payment back…</source>
   <translation>Annuler un paiement…</translation>
  </message>
  <message>
   <source>Download the case file</source>
   <translation>Télécharger le dossier</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Actualiser</translation>
  </message>
  <message>
   <source>Technical data</source>
   <translation>Données techniques</translation>
  </message>
  <message>
   <source>Send separate reminders for this invoice</source>
   <translation>Relancer cette facture séparément</translation>
  </message>
  <message>
   <source>Pause recovery…</source>
   <translation>Mettre le recouvrement en pause…</translation>
  </message>
  <message>
   <source>Cancel recovery…</source>
   <translation>Annuler le recouvrement…</translation>
  </message>
  <message>
   <source>Undo the cancellation</source>
   <translation>Reprendre le recouvrement</translation>
  </message>
  <message>
   <source>Submit again…</source>
   <translation>Remettre en recouvrement…</translation>
  </message>
  <message>
   <source>More actions</source>
   <translation>Autres actions</translation>
  </message>
  <message>
   <source>Insolvent</source>
   <translation>Insolvable</translation>
  </message>
  <message>
   <source>{open} of {amount} open</source>
   <translation>{open} dus sur {amount}</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Facture</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Chargement…</translation>
  </message>
 </context>
 <context>
  <name>ReceivablePage</name>
  <message>
   <source>Correct it</source>
   <translation>Corriger</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <source>The evidence is being sent</source>
   <translation>Les justificatifs sont en cours d’envoi</translation>
  </message>
  <message>
   <source>Overview</source>
   <translation>Aperçu</translation>
  </message>
  <message>
   <source>Planned contacts</source>
   <translation>Relances prévues</translation>
  </message>
  <message>
   <source>Documents</source>
   <translation>Documents</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notes</translation>
  </message>
  <message>
   <source>What you entered is saved and being sent; the service confirms it here.</source>
   <translation>Votre saisie est enregistrée et en cours d’envoi ; le service la confirmera ici.</translation>
  </message>
  <message>
   <source>What you entered is saved and takes effect in a few seconds.</source>
   <translation>Votre saisie est enregistrée et prend effet dans quelques secondes.</translation>
  </message>
  <message>
   <source>The evidence is being sent: {percent}%.</source>
   <translation>Les justificatifs sont en cours d’envoi : {percent} %.</translation>
  </message>
  <message>
   <source>The service does not know this invoice, or no longer does.</source>
   <translation>Le service ne connaît pas, ou plus, cette facture.</translation>
  </message>
  <message>
   <source>The service refused your answer. {reason}</source>
   <translation>Le service a refusé votre réponse. {reason}</translation>
  </message>
 </context>
 <context>
  <name>RecordDisputeDialog</name>
  <message>
   <source>The debtor disputes the invoice</source>
   <translation>Le débiteur conteste la facture</translation>
  </message>
  <message>
   <source>They say that</source>
   <translation>Motif</translation>
  </message>
  <message>
   <source>In their words</source>
   <translation>Dans ses mots</translation>
  </message>
  <message>
   <source>Disputed amount</source>
   <translation>Montant contesté</translation>
  </message>
  <message>
   <source>Empty: the whole invoice</source>
   <translation>Vide : toute la facture</translation>
  </message>
  <message>
   <source>Recovery pauses, the debtor gets an acknowledgement, and you are asked for evidence.</source>
   <translation>Le recouvrement est suspendu, le débiteur reçoit un accusé de réception et des justificatifs vous sont demandés.</translation>
  </message>
  <message>
   <source>Recovery pauses, and you are asked for evidence. The debtor has no email: nothing is sent.</source>
   <translation>Le recouvrement est suspendu et des justificatifs vous sont demandés. Le débiteur n’a pas d’e-mail : rien n’est envoyé.</translation>
  </message>
  <message>
   <source>Record dispute</source>
   <translation>Noter la contestation</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
 </context>
 <context>
  <name>RecordManyDialog</name>
  <message numerus="yes">
   <source>Record %n invoice(s) as paid?</source>
   <translation>
    <numerusform>Enregistrer %n facture comme payée ?</numerusform>
    <numerusform>Enregistrer %n factures comme payées ?</numerusform>
   </translation>
  </message>
  <message>
   <source>No payment can be recorded for these</source>
   <translation>Aucun paiement ne peut être enregistré pour celles-ci</translation>
  </message>
  <message>
   <source>Arrived on</source>
   <translation>Reçu le</translation>
  </message>
  <message numerus="yes">
   <source>Record %n as paid</source>
   <translation>
    <numerusform>Enregistrer %n paiement</numerusform>
    <numerusform>Enregistrer %n paiements</numerusform>
   </translation>
  </message>
  <message>
   <source>These stay as they are: {why}.</source>
   <translation>Celles-ci restent telles quelles : {why}.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>For each, the full open amount is recorded as received on this day. Contacts stop at once. You can undo this for a few seconds; after that you can take each payment back on its invoice’s page.</source>
   <translation>Pour chacune, tout ce qui reste dû est saisi comme reçu ce jour-là. Les relances cessent aussitôt. Vous pouvez annuler pendant quelques secondes ; ensuite, chaque paiement peut être repris sur la page de sa facture.</translation>
  </message>
  <message>
   <source>Enter the day it arrived, today at the latest.</source>
   <translation>Indiquez le jour d’arrivée, aujourd’hui au plus tard.</translation>
  </message>
 </context>
 <context>
  <name>RecoverySection</name>
  <message>
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Chargement…</translation>
  </message>
  <message>
   <source>This service decides itself how it recovers; it offers no settings here.</source>
   <translation>Ce service décide lui-même de la manière de recouvrer ; il n’offre pas de paramètres ici.</translation>
  </message>
  <message>
   <source>Practice sends nothing and needs no mailbox. You set up yours when you start for real.</source>
   <translation>L’entraînement n’envoie rien et se passe de messagerie. Vous configurez la vôtre quand vous commencez pour de vrai.</translation>
  </message>
 </context>
 <context>
  <name>RecoverySummaries</name>
  <message>
   <source>You print and post them</source>
   <translation>Vous les imprimez et les postez</translation>
  </message>
  <message>
   <source>Into a folder, as PDF</source>
   <translation>Dans un dossier, en PDF</translation>
  </message>
  <message>
   <source>Through a provider</source>
   <translation>Par un prestataire</translation>
  </message>
  <message>
   <source>The operator of this service posts them</source>
   <translation>L’exploitant de ce service les poste</translation>
  </message>
  <message>
   <source>Not set up yet</source>
   <translation>Pas encore configurée</translation>
  </message>
  <message>
   <source>Not checked yet</source>
   <translation>Pas encore vérifié</translation>
  </message>
  <message>
   <source>Checked: {domain}</source>
   <translation>Vérifié : {domain}</translation>
  </message>
  <message>
   <source>Read by the app</source>
   <translation>Lues par l’application</translation>
  </message>
  <message>
   <source>Only in your mailbox</source>
   <translation>Uniquement dans votre messagerie</translation>
  </message>
  <message numerus="yes">
   <source>{iban} and %n more</source>
   <translation>
    <numerusform>{iban} et un autre</numerusform>
    <numerusform>{iban} et %n autres</numerusform>
   </translation>
  </message>
  <message>
   <source>With your logo</source>
   <translation>Avec votre logo</translation>
  </message>
  <message>
   <source>Without a logo</source>
   <translation>Sans logo</translation>
  </message>
  <message>
   <source>your colour</source>
   <translation>votre couleur</translation>
  </message>
  <message>
   <source>the default colour</source>
   <translation>la couleur habituelle</translation>
  </message>
  <message numerus="yes">
   <source>%n contact(s)</source>
   <translation>
    <numerusform>%n contact</numerusform>
    <numerusform>%n contacts</numerusform>
   </translation>
  </message>
  <message>
   <source>with interest</source>
   <translation>avec intérêts</translation>
  </message>
  <message>
   <source>the invoice only</source>
   <translation>la facture seule</translation>
  </message>
  <message>
   <source>approved for all invoices</source>
   <translation>approuvé pour toutes les factures</translation>
  </message>
  <message>
   <source>not approved for all invoices</source>
   <translation>non approuvé pour toutes les factures</translation>
  </message>
  <message>
   <source>You are asked every time</source>
   <translation>Vous décidez à chaque fois</translation>
  </message>
  <message>
   <source>Some are answered in your name</source>
   <translation>Certaines sont données en votre nom</translation>
  </message>
  <message numerus="yes">
   <source>Messages in %n language(s)</source>
   <translation>
    <numerusform>Messages en %n langue</numerusform>
    <numerusform>Messages en %n langues</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>RememberedCorrections</name>
  <message>
   <source>Remembered corrections</source>
   <translation>Corrections mémorisées</translation>
  </message>
  <message>
   <source>Forget all</source>
   <translation>Tout oublier</translation>
  </message>
  <message>
   <source>Applied to the next invoice that looks the same, and marked there. Stored on this computer only.</source>
   <translation>Appliquées à la prochaine facture de même présentation, et signalées. Conservées sur cet ordinateur seulement.</translation>
  </message>
  <message>
   <source>Nothing yet. A correction is remembered once you submit the invoice, if its PDF prints the right value: the next one of this seller is read there. Your own words, and lines of an address, differ from invoice to invoice: they are not remembered.</source>
   <translation>Rien pour l’instant. Une correction est retenue quand vous mettez la facture en recouvrement, si son PDF porte la bonne valeur : elle sera lue à cet endroit sur la prochaine du même vendeur. Vos propres mots et les lignes d’une adresse changent d’une facture à l’autre : ils ne sont pas retenus.</translation>
  </message>
  <message>
   <source>{field}: always {value}</source>
   <translation>{field} : toujours {value}</translation>
  </message>
  <message>
   <source>{field}: read where you showed it</source>
   <translation>{field} : lu là où vous l’avez montré</translation>
  </message>
  <message>
   <source>From {number}, seller {seller}</source>
   <translation>De {number}, vendeur {seller}</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Oublier</translation>
  </message>
  <message>
   <source>Forget the correction of {field}</source>
   <translation>Oublier la correction de {field}</translation>
  </message>
 </context>
 <context>
  <name>RepliesHint</name>
  <message>
   <source>Debtors’ replies are only in your mailbox: the app reads them once you turn that on.</source>
   <translation>Les réponses des débiteurs restent dans votre messagerie : l’application les lit si vous l’activez.</translation>
  </message>
  <message>
   <source>Read replies…</source>
   <translation>Lire les réponses…</translation>
  </message>
 </context>
 <context>
  <name>ReversalDialog</name>
  <message>
   <source>Take a payment back</source>
   <translation>Annuler un paiement</translation>
  </message>
  <message>
   <source>{amount}, arrived on {day}</source>
   <translation>{amount}, reçu le {day}</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Paiement</translation>
  </message>
  <message>
   <source>Why</source>
   <translation>Pourquoi</translation>
  </message>
  <message>
   <source>Required, for your own records; the debtor does not read it.</source>
   <translation>Obligatoire, pour vos dossiers ; le débiteur ne le lit pas.</translation>
  </message>
  <message>
   <source>This invoice stays closed; a new one is opened for the amount.</source>
   <translation>Cette facture reste close ; une nouvelle est ouverte pour ce montant.</translation>
  </message>
  <message>
   <source>The amount is open again, and recovery continues for it.</source>
   <translation>Le montant est de nouveau dû, et le recouvrement continue.</translation>
  </message>
  <message>
   <source>Take the payment back</source>
   <translation>Reprendre le paiement</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Say why, in a few words.</source>
   <translation>Dites pourquoi, en quelques mots.</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <source>This invoice was entered manually or comes from a table, or its file cannot be shown here.</source>
   <translation>Cette facture a été saisie à la main ou vient d’un tableau, ou son fichier ne peut pas être affiché ici.</translation>
  </message>
  <message>
   <source>No page to show</source>
   <translation>Aucune page à afficher</translation>
  </message>
  <message>
   <source>Review what was read</source>
   <translation>Vérifiez ce qui a été lu</translation>
  </message>
  <message>
   <source>Previous invoice</source>
   <translation>Facture précédente</translation>
  </message>
  <message>
   <source>Next invoice</source>
   <translation>Facture suivante</translation>
  </message>
  <message>
   <source>Submit anyway</source>
   <translation>Recouvrer quand même</translation>
  </message>
  <message>
   <source>Recover this invoice</source>
   <translation>Recouvrer cette facture</translation>
  </message>
  <message>
   <source>Back to the list</source>
   <translation>Retour à la liste</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Retirer</translation>
  </message>
  <message>
   <source>{at} of {count}</source>
   <translation>{at} sur {count}</translation>
  </message>
  <message>
   <source>Not read from the page: {names}</source>
   <translation>Non lu sur la page : {names}</translation>
  </message>
  <message>
   <source>In Practice this invoice goes out under the name {company}. Nobody receives it: nothing leaves this computer.</source>
   <translation>En entraînement, cette facture part au nom de {company}. Personne ne la reçoit : rien ne quitte cet ordinateur.</translation>
  </message>
  <message>
   <source>Your account is not active yet: complete it first. This draft is kept.</source>
   <translation>Votre compte n’est pas encore actif : complétez-le d’abord. Ce brouillon est conservé.</translation>
  </message>
  <message>
   <source>First answer above whether this is your invoice.</source>
   <translation>Dites d’abord ci-dessus si c’est votre facture.</translation>
  </message>
  <message>
   <source>First answer above whether it is the same invoice.</source>
   <translation>Dites d’abord ci-dessus si c’est la même facture.</translation>
  </message>
  <message>
   <source>First answer above whether the service already has it.</source>
   <translation>Dites d’abord ci-dessus si le service l’a déjà.</translation>
  </message>
  <message>
   <source>Still needed: {names}. The button leads there.</source>
   <translation>Il manque : {names}. Le bouton vous y mène.</translation>
  </message>
  <message>
   <source>The service would refuse it: {reason} The button leads there.</source>
   <translation>Le service la refuserait : {reason} Le bouton vous y mène.</translation>
  </message>
  <message>
   <source>Saved. {amount} from {debtor}.</source>
   <translation>Enregistré. {amount}, {debtor}.</translation>
  </message>
 </context>
 <context>
  <name>RowMenu</name>
  <message>
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <source>Copy this cell</source>
   <translation>Copier cette cellule</translation>
  </message>
  <message>
   <source>Only this debtor</source>
   <translation>Seulement ce débiteur</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exporter…</translation>
  </message>
  <message>
   <source>Tags…</source>
   <translation>Étiquettes…</translation>
  </message>
  <message>
   <source>Pause…</source>
   <translation>Mettre en pause…</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <source>Record as paid…</source>
   <translation>Enregistrer comme payées…</translation>
  </message>
  <message>
   <source>Cancel recovery…</source>
   <translation>Annuler le recouvrement…</translation>
  </message>
 </context>
 <context>
  <name>RulesCard</name>
  <message>
   <source>Automatic answers</source>
   <translation>Réponses automatiques</translation>
  </message>
  <message>
   <source>After a partial payment</source>
   <translation>Après un paiement partiel</translation>
  </message>
  <message>
   <source>Ask me every time</source>
   <translation>Me demander à chaque fois</translation>
  </message>
  <message>
   <source>Keep collecting the rest</source>
   <translation>Poursuivre pour le reste</translation>
  </message>
  <message>
   <source>Accept it and close</source>
   <translation>L’accepter et clore</translation>
  </message>
  <message>
   <source>{percent}% of the amount or more</source>
   <translation>{percent} % du montant</translation>
  </message>
  <message>
   <source>Accept settlements of</source>
   <translation>Accepter les accords pour solde d’au moins</translation>
  </message>
  <message>
   <source>Up to {count} instalments</source>
   <translation>Jusqu’à {count} mensualités</translation>
  </message>
  <message>
   <source>Accept instalments</source>
   <translation>Accepter un paiement en mensualités</translation>
  </message>
  <message>
   <source>Up to {units}</source>
   <translation>Jusqu’à {units}</translation>
  </message>
  <message>
   <source>Close although a little is missing</source>
   <translation>Clore même s’il manque un peu</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Jamais</translation>
  </message>
  <message>
   <source>In the currency of the invoice, for invoices you submit from now on.</source>
   <translation>Dans la devise de la facture, pour les factures que vous mettez en recouvrement désormais.</translation>
  </message>
  <message>
   <source>Several open invoices of one debtor</source>
   <translation>Plusieurs factures impayées d’un débiteur</translation>
  </message>
  <message>
   <source>Send separate reminders</source>
   <translation>Relancer chacune séparément</translation>
  </message>
  <message>
   <source>Send one reminder for all</source>
   <translation>Relancer toutes en un seul message</translation>
  </message>
  <message>
   <source>One message lists every invoice with a reminder due within a week. You can exclude any invoice.</source>
   <translation>Un message énumère chaque facture dont la relance est prévue dans la semaine. Vous pouvez en exclure chaque facture.</translation>
  </message>
  <message>
   <source>Interest and fixed sums that are left once the invoice is paid</source>
   <translation>Intérêts et indemnité forfaitaire qui restent une fois la facture payée</translation>
  </message>
  <message>
   <source>Waive them</source>
   <translation>Les abandonner</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Saved. They apply from now on.</source>
   <translation>Enregistré. Valable à partir de maintenant.</translation>
  </message>
  <message>
   <source>What the service may answer in your name. The timeline shows each time it does.</source>
   <translation>Ce que le service peut répondre en votre nom. La chronologie l’indique chaque fois.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Enregistrement</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorCard</name>
  <message>
   <source>Same debtor?</source>
   <translation>Le même débiteur ?</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorChoice</name>
  <message>
   <source>Same debtor</source>
   <translation>Le même débiteur</translation>
  </message>
  <message>
   <source>Different debtors</source>
   <translation>Des débiteurs différents</translation>
  </message>
  <message>
   <source>From now on both count as one: at most one contact a day and three a week for all invoices together. An insolvency, or an address that must not be contacted, applies to both. Once sent, this cannot be undone.</source>
   <translation>Désormais, les deux comptent pour un seul : au plus un contact par jour et trois par semaine pour toutes les factures ensemble. Une procédure collective, de même qu’une adresse à ne plus contacter, vaut pour les deux. Une fois envoyée, cette réponse ne peut plus être annulée.</translation>
  </message>
  <message>
   <source>Each is contacted separately, as now. You are not asked again.</source>
   <translation>Chacun est contacté séparément, comme aujourd’hui. La question ne vous sera plus posée.</translation>
  </message>
  <message>
   <source>Two of your debtors are called {name}. Are they the same?</source>
   <translation>Deux de vos débiteurs s’appellent {name}. Est-ce le même ?</translation>
  </message>
  <message>
   <source>Are {name} and {other} the same debtor?</source>
   <translation>{name} et {other} sont-ils le même débiteur ?</translation>
  </message>
  <message>
   <source>not given</source>
   <translation>non indiqué</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>SIRET</source>
   <translation>SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Numéro de TVA</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Invoices ({count})</source>
   <translation>Factures ({count})</translation>
  </message>
  <message>
   <source>{numbers} and {count} more</source>
   <translation>{numbers} et {count} autres</translation>
  </message>
 </context>
 <context>
  <name>SameDebtorSheet</name>
  <message>
   <source>Same debtor?</source>
   <translation>Le même débiteur ?</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Décider plus tard</translation>
  </message>
 </context>
 <context>
  <name>SenderDomainCard</name>
  <message>
   <source>SPF: {domain} names the servers that may send for it.</source>
   <translation>SPF : {domain} indique les serveurs autorisés à envoyer en son nom.</translation>
  </message>
  <message>
   <source>SPF is missing: mail servers cannot tell that a message from {domain} is yours. Ask the manager of the domain to add it.</source>
   <translation>SPF manque : rien n’indique aux serveurs de messagerie qu’un message de {domain} vient de vous. Demandez à la personne qui gère le domaine de l’ajouter.</translation>
  </message>
  <message>
   <source>There is more than one SPF record, so mail servers ignore them. Keep only one.</source>
   <translation>Il y a plusieurs enregistrements SPF ; les serveurs de messagerie les ignorent donc. N’en gardez qu’un.</translation>
  </message>
  <message>
   <source>SPF lets every server send for {domain}, so it protects nothing.</source>
   <translation>SPF laisse n’importe quel serveur envoyer pour {domain} ; il ne protège donc de rien.</translation>
  </message>
  <message>
   <source>DKIM: {domain} publishes a key with which messages can be signed.</source>
   <translation>DKIM : {domain} publie une clé avec laquelle les messages peuvent être signés.</translation>
  </message>
  <message>
   <source>DKIM: no key was found under the usual names. The settings of your mail provider say whether messages are signed.</source>
   <translation>DKIM : aucune clé trouvée sous les noms habituels. Les paramètres de votre fournisseur de messagerie indiquent si les messages sont signés.</translation>
  </message>
  <message>
   <source>DMARC is missing: some providers put messages without it into the junk folder. Ask the manager of the domain to add it.</source>
   <translation>DMARC manque : certains fournisseurs classent alors les messages comme indésirables. Demandez à la personne qui gère le domaine de l’ajouter.</translation>
  </message>
  <message>
   <source>DMARC: {domain} lets forged messages be delivered.</source>
   <translation>DMARC : {domain} demande que les messages falsifiés soient distribués malgré tout.</translation>
  </message>
  <message>
   <source>DMARC: forged messages go to the junk folder.</source>
   <translation>DMARC : les messages falsifiés vont dans les indésirables.</translation>
  </message>
  <message>
   <source>DMARC: forged messages are refused.</source>
   <translation>DMARC : les messages falsifiés sont refusés.</translation>
  </message>
  <message>
   <source>{name}: {domain} did not answer. Check again later.</source>
   <translation>{name} : {domain} ne répond pas. Vérifiez plus tard.</translation>
  </message>
  <message>
   <source>Will your messages arrive?</source>
   <translation>Vos messages arriveront-ils ?</translation>
  </message>
  <message>
   <source>Mail servers check with your domain who may send for it. Only your own domain is asked.</source>
   <translation>Les serveurs de messagerie vérifient dans votre domaine qui peut envoyer en son nom. Seul votre propre domaine est interrogé.</translation>
  </message>
  <message>
   <source>Check the domain</source>
   <translation>Vérifier le domaine</translation>
  </message>
  <message>
   <source>Checking</source>
   <translation>Vérification</translation>
  </message>
 </context>
 <context>
  <name>SendingBar</name>
  <message>
   <source>Sent so far</source>
   <translation>Envoyées jusqu’ici</translation>
  </message>
  <message>
   <source>Show failed…</source>
   <translation>Afficher les échecs…</translation>
  </message>
  <message>
   <source>Cancel the rest</source>
   <translation>Annuler le reste</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>{done} of {total} sent</source>
   <translation>{done} sur {total} envoyées</translation>
  </message>
  <message>
   <source>{sent}, {failed} failed</source>
   <translation>{sent}, {failed} en échec</translation>
  </message>
  <message>
   <source>{count} done</source>
   <translation>{count} faites</translation>
  </message>
  <message>
   <source>{count} failed</source>
   <translation>{count} en échec</translation>
  </message>
  <message>
   <source>{count} not started</source>
   <translation>{count} non commencées</translation>
  </message>
 </context>
 <context>
  <name>SeparateSheet</name>
  <message>
   <source>Which invoices don’t belong to {name}?</source>
   <translation>Quelles factures ne concernent pas {name} ?</translation>
  </message>
  <message>
   <source>In this app they then belong to another debtor; later invoices with the same name, numbers and email follow them. Nothing changes at the service. You can undo this at any time.</source>
   <translation>Dans cette application, elles appartiennent alors à un autre débiteur ; les factures suivantes avec les mêmes nom, numéros et e-mail les rejoignent. Rien ne change auprès du service. Vous pouvez revenir en arrière à tout moment.</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Factures</translation>
  </message>
  <message>
   <source>Separate</source>
   <translation>Séparer</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
 </context>
 <context>
  <name>SettingsPage</name>
  <message>
   <source>Appearance</source>
   <translation>Apparence</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Avis</translation>
  </message>
  <message>
   <source>Recoveries</source>
   <translation>Recouvrements</translation>
  </message>
  <message>
   <source>Learned</source>
   <translation>Mémorisé</translation>
  </message>
  <message>
   <source>Data</source>
   <translation>Données</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>Assistance</translation>
  </message>
  <message>
   <source>About</source>
   <translation>À propos</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Paramètres</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Thème</translation>
  </message>
  <message>
   <source>Match system</source>
   <translation>Comme le système</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Clair</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Sombre</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Contraste élevé</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Taille du texte</translation>
  </message>
  <message>
   <source>Reduce motion</source>
   <translation>Réduire les animations</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Langue</translation>
  </message>
  <message>
   <source>The language changes at the next start.</source>
   <translation>La langue change au prochain démarrage.</translation>
  </message>
  <message>
   <source>{language} (not reviewed)</source>
   <translation>{language} (non relu)</translation>
  </message>
  <message>
   <source>Connection and data</source>
   <translation>Connexion et données</translation>
  </message>
  <message>
   <source>The password store of this computer is not available: you sign in at each start.</source>
   <translation>Le coffre à mots de passe de cet ordinateur n’est pas disponible : vous vous connectez à chaque démarrage.</translation>
  </message>
  <message>
   <source>Use another connection</source>
   <translation>Utiliser une autre connexion</translation>
  </message>
  <message>
   <source>Sign out</source>
   <translation>Se déconnecter</translation>
  </message>
  <message>
   <source>Open the data folder</source>
   <translation>Ouvrir le dossier des données</translation>
  </message>
  <message>
   <source>Logs</source>
   <translation>Journaux</translation>
  </message>
  <message>
   <source>For support. Names, addresses and secrets are left out.</source>
   <translation>Pour l’assistance. Les noms, adresses et secrets sont omis.</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Journal</translation>
  </message>
  <message>
   <source>Show the log</source>
   <translation>Afficher le journal</translation>
  </message>
  <message>
   <source>Save for support</source>
   <translation>Enregistrer pour l’assistance</translation>
  </message>
  <message>
   <source>Archive (*.zip)</source>
   <translation>Archive (*.zip)</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Adresse</translation>
  </message>
  <message>
   <source>Environment</source>
   <translation>Environnement</translation>
  </message>
  <message>
   <source>Connection</source>
   <translation>Connexion</translation>
  </message>
  <message>
   <source>Creditor</source>
   <translation>Créancier</translation>
  </message>
  <message>
   <source>Data folder</source>
   <translation>Dossier des données</translation>
  </message>
 </context>
 <context>
  <name>SettingsState</name>
  <message>
   <source>Saved as {name}. It contains what you see here and nothing else.</source>
   <translation>Enregistré sous {name}. Il contient ce que vous voyez ici et rien d’autre.</translation>
  </message>
 </context>
 <context>
  <name>SettleDisputeDialog</name>
  <message>
   <source>The dispute ends, no answer is sent, and recovery resumes after five working days.</source>
   <translation>La contestation prend fin, aucune réponse n’est envoyée, et le recouvrement reprend après cinq jours ouvrés.</translation>
  </message>
  <message>
   <source>The dispute ends, no answer is sent, and recovery resumes after five working days. Enter a credit note for the difference, or the agreement, before that: messages ask for the lower amount then.</source>
   <translation>La contestation prend fin, aucune réponse n’est envoyée, et le recouvrement reprend après cinq jours ouvrés. Saisissez d’ici là un avoir pour la différence, ou l’accord : les messages réclament alors le montant réduit.</translation>
  </message>
  <message>
   <source>Settled with the debtor</source>
   <translation>Réglé avec le débiteur</translation>
  </message>
  <message>
   <source>The debtor pays</source>
   <translation>Le débiteur paie</translation>
  </message>
  <message>
   <source>The same amount</source>
   <translation>Le même montant</translation>
  </message>
  <message>
   <source>A lower amount</source>
   <translation>Un montant réduit</translation>
  </message>
  <message>
   <source>What was agreed</source>
   <translation>Ce qui a été convenu</translation>
  </message>
  <message>
   <source>End the dispute</source>
   <translation>Clore la contestation</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Write what was agreed, in a few words.</source>
   <translation>Indiquez en quelques mots ce qui a été convenu.</translation>
  </message>
 </context>
 <context>
  <name>SettledList</name>
  <message>
   <source>Less is open in your books than here</source>
   <translation>Moins reste dû dans votre comptabilité qu’ici</translation>
  </message>
  <message>
   <source>Tick what the app should take over. The rest stays as it is.</source>
   <translation>Cochez ce que l’application doit reprendre. Le reste ne change pas.</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>Tous</translation>
  </message>
  <message>
   <source>no longer in the list</source>
   <translation>n’est plus dans la liste</translation>
  </message>
  <message>
   <source>paid in the list</source>
   <translation>payée dans la liste</translation>
  </message>
  <message>
   <source>paid on {day}</source>
   <translation>payée le {day}</translation>
  </message>
  <message>
   <source>the draft is removed</source>
   <translation>le brouillon est supprimé</translation>
  </message>
  <message>
   <source>partly paid or credited in the list</source>
   <translation>payée ou créditée en partie dans la liste</translation>
  </message>
  <message>
   <source>{amount} is noted on the draft as already paid or credited</source>
   <translation>{amount} noté comme déjà payé ou crédité sur le brouillon</translation>
  </message>
  <message>
   <source>record {amount}</source>
   <translation>enregistrer {amount}</translation>
  </message>
 </context>
 <context>
  <name>SetupPage</name>
  <message>
   <source>Country</source>
   <translation>Pays</translation>
  </message>
  <message>
   <source>Signs your messages and letters, so that debtors can call.</source>
   <translation>Figure au bas de vos messages et courriers : vos débiteurs peuvent appeler.</translation>
  </message>
  <message>
   <source>Debtors pay into this account. Your messages name it.</source>
   <translation>Vos débiteurs paient sur ce compte. Vos messages l’indiquent.</translation>
  </message>
  <message>
   <source>Company name</source>
   <translation>Nom de l’entreprise</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Numéro et rue</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Code postal</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Ville</translation>
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
   <translation>Les relances partent de cette adresse.</translation>
  </message>
  <message>
   <source>Account holder</source>
   <translation>Titulaire du compte</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Complément d’adresse</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Téléphone</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Numéro de TVA</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obligatoire</translation>
  </message>
  <message>
   <source>More details</source>
   <translation>Autres informations</translation>
  </message>
  <message>
   <source>SIRET or VAT number</source>
   <translation>SIRET ou n° de TVA</translation>
  </message>
  <message>
   <source>Or a SIRET or VAT number, to look the company up.</source>
   <translation>Ou un SIRET ou un numéro de TVA, pour chercher l’entreprise.</translation>
  </message>
  <message>
   <source>VAT or tax number</source>
   <translation>Numéro de TVA ou numéro fiscal</translation>
  </message>
  <message>
   <source>Or a VAT number, to look the company up.</source>
   <translation>Ou un numéro de TVA, pour chercher l’entreprise.</translation>
  </message>
  <message>
   <source>Sort code and account number, or IBAN</source>
   <translation>Sort code et numéro de compte, ou IBAN</translation>
  </message>
  <message>
   <source>As your bank has it: debtors’ banks compare the name. Empty means {company}.</source>
   <translation>Tel qu’enregistré par votre banque : les banques des débiteurs comparent le nom. Vide : {company}.</translation>
  </message>
  <message>
   <source>As your bank has it: debtors’ banks compare the name.</source>
   <translation>Tel qu’enregistré par votre banque : les banques des débiteurs comparent le nom.</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Votre entreprise</translation>
  </message>
  <message>
   <source>Step 1 of 2. Saved as you type, on this computer.</source>
   <translation>Étape 1 sur 2. Enregistré au fil de la saisie, sur cet ordinateur.</translation>
  </message>
  <message>
   <source>Messages and letters show this from now on. Your mailbox is in the settings.</source>
   <translation>Vos messages et lettres l’indiquent désormais. La messagerie se trouve dans les paramètres.</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
 </context>
 <context>
  <name>SetupState</name>
  <message>
   <source>This is a number. Look the company up, or enter its name.</source>
   <translation>C’est un numéro. Cherchez l’entreprise, ou saisissez son nom.</translation>
  </message>
 </context>
 <context>
  <name>ShortcutList</name>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Raccourcis clavier</translation>
  </message>
  <message>
   <source>Open invoices</source>
   <translation>Ouvrir des factures</translation>
  </message>
  <message>
   <source>Paste files or a picture</source>
   <translation>Coller des fichiers ou une image</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <source>Go anywhere, do anything</source>
   <translation>Aller partout, tout faire</translation>
  </message>
  <message>
   <source>Export the list, on the board</source>
   <translation>Exporter la liste, dans le suivi</translation>
  </message>
  <message>
   <source>Print, on the statistics</source>
   <translation>Imprimer, dans les statistiques</translation>
  </message>
  <message>
   <source>Board or table, on the board</source>
   <translation>Colonnes ou liste, dans le suivi</translation>
  </message>
  <message>
   <source>Calendar, in a date field</source>
   <translation>Calendrier, dans un champ de date</translation>
  </message>
  <message>
   <source>Submit the invoice shown</source>
   <translation>Recouvrer la facture affichée</translation>
  </message>
  <message>
   <source>Next and previous invoice to review</source>
   <translation>Facture à vérifier suivante et précédente</translation>
  </message>
  <message>
   <source>Zoom in, zoom out, fit the page</source>
   <translation>Zoom avant, zoom arrière, ajuster la page</translation>
  </message>
  <message>
   <source>Next and previous control</source>
   <translation>Commande suivante et précédente</translation>
  </message>
  <message>
   <source>Back, or close what is open</source>
   <translation>Retour, ou fermer ce qui est ouvert</translation>
  </message>
  <message>
   <source>Help for what is shown</source>
   <translation>Aide sur ce qui est affiché</translation>
  </message>
  <message>
   <source>This list</source>
   <translation>Cette liste</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Quitter</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
 </context>
 <context>
  <name>SignInPage</name>
  <message>
   <source>Waiting for the browser</source>
   <translation>En attente du navigateur</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <source>Open the browser again</source>
   <translation>Rouvrir le navigateur</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Copier l’adresse</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>The address was copied. Open it in any browser on this computer.</source>
   <translation>L’adresse a été copiée. Ouvrez-la dans n’importe quel navigateur de cet ordinateur.</translation>
  </message>
  <message>
   <source>Open the sign-in page yourself</source>
   <translation>Ouvrez vous-même la page de connexion</translation>
  </message>
  <message>
   <source>Continue in your browser</source>
   <translation>Continuez dans votre navigateur</translation>
  </message>
  <message>
   <source>Preparing</source>
   <translation>Préparation</translation>
  </message>
  <message>
   <source>A page has opened there. Agree and come back: this window continues by itself.</source>
   <translation>Une page s’y est ouverte. Donnez votre accord et revenez : cette fenêtre continue d’elle-même.</translation>
  </message>
  <message>
   <source>The service is starting.</source>
   <translation>Le service démarre.</translation>
  </message>
  <message>
   <source>You are signed in</source>
   <translation>Vous êtes connecté</translation>
  </message>
  <message>
   <source>Sign in</source>
   <translation>Se connecter</translation>
  </message>
  <message>
   <source>Your browser opens and asks you. Then this window continues by itself.</source>
   <translation>Votre navigateur s’ouvre et vous demande votre accord. Ensuite, cette fenêtre continue d’elle-même.</translation>
  </message>
  <message>
   <source>Not signed in</source>
   <translation>Non connecté</translation>
  </message>
  <message>
   <source>Nothing changed. Try again whenever you like.</source>
   <translation>Rien n’a été modifié. Réessayez quand vous voulez.</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Retour</translation>
  </message>
  <message>
   <source>No browser could be opened. Copy the address and open it yourself.</source>
   <translation>Aucun navigateur n’a pu être ouvert. Copiez l’adresse et ouvrez-la vous-même.</translation>
  </message>
 </context>
 <context>
  <name>SshForm</name>
  <message>
   <source>Server</source>
   <translation>Serveur</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Port</translation>
  </message>
  <message>
   <source>User name</source>
   <translation>Nom d’utilisateur</translation>
  </message>
  <message>
   <source>How the app signs in there</source>
   <translation>Comment l’application s’y connecte</translation>
  </message>
  <message>
   <source>With a key of its own</source>
   <translation>Avec sa propre clé</translation>
  </message>
  <message>
   <source>With a key file</source>
   <translation>Avec un fichier de clé</translation>
  </message>
  <message>
   <source>With a password</source>
   <translation>Avec un mot de passe</translation>
  </message>
  <message>
   <source>Put this line into the file authorized_keys of that user on the server:</source>
   <translation>Ajoutez cette ligne au fichier authorized_keys de cet utilisateur sur le serveur :</translation>
  </message>
  <message>
   <source>The app’s public key</source>
   <translation>Clé publique de l’application</translation>
  </message>
  <message>
   <source>Copy the line</source>
   <translation>Copier la ligne</translation>
  </message>
  <message>
   <source>Key file</source>
   <translation>Fichier de clé</translation>
  </message>
  <message>
   <source>Choose the file</source>
   <translation>Choisir le fichier</translation>
  </message>
  <message>
   <source>Password</source>
   <translation>Mot de passe</translation>
  </message>
  <message>
   <source>Stored sealed on this computer.</source>
   <translation>Conservé scellé sur cet ordinateur.</translation>
  </message>
  <message>
   <source>Public address</source>
   <translation>Adresse publique</translation>
  </message>
  <message>
   <source>Where the internet reaches that port. Leave empty if the server says it.</source>
   <translation>Par où internet atteint ce port. Laissez vide si le serveur l’indique.</translation>
  </message>
  <message>
   <source>Port on the server</source>
   <translation>Port sur le serveur</translation>
  </message>
  <message>
   <source>Empty: the server chooses.</source>
   <translation>Vide : le serveur choisit.</translation>
  </message>
  <message>
   <source>Open on the server for</source>
   <translation>Ouvert sur le serveur pour</translation>
  </message>
  <message>
   <source>programs on the server, such as its web server</source>
   <translation>les programmes du serveur, comme son serveur web</translation>
  </message>
  <message>
   <source>everybody, if the server allows it</source>
   <translation>tout le monde, si le serveur l’autorise</translation>
  </message>
  <message>
   <source>Passphrase of the key file</source>
   <translation>Phrase secrète du fichier de clé</translation>
  </message>
  <message>
   <source>Enter the name or address of your server.</source>
   <translation>Indiquez le nom ou l’adresse de votre serveur.</translation>
  </message>
  <message>
   <source>Enter the user the app signs in as.</source>
   <translation>Indiquez l’utilisateur sous lequel l’application se connecte.</translation>
  </message>
  <message>
   <source>Choose the file of the private key.</source>
   <translation>Choisissez le fichier de la clé privée.</translation>
  </message>
  <message>
   <source>Enter the password.</source>
   <translation>Indiquez le mot de passe.</translation>
  </message>
  <message>
   <source>A port is a number between 1 and 65535.</source>
   <translation>Un port est un nombre entre 1 et 65535.</translation>
  </message>
  <message>
   <source>This has to be an https address without a path.</source>
   <translation>Il faut une adresse https sans chemin.</translation>
  </message>
  <message>
   <source>Choose a private key</source>
   <translation>Choisir une clé privée</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>Tous les fichiers (*)</translation>
  </message>
 </context>
 <context>
  <name>StartingCard</name>
  <message>
   <source>Starting the service on this computer</source>
   <translation>Démarrage du service sur cet ordinateur</translation>
  </message>
  <message>
   <source>Setting up the practice company</source>
   <translation>Création de l’entreprise d’entraînement</translation>
  </message>
  <message>
   <source>Opening the first page</source>
   <translation>La première page s’ouvre</translation>
  </message>
  <message>
   <source>Starting practice</source>
   <translation>Démarrage de l’entraînement</translation>
  </message>
  <message>
   <source>This computer is being prepared</source>
   <translation>Cet ordinateur se prépare</translation>
  </message>
  <message>
   <source>done</source>
   <translation>fait</translation>
  </message>
  <message>
   <source>to do</source>
   <translation>à faire</translation>
  </message>
  <message>
   <source>in progress</source>
   <translation>en cours</translation>
  </message>
 </context>
 <context>
  <name>StatementSheet</name>
  <message>
   <source>Statement of account</source>
   <translation>Relevé de compte</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Langue</translation>
  </message>
  <message>
   <source>Your name and address</source>
   <translation>Votre nom et votre adresse</translation>
  </message>
  <message>
   <source>Account for payment</source>
   <translation>Compte à créditer</translation>
  </message>
  <message>
   <source>All open invoices as of today, with payments and days late, in each currency; without interest and fixed sums.</source>
   <translation>Toutes les factures ouvertes à ce jour, avec ce qui a été payé et leur retard, par devise ; sans intérêts ni indemnités forfaitaires.</translation>
  </message>
  <message>
   <source>Save as PDF…</source>
   <translation>Enregistrer en PDF…</translation>
  </message>
  <message>
   <source>Print…</source>
   <translation>Imprimer…</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Enter your name: the debtor must see who writes.</source>
   <translation>Indiquez votre nom : le débiteur doit voir qui écrit.</translation>
  </message>
  <message>
   <source>To print and send (*.pdf)</source>
   <translation>À imprimer et à envoyer (*.pdf)</translation>
  </message>
 </context>
 <context>
  <name>StatisticsPage</name>
  <message>
   <source>Statistics</source>
   <translation>Statistiques</translation>
  </message>
  <message>
   <source>Counted from the day of submission.</source>
   <translation>Comptés à partir de la mise en recouvrement.</translation>
  </message>
  <message>
   <source>Period</source>
   <translation>Période</translation>
  </message>
  <message>
   <source>All time</source>
   <translation>Depuis le début</translation>
  </message>
  <message>
   <source>Last month</source>
   <translation>Mois dernier</translation>
  </message>
  <message>
   <source>Last quarter</source>
   <translation>Trimestre dernier</translation>
  </message>
  <message>
   <source>Last year</source>
   <translation>Année dernière</translation>
  </message>
  <message>
   <source>From … until …</source>
   <translation>Du … au …</translation>
  </message>
  <message>
   <source>Export the figures</source>
   <translation>Exporter les chiffres</translation>
  </message>
  <message>
   <source>Print the figures</source>
   <translation>Imprimer les chiffres</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Du</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Au</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Payé</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Mis en recouvrement</translation>
  </message>
  <message>
   <source>Days to recovery</source>
   <translation>Jours jusqu’au recouvrement</translation>
  </message>
  <message>
   <source>Success with and without phone</source>
   <translation>Réussite avec et sans téléphone</translation>
  </message>
  <message>
   <source>Submitted and paid</source>
   <translation>Mis en recouvrement et payé</translation>
  </message>
  <message>
   <source>Cases</source>
   <translation>Cas</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Montant</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Factures</translation>
  </message>
  <message>
   <source>Success</source>
   <translation>Réussite</translation>
  </message>
  <message>
   <source>Few cases: the difference may be chance.</source>
   <translation>Peu de cas : la différence peut être due au hasard.</translation>
  </message>
  <message>
   <source>Money counts as soon as it is paid. An invoice counts as recovered once the bank can no longer take it back.</source>
   <translation>L’argent compte dès qu’il est payé. Une facture compte comme recouvrée quand la banque ne peut plus le reprendre.</translation>
  </message>
  <message>
   <source>With phone</source>
   <translation>Avec téléphone</translation>
  </message>
  <message>
   <source>Without phone</source>
   <translation>Sans téléphone</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Recouvré</translation>
  </message>
  <message>
   <source>No figures yet</source>
   <translation>Pas encore de chiffres</translation>
  </message>
  <message>
   <source>Figures appear once you submit an invoice.</source>
   <translation>Les chiffres apparaissent avec la première facture mise en recouvrement.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Ouvrir une facture</translation>
  </message>
  <message>
   <source>{share} of what was submitted</source>
   <translation>{share} du montant mis en recouvrement</translation>
  </message>
  <message>
   <source>Invoices recovered: {count} of {all}</source>
   <translation>Factures recouvrées : {count} sur {all}</translation>
  </message>
  <message numerus="yes">
   <source>Average of %n recovered</source>
   <translation>
    <numerusform>Moyenne sur %n recouvrée</numerusform>
    <numerusform>Moyenne sur %n recouvrées</numerusform>
   </translation>
  </message>
  <message>
   <source>not given</source>
   <translation>non communiqué</translation>
  </message>
  <message numerus="yes">
   <source>%n in {currency}, {sent} submitted, {paid} paid</source>
   <translation>
    <numerusform>%n en {currency}, {sent} mis en recouvrement, {paid} payés</numerusform>
    <numerusform>%n en {currency}, {sent} mis en recouvrement, {paid} payés</numerusform>
   </translation>
  </message>
  <message>
   <source>The figures above count the invoices in {currency}. Beside them: {others}.</source>
   <translation>Les chiffres ci-dessus comptent les factures en {currency}. En plus : {others}.</translation>
  </message>
  <message>
   <source>This is before the first day. Choose a later one.</source>
   <translation>Ce jour est avant le premier. Choisissez-en un plus tardif.</translation>
  </message>
  <message>
   <source>Spreadsheet (*.xlsx)</source>
   <translation>Classeur (*.xlsx)</translation>
  </message>
  <message>
   <source>Comma-separated values (*.csv)</source>
   <translation>Texte avec séparateurs (*.csv)</translation>
  </message>
  <message>
   <source>This page to print (*.pdf)</source>
   <translation>Cette page à imprimer (*.pdf)</translation>
  </message>
  <message>
   <source>This service counts all creditors of the platform together: these figures are not yours alone. What is owed by age and by month is.</source>
   <translation>Ce service compte ensemble tous les créanciers de la plateforme : ces chiffres ne sont pas seulement les vôtres. Ce qui est dû par ancienneté et par mois l’est.</translation>
  </message>
  <message>
   <source>Closed: {count}</source>
   <translation>Closes : {count}</translation>
  </message>
 </context>
 <context>
  <name>StepsBand</name>
  <message>
   <source>Add an invoice</source>
   <translation>Ajouter une facture</translation>
  </message>
  <message>
   <source>Review and recover it</source>
   <translation>La vérifier et la recouvrer</translation>
  </message>
  <message>
   <source>Say what the debtor does</source>
   <translation>Jouer le débiteur</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Payé</translation>
  </message>
  <message>
   <source>done</source>
   <translation>fait</translation>
  </message>
  <message>
   <source>to do</source>
   <translation>à faire</translation>
  </message>
  <message>
   <source>Paid in part: open the invoice and decide about the rest.</source>
   <translation>Payée en partie : ouvrez la facture et décidez du reste.</translation>
  </message>
  <message>
   <source>Your first invoice</source>
   <translation>Votre première facture</translation>
  </message>
  <message>
   <source>Recovered. That is the whole journey.</source>
   <translation>Recouvrée. C’est tout le chemin.</translation>
  </message>
  <message>
   <source>The money is here, and you are done. To see it count as recovered after two days, press “Next event”.</source>
   <translation>L’argent est là, et vous avez terminé. Pour voir la facture recouvrée deux jours plus tard, cliquez sur « Événement suivant ».</translation>
  </message>
 </context>
 <context>
  <name>TableSheet</name>
  <message>
   <source>Import a spreadsheet of invoices</source>
   <translation>Importer un tableau de factures</translation>
  </message>
  <message>
   <source>Match each field with its column. The app remembers this for spreadsheets with the same headings.</source>
   <translation>Associez chaque champ à sa colonne. L’application s’en souvient pour les tableaux de mêmes en-têtes.</translation>
  </message>
  <message>
   <source>The first rows of the file</source>
   <translation>Premières lignes du fichier</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>Colonnes du fichier</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Pas maintenant</translation>
  </message>
  <message>
   <source>Without a column of totals, what is still open is taken as the amount.</source>
   <translation>Sans colonne de totaux, le reste dû est repris comme montant.</translation>
  </message>
  <message numerus="yes">
   <source>Looking through %n row(s)…</source>
   <translation>
    <numerusform>Examen de %n ligne…</numerusform>
    <numerusform>Examen de %n lignes…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s) found</source>
   <translation>
    <numerusform>%n facture trouvée</numerusform>
    <numerusform>%n factures trouvées</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them are here already and are left out</source>
   <translation>
    <numerusform>%n d’entre elles est déjà ici et n’est pas reprise</numerusform>
    <numerusform>%n d’entre elles sont déjà ici et ne sont pas reprises</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them need completing first</source>
   <translation>
    <numerusform>%n d’entre elles est à compléter d’abord</numerusform>
    <numerusform>%n d’entre elles sont à compléter d’abord</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n of them are imported now. The next part follows.</source>
   <translation>
    <numerusform>%n d’entre elles est prise maintenant. La fenêtre pour la suite vient après.</numerusform>
    <numerusform>%n d’entre elles sont prises maintenant. La fenêtre pour la suite vient après.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n paper(s) get the debtor’s email address from this list.</source>
   <translation>
    <numerusform>%n document reçoit de cette liste l’adresse e-mail du débiteur.</numerusform>
    <numerusform>%n documents reçoivent de cette liste l’adresse e-mail du débiteur.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n document(s) are still being read; then they are compared with this list.</source>
   <translation>
    <numerusform>%n document est encore en lecture ; il sera ensuite comparé à cette liste.</numerusform>
    <numerusform>%n documents sont encore en lecture ; ils seront ensuite comparés à cette liste.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n document(s) are not read yet and not compared with this list.</source>
   <translation>
    <numerusform>%n document n’est pas encore lu ni comparé à cette liste.</numerusform>
    <numerusform>%n documents ne sont pas encore lus ni comparés à cette liste.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Import %n invoice(s)</source>
   <translation>
    <numerusform>Importer %n facture</numerusform>
    <numerusform>Importer %n factures</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Take %n email address(es)</source>
   <translation>
    <numerusform>Reprendre %n adresse e-mail</numerusform>
    <numerusform>Reprendre %n adresses e-mail</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Record %n as paid</source>
   <translation>
    <numerusform>Enregistrer %n paiement</numerusform>
    <numerusform>Enregistrer %n paiements</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Deduct {amount} from %n invoice(s)</source>
   <translation>
    <numerusform>Déduire {amount} de %n facture</numerusform>
    <numerusform>Déduire {amount} de %n factures</numerusform>
   </translation>
  </message>
  <message>
   <source>Row {line}: {what}</source>
   <translation>Ligne {line} : {what}</translation>
  </message>
  <message numerus="yes">
   <source>and %n more row(s)</source>
   <translation>
    <numerusform>et %n ligne de plus</numerusform>
    <numerusform>et %n lignes de plus</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TagDialog</name>
  <message numerus="yes">
   <source>Tags of %n invoice(s)</source>
   <translation>
    <numerusform>Étiquettes de %n facture</numerusform>
    <numerusform>Étiquettes de %n factures</numerusform>
   </translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Étiquettes</translation>
  </message>
  <message>
   <source>{tag} · on {used} of {count}</source>
   <translation>{tag} · {used} sur {count}</translation>
  </message>
  <message>
   <source>New tag</source>
   <translation>Nouvelle étiquette</translation>
  </message>
  <message>
   <source>Save tags</source>
   <translation>Enregistrer les étiquettes</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Tags stay on this computer. Search and filters find them.</source>
   <translation>Les étiquettes restent sur cet ordinateur. La recherche et les filtres les trouvent.</translation>
  </message>
 </context>
 <context>
  <name>TaskSheet</name>
  <message>
   <source>Print and post this letter</source>
   <translation>Imprimer et poster cette lettre</translation>
  </message>
  <message>
   <source>Make this call</source>
   <translation>Passer cet appel</translation>
  </message>
  <message>
   <source>Someone answered</source>
   <translation>Quelqu’un a répondu</translation>
  </message>
  <message>
   <source>They promised to pay</source>
   <translation>Le paiement a été promis</translation>
  </message>
  <message>
   <source>I left a message</source>
   <translation>J’ai laissé un message</translation>
  </message>
  <message>
   <source>No answer</source>
   <translation>Pas de réponse</translation>
  </message>
  <message>
   <source>Wrong number</source>
   <translation>Mauvais numéro</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Décider plus tard</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Débiteur</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Factures</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Reste dû</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Adresse</translation>
  </message>
  <message>
   <source>Number</source>
   <translation>Numéro</translation>
  </message>
  <message>
   <source>Ask for</source>
   <translation>Demander</translation>
  </message>
  <message>
   <source>Open the letter to print it</source>
   <translation>Ouvrir la lettre pour l’imprimer</translation>
  </message>
  <message>
   <source>Put every page into the envelope: an enclosed invoice is among them, behind the letter.</source>
   <translation>Mettez toutes les pages dans l’enveloppe : une facture jointe en fait partie, derrière la lettre.</translation>
  </message>
  <message>
   <source>What to say</source>
   <translation>Que dire</translation>
  </message>
  <message>
   <source>Due</source>
   <translation>À faire</translation>
  </message>
  <message>
   <source>today</source>
   <translation>aujourd’hui</translation>
  </message>
  <message>
   <source>Waiting since</source>
   <translation>En attente depuis le</translation>
  </message>
  <message>
   <source>I posted it</source>
   <translation>Je l’ai postée</translation>
  </message>
  <message>
   <source>I called</source>
   <translation>J’ai appelé</translation>
  </message>
  <message>
   <source>Postpone it</source>
   <translation>Reporter</translation>
  </message>
  <message>
   <source>Don’t do it</source>
   <translation>Ne pas le faire</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Résultat</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Choisir…</translation>
  </message>
  <message>
   <source>Day</source>
   <translation>Jour</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Note</translation>
  </message>
  <message>
   <source>Choose the outcome.</source>
   <translation>Choisissez le résultat.</translation>
  </message>
  <message>
   <source>Enter the day.</source>
   <translation>Indiquez le jour.</translation>
  </message>
  <message>
   <source>Enter a day from {first} to today.</source>
   <translation>Indiquez un jour entre le {first} et aujourd’hui.</translation>
  </message>
  <message>
   <source>Enter a day after today.</source>
   <translation>Indiquez un jour après aujourd’hui.</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>Lettre</translation>
  </message>
 </context>
 <context>
  <name>TasksPage</name>
  <message>
   <source>Letters and calls</source>
   <translation>Lettres et appels</translation>
  </message>
  <message>
   <source>Letters only</source>
   <translation>Lettres seulement</translation>
  </message>
  <message>
   <source>Calls only</source>
   <translation>Appels seulement</translation>
  </message>
  <message>
   <source>Back to Today</source>
   <translation>Retour à Aujourd’hui</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Afficher</translation>
  </message>
  <message>
   <source>A letter or call counts, and the plan continues, once you confirm it.</source>
   <translation>Une lettre ou un appel ne compte, et le plan ne continue, qu’une fois que vous l’avez confirmé.</translation>
  </message>
  <message>
   <source>Nothing of this kind to do.</source>
   <translation>Rien de ce genre à faire.</translation>
  </message>
  <message>
   <source>No letters to post, no calls to make</source>
   <translation>Aucune lettre à poster, aucun appel à passer</translation>
  </message>
  <message>
   <source>What only you can do appears here on its day.</source>
   <translation>Ce que vous seul pouvez faire apparaît ici le jour venu.</translation>
  </message>
  <message>
   <source>To post: {letters} · to call: {calls}</source>
   <translation>À poster : {letters} · à appeler : {calls}</translation>
  </message>
  <message numerus="yes">
   <source>Mark %n letter(s) as posted today</source>
   <translation>
    <numerusform>Marquer %n lettre comme postée aujourd’hui</numerusform>
    <numerusform>Marquer %n lettres comme postées aujourd’hui</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Print %n letter(s)</source>
   <translation>
    <numerusform>Imprimer %n lettre</numerusform>
    <numerusform>Imprimer %n lettres</numerusform>
   </translation>
  </message>
  <message>
   <source>Print together: {what}</source>
   <translation>Imprimer avec les autres : {what}</translation>
  </message>
 </context>
 <context>
  <name>TextsCard</name>
  <message>
   <source>Who to contact</source>
   <translation>Qui contacter</translation>
  </message>
  <message>
   <source>Name of the debtor</source>
   <translation>Nom du débiteur</translation>
  </message>
  <message>
   <source>Name of your company</source>
   <translation>Nom de votre entreprise</translation>
  </message>
  <message>
   <source>Invoice number</source>
   <translation>Numéro de facture</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Date de facture</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Échéance</translation>
  </message>
  <message>
   <source>Days late</source>
   <translation>Retard</translation>
  </message>
  <message>
   <source>Total claimed</source>
   <translation>Total réclamé</translation>
  </message>
  <message>
   <source>To pay now</source>
   <translation>À payer maintenant</translation>
  </message>
  <message>
   <source>Of which the invoice</source>
   <translation>Dont la facture</translation>
  </message>
  <message>
   <source>Of which late-payment interest</source>
   <translation>Dont les intérêts de retard</translation>
  </message>
  <message>
   <source>Of which the fixed sum for recovery costs</source>
   <translation>Dont l’indemnité forfaitaire</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Payé</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Reste dû</translation>
  </message>
  <message>
   <source>Pay by</source>
   <translation>À payer au plus tard le</translation>
  </message>
  <message>
   <source>Day of the previous message</source>
   <translation>Jour du message précédent</translation>
  </message>
  <message>
   <source>The broken promise</source>
   <translation>La promesse non tenue</translation>
  </message>
  <message>
   <source>Your IBAN</source>
   <translation>Votre IBAN</translation>
  </message>
  <message>
   <source>Reference for the transfer</source>
   <translation>Référence du virement</translation>
  </message>
  <message>
   <source>Address of the debtor’s page</source>
   <translation>Adresse de la page du débiteur</translation>
  </message>
  <message>
   <source>The instalments</source>
   <translation>Les mensualités</translation>
  </message>
  <message>
   <source>The settlement amount</source>
   <translation>Le montant de la transaction</translation>
  </message>
  <message>
   <source>Answer by</source>
   <translation>À répondre au plus tard le</translation>
  </message>
  <message>
   <source>Total of the table</source>
   <translation>Total du décompte</translation>
  </message>
  <message>
   <source>Interest and costs asked for</source>
   <translation>Intérêts et frais demandés</translation>
  </message>
  <message>
   <source>Interest and costs not asked for</source>
   <translation>Intérêts et frais non demandés</translation>
  </message>
  <message>
   <source>What interest and costs are called</source>
   <translation>Nom des intérêts et frais</translation>
  </message>
  <message>
   <source>Day of the calculation</source>
   <translation>Jour du calcul</translation>
  </message>
  <message>
   <source>Day of the formal notice</source>
   <translation>Jour de la mise en demeure</translation>
  </message>
  <message>
   <source>Payments received</source>
   <translation>Paiements arrivés</translation>
  </message>
  <message>
   <source>Paid since the last message</source>
   <translation>Payé depuis le dernier message</translation>
  </message>
  <message>
   <source>Next instalment</source>
   <translation>Prochaine mensualité</translation>
  </message>
  <message>
   <source>Day of the next instalment</source>
   <translation>Date de la prochaine mensualité</translation>
  </message>
  <message>
   <source>Law on interest after a notice</source>
   <translation>Base légale des intérêts après mise en demeure</translation>
  </message>
  <message>
   <source>Disputed amount</source>
   <translation>Montant contesté</translation>
  </message>
  <message>
   <source>Words of the objection</source>
   <translation>Texte de la contestation</translation>
  </message>
  <message>
   <source>Your answer</source>
   <translation>Votre réponse</translation>
  </message>
  <message>
   <source>Your message with a proposal</source>
   <translation>Votre message joint à une proposition</translation>
  </message>
  <message>
   <source>Address of your company</source>
   <translation>Adresse de votre entreprise</translation>
  </message>
  <message>
   <source>Holder of the account</source>
   <translation>Titulaire du compte</translation>
  </message>
  <message>
   <source>The missed instalment</source>
   <translation>La mensualité manquée</translation>
  </message>
  <message>
   <source>What was delivered</source>
   <translation>Livraison ou prestation</translation>
  </message>
  <message>
   <source>interest is asked for</source>
   <translation>des intérêts sont demandés</translation>
  </message>
  <message>
   <source>interest is not asked for yet</source>
   <translation>les intérêts ne sont pas encore demandés</translation>
  </message>
  <message>
   <source>part of it is paid</source>
   <translation>une partie est payée</translation>
  </message>
  <message>
   <source>a part was paid since the last message</source>
   <translation>une partie a été payée depuis le dernier message</translation>
  </message>
  <message>
   <source>something is left to pay</source>
   <translation>une somme reste à payer</translation>
  </message>
  <message>
   <source>everything is paid</source>
   <translation>tout est payé</translation>
  </message>
  <message>
   <source>the sum has parts</source>
   <translation>la somme a plusieurs parties</translation>
  </message>
  <message>
   <source>there is interest</source>
   <translation>il y a des intérêts</translation>
  </message>
  <message>
   <source>there are several invoices</source>
   <translation>plusieurs factures sont concernées</translation>
  </message>
  <message>
   <source>the debtor is a private person</source>
   <translation>le débiteur est un particulier</translation>
  </message>
  <message>
   <source>the contact’s name is known</source>
   <translation>le nom du contact est connu</translation>
  </message>
  <message>
   <source>you write in your own name</source>
   <translation>vous écrivez en votre nom</translation>
  </message>
  <message>
   <source>it is one day late</source>
   <translation>le retard est d’un jour</translation>
  </message>
  <message>
   <source>there was a message before</source>
   <translation>un message a déjà été envoyé</translation>
  </message>
  <message>
   <source>a promise was broken</source>
   <translation>une promesse n’a pas été tenue</translation>
  </message>
  <message>
   <source>the debtor has a page</source>
   <translation>le débiteur dispose d’une page</translation>
  </message>
  <message>
   <source>no further reminder comes</source>
   <translation>aucune autre relance ne suit</translation>
  </message>
  <message>
   <source>a formal notice comes next</source>
   <translation>une mise en demeure suit</translation>
  </message>
  <message>
   <source>a formal notice was sent</source>
   <translation>une mise en demeure a été envoyée</translation>
  </message>
  <message>
   <source>interest continues to run</source>
   <translation>les intérêts continuent de courir</translation>
  </message>
  <message>
   <source>interest begins with the notice</source>
   <translation>les intérêts courent à partir de la mise en demeure</translation>
  </message>
  <message>
   <source>the claim is time-barred</source>
   <translation>la créance est prescrite</translation>
  </message>
  <message>
   <source>a smaller sum settles the invoice</source>
   <translation>une somme moindre solde la facture</translation>
  </message>
  <message>
   <source>the agreed sum is paid</source>
   <translation>la somme convenue est payée</translation>
  </message>
  <message>
   <source>another instalment follows</source>
   <translation>une autre mensualité suit</translation>
  </message>
  <message>
   <source>only a part is disputed</source>
   <translation>seule une partie est contestée</translation>
  </message>
  <message>
   <source>the debtor wrote why</source>
   <translation>le débiteur a écrit pourquoi</translation>
  </message>
  <message>
   <source>you wrote an answer</source>
   <translation>vous avez écrit une réponse</translation>
  </message>
  <message>
   <source>you wrote a message with the proposal</source>
   <translation>vous avez joint un message à la proposition</translation>
  </message>
  <message>
   <source>French law applies</source>
   <translation>le droit français s’applique</translation>
  </message>
  <message>
   <source>Spanish law applies</source>
   <translation>le droit espagnol s’applique</translation>
  </message>
  <message>
   <source>Italian law applies</source>
   <translation>le droit italien s’applique</translation>
  </message>
  <message>
   <source>Dutch law applies</source>
   <translation>le droit néerlandais s’applique</translation>
  </message>
  <message>
   <source>Otherwise:</source>
   <translation>Sinon :</translation>
  </message>
  <message>
   <source>Not if {condition}:</source>
   <translation>Sauf si {condition} :</translation>
  </message>
  <message>
   <source>Only if {condition}:</source>
   <translation>Seulement si {condition} :</translation>
  </message>
  <message>
   <source>Braces such as {{ … }} are not understood here. Insert a value instead.</source>
   <translation>Les accolades comme {{ … }} ne sont pas comprises ici. Insérez plutôt une valeur.</translation>
  </message>
  <message>
   <source>There is no value with this name: {name}</source>
   <translation>Aucune valeur ne porte ce nom : {name}</translation>
  </message>
  <message>
   <source>This “]” ends nothing that began before it.</source>
   <translation>Ce « ] » ne ferme rien qui commence avant lui.</translation>
  </message>
  <message>
   <source>This “[” has no “]” after it.</source>
   <translation>Ce « [ » n’est pas suivi d’un « ] ».</translation>
  </message>
  <message>
   <source>This part has no “]” at its end: {words}</source>
   <translation>Il manque « ] » à la fin de cette partie : {words}</translation>
  </message>
  <message>
   <source>There is no condition with these words: {words}. Words of your own go in round brackets.</source>
   <translation>Aucune condition ne s’écrit ainsi : {words}. Mettez vos propres mots entre parenthèses.</translation>
  </message>
  <message>
   <source>“Otherwise” stands right behind a part with a condition.</source>
   <translation>« Sinon » se place juste après une partie conditionnelle.</translation>
  </message>
  <message>
   <source>Texts</source>
   <translation>Textes</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texte</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Langue</translation>
  </message>
  <message>
   <source>Friendly</source>
   <translation>Amical</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Neutre</translation>
  </message>
  <message>
   <source>Firm</source>
   <translation>Ferme</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>Ton</translation>
  </message>
  <message>
   <source>Each tone has its own words</source>
   <translation>Chaque ton a son propre texte</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Objet</translation>
  </message>
  <message>
   <source>What is in brackets is filled in for each invoice. A part that begins with “Only if” is left out where that is not so.</source>
   <translation>Ce qui est entre crochets est complété pour chaque facture. Une partie qui commence par « Seulement si » est omise quand ce n’est pas le cas.</translation>
  </message>
  <message>
   <source>In use</source>
   <translation>En service</translation>
  </message>
  <message>
   <source>Saved like this, these words replace those of the other tones.</source>
   <translation>Enregistré ainsi, ce texte remplace celui des autres tons.</translation>
  </message>
  <message>
   <source>Preview</source>
   <translation>Aperçu</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Discard changes</source>
   <translation>Abandonner les modifications</translation>
  </message>
  <message>
   <source>Saved.</source>
   <translation>Enregistré.</translation>
  </message>
  <message>
   <source>Insert a value</source>
   <translation>Insérer une valeur</translation>
  </message>
  <message>
   <source>Earlier versions</source>
   <translation>Versions antérieures</translation>
  </message>
  <message>
   <source>Restore original</source>
   <translation>Rétablir l’original</translation>
  </message>
  <message>
   <source>As a debtor sees it, with an invented invoice</source>
   <translation>Tel qu’un débiteur le lit, avec une facture inventée</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Enregistrement</translation>
  </message>
  <message>
   <source>Restore the original text?</source>
   <translation>Rétablir le texte d’origine ?</translation>
  </message>
  <message>
   <source>Your text is replaced by the original. You find it again among the earlier versions.</source>
   <translation>Votre texte est remplacé par l’original. Vous le retrouvez parmi les versions antérieures.</translation>
  </message>
  <message>
   <source>Part of this text cannot be shown in words: it can be read here, not changed.</source>
   <translation>Une partie de ce texte ne peut pas être montrée en mots : elle se lit ici, sans pouvoir être modifiée.</translation>
  </message>
  <message>
   <source>No longer in this text: {values}. Put it back if the debtor is to read it.</source>
   <translation>N’est plus dans ce texte : {values}. Remettez-le si le débiteur doit le lire.</translation>
  </message>
  <message>
   <source>This text does not exist in this language: the English one is used.</source>
   <translation>Ce texte n’existe pas dans cette langue : l’anglais est utilisé.</translation>
  </message>
  <message>
   <source>This translation was not reviewed by a lawyer. Read it before you use it.</source>
   <translation>Cette traduction n’a pas été relue par un juriste. Lisez-la avant de l’utiliser.</translation>
  </message>
  <message>
   <source>Greeting, payment details and signature are added automatically.</source>
   <translation>Salutation, coordonnées de paiement et signature s’ajoutent d’elles-mêmes.</translation>
  </message>
  <message>
   <source>Nothing changed</source>
   <translation>Rien n’a été modifié</translation>
  </message>
  <message>
   <source>An empty text cannot be sent. Write it, or switch it off.</source>
   <translation>Un texte vide ne peut pas être envoyé. Rédigez-le, ou désactivez-le.</translation>
  </message>
 </context>
 <context>
  <name>Toast</name>
  <message>
   <source>Undo ({seconds})</source>
   <translation>Annuler ({seconds})</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
 </context>
 <context>
  <name>TodayPage</name>
  <message>
   <source>Print and post the letter · since {day}</source>
   <translation>Imprimer et poster la lettre · depuis le {day}</translation>
  </message>
  <message>
   <source>Print and post the letter</source>
   <translation>Imprimer et poster la lettre</translation>
  </message>
  <message>
   <source>Call {number} · since {day}</source>
   <translation>Appeler le {number} · depuis le {day}</translation>
  </message>
  <message>
   <source>Call {number}</source>
   <translation>Appeler le {number}</translation>
  </message>
  <message>
   <source>Print</source>
   <translation>Imprimer</translation>
  </message>
  <message>
   <source>Call</source>
   <translation>Appeler</translation>
  </message>
  <message>
   <source>Today</source>
   <translation>Aujourd’hui</translation>
  </message>
  <message>
   <source>Outstanding</source>
   <translation>Reste dû</translation>
  </message>
  <message>
   <source>Needs you</source>
   <translation>À traiter</translation>
  </message>
  <message>
   <source>All letters and calls</source>
   <translation>Toutes les lettres et tous les appels</translation>
  </message>
  <message>
   <source>Payments</source>
   <translation>Paiements</translation>
  </message>
  <message>
   <source>What happens next</source>
   <translation>La suite</translation>
  </message>
  <message>
   <source>Which invoice is unpaid?</source>
   <translation>Quelle facture est impayée ?</translation>
  </message>
  <message>
   <source>Drop its PDF anywhere on this window. You review it before anything is sent.</source>
   <translation>Déposez son PDF dans cette fenêtre. Vous le vérifiez avant tout envoi.</translation>
  </message>
  <message>
   <source>Open an invoice</source>
   <translation>Ouvrir une facture</translation>
  </message>
  <message>
   <source>Waiting for you: {count}</source>
   <translation>En attente de votre réponse : {count}</translation>
  </message>
  <message>
   <source>Paid, at least</source>
   <translation>Payé, au moins</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Payé</translation>
  </message>
  <message>
   <source>And {count} more on the board</source>
   <translation>Et {count} de plus dans le suivi</translation>
  </message>
  <message>
   <source>You’re all caught up.</source>
   <translation>Tout est à jour.</translation>
  </message>
  <message>
   <source>Later today: {what}</source>
   <translation>Plus tard aujourd’hui : {what}</translation>
  </message>
  <message>
   <source>You’re all caught up. Next: {what}</source>
   <translation>Tout est à jour. Ensuite : {what}</translation>
  </message>
  <message>
   <source>{count} more to review</source>
   <translation>Encore {count} à vérifier</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>Vérifier</translation>
  </message>
  <message>
   <source>Review and submit it</source>
   <translation>À vérifier et à recouvrer</translation>
  </message>
  <message>
   <source>It could not be read: enter it manually, or remove it</source>
   <translation>Illisible : saisissez-la à la main ou retirez-la</translation>
  </message>
  <message>
   <source>Read and approve the first message</source>
   <translation>Lire et approuver le premier message</translation>
  </message>
  <message>
   <source>Approve the plan</source>
   <translation>Approuvez le plan</translation>
  </message>
  <message>
   <source>Approve</source>
   <translation>Approuver</translation>
  </message>
  <message>
   <source>Set up the mailbox to send from</source>
   <translation>Configurez la messagerie d’envoi</translation>
  </message>
  <message>
   <source>Set up</source>
   <translation>Configurer</translation>
  </message>
  <message>
   <source>{provider} no longer lets this app send your mail</source>
   <translation>{provider} ne laisse plus cette application envoyer vos e-mails</translation>
  </message>
  <message>
   <source>Sign in again</source>
   <translation>Se reconnecter</translation>
  </message>
  <message>
   <source>Your mailbox refuses the sign-in: enter its password again</source>
   <translation>Votre messagerie refuse la connexion : saisissez de nouveau son mot de passe</translation>
  </message>
  <message>
   <source>Reconnect</source>
   <translation>Reconnecter</translation>
  </message>
  <message>
   <source>Your letter provider refuses the sign-in: enter the key again</source>
   <translation>Votre prestataire de courrier refuse la connexion : saisissez de nouveau la clé</translation>
  </message>
  <message>
   <source>Since {day}. Recovery goes on, without interest for that half-year. You can enter the rate.</source>
   <translation>Depuis le {day}. Le recouvrement continue, sans intérêts pour ce semestre. Vous pouvez saisir le taux.</translation>
  </message>
  <message>
   <source>A statutory interest rate has not been entered yet</source>
   <translation>Un taux d’intérêt légal n’a pas encore été saisi</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Saisir</translation>
  </message>
  <message>
   <source>The service refused what you decided: {why}</source>
   <translation>Le service a refusé votre décision : {why}</translation>
  </message>
  <message>
   <source>Decide</source>
   <translation>Décider</translation>
  </message>
  <message>
   <source>Your mailbox</source>
   <translation>Votre messagerie</translation>
  </message>
  <message>
   <source>It cannot be read: debtors’ replies do not arrive here</source>
   <translation>Illisible : les réponses des débiteurs n’arrivent pas ici</translation>
  </message>
  <message>
   <source>{name} has written: {words}</source>
   <translation>{name} a écrit : {words}</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lire</translation>
  </message>
  <message>
   <source>Email to the debtor comes back: add another contact.</source>
   <translation>Les e-mails au débiteur reviennent : ajoutez un autre contact.</translation>
  </message>
  <message>
   <source>Email to the debtor comes back: add another contact. Next: {what}</source>
   <translation>Les e-mails au débiteur reviennent : ajoutez un autre contact. Ensuite : {what}</translation>
  </message>
  <message>
   <source>Add a contact</source>
   <translation>Ajouter un contact</translation>
  </message>
  <message>
   <source>Same debtor as for {numbers}?</source>
   <translation>Le même débiteur que pour {numbers} ?</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Répondre</translation>
  </message>
  <message>
   <source>Formal notice that no lawyer has reviewed: it waits until you read and approve it.</source>
   <translation>Mise en demeure qu’aucun avocat n’a relue : elle attend que vous l’ayez lue et approuvée.</translation>
  </message>
  <message>
   <source>The plan ended without payment: decide what comes next</source>
   <translation>Le plan est terminé sans paiement : décidez de la suite</translation>
  </message>
  <message>
   <source>The answer was lost. Did it arrive?</source>
   <translation>La réponse s’est perdue. Est-ce arrivé ?</translation>
  </message>
  <message>
   <source>Email came back. Next contact: {what}</source>
   <translation>L’e-mail est revenu. Contact suivant : {what}</translation>
  </message>
  <message>
   <source>Paid in part · {amount} left</source>
   <translation>Payé en partie · reste {amount}</translation>
  </message>
  <message numerus="yes">
   <source>%n recovery(s) waiting for this. Nothing is sent before that.</source>
   <translation>
    <numerusform>%n recouvrement en attente. Rien n’est envoyé avant.</numerusform>
    <numerusform>%n recouvrements en attente. Rien n’est envoyé avant.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n recovery(s) waiting for this. Their next messages are not sent before that.</source>
   <translation>
    <numerusform>%n recouvrement en attente. Ses prochains messages ne partent pas avant.</numerusform>
    <numerusform>%n recouvrements en attente. Leurs prochains messages ne partent pas avant.</numerusform>
   </translation>
  </message>
  <message>
   <source>A letter cannot leave: the debtor’s address is incomplete.</source>
   <translation>Une lettre ne peut pas partir : l’adresse du débiteur est incomplète.</translation>
  </message>
  <message>
   <source>Correct the address</source>
   <translation>Corriger l’adresse</translation>
  </message>
 </context>
 <context>
  <name>ToolsRow</name>
  <message>
   <source>View</source>
   <translation>Vue</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Ordre</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <source>Clear search</source>
   <translation>Effacer la recherche</translation>
  </message>
  <message>
   <source>Clear filters</source>
   <translation>Effacer les filtres</translation>
  </message>
  <message numerus="yes">
   <source>%n invoice(s)</source>
   <translation>
    <numerusform>%n facture</numerusform>
    <numerusform>%n factures</numerusform>
   </translation>
  </message>
  <message>
   <source>Shown: {count}</source>
   <translation>Affichées : {count}</translation>
  </message>
 </context>
 <context>
  <name>Tray</name>
  <message>
   <source>Show Recovery Desktop</source>
   <translation>Afficher Recovery Desktop</translation>
  </message>
  <message>
   <source>Notices</source>
   <translation>Avis</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Quitter</translation>
  </message>
  <message>
   <source>Recovery Desktop</source>
   <translation>Recovery Desktop</translation>
  </message>
  <message numerus="yes">
   <source>%n new notice(s)</source>
   <translation>
    <numerusform>%n nouvel avis</numerusform>
    <numerusform>%n nouveaux avis</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>TunnelCard</name>
  <message>
   <source>How updates arrive</source>
   <translation>Comment les mises à jour arrivent</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Retour</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>Change the tunnel</source>
   <translation>Modifier le tunnel</translation>
  </message>
  <message>
   <source>Set up a tunnel</source>
   <translation>Installer un tunnel</translation>
  </message>
  <message>
   <source>Step 1 of 3: choose</source>
   <translation>Étape 1 sur 3 : choisir</translation>
  </message>
  <message>
   <source>Step 2 of 3: enter</source>
   <translation>Étape 2 sur 3 : saisir</translation>
  </message>
  <message>
   <source>Step 2 of 3: confirm the server</source>
   <translation>Étape 2 sur 3 : confirmer le serveur</translation>
  </message>
  <message>
   <source>Step 3 of 3: test</source>
   <translation>Étape 3 sur 3 : tester</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Connecter</translation>
  </message>
  <message>
   <source>Same key: connect</source>
   <translation>Même clé : connecter</translation>
  </message>
  <message>
   <source>Send the test event again</source>
   <translation>Renvoyer l’événement de test</translation>
  </message>
  <message>
   <source>Waiting</source>
   <translation>En attente</translation>
  </message>
  <message>
   <source>No tunnel</source>
   <translation>Pas de tunnel</translation>
  </message>
  <message>
   <source>The app checks the service regularly. Nothing to set up; updates arrive a little later.</source>
   <translation>L’application interroge régulièrement le service. Rien à installer ; les mises à jour arrivent un peu plus tard.</translation>
  </message>
  <message>
   <source>An SSH server</source>
   <translation>Un serveur SSH</translation>
  </message>
  <message>
   <source>Your own server, or any that forwards a port. The app keeps the tunnel open.</source>
   <translation>Votre propre serveur, ou tout serveur qui redirige un port. L’application maintient le tunnel ouvert.</translation>
  </message>
  <message>
   <source>Another tunnel</source>
   <translation>Un autre tunnel</translation>
  </message>
  <message>
   <source>You run it yourself and paste its public address here.</source>
   <translation>Vous le faites tourner vous-même et collez ici son adresse publique.</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <source>Copy the address on this computer</source>
   <translation>Copier l’adresse sur cet ordinateur</translation>
  </message>
  <message>
   <source>Public address</source>
   <translation>Adresse publique</translation>
  </message>
  <message>
   <source>Where the internet reaches the tunnel, without a path.</source>
   <translation>Par où internet atteint le tunnel, sans chemin.</translation>
  </message>
  <message>
   <source>Let your tunnel lead to {address} on this computer.</source>
   <translation>Faites mener votre tunnel à {address} sur cet ordinateur.</translation>
  </message>
  <message>
   <source>This has to be an https address without a path.</source>
   <translation>Il faut une adresse https sans chemin.</translation>
  </message>
  <message>
   <source>This is the server’s key. Is it the one its operator gave you?</source>
   <translation>Voici la clé du serveur. Est-ce celle que vous indique son exploitant ?</translation>
  </message>
  <message>
   <source>Fingerprint of the server’s key</source>
   <translation>Empreinte de la clé du serveur</translation>
  </message>
  <message>
   <source>The app remembers it. If the server shows another key later, the app will not connect.</source>
   <translation>L’application la mémorise. Si le serveur en montre une autre plus tard, la connexion n’est pas établie.</translation>
  </message>
  <message>
   <source>A test event arrived from outside. Updates now arrive instantly.</source>
   <translation>Un événement de test est arrivé de l’extérieur. Désormais les mises à jour arrivent immédiatement.</translation>
  </message>
  <message>
   <source>The service is asked for a test event. It must arrive here.</source>
   <translation>Un événement de test est demandé au service. Il doit arriver ici.</translation>
  </message>
  <message>
   <source>The tunnel is open, but no test event arrived yet.</source>
   <translation>Le tunnel est ouvert, mais aucun événement de test n’est encore arrivé.</translation>
  </message>
 </context>
 <context>
  <name>ViewMenu</name>
  <message>
   <source>No saved views</source>
   <translation>Aucune vue enregistrée</translation>
  </message>
  <message>
   <source>Save this view…</source>
   <translation>Enregistrer cette vue…</translation>
  </message>
  <message>
   <source>Rename “{name}”…</source>
   <translation>Renommer « {name} »…</translation>
  </message>
  <message>
   <source>Delete “{name}”</source>
   <translation>Supprimer « {name} »</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Colonnes</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Indiquez un nom.</translation>
  </message>
  <message>
   <source>Save this view</source>
   <translation>Enregistrer cette vue</translation>
  </message>
  <message>
   <source>Another view has this name, or the name is missing.</source>
   <translation>Une autre vue porte ce nom, ou le nom manque.</translation>
  </message>
  <message>
   <source>Rename the view</source>
   <translation>Renommer la vue</translation>
  </message>
 </context>
 <context>
  <name>WarningsCard</name>
  <message>
   <source>More arrived than was owed. Pay back the excess, or agree with the debtor what it is for.</source>
   <translation>Il a été reçu plus que la somme due. Remboursez le surplus, ou convenez avec le débiteur de son affectation.</translation>
  </message>
  <message>
   <source>The statutory rate of a half-year is missing: no interest is claimed for it until it is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Le taux légal d’un semestre manque : aucun intérêt n’est demandé pour celui-ci tant qu’il n’est pas saisi dans Paramètres → Recouvrements → Taux légaux.</translation>
  </message>
  <message>
   <source>The agreed rate is above what the law is known to allow. Only the lower rate is claimed.</source>
   <translation>Le taux convenu dépasse ce que la loi permet à notre connaissance. Seul le taux inférieur est réclamé.</translation>
  </message>
  <message>
   <source>Interest is claimed once the term of a formal notice is over. What the law may add besides is not verified and not claimed.</source>
   <translation>Les intérêts sont demandés une fois le délai d’une mise en demeure écoulé. Ce que la loi peut ajouter d’autre n’est pas vérifié et n’est pas demandé.</translation>
  </message>
  <message>
   <source>No statutory interest is known for this debtor: none is claimed. A rate agreed in the contract is.</source>
   <translation>Aucun intérêt légal n’est connu pour ce débiteur : aucun n’est demandé. Un taux convenu au contrat l’est.</translation>
  </message>
  <message>
   <source>The fixed sum that the law adds is not verified here: it is not claimed.</source>
   <translation>L’indemnité forfaitaire que prévoit la loi n’est pas vérifiée ici : elle n’est pas demandée.</translation>
  </message>
  <message>
   <source>The formal notice gives 30 days and names three enclosures: the information sheet and the reply form (Annex 1 of the Pre-Action Protocol for Debt Claims) and a financial statement form (Annex 2). Print them and put them in the envelope.</source>
   <translation>La mise en demeure donne 30 jours et nomme trois pièces jointes : la notice d’information et le formulaire de réponse (annexe 1 du Pre-Action Protocol for Debt Claims) et un formulaire d’état financier (annexe 2). Imprimez-les et mettez-les dans l’enveloppe.</translation>
  </message>
  <message>
   <source>The agreed interest rate could not be read. The statutory rate is used instead.</source>
   <translation>Le taux d’intérêt convenu n’a pas pu être lu. Le taux légal est appliqué à sa place.</translation>
  </message>
  <message>
   <source>The requested tone does not exist. Your recovery plan is used as it is.</source>
   <translation>Le ton demandé n’existe pas. Votre plan de relance s’applique tel quel.</translation>
  </message>
  <message>
   <source>What to ask for could not be read. Your setting for all debtors applies.</source>
   <translation>La somme à demander n’a pas pu être lue. Votre réglage pour tous les débiteurs s’applique.</translation>
  </message>
  <message>
   <source>An identification number of the debtor may contain a mistake.</source>
   <translation>Un numéro d’identification du débiteur contient peut-être une erreur.</translation>
  </message>
  <message>
   <source>The net amount, the tax and the total of the invoice do not add up.</source>
   <translation>Le montant hors taxes, la TVA et le total de la facture ne concordent pas.</translation>
  </message>
  <message>
   <source>The due date of the invoice is earlier than its date.</source>
   <translation>L’échéance de la facture est antérieure à sa date.</translation>
  </message>
  <message>
   <source>When it was submitted, the invoice was dated in the future.</source>
   <translation>Au moment de l’envoi, la facture portait une date future.</translation>
  </message>
  <message>
   <source>The invoice document is not attached: the service no longer had it.</source>
   <translation>Le document de la facture n’est pas joint : le service ne l’avait plus.</translation>
  </message>
  <message>
   <source>This invoice had been submitted before; it was submitted anyway.</source>
   <translation>Cette facture avait déjà été mise en recouvrement ; elle l’a été de nouveau malgré cela.</translation>
  </message>
  <message>
   <source>When it was submitted, this invoice was not due yet.</source>
   <translation>Lors de la mise en recouvrement, cette facture n’était pas encore échue.</translation>
  </message>
  <message>
   <source>This claim was already time-barred; it was submitted anyway.</source>
   <translation>Cette créance était déjà prescrite ; elle a été mise en recouvrement malgré cela.</translation>
  </message>
  <message>
   <source>The debtor’s SIREN or SIRET may contain a mistake.</source>
   <translation>Le SIREN ou SIRET du débiteur contient peut-être une erreur.</translation>
  </message>
  <message>
   <source>The debtor’s VAT number may contain a mistake.</source>
   <translation>Le numéro de TVA du débiteur contient peut-être une erreur.</translation>
  </message>
  <message>
   <source>{amount} more than was owed arrived. Pay it back, or agree with the debtor what it is for.</source>
   <translation>{amount} de plus que la somme due ont été reçus. Remboursez-les, ou convenez avec le débiteur de leur affectation.</translation>
  </message>
  <message>
   <source>The statutory rate is missing from {day} on: no interest is claimed for the days since then until it is entered under Settings → Recoveries → Statutory rates.</source>
   <translation>Le taux légal manque à partir du {day} : aucun intérêt n’est demandé pour les jours écoulés depuis, tant qu’il n’est pas saisi dans Paramètres → Recouvrements → Taux légaux.</translation>
  </message>
  <message>
   <source>The service notes: “{message}”</source>
   <translation>Le service signale : « {message} »</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>À noter</translation>
  </message>
  <message>
   <source>Enter the rate</source>
   <translation>Saisir le taux</translation>
  </message>
  <message>
   <source>Open the protocol</source>
   <translation>Ouvrir le protocole</translation>
  </message>
 </context>
 <context>
  <name>WatchedCard</name>
  <message>
   <source>Watched folder</source>
   <translation>Dossier surveillé</translation>
  </message>
  <message>
   <source>New invoices in this folder are added while the app is open, for you to review. Spreadsheets and bank statements stay there for you to drop.</source>
   <translation>Les nouvelles factures de ce dossier sont ajoutées tant que l’application est ouverte, pour que vous les vérifiiez. Les tableaux et relevés bancaires y restent : déposez-les vous-même.</translation>
  </message>
  <message>
   <source>Choose a folder to watch</source>
   <translation>Choisir un dossier à surveiller</translation>
  </message>
  <message>
   <source>Stop watching</source>
   <translation>Ne plus surveiller</translation>
  </message>
 </context>
 <context>
  <name>WelcomePage</name>
  <message>
   <source>Get your unpaid invoices paid</source>
   <translation>Faites payer vos factures impayées</translation>
  </message>
  <message>
   <source>Drop an invoice, review it, follow it until the money arrives. How do you want to start?</source>
   <translation>Glissez une facture, vérifiez ce qui a été lu, suivez-la jusqu’au paiement. Par où commencer ?</translation>
  </message>
  <message>
   <source>Practice</source>
   <translation>Entraînement</translation>
  </message>
  <message>
   <source>Try everything with invented debtors. Nothing leaves this computer.</source>
   <translation>Essayez tout avec des débiteurs fictifs. Rien ne quitte cet ordinateur.</translation>
  </message>
  <message>
   <source>Start practising</source>
   <translation>Commencer l’entraînement</translation>
  </message>
  <message>
   <source>This computer</source>
   <translation>Cet ordinateur</translation>
  </message>
  <message>
   <source>Reminders are sent from your mailbox, and you print the letters. No account needed.</source>
   <translation>Les relances partent de votre messagerie, vous imprimez les lettres. Aucun compte à créer.</translation>
  </message>
  <message>
   <source>Use this computer</source>
   <translation>Utiliser cet ordinateur</translation>
  </message>
  <message>
   <source>Recovery service</source>
   <translation>Service de recouvrement</translation>
  </message>
  <message>
   <source>A service recovers for you: it writes, calls, and pays out to your account.</source>
   <translation>Un service recouvre pour vous : il écrit, appelle et vous reverse l’argent.</translation>
  </message>
  <message>
   <source>Connect to a service</source>
   <translation>Se connecter à un service</translation>
  </message>
  <message>
   <source>Open a connection file</source>
   <translation>Ouvrir un fichier de connexion</translation>
  </message>
  <message>
   <source>A recovery service that works with this app gives you a connection file, a link or an address. Without one, use this computer: it needs no account.</source>
   <translation>Un service de recouvrement compatible vous remet un fichier de connexion, un lien ou une adresse. Sinon, utilisez cet ordinateur : aucun compte n’est nécessaire.</translation>
  </message>
  <message>
   <source>Address or link</source>
   <translation>Adresse ou lien</translation>
  </message>
  <message>
   <source>Client id</source>
   <translation>Identifiant client</translation>
  </message>
  <message>
   <source>Only if the service gave you one.</source>
   <translation>Seulement si le service vous en a donné un.</translation>
  </message>
  <message>
   <source>Client secret</source>
   <translation>Secret client</translation>
  </message>
  <message>
   <source>Stored in the password store of this computer.</source>
   <translation>Conservé dans le coffre à mots de passe de cet ordinateur.</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Plus</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Connecter</translation>
  </message>
  <message>
   <source>This takes a few seconds.</source>
   <translation>Cela prend quelques secondes.</translation>
  </message>
  <message>
   <source>Practice stays as it is, and you can go back to it. How do you want to start for real?</source>
   <translation>L’entraînement reste tel quel et vous pouvez y revenir. Comment commencer pour de vrai ?</translation>
  </message>
  <message>
   <source>The service gives you this address.</source>
   <translation>Le service vous donne cette adresse.</translation>
  </message>
  <message>
   <source>The address must begin with https://</source>
   <translation>L’adresse doit commencer par https://</translation>
  </message>
  <message>
   <source>Connection files (*.json)</source>
   <translation>Fichiers de connexion (*.json)</translation>
  </message>
  <message>
   <source>Back to Practice</source>
   <translation>Revenir à l’entraînement</translation>
  </message>
  <message>
   <source>This is not a connection file. Choose the one that the service gave you.</source>
   <translation>Ce n’est pas un fichier de connexion. Choisissez celui que le service vous a donné.</translation>
  </message>
 </context>
 <context>
  <name>WhoseInvoiceCard</name>
  <message>
   <source>Is this your invoice?</source>
   <translation>Est-ce votre facture ?</translation>
  </message>
  <message>
   <source>Reminders name your company and your account, and this invoice is attached. The debtor should not see two different accounts.</source>
   <translation>Les relances nomment votre entreprise et votre compte, et cette facture y est jointe. Le débiteur ne doit pas voir deux comptes différents.</translation>
  </message>
  <message>
   <source>No: remove it</source>
   <translation>Non : la retirer</translation>
  </message>
  <message>
   <source>Yes, it is ours</source>
   <translation>Oui, c’est la nôtre</translation>
  </message>
  <message>
   <source>Yes: add this account</source>
   <translation>Oui : ajouter ce compte</translation>
  </message>
  <message>
   <source>It becomes one of your accounts: messages about invoices that name it will name it too. Settings → Accounts has all of them.</source>
   <translation>Ce compte devient l’un des vôtres, et les messages sur les factures qui l’indiquent l’indiquent aussi. Vous les retrouvez tous dans Paramètres → Comptes.</translation>
  </message>
  <message>
   <source>It names {company}.</source>
   <translation>Elle nomme {company}.</translation>
  </message>
  <message>
   <source>Saving</source>
   <translation>Enregistrement</translation>
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
   <translation>Glissez les factures ici</translation>
  </message>
 </context>
 <context>
  <name>WithdrawDialog</name>
  <message>
   <source>Remove the insolvency note?</source>
   <translation>Retirer la mention d’insolvabilité ?</translation>
  </message>
  <message>
   <source>Resume recovery</source>
   <translation>Reprendre le recouvrement</translation>
  </message>
  <message>
   <source>Change nothing</source>
   <translation>Ne rien changer</translation>
  </message>
  <message>
   <source>Do this if it was a mistake, or if the procedure ended without affecting your claim. Recovery resumes for everything this debtor owes you, and contacts begin again.</source>
   <translation>Faites-le si c’était une erreur, ou si la procédure a pris fin sans toucher à votre créance. Le recouvrement reprend pour tout ce que ce débiteur vous doit, et les relances recommencent.</translation>
  </message>
 </context>
 <context>
  <name>WorkIndicator</name>
  <message>
   <source>Working…</source>
   <translation>En cours…</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <source>Stop what takes so long; nothing you typed is lost.</source>
   <translation>Abandonner ce qui dure ; rien de ce que vous avez saisi n’est perdu.</translation>
  </message>
 </context>
 <context>
  <name>_Entry</name>
  <message>
   <source>Read</source>
   <translation>Lire</translation>
  </message>
  <message>
   <source>Read: {what}</source>
   <translation>Lire : {what}</translation>
  </message>
  <message>
   <source>Take back…</source>
   <translation>Annuler le paiement…</translation>
  </message>
  <message>
   <source>Take back: {what}</source>
   <translation>Reprendre : {what}</translation>
  </message>
 </context>
 <context>
  <name>_Picture</name>
  <message>
   <source>Picture of the document</source>
   <translation>Image du document</translation>
  </message>
 </context>
 <context>
  <name>appraisal</name>
  <message>
   <source>{debtor} is known from {numbers}, submitted on {day}.</source>
   <translation>{debtor} est connu par {numbers}, mise en recouvrement le {day}.</translation>
  </message>
  <message>
   <source>You submitted {name} on {day}.</source>
   <translation>Vous avez mis {name} en recouvrement le {day}.</translation>
  </message>
  <message>
   <source>You submitted this file, {name}, on {day}.</source>
   <translation>Vous avez mis ce fichier, {name}, en recouvrement le {day}.</translation>
  </message>
  <message>
   <source>The same file, {name}, has been in the list since {day}.</source>
   <translation>Le même fichier, {name}, est déjà dans la liste, depuis le {day}.</translation>
  </message>
  <message>
   <source>You submitted {name} on {day}, to {debtor}.</source>
   <translation>Vous avez mis {name} en recouvrement le {day}, adressée à {debtor}.</translation>
  </message>
  <message>
   <source>It was cancelled: if it is owed, submit it again.</source>
   <translation>Son recouvrement a été annulé : si elle est due, remettez-la en recouvrement.</translation>
  </message>
 </context>
 <context>
  <name>board</name>
  <message>
   <source>Not due yet</source>
   <translation>Pas encore échue</translation>
  </message>
  <message>
   <source>1–30 days late</source>
   <translation>1 à 30 jours de retard</translation>
  </message>
  <message>
   <source>31–60 days late</source>
   <translation>31 à 60 jours de retard</translation>
  </message>
  <message>
   <source>61–90 days late</source>
   <translation>61 à 90 jours de retard</translation>
  </message>
  <message>
   <source>Over 90 days late</source>
   <translation>Plus de 90 jours de retard</translation>
  </message>
  <message>
   <source>Due date unknown</source>
   <translation>Échéance inconnue</translation>
  </message>
  <message>
   <source>Not due</source>
   <translation>Non échues</translation>
  </message>
  <message>
   <source>1–30 days</source>
   <translation>1 à 30 jours</translation>
  </message>
  <message>
   <source>31–60 days</source>
   <translation>31 à 60 jours</translation>
  </message>
  <message>
   <source>61–90 days</source>
   <translation>61 à 90 jours</translation>
  </message>
  <message>
   <source>Over 90 days</source>
   <translation>&gt; 90 jours</translation>
  </message>
  <message>
   <source>No due date</source>
   <translation>Sans échéance</translation>
  </message>
  <message>
   <source>Invoices</source>
   <translation>Factures</translation>
  </message>
  <message>
   <source>Export the list</source>
   <translation>Exporter la liste</translation>
  </message>
  <message>
   <source>Spreadsheet (*.xlsx)</source>
   <translation>Classeur (*.xlsx)</translation>
  </message>
  <message>
   <source>Comma-separated values (*.csv)</source>
   <translation>Texte avec séparateurs (*.csv)</translation>
  </message>
  <message>
   <source>Remove the filter: {name}</source>
   <translation>Retirer le filtre : {name}</translation>
  </message>
  <message>
   <source>Debtors</source>
   <translation>Débiteurs</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>Search debtors</source>
   <translation>Rechercher des débiteurs</translation>
  </message>
  <message>
   <source>At least</source>
   <translation>Au moins</translation>
  </message>
  <message>
   <source>At most</source>
   <translation>Au plus</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Utiliser</translation>
  </message>
  <message>
   <source>This is less than the lower amount.</source>
   <translation>C’est moins que le plus petit montant.</translation>
  </message>
  <message>
   <source>At any time</source>
   <translation>À tout moment</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Facture</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Débiteur</translation>
  </message>
  <message>
   <source>Status</source>
   <translation>Statut</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Montant</translation>
  </message>
  <message>
   <source>Remaining</source>
   <translation>Reste</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Échéance</translation>
  </message>
  <message>
   <source>Days late</source>
   <translation>Retard</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Suite</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Étiquettes</translation>
  </message>
  <message>
   <source>Updated</source>
   <translation>Mise à jour</translation>
  </message>
  <message>
   <source>Newest first</source>
   <translation>Les plus récentes d’abord</translation>
  </message>
  <message>
   <source>Oldest first</source>
   <translation>Les plus anciennes d’abord</translation>
  </message>
  <message>
   <source>Largest amount first</source>
   <translation>Le plus grand montant d’abord</translation>
  </message>
  <message>
   <source>Largest remainder first</source>
   <translation>Le plus grand reste d’abord</translation>
  </message>
  <message>
   <source>Longest overdue first</source>
   <translation>Le plus grand retard d’abord</translation>
  </message>
  <message>
   <source>Next action first</source>
   <translation>La prochaine action d’abord</translation>
  </message>
  <message>
   <source>Debtors from A to Z</source>
   <translation>Débiteurs de A à Z</translation>
  </message>
  <message>
   <source>Invoices by number</source>
   <translation>Factures par numéro</translation>
  </message>
  <message>
   <source>Last updated first</source>
   <translation>Dernières mises à jour d’abord</translation>
  </message>
  <message>
   <source>{column}, downwards</source>
   <translation>{column}, décroissant</translation>
  </message>
  <message>
   <source>{column}, upwards</source>
   <translation>{column}, croissant</translation>
  </message>
  <message>
   <source>{least} to {most}</source>
   <translation>de {least} à {most}</translation>
  </message>
  <message>
   <source>from {least}</source>
   <translation>à partir de {least}</translation>
  </message>
  <message>
   <source>up to {most}</source>
   <translation>jusqu’à {most}</translation>
  </message>
  <message>
   <source>today or missed</source>
   <translation>aujourd’hui ou dépassée</translation>
  </message>
  <message numerus="yes">
   <source>within %n day(s)</source>
   <translation>
    <numerusform>d’ici %n jour</numerusform>
    <numerusform>d’ici %n jours</numerusform>
   </translation>
  </message>
  <message>
   <source>Age</source>
   <translation>Ancienneté</translation>
  </message>
  <message>
   <source>Answer due</source>
   <translation>Réponse due</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>Étiquette</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Next on</source>
   <translation>Prochaine date</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Devise</translation>
  </message>
  <message>
   <source>{count} already being recorded or cancelled</source>
   <translation>{count} déjà en cours d’enregistrement ou d’annulation</translation>
  </message>
  <message>
   <source>{count} with nothing left to pay</source>
   <translation>{count} où il ne reste rien à payer</translation>
  </message>
  <message>
   <source>{count} recovered</source>
   <translation>{count} recouvrées</translation>
  </message>
  <message>
   <source>{count} already cancelled</source>
   <translation>{count} déjà annulées</translation>
  </message>
  <message>
   <source>{count} already being changed</source>
   <translation>{count} déjà en cours de modification</translation>
  </message>
  <message>
   <source>{count} with nothing to pause</source>
   <translation>{count} sans rien à mettre en pause</translation>
  </message>
  <message>
   <source>{count} already being cancelled</source>
   <translation>{count} déjà en cours d’annulation</translation>
  </message>
  <message>
   <source>{count} with a payment (decide on the invoice’s page)</source>
   <translation>{count} avec un paiement (à décider sur la page de la facture)</translation>
  </message>
  <message>
   <source>{count} with the status “{status}”</source>
   <translation>{count} avec le statut « {status} »</translation>
  </message>
 </context>
 <context>
  <name>bookings</name>
  <message>
   <source>Bank account</source>
   <translation>Compte bancaire</translation>
  </message>
  <message>
   <source>Customers</source>
   <translation>Clients</translation>
  </message>
  <message>
   <source>Losses on receivables</source>
   <translation>Pertes sur créances</translation>
  </message>
  <message>
   <source>Default interest</source>
   <translation>Intérêts de retard</translation>
  </message>
  <message>
   <source>Fixed compensation</source>
   <translation>Indemnité forfaitaire</translation>
  </message>
  <message>
   <source>Export for your books</source>
   <translation>Exporter pour la comptabilité</translation>
  </message>
  <message>
   <source>What was paid, written off and charged. The invoices themselves are already in your books.</source>
   <translation>Ce qui a été payé, abandonné et facturé en plus : les factures elles-mêmes sont déjà dans votre comptabilité.</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Du</translation>
  </message>
  <message>
   <source>Until</source>
   <translation>Au</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Format</translation>
  </message>
  <message>
   <source>List (XLSX or CSV)</source>
   <translation>Liste (XLSX ou CSV)</translation>
  </message>
  <message>
   <source>DATEV batch</source>
   <translation>Lot d’écritures DATEV</translation>
  </message>
  <message>
   <source>FEC entries</source>
   <translation>Écritures FEC</translation>
  </message>
  <message>
   <source>DATEV consultant number</source>
   <translation>Numéro de conseiller DATEV</translation>
  </message>
  <message>
   <source>DATEV client number</source>
   <translation>Numéro de client DATEV</translation>
  </message>
  <message>
   <source>Financial year begins</source>
   <translation>Début de l’exercice</translation>
  </message>
  <message>
   <source>Ask your tax adviser for the accounts. This format takes only amounts in euros.</source>
   <translation>Demandez les comptes à votre expert-comptable. Seuls les montants en euros entrent dans ce format.</translation>
  </message>
  <message>
   <source>Exported so far: up to {day}.</source>
   <translation>Déjà exporté : jusqu’au {day}.</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Pas maintenant</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exporter</translation>
  </message>
  <message>
   <source>Enter the first and the last day.</source>
   <translation>Saisissez le premier et le dernier jour.</translation>
  </message>
  <message>
   <source>The first day is after the last one.</source>
   <translation>Le premier jour est postérieur au dernier.</translation>
  </message>
  <message>
   <source>Enter each account as a number.</source>
   <translation>Saisissez chaque compte sous forme de nombre.</translation>
  </message>
  <message>
   <source>An account of a FEC has three digits or more.</source>
   <translation>Un compte de FEC a au moins trois chiffres.</translation>
  </message>
  <message>
   <source>DATEV accounts all have the same number of digits, 4 to 8; that of the customers may have one more.</source>
   <translation>Les comptes DATEV ont tous le même nombre de chiffres, de 4 à 8 ; celui des clients peut en avoir un de plus.</translation>
  </message>
  <message>
   <source>Enter the consultant number and the client number; your tax adviser knows both.</source>
   <translation>Saisissez le numéro de conseiller et le numéro de client ; votre expert-comptable les connaît.</translation>
  </message>
  <message>
   <source>A DATEV batch covers one year at most: choose days of the same year.</source>
   <translation>Un lot DATEV tient dans une seule année : choisissez des jours de la même année.</translation>
  </message>
  <message>
   <source>These days are not within the financial year: enter its first day.</source>
   <translation>Ces jours ne sont pas dans l’exercice : saisissez son premier jour.</translation>
  </message>
  <message>
   <source>Entries</source>
   <translation>Écritures</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Fichier</translation>
  </message>
  <message>
   <source>Payment</source>
   <translation>Paiement</translation>
  </message>
  <message>
   <source>Written off</source>
   <translation>Abandonné</translation>
  </message>
  <message>
   <source>Interest</source>
   <translation>Intérêts</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Date</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Nature</translation>
  </message>
  <message>
   <source>Invoice number</source>
   <translation>Numéro de facture</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Débiteur</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Montant</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Devise</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Référence</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Date de facture</translation>
  </message>
  <message>
   <source>Invoice net</source>
   <translation>Facture HT</translation>
  </message>
  <message>
   <source>Invoice tax</source>
   <translation>TVA de la facture</translation>
  </message>
  <message>
   <source>Invoice total</source>
   <translation>Facture TTC</translation>
  </message>
 </context>
 <context>
  <name>cancelling</name>
  <message>
   <source>The debtor paid me directly</source>
   <translation>Le débiteur m’a payé directement</translation>
  </message>
  <message>
   <source>The debtor is told that everything is paid.</source>
   <translation>Le débiteur apprend que tout est payé.</translation>
  </message>
  <message>
   <source>The debtor is right</source>
   <translation>Le débiteur a raison</translation>
  </message>
  <message>
   <source>You give up the whole claim.</source>
   <translation>Vous renoncez à toute la créance.</translation>
  </message>
  <message>
   <source>I no longer want to pursue it</source>
   <translation>Je ne souhaite plus la poursuivre</translation>
  </message>
  <message>
   <source>Contacts stop. You may still claim it yourself.</source>
   <translation>Les relances cessent. Vous pouvez encore la réclamer vous-même.</translation>
  </message>
  <message>
   <source>It was submitted by mistake</source>
   <translation>Elle a été mise en recouvrement par erreur</translation>
  </message>
  <message>
   <source>Contacts stop. You can submit it again, corrected.</source>
   <translation>Les relances cessent. Vous pouvez la remettre en recouvrement, corrigée.</translation>
  </message>
 </context>
 <context>
  <name>checks</name>
  <message>
   <source>A SIREN or SIRET has digits only.</source>
   <translation>Un SIREN ou SIRET ne contient que des chiffres.</translation>
  </message>
  <message>
   <source>A SIREN has 9 digits, a SIRET 14; this has {count}.</source>
   <translation>Un SIREN compte 9 chiffres, un SIRET 14 ; celui-ci en a {count}.</translation>
  </message>
  <message>
   <source>The check digit does not match. Check the number.</source>
   <translation>La clé de contrôle ne correspond pas. Vérifiez le numéro.</translation>
  </message>
  <message>
   <source>This does not look like a VAT number, such as {example}.</source>
   <translation>Cela ne ressemble pas à un numéro de TVA, comme {example}.</translation>
  </message>
  <message>
   <source>At most {most} characters; it has {count}.</source>
   <translation>{most} caractères au plus ; il y en a {count}.</translation>
  </message>
  <message>
   <source>Choose a country from the list.</source>
   <translation>Choisissez un pays dans la liste.</translation>
  </message>
  <message>
   <source>The check digits of this IBAN do not match.</source>
   <translation>Les chiffres de contrôle de cet IBAN ne conviennent pas.</translation>
  </message>
  <message>
   <source>Enter the sort code of 6 digits and the account number of 8, or the IBAN.</source>
   <translation>Saisissez le sort code de 6 chiffres et le numéro de compte de 8, ou l’IBAN.</translation>
  </message>
  <message>
   <source>This is not an IBAN. It begins with two letters and two digits; your bank shows it.</source>
   <translation>Ce n’est pas un IBAN. Il commence par deux lettres et deux chiffres ; votre banque l’indique.</translation>
  </message>
  <message>
   <source>This is neither an IBAN nor an account number.</source>
   <translation>Ce n’est ni un IBAN ni un numéro de compte.</translation>
  </message>
  <message>
   <source>This is not a phone number. Enter it as +33 1 23 45 67 89.</source>
   <translation>Ce n’est pas un numéro de téléphone. Écrivez-le comme +33 1 23 45 67 89.</translation>
  </message>
  <message>
   <source>This is not an email address.</source>
   <translation>Ce n’est pas une adresse e-mail.</translation>
  </message>
  <message>
   <source>An email address has no spaces.</source>
   <translation>Une adresse e-mail ne contient pas d’espace.</translation>
  </message>
  <message>
   <source>There is an invisible character in it. Type the address instead of pasting it.</source>
   <translation>Elle contient un caractère invisible. Saisissez l’adresse au lieu de la coller.</translation>
  </message>
  <message>
   <source>“{character}” cannot be used in an email address.</source>
   <translation>« {character} » n’est pas possible dans une adresse e-mail.</translation>
  </message>
  <message>
   <source>Net and tax add up to another sum.</source>
   <translation>Le montant hors taxes et la TVA donnent une autre somme.</translation>
  </message>
  <message>
   <source>This day is in the future.</source>
   <translation>Ce jour est dans le futur.</translation>
  </message>
  <message>
   <source>This is before the invoice date.</source>
   <translation>C’est avant la date de la facture.</translation>
  </message>
 </context>
 <context>
  <name>debtors</name>
  <message>
   <source>Debtor</source>
   <translation>Débiteur</translation>
  </message>
  <message>
   <source>Owes</source>
   <translation>Doit</translation>
  </message>
  <message>
   <source>Overdue since</source>
   <translation>En retard depuis</translation>
  </message>
  <message>
   <source>Unpaid invoices</source>
   <translation>Factures impayées</translation>
  </message>
  <message>
   <source>All invoices</source>
   <translation>Toutes les factures</translation>
  </message>
  <message numerus="yes">
   <source>%n day(s)</source>
   <translation>
    <numerusform>%n jour</numerusform>
    <numerusform>%n jours</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>dialogs</name>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
 </context>
 <context>
  <name>form</name>
  <message>
   <source>Invoice number</source>
   <translation>Numéro de facture</translation>
  </message>
  <message>
   <source>Invoice date</source>
   <translation>Date de facture</translation>
  </message>
  <message>
   <source>Due date</source>
   <translation>Échéance</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Devise</translation>
  </message>
  <message>
   <source>Amount including tax</source>
   <translation>Montant TTC</translation>
  </message>
  <message>
   <source>Amount before tax</source>
   <translation>Montant hors taxes</translation>
  </message>
  <message>
   <source>Tax</source>
   <translation>TVA</translation>
  </message>
  <message>
   <source>Already paid or credited</source>
   <translation>Déjà versé ou crédité</translation>
  </message>
  <message>
   <source>What was delivered</source>
   <translation>Livraison ou prestation</translation>
  </message>
  <message>
   <source>Agreed late-payment rate, % a year</source>
   <translation>Taux de pénalités convenu, % par an</translation>
  </message>
  <message>
   <source>Debtor</source>
   <translation>Débiteur</translation>
  </message>
  <message>
   <source>Company or person</source>
   <translation>Entreprise ou particulier</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN ou SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Numéro de TVA</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Numéro et rue</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Complément d’adresse</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Code postal</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Ville</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Pays</translation>
  </message>
  <message>
   <source>Contact with an email</source>
   <translation>Contact avec e-mail</translation>
  </message>
  <message>
   <source>Still to pay</source>
   <translation>Reste à payer</translation>
  </message>
  <message>
   <source>You have no account in {currency}: reminders name {iban}. Add one in the settings.</source>
   <translation>Vous n’avez pas de compte en {currency} : les relances indiquent {iban}. Ajoutez-en un dans les paramètres.</translation>
  </message>
  <message>
   <source>Required</source>
   <translation>Obligatoire</translation>
  </message>
  <message>
   <source>The debtor is</source>
   <translation>Le débiteur est</translation>
  </message>
  <message>
   <source>The amount must be more than zero.</source>
   <translation>Le montant doit être supérieur à zéro.</translation>
  </message>
  <message>
   <source>Nothing is left to recover: everything was already paid.</source>
   <translation>Il ne reste rien à recouvrer : tout a déjà été payé.</translation>
  </message>
  <message>
   <source>An email address of the debtor is needed.</source>
   <translation>Il faut une adresse e-mail du débiteur.</translation>
  </message>
  <message>
   <source>This contact needs an email address.</source>
   <translation>Ce contact a besoin d’une adresse e-mail.</translation>
  </message>
  <message>
   <source>At most {most} numbers.</source>
   <translation>{most} numéros au plus.</translation>
  </message>
  <message>
   <source>Unknown currency. Choose another one.</source>
   <translation>Cette devise est inconnue. Choisissez-en une autre.</translation>
  </message>
  <message>
   <source>It is unclear whether this is a company or a person. Choose: the law differs.</source>
   <translation>Rien n’indique s’il s’agit d’une entreprise ou d’un particulier. Choisissez : la loi n’est pas la même.</translation>
  </message>
  <message>
   <source>{amount} credited by {number}</source>
   <translation>{amount} crédités par l’avoir {number}</translation>
  </message>
  <message>
   <source>Chosen from the postcode. Check it.</source>
   <translation>Choisi d’après le code postal. Vérifiez-le.</translation>
  </message>
  <message>
   <source>Taken from the list {name}.</source>
   <translation>Repris de la liste {name}.</translation>
  </message>
  <message>
   <source>The list names this as still open, not as the invoice total.</source>
   <translation>La liste donne cette somme comme reste dû, pas comme total de la facture.</translation>
  </message>
  <message>
   <source>A date or the amount is missing.</source>
   <translation>Il manque une date ou le montant.</translation>
  </message>
 </context>
 <context>
  <name>message_names</name>
  <message>
   <source>Note before the due date</source>
   <translation>Mot avant l’échéance</translation>
  </message>
  <message>
   <source>First reminder</source>
   <translation>Première relance</translation>
  </message>
  <message>
   <source>Short reminder</source>
   <translation>Relance courte</translation>
  </message>
  <message>
   <source>Second reminder</source>
   <translation>Deuxième relance</translation>
  </message>
  <message>
   <source>Reminder by post</source>
   <translation>Relance par courrier</translation>
  </message>
  <message>
   <source>Last reminder</source>
   <translation>Dernière relance</translation>
  </message>
  <message>
   <source>Formal notice</source>
   <translation>Mise en demeure</translation>
  </message>
  <message>
   <source>Time-barred claim</source>
   <translation>Créance prescrite</translation>
  </message>
  <message>
   <source>Phone call</source>
   <translation>Appel téléphonique</translation>
  </message>
  <message>
   <source>Instalments agreed</source>
   <translation>Mensualités acceptées</translation>
  </message>
  <message>
   <source>Agreement proposed</source>
   <translation>Accord proposé</translation>
  </message>
  <message>
   <source>Proposal refused</source>
   <translation>Proposition refusée</translation>
  </message>
  <message>
   <source>Payment received</source>
   <translation>Paiement reçu</translation>
  </message>
  <message>
   <source>Objection received</source>
   <translation>Contestation reçue</translation>
  </message>
  <message>
   <source>Objection answered</source>
   <translation>Réponse à la contestation</translation>
  </message>
  <message>
   <source>Objection accepted</source>
   <translation>Contestation acceptée</translation>
  </message>
  <message>
   <source>Another contact</source>
   <translation>Autre contact</translation>
  </message>
 </context>
 <context>
  <name>message_preview</name>
  <message>
   <source>To</source>
   <translation>À</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Objet</translation>
  </message>
  <message>
   <source>Your mailbox, once it is set up</source>
   <translation>Votre messagerie, une fois configurée</translation>
  </message>
  <message>
   <source>From</source>
   <translation>Du</translation>
  </message>
  <message>
   <source>Replies to</source>
   <translation>Réponses à</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Langue</translation>
  </message>
  <message>
   <source>{language}, the language of the debtor’s address. To write in another one, press “Edit”.</source>
   <translation>{language}, la langue de l’adresse du débiteur. Pour écrire dans une autre, cliquez sur « Modifier ».</translation>
  </message>
  <message>
   <source>Planned for {day}. On another day, its dates and sums change with it.</source>
   <translation>Prévu le {day}. À une autre date, les dates et les montants indiqués changent.</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Texte du message</translation>
  </message>
  <message>
   <source>As it arrives</source>
   <translation>Tel que reçu</translation>
  </message>
  <message>
   <source>As plain text</source>
   <translation>Texte brut</translation>
  </message>
  <message>
   <source>Open the attachment {name}</source>
   <translation>Ouvrir la pièce jointe {name}</translation>
  </message>
  <message>
   <source>Enclosed</source>
   <translation>Pièces jointes</translation>
  </message>
  <message>
   <source>Attached</source>
   <translation>Pièce jointe</translation>
  </message>
  <message>
   <source>Ready at once, also at night and at weekends. If the debtor was contacted today, or a deadline that you gave is still running, it is made on the first day after that.</source>
   <translation>Prête tout de suite, même la nuit et le week-end. Si le débiteur a déjà été contacté aujourd’hui, ou si un délai que vous lui avez laissé court encore, elle est faite le premier jour possible ensuite.</translation>
  </message>
  <message>
   <source>Made at once on a working day between 8:00 and 20:00. If the debtor was contacted today, or a deadline that you gave is still running, it is made on the first day after that.</source>
   <translation>Fait tout de suite un jour ouvré entre 8 h et 20 h. Si le débiteur a déjà été contacté aujourd’hui, ou si un délai que vous lui avez laissé court encore, ce sera le premier jour possible ensuite.</translation>
  </message>
  <message>
   <source>{contact}, planned for {moment}, then follows on a later day. It is left out if its wording would be softer than this one.</source>
   <translation>{contact} (date prévue : {moment}), suivra un autre jour. Ce contact sera omis si son ton était plus doux que celui-ci.</translation>
  </message>
  <message>
   <source>{channel} to the {level}</source>
   <translation>{channel} au {level}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Modifier</translation>
  </message>
  <message>
   <source>Create letter now</source>
   <translation>Préparer la lettre maintenant</translation>
  </message>
  <message>
   <source>Call now</source>
   <translation>Appeler maintenant</translation>
  </message>
  <message>
   <source>Send now</source>
   <translation>Envoyer maintenant</translation>
  </message>
  <message>
   <source>Bring forward</source>
   <translation>Avancer la date</translation>
  </message>
  <message>
   <source>Approve</source>
   <translation>Approuver</translation>
  </message>
  <message>
   <source>Loading the text…</source>
   <translation>Chargement du texte…</translation>
  </message>
 </context>
 <context>
  <name>never_contacted</name>
  <message>
   <source>Added by you</source>
   <translation>Ajouté par vous</translation>
  </message>
  <message>
   <source>Added by the recovery service</source>
   <translation>Ajouté par le service de recouvrement</translation>
  </message>
  <message>
   <source>Email came back</source>
   <translation>Courrier revenu</translation>
  </message>
  <message>
   <source>Someone said the invoice is not theirs</source>
   <translation>Quelqu’un a dit que la facture n’est pas la sienne</translation>
  </message>
 </context>
 <context>
  <name>notices</name>
  <message>
   <source>An evidence file is missing</source>
   <translation>Un fichier de justificatif manque</translation>
  </message>
  <message>
   <source>Add it again, then submit.</source>
   <translation>Ajoutez-la de nouveau, puis envoyez.</translation>
  </message>
  <message>
   <source>The sealed key on this computer cannot be read</source>
   <translation>La clé scellée de cet ordinateur est illisible</translation>
  </message>
  <message>
   <source>Restore it from a backup of the data folder.</source>
   <translation>Restaurez-la à partir d’une sauvegarde du dossier de données.</translation>
  </message>
  <message>
   <source>The service did not sign you in</source>
   <translation>Le service ne vous a pas connecté</translation>
  </message>
  <message>
   <source>Try again, or choose another connection.</source>
   <translation>Réessayez ou choisissez une autre connexion.</translation>
  </message>
  <message>
   <source>No answer came back from the browser</source>
   <translation>Aucune réponse n’est revenue du navigateur</translation>
  </message>
  <message>
   <source>Open the sign-in page again when you are ready.</source>
   <translation>Rouvrez la page de connexion quand vous serez prêt.</translation>
  </message>
  <message>
   <source>The service has no such account for you</source>
   <translation>Le service n’a pas de tel compte pour vous</translation>
  </message>
  <message>
   <source>Check the ID, and whether you signed in as on the other computer.</source>
   <translation>Vérifiez l’identifiant, et que vous vous êtes connecté comme sur l’autre ordinateur.</translation>
  </message>
  <message>
   <source>The announcement of new versions cannot be trusted</source>
   <translation>L’annonce d’une nouvelle version n’est pas digne de confiance</translation>
  </message>
  <message>
   <source>Nothing changed. Check again later, or on the page where you got the app.</source>
   <translation>Rien n’a été modifié. Réessayez plus tard ou consultez la page où vous avez obtenu l’application.</translation>
  </message>
  <message>
   <source>The export could not be saved</source>
   <translation>L’export n’a pas pu être enregistré</translation>
  </message>
  <message>
   <source>Choose another folder, or free up disk space.</source>
   <translation>Choisissez un autre dossier ou libérez de l’espace sur le disque.</translation>
  </message>
  <message>
   <source>This file is not a backup of this app</source>
   <translation>Ce fichier n’est pas une sauvegarde de cette application</translation>
  </message>
  <message>
   <source>Choose the file you saved as a backup. Nothing changed.</source>
   <translation>Choisissez le fichier que vous avez enregistré comme sauvegarde. Rien n’a été modifié.</translation>
  </message>
  <message>
   <source>This backup is damaged</source>
   <translation>Cette sauvegarde est endommagée</translation>
  </message>
  <message>
   <source>Choose another one. Nothing changed.</source>
   <translation>Choisissez-en une autre. Rien n’a été modifié.</translation>
  </message>
  <message>
   <source>This backup was made by a newer version of the app</source>
   <translation>Cette sauvegarde vient d’une version plus récente de l’application</translation>
  </message>
  <message>
   <source>Update the app, then restore the backup. Nothing changed.</source>
   <translation>Mettez l’application à jour, puis restaurez la sauvegarde. Rien n’a été modifié.</translation>
  </message>
  <message>
   <source>Not enough disk space</source>
   <translation>Il n’y a pas assez de place sur le disque</translation>
  </message>
  <message>
   <source>Free up space, then try again. Nothing changed.</source>
   <translation>Libérez de l’espace, puis réessayez. Rien n’a été modifié.</translation>
  </message>
  <message>
   <source>The backup could not be saved</source>
   <translation>La sauvegarde n’a pas pu être enregistrée</translation>
  </message>
  <message>
   <source>Choose another folder, or free up disk space. An earlier backup there is untouched.</source>
   <translation>Choisissez un autre dossier ou libérez de l’espace sur le disque. Une sauvegarde antérieure y reste intacte.</translation>
  </message>
  <message>
   <source>This file is not accepted</source>
   <translation>Ce fichier n’est pas accepté</translation>
  </message>
  <message>
   <source>Add a PDF, PNG or JPEG of at most 10 MB.</source>
   <translation>Ajoutez un fichier PDF, PNG ou JPEG de 10 Mo au plus.</translation>
  </message>
  <message>
   <source>The file could not be saved</source>
   <translation>Le fichier n’a pas pu être enregistré</translation>
  </message>
  <message>
   <source>Choose another folder, or close the file where it is open.</source>
   <translation>Choisissez un autre dossier ou fermez le fichier là où il est ouvert.</translation>
  </message>
  <message>
   <source>This file cannot be read</source>
   <translation>Ce fichier ne peut pas être lu</translation>
  </message>
  <message>
   <source>Your mail provider did not sign you in</source>
   <translation>Votre fournisseur de messagerie ne vous a pas connecté</translation>
  </message>
  <message>
   <source>Try again, or use a password made for this app.</source>
   <translation>Réessayez ou utilisez un mot de passe créé pour cette application.</translation>
  </message>
  <message>
   <source>The file reader does not start</source>
   <translation>Le lecteur de fichiers ne démarre pas</translation>
  </message>
  <message>
   <source>Restart the app. If this persists, reinstall it.</source>
   <translation>Redémarrez l’application. Si cela persiste, réinstallez-la.</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Une erreur s’est produite</translation>
  </message>
  <message>
   <source>Try again.</source>
   <translation>Réessayez.</translation>
  </message>
  <message>
   <source>This passphrase does not open the key</source>
   <translation>Cette phrase secrète n’ouvre pas la clé</translation>
  </message>
  <message>
   <source>Type it again. Without it, what was sealed on this computer stays closed.</source>
   <translation>Saisissez-la de nouveau. Sans elle, ce qui est scellé sur cet ordinateur reste fermé.</translation>
  </message>
  <message>
   <source>The service on this computer does not start</source>
   <translation>Le service de cet ordinateur ne démarre pas</translation>
  </message>
  <message>
   <source>See its log in the settings, then try again.</source>
   <translation>Consultez son journal dans les paramètres, puis réessayez.</translation>
  </message>
  <message>
   <source>To use this computer, the app needs a passphrase</source>
   <translation>Pour utiliser cet ordinateur, l’application a besoin d’une phrase secrète</translation>
  </message>
  <message>
   <source>Try again when you are ready: the app asks for it then.</source>
   <translation>Réessayez quand vous serez prêt : l’application vous la demandera.</translation>
  </message>
  <message>
   <source>The password store of this computer does not have the key of this data</source>
   <translation>Le coffre à mots de passe de cet ordinateur n’a pas la clé de ces données</translation>
  </message>
  <message>
   <source>Unlock it or use the one from before, and try again; or restore a backup, which has the key. Nothing changed.</source>
   <translation>Déverrouillez-le ou utilisez celui d’avant, puis réessayez ; ou restaurez une sauvegarde, qui contient la clé. Rien n’a été modifié.</translation>
  </message>
  <message>
   <source>This could not be saved on this computer</source>
   <translation>Cela n’a pas pu être enregistré sur cet ordinateur</translation>
  </message>
  <message>
   <source>Free up disk space, then try again.</source>
   <translation>Libérez de l’espace sur le disque, puis réessayez.</translation>
  </message>
  <message>
   <source>The data on this computer is damaged</source>
   <translation>Les données de cet ordinateur sont endommagées</translation>
  </message>
  <message>
   <source>Close the app and start it again: it rescues what can be read and fetches the rest from the service.</source>
   <translation>Fermez l’application et relancez-la : elle récupère ce qui est lisible et recharge le reste.</translation>
  </message>
  <message>
   <source>The service cannot be reached</source>
   <translation>Le service est injoignable</translation>
  </message>
  <message>
   <source>Your changes are saved and sent once there is a connection.</source>
   <translation>Vos modifications sont conservées et envoyées dès qu’il y a une connexion.</translation>
  </message>
  <message>
   <source>The service cannot prove who it is</source>
   <translation>Le service ne peut pas prouver son identité</translation>
  </message>
  <message>
   <source>Check the address and the date of this computer, and ask the service whether its certificate is valid. Nothing was sent.</source>
   <translation>Vérifiez l’adresse et la date de cet ordinateur, et demandez au service si son certificat est valable. Rien n’a été envoyé.</translation>
  </message>
  <message>
   <source>No service answers at this address</source>
   <translation>Aucun service ne répond à cette adresse</translation>
  </message>
  <message>
   <source>Check the address and your internet connection, then try again. Nothing you typed is lost.</source>
   <translation>Vérifiez l’adresse et votre connexion Internet, puis réessayez. Rien de ce que vous avez saisi n’est perdu.</translation>
  </message>
  <message>
   <source>The answer was lost</source>
   <translation>La réponse s’est perdue</translation>
  </message>
  <message>
   <source>The app checks whether it arrived before anything is sent again.</source>
   <translation>L’application vérifie si c’est arrivé avant d’envoyer quoi que ce soit à nouveau.</translation>
  </message>
  <message>
   <source>It is not known whether your account was created</source>
   <translation>On ne sait pas si votre compte a été créé</translation>
  </message>
  <message>
   <source>Ask the service, or look for a message from it. Continue again only if there is no account yet.</source>
   <translation>Demandez au service, ou cherchez un message de sa part. Ne continuez que s’il n’y a pas encore de compte.</translation>
  </message>
  <message>
   <source>You are signed out</source>
   <translation>Vous êtes déconnecté</translation>
  </message>
  <message>
   <source>Sign in again. Nothing you typed is lost.</source>
   <translation>Reconnectez-vous. Rien de ce que vous avez saisi n’est perdu.</translation>
  </message>
  <message>
   <source>The app is still connecting</source>
   <translation>L’application se connecte encore</translation>
  </message>
  <message>
   <source>Try again in a moment. Nothing you typed is lost.</source>
   <translation>Réessayez dans un instant. Rien de ce que vous avez saisi n’est perdu.</translation>
  </message>
  <message>
   <source>The service refused this</source>
   <translation>Le service a refusé</translation>
  </message>
  <message>
   <source>Correct it and try again.</source>
   <translation>Corrigez et réessayez.</translation>
  </message>
  <message>
   <source>The service is busy</source>
   <translation>Le service est très sollicité</translation>
  </message>
  <message>
   <source>Try again in a moment. What you decided is saved and sent by itself.</source>
   <translation>Réessayez dans un instant. Ce que vous avez décidé est enregistré et envoyé automatiquement.</translation>
  </message>
  <message>
   <source>The service has a problem</source>
   <translation>Le service est en panne</translation>
  </message>
  <message>
   <source>Try again later; what you decided is saved and sent then. If this persists, give the service this number.</source>
   <translation>Réessayez plus tard ; ce que vous avez décidé est enregistré et envoyé alors. Si cela dure, indiquez ce numéro au service.</translation>
  </message>
  <message>
   <source>The answer could not be read</source>
   <translation>La réponse est illisible</translation>
  </message>
  <message>
   <source>Check the address of the service, or whether your network asks you to sign in first.</source>
   <translation>Vérifiez l’adresse du service, ou si votre réseau demande d’abord une connexion.</translation>
  </message>
  <message>
   <source>The debtor needs a contact with an email address.</source>
   <translation>Le débiteur a besoin d’un contact avec une adresse e-mail.</translation>
  </message>
  <message>
   <source>This invoice was submitted before.</source>
   <translation>Cette facture a déjà été mise en recouvrement.</translation>
  </message>
  <message>
   <source>This invoice is not due yet.</source>
   <translation>Cette facture n’est pas encore échue.</translation>
  </message>
  <message>
   <source>This invoice is too old to be claimed in court.</source>
   <translation>Cette facture est trop ancienne pour être réclamée en justice.</translation>
  </message>
  <message>
   <source>Your account is not active yet. Complete it first.</source>
   <translation>Votre compte n’est pas encore actif. Complétez-le d’abord.</translation>
  </message>
  <message>
   <source>This is no longer possible: something changed meanwhile.</source>
   <translation>Ce n’est plus possible : quelque chose a changé entre-temps.</translation>
  </message>
  <message>
   <source>This file is too large: 20 MB at most.</source>
   <translation>Ce fichier est trop volumineux. 20 Mo au maximum.</translation>
  </message>
  <message>
   <source>This service accepts no files as evidence. Describe them in the statement, or hand them in there.</source>
   <translation>Ce service n’accepte pas de fichiers comme justificatifs. Décrivez-les dans l’exposé, ou remettez-les là-bas.</translation>
  </message>
  <message>
   <source>This is not a PDF, or it cannot be opened.</source>
   <translation>Ce n’est pas un PDF, ou il ne s’ouvre pas.</translation>
  </message>
  <message>
   <source>The service may already have created this invoice while reading it.</source>
   <translation>Le service a peut-être déjà créé cette facture en la lisant.</translation>
  </message>
  <message>
   <source>This page cannot be shown</source>
   <translation>Cette page ne peut pas être affichée</translation>
  </message>
  <message>
   <source>Ask for the file again, or enter its contents manually.</source>
   <translation>Redemandez le fichier, ou saisissez son contenu à la main.</translation>
  </message>
  <message>
   <source>This picture cannot be used</source>
   <translation>Cette image ne peut pas être utilisée</translation>
  </message>
  <message>
   <source>Take it again, or drop the invoice as a PDF.</source>
   <translation>Reprenez la photo, ou déposez la facture en PDF.</translation>
  </message>
  <message>
   <source>This electronic invoice cannot be used</source>
   <translation>Cette facture électronique ne peut pas être utilisée</translation>
  </message>
  <message>
   <source>This document cannot be used</source>
   <translation>Ce document ne peut pas être utilisé</translation>
  </message>
  <message>
   <source>Save it as a PDF and drop that, or enter the invoice manually.</source>
   <translation>Enregistrez-le en PDF et déposez celui-ci, ou saisissez la facture à la main.</translation>
  </message>
  <message>
   <source>Drop the invoice as a PDF, or enter it manually.</source>
   <translation>Déposez la facture en PDF ou saisissez-la à la main.</translation>
  </message>
  <message>
   <source>This file cannot be unpacked</source>
   <translation>Ce fichier ne peut pas être décompressé</translation>
  </message>
  <message>
   <source>Unpack it yourself, and drop the invoices.</source>
   <translation>Décompressez-le vous-même et glissez les factures.</translation>
  </message>
  <message>
   <source>Nothing could be read there</source>
   <translation>Rien n’a pu être lu à cet endroit</translation>
  </message>
  <message>
   <source>Draw a slightly larger box, or enter the value.</source>
   <translation>Tracez un cadre un peu plus grand, ou saisissez la valeur.</translation>
  </message>
  <message>
   <source>You did not agree to the sign-in</source>
   <translation>Vous n’avez pas accepté la connexion</translation>
  </message>
  <message>
   <source>Start again if you did not mean to.</source>
   <translation>Recommencez si ce n’était pas voulu.</translation>
  </message>
  <message>
   <source>The service does not know this connection</source>
   <translation>Le service ne connaît pas cette liaison</translation>
  </message>
  <message>
   <source>Its client ID or secret is not accepted. Ask the service for a new connection file.</source>
   <translation>Son identifiant client ou son secret n’est pas accepté. Demandez au service un nouveau fichier de connexion.</translation>
  </message>
  <message>
   <source>The sign-in took too long, or was used before</source>
   <translation>La connexion a trop duré, ou a déjà servi</translation>
  </message>
  <message>
   <source>Start again.</source>
   <translation>Recommencez.</translation>
  </message>
  <message>
   <source>The service does not grant what the app needs</source>
   <translation>Le service n’accorde pas ce dont l’application a besoin</translation>
  </message>
  <message>
   <source>Ask the service for a connection file with all rights of a creditor.</source>
   <translation>Demandez au service un fichier de connexion avec tous les droits d’un créancier.</translation>
  </message>
  <message>
   <source>Check your internet connection, then try again. Nothing you typed is lost.</source>
   <translation>Vérifiez votre connexion Internet, puis réessayez. Rien de ce que vous avez saisi n’est perdu.</translation>
  </message>
  <message>
   <source>The service does not accept this: {reason}</source>
   <translation>Le service ne l’accepte pas : {reason}</translation>
  </message>
  <message>
   <source>Not submitted: {why}</source>
   <translation>Non mise en recouvrement : {why}</translation>
  </message>
  <message>
   <source>Company name</source>
   <translation>Nom de l’entreprise</translation>
  </message>
  <message>
   <source>Letters are written in its name.</source>
   <translation>Les lettres sont écrites en son nom.</translation>
  </message>
  <message>
   <source>SIRET number</source>
   <translation>Numéro SIRET</translation>
  </message>
  <message>
   <source>It proves that the company exists.</source>
   <translation>Il prouve que l’entreprise existe.</translation>
  </message>
  <message>
   <source>Company address</source>
   <translation>Adresse de l’entreprise</translation>
  </message>
  <message>
   <source>A formal notice must show it.</source>
   <translation>Une mise en demeure doit la porter.</translation>
  </message>
  <message>
   <source>Your name</source>
   <translation>Votre nom</translation>
  </message>
  <message>
   <source>Someone must be responsible for the account.</source>
   <translation>Quelqu’un doit répondre du compte.</translation>
  </message>
  <message>
   <source>Bank account</source>
   <translation>Compte bancaire</translation>
  </message>
  <message>
   <source>Recovered money arrives there.</source>
   <translation>L’argent recouvré y arrive.</translation>
  </message>
  <message>
   <source>Identity document</source>
   <translation>Pièce d’identité</translation>
  </message>
  <message>
   <source>The law requires knowing who is paid.</source>
   <translation>La loi exige de savoir à qui l’argent est versé.</translation>
  </message>
  <message>
   <source>Mandate</source>
   <translation>Mandat</translation>
  </message>
  <message>
   <source>It allows the service to write in your name.</source>
   <translation>Il permet au service d’écrire en votre nom.</translation>
  </message>
  <message>
   <source>The page in the browser explains it.</source>
   <translation>La page dans le navigateur l’explique.</translation>
  </message>
  <message>
   <source>Another program uses the port that the tunnel leads to</source>
   <translation>Un autre programme utilise le port auquel mène le tunnel</translation>
  </message>
  <message>
   <source>End that program, or set the tunnel up again with another port.</source>
   <translation>Fermez ce programme, ou réinstallez le tunnel avec un autre port.</translation>
  </message>
  <message>
   <source>The tunnel’s server cannot be reached</source>
   <translation>Le serveur du tunnel est injoignable</translation>
  </message>
  <message>
   <source>The app tries again by itself. Until then it checks the service regularly.</source>
   <translation>Un nouvel essai a lieu automatiquement. D’ici là, l’application interroge régulièrement le service.</translation>
  </message>
  <message>
   <source>The tunnel’s server has not been confirmed yet</source>
   <translation>Le serveur du tunnel n’a pas encore été confirmé</translation>
  </message>
  <message>
   <source>Compare its key with the one its operator gave you, and confirm it.</source>
   <translation>Comparez sa clé avec celle que vous indique son exploitant, et confirmez-la.</translation>
  </message>
  <message>
   <source>The tunnel’s server shows a different key from the one you confirmed</source>
   <translation>Le serveur du tunnel montre une autre clé que celle que vous avez confirmée</translation>
  </message>
  <message>
   <source>Ask its operator. Someone may be intercepting the connection: nothing was sent.</source>
   <translation>Interrogez son exploitant. Quelqu’un intercepte peut-être la connexion : rien n’a été envoyé.</translation>
  </message>
  <message>
   <source>The tunnel’s server refused the sign-in</source>
   <translation>Le serveur du tunnel a refusé la connexion</translation>
  </message>
  <message>
   <source>Check the user name, and the password or key.</source>
   <translation>Vérifiez le nom d’utilisateur, et le mot de passe ou la clé.</translation>
  </message>
  <message>
   <source>The private key cannot be used</source>
   <translation>La clé privée est inutilisable</translation>
  </message>
  <message>
   <source>Choose a file with a private key, and type its passphrase if it has one.</source>
   <translation>Choisissez un fichier contenant une clé privée, et saisissez sa phrase secrète s’il en a une.</translation>
  </message>
  <message>
   <source>The tunnel’s server opens no port</source>
   <translation>Le serveur du tunnel n’ouvre aucun port pour nous</translation>
  </message>
  <message>
   <source>The port may be in use, or this server forwards none.</source>
   <translation>Le port est peut-être pris, ou ce serveur n’en redirige aucun.</translation>
  </message>
  <message>
   <source>The tunnel’s server does not say its public address</source>
   <translation>Le serveur du tunnel ne dit pas son adresse publique</translation>
  </message>
  <message>
   <source>Enter the public address yourself.</source>
   <translation>Saisissez vous-même l’adresse publique.</translation>
  </message>
  <message>
   <source>What the service sends cannot be verified and is not accepted</source>
   <translation>Ce que le service envoie ne peut pas être vérifié et n’est pas accepté</translation>
  </message>
  <message>
   <source>The app checks the service regularly instead. Change the signing secret, or ask the service.</source>
   <translation>L’application interroge le service régulièrement à la place. Changez le secret de signature, ou demandez au service.</translation>
  </message>
  <message>
   <source>The test event did not arrive</source>
   <translation>L’événement de test n’est pas arrivé</translation>
  </message>
  <message>
   <source>Check the public address, and that it leads to this computer.</source>
   <translation>Vérifiez l’adresse publique, et qu’elle mène à cet ordinateur.</translation>
  </message>
  <message>
   <source>This spreadsheet cannot be read</source>
   <translation>Ce tableau est illisible</translation>
  </message>
  <message>
   <source>Save it as CSV with one line of headings, then choose it again.</source>
   <translation>Enregistrez-le en CSV avec une ligne d’en-têtes, puis choisissez-le à nouveau.</translation>
  </message>
  <message>
   <source>This table is too large</source>
   <translation>Ce tableau est trop grand</translation>
  </message>
  <message>
   <source>Put its rows into several files with the same headings, then choose one after the other.</source>
   <translation>Répartissez ses lignes dans plusieurs fichiers aux mêmes en-têtes, puis choisissez-les l’un après l’autre.</translation>
  </message>
  <message>
   <source>The printer did not print</source>
   <translation>L’imprimante n’a pas imprimé</translation>
  </message>
  <message>
   <source>Check the printer, or save the page as a PDF.</source>
   <translation>Vérifiez l’imprimante, ou enregistrez la page en PDF.</translation>
  </message>
 </context>
 <context>
  <name>notices_page</name>
  <message>
   <source>New notices: {count}</source>
   <translation>Nouveaux avis : {count}</translation>
  </message>
  <message>
   <source>Statutory rates</source>
   <translation>Taux légaux</translation>
  </message>
  <message>
   <source>Your company</source>
   <translation>Votre entreprise</translation>
  </message>
  <message>
   <source>Answer due: {who}</source>
   <translation>Réponse attendue : {who}</translation>
  </message>
  <message>
   <source>Part of it was paid. You decide what happens to the rest.</source>
   <translation>Une partie a été payée. À vous de décider du reste.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice.</source>
   <translation>Le débiteur conteste la facture.</translation>
  </message>
  <message>
   <source>Evidence is requested.</source>
   <translation>Des justificatifs vous sont demandés.</translation>
  </message>
  <message>
   <source>An agreement was proposed.</source>
   <translation>Un accord a été proposé.</translation>
  </message>
  <message>
   <source>The debtor answered by email.</source>
   <translation>Le débiteur a répondu par e-mail.</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>Le plan est terminé, sans paiement. À vous de décider de la suite.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred soon.</source>
   <translation>La créance sera bientôt prescrite.</translation>
  </message>
  <message>
   <source>The claim is time-barred: it can no longer be claimed in court.</source>
   <translation>La créance est prescrite : elle ne peut plus être réclamée en justice.</translation>
  </message>
  <message>
   <source>A statutory interest rate is missing: no interest is claimed for its half-year.</source>
   <translation>Un taux d’intérêt légal manque : aucun intérêt n’est réclamé pour ce semestre.</translation>
  </message>
  <message>
   <source>The service refused what you decided.</source>
   <translation>Le service a refusé votre décision.</translation>
  </message>
  <message>
   <source>Your answer is due soon.</source>
   <translation>Votre réponse est bientôt attendue.</translation>
  </message>
  <message>
   <source>A payment arrived.</source>
   <translation>Un paiement est arrivé.</translation>
  </message>
  <message>
   <source>The debtor promised a payment.</source>
   <translation>Le débiteur a promis un paiement.</translation>
  </message>
  <message>
   <source>A promised payment did not arrive.</source>
   <translation>Un paiement promis n’est pas arrivé.</translation>
  </message>
  <message>
   <source>Recovered.</source>
   <translation>Recouvrée.</translation>
  </message>
  <message>
   <source>Recovery was cancelled.</source>
   <translation>Le recouvrement a été annulé.</translation>
  </message>
  <message>
   <source>The debtor is insolvent.</source>
   <translation>Le débiteur est insolvable.</translation>
  </message>
  <message>
   <source>The reminders were planned.</source>
   <translation>Les relances ont été planifiées.</translation>
  </message>
  <message>
   <source>The debtor was contacted.</source>
   <translation>Le débiteur a été contacté.</translation>
  </message>
  <message>
   <source>Your evidence arrived.</source>
   <translation>Vos justificatifs sont arrivés.</translation>
  </message>
  <message>
   <source>Contacts pause.</source>
   <translation>Les contacts sont en pause.</translation>
  </message>
  <message>
   <source>The debtor’s details were corrected.</source>
   <translation>Des informations sur le débiteur ont été corrigées.</translation>
  </message>
  <message>
   <source>Recovery resumes.</source>
   <translation>Le recouvrement reprend.</translation>
  </message>
  <message>
   <source>An agreement has changed.</source>
   <translation>Un accord a changé.</translation>
  </message>
  <message>
   <source>You can submit invoices now.</source>
   <translation>Vous pouvez maintenant mettre des factures en recouvrement.</translation>
  </message>
  <message>
   <source>{channel} to the debtor.</source>
   <translation>Le débiteur a été contacté : {channel}.</translation>
  </message>
  <message>
   <source>Missing since {day}, so no interest is claimed for that half-year: {rate}.</source>
   <translation>Manquant à partir du {day}, donc aucun intérêt n’est réclamé pour ce semestre : {rate}.</translation>
  </message>
 </context>
 <context>
  <name>payments</name>
  <message>
   <source>Certain</source>
   <translation>Certains</translation>
  </message>
  <message>
   <source>To check</source>
   <translation>À vérifier</translation>
  </message>
  <message>
   <source>Not matched</source>
   <translation>Sans correspondance</translation>
  </message>
  <message>
   <source>Reversed by the bank</source>
   <translation>Rejetés par la banque</translation>
  </message>
  <message>
   <source>Being recorded</source>
   <translation>En cours d’enregistrement</translation>
  </message>
  <message>
   <source>Recorded</source>
   <translation>Enregistrés</translation>
  </message>
  <message>
   <source>Taken back</source>
   <translation>Annulé</translation>
  </message>
  <message>
   <source>Set aside</source>
   <translation>Mis de côté</translation>
  </message>
  <message>
   <source>Bank statement</source>
   <translation>Relevé bancaire</translation>
  </message>
  <message>
   <source>Recorded by you</source>
   <translation>Saisi par vous</translation>
  </message>
  <message>
   <source>Card</source>
   <translation>Carte</translation>
  </message>
  <message>
   <source>Debtor’s page</source>
   <translation>Page du débiteur</translation>
  </message>
  <message>
   <source>Account of the recovery service</source>
   <translation>Compte du service de recouvrement</translation>
  </message>
  <message>
   <source>Recorded by the recovery service</source>
   <translation>Saisi par le service de recouvrement</translation>
  </message>
  <message>
   <source>Practice debtor</source>
   <translation>Débiteur d’entraînement</translation>
  </message>
  <message>
   <source>Gives the reference {detail}</source>
   <translation>Indique la référence {detail}</translation>
  </message>
  <message>
   <source>Names the invoice {detail}</source>
   <translation>Nomme la facture {detail}</translation>
  </message>
  <message>
   <source>May name the invoice {detail}</source>
   <translation>Nomme peut-être la facture {detail}</translation>
  </message>
  <message>
   <source>The amount is exactly what is left</source>
   <translation>Le montant est exactement ce qui reste dû</translation>
  </message>
  <message>
   <source>The amount is that of the invoice</source>
   <translation>Le montant est celui de la facture</translation>
  </message>
  <message>
   <source>The amount is the sum of several invoices of this debtor</source>
   <translation>Le montant est la somme de plusieurs factures de ce débiteur</translation>
  </message>
  <message>
   <source>The amount is a part of what is left</source>
   <translation>Le montant est une partie de ce qui reste dû</translation>
  </message>
  <message>
   <source>The amount is more than what is left</source>
   <translation>Le montant dépasse ce qui reste dû</translation>
  </message>
  <message>
   <source>The payer has the debtor’s name</source>
   <translation>Le payeur porte le nom du débiteur</translation>
  </message>
  <message>
   <source>The payer’s name resembles the debtor’s</source>
   <translation>Le nom du payeur ressemble à celui du débiteur</translation>
  </message>
  <message>
   <source>The payer has another name: {detail}</source>
   <translation>Le payeur porte un autre nom : {detail}</translation>
  </message>
  <message>
   <source>It arrived before the invoice was issued</source>
   <translation>Il est arrivé avant l’émission de la facture</translation>
  </message>
  <message>
   <source>The invoice is in {detail}. If the payment is too, choose the statement again and put its currency right under “Check the columns”.</source>
   <translation>La facture est en {detail}. Si le paiement l’est aussi, choisissez le relevé à nouveau et corrigez la devise sous « Vérifier les colonnes ».</translation>
  </message>
  <message>
   <source>This invoice is closed: nothing can be recorded on it</source>
   <translation>Cette facture est close : rien ne peut y être enregistré</translation>
  </message>
  <message>
   <source>A payment of this amount was recorded on it within days of this one</source>
   <translation>Un paiement de ce montant y a été enregistré à quelques jours près</translation>
  </message>
  <message>
   <source>Another invoice matches nearly as well</source>
   <translation>Une autre facture correspond presque aussi bien</translation>
  </message>
  <message>
   <source>Another payment in this list already pays it</source>
   <translation>Un autre paiement de cette liste la paie déjà</translation>
  </message>
  <message>
   <source>You chose this invoice</source>
   <translation>Vous avez choisi cette facture</translation>
  </message>
  <message>
   <source>Entries that are not booked yet were left out.</source>
   <translation>Les écritures pas encore comptabilisées ont été omises.</translation>
  </message>
  <message>
   <source>Some lines could not be read and were left out.</source>
   <translation>Certaines lignes illisibles ont été omises.</translation>
  </message>
  <message>
   <source>The balances in the file do not agree with its entries: it may be incomplete.</source>
   <translation>Les soldes du fichier ne concordent pas avec ses écritures : il est peut-être incomplet.</translation>
  </message>
  <message>
   <source>Its characters were guessed: check the names.</source>
   <translation>Ses caractères ont été devinés : vérifiez les noms.</translation>
  </message>
  <message>
   <source>Day and month were guessed: check a date.</source>
   <translation>Jour et mois ont été distingués par supposition : vérifiez une date.</translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s), all already known.</source>
   <translation>
    <numerusform>%n paiement, déjà connu.</numerusform>
    <numerusform>%n paiements, tous déjà connus.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n payment(s).</source>
   <translation>
    <numerusform>%n paiement.</numerusform>
    <numerusform>%n paiements.</numerusform>
   </translation>
  </message>
  <message>
   <source>No payments received.</source>
   <translation>Aucun paiement n’est arrivé.</translation>
  </message>
  <message>
   <source>{left} open</source>
   <translation>{left} dû</translation>
  </message>
  <message>
   <source>{left} open, {more} too much</source>
   <translation>{left} restent dus, {more} de trop</translation>
  </message>
  <message>
   <source>{left} open, paid in full with this</source>
   <translation>{left} restent dus, soldés par ce paiement</translation>
  </message>
  <message>
   <source>{left} open, {after} after this</source>
   <translation>{left} restent dus, {after} ensuite</translation>
  </message>
  <message>
   <source>{left} open, about {after} after this</source>
   <translation>{left} dus, environ {after} ensuite</translation>
  </message>
  <message numerus="yes">
   <source>{invoice} and %n more</source>
   <translation>
    <numerusform>{invoice} et %n autre</numerusform>
    <numerusform>{invoice} et %n autres</numerusform>
   </translation>
  </message>
  <message>
   <source>This statement cannot be read</source>
   <translation>Ce relevé est illisible</translation>
  </message>
  <message>
   <source>This statement cannot be opened</source>
   <translation>Ce relevé ne s’ouvre pas</translation>
  </message>
  <message>
   <source>The file is empty</source>
   <translation>Le fichier est vide</translation>
  </message>
  <message>
   <source>The file is too large for a bank statement</source>
   <translation>Le fichier est trop volumineux pour un relevé bancaire</translation>
  </message>
  <message>
   <source>This is not a readable bank statement</source>
   <translation>Ce n’est pas un relevé bancaire lisible</translation>
  </message>
  <message>
   <source>The file contains instructions that a bank statement never has</source>
   <translation>Le fichier contient des instructions qu’un relevé bancaire n’a jamais</translation>
  </message>
  <message>
   <source>The end of the file is missing</source>
   <translation>La fin du fichier manque</translation>
  </message>
  <message>
   <source>The file is damaged</source>
   <translation>Le fichier est endommagé</translation>
  </message>
  <message>
   <source>The columns of this file are not known</source>
   <translation>Les colonnes de ce fichier ne sont pas connues</translation>
  </message>
  <message>
   <source>Download it from your bank again.</source>
   <translation>Téléchargez-le à nouveau auprès de votre banque.</translation>
  </message>
  <message>
   <source>Check whether the file is still there.</source>
   <translation>Vérifiez que le fichier est toujours là.</translation>
  </message>
  <message>
   <source>Download the statement from your bank again.</source>
   <translation>Téléchargez à nouveau le relevé auprès de votre banque.</translation>
  </message>
  <message>
   <source>Download a shorter period.</source>
   <translation>Téléchargez une période plus courte.</translation>
  </message>
  <message>
   <source>Choose CSV, OFX, XML (CAMT) or MT940 when you download it from your bank.</source>
   <translation>Choisissez CSV, OFX, XML (CAMT) ou MT940 lors du téléchargement.</translation>
  </message>
  <message>
   <source>It was not opened. Download the statement from your bank again.</source>
   <translation>Il n’a pas été ouvert. Téléchargez à nouveau le relevé auprès de votre banque.</translation>
  </message>
  <message>
   <source>It may not have been downloaded fully. Download it from your bank again.</source>
   <translation>Il n’a peut-être pas été téléchargé en entier. Téléchargez-le à nouveau auprès de votre banque.</translation>
  </message>
  <message>
   <source>Download it from your bank again, in another format if there is one.</source>
   <translation>Téléchargez-le à nouveau, dans un autre format s’il y en a un.</translation>
  </message>
  <message>
   <source>Choose the columns of the date and the amount.</source>
   <translation>Choisissez les colonnes de la date et du montant.</translation>
  </message>
  <message>
   <source>{file}: {title}. {next}</source>
   <translation>{file} : {title}. {next}</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Date</translation>
  </message>
  <message>
   <source>Amount, with its sign</source>
   <translation>Montant, avec son signe</translation>
  </message>
  <message>
   <source>Money in, where it has a column of its own</source>
   <translation>Crédits, dans une colonne à part</translation>
  </message>
  <message>
   <source>Who paid</source>
   <translation>Qui a payé</translation>
  </message>
  <message>
   <source>What for</source>
   <translation>Pour quoi</translation>
  </message>
  <message>
   <source>Reference</source>
   <translation>Référence</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Devise</translation>
  </message>
 </context>
 <context>
  <name>reasons</name>
  <message>
   <source>This invoice is addressed to you.</source>
   <translation>Cette facture vous est adressée.</translation>
  </message>
  <message>
   <source>This is a credit note: it reduces what the debtor owes.</source>
   <translation>C’est un avoir : il réduit ce que doit le débiteur.</translation>
  </message>
  <message>
   <source>This is an order, not an invoice.</source>
   <translation>C’est une commande, pas une facture.</translation>
  </message>
  <message>
   <source>This is an offer, not an invoice.</source>
   <translation>C’est un devis, pas une facture.</translation>
  </message>
  <message>
   <source>This is a pro-forma invoice: nothing is owed on it yet.</source>
   <translation>C’est une facture pro forma : rien n’est encore dû.</translation>
  </message>
  <message>
   <source>This is a delivery note, not an invoice.</source>
   <translation>C’est un bon de livraison, pas une facture.</translation>
  </message>
  <message>
   <source>This is a receipt: it is already paid.</source>
   <translation>C’est un reçu : c’est déjà payé.</translation>
  </message>
  <message>
   <source>This is a statement of account, not an invoice.</source>
   <translation>C’est un relevé de compte, pas une facture.</translation>
  </message>
  <message>
   <source>This is a reminder of an invoice, not the invoice.</source>
   <translation>C’est la relance d’une facture, pas la facture.</translation>
  </message>
  <message>
   <source>This is a contract, not an invoice.</source>
   <translation>C’est un contrat, pas une facture.</translation>
  </message>
  <message>
   <source>This does not look like an invoice.</source>
   <translation>Cela ne ressemble pas à une facture.</translation>
  </message>
  <message>
   <source>No text could be read on any page.</source>
   <translation>Aucun texte n’a pu être lu, sur aucune page.</translation>
  </message>
  <message>
   <source>Its title is “{title}”.</source>
   <translation>Son titre est « {title} ».</translation>
  </message>
  <message>
   <source>Nothing on it says it is one.</source>
   <translation>Rien n’y parle de facture.</translation>
  </message>
  <message>
   <source>No total was found.</source>
   <translation>Aucun total n’a été trouvé.</translation>
  </message>
  <message>
   <source>The claim may belong to a factor: “{words}”.</source>
   <translation>La créance appartient peut-être à une société d’affacturage : « {words} ».</translation>
  </message>
  <message>
   <source>The embedded invoice says the claim was sold to a factor.</source>
   <translation>La facture intégrée dit que la créance a été cédée à une société d’affacturage.</translation>
  </message>
  <message>
   <source>The creditor’s name and numbers do not appear on this invoice.</source>
   <translation>Le nom et les numéros du créancier ne figurent pas sur cette facture.</translation>
  </message>
  <message>
   <source>The account on this invoice is {iban}. Your company’s account here is {own}.</source>
   <translation>Le compte indiqué sur cette facture est {iban}. Celui de votre entreprise est ici {own}.</translation>
  </message>
  <message>
   <source>The seller on this invoice has the VAT number {vat_number}. Your company’s here is {own}.</source>
   <translation>Le vendeur de cette facture a le numéro de TVA {vat_number}. Celui de votre entreprise est ici {own}.</translation>
  </message>
  <message>
   <source>The file contains more than one embedded invoice: check which one counts.</source>
   <translation>Le fichier contient plusieurs factures intégrées : vérifiez laquelle compte.</translation>
  </message>
  <message>
   <source>The file’s description of its embedded invoice is damaged: it is not a valid e-invoice.</source>
   <translation>La description de la facture intégrée est endommagée : ce n’est pas une facture électronique valable.</translation>
  </message>
  <message>
   <source>The file is damaged: compare every value with the page.</source>
   <translation>Le fichier est endommagé : comparez chaque valeur avec la page.</translation>
  </message>
  <message>
   <source>This file contains {count} invoices, on pages {pages}. Only the first was read.</source>
   <translation>Ce fichier contient {count} factures, aux pages {pages}. Seule la première a été lue.</translation>
  </message>
  <message>
   <source>This file contains {count} electronic invoices. Only the first was read.</source>
   <translation>Ce fichier contient {count} factures électroniques. Seule la première a été lue.</translation>
  </message>
  <message>
   <source>Nothing on it says it is an invoice: check what it is.</source>
   <translation>Rien n’indique qu’il s’agit d’une facture : vérifiez ce que c’est.</translation>
  </message>
  <message>
   <source>It is in a language the app does not read yet: check every value.</source>
   <translation>Le document est dans une langue qui n’est pas encore lue : vérifiez chaque valeur.</translation>
  </message>
  <message>
   <source>The electronic invoice leaves something out or contradicts itself: check its values (rule {rule} of EN 16931).</source>
   <translation>Il manque quelque chose à la facture électronique, ou elle se contredit : vérifiez ses valeurs (règle {rule} de la norme EN 16931).</translation>
  </message>
  <message>
   <source>A required value is missing.</source>
   <translation>Il manque une valeur obligatoire.</translation>
  </message>
  <message>
   <source>Its lines, discounts and charges do not add up to its net amount.</source>
   <translation>Ses lignes, remises et frais ne donnent pas son montant hors taxes.</translation>
  </message>
  <message>
   <source>The taxes by rate do not add up to its tax.</source>
   <translation>La TVA par taux ne donne pas sa TVA totale.</translation>
  </message>
  <message>
   <source>Its net amount and its tax do not add up to its total.</source>
   <translation>Son montant hors taxes et sa TVA ne donnent pas son total.</translation>
  </message>
  <message>
   <source>A tax does not match its rate and net amount.</source>
   <translation>Une TVA ne correspond pas à son taux appliqué à sa base.</translation>
  </message>
  <message>
   <source>It asks for payment without a due date or payment terms.</source>
   <translation>Elle demande un paiement sans date d’échéance ni conditions de paiement.</translation>
  </message>
  <message>
   <source>Only the first {read} of {total} pages were read.</source>
   <translation>Seules les {read} premières pages sur {total} ont été lues.</translation>
  </message>
  <message>
   <source>Scanned pages that were not read: {count}.</source>
   <translation>Pages numérisées non lues : {count}.</translation>
  </message>
  <message>
   <source>Page {page} could not be recognised.</source>
   <translation>La page {page} n’a pas pu être reconnue.</translation>
  </message>
  <message>
   <source>The invoice says that the full {amount} is paid.</source>
   <translation>La facture indique que la totalité, soit {amount}, est payée.</translation>
  </message>
  <message>
   <source>The invoice says it is paid: “{words}”.</source>
   <translation>La facture dit qu’elle est payée : « {words} ».</translation>
  </message>
  <message>
   <source>The invoice’s total is zero.</source>
   <translation>Le total de la facture est nul.</translation>
  </message>
  <message>
   <source>The invoice asks for {due}, not for its total of {total}.</source>
   <translation>La facture réclame {due}, et non son total de {total}.</translation>
  </message>
  <message>
   <source>Net {net} and tax {tax} do not add up to {gross}.</source>
   <translation>{net} hors taxes et {tax} de TVA ne font pas {gross}.</translation>
  </message>
  <message>
   <source>The embedded invoice asks for {due}, but its amounts add up to {sum}.</source>
   <translation>La facture intégrée réclame {due}, mais ses montants donnent {sum}.</translation>
  </message>
  <message>
   <source>The due date {due} is before the invoice date {issue}.</source>
   <translation>L’échéance, {due}, est avant la date de la facture, {issue}.</translation>
  </message>
  <message>
   <source>The VAT number {vat_number} has a wrong check digit.</source>
   <translation>Le chiffre de contrôle du numéro de TVA {vat_number} est faux.</translation>
  </message>
  <message>
   <source>The SIRET {siret} has a wrong check digit.</source>
   <translation>Le chiffre de contrôle du SIRET {siret} est faux.</translation>
  </message>
  <message>
   <source>The VAT number {vat_number} does not contain the SIREN {siren}.</source>
   <translation>Le numéro de TVA {vat_number} ne contient pas le SIREN {siren}.</translation>
  </message>
  <message>
   <source>The debtor that was read is the creditor.</source>
   <translation>Le débiteur lu est le créancier.</translation>
  </message>
  <message>
   <source>{day} could also mean {other}.</source>
   <translation>{day} pourrait aussi être {other}.</translation>
  </message>
  <message>
   <source>This is hard to read on the scan: compare it with the page.</source>
   <translation>C’est difficile à lire sur le scan : comparez avec la page.</translation>
  </message>
  <message>
   <source>The embedded invoice says {value}, which is not printed.</source>
   <translation>La facture intégrée dit {value}, qui n’est pas imprimé.</translation>
  </message>
  <message>
   <source>The embedded invoice says {value}, which is not printed; the page says {printed}.</source>
   <translation>La facture intégrée dit {value}, qui n’est pas imprimé ; la page dit {printed}.</translation>
  </message>
  <message>
   <source>Two embedded invoices disagree: {one} and {other}.</source>
   <translation>Deux factures intégrées se contredisent : {one} et {other}.</translation>
  </message>
  <message>
   <source>The embedded invoice also names {days}.</source>
   <translation>La facture intégrée indique aussi {days}.</translation>
  </message>
  <message>
   <source>Remembered from your correction of {invoice}.</source>
   <translation>Retenu de votre correction de {invoice}.</translation>
  </message>
  <message>
   <source>Read beside “{label}”.</source>
   <translation>Lu à côté de « {label} ».</translation>
  </message>
  <message>
   <source>Read in the line “{line}”.</source>
   <translation>Lu dans la ligne « {line} ».</translation>
  </message>
  <message>
   <source>Recognised by its position and the text around it.</source>
   <translation>Son emplacement et ce qui l’entoure l’indiquent.</translation>
  </message>
  <message>
   <source>Read below “{label}”.</source>
   <translation>Lu sous « {label} ».</translation>
  </message>
  <message>
   <source>It has no label, but it looks like an invoice number.</source>
   <translation>Rien à côté ne le dit : cela ressemble à un numéro de facture.</translation>
  </message>
  <message>
   <source>Read in the block under “{label}”.</source>
   <translation>Lu dans le bloc sous « {label} ».</translation>
  </message>
  <message>
   <source>Read in the address block.</source>
   <translation>Lu dans le bloc d’adresse.</translation>
  </message>
  <message>
   <source>Read near the buyer’s address.</source>
   <translation>Lu près de l’adresse de l’acheteur.</translation>
  </message>
  <message>
   <source>Read near the seller’s details.</source>
   <translation>Lu près des coordonnées du vendeur.</translation>
  </message>
  <message>
   <source>Read in the seller’s block.</source>
   <translation>Lu dans le bloc du vendeur.</translation>
  </message>
  <message>
   <source>Read at the top of the page.</source>
   <translation>Lu en haut de la page.</translation>
  </message>
  <message>
   <source>Read in the invoice’s title.</source>
   <translation>Lu dans le titre de la facture.</translation>
  </message>
  <message>
   <source>Read after the invoice’s title.</source>
   <translation>Lu après le titre de la facture.</translation>
  </message>
  <message>
   <source>The only date at the top of the page.</source>
   <translation>La seule date en haut de la page.</translation>
  </message>
  <message>
   <source>From the payment terms “{words}”.</source>
   <translation>D’après les conditions de paiement « {words} ».</translation>
  </message>
  <message>
   <source>From the embedded {format} invoice.</source>
   <translation>De la facture {format} intégrée.</translation>
  </message>
  <message>
   <source>From the address and the identifiers.</source>
   <translation>D’après l’adresse et les identifiants.</translation>
  </message>
  <message>
   <source>From the debtor’s own number.</source>
   <translation>D’après le numéro du débiteur.</translation>
  </message>
  <message>
   <source>The address names no country: the seller’s is assumed.</source>
   <translation>L’adresse n’indique aucun pays : celui du vendeur est supposé.</translation>
  </message>
  <message>
   <source>The sum of the column “{label}”.</source>
   <translation>La somme de la colonne « {label} ».</translation>
  </message>
  <message>
   <source>The total less the amount before tax.</source>
   <translation>Le total moins le montant hors taxes.</translation>
  </message>
  <message>
   <source>The total less the tax.</source>
   <translation>Le total moins la TVA.</translation>
  </message>
  <message>
   <source>The total less what was paid.</source>
   <translation>Le total moins ce qui a été payé.</translation>
  </message>
  <message>
   <source>The total less what is due.</source>
   <translation>Le total moins ce qui reste à payer.</translation>
  </message>
  <message>
   <source>The sum of what was paid.</source>
   <translation>La somme de ce qui a été payé.</translation>
  </message>
  <message>
   <source>The sum of the taxes by rate.</source>
   <translation>La somme des taxes par taux.</translation>
  </message>
  <message>
   <source>Found because the amounts add up, not by a label.</source>
   <translation>Trouvé parce que les montants concordent, et non par un libellé.</translation>
  </message>
  <message>
   <source>No tax is shown on the page.</source>
   <translation>La page n’indique pas de TVA.</translation>
  </message>
  <message>
   <source>The page says no tax is due.</source>
   <translation>La page dit qu’aucune TVA n’est due.</translation>
  </message>
  <message>
   <source>Printed with the amounts.</source>
   <translation>Imprimé avec les montants.</translation>
  </message>
  <message>
   <source>The usual one in {country}.</source>
   <translation>L’usage en {country}.</translation>
  </message>
  <message>
   <source>The usual one for the language of the document.</source>
   <translation>L’usage dans la langue du document.</translation>
  </message>
  <message>
   <source>Read in the rows above the totals.</source>
   <translation>Lu dans les lignes au-dessus des totaux.</translation>
  </message>
  <message>
   <source>The subject of the invoice.</source>
   <translation>L’objet de la facture.</translation>
  </message>
  <message>
   <source>The name has a legal form.</source>
   <translation>Le nom porte une forme juridique.</translation>
  </message>
  <message>
   <source>The address block contains a company number.</source>
   <translation>Le bloc d’adresse contient un numéro d’entreprise.</translation>
  </message>
  <message>
   <source>The name contains a trade.</source>
   <translation>Le nom dit un métier.</translation>
  </message>
  <message>
   <source>The address names who owns the business.</source>
   <translation>L’adresse nomme le propriétaire de l’entreprise.</translation>
  </message>
  <message>
   <source>The name begins with a form of address.</source>
   <translation>Le nom commence par une civilité.</translation>
  </message>
  <message>
   <source>The name looks like a person’s.</source>
   <translation>Le nom ressemble à celui d’une personne.</translation>
  </message>
  <message>
   <source>Nothing says that it is a person.</source>
   <translation>Rien ne dit que c’est une personne.</translation>
  </message>
  <message>
   <source>Read where you corrected it on an earlier invoice of this layout.</source>
   <translation>Lu là où vous l’aviez corrigé sur une facture de même présentation.</translation>
  </message>
  <message>
   <source>The file is empty.</source>
   <translation>Le fichier est vide.</translation>
  </message>
  <message>
   <source>The file is larger than {most} MB.</source>
   <translation>Le fichier dépasse {most} Mo.</translation>
  </message>
  <message>
   <source>The file is not a PDF.</source>
   <translation>Le fichier n’est pas un PDF.</translation>
  </message>
  <message>
   <source>The file is an archive. Unpack it and drop the invoices themselves.</source>
   <translation>Ce fichier est une archive. Décompressez-la et déposez les factures elles-mêmes.</translation>
  </message>
  <message>
   <source>The file is incomplete: its end is missing. It may not have been copied or downloaded fully.</source>
   <translation>Le fichier est incomplet : sa fin manque. Il n’a peut-être pas été copié ou téléchargé en entier.</translation>
  </message>
  <message>
   <source>The file is protected by a password. Save it without one and try again.</source>
   <translation>Le fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe et réessayez.</translation>
  </message>
  <message>
   <source>The file has no pages.</source>
   <translation>Le fichier n’a aucune page.</translation>
  </message>
  <message>
   <source>No words are in this document. Save it as a PDF, and drop that.</source>
   <translation>Ce document ne contient aucun texte. Enregistrez-le en PDF et déposez celui-ci.</translation>
  </message>
  <message>
   <source>The file is damaged and could not be read.</source>
   <translation>Le fichier est endommagé et n’a pas pu être lu.</translation>
  </message>
  <message>
   <source>Reading the file took more memory than a document may use.</source>
   <translation>La lecture du fichier a demandé plus de mémoire qu’un document ne peut en prendre.</translation>
  </message>
  <message>
   <source>Reading the file took too long.</source>
   <translation>La lecture du fichier a pris trop de temps.</translation>
  </message>
  <message>
   <source>Recognising the scanned page took too long. Try again.</source>
   <translation>La lecture de la page numérisée a pris trop de temps. Réessayez.</translation>
  </message>
  <message>
   <source>The scanned page could not be recognised. Try again.</source>
   <translation>La page numérisée n’a pas pu être lue. Réessayez.</translation>
  </message>
  <message>
   <source>Reading was cancelled.</source>
   <translation>La lecture a été annulée.</translation>
  </message>
  <message>
   <source>The reader stopped on this file.</source>
   <translation>Le lecteur s’est arrêté sur ce fichier.</translation>
  </message>
  <message>
   <source>This image format is not supported. Use PNG, JPEG or HEIC.</source>
   <translation>Ce format d’image n’est pas pris en charge. Utilisez PNG, JPEG ou HEIC.</translation>
  </message>
  <message>
   <source>HEIC photos could not be read when this one was added. Try again.</source>
   <translation>Les photos HEIC ne pouvaient pas être lues lorsque celle-ci a été ajoutée. Réessayez.</translation>
  </message>
  <message>
   <source>The file is not an image.</source>
   <translation>Le fichier n’est pas une image.</translation>
  </message>
  <message>
   <source>The photo has too many pixels.</source>
   <translation>La photo a trop de pixels.</translation>
  </message>
  <message>
   <source>The document has no such page.</source>
   <translation>Le document n’a pas cette page.</translation>
  </message>
  <message>
   <source>There is no such file.</source>
   <translation>Ce fichier n’existe pas.</translation>
  </message>
  <message>
   <source>{name} cannot be opened: {why}.</source>
   <translation>{name} ne peut pas être ouvert : {why}.</translation>
  </message>
  <message>
   <source>it is no longer there</source>
   <translation>il n’est plus là</translation>
  </message>
  <message>
   <source>you have no access to it</source>
   <translation>vous n’y avez pas accès</translation>
  </message>
  <message>
   <source>it is a folder</source>
   <translation>c’est un dossier</translation>
  </message>
  <message>
   <source>the disk is full</source>
   <translation>le disque est plein</translation>
  </message>
  <message>
   <source>This is a folder or a device. Drop the invoices themselves.</source>
   <translation>C’est un dossier ou un périphérique. Déposez les factures elles-mêmes.</translation>
  </message>
  <message>
   <source>Files of this type are not read. PDF, photos, XML invoices, saved messages, ZIP, spreadsheets, .docx and .odt are.</source>
   <translation>Ce type de fichier n’est pas lu. PDF, photos, factures XML, messages enregistrés, ZIP, tableaux, .docx et .odt le sont.</translation>
  </message>
  <message>
   <source>This is a spreadsheet. Save it and drop it by itself to import its rows.</source>
   <translation>C’est un tableau. Enregistrez-le et glissez-le seul pour importer ses lignes.</translation>
  </message>
  <message>
   <source>It is here already, as {name}.</source>
   <translation>Il est déjà là, sous le nom {name}.</translation>
  </message>
  <message>
   <source>This invoice is here already.</source>
   <translation>Cette facture est déjà là.</translation>
  </message>
  <message>
   <source>The list says that nothing of it is open.</source>
   <translation>D’après la liste, rien n’en reste dû.</translation>
  </message>
  <message>
   <source>It is XML, but not an electronic invoice in UBL or CII.</source>
   <translation>C’est du XML, mais pas une facture électronique UBL ou CII.</translation>
  </message>
  <message>
   <source>The file is larger than {most} MB. Drop what is in it in parts.</source>
   <translation>Le fichier dépasse {most} Mo. Glissez son contenu en plusieurs fois.</translation>
  </message>
  <message>
   <source>It contains more than {most} files. The first ones were added; drop the others in parts.</source>
   <translation>Il contient plus de {most} fichiers. Les premiers ont été ajoutés ; déposez les autres en plusieurs fois.</translation>
  </message>
  <message>
   <source>It unpacks to more than {most} MB. The first files were added; drop the others in parts.</source>
   <translation>Son contenu dépasse {most} Mo. Le début a été pris ; glissez le reste en plusieurs fois.</translation>
  </message>
  <message>
   <source>It unpacks to far more than an invoice ever does. It was not opened.</source>
   <translation>Une fois décompressé, il est bien plus gros qu’aucune facture. Il n’a pas été ouvert.</translation>
  </message>
  <message>
   <source>It is too deep inside other archives and messages. Save it and drop it by itself.</source>
   <translation>Il se trouve trop profondément dans d’autres archives et messages. Enregistrez-le et glissez-le seul.</translation>
  </message>
  <message>
   <source>No file is attached to this message.</source>
   <translation>Aucun fichier n’est joint à ce message.</translation>
  </message>
  <message>
   <source>There are no files in it.</source>
   <translation>Il ne contient aucun fichier.</translation>
  </message>
  <message>
   <source>It is damaged. It may have contained more files than were added.</source>
   <translation>Il est endommagé. Il contenait peut-être plus de fichiers que ceux qui ont été ajoutés.</translation>
  </message>
  <message>
   <source>The file is damaged.</source>
   <translation>Le fichier est endommagé.</translation>
  </message>
  <message>
   <source>It has more than {rows} rows or {size} MB, the most that can be read.</source>
   <translation>Il contient plus de {rows} lignes ou {size} Mo, la limite de ce qui peut être lu.</translation>
  </message>
  <message>
   <source>There are no columns in it.</source>
   <translation>Il ne contient pas de colonnes.</translation>
  </message>
  <message>
   <source>The debtor has no working email address.</source>
   <translation>Le débiteur n’a pas d’adresse e-mail qui fonctionne.</translation>
  </message>
  <message>
   <source>The debtor has no phone number.</source>
   <translation>Le débiteur n’a pas de numéro de téléphone.</translation>
  </message>
  <message>
   <source>The phone number is a landline, which takes no text messages.</source>
   <translation>Le numéro de téléphone est un fixe, qui ne reçoit pas de SMS.</translation>
  </message>
  <message>
   <source>The debtor has no postal address.</source>
   <translation>Le débiteur n’a pas d’adresse postale.</translation>
  </message>
  <message>
   <source>This person said the invoice is not theirs.</source>
   <translation>Cette personne a dit que la facture ne la concerne pas.</translation>
  </message>
  <message>
   <source>This address or number is on the list of those that are never contacted.</source>
   <translation>Cette adresse ou ce numéro est sur la liste de ceux qui ne sont jamais contactés.</translation>
  </message>
  <message>
   <source>Email to this address comes back.</source>
   <translation>Les messages à cette adresse reviennent.</translation>
  </message>
  <message>
   <source>Recovery had ended before.</source>
   <translation>Le recouvrement s’était terminé avant.</translation>
  </message>
  <message>
   <source>The creditor skipped it.</source>
   <translation>Le créancier l’a sauté.</translation>
  </message>
  <message>
   <source>No reviewed text for it is switched on in the debtor’s language or in English.</source>
   <translation>Aucun texte relu n’est activé pour cela dans la langue du débiteur ni en anglais.</translation>
  </message>
  <message>
   <source>Its text has a mistake and could not be filled in.</source>
   <translation>Son texte contient une erreur et n’a pas pu être complété.</translation>
  </message>
  <message>
   <source>The receivable is time-barred: only letters that say so are sent.</source>
   <translation>La créance est prescrite : seules partent des lettres qui le disent.</translation>
  </message>
  <message>
   <source>It could not be handed over after several attempts.</source>
   <translation>Elle n’a pas pu être remise, après plusieurs essais.</translation>
  </message>
  <message>
   <source>The creditor did not make it.</source>
   <translation>Le créancier ne l’a pas fait.</translation>
  </message>
  <message>
   <source>It was not confirmed in time.</source>
   <translation>Elle n’a pas été confirmée à temps.</translation>
  </message>
  <message>
   <source>A firmer message was sent before; a softer one does not follow it.</source>
   <translation>Un message plus ferme est déjà parti ; un plus doux ne le suit pas.</translation>
  </message>
  <message>
   <source>The due date came before it could be sent.</source>
   <translation>L’échéance est arrivée avant l’envoi.</translation>
  </message>
  <message>
   <source>Something has happened since: a payment, an objection, a promise or an agreement.</source>
   <translation>Il s’est passé quelque chose depuis : un paiement, une contestation, une promesse ou un accord.</translation>
  </message>
  <message>
   <source>The debtor chose how to be reached.</source>
   <translation>Le débiteur a choisi comment être joint.</translation>
  </message>
  <message>
   <source>The letter before it says the same.</source>
   <translation>La lettre précédente dit la même chose.</translation>
  </message>
  <message>
   <source>No letter is written for this alone.</source>
   <translation>Aucune lettre n’est écrite pour cela seul.</translation>
  </message>
  <message>
   <source>The creditor chose letters alone.</source>
   <translation>Le créancier veut uniquement des lettres.</translation>
  </message>
  <message>
   <source>A newer answer to the debtor went out instead.</source>
   <translation>Une réponse plus récente est partie à la place.</translation>
  </message>
  <message>
   <source>Recovery starts; until then you can take it back.</source>
   <translation>Le recouvrement commence ; d’ici là, vous pouvez le reprendre.</translation>
  </message>
  <message>
   <source>No more contacts are planned; then you decide what comes next.</source>
   <translation>Plus aucune relance n’est prévue ; vous décidez ensuite de la suite.</translation>
  </message>
  <message>
   <source>Until then the bank can reverse the payment.</source>
   <translation>Jusque-là, la banque peut reprendre le paiement.</translation>
  </message>
  <message>
   <source>Step {step} of the plan.</source>
   <translation>Étape {step} du plan.</translation>
  </message>
  <message>
   <source>Step {step} of the plan, as a letter.</source>
   <translation>Étape {step} du plan, par lettre.</translation>
  </message>
  <message>
   <source>Three days before the due date, without asking for anything else.</source>
   <translation>Trois jours avant l’échéance, sans rien demander d’autre.</translation>
  </message>
  <message>
   <source>After {day}, for which the debtor promised a payment.</source>
   <translation>Après le {day}, pour lequel le débiteur a promis un paiement.</translation>
  </message>
  <message>
   <source>Nobody is contacted at night, at weekends or on holidays.</source>
   <translation>Personne n’est contacté la nuit, le week-end ou un jour férié.</translation>
  </message>
  <message>
   <source>This debtor was already contacted on this day.</source>
   <translation>Ce débiteur a déjà été contacté ce jour-là.</translation>
  </message>
  <message>
   <source>It joins a contact about another invoice of this debtor.</source>
   <translation>Il rejoint un contact au sujet d’une autre facture de ce débiteur.</translation>
  </message>
  <message>
   <source>This debtor was contacted three times within seven days.</source>
   <translation>Ce débiteur a été contacté trois fois en sept jours.</translation>
  </message>
  <message>
   <source>The debtor was given time to pay, and it is not over yet.</source>
   <translation>Le débiteur a reçu un délai pour payer, et il court encore.</translation>
  </message>
  <message>
   <source>An earlier step of the plan was not done yet.</source>
   <translation>Une étape précédente du plan n’a pas encore été faite.</translation>
  </message>
  <message>
   <source>Recovery was paused, so it moved.</source>
   <translation>Le recouvrement était en pause, elle a donc été décalée.</translation>
  </message>
  <message>
   <source>The creditor moved it.</source>
   <translation>Le créancier l’a déplacé.</translation>
  </message>
  <message>
   <source>The amount owed has changed since the creditor wrote this text: it waits until the text is checked.</source>
   <translation>Le montant dû a changé depuis que le créancier a écrit ce texte : il attend d’être vérifié.</translation>
  </message>
  <message>
   <source>The amount owed has changed since this text was written: was {was}, now {now}. Check the text.</source>
   <translation>Le montant dû a changé depuis que ce texte a été écrit : {was} avant, {now} maintenant. Vérifiez le texte.</translation>
  </message>
  <message>
   <source>The creditor read it and sends it now.</source>
   <translation>Le créancier l’a lu et l’envoie maintenant.</translation>
  </message>
  <message>
   <source>The creditor brought it forward: it is made once hours, terms and other contacts allow it.</source>
   <translation>Le créancier l’a avancé : il a lieu dès que les horaires, les délais et les autres contacts le permettent.</translation>
  </message>
  <message>
   <source>The creditor put it off to this day.</source>
   <translation>Le créancier l’a reporté à ce jour.</translation>
  </message>
  <message>
   <source>What held it up is settled.</source>
   <translation>Ce qui la retenait est réglé.</translation>
  </message>
  <message>
   <source>The creditor approved it.</source>
   <translation>Le créancier l’a approuvée.</translation>
  </message>
  <message>
   <source>The mailbox to send from was set up.</source>
   <translation>La messagerie d’envoi a été configurée.</translation>
  </message>
  <message>
   <source>The sending of letters was set up.</source>
   <translation>L’envoi des lettres a été configuré.</translation>
  </message>
  <message>
   <source>The debtor can be reached there now.</source>
   <translation>Le débiteur y est maintenant joignable.</translation>
  </message>
  <message>
   <source>The dispute was settled; the debtor has some days first.</source>
   <translation>La contestation est réglée ; le débiteur a d’abord quelques jours.</translation>
  </message>
  <message>
   <source>The step before it was done or left out.</source>
   <translation>L’étape précédente a été faite ou sautée.</translation>
  </message>
  <message>
   <source>The creditor has not approved the plan yet.</source>
   <translation>Le créancier n’a pas encore approuvé le plan.</translation>
  </message>
  <message>
   <source>No lawyer has reviewed this text: it waits until the creditor has read and approved it.</source>
   <translation>Aucun avocat n’a relu ce texte : il attend que le créancier l’ait lu et approuvé.</translation>
  </message>
  <message>
   <source>There is no mailbox to send from.</source>
   <translation>Il n’y a pas de messagerie d’où envoyer.</translation>
  </message>
  <message>
   <source>There is no gateway for text messages.</source>
   <translation>Aucun service d’envoi de SMS n’est configuré.</translation>
  </message>
  <message>
   <source>The creditor's account is suspended.</source>
   <translation>Le compte du créancier est suspendu.</translation>
  </message>
  <message>
   <source>Email to the previous address came back; this is the next contact.</source>
   <translation>L’e-mail à l’adresse précédente est revenu ; voici le contact suivant.</translation>
  </message>
  <message>
   <source>The previous message came back; it is sent once more.</source>
   <translation>Le message précédent est revenu ; il est envoyé encore une fois.</translation>
  </message>
  <message>
   <source>No answer so far; this goes to the next contact.</source>
   <translation>Pas de réponse jusqu’ici ; ceci s’adresse au contact suivant.</translation>
  </message>
  <message>
   <source>The mailbox refused the sign-in.</source>
   <translation>La messagerie a refusé la connexion.</translation>
  </message>
  <message>
   <source>The letter provider refused the sign-in.</source>
   <translation>Le prestataire de courrier a refusé la connexion.</translation>
  </message>
  <message>
   <source>The service cannot send at the moment. It tries again on the next working day.</source>
   <translation>Le service ne peut pas envoyer en ce moment. Un nouvel essai a lieu le prochain jour ouvré.</translation>
  </message>
  <message>
   <source>An answer to the proposal.</source>
   <translation>Une réponse à la proposition.</translation>
  </message>
  <message>
   <source>The proposal to the debtor.</source>
   <translation>La proposition au débiteur.</translation>
  </message>
  <message>
   <source>Confirms what was agreed.</source>
   <translation>Confirme ce qui a été convenu.</translation>
  </message>
  <message>
   <source>Thanks for the payment.</source>
   <translation>Remerciement pour le paiement.</translation>
  </message>
  <message>
   <source>An answer to the objection.</source>
   <translation>Une réponse à l’objection.</translation>
  </message>
  <message>
   <source>Says that the other contact was noted.</source>
   <translation>Indique que l’autre contact a été noté.</translation>
  </message>
  <message>
   <source>The receiving server asked to try again later.</source>
   <translation>Le serveur destinataire demande de réessayer plus tard.</translation>
  </message>
  <message>
   <source>Required.</source>
   <translation>Obligatoire.</translation>
  </message>
  <message>
   <source>At most {max_length} characters.</source>
   <translation>{max_length} caractères au plus.</translation>
  </message>
  <message>
   <source>At most {most} characters.</source>
   <translation>{most} caractères au plus.</translation>
  </message>
  <message>
   <source>The text contains characters that cannot be stored.</source>
   <translation>Le texte contient des caractères qui ne peuvent pas être conservés.</translation>
  </message>
  <message>
   <source>This is not an email address.</source>
   <translation>Ce n’est pas une adresse e-mail.</translation>
  </message>
  <message>
   <source>To recover by letter, enter the debtor’s street, town and postcode.</source>
   <translation>Pour recouvrer par lettre, saisissez la rue, le code postal et la ville du débiteur.</translation>
  </message>
  <message>
   <source>This is neither an email address nor a phone number.</source>
   <translation>Ce n’est ni une adresse e-mail ni un numéro de téléphone.</translation>
  </message>
  <message>
   <source>This is not an IBAN: its check digits do not match.</source>
   <translation>Ce n’est pas un IBAN : ses chiffres de contrôle ne conviennent pas.</translation>
  </message>
  <message>
   <source>This account is there already.</source>
   <translation>Ce compte y figure déjà.</translation>
  </message>
  <message>
   <source>This is neither an IBAN nor an account number.</source>
   <translation>Ce n’est ni un IBAN ni un numéro de compte.</translation>
  </message>
  <message>
   <source>Unknown currency.</source>
   <translation>Cette devise est inconnue.</translation>
  </message>
  <message>
   <source>The amount must be more than zero.</source>
   <translation>Le montant doit être supérieur à zéro.</translation>
  </message>
  <message>
   <source>The amount must not be negative.</source>
   <translation>Le montant ne peut pas être négatif.</translation>
  </message>
  <message>
   <source>Amounts in {unit} have at most {most} decimals.</source>
   <translation>Les montants en {unit} ont au plus {most} décimales.</translation>
  </message>
  <message>
   <source>The amount is above the limit of {limit}.</source>
   <translation>Le montant dépasse la limite de {limit}.</translation>
  </message>
  <message>
   <source>The mailbox refused the sign-in: {why}</source>
   <translation>La messagerie a refusé la connexion : {why}</translation>
  </message>
  <message>
   <source>No message could be sent through this mailbox: {why}</source>
   <translation>Aucun message n’a pu partir par cette messagerie : {why}</translation>
  </message>
  <message>
   <source>Without encryption, email goes only to a server on this computer.</source>
   <translation>Sans chiffrement, les e-mails ne passent que par un serveur de cet ordinateur.</translation>
  </message>
  <message>
   <source>Email is sent through port {ports}.</source>
   <translation>L’envoi se fait par le port {ports}.</translation>
  </message>
  <message>
   <source>No mail server of this name was found. Check the name and your internet connection.</source>
   <translation>Aucun serveur de messagerie de ce nom. Vérifiez le nom et votre connexion Internet.</translation>
  </message>
  <message>
   <source>This mail server does not answer. Check its name and port, and your internet connection.</source>
   <translation>Ce serveur de messagerie ne répond pas. Vérifiez son nom, son port et votre connexion Internet.</translation>
  </message>
  <message>
   <source>This mail server does not accept this encryption. Choose another one.</source>
   <translation>Ce serveur de messagerie n’accepte pas ce chiffrement. Choisissez-en un autre.</translation>
  </message>
  <message>
   <source>This mail server cannot prove its name, so no password was sent to it. Check the name.</source>
   <translation>Ce serveur de messagerie ne peut pas prouver son nom : aucun mot de passe ne lui a été envoyé. Vérifiez le nom.</translation>
  </message>
  <message>
   <source>The mail server asks you to wait. Try again in a few minutes. It said: {why}</source>
   <translation>Le serveur de messagerie demande d’attendre. Réessayez dans quelques minutes. Il a répondu : {why}</translation>
  </message>
  <message>
   <source>The provider cannot sign you in now. Try again in a few minutes. It said: {why}</source>
   <translation>Le fournisseur ne peut pas vous connecter en ce moment. Réessayez dans quelques minutes. Sa réponse : {why}</translation>
  </message>
  <message>
   <source>There is no invoice to attach.</source>
   <translation>Il n’y a pas de facture à joindre.</translation>
  </message>
  <message>
   <source>Set up the mailbox first: replies are read with the same account.</source>
   <translation>Configurez d’abord la messagerie : les réponses sont lues avec le même compte.</translation>
  </message>
  <message>
   <source>A mailbox is read at port {ports}.</source>
   <translation>Une messagerie se lit au port {ports}.</translation>
  </message>
  <message>
   <source>The mailbox could not be read: {why}</source>
   <translation>La messagerie n’a pas pu être lue : {why}</translation>
  </message>
  <message>
   <source>This mail server has no public address.</source>
   <translation>Ce serveur de messagerie n’a pas d’adresse publique.</translation>
  </message>
  <message>
   <source>The provider’s token is missing.</source>
   <translation>Le jeton du prestataire manque.</translation>
  </message>
  <message>
   <source>A sender line must be plain text.</source>
   <translation>Une ligne de l’expéditeur est du texte simple.</translation>
  </message>
  <message>
   <source>Enter the full path of a folder.</source>
   <translation>Indiquez le chemin complet d’un dossier.</translation>
  </message>
  <message>
   <source>Nothing can be saved in this folder: {why}.</source>
   <translation>Rien ne peut être écrit dans ce dossier : {why}.</translation>
  </message>
  <message>
   <source>This is not a folder.</source>
   <translation>Ce n’est pas un dossier.</translation>
  </message>
  <message>
   <source>An address that begins with https://</source>
   <translation>Une adresse qui commence par https://</translation>
  </message>
  <message>
   <source>This text has a mistake: {why}</source>
   <translation>Ce texte contient une erreur : {why}</translation>
  </message>
  <message>
   <source>There is no text with this name.</source>
   <translation>Il n’y a pas de texte de ce nom.</translation>
  </message>
  <message>
   <source>The name of a text has only lower-case letters, digits and _.</source>
   <translation>Le nom d’un texte se compose de minuscules, de chiffres et de _.</translation>
  </message>
  <message>
   <source>Choose a day within the next year.</source>
   <translation>Choisissez un jour dans l’année qui vient.</translation>
  </message>
  <message>
   <source>Choose a day between {first} and {last}.</source>
   <translation>Choisissez un jour entre le {first} et le {last}.</translation>
  </message>
  <message>
   <source>A payment cannot be dated after today.</source>
   <translation>Un paiement ne peut pas être daté d’après aujourd’hui.</translation>
  </message>
  <message>
   <source>A credit note cannot exceed what is unpaid of the invoice: {most}.</source>
   <translation>Un avoir ne peut pas dépasser ce qui est impayé de la facture : {most}.</translation>
  </message>
  <message>
   <source>This credit note is already recorded.</source>
   <translation>Cet avoir a déjà été enregistré.</translation>
  </message>
  <message>
   <source>A credit note cannot be dated after today.</source>
   <translation>Un avoir ne peut pas être daté d’après aujourd’hui.</translation>
  </message>
  <message>
   <source>Only a payment you recorded yourself can be taken back.</source>
   <translation>Seul un paiement que vous avez enregistré vous-même peut être repris.</translation>
  </message>
  <message>
   <source>The date is too far back.</source>
   <translation>La date est trop ancienne.</translation>
  </message>
  <message>
   <source>A pause must end within {days} days.</source>
   <translation>Une pause doit se terminer dans les {days} jours.</translation>
  </message>
  <message>
   <source>A promise must be within {days} days.</source>
   <translation>Une promesse doit être dans les {days} jours.</translation>
  </message>
  <message>
   <source>A promise cannot exceed what is still open.</source>
   <translation>Une promesse ne peut pas dépasser ce qui reste dû.</translation>
  </message>
  <message>
   <source>A dispute cannot exceed what is still open.</source>
   <translation>Une contestation ne peut pas dépasser ce qui reste dû.</translation>
  </message>
  <message>
   <source>{day} has passed: the first payment must be today or later.</source>
   <translation>Le {day} est passé : le premier paiement doit avoir lieu aujourd’hui ou plus tard.</translation>
  </message>
  <message>
   <source>The first payment must be within {days} days.</source>
   <translation>Le premier paiement doit être dans les {days} jours.</translation>
  </message>
  <message>
   <source>A plan has 2 to {most} instalments.</source>
   <translation>Un plan a de 2 à {most} mensualités.</translation>
  </message>
  <message>
   <source>A plan covers everything open; a smaller amount is a settlement.</source>
   <translation>Un plan porte sur tout ce qui reste dû ; un montant réduit est une transaction.</translation>
  </message>
  <message>
   <source>A joint plan covers invoices of one debtor, in one currency and with the same contacts.</source>
   <translation>Un plan commun porte sur des factures d’un même débiteur, dans une même devise et avec les mêmes contacts.</translation>
  </message>
  <message>
   <source>A settlement must be less than what is open.</source>
   <translation>Une transaction doit porter sur moins que ce qui reste dû.</translation>
  </message>
  <message>
   <source>Each part must be at least {least}.</source>
   <translation>Chaque part doit être d’au moins {least}.</translation>
  </message>
  <message>
   <source>A procedure cannot open after today.</source>
   <translation>Une procédure ne peut pas être ouverte après aujourd’hui.</translation>
  </message>
  <message>
   <source>This cannot be before the opening.</source>
   <translation>Cela ne peut pas précéder l’ouverture.</translation>
  </message>
  <message>
   <source>This invoice has no contact with this email address.</source>
   <translation>Cette facture n’a aucun contact avec cette adresse e-mail.</translation>
  </message>
  <message>
   <source>An invoice has at most {most} contacts.</source>
   <translation>Une facture a {most} contacts au plus.</translation>
  </message>
  <message>
   <source>This picture cannot be used: choose a PNG or a JPEG.</source>
   <translation>Cette image est inutilisable : choisissez un PNG ou un JPEG.</translation>
  </message>
  <message>
   <source>The picture has too many pixels: choose a smaller one.</source>
   <translation>L’image a trop de pixels : choisissez-en une plus petite.</translation>
  </message>
  <message>
   <source>This {format} cannot be opened.</source>
   <translation>Ce fichier {format} ne s’ouvre pas.</translation>
  </message>
  <message>
   <source>Files are PDF, PNG or JPEG.</source>
   <translation>Les fichiers sont en PDF, PNG ou JPEG.</translation>
  </message>
  <message>
   <source>The file’s content does not match its extension.</source>
   <translation>Le contenu du fichier ne correspond pas à son extension.</translation>
  </message>
  <message>
   <source>A file can have at most {size} MB.</source>
   <translation>Un fichier a {size} Mo au plus.</translation>
  </message>
  <message>
   <source>All files together: at most {size} MB.</source>
   <translation>Ensemble, les fichiers ont {size} Mo au plus.</translation>
  </message>
  <message>
   <source>no answer within {seconds} seconds</source>
   <translation>pas de réponse en {seconds} secondes</translation>
  </message>
  <message>
   <source>the connection was refused</source>
   <translation>la connexion a été refusée</translation>
  </message>
  <message>
   <source>the name was not found</source>
   <translation>le nom n’a pas été trouvé</translation>
  </message>
  <message>
   <source>the connection broke before an answer</source>
   <translation>la connexion s’est interrompue avant une réponse</translation>
  </message>
  <message>
   <source>the answer is not HTTP</source>
   <translation>la réponse n’est pas du HTTP</translation>
  </message>
  <message>
   <source>not connected: {why}</source>
   <translation>pas connecté : {why}</translation>
  </message>
  <message>
   <source>the name leads to an address that is not public</source>
   <translation>le nom mène à une adresse qui n’est pas publique</translation>
  </message>
  <message>
   <source>the address is not public</source>
   <translation>l’adresse n’est pas publique</translation>
  </message>
  <message>
   <source>the secure connection failed: {why}</source>
   <translation>la connexion sécurisée a échoué : {why}</translation>
  </message>
  <message>
   <source>the secure connection failed: unknown reason</source>
   <translation>la connexion sécurisée a échoué, pour une raison inconnue</translation>
  </message>
  <message>
   <source>the delivery failed: {kind}</source>
   <translation>la livraison a échoué : {kind}</translation>
  </message>
  <message>
   <source>answered {status}</source>
   <translation>a répondu {status}</translation>
  </message>
  <message>
   <source>answered {status}: redirects are not followed</source>
   <translation>a répondu {status} : les redirections ne sont pas suivies</translation>
  </message>
  <message>
   <source>switched off by the platform</source>
   <translation>désactivé par la plateforme</translation>
  </message>
  <message>
   <source>No delivery succeeded since {since}. Last error: {error}</source>
   <translation>Aucune livraison n’a réussi depuis le {since}. Dernière erreur : {error}</translation>
  </message>
  <message>
   <source>The service does not deliver to this address: {why}.</source>
   <translation>Le service ne livre pas à cette adresse : {why}.</translation>
  </message>
  <message>
   <source>it is not a web address</source>
   <translation>ce n’est pas une adresse web</translation>
  </message>
  <message>
   <source>it must begin with https://</source>
   <translation>elle doit commencer par https://</translation>
  </message>
  <message>
   <source>it contains characters no address can have</source>
   <translation>elle contient des caractères qu’aucune adresse n’a</translation>
  </message>
  <message>
   <source>it must not carry a name or password</source>
   <translation>elle ne doit contenir ni nom ni mot de passe</translation>
  </message>
  <message>
   <source>it must not have a fragment</source>
   <translation>elle ne doit pas avoir de fragment (#)</translation>
  </message>
  <message>
   <source>it must be reachable from the internet</source>
   <translation>elle doit être joignable depuis Internet</translation>
  </message>
  <message>
   <source>its port must be {standard} or at least {lowest}</source>
   <translation>son port doit être {standard} ou au moins {lowest}</translation>
  </message>
  <message>
   <source>it must be a public address, written the usual way</source>
   <translation>elle doit être une adresse publique, écrite de la façon habituelle</translation>
  </message>
 </context>
 <context>
  <name>receivable</name>
  <message>
   <source>The agreement is fulfilled</source>
   <translation>L’accord est respecté</translation>
  </message>
  <message>
   <source>An agreement is in force</source>
   <translation>Un accord est en vigueur</translation>
  </message>
  <message>
   <source>The agreement was broken</source>
   <translation>L’accord n’a pas été respecté</translation>
  </message>
  <message>
   <source>The debtor proposes an agreement</source>
   <translation>Le débiteur propose un accord</translation>
  </message>
  <message>
   <source>Your proposal awaits the debtor</source>
   <translation>Votre proposition attend le débiteur</translation>
  </message>
  <message>
   <source>One plan for several invoices: {numbers}. {amount} of it is for this one.</source>
   <translation>Un seul plan pour plusieurs factures : {numbers}, dont {amount} pour celle-ci.</translation>
  </message>
  <message>
   <source>{total} instead of {open}, by {day}; the rest is then written off.</source>
   <translation>{total} au lieu de {open}, au plus tard le {day} ; le reste est alors abandonné.</translation>
  </message>
  <message>
   <source>{total} in one payment by {day}.</source>
   <translation>{total} en un paiement au plus tard le {day}.</translation>
  </message>
  <message>
   <source>{total} in {count} instalments, the last on {day}.</source>
   <translation>{total} en {count} mensualités, la dernière le {day}.</translation>
  </message>
  <message>
   <source>Every instalment is paid.</source>
   <translation>Toutes les mensualités sont payées.</translation>
  </message>
  <message>
   <source>Contacts pause while it is kept. A late instalment ends it, and recovery resumes.</source>
   <translation>Les relances cessent tant qu’il est respecté. Une mensualité en retard y met fin, et le recouvrement se poursuit.</translation>
  </message>
  <message>
   <source>Recovery continues for everything open.</source>
   <translation>Le recouvrement se poursuit pour tout ce qui reste dû.</translation>
  </message>
  <message>
   <source>If you accept, contacts pause while it is kept.</source>
   <translation>Si vous acceptez, les relances cessent tant que l’accord est respecté.</translation>
  </message>
  <message>
   <source>You write off {amount}.</source>
   <translation>Vous abandonnez {amount}.</translation>
  </message>
  <message>
   <source>If you refuse, recovery continues.</source>
   <translation>Si vous refusez, le recouvrement se poursuit.</translation>
  </message>
  <message>
   <source>The proposal is valid until {day} ({when}).</source>
   <translation>La proposition est valable jusqu’au {day} ({when}).</translation>
  </message>
  <message>
   <source>Instalment {number}: {day}</source>
   <translation>Mensualité {number} : {day}</translation>
  </message>
  <message>
   <source>open</source>
   <translation>à venir</translation>
  </message>
  <message>
   <source>paid</source>
   <translation>payée</translation>
  </message>
  <message>
   <source>late</source>
   <translation>en retard</translation>
  </message>
  <message>
   <source>Invoice</source>
   <translation>Facture</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Payé</translation>
  </message>
  <message>
   <source>Remaining</source>
   <translation>Reste</translation>
  </message>
  <message>
   <source>Overpaid</source>
   <translation>Trop-perçu</translation>
  </message>
  <message>
   <source>No longer asked for</source>
   <translation>N’est plus réclamé</translation>
  </message>
  <message>
   <source>Interest</source>
   <translation>Intérêts</translation>
  </message>
  <message>
   <source>Fixed sum</source>
   <translation>Indemnité forfaitaire</translation>
  </message>
  <message>
   <source>No interest is asked for.</source>
   <translation>Aucun intérêt n’est demandé.</translation>
  </message>
  <message>
   <source>The fixed sum, {extras}, is not asked for.</source>
   <translation>L’indemnité forfaitaire, {extras}, n’est pas demandée.</translation>
  </message>
  <message>
   <source>The fixed sum, {extras}, was not asked for.</source>
   <translation>L’indemnité forfaitaire, {extras}, n’a pas été demandée.</translation>
  </message>
  <message>
   <source>Interest, {extras}, is not asked for.</source>
   <translation>Les intérêts, {extras}, ne sont pas demandés.</translation>
  </message>
  <message>
   <source>Interest, {extras}, was not asked for.</source>
   <translation>Les intérêts, {extras}, n’ont pas été demandés.</translation>
  </message>
  <message>
   <source>Interest and the fixed sum, {extras}, are not asked for.</source>
   <translation>Les pénalités de retard et l’indemnité forfaitaire, {extras}, ne sont pas demandées.</translation>
  </message>
  <message>
   <source>Interest and the fixed sum, {extras}, were not asked for.</source>
   <translation>Les pénalités de retard et l’indemnité forfaitaire, {extras}, n’ont pas été demandées.</translation>
  </message>
  <message>
   <source>Interest cannot be worked out yet: the statutory rate of a half-year is missing. Enter it under Settings → Recoveries → Statutory rates.</source>
   <translation>Les intérêts ne peuvent pas encore être calculés : le taux légal d’un semestre manque. Il se saisit dans Paramètres → Recouvrements → Taux légaux.</translation>
  </message>
  <message>
   <source>Agreed: {paid} of {total} paid, {done} of {parts} payments.</source>
   <translation>Convenu : {paid} payés sur {total}, {done} paiements sur {parts}.</translation>
  </message>
  <message>
   <source>Next: {amount} by {day}.</source>
   <translation>Prochain : {amount} au {day}.</translation>
  </message>
  <message>
   <source>Missed: {amount} on {day}.</source>
   <translation>Manqué : {amount} le {day}.</translation>
  </message>
  <message>
   <source>Time-barred: {day} was the last day to claim it in court.</source>
   <translation>Prescrite : le {day} était le dernier jour pour agir en justice.</translation>
  </message>
  <message>
   <source>The debtor may refuse to pay. Letters that say so, an agreement and payments are still possible; interest is no longer asked for.</source>
   <translation>Le débiteur peut refuser de payer. Restent possibles des lettres qui le disent, un accord et des paiements ; les intérêts ne sont plus demandés.</translation>
  </message>
  <message>
   <source>Time-barred after {day}.</source>
   <translation>Prescription après le {day}.</translation>
  </message>
  <message>
   <source>The period restarted on {day}.</source>
   <translation>Le délai a recommencé le {day}.</translation>
  </message>
  <message>
   <source>If the debtor pays a part, admits the debt or gets a formal notice, the period can start again.</source>
   <translation>Si le débiteur paie une partie, reconnaît la dette ou reçoit une mise en demeure, le délai peut repartir à zéro.</translation>
  </message>
  <message>
   <source>If the debtor pays a part or admits the debt, the period can start again. A reminder changes nothing.</source>
   <translation>Si le débiteur paie une partie ou reconnaît la dette, le délai peut repartir à zéro. Une relance n’y change rien.</translation>
  </message>
  <message>
   <source>Check this with a lawyer.</source>
   <translation>À vérifier avec un avocat.</translation>
  </message>
  <message>
   <source>Invoice {numbers}</source>
   <translation>Facture {numbers}</translation>
  </message>
  <message>
   <source>{base} × {rate}% × {days} days ÷ 365</source>
   <translation>{base} × {rate} % × {days} jours ÷ 365</translation>
  </message>
  <message>
   <source>{arithmetic} (agreed rate)</source>
   <translation>{arithmetic} (taux convenu)</translation>
  </message>
  <message>
   <source>Not claimed: the reference rate of this half-year has not been entered yet.</source>
   <translation>Non réclamés : le taux de référence de ce semestre n’a pas encore été saisi.</translation>
  </message>
  <message>
   <source>{count} × {base}</source>
   <translation>{count} × {base}</translation>
  </message>
  <message>
   <source>Fixed sum for recovery costs</source>
   <translation>Indemnité forfaitaire pour frais de recouvrement</translation>
  </message>
  <message>
   <source>Paid before</source>
   <translation>Déjà versé</translation>
  </message>
  <message>
   <source>Credit note {number}</source>
   <translation>Avoir {number}</translation>
  </message>
  <message>
   <source>Paid beyond what is asked for, to be paid back</source>
   <translation>Payé au-delà de la somme demandée, à rembourser</translation>
  </message>
  <message>
   <source>Small difference, no longer asked for</source>
   <translation>Petite différence, plus réclamée</translation>
  </message>
  <message>
   <source>Paid {day}</source>
   <translation>Payé le {day}</translation>
  </message>
  <message>
   <source>Interest, {since} – {until}</source>
   <translation>Intérêts, du {since} au {until}</translation>
  </message>
  <message>
   <source>With evidence you keep the claim; write there too if you put something right, such as a new file.</source>
   <translation>Avec des justificatifs, vous maintenez la créance ; écrivez-y aussi si vous corrigez quelque chose, par exemple avec un nouveau fichier.</translation>
  </message>
  <message>
   <source>“Settled” notes what you both agreed.</source>
   <translation>« Réglé » note ce que vous avez convenu tous les deux.</translation>
  </message>
  <message>
   <source>“The debtor is right” gives up the whole claim.</source>
   <translation>« Le débiteur a raison » abandonne toute la créance.</translation>
  </message>
  <message>
   <source>The debtor disputes this invoice</source>
   <translation>Le débiteur conteste cette facture</translation>
  </message>
  <message>
   <source>Evidence is requested</source>
   <translation>Des justificatifs sont demandés</translation>
  </message>
  <message>
   <source>Their reason: {reason}.</source>
   <translation>Son motif : {reason}.</translation>
  </message>
  <message>
   <source>Their reason: {reason}. It concerns {part} of the invoice.</source>
   <translation>Son motif : {reason}. Cela porte sur {part} de la facture.</translation>
  </message>
  <message>
   <source>Contacts pause until you answer.</source>
   <translation>Les relances sont en pause jusqu’à votre réponse.</translation>
  </message>
  <message>
   <source>The deadline was {day}. Recovery stays paused until you answer.</source>
   <translation>Le délai était le {day}. Le recouvrement reste en pause jusqu’à votre réponse.</translation>
  </message>
  <message>
   <source>Your answer is due by {day} ({when}). Contacts pause until you answer, even if you are late.</source>
   <translation>Votre réponse est attendue au plus tard le {day} ({when}). Les relances sont en pause jusqu’à votre réponse, même après ce jour.</translation>
  </message>
  <message>
   <source>Your answer is due by {day} ({when}); contacts pause until then.</source>
   <translation>Votre réponse est attendue au plus tard le {day} ({when}) ; les relances sont en pause d’ici là.</translation>
  </message>
  <message>
   <source>Safeguard</source>
   <translation>Sauvegarde</translation>
  </message>
  <message>
   <source>Receivership</source>
   <translation>Redressement judiciaire</translation>
  </message>
  <message>
   <source>Liquidation</source>
   <translation>Liquidation judiciaire</translation>
  </message>
  <message>
   <source>Another procedure</source>
   <translation>Autre procédure</translation>
  </message>
  <message>
   <source>Declare the claim to {administrator}.</source>
   <translation>Déclarez la créance à {administrator}.</translation>
  </message>
  <message>
   <source>Find out when the opening was published, and enter that day.</source>
   <translation>Cherchez quand l’ouverture a été publiée et inscrivez ce jour.</translation>
  </message>
  <message>
   <source>Take the declaration's data and the documents from the case file.</source>
   <translation>Prenez les données de la déclaration et les pièces dans le dossier.</translation>
  </message>
  <message>
   <source>Do not ask the debtor for payment, and tell the administrator of any that arrives.</source>
   <translation>Ne demandez pas de paiement au débiteur, et signalez au mandataire judiciaire tout paiement reçu.</translation>
  </message>
  <message>
   <source>the person appointed by the court</source>
   <translation>la personne désignée par le tribunal</translation>
  </message>
  <message>
   <source>{total}: invoice {principal}, interest {interest}, fixed sum {fixed_sum}</source>
   <translation>{total} : facture {principal}, intérêts {interest}, indemnité forfaitaire {fixed_sum}</translation>
  </message>
  <message>
   <source>Your rule: you are asked about every partial payment.</source>
   <translation>Votre règle : on vous demande votre décision à chaque paiement partiel.</translation>
  </message>
  <message>
   <source>Your rule: after a partial payment, recovery continues by itself.</source>
   <translation>Votre règle : après un paiement partiel, le recouvrement se poursuit de lui-même.</translation>
  </message>
  <message>
   <source>Your rule: after a partial payment, the rest is written off by itself.</source>
   <translation>Votre règle : après un paiement partiel, le reste est abandonné de lui-même.</translation>
  </message>
  <message>
   <source>Settlements of {share}% or more are accepted without asking.</source>
   <translation>Les transactions d’au moins {share} % sont acceptées sans vous demander.</translation>
  </message>
  <message>
   <source>Once the invoice is paid, interest and fixed sums are dropped by themselves.</source>
   <translation>Une fois la facture payée, les intérêts et l’indemnité forfaitaire sont abandonnés d’eux-mêmes.</translation>
  </message>
  <message>
   <source>Up to {count} instalments are accepted without asking.</source>
   <translation>Jusqu’à {count} mensualités sont acceptées sans vous demander.</translation>
  </message>
  <message>
   <source>Choose a day between today and {day}.</source>
   <translation>Choisissez un jour entre aujourd’hui et le {day}.</translation>
  </message>
  <message>
   <source>At most {amount} is open.</source>
   <translation>Il reste dû {amount} au plus.</translation>
  </message>
  <message>
   <source>Enter an amount below {amount}, which is what is open.</source>
   <translation>Indiquez un montant inférieur à {amount}, ce qui reste dû.</translation>
  </message>
  <message>
   <source>Each part must be at least {amount}.</source>
   <translation>Chaque mensualité doit être d’au moins {amount}.</translation>
  </message>
  <message>
   <source>in one payment</source>
   <translation>en un paiement</translation>
  </message>
  <message>
   <source>{count}, one month apart</source>
   <translation>{count}, à un mois d’intervalle</translation>
  </message>
  <message>
   <source>A note was saved.</source>
   <translation>Une note a été enregistrée.</translation>
  </message>
  <message>
   <source>Your statement was recorded.</source>
   <translation>Votre exposé a été enregistré.</translation>
  </message>
  <message>
   <source>You settled the dispute with the debtor.</source>
   <translation>Vous avez réglé la contestation avec le débiteur.</translation>
  </message>
  <message>
   <source>you</source>
   <translation>vous</translation>
  </message>
  <message>
   <source>the debtor</source>
   <translation>le débiteur</translation>
  </message>
  <message>
   <source>the recovery service</source>
   <translation>le service de recouvrement</translation>
  </message>
  <message>
   <source>your platform</source>
   <translation>votre plateforme</translation>
  </message>
  <message>
   <source>the payment provider</source>
   <translation>le prestataire de paiement</translation>
  </message>
  <message>
   <source>{channel} to {to}.</source>
   <translation>{channel} à {to}.</translation>
  </message>
  <message>
   <source>{channel} to the debtor.</source>
   <translation>Le débiteur a été contacté : {channel}.</translation>
  </message>
  <message>
   <source>Simulated: it counts as posted, nothing was printed.</source>
   <translation>Simulée : elle compte comme postée, rien n’a été imprimé.</translation>
  </message>
  <message>
   <source>The amount owed has changed since you wrote this: was {was}, now {now}. Check the text.</source>
   <translation>Le montant dû a changé depuis que vous avez écrit ceci : {was} avant, {now} maintenant. Vérifiez le texte.</translation>
  </message>
  <message>
   <source>no calls</source>
   <translation>pas d’appels</translation>
  </message>
  <message>
   <source>no preference</source>
   <translation>sans préférence</translation>
  </message>
  <message>
   <source>by email</source>
   <translation>par e-mail</translation>
  </message>
  <message>
   <source>by post</source>
   <translation>par courrier</translation>
  </message>
  <message>
   <source>by phone</source>
   <translation>par téléphone</translation>
  </message>
  <message>
   <source>in the morning</source>
   <translation>le matin</translation>
  </message>
  <message>
   <source>in the afternoon</source>
   <translation>l’après-midi</translation>
  </message>
  <message>
   <source>{channel} to the {level}.</source>
   <translation>{channel} : {level}.</translation>
  </message>
  <message>
   <source>Delivered.</source>
   <translation>Remis.</translation>
  </message>
  <message>
   <source>Came back.</source>
   <translation>Revenu en erreur.</translation>
  </message>
  <message>
   <source>Came back; it is sent once more.</source>
   <translation>Il est revenu ; il est envoyé encore une fois.</translation>
  </message>
  <message>
   <source>Could not be delivered.</source>
   <translation>Impossible à remettre.</translation>
  </message>
  <message>
   <source>Someone answered.</source>
   <translation>Quelqu’un a répondu.</translation>
  </message>
  <message>
   <source>No answer.</source>
   <translation>Pas de réponse.</translation>
  </message>
  <message>
   <source>They promised to pay.</source>
   <translation>Le paiement a été promis.</translation>
  </message>
  <message>
   <source>They dispute the invoice.</source>
   <translation>Le débiteur conteste la facture.</translation>
  </message>
  <message>
   <source>They called.</source>
   <translation>Le débiteur a appelé.</translation>
  </message>
  <message>
   <source>Wrong number.</source>
   <translation>Mauvais numéro.</translation>
  </message>
  <message>
   <source>A message was left.</source>
   <translation>Un message a été laissé.</translation>
  </message>
  <message>
   <source>It is on the call list.</source>
   <translation>Sur la liste d’appels.</translation>
  </message>
  <message>
   <source>To be printed and posted.</source>
   <translation>À imprimer et à poster.</translation>
  </message>
  <message>
   <source>Not confirmed.</source>
   <translation>Non confirmé.</translation>
  </message>
  <message>
   <source>Printed.</source>
   <translation>Imprimée.</translation>
  </message>
  <message>
   <source>Handed over for printing.</source>
   <translation>Remise pour impression.</translation>
  </message>
  <message>
   <source>Will be left out. {why}</source>
   <translation>N’aura pas lieu. {why}</translation>
  </message>
  <message>
   <source>Will be left out: the debtor’s street or town is missing.</source>
   <translation>N’aura pas lieu : la rue ou la ville du débiteur manque.</translation>
  </message>
  <message>
   <source>{channel}: skipped by you.</source>
   <translation>{channel} : relance sautée par vous.</translation>
  </message>
  <message>
   <source>{channel} of {day}: skipped by you.</source>
   <translation>{channel} du {day} : relance sautée par vous.</translation>
  </message>
  <message>
   <source>{channel} is left out. {why}</source>
   <translation>{channel} : non envoyé. {why}</translation>
  </message>
  <message>
   <source>A letter is ready: print and post it.</source>
   <translation>Une lettre est prête : imprimez-la et postez-la.</translation>
  </message>
  <message>
   <source>A call is due.</source>
   <translation>Un appel est à passer.</translation>
  </message>
  <message>
   <source>Email to {to} came back this time; it is sent once more.</source>
   <translation>L’e-mail à {to} est revenu cette fois ; il est envoyé encore une fois.</translation>
  </message>
  <message>
   <source>Email to {to} comes back; the next contact is tried.</source>
   <translation>Les e-mails à {to} reviennent ; le contact suivant est sollicité.</translation>
  </message>
  <message>
   <source>Letter no. {number} was posted.</source>
   <translation>La lettre n° {number} a été postée.</translation>
  </message>
  <message>
   <source>Letter no. {number} was delivered.</source>
   <translation>La lettre n° {number} a été remise.</translation>
  </message>
  <message>
   <source>Letter no. {number} came back: check the postal address.</source>
   <translation>La lettre n° {number} est revenue : vérifiez l’adresse postale.</translation>
  </message>
  <message>
   <source>{channel} is waiting. {why}</source>
   <translation>{channel} en attente. {why}</translation>
  </message>
  <message>
   <source>{channel} is waiting: the receiving server asked to try again later.</source>
   <translation>{channel} en attente : le serveur destinataire demande de réessayer plus tard.</translation>
  </message>
  <message>
   <source>{to} was added as {level}.</source>
   <translation>{to} a été ajouté comme {level}.</translation>
  </message>
  <message>
   <source>Call on {day}: {outcome}</source>
   <translation>Appel du {day} : {outcome}</translation>
  </message>
  <message>
   <source>Call: {outcome}</source>
   <translation>Appel : {outcome}</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>SIREN or SIRET</source>
   <translation>SIREN ou SIRET</translation>
  </message>
  <message>
   <source>VAT number</source>
   <translation>Numéro de TVA</translation>
  </message>
  <message>
   <source>Address line 1</source>
   <translation>Numéro et rue</translation>
  </message>
  <message>
   <source>Address line 2</source>
   <translation>Complément d’adresse</translation>
  </message>
  <message>
   <source>Postcode</source>
   <translation>Code postal</translation>
  </message>
  <message>
   <source>Town or city</source>
   <translation>Ville</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Pays</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>First name</source>
   <translation>Prénom</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Téléphone</translation>
  </message>
  <message>
   <source>Role</source>
   <translation>Rôle</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Ordre</translation>
  </message>
  <message>
   <source>You corrected the debtor. {facts}</source>
   <translation>Vous avez corrigé le débiteur. {facts}</translation>
  </message>
  <message>
   <source>Letters only from now on.</source>
   <translation>Désormais par lettre uniquement.</translation>
  </message>
  <message>
   <source>Emails and calls again, as the plan has them.</source>
   <translation>De nouveau des e-mails et des appels, comme le plan les prévoit.</translation>
  </message>
  <message>
   <source>{fact}: {before} → {after}</source>
   <translation>{fact} : {before} → {after}</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>rien</translation>
  </message>
  <message>
   <source>The invoice was submitted.</source>
   <translation>La facture a été mise en recouvrement.</translation>
  </message>
  <message>
   <source>The invoice {numbers} was submitted.</source>
   <translation>La facture {numbers} a été mise en recouvrement.</translation>
  </message>
  <message>
   <source>The reminders were planned. Nothing is sent until you approve them.</source>
   <translation>Les relances ont été planifiées. Rien n’est envoyé avant votre approbation.</translation>
  </message>
  <message>
   <source>The reminders were planned.</source>
   <translation>Les relances ont été planifiées.</translation>
  </message>
  <message>
   <source>The plan was approved, for later invoices too.</source>
   <translation>Les relances ont été approuvées, pour les factures suivantes aussi.</translation>
  </message>
  <message>
   <source>The plan was approved.</source>
   <translation>Les relances de cette facture ont été approuvées.</translation>
  </message>
  <message>
   <source>The debtor promised {amount} for {day}.</source>
   <translation>Le débiteur a promis {amount} pour le {day}.</translation>
  </message>
  <message>
   <source>The payment promised for {day} did not arrive.</source>
   <translation>Le paiement promis pour le {day} n’est pas arrivé.</translation>
  </message>
  <message>
   <source>The payment promised for {day} arrived.</source>
   <translation>Le paiement promis pour le {day} est arrivé.</translation>
  </message>
  <message>
   <source>The debtor says {amount} was paid on {day}: check your account.</source>
   <translation>Le débiteur dit avoir payé {amount} le {day} : vérifiez votre compte.</translation>
  </message>
  <message>
   <source>The debtor says insolvency proceedings were opened on {day}: check this, and report it.</source>
   <translation>Le débiteur indique qu’une procédure collective a été ouverte le {day} : vérifiez, puis signalez-la.</translation>
  </message>
  <message>
   <source>The debtor objects to the invoice: read it before you decide.</source>
   <translation>Le débiteur conteste la facture : lisez son message avant de décider.</translation>
  </message>
  <message>
   <source>The debtor objects to {amount} of the invoice: read it before you decide.</source>
   <translation>Le débiteur conteste {amount} de la facture : lisez son message avant de décider.</translation>
  </message>
  <message>
   <source>{what} Reason: {reason}.</source>
   <translation>{what} Motif : {reason}.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice; contacts pause.</source>
   <translation>Le débiteur conteste la facture ; les relances sont en pause.</translation>
  </message>
  <message>
   <source>The debtor disputes {amount} of the invoice; contacts pause.</source>
   <translation>Le débiteur conteste {amount} de la facture ; les relances sont en pause.</translation>
  </message>
  <message>
   <source>Evidence was requested; contacts pause.</source>
   <translation>Des justificatifs ont été demandés ; les relances sont en pause.</translation>
  </message>
  <message>
   <source>Evidence was requested; contacts pause: {asked}.</source>
   <translation>Des justificatifs ont été demandés ; les relances sont en pause : {asked}.</translation>
  </message>
  <message>
   <source>The dispute is settled; recovery resumes after some days.</source>
   <translation>La contestation est réglée ; le recouvrement reprend après quelques jours.</translation>
  </message>
  <message>
   <source>You answered; recovery resumes.</source>
   <translation>Vous avez répondu ; le recouvrement reprend.</translation>
  </message>
  <message>
   <source>You answered with evidence ({kinds}); recovery resumes.</source>
   <translation>Vous avez répondu avec des justificatifs ({kinds}) ; le recouvrement reprend.</translation>
  </message>
  <message>
   <source>Recovered: {amount}.</source>
   <translation>Recouvrée : {amount}.</translation>
  </message>
  <message>
   <source>Closed with {amount} recovered; {rest} was written off.</source>
   <translation>Close avec {amount} recouvrés ; {rest} ont été abandonnés.</translation>
  </message>
  <message>
   <source>Interest and fixed sum of {amount} were not asked for.</source>
   <translation>Les pénalités de retard et l’indemnité forfaitaire, {amount}, n’ont pas été demandées.</translation>
  </message>
  <message>
   <source>Interest and fixed sum of {amount} were not paid and are no longer asked for.</source>
   <translation>Les pénalités de retard et l’indemnité forfaitaire, {amount}, n’ont pas été payées et ne sont plus demandées.</translation>
  </message>
  <message>
   <source>Reminders name this invoice separately.</source>
   <translation>Les relances portent sur cette facture seule.</translation>
  </message>
  <message>
   <source>Reminders name this invoice together with others of the debtor.</source>
   <translation>Les relances portent sur cette facture avec d’autres du débiteur.</translation>
  </message>
  <message>
   <source>The debtor wants to be reached {how}.</source>
   <translation>Le débiteur souhaite être joint ainsi : {how}.</translation>
  </message>
  <message>
   <source>From the next message on, interest and fixed sums are asked for too.</source>
   <translation>Les intérêts et l’indemnité forfaitaire sont aussi réclamés, dès le prochain message.</translation>
  </message>
  <message>
   <source>Interest and fixed sums are no longer asked for.</source>
   <translation>Les intérêts et l’indemnité forfaitaire ne sont plus réclamés.</translation>
  </message>
  <message>
   <source>You paused contacts until you resume them.</source>
   <translation>Vous avez mis les relances en pause jusqu’à votre reprise.</translation>
  </message>
  <message>
   <source>You paused contacts until {day}.</source>
   <translation>Vous avez mis les relances en pause jusqu’au {day}.</translation>
  </message>
  <message>
   <source>Recovery resumes.</source>
   <translation>Le recouvrement reprend.</translation>
  </message>
  <message>
   <source>You ended the pause; recovery resumes.</source>
   <translation>Vous avez mis fin à la pause ; le recouvrement reprend.</translation>
  </message>
  <message>
   <source>The pause is over; recovery resumes.</source>
   <translation>La pause est terminée ; le recouvrement reprend.</translation>
  </message>
  <message>
   <source>Recovery continues for what remains.</source>
   <translation>Le recouvrement se poursuit pour le reste.</translation>
  </message>
  <message>
   <source>The debtor withdrew the dispute; recovery resumes.</source>
   <translation>Le débiteur a retiré sa contestation ; le recouvrement reprend.</translation>
  </message>
  <message>
   <source>A payment was reversed; recovery resumes.</source>
   <translation>Un paiement a été repris ; le recouvrement reprend.</translation>
  </message>
  <message>
   <source>The disputed amount was paid.</source>
   <translation>Le montant contesté a été payé.</translation>
  </message>
  <message>
   <source>The payment the debtor mentioned was not recorded; recovery resumes.</source>
   <translation>Le paiement dont parlait le débiteur n’a pas été enregistré ; le recouvrement reprend.</translation>
  </message>
  <message>
   <source>The insolvency the debtor mentioned was not reported; recovery resumes.</source>
   <translation>La procédure collective dont parlait le débiteur n’a pas été signalée ; le recouvrement reprend.</translation>
  </message>
  <message>
   <source>Recovery was cancelled: {why}.</source>
   <translation>Le recouvrement a été annulé : {why}.</translation>
  </message>
  <message>
   <source>Recovery was cancelled.</source>
   <translation>Le recouvrement a été annulé.</translation>
  </message>
  <message>
   <source>Your proposal: to settle for {total} by {day}.</source>
   <translation>Votre proposition : solder pour {total} au plus tard le {day}.</translation>
  </message>
  <message>
   <source>The debtor proposed to settle for {total} by {day}.</source>
   <translation>Le débiteur a proposé de régler pour {total} au plus tard le {day}.</translation>
  </message>
  <message>
   <source>Your proposal: {total} in {count} payments from {day}.</source>
   <translation>Votre proposition : {total} en {count} paiements à partir du {day}.</translation>
  </message>
  <message>
   <source>The debtor proposed {total} in {count} payments from {day}.</source>
   <translation>Le débiteur a proposé {total} en {count} paiements à partir du {day}.</translation>
  </message>
  <message>
   <source>You entered what was agreed: to settle for {total} by {day}.</source>
   <translation>Vous avez saisi l’accord convenu : solder pour {total} au plus tard le {day}.</translation>
  </message>
  <message>
   <source>You entered what was agreed: {total} in {count} payments from {day}.</source>
   <translation>Vous avez saisi l’accord convenu : {total} en {count} paiements à partir du {day}.</translation>
  </message>
  <message>
   <source>Your rule answered.</source>
   <translation>Votre règle a répondu.</translation>
  </message>
  <message>
   <source>The agreement is in force; contacts pause.</source>
   <translation>L’accord est en vigueur ; les relances cessent.</translation>
  </message>
  <message>
   <source>The proposal was refused.</source>
   <translation>La proposition a été refusée.</translation>
  </message>
  <message>
   <source>A newer proposal replaced it.</source>
   <translation>Une proposition plus récente l’a remplacée.</translation>
  </message>
  <message>
   <source>Nobody answered the proposal in time.</source>
   <translation>Personne n’a répondu à temps à la proposition.</translation>
  </message>
  <message>
   <source>The agreement was kept to the end.</source>
   <translation>L’accord a été respecté jusqu’au bout.</translation>
  </message>
  <message>
   <source>The agreement was broken; recovery resumes.</source>
   <translation>L’accord n’a pas été respecté ; le recouvrement reprend.</translation>
  </message>
  <message>
   <source>The agreement was ended.</source>
   <translation>L’accord a pris fin.</translation>
  </message>
  <message>
   <source>The debtor has been insolvent since {day}; contacts stop.</source>
   <translation>Le débiteur est insolvable depuis le {day} ; les relances cessent.</translation>
  </message>
  <message>
   <source>Declare the claim by {day}.</source>
   <translation>Déclarez la créance au plus tard le {day}.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred soon.</source>
   <translation>La créance sera bientôt prescrite.</translation>
  </message>
  <message>
   <source>The claim becomes time-barred: {day} is the last day to go to court.</source>
   <translation>La créance va se prescrire : {day} est le dernier jour pour saisir le juge.</translation>
  </message>
  <message>
   <source>The plan ended; nobody could be contacted.</source>
   <translation>Le plan est terminé ; personne n’a pu être contacté.</translation>
  </message>
  <message>
   <source>The plan ended without payment. The case file is ready for a lawyer or the court.</source>
   <translation>Le plan est terminé, sans paiement. Le dossier est prêt pour un avocat ou un commissaire de justice.</translation>
  </message>
  <message>
   <source>{name} has written: {subject}</source>
   <translation>{name} a écrit : {subject}</translation>
  </message>
  <message>
   <source>{name} has written.</source>
   <translation>{name} a écrit.</translation>
  </message>
  <message>
   <source>An automatic answer of {name} arrived.</source>
   <translation>Une réponse automatique de {name} est arrivée.</translation>
  </message>
  <message>
   <source>The message needed no action; recovery resumes.</source>
   <translation>Le message ne demandait rien ; le recouvrement reprend.</translation>
  </message>
  <message>
   <source>You recorded the promise from the message.</source>
   <translation>Vous avez noté la promesse du message.</translation>
  </message>
  <message>
   <source>The message says it is paid; you wait for the payment.</source>
   <translation>Le message dit que c’est payé ; vous attendez le paiement.</translation>
  </message>
  <message>
   <source>You marked the invoice as disputed because of the message.</source>
   <translation>Vous avez marqué la facture comme contestée à cause du message.</translation>
  </message>
  <message>
   <source>The message came from the wrong person.</source>
   <translation>Le message venait de la mauvaise personne.</translation>
  </message>
  <message>
   <source>You wait until the debtor is back.</source>
   <translation>Vous attendez le retour du débiteur.</translation>
  </message>
  <message>
   <source>You answered the message.</source>
   <translation>Vous avez répondu au message.</translation>
  </message>
  <message>
   <source>The payment was reversed after the end: recovery starts again for it.</source>
   <translation>Le paiement a été repris après la fin : le recouvrement recommence pour ce montant.</translation>
  </message>
  <message>
   <source>The debtor attached files.</source>
   <translation>Le débiteur a joint des fichiers.</translation>
  </message>
  <message>
   <source>Someone said the invoice is not theirs. Who else should be contacted?</source>
   <translation>Quelqu’un a dit que la facture ne le concerne pas : qui d’autre contacter ?</translation>
  </message>
  <message>
   <source>The debtor’s data was erased; amounts and dates stay.</source>
   <translation>Les données du débiteur ont été effacées ; montants et dates restent.</translation>
  </message>
  <message>
   <source>The deadline passed; recovery stays paused until you answer.</source>
   <translation>Le délai est passé ; le recouvrement reste en pause jusqu’à votre réponse.</translation>
  </message>
  <message>
   <source>The debtor is no longer insolvent; recovery resumes.</source>
   <translation>Le débiteur n’est plus insolvable ; le recouvrement reprend.</translation>
  </message>
  <message>
   <source>The claim is time-barred: only letters that say so are sent.</source>
   <translation>La créance est prescrite : seules des lettres qui le disent sont envoyées.</translation>
  </message>
  <message>
   <source>{amount} arrived: everything is paid.</source>
   <translation>{amount} arrivés : tout est payé.</translation>
  </message>
  <message>
   <source>{amount} arrived, {rest} remains.</source>
   <translation>{amount} arrivés, il reste {rest}.</translation>
  </message>
  <message>
   <source>{amount} of the invoice had been paid before.</source>
   <translation>{amount} de la facture étaient déjà réglés.</translation>
  </message>
  <message>
   <source>Credit note {number} takes {amount} off the invoice.</source>
   <translation>L’avoir {number} réduit la facture de {amount}.</translation>
  </message>
  <message>
   <source>{amount} is missing, too little to ask for.</source>
   <translation>Il manque {amount}, trop peu pour être réclamé.</translation>
  </message>
  <message>
   <source>You were asked what to do about the {rest} that remains.</source>
   <translation>On vous a demandé que faire des {rest} restants.</translation>
  </message>
  <message>
   <source>The debtor had been thanked for it.</source>
   <translation>Le débiteur en avait déjà été remercié.</translation>
  </message>
  <message>
   <source>The payment of {amount} was reversed.</source>
   <translation>Le paiement de {amount} a été repris.</translation>
  </message>
  <message>
   <source>The payment of {amount} was refunded to the card.</source>
   <translation>Le paiement de {amount} a été remboursé sur la carte.</translation>
  </message>
  <message>
   <source>The debtor’s bank reversed the card payment of {amount}.</source>
   <translation>La banque du débiteur a repris le paiement par carte de {amount}.</translation>
  </message>
  <message>
   <source>{amount} arrived by card after the end: it is not booked and must be refunded.</source>
   <translation>{amount} sont arrivés par carte après la fin : non comptabilisés, ils sont à rembourser.</translation>
  </message>
  <message>
   <source>{amount} arrived by card in another currency: it is not booked and must be refunded.</source>
   <translation>{amount} sont arrivés par carte dans une autre devise : non comptabilisés, ils sont à rembourser.</translation>
  </message>
  <message>
   <source>{amount} arrived by card and is not booked: it must be refunded.</source>
   <translation>{amount} sont arrivés par carte et ne sont pas comptabilisés : ils sont à rembourser.</translation>
  </message>
  <message>
   <source>The payout was made.</source>
   <translation>Le reversement a été fait.</translation>
  </message>
  <message>
   <source>{amount} was paid out to you.</source>
   <translation>{amount} vous ont été reversés.</translation>
  </message>
  <message>
   <source>A fee of {fee} was deducted.</source>
   <translation>Des frais de {fee} ont été retenus.</translation>
  </message>
  <message>
   <source>The credit note covers the rest.</source>
   <translation>L’avoir couvre le reste.</translation>
  </message>
  <message>
   <source>The refund of {amount} did not reach the card: the money is back here.</source>
   <translation>Le remboursement de {amount} n’a pas atteint la carte : l’argent est de nouveau ici.</translation>
  </message>
  <message>
   <source>The {amount} that arrived by card was booked on another invoice.</source>
   <translation>Les {amount} arrivés par carte ont été portés sur une autre facture.</translation>
  </message>
  <message>
   <source>The {amount} that could not be booked was refunded.</source>
   <translation>Les {amount} qui n’ont pu être comptabilisés ont été remboursés.</translation>
  </message>
  <message>
   <source>Find out by when the claim must be declared.</source>
   <translation>Demandez jusqu’à quand déclarer la créance.</translation>
  </message>
  <message>
   <source>Declare your claim by {day} ({when}).</source>
   <translation>Déclarez votre créance au plus tard le {day} ({when}).</translation>
  </message>
  <message>
   <source>Decide about the partial payment.</source>
   <translation>Décidez de la suite du paiement partiel.</translation>
  </message>
  <message>
   <source>Decide about the partial payment by {day} ({when}).</source>
   <translation>Décidez du paiement partiel au plus tard le {day} ({when}).</translation>
  </message>
  <message>
   <source>Answer with evidence: the deadline has passed.</source>
   <translation>Répondez avec des justificatifs : le délai est passé.</translation>
  </message>
  <message>
   <source>Recovery stays paused until you answer.</source>
   <translation>Le recouvrement reste en pause jusqu’à votre réponse.</translation>
  </message>
  <message>
   <source>Answer with evidence.</source>
   <translation>Répondez avec des justificatifs.</translation>
  </message>
  <message>
   <source>Answer with evidence by {day} ({when}).</source>
   <translation>Répondez avec des justificatifs au plus tard le {day} ({when}).</translation>
  </message>
  <message>
   <source>Contacts pause until then.</source>
   <translation>Les relances sont en pause d’ici là.</translation>
  </message>
  <message>
   <source>The debtor pays {amount}, {when}.</source>
   <translation>Le débiteur paie {amount}, {when}.</translation>
  </message>
  <message>
   <source>Paid. It counts as recovered {when}.</source>
   <translation>Payée. Elle compte comme recouvrée {when}.</translation>
  </message>
  <message>
   <source>Recovery is paused.</source>
   <translation>Le recouvrement est en pause.</translation>
  </message>
  <message>
   <source>Recovery starts {when}.</source>
   <translation>Le recouvrement commence {when}.</translation>
  </message>
  <message>
   <source>Until then you can take it back.</source>
   <translation>D’ici là, vous pouvez le reprendre.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, once you have approved the plan.</source>
   <translation>{channel} au {level}, dès que vous aurez approuvé le plan.</translation>
  </message>
  <message>
   <source>Nothing is sent before that.</source>
   <translation>Rien n’est envoyé avant.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, once you have approved its text.</source>
   <translation>{channel} au {level}, dès que vous aurez approuvé le texte.</translation>
  </message>
  <message>
   <source>The service plans {what}, {when}.</source>
   <translation>Le service prévoit {what}, {when}.</translation>
  </message>
  <message>
   <source>The service plans {what}.</source>
   <translation>Le service prévoit {what}.</translation>
  </message>
  <message>
   <source>{channel} to the {level}, {when}.</source>
   <translation>{channel} au {level}, {when}.</translation>
  </message>
  <message>
   <source>{amount} was paid out to you, {when}.</source>
   <translation>{amount} vous ont été versés, {when}.</translation>
  </message>
  <message>
   <source>{amount} is paid out to you, {when}.</source>
   <translation>{amount} vous seront versés, {when}.</translation>
  </message>
  <message>
   <source>Nothing more: this is closed.</source>
   <translation>Plus rien : c’est clos.</translation>
  </message>
  <message>
   <source>Recovery starts within a day. Until then you can take it back.</source>
   <translation>Le recouvrement commence dans la journée. D’ici là, vous pouvez le reprendre.</translation>
  </message>
  <message>
   <source>Nothing is planned at the moment.</source>
   <translation>Rien n’est prévu pour le moment.</translation>
  </message>
  <message>
   <source>Answer the debtor’s proposal.</source>
   <translation>Répondez à la proposition du débiteur.</translation>
  </message>
  <message>
   <source>The debtor answers your proposal.</source>
   <translation>Le débiteur répond à votre proposition.</translation>
  </message>
  <message>
   <source>Answer the debtor’s proposal by {day} ({when}).</source>
   <translation>Répondez à la proposition du débiteur au plus tard le {day} ({when}).</translation>
  </message>
  <message>
   <source>The debtor can answer your proposal until {day} ({when}).</source>
   <translation>Le débiteur peut répondre à votre proposition jusqu’au {day} ({when}).</translation>
  </message>
  <message>
   <source>Contacts continue meanwhile.</source>
   <translation>Les relances continuent entre-temps.</translation>
  </message>
  <message>
   <source>{amount} arrived. Nothing more happens.</source>
   <translation>{amount} ont été reçus. Plus rien ne se passe.</translation>
  </message>
  <message>
   <source>Add another contact, agree with the debtor, go to court, or end recovery.</source>
   <translation>Ajoutez un autre contact, trouvez un accord avec le débiteur, saisissez le juge ou mettez fin au recouvrement.</translation>
  </message>
  <message>
   <source>The plan ended without payment. You decide what comes next.</source>
   <translation>Le plan est terminé, sans paiement. À vous de décider de la suite.</translation>
  </message>
  <message>
   <source>No more contacts are planned. Without payment, you decide what comes next {when}.</source>
   <translation>Plus aucune relance n’est prévue. Sans paiement, vous décidez de la suite {when}.</translation>
  </message>
  <message>
   <source>Without an answer, recovery continues for the rest.</source>
   <translation>Sans réponse, le recouvrement du reste se poursuit.</translation>
  </message>
  <message>
   <source>Without an answer, the rest is written off.</source>
   <translation>Sans réponse, le reste est abandonné.</translation>
  </message>
  <message>
   <source>You paused contacts.</source>
   <translation>Vous avez mis les relances en pause.</translation>
  </message>
  <message>
   <source>Paid: it counts as recovered once the bank can no longer reverse the payment.</source>
   <translation>Payée : elle compte comme recouvrée quand la banque ne peut plus reprendre le paiement.</translation>
  </message>
  <message>
   <source>Part of it was paid. You decide about the rest.</source>
   <translation>Une partie a été payée ; à vous de décider du reste.</translation>
  </message>
  <message>
   <source>The debtor disputes the invoice.</source>
   <translation>Le débiteur conteste la facture.</translation>
  </message>
  <message>
   <source>Evidence is requested.</source>
   <translation>Des justificatifs sont demandés.</translation>
  </message>
  <message>
   <source>The debtor says it is paid. Without a payment, recovery resumes after seven days.</source>
   <translation>Le débiteur dit avoir payé. Sans paiement, le recouvrement reprend après sept jours.</translation>
  </message>
  <message>
   <source>The debtor says it is insolvent. Unless you report it, recovery resumes after seven days.</source>
   <translation>Le débiteur se dit en procédure collective. Si vous ne la signalez pas, le recouvrement reprend après sept jours.</translation>
  </message>
  <message>
   <source>The debtor has written. If you decide nothing, recovery resumes after five working days.</source>
   <translation>Le débiteur a écrit. Si vous ne décidez rien, le recouvrement reprend après cinq jours ouvrés.</translation>
  </message>
  <message>
   <source>An agreement is in force; contacts pause while it is kept.</source>
   <translation>Un accord est en vigueur ; les relances cessent tant qu’il est respecté.</translation>
  </message>
  <message>
   <source>A proposal awaits an answer; contacts pause meanwhile.</source>
   <translation>Une proposition attend une réponse ; les relances cessent entre-temps.</translation>
  </message>
  <message>
   <source>The debtor is insolvent: all you can do is declare the claim.</source>
   <translation>Le débiteur est insolvable : il ne reste qu’à déclarer la créance.</translation>
  </message>
  <message>
   <source>Your account is suspended.</source>
   <translation>Votre compte est suspendu.</translation>
  </message>
  <message>
   <source>Someone said they are not the debtor.</source>
   <translation>Quelqu’un a dit ne pas être le débiteur.</translation>
  </message>
  <message>
   <source>The debtor can still pay and answer.</source>
   <translation>Le débiteur peut toujours payer et répondre.</translation>
  </message>
  <message>
   <source>Paused until you resume it.</source>
   <translation>En pause jusqu’à votre reprise.</translation>
  </message>
  <message>
   <source>Paused until {day}.</source>
   <translation>En pause jusqu’au {day}.</translation>
  </message>
  <message>
   <source>Quote</source>
   <translation>Devis</translation>
  </message>
  <message>
   <source>Purchase order</source>
   <translation>Bon de commande</translation>
  </message>
  <message>
   <source>Contract</source>
   <translation>Contrat</translation>
  </message>
  <message>
   <source>Delivery note</source>
   <translation>Bon de livraison</translation>
  </message>
  <message>
   <source>Correspondence</source>
   <translation>Correspondance</translation>
  </message>
  <message>
   <source>Proof of service</source>
   <translation>Preuve de prestation</translation>
  </message>
  <message>
   <source>Other</source>
   <translation>Autre</translation>
  </message>
  <message>
   <source>nothing was received</source>
   <translation>rien n’a été reçu</translation>
  </message>
  <message>
   <source>nothing was ordered</source>
   <translation>rien n’a été commandé</translation>
  </message>
  <message>
   <source>the quality is not right</source>
   <translation>la qualité n’est pas conforme</translation>
  </message>
  <message>
   <source>it is not as agreed</source>
   <translation>ce n’est pas ce qui était convenu</translation>
  </message>
  <message>
   <source>the amount is wrong</source>
   <translation>le montant est faux</translation>
  </message>
  <message>
   <source>it is already paid</source>
   <translation>c’est déjà payé</translation>
  </message>
  <message>
   <source>someone else owes it</source>
   <translation>quelqu’un d’autre doit payer</translation>
  </message>
  <message>
   <source>another reason</source>
   <translation>autre motif</translation>
  </message>
  <message>
   <source>Signed or stamped, it shows who took the goods, and when.</source>
   <translation>Signé ou tamponné, il montre qui a reçu la marchandise, et quand.</translation>
  </message>
  <message>
   <source>A report, photo or tracking page shows that the work or parcel arrived.</source>
   <translation>Un rapport, une photo ou un suivi montre que la prestation ou le colis est arrivé.</translation>
  </message>
  <message>
   <source>It shows what was to be delivered, and where.</source>
   <translation>Il montre ce qui devait être livré, et où.</translation>
  </message>
  <message>
   <source>It shows that the order came from the debtor.</source>
   <translation>Il montre que la commande venait du débiteur.</translation>
  </message>
  <message>
   <source>Accepted in writing, a quote is an order.</source>
   <translation>Accepté par écrit, un devis vaut commande.</translation>
  </message>
  <message>
   <source>Signed, it shows who ordered what at which price.</source>
   <translation>Signé, il montre qui a commandé quoi et à quel prix.</translation>
  </message>
  <message>
   <source>It shows which quality was agreed.</source>
   <translation>Il montre quelle qualité était convenue.</translation>
  </message>
  <message>
   <source>A signed acceptance or photos show how it was when it was handed over.</source>
   <translation>Un procès-verbal de réception signé ou des photos montrent l’état à la remise.</translation>
  </message>
  <message>
   <source>It shows that nobody complained at the time, or what was offered.</source>
   <translation>Elle montre que personne ne s’est plaint à l’époque, ou ce qui a été proposé.</translation>
  </message>
  <message>
   <source>It shows the price that was accepted.</source>
   <translation>Il montre le prix accepté.</translation>
  </message>
  <message>
   <source>It shows quantities and prices as the debtor ordered them.</source>
   <translation>Il montre les quantités et les prix commandés par le débiteur.</translation>
  </message>
  <message>
   <source>It shows the agreed price and what comes on top.</source>
   <translation>Il montre le prix convenu et ce qui s’y ajoute.</translation>
  </message>
  <message>
   <source>It shows which invoice is open, beside the one that was paid.</source>
   <translation>Elle montre quelle facture est ouverte, à côté de celle qui a été payée.</translation>
  </message>
  <message>
   <source>A statement of account shows that nothing arrived.</source>
   <translation>Un relevé de compte montre que rien n’est arrivé.</translation>
  </message>
  <message>
   <source>It shows to whom the invoice was addressed.</source>
   <translation>Elle montre à qui la facture était adressée.</translation>
  </message>
  <message>
   <source>It shows who signed, and for which company.</source>
   <translation>Il montre qui a signé, et pour quelle société.</translation>
  </message>
  <message>
   <source>It shows what is claimed.</source>
   <translation>Elle montre ce qui est réclamé.</translation>
  </message>
  <message>
   <source>It shows what was offered, and at which price.</source>
   <translation>Il montre ce qui a été proposé, et à quel prix.</translation>
  </message>
  <message>
   <source>It shows what was ordered.</source>
   <translation>Il montre ce qui a été commandé.</translation>
  </message>
  <message>
   <source>It shows what both sides agreed on.</source>
   <translation>Il montre ce dont les deux parties ont convenu.</translation>
  </message>
  <message>
   <source>It shows what was delivered, and when.</source>
   <translation>Il montre ce qui a été livré, et quand.</translation>
  </message>
  <message>
   <source>It shows what was written at the time.</source>
   <translation>Elle montre ce qui a été écrit à l’époque.</translation>
  </message>
  <message>
   <source>It shows that the work was done.</source>
   <translation>Elle montre que le travail a été fait.</translation>
  </message>
  <message>
   <source>Say in its description what it shows.</source>
   <translation>Dites dans sa description ce que cela montre.</translation>
  </message>
  <message>
   <source>You skipped it.</source>
   <translation>Vous l’avez sautée.</translation>
  </message>
  <message>
   <source>You changed it.</source>
   <translation>Vous l’avez modifiée.</translation>
  </message>
  <message>
   <source>The amount owed has changed since you wrote this.</source>
   <translation>Le montant dû a changé depuis que vous avez écrit ceci.</translation>
  </message>
  <message>
   <source>You read it and send it now.</source>
   <translation>Lu par vous ; part maintenant.</translation>
  </message>
  <message>
   <source>You brought it forward to the first day that deadlines which you gave and other contacts leave free.</source>
   <translation>Vous l’avez avancé au premier jour que laissent libre les délais que vous avez accordés et les autres contacts.</translation>
  </message>
  <message>
   <source>You approved it.</source>
   <translation>Vous l’avez approuvée.</translation>
  </message>
  <message>
   <source>You did not do it.</source>
   <translation>Vous ne l’avez pas fait.</translation>
  </message>
  <message>
   <source>You chose letters alone.</source>
   <translation>Vous avez choisi uniquement des lettres.</translation>
  </message>
  <message>
   <source>You postponed it to this day.</source>
   <translation>Vous l’avez reporté à ce jour.</translation>
  </message>
  <message>
   <source>You have not approved the plan yet.</source>
   <translation>Vous n’avez pas encore approuvé le plan.</translation>
  </message>
  <message>
   <source>No lawyer has reviewed this text: it waits until you have read and approved it.</source>
   <translation>Aucun avocat n’a relu ce texte : il attend que vous l’ayez lu et approuvé.</translation>
  </message>
  <message>
   <source>Your mailbox refused the sign-in.</source>
   <translation>Votre messagerie a refusé la connexion.</translation>
  </message>
  <message>
   <source>Your letter provider refused the sign-in.</source>
   <translation>Votre prestataire de courrier a refusé la connexion.</translation>
  </message>
  <message>
   <source>{name} is larger than 10 MB.</source>
   <translation>{name} dépasse 10 Mo.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}</source>
   <translation>{name} est illisible : {reason}</translation>
  </message>
  <message>
   <source>{name} is not a PDF, PNG or JPEG file.</source>
   <translation>{name} n’est pas un fichier PDF, PNG ou JPEG.</translation>
  </message>
  <message>
   <source>{name} cannot be opened. {reason}</source>
   <translation>{name} ne peut pas être ouvert. {reason}</translation>
  </message>
  <message>
   <source>{name} was not added: twenty files at most.</source>
   <translation>{name} n’a pas été ajouté : vingt fichiers au maximum.</translation>
  </message>
  <message>
   <source>{name} was not added: the files would exceed 50 MB together.</source>
   <translation>{name} n’a pas été ajouté : ensemble, les fichiers dépasseraient 50 Mo.</translation>
  </message>
  <message>
   <source>Messages leave while this app is open. While it is closed or the computer is off, what falls due waits until you open the app again.</source>
   <translation>Les messages partent tant que cette application est ouverte. Si elle est fermée ou l’ordinateur éteint, ce qui arrive à échéance attend sa réouverture.</translation>
  </message>
  <message>
   <source>As you entered it.</source>
   <translation>Comme vous l’avez saisi.</translation>
  </message>
  <message>
   <source>As it was read in the file.</source>
   <translation>Tel que lu dans le fichier.</translation>
  </message>
  <message>
   <source>This service only reports the status.</source>
   <translation>Ce service ne dit rien de plus que l’état.</translation>
  </message>
  <message>
   <source>From the service’s message of {moment}.</source>
   <translation>D’après le message du service du {moment}.</translation>
  </message>
 </context>
 <context>
  <name>received</name>
  <message>
   <source>They seem to promise payment.</source>
   <translation>Le débiteur promet apparemment de payer.</translation>
  </message>
  <message>
   <source>Contacts pause until two working days after that day, then recovery resumes.</source>
   <translation>Les relances attendent jusqu’à deux jours ouvrés après ce jour, puis le recouvrement reprend.</translation>
  </message>
  <message>
   <source>They seem to promise payment on {day}.</source>
   <translation>Le débiteur promet apparemment de payer le {day}.</translation>
  </message>
  <message>
   <source>Record the promise for {day}</source>
   <translation>Noter la promesse pour le {day}</translation>
  </message>
  <message>
   <source>Record a promise…</source>
   <translation>Noter une promesse…</translation>
  </message>
  <message>
   <source>They seem to say it is already paid.</source>
   <translation>Le débiteur dit apparemment que c’est déjà payé.</translation>
  </message>
  <message>
   <source>Wait for the payment</source>
   <translation>Attendre le paiement</translation>
  </message>
  <message>
   <source>Recovery pauses for seven days; without a payment it resumes.</source>
   <translation>Le recouvrement s’arrête sept jours ; sans paiement il reprend.</translation>
  </message>
  <message>
   <source>They seem to object to the invoice.</source>
   <translation>Le débiteur conteste apparemment la facture.</translation>
  </message>
  <message>
   <source>Mark as disputed</source>
   <translation>Marquer comme contestée</translation>
  </message>
  <message>
   <source>Recovery pauses, the debtor is told, and you are asked for evidence.</source>
   <translation>Le recouvrement s’arrête, le débiteur en est informé, et des justificatifs vous sont demandés.</translation>
  </message>
  <message>
   <source>They seem to ask for the invoice.</source>
   <translation>Le débiteur demande apparemment la facture.</translation>
  </message>
  <message>
   <source>Send the invoice…</source>
   <translation>Envoyer la facture…</translation>
  </message>
  <message>
   <source>It is attached to your answer, which you see first.</source>
   <translation>Elle est jointe à votre réponse, que vous voyez d’abord.</translation>
  </message>
  <message>
   <source>They seem to ask for more time or for instalments.</source>
   <translation>Le débiteur demande apparemment un délai ou des mensualités.</translation>
  </message>
  <message>
   <source>Propose an agreement…</source>
   <translation>Proposer un accord…</translation>
  </message>
  <message>
   <source>The debtor gets your proposal; contacts pause until the answer.</source>
   <translation>Le débiteur reçoit votre proposition ; les relances cessent jusqu’à sa réponse.</translation>
  </message>
  <message>
   <source>They seem not to be the right person.</source>
   <translation>Ce n’est peut-être pas la bonne personne.</translation>
  </message>
  <message>
   <source>Wrong person</source>
   <translation>Mauvaise personne</translation>
  </message>
  <message>
   <source>Recovery pauses, and this person is not contacted again, until you add another contact.</source>
   <translation>Le recouvrement s’arrête et cette personne n’est plus contactée, jusqu’à ce que vous ajoutiez un autre contact.</translation>
  </message>
  <message>
   <source>They seem to be insolvent, or gone.</source>
   <translation>Le débiteur est apparemment insolvable, ou parti.</translation>
  </message>
  <message>
   <source>Report insolvency…</source>
   <translation>Signaler une procédure collective…</translation>
  </message>
  <message>
   <source>Contacts stop, and the app says how to declare the claim.</source>
   <translation>Les relances cessent, et l’application dit comment déclarer la créance.</translation>
  </message>
  <message>
   <source>They seem to refuse to pay.</source>
   <translation>Le débiteur refuse apparemment de payer.</translation>
  </message>
  <message>
   <source>They seem to be away until {day}.</source>
   <translation>Le débiteur est apparemment absent jusqu’au {day}.</translation>
  </message>
  <message>
   <source>Wait until {day}</source>
   <translation>Attendre jusqu’au {day}</translation>
  </message>
  <message>
   <source>Contacts pause and resume on the next working day.</source>
   <translation>Les relances s’arrêtent et reprennent le jour ouvré suivant.</translation>
  </message>
  <message>
   <source>They seem to be away.</source>
   <translation>Le débiteur est apparemment absent.</translation>
  </message>
  <message>
   <source>Your answer of {moment} is not sent yet.</source>
   <translation>Votre réponse du {moment} n’est pas encore partie.</translation>
  </message>
  <message>
   <source>You answered: {moment}.</source>
   <translation>Vous avez répondu : {moment}.</translation>
  </message>
  <message>
   <source>Your answer of {moment} could not be sent.</source>
   <translation>Votre réponse du {moment} n’a pas pu être envoyée.</translation>
  </message>
  <message>
   <source>It contains nothing but the quoted message.</source>
   <translation>Il ne contient que le message cité.</translation>
  </message>
  <message>
   <source>Text of the message</source>
   <translation>Texte du message</translation>
  </message>
  <message>
   <source>Show quoted message</source>
   <translation>Afficher le message cité</translation>
  </message>
  <message>
   <source>Hide quoted message</source>
   <translation>Masquer le message cité</translation>
  </message>
  <message>
   <source>{name} stays in your mailbox.</source>
   <translation>{name} reste dans votre messagerie.</translation>
  </message>
  <message>
   <source>Your decision or answer is being sent.</source>
   <translation>Votre décision ou votre réponse est en cours d’envoi.</translation>
  </message>
  <message>
   <source>Answer…</source>
   <translation>Répondre…</translation>
  </message>
  <message>
   <source>Nothing to do: resume</source>
   <translation>Rien à faire : reprendre</translation>
  </message>
  <message>
   <source>The debtor has written</source>
   <translation>Le débiteur a écrit</translation>
  </message>
  <message>
   <source>More messages after this one: {count}</source>
   <translation>Messages en attente après celui-ci : {count}</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
 </context>
 <context>
  <name>refused_start</name>
  <message>
   <source>This data was saved by a newer version of the app</source>
   <translation>Ces données viennent d’une version plus récente de l’application</translation>
  </message>
  <message>
   <source>Install the newest version, then start again. Nothing changed.</source>
   <translation>Installez la version la plus récente, puis redémarrez. Rien n’a été modifié.</translation>
  </message>
  <message>
   <source>The data folder cannot be used</source>
   <translation>Le dossier de données ne peut pas être utilisé</translation>
  </message>
  <message>
   <source>Make sure the folder exists, that you can write to it and that the disk has space, then start again. Nothing changed.</source>
   <translation>Vérifiez que le dossier existe, que vous pouvez y écrire et que le disque a de la place, puis redémarrez. Rien n’a été modifié.</translation>
  </message>
  <message>
   <source>Recovery Desktop cannot start</source>
   <translation>Recovery Desktop ne peut pas démarrer</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
 </context>
 <context>
  <name>review</name>
  <message>
   <source>Submit it anyway only if it is another claim: the debtor would be contacted twice.</source>
   <translation>Ne la mettez quand même en recouvrement que s’il s’agit d’une autre créance : le débiteur serait contacté deux fois.</translation>
  </message>
  <message>
   <source>Submit it anyway if you agreed on an earlier day, or if your plan contacts debtors before the due date.</source>
   <translation>Ne la mettez quand même en recouvrement que si vous avez convenu d’une date antérieure, ou si votre plan contacte les débiteurs avant l’échéance.</translation>
  </message>
  <message>
   <source>Submit it anyway only to ask amicably: it can no longer be claimed in court.</source>
   <translation>Ne la mettez quand même en recouvrement que pour la demander à l’amiable : elle ne peut plus être réclamée en justice.</translation>
  </message>
  <message>
   <source>It is time-barred: {day} was the last day to claim it.</source>
   <translation>Elle est prescrite : le {day} était le dernier jour pour la réclamer.</translation>
  </message>
  <message>
   <source>Not due until {day}: the first reminder leaves after that.</source>
   <translation>Pas échue avant le {day} : la première relance part après cette date.</translation>
  </message>
  <message>
   <source>Not due until {day}.</source>
   <translation>Pas échue avant le {day}.</translation>
  </message>
 </context>
 <context>
  <name>row_menu</name>
  <message>
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <source>Copy this cell</source>
   <translation>Copier cette cellule</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
 </context>
 <context>
  <name>statistics</name>
  <message>
   <source>Figure</source>
   <translation>Chiffre</translation>
  </message>
  <message>
   <source>Of</source>
   <translation>Sur</translation>
  </message>
  <message>
   <source>Currency</source>
   <translation>Devise</translation>
  </message>
  <message>
   <source>Cases</source>
   <translation>Cas</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Valeur</translation>
  </message>
  <message>
   <source>All creditors of the platform</source>
   <translation>Tous les créanciers de la plateforme</translation>
  </message>
  <message>
   <source>Success, percent</source>
   <translation>Réussite, pour cent</translation>
  </message>
  <message>
   <source>Days to recovery</source>
   <translation>Jours jusqu’au recouvrement</translation>
  </message>
  <message>
   <source>With phone</source>
   <translation>Avec téléphone</translation>
  </message>
  <message>
   <source>Without phone</source>
   <translation>Sans téléphone</translation>
  </message>
  <message>
   <source>Submitted</source>
   <translation>Mis en recouvrement</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Payé</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Recouvré</translation>
  </message>
  <message>
   <source>Still owed</source>
   <translation>Encore dû</translation>
  </message>
  <message>
   <source>Recovered of month</source>
   <translation>Recouvré du mois</translation>
  </message>
  <message>
   <source>Payments of unknown amount</source>
   <translation>Paiements de montant inconnu</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistiques</translation>
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
   <translation>Prénom</translation>
  </message>
  <message>
   <source>Last name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>Phone</source>
   <translation>Téléphone</translation>
  </message>
  <message>
   <source>Still open</source>
   <translation>Encore dû</translation>
  </message>
  <message>
   <source>Debit or credit</source>
   <translation>Débit ou crédit</translation>
  </message>
  <message>
   <source>Paid or not</source>
   <translation>Payée ou non</translation>
  </message>
  <message>
   <source>Paid on</source>
   <translation>Payée le</translation>
  </message>
  <message>
   <source>“{words}” was not understood.</source>
   <translation>« {words} » n’a pas été compris.</translation>
  </message>
  <message>
   <source>As stated in invoice {number}</source>
   <translation>Selon facture {number}</translation>
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
   <translation>Montant inconnu</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>En pause</translation>
  </message>
  <message>
   <source>Paused until {day}</source>
   <translation>En pause jusqu’au {day}</translation>
  </message>
  <message>
   <source>Until {day}</source>
   <translation>Jusqu’au {day}</translation>
  </message>
  <message>
   <source>Until you resume it</source>
   <translation>Jusqu’à ce que vous le repreniez</translation>
  </message>
  <message>
   <source>Insolvent</source>
   <translation>Insolvable</translation>
  </message>
  <message>
   <source>Instalment of {amount}</source>
   <translation>Mensualité de {amount}</translation>
  </message>
  <message>
   <source>Paid · final from {day}</source>
   <translation>Payé · définitif à partir du {day}</translation>
  </message>
  <message>
   <source>Paid</source>
   <translation>Payée</translation>
  </message>
  <message>
   <source>{name}: {words}</source>
   <translation>{name} : {words}</translation>
  </message>
  <message>
   <source>“{words}”</source>
   <translation>« {words} »</translation>
  </message>
  <message>
   <source>{number}%</source>
   <translation>{number} %</translation>
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
   <translation>aujourd’hui</translation>
  </message>
  <message>
   <source>tomorrow</source>
   <translation>demain</translation>
  </message>
  <message>
   <source>yesterday</source>
   <translation>hier</translation>
  </message>
  <message>
   <source>in {days} days</source>
   <translation>dans {days} jours</translation>
  </message>
  <message>
   <source>{days} days ago</source>
   <translation>il y a {days} jours</translation>
  </message>
  <message>
   <source>Starting soon</source>
   <translation>Démarre bientôt</translation>
  </message>
  <message>
   <source>In recovery</source>
   <translation>En recouvrement</translation>
  </message>
  <message>
   <source>Recovered</source>
   <translation>Recouvrée</translation>
  </message>
  <message>
   <source>Disputed</source>
   <translation>Contestée</translation>
  </message>
  <message>
   <source>Evidence needed</source>
   <translation>Justificatifs demandés</translation>
  </message>
  <message>
   <source>Cancelled</source>
   <translation>Annulée</translation>
  </message>
  <message>
   <source>Paid in part</source>
   <translation>Payée en partie</translation>
  </message>
  <message>
   <source>Payment received</source>
   <translation>Paiement reçu</translation>
  </message>
  <message>
   <source>Email</source>
   <translation>E-mail</translation>
  </message>
  <message>
   <source>Phone call</source>
   <translation>Appel téléphonique</translation>
  </message>
  <message>
   <source>Text message</source>
   <translation>SMS</translation>
  </message>
  <message>
   <source>Letter</source>
   <translation>Lettre</translation>
  </message>
  <message>
   <source>Recovery starts</source>
   <translation>Début du recouvrement</translation>
  </message>
  <message>
   <source>End of the plan</source>
   <translation>Fin du plan</translation>
  </message>
  <message>
   <source>Instalment</source>
   <translation>Mensualité</translation>
  </message>
  <message>
   <source>Awaits your approval</source>
   <translation>Attend votre accord</translation>
  </message>
  <message>
   <source>contact {number}</source>
   <translation>contact {number}</translation>
  </message>
  <message>
   <source>debtor</source>
   <translation>débiteur</translation>
  </message>
  <message>
   <source>primary contact</source>
   <translation>contact principal</translation>
  </message>
  <message>
   <source>second contact</source>
   <translation>deuxième contact</translation>
  </message>
  <message>
   <source>third contact</source>
   <translation>troisième contact</translation>
  </message>
  <message>
   <source>Certain</source>
   <translation>Certain</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Lu</translation>
  </message>
  <message>
   <source>To check</source>
   <translation>À vérifier</translation>
  </message>
  <message>
   <source>Unsure</source>
   <translation>Incertain</translation>
  </message>
  <message>
   <source>Nothing to do: it is labelled, or other values agree with it.</source>
   <translation>Rien à faire : un libellé ou d’autres valeurs le confirment.</translation>
  </message>
  <message>
   <source>Nothing speaks against it. You need not confirm it.</source>
   <translation>Rien ne s’y oppose. Vous n’avez pas à confirmer.</translation>
  </message>
  <message>
   <source>Compare it with the invoice, then confirm or correct it.</source>
   <translation>Comparez avec la facture, puis confirmez ou corrigez.</translation>
  </message>
  <message>
   <source>It may be wrong: compare it with the invoice, and correct it.</source>
   <translation>C’est peut-être faux : comparez avec la facture et corrigez.</translation>
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
   <translation>Répondre aujourd’hui</translation>
  </message>
  <message>
   <source>Answer by {day}</source>
   <translation>Réponse due le {day}</translation>
  </message>
  <message>
   <source>Answer overdue: {when}</source>
   <translation>Réponse en retard : {when}</translation>
  </message>
  <message>
   <source>Due {day}</source>
   <translation>Échéance {day}</translation>
  </message>
  <message>
   <source>Was due {day}</source>
   <translation>Échue le {day}</translation>
  </message>
 </context>
 <context>
  <name>titles</name>
  <message>
   <source>Mr</source>
   <translation>M.</translation>
  </message>
  <message>
   <source>Mrs</source>
   <translation>Mme</translation>
  </message>
  <message>
   <source>Ms</source>
   <translation>Mme</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Aucune</translation>
  </message>
 </context>
 <context>
  <name>typed</name>
  <message>
   <source>Enter the amount without a minus.</source>
   <translation>Écrivez le montant sans signe moins.</translation>
  </message>
  <message>
   <source>This is not an amount. Enter it as 1234.50 or 1 234,50.</source>
   <translation>Ce n’est pas un montant. Écrivez 1234,50 ou 1 234,50.</translation>
  </message>
  <message>
   <source>This amount is too large.</source>
   <translation>Ce montant est trop grand.</translation>
  </message>
  <message>
   <source>Enter the rate as 12 or 12.5, up to 100.</source>
   <translation>Écrivez le taux comme 12 ou 12,5, au plus 100.</translation>
  </message>
  <message>
   <source>Enter a number such as 1.08.</source>
   <translation>Indiquez un nombre tel que 1,08.</translation>
  </message>
  <message>
   <source>{currency} has at most {digits} decimals.</source>
   <translation>{currency} a au plus {digits} décimales.</translation>
  </message>
  <message>
   <source>The points and commas of this amount contradict each other.</source>
   <translation>Les points et virgules de ce montant se contredisent.</translation>
  </message>
  <message>
   <source>This could be {small} or {large}. Enter it without the separator.</source>
   <translation>Cela peut être {small} ou {large}. Écrivez-le sans le séparateur.</translation>
  </message>
  <message>
   <source>The thousands of this amount are not in groups of three.</source>
   <translation>Les milliers de ce montant ne sont pas groupés par trois.</translation>
  </message>
  <message>
   <source>today</source>
   <translation>aujourd’hui</translation>
  </message>
  <message>
   <source>yesterday</source>
   <translation>hier</translation>
  </message>
  <message>
   <source>tomorrow</source>
   <translation>demain</translation>
  </message>
  <message>
   <source>This is not a date. Enter it as {example}.</source>
   <translation>Ce n’est pas une date. Écrivez par exemple {example}.</translation>
  </message>
  <message>
   <source>There is no such day.</source>
   <translation>Ce jour n’existe pas.</translation>
  </message>
 </context>
</TS>
