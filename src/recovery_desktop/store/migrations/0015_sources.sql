-- What was submitted is looked up by the receivable that became of it, for services that tell little of it themselves.
-- A column, since an index over json_extract() cannot be opened where a schema is not trusted, as when a backup is read.
ALTER TABLE intent ADD COLUMN receivable_id TEXT;
UPDATE intent SET receivable_id = json_extract(answer, '$.receivable_id')
WHERE kind = 'submit' AND state = 'done' AND json_valid(answer);
CREATE INDEX intent_of_receivable ON intent (connection_id, receivable_id) WHERE receivable_id IS NOT NULL;
