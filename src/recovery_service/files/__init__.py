"""Files: invoices, evidence, letters and onboarding documents as rows of the same database."""
