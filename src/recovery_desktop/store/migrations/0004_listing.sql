ALTER TABLE receivable ADD COLUMN name_key TEXT NOT NULL DEFAULT '';
ALTER TABLE receivable ADD COLUMN number_key TEXT NOT NULL DEFAULT '';
UPDATE receivable SET name_key = fold(debtor_name), number_key = natural_key(numbers);
-- Everything that lists filter and sort by, so that a list never reads the answers themselves.
CREATE INDEX receivable_list ON receivable (
    connection_id, created_at DESC, id DESC, status, currency, amount, remaining, due_date, deadline, next_at,
    changed_at, name_key, number_key, numbers
);
CREATE INDEX receivable_by_debtor ON receivable (connection_id, name_key, debtor_name);
DELETE FROM receivable_words;
INSERT INTO receivable_words (rowid, words)
SELECT row, words_of(numbers, debtor_name, debtor_email, amount, remaining, currency) FROM receivable;
