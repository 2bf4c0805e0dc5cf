"""The consent page: nobody is granted anything without sign-in, and a click counts once."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_service.access import clients
from recovery_service.access.tokens import authenticate
from recovery_service.context.core import Core
from recovery_service.db.tables.oauth import grant_table
from tests.service.oauth.browser import REDIRECT, Person, authorize_query

CREDITOR = "creditor@company.example"


def grants(core: Core) -> Any:
    with core.database.read() as connection:
        return connection.execute(grant_table.select()).all()


def test_click_without_sign_in_never_grants(core: Core, person: Person, platform: dict[str, Any]) -> None:
    person.open(authorize_query(platform["client_id"]))
    assert person.press("allow").status_code == 403
    assert grants(core) == []


def test_creditor_sees_what_is_asked_and_who_they_are(signed_in: tuple[Person, str]) -> None:
    person, _ = signed_in
    for text in (
        "A platform asks to act for you",
        CREDITOR,
        "see your invoices in recovery",
        "platform.example",
    ):
        assert text in person.page.text


@pytest.mark.database
def test_creditor_is_granted_their_own_things_only(core: Core, issued_tokens: dict[str, Any]) -> None:
    with core.database.read() as connection:
        principal = authenticate(connection, issued_tokens["access_token"])
    assert principal.subject.startswith("acct_")
    assert principal.verified_email == CREDITOR


def test_creditor_is_the_same_subject_at_the_next_sign_in(
    core: Core, platform: dict[str, Any], caller: Callable[..., httpx.Client], code_sent: Callable[..., Any]
) -> None:
    for address in (CREDITOR, CREDITOR.upper(), "another@company.example"):
        person = Person(caller(None))
        person.open(authorize_query(platform["client_id"]))
        person.press("email", email=address)
        person.press("code", code=code_sent(address.lower()))
        person.allow()
    subjects = [grant.subject for grant in grants(core)]
    assert subjects[0] == subjects[1] != subjects[2]


def test_operator_of_the_platform_acts_for_all_of_it(
    core: Core, person: Person, platform: dict[str, Any], code_sent: Callable[..., Any]
) -> None:
    with core.database.write() as connection:
        clients.add_operator(connection, platform["client_id"], "Boss@platform.example")
    person.open(authorize_query(platform["client_id"]))
    person.sign_in("boss@platform.example", code_sent)
    assert "your whole platform" in person.page.text
    person.allow()
    assert grants(core)[0].subject == "platform"


def test_refusal_goes_back_to_the_app_as_access_denied(core: Core, signed_in: tuple[Person, str]) -> None:
    person, _ = signed_in
    response = person.press("deny")
    assert response.headers["location"] == f"{REDIRECT}?error=access_denied&state=a-state"
    assert grants(core) == []


def test_consent_clicked_twice_is_one_grant_and_redirects_alike(
    core: Core, signed_in: tuple[Person, str]
) -> None:
    person, _ = signed_in
    assert person.allow() == person.allow()
    assert len(grants(core)) == 1


def test_click_long_after_the_first_is_told_so(
    signed_in: tuple[Person, str], later: Callable[..., Any]
) -> None:
    person, _ = signed_in
    person.allow()
    later(120)
    assert person.press("allow").status_code == 409


def test_form_without_its_proof_is_refused(core: Core, signed_in: tuple[Person, str]) -> None:
    person, _ = signed_in
    for csrf in ("", "0" * 64):
        response = person.browser.post(
            "/oauth/consent", data={**person.fields(), "csrf": csrf, "step": "allow"}
        )
        assert response.status_code == 403
    assert grants(core) == []


def test_page_is_worth_nothing_in_another_browser(
    core: Core, signed_in: tuple[Person, str], caller: Callable[..., httpx.Client]
) -> None:
    person, _ = signed_in
    stranger = caller(None)
    assert stranger.get("/oauth/consent", params={"id": person.fields()["consent"]}).status_code == 404
    stolen = stranger.post("/oauth/consent", data={**person.fields(), "step": "allow"})
    assert stolen.status_code == 403
    assert grants(core) == []


def test_five_wrong_codes_end_the_right_one_too(
    person: Person, platform: dict[str, Any], code_sent: Callable[..., Any]
) -> None:
    person.open(authorize_query(platform["client_id"]))
    person.press("email", email=CREDITOR)
    right = code_sent(CREDITOR)
    wrong = f"{(int(right) + 1) % 1_000_000:06d}"
    for _ in range(5):
        assert person.press("code", code=wrong).status_code == 400
    assert person.press("code", code=right).status_code == 400


@pytest.mark.parametrize(("seconds", "status"), [(590, 200), (610, 400)])
def test_code_by_mail_lives_ten_minutes(
    person: Person,
    platform: dict[str, Any],
    code_sent: Callable[..., Any],
    later: Callable[..., Any],
    seconds: int,
    status: int,
) -> None:
    person.open(authorize_query(platform["client_id"]))
    person.press("email", email=CREDITOR)
    later(seconds)
    assert person.press("code", code=code_sent(CREDITOR)).status_code == status


def test_too_many_codes_for_one_address_are_refused(
    make_core_for: Callable[..., Core], caller_for: Callable[..., httpx.Client], code_sent: Callable[..., Any]
) -> None:
    core = make_core_for(unlimited=False)
    with core.database.write() as connection:
        client = clients.add(connection, name="A platform", redirect_uris=[REDIRECT], public=False)
    person = Person(caller_for(core))
    person.open(authorize_query(client["client_id"]))
    statuses = []
    for _ in range(6):
        statuses.append(person.press("email", email=CREDITOR).status_code)
        person.press("other")
    assert statuses == [200] * 5 + [400]


def test_new_code_is_sent_on_request_and_counts_alone(
    person: Person, platform: dict[str, Any], code_sent: Callable[..., Any]
) -> None:
    person.open(authorize_query(platform["client_id"]))
    person.press("email", email=CREDITOR)
    first = code_sent(CREDITOR)
    again = person.press("again")
    assert "We sent a new code to creditor@company.example." in again.text
    second = code_sent(CREDITOR)
    assert person.press("code", code=first).status_code == (400 if first != second else 200)
    assert "Signed in as" in person.press("code", code=second).text


def test_new_codes_are_limited_as_the_first_and_the_last_one_stays_valid(
    make_core_for: Callable[..., Core], caller_for: Callable[..., httpx.Client]
) -> None:
    core = make_core_for(unlimited=False)
    with core.database.write() as connection:
        client = clients.add(connection, name="A platform", redirect_uris=[REDIRECT], public=False)
    person = Person(caller_for(core))
    person.open(authorize_query(client["client_id"]))
    assert person.press("email", email=CREDITOR).status_code == 200
    refused = [person.press("again") for _ in range(5)]
    assert [one.status_code for one in refused] == [200] * 4 + [400]
    assert "Too many codes were asked for." in refused[-1].text
    assert 'name="code"' in refused[-1].text, "what was sent last may still be entered"


@pytest.mark.parametrize("email", ["", "no address", "a@b@c", "x" * 300 + "@a.example"])
def test_invalid_address_gets_no_code(person: Person, platform: dict[str, Any], email: str) -> None:
    person.open(authorize_query(platform["client_id"]))
    response = person.press("email", email=email)
    assert response.status_code == 400
    assert 'aria-invalid="true"' in response.text
    assert f'value="{email}"' in response.text


def test_page_cannot_be_framed_scripted_or_kept(signed_in: tuple[Person, str]) -> None:
    person, _ = signed_in
    policy = person.page.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "default-src 'none'" in policy
    assert person.page.headers["x-frame-options"] == "DENY"
    assert person.page.headers["cache-control"] == "no-store"
    assert "<script" not in person.page.text


def test_hostile_name_of_a_client_is_text(core: Core, person: Person) -> None:
    with core.database.write() as connection:
        name = "<script>alert(1)</script>{{7*7}}"
        client = clients.add(connection, name=name, redirect_uris=[REDIRECT], public=False)
    page = person.open(authorize_query(client["client_id"]))
    assert "&lt;script&gt;alert(1)&lt;/script&gt;{{7*7}}" in page.text
    assert "<script" not in page.text


@pytest.mark.parametrize(
    ("accept_language", "phrase"),
    [
        ("fr-FR,fr;q=0.9,en;q=0.5", "Connexion"),
        ("de", "Anmelden"),
        ("es-MX", "Iniciar sesión"),
        ("ja,en;q=0.1", "Sign in"),
        ("", "Sign in"),
    ],
)
def test_page_speaks_the_language_of_the_browser(
    person: Person, platform: dict[str, Any], accept_language: str, phrase: str
) -> None:
    person.browser.headers["Accept-Language"] = accept_language
    assert f"<h1>{phrase}</h1>" in person.open(authorize_query(platform["client_id"])).text


def test_consent_page_has_all_texts_in_all_languages() -> None:
    from recovery_service.pages.consent.texts import TEXTS

    assert set(TEXTS) == {"en", "fr", "de", "es", "it", "nl"}
    assert {frozenset(texts) for texts in TEXTS.values()} == {frozenset(TEXTS["en"])}
    places = {
        key: {tuple(sorted(re.findall(r"\{(\w+)\}", texts[key]))) for texts in TEXTS.values()}
        for key in TEXTS["en"]
    }
    assert [key for key, forms in places.items() if len(forms) > 1] == []
