"""How the foreign service hands out its codes and tokens, and what it was asked amiss."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlencode

from tests.foreign.dialect import Dialect
from tests.foreign.speech import Answered, Asked, No, Speech


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

    def _authorize(self, asked: Asked) -> Answered:
        for name in ("client_id", "redirect_uri", "response_type", "scope", "state"):
            if name not in asked.query:
                self.misfits.append(f"authorize: {name}")
        code = self._id("code")
        self.codes.add(code)
        back = urlencode({"code": code, "state": asked.query["state"]})
        return Answered(302, {"Location": f"{asked.query['redirect_uri']}?{back}"})

    def _token(self, asked: Asked) -> Answered:
        given = {name: values[0] for name, values in parse_qs(asked.body.decode()).items()}
        if asked.headers.get("content-type", "").split(";")[0] != "application/x-www-form-urlencoded":
            self.misfits.append("token: not a form")
        if not {"client_id", "client_secret"} <= given.keys():
            self.misfits.append("token: client_id, client_secret")
        pile, name = (
            (self.codes, "code")
            if given["grant_type"] == "authorization_code"
            else (self.renewals, "refresh_token")
        )
        if given.get(name) not in pile:
            raise No(400, "invalid_grant", "This was used before.")
        pile.discard(given[name])
        access, renewal = self._id("acc"), self._id("ref")
        self.access.add(access)
        self.renewals.add(renewal)
        told: dict[str, Any] = {
            "access_token": access,
            "token_type": "Bearer",
            "refresh_token": renewal,
            "scope": "all",
        }
        lifetime = {"seconds": 3600, "milliseconds": 3_600_000, "text": "3600", "absent": None}[
            self.dialect.lifetime
        ]
        return self._told(200, told if lifetime is None else told | {"expires_in": lifetime})
