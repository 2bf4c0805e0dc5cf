"""The signed statement that a newer version exists: made by a release, believed by the app until its end.

python packaging/manifest.py new-key                       prints a private and a public key, base64
python packaging/manifest.py sign --page URL --out FILE    UPDATE_PRIVATE_KEY signs the notes of this version

Nothing but Python itself and the system's openssl: no package that is installed stands beside the key.
"""

from __future__ import annotations

import argparse
import base64
import binascii
import json
import os
import re
import subprocess
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

import contents

VARIABLE = "UPDATE_PRIVATE_KEY"
NOTES_LENGTH = 4_000
GOOD_FOR = timedelta(days=400)
"""A release a year at least, or the same version signed anew."""
_KEY_BYTES = 32
# RFC 8410: what stands before the bytes of an Ed25519 key, private and public.
_PRIVATE_DER = bytes.fromhex("302e020100300506032b657004220420")
_PUBLIC_DER_BYTES = 12


def notes_of(version: str, changelog: str) -> str:
    """Return the changelog's text under the heading of a version. Raises ValueError where there is none."""
    section = re.search(rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    text = section.group(1).strip() if section else ""
    if not text:
        raise ValueError(f"CHANGELOG.md says nothing about version {version}.")
    return text[:NOTES_LENGTH]


def statement(version: str, notes: str, page: str, key: bytes, published: datetime) -> str:
    """Return the signed JSON text that is published on the web.

    Raises ValueError where openssl does not sign.
    """
    told = {
        "version": version,
        "published": published.date().isoformat(),
        "end": (published + GOOD_FOR).isoformat(timespec="seconds"),
        "page": page,
        "notes": {"en": notes},
    }
    manifest = json.dumps(told, ensure_ascii=False)
    signature = base64.b64encode(_signed(manifest.encode(), key)).decode()
    return json.dumps({"manifest": manifest, "signature": signature}, indent=2) + "\n"


def private_key(text: str) -> bytes:
    """Decode the private key. Raises ValueError for anything but 32 bytes in base64."""
    try:
        key = base64.b64decode(text, validate=True)
    except binascii.Error:
        key = b""
    if len(key) != _KEY_BYTES:
        raise ValueError(f"{VARIABLE} has to hold {_KEY_BYTES} bytes in base64.")
    return key


def public_text(key: bytes) -> str:
    told = _openssl("pkey", "-pubout", "-outform", "DER", given=_pem(key))
    return base64.b64encode(told[_PUBLIC_DER_BYTES:]).decode()


def _signed(content: bytes, key: bytes) -> bytes:
    # Ed25519 signs what can be read twice: a file, not a pipe. The key goes through a pipe only.
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "manifest"
        file.write_bytes(content)
        options = ("-sign", "-rawin", "-inkey", "/dev/stdin", "-in", str(file))
        return _openssl("pkeyutl", *options, given=_pem(key))


def _pem(key: bytes) -> bytes:
    body = base64.b64encode(_PRIVATE_DER + key)
    return b"-----BEGIN PRIVATE KEY-----\n" + body + b"\n-----END PRIVATE KEY-----\n"


def _openssl(*arguments: str, given: bytes) -> bytes:
    """Run openssl with these bytes as its input. Raises ValueError where it fails."""
    try:
        done = subprocess.run(["openssl", *arguments], input=given, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise ValueError(f"openssl {arguments[0]} failed: version 3 is needed.") from error
    return done.stdout


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="manifest", description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("new-key")
    sign = commands.add_parser("sign")
    sign.add_argument("--page", required=True)
    sign.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(arguments)
    try:
        if asked.command == "new-key":
            made = os.urandom(_KEY_BYTES)
            print(f"private {base64.b64encode(made).decode()}\npublic  {public_text(made)}")
            return 0
        key = private_key(os.environ.get(VARIABLE, ""))
        notes = notes_of(contents.version(), (contents.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
        told = statement(contents.version(), notes, asked.page, key, datetime.now(UTC))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    asked.out.write_text(told, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
