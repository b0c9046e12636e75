#!/usr/bin/env bash
# Draws every picture here from icon.svg, and the small ones from icon-small.svg.
# Needs the packages of ui/ (npm ci) and ImageMagick.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

tauri() { ../ui/node_modules/.bin/tauri icon "$@"; }
tauri icon.svg --output "$work/all"
tauri icon.svg --output "$work/large" --png 64 --png 128 --png 256 --png 512
tauri icon-small.svg --output "$work/small" --png 16 --png 24 --png 32 --png 48

cp "$work"/small/{16x16,32x32,48x48}.png .
cp "$work/large/128x128.png" 128x128.png
cp "$work/large/256x256.png" 128x128@2x.png
cp "$work/large/256x256.png" 256x256.png
cp "$work/large/512x512.png" icon.png
cp "$work/all/icon.icns" icon.icns
convert "$work"/small/{16x16,24x24,32x32,48x48}.png "$work"/large/{64x64,256x256}.png icon.ico
