"""Everything a contact depends on, read at one moment: receivable, debtor, creditor, and whom to reach."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from recovery_contract.ids import ReceivableId
from recovery_contract.postal_addresses import names_another, with_person
from recovery_contract.receivables import ACCOUNT_IBAN
from recovery_service.context.core import Context
from recovery_service.errors import NotFound
from recovery_service.law.countries import choose_language, detect_country
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ContactRow, ReceivableRow
from recovery_service.ledger.users import service as users
from recovery_service.ledger.users.service import CreditorProfile
from recovery_service.recovery.dunning import repository, suppressions
from recovery_service.recovery.dunning.reasons import STOPPED
from recovery_service.recovery.dunning.repository import RecoveryRow
from recovery_service.recovery.dunning.suppressions import DebtorAddresses, Suppression
from recovery_service.transport.phone_numbers import is_landline
from recovery_service.wording import formats
from recovery_service.wording.accounts import is_paid_by_sort_code
from recovery_service.wording.reference import TransferWords, transfer_words

NO_GATEWAY: Final = "no_gateway"
"""Why nobody is sent a text message: the service has nothing to send it through."""
LETTERS_ONLY: Final = "letters_only"
"""Why nobody is mailed or called though there are contacts: the creditor chose letters alone."""
LANDLINE: Final = "landline"
"""Why nobody is sent a text message: no number that is known takes one."""

_REASONS: Final = {suppressions.BOUNCED: "address_bounced", suppressions.WRONG_PERSON: "wrong_person"}
"""Of an entry's reason, the contact's; every other one is `suppressed`."""


@dataclass(frozen=True)
class ContactTarget:
    """One person by one channel; `address` is what the channel needs: email, number, or lines of a letter. `surname`
    where it is known apart from the rest of the name."""

    channel: str
    level: int
    address: str
    name: str
    surname: str = ""


@dataclass(frozen=True)
class Unreachable:
    """Result where nobody can be reached by a channel; `reason` is the name of why."""

    reason: str


@dataclass(frozen=True)
class Situation:
    """`creditor` has the account that this invoice is paid into. `suspended` says it of the creditor's registration,
    `can_text` of the service: whether text messages can leave."""

    receivable: ReceivableRow
    contacts: Sequence[ContactRow]
    creditor: CreditorProfile
    suspended: bool
    recovery: RecoveryRow | None
    suppressed: tuple[Suppression, ...]
    can_text: bool

    @cached_property
    def creditor_country(self) -> str:
        return self.creditor.country

    @cached_property
    def country(self) -> str:
        """Return the debtor's country; without any hint the creditor's."""
        return detect_country(self.receivable.debtor, self.creditor_country)

    @cached_property
    def language(self) -> str:
        return choose_language(self.receivable.debtor, self.country)

    @cached_property
    def workdays(self) -> Workdays:
        wish = self.receivable.contact_wish
        return Workdays(self.country, "" if wish is None else wish.hours)

    def transfer_words(self, numbers: Sequence[str], reference: str) -> TransferWords:
        """Return what a transfer of this debtor to this creditor says."""
        currency = self.receivable.currency
        is_short = is_paid_by_sort_code(self.creditor.iban, self.country, currency)
        return transfer_words(numbers, reference, is_short=is_short)

    @property
    def levels(self) -> list[int]:
        return sorted({contact.level for contact in self.contacts})

    def find_target(self, channel: str, level: int) -> ContactTarget | Unreachable:
        """Return whom to reach: the nearest contact from this level upwards that the channel can reach, else one
        below."""
        if channel == "letter":
            return self._find_postal_target(level)
        if self.receivable.is_by_post and self.contacts:
            return Unreachable(LETTERS_ONLY)
        if channel == "sms" and not self.can_text:
            return Unreachable(NO_GATEWAY)
        reachable = [contact for contact in self.contacts if self._address(contact, channel)]
        if not reachable:
            return Unreachable("no_email" if channel == "email" else "no_phone")
        if channel == "sms":
            reachable = [one for one in reachable if not is_landline(one.phone or "", self.country)]
            if not reachable:
                return Unreachable(LANDLINE)
        free = [c for c in reachable if self.suppression_reason(channel, self._address(c, channel)) is None]
        if not free:
            reason = self.suppression_reason(channel, self._address(reachable[0], channel))
            return Unreachable(reason or "suppressed")
        chosen = _nearest(free, level)
        return ContactTarget(
            channel,
            chosen.level,
            self._address(chosen, channel),
            self._name_to_greet(chosen, channel) or self.receivable.debtor_name,
            chosen.last_name or "",
        )

    def _name_to_greet(self, contact: ContactRow, channel: str) -> str:
        """Return the contact's name, empty where it is an office that reads this: the address names one, and the email
        address is not the person's own."""
        surname = contact.last_name or ""
        if channel == "phone" or not self._goes_to_another(contact):
            return _full_name(contact)
        is_own = channel == "email" and surname and surname.casefold() in contact.email.casefold()
        return _full_name(contact) if is_own else ""

    def _goes_to_another(self, contact: ContactRow) -> bool:
        own = contact.last_name or contact.first_name or ""
        return names_another(self.receivable.debtor.get("address") or {}, own)

    def _find_postal_target(self, level: int) -> ContactTarget | Unreachable:
        """Return the debtor at its address; within a company the person whom a mail of this level would reach."""
        lines, debtor = self.postal_lines, self.receivable.debtor_name
        if not lines:
            return Unreachable("no_address")
        there = [contact for contact in self.contacts if not self._has_left(contact)]
        person = _nearest(there, level) if there else None
        name, surname = (_full_name(person), person.last_name or "") if person else ("", "")
        if self.receivable.is_individual or person is None or not name or self._goes_to_another(person):
            # A person is named as on the invoice: the title stands there.
            family = surname if surname and surname in debtor else ""
            return ContactTarget("letter", level, "\n".join(lines), debtor, family)
        return ContactTarget("letter", level, "\n".join(with_person(lines, name)), name, surname)

    def _has_left(self, contact: ContactRow) -> bool:
        """Return whether a contact turned out to be the wrong person, or its mail comes back."""
        reasons = {
            self.suppression_reason(channel, self._address(contact, channel))
            for channel in ("email", "phone")
        }
        return not reasons.isdisjoint(_REASONS.values())

    def suppression_reason(self, channel: str, address: str) -> str | None:
        """Return the name of the reason why nobody is reached at this address any more, None where somebody may be."""
        if channel == "letter":
            return None
        kind = "email" if channel == "email" else "phone"
        reasons = {
            _REASONS.get(one.reason, "suppressed") for one in self.suppressed if one.covers(kind, address)
        }
        return min(reasons, key=STOPPED.index, default=None)

    @property
    def postal_lines(self) -> list[str]:
        """Return the debtor's address for a letter, empty where it would not arrive."""
        address = self.receivable.debtor.get("address") or {}
        if not (address.get("line1") and address.get("city")):
            return []
        # The post of the sender's country reads the name of another country.
        language = choose_language({}, self.creditor_country)
        is_domestic = self.country == self.creditor_country
        return [
            self.receivable.debtor_name,
            *formats.postal_lines(address, language, is_domestic=is_domestic),
        ]

    @staticmethod
    def _address(contact: ContactRow, channel: str) -> str:
        return (contact.email if channel == "email" else contact.phone) or ""


