"""Invoices on their way in: the queue, the review beside the page, submitting."""
