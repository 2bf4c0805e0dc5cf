"""How a debtor is addressed: greeted by title and surname, and with the person below the company in a letter."""

from __future__ import annotations

import httpx
import pytest

from recovery_contract.ids import ReceivableId
from recovery_contract.postal_addresses import with_person
from recovery_service.context.core import Core
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.wording.formats import postal_lines
from recovery_service.wording.salutation import find_salutation
from tests.builders import a_contact
from tests.service.recovery.test_contacts import ADDRESS, outbox, reachable
from tests.service.steps import DAY, advance, in_process


@pytest.mark.parametrize(
    ("name", "surname", "language", "words", "sex"),
    [
        ("Frau Erika Muster", "Muster", "de", "Frau Muster", "woman"),
        ("Herrn Dr. Max von der Heide", "", "de", "Herr Dr. von der Heide", "man"),
        ("Erika Muster", "Muster", "de", "Erika Muster", None),
        ("M. Muster", "", "de", "M. Muster", None),
        ("M. Paul Durand", "Durand", "fr", "Monsieur Durand", "man"),
        ("Mme Anne de La Tour", "", "fr", "Madame de La Tour", "woman"),
        ("Sig.ra Anna Bianchi", "", "it", "Sig.ra Bianchi", "woman"),
        ("Sra. Ana García López", "García López", "es", "Sra. García López", "woman"),
        ("Sr. Juan García López", "", "es", "Sr. Juan García López", "man"),
        ("de heer Jan de Vries", "", "nl", "heer De Vries", "man"),
        ("mevrouw Jansen", "", "nl", "mevrouw Jansen", "woman"),
        ("Mrs Jane Porter", "Porter", "en", "Mrs Porter", "woman"),
        ("Frau", "", "de", "Frau", None),
        ("Mr and Mrs R Ashdown-Pryce", "Ashdown-Pryce", "en", "Mr and Mrs Ashdown-Pryce", "couple"),
        ("Mr & Ms Ashdown", "", "en", "Mr and Ms Ashdown", "couple"),
        ("Herrn und Frau Max Muster", "", "de", "Herr und Frau Muster", "couple"),
        ("M. et Mme Durand", "", "fr", "Monsieur et Madame Durand", "couple"),
        ("Sr. y Sra. García", "", "es", "Sr. y Sra. García", "couple"),
        ("Signor e Signora Bianchi", "", "it", "Sig. e Sig.ra Bianchi", "couple"),
        ("De heer en mevrouw de Vries", "", "nl", "heer en mevrouw De Vries", "couple"),
        ("Mr and Mrs", "", "en", "Mr and Mrs", None),
        ("Familie Sabine und Thorsten Muster", "", "de", "Familie Muster", "family"),
        ("Fam. Muster", "", "de", "Familie Muster", "family"),
        ("Eheleute Erika und Max von der Heide", "", "de", "Eheleute von der Heide", "family"),
        ("Famille Jeanne et Paul Durand", "", "fr", "famille Durand", "family"),
        ("Époux Durand", "", "fr", "Madame et Monsieur Durand", "couple"),
        ("The Ashdown family", "", "en", "Ashdown family", "family"),
        ("Family Ashdown", "", "en", "Ashdown family", "family"),
        ("Familia García López", "", "es", "familia García López", "family"),
        ("Familia Ana y Juan García López", "", "es", "familia García López", "family"),
        ("Famiglia Anna e Luca Bianchi", "", "it", "famiglia Bianchi", "family"),
        ("Coniugi Bianchi", "", "it", "coniugi Bianchi", "couple"),
        ("Familie de Vries", "", "nl", "familie De Vries", "family"),
        ("Familie", "", "de", "Familie", None),
    ],
)
def test_person_with_a_title_is_greeted_by_it_and_the_surname(
    name: str, surname: str, language: str, words: str, sex: str | None
) -> None:
    assert find_salutation(name, language, surname) == (words, sex)


