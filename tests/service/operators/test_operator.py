"""What an operator does by hand, through the command line and the service that it changes."""

import io
import json
import zipfile
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import httpx
import pypdfium2
import pytest
from sqlalchemy import select

from recovery_service.__main__ import main
from recovery_service.context.core import Core
from recovery_service.db.tables.receivables import audit_table
from recovery_service.errors import Invalid, InvalidState, NotFound
from recovery_service.operators.service import Operator
from tests.service.cli.children import printed, serving
from tests.service.steps import advance, an_active_user, good, in_process, pay, read, submit

DAY = 86_400


@pytest.fixture
def operate(core: Core) -> Callable[..., Any]:
    """Does one deed in its own transaction, as the command line does."""

    def do(deed: str, *arguments: Any) -> Any:
        with core.write() as context:
            return getattr(Operator(context, "ann"), deed)(*arguments)

    return do


@pytest.fixture
def recorded(core: Core) -> Callable[..., list[str]]:
    """The actions in the record of what operators did, in order."""

    def actions() -> list[str]:
        query = select(audit_table.c.action).where(audit_table.c.actor == "operator:ann")
        with core.database.read() as connection:
            return list(connection.execute(query.order_by(audit_table.c.at, audit_table.c.id)).scalars())

    return actions


@pytest.mark.database
def test_suspended_creditor_has_its_recoveries_paused(
    client: httpx.Client, operate: Callable[..., Any], recorded: Callable[..., list[str]]
) -> None:
    user_id = an_active_user(client)
    started = in_process(client)["id"]
    mine = submit(client, user_id)["id"]
    advance(client, DAY)
    operate("suspend", user_id)
    assert read(client, mine)["recovery_progress"]["paused"]["reason"] == "suspended"
    assert "paused" not in read(client, started)["recovery_progress"]
    before = read(client, mine)["recovery_progress"]["attempts"]
    advance(client, 30 * DAY)
    assert read(client, mine)["recovery_progress"]["attempts"] == before
    operate("reinstate", user_id)
    assert "paused" not in read(client, mine)["recovery_progress"]
    advance(client, 30 * DAY)
    assert read(client, mine)["recovery_progress"]["attempts"] != before
    assert recorded() == ["user.suspend", "user.reinstate"]


def test_recovery_paused_for_another_reason_stays_paused(
    client: httpx.Client, operate: Callable[..., Any]
) -> None:
    user_id = an_active_user(client)
    mine = submit(client, user_id)["id"]
    advance(client, DAY)
    client.post(f"/v1/test/receivables/{mine}/dispute", json={"reason": "not_delivered"})
    operate("suspend", user_id)
    operate("reinstate", user_id)
    assert read(client, mine)["recovery_progress"]["paused"]["reason"] != "suspended"


def test_payout_of_two_receivables_has_a_statement_with_each(
    client: httpx.Client, operate: Callable[..., Any], tmp_path: Path
) -> None:
    user = an_active_user(client)
    first, second = (in_process(client, amount=amount, user_id=user)["id"] for amount in (1000.05, 250))
    for one in (first, second):
        pay(client, one)
    advance(client, 3 * DAY)
    with pytest.raises(NotFound):
        operate("statement", first)
    with pytest.raises(InvalidState, match="twice"):
        operate("pay_out", first, "T-9", [first])
    with pytest.raises(InvalidState, match="one creditor"):
        operate("pay_out", first, "T-9", [in_process(client)["id"]])
    with pytest.raises(Invalid):
        operate("pay_out", first, "T-9", [], Decimal(100))
    operate("pay_out", first, "T-9", [second], Decimal("7.5"))
    with pytest.raises(InvalidState):
        operate("pay_out", second, "T-10")
    document = pypdfium2.PdfDocument(operate("statement", second))
    text = " ".join(document[0].get_textpage().get_text_range().replace("\u00a0", " ").split())
    document.close()
    for words in (
        "Relevé de reversement",
        "T-9",
        "1 000,05 €",
        "−75,00 €",
        "−18,75 €",
        "1 156,30 €",
        "7,5 %",
    ):
        assert words in text.replace("\u202f", " "), words
    assert "Menuiserie" not in text  # debtors of other cases are nobody's business
    for one in (first, second):
        [result] = [
            d
            for d in good(client.get(f"/v1/receivables/{one}/documents"))["data"]
            if d["kind"] == "settlement"
        ]
        assert client.get(f"/v1/receivables/{one}/documents/{result['id']}").content.startswith(b"%PDF")
        with zipfile.ZipFile(io.BytesIO(client.get(f"/v1/receivables/{one}/case-file").content)) as archive:
            # What was settled with the creditor is nothing for a court.
            assert not any("settlement" in name or "reversement" in name for name in archive.namelist())


