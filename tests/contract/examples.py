"""JSON as the interface shows it, typed by hand field by field: what a service sends and what a platform sends."""

REQUESTS = {
    "CreateUserRequest": """{
        "email": "marie@atelier.example",
        "company": {
            "name": "Atelier Marie", "siret": "73282932000074", "vat_number": "FR44732829320",
            "address": {"line1": "1 place Bellecour", "city": "Lyon", "postal_code": "69002",
                        "country": "FR"},
            "website": "https://atelier.example", "phone": "+33 4 72 00 00 00"
        },
        "contact": {"first_name": "Marie", "last_name": "Blanc", "phone": "+33 6 00 00 00 00", "job_title": "Gérante"},
        "platform": {"callback_url": "https://platform.example/back", "metadata": {"tenant": 7, "tags": ["a", null]}}
    }""",
    "CreateReceivableRequest": """{
        "user_id": "usr_1",
        "invoice": {
            "numbers": ["2026-014", "2026-015"], "issue_date": "2026-01-05", "due_date": "2026-02-04",
            "amount": 1234.56, "service_description": "Roof repair", "amount_before_tax": 1028.80,
            "tax_amount": 205.76, "currency": "EUR"
        },
        "debtor": {
            "company_name": "Menuiserie Roux", "company_type": "company", "siret": "73282932000074",
            "vat_number": "FR44732829320",
            "contacts": [
                {"email": "compta@roux.example", "first_name": "Luc", "last_name": "Roux", "phone": "+33 1 00",
                 "job_title": "CFO", "level": 0},
                {"email": "boss@roux.example", "level": 10}
            ],
            "address": {"line1": "3 rue Haute", "city": "Dijon"}
        },
        "metadata": {"order": {"id": 5}, "nothing": null},
        "force_proceed": true
    }""",
    "UpdateReceivableRequest": """{"metadata": {"note": "called", "old": null}}""",
    "CancelRequest": """{"reason": "paid_directly", "notes": "Cash"}""",
    "Contact": """{"email": "x@roux.example"}""",
    "EvidenceSubmission": """{
        "documents": [{"type": "contract", "file": "data:application/pdf;base64,JVBERi0=", "description": "signed"}],
        "statement": "As agreed."
    }""",
    "PartialPaymentDecision": """{"action": "mark_complete", "notes": "Enough"}""",
    "CreateWebhookRequest": """{
        "url": "https://platform.example/hooks", "events": ["receivable.*", "payment.received"],
        "description": "main"
    }""",
}

RESPONSES = {
    "User": """{
        "id": "usr_1", "email": "marie@atelier.example", "status": "pending_onboarding",
        "onboarding_url": "https://service.example/onboarding/x",
        "capabilities": {"send_receivables": false, "receive_payments": false},
        "created_at": "2026-01-02T03:04:05Z"
    }""",
    "OnboardingStatus": """{
        "user_id": "usr_1", "status": "onboarding", "kyb_status": "in_review",
        "provider_account_status": "pending", "requirements": ["company.siret"]
    }""",
    "Requirements": """{"currently_due": ["mandate"], "eventually_due": [], "past_due": ["bank_account"]}""",
    "Receivable": """{
        "id": "rcv_1", "user_id": "usr_1", "status": "in_process", "amount": 1234.56, "currency": "EUR",
        "recovery_progress": {"anything": [1, {"a": null}]}, "created_at": "2026-01-02T03:04:05.678Z"
    }""",
    "ExtractionResult": """{
        "extraction_id": "ext_1", "confidence": 0.93,
        "data": {"invoice": {"numbers": ["7"], "amount": 12.5}, "debtor": {}, "creditor": {},
                 "fields": {"invoice.amount": {"confidence": 0.99, "source": "text", "page": 1,
                                               "box": [1.5, 2, 3, 4]}}},
        "missing_fields": ["debtor.siret"],
        "warnings": [{"code": "CREDIT_NOTE", "message": "This is a credit note."}]
    }""",
    "Webhook": """{
        "id": "whk_1", "url": "https://platform.example/hooks", "secret": "s3cret",
        "events": ["receivable.*"], "created_at": "2026-01-02T03:04:05Z"
    }""",
    "RecoveryStats": """{
        "total_sent": 10, "total_recovered": 4, "total_amount_sent": 10000.5, "total_amount_recovered": 4000,
        "avg_days_to_recovery": 17.5, "with_phone_success_rate": 0.6, "without_phone_success_rate": 0.3
    }""",
    "TokenResponse": """{
        "access_token": "a", "token_type": "Bearer", "expires_in": 3600, "refresh_token": "r",
        "scope": "users:read receivables:read"
    }""",
}

# Envelope fields, then each type's data exactly as the table of event types names them.
ENVELOPE = {
    "id": "evt_1",
    "api_version": "2026-01-02",
    "created_at": "2026-01-02T03:04:05.000Z",
    "metadata": {"platform_id": "clt_1", "environment": "production"},
}

EVENTS = {
    "receivable.created": """{
        "receivable_id": "rcv_1", "user_id": "usr_1", "amount": 100.5, "currency": "EUR", "status": "pending",
        "debtor": {"name": "Roux", "has_email": true, "has_phone": false}
    }""",
    "receivable.sent_to_recovery": """{
        "receivable_id": "rcv_1", "status": "in_process", "recovery_started_at": "2026-01-03T03:04:05.000Z",
        "assigned_agent": "Desk", "recovery_page_url": "https://service.example/r/x"
    }""",
    "receivable.contact.attempted": """{
        "receivable_id": "rcv_1", "contact_type": "letter", "contact_number": 3, "contact_level": 0,
        "next_action": "phone", "next_action_date": "2026-01-09T09:00:00.000Z"
    }""",
    "receivable.payment.received": """{
        "receivable_id": "rcv_1", "payment_amount": 60.25, "payment_type": "partial", "remaining_amount": 40.25,
        "payment_date": "2026-01-10T10:00:00.000Z", "payment_intent_id": "pay_1"
    }""",
    "receivable.payment.partial": """{
        "receivable_id": "rcv_1", "original_amount": 100.5, "paid_amount": 60.25, "remaining_amount": 40.25,
        "action_required": "platform_decision", "decision_deadline": "2026-01-17T10:00:00.000Z"
    }""",
    "receivable.disputed": """{
        "receivable_id": "rcv_1", "dispute_reason": "wrong_amount", "dispute_message": "Too much",
        "evidence_requested": ["quote"], "evidence_deadline": "2026-01-20T10:00:00.000Z", "recovery_paused": true
    }""",
    "receivable.evidence.submitted": """{
        "receivable_id": "rcv_1", "evidence_count": 2, "evidence_types": ["quote", "contract"],
        "recovery_resumed": true
    }""",
    "receivable.recovered": """{
        "receivable_id": "rcv_1", "total_recovered": 100.5, "recovery_duration_days": 12,
        "payout_scheduled": "2026-01-25T10:00:00.000Z"
    }""",
    "receivable.cancelled": """{
        "receivable_id": "rcv_1", "cancellation_reason": "paid_directly", "cancelled_by": "platform",
        "cancelled_at": "2026-01-11T10:00:00.000Z"
    }""",
}
