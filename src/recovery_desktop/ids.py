"""The ids that are given on this computer; those of the service's things stand in the contract."""

from __future__ import annotations

from typing import Final, NewType

from recovery_contract.ids import ReceivableId

ConnectionId = NewType("ConnectionId", str)
CorrectionId = NewType("CorrectionId", str)
DebtorDecisionId = NewType("DebtorDecisionId", str)
DraftId = NewType("DraftId", str)
IntentId = NewType("IntentId", str)
NoticeId = NewType("NoticeId", str)
StatementEntryId = NewType("StatementEntryId", str)
StatementId = NewType("StatementId", str)

SubjectId = DraftId | ReceivableId
"""What a request is about: the draft that is submitted, otherwise the receivable."""

NO_RECEIVABLE: Final = ReceivableId("")
"""Where a field that names a receivable names none."""
