"""The addresses of access in /openapi.json, and how operations are secured."""

from __future__ import annotations

from typing import Any, Final

from recovery_contract import oauth
from recovery_service.web import reference
from recovery_service.web.openapi_answers import TEXT, Names, json_content

_NON_EMPTY: Final = {"type": "string", "minLength": 1}
_AUTHORIZE_QUERY: Final[dict[str, dict[str, Any]]] = {
    "client_id": _NON_EMPTY,
    "redirect_uri": _NON_EMPTY,
    "response_type": {"type": "string", "enum": ["code"]},
    "scope": TEXT,
    "state": _NON_EMPTY,
}
_TOKEN_FORM: Final = ("grant_type", "code", "refresh_token", "client_id", "client_secret", "redirect_uri")


FORM_EXAMPLES: Final = {
    "token": {
        "grant_type": "authorization_code",
        "code": "mJ2s...",
        "client_id": "clt_01",
        "client_secret": "cs_...",
        "redirect_uri": "https://platform.example/callback",
    },
    "revoke": {"token": "9a1b...", "client_id": "clt_01", "client_secret": "cs_..."},
}
FORM_TEXTS: Final = {
    "grant_type": "`authorization_code`, or `refresh_token` to renew.",
    "code": "The code that came with the redirect; good once, for 60 seconds.",
    "refresh_token": "The newest refresh token.",
    "client_id": "Your client id; not needed beside HTTP Basic.",
    "client_secret": "Your client secret; not needed beside HTTP Basic, none for a public client.",
    "redirect_uri": "The same address as at /oauth/authorize.",
    "code_verifier": "PKCE: what `code_challenge` was made from.",
    "token": "An access token or a refresh token of the grant.",
    "token_type_hint": "What kind of token it is.",
}


def security_schemes(base_url: str) -> dict[str, Any]:
    token = f"{base_url}/oauth/token"
    flow = {
        "authorizationUrl": f"{base_url}/oauth/authorize",
        "tokenUrl": token,
        "refreshUrl": token,
        "scopes": {scope.value: text for scope, text in oauth.SCOPE_TEXTS.items()},
    }
    return {
        "bearer": {"type": "http", "scheme": "bearer", "description": "An access token of any kind."},
        "oauth2": {
            "type": "oauth2",
            "flows": {"authorizationCode": flow},
            "x-metadata": f"{base_url}/.well-known/oauth-authorization-server",
        },
    }


def describe_authorize() -> dict[str, Any]:
    query = [
        {"name": name, "in": "query", "required": True, "schema": _AUTHORIZE_QUERY[name]}
        | reference.parameter_text(name)
        for name in _AUTHORIZE_QUERY
    ]
    challenge = [
        {
            "name": "code_challenge",
            "in": "query",
            "schema": {"type": "string", "pattern": "^[A-Za-z0-9._~-]{43,128}$"},
            **reference.parameter_text("code_challenge"),
        },
        {
            "name": "code_challenge_method",
            "in": "query",
            "schema": {"type": "string", "enum": ["S256"]},
            **reference.parameter_text("code_challenge_method"),
        },
    ]
    summary, description = reference.operation_text("authorize")
    return {
        "operationId": "authorize",
        "summary": summary,
        "description": description,
        "tags": ["oauth"],
        "security": [],
        "parameters": [*query, *challenge],
        "responses": {
            "302": {"description": "To the consent page."},
            "4XX": {
                "description": "A page that says what is wrong, without redirect.",
                "content": {"text/html": {}},
            },
        },
    }


def describe_token(names: Names) -> dict[str, Any]:
    properties: dict[str, Any] = dict.fromkeys((*_TOKEN_FORM, "code_verifier"), TEXT)
    properties["grant_type"] = {"type": "string", "enum": ["authorization_code", "refresh_token"]}
    form = {"type": "object", "required": ["grant_type"], "properties": properties}
    success = json_content("The tokens.", names[oauth.TokenResponse, "serialization"])
    success["content"]["application/json"]["example"] = {
        "access_token": "4f0c...c1",
        "token_type": "Bearer",
        "expires_in": oauth.ACCESS_TOKEN_SECONDS,
        "refresh_token": "9a1b...7e",
        "scope": "receivables:read receivables:write",
    }
    return _form_operation("token", form, success)


def describe_revoke() -> dict[str, Any]:
    properties = {
        "token": _NON_EMPTY,
        "token_type_hint": {"type": "string", "enum": ["access_token", "refresh_token"]},
        "client_id": _NON_EMPTY,
        "client_secret": TEXT,
    }
    form = {"type": "object", "required": ["token", "client_id"], "properties": properties}
    return _form_operation("revoke", form, {"description": "Ended, or not known."})


def _form_operation(id_: str, form: dict[str, Any], success: dict[str, Any]) -> dict[str, Any]:
    refusal = {
        "type": "object",
        "required": ["error"],
        "properties": {
            "error": {
                **TEXT,
                "description": "A code of RFC 6749, section 5.2.",
                "examples": ["invalid_grant"],
            },
            "error_description": {
                **TEXT,
                "description": "The same in words.",
                "examples": ["It has expired."],
            },
        },
    }
    summary, description = reference.operation_text(id_)
    content = {"schema": form, "example": FORM_EXAMPLES[id_]}
    for name, field in form["properties"].items():
        form["properties"][name] = {**field, "description": FORM_TEXTS[name]}
    return {
        "operationId": id_,
        "summary": summary,
        "description": description,
        "tags": ["oauth"],
        "security": [],
        "requestBody": {"required": True, "content": {"application/x-www-form-urlencoded": content}},
        "responses": {"200": success, "4XX": json_content("Refused.", refusal)},
    }
