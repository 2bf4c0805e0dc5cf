"""The bundled sample invoice: what is embedded, what is printed and what the script says are the same."""

import importlib.util
import json
from collections.abc import Iterator
from decimal import Decimal
from io import BytesIO
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from stdnum import iban
from stdnum.fr import siret, tva

from recovery_invoices.reader import Reader

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "resources" / "sample-invoice.pdf"


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


@pytest.mark.parametrize("kept", ["data", "page"])
def test_the_sample_is_read_exactly(script: Any, reader: Any, kept: Any) -> None:
    pdf = SAMPLE.read_bytes() if kept == "data" else without_data(SAMPLE.read_bytes())
    found = reader.read(pdf)
    invoice, debtor = found.data["invoice"], found.data["debtor"]
    assert invoice["numbers"] == [script.NUMBER]
    assert invoice["issue_date"] == script.ISSUED.isoformat()
    assert invoice["due_date"] == script.DUE.isoformat()
    amounts = ("amount_before_tax", "tax_amount", "amount")
    expected = [Decimal("2540.00"), Decimal("508.00"), Decimal("3048.00")]
    assert [invoice[name] for name in amounts] == expected
    assert expected == [script.BEFORE_TAX, script.TAX, script.TOTAL]
    assert invoice["currency"] == "EUR"
    assert debtor["company_name"] == script.BUYER["name"]
    assert debtor["siret"] == script.BUYER["siret"]
    assert debtor["vat_number"] == script.BUYER["vat_number"]
    assert debtor["address"] == {
        "line1": script.BUYER["line1"],
        "postal_code": script.BUYER["postal_code"],
        "city": script.BUYER["city"],
        "country": "FR",
    }
    assert [contact["email"] for contact in debtor["contacts"]] == [script.BUYER["email"]]
    assert found.warnings == []
    assert found.data["fields"]["invoice.amount"]["source"] == ("embedded_xml" if kept == "data" else "text")


def test_the_identifiers_of_the_sample_are_well_formed(script: Any) -> None:
    for party in (script.SELLER, script.BUYER):
        assert siret.is_valid(party["siret"])
        assert tva.is_valid(party["vat_number"])
    assert iban.is_valid(script.SELLER["iban"])


def test_the_script_makes_the_bundled_sample(script: Any, reader: Any, tmp_path: Path) -> None:
    assert script.main([str(tmp_path / "made.pdf")]) == 0
    made = reader.read((tmp_path / "made.pdf").read_bytes())
    bundled = reader.read(SAMPLE.read_bytes())
    assert json.dumps(made.as_wire()) == json.dumps(bundled.as_wire())
    with pikepdf.open(SAMPLE) as pdf:
        metadata = pdf.open_metadata()
        assert metadata.pdfa_status == "3B"
        assert metadata[f"{{{script.FACTURX}}}ConformanceLevel"] == "EN 16931"
