CREATE TABLE tunnel (
    connection_id TEXT PRIMARY KEY REFERENCES connection (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    settings TEXT NOT NULL,
    host_key TEXT,
    sealed_secret BLOB,
    changed_at TEXT NOT NULL
) WITHOUT ROWID;
