"""A debtor's insolvency: every recovery stops, the claim is to be declared."""
