-- What was paid before a recovery is no success of it: told apart, and added up from the indexes as all else.
ALTER TABLE receivable ADD COLUMN prepaid INTEGER NOT NULL DEFAULT 0;
UPDATE receivable
SET prepaid = max(
    0, min(amount, minor_units(json_extract(body, '$.recovery_progress.invoice.prepaid_amount'), currency))
)
WHERE json_extract(body, '$.recovery_progress.invoice.prepaid_amount') IS NOT NULL;
DROP INDEX receivable_by_status;
CREATE INDEX receivable_by_status ON receivable (connection_id, status, currency, amount, remaining, prepaid);
DROP INDEX receivable_list;
CREATE INDEX receivable_list ON receivable (
    connection_id, created_at DESC, id DESC, status, currency, amount, remaining, due_date, deadline, next_at,
    changed_at, name_key, number_key, numbers, prepaid
);
