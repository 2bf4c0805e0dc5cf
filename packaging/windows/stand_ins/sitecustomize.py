"""Read by the Python under Wine at its start: files are copied in the way of an older Windows, as an older Wine can."""

import _winapi

if hasattr(_winapi, "CopyFile2"):
    del _winapi.CopyFile2
