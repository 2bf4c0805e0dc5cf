"""The sample invoices of Practice: what is embedded, what is printed and what is written down are the same."""

import importlib.util
from collections.abc import Iterator
from datetime import date, timedelta
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
from recovery_desktop.commands.sample_invoices import COUNTRIES, next_sample, write_sample
from recovery_desktop.documents.factur_x import FACTURX
from recovery_desktop.documents.sample_invoice import Sample, load_samples, make_sample
from recovery_desktop.documents.sample_names import sample_names
from recovery_desktop.store.store import ConnectionStore
from recovery_invoices.reader import Reader
from recovery_service.ledger.users.onboarding import PRACTICE_ACCOUNTS
from tests.desktop.store.receivable_rows import connection_store, store

__all__ = ["connection_store", "store"]

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"


DAY = date(2027, 1, 2)
SAMPLES = [sample for country in COUNTRIES for sample in load_samples(country, DAY)]


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
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file_name)
def test_sample_is_read_exactly(reader: Any, sample: Sample, expected_name: str) -> None:
    pdf = make_sample(sample)
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


def test_identifiers_of_the_samples_are_well_formed() -> None:
    for sample in SAMPLES:
        for party in (sample.country.seller, sample.buyer):
            number = party["vat_number"]
            assert gb_vat.is_valid(number) if number.startswith("GB") else vat.is_valid(number)
            assert ("siret" in party) == (sample.country.code == "FR")
            assert siret.is_valid(party.get("siret", "73282932000074"))
        assert iban.is_valid(sample.country.seller["iban"])


def test_company_of_practice_wrote_the_samples_of_its_country() -> None:
    names: dict[str, list[str]] = {}
    for sample in SAMPLES:
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


def test_samples_are_late_by_some_weeks_whatever_the_day() -> None:
    for sample in SAMPLES:
        assert timedelta(weeks=3) < DAY - sample.due < timedelta(weeks=6)
        assert sample.issued < sample.due
        assert f"-{sample.issued.year}-" in sample.number


def test_each_sample_is_taken_once_under_a_name_of_its_country(
    connection_store: ConnectionStore, tmp_path: Path
) -> None:
    names = []
    while (name := next_sample(connection_store, "DE")) is not None:
        path = write_sample(name, "DE", DAY, tmp_path)
        assert path.read_bytes().startswith(b"%PDF")
        connection_store.drafts.add(file_name=path.name)
        names.append(name)
    assert names == ["beispielrechnung.pdf", "beispielrechnung-2.pdf", "beispielrechnung-3.pdf"]
    assert next_sample(connection_store, "IT") == "facture-exemple.pdf"


def test_script_makes_the_bundled_sample(script: Any, tmp_path: Path) -> None:
    assert script.main([str(tmp_path)]) == 0
    bundled = RESOURCES / "sample-invoice.pdf"
    assert (tmp_path / bundled.name).read_bytes() == bundled.read_bytes()
    with pikepdf.open(bundled) as pdf:
        metadata = pdf.open_metadata()
        assert metadata.pdfa_status == "3B"
        assert metadata[f"{{{FACTURX}}}ConformanceLevel"] == "EN 16931"
