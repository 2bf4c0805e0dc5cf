"""What needs the creditor today."""
