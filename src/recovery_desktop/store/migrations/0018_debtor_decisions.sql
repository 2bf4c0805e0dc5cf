-- By what a receivable's debtor is known: the service's own id of it, and its numbers.
ALTER TABLE receivable ADD COLUMN debtor_id TEXT NOT NULL DEFAULT '';
ALTER TABLE receivable ADD COLUMN debtor_siret TEXT NOT NULL DEFAULT '';
ALTER TABLE receivable ADD COLUMN debtor_vat TEXT NOT NULL DEFAULT '';
UPDATE receivable
SET debtor_id = coalesce(
        json_extract(body, '$.recovery_progress.debtor.id'), json_extract(body, '$.recovery_progress.debtor_id'), ''
    ),
    debtor_siret = compact_number(json_extract(body, '$.recovery_progress.debtor.siret')),
    debtor_vat = compact_number(json_extract(body, '$.recovery_progress.debtor.vat_number'))
WHERE json_valid(body);
-- Of a service that does not say it, what was submitted says it.
UPDATE receivable
SET debtor_siret = coalesce(
        (
            SELECT compact_number(json_extract(intent.body, '$.debtor.siret')) FROM intent
            WHERE intent.connection_id = receivable.connection_id AND intent.receivable_id = receivable.id
            AND intent.kind = 'submit' AND json_valid(intent.body) LIMIT 1
        ), ''
    ),
    debtor_vat = coalesce(
        (
            SELECT compact_number(json_extract(intent.body, '$.debtor.vat_number')) FROM intent
            WHERE intent.connection_id = receivable.connection_id AND intent.receivable_id = receivable.id
            AND intent.kind = 'submit' AND json_valid(intent.body) LIMIT 1
        ), ''
    )
WHERE debtor_siret = '' AND debtor_vat = '';
-- Which receivables the person said to be of one debtor, or of another one than the rest.
CREATE TABLE debtor_decision (
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    decided_at TEXT NOT NULL,
    PRIMARY KEY (connection_id, id)
) WITHOUT ROWID;
-- What the person notes about a debtor, by the receivable under which it was written.
CREATE TABLE debtor_note (
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    receivable_id TEXT NOT NULL,
    words TEXT NOT NULL,
    changed_at TEXT NOT NULL,
    PRIMARY KEY (connection_id, receivable_id)
) WITHOUT ROWID;
