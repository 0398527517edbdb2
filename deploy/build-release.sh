#!/bin/sh
# Makes release/: the product with its built pages and the packages that it needs to run, and nothing else.
# Needs Node 22.18 or newer, npm, and the npm registry. Run it in a clean copy of the source.
set -eu
cd "$(dirname "$0")/.."

npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
node --input-type=module --eval "
  import { ensureBuild } from './scripts/setup/build.mjs'
  ensureBuild(process.execPath)"
# The pages are built: what built them goes.
npm uninstall --no-save --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error \
  vite @vitejs/plugin-react @tailwindcss/vite tailwindcss

rm -rf release
mkdir release
cp -R src dist public deploy node_modules package.json package-lock.json LICENSE NOTICE release/
find release/src \( -name '*.test.ts' -o -name '*.test.tsx' -o -name '*.contract.ts' \) -delete
