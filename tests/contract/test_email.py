"""An address that is seen to be good at a glance is good by all the rules, and no other one gets past them."""

import string

import email_validator
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from recovery_contract import fields
from recovery_contract.fields import Email

EMAIL = TypeAdapter(Email)

WORD = st.text(string.ascii_letters + string.digits, min_size=1, max_size=6)
LABEL = st.lists(WORD, min_size=1, max_size=2).map("-".join)
ENDING = st.text(string.ascii_letters, min_size=2, max_size=9)


@given(
    st.lists(WORD, min_size=1, max_size=3),
    st.sampled_from("._+-"),
    st.lists(LABEL, min_size=1, max_size=2),
    ENDING,
)
def test_email_domain_reserved_last_label_is_refused(
    names: list[str], mark: str, labels: list[str], ending: str
) -> None:
    address = f"{mark.join(names)}@{'.'.join([*labels, ending])}"
    assert fields._PLAIN_EMAIL.fullmatch(address)
    if ending.lower() not in fields._RESERVED:
        fields._check_email(address)


def test_email_with_a_reserved_domain_is_recognised() -> None:
    last = {name.rpartition(".")[2] for name in email_validator.SPECIAL_USE_DOMAIN_NAMES}
    assert last <= fields._RESERVED


@pytest.mark.parametrize(
    "address",
    [
        "a@b..de", "a@-b.de", "a@b-.de", "a@xn--zzzzzz.de", ".a@b.de", "a.@b.de", "a..b@c.de", "@b.de",
        "a@b.de\n", "a b@c.de", "a@b.local", "a@b.LOCAL", "a@host.localhost", "a@b.onion", "a@b.invalid",
        "a@" + "b" * 64 + ".de", "a@b.de,c@d.de", "<a@b.de>", "",
    ],
)  # fmt: skip
def test_invalid_address_is_refused(address: str) -> None:
    with pytest.raises(ValidationError, match="This is not an email address"):
        EMAIL.validate_python(address)


@pytest.mark.parametrize(
    "address", ["a@b.de", "First.Last+x_y-z@sub-a.Firm.example", "o'neil@firm.fr", "a@firm.test"]
)
def test_valid_address_stays_as_written(address: str) -> None:
    assert EMAIL.validate_python(address) == address
