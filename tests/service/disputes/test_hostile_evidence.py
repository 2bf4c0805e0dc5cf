"""Hostile files as invoices and as evidence: each is taken or refused as documented, none brings the service down."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest

from tests.depth import is_deep
from tests.invoices.hostile import corpus
from tests.invoices.pictures import pictures
from tests.papers import PDF, uri
from tests.service.steps import dispute, good, in_process, read
from tests.watch import begin_again

pytestmark = pytest.mark.deep
SAMPLED = 5


def media_type_of(name: Any) -> Any:
    if name.endswith(".png"):
        return "image/png"
    return "image/jpeg" if name.endswith(".jpg") else "application/pdf"


def files() -> Any:
    """All of them under --deep, else the same few every time."""
    papers, images = list(corpus()), list(pictures())
    if is_deep():
        return [*papers, *images]
    dice = random.Random(12)
    return [*dice.sample(papers, SAMPLED), *dice.sample(images, SAMPLED)]


def test_hostile_files_as_evidence_are_refused_or_taken_and_never_a_fault(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    path = f"/v1/receivables/{id_}/evidence"
    accepted = 0
    for name, content in files():
        begin_again()
        if read(client, id_)["status"] != "disputed":
            dispute(client, id_)
        body = {"documents": [{"type": "contract", "file": uri(content, media_type_of(name))}]}
        response = client.post(path, json=body)
        assert response.status_code in (200, 400, 413, 415), (name, response.text)
        accepted += response.status_code == 200
    if read(client, id_)["status"] != "disputed":
        dispute(client, id_)
    good(client.post(path, json={"documents": [{"type": "contract", "file": uri(PDF)}]}))
    assert len(good(client.get(f"/v1/receivables/{id_}/documents"))["data"]) == accepted + 1


def test_hostile_files_as_invoices_are_refused_or_read_and_never_a_fault(client: httpx.Client) -> None:
    user_id = in_process(client)["user_id"]
    for name, content in files():
        begin_again()
        response = client.post(
            "/v1/receivables/ocr",
            files={"file": ("invoice.pdf", content, "application/pdf")},
            data={"user_id": user_id},
        )
        assert response.status_code in (200, 201, 400, 413, 415), (name, response.text)
        if response.is_error:
            assert response.json()["error"]["code"] != "INTERNAL_ERROR", name
