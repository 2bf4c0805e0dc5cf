"""What no schema can say of a request, said to the generator: it loads this file by SCHEMATHESIS_HOOKS.

Only a request that is meant to be good is touched; what the generator breaks on purpose stays as broken as it was.
"""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import schemathesis
from schemathesis import GenerationMode

INVOICE_FILE = "GENERATED_INVOICE_FILE"
EVIDENCE = "GENERATED_EVIDENCE"
"""A data URI."""
CLIENT_ID = "GENERATED_CLIENT_ID"
REDIRECT_URI = "GENERATED_REDIRECT_URI"
IDS = "GENERATED_IDS"
"""JSON: what an address begins with -> the id of an object that is there; the names below besides."""
DOCUMENT = "a document of the receivable"
CONTACT = "an email address of the receivable"
CLOSED_DEBTOR = "a debtor of whom nothing is open"

LOGO = (
    "data:image/png;base64,"
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg=="
)
LINES = str.maketrans(dict.fromkeys("\r\n\v\f\x1c\x1d\x1e\x85\u2028\u2029", " "))
"""What ends a line, which a name or a number never holds."""
OF_NAMES = ("createUser", "updateUser", "createReceivable", "addContact", "correctDebtor", "putProfile")
LARGEST_IN_EVERY_CURRENCY = 10**9
AHEAD = timedelta(days=10)


@schemathesis.hook
def before_call(_: schemathesis.HookContext, case: schemathesis.Case, **_how: Any) -> None:
    if case.meta is None or case.meta.generation.mode is not GenerationMode.POSITIVE:
        return
    operation = case.operation.definition.raw["operationId"]
    ids = json.loads(os.environ[IDS])
    if isinstance(case.path_parameters, dict):
        # An address names an object that is there; else all that could be learned is that it is not.
        for prefix, identifier in ids.items():
            if case.operation.path.startswith(prefix):
                case.path_parameters["id"] = identifier
        if operation == "getDocument":
            case.path_parameters["doc"] = ids[DOCUMENT]
        if operation == "erasePrivacyRecord":
            # While something is open, what is known of a debtor is kept.
            case.path_parameters["id"] = ids[CLOSED_DEBTOR]
    if isinstance(case.query, dict):
        _fill_query(operation, case.query)
    if isinstance(case.body, dict):
        _fill_body(operation, case.body, ids)


def _fill_query(operation: str, query: dict[str, Any]) -> None:
    # A cursor is an id of the list itself: only an earlier page can tell one.
    query.pop("starting_after", None)
    query.pop("ending_before", None)
    if "statuses[]" in query:
        # One status or several.
        query.pop("status", None)
    if "types[]" in query:
        query.pop("type", None)
    if operation == "getStats":
        # One set of parameters or the other, and the days in their order.
        if "period" in query:
            query.pop("from", None)
            query.pop("to", None)
        if {"from", "to"} <= set(query):
            query["from"], query["to"] = sorted((query["from"], query["to"]))
    if operation == "authorize":
        # A client is registered by hand, with its addresses; what is asked for has to be one of these.
        query["client_id"] = os.environ[CLIENT_ID]
        query["redirect_uri"] = os.environ[REDIRECT_URI]
        query["scope"] = "receivables:read"
        # A public client has to bring a challenge, though a confidential one need not.
        query["code_challenge"] = "c" * 43
        query["code_challenge_method"] = "S256"


def _in_lines(value: Any) -> Any:
    match value:
        case str():
            return value.translate(LINES)
        case list():
            return [_in_lines(each) for each in value]
        case dict():
            return {key: _in_lines(each) for key, each in value.items()}
    return value


