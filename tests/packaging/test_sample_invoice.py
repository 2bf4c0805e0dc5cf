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
from stdnum.fr import siret, tva

from recovery_invoices.reader import Reader

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
@pytest.mark.parametrize("at", [0, 1, 2])
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
    assert invoice["currency"] == "EUR"
    assert debtor["company_name"] == sample.buyer["name"]
    assert debtor["siret"] == sample.buyer["siret"]
    assert debtor["vat_number"] == sample.buyer["vat_number"]
    assert debtor["address"] == {
        "line1": sample.buyer["line1"],
        "postal_code": sample.buyer["postal_code"],
        "city": sample.buyer["city"],
        "country": "FR",
    }
    assert [contact["email"] for contact in debtor["contacts"]] == [sample.buyer["email"]]
    assert reading.warnings == []
    assert reading.data["fields"]["invoice.amount"]["source"] == (
        "embedded_xml" if expected_name == "data" else "text"
    )


def test_identifiers_of_the_samples_are_well_formed(script: Any) -> None:
    for party in (script.SELLER, *(sample.buyer for sample in script.SAMPLES)):
        assert siret.is_valid(party["siret"])
        assert tva.is_valid(party["vat_number"])
    assert iban.is_valid(script.SELLER["iban"])


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
