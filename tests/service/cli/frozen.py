"""Read last by the process that children are forked from: a collection would copy all of its memory in each child."""

import gc

gc.freeze()
