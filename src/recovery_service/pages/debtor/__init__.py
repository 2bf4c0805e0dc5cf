"""The debtor's recovery page: what is owed and why, how to pay, and every way to answer."""
