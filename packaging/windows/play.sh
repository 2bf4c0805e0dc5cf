#!/usr/bin/env bash
# Inside the 32-bit system: compiles the setup twice and plays install, upgrade, refusals and uninstall. See under_wine.sh.
set -euo pipefail

cd /project
WORK=/tmp/play
export WINEPREFIX=$WORK/wine
rm -rf "$WORK" && mkdir -p "$WORK"
SERVER=$(command -v wineserver || ls /usr/lib/wine/wineserver32)
DATA="$WINEPREFIX/drive_c/users/root/AppData/Local/Recovery Desktop"
APP="$WINEPREFIX/drive_c/users/root/AppData/Local/Programs/Recovery Desktop"
LINK="$WINEPREFIX/drive_c/users/root/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Recovery Desktop/Recovery Desktop.lnk"
passed=0

fail() { echo "FAILED  $1" >&2; exit 1; }
ok() { passed=$((passed + 1)); echo "ok      $1"; }
is() { [ "$2" = "$3" ] || fail "$1: '$2' instead of '$3'"; ok "$1"; }
has() { case "$2" in *"$3"*) ok "$1" ;; *) fail "$1: '$3' is not in: $2" ;; esac; }
settled() { "$SERVER" -w; }
class() {
    local found
    found=$(wine reg query "HKCU\\Software\\Classes\\$1" /s 2>/dev/null) && echo "$found" | tr -d '\r'
    return 0
}

payload() {  # VERSION
    local folder=$WORK/payload-$1
    mkdir -p "$folder/_internal"
    i686-w64-mingw32-gcc -O1 -s -DVERSION="\"$1\"" packaging/windows/placeholder.c -o "$folder/recovery-desktop.exe"
    echo "$1" > "$folder/_internal/only-in-$1.txt"
    printf 'library' > "$folder/_internal/library.dll"
}

compile() {  # VERSION [OPTION ...]
    payload "$1"
    wine /opt/inno/ISCC.exe /Q "/DAppVersion=$1" "/DSourceFolder=Z:$WORK/payload-$1" "/DPictures=Z:/project/build/made" \
        /DPlaceholder "/OZ:$WORK" "${@:2}" installer.iss || fail "the setup of $1 is not compiled"
    settled
    SETUP=$WORK/recovery-desktop-$1-windows-setup.exe
    [ -s "$SETUP" ] || fail "no setup of $1"
    ok "compiled $1 ($(($(stat -c %s "$SETUP") / 1024)) KiB)"
}

setup() {  # VERSION [ARGUMENT ...]
    local version=$1
    shift
    local status=0
    timeout 120 wine "$WORK/recovery-desktop-$version-windows-setup.exe" /VERYSILENT /SUPPRESSMSGBOXES /NORESTART \
        "/LOG=Z:$WORK/setup.log" "$@" || status=$?
    echo "$status"
}

uninstall() {  # [ARGUMENT ...]
    local status=0
    timeout 120 wine "$APP/unins000.exe" /VERYSILENT /SUPPRESSMSGBOXES /NORESTART "/LOG=Z:$WORK/uninstall.log" "$@" || status=$?
    echo "$status"
}

wine wineboot --init >/dev/null 2>&1 || true
settled
status=0
wine /opt/inno/ISCC.exe /Q installer.iss >"$WORK/refused.txt" 2>&1 || status=$?
is "a compilation without a version is refused" "$status" 2
compile 0.0.1 /DRefused
compile 1.0.0
compile 1.1.0

refused() {  # WHAT VERSION LANGUAGE SENTENCE
    local status
    status=$(setup "$2" "/LANG=$3")
    [ "$status" != 0 ] || fail "$1: it installs"
    [ ! -e "$APP" ] || fail "$1: files were laid down"
    has "$1 ($status)" "$(iconv -c -f utf-8 -t utf-8 "$WORK/setup.log")" "$4"
}
windows() { wine reg add 'HKCU\Software\Wine' /v Version /d "$1" /f >/dev/null 2>&1; settled; }
windows win81
refused "an old Windows is told so, in German" 1.0.0 de "Windows 10 Version 1809 oder neuer. Nichts wurde verändert."
windows win10
refused "a Windows of 32 bits is told so" 0.0.1 en "Recovery Desktop needs a 64-bit Windows, version 1809 of Windows 10 or newer. Nothing was changed."

