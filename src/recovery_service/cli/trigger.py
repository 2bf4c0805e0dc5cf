"""`trigger`: makes an event happen in the test environment, by doing what leads to it."""

from __future__ import annotations

import argparse
import contextlib
import json
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from recovery_contract.ids import RequestId
from recovery_service.cli.http_client import ApiClient, add_service_options
from recovery_service.cli.program import Program, UsageError
from recovery_service.ids import new_id

AMOUNT: Final = 1200
_DAY: Final = 86_400

Step = Callable[["Story"], Any]


class Story:
    """A new creditor with a new receivable, moved on step by step."""

    def __init__(self, caller: ApiClient) -> None:
        self.caller = caller
        self.receivable_id = ""
        self.user_id = caller.post("/v1/users", {"email": "trigger@creditor.example"})["id"]

    def onboard(self) -> None:
        self.caller.post(f"/v1/test/users/{self.user_id}/complete-onboarding")

    def submit(self, days_late: int = 30) -> None:
        self.onboard()
        body = {
            "user_id": self.user_id,
            "invoice": {
                "numbers": [new_id(RequestId)[-10:].upper()],
                "issue_date": self.date_after(-days_late - 30),
                "due_date": self.date_after(-days_late),
                "amount": AMOUNT,
                "service_description": "Triggered from the command line",
            },
            "debtor": {
                "company_name": "Triggered debtor",
                "contacts": [{"email": "ignores@debtor.example"}],
            },
        }
        self.receivable_id = self.caller.post("/v1/receivables", body)["id"]

    def start(self, days_late: int = 30) -> None:
        self.submit(days_late)
        self.advance(_DAY)

    def contact(self) -> None:
        self.start()
        self.advance(7 * _DAY)

    def pay_half(self) -> None:
        self.start()
        self.pay(AMOUNT // 2)

    def pay_all(self) -> None:
        self.start()
        self.pay(AMOUNT)

    def recover(self) -> None:
        self.pay_all()
        self.advance(3 * _DAY)

    def resume(self) -> None:
        self.pay_half()
        self.act("partial-payment", {"action": "continue_recovery"})

    def dispute(self) -> None:
        self.start()
        self.test("dispute", {"reason": "not_delivered", "message": "Triggered from the command line"})

    def submit_evidence(self) -> None:
        self.dispute()
        self.act("evidence", {"statement": "It was delivered."})

    def ask(self) -> None:
        self.start()
        self.test("request-evidence", {})

    def propose(self) -> None:
        self.start()
        self.act("agreements", {"instalments": 3, "first_on": self.date_after(20)})

    def agree(self) -> None:
        self.start()
        self.act("agreements", {"instalments": 3, "first_on": self.date_after(20), "agreed": True})

    def promise(self) -> None:
        self.start()
        self.act("promises", {"day": self.date_after(10)})

    def break_promise(self) -> None:
        self.promise()
        self.advance(30 * _DAY)

    def write(self) -> None:
        self.contact()
        self.test("message", {"subject": "Re: invoice", "text": "We shall look into it."})

    def end_plan(self) -> None:
        self.start()
        self.advance(120 * _DAY)

    def near_limitation(self) -> None:
        self.start(days_late=5 * 365 - 30)

    def pass_limitation(self) -> None:
        self.near_limitation()
        self.advance(45 * _DAY)

    def fail(self) -> None:
        self.start()
        receivable = self.caller.get(f"/v1/receivables/{self.receivable_id}")
        debtor = receivable["recovery_progress"]["debtor"]["id"]
        procedure = {"procedure": "receivership", "opened_on": self.date_after(0)}
        self.caller.put(f"/v1/debtors/{debtor}/insolvency", procedure)

    def date_after(self, days: int) -> str:
        """Return the day so many days after the environment's today."""
        now = datetime.fromisoformat(self.caller.get("/v1/test/clock")["now"])
        return str(now.date() + timedelta(days=days))

    def pause(self) -> None:
        self.submit()
        self.act("pause", {})

    def correct(self) -> None:
        self.submit()
        self.act("debtor", {"address": {"line1": "1 rue des Lilas", "postal_code": "75011", "city": "Paris"}})

    def cancel(self) -> None:
        self.submit()
        self.act("cancel", {"reason": "business_decision"})

    def act(self, what: str, body: dict[str, Any]) -> None:
        self.caller.post(f"/v1/receivables/{self.receivable_id}/{what}", body)

    def test(self, what: str, body: dict[str, Any]) -> None:
        self.caller.post(f"/v1/test/receivables/{self.receivable_id}/{what}", body)

    def pay(self, amount: int) -> None:
        self.test("pay", {"amount": amount})

    def advance(self, seconds: int) -> None:
        self.caller.post("/v1/test/clock/advance", {"seconds": seconds})


STORIES: Final[Mapping[str, Step]] = {
    "user.updated": Story.onboard,
    "user.onboarding.completed": Story.onboard,
    "receivable.created": Story.submit,
    "receivable.sent_to_recovery": Story.start,
    "receivable.contact.attempted": Story.contact,
    "receivable.payment.received": Story.pay_all,
    "payment.received": Story.pay_all,
    "receivable.payment.partial": Story.pay_half,
    "receivable.paused": Story.pause,
    "receivable.debtor.corrected": Story.correct,
    "receivable.resumed": Story.resume,
    "receivable.recovered": Story.recover,
    "receivable.disputed": Story.dispute,
    "receivable.evidence.requested": Story.ask,
    "receivable.evidence.submitted": Story.submit_evidence,
    "receivable.cancelled": Story.cancel,
    "receivable.agreement.proposed": Story.propose,
    "receivable.agreement.changed": Story.agree,
    "receivable.promise.made": Story.promise,
    "receivable.promise.broken": Story.break_promise,
    "receivable.insolvency.declared": Story.fail,
    "receivable.message.received": Story.write,
    "receivable.plan.ended": Story.end_plan,
    "receivable.limitation.near": Story.near_limitation,
    "receivable.limitation.passed": Story.pass_limitation,
}
"""What leads to each event."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("event", metavar="EVENT", help=", ".join(STORIES))
    add_service_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace, program: Program) -> int:
    """Print the event. Raises UsageError where it is unknown or the service refuses."""
    if options.event not in STORIES:
        raise UsageError(f"no event is named {options.event}; there are: {', '.join(STORIES)}")
    with contextlib.closing(ApiClient(options)) as caller:
        caller.get("/v1/test/clock")
        story = Story(caller)
        STORIES[options.event](story)
        print(json.dumps(_wait_for_event(caller, story, options.event)))
    return 0


def _wait_for_event(caller: ApiClient, story: Story, type: str) -> dict[str, Any]:
    """Return the newest event of this type about the story's receivable, or its creditor."""
    key = "receivable_id" if story.receivable_id else "user_id"
    wanted = story.receivable_id or story.user_id
    since, latest = "evc_0", None
    while True:
        page = caller.get("/v1/events", type=type, since=since, limit="100")
        for event in page["data"]:
            if event["data"].get(key) == wanted:
                latest = event
        since = page["cursor"]
        if not page["has_more"]:
            break
    if latest is None:
        raise UsageError(f"the service did not tell {type}")
    result: dict[str, Any] = latest
    return result
