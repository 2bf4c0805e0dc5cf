"""The creditor's accounts beside the invoice under review."""
