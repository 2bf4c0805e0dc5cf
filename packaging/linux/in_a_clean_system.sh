#!/usr/bin/env bash
# Installs an older Debian package in a system of its own, upgrades it over data of the first version and while it runs, starts
# it as a desktop does, takes a picture, removes it, looks for remains.
#
#   sudo packaging/linux/in_a_clean_system.sh FOLDER PACKAGE.deb PICTURES [OLDER.deb]      FOLDER keeps the system between runs
#
# Without an older package, one is made of the same files with a lower version and one file more.
set -euo pipefail

ROOT=$(cd "$(dirname "$0")/../.." && pwd)
CHROOT=$(realpath -m "${1:?a folder for the system}")
PACKAGE=$(realpath "${2:?the package}")
PICTURES=$(realpath -m "${3:?a folder for pictures}")
OLDER=${4:-}
FIRST_DATA="$ROOT/tests/packaging/fixtures/desktop-0001.sql"
DATA="$CHROOT/home/person/.local/share/Recovery Desktop"
ONLY_OLDER=usr/lib/recovery-desktop/_internal/only-in-the-older.txt
passed=0

fail() { echo "FAILED  $1" >&2; exit 1; }
ok() { passed=$((passed + 1)); echo "ok      $1"; }
[ "$(id -u)" = 0 ] || fail "This needs root: it makes a system of its own in $CHROOT."
command -v debootstrap >/dev/null || fail "debootstrap is missing; install it first."

