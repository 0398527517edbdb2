#!/bin/sh
# Runs a command of the product on the service's data, as the service's user:
#   runuser -u directory -- /opt/directory/deploy/cli.sh verify
# It reads the service's settings where DATA_DIR is not given.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
if [ -z "${DATA_DIR:-}" ]; then
  DATA_DIR=/var/lib/directory
  if [ -r /etc/directory/environment ]; then
    set -a
    . /etc/directory/environment
    set +a
  fi
  export DATA_DIR
fi
node --eval '
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) process.exit(0)
  console.error(`Node 22.18 or newer is needed; the one on the PATH is ${process.versions.node}.`)
  process.exit(1)'
exec node --wasm-wrapper-tiering-budget=1000000000 "$root/src/main/cli.ts" "$@"
