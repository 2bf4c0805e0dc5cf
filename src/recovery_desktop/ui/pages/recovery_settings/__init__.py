"""What the creditor sets for its recoveries, shared by the settings and the first set-up."""
