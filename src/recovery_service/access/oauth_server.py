"""The authorization server: Authlib's grants over our tables, within one transaction of the caller."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from authlib.oauth2.rfc6749 import AuthorizationServer, OAuth2Payload, OAuth2Request, grants
from authlib.oauth2.rfc6749.util import extract_basic_authorization
from authlib.oauth2.rfc7636 import CodeChallenge
from sqlalchemy import Connection
from starlette.responses import JSONResponse, Response

from recovery_contract.ids import ClientId
from recovery_contract.oauth import ACCESS_TOKEN_SECONDS, Scope
from recovery_service.access import authorization_codes, clients, refresh_tokens
from recovery_service.access.secrets import generate_secret
from recovery_service.access.tokens import store_access_token
from recovery_service.ids import GrantId

AUTHENTICATION_METHODS: Final = ["none", "client_secret_basic", "client_secret_post"]
BASIC_CHALLENGE: Final = 'Basic realm="recovery"'


_NO_CLIENT: Final = (
    "client_id and client_secret are not those of a client: give them by HTTP Basic or in the form."
)


class BasicCredentials(NamedTuple):
    client_id: ClientId
    client_secret: str


def read_basic(headers: Mapping[str, str]) -> BasicCredentials | None:
    """Return what a client says of itself by HTTP Basic, None where it says nothing that way."""
    client_id, client_secret = extract_basic_authorization(headers)
    return None if client_id is None else BasicCredentials(ClientId(client_id), client_secret or "")


# Authlib comes without types: what derives from it is Any to the type checker.


class _Payload(OAuth2Payload):  # type: ignore[misc]
    def __init__(self, pairs: Sequence[tuple[str, str]]) -> None:
        self._data = dict(pairs)
        self._all: defaultdict[str, list[str]] = defaultdict(list)
        for name, value in pairs:
            self._all[name].append(value)

    @property
    def data(self) -> dict[str, str]:
        return self._data

    @property
    def datalist(self) -> defaultdict[str, list[str]]:
        return self._all


class OAuthRequest(OAuth2Request):  # type: ignore[misc]
    """A request as Authlib reads it: the pairs of the query or of the form, and the header by which a client may prove
    itself."""

    def __init__(
        self, method: str, pairs: Sequence[tuple[str, str]], headers: Mapping[str, str] | None = None
    ) -> None:
        # Whether the way here was encrypted is decided where the service is bound, not by Authlib.
        super().__init__(method, "https://service.localhost/", headers=dict(headers or {}))
        self.payload = _Payload(pairs)

    @property
    def args(self) -> dict[str, str]:
        return dict(self.payload.data)

    @property
    def form(self) -> dict[str, str]:
        return dict(self.payload.data)


class _CodeGrant(grants.AuthorizationCodeGrant):  # type: ignore[misc]
    TOKEN_ENDPOINT_AUTH_METHODS = AUTHENTICATION_METHODS

    def query_authorization_code(
        self, code: str, client: clients.Client
    ) -> authorization_codes.AuthorizationCode | None:
        return authorization_codes.redeem(self.server.connection, code, client.client_id)

    def authenticate_user(self, authorization_code: authorization_codes.AuthorizationCode) -> str:
        return authorization_code.grant_id

    def delete_authorization_code(self, authorization_code: authorization_codes.AuthorizationCode) -> None:
        authorization_codes.mark_used(self.server.connection, authorization_code)

    def save_authorization_code(self, code: str, request: Any) -> None:
        raise NotImplementedError("codes are made by the answer on the consent page")


class _S256(CodeChallenge):  # type: ignore[misc]
    """Only S256: a plain challenge is the verifier itself."""

    SUPPORTED_CODE_CHALLENGE_METHOD = ["S256"]
    DEFAULT_CODE_CHALLENGE_METHOD = "S256"


class _RefreshGrant(grants.RefreshTokenGrant):  # type: ignore[misc]
    TOKEN_ENDPOINT_AUTH_METHODS = AUTHENTICATION_METHODS
    INCLUDE_NEW_REFRESH_TOKEN = True

    def authenticate_refresh_token(self, refresh_token: str) -> refresh_tokens.RefreshToken | None:
        client: clients.Client = self.request.client
        return refresh_tokens.authenticate(self.server.connection, refresh_token, client.client_id)

    def create_token_response(self) -> tuple[int, Mapping[str, Any], Any]:
        presented: refresh_tokens.RefreshToken = self.request.refresh_token
        repeated = refresh_tokens.find_recent_response(presented)
        if repeated is not None:
            return 200, repeated, self.TOKEN_RESPONSE_HEADER
        status, token, headers = super().create_token_response()
        refresh_tokens.mark_replaced(self.server.connection, presented, token)
        return status, token, headers

    def issue_token(self, user: str, refresh_token: refresh_tokens.RefreshToken) -> Any:
        return self.generate_token(user=user, scope=refresh_token.scope, include_refresh_token=True)

    def authenticate_user(self, refresh_token: refresh_tokens.RefreshToken) -> str:
        return refresh_token.grant_id

    def revoke_old_credential(self, refresh_token: refresh_tokens.RefreshToken) -> None:
        """Do nothing: the old token is replaced together with its sealed successor and ends with its grace period."""


class Server(AuthorizationServer):  # type: ignore[misc]
    """Lives as long as one request; everything it writes is part of `connection`'s transaction."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(scopes_supported=list(Scope))
        self.connection = connection
        self.register_grant(_CodeGrant, [_S256(required=True)])
        self.register_grant(_RefreshGrant)
        self.register_token_generator("default", _generate_tokens)

    def query_client(self, client_id: ClientId) -> clients.Client | None:
        return clients.find(self.connection, client_id)

    def save_token(self, token: Mapping[str, Any], request: Any) -> None:
        _store_tokens(self.connection, token, request.user, request.client.client_id)

    def create_oauth2_request(self, request: OAuthRequest) -> OAuthRequest:
        return request

    def send_signal(self, name: str, *args: Any, **kwargs: Any) -> None:
        """Do nothing: nobody listens."""

    def handle_response(self, status: int, body: Any, headers: Sequence[tuple[str, str]]) -> Response:
        if not isinstance(body, Mapping) or body.get("error") != "invalid_client":
            return JSONResponse(body, status, headers=dict(headers))
        # Whichever way it tried: this is how else it may.
        answer = JSONResponse({**body, "error_description": _NO_CLIENT}, 401, headers=dict(headers))
        answer.headers["WWW-Authenticate"] = BASIC_CHALLENGE
        return answer


def issue_tokens(
    connection: Connection, client_id: ClientId, grant_id: GrantId, scope: str
) -> dict[str, Any]:
    """Return an access token and a refresh token of this grant, as the token endpoint answers them."""
    token = _generate_tokens(scope=scope)
    _store_tokens(connection, token, grant_id, client_id)
    return token


def _store_tokens(
    connection: Connection, token: Mapping[str, Any], grant_id: GrantId, client_id: ClientId
) -> None:
    store_access_token(connection, token["access_token"], grant_id, ACCESS_TOKEN_SECONDS)
    refresh_tokens.store(connection, token["refresh_token"], grant_id, client_id)


def _generate_tokens(*, scope: str, **_: Any) -> dict[str, Any]:
    return {
        "access_token": generate_secret(),
        "token_type": "Bearer",
        "expires_in": ACCESS_TOKEN_SECONDS,
        "refresh_token": generate_secret(),
        "scope": scope,
    }
