"""Defects to be planted one at a time into a copy of the sources, each with the tests that must notice it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Defect:
    """In `file` the text `old`, which stands there once, becomes `new`; each of `tests` must fail then."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


DESKTOP: Final = "src/recovery_desktop"
SERVICE: Final = "src/recovery_service"
CONTRACT: Final = "src/recovery_contract"

DEFECTS: Final = (
    Defect(
        "an event that came before is kept as new",
        f"{DESKTOP}/store/events.py",
        "if event.id not in types:",
        "if connection.execute('DELETE FROM event WHERE id = ?', (event.id,)):",
        ("tests/desktop/sync/test_permutations.py::test_event_is_acted_on_once_and_for_ever",),
    ),
    Defect(
        "a terminal state is left",
        f"{DESKTOP}/store/receivables.py",
        "if old is not None and old.status in TERMINAL and receivable.status not in TERMINAL:",
        "if old is not None and old.status in () and receivable.status not in TERMINAL:",
        ("tests/desktop/sync/test_permutations.py::test_late_answer_does_not_reopen_what_has_ended",),
    ),
    Defect(
        "an event may carry another's name in its header",
        f"{DESKTOP}/live/receiver.py",
        "if request.values(EVENT_ID_HEADER.lower()) not in ([], [event.id]) or not self._is_ours(event):",
        "if not self._is_ours(event):",
        ("tests/desktop/live/test_receiver.py::test_delivery_with_any_other_signature_is_refused",),
    ),
    Defect(
        "any host is answered",
        f"{DESKTOP}/live/receiver.py",
        'if [host.lower() for host in request.values("host")] not in self._hosts():',
        'if not request.values("host"):',
        ("tests/desktop/live/test_receiver.py::test_delivery_with_any_other_signature_is_refused",),
    ),
    Defect(
        "a delivery is accepted before it is durable",
        f"{DESKTOP}/live/receiver.py",
        "await self._keep(event, request.body)",
        "self._keep(event, request.body)",
        ("tests/desktop/live/test_receiver.py::test_accepted_means_durable",),
    ),
    Defect(
        "signatures are compared in a time that tells how much was right",
        f"{CONTRACT}/signing.py",
        "right |= hmac.compare_digest(expected, signature)",
        "right |= expected == signature",
        ("tests/contract/test_signing.py::test_signature_pairs_are_compared_in_constant_time",),
    ),
    Defect(
        "a commit does not wait for the disk",
        f"{DESKTOP}/store/database.py",
        '    "synchronous=FULL",\n',
        '    "synchronous=NORMAL",\n',
        (
            "tests/desktop/store/test_keeping.py::test_write_is_synced_to_the_disk_before_it_returns",
            "tests/together/test_power_cuts.py::test_desktop_loses_nothing_that_it_acknowledged",
        ),
    ),
    Defect(
        "the service's commit does not wait for the disk",
        f"{SERVICE}/db/database.py",
        '"synchronous=FULL"',
        '"synchronous=NORMAL"',
        ("tests/together/test_power_cuts.py::test_service_loses_nothing_that_it_acknowledged",),
    ),
    Defect(
        "what may have arrived is sent again to a service without keys",
        f"{DESKTOP}/sync/outbox.py",
        "        if self._keeps_keys:\n            return True\n",
        "        if intent.id:\n            return True\n",
        (
            "tests/desktop/sync/test_lost_answers.py::test_foreign_service_is_searched_and_not_asked_again",
            "tests/together/simulation/test_simulation.py::test_simulation_against_a_service_without_keys_holds",
        ),
    ),
    Defect(
        "nothing is noted before a request leaves",
        f"{DESKTOP}/sync/outbox.py",
        "        self._context.connection_store.intents.mark_sending(intent.id)\n        try:\n",
        "        try:\n",
        ("tests/desktop/sync/test_lost_answers.py::test_crash_while_sending_leaves_an_unknown_outcome",),
    ),
    Defect(
        "decisions about one receivable overtake each other",
        f"{DESKTOP}/sync/outbox.py",
        "            if intent.subject_id in blocked:\n",
        "            if intent.id in blocked:\n",
        ("tests/desktop/sync/test_lost_answers.py::test_decisions_of_one_receivable_keep_their_order",),
    ),
    Defect(
        "each try has an idempotency key of its own",
        f"{DESKTOP}/sync/outbox.py",
        "created = await api.create(body, intent.idempotency_key)",
        "created = await api.create(body, f'{intent.idempotency_key}{intent.attempts}')",
        (
            "tests/desktop/sync/test_lost_answers.py::test_service_that_keeps_keys_is_asked_again_under_the_same_key",
            "tests/together/simulation/test_simulation.py::test_simulation_loses_doubles_and_blocks_nothing",
        ),
    ),
    Defect(
        "a changed event is not acted on after a crash",
        f"{DESKTOP}/sync/mirror.py",
        "            await self._look_at(waiting)\n"
        "            connection_store.events.mark_applied([event.id for event in waiting])\n",
        "            connection_store.events.mark_applied([event.id for event in waiting])\n"
        "            await self._look_at(waiting)\n",
        ("tests/together/simulation/test_simulation.py::test_simulation_loses_doubles_and_blocks_nothing",),
    ),
    Defect(
        "every caller renews the session",
        f"{DESKTOP}/api/oauth_session.py",
        "        async with self._renewing, self._turn():\n",
        "        async with self._turn():\n",
        ("tests/desktop/api/test_renewal.py::test_fifty_calls_at_the_end_of_a_token_renew_it_once",),
    ),
    Defect(
        "Retry-After is not heard",
        f"{DESKTOP}/api/pacing.py",
        "        wait = self._retry_after(headers)\n        if wait is None:\n",
        "        wait = None\n        if wait is None:\n",
        ("tests/desktop/api/test_pacing.py::test_refusal_is_waited_out",),
    ),
    Defect(
        "a sealed secret opens for any purpose",
        f"{DESKTOP}/token_vault.py",
        "AESGCM(self.key).decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], purpose.encode())",
        "AESGCM(self.key).decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], None)",
        ("tests/desktop/test_token_vault.py::test_sealed_secret_opens_only_with_its_key_and_purpose",),
    ),
    Defect(
        "an id of the service may lead to another path",
        f"{DESKTOP}/api/transport.py",
        "quote(part, safe='') if part.strip('.')",
        "quote(part, safe='/') if part.strip('.')",
        ("tests/desktop/api/test_dialects.py::test_id_of_a_foreign_service_cannot_lead_to_another_path",),
    ),
    Defect(
        "the first answer to a request is taken for the newest",
        f"{DESKTOP}/sync/outbox.py",
        "            if context.connection_store.receivables.get(created.id) is None:\n",
        "            if created.id:\n",
        (
            "tests/desktop/sync/test_lost_answers.py::test_answer_that_is_repeated_does_not_turn_back_what_is_known",
        ),
    ),
    Defect(
        "an endpoint that could not be registered is forgotten",
        f"{DESKTOP}/session/connection.py",
        "            self.endpoint.on_service_back()\n",
        "            pass\n",
        ("tests/together/simulation/test_simulation.py::test_simulation_loses_doubles_and_blocks_nothing",),
    ),
    Defect(
        "money is a binary fraction",
        f"{CONTRACT}/money.py",
        "    return Decimal(units).scaleb(-minor_digits(currency))\n",
        "    return Decimal(float(units) / 10 ** minor_digits(currency))\n",
        (
            "tests/contract/test_money.py::test_amount_survives_the_way_to_minor_units_and_back",
            "tests/desktop/store/test_receivables.py::test_sums_are_exact_and_come_from_an_index_alone",
        ),
    ),
    Defect(
        "receivables of other tenants are found",
        f"{SERVICE}/db/find_by_id.py",
        'of_client = anybodys.where(table.c.client_id == bindparam("client"))',
        "of_client = anybodys.where(table.c.client_id != bindparam(\"client\") + '-')",
        (
            "tests/service/receivables/test_tenants.py"
            "::test_foreign_receivable_is_told_from_an_absent_one_by_nothing",
        ),
    ),
    Defect(
        "lists hold the receivables of other tenants",
        f"{SERVICE}/ledger/receivables/search.py",
        'select(*repository.COLUMNS).where(_R.client_id == bindparam("client")),',
        "select(*repository.COLUMNS).where(_R.client_id != bindparam(\"client\") + '-'),",
        ("tests/service/conformance/test_access.py::test_lists_cursors_and_filters_show_nothing_foreign",),
    ),
    Defect(
        "a creditor sees all creditors of its platform",
        f"{SERVICE}/access/visibility.py",
        "    return and_(own_client, or_(user_table.c.created_by == principal.subject, by_email))\n",
        "    return and_(own_client, or_(by_email, own_client))\n",
        ("tests/service/webhooks/test_events.py::test_creditors_of_one_platform_are_not_told_of_each_other",),
    ),
    Defect(
        "a key answers for another request too",
        f"{SERVICE}/web/idempotency.py",
        '    if row["fingerprint"] != claim.fingerprint:\n',
        '    if row["fingerprint"] == "":\n',
        ("tests/service/web/test_idempotency.py::test_key_reused_for_another_body_or_address_is_a_conflict",),
    ),
    Defect(
        "an idempotency key belongs to everybody",
        f"{SERVICE}/web/idempotency.py",
        '    table.c.client_id == bindparam("of_client"),\n    table.c.subject == bindparam("of_subject"),\n',
        '    bindparam("of_client") != "", bindparam("of_subject") != "nobody",\n',
        ("tests/service/web/test_idempotency.py::test_key_belongs_to_one_subject_of_one_client",),
    ),
    Defect(
        "a code is good twice",
        f"{SERVICE}/access/authorization_codes.py",
        "        revoke(connection, row.grant_id)\n        return None\n",
        "        pass\n",
        ("tests/service/oauth/test_codes.py::test_second_use_is_refused_and_takes_back_what_the_first_gave",),
    ),
    Defect(
        "a code never ends",
        f"{SERVICE}/access/authorization_codes.py",
        "    if row.expires_at <= current_ms():\n",
        "    if row.expires_at <= 0:\n",
        ("tests/service/oauth/test_codes.py::test_code_lives_sixty_seconds",),
    ),
    Defect(
        "a refresh token that was stolen goes on",
        f"{SERVICE}/access/refresh_tokens.py",
        "    revoke(connection, row.grant_id)\n    return None\n",
        "    return None\n",
        ("tests/service/oauth/test_refreshes.py::test_reuse_after_the_minute_ends_the_family",),
    ),
    Defect(
        "a redirect counts as accepted",
        f"{SERVICE}/webhooks/sender.py",
        "200 <= received.status < 300",
        "200 <= received.status < 400",
        ("tests/service/webhooks/test_attempts.py::test_redirect_is_a_failure_and_is_not_followed",),
    ),
    Defect(
        "an address that carries another in it leads inside",
        f"{SERVICE}/transport/public_addresses.py",
        '"2001:db8::/32", "2002::/16", ',
        '"2001:db8::/32", ',
        ("tests/service/webhooks/test_addresses.py::test_addresses_that_are_not_public",),
    ),
    Defect(
        "metadata services are public",
        f"{SERVICE}/transport/public_addresses.py",
        '        "169.254.0.0/16",  # link local, metadata services\n',
        "",
        ("tests/service/webhooks/test_addresses.py::test_addresses_that_are_not_public",),
    ),
    Defect(
        "attempts come one gap too early",
        f"{SERVICE}/webhooks/retry_schedule.py",
        "RETRY_DELAYS_SECONDS[attempt] * 1000",
        "RETRY_DELAYS_SECONDS[attempt - 1] * 1000",
        ("tests/service/webhooks/test_attempts.py::test_seven_attempts_at_exactly_the_stated_instants",),
    ),
    Defect(
        "a link that was guessed opens a page",
        f"{SERVICE}/access/links.py",
        "    if not hmac.compare_digest(expected.encode(), proof.encode()):\n",
        "    if not expected:\n",
        (
            "tests/service/pages/test_debtor_page.py::test_links_cannot_be_guessed_made_up_or_used_after_their_time",
        ),
    ),
    Defect(
        "a form needs no proof of where it comes from",
        f"{SERVICE}/pages/consent/consent.py",
        "    if not hmac.compare_digest(csrf_token(name, browser).encode(), token.encode()):\n",
        "    if not browser:\n",
        ("tests/service/oauth/test_consent.py::test_form_without_its_proof_is_refused",),
    ),
    Defect(
        "text of others becomes a formula",
        f"{DESKTOP}/documents/cells.py",
        "        return escape_formula(cell)\n",
        "        return cell\n",
        ("tests/desktop/commands/test_export_list.py::test_csv_export_of_any_text_has_no_formula",),
    ),
    Defect(
        "a network's own page is kept as the document that was asked for",
        f"{DESKTOP}/commands/receivable_details.py",
        "        if hashlib.sha256(content).hexdigest() != document.sha256.lower():\n",
        "        if not document.sha256:\n",
        (
            "tests/desktop/commands/test_receivable_details.py"
            "::test_wrong_document_content_is_discarded_and_fetched_again",
        ),
    ),
    Defect(
        "a store on a network share needs memory that its readers share",
        f"{DESKTOP}/store/database.py",
        'return ON_NETWORK if locate_folder(folder) == "network" else PRAGMAS',
        'return PRAGMAS if locate_folder(folder) == "network" else PRAGMAS',
        ("tests/desktop/store/test_location.py::test_database_on_a_network_folder_needs_no_shared_memory",),
    ),
    Defect(
        "the service keeps a log on a network share",
        f"{SERVICE}/db/database.py",
        "    if on_network:\n",
        "    if on_network is None:\n",
        ("tests/service/db/test_journal.py::test_network_share_needs_no_shared_memory",),
    ),
    Defect(
        "a tunnel whose line fell silent counts as open",
        f"{DESKTOP}/live/ssh.py",
        "keepalive_interval=KEEPALIVE_SECONDS",
        "keepalive_interval=0",
        (
            "tests/desktop/live/test_tunnel.py"
            "::test_line_that_falls_silent_is_noticed_though_nothing_was_closed",
        ),
    ),
    Defect(
        "more deliveries wait than can be written",
        f"{DESKTOP}/live/receiver.py",
        "        if self._waiting >= WAITING_AT_MOST:\n",
        "        if self._waiting < 0:\n",
        ("tests/desktop/live/test_receiver.py::test_delivery_beyond_capacity_is_to_be_sent_again",),
    ),
    Defect(
        "a migration is not one transaction",
        f"{DESKTOP}/store/database.py",
        '["BEGIN IMMEDIATE;", *ahead, "COMMIT;"]',
        "ahead",
        (
            "tests/packaging/test_schemas.py"
            "::test_upgrade_that_is_killed_at_any_statement_goes_on_with_the_next_start",
        ),
    ),
)
