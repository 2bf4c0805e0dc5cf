-- Who was written to in the person's own submissions: one row for each, so that one taken back takes only itself away.
CREATE TABLE debtor (
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    draft_id TEXT NOT NULL,
    siret TEXT NOT NULL,
    vat_number TEXT NOT NULL,
    name_key TEXT NOT NULL,
    body TEXT NOT NULL,
    numbers TEXT NOT NULL,
    confirmed_at TEXT NOT NULL,
    PRIMARY KEY (connection_id, draft_id)
) WITHOUT ROWID;
CREATE INDEX debtor_by_name ON debtor (connection_id, name_key, confirmed_at);
CREATE INDEX debtor_by_siret ON debtor (connection_id, siret) WHERE siret <> '';
CREATE INDEX debtor_by_vat_number ON debtor (connection_id, vat_number) WHERE vat_number <> '';
CREATE INDEX receivable_by_number ON receivable (connection_id, number_key);
CREATE INDEX draft_by_file ON draft (connection_id, file_sha256) WHERE file_sha256 IS NOT NULL;
