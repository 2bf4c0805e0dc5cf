CREATE TABLE correction (
    id TEXT PRIMARY KEY,
    seller TEXT NOT NULL,
    layout TEXT NOT NULL,
    path TEXT NOT NULL,
    value TEXT NOT NULL,
    page INTEGER,
    box TEXT,
    learned_from TEXT NOT NULL,
    draft_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    UNIQUE (layout, path)
);
CREATE INDEX correction_by_seller ON correction (seller, created_at);