def _fill_body(operation: str, body: dict[str, Any], ids: dict[str, str]) -> None:
    # How many decimals and how large an amount may be hangs on its currency; whole ones fit in all of them.
    for piece in (body, body.get("invoice")):
        for name in (
            ("amount", "amount_before_tax", "tax_amount", "prepaid_amount") if isinstance(piece, dict) else ()
        ):
            if isinstance(piece.get(name), int | float):
                piece[name] = min(max(1, int(piece[name])), LARGEST_IN_EVERY_CURRENCY)
    invoice = body.get("invoice")
    if isinstance(invoice, dict) and isinstance(invoice.get("prepaid_amount"), int | float):
        # Less was paid before than is asked for in all.
        invoice["prepaid_amount"], invoice["amount"] = 1, max(2, invoice["amount"])
    debtor = body.get("debtor")
    if isinstance(debtor, dict) and debtor.get("contacts"):
        # Letters alone are for a debtor without contacts.
        debtor.pop("by_post", None)
    if operation in OF_NAMES:
        body.update(_in_lines(body))
    # So does a body.
    if "user_id" in body:
        body["user_id"] = ids["/v1/users/"]
    if "endpoint_id" in body:
        body["endpoint_id"] = ids["/v1/webhooks/"]
    match operation:
        case "extractInvoice":
            # A file is a PDF by its bytes.
            body["file"] = Path(os.environ[INVOICE_FILE]).read_bytes()
        case "submitEvidence":
            # The content is what the data URI says.
            for document in body.get("documents", []):
                document["file"] = os.environ[EVIDENCE]
        case "putProfile":
            # An account's number has check digits.
            if isinstance(body.get("bank_account"), dict):
                body["bank_account"]["iban"] = "FR7630006000011234567890189"
        case "putAccounts":
            for account in body.get("data", [])[1:]:
                body["data"].remove(account)
            for account in body.get("data", []):
                account["iban"], account["currency"] = "CH9300762011623852957", "CHF"
        case "putLetterhead" if body.get("logo"):
            body["logo"] = LOGO
        case "createWebhook" | "updateWebhook" if "url" in body:
            # The service delivers to public addresses, and for tests to this machine too.
            body["url"] = "http://127.0.0.1:9/generated"
        case "recordPayment" | "recordCreditNote":
            # A payment has arrived already, and not too long ago.
            body["date"] = str(datetime.now(UTC).date())
        case "proposeAgreement":
            # The first payment lies ahead and not too far; a plan is over all in parts, a settlement over less.
            body["first_on"] = str(datetime.now(UTC).date() + AHEAD)
            is_plan = body.get("kind", "instalments") == "instalments"
            body["instalments"] = max(2, int(body.get("instalments", 2))) if is_plan else 1
            body["amount"] = 1
            # Other invoices have to be the same debtor's.
            body.pop("together_with", None)
            if is_plan:
                del body["amount"]
        case "recordPromise":
            # What was promised lies ahead, and is at most what is open.
            body["day"] = str(datetime.now(UTC).date() + AHEAD)
            body["amount"] = 1
        case "declareInsolvency":
            # Opened today at the latest, and nothing of it before that.
            for name in ("opened_on", "published_on", "declare_by"):
                if body.get(name) is not None:
                    body[name] = str(datetime.now(UTC).date())
        case "recordDispute" if "amount" in body:
            # At most what is still open is disputed.
            body["amount"] = 1
        case "correctDebtor":
            # A contact is named by the address that it has, and keeps it for the next request.
            for contact in body.get("contacts") or ():
                contact["email"] = contact["corrected"]["email"] = ids[CONTACT]
        case "advanceClock":
            # A clock only moves forward, and here not far: other requests name days near today.
            body.pop("to", None)
            body["seconds"] = min(60, int(body.get("seconds", 0)))
        case "decideReceivedMessage":
            # What each other decision needs besides hangs on the decision.
            body.clear()
            body["decision"] = "done"
        case "answerReceivedMessage":
            # There may be no invoice to send along, and what may be decided depends on the receivable.
            body.pop("attach_invoice", None)
            body.pop("decision", None)
        case "putMailboxReading":
            # It is read with the account of a mailbox, which has to be there.
            body["enabled"] = False
            # These are answered only.
            body.pop("read_at", None)
            body.pop("failure", None)
        case "putPlan":
            # A step names a text that exists.
            for step in body["steps"]:
                step["template"] = "reminder_first"
        case "changePlannedContact":
            # A contact is planned within the next year of a clock that moves.
            body.pop("at", None)
        case "putTemplates":
            # A text's places for values have a language of their own.
            for text in body["data"]:
                text["body"] = text["subject"] = "plain"
