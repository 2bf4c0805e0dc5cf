CREATE TABLE connection (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    base_url TEXT NOT NULL,
    client_id TEXT NOT NULL,
    environment TEXT NOT NULL,
    user_id TEXT,
    profile TEXT NOT NULL DEFAULT '{}',
    sealed_session BLOB,
    sealed_client_secret BLOB,
    webhook_id TEXT,
    sealed_webhook_secrets BLOB,
    event_cursor TEXT,
    mirror_cursor TEXT,
    mirror_complete INTEGER NOT NULL DEFAULT 0,
    synced_at TEXT,
    created_at TEXT NOT NULL,
    used_at TEXT NOT NULL
);

CREATE TABLE creditor (
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    onboarding TEXT,
    requirements TEXT,
    updated_at TEXT NOT NULL,
    PRIMARY KEY (connection_id, id)
) WITHOUT ROWID;

CREATE TABLE receivable (
    row INTEGER PRIMARY KEY,
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    status TEXT NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    remaining INTEGER,
    debtor_name TEXT,
    debtor_email TEXT,
    numbers TEXT,
    due_date TEXT,
    created_at TEXT NOT NULL,
    deadline TEXT,
    next_type TEXT,
    next_at TEXT,
    body TEXT NOT NULL,
    is_full INTEGER NOT NULL,
    changed_at TEXT,
    seen_at TEXT NOT NULL,
    UNIQUE (connection_id, id)
);
CREATE INDEX receivable_by_status ON receivable (connection_id, status, currency, amount);
CREATE INDEX receivable_by_age ON receivable (connection_id, status, created_at DESC, id DESC);
CREATE INDEX receivable_by_deadline ON receivable (connection_id, deadline) WHERE deadline IS NOT NULL;

CREATE VIRTUAL TABLE receivable_words USING fts5 (words, tokenize = 'trigram');

CREATE TABLE event (
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    created_at TEXT NOT NULL,
    receivable_id TEXT,
    body TEXT NOT NULL,
    received_at TEXT NOT NULL,
    is_applied INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (connection_id, id)
) WITHOUT ROWID;
CREATE INDEX event_waiting ON event (connection_id, created_at) WHERE is_applied = 0;
CREATE INDEX event_of_receivable ON event (connection_id, receivable_id, created_at);

CREATE TABLE draft (
    id TEXT PRIMARY KEY,
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    state TEXT NOT NULL,
    body TEXT NOT NULL,
    extraction TEXT,
    failure TEXT,
    file_name TEXT,
    file_path TEXT,
    file_sha256 TEXT,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
);
CREATE INDEX draft_by_age ON draft (connection_id, created_at);

CREATE TABLE intent (
    id TEXT PRIMARY KEY,
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    subject_id TEXT NOT NULL,
    body TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    state TEXT NOT NULL,
    not_before TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    sent_at TEXT,
    failure TEXT,
    answer TEXT,
    created_at TEXT NOT NULL
);
CREATE INDEX intent_open ON intent (connection_id, state, created_at);
CREATE INDEX intent_of_subject ON intent (connection_id, subject_id);

CREATE TABLE preference (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
