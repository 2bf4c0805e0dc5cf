-- What was paid of each is added up from the index, too.
DROP INDEX receivable_by_status;
CREATE INDEX receivable_by_status ON receivable (connection_id, status, currency, amount, remaining);
