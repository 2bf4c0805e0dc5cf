"""What the tour knows of a service that the app did not start itself."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import httpx

from recovery_contract.ids import ClientId
from recovery_desktop.tour.hands import NotReached

EMAIL: Final = "facturation@atelier-exemple.example"


@dataclass(frozen=True)
class HostedService:
    """`token` is the platform's own, which reads what the service would have mailed."""

    base_url: str
    client_id: ClientId
    token: str

    async def sign_in_code(self) -> str:
        """Return the newest one that was sent. Raises NotReached."""
        async with httpx.AsyncClient(base_url=self.base_url, trust_env=False) as http:
            answer = await http.get("/v1/test/outbox", headers={"Authorization": f"Bearer {self.token}"})
        answer.raise_for_status()
        for message in answer.json()["data"]:
            match = re.search(r"\b[0-9]{6}\b", message["body"]) if message["to"] == EMAIL else None
            if match is not None:
                return match[0]
        raise NotReached("the service sent no sign-in code")
