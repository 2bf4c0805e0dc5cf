"""The description agrees with the table of operations, and holds together."""

import contextlib
import json
import re
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import quote, urljoin

import httpx
import pytest
from jsonschema_rs import Draft202012Validator

from recovery_contract.errors import ErrorCode
from recovery_contract.events import PAYLOADS
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.operations import OPERATIONS, Operation
from recovery_contract.receivables import METADATA_READ_AT_CREATION
from recovery_invoices import Reader
from recovery_service.app import build_app
from recovery_service.context.core import Core
from recovery_service.resources import resource_path
from recovery_service.web import reference
from recovery_service.web.openapi_details import SUCCESSES
from tests.builders import a_receivable_request
from tests.service.conftest import make_core
from tests.service.quick_client import TestClient
from tests.service.sqlite import with_tables
from tests.service.steps import an_active_user, good, in_process, refused, submit


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory, shared_reader: Reader) -> dict[str, Any]:
    """Written once for all tests here: a second of every service that is asked for it."""
    with contextlib.closing(with_tables(tmp_path_factory.mktemp("described"))) as database:
        app = build_app(make_core(database))
        app.state.reader.close()
        app.state.reader = shared_reader
        with TestClient(app) as caller:
            return caller.get("/openapi.json").json()


def operations(document: dict[str, Any]) -> dict[Any, Any]:
    return {
        (method.upper(), path): operation
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }


def test_openapi_names_every_operation_and_no_other(described: dict[str, Any]) -> None:
    named = {(method, path, row["operationId"]) for (method, path), row in operations(described).items()}
    expected = {(row.method, row.path, row.id) for row in OPERATIONS}
    oauth = {
        ("GET", "/oauth/authorize", "authorize"),
        ("POST", "/oauth/token", "token"),
        ("POST", "/oauth/revoke", "revoke"),
    }
    assert named == expected | oauth
    assert set(SUCCESSES) == {row.id for row in OPERATIONS}


def test_revocation_is_described_as_the_token_is(described: dict[str, Any]) -> None:
    token, revoke = (described["paths"][f"/oauth/{name}"]["post"] for name in ("token", "revoke"))
    [(media_type, body)] = revoke["requestBody"]["content"].items()
    assert media_type in token["requestBody"]["content"]
    assert body["schema"]["required"] == ["token", "client_id"]
    assert revoke["responses"]["4XX"] == token["responses"]["4XX"]
    assert revoke["security"] == token["security"] == []


def test_production_does_not_name_the_test_operations(
    make_core_for: Callable[..., Core], caller_for: Callable[..., httpx.Client]
) -> None:
    document = caller_for(make_core_for(environment="production")).get("/openapi.json").json()
    assert not [path for path in document["paths"] if path.startswith("/v1/test")]


def test_openapi_references_resolve(described: dict[str, Any]) -> None:
    text = json.dumps(described)
    wanted = {piece.split('"')[0] for piece in text.split('"$ref": "#/components/')[1:]}
    expected = {f"{kind}/{name}" for kind, named in described["components"].items() for name in named}
    assert wanted <= expected


@pytest.mark.parametrize(
    "row", [row for row in OPERATIONS if row.method in ("POST", "PUT", "PATCH")], ids=lambda r: r.id
)
def test_operations_with_body_describe_it(described: dict[str, Any], row: Operation) -> None:
    takes_none = {"rotateWebhookSecret", "testCompleteOnboarding", "resumeReceivable"}
    assert ("requestBody" in operations(described)[row.method, row.path]) == (row.id not in takes_none)


def test_bodies_that_are_refused_for_unknown_fields_say_so(described: dict[str, Any]) -> None:
    schema = described["components"]["schemas"]["CreateReceivableRequest"]
    assert schema["additionalProperties"] is False
    assert set(schema["required"]) == {"user_id", "invoice", "debtor"}


def test_openapi_operations_list_their_refusals(described: dict[str, Any]) -> None:
    assert all("4XX" in operation["responses"] for operation in operations(described).values())


def test_wrapped_style_is_described_too(
    make_core_for: Callable[..., Core], caller_for: Callable[..., httpx.Client]
) -> None:
    document = caller_for(make_core_for(response_style="wrapped")).get("/openapi.json").json()
    success = operations(document)["GET", "/v1/users/{id}"]["responses"]["200"]
    assert set(success["content"]["application/json"]["schema"]["required"]) == {"data", "meta"}


