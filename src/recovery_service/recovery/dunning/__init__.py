"""The dunning plan: what is planned for when, what holds it back, what follows an answer."""
