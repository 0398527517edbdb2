#!/bin/sh
# Builds the image of the Dockerfile and runs it once, without a container engine's service and without an image registry:
# the base is made of Debian's packages. Needs root, and Debian's packages buildah and mmdebstrap.
# Usage: deploy/try-container.sh NODE_FOLDER   (a Node installation with bin/node and npm, such as /usr/local)
set -eu
cd "$(dirname "$0")/.."
node_folder=${1:?name a folder that holds bin/node and lib/node_modules/npm}
work=$(mktemp -d)
port=${PORT:-3399}
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
export CONTAINERS_STORAGE_CONF="$work/storage.conf"
printf '[storage]\ndriver = "vfs"\ngraphroot = "%s/graph"\nrunroot = "%s/run"\n' "$work" "$work" >"$CONTAINERS_STORAGE_CONF"
trap 'rm -rf "$work"' EXIT

echo "Making the base image …"
mmdebstrap --quiet --variant=minbase --include=ca-certificates bookworm "$work/base.tar"
base=$(buildah from scratch)
buildah add --quiet "$base" "$work/base.tar" /
buildah copy --quiet "$base" "$node_folder/bin/node" /usr/local/bin/node
buildah copy --quiet "$base" "$node_folder/lib/node_modules/npm" /usr/local/lib/node_modules/npm
buildah run "$base" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
# Certificates and npm's settings of this machine, for networks that need them.
buildah copy --quiet "$base" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
buildah config --env npm_config_cafile=/etc/ssl/certs/ca-certificates.crt "$base"
buildah commit --quiet --rm "$base" localhost/node-base >/dev/null

echo "Building the image …"
buildah build --quiet --network=host --build-arg NODE_IMAGE=localhost/node-base --tag localhost/directory . >/dev/null

echo "Running it on port $port …"
container=$(buildah from localhost/directory)
buildah run --env "PORT=$port" --env HOST=127.0.0.1 "$container" -- \
  node --wasm-wrapper-tiering-budget=1000000000 src/main/serve.ts >"$work/log" 2>&1 &
runner=$!
tries=0
until PORT=$port "$node_folder/bin/node" deploy/health-check.mjs; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || { cat "$work/log"; echo "It does not become ready."; exit 1; }
  sleep 1
done
server=$(pgrep --newest --full "^node .*src/main/serve.ts")
echo "It is ready, and runs as user $(ps -o uid= -p "$server" | tr -d ' ')."
kill -TERM "$server"
wait "$runner" && echo "It stopped by SIGTERM with exit code 0."
