-- Those that rest are listed on the first page; few do.
CREATE INDEX receivable_paused ON receivable (connection_id, paused_until) WHERE paused_until IS NOT NULL;
