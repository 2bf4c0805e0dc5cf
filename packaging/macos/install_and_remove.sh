#!/usr/bin/env bash
# Installs the app from its disk image as a person would, has it check itself, and throws it away.
#
#   packaging/macos/install_and_remove.sh IMAGE
set -euo pipefail

IMAGE=${1:?a disk image}
NAME="Recovery Desktop"
PLACE="$HOME/Applications/$NAME.app"
MOUNT=$(mktemp -d)
trap 'hdiutil detach -quiet "$MOUNT" || true; rm -rf "$PLACE"' EXIT

hdiutil attach -quiet -nobrowse -readonly -mountpoint "$MOUNT" "$IMAGE"
mkdir -p "$HOME/Applications"
cp -R "$MOUNT/$NAME.app" "$PLACE"
codesign --verify --deep --strict "$PLACE"
"$PLACE/Contents/MacOS/recovery-desktop" --self-check
open -a "$PLACE" "$PWD/resources/sample-invoice.pdf"
for _ in $(seq 300); do
    [ ! -e "$HOME/Library/Application Support/$NAME/instance.name" ] || break
    sleep 0.2
done
test -e "$HOME/Library/Application Support/$NAME/instance.name"
osascript -e "tell application \"$NAME\" to quit"
for _ in $(seq 100); do
    pgrep -f "$PLACE/Contents/MacOS" >/dev/null || exit 0
    sleep 0.2
done
echo "$NAME did not quit when it was asked to." >&2
exit 1
