"""Who may act for whom: clients, grants with a subject, tokens, and the consent page that gives them."""
