"""Which receivables are of one debtor: by the service, by the rules, and by what the person decided."""

from __future__ import annotations

from recovery_desktop.store.debtor_groups import DebtorDecision, Identity, group_by_debtor


def one(
    id: str,
    name: str = "example",
    email: str = "a@x.example",
    *,
    of: str = "",
    siret: str = "",
    vat: str = "",
) -> Identity:
    return Identity(id, of, siret, vat, name, email)  # type: ignore[arg-type]


def grouped(*identities: Identity, decisions: tuple[DebtorDecision, ...] = ()) -> list[str]:
    return [" ".join(ids) for ids in group_by_debtor(identities, decisions)]


def decision(kind: str, ids: str, others: str = "", id: str = "d") -> DebtorDecision:
    return DebtorDecision(id, kind, tuple(ids.split()), tuple(others.split()))  # type: ignore[arg-type]


def test_ids_of_the_service_decide_before_any_rule() -> None:
    assert grouped(one("a", of="d1"), one("b", of="d2"), one("c", "other", "b@x.example", of="d1")) == [
        "a c",
        "b",
    ]


def test_equal_numbers_make_one_debtor_whatever_it_is_called() -> None:
    rows = (one("a", siret="1"), one("b", "other", "b@x.example", siret="1"), one("c", "third", vat="9"))
    assert grouped(*rows) == ["a b", "c"]


def test_name_and_email_decide_only_where_no_number_is_known() -> None:
    assert grouped(one("a"), one("b"), one("c", email="c@x.example")) == ["a b", "c"]
    assert grouped(one("a", siret="1"), one("b", siret="2")) == ["a", "b"]


def test_invoice_without_number_joins_the_numbered_one_of_its_name_and_email() -> None:
    assert grouped(one("a"), one("b", siret="1"), one("c", siret="2", email="c@x.example")) == ["a b", "c"]


def test_row_without_email_joins_its_namesake() -> None:
    assert grouped(one("a"), one("b", email="")) == ["a b"]


def test_row_without_id_never_joins_two_debtors_of_the_service() -> None:
    rows = (
        one("a", "p", of="d1", siret="1"),
        one("b", "q", of="d2", vat="9"),
        one("c", "r", siret="1", vat="9"),
    )
    assert grouped(*rows) == ["a c", "b"]


def test_joined_debtors_stay_one_with_what_comes_later() -> None:
    rows = (one("a", of="d1"), one("b", of="d2"), one("c", of="d1"), one("d", of="d2"))
    assert grouped(*rows, decisions=(decision("same", "a b"),)) == ["a b c d"]


def test_separated_invoices_leave_and_later_ones_like_them_follow() -> None:
    rows = (one("a", of="d1"), one("b", "south", of="d1"), one("c", "south", of="d1"), one("d", of="d1"))
    assert grouped(*rows, decisions=(decision("apart", "b", "a"),)) == ["a d", "b c"]


def test_separated_invoices_equal_to_those_that_stay_leave_alone() -> None:
    rows = (one("a"), one("b"), one("c"))
    assert grouped(*rows, decisions=(decision("apart", "b", "a"),)) == ["a c", "b"]


def test_later_decision_counts_over_an_earlier_one() -> None:
    rows = (one("a", of="d1"), one("b", of="d2"), one("c", of="d2"))
    joined, separated = decision("same", "a b c", id="1"), decision("apart", "b c", "a", id="2")
    assert grouped(*rows, decisions=(joined, separated)) == ["a", "b c"]
    again = decision("same", "a b", id="3")
    assert grouped(*rows, decisions=(joined, separated, again)) == ["a b c"]


def test_decision_about_receivables_that_are_gone_changes_nothing() -> None:
    assert grouped(one("a"), decisions=(decision("same", "x y"), decision("apart", "z", "x"))) == ["a"]