inside() { chroot "$CHROOT" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
as_person() { inside runuser -u person -- env HOME=/home/person DISPLAY=:78 XDG_RUNTIME_DIR=/run/person "$@"; }
release() {
    inside pkill -u person 2>/dev/null || true
    inside pkill Xvfb 2>/dev/null || true
    for folder in dev proc; do
        mountpoint -q "$CHROOT/$folder" && umount -l "$CHROOT/$folder"
    done
    return 0
}
trap release EXIT
older_of() {  # PACKAGE TARGET
    local tree
    tree=$(mktemp -d -p "$CHROOT/tmp")
    dpkg-deb --raw-extract "$1" "$tree" && sed -i 's/^Version: .*/Version: 0.0.1/' "$tree/DEBIAN/control"
    echo old > "$tree/$ONLY_OLDER"
    dpkg-deb --root-owner-group -Zzstd -z1 --build "$tree" "$2" >/dev/null || fail "An older package cannot be made."
    rm -rf "$tree"
}
data_of_first_version() {
    mkdir -p "$DATA"
    python3 -c 'import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2], encoding="utf-8").read())' \
        "$DATA/desktop.sqlite3" "$FIRST_DATA" || fail "the data of the first version cannot be made"
    inside chown -R person: /home/person/.local
}
stored() {  # QUERY
    python3 -c 'import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute(sys.argv[2]).fetchone()[0])' "$DATA/desktop.sqlite3" "$1"
}
until_true() {  # WHAT COMMAND ...
    local what=$1 left=600
    shift
    until "$@" >/dev/null 2>&1; do
        left=$((left - 1))
        [ $left -gt 0 ] || fail "$what did not happen within a minute"
        sleep 0.1
    done
}

if [ ! -e "$CHROOT/.ready" ]; then
    debootstrap --variant=minbase bookworm "$CHROOT" >/dev/null || fail "The system cannot be made."
    cp /etc/resolv.conf "$CHROOT/etc/"
    for folder in proc dev; do mount --bind "/$folder" "$CHROOT/$folder"; done
    # What a desktop has: a screen, a bus, and the program that menus use to start others.
    inside apt-get update -q >/dev/null
    inside apt-get install -y -q --no-install-recommends xvfb xauth dbus dbus-x11 libgtk-3-bin xdotool imagemagick \
        desktop-file-utils procps man-db >/dev/null 2>&1 || fail "The desktop's programs cannot be installed."
    inside useradd --create-home person
    inside install -d -o person -m 700 /run/person
    touch "$CHROOT/.ready"
fi
for folder in proc dev; do mountpoint -q "$CHROOT/$folder" || mount --bind "/$folder" "$CHROOT/$folder"; done
inside install -d -o person -m 700 /run/person
mkdir -p "$CHROOT/tmp/given" "$PICTURES"
chmod 1777 "$CHROOT/tmp"
cp "$PACKAGE" "$CHROOT/tmp/given/"
cp "$ROOT/resources/sample-invoice.pdf" "$CHROOT/tmp/given/invoice one.pdf"
chmod 644 "$CHROOT"/tmp/given/*
inside apt-get purge -y -q recovery-desktop recovery-desktop-service >/dev/null 2>&1 || true
rm -rf "$CHROOT/home/person/.local"

if [ -n "$OLDER" ]; then cp "$OLDER" "$CHROOT/tmp/given/older.deb"; else older_of "$PACKAGE" "$CHROOT/tmp/given/older.deb"; fi
inside apt-get install -y -q --no-install-recommends /tmp/given/older.deb >"$PICTURES/apt.log" 2>&1 ||
    fail "The older package is not installed: $(tail -3 "$PICTURES/apt.log")"
rm "$CHROOT/tmp/given/older.deb"
older=$(inside dpkg-query -W -f '${Version}' recovery-desktop)
ok "installed $older with what it depends on"
data_of_first_version
schema=$(stored 'PRAGMA user_version')
receivables=$(stored 'SELECT count(*) FROM receivable')
as_person env QT_QPA_PLATFORM=offscreen recovery-desktop --data-dir /tmp/elsewhere >"$PICTURES/older.log" 2>&1 &
until_true "the start of the older version" test -e "$CHROOT/tmp/elsewhere/desktop.sqlite3"
inside apt-get install -y -q --no-install-recommends "/tmp/given/$(basename "$PACKAGE")" >"$PICTURES/apt.log" 2>&1 ||
    fail "The package is not installed: $(tail -3 "$PICTURES/apt.log")"
newer=$(inside dpkg-query -W -f '${Version}' recovery-desktop)
[ "$newer" != "$older" ] || fail "the version is still $older"
[ ! -e "$CHROOT/$ONLY_OLDER" ] || [ -n "$OLDER" ] || fail "a file of the older version is left"
ok "upgraded to $newer, nothing of the older version is left"
grep -q "Recovery Desktop is running" "$PICTURES/apt.log" || fail "the upgrade does not say that the older version still runs"
inside pkill -u person -f '^recovery-desktop --data-dir' || fail "the older version did not survive the upgrade"
until_true "the end of the older version" sh -c "! chroot '$CHROOT' pgrep -u person -f '^recovery-desktop --data-dir'"
rm -rf "$CHROOT/tmp/elsewhere"
ok "an app that runs meanwhile goes on, and the person is told to start it again"
inside sh -c 'desktop-file-validate /usr/share/applications/recovery-desktop.desktop' || fail "the desktop entry is not valid"
ok "its desktop entry is valid"
inside man -w recovery-desktop >/dev/null || fail "no man page"; ok "a man page"
for size in 16 32 48 128 256 512; do
    [ -s "$CHROOT/usr/share/icons/hicolor/${size}x$size/apps/recovery-desktop.png" ] || fail "no icon of $size"
done
ok "icons in all sizes"
grep -q '^x-scheme-handler/recovery-desktop=.*recovery-desktop.desktop' "$CHROOT/usr/share/applications/mimeinfo.cache" ||
    fail "links do not belong to it"
ok "its links belong to it"
QT_CHECK=$(as_person env -u DISPLAY recovery-desktop --self-check) || fail "the self-check failed: $QT_CHECK"
echo "$QT_CHECK" | sed 's/^/        /'
ok "the self-check passes as an ordinary person"

inside Xvfb :78 -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
until_true "the screen" as_person xdotool getdisplaygeometry
as_person dbus-run-session -- sh -c 'gtk-launch recovery-desktop "file:///tmp/given/invoice%20one.pdf"; sleep 3600' >"$PICTURES/launch.log" 2>&1 &
until_true "the window" as_person xdotool search --onlyvisible --classname recovery-desktop
ok "a menu starts it with an invoice"
program=$(inside pgrep -u person -f -o '^/usr/(bin|lib/recovery-desktop)/recovery-desktop|^recovery-desktop' | head -1)
tr '\0' '\n' < "$CHROOT/proc/$program/cmdline" | grep -qx '/tmp/given/invoice one.pdf' || fail "the invoice did not reach it: $(tr '\0' ' ' < "$CHROOT/proc/$program/cmdline")"
ok "the invoice reaches it as a path"
sleep 2
as_person import -window root png:/run/person/picture.png
cp "$CHROOT/run/person/picture.png" "$PICTURES/started.png"
ok "pictured"
as_person recovery-desktop recovery-desktop://receivable/abc || fail "a second start does not hand over"
ok "a second start hands over its link and ends"
as_person sh -c 'ls "$HOME/.local/share/Recovery Desktop/desktop.sqlite3"' >/dev/null || fail "no data where they belong"
inside kill "$program"
until_true "its end" sh -c "! kill -0 $program 2>/dev/null"
ok "it ends when it is asked to"
[ "$(stored 'PRAGMA user_version')" -gt "$schema" ] || fail "the first version's data are as they were"
[ "$(stored 'SELECT count(*) FROM receivable')" = "$receivables" ] || fail "receivables of the first version are lost"
[ "$(stored 'PRAGMA integrity_check')" = ok ] || fail "the data are damaged"
ok "the first version's $receivables receivables are in the newest schema"

SERVICE=$(ls "$(dirname "$PACKAGE")"/recovery-desktop-service_*.deb 2>/dev/null | head -1 || true)
if [ -n "$SERVICE" ]; then
    cp "$SERVICE" "$CHROOT/tmp/given/"
    inside apt-get install -y -q --no-install-recommends "/tmp/given/$(basename "$SERVICE")" >>"$PICTURES/apt.log" 2>&1 ||
        fail "The service's package is not installed: $(tail -3 "$PICTURES/apt.log")"
    [ "$(inside stat -c '%U:%G %a' /etc/recovery-service/service.env)" = "root:recovery-service 640" ] || fail "its settings can be read by others"
    inside runuser -u recovery-service -- recovery-service init --environment test --data-dir /tmp/service-data \
        >/dev/null || fail "the service settles no environment"
    inside runuser -u recovery-service -- recovery-service client add --name Platform --redirect-uri https://example.org/back \
        --data-dir /tmp/service-data | grep -q client_secret || fail "the service's commands do not work"
    inside systemd-analyze verify /usr/lib/systemd/system/recovery-api@.service >/dev/null 2>&1 ||
        inside sh -c '! command -v systemd-analyze >/dev/null' || fail "its unit is not valid"
    inside apt-get purge -y -q recovery-desktop-service >/dev/null 2>&1 || fail "the service's package is not purged"
    inside getent passwd recovery-service >/dev/null && fail "its account is left"
    [ ! -e "$CHROOT/etc/recovery-service" ] || fail "its settings are left"
    ok "the service's package works with an account of its own and goes with it"
fi

inside apt-get purge -y -q recovery-desktop >/dev/null 2>&1 || fail "it is not purged"
left=$(inside find / -xdev \( -path /proc -o -path /dev -o -path /home -o -path /tmp -o -path /var/log -o -path /var/cache -o -path /var/lib/apt \) -prune -o -iname '*recovery-desktop*' -print)
[ -z "$left" ] || fail "left behind: $left"
grep -qs recovery-desktop "$CHROOT/usr/share/applications/mimeinfo.cache" && fail "the list of programs still has it"
ok "purged without remains"
[ "$(stored 'SELECT count(*) FROM receivable')" = "$receivables" ] || fail "the person's data are gone"
ok "the person's data are still there"
echo "$passed passed"
