"""The debtor's page of a claim that was barred while it was recovered."""

from typing import Any

import httpx
import pytest

from tests.service.recovery.test_limitation import barred_in
from tests.service.steps import DAY, advance, good, read

PLAINLY = {
    "en": "no legal action will be taken",
    "fr": "aucune action en justice ne sera engagée",
    "de": "gerichtliche Schritte werden nicht eingeleitet",
    "es": "no se emprenderá ninguna acción judicial",
    "it": "non sarà intrapresa alcuna azione legale",
    "nl": "er worden geen juridische stappen ondernomen",
}
THREATS = {
    "en": ("lawyer", "bailiff", "formal notice", "interest", "overdue"),
    "fr": ("avocat", "commissaire de justice", "mise en demeure", "pénalités", "intérêts de retard"),
    "de": ("Anwalt", "Gerichtsvollzieher", "Mahnung", "zinsen"),
    "es": ("abogado", "procurador", "requerimiento", "intereses"),
    "it": ("avvocato", "ufficiale giudiziario", "messa in mora", "interessi"),
    "nl": ("advocaat", "deurwaarder", "ingebrekestelling", "rente"),
}


def page(client: Any, id_: Any, language: Any) -> Any:
    path = read(client, id_)["recovery_progress"]["recovery_page_url"].partition("/r/")[2]
    response = client.get(f"/r/{path}", params={"lang": language}, headers={"Authorization": ""})
    assert response.status_code == 200
    return " ".join(response.text.split())


@pytest.mark.database
@pytest.mark.parametrize("language", PLAINLY)
def test_page_of_a_barred_claim_says_that_no_legal_action_follows_and_threatens_nothing(
    client: httpx.Client, language: Any
) -> None:
    id_, _ = barred_in(client, 30)
    before = page(client, id_, language)
    assert PLAINLY[language] not in before
    advance(client, 60 * DAY)
    assert read(client, id_)["recovery_progress"]["limitation"]["barred"]
    shown = page(client, id_, language)
    assert PLAINLY[language] in shown
    body = shown.partition("</head>")[2].replace("legitimate interest", "").replace("artículo", "")
    for expected in ("berechtigtes Interesse", "legittimo interesse", "interés legítimo", "intérêt légitime"):
        body = body.replace(expected, "")
    assert [word for word in THREATS[language] if word in body] == []
    assert "1" in shown
    assert good(client.get(f"/v1/receivables/{id_}"))["status"] == "in_process"
