"""The reference on letters, messages and pages; made where statements are matched, so that both always agree."""

from recovery_bank.references import creditor_reference as creditor_reference
from recovery_bank.references import format_reference as format_reference
from recovery_bank.references import joint_reference as joint_reference
