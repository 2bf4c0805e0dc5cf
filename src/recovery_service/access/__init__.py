"""Who may act for whom: clients, grants with a subject, tokens, links, and which rows each may see."""
