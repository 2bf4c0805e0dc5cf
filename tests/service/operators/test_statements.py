"""Bank statements through the operator: proposals with reasons, confirmed ones recorded once."""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from recovery_bank.references import creditor_reference, joint_reference
from recovery_service.__main__ import main
from recovery_service.context.core import Core
from recovery_service.db.tables.receivables import audit_table
from recovery_service.errors import Invalid, InvalidState
from recovery_service.ledger.payments.repository import valid_payments
from recovery_service.operators.service import Operator
from tests.bank.statements import WRITERS, Booking, camt053, mt940
from tests.builders import an_invoice, days_ago
from tests.service.cli.children import printed, serving
from tests.service.recovery.test_contacts import reachable
from tests.service.steps import DAY, advance, an_active_user, before_daylight, in_process, read, submit

TODAY = datetime.now(UTC).date()


@pytest.fixture
def import_statement(core: Core) -> Callable[..., dict[str, Any]]:
    def do(content: bytes, confirm: list[str] | tuple[Any, ...] = (), **more: Any) -> dict[str, Any]:
        with core.write() as context:
            return Operator(context, "ann").import_statement(content, confirm, **more)

    return do


def booking(amount: str, text: str = "", reference: str = "", **more: Any) -> Booking:
    return Booking(amount, text=text, reference=reference, day=TODAY, **more)


def proposals(response: Any) -> Any:
    return {one["entry_id"]: one for one in response["proposals"]}


@pytest.mark.database
def test_payment_certain_by_reference_is_recorded_once(
    client: httpx.Client, core: Core, import_statement: Callable[..., dict[str, Any]]
) -> None:
    receivable_id = in_process(client)["id"]
    paid = booking("400", "merci", creditor_reference(receivable_id), bank_reference="B1")
    statement = camt053([paid, booking("77", "something else")])
    (first, other) = import_statement(statement)["proposals"]
    expected_values = {one["amount"]: one for one in (first, other)}
    assert (expected_values[400]["certainty"], expected_values[77]["certainty"]) == ("certain", "unmatched")
    assert expected_values[400]["reasons"][0] == {
        "code": "reference",
        "detail": creditor_reference(receivable_id),
    }
    assert not expected_values[400]["recorded"]
    assert read(client, receivable_id)["recovery_progress"]["remaining_amount"] == 1200.50

    done = proposals(import_statement(statement, exact=True))[expected_values[400]["entry_id"]]
    assert done["recorded"]
    assert len(done["payment_ids"]) == 1
    again = proposals(import_statement(camt053([paid]), exact=True))[expected_values[400]["entry_id"]]
    assert (again["recorded"], again["payment_ids"]) == (True, [])
    assert read(client, receivable_id)["recovery_progress"]["remaining_amount"] == 800.50
    with core.database.read() as connection:
        (payment,) = valid_payments(connection, receivable_id)
        actions = list(
            connection.execute(
                select(audit_table.c.action).where(audit_table.c.object_id == payment.id)
            ).scalars()
        )
    assert payment.source == "bank"
    assert sorted(actions) == ["payment.record", "statement.record"]


def test_transfer_for_all_invoices_pays_the_interest_of_each_before_the_next_invoice(
    client: httpx.Client, import_statement: Callable[..., dict[str, Any]]
) -> None:
    user = an_active_user(client)
    before_daylight(client)
    ids = []
    for late, number in ((200, "F-1"), (199, "F-2")):
        dates = {"issue_date": days_ago(late + 30).isoformat(), "due_date": days_ago(late).isoformat()}
        invoice = an_invoice(amount=100, numbers=[number], **dates)
        submitted = submit(client, user, invoice=invoice, debtor=reachable(), metadata={"pursue": "all"})
        ids.append(submitted["id"])
    advance(client, 2 * DAY)
    due = [read(client, id_)["recovery_progress"]["balance"]["due"] for id_ in ids]
    assert all(amount >= 140 for amount in due)
    paid = booking(f"{sum(due):.2f}", "", joint_reference(ids[0]), bank_reference="B1")
    [proposal] = import_statement(camt053([paid]))["proposals"]
    assert {one["receivable_id"]: one["amount"] for one in proposal["parts"]} == dict(
        zip(ids, due, strict=True)
    )
    assert [one["code"] for one in proposal["reasons"]][:2] == ["reference", "several"]