@pytest.mark.database
def test_payments_payout_and_reversal(
    client: httpx.Client, operate: Callable[..., Any], recorded: Callable[..., list[str]]
) -> None:
    receivable_id = in_process(client, amount=1000)["id"]
    with pytest.raises(InvalidState):
        operate("pay_out", receivable_id, "T-1")
    payment = operate("record_payment", receivable_id, Decimal(1000), "T-0")
    assert read(client, receivable_id)["status"] == "payment_received"
    operate("reverse_payment", receivable_id, payment, "no cover")
    assert read(client, receivable_id)["status"] == "in_process"
    pay(client, receivable_id)
    advance(client, 3 * DAY)
    assert read(client, receivable_id)["status"] == "recovered"
    operate("pay_out", receivable_id, "T-2")
    with pytest.raises(InvalidState):
        operate("pay_out", receivable_id, "T-3")
    items = client.get(f"/v1/receivables/{receivable_id}/timeline").json()["data"]
    assert [entry["kind"] for entry in items].count("payout.made") == 1
    assert {"payment.reverse", "receivable.payout"} <= set(recorded())


@pytest.mark.database
def test_insolvency_is_declared_corrected_and_withdrawn(
    client: httpx.Client, operate: Callable[..., Any], recorded: Callable[..., list[str]]
) -> None:
    receivable_id = in_process(client)["id"]
    opened = read(client, receivable_id)["created_at"][:10]
    body = {"procedure": "liquidation", "opened_on": opened, "court": "Lyon", "reference": None}
    output = operate("declare_insolvency", receivable_id, body)
    assert (output["procedure"], output["court"]) == ("liquidation", "Lyon")
    assert output["next_step_codes"] == ["declare", "find_publication", "documents", "no_payment"]
    progress = read(client, receivable_id)["recovery_progress"]
    assert (progress["paused"]["reason"], progress["insolvency"]["declared_by"]) == ("insolvency", "operator")
    operate("declare_insolvency", receivable_id, {**body, "published_on": opened})
    assert read(client, receivable_id)["recovery_progress"]["insolvency"]["declare_by"]
    for wrong in ({"procedure": "bankrupt"}, {"opened_on": "yesterday"}, {"opened_on": "2999-01-01"}):
        with pytest.raises(Invalid):
            operate("declare_insolvency", receivable_id, {**body, **wrong})
    with pytest.raises(NotFound):
        operate("declare_insolvency", "rcv_none", body)
    operate("withdraw_insolvency", receivable_id)
    assert "insolvency" not in read(client, receivable_id)["recovery_progress"]
    with pytest.raises(NotFound):
        operate("withdraw_insolvency", receivable_id)
    assert recorded() == ["insolvency.declare", "insolvency.declare", "insolvency.withdraw"]


def test_call_is_logged(
    client: httpx.Client, operate: Callable[..., Any], recorded: Callable[..., list[str]]
) -> None:
    receivable_id = in_process(client)["id"]
    operate("log_call", receivable_id, "promised", "on Friday")
    progress = read(client, receivable_id)["recovery_progress"]
    assert progress["attempts"]["phone"] == 1
    assert "receivable.call" in recorded()


def test_command_line_works_beside_a_running_service(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as (_, base_url):
        place = ("--data-dir", tmp_path / "data")
        output = printed("client", "add", "--name", "P", "--redirect-uri", "http://127.0.0.1/cb", *place)
        token = printed("token", "create", "--client-id", output["client_id"], *place)["access_token"]
        where = ["--base-url", base_url, "--token", token]
        assert main(["trigger", "receivable.sent_to_recovery", *where]) == 0
        event = json.loads(capsys.readouterr().out)
        id_ = event["data"]["receivable_id"]
        operator = ["--data-dir", str(tmp_path / "data"), "--as", "ann", "--public-url", base_url]
        assert main(["operator", "record-payment", id_, "--amount", "1200", *operator]) == 0
        assert json.loads(capsys.readouterr().out)["payment_id"].startswith("pay_")
        opened = ["--procedure", "receivership", "--opened-on", "2026-01-02"]
        assert main(["operator", "declare-insolvency", id_, *opened, *operator]) == 0
        assert json.loads(capsys.readouterr().out)["procedure"] == "receivership"
        listing = ["--address", "0612345678", "--note", "asked for it"]
        assert main(["operator", "never-contact", "all", *listing, *operator]) == 0
        entry = json.loads(capsys.readouterr().out)["id"]
        assert main(["operator", "never-contacted", "all", *operator]) == 0
        assert [row["id"] for row in json.loads(capsys.readouterr().out)["data"]] == [entry]
        assert main(["operator", "contact-again", "all", "--entry", entry, *operator]) == 0
        assert main(["operator", "unclaimed-money", "open", *operator]) == 0
        assert '"money": []' in capsys.readouterr().out
        for arguments, sentence in (
            (["operator", "assign-money", "unc_none", "--receivable", id_], "There is no such id."),
            (
                ["operator", "declare-insolvency", id_, "--procedure", "x", "--opened-on", "2026-01-02"],
                "procedure",
            ),
            (["operator", "approve", "usr_none"], "There is no such id."),
            (["operator", "record-payment", id_, "--amount", "much"], "is not a number"),
            (["operator", "record-payment", id_, "--amount", "0.001"], "does not fit"),
            (["operator", "payout", id_, "--reference", "T"], "No payout is planned"),
        ):
            assert main([*arguments, *operator]) == 2
            error_text = capsys.readouterr().err
            assert sentence in error_text
            assert error_text.count("\n") == 1
