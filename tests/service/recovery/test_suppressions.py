"""Who must never be contacted: kept by the creditor and by operators, and the named reason of what is not sent."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_contract.oauth import ALL_SCOPES
from recovery_service.context.core import Core
from recovery_service.errors import Invalid, NotFound
from recovery_service.operators.service import ALL, Operator
from recovery_service.recovery.dunning import suppressions
from tests.builders import a_contact, a_debtor
from tests.service.recovery.production import Machine
from tests.service.recovery.test_contacts import ledger, outbox
from tests.service.steps import DAY, advance, an_active_user, good, in_process, read, refused, submit

# The test's server takes passwords without TLS on purpose: it listens on this machine only.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")

EMAIL, PHONE = "Paul@Debtor.example", "06 12 34 56 78"
REASON = "suppressed"


def path(user: str, entry: str | None = None) -> str:
    return f"/v1/users/{user}/suppressions" + (f"/{entry}" if entry else "")


def listed(client: httpx.Client, user: str, **query: Any) -> list[Any]:
    return good(client.get(path(user), params=query))["data"]


def add(client: httpx.Client, user: str, address: str, **more: Any) -> dict[str, Any]:
    return good(client.post(path(user), json={"address": address, **more}))


@pytest.fixture
def user(client: httpx.Client) -> str:
    return an_active_user(client)


def debtor(**more: Any) -> dict[str, Any]:
    return a_debtor(contacts=[a_contact(email=EMAIL, phone=PHONE)], **more)


def reasons(client: httpx.Client, id_: str) -> dict[str, Any]:
    rows = ledger(client)
    return {row["type"]: row.get("skipped", {}).get("code") for row in rows if row["receivable_id"] == id_}


@pytest.mark.database
def test_suppressed_address_gets_no_contact_with_reason(client: httpx.Client, user: str) -> None:
    mail = add(client, user, "paul@debtor.EXAMPLE", note="asked us to stop")
    add(client, user, "+33 6 12 34 56 78")
    id_ = submit(client, user, debtor=debtor())["id"]
    advance(client, 40 * DAY)
    assert {message["type"] for message in outbox(client, id_)} == set()
    assert {kind: reasons(client, id_)[kind] for kind in ("email", "phone", "sms")} == {
        "email": REASON,
        "phone": REASON,
        "sms": REASON,
    }
    rows = listed(client, user)
    assert [(row["type"], row["address"], row["reason"]) for row in rows] == [
        ("phone", "+33612345678", "creditor"),
        ("email", "paul@debtor.example", "creditor"),
    ]
    assert mail["note"] == "asked us to stop"


def test_suppression_cancels_contacts_and_removal_replans_them(client: httpx.Client, user: str) -> None:
    id_ = submit(client, user, debtor=debtor())["id"]
    advance(client, DAY)
    before = ledger(client)
    entry = add(client, user, EMAIL)
    assert reasons(client, id_)["email"] == REASON
    assert reasons(client, id_)["sms"] is None
    assert client.delete(path(user, entry["id"])).status_code == 204
    again = [{**row, "why": None} for row in ledger(client)]
    assert again == [{**row, "why": None} for row in before]
    assert next(row["why"]["code"] for row in ledger(client) if row["type"] == "email") == "reachable"
    advance(client, 3 * DAY)
    assert "email" in {message["type"] for message in outbox(client, id_)}


def test_next_contact_is_written_to_where_one_is_listed(client: httpx.Client, user: str) -> None:
    contacts = [a_contact(email=EMAIL), a_contact(email="second@debtor.example", level=1)]
    add(client, user, EMAIL)
    id_ = submit(client, user, debtor=a_debtor(contacts=contacts))["id"]
    advance(client, 4 * DAY)
    assert {message["to"] for message in outbox(client, id_)} == {"second@debtor.example"}


def test_suppressed_address_is_listed_once_and_found_again(client: httpx.Client, user: str) -> None:
    first, again = add(client, user, PHONE), add(client, user, "0612345678")
    assert first == again
    add(client, user, "x_y%z@debtor.example", note="The neighbour")
    assert [row["address"] for row in listed(client, user, search="6 12 34")] == ["0612345678"]
    assert [row["note"] for row in listed(client, user, search="NEIGHBOUR")] == ["The neighbour"]
    assert [row["type"] for row in listed(client, user, search="y%z")] == ["email"]
    assert listed(client, user, search="nobody") == []
    page = good(client.get(path(user), params={"limit": 1}))
    assert page["has_more"]
    rest = listed(client, user, starting_after=page["data"][0]["id"])
    assert [row["id"] for row in rest] == [first["id"]]
    refused(client.get(path(user), params={"starting_after": "sup_no"}), 400, "VALIDATION_ERROR")
    for nothing in ("", "paul", "12", "a b@c.example", "++33612345678"):
        response = client.post(path(user), json={"address": nothing})
        assert refused(response, 400, "VALIDATION_ERROR")["field"] == "address"


def test_suppression_list_is_hidden_from_another_creditor(
    client: httpx.Client, user: str, caller: Callable[..., httpx.Client], make_token: Callable[..., str]
) -> None:
    entry = add(client, user, EMAIL)
    other = an_active_user(client, email="other@creditor.example")
    assert listed(client, other) == []
    refused(client.delete(path(other, entry["id"])), 404, "NOT_FOUND")
    id_ = submit(client, other, debtor=debtor())["id"]
    advance(client, 4 * DAY)
    assert outbox(client, id_)
    stranger = caller(make_token(subject="acct_other", scope=ALL_SCOPES))
    refused(stranger.get(path(user)), 404, "NOT_FOUND")
    refused(stranger.post(path(user), json={"address": EMAIL}), 404, "NOT_FOUND")
    refused(stranger.delete(path(user, entry["id"])), 404, "NOT_FOUND")
    assert [row["id"] for row in listed(client, user)] == [entry["id"]]


def test_mail_that_came_back_stands_on_the_list_and_can_be_tried_again(
    client: httpx.Client, user: str
) -> None:
    contacts = [a_contact(email="bounces@debtor.example", phone=PHONE)]
    id_ = submit(client, user, debtor=a_debtor(contacts=contacts))["id"]
    advance(client, 8 * DAY)
    [row] = listed(client, user)
    assert (row["address"], row["reason"]) == ("bounces@debtor.example", "bounced")
    assert row["debtor_name"] == read(client, id_)["recovery_progress"]["debtor_name"]
    advance(client, 60 * DAY)
    assert "address_bounced" in {row.get("skipped", {}).get("code") for row in ledger(client)}
    assert client.delete(path(user, row["id"])).status_code == 204
    assert listed(client, user) == []


def test_operator_lists_what_counts_for_one_creditor_or_for_all(
    client: httpx.Client, core: Core, user: str
) -> None:
    def operate(deed: str, *arguments: Any) -> dict[str, Any]:
        with core.write() as context:
            return getattr(Operator(context, "ann"), deed)(*arguments)

    mine = operate("suppress", user, EMAIL, "by telephone")
    everybody = operate("suppress", ALL, PHONE, None)
    assert [row["id"] for row in operate("suppressions", user, None)["data"]] == [mine["id"]]
    assert [row["reason"] for row in operate("suppressions", ALL, "612")["data"]] == ["operator"]
    assert [row["id"] for row in listed(client, user)] == [mine["id"]]
    id_ = submit(client, user, debtor=debtor())["id"]
    advance(client, 20 * DAY)
    assert outbox(client, id_) == []
    operate("allow", ALL, everybody["id"])
    operate("allow", user, mine["id"])
    assert operate("suppressions", ALL, None)["data"] == []
    with pytest.raises(NotFound):
        operate("allow", user, mine["id"])
    with pytest.raises(Invalid):
        operate("suppress", user, "nothing", None)


@pytest.mark.parametrize(
    ("listed_as", "written", "same"),
    [
        ("06 12 34 56 78", "+33612345678", True),
        ("+33 6 12 34 56 78", "0033612345678", True),
        ("+33612345678", "+32612345678", False),
        ("0612345678", "0712345678", False),
        ("12345678", "+45 12 34 56 78", True),
        ("+39 06 1234567", "06 1234567", True),
        ("112", "112", True),
    ],
)
def test_suppressed_number_matches_however_it_is_written(
    core: Core, listed_as: str, written: str, same: bool
) -> None:
    with core.database.write() as connection:
        suppressions.add(
            connection,
            suppressions.NewSuppression(
                user_id="usr_1",
                debtor_id=suppressions.EVERY_DEBTOR,
                kind="phone",
                address=listed_as,
                reason=suppressions.BY_CREDITOR,
                at=0,
                actor="test",
            ),
        )
        reached = suppressions.DebtorAddresses("usr_1", "dbt_1", [("phone", written)])
        (match,) = suppressions.find_matching(connection, [reached])
    assert any(row.covers("phone", written) for row in match) == same


def test_message_that_waits_for_its_next_try_is_held_back_by_an_entry_made_meanwhile(
    client: httpx.Client, machine: Machine, begun: dict[str, Any]
) -> None:
    machine.mail_server.responses = ["451 later"] * 4  # the fifth try is six hours after the fourth
    while machine.mail_server.responses:
        machine.advance(3 * 3_600)
    for address in ("paul@debtor.example", "accounts@debtor.example"):
        good(machine.client.post(path(begun["user_id"]), json={"address": address}))
    reasons: list[str] = []
    for _ in range(7):  # it is taken up again on the next working day
        machine.advance(DAY)
        timeline = good(machine.client.get(f"/v1/receivables/{begun['id']}/timeline"))["data"]
        reasons = [entry["data"]["reason"] for entry in timeline if entry["kind"] == "contact.not_made"]
        if reasons:
            break
    assert reasons == [REASON]
    assert machine.mail_server.messages == []


def test_access_request_names_the_entry_that_concerns_the_debtor(client: httpx.Client, user: str) -> None:
    id_ = in_process(client, debtor=debtor(), user_id=user)["id"]
    add(client, user, EMAIL)
    add(client, user, "somebody@else.example")
    debtor_id = read(client, id_)["recovery_progress"]["debtor"]["id"]
    body = good(client.get(f"/v1/debtors/{debtor_id}/privacy"))["held"]
    [entry] = [entry for entry in body if entry["what"] == "not to be contacted"]
    assert [row["address"] for row in entry["data"]] == ["paul@debtor.example"]
