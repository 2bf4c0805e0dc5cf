"""Access: clients, grants with a subject, tokens, links, and the rows that each may see."""
