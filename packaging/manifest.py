"""The signed statement that a newer version exists: made by a release, believed by the app.

python packaging/manifest.py new-key                       prints a private and a public key, base64
python packaging/manifest.py sign --page URL --out FILE    UPDATE_PRIVATE_KEY signs the notes of this version
"""

from __future__ import annotations

import argparse
import base64
import binascii
import json
import os
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

import contents
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

VARIABLE = "UPDATE_PRIVATE_KEY"
NOTES_LENGTH = 4_000


def notes_of(version: str, changelog: str) -> str:
    """What the changelog says under the heading of that version. Raises ValueError where it says nothing."""
    section = re.search(rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    text = section.group(1).strip() if section else ""
    if not text:
        raise ValueError(f"CHANGELOG.md says nothing about version {version}.")
    return text[:NOTES_LENGTH]


def statement(version: str, notes: str, page: str, key: Ed25519PrivateKey, published: str) -> str:
    """The JSON text that is put on the web."""
    manifest = json.dumps(
        {"version": version, "published": published, "page": page, "notes": {"en": notes}}, ensure_ascii=False
    )
    signature = base64.b64encode(key.sign(manifest.encode())).decode()
    return json.dumps({"manifest": manifest, "signature": signature}, indent=2) + "\n"


def private_key(text: str) -> Ed25519PrivateKey:
    """Raises ValueError."""
    try:
        return Ed25519PrivateKey.from_private_bytes(base64.b64decode(text, validate=True))
    except (binascii.Error, ValueError):
        raise ValueError(f"{VARIABLE} has to hold 32 bytes in base64.") from None


def public_text(key: Ed25519PrivateKey) -> str:
    return base64.b64encode(key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)).decode()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="manifest", description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("new-key")
    sign = commands.add_parser("sign")
    sign.add_argument("--page", required=True)
    sign.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(arguments)
    if asked.command == "new-key":
        made = Ed25519PrivateKey.generate()
        print(f"private {base64.b64encode(made.private_bytes_raw()).decode()}\npublic  {public_text(made)}")
        return 0
    try:
        key = private_key(os.environ.get(VARIABLE, ""))
        notes = notes_of(contents.version(), (contents.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    published = datetime.now(UTC).date().isoformat()
    asked.out.write_text(statement(contents.version(), notes, asked.page, key, published), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
