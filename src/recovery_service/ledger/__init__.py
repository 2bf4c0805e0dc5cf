"""What is owed by whom to whom: rows, queries and rules, without anything that acts."""
