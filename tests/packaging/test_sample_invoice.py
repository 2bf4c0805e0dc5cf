"""The bundled sample invoice: what is embedded, what is printed and what the script says are the same."""

import importlib.util
import json
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from stdnum import iban
from stdnum.eu import vat
from stdnum.fr import siret
from stdnum.gb import vat as gb_vat

from recovery_desktop.commands.open_practice import COMPANIES
from recovery_desktop.commands.sample_invoices import COUNTRIES, sample_names
from recovery_invoices.reader import Reader
from recovery_service.ledger.users.onboarding import PRACTICE_ACCOUNTS

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"


@pytest.fixture(scope="module")
def script() -> Any:
    spec = importlib.util.spec_from_file_location("sample", ROOT / "packaging" / "make_sample_invoice.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def reader() -> Iterator[Any]:
    with Reader(parsers=1) as reader:
        yield reader


def without_data(pdf: bytes) -> bytes:
    with pikepdf.open(BytesIO(pdf)) as document:
        del document.attachments["factur-x.xml"]
        bare = BytesIO()
        document.save(bare)
    return bare.getvalue()


@pytest.mark.parametrize("expected_name", ["data", "page"])
@pytest.mark.parametrize("at", range(9))
def test_sample_is_read_exactly(script: Any, reader: Any, at: int, expected_name: str) -> None:
    sample = script.SAMPLES[at]
    pdf = (RESOURCES / sample.file_name).read_bytes()
    if expected_name == "page":
        pdf = without_data(pdf)
    reading = reader.read(pdf)
    invoice, debtor = reading.data["invoice"], reading.data["debtor"]
    assert invoice["numbers"] == [sample.number]
    assert invoice["issue_date"] == sample.issued.isoformat()
    assert invoice["due_date"] == sample.due.isoformat()
    amounts = ("amount_before_tax", "tax_amount", "amount")
    assert [invoice[name] for name in amounts] == [sample.before_tax, sample.tax, sample.total]
    assert invoice["currency"] == sample.country.currency
    assert debtor["company_name"] == sample.buyer["name"]
    assert debtor.get("siret") == sample.buyer.get("siret")
    assert debtor["vat_number"] == sample.buyer["vat_number"]
    assert debtor["address"] == {
        "line1": sample.buyer["line1"],
        "postal_code": sample.buyer["postal_code"],
        "city": sample.buyer["city"],
        "country": sample.country.code,
    }
    assert [contact["email"] for contact in debtor["contacts"]] == [sample.buyer["email"]]
    assert reading.warnings == []
    assert reading.data["fields"]["invoice.amount"]["source"] == (
        "embedded_xml" if expected_name == "data" else "text"
    )


def test_identifiers_of_the_samples_are_well_formed(script: Any) -> None:
    for sample in script.SAMPLES:
        for party in (sample.country.seller, sample.buyer):
            number = party["vat_number"]
            assert gb_vat.is_valid(number) if number.startswith("GB") else vat.is_valid(number)
            assert ("siret" in party) == (sample.country.code == "FR")
            assert siret.is_valid(party.get("siret", "73282932000074"))
        assert iban.is_valid(sample.country.seller["iban"])


def test_company_of_practice_wrote_the_samples_of_its_country(script: Any) -> None:
    names: dict[str, list[str]] = {}
    for sample in script.SAMPLES:
        request, seller = COMPANIES[sample.country.code], sample.country.seller
        company = request.company
        assert company is not None
        assert company.address is not None
        assert (company.name, company.vat_number, request.email) == tuple(
            seller[key] for key in ("name", "vat_number", "email")
        )
        assert (company.address.line1, company.address.city) == (seller["line1"], seller["city"])
        assert PRACTICE_ACCOUNTS[sample.country.code] == seller["iban"]
        names.setdefault(sample.country.code, []).append(sample.file_name)
    assert names == {country: sample_names(country) for country in COUNTRIES}


def test_script_makes_the_bundled_samples(script: Any, reader: Any, tmp_path: Path) -> None:
    assert script.main([str(tmp_path)]) == 0
    for sample in script.SAMPLES:
        bundled = RESOURCES / sample.file_name
        new_reading, bundled_reading = (
            reader.read(path.read_bytes()) for path in (tmp_path / sample.file_name, bundled)
        )
        assert json.dumps(new_reading.as_wire()) == json.dumps(bundled_reading.as_wire())
        with pikepdf.open(bundled) as pdf:
            metadata = pdf.open_metadata()
            assert metadata.pdfa_status == "3B"
            assert metadata[f"{{{script.FACTURX}}}ConformanceLevel"] == "EN 16931"
