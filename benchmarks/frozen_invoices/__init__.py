"""A frozen set of typeset business documents that judges readings; see README.md for who may look at it."""