@pytest.mark.parametrize(
    ("country", "letters", "mails"),
    [
        ("Germany", "Sehr geehrte Frau Muster,", "Guten Tag Frau Muster,"),
        ("France", "Madame,", "Bonjour Madame Muster,"),
        ("Spain", "Estimada Sra. Muster:", "Estimada Sra. Muster:"),
        ("Italy", "Gentile Sig.ra Muster,", "Gentile Sig.ra Muster,"),
        ("Netherlands", "Geachte mevrouw Muster,", "Beste mevrouw Muster,"),
    ],
)
def test_private_person_is_greeted_in_letters_and_mails(
    client: httpx.Client, country: str, letters: str, mails: str
) -> None:
    debtor = reachable(
        company_name="Frau Erika Muster",
        company_type="individual",
        contacts=[a_contact(first_name="Frau Erika", last_name="Muster")],
        address={**ADDRESS, "country": country},
    )
    id_ = in_process(client, debtor=debtor)["id"]
    advance(client, 50 * DAY)
    sent = outbox(client, id_)
    for kind, greeting in (("email", mails), ("letter", letters)):
        bodies = [one["body"] for one in sent if one["type"] == kind]
        assert bodies
        assert all(body.startswith(f"{greeting}\n") for body in bodies), bodies[0][:80]


@pytest.mark.parametrize(
    ("name", "addressed"),
    [
        ("Madame Anne Muster", "Madame"),
        ("Monsieur Paul Muster", "Monsieur"),
        ("Famille Muster", "Madame, Monsieur"),
        ("Muster", "Madame, Monsieur"),
    ],
)
def test_french_letter_closes_with_the_form_of_address_of_its_greeting(
    client: httpx.Client, name: str, addressed: str
) -> None:
    debtor = reachable(
        company_name=name,
        company_type="individual",
        contacts=[{"email": "maison@debtor.example", "level": 0}],
        address={**ADDRESS, "country": "France"},
    )
    id_ = in_process(client, debtor=debtor)["id"]
    advance(client, 50 * DAY)
    bodies = [one["body"] for one in outbox(client, id_) if one["type"] == "letter"]
    assert bodies
    assert all(body.startswith(f"{addressed},\n") for body in bodies), bodies[0][:80]
    assert all(f"\nVeuillez agréer, {addressed}, nos salutations" in body for body in bodies)


@pytest.mark.parametrize(
    ("first_name", "letters", "mails", "line"),
    [
        ("Frau Erika", "Sehr geehrte Frau Muster,", "Guten Tag Frau Muster,", "Frau Erika Muster"),
        ("Erika", "Guten Tag Erika Muster,", "Guten Tag Erika Muster,", "Erika Muster"),
        (None, "Sehr geehrte Damen und Herren,", "Guten Tag,", "Hafenstraße 4"),
    ],
)
def test_person_within_a_company_is_greeted_and_named_in_letters_as_in_mails(
    client: httpx.Client, core: Core, first_name: str | None, letters: str, mails: str, line: str
) -> None:
    person = {} if first_name is None else {"first_name": first_name, "last_name": "Muster"}
    debtor = reachable(
        company_name="Hafenbau GmbH",
        contacts=[a_contact(**person)],
        address={"line1": "Hafenstraße 4", "postal_code": "20457", "city": "Hamburg", "country": "Germany"},
    )
    id_ = in_process(client, debtor=debtor)["id"]
    advance(client, 50 * DAY)
    sent = outbox(client, id_)
    for kind, greeting in (("email", mails), ("letter", letters)):
        bodies = [one["body"] for one in sent if one["type"] == kind]
        assert bodies
        assert all(body.startswith(f"{greeting}\n") for body in bodies), bodies[0][:80]
    with core.database.read() as connection:
        rows = attempt_repository.of_receivable(connection, ReceivableId(id_))
    [recipient, *_] = [row.letter["recipient"] for row in rows if row.channel == "letter" and row.letter]
    assert recipient[:2] == ["Hafenbau GmbH", line]


