-- What the debtor is asked for now, as the balance says it: interest and fixed sum with it where they are asked for. The
-- one sum that lists, heads and dialogs call open; of what has ended nothing is asked for.
ALTER TABLE receivable ADD COLUMN claimed INTEGER;
UPDATE receivable
SET claimed = max(0, minor_units(json_extract(body, '$.recovery_progress.balance.due'), currency))
WHERE json_extract(body, '$.recovery_progress.balance.due') IS NOT NULL
AND status NOT IN ('recovered', 'cancelled');
DROP INDEX receivable_by_status;
CREATE INDEX receivable_by_status ON receivable (connection_id, status, currency, amount, remaining, prepaid, claimed);
DROP INDEX receivable_list;
CREATE INDEX receivable_list ON receivable (
    connection_id, created_at DESC, id DESC, status, currency, amount, remaining, due_date, deadline, next_at,
    changed_at, name_key, number_key, numbers, prepaid, claimed
);
