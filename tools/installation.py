"""Makes the virtual environment and installs into it; turns what pip and venv say into one sentence."""

import os
import shutil
import sys
from pathlib import Path

from tools.children import captured
from tools.problem import Problem
from tools.system_packages import install_packages, may_install

# What pip prints, in the order in which it is looked for, and what that means.
PIP_SAYS = (
    (
        ("No space left on device", "Disk quota exceeded"),
        "There is no space left on the disk; about 2 GB are needed.",
    ),
    (("Read-only file system", "Permission denied"), "The folder .venv cannot be written."),
    (
        (
            "NewConnectionError",
            "Temporary failure in name resolution",
            "Connection refused",
            "Network is unreachable",
            "ConnectTimeoutError",
            "ReadTimeoutError",
            "ProxyError",
            "SSLError",
            "NameResolutionError",
        ),
        "The package index could not be reached; check the network, or pip's settings (pip config list).",
    ),
    (("DO NOT MATCH THE HASHES",), "A downloaded package is not the one that requirements.lock names."),
    # pip says the same of an index that does not answer and of one without a fitting build.
    (
        ("(from versions: none)",),
        "The package index could not be reached, or has no build of a locked package for this machine; "
        "check the network, or pip's settings (pip config list).",
    ),
    (
        ("No matching distribution found", "Could not find a version"),
        "The package index has no build of a locked package for this machine.",
    ),
)


def is_usable(python: Path) -> bool:
    """Tell whether an environment exists whose Python runs, has a supported version, and has pip."""
    if not python.exists():
        return False
    question = "import sys, pip; print(*sys.version_info[:2])"
    try:
        status, answer = captured([str(python), "-c", question])
    except OSError:
        return False
    return status == 0 and answer.split() == [str(part) for part in sys.version_info[:2]]


def remove(folder: Path) -> None:
    """Remove a half-made environment; a link is only unlinked."""
    if folder.is_symlink():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)


def create(folder: Path) -> None:
    """Create an environment with pip. Raises Problem where this Python cannot."""
    # Started from inside an environment, sys.executable would chain the new one to it.
    base = getattr(sys, "_base_executable", None) or sys.executable
    command = [base, "-m", "venv", str(folder)]
    status, answer = captured(command)
    if status and ("ensurepip" in answer or "No module named venv" in answer):
        packages = [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"]
        if not shutil.which("apt-get"):
            raise Problem("This Python has no venv module; install the full Python 3.11 or newer.")
        if not may_install():
            raise Problem(f"This Python has no venv module; run: sudo apt-get install -y {packages[0]}")
        install_packages(packages)
        status, answer = captured(command)
    if status:
        raise Problem(_meaning(answer, "The environment .venv could not be made"))


def install(root: Path, python: Path) -> None:
    """Install the locked packages, each checked against its hash, then the project itself. Raises Problem."""
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    pip += ["--no-compile"]
    locked = ["--require-hashes", "--only-binary", ":all:", "--requirement", str(root / "requirements.lock")]
    project = ["--no-deps", "--no-build-isolation", "--editable", str(root)]
    for step in (locked, project):
        status, answer = captured([*pip, *step], _pip_environment())
        if status:
            raise Problem(_meaning(answer, "The packages could not be installed"))
    _compile(python)


def _compile(python: Path) -> None:
    """Compile on every core, where pip would use one, without the packages' own tests.

    Failures are ignored: some packages bring files that no Python reads, and the others fail where they are
    imported.
    """
    own_tests = ("-x", r"site-packages[/\\].*[/\\]tests?[/\\]")
    captured([str(python), "-m", "compileall", "-q", "-j", "0", *own_tests, str(python.parent.parent)])


def _pip_environment() -> dict[str, str]:
    """Return the environment of pip as the machine configures it, without what would let an unlocked package in."""
    ours = {"PIP_REQUIRE_VIRTUALENV": "1", "PIP_NO_WARN_SCRIPT_LOCATION": "1", "PYTHONNOUSERSITE": "1"}
    return {
        name: value
        for name, value in os.environ.items()
        if name not in ("PIP_TARGET", "PIP_USER", "PIP_PREFIX")
    } | ours


def _meaning(answer: str, otherwise: str) -> str:
    for signs, sentence in PIP_SAYS:
        if any(sign in answer for sign in signs):
            return sentence
    lines = [line.strip() for line in answer.splitlines() if line.strip()]
    errors = [line.removeprefix("ERROR:").strip() for line in lines if line.startswith("ERROR:")]
    last = (errors or lines or ["no reason was given"])[-1]
    return f"{otherwise}: {last}"
