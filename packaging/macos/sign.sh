#!/usr/bin/env bash
# Signs an app from the inside out: first every file of machine code, then every framework, then the app around them.
# A signature covers what lies below it, and what it covers must be signed already.
#
#   packaging/macos/sign.sh APP IDENTITY        the identity "-" signs for this machine only
set -euo pipefail

APP=${1:?the app}
IDENTITY=${2:?who signs}
HERE=$(cd "$(dirname "$0")" && pwd)
OPTIONS=(--force --sign "$IDENTITY")
[ "$IDENTITY" = - ] || OPTIONS+=(--options runtime --timestamp)
ENTITLED=("${OPTIONS[@]}")
[ "$IDENTITY" = - ] || ENTITLED+=(--entitlements "$HERE/entitlements.plist")

# By what is in them, not by their names: the libraries inside frameworks and the helpers have none that tells.
is_machine_code() {
    case "$(head -c 4 "$1" | od -An -tx1 | tr -d ' \n')" in
        cffaedfe | feedfacf | cafebabe | bebafeca | cafebabf) return 0 ;;
        *) return 1 ;;
    esac
}
deepest_first() { awk -F/ '{ print NF "\t" $0 }' | sort -rn | cut -f2-; }

find "$APP/Contents" -type f ! -name '*.a' ! -path "$APP/Contents/MacOS/*" | deepest_first | while IFS= read -r file; do
    ! is_machine_code "$file" || codesign "${OPTIONS[@]}" "$file"
done
find "$APP/Contents" -type d -name '*.framework' | deepest_first | while IFS= read -r framework; do
    codesign "${OPTIONS[@]}" "$framework"
done
codesign "${ENTITLED[@]}" "$APP"
codesign --verify --deep --strict "$APP"
