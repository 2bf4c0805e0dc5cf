"""What the domain of a sender says of who may send for it (SPF, DKIM, DMARC), as receiving servers look it up."""

from __future__ import annotations

import asyncio
from typing import Final

from recovery_contract.creditor_settings import DkimState, DmarcState, SenderDomain, SpfState
from recovery_service.context.channels import TextLookup

_SECONDS: Final = 4
_SELECTORS: Final = (
    "google", "selector1", "selector2", "default", "dkim", "mail", "k1", "k2", "s1", "s2", "ovhmo1", "ionos1",
    "protonmail", "zoho", "mailjet", "brevo", "fm1", "key1",
)  # fmt: skip
"""Names under which providers usually publish a key. A domain names its selectors nowhere, so a key under another name
is not missing, it is unknown."""


class NoAnswer(OSError):
    """The name servers of the domain did not answer."""


async def look_up_text(name: str) -> list[str]:
    """Ask the name servers of this computer. Raises NoAnswer."""
    # Brings a whole DNS client along: only who sets up a mailbox pays for it.
    from dns import asyncresolver, exception, resolver

    try:
        answer = await asyncresolver.resolve(f"{name}.", "TXT", lifetime=_SECONDS, search=False)
    except (resolver.NXDOMAIN, resolver.NoAnswer):
        return []
    except (exception.DNSException, OSError, UnicodeError) as error:
        raise NoAnswer(name) from error
    return [b"".join(record.strings).decode("utf-8", "replace") for record in answer]


async def check_domain(domain: str, look_up: TextLookup | None) -> SenderDomain:
    """Return what is published; None for what nobody answered."""
    if look_up is None:
        return SenderDomain(domain=domain)
    spf, dkim, dmarc = await asyncio.gather(
        _spf(domain, look_up), _dkim(domain, look_up), _dmarc(domain, look_up)
    )
    return SenderDomain(domain=domain, spf=spf, dkim=dkim, dmarc=dmarc)


async def _spf(domain: str, look_up: TextLookup) -> SpfState | None:
    try:
        records = [
            terms for text in await look_up(domain) if (terms := text.lower().split())[:1] == ["v=spf1"]
        ]
    except NoAnswer:
        return None
    if len(records) != 1:
        return "several" if records else "missing"
    return "anyone" if {"all", "+all"} & set(records[0]) else "present"


async def _dkim(domain: str, look_up: TextLookup) -> DkimState | None:
    names = [f"{selector}._domainkey.{domain}" for selector in _SELECTORS]
    answers = await asyncio.gather(*map(look_up, names), return_exceptions=True)
    for answer in answers:
        if isinstance(answer, BaseException) and not isinstance(answer, NoAnswer):
            raise answer
    texts = [text for answer in answers if not isinstance(answer, BaseException) for text in answer]
    if any(_tags(text).get("p") for text in texts):
        return "present"
    return None if any(isinstance(answer, NoAnswer) for answer in answers) else "unknown"


async def _dmarc(domain: str, look_up: TextLookup) -> DmarcState | None:
    """Return the policy of the domain, else of the one above it, down to two labels."""
    labels = domain.split(".")
    try:
        for first in range(max(1, len(labels) - 1)):
            name = ".".join(labels[first:])
            for text in await look_up(f"_dmarc.{name}"):
                tags = _tags(text)
                if tags.get("v", "").upper() == "DMARC1":
                    policy = tags.get("p", "none") if first == 0 else tags.get("sp") or tags.get("p", "none")
                    return _POLICIES.get(policy.lower(), "none")
    except NoAnswer:
        return None
    return "missing"


_POLICIES: Final[dict[str, DmarcState]] = {"quarantine": "quarantine", "reject": "reject"}


def _tags(text: str) -> dict[str, str]:
    """Return the tags of a record, as in `v=DMARC1; p=none`."""
    pairs = (part.partition("=") for part in text.split(";"))
    return {name.strip().lower(): value.strip() for name, _, value in pairs if name.strip()}