is "installs silently" "$(setup 1.0.0)" 0
settled
has "the installed program starts" "$(wine "$APP/recovery-desktop.exe" | tr -d '\r')" "1.0.0"
[ -e "$APP/_internal/only-in-1.0.0.txt" ] || fail "the files are not there"
[ -e "$LINK" ] || fail "no entry in the Start menu"; ok "an entry in the Start menu"
has "links are its own" "$(class recovery-desktop)" 'recovery-desktop.exe" "%1"'
has "offered for PDF files" "$(class '.pdf\OpenWithProgids')" "RecoveryDesktop.Invoice"
# Wine's own "start" knows no schemes of others, so the command that Windows would run is run.
command=$(class 'recovery-desktop\shell\open\command' | sed -n 's/.*REG_SZ *"\(.*\)" "%1".*/\1/p')
has "a link reaches it whole" "$(wine "$command" recovery-desktop://receivable/abc | tr -d '\r')" "[recovery-desktop://receivable/abc]"
mkdir -p "$DATA" && echo kept > "$DATA/desktop.sqlite3"

wine "$APP/recovery-desktop.exe" hold >/dev/null 2>&1 &
for _ in $(seq 100); do wine tasklist 2>/dev/null | grep -q recovery-desktop && break; sleep 0.1; done
status=$(setup 1.1.0 /LANG=fr)
[ "$status" != 0 ] || fail "the upgrade overwrites a running app"
[ -e "$APP/_internal/only-in-1.0.0.txt" ] || fail "the refused upgrade changed something"
has "an upgrade of a running app is refused ($status), changes nothing, and says so in French" "$(iconv -c -f utf-8 -t utf-8 "$WORK/setup.log")" "rien n'a été modifié"
status=$(uninstall)
[ -e "$APP/recovery-desktop.exe" ] || fail "a running app was removed"
ok "a running app is not removed ($status)"
wine taskkill /f /im recovery-desktop.exe >/dev/null 2>&1
settled

is "upgrades silently" "$(setup 1.1.0)" 0
settled
has "the new version starts" "$(wine "$APP/recovery-desktop.exe" | tr -d '\r')" "1.1.0"
[ ! -e "$APP/_internal/only-in-1.0.0.txt" ] || fail "a file of the old version is left"; ok "nothing of the old version is left"
is "data survive an upgrade" "$(cat "$DATA/desktop.sqlite3")" kept

is "uninstalls silently" "$(uninstall)" 0
settled
for _ in $(seq 100); do [ ! -e "$APP/recovery-desktop.exe" ] && break; sleep 0.1; done
[ ! -e "$APP" ] || fail "left behind: $(ls -A "$APP")"; ok "the program's folder is gone"
[ ! -e "$LINK" ] || fail "the Start menu still has it"; ok "the Start menu no longer has it"
is "its links are gone" "$(class recovery-desktop)" ""
is "its documents are gone" "$(class RecoveryDesktop.Invoice)" ""
is "data survive an uninstallation" "$(cat "$DATA/desktop.sqlite3")" kept

is "installs again in French" "$(setup 1.1.0 /LANG=fr)" 0
has "the document has a French name" "$(class RecoveryDesktop.Invoice)" "Facture"
settled
is "uninstalls with the data" "$(uninstall /REMOVEDATA=1)" 0
settled
for _ in $(seq 100); do [ ! -e "$DATA" ] && break; sleep 0.1; done
[ ! -e "$DATA" ] || fail "the data are still there"; ok "the data are gone when that is asked for"

if [ -n "${WHOLE_APP:-}" ]; then
    options=("/DSourceFolder=Z:$WHOLE_APP" "/DPictures=Z:/project/build/made")
    wine /opt/inno/ISCC.exe /Q /DAppVersion=2.0.0 "${options[@]}" "/OZ:$WORK/release" installer.iss || fail "the release's setup is not compiled"
    settled
    ok "the release's setup is packed around the whole app ($(du -m "$WORK"/release/*.exe | cut -f1) MB)"
    wine /opt/inno/ISCC.exe /Q /DAppVersion=2.1.0 "${options[@]}" /DPlaceholder "/OZ:$WORK" installer.iss || fail "the whole app is not packed"
    settled
    is "the whole app is installed" "$(setup 2.1.0)" 0
    settled
    # The setup adds what removes it and the licence, and takes no files that Wine says are hidden: those with a dot.
    different=$(diff -rq --exclude='.*' "$WHOLE_APP" "$APP" | grep -vE '^Only in .*Recovery Desktop: (unins000|LICENSE)' || true)
    [ -z "$different" ] || fail "laid down differently: $different"; ok "every file of it is the same"
fi
echo "$passed passed"
