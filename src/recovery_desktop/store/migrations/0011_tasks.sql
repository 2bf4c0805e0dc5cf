-- What only the person can do, as the service told it last: shown before it is reached again.
CREATE TABLE told_tasks (
    connection_id TEXT PRIMARY KEY REFERENCES connection (id) ON DELETE CASCADE,
    body TEXT NOT NULL,
    told_at TEXT NOT NULL
) WITHOUT ROWID;
