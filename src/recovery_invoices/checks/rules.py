"""The checks: each looks at the findings and returns what is doubtful, and which values it makes less sure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal

from recovery_contract.accounts import in_fours
from recovery_contract.reason_templates import CURRENCY
from recovery_contract.vat_numbers import is_doubtful_vat_number
from recovery_invoices.checks.doubt import Doubt
from recovery_invoices.checks.legibility import check_legibility
from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.identifiers import is_valid_siret
from recovery_invoices.text.layout import Cell, letters_and_digits

_PAID = re.compile(
    r"bereits (?:beglichen|bezahlt|vollstandig bezahlt)|rechnung ist bezahlt|facture acquittee"
    r"|deja (?:ete )?(?:reglee?|payee?)|paid in full"
    r"|has been paid|already been paid|vooruitbetaald|gia pagat[ao]|ya pagad[ao]"
    r"|betrag dankend erhalten|^(?:paid|bezahlt|payee?|acquittee?|reglee?|pagat[ao]|pagad[ao]|betaald|voldaan)"
    r"(?: (?:on|am|le|il|el|op|den) .{0,60})?$|reeds (?:voldaan|betaald)|gia (?:saldat[ao]|versat[ao])"
    r"|(?:fully|already) paid|bereits per .{3,30} (?:bezahlt|beglichen)|pagad[ao] (?:en su totalidad|por completo)"
    r"|integralement (?:regle|paye)"
)
#: From here on a number is the seller's for certain.
_CERTAIN_SELLER = 0.85
#: How sure a payment is that words announce.
_NAMED = 0.55
#: Conditions and parts: `if you have already paid`, `the deposit has been paid`.
_NOT_ALL_PAID = re.compile(
    r"\b(?:if|unless|should you|in case|wenn|falls|sofern|sollte|soweit|si vous|s'il|si la|si le|si elle|au cas ou"
    r"|indien|als u|mocht|se avete|se ha|qualora|nel caso|en caso|si ya|si ha|si usted|caso ja)\b"
    r"|deposit|advance|part(?:ly|ial|ially)?\b|part of|anzahlung|abschlag|vorauszahlung|teil(?:betrag|weise|zahlung)?\b"
    r"|acompte|arrhes|avance|partie\b|partiel|aanbetaling|voorschot|deel\b|gedeelte|acconto|anticip|parte\b|parzial"
    r"|a cuenta|parcial|previous|vorige|letzte|precedent"
)
_FACTORED = re.compile(
    r"affacturage|factoring|cession de creance|subrog|forderung(?:en)? (?:ist|sind"
    r"|wurde)[a-z ]{0,20}abgetreten|abgetreten an|cedid[ao] a|assigned to .{0,30}factor"
)


def currency_param(findings: Findings) -> dict[str, str]:
    """Return the currency as a param of amounts; empty where none was read."""
    currency = findings.get("invoice.currency")
    return {CURRENCY: str(currency.value)} if currency is not None else {}


Check = Callable[[Document, Findings, CreditorHint], Iterator[Doubt]]


def check_sums(document: Document, findings: Findings, creditor: CreditorHint) -> Iterator[Doubt]:
    paths = ("invoice.amount_before_tax", "invoice.tax_amount", "invoice.amount")
    if all(path in findings for path in paths):
        net, tax, gross = (Decimal(findings[path].value) for path in paths)
        if abs(net + tax - gross) > Decimal("0.02"):
            params = {"net": net, "tax": tax, "gross": gross, **currency_param(findings)}
            yield Doubt("SUM_MISMATCH", "invoice.amount", params, paths, 0.7)


def check_dates(document: Document, findings: Findings, creditor: CreditorHint) -> Iterator[Doubt]:
    if "invoice.issue_date" in findings and "invoice.due_date" in findings:
        issue, due = (
            date.fromisoformat(findings[f"invoice.{name}"].value) for name in ("issue_date", "due_date")
        )
        if due < issue:
            yield Doubt(
                "DUE_BEFORE_ISSUE",
                "invoice.due_date",
                {"due": due, "issue": issue},
                ("invoice.due_date", "invoice.issue_date"),
                0.75,
            )


def check_identifiers(document: Document, findings: Findings, creditor: CreditorHint) -> Iterator[Doubt]:
    for name, is_doubtful in (("vat_number", is_doubtful_vat_number), ("siret", _is_no_siret)):
        path = f"debtor.{name}"
        if path in findings and is_doubtful(findings[path].value):
            yield Doubt("IDENTIFIER_INVALID", path, {name: findings[path].value}, (path,), 0.8)
    if "debtor.vat_number" in findings and "debtor.siret" in findings:
        vat, siret = findings["debtor.vat_number"].value, findings["debtor.siret"].value
        if vat.startswith("FR") and not vat.endswith(siret[:9]):
            params = {"vat_number": vat, "siren": siret[:9]}
            yield Doubt(
                "IDENTIFIER_INVALID", "debtor.vat_number", params, ("debtor.vat_number", "debtor.siret"), 0.8
            )


def _is_no_siret(number: str) -> bool:
    return not is_valid_siret(number)


def check_parties(document: Document, findings: Findings, creditor: CreditorHint) -> Iterator[Doubt]:
    debtor = (
        letters_and_digits(str(findings["debtor.company_name"].value))
        if "debtor.company_name" in findings
        else ""
    )
    own = [letters_and_digits(name) for name in (creditor.name, *creditor.other_names) if name]
    if debtor and debtor in own:
        yield Doubt("DEBTOR_IS_CREDITOR", "debtor.company_name", {}, ("debtor.company_name",), 0.1)
    numbers = [
        letters_and_digits(value)
        for value in (
            *own,
            creditor.vat_number,
            creditor.siret,
            creditor.iban,
            *creditor.other_ibans,
            creditor.email,
        )
        if value
    ]
    numbers += [key[:9] for key in (letters_and_digits(creditor.siret),) if len(key) == 14]
    if numbers and document.cells:
        text = letters_and_digits(" ".join(cell.text for cell in document.cells))
        named = any(len(key) > 4 and key in text for key in numbers)
        named = named or any(
            letters_and_digits(str(findings[path].value)) in numbers
            for path in findings
            if path.startswith("creditor.")
        )
        if not named and text:
            yield Doubt("NOT_FROM_CREDITOR", None, {})


def check_town(document: Document, findings: Findings, creditor: CreditorHint) -> Iterator[Doubt]:
    """Yield a doubt where the debtor's postal code is the seller's and says more than the town, as one with letters
    does, or is printed on the same line."""
    code, theirs = findings.get("debtor.address.postal_code"), findings.get("creditor.address.postal_code")
    if code is None or theirs is None or letters_and_digits(code.value) != letters_and_digits(theirs.value):
        return
    is_on_one_line = code.box is not None and (code.page, code.box) == (theirs.page, theirs.box)
    if is_on_one_line or any(character.isalpha() for character in str(code.value)):
        paths = ("debtor.address.postal_code", "debtor.address.city")
        # Nothing is said of it: two parties may share a house.
        yield Doubt("DEBTOR_IS_CREDITOR", "debtor.address.postal_code", None, paths, 0.6)


def check_account(document: Document, findings: Findings, creditor: CreditorHint) -> Iterator[Doubt]:
    """Yield a doubt where the invoice asks for the payment to another account than the reminders do."""
    own = [key for value in (creditor.iban, *creditor.other_ibans) if (key := letters_and_digits(value))]
    if not own or "creditor.iban" not in findings:
        return
    written = letters_and_digits(str(findings["creditor.iban"].value))
    text = letters_and_digits(" ".join(cell.text for cell in document.cells))
    if written not in own and not any(key in text for key in own):
        yield Doubt("OTHER_ACCOUNT", None, {"iban": in_fours(written), "own": in_fours(own[0])})


def check_seller(document: Document, findings: Findings, creditor: CreditorHint) -> Iterator[Doubt]:
    """Yield a doubt where the seller is certain to bear another VAT number than the creditor."""
    own = letters_and_digits(creditor.vat_number)
    seller = findings.get("creditor.vat_number")
    if (
        not own
        or seller is None
        or seller.confidence < _CERTAIN_SELLER
        or is_doubtful_vat_number(seller.value)
    ):
        return
    written = letters_and_digits(str(seller.value))
    text = letters_and_digits(" ".join(cell.text for cell in document.cells))
    # Numbers of two countries may be the same company's.
    if written != own and written[:2] == own[:2] and own not in text:
        yield Doubt("OTHER_SELLER", None, {"vat_number": seller.value, "own": creditor.vat_number})


def check_settled(document: Document, findings: Findings, creditor: CreditorHint) -> Iterator[Doubt]:
    """Yield a doubt where the invoice is paid as a whole: by what is due, or by a sentence that names no smaller
    amount.
    """
    amount = findings["invoice.amount"].value if "invoice.amount" in findings else None
    prepaid = findings["invoice.prepaid_amount"].value if "invoice.prepaid_amount" in findings else None
    due = findings["invoice.due_amount"].value if "invoice.due_amount" in findings else None
    if amount and prepaid is not None and prepaid >= amount and not due:
        yield Doubt("ALREADY_PAID", "invoice.amount", {"amount": amount, **currency_param(findings)})
    elif prepaid is None and not due:
        cell = next((cell for cell in document.cells if _says_all_is_paid(document, cell, amount)), None)
        if cell is not None:
            yield Doubt("ALREADY_PAID", "invoice.amount", {"words": cell.text[:80]})
    if amount == 0:
        yield Doubt("NOTHING_OWED", "invoice.amount", {}, ("invoice.amount",), 0.5)


def _says_all_is_paid(document: Document, cell: Cell, amount: Decimal | None) -> bool:
    text = cell.folded
    if not _PAID.search(text) or _NOT_ALL_PAID.search(text):
        return False
    amounts = [
        one
        for other in (cell, *document.right_of(cell)[:2])
        for one in document.amounts(other)
        if one.is_money
    ]
    values = [one.value(document.decimal_sign) for one in amounts]
    return not values or amount is None or any(value is not None and abs(value) >= amount for value in values)


def check_amount_due(document: Document, findings: Findings, creditor: CreditorHint) -> Iterator[Doubt]:
    """Yield a sum due that neither the total nor a payment explains."""
    if "invoice.amount" not in findings or "invoice.due_amount" not in findings:
        return
    if findings["invoice.due_amount"].source == "embedded_xml":
        return
    due_amount, total = findings["invoice.due_amount"].value, findings["invoice.amount"].value
    named = "invoice.prepaid_amount" in findings and findings["invoice.prepaid_amount"].confidence >= _NAMED
    if not named and abs(total - due_amount) >= 1:
        params = {"due": due_amount, "total": total, **currency_param(findings)}
        yield Doubt("DUE_DIFFERS", "invoice.due_amount", params)


def check_factored(document: Document, findings: Findings, creditor: CreditorHint) -> Iterator[Doubt]:
    for cell in document.cells:
        if _FACTORED.search(cell.folded):
            yield Doubt("FACTORED", None, {"words": cell.text[:80]})
            return


def check_conventions(document: Document, findings: Findings, creditor: CreditorHint) -> Iterator[Doubt]:
    """Yield a doubt where the other order of day and month gives an invoice that can be as well: written today or
    before, and due afterwards."""
    if document.day_order_proven:
        return
    issue, due = (findings.get(f"invoice.{name}") for name in ("issue_date", "due_date"))
    issued_too, due_too = _other_day(document, issue), _other_day(document, due)
    other_issue = issued_too or _day_of(issue)
    # A due date that is counted from the invoice date moves with it.
    other_due = due_too or (None if due is None or due.source == "derived" else _day_of(due))
    if other_issue is not None and other_issue > date.today():
        return
    if other_issue is not None and other_due is not None and other_due < other_issue:
        return
    for name, finding, other in (("issue_date", issue, issued_too), ("due_date", due, due_too)):
        if finding is not None and other is not None:
            params = {"day": date.fromisoformat(finding.value), "other": other}
            yield Doubt("DATE_ORDER_UNCLEAR", f"invoice.{name}", params)
            return


def _day_of(finding: Finding | None) -> date | None:
    return None if finding is None else date.fromisoformat(finding.value)


def _other_day(document: Document, finding: Finding | None) -> date | None:
    """Return what a day means with day and month the other way round; None where it is written so that it cannot."""
    if finding is None or finding.source not in ("text", "ocr") or not finding.box:
        return None
    day = date.fromisoformat(finding.value)
    cells = [
        cell for cell in document.by_page.get(finding.page or 0, []) if abs(cell.top - finding.box[1]) < 6
    ]
    written = [one for cell in cells for one in document.dates(cell) if one.day(document.day_first) == day]
    is_unclear = bool(written) and not any(one.ordered for one in written)
    return (
        date(day.year, day.day, day.month) if is_unclear and day.day <= 12 and day.day != day.month else None
    )


CHECKS: tuple[Check, ...] = (
    check_legibility,
    check_sums,
    check_dates,
    check_identifiers,
    check_parties,
    check_town,
    check_account,
    check_seller,
    check_settled,
    check_amount_due,
    check_factored,
    check_conventions,
)
