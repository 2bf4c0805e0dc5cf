"""Signatures against values that other programs computed."""

import hashlib
import shutil
import subprocess

import pytest

from recovery_contract import signing

# RFC 4231, test cases 1 and 2.
VECTORS = [
    (
        "Jefe",
        b"what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ),
    ("\x0b" * 20, b"Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
]


@pytest.mark.parametrize(("secret", "body", "expected"), VECTORS)
def test_published_vectors(secret: str, body: bytes, expected: str) -> None:
    assert signing.sign(body, secret) == f"sha256={expected}"


BODIES = [b"", b"{}", '{"name":"Bât. B – été 😀"}'.encode(), b'{"a": 1}\n', bytes(range(256)), b"x" * 100_000]
SECRETS = ["whsec_1", "é", "x" * 200]


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_signature_follows_documented_construction(body: bytes, secret: str) -> None:
    """RFC 2104 spelled out, with nothing of the standard library's own hmac."""
    key = secret.encode()
    key = hashlib.sha256(key).digest() if len(key) > 64 else key
    key = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + body).digest()
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).hexdigest()
    assert signing.sign(body, secret) == f"sha256={outer}"


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed here")
@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_signature_equals_openssl(body: bytes) -> None:
    command = ["openssl", "dgst", "-sha256", "-hmac", "whsec_1", "-r"]
    text = subprocess.run(command, input=body, capture_output=True, check=True, timeout=30).stdout.decode()
    assert signing.sign(body, "whsec_1") == f"sha256={text.split()[0]}"


def test_signature_is_valid_when_any_fits_any_secret() -> None:
    body = b'{"id":"evt_1"}'
    old, new = signing.sign(body, "old"), signing.sign(body, "new")
    assert signing.verify(body, [new], ["new"])
    assert signing.verify(body, [new, old], ["old"])
    assert signing.verify(body, [old], ["new", "old"])


@pytest.mark.parametrize(
    "signature",
    [
        "",
        "sha256=",
        "sha256=" + "0" * 64,
        signing.sign(b"body", "secret").upper(),
        signing.sign(b"body", "secret")[:-1],
        signing.sign(b"body ", "secret"),
        signing.sign(b"body", "other"),
        "sha256=é",
    ],
)
def test_signature_of_any_other_form_is_refused(signature: str) -> None:
    assert not signing.verify(b"body", [signature], ["secret"])


def test_bare_hex_and_several_signatures_in_one_header_are_read() -> None:
    right, wrong = signing.sign(b"body", "secret"), signing.sign(b"body", "other")
    for provided in (right.removeprefix("sha256="), f"{wrong}, {right}", f"{right},{wrong}"):
        assert signing.verify(b"body", [provided], ["secret"])
    assert not signing.verify(b"body", [f"{wrong}, {wrong}"], ["secret"])


def test_time_is_signed_with_the_body() -> None:
    one, two = (
        signing.sign(b"17.{}", secret).removeprefix("sha256=") for secret in ("whsec_now", "whsec_old")
    )
    assert signing.sign_timed(b"{}", 17, ["whsec_now", "whsec_old"]) == f"t=17,v1={one},v1={two}"


def test_signature_or_secret_missing_is_invalid() -> None:
    assert not signing.verify(b"body", [], ["secret"])
    assert not signing.verify(b"body", [signing.sign(b"body", "secret")], [])


def test_signature_pairs_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = []

    def noting(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr("recovery_contract.signing.hmac.compare_digest", noting)
    body = b"{}"
    assert signing.verify(
        body, [signing.sign(body, "first"), signing.sign(body, "third")], ["first", "second"]
    )
    # The right one comes first, and still each of the others is compared.
    assert len(compared) == 4
