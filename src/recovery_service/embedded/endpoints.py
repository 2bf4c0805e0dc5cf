"""/embedded/login: the app that started the service lets its person in, without a password."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import APIRouter, Request
from starlette.responses import Response

from recovery_contract.errors import ErrorCode
from recovery_contract.sandbox import LoginToken
from recovery_service.core import Core
from recovery_service.oauth.accounts import create_login_token
from recovery_service.web.answer import answer
from recovery_service.web.auth import CORE
from recovery_service.web.errors import ServiceError

router = APIRouter(include_in_schema=False)


@router.post("/embedded/login")
def login(request: Request, core: Annotated[Core, CORE]) -> Response:
    """Takes the launch secret as a bearer token; answers a login token for the authorize address, good once."""
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
        return answer(LoginToken(login_token=create_login_token(connection)))
