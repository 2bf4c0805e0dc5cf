"""How the foreign service hands out its codes and tokens, and what it was asked amiss."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlencode

from tests.foreign.dialect import Dialect
from tests.foreign.speech import Answered, No, ReceivedRequest, Speech


class SignIn(Speech):
    def __init__(self, dialect: Dialect, behind: float) -> None:
        super().__init__(dialect, behind)
        self.codes: set[str] = set()
        self.access: set[str] = set()
        self.renewals: set[str] = set()
        self.misfits: list[str] = []
        """What was asked in a way that the interface does not describe."""

    def forget_tokens(self) -> None:
        """Every access token has expired."""
        self.access.clear()

    def _authorize(self, request: ReceivedRequest) -> Answered:
        for name in ("client_id", "redirect_uri", "response_type", "scope", "state"):
            if name not in request.query:
                self.misfits.append(f"authorize: {name}")
        if self.dialect.pkce == "refused at the door" and "code_challenge" in request.query:
            refused = {"error": "invalid_request", "state": request.query["state"]}
            return Answered(302, {"Location": f"{request.query['redirect_uri']}?{urlencode(refused)}"})
        code = self._id("code")
        self.codes.add(code)
        back = urlencode({"code": code, "state": request.query["state"]})
        return Answered(302, {"Location": f"{request.query['redirect_uri']}?{back}"})

    def _token(self, request: ReceivedRequest) -> Answered:
        form_values = {name: values[0] for name, values in parse_qs(request.body.decode()).items()}
        if request.headers.get("content-type", "").split(";")[0] != "application/x-www-form-urlencoded":
            self.misfits.append("token: not a form")
        if not {"client_id", "client_secret"} <= form_values.keys():
            self.misfits.append("token: client_id, client_secret")
        if self.dialect.pkce == "refused at the token" and "code_verifier" in form_values:
            raise No(400, "INVALID", "There is no such field.", "code_verifier")
        pile, name = (
            (self.codes, "code")
            if form_values["grant_type"] == "authorization_code"
            else (self.renewals, "refresh_token")
        )
        if form_values.get(name) not in pile:
            raise No(400, "invalid_grant", "This was used before.")
        pile.discard(form_values[name])
        access, renewal = self._id("acc"), self._id("ref")
        self.access.add(access)
        self.renewals.add(renewal)
        json_body: dict[str, Any] = {
            "access_token": access,
            "token_type": self.dialect.token_type,
            "refresh_token": renewal,
            "scope": "all",
        }
        lifetime = {"seconds": 3600, "milliseconds": 3_600_000, "text": "3600", "absent": None}[
            self.dialect.lifetime
        ]
        return self._json_response(
            200, json_body if lifetime is None else json_body | {"expires_in": lifetime}
        )
