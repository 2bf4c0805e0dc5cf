"""Which channels a process has is told by its environment."""

import pytest

from recovery_service.cli.outward import LETTERS, SMS, outward
from recovery_service.cli.program import UsageError


def test_without_anything_there_is_neither_gateway_nor_folder(monkeypatch):
    for name in (*SMS, LETTERS):
        monkeypatch.delenv(name, raising=False)
    assert outward() == {"sms_gateway": None, "letter_folder": None}


def test_a_whole_gateway_is_used_and_its_token_stays_out_of_sight(monkeypatch, tmp_path):
    for name, value in zip(
        SMS, ("https://gateway.example/sms", "account", "Creditor", "hidden"), strict=True
    ):
        monkeypatch.setenv(name, value)
    monkeypatch.setenv(LETTERS, str(tmp_path))
    found = outward()
    assert found["letter_folder"] == tmp_path
    assert found["sms_gateway"].sender == "Creditor"
    assert "hidden" not in repr(found)


def test_half_a_gateway_or_one_without_tls_is_refused(monkeypatch):
    for name in SMS[1:]:
        monkeypatch.setenv(name, "x")
    monkeypatch.delenv(SMS[0], raising=False)
    with pytest.raises(UsageError, match=SMS[0]):
        outward()
    monkeypatch.setenv(SMS[0], "http://gateway.example")
    with pytest.raises(UsageError, match="https"):
        outward()
