"""HTTP in and out: the checks before an operation, its body, its answer and its failures."""
