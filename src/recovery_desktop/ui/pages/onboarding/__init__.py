"""The creditor: company, contact, and what the service still requires."""
