"""The Linux packages: the app for Debian, the hosted service's units for Debian, and an archive for other systems."""

from __future__ import annotations

import gzip
import lzma
import os
import shutil
import subprocess
import tarfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import contents
import libraries
import pictures
import records

from tools.problem import Problem

HERE = contents.ROOT / "packaging"
SERVICE = "recovery-desktop-service"
MAINTAINER = "Recovery Desktop <packages@recovery-desktop.invalid>"
ARCHITECTURES = {"linux-x86_64": "amd64", "linux-aarch64": "arm64"}
TEXTS = (
    "xkb-data",
    "fontconfig-config",
    "fonts-dejavu-core | fonts-liberation2 | fonts-noto-core",
    "xdg-utils",
)
"""What the libraries of the system read at run time, and what opens the browser."""

SAMPLES = ("Caddyfile", "nats.conf", "prometheus-rules.yaml")
"""What a host copies and makes its own, or names."""

CONTROL = """Package: {package}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kibibytes}
Depends: {depends}
Section: misc
Priority: optional
Description: {description}
"""


def pack(app: Path, dist: Path, made: Path) -> Iterator[Path]:
    """Build the Debian packages and the archive; yield each when it is ready. Raises Problem."""
    if shutil.which("dpkg-deb") is None:
        raise Problem("dpkg-deb is missing; run: sudo apt-get install -y --no-install-recommends dpkg-dev")
    (dist / "tree").mkdir(parents=True, exist_ok=True)
    yield _app_package(app, dist, made)
    yield _service_package(dist)
    shutil.rmtree(dist / "tree")
    yield _archive(app, dist)


def _app_package(app: Path, dist: Path, made: Path) -> Path:
    tree = _fresh(dist / "tree" / contents.NAME)
    place = tree / "usr" / "lib" / contents.NAME
    _copy_folder(app, place)
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / contents.NAME).symlink_to(f"../lib/{contents.NAME}/{contents.NAME}")
    share = tree / "usr" / "share"
    linux = HERE / "linux"
    _install(linux / f"{contents.NAME}.desktop", share / "applications" / f"{contents.NAME}.desktop")
    about = f"{contents.IDENTIFIER}.metainfo.xml"
    _install(linux / about, share / "metainfo" / about)
    for size in pictures.SIZES:
        target = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{contents.NAME}.png"
        _install(made / f"{size}.png", target)
    _install(pictures.DRAWING, share / "icons" / "hicolor" / "scalable" / "apps" / f"{contents.NAME}.svg")
    _compressed((linux / f"{contents.NAME}.1").read_bytes(), share / "man" / "man1" / f"{contents.NAME}.1.gz")
    _documents(share / "doc" / contents.NAME)
    for package, text in libraries.bundled_from_system(app / "_internal").items():
        _compressed(text.read_bytes(), share / "doc" / contents.NAME / "libraries" / f"{package}.gz")
    licences = made / "third-party-licences.txt"
    records.write_licences(licences)
    _compressed(licences.read_bytes(), share / "doc" / contents.NAME / f"{licences.name}.gz")
    depends = [*_either(libraries.packages(app)), *TEXTS]
    scripts = {"postinst": (linux / "postinst").read_text(encoding="utf-8")}
    return _deb(tree, dist, contents.NAME, depends, "gets your unpaid invoices paid", scripts)


def _service_package(dist: Path) -> Path:
    """Build the package with the units for a server; the program itself is in the app's package."""
    tree = _fresh(dist / "tree" / SERVICE)
    service = HERE / "service"
    lay_service(tree)
    scripts = {name: (service / name).read_text(encoding="utf-8") for name in ("postinst", "prerm", "postrm")}
    scripts["conffiles"] = "/etc/recovery-service/service.env\n"
    depends = [f"{contents.NAME} (= {contents.version()})", "adduser"]
    return _deb(tree, dist, SERVICE, depends, "the service behind Recovery Desktop, hosted", scripts)


def lay_service(tree: Path) -> None:
    """Put the files of the service's package where they belong below this folder."""
    service = HERE / "service"
    for unit in sorted(service.glob("*.service")):
        _install(unit, tree / "usr" / "lib" / "systemd" / "system" / unit.name)
    _install(service / "service.env", tree / "etc" / "recovery-service" / "service.env", 0o640)
    _install(service / "recovery-service", tree / "usr" / "bin" / "recovery-service", 0o755)
    _documents(tree / "usr" / "share" / "doc" / SERVICE)
    for page in ("operations.md", "guide/operating.md"):
        text = (contents.ROOT / "docs" / page).read_bytes()
        _compressed(text, tree / "usr" / "share" / "doc" / SERVICE / f"{page}.gz")
    for name in SAMPLES:
        _install(service / name, tree / "usr" / "share" / SERVICE / name)
    _install(service / "backup", tree / "usr" / "share" / SERVICE / "backup", 0o755)


def _archive(app: Path, dist: Path) -> Path:
    """Build the archive for systems without Debian packages: unpack anywhere and start."""
    target = dist / f"{contents.NAME}-{contents.version()}-{records.system()}.tar.xz"
    with (
        lzma.open(target, "wb", preset=1) as stream,
        tarfile.open(fileobj=stream, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        archive.add(app, contents.NAME, filter=_as_root)
        archive.add(dist.parent / "LICENSE", f"{contents.NAME}/LICENSE", filter=_as_root)
    return target


def _deb(
    tree: Path, dist: Path, package: str, depends: list[str], description: str, scripts: Mapping[str, str]
) -> Path:
    architecture = ARCHITECTURES[records.system()]
    kibibytes = sum(file.lstat().st_size for file in tree.rglob("*") if not file.is_dir()) // 1024
    folder = tree / "DEBIAN"
    folder.mkdir()
    (folder / "control").write_text(
        CONTROL.format(
            package=package,
            version=contents.version(),
            architecture=architecture,
            maintainer=MAINTAINER,
            kibibytes=kibibytes,
            depends=", ".join(depends),
            description=description,
        ),
        encoding="utf-8",
    )
    for name, text in scripts.items():
        (folder / name).write_text(text, encoding="utf-8")
        (folder / name).chmod(0o644 if name == "conffiles" else 0o755)
    target = dist / f"{package}_{contents.version()}_{architecture}.deb"
    command = [
        "dpkg-deb",
        "--root-owner-group",
        "-Zzstd",
        "-z12",
        "--threads-max=2",
        "--build",
        str(tree),
        str(target),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Problem(f"dpkg-deb could not make {target.name}: {done.stderr.strip()}")
    return target


def _documents(folder: Path) -> None:
    _install(HERE / "linux" / "copyright", folder / "copyright")
    _compressed((contents.ROOT / "CHANGELOG.md").read_bytes(), folder / "changelog.gz")


def _either(packages: list[str]) -> list[str]:
    """Name the alternatives of packages that Ubuntu renamed."""
    return [f"{name}t64 | {name}" if name in ("libcups2", "libglib2.0-0") else name for name in packages]


def _fresh(tree: Path) -> Path:
    if tree.exists():
        shutil.rmtree(tree)
    tree.mkdir(parents=True)
    return tree


def _copy_folder(source: Path, target: Path) -> None:
    """Copy a folder as hard links: the app is large and nothing changes it here."""
    shutil.copytree(source, target, symlinks=True, copy_function=os.link)


def _install(source: Path, target: Path, mode: int = 0o644) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(mode)


def _compressed(text: bytes, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text, 9, mtime=0))


def _as_root(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member
