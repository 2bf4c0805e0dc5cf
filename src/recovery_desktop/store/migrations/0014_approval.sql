-- A message that waits for the plan to be approved has no day: what happens next is that the person approves it.
UPDATE receivable
SET next_type = 'approval', next_at = NULL
WHERE
    json_valid(body)
    AND json_extract(body, '$.recovery_progress.next_action.why.code') = 'not_approved';
