"""What a creditor and a debtor do in the browser: sign in, agree, complete the onboarding, pay, dispute."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from decimal import Decimal
from typing import Final

from recovery_desktop.tour.browser import PIXEL, Browser, Form, Page, PageRefused

CREDITOR: Final[Mapping[str, str]] = {
    "name": "Atelier Exemple SARL",
    "line1": "12 rue des Essais",
    "postal_code": "69001",
    "city": "Lyon",
    "country": "FR",
    "siret": "99900010200015",
    "first_name": "La",
    "last_name": "Gérance",
    "account_holder": "Atelier Exemple SARL",
    "iban": "FR7630006000011234567890189",
    "mandate_name": "La Gérance",
}
"""What a creditor writes into the forms of the onboarding page, by the names of their fields."""

DOCUMENT: Final = ("identity.png", PIXEL, "image/png")


async def sign_in(browser: Browser, address: str, email: str, code: Callable[[], Awaitable[str]]) -> Page:
    """Prove an address by the code that was sent to it; the page that comes asks for consent."""
    page = await browser.open(address)
    page = await browser.submit(page, page.form_with("consent", "email"), {"email": email}, press="email")
    typed = {"code": await code()}
    return await browser.submit(page, page.form_with("consent", "code"), typed, press="code")


async def allow(browser: Browser, page: Page) -> Page:
    """Allow the app on the consent page and follow the redirect to the app's listener, whose page comes back."""
    return await browser.submit(page, page.form_with("consent", "step"), press="allow")


async def decline(browser: Browser, page: Page) -> Page:
    return await browser.submit(page, page.form_with("consent", "step"), press="deny")


async def complete_onboarding(browser: Browser, address: str, values: Mapping[str, str] = CREDITOR) -> Page:
    """Fill one section after the other. Raises PageRefused for one that stays incomplete."""
    page = await browser.open(address)
    handed_in: set[str] = set()
    # The page unfolds the section that is next and folds up what is complete.
    while forms := [form for form in page.forms if form.unfolded and form.method == "post"]:
        form = forms[0]
        if form.action in handed_in:
            raise PageRefused(f"{form.action} is not satisfied", page)
        handed_in.add(form.action)
        page = await browser.submit(page, form, _filled(form, values), files=_documents(form))
    return page


def _filled(form: Form, values: Mapping[str, str]) -> dict[str, str]:
    typed = {c.name: values[c.name] for c in form.controls if c.name in values and not c.value}
    agreed = {c.name: c.value for c in form.controls if c.kind == "checkbox"}
    return typed | agreed


def _documents(form: Form) -> dict[str, tuple[str, bytes, str]]:
    return {control.name: DOCUMENT for control in form.controls if control.kind == "file"}


async def pay(browser: Browser, address: str, amount: Decimal | None = None) -> Page:
    """Pay on the debtor's page: what it proposes, or another amount."""
    page = await browser.open(address)
    form = find_form(page, "pay")
    return await browser.submit(page, form, {} if amount is None else {"amount": f"{amount}"})


async def dispute(browser: Browser, address: str, reason: str, message: str) -> Page:
    page = await browser.open(address)
    return await browser.submit(page, find_form(page, "dispute"), {"reason": reason, "message": message})


def amount_to_pay(page: Page) -> Decimal:
    """Return what the payment form of a debtor's page proposes."""
    control = find_form(page, "pay").control("amount")
    assert control is not None
    return Decimal(control.value.replace(",", "."))


def find_form(page: Page, what: str) -> Form:
    for form in page.forms:
        if form.action.split("?")[0].endswith(f"/{what}"):
            return form
    raise PageRefused(f"{page.url} offers no form to {what}", page)
