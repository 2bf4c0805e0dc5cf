-- Whether the service lets this one be paused, and until when the creditor lets contacts rest: empty without an end.
ALTER TABLE receivable ADD COLUMN pausable INTEGER NOT NULL DEFAULT 0;
ALTER TABLE receivable ADD COLUMN paused_until TEXT;
-- The person's own words for it, one a line, and the same as they are compared, each between two line ends.
ALTER TABLE receivable ADD COLUMN tags TEXT NOT NULL DEFAULT '';
ALTER TABLE receivable ADD COLUMN tag_keys TEXT NOT NULL DEFAULT '';
CREATE INDEX receivable_tagged ON receivable (connection_id, tags) WHERE tags != '';
