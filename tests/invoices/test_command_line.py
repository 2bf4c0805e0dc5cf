"""The command line: one JSON line a file, whatever the file is."""

import json
from pathlib import Path

import pytest

from recovery_invoices.command_line import extract_files, main
from tests.invoices.typeset import typeset


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    good, bad = tmp_path / "good.pdf", tmp_path / "bad.pdf"
    good.write_bytes(typeset("fr", 0).pdf)
    bad.write_bytes(b"no pdf")
    return [good, bad, tmp_path / "missing.pdf"]


def test_command_line_prints_a_line_for_each_file(
    files: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(path) for path in files]) == 0
    good, bad, missing = map(json.loads, capsys.readouterr().out.splitlines())
    assert good["id"] == "good"
    assert good["data"]["invoice"]["amount"] == float(typeset("fr", 0).gross)
    assert set(good) == {"id", "confidence", "data", "missing_fields", "warnings"}
    assert bad == {"id": "bad", "error": {"code": "NOT_A_PDF", "message": "The file is not a PDF."}}
    assert missing["error"]["code"] == "NOT_FOUND"


def test_creditor_comes_from_a_file(
    files: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    creditor = tmp_path / "creditor.json"
    creditor.write_text(json.dumps({"name": "Somebody Else Ltd"}))
    assert main([str(files[0]), "--creditor", str(creditor)]) == 0
    line = json.loads(capsys.readouterr().out)
    assert "NOT_FROM_CREDITOR" in {warning["code"] for warning in line["warnings"]}


def test_account_other_than_the_creditor_s_is_a_warning(
    files: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    creditor, seller = tmp_path / "creditor.json", typeset("fr", 0).seller.name
    for iban, expected in (
        (
            "FR76 3000 6000 0112 3456 7890 189",
            ["The account on this invoice is DE89 3704 0044 0532 0130 00."],
        ),
        ("DE89 3704 0044 0532 0130 00", []),
    ):
        creditor.write_text(json.dumps({"name": seller, "iban": iban}))
        assert main([str(files[0]), "--creditor", str(creditor)]) == 0
        warnings = json.loads(capsys.readouterr().out)["warnings"]
        messages = [one["message"] for one in warnings if one["code"] == "OTHER_ACCOUNT"]
        assert [message.partition(" Your")[0] for message in messages] == expected


def test_seller_with_another_vat_number_than_the_creditor_is_a_warning(
    files: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    creditor, seller = tmp_path / "creditor.json", typeset("fr", 0).seller
    for number, expected in (("FR44732829320", [True]), (seller.vat_number, []), ("DE136695976", [])):
        creditor.write_text(json.dumps({"name": seller.name, "vat_number": number}))
        assert main([str(files[0]), "--creditor", str(creditor)]) == 0
        warnings = json.loads(capsys.readouterr().out)["warnings"]
        others = [one for one in warnings if one["code"] == "OTHER_SELLER"]
        assert [seller.vat_number in one["message"] for one in others] == expected


@pytest.mark.parametrize("content", ["[]", "{", None])
def test_bad_creditor_file_is_one_line_and_status_2(
    files: list[Path], tmp_path: Path, content: str | None
) -> None:
    creditor = tmp_path / "creditor.json"
    if content is not None:
        creditor.write_text(content)
    with pytest.raises(SystemExit) as caught:
        main([str(files[0]), "--creditor", str(creditor)])
    assert caught.value.code == 2


def test_file_that_is_too_large_is_refused_unread(tmp_path: Path) -> None:
    large = tmp_path / "large.pdf"
    with large.open("wb") as file:
        file.truncate(10 * 1024**3)
    [line] = extract_files([large])
    assert line["error"]["code"] == "TOO_LARGE"
