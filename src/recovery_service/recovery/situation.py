"""Everything a contact depends on, read at one moment: receivable, debtor, creditor, and whom to reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from sqlalchemy import Connection

from recovery_service.core import Core
from recovery_service.law.countries import country_of, language_of
from recovery_service.receivables import service as receivables
from recovery_service.receivables.service import ContactRow, ReceivableRow
from recovery_service.recovery import repository
from recovery_service.recovery.repository import RecoveryRow
from recovery_service.recovery.workdays import Workdays
from recovery_service.users import service as users
from recovery_service.users.service import CreditorProfile


@dataclass(frozen=True)
class Target:
    """One person by one channel; `address` is what the channel needs: email, number, or lines of a letter."""

    channel: str
    level: int
    address: str
    name: str


@dataclass(frozen=True)
class Situation:
    receivable: ReceivableRow
    contacts: Sequence[ContactRow]
    creditor: CreditorProfile
    recovery: RecoveryRow | None
    suppressed: frozenset[tuple[str, str]]

    @cached_property
    def creditor_country(self) -> str:
        return country_of({"address": self.creditor.address, "siret": self.creditor.siret})

    @cached_property
    def country(self) -> str:
        """The debtor's country; without any hint the creditor's."""
        return country_of(self.receivable.debtor, self.creditor_country)

    @cached_property
    def language(self) -> str:
        return language_of(self.receivable.debtor, self.country)

    @cached_property
    def workdays(self) -> Workdays:
        return Workdays(self.country)

    @property
    def levels(self) -> list[int]:
        return sorted({contact.level for contact in self.contacts})

    def target(self, channel: str, level: int) -> Target | str:
        """Whom to reach: the nearest contact from this level upwards that the channel can reach, else one below.
        Where there is none, the name of the reason."""
        if ("*", "*") in self.suppressed:
            return "wrong_person"
        if channel == "letter":
            lines = self.postal_lines
            return (
                Target(channel, level, "\n".join(lines), self.receivable.debtor_name)
                if lines
                else "no_address"
            )
        reachable = [contact for contact in self.contacts if self._address(contact, channel)]
        if not reachable:
            return f"no_{'email' if channel == 'email' else 'phone'}"
        free = [
            c
            for c in reachable
            if (channel, self._address(c, channel).casefold()[:400]) not in self.suppressed
        ]
        if not free:
            return "address_bounced" if channel == "email" else "wrong_person"
        chosen = min(free, key=lambda c: (c.level < level, abs(c.level - level), c.position))
        name = " ".join(part for part in (chosen.first_name, chosen.last_name) if part)
        return Target(
            channel, chosen.level, self._address(chosen, channel), name or self.receivable.debtor_name
        )

    @property
    def postal_lines(self) -> list[str]:
        """The debtor's address for a letter, empty where it would not arrive."""
        address = self.receivable.debtor.get("address") or {}
        if not (address.get("line1") and address.get("city")):
            return []
        town = " ".join(part for part in (address.get("postal_code"), address["city"]) if part)
        lines = (address["line1"], address.get("line2"), town, address.get("country"))
        return [self.receivable.debtor_name, *(line for line in lines if line)]

    @staticmethod
    def _address(contact: ContactRow, channel: str) -> str:
        return (contact.email if channel == "email" else contact.phone) or ""


def situation(
    connection: Connection, core: Core, receivable_id: str, *, for_update: bool = False
) -> Situation:
    """Raises NotFound where there is no such receivable."""
    row = receivables.load(connection, receivable_id, for_update)
    stopped = repository.suppressions(connection, row.client_id, row.debtor_id)
    return Situation(
        receivable=row,
        contacts=receivables.contacts(connection, receivable_id),
        creditor=users.profile(connection, row.user_id),
        recovery=repository.recovery(connection, receivable_id),
        suppressed=frozenset((entry["channel"], entry["address"]) for entry in stopped),
    )
