"""What is done when a job is due: one module a subject."""