def test_unmatched_payment_is_stored_once_and_assigned(
    client: httpx.Client, core: Core, import_statement: Callable[..., dict[str, Any]]
) -> None:
    def operate(deed: str, *arguments: Any) -> dict[str, Any]:
        with core.write() as context:
            return getattr(Operator(context, "ann"), deed)(*arguments)

    receivable_id = in_process(client)["id"]
    paid = booking("400", "merci", creditor_reference(receivable_id), bank_reference="B1")
    lost = booking("77", "for the roof", payer="Somebody Else", bank_reference="B2")
    assert "kept" not in import_statement(camt053([paid, lost]))
    first = import_statement(camt053([paid, lost]), exact=True, keep_unmatched=True)
    assert len(first["kept"]) == 1
    assert import_statement(camt053([lost]), keep_unmatched=True)["kept"] == []
    [money] = operate("unclaimed_money", "open")["money"]
    assert (money["amount"], money["why"], money["payer"]) == ("77.00", "not_matched", "Somebody Else")
    assert money["arrived"] == TODAY.isoformat()
    assert "for the roof" in money["text"]
    assert operate("assign_money", money["money_id"], receivable_id)["assigned_to"] == receivable_id
    assert read(client, receivable_id)["recovery_progress"]["amount_paid"] == 477


def test_proposal_is_recorded_when_it_is_named(
    client: httpx.Client, import_statement: Callable[..., dict[str, Any]]
) -> None:
    receivable_id = in_process(client)["id"]
    number = read(client, receivable_id)["recovery_progress"]["invoice_numbers"][0]
    statement = mt940([booking("100", f"part of {number}")])
    (proposal,) = import_statement(statement, exact=True)["proposals"]
    assert (proposal["certainty"], proposal["recorded"]) == ("check", False)
    (done,) = import_statement(statement, [proposal["entry_id"]])["proposals"]
    assert done["recorded"]
    assert read(client, receivable_id)["recovery_progress"]["amount_paid"] == 100


def test_statement_with_unrecordable_payment_records_nothing(
    client: httpx.Client, import_statement: Callable[..., dict[str, Any]]
) -> None:
    open_one, closed = in_process(client)["id"], in_process(client)["id"]
    client.post(f"/v1/receivables/{closed}/cancel", json={"reason": "business_decision"})
    statement = camt053([booking("5", "", creditor_reference(one)) for one in (open_one, closed)])
    proposals = import_statement(statement)["proposals"]
    assert {one["certainty"] for one in proposals} == {"certain", "check"}
    with pytest.raises(InvalidState):
        import_statement(statement, [one["entry_id"] for one in proposals])
    assert read(client, open_one)["recovery_progress"]["amount_paid"] == 0
    with pytest.raises(Invalid):
        import_statement(statement, ["no such entry"])


def test_returned_payment_is_reported_and_not_recorded(
    import_statement: Callable[..., dict[str, Any]],
) -> None:
    response = import_statement(camt053([booking("-80", "returned", returned=True)]), exact=True)
    assert response["proposals"] == []
    assert [one["amount"] for one in response["taken_back"]] == [80]


@pytest.mark.parametrize("content", [b"", b"%PDF-1.7", b"a;b\n1;2\n", camt053([Booking("1")])[:-9]])
def test_file_that_cannot_be_read_says_why(
    import_statement: Callable[..., dict[str, Any]], content: bytes
) -> None:
    with pytest.raises(Invalid):
        import_statement(content)


def test_command_line_takes_a_statement(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as (_, base_url):
        place = ("--data-dir", tmp_path / "data")
        output = printed("client", "add", "--name", "P", "--redirect-uri", "http://127.0.0.1/cb", *place)
        token = printed("token", "create", "--client-id", output["client_id"], *place)["access_token"]
        assert main(["trigger", "receivable.sent_to_recovery", "--base-url", base_url, "--token", token]) == 0
        id_ = json.loads(capsys.readouterr().out)["data"]["receivable_id"]
        operator = ["--data-dir", str(tmp_path / "data"), "--as", "ann", "--public-url", base_url]
        # The same day and amount from another file may be the same money: it is not taken for certain twice.
        for format, result in (("CSV", ("remaining", True)), ("OFX", ("seen_before", False))):
            file = tmp_path / f"{format}.txt"
            file.write_bytes(WRITERS[format]([booking("1200", "merci", creditor_reference(id_))]))
            assert main(["operator", "import-statement", str(file), "--exact", *operator]) == 0
            (proposal,) = json.loads(capsys.readouterr().out)["proposals"]
            assert [piece["receivable_id"] for piece in proposal["parts"]] == [id_]
            codes = [reason["code"] for reason in proposal["reasons"]]
            assert (result[0] in codes, proposal["recorded"]) == (True, result[1])
        assert main(["operator", "import-statement", str(tmp_path / "missing.xml"), *operator]) == 2
        assert "cannot be read" in capsys.readouterr().err
