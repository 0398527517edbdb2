#!/bin/sh
# Restores a backup into a new, empty SQLite database in a temporary folder and checks the result.
# The running directory is not touched. Usage: deploy/restore-drill.sh FILE
set -eu
deploy=$(cd "$(dirname "$0")" && pwd)
file=${1:?name the backup to try, such as /var/backups/directory/directory-2026-01-01T03-30-00Z.jsonl.gz}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export DATA_DIR="$folder" DATABASE_URL= ADMIN_PASSWORD=
sh "$deploy/cli.sh" restore "$file"
sh "$deploy/cli.sh" verify
sh "$deploy/cli.sh" stats
echo "The backup $file can be restored."
