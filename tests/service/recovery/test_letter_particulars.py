"""What stands below a letter: the invoice that a person encloses, and the French numbers of both."""

import io
import zipfile
from typing import Any

import httpx
import pytest

from recovery_contract.ids import ReceivableId
from recovery_service.context.core import Core
from recovery_service.files import documents
from recovery_service.files.store import NewFile
from recovery_service.recovery.contacts import letters
from recovery_service.wording.formats import name_siret
from tests.papers import PDF
from tests.service.recovery.desk import until_task
from tests.service.recovery.production import Machine
from tests.service.recovery.test_contacts import reachable
from tests.service.recovery.test_letters import data_of, text_of
from tests.service.steps import DAY, advance, an_active_user, good, in_process

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")

PARIS = {"line1": "1 rue des Lilas", "postal_code": "75001", "city": "Paris", "country": "FR"}


@pytest.mark.parametrize("has_copy", [True, False])
def test_letter_to_be_posted_names_the_invoice_that_is_enclosed_where_there_is_one(
    desk: Machine, planned: dict[str, Any], client_id: str, has_copy: bool
) -> None:
    if has_copy:
        with desk.core.database.write() as connection:
            file = NewFile(client_id, "invoice", "F-1.pdf", "application/pdf", PDF)
            documents.save_and_attach(
                connection, ReceivableId(planned["id"]), file, kind="invoice", at=0, description=None
            )
    task = until_task(desk, "letter")
    printed = desk.client.get(f"/v1/contact-tasks/{task['id']}/letter")
    text, pages = text_of(printed.content)
    assert ("P. J." in text) is has_copy
    assert pages == (2 if has_copy else 1), "what is enclosed is behind the letter"
    assert "1 / 2" not in text, "and is no page of it"
    if has_copy:
        number = planned["recovery_progress"]["invoice_numbers"][0]
        assert f"P. J. : copie de la facture {number}" in text.replace("\u00a0", " ")


def test_copy_of_a_posted_letter_in_the_case_file_has_what_it_encloses(
    desk: Machine, planned: dict[str, Any], client_id: str
) -> None:
    with desk.core.database.write() as connection:
        file = NewFile(client_id, "invoice", "F-1.pdf", "application/pdf", PDF)
        documents.save_and_attach(
            connection, ReceivableId(planned["id"]), file, kind="invoice", at=0, description=None
        )
    task = until_task(desk, "letter")
    printed = text_of(desk.client.get(f"/v1/contact-tasks/{task['id']}/letter").content)
    good(desk.client.post(f"/v1/contact-tasks/{task['id']}", json={"action": "done"}))
    content = desk.client.get(f"/v1/receivables/{planned['id']}/case-file").content
    archive = zipfile.ZipFile(io.BytesIO(content))
    [name] = [name for name in archive.namelist() if name.endswith("-courrier.pdf")]
    assert text_of(archive.read(name)) == printed


def test_invoice_that_nobody_can_draw_is_not_said_to_be_enclosed(
    desk: Machine, planned: dict[str, Any], client_id: str
) -> None:
    with desk.core.database.write() as connection:
        file = NewFile(client_id, "invoice", "F-1.pdf", "application/pdf", b"%PDF-1.4 x")
        documents.save_and_attach(
            connection, ReceivableId(planned["id"]), file, kind="invoice", at=0, description=None
        )
    task = until_task(desk, "letter")
    path = f"/v1/contact-tasks/{task['id']}/letter"
    one, pages = text_of(desk.client.get(path).content)
    several, _ = text_of(desk.client.get("/v1/contact-tasks/letters", params={"id[]": task["id"]}).content)
    assert pages == 1
    assert "P. J." not in one + several


def test_letter_of_a_french_creditor_has_the_numbers_of_both(client: httpx.Client, core: Core) -> None:
    company = {"name": "Atelier Nord", "address": PARIS, "siret": "73282932000074"}
    user = an_active_user(client, company=company)
    debtor = reachable(address=PARIS, company_name="Menuiserie Martin", siret="404833048")
    id_ = in_process(client, user_id=user, debtor=debtor)["id"]
    advance(client, 61 * DAY)
    letter = data_of(core, id_)[0]
    text, _ = text_of(letters.typeset_letter(letter))
    plain = text.replace("\u00a0", " ")
    assert "Atelier Nord : SIRET 732 829 320 00074" in plain
    assert "Menuiserie Martin : SIREN 404 833 048" in plain


@pytest.mark.parametrize("number", ["", "12345", "HRB 1234"])
def test_other_number_is_not_called_a_siret(number: str) -> None:
    assert name_siret(number) is None
