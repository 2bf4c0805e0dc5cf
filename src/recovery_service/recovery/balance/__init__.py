"""What is owed on a day: principal, interest, fixed sums, payments."""
