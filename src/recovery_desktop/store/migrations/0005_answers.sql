CREATE TABLE answer (
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    receivable_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    PRIMARY KEY (connection_id, receivable_id, kind)
) WITHOUT ROWID;
