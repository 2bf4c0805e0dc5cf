"""Learning: a field put right on one invoice is read at its place on the next of that layout, said so, revocable."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from recovery_contract.receivables import CreateReceivableRequest
from recovery_desktop.actions import table as actions
from recovery_desktop.commands.import_files import import_files
from recovery_desktop.commands.learn_layout import (
    forget_all_corrections,
    forget_correction,
    learn_corrections,
    restore_corrections,
)
from recovery_desktop.commands.read_invoice import read_invoice, resume_after_crash
from recovery_desktop.commands.requests import request_action, withdraw
from recovery_desktop.documents.region_reader import RegionReader
from recovery_desktop.store.drafts import Draft
from recovery_invoices import Reader
from tests.desktop.edge import Wire, answer, connected_to, run
from tests.invoices.pdf_parts import one_page, written

OCR = "/v1/receivables/ocr"
CORRECTED = {
    "invoice.numbers": ["ZX 100"],
    "invoice.currency": "CHF",
    "debtor.company_name": "Papeterie du Port",
}


def an_invoice(
    number: str, debtor: str, seller: str = "Atelier du Lac SARL", vat: str = "FR83404833048", work: str = ""
) -> bytes:
    """A layout whose number and debtor stand under words that no rule knows; the work under the total."""
    return one_page(
        written(
            seller, vat, "", "Invoice", "Invoice date: 2025-03-04", "Invoice 4711", "Our sign", number, "",
            "Kindly for", debtor, "48 quai Gambetta", "33000 Bordeaux", "", "Grand total 120.00 EUR", "", work,
        )
    )  # fmt: skip


class Bench:
    """The service's answer is what the real reader makes of the file."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.wire = folder, Wire()
        self.context = connected_to(self.wire, folder, keeps_keys=True)
        self.reader, self.region_reader = Reader(), RegionReader()
        self.store, self.drafts = self.context.store, self.context.connection_store.drafts

    def read(self, name: str, pdf: bytes) -> Draft:
        file = self.folder / name
        file.write_bytes(pdf)
        wire = {"extraction_id": f"ext_{name}", **self.reader.read(pdf).as_wire()}
        self.wire.on("POST", OCR, answer(200, wire))

        async def read_draft() -> Draft:
            (draft,) = (await import_files(self.context, [file])).drafts
            await read_invoice(self.context, draft.id, lambda id, share: None, self.region_reader)
            return self.drafts.get(draft.id)

        return run(read_draft())

    def submit(self, draft: Draft, corrected: dict[str, Any] = CORRECTED) -> str:
        """As the person sees it, with some fields put right; the intent's id."""
        self.drafts.save_typed(draft.id, {"values": {}, "touched": sorted(corrected)})
        request = a_request(corrected)
        intent = request_action(self.context, draft.id, actions.SUBMIT, request, delay_seconds=60)
        run(learn_corrections(self.context, self.region_reader, draft.id, request))
        return intent.id

    def remembered(self) -> set[str]:
        return {row.path for row in self.store.corrections.all()}


def a_request(corrected: dict[str, Any]) -> CreateReceivableRequest:
    body: dict[str, dict[str, Any]] = {
        "invoice": {
            "numbers": ["ZX 100"],
            "issue_date": "2025-03-04",
            "due_date": "2025-04-04",
            "amount": 120,
            "service_description": "Paper",
            "currency": "EUR",
        },
        "debtor": {
            "company_name": "Papeterie du Port",
            "contacts": [{"email": "compta@papeterie.example", "level": 0}],
        },
    }
    for path, value in corrected.items():
        top, leaf = path.split(".")
        body[top][leaf] = value
    return CreateReceivableRequest.model_validate_json(json.dumps({"user_id": "usr_1", **body}))


def value_at(draft: Draft, path: str) -> Any:
    assert draft.extraction is not None
    top, leaf = path.split(".")
    return draft.extraction["data"][top].get(leaf)


def evidence(draft: Draft, path: str) -> Any:
    assert draft.extraction is not None
    return draft.extraction["data"]["fields"].get(path)


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path)
    yield bench
    bench.reader.close()
    run(bench.region_reader.close())
    bench.store.close()


def test_next_invoice_is_read_where_the_last_was_corrected(bench: Bench) -> None:
    corrected = CORRECTED | {"invoice.service_description": "Paper of March"}
    first = bench.read("first.pdf", an_invoice("ZX 100", "Papeterie du Port", work="Paper of March"))
    assert all(value_at(first, path) != value for path, value in corrected.items())
    bench.submit(first, corrected)
    assert bench.remembered() == set(corrected)
    pdf = an_invoice("ZX 200", "Boulangerie des Quatre Vents et Cie", work="Boxes of April and their lids")
    second = bench.read("second.pdf", pdf)
    assert second.state == "review"
    assert value_at(second, "invoice.numbers") == ["ZX 200"]
    assert value_at(second, "debtor.company_name") == "Boulangerie des Quatre Vents et Cie"
    assert value_at(second, "invoice.service_description") == "Boxes of April and their lids"
    assert value_at(second, "invoice.currency") == "CHF"
    messages = {row["field"]: row["message"] for row in second.extraction["warnings"]}  # type: ignore[index]
    for path in corrected:
        assert evidence(second, path)["source"] == "derived"
        assert evidence(second, path)["confidence"] < 0.9
        assert evidence(second, path)["reason"]["message"] == "Remembered from your correction of ZX 100."
        assert messages[path] == "Remembered from your correction of ZX 100."