def _nearest(contacts: Sequence[ContactRow], level: int) -> ContactRow:
    """Return the contact of this level or the nearest above it, else one below."""
    return min(contacts, key=lambda one: (one.level < level, abs(one.level - level), one.position))


def _full_name(contact: ContactRow) -> str:
    return " ".join(piece for piece in (contact.first_name, contact.last_name) if piece)


def load_situation(context: Context, receivable_id: ReceivableId) -> Situation:
    """Load the situation of one receivable. Raises NotFound where there is no such receivable."""
    situation = load_situations(context, [receivable_id]).get(receivable_id)
    if situation is None:
        raise NotFound
    return situation


def load_situations(
    context: Context, receivable_ids: Sequence[ReceivableId]
) -> dict[ReceivableId, Situation]:
    """Apply `load_situation` to many by id and in as many queries as of one; without those that do not exist."""
    return situations_of(context, receivables.load_all(context.connection, receivable_ids))


def situations_of(
    context: Context, rows: Mapping[ReceivableId, ReceivableRow]
) -> dict[ReceivableId, Situation]:
    """Work as `load_situations`, for whoever has just read the rows of these receivables."""
    connection = context.connection
    contacts = receivables.contacts_of(connection, rows)
    creditors = users.load_all(connection, {row.user_id for row in rows.values()})
    recoveries = repository.find_recoveries(connection, rows)
    reached = [
        DebtorAddresses(row.user_id, row.debtor_id, addresses_of(contacts.get(row.id, ())))
        for row in rows.values()
    ]
    stopped = suppressions.find_matching(connection, reached)
    return {
        row.id: Situation(
            receivable=row,
            contacts=contacts.get(row.id, ()),
            creditor=CreditorProfile.from_user(creditors[row.user_id]).paid_into(
                row.currency, row.terms.get(ACCOUNT_IBAN)
            ),
            suspended=creditors[row.user_id].is_suspended,
            recovery=recoveries.get(row.id),
            suppressed=suppressed,
            can_text=context.core.can_text,
        )
        for row, suppressed in zip(rows.values(), stopped, strict=True)
    }


def situation_of(context: Context, row: ReceivableRow) -> Situation:
    """Work as `load_situation`, for whoever has just read the row."""
    return situations_of(context, {row.id: row})[row.id]


def addresses_of(contacts: Iterable[ContactRow]) -> list[tuple[str, str]]:
    """Return where these contacts can be reached, as (kind, address) of suppressions."""
    return [
        (kind, address)
        for contact in contacts
        for kind, address in (("email", contact.email), ("phone", contact.phone))
        if address
    ]