def test_openapi_operations_have_an_explanation_and_an_example(described: dict[str, Any]) -> None:
    for (method, path), operation in operations(described).items():
        assert operation["summary"], path
        assert operation["description"].endswith("."), path
        for parameter in operation.get("parameters", []):
            assert parameter["description"], (path, parameter["name"])
            assert "example" in parameter, (path, parameter["name"])
        contents = [response for status, response in operation["responses"].items() if status.startswith("2")]
        for content in [operation.get("requestBody", {}), *contents]:
            for media_type, shown in content.get("content", {}).items():
                if media_type in ("application/json", "application/x-www-form-urlencoded"):
                    assert "example" in shown, (method, path)


def test_openapi_fields_have_an_explanation_and_a_valid_example(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    fields = [
        (model, name, field)
        for model, schema in schemas.items()
        for name, field in schema.get("properties", {}).items()
    ]
    silent = [f"{model}.{name}" for model, name, field in fields if not field.get("description")]
    assert not silent, f"resources/reference/fields.toml has to say what these are: {silent}"
    wrong = {
        f"{model}.{name}": str(error)
        for model, name, field in fields
        for error in validator({**field, "components": described["components"]}).iter_errors(
            field["examples"][0]
        )
    }
    assert not wrong


def validator(schema: Any) -> Draft202012Validator:
    return Draft202012Validator(schema)


def test_examples_of_operations_fit_their_schemas(described: dict[str, Any]) -> None:
    for (method, path), operation in operations(described).items():
        contents = [operation.get("requestBody", {}), *operation["responses"].values()]
        for content in contents:
            shown = content.get("content", {}).get("application/json", {})
            if "example" in shown:
                schema = {**shown["schema"], "components": described["components"]}
                errors = [str(error) for error in validator(schema).iter_errors(shown["example"])]
                assert not errors, (method, path)


def test_moments_and_codes_have_their_format(described: dict[str, Any]) -> None:
    schemas = described["components"]["schemas"]
    assert schemas["Receivable"]["properties"]["created_at"]["format"] == "date-time"
    assert set(schemas["ErrorInfo"]["properties"]["code"]["enum"]) == set(ErrorCode)
    success = operations(described)["GET", "/v1/users/{id}"]["responses"]["200"]
    assert {"X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"} <= set(success["headers"])


def test_openapi_events_are_webhooks_with_their_payload(described: dict[str, Any]) -> None:
    assert set(described["webhooks"]) == set(PAYLOADS)
    for type_, webhook in described["webhooks"].items():
        shown = webhook["post"]["requestBody"]["content"]["application/json"]
        schema = {**shown["schema"], "components": described["components"]}
        assert [str(error) for error in validator(schema).iter_errors(shown["example"])] == [], type_


def test_reference_texts_are_all_in_use(described: dict[str, Any]) -> None:
    ids = {row["operationId"] for row in operations(described).values()}
    assert set(reference._texts("operations")) == ids
    assert set(reference.error_texts()) == set(ErrorCode)
    schemas = described["components"]["schemas"]
    names = {name for schema in schemas.values() for name in schema.get("properties", {})}
    names |= {f"{model}.{name}" for model, schema in schemas.items() for name in schema.get("properties", {})}
    assert set(reference._texts("fields")) <= names


def test_refusal_says_what_to_do_and_where_more_is_said(client: httpx.Client) -> None:
    error = refused(client.get("/v1/users/usr_none"), 404, "NOT_FOUND")
    base = good(client.get("/openapi.json"))["servers"][0]["url"]
    assert error["hint"] == reference.error_texts()["NOT_FOUND"].hint
    page = client.get(error["doc_url"].removeprefix(base))
    assert "NOT_FOUND" in page.text
    state = client.get("/docs/errors/INVALID_STATE").text
    assert "<code>details.allowed_actions</code>" in state
    assert not any("`" in client.get(f"/docs/{name}").text for name in ("errors", "events"))
    for code in ErrorCode:
        assert client.get(f"/docs/errors/{code}").status_code == 200
    assert client.get("/docs/errors/NONE").status_code == 404


@pytest.mark.parametrize(
    ("place", "misspelt", "meant"),
    [
        ((), "forceproceed", "force_proceed"),
        (("invoice",), "duedate", "due_date"),
        (("debtor", "address"), "postcode", "postal_code"),
        (("debtor", "contacts", 0), "e-mail", "email"),
    ],
)
def test_unknown_field_is_answered_with_the_nearest_known_one(
    client: httpx.Client, place: tuple[str | int, ...], misspelt: str, meant: str
) -> None:
    body: Any = a_receivable_request(an_active_user(client))
    body["debtor"]["address"] = {"line1": "1 rue des Lilas", "city": "Lyon"}
    part = body
    for name in place:
        part = part[name]
    part[misspelt] = "x"
    error = refused(client.post("/v1/receivables", json=body), 400, "VALIDATION_ERROR")
    assert error["hint"].startswith(f"Did you mean `{meant}`? This object takes ")


def test_unknown_field_is_named_before_the_field_that_is_missing_for_it(client: httpx.Client) -> None:
    body: Any = a_receivable_request(an_active_user(client))
    body["invoice"]["duedate"] = body["invoice"].pop("due_date")
    error = refused(client.post("/v1/receivables", json=body), 400, "VALIDATION_ERROR")
    assert error["field"] == "invoice.duedate"
    assert error["hint"].startswith("Did you mean `due_date`? ")


def test_webhook_id_of_the_log_is_answered_with_endpoint_id(client: httpx.Client) -> None:
    error = refused(client.get("/v1/webhooks/logs", params={"webhook_id": "whk_1"}), 400, "VALIDATION_ERROR")
    assert error["hint"].startswith("Did you mean `endpoint_id`? This address takes ")


def test_example_of_an_answer_shows_the_state_that_the_operation_leads_to(described: dict[str, Any]) -> None:
    examples = {
        operation["operationId"]: answer["content"]["application/json"]["example"]
        for operation in operations(described).values()
        for status, answer in operation["responses"].items()
        if status in ("200", "201") and "application/json" in answer.get("content", {})
    }
    statuses = {
        "createUser": "pending_onboarding",
        "testCompleteOnboarding": "active",
        "createReceivable": "pending",
        "cancelReceivable": "cancelled",
        "testPay": "payment_received",
        "testDispute": "disputed",
        "testRequestEvidence": "evidence_requested",
    }
    assert {id_: examples[id_]["status"] for id_ in statuses} == statuses
    assert examples["createUser"]["capabilities"] == {"send_receivables": False, "receive_payments": False}


def test_guide_names_every_state_and_every_key_that_is_read_at_creation() -> None:
    rows = re.findall(
        r"^\| (`.+?) \|", resource_path("reference", "guide.md").read_text("utf-8"), re.MULTILINE
    )
    first_cells = " ".join(rows)
    for name in (*ReceivableStatus, *METADATA_READ_AT_CREATION, "rounding_amount"):
        assert f"`{name}`" in first_cells


def test_quick_start_names_the_folder_that_the_readme_starts_the_service_with(
    described: dict[str, Any],
) -> None:
    readme = (Path(__file__).parents[3] / "README.md").read_text("utf-8")
    head = described["info"]["description"]
    for command in re.findall(r"^recovery-service .+$", head, re.MULTILINE):
        assert " --data-dir platform-data " in command
    assert "serve --data-dir platform-data " in readme


def test_each_event_of_the_page_leads_to_its_entry_in_the_reference(
    client: httpx.Client, described: dict[str, Any]
) -> None:
    page = client.get("/docs/events").text
    for type_, webhook in described["webhooks"].items():
        operation = webhook["post"]
        fragment = f"tag/{operation['tags'][0]}/operation/{quote(operation['operationId'])}"
        assert f'href="../docs#{fragment}"><code>{type_}</code>' in page


def test_missing_field_and_unknown_parameter_are_named_by_the_hint(client: httpx.Client) -> None:
    body: Any = a_receivable_request(an_active_user(client))
    del body["invoice"]["due_date"]
    error = refused(client.post("/v1/receivables", json=body), 400, "VALIDATION_ERROR")
    assert error["hint"].startswith("Add `invoice.due_date`")
    error = refused(client.get("/v1/receivables", params={"user": "usr_1"}), 400, "VALIDATION_ERROR")
    assert error["hint"].startswith("Did you mean `user_id`? This address takes ")
    error = refused(client.get("/v1/receivables?status=pending,disputed"), 400, "VALIDATION_ERROR")
    assert error["hint"].startswith("Give `statuses[]` once for each")
    assert "`/docs`" in refused(client.get("/v1/receivable"), 404, "NOT_FOUND")["hint"]


def test_refused_action_names_the_same_actions_as_the_receivable(client: httpx.Client) -> None:
    for submitted in (submit(client), in_process(client)):
        path = f"/v1/receivables/{submitted['id']}"
        allowed = good(client.get(path))["recovery_progress"]["allowed_actions"]
        response = client.post(f"{path}/partial-payment", json={"action": "mark_complete"})
        error = refused(response, 409, "INVALID_STATE")
        assert error["details"]["allowed_actions"] == allowed
        assert error["message"].endswith(f"Allowed now: {', '.join(allowed)}.")
    # The last one is in process: what is refused about an agreement names them as well.
    first_on = str(date.today() + timedelta(days=20))
    agreed = {"instalments": 2, "first_on": first_on, "agreed": True}
    good(client.post(f"{path}/agreements", json=agreed))
    allowed = good(client.get(path))["recovery_progress"]["allowed_actions"]
    error = refused(client.post(f"{path}/agreements", json=agreed), 409, "INVALID_STATE")
    assert error["details"]["allowed_actions"] == allowed


def test_reference_speaks_of_no_names_of_the_code(described: dict[str, Any]) -> None:
    words = json.dumps(described)
    assert re.findall(r"`[a-z_]+\.[A-Z]\w+`", words) == []


def test_head_of_the_reference_leads_to_a_first_token(described: dict[str, Any]) -> None:
    head = described["info"]["description"]
    for wanted in (
        "# Quick start",
        "(docs/guide)",
        "(docs/errors)",
        "(docs/events)",
        "recovery-service token create",
        "`disputes@…`",
    ):
        assert wanted in head


def test_example_of_an_event_lies_before_the_days_that_it_names(described: dict[str, Any]) -> None:
    for type_, webhook in described["webhooks"].items():
        [content] = webhook["post"]["requestBody"]["content"].values()
        event = content["example"]
        for name in ("evidence_deadline", "decision_deadline", "payout_scheduled"):
            if name in event["data"]:
                assert event["data"][name] > event["created_at"], type_


def test_unknown_user_of_a_body_is_named_by_its_field(client: httpx.Client) -> None:
    body = a_receivable_request("usr_none")
    error = refused(client.post("/v1/receivables", json=body), 404, "NOT_FOUND")
    assert (error["field"], error["details"]["received"]) == ("user_id", "usr_none")


def test_pages_load_nothing_from_elsewhere(client: httpx.Client) -> None:
    for path in ("/docs", "/docs/guide", "/docs/errors", "/docs/errors/NOT_FOUND", "/docs/events"):
        page = client.get(path)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        policy = page.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "http" not in policy
        for address in re.findall(r'(?:src|href|spec-url)="([^"]+)"', page.text):
            assert "//" not in address
            assert client.get(urljoin(path, address)).status_code == 200, address
    script = client.get("/docs/redoc.js")
    assert script.headers["Content-Encoding"] == "gzip"
    plain = client.get("/docs/redoc.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == script.content
    for type_ in PAYLOADS:
        assert type_ in client.get("/docs/events").text


def test_guide_is_served_with_all_its_links(client: httpx.Client) -> None:
    page = client.get("/docs/guide").text
    anchors = set(re.findall(r' id="([^"]+)"', page))
    targets = re.findall(r' href="([^"]+)"', page)
    assert {f"#{anchor}" for anchor in anchors} >= {target for target in targets if target.startswith("#")}
    assert {"errors", "events", "../docs"} <= set(targets)
    assert "<title>Guide: " in page
    source = resource_path("reference", "guide.md").read_text("utf-8")
    for title in re.findall(r"^## (.+)$", source, re.MULTILINE):
        assert page.count(f">{title}</") == 2, "in the contents and above the section"


def test_parameters_of_an_operation_differ_by_more_than_signs(described: dict[str, Any]) -> None:
    """Generators of clients name them by their letters alone, and leave an operation out where two are the same."""
    for (method, path), operation in operations(described).items():
        names = [re.sub(r"\W", "", parameter["name"]) for parameter in operation.get("parameters", [])]
        assert len(set(names)) == len(names), (method, path)
