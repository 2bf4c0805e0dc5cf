"""How sure a value is on which rules and network agree: certain only where both are."""

from __future__ import annotations

from dataclasses import replace

from recovery_invoices.fields.finding import Finding, Findings

#: How likely a value has to be by role before it may be called certain, as measured on pages that nobody learned from.
CERTAIN_FROM = {
    "number": 0.98, "issued": 0.95, "due": 0.8, "gross": 0.95, "net": 0.95, "tax": 0.95, "prepaid": 0.8, "rest": 0.8,
    "buyer": 0.995, "street": 0.995, "town": 0.98,
}  # fmt: skip
#: How sure a value is at most in which there is a doubt.
DOUBTED = 0.85
#: From which confidence on a value is called certain.
CERTAIN = 0.9


def doubt(finding: Finding) -> Finding:
    """Return the finding as one that is not certain."""
    return replace(finding, confidence=min(finding.confidence, DOUBTED))


def agreed(role: str, finding: Finding, share: float) -> Finding:
    """Return what the rules found with the confidence that the network leaves it."""
    return finding if share >= CERTAIN_FROM[role] else doubt(finding)


def doubt_all(findings: Findings, *prefixes: str) -> None:
    """Make no value certain whose path begins so."""
    for path, finding in findings.items():
        if path.startswith(prefixes):
            findings[path] = doubt(finding)
