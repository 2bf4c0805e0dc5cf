"""Which receivables are of one debtor: the service's id of it, else the rules of identical debtors, and over both what
the person decided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from recovery_contract.ids import DebtorId, ReceivableId
from recovery_desktop.ids import DebtorDecisionId

DecisionKind = Literal["same", "apart"]


@dataclass(frozen=True, slots=True)
class Identity:
    """What one receivable tells of its debtor; a part that is not known is empty."""

    id: ReceivableId
    debtor_id: DebtorId
    siret: str
    vat_number: str
    name_key: str
    email: str

    @property
    def facts(self) -> tuple[str, ...]:
        return (self.debtor_id, self.siret, self.vat_number, self.name_key, self.email)


@dataclass(frozen=True)
class DebtorDecision:
    """`same`: the receivables `ids` are of one debtor. `apart`: they are of another one than `others`."""

    id: DebtorDecisionId
    kind: DecisionKind
    ids: tuple[ReceivableId, ...]
    others: tuple[ReceivableId, ...] = ()
    decided_at: str = ""


def group_by_debtor(
    identities: Sequence[Identity], decisions: Iterable[DebtorDecision]
) -> list[list[ReceivableId]]:
    """Return the receivables of each debtor, in the order in which they came. `decisions` oldest first."""
    tokens = _by_rules(identities)
    decided = _Sets()
    for decision in decisions:
        if decision.kind == "same":
            ids = [id for id in decision.ids if id in tokens]
            for id in ids[1:]:
                decided.join(tokens[ids[0]], tokens[id])
        else:
            _separate(identities, tokens, decided, decision)
    groups: dict[Any, list[ReceivableId]] = {}
    for one in identities:
        groups.setdefault(decided.find(tokens[one.id]), []).append(one.id)
    return list(groups.values())


class _Sets:
    """Sets that are joined two by two, each named by one of its members."""

    def __init__(self) -> None:
        self._parents: dict[Any, Any] = {}

    def find(self, member: Any) -> Any:
        while (parent := self._parents.get(member, member)) != member:
            self._parents[member] = self._parents.get(parent, parent)
            member = parent
        return member

    def join(self, one: Any, other: Any) -> None:
        first, second = self.find(one), self.find(other)
        if first != second:
            self._parents[second] = first


def _by_rules(identities: Sequence[Identity]) -> dict[ReceivableId, Any]:
    """Return a token by receivable, equal for one debtor.

    Two ids of the service are two debtors. Without an id an equal number decides, and where neither has one, an equal
    name with an equal email, or with none that is known."""
    sets, index = _Sets(), _Index()
    tokens: dict[ReceivableId, Any] = {}
    # Those that the service names come first, and those with a number before those without.
    for one in sorted(identities, key=lambda one: (not one.debtor_id, not (one.siret or one.vat_number))):
        token = ("id", one.debtor_id) if one.debtor_id else ("of", one.id)
        tokens[one.id] = token
        if not one.debtor_id:
            for other in index.like(one):
                if not (_is_named(sets.find(token)) and _is_named(sets.find(other))):
                    # A set that the service names is called by that name.
                    named, joining = (token, other) if _is_named(sets.find(token)) else (other, token)
                    sets.join(named, joining)
        index.add(one, token)
    return {id: sets.find(token) for id, token in tokens.items()}


def _is_named(token: Any) -> bool:
    return bool(token[0] == "id")


class _Index:
    """Tokens by what they may be recognised by; the first one of each."""

    def __init__(self) -> None:
        self._tokens: dict[tuple[str, ...], Any] = {}

    def like(self, one: Identity) -> list[Any]:
        """Return the tokens of those that are the same debtor by a rule."""
        numbers = (("siret", one.siret), ("vat", one.vat_number))
        matches = [self._tokens[key] for key in numbers if key[1] and key in self._tokens]
        if one.siret or one.vat_number or not one.name_key:
            return matches
        keys: list[tuple[str, ...]] = [("name", one.name_key, one.email), ("name", one.name_key, "")]
        if not one.email:
            keys.append(("any email", one.name_key))
        return [self._tokens[key] for key in keys if key in self._tokens][:1]

    def add(self, one: Identity, token: Any) -> None:
        for key in (("siret", one.siret), ("vat", one.vat_number)):
            if key[1]:
                self._tokens.setdefault(key, token)
        if one.name_key:
            self._tokens.setdefault(("name", one.name_key, one.email), token)
            self._tokens.setdefault(("any email", one.name_key), token)


def _separate(
    identities: Sequence[Identity], tokens: dict[ReceivableId, Any], decided: _Sets, decision: DebtorDecision
) -> None:
    """Give what was taken out a debtor of its own; what is known by the same facts and came later follows it."""
    by_id = {one.id: one for one in identities}
    sets_of = {decided.find(tokens[id]) for id in decision.ids if id in tokens}
    facts = {by_id[id].facts for id in decision.ids if id in by_id}
    facts -= {by_id[id].facts for id in decision.others if id in by_id}
    stays, token = set(decision.others), ("apart", decision.id)
    moved = set(decision.ids)
    for one in identities:
        follows = one.facts in facts and one.id not in stays and decided.find(tokens[one.id]) in sets_of
        if one.id in moved or follows:
            tokens[one.id] = token
