"""Command-line switches of one command; a wrong one is one sentence, not a page of usage."""

import argparse
from typing import NoReturn

from tools.problem import Problem


class Switches(argparse.ArgumentParser):
    """An ArgumentParser that raises Problem with status 2 where its parent would print and leave."""

    def error(self, message: str) -> NoReturn:
        raise Problem(f"{self.prog}: {message}.", 2)
