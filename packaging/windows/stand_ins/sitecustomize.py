"""Read by the Python under Wine at its start: two parts of Windows that an older Wine lacks are not asked for."""

import sys

import _winapi

# Python finds the version of the system, and copies files, in another way where these are absent.
sys.modules["_wmi"] = None
if hasattr(_winapi, "CopyFile2"):
    del _winapi.CopyFile2
