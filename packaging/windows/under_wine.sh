#!/usr/bin/env bash
# Compiles installer.iss on Debian and plays its whole life under Wine: install, start, upgrade while it runs, a locked
# file, uninstall, data kept and data removed. A placeholder stands for the app, which is 64-bit as Wine here is not; with
# a frozen app, as packaging/wine.py makes one, the setup of the release is packed around it as well, and one that lays
# it down in a folder of this system, where every file has to be the same.
#
#   sudo packaging/windows/under_wine.sh FOLDER [APP]      FOLDER (1.7 GB, with APP 4 GB) keeps the 32-bit system
set -euo pipefail

ROOT=$(cd "$(dirname "$0")/../.." && pwd)
CHROOT=$(realpath -m "${1:?a folder for the 32-bit system}")
APP=${2:+$(realpath -e "$2")}
INNO=innosetup@6.4.1

fail() { echo "$1" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail "This needs root: it makes a system of its own in $CHROOT."
for program in debootstrap npm Xvfb; do
    command -v "$program" >/dev/null || fail "$program is missing; install it first."
done

mount_all() {
    for folder in proc dev; do
        mountpoint -q "$CHROOT/$folder" || mount --bind "/$folder" "$CHROOT/$folder"
    done
    mkdir -p "$CHROOT/project"
    mountpoint -q "$CHROOT/project" || mount --bind "$ROOT" "$CHROOT/project"
    [ -z "$APP" ] || { mkdir -p "$CHROOT/app" && mount --bind -o ro "$APP" "$CHROOT/app"; }
}

release() {
    chroot "$CHROOT" sh -c 'wineserver -k 2>/dev/null; /usr/lib/wine/wineserver32 -k 2>/dev/null' || true
    [ -z "${SCREEN_PID:-}" ] || kill "$SCREEN_PID" 2>/dev/null || true
    for folder in tmp/.X11-unix app project dev proc; do
        mountpoint -q "$CHROOT/$folder" && umount -l "$CHROOT/$folder"
    done
    return 0
}
trap release EXIT

make_system() {
    [ -e "$CHROOT/.ready" ] && return
    debootstrap --arch=i386 --variant=minbase bookworm "$CHROOT" >/dev/null || fail "The 32-bit system cannot be made."
    cp /etc/resolv.conf "$CHROOT/etc/"
    mount_all
    chroot "$CHROOT" apt-get update -q >/dev/null
    chroot "$CHROOT" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
        wine wine32 gcc-mingw-w64-i686-win32 xauth >/dev/null || fail "Wine cannot be installed in the 32-bit system."
    touch "$CHROOT/.ready"
}

make_compiler() {
    [ -d "$CHROOT/opt/inno" ] && return
    local scratch
    scratch=$(mktemp -d)
    (cd "$scratch" && npm init -y >/dev/null 2>&1 && npm install --silent --no-audit --no-fund "$INNO" >/dev/null 2>&1) || fail "Inno Setup cannot be had from npm."
    cp -r "$scratch/node_modules/innosetup/bin" "$CHROOT/opt/inno"
    rm -rf "$scratch"
}

make_system
make_compiler
mount_all
Xvfb :77 -screen 0 800x600x24 -nolisten tcp >/dev/null 2>&1 &
SCREEN_PID=$!
for _ in $(seq 600); do [ -S /tmp/.X11-unix/X77 ] && break; sleep 0.1; done
[ -S /tmp/.X11-unix/X77 ] || fail "The screen did not start: is another one on :77?"
mkdir -p "$CHROOT/tmp/.X11-unix"
mountpoint -q "$CHROOT/tmp/.X11-unix" || mount --bind /tmp/.X11-unix "$CHROOT/tmp/.X11-unix"
status=0
chroot "$CHROOT" env WINEDEBUG=-all HOME=/root DISPLAY=:77 WINEDLLOVERRIDES="mscoree,mshtml=" WHOLE_APP="${APP:+/app}" \
    bash /project/packaging/windows/play.sh || status=$?
exit "$status"
