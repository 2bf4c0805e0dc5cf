"""The templates that composed pages are made of: each can be made, and what it prints is found in its text."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.composed_invoices import templates
from benchmarks.composed_invoices.countries import country_of
from benchmarks.composed_invoices.facts import KINDS

FILES = sorted((Path(templates.__file__).parent / "templates").rglob("*.html"))


def test_template_parses_and_names_a_country_that_writes_its_language() -> None:
    assert FILES
    for file in FILES:
        template = templates.load(file)
        assert country_of(template.language, template.country), file
        assert template.kind in ("invoice", *KINDS), file
        templates.ENVIRONMENT.parse(template.source)


@pytest.mark.parametrize(
    ("page", "value", "prints"),
    [
        ("<p>Total<b>112,00</b>", "112,00", True),
        ("<p>Total 1.112,00", "112,00", False),
        ("<p>Total R112,00", "112,00", True),
        ("<p>112,005", "112,00", False),
        ("<p>Invoice no. 57.", "57", True),
        ("<p>Order 57/2024-571", "571", True),
        ("<p>Order 1571", "571", False),
        ("<style>.571{}</style><!-- 571 -->", "571", False),
        ("<td>BAUER &amp; S&ouml;hne</td>", "Bauer & Söhne", True),
        ("<td>Bauernhof</td>", "Bauer", False),
    ],
)
def test_value_is_found_only_where_it_stands_as_itself(page: str, value: str, prints: bool) -> None:
    assert templates.says(templates.text_of(page), value) is prints
