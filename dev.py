#!/usr/bin/env python3
"""The entry of every developer command; `python3 dev.py --help` lists them."""

# Old Pythons have to be able to read this file to be told that they are too old: no newer syntax here.
import os
import sys

OLDEST, TOO_NEW = (3, 11), (3, 15)


def start():
    if not OLDEST <= sys.version_info[:2] < TOO_NEW:
        sys.stderr.write(
            "Recovery Desktop needs Python 3.11 to 3.14 and this is Python " + sys.version.split()[0] + ".\n"
        )
        return 1
    if sys.maxsize < 2**32:
        sys.stderr.write("Recovery Desktop needs a 64-bit Python and this is a 32-bit one.\n")
        return 1
    sys.dont_write_bytecode = not os.access(os.path.dirname(os.path.abspath(__file__)), os.W_OK)
    from tools.command_line import main

    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(start())
