"""A client finds the addresses of access by RFC 8414."""

import httpx

from recovery_contract.oauth import Scope
from tests.service.steps import good


def test_metadata_names_what_is_served(client: httpx.Client) -> None:
    metadata = good(client.get("/.well-known/oauth-authorization-server"))
    base = metadata["issuer"]
    described = good(client.get("/openapi.json"))
    assert [server["url"] for server in described["servers"]] == [base]
    flow = described["components"]["securitySchemes"]["oauth2"]["flows"]["authorizationCode"]
    assert flow["authorizationUrl"] == metadata["authorization_endpoint"]
    assert flow["tokenUrl"] == metadata["token_endpoint"]
    assert set(flow["scopes"]) == set(metadata["scopes_supported"]) == set(Scope)
    for name in ("authorization", "token", "revocation"):
        path = metadata[f"{name}_endpoint"].removeprefix(base)
        assert path in described["paths"]
    assert metadata["code_challenge_methods_supported"] == ["S256"]
    assert client.get(metadata["service_documentation"].removeprefix(base)).status_code == 200
