-- What was submitted is looked up by the receivable that became of it, for services that tell little of it themselves.
CREATE INDEX IF NOT EXISTS intent_of_answer ON intent (connection_id, json_extract(answer, '$.receivable_id'))
WHERE kind = 'submit' AND state = 'done';
