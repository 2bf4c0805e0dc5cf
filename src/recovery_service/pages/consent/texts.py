"""What the consent page says, in the languages it speaks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from recovery_contract.oauth import Scope

DEFAULT: Final = "en"
_TAG = re.compile(r"\s*([a-zA-Z]{1,8})(?:-[a-zA-Z0-9-]+)?\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?))?\s*")

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "title": "Allow access",
        "service": "Debt recovery",
        "practice": "Practice: nothing here reaches a real debtor.",
        "sign_in": "Sign in",
        "sign_in_why": "{client} asks to act for you. First show us that you are you: we send a code to your email.",
        "email": "Email address",
        "email_wrong": "This is not an email address. It looks like name@company.com.",
        "send_code": "Send me a code",
        "code_sent": "We sent a code of six digits to {email}. It is good for ten minutes.",
        "code": "Code",
        "code_wrong": "This code is not right, or no longer good. Look again, or ask for a new one.",
        "continue": "Continue",
        "other_email": "Use another address",
        "asks": "{client} asks to act for you",
        "asks_platform": "{client} asks to act for your whole platform",
        "will": "If you allow it, it can:",
        "signed_in": "Signed in as {email}",
        "goes_to": "Then you return to {where}.",
        "this_app": "the app on this computer",
        "allow": "Allow",
        "deny": "Don’t allow",
        "take_back": "Nothing else is shared, and your email password is never asked for.",
        "cannot": "This page cannot go on",
        "next": "What to do",
        "bad_request": "The request that led here is incomplete or not correct.",
        "unknown_client": "The program that led here is not registered with this service.",
        "unknown_scope": "The program that led here asks for rights that this service doesn’t know.",
        "needs_challenge": "The program that led here left out the proof that protects your sign-in.",
        "gone": "This page is no longer good: it was opened in another browser, or half an hour has passed.",
        "answered": "You have answered here already.",
        "paced": "Too many codes were asked for. Please try again in an hour.",
        "mail_failed": "The code could not be sent. Please try again in a few minutes.",
        "start_again": "Go back to the app and start again from there.",
        "mail_subject": "Your sign-in code: {code}",
        "mail_body": "Your code is {code}\n\nEnter it on the page that is open in your browser. It is good for ten "
        "minutes.\nIf you did not ask for it, ignore this message: nobody gets in without the code.\n",
        Scope.USERS_READ: "see your company and whether it may recover",
        Scope.USERS_WRITE: "register your company",
        Scope.RECEIVABLES_READ: "see your invoices in recovery",
        Scope.RECEIVABLES_WRITE: "hand in invoices and decide about them",
        Scope.RECOVERY_READ: "see planned messages, letters and balances",
        Scope.RECOVERY_WRITE: "change the recovery plan, and record payments and calls",
        Scope.WEBHOOKS_MANAGE: "be told when something happens",
        Scope.REPORTS_READ: "see your statistics",
    },
    "fr": {
        "title": "Autoriser l’accès",
        "service": "Recouvrement",
        "practice": "Entraînement : rien ici n’atteint un vrai débiteur.",
        "sign_in": "Connexion",
        "sign_in_why": "{client} demande à agir en votre nom. Montrez-nous d’abord que c’est bien vous : nous envoyons "
        "un code à votre adresse e-mail.",
        "email": "Adresse e-mail",
        "email_wrong": "Ce n’est pas une adresse e-mail. Elle ressemble à nom@entreprise.fr.",
        "send_code": "Recevoir un code",
        "code_sent": "Nous avons envoyé un code à six chiffres à {email}. Il est valable dix minutes.",
        "code": "Code",
        "code_wrong": "Ce code n’est pas le bon, ou n’est plus valable. Vérifiez-le ou demandez-en un autre.",
        "continue": "Continuer",
        "other_email": "Utiliser une autre adresse",
        "asks": "{client} demande à agir en votre nom",
        "asks_platform": "{client} demande à agir pour toute votre plateforme",
        "will": "Si vous l’autorisez, l’application pourra :",
        "signed_in": "Connecté avec {email}",
        "goes_to": "Vous reviendrez ensuite à {where}.",
        "this_app": "l’application de cet ordinateur",
        "allow": "Autoriser",
        "deny": "Refuser",
        "take_back": "Rien d’autre n’est partagé, et le mot de passe de votre messagerie n’est jamais demandé.",
        "cannot": "Cette page ne peut pas continuer",
        "next": "Que faire",
        "bad_request": "La demande qui mène ici est incomplète ou incorrecte.",
        "unknown_client": "Le programme qui mène ici n’est pas enregistré auprès de ce service.",
        "unknown_scope": "Le programme qui mène ici demande des droits que ce service ne connaît pas.",
        "needs_challenge": "Le programme qui mène ici a omis la preuve qui protège votre connexion.",
        "gone": "Cette page n’est plus valable : elle a été ouverte dans un autre navigateur, ou il y a plus d’une "
        "demi-heure.",
        "answered": "Vous avez déjà répondu ici.",
        "paced": "Trop de codes ont été demandés. Réessayez dans une heure.",
        "mail_failed": "Le code n’a pas pu être envoyé. Réessayez dans quelques minutes.",
        "start_again": "Revenez à l’application et recommencez depuis là.",
        "mail_subject": "Votre code de connexion : {code}",
        "mail_body": "Votre code est {code}\n\nSaisissez-le sur la page ouverte dans votre navigateur. Il est valable "
        "dix minutes.\nSi vous ne l’avez pas demandé, ignorez ce message : sans le code, personne n’entre.\n",
        Scope.USERS_READ: "voir votre entreprise et si elle peut recouvrer",
        Scope.USERS_WRITE: "enregistrer votre entreprise",
        Scope.RECEIVABLES_READ: "voir vos factures en recouvrement",
        Scope.RECEIVABLES_WRITE: "remettre des factures et décider de leur suite",
        Scope.RECOVERY_READ: "voir les messages prévus, les courriers et les soldes",
        Scope.RECOVERY_WRITE: "modifier le plan de recouvrement, noter paiements et appels",
        Scope.WEBHOOKS_MANAGE: "être prévenue lorsqu’il se passe quelque chose",
        Scope.REPORTS_READ: "voir vos statistiques",
    },
    "de": {
        "title": "Zugriff erlauben",
        "service": "Forderungseinzug",
        "practice": "Übung: Nichts hiervon erreicht einen echten Schuldner.",
        "sign_in": "Anmelden",
        "sign_in_why": "{client} möchte für Sie handeln. Zeigen Sie uns zuerst, dass Sie es sind: Wir senden einen "
        "Code an Ihre E-Mail-Adresse.",
        "email": "E-Mail-Adresse",
        "email_wrong": "Das ist keine E-Mail-Adresse. Sie sieht aus wie name@firma.de.",
        "send_code": "Code zusenden",
        "code_sent": "Wir haben einen sechsstelligen Code an {email} gesendet. Er gilt zehn Minuten.",
        "code": "Code",
        "code_wrong": "Dieser Code stimmt nicht oder gilt nicht mehr. Prüfen Sie ihn oder fordern Sie einen neuen an.",
        "continue": "Weiter",
        "other_email": "Andere Adresse verwenden",
        "asks": "{client} möchte für Sie handeln",
        "asks_platform": "{client} möchte für Ihre ganze Plattform handeln",
        "will": "Wenn Sie es erlauben, kann das Programm:",
        "signed_in": "Angemeldet als {email}",
        "goes_to": "Danach kehren Sie zurück zu {where}.",
        "this_app": "der App auf diesem Computer",
        "allow": "Erlauben",
        "deny": "Nicht erlauben",
        "take_back": "Sonst wird nichts geteilt, und nach dem Passwort Ihres Postfachs wird nie gefragt.",
        "cannot": "Hier geht es nicht weiter",
        "next": "Was Sie tun können",
        "bad_request": "Die Anfrage, die hierher führte, ist unvollständig oder nicht richtig.",
        "unknown_client": "Das Programm, das hierher führte, ist bei diesem Dienst nicht angemeldet.",
        "unknown_scope": "Das Programm, das hierher führte, verlangt Rechte, die dieser Dienst nicht kennt.",
        "needs_challenge": "Das Programm, das hierher führte, hat den Nachweis ausgelassen, der Ihre Anmeldung "
        "schützt.",
        "gone": "Diese Seite gilt nicht mehr: Sie wurde in einem anderen Browser geöffnet, oder vor mehr als einer "
        "halben Stunde.",
        "answered": "Sie haben hier schon geantwortet.",
        "paced": "Es wurden zu viele Codes angefordert. Bitte versuchen Sie es in einer Stunde wieder.",
        "mail_failed": "Der Code konnte nicht gesendet werden. Bitte versuchen Sie es in einigen Minuten wieder.",
        "start_again": "Gehen Sie zurück zur App und beginnen Sie dort noch einmal.",
        "mail_subject": "Ihr Anmeldecode: {code}",
        "mail_body": "Ihr Code ist {code}\n\nGeben Sie ihn auf der Seite ein, die in Ihrem Browser offen ist. Er gilt "
        "zehn Minuten.\nWenn Sie ihn nicht angefordert haben, beachten Sie diese Nachricht nicht: Ohne den Code kommt "
        "niemand hinein.\n",
        Scope.USERS_READ: "Ihre Firma sehen und ob sie Forderungen einziehen darf",
        Scope.USERS_WRITE: "Ihre Firma anmelden",
        Scope.RECEIVABLES_READ: "Ihre Rechnungen im Einzug sehen",
        Scope.RECEIVABLES_WRITE: "Rechnungen einreichen und über sie entscheiden",
        Scope.RECOVERY_READ: "geplante Nachrichten, Briefe und Salden sehen",
        Scope.RECOVERY_WRITE: "den Einzugsplan ändern, Zahlungen und Anrufe eintragen",
        Scope.WEBHOOKS_MANAGE: "benachrichtigt werden, wenn etwas geschieht",
        Scope.REPORTS_READ: "Ihre Statistik sehen",
    },
}


def negotiate_language(accept_language: str) -> str:
    """Return the best language that the browser asks for and the page speaks."""
    best, weight = DEFAULT, 0.0
    for candidate in accept_language[:500].split(","):
        match = _TAG.fullmatch(candidate)
        if match is None:
            continue
        wanted, share = match[1].lower(), float(match[2] or 1)
        if wanted in TEXTS and share > weight:
            best, weight = wanted, share
    return best
