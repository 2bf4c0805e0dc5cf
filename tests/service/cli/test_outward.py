"""Which channels a process has, in whose name it speaks and what it keeps is told by its environment."""

from pathlib import Path
from typing import Any

import pytest

from recovery_service.cli.delivery_settings import (
    COLLECTOR,
    COLLECTOR_ADDRESS,
    EVENT_DAYS,
    LETTER_SERVICE,
    LETTERS,
    SMS,
    STRIPE,
    STRIPE_PAGES,
    SUPERVISOR,
    read_delivery_settings,
)
from recovery_service.cli.program import UsageError


def test_delivery_settings_without_variables_have_neither_gateway_nor_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    particulars = (COLLECTOR, COLLECTOR_ADDRESS, SUPERVISOR)
    for name in (*SMS, *STRIPE, *LETTER_SERVICE, LETTERS, *particulars, EVENT_DAYS):
        monkeypatch.delenv(name, raising=False)
    assert read_delivery_settings() == {
        "mailer": None,
        "sms_gateway": None,
        "letter_folder": None,
        "letter_service": None,
        "stripe": None,
        "collector": "Recovery Desktop",
        "collector_address": "",
        "supervisor": "",
        "event_days": 90,
        "webhook_addresses": (),
        "nats_urls": (),
        "traces_url": None,
        "mail_a_minute": 0,
        "mailbox_a_minute": 30,
        "provider_a_minute": 600,
    }


def test_operator_s_name_and_the_days_are_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COLLECTOR, " Inkasso Müller ")
    monkeypatch.setenv(EVENT_DAYS, "30")
    monkeypatch.setenv(COLLECTOR_ADDRESS, " Hauptstr. 1, 50667 Köln ")
    monkeypatch.setenv(SUPERVISOR, "Bundesamt für Justiz, Adenauerallee 99-103, 53113 Bonn")
    settings = read_delivery_settings()
    assert (settings["collector"], settings["event_days"]) == ("Inkasso Müller", 30)
    assert settings["collector_address"] == "Hauptstr. 1, 50667 Köln"
    assert settings["supervisor"].startswith("Bundesamt für Justiz")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (COLLECTOR, ""),
        (COLLECTOR, "  "),
        (COLLECTOR, "two\nlines"),
        (COLLECTOR, "x" * 101),
        (COLLECTOR_ADDRESS, "two\nlines"),
        (SUPERVISOR, "x" * 301),
        (EVENT_DAYS, "0"),
        (EVENT_DAYS, "-1"),
        (EVENT_DAYS, "for ever"),
        (EVENT_DAYS, "9999999"),
    ],
)
def test_values_without_sense_are_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(UsageError, match=name):
        read_delivery_settings()


def test_whole_gateway_is_used_and_its_token_stays_out_of_sight(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, value in zip(
        SMS, ("https://gateway.example/sms", "account", "Creditor", "hidden"), strict=True
    ):
        monkeypatch.setenv(name, value)
    monkeypatch.setenv(LETTERS, str(tmp_path))
    settings = read_delivery_settings()
    assert settings["letter_folder"] == tmp_path
    assert settings["sms_gateway"].sender == "Creditor"
    assert "hidden" not in repr(settings)


def test_half_a_gateway_or_one_without_tls_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SMS[1:]:
        monkeypatch.setenv(name, "x")
    monkeypatch.delenv(SMS[0], raising=False)
    with pytest.raises(UsageError, match=SMS[0]):
        read_delivery_settings()
    monkeypatch.setenv(SMS[0], "http://gateway.example")
    with pytest.raises(UsageError, match="https"):
        read_delivery_settings()


def test_account_for_card_payments_is_whole_and_its_secrets_stay_out_of_sight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(STRIPE_PAGES, raising=False)
    monkeypatch.setenv(STRIPE[0], "sk_live_hidden")
    monkeypatch.setenv(STRIPE[1], "whsec_hidden")
    account = read_delivery_settings()["stripe"]
    assert (account.pages, account.is_live) == ("https://checkout.stripe.com", True)
    assert "hidden" not in repr(account)
    monkeypatch.setenv(STRIPE_PAGES, "https://pay.creditor.example/")
    assert read_delivery_settings()["stripe"].pages == "https://pay.creditor.example"
    wrong = (
        (STRIPE[0], "pk_live_hidden"),
        (STRIPE[1], "hidden"),
        (STRIPE[1], ""),
        (STRIPE_PAGES, "http://x"),
    )
    for name, value in wrong:
        with monkeypatch.context() as now:
            now.setenv(name, value)
            with pytest.raises(UsageError, match=name) as refused:
                read_delivery_settings()
            assert "hidden" not in str(refused.value)


def test_letter_provider_is_whole_and_the_only_way_of_letters(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(LETTERS, raising=False)
    for name, value in zip(LETTER_SERVICE, ("https://letters.example/v1", "hidden", "hidden"), strict=True):
        monkeypatch.setenv(name, value)
    letter_service = read_delivery_settings()["letter_service"]
    assert letter_service.url == "https://letters.example/v1"
    assert "hidden" not in repr(letter_service)
    wrong = ((LETTER_SERVICE[0], "http://letters.example"), (LETTER_SERVICE[2], ""), (LETTERS, str(tmp_path)))
    for name, value in wrong:
        with monkeypatch.context() as now:
            now.setenv(name, value)
            with pytest.raises(UsageError, match=name):
                read_delivery_settings()


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1.evil.example/sms", "http://gateway.example", "https://"]
)
@pytest.mark.parametrize("names", [SMS, LETTER_SERVICE])
def test_unencrypted_address_is_refused(
    monkeypatch: pytest.MonkeyPatch, names: tuple[Any, ...], address: str
) -> None:
    for name in names:
        monkeypatch.setenv(name, "given")
    monkeypatch.setenv(names[0], address)
    with pytest.raises(UsageError, match=names[0]):
        read_delivery_settings()
