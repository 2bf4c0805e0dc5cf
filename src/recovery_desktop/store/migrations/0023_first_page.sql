-- What the first page lists, each in its order, so that its rows are found however many others are stored. A condition
-- stands here as the queries have it: SQLite compares the two term by term.
CREATE INDEX receivable_by_step ON receivable (connection_id, next_type, next_at, id) WHERE next_type IS NOT NULL;
CREATE INDEX receivable_waiting ON receivable (connection_id, deadline IS NULL, deadline, id, status, remaining)
WHERE (
    deadline IS NOT NULL OR status IN ('disputed', 'evidence_requested')
    OR (status = 'payment_received' AND remaining > 0)
);
CREATE INDEX receivable_paid_in_part ON receivable (connection_id, created_at DESC, id DESC, status)
WHERE remaining < amount - prepaid;
