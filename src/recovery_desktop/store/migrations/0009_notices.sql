-- What the person is to be told: written with the event that tells it, read and announced each once.
CREATE TABLE notice (
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    receivable_id TEXT,
    at TEXT NOT NULL,
    body TEXT NOT NULL,
    noted_at TEXT NOT NULL,
    read_at TEXT,
    announced_at TEXT,
    PRIMARY KEY (connection_id, id)
) WITHOUT ROWID;
CREATE INDEX notice_by_age ON notice (connection_id, at DESC, id);
CREATE INDEX notice_unread ON notice (connection_id, receivable_id) WHERE read_at IS NULL;
CREATE INDEX notice_unannounced ON notice (connection_id, at) WHERE announced_at IS NULL;
