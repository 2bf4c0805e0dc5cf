CREATE INDEX receivable_by_plan ON receivable (connection_id, status, next_at, id) WHERE next_at IS NOT NULL;
