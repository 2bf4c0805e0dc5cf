"""One object of each kind, for what is tried with the right id."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from recovery_contract.operations import Operation
from tests.service.conformance.platform import Platform

PIXEL = (
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5E"
    "rkJggg=="
)

ADDRESS = {"line1": "3 place du Marché", "postal_code": "38000", "city": "Grenoble", "country": "France"}


class World:
    """One object of each kind, owned by `owner`'s client."""

    def __init__(self, owner: Platform) -> None:
        self.user = owner.user()["id"]
        receivable = owner.in_recovery(self.user, debtor={"address": ADDRESS})
        self.receivable = receivable["id"]
        self.debtor = receivable["recovery_progress"]["debtor"]["id"]
        self.webhook = owner.post("/v1/webhooks", {"url": "http://127.0.0.1:9/x", "events": ["user.*"]}, 201)[
            "id"
        ]
        self.event = owner.events(self.receivable)[0]["id"]
        self.contact = "second@debtor.test"
        owner.post(f"/v1/receivables/{self.receivable}/contacts", {"email": self.contact, "level": 1}, 201)
        here = f"/v1/receivables/{self.receivable}"
        arrived = {"amount": 2, "date": str(datetime.now(UTC).date())}
        self.payment = owner.post(f"{here}/payments", arrived, 201)["id"]
        owner.post(f"{here}/partial-payment", {"action": "continue_recovery"})
        owner.post(f"/v1/test/receivables/{self.receivable}/request-evidence", {})
        evidence = {"documents": [{"type": "contract", "file": PIXEL}]}
        owner.post(f"/v1/receivables/{self.receivable}/evidence", evidence)
        self.document = owner.get(f"/v1/receivables/{self.receivable}/documents")["data"][0]["id"]
        self.proposal = {"instalments": 3, "first_on": str(datetime.now(UTC).date() + timedelta(days=28))}
        self.agreement = owner.post(f"/v1/receivables/{self.receivable}/agreements", self.proposal, 201)["id"]
        never = {"address": "never@debtor.test"}
        self.suppression = owner.post(f"/v1/users/{self.user}/suppressions", never, 201)["id"]
        planned = owner.get("/v1/planned-contacts", user_id=self.user)["data"]
        self.planned = planned[0]["id"]
        self.message = owner.post(
            f"/v1/test/receivables/{self.receivable}/message", {"text": "Thank you."}, 201
        )["id"]

    @property
    def ids(self) -> dict[str, str]:
        """By what the address of an operation begins with."""
        return {
            "/v1/users/": self.user,
            "/v1/test/users/": self.user,
            "/v1/receivables/": self.receivable,
            "/v1/test/receivables/": self.receivable,
            "/v1/webhooks/": self.webhook,
            "/v1/events/": self.event,
            "/v1/planned-contacts/": self.planned,
            "/v1/received-messages/": self.message,
            "/v1/contact-tasks/": self.planned,
            "/v1/debtors/": self.debtor,
        }

    def id_for(self, operation: Operation) -> str:
        (match,) = [value for prefix, value in self.ids.items() if operation.path.startswith(prefix)]
        return match

    def path(self, operation: Operation, identifier: str) -> str:
        return (
            operation.path.replace("{id}", identifier)
            .replace("{doc}", self.document)
            .replace("{payment}", self.payment)
            .replace("{agreement}", self.agreement)
            .replace("{suppression}", self.suppression)
        )
