"""Whether a standing rule of the creditor accepts a proposal, and which one: pure, so that it can be tried out."""

from __future__ import annotations

from decimal import Decimal

from recovery_contract.creditor_settings import StandingRules


def find_accepting_rule(
    rules: StandingRules, *, kind: str, instalment_count: int, total_minor: int, open_minor: int
) -> str | None:
    """Return the rule that accepts it, in a sentence; None where the creditor is asked.

    A share is one of what is still open. A smaller sum in several parts needs both rules. No rule refuses anything.
    """
    sentences = []
    if kind == "settlement":
        if rules.accept_share is None:
            return None
        share = Decimal(str(rules.accept_share))
        if total_minor < share * open_minor:
            return None
        sentences.append(f"accept from {_percent(share)} of what is open")
    if kind == "instalments" or instalment_count > 1:
        if rules.instalments_at_most is None or instalment_count > rules.instalments_at_most:
            return None
        sentences.append(f"accept up to {rules.instalments_at_most} monthly instalments")
    return " and ".join(sentences)


def _percent(share: Decimal) -> str:
    return f"{(share * 100).normalize():f} %"
