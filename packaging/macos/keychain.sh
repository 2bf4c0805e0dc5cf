#!/usr/bin/env bash
# Puts the signing certificate into a keychain of this run and prints what make_dmg.sh reads, as NAME=value lines.
set -euo pipefail

KEYCHAIN="$RUNNER_TEMP/signing.keychain-db"
SECRET=$(openssl rand -hex 16)
CERTIFICATE_FILE="$RUNNER_TEMP/certificate.p12"
trap 'rm -f "$CERTIFICATE_FILE"' EXIT

security create-keychain -p "$SECRET" "$KEYCHAIN"
security set-keychain-settings -lut 21600 "$KEYCHAIN"
security unlock-keychain -p "$SECRET" "$KEYCHAIN"
base64 --decode <<<"$CERTIFICATE" > "$CERTIFICATE_FILE"
security import "$CERTIFICATE_FILE" -k "$KEYCHAIN" -P "$PASSWORD" -T /usr/bin/codesign >&2
security set-key-partition-list -S apple-tool:,apple: -s -k "$SECRET" "$KEYCHAIN" >/dev/null
security list-keychains -d user -s "$KEYCHAIN" login.keychain-db
echo "MACOS_IDENTITY=$IDENTITY"
if [ -n "${NOTARY_APPLE_ID:-}" ]; then
    xcrun notarytool store-credentials recovery --apple-id "$NOTARY_APPLE_ID" --team-id "$NOTARY_TEAM" \
        --password "$NOTARY_PASSWORD" --keychain "$KEYCHAIN" >&2
    echo "NOTARY_PROFILE=recovery"
    echo "NOTARY_KEYCHAIN=$KEYCHAIN"
fi
