"""/openapi.json, the description of the service by itself."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

router = APIRouter(include_in_schema=False)


@router.get("/openapi.json")
def openapi(request: Request) -> Response:
    return JSONResponse(request.app.state.describe())