@pytest.mark.parametrize(
    ("line2", "email", "letters", "mails"),
    [
        ("z. Hd. Buchhaltung", "info@debtor.example", "Sehr geehrte Damen und Herren,", "Guten Tag,"),
        (
            "z. Hd. Buchhaltung",
            "e.muster@debtor.example",
            "Sehr geehrte Damen und Herren,",
            "Guten Tag Frau Muster,",
        ),
        (
            "z. Hd. Frau Muster",
            "info@debtor.example",
            "Sehr geehrte Frau Muster,",
            "Guten Tag Frau Muster,",
        ),
        ("c/o Hafenhaus AG", "info@debtor.example", "Sehr geehrte Frau Muster,", "Guten Tag Frau Muster,"),
    ],
)
def test_office_that_the_address_names_is_not_greeted_as_another_person(
    client: httpx.Client, line2: str, email: str, letters: str, mails: str
) -> None:
    debtor = reachable(
        company_name="Hafenbau GmbH",
        contacts=[a_contact(email=email, first_name="Frau Erika", last_name="Muster")],
        address={
            "line1": "Hafenstraße 4",
            "line2": line2,
            "postal_code": "20457",
            "city": "Hamburg",
            "country": "DE",
        },
    )
    id_ = in_process(client, debtor=debtor)["id"]
    advance(client, 50 * DAY)
    sent = outbox(client, id_)
    for kind, greeting in (("email", mails), ("letter", letters)):
        bodies = [one["body"] for one in sent if one["type"] == kind]
        assert bodies
        assert all(body.startswith(f"{greeting}\n") for body in bodies), bodies[0][:80]


@pytest.mark.parametrize(
    ("country", "name", "letters", "mails"),
    [
        (
            "Germany",
            "Familie Erika und Max Muster",
            "Sehr geehrte Familie Muster,",
            "Sehr geehrte Familie Muster,",
        ),
        ("France", "Famille Durand", "Madame, Monsieur,", "Bonjour,"),
        ("United Kingdom", "The Ashdown family", "Dear Ashdown family,", "Dear Ashdown family,"),
        ("Spain", "Familia García", "Estimada familia García:", "Estimada familia García:"),
        ("Italy", "Famiglia Bianchi", "Gentile famiglia Bianchi,", "Gentile famiglia Bianchi,"),
        ("Netherlands", "Familie Jansen", "Geachte familie Jansen,", "Beste familie Jansen,"),
    ],
)
def test_household_is_greeted_by_its_surname_alone(
    client: httpx.Client, country: str, name: str, letters: str, mails: str
) -> None:
    debtor = reachable(
        company_name=name,
        company_type="individual",
        contacts=[{"email": "haus@debtor.example", "level": 0}],
        address={**ADDRESS, "country": country},
    )
    id_ = in_process(client, debtor=debtor)["id"]
    advance(client, 50 * DAY)
    sent = outbox(client, id_)
    for kind, greeting in (("email", mails), ("letter", letters)):
        bodies = [one["body"] for one in sent if one["type"] == kind]
        assert bodies
        assert all(body.startswith(f"{greeting}\n") for body in bodies), bodies[0][:80]


@pytest.mark.parametrize(
    "person",
    ["z. Hd. Frau Muster", "z.Hd. Frau Muster", "zu Händen Frau Muster", "c/o Muster", "à l'attention de Mme Muster",
     "t.a.v. mevrouw Muster", "A la atención de Ana", "All’attenzione di Anna", "Attn: Ms Porter"],
)  # fmt: skip
def test_person_in_the_second_line_stands_directly_below_the_company(person: str) -> None:
    address = {"line1": "Hafenstraße 4", "line2": person, "postal_code": "20457", "city": "Hamburg"}
    assert postal_lines(address) == [person, "Hafenstraße 4", "20457 Hamburg"]
    floor = {**address, "line2": "Zweiter Stock"}
    assert postal_lines(floor) == ["Hafenstraße 4", "Zweiter Stock", "20457 Hamburg"]


@pytest.mark.parametrize(
    ("second", "lines"),
    [
        ("Hafenstraße 4", ["Hafenbau GmbH", "Frau Erika Muster", "Hafenstraße 4"]),
        ("Einkauf", ["Hafenbau GmbH", "Einkauf", "Frau Erika Muster"]),
        ("z. Hd. Herrn Beispiel", ["Hafenbau GmbH", "z. Hd. Herrn Beispiel"]),
        ("Büro Frau Erika Muster", ["Hafenbau GmbH", "Büro Frau Erika Muster"]),
    ],
)
def test_person_stands_under_the_company_and_its_department_once(second: str, lines: list[str]) -> None:
    assert with_person(["Hafenbau GmbH", second], "Frau Erika Muster") == lines
