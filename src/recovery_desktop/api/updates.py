"""Whether there is a newer version: a signed statement is fetched, and believed only with the build's own key.

The statement is a JSON object of two texts: `manifest`, itself JSON, and `signature`, in base64 an Ed25519 signature
over the bytes of `manifest`. Nothing is downloaded besides it and nothing is installed.
"""

from __future__ import annotations

import base64
import binascii
import re
import tomllib
from datetime import UTC, datetime
from typing import Final

import httpx
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from pydantic import AwareDatetime, BaseModel, ConfigDict, HttpUrl, ValidationError

from recovery_desktop.failures import Failure, Offline, ServiceFault
from recovery_desktop.resources import ResourceMissing, resource

STATEMENT_BYTES: Final = 256 * 1024
TIMEOUT: Final = httpx.Timeout(15.0)
_VERSION: Final = re.compile(r"\d{1,6}(\.\d{1,6}){1,3}")


class UpdateUntrusted(Failure):
    """Failure: the announcement is not signed by the makers of this build, or is none."""

    title = "The announcement of new versions cannot be trusted"
    next_step = "Nothing changed. Check again later, or on the page where you got the app."


class UpdateSource(BaseModel):
    """Address of the announcements of new versions: `key` is an Ed25519 public key, 32 bytes in base64."""

    model_config = ConfigDict(frozen=True)

    address: HttpUrl
    key: str


class UpdateTooOld(UpdateUntrusted):
    """Failure: a signed announcement that has expired or is older than one seen before; somebody may replay it to hide
    a new version.
    """


class Update(BaseModel):
    """A version that can be had at `page`; `notes` by language, English always among them. It is believed until
    `end`."""

    model_config = ConfigDict(frozen=True)

    version: str
    published: str
    end: AwareDatetime
    page: HttpUrl
    notes: dict[str, str]

    def notes_in(self, language: str) -> str:
        return self.notes.get(language) or self.notes.get("en", "")

    def is_newer_than(self, version: str) -> bool:
        return version_numbers(self.version) > version_numbers(version)


class _Statement(BaseModel):
    manifest: str
    signature: str


def load_update_source() -> UpdateSource | None:
    """Return None in a build that was told no source: it never looks. Raises ValidationError for a broken file."""
    try:
        file = resource("updates.toml")
    except ResourceMissing:
        return None
    return UpdateSource.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))


async def fetch_newest_update(
    source: UpdateSource, transport: httpx.AsyncBaseTransport | None = None
) -> Update:
    """Return what the source says is newest. Raises Offline, ServiceFault or UpdateUntrusted."""
    async with httpx.AsyncClient(transport=transport, timeout=TIMEOUT, follow_redirects=True) as client:
        try:
            async with client.stream("GET", str(source.address)) as answer:
                if answer.status_code != httpx.codes.OK:
                    raise ServiceFault(answer.status_code)
                body = bytearray()
                async for piece in answer.aiter_bytes():
                    body += piece
                    if len(body) > STATEMENT_BYTES:
                        raise UpdateUntrusted("the statement is too long")
        except httpx.HTTPError as error:
            raise Offline(str(error)) from error
    return verify_statement(bytes(body), source.key)


def verify_statement(statement: bytes, key: str, now: datetime | None = None) -> Update:
    """Return the update that a statement names, once its signature is right. Raises UpdateUntrusted, UpdateTooOld."""
    try:
        parsed = _Statement.model_validate_json(statement)
        public = Ed25519PublicKey.from_public_bytes(base64.b64decode(key, validate=True))
        public.verify(base64.b64decode(parsed.signature, validate=True), parsed.manifest.encode())
        update = Update.model_validate_json(parsed.manifest)
    except (ValidationError, InvalidSignature, binascii.Error, ValueError) as error:
        raise UpdateUntrusted(type(error).__name__) from error
    if not _VERSION.fullmatch(update.version) or update.page.scheme != "https":
        raise UpdateUntrusted("the version or the page has no sense")
    if update.end <= (now or datetime.now(UTC)):
        raise UpdateTooOld(f"it was good until {update.end:%Y-%m-%d}")
    return update


def version_numbers(version: str) -> tuple[int, ...]:
    """Return the version's numbers for comparison: 0.10 comes after 0.9, and 1.0 is 1.0.0.

    Parts without a number are ignored.
    """
    numbers = [int(part) for part in re.findall(r"\d+", version)[:4]]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)
