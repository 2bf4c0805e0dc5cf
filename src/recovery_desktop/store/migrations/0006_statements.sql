CREATE TABLE statement (
    id TEXT PRIMARY KEY,
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    file_name TEXT NOT NULL,
    format TEXT NOT NULL,
    notes TEXT NOT NULL,
    added_at TEXT NOT NULL
);
CREATE INDEX statement_by_age ON statement (connection_id, added_at);

CREATE TABLE statement_entry (
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    statement_id TEXT NOT NULL REFERENCES statement (id) ON DELETE CASCADE,
    booked_on TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open',
    parts TEXT,
    decided_at TEXT,
    PRIMARY KEY (connection_id, id)
) WITHOUT ROWID;
CREATE INDEX statement_entry_by_day ON statement_entry (connection_id, kind, state, booked_on);