def test_learned_layout_leaves_other_sellers_alone(bench: Bench) -> None:
    bench.submit(bench.read("first.pdf", an_invoice("ZX 100", "Papeterie du Port")))
    pdf = an_invoice("ZX 300", "Papeterie du Port", "Menuiserie Aubin SARL", "FR40303265045")
    other = bench.read("other.pdf", pdf)
    assert other.extraction == {"extraction_id": "ext_other.pdf"} | _clean(bench.reader.read(pdf).as_wire())


def _clean(wire: dict[str, Any]) -> dict[str, Any]:
    def without_noise(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: without_noise(inner) for key, inner in value.items() if inner is not None}
        return [without_noise(inner) for inner in value] if isinstance(value, list) else value

    cleaned: dict[str, Any] = without_noise(wire)
    return cleaned


def test_learning_remembers_corrections_that_the_page_shows(bench: Bench) -> None:
    draft = bench.read("first.pdf", an_invoice("ZX 100", "Papeterie du Port"))
    unprinted = {
        "debtor.company_name": "A name that stands nowhere",
        "debtor.siret": "40483304800022",
        # What this invoice is for, and what its debtor is, says nothing of the seller's next one.
        "invoice.service_description": "Work that stands nowhere",
        "debtor.company_type": "individual",
    }
    as_read = {"invoice.issue_date": "2025-03-04", "invoice.amount": 120}
    bench.submit(draft, unprinted | as_read)
    assert bench.remembered() == set()


def test_forgetting_gives_the_open_drafts_what_was_read(bench: Bench) -> None:
    bench.submit(bench.read("first.pdf", an_invoice("ZX 100", "Papeterie du Port")))
    pdf = an_invoice("ZX 200", "Boulangerie Petit")
    draft = bench.read("second.pdf", pdf)
    bench.drafts.save_typed(
        draft.id,
        {
            "values": {"invoice.numbers": "ZX 200", "debtor.company_name": "typed"},
            "touched": ["debtor.company_name"],
        },
    )
    learned, filled = bench.remembered(), bench.drafts.get(draft.id)
    one = forget_correction(bench.store, evidence(draft, "invoice.currency")["learned"])
    once = bench.drafts.get(draft.id)
    assert value_at(once, "invoice.currency") == "EUR"
    assert value_at(once, "invoice.numbers") == ["ZX 200"]
    rest = forget_all_corrections(bench.store)
    after = bench.drafts.get(draft.id)
    assert bench.remembered() == set()
    assert after.body["values"] == {"debtor.company_name": "typed"}
    plain = _clean(bench.reader.read(pdf).as_wire())
    assert after.extraction is not None
    assert after.extraction["data"] == plain["data"]
    assert sorted(after.extraction["missing_fields"]) == sorted(plain["missing_fields"])
    assert after.extraction["warnings"] == plain["warnings"]

    restore_corrections(bench.store, rest)
    restore_corrections(bench.store, one)
    again = bench.drafts.get(draft.id)
    assert bench.remembered() == learned
    assert again.body == filled.body
    # Changed by the person since, a draft keeps what stands in it.
    forgotten = forget_all_corrections(bench.store)
    bench.drafts.save_typed(draft.id, {"values": {"debtor.company_name": "typed later"}})
    restore_corrections(bench.store, forgotten)
    assert bench.drafts.get(draft.id).body["values"] == {"debtor.company_name": "typed later"}
    assert bench.remembered() == learned


def test_submission_taken_back_teaches_nothing(bench: Bench) -> None:
    draft = bench.read("first.pdf", an_invoice("ZX 100", "Papeterie du Port"))
    intent = bench.submit(draft)
    assert withdraw(bench.context, intent)
    assert bench.remembered() == set()
    run(learn_corrections(bench.context, bench.region_reader, draft.id, a_request(CORRECTED)))
    assert bench.remembered() == set()


def test_learned_value_corrected_again_is_replaced(bench: Bench) -> None:
    bench.submit(bench.read("first.pdf", an_invoice("ZX 100", "Papeterie du Port")))
    second = bench.read("second.pdf", an_invoice("ZX 200", "Boulangerie Petit"))
    bench.submit(second, {"invoice.currency": "USD", "invoice.numbers": ["nowhere"]})
    values = {row.path: row.value for row in bench.store.corrections.all()}
    assert values == {"invoice.currency": "USD", "debtor.company_name": "Papeterie du Port"}


def test_answer_that_came_before_a_crash_is_kept(bench: Bench) -> None:
    draft = bench.read("first.pdf", an_invoice("ZX 100", "Papeterie du Port"))
    bench.drafts.change_state(draft.id, "reading")
    resume_after_crash(bench.context)
    stored = bench.drafts.get(draft.id)
    assert (stored.state, stored.extraction) == ("review", draft.extraction)
