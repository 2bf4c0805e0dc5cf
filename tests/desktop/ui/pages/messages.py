"""What a debtor wrote, as a service tells it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from recovery_contract.correspondence import ReceivedMessage
from tests.desktop.ui.fakes import NOW

PROMISED = (NOW + timedelta(days=5)).date()
PROMISE = f"Nous réglerons la facture le {PROMISED:%d/%m/%Y}"


def a_message(**changes: Any) -> ReceivedMessage:
    """A promise, among much else that mail programs add."""
    values: dict[str, Any] = {
        "id": "rcm_1",
        "receivable_id": "rec_full",
        "user_id": "usr_1",
        "kind": "reply",
        "state": "open",
        "at": NOW - timedelta(hours=3),
        "sender": "compta@atelier-brun.example",
        "sender_name": "Hélène Vasseur",
        "subject": "Re: Your invoice FA-2026-014 is overdue",
        "body": f"Bonjour,\n\nnous avons bien reçu votre rappel. {PROMISE}."
        "\n\nPouvez-vous nous renvoyer la facture ?\n\nBien à vous\nHélène Vasseur",
        "quoted": "Your invoice FA-2026-014 was due on 2 September.",
        "attachments": [
            {"name": "ordre.pdf", "document_id": "doc_1", "media_type": "application/pdf"},
            {"name": "logo.gif", "refused": "OTHER_FORMAT"},
        ],
        "suggestions": [
            {
                "kind": "promise",
                "day": PROMISED,
                "excerpt": PROMISE,
            },
            {"kind": "invoice_wanted", "excerpt": "Pouvez-vous nous renvoyer la facture ?"},
        ],
        "debtor_name": "Atelier Brun SARL",
        "invoice_numbers": ["FA-2026-014"],
    }
    return ReceivedMessage.model_validate({**values, **changes})
