-- What came in from an export of books, so that a newer export of the same source shows what is no longer open there.
CREATE TABLE book_item (
    connection_id TEXT NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
    source TEXT NOT NULL,
    number TEXT NOT NULL,
    debtor TEXT NOT NULL,
    imported_at TEXT NOT NULL,
    PRIMARY KEY (connection_id, source, number, debtor)
) WITHOUT ROWID;
