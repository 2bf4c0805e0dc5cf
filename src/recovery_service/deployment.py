"""Where the service runs, and what differs there: one table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class DeploymentKind(StrEnum):
    """Kind of place in which the service runs: for a platform's tests, for practice in the app, for a platform's
    creditors, or for the one person at this computer.
    """

    TEST = "test"
    PRACTICE = "practice"
    HOSTED = "hosted"
    OWN_MACHINE = "own_machine"


@dataclass(frozen=True)
class Deployment:
    """Rules of a kind of deployment.

    `marks_practice`: pages, letters and statements say that nothing is real. `plan_needs_approval`: no contact leaves
    before the creditor approved the plan. `pays_out`: money may reach the service, which pays it out; else all of it
    is on the creditor's account already. `has_public_pages`: debtors reach the pages without an address that was set
    for them. `debtors_pay_on_page`: a form stands for the bank. `completes_onboarding`: practice data may fill what is
    missing. `public_mail_servers_only`: no mail server behind the service's own walls is dialled.
    `plain_mail_anywhere`: mail without encryption may go to other machines. `takes_own_word`: company and bank account
    are entered over the API; no money of others is paid out to it.
    """

    place: DeploymentKind
    marks_practice: bool
    plan_needs_approval: bool
    pays_out: bool
    has_public_pages: bool
    debtors_pay_on_page: bool
    completes_onboarding: bool
    public_mail_servers_only: bool
    plain_mail_anywhere: bool
    takes_own_word: bool


_T, _F = True, False
DEPLOYMENTS: Final = {
    row.place: row
    for row in (
        # kind, practice, approval, pays_out, pages, paid_here, completes, public_mail, plain_mail, own
        Deployment(DeploymentKind.TEST, _T, _F, _T, _T, _T, _T, _F, _T, _T),
        Deployment(DeploymentKind.PRACTICE, _T, _F, _F, _T, _T, _T, _F, _T, _T),
        Deployment(DeploymentKind.HOSTED, _F, _F, _T, _T, _F, _F, _T, _F, _F),
        Deployment(DeploymentKind.OWN_MACHINE, _F, _T, _F, _F, _F, _F, _F, _F, _T),
    )
}  # fmt: skip
