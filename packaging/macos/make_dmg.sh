#!/usr/bin/env bash
# Signs the frozen app where an identity is given, packs it into a disk image, and has Apple look at it where that is set up.
#
#   MACOS_IDENTITY      "Developer ID Application: …", in the keychain; without it the app is signed for this machine only
#   NOTARY_PROFILE      a profile stored by "xcrun notarytool store-credentials"; without it the image is not notarised
#   NOTARY_KEYCHAIN     the keychain that holds the profile, where it is not the person's own
set -euo pipefail

ROOT=$(cd "$(dirname "$0")/../.." && pwd)
NAME="Recovery Desktop"
APP="$ROOT/dist/$NAME.app"
VERSION=$(sed -n 's/^version = "\(.*\)"/\1/p' "$ROOT/pyproject.toml" | head -1)
IMAGE="$ROOT/dist/recovery-desktop-$VERSION-macos-$(uname -m).dmg"

fail() { echo "$1" >&2; exit 1; }
[ "$(uname -s)" = Darwin ] || fail "A disk image can only be made on macOS."
[ -d "$APP" ] || fail "$APP is missing; run: python3 dev.py build freeze"
free=$(df -m "$ROOT/dist" | awk 'NR == 2 { print $4 }')
[ "$free" -ge 2000 ] || fail "There is no space: 2000 MB are needed in dist/, and $free MB are free."

IDENTITY=${MACOS_IDENTITY:--}
"$ROOT/packaging/macos/sign.sh" "$APP" "$IDENTITY" || fail "The app's signature is not whole."

STAGE=$(mktemp -d)
trap 'rm -rf "$STAGE"' EXIT
cp -R "$APP" "$STAGE/"
ln -s /Applications "$STAGE/Applications"
cp "$ROOT/LICENSE" "$STAGE/LICENSE.txt"
rm -f "$IMAGE"
hdiutil create -quiet -volname "$NAME" -srcfolder "$STAGE" -fs HFS+ -format ULMO "$IMAGE"
[ "$IDENTITY" = - ] || codesign --sign "$IDENTITY" --timestamp "$IMAGE"

if [ -n "${NOTARY_PROFILE:-}" ]; then
    [ "$IDENTITY" != - ] || fail "Apple only looks at what is signed: MACOS_IDENTITY is missing."
    KEYCHAIN=()
    [ -z "${NOTARY_KEYCHAIN:-}" ] || KEYCHAIN=(--keychain "$NOTARY_KEYCHAIN")
    xcrun notarytool submit "$IMAGE" --keychain-profile "$NOTARY_PROFILE" ${KEYCHAIN[@]+"${KEYCHAIN[@]}"} --wait
    xcrun stapler staple "$IMAGE"
    spctl --assess --type open --context context:primary-signature "$IMAGE"
fi
echo "$IMAGE"
