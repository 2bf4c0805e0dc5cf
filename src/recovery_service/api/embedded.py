"""/embedded/token: the app that started the service acts for the person at this computer, without a browser."""

from __future__ import annotations

import hmac

from fastapi import APIRouter, Request
from starlette.responses import Response

from recovery_contract.errors import ErrorCode
from recovery_contract.oauth import ALL_SCOPES, TokenResponse
from recovery_service.access.accounts import find_or_create_local_account
from recovery_service.access.oauth_server import issue_tokens
from recovery_service.access.tokens import create_grant
from recovery_service.embedded.registration import APP_CLIENT_ID
from recovery_service.errors import ServiceError
from recovery_service.web.auth import CoreIn
from recovery_service.web.response import respond

router = APIRouter(include_in_schema=False)


@router.post("/embedded/token")
def issue_launch_token(request: Request, core: CoreIn) -> Response:
    """Take the launch secret as a bearer token; answer a grant of the person at this computer.

    The launch secret went through the app's pipe only: no other program on this computer knows it, whatever addresses
    it sees.
    """
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    launched = core.settings.launch_secret
    if (
        scheme.lower() != "bearer"
        or not launched
        or not hmac.compare_digest(secret.encode(), launched.encode())
    ):
        message = "Only the app that started this service may sign in here."
        raise ServiceError(401, ErrorCode.UNAUTHORIZED, message, headers={"WWW-Authenticate": "Bearer"})
    with core.database.write() as connection:
        person = find_or_create_local_account(connection, APP_CLIENT_ID)
        grant = create_grant(connection, client_id=APP_CLIENT_ID, subject=person, scope=ALL_SCOPES)
        return respond(TokenResponse(**issue_tokens(connection, APP_CLIENT_ID, grant, ALL_SCOPES)))
