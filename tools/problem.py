"""What a developer command says when it cannot go on."""


class Problem(Exception):
    """One sentence for the person, and the exit status: 2 for a wrong command line, 1 for everything else."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status
