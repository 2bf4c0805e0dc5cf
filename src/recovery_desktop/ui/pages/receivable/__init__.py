"""One receivable: money, what happened, what comes next, what the creditor decides."""
